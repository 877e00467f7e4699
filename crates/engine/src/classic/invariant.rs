//! What must hold at every question (`core.md` §5.3). Tests and `simulate` assert it after every answer.

use super::agenda::Task;
use super::cards::CardId;
use super::question::What;
use super::rule::Stat;
use super::state::{Place, State};
use super::turn::GOAL;
use crate::Asked;
use crate::parts::Bag;

impl State {
    /// Checks the invariants.
    ///
    /// # Errors
    /// A sentence for developers that names the first one that is broken. It never panics, whatever a file
    /// said.
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.check_ranges()?;
        self.check_waiting()?;
        let landing = self.landing_hit().map(|hit| hit.victim);
        let in_batch = self
            .agenda
            .iter()
            .any(|task| matches!(task, Task::Batch(_) | Task::Settle(_) | Task::Bury(_)));
        for seat in self.all_seats() {
            let player = self.player(seat);
            let cap = self.cap(seat);
            if player.stars > GOAL {
                return Err(format!("seat {} has {} stars", seat.0, player.stars));
            }
            if cap > 12 || player.hearts > cap && landing != Some(seat) {
                return Err(format!("seat {} has {} hearts of {cap}", seat.0, player.hearts));
            }
            if self.doomed(seat) && !in_batch && self.outcome.is_none() {
                return Err(format!("seat {} lives without hearts", seat.0));
            }
            let has_something = player.place != Place::Outside
                || player.energy > 0
                || player.poison > 0
                || player.shrink > 0
                || player.wicked > 0
                || self.held_by(seat).next().is_some();
            if !player.alive && has_something {
                return Err(format!("seat {} is out and still has something", seat.0));
            }
        }
        // The end is tested when all is told that the last wounds and deaths bring (`core.md` §3.6).
        let untold = self.agenda.iter().any(|task| matches!(task, Task::Aftermath));
        let waiting = in_batch || untold || self.hits.iter().any(|hit| hit.held);
        if self.outcome.is_none() && !waiting && !self.living().is_empty() && self.one_fate(self.living()) {
            return Err(format!(
                "all that are left share one fate, and the game is not over: {:?}",
                self.asks
            ));
        }
        for place in [Place::City, Place::Bay] {
            let standing = self
                .all_seats()
                .filter(|seat| self.player(*seat).place == place)
                .count();
            if standing > 1 {
                return Err(format!("{standing} monsters in {place:?}"));
            }
        }
        if self.at(Place::Bay).is_some() && !self.bay_open() && !in_batch {
            return Err("somebody is in the closed Bay".into());
        }
        self.check_box()?;
        self.check_evolutions()?;
        self.check_pieces()?;
        let seat = self.active();
        // Taking the card by which another one lived without hearts empties its place too late to be taken.
        let just_entered = self.asks.what == What::Buy
            && self.turn.bought == 0
            && !(self.options.halloween && self.claims(Stat::Undying, seat));
        if just_entered && self.enters(seat) {
            self.check_nobody_was_kept_out()?;
        }
        match (self.asks.of, self.outcome) {
            (Asked::NoOne, None) => Err("nobody is asked and the game is not over".into()),
            (Asked::Seat(_) | Asked::Nature, Some(_)) => Err("somebody is asked after the end".into()),
            (Asked::Seat(seat), None) if !self.player(seat).alive => Err(format!("seat {} is out", seat.0)),
            (Asked::Seat(_) | Asked::Nature, None)
                if !self.hides_choices() && self.each_answer(&mut |_| false) =>
            {
                Err(format!("{:?} is asked and has no answer", self.asks))
            }
            _ => Ok(()),
        }
    }

    /// Where there is a card that keeps its owner out of Tokyo, it may have left since the space was to be
    /// taken.
    fn check_nobody_was_kept_out(&self) -> Result<(), String> {
        if self.powered() {
            return Ok(()); // `settled.md` §42
        }
        let keeps_out = |card: &CardId| card.cares().stats.meets(Stat::StaysOut.mask());
        if CardId::all()
            .filter(keeps_out)
            .any(|card| self.options.copies(card) > 0)
        {
            return Ok(());
        }
        Err("an open space of Tokyo was not taken by the active monster".into())
    }

    /// Every card of the box is somewhere, and nowhere twice.
    fn check_box(&self) -> Result<(), String> {
        let piles = [self.bag, self.discard, self.costumes];
        let single = self
            .market
            .iter()
            .copied()
            .chain(
                self.known
                    .iter()
                    .chain(self.evolutions.sunk.iter())
                    .map(|known| known.card),
            )
            .flatten()
            .chain(self.in_play.iter().map(|held| held.card))
            .chain(self.resolving.iter().copied())
            .chain(self.evolutions.reserved.iter().map(|reserved| reserved.card))
            .chain(self.drawn.iter().copied());
        let mut seen = [0u32; 256];
        for (card, count) in piles.iter().flat_map(Bag::iter) {
            seen[usize::from(card)] += u32::from(count);
        }
        for card in single {
            seen[usize::from(card.0)] += 1;
        }
        let wrong = CardId::all()
            .filter(|card| card.kind().is_power_card())
            .find(|card| seen[usize::from(card.0)] != u32::from(self.options.copies(*card)));
        match wrong {
            Some(card) => Err(format!(
                "{} copies of {} are at the table; with its options there are {}",
                seen[usize::from(card.0)],
                card.slug(),
                self.options.copies(card)
            )),
            None => Ok(()),
        }
    }
}
