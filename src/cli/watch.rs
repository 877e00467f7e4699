//! One game of bots, told in sentences.

use super::arguments::Watch;
use super::{Problem, table, written};
use crate::engine::classic::{Event, State};
use crate::i18n::{Names, Tone, Words, narrate};
use std::io::{BufWriter, Write};

/// Plays the game and tells it.
pub(super) fn run(options: &Watch, words: &Words) -> Result<(), Problem> {
    let levels = table::seated(&options.table.bots, options.table.players, words)?;
    let agreed = options.table.boxes.options(words)?;
    let words = &words.printed(&agreed);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut told = Ok(());
    table::play(
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

fn tell(out: &mut impl Write, event: &Event, state: &State, words: &Words) -> std::io::Result<()> {
    let names = Names::of_monsters(words, state);
    let Some(line) = narrate(words, event, &names, None) else {
        return Ok(());
    };
    if line.tone == Tone::Heading {
        writeln!(out, "\n{line}\n  {}", standing(state, &names, words))
    } else {
        writeln!(out, "  {line}")
    }
}

/// How everybody stands, in one line.
fn standing(state: &State, names: &Names, words: &Words) -> String {
    let living = state.all_seats().filter(|seat| state.player(*seat).alive);
    let standing = living.map(|seat| {
        let player = state.player(seat);
        let place = if state.in_tokyo(seat) {
            "cli-standing-tokyo"
        } else {
            "cli-standing"
        };
        words.text_with(
            place,
            &[
                ("who", names.name(seat).to_owned().into()),
                ("hearts", player.hearts.into()),
                ("stars", player.stars.into()),
                ("energy", player.energy.into()),
            ],
        )
    });
    standing.collect::<Vec<_>>().join(" · ")
}
