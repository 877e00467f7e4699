//! What the final rolls of a turn come to when there is no time to play all of them out: some are, a fit to
//! these says what the others are about worth, and those with which the plan then mostly ends are played out
//! as well, as long as something likely is left and there is work to spend.
//!
//! So a plan costs about the same whatever lies on the table, and what it mostly comes to is exact.

use super::super::lattice::{Counts, Lattice};
use super::super::search::{Search, WinProbabilities};
use super::{RollPlan, WORK_OF_ONE};
use engine::{Game, Seat};
use std::collections::HashMap;

/// How much is done for one plan.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// So few kinds of final rolls are all played out.
    few: usize,
    /// Kinds that are played out before the first fit.
    first: usize,
    /// Kinds that are played out between two fits.
    at_once: usize,
    /// Once the plan ends so seldom with a kind that was not played out, it is good enough.
    unplayed: f32,
    /// Answers to the rules; beyond them nothing more is played out.
    work: u32,
    /// Is what was decided once decided alike where it hangs on the same, and a turn gone through by the plan of its
    /// first roll? It is quicker, and what a turn is worth then may be wrong by points.
    pub(super) recalls: bool,
}

impl Effort {
    /// For a decision of a game.
    pub const USUAL: Self = Self {
        few: 56,
        first: 48,
        at_once: 12,
        unplayed: 0.01,
        work: 16_000,
        recalls: false,
    };
    /// For games of which a net learns: they are many, and cost about a third.
    pub const QUICK: Self = Self {
        few: 40,
        first: 36,
        at_once: 18,
        unplayed: 0.08,
        work: 5_000,
        recalls: true,
    };
    /// For what a turn is worth before its first throw, from which a net learns.
    pub const STEADY: Self = Self {
        few: 96,
        first: 64,
        at_once: 32,
        unplayed: 0.04,
        work: 12_000,
        recalls: false,
    };
    /// Everything is played out.
    #[cfg(test)]
    pub(super) const ALL: Self = Self {
        few: usize::MAX,
        ..Self::USUAL
    };
}

/// What keeps the fit from following a few rolls too closely.
const RIDGE: f64 = 0.3;

/// Final rolls that come to the same.
struct Kind {
    /// The state of the dice beside the row.
    state: usize,
    /// One of them.
    roll: Counts,
    /// What all may hope for then, if it was played out.
    shares: Option<WinProbabilities>,
}

/// The final rolls of a turn in every state of the dice beside the row.
pub(super) struct Finals<'a, 'b, G: RollPlan> {
    states: &'a [G],
    seat: Seat,
    searches: Vec<Search<'b, G>>,
    kinds: Vec<Kind>,
    /// By state, then by the order of the lattice.
    kind_of: Vec<Vec<usize>>,
    work: u32,
}

impl<'a, 'b, G: RollPlan> Finals<'a, 'b, G> {
    /// Those of a turn that throws all its dice in each of these positions, one for every state; each is looked
    /// ahead from by the search in its place.
    pub(super) fn new(
        states: &'a [G],
        seat: Seat,
        lattice: &'static Lattice,
        searches: Vec<Search<'b, G>>,
    ) -> Self {
        let (mut kinds, mut kind_of) = (Vec::new(), Vec::new());
        for (state, position) in states.iter().enumerate() {
            let mut alike: HashMap<G::Class, usize> = HashMap::new();
            let classes = position.equivalence(seat, lattice.rolls());
            let places = lattice.rolls().iter().zip(classes).map(|(roll, class)| {
                *alike.entry(class).or_insert_with(|| {
                    kinds.push(Kind {
                        state,
                        roll: *roll,
                        shares: None,
                    });
                    kinds.len() - 1
                })
            });
            kind_of.push(places.collect());
        }
        Self {
            states,
            seat,
            searches,
            kinds,
            kind_of,
            work: 0,
        }
    }

    /// What every final roll is worth to the roller, by state and in the order of the lattice. `likely` says how
    /// likely a plan by such values ends with each of them. And whether that holds at every roll of the turn, as where
    /// all of it was played out. `None` when stopped.
    pub(super) fn values(
        &mut self,
        effort: &Effort,
        likely: impl Fn(&[Vec<f32>]) -> Vec<Vec<f32>>,
    ) -> Option<(Vec<Vec<f32>>, bool)> {
        let count = self.kinds.len();
        for search in &mut self.searches {
            search.recall(effort.recalls);
        }
        if count <= effort.few {
            for kind in 0..count {
                self.play(kind)?;
            }
            return Some((self.all(|_| 0.0), true));
        }
        // Spread over all of them.
        let step = (1..)
            .map(|step| count * 5 / 13 + step)
            .find(|step| coprime(*step, count))?;
        for number in 0..effort.first {
            self.play(number * step % count)?;
        }
        loop {
            let fit = self.fit();
            let values = self.all(|kind| fit.of_kind(kind));
            if self.work >= effort.work {
                return Some((values, effort.recalls));
            }
            let mut chances = vec![0.0; count];
            for (kinds, chance) in self.kind_of.iter().zip(likely(&values)) {
                for (kind, chance) in kinds.iter().zip(chance) {
                    chances[*kind] += chance;
                }
            }
            let mut unplayed: Vec<usize> = (0..count)
                .filter(|kind| self.kinds[*kind].shares.is_none())
                .collect();
            if unplayed.iter().map(|kind| chances[*kind]).sum::<f32>() < effort.unplayed {
                return Some((values, effort.recalls));
            }
            unplayed.sort_by(|one, other| chances[*other].total_cmp(&chances[*one]));
            // More and more at once: telling how a plan ends costs as well.
            let at_once = effort.at_once.max((count - unplayed.len()) / 3);
            for kind in unplayed.into_iter().take(at_once) {
                self.play(kind)?;
            }
        }
    }

    /// Plays a kind out; `None` when stopped.
    fn play(&mut self, kind: usize) -> Option<()> {
        let kind = &mut self.kinds[kind];
        let (search, position) = (&mut self.searches[kind.state], &self.states[kind.state]);
        let before = search.work();
        search.begin_again();
        search.narrow_after(WORK_OF_ONE);
        let shares = search.outcome(position, position.final_answer(&kind.roll), G::DEPTH, 1);
        kind.shares = Some(shares.unwrap_or_default());
        self.work += search.work() - before;
        (!search.stopped()).then_some(())
    }

    /// The worth of every final roll, by state; `estimate` says it of kinds that were not played out.
    fn all(&self, estimate: impl Fn(&Kind) -> f32) -> Vec<Vec<f32>> {
        let worths: Vec<f32> = self
            .kinds
            .iter()
            .map(|kind| {
                let worth = kind.shares.map(|shares| shares[self.seat.index()]);
                worth.unwrap_or_else(|| estimate(kind))
            })
            .collect();
        let of_state = |kinds: &Vec<usize>| kinds.iter().map(|kind| worths[*kind]).collect();
        self.kind_of.iter().map(of_state).collect()
    }

    /// What all may hope for in the mean where each final roll is so likely, by state and in the order of the lattice.
    pub(super) fn mean(&self, likely: &[Vec<f32>]) -> WinProbabilities {
        let mut chances = vec![0.0; self.kinds.len()];
        for (kinds, likely) in self.kind_of.iter().zip(likely) {
            for (kind, chance) in kinds.iter().zip(likely) {
                chances[*kind] += chance;
            }
        }
        let seats = self.states.first().map_or(0, Game::seats);
        let guessed = self.kinds.iter().any(|kind| kind.shares.is_none());
        let mut mean = WinProbabilities::default();
        for (seat, sum) in mean.iter_mut().enumerate().take(seats) {
            let fit = guessed.then(|| self.fit_of(Seat(seat as u8)));
            for (kind, chance) in self.kinds.iter().zip(&chances) {
                let guess = || fit.as_ref().map_or(0.0, |fit| fit.of_kind(kind));
                *sum += chance * kind.shares.map_or_else(guess, |shares| shares[seat]);
            }
        }
        mean
    }

    fn fit(&self) -> Fit {
        self.fit_of(self.seat)
    }

    /// A fit of what this seat may hope for.
    fn fit_of(&self, seat: Seat) -> Fit {
        let played = self
            .kinds
            .iter()
            .filter_map(|kind| Some((kind, kind.shares?[seat.index()])));
        Fit::of(self.states.len(), played)
    }
}

/// Numbers by which a final roll is judged: of each face how many, whether any, three or four, and how many
/// beyond two; and the state of the dice beside.
const OF_FACE: usize = 5;
const OF_ROLL: usize = 6 * OF_FACE + 1;

/// A linear fit of what final rolls come to.
struct Fit {
    weights: Vec<f64>,
}

impl Fit {
    fn of<'k>(states: usize, played: impl Iterator<Item = (&'k Kind, f32)>) -> Self {
        let size = OF_ROLL + states - 1;
        let (mut normal, mut right) = (vec![0.0; size * size], vec![0.0; size]);
        let mut row = Vec::with_capacity(size);
        for (kind, worth) in played {
            numbers(kind, &mut row);
            for (at, one) in &row {
                right[*at] += one * f64::from(worth);
                for (other, two) in &row {
                    normal[at * size + other] += one * two;
                }
            }
        }
        for at in 1..size {
            normal[at * size + at] += RIDGE;
        }
        normal[0] += 1e-6;
        Self {
            weights: solved(&mut normal, right),
        }
    }

    fn of_kind(&self, kind: &Kind) -> f32 {
        let mut row = Vec::with_capacity(OF_ROLL);
        numbers(kind, &mut row);
        let sum: f64 = row.iter().map(|(at, amount)| amount * self.weights[*at]).sum();
        (sum as f32).clamp(0.0, 1.0)
    }
}

/// The numbers of a kind that are not 0.
fn numbers(kind: &Kind, into: &mut Vec<(usize, f64)>) {
    into.clear();
    into.push((0, 1.0));
    for (face, count) in kind.roll.iter().enumerate().filter(|(_, count)| **count > 0) {
        let at = 1 + face * OF_FACE;
        into.push((at, f64::from(*count)));
        into.push((at + 1, 1.0));
        if *count >= 3 {
            into.push((at + 2, 1.0));
            into.push((at + 3, f64::from(*count - 2)));
        }
        if *count >= 4 {
            into.push((at + 4, 1.0));
        }
    }
    if kind.state > 0 {
        into.push((OF_ROLL + kind.state - 1, 1.0));
    }
}

/// Solves a system whose matrix is symmetric and positive, by Cholesky's decomposition.
fn solved(matrix: &mut [f64], mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let mut sum = matrix[row * size + column];
            for before in 0..column {
                sum -= matrix[row * size + before] * matrix[column * size + before];
            }
            matrix[row * size + column] = if row == column {
                sum.max(1e-12).sqrt()
            } else {
                sum / matrix[column * size + column]
            };
        }
    }
    for row in 0..size {
        for before in 0..row {
            right[row] -= matrix[row * size + before] * right[before];
        }
        right[row] /= matrix[row * size + row];
    }
    for row in (0..size).rev() {
        for after in row + 1..size {
            right[row] -= matrix[after * size + row] * right[after];
        }
        right[row] /= matrix[row * size + row];
    }
    right
}

const fn coprime(one: usize, other: usize) -> bool {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}
