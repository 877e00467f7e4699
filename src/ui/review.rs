//! A finished game that can be looked back on: what the review must know of any, in [`Replayable`].

use super::Context;
use super::finish::{Finished, ResultView};
use super::game_screen::ScreenGame;
use crate::storage::Who;
use ::table::Sitter;
use engine::Seat;
use engine::parts::DiceMask;
use words::{Names, Words, fl};

/// A finished game that can be looked back on.
pub trait Replayable: ResultView {
    /// Its rules.
    type Game: ScreenGame<Summary = Self>;

    /// What was arranged before it.
    fn setup(&self) -> &<Self::Game as ScreenGame>::Setup;

    /// All that was played.
    fn game(&self) -> &Finished<Self::Game>;

    /// The name of each seat.
    fn names(&self, context: Context<'_>) -> Names {
        let named = self.seats().iter();
        Names::new(named.map(|seat| (context.name(seat), seat.monster)).collect())
    }

    /// The seats at which somebody has sat, at some time, whose choices are judged: a person, or another program.
    fn people(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(self.seats());
        let is_judged = |sitter: &Sitter| match Who::recorded(&sitter.plays) {
            Some(who) => who == Who::Human,
            None => !sitter.plays.is_empty(),
        };
        let sat = |seat| self.game().sitters_of(seat).any(|(_, sitter)| is_judged(sitter));
        let people = seats.filter(|(seat, setup)| setup.who == Who::Human || sat(*seat));
        people.map(|(seat, _)| seat).collect()
    }
}

/// The name of a turn; what was chosen before the first one has no number.
#[must_use]
pub fn turn_in_words(words: &Words, turn: u16) -> String {
    match turn {
        0 => fl!(words, "replay-beginning"),
        turn => fl!(words, "review-turn", number = turn),
    }
}

/// What shall become of a table that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looking {
    /// It stays.
    On,
    /// It is left.
    Done,
    /// The rules shall be shown over it.
    Help,
    /// It shall be shown as it was when so many events had been told.
    At(usize),
}

/// What is pointed out on a table that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// Who is asked.
    pub seat: Seat,
    /// The dice that are kept; `None` where it is not about dice.
    pub kept: Option<DiceMask>,
}
