//! Answers in words: what the record of a game and the engine protocol say for an answer, with the names of
//! the rule files.
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

/// Debugging text without the addresses of functions, which differ from run to run.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split("0x");
    let mut clean = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        clean.push_str("fn");
        clean.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_hexdigit()));
    }
    clean
}

/// A game whose tables and answers can be said in words, and whose positions can be kept.
pub trait Notation: Game + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned {
    /// The game's name in files and requests.
    const SLUG: &'static str;
    /// The number of this edition of the rules: one more whenever the same answers may lead to another game
    /// than before.
    const RULES: u32;
    /// One answer in words.
    type Said: Serialize + DeserializeOwned + JsonSchema;
    /// What the table agreed on besides who plays.
    type Options: Clone + std::fmt::Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema;

    /// The first position of a table: the monsters clockwise, and who begins if the dice do not say it.
    ///
    /// # Errors
    /// A sentence that says why there is no such table.
    fn set_up(
        options: &Self::Options,
        monsters: &[String],
        first: Option<u8>,
    ) -> std::result::Result<Self, String>;

    /// What this position says about its table: the options, and the monsters clockwise.
    fn setup(&self) -> (Self::Options, Vec<String>);

    /// Everything that the rules keep in tables, as text without addresses: what their fingerprint is taken
    /// of.
    fn tables() -> String;

    /// An answer that is about to be given in this position, in words that name cards and rules rather than
    /// count them.
    fn say_here(&self, answer: Self::Answer) -> Self::Said;

    /// An answer in words.
    fn say(answer: Self::Answer) -> Self::Said;

    /// The answer that is meant in this position. Whether it is legal is for the rules to say.
    ///
    /// # Errors
    /// When no answer is meant, or several may be.
    fn hear(&self, said: &Self::Said) -> Result<Self::Answer>;
}
