//! What a monster can gain, pay and call its own: asked here by everything that offers, refuses or opens a
//! window.
//!
//! A price counts as payable if energy and Cultists together cover it, and nothing is offered that pays for
//! what cannot come (`settled.md` §45 and §46).

use super::capacity::MOST_ENERGY;
use super::question::What;
use super::rule::{May, Stat, Step};
use super::state::{Held, State};
use super::turn::GOAL;
use super::{CardId, Face, Good, Piece};
use crate::{Asked, Seat};

/// Gains.
impl State {
    /// Does the open curse keep hearts from whoever would have those that `seat` gains?
    #[must_use]
    pub fn bars_hearts(&self, seat: Seat) -> bool {
        self.is_barred_from(self.receiver(seat), Good::Hearts)
    }

    /// Does the open curse keep from `seat` what its dice of this face would give it: stars, energy or hearts?
    #[must_use]
    pub fn bars_gains_of(&self, seat: Seat, face: Face) -> bool {
        match face {
            Face::One | Face::Two | Face::Three => self.is_barred_from(seat, Good::Stars),
            Face::Energy => self.is_barred_from(self.receiver(seat), Good::Energy),
            Face::Heart => self.bars_hearts(seat),
            Face::Claw => false,
        }
    }

    /// Would hearts come to somebody if `seat` gained one now? The curse may bar them, or send them elsewhere.
    #[must_use]
    pub fn could_gain_hearts(&self, seat: Seat) -> bool {
        let to = self.receiver(seat);
        self.thrives(seat)
            && self.thrives(to)
            && !self.is_barred_from(to, Good::Hearts)
            && self.player(to).hearts < self.cap(to)
    }

    /// Would energy come to somebody if `seat` gained one now?
    #[must_use]
    pub fn could_gain_energy(&self, seat: Seat) -> bool {
        let to = self.receiver(seat);
        self.thrives(seat)
            && self.thrives(to)
            && !self.is_barred_from(to, Good::Energy)
            && self.player(to).energy < MOST_ENERGY
    }

    /// Would `seat` have one more star if it gained one now?
    #[must_use]
    pub fn could_gain_stars(&self, seat: Seat) -> bool {
        self.thrives(seat) && !self.is_barred_from(seat, Good::Stars) && self.player(seat).stars < GOAL
    }

    /// Would one more roll come if the active monster were given one? Not where it rolls once, whatever it
    /// owns, nor where nothing is left to be thrown again.
    #[must_use]
    pub fn could_roll_more(&self) -> bool {
        let once = self.powered() && self.rolls_once();
        !once && self.free_to_roll() != 0
    }

    /// Does nothing of what this use gives come to its owner? A use that does anything else is no such one, nor
    /// one for stars that costs nothing.
    pub(super) fn comes_to_nothing(&self, owner: Seat, may: &May) -> bool {
        let paid = may.energy > 0 || may.tokens > 0;
        let comes = |step: &Step| match step {
            Step::GainHearts(_) => self.could_gain_hearts(owner),
            Step::GainEnergy(_) => self.could_gain_energy(owner),
            Step::GainStars(_) => !paid || self.could_gain_stars(owner),
            Step::MoreRolls(_) => self.could_roll_more(),
            Step::Discard | Step::DiscardIfEmpty => false,
            _ => true,
        };
        !may.steps.is_empty() && !may.steps.iter().any(comes)
    }
}

/// Prices.
impl State {
    /// The energy that `seat` can have at once: its own, and what its Cultists would bring.
    #[must_use]
    pub fn purse(&self, seat: Seat) -> u16 {
        self.player(seat)
            .energy
            .saturating_add(self.energy_of_cultists(seat))
    }

    /// Could `seat` pay so much, with energy and Cultists together?
    #[must_use]
    pub fn could_pay(&self, seat: Seat, energy: u16) -> bool {
        self.player(seat).energy >= energy || self.purse(seat) >= energy
    }

    /// What the Cultists of `seat` would bring in energy, spent one by one.
    fn energy_of_cultists(&self, seat: Seat) -> u16 {
        let cultists = u16::from(self.cultists(seat));
        if cultists == 0 || self.receiver(seat) != seat || !self.could_gain_energy(seat) {
            return 0;
        }
        let each = 1 + self.stat(Stat::EnergyPerGain, seat, 0).clamp(0, 99);
        cultists.saturating_mul(u16::try_from(each).unwrap_or(1))
    }

    /// The position as `seat` would have it with its Cultists turned into energy, if it has any that can be:
    /// what it could then do besides, it may do.
    #[inline]
    pub(super) fn with_cultists_as_energy(&self, seat: Seat) -> Option<Self> {
        if self.has_pack(super::Pack::Cultists) {
            self.enriched(seat)
        } else {
            None
        }
    }

    fn enriched(&self, seat: Seat) -> Option<Self> {
        let more = self.energy_of_cultists(seat);
        let key = self.piece_of(seat, Piece::Cultists)?.key;
        if more == 0 {
            return None;
        }
        let mut position = *self;
        let player = &mut position.players[seat.index()];
        player.energy = player.energy.saturating_add(more).min(MOST_ENERGY);
        position.in_play.change(key, |held| held.tokens = 0);
        Some(position)
    }

    /// Could the seat that is asked spend Cultists first, and then give an answer that it cannot give now?
    /// Then it is asked, even if it has nothing else to say yet.
    #[inline]
    pub(super) fn may_raise_energy(&self) -> bool {
        match self.asks.of {
            Asked::Seat(seat) if self.has_pack(super::Pack::Cultists) => self.raises_for_more(seat),
            _ => false,
        }
    }

    fn raises_for_more(&self, seat: Seat) -> bool {
        let count = |position: &Self| {
            let mut count = 0_u32;
            position.each_answer(&mut |_| {
                count += 1;
                true
            });
            count
        };
        self.asks.what != What::Nothing
            && self
                .with_cultists_as_energy(seat)
                .is_some_and(|rich| count(&rich) > count(self))
    }
}

/// Belongings.
impl State {
    /// Whose an Evolution in play is: a gift, or a card that is lent, is not that of the monster before which
    /// it lies (`evolutions.md` §1.5).
    #[must_use]
    pub fn owner_of(&self, held: &Held) -> Seat {
        held.giver.get().unwrap_or(held.owner)
    }

    /// The Evolutions in play that are those of `seat`, wherever they lie.
    pub fn own_evolutions(&self, seat: Seat) -> impl Iterator<Item = &Held> + '_ {
        self.in_play
            .iter()
            .filter(move |held| held.card.evolution().is_some() && self.owner_of(held) == seat)
    }

    /// The Evolutions in the hand of `seat` that are its own: one that another monster has let it have is not.
    pub fn own_hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let hand = self.hand(seat).iter();
        hand.filter(move |card| self.home_of(*card, seat) == seat)
    }
}
