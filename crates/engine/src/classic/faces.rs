//! What the dice of the active monster show, and what of it counts: faces that are void, dice, symbols and
//! claws, and which dice may be chosen. Whoever wants to know asks here.
//!
//! A die of a double symbol is one die and two symbols; a void face does nothing at all (`expansions.md` §4.5
//! and §5, `evolutions.md` §3.0 and §3.1).

use super::rule::{ON_DICE_ALONE, Stat};
use super::state::{Held, Key, State};
use crate::Seat;
use crate::classic::{CardId, Face};
use crate::parts::{DiceMask, small};

impl State {
    /// Does this face do nothing on the dice of `seat`?
    #[must_use]
    pub fn dead(&self, seat: Seat, face: Face) -> bool {
        self.dead_faces(seat, face) & (1 | 1 << ON_DICE_ALONE) != 0
    }

    /// Does it do nothing wherever it comes from, the Berserk die and added claws included?
    #[must_use]
    pub fn dead_altogether(&self, seat: Seat, face: Face) -> bool {
        self.dead_faces(seat, face) & 1 != 0
    }

    /// Is this face void on the dice of `seat`? A heart that only fails to heal its owner still shows its
    /// symbol.
    #[must_use]
    pub fn is_void(&self, seat: Seat, face: Face) -> bool {
        self.void_faces(seat, face) & (1 | 1 << ON_DICE_ALONE) != 0
    }

    /// The mask of dead faces, with those of this face at its end.
    fn dead_faces(&self, seat: Seat, face: Face) -> i32 {
        let risen = face == Face::Heart && self.player(seat).risen;
        self.void_faces(seat, face) | i32::from(risen)
    }

    fn void_faces(&self, seat: Seat, face: Face) -> i32 {
        self.stat(Stat::DeadFaces, seat, 0) >> face as u8
    }

    /// Dice and added smashes of this face that do something for the active monster, once they are counted.
    #[must_use]
    pub fn usable(&self, face: Face) -> u8 {
        self.counting(face, self.turn.sizes[face.index()], self.symbols_of_berserk(face))
    }

    /// Dice of the active monster that show this face, whether it counts or not; the Berserk die is one die
    /// of its symbol.
    #[must_use]
    #[inline]
    pub fn dice_showing(&self, face: Face) -> u8 {
        self.turn.dice.count(face) + u8::from(self.symbols_of_berserk(face) > 0)
    }

    /// Those among them that stand for their symbol: all but void ones.
    #[must_use]
    pub fn dice_standing_for(&self, face: Face) -> u8 {
        if face == Face::Heart && !self.is_void(self.turn.active, face) {
            self.turn.dice.count(face)
        } else {
            self.dice_counting(face)
        }
    }

    /// Those among them that count.
    #[must_use]
    pub fn dice_counting(&self, face: Face) -> u8 {
        let of_berserk = u8::from(self.symbols_of_berserk(face) > 0);
        self.counting(face, self.dice_showing(face), of_berserk)
    }

    /// Symbols of this face on the dice of the active monster that count, the double ones twice.
    #[must_use]
    pub fn symbols_counting(&self, face: Face) -> u8 {
        let of_berserk = self.symbols_of_berserk(face);
        self.counting(face, self.turn.dice.count(face) + of_berserk, of_berserk)
    }

    /// What makes the group of this face bring something else than it shows, and how many of it bring nothing
    /// because of that: of `count` dice and smashes so many are `usable`. Nothing where they would bring nothing
    /// anyway.
    #[inline]
    pub(super) fn bent(&self, face: Face, count: u8, usable: u8) -> Option<(CardId, u8)> {
        if usable == count && self.packs.curse.is_none() && !self.powered() {
            return None;
        }
        self.is_worth_something(face, count)
            .then(|| self.bent_by(face, count, usable))?
    }

    fn bent_by(&self, face: Face, count: u8, usable: u8) -> Option<(CardId, u8)> {
        let seat = self.turn.active;
        if usable < count {
            return Some((self.voided_by(seat, face)?, count - usable));
        }
        if face == Face::Claw && self.claws_are_barred(seat)
            || self.bars_gains_of(seat, face)
            || face == Face::Heart && !self.hearts_work(seat)
        {
            return Some((self.packs.curse?, count));
        }
        if self.times() > 1 {
            return Some((self.first_of(Stat::Doubles, seat, |claims| claims > 0)?, 0));
        }
        let goes_away = matches!(face, Face::Energy | Face::Heart) && self.receiver(seat) != seat;
        self.packs.curse.filter(|_| goes_away).map(|curse| (curse, 0))
    }

    /// Would so many of a face bring the active monster anything, if nothing but the rules of the game spoke?
    fn is_worth_something(&self, face: Face, count: u8) -> bool {
        let (seat, player) = (self.turn.active, self.player(self.turn.active));
        match face {
            Face::One | Face::Two | Face::Three => count >= 3,
            Face::Heart => {
                let works = self.hearts_work(seat) || self.reverses_hearts();
                count > 0 && works && (self.could_heal(seat) || player.poison + player.shrink > 0)
            }
            Face::Energy | Face::Claw => count > 0,
        }
    }

    /// What makes a face void on the dice of `seat`.
    fn voided_by(&self, seat: Seat, face: Face) -> Option<CardId> {
        let void = |faces: i32| (faces >> face as u8) & (1 | 1 << ON_DICE_ALONE) != 0;
        self.first_of(Stat::DeadFaces, seat, void).or_else(|| {
            let risen = self.used_rebirth_of(seat).filter(|_| face == Face::Heart)?;
            self.held(risen).map(|held| held.face)
        })
    }

    /// The first card of `seat` that makes such a number of nothing; the open curse comes last.
    fn first_of(&self, stat: Stat, seat: Seat, is_it: impl Fn(i32) -> bool) -> Option<CardId> {
        let own = self.held_by(seat);
        let mut own = own.filter(|held| self.in_play.acting(held).stats.meets(stat.mask()));
        let found = own.find(|held| is_it(self.bend(stat, held, 0)));
        let ruling = self.packs.curse.map(|curse| Held::fresh(Key::NONE, curse, seat));
        let ruling = ruling.filter(|held| is_it(self.bend(stat, held, 0)));
        found.copied().or(ruling).map(|held| held.face)
    }

    /// What counts of so many of this face, so many of which the Berserk die shows.
    fn counting(&self, face: Face, all: u8, of_berserk: u8) -> u8 {
        let dead = self.dead_faces(self.turn.active, face);
        if dead & 1 != 0 {
            0
        } else if dead & 1 << ON_DICE_ALONE != 0 {
            of_berserk
        } else {
            all
        }
    }

    /// Smashes that cards add to the roll, once it is counted, as far as they are any: none where claws may
    /// strike nobody, while those on the dice still show (`expansions.md` §4.5).
    #[must_use]
    pub fn added_claws(&self) -> u8 {
        let seat = self.turn.active;
        if self.claws_are_barred(seat) {
            0
        } else {
            self.usable(Face::Claw)
                .saturating_sub(self.symbols_counting(Face::Claw))
        }
    }

    /// Smashes of the group as it stands, tiles included, without those that have come too late for it
    /// (`evolutions.md` §3.13, Underrated). Nothing doubles them.
    #[must_use]
    pub fn smashes_of_the_roll(&self) -> u8 {
        self.usable(Face::Claw).saturating_sub(self.late_claws())
    }

    /// Visits the number of each die of the active monster that somebody may choose, the Berserk die included:
    /// no die that is frozen, and not the Die of Fate.
    pub(super) fn each_number(&self, visit: &mut dyn FnMut(u8)) {
        let count = small(self.turn.dice.len() + usize::from(self.packs.die.is_some()));
        let locked = self.locked_dice();
        (0..count).filter(|die| locked & 1 << die == 0).for_each(visit);
    }

    /// The dice of the turn that nobody can change or choose, as a mask.
    #[must_use]
    #[inline]
    pub fn locked_dice(&self) -> DiceMask {
        if self.powered() { self.frozen_dice() } else { 0 }
    }

    fn frozen_dice(&self) -> DiceMask {
        if self.turn.dice.is_empty() {
            return 0;
        }
        let all = self.turn.dice.all();
        (all & !(all >> self.frozen_by_others())) | self.evolutions.turn.frozen_now & all
    }

    /// How many dice of the active monster others have frozen: the last ones of its row.
    pub(super) fn frozen_by_others(&self) -> usize {
        let frozen = self.frozen_for(self.turn.active).count();
        frozen.min(self.turn.dice.len())
    }
}

/// A mask of dice without the one of this number: those behind it move up.
pub(super) const fn without_die(mask: DiceMask, die: u8) -> DiceMask {
    let below: DiceMask = (1 << die) - 1;
    mask & below | mask >> 1 & !below
}
