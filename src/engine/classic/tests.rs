//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod costumes;
mod discard_cards;
mod events;
mod halloween;
mod harm;
mod keep_cards;
mod kit;
mod market;
mod mimic;
mod other_boxes;
mod properties;
mod questions;
mod random_games;
mod referee;
mod rulings;
mod saves;
mod tiles;
mod tokyo;
mod turns;
mod wickedness;
