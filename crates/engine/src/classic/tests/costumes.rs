//! The twelve costumes, one after the other (`power-cards.md` §2.5 and §4.4).

mod dice;
mod hearts;
