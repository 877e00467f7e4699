//! The Keep cards, each with its rulings (`power-cards.md` §4.1). What a copy of a card adds is told in
//! `mimic` and `copies`.

mod buying;
mod claws;
mod copies;
mod dice;
mod energy;
mod healing;
mod hearts;
mod rolls;
mod stars;
mod tokens;
mod tokyo;
