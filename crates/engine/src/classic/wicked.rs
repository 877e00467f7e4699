//! The wickedness gauge and its tiles (`expansions.md` §1). Names no tile.

use super::CardId;
use super::agenda::{Table, Task};
use super::event::Event;
use super::question::{Question, Spot, What};
use super::rule::{On, Side};
use super::state::State;
use crate::Seat;
use crate::parts::change;

/// The top of the gauge.
pub const MOST_WICKED: u8 = 10;
/// The lines of the gauge at which tiles lie.
pub const LEVELS: [u8; 3] = [3, 6, 10];
/// Tiles of the gauge.
pub(super) const TILES: u8 = 10;

impl State {
    /// All tiles lie with this side up.
    pub(super) fn lay_tiles(&mut self, side: Side) {
        self.tiles = CardId::tiles()
            .filter(|tile| tile.tile().is_some_and(|tile| tile.side == side))
            .fold(0, |mask, tile| mask | tile.tile_bit());
    }
}

impl Table<'_> {
    /// The sides of the tiles are mixed: Nature shows one after the other.
    pub(super) fn lay_tile(&mut self, number: u8) {
        if number > TILES {
            return;
        }
        self.push(Task::LayTile(number + 1));
        self.ask_nature(What::Reveal {
            spot: Spot::Tile(number),
        });
    }

    /// The active monster moves up the gauge; each line it reaches offers a tile, the lowest first.
    pub(super) fn gain_wickedness(&mut self, points: u8) {
        let seat = self.turn.active;
        if !self.thrives(seat) {
            return;
        }
        let player = &mut self.players[seat.index()];
        let before = player.wicked;
        player.wicked = before.saturating_add(points).min(MOST_WICKED);
        let now = player.wicked;
        if now == before {
            return;
        }
        self.tell(Event::WickednessChanged {
            seat,
            delta: change(now - before),
            now,
        });
        for level in LEVELS.into_iter().rev() {
            if (before + 1..=now).contains(&level) {
                self.push(Task::OfferTile(level));
            }
        }
    }

    /// No tile is offered to the active monster any more (`expansions.md` §13).
    pub(super) fn cancel_tile_offers(&mut self, seat: Seat) {
        if seat == self.turn.active && self.gauge() {
            self.agenda.retain(|task| {
                !matches!(
                    task,
                    Task::OfferTile(_)
                        | Task::Ask(Question {
                            what: What::Tile { .. },
                            ..
                        })
                )
            });
        }
    }

    /// E1: a tile of this level, if one still lies there.
    pub(super) fn offer_tile(&mut self, level: u8) {
        if self.thrives(self.turn.active) && self.tiles_at(level).next().is_some() {
            self.ask(self.turn.active, What::Tile { level });
        }
    }

    /// A tile is taken and acts at once.
    pub(super) fn take_tile(&mut self, seat: Seat, tile: CardId) {
        self.tiles &= !tile.tile_bit();
        let key = self.comes_into_play(seat, tile, Some(Event::TileTaken { seat, tile }));
        self.emit_own(On::Gained, seat, key, tile);
    }

    /// The counter goes back to the start of the gauge.
    pub(super) fn reset_wickedness(&mut self, seat: Seat) {
        let player = &mut self.players[seat.index()];
        let before = std::mem::take(&mut player.wicked);
        if before > 0 {
            self.tell(Event::WickednessChanged {
                seat,
                delta: -change(before),
                now: 0,
            });
        }
    }
}
