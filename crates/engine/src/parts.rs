//! Nouns that every game of the family shares: dice, fixed lists, bags of cards, monsters. They know no game.

mod bag;
mod dice;
mod face_set;
mod monster;
mod shelf;

pub use bag::Bag;
pub use dice::{Dice, DiceMask, Faces, MAX_DICE};
pub use face_set::FaceSet;
pub use monster::{Colour, Monster};
pub use shelf::Shelf;
