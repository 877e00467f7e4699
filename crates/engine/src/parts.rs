//! Nouns that every game of the family shares: dice, fixed lists, bags of cards. They know no game.

mod bag;
mod dice;
mod face_set;
mod shelf;

pub use bag::Bag;
pub use dice::{Dice, DiceMask, Faces, MAX_DICE};
pub use face_set::FaceSet;
pub use shelf::Shelf;

/// Are these the same words? Equality of strings is not `const` yet.
pub(crate) const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}
