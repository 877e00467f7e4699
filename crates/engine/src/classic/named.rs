//! How a file names the rule of a card: by its words, never by its place, so that a rule inserted into a card
//! breaks no save and no record.

use super::CardId;
use super::agenda::Frame;
use super::question::{Pick, Use};
use super::rule::Rule;
use super::state::Key;
use crate::Seat;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A use as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Use")]
struct UseInFile {
    key: Key,
    face: CardId,
    rule: Cow<'static, str>,
    pick: Pick,
}

/// A frame as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Frame")]
struct FrameInFile {
    owner: Seat,
    key: Key,
    face: CardId,
    rule: Cow<'static, str>,
    step: u8,
    pick: Pick,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    about: Option<Seat>,
}

/// The name of a rule in which something can wait.
fn name(face: CardId, rule: u8) -> Result<Cow<'static, str>, String> {
    let named = face.rule_name(rule).map(Cow::Borrowed);
    named.ok_or_else(|| format!("nothing waits in the rule {rule} of {}", face.slug()))
}

/// The rule of that name.
fn rule(face: CardId, name: &str) -> Result<u8, String> {
    face.rule_named(name).ok_or_else(|| {
        let names: Vec<_> = face.card().rules.iter().filter_map(Rule::name).collect();
        let slug = face.slug();
        match &*names {
            [] => format!("rule: {slug} has no rule {name:?}, nor any other that could be named here"),
            names => format!("rule: {slug} has no rule {name:?}; it has {}", names.join(", ")),
        }
    })
}

impl Serialize for Use {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { key, face, pick, .. } = *self;
        let rule = name(face, self.rule).map_err(S::Error::custom)?;
        UseInFile {
            key,
            face,
            rule,
            pick,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Use {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let UseInFile {
            key,
            face,
            rule: name,
            pick,
        } = UseInFile::deserialize(deserializer)?;
        let rule = rule(face, &name).map_err(D::Error::custom)?;
        Ok(Self {
            key,
            face,
            rule,
            pick,
        })
    }
}

impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            owner,
            key,
            face,
            step,
            pick,
            about,
            ..
        } = *self;
        let rule = name(face, self.rule).map_err(S::Error::custom)?;
        FrameInFile {
            owner,
            key,
            face,
            rule,
            step,
            pick,
            about: about.get(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Frame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let FrameInFile {
            owner,
            key,
            face,
            rule: name,
            step,
            pick,
            about,
        } = FrameInFile::deserialize(deserializer)?;
        let rule = rule(face, &name).map_err(D::Error::custom)?;
        Ok(Self {
            owner,
            key,
            face,
            rule,
            step,
            pick,
            about: about.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::classic::question::Moment;
    use crate::classic::rule::Step::{Discard, GainStars};
    use crate::classic::rule::{Card, On, Rule, Stat, Who, keep, may};
    use crate::classic::{CardId, Use};

    const BEFORE: Card = keep(
        "before",
        3,
        &[
            Rule::When(On::TurnEnd(1), Who::Me, &[GainStars(1)]),
            may(&[Moment::Buy]).then(&[Discard]),
        ],
    );

    /// The same card, on which somebody has written three more sentences, one of them of the same hook.
    const AFTER: Card = keep(
        "after",
        3,
        &[
            Rule::Always(Stat::Cap, |_, _, cap| cap),
            Rule::When(On::TurnEnd(2), Who::Others, &[GainStars(3)]),
            Rule::When(On::TurnEnd(1), Who::Me, &[GainStars(1)]),
            may(&[Moment::Buy]).named("look").then(&[GainStars(2)]),
            may(&[Moment::Buy]).then(&[Discard]),
        ],
    );

    const _: () = {
        BEFORE.check_names();
        AFTER.check_names();
    };

    #[test]
    fn a_rule_inserted_before_others_changes_no_name_of_theirs() {
        for (old, new) in [(0, 2), (1, 4)] {
            let name = BEFORE.rules[old].name().expect("something can wait in it");
            assert_eq!(AFTER.rules[new].name(), Some(name));
            assert_eq!(AFTER.rule_named(name).map(usize::from), Some(new));
        }
        assert_eq!(AFTER.rules[1].name(), Some("turn-end-of-others"));
        assert_eq!(AFTER.rules[3].name(), Some("look"));
        assert_eq!(AFTER.rules[0].name(), None);
    }

    #[test]
    #[should_panic(expected = "two rules of a card have one name")]
    fn two_rules_of_one_name_are_found_out() {
        const TWICE: Card = keep(
            "twice",
            3,
            &[may(&[Moment::Buy]).then(&[]), may(&[Moment::Buy]).then(&[])],
        );
        TWICE.check_names();
    }

    #[test]
    fn every_rule_in_which_something_waits_is_found_by_its_name() {
        for card in CardId::all() {
            for (place, rule) in (0u8..).zip(card.card().rules) {
                if let Some(name) = rule.name() {
                    assert_eq!(card.rule_named(name), Some(place), "{}", card.slug());
                }
            }
        }
    }

    #[test]
    fn a_rule_that_a_card_does_not_have_is_refused_with_those_that_it_has() {
        let used = r#"{"key":5,"face":"made-in-a-lab","rule":"peek","pick":"Nothing"}"#;
        let read: Use = serde_json::from_str(used).expect("it looks at the deck");
        assert_eq!((read.rule, read.rule_name()), (0, Some("peek")));
        assert_eq!(serde_json::to_string(&read).expect("plain data"), used);
        for (rule, wanted) in [
            (
                r#""sale""#,
                r#"made-in-a-lab has no rule "sale"; it has peek, buy"#,
            ),
            ("0", "expected a string"),
        ] {
            let refusal = serde_json::from_str::<Use>(&used.replace(r#""peek""#, rule)).expect_err(wanted);
            assert!(refusal.to_string().contains(wanted), "{refusal}");
        }
        let stands = used.replace("made-in-a-lab", "acid-attack");
        let refusal = serde_json::from_str::<Use>(&stands).expect_err("it cannot be used");
        assert!(refusal.to_string().contains("nor any other"), "{refusal}");
    }
}
