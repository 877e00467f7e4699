//! Answers and aims in words, for hints, for the reasons of bots and for the look back.

use super::choice::ORDER;
use crate::ui::frame::hint::keeping;
use bots::duel::Aim;
use bots::roll_plan::kept;
use engine::duel::{Answer, Ending, Pick, State, What};
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
