//! The market: purchases, sweeps, and the cards that slide to the right (`duel.md` §9).

use super::agenda::{Effect, Phase, Table};
use super::cards::CardId;
use super::event::{Cause, Event};
use super::question::What;
use super::rule::{Kind, On};
use super::state::{MARKET, State};
use crate::Seat;
use crate::parts::small;

/// What replacing the whole market costs.
pub const SWEEP: u16 = 2;

impl State {
    /// May this player sweep the market: can it pay, and is there anything to sweep or to deal?
    #[must_use]
    pub fn can_sweep(&self, seat: Seat) -> bool {
        self.player(seat).energy >= SWEEP && (self.market[0].is_some() || !self.deck.is_empty())
    }
}

impl Table<'_> {
    /// A player buys a market card; order as in `duel.md` §9.
    pub(super) fn buy(&mut self, seat: Seat, slot: u8, less: u8) {
        let Some(paid) = self.price(usize::from(slot), less) else {
            return;
        };
        let Some(card) = self.take_from_market(slot) else {
            return;
        };
        let player = self.player_mut(seat);
        player.energy = player.energy.saturating_sub(paid.into());
        self.tell(Event::Bought {
            seat,
            card,
            slot,
            paid,
        });
        self.comes(seat, card);
        self.push(Effect::Refill(0));
    }

    /// A card that was paid for comes to its buyer.
    pub(super) fn comes(&mut self, seat: Seat, card: CardId) {
        self.turn.bought = self.turn.bought.saturating_add(1);
        // What is put last happens first.
        self.push(Effect::Settle(card, seat));
        self.push(Effect::Bought(card, seat));
        self.push(Effect::Purchased(seat));
        if let Some(buzz) = card.buzz() {
            self.push(Effect::PlaceBuzz(buzz));
        }
    }

    /// A purchase at the start of the turn: the start is taken again (`duel.md` §5.1).
    pub(super) fn buy_early(&mut self, seat: Seat, slot: u8, less: u8) {
        self.phase = Phase::Wake;
        self.buy(seat, slot, less);
    }

    /// Takes a card off the market; those on its left slide to the right.
    fn take_from_market(&mut self, slot: u8) -> Option<CardId> {
        let slot = usize::from(slot);
        let card = self.market.get_mut(slot)?.take()?;
        self.market[slot..].rotate_left(1);
        Some(card)
    }

    /// The market is filled from this slot on, as long as the deck lasts.
    pub(super) fn refill(&mut self, from: u8) {
        let empty = (usize::from(from)..MARKET).find(|slot| self.market[*slot].is_none());
        let Some(slot) = empty.filter(|_| !self.deck.is_empty()) else {
            return;
        };
        let slot = small(slot);
        if usize::from(slot) + 1 < MARKET {
            self.push(Effect::Refill(slot + 1));
        }
        self.ask_nature(What::Reveal { slot });
    }

    pub(super) fn reveal(&mut self, slot: u8, card: CardId) {
        self.deck.take(card);
        self.market[usize::from(slot)] = Some(card);
        self.tell(Event::CardRevealed { slot, card });
    }

    /// The whole market is replaced for energy. It is no purchase.
    pub(super) fn sweep(&mut self, seat: Seat) {
        self.player_mut(seat).energy -= SWEEP;
        for slot in 0..MARKET {
            if let Some(card) = self.market[slot].take() {
                self.discard.add(card);
            }
        }
        self.tell(Event::Swept { seat });
        self.push(Effect::Refill(0));
    }

    /// A market card is discarded for a card.
    pub(super) fn drop_from_market(&mut self, seat: Seat, slot: u8, by: CardId) {
        let Some(card) = self.take_from_market(slot) else {
            return;
        };
        self.discard.add(card);
        self.tell(Event::MarketDropped { seat, slot, card, by });
        self.push(Effect::Refill(0));
    }

    /// What a bought card does.
    pub(super) fn bought(&mut self, card: CardId, seat: Seat) {
        self.emit_own(card, On::Bought, seat);
    }

    /// A bought card comes to rest.
    pub(super) fn settle(&mut self, card: CardId, seat: Seat) {
        match card.kind() {
            Kind::Keep => {
                self.player_mut(seat).kept.push(card);
                self.tell(Event::CardKept { seat, card });
            }
            Kind::Discard => self.discard.add(card),
        }
    }

    /// No more purchases: 1 energy for a turn without any.
    pub(super) fn stop_buying(&mut self) {
        self.phase = Phase::End;
        if self.turn.bought == 0 {
            let seat = self.active();
            self.gain_energy(seat, 1, Cause::NoPurchase);
        }
    }
}
