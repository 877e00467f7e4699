//! A game played in the terminal by numbered answers, as `play --text`: for whoever does not see a window, or
//! has none. Start at [`play`]; the game itself is a [`session`].
//!
//! It stands on the same table as the window ([`SeatedTable`]) and knows no more of it: what a person may not
//! see, this file cannot say. Games are saved in the same folder, so that either goes on with those of the
//! other. Nothing but lines is written, and everything in them is a word.

mod choices;
mod classic;
mod command;
mod duel;
mod kept;
mod session;
mod spoken;
mod terminal;

#[cfg(test)]
mod tests;

pub(super) use kept::{file, goes_on, kept_game};

use super::arguments::Play;
use super::watch::WatchGame;
use super::{Problem, interrupt};
use crate::storage::games::Games;
use crate::storage::{GameSetup as _, Store, sweep};
use crate::ui::frame::SeatedTable;
use crate::ui::game_screen::ScreenGame;
use engine::Seat;
use engine::parts::DiceMask;
use session::Session;
use terminal::Terminal;
use words::{Names, Words};

/// A card, a tile, a token or a power, as it is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Explained {
    /// What it is called.
    pub name: String,
    /// What it costs, in energy, if it is for sale.
    pub price: Option<u16>,
    /// What it does.
    pub text: String,
}

/// The cards for sale with their prices in energy, on a line; nothing where none is.
fn market(cards: impl Iterator<Item = (String, u32)>, words: &Words) -> Option<String> {
    let priced = cards.map(|(card, price)| {
        let values = [("card", card.into()), ("energy", price.into())];
        words.text_with("text-priced", &values)
    });
    let list = priced.collect::<Vec<_>>().join(", ");
    (!list.is_empty()).then(|| words.text_with("text-market", &[("cards", list.into())]))
}

/// The cards in front of somebody, on a line.
fn owns(name: String, cards: &[String], words: &Words) -> String {
    let values = [("name", name.into()), ("cards", words.list(cards).into())];
    words.text_with("text-owns", &values)
}

/// To resolve the dice of a face, with what that does.
fn resolves(face: String, effect: String, words: &Words) -> String {
    let values = [("face", face.into()), ("effect", effect.into())];
    words.text_with("text-do-group", &values)
}

/// A game that can be played by text. What it says may hold the marks and symbols of the log: they are taken
/// out when it is spoken.
pub(super) trait TextGame: WatchGame + ScreenGame {
    /// The message for what ★ counts; it takes `count`.
    const STAR: &'static str;

    /// What is asked, and what is good to know about it.
    fn question(&self, words: &Words, names: &Names) -> Vec<String>;

    /// The dice that the question is about, each as a word, and whether they lie beside those of the turn.
    fn dice(&self, words: &Words) -> (Vec<String>, bool);

    /// Rolls these dice again.
    fn reroll(dice: DiceMask) -> Self::Answer;

    /// The dice that an answer rolls again, if it is such an answer.
    fn thrown(answer: Self::Answer) -> Option<DiceMask>;

    /// What an answer does.
    fn says(&self, answer: Self::Answer, words: &Words, names: &Names) -> String;

    /// What a person does who is not asked.
    fn says_free(&self, answer: Self::Answer, of: Seat, words: &Words, names: &Names) -> String;

    /// What an answer is about.
    fn about(&self, answer: Self::Answer, words: &Words) -> Option<Explained>;

    /// How everybody stands, a line each, and what lies on the table.
    fn stands(&self, words: &Words, names: &Names) -> Vec<String>;

    /// What somebody who looks at the position knows of the hand of a seat.
    fn hand(&self, seat: Seat, words: &Words, names: &Names) -> Vec<String>;

    /// The rules by chapters: what each is called, and its rules.
    fn rules(&self, words: &Words) -> Vec<(String, Vec<String>)>;

    /// What lies on the table and can be explained.
    fn on_table(&self, words: &Words, names: &Names) -> Vec<Explained>;

    /// Everything of the game that can be explained.
    fn everything(words: &Words) -> Vec<Explained>;
}

/// Plays a game that was arranged so.
pub(super) fn play<G: TextGame>(setup: &G::Setup, words: &Words) -> Result<(), Problem> {
    let games = Games::of_user();
    let waiting = games.last_running().is_some();
    let mut setup = setup.clone();
    setup.mend();
    let mut table = SeatedTable::<G>::new(setup.clone());
    if let Some(keeper) = games.begin::<G>(&setup) {
        table.keep_with(Box::new(keeper));
    }
    let notes = waiting.then(|| words.text("text-waits"));
    sit_down(table, notes, words)
}

/// Plays at a table, after something was said about it.
fn sit_down<G: TextGame>(
    mut table: SeatedTable<G>,
    notes: impl IntoIterator<Item = String>,
    words: &Words,
) -> Result<(), Problem> {
    interrupt::watch();
    sweep();
    table.stop_at(Store::of_user().glance().stops);
    let terminal = Terminal::open().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Problem::new(words, "cli-text-no-input", &values)
    })?;
    let mut session = Session::new(table, terminal, words);
    session.play(notes);
    Ok(())
}

/// What `play --text` cannot be asked for.
pub(super) fn refuse(options: &Play, words: &Words) -> Result<(), Problem> {
    let window = [
        ("--speed", options.speed.is_some()),
        ("--exit-when-over", options.exit_when_over),
    ];
    match window.into_iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((option, _)) => Err(Problem::new(
            words,
            "cli-not-by-text",
            &[("option", option.into())],
        )),
    }
}
