//! What may lie over the table: the menu, and the question whether to leave.

use super::Message;
use super::scene::Scene;
use crate::fl;
use crate::ui::{font, theme, widget};
use iced::widget::{column, text};
use iced::{Center, Element, Fill};

/// The menu over the table.
pub fn menu<'a>(table: Element<'a, Message>, scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let entry = |label: String, symbol: &'static str, message| {
        widget::labelled(label, symbol, 16, |theme| theme::colours(theme).text)
            .style(theme::secondary)
            .width(Fill)
            .on_press(message)
    };
    let seed = scene.play.table.seed().to_string();
    let card = column![
        font::title(fl!(words, "play-menu-title"), 32).style(theme::accent),
        widget::primary(fl!(words, "play-menu-resume"), "play")
            .width(Fill)
            .on_press(Message::MenuPressed),
        entry(fl!(words, "play-menu-rules"), "help", Message::HelpPressed),
        entry(
            fl!(words, "play-menu-settings"),
            "settings",
            Message::SettingsPressed
        ),
        entry(fl!(words, "play-menu-leave"), "back", Message::LeavePressed),
        text(fl!(words, "play-menu-seed", seed = seed))
            .size(13)
            .style(theme::quiet),
    ]
    .spacing(12)
    .width(320)
    .align_x(Center);
    widget::dialog(table, card, Message::MenuPressed)
}

/// The question whether to leave.
pub fn leaving<'a>(table: Element<'a, Message>, scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let question = widget::question(
        fl!(words, "play-leave-title"),
        fl!(words, "play-leave-body"),
        [
            widget::primary(fl!(words, "play-leave-stay"), "play")
                .on_press(Message::MenuPressed)
                .into(),
            widget::danger(fl!(words, "play-leave-leave"), "close")
                .on_press(Message::LeaveConfirmed)
                .into(),
        ],
    );
    widget::dialog(table, question, Message::MenuPressed)
}
