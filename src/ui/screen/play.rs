//! The table being played. A stand-in: it shows that the game is there and how to leave it.

use super::{Context, Summary};
use crate::fl;
use crate::storage::TableSetup;
use crate::ui::{font, theme, widget};
use iced::keyboard::{self, key};
use iced::widget::{column, container, row};
use iced::{Center, Element, Fill, Subscription, Task};

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// Back to the title.
    LeavePressed,
    /// The settings were pressed.
    SettingsPressed,
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message>),
    /// Leave the game.
    Leave,
    /// Show the result.
    GameOver(Box<Summary>),
    /// Show the settings, and come back.
    Settings,
}

/// A game.
#[derive(Debug)]
pub struct Play {
    table: TableSetup,
}

impl Play {
    /// Begins a game; the task is its first one.
    pub fn new(table: TableSetup, _context: Context<'_>) -> (Self, Task<Message>) {
        (Self { table }, Task::none())
    }

    /// A game in which `turns` turns have been played by bots, for pictures.
    #[must_use]
    pub fn posed(table: TableSetup, _turns: u16, context: Context<'_>) -> Self {
        Self::new(table, context).0
    }

    /// Would leaving lose anything?
    #[must_use]
    pub fn is_running(&self) -> bool {
        true
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, _context: Context<'_>) -> Action {
        match message {
            Message::LeavePressed => Action::Leave,
            Message::SettingsPressed => Action::Settings,
        }
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, _modifiers: keyboard::Modifiers) -> Option<Message> {
        matches!(key.as_ref(), keyboard::Key::Named(key::Named::Escape)).then_some(Message::LeavePressed)
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<Message> {
        Subscription::none()
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let seats = self.table.seats.iter();
        let portraits = seats.map(|seat| widget::portrait(seat.monster, theme::house(seat.colour), 110));
        let content = column![
            font::title(fl!(context.words, "app-title"), 40).style(theme::accent),
            row(portraits).spacing(12),
            row![
                widget::secondary(fl!(context.words, "title-settings"), "settings")
                    .on_press(Message::SettingsPressed),
                widget::secondary(fl!(context.words, "back"), "back").on_press(Message::LeavePressed),
            ]
            .spacing(12),
        ]
        .spacing(24)
        .align_x(Center);
        container(content).center(Fill).style(theme::ground).into()
    }
}
