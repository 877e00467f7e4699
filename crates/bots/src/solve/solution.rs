//! Value iteration. Stars never fall, so pairs of star counts are settled from the highest to the lowest:
//! within a pair and its mirror image only hearts and Tokyo change, and positions are gone through again and
//! again, each by the newest values of the others, until none moves any more. Where Tokyo gives stars, once
//! is enough: who stays out hands the turn to the one inside, and that one scores.

use super::position::{MOST_HEARTS, MOST_STARS, RollTotals, SolvedPosition, Tokyo, TurnEnd, Variant, Vitals};
use crate::lattice::precise::{Sweep, Worths};
use crate::lattice::{Counts, Lattice};
use std::sync::LazyLock;

/// Dice, and throws after the first one.
const DICE: usize = 6;
const REROLLS: usize = 2;
/// Hearts of the mover that are worked out side by side: all of them.
const LANES: usize = MOST_HEARTS as usize;
/// No value of a pair of star counts moves by more in the last sweep over it.
const STILL: f64 = 1e-10;
/// More sweeps than any pair needs.
const PATIENCE: u32 = 1_000;

/// The solved game.
#[derive(Debug, Clone)]
pub struct Solution {
    variant: Variant,
    /// Positions in which anybody has fewer stars are left out.
    least: u8,
    /// The mover's chance to win, by [`Solution::index`].
    values: Vec<f64>,
    most_sweeps: u32,
    turns: u64,
}

/// The final rolls, by what they amount to.
#[derive(Debug)]
struct FinalRolls {
    lattice: &'static Lattice,
    /// All different marks.
    marks: Vec<RollTotals>,
    /// Which of them each roll has.
    of_roll: Vec<u16>,
}

impl FinalRolls {
    /// Built once.
    fn all() -> &'static Self {
        static BUILT: LazyLock<FinalRolls> = LazyLock::new(FinalRolls::build);
        &BUILT
    }

    fn build() -> Self {
        let lattice = Lattice::of(DICE).expect("six dice are few enough");
        let mut marks: Vec<RollTotals> = lattice.rolls().iter().map(RollTotals::of).collect();
        marks.sort_unstable();
        marks.dedup();
        let place = |roll: &Counts| {
            marks
                .binary_search(&RollTotals::of(roll))
                .expect("it is one of them") as u16
        };
        Self {
            of_roll: lattice.rolls().iter().map(place).collect(),
            lattice,
            marks,
        }
    }
}

impl Solution {
    /// Solves the game.
    #[must_use]
    pub fn of(variant: Variant) -> Self {
        Self::from_stars(variant, 0)
    }

    /// Solves the end of the game, from where both have at least so many stars: the same values, sooner
    /// found.
    ///
    /// # Panics
    /// When nobody can play on with so many stars.
    #[must_use]
    pub fn from_stars(variant: Variant, least: u8) -> Self {
        assert!(least < MOST_STARS, "{least} stars have won");
        let pairs = usize::from(MOST_STARS - least).pow(2);
        let mut solution = Self {
            variant,
            least,
            values: vec![0.5; 2 * pairs * LANES * LANES],
            most_sweeps: 0,
            turns: 0,
        };
        let finals = FinalRolls::all();
        let mut sweep = Sweep::new(finals.lattice);
        let mut stops = vec![[0.0; LANES]; finals.lattice.rolls().len()];
        for total in (2 * least..=2 * (MOST_STARS - 1)).rev() {
            for fewer in least.max(total.saturating_sub(MOST_STARS - 1))..=total / 2 {
                solution.settle([fewer, total - fewer], finals, &mut sweep, &mut stops);
            }
        }
        solution
    }

    /// Finds the values of all positions with these stars.
    fn settle(
        &mut self,
        stars: [u8; 2],
        finals: &FinalRolls,
        sweep: &mut Sweep<LANES>,
        stops: &mut [[f64; LANES]],
    ) {
        let [one, other] = stars;
        let pairs = [[one, other], [other, one]];
        let pairs = &pairs[..if one == other { 1 } else { 2 }];
        for swept in 1..=PATIENCE {
            let mut moved = 0.0f64;
            // The one outside hands over to the one inside: so that one comes first.
            for tokyo in [Tokyo::Mover, Tokyo::Rival] {
                for &[mover, rival] in pairs {
                    for hearts in 1..=MOST_HEARTS {
                        let lanes: [SolvedPosition; LANES] = std::array::from_fn(|lane| SolvedPosition {
                            mover: Vitals {
                                hearts: lane as u8 + 1,
                                stars: mover,
                            },
                            rival: Vitals { hearts, stars: rival },
                            tokyo,
                        });
                        moved = moved.max(self.improve(&lanes, finals, sweep, stops));
                    }
                }
            }
            self.most_sweeps = self.most_sweeps.max(swept);
            if moved < STILL || self.variant == Variant::Stars {
                break;
            }
        }
    }

    /// Works out positions that differ in the hearts of the mover only, and says by how much a value has
    /// moved.
    fn improve(
        &mut self,
        lanes: &[SolvedPosition; LANES],
        finals: &FinalRolls,
        sweep: &mut Sweep<LANES>,
        stops: &mut [[f64; LANES]],
    ) -> f64 {
        let thrown = lanes.map(|position| self.variant.with_income(position));
        let worth: Vec<[f64; LANES]> = finals
            .marks
            .iter()
            .map(|marks| thrown.map(|position| self.final_dice(position, *marks)))
            .collect();
        for (stop, marks) in stops.iter_mut().zip(&finals.of_roll) {
            *stop = worth[usize::from(*marks)];
        }
        let before = sweep.before(stops, REROLLS);
        self.turns += LANES as u64;
        let mut moved = 0.0f64;
        for (position, value) in lanes.iter().zip(before) {
            let at = self.index(position).expect("it is being solved");
            moved = moved.max((self.values[at] - value).abs());
            self.values[at] = value;
        }
        moved
    }

    /// The place of a position among the values.
    fn index(&self, position: &SolvedPosition) -> Option<usize> {
        let stars = |dials: &Vitals| {
            let more = dials.stars.checked_sub(self.least)?;
            (dials.stars < MOST_STARS).then_some(usize::from(more))
        };
        let hearts = |dials: &Vitals| {
            let alive = (1..=MOST_HEARTS).contains(&dials.hearts);
            alive.then(|| usize::from(dials.hearts) - 1)
        };
        let tokyo = match position.tokyo {
            Tokyo::Nobody => return None,
            Tokyo::Mover => 0,
            Tokyo::Rival => 1,
        };
        let (mover, rival) = (&position.mover, &position.rival);
        let all = usize::from(MOST_STARS - self.least);
        let pair = (tokyo * all + stars(mover)?) * all + stars(rival)?;
        Some((pair * LANES + hearts(rival)?) * LANES + hearts(mover)?)
    }

    /// What final dice are worth to the one who threw them in `thrown`, the income of the turn included.
    fn final_dice(&self, thrown: SolvedPosition, marks: RollTotals) -> f64 {
        let one = |yields| match self.variant.after(thrown, marks, yields) {
            TurnEnd::Won => 1.0,
            TurnEnd::Next(next) => 1.0 - self.values[self.index(&next).expect("stars never fall")],
        };
        let stays = one(false);
        if thrown.asks_to_yield(marks) {
            // It is the rival who chooses.
            stays.min(one(true))
        } else {
            stays
        }
    }

    /// The game that is solved.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// How many positions are solved, the first one of the game included.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.values.len() + 1
    }

    /// The most often that a position was worked out.
    #[must_use]
    pub fn most_sweeps(&self) -> u32 {
        self.most_sweeps
    }

    /// How many turns were worked out in all.
    #[must_use]
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// How likely the monster whose turn begins wins, both playing as well as can be; `None` if this is no
    /// position of the game, or one that was left out.
    #[must_use]
    pub fn chance(&self, position: &SolvedPosition) -> Option<f64> {
        match position.tokyo {
            Tokyo::Nobody => Some(self.turn(&self.variant.with_income(*position))?.before()),
            Tokyo::Mover | Tokyo::Rival => self.index(position).map(|at| self.values[at]),
        }
    }

    /// How likely the first player wins.
    #[must_use]
    pub fn first_player(&self) -> Option<f64> {
        self.chance(&SolvedPosition::FIRST)
    }

    /// What can be done with the dice of a turn, in the position in which they are thrown: after its income.
    #[must_use]
    pub fn turn(&self, thrown: &SolvedPosition) -> Option<Worths> {
        let known = |dials: Vitals| {
            (1..=MOST_HEARTS).contains(&dials.hearts) && (self.least..=MOST_STARS).contains(&dials.stars)
        };
        if !known(thrown.mover) || !known(thrown.rival) || thrown.rival.stars == MOST_STARS {
            return None;
        }
        let finals = FinalRolls::all();
        let worth: Vec<f64> = finals
            .marks
            .iter()
            .map(|marks| self.final_dice(*thrown, *marks))
            .collect();
        let stops: Vec<f64> = finals
            .of_roll
            .iter()
            .map(|marks| worth[usize::from(*marks)])
            .collect();
        Some(Worths::new(finals.lattice, &stops, REROLLS))
    }
}
