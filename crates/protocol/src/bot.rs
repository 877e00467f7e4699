//! One of our bots as a program that `arena` seats: it hears what a seat is told, and thinks on the whole view of
//! that seat. So every version can play against every later one.

use super::Protocol;
use super::lines::{self, Line};
use super::seat_view;
use bots::baselines::{Baselines, contestants};
use bots::draw::mixed;
use bots::{Bot, Stop};
use engine::classic::State as Classic;
use engine::duel::State as Duel;
use engine::{Portable, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use table::notation::Notation;

/// Why a bot plays no further.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Nobody in the pool is called so.
    #[error("there is no bot of this name; there are {}", names().join(", "))]
    Unknown,
    /// Its input cannot be read.
    #[error("the input cannot be read: {0}")]
    Unread(io::Error),
    /// Its output cannot be written.
    #[error("the output cannot be written: {0}")]
    Unwritten(io::Error),
    /// It was told something that it does not understand.
    #[error("what was said is not understood: {0}")]
    Misheard(String),
}

/// What a program at a seat is told, as far as a bot minds it.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Told {
    Begin { rules: String, game: u64, seat: Seat },
    Choose { id: u64, view: Value },
    End {},
}

/// Somebody who answers, whichever game it is.
trait Answers {
    /// The answer to what a seat sees, in words; a sentence where there is none.
    fn answer(&mut self, view: Value) -> Result<Value, String>;
}

struct Sitting<G>(Box<dyn Bot<G>>);

impl<G: Protocol + Portable> Answers for Sitting<G> {
    fn answer(&mut self, view: Value) -> Result<Value, String> {
        let seen = seat_view::read::<G>(view).map_err(|reason| format!("view: {reason}"))?;
        let none = || "view: nothing can be chosen there".to_owned();
        let answer = self.0.choose(&seen, &Stop::default()).ok_or_else(none)?;
        Ok(json!(G::say(answer)))
    }
}

/// The bot of this name, with luck of its own.
fn sitting<G: Protocol + Portable + Baselines>(who: &str, luck: u64) -> Option<Box<dyn Answers>> {
    let found = contestants::<G>().into_iter().find(|one| one.name() == who)?;
    Some(Box::new(Sitting(found.bot(luck))))
}

/// Everybody who can play: the pool of the ladder, the same in both games.
#[must_use]
pub fn names() -> Vec<String> {
    let pool = contestants::<Classic>();
    pool.iter().map(|one| one.name().to_owned()).collect()
}

/// Lets the bot of this name answer until nobody speaks to it any more. Its luck follows from `seed`, the number of
/// the game and its seat.
///
/// # Errors
/// What it cannot hear, understand or say.
pub fn play(who: &str, seed: u64, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Trouble> {
    if !names().iter().any(|name| name == who) {
        return Err(Trouble::Unknown);
    }
    let mut bot: Option<Box<dyn Answers>> = None;
    while let Some(line) = lines::next(input).map_err(Trouble::Unread)? {
        let Line::Read(line) = line else {
            return Err(Trouble::Misheard("the line is too long".to_owned()));
        };
        let told = serde_json::from_slice(&line);
        match told.map_err(|error| Trouble::Misheard(error.to_string()))? {
            Told::Begin { rules, game, seat } => {
                let luck = mixed(mixed(seed, game.wrapping_add(1)), u64::from(seat.0) + 1);
                bot = match rules.as_str() {
                    Classic::SLUG => sitting::<Classic>(who, luck),
                    Duel::SLUG => sitting::<Duel>(who, luck),
                    _ => return Err(Trouble::Misheard(format!("rules: {rules}"))),
                };
            }
            Told::Choose { id, view } => {
                let nobody = || Trouble::Misheard("choose comes before begin".to_owned());
                let answer = bot.as_mut().ok_or_else(nobody)?.answer(view);
                let answer = answer.map_err(Trouble::Misheard)?;
                let said = json!({ "id": id, "answer": answer });
                writeln!(output, "{said}")
                    .and_then(|()| output.flush())
                    .map_err(Trouble::Unwritten)?;
            }
            Told::End {} => bot = None,
        }
    }
    Ok(())
}
