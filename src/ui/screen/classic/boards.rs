//! The monsters to both sides of the city, clockwise from the lower left: the person who sits here first.

use super::Message;
use super::scene::Scene;
use crate::ui::widget::card;
use crate::ui::widget::monster::{self, Shape};
use engine::Seat;
use engine::classic::Held;
use iced::widget::{Column, column, container, text};
use iced::{Center, Element, Fill, Point, Rectangle, Size};
use words::Words;

/// The boards on the left and those on the right.
pub(super) fn sides<'a>(scene: &Scene<'a>) -> (Element<'a, Message>, Element<'a, Message>) {
    let (mut left, right) = around(scene.play.frame.state().all_seats().collect(), scene.viewer);
    left.reverse();
    (side(scene, &left), side(scene, &right))
}

/// The seats clockwise, `first` in front, cut into the left side (from below) and the right side (from
/// above).
fn around(mut seats: Vec<Seat>, first: Option<Seat>) -> (Vec<Seat>, Vec<Seat>) {
    if let Some(first) = first.and_then(|first| seats.iter().position(|seat| *seat == first)) {
        seats.rotate_left(first);
    }
    let right = seats.split_off(seats.len().div_ceil(2));
    (seats, right)
}

/// Where each board stands, seat by seat.
#[must_use]
pub(super) fn spots(scene: &Scene<'_>) -> Vec<Rectangle> {
    let layout = scene.layout;
    let seats: Vec<Seat> = scene.play.frame.state().all_seats().collect();
    let mut spots = vec![Rectangle::default(); seats.len()];
    let (mut left, right) = around(seats, scene.viewer);
    left.reverse();
    let high = shape(scene).height();
    for (side, x) in [
        (left, layout.room.gap),
        (right, layout.room.gap + layout.room.main - layout.room.side),
    ] {
        let count = side.len() as f32;
        let top = layout.room.gap + (layout.upper - count * high - (count - 1.0) * layout.room.gap) / 2.0;
        for (nth, seat) in side.into_iter().enumerate() {
            let y = top + nth as f32 * (high + layout.room.gap);
            spots[seat.index()] = Rectangle::new(Point::new(x, y), Size::new(layout.room.side, high));
        }
    }
    spots
}

/// As much as fits, the same on both sides also when one has a seat less.
fn shape(scene: &Scene<'_>) -> Shape {
    let layout = scene.layout;
    let rows = scene.play.frame.state().all_seats().count().div_ceil(2) as f32;
    Shape::fitting((layout.upper - layout.room.gap * (rows - 1.0)) / rows)
}

fn side<'a>(scene: &Scene<'a>, seats: &[Seat]) -> Element<'a, Message> {
    let (layout, shape) = (scene.layout, shape(scene));
    // What a card does is told beside its board, not over its numbers.
    let boards = seats.iter().enumerate().map(|(nth, seat)| {
        let aside = if nth == 0 && seats.len() > 1 {
            card::Aside::below(16.0)
        } else {
            card::Aside::above(shape.height())
        };
        board(scene, *seat, shape, aside)
    });
    container(Column::with_children(boards).spacing(layout.room.gap))
        .center_y(Fill)
        .align_x(Center)
        .into()
}

fn board<'a>(scene: &Scene<'a>, seat: Seat, shape: Shape, aside: card::Aside) -> Element<'a, Message> {
    let (words, ticket) = (scene.words, scene.ticket);
    let looked_at = scene.play.hint.is_some_and(|hint| hint.seat == seat);
    let asked = looked_at || scene.desk.as_ref().is_some_and(|desk| desk.seat == seat);
    let choices: Vec<_> = match &scene.desk {
        Some(desk) => desk
            .state
            .in_play()
            .iter()
            .map(|held| held.key)
            .filter(|key| desk.card(*key).is_some())
            .collect(),
        None => Vec::new(),
    };
    let names = scene.names.clone();
    let character = scene.play.frame.table().has_character(seat).then(|| {
        let monster = scene.play.frame.state().player(seat).monster;
        words.text_with(
            "character-told",
            &[
                (
                    "character",
                    words.text(&format!("character-{}", monster.slug())).into(),
                ),
                (
                    "says",
                    words.text(&format!("character-{}-says", monster.slug())).into(),
                ),
            ],
        )
    });
    monster::board(scene.play.frame.show(), words, seat)
        .name(scene.names.name(seat))
        .names(move |seat| names.name(seat).to_owned())
        .colour(scene.house(seat))
        .bot(!scene.play.frame.table().is_human(seat))
        .character(character)
        .asked(asked)
        .shape(shape)
        .width(scene.layout.room.side)
        .aside(aside)
        .card_hint(move |held| hint(held, words))
        .on_card(move |key| {
            choices
                .contains(&key)
                .then_some(Message::CardPressed(ticket, key))
        })
        .into()
}

/// What a kept card does; a copy says what it is a copy of.
fn hint<'a>(held: &Held, words: &Words) -> Element<'a, Message> {
    let bubble = card::bubble(held.face, words);
    let line = |line: String| container(text(line).size(12)).padding([6, 10]);
    let printed = (held.card != held.face).then(|| line(words::classic::card_name(words, held.card)));
    let counters =
        (held.tokens > 0).then(|| line(words::classic::card_tokens(words, held.face, held.tokens)));
    column![].push(printed).push(bubble).push(counters).into()
}

#[cfg(test)]
mod tests {
    use super::around;
    use engine::Seat;

    #[test]
    fn the_person_sits_first_and_the_others_follow_clockwise() {
        let seats = |numbers: &[u8]| numbers.iter().copied().map(Seat).collect::<Vec<_>>();
        assert_eq!(
            around(seats(&[0, 1, 2, 3]), Some(Seat(2))),
            (seats(&[2, 3]), seats(&[0, 1]))
        );
        assert_eq!(around(seats(&[0, 1, 2]), None), (seats(&[0, 1]), seats(&[2])));
        assert_eq!(around(seats(&[0, 1]), Some(Seat(9))), (seats(&[0]), seats(&[1])));
    }
}
