//! Every key, over whatever screen is shown.

use super::Context;
use crate::fl;
use crate::ui::{font, theme, widget};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill};

/// The keys of the table and what they do, as names of messages: `help-key-…` for the cap, `help-…` for the line.
const TABLE: [&str; 14] = [
    "dice", "roll", "enter", "answers", "yield", "stay", "buy", "sweep", "done", "log", "skip", "inspect",
    "menu", "help",
];
const EVERYWHERE: [&str; 3] = ["full-screen", "next-field", "quit"];

/// Draws the card; `on_close` is sent by its cross.
pub fn view<'a, Message: Clone + 'a>(context: Context<'a>, on_close: Message) -> Element<'a, Message> {
    let words = context.words;
    let entry = |name: &&str| -> Option<Element<'a, Message>> {
        let key = format!("help-key-{name}");
        words.has(&key).then(|| {
            row![
                container(widget::keycap(words.text(&key)))
                    .width(110)
                    .align_x(iced::Right),
                text(words.text(&format!("help-{name}"))).size(14).width(Fill),
            ]
            .spacing(14)
            .align_y(Center)
            .into()
        })
    };
    let list = |names: &[&str]| column(names.iter().filter_map(entry).collect::<Vec<_>>()).spacing(9);
    let head = row![
        font::title(fl!(words, "help-title"), 30).style(theme::accent),
        space::horizontal(),
        widget::symbol("close", fl!(words, "close"), Some(on_close)),
    ]
    .align_y(Center);
    let half = TABLE.len().div_ceil(2);
    let body = column![
        font::bold(fl!(words, "help-table"), 15),
        row![list(&TABLE[..half]), list(&TABLE[half..])].spacing(24),
        font::bold(fl!(words, "help-everywhere"), 15),
        row![list(&EVERYWHERE[..2]), list(&EVERYWHERE[2..])].spacing(24),
    ]
    .spacing(14);
    column![head, scrollable(body).style(theme::scroll)]
        .spacing(14)
        .width(context.grow(760.0, 820.0))
        .into()
}
