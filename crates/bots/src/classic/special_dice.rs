//! The Berserk die and the Die of Fate as dice beside those of the row.

use super::super::lattice::beside::{Beside, Throw};
use engine::classic::{CardId, Law, SpecialDie, SpecialFace, State};
use engine::parts::DiceMask;

/// What one special die may show, and where it lies.
struct Die {
    faces: Vec<SpecialFace>,
    shown: Option<SpecialFace>,
    place: DiceMask,
}

impl Die {
    /// This die, if it lies among those of the turn.
    fn of(die: SpecialDie, shown: Option<SpecialFace>, index: Option<u8>) -> Self {
        let lies = shown.and(index);
        Self {
            faces: lies.map_or_else(Vec::new, |_| die.each_face().collect()),
            shown,
            place: lies.map_or(0, |index| 1 << index),
        }
    }

    /// How many states it has: one where it is missing.
    fn states(&self) -> usize {
        self.faces.len().max(1)
    }

    fn shown(&self) -> usize {
        let shown = |face: &SpecialFace| Some(*face) == self.shown;
        self.faces.iter().position(shown).unwrap_or(0)
    }

    /// Each state with how likely a throw leads to it.
    fn odds(&self) -> Vec<(usize, f32)> {
        let chance = |face: &SpecialFace| {
            let all = face.die().faces();
            let ways = all.iter().filter(|other| *other == face).count();
            ways as f32 / all.len() as f32
        };
        self.faces.iter().map(chance).enumerate().collect()
    }
}

/// Both dice of the turn.
fn dice(state: &State) -> (Die, Die) {
    (
        Die::of(SpecialDie::Berserk, state.berserk_die(), state.berserk_index()),
        Die::of(SpecialDie::Fate, state.fate(), state.fate_index()),
    )
}

/// What the special dice of the turn may show together; `None` where there are none. The states go through
/// the faces of the Die of Fate first.
pub(super) fn beside(state: &State) -> Option<Beside> {
    let (berserk, fate) = dice(state);
    if berserk.faces.is_empty() && fate.faces.is_empty() {
        return None;
    }
    let states = berserk.states() * fate.states();
    let number = |berserk: usize, of_fate: usize| berserk * fate.states() + of_fate;
    let part = |state: usize| (state / fate.states(), state % fate.states());
    let curse = state.curse();
    let more = |of_fate: usize| rolls_for(curse, fate.faces.get(of_fate).copied());
    let most = (0..fate.states()).map(more).max().unwrap_or(0);
    let sure = |state: usize| vec![(state, 1.0)];
    let kept = |of_berserk: usize| {
        let symbol = berserk.faces.get(of_berserk).and_then(|face| face.symbol());
        matches!((curse.and_then(CardId::law), symbol), (Some(Law::Keeps(face)), Some((other, _))) if face == other)
    };
    let mut throws = vec![Throw {
        dice: 0,
        odds: (0..states).map(sure).collect(),
    }];
    for (throws_berserk, throws_fate) in [(true, false), (false, true), (true, true)] {
        let mask = |thrown: bool, die: &Die| if thrown { die.place } else { 0 };
        if throws_berserk && berserk.faces.is_empty() || throws_fate && fate.faces.is_empty() {
            continue;
        }
        let odds = (0..states).map(|state| {
            let (of_berserk, of_fate) = part(state);
            if throws_berserk && kept(of_berserk) {
                return Vec::new();
            }
            let ones = if throws_berserk {
                berserk.odds()
            } else {
                sure(of_berserk)
            };
            let others = if throws_fate { fate.odds() } else { sure(of_fate) };
            let joint = |(one, chance): &(usize, f32)| {
                let (one, chance) = (*one, *chance);
                let others = others.iter();
                others
                    .map(|(other, more)| (number(one, *other), chance * more))
                    .collect::<Vec<_>>()
            };
            ones.iter().flat_map(joint).collect()
        });
        throws.push(Throw {
            dice: mask(throws_berserk, &berserk) | mask(throws_fate, &fate),
            odds: odds.collect(),
        });
    }
    Some(Beside {
        shown: number(berserk.shown(), fate.shown()),
        fewer: (0..states)
            .map(|state| (most - more(part(state).1)).try_into().unwrap_or(0))
            .collect(),
        throws,
    })
}

/// Rolls that a face of the Die of Fate leaves under this curse, more than the others.
fn rolls_for(curse: Option<CardId>, face: Option<SpecialFace>) -> i32 {
    let Some(Law::Sand) = curse.and_then(CardId::law) else {
        return 0;
    };
    i32::from(face == Some(SpecialFace::Ankh))
}

/// The same position with what its special dice show together in this state.
pub(super) fn showing(state: &State, number: usize) -> State {
    let (berserk, fate) = dice(state);
    let (of_berserk, of_fate) = (number / fate.states(), number % fate.states());
    state.showing_special(
        berserk.faces.get(of_berserk).copied(),
        fate.faces.get(of_fate).copied(),
    )
}

/// The special dice that may be thrown again and show what nobody wants: a Skull or a Snake.
pub(super) fn unwanted(state: &State) -> DiceMask {
    let (berserk, fate) = dice(state);
    let harms = |die: &Die| matches!(die.shown, Some(SpecialFace::Skull | SpecialFace::Snake));
    let masks = [berserk, fate].map(|die| if harms(&die) { die.place } else { 0 });
    (masks[0] | masks[1]) & state.rerolls()
}
