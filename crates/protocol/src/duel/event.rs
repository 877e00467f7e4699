//! Questions and events in words.

use super::position::OutcomeEntry;
use crate::desk::{fields, value};
use crate::plain::{asked, kebab, kind};
use engine::duel::{Answer, Buzz, Choice, Event, Face, Pick, Placing, Source, State, What};
use engine::{Asked, Game, Seat};
use serde_json::{Map, Value, json};
use table::notation::duel::{Said, covered, covering};
use table::notation::said::dice_of;

/// The open question, with what is needed to answer it.
pub(super) fn question(state: &State) -> Map<String, Value> {
    let open = state.question();
    let mut said = asked(open.of);
    if let Some(outcome) = state.outcome() {
        said.insert("outcome".into(), value(&OutcomeEntry::told(outcome)));
        return said;
    }
    said.extend(what_said(open.what));
    let turn = state.turn();
    let mut tell = |name: &str, told: Value| said.insert(name.to_owned(), told);
    match open.what {
        What::FirstRoll => {
            tell("pool", state.pool().into());
            tell("tokens", state.player(state.active()).tokens.into());
        }
        What::Roll => {
            tell("shown", value(&turn.dice));
            tell("rolls", turn.rolls.into());
            tell("limit", state.roll_limit(state.active()).into());
            tell("any_of", dice_of(state.rerollable()).into());
        }
        What::Buy => priced(state, 0, &mut tell),
        What::Shop { less, .. } => priced(state, less, &mut tell),
        What::Place { .. } => {
            if let Some(card) = state.purchase() {
                tell("by", value(&Source::Card(card)));
            }
        }
        What::Choose {
            of: Choice::TwoDice, ..
        } => {
            tell("shown", value(&turn.dice));
            tell("any_of", dice_of(state.dice_in_roll()).into());
        }
        _ => {}
    }
    if let Asked::Seat(_) = open.of
        && turn.counting
    {
        // What the Roll holds, as it is counted now.
        let counts = Face::ALL.map(|face| (face.slug().to_owned(), state.rolled(face)));
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        tell(
            "roll",
            counts.map(|(face, count)| (face, Value::from(count))).collect(),
        );
    }
    if let Some(frame) = state.asking() {
        if frame.count > 0 {
            tell("count", frame.count.into());
        }
        if let (What::May { .. }, Pick::Face(face)) = (open.what, frame.pick) {
            tell("face", value(&face));
        }
    }
    if let Some((buzz, bonus)) = state.bonus_at_stake() {
        tell("bonus", json!({ "buzz": buzz, "bonus": bonus }));
    }
    if let Some((to, hits, by)) = state.landing() {
        tell("packet", json!({ "to": to, "hits": hits, "by": by }));
    }
    if let Some(answer) = state.default_answer() {
        tell("default", value(&Said::of(answer)));
    }
    said
}

/// The market, and what its cards cost now, slot by slot.
fn priced(state: &State, less: u8, tell: &mut impl FnMut(&str, Value) -> Option<Value>) {
    let prices = (0..state.market().len()).map(|slot| state.price(slot, less));
    tell("market", value(state.market()));
    tell("prices", prices.collect());
}

/// A kind of question with its fields.
pub(crate) fn what_said(what: What) -> Map<String, Value> {
    let (name, _) = kind(value(&what), &[]);
    let mut said = fields(json!({ "what": kebab(&name) }));
    let more = match what {
        What::Nothing | What::FirstRoll | What::Roll | What::Face | What::Buy => Value::Null,
        What::FirstThrow { seat } => json!({ "thrower": seat, "dice": first_dice(6) }),
        What::Throw { dice } => json!({ "dice": dice_of(dice) }),
        What::ThrowAgainst { dice, by, card } => {
            json!({ "thrower": by, "dice": first_dice(dice), "by": { "card": card } })
        }
        What::Reveal { slot } => json!({ "slot": slot }),
        What::Shop { less, by } => json!({ "less": less, "by": { "card": by } }),
        What::Place { buzz } => json!({ "buzz": buzz }),
        What::May { by } => json!({ "by": by }),
        What::Choose { by, of, optional } => {
            json!({ "by": by, "among": of, "optional": optional })
        }
    };
    if let Value::Object(more) = more {
        said.extend(more);
    }
    said
}

/// So many dice, by index.
fn first_dice(count: u8) -> Vec<u8> {
    (0..count).collect()
}

/// A legal answer, with what somebody who reads it would look up.
pub(super) fn legal_said(state: &State, answer: Answer) -> Map<String, Value> {
    let mut said = fields(json!({ "answer": Said::of(answer) }));
    let what = state.question().what;
    let lying = |slot: u8| state.market().get(usize::from(slot)).copied().flatten();
    let more = match (what, answer) {
        (_, Answer::Buy(slot)) => {
            let less = if let What::Shop { less, .. } = what {
                less
            } else {
                0
            };
            json!({ "card": lying(slot), "price": state.price(slot.into(), less) })
        }
        (_, Answer::Use(_, Pick::Slot(slot))) => json!({ "card": lying(slot) }),
        (_, Answer::Resolve(face)) => json!({ "count": state.rolled(face) }),
        (What::Place { buzz }, Answer::Place(placing)) => place_said(buzz, placing),
        (_, Answer::Choose(Pick::Place(buzz, placing))) => place_said(buzz, placing),
        _ => Value::Null,
    };
    if let Value::Object(more) = more {
        said.extend(more);
    }
    said
}

/// The spaces that a token would cover, and the bonuses on them, both in the printed order.
fn place_said(buzz: Buzz, placing: Placing) -> Value {
    json!({ "spaces": covered(buzz, placing), "bonuses": covering(buzz, placing) })
}

/// What happened, in words. Nothing is hidden from anybody.
pub(super) fn tell(event: Event, start: &State) -> Map<String, Value> {
    let masks: &[&str] = match event {
        Event::DiceTakenOut { .. } => &["dice"],
        _ => &["thrown"],
    };
    let (name, inner) = kind(value(&event), masks);
    let mut said = fields(json!({ "event": name }));
    match event {
        Event::GameStarted => {
            let monsters = [Seat(0), Seat(1)].map(|seat| start.player(seat).monster);
            said.extend(fields(
                json!({ "monsters": monsters, "automatic": start.automatic() }),
            ));
        }
        Event::DecisionMade {
            seat,
            what,
            answer,
            automatic,
        } => {
            said.insert("seat".into(), seat.0.into());
            said.extend(what_said(what));
            said.insert("answer".into(), value(&Said::of(answer)));
            said.insert("automatic".into(), automatic.into());
        }
        Event::GameEnded { outcome } => said.extend(fields(value(&OutcomeEntry::told(outcome)))),
        _ => said.extend(inner),
    }
    said
}
