//! Master of version 0.1: the exact plan of the rolls, a learned value of positions, and one turn further
//! where there are no cards. Start at [`Played`].

mod classic;
mod deeper;
mod draw;
mod duel;
mod lattice;
mod layout;
mod learned;
mod net;
mod planner;
mod roll_plan;
mod search;

use deeper::Deeper;
use engine::{Game, Seat};
use learned::{Features, Learned};
use planner::Planner;
use roll_plan::RollPlan;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop thinking, as its asker holds it.
#[derive(Debug, Clone)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asked once this flag is set.
    #[must_use]
    pub const fn new(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }

    /// Has somebody asked?
    fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Somebody who answers for a seat.
pub trait Player<G: Game>: Send {
    /// The answer of `seat` to the question that is open in `seen`, which holds what this seat may see.
    /// `None` when the seat is not asked, or when it was stopped before it had looked at anything.
    fn choose(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<G::Answer>;
}

/// A game that Master of version 0.1 plays: both of them.
pub trait Played: Game {
    /// Master with this seed; `None` if its nets cannot be read, which a test rules out.
    #[must_use]
    fn master(seed: u64) -> Option<Box<dyn Player<Self>>>;
}

/// Master with these nets.
fn master<G>(nets: &Learned, seed: u64) -> Box<dyn Player<G>>
where
    G: RollPlan + Features + Send + 'static,
    G::Answer: Send,
{
    let evaluator = Deeper::new(nets.clone(), seed);
    Box::new(Planner::with_evaluator(seed, evaluator))
}
