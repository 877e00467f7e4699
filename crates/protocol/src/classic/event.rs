//! Questions and events in words, with the ids of `core.md` §5.1 and §5.2.

use super::{Said, seats};
use crate::desk::{fields, value};
use crate::plain::{asked, kebab, kind, spelled};
use engine::classic::{Cause, Event, State, What};
use engine::{Asked, Game, Seat};
use serde_json::{Map, Value, json};

/// The open question, with what is needed to answer it.
pub(super) fn question(state: &State) -> Map<String, Value> {
    let open = state.question();
    let mut said = asked(open.of);
    if let Some(outcome) = state.outcome() {
        said.insert("outcome".into(), outcome_said(outcome));
        return said;
    }
    said.extend(what_said(open.what));
    let turn = state.turn();
    if let Asked::Seat(_) = open.of
        // Special dice may lie there alone.
        && state.dice_of_turn() != 0
        && !turn.fixed
    {
        said.insert("shown".into(), spelled(value(&turn.dice)));
        said.insert("rolls".into(), turn.rolls.into());
        said.insert("limit".into(), state.roll_limit().into());
    }
    if let Some(hit) = state.landing() {
        let mut told = fields(spelled(value(hit)));
        told.insert("lethal".into(), state.lethal(hit.victim).into());
        said.insert("hit".into(), Value::Object(told));
    }
    if open.what == What::Hearts {
        let hearts = turn.sizes[engine::classic::Face::Heart.index()];
        said.insert("hearts".into(), hearts.into());
    }
    if let (What::Buy | What::Opportunity, Asked::Seat(seat)) = (open.what, open.of) {
        let prices = state
            .market()
            .iter()
            .map(|card| card.map(|card| state.price(seat, card)));
        said.insert("prices".into(), prices.collect());
    }
    if let Some(answer) = state.default_answer() {
        said.insert("default".into(), value(&Said::of(answer)));
    }
    said
}

/// A kind of question with its id and its fields.
pub(crate) fn what_said(what: What) -> Map<String, Value> {
    let (name, inner) = kind(value(&what), &["dice"]);
    let mut said = Map::new();
    if !what.id().is_empty() {
        said.insert("id".into(), what.id().into());
    }
    said.insert("what".into(), kebab(&name).into());
    for (name, value) in inner {
        // Whom a question is about is not always whom it is asked of.
        let name = if name == "seat" {
            "thrower".to_owned()
        } else {
            name
        };
        said.insert(name, value);
    }
    said
}

fn outcome_said(outcome: engine::classic::Outcome) -> Value {
    json!({ "ending": outcome.ending, "winners": seats(outcome.winners) })
}

/// What happened, in words.
pub(super) fn tell(event: Event, start: &State) -> Map<String, Value> {
    let named = |name: &str, inner: Value| {
        let mut said = fields(json!({ "event": name }));
        said.extend(fields(inner));
        said
    };
    let (name, inner) = kind(value(&event), &["mask", "victims"]);
    let as_they_are = Value::Object(inner.clone());
    match event {
        Event::GameStarted { seats } => {
            let monsters: Vec<_> = (0..seats).map(|seat| start.player(Seat(seat)).monster).collect();
            named(
                "GameStarted",
                json!({ "seats": seats, "monsters": monsters, "options": start.options() }),
            )
        }
        Event::FirstPlayerTied { seats } => named("FirstPlayerRoll", json!({ "tied": super::seats(seats) })),
        Event::FirstPlayer { seat } => named("FirstPlayerRoll", json!({ "winner": seat })),
        Event::StarsChanged {
            cause: Cause::Income, ..
        }
        | Event::EnergyChanged {
            cause: Cause::Income, ..
        } => {
            let mut said = named("TokyoIncome", as_they_are);
            let gain = if name == "StarsChanged" { "stars" } else { "energy" };
            said.insert("kind".into(), gain.into());
            said
        }
        Event::PoisonChanged { .. } | Event::ShrinkChanged { .. } => {
            let mut said = named("TokensChanged", as_they_are);
            let tokens = if name == "PoisonChanged" {
                "poison"
            } else {
                "shrink"
            };
            said.insert("kind".into(), tokens.into());
            said
        }
        Event::CopySet { .. } => named("MimicSet", as_they_are),
        Event::CopyCleared { .. } => named("MimicCleared", as_they_are),
        Event::CardUsed { .. } => named("CardResolved", as_they_are),
        Event::GameEnded { outcome } => named("GameEnded", outcome_said(outcome)),
        Event::DecisionMade {
            seat,
            what,
            answer,
            automatic,
        } => {
            let mut said = named("DecisionMade", json!({ "seat": seat }));
            said.extend(what_said(what));
            said.insert("answer".into(), value(&Said::of(answer)));
            said.insert("automatic".into(), automatic.into());
            said
        }
        _ => named(&name, as_they_are),
    }
}
