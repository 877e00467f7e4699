//! Who won and how, and how everybody stood at the end.

use crate::storage::SeatSetup;
use crate::ui::Context;
use crate::ui::finish::{Count, ResultView};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use iced::keyboard::{self, key};
use iced::widget::{Button, Text, column, container, row, rule, space, stack, text};
use iced::{Center, Element, Fill, Length};
use std::time::{Duration, Instant};
use words::fl;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The same table again.
    RematchPressed,
    /// The look back at the game.
    ReviewPressed,
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
    /// Look back at the game.
    Review,
    /// Set up another table.
    NewTable,
    /// Show the title.
    Title,
}

/// A finished game.
#[derive(Debug)]
pub struct Finish<S> {
    summary: S,
    /// When it appeared.
    since: Instant,
}

/// The height of the buttons below the standings.
const BUTTON: f32 = 44.0;

/// Whoever still presses Enter for the game that has just ended does not mean the next one.
const PAUSE: Duration = Duration::from_secs(1);

impl<S: ResultView> Finish<S> {
    /// Shows a finished game.
    #[must_use]
    pub fn new(summary: S) -> Self {
        Self {
            summary,
            since: Instant::now(),
        }
    }

    /// The game that is shown.
    #[must_use]
    pub fn summary(&self) -> &S {
        &self.summary
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::RematchPressed => Action::Rematch,
            Message::ReviewPressed => Action::Review,
            Message::NewTablePressed => Action::NewTable,
            Message::TitlePressed => Action::Title,
        }
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(key::Named::Enter) if self.since.elapsed() < PAUSE => None,
            keyboard::Key::Named(key::Named::Enter) => Some(Message::RematchPressed),
            keyboard::Key::Character("r") => Some(Message::ReviewPressed),
            keyboard::Key::Character("n") => Some(Message::NewTablePressed),
            keyboard::Key::Named(key::Named::Escape) => Some(Message::TitlePressed),
            _ => None,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let enter = fl!(words, "key-enter");
        let rematch = widget::keyed_primary(fl!(words, "result-rematch"), "roll", enter)
            .on_press(Message::RematchPressed);
        let review =
            widget::keyed(fl!(words, "result-review"), "review", "R").on_press(Message::ReviewPressed);
        let another =
            widget::keyed(self.summary.another(words), "person", "N").on_press(Message::NewTablePressed);
        let escape = fl!(words, "key-escape");
        let title =
            widget::keyed(fl!(words, "result-title-screen"), "back", escape).on_press(Message::TitlePressed);
        let pair = |one: Button<'a, Message>, other: Button<'a, Message>| {
            row![one.height(BUTTON), other.height(BUTTON)].spacing(12)
        };
        let buttons = column![pair(rematch, review), pair(another, title)]
            .spacing(12)
            .max_width(620);
        let right = column![self.standings(context), buttons]
            .spacing(context.grow(14.0, 24.0))
            .align_x(Center)
            .width(Length::FillPortion(7));
        let body = row![self.podium(context), right]
            .spacing(context.grow(24.0, 48.0))
            .padding([context.grow(14.0, 24.0), context.grow(24.0, 48.0)])
            .height(Fill)
            .align_y(Center);
        stack![widget::city(self.summary.edition()), body]
            .width(Fill)
            .height(Fill)
            .into()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatSetup)> {
        (0..).map(Seat).zip(self.summary.seats())
    }

    /// The winner, or the winners, or the empty city.
    fn podium<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let forfeit = self.summary.forfeit();
        // Whoever has given up stands there in the place of a winner, with a flag for the crown.
        let stands = |seat: Seat| self.summary.won(seat) || forfeit == Some(seat);
        let winners: Vec<_> = self.seats().filter(|(seat, _)| stands(*seat)).collect();
        let above = if forfeit.is_some() {
            "tokens/flag.svg"
        } else {
            "tokens/crown.svg"
        };
        let size = context.grow(250.0, 380.0) / if winners.len() > 1 { 1.6 } else { 1.0 };
        let portraits = winners.iter().map(|(_, seat)| {
            let crown = size * 0.3;
            let frame = container(art::portrait(seat.monster).width(Fill).height(Fill))
                // As wide as the frame, so that the picture ends on it.
                .padding(3)
                .width(size)
                .height(size)
                .clip(true)
                .style(theme::portrait(theme::house(seat.colour)));
            column![art::svg(above).width(crown).height(crown), frame]
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
            [name] if forfeit.is_some() => fl!(words, "result-forfeit", name = name.as_str()),
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
        let turns = fl!(words, "result-turns", turns = self.summary.turns());
        let how = self.summary.how(context).map(|how| {
            text(how)
                .size(context.grow(16.0, 19.0))
                .color(theme::city::PAPER)
                .align_x(Center)
        });
        column![
            portraits,
            space().height(6),
            font::title(heading, context.grow(42.0, 58.0) as u32)
                .color(theme::city::LIGHT)
                .align_x(Center),
        ]
        .push(how)
        .push(text(turns).size(14).color(theme::city::FOG))
        .push(
            text(fl!(
                words,
                "play-menu-seed",
                seed = self.summary.seed().to_string()
            ))
            .size(12)
            .color(theme::city::FOG),
        )
        .spacing(10)
        .align_x(Center)
        .width(Length::FillPortion(5))
        .into()
    }

    /// What became of a seat, in words.
    fn fate<'a>(&self, context: Context<'a>, seat: Seat) -> Text<'a> {
        if self.summary.won(seat) {
            text(fl!(context.words, "result-won")).style(theme::accent)
        } else if self.summary.forfeit() == Some(seat) {
            text(fl!(context.words, "result-conceded")).style(theme::quiet)
        } else {
            text(self.summary.fate(context, seat)).style(theme::quiet)
        }
    }

    fn standings<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let seats = self.summary.places();
        let many = seats.len() > 4;
        let size = if many {
            context.grow(40.0, 52.0)
        } else {
            context.grow(56.0, 72.0)
        } as u32;
        let (wide, between) = (context.grow(54.0, 58.0), context.grow(6.0, 12.0));
        let lines = seats.into_iter().enumerate().flat_map(|(place, seat)| {
            let setup = &self.summary.seats()[seat.index()];
            let counts = self.summary.counts(seat).into_iter().map(|count| {
                let picture: Element<'a, Message> = match count {
                    Count::Number(picture, number) => widget::number(picture, number, 17),
                    Count::Skull => art::svg("tokens/skull.svg").width(21).height(21).into(),
                };
                container(picture).width(wide).into()
            });
            let columns = f32::from(self.summary.columns());
            let numbers = row(counts).width(columns * wide + (columns - 1.0) * between);
            let line = row![
                widget::portrait(setup.monster, theme::house(setup.colour), size),
                column![
                    row![font::bold(context.name(setup), 17)]
                        .push(setup.program().map(|_| widget::program_mark(words, 17)))
                        .spacing(7)
                        .align_y(Center),
                    self.fate(context, seat).size(context.grow(12.0, 13.0))
                ]
                .spacing(3)
                .width(Fill),
                numbers.spacing(between).align_y(Center),
            ]
            .spacing(12)
            .align_y(Center);
            let line: Element<'a, Message> = line.into();
            let line_over = (place > 0).then(|| rule::horizontal(1).style(theme::rule).into());
            line_over.into_iter().chain([line])
        });
        let head = row![
            font::title(fl!(words, "result-standings"), 24).style(theme::accent),
            space::horizontal()
        ];
        let gap = if many { 9.0 } else { 12.0 };
        let more = self.summary.more(context);
        let rule = more.is_some().then(|| rule::horizontal(1).style(theme::rule));
        container(
            column![head]
                .extend(lines)
                .push(rule)
                .push(more)
                .spacing(context.grow(7.0, gap)),
        )
        .padding(context.grow(16.0, 24.0))
        .max_width(620)
        .style(theme::glass)
        .into()
    }
}
