//! What monsters pay to each other and for cards.

use super::Judge;
use super::facts::{self, Good};
use crate::Seat;
use crate::classic::rule::Kind;
use crate::classic::{BoughtFrom, CardId, Cause, Event, State};

impl Judge {
    /// What was handed over arrives, unless there is no room for it (`settled.md` §16).
    pub(super) fn payments_arrive(&mut self, event: Event, was: &State) {
        let Some((good, from, to, amount)) = self.payment else {
            return;
        };
        let arrives = match event {
            Event::StarsChanged { cause, .. } | Event::EnergyChanged { cause, .. } => {
                cause == Cause::PaidBy(from)
            }
            Event::LifeGained { cause, .. } => cause == Cause::PaidBy(from),
            _ => false,
        };
        if !arrives {
            let to = self.receiver(was, to, good);
            let lost = !facts::has_room(was, to, good);
            self.expect(lost, "payments", || {
                format!("{amount} {good:?} for {to:?} are lost")
            });
            self.payment = None;
        }
    }

    /// What a card costs (`power-cards.md` §3.5, `expansions.md` §4.7, `evolutions.md` §3.1, §3.2, §3.8).
    pub(super) fn price(
        &mut self,
        seat: Seat,
        card: CardId,
        price: u8,
        from: Option<BoughtFrom>,
        was: &State,
    ) {
        let has = |slug| i32::from(facts::copies(was, seat, slug));
        let cheaper = has("alien-origin") + has("tile-evil-lair") + has("secret-laboratory");
        let dearer = 2 * i32::from(facts::curse(was) == "inadequate-offering");
        let normal = (i32::from(was.printed_cost(card)) + dearer - cheaper).max(0);
        let used = |slug: &str| {
            let mut told = self.told.iter();
            told.any(|event| matches!(event, Event::CardUsed { seat: of, card } if *of == seat && card.slug() == slug))
        };
        let mut right = vec![normal];
        if from == Some(BoughtFrom::Discard) {
            right = vec![(normal - 1).max(0)];
        }
        if used("bobbing-for-apples") && matches!(from, Some(BoughtFrom::Market(_))) {
            right.push((normal - 2).max(0));
        }
        if used("superior-alien-technology") && card.kind() == Kind::Keep && from.is_some() {
            let halves: Vec<i32> = right.iter().map(|price| (price + 1) / 2).collect();
            right.extend(halves);
        }
        self.expect(right.contains(&i32::from(price)), "prices", || {
            format!("{} for {price}, the book has {right:?}", card.slug())
        });
    }

    /// What one monster hands over another one gains: the payment comes first.
    pub(super) fn paid(&mut self, good: Good, seat: Seat, amount: i32, cause: Cause) {
        match cause {
            Cause::PaidTo(to) => {
                self.expect(amount < 0, "payments", || format!("{amount} paid to {to:?}"));
                self.payment = Some((good, seat, to, -amount));
            }
            Cause::PaidBy(from) => {
                let payment = self.payment.take();
                let right = payment.is_some_and(|(kind, payer, to, paid)| {
                    let meant = to == seat || self.holder == Some(seat);
                    (kind, payer, paid) == (good, from, amount) && meant
                });
                // Who has won with Astronaut loses no star any more (`power-cards.md` §4.4).
                let crowned = good == Good::Stars && self.crowned.contains(from);
                // A price is paid to the bank first, by its own name.
                let price = self.price == Some((from, amount));
                self.expect(right || price || crowned, "payments", || {
                    format!("{seat:?} gets {amount} {good:?} of {from:?} after {payment:?}")
                });
            }
            _ => {}
        }
    }
}
