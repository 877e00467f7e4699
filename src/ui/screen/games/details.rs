//! The chosen game: who sits there, how they stand, and what can be done with it.

use super::list;
use super::rows::{Row, Shown, Use};
use super::{Message, Shelf};
use crate::storage::Moment;
use crate::storage::games::Error;
use crate::ui::context::{date, time_of_day};
use crate::ui::standing::Standing;
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::{Context, font, theme, widget};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding};
use words::fl;

/// Where the bar lies that moves a list.
const FOR_BAR: f32 = 14.0;
/// The size of what seats have.
const COUNT: u32 = 14;

/// Draws it.
pub(super) fn view<'a>(shelf: &'a Shelf, context: Context<'a>) -> Element<'a, Message> {
    let content = match shelf.rows.row(shelf.chosen) {
        Some(Row::Game(shown)) => game(shelf, shown, context),
        Some(Row::Bad(trouble)) => bad(trouble, context),
        None => space().into(),
    };
    container(content)
        .padding(context.grow(14.0, 20.0))
        .width(Fill)
        .height(Fill)
        .style(theme::panel)
        .into()
}

fn game<'a>(shelf: &'a Shelf, shown: &'a Shown, context: Context<'a>) -> Element<'a, Message> {
    let (words, summary) = (context.words, &shown.summary);
    let title = summary
        .title
        .clone()
        .unwrap_or_else(|| list::kind(words, summary));
    let quiet = |line: String| text(line).size(context.grow(12.0, 14.0)).style(theme::quiet);
    let kind = summary.title.as_ref().map(|_| quiet(list::kind(words, summary)));
    let when = shelf.ago(context, summary);
    let when = match summary.began.and_then(Moment::of) {
        Some(began) => fl!(
            words,
            "games-began",
            date = date(words, &began),
            time = time_of_day(words, &began),
            when = when
        ),
        None => fl!(words, "games-played", when = when),
    };
    let head = column![font::title(title, context.grow(24.0, 30.0) as u32).style(theme::accent)]
        .push(kind)
        .push(
            text(list::state(context, shown))
                .size(context.grow(14.0, 16.0))
                .style(theme::pleased),
        )
        .push(quiet(when))
        .spacing(3);
    let damage = summary.damage.as_ref().map(|damage| {
        let line = damage.line.to_string();
        text(fl!(words, "games-damaged-here", line = line)).size(context.grow(13.0, 15.0))
    });
    let head = head.push(damage);
    let face = context.grow(34.0, 42.0);
    let columns = columns(&shown.standings);
    let seats = summary.seats.iter().enumerate().map(|(at, seat)| {
        let counts = shown.standings.get(at).map(|standing| {
            let counts = list::left(standing).zip(&columns);
            let counts =
                counts.map(|(count, width)| container(list::count(count, COUNT)).width(*width).into());
            row(counts).width(columns.iter().sum::<f32>())
        });
        let size = context.grow(14.0, 15.0).floor();
        let name = one_line(context.seated(seat), size, font::BOLD, plain);
        row![
            list::portrait(shown, at, seat, face),
            row![container(name).width(Fill)].push(list::program(seat, words, size as u32)),
            row![].push(counts)
        ]
        .spacing(10)
        .align_y(Center)
        .into()
    });
    let seats = column(seats).spacing(context.grow(6.0, 9.0));
    column![
        head,
        scrollable(container(seats).padding(Padding::ZERO.right(FOR_BAR)))
            .height(Fill)
            .style(theme::scroll),
        buttons(shown, context)
    ]
    .spacing(context.grow(10.0, 16.0))
    .into()
}

/// The columns in which stands what seats have: each as wide as the widest of it, and the gap before the next.
fn columns(standings: &[Standing]) -> Vec<f32> {
    const GAP: f32 = 6.0;
    let mut columns = Vec::new();
    for standing in standings {
        for (nth, count) in list::left(standing).enumerate() {
            let wide = list::wide(count, COUNT) + GAP;
            match columns.get_mut(nth) {
                Some(column) => *column = wide.max(*column),
                None => columns.push(wide),
            }
        }
    }
    columns
}

/// What can be done with a game.
fn buttons<'a>(shown: &Shown, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let main = match shown.use_of() {
        Use::Continue => Some((fl!(words, "games-continue"), "play")),
        Use::LookAt => Some((fl!(words, "games-look"), "eye")),
        Use::Revive => Some((fl!(words, "games-revive"), "play")),
        Use::None => None,
    };
    let main = main.map(|(label, symbol)| {
        widget::keyed_primary(label, symbol, fl!(words, "key-enter")).on_press(Message::MainPressed)
    });
    let look = (shown.use_of() == Use::Revive)
        .then(|| widget::keyed(fl!(words, "games-look"), "eye", "B").on_press(Message::LookPressed));
    let rename = widget::keyed(fl!(words, "games-rename"), "log", "R").on_press(Message::RenamePressed);
    let export =
        widget::keyed(fl!(words, "games-export"), "arrow-right", "E").on_press(Message::ExportPressed);
    column![]
        .push(main)
        .push(look)
        .push(rename)
        .push(export)
        .push(space().height(context.grow(10.0, 18.0)))
        .push(delete(context))
        .spacing(8)
        .into()
}

fn delete<'a>(context: Context<'a>) -> Element<'a, Message> {
    let key = fl!(context.words, "key-delete");
    widget::keyed(fl!(context.words, "games-delete"), "close", key)
        .on_press(Message::DeletePressed)
        .into()
}

/// What is wrong with a file, and what can be done.
fn bad<'a>(trouble: &Error, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let why = crate::ui::trouble_of_games(words, trouble);
    let folder = widget::keyed(fl!(words, "games-folder"), "log", "O").on_press(Message::FolderPressed);
    column![
        font::title(fl!(words, "games-bad"), context.grow(24.0, 30.0) as u32).style(theme::accent),
        text(why).size(15).wrapping(text::Wrapping::WordOrGlyph),
        space().height(Fill),
        folder,
        delete(context),
    ]
    .spacing(8)
    .into()
}
