//! A bot's private luck: numbers that follow from its seed and what it sees, the same on every machine.

use engine::Chance;

/// A small generator (SplitMix64) with which a bot draws what it cannot know.
#[derive(Debug, Clone)]
pub(super) struct Draw(u64);

/// The step of SplitMix64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Draw {
    /// Luck that follows from a seed and from facts that are seen: the same numbers in the same order.
    #[must_use]
    pub(super) fn from_words(seed: u64, facts: &[u64]) -> Self {
        let begin = mix(seed ^ STEP);
        Self(
            facts
                .iter()
                .fold(begin, |mark, fact| mix(mark.wrapping_add(STEP) ^ fact)),
        )
    }

    /// The next number.
    pub(super) fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }
}

impl Chance for Draw {
    fn below(&mut self, bound: u32) -> u32 {
        // The high half of a 32 by 32 bit product; the bias is below one in 2^20 for the bounds that games
        // have.
        (((self.next_number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

const fn mix(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
