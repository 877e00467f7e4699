//! The question: whose it is and what is asked, what an answer brings, and a button for every answer. While
//! somebody else plays it says who.
//!
//! What an answer leads to takes more words than the line above the buttons holds: it has a place of its own
//! between the monsters, and nothing moves for it.

use super::Message;
use super::choice::{Act, Desk};
use super::scene::Scene;
use super::spread;
use crate::ui::odds::odds;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{name_plate, ribbon};
use crate::ui::widget::tooltip;
use crate::ui::widget::{card, dials};
use crate::ui::{font, theme, widget};
use engine::Seat;
use engine::duel::{CardId, Face, What};
use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Size};
use words::duel::{Speaker, Speech, marked_face};
use words::grammar::percent;
use words::{fl, line};

/// Bubbles of cards appear above the question.
const ABOVE: card::Aside = card::Aside::above(10.0);
/// Beside what stands in a line.
const PAD: f32 = 10.0;

/// Whose question it is, what is asked and about which card; or who is at work.
fn asked(scene: &Scene<'_>) -> (Option<Seat>, String, Option<CardId>) {
    match scene.question() {
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
    }
}

/// What stands on the ribbon of the question: accents reach beyond their line, so all of it is drawn anew for
/// other words.
#[must_use]
pub(super) fn title(scene: &Scene<'_>) -> String {
    asked(scene).1
}

/// Whose question it is, and what is asked; or who is at work.
pub(super) fn question<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let layout = &scene.layout;
    let (seat, title, card) = asked(scene);
    let side = layout.of(26.0) as u32;
    let face = seat.map(|seat| widget::portrait(scene.names.monster(seat), scene.house(seat), side));
    // Whose it is must be said only where several people sit.
    let several = scene.duel.frame.table().viewer().is_none() && scene.question().is_some();
    let plate = seat
        .filter(|_| several)
        .map(|seat| name_plate(scene.names.name(seat), scene.house(seat)));
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
    let largest = layout
        .letters(21.0)
        .min((layout.room.question.height * 0.72) as u32);
    let wide = log::width(&line::parts(&title), ink(largest)).max(1.0);
    let size = (largest as f32 * room / wide).clamp(11.0, largest as f32) as u32;
    let said = row![]
        .push(face)
        .push(plate)
        .push(
            container(log::rich(&title, ink(size)))
                .padding(iced::Padding::ZERO.top(scene.layout.room.of(4.0)))
                .clip(true),
        )
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
        .style(move |theme| ribbon(theme, house, mine))
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
    let rolls = dials::rolls(used, limit, (9.0 * scene.layout.room.ink).round().max(7.0));
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
            let hopes = hopes(desk, &speaker);
            let hopes =
                (!hopes.is_empty()).then(|| fl!(scene.words, "play-reroll-may", what = hopes.join(" · ")));
            let both: Vec<String> = stop.into_iter().chain(hopes).collect();
            both.join(" · ")
        }
        _ => {
            let speech = speech(scene, desk, &speaker);
            // Cards to choose from lie where the rest would be told.
            if spread::is_asked(scene) {
                hints(scene, desk, &speaker, &speech).0.join(" · ")
            } else {
                short(scene, &speech).unwrap_or_default()
            }
        }
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
    let ink = Ink::new(scene.words, &scene.houses, largest).bold();
    let room = Size::new(room.width - 2.0 * PAD, room.height);
    log::fitting(lines, room, largest, ink)
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
            let chance = percent(odds.chance);
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
    // What the token in the hand does stands beside it.
    if scene.desk.is_some()
        && let Some((buzz, _)) = desk.selection.hand
    {
        let told = words::duel::buzz_text(scene.words, buzz);
        speech.hints.retain(|hint| *hint != told);
    }
    speech.hints.extend(more.map(|id| scene.words.text(id)));
    speech
}

/// What an answer leads to, or what a question means that has no room above the buttons: between the monsters,
/// in front of the arena.
pub(super) fn sight<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    // The narrator speaks in its place, and cards to choose from lie there.
    let told = scene.duel.frame.saying().is_some() || scene.duel.frame.tip().is_some();
    let taken = told || spread::is_asked(scene);
    let Some(desk) = scene.question().filter(|_| !taken) else {
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
