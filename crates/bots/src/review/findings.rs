//! What a look back has found.

use super::is_to_blame;
use crate::search::WinProbabilities;
use engine::{Seat, Seats};
use std::cmp::Reverse;

/// Decisions that cost less than this (in chances to win, from 0 to 1) are as good as right.
pub const LEAST: f32 = 0.01;
/// So many turning points, and so many costly decisions of a seat, are told.
pub const MOST: usize = 3;
/// A turn that moves less than this is no turning point, and what cost less does not explain one.
pub(super) const WORTH_A_WORD: f32 = 0.05;

/// What everybody could hope for at one moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// How many answers had been given.
    pub at: usize,
    /// The turn that begins, or that was the last one.
    pub turn: u16,
    /// Whose turn begins; `None` at the end.
    pub whose: Option<Seat>,
    /// The chances of all seats.
    pub shares: WinProbabilities,
}

/// A turn that changed much.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Swing {
    /// The number of answers given when it began.
    pub from: usize,
    /// And when the next one did, or the game was over.
    pub to: usize,
    /// Which turn.
    pub turn: u16,
    /// Whose.
    pub whose: Seat,
    /// Whose chances changed most.
    pub seat: Seat,
    /// What everybody could hope for before.
    pub before: WinProbabilities,
    /// And after.
    pub after: WinProbabilities,
    /// Who decided badly, if that was it; otherwise it was luck, or what nobody judged.
    pub erred: Option<Seat>,
}

impl Swing {
    /// By how much the chances changed of the seat that it is about.
    #[must_use]
    pub fn change(&self) -> f32 {
        self.after[self.seat.index()] - self.before[self.seat.index()]
    }

    /// How much of the chances went from some seats to others.
    fn size(&self) -> f32 {
        let moved = self.before.iter().zip(&self.after);
        moved.map(|(before, after)| (after - before).abs()).sum::<f32>() / 2.0
    }
}

/// A decision, and what would have been better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Verdict<A> {
    /// How many answers had been given.
    pub at: usize,
    /// In which turn.
    pub turn: u16,
    /// Who decided.
    pub seat: Seat,
    /// What was said.
    pub played: A,
    /// The chance to win after it.
    pub worth: f32,
    /// The best that could be said.
    pub best: A,
    /// The chance to win after that.
    pub hope: f32,
}

impl<A> Verdict<A> {
    /// What the decision cost, in chances to win from 0 to 1.
    #[must_use]
    pub fn cost(&self) -> f32 {
        self.hope - self.worth
    }
}

/// What luck did in a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Luck {
    /// Which turn.
    pub turn: u16,
    /// By how much the answers of Nature that could be measured moved the chance to win of every seat, in sum.
    pub moved: WinProbabilities,
    /// So many answers of Nature could be measured.
    pub measured: u32,
    /// And so many could not: what they did is not in the sum.
    pub unmeasured: u32,
}

impl Luck {
    /// Of a turn that begins.
    pub(super) fn of(turn: u16) -> Self {
        Self {
            turn,
            moved: WinProbabilities::default(),
            measured: 0,
            unmeasured: 0,
        }
    }

    /// Adds what an answer of Nature did, if that could be measured.
    pub(super) fn add(&mut self, moved: Option<WinProbabilities>) {
        let Some(moved) = moved else {
            self.unmeasured += 1;
            return;
        };
        self.measured += 1;
        for (sum, moved) in self.moved.iter_mut().zip(moved) {
            *sum += moved;
        }
    }
}

/// What has been found, as soon as it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum News<A> {
    /// The next point of the course.
    Point(Point),
    /// A turning point.
    Swing(Swing),
    /// A decision has been judged.
    Verdict(Verdict<A>),
    /// The luck of the next turn.
    Luck(Luck),
    /// How much of the work is done, from 0 to 1.
    Progress(f32),
    /// That was all.
    Done,
}

/// All that has been found so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Findings<A> {
    points: Vec<Point>,
    swings: Vec<Swing>,
    verdicts: Vec<Verdict<A>>,
    luck: Vec<Luck>,
    progress: f32,
    done: bool,
}

impl<A> Default for Findings<A> {
    fn default() -> Self {
        Self {
            points: Vec::new(),
            swings: Vec::new(),
            verdicts: Vec::new(),
            luck: Vec::new(),
            progress: 0.0,
            done: false,
        }
    }
}

impl<A: Copy> Findings<A> {
    /// Takes in what was found.
    pub fn hear(&mut self, news: News<A>) {
        match news {
            News::Point(point) => self.points.push(point),
            News::Swing(swing) => {
                self.swings.push(swing);
                self.swings.sort_by_key(|swing| swing.from);
            }
            News::Verdict(verdict) => self.verdicts.push(verdict),
            News::Luck(luck) => self.luck.push(luck),
            News::Progress(progress) => self.progress = self.progress.max(progress),
            News::Done => self.done = true,
        }
    }

    /// The course of the chances: where each turn began, and the end.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The turning points, in the order of the game.
    #[must_use]
    pub fn swings(&self) -> &[Swing] {
        &self.swings
    }

    /// Everything that was judged.
    #[must_use]
    pub fn verdicts(&self) -> &[Verdict<A>] {
        &self.verdicts
    }

    /// The luck of each turn, in the order of the game.
    #[must_use]
    pub fn luck(&self) -> &[Luck] {
        &self.luck
    }

    /// By how much luck moved the chance of a seat to win, in sum over the turns that are known; `None` where
    /// nothing could be measured.
    #[must_use]
    pub fn luck_of(&self, seat: Seat) -> Option<f32> {
        let measured = self.luck.iter().filter(|luck| luck.measured > 0);
        let moved = measured.map(|luck| luck.moved.get(seat.index()).copied().unwrap_or_default());
        moved.fold(None, |sum: Option<f32>, moved| {
            Some(sum.unwrap_or_default() + moved)
        })
    }

    /// How many answers of Nature could not be measured: they are in no sum.
    #[must_use]
    pub fn unmeasured(&self) -> u32 {
        self.luck.iter().map(|luck| luck.unmeasured).sum()
    }

    /// How much of the work is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        self.progress
    }

    /// Is there nothing more to find?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The decisions of a seat that cost it most, the costliest first; none that is as good as right.
    #[must_use]
    pub fn costliest(&self, seat: Seat) -> Vec<Verdict<A>> {
        let costly = |verdict: &&Verdict<A>| verdict.seat == seat && verdict.cost() >= LEAST;
        let mut found: Vec<_> = self.verdicts.iter().filter(costly).copied().collect();
        // Of equal ones the earlier one.
        found.sort_by(|one, other| other.cost().total_cmp(&one.cost()).then(one.at.cmp(&other.at)));
        found.truncate(MOST);
        found
    }

    /// How many decisions of a seat were judged.
    #[must_use]
    pub fn judged(&self, seat: Seat) -> usize {
        self.verdicts
            .iter()
            .filter(|verdict| verdict.seat == seat)
            .count()
    }

    pub(super) fn has_judged(&self, at: usize) -> bool {
        self.verdicts.iter().any(|verdict| verdict.at == at)
    }

    /// The turns that changed most, in the order of the game; who is to blame is not known yet. Of seats
    /// whose chances changed alike it is about one of these, and otherwise about the first.
    pub(super) fn turns(&self, about: Seats) -> Vec<Swing> {
        let swing = |pair: &[Point]| {
            let [before, after] = pair else { return None };
            let most = (0..before.shares.len()).max_by_key(|seat| {
                let change = (after.shares[*seat] - before.shares[*seat]).abs();
                // What differs by less than can be read is alike.
                let alike = (change * 1000.0).round() as i32;
                (alike, about.contains(Seat(*seat as u8)), Reverse(*seat))
            })?;
            Some(Swing {
                from: before.at,
                to: after.at,
                turn: before.turn,
                whose: before.whose?,
                seat: Seat(most as u8),
                before: before.shares,
                after: after.shares,
                erred: None,
            })
        };
        let mut swings: Vec<Swing> = self.points.windows(2).filter_map(swing).collect();
        swings.retain(|swing| swing.size() >= WORTH_A_WORD);
        swings.sort_by(|one, other| other.size().total_cmp(&one.size()));
        swings.truncate(MOST);
        swings.sort_by_key(|swing| swing.from);
        swings
    }

    /// The swing, once everything in it has been judged.
    pub(super) fn explained(&self, swing: Swing) -> Swing {
        let mut costs = [0.0; 6];
        for verdict in &self.verdicts {
            if (swing.from..swing.to).contains(&verdict.at) {
                costs[verdict.seat.index()] += verdict.cost();
            }
        }
        let change = swing.change();
        let could = |seat: &Seat| (*seat == swing.seat) == (change < 0.0);
        let worst = (0..6)
            .map(Seat)
            .filter(could)
            .max_by(|one, other| costs[one.index()].total_cmp(&costs[other.index()]));
        Swing {
            erred: worst.filter(|seat| is_to_blame(costs[seat.index()], change)),
            ..swing
        }
    }
}
