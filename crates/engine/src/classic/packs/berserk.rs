//! Cybertooth: Berserk, and its die (`expansions.md` §5). The die lies behind the others of the turn: its
//! number is that of the dice.

use super::special::{SpecialDie, SpecialFace};
use crate::Seat;
use crate::classic::agenda::{Table, Task};
use crate::classic::event::{Cause, Event};
use crate::classic::faces::without_die;
use crate::classic::question::{Pick, What};
use crate::classic::rule::Stat;
use crate::classic::state::State;
use crate::classic::{CardId, Dice, Face, Pack, Piece};
use crate::parts::{DiceMask, small};

/// Claws that drive a monster Berserk.
const ENOUGH: u8 = 4;

/// The special dice as bits of a task.
const BERSERK: u8 = 1;
const FATE: u8 = 2;

impl State {
    /// Is this monster Berserk?
    #[must_use]
    pub fn is_berserk(&self, seat: Seat) -> bool {
        self.packs.berserk.contains(seat)
    }

    /// What the Berserk die of the active monster shows, if it lies among its dice.
    #[must_use]
    pub fn berserk_die(&self) -> Option<SpecialFace> {
        self.packs.die
    }

    /// Do so many claws of its own drive a monster Berserk (`expansions.md` §5)?
    #[must_use]
    pub fn enrages(&self, claws: u8) -> bool {
        self.has_pack(Pack::Berserk) && claws >= ENOUGH
    }

    /// Symbols that the Berserk die adds to the dice that show this face.
    pub(in crate::classic) fn symbols_of_berserk(&self, face: Face) -> u8 {
        match self.packs.die.and_then(SpecialFace::symbol) {
            Some((symbol, count)) if symbol == face => count,
            _ => 0,
        }
    }

    /// The number of the Berserk die among the dice of the turn: it lies behind the others.
    #[must_use]
    pub fn berserk_index(&self) -> Option<u8> {
        let lies = self.packs.die.is_some();
        lies.then(|| small(self.turn.dice.len()))
    }

    /// Is the Berserk die meant?
    pub(in crate::classic) fn picks_berserk(&self, pick: Pick) -> bool {
        matches!(pick, Pick::Die(die) if self.berserk_index() == Some(die))
    }

    /// The number of the Die of Fate among the dice of the turn: it lies behind all others.
    #[must_use]
    pub fn fate_index(&self) -> Option<u8> {
        let lies = self.packs.fate.is_some();
        lies.then(|| small(self.turn.dice.len() + usize::from(self.packs.die.is_some())))
    }

    /// Every die of the turn by number, the special ones included.
    #[must_use]
    pub fn dice_of_turn(&self) -> DiceMask {
        let one = |index: Option<u8>| index.map_or(0, |index| 1 << index);
        self.turn.dice.all() | one(self.berserk_index()) | one(self.fate_index())
    }

    /// The dice of the turn that their owner may throw again, by number, the special ones included.
    #[inline]
    pub(in crate::classic) fn free_to_roll(&self) -> DiceMask {
        let normal = self.turn.dice.all() & !self.locked_dice();
        if self.options.packs.is_empty() {
            normal
        } else {
            self.free_beside(normal)
        }
    }

    /// The same of these ordinary dice, where packs are on the table.
    fn free_beside(&self, normal: DiceMask) -> DiceMask {
        let kept = self.kept_by_curse(self.turn.active);
        let one = |index: Option<u8>| index.map_or(0, |index| 1 << index);
        (normal | one(self.berserk_index())) & !kept | one(self.fate_index())
    }

    /// A roll of the first throw of a turn: the special dice that belong to it, as bits.
    #[inline]
    pub(in crate::classic) fn special_dice(&self) -> u8 {
        if self.options.packs.is_empty() {
            return 0;
        }
        let berserk = self.is_berserk(self.turn.active);
        let fate = self.throws_fate();
        u8::from(berserk) * BERSERK + u8::from(fate) * FATE
    }

    /// How many special dice belong to the first throw of the turn, besides those of its row.
    #[must_use]
    pub fn special_dice_thrown(&self) -> u32 {
        self.special_dice().count_ones()
    }

    /// How many special dice may lie beside the others.
    pub(in crate::classic) fn special_room(&self) -> usize {
        usize::from(self.has_pack(Pack::Berserk)) + usize::from(self.has_pack(Pack::Curses))
    }
}

impl Table<'_> {
    /// Throws these dice of the turn, the special ones after the others.
    #[inline]
    pub(in crate::classic) fn throw(&mut self, dice: DiceMask) {
        let normal = dice & self.turn.dice.all();
        if self.options.packs.is_empty() {
            self.throw_all(normal, 0);
        } else {
            self.throw_beside(dice, normal);
        }
    }

    /// The same where packs are on the table; `normal` are the ordinary ones among them.
    fn throw_beside(&mut self, dice: DiceMask, normal: DiceMask) {
        let has = |index: Option<u8>| index.is_some_and(|index| dice & 1 << index != 0);
        let special = u8::from(has(self.berserk_index())) * BERSERK + u8::from(has(self.fate_index())) * FATE;
        self.throw_all(normal, special);
    }

    /// Throws these dice, and these special ones after them.
    #[inline]
    pub(in crate::classic) fn throw_all(&mut self, normal: DiceMask, special: u8) {
        if special != 0 {
            self.push(Task::SpecialDice(special));
        }
        if normal != 0 {
            self.ask_nature(What::Throw { dice: normal });
        }
    }

    /// The special dice that are left to be thrown.
    pub(in crate::classic) fn throw_special(&mut self, left: u8) {
        let die = if left & BERSERK != 0 {
            SpecialDie::Berserk
        } else {
            SpecialDie::Fate
        };
        if left & BERSERK != 0 && left & FATE != 0 {
            self.push(Task::SpecialDice(FATE));
        }
        self.ask_nature(What::ThrowSpecial { die });
    }

    /// A special die has been thrown.
    pub(in crate::classic) fn special_thrown(&mut self, face: SpecialFace) {
        match face.die() {
            SpecialDie::Berserk => self.packs.die = Some(face),
            SpecialDie::Fate => self.packs.fate = Some(face),
        }
        let seat = self.turn.active;
        self.tell(Event::SpecialRolled { seat, face });
    }

    /// The group of claws is resolved: enough of them drive a monster Berserk.
    pub(in crate::classic) fn enrage(&mut self, seat: Seat, claws: u8) {
        if self.enrages(claws) && !self.is_berserk(seat) && self.thrives(seat) {
            self.packs.berserk.insert(seat);
            self.tell(Event::PieceTaken {
                seat,
                piece: CardId::of_piece(Piece::Berserk),
                from: None,
            });
        }
    }

    /// A monster has gained hearts: by its own doing that ends its being Berserk.
    pub(in crate::classic) fn calm(&mut self, seat: Seat, cause: Cause) {
        if !self.is_berserk(seat) {
            return;
        }
        // Hearts that another monster gives calm nobody.
        let given = match cause {
            Cause::PaidBy(_) => true,
            Cause::Card(card) => card.cares().stats.meets(Stat::HealsOthers.mask()),
            _ => false,
        };
        if !given {
            self.end_berserk(seat);
        }
    }

    /// A monster is Berserk no more. Before its dice are counted its die leaves the roll.
    pub(in crate::classic) fn end_berserk(&mut self, seat: Seat) {
        if !self.is_berserk(seat) {
            return;
        }
        self.packs.berserk.remove(seat);
        if seat == self.turn.active && !self.turn.fixed {
            self.packs.die = None;
        }
        self.tell(Event::PieceLost {
            seat,
            piece: CardId::of_piece(Piece::Berserk),
        });
    }

    /// The dice of the turn without the one of this number.
    pub(in crate::classic) fn remove_die(&mut self, die: u8, card: CardId) {
        let seat = self.turn.active;
        if self.berserk_index() == Some(die) {
            self.packs.die = None;
        } else {
            let left = self.turn.dice.iter().enumerate();
            let left: Dice = left
                .filter(|(index, _)| *index != usize::from(die))
                .map(|(_, face)| face)
                .collect();
            self.turn.dice = left;
            self.evolutions.turn.frozen_now = without_die(self.evolutions.turn.frozen_now, die);
            self.turn.probed = 0;
            self.turn.probing = 0;
        }
        self.tell(Event::DieRemoved { seat, card, die });
    }
}
