//! The buttons of a question: one for every answer, all of them in one row below the dice, whatever is asked.

use super::Message;
use super::choice::{Act, Choice, Desk};
use super::scene::Scene;
use super::spread;
use crate::ui::frame::hint;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::widget::{self, card, subject};
use crate::ui::{art, theme};
use engine::duel::{Answer, Pick, What};
use iced::widget::{container, mouse_area, row, tooltip};
use iced::{Center, Element, Fill, Length};
use words::duel::{Speaker, card_name, face_picture};
use words::{Words, fl, line};

/// Bubbles appear above the dice.
const ABOVE: card::Aside = card::Aside::above(10.0);
/// Between buttons.
const GAP: f32 = 8.0;

/// How the buttons of a question have room side by side.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    /// The size of their letters, at 1280 by 800.
    size: f32,
    /// Those with a picture have no words: these are told under the pointer.
    bare: bool,
    /// Their words stand on two lines.
    broken: bool,
}

impl Fit {
    /// From the most beautiful one to the tightest.
    fn all() -> impl Iterator<Item = Self> {
        let rows = |bare, broken| {
            let sizes: &[f32] = if bare || broken {
                &[14.0, 13.0, 12.0, 11.0]
            } else {
                &[17.0, 16.0, 15.0, 14.0, 13.0, 12.0]
            };
            sizes.iter().map(move |size| Self {
                size: *size,
                bare,
                broken,
            })
        };
        rows(false, false)
            .chain(rows(true, false))
            .chain(rows(true, true))
    }
}

/// The answers that are buttons below the dice: neither cards to choose nor the way to three others.
fn below(scene: &Scene<'_>, desk: &Desk<'_>) -> Vec<(usize, Choice)> {
    let there = |act: Act| act == Act::Say(Answer::Sweep) || spread::card_of(act).is_some();
    let elsewhere = |act: Act| scene.desk.is_some() && there(act);
    let choices = desk.choices().into_iter().enumerate();
    choices.filter(|(_, choice)| !elsewhere(choice.act)).collect()
}

/// How all buttons have room in the row below the dice.
fn fit(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Fit {
    // The same for every choice of dice: buttons stay where they are.
    let unkept = Desk::new(desk.state, desk.seat, super::Selection::default());
    let rolls = desk.what() == What::Roll && desk.selection.aiming.is_none();
    let desk = if rolls { &unkept } else { desk };
    let buttons = below(scene, desk);
    let room = scene.layout.room.answers.width - 2.0 * scene.layout.of(GAP);
    let guide = guide_words(scene, desk).map_or(0.0, |(keys, does)| {
        bold(scene, &keys, 12) + bold(scene, &does, 13) + 34.0
    });
    let wide = |fit: &Fit| {
        let widths = buttons
            .iter()
            .map(|(_, choice)| width(scene, desk, speaker, choice, *fit));
        widths.sum::<f32>() + scene.layout.of(GAP) * buttons.len() as f32 + guide
    };
    let tightest = Fit {
        size: 11.0,
        bare: true,
        broken: true,
    };
    Fit::all().find(|fit| wide(fit) <= room).unwrap_or(tightest)
}

/// How wide words in bold letters are.
fn bold(scene: &Scene<'_>, words: &str, size: u32) -> f32 {
    let ink = Ink::new(scene.words, &scene.houses, size).bold();
    log::width(&line::parts(words), ink)
}

/// Left and right of what stands on a button.
fn aside(scene: &Scene<'_>, fit: Fit) -> f32 {
    let wide = if fit.bare { 8.0 } else { 14.0 };
    scene.layout.of(wide).clamp(5.0, 18.0)
}

/// Has a button no words?
fn is_bare(speaker: &Speaker<'_>, choice: &Choice, fit: Fit) -> bool {
    fit.bare && picture_of(choice.act, speaker).is_some()
}

/// How wide a button is.
fn width(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>, choice: &Choice, fit: Fit) -> f32 {
    /// Between symbol, words and keys.
    const APART: f32 = 7.0;
    let symbol = if symbol(choice.act, desk.what()).is_empty() {
        0.0
    } else {
        18.0 + APART
    };
    let picture = if picture_of(choice.act, speaker).is_some() {
        30.0
    } else {
        0.0
    };
    let words = if is_bare(speaker, choice, fit) {
        0.0
    } else {
        written_width(scene, speaker, choice, fit)
    };
    let caps = choice.caps(scene.words).into_iter();
    let caps: f32 = caps.map(|cap| bold(scene, &cap, 12) + 14.0 + 4.0).sum();
    2.0 * aside(scene, fit) + symbol + picture + words + APART + caps
}

/// How wide the words of a button are, on one line or on two.
fn written_width(scene: &Scene<'_>, speaker: &Speaker<'_>, choice: &Choice, fit: Fit) -> f32 {
    let label = label(scene.words, speaker, choice.act);
    let size = scene.layout.letters(fit.size);
    let whole = bold(scene, &label, size);
    if !fit.broken {
        return whole;
    }
    // Broken where the longer one of both lines is shortest.
    let breaks = label.match_indices(' ').map(|(at, _)| {
        let (above, below) = label.split_at(at);
        bold(scene, above, size).max(bold(scene, below.trim_start(), size))
    });
    breaks.fold(whole, f32::min) + 3.0
}

/// The buttons below the dice, all side by side.
pub(super) fn answers<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let gap = scene.layout.of(GAP);
    let buttons: Vec<Element<'a, Message>> = match scene.question() {
        Some(desk) => {
            let speaker = scene.speaker(desk);
            let fit = fit(scene, desk, &speaker);
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
    let advised = scene.advised.is_some_and(|answer| choice.act == Act::Say(answer));
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
    let keys = choice.caps(words);
    let bare = is_bare(speaker, choice, fit);
    let written = (!bare).then(|| {
        let written = written(scene, desk, choice, scene.layout.letters(fit.size));
        let wide = written_width(scene, speaker, choice, fit);
        let wide = if fit.broken {
            Length::Fixed(wide.ceil())
        } else {
            Length::Shrink
        };
        container(written).width(wide)
    });
    let picture = picture_of(choice.act, speaker).map(|path| art::svg(&path).width(22).height(22));
    let content = row![].push(picture).push(written).spacing(8).align_y(Center);
    let symbol = symbol(choice.act, desk.what());
    let high = match (fit.broken, choice.rank) {
        (true, _) => 4.0,
        (false, Rank::Main) => 11.0,
        (false, Rank::Plain | Rank::Grave) => 10.0,
    };
    let padding = [scene.layout.of(high), aside(scene, fit)];
    let button = question::answer(content, symbol, &keys, choice.rank, message).padding(padding);
    let card = match choice.act {
        Act::Say(answer) => speaker.card_of(answer),
        Act::Aim(card) => card,
        _ => None,
    };
    match card {
        Some(card) => card::explained(button, card, words, ABOVE),
        None if bare => {
            let told = log::rich(&label(words, speaker, choice.act), Ink::new(words, &[], 13));
            tooltip(
                subject::explained(button),
                container(told).padding([6, 10]),
                ABOVE.position,
            )
            .gap(ABOVE.gap)
            .padding(0)
            .style(theme::tooltip)
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
