//! What makes a game more comfortable: whatever helps at a table without being part of the game.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What helps somebody at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Comfort {
    /// Whoever is about to answer much worse than they could is asked whether they mean it.
    pub coaching: bool,
    /// Nobody is asked whether to replace the cards for sale, where that is all that could be paid for.
    pub never_replaces: bool,
    /// Where several people sit at one screen, whoever is asked next says who they are first.
    pub hands_over: bool,
    /// How long an answer may take.
    pub timer: Timer,
    /// What happens after that.
    pub time_up: TimeUp,
    /// When people are asked what of their dice counts first.
    pub order: OrderAsked,
}

/// When a person is asked in which order the groups of dice count, in Duel the faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderAsked {
    /// Wherever there are two.
    Always,
    /// Where two orders do not end alike, or nobody knows before.
    #[default]
    Matters,
    /// Not at all: the usual order is taken, or one that wins.
    Never,
}

impl OrderAsked {
    /// Every choice, from the one that asks most.
    pub const ALL: [Self; 3] = [Self::Always, Self::Matters, Self::Never];

    /// The name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Matters => "matters",
            Self::Never => "never",
        }
    }
}

/// How long an answer may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timer {
    /// As long as one likes.
    #[default]
    Off,
    /// 20 seconds.
    Short,
    /// 45 seconds.
    Medium,
    /// 90 seconds.
    Long,
}

impl Timer {
    /// Every choice, shortest last but none.
    pub const ALL: [Self; 4] = [Self::Off, Self::Short, Self::Medium, Self::Long];

    /// The time for an answer; `None` for any.
    #[must_use]
    pub const fn limit(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Short => Some(Duration::from_secs(20)),
            Self::Medium => Some(Duration::from_secs(45)),
            Self::Long => Some(Duration::from_secs(90)),
        }
    }
}

/// What happens when the time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeUp {
    /// It is heard and seen, and nothing else.
    #[default]
    Signal,
    /// The usual answer is given.
    Answer,
}

impl TimeUp {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::Signal, Self::Answer];
}
