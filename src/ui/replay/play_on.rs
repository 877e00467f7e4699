//! Who plays when another game goes on from a moment: everybody as they were, or a person in one seat and
//! bots in all others.

use super::{Message, Replay, panel};
use crate::storage::Who;
use crate::ui::Context;
use crate::ui::frame::keys::Pressed;
use crate::ui::game_screen::ScreenGame;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{font, theme, widget};
use engine::Seat;
use iced::keyboard::key::Named;
use iced::widget::{button, column, container, row, text};
use iced::{Center, Color, Element, Fill};
use words::fl;

/// The message of a key while it is asked who plays.
pub(super) fn key<G: ScreenGame>(replay: &Replay<G>, pressed: Pressed) -> Option<Message<G::Message>> {
    if pressed.is(Named::Escape) {
        return Some(Message::PlayOnPressed);
    }
    if pressed.is(Named::Enter) {
        return Some(Message::PlayOnConfirmed(None));
    }
    let digit = pressed.letter?.to_digit(10)?.checked_sub(1)?;
    let seats = replay.recording.seats().len();
    let seat = u8::try_from(digit)
        .ok()
        .filter(|seat| usize::from(*seat) < seats)?;
    Some(Message::PlayOnConfirmed(Some(Seat(seat))))
}

/// Lays the question over the table.
pub(super) fn view<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &Replay<G>,
    context: Context<'a>,
    table: Element<'a, M>,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let words = context.words;
    let seats = replay.seats();
    let houses: Vec<Color> = seats.iter().map(|seat| theme::house(seat.colour)).collect();
    let people = seats.iter().any(|seat| seat.who == Who::Human);
    let as_they_were = question::answer(
        row![font::bold(
            if people {
                fl!(words, "replay-same-seats")
            } else {
                fl!(words, "replay-only-bots")
            },
            15
        )]
        .width(Fill),
        "play",
        &[fl!(words, "play-key-enter")],
        Rank::Main,
        Some(message(Message::PlayOnConfirmed(None))),
    )
    .padding([9, 14])
    .width(Fill);
    let take = (0..).map(Seat).zip(seats).map(|(seat, setup)| {
        let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
        let said = fl!(
            words,
            "replay-take-seat",
            name = panel::name(replay, context, seat)
        );
        let face = row![
            widget::portrait(setup.monster, house, 34),
            container(log::rich(&said, Ink::new(words, &houses, 15))).width(Fill),
            widget::keycap((seat.index() + 1).to_string()),
        ];
        button(face.spacing(10).align_y(Center))
            .padding([5, 12])
            .width(Fill)
            .style(theme::secondary)
            .on_press(message(Message::PlayOnConfirmed(Some(seat))))
            .into()
    });
    let warning = replay.running.then(|| {
        text(fl!(words, "replay-leaves"))
            .size(14)
            .style(theme::warning)
            .width(Fill)
    });
    let moment = log::rich(
        &panel::title(replay, context),
        Ink::new(words, &houses, 15).bold(),
    );
    let card = column![
        font::title(fl!(words, "replay-play-on"), 28).style(theme::accent),
        moment,
        text(fl!(words, "replay-play-on-body"))
            .size(14)
            .style(theme::quiet)
            .width(Fill),
    ]
    .push(warning)
    .push(as_they_were)
    .push(text(fl!(words, "replay-or-take")).size(14).style(theme::quiet))
    .extend(take)
    .push(
        widget::subtle(
            format!("{} ({})", fl!(words, "replay-stay"), fl!(words, "key-escape")),
            "back",
        )
        .on_press(message(Message::PlayOnPressed)),
    )
    .spacing(8)
    .width(420);
    widget::dialog(table, card, message(Message::PlayOnPressed))
}
