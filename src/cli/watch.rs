//! One game told in sentences: a new one of bots, or one that was written down.

mod classic;
mod duel;

use super::arguments::Watch;
use super::game::{self, CliGame};
use super::playout::{self, Dealt};
use super::{Problem, records, written};
use crate::program::Programs;
use ::table::quoted::plain;
use ::table::record::{self as table_record, Record};
use engine::Game;
use std::io::{BufWriter, StdoutLock, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use words::{Line, Tone, Words};

/// A game that can be told in sentences.
pub(super) trait WatchGame: CliGame {
    /// The words with what is printed on the cards of this table.
    fn printed(&self, words: &Words) -> Words;

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
pub(super) fn run<K: WatchGame>(options: &Watch, words: &Words) -> Result<(), Problem> {
    let entrants = playout::seated::<K>(&options.table, words)?;
    let agreed = K::agreed(&options.table.boxes, words)?;
    let seed = options.table.seed;
    let start = K::table(entrants.len(), &agreed, seed, words)?;
    let words = &start.printed(words);
    let mut telling = Telling::<K, _>::new(&start, options, words);
    let dealt = Dealt {
        agreed: &agreed,
        seed,
        number: 0,
    };
    let mut programs = Programs::default();
    playout::play::<K>(&entrants, &dealt, &mut programs, words, &mut |event, state| {
        telling.hear(event, state);
    })?;
    telling.done()
}

/// A game that was written down: where, and its bytes. Standard input can be read only once.
pub(super) struct Written<'a> {
    options: &'a Watch,
    path: &'a Path,
    bytes: Vec<u8>,
}

impl<'a> Written<'a> {
    /// Reads it; with the name of its game.
    ///
    /// # Errors
    /// When it cannot be read or is no record.
    pub(super) fn read(options: &'a Watch, path: &'a Path, words: &Words) -> Result<(String, Self), Problem> {
        let bytes = records::bytes(path, words)?;
        let game = table_record::game_of(&bytes);
        let game = game.map_err(|refusal| records::refused(path, &refusal.to_string(), words))?;
        let game = game::known(game, words)?;
        Ok((game, Self { options, path, bytes }))
    }
}

/// Tells a game again that was written down.
pub(super) fn retell<K: WatchGame>(written: &Written<'_>, words: &Words) -> Result<(), Problem> {
    let Written { options, path, bytes } = written;
    let record = Record::<K>::read(bytes);
    let record = record.map_err(|refusal| records::refused(path, &refusal.to_string(), words))?;
    let start = record.table.start();
    let words = &start.printed(words);
    let mut telling = Telling::<K, _>::new(start, options, words);
    let _ = record
        .table
        .at(usize::MAX, &mut |event, state| telling.hear(event, state));
    if let Some(disagreement) = &record.disagreement {
        let values = [
            ("answers", words.number(disagreement.agreed).into()),
            ("line", words.number(disagreement.line).into()),
            ("reason", disagreement.why.as_str().into()),
        ];
        telling.say(&words.text_with("cli-record-other-rules", &values));
        for (_, shown) in record.shown(disagreement.agreed) {
            if let Ok(state) = shown {
                telling.stand(&state);
            }
        }
    }
    if let Some(damage) = &record.damage {
        let values = [
            ("line", words.number(damage.line).into()),
            ("reason", damage.harm.to_string().into()),
        ];
        telling.say(&words.text_with("cli-record-damaged", &values));
    }
    telling.done()
}

/// A game being told from one turn to another.
struct Telling<'a, K: WatchGame, W: Write> {
    teller: K::Teller,
    turns: RangeInclusive<u16>,
    out: W,
    told: std::io::Result<()>,
    words: &'a Words,
}

impl<'a, K: WatchGame> Telling<'a, K, BufWriter<StdoutLock<'static>>> {
    fn new(start: &K, options: &Watch, words: &'a Words) -> Self {
        Self {
            teller: start.teller(words),
            turns: options.from.unwrap_or(0)..=options.to.unwrap_or(u16::MAX),
            out: BufWriter::new(std::io::stdout().lock()),
            told: Ok(()),
            words,
        }
    }
}

impl<K: WatchGame, W: Write> Telling<'_, K, W> {
    /// Tells what an onlooker may know of an event.
    fn hear(&mut self, event: K::Event, state: &K) {
        if self.told.is_ok()
            && let Some(event) = K::seen_by(event, None)
        {
            let mut unheard = std::io::sink();
            let out: &mut dyn Write = if self.turns.contains(&Game::turn(state)) {
                &mut self.out
            } else {
                &mut unheard
            };
            self.told = tell(out, &mut self.teller, &event, state, self.words);
        }
    }

    /// Says a sentence of its own.
    fn say(&mut self, sentence: &str) {
        if self.told.is_ok() {
            self.told = writeln!(self.out, "\n{}", plain(sentence));
        }
    }

    /// How everybody stands.
    fn stand(&mut self, state: &K) {
        if self.told.is_ok() && self.turns.contains(&Game::turn(state)) {
            self.told = writeln!(self.out, "  {}", state.standing(&self.teller, self.words));
        }
    }

    fn done(mut self) -> Result<(), Problem> {
        let told = self.told.and_then(|()| self.out.flush());
        written(self.words, told).map(drop)
    }
}

fn tell<K: WatchGame>(
    out: &mut dyn Write,
    teller: &mut K::Teller,
    event: &K::Event,
    state: &K,
    words: &Words,
) -> std::io::Result<()> {
    for line in K::told(teller, event, words) {
        if line.tone == Tone::Heading {
            let line = plain(&line.to_string());
            writeln!(out, "\n{line}\n  {}", state.standing(teller, words))?;
        } else {
            writeln!(out, "  {}", plain(&line.to_string()))?;
        }
    }
    Ok(())
}
