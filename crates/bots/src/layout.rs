//! Which rows a net has, by name: blocks of features one after the other. A block is counted, or it has a
//! feature for each of some names, such as the slugs of all cards. A net is read by these names, so a card
//! that joins the game moves none of the rows that were learned.
//!
//! A block that comes to mean something else gets another name.

use std::fmt::Write as _;

/// The features of one block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rows {
    /// So many.
    Counted(usize),
    /// One for each name.
    Named(Vec<String>),
}

impl Rows {
    /// How many features these are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Counted(count) => *count,
            Self::Named(names) => names.len(),
        }
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The blocks of features in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Layout {
    blocks: Vec<(String, Rows)>,
}

/// What tells the rows of a file from those of the game, by name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Changes {
    /// In the game but not in the file: neutral.
    pub unmet: Vec<String>,
    /// In the file but no longer in the game: left out.
    pub dropped: Vec<String>,
}

impl Changes {
    fn note(list: &mut Vec<String>, name: &str) {
        if !list.iter().any(|known| known == name) {
            list.push(name.to_owned());
        }
    }

    /// Are the rows the same?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.unmet.is_empty() && self.dropped.is_empty()
    }
}

impl Layout {
    /// How many features there are.
    #[must_use]
    pub fn features(&self) -> usize {
        self.blocks.iter().map(|(_, rows)| rows.len()).sum()
    }

    /// The blocks with the number of their first feature.
    pub fn blocks(&self) -> impl Iterator<Item = (&str, usize, &Rows)> {
        let mut next = 0;
        self.blocks.iter().map(move |(name, rows)| {
            let first = next;
            next += rows.len();
            (name.as_str(), first, rows)
        })
    }

    /// Adds counted blocks, each with the number of its first feature; `end` is the one after the last.
    ///
    /// # Panics
    /// When a block does not begin where the one before it ends.
    pub fn counted(&mut self, prefix: &str, firsts: &[(&str, usize)], end: usize) {
        for (nth, (name, first)) in firsts.iter().enumerate() {
            assert_eq!(*first, self.features(), "{prefix}{name} is out of order");
            let next = firsts.get(nth + 1).map_or(end, |(_, next)| *next);
            self.blocks
                .push((format!("{prefix}{name}"), Rows::Counted(next - first)));
        }
    }

    /// Adds a block with a feature for each of these names.
    ///
    /// # Panics
    /// When it does not begin where the one before it ends.
    pub fn named<'a>(&mut self, block: &str, first: usize, names: impl Iterator<Item = &'a str>) {
        assert_eq!(first, self.features(), "{block} is out of order");
        let names = names.map(str::to_owned).collect();
        self.blocks.push((block.to_owned(), Rows::Named(names)));
    }

    /// The layout as lines of text: `block 26`, `block : name name` or, where the names are those of an
    /// earlier block, `block = earlier`.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (nth, (block, rows)) in self.blocks.iter().enumerate() {
            let known = || self.blocks[..nth].iter().find(|(_, known)| known == rows);
            let line = match rows {
                Rows::Counted(count) => writeln!(text, "{block} {count}"),
                Rows::Named(names) => match known() {
                    Some((same, _)) => writeln!(text, "{block} = {same}"),
                    None => writeln!(text, "{block} : {}", names.join(" ")),
                },
            };
            line.expect("a string grows");
        }
        text
    }

    /// Reads what [`Layout::text`] has written; `None` when it is something else, or has more than `most`
    /// features.
    #[must_use]
    pub fn parse(text: &str, most: usize) -> Option<Self> {
        let mut layout = Self::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            let (block, kind) = (words.next()?, words.next()?);
            let rows = match kind {
                ":" => Rows::Named(words.by_ref().map(str::to_owned).collect()),
                "=" => {
                    let same = words.next()?;
                    let known = layout.blocks.iter().find(|(known, _)| known == same)?;
                    known.1.clone()
                }
                count => Rows::Counted(count.parse().ok().filter(|count| *count <= most)?),
            };
            if words.next().is_some() {
                return None;
            }
            layout.blocks.push((block.to_owned(), rows));
            if layout.features() > most {
                return None;
            }
        }
        Some(layout)
    }

    /// For each feature of this layout the row of a file with that layout, if it has one, and what differs.
    /// `None` when a block of the same name has features of another kind or number.
    #[must_use]
    pub fn matched(&self, file: &Self) -> Option<(Vec<Option<usize>>, Changes)> {
        let (mut rows, mut changes) = (Vec::with_capacity(self.features()), Changes::default());
        for (block, _, here) in self.blocks() {
            let there = file.blocks().find(|(known, ..)| *known == block);
            match (here, there) {
                (here, None) => {
                    Changes::note(&mut changes.unmet, block);
                    rows.extend(std::iter::repeat_n(None, here.len()));
                }
                (Rows::Counted(here), Some((_, first, Rows::Counted(there)))) if here == there => {
                    rows.extend((first..first + there).map(Some));
                }
                (Rows::Named(here), Some((_, first, Rows::Named(there)))) => {
                    for name in here {
                        let row = there.iter().position(|known| known == name);
                        if row.is_none() {
                            Changes::note(&mut changes.unmet, name);
                        }
                        rows.push(row.map(|row| first + row));
                    }
                    for name in there.iter().filter(|name| !here.contains(name)) {
                        Changes::note(&mut changes.dropped, name);
                    }
                }
                _ => return None,
            }
        }
        for (block, ..) in file.blocks() {
            if !self.blocks.iter().any(|(known, _)| known == block) {
                Changes::note(&mut changes.dropped, block);
            }
        }
        Some((rows, changes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(cards: &str) -> Layout {
        let mut layout = Layout::default();
        layout.counted("own-", &[("hearts", 0), ("stars", 3)], 5);
        layout.named("own-cards", 5, cards.split(' '));
        layout.named("their-cards", layout.features(), cards.split(' '));
        layout
    }

    #[test]
    fn a_layout_is_read_as_it_was_written_and_names_are_written_once() {
        let layout = layout("a b c");
        let text = layout.text();
        assert_eq!(
            text,
            "own-hearts 3\nown-stars 2\nown-cards : a b c\ntheir-cards = own-cards\n"
        );
        assert_eq!(Layout::parse(&text, 100), Some(layout));
        assert_eq!(Layout::parse(&text, 10), None);
        for broken in [
            "own",
            "own 1 2",
            "own = ours",
            "own -1",
            "own 99999999999999999999",
        ] {
            assert_eq!(Layout::parse(broken, 100), None, "{broken}");
        }
    }

    #[test]
    fn rows_are_found_by_name() {
        let (rows, changes) = layout("new a c")
            .matched(&layout("c b a"))
            .expect("the same kinds");
        let cards = [None, Some(7), Some(5), None, Some(10), Some(8)];
        assert_eq!(rows[..5], [0, 1, 2, 3, 4].map(Some));
        assert_eq!(rows[5..], cards);
        assert_eq!(changes.unmet, ["new"]);
        assert_eq!(changes.dropped, ["b"]);
    }

    #[test]
    fn blocks_come_and_go_but_do_not_change() {
        let (whole, mut less) = (layout("a"), layout("a"));
        less.blocks.remove(1);
        let (rows, changes) = whole.matched(&less).expect("the same kinds");
        assert_eq!(rows[3..], [None, None, Some(3), Some(4)]);
        assert_eq!(changes.unmet, ["own-stars"]);
        assert_eq!(
            less.matched(&whole).expect("the same kinds").1.dropped,
            ["own-stars"]
        );
        let mut other = layout("a");
        other.blocks[1].1 = Rows::Counted(3);
        assert_eq!(whole.matched(&other), None);
    }
}
