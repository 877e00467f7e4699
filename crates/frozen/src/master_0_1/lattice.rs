//! The exact plan of a turn's rolls. A roll is a multiset of faces; the lattice of all multisets of up to D
//! dice joins each one to those with one die more or less. Two sweeps over it replace the enumeration of what
//! to keep and what may come: throwing k dice is adding k dice one by one, and the best keep of a roll is the
//! roll itself or the best keep of the roll with one die less.
//!
//! Knows nothing of what faces mean: it is given one value per final roll. [`precise`] has the same sweeps in
//! double precision.

use std::collections::HashMap;
use std::sync::OnceLock;

/// The most dice for which a plan can be made.
pub(super) const MOST_DICE: usize = 10;

/// How many dice show each of the six faces.
pub(super) type Counts = [u8; 6];

/// No such neighbour.
const NONE: u16 = u16::MAX;

/// All multisets of 0 to D dice, smaller ones first. Built once per D.
#[derive(Debug)]
pub(super) struct Lattice {
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
    pub(super) fn of(dice: usize) -> Option<&'static Self> {
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

    /// The complete rolls, in the order in which their values are given and returned.
    #[must_use]
    pub(super) fn rolls(&self) -> &[Counts] {
        &self.nodes[self.starts[self.dice]..]
    }

    /// The place of a complete roll among [`Lattice::rolls`].
    #[must_use]
    pub(super) fn place(&self, roll: &Counts) -> Option<usize> {
        let node = usize::from(*self.index.get(roll)?);
        node.checked_sub(self.starts[self.dice])
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
pub(super) struct Plan {
    lattice: &'static Lattice,
    /// By number of rolls left, 0 first.
    stages: Vec<Stage>,
}

/// Any face may be thrown again.
const ANY: u8 = 0b11_1111;
/// Rolls beyond the last roll that are looked ahead: of the dice thrown so often next to none still shows the
/// face that lets it be thrown once more.
const BEYOND: usize = 8;

/// Rolls after which the chance that one more is wanted is next to nothing.
const LONGEST: usize = 60;

impl Plan {
    /// The same where rolls left over count, or where some dice may be thrown after the last roll: `stops`
    /// has the values of stopping with 0, 1, 2, … rolls left, the last ones standing for any more; `free` is
    /// the mask of faces that may be thrown again any number of times once no roll is left.
    ///
    /// # Panics
    /// When there is not one value per roll, or none at all.
    #[must_use]
    pub(super) fn with<V: AsRef<[f32]>>(
        lattice: &'static Lattice,
        stops: &[V],
        rerolls: usize,
        free: u8,
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
        for _ in 0..if free == 0 { 0 } else { BEYOND } {
            lattice.expect(&last.values, &mut reach);
            last = lattice.best(stop(0), free, &mut reach);
        }
        let mut stages = Vec::with_capacity(rerolls + 1);
        stages.push(last);
        for left in 0..rerolls {
            lattice.expect(&stages[left].values, &mut reach);
            stages.push(lattice.best(stop(left + 1), ANY, &mut reach));
        }
        Self { lattice, stages }
    }

    /// The number of further rolls that are planned.
    #[must_use]
    pub(super) fn rerolls(&self) -> usize {
        self.stages.len() - 1
    }

    /// What `roll` is worth with `left` rolls to come; `None` for another number of dice.
    #[must_use]
    pub(super) fn value(&self, roll: &Counts, left: usize) -> Option<f32> {
        let stage = &self.stages[left.min(self.rerolls())];
        Some(stage.values[self.lattice.place(roll)?])
    }

    /// What to keep of `roll` with `left` rolls to come; the whole roll means to stop.
    #[must_use]
    pub(super) fn keep(&self, roll: &Counts, left: usize) -> Option<Counts> {
        let stage = &self.stages[left.min(self.rerolls())];
        Some(self.lattice.nodes[usize::from(stage.keep[self.lattice.place(roll)?])])
    }

    /// What it is worth to keep `kept`, throw the other dice, and go on with `left` rolls after that.
    #[must_use]
    pub(super) fn keeping(&self, kept: &Counts, left: usize) -> Option<f32> {
        let node = usize::from(*self.lattice.index.get(kept)?);
        let mut reach = vec![0.0; self.lattice.nodes.len()];
        self.lattice
            .expect(&self.stages[left.min(self.rerolls())].values, &mut reach);
        Some(reach[node])
    }

    /// How likely each complete roll is to be the last one before anything was thrown, when all goes as
    /// planned; in the order of [`Lattice::rolls`].
    #[must_use]
    pub(super) fn likely(&self) -> Vec<f32> {
        self.last_of(&[0; 6], self.rerolls())
            .expect("the lattice begins with no dice")
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
    pub(super) fn along<const N: usize>(&self, finals: &[[f32; N]]) -> [f32; N] {
        let leaves = self.lattice.starts[self.lattice.dice];
        let mut rolls = finals.to_vec();
        let mut reach = vec![[0.0; N]; self.lattice.nodes.len()];
        for stage in &self.stages[1..] {
            self.lattice.mean(&rolls, &mut reach);
            for (place, keep) in stage.keep.iter().enumerate() {
                let keep = usize::from(*keep);
                rolls[place] = if keep >= leaves {
                    finals[keep - leaves]
                } else {
                    reach[keep]
                };
            }
        }
        self.lattice.mean(&rolls, &mut reach);
        reach[0]
    }

    /// What the turn is worth before its first roll, all planned rolls to follow.
    #[must_use]
    pub(super) fn before(&self) -> f32 {
        self.keeping(&[0; 6], self.rerolls())
            .expect("the lattice begins with no dice")
    }
}
