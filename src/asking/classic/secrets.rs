//! What a monster of the classic game holds in hand: what is asked about it, what is for whose eyes, and what can
//! be played of it. Pure: no words, no widgets, no card by name.

use super::order;
use crate::storage::{Asking, Stops};
use engine::classic::{Answer, Key, Moment, State, Use, What};
use engine::{Game, Seat};

/// Is this answer a play from a hand or a discard pile?
#[must_use]
pub fn is_play(answer: &Answer) -> bool {
    matches!(answer, Answer::Use(used) if used.key == Key::NONE)
}

/// What may be said to the open question, without what may be done at any time.
fn answers(state: &State, seat: Seat) -> Vec<Answer> {
    let (mut answers, mut free) = (Vec::new(), Vec::new());
    state.answers(&mut answers);
    state.free_actions(seat, &mut free);
    answers.retain(|answer| !free.contains(answer));
    answers
}

/// What `seat` can play at any time.
fn free_plays(state: &State, seat: Seat) -> impl Iterator<Item = Use> + use<> {
    let mut free = Vec::new();
    state.free_actions(seat, &mut free);
    free.into_iter()
        .filter(is_play)
        .filter_map(|answer| match answer {
            Answer::Use(used) => Some(used),
            _ => None,
        })
}

/// The answer that `seat` is spared, which sees the position like this and wants to be asked so.
#[must_use]
pub fn spared(state: &State, seat: Seat, asking: Asking) -> Option<Answer> {
    if !state.powered() {
        return order::spared(state, asking.order);
    }
    let stops = asking.stops;
    let own = state.active() == seat;
    let muted = stops == Stops::Never || stops == Stops::OwnTurn && !own;
    if stops == Stops::Always && state.may_hide_plays() {
        return None;
    }
    let answers = answers(state, seat);
    let is_worth_it = |answer: &Answer| matches!(answer, Answer::Use(used) if is_worth_playing(state, *used));
    if !muted && answers.iter().any(is_worth_it) {
        return None;
    }
    if state.question().what == What::Group {
        return order::spared(state, asking.order);
    }
    // The last moment of a turn at which something can be played that can be played at any time.
    let late = match state.question().what {
        What::Buy => own,
        What::Window { moment } => moment == Moment::EndOfTurn,
        _ => false,
    };
    let mut free = free_plays(state, seat).filter(|used| is_worth_playing(state, *used));
    let asks = late && !muted;
    if asks && is_asked_as_turn_ends(state, seat) {
        // Before buying only about what lets something be bought.
        if free.any(|used| lets_buy(state, used)) {
            return None;
        }
    } else if asks && free.next().is_some() {
        return None;
    }
    let mut others = answers.into_iter().filter(|answer| !is_play(answer));
    let only = others.next()?;
    others.next().is_none().then_some(only)
}

/// Does playing this Evolution do anything?
fn is_worth_playing(state: &State, used: Use) -> bool {
    used.key == Key::NONE && !state.is_played_in_vain(used)
}

/// Can something be bought once this Evolution has been played?
fn lets_buy(state: &State, used: Use) -> bool {
    let mut after = *state;
    let played = after.apply(Answer::Use(used)).is_ok();
    played && after.question() == state.question() && after.sells()
}

/// Will `seat`, which is asked what it buys, be asked once more before its turn ends, if it buys nothing?
fn is_asked_as_turn_ends(state: &State, seat: Seat) -> bool {
    let (mut after, last) = (*state, Moment::EndOfTurn);
    while matches!(after.question().what, What::Buy | What::Sale) {
        let passes = after.asks() == engine::Asked::Seat(seat) && after.apply(Answer::Done).is_ok();
        if !passes {
            return false;
        }
        if after.question().what == (What::Window { moment: last }) {
            return after.asks() == engine::Asked::Seat(seat);
        }
    }
    false
}

/// Must whoever is asked say who they are before the question is shown? Where it is about what nobody else may
/// see; what they could play from their hand they are only shown when they want to play.
#[must_use]
pub fn is_private(own: &State, open: &State) -> bool {
    if !own.powered() {
        return own != open;
    }
    if matches!(own.question().what, What::Draft | What::Draw) {
        return true;
    }
    let public = |state: &State| {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        answers.retain(|answer| !is_play(answer));
        answers
    };
    public(own) != public(open)
}

/// Does a seat hold Evolutions?
#[must_use]
pub fn holds(state: &State, seat: Seat) -> bool {
    state.powered() && state.player(seat).alive && state.hand_size(seat) > 0
}

/// Can `seat` play something although it is not asked?
#[must_use]
pub fn may_interrupt(state: &State, seat: Seat) -> bool {
    state.powered() && free_plays(state, seat).next().is_some()
}

/// The moment that is open to one seat after the other, as an onlooker sees it, with the answer that lets it pass.
#[must_use]
pub fn round(state: &State) -> Option<(u32, Answer)> {
    let engine::Asked::Seat(seat) = state.asks() else {
        return None;
    };
    let moment = state.question().what.moment().filter(|_| state.powered())?;
    (answers(state, seat) == [Answer::Done]).then_some((moment as u32, Answer::Done))
}

/// What `seat` can play from its hand now: at its own question, and at any time.
#[must_use]
pub fn plays(state: &State, seat: Seat) -> Vec<Use> {
    let mut plays: Vec<Use> = Vec::new();
    if state.asks() == engine::Asked::Seat(seat) {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        plays.extend(
            answers
                .iter()
                .filter(|answer| is_play(answer))
                .filter_map(|answer| match answer {
                    Answer::Use(used) => Some(*used),
                    _ => None,
                }),
        );
    }
    for used in free_plays(state, seat) {
        if !plays.contains(&used) {
            plays.push(used);
        }
    }
    plays
}
