//! Nouns that every game of the family shares: dice, fixed lists, bags of cards, monsters. They know no game.

mod bag;
mod claim;
mod dice;
mod drawn;
mod face_set;
mod monster;
mod shelf;

pub use bag::Bag;
pub(crate) use claim::{must, within};
pub(crate) use dice::set_of;
pub use dice::{Dice, DiceMask, Faces, MAX_DICE};
pub(crate) use drawn::one_of;
pub use face_set::FaceSet;
pub use monster::{Colour, Monster};
pub use shelf::Shelf;

/// A count or a place at a table as the byte that positions and answers carry.
///
/// # Panics
/// When it does not fit: that would be another card, seat or die than was meant.
#[inline]
pub(crate) fn small<N: TryInto<u8>>(number: N) -> u8 {
    let Ok(byte) = number.try_into() else {
        panic!("a count or a place at a table does not fit into a byte")
    };
    byte
}

/// A change of a number of tokens or stars as it is told; more than a card can ask for is told as the most.
pub(crate) fn change(by: u8) -> i8 {
    i8::try_from(by).unwrap_or(i8::MAX)
}

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
