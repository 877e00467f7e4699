//! Rules told at a table.

mod positions;
mod random_games;
mod saves;
