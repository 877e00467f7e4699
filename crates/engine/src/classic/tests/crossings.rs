//! Where the boxes meet: cards, costumes and tiles of different boxes at one table.

mod answers;
mod any_time;
mod claws;
mod crowns;
mod deaths;
mod energy;
mod exchanges;
mod hearts;
mod last_things;
mod opportunities;
mod purchases;
mod sources;
mod tiles_that_copy;

use super::kit::{Laid, table_with};
use crate::classic::{Edition, Wickedness};

/// The base game with promo cards, Halloween and the tiles.
fn fair(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.promos = true;
        options.halloween = true;
        options.wickedness = Wickedness::Green;
    })
}

/// The Dark Edition with promo cards and Halloween.
fn dark_fair(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.edition = Edition::Dark;
        options.promos = true;
        options.halloween = true;
        options.wickedness = Wickedness::Green;
    })
}
