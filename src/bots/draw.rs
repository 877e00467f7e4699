//! A bot's private luck: numbers that follow from its seed and what it sees, the same on every machine.

use crate::engine::Chance;
use std::hash::{Hash, Hasher};

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

    /// Luck that follows from a seed and from what is seen.
    #[must_use]
    pub fn from_sight(seed: u64, seen: &impl Hash) -> Self {
        let mut mark = Mark(mix(seed ^ STEP));
        seen.hash(&mut mark);
        Self(mark.0)
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
        // The high half of a 32 by 32 bit product; the bias is below one in 2^20 for the bounds that games have.
        (((self.next_number() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

const fn mix(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// A hasher that gives the same number on every machine.
struct Mark(u64);

impl Mark {
    fn add(&mut self, number: u64) {
        self.0 = mix(self.0.wrapping_add(STEP) ^ number);
    }
}

impl Hasher for Mark {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sight_gives_the_same_luck() {
        let draw = |seed, seen: &str| Draw::from_sight(seed, &seen).below(1_000_000);
        assert_eq!(draw(1, "here"), draw(1, "here"));
        assert_ne!(draw(1, "here"), draw(2, "here"));
        assert_ne!(draw(1, "here"), draw(1, "there"));
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
