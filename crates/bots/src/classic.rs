//! King of Tokyo's part of the bots: what the generic search must know of the game, of its throws and of
//! whims, and the hand-set value of a position.
//!
//! Start at [`HandSet`]. Cards are met only through the answers that they offer, the numbers that they change
//! and the positions that come of them; none is known by name.

mod aims;
mod baselines;
mod dice_changes;
mod evolutions;
mod features;
mod lookahead;
mod packs;
mod persona;
mod roll_plan;
mod special_dice;
mod state_hash;
mod value;

#[cfg(test)]
mod tests;

pub use aims::Aim;
pub use value::HandSet;

use super::Level;
use super::fallible::ErrorRate;
use super::learned::Learned;
use super::levels::Levels;
use super::search::WinProbabilities;
use engine::Seat;
use engine::classic::{Moment, State, What};
use std::sync::OnceLock;

/// The nets that come with the program, in the order of [`super::learned::Features::NETS`].
const WEIGHTS: [&[u8]; 3] = [
    include_bytes!("../../../resources/weights/classic-two.net"),
    include_bytes!("../../../resources/weights/classic-bare.net"),
    include_bytes!("../../../resources/weights/classic-many.net"),
];

impl Levels for State {
    type HandSet = HandSet;

    fn error_rate(level: Level) -> ErrorRate {
        let (whims, wander, slips) = match level {
            Level::Easy => (97, 60, 95),
            Level::Normal => (42, 6, 32),
            Level::Hard => (11, 6, 8),
            Level::Master => return ErrorRate::NONE,
        };
        ErrorRate { whims, wander, slips }
    }

    fn shipped() -> Option<&'static Learned> {
        static SHIPPED: OnceLock<Option<Learned>> = OnceLock::new();
        let read = || Learned::shipped::<Self>(&WEIGHTS);
        SHIPPED.get_or_init(read).as_ref()
    }

    fn as_valued(&self) -> Option<Self> {
        packs::as_valued(self)
    }

    fn weigh_extras(&self, shares: &mut WinProbabilities, hands: bool) {
        let extras = extras(self, false, hands);
        if extras == [0.0; 6] {
            return;
        }
        let mut total = 0.0;
        for (share, extra) in shares.iter_mut().zip(extras) {
            *share *= value::exp_approx(extra);
            total += *share;
        }
        if total > 0.0 {
            *shares = shares.map(|share| share / total);
        }
    }

    fn hand_ignored(&self, seat: Seat) -> Option<Self> {
        self.powered().then(|| self.without_hand(seat))
    }

    fn asked_by_packs(&self) -> bool {
        let flips = What::Window { moment: Moment::Flip };
        let what = self.question().what;
        what == flips || matches!(what, What::Curse { .. })
    }

    fn packs_ignored(&self) -> Option<Self> {
        (!self.options().packs.is_empty()).then(|| self.without_packs())
    }
}

/// What Evolutions and monster packs add to the strength of each seat, as it was set by hand; nothing once the
/// game is over.
fn extras(state: &State, learned: bool, hands: bool) -> [f32; 6] {
    let mut extras = [0.0; 6];
    if state.outcome().is_some() {
        return extras;
    }
    if state.powered() {
        extras = evolutions::worths(state, learned, hands);
    }
    if !state.options().packs.is_empty() {
        let packs = packs::worths(state, learned);
        extras
            .iter_mut()
            .zip(packs)
            .for_each(|(extra, more)| *extra += more);
    }
    extras
}
