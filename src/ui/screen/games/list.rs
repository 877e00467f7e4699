//! The list itself: only the games that can be seen are drawn, between two empty spaces as high as the others.

use super::rows::{Row, Shown, Use};
use super::{LIST, Message, Shelf};
use crate::storage::games::{Seated, Summary};
use crate::storage::{Colour, program_called};
use crate::ui::finish::Count;
use crate::ui::standing::Standing;
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::widget::rows::Visible;
use crate::ui::{Context, art, font, theme, widget};
use engine::parts::Monster;
use iced::alignment::Horizontal;
use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Color, Element, Fill, Padding};
use words::{Words, fl};

/// How much of the list can be seen.
pub(super) fn visible(context: Context<'_>) -> Visible {
    Visible {
        row: context.grow(78.0, 92.0) + GAP,
        height: (context.size.height - 84.0).max(100.0),
    }
}

/// Between rows.
const GAP: f32 = 8.0;
/// The size of what seats have, and what lies between two of those numbers.
const SMALL: u32 = 11;
const BETWEEN: f32 = 5.0;
/// How far the mark of a portrait hangs over its corner.
const OVER: f32 = 5.0;

/// Draws it.
pub(super) fn view<'a>(shelf: &'a Shelf, context: Context<'a>) -> Element<'a, Message> {
    let visible = visible(context);
    let rows = shelf.rows.len();
    if rows == 0 {
        return container(text(shelf.nothing_found(context)).size(16).style(theme::quiet))
            .center(Fill)
            .into();
    }
    let face = |at: usize| {
        let face = match shelf.rows.row(at) {
            Some(Row::Game(shown)) => game(shelf, shown, context),
            Some(Row::Bad(_)) => bad(shelf, at, context),
            None => space().into(),
        };
        let face = button(container(face).center_y(Fill))
            .padding([0.0, context.grow(12.0, 16.0)])
            .width(Fill)
            .height(visible.row - GAP)
            .clip(true)
            .style(theme::compared(at == shelf.chosen))
            .on_press(Message::Pressed(at));
        container(face).height(visible.row).into()
    };
    visible.list(LIST, shelf.rows.offset(), rows, face, Message::Scrolled)
}

/// A game that can be read.
fn game<'a>(shelf: &'a Shelf, shown: &'a Shown, context: Context<'a>) -> Element<'a, Message> {
    let summary = &shown.summary;
    let title = summary.title.clone();
    let title = title.unwrap_or_else(|| names(context, summary));
    let size = context.grow(15.0, 17.0) as u32;
    let quiet = |line: String| one_line(line, context.grow(12.0, 13.0), font::TEXT, theme::quiet);
    let line = fl!(
        context.words,
        "games-line",
        kind = kind(context.words, summary),
        state = state(context, shown)
    );
    let texts = column![
        one_line(title, size as f32, font::BOLD, plain),
        quiet(line),
        quiet(shelf.ago(context, summary)),
    ]
    .spacing(3)
    .width(Fill)
    .clip(true);
    row![texts, table(shown, context)]
        .spacing(context.grow(12.0, 18.0))
        .align_y(Center)
        .into()
}

/// A file that cannot be read as a game.
fn bad<'a>(shelf: &'a Shelf, at: usize, context: Context<'a>) -> Element<'a, Message> {
    let name = shelf.rows.name(at).map(crate::storage::games::Name::file);
    let mark = art::tinted("warning", 26, |theme| theme::colours(theme).quiet);
    row![
        column![
            font::bold(name.unwrap_or_default(), 15).style(theme::quiet),
            text(fl!(context.words, "games-bad")).size(13).style(theme::quiet),
        ]
        .spacing(3)
        .width(Fill)
        .clip(true),
        container(mark).center_x(context.grow(52.0, 62.0)),
    ]
    .spacing(12)
    .align_y(Center)
    .into()
}

/// The table in small: who sits there, and how they stand.
fn table<'a>(shown: &'a Shown, context: Context<'a>) -> Element<'a, Message> {
    let size = context.grow(40.0, 50.0);
    // Where six sit in a small window, their stars have to do.
    let narrow = shown.summary.seats.len() > 4 && context.size.width < 1180.0;
    let (most, apart) = if narrow { (1, 2.0) } else { (2, 10.0) };
    let widest = shown.standings.iter().map(|standing| width(standing, most));
    let width = widest.fold(size + 2.0 * OVER, f32::max) + apart;
    let seats = shown.summary.seats.iter().enumerate().map(|(at, seat)| {
        let standing = shown.standings.get(at);
        let counts = standing.map(|standing| {
            let counts = left(standing).take(most).map(|one| count(one, SMALL));
            row(counts).spacing(BETWEEN).align_y(Center)
        });
        // As much room at both sides, so that the numbers stand below the middle.
        let portrait = container(portrait(shown, at, seat, size)).padding(Padding::ZERO.left(OVER));
        let program = program(seat, context.words, (size * 0.3) as u32);
        let portrait = stack![portrait].push(program.map(|badge| container(badge).align_bottom(Fill)));
        column![portrait, row![].push(counts)]
            .spacing(3)
            .align_x(Center)
            .width(width)
            .into()
    });
    row(seats).into()
}

/// How wide so many counts of a seat are at most.
fn width(standing: &Standing, most: usize) -> f32 {
    let counts = left(standing)
        .take(most)
        .map(|count| wide(count, SMALL) + BETWEEN);
    counts.sum::<f32>() - BETWEEN
}

/// The portrait of a seat, with a crown on its corner when it has won, and the mark of the city while it holds the
/// place that is fought for.
pub(super) fn portrait<'a>(shown: &Shown, at: usize, seat: &Seated, size: f32) -> Element<'a, Message> {
    let won = shown.summary.winners.as_ref();
    let won = won.is_some_and(|winners| winners.iter().any(|winner| usize::from(*winner) == at));
    let holds = shown.standings.get(at).is_some_and(|standing| standing.holds);
    let sign = size * 0.42;
    let mark = match (won, holds) {
        (true, _) => Some("tokens/crown.svg"),
        (false, true) => Some("board/logo-mark.svg"),
        (false, false) => None,
    };
    let face: Element<'a, Message> = match monster(seat) {
        Some(monster) => widget::portrait(monster, house(at, seat), size as u32),
        None => space().width(size).height(size).into(),
    };
    let mark = mark.map(|mark| art::svg(mark).width(sign).height(sign).into());
    widget::cornered(face, mark, OVER, Horizontal::Right)
}

/// That another program has played a seat, if one has.
pub(super) fn program<'a>(seat: &Seated, words: &Words, size: u32) -> Option<Element<'a, Message>> {
    program_called(&seat.sitter.plays).map(|_| widget::program_badge(words, size))
}

/// The monster of a seat, if this version has it.
fn monster(seat: &Seated) -> Option<Monster> {
    Monster::ALL
        .into_iter()
        .find(|monster| monster.slug() == seat.monster)
}

/// The colour of a seat; bots that played by themselves have none, and get one.
fn house(at: usize, seat: &Seated) -> Color {
    let colour = Colour::ALL
        .into_iter()
        .find(|colour| colour.slug() == seat.sitter.colour);
    theme::house(colour.unwrap_or(Colour::ALL[at % Colour::ALL.len()]))
}

/// What a seat has: who is out has no stars any more.
pub(super) fn left(standing: &Standing) -> impl Iterator<Item = &Count> {
    let is_out = standing.counts.contains(&Count::Skull);
    let counts = standing.counts.iter();
    counts.filter(move |count| !is_out || matches!(count, Count::Skull))
}

/// How wide something is that a seat has.
pub(super) fn wide(count: &Count, size: u32) -> f32 {
    // The widest digit, in letter sizes.
    const DIGIT: f32 = 0.68;
    let digits = match count {
        Count::Number(_, number) => number.to_string().len() as f32 * DIGIT,
        Count::Skull => 0.0,
    };
    (1.0 + digits) * size as f32 + 4.0
}

/// Something that a seat has.
pub(super) fn count<'a>(count: &Count, size: u32) -> Element<'a, Message> {
    let icon = |path: &str| art::svg(path).width(size + 2).height(size + 2);
    match count {
        Count::Number(picture, number) => row![
            icon(&format!("{picture}.svg")),
            font::bold(number.to_string(), size)
        ]
        .spacing(2)
        .align_y(Center)
        .into(),
        Count::Skull => icon("tokens/skull.svg").into(),
    }
}

/// Who plays, in one line.
pub(super) fn names(context: Context<'_>, summary: &Summary) -> String {
    context.seated_in_a_line(&summary.seats)
}

/// Which game it is, and which edition.
pub(super) fn kind(words: &Words, summary: &Summary) -> String {
    let table = match summary.edition.as_deref() {
        Some(edition) => format!("{}-{edition}", summary.game),
        None => summary.game.clone(),
    };
    let id = &format!("games-kind-{table}");
    match words.has(id) {
        true => words.text(id),
        false => summary.game.clone(),
    }
}

/// How far it is, or how it has ended.
pub(super) fn state(context: Context<'_>, shown: &Shown) -> String {
    let state = sound_state(context, shown);
    match &shown.summary.damage {
        Some(_) => fl!(context.words, "games-state-damaged", state = state),
        None => state,
    }
}

/// The same, of what is good of its file.
fn sound_state(context: Context<'_>, shown: &Shown) -> String {
    let (words, summary) = (context.words, &shown.summary);
    let named = |seat: u8| {
        summary
            .seats
            .get(usize::from(seat))
            .map(|seat| context.seated(seat))
    };
    match (shown.use_of(), &summary.winners) {
        (Use::Revive, _) => {
            let name = summary.forfeit.and_then(named).unwrap_or_default();
            fl!(words, "games-conceded", name = name)
        }
        (Use::LookAt, Some(winners)) => {
            let names: Vec<String> = winners.iter().filter_map(|seat| named(*seat)).collect();
            match names.as_slice() {
                [] => fl!(words, "result-nobody"),
                [name] => fl!(words, "result-winner", name = name.as_str()),
                [first @ .., last] => fl!(
                    words,
                    "result-winners",
                    names = first.join(", "),
                    last = last.as_str()
                ),
            }
        }
        (Use::None, _) => fl!(words, "games-one-view"),
        (Use::Continue | Use::LookAt, _) => fl!(words, "games-turn", turn = summary.turn.max(1)),
    }
}
