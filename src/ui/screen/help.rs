//! The game on one page, and every key beside it, over whatever screen is shown.

use crate::ui::Context;
use crate::ui::widget::die;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme, widget};
use engine::classic::{Face, Options, Wickedness};
use engine::duel;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding, Task};
use words::duel::face_picture;
use words::fl;

/// Which game is explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The game for many; with the two-player `variant` Tokyo pays otherwise.
    Classic {
        /// The variant is played.
        variant: bool,
        /// Hints can be asked for.
        hints: bool,
    },
    /// The game for two; The `king` has rules of his own.
    Duel {
        /// He duels.
        king: bool,
        /// Hints can be asked for.
        hints: bool,
    },
}

/// What can be read.
#[derive(Debug, Clone, Copy)]
pub enum Shown<Message> {
    /// The game that is open.
    Only(Page),
    /// Either game.
    OneOfBoth {
        /// It is Duel now.
        duel: bool,
        /// The other one was chosen.
        on_choose: fn(bool) -> Message,
    },
}

/// The rules of a table in the order in which a newcomer needs them: the picture and the message
/// `help-rules-…`.
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

/// The same for Duel, with the message `duel-rules-…`.
fn duel_rules(king: bool) -> Vec<(&'static str, &'static str)> {
    let rules = [
        ("duel/victory.svg", "goal"),
        ("ui/hourglass.svg", "turn"),
        ("ui/roll.svg", "roll"),
        (face_picture(duel::Face::Claw), "claws"),
        (face_picture(duel::Face::Heart), "hearts"),
        (face_picture(duel::Face::Energy), "energy"),
        (face_picture(duel::Face::Fame), "triples"),
        (face_picture(duel::Face::Power), "power"),
        ("duel/spotlight.svg", "spotlight"),
        ("ui/buy.svg", "cards"),
        ("duel/buzz/cat.svg", "buzz"),
        ("duel/bonus/hit.svg", "bonus"),
        ("duel/buzz/king.svg", "king"),
        ("duel/dice-token.svg", "tokens"),
    ];
    rules
        .into_iter()
        .filter(|(_, name)| king || *name != "king")
        .collect()
}

/// The keys of the table and what they do: `help-key-…` for the cap, `help-…` for the line.
const TABLE: [&str; 18] = [
    "dice", "roll", "keep", "enter", "yield", "stay", "buy", "sweep", "done", "free", "hint", "log", "gauge",
    "skip", "speed", "result", "menu", "help",
];
/// The same at Duel; where it has words of its own, they are `duel-key-…` and `duel-help-…`.
const DUEL: [&str; 20] = [
    "dice", "roll", "keep", "token", "enter", "yes", "no", "move", "turn", "buy", "sweep", "done", "cards",
    "hint", "log", "skip", "speed", "result", "menu", "help",
];
/// The page as it is called when it is scrolled.
const PAGE: &str = "help";
const EVERYWHERE: [&str; 3] = ["full-screen", "next-field", "quit"];

/// Moves the page by so many lines.
pub fn scroll<Message: Send + 'static>(lines: f32) -> Task<Message> {
    let y = lines * 20.0;
    iced::widget::operation::scroll_by(PAGE, AbsoluteOffset { x: 0.0, y })
}

/// Draws the card; `on_close` is sent by its cross.
pub fn view<'a, Message: Clone + 'a>(
    context: Context<'a>,
    on_close: Message,
    shown: Shown<Message>,
) -> Element<'a, Message> {
    let words = context.words;
    let (page, pages) = match shown {
        Shown::Only(page) => (page, None),
        Shown::OneOfBoth { duel, on_choose } => {
            let page = if duel {
                Page::Duel {
                    king: true,
                    hints: true,
                }
            } else {
                Page::Classic {
                    variant: false,
                    hints: true,
                }
            };
            let games = [(false, fl!(words, "app-title")), (true, words.text("duel-title"))];
            let pages = container(widget::choices(games, duel, 14, on_choose)).width(290);
            (
                page,
                Some(row![widget::keycap("D"), pages].spacing(10).align_y(Center)),
            )
        }
    };
    let head = row![font::title(fl!(words, "help-title"), 30).style(theme::accent)]
        .push(space::horizontal())
        .push(pages)
        .push(widget::symbol("close", fl!(words, "close"), Some(on_close)))
        .spacing(14)
        .align_y(Center);
    let (rules, keys) = match page {
        Page::Classic { variant, hints } => of_many(context, variant, hints),
        Page::Duel { king, hints } => of_duel(context, king, hints),
    };
    let keys = column![
        font::bold(fl!(words, "help-table"), 15),
        column(keys).spacing(3),
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
    column![head, scrollable(body).id(PAGE).style(theme::scroll)]
        .spacing(10)
        .width(context.grow(860.0, 1060.0))
        .into()
}

/// Lines of a page.
type Lines<'a, Message> = Vec<Element<'a, Message>>;

/// The rules and the keys of the game for many.
fn of_many<'a, Message: Clone + 'a>(
    context: Context<'a>,
    variant: bool,
    hints: bool,
) -> (Lines<'a, Message>, Lines<'a, Message>) {
    let table = context.words.table();
    let rules = rules(table).into_iter().map(|(picture, name)| match name {
        "tokyo" if variant => rule(context, &picture, "help-rules-tokyo-variant"),
        name => rule(context, &picture, &format!("help-rules-{name}")),
    });
    let listed = TABLE.into_iter().filter(|name| match *name {
        "gauge" => table.wickedness != Wickedness::Off,
        "buy" | "sweep" | "free" => table.power_cards,
        "hint" => hints,
        _ => true,
    });
    (rules.collect(), listed.map(|name| key(context, name)).collect())
}

/// The rules and the keys of the game for two.
fn of_duel<'a, Message: Clone + 'a>(
    context: Context<'a>,
    king: bool,
    hints: bool,
) -> (Lines<'a, Message>, Lines<'a, Message>) {
    let rules = duel_rules(king).into_iter();
    let rules = rules.map(|(picture, name)| rule(context, picture, &format!("duel-rules-{name}")));
    let listed = DUEL.into_iter().filter(|name| hints || *name != "hint");
    (rules.collect(), listed.map(|name| key(context, name)).collect())
}

fn rule<'a, Message: Clone + 'a>(context: Context<'a>, picture: &str, id: &str) -> Element<'a, Message> {
    let size = context.grow(28.0, 34.0);
    let picture = match picture
        .strip_prefix("ui/")
        .and_then(|file| file.strip_suffix(".svg"))
    {
        Some(symbol) => art::tinted(symbol, size as u32, |theme| theme::colours(theme).accent_text),
        None => art::svg(picture),
    };
    let ink = Ink::new(context.words, &[], context.grow(13.0, 15.0) as u32);
    let words = log::rich(&context.words.text(id), ink);
    row![picture.width(size).height(size), container(words).width(Fill)]
        .spacing(12)
        .align_y(Center)
        .into()
}

fn key<'a, Message: Clone + 'a>(context: Context<'a>, name: &str) -> Element<'a, Message> {
    let words = context.words;
    let own = format!("duel-key-{name}");
    let (cap, does) = if words.has(&own) {
        (own, format!("duel-help-{name}"))
    } else {
        (format!("help-key-{name}"), format!("help-{name}"))
    };
    let cap = widget::keycap(words.text(&cap));
    let does = text(words.text(&does)).size(13).width(Fill);
    row![container(cap).width(82).align_x(iced::Right), does]
        .spacing(12)
        .align_y(Center)
        .into()
}
