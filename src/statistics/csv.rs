//! The games of a filter as a table that other programs read: comma-separated values (RFC 4180), a line for
//! each person's seat.

use super::count::Outcome;
use super::{Accuracy, Filter, GameCount, SeatCount};
use crate::storage::Moment;
use std::collections::HashMap;
use std::fmt::Write as _;

const COLUMNS: [&str; 20] = [
    "date",
    "game_id",
    "game",
    "edition",
    "players",
    "opponents",
    "name",
    "monster",
    "result",
    "ending",
    "turns",
    "cards",
    "longest_reign",
    "best_turn",
    "heaviest_blow",
    "fewest_hearts",
    "take_backs",
    "decisions",
    "points_given_away",
    "points_of_luck",
];

/// What a text begins with that is to be read as UTF-8: without it Excel takes accents for something else.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The table, after a byte order mark, with a first line that names the columns.
#[must_use]
pub fn to_csv(games: &[GameCount], accuracy: &HashMap<String, Accuracy>, filter: &Filter) -> String {
    let mut text = String::from(BYTE_ORDER_MARK);
    text.push_str(&COLUMNS.join(","));
    text.push_str("\r\n");
    for (game, nth, seat) in filter.seats(games) {
        let fields = fields(game, nth, seat, accuracy.get(&game.id)).map(|field| quoted(&field));
        let _ = write!(text, "{}\r\n", fields.join(","));
    }
    text
}

fn fields(
    game: &GameCount,
    nth: usize,
    seat: &SeatCount,
    accuracy: Option<&Accuracy>,
) -> [String; COLUMNS.len()] {
    let judged = accuracy.and_then(|accuracy| {
        accuracy
            .seats
            .iter()
            .find(|judged| usize::from(judged.seat) == nth && !seat.came_later)
    });
    let outcome = match seat.outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::Neither => "neither",
    };
    [
        game.began
            .and_then(Moment::of)
            .map(|day| day.iso_day())
            .unwrap_or_default(),
        game.id.clone(),
        game.game.clone(),
        game.edition.clone().unwrap_or_default(),
        game.seats.len().to_string(),
        game.opponents(nth).slug().to_owned(),
        seat.called(),
        seat.monster.clone(),
        outcome.to_owned(),
        game.how.slug().to_owned(),
        game.turns.to_string(),
        seat.cards.join(" "),
        seat.reign.to_string(),
        seat.best_turn.to_string(),
        seat.blow.map(|blow| blow.hearts.to_string()).unwrap_or_default(),
        seat.least_hearts
            .map(|hearts| hearts.to_string())
            .unwrap_or_default(),
        seat.take_backs.to_string(),
        judged
            .map(|judged| judged.decisions.to_string())
            .unwrap_or_default(),
        judged
            .map(|judged| format!("{:.1}", judged.given_away * 100.0))
            .unwrap_or_default(),
        judged
            .and_then(|judged| judged.luck?.moved)
            .map(|moved| format!("{:.1}", moved * 100.0))
            .unwrap_or_default(),
    ]
}

/// A field as it stands in the file. What a spreadsheet would take for a formula is no longer one.
fn quoted(field: &str) -> String {
    let number = field
        .trim_start_matches('-')
        .chars()
        .all(|sign| sign.is_ascii_digit() || sign == '.');
    let formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']) && !number;
    let field = if formula {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if field.contains(['"', ',', '\n', '\r', ';']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}
