//! The ways of the two markers as a player sees them: how many steps are left, and what lies on the next spaces. Read once
//! from a position, for both players.

use crate::engine::Seat;
use crate::engine::duel::{Bonus, Buzz, Placing, Shape, State, Track};
use std::sync::LazyLock;

/// Spaces ahead at whose bonuses one looks.
pub(super) const SIGHT: u8 = 4;

/// Half spaces of a track, from one end to the other.
const HALVES: u32 = 29;
/// The half space in the middle, counted from either end.
const MIDDLE: i8 = 14;
/// The spaces that are printed, as a mask of half spaces.
const PRINTED: u32 = 0x1555_5555;
/// The spotlight zone of the one who goes up, half spaces included.
const ZONE: u32 = 0b1_1111 << (6 + MIDDLE);
/// The most things that lie on one track: every token's bonuses together.
const MOST: usize = 16;

/// Something that lies on a space.
#[derive(Debug, Clone, Copy, Default)]
struct Thing {
    /// The half space, from the end at -7.
    at: u8,
    bonus: Bonus,
    king: bool,
}

/// One track and its marker.
#[derive(Debug, Clone, Copy)]
struct Lane {
    /// Where the marker stands, as a half space from the end at -7.
    at: u8,
    /// The spaces that there are, as a mask of half spaces.
    spaces: u32,
    /// Does a token make it longer or shorter?
    bent: bool,
    things: [Thing; MOST],
    count: usize,
}

/// Both tracks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways([Lane; 2]);

/// What is left of a marker's way to a player's end of its track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    /// Steps to the end.
    pub to_end: u8,
    /// Steps to the spotlight zone: 0 in it, the highest number beyond it.
    pub to_zone: u8,
}

/// The bonuses of each token at each place, from the lowest space up, as the rules tell them.
static BONUSES: LazyLock<[[[[[Bonus; 3]; 2]; 15]; 2]; 13]> = LazyLock::new(|| {
    Buzz::ALL.map(|buzz| {
        Track::ALL.map(|track| {
            std::array::from_fn(|low| {
                [false, true].map(|turned| {
                    let low = low as i8 - 7;
                    let mut row = [Bonus::Blank; 3];
                    let bonuses = buzz.bonuses(Placing { track, low, turned });
                    row[..bonuses.len()].copy_from_slice(&bonuses);
                    row
                })
            })
        })
    })
});

impl Lane {
    fn of(state: &State, track: Track) -> Self {
        Self {
            at: (state.marker(track).halves() + MIDDLE) as u8,
            spaces: PRINTED,
            bent: false,
            things: [Thing::default(); MOST],
            count: 0,
        }
    }

    fn put(&mut self, at: i8, bonus: Bonus, king: bool) {
        if let Some(thing) = self.things.get_mut(self.count) {
            let at = (at + MIDDLE) as u8;
            *thing = Thing { at, bonus, king };
            self.count += 1;
        }
    }

    fn lay(&mut self, buzz: Buzz, placing: Placing) {
        let low = placing.low;
        match buzz.shape() {
            Shape::Plain(printed) => {
                let row = BONUSES[buzz.index()][placing.track.index()][(low + 7) as usize]
                    [usize::from(placing.turned)];
                for (space, bonus) in (low..).zip(&row[..printed.len()]) {
                    self.put(2 * space, *bonus, false);
                }
            }
            Shape::Longer(bonus) => {
                self.bent = true;
                self.spaces |= 1 << (2 * low + 1 + MIDDLE);
                self.put(2 * low + 1, bonus, false);
            }
            Shape::Shorter => {
                self.bent = true;
                self.spaces &= !(1 << (2 * low + 2 + MIDDLE));
            }
            Shape::Stop => self.put(2 * low, Bonus::Blank, true),
        }
    }

    /// The way up this track, or down it; visits what lies on the next spaces. `stopped`: a King's token ends the pull.
    fn way(&self, up: bool, stopped: bool, visit: &mut impl FnMut(Bonus, bool, u8)) -> Way {
        let seen = |at: u8| if up { at } else { 2 * MIDDLE as u8 - at };
        let at = seen(self.at);
        let spaces = if up {
            self.spaces
        } else {
            self.spaces.reverse_bits() >> (u32::BITS - HALVES)
        };
        let ahead = spaces & (!1 << at);
        // Steps to a space: the spaces up to it.
        let steps = |to: u8| (ahead & ((2 << to) - 1)).count_ones() as u8;
        let mut near = |thing: &Thing, nth: Option<u8>| {
            let to = seen(thing.at);
            if to > at {
                let far = steps(to);
                if far <= SIGHT && nth.is_none_or(|nth| nth == far) && (stopped || !thing.king) {
                    visit(thing.bonus, thing.king, far);
                }
            }
        };
        let things = &self.things[..self.count];
        if self.bent {
            // As they come along the way.
            for nth in 1..=SIGHT {
                things.iter().for_each(|thing| near(thing, Some(nth)));
            }
        } else {
            things.iter().for_each(|thing| near(thing, None));
        }
        Way {
            to_end: ahead.count_ones() as u8,
            to_zone: if ZONE >> at & 1 != 0 {
                0
            } else {
                match ahead & ZONE {
                    0 => u8::MAX,
                    zone => steps(zone.trailing_zeros() as u8),
                }
            },
        }
    }
}

impl Ways {
    /// Reads a position.
    pub fn of(state: &State) -> Self {
        let mut lanes = Track::ALL.map(|track| Lane::of(state, track));
        for (buzz, placing) in state.laid() {
            lanes[placing.track.index()].lay(buzz, placing);
        }
        Self(lanes)
    }

    /// The way of a marker to a player's end of its track. Visits what lies on the next spaces that a pull of this player
    /// may come to: its bonus, whether the pull ends there, and how many steps away it is.
    pub fn way(
        &self,
        state: &State,
        seat: Seat,
        track: Track,
        visit: &mut impl FnMut(Bonus, bool, u8),
    ) -> Way {
        let stopped = !state.player(seat).monster.board().owns_stops;
        self.0[track.index()].way(state.side(seat) > 0, stopped, visit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::duel::tests::positions;
    use crate::engine::duel::Space;

    type Found = Vec<(Bonus, bool, u8)>;

    /// The way step by step, as the rules go it.
    fn walked(state: &State, seat: Seat, track: Track) -> (Way, Found) {
        let side = state.side(seat);
        let own = |space: Space| space.in_spotlight() && space.halves() * side > 0;
        let (mut at, mut found) = (state.marker(track), Vec::new());
        let mut way = Way {
            to_end: 0,
            to_zone: if own(at) { 0 } else { u8::MAX },
        };
        while let Some(next) = state.next_space(track, at, side) {
            at = next;
            way.to_end += 1;
            if way.to_zone == u8::MAX && own(at) {
                way.to_zone = way.to_end;
            }
            let stops = state.stops(seat, track, at);
            if way.to_end <= SIGHT
                && let Some((_, bonus)) = state.bonus_at(track, at)
                && (stops || bonus != Bonus::Blank)
            {
                found.push((bonus, stops, way.to_end));
            }
        }
        (way, found)
    }

    #[test]
    fn reading_a_way_is_walking_it() {
        let (mut bent, mut plain) = (0, 0);
        for (state, _) in positions(400, |state, _| state.laid().count() > 1) {
            let ways = Ways::of(&state);
            for track in Track::ALL {
                for seat in state.seats_in_order() {
                    let mut found = Vec::new();
                    let way = ways.way(&state, seat, track, &mut |bonus, stops, ahead| {
                        found.push((bonus, stops, ahead));
                    });
                    if ways.0[track.index()].bent {
                        bent += 1;
                    } else {
                        plain += 1;
                        found.sort_by_key(|(_, _, ahead)| *ahead);
                    }
                    assert_eq!((way, found), walked(&state, seat, track), "{state:?}");
                }
            }
        }
        assert!(bent > 100 && plain > 100, "{bent} {plain}");
    }
}
