//! The market, the deck and everything that changes hands (`core.md` §2.10 and §2.11). Names no card.

use super::CardId;
use super::agenda::{Table, Task};
use super::capacity::MOST_KEYS;
use super::event::{BoughtFrom, Cause, Event};
use super::question::{Moment, Spot, What};
use super::rule::{Kind, On};
use super::state::{Held, Key, Known, MARKET, State};
use crate::parts::small;
use crate::{Seat, Seats};

/// Energy for sweeping the market.
pub(super) const SWEEP: u16 = 2;

impl Table<'_> {
    /// T6: the active monster buys as long as it likes.
    pub(super) fn buying(&mut self) {
        let seat = self.turn.active;
        if self.player(seat).alive {
            self.push(Task::Buying);
            self.ask(seat, What::Buy);
        }
    }

    /// A card leaves the market; nobody buys it as one that was revealed any more.
    pub(super) fn take_off(&mut self, slot: u8) -> Option<CardId> {
        self.revealed &= !(1 << slot);
        self.market[usize::from(slot)].take()
    }

    /// A card of the market changes hands: pay, refill, effect, then the reveal window.
    pub(super) fn buy_from_market(&mut self, seat: Seat, slot: u8) {
        let Some(card) = self.take_off(slot) else {
            return;
        };
        self.pay_for(seat, card, BoughtFrom::Market(slot));
        self.resolving.push(card);
        if seat == self.turn.active {
            self.push(Task::OpenWindow(1 << slot));
        } else {
            self.push(Task::WidenWindow(slot));
        }
        self.offer_after_purchase(seat, card);
        self.push(Task::Gain(card, seat));
        self.push(Task::Refill(slot));
        self.emit(On::Bought, seat);
    }

    /// A card that the buyer has seen on the deck; the market is not touched.
    pub(super) fn buy_from_deck(&mut self, seat: Seat, depth: u8) {
        let Some(card) = self.known.get(usize::from(depth)).and_then(|known| known.card) else {
            return;
        };
        self.known.remove(usize::from(depth));
        self.pay_for(seat, card, BoughtFrom::Deck);
        self.resolving.push(card);
        self.offer_after_purchase(seat, card);
        self.push(Task::Gain(card, seat));
        self.emit(On::Bought, seat);
    }

    /// A kept card of another monster; the price goes to its owner.
    pub(super) fn buy_from_monster(&mut self, seat: Seat, key: Key) {
        let Some(held) = self.held(key).copied() else {
            return;
        };
        let price = self.pay_for(seat, held.card, BoughtFrom::Monster(held.owner));
        self.gain_energy(held.owner, u16::from(price), Cause::PaidBy(seat));
        self.offer_after_purchase(seat, held.card);
        self.push(Task::HandOver(key, seat));
        self.emit(On::Bought, seat);
    }

    /// A kept card bought from another monster comes to the buyer as if it were new.
    pub(super) fn hand_over(&mut self, key: Key, seat: Seat) {
        let Some(held) = self.held(key).copied() else {
            return;
        };
        if !self.player(seat).alive {
            return;
        }
        if held.is_copy() {
            self.set_face(key, None);
        }
        self.give(key, seat);
        self.takes_saucer(held.card, key);
        if let Some(held) = self.in_play.marks().find(|held| held.key == key) {
            held.tokens = held.card.card().tokens;
            held.spent_turn = false;
            held.moved = false;
        }
        self.emit_own(On::Received, seat, key, held.card);
        self.emit_own(On::Gained, seat, key, held.card);
    }

    /// A kept card lies in front of `seat` from now on, with its counters and with the card that it copies or
    /// that copies it; it is the last one that has come to its owner.
    pub(super) fn give(&mut self, key: Key, seat: Seat) {
        let Some(index) = self.in_play.iter().position(|held| held.key == key) else {
            return;
        };
        let held = self.in_play[index];
        let caps = (self.cap(held.owner), self.cap(seat));
        self.in_play.remove(index);
        self.in_play.push(Held {
            owner: seat,
            spent_hit: false,
            ..held
        });
        self.cap_changed(held.owner, caps.0);
        self.cap_changed(seat, caps.1);
    }

    /// Two kept cards change places; counters and copies stay as they are. It is no purchase.
    pub(super) fn swap(&mut self, mine: Key, theirs: Key) {
        let (Some(gave), Some(got)) = (self.held(mine).copied(), self.held(theirs).copied()) else {
            return;
        };
        self.tell(Event::CardsSwapped {
            seat: gave.owner,
            gave: gave.card,
            with: got.owner,
            got: got.card,
        });
        // Who lived on without hearts only through this card does not any more.
        self.push(Task::Settle(self.turn.active));
        self.give(mine, got.owner);
        self.give(theirs, gave.owner);
        self.emit_own(On::Received, got.owner, mine, gave.face);
        self.emit_own(On::Received, gave.owner, theirs, got.face);
    }

    /// Something may be played right after the purchase of a Keep card.
    pub(super) fn offer_after_purchase(&mut self, seat: Seat, card: CardId) {
        if self.powered() && card.kind() == Kind::Keep {
            self.push(Task::Offer(seat, Moment::Bought));
        }
    }

    pub(super) fn pay_for(&mut self, seat: Seat, card: CardId, from: BoughtFrom) -> u8 {
        let price = self.price(seat, card);
        if self.powered() && self.half_price(seat, card) {
            self.evolutions.turn.halver = None;
            self.evolutions.turn.saucer = Some(card);
        }
        self.turn.bought = self.turn.bought.saturating_add(1);
        self.tell(Event::CardBought {
            seat,
            card,
            from,
            price,
        });
        self.take_energy(seat, u16::from(price), Cause::Price(card));
        price
    }

    /// A bought card takes effect: kept in front of the buyer, or resolved.
    pub(super) fn gain_card(&mut self, card: CardId, seat: Seat) {
        if !self.player(seat).alive {
            self.push(Task::Resolved(card, seat));
            return;
        }
        match card.card().kind {
            Kind::Keep | Kind::Costume | Kind::Tile(_) | Kind::Evolution(_) | Kind::Piece(_) => {
                if let Some(index) = self.resolving.iter().position(|resolving| *resolving == card) {
                    self.resolving.remove(index);
                }
                let key = self.comes_into_play(seat, card, None);
                self.emit_own(On::Received, seat, key, card);
                self.emit_own(On::Gained, seat, key, card);
            }
            Kind::Discard => {
                self.push(Task::Resolved(card, seat));
                self.tell(Event::CardUsed { seat, card });
                self.emit_own(On::Gained, seat, Key::NONE, card);
            }
            Kind::Curse(_) => {} // never bought
        }
    }

    /// A kept card or a tile comes to lie in front of `seat`, with its counters; `told` tells it.
    pub(super) fn comes_into_play(&mut self, seat: Seat, card: CardId, told: Option<Event>) -> Key {
        let cap = self.cap(seat);
        let key = self.new_key();
        self.takes_saucer(card, key);
        self.in_play.push(Held {
            key,
            card,
            face: card,
            owner: seat,
            tokens: card.card().tokens,
            ..Held::default()
        });
        if let Some(event) = told {
            self.tell(event);
        }
        self.cap_changed(seat, cap);
        key
    }

    /// A name for a card or tile that comes into play.
    fn new_key(&mut self) -> Key {
        if self.next_key < MOST_KEYS {
            self.next_key += 1;
            return Key(self.next_key - 1);
        }
        // Only a file comes here: names of cards that have left are given anew.
        let free = (1..MOST_KEYS).map(Key).find(|key| self.held(*key).is_none());
        free.expect("fewer cards are in play than there are names")
    }

    /// A Discard card goes to the discard pile.
    pub(super) fn resolved(&mut self, card: CardId, seat: Seat) {
        if let Some(index) = self.resolving.iter().position(|resolving| *resolving == card) {
            self.resolving.remove(index);
            self.discard.add(card.0);
            self.tell(Event::CardDiscarded { seat, card });
        }
    }

    /// The whole market is replaced; not a purchase.
    pub(super) fn sweep(&mut self, seat: Seat) {
        self.take_energy(seat, SWEEP, Cause::Sweep);
        self.replace_market(seat);
    }

    /// The whole market is replaced.
    pub(super) fn replace_market(&mut self, seat: Seat) {
        for slot in 0..small(MARKET) {
            if let Some(card) = self.take_off(slot) {
                self.discard.add(card.0);
            }
        }
        self.tell(Event::MarketSwept { seat });
        self.push(Task::OpenWindow((1 << MARKET) - 1));
        for slot in (0..small(MARKET)).rev() {
            self.push(Task::Refill(slot));
        }
    }

    /// The top card of the deck goes to a market slot; an empty deck is made of the discard pile.
    pub(super) fn refill(&mut self, slot: u8) {
        self.raise_sunk();
        if !self.known.is_empty() {
            let known = self.known.remove(0);
            if let Some(card) = known.card {
                self.reveal(slot, card);
                return;
            }
        }
        if self.deck_has_cards() {
            self.ask_nature(What::Reveal {
                spot: Spot::Market(slot),
            });
        }
    }

    /// Is there an unseen card to draw? Makes a new deck of the discard pile if need be.
    pub(super) fn deck_has_cards(&mut self) -> bool {
        if self.bag.is_empty() && self.known.is_empty() && !self.discard.is_empty() {
            let mut discard = std::mem::take(&mut self.discard);
            self.bag.pour(&mut discard);
            let size = small(self.bag.total());
            self.tell(Event::DeckReshuffled { size });
        }
        !self.bag.is_empty()
    }

    pub(super) fn reveal(&mut self, slot: u8, card: CardId) {
        self.market[usize::from(slot)] = Some(card);
        self.tell(Event::CardRevealed { slot, card });
    }

    /// `seat` looks at the next card of the deck that it does not know.
    pub(super) fn peek(&mut self, seat: Seat) {
        self.raise_sunk();
        if let Some(known) = self.known.iter_mut().find(|known| !known.by.contains(seat)) {
            known.by.insert(seat);
            let card = known.card;
            if card.is_some() {
                self.tell(Event::CardPeeked { seat, card });
            }
        } else if self.deck_has_cards() {
            self.ask_nature(What::Reveal {
                spot: Spot::Peek(seat),
            });
        }
    }

    pub(super) fn peeked(&mut self, seat: Seat, card: CardId) {
        self.known.push(Known {
            card: Some(card),
            by: Seats::of(seat),
        });
        self.tell(Event::CardPeeked {
            seat,
            card: Some(card),
        });
    }

    /// The reveal window opens for those of `slots` that were filled (`core.md` §2.10, D11).
    pub(super) fn open_window(&mut self, slots: u8) {
        self.revealed = self.filled(slots);
        self.push(Task::Window(1));
    }

    /// A purchase in the window revealed another card: it joins, and the first in line is asked again.
    pub(super) fn widen_window(&mut self, slot: u8) {
        self.revealed |= self.filled(1 << slot);
        if let Some(Task::Window(offset)) = self.agenda.last_mut() {
            *offset = 1;
        }
    }

    fn filled(&self, slots: u8) -> u8 {
        (0..MARKET)
            .filter(|slot| self.market[*slot].is_some())
            .fold(0, |mask, slot| mask | 1 << slot)
            & slots
    }

    /// Each other monster in turn may buy what was revealed.
    pub(super) fn window(&mut self, offset: u8) {
        match self.next_user(offset, Moment::Reveal) {
            Some((offset, seat)) if self.revealed != 0 => {
                self.push(Task::Window(offset));
                self.ask(seat, What::Opportunity);
            }
            _ => self.revealed = 0,
        }
    }

    /// A kept card is given back for its printed cost.
    pub(super) fn sell(&mut self, seat: Seat, key: Key) {
        let Some(held) = self.held(key).copied() else {
            return;
        };
        let refund = self.printed_cost(held.card);
        self.tell(Event::CardSold {
            seat,
            card: held.card,
            refund,
        });
        self.put_energy(seat, u16::from(refund), Cause::Sale(held.card));
        self.discard_held(key);
    }

    /// A card discards itself. A tile that copies it stays, used up for this turn (`power-cards.md` §5), also
    /// when its model has just gone the same way.
    pub(super) fn discard_itself(&mut self, key: Key) {
        if self.held(key).is_some_and(Held::is_copying_tile) {
            self.in_play.change(key, |held| held.spent_turn = true);
        } else {
            self.discard_held(key);
        }
    }

    /// A kept card leaves play for the discard pile, a tile for good; copies of it become blank.
    pub(super) fn discard_held(&mut self, key: Key) {
        if key == Key::NONE {
            return; // a Discard card is not in play, and what copies nothing is no copy of it
        }
        let Some(index) = self.in_play.iter().position(|held| held.key == key) else {
            return;
        };
        let held = self.in_play[index];
        let cap = self.cap(held.owner);
        self.in_play.remove(index);
        self.evolutions.saucers.retain(|other| *other != key);
        if held.card.kind().is_power_card() {
            self.discard.add(held.card.0);
        } else if held.card.evolution().is_some() {
            self.evolution_left(&held);
        }
        self.tell(if held.card.piece().is_some() {
            Event::PieceLost {
                seat: held.owner,
                piece: held.card,
            }
        } else {
            Event::CardDiscarded {
                seat: held.owner,
                card: held.card,
            }
        });
        self.cap_changed(held.owner, cap);
        while let Some(copy) = self
            .in_play
            .iter()
            .find(|copy| copy.copies == key)
            .map(|copy| copy.key)
        {
            if held.card.evolution().is_some() {
                self.discard_held(copy);
            } else {
                self.set_face(copy, None);
            }
        }
    }

    /// All kept cards and tiles of a monster are discarded.
    pub(super) fn discard_all(&mut self, seat: Seat) {
        self.discard_all_but(seat, None);
    }

    /// All kept cards and tiles of a monster are discarded, but for one.
    pub(super) fn discard_all_but(&mut self, seat: Seat, kept: Option<Key>) {
        loop {
            let next = self
                .held_by(seat)
                .filter(|held| !held.card.survives_rebirth())
                .map(|held| held.key)
                .find(|key| Some(*key) != kept);
            let Some(key) = next else { return };
            self.discard_held(key);
        }
    }

    /// A copying card becomes `target`, or blank; its counters and marks begin anew.
    pub(super) fn set_face(&mut self, key: Key, target: Option<Key>) {
        let of = target.and_then(|target| self.held(target).copied());
        let Some(Held { owner, card, .. }) = self.held(key).copied() else {
            return;
        };
        let cap = self.cap(owner);
        let face = of.map_or(card, |of| of.card);
        self.in_play.change(key, |held| {
            held.face = face;
            held.copies = of.map_or(Key::NONE, |of| of.key);
            held.tokens = face.card().tokens;
            held.spent_turn = false;
            held.spent_hit = false;
        });
        match of {
            Some(of) => self.tell(Event::CopySet {
                seat: owner,
                card,
                of: of.owner,
                face,
            }),
            None => self.tell(Event::CopyCleared { seat: owner, card }),
        }
        self.cap_changed(owner, cap);
    }

    /// Tells a new cap and trims hearts to it; trimming is no loss (`core.md` §3.1).
    pub(super) fn cap_changed(&mut self, seat: Seat, before: u8) {
        let cap = self.cap(seat);
        if cap == before {
            return;
        }
        let player = &mut self.players[seat.index()];
        let trimmed = player.hearts.saturating_sub(cap);
        player.hearts -= trimmed;
        self.tell(Event::CapChanged { seat, cap, trimmed });
    }
}

impl State {
    /// The card that has brought a monster back for good, and marks it (`power-cards.md` §4.3, Zombify).
    pub(super) fn used_rebirth_of(&self, seat: Seat) -> Option<Key> {
        let used = |held: &&Held| held.face == held.card && held.card.brings_back_for_good();
        let risen = self.player(seat).risen;
        let card = self.held_by(seat).find(used);
        card.filter(|_| risen).map(|held| held.key)
    }
}
