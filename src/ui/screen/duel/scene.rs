//! What is drawn from: the game, the words, who is asked, and how the room is divided.
//!
//! The tracks stand in the middle, below them the dice; the own board stands on the left, the rival's on the
//! right, as both sit in the setup. The question goes from one side to the other, the cards for sale lie
//! along the lower edge, the log stands to the right where there is room, and over the table where there is
//! none.

use super::choice::Desk;
use super::{Duel, Message, air, boards, market, panel, stage};
use crate::ui::Context;
use crate::ui::frame::has_room_for_log;
use bots::roll_plan::kept_dice;
use engine::Seat;
use engine::duel::Answer;
use engine::parts::DiceMask;
use iced::widget::{column, container, opaque, row, space, stack};
use iced::{Color, Element, Fill, Length, Point, Rectangle, Size};
use words::duel::Speaker;
use words::{Names, Words};

/// All that the regions are drawn from.
#[derive(Debug)]
pub struct Scene<'a> {
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
}

impl<'a> Scene<'a> {
    /// The scene of a game.
    #[must_use]
    pub fn new(duel: &'a Duel, context: Context<'a>) -> Self {
        let log = duel.frame.log_is_open(context.size);
        let mut scene = Self {
            duel,
            words: context.words,
            names: duel.frame.names(context.words),
            houses: duel.frame.houses(),
            near: duel.near(),
            desk: duel.desk(),
            rolling: duel.rolling_desk(),
            ticket: duel.frame.table().ticket(),
            advised: duel.frame.advised(),
            layout: Layout::new(context.size, log),
        };
        if duel.frame.is_still() {
            scene.layout.heighten_panel(STILL - scene.layout.panel);
        } else if let Some(desk) = scene.question() {
            let more = panel::more_height(&scene, desk);
            scene.layout.heighten_panel(more);
        }
        scene
    }

    /// The question in the panel.
    #[must_use]
    pub fn question(&self) -> Option<&Desk<'a>> {
        self.desk.as_ref().or(self.rolling.as_ref())
    }

    /// The words for the question.
    #[must_use]
    pub fn speaker<'b>(&'b self, desk: &'b Desk<'b>) -> Speaker<'b> {
        Speaker {
            words: self.words,
            names: &self.names,
            state: desk.state,
        }
    }

    /// The dice that are advised to be kept, as a mask.
    #[must_use]
    pub fn advised_dice(&self) -> DiceMask {
        let kept = |answer| kept_dice(self.duel.frame.state(), answer);
        self.advised.and_then(kept).unwrap_or_default()
    }

    /// The house colour of a seat.
    #[must_use]
    pub fn house(&self, seat: Seat) -> Color {
        self.houses
            .get(seat.index())
            .copied()
            .unwrap_or(Color::TRANSPARENT)
    }

    /// The player on the right.
    #[must_use]
    pub fn far(&self) -> Seat {
        self.duel.frame.state().rival(self.near)
    }
}

/// The height of what is said about a table that is only looked at.
const STILL: f32 = 152.0;

/// How the room is divided; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// Between regions.
    pub gap: f32,
    /// The width of the boards on either side.
    pub side: f32,
    /// The width of the log beside the table, if it stands there.
    pub log: Option<f32>,
    /// The log lies over the table.
    pub log_over: bool,
    /// The height of the cards for sale.
    pub market: f32,
    /// The height of the question.
    pub panel: f32,
    /// The size of a die.
    pub die: f32,
    /// The height of the boards, and of tracks and dice together.
    pub upper: f32,
    /// The width of the table without the log.
    pub main: f32,
    /// There is little room: smaller letters and pictures.
    pub small: bool,
}

impl Layout {
    /// How high the tracks are for their width, at least.
    const TRACKS: f32 = 0.345;
    /// How much the height of the dice grows with a die.
    const TRAY: f32 = 1.31;

    /// Divides a room.
    #[must_use]
    pub fn new(room: Size, log: bool) -> Self {
        let wide = ((room.width - 960.0) / 320.0).clamp(0.0, 1.5);
        let high = ((room.height - 600.0) / 200.0).clamp(0.0, 1.4);
        let between = |small: f32, large: f32, at: f32| (small + (large - small) * at).round();
        let gap = between(5.0, 9.0, high.min(1.0));
        let market = between(102.0, 117.0, high);
        let panel = between(128.0, 134.0, high);
        let log_width = (log && has_room_for_log(room)).then(|| between(196.0, 262.0, wide));
        Self {
            gap,
            main: room.width - 2.0 * gap - log_width.map_or(0.0, |width| width + gap),
            side: between(178.0, 212.0, wide),
            log: log_width,
            log_over: log && !has_room_for_log(room),
            market,
            panel,
            die: between(50.0, 72.0, high),
            upper: room.height - 4.0 * gap - market - panel,
            small: high < 0.5 || wide < 0.5,
        }
    }

    /// The width of what stands between the boards.
    #[must_use]
    pub fn middle(&self) -> f32 {
        self.main - 2.0 * (self.side + self.gap)
    }

    /// Is the log open?
    #[must_use]
    pub fn has_log(&self) -> bool {
        self.log.is_some() || self.log_over
    }

    /// How high the tracks are.
    #[must_use]
    pub fn tracks(&self) -> f32 {
        self.upper - self.dice() - self.gap
    }

    /// A higher question, as far as the tracks stay large enough.
    fn heighten_panel(&mut self, more: f32) {
        let tracks = self.middle() * Self::TRACKS;
        let spare = |layout: &Self| layout.upper - layout.dice() - layout.gap - tracks;
        // Smaller dice before a question that must be scrolled.
        let less = (more - spare(self)).max(0.0) / Self::TRAY;
        self.die = (self.die - less).max(self.die.min(42.0));
        let more = more.min(spare(self).max(0.0)).max(0.0);
        self.panel += more;
        self.upper -= more;
    }

    /// About the height of the dice with the line above them.
    #[must_use]
    pub fn dice(&self) -> f32 {
        self.die * Self::TRAY + 54.0
    }

    /// Where a card for sale lies; 0 is the rightmost slot.
    #[must_use]
    pub fn slot(&self, slot: u8) -> Rectangle {
        let left = market::left(f32::from(slot), self.main, self.gap);
        let corner = Point::new(self.gap + left, 3.0 * self.gap + self.upper + self.panel);
        Rectangle::new(corner, Size::new(market::width(self.main, self.gap), self.market))
    }

    /// Where the question stands.
    #[must_use]
    pub fn question(&self) -> Rectangle {
        let corner = Point::new(self.gap, 2.0 * self.gap + self.upper);
        Rectangle::new(corner, Size::new(self.main, self.panel))
    }

    /// Where a board stands: on the left or on the right.
    #[must_use]
    pub fn board(&self, right: bool) -> Rectangle {
        let left = if right { self.main - self.side } else { 0.0 };
        let corner = Point::new(self.gap + left, self.gap);
        Rectangle::new(corner, Size::new(self.side, self.upper))
    }
}

/// Draws the table.
pub fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let Layout {
        gap,
        side,
        log,
        log_over,
        upper,
        panel,
        ..
    } = scene.layout;
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
    let beside = log.map(|width| container(buffer(scene)).width(Length::Fixed(width)).height(Fill));
    // No ground under all of it: the window has that colour, and the processor would fill it anew for every
    // piece that moves.
    let all = container(row![main].push(beside).spacing(gap))
        .padding(gap)
        .width(Fill)
        .height(Fill);
    // A canvas over everything would have everything drawn again at each tick: only while a card flies.
    let flights = scene.duel.frame.show().flights();
    let all = stack![all].push((!flights.is_empty()).then(|| air::flights(scene, flights)));
    if !log_over {
        return all.into();
    }
    let over = container(opaque(buffer(scene)))
        .width(Length::Fixed(side + gap))
        .height(Length::Fixed(upper));
    all.push(row![space::horizontal(), over].padding(gap)).into()
}

/// The log.
fn buffer<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    scene.duel.frame.log(scene.words, &scene.names, &scene.houses)
}
