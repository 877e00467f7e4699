//! Rules told at a table.

mod random_games;
