//! The words of King of Tokyo.

mod answer;
pub mod slug;

pub use answer::{Hearts, Pick, Said, Use, Ware};

use super::{Notation, Result, without_addresses};
use engine::Seat;
use engine::classic::{Answer, CardId, Edition, Monster, Options, Setup, State, Wickedness};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::Write;

/// What a table agrees on; what is left out is as in the base game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agreed(pub Options);

impl JsonSchema for Agreed {
    fn schema_name() -> Cow<'static, str> {
        "Options".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let editions = [Edition::Base, Edition::Dark];
        let sides = [
            Wickedness::Off,
            Wickedness::Red,
            Wickedness::Green,
            Wickedness::Mixed,
        ];
        let usual = Options::default();
        let switch = |default: bool| json_schema!({ "type": "boolean", "default": default });
        json_schema!({
            "type": "object",
            "additionalProperties": false,
            "properties": {
                "edition": { "enum": editions, "default": usual.edition },
                "power_cards": switch(usual.power_cards),
                "promos": switch(usual.promos),
                "halloween": switch(usual.halloween),
                "wickedness": { "enum": sides, "default": usual.wickedness },
                "two_player_variant": switch(usual.two_player_variant),
                "automatic": switch(usual.automatic),
            },
        })
    }
}

impl Notation for State {
    const SLUG: &'static str = "classic";
    const RULES: u32 = 1;
    type Said = Said;
    type Options = Agreed;

    fn set_up(options: &Agreed, monsters: &[String], first: Option<u8>) -> std::result::Result<Self, String> {
        let monsters = monsters.iter().map(|slug| {
            let found = Monster::ALL.into_iter().find(|monster| monster.slug() == slug);
            found.ok_or_else(|| format!("there is no monster {slug:?}"))
        });
        let setup = Setup {
            monsters: monsters.collect::<std::result::Result<_, _>>()?,
            options: options.0,
            first: first.map(Seat),
        };
        setup.start().map_err(|error| error.to_string())
    }

    fn agreed(&self) -> (Agreed, Vec<String>) {
        let monsters = self
            .all_seats()
            .map(|seat| self.player(seat).monster.slug().to_owned());
        (Agreed(*self.options()), monsters.collect())
    }

    fn tables() -> String {
        let mut text = String::new();
        for card in CardId::all() {
            let _ = writeln!(text, "{:?}", card.card());
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
