//! What answers of every game have in common: saying yes, naming dice, and meaning one of the legal answers.

use super::error::{Code, Error, Result};
use engine::Illegal;
use engine::parts::{DiceMask, MAX_DICE};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Always `true`: what is not meant is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "bool")]
#[schemars(with = "bool", extend("const" = true))]
pub struct Yes;

impl From<Yes> for bool {
    fn from(_: Yes) -> Self {
        true
    }
}

impl<'de> Deserialize<'de> for Yes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        match bool::deserialize(deserializer)? {
            true => Ok(Self),
            false => Err(D::Error::custom("say true, or leave it out")),
        }
    }
}

/// Refuses none or several answers at once: `given` says which ones there are.
pub fn only_one(given: &[bool]) -> Result<()> {
    match given.iter().filter(|given| **given).count() {
        1 => Ok(()),
        count => {
            let sentence = format!("an answer says exactly one thing, this one {count}");
            Err(Error::new(Code::BadField, sentence))
        }
    }
}

/// Refuses a throw of more dice than there are.
pub fn throwable(dice: usize) -> Result<()> {
    if dice > MAX_DICE {
        let sentence = format!("nobody throws more than {MAX_DICE} dice");
        return Err(Error::new(Code::IllegalAnswer, sentence).at("faces"));
    }
    Ok(())
}

/// The dice of a set, by index.
pub fn dice_of(set: DiceMask) -> Vec<u8> {
    (0..MAX_DICE as u8).filter(|die| set & 1 << die != 0).collect()
}

/// The set of these dice, of which there are so many.
pub fn reroll(dice: &[u8], there: usize) -> Result<DiceMask> {
    let mut mask = 0;
    for (index, die) in dice.iter().enumerate() {
        if usize::from(*die) >= there {
            let sentence = format!("there is no die {die} among {there}; they are counted from 0");
            return Err(Error::new(Code::NoSuchThing, sentence).at(format!("reroll[{index}]")));
        }
        if mask & 1 << die != 0 {
            let sentence = format!("die {die} is named twice");
            return Err(Error::new(Code::IllegalAnswer, sentence).at(format!("reroll[{index}]")));
        }
        mask |= 1 << die;
    }
    Ok(mask)
}

/// The one answer that is said exactly, or the only one that can be meant.
pub fn one_of<T, A: Copy>(
    legal: Vec<(T, A)>,
    exactly: impl Fn(&T) -> bool,
    fits: impl Fn(&T) -> bool,
) -> Result<A> {
    if let Some((_, answer)) = legal.iter().find(|(listed, _)| exactly(listed)) {
        return Ok(*answer);
    }
    let mut meant = legal.iter().filter(|(listed, _)| fits(listed));
    match (meant.next(), meant.count()) {
        (Some((_, answer)), 0) => Ok(*answer),
        (Some(_), more) => {
            let sentence = format!("{} legal answers fit this; say more", more + 1);
            Err(Error::new(Code::AmbiguousAnswer, sentence))
        }
        (None, _) => {
            let (code, illegal) = if legal.is_empty() {
                (Code::NotNow, Illegal::NotNow)
            } else {
                (Code::NoSuchThing, Illegal::NoSuchThing)
            };
            Err(Error::new(code, illegal.to_string()))
        }
    }
}

/// Is this what was said, or was nothing said about it?
pub fn fits<T: PartialEq>(is: Option<T>, said: Option<T>) -> bool {
    said.is_none() || is == said
}

/// Need it not be said?
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
