//! A bag of numbered things of which at most three are alike: an unordered deck or discard pile.

/// Counts of things numbered 0 to 255, each present up to three times; a bit in each of two planes holds a
/// count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    /// Low bit of each count.
    low: Plane,
    /// High bit of each count.
    high: Plane,
}

/// A bit for each kind of thing.
type Plane = [u64; WORDS];

/// Words of a plane.
const WORDS: usize = 4;

/// The word and the bit of a kind.
const fn place(thing: u8) -> (usize, u64) {
    ((thing / 64) as usize, 1 << (thing % 64))
}

/// The kind whose bit is the one at `index` in `word`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are 256 kinds in the words of a plane"
)]
const fn thing(word: usize, index: u32) -> u8 {
    (64 * word + index as usize) as u8
}

impl Bag {
    /// How many kinds of things a bag tells apart. A kind is a `u8`, so none is out of range.
    pub const KINDS: usize = 64 * WORDS;
    /// How many things of a kind a bag can hold.
    pub const MOST_ALIKE: u8 = 3;

    /// How many of `thing` are inside.
    #[must_use]
    pub const fn count(&self, thing: u8) -> u8 {
        let (word, bit) = place(thing);
        (self.low[word] & bit != 0) as u8 + 2 * (self.high[word] & bit != 0) as u8
    }

    /// How many things are inside.
    #[must_use]
    pub const fn total(&self) -> u32 {
        let (mut total, mut word) = (0, 0);
        while word < WORDS {
            total += self.low[word].count_ones() + 2 * self.high[word].count_ones();
            word += 1;
        }
        total
    }

    /// Is nothing inside?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let (mut any, mut word) = (0, 0);
        while word < WORDS {
            any |= self.low[word] | self.high[word];
            word += 1;
        }
        any == 0
    }

    /// Puts one `thing` in.
    ///
    /// # Panics
    /// When three are inside already: no box holds more than three copies of a card.
    pub fn add(&mut self, thing: u8) {
        let (word, bit) = place(thing);
        let (low, high) = (&mut self.low[word], &mut self.high[word]);
        assert!(*low & *high & bit == 0, "a bag holds at most three of a kind");
        *high ^= *low & bit;
        *low ^= bit;
    }

    /// Takes one `thing` out; says whether there was one.
    pub fn take(&mut self, thing: u8) -> bool {
        let (word, bit) = place(thing);
        let (low, high) = (&mut self.low[word], &mut self.high[word]);
        if (*low | *high) & bit == 0 {
            return false;
        }
        *high ^= !*low & bit;
        *low ^= bit;
        true
    }

    /// Pours everything of `other` in, leaving `other` empty.
    ///
    /// # Panics
    /// When more than three of a kind come together.
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
        let (mut word, mut left) = (0, bag.low[0] | bag.high[0]);
        std::iter::from_fn(move || {
            while left == 0 {
                word += 1;
                left = bag.low.get(word)? | bag.high[word];
            }
            let thing = thing(word, left.trailing_zeros());
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
    fn every_kind_that_a_byte_names_has_its_own_place() {
        let mut bag = Bag::default();
        for thing in 0..=u8::MAX {
            for _ in 0..=thing % 3 {
                bag.add(thing);
            }
        }
        let counts = (0..=u8::MAX).map(|thing| (thing, 1 + thing % 3));
        assert!(bag.iter().eq(counts.clone()));
        let all: Vec<u8> = counts
            .flat_map(|(thing, count)| std::iter::repeat_n(thing, count.into()))
            .collect();
        assert_eq!(bag.total() as usize, all.len());
        assert!((0..).map_while(|index| bag.nth(index)).eq(all.iter().copied()));
        assert!(all.iter().all(|thing| bag.take(*thing)));
        assert_eq!(bag, Bag::default());
    }

    #[test]
    #[should_panic(expected = "at most three of a kind")]
    fn a_fourth_one_does_not_become_none() {
        let mut bag = Bag::default();
        for _ in 0..4 {
            bag.add(200);
        }
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
