//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod damage;
mod dice;
mod differences;
mod kit;
mod market;
mod powers;
mod positions;
mod random_games;
mod rulings;
mod setup;
mod tracks;
mod turn;
mod winning;
