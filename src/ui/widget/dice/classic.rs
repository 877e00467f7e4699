//! The dice of the classic game: those of the turn, and those thrown beside them for a card.

pub mod special;

use super::{DiceView, Make, Tray};
use crate::ui::classic_motion::{Motion, Speed};
use crate::ui::show::pose::Throw;
use crate::ui::widget::die;
use engine::classic::{Dice, Face, SpecialFace, State};
use engine::parts::DiceMask;

/// The dice of the turn, or those beside them.
#[derive(Debug, Clone, Copy)]
pub struct Thrown<'a> {
    motion: &'a Motion,
    beside: bool,
}

/// The dice of the turn.
#[must_use]
pub fn tray<Message>(motion: &Motion) -> Tray<'_, Thrown<'_>, Message> {
    Tray::of(Thrown {
        motion,
        beside: false,
    })
}

/// The dice thrown beside those of the turn, for a card.
#[must_use]
pub fn beside<Message>(motion: &Motion) -> Tray<'_, Thrown<'_>, Message> {
    Tray::of(Thrown { motion, beside: true }).size(56.0)
}

/// The groups not resolved yet, in the order in which they lie: what number keys choose from.
#[must_use]
pub fn groups(state: &State) -> Vec<Face> {
    let left = state.turn().groups;
    ORDER.into_iter().filter(|face| left.contains(*face)).collect()
}

/// Groups as they lie, and as "the rest" is resolved.
const ORDER: [Face; 6] = [
    Face::One,
    Face::Two,
    Face::Three,
    Face::Heart,
    Face::Energy,
    Face::Claw,
];

impl DiceView for Thrown<'_> {
    type Face = Face;

    const ORDER: [Face; 6] = ORDER;

    fn dice(&self) -> Dice {
        if self.beside {
            self.motion.beside()
        } else {
            self.motion.dice()
        }
    }

    fn blanks(&self) -> usize {
        let state = self.motion.shown();
        if self.beside {
            0
        } else {
            usize::from(state.dice_count(state.active()))
        }
    }

    fn throw(&self) -> Option<Throw<Face>> {
        if self.beside {
            self.motion.beside_throw()
        } else {
            self.motion.throw()
        }
    }

    fn aside(&self) -> (DiceMask, DiceMask) {
        if self.beside { (0, 0) } else { self.motion.aside() }
    }

    fn turned(&self, index: usize) -> Option<(Face, f32)> {
        if self.beside {
            None
        } else {
            self.motion.turned_die(index)
        }
    }

    fn is_extra(&self, index: usize) -> bool {
        index >= 6 && !self.beside
    }

    fn rerolling(&self) -> Option<DiceMask> {
        self.motion.rerolling()
    }

    fn gathered(&self) -> f32 {
        if self.beside { 0.0 } else { self.motion.gathered() }
    }

    /// Smashes that cards have added, and what the Berserk die shows.
    fn added(&self, face: Face) -> u8 {
        let state = self.motion.shown();
        let counted = state.turn().sizes[face.index()];
        let berserk = state.berserk_die().and_then(SpecialFace::symbol);
        if face == Face::Claw || berserk.is_some_and(|(symbol, _)| symbol == face) {
            counted.saturating_sub(self.dice().count(face))
        } else {
            0
        }
    }

    fn group(&self) -> Option<(Face, f32)> {
        self.motion.group()
    }

    fn is_resolved(&self, face: Face) -> bool {
        self.motion.is_resolved(face)
    }

    fn speed(&self) -> Speed {
        self.motion.speed()
    }

    fn make(&self) -> Make {
        self.motion.shown().options().edition.into()
    }

    fn glyph(&self, face: Face) -> String {
        die::glyph(self.motion.shown().options().edition, face)
    }
}
