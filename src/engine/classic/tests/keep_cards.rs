//! The Keep cards, each with its rulings (`power-cards.md` 4.1). What a copy of a card adds is told in `mimic`.

mod buying;
mod dice;
mod hearts;
mod tokyo;
