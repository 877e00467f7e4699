//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod discard_cards;
mod events;
mod harm;
mod keep_cards;
mod kit;
mod market;
mod mimic;
pub mod properties;
mod questions;
pub mod random_games;
mod referee;
mod rulings;
mod saves;
mod tokyo;
mod turns;
