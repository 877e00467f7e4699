//! Pulls, step by step, and the Buzz tokens on the way (`duel.md` §4 and §6).

use super::agenda::{Effect, Table};
use super::buzz::{Bonus, Buzz, Placing};
use super::cards::Cards;
use super::event::{Cause, Event};
use super::question::{Pick, What};
use super::rule::On;
use super::track::Track;
use crate::Seat;

impl Table<'_> {
    /// One step of a pull. Its rest waits, then the bonus of the space, and what cards make of the step comes
    /// first.
    pub(super) fn pull_step(&mut self, seat: Seat, track: Track, steps: u8, by: Cause) {
        let from = self.marker(track);
        let Some(to) = self.next_space(track, from, self.side(seat)) else {
            return; // past the end nobody pulls: the game is over there
        };
        let left = steps - 1;
        self.markers[track.index()] = to;
        self.tell(Event::Pulled {
            seat,
            track,
            from,
            to,
            left,
            by,
        });
        if let Some(ending) = self.markers_won(seat) {
            self.end(ending, seat);
            return;
        }
        let reached = self.bonus_at(track, to);
        match reached {
            Some((buzz, _)) if self.stops(seat, track, to) => {
                let lost = left;
                self.tell(Event::PullStopped {
                    seat,
                    track,
                    buzz,
                    lost,
                });
            }
            _ => self.pull(seat, track, left, by),
        }
        if let Some((buzz, bonus)) = reached
            && bonus != Bonus::Blank
        {
            self.push(Effect::Bonus {
                seat,
                buzz,
                bonus,
                asked: false,
            });
        }
        self.emit(On::Stepped, seat, 0, Pick::Step(track, from, to));
    }

    /// A Buzz bonus is taken, when cards have had their say.
    pub(super) fn bonus(&mut self, seat: Seat, buzz: Buzz, bonus: Bonus, asked: bool) {
        let is_hit = matches!(bonus, Bonus::Hit | Bonus::TwoHits);
        if !asked && !is_hit && !Cards::listening(On::Bonus).and(self.cards(seat)).is_empty() {
            self.push(Effect::Bonus {
                seat,
                buzz,
                bonus,
                asked: true,
            });
            self.emit(On::Bonus, seat, 0, Pick::Nothing);
            return;
        }
        self.tell(Event::BonusReached { seat, buzz, bonus });
        let by = Cause::Buzz(buzz);
        match bonus {
            Bonus::Blank => {}
            Bonus::Hit => self.hit(self.rival(seat), 1, by),
            Bonus::TwoHits => self.hit(self.rival(seat), 2, by),
            Bonus::Heart => self.gain_hearts(seat, 1, by),
            Bonus::Energy => self.gain_energy(seat, 1, by),
            Bonus::Token => self.gain_tokens(seat, 1, by),
        }
    }

    /// The token of a card just paid for is placed, if that can be (`duel.md` §6.2).
    pub(super) fn place_buzz(&mut self, buzz: Buzz) {
        // Visiting stops at the first place.
        if !self.is_under_marker(buzz) && !self.each_place(buzz, &mut |_| false) {
            self.ask(self.active(), What::Place { buzz });
        }
    }

    /// A token is laid on a track.
    pub(super) fn lay(&mut self, seat: Seat, buzz: Buzz, to: Placing) {
        let from = self.buzz[buzz.index()].replace(to);
        self.tell(Event::BuzzPlaced { seat, buzz, to, from });
    }
}
