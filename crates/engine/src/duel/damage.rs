//! The life of a packet of hits (`duel.md` §8): prevention stage by stage, hearts lost, the end of the game
//! or what comes of it.

use super::agenda::{Effect, Frame, Table};
use super::cards::Cards;
use super::event::{Cause, Event};
use super::question::Pick;
use super::rule::On;
use super::state::Ending;
use crate::Seat;

/// Stages at which cards take hits off a packet.
pub(super) const STAGES: u8 = 3;

impl Table<'_> {
    /// A packet of hits comes next.
    pub(super) fn hit(&mut self, to: Seat, hits: u8, by: Cause) {
        if hits > 0 {
            self.push(Effect::Packet {
                to,
                hits,
                by,
                stage: 0,
            });
        }
    }

    /// A packet of hits comes behind all that waits, or makes the one that waits there larger.
    pub(super) fn hit_later(&mut self, target: Seat, more: u8, cause: Cause) {
        for effect in self.agenda.iter_mut() {
            if let Effect::Packet {
                to,
                hits,
                by,
                stage: 0,
            } = effect
                && *to == target
                && *by == cause
            {
                *hits = hits.saturating_add(more);
                return;
            }
        }
        self.append(Effect::Packet {
            to: target,
            hits: more,
            by: cause,
            stage: 0,
        });
    }

    /// A packet goes through prevention, from this stage on, and strikes.
    pub(super) fn packet_lands(&mut self, to: Seat, hits: u8, by: Cause, from: u8) {
        if hits == 0 {
            return;
        }
        if from == 0 && self.unhurt(to) {
            self.tell(Event::Unhurt { seat: to, hits, by });
            return;
        }
        let cards = self.cards(to);
        for stage in from..STAGES {
            if !Cards::listening(On::Harm(stage)).and(cards).is_empty() {
                self.push(Effect::Packet {
                    to,
                    hits,
                    by,
                    stage: stage + 1,
                });
                self.emit(On::Harm(stage), to, hits, Pick::Nothing);
                return;
            }
        }
        self.strike(to, hits, by);
    }

    /// Takes hits off the packet about to land.
    pub(super) fn soften(&mut self, frame: &Frame, by: u8) {
        let mut taken = 0;
        if let Some(Effect::Packet { hits, .. }) = self
            .agenda
            .iter_mut()
            .rev()
            .find(|effect| matches!(effect, Effect::Packet { .. }))
        {
            taken = by.min(*hits);
            *hits -= taken;
        }
        if let Some(card) = frame.card()
            && taken > 0
        {
            self.tell(Event::Softened {
                seat: frame.owner,
                hits: taken,
                card,
            });
        }
    }

    fn strike(&mut self, seat: Seat, hits: u8, by: Cause) {
        let player = self.player_mut(seat);
        let hearts = hits.min(player.health);
        player.health -= hearts;
        player.hits = player.hits.saturating_add(hits);
        let empty = player.health == 0;
        self.tell(Event::Hurt {
            seat,
            hits,
            hearts,
            by,
        });
        if empty {
            self.push(Effect::Fallen { seat, hits });
            self.emit(On::Emptied, seat, hits, Pick::Nothing);
        } else {
            self.emit(On::Hurt, seat, hits, Pick::Nothing);
        }
    }

    /// Cards had their chance to save a player without hearts.
    pub(super) fn fallen(&mut self, seat: Seat, hits: u8) {
        if self.player(seat).health == 0 {
            let winner = self.rival(seat);
            self.end(Ending::Knockout, winner);
        } else {
            self.emit(On::Hurt, seat, hits, Pick::Nothing);
        }
    }

    /// The owner of the line keeps one heart, and nothing more hurts it this turn.
    pub(super) fn save(&mut self, frame: &Frame) {
        let player = self.player_mut(frame.owner);
        player.health = 1;
        player.shielded = true;
        if let Some(card) = frame.card() {
            let seat = frame.owner;
            self.tell(Event::Saved { seat, card });
        }
    }
}
