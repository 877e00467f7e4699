//! One of our bots as a program that `arena` seats ([`protocol::bot`]).

use super::arguments::Bot;
use super::{Problem, written};
use protocol::bot::{self, Trouble};
use std::io;
use table::quoted::quoted;
use words::Words;

/// Plays until nobody speaks to it any more.
pub(super) fn run(options: &Bot, words: &Words) -> Result<(), Problem> {
    let (input, output) = (&mut io::stdin().lock(), &mut io::stdout().lock());
    let problem = |id: &str, reason: String| Problem::new(words, id, &[("reason", reason.into())]);
    match bot::play(&options.who, options.seed, input, output) {
        Ok(()) => Ok(()),
        Err(Trouble::Unknown) => {
            let values = [
                ("option", "WHO".into()),
                ("value", options.who.as_str().into()),
                ("allowed", bot::names().join(", ").into()),
            ];
            Err(Problem::new(words, "cli-wrong-value", &values))
        }
        Err(Trouble::Unread(error)) => Err(problem("cli-input-failed", error.to_string())),
        Err(Trouble::Unwritten(error)) => written(words, Err(error)).map(drop),
        Err(Trouble::Misheard(said)) => Err(problem("cli-bot-misheard", quoted(&said))),
    }
}
