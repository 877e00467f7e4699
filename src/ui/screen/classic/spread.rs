//! Cards to choose from, laid over the city where all of them can be read: tiles, costumes, cards to copy or to
//! swap.

use super::Message;
use super::choice::{Act, Choice, Desk, use_of};
use super::layout::Layout;
use super::scene::Scene;
use crate::ui::frame::choice::Key;
use crate::ui::frame::hint;
use crate::ui::theme;
use crate::ui::widget::readable::{Readable, alike, readable};
use engine::classic::{Answer, CardId, Pick, What};
use iced::widget::{container, row};
use iced::{Element, Rectangle, Size};
use words::fl;

/// Between cards.
const GAP: f32 = 8.0;

/// So many cards can be read at once; more are buttons, with bubbles to read.
#[must_use]
pub(super) fn has_room(desk: &Desk<'_>) -> bool {
    let choices = desk.choices();
    let count = choices.iter().filter(|choice| desk.is_spread(choice.act)).count();
    let room = if is_pick(desk) { 8 } else { 4 };
    (1..=room).contains(&count)
}

/// Is an Evolution picked, of as many as are passed on?
fn is_pick(desk: &Desk<'_>) -> bool {
    matches!(desk.what(), What::Draft | What::Draw | What::Evolution { .. })
}

/// The cards of a question side by side, if it is about so few.
pub(super) fn cards<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Option<Element<'a, Message>> {
    let choices = desk.choices();
    let spread: Vec<(usize, &Choice)> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| scene.is_spread(desk, choice.act))
        .collect();
    if spread.is_empty() {
        return None;
    }
    let columns = columns(spread.len());
    let rows = spread.len().div_ceil(columns);
    let size = size(&scene.layout, spread.len());
    let (choices, cards): (Vec<_>, Vec<_>) = spread
        .iter()
        .filter_map(|(nth, choice)| Some(((*nth, choice.act), one(scene, desk, choice, size)?)))
        .unzip();
    let mut cards = choices.into_iter().zip(alike(cards)).map(|((nth, act), card)| {
        let advised = scene.advised.is_some_and(|answer| act == Act::Say(answer));
        let card = hint::around(advised, false, card);
        container(card).id(format!("answer-{nth}")).into()
    });
    let lines = (0..rows).map(|_| row(cards.by_ref().take(columns)).spacing(GAP).into());
    let lines = iced::widget::column(lines.collect::<Vec<_>>()).spacing(GAP);
    Some(container(lines).padding(GAP).style(theme::panel).into())
}

/// How many cards lie side by side: more than four lie in two rows.
fn columns(cards: usize) -> usize {
    if cards > 4 {
        cards.div_ceil(2)
    } else {
        cards.max(1)
    }
}

/// Where so many cards lie: over the city; four of them side by side have more room, and two rows still more.
pub(super) fn place(layout: &Layout, cards: usize) -> Rectangle {
    let sheet = layout.sheet;
    if cards < 4 {
        return sheet;
    }
    let most = layout.ground.width - 2.0 * GAP;
    let more = if cards > 4 { 1.55 } else { 1.3 };
    let width = (sheet.width * more).min(most);
    let x = (sheet.center_x() - width / 2.0).clamp(GAP, layout.ground.width - GAP - width);
    Rectangle { x, width, ..sheet }
}

/// How large each of so many cards is.
pub(super) fn size(layout: &Layout, cards: usize) -> Size {
    let (count, rows) = (columns(cards) as f32, cards.div_ceil(columns(cards)) as f32);
    let room = place(layout, cards).size();
    let width = (room.width - GAP * (count + 1.0)) / count;
    let width = width.min(layout.of(230.0).max(190.0));
    let high = if rows > 1.0 {
        ((room.height - GAP * (rows + 1.0)) / rows).min(width * 1.3)
    } else {
        (room.height * 0.56).min(width * 1.4).max(150.0)
    };
    Size::new(width.floor(), high.floor())
}

/// Where the cards of the open question lie, if it spreads some out.
pub(super) fn lies(scene: &Scene<'_>) -> Option<Rectangle> {
    let count = count(scene, scene.desk.as_ref()?);
    if count == 0 {
        return None;
    }
    let (place, size) = (place(&scene.layout, count), size(&scene.layout, count));
    let (columns, rows) = (columns(count) as f32, count.div_ceil(columns(count)) as f32);
    let wide = columns * (size.width + GAP) + GAP;
    let high = rows * (size.height + GAP) + GAP;
    Some(Rectangle {
        x: place.center_x() - wide / 2.0,
        y: place.y + place.height - high,
        width: wide,
        height: high,
    })
}

/// How many cards a question spreads out.
pub(super) fn count(scene: &Scene<'_>, desk: &Desk<'_>) -> usize {
    let choices = desk.choices().into_iter();
    choices.filter(|choice| scene.is_spread(desk, choice.act)).count()
}

fn one<'a>(scene: &Scene<'a>, desk: &Desk<'_>, choice: &Choice, size: Size) -> Option<Readable<'a, Message>> {
    let state = desk.state;
    let (card, held) = card_of(desk, choice.act)?;
    let owner = held.map(|held| held.owner);
    let theft = desk.what() == What::Theft;
    let whose = owner.filter(|_| desk.what() != What::Exchange).map(|owner| {
        let name = scene.names.name(owner);
        let whose = if theft {
            fl!(scene.words, "play-theft-from", name = name)
        } else {
            name.to_owned()
        };
        (whose, scene.house(owner))
    });
    let key = choice.keys.into_iter().flatten().find_map(|key| match key {
        Key::Digit(digit) => Some(digit.to_string()),
        Key::Enter | Key::Letter(_) | Key::Arrow(_) | Key::Then(..) => None,
    });
    // A copy does not cost what the card does.
    let price = match (desk.what(), choice.act) {
        (What::Theft, _) => Some(state.price(desk.seat, card)),
        (What::ChooseCard { .. }, _) => Some(0),
        (What::StartOfTurn, Act::Say(Answer::Use(used))) => use_of(used).map(|(energy, _)| energy),
        _ => None,
    };
    let card = readable(card, scene.words, size)
        .whose(whose)
        .price(price)
        .key(key)
        .on_press(Some(Message::Acted(scene.ticket, choice.act)));
    Some(card)
}

/// The card that is chosen with an act, and how it lies on the table.
fn card_of<'b>(desk: &Desk<'b>, act: Act) -> Option<(CardId, Option<&'b engine::classic::Held>)> {
    let Act::Say(answer) = act else { return None };
    let pick = match answer {
        Answer::Choose(pick) => pick,
        Answer::Use(used) => used.pick,
        _ => return None,
    };
    match pick {
        Pick::Kind(card) => Some((card, None)),
        Pick::Card(key) => {
            let held = desk.state.held(key)?;
            // What is copied is what it acts as; what changes hands is what is printed.
            let moves = matches!(desk.what(), What::Theft | What::Exchange);
            Some((if moves { held.card } else { held.face }, Some(held)))
        }
        _ => None,
    }
}
