//! Cards to choose from, laid over the arena where all of them can be read.

use super::Message;
use super::answers;
use super::choice::{Act, Choice};
use super::scene::Scene;
use crate::ui::theme;
use crate::ui::widget::paper::paper;
use engine::duel::{Answer, CardId, Pick};
use iced::widget::{column, container, opaque, row};
use iced::{Element, Fill, Size};

/// Between cards.
const GAP: f32 = 8.0;
/// So many cards lie in a row.
const ROW: usize = 5;

/// The card that an act chooses, of those that lie in front of a player.
#[must_use]
pub(super) fn card_of(act: Act) -> Option<CardId> {
    match act {
        Act::Say(Answer::Choose(Pick::Card(card))) => Some(card),
        _ => None,
    }
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
    let rows = spread.len().div_ceil(ROW);
    let in_a_row = spread.len().div_ceil(rows);
    let room = scene.layout.spread.size();
    let share = |room: f32, count: usize| ((room - GAP) / count as f32 - GAP).floor();
    let width = share(room.width, in_a_row).min(scene.layout.of(210.0));
    let size = Size::new(width, share(room.height, rows).min((width * 1.42).floor()));
    let lines = spread.chunks(in_a_row).map(|line| {
        let cards = line.iter().map(|(nth, choice, card)| {
            let key = choice.caps(scene.words).into_iter().next();
            let lying = paper(*card, scene.words, size)
                .key(key)
                .on_press(Some(Message::Acted(scene.ticket, choice.act)));
            answers::shown(scene, choice, *nth, lying.into())
        });
        row(cards).spacing(GAP).into()
    });
    let cards = container(column(lines).spacing(GAP))
        .padding(GAP)
        .style(theme::panel);
    Some(container(opaque(cards)).center_x(Fill).align_bottom(Fill).into())
}
