//! Training a net: rounds of games until there are enough, with a bar that says how strong it is so far. What was learned is
//! written after every round, so that a training that was interrupted goes on where it was.

use super::arguments::Train;
use super::crew::crew;
use super::{Problem, print};
use crate::bots::net::Net;
use crate::i18n::Words;
use crate::train::{Course, Pupil, ROUND, Recipe, fresh, round, strength};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Rounds between two looks at the strength.
const LOOK: u64 = 10;
/// Games in which strength is measured.
const MATCH: usize = 240;
/// The seed of these games, the same for every training so that curves can be laid over each other.
const MATCHES: u64 = 20_261;

/// Trains a net of a game.
pub(super) fn run<G: Course>(options: &Train, words: &Words) -> Result<(), Problem> {
    let place = G::NETS.iter().position(|name| *name == options.net).unwrap_or(0);
    let recipe = Recipe {
        net: place,
        games: u64::from(options.games.get()),
        seed: options.seed,
        linear: options.linear,
    };
    let out = options
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{}.net", options.net)));
    let beside = beside(&out);
    let mut pupil = begun::<G>(&beside, options.seed, words)?;
    let threads = crew(options.threads, ROUND);
    let (began, bar) = (Instant::now(), bar(recipe.games));
    print(words, &words.text("cli-train-columns"))?;
    print(words, "\n")?;
    bar.set_position(pupil.net().games);
    while pupil.net().games < recipe.games {
        round::<G>(&recipe, &mut pupil, threads);
        let (games, over) = (pupil.net().games, pupil.net().games >= recipe.games);
        write(&out, &pupil.net().write(), words)?;
        write(&beside, &pupil.write(), words)?;
        bar.set_position(games);
        if over || (games / ROUND).is_multiple_of(LOOK) {
            let won = 100.0 * strength::<G>(place, pupil.net(), MATCH, MATCHES, threads);
            bar.set_message(format!("{won:.1} %"));
            let seconds = began.elapsed().as_secs();
            bar.suspend(|| print(words, &format!("{games:>9} {seconds:>9} {won:>8.1} %\n")))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// The training that was interrupted, or a new one.
fn begun<G: Course>(beside: &Path, seed: u64, words: &Words) -> Result<Pupil, Problem> {
    let refused = |reason: String| {
        let values = [
            ("file", beside.display().to_string().into()),
            ("reason", reason.into()),
        ];
        Problem::new(words, "cli-train-refused", &values)
    };
    let bytes = match std::fs::read(beside) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Pupil::new(fresh::<G>(seed)));
        }
        Err(error) => return Err(refused(error.to_string())),
    };
    let pupil = Pupil::read(&bytes, G::INPUTS, G::fingerprint()).map_err(|bad| refused(bad.to_string()))?;
    if pupil.net().seed != seed {
        let other = [("seed", pupil.net().seed.to_string().into())];
        return Err(refused(words.text_with("cli-train-other-seed", &other)));
    }
    Ok(pupil)
}

/// The file in which a training goes on, beside that of its net.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".training");
    name.into()
}

/// Writes a file at once or not at all.
fn write(path: &Path, bytes: &[u8], words: &Words) -> Result<(), Problem> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    std::fs::write(&new, bytes)
        .and_then(|()| std::fs::rename(&new, path))
        .map_err(|error| {
            let values = [
                ("file", path.display().to_string().into()),
                ("reason", error.to_string().into()),
            ];
            Problem::new(words, "cli-train-not-written", &values)
        })
}

/// Reads a net of a game from a file.
///
/// # Errors
/// Names the file and what to do.
pub(super) fn net<G: Course>(path: &Path, words: &Words) -> Result<Net, Problem> {
    let refused = |reason: String| {
        let values = [
            ("file", path.display().to_string().into()),
            ("reason", reason.into()),
        ];
        Problem::new(words, "cli-train-refused", &values)
    };
    let bytes = std::fs::read(path).map_err(|error| refused(error.to_string()))?;
    Net::read(&bytes, G::INPUTS, G::fingerprint()).map_err(|bad| refused(bad.to_string()))
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
