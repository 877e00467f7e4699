//! Six-faced monster dice, thrown a handful at a time.

use super::small;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;

/// The most dice that one throw can hold.
pub const MAX_DICE: usize = 16;

#[expect(clippy::cast_possible_truncation, reason = "it is a small constant")]
const _: () = {
    assert!(
        3 * MAX_DICE as u32 <= u64::BITS,
        "a row of dice is three bits for each in a u64"
    );
    assert!(MAX_DICE as u32 <= DiceMask::BITS, "a set of dice is a mask");
};

/// A set of dice by index; bit `i` stands for die `i`.
pub type DiceMask = u16;

/// The set of dice with these bits.
///
/// # Panics
/// When a bit stands for no die.
#[inline]
pub(crate) fn set_of(bits: u32) -> DiceMask {
    DiceMask::try_from(bits).expect("a bit for each die at most")
}

/// The six faces of a game's dice.
pub trait Faces: Copy + Eq + std::fmt::Debug + 'static {
    /// All six in their fixed order.
    const ALL: [Self; 6];

    /// The face's place in [`Faces::ALL`].
    fn index(self) -> usize;
}

/// A row of up to [`MAX_DICE`] dice, in order. A die keeps its index for the whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice<F> {
    /// Three bits per die.
    bits: u64,
    len: u8,
    faces: PhantomData<F>,
}

impl<F> Default for Dice<F> {
    fn default() -> Self {
        Self {
            bits: 0,
            len: 0,
            faces: PhantomData,
        }
    }
}

impl<F: Faces> Dice<F> {
    /// A row of `len` dice that all show the first face: dice not thrown yet.
    ///
    /// # Panics
    /// When `len` is above [`MAX_DICE`].
    #[must_use]
    pub fn fresh(len: usize) -> Self {
        assert!(len <= MAX_DICE, "at most {MAX_DICE} dice");
        Self {
            len: small(len),
            ..Self::default()
        }
    }

    /// How many dice there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Are there no dice?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What die `index` shows.
    ///
    /// # Panics
    /// When there is no such die.
    #[must_use]
    pub fn get(&self, index: usize) -> F {
        assert!(index < self.len(), "die {index} of {}", self.len);
        F::ALL[((self.bits >> (3 * index)) & 7) as usize]
    }

    /// Turns die `index` to `face`.
    ///
    /// # Panics
    /// When there is no such die.
    pub fn set(&mut self, index: usize, face: F) {
        assert!(index < self.len(), "die {index} of {}", self.len);
        self.bits = self.bits & !(7 << (3 * index)) | (face.index() as u64) << (3 * index);
    }

    /// Adds a die at the end.
    ///
    /// # Panics
    /// When the row is full.
    pub fn push(&mut self, face: F) {
        assert!(self.len() < MAX_DICE, "at most {MAX_DICE} dice");
        self.len += 1;
        self.set(self.len() - 1, face);
    }

    /// The faces in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = F> + use<F> {
        let dice = *self;
        (0..dice.len()).map(move |index| dice.get(index))
    }

    /// How many dice show each face, in the order of [`Faces::ALL`].
    #[must_use]
    pub fn counts(&self) -> [u8; 6] {
        // A byte for each face: one addition per die.
        let (mut bits, mut counts) = (self.bits, 0u64);
        for _ in 0..self.len {
            counts += 1 << (8 * (bits & 7));
            bits >>= 3;
        }
        let [one, two, three, four, five, six, ..] = counts.to_le_bytes();
        [one, two, three, four, five, six]
    }

    /// The lowest bit of each die that shows `face`.
    #[inline]
    fn marks(&self, face: F) -> u64 {
        /// The lowest bit of each die.
        const LOWEST: u64 = 0x1249_2492_4924_9249;
        // A die that shows the face differs from it in no bit.
        let differs = self.bits ^ (LOWEST * face.index() as u64);
        let dice = (1u64 << (3 * self.len)) - 1;
        !(differs | differs >> 1 | differs >> 2) & LOWEST & dice
    }

    /// How many dice show `face`.
    #[must_use]
    #[inline]
    pub fn count(&self, face: F) -> u8 {
        small(self.marks(face).count_ones())
    }

    /// The set of dice that show `face`.
    #[must_use]
    pub fn showing(&self, face: F) -> DiceMask {
        let (mut marks, mut mask) = (self.marks(face), 0);
        while marks != 0 {
            mask |= 1 << (marks.trailing_zeros() / 3);
            marks &= marks - 1;
        }
        mask
    }

    /// The set of all dice.
    #[must_use]
    pub fn all(&self) -> DiceMask {
        set_of((1 << self.len) - 1)
    }

    /// How likely a throw of these many dice shows this multiset of faces: the multinomial over six equal
    /// faces.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is rounded to the nearest number"
    )]
    pub fn odds(&self) -> f32 {
        let mut ways = 1.0f64;
        let mut placed = 0u32;
        for count in self.counts() {
            for seen in 1..=u32::from(count) {
                placed += 1;
                ways = ways * f64::from(placed) / f64::from(seen);
            }
        }
        (0..self.len()).fold(ways, |ways, _| ways / 6.0) as f32
    }

    /// In how many ways these many dice show this multiset of faces, die by die: the multinomial. Together with
    /// that of all other multisets it is 6 to the power of the number of dice.
    #[must_use]
    pub fn ways(&self) -> u64 {
        let (mut ways, mut placed) = (1, 0);
        for count in self.counts() {
            for seen in 1..=u64::from(count) {
                placed += 1;
                ways = ways * placed / seen;
            }
        }
        ways
    }

    /// The same faces, lowest first: as [`each_throw`](Self::each_throw) lists them.
    #[must_use]
    pub fn sorted(&self) -> Self {
        let counts = self.counts();
        let faces = F::ALL.into_iter().zip(counts);
        faces
            .flat_map(|(face, count)| (0..count).map(move |_| face))
            .collect()
    }

    /// Visits every multiset of `count` faces, lowest faces first, until `visit` says no; says whether it got
    /// through.
    pub fn each_throw(count: usize, visit: &mut dyn FnMut(Self) -> bool) -> bool {
        fn extend<F: Faces>(
            dice: Dice<F>,
            lowest: usize,
            left: usize,
            visit: &mut dyn FnMut(Dice<F>) -> bool,
        ) -> bool {
            if left == 0 {
                return visit(dice);
            }
            (lowest..6).all(|face| {
                let mut longer = dice;
                longer.push(F::ALL[face]);
                extend(longer, face, left - 1, visit)
            })
        }
        extend(Self::default(), 0, count, visit)
    }
}

impl<F: Faces> std::fmt::Debug for Dice<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Faces> FromIterator<F> for Dice<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faces: I) -> Self {
        let mut dice = Self::default();
        for face in faces {
            dice.push(face);
        }
        dice
    }
}

impl<F: Faces + Serialize> Serialize for Dice<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, F: Faces + Deserialize<'de>> Deserialize<'de> for Dice<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<F>::deserialize(deserializer)?;
        if faces.len() > MAX_DICE {
            return Err(D::Error::custom(format!(
                "at most {MAX_DICE} dice, found {}",
                faces.len()
            )));
        }
        Ok(faces.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Spots {
        One,
        Two,
        Three,
        Four,
        Five,
        Six,
    }

    impl Faces for Spots {
        const ALL: [Self; 6] = [
            Self::One,
            Self::Two,
            Self::Three,
            Self::Four,
            Self::Five,
            Self::Six,
        ];

        fn index(self) -> usize {
            self as usize
        }
    }

    #[test]
    fn a_row_remembers_its_faces() {
        let mut dice: Dice<Spots> = [Spots::One, Spots::Six, Spots::Five, Spots::Six]
            .into_iter()
            .collect();
        assert_eq!(
            (dice.count(Spots::Six), dice.showing(Spots::Six), dice.all()),
            (2, 0b1010, 0b1111)
        );
        dice.set(1, Spots::Three);
        assert_eq!(
            dice.iter().collect::<Vec<_>>(),
            [Spots::One, Spots::Three, Spots::Five, Spots::Six]
        );
        let json = serde_json::to_string(&dice).expect("faces are words");
        assert_eq!(json, r#"["one","three","five","six"]"#);
        assert_eq!(
            serde_json::from_str::<Dice<Spots>>(&json).expect("the same words"),
            dice
        );
    }

    #[test]
    fn sixteen_dice_fit() {
        let dice: Dice<Spots> = std::iter::repeat_n(Spots::Six, MAX_DICE).collect();
        assert_eq!(
            (dice.len(), dice.count(Spots::Six), dice.all()),
            (16, 16, u16::MAX)
        );
    }
}
