//! One game of bots, told in sentences.

mod classic;

use super::arguments::Watch;
use super::kind::Kind;
use super::table::Manned;
use super::{Problem, table, written};
use crate::i18n::{Line, Tone, Words};
use std::io::{BufWriter, Write};

/// A game that can be told in sentences.
pub(super) trait Told: Kind {
    /// The words with what is printed on the cards of such a table.
    fn printed(words: &Words, agreed: &Self::Agreed) -> Words;

    /// What is told about an event, if anything.
    fn told(event: &Self::Event, state: &Self, words: &Words) -> Option<Line>;

    /// How everybody stands, in one line.
    fn standing(&self, words: &Words) -> String;
}

/// Plays the game and tells it.
pub(super) fn run<K: Manned + Told>(options: &Watch, words: &Words) -> Result<(), Problem> {
    let levels = table::seated::<K>(&options.table, words)?;
    let agreed = K::agreed(&options.table.boxes, words)?;
    let words = &K::printed(words, &agreed);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut told = Ok(());
    table::play::<K>(
        &levels,
        &agreed,
        options.table.seed,
        words,
        &mut |event, state| {
            if told.is_ok() {
                told = tell(&mut out, &event, state, words);
            }
        },
    )?;
    written(words, told.and_then(|()| out.flush())).map(drop)
}

fn tell<K: Told>(out: &mut impl Write, event: &K::Event, state: &K, words: &Words) -> std::io::Result<()> {
    let Some(line) = K::told(event, state, words) else {
        return Ok(());
    };
    if line.tone == Tone::Heading {
        writeln!(out, "\n{line}\n  {}", state.standing(words))
    } else {
        writeln!(out, "  {line}")
    }
}
