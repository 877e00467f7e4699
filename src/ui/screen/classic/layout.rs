//! Where everything lies: a city as large as the window, around Tokyo everybody but who sits here, and in front of
//! it what [`Room`] gives to every game.
//!
//! Pure: worked out from the window and from what is played, never from what is asked, so that every region
//! keeps its place to the pixel for a whole game.

use crate::ui::frame::room::{self, GAP, RIM, Room, rectangle};
use crate::ui::widget::tokyo::{Ground, Home, Spot};
use engine::Seat;
use iced::{Point, Rectangle, Size};

/// What is played, as far as the room is divided by it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Played {
    /// How many monsters.
    pub seats: usize,
    /// Who sits here, if one person does: their monster is on the board instead of in the round.
    pub viewer: Option<Seat>,
    /// Cards are for sale.
    pub sells: bool,
    /// Evolutions are in the game: whoever sits here holds some.
    pub hands: bool,
    /// A curse rules.
    pub cursed: bool,
    /// It is only looked at: there is a panel instead of a question, and nobody's board.
    pub still: bool,
    /// The log is open.
    pub log: bool,
    /// How many pixels a unit of the drawing has.
    pub pixels: f32,
}

/// How the window is divided; lengths in units of the drawing.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Layout {
    /// What every game has.
    pub room: Room,
    /// The hand of whoever sits here or is asked, above their board; nothing without Evolutions.
    pub hand: Rectangle,
    /// The curse that lies open, beside the cards for sale; nothing where none can.
    pub curse: Rectangle,
    /// Over the city, for what has no room below it.
    pub sheet: Rectangle,
    /// The plates of those who stand around Tokyo, seat by seat.
    pub plates: Vec<Rectangle>,
    /// The plate of whoever holds Tokyo City, and Tokyo Bay.
    pub inside: [Rectangle; 2],
    /// The city, and where everybody stands.
    pub ground: Ground,
}

/// The widths of the board, of the dice and of the cards for sale in a window of 1280 by 800.
const WIDE: [f32; 3] = [296.0, 484.0, 460.0];
/// The height of the curse that lies open, and how much of what letters are larger it gets besides.
const CURSE: f32 = 78.0;
const MORE: f32 = 70.0;
/// The height of a hand.
const HAND: f32 = 58.0;
/// The width of a plate, and its height.
const PLATE: Size = Size::new(192.0, 72.0);
/// The plate of somebody in Tokyo has the name of the place on it.
const INSIDE: Size = Size::new(204.0, 90.0);

impl Layout {
    /// Divides a window.
    #[must_use]
    pub(super) fn new(window: Size, played: Played) -> Self {
        let [board, dice, cards] = WIDE;
        let cards = if played.sells { cards } else { 0.0 };
        let divided = room::Played {
            wide: [board, dice, cards],
            status: room::STATUS,
            still: played.still,
            log: played.log,
        };
        let room = Room::new(window, divided);
        let lies =
            |is: bool, place: fn(&Room) -> Rectangle| if is { place(&room) } else { Rectangle::default() };
        let plan = Plan {
            hand: lies(played.hands && !played.still, hand),
            curse: lies(played.cursed, curse),
            room,
            played,
        };
        plan.inhabited()
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
}

/// The hand lies above the board.
fn hand(room: &Room) -> Rectangle {
    let Rectangle { x, y, width, .. } = room.board;
    let high = room.of(HAND);
    rectangle(x, y - high - room.of(4.0), width, high)
}

/// The curse lies above the cards for sale, to the right of whoever is in Tokyo; without cards, where they would
/// lie.
fn curse(room: &Room) -> Rectangle {
    let of = |length| room.of(length);
    let right = room.table - of(RIM);
    if room.shelf.width > 0.0 {
        let left = bay(room) + room.plate(INSIDE).width / 2.0 + of(GAP);
        let left = left.max(room.shelf.x);
        // Its letters grow with the text size.
        let high = (CURSE * room.ink + MORE * (room.ink - room.unit)).round();
        rectangle(left, room.piles.y - of(4.0) - high, right - left, high)
    } else {
        let left = room.desk.x + room.desk.width + of(GAP);
        rectangle(left, room.desk.y, (right - left).max(0.0), of(CURSE * 1.6))
    }
}

/// Where whoever holds the bay stands.
fn bay(room: &Room) -> f32 {
    let beside = room.plate(INSIDE).width + room.of(4.0);
    (room.table * 0.628).max(room.table * 0.43 + room.of(250.0).max(beside))
}

/// Everybody but who sits here, clockwise from the board: those on the left from below, those on the right from
/// above. Where one side has one more, it is the right one: there is more room.
fn around(seats: usize, viewer: Option<Seat>) -> (Vec<Seat>, Vec<Seat>) {
    let mut others: Vec<Seat> = (0..).map(Seat).take(seats).collect();
    if let Some(first) = viewer.map(Seat::index).filter(|first| *first < seats) {
        others.rotate_left(first);
        others.remove(0);
    }
    let right = others.split_off(others.len() / 2);
    (others, right)
}

/// How wide the face of a figure is, and how far down it reaches, in its height.
pub(super) const FACE: Size = Size::new(0.72, 0.6);

/// Where the face of a figure is.
pub(super) fn face(spot: Spot) -> Rectangle {
    let wide = spot.tall * FACE.width;
    Rectangle {
        x: spot.feet.x - wide / 2.0,
        y: spot.feet.y - spot.tall,
        width: wide,
        height: spot.tall * FACE.height,
    }
}

/// Where a figure stands so that no plate of others covers its face: as far aside on its own plate as it must, and as much
/// smaller as it must where that is too far. News cover it nowhere.
fn clear(
    spot: Spot,
    own: Rectangle,
    others: impl Iterator<Item = Rectangle> + Clone,
    news: Rectangle,
    table: f32,
) -> Spot {
    const STEP: f32 = 2.0;
    let covered = |spot: Spot| {
        let (mut face, wide) = (face(spot), spot.tall * 0.4);
        face = face.expand(2.0);
        let told = spot.feet.x + wide > news.x
            && spot.feet.x - wide < news.x + news.width
            && spot.feet.y - spot.tall < news.y + news.height;
        told || others.clone().any(|plate| plate.intersects(&face))
    };
    if !covered(spot) {
        return spot;
    }
    let mut tall = spot.tall;
    while tall > spot.tall * 0.6 {
        let most = (own.width / 2.0 - tall * 0.3).max(0.0);
        let mut aside = 0.0;
        while aside <= most {
            for x in [spot.feet.x - aside, spot.feet.x + aside] {
                let feet = Point::new(x, spot.feet.y);
                let moved = Spot { feet, tall };
                // Its figure stays within the window.
                let within = x - tall * 0.4 >= 0.0 && x + tall * 0.4 <= table;
                if within && !covered(moved) {
                    return moved;
                }
            }
            aside += STEP;
        }
        tall -= STEP;
    }
    spot
}

/// What the city is worked out from.
struct Plan {
    room: Room,
    hand: Rectangle,
    curse: Rectangle,
    played: Played,
}

impl Plan {
    /// Where everybody stands.
    fn inhabited(self) -> Layout {
        let room = &self.room;
        let of = |length| room.of(length);
        let (outside, within) = (room.plate(PLATE), room.plate(INSIDE));
        let (left, right) = around(self.played.seats, self.played.viewer);
        // Plates end above what lies along the lower edge.
        let over = room.ground() - of(6.0);
        let begin = room.status.y + room.status.height + of(8.0);
        let mut homes = vec![Home::default(); self.played.seats];
        let mut plates = vec![Rectangle::default(); self.played.seats];
        let (news, tools) = (room.news, room.tools);
        let mut place = |seats: &[Seat], end: f32, mirrored: bool| {
            let count = seats.len();
            let mut stand = Vec::new();
            for (nth, seat) in seats.iter().enumerate() {
                let (x, y, tall) = self.home(nth, count, begin, end);
                let x = if mirrored { room.table - x } else { x };
                // News cover nobody's head.
                let aside = x + tall * 0.4 < news.x || x - tall * 0.4 > news.x + news.width;
                let y = if aside {
                    y
                } else {
                    y.max(news.y + news.height + tall + of(2.0))
                };
                // Nor do the tools and the goal: who stands below them is as tall as there is room.
                let (status, wide) = (room.status, tall * 0.4);
                let below = x + wide > tools.x || x - wide < status.x + status.width;
                let room = y - tools.y - tools.height - of(2.0);
                let spot = Spot {
                    feet: Point::new(x, y),
                    tall: if below { tall.min(room) } else { tall },
                };
                stand.push(spot);
                plates[seat.index()] = rectangle(
                    x - outside.width / 2.0,
                    y + of(2.0),
                    outside.width,
                    outside.height,
                );
            }
            for (seat, spot) in seats.iter().zip(stand) {
                let others = seats.iter().filter(|other| *other != seat);
                let others = others.map(|other| plates[other.index()]);
                let own = plates[seat.index()];
                let spot = clear(spot, own, others, news, room.table);
                homes[seat.index()] = Home { spot, seen: true };
            }
        };
        // A hand takes some of their room, and so does a curse.
        let above = |taken: Rectangle| {
            if taken.height > 0.0 {
                over.min(taken.y - of(4.0))
            } else {
                over
            }
        };
        place(&left, above(self.hand), false);
        // From above on the right, from below on the left: clockwise.
        let downwards: Vec<Seat> = right.iter().rev().copied().collect();
        let sells = room.shelf.width > 0.0;
        place(&downwards, if sells { above(self.curse) } else { over }, true);
        if let Some(viewer) = self.played.viewer
            && let Some(home) = homes.get_mut(viewer.index())
        {
            let board = room.board;
            home.spot = Spot {
                feet: Point::new(board.x + board.width * 0.3, board.y + board.height * 0.5),
                tall: of(120.0),
            };
            plates[viewer.index()] = board;
        }
        let ground = self.ground(over, homes);
        let plate = |feet: Point| {
            rectangle(
                feet.x - within.width / 2.0,
                over - within.height,
                within.width,
                within.height,
            )
        };
        Layout {
            inside: [plate(ground.city.feet), plate(ground.bay.feet)],
            sheet: self.sheet(begin, over),
            plates,
            ground,
            room: self.room,
            hand: self.hand,
            curse: self.curse,
        }
    }

    /// Tokyo, above this height, and these homes around it.
    fn ground(&self, over: f32, homes: Vec<Home>) -> Ground {
        let room = &self.room;
        let of = |length| room.of(length);
        let feet = over - room.plate(INSIDE).height - of(2.0);
        let highest = room.news.y + room.news.height + of(34.0);
        let tall = (feet - highest).min(of(350.0));
        let city = Point::new(room.table * 0.43, feet);
        let tower_top = room.status.y + room.status.height - of(2.0);
        let tower_high = feet - of(30.0) - tower_top;
        let tower_wide = tower_high * 140.0 / 330.0;
        Ground {
            width: room.table,
            city: Spot { feet: city, tall },
            bay: Spot {
                feet: Point::new(bay(room), feet - of(6.0)),
                tall: tall * 0.66,
            },
            tower: Rectangle::new(
                Point::new(city.x + of(150.0) - tower_wide / 2.0, tower_top),
                Size::new(tower_wide, tower_high),
            ),
            homes,
            pixels: self.played.pixels,
        }
    }

    /// The room over the city between these heights.
    fn sheet(&self, begin: f32, over: f32) -> Rectangle {
        let room = &self.room;
        let of = |length| room.of(length);
        let wide = of(640.0).max(420.0).min(room.table - 2.0 * of(RIM));
        let middle = if self.played.still {
            room.table / 2.0
        } else {
            room.tray.x + room.tray.width / 2.0
        };
        let x = (middle - wide / 2.0).clamp(of(RIM), room.table - of(RIM) - wide);
        // Over the figures in Tokyo, but not over their plates.
        let end = over - room.plate(INSIDE).height - of(2.0);
        let begin = begin - of(6.0);
        rectangle(x, begin, wide, end - begin)
    }

    /// Where the `nth` of so many stands on the left side, counted from below: the middle, the soles and the
    /// height; between these two heights.
    fn home(&self, nth: usize, count: usize, begin: f32, end: f32) -> (f32, f32, f32) {
        let of = |length| self.room.of(length);
        let plate = self.room.plate(PLATE);
        let outer = of(RIM) + plate.width / 2.0;
        // By what a plate is wider those inside stand closer to the rim: there is no room beside the bay.
        let wider = plate.width - of(PLATE.width);
        let inner = outer + (self.room.table * 0.122).max(of(150.0)) - wider;
        let level = |share: f32| begin + (end - begin) * share - plate.height - of(2.0);
        match (count, nth) {
            (1, _) => ((outer + inner) / 2.0, level(0.86), of(190.0)),
            (2, 0) => (inner, level(1.0), of(158.0)),
            (2, _) => (outer, level(0.56), of(146.0)),
            (_, 0) => (inner, level(1.0), of(126.0)),
            (_, 1) => (outer, level(0.72), of(116.0)),
            _ => (inner, level(0.395), of(108.0)),
        }
    }
}
