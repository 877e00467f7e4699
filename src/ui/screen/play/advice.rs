//! Answers and aims in words, for hints and for the reasons of bots.

use super::choice::{Act, Desk, Selection};
use super::speech::Speaker;
use crate::bots::classic::Aim;
use crate::bots::reasons::kept;
use crate::engine::classic::{Answer, Face, Split, State};
use crate::engine::{Asked, Seat};
use crate::fl;
use crate::i18n::{Names, Words};
use crate::ui::frame::hint::{Tense, keeping};

/// An answer in a few words; empty where its buttons say nothing.
#[must_use]
pub fn answer(state: &State, answer: Answer, tense: Tense, words: &Words, names: &Names) -> String {
    let Asked::Seat(seat) = state.question().of else {
        return String::new();
    };
    if let Some(kept) = kept(state, answer) {
        let faces: Vec<String> = Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(kept[face.index()])))
            .map(|face| words.marked_face(face))
            .collect();
        let all = faces.len() == state.turn().dice.len();
        return keeping(&faces, all, tense, words);
    }
    if let Answer::Hearts(split) = answer {
        return hearts(&split, words, names);
    }
    let desk = Desk::new(state, seat, Selection::default(), false);
    let desk = &desk;
    Speaker { words, names, desk }.label(Act::Say(answer))
}

/// What hearts are used for.
fn hearts(split: &Split, words: &Words, names: &Names) -> String {
    let mut uses = Vec::new();
    if split.heal > 0 {
        uses.push(fl!(words, "advice-hearts", count = split.heal));
    }
    for (token, count) in [
        (fl!(words, "play-use-poison"), split.poison),
        (fl!(words, "play-use-shrink"), split.shrink),
    ] {
        if count > 0 {
            uses.push(format!("{token} ×{count}"));
        }
    }
    for (seat, count) in (0..).map(Seat).zip(split.others) {
        if count > 0 {
            uses.push(format!("{} +{count}♥", names.marked(seat)));
        }
    }
    if uses.is_empty() {
        uses.push(fl!(words, "play-do-hearts"));
    }
    uses.join(", ")
}

/// What a turn goes for, with its chance.
#[must_use]
pub fn aim(aim: Aim, chance: u32, words: &Words, names: &Names) -> String {
    match aim {
        Aim::Win => fl!(words, "advice-aim-win", chance = chance),
        Aim::KnockOut(seat) => fl!(
            words,
            "advice-aim-out",
            chance = chance,
            name = names.marked(seat)
        ),
        Aim::Enter => fl!(words, "advice-aim-enter", chance = chance),
        Aim::Stars(count) => fl!(words, "advice-aim-stars", chance = chance, count = count),
        Aim::Hit(count) => fl!(words, "advice-aim-hit", chance = chance, count = count),
        Aim::Heal(count) => fl!(words, "advice-aim-heal", chance = chance, count = count),
        Aim::Energy(count) => fl!(words, "advice-aim-energy", chance = chance, count = count),
        Aim::Buy(card) => fl!(
            words,
            "advice-aim-buy",
            chance = chance,
            card = words.card_name(card)
        ),
    }
}
