//! The question: whose it is and what is asked, what an answer brings, and a button for every answer. While
//! somebody else plays it says who.
//!
//! What an answer leads to takes more words than the line above the buttons holds: it has a place of its own
//! between the monsters, and nothing moves for it.

use super::Message;
use super::choice::{Act, Desk};
use super::scene::Scene;
use super::{spread, stage};
use crate::ui::frame::ribbon::{self, Ribbon};
use crate::ui::odds::{Odds, odds};
use crate::ui::theme;
use crate::ui::widget::card;
use crate::ui::widget::log::{self, Ink};
use engine::Seat;
use engine::duel::{CardId, Face, What};
use iced::widget::{column, container, space};
use iced::{Center, Element, Fill, Size};
use words::duel::{Speaker, Speech, marked_face};
use words::fl;

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
    let (seat, title, card) = asked(scene);
    let side = ribbon::card_side(&scene.layout.room);
    let about = card.map(|card| {
        let emblem = card::emblem(card).width(side).height(side);
        card::explained(emblem, card, scene.words, ABOVE)
    });
    let ribbon = on_ribbon(scene, seat, &title, card);
    ribbon.draw(
        &scene.layout.room,
        about.into_iter().collect(),
        scene.words,
        &scene.names,
        &scene.houses,
    )
}

/// What stands on the ribbon.
fn on_ribbon<'b>(
    scene: &'b Scene<'_>,
    seat: Option<Seat>,
    title: &'b str,
    card: Option<CardId>,
) -> Ribbon<'b> {
    // Whose it is must be said only where several people sit.
    let several = scene.duel.frame.table().viewer().is_none() && scene.question().is_some();
    Ribbon {
        seat,
        named: several,
        title,
        cards: usize::from(card.is_some()),
        rolls: rolls(scene),
        mine: scene.question().is_some(),
    }
}

/// The letters of the open question.
#[cfg(test)]
pub(super) fn title_letters(scene: &Scene<'_>) -> f32 {
    let (seat, title, card) = asked(scene);
    let ribbon = on_ribbon(scene, seat, &title, card);
    ribbon.letters(&scene.layout.room, scene.words, &scene.names, &scene.houses)
}

/// How many rolls of how many have been used, while rolls count.
fn rolls(scene: &Scene<'_>) -> Option<[u8; 2]> {
    use crate::ui::frame::PlayableGame as _;
    use engine::Game as _;
    let state = scene.duel.frame.show().shown();
    let turn = state.turn();
    let waits = state.first_throw().is_some();
    if turn.rolls == 0 || waits || turn.counting || !turn.resolved.is_empty() || state.scores().is_some() {
        return None;
    }
    Some([turn.rolls, state.roll_limit(state.active())])
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
    let Some((said, size)) = previewed(scene) else {
        return space().into();
    };
    let ink = of_lines(scene, size).bold();
    container(log::centred(&said, ink))
        .padding([0.0, pad(scene)])
        .center_x(Fill)
        .center_y(Fill)
        .clip(true)
        .into()
}

/// The same in words, and in which letters.
pub(super) fn previewed(scene: &Scene<'_>) -> Option<(String, f32)> {
    let desk = scene.question()?;
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
    let lines = [said];
    let largest = scene.layout.letters(15.0);
    let size = fitting(scene, &lines, scene.layout.room.preview.size(), largest).unwrap_or(9.0);
    let [said] = lines;
    Some((said, size))
}

/// What a question means, if it has room above the buttons.
fn short(scene: &Scene<'_>, speech: &Speech) -> Option<String> {
    let said = [speech.hints.join(" ")];
    let room = scene.layout.room.preview.size();
    let fits = fitting(scene, &said, room, scene.layout.letters(14.0)).is_some();
    let [said] = said;
    fits.then_some(said)
}

/// Beside lines, which gives way to them where letters are to be larger than what is around them.
fn pad(scene: &Scene<'_>) -> f32 {
    PAD / scene.layout.room.grown().powi(5)
}

/// How lines are written: close together where letters are to be larger than what is around them.
fn of_lines<'b>(scene: &'b Scene<'_>, size: f32) -> Ink<'b> {
    let ink = Ink::new(scene.words, &scene.houses, 0).sized(size);
    if scene.layout.room.grown() > 1.0 {
        ink.close()
    } else {
        ink
    }
}

/// The letters, at most so large, in which these lines have room, if they have any.
fn fitting(scene: &Scene<'_>, lines: &[String], room: Size, largest: u32) -> Option<f32> {
    let ink = of_lines(scene, largest as f32).bold();
    let room = Size::new(room.width - 2.0 * pad(scene), room.height);
    log::fitting_closely(lines, room, largest, ink)
}

/// The odds of what the dice that are kept may be meant for, in words.
fn hopes(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Vec<String> {
    let words = speaker.words;
    let odds = odds_of(desk).into_iter();
    odds.map(|odds| odds.told(marked_face(words, odds.face), words))
        .collect()
}

/// The odds of what the dice that are kept may be meant for, of which each brings something.
#[must_use]
pub(super) fn odds_of(desk: &Desk<'_>) -> Vec<Odds<Face>> {
    let state = desk.state;
    // A marker moves from three on; of anything else one more is more.
    let next = |face: Face, have: u8| match face {
        Face::Fame | Face::Destruction => (have + 1).max(3),
        Face::Claw | Face::Heart | Face::Energy | Face::Power => have + 1,
    };
    let left = state.unused_rolls();
    let found = odds(state.turn().dice, desk.selection.dice, left, next).into_iter();
    // Nothing is resolved of hearts at full health.
    let in_vain = |face: Face| face == Face::Heart && state.missing_hearts(desk.seat) == 0;
    let worth = found.filter(|odds| !in_vain(odds.face));
    // Claws that cards add come on top, as in what stopping brings.
    let added = |face: Face| match face {
        Face::Claw => state.rolled(face).saturating_sub(state.turn().dice.count(face)),
        _ => 0,
    };
    worth.map(|odds| odds.plus(added(odds.face))).collect()
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

/// Is the open question about the cards for sale?
pub(super) fn is_about_cards_for_sale(scene: &Scene<'_>) -> bool {
    let about = |desk: &Desk<'_>| {
        matches!(desk.what(), What::Buy | What::Shop { .. }) || desk.selection.aiming.is_some()
    };
    scene.desk.as_ref().is_some_and(about)
}

/// Is something told between the monsters while the pointer is on no answer?
pub(super) fn is_told(scene: &Scene<'_>) -> bool {
    scene.duel.own.looked.is_none() && told_between(scene).is_some()
}

/// The lines that are told between the monsters, and whether they tell of winning or losing.
fn told_between(scene: &Scene<'_>) -> Option<(Vec<String>, Option<bool>)> {
    // The narrator speaks in its place, and cards to choose from lie there.
    let told = scene.duel.frame.saying().is_some() || scene.duel.frame.tip().is_some();
    let taken = told || spread::is_asked(scene);
    let desk = scene.question().filter(|_| !taken)?;
    let speaker = scene.speaker(desk);
    let speech = speech(scene, desk, &speaker);
    let (lines, warns) = hints(scene, desk, &speaker, &speech);
    let asked = lines == speech.hints && desk.what() != What::Roll;
    let elsewhere = lines.is_empty() || asked && short(scene, &speech).is_some();
    (!elsewhere).then_some((lines, warns))
}

/// What an answer leads to, or what a question means that has no room above the buttons: between the monsters,
/// in front of the arena. What lies over it hides it whole.
pub(super) fn sight<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let told = told_between(scene).filter(|_| !stage::hides_sight(scene));
    let Some((lines, warns)) = told else {
        return space().into();
    };
    let (lines, size) = sighted(scene, lines);
    let lines = lines.iter().enumerate().map(|(nth, line)| {
        let ink = of_lines(scene, size);
        let ink = match (nth, warns) {
            (0, Some(true)) => ink.bold().coloured(|theme| theme::colours(theme).accent_text),
            (0, Some(false)) => ink.bold().coloured(|theme| theme::colours(theme).danger_text),
            _ => ink,
        };
        log::centred(line, ink)
    });
    let said = container(column(lines).spacing(2).align_x(Center))
        .padding([4.0, pad(scene)])
        .style(theme::glass);
    container(said).center_x(Fill).align_bottom(Fill).into()
}

/// Lines as they have room between the monsters, and in which letters.
pub(super) fn sighted(scene: &Scene<'_>, lines: Vec<String>) -> (Vec<String>, f32) {
    let room = scene.layout.sight.size();
    let inner = Size::new(room.width, room.height - 8.0);
    let largest = scene.layout.letters(14.0);
    let fits = |lines: &[String]| fitting(scene, lines, inner, largest.max(12));
    match fits(&lines) {
        Some(size) => (lines, size),
        // All in one sentence take the least room.
        None => {
            let one = vec![lines.join(" · ")];
            let size = fits(&one).unwrap_or(9.0);
            (one, size)
        }
    }
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
