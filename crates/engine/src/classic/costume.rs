//! Costumes: the deal at the start, and taking them from the wounded (`expansions.md` §7). Names no costume.

use super::CardId;
use super::agenda::{Table, Task};
use super::event::{Cause, Event};
use super::question::{Spot, What};
use super::rule::{Kind, On};
use super::state::{Held, Key, State};
use crate::Seat;

/// Smashes that let a monster take costumes.
const SMASHES_FOR_THEFT: u8 = 3;

impl State {
    /// The costumes that the active monster may take and can pay for now.
    pub(super) fn costumes_to_take(&self) -> impl Iterator<Item = &Held> + '_ {
        let seat = self.turn.active;
        let enough = self.smashes_of_the_roll() >= SMASHES_FOR_THEFT;
        self.in_play.iter().filter(move |held| {
            enough
                && held.card.kind() == Kind::Costume
                && held.owner != seat
                && self.turn.clawed.contains(held.owner)
                && u16::from(self.price(seat, held.card)) <= self.player(seat).energy
        })
    }
}

impl Table<'_> {
    /// Two costumes for a seat, of which it keeps one; then the next seat. What is left joins the deck.
    pub(super) fn deal_costumes(&mut self, seat: Seat) {
        if seat.0 >= self.seats {
            let mut left = std::mem::take(&mut self.costumes);
            self.bag.pour(&mut left);
        } else if self.drawn.has_room() {
            self.push(Task::DealCostumes(seat));
            self.ask_nature(What::Reveal {
                spot: Spot::Costume(seat),
            });
        } else {
            self.push(Task::DealCostumes(Seat(seat.0 + 1)));
            self.ask(seat, What::Costume);
        }
    }

    /// E7: one costume is kept, the other goes into the deck.
    pub(super) fn keep_costume(&mut self, seat: Seat, card: CardId) {
        for drawn in std::mem::take(&mut self.drawn).iter().copied() {
            if drawn != card {
                self.bag.add(drawn.0);
            }
        }
        self.comes_into_play(seat, card, Some(Event::CostumeKept { seat, card }));
    }

    /// E6: as many costumes of the wounded as the active monster likes and can pay.
    pub(super) fn theft(&mut self) {
        let seat = self.turn.active;
        let payable = |state: &State| state.costumes_to_take().next().is_some();
        let rich = || self.with_cultists_as_energy(seat);
        if self.thrives(seat) && (payable(self) || rich().is_some_and(|rich| payable(&rich))) {
            self.push(Task::Theft);
            self.ask(seat, What::Theft);
        }
    }

    /// A costume changes hands for its price; it is no purchase.
    pub(super) fn steal(&mut self, seat: Seat, key: Key) {
        let Some(held) = self.held(key).copied() else {
            return;
        };
        let price = self.price(seat, held.card);
        self.tell(Event::CardStolen {
            seat,
            from: held.owner,
            card: held.card,
            price,
        });
        self.take_energy(seat, u16::from(price), Cause::Price(held.card));
        self.gain_energy(held.owner, u16::from(price), Cause::PaidBy(seat));
        // Who lived on without hearts only through this card does not any more.
        self.push(Task::Settle(seat));
        self.give(key, seat);
        self.emit_own(On::Received, seat, key, held.card);
    }
}
