//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod capacities;
mod crossings;
mod damage;
mod dice;
mod differences;
mod discard_cards;
mod given;
mod harm_cards;
pub(crate) mod kit;
mod market;
mod nested;
mod positions;
mod powers;
mod random_games;
mod refusals;
mod roll_cards;
mod rulings;
mod saves;
mod setup;
mod tracks;
mod turn;
mod turn_cards;
mod twin;
mod walk_cards;
mod winning;
