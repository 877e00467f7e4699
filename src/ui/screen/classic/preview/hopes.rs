//! How likely it is to get what the dice that are picked may be meant for, of what brings something.

use super::Desk;
use crate::ui::odds::{Odds, odds};
use engine::classic::{Answer, Event, Face, GOAL, Pack, Pick, State, What};
use engine::{Asked, Game, Seat};
use words::classic::{Speaker, marked_face};
use words::fl;

/// The odds of what the dice that are picked may be meant for, in a line; `None` where none are picked.
#[must_use]
pub(in super::super) fn hopes(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    let worth = odds_of(desk).into_iter();
    let words = speaker.words;
    let said = worth.map(|odds| odds.told(marked_face(words, odds.face), words));
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| fl!(words, "play-reroll-may", what = said.join(" · ")))
}

/// The odds of what the dice that are picked may be meant for, of which each brings something.
#[must_use]
pub(in super::super) fn odds_of(desk: &Desk<'_>) -> Vec<Odds<Face>> {
    let (state, turn) = (desk.state, desk.state.turn());
    if desk.what() != What::Roll || is_unsettled(state) {
        return Vec::new();
    }
    let left = state.roll_limit().saturating_sub(turn.rolls);
    // Numbers score from three on; of anything else one more is more.
    let next = |face: Face, have: u8| match face {
        Face::One | Face::Two | Face::Three => (have + 1).max(3),
        Face::Heart | Face::Energy | Face::Claw => have + 1,
    };
    // Claws that cards add come on top, as in what stopping brings.
    let added = |face| -> u8 {
        match face {
            Face::Claw => state
                .smashes_coming()
                .saturating_sub(state.symbols_counting(Face::Claw)),
            _ => 0,
        }
    };
    let found = odds(turn.dice, desk.selection.kept, left, next).into_iter();
    let worth = found.filter(|odds| !is_in_vain(state, desk.seat, odds.face));
    worth.map(|odds| odds.plus(added(odds.face))).collect()
}

/// Do dice of this face bring nothing now, however many they are?
fn is_in_vain(state: &State, seat: Seat, face: Face) -> bool {
    if state.dead(seat, face) {
        return true;
    }
    // Four of a face are worth a Cultist.
    if state.has_pack(Pack::Cultists) {
        return false;
    }
    let barred = state.bars_gains_of(seat, face);
    let has_all = state.player(seat).stars >= GOAL;
    match face {
        Face::One | Face::Two | Face::Three => (barred || has_all) && !state.gauge(),
        Face::Energy => barred,
        Face::Claw => state.claws_are_barred(seat),
        // Three hearts draw an Evolution.
        Face::Heart if state.powered() || state.can_heal_others(seat) => false,
        Face::Heart => {
            let player = state.player(seat);
            let heals = state.could_heal(seat) && !barred;
            state.wastes_hearts(seat) || !heals && player.poison + player.shrink == 0
        }
    }
}

/// Does something come before the dice count that may change what they bring: are some added, taken away or chosen, or does
/// whoever rolls move?
fn is_unsettled(state: &State) -> bool {
    let chooses_dice = |now: &State| {
        let mut answers = Vec::new();
        now.answers(&mut answers);
        answers.iter().any(|answer| {
            matches!(
                answer,
                Answer::Choose(Pick::Dice(_) | Pick::Die(_) | Pick::Remove(_) | Pick::Face(_))
            )
        })
    };
    let stands = |now: &State| now.player(state.active()).place;
    let (mut now, mut said) = (*state, Some(Answer::Done));
    while let Some(answer) = said {
        let (mut counted, mut moved) = (false, false);
        let told = now.apply_telling(answer, &mut |event, after| {
            counted |= matches!(event, Event::DiceFixed { .. });
            moved |= !counted && stands(after) != stands(state);
        });
        if moved {
            return true;
        }
        if told.is_err() || counted || now.turn().number != state.turn().number {
            return false;
        }
        if matches!(now.question().what, What::Curse { .. }) && chooses_dice(&now) {
            return true;
        }
        let pass = Some(Answer::Done).filter(|pass| now.offers(*pass));
        said = match now.asks() {
            Asked::Seat(_) => pass.or_else(|| now.default_answer()),
            Asked::Nature | Asked::NoOne => None,
        };
    }
    false
}
