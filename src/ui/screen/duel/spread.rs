//! Cards to choose from, laid over the arena where all of them can be read, and the tracks as well.

use super::Message;
use super::answers;
use super::choice::{Act, Choice};
use super::layout::Layout;
use super::scene::Scene;
use crate::ui::theme;
use crate::ui::widget::card;
use crate::ui::widget::placed::laid_at;
use crate::ui::widget::readable::{alike, readable};
use engine::duel::{Answer, CardId, Pick};
use iced::widget::{column, container, opaque, row};
use iced::{Element, Fill, Rectangle, Size};

/// Between cards, and around them.
const GAP: f32 = 6.0;
/// So many cards lie in a row.
const ROW: usize = 5;

/// Between cards, which have more to read than room where letters are to be larger than what is around them.
fn between(layout: &Layout) -> f32 {
    (GAP / layout.room.grown().powi(7)).max(2.0)
}

/// The card that an act chooses, of those that lie in front of a player.
#[must_use]
pub(super) fn card_of(act: Act) -> Option<CardId> {
    match act {
        Act::Say(Answer::Choose(Pick::Card(card))) => Some(card),
        _ => None,
    }
}

/// Is a question about cards that are spread out?
#[must_use]
pub(super) fn is_asked(scene: &Scene<'_>) -> bool {
    let desk = scene.desk.as_ref();
    desk.is_some_and(|desk| desk.choices().iter().any(|choice| card_of(choice.act).is_some()))
}

/// The cards of a question side by side, if it is about cards.
pub(super) fn cards<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let choices = scene.desk.as_ref()?.choices();
    let spread: Vec<(usize, &Choice, CardId)> = choices
        .iter()
        .enumerate()
        .filter_map(|(nth, choice)| Some((nth, choice, card_of(choice.act)?)))
        .collect();
    if spread.is_empty() {
        return None;
    }
    let (place, size) = lying(&scene.layout, spread.len());
    let cards = spread.iter().map(|(_, choice, card)| {
        let key = choice.caps(scene.words).into_iter().next();
        readable(*card, scene.words, size)
            .brief(true)
            .grown(scene.layout.room.grown())
            .key(key)
            .on_press(Some(Message::Acted(scene.ticket, choice.act)))
    });
    let cards = alike(cards.collect()).into_iter().zip(&spread);
    let mut cards = cards.map(|(lying, (nth, choice, card))| {
        let lying = if lying.is_whole() {
            lying.into()
        } else {
            card::explained(lying, *card, scene.words, card::Aside::ABOVE)
        };
        answers::shown(scene, choice, *nth, lying)
    });
    let (in_a_row, gap) = (in_a_row(spread.len()), between(&scene.layout));
    let lines = (0..spread.len().div_ceil(in_a_row))
        .map(|_| row(cards.by_ref().take(in_a_row)).spacing(gap).into())
        .collect::<Vec<_>>();
    let cards = container(column(lines).spacing(gap))
        .padding(gap)
        .id("region-spread")
        .style(theme::panel);
    let cards = container(opaque(cards)).center_x(Fill).align_top(Fill);
    Some(laid_at(place, cards.into()))
}

/// Where the cards of the open question lie, if it spreads some out.
#[must_use]
pub(super) fn lies(scene: &Scene<'_>) -> Option<Rectangle> {
    let choices = scene.desk.as_ref()?.choices();
    let count = choices
        .iter()
        .filter(|choice| card_of(choice.act).is_some())
        .count();
    if count == 0 {
        return None;
    }
    let (place, size) = lying(&scene.layout, count);
    let (columns, gap) = (in_a_row(count), between(&scene.layout));
    let wide = columns as f32 * (size.width + gap) + gap;
    Some(Rectangle {
        x: place.center_x() - wide / 2.0,
        y: place.y,
        width: wide,
        height: count.div_ceil(columns) as f32 * (size.height + gap) + gap,
    })
}

/// How many of so many cards lie side by side.
fn in_a_row(cards: usize) -> usize {
    cards.div_ceil(cards.div_ceil(ROW).max(1)).max(1)
}

/// Where so many cards lie, and how large each is: below the tracks, by which one chooses. Only what has no room in a
/// single row lies over them.
pub(super) fn lying(layout: &Layout, cards: usize) -> (Rectangle, Size) {
    let rows = cards.div_ceil(ROW).max(1);
    let place = if rows > 1 { layout.spread } else { layout.below };
    let gap = between(layout);
    let share = |room: f32, count: usize| ((room - gap) / count as f32 - gap).floor();
    let width = share(place.width, in_a_row(cards)).min(layout.of(300.0));
    let height = share(place.height, rows).min(layout.of(210.0));
    (place, Size::new(width, height))
}
