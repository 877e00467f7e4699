//! The requests, as they are written. `do` and `id` belong to every request and are read before these.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who answers for Nature, in `new` and `load`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, JsonSchema)]
pub struct Opening {
    /// Which game; `classic` if it is not said.
    #[serde(default)]
    pub game: Option<String>,
    /// A dealer answers for Nature; everything follows from this number.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The caller answers for Nature.
    #[serde(default)]
    pub nature: Option<NatureIs>,
}

impl Opening {
    /// The names of its fields.
    pub const FIELDS: [&'static str; 3] = ["game", "seed", "nature"];
}

/// The one thing that `nature` may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NatureIs {
    /// Every throw and every reveal is asked.
    Asked,
}

/// A request without further fields: `state`, `save`, `quit`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `load`: one of the two.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Load<P, A> {
    /// A position, whole or in part; see there for what is left out.
    pub position: Option<P>,
    /// What `save` has answered.
    pub saved: Option<Saved<P, A>>,
}

/// A whole game so far, as `save` answers it and `load` takes it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Saved{P}")]
pub struct Saved<P, A> {
    /// The version of this form: 1.
    pub format: u8,
    /// Which game.
    pub game: String,
    /// The dealer, if there is one; otherwise Nature is asked.
    #[serde(default)]
    pub nature: Option<SavedNature>,
    /// The position at the start.
    pub start: P,
    /// Every answer since then, Nature's included.
    pub answers: Vec<A>,
    /// Where they lead.
    pub position: P,
}

impl<P, A> Saved<P, A> {
    /// The version that is written.
    pub const FORMAT: u8 = 1;
}

/// A dealer in the middle of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedNature {
    /// Its seed.
    pub seed: u64,
    /// How far its stream of numbers has been used up.
    pub drawn: u64,
}

/// `view`: the position as one seat may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat; an onlooker without one if it is not said.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `legal`: what may be said now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    /// The seat that would speak; whoever is asked if it is not said. A seat that is not asked may only use
    /// cards.
    #[serde(default)]
    pub seat: Option<u8>,
    /// List every set of dice and every throw, too.
    #[serde(default)]
    pub full: bool,
}

/// `apply`: an answer, or the number of a legal one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Apply<A> {
    /// The answer of a seat or of Nature.
    pub answer: Option<A>,
    /// Its number in the list that `legal` counts, from 0.
    #[serde(default)]
    pub index: Option<usize>,
    /// Who speaks. It is refused if that is somebody else; not needed otherwise.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `undo`: back to before the last answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// How many requests that changed the position are taken back.
    #[serde(default = "one")]
    pub steps: usize,
}

fn one() -> usize {
    1
}

/// `events`: what has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// The number of the first one that is wanted.
    #[serde(default)]
    pub since: usize,
    /// As this seat may hear them; all is told if it is not said.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// `advise`: what a bot would answer, and what each answer comes to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advise {
    /// Whose answer: `easy`, `normal`, `hard` or `master`; `master` if it is not said.
    #[serde(default)]
    pub level: Option<String>,
    /// The seed of a table whose bot would answer; that of this table if it is not said, 0 if it has none.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// `value`: what the position is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The seed by which it looks ahead; that of this table if it is not said, 0 if it has none.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// Every request there is.
pub const NAMES: [&str; 12] = [
    "new", "load", "state", "view", "legal", "advise", "value", "apply", "undo", "events", "save", "quit",
];
