//! The proof by playing: many games of random options, seats and answers, each checked at every question.
//!
//! Neither [`engine::proof`] nor this file knows a game by name. What is special about one (which tables
//! there are, which answers make a lively game, which card did something) it tells as [`SoakGame`].

mod classic;
mod duel;

use super::arguments::{Merge, Soak};
use super::game::CliGame;
use super::journal::{self, Done, Head as _, Piece, Pieces, carry_out};
use super::parallel::{Running, Sum, run_parallel, workers};
use super::{Problem, print};
use bots::draw::mixed;
use engine::proof::{Extent, Proven, prove};
use engine::{Chance, Game, Portable};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::hash::Hash;
use table::Dealer;
use table::record::proof as record;
use words::Words;

/// A game that can be played at random in every way that it knows.
pub(super) trait SoakGame: CliGame<Event: Hash> + Portable + PartialEq {
    /// Somebody who answers at random, in a manner.
    type Player: Player<Self>;
    /// What every card has done.
    type Coverage: Coverage<Self>;

    /// A table of any kind that the rules allow.
    ///
    /// # Errors
    /// When the rules do not allow it after all.
    fn any_table(chance: &mut dyn Chance, words: &Words) -> Result<Self, String>;
}

/// Somebody who answers at random, in a manner.
pub(super) trait Player<G: Game> {
    /// Somebody with a manner drawn at random.
    fn any(chance: &mut dyn Chance) -> Self;

    /// The index of an answer.
    fn choose(&self, state: &G, answers: &[G::Answer], chance: &mut dyn Chance) -> usize;
}

/// What every card of a game has done, over many games.
pub(super) trait Coverage<G: Game>: Counted {
    /// Hears what happens.
    fn hear(&mut self, event: &G::Event, state: &G);

    /// Writes the table; says how many zeros are in it.
    fn table(&self, text: &mut String, words: &Words) -> u64;
}

/// Sums that are whole numbers in a fixed order, as files keep them.
pub(super) trait Counted: Sum {
    /// The numbers.
    fn counts(&self) -> Vec<u64>;

    /// The sums with these numbers; `None` where they are not as many as there should be.
    fn of_counts(counts: &[u64]) -> Option<Self>;
}

/// Games whose sums are kept together.
const BLOCK: u64 = 50;

/// Everything that the results follow from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    game: String,
    seed: u64,
    from: u64,
    games: u32,
    saves: u32,
    coverage: bool,
    /// The proof is about records.
    records: bool,
}

impl journal::Head for Head {
    const RUN: &'static str = "soak";
}

/// The command that wrote a file of such a run.
pub(super) const RUN: &str = Head::RUN;

/// What came of some games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Block {
    number: u64,
    counts: Vec<u64>,
}

impl Piece for Block {
    fn number(&self) -> u64 {
        self.number
    }
}

impl Head {
    fn of<K: SoakGame>(options: &Soak) -> Self {
        Self {
            game: K::NAME.to_owned(),
            seed: options.seed,
            from: options.from,
            games: options.games.get(),
            saves: options.saves.get(),
            coverage: options.coverage,
            records: options.records,
        }
    }

    /// The blocks of a run that adds up such sums.
    fn pieces<S: Counted>(&self) -> Pieces<'static, Block> {
        Pieces {
            count: u64::from(self.games).div_ceil(BLOCK),
            games: BLOCK,
            seed: Box::new(|number| number),
            fits: Box::new(|block| S::of_counts(&block.counts).is_some()),
        }
    }
}

/// The sums of these blocks, which fit.
fn sum_of<S: Counted>(done: &Done<Block>) -> S {
    let mut sum = S::default();
    for counts in done.values().filter_map(|block| S::of_counts(&block.counts)) {
        sum.add(&counts);
    }
    sum
}

/// Proves all games with `one`, which adds up what comes of the game of a number; with a file or a part of the run block
/// by block.
fn prove_all<K: SoakGame, S: Counted>(
    options: &Soak,
    words: &Words,
    one: &(impl Fn(u64, &mut S) -> Result<(), Problem> + Sync),
) -> Result<S, Problem> {
    let games = u64::from(options.games.get());
    if options.kept.resume.is_none() {
        let play = |nth: u64, sum: &mut S| one(options.from + nth, sum);
        return run_parallel(games, workers(options.kept.threads, games), words, &play);
    }
    let play = |number: u64, (): &mut (), _: &Running| {
        let mut sum = S::default();
        for game in number * BLOCK..games.min((number + 1) * BLOCK) {
            one(options.from + game, &mut sum)?;
        }
        let counts = sum.counts();
        Ok(Block { number, counts })
    };
    let head = Head::of::<K>(options);
    let run = (&head, &options.kept);
    let done = carry_out(run, &head.pieces::<S>(), words, &play, &mut |_, _| false)?;
    Ok(sum_of(&done))
}

/// Puts the parts of a run together and prints what it came to.
pub(super) fn merge<K: SoakGame>(options: &Merge, words: &Words) -> Result<(), Problem> {
    let (head, done) = journal::merged::<Head, Block>(&options.files, words)?;
    if head.records {
        let done = head.pieces::<Kept>().all(done, words)?;
        return tell_records(&sum_of(&done), words);
    }
    let done = head.pieces::<Tally<K::Coverage>>().all(done, words)?;
    tell::<K>(&sum_of(&done), head.coverage, words)
}

/// The index of an answer that is drawn, if `by_kind`, after its kind, so that rare kinds come up often.
/// There are at most 32 kinds.
fn drawn<A: Copy>(answers: &[A], by_kind: bool, kind: fn(A) -> u32, chance: &mut dyn Chance) -> usize {
    let mut any = |of: usize| chance.below(of.max(1) as u32) as usize;
    if !by_kind {
        return any(answers.len());
    }
    let kinds = answers
        .iter()
        .fold(0u32, |mask, answer| mask | 1 << kind(*answer));
    let nth = any(kinds.count_ones() as usize);
    let chosen = (0..u32::BITS).filter(|kind| kinds & 1 << kind != 0).nth(nth);
    let of_kind = |(_, answer): &(usize, &A)| Some(kind(**answer)) == chosen;
    let nth = any(answers.iter().enumerate().filter(of_kind).count());
    let found = answers.iter().enumerate().filter(of_kind).nth(nth);
    found.map_or(0, |(index, _)| index)
}

/// What came of all games.
#[derive(Debug, Default)]
struct Tally<C> {
    games: u64,
    answers: u64,
    saved: u64,
    views: u64,
    coverage: C,
}

impl<C: Sum> Sum for Tally<C> {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.answers += other.answers;
        self.saved += other.saved;
        self.views += other.views;
        self.coverage.add(&other.coverage);
    }
}

impl<C: Counted> Counted for Tally<C> {
    fn counts(&self) -> Vec<u64> {
        let mut counts = vec![self.games, self.answers, self.saved, self.views];
        counts.extend(self.coverage.counts());
        counts
    }

    fn of_counts(counts: &[u64]) -> Option<Self> {
        let [games, answers, saved, views, coverage @ ..] = counts else {
            return None;
        };
        Some(Self {
            games: *games,
            answers: *answers,
            saved: *saved,
            views: *views,
            coverage: C::of_counts(coverage)?,
        })
    }
}

/// Plays the games, and prints what was proven; the first broken rule ends it with the command that shows it
/// again.
pub(super) fn run<K: SoakGame>(options: &Soak, words: &Words) -> Result<(), Problem> {
    if options.records {
        return records::<K>(options, words);
    }
    let (seed, saves) = (options.seed, u64::from(options.saves.get()));
    let one = |game: u64, tally: &mut Tally<K::Coverage>| {
        let proven = one::<K>(seed, game, game.is_multiple_of(saves), words, &mut tally.coverage).map_err(
            |broken| {
                log::error!("{broken}");
                let named = K::named();
                let command =
                    format!("king-of-tokyo soak{named} --seed {seed} --from {game} --games 1 --saves 1");
                let values = [("reason", broken.into()), ("command", command.into())];
                Problem::new(words, "cli-soak-broken", &values)
            },
        )?;
        tally.games += 1;
        tally.answers += proven.answers;
        tally.saved += proven.saved;
        tally.views += proven.views;
        Ok(())
    };
    let tally = prove_all::<K, _>(options, words, &one)?;
    tell::<K>(&tally, options.coverage, words)
}

fn tell<K: SoakGame>(tally: &Tally<K::Coverage>, coverage: bool, words: &Words) -> Result<(), Problem> {
    let mut text = words.text_with(
        "cli-soak-clean",
        &[
            ("games", tally.games.into()),
            ("answers", tally.answers.into()),
            ("saved", tally.saved.into()),
            ("views", tally.views.into()),
        ],
    );
    text.push('\n');
    if coverage {
        let missing = tally.coverage.table(&mut text, words);
        let _ = writeln!(
            text,
            "{}",
            words.text_with("cli-soak-missing", &[("count", missing.into())])
        );
    }
    print(words, &text)
}

/// What came of all records.
#[derive(Debug, Default)]
struct Kept {
    games: u64,
    answers: u64,
    bytes: u64,
    harmed: u64,
}

impl Sum for Kept {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.answers += other.answers;
        self.bytes += other.bytes;
        self.harmed += other.harmed;
    }
}

impl Counted for Kept {
    fn counts(&self) -> Vec<u64> {
        vec![self.games, self.answers, self.bytes, self.harmed]
    }

    fn of_counts(counts: &[u64]) -> Option<Self> {
        let [games, answers, bytes, harmed] = *counts else {
            return None;
        };
        Some(Self {
            games,
            answers,
            bytes,
            harmed,
        })
    }
}

/// Writes a record of every game, reads it again, and damages those whose positions would be saved otherwise.
fn records<K: SoakGame>(options: &Soak, words: &Words) -> Result<(), Problem> {
    let seed = options.seed;
    let one = |game: u64, kept: &mut Kept| {
        let mut chance = Dealer::new(mixed(seed, game + 1));
        let proven = K::any_table(&mut chance, words).and_then(|start| {
            let player = K::Player::any(&mut chance);
            let harm = game.is_multiple_of(u64::from(options.saves.get()));
            record::prove(start, &mut chance, harm, &mut |state, answers, chance| {
                player.choose(state, answers, chance)
            })
        });
        let proven = proven.map_err(|broken| {
            log::error!("{broken}");
            let named = K::named();
            let command = format!(
                "king-of-tokyo soak{named} --records --seed {seed} --from {game} --games 1 --saves 1"
            );
            let values = [("reason", broken.into()), ("command", command.into())];
            Problem::new(words, "cli-soak-broken", &values)
        })?;
        kept.games += 1;
        kept.answers += proven.answers;
        kept.bytes += proven.bytes;
        kept.harmed += proven.harmed;
        Ok(())
    };
    tell_records(&prove_all::<K, _>(options, words, &one)?, words)
}

fn tell_records(kept: &Kept, words: &Words) -> Result<(), Problem> {
    let values = [
        ("games", kept.games.into()),
        ("answers", kept.answers.into()),
        ("bytes", kept.bytes.into()),
        ("harmed", kept.harmed.into()),
    ];
    print(
        words,
        &format!("{}\n", words.text_with("cli-soak-records", &values)),
    )
}

/// One game; everything follows from the seed and its number.
fn one<K: SoakGame>(
    seed: u64,
    game: u64,
    save: bool,
    words: &Words,
    coverage: &mut K::Coverage,
) -> Result<Proven, String> {
    let mut chance = Dealer::new(mixed(seed, game + 1));
    let start = K::any_table(&mut chance, words)?;
    let player = K::Player::any(&mut chance);
    prove(
        start,
        &mut chance,
        Extent {
            saves: save,
            free_actions: false,
        },
        &mut |state, answers, chance| player.choose(state, answers, chance),
        &mut |event, state| coverage.hear(event, state),
    )
}

#[cfg(test)]
mod tests {
    use super::{Coverage as Counted, classic, drawn, duel, one};
    use engine::classic::{CardId, State};
    use engine::duel::{Monster, State as Duel};
    use table::Dealer;
    use words::{Language, Words};

    #[test]
    fn rare_kinds_of_answers_come_up_often() {
        let answers: Vec<u32> = (0..100).collect();
        let mut chance = Dealer::new(3);
        let mut zeros = |by_kind| {
            let kind = |answer: u32| if answer == 0 { 31 } else { 4 };
            (0..1000)
                .filter(|_| drawn(&answers, by_kind, kind, &mut chance) == 0)
                .count()
        };
        let (by_kind, alike) = (zeros(true), zeros(false));
        assert!((400..600).contains(&by_kind) && alike < 40, "{by_kind} {alike}");
    }

    #[test]
    fn random_tables_of_all_boxes_keep_every_rule() {
        let (mut coverage, words) = (classic::Coverage::default(), Words::new(Language::English));
        for game in 0..400 {
            if let Err(broken) = one::<State>(2026, game, game % 20 == 0, &words, &mut coverage) {
                panic!("game {game}: {broken}");
            }
        }
        // A few hundred games do not show everything, but they show that coverage is counted at all.
        let counted = |card: &CardId| coverage.gained(*card) > 0 && coverage.used(*card) > 0;
        assert!(CardId::all().filter(counted).count() > 10);
    }

    #[test]
    fn positions_that_were_refused_though_they_are_right_are_saved_and_loaded() {
        let words = Words::new(Language::English);
        for (seed, game) in [
            (1000, 55_863),
            (2000, 3_229),
            (3000, 23_833),
            (5001, 297_951),
            (3301, 663),
        ] {
            if let Err(broken) = one::<State>(seed, game, true, &words, &mut classic::Coverage::default()) {
                panic!("seed {seed}, game {game}: {broken}");
            }
        }
    }

    #[test]
    fn random_duels_keep_every_rule() {
        let (mut coverage, words) = (duel::Coverage::default(), Words::new(Language::English));
        for game in 0..400 {
            if let Err(broken) = one::<Duel>(2026, game, game % 20 == 0, &words, &mut coverage) {
                panic!("game {game}: {broken}");
            }
        }
        let (gained, used) = coverage.of(Monster::TheKing);
        assert!(gained > 0 && used > 0);
        let mut text = String::new();
        let zeros = Counted::table(&coverage, &mut text, &words);
        let told = text.split_whitespace().filter(|count| *count == "0").count();
        assert_eq!(zeros, told as u64, "{text}");
        for row in [
            "buzz cat",
            "question choose-king",
            "question choose-own-keep",
            "ending spotlight",
        ] {
            assert!(text.lines().any(|line| line.starts_with(row)), "{row}: {text}");
        }
    }
}
