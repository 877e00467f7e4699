//! Answers and aims in words, for hints, for the reasons of bots and for the look back.

use super::choice::{Desk, Selection};
use super::preview;
use crate::ui::frame::hint::keeping;
use crate::ui::game_screen::ScreenGame as _;
use crate::ui::odds::Odds;
use bots::classic::Aim;
use bots::roll_plan::kept;
use engine::classic::{Answer, Face, Pick, SpecialFace, Split, State, What};
use engine::{Asked, Game, Seat};
use words::classic::{Speaker, card_name, marked_die, marked_face, special_name};
use words::fl;
use words::{Names, Words};

/// What is asked, in a few words.
#[must_use]
pub(super) fn question(state: &State, words: &Words, names: &Names) -> String {
    speaker(state, words, names).question().title
}

/// An answer in a few words for whoever does not see its buttons; empty where nothing can be said.
#[must_use]
pub(super) fn answer(state: &State, answer: Answer, words: &Words, names: &Names) -> String {
    if let Some(kept) = kept(state, answer) {
        let mut faces: Vec<String> = Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(kept[face.index()])))
            .map(|face| marked_face(words, face))
            .collect();
        let thrown = match answer {
            Answer::Reroll(thrown) => thrown,
            _ => 0,
        };
        let mut all = faces.len() == state.turn().dice.len();
        for (face, index) in special_dice(state) {
            if let (Some(face), Some(index)) = (face, index) {
                let stays = thrown >> index & 1 == 0;
                faces.extend(stays.then(|| special_name(words, face)));
                all &= stays;
            }
        }
        return keeping(&faces, all, words);
    }
    let speaker = speaker(state, words, names);
    let label = |answer| speaker.label(answer);
    match answer {
        Answer::Hearts(split) => hearts(&split, words, names),
        Answer::Done if state.question().what == What::Buy && state.turn().bought > 0 => {
            fl!(words, "advice-no-more")
        }
        // Which dice they are, its button leaves to their picture.
        Answer::Group(face) => {
            let (face, effect) = (marked_face(words, face), label(answer));
            fl!(words, "advice-group", face = face, effect = effect)
        }
        // Which die it is, its buttons leave to the die itself.
        Answer::Use(used) => match used.pick {
            Pick::DieFace(which, to) => match lying(state, which) {
                Some(from) => format!("{} → {}", marked_face(words, from), marked_face(words, to)),
                None => label(answer),
            },
            Pick::Die(which) => {
                let special = special_dice(state)
                    .into_iter()
                    .find(|(_, index)| *index == Some(which));
                let face = match (lying(state, which), special) {
                    (Some(face), _) => Some(marked_die(words, face)),
                    (None, Some((Some(face), _))) => Some(special_name(words, face)),
                    (None, _) => None,
                };
                match face {
                    Some(face) => {
                        let card = card_name(words, used.face);
                        if matches!(state.question().what, What::Window { .. }) {
                            fl!(words, "play-do-freeze-face", face = face, card = card)
                        } else {
                            fl!(words, "play-do-reroll-face", face = face, card = card)
                        }
                    }
                    None => label(answer),
                }
            }
            // Its card lies in the hand.
            Pick::Faces(..) => {
                let (card, does) = (card_name(words, used.face), label(answer));
                fl!(words, "play-do-does", card = card, does = does)
            }
            _ => label(answer),
        },
        answer => label(answer),
    }
}

/// Who wins and who is out with an answer, in words to `to`, or to everybody.
#[must_use]
pub(super) fn fate(
    state: &State,
    answer: Answer,
    to: Option<Seat>,
    words: &Words,
    names: &Names,
) -> Option<String> {
    if !state.offers(answer) {
        return None;
    }
    speaker(state, words, names)
        .foretold_to(answer, to)
        .map(|told| told.said)
}

/// Who speaks of a position of which nothing has been selected.
fn speaker<'a>(state: &'a State, words: &'a Words, names: &'a Names) -> Speaker<'a> {
    Speaker::new(words, names, state)
}

/// What the dice beside the others show, and their numbers among all dice.
fn special_dice(state: &State) -> [(Option<SpecialFace>, Option<u8>); 2] {
    [
        (state.berserk_die(), state.berserk_index()),
        (state.fate(), state.fate_index()),
    ]
}

/// The face that a die shows.
fn lying(state: &State, die: u8) -> Option<Face> {
    state.turn().dice.iter().nth(usize::from(die))
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

/// What a turn goes for where that is so many of a face, with the chance that is told below the dice that are kept.
#[must_use]
pub(super) fn aim_of_dice(state: &State, answer: Answer, aim: Aim, words: &Words) -> Option<String> {
    let (Answer::Reroll(_), Asked::Seat(seat)) = (answer, state.asks()) else {
        return None;
    };
    let kept = state.kept_dice(answer)?;
    let selection = Selection {
        kept,
        ..Selection::default()
    };
    // Numbers bring as many stars as they show, and one more for each beyond the third.
    let stars = |odds: &Odds<Face>| Some(odds.face.number()? + odds.count.checked_sub(3)?);
    let is_it = |odds: &Odds<Face>| match aim {
        Aim::Stars(count) => stars(odds) == Some(count),
        Aim::Hit(count) => (odds.face, odds.count) == (Face::Claw, count),
        Aim::Heal(count) => (odds.face, odds.count) == (Face::Heart, count),
        Aim::Energy(count) => (odds.face, odds.count) == (Face::Energy, count),
        Aim::Win | Aim::KnockOut(_) | Aim::Enter | Aim::Buy(_) => false,
    };
    let desk = Desk::new(state, seat, selection);
    let told = preview::odds_of(&desk).into_iter().find(is_it)?;
    Some(told.aimed_at(marked_face(words, told.face), words))
}

/// What a turn goes for, with its chance.
#[must_use]
pub(super) fn aim(aim: Aim, chance: u32, words: &Words, names: &Names) -> String {
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
            card = card_name(words, card)
        ),
    }
}
