//! What is drawn from: the game, the words, who is asked, and how the room is divided.
//!
//! The tracks stand in the middle, below them the dice; the own board stands on the left, the rival's on the
//! right, as both sit in the setup. The question goes from one side to the other, the cards for sale lie
//! along the lower edge, the log stands to the right where there is room, and over the table where there is
//! none.

use super::choice::Desk;
use super::{Duel, Message, air, boards, market, panel, stage};
use crate::ui::Context;
use crate::ui::frame::room::Room;
use bots::roll_plan::kept_dice;
use engine::Seat;
use engine::duel::Answer;
use engine::parts::DiceMask;
use iced::widget::{column, container, row, space};
use iced::{Color, Element, Fill, Length, Point, Rectangle, Size};
use words::duel::Speaker;
use words::{Names, Words};

/// All that the regions are drawn from.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    /// The game.
    pub duel: &'a Duel,
    /// Every word.
    pub words: &'a Words,
    /// The name of each seat.
    pub names: Names,
    /// The house colour of each seat.
    pub houses: Vec<Color>,
    /// The player on the left, at whose side one sits.
    pub near: Seat,
    /// The question in front of a person.
    pub desk: Option<Desk<'a>>,
    /// The question of a person whose dice are rolling: shown meanwhile, and not to be answered.
    pub rolling: Option<Desk<'a>>,
    /// Which question that is.
    pub ticket: u64,
    /// The answer that is advised, once it is known.
    pub advised: Option<Answer>,
    /// How the room is divided.
    pub layout: Layout,
    /// Nothing is drawn that can be pressed around the table.
    pub bare: bool,
    /// For how many lines of hints there is room in the question.
    pub lines: f32,
}

impl<'a> Scene<'a> {
    /// The scene of a game.
    #[must_use]
    pub(super) fn new(duel: &'a Duel, context: Context<'a>) -> Self {
        let log = duel.frame.log_is_open(context.size);
        let mut scene = Self {
            duel,
            words: context.words,
            bare: context.bare,
            names: duel.frame.names(context.words),
            houses: duel.frame.houses(),
            near: duel.near(),
            desk: duel.desk(),
            rolling: duel.rolling_desk(),
            ticket: duel.frame.table().ticket(),
            advised: duel.frame.advised(),
            layout: Layout::new(context.size, log),
            lines: 2.0,
        };
        if duel.frame.is_still() {
            scene.layout.heighten_panel(STILL - scene.layout.panel);
        } else if let Some(desk) = scene.question() {
            let lines = panel::lines(&scene, desk);
            let more = panel::more_height(&scene, desk, lines);
            let before = scene.layout.panel;
            scene.layout.heighten_panel(more);
            if scene.layout.panel - before > more - 0.5 {
                scene.lines = lines.max(2.0);
            }
        }
        scene
    }

    /// The question in the panel.
    #[must_use]
    pub(super) fn question(&self) -> Option<&Desk<'a>> {
        self.desk.as_ref().or(self.rolling.as_ref())
    }

    /// The words for the question.
    #[must_use]
    pub(super) fn speaker<'b>(&'b self, desk: &'b Desk<'b>) -> Speaker<'b> {
        Speaker {
            words: self.words,
            names: &self.names,
            state: desk.state,
        }
    }

    /// The dice that are advised to be kept, as a mask.
    #[must_use]
    pub(super) fn advised_dice(&self) -> DiceMask {
        let kept = |answer| kept_dice(self.duel.frame.state(), answer);
        self.advised.and_then(kept).unwrap_or_default()
    }

    /// The house colour of a seat.
    #[must_use]
    pub(super) fn house(&self, seat: Seat) -> Color {
        self.houses
            .get(seat.index())
            .copied()
            .unwrap_or(Color::TRANSPARENT)
    }

    /// The player on the right.
    #[must_use]
    pub(super) fn far(&self) -> Seat {
        self.duel.frame.state().rival(self.near)
    }
}

/// The height of what is said about a table that is only looked at.
const STILL: f32 = 152.0;

/// How the room is divided; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Layout {
    /// What every game has.
    pub room: Room,
    /// The height of the cards for sale.
    pub market: f32,
    /// The height of the question.
    pub panel: f32,
    /// The size of a die.
    pub die: f32,
    /// The height of the boards, and of tracks and dice together.
    pub upper: f32,
}

impl Layout {
    /// How high the tracks are for their width, at least.
    const TRACKS: f32 = 0.345;
    /// How much the height of the dice grows with a die.
    const TRAY: f32 = 1.31;

    /// Divides a window.
    #[must_use]
    pub(super) fn new(window: Size, log: bool) -> Self {
        let room = Room::new(window, log, [178.0, 212.0]);
        let market = room.grown([102.0, 117.0]);
        let panel = room.grown([128.0, 134.0]);
        Self {
            room,
            market,
            panel,
            die: room.grown([50.0, 72.0]),
            upper: window.height - 4.0 * room.gap - market - panel,
        }
    }

    /// How high the tracks are.
    #[must_use]
    pub(super) fn tracks(&self) -> f32 {
        self.upper - self.dice() - self.room.gap
    }

    /// A higher question, as far as the tracks stay large enough.
    fn heighten_panel(&mut self, more: f32) {
        let tracks = self.room.middle() * Self::TRACKS;
        let spare = |layout: &Self| layout.upper - layout.dice() - layout.room.gap - tracks;
        // Smaller dice before a question that must be scrolled.
        let less = (more - spare(self)).max(0.0) / Self::TRAY;
        self.die = (self.die - less).max(self.die.min(42.0));
        let more = more.min(spare(self).max(0.0)).max(0.0);
        self.panel += more;
        self.upper -= more;
    }

    /// About the height of the dice with the line above them.
    #[must_use]
    pub(super) fn dice(&self) -> f32 {
        self.die * Self::TRAY + 54.0
    }

    /// Where a card for sale lies; 0 is the rightmost slot.
    #[must_use]
    pub(super) fn slot(&self, slot: u8) -> Rectangle {
        let Room { gap, main, .. } = self.room;
        let left = market::left(f32::from(slot), main, gap);
        let corner = Point::new(gap + left, 3.0 * gap + self.upper + self.panel);
        Rectangle::new(corner, Size::new(market::width(main, gap), self.market))
    }

    /// Where the question stands.
    #[must_use]
    pub(super) fn question(&self) -> Rectangle {
        let Room { gap, main, .. } = self.room;
        let corner = Point::new(gap, 2.0 * gap + self.upper);
        Rectangle::new(corner, Size::new(main, self.panel))
    }

    /// Where a board stands: on the left or on the right.
    #[must_use]
    pub(super) fn board(&self, right: bool) -> Rectangle {
        let Room { gap, main, side, .. } = self.room;
        let left = if right { main - side } else { 0.0 };
        Rectangle::new(Point::new(gap + left, gap), Size::new(side, self.upper))
    }
}

/// Draws the table.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let Layout {
        room, upper, panel, ..
    } = scene.layout;
    let gap = room.gap;
    let middle = column![stage::tracks(scene), stage::dice(scene)]
        .spacing(gap)
        .width(Fill);
    let table = row![
        boards::board(scene, scene.near),
        middle,
        boards::board(scene, scene.far())
    ]
    .spacing(gap)
    .height(Length::Fixed(upper));
    let question: Element<'a, Message> = if scene.duel.frame.is_still() {
        space().into()
    } else {
        panel::view(scene)
    };
    let question = container(question).width(Fill).height(Length::Fixed(panel));
    let main = column![table, question, market::view(scene)]
        .spacing(gap)
        .width(Fill);
    // A canvas over everything would have everything drawn again at each tick: only while a card flies.
    let flights = scene.duel.frame.show().flights();
    let flights = (!flights.is_empty()).then(|| air::flights(scene, flights));
    room.lay(main.into(), || buffer(scene), flights, upper)
}

/// The log.
fn buffer<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    scene.duel.frame.log(scene.words, &scene.names, &scene.houses)
}
