//! A sentence in pieces, so that the window can draw icons, colours and card hovers, and the terminal plain
//! text.
//!
//! Fluent knows only strings. A name handed to a sentence is therefore wrapped in marks of the private use
//! area, and [`parts`] finds the names again afterwards, wherever the language has put them.

use engine::Seat;
use engine::classic::{CardId, Face, Monster};
use fluent_bundle::FluentValue;
use i18n_embed::fluent::FluentLanguageLoader;
use std::fmt::{Display, Formatter, Result};

const OPEN: char = '\u{E000}';
const NAME: char = '\u{E001}';
const CLOSE: char = '\u{E002}';

/// What lies on the table and has a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// ★
    Star,
    /// ♥
    Heart,
    /// ⚡
    Energy,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Self; 3] = [Self::Star, Self::Heart, Self::Energy];

    /// The character that stands for it in texts.
    #[must_use]
    pub const fn character(self) -> char {
        match self {
            Self::Star => '★',
            Self::Heart => '♥',
            Self::Energy => '⚡',
        }
    }

    /// Its picture, as a path under `resources/art`.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Star => "tokens/star.svg",
            Self::Heart => "tokens/heart.svg",
            Self::Energy => "tokens/energy.svg",
        }
    }
}

/// A piece of a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Part {
    /// Words.
    Text(String),
    /// A player or monster, by the name it goes by.
    Seat {
        /// Which seat.
        seat: Seat,
        /// As the sentence names it.
        name: String,
    },
    /// A card, by its name in the language of the sentence.
    Card {
        /// Which card.
        card: CardId,
        /// As the sentence names it.
        name: String,
    },
    /// Stars, hearts, energy.
    Symbol(Symbol),
    /// A face of a die, with the word for it.
    Face {
        /// Which face.
        face: Face,
        /// As the sentence names it.
        name: String,
    },
    /// A face of a die of another game, by its picture, with the word for it.
    Die {
        /// The path of its picture in `resources/art`.
        path: String,
        /// As the sentence names it.
        name: String,
    },
    /// Something else that has a message of its own, as the cards of another game: `.text` of that message
    /// explains it.
    Term {
        /// The key of its message.
        id: String,
        /// As the sentence names it.
        name: String,
    },
    /// A picture of `resources/art` by its path, with the word for it.
    Picture {
        /// The path of the picture.
        path: String,
        /// As the sentence names it.
        name: String,
    },
}

impl Display for Part {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Self::Text(text) => formatter.write_str(text),
            Self::Seat { name, .. }
            | Self::Card { name, .. }
            | Self::Face { name, .. }
            | Self::Die { name, .. }
            | Self::Term { name, .. }
            | Self::Picture { name, .. } => formatter.write_str(name),
            Self::Symbol(symbol) => write!(formatter, "{}", symbol.character()),
        }
    }
}

/// The picture in front of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A picture of `resources/art` by its path.
    Picture(&'static str),
    /// The emblem of a card.
    Card(CardId),
    /// The figure of a monster.
    Monster(Monster),
    /// A picture by its folder in `resources/art` and its name there.
    In(&'static str, &'static str),
}

impl Icon {
    /// The picture's path under `resources/art`.
    #[must_use]
    pub fn path(self) -> String {
        match self {
            Self::Picture(path) => path.to_owned(),
            Self::Card(card) => format!("emblems/{}.svg", card.slug()),
            Self::Monster(monster) => format!("figures/{}.svg", monster.slug()),
            Self::In(folder, slug) => format!("{folder}/{slug}.svg"),
        }
    }
}

/// How a line is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tone {
    /// Among others.
    #[default]
    Plain,
    /// Above those that follow: a turn begins.
    Heading,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Line {
    /// The picture in front.
    pub icon: Icon,
    /// How it is set.
    pub tone: Tone,
    /// The sentence, in pieces.
    pub parts: Vec<Part>,
}

impl Display for Line {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        self.parts.iter().try_for_each(|part| part.fmt(formatter))
    }
}

/// A player's name, marked.
#[must_use]
pub fn mark_seat(seat: Seat, name: &str) -> String {
    mark(&format!("s{}", seat.0), name)
}

/// A card's name, marked.
#[must_use]
pub fn mark_card(card: CardId, name: &str) -> String {
    mark(&format!("c{}", card.slug()), name)
}

/// The word for a face of a die, marked.
pub(crate) fn mark_face(face: Face, name: &str) -> String {
    mark(&format!("f{}", face.index()), name)
}

/// The name of what the message `id` is about, marked.
#[must_use]
pub fn mark_term(id: &str, name: &str) -> String {
    mark(&format!("t{id}"), name)
}

/// The word for a face of a die of another game, marked; its picture lies under this path.
pub(crate) fn mark_die(path: &str, name: &str) -> String {
    mark(&format!("d{path}"), name)
}

/// The word for a picture of `resources/art`, marked.
#[must_use]
pub fn mark_picture(path: &str, name: &str) -> String {
    mark(&format!("p{path}"), name)
}

fn mark(tag: &str, name: &str) -> String {
    let name: String = name.chars().filter(|letter| !is_mark(*letter)).collect();
    format!("{OPEN}{tag}{NAME}{name}{CLOSE}")
}

const fn is_mark(letter: char) -> bool {
    matches!(letter, OPEN | NAME | CLOSE)
}

/// What is heard of a marked name: the text after its tag.
pub(crate) fn spoken(marked: &str) -> &str {
    match marked.strip_prefix(OPEN).and_then(|rest| rest.split_once(NAME)) {
        Some((_, name)) => name,
        None => marked,
    }
}

/// A text as it is read aloud: without its marks.
#[must_use]
pub fn plain(text: &str) -> String {
    parts(text).iter().map(Part::to_string).collect()
}

/// Makes the pictures of a text known to all languages of a loader: `FACE("claw", "griffe")` is a face of
/// the dice, `DIE("duel/power.svg", "power")` one of another game, `PICTURE` any other picture, each with its
/// word. To be called after every load.
pub(super) fn teach(loader: &FluentLanguageLoader) {
    loader.with_bundles_mut(|bundle| {
        for (function, marked) in [
            ("FACE", face_of as fn(&str, &str) -> Option<String>),
            ("DIE", |path, name| Some(mark_die(path, name))),
            ("PICTURE", |path, name| Some(mark_picture(path, name))),
        ] {
            let taught = bundle.add_function(function, move |positional, _| match positional {
                [FluentValue::String(which), FluentValue::String(name)] => {
                    marked(which, name).map_or(FluentValue::Error, FluentValue::from)
                }
                _ => FluentValue::Error,
            });
            if let Err(error) = taught {
                log::error!("the function {function}: {error}");
            }
        }
    });
}

fn face_of(which: &str, name: &str) -> Option<String> {
    let face = match which {
        "one" => Face::One,
        "two" => Face::Two,
        "three" => Face::Three,
        "energy" => Face::Energy,
        "heart" => Face::Heart,
        "claw" => Face::Claw,
        _ => return None,
    };
    Some(mark_face(face, name))
}

/// Cuts a text into pieces at marked names and at the symbols ★ ♥ ⚡. A full stop that follows a name ending
/// in `!` or `?` goes.
#[must_use]
pub fn parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(OPEN) {
        words(&rest[..start], &mut parts);
        let marked = &rest[start + OPEN.len_utf8()..];
        let (inside, after) = marked.split_once(CLOSE).unwrap_or((marked, ""));
        let (tag, name) = inside.split_once(NAME).unwrap_or(("", inside));
        let exclaims = name.ends_with(['!', '?']);
        parts.push(named(tag, name));
        rest = if exclaims {
            after.strip_prefix('.').unwrap_or(after)
        } else {
            after
        };
    }
    words(rest, &mut parts);
    parts
}

fn named(tag: &str, name: &str) -> Part {
    let name = name.to_owned();
    let (kind, id) = tag.split_at_checked(1).unwrap_or_default();
    let number = id.parse::<u8>().ok();
    match kind {
        "s" => number.map(|seat| Part::Seat {
            seat: Seat(seat),
            name: name.clone(),
        }),
        "f" => number
            .and_then(|face| Face::ALL.get(usize::from(face)))
            .map(|face| Part::Face {
                face: *face,
                name: name.clone(),
            }),
        "t" => Some(Part::Term {
            id: id.to_owned(),
            name: name.clone(),
        }),
        "d" => Some(Part::Die {
            path: id.to_owned(),
            name: name.clone(),
        }),
        "p" => Some(Part::Picture {
            path: id.to_owned(),
            name: name.clone(),
        }),
        "c" => CardId::from_slug(id).map(|card| Part::Card {
            card,
            name: name.clone(),
        }),
        _ => None,
    }
    .unwrap_or(Part::Text(name))
}

fn words(text: &str, parts: &mut Vec<Part>) {
    let mut plain = String::new();
    for letter in text.chars() {
        match Symbol::ALL
            .into_iter()
            .find(|symbol| symbol.character() == letter)
        {
            Some(symbol) => {
                if !plain.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut plain)));
                }
                parts.push(Part::Symbol(symbol));
            }
            None => plain.push(letter),
        }
    }
    if !plain.is_empty() {
        parts.push(Part::Text(plain));
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, Symbol, mark_face, mark_picture, mark_seat, mark_term, parts, spoken};
    use engine::Seat;
    use engine::classic::Face;

    #[test]
    fn a_sentence_is_cut_at_names_and_symbols() {
        let text = format!(
            "{} loses 2♥ to {}",
            mark_seat(Seat(3), "Zoé ★"),
            mark_face(Face::Claw, "claw")
        );
        let cut = parts(&text);
        assert_eq!(
            cut,
            [
                Part::Seat {
                    seat: Seat(3),
                    name: "Zoé ★".into()
                },
                Part::Text(" loses 2".into()),
                Part::Symbol(Symbol::Heart),
                Part::Text(" to ".into()),
                Part::Face {
                    face: Face::Claw,
                    name: "claw".into()
                },
            ]
        );
    }

    #[test]
    fn terms_and_pictures_of_another_game_are_found_too() {
        let text = format!(
            "{}: {}",
            mark_term("duel-card-jets", "Jets"),
            mark_picture("duel/power.svg", "power")
        );
        assert_eq!(
            parts(&text),
            [
                Part::Term {
                    id: "duel-card-jets".into(),
                    name: "Jets".into()
                },
                Part::Text(": ".into()),
                Part::Picture {
                    path: "duel/power.svg".into(),
                    name: "power".into()
                },
            ]
        );
        let heard: String = parts(&text).iter().map(Part::to_string).collect();
        assert_eq!(heard, "Jets: power");
    }

    #[test]
    fn a_name_cannot_smuggle_marks() {
        let marked = mark_seat(Seat(0), "a\u{E002}\u{E000}s1\u{E001}b");
        assert_eq!(
            parts(&marked),
            [Part::Seat {
                seat: Seat(0),
                name: "as1b".into()
            }]
        );
        assert_eq!(spoken(&mark_seat(Seat(5), "Alienoid")).chars().next(), Some('A'));
        assert_eq!(spoken("plain"), "plain");
    }

    #[test]
    fn a_full_stop_does_not_follow_an_exclamation() {
        let said = |name: &str| {
            parts(&format!("{}.", mark_seat(Seat(0), name)))
                .iter()
                .map(Part::to_string)
                .collect()
        };
        let (loud, calm): (String, String) = (said("Hey!"), said("Hey"));
        assert_eq!((loud.as_str(), calm.as_str()), ("Hey!", "Hey."));
    }
}
