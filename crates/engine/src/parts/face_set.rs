//! Sets of the faces of a die.

use super::Faces;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// A set of faces of one game's dice, in one byte. A file holds it as a number whose bit `n` stands for the
/// face at place `n` of [`Faces::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct FaceSet<F>(u8, PhantomData<F>);

impl<F> FaceSet<F> {
    /// No face.
    pub const NONE: Self = Self(0, PhantomData);
    /// All six faces.
    pub const ALL: Self = Self::from_bits(0b11_1111);

    /// The set whose faces stand in these bits, as a file holds it.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits, PhantomData)
    }

    /// The bits that stand for the faces, as a file holds them.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The faces in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// The faces in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// The faces of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// Are all faces of `others` in this set?
    #[must_use]
    #[inline]
    pub const fn contains_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// How many faces are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no face in the set?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl<F: Faces> FaceSet<F> {
    /// This face alone.
    #[must_use]
    #[inline]
    pub fn of(face: F) -> Self {
        Self::from_bits(1 << face.index())
    }

    /// Is this face in the set?
    #[must_use]
    #[inline]
    pub fn contains(self, face: F) -> bool {
        self.0 >> face.index() & 1 != 0
    }

    /// Puts a face in.
    #[inline]
    pub fn insert(&mut self, face: F) {
        *self = self.with(face);
    }

    /// Takes a face out.
    #[inline]
    pub fn remove(&mut self, face: F) {
        *self = self.difference(Self::of(face));
    }

    /// The set and this face.
    #[must_use]
    #[inline]
    pub fn with(self, face: F) -> Self {
        self.union(Self::of(face))
    }

    /// The faces, in the order of [`Faces::ALL`].
    pub fn iter(self) -> impl Iterator<Item = F> {
        F::ALL.into_iter().filter(move |face| self.contains(*face))
    }
}

impl<F> Default for FaceSet<F> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<F: Faces> std::fmt::Debug for FaceSet<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<F: Faces> FromIterator<F> for FaceSet<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faces: I) -> Self {
        faces.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::Face;

    #[test]
    fn a_set_of_faces_tells_what_is_in_it() {
        let mut left: FaceSet<Face> = [Face::Claw, Face::One].into_iter().collect();
        assert!(left.contains(Face::One) && !left.contains(Face::Heart));
        left.insert(Face::Heart);
        left.remove(Face::One);
        assert_eq!(left.iter().collect::<Vec<_>>(), [Face::Heart, Face::Claw]);
        assert_eq!(left.len(), 2);
        assert_eq!(FaceSet::<Face>::ALL.iter().count(), 6);
        assert_eq!(FaceSet::ALL.difference(left).len(), 4);
        assert_eq!(
            left.intersection(FaceSet::of(Face::Claw)),
            FaceSet::of(Face::Claw)
        );
        assert!(FaceSet::ALL.contains_all(left) && !left.contains_all(FaceSet::ALL));
        assert_eq!(format!("{left:?}"), "{Heart, Claw}");
    }

    #[test]
    fn a_file_holds_a_set_of_faces_as_one_number() {
        let set = FaceSet::of(Face::Claw).with(Face::One);
        assert_eq!(serde_json::to_string(&set).expect("plain data"), "33");
        assert_eq!(
            serde_json::from_str::<FaceSet<Face>>("33").expect("a number"),
            set
        );
    }
}
