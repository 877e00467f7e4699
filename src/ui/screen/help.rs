//! The game on one page, and every key beside it, over whatever screen is shown.

use super::Context;
use crate::engine::classic::{Options, Wickedness};
use crate::engine::parts::Face;
use crate::fl;
use crate::ui::widget::die;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme, widget};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding};

/// The rules of a table in the order in which a newcomer needs them: the picture and the message `help-rules-…`.
fn rules(table: &Options) -> Vec<(String, &'static str)> {
    let die = |face| die::glyph(table.edition, face);
    let mut rules = vec![
        ("tokens/crown.svg".to_owned(), "goal"),
        ("ui/roll.svg".to_owned(), "roll"),
        (die(Face::Three), "numbers"),
        (die(Face::Claw), "claws"),
        (die(Face::Heart), "hearts"),
        ("board/logo-mark.svg".to_owned(), "tokyo"),
        (die(Face::Energy), "energy"),
    ];
    for (picture, name, played) in [
        ("ui/buy.svg", "cards", table.power_cards),
        (
            "tokens/wickedness.svg",
            "wickedness",
            table.wickedness != Wickedness::Off,
        ),
        ("tokens/costume.svg", "costumes", table.halloween),
    ] {
        if played {
            rules.push((picture.to_owned(), name));
        }
    }
    rules
}

/// The keys of the table and what they do: `help-key-…` for the cap, `help-…` for the line.
const TABLE: [&str; 16] = [
    "dice", "roll", "keep", "enter", "yield", "stay", "buy", "sweep", "done", "free", "log", "gauge", "skip",
    "result", "menu", "help",
];
const EVERYWHERE: [&str; 3] = ["full-screen", "next-field", "quit"];

/// Draws the card; `on_close` is sent by its cross. With the two-player `variant` Tokyo pays otherwise.
pub fn view<'a, Message: Clone + 'a>(
    context: Context<'a>,
    on_close: Message,
    variant: bool,
) -> Element<'a, Message> {
    let words = context.words;
    let head = row![
        font::title(fl!(words, "help-title"), 30).style(theme::accent),
        space::horizontal(),
        widget::symbol("close", fl!(words, "close"), Some(on_close)),
    ]
    .align_y(Center);
    let table = words.table();
    let rules = rules(table).into_iter().map(|(picture, name)| match name {
        "tokyo" if variant => rule(context, &picture, "tokyo-variant"),
        name => rule(context, &picture, name),
    });
    let listed = TABLE.into_iter().filter(|name| match *name {
        "gauge" => table.wickedness != Wickedness::Off,
        "buy" | "sweep" | "free" => table.power_cards,
        _ => true,
    });
    let keys = column![
        font::bold(fl!(words, "help-table"), 15),
        column(listed.map(|name| key(context, name))).spacing(3),
        font::bold(fl!(words, "help-everywhere"), 15),
        column(EVERYWHERE.into_iter().map(|name| key(context, name))).spacing(5),
    ]
    .spacing(9)
    .width(context.grow(300.0, 330.0));
    let body = row![column(rules).spacing(context.grow(9.0, 13.0)).width(Fill), keys].spacing(28);
    let body = container(body).padding(Padding {
        right: 14.0,
        ..Padding::ZERO
    });
    column![head, scrollable(body).style(theme::scroll)]
        .spacing(10)
        .width(context.grow(860.0, 960.0))
        .into()
}

fn rule<'a, Message: Clone + 'a>(context: Context<'a>, picture: &str, name: &str) -> Element<'a, Message> {
    let size = context.grow(28.0, 34.0);
    let picture = match picture
        .strip_prefix("ui/")
        .and_then(|file| file.strip_suffix(".svg"))
    {
        Some(symbol) => art::tinted(symbol, size as u32, |theme| theme::colours(theme).accent_text),
        None => art::svg(picture),
    };
    let ink = Ink::new(context.words, &[], context.grow(13.0, 15.0) as u32);
    let words = log::rich(&context.words.text(&format!("help-rules-{name}")), ink);
    row![picture.width(size).height(size), container(words).width(Fill)]
        .spacing(12)
        .align_y(Center)
        .into()
}

fn key<'a, Message: Clone + 'a>(context: Context<'a>, name: &str) -> Element<'a, Message> {
    let words = context.words;
    let cap = widget::keycap(words.text(&format!("help-key-{name}")));
    let does = text(words.text(&format!("help-{name}"))).size(13).width(Fill);
    row![container(cap).width(82).align_x(iced::Right), does]
        .spacing(12)
        .align_y(Center)
        .into()
}
