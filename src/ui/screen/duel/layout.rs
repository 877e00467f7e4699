//! Where everything lies: an arena as large as the window, in its middle the two tracks, at their ends the two
//! monsters, and in front of it what [`Room`] gives to every game.

use crate::ui::frame::room::{Played, RIM, Room, rectangle};
use crate::ui::widget::duel::arena::{Ground, Spot};
use crate::ui::widget::duel::tracks::tracks_at;
use iced::{Point, Rectangle, Size};

/// The widths of the board, of the dice and of the cards for sale in a window of 1280 by 800.
const WIDE: [f32; 3] = [330.0, 472.0, 438.0];
/// The width of a plate, and its height.
const PLATE: Size = Size::new(198.0, 92.0);
/// The height of a plate that tells only whose monster it is.
const NAMED: f32 = 28.0;
/// The height of what an answer leads to.
const SIGHT: f32 = 60.0;

/// How the window is divided; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Layout {
    /// What every game has.
    pub room: Room,
    /// The two tracks.
    pub tracks: Rectangle,
    /// What an answer leads to.
    pub sight: Rectangle,
    /// The plates at the feet of the monsters, the left one first.
    pub plates: [Rectangle; 2],
    /// The monsters themselves, the left one first.
    pub bodies: [Rectangle; 2],
    /// Over the arena, for what has no room below it.
    pub sheet: Rectangle,
    /// The same between the monsters, for more cards to choose from than lie below the tracks.
    pub spread: Rectangle,
    /// Between the monsters and below the tracks, for what is chosen or advised with an eye on them.
    pub below: Rectangle,
    /// Where advice lies that must not cover the tracks: over the cards for sale.
    pub aside: Rectangle,
    /// The arena, and where the monsters stand.
    pub ground: Ground,
}

impl Layout {
    /// Divides a window in which a unit of the drawing has so many pixels of the display.
    #[must_use]
    pub(super) fn new(window: Size, pixels: f32, still: bool, log: bool) -> Self {
        let played = Played {
            wide: WIDE,
            status: 352.0,
            still,
            log,
        };
        let room = Room::new(window, played);
        let of = |length: f32| room.of(length);
        let (rim, table) = (of(RIM), room.table);
        let over = room.ground() - of(6.0);
        let begin = room.news.y + room.news.height + of(4.0);
        let plate = Size::new((PLATE.width * room.ink).round(), room.plate(PLATE).height);
        let top = over - plate.height;
        let plates =
            [rim, table - rim - plate.width].map(|left| rectangle(left, top, plate.width, plate.height));
        let high = of(SIGHT).max(54.0);
        let left = plates[0].x + plate.width + of(8.0);
        let sight = rectangle(left, over - high, table - 2.0 * left, high);
        // The tracks reach between the monsters, which stand a little in front of them.
        let inner = rim + plate.width * 0.84;
        let tracks = rectangle(inner, begin, table - 2.0 * inner, sight.y - of(2.0) - begin);
        let feet = top - of(3.0);
        let tall = ((feet - begin - of(6.0)) * 0.86).min(plate.width * 1.3);
        let spots = plates.map(|plate| Spot {
            feet: Point::new(plate.center_x(), feet),
            tall,
        });
        let bodies = spots.map(|spot| {
            let wide = spot.tall * 0.72;
            rectangle(spot.feet.x - wide / 2.0, spot.feet.y - spot.tall, wide, spot.tall)
        });
        // What is read there grows with its letters.
        let sheet = (640.0 * room.ink).round().max(420.0).min(table - 2.0 * rim);
        let sheet = rectangle((table - sheet) / 2.0, begin, sheet, over - begin);
        let spread = Rectangle {
            y: begin,
            height: over - begin,
            ..sight
        };
        let [_, destruction] = tracks_at(tracks.size());
        let edge = (tracks.y + destruction.y + destruction.height + of(4.0)).ceil();
        let below = Rectangle {
            y: edge,
            height: over - edge,
            ..sight
        };
        let aside = Rectangle {
            y: room.piles.y,
            height: room.shelf.y + room.shelf.height - room.piles.y,
            ..room.shelf
        };
        let ground = Ground {
            room: Size::new(table, window.height),
            level: tracks.center_y(),
            spots,
            pixels,
        };
        Self {
            room,
            tracks,
            sight,
            plates,
            bodies,
            sheet,
            spread,
            below,
            aside,
            ground,
        }
    }

    /// The height of a plate with a name alone.
    #[must_use]
    pub(super) fn named(&self) -> f32 {
        (NAMED * self.room.ink).round()
    }

    /// A length of the plan in units of the drawing.
    #[must_use]
    pub(super) fn of(&self, length: f32) -> f32 {
        self.room.of(length)
    }

    /// The size of letters that are so large at 1280 by 800; never too small to be read.
    #[must_use]
    pub(super) fn letters(&self, size: f32) -> u32 {
        self.room.letters(size)
    }

    /// Where a card for sale lies; 0 is the rightmost slot, above 2 it comes out of the deck.
    #[must_use]
    pub(super) fn slot(&self, at: f32) -> Rectangle {
        let first = self.room.slot(2);
        let step = first.width + self.room.between();
        Rectangle {
            x: first.x - at * step,
            ..first
        }
    }
}
