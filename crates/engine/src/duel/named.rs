//! How a file names the rule of a card or the part of a power: by its words, never by its place, so that a
//! rule inserted into a card breaks no save and no record.

use super::agenda::{EARLY, Frame, POWER};
use super::question::{Pick, Source};
use super::rule::Rule;
use crate::Seat;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A frame as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Frame")]
struct FrameInFile {
    source: Source,
    owner: Seat,
    rule: Cow<'static, str>,
    step: u8,
    count: u8,
    pick: Pick,
}

impl Frame {
    /// The name of its rule among those of the card, or of its part of the power; `None` if there is none, or
    /// nothing waits in it.
    #[must_use]
    pub fn rule_name(&self) -> Option<&'static str> {
        match (self.source, self.rule) {
            (Source::Card(card), rule) => card.rule(rule)?.name(),
            (Source::Power(_), EARLY) => Some("early"),
            (Source::Power(_), POWER) => Some("power"),
            (Source::Power(_), _) => None,
        }
    }
}

/// The rule of that name.
fn rule(source: Source, name: &str) -> Result<u8, String> {
    let (slug, rule, names) = match source {
        Source::Card(card) => {
            let names = card.card().rules.iter().filter_map(Rule::name).collect();
            (card.slug(), card.card().rule_named(name), names)
        }
        Source::Power(monster) => {
            let rule = match name {
                "early" => Some(EARLY),
                "power" => Some(POWER),
                _ => None,
            };
            (monster.slug(), rule, vec!["early", "power"])
        }
    };
    rule.ok_or_else(|| match &*names {
        [] => format!("rule: {slug} has no rule {name:?}, nor any other that could be named here"),
        names => format!("rule: {slug} has no rule {name:?}; it has {}", names.join(", ")),
    })
}

impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            source,
            owner,
            step,
            count,
            pick,
            ..
        } = *self;
        let name = self.rule_name().map(Cow::Borrowed);
        let rule = name.ok_or_else(|| S::Error::custom(format!("nothing waits in the rule of {self:?}")))?;
        FrameInFile {
            source,
            owner,
            rule,
            step,
            count,
            pick,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Frame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let FrameInFile {
            source,
            owner,
            rule: name,
            step,
            count,
            pick,
        } = FrameInFile::deserialize(deserializer)?;
        let rule = rule(source, &name).map_err(D::Error::custom)?;
        Ok(Self {
            source,
            owner,
            rule,
            step,
            count,
            pick,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::rule::Step::{Discard, GainEnergy, May};
    use crate::duel::rule::{Card, On, Stat, Who, keep};
    use crate::duel::{CardId, Monster};

    const BEFORE: Card = keep(
        "before",
        3,
        &[Rule::When(
            On::Harm(1),
            Who::Me,
            &[May(2), GainEnergy(1), Discard],
        )],
    );

    /// The same card, on which somebody has written two more sentences.
    const AFTER: Card = keep(
        "after",
        3,
        &[
            Rule::Always(Stat::Rolls, |_, _, rolls| rolls),
            Rule::When(On::Harm(1), Who::Rival, &[GainEnergy(1)]),
            Rule::When(On::Harm(2), Who::Me, &[May(2), GainEnergy(1), Discard]),
        ],
    );

    const _: () = AFTER.check_names();

    #[test]
    fn a_rule_inserted_before_others_changes_no_name_of_theirs() {
        let name = BEFORE.rules[0].name().expect("something can wait in it");
        assert_eq!((name, AFTER.rule_named(name)), ("harm", Some(2)));
        assert_eq!(AFTER.rules[1].name(), Some("harm-of-rival"));
        assert_eq!(AFTER.rules[0].name(), None);
    }

    #[test]
    fn every_rule_in_which_something_waits_is_found_by_its_name() {
        for card in CardId::all() {
            for (place, rule) in (0u8..).zip(card.card().rules) {
                if let Some(name) = rule.name() {
                    assert_eq!(
                        super::rule(Source::Card(card), name),
                        Ok(place),
                        "{}",
                        card.slug()
                    );
                }
            }
        }
    }

    #[test]
    fn a_rule_that_is_not_there_is_refused_with_those_that_are() {
        for monster in Monster::ALL {
            for rule in [EARLY, POWER] {
                let frame = Frame {
                    source: Source::Power(monster),
                    rule,
                    ..Frame::default()
                };
                let text = serde_json::to_string(&frame).expect("plain data");
                assert_eq!(
                    serde_json::from_str::<Frame>(&text).expect("what was saved"),
                    frame
                );
                let wrong = text
                    .replace(r#""early""#, r#""late""#)
                    .replace(r#""power","step""#, r#""late","step""#);
                let refusal = serde_json::from_str::<Frame>(&wrong).expect_err("there is no such part");
                assert!(
                    refusal
                        .to_string()
                        .contains(r#"has no rule "late"; it has early, power"#),
                    "{refusal}"
                );
            }
        }
    }
}
