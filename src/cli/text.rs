//! A game played in the terminal by numbered answers, as `play --text`: for whoever does not see a window, or
//! has none. Start at [`play`]; the game itself is a [`session`].
//!
//! It stands on the same table as the window ([`SeatedTable`]) and knows no more of it: what a person may not
//! see, this file cannot say. Games are saved in the same folder, so that either goes on with those of the
//! other. Nothing but lines is written, and everything in them is a word.

mod choices;
mod classic;
mod command;
mod dice;
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
use crate::program::host::wait_for_leaving;
use crate::storage::games::Games;
use crate::storage::{GameSetup as _, Store, sweep};
use crate::ui::frame::SeatedTable;
use crate::ui::game_screen::ScreenGame;
use crate::ui::screen::help::Page;
use dice::Called;
use engine::Seat;
use engine::parts::DiceMask;
use session::Session;
use terminal::Terminal;
use words::{Names, Words};

/// What is asked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Question {
    /// The question itself.
    pub title: String,
    /// What is good to know about it in this position.
    pub told: Vec<String>,
    /// What is good to know in general: it is told a few times, and whenever the question is repeated.
    pub tips: Vec<String>,
}

impl Question {
    /// A question with what is said about it: what stands in these messages is a tip.
    fn new(title: String, said: impl IntoIterator<Item = String>, tips: &[&str], words: &Words) -> Self {
        let known: Vec<String> = tips.iter().map(|id| words.text(id)).collect();
        let (tips, told) = said.into_iter().partition(|line| known.contains(line));
        Self { title, told, tips }
    }
}

/// An answer among many of its kind: those that go together, and which of them it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Gathered {
    /// What they have in common.
    pub group: String,
    /// What tells it from the others.
    pub within: String,
}

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

/// Which roll lies on the table, `used` of `limit`, and how many are left.
fn rolls(used: u8, limit: u8, words: &Words) -> String {
    let left = limit.saturating_sub(used);
    let values = [
        ("used", u32::from(used).into()),
        ("limit", u32::from(limit.max(used)).into()),
    ];
    if left == 0 {
        return words.text_with("text-roll-last", &values);
    }
    let left = [("left", u32::from(left).into())];
    let [which, more] = [
        words.text_with("text-roll", &values),
        words.text_with("text-rolls-left", &left),
    ];
    format!("{which} {more}")
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

    /// How the faces of its dice are called.
    const FACES: &'static [Called];

    /// What is asked, and what is good to know about it.
    fn question(&self, words: &Words, names: &Names) -> Question;

    /// Which roll of the turn lies on the table, and of how many, while dice are rolled.
    fn rolls(&self, words: &Words) -> Option<String>;

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

    /// Is what an answer is about told with it? So it is where cards are chosen or bought.
    fn offers_card(&self, answer: Self::Answer) -> bool;

    /// What an answer leads to, a sentence each, as far as that is known.
    fn foresees(&self, answer: Self::Answer, words: &Words, names: &Names) -> Vec<String>;

    /// As much of that as is told with the answer.
    fn previews(&self, answer: Self::Answer, words: &Words, names: &Names) -> Vec<String>;

    /// With which other answers this one is asked for by steps, where there are many.
    fn gathered(&self, answer: Self::Answer, words: &Words, names: &Names) -> Option<Gathered>;

    /// Whom this event eliminates from a game that goes on.
    fn falls(event: &Self::Event) -> Option<Seat>;

    /// How everybody stands, a line each, and what lies on the table.
    fn stands(&self, words: &Words, names: &Names) -> Vec<String>;

    /// What somebody who looks at the position knows of the hand of a seat.
    fn hand(&self, seat: Seat, words: &Words, names: &Names) -> Vec<String>;

    /// Which rules are told.
    fn page(&self) -> Page;

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
    let settings = Store::of_user().glance();
    table.stop_at(settings.stops);
    table.ask_order(settings.comfort.order);
    let terminal = Terminal::open().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Problem::new(words, "cli-text-no-input", &values)
    })?;
    let mut session = Session::new(table, terminal, words);
    session.play(notes);
    drop(session);
    wait_for_leaving();
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
