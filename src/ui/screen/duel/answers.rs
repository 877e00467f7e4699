//! The buttons of a question: one for every answer, all of them in one row below the dice, whatever is asked.

use super::Message;
use super::choice::{Act, Choice, Desk};
use super::scene::Scene;
use super::spread;
use crate::ui::art;
use crate::ui::frame::fit::{self, Fit, Worded};
use crate::ui::frame::hint;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::widget::tooltip::tooltip;
use crate::ui::widget::{self, card, subject};
use engine::duel::{Answer, Pick, What};
use iced::widget::{container, mouse_area, row};
use iced::{Center, Element, Fill, Length};
use words::duel::{Speaker, card_name, face_picture};
use words::{Words, fl};

/// Between buttons.
const GAP: f32 = 8.0;

/// Between buttons, which have more to read than room where letters are to be larger than what is around them.
fn between(scene: &Scene<'_>) -> f32 {
    let grown = scene.layout.room.grown();
    (scene.layout.of(GAP) / grown.powi(3)).max(3.0)
}

/// The answers that are buttons below the dice: neither cards to choose nor the way to three others.
fn below(scene: &Scene<'_>, desk: &Desk<'_>) -> Vec<(usize, Choice)> {
    let there = |act: Act| act == Act::Say(Answer::Sweep) || spread::card_of(act).is_some();
    let elsewhere = |act: Act| scene.desk.is_some() && there(act);
    let choices = desk.choices().into_iter().enumerate();
    choices.filter(|(_, choice)| !elsewhere(choice.act)).collect()
}

/// How all buttons have room in the row below the dice, if they do.
fn fit(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<Fit> {
    let (words, room) = (scene.words, &scene.layout.room);
    // The same for every choice of dice: buttons stay where they are.
    let unkept = Desk::new(desk.state, desk.seat, super::Selection::default());
    let rolls = desk.what() == What::Roll && desk.selection.aiming.is_none();
    let desk = if rolls { &unkept } else { desk };
    let buttons = below(scene, desk);
    let gaps = between(scene) * (buttons.len() + 1) as f32;
    let guide = guide_words(scene, desk).map_or(0.0, |(keys, does)| {
        fit::bold(&keys, 12, words) + fit::bold(&does, 13, words) + 34.0
    });
    let left = room.answers.width - gaps - guide;
    let fits = |fit: &Fit| {
        let widths = buttons
            .iter()
            .map(|(_, choice)| fit.width(&face(desk, speaker, choice), room, words));
        widths.sum::<f32>() <= left
    };
    Fit::rows(&scene.layout.room).into_iter().find(fits)
}

/// The letters of the buttons.
#[cfg(test)]
pub(super) fn letters(scene: &Scene<'_>, desk: &Desk<'_>) -> u32 {
    let fit = fit(scene, desk, &scene.speaker(desk)).unwrap_or(Fit::TIGHTEST);
    scene.layout.room.letters(fit.size)
}

/// What stands on a button.
fn face<'a>(desk: &Desk<'_>, speaker: &Speaker<'_>, choice: &'a Choice) -> Worded<'a, Act> {
    let pictured = picture_of(choice.act, speaker).is_some();
    Worded {
        choice,
        symbol: symbol(choice.act, desk.what()),
        pictured,
        handy: pictured || matches!(choice.act, Act::KeepAll(_)),
        label: label(speaker.words, speaker, choice.act),
    }
}

/// The buttons below the dice, all side by side.
pub(super) fn answers<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let gap = between(scene);
    let buttons: Vec<Element<'a, Message>> = match scene.question() {
        Some(desk) => {
            let speaker = scene.speaker(desk);
            let fit = fit(scene, desk, &speaker).unwrap_or(Fit::TIGHTEST);
            below(scene, desk)
                .into_iter()
                .map(|(nth, choice)| {
                    let button = button(scene, desk, &speaker, &choice, fit);
                    shown(scene, &choice, nth, button)
                })
                .chain(guide(scene, desk))
                .collect()
        }
        None => {
            let frame = &scene.duel.frame;
            let identify = frame.identify_button(scene.words, &scene.names);
            identify
                .into_iter()
                .chain(frame.throw_button(scene.words))
                .chain(frame.hurry_buttons(scene.words))
                .collect()
        }
    };
    container(row(buttons).spacing(gap).align_y(Center))
        .center_x(Fill)
        .center_y(Fill)
        .into()
}

/// The button of an answer, marked if it is advised; what it would lead to is seen while the pointer is on it.
pub(super) fn shown<'a>(
    scene: &Scene<'a>,
    choice: &Choice,
    nth: usize,
    button: Element<'a, Message>,
) -> Element<'a, Message> {
    let advised = scene.advised.is_some_and(|answer| leads_to(choice.act, answer));
    let shown = hint::around(advised, choice.rank == Rank::Main, button);
    let shown: Element<'a, Message> = match choice.act {
        Act::Say(answer) if scene.desk.is_some() => mouse_area(shown)
            .on_enter(Message::Looked(scene.ticket, answer, true))
            .on_exit(Message::Looked(scene.ticket, answer, false))
            .into(),
        _ => shown,
    };
    container(shown).id(format!("answer-{nth}")).into()
}

/// Is this answer said with an act, or aimed after it?
fn leads_to(act: Act, answer: Answer) -> bool {
    match (act, answer) {
        (Act::Aim(Some(card)), Answer::Use(used, Pick::Slot(_))) => card == used,
        _ => act == Act::Say(answer),
    }
}

/// What a button says.
pub(super) fn written<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    choice: &Choice,
    size: u32,
) -> Element<'a, Message> {
    let ink = Ink::new(scene.words, &[], size)
        .bold()
        .coloured(choice.rank.ink());
    log::rich(&label(scene.words, &scene.speaker(desk), choice.act), ink)
}

fn button<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
    fit: Fit,
) -> Element<'a, Message> {
    let words = scene.words;
    // Nothing can be pressed while the dice roll.
    let message = scene
        .desk
        .is_some()
        .then_some(Message::Acted(scene.ticket, choice.act));
    let (face, room) = (face(desk, speaker, choice), &scene.layout.room);
    // What is told of a button stands above the question.
    let above = card::Aside::above(room.below_question(room.answers.y) + 10.0);
    let (keys, bare) = (fit.caps(choice, words), fit.is_bare(face.handy));
    let written = (!bare).then(|| {
        let breaks = fit.breaks_at(&face.label, room, words);
        let written = written(scene, desk, choice, room.letters(fit.size));
        container(written).width(breaks.map_or(Length::Shrink, Length::Fixed))
    });
    let picture = picture_of(choice.act, speaker).map(|path| art::svg(&path).width(22).height(22));
    let content = row![].push(picture).push(written).spacing(8).align_y(Center);
    let symbol = fit.symbol(face.symbol, face.handy);
    let button = question::answer(content, symbol, &keys, choice.rank, message)
        .padding(fit.padding(choice.rank, room));
    let card = match choice.act {
        Act::Say(answer) => speaker.card_of(answer),
        Act::Aim(card) => card,
        _ => None,
    };
    match card {
        Some(card) => card::explained(button, card, words, above),
        None if bare => {
            let told = log::rich(&face.label, Ink::new(words, &[], 13));
            tooltip(
                subject::explained(button),
                container(told).padding([6, 10]),
                above.position,
            )
            .gap(above.gap)
            .into()
        }
        None => button.into(),
    }
}

/// The keys that move a token, or that buy.
fn guide_words(scene: &Scene<'_>, desk: &Desk<'_>) -> Option<(String, String)> {
    let words = scene.words;
    if desk.selection.hand.is_some() {
        return Some(("← → ↑ ↓".to_owned(), words.text("duel-do-move")));
    }
    let sells = (0..3).any(|slot| matches!(desk.slot(slot), Some(Act::Say(Answer::Buy(_)))));
    (sells && desk.selection.buying).then(|| ("1 – 3".to_owned(), words.text("duel-do-buy-number")))
}

fn guide<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Option<Element<'a, Message>> {
    let (keys, does) = guide_words(scene, desk)?;
    Some(widget::key_hint(keys, does))
}

/// What a button says.
fn label(words: &Words, speaker: &Speaker<'_>, act: Act) -> String {
    match act {
        // Where the token hovers is seen on the tracks.
        Act::Say(Answer::Place(_) | Answer::Choose(Pick::Place(..))) => words.text("duel-do-place-here"),
        Act::Say(answer) => speaker.label(answer),
        Act::KeepAll(true) => fl!(words, "play-do-keep-all"),
        Act::KeepAll(false) => fl!(words, "play-do-keep-none"),
        Act::Hover(buzz, _) if buzz.is_king() => words.text("duel-do-other-token"),
        Act::Hover(..) => words.text("duel-do-turn"),
        Act::Aim(Some(card)) => words.text_with("duel-do-use", &[("card", card_name(words, card).into())]),
        Act::Aim(None) => words.text("duel-do-back"),
        Act::Die(_) | Act::Buying => String::new(),
    }
}

/// The symbol of a button.
fn symbol(act: Act, what: What) -> &'static str {
    match act {
        Act::Say(answer) => match answer {
            Answer::Throw | Answer::Reroll(_) => "roll",
            Answer::Spend => "token-spend",
            Answer::Sweep => "sweep",
            Answer::Buy(_) => "buy",
            Answer::Place(_) | Answer::Choose(Pick::Place(..)) => "place",
            // Yes and no are words enough.
            Answer::Done if !matches!(what, What::May { .. }) => "done",
            _ => "",
        },
        Act::Hover(buzz, _) if buzz.is_king() => "swap",
        Act::Hover(..) => "flip",
        Act::Aim(None) => "back",
        Act::KeepAll(_) => "lock",
        _ => "",
    }
}

/// The picture of what an answer is about.
fn picture_of(act: Act, speaker: &Speaker<'_>) -> Option<String> {
    let emblem = |card: engine::duel::CardId| format!("emblems/{}.svg", card.slug());
    match act {
        Act::Say(Answer::Resolve(face) | Answer::Choose(Pick::Face(face))) => {
            Some(face_picture(face).to_owned())
        }
        Act::Say(answer) => speaker.card_of(answer).map(emblem),
        Act::Aim(card) => card.map(emblem),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Act, Answer, Desk};
    use crate::storage::Speed;
    use crate::ui::USUAL;
    use crate::ui::harness::Surroundings;
    use crate::ui::screen::duel::tests::positions::random_game;
    use crate::ui::screen::duel::tests::{asking, simulator};
    use crate::ui::screen::duel::{Duel, Message};
    use engine::duel::{State, What};
    use engine::{Asked, Game};
    use iced::Rectangle;
    use words::Language;
    use words::duel::Speaker;

    /// Every answer that the pointer can be on: those with a button, and those that buy a card.
    fn looked_at(desk: &Desk<'_>) -> impl Iterator<Item = Answer> {
        let buttons = desk.choices().into_iter().map(|choice| choice.act);
        let cards = (0..3).filter_map(|slot| desk.slot(slot));
        buttons
            .chain(cards.collect::<Vec<_>>())
            .filter_map(|act| match act {
                Act::Say(answer) => Some(answer),
                _ => None,
            })
    }

    /// Where each button stands, and how much of it is seen.
    fn buttons(duel: &Duel, surroundings: &Surroundings) -> Vec<(Rectangle, Option<Rectangle>)> {
        let count = duel.desk().expect("asked").choices().len();
        let mut ui = simulator(duel, surroundings);
        let found = (0..count).map(|nth| {
            let found = ui.find(iced_test::selector::id(format!("answer-{nth}")));
            let found = found.expect("there it is");
            (found.bounds(), found.visible_bounds())
        });
        found.collect()
    }

    #[test]
    fn a_long_preview_moves_no_button() {
        for language in Language::ALL {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = USUAL;
            let lines = |state: &State| {
                let Asked::Seat(seat) = state.asks() else { return 0 };
                let desk = Desk::new(state, seat, super::super::Selection::of(state));
                let names = asking(state, true, &surroundings)
                    .frame
                    .names(&surroundings.words);
                let told = looked_at(&desk).map(|answer| {
                    let (words, names) = (&surroundings.words, &names);
                    Speaker { words, names, state }.preview(answer).len()
                });
                told.max().unwrap_or(0)
            };
            let mut found = Vec::new();
            for seed in 0..60 {
                random_game(seed, &mut |state| {
                    let faces = state.question().what == What::Face;
                    if faces && found.len() < 4 && lines(state) >= 3 {
                        found.push(*state);
                    }
                });
            }
            assert!(!found.is_empty());
            for state in found {
                let mut duel = asking(&state, true, &surroundings);
                let before = buttons(&duel, &surroundings);
                let whole = |(all, seen): &(Rectangle, Option<Rectangle>)| {
                    seen.is_some_and(|seen| seen.height > all.height - 0.5)
                };
                assert!(before.iter().all(whole), "{language}: {before:?}");
                let ticket = duel.frame.table().ticket();
                let answers: Vec<_> = looked_at(&duel.desk().expect("asked")).collect();
                for answer in answers {
                    let _ = duel.update(Message::Looked(ticket, answer, true), surroundings.context());
                    assert_eq!(buttons(&duel, &surroundings), before, "{language}: {answer:?}");
                    let _ = duel.update(Message::Looked(ticket, answer, false), surroundings.context());
                }
            }
        }
    }
}
