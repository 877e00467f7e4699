//! What a card cares about, as sets: of hooks, of numbers, of moments.
//!
//! Most questions to the cards are answered by nobody, and a look at two words says so. A set holds 128 kinds; one
//! more does not compile, and says what to enlarge.

/// Words in a set.
const WORDS: usize = 2;

macro_rules! masks {
    ($($(#[$doc:meta])* $mask:ident: $kinds:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub(super) struct $mask([u64; WORDS]);

        impl $mask {
            /// Places that it has.
            pub(super) const PLACES: usize = WORDS * u64::BITS as usize;
            /// None.
            pub(super) const NONE: Self = Self([0; WORDS]);

            /// The one at this place alone.
            pub(super) const fn only(place: usize) -> Self {
                assert!(
                    place < Self::PLACES,
                    concat!("too many ", $kinds, " for a set of 128: enlarge WORDS in classic/mask.rs by one")
                );
                let mut words = [0; WORDS];
                words[place / u64::BITS as usize] = 1 << (place % u64::BITS as usize);
                Self(words)
            }

            /// Both together.
            #[inline]
            pub(super) const fn with(self, other: Self) -> Self {
                let mut words = self.0;
                let mut word = 0;
                while word < WORDS {
                    words[word] |= other.0[word];
                    word += 1;
                }
                Self(words)
            }

            /// Do they have one in common?
            #[inline]
            pub(super) const fn meets(self, other: Self) -> bool {
                let mut common = 0;
                let mut word = 0;
                while word < WORDS {
                    common |= self.0[word] & other.0[word];
                    word += 1;
                }
                common != 0
            }
        }
    )*};
}

masks! {
    /// Hooks at which cards act by themselves, as a set of [`On`](super::rule::On).
    Hooks: "hooks (On)";
    /// Numbers in which cards stand, as a set of [`Stat`](super::rule::Stat).
    Stats: "numbers in which cards stand (Stat)";
    /// Moments at which cards may be used, as a set of [`Moment`](super::question::Moment).
    Moments: "moments at which cards may be used (Moment)";
}

/// [`Hooks`] whose places begin at `first`, `count` of them: all stages of a hook.
pub(super) const fn stages(first: usize, count: usize) -> Hooks {
    let mut all = Hooks::NONE;
    let mut stage = 0;
    while stage < count {
        all = all.with(Hooks::only(first + stage));
        stage += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it_in_both_words() {
        for one in 0..128 {
            for other in 0..128 {
                let (one_alone, other_alone) = (Hooks::only(one), Hooks::only(other));
                assert_eq!(one_alone.meets(other_alone), one == other, "{one} and {other}");
                assert!(
                    one_alone.with(other_alone).meets(other_alone),
                    "{one} and {other}"
                );
            }
        }
        assert!(!Hooks::NONE.meets(stages(0, 128)));
    }

    #[test]
    #[should_panic(expected = "enlarge WORDS in classic/mask.rs")]
    fn what_has_no_room_says_what_to_enlarge() {
        let _ = Stats::only(128);
    }
}
