//! Learning what positions are worth: a net plays against itself, against weaker guests or against a frozen
//! rival, and after some games it is drawn to what came of them.
//!
//! A game is played by the exact plan of the rolls and the value that the net has now. Every position in
//! which a turn began is kept; its target lies between what the plan of that turn foresaw (what the next
//! position was worth, where guests play, whom no plan knows) and who won in the end ([`Sample`]). Everything
//! follows from the seed, the number of games and the rival, if there is one, whatever the number of threads;
//! a training that was interrupted goes on where it was.
//!
//! Knows no game by name: what it needs of one is [`Curriculum`]. Knows no files and no clock either.

mod classic;
mod duel;
mod guests;
mod sample;
mod trainer;

#[cfg(test)]
mod tests;

pub use sample::Sample;
pub use trainer::loss;

use crate::baselines::Baselines;
use crate::draw::{Draw, mixed};
use crate::learned::{Learned, place_of};
use crate::net::Net;
use crate::planner::Planner;
use crate::roll_plan::Effort;
use crate::search::WinProbabilities;
use crate::{Bot, Stop};
use engine::{Chance, Game, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::Table;

/// A game that can be trained.
pub trait Curriculum: Baselines + Sync {
    /// A table for the net with this place among [`NETS`](crate::learned::Features::NETS).
    fn training_start(net: usize, luck: &mut Draw) -> Self;

    /// A table on which strength is measured: the usual one.
    fn benchmark_start(net: usize, luck: &mut Draw) -> Self;

    /// Games out of a hundred of this net in which some seats are played by guests.
    fn guest_rate(net: usize) -> u32 {
        let _ = net;
        0
    }

    /// How much is still open, from 1 at the beginning of a game to about 0 at its end.
    fn openness(&self) -> f32 {
        1.0
    }
}

/// How a net is trained.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recipe {
    /// Games in all.
    pub games: u64,
    /// Games played before the net learns from them; [`Lessons::round`] unless there is a reason.
    pub round: u64,
    /// From which everything follows.
    pub seed: u64,
    /// Without a hidden layer.
    pub linear: bool,
    /// From what it learns.
    pub lessons: Lessons,
}

/// What the positions of a game should have been valued at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lessons {
    /// Mostly by what came in the end. So a net learns from nothing; what came in the end is loud.
    #[default]
    Outcomes,
    /// By what the plan of the turn foresaw and nothing else, which tells little noise from what is not known yet: so a
    /// net that knows much comes to agree with itself from one turn to the next.
    Foresight,
}

impl Lessons {
    /// Games that are usually played before the net learns from them.
    #[must_use]
    pub const fn round(self) -> u64 {
        match self {
            Self::Outcomes => 400,
            Self::Foresight => 8_000,
        }
    }

    /// How far a target lies from what was foreseen one turn ahead to what came in the end (the lambda of TD(lambda)).
    const fn lambda(self) -> f32 {
        match self {
            Self::Outcomes => 0.75,
            Self::Foresight => 0.0,
        }
    }

    /// How often the positions of a round are gone through.
    const fn epochs(self) -> usize {
        match self {
            Self::Outcomes => 3,
            Self::Foresight => 12,
        }
    }

    /// The step at this part of the training and of its round, both from 0 to 1.
    fn step(self, of_training: f32, of_round: f32) -> f32 {
        match self {
            Self::Outcomes => between(LEARNING_RATE, of_training),
            Self::Foresight => between(CLOSING_RATE, of_round),
        }
    }
}

/// Steps at the beginning of the training, and at its end.
const LEARNING_RATE: (f32, f32) = (0.01, 0.000_3);
/// Steps at the beginning of a round of foresight, and at its end.
const CLOSING_RATE: (f32, f32) = (0.001, 0.000_1);
/// Answers out of a thousand given at random at the beginning, and at the end, so that all that may happen is
/// seen.
const WHIMS: (f32, f32) = (80.0, 5.0);
/// Rounds played by the first evaluator, out of a hundred.
const FIRST: u64 = 6;
/// A game that lasts longer teaches nothing.
const LONGEST: usize = 20_000;

impl Recipe {
    /// Rounds in all.
    #[must_use]
    pub const fn rounds(&self) -> u64 {
        self.games.div_ceil(self.round)
    }

    /// How many games the next round of this net has.
    fn games_of_next(&self, net: &Net) -> u64 {
        self.games.saturating_sub(net.games).min(self.round)
    }

    /// How far a training is at this round, from 0 to 1.
    fn part(&self, round: u64) -> f32 {
        round as f32 / self.rounds().max(1) as f32
    }
}

fn between((first, last): (f32, f32), part: f32) -> f32 {
    first + (last - first) * part
}

/// Plays a round with what the net knows, and teaches it what came of it. The last round may be shorter than
/// the others.
///
/// Without a `rival` the net plays against itself and against guests. With one its seat, by turns every one,
/// faces a table of that frozen net: this is how weaknesses of the rival are looked for.
///
/// # Panics
/// When the game has no such net.
pub fn round<G: Curriculum>(recipe: &Recipe, net: &mut Net, rival: Option<&Net>, threads: usize) {
    let playing = SelfPlay::<G>::new(recipe, net, rival);
    let samples = all(playing.games() as usize, threads, &|game| {
        playing.game(game as u64)
    });
    let samples: Vec<Sample> = samples.into_iter().flatten().collect();
    learn(recipe, net, &samples);
}

/// Teaches a net what came of all games of its next round, in their order.
///
/// # Panics
/// When the game has no such net.
pub fn learn(recipe: &Recipe, net: &mut Net, samples: &[Sample]) {
    let (round, games) = (net.games / recipe.round, recipe.games_of_next(net));
    let order = Draw::new(mixed(recipe.seed ^ 0x6c65_7373, round));
    let (lessons, part) = (recipe.lessons, recipe.part(round));
    let steps: Vec<f32> = (0..lessons.epochs())
        .map(|epoch| lessons.step(part, epoch as f32 / lessons.epochs() as f32))
        .collect();
    trainer::learn(net, samples, &steps, recipe.linear, order);
    net.games += games;
}

/// The games that a net plays in its next round. Each follows from its number alone.
#[derive(Debug)]
pub struct SelfPlay<'a, G> {
    recipe: &'a Recipe,
    net: &'a Net,
    place: usize,
    whims: u32,
    /// Is it a round of the first evaluator?
    first: bool,
    evaluator: Learned,
    rival: Option<Learned>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<'a, G: Curriculum> SelfPlay<'a, G> {
    /// The next round of `net`, against a frozen `rival` if there is one.
    ///
    /// # Panics
    /// When the game has no such net.
    #[must_use]
    pub fn new(recipe: &'a Recipe, net: &'a Net, rival: Option<&Net>) -> Self {
        let round = net.games / recipe.round;
        Self {
            place: place_of::<G>(net),
            whims: between(WHIMS, recipe.part(round)) as u32,
            first: recipe.lessons == Lessons::Outcomes && 100 * round < FIRST * recipe.rounds(),
            evaluator: evaluator_with::<G>(net),
            rival: rival.map(evaluator_with::<G>),
            game: std::marker::PhantomData,
            recipe,
            net,
        }
    }

    /// How many there are.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.recipe.games_of_next(self.net)
    }

    /// Plays the game of this number, from 0.
    #[must_use]
    pub fn game(&self, game: u64) -> Vec<Sample> {
        let seed = mixed(self.recipe.seed, self.net.games + game + 1);
        let mut luck = Draw::new(seed);
        let start = G::training_start(self.place, &mut luck);
        let own = Seat((game % start.seats() as u64) as u8);
        let others = match &self.rival {
            Some(evaluator) => guests::rivals(start.seats(), own, seed, evaluator),
            // What a guest may do nobody foresees.
            None if self.recipe.lessons == Lessons::Foresight => Vec::new(),
            None => guests::invited::<G>(self.place, start.seats(), own, seed, &mut luck),
        };
        let (whims, lambda) = (self.whims, self.recipe.lessons.lambda());
        if self.first {
            let player = Planner::with_evaluator(seed, G::HandSet::default()).with_effort(Effort::QUICK);
            sample::of(start, player, others, self.net, luck, whims, lambda)
        } else {
            let player = Planner::with_evaluator(seed, self.evaluator.clone()).with_effort(Effort::QUICK);
            sample::of(start, player, others, self.net, luck, whims, lambda)
        }
    }
}

/// The shipped nets, with this one in its place.
///
/// # Panics
/// When the game has no such net.
#[must_use]
pub fn evaluator_with<G: Curriculum>(net: &Net) -> Learned {
    let mut nets: Vec<Arc<Net>> = G::NETS
        .iter()
        .enumerate()
        .map(|(number, _)| {
            let shipped = G::shipped().and_then(|shipped| shipped.nets().get(number).cloned());
            shipped.unwrap_or_else(|| Arc::new(net.clone()))
        })
        .collect();
    nets[place_of::<G>(net)] = Arc::new(net.clone());
    Learned::new(nets)
}

/// A net with this place among [`NETS`](crate::learned::Features::NETS) that knows nothing yet.
#[must_use]
pub fn fresh<G: Curriculum>(place: usize, seed: u64) -> Net {
    let mut draw = Draw::new(mixed(seed, 0));
    Net::fresh(G::NETS[place], G::layout(), G::MEANING, seed, || {
        draw.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0
    })
}

/// What the net wins of these games against the first evaluator, in the seat that every game gives it by
/// turns; everybody else plays by the first evaluator.
#[must_use]
pub fn strength<G: Curriculum>(net: &Net, games: usize, seed: u64, threads: usize) -> f32 {
    let (place, evaluator) = (place_of::<G>(net), evaluator_with::<G>(net));
    let seats = G::benchmark_start(place, &mut Draw::new(seed)).seats();
    let won = all(games, threads, &|game| {
        let mut luck = Draw::new(mixed(seed, (game / seats) as u64));
        let (state, me) = (G::benchmark_start(place, &mut luck), Seat((game % seats) as u8));
        let net = Planner::with_evaluator(1, evaluator.clone());
        match_of(
            state,
            me,
            net,
            Planner::with_evaluator(2, G::HandSet::default()),
            luck,
        )[me.index()]
    });
    won.iter().sum::<f32>() / games as f32
}

/// One against all others.
fn match_of<G: Curriculum>(
    start: G,
    me: Seat,
    mut mine: impl Bot<G>,
    mut theirs: impl Bot<G>,
    mut luck: Draw,
) -> WinProbabilities {
    let stop = Stop::default();
    let shares = shares_of(start, &mut |table, asked| match asked {
        None => table.state().deal(&mut luck),
        Some(seat) if seat == me => mine.choose(&table.seen_by(asked), &stop),
        Some(_) => theirs.choose(&table.seen_by(asked), &stop),
    });
    shares.unwrap_or_default()
}

/// Who answers: for a seat, or for Nature (`None`).
type Answers<'a, G> = &'a mut dyn FnMut(&Table<G>, Option<Seat>) -> Option<<G as Game>::Answer>;

/// Plays a game to its end, whoever answers, and says how it was divided; `None` when somebody had no answer,
/// or when it lasts too long to teach anything.
fn shares_of<G: Game>(start: G, answer: Answers<'_, G>) -> Option<WinProbabilities> {
    let mut table = Table::without_dealer(start);
    let ended = table::play(
        &mut table,
        &mut |table, asked| answer(table, asked).ok_or(()),
        &mut |_, _| {},
        &mut |table| table.history().len() >= LONGEST,
    );
    ended.ok()?;
    table.finished()?.scores().map(|scores| scores.shares)
}

/// Does something for each number, on so many threads; the results in order.
fn all<T: Send>(count: usize, threads: usize, make: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut made = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return made;
            }
            made.push((number, make(number)));
        }
    };
    let mut made = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        let mut made = worker();
        for helper in helpers {
            made.extend(
                helper
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            );
        }
        made
    });
    made.sort_by_key(|(number, _)| *number);
    made.into_iter().map(|(_, made)| made).collect()
}
