//! Which tips are due at a question of Duel. A tip is given only where all that it says is true; it waits for another
//! question otherwise.

use crate::ui::frame::lesson::Topic;
use crate::ui::frame::tip::Tip;
use engine::duel::{Answer, State, Track, What};
use engine::{Game, Seat};

/// The tips for a player who is asked, the first one first.
pub(super) fn due(state: &State, seat: Seat) -> Vec<Tip> {
    let offers = |answer: Answer| state.offers(answer);
    let told: &[(&'static str, Topic, bool)] = match state.question().what {
        What::FirstRoll => &[("tip-duel-token", Topic::Answers, offers(Answer::Spend))],
        What::Roll => &[
            ("tip-duel-keep", Topic::Dice, chooses_dice(state)),
            ("tip-duel-spotlight", Topic::Arena, is_lit(state)),
            ("tip-duel-power", Topic::Board, true),
            ("tip-log", Topic::Tools, true),
        ],
        What::Face => &[("tip-duel-order", Topic::Dice, chooses_an_order(state))],
        What::Buy => &[
            ("tip-duel-card", Topic::Cards, buys_first(state)),
            ("tip-duel-save", Topic::Answers, saves(state, seat)),
        ],
        What::Place { buzz } => &[("tip-duel-buzz", Topic::Arena, !buzz.is_king())],
        _ => &[],
    };
    let due = told.iter().filter(|(.., due)| *due);
    due.map(|(name, at, _)| Tip { name, at: *at }).collect()
}

fn answers(state: &State) -> Vec<Answer> {
    let mut answers = Vec::new();
    state.answers(&mut answers);
    answers
}

/// Any dice may be kept, and the others thrown again.
fn chooses_dice(state: &State) -> bool {
    state.offers(Answer::Done) && state.offers(Answer::Reroll(state.dice_in_roll()))
}

fn is_lit(state: &State) -> bool {
    let mut tracks = Track::ALL.into_iter();
    tracks.any(|track| state.marker(track).in_spotlight())
}

fn chooses_an_order(state: &State) -> bool {
    let faces = answers(state).into_iter();
    faces
        .filter(|answer| matches!(answer, Answer::Resolve(_)))
        .count()
        > 1
}

/// A card can be paid for, and buying none still brings energy.
fn buys_first(state: &State) -> bool {
    let mut answers = answers(state).into_iter();
    let buys = answers.any(|answer| matches!(answer, Answer::Buy(_)));
    buys && state.turn().bought == 0
}

/// Nothing can be paid for but other cards, and buying none brings energy.
fn saves(state: &State, seat: Seat) -> bool {
    let buys = (0..3).any(|slot| state.affordable(seat, slot, 0));
    !buys && state.turn().bought == 0 && state.offers(Answer::Sweep)
}
