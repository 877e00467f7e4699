//! Kinds of crossings: where many cards, tiles, costumes, curses, Evolutions and forms meet in one question, and
//! the answer stands in one place. Each file tells a kind, mostly as a table of rows.

mod after_the_hits;
mod boxes;
mod claws_and_dice;
mod claws_that_wound;
mod cultists_pay;
mod doubling;
mod extra_turns;
mod free_actions;
mod frozen_dice;
mod gaze;
mod ownership;
mod payments;
mod rebirths;
mod special_dice;
mod turn_begins;
mod void_at_random;
mod void_faces;
mod windows_between;

use super::kit::*;
use crate::classic::{Answer, Moment, Monster, Options, Pack, SpecialFace, State, What};
use crate::proof::Lottery;
use crate::{Asked, Game};

/// Curses are on the table.
fn with_curses(options: &mut Options) {
    options.packs = [Pack::Curses].into_iter().collect();
}

/// A table with Evolutions under this curse.
fn under(monsters: &[Monster], curse: &str) -> Laid {
    powered_with(monsters, with_curses).cursed(curse)
}

/// The special die that is thrown falls so.
#[track_caller]
fn falls(table: &mut Table, face: SpecialFace) -> &mut Table {
    table.says(Answer::Special(face))
}

/// The next curse is this one.
#[track_caller]
fn curse_is(table: &mut Table, slug: &str) {
    table.says(Answer::Card(card(slug)));
}

/// Everybody says the default, and Nature throws what it likes, until the open turn is over.
#[track_caller]
fn plays_on(table: &mut Table) {
    let turn = table.state.turn().number;
    ends(table, turn);
}

/// The same until the turn of that number is over; a card that nobody waits for is nowhere left.
#[track_caller]
fn ends(table: &mut Table, turn: u16) {
    let mut lottery = Lottery(7);
    let over = |state: &State| state.turn().number != turn || state.outcome().is_some();
    for _ in 0..400 {
        if over(&table.state) {
            assert!(table.state.resolving.is_empty(), "a card has been forgotten");
            return;
        }
        let dying = What::Window {
            moment: Moment::Dying,
        };
        let answer = match table.state.asks() {
            Asked::Nature => table.state.deal(&mut lottery),
            // Whoever can be saved is.
            _ if table.state.question().what == dying => table.answers().first().copied(),
            _ => table.state.default_answer(),
        };
        let answer = answer.unwrap_or_else(|| panic!("nothing can be said.\n{}", table.open_question()));
        table.says(answer);
    }
    panic!("the turn does not end.\n{}", table.open_question());
}

/// The Evolution of that name asks.
fn evolution(slug: &str) -> What {
    What::Evolution { by: card(slug) }
}
