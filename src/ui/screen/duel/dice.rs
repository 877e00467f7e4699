//! The dice of Duel in their tray: those of the turn, or others that are thrown for the first turn or against
//! a packet.

use super::choice::{Desk, ORDER};
use crate::ui::duel_motion::{DuelMotion, Speed};
use crate::ui::show::pose::Throw;
use crate::ui::widget::dice::{DiceView, Make};
use engine::duel::{Choice as Among, Dice, Face, What};
use engine::parts::{DiceMask, FaceSet};
use words::duel::face_picture;

/// The dice as they lie and fly.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thrown<'a> {
    motion: &'a DuelMotion,
    /// They lie side by side, to be picked one by one.
    loose: bool,
    /// Faces that still have something to do, while a person is asked who sees that.
    left: Option<FaceSet<Face>>,
}

/// The dice as `desk` asks about them.
#[must_use]
pub(super) fn thrown<'a>(motion: &'a DuelMotion, desk: Option<&Desk<'_>>) -> Thrown<'a> {
    let what = desk.map(Desk::what);
    let loose = matches!(
        what,
        Some(What::Choose {
            of: Among::TwoDice,
            ..
        })
    );
    // The position on the show is that of the last event: what is asked since then is not in it.
    let left = desk.and_then(|desk| match desk.what() {
        What::Face
        | What::Choose {
            of: Among::King | Among::Track,
            ..
        } => Some(desk.state.resolvable_faces()),
        What::Buy => Some(FaceSet::NONE),
        _ => None,
    });
    Thrown { motion, loose, left }
}

impl Thrown<'_> {
    /// Dice that no longer count are put away.
    fn away(&self) -> DiceMask {
        if self.motion.are_others() {
            0
        } else {
            self.motion.shown().turn().out
        }
    }

    /// A set of dice of the turn, counted as they lie in the tray.
    #[must_use]
    pub(super) fn of_those_left(&self, dice: DiceMask) -> DiceMask {
        let count = self.dice().len();
        let within = |nth: &usize| dice & 1 << self.which(*nth) != 0;
        (0..count).filter(within).fold(0, |mask, nth| mask | 1 << nth)
    }

    /// Which die of the turn the `nth` one in the tray is.
    #[must_use]
    pub(super) fn which(&self, nth: usize) -> usize {
        let away = self.away();
        (0..DiceMask::BITS as usize)
            .filter(|die| away & 1 << die == 0)
            .nth(nth)
            .unwrap_or(nth)
    }
}

impl DiceView for Thrown<'_> {
    type Face = Face;

    const ORDER: [Face; 6] = ORDER;

    fn dice(&self) -> Dice {
        let (all, away) = (self.motion.dice(), self.away());
        if away == 0 {
            return all;
        }
        let mut left = Dice::default();
        for (die, face) in all.iter().enumerate() {
            if away & 1 << die == 0 {
                left.push(face);
            }
        }
        left
    }

    fn blanks(&self) -> usize {
        let state = self.motion.shown();
        if state.turn().number == 0 {
            6
        } else {
            usize::from(state.pool())
        }
    }

    fn throw(&self) -> Option<Throw<Face>> {
        let thrown = self.motion.throw()?;
        let away = self.away();
        let mut before = Dice::default();
        for (die, face) in thrown.before.iter().enumerate() {
            if away & 1 << die == 0 {
                before.push(face);
            }
        }
        Some(Throw {
            mask: self.of_those_left(thrown.mask),
            before,
            ..thrown
        })
    }

    fn aside(&self) -> (DiceMask, DiceMask) {
        let (now, before) = self.motion.aside();
        (self.of_those_left(now), self.of_those_left(before))
    }

    fn is_extra(&self, index: usize) -> bool {
        let state = self.motion.shown();
        let regular = usize::from(state.pool().saturating_sub(state.extra_dice()));
        !self.motion.are_others() && self.which(index) >= regular
    }

    fn rerolling(&self) -> Option<DiceMask> {
        self.motion.rerolling().filter(|_| !self.motion.are_others())
    }

    fn gathered(&self) -> f32 {
        if self.loose { 0.0 } else { self.motion.gathered() }
    }

    fn added(&self, face: Face) -> u8 {
        if self.motion.are_others() {
            return 0;
        }
        let counted = self.motion.shown().rolled(face);
        counted.saturating_sub(self.dice().count(face))
    }

    fn group(&self) -> Option<(Face, f32)> {
        self.motion.group()
    }

    /// Groups that have nothing to do any more are as good as resolved.
    fn is_resolved(&self, face: Face) -> bool {
        let state = self.motion.shown();
        let turn = state.turn();
        let over = match self.left {
            Some(left) => !left.contains(face),
            None => state.question().what == What::Face && !state.resolvable(face),
        };
        // Whoever reboots resolves none of them.
        let counted = !turn.counting && !turn.resolved.is_empty();
        turn.resolved.contains(face) || over || counted
    }

    fn speed(&self) -> Speed {
        self.motion.speed()
    }

    fn make(&self) -> Make {
        Make::Duel
    }

    fn glyph(&self, face: Face) -> String {
        face_picture(face).to_owned()
    }
}
