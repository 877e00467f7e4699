//! What must hold at every question (`core.md` 5.3). Tests and `simulate` assert it after every answer.

use super::agenda::Task;
use super::cards;
use super::question::What;
use super::state::{Place, State};
use super::turn::GOAL;
use crate::engine::Asked;

impl State {
    /// Checks the invariants.
    ///
    /// # Errors
    /// A sentence for developers that names the first one that is broken.
    pub(super) fn check_invariants(&self) -> Result<(), String> {
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
            if player.alive && player.hearts == 0 && !in_batch && self.outcome.is_none() {
                return Err(format!("seat {} lives without hearts", seat.0));
            }
            let has_something = player.place != Place::Outside
                || player.energy > 0
                || player.poison > 0
                || player.shrink > 0
                || self.held_by(seat).next().is_some();
            if !player.alive && has_something {
                return Err(format!("seat {} is out and still has something", seat.0));
            }
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
        let mut seen = self.bag;
        let mut add = |card: Option<cards::CardId>| card.into_iter().for_each(|card| seen.add(card.0));
        self.market.iter().for_each(|card| add(*card));
        self.known.iter().for_each(|known| add(known.card));
        self.in_play.iter().for_each(|held| add(Some(held.card)));
        self.resolving.iter().for_each(|card| add(Some(*card)));
        let mut discard = self.discard;
        seen.pour(&mut discard);
        if seen != cards::base_deck() {
            return Err("a card is missing or doubled".into());
        }
        let seat = self.active();
        let just_entered = self.asks.what == What::Buy && self.turn.bought == 0;
        if just_entered && !self.in_tokyo(seat) && self.open_space().is_some() {
            return Err("an open space of Tokyo was not taken by the active monster".into());
        }
        match (self.asks.of, self.outcome) {
            (Asked::NoOne, None) => Err("nobody is asked and the game is not over".into()),
            (Asked::Seat(_) | Asked::Nature, Some(_)) => Err("somebody is asked after the end".into()),
            (Asked::Seat(seat), None) if !self.player(seat).alive => Err(format!("seat {} is out", seat.0)),
            _ => Ok(()),
        }
    }
}
