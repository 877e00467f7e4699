//! Games with Evolutions: hands and decks, windows, and each monster's eight cards in a file of its own.

mod gigazaur;
mod hands;
mod random;
mod the_king;
