//! A finished game: what the result must know of any, in [`ResultView`]; how each game fulfils it stands in a
//! module of its own.

mod classic;
mod duel;

pub use classic::Summary;
pub use duel::Summary as DuelSummary;
pub use table::Finished;

use super::Context;
use crate::storage::SeatSetup;
use engine::Seat;
use engine::classic::Edition;
use iced::Element;
use std::fmt::Debug;
use words::Words;
use words::fl;

/// A finished game of whatever kind, as the result shows it.
pub trait ResultView: Debug {
    /// Who sat where, for names, colours and portraits.
    fn seats(&self) -> &[SeatSetup];

    /// The box in whose city it was played.
    fn edition(&self) -> Edition {
        Edition::Base
    }

    /// The seat that has given the game up, with which it ended.
    fn forfeit(&self) -> Option<Seat>;

    /// Did this seat win?
    fn won(&self, seat: Seat) -> bool;

    /// How it was won, or not, in a sentence; nothing where it was given up.
    fn how(&self, context: Context<'_>) -> Option<String>;

    /// How many turns were played.
    fn turns(&self) -> u16;

    /// The number from which its chance was drawn.
    fn seed(&self) -> u64;

    /// Everybody, the winners first; whoever has given up stands behind those who have not.
    fn places(&self) -> Vec<Seat>;

    /// What became of a seat that has not won, in words.
    fn fate(&self, context: Context<'_>, seat: Seat) -> String;

    /// What stands at the end of a seat's line; for every seat at most as many as [`Self::columns`].
    fn counts(&self, seat: Seat) -> Vec<Count>;

    /// How many counts have room in a line.
    fn columns(&self) -> u8 {
        3
    }

    /// What leads to another table of this game.
    fn another(&self, words: &Words) -> String {
        fl!(words, "result-new-table")
    }

    /// What else can be seen of the end, below everybody.
    fn more<'a, Message: 'a>(&self, _: Context<'a>) -> Option<Element<'a, Message>> {
        None
    }
}

/// Something at the end of a seat's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Count {
    /// A number with its picture, a path under `resources/art` without its ending.
    Number(&'static str, u16),
    /// It has been knocked out.
    Skull,
}
