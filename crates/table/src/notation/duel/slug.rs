//! The names of Duel's rule file for the schema: the engine's own types read and write them.

use engine::duel::{Buzz, CardId, Face, Monster, Track};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;

/// Declares a word of the schema: its name, and what may be said.
macro_rules! word {
    ($(#[$about:meta])* $word:ident, $name:literal, $slugs:expr) => {
        $(#[$about])*
        #[derive(Debug)]
        pub struct $word;

        impl JsonSchema for $word {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let slugs: Vec<&str> = $slugs.collect();
                json_schema!({ "type": "string", "enum": slugs })
            }
        }
    };
}

word!(
    /// A Power card.
    CardSlug, "DuelCard", CardId::all().map(CardId::slug)
);
word!(
    /// A monster.
    MonsterSlug, "DuelMonster", Monster::ALL.into_iter().map(Monster::slug)
);
word!(
    /// What a die shows.
    FaceSlug, "DuelFace", Face::ALL.into_iter().map(Face::slug)
);
word!(
    /// A track, and the marker on it.
    TrackSlug, "DuelTrack", Track::ALL.into_iter().map(Track::slug)
);
word!(
    /// A Buzz token.
    BuzzSlug, "DuelBuzz", Buzz::ALL.into_iter().map(Buzz::slug)
);

/// A Buzz token as the name of a field: it is read as any word is, so that trouble with it names its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Token(pub Buzz);

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        let token = Buzz::ALL.into_iter().find(|buzz| buzz.slug() == slug);
        token
            .map(Self)
            .ok_or_else(|| D::Error::custom(format!("there is no Buzz token {slug:?}")))
    }
}
