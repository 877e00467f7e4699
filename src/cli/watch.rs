//! One game of bots, told in sentences.

mod classic;
mod duel;

use super::arguments::Watch;
use super::kind::Kind;
use super::{Problem, table, written};
use std::io::{BufWriter, Write};
use words::{Line, Tone, Words};

/// A game that can be told in sentences.
pub(super) trait Told: Kind {
    /// The words with what is printed on the cards of such a table.
    fn printed(words: &Words, agreed: &Self::Agreed) -> Words;

    /// Who tells a game: what must be remembered of it from one event to the next.
    type Teller;

    /// Somebody who listens from this position on.
    fn teller(&self, words: &Words) -> Self::Teller;

    /// What is told when an event is heard, if anything.
    fn told(teller: &mut Self::Teller, event: &Self::Event, words: &Words) -> Vec<Line>;

    /// How everybody stands, in one line.
    fn standing(&self, teller: &Self::Teller, words: &Words) -> String;
}

/// Plays the game and tells it.
pub(super) fn run<K: Told>(options: &Watch, words: &Words) -> Result<(), Problem> {
    let levels = table::seated::<K>(&options.table, words)?;
    let agreed = K::agreed(&options.table.boxes, words)?;
    let words = &K::printed(words, &agreed);
    let seed = options.table.seed;
    let mut teller = K::table(levels.len(), &agreed, seed, words)?.teller(words);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut told = Ok(());
    table::play::<K>(&levels, &agreed, seed, words, &mut |event, state| {
        if told.is_ok() {
            told = tell(&mut out, &mut teller, &event, state, words);
        }
    })?;
    written(words, told.and_then(|()| out.flush())).map(drop)
}

fn tell<K: Told>(
    out: &mut impl Write,
    teller: &mut K::Teller,
    event: &K::Event,
    state: &K,
    words: &Words,
) -> std::io::Result<()> {
    for line in K::told(teller, event, words) {
        if line.tone == Tone::Heading {
            writeln!(out, "\n{line}\n  {}", state.standing(teller, words))?;
        } else {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}
