//! Rules told at a table. The kit is in [`kit`]; each other file tells one chapter.

mod random_games;
