//! The games that the command line plays: their names, and [`Kind`], what each must tell about itself.
//!
//! Commands know no game by name. They are written for any [`Kind`], and [`playing!`] chooses which by what was typed.

mod classic;

use super::Problem;
use super::arguments::Boxes;
use crate::bots::{Bot, Level};
use crate::engine::{Game, Seat};
use crate::i18n::{Line, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::{self, Debug};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The most seats of any game.
pub(super) const WIDEST: usize = crate::engine::classic::MAX_SEATS;

/// A game of the family, as it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Name {
    #[default]
    Classic,
}

impl Name {
    /// Every game, in the order in which they are offered.
    pub const ALL: [Self; 1] = [Self::Classic];

    /// The name behind `--game`, the same that programs say to the door.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Classic => "classic",
        }
    }

    /// What has to be typed to play this game: nothing where it is played anyway.
    pub fn typed(self) -> String {
        if self == Self::default() {
            String::new()
        } else {
            format!(" --game {self}")
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|name| name.slug() == text).ok_or(())
    }
}

/// Does something with the game of a name as a type: `playing!(name, Table => watch::run::<Table>(…))`.
macro_rules! playing {
    ($name:expr, $table:ident => $done:expr) => {
        match $name {
            $crate::cli::kind::Name::Classic => {
                type $table = $crate::engine::classic::State;
                $done
            }
        }
    };
}
pub(super) use playing;

/// How a game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outcome<E> {
    /// In which way.
    pub ending: E,
    /// The winners, as a mask of seats; normally one.
    pub winners: u8,
}

impl<E> Outcome<E> {
    /// Has this seat won?
    pub fn won(&self, seat: Seat) -> bool {
        self.winners & seat.bit() != 0
    }
}

/// What the command line has to know about a game.
pub(super) trait Kind: Game + Copy + Send + 'static {
    /// What it is called.
    const NAME: Name;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// How many play if nothing is said.
    const USUAL_SEATS: u8;
    /// What the table agrees on before the game.
    type Agreed: Clone + Debug + Default + Sync;
    /// The ways in which it ends.
    type Ending: Copy + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The words under which endings are counted, in the order of reports.
    const ENDINGS: &'static [&'static str];
    /// The message that tells these counts; its variables are the [`ENDINGS`](Self::ENDINGS), and `shared`.
    const ENDED: &'static str;

    /// What was agreed on by typing.
    ///
    /// # Errors
    /// When something does not go together, or belongs to another game.
    fn agreed(boxes: &Boxes, words: &Words) -> Result<Self::Agreed, Problem>;

    /// What has to be typed to agree on this again, each option with a space before it.
    fn typed(agreed: &Self::Agreed) -> String;

    /// The first position of a table with so many seats, the same as in the window.
    ///
    /// # Errors
    /// When there is no such table.
    fn table(seats: usize, agreed: &Self::Agreed, words: &Words) -> Result<Self, Problem>;

    /// A bot of this level.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// How many turns were begun.
    fn turns(&self) -> u16;

    /// In which way the game has ended; `None` while it is played.
    fn ending(&self) -> Option<Self::Ending>;

    /// Under which of the [`ENDINGS`](Self::ENDINGS) this one is counted.
    fn counted(ending: Self::Ending) -> &'static str;

    /// The words with what is printed on the cards of such a table.
    fn printed(words: &Words, agreed: &Self::Agreed) -> Words;

    /// What is told about an event, if anything.
    fn told(event: &Self::Event, state: &Self, words: &Words) -> Option<Line>;

    /// How everybody stands, in one line.
    fn standing(&self, words: &Words) -> String;

    /// The table as it is shown to programs when a game begins.
    fn introduced(&self) -> Map<String, Value>;

    /// How the game has ended, and who has won it.
    fn ended(&self) -> Option<Outcome<Self::Ending>> {
        let (ending, scores) = (self.ending()?, self.scores()?);
        let won = |seat: &Seat| scores.shares.get(seat.index()).is_some_and(|share| *share > 0.0);
        let winners = (0..self.seats() as u8).map(Seat).filter(won);
        let winners = winners.fold(0, |winners, seat| winners | seat.bit());
        Some(Outcome { ending, winners })
    }
}

/// May so many sit at the table of this game?
///
/// # Errors
/// A sentence that says how many may.
pub(super) fn seats<K: Kind>(seats: usize, words: &Words) -> Result<(), Problem> {
    let (least, most) = (*K::SEATS.start(), *K::SEATS.end());
    if (usize::from(least)..=usize::from(most)).contains(&seats) {
        return Ok(());
    }
    let values = [
        ("game", K::NAME.slug().into()),
        ("least", least.into()),
        ("most", most.into()),
        ("seats", seats.into()),
    ];
    Err(Problem::new(words, "cli-wrong-seats", &values))
}

#[cfg(test)]
mod tests {
    use super::{Kind, Name, WIDEST, seats};
    use crate::door::Spoken;
    use crate::i18n::{Language, Words};

    #[test]
    fn a_game_has_one_name_everywhere() {
        for name in Name::ALL {
            assert_eq!(name.slug().parse(), Ok(name));
            playing!(name, Table => {
                assert_eq!(Table::NAME, name);
                assert_eq!(<Table as Spoken>::SLUG, name.slug());
            });
        }
        assert_eq!("Classic".parse::<Name>(), Err(()));
    }

    #[test]
    fn every_ending_is_counted_in_words() {
        for language in Language::ALL {
            let words = Words::new(language);
            for name in Name::ALL {
                playing!(name, Table => {
                    let shared = std::iter::once("shared");
                    let counts: Vec<_> = Table::ENDINGS.iter().copied().chain(shared).zip(1001..).collect();
                    let values: Vec<_> =
                        counts.iter().map(|(slug, count)| (*slug, count.to_string().into())).collect();
                    let told = words.text_with(Table::ENDED, &values);
                    for (slug, count) in &counts {
                        // Where nothing can be shared, nothing needs to be said about it.
                        let said = told.contains(&count.to_string());
                        assert!(said || *slug == "shared" && *Table::SEATS.end() == 2, "{told}");
                    }
                });
            }
        }
    }

    #[test]
    fn only_tables_that_a_game_has_are_seated() {
        let words = Words::new(Language::English);
        for name in Name::ALL {
            playing!(name, Table => {
                for count in 0..=WIDEST + 1 {
                    let may = Table::SEATS.contains(&(count as u8));
                    assert_eq!(seats::<Table>(count, &words).is_ok(), may, "{name}: {count}");
                    let start = Table::table(count, &<Table as Kind>::Agreed::default(), &words);
                    assert!(start.is_ok() || !may, "{name}: {count}");
                }
                assert!(Table::SEATS.contains(&Table::USUAL_SEATS));
                assert!(usize::from(*Table::SEATS.end()) <= WIDEST);
            });
        }
    }
}
