//! Tables on which all boxes lie, and sentences for them.

use super::super::kit::*;
use crate::Seat;
use crate::classic::{Face, Monster, Pack, SpecialFace, Wickedness};

/// Monsters with Evolutions, with costumes, promo cards and the red tiles, and with these packs.
pub(super) fn boxed<const N: usize>(monsters: &[Monster], packs: [Pack; N]) -> Laid {
    powered_with(monsters, |options| {
        options.halloween = true;
        options.promos = true;
        options.wickedness = Wickedness::Red;
        options.packs = packs.into_iter().collect();
    })
}

/// The same with the cards of the Dark Edition.
pub(super) fn dark_boxed<const N: usize>(monsters: &[Monster], packs: [Pack; N]) -> Laid {
    powered_with(monsters, |options| {
        options.edition = crate::classic::Edition::Dark;
        options.halloween = true;
        options.promos = true;
        options.wickedness = Wickedness::Red;
        options.packs = packs.into_iter().collect();
    })
}

impl Table {
    /// One roll, special dice after the others, and everybody passes until the dice are resolved.
    #[track_caller]
    pub(super) fn rolled<const N: usize, const S: usize>(
        &mut self,
        dice: [Face; N],
        special: [SpecialFace; S],
    ) -> &mut Self {
        self.rolls(dice);
        for face in special {
            self.falls(face);
        }
        self.keeps().passes()
    }

    /// The dice are kept, where a roll is left.
    #[track_caller]
    pub(super) fn keeps(&mut self) -> &mut Self {
        if self.state.question().what == crate::classic::What::Roll {
            self.keeps_all();
        }
        self
    }

    /// May that seat use its card now, in the way of that name, if the card has several?
    pub(super) fn is_offered(&self, seat: Seat, slug: &str, way: &str) -> bool {
        if way.is_empty() {
            self.may_use(seat, slug)
        } else {
            self.use_named(seat, slug, way).is_some()
        }
    }
}
