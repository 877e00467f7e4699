//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod keep_cards;
mod kit;
mod mimic;
mod questions;
mod random_games;
mod rulings;
