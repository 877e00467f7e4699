//! What monster packs are worth where a turn is about to begin: pieces in front of monsters, being Berserk,
//! and holding the Scarab under the curse of the moment. The numbers are set by hand and were checked by
//! matches; what comes of the dice the evaluators see by themselves. The evaluator set by hand adds these
//! numbers; nets read them as one feature among others.

#[cfg(test)]
mod tests;

use engine::classic::{CardId, Good, Law, Pack, Piece, State};
use engine::{Game, Seat};

/// What a heart, a star and a cube move the strengths by which hopes are shared out: learned and set by hand,
/// of two and of more.
const MOVES: [[[f32; 3]; 2]; 2] = [
    [[0.27, 0.065, 0.11], [0.17, 0.19, 0.105]],
    [[0.2, 0.08, 0.08], [0.14, 0.19, 0.09]],
];
/// Hearts that a Cultist stands for beyond those that are missing: it waits for a wound, or is energy or a roll
/// when that counts.
const CULTIST: f32 = 0.7;
/// What one that stands for a missing heart is worth more than that heart: it may still become something else.
const CHOICE: f32 = 0.05;
/// Hearts that the two lower floors stand for as long as they pay, which is mostly to the end of the game.
const FLOORS: [f32; 2] = [3.5, 2.5];
/// What it is worth to need only the top: outside, and in Tokyo where four 1s are enough.
const NEAR_THE_TOP: [f32; 2] = [0.3, 0.7];
/// The part of that for who needs two floors.
const HALF_WAY: f32 = 0.4;
/// Cubes and claws that the Berserk die brings in a turn, less the skull, in cubes.
const BERSERK: f32 = 2.0;

/// The position by whose numbers a value is told: Cultists stand for the hearts that they may become at once.
/// `None` where that changes nothing.
pub(super) fn as_valued(state: &State) -> Option<State> {
    let waiting = |seat: Seat| state.cultists(seat) > 0 && state.could_heal(seat);
    (state.has_pack(Pack::Cultists) && state.living().into_iter().any(waiting))
        .then(|| state.with_cultists_spent())
}

/// What monster packs add to the strength of each living seat. `learned` says by whose measure.
pub(super) fn worths(state: &State, learned: bool) -> [f32; 6] {
    let [heart, star, cube] = MOVES[usize::from(!learned)][usize::from(state.seats() > 2)];
    let mut extras = [0.0; 6];
    for held in state.in_play() {
        let Some(piece) = held.card.piece() else { continue };
        let seat = held.owner;
        extras[seat.index()] += match piece {
            Piece::Cultists => {
                let missing = state.cap(seat).saturating_sub(state.player(seat).hearts);
                let spent = held.tokens.min(missing);
                heart * (CHOICE * f32::from(spent) + CULTIST * less_and_less(held.tokens - spent))
            }
            Piece::Floor(1) => FLOORS[0] * heart,
            Piece::Floor(2) => FLOORS[1] * heart,
            Piece::Scarab => held_scarab(state, heart, star, cube),
            // Its one more die is worth about the cards that a beast does not buy.
            Piece::Floor(_) | Piece::Form | Piece::Berserk => 0.0,
        };
    }
    for seat in state.living() {
        let tokyo = usize::from(state.in_tokyo(seat));
        extras[seat.index()] += match floors_of(state, seat).count_ones() {
            0 => 0.0,
            1 => HALF_WAY * NEAR_THE_TOP[tokyo],
            _ => NEAR_THE_TOP[tokyo],
        };
        if state.is_berserk(seat) {
            extras[seat.index()] += BERSERK * cube;
        }
    }
    extras
}

/// The floors below the top that a seat owns, as a mask.
pub(super) fn floors_of(state: &State, seat: Seat) -> usize {
    let owned = |floor: &u8| state.floor_owner(*floor) == Some(seat);
    (1..=2)
        .filter(owned)
        .fold(0, |mask, floor| mask | 1 << (floor - 1))
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
