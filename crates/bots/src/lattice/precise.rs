//! The same two sweeps in double precision, for those who solve a game rather than play it: for several
//! positions at a time, whose numbers stand side by side, or for one turn with the worth of everything that
//! may be kept.

use super::{Counts, Lattice, NONE};

/// Room for a sweep, kept between sweeps.
#[derive(Debug, Clone)]
pub struct Sweep<const L: usize> {
    lattice: &'static Lattice,
    reach: Vec<[f64; L]>,
}

impl<const L: usize> Sweep<L> {
    /// Room for sweeps over this lattice.
    #[must_use]
    pub fn new(lattice: &'static Lattice) -> Self {
        Self {
            lattice,
            reach: vec![[0.0; L]; lattice.nodes.len()],
        }
    }

    /// What a turn is worth before its first roll, `rerolls` further rolls to follow, in each of `L`
    /// positions: `stops` has what each final roll is worth there, in the order of [`Lattice::rolls`].
    ///
    /// # Panics
    /// When there is not one row of values per roll.
    #[must_use]
    pub fn before(&mut self, stops: &[[f64; L]], rerolls: usize) -> [f64; L] {
        self.leaves().copy_from_slice(stops);
        for _ in 0..rerolls {
            self.expect();
            self.leaves().copy_from_slice(stops);
            self.best();
        }
        self.expect();
        self.reach[0]
    }

    /// The complete rolls.
    fn leaves(&mut self) -> &mut [[f64; L]] {
        &mut self.reach[self.lattice.starts[self.lattice.dice]..]
    }

    /// From what complete rolls are worth to what it is worth to keep a part and throw the other dice once.
    fn expect(&mut self) {
        for node in (0..self.lattice.starts[self.lattice.dice]).rev() {
            let mut sum = [0.0; L];
            for next in self.lattice.up[node] {
                let next = self.reach[usize::from(next)];
                for lane in 0..L {
                    sum[lane] += next[lane];
                }
            }
            for value in &mut sum {
                *value /= 6.0;
            }
            self.reach[node] = sum;
        }
    }

    /// From what each keep is worth to the best keep within each multiset.
    fn best(&mut self) {
        for node in 0..self.lattice.nodes.len() {
            let mut most = self.reach[node];
            for down in self.lattice.down[node] {
                if down == NONE {
                    continue;
                }
                let less = self.reach[usize::from(down)];
                for lane in 0..L {
                    most[lane] = if less[lane] > most[lane] {
                        less[lane]
                    } else {
                        most[lane]
                    };
                }
            }
            self.reach[node] = most;
        }
    }
}

/// What everything that can be done with the dice of one turn is worth.
#[derive(Debug, Clone)]
pub struct Worths {
    lattice: &'static Lattice,
    /// By the rolls left: what each complete roll is worth, the best being done.
    rolls: Vec<Vec<f64>>,
    /// By the rolls left after it: what each keep is worth, the other dice being thrown.
    keeps: Vec<Vec<f64>>,
}

impl Worths {
    /// The worths of a turn with up to `rerolls` further rolls, given what each final roll is worth.
    ///
    /// # Panics
    /// When there is not one value per roll.
    #[must_use]
    pub fn new(lattice: &'static Lattice, stops: &[f64], rerolls: usize) -> Self {
        let stops: Vec<[f64; 1]> = stops.iter().map(|value| [*value]).collect();
        let plain = |values: &[[f64; 1]]| values.iter().map(|[value]| *value).collect::<Vec<_>>();
        let mut sweep = Sweep::<1>::new(lattice);
        sweep.leaves().copy_from_slice(&stops);
        let (mut rolls, mut keeps) = (Vec::new(), Vec::new());
        for left in 0..=rerolls {
            if left > 0 {
                sweep.leaves().copy_from_slice(&stops);
                sweep.best();
            }
            rolls.push(plain(sweep.leaves()));
            sweep.expect();
            keeps.push(plain(&sweep.reach));
        }
        Self {
            lattice,
            rolls,
            keeps,
        }
    }

    /// What the turn is worth before its first roll.
    #[must_use]
    pub fn before(&self) -> f64 {
        self.keeps[self.keeps.len() - 1][0]
    }

    /// What `roll` is worth with `left` rolls to come, if the best is made of it; with none left, as it lies.
    /// `None` for another number of dice or rolls.
    #[must_use]
    pub fn value(&self, roll: &Counts, left: usize) -> Option<f64> {
        self.rolls.get(left)?.get(self.lattice.place(roll)?).copied()
    }

    /// What it is worth to keep `kept`, throw the other dice, and go on with `left` rolls after that.
    #[must_use]
    pub fn keeping(&self, kept: &Counts, left: usize) -> Option<f64> {
        let node = usize::from(*self.lattice.index.get(kept)?);
        self.keeps.get(left)?.get(node).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Plan;
    use super::*;

    #[test]
    fn both_precisions_tell_the_same() {
        let lattice = Lattice::of(6).expect("six dice");
        let worth = |roll: &Counts, claw: f64| {
            let numbers = (0..3).filter(|face| roll[*face] >= 3);
            let stars: u8 = numbers.map(|face| roll[face] + face as u8 - 2).sum();
            f64::from(stars) + claw * f64::from(roll[5])
        };
        let stops =
            |claw: f64| -> Vec<f64> { lattice.rolls().iter().map(|roll| worth(roll, claw)).collect() };
        let side_by_side: Vec<[f64; 2]> = stops(0.0)
            .into_iter()
            .zip(stops(1.0))
            .map(<[f64; 2]>::from)
            .collect();
        let both = Sweep::new(lattice).before(&side_by_side, 2);
        for (claw, before) in [0.0, 1.0].into_iter().zip(both) {
            let single: Vec<f32> = stops(claw).iter().map(|value| *value as f32).collect();
            let (plan, worths) = (
                Plan::new(lattice, &single, 2),
                Worths::new(lattice, &stops(claw), 2),
            );
            assert!((worths.before() - before).abs() < 1e-12);
            assert!((worths.before() - f64::from(plan.before())).abs() < 1e-5);
            for roll in lattice.rolls() {
                for left in 0..=2 {
                    let (exact, rough) = (worths.value(roll, left), plan.value(roll, left));
                    let (exact, rough) = (exact.expect("six dice"), rough.expect("six dice"));
                    assert!((exact - f64::from(rough)).abs() < 1e-5, "{roll:?}");
                    let keep = plan.keep(roll, left).expect("six dice");
                    if keep != *roll {
                        let kept = worths.keeping(&keep, left - 1).expect("a keep");
                        assert!((kept - exact).abs() < 1e-5, "{roll:?}");
                    }
                }
            }
        }
        let worths = Worths::new(lattice, &stops(1.0), 2);
        assert_eq!(
            worths.value(&[1, 0, 0, 0, 0, 0], 2),
            None,
            "one die is no roll of six"
        );
        assert_eq!(worths.keeping(&[0; 6], 3), None, "nobody rolls so often");
    }
}
