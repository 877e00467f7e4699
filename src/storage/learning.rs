//! What a person has learnt: how far they are in the first games, and which tips they have seen.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How far somebody is with the first games, each by the name of its game, and with tips.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// A first game has been offered.
    pub offered: bool,
    /// The step at which a first game was left, from 0.
    pub steps: BTreeMap<String, usize>,
    /// The first games that have been finished.
    pub finished: BTreeSet<String>,
    /// No tips are given.
    pub no_tips: bool,
    /// The tips that have been seen.
    pub tips: BTreeSet<String>,
}

impl Learning {
    /// The step at which the first game of this game goes on; 0 where it begins.
    #[must_use]
    pub fn step(&self, game: &str) -> usize {
        self.steps.get(game).copied().unwrap_or(0)
    }

    /// A first game stands at this step now.
    pub fn stand_at(&mut self, game: &str, step: usize) {
        if step == 0 {
            self.steps.remove(game);
        } else {
            self.steps.insert(game.to_owned(), step);
        }
    }

    /// A first game has been played to its end.
    pub fn finish(&mut self, game: &str) {
        self.steps.remove(game);
        self.finished.insert(game.to_owned());
    }
}
