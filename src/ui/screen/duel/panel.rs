//! The question: whose it is and what is asked, what an answer brings, and a button for every answer. While
//! somebody else plays it says who.
//!
//! What an answer leads to takes more words than the line above the buttons holds: it has a place of its own
//! between the monsters, and nothing moves for it.

use super::Message;
use super::choice::{Act, Choice, Desk};
use super::scene::Scene;
use crate::ui::frame::hint;
use crate::ui::odds::odds;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::widget::{card, dials};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::duel::{Answer, Face, Pick, What};
use iced::widget::{column, container, mouse_area, row, space, tooltip};
use iced::{Center, Element, Fill, Length, Size};
use words::duel::{Speaker, Speech, card_name, face_picture, marked_face};
use words::fl;
use words::{Words, line};

/// Bubbles of cards appear above the question.
const ABOVE: card::Aside = card::Aside::above(10.0);
/// Between buttons.
const GAP: f32 = 8.0;
/// Beside what stands in a line.
const PAD: f32 = 10.0;

/// Whose question it is, and what is asked; or who is at work.
pub(super) fn question<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let layout = &scene.layout;
    let (seat, title, card) = match scene.question() {
        Some(desk) => {
            let speech = scene.speaker(desk).question();
            (Some(desk.seat), speech.title, speech.card)
        }
        None => {
            let frame = &scene.duel.frame;
            let seat = at_work(scene);
            let title = frame.work_in_words(seat, scene.words, &scene.names);
            (frame.working(seat), title, None)
        }
    };
    let side = layout.of(26.0) as u32;
    let face = seat.map(|seat| widget::portrait(scene.names.monster(seat), scene.house(seat), side));
    // Whose it is must be said only where several people sit.
    let several = scene.duel.frame.table().viewer().is_none() && scene.question().is_some();
    let plate = seat
        .filter(|_| several)
        .map(|seat| question::name_plate(scene.names.name(seat), scene.house(seat)));
    let about = card.map(|card| {
        let size = layout.of(24.0);
        let emblem = card::emblem(card).width(size).height(size);
        card::explained(emblem, card, scene.words, ABOVE)
    });
    let taken = layout.of(150.0)
        + if plate.is_some() { layout.of(100.0) } else { 0.0 }
        + if about.is_some() { layout.of(32.0) } else { 0.0 };
    let room = layout.room.question.width - taken;
    let ink = |size: u32| Ink {
        font: font::TITLE,
        ..Ink::new(scene.words, &scene.houses, size)
    };
    let largest = layout.letters(21.0);
    let wide = log::width(&line::parts(&title), ink(largest)).max(1.0);
    let size = (largest as f32 * room / wide).clamp(11.0, largest as f32) as u32;
    let said = row![]
        .push(face)
        .push(plate)
        .push(container(log::rich(&title, ink(size))).clip(true))
        .push(about)
        .push(space::horizontal())
        .push(rolls(scene))
        .spacing(8)
        .align_y(Center);
    let house = seat.map_or(iced::Color::TRANSPARENT, |seat| scene.house(seat));
    let mine = scene.question().is_some();
    container(said)
        .padding([0.0, PAD])
        .center_y(Fill)
        .width(Fill)
        .clip(true)
        .style(move |theme| question::ribbon(theme, house, mine))
        .into()
}

/// How many rolls of how many have been used, while rolls count.
fn rolls<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    use crate::ui::frame::PlayableGame as _;
    use engine::Game as _;
    let state = scene.duel.frame.show().shown();
    let turn = state.turn();
    let waits = state.first_throw().is_some();
    if turn.rolls == 0 || waits || turn.counting || !turn.resolved.is_empty() || state.scores().is_some() {
        return None;
    }
    let (used, limit) = (turn.rolls, state.roll_limit(state.active()));
    let meaning = fl!(scene.words, "play-rolls", used = used, limit = limit);
    let rolls = dials::rolls(used, limit, scene.layout.of(9.0).max(7.0));
    Some(widget::hint(rolls, meaning, tooltip::Position::Top).into())
}

/// Who is at work, where nobody here is asked.
fn at_work(scene: &Scene<'_>) -> Option<Seat> {
    let frame = &scene.duel.frame;
    let shown = frame.show().shown();
    let meanwhile = match shown.turn().number {
        0 => frame.show().first_thrower(),
        _ => Some(shown.active()),
    };
    frame.at_work(meanwhile)
}

/// What stopping brings, and the odds of what one is after; at other questions what they mean, if a line or two
/// hold it.
pub(super) fn preview<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let Some(desk) = scene.question() else {
        return space().into();
    };
    let speaker = scene.speaker(desk);
    let said = match desk.what() {
        What::Roll if desk.selection.aiming.is_none() => {
            let stop = speaker.lying(&desk.tray()).pop().filter(|_| scene.desk.is_some());
            let both: Vec<String> = stop.into_iter().chain(hopes(desk, &speaker)).collect();
            both.join(" · ")
        }
        _ => short(scene, &speech(scene, desk, &speaker)).unwrap_or_default(),
    };
    let room = scene.layout.room.preview.size();
    let lines = [said];
    let largest = scene.layout.letters(15.0);
    let size = fitting(scene, &lines, room, largest).unwrap_or(9);
    let ink = Ink::new(scene.words, &scene.houses, size).bold();
    let [said] = &lines;
    container(log::centred(said, ink))
        .padding([0.0, PAD])
        .center_x(Fill)
        .center_y(Fill)
        .clip(true)
        .into()
}

/// What a question means, if it has room above the buttons.
fn short(scene: &Scene<'_>, speech: &Speech) -> Option<String> {
    let said = [speech.hints.join(" ")];
    let room = scene.layout.room.preview.size();
    let fits = fitting(scene, &said, room, scene.layout.letters(14.0)).is_some();
    let [said] = said;
    fits.then_some(said)
}

/// The letters, at most so large, in which these lines have room, if they have any.
fn fitting(scene: &Scene<'_>, lines: &[String], room: Size, largest: u32) -> Option<u32> {
    (10..=largest).rev().find(|size| {
        let ink = Ink::new(scene.words, &scene.houses, *size).bold();
        let rows: f32 = lines
            .iter()
            .map(|said| {
                let wide = log::width(&line::parts(said), ink);
                // Words do not fill their lines.
                let over = if wide > room.width - 2.0 * PAD { 1.08 } else { 1.0 };
                (wide * over / (room.width - 2.0 * PAD)).ceil()
            })
            .sum();
        let between = rows - 1.0;
        rows * (*size as f32 * 1.3).ceil() + 2.0 * between <= room.height
    })
}

/// The odds of what the dice that are kept may be meant for.
fn hopes(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Vec<String> {
    let (state, words) = (desk.state, speaker.words);
    // A marker moves from three on; of anything else one more is more.
    let next = |face: Face, have: u8| match face {
        Face::Fame | Face::Destruction => (have + 1).max(3),
        Face::Claw | Face::Heart | Face::Energy | Face::Power => have + 1,
    };
    let left = state.unused_rolls();
    let worth = odds(state.turn().dice, desk.selection.dice, left, next).into_iter();
    worth
        .map(|odds| {
            let face = marked_face(words, odds.face);
            let chance = (odds.chance * 100.0).round() as u32;
            fl!(
                words,
                "play-odds",
                count = odds.count,
                face = face,
                chance = chance
            )
        })
        .collect()
}

/// What is asked, with what this screen adds to it.
fn speech(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Speech {
    /// So long a newcomer is told what can be done with dice.
    const NEW: u16 = 2;
    let mut speech = speaker.question();
    let turn = desk.state.turn().number;
    if desk.what() == What::Roll && desk.state.unused_rolls() > 0 && turn > NEW {
        speech.hints.clear();
    }
    let more = match desk.what() {
        // Only there for whoever begins, and said nowhere else.
        What::Roll if turn == 1 => Some("duel-hint-first-turn"),
        _ if desk.places_a_token() => Some("duel-hint-place"),
        _ => None,
    };
    speech.hints.extend(more.map(|id| scene.words.text(id)));
    speech
}

/// What an answer leads to, or what a question means that has no room above the buttons: between the monsters,
/// in front of the arena.
pub(super) fn sight<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let Some(desk) = scene.question() else {
        return space().into();
    };
    let speaker = scene.speaker(desk);
    let speech = speech(scene, desk, &speaker);
    let (lines, warns) = hints(scene, desk, &speaker, &speech);
    let asked = lines == speech.hints && desk.what() != What::Roll;
    if lines.is_empty() || asked && short(scene, &speech).is_some() {
        return space().into();
    }
    let room = scene.layout.sight.size();
    let inner = Size::new(room.width, room.height - 8.0);
    let largest = scene.layout.letters(14.0);
    let fits = |lines: &[String]| fitting(scene, lines, inner, largest.max(12));
    let (lines, size) = match fits(&lines) {
        Some(size) => (lines, size),
        // All in one sentence take the least room.
        None => {
            let one = vec![lines.join(" · ")];
            let size = fits(&one).unwrap_or(9);
            (one, size)
        }
    };
    let lines = lines.iter().enumerate().map(|(nth, line)| {
        let ink = Ink::new(scene.words, &scene.houses, size);
        let ink = match (nth, warns) {
            (0, Some(true)) => ink.bold().coloured(|theme| theme::colours(theme).accent_text),
            (0, Some(false)) => ink.bold().coloured(|theme| theme::colours(theme).danger_text),
            _ => ink,
        };
        log::centred(line, ink)
    });
    let said = container(column(lines).spacing(2).align_x(Center))
        .padding([4.0, PAD])
        .style(theme::glass);
    container(said).center_x(Fill).align_bottom(Fill).into()
}

/// What the question means, or what the answer under the pointer would lead to; and whether that wins or
/// loses.
pub(super) fn hints(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    speech: &Speech,
) -> (Vec<String>, Option<bool>) {
    if scene.desk.is_some() && desk.rests(scene.duel.own.looked) {
        let tray = desk.tray();
        // What the dice bring stands under them.
        let mut seen = speaker.lying(&tray);
        let _ = seen.pop();
        let end = match tray.outcome {
            Some(outcome) => Some(outcome.winner == desk.seat),
            None => (!tray.winning.is_empty()).then_some(true),
        };
        return (seen, end);
    }
    // Where a token hovers is looked at as well: what comes after it runs over it.
    let looked = scene.duel.own.looked.or_else(|| desk.laid());
    if let Some(answer) = looked.filter(|_| scene.desk.is_some()) {
        let seen = speaker.preview(answer);
        if !seen.is_empty() {
            let end = desk.foresee(answer).end();
            return (seen, end.map(|(_, won)| won));
        }
    }
    // An end of the game is told before anything is pressed.
    let ends = desk.choices().into_iter().find_map(|choice| match choice.act {
        Act::Say(answer) => desk.foresee(answer).end().map(|(_, won)| (answer, won)),
        _ => None,
    });
    match ends {
        Some((answer, won)) => {
            let mut lines = speaker.preview(answer);
            if let Some(end) = lines.first_mut() {
                let answer = speaker.label(answer);
                let values = [("answer", answer.into()), ("end", std::mem::take(end).into())];
                *end = scene.words.text_with("duel-see-end", &values);
            }
            (lines, Some(won))
        }
        None => (speech.hints.clone(), None),
    }
}

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

/// The answers that are buttons below the dice: all but the way to three other cards.
fn below(scene: &Scene<'_>, desk: &Desk<'_>) -> Vec<(usize, Choice)> {
    let elsewhere = |act: Act| act == Act::Say(Answer::Sweep) && scene.desk.is_some();
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
    let words = label.split(' ').map(|word| bold(scene, word, size));
    let longest = words.fold(0.0, f32::max);
    (whole * 0.6).max(longest) + 2.0
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
            tooltip(button, container(told).padding([6, 10]), ABOVE.position)
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
