//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod boxes;
mod dark_cards;
mod dark_copies;
mod dark_promos;
mod decks;
mod discard_cards;
mod events;
mod exchange;
mod harm;
mod hibernation;
mod keep_cards;
mod kit;
mod market;
mod mimic;
mod promo_cards;
mod promo_party;
mod properties;
mod questions;
mod random_games;
mod referee;
mod rulings;
mod saves;
mod sidekick;
mod tokyo;
mod turns;
