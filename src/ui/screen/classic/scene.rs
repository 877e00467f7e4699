//! What is drawn from: the game, the words, who is asked, and how the room is divided.
//!
//! The city stands in the middle, below it the dice and the question; the boards stand to both sides, the
//! cards for sale along the lower edge, the log to the right where there is room, and over the table where
//! there is none.

use super::choice::{Act, Desk};
use super::{Classic, Message, boards, label, market, panel, spread, stage};
use crate::ui::Context;
use crate::ui::classic_motion::{Flight, Source};
use crate::ui::frame::room::Room;
use crate::ui::widget::flight::{Flying, air};
use bots::roll_plan::kept_dice;
use engine::Seat;
use engine::classic::Answer;
use engine::parts::DiceMask;
use iced::widget::{column, container, row, space};
use iced::{Color, Element, Fill, Length, Point, Rectangle, Size};
use words::classic::Speaker;
use words::{Names, Words};

/// All that the regions are drawn from.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    /// The game.
    pub play: &'a Classic,
    /// Every word.
    pub words: &'a Words,
    /// The name of each seat.
    pub names: Names,
    /// The house colour of each seat.
    pub houses: Vec<Color>,
    /// Whose eyes look at the screen, if one person sits there.
    pub viewer: Option<Seat>,
    /// The question in front of a person.
    pub desk: Option<Desk<'a>>,
    /// The question of a person whose dice are rolling: shown meanwhile, and not to be answered.
    pub rolling: Option<Desk<'a>>,
    /// Which question that is.
    pub ticket: u64,
    /// The answer that is advised, once it is known.
    pub advised: Option<Answer>,
    /// Do monsters breathe while nothing happens?
    pub breathes: bool,
    /// How the room is divided.
    pub layout: Layout,
    /// Nothing is drawn that can be pressed around the table.
    pub bare: bool,
    /// Where the cards lie of which one is to be chosen.
    pub spread: Option<spread::Place>,
}

impl<'a> Scene<'a> {
    /// The scene of a game.
    #[must_use]
    pub(super) fn new(play: &'a Classic, context: Context<'a>) -> Self {
        let log = play.frame.log_is_open(context.size);
        let mut scene = Self {
            play,
            words: context.words,
            bare: context.bare,
            names: play.frame.names(context.words),
            houses: play.frame.houses(),
            viewer: play.frame.table().viewer(),
            desk: play.desk(),
            rolling: play.rolling_desk(),
            ticket: play.frame.table().ticket(),
            advised: play.frame.advised(),
            breathes: context.breathes() && !play.frame.is_still(),
            layout: Layout::new(context.size, log, play.frame.state().options().power_cards),
            spread: None,
        };
        scene.spread = scene
            .desk
            .as_ref()
            .and_then(|desk| spread::place(desk, &scene.layout));
        let width = scene.layout.room.middle();
        if let Some(desk) = &scene.desk
            && scene.spread == Some(spread::Place::City)
        {
            let buttons = desk
                .choices()
                .iter()
                .any(|choice| !scene.is_spread(desk, choice.act));
            scene.layout.enlarge_city(buttons);
        }
        if play.frame.is_still() {
            scene.layout.heighten_panel(STILL - scene.layout.panel);
        } else if let Some(desk) = scene.question() {
            let more = panel::more_height(&scene, desk, width);
            scene.layout.heighten_panel(more);
        }
        scene
    }

    /// The question in the panel.
    #[must_use]
    pub(super) fn question(&self) -> Option<&Desk<'a>> {
        self.desk.as_ref().or(self.rolling.as_ref())
    }

    /// Is this answer a card that lies on the table, rather than a button?
    #[must_use]
    pub(super) fn is_spread(&self, desk: &Desk<'_>, act: Act) -> bool {
        self.spread.is_some() && desk.is_spread(act)
    }

    /// The words for the question.
    #[must_use]
    pub(super) fn speaker<'b>(&'b self, desk: &'b Desk<'b>) -> Speaker<'b> {
        label::speaker(self.words, &self.names, desk)
    }

    /// The dice that are advised to be kept, as a mask.
    #[must_use]
    pub(super) fn advised_dice(&self) -> DiceMask {
        let kept = |answer| kept_dice(self.play.frame.state(), answer);
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
}

/// The height of what is said about a table that is only looked at.
const STILL: f32 = 152.0;

/// How the room is divided; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Layout {
    /// What every game has.
    pub room: Room,
    /// The height of the cards for sale; 0 where nothing is for sale.
    pub market: f32,
    /// The height of the question.
    pub panel: f32,
    /// The size of a die.
    pub die: f32,
    /// The height of the boards and the city together with dice and question.
    pub upper: f32,
}

impl Layout {
    /// Divides a window, with cards for sale or without.
    #[must_use]
    pub(super) fn new(window: Size, log: bool, sells: bool) -> Self {
        let room = Room::new(window, log, [190.0, 226.0]);
        let market = if sells { room.grown([100.0, 118.0]) } else { 0.0 };
        let below = if sells { room.gap + market } else { 0.0 };
        Self {
            room,
            market,
            panel: room.grown([130.0, 142.0]),
            die: room.grown([56.0, 78.0]),
            upper: window.height - 2.0 * room.gap - below,
        }
    }
}

impl Layout {
    /// The city needs this height at least for both places, their signs and the heads of the monsters.
    const CITY: f32 = 182.0;
    /// How much the height of the dice grows with a die.
    const TRAY: f32 = 1.31;
    /// The width of the deck and the discard pile.
    pub(super) const PILES: f32 = 76.0;

    /// A larger city for cards to be read there: smaller dice, and no room for buttons where there are none.
    fn enlarge_city(&mut self, buttons: bool) {
        self.die = self.die.min(52.0);
        if !buttons {
            self.panel = self.panel.min(96.0);
        }
    }

    /// A higher question, as far as the city stays large enough.
    fn heighten_panel(&mut self, more: f32) {
        let wanted = self.panel + more;
        let gaps = 2.0 * self.room.gap;
        let lacking = |layout: &Self| wanted - (layout.upper - layout.dice() - gaps - Self::CITY);
        // Smaller dice before a question that must be scrolled.
        let less = lacking(self).max(0.0) / Self::TRAY;
        self.die = (self.die - less).max(self.die.min(46.0));
        self.panel = (wanted - lacking(self).max(0.0)).max(self.panel);
    }

    /// About the height of the dice with the line above them.
    #[must_use]
    pub(super) fn dice(&self) -> f32 {
        self.die * Self::TRAY + 51.0
    }

    /// How high the city is.
    #[must_use]
    pub(super) fn city(&self) -> f32 {
        self.upper - self.panel - self.dice() - 2.0 * self.room.gap
    }

    /// Where a card for sale lies.
    #[must_use]
    pub(super) fn slot(&self, slot: f32) -> Rectangle {
        let Room { gap, main, .. } = self.room;
        let width = (main - Self::PILES - 3.0 * gap) / 3.0;
        let corner = Point::new(gap + slot * (width + gap), 2.0 * gap + self.upper);
        Rectangle::new(corner, Size::new(width, self.market))
    }

    /// Where the question stands.
    #[must_use]
    pub(super) fn question(&self) -> Rectangle {
        let Room { gap, side, .. } = self.room;
        let corner = Point::new(gap + side + gap, gap + self.upper - self.panel);
        Rectangle::new(corner, Size::new(self.room.middle(), self.panel))
    }

    /// Where the gauge is opened: in the middle of the city's upper edge.
    #[must_use]
    pub(super) fn gauge(&self) -> Rectangle {
        let Room { gap, main, .. } = self.room;
        let corner = Point::new(gap + main / 2.0 - 20.0, gap);
        Rectangle::new(corner, Size::new(40.0, 40.0))
    }

    /// Where the deck lies.
    #[must_use]
    pub(super) fn deck(&self) -> Rectangle {
        let slot = self.slot(3.0);
        Rectangle {
            width: Self::PILES,
            height: self.market / 2.0,
            ..slot
        }
    }
}

/// Draws the table.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let Layout { room, upper, .. } = scene.layout;
    let Room { gap, side, .. } = room;
    let (left, right) = boards::sides(scene);
    let middle = column![
        stage::city(scene),
        stage::dice(scene),
        container(question(scene))
            .width(Fill)
            .height(Length::Fixed(scene.layout.panel)),
    ]
    .spacing(gap)
    .width(Fill);
    let table = row![
        container(left).width(Length::Fixed(side)).height(Fill),
        middle,
        container(right).width(Length::Fixed(side)).height(Fill),
    ]
    .spacing(gap)
    .height(Length::Fixed(upper));
    let main = column![table]
        .push(
            (scene.layout.market > 0.0)
                .then(|| spread::on_shelf(scene).unwrap_or_else(|| market::view(scene))),
        )
        .spacing(gap)
        .width(Fill);
    // A canvas over everything would have everything drawn again at each tick: only while a card flies.
    let cards = scene.play.frame.show().flights();
    let cards = (!cards.is_empty()).then(|| flights(scene, cards));
    room.lay(main.into(), || buffer(scene), cards, upper)
}

/// The question; nothing where the table is only looked at.
fn question<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    if scene.play.frame.is_still() {
        space().into()
    } else {
        panel::view(scene)
    }
}

/// The log.
fn buffer<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    scene.play.frame.log(scene.words, &scene.names, &scene.houses)
}

/// Bought cards on their way, over everything.
fn flights<'a>(scene: &Scene<'a>, flights: Vec<Flight>) -> Element<'a, Message> {
    let (layout, spots) = (scene.layout, boards::spots(scene));
    let place = |spot: Source| match spot {
        Source::Market(slot) => layout.slot(f32::from(slot)),
        Source::Deck => layout.deck(),
        Source::Board(seat) => spots.get(seat.index()).copied().unwrap_or_default(),
        Source::Gauge => layout.gauge(),
    };
    let flying = |flight: Flight| Flying {
        slug: flight.card.slug(),
        from: place(flight.from),
        to: place(Source::Board(flight.to)),
        progress: flight.progress,
    };
    air(flights.into_iter().map(flying).collect())
}
