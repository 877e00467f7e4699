//! Dice that lie beside those of a roll: thrown and kept with them, with faces and odds of their own. What
//! they show together is one of a few states, each with values of its own for every final roll; the plan then
//! says which dice of both kinds to throw.

use super::{BEYOND, Counts, Lattice, MayThrow, Stage, within};
use engine::parts::DiceMask;

/// The dice beside those of the roll.
#[derive(Debug, Clone, PartialEq)]
pub struct Beside {
    /// What they show now: one of the states, which are numbered from 0.
    pub shown: usize,
    /// For each state how many rolls fewer it leaves than the one that leaves most.
    pub fewer: Vec<usize>,
    /// Which of them may be thrown together; the first one throws none.
    pub throws: Vec<Throw>,
}

/// Some dice beside those of the roll that are thrown.
#[derive(Debug, Clone, PartialEq)]
pub struct Throw {
    /// Which, as a mask of dice of the turn.
    pub dice: DiceMask,
    /// What comes of it in each state, with its odds; nothing where they may not be thrown.
    pub odds: Vec<Vec<(usize, f32)>>,
}

impl Beside {
    /// How many states there are.
    #[must_use]
    pub const fn states(&self) -> usize {
        self.fewer.len()
    }

    /// All these dice, as a mask.
    #[must_use]
    pub fn dice(&self) -> DiceMask {
        self.throws.iter().fold(0, |all, throw| all | throw.dice)
    }
}

/// What complete rolls are worth in a state, and what to throw of each.
#[derive(Debug, Clone)]
struct Best {
    stage: Stage,
    /// The throw of the dice beside, for each roll.
    throw: Vec<u8>,
}

/// The exact plan of a turn's rolls with dice beside them.
#[derive(Debug, Clone)]
pub struct PlanBeside {
    lattice: &'static Lattice,
    beside: Beside,
    /// By number of rolls left in the state that leaves most, then by state.
    stages: Vec<Vec<Best>>,
    may: MayThrow,
}

/// A choice: the throw of the dice beside, by its number, and what is kept of the roll.
pub type Choice = (usize, Counts);

impl PlanBeside {
    /// Plans up to `rerolls` further rolls of the state that leaves most, given for each state the value of
    /// each final roll in the order of [`Lattice::rolls`].
    ///
    /// # Panics
    /// When there is not one value per roll and state.
    #[must_use]
    pub fn new(
        lattice: &'static Lattice,
        beside: Beside,
        values: &[Vec<f32>],
        rerolls: usize,
        may: MayThrow,
    ) -> Self {
        let fits = |values: &Vec<f32>| values.len() == lattice.rolls().len();
        assert!(
            values.len() == beside.states() && values.iter().all(fits),
            "one value per roll and state"
        );
        let last = values
            .iter()
            .map(|values| last(lattice, values, may.after))
            .collect();
        let mut plan = Self {
            lattice,
            beside,
            stages: vec![last],
            may,
        };
        for left in 1..=rerolls {
            let stage = (0..values.len())
                .map(|state| plan.best(state, left, &values[state]))
                .collect();
            plan.stages.push(stage);
        }
        plan
    }

    /// What is best in a state with so many rolls left, if stopping is worth this.
    fn best(&self, state: usize, left: usize, stops: &[f32]) -> Best {
        if left <= self.beside.fewer[state] {
            return self.stages[left - 1][state].clone();
        }
        let mut best: Option<Best> = None;
        for (number, throw) in (0_u8..).zip(&self.beside.throws) {
            let Some(mixed) = self.mixed(throw, state, left) else {
                continue;
            };
            let mut reach = vec![0.0; self.lattice.nodes.len()];
            self.lattice.expect(&mixed, &mut reach);
            let stays = if throw.dice == 0 { stops } else { &mixed[..] };
            let stage = self.lattice.best(stays, self.may.rolls, &mut reach);
            match &mut best {
                None => {
                    best = Some(Best {
                        throw: vec![number; stage.values.len()],
                        stage,
                    });
                }
                Some(best) => {
                    for place in 0..stage.values.len() {
                        // Equal values leave more dice on the table.
                        if stage.values[place] > best.stage.values[place] {
                            best.stage.values[place] = stage.values[place];
                            best.stage.keep[place] = stage.keep[place];
                            best.throw[place] = number;
                        }
                    }
                }
            }
        }
        best.unwrap_or_else(|| self.stages[left - 1][state].clone())
    }

    /// What each roll is worth after this throw of the dice beside, in the mean of what they may show; `None`
    /// where they may not be thrown.
    fn mixed(&self, throw: &Throw, state: usize, left: usize) -> Option<Vec<f32>> {
        let odds = throw.odds.get(state).filter(|odds| !odds.is_empty())?;
        let mut mixed = vec![0.0; self.lattice.rolls().len()];
        for (next, chance) in odds {
            let values = &self.stages[left - 1][*next].stage.values;
            for (sum, value) in mixed.iter_mut().zip(values) {
                *sum += chance * value;
            }
        }
        Some(mixed)
    }

    /// The stage of a state that leaves so many rolls.
    fn stage_of(&self, state: usize, left: usize) -> usize {
        (left + self.beside.fewer[state]).min(self.stages.len() - 1)
    }

    /// The number of further rolls that are planned for a state.
    #[must_use]
    pub fn rerolls(&self, state: usize) -> usize {
        (self.stages.len() - 1).saturating_sub(self.beside.fewer[state])
    }

    /// What to do with `roll` in a state with `left` rolls to come, and what that is worth; the whole roll
    /// and the throw of no die means to stop. `None` for another number of dice.
    #[must_use]
    pub fn decide(&self, roll: &Counts, state: usize, left: usize) -> Option<(Choice, f32)> {
        let best = &self.stages[self.stage_of(state, left)][state];
        let place = self.lattice.place(roll)?;
        let keep = self.lattice.nodes[usize::from(best.stage.keep[place])];
        Some(((usize::from(best.throw[place]), keep), best.stage.values[place]))
    }

    /// How likely each complete roll is to be the last one in each state, before anything was thrown and when all
    /// goes as planned; by state, in the order of [`Lattice::rolls`].
    #[must_use]
    pub fn likely(&self) -> Vec<Vec<f32>> {
        let mut mass = self.nothing(self.lattice.nodes.len());
        for (state, chance) in self.first_throw() {
            mass[*state][0] += *chance;
        }
        let last = self.nothing(self.lattice.rolls().len());
        self.ends(mass, last, self.stages.len())
    }

    /// What the turn is worth before its first roll, all planned rolls to follow.
    #[must_use]
    pub fn before(&self) -> f32 {
        let mut reach = vec![0.0; self.lattice.nodes.len()];
        let first = self.first_throw();
        let worth = first.iter().map(|(state, chance)| {
            let stage = self.stage_of(*state, self.rerolls(*state));
            let values = &self.stages[stage][*state].stage.values;
            self.lattice.expect(values, &mut reach);
            chance * reach[0]
        });
        worth.sum()
    }

    /// What these dice may show together when all of them are thrown for the first time, with its odds.
    fn first_throw(&self) -> &[(usize, f32)] {
        let throws = self.beside.throws.iter().rev();
        let mut odds = throws.map(|throw| &throw.odds[self.beside.shown][..]);
        odds.find(|odds| !odds.is_empty()).unwrap_or_default()
    }

    /// The same where `roll` lies on the table in a state with `left` rolls to come: the mean over what is planned and
    /// the next best, so many in all. All of them have to be known to tell which is best.
    #[must_use]
    pub fn likely_from(&self, roll: &Counts, state: usize, left: usize, choices: usize) -> Vec<Vec<f32>> {
        let (stage, place) = (self.stage_of(state, left), self.lattice.place(roll));
        let mut found = self.choices(roll, state, left);
        found.truncate(choices);
        let (Some(place), false) = (place, found.is_empty() || stage == 0) else {
            return self.likely();
        };
        let mut mass = self.nothing(self.lattice.nodes.len());
        let mut last = self.nothing(self.lattice.rolls().len());
        let share = 1.0 / found.len() as f32;
        for ((throw, keep), _) in found {
            let throw = &self.beside.throws[throw];
            if throw.dice == 0 && keep == *roll {
                last[state][place] += share;
                continue;
            }
            for (next, chance) in &throw.odds[state] {
                mass[*next][usize::from(self.lattice.index[&keep])] += share * chance;
            }
        }
        self.ends(mass, last, stage)
    }

    /// Nothing yet, of so many in each state.
    fn nothing(&self, count: usize) -> Vec<Vec<f32>> {
        vec![vec![0.0; count]; self.beside.states()]
    }

    /// Where it ends what is kept in each state so often, and thrown with one roll fewer than so many to come.
    fn ends(&self, mut mass: Vec<Vec<f32>>, mut last: Vec<Vec<f32>>, rolls: usize) -> Vec<Vec<f32>> {
        let (states, leaves) = (self.beside.states(), self.lattice.starts[self.lattice.dice]);
        for left in (0..rolls).rev() {
            let mut next = vec![vec![0.0; self.lattice.nodes.len()]; states];
            for state in 0..states {
                let mass = &mut mass[state];
                for node in 0..leaves {
                    let share = std::mem::take(&mut mass[node]) / 6.0;
                    for up in self.lattice.up[node].iter().filter(|_| share > 0.0) {
                        mass[usize::from(*up)] += share;
                    }
                }
                let best = &self.stages[left][state];
                for place in 0..last[state].len() {
                    let share = std::mem::take(&mut mass[leaves + place]);
                    if share == 0.0 {
                        continue;
                    }
                    let (keep, throw) = (
                        usize::from(best.stage.keep[place]),
                        usize::from(best.throw[place]),
                    );
                    if left == 0 || keep >= leaves && self.beside.throws[throw].dice == 0 {
                        last[state][place] += share;
                        continue;
                    }
                    for (other, chance) in &self.beside.throws[throw].odds[state] {
                        next[*other][keep] += share * chance;
                    }
                }
            }
            mass = next;
        }
        last
    }

    /// Everything that may be done with `roll` in a state with `left` rolls to come, each with what it is
    /// worth, the planned one first and the others after it, best first. Empty for another number of dice.
    #[must_use]
    pub fn choices(&self, roll: &Counts, state: usize, left: usize) -> Vec<(Choice, f32)> {
        let (Some(planned), Some(place)) = (self.decide(roll, state, left), self.lattice.place(roll)) else {
            return Vec::new();
        };
        let stage = self.stage_of(state, left);
        let rolls = stage > self.beside.fewer[state];
        let mut found = vec![planned];
        for (number, throw) in self.beside.throws.iter().enumerate() {
            if !rolls && throw.dice != 0 {
                continue;
            }
            let Some(mixed) = self.mixed(throw, state, stage.max(1)) else {
                continue;
            };
            let mut reach = vec![0.0; self.lattice.nodes.len()];
            self.lattice.expect(&mixed, &mut reach);
            for keep in within(roll, self.may.with(rolls)) {
                let worth = if keep == *roll && throw.dice == 0 {
                    self.stages[0][state].stage.values[place]
                } else {
                    reach[usize::from(self.lattice.index[&keep])]
                };
                if (number, keep) != planned.0 {
                    found.push(((number, keep), worth.min(planned.1)));
                }
            }
        }
        found[1..].sort_by(|one, other| other.1.total_cmp(&one.1));
        found
    }
}

/// What rolls are worth when no roll is left.
fn last(lattice: &Lattice, values: &[f32], after: u8) -> Best {
    let leaves = lattice.starts[lattice.dice];
    let mut stage = Stage {
        values: values.to_vec(),
        keep: (leaves..lattice.nodes.len()).map(|node| node as u16).collect(),
    };
    let mut reach = vec![0.0; lattice.nodes.len()];
    for _ in 0..if after == 0 { 0 } else { BEYOND } {
        lattice.expect(&stage.values, &mut reach);
        stage = lattice.best(values, after, &mut reach);
    }
    Best {
        throw: vec![0; values.len()],
        stage,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ANY, Plan};
    use super::*;

    /// A coin beside six dice: tails is worth `more` than heads.
    fn coin(fewer: [usize; 2]) -> Beside {
        Beside {
            shown: 0,
            fewer: fewer.to_vec(),
            throws: vec![
                Throw {
                    dice: 0,
                    odds: vec![vec![(0, 1.0)], vec![(1, 1.0)]],
                },
                Throw {
                    dice: 1 << 6,
                    odds: vec![vec![(0, 0.5), (1, 0.5)]; 2],
                },
            ],
        }
    }

    fn claws(lattice: &Lattice, more: f32) -> Vec<f32> {
        let rolls = lattice.rolls().iter();
        rolls.map(|roll| f32::from(roll[5]) + more).collect()
    }

    #[test]
    fn a_coin_that_means_nothing_changes_nothing() {
        let lattice = Lattice::of(6).expect("few dice");
        let values = claws(lattice, 0.0);
        let plain = Plan::new(lattice, &values, 2);
        let beside = PlanBeside::new(lattice, coin([0, 0]), &[values.clone(), values], 2, MayThrow::ANY);
        for roll in lattice.rolls() {
            let ((throw, keep), worth) = beside.decide(roll, 0, 2).expect("six dice");
            assert_eq!((throw, Some(keep)), (0, plain.keep(roll, 2)));
            let expected = plain.value(roll, 2).expect("six dice");
            assert!((worth - expected).abs() < 1e-5, "{worth} {expected}");
        }
    }

    #[test]
    fn heads_are_thrown_again_beside_a_full_roll_and_tails_stay() {
        let lattice = Lattice::of(6).expect("few dice");
        let values = [claws(lattice, 0.0), claws(lattice, 4.0)];
        let plan = PlanBeside::new(lattice, coin([0, 0]), &values, 2, MayThrow::ANY);
        let six = [0, 0, 0, 0, 0, 6];
        let (choice, worth) = plan.decide(&six, 0, 2).expect("six dice");
        assert_eq!(choice, (1, six));
        assert!((worth - 9.0).abs() < 1e-5, "tails in three of four: {worth}");
        let (choice, worth) = plan.decide(&six, 1, 2).expect("six dice");
        assert_eq!(choice, (0, six));
        assert!((worth - 10.0).abs() < 1e-5, "{worth}");
        // Without a roll left it stays as it is.
        assert_eq!(plan.decide(&six, 0, 0), Some(((0, six), 6.0)));
    }

    #[test]
    fn a_state_may_leave_a_roll_more() {
        let lattice = Lattice::of(6).expect("few dice");
        let values = [claws(lattice, 0.0), claws(lattice, 0.0)];
        let plan = PlanBeside::new(lattice, coin([0, 1]), &values, 1, MayThrow::ANY);
        let none = [6, 0, 0, 0, 0, 0];
        assert_eq!(plan.decide(&none, 0, 1).map(|found| found.0.1), Some([0; 6]));
        assert_eq!(plan.decide(&none, 1, 0), Some(((0, none), 0.0)));
        assert_eq!((plan.rerolls(0), plan.rerolls(1)), (1, 0));
    }

    #[test]
    fn what_may_not_be_thrown_stays() {
        let lattice = Lattice::of(6).expect("few dice");
        let ones: Vec<f32> = lattice.rolls().iter().map(|roll| f32::from(roll[0])).collect();
        let may = MayThrow {
            rolls: ANY & !(1 << 5),
            after: 0,
        };
        let plan = PlanBeside::new(lattice, coin([0, 0]), &[ones.clone(), ones], 2, may);
        let roll = [0, 3, 0, 0, 0, 3];
        let ((_, keep), _) = plan.decide(&roll, 0, 2).expect("six dice");
        assert_eq!(keep, [0, 0, 0, 0, 0, 3]);
        let listed = plan.choices(&roll, 0, 2);
        assert!(listed.iter().all(|((_, keep), _)| keep[5] == 3));
        // Four ways to keep twos, with the coin thrown or not.
        assert_eq!(listed.len(), 8);
        assert!(listed.windows(2).all(|pair| pair[0].1 >= pair[1].1 - 1e-6));
    }
}
