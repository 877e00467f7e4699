//! The yardstick: what a player's decisions cost, each compared with the best one in the same position. Over
//! a game they add up to what it has given away of its chance to win.

use super::perfect::Rolling;
use super::position::Variant;
use super::solution::Solution;
use crate::draw::{Draw, mixed};
use crate::{Bot, Stop};
use engine::classic::{Answer, Event, State, What};
use engine::{Game, Seat, View};
use table::{Halt, Table, play};

/// Parts of a win in which losses are counted: whole numbers add up to the same in any order.
const GRAIN: f64 = 1e9;
/// A game that has not ended after so many answers never will; real ones take a hundred or two.
const PATIENCE: usize = 100_000;

/// What many games have cost, per game and player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Loss {
    games: u64,
    dice: u64,
    yields: u64,
    squares: u128,
}

impl Loss {
    /// Counts one game: for each player that is measured, what its dice and its answers about Tokyo have
    /// cost.
    pub fn count(&mut self, players: &[[f64; 2]]) {
        let mean = |kind: usize| {
            let sum: f64 = players.iter().map(|player| player[kind]).sum();
            (sum / players.len().max(1) as f64 * GRAIN).round() as u64
        };
        let (dice, yields) = (mean(0), mean(1));
        self.games += 1;
        self.dice += dice;
        self.yields += yields;
        self.squares += u128::from(dice + yields).pow(2);
    }

    /// Adds what has been counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.dice += other.dice;
        self.yields += other.yields;
        self.squares += other.squares;
    }

    /// How many games were counted.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / GRAIN / self.games.max(1) as f64
    }

    /// What the decisions about dice cost a player in a game, as a part of a win.
    #[must_use]
    pub fn dice(&self) -> f64 {
        self.mean(self.dice)
    }

    /// What yielding and staying cost a player in a game.
    #[must_use]
    pub fn yields(&self) -> f64 {
        self.mean(self.yields)
    }

    /// What all decisions cost a player in a game.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.mean(self.dice + self.yields)
    }

    /// How far the true mean may be from [`Loss::total`] on either side, in 95 of 100 cases.
    #[must_use]
    pub fn margin(&self) -> f64 {
        const Z: f64 = 1.959_964;
        if self.games < 2 {
            return 1.0;
        }
        let games = self.games as f64;
        let squares = self.squares as f64 / (GRAIN * GRAIN);
        let spread = (squares - games * self.total().powi(2)).max(0.0) / (games - 1.0);
        Z * (spread / games).sqrt()
    }
}

/// A player had no answer, or none that is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the player on seat {} had no valid answer", .0.0)]
pub struct Blunder(pub Seat);

/// Plays a game of the kind that is solved from `start` to its end and says what the decisions of each seat
/// have cost: about dice, and about Tokyo. Everything follows from the players and the seed. `hear` is told what happens.
///
/// # Errors
/// [`Blunder`] when a player has no valid answer.
///
/// # Panics
/// When `start` is no table of the game that is solved.
pub fn game_loss(
    solution: &Solution,
    start: State,
    seed: u64,
    choose: &mut dyn FnMut(&View<State>) -> Option<Answer>,
    hear: &mut dyn FnMut(Event),
) -> Result<[[f64; 2]; 2], Blunder> {
    assert_eq!(Variant::of(&start), Some(solution.variant()), "another game");
    let (mut table, mut nature) = (Table::without_dealer(start), Draw::new(seed));
    let (mut rolling, mut lost) = (Rolling::new(solution), [[0.0; 2]; 2]);
    let ended = play(
        &mut table,
        &mut |table, asked| {
            let state = table.state();
            let Some(seat) = asked else {
                return Ok(state.deal(&mut nature).expect("Nature is asked"));
            };
            let answer = choose(&table.seen_by(asked)).filter(|answer| state.offers(*answer));
            let answer = answer.ok_or(Blunder(seat))?;
            let [dice, yields] = &mut lost[seat.index()];
            match state.question().what {
                What::Roll => {
                    let best = rolling.best(state).expect("a roll of the solved game");
                    let found = rolling.worth(state, answer).expect("an answer to a roll");
                    *dice += (best - found).max(0.0);
                }
                What::Yield => {
                    let worth = |answer| {
                        let both = solution.after(state, answer).expect("an answer about Tokyo");
                        both[seat.index()]
                    };
                    let best = worth(Answer::Yield).max(worth(Answer::Stay));
                    *yields += (best - worth(answer)).max(0.0);
                }
                _ => {}
            }
            Ok(answer)
        },
        &mut |event, _| hear(event),
        &mut |table| table.history().len() >= PATIENCE,
    );
    match ended {
        Err(Halt::Silent(_, blunder)) => Err(blunder),
        Err(Halt::Refused(..)) => unreachable!("only what is offered is said"),
        Ok(()) | Err(Halt::Stopped) => Ok(lost),
    }
}

/// What `bot` loses on both seats of so many games against itself, each seat beginning in turn.
///
/// # Errors
/// [`Blunder`] when it has no valid answer.
pub fn loss(solution: &Solution, bot: &mut dyn Bot<State>, games: u64, seed: u64) -> Result<Loss, Blunder> {
    let (stop, mut loss) = (Stop::default(), Loss::default());
    for game in 0..games {
        let mut choose = |seen: &View<State>| bot.choose(seen, &stop);
        let start = solution.variant().table(game);
        loss.count(&game_loss(
            solution,
            start,
            mixed(seed, game + 1),
            &mut choose,
            &mut |_| {},
        )?);
    }
    Ok(loss)
}
