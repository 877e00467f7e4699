//! Cards to choose from, laid out over the city where all of them can be read: tiles, costumes, cards to copy or to swap.

use super::Message;
use super::choice::{Act, Choice, Desk, Key};
use super::scene::Scene;
use crate::engine::classic::{Answer, CardId, Pick, What};
use crate::fl;
use crate::ui::theme;
use crate::ui::widget::readable::readable;
use iced::widget::{container, row, scrollable};
use iced::{Center, Color, Element, Fill, Size};

/// Above the cards stand whose turn it is and the ways to log, help and menu.
const HEAD: f32 = 46.0;
const GAP: f32 = 8.0;

/// The cards, if the question shows any.
pub fn view<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene.desk.as_ref()?;
    let choices = desk.choices();
    let spread: Vec<(usize, &Choice)> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| desk.is_spread(choice.act))
        .collect();
    if spread.is_empty() {
        return None;
    }
    let room = Size::new(
        scene.layout.middle() - 2.0 * GAP - 4.0,
        scene.layout.city() - HEAD - GAP,
    );
    let size = size_of(spread.len(), room);
    let cards = spread.iter().map(|(nth, choice)| {
        let card = one(scene, desk, choice, size);
        container(card).id(format!("answer-{nth}")).into()
    });
    let cards = row(cards).spacing(GAP).wrap().vertical_spacing(GAP).align_x(Center);
    let cards = scrollable(container(cards).center_x(Fill)).style(theme::scroll).width(Fill);
    let veil = container(container(cards).center_y(Fill))
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

/// As large as they fit side by side; from the fifth on in two rows, and beyond eight in rows that are scrolled.
fn size_of(count: usize, room: Size) -> Size {
    let columns = match count {
        0..=4 => count.max(1),
        5..=8 => count.div_ceil(2),
        _ => 5,
    };
    let rows = if count > 4 { 2.0 } else { 1.0 };
    let share = |length: f32, parts: f32| (length - GAP * (parts - 1.0)) / parts;
    let width = share(room.width, columns as f32).clamp(120.0, 230.0);
    let height = share(room.height, rows).clamp(120.0, width * 1.2);
    Size::new(width.floor(), height.floor())
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
        Key::Enter | Key::Letter(_) => None,
    });
    readable(card, scene.words, size)
        .whose(whose)
        .price(theft.then(|| state.price(desk.seat, card)))
        .key(key)
        .on_press(Some(Message::Acted(scene.ticket, choice.act)))
        .into()
}

/// The card that is chosen with an act, and how it lies on the table.
fn card_of<'b>(desk: &Desk<'b>, act: Act) -> Option<(CardId, Option<&'b crate::engine::classic::Held>)> {
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

#[cfg(test)]
mod tests {
    use super::{GAP, size_of};
    use iced::Size;

    #[test]
    fn up_to_eight_cards_find_room_side_by_side() {
        for room in [Size::new(540.0, 168.0), Size::new(780.0, 280.0)] {
            for count in 1..=8 {
                let size = size_of(count, room);
                let columns = if count > 4 { count.div_ceil(2) } else { count };
                let wide = columns as f32 * (size.width + GAP) - GAP;
                assert!(wide <= room.width + 0.5, "{count} in {room:?}: {size:?}");
                assert!(size.height <= room.height + 0.5 || count > 4);
            }
        }
    }
}
