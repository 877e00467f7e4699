//! What lies on the two tracks: where tokens are, where one more may be laid, and how a marker goes among
//! them (`duel.md` §3, §4 and §6).

use super::buzz::{Bonus, Buzz, COUNT, Placing, Shape};
use super::capacity::PATH;
use super::state::{Ending, State};
use super::track::{LAST, Space, Track, side_of};
use crate::Seat;
use crate::parts::{Shelf, small};

/// Where each Buzz token lies, in the order of [`Buzz::ALL`].
pub type Placings = [Option<Placing>; COUNT];

/// Steps that a pull needs from this space to the end of the track on the side with this sign: tokens on the
/// way may make it longer or shorter.
#[must_use]
pub fn steps_to_end(placings: &Placings, track: Track, from: Space, side: i8) -> u8 {
    let next = |at: &Space| next_among(laid_among(placings), track, *at, side);
    small(std::iter::successors(Some(from), next).count() - 1)
}

/// The Buzz tokens that lie on a track.
fn laid_among(placings: &Placings) -> impl Iterator<Item = (Buzz, Placing)> + '_ {
    Buzz::ALL
        .into_iter()
        .filter_map(|buzz| Some((buzz, placings[buzz.index()]?)))
}

/// The space to which a marker on `from` comes with one step among these tokens; `None` past the end.
fn next_among(
    laid: impl Iterator<Item = (Buzz, Placing)>,
    track: Track,
    from: Space,
    side: i8,
) -> Option<Space> {
    let Some(x) = from.whole() else {
        return Some(Space(from.0 + side));
    };
    for (buzz, placing) in laid.filter(|(_, placing)| placing.track == track) {
        let length = buzz.length();
        let within = placing.covers(length, x) && placing.covers(length, x + side);
        match buzz.shape() {
            Shape::Longer(_) if within => return Some(Space(from.0 + side)),
            Shape::Shorter if within => return Some(Space(from.0 + 4 * side)),
            _ => {}
        }
    }
    Space::from_halves(from.0 + 2 * side)
}

/// The lowest printed space of a mask from -7 up.
fn lowest(spaces: u16) -> i8 {
    i8::try_from(spaces.trailing_zeros()).expect("a mask of sixteen bits") - LAST
}

impl State {
    /// Where a marker stands.
    #[must_use]
    pub const fn marker(&self, track: Track) -> Space {
        self.markers[track.index()]
    }

    /// Where a Buzz token lies, if it lies on a track.
    #[must_use]
    pub const fn placing(&self, buzz: Buzz) -> Option<Placing> {
        self.buzz[buzz.index()]
    }

    /// The Buzz tokens on the tracks.
    pub fn laid(&self) -> impl Iterator<Item = (Buzz, Placing)> + '_ {
        laid_among(&self.buzz)
    }

    /// Where each of them lies, in the order of [`Buzz::ALL`].
    #[must_use]
    pub const fn placings(&self) -> &Placings {
        &self.buzz
    }

    /// The sign of the side to which a player pulls: -1 for the one who began.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> i8 {
        side_of(seat, self.first)
    }

    /// The Buzz token that a space belongs to, extra spaces included.
    #[must_use]
    pub fn buzz_at(&self, track: Track, space: Space) -> Option<Buzz> {
        self.laid().find_map(|(buzz, placing)| {
            let (low, high) = (2 * placing.low, 2 * (placing.low + buzz.length() - 1));
            (placing.track == track && (low..=high).contains(&space.0)).then_some(buzz)
        })
    }

    /// What a Buzz token offers on a space. The removed space of a shortcut belongs to it, but nobody comes
    /// there.
    #[must_use]
    pub fn bonus_at(&self, track: Track, space: Space) -> Option<(Buzz, Bonus)> {
        let buzz = self.buzz_at(track, space)?;
        let placing = self.placing(buzz)?;
        let bonus = match (space.whole(), buzz.shape()) {
            (Some(x), _) => buzz.bonuses(placing)[usize::try_from(x - placing.low).ok()?],
            (None, Shape::Longer(bonus)) => bonus,
            (None, _) => return None,
        };
        Some((buzz, bonus))
    }

    /// The space to which a marker on `from` comes with one step toward the side with this sign; `None` past
    /// the end.
    #[must_use]
    pub fn next_space(&self, track: Track, from: Space, side: i8) -> Option<Space> {
        next_among(self.laid(), track, from, side)
    }

    /// The path of a pull from where the marker stands, step by step, as far as The King's tokens and the
    /// ends of the track let it go. Bonuses, and what cards make of them, are not foreseen.
    #[must_use]
    pub fn path(&self, seat: Seat, track: Track, steps: u8) -> Shelf<Space, PATH> {
        let mut path = Shelf::new();
        let mut at = self.marker(track);
        for _ in 0..steps {
            let Some(next) = self.next_space(track, at, self.side(seat)) else {
                break;
            };
            path.push(next);
            at = next;
            if at.halves().abs() == 2 * LAST || self.stops(seat, track, at) {
                break;
            }
        }
        path
    }

    /// Does a pull of this player end on this space, because a token of the other player's King lies there?
    #[must_use]
    pub fn stops(&self, seat: Seat, track: Track, space: Space) -> bool {
        let owns = self.player(seat).monster.board().owns_stops;
        !owns && self.buzz_at(track, space).is_some_and(Buzz::is_king)
    }

    /// How many markers stand in this player's own spotlight zones.
    #[must_use]
    pub fn in_own_zone(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        small(self.markers.iter().filter(|space| space.in_zone_of(side)).count())
    }

    /// Has this player won by the markers, wherever they were pulled last?
    #[must_use]
    pub fn markers_won(&self, seat: Seat) -> Option<Ending> {
        let side = self.side(seat);
        let reached = |track: &Track| self.marker(*track).toward(side) >= 2 * LAST;
        match Track::ALL.into_iter().find(reached) {
            Some(track) => Some(Ending::Victory(track)),
            None => (self.in_own_zone(seat) == 2).then_some(Ending::Spotlight),
        }
    }

    /// Spaces of a track that no token may be laid on, as a mask from -7 up; a token in the hand does not
    /// count.
    fn taken(&self, track: Track, hand: Buzz) -> u16 {
        let mut taken = 0;
        if let Some(x) = self.marker(track).whole() {
            taken |= 1 << (x + LAST);
        }
        for (buzz, placing) in self.laid() {
            if buzz != hand && placing.track == track {
                taken |= ((1 << buzz.length()) - 1) << (placing.low + LAST);
            }
        }
        taken
    }

    /// Does a marker stand on this token? Then it stays where it is.
    #[must_use]
    pub fn is_under_marker(&self, buzz: Buzz) -> bool {
        self.placing(buzz)
            .is_some_and(|placing| self.buzz_at(placing.track, self.marker(placing.track)) == Some(buzz))
    }

    /// Visits every legal place of a token in the hand, Fame first, from -7 up (`duel.md` §6.3), until
    /// `visit` says no.
    pub fn each_place(&self, buzz: Buzz, visit: &mut dyn FnMut(Placing) -> bool) -> bool {
        for track in Track::ALL {
            let mut lows = self.lows(buzz, track);
            while lows != 0 {
                let low = lowest(lows);
                lows &= lows - 1;
                for turned in [false, true] {
                    if (!turned || buzz.turns()) && !visit(Placing { track, low, turned }) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The lowest spaces at which a token in the hand may be laid on a track, as a mask from -7 up.
    fn lows(&self, buzz: Buzz, track: Track) -> u16 {
        let (taken, length) = (self.taken(track, buzz), buzz.length());
        let blocked = (0..length).fold(0, |blocked, space| blocked | taken >> space);
        !blocked & ((1 << (16 - length)) - 1)
    }

    /// The `nth` legal place of a token in the hand, in the order of [`State::each_place`]; `Err` says how
    /// many there are if there are not so many.
    pub(super) fn nth_place(&self, buzz: Buzz, nth: u32) -> Result<Placing, u32> {
        let ways = 1 + u32::from(buzz.turns());
        let mut before = 0;
        for track in Track::ALL {
            let mut lows = self.lows(buzz, track);
            let here = lows.count_ones() * ways;
            if nth < before + here {
                let left = nth - before;
                for _ in 0..left / ways {
                    lows &= lows - 1;
                }
                return Ok(Placing {
                    track,
                    low: lowest(lows),
                    turned: left % ways == 1,
                });
            }
            before += here;
        }
        Err(before)
    }

    /// May this token be laid here?
    #[must_use]
    pub fn fits(&self, buzz: Buzz, placing: Placing) -> bool {
        (-LAST..=LAST).contains(&placing.low)
            && (!placing.turned || buzz.turns())
            && self.lows(buzz, placing.track) & 1 << (placing.low + LAST) != 0
    }

    /// Can the active player's King place or move one of his tokens?
    #[must_use]
    pub fn king_has_a_move(&self) -> bool {
        // There are thirty spaces, and never as many as that are taken.
        Buzz::KINGS.iter().any(|buzz| !self.is_under_marker(*buzz))
    }

    /// Visits every way to place or move a token of The King: one from the hand anywhere, one that lies
    /// elsewhere.
    pub fn each_king_place(&self, visit: &mut dyn FnMut(Buzz, Placing) -> bool) -> bool {
        let mut hand = false;
        for buzz in Buzz::KINGS {
            let now = self.placing(buzz);
            if self.is_under_marker(buzz) || now.is_none() && hand {
                continue;
            }
            hand |= now.is_none();
            if !self.each_place(buzz, &mut |place| Some(place) == now || visit(buzz, place)) {
                return false;
            }
        }
        true
    }
}
