//! What is drawn from: the game, the words, who is asked, and where everything lies.
//!
//! Two layers: the arena with both monsters, and in front of it the regions of [`Layout`], which keep their places.

use super::choice::Desk;
use super::layout::Layout;
use super::{Duel, Message, air, answers, boards, market, panel, spread, stage};
use crate::ui::Context;
use crate::ui::frame::lesson::Point;
use crate::ui::frame::narrator::Spot;
use crate::ui::widget::placed::placed;
use bots::roll_plan::kept_dice;
use engine::Seat;
use engine::duel::Answer;
use engine::parts::DiceMask;
use iced::widget::{container, opaque, pin, space, stack};
use iced::{Color, Element, Fill, Rectangle};
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
    /// Do monsters breathe while nothing happens?
    pub breathes: bool,
}

impl<'a> Scene<'a> {
    /// The scene of a game.
    #[must_use]
    pub(super) fn new(duel: &'a Duel, context: Context<'a>) -> Self {
        let frame = &duel.frame;
        Self {
            duel,
            words: context.words,
            bare: context.bare,
            breathes: context.breathes() && !frame.is_still(),
            names: frame.names(context.words),
            houses: frame.houses(),
            near: duel.near(),
            desk: duel.desk(),
            rolling: duel.rolling_desk(),
            ticket: frame.table().ticket(),
            advised: frame.advised(),
            layout: Layout::new(
                context.size,
                context.scale,
                frame.is_still(),
                frame.log_is_open(context.size),
            ),
        }
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

    /// Whose board lies in front: of whoever is asked, and otherwise of whoever sits here, or of the one person
    /// who played last.
    #[must_use]
    pub(super) fn own(&self) -> Seat {
        let table = self.duel.frame.table();
        let asked = self.question().map(|desk| desk.seat);
        let shown = self.duel.frame.show().shown();
        let active = shown.active();
        let last = || {
            let both = [active, shown.rival(active)];
            both.into_iter().find(|seat| table.is_human(*seat))
        };
        asked.or_else(|| table.viewer()).or_else(last).unwrap_or(active)
    }

    /// Where that lies of which a sentence speaks.
    #[must_use]
    pub(super) fn spot(&self, point: Point) -> Spot {
        let (layout, room) = (&self.layout, &self.layout.room);
        let about = match point {
            Point::Middle => None,
            Point::Status => Some(room.status),
            Point::Tools => Some(room.tools),
            Point::Dice => Some(room.tray),
            Point::Answers => Some(room.answers),
            Point::Board => Some(room.board),
            Point::Rival => Some(self.plate(self.far())),
            Point::Arena => Some(layout.tracks),
            Point::Cards => Some(room.shelf),
            Point::First => Some(room.slot(0)),
            Point::Second => Some(room.slot(1)),
            Point::Third => Some(room.slot(2)),
        };
        Spot {
            about,
            free: vec![room.question, room.desk, room.board, room.news],
        }
    }

    /// The plate of a seat.
    #[must_use]
    pub(super) fn plate(&self, seat: Seat) -> Rectangle {
        self.layout.plates[usize::from(seat != self.near)]
    }
}

/// Draws the table.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let layout = &scene.layout;
    let room = &layout.room;
    let region = |id: &'static str, content: Element<'a, Message>| -> Element<'a, Message> {
        container(content).width(Fill).height(Fill).id(id).into()
    };
    let mut table = placed()
        .at(room.status, region("region-status", stage::status(scene)))
        .at(room.tools, region("region-tools", stage::tools(scene)))
        .at(room.news, region("region-news", stage::news(scene)))
        .at(layout.sight, region("region-sight", panel::sight(scene)));
    let sides = [(scene.near, "region-left"), (scene.far(), "region-right")];
    for ((seat, id), place) in sides.into_iter().zip(layout.plates) {
        table = table.at(place, region(id, boards::plate(scene, seat)));
    }
    let desk = container(space()).width(Fill).height(Fill).style(stage::desk);
    table = table
        .at(room.desk, desk)
        .at(room.tray, region("region-tray", stage::tray(scene)));
    if !scene.duel.frame.is_still() {
        table = table
            .at(room.question, region("region-question", panel::question(scene)))
            .at(room.board, region("region-board", boards::own(scene)))
            .at(room.preview, region("region-preview", panel::preview(scene)))
            .at(room.answers, region("region-answers", answers::answers(scene)));
    }
    table = table
        .at(room.piles, region("region-piles", market::piles(scene)))
        .at(room.shelf, region("region-shelf", market::view(scene)));
    let log = || scene.duel.frame.log(scene.words, &scene.names, &scene.houses);
    let laid = |place: Rectangle, content: Element<'a, Message>| {
        let content = container(content).width(place.width).height(place.height);
        pin(content).position(place.position())
    };
    let mut above = None;
    match room.log {
        Some((place, true)) => table = table.at(place, log()),
        Some((place, false)) => above = Some(laid(place, opaque(log()))),
        None => {}
    }
    let tracks = laid(layout.tracks, region("region-tracks", stage::tracks(scene)));
    // A canvas over everything would have everything drawn again at each tick: only while a card flies.
    let flights = scene.duel.frame.show().flights();
    let flights = (!flights.is_empty()).then(|| air::flights(scene, flights));
    // What is there only now and then comes last, so that nothing else forgets where the pointer is.
    stack![stage::arena(scene), boards::bodies(scene), tracks, table]
        .push(spread::cards(scene).map(|cards| laid(layout.spread, cards)))
        .push(market::large(scene).map(|cards| laid(layout.sheet, cards)))
        .push(stage::aside(scene))
        .push(above)
        .push(flights)
        .into()
}
