//! King of Tokyo, the classic game for two to six monsters, as the machine of the rule book (`core.md`).
//!
//! Start at [`State`]: set one up with [`Setup`], ask it with the methods of [`Game`](super::Game). A
//! [`Question`] says what is asked and why, an [`Answer`] is what may be said, an [`Event`] is what onlookers
//! are told.
//!
//! Inside, `turn`, `damage`, `tokyo` and `market` are the steps of a turn, put on the `agenda` as tasks;
//! [`rule`] is the language in which a card is declared, `step` performs its verbs, and each card stands in
//! one place under [`cards`]. The turn, the damage and the agenda name no card. `invariant` says what holds
//! at every question, `waiting` what may wait on the agenda then, `capacity` how much of everything there is
//! room for, `bounds` what there can be of it at a table, `save` lets nothing else in from a file, and `position`
//! lays a table by hand.

mod agenda;
mod bounds;
mod capacity;
pub mod cards;
mod costume;
mod damage;
mod event;
mod evolution;
mod evolve;
mod face;
mod faces;
mod foresight;
mod given;
mod in_play;
mod invariant;
mod market;
mod mask;
mod means;
mod named;
mod outlook;
mod packs;
mod position;
mod question;
mod refusal;
pub mod rule;
mod save;
mod setup;
mod state;
mod step;
mod tokyo;
mod turn;
mod view;
mod waiting;
mod wicked;

#[cfg(test)]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests count seats, cards and dice"
)]
pub mod tests;

pub use super::parts::Monster;
pub use cards::{CardId, Trace};
pub use event::{BoughtFrom, Cause, Event, HitKind, LeaveReason, Reason};
pub use evolution::{EvolutionSet, PowerUp, Reserved, Tally, has_evolutions};
pub use face::Face;
pub use foresight::Foresight;
pub use packs::{Good, Law, Pack, Packs, Piece, SpecialDie, SpecialFace};
pub use position::{Position, Stage};
pub use question::{Answer, Group, Moment, Pick, Question, Split, Spot, Use, What};
pub use setup::{Edition, Options, Setup, SetupError, Wickedness};
pub use state::{
    Ending, Extra, Fallen, Held, Hit, Key, Known, MARKET, MAX_SEATS, Outcome, Place, Player, SomeSeat, State,
    Turn,
};
pub use turn::GOAL;
pub use wicked::{LEVELS, MOST_WICKED};

/// The classic row of dice.
pub type Dice = super::parts::Dice<Face>;
