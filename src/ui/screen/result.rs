//! Who won and how, and how everybody stood at the end.

use super::{Context, Summary};
use crate::engine::Seat;
use crate::engine::classic::Ending;
use crate::fl;
use crate::storage::SeatSetup;
use crate::ui::{art, font, theme, widget};
use iced::keyboard::{self, key};
use iced::widget::{column, container, row, rule, space, stack, text};
use iced::{Center, Element, Fill, Length};

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The same table again.
    RematchPressed,
    /// Another table.
    NewTablePressed,
    /// Back to the title.
    TitlePressed,
}

/// What the parent shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Play the same table again.
    Rematch,
    /// Set up another table.
    NewTable,
    /// Show the title.
    Title,
}

/// A finished game.
#[derive(Debug)]
pub struct Finish {
    summary: Summary,
}

impl Finish {
    /// Shows a finished game.
    #[must_use]
    pub fn new(summary: Summary) -> Self {
        Self { summary }
    }

    /// The game that is shown.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::RematchPressed => Action::Rematch,
            Message::NewTablePressed => Action::NewTable,
            Message::TitlePressed => Action::Title,
        }
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(key::Named::Enter) => Some(Message::RematchPressed),
            keyboard::Key::Character("n") => Some(Message::NewTablePressed),
            keyboard::Key::Named(key::Named::Escape) => Some(Message::TitlePressed),
            _ => None,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let keys = row![
            widget::key_hint_in_the_city(fl!(words, "key-enter"), fl!(words, "result-rematch")),
            widget::key_hint_in_the_city("N", fl!(words, "result-new-table")),
            widget::key_hint_in_the_city(fl!(words, "key-escape"), fl!(words, "result-title-screen")),
        ]
        .spacing(20);
        let buttons = row![
            widget::primary(fl!(words, "result-rematch"), "roll").on_press(Message::RematchPressed),
            widget::secondary(fl!(words, "result-new-table"), "person").on_press(Message::NewTablePressed),
            widget::secondary(fl!(words, "result-title-screen"), "back").on_press(Message::TitlePressed),
        ]
        .spacing(12)
        .align_y(Center);
        let right = column![self.standings(context), buttons, keys]
            .spacing(context.grow(16.0, 24.0))
            .align_x(Center)
            .width(Length::FillPortion(6));
        let body = row![self.podium(context), right]
            .spacing(context.grow(24.0, 48.0))
            .padding(context.grow(24.0, 48.0))
            .height(Fill)
            .align_y(Center);
        stack![widget::city(), body].width(Fill).height(Fill).into()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatSetup)> {
        self.summary.last.all_seats().zip(&self.summary.table.seats)
    }

    fn won(&self, seat: Seat) -> bool {
        self.summary.outcome.winners & seat.bit() != 0
    }

    /// The winner, or the winners, or the empty city.
    fn podium<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let winners: Vec<_> = self.seats().filter(|(seat, _)| self.won(*seat)).collect();
        let size = context.grow(250.0, 380.0) / if winners.len() > 1 { 1.6 } else { 1.0 };
        let portraits = winners.iter().map(|(_, seat)| {
            let crown = size * 0.3;
            let frame = container(art::portrait(seat.monster).width(Fill).height(Fill))
                .padding(8)
                .width(size)
                .height(size)
                .clip(true)
                .style(theme::portrait(theme::house(seat.colour)));
            column![art::svg("tokens/crown.svg").width(crown).height(crown), frame]
                .align_x(Center)
                .into()
        });
        let portraits: Element<'a, Message> = if winners.is_empty() {
            art::svg("tokens/tombstone.svg")
                .width(size * 0.8)
                .height(size * 0.8)
                .into()
        } else {
            row(portraits).spacing(16).into()
        };
        let names: Vec<_> = winners.iter().map(|(_, seat)| context.name(seat)).collect();
        let heading = match names.as_slice() {
            [] => fl!(words, "result-nobody"),
            [name] => fl!(words, "result-winner", name = name.as_str()),
            [first @ .., last] => {
                fl!(
                    words,
                    "result-winners",
                    names = first.join(", "),
                    last = last.as_str()
                )
            }
        };
        let how = match self.summary.outcome.ending {
            Ending::Stars => fl!(words, "result-by-stars"),
            Ending::Survivor => fl!(words, "result-by-survival"),
            Ending::Nobody => fl!(words, "result-by-nobody"),
        };
        let turns = fl!(words, "result-turns", turns = self.summary.turns);
        column![
            portraits,
            space().height(6),
            font::title(heading, context.grow(42.0, 58.0) as u32)
                .color(theme::city::LIGHT)
                .align_x(Center),
            text(how)
                .size(context.grow(16.0, 19.0))
                .color(theme::city::PAPER)
                .align_x(Center),
            text(turns).size(14).color(theme::city::FOG),
        ]
        .spacing(10)
        .align_x(Center)
        .width(Length::FillPortion(5))
        .into()
    }

    /// Everybody, the winners first, then by stars and hearts.
    fn standings<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let last = &self.summary.last;
        let mut seats: Vec<_> = self.seats().collect();
        seats.sort_by_key(|(seat, _)| {
            let player = last.player(*seat);
            std::cmp::Reverse((
                self.won(*seat),
                player.alive,
                player.stars,
                player.hearts,
                player.energy,
            ))
        });
        let size = if seats.len() > 4 {
            context.grow(44.0, 64.0)
        } else {
            context.grow(56.0, 72.0)
        } as u32;
        let lines = seats.into_iter().enumerate().flat_map(|(place, (seat, setup))| {
            let player = last.player(seat);
            let state = if self.won(seat) {
                text(fl!(words, "result-won")).style(theme::accent)
            } else if player.alive {
                text(fl!(words, "result-alive")).style(theme::quiet)
            } else {
                text(fl!(words, "result-out")).style(theme::quiet)
            };
            let number = |token, number: u16| container(widget::count(token, number, 17)).width(58);
            let line = row![
                widget::portrait(setup.monster, theme::house(setup.colour), size),
                column![font::bold(context.name(setup), 17), state.size(13)]
                    .spacing(3)
                    .width(Fill),
                number("star", u16::from(player.stars)),
                number("heart", u16::from(player.hearts)),
                number("energy", player.energy),
            ]
            .spacing(12)
            .align_y(Center);
            let line: Element<'a, Message> = line.into();
            let between = (place > 0).then(|| rule::horizontal(1).style(theme::rule).into());
            between.into_iter().chain([line])
        });
        let head = row![
            font::title(fl!(words, "result-standings"), 24).style(theme::accent),
            space::horizontal()
        ];
        container(column![head].extend(lines).spacing(context.grow(8.0, 12.0)))
            .padding(context.grow(18.0, 26.0))
            .max_width(620)
            .style(theme::glass)
            .into()
    }
}
