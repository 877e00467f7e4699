//! What may be chosen where a curse asks, what the market offers, and whose costumes may be taken.

use super::facts::*;
use super::notes::Notes;
use crate::classic::rule::Kind;
use crate::classic::{Answer, Held, Pick, State, What};
use crate::{Asked, Game, Seat};

/// What is offered at the open question that the book does not allow, or is missing there.
pub(super) fn objections(state: &State, notes: &Notes) -> Vec<(&'static str, String)> {
    let mut wrong = Vec::new();
    let Asked::Seat(seat) = state.asks() else {
        return wrong;
    };
    let mut answers = Vec::new();
    state.answers(&mut answers);
    match state.question().what {
        What::Curse { by } if by.slug() == "gaze-of-the-sphinx" => {
            for held in chosen(&answers).filter_map(|pick| card(state, pick)) {
                if held.giver.get().is_some_and(|giver| giver != seat) {
                    wrong.push((
                        "choice: another's Evolution under Gaze",
                        held.card.slug().to_owned(),
                    ));
                }
            }
        }
        What::Curse { .. } => {
            // A die that is frozen nobody may reroll, remove or choose (`evolutions.md` §3.1).
            let frozen = notes.ice.iter().fold(frozen(state), |mask, die| mask | 1 << die);
            let touches = |pick: &Pick| match pick {
                Pick::Die(die) | Pick::Remove(die) => frozen & 1 << die != 0,
                Pick::Dice(dice) => frozen & dice != 0,
                _ => false,
            };
            if let Some(pick) = chosen(&answers).find(touches) {
                wrong.push(("choice: a frozen die", format!("{pick:?}")));
            }
        }
        What::Buy => {
            for (slot, card) in state.market().iter().enumerate() {
                let slot = Answer::Buy(slot as u8);
                let due = card.is_some_and(|card| affords(state, seat, card, 0));
                if due != answers.contains(&slot) {
                    wrong.push((
                        "choice: buying",
                        format!("{slot:?}, {}", card.map_or("", |card| card.slug())),
                    ));
                }
            }
            let sweeps = state.player(seat).energy >= 2 && may_sweep(state, seat);
            if sweeps != answers.contains(&Answer::Sweep) {
                wrong.push(("choice: sweeping", String::new()));
            }
        }
        What::Theft => {
            let costumes = state
                .in_play()
                .iter()
                .filter(|held| held.card.kind() == Kind::Costume);
            for held in costumes.filter(|held| held.owner != seat) {
                let wounded = notes.clawed.contains(&held.owner) && state.player(held.owner).alive;
                let due = wounded && state.player(seat).energy >= price(state, seat, held.card);
                if due != answers.contains(&Answer::Choose(Pick::Card(held.key))) {
                    wrong.push(("choice: theft", held.card.slug().to_owned()));
                }
            }
        }
        What::Yield => {
            for answer in [Answer::Yield, Answer::Stay] {
                if !answers.contains(&answer) {
                    wrong.push(("choice: yielding", format!("{answer:?}")));
                }
            }
            if storm(state, seat) || ruled(state, "pharaonic-ego") {
                wrong.push(("who: yield: nobody can yield now", String::new()));
            }
            if !state.in_tokyo(seat) {
                wrong.push(("who: yield: somebody outside Tokyo", String::new()));
            }
        }
        What::Tile { level } => {
            for tile in state.all_tiles() {
                let due = tile.tile().is_some_and(|tile| tile.level == level);
                if due != answers.contains(&Answer::Choose(Pick::Kind(tile))) {
                    wrong.push(("choice: tile", tile.slug().to_owned()));
                }
            }
        }
        _ => {}
    }
    wrong
}

fn chosen(answers: &[Answer]) -> impl Iterator<Item = Pick> + '_ {
    answers.iter().filter_map(|answer| match answer {
        Answer::Choose(pick) => Some(*pick),
        _ => None,
    })
}

fn card(state: &State, pick: Pick) -> Option<&Held> {
    match pick {
        Pick::Card(key) => state.held(key),
        _ => None,
    }
}

/// A beast has no buy step, a monster that hibernates sweeps nothing (`power-cards.md` §4.3, §4.5).
fn may_sweep(state: &State, seat: Seat) -> bool {
    state.is_beast(seat) != Some(true) && !has(state, seat, "hibernation")
}
