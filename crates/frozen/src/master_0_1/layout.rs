//! Which rows a net has, by name: blocks of features one after the other. A block is counted, or it has a
//! feature for each of some names, such as the slugs of all cards. A net is read by these names, so a card
//! that joins the game moves none of the rows that were learned.
//!
//! A block that comes to mean something else gets another name.

/// The features of one block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Rows {
    /// So many.
    Counted(usize),
    /// One for each name.
    Named(Vec<String>),
}

impl Rows {
    /// How many features these are.
    #[must_use]
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Counted(count) => *count,
            Self::Named(names) => names.len(),
        }
    }
}

/// The blocks of features in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Layout {
    blocks: Vec<(String, Rows)>,
}

impl Layout {
    /// How many features there are.
    #[must_use]
    pub(super) fn features(&self) -> usize {
        self.blocks.iter().map(|(_, rows)| rows.len()).sum()
    }

    /// The blocks with the number of their first feature.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&str, usize, &Rows)> {
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
    pub(super) fn counted(&mut self, prefix: &str, firsts: &[(&str, usize)], end: usize) {
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
    pub(super) fn named<'a>(&mut self, block: &str, first: usize, names: impl Iterator<Item = &'a str>) {
        assert_eq!(first, self.features(), "{block} is out of order");
        let names = names.map(str::to_owned).collect();
        self.blocks.push((block.to_owned(), Rows::Named(names)));
    }

    /// Reads lines like `block 26`, `block : name name` or `block = earlier`; `None` when it is something
    /// else, or has more than `most` features.
    #[must_use]
    pub(super) fn parse(text: &str, most: usize) -> Option<Self> {
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

    /// For each feature of this layout the row of a file with that layout, if it has one. `None` when a block
    /// of the same name has features of another kind or number.
    pub(super) fn matched(&self, file: &Self) -> Option<Vec<Option<usize>>> {
        let mut rows = Vec::with_capacity(self.features());
        for (block, _, here) in self.blocks() {
            let there = file.blocks().find(|(known, ..)| *known == block);
            match (here, there) {
                (here, None) => rows.extend(std::iter::repeat_n(None, here.len())),
                (Rows::Counted(here), Some((_, first, Rows::Counted(there)))) if here == there => {
                    rows.extend((first..first + there).map(Some));
                }
                (Rows::Named(here), Some((_, first, Rows::Named(there)))) => {
                    let row = |name: &String| there.iter().position(|known| known == name);
                    rows.extend(here.iter().map(|name| row(name).map(|row| first + row)));
                }
                _ => return None,
            }
        }
        Some(rows)
    }
}
