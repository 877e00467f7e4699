//! The kit of all rules tests: lay a table, then tell the game as it would be told in a room.
//!
//! [`table`] lays a position in the middle of a game (cards in front of somebody are taken out of the deck,
//! so nothing is doubled); [`Laid::turn_of`] starts a turn there. From then on only public answers drive it:
//! every method of [`Table`] says one sentence, and panics with the open question if nobody asked for it.
//! After each sentence the invariants of `core.md` §5.3 are checked.

mod laid;
mod table;

pub(crate) use laid::Laid;
pub(crate) use table::Table;

use super::super::agenda::Task;
use super::super::state::{FirstThrows, Key, MARKET};
use crate::classic::rule::{Side, Tile};
use crate::classic::{
    Answer, CardId, Edition, Ending, Event, Face, Held, Monster, Options, Pick, Place, PowerUp, Question,
    Reason, Setup, Split, State, Use, What, Wickedness,
};
use crate::{Asked, Game, Seat};

/// The seats, clockwise.
pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);
pub(super) const E: Seat = Seat(4);
pub(super) const F: Seat = Seat(5);

/// Dice that hurt nobody and score nothing.
pub(super) const BLANK: [Face; 6] = [
    Face::One,
    Face::One,
    Face::Two,
    Face::Two,
    Face::Three,
    Face::Three,
];

/// That many claws, and dice that do nothing.
pub(super) fn claws(count: usize) -> [Face; 6] {
    let mut dice = BLANK;
    dice[..count].fill(Face::Claw);
    dice
}

/// Cards that lie in the market when a test names none: dear ones, so that nobody is asked about them by
/// accident.
const DEAR: [&str; 7] = [
    "skyscraper",
    "vast-storm",
    "nuclear-power-plant",
    "gas-refinery",
    "apartment-building",
    "energize",
    "frenzy",
];

/// The card of that name.
#[track_caller]
pub(super) fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
}

/// The letter of a seat.
fn named(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// Lays a table for that many monsters in the middle of a game: ten hearts each, nobody in Tokyo, nothing
/// else.
pub(super) fn table(seats: usize) -> Laid {
    table_with(seats, |_| {})
}

/// The same with other options than the base game's: say `|options| options.promos = true`.
pub(super) fn table_with(seats: usize, change: impl FnOnce(&mut Options)) -> Laid {
    let mut setup = Setup::of(seats).expect("2 to 6 seats");
    setup.options.two_player_variant = false;
    change(&mut setup.options);
    laid(&setup)
}

/// In the middle of a game that was set up so.
fn laid(setup: &Setup) -> Laid {
    let mut state = setup.start().expect("a table");
    state.agenda.clear();
    state.asks = Question::NONE;
    state.first = FirstThrows::default();
    // The costumes have been dealt long ago; those that nobody holds lie in the deck.
    let mut costumes = std::mem::take(&mut state.costumes);
    state.bag.pour(&mut costumes);
    if setup.options.wickedness == Wickedness::Mixed {
        state.lay_tiles(Side::Red);
    }
    Laid {
        state,
        whole: true,
        strangers: false,
    }
}

/// A table of the Dark Edition, the red tiles up.
pub(super) fn dark_table(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.edition = Edition::Dark;
        options.wickedness = Wickedness::Red;
    })
}

/// A table of the base game with the wickedness gauge and those tiles.
pub(super) fn wicked_table(seats: usize, wickedness: Wickedness) -> Laid {
    table_with(seats, |options| options.wickedness = wickedness)
}

/// A table of the base game with the promo cards.
pub(super) fn promo_table(seats: usize) -> Laid {
    table_with(seats, |options| options.promos = true)
}

/// A table of the base game at Halloween; nobody has a costume yet.
pub(super) fn halloween_table(seats: usize) -> Laid {
    table_with(seats, |options| options.halloween = true)
}

/// A table with Evolutions for these monsters; they lie in their decks.
pub(super) fn powered_table(monsters: &[Monster]) -> Laid {
    powered_with(monsters, |_| {})
}

/// The same with other options.
pub(super) fn powered_with(monsters: &[Monster], change: impl FnOnce(&mut Options)) -> Laid {
    let mut setup = powered_setup(monsters, PowerUp::Standard);
    change(&mut setup.options);
    laid(&setup)
}

/// A table whose Evolutions have been drafted: everybody ended up with those of its own monster, unless
/// [`Laid::drafted`] says otherwise.
pub(super) fn drafted_table(monsters: &[Monster], change: impl FnOnce(&mut Options)) -> Laid {
    let mut setup = powered_setup(monsters, PowerUp::Draft);
    change(&mut setup.options);
    let mut laid = laid(&setup);
    laid.state.evolutions.pool = Default::default();
    for (seat, monster) in monsters.iter().enumerate() {
        laid.state.evolutions.decks[seat] = crate::classic::evolution::of_monster(*monster);
    }
    laid
}

/// What these monsters agree on who play with Evolutions.
pub(super) fn powered_setup(monsters: &[Monster], power_up: PowerUp) -> Setup {
    Setup {
        monsters: monsters.to_vec(),
        options: Options {
            two_player_variant: false,
            power_up,
            ..Options::default()
        },
        first: None,
    }
}

/// A new table at its very first question, with the default options.
pub(super) fn fresh(seats: usize) -> Table {
    fresh_with(seats, |_| {})
}

/// The same with other options.
pub(super) fn fresh_with(seats: usize, change: impl FnOnce(&mut Options)) -> Table {
    let mut setup = Setup::of(seats).expect("2 to 6 seats");
    change(&mut setup.options);
    begun(setup.start().expect("a table"))
}

/// A table at the question that is open there.
pub(super) fn begun(state: State) -> Table {
    Table {
        state,
        told: Vec::new(),
        whole: true,
        strangers: false,
    }
}

/// One card name or several.
pub(crate) trait Slugs {
    fn list(self) -> Vec<&'static str>;
}

impl Slugs for &'static str {
    fn list(self) -> Vec<&'static str> {
        vec![self]
    }
}

impl<const N: usize> Slugs for [&'static str; N] {
    fn list(self) -> Vec<&'static str> {
        self.to_vec()
    }
}
