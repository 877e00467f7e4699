//! One game of bots, told in sentences.

use super::arguments::Watch;
use super::kind::Kind;
use super::{Problem, table, written};
use crate::i18n::{Tone, Words};
use std::io::{BufWriter, Write};

/// Plays the game and tells it.
pub(super) fn run<K: Kind>(options: &Watch, words: &Words) -> Result<(), Problem> {
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

fn tell<K: Kind>(out: &mut impl Write, event: &K::Event, state: &K, words: &Words) -> std::io::Result<()> {
    let Some(line) = K::told(event, state, words) else {
        return Ok(());
    };
    if line.tone == Tone::Heading {
        writeln!(out, "\n{line}\n  {}", state.standing(words))
    } else {
        writeln!(out, "  {line}")
    }
}
