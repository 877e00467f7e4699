//! The ways of the two markers as a player sees them: how many steps are left, and what lies on the next
//! spaces. Read once from a position, for both players.

use engine::Seat;
use engine::duel::{Bonus, Buzz, Placing, Shape, State, Track};
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

/// One track and its marker. Spaces are counted in halves from the end at -7.
#[derive(Debug, Clone, Copy)]
struct Lane {
    /// Where the marker stands.
    at: u8,
    /// The spaces that there are, as a mask.
    spaces: u32,
    /// Those on which something lies, as a mask.
    laid: u32,
    /// Those with a token of The King, as a mask.
    kings: u32,
    /// What lies on each of them.
    bonuses: [Bonus; 1 + 2 * MIDDLE as usize],
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

/// The bonuses that a token covers on one track: by its lowest space, and by whether it is turned.
type Covered = [[[Bonus; 3]; 2]; 15];

/// The bonuses of each token at each place, from the lowest space up, as the rules tell them.
static BONUSES: LazyLock<[[Covered; 2]; 13]> = LazyLock::new(|| {
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

/// The bonuses of the spaces that a token covers, from the lowest one up, as it lies there.
pub(super) fn bonuses(buzz: Buzz, placing: Placing) -> &'static [Bonus] {
    let places = &BONUSES[buzz.index()][placing.track.index()];
    &places[(placing.low + 7) as usize][usize::from(placing.turned)][..buzz.length() as usize]
}

impl Lane {
    fn of(state: &State, track: Track) -> Self {
        Self {
            at: (state.marker(track).halves() + MIDDLE) as u8,
            spaces: PRINTED,
            laid: 0,
            kings: 0,
            bonuses: [Bonus::Blank; 1 + 2 * MIDDLE as usize],
        }
    }

    fn lay(&mut self, buzz: Buzz, placing: Placing) {
        let low = 2 * placing.low + MIDDLE;
        match buzz.shape() {
            Shape::Plain(_) => {
                for (space, bonus) in (low..).step_by(2).zip(bonuses(buzz, placing)) {
                    self.put(space, *bonus);
                }
            }
            Shape::Longer(bonus) => {
                self.spaces |= 1 << (low + 1);
                self.put(low + 1, bonus);
            }
            Shape::Shorter => self.spaces &= !(1 << (low + 2)),
            Shape::Stop => self.kings |= 1 << low,
        }
    }

    fn put(&mut self, space: i8, bonus: Bonus) {
        self.bonuses[space as usize] = bonus;
        self.laid |= 1 << space;
    }

    /// The way up this track, or down it; visits what lies on the next spaces. `stopped`: a King's token ends
    /// the pull.
    fn way(&self, up: bool, stopped: bool, visit: &mut impl FnMut(Bonus, bool, u8)) -> Way {
        // Whoever goes down looks from the other end.
        let seen = |space: u8| if up { space } else { 2 * MIDDLE as u8 - space };
        let turned = |mask: u32| {
            if up {
                mask
            } else {
                mask.reverse_bits() >> (u32::BITS - HALVES)
            }
        };
        let at = seen(self.at);
        let ahead = turned(self.spaces) & (!1 << at);
        // Steps to a space: the spaces up to it.
        let steps = |to: u32| (ahead & ((2 << to) - 1)).count_ones() as u8;
        let stops = if stopped { turned(self.kings) } else { 0 };
        let mut things = ahead & (turned(self.laid) | stops);
        while things != 0 {
            let to = things.trailing_zeros();
            things &= things - 1;
            let far = steps(to);
            if far > SIGHT {
                break;
            }
            visit(
                self.bonuses[usize::from(seen(to as u8))],
                stops >> to & 1 != 0,
                far,
            );
        }
        Way {
            to_end: ahead.count_ones() as u8,
            to_zone: if ZONE >> at & 1 != 0 {
                0
            } else {
                match ahead & ZONE {
                    0 => u8::MAX,
                    zone => steps(zone.trailing_zeros()),
                }
            },
        }
    }
}

impl Ways {
    /// Reads a position.
    pub(super) fn of(state: &State) -> Self {
        let mut lanes = Track::ALL.map(|track| Lane::of(state, track));
        for (buzz, placing) in state.laid() {
            lanes[placing.track.index()].lay(buzz, placing);
        }
        Self(lanes)
    }

    /// The way of a marker to a player's end of its track. Visits what lies on the next spaces that a pull of
    /// this player may come to: its bonus, whether the pull ends there, and how many steps away it is.
    pub(super) fn way(
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
    use crate::duel::tests::positions;
    use engine::duel::Space;

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
                    if ways.0[track.index()].spaces == PRINTED {
                        plain += 1;
                    } else {
                        bent += 1;
                    }
                    assert_eq!((way, found), walked(&state, seat, track), "{state:?}");
                }
            }
        }
        assert!(bent > 100 && plain > 100, "{bent} {plain}");
    }
}
