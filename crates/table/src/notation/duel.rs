//! The words of King of Tokyo: Duel.

mod answer;
pub mod slug;

pub use answer::{Die, Pick, Place, Said, Use, Ware, covered, covering, said_in_order};

use super::{Notation, Result, without_addresses};
use engine::Seat;
use engine::duel::{Answer, Buzz, CardId, Monster, Setup, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// What the two agree on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DuelOptions")]
pub struct Agreed {
    /// Questions with one legal answer resolve by themselves.
    pub automatic: bool,
}

impl Default for Agreed {
    fn default() -> Self {
        Self { automatic: true }
    }
}

impl Notation for State {
    const SLUG: &'static str = "duel";
    const RULES: u32 = 1;
    type Said = Said;
    type Options = Agreed;

    fn set_up(options: &Agreed, monsters: &[String], first: Option<u8>) -> std::result::Result<Self, String> {
        let named =
            |slug: &String| Monster::from_slug(slug).ok_or_else(|| format!("there is no monster {slug:?}"));
        let [one, other] = monsters else {
            return Err(format!("{} seats: the Duel is played by 2", monsters.len()));
        };
        let setup = Setup {
            monsters: [named(one)?, named(other)?],
            first: first.map(Seat),
            automatic: options.automatic,
        };
        setup.start().map_err(|error| error.to_string())
    }

    fn agreed(&self) -> (Agreed, Vec<String>) {
        let monsters = [Seat(0), Seat(1)].map(|seat| self.player(seat).monster.slug().to_owned());
        let automatic = self.automatic();
        (Agreed { automatic }, monsters.to_vec())
    }

    fn tables() -> String {
        let mut text = String::new();
        for card in CardId::all() {
            let _ = writeln!(text, "{:?}", card.card());
        }
        for buzz in Buzz::ALL {
            let _ = writeln!(text, "{} {}", buzz.slug(), buzz.length());
        }
        without_addresses(&text)
    }

    fn say_here(&self, answer: Answer) -> Said {
        Said::here(self, answer)
    }

    fn say(answer: Answer) -> Said {
        Said::of(answer)
    }

    fn hear(&self, said: &Said) -> Result<Answer> {
        said.meant(self)
    }
}
