//! What monster packs are worth where a turn is about to begin: pieces in front of monsters, being Berserk,
//! and holding the Scarab under the curse of the moment. The numbers are set by hand and were checked by
//! matches; what comes of the dice the evaluators see by themselves.

#[cfg(test)]
mod tests;

use super::value::exp_approx;
use crate::search::WinProbabilities;
use engine::classic::{CardId, Good, Law, Piece, State};
use engine::{Game, Seat};

/// What a heart, a star and a cube move the strengths by which hopes are shared out: learned and set by hand,
/// of two and of more.
const MOVES: [[[f32; 3]; 2]; 2] = [
    [[0.27, 0.065, 0.11], [0.17, 0.19, 0.105]],
    [[0.2, 0.08, 0.08], [0.14, 0.19, 0.09]],
];
/// Hearts that a Cultist stands for: it may also be energy, or a roll when that counts.
const CULTIST: f32 = 0.7;
/// Turns in which a floor pays its owner until somebody takes it or the game is over.
const TURNS: f32 = 3.0;
/// The part of a floor's hearts that are of use.
const OF_USE: f32 = 0.6;
/// What it is worth to need only the top: outside, and in Tokyo where four 1s are enough.
const NEAR_THE_TOP: [f32; 2] = [0.3, 0.7];
/// The part of that for who needs two floors.
const HALF_WAY: f32 = 0.25;
/// Cubes and claws that the Berserk die brings in a turn, less the skull, in cubes.
const BERSERK: f32 = 2.0;
/// What one more die to throw is worth to a beast, and what each cube is worth less that buys nothing.
const BEAST: [f32; 2] = [0.12, 0.02];
/// Cubes of a beast that are counted.
const IDLE: f32 = 12.0;

/// Moves the chances to win by what monster packs are worth to each living seat.
pub(super) fn weigh(state: &State, shares: &mut WinProbabilities, learned: bool) {
    let [heart, star, cube] = MOVES[usize::from(!learned)][usize::from(state.seats() > 2)];
    let mut extras = [0.0; 6];
    for held in state.in_play() {
        let Some(piece) = held.card.piece() else { continue };
        let seat = held.owner;
        extras[seat.index()] += match piece {
            Piece::Cultists => CULTIST * heart * less_and_less(held.tokens),
            Piece::Floor(1) => TURNS * OF_USE * heart,
            Piece::Floor(2) => TURNS * (OF_USE * heart + cube),
            Piece::Scarab => held_scarab(state, heart, star, cube),
            Piece::Form if held.tokens > 0 => {
                let energy = f32::from(state.player(seat).energy);
                BEAST[0] - BEAST[1] * if energy > IDLE { IDLE } else { energy }
            }
            Piece::Floor(_) | Piece::Form | Piece::Berserk => 0.0,
        };
    }
    for seat in state.living() {
        let tokyo = usize::from(state.in_tokyo(seat));
        extras[seat.index()] += match floors(state, seat) {
            0 => 0.0,
            1 => HALF_WAY * NEAR_THE_TOP[tokyo],
            _ => NEAR_THE_TOP[tokyo],
        };
        if state.is_berserk(seat) {
            extras[seat.index()] += BERSERK * cube;
        }
    }
    let mut total = 0.0;
    for (share, extra) in shares.iter_mut().zip(extras) {
        *share *= exp_approx(extra);
        total += *share;
    }
    if total > 0.0 {
        *shares = shares.map(|share| share / total);
    }
}

/// The floors below the top that a seat owns.
fn floors(state: &State, seat: Seat) -> usize {
    (1..=2)
        .filter(|floor| state.floor_owner(*floor) == Some(seat))
        .count()
}

/// Each of several is worth a little less than the one before.
fn less_and_less(count: u8) -> f32 {
    let count = f32::from(count);
    count * 8.0 / (7.0 + count)
}

/// What the Scarab is worth to its holder under the open curse.
fn held_scarab(state: &State, heart: f32, star: f32, cube: f32) -> f32 {
    match state.curse().and_then(CardId::law) {
        Some(Law::Holder(Good::Hearts)) => 2.0 * heart,
        Some(Law::Holder(Good::Energy)) => 4.0 * cube,
        Some(Law::Holder(Good::Stars)) => 3.0 * star,
        Some(Law::Holder(Good::Claws)) => 2.0 * heart,
        Some(Law::Holder(Good::Purchases)) => 2.0 * cube,
        Some(Law::Confused) => heart,
        // Its holder pays in every turn of the others.
        Some(Law::Gift) => -2.0 * cube,
        // Pharaonic Skin, which takes no heart from its holder, is plain in its law.
        Some(Law::Plain) if shields_holder(state) => 3.0 * heart,
        _ => 0.5 * cube,
    }
}

/// Can the holder of the Scarab lose no heart?
fn shields_holder(state: &State) -> bool {
    use engine::classic::rule::Stat;
    let holder = state.scarab();
    holder.is_some_and(|holder| state.stat(Stat::Immune, holder, 0) > 0)
}
