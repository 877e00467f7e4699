//! King of Tokyo: Duel, the game for two, as the machine of its rule book (`duel.md`).
//!
//! Start at [`State`]: set one up with [`Setup`], ask it with the methods of [`Game`](super::Game). A
//! [`Question`] says what is asked, an [`Answer`] is what may be said, an [`Event`] is what onlookers are
//! told.
//!
//! Inside, `turn`, `pull`, `damage` and `market` are what happens in a turn; effects wait in one list, the
//! `agenda`, and the turn goes on when it is empty. [`rule`] is the language in which a card or a monster's
//! power is declared, `step` performs its verbs; `laid` is the geometry of the tracks; each card stands in
//! one place under [`cards`], each power in `power`, each Buzz token in `buzz`. The turn, the pull, the
//! damage and the market name no card and no monster.

mod about;
mod agenda;
mod buzz;
mod capacity;
pub mod cards;
mod damage;
mod event;
mod face;
mod given;
mod invariant;
mod kept;
mod laid;
mod market;
mod named;
mod position;
mod power;
mod pull;
mod question;
mod refusal;
pub mod rule;
mod save;
mod setup;
mod state;
mod step;
mod track;
mod turn;
mod view;
mod waiting;

#[cfg(test)]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "tests count seats, cards and dice"
)]
pub mod tests;

pub use agenda::{Frame, Phase};
pub use buzz::{Bonus, Buzz, Placing, Shape};
pub use cards::CardId;
pub use event::{Cause, Event};
pub use face::Face;
pub use kept::Kept;
pub use laid::{Placings, steps_to_end};
pub use market::SWEEP;
pub use position::{Position, Stage};
pub use power::Monster;
pub use question::{Answer, Choice, Moment, Pick, Question, Source, What};
pub use rule::Kind;
pub use setup::{Setup, SetupError};
pub use state::{Ending, MARKET, Outcome, Player, State, Turn};
pub use track::{Space, Track};

/// The duel's row of dice.
pub type Dice = super::parts::Dice<Face>;
