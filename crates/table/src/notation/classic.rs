//! The words of King of Tokyo.

mod answer;
pub mod slug;

pub use answer::{Hearts, Pick, Said, Use, Ware};

use super::{Notation, Result, without_addresses};
use engine::Seat;
use engine::classic::{Answer, CardId, Edition, Monster, Options, Pack, PowerUp, Setup, State, Wickedness};
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
        // Field by field: an option that is not listed here does not compile.
        let Options {
            edition,
            power_cards,
            promos,
            halloween,
            wickedness,
            two_player_variant,
            automatic,
            always_ask,
            power_up,
            packs,
        } = Options::default();
        let editions = [Edition::Base, Edition::Dark];
        let gauges = [
            Wickedness::Off,
            Wickedness::Red,
            Wickedness::Green,
            Wickedness::Mixed,
        ];
        let switch = |on: bool| json_schema!({ "type": "boolean", "default": on });
        json_schema!({
            "type": "object",
            "properties": {
                "edition": { "type": "string", "enum": editions, "default": edition },
                "power_cards": switch(power_cards),
                "promos": switch(promos),
                "halloween": switch(halloween),
                "wickedness": { "type": "string", "enum": gauges, "default": wickedness },
                "two_player_variant": switch(two_player_variant),
                "automatic": switch(automatic),
                "always_ask": switch(always_ask),
                "packs": {
                    "type": "array",
                    "items": { "type": "string", "enum": Pack::ALL },
                    "uniqueItems": true,
                    "default": packs,
                },
                "power_up": { "type": "string", "enum": PowerUp::ALL, "default": power_up },
            },
            "additionalProperties": false,
        })
    }
}

impl Notation for State {
    const SLUG: &'static str = "classic";
    const RULES: u32 = 2;
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

    fn setup(&self) -> (Agreed, Vec<String>) {
        let monsters = self
            .all_seats()
            .map(|seat| self.player(seat).monster.slug().to_owned());
        (Agreed(*self.options()), monsters.collect())
    }

    fn tables() -> String {
        let mut text = String::new();
        // What the packs hold is not among them: games without packs stay under the same rules.
        for card in CardId::all().chain(CardId::evolutions()) {
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
