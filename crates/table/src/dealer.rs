//! Nature's hand at a real table: dice and cards from a seed.

use engine::Chance;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Nature's hand: one stream of numbers from a seed, the same on every machine.
#[derive(Debug, Clone)]
pub struct Dealer {
    stream: ChaCha8Rng,
}

impl Dealer {
    /// A dealer whose every throw and card follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            stream: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// A dealer who has dealt before, and goes on at this place of the stream.
    #[must_use]
    pub fn resumed(seed: u64, place: u64) -> Self {
        let mut dealer = Self::new(seed);
        dealer.go_to(place);
        dealer
    }

    /// Goes back or forth to this place of the stream: the same dice come again.
    pub fn go_to(&mut self, place: u64) {
        self.stream.set_word_pos(u128::from(place));
    }

    /// How far the stream has been used up.
    #[must_use]
    pub fn place(&self) -> u64 {
        // No game comes near the end of these.
        self.stream.get_word_pos() as u64
    }
}

impl Chance for Dealer {
    fn below(&mut self, bound: u32) -> u32 {
        // Written out (Lemire's multiplication), so that no new version of a library deals other cards for an
        // old seed.
        let bound = u64::from(bound.max(1));
        let unfair = (1 << 32) % bound;
        loop {
            let product = u64::from(self.stream.next_u32()) * bound;
            if product & u64::from(u32::MAX) >= unfair {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A seed for a table for which nobody has chosen one.
#[must_use]
pub fn fresh_seed() -> u64 {
    // Short enough to be told to a friend.
    u64::from(rand::rng().next_u32())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dealer_of_real_games_is_fair() {
        use engine::classic::{Setup, State};
        use engine::proof::chances::dealt;
        let mut dealer = Dealer::new(2);
        let mut state: State = Setup::of(3).expect("three").start().expect("a table");
        for question in 0..4 {
            assert_eq!(dealt(&state, &mut dealer, 30_000), Ok(()), "question {question}");
            let answer = engine::Game::deal(&state, &mut dealer).expect("Nature is asked");
            engine::Game::apply(&mut state, answer).expect("what is dealt is legal");
        }
    }

    /// Other numbers here would be other games for every seed that was ever told to a friend.
    #[test]
    fn the_dealer_of_a_seed_throws_the_same_dice_for_ever() {
        let mut dealer = Dealer::new(1);
        let throws: Vec<u32> = (0..20).map(|_| dealer.below(6)).collect();
        assert_eq!(
            throws,
            [3, 2, 5, 0, 1, 3, 2, 1, 4, 1, 5, 4, 2, 2, 4, 0, 0, 5, 1, 4]
        );
        assert_eq!(dealer.below(1), 0);
        assert_eq!(
            [1_000, 1 << 31, u32::MAX].map(|bound| dealer.below(bound)),
            [483, 2_022_188_273, 2_479_094_365]
        );
    }
}
