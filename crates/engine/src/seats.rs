//! Places at a table, and sets of them.

use crate::parts::small;
use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one entry per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats, in one byte: those from 0 to 7. A file holds it as a number whose bit `n` stands for seat
/// `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The seats from 0 up of a table of `count`.
    ///
    /// # Panics
    /// When `count` is above 8.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        assert!(count <= 8, "a set holds the seats from 0 to 7");
        if count == 0 {
            Self::NONE
        } else {
            Self(u8::MAX >> (8 - count))
        }
    }

    /// This seat alone.
    ///
    /// # Panics
    /// When the seat is above 7.
    #[must_use]
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        assert!(seat.0 < 8, "a set holds the seats from 0 to 7");
        Self(1 << seat.0)
    }

    /// Is this seat in the set? No seat above 7 is.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 != 0
    }

    /// Are all seats of `others` in this set?
    #[must_use]
    #[inline]
    pub const fn contains_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// Puts a seat in.
    ///
    /// # Panics
    /// When the seat is above 7.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Takes a seat out.
    ///
    /// # Panics
    /// When the seat is above 7.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The set and this seat.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        self.union(Self::of(seat))
    }

    /// The set but for this seat.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        self.difference(Self::of(seat))
    }

    /// The seats in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many seats are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat in the set, if it is the only one.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "the place of a bit in a byte")]
    pub const fn only(self) -> Option<Seat> {
        match self.len() {
            1 => Some(Seat(self.0.trailing_zeros() as u8)),
            _ => None,
        }
    }

    /// Is nobody in the set?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, clockwise from 0.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Seat> + DoubleEndedIterator {
        Iter(self)
    }
}

impl std::fmt::Debug for Seats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Extend<Seat> for Seats {
    fn extend<I: IntoIterator<Item = Seat>>(&mut self, seats: I) {
        seats.into_iter().for_each(|seat| self.insert(seat));
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The seats of a set, clockwise from 0.
#[derive(Debug, Clone)]
pub struct Iter(Seats);

impl Iterator for Iter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let left = self.0.0;
        let seat = (left != 0).then(|| Seat(small(left.trailing_zeros())))?;
        self.0.0 &= left - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Iter {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let seat = Seat(small(self.0.0.checked_ilog2()?));
        self.0.remove(seat);
        Some(seat)
    }
}

impl ExactSizeIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_tells_who_is_in_it() {
        let mut around: Seats = [Seat(4), Seat(0), Seat(4)].into_iter().collect();
        assert_eq!(around, Seats::of(Seat(0)).with(Seat(4)));
        assert!(around.contains(Seat(4)) && !around.contains(Seat(1)) && !around.contains(Seat(200)));
        around.insert(Seat(2));
        around.remove(Seat(0));
        assert_eq!(around.len(), 2);
        assert_eq!(around.iter().collect::<Vec<_>>(), [Seat(2), Seat(4)]);
        assert_eq!(around.into_iter().rev().collect::<Vec<_>>(), [Seat(4), Seat(2)]);
        assert_eq!(format!("{around:?}"), "{2, 4}");
        assert_eq!(
            (around.only(), around.without(Seat(2)).only()),
            (None, Some(Seat(4)))
        );
        assert!(around.without(Seat(2)).without(Seat(4)).is_empty());
    }

    #[test]
    fn sets_are_joined_and_cut() {
        let (few, all) = (Seats::of(Seat(1)), Seats::first(3));
        assert_eq!(all.iter().count(), 3);
        assert_eq!(Seats::first(8).len(), 8);
        assert_eq!(Seats::first(0), Seats::NONE);
        assert!(all.contains_all(few) && !few.contains_all(all));
        assert_eq!(all.intersection(few), few);
        assert_eq!(all.difference(few), Seats::of(Seat(0)).with(Seat(2)));
        assert_eq!(few.union(Seats::of(Seat(5))).len(), 2);
    }

    #[test]
    fn a_file_holds_a_set_as_one_number() {
        let written = serde_json::to_string(&Seats::of(Seat(0)).with(Seat(5))).expect("plain data");
        assert_eq!(written, "33");
        assert_eq!(
            serde_json::from_str::<Seats>("33").expect("a number"),
            Seats::of(Seat(0)).with(Seat(5))
        );
    }
}
