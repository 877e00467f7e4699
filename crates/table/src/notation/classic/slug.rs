//! The names of the rule files, as types: cards, tiles, monsters, faces.

use engine::classic::rule::Rule;
use engine::classic::{self, CardId, Monster, SpecialDie, SpecialFace};
use engine::parts::DiceMask;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

/// A power card, a costume, a tile or an Evolution, by its slug; a tile's slug begins with `tile-`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card(pub CardId);

/// What the slugs of tiles begin with.
const TILE: &str = "tile-";

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        CardId::deserialize(deserializer).map(Self)
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let slugs: Vec<_> = CardId::everything().map(CardId::slug).collect();
        json_schema!({ "type": "string", "enum": slugs })
    }
}

/// A tile of the wickedness gauge, with or without the mark of its slug.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile(pub CardId);

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        let plain = slug.strip_prefix(TILE).unwrap_or(&slug);
        CardId::from_slug(&format!("{TILE}{plain}"))
            .map(Self)
            .ok_or_else(|| D::Error::custom(format!("there is no tile {slug:?}")))
    }
}

impl JsonSchema for Tile {
    fn schema_name() -> Cow<'static, str> {
        "Tile".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let slugs = CardId::tiles().map(CardId::slug);
        let slugs: Vec<_> = slugs
            .flat_map(|slug| [Some(slug), slug.strip_prefix(TILE)])
            .flatten()
            .collect();
        json_schema!({ "type": "string", "enum": slugs })
    }
}

/// A face of the Berserk die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BerserkFace(pub SpecialFace);

/// A face of the Die of Fate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FateFace(pub SpecialFace);

macro_rules! special_face {
    ($name:ident, $die:expr, $title:literal) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.0.slug())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let slug = String::deserialize(deserializer)?;
                let found = $die.each_face().find(|face| face.slug() == slug);
                found.map(Self).ok_or_else(|| {
                    let all: Vec<_> = $die.each_face().map(SpecialFace::slug).collect();
                    D::Error::custom(format!("there is no face {slug:?}; there are {}", all.join(", ")))
                })
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $title.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let slugs: Vec<_> = $die.each_face().map(SpecialFace::slug).collect();
                json_schema!({ "type": "string", "enum": slugs })
            }
        }
    };
}

special_face!(BerserkFace, SpecialDie::Berserk, "BerserkFace");
special_face!(FateFace, SpecialDie::Fate, "FateFace");

/// Dice, by index from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Indices(pub DiceMask);

impl Serialize for Indices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..16u8).filter(|die| self.0 & 1 << die != 0))
    }
}

impl<'de> Deserialize<'de> for Indices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut dice = 0;
        for die in Vec::<u8>::deserialize(deserializer)? {
            if die >= 16 {
                return Err(D::Error::custom(format!("there is no die {die}")));
            }
            dice |= 1 << die;
        }
        Ok(Self(dice))
    }
}

impl JsonSchema for Indices {
    fn schema_name() -> Cow<'static, str> {
        "Indices".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<Vec<u8>>()
    }
}

/// A rule of a card that may be used, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleName(pub &'static str);

impl RuleName {
    /// Every name that a rule has which somebody may use.
    fn all() -> BTreeSet<&'static str> {
        let rules = CardId::everything().flat_map(|card| card.card().rules);
        rules
            .filter(|rule| matches!(rule, Rule::May(_)))
            .filter_map(Rule::name)
            .collect()
    }
}

impl Serialize for RuleName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuleName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = RuleName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let all: Vec<_> = RuleName::all().into_iter().collect();
                write!(f, "the name of a rule, not its number: {}", all.join(", "))
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<RuleName, E> {
                let known = RuleName::all().into_iter().find(|known| *known == name);
                let unknown = || E::invalid_value(serde::de::Unexpected::Str(name), &self);
                known.map(RuleName).ok_or_else(unknown)
            }
        }
        deserializer.deserialize_any(Name)
    }
}

impl JsonSchema for RuleName {
    fn schema_name() -> Cow<'static, str> {
        "RuleName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": Self::all() })
    }
}

/// A monster, for the schema.
#[derive(Debug)]
pub struct MonsterSlug;

impl JsonSchema for MonsterSlug {
    fn schema_name() -> Cow<'static, str> {
        "Monster".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": Monster::ALL.map(Monster::slug) })
    }
}

/// What a die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Face {
    /// A 1.
    #[serde(rename = "1")]
    One,
    /// A 2.
    #[serde(rename = "2")]
    Two,
    /// A 3.
    #[serde(rename = "3")]
    Three,
    /// A lightning bolt.
    #[serde(rename = "energy")]
    Energy,
    /// A heart.
    #[serde(rename = "heart")]
    Heart,
    /// A claw.
    #[serde(rename = "claw")]
    Claw,
}

impl Face {
    const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Energy,
        Self::Heart,
        Self::Claw,
    ];
}

impl From<classic::Face> for Face {
    fn from(face: classic::Face) -> Self {
        Self::ALL[face.index()]
    }
}

impl From<Face> for classic::Face {
    fn from(face: Face) -> Self {
        Self::ALL[face as usize]
    }
}
