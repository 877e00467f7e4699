//! King of Tokyo as this Master reads it.

mod dice_changes;
mod features;
mod lookahead;
mod roll_plan;
mod state_hash;

use super::learned::Learned;
use super::{Played, Player};
use engine::classic::State;
use std::sync::OnceLock;

/// Its nets, in the order of [`super::learned::Features::NETS`].
const WEIGHTS: [&[u8]; 3] = [
    include_bytes!("../../../../resources/weights/0.1/classic-two.net"),
    include_bytes!("../../../../resources/weights/0.1/classic-bare.net"),
    include_bytes!("../../../../resources/weights/0.1/classic-many.net"),
];

impl Played for State {
    fn master(seed: u64) -> Option<Box<dyn Player<Self>>> {
        static NETS: OnceLock<Option<Learned>> = OnceLock::new();
        let nets = NETS.get_or_init(|| Learned::read::<Self>(&WEIGHTS)).as_ref()?;
        Some(super::master(nets, seed))
    }
}
