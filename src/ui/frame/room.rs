//! How the window is divided at a table: over the city a bar along the upper edge; along the lower edge the board
//! of whoever sits here, the dice with the question, and the cards for sale; the log beside the table or over it.
//!
//! Pure: worked out from the window and from what is played, never from what is asked, so that every region
//! keeps its place to the pixel for a whole game.

use super::lesson::Topic;
use crate::ui::widget::painter::around;
use iced::{Point, Rectangle, Size, Vector};

/// What is played, as far as the room is divided by it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played {
    /// The widths of the board, of the dice and of the cards for sale in a window of 1280 by 800; nothing for the
    /// cards where none are for sale.
    pub wide: [f32; 3],
    /// The width in which whose turn it is and the goal have one line, in a window of 1280 by 800.
    pub status: f32,
    /// It is only looked at: there is a panel instead of a question and of a board.
    pub still: bool,
    /// The log is open.
    pub log: bool,
}

/// The regions that every game has; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// What is 1 in a window of 1280 by 800.
    pub unit: f32,
    /// The same for letters, and for what has room for them only if it grows with them: where a room is smaller because
    /// the text is to be larger, they shrink less than the rest.
    pub ink: f32,
    /// The width of the table, without a log beside it.
    pub table: f32,
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
    /// The cards for sale, side by side; nothing where nothing is for sale.
    pub shelf: Rectangle,
    /// What stands above them.
    pub piles: Rectangle,
    /// The log, if it is open, and whether it stands beside the table.
    pub log: Option<(Rectangle, bool)>,
}

/// How many cards are for sale.
pub const SLOTS: u8 = 3;
/// The rim of the window.
pub const RIM: f32 = 10.0;
/// Between regions.
pub const GAP: f32 = 10.0;
/// The least width of whose turn it is and the goal, which may stand on two lines.
pub const STATUS: f32 = 318.0;
/// The least width of news.
const NEWS: f32 = 310.0;
/// The height of what lies along the lower edge.
const LOWER: f32 = 202.0;
/// The height of the question above it.
const QUESTION: f32 = 30.0;
/// The height of what is said about a table that is only looked at, in units of the drawing at any size.
const STILL: f32 = 152.0;
/// The least width of that.
const STILL_WIDTH: f32 = 600.0;
/// How much of what a small room takes away what lies along the lower edge keeps in its height, and how much of that what an
/// answer brings gets besides: both have more to read than room.
const HIGHER: f32 = 0.4;
const TOLD: f32 = 60.0;
/// How much of what a small room takes away letters keep, and plates in their width.
const LARGER: f32 = 0.6;
const WIDER: f32 = 0.4;
/// From this width on the log has a room of its own.
const BESIDE: f32 = 1500.0;
/// The same where it is only looked at.
const BESIDE_STILL: f32 = 1150.0;

impl Room {
    /// Divides a window.
    #[must_use]
    pub fn new(window: Size, played: Played) -> Self {
        let wide = if played.still { BESIDE_STILL } else { BESIDE };
        let beside = played.log && window.width >= wide;
        let log = (window.width * 0.2).clamp(250.0, 420.0);
        let table = if beside { window.width - log } else { window.width };
        let mut room = Self::regions(window, table, played.wide, played.status);
        if played.still {
            room.look_on(window);
        }
        room.log = played.log.then(|| {
            let place = if beside {
                let rim = room.of(RIM);
                rectangle(table, rim, log - rim, window.height - 2.0 * rim)
            } else {
                room.over(window)
            };
            (place, beside)
        });
        room
    }

    /// How far below the upper edge of the question this height is: what is told so far above it covers no
    /// question.
    #[must_use]
    pub fn below_question(&self, y: f32) -> f32 {
        y - self.question.y
    }

    /// A length of the plan in units of the drawing.
    #[must_use]
    pub fn of(&self, length: f32) -> f32 {
        (length * self.unit).round()
    }

    /// The size of letters that are so large at 1280 by 800; never too small to be read.
    #[must_use]
    pub fn letters(&self, size: f32) -> u32 {
        (size * self.ink).round().max(11.0) as u32
    }

    /// How much larger letters are than what is around them, where the room is smaller because the text is to be larger;
    /// 1 elsewhere.
    #[must_use]
    pub fn grown(&self) -> f32 {
        self.ink / self.unit
    }

    /// What is 1 at 1280 by 800 on the board of whoever sits here, or on the plates of the others, which have the smallest
    /// letters and grow with them; and after it the same for letters.
    #[must_use]
    pub const fn units_of(&self, own: bool) -> [f32; 2] {
        [if own { self.unit } else { self.ink }, self.ink]
    }

    /// The size of the plate of a monster that has this one at 1280 by 800. In smaller rooms it shrinks less than what
    /// is around it, and the less in its height: there is more room above each other than side by side.
    #[must_use]
    pub fn plate(&self, size: Size) -> Size {
        let wide = slowly(self.unit, WIDER);
        Size::new((size.width * wide).round(), (size.height * self.ink).round())
    }

    /// Between the cards for sale.
    #[must_use]
    pub fn between(&self) -> f32 {
        self.of(8.0)
    }

    /// Where a card for sale lies, counted from the left.
    #[must_use]
    pub fn slot(&self, nth: u8) -> Rectangle {
        let gap = self.between();
        let width = (self.shelf.width - gap * f32::from(SLOTS - 1)) / f32::from(SLOTS);
        Rectangle {
            x: self.shelf.x + f32::from(nth) * (width + gap),
            width,
            ..self.shelf
        }
    }

    /// One of the two piles of cards at the right end of what stands above the cards for sale, so far from it.
    #[must_use]
    pub fn pile(&self, back: f32) -> Rectangle {
        let right = self.piles.x + self.piles.width;
        let middle = Point::new(right - self.of(back), self.piles.center_y());
        let half = self.of(30.0) * 0.5;
        around(middle, Vector::new(half, half))
    }

    /// Where that lies of which a sentence speaks, if it lies in the same place in every game.
    #[must_use]
    pub fn about(&self, topic: Topic) -> Option<Rectangle> {
        match topic {
            Topic::Middle | Topic::Rival | Topic::Arena => None,
            Topic::Status => Some(self.status),
            Topic::Tools => Some(self.tools),
            Topic::Dice => Some(self.tray),
            Topic::Answers => Some(self.answers),
            Topic::Board => Some(self.board),
            Topic::Cards => Some(self.shelf),
            Topic::First => Some(self.slot(0)),
            Topic::Second => Some(self.slot(1)),
            Topic::Third => Some(self.slot(2)),
        }
    }

    /// The regions in which something is to be read, those that this table has.
    pub fn read(&self) -> impl Iterator<Item = Rectangle> {
        let regions = [
            self.status,
            self.news,
            self.tools,
            self.question,
            self.desk,
            self.board,
            self.piles,
            self.shelf,
        ];
        let log = self.log.map(|(log, _)| log);
        let regions = regions.into_iter().chain(log);
        regions.filter(|region| region.width > 0.0)
    }

    /// What is pressed to answer, with what is asked.
    #[must_use]
    pub fn pressed(&self) -> Vec<Rectangle> {
        vec![self.question, self.desk]
    }

    /// What no tip lies over: the log, what has happened, what is asked, and the dice.
    #[must_use]
    pub fn kept(&self) -> Vec<Rectangle> {
        let regions = [self.news, self.question, self.desk, self.tray];
        let log = self.log.map(|(log, _)| log);
        regions.into_iter().chain(log).collect()
    }

    /// The size of a die.
    #[must_use]
    pub fn die(&self) -> f32 {
        ((self.tray.height - 26.0) / 1.3).floor()
    }

    /// Above what lies along the lower edge.
    #[must_use]
    pub fn ground(&self) -> f32 {
        let lower = self.question.y.min(self.tray.y);
        if self.shelf.width > 0.0 {
            lower.min(self.piles.y)
        } else {
            lower
        }
    }

    fn regions(window: Size, table: f32, wide: [f32; 3], status: f32) -> Self {
        let unit = (table / 1280.0).min(window.height / 800.0);
        let ink = slowly(unit, LARGER);
        let of = |length: f32| (length * unit).round();
        // What a wide window has to spare goes to the dice, the cards and the board.
        let spare = (table / unit - 1280.0).max(0.0);
        let side = of(wide[0] + (spare * 0.2).min(60.0));
        let middle = of(wide[1] + (spare * 0.5).min(170.0));
        let sells = wide[2] > 0.0;
        let shelf = if sells {
            of(wide[2] + (spare * 0.3).min(150.0))
        } else {
            0.0
        };
        let (rim, gap) = (of(RIM), of(GAP));
        let bottom = window.height - rim;
        let lower = (LOWER * slowly(unit, HIGHER)).round();
        let top = bottom - lower;
        let right = table - rim;
        let shelf = rectangle(right - shelf, top, shelf, lower);
        // Between the board and the cards, or in the middle where there are none.
        let end = if sells { shelf.x } else { right - side } - gap;
        let left = ((rim + side + gap + end - middle) / 2.0).max(rim + side + gap);
        let tray = of(110.0);
        let preview = (34.0 * ink + TOLD * (ink - unit)).round();
        let answers = top + tray + preview;
        let bar = of(38.0).max(38.0);
        // The ribbon is as high as its letters.
        let ribbon = (QUESTION * ink).round();
        let tools = of(330.0).max(330.0);
        let tools = rectangle(right - tools, rim, tools, bar);
        // As wide as its letters want it; news have room for a sentence.
        let most = tools.x - gap - of(NEWS).max(NEWS) - gap - rim;
        let status = (status * ink).round().min(most).max(of(STATUS));
        let status = rectangle(rim, rim, status, bar);
        let news = status.x + status.width + gap;
        Self {
            unit,
            ink,
            table,
            status,
            news: rectangle(news, rim, tools.x - gap - news, of(58.0).max(58.0)),
            tools,
            question: rectangle(left, top - ribbon, middle, ribbon),
            desk: rectangle(left, top, middle, lower),
            tray: rectangle(left, top, middle, tray),
            preview: rectangle(left, top + tray, middle, preview),
            answers: rectangle(left, answers, middle, bottom - answers),
            board: rectangle(rim, top, side, lower),
            piles: rectangle(shelf.x, top - ribbon, shelf.width, ribbon),
            shelf,
            log: None,
        }
    }

    /// Where it is only looked at, the panel takes the room of board and question, and the dice lie over it.
    fn look_on(&mut self, window: Size) {
        let left = self.board.x;
        let right = self.tray.x + self.tray.width;
        let least = STILL_WIDTH.min(self.table - 2.0 * left);
        let width = (right - left).max(least);
        let bottom = window.height - self.of(RIM);
        let tray = self.of(88.0).max(74.0);
        let panel = rectangle(left, bottom - STILL, width, STILL);
        self.question = panel;
        self.tray = rectangle(left, panel.y - self.of(6.0) - tray, width, tray);
        self.desk = self.tray;
        for region in [&mut self.board, &mut self.preview, &mut self.answers] {
            (region.width, region.height) = (0.0, 0.0);
        }
        if self.shelf.width > 0.0 {
            self.shelf.x = self.shelf.x.max(panel.x + panel.width + self.of(GAP));
            self.shelf.width = self.table - self.of(RIM) - self.shelf.x;
            self.piles.x = self.shelf.x;
            self.piles.width = self.shelf.width;
        }
    }

    /// Where the log lies over the table.
    fn over(&self, window: Size) -> Rectangle {
        let rim = self.of(RIM);
        let top = self.tools.y + self.tools.height + rim;
        let end = if self.shelf.width > 0.0 {
            self.piles.y
        } else {
            window.height
        };
        let width = self.of(330.0).max(260.0);
        rectangle(self.table - rim - width, top, width, end - rim - top)
    }
}

/// A unit that shrinks by less than this one: it keeps this share of what is taken away.
fn slowly(unit: f32, keeps: f32) -> f32 {
    unit + (1.0 - unit).max(0.0) * keeps
}

/// A rectangle on whole units.
#[must_use]
pub fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle::new(
        Point::new(x.round(), y.round()),
        Size::new(width.round(), height.round()),
    )
}
