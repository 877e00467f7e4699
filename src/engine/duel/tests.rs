//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod kit;
mod random_games;
mod rulings;
mod setup;
mod tracks;
mod winning;
