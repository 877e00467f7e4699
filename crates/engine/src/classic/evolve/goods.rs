//! Power cards that Evolutions reserve, turn over, look at, make cheaper or stand in the way of.

use crate::Seat;
use crate::classic::agenda::{Frame, Table, Task};
use crate::classic::event::{BoughtFrom, Cause, Event};
use crate::classic::question::{Moment, Pick, Spot, What};
use crate::classic::rule::On;
use crate::classic::state::{Key, Known};
use crate::classic::{CardId, Reserved};
use crate::parts::small;

impl Table<'_> {
    /// A card of the market goes under an Evolution; its place is filled for all to see.
    pub(in crate::classic) fn reserve(&mut self, frame: &Frame, slot: u8) {
        if !self.evolutions.reserved.has_room() || self.held(frame.key).is_none() {
            return;
        }
        let Some(card) = self.take_off(slot) else {
            return;
        };
        let key = frame.key;
        let reserved = &mut self.evolutions.reserved;
        let place = reserved.iter().take_while(|under| under.key < key).count();
        reserved.insert(place, Reserved { key, card });
        self.tell(Event::CardReserved {
            seat: frame.owner,
            card,
        });
        self.push(Task::OpenWindow(1 << slot));
        self.push(Task::Refill(slot));
    }

    /// The card under an Evolution is bought.
    pub(in crate::classic) fn buy_reserved(&mut self, seat: Seat, key: Key) {
        let Some(index) = self.evolutions.reserved.iter().position(|under| under.key == key) else {
            return;
        };
        let card = self.evolutions.reserved.remove(index).card;
        self.buy_shown(seat, card, BoughtFrom::Reserve);
    }

    /// A card that lies open is bought.
    fn buy_shown(&mut self, seat: Seat, card: CardId, from: BoughtFrom) {
        self.evolutions.turn.paid = self.pay_for(seat, card, from);
        self.resolving.push(card);
        self.offer_after_purchase(seat, card);
        self.push(Task::Gain(card, seat));
        self.emit(On::Bought, seat);
    }

    /// The card turned over may be had for less.
    pub(in crate::classic) fn offers_bargain(&mut self, _: &Frame, less: u8) {
        self.evolutions.turn.bargain = self.caught().map(|card| (card, less));
    }

    /// The card turned over is bought, or goes back to the discard pile.
    pub(in crate::classic) fn land_catch(&mut self, frame: &Frame) {
        let wanted = self.evolutions.turn.wanted.take();
        if let Some(card) = self.resolving.pop() {
            if frame.pick == Pick::Number(1) && wanted == Some(card) && self.can_buy(frame.owner, card) {
                self.buy_shown(frame.owner, card, BoughtFrom::Discard);
            } else {
                self.discard.add(card.0);
            }
        }
        self.evolutions.turn.bargain = None;
    }

    /// A card of the market is bought for less, unless the one that replaces it says no.
    pub(in crate::classic) fn buy_on_trial(&mut self, frame: &Frame) {
        let Pick::Slot(slot) = frame.pick else { return };
        let seat = frame.owner;
        let Some(card) = self.evolutions.turn.wanted.take() else {
            return;
        };
        if self.market[usize::from(slot)] != Some(card) || !self.can_bargain(seat, card, 2) {
            return;
        }
        self.take_off(slot);
        self.evolutions.turn.bargain = Some((card, 2));
        self.evolutions.turn.paid = self.pay_for(seat, card, BoughtFrom::Market(slot));
        self.evolutions.turn.bargain = None;
        self.resolving.push(card);
        self.push(Task::OpenWindow(1 << slot));
        self.for_each(frame, &[seat]);
        if let Some(Task::Card(check)) = self.agenda.last_mut() {
            check.pick = Pick::Slot(slot);
        }
        self.push(Task::Refill(slot));
        self.emit(On::Bought, seat);
    }

    /// The card bought on trial takes effect, or goes and the energy comes back.
    pub(in crate::classic) fn try_purchase(&mut self, frame: &Frame) {
        let (Pick::Slot(slot), Some(card)) = (frame.pick, self.caught()) else {
            return;
        };
        let seat = frame.owner;
        let replaced = self.market[usize::from(slot)];
        if replaced.is_some_and(|new| self.printed_cost(new) % 2 == 1) {
            self.put_aside(card);
            self.evolutions.turn.saucer = None;
            self.tell(Event::CardDiscarded { seat, card });
            let paid = u16::from(self.evolutions.turn.paid);
            self.put_energy(seat, paid, Cause::Card(frame.face));
        } else {
            self.offer_after_purchase(seat, card);
            self.push(Task::Gain(card, seat));
        }
    }

    /// A card comes to its buyer: with a saucer, if it was bought at half its price.
    pub(in crate::classic) fn takes_saucer(&mut self, card: CardId, key: Key) {
        if !self.powered() {
            return;
        }
        self.evolutions.saucers.retain(|other| *other != key);
        if self.evolutions.turn.saucer == Some(card) {
            self.evolutions.turn.saucer = None;
            let saucers = &mut self.evolutions.saucers;
            if saucers.has_room() {
                let place = saucers.iter().take_while(|other| **other < key).count();
                saucers.insert(place, key);
            }
        }
    }

    /// A card of the market is bought, unless somebody stands in the way.
    pub(in crate::classic) fn buy_openly(&mut self, seat: Seat, slot: u8) {
        if self.powered() && seat == self.turn.active {
            self.wants(Pick::Slot(slot));
        } else {
            self.buy_from_market(seat, slot);
        }
    }

    /// The active monster is about to buy what is picked. A card of the deck is shown for it.
    pub(in crate::classic) fn wants(&mut self, pick: Pick) {
        let card = match pick {
            Pick::Slot(slot) => self.market[usize::from(slot)],
            Pick::Card(key) => self.held(key).map(|held| held.card),
            Pick::Deck(depth) => self.known.get(usize::from(depth)).and_then(|known| known.card),
            _ => None,
        };
        let Some(card) = card else { return };
        if let Pick::Deck(depth) = pick {
            self.known.remove(usize::from(depth));
            self.resolving.push(card);
        }
        self.push(Task::Purchase(pick));
        if self.announce(card)
            && let Pick::Deck(_) = pick
        {
            let seat = self.turn.active;
            self.tell(Event::CardShown { seat, card });
        }
    }

    /// Whoever might stand in the way of this purchase is asked before it; is there anybody?
    pub(in crate::classic) fn announce(&mut self, card: CardId) -> bool {
        self.evolutions.turn.wanted = Some(card);
        let active = self.turn.active;
        let anybody = !self.evolutions.turn.thwarted
            && self
                .living_after(active)
                .any(|seat| seat != active && self.must_offer(seat, Moment::Purchase));
        if anybody {
            self.push(Task::Round(Moment::Purchase, 1));
        }
        anybody
    }

    /// The card that was wanted changes hands, if it still lies there and can be paid.
    pub(in crate::classic) fn purchase(&mut self, pick: Pick) {
        let seat = self.turn.active;
        let Some(card) = self.evolutions.turn.wanted.take() else {
            return;
        };
        let buys = self.player(seat).alive && self.can_buy(seat, card);
        match pick {
            Pick::Slot(slot) if buys && self.market[usize::from(slot)] == Some(card) => {
                self.buy_from_market(seat, slot);
            }
            Pick::Card(key) if buys => {
                let held = self.held(key);
                if held.is_some_and(|held| held.card == card && held.owner != seat) {
                    self.buy_from_monster(seat, key);
                }
            }
            Pick::Deck(_) if buys => {
                self.resolving.retain(|shown| *shown != card);
                self.buy_shown(seat, card, BoughtFrom::Deck);
            }
            Pick::Deck(depth) => self.lay_back(card, depth),
            _ => {}
        }
    }

    /// A card of the deck that was shown and not bought lies there again, and everybody knows it.
    fn lay_back(&mut self, card: CardId, depth: u8) {
        let before = self.resolving.len();
        self.resolving.retain(|shown| *shown != card);
        if self.resolving.len() == before {
            return;
        }
        if self.known.has_room() {
            let depth = usize::from(depth).min(self.known.len());
            let by = self.all_seats().collect();
            self.known.insert(depth, Known { card: Some(card), by });
        } else {
            self.bag.add(card.0);
        }
    }

    /// A purchase is replaced by another one, or by none.
    pub(in crate::classic) fn replace_purchase(&mut self, frame: &Frame) {
        let seat = self.turn.active;
        let asked = |task: &Task| matches!(task, Task::Round(Moment::Purchase, _));
        let (Some(round), Some(card)) = (
            self.agenda.iter().rposition(asked),
            self.evolutions.turn.wanted.take(),
        ) else {
            return;
        };
        self.evolutions.turn.thwarted = true;
        self.evolutions.turn.barred = Some(card);
        let instead = match frame.pick {
            Pick::Slot(other) => self.market[usize::from(other)],
            Pick::Card(key) => self.held(key).map(|held| held.card),
            _ => None,
        };
        self.evolutions.turn.wanted = instead;
        let below = round.checked_sub(1);
        if let Some(Task::Purchase(pick)) = below.map(|below| self.agenda[below]) {
            if let Pick::Deck(depth) = pick {
                self.lay_back(card, depth);
            }
            self.agenda[round - 1] = Task::Purchase(frame.pick);
        } else if instead.is_some() {
            self.agenda.insert(round, Task::Purchase(frame.pick));
        }
        self.tell(Event::PurchasePrevented { seat, card, instead });
    }

    /// `seat` looks at the deck until it knows so many of its top cards.
    pub(in crate::classic) fn dive(&mut self, seat: Seat, depth: usize) {
        self.raise_sunk();
        if self.bag.is_empty() && self.known.len() < 3 && !self.discard.is_empty() {
            let mut discard = std::mem::take(&mut self.discard);
            self.bag.pour(&mut discard);
            let size = small(self.deck_size() as usize);
            self.tell(Event::DeckReshuffled { size });
        }
        let seen = self
            .known
            .iter()
            .take(3)
            .filter(|known| known.by.contains(seat))
            .count();
        if seen < depth && (self.known.len() >= depth || !self.bag.is_empty()) && self.known.has_room() {
            self.peek(seat);
        }
    }

    /// One of the cards that were looked at is taken; the others go under the deck.
    pub(in crate::classic) fn surface(&mut self, frame: &Frame) {
        let Pick::Deck(depth) = frame.pick else { return };
        let Some(card) = self.known.get(usize::from(depth)).and_then(|known| known.card) else {
            return;
        };
        let owner = frame.owner;
        let others = self
            .known
            .iter()
            .take(3)
            .filter(|known| known.by.contains(owner))
            .count()
            - 1;
        self.known.remove(usize::from(depth));
        for _ in 0..others {
            let known = self.known.remove(0);
            if self.evolutions.sunk.has_room() {
                self.evolutions.sunk.push(known);
            } else if let Some(card) = known.card {
                self.bag.add(card.0);
            }
        }
        self.resolving.push(card);
        self.take_free(owner, card);
    }

    /// When nothing else is left of the deck, what lies under it comes to the top.
    #[inline]
    pub(in crate::classic) fn raise_sunk(&mut self) {
        while self.bag.is_empty() && self.known.has_room() && !self.evolutions.sunk.is_empty() {
            let known = self.evolutions.sunk.remove(0);
            self.known.push(known);
        }
    }

    /// The next card of the power deck is shown to all, or nothing if there is none.
    pub(in crate::classic) fn reveal_next(&mut self) {
        self.raise_sunk();
        if !self.known.is_empty() {
            if let Some(card) = self.known.remove(0).card {
                self.shown_to_frame(card);
            }
        } else if self.deck_has_cards() {
            self.ask_nature(What::Reveal { spot: Spot::Next });
        } else if let Some(Task::Card(frame)) = self.agenda.last_mut() {
            frame.pick = Pick::Nothing;
        }
    }

    /// A power card that an Evolution has shown is put into play, free of charge.
    pub(in crate::classic) fn take_free(&mut self, seat: Seat, card: CardId) {
        self.tell(Event::CardTaken { seat, card });
        self.push(Task::Gain(card, seat));
    }

    /// What an Evolution has turned over for a monster that was gone before it could decide is discarded.
    pub(in crate::classic) fn put_aside_all(&mut self) {
        while let Some(card) = self.resolving.pop() {
            self.discard.add(card.0);
        }
    }

    /// A power card that an Evolution has shown goes to the discard pile.
    pub(in crate::classic) fn put_aside(&mut self, card: CardId) {
        if let Some(index) = self.resolving.iter().position(|shown| *shown == card) {
            self.resolving.remove(index);
            self.discard.add(card.0);
        }
    }
}
