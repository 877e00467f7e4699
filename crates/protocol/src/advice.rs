//! What our bots make of the open game: a level's answer, what each answer comes to, and what a position is
//! worth.
//!
//! `advise` weighs answers as the window's hint does, with the same numbers; `value` tells what each seat
//! expects of the best of them. A bot is given what the asked seat may see, an onlooker what anybody may, and
//! nothing else.

use super::error::{Code, Error, Result};
use super::game::Protocol;
use bots::{Level, Stop, seed_of};
use engine::{Asked, Seat, View};
use serde_json::{Map, Value, json};

/// The level that is meant; the best one if none is said.
pub(crate) fn level(said: Option<&str>) -> Result<Level> {
    let Some(said) = said else {
        return Ok(Level::Master);
    };
    said.parse().map_err(|_| {
        let all = Level::ALL.map(Level::slug).join(", ");
        let sentence = format!("there is no level {said:?}; there are {all}");
        Error::new(Code::BadField, sentence).at("level")
    })
}

/// The answer of a bot of this `level` to the open question, and what the best level expects of each answer.
pub(crate) fn advise<G: Protocol>(state: &G, level: Level, seed: u64) -> Result<Map<String, Value>> {
    let seat = asked(state)?;
    let (seen, stop) = (View::of(state, Some(seat)), Stop::default());
    let answer = bots::bot::<G>(level, seed_of(seed, seat)).choose(&seen, &stop);
    let answer = answer.ok_or_else(|| mistake("the bot has no answer"))?;
    let mut advisor = G::advisor(seed);
    let list = advisor.advise(&seen, &stop);
    let list = list.ok_or_else(|| mistake("the bot weighs no answer"))?;
    let win = advisor.worth(&seen, answer, &stop);
    let answers = list
        .iter()
        .map(|advised| json!({ "answer": G::say(advised.answer), "win": rounded(advised.worth) }));
    let mut said = Map::new();
    said.insert("seat".into(), json!(seat));
    said.insert("level".into(), json!(level.slug()));
    said.insert("answer".into(), json!(G::say(answer)));
    said.insert("win".into(), json!(win.map(rounded)));
    said.insert("answers".into(), answers.collect());
    Ok(said)
}

/// The chance of every seat to win, as onlookers see the position.
pub(crate) fn value<G: Protocol>(state: &G, seed: u64) -> Result<Map<String, Value>> {
    let seen = View::of(state, None);
    let wins = G::advisor(seed).win_probabilities(&seen, &Stop::default());
    let wins = wins.ok_or_else(|| mistake("the position has no value"))?;
    let wins = wins.iter().take(state.seats()).map(|win| rounded(*win));
    Ok(Map::from_iter([("wins".to_owned(), wins.collect())]))
}

/// The seat that is asked.
fn asked<G: Protocol>(state: &G) -> Result<Seat> {
    match state.asks() {
        Asked::Seat(seat) => Ok(seat),
        Asked::Nature => {
            let sentence =
                "Nature is asked, and nobody advises Nature; value tells what the position is worth";
            Err(Error::new(Code::NotNow, sentence).at("do"))
        }
        Asked::NoOne => {
            let sentence = "the game is over; nobody is asked anything";
            Err(Error::new(Code::GameOver, sentence).at("do"))
        }
    }
}

/// A chance with four places: what is behind them is nothing to go by. An estimate may leave the range of
/// chances.
fn rounded(chance: f32) -> f64 {
    (f64::from(chance.clamp(0.0, 1.0)) * 1e4).round() / 1e4
}

fn mistake(sentence: &str) -> Error {
    Error::new(Code::Internal, format!("{sentence}; please report this session"))
}
