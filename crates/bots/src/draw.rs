//! A bot's private luck: numbers that follow from its seed and what it sees, the same on every machine.

use engine::Chance;

/// A small generator (SplitMix64) with which a bot draws what it cannot know.
#[derive(Debug, Clone)]
pub struct Draw(u64);

/// The step of SplitMix64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Draw {
    /// Luck that follows from a seed alone.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Luck that follows from a seed and from facts that are seen: the same numbers in the same order.
    #[must_use]
    pub fn from_words(seed: u64, facts: &[u64]) -> Self {
        let begin = mix(seed ^ STEP);
        Self(
            facts
                .iter()
                .fold(begin, |mark, fact| mix(mark.wrapping_add(STEP) ^ fact)),
        )
    }

    /// The next number.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// Yes, in `percent` cases of a hundred.
    pub fn happens(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

impl Chance for Draw {
    fn below(&mut self, bound: u32) -> u32 {
        // The high half of a 32 by 32 bit product; the bias is below one in 2^20 for the bounds that games
        // have.
        (((self.next_number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Another seed for each number, well apart.
#[must_use]
pub const fn mixed(seed: u64, number: u64) -> u64 {
    mix(seed.wrapping_add(number.wrapping_mul(STEP)))
}

const fn mix(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_facts_give_the_same_luck_on_every_machine() {
        let draw = |seed, facts: &[u64]| Draw::from_words(seed, facts).next_number();
        assert_eq!(draw(1, &[2, 3]), draw(1, &[2, 3]));
        assert_ne!(draw(1, &[2, 3]), draw(2, &[2, 3]));
        assert_ne!(draw(1, &[2, 3]), draw(1, &[3, 2]));
        assert_eq!(draw(1, &[2, 3]), 8_946_099_157_182_655_218);
        assert_eq!(
            Draw::new(0).next_number(),
            0xe220_a839_7b1d_cdaf,
            "SplitMix64 as published"
        );
    }

    #[test]
    fn numbers_are_spread_evenly() {
        let mut draw = Draw::new(7);
        let mut seen = [0; 6];
        for _ in 0..6_000 {
            seen[draw.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
