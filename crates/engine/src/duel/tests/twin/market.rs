//! The market, what a purchase does, and where its Buzz token is laid.

use super::{Play, Twin};
use crate::duel::tests::kit::card;
use crate::duel::{Answer, Buzz, Choice, Kind, Pick, Placing, Track, What};

impl Twin {
    pub(super) fn refill(&mut self) {
        while self.market.len() < 3 && self.deck > 0 {
            let slot = self.market.len() as u8;
            if let Answer::Card(card) = self.nature(What::Reveal { slot }) {
                self.market.push(card.slug());
                self.deck -= 1;
            }
        }
    }

    pub(super) fn price(&self, slot: usize, less: u8) -> u16 {
        let cost = card(self.market[slot]).cost();
        let less = less + u8::from(slot == 0);
        if cost > less { u16::from(cost - less) } else { 1 }
    }

    /// The slots that this player can pay are those that are offered.
    pub(super) fn offered_slots(&self, less: u8) {
        let mine: Vec<Answer> = (0..self.market.len())
            .filter(|slot| self.price(*slot, less) <= self.energy[self.active])
            .map(|slot| Answer::Buy(slot as u8))
            .collect();
        let mut answers = self.answers();
        answers.retain(|answer| matches!(answer, Answer::Buy(_)));
        assert_eq!(answers, mine);
    }

    pub(super) fn buy(&mut self, slot: u8, less: u8) -> Play {
        let (me, rival) = (self.active, 1 - self.active);
        self.energy[me] -= self.price(slot.into(), less);
        self.turn.bought += 1;
        let slug = self.market.remove(slot.into());
        self.refill();
        self.meets(slug);
        if let Some(buzz) = card(slug).buzz() {
            self.place(buzz);
        }
        if self.has(me, "breaking-news") {
            self.pull(me, Track::Fame, 1)?;
        }
        match slug {
            "cannonball" => {
                self.pull(me, Track::Fame, 1)?;
                self.hit(rival, 1)?;
                self.gain_energy(me, 4);
            }
            "dominate" => {
                if !self.awaiting[rival].contains(&slug) {
                    self.awaiting[rival].push(slug);
                }
            }
            "energize" => {
                self.gain_energy(me, 8);
                self.gain_tokens(me, 2);
            }
            "frenzy" => self.turn.again = true,
            "hors-doeuvre" => {
                self.hit(me, 3)?;
                self.pull(me, Track::Destruction, 2)?;
            }
            "jets-scrambled" => {
                self.hit(me, 5)?;
                self.hit(rival, 5)?;
            }
            "kaijutsu" => {
                self.pull(me, Track::Destruction, 1)?;
                self.hit(rival, 2)?;
            }
            "moment-of-respite" => {
                self.gain_hearts(me, 2);
                self.gain_tokens(me, 1);
            }
            "monster-coaster" => self.pull(me, Track::Destruction, 3)?,
            "monumental" => {
                self.pull(me, Track::Destruction, 1)?;
                self.pull(me, Track::Fame, 1)?;
            }
            "natural-selection" => {
                self.gain_energy(me, 4);
                self.gain_hearts(me, 4);
            }
            "operation-media" => self.pull(me, Track::Fame, self.turn.claws)?,
            "photoshoot" => self.pull(me, Track::Fame, 1)?,
            "sack-the-stadium" => {
                self.pull(me, Track::Destruction, 2)?;
                self.pull(me, Track::Fame, 2)?;
            }
            "seismic-test" => self.pull(me, Track::Destruction, 2)?,
            "snack-time" => self.gain_hearts(me, 3),
            "tesla-impulse" => {
                if !self.kept[rival].is_empty()
                    && let Some(Pick::Card(lost)) = self.choose(me, slug, Choice::RivalsKeep, false, false)
                {
                    self.lose(lost.slug());
                }
                self.gain_energy(me, 2);
            }
            "the-party-is-over" => {
                let hurt = [self.first, 1 - self.first].map(|player| (player, self.zones(player) > 0));
                for (player, hurt) in hurt {
                    self.hit(player, if hurt { 4 } else { 0 })?;
                }
            }
            "thermonuclear-cooking" => {
                self.pull(me, Track::Destruction, 1)?;
                self.gain_hearts(me, 2);
                self.gain_energy(me, 2);
            }
            "too-cute" => self.hit(rival, 2)?,
            _ => assert_eq!(card(slug).kind(), Kind::Keep, "{slug} does something"),
        }
        if card(slug).kind() == Kind::Keep {
            self.kept[me].push(slug);
        } else {
            self.discard.push(slug);
        }
        self.settle()
    }

    fn free(&self, track: Track, x: i8, hand: Buzz) -> bool {
        let taken = self.buzz.iter().any(|(buzz, placing)| {
            *buzz != hand
                && placing.track == track
                && (placing.low..placing.low + Self::length(*buzz)).contains(&x)
        });
        (-7..=7).contains(&x) && !taken && self.at[track.index()] != f64::from(x)
    }

    pub(super) fn places(&self, buzz: Buzz) -> Vec<Placing> {
        let mut places = Vec::new();
        for track in Track::ALL {
            for low in -7..=7 {
                if (low..low + Self::length(buzz)).all(|x| self.free(track, x, buzz)) {
                    for turned in [false, true] {
                        if !turned || matches!(buzz, Buzz::Lizard | Buzz::Anubis) {
                            places.push(Placing { track, low, turned });
                        }
                    }
                }
            }
        }
        places
    }

    pub(super) fn under_marker(&self, buzz: Buzz) -> bool {
        Track::ALL.into_iter().any(|track| {
            self.buzz_at(track, self.at[track.index()])
                .is_some_and(|(at, _)| at == buzz)
        })
    }

    pub(super) fn lay(&mut self, buzz: Buzz, placing: Placing) {
        self.buzz.retain(|(other, _)| *other != buzz);
        self.buzz.push((buzz, placing));
    }

    fn place(&mut self, buzz: Buzz) {
        let places = self.places(buzz);
        if self.under_marker(buzz) || places.is_empty() {
            return;
        }
        let mut answers = self.answers();
        answers.retain(|answer| matches!(answer, Answer::Place(_)));
        assert_eq!(answers, places.into_iter().map(Answer::Place).collect::<Vec<_>>());
        if let Answer::Place(placing) = self.ask(self.active, What::Place { buzz }, true) {
            self.lay(buzz, placing);
        }
    }
}
