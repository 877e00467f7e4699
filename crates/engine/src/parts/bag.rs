//! A bag of numbered things of which at most three are alike: an unordered deck or discard pile.

/// Counts of things numbered 0 to 127, each present up to three times; two words hold it all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    /// Low bit of each count.
    low: u128,
    /// High bit of each count.
    high: u128,
}

impl Bag {
    /// How many of `thing` are inside.
    #[must_use]
    pub const fn count(&self, thing: u8) -> u8 {
        ((self.low >> thing) & 1) as u8 + 2 * ((self.high >> thing) & 1) as u8
    }

    /// How many things are inside.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.low.count_ones() + 2 * self.high.count_ones()
    }

    /// Is nothing inside?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.low == 0 && self.high == 0
    }

    /// Puts one `thing` in.
    ///
    /// # Panics
    /// When three are inside already: no box holds more than three copies of a card.
    pub fn add(&mut self, thing: u8) {
        let bit = 1 << thing;
        assert!(
            self.low & self.high & bit == 0,
            "a bag holds at most three of a kind"
        );
        if self.low & bit != 0 {
            self.high |= bit;
        }
        self.low ^= bit;
    }

    /// Takes one `thing` out; says whether there was one.
    pub fn take(&mut self, thing: u8) -> bool {
        let bit = 1 << thing;
        if (self.low | self.high) & bit == 0 {
            return false;
        }
        if self.low & bit == 0 {
            self.high &= !bit;
        }
        self.low ^= bit;
        true
    }

    /// Pours everything of `other` in, leaving `other` empty.
    pub fn pour(&mut self, other: &mut Bag) {
        for (thing, count) in std::mem::take(other).iter() {
            for _ in 0..count {
                self.add(thing);
            }
        }
    }

    /// Every kind inside with its count, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let bag = *self;
        let mut left = bag.low | bag.high;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let thing = left.trailing_zeros() as u8;
            left &= left - 1;
            Some((thing, bag.count(thing)))
        })
    }

    /// The `index`-th thing, counting copies, lowest number first; used to draw one at random.
    #[must_use]
    pub fn nth(&self, mut index: u32) -> Option<u8> {
        for (thing, count) in self.iter() {
            if index < u32::from(count) {
                return Some(thing);
            }
            index -= u32::from(count);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut bag = Bag::default();
        for thing in [5, 9, 9, 127, 5, 5] {
            bag.add(thing);
        }
        assert_eq!(
            (bag.count(5), bag.count(9), bag.count(127), bag.total()),
            (3, 2, 1, 6)
        );
        assert_eq!(
            (0..7).map(|i| bag.nth(i)).collect::<Vec<_>>(),
            [Some(5), Some(5), Some(5), Some(9), Some(9), Some(127), None]
        );
        for thing in [5, 9, 5, 9, 127, 5] {
            assert!(bag.take(thing));
        }
        assert!(bag.is_empty() && !bag.take(5));
    }

    #[test]
    fn pouring_moves_every_copy() {
        let (mut deck, mut discard) = (Bag::default(), Bag::default());
        deck.add(1);
        discard.add(1);
        discard.add(2);
        deck.pour(&mut discard);
        assert_eq!((deck.count(1), deck.count(2), discard.total()), (2, 1, 0));
    }
}
