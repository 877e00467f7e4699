//! What is drawn from: the game, the words, who is asked, and where everything lies.
//!
//! Two layers: the arena with both monsters, and in front of it the regions of [`Layout`], which keep their places.

use super::choice::Desk;
use super::dice::thrown;
use super::layout::Layout;
use super::{Duel, Message, answers, boards, market, panel, spread, stage};
use crate::ui::Context;
use crate::ui::frame::bar::field;
use crate::ui::frame::lesson::Topic;
use crate::ui::show::journey::Spot;
use crate::ui::widget::bubble::Callout;
use crate::ui::widget::dice;
use crate::ui::widget::duel::panel::{Shape, dial_at};
use crate::ui::widget::duel::tracks::{marker_at, names_at, tracks_at};
use crate::ui::widget::flight::air;
use crate::ui::widget::painter::around;
use crate::ui::widget::placed::{laid_at, over_all, placed, region};
use crate::ui::widget::spectacle::{self, Hero};
use bots::roll_plan::kept_dice;
use engine::Seat;
use engine::duel::{Answer, CardId, Face, Pick, Track};
use engine::parts::DiceMask;
use iced::widget::{container, opaque, space, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector};
use words::duel::{Speaker, face_picture};
use words::{Names, Words, fl};

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
    /// The room.
    pub window: Size,
    /// How it is divided.
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
            window: context.size,
            layout: Layout::new(
                context.size,
                context.pixels,
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

    /// The dice that are advised to be kept, to be resolved first, or to be chosen, as a mask.
    #[must_use]
    pub(super) fn advised_dice(&self) -> DiceMask {
        let state = self.duel.frame.state();
        match self.advised {
            Some(Answer::Resolve(face)) => state.turn().dice.showing(face) & state.dice_in_roll(),
            Some(Answer::Choose(Pick::Dice(dice))) => dice,
            Some(answer) => kept_dice(state, answer).unwrap_or_default(),
            None => 0,
        }
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

    /// Where that lies of which a sentence speaks, and what else is there.
    #[must_use]
    pub(super) fn callout(&self, topic: Topic) -> Callout {
        let (layout, room) = (&self.layout, &self.layout.room);
        let at = layout.tracks.position() - Point::ORIGIN;
        let [fame, destruction] = tracks_at(layout.tracks.size()).map(|track| track + at);
        let about = match topic {
            Topic::Rival => Some(self.plate(self.far()).union(&layout.bodies[1])),
            Topic::Arena => Some(fame.union(&destruction)),
            _ => room.about(topic),
        };
        let names = names_at(layout.tracks.size(), self.words);
        let plates = [self.near, self.far()].map(|seat| self.plate(seat));
        Callout {
            about,
            needed: if self.duel.frame.is_to_act() {
                let cards = spread::lies(self);
                room.pressed().into_iter().chain(cards).collect()
            } else {
                Vec::new()
            },
            kept: room.kept(),
            signs: names.map(|name| name + at).to_vec(),
            read: room.read().chain(plates).collect(),
            seen: [fame, destruction].into_iter().chain(layout.bodies).collect(),
        }
    }

    /// Does the board of this seat lie in front all the time, so that its plate need not say the same?
    #[must_use]
    pub(super) fn has_board(&self, seat: Seat) -> bool {
        let frame = &self.duel.frame;
        !frame.is_still() && frame.table().viewer() == Some(seat)
    }

    /// The plate of a seat.
    #[must_use]
    pub(super) fn plate(&self, seat: Seat) -> Rectangle {
        let plate = self.layout.plates[usize::from(seat != self.near)];
        let height = if self.has_board(seat) {
            self.layout.named()
        } else {
            plate.height
        };
        Rectangle { height, ..plate }
    }

    /// Where something that flies begins or ends. One's own numbers and cards are on the board, those of the other
    /// one on the plate.
    fn spot(&self, spot: Spot<Face>) -> Rectangle {
        let (layout, room) = (&self.layout, &self.layout.room);
        let point = |middle: Point| around(middle, Vector::new(1.0, 1.0));
        let told = |seat| {
            if seat == self.own() && !self.duel.frame.is_still() {
                (Shape::Own, room.board)
            } else {
                (Shape::Plate, self.plate(seat))
            }
        };
        let side = |seat: Seat| usize::from(seat != self.near);
        match spot {
            Spot::Dice(face) => {
                let dice = thrown(self.duel.frame.show(), self.desk.as_ref());
                let tray = dice::Tray::<_, Message>::of(dice).size(room.die());
                let tray = tray.numbered(!self.duel.frame.is_still());
                let top = room.tray.center_y() - tray.height() / 2.0;
                let middle = tray.middle_of(face, room.tray.width);
                point(Point::new(room.tray.x + middle.x, top + middle.y))
            }
            Spot::Slot(slot) => layout.slot(f32::from(slot)),
            Spot::Deck | Spot::Gauge => room.pile(98.0),
            Spot::Discards => room.pile(38.0),
            Spot::Marker(nth) => {
                let track = Track::ALL[usize::from(nth).min(1)];
                let state = self.duel.frame.show().shown();
                let at = marker_at(state, self.near, layout.tracks.size(), track);
                point(layout.tracks.position() + Vector::new(at.x, at.y))
            }
            Spot::Board(seat) => {
                let (_, place) = told(seat);
                let middle = Point::new(place.x + place.width * 0.2, place.y + place.height * 0.8);
                around(middle, Vector::new(20.0, 20.0) * room.unit)
            }
            Spot::Dial(seat, dial) => {
                let (shape, place) = told(seat);
                let at = dial_at(shape, place.size(), room.units_of(shape == Shape::Own), dial);
                point(place.position() + Vector::new(at.x, at.y))
            }
            Spot::Figure(seat) => layout.bodies[side(seat)],
        }
    }
}

/// The great moments, over the arena.
fn spectacles<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let (show, layout) = (scene.duel.frame.show(), &scene.layout);
    let acts = show.spectacles([Seat(0), Seat(1)].into_iter());
    let half = Vector::new(layout.of(300.0), layout.of(190.0));
    let stage = around(layout.tracks.center(), half);
    spectacle::spectacles(acts, layout.room.unit, stage, |act| Hero {
        place: scene.spot(Spot::Figure(act.seat)),
        slug: show.shown().player(act.seat).monster.slug(),
        house: scene.house(act.seat),
        wins: fl!(scene.words, "result-winner", name = scene.names.name(act.seat)),
    })
}

/// Draws the table.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let layout = &scene.layout;
    let room = &layout.room;
    let turn = scene.duel.frame.show().shown().turn().number;
    let whole = Rectangle::with_size(scene.window);
    let tracks = region("region-tracks", stage::tracks(scene));
    let mut table = placed()
        .flat(whole, stage::arena(scene))
        .flat(whole, boards::bodies(scene))
        .at(layout.tracks, tracks)
        .at(room.status, region("region-status", stage::status(scene)))
        .showing(turn)
        .close()
        .at(room.tools, region("region-tools", stage::tools(scene)))
        .at(room.news, region("region-news", stage::news(scene)))
        .showing((stage::happened(scene), scene.desk.is_some()))
        .close()
        .at(layout.sight, region("region-sight", panel::sight(scene)));
    for (seat, id) in [(scene.near, "region-left"), (scene.far(), "region-right")] {
        let plate = region(id, boards::plate(scene, seat));
        let shakes = boards::shakes(scene, seat);
        table = table.at(scene.plate(seat), plate).showing(shakes);
    }
    let desk = container(space()).width(Fill).height(Fill).style(field);
    table = table
        .at(room.desk, desk)
        .at(room.tray, region("region-tray", stage::tray(scene)))
        .showing(turn);
    if !scene.duel.frame.is_still() {
        table = table
            .at(room.question, region("region-question", panel::question(scene)))
            .showing(panel::title(scene))
            .at(room.board, region("region-board", boards::own(scene)))
            .showing(boards::shakes(scene, scene.own()))
            .at(room.preview, region("region-preview", panel::preview(scene)))
            .at(room.answers, region("region-answers", answers::answers(scene)));
    }
    table = table
        .at(room.piles, region("region-piles", market::piles(scene)))
        .at(room.shelf, region("region-shelf", market::view(scene)));
    let log = || scene.duel.frame.log(scene.words, &scene.names, &scene.houses);
    let lines = scene.duel.frame.log_length();
    let mut above = None;
    match room.log {
        Some((place, true)) => table = table.at(place, log()).showing(lines),
        Some((place, false)) => above = Some(placed().at(place, opaque(log())).showing(lines)),
        None => {}
    }
    let show = scene.duel.frame.show();
    let flies = air(
        &show.flights(),
        (0..3).filter_map(|slot| show.slot(slot).card),
        room.unit,
        |spot| scene.spot(spot),
        CardId::slug,
        |face| face_picture(face).to_owned(),
    );
    table = table.at(whole, over_all(whole, [Some(flies), spectacles(scene)]));
    // What is there only now and then comes last, so that nothing else forgets where the pointer is.
    stack![table]
        .push(spread::cards(scene))
        .push(market::large(scene).map(|cards| laid_at(layout.sheet, cards)))
        .push(stage::aside(scene))
        .push(above)
        .into()
}
