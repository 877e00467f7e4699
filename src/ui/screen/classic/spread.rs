//! Cards to choose from, laid out where all of them can be read: tiles, costumes, cards to copy or to swap.

use super::Message;
use super::choice::{Act, Choice, Desk, use_of};
use super::scene::{Layout, Scene};
use crate::ui::frame::choice::Key;
use crate::ui::theme;
use crate::ui::widget::readable::readable;
use engine::classic::{Answer, CardId, Pick, What};
use iced::widget::{container, row};
use iced::{Color, Element, Fill, Size};
use words::fl;

/// Above the cards stand whose turn it is and the ways to log, help and menu.
const HEAD: f32 = 46.0;
const GAP: f32 = 8.0;

/// Where the cards lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Over the city.
    City,
    /// In the place of the cards for sale, where the city is too small.
    Shelf,
}

/// Where the cards of a question lie; more than four are buttons, with bubbles to read.
#[must_use]
pub(super) fn place(desk: &Desk<'_>, layout: &Layout) -> Option<Place> {
    let choices = desk.choices();
    let count = choices.iter().filter(|choice| desk.is_spread(choice.act)).count();
    match count {
        1..=4 if layout.room.small && layout.market > 0.0 => Some(Place::Shelf),
        1..=4 => Some(Place::City),
        _ => None,
    }
}

/// The cards over the city, if they lie there.
pub(super) fn in_city<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene
        .desk
        .as_ref()
        .filter(|_| scene.spread == Some(Place::City))?;
    let room = Size::new(
        scene.layout.room.middle() - 2.0 * GAP - 4.0,
        scene.layout.city() - HEAD - GAP,
    );
    let veil = container(container(cards(scene, desk, room, 230.0)).center(Fill))
        .padding(iced::Padding {
            top: HEAD,
            right: GAP,
            bottom: GAP,
            left: GAP,
        })
        .width(Fill)
        .height(Fill)
        .style(|theme| {
            container::Style::default().background(Color {
                a: 0.6,
                ..theme::colours(theme).veil
            })
        });
    Some(veil.into())
}

/// The cards on the shelf, if they lie there.
pub(super) fn on_shelf<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene
        .desk
        .as_ref()
        .filter(|_| scene.spread == Some(Place::Shelf))?;
    let room = Size::new(scene.layout.room.main, scene.layout.market);
    let shelf = container(cards(scene, desk, room, 420.0)).center_x(Fill);
    Some(shelf.height(scene.layout.market).into())
}

/// The cards side by side in a room, each no wider than `most`.
fn cards<'a>(scene: &Scene<'a>, desk: &Desk<'_>, room: Size, most: f32) -> Element<'a, Message> {
    let choices = desk.choices();
    let spread: Vec<(usize, &Choice)> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| desk.is_spread(choice.act))
        .collect();
    let count = spread.len().max(1) as f32;
    let width = ((room.width - GAP * (count - 1.0)) / count).min(most);
    let size = Size::new(width.floor(), room.height.min(width * 1.25).floor());
    let cards = spread.iter().map(|(nth, choice)| {
        let card = one(scene, desk, choice, size);
        container(card).id(format!("answer-{nth}")).into()
    });
    row(cards).spacing(GAP).into()
}

fn one<'a>(scene: &Scene<'a>, desk: &Desk<'_>, choice: &Choice, size: Size) -> Element<'a, Message> {
    let state = desk.state;
    let Some((card, held)) = card_of(desk, choice.act) else {
        return iced::widget::space().into();
    };
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
        Key::Enter | Key::Letter(_) | Key::Arrow(_) => None,
    });
    // A copy does not cost what the card does.
    let price = match (desk.what(), choice.act) {
        (What::Theft, _) => Some(state.price(desk.seat, card)),
        (What::ChooseCard { .. }, _) => Some(0),
        (What::StartOfTurn, Act::Say(Answer::Use(used))) => use_of(used).map(|(energy, _)| energy),
        _ => None,
    };
    readable(card, scene.words, size)
        .whose(whose)
        .price(price)
        .key(key)
        .on_press(Some(Message::Acted(scene.ticket, choice.act)))
        .into()
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
