//! What every screen stands on at which a game is played, whatever its rules: the table and its bots.
//!
//! Start at [`Table`]. Deliberately absent: any game by name.

mod table;

pub use table::{Seating, Table, Told};
