//! Duel as this Master reads it.

mod default_policy;
mod features;
mod lookahead;
mod roll_plan;
mod state_hash;
mod ways;

use super::learned::Learned;
use super::{Played, Player};
use engine::duel::State;
use std::sync::OnceLock;

/// Its net.
const WEIGHTS: [&[u8]; 1] = [include_bytes!("../../../../resources/weights/0.1/duel.net")];

impl Played for State {
    fn master(seed: u64) -> Option<Box<dyn Player<Self>>> {
        static NETS: OnceLock<Option<Learned>> = OnceLock::new();
        let nets = NETS.get_or_init(|| Learned::read::<Self>(&WEIGHTS)).as_ref()?;
        Some(super::master(nets, seed))
    }
}
