//! Six-faced monster dice, thrown a handful at a time.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most dice that one throw can hold.
pub const MAX_DICE: usize = 16;

/// A set of dice by index; bit `i` stands for die `i`.
pub type DiceMask = u16;

/// What a die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Face {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// A lightning bolt: one energy cube.
    Energy,
    /// A heart: heals.
    Heart,
    /// A claw: smashes.
    Claw,
}

impl Face {
    /// All six faces in their fixed order.
    pub const ALL: [Face; 6] = [
        Face::One,
        Face::Two,
        Face::Three,
        Face::Energy,
        Face::Heart,
        Face::Claw,
    ];

    /// The face's place in [`Face::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number on the face, if it is a number.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Face::One => Some(1),
            Face::Two => Some(2),
            Face::Three => Some(3),
            Face::Energy | Face::Heart | Face::Claw => None,
        }
    }
}

/// A row of up to [`MAX_DICE`] dice, in order. A die keeps its index for the whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice {
    /// Three bits per die.
    bits: u64,
    len: u8,
}

impl Dice {
    /// A row of `len` dice that all show a 1: dice not thrown yet.
    ///
    /// # Panics
    /// When `len` is above [`MAX_DICE`].
    #[must_use]
    pub fn fresh(len: usize) -> Self {
        assert!(len <= MAX_DICE, "at most {MAX_DICE} dice");
        Self {
            bits: 0,
            len: len as u8,
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
    pub fn get(&self, index: usize) -> Face {
        assert!(index < self.len(), "die {index} of {}", self.len);
        Face::ALL[((self.bits >> (3 * index)) & 7) as usize]
    }

    /// Turns die `index` to `face`.
    ///
    /// # Panics
    /// When there is no such die.
    pub fn set(&mut self, index: usize, face: Face) {
        assert!(index < self.len(), "die {index} of {}", self.len);
        self.bits = self.bits & !(7 << (3 * index)) | (face as u64) << (3 * index);
    }

    /// Adds a die at the end.
    ///
    /// # Panics
    /// When the row is full.
    pub fn push(&mut self, face: Face) {
        assert!(self.len() < MAX_DICE, "at most {MAX_DICE} dice");
        self.len += 1;
        self.set(self.len() - 1, face);
    }

    /// The faces in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Face> + use<> {
        let dice = *self;
        (0..dice.len()).map(move |index| dice.get(index))
    }

    /// How many dice show each face, in the order of [`Face::ALL`].
    #[must_use]
    pub fn counts(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        for face in self.iter() {
            counts[face.index()] += 1;
        }
        counts
    }

    /// How many dice show `face`.
    #[must_use]
    pub fn count(&self, face: Face) -> u8 {
        self.counts()[face.index()]
    }

    /// The set of dice that show `face`.
    #[must_use]
    pub fn showing(&self, face: Face) -> DiceMask {
        self.iter()
            .enumerate()
            .filter(|(_, shown)| *shown == face)
            .fold(0, |mask, (index, _)| mask | 1 << index)
    }

    /// The set of all dice.
    #[must_use]
    pub fn all(&self) -> DiceMask {
        ((1u32 << self.len) - 1) as DiceMask
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut dice = Self::default();
        for face in faces {
            dice.push(face);
        }
        dice
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
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

    #[test]
    fn a_row_remembers_its_faces() {
        let mut dice: Dice = [Face::One, Face::Claw, Face::Heart, Face::Claw]
            .into_iter()
            .collect();
        assert_eq!(
            (dice.count(Face::Claw), dice.showing(Face::Claw), dice.all()),
            (2, 0b1010, 0b1111)
        );
        dice.set(1, Face::Three);
        assert_eq!(
            dice.iter().collect::<Vec<_>>(),
            [Face::One, Face::Three, Face::Heart, Face::Claw]
        );
        let json = serde_json::to_string(&dice).expect("faces are words");
        assert_eq!(json, r#"["one","three","heart","claw"]"#);
        assert_eq!(serde_json::from_str::<Dice>(&json).expect("the same words"), dice);
    }

    #[test]
    fn sixteen_dice_fit() {
        let dice: Dice = std::iter::repeat_n(Face::Claw, MAX_DICE).collect();
        assert_eq!(
            (dice.len(), dice.count(Face::Claw), dice.all()),
            (16, 16, u16::MAX)
        );
    }
}
