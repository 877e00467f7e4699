//! Answers and aims in words, for hints, for the reasons of bots and for the look back.

use super::choice::{Desk, ORDER, Selection};
use super::panel;
use crate::ui::frame::hint::keeping;
use crate::ui::odds::Odds;
use bots::duel::Aim;
use bots::roll_plan::{kept, kept_dice};
use engine::duel::{Answer, Ending, Face, Pick, State, Track, What};
use engine::{Asked, Game};
use words::duel::{Speaker, card_name, marked_face, marker};
use words::fl;
use words::{Names, Words};

/// An answer in a few words for whoever does not see its buttons; empty where nothing can be said.
#[must_use]
pub(super) fn answer(state: &State, answer: Answer, words: &Words, names: &Names) -> String {
    if let Some(kept) = kept(state, answer) {
        let faces: Vec<String> = ORDER
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(kept[face.index()])))
            .map(|face| marked_face(words, face))
            .collect();
        let all = faces.len() == state.turn().dice.len();
        return keeping(&faces, all, words);
    }
    let label = Speaker { words, names, state }.label(answer);
    match answer {
        Answer::Done if state.question().what == What::Buy && state.turn().bought > 0 => {
            fl!(words, "advice-no-more")
        }
        Answer::Choose(Pick::Face(_) | Pick::Card(_)) => fl!(words, "advice-choose", what = label),
        _ => label,
    }
}

/// What a turn goes for where that is so many of a face, with the chance that is told below the dice that are kept.
#[must_use]
pub(super) fn aim_of_dice(state: &State, answer: Answer, aim: Aim, words: &Words) -> Option<String> {
    let (Answer::Reroll(_), Asked::Seat(seat)) = (answer, state.asks()) else {
        return None;
    };
    let selection = Selection {
        dice: kept_dice(state, answer)?,
        ..Selection::default()
    };
    // A marker is pulled by those beyond the second.
    let pulls = |track: Track| match track {
        Track::Fame => Face::Fame,
        Track::Destruction => Face::Destruction,
    };
    let is_it = |odds: &Odds<Face>| match aim {
        Aim::Pull(track, spaces) => (odds.face, odds.count) == (pulls(track), spaces + 2),
        Aim::Hit(count) => (odds.face, odds.count) == (Face::Claw, count),
        Aim::Heal(count) => (odds.face, odds.count) == (Face::Heart, count),
        Aim::Energy(count) => (odds.face, odds.count) == (Face::Energy, count),
        Aim::Win(_) | Aim::Spotlight(_) | Aim::Buy(_) => false,
    };
    let desk = Desk::new(state, seat, selection);
    let told = panel::odds_of(&desk).into_iter().find(is_it)?;
    Some(told.aimed_at(marked_face(words, told.face), words))
}

/// What a turn goes for, with its chance.
#[must_use]
pub(super) fn aim(aim: Aim, chance: u32, words: &Words) -> String {
    let said = |id: &str, name: &'static str, value: String| {
        words.text_with(id, &[("chance", chance.into()), (name, value.into())])
    };
    let counted = |id: &str, count: u8| {
        words.text_with(
            id,
            &[("chance", chance.into()), ("count", u32::from(count).into())],
        )
    };
    match aim {
        Aim::Win(Ending::Victory(track)) => said("duel-aim-victory", "marker", marker(words, track)),
        Aim::Win(Ending::Spotlight) => words.text_with("duel-aim-both", &[("chance", chance.into())]),
        Aim::Win(Ending::Knockout) => words.text_with("duel-aim-knockout", &[("chance", chance.into())]),
        Aim::Spotlight(track) => said("duel-aim-spotlight", "marker", marker(words, track)),
        Aim::Pull(track, count) => words.text_with(
            "duel-aim-pull",
            &[
                ("chance", chance.into()),
                ("count", u32::from(count).into()),
                ("marker", marker(words, track).into()),
            ],
        ),
        Aim::Hit(count) => counted("duel-aim-hit", count),
        Aim::Heal(count) => counted("duel-aim-heal", count),
        Aim::Energy(count) => counted("duel-aim-energy", count),
        Aim::Buy(card) => said("duel-aim-buy", "card", card_name(words, card)),
    }
}
