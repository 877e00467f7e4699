//! Answers in words: what the record of a game and the engine protocol say for an answer, with the names of the rule files.
//!
//! Start at [`Notation`]; [`classic`] has the words of King of Tokyo, [`duel`] those of the game for two.

pub mod classic;
pub mod duel;
mod error;
pub mod said;

pub use error::{Code, Error, Result};

use engine::Game;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose answers can be said in words.
pub trait Notation: Game {
    /// The game's name in files and requests.
    const SLUG: &'static str;
    /// One answer in words.
    type Said: Serialize + DeserializeOwned + JsonSchema;

    /// An answer in words.
    fn say(answer: Self::Answer) -> Self::Said;

    /// The answer that is meant in this position. Whether it is legal is for the rules to say.
    ///
    /// # Errors
    /// When no answer is meant, or several may be.
    fn hear(&self, said: &Self::Said) -> Result<Self::Answer>;
}
