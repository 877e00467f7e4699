//! Where everything lies: a city as large as the window, in front of it the board of whoever sits here, the
//! dice with the question, and the cards for sale; around Tokyo everybody else.
//!
//! Pure: worked out from the window and from what is played, never from what is asked, so that every region
//! keeps its place to the pixel for a whole game.

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
    /// What is 1 in a window of 1280 by 800.
    pub unit: f32,
    /// Whose turn it is, and the goal.
    pub status: Rectangle,
    /// What has just happened, or since one's last turn.
    pub news: Rectangle,
    /// The ways to speed, hint, log, help and menu.
    pub tools: Rectangle,
    /// What is asked.
    pub question: Rectangle,
    /// Behind the dice, what an answer brings, and the buttons.
    pub desk: Rectangle,
    /// The dice.
    pub tray: Rectangle,
    /// What an answer brings.
    pub preview: Rectangle,
    /// The buttons.
    pub answers: Rectangle,
    /// The board of whoever sits here or is asked.
    pub board: Rectangle,
    /// The hand of whoever sits here or is asked, above their board; nothing without Evolutions.
    pub hand: Rectangle,
    /// The cards for sale, side by side; nothing where nothing is for sale.
    pub shelf: Rectangle,
    /// What stands above them.
    pub piles: Rectangle,
    /// The curse that lies open, beside the cards for sale; nothing where none can.
    pub curse: Rectangle,
    /// Over the city, for what has no room below it.
    pub sheet: Rectangle,
    /// The log, if it is open.
    pub log: Option<Rectangle>,
    /// The plates of those who stand around Tokyo, seat by seat.
    pub plates: Vec<Rectangle>,
    /// The plate of whoever holds Tokyo City, and Tokyo Bay.
    pub inside: [Rectangle; 2],
    /// The city, and where everybody stands.
    pub ground: Ground,
}

/// How many cards are for sale.
pub(super) const SLOTS: f32 = 3.0;
/// The rim of the window.
const RIM: f32 = 10.0;
/// Between regions.
const GAP: f32 = 10.0;
/// The height of what lies along the lower edge.
const LOWER: f32 = 202.0;
/// The height of the question above it.
const QUESTION: f32 = 30.0;
/// The height of the curse that lies open.
const CURSE: f32 = 78.0;
/// The height of a hand.
const HAND: f32 = 58.0;
/// The width of a plate, and its height.
const PLATE: Size = Size::new(192.0, 72.0);
/// The plate of somebody in Tokyo has the name of the place on it.
const INSIDE: Size = Size::new(204.0, 90.0);
/// The height of what is said about a table that is only looked at, in units of the drawing at any size.
const STILL: f32 = 152.0;
/// The least width of that.
const STILL_WIDTH: f32 = 600.0;
/// From this width on the log has a room of its own.
const BESIDE: f32 = 1500.0;
/// The same where it is only looked at.
const BESIDE_STILL: f32 = 1150.0;

impl Layout {
    /// Divides a window.
    #[must_use]
    pub(super) fn new(window: Size, played: Played) -> Self {
        let wide = if played.still { BESIDE_STILL } else { BESIDE };
        let beside = played.log && window.width >= wide;
        let log = (window.width * 0.2).clamp(250.0, 420.0);
        let table = if beside { window.width - log } else { window.width };
        let unit = (table / 1280.0).min(window.height / 800.0);
        let plan = Plan {
            window,
            table,
            unit,
            played,
        };
        let mut layout = plan.regions();
        layout.log = played.log.then(|| plan.log(&layout, log, beside));
        layout
    }

    /// A length of the plan in units of the drawing.
    #[must_use]
    pub(super) fn of(&self, length: f32) -> f32 {
        (length * self.unit).round()
    }

    /// The size of letters that are so large at 1280 by 800; never too small to be read.
    #[must_use]
    pub(super) fn letters(&self, size: f32) -> u32 {
        (size * self.unit).round().max(11.0) as u32
    }

    /// Where a card for sale lies.
    #[must_use]
    pub(super) fn slot(&self, slot: u8) -> Rectangle {
        let gap = self.of(8.0);
        let width = (self.shelf.width - gap * (SLOTS - 1.0)) / SLOTS;
        Rectangle {
            x: self.shelf.x + f32::from(slot) * (width + gap),
            width,
            ..self.shelf
        }
    }

    /// The size of a die.
    #[must_use]
    pub(super) fn die(&self) -> f32 {
        ((self.tray.height - 26.0) / 1.3).floor()
    }
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

/// What the regions are worked out from.
struct Plan {
    window: Size,
    table: f32,
    unit: f32,
    played: Played,
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle::new(
        Point::new(x.round(), y.round()),
        Size::new(width.round(), height.round()),
    )
}

impl Plan {
    fn of(&self, length: f32) -> f32 {
        (length * self.unit).round()
    }

    fn regions(&self) -> Layout {
        let of = |length| self.of(length);
        // What a wide window has to spare goes to the dice, the cards and the board.
        let spare = (self.table / self.unit - 1280.0).max(0.0);
        let side = of(296.0 + (spare * 0.2).min(60.0));
        let middle = of(484.0 + (spare * 0.5).min(170.0));
        let shelf = if self.played.sells {
            of(460.0 + (spare * 0.3).min(150.0))
        } else {
            0.0
        };
        let (rim, gap) = (of(RIM), of(GAP));
        let bottom = self.window.height - rim;
        let lower = of(LOWER);
        let top = bottom - lower;
        let right = self.table - rim;
        let shelf = rectangle(right - shelf, top, shelf, lower);
        let board = rectangle(rim, top, side, lower);
        // Between the board and the cards, or in the middle where there are none.
        let room = if self.played.sells {
            shelf.x - gap
        } else {
            self.table - rim - side - gap
        };
        let left = (rim + side + gap + room - middle) / 2.0;
        let left = left.max(rim + side + gap);
        let hand = if self.played.hands && !self.played.still {
            of(HAND)
        } else {
            0.0
        };
        let hand = rectangle(rim, top - hand - of(4.0), side, hand);
        let tray_high = of(110.0);
        let preview_high = of(34.0);
        let answers = top + tray_high + preview_high;
        let bar = of(38.0).max(38.0);
        let status = rectangle(rim, rim, of(318.0), bar);
        let tools = of(330.0).max(330.0);
        let tools = rectangle(right - tools, rim, tools, bar);
        let news_left = status.x + status.width + gap;
        let mut layout = Layout {
            unit: self.unit,
            news: rectangle(news_left, rim, tools.x - gap - news_left, of(58.0).max(54.0)),
            status,
            tools,
            question: rectangle(left, top - of(QUESTION), middle, of(QUESTION)),
            desk: rectangle(left, top, middle, lower),
            tray: rectangle(left, top, middle, tray_high),
            preview: rectangle(left, top + tray_high, middle, preview_high),
            answers: rectangle(left, answers, middle, bottom - answers),
            board,
            hand,
            piles: rectangle(shelf.x, top - of(QUESTION), shelf.width, of(QUESTION)),
            shelf,
            curse: Rectangle::default(),
            sheet: Rectangle::default(),
            log: None,
            plates: Vec::new(),
            inside: [Rectangle::default(); 2],
            ground: Ground {
                width: self.table,
                city: Spot::default(),
                bay: Spot::default(),
                tower: Rectangle::default(),
                homes: Vec::new(),
                pixels: self.played.pixels,
            },
        };
        if self.played.still {
            self.look_on(&mut layout);
        }
        if self.played.cursed {
            self.curse(&mut layout);
        }
        self.inhabit(&mut layout);
        layout
    }

    /// The curse lies above the cards for sale, to the right of whoever is in Tokyo; without cards, where they would
    /// lie.
    fn curse(&self, layout: &mut Layout) {
        let of = |length| self.of(length);
        let right = self.table - of(RIM);
        layout.curse = if layout.shelf.width > 0.0 {
            let left = self.bay() + of(INSIDE.width) / 2.0 + of(GAP);
            let left = left.max(layout.shelf.x);
            let high = of(CURSE);
            rectangle(left, layout.piles.y - of(4.0) - high, right - left, high)
        } else {
            let left = layout.desk.x + layout.desk.width + of(GAP);
            rectangle(left, layout.desk.y, (right - left).max(0.0), of(CURSE * 1.6))
        };
    }

    /// Where whoever holds the bay stands.
    fn bay(&self) -> f32 {
        (self.table * 0.628).max(self.table * 0.43 + self.of(250.0))
    }

    /// Where it is only looked at, the panel takes the room of board and question, and the dice lie over it.
    fn look_on(&self, layout: &mut Layout) {
        let left = layout.board.x;
        let right = layout.tray.x + layout.tray.width;
        let least = STILL_WIDTH.min(self.table - 2.0 * left);
        let width = (right - left).max(least);
        let bottom = self.window.height - self.of(RIM);
        let tray = self.of(88.0).max(74.0);
        let panel = rectangle(left, bottom - STILL, width, STILL);
        layout.question = panel;
        layout.tray = rectangle(left, panel.y - self.of(6.0) - tray, width, tray);
        let nothing = |at: Rectangle| Rectangle {
            width: 0.0,
            height: 0.0,
            ..at
        };
        layout.desk = layout.tray;
        layout.board = nothing(layout.board);
        layout.preview = nothing(layout.preview);
        layout.answers = nothing(layout.answers);
        if layout.shelf.width > 0.0 {
            layout.shelf.x = layout.shelf.x.max(panel.x + panel.width + self.of(GAP));
            layout.shelf.width = self.table - self.of(RIM) - layout.shelf.x;
            layout.piles.x = layout.shelf.x;
            layout.piles.width = layout.shelf.width;
        }
    }

    /// Where everybody stands.
    fn inhabit(&self, layout: &mut Layout) {
        let of = |length| self.of(length);
        let (left, right) = around(self.played.seats, self.played.viewer);
        // Plates end above what lies along the lower edge.
        let lower = layout.question.y.min(layout.tray.y);
        let lower = if layout.shelf.width > 0.0 {
            lower.min(layout.piles.y)
        } else {
            lower
        };
        let over = lower - of(6.0);
        let begin = layout.status.y + layout.status.height + of(8.0);
        let mut homes = vec![Home::default(); self.played.seats];
        let mut plates = vec![Rectangle::default(); self.played.seats];
        let news = layout.news;
        let mut place = |seats: &[Seat], end: f32, mirrored: bool| {
            let count = seats.len();
            for (nth, seat) in seats.iter().enumerate() {
                let (x, y, tall) = self.home(nth, count, begin, end);
                let x = if mirrored { self.table - x } else { x };
                // News cover nobody's head.
                let aside = x + tall * 0.4 < news.x || x - tall * 0.4 > news.x + news.width;
                let y = if aside {
                    y
                } else {
                    y.max(news.y + news.height + tall + of(2.0))
                };
                let spot = Spot {
                    feet: Point::new(x, y),
                    tall,
                };
                homes[seat.index()] = Home { spot, seen: true };
                plates[seat.index()] = rectangle(
                    x - of(PLATE.width) / 2.0,
                    y + of(2.0),
                    of(PLATE.width),
                    of(PLATE.height),
                );
            }
        };
        // A hand takes some of their room.
        let aside = if layout.hand.height > 0.0 {
            over.min(layout.hand.y - of(4.0))
        } else {
            over
        };
        place(&left, aside, false);
        // From above on the right, from below on the left: clockwise.
        let downwards: Vec<Seat> = right.iter().rev().copied().collect();
        let under = if layout.curse.height > 0.0 && layout.shelf.width > 0.0 {
            over.min(layout.curse.y - of(4.0))
        } else {
            over
        };
        place(&downwards, under, true);
        if let Some(viewer) = self.played.viewer
            && let Some(home) = homes.get_mut(viewer.index())
        {
            let board = layout.board;
            home.spot = Spot {
                feet: Point::new(board.x + board.width * 0.3, board.y + board.height * 0.5),
                tall: of(120.0),
            };
            plates[viewer.index()] = board;
        }
        let feet = over - of(INSIDE.height + 2.0);
        let highest = layout.news.y + layout.news.height + of(34.0);
        let tall = (feet - highest).min(of(350.0));
        let bay_tall = tall * 0.66;
        let city = Point::new(self.table * 0.43, feet);
        let bay = Point::new(self.bay(), feet - of(6.0));
        let plate = |feet: Point| {
            rectangle(
                feet.x - of(INSIDE.width) / 2.0,
                over - of(INSIDE.height),
                of(INSIDE.width),
                of(INSIDE.height),
            )
        };
        layout.inside = [plate(city), plate(bay)];
        let tower_top = layout.status.y + layout.status.height - of(2.0);
        let tower_high = feet - of(30.0) - tower_top;
        let tower_wide = tower_high * 140.0 / 330.0;
        layout.ground.tower = Rectangle::new(
            Point::new(city.x + of(150.0) - tower_wide / 2.0, tower_top),
            Size::new(tower_wide, tower_high),
        );
        layout.ground.city = Spot { feet: city, tall };
        layout.ground.bay = Spot {
            feet: bay,
            tall: bay_tall,
        };
        layout.ground.homes = homes;
        layout.plates = plates;
        let sheet = of(640.0).max(420.0).min(self.table - 2.0 * of(RIM));
        let middle = if self.played.still {
            self.table / 2.0
        } else {
            layout.tray.x + layout.tray.width / 2.0
        };
        let x = (middle - sheet / 2.0).clamp(of(RIM), self.table - of(RIM) - sheet);
        // Over the figures in Tokyo, but not over their plates.
        let end = over - of(INSIDE.height + 4.0);
        layout.sheet = rectangle(x, begin, sheet, end - begin);
    }

    /// Where the `nth` of so many stands on the left side, counted from below: the middle, the soles and the
    /// height; between these two heights.
    fn home(&self, nth: usize, count: usize, begin: f32, end: f32) -> (f32, f32, f32) {
        let of = |length| self.of(length);
        let outer = of(RIM) + of(PLATE.width) / 2.0;
        let inner = outer + (self.table * 0.122).max(of(150.0));
        let level = |share: f32| begin + (end - begin) * share - of(PLATE.height + 2.0);
        match (count, nth) {
            (1, _) => ((outer + inner) / 2.0, level(0.86), of(190.0)),
            (2, 0) => (inner, level(1.0), of(158.0)),
            (2, _) => (outer, level(0.56), of(146.0)),
            (_, 0) => (inner, level(1.0), of(126.0)),
            (_, 1) => (outer, level(0.72), of(116.0)),
            _ => (inner, level(0.395), of(108.0)),
        }
    }

    /// Where the log lies.
    fn log(&self, layout: &Layout, width: f32, beside: bool) -> Rectangle {
        let rim = self.of(RIM);
        if beside {
            return rectangle(self.table, rim, width - rim, self.window.height - 2.0 * rim);
        }
        let top = layout.tools.y + layout.tools.height + rim;
        let end = if layout.shelf.width > 0.0 {
            layout.piles.y
        } else {
            self.window.height
        };
        let width = self.of(330.0).max(260.0);
        rectangle(self.table - rim - width, top, width, end - rim - top)
    }
}
