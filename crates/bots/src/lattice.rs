//! The exact plan of a turn's rolls. A roll is a multiset of faces; the lattice of all multisets of up to D
//! dice joins each one to those with one die more or less. Two sweeps over it replace the enumeration of what
//! to keep and what may come: throwing k dice is adding k dice one by one, and the best keep of a roll is the
//! roll itself or the best keep of the roll with one die less.
//!
//! Knows nothing of what faces mean: it is given one value per final roll. [`precise`] has the same sweeps in
//! double precision.

pub mod beside;
pub mod precise;

use std::collections::HashMap;
use std::sync::OnceLock;

/// The most dice for which a plan can be made.
pub const MOST_DICE: usize = 10;

/// How many dice show each of the six faces.
pub type Counts = [u8; 6];

/// No such neighbour.
const NONE: u16 = u16::MAX;

/// All multisets of 0 to D dice, smaller ones first. Built once per D.
#[derive(Debug)]
pub struct Lattice {
    dice: usize,
    nodes: Vec<Counts>,
    index: HashMap<Counts, u16>,
    /// Where the multisets of each size begin; one entry more than sizes.
    starts: Vec<usize>,
    /// The multiset with one die of each face more.
    up: Vec<[u16; 6]>,
    /// The multiset with one die of each face less.
    down: Vec<[u16; 6]>,
}

impl Lattice {
    /// The lattice for `dice` dice; `None` above [`MOST_DICE`].
    #[must_use]
    pub fn of(dice: usize) -> Option<&'static Self> {
        static BUILT: [OnceLock<Lattice>; MOST_DICE + 1] = [const { OnceLock::new() }; MOST_DICE + 1];
        BUILT
            .get(dice)
            .map(|built| built.get_or_init(|| Self::build(dice)))
    }

    fn build(dice: usize) -> Self {
        let mut nodes: Vec<Counts> = vec![[0; 6]];
        let mut starts = vec![0];
        for size in 1..=dice {
            let before = *starts.last().expect("it begins with one entry")..nodes.len();
            starts.push(nodes.len());
            for smaller in before {
                // Adding only faces from the last one present on names every multiset once.
                let last = nodes[smaller].iter().rposition(|count| *count > 0).unwrap_or(0);
                for face in last..6 {
                    let mut node = nodes[smaller];
                    node[face] += 1;
                    nodes.push(node);
                }
            }
            debug_assert!(nodes[starts[size]..].iter().all(|node| size_of(node) == size));
        }
        starts.push(nodes.len());
        let index: HashMap<Counts, u16> = nodes
            .iter()
            .enumerate()
            .map(|(at, node)| (*node, at as u16))
            .collect();
        let neighbour = |node: &Counts, face: usize, more: bool| {
            let mut next = *node;
            next[face] = if more {
                next[face] + 1
            } else {
                next[face].checked_sub(1)?
            };
            index.get(&next).copied()
        };
        let joined = |more: bool| -> Vec<[u16; 6]> {
            nodes
                .iter()
                .map(|node| std::array::from_fn(|face| neighbour(node, face, more).unwrap_or(NONE)))
                .collect()
        };
        Self {
            dice,
            up: joined(true),
            down: joined(false),
            nodes,
            index,
            starts,
        }
    }

    /// How many dice are thrown.
    #[must_use]
    pub const fn dice(&self) -> usize {
        self.dice
    }

    /// The complete rolls, in the order in which their values are given and returned.
    #[must_use]
    pub fn rolls(&self) -> &[Counts] {
        &self.nodes[self.starts[self.dice]..]
    }

    /// The place of a complete roll among [`Lattice::rolls`].
    #[must_use]
    pub fn place(&self, roll: &Counts) -> Option<usize> {
        let node = usize::from(*self.index.get(roll)?);
        node.checked_sub(self.starts[self.dice])
    }

    /// The mean of several values of each roll, where `kept` is kept and all other dice are thrown once; `None` for
    /// another number of dice.
    #[must_use]
    pub fn mean_keeping<const N: usize>(&self, kept: &Counts, values: &[[f32; N]]) -> Option<[f32; N]> {
        let node = usize::from(*self.index.get(kept)?);
        let mut reach = vec![[0.0; N]; self.nodes.len()];
        self.mean(values, &mut reach);
        Some(reach[node])
    }

    /// `reach[node]` becomes the expected value of keeping that multiset and throwing all other dice once.
    fn expect(&self, values: &[f32], reach: &mut [f32]) {
        let leaves = self.starts[self.dice];
        reach[leaves..].copy_from_slice(values);
        for node in (0..leaves).rev() {
            let sum: f32 = self.up[node].iter().map(|next| reach[usize::from(*next)]).sum();
            reach[node] = sum / 6.0;
        }
    }

    /// The same for several values of each roll.
    fn mean<const N: usize>(&self, values: &[[f32; N]], reach: &mut [[f32; N]]) {
        let leaves = self.starts[self.dice];
        reach[leaves..].copy_from_slice(values);
        for node in (0..leaves).rev() {
            let mut sum = [0.0; N];
            for next in self.up[node] {
                for (sum, value) in sum.iter_mut().zip(reach[usize::from(next)]) {
                    *sum += value;
                }
            }
            reach[node] = sum.map(|sum| sum / 6.0);
        }
    }

    /// From the value of each keep, that of keeping all dice being `stops`, to the best keep within each
    /// complete roll. Only dice whose faces are in the mask `free` may be thrown.
    fn best(&self, stops: &[f32], free: u8, reach: &mut [f32]) -> Stage {
        let leaves = self.starts[self.dice];
        reach[leaves..].copy_from_slice(stops);
        let mut keep: Vec<u16> = (0..self.nodes.len() as u16).collect();
        for node in 0..self.nodes.len() {
            for (face, down) in self.down[node].into_iter().enumerate() {
                if free & 1 << face == 0 {
                    continue;
                }
                // Equal values leave more dice on the table.
                if down != NONE && reach[usize::from(down)] > reach[node] {
                    reach[node] = reach[usize::from(down)];
                    keep[node] = keep[usize::from(down)];
                }
            }
        }
        Stage {
            values: reach[leaves..].to_vec(),
            keep: keep.split_off(leaves),
        }
    }
}

/// Every set of dice that may stay when those that show the faces of a mask may be thrown, the whole roll
/// first.
fn within(roll: &Counts, may: u8) -> Vec<Counts> {
    let mut keeps = vec![*roll];
    for face in (0..6).filter(|face| may & 1 << face != 0) {
        for at in 0..keeps.len() {
            for fewer in 0..roll[face] {
                let mut keep = keeps[at];
                keep[face] = fewer;
                keeps.push(keep);
            }
        }
    }
    keeps
}

fn size_of(counts: &Counts) -> usize {
    counts.iter().map(|count| usize::from(*count)).sum()
}

/// What complete rolls are worth with a number of rolls left, and what to keep of each.
#[derive(Debug, Clone)]
struct Stage {
    values: Vec<f32>,
    keep: Vec<u16>,
}

/// The exact plan of a turn's rolls.
#[derive(Debug, Clone)]
pub struct Plan {
    lattice: &'static Lattice,
    /// By number of rolls left, 0 first.
    stages: Vec<Stage>,
    /// What stopping is worth with 0, 1, 2, … rolls left, the last ones standing for any more.
    stops: Vec<Vec<f32>>,
    /// What may be thrown again.
    may: MayThrow,
}

/// Any face may be thrown again.
pub const ANY: u8 = 0b11_1111;

/// The faces of which dice may be thrown again, as masks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MayThrow {
    /// In a roll.
    pub rolls: u8,
    /// Any number of times once no roll is left.
    pub after: u8,
}

impl MayThrow {
    /// Whatever they show in a roll, and none after the last one.
    pub const ANY: Self = Self { rolls: ANY, after: 0 };

    /// Those of a roll if there is one `left`.
    const fn with(self, left: bool) -> u8 {
        if left { self.rolls } else { self.after }
    }
}

/// Rolls beyond the last roll that are looked ahead: of the dice thrown so often next to none still shows the
/// face that lets it be thrown once more.
const BEYOND: usize = 8;

/// Rolls after which the chance that one more is wanted is next to nothing.
const LONGEST: usize = 60;

impl Plan {
    /// Plans up to `rerolls` further rolls, given the value of each final roll in the order of
    /// [`Lattice::rolls`].
    ///
    /// # Panics
    /// When there is not one value per roll.
    #[must_use]
    pub fn new(lattice: &'static Lattice, values: &[f32], rerolls: usize) -> Self {
        Self::with(lattice, &[values], rerolls, MayThrow::ANY)
    }

    /// The same where rolls left over count, or where not all dice may be thrown: `stops` has the values of
    /// stopping with 0, 1, 2, … rolls left, the last ones standing for any more.
    ///
    /// # Panics
    /// When there is not one value per roll, or none at all.
    #[must_use]
    pub fn with<V: AsRef<[f32]>>(
        lattice: &'static Lattice,
        stops: &[V],
        rerolls: usize,
        may: MayThrow,
    ) -> Self {
        let fits = |values: &V| values.as_ref().len() == lattice.rolls().len();
        assert!(!stops.is_empty() && stops.iter().all(fits), "one value per roll");
        let stop = |left: usize| stops[left.min(stops.len() - 1)].as_ref();
        let leaves = lattice.starts[lattice.dice];
        let mut last = Stage {
            values: stop(0).to_vec(),
            keep: (leaves..lattice.nodes.len()).map(|node| node as u16).collect(),
        };
        let mut reach = vec![0.0; lattice.nodes.len()];
        for _ in 0..if may.after == 0 { 0 } else { BEYOND } {
            lattice.expect(&last.values, &mut reach);
            last = lattice.best(stop(0), may.after, &mut reach);
        }
        let mut stages = Vec::with_capacity(rerolls + 1);
        stages.push(last);
        for left in 0..rerolls {
            lattice.expect(&stages[left].values, &mut reach);
            stages.push(lattice.best(stop(left + 1), may.rolls, &mut reach));
        }
        Self {
            lattice,
            stages,
            stops: stops.iter().map(|values| values.as_ref().to_vec()).collect(),
            may,
        }
    }

    /// The number of further rolls that are planned.
    #[must_use]
    pub fn rerolls(&self) -> usize {
        self.stages.len() - 1
    }

    /// What `roll` is worth with `left` rolls to come; `None` for another number of dice.
    #[must_use]
    pub fn value(&self, roll: &Counts, left: usize) -> Option<f32> {
        let stage = &self.stages[left.min(self.rerolls())];
        Some(stage.values[self.lattice.place(roll)?])
    }

    /// What to keep of `roll` with `left` rolls to come; the whole roll means to stop.
    #[must_use]
    pub fn keep(&self, roll: &Counts, left: usize) -> Option<Counts> {
        let stage = &self.stages[left.min(self.rerolls())];
        Some(self.lattice.nodes[usize::from(stage.keep[self.lattice.place(roll)?])])
    }

    /// What it is worth to keep `kept`, throw the other dice, and go on with `left` rolls after that.
    #[must_use]
    pub fn keeping(&self, kept: &Counts, left: usize) -> Option<f32> {
        let node = usize::from(*self.lattice.index.get(kept)?);
        let mut reach = vec![0.0; self.lattice.nodes.len()];
        self.lattice
            .expect(&self.stages[left.min(self.rerolls())].values, &mut reach);
        Some(reach[node])
    }

    /// Everything that may be kept of `roll` with `left` rolls to come, each with what it is worth, the
    /// planned one first and the others after it, best first. The whole roll means to stop. Empty for another
    /// number of dice.
    #[must_use]
    pub fn keeps(&self, roll: &Counts, left: usize) -> Vec<(Counts, f32)> {
        let (Some(place), Some(planned)) = (self.lattice.place(roll), self.keep(roll, left)) else {
            return Vec::new();
        };
        let left = left.min(self.rerolls());
        let mut reach = vec![0.0; self.lattice.nodes.len()];
        self.lattice
            .expect(&self.stages[left.saturating_sub(1)].values, &mut reach);
        let keeps = within(roll, self.may.with(left > 0));
        let best = self.stages[left].values[place];
        let worth = |keep: &Counts| {
            if *keep == planned {
                best
            } else if keep == roll {
                self.stops[left.min(self.stops.len() - 1)][place].min(best)
            } else {
                // Rolls beyond the last roll come near to their worth, and may come too near.
                reach[usize::from(self.lattice.index[keep])].min(best)
            }
        };
        let mut found: Vec<(Counts, f32)> = keeps.iter().map(|keep| (*keep, worth(keep))).collect();
        // Of equal ones the plan has chosen.
        found.sort_by(|one, other| {
            let chosen = |keep: &Counts| *keep != planned;
            chosen(&one.0)
                .cmp(&chosen(&other.0))
                .then(other.1.total_cmp(&one.1))
        });
        found
    }

    /// How likely each complete roll is to be the last one when `kept` is kept now, with `left` rolls to
    /// come, and all that follows goes as planned; in the order of [`Lattice::rolls`]. Nothing where no such
    /// dice can be kept.
    #[must_use]
    pub fn finals(&self, kept: &Counts, left: usize) -> Option<Vec<f32>> {
        self.last_of(kept, left.min(self.rerolls()).saturating_sub(1))
    }

    /// How likely each complete roll is to be the last one before anything was thrown, when all goes as
    /// planned; in the order of [`Lattice::rolls`].
    #[must_use]
    pub fn likely(&self) -> Vec<f32> {
        self.last_of(&[0; 6], self.rerolls())
            .expect("the lattice begins with no dice")
    }

    /// The same where `roll` lies on the table with `left` rolls to come: the mean over what is planned and the next
    /// best that may be kept, so many in all. All of them have to be known to tell which is best.
    #[must_use]
    pub fn likely_from(&self, roll: &Counts, left: usize, choices: usize) -> Vec<f32> {
        let mut likely = vec![0.0; self.lattice.rolls().len()];
        let mut add = |ends: &[f32]| likely.iter_mut().zip(ends).for_each(|(sum, end)| *sum += end);
        let mut count = 0.0;
        for (keep, _) in self.keeps(roll, left).into_iter().take(choices) {
            if let Some(ends) = self.finals(&keep, left) {
                add(&ends);
                count += 1.0;
            }
        }
        likely.iter_mut().for_each(|sum| *sum /= f32::max(count, 1.0));
        likely
    }

    /// As [`Plan::finals`], when so many rolls are left after the next throw.
    fn last_of(&self, kept: &Counts, after: usize) -> Option<Vec<f32>> {
        let leaves = self.lattice.starts[self.lattice.dice];
        let kept = usize::from(*self.lattice.index.get(kept)?);
        let mut last = vec![0.0; self.lattice.nodes.len() - leaves];
        if kept >= leaves {
            last[kept - leaves] = 1.0;
            return Some(last);
        }
        let mut mass = vec![0.0; self.lattice.nodes.len()];
        mass[kept] = 1.0;
        let mut left = after;
        for throw in 0.. {
            for node in 0..leaves {
                let share = std::mem::take(&mut mass[node]) / 6.0;
                for next in self.lattice.up[node].iter().filter(|_| share > 0.0) {
                    mass[usize::from(*next)] += share;
                }
            }
            let mut goes_on = false;
            for (place, chance) in last.iter_mut().enumerate() {
                let share = std::mem::take(&mut mass[leaves + place]);
                let keep = usize::from(self.stages[left].keep[place]);
                if keep >= leaves || throw >= LONGEST {
                    *chance += share;
                } else if share > 0.0 {
                    mass[keep] += share;
                    goes_on = true;
                }
            }
            if !goes_on {
                break;
            }
            left = left.saturating_sub(1);
        }
        Some(last)
    }

    /// What is to be expected of something that each final roll brings, when all goes as planned; in the
    /// order of [`Lattice::rolls`].
    #[must_use]
    pub fn along<const N: usize>(&self, finals: &[[f32; N]]) -> [f32; N] {
        let stages = self.along_the_way(finals);
        let rolls = stages.last().expect("it has one");
        self.lattice
            .mean_keeping(&[0; 6], rolls)
            .expect("the lattice begins with no dice")
    }

    /// The same of every roll on the way, when all goes as planned from there: by rolls left, 0 first, each in the
    /// order of [`Lattice::rolls`].
    #[must_use]
    pub fn along_the_way<const N: usize>(&self, finals: &[[f32; N]]) -> Vec<Vec<[f32; N]>> {
        let leaves = self.lattice.starts[self.lattice.dice];
        let mut reach = vec![[0.0; N]; self.lattice.nodes.len()];
        let mut stages = vec![finals.to_vec()];
        for stage in &self.stages[1..] {
            self.lattice.mean(stages.last().expect("it has one"), &mut reach);
            let roll = |keep: &u16| match usize::from(*keep) {
                keep if keep >= leaves => finals[keep - leaves],
                keep => reach[keep],
            };
            stages.push(stage.keep.iter().map(roll).collect());
        }
        stages
    }

    /// The lattice of its dice.
    #[must_use]
    pub const fn lattice(&self) -> &'static Lattice {
        self.lattice
    }

    /// What the turn is worth before its first roll, all planned rolls to follow.
    #[must_use]
    pub fn before(&self) -> f32 {
        self.keeping(&[0; 6], self.rerolls())
            .expect("the lattice begins with no dice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(dice: usize, rerolls: usize, value: impl Fn(&Counts) -> f32) -> Plan {
        let lattice = Lattice::of(dice).expect("few dice");
        let values: Vec<f32> = lattice.rolls().iter().map(value).collect();
        Plan::new(lattice, &values, rerolls)
    }

    fn stars(roll: &Counts) -> f32 {
        (0..3)
            .filter(|face| roll[*face] >= 3)
            .map(|face| f32::from(roll[face]) + face as f32 - 2.0)
            .sum()
    }

    #[test]
    fn the_likely_last_rolls_add_up_to_what_the_turn_is_worth() {
        let plan = plan(6, 2, stars);
        let rolls = plan.lattice().rolls();
        let likely = plan.likely();
        let worth: f32 = rolls
            .iter()
            .zip(&likely)
            .map(|(roll, chance)| stars(roll) * chance)
            .sum();
        assert!((likely.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        assert!((worth - plan.before()).abs() < 1e-4, "{worth} {}", plan.before());
    }

    #[test]
    fn the_lattice_has_every_multiset_once() {
        for (dice, leaves, nodes) in [(6, 462, 924), (7, 792, 1716), (8, 1287, 3003), (10, 3003, 8008)] {
            let lattice = Lattice::of(dice).expect("few dice");
            assert_eq!(
                (lattice.rolls().len(), lattice.nodes.len(), lattice.dice()),
                (leaves, nodes, dice)
            );
            for (place, roll) in lattice.rolls().iter().enumerate() {
                assert_eq!(lattice.place(roll), Some(place));
            }
        }
        assert!(Lattice::of(MOST_DICE + 1).is_none());
        assert_eq!(Lattice::of(0).expect("no dice").rolls(), [[0; 6]]);
    }

    #[test]
    fn the_most_claws_are_as_computed_by_hand() {
        let missed = 5.0f32 / 6.0;
        let expected = 6.0 * (1.0 - missed * missed * missed);
        let found = plan(6, 2, |roll| f32::from(roll[5])).before();
        assert!(
            (found - expected).abs() < 1e-5 && (found - 2.527_778).abs() < 1e-5,
            "{found}"
        );
    }

    #[test]
    fn the_most_stars_are_as_computed_elsewhere() {
        let found = plan(6, 2, stars).before();
        assert!((found - 2.235_742).abs() < 1e-5, "{found}");
    }

    #[test]
    fn one_more_roll_or_die_never_hurts() {
        let six = plan(6, 3, stars);
        assert!(six.before() > plan(6, 2, stars).before());
        assert!(plan(7, 2, stars).before() > plan(6, 2, stars).before());
        for roll in Lattice::of(6).expect("few dice").rolls() {
            assert!(six.value(roll, 1) >= six.value(roll, 0));
            assert!(six.value(roll, 2) >= six.value(roll, 1));
        }
    }

    #[test]
    fn a_full_roll_is_kept_and_a_bad_one_thrown() {
        let claws = plan(6, 2, |roll| f32::from(roll[5]));
        assert_eq!(claws.keep(&[0, 0, 0, 0, 0, 6], 2), Some([0, 0, 0, 0, 0, 6]));
        assert_eq!(claws.keep(&[2, 1, 0, 1, 0, 2], 1), Some([0, 0, 0, 0, 0, 2]));
        assert_eq!(claws.keep(&[2, 1, 0, 1, 0, 2], 0), Some([2, 1, 0, 1, 0, 2]));
        assert_eq!(
            claws.keep(&[2, 1, 0, 1, 0, 1], 0),
            None,
            "five dice are no roll of six"
        );
        let indifferent = plan(6, 2, |_| 1.0);
        assert_eq!(
            indifferent.keep(&[2, 1, 0, 1, 0, 2], 2),
            Some([2, 1, 0, 1, 0, 2]),
            "nothing to gain: stop"
        );
    }

    #[test]
    fn a_roll_left_over_may_be_worth_more_than_another_throw() {
        let lattice = Lattice::of(6).expect("few dice");
        let claws: Vec<f32> = lattice.rolls().iter().map(|roll| f32::from(roll[5])).collect();
        let thrifty: Vec<f32> = claws.iter().map(|value| value + 0.5).collect();
        let plan = Plan::with(lattice, &[claws, thrifty], 1, MayThrow::ANY);
        let (four, five) = ([2, 0, 0, 0, 0, 4], [1, 0, 0, 0, 0, 5]);
        assert_eq!(
            plan.keep(&five, 1),
            Some(five),
            "another claw comes once in six throws"
        );
        assert_eq!(plan.value(&five, 1), Some(5.5));
        let one = [5, 0, 0, 0, 0, 1];
        assert_eq!(plan.keep(&one, 1), Some([0, 0, 0, 0, 0, 1]));
        assert_eq!(
            plan.keep(&four, 1),
            Some(four),
            "two dice bring a third of a claw"
        );
        assert_eq!(plan.keep(&four, 0), Some(four));
    }

    #[test]
    fn faces_that_may_always_be_thrown_are_thrown_until_they_please() {
        let lattice = Lattice::of(3).expect("few dice");
        let claws: Vec<f32> = lattice.rolls().iter().map(|roll| f32::from(roll[5])).collect();
        let plan = Plan::with(
            lattice,
            &[claws],
            1,
            MayThrow {
                rolls: ANY,
                after: 0b1,
            },
        );
        assert_eq!(plan.keep(&[2, 1, 0, 0, 0, 0], 0), Some([0, 1, 0, 0, 0, 0]));
        // Each free die is a claw once in five times, sooner or later.
        let value = plan.value(&[2, 1, 0, 0, 0, 0], 0).expect("three dice");
        assert!((value - 0.4).abs() < 1e-5, "{value}");
        let rolled = plan.value(&[0, 3, 0, 0, 0, 0], 1).expect("three dice");
        assert!((rolled - 0.6).abs() < 1e-5, "{rolled}");
    }

    #[test]
    fn every_keep_is_listed_once_and_none_is_better_than_the_plan() {
        let plan = plan(6, 2, stars);
        for roll in Lattice::of(6).expect("few dice").rolls() {
            let listed = plan.keeps(roll, 2);
            let count: usize = roll.iter().map(|count| usize::from(*count) + 1).product();
            let distinct: std::collections::HashSet<Counts> = listed.iter().map(|(keep, _)| *keep).collect();
            assert_eq!((listed.len(), distinct.len()), (count, count));
            assert_eq!(Some(listed[0].0), plan.keep(roll, 2));
            let value = plan.value(roll, 2).expect("six dice");
            assert!((listed[0].1 - value).abs() < 1e-6);
            assert!(listed.is_sorted_by(|one, other| one.1 >= other.1));
            assert_eq!(
                plan.keeps(roll, 0),
                [(*roll, stars(roll))],
                "no roll is left: stop"
            );
        }
        assert!(plan.keeps(&[1, 0, 0, 0, 0, 0], 2).is_empty());
    }

    #[test]
    fn the_last_rolls_are_as_likely_as_computed_by_hand() {
        let one = plan(6, 2, |roll| if roll[5] > 0 { 1.0 } else { 0.0 });
        let claw = |kept: &Counts, left| {
            let finals = one.finals(kept, left).expect("a keep");
            let rolls = one.lattice().rolls().iter().zip(finals);
            rolls
                .filter(|(roll, _)| roll[5] > 0)
                .map(|(_, odds)| odds)
                .sum::<f32>()
        };
        let missed = 5.0f32 / 6.0;
        assert!((claw(&[5, 0, 0, 0, 0, 0], 1) - 1.0 / 6.0).abs() < 1e-6);
        // Two throws of at least one die each: the plan throws all six when the first has missed.
        let twice = 1.0 - missed.powi(1 + 6);
        assert!((claw(&[5, 0, 0, 0, 0, 0], 2) - twice).abs() < 1e-5);
        assert!((claw(&[0; 6], 2) - (1.0 - missed.powi(12))).abs() < 1e-5);
        assert_eq!(claw(&[5, 0, 0, 0, 0, 1], 2), 1.0, "nothing is thrown any more");
    }

    #[test]
    fn the_last_rolls_are_worth_what_the_plan_says() {
        let plan = plan(6, 2, stars);
        for roll in plan.lattice().rolls().iter().step_by(17) {
            for (keep, worth) in plan.keeps(roll, 2) {
                let finals = plan.finals(&keep, 2).expect("a keep");
                let total: f32 = finals.iter().sum();
                let mean: f32 = plan
                    .lattice()
                    .rolls()
                    .iter()
                    .zip(&finals)
                    .map(|(roll, odds)| odds * stars(roll))
                    .sum();
                assert!(
                    (total - 1.0).abs() < 1e-4 && (mean - worth).abs() < 1e-4,
                    "{keep:?}: {total} {mean} {worth}"
                );
            }
        }
    }

    #[test]
    fn dice_that_are_thrown_until_they_please_come_to_rest() {
        let lattice = Lattice::of(3).expect("few dice");
        let claws: Vec<f32> = lattice.rolls().iter().map(|roll| f32::from(roll[5])).collect();
        let plan = Plan::with(
            lattice,
            &[claws],
            1,
            MayThrow {
                rolls: ANY,
                after: 0b1,
            },
        );
        let finals = plan.finals(&[0, 1, 0, 0, 0, 0], 0).expect("a keep");
        let total: f32 = finals.iter().sum();
        let free: f32 = lattice
            .rolls()
            .iter()
            .zip(&finals)
            .filter(|(roll, _)| roll[0] > 0)
            .map(|(_, odds)| odds)
            .sum();
        assert!((total - 1.0).abs() < 1e-5 && free < 1e-5, "{total} {free}");
    }

    #[test]
    fn what_a_plan_aims_at_is_what_comes_along() {
        let lattice = Lattice::of(6).expect("few dice");
        let plan = plan(6, 2, stars);
        let finals: Vec<[f32; 2]> = lattice
            .rolls()
            .iter()
            .map(|roll| [stars(roll), f32::from(roll[5])])
            .collect();
        let [found, claws] = plan.along(&finals);
        assert!((found - plan.before()).abs() < 1e-4, "{found}");
        assert!(claws < 1.0, "nobody keeps claws here: {claws}");
    }

    #[test]
    fn keeping_agrees_with_the_best_keep() {
        let plan = plan(6, 2, stars);
        for roll in Lattice::of(6).expect("few dice").rolls() {
            let keep = plan.keep(roll, 2).expect("six dice");
            if keep == *roll {
                continue;
            }
            let (kept, value) = (
                plan.keeping(&keep, 1).expect("a keep"),
                plan.value(roll, 2).expect("six dice"),
            );
            assert!((kept - value).abs() < 1e-6, "{roll:?}: {kept} {value}");
        }
    }
}
