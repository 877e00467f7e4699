//! Training a net: rounds of games until there are enough, with a bar that says how strong it is so far. What
//! was learned is written after every round, so that a training that was interrupted goes on where it was.

use super::arguments::{Merge, Train};
use super::game::CliGame;
use super::journal::{self, Head as _, Piece, Pieces, carry_out};
use super::parallel::{Running, workers};
use super::{Problem, files, print};
use bots::learned;
use bots::net::{MOST_BYTES, Net};
use bots::train::{Curriculum, Lessons, Recipe, Sample, SelfPlay, fresh, learn, round, strength};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Instant;
use table::Checksum;
use table::quoted::quoted;
use words::Words;

/// Rounds between two looks at the strength.
const LOOK: u64 = 10;
/// Games in which strength is measured.
const MATCH: usize = 240;
/// The seed of these games, the same for every training so that curves can be laid over each other.
const MATCHES: u64 = 20_261;

/// Everything that the games of a round follow from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    game: String,
    net: String,
    /// Where the net lies, and its checksum before the round.
    file: PathBuf,
    before: String,
    /// The checksum of the rival.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    against: Option<String>,
    seed: u64,
    games: u64,
    round: u64,
    linear: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    foresight: bool,
}

impl journal::Head for Head {
    const RUN: &'static str = "train";
}

/// The command that wrote a file of such a round.
pub(super) const RUN: &str = Head::RUN;

/// What a game teaches: its samples, as whole numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Played {
    number: u64,
    samples: Vec<Vec<u32>>,
}

impl Piece for Played {
    fn number(&self) -> u64 {
        self.number
    }
}

/// The checksum of a net.
fn sum_of(net: &Net) -> String {
    Checksum::default().over(&net.write()).to_string()
}

/// Plays the games of one round, or a part of them, and learns nothing yet.
fn play_round<G: CliGame>(
    (options, recipe, out): (&Train, &Recipe, &Path),
    (net, rival): (&Net, Option<&Net>),
    round: u64,
    words: &Words,
) -> Result<(), Problem> {
    if net.games != round * recipe.round {
        let values = [
            ("file", out.display().to_string().into()),
            ("round", words.number(round).into()),
            ("next", words.number(net.games.div_ceil(recipe.round)).into()),
        ];
        return Err(Problem::new(words, "cli-train-other-round", &values));
    }
    let head = Head {
        game: G::NAME.to_owned(),
        net: options.net.clone(),
        file: out.to_owned(),
        before: sum_of(net),
        against: rival.map(sum_of),
        seed: recipe.seed,
        games: recipe.games,
        round,
        linear: recipe.linear,
        foresight: recipe.lessons == Lessons::Foresight,
    };
    let playing = SelfPlay::<G>::new(recipe, net, rival);
    let play = |number: u64, (): &mut (), _: &Running| {
        let samples = playing.game(number);
        let samples = samples.iter().map(Sample::words).collect();
        Ok(Played { number, samples })
    };
    let run = (&head, &options.kept);
    carry_out(run, &pieces(playing.games()), words, &play, &mut |_, _| false)?;
    Ok(())
}

/// From what a net learns.
const fn lessons(foresight: bool) -> Lessons {
    if foresight {
        Lessons::Foresight
    } else {
        Lessons::Outcomes
    }
}

/// The games of a round as they are kept.
fn pieces(games: u64) -> Pieces<'static, Played> {
    Pieces {
        count: games,
        games: 1,
        seed: Box::new(|number| number),
        fits: Box::new(|_| true),
    }
}

/// Learns from a round whose games were played in parts: the net is written in its place.
pub(super) fn merge<G: CliGame>(options: &Merge, words: &Words) -> Result<(), Problem> {
    let (head, done) = journal::merged::<Head, Played>(&options.files, words)?;
    let nothing = || Problem::new(words, "cli-merge-nothing", &[]);
    let place = G::NETS
        .iter()
        .position(|name| *name == head.net)
        .ok_or_else(nothing)?;
    let recipe = Recipe {
        games: head.games,
        round: lessons(head.foresight).round(),
        seed: head.seed,
        linear: head.linear,
        lessons: lessons(head.foresight),
    };
    let mut net = begun::<G>(&head.file, place, &recipe, words)?;
    if sum_of(&net) != head.before {
        return Err(refused(&head.file, words.text("cli-train-went-on"), words));
    }
    let games = SelfPlay::<G>::new(&recipe, &net, None).games();
    let done = pieces(games).all(done, words)?;
    let layout = G::layout().features();
    let samples = done.values().flat_map(|played| &played.samples);
    let samples: Option<Vec<Sample>> = samples.map(|words| Sample::of_words(words, layout)).collect();
    learn(&recipe, &mut net, &samples.ok_or_else(nothing)?);
    write(&head.file, &net.write(), words)?;
    let values = [
        ("file", head.file.display().to_string().into()),
        ("games", words.number(net.games).into()),
    ];
    print(
        words,
        &format!("{}\n", words.text_with("cli-train-merged", &values)),
    )
}

/// Trains a net of a game.
pub(super) fn run<G: CliGame>(options: &Train, words: &Words) -> Result<(), Problem> {
    let place = G::NETS.iter().position(|name| *name == options.net).unwrap_or(0);
    let recipe = Recipe {
        games: u64::from(options.games.get()),
        round: lessons(options.foresight).round(),
        seed: options.seed,
        linear: options.linear,
        lessons: lessons(options.foresight),
    };
    let out = options
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{}.net", options.net)));
    let mut learning = begun::<G>(&out, place, &recipe, words)?;
    let rival = options.against.as_deref().map(|file| {
        if is_one(file, &out) {
            Err(refused(file, words.text("cli-train-against-itself"), words))
        } else {
            net_at::<G>(file, place, words)
        }
    });
    let rival = rival.transpose()?;
    if let Some(round) = options.round {
        if !out.exists() {
            write(&out, &learning.write(), words)?;
        }
        return play_round::<G>(
            (options, &recipe, &out),
            (&learning, rival.as_ref()),
            round,
            words,
        );
    }
    // What cannot be written in the end is noticed now.
    write(&out, &learning.write(), words)?;
    let threads = workers(options.kept.threads, recipe.round);
    let (began, bar) = (Instant::now(), bar(recipe.games));
    let columns = ["cli-train-games", "cli-train-seconds", "cli-train-exact"].map(|id| words.text(id));
    print(words, &line(&columns))?;
    bar.set_position(learning.games);
    while learning.games < recipe.games {
        round::<G>(&recipe, &mut learning, rival.as_ref(), threads);
        let (games, over) = (learning.games, learning.games >= recipe.games);
        write(&out, &learning.write(), words)?;
        bar.set_position(games);
        if over || games.is_multiple_of(LOOK * recipe.round) {
            let won = 100.0 * strength::<G>(&learning, MATCH, MATCHES, threads);
            bar.set_message(format!("{won:.1} %"));
            let seconds = began.elapsed().as_secs();
            let looked = [words.number(games), words.number(seconds), format!("{won:.1} %")];
            bar.suspend(|| print(words, &line(&looked)))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// Do both name the same file?
fn is_one(file: &Path, other: &Path) -> bool {
    let paths = (file.canonicalize(), other.canonicalize());
    matches!(paths, (Ok(file), Ok(other)) if file == other)
}

/// A line of the table.
fn line([games, seconds, won]: &[String; 3]) -> String {
    format!("{games:>9} {seconds:>9} {won:>14}\n")
}

/// The training that was interrupted, or a new one. Between two rounds a net is all that there is of a
/// training, besides what was typed: a rival has to be named again.
fn begun<G: Curriculum>(out: &Path, place: usize, recipe: &Recipe, words: &Words) -> Result<Net, Problem> {
    if !out.exists() {
        return Ok(fresh::<G>(place, recipe.seed));
    }
    let begun = net_at::<G>(out, place, words)?;
    let reason = if begun.seed != recipe.seed {
        let seed = [("seed", begun.seed.to_string().into())];
        words.text_with("cli-train-other-seed", &seed)
    } else if begun.games > 0 && begun.is_linear() != recipe.linear {
        // Going on would throw its hidden layer away, or give it one of noise.
        words.text(if begun.is_linear() {
            "cli-train-is-linear"
        } else {
            "cli-train-not-linear"
        })
    } else if begun.games > recipe.games {
        let games = [("games", words.number(begun.games).into())];
        words.text_with("cli-train-enough", &games)
    } else {
        return Ok(begun);
    };
    Err(refused(out, reason, words))
}

/// A file that cannot be used, and why.
fn refused(path: &Path, reason: String, words: &Words) -> Problem {
    files::problem("cli-train-refused", path, reason, words)
}

/// Writes a file at once or not at all.
fn write(path: &Path, bytes: &[u8], words: &Words) -> Result<(), Problem> {
    crate::storage::write_whole(path, bytes)
        .map_err(|error| files::problem("cli-train-not-written", path, files::reason(&error), words))
}

/// Reads the net with this place among its game's from a file.
///
/// # Errors
/// Names the file and what to do.
pub(super) fn net_at<G: Curriculum>(path: &Path, place: usize, words: &Words) -> Result<Net, Problem> {
    let bytes = files::bytes(path, MOST_BYTES, words).map_err(|reason| refused(path, reason, words))?;
    learned::net_at::<G>(place, &bytes).map_err(|bad| refused(path, quoted(&bad.to_string()), words))
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
