//! The six monsters to choose from, each with its hearts and its power.

use super::{Message, level};
use crate::storage::{DuelSetup, GameSetup};
use crate::ui::Context;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme, widget};
use engine::parts::Monster;
use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Element, Fill};
use words::duel;
use words::fl;

/// Draws the choice for a seat; keys act on the monster of this number.
pub(super) fn view<'a>(
    duel: &DuelSetup,
    seat: usize,
    over: usize,
    context: Context<'a>,
) -> Element<'a, Message> {
    let words = context.words;
    let gap = context.grow(10.0, 16.0);
    let monsters = duel.monsters().into_iter().enumerate();
    let cards = monsters.map(|(number, figure)| {
        let card = card(duel, seat, number, figure, context);
        widget::ring(number == over, card)
    });
    let mut cards = cards.collect::<Vec<_>>().into_iter();
    let rows = [
        row(cards.by_ref().take(3)).spacing(gap).into(),
        row(cards).spacing(gap).into(),
    ];
    let head = row![
        font::title(fl!(words, "setup-pick"), 30).style(theme::accent),
        space::horizontal(),
        widget::symbol("close", fl!(words, "close"), Some(Message::PickerClosed)),
    ]
    .align_y(Center);
    column![head, column(rows).spacing(gap)]
        .spacing(gap)
        .width(context.grow(272.0, 352.0) * 3.0 + 2.0 * gap)
        .into()
}

fn card<'a>(
    duel: &DuelSetup,
    seat: usize,
    number: usize,
    figure: Monster,
    context: Context<'a>,
) -> Element<'a, Message> {
    let words = context.words;
    let size = context.grow(84.0, 116.0);
    let sits = duel.seats.iter().position(|other| other.monster == figure);
    let frame = sits.map_or(theme::city::FOG, |sits| theme::house(duel.seats[sits].colour));
    let note = match sits {
        Some(sits) if sits == seat => fl!(words, "setup-monster-here"),
        Some(sits) => fl!(
            words,
            "setup-monster-swaps",
            name = context.name(&duel.seats[sits])
        ),
        None => fl!(words, "setup-monster-free"),
    };
    let portrait = container(art::portrait(figure).width(Fill).height(Fill))
        .padding(3)
        .width(size)
        .height(size)
        .clip(true)
        .style(theme::portrait(frame));
    let key = container(widget::keycap((number + 1).to_string())).padding(7);
    let small = context.grow(12.0, 13.0) as u32;
    let monster = engine::duel::Monster::of_figure(figure);
    let health = monster.map(|monster| widget::count("heart", monster.health(), small + 4));
    let head = column![font::title(
        context.monster(figure),
        context.grow(22.0, 26.0) as u32
    )]
    .push(health)
    .push(text(note).size(small).style(theme::accent))
    .spacing(4)
    .width(Fill);
    let head = row![stack![portrait, key], head].spacing(12).align_y(Center);
    let power = monster.map(|monster| {
        let ink = Ink::new(words, &[], small);
        log::rich(&duel::power_text(words, monster), ink)
    });
    let face = column![head]
        .push(monster.map(|monster| level(context, monster.board().level)))
        .push(power)
        .spacing(context.grow(6.0, 9.0));
    button(face)
        .padding(context.grow(10.0, 14.0))
        .width(context.grow(272.0, 352.0))
        .height(context.grow(206.0, 252.0))
        .style(theme::secondary)
        .on_press(Message::MonsterPressed(figure))
        .into()
}
