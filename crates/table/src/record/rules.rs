//! Which rules a game was played under.

use crate::Checksum;
use crate::notation::Notation;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The rules of a game, as far as a file can name them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The version of the program.
    pub version: String,
    /// The number of the edition of the rules, raised by hand when what is done in code changes.
    pub number: u32,
    /// The fingerprint of all that the rules keep in tables: names, costs, copies, and the sentences of every
    /// card. What a function of a rule does is not in it; for that there is the number.
    pub fingerprint: String,
}

impl Rules {
    /// The rules of this program.
    #[must_use]
    pub fn of<G: Notation>() -> Self {
        let fingerprint = Checksum::default().over(G::tables().as_bytes());
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            number: G::RULES,
            fingerprint: fingerprint.to_string(),
        }
    }

    /// Are these the same rules, whichever version of the program wrote it?
    #[must_use]
    pub fn agree(&self, other: &Self) -> bool {
        (self.number, &self.fingerprint) == (other.number, &other.fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{classic, duel};

    #[test]
    fn a_fingerprint_tells_games_apart_and_holds_no_address() {
        let (one, other) = (Rules::of::<classic::State>(), Rules::of::<duel::State>());
        assert!(!one.agree(&other) && one.agree(&one));
        for tables in [classic::State::tables(), duel::State::tables()] {
            assert!(!tables.contains("0x"), "an address would differ from run to run");
        }
        let tables = classic::State::tables();
        assert!(tables.contains("camouflage") && tables.contains("tile-") && tables.contains("fn"));
    }
}
