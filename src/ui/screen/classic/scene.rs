//! What is drawn from: the game, the words, who is asked, and where everything lies.
//!
//! Two layers: the city with all figures, and in front of it the regions of [`Layout`], which keep their places.
//! What has no room in them lies over the city for as long as it is asked.

use super::choice::{Act, Desk};
use super::layout::{Layout, Played};
use super::{Classic, Message, boards, hand, label, market, panel, spread, stage};
use crate::ui::Context;
use crate::ui::frame::bar::field;
use crate::ui::frame::lesson::Topic;
use crate::ui::game_screen::ScreenGame as _;
use crate::ui::show::journey::Spot;
use crate::ui::widget::banner::{band, banner};
use crate::ui::widget::bubble::Callout;
use crate::ui::widget::flight::air;
use crate::ui::widget::monster::{Shape, dial_at};
use crate::ui::widget::painter::around;
use crate::ui::widget::placed::{over_all, placed, region};
use crate::ui::widget::spectacle::{self, Hero};
use crate::ui::widget::{dice, die, tokyo};
use engine::Seat;
use engine::classic::{Answer, CardId, Face, Pack, Pick, Place, State, Use, What};
use engine::parts::DiceMask;
use iced::widget::{container, opaque, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector};
use words::classic::Speaker;
use words::{Names, Words, fl};

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
    /// The question how a card is played or used, which comes before that one.
    pub playing: Option<Desk<'a>>,
    /// The question of a person whose dice are rolling: shown meanwhile, and not to be answered.
    pub rolling: Option<Desk<'a>>,
    /// Which question that is.
    pub ticket: u64,
    /// The answer that is advised, once it is known.
    pub advised: Option<Answer>,
    /// Do monsters breathe while nothing happens?
    pub breathes: bool,
    /// The room.
    pub window: Size,
    /// How it is divided.
    pub layout: Layout,
    /// Nothing is drawn that can be pressed around the table.
    pub bare: bool,
}

impl<'a> Scene<'a> {
    /// The scene of a game.
    #[must_use]
    pub(super) fn new(play: &'a Classic, context: Context<'a>) -> Self {
        let (frame, state) = (&play.frame, play.frame.state());
        let still = frame.is_still();
        let viewer = frame.table().viewer().filter(|_| !still);
        let played = Played {
            seats: state.all_seats().count(),
            viewer,
            sells: state.options().power_cards,
            hands: state.powered(),
            cursed: state.has_pack(Pack::Curses),
            still,
            log: frame.log_is_open(context.size),
            pixels: context.pixels,
        };
        Self {
            play,
            words: context.words,
            bare: context.bare,
            breathes: context.breathes() && !still,
            names: frame.names(context.words),
            houses: frame.houses(),
            viewer,
            desk: play.desk(),
            playing: play.playing(),
            rolling: play.rolling_desk(),
            ticket: frame.table().ticket(),
            advised: frame.advised(),
            window: context.size,
            layout: Layout::new(context.size, played),
        }
    }

    /// The question in the panel.
    #[must_use]
    pub(super) fn question(&self) -> Option<&Desk<'a>> {
        self.desk.as_ref().or(self.rolling.as_ref())
    }

    /// Do the cards to choose from lie over the city?
    #[must_use]
    pub(super) fn is_spread(&self, desk: &Desk<'_>, act: Act) -> bool {
        self.desk.is_some() && spread::has_room(desk) && desk.is_spread(act)
    }

    /// The words for the question.
    #[must_use]
    pub(super) fn speaker<'b>(&'b self, desk: &'b Desk<'b>) -> Speaker<'b> {
        label::speaker(self.words, &self.names, desk)
    }

    /// The dice that are advised to be kept, to count first, or to be chosen, as a mask.
    #[must_use]
    pub(super) fn advised_dice(&self) -> DiceMask {
        let state = self.play.frame.state();
        let throws = self.desk.as_ref().is_some_and(|desk| desk.thrower().is_some());
        let rolls = state.question().what == What::Roll;
        match self.advised {
            // Before the card is chosen that throws a die, its die would seem to be kept.
            Some(Answer::Use(Use { pick, .. }) | Answer::Choose(pick)) if throws || !rolls => {
                aimed_dice(state, pick)
            }
            _ if throws => 0,
            Some(Answer::Group(face)) => {
                let dice = state.turn().dice.iter().enumerate();
                let of_group = dice.filter(|(_, shown)| *shown == face);
                of_group.fold(0, |mask, (die, _)| mask | 1 << die)
            }
            Some(answer) => state.kept_dice(answer).unwrap_or_default(),
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

    /// Whose board lies in front: of whoever sits here, is asked or is waited for, otherwise of the last person who played, and of
    /// whoever plays where only bots do.
    #[must_use]
    pub(super) fn own(&self) -> Seat {
        let table = self.play.frame.table();
        let asked = self.question().map(|desk| desk.seat);
        let asked = self.play.frame.interrupts().or(asked);
        let asked = asked.or(self.play.frame.thrower()).or(self.play.frame.stranger());
        let shown = self.play.frame.show().shown();
        let active = shown.active();
        let seats = shown.all_seats().count() as u8;
        let before = |back: u8| Seat((active.0 + seats - back) % seats.max(1));
        let last = || (0..seats).map(before).find(|seat| table.is_human(*seat));
        asked.or(self.viewer).or_else(last).unwrap_or(active)
    }

    /// Where that lies of which a sentence speaks, and what else is there.
    #[must_use]
    pub(super) fn callout(&self, topic: Topic) -> Callout {
        let (layout, frame) = (&self.layout, &self.play.frame);
        // Who stands with a plate: whoever sits here alone has a board instead.
        let others = || {
            let everybody = frame.table().everybody();
            everybody.filter(|seat| Some(*seat) != self.viewer)
        };
        let about = match topic {
            Topic::Rival => others()
                .find(|seat| *seat != self.own())
                .map(|seat| self.plate(seat).union(&self.standing(seat))),
            Topic::Arena => {
                let city = layout.ground.city;
                Some(standing(city.feet, city.tall))
            }
            _ => layout.room.about(topic),
        };
        let plates = others().map(|seat| self.plate(seat));
        let lie = [layout.hand, layout.curse].into_iter();
        let read = layout.room.read().chain(plates);
        Callout {
            about,
            needed: if frame.is_to_act() {
                let cards = spread::lies(self);
                layout.room.pressed().into_iter().chain(cards).collect()
            } else {
                Vec::new()
            },
            kept: layout.room.kept(),
            read: read.chain(lie.filter(|place| place.height > 0.0)).collect(),
            seen: others().map(|seat| self.standing(seat)).collect(),
            signs: Vec::new(),
        }
    }

    /// Where a monster stands now.
    fn stands(&self, seat: Seat) -> tokyo::Spot {
        let ground = &self.layout.ground;
        match self.play.frame.show().shown().player(seat).place {
            Place::City => ground.city,
            Place::Bay => ground.bay,
            Place::Outside => ground
                .homes
                .get(seat.index())
                .map_or_else(Default::default, |home| home.spot),
        }
    }

    /// About where the monster of a seat is seen.
    fn standing(&self, seat: Seat) -> Rectangle {
        let stands = self.stands(seat);
        standing(stands.feet, stands.tall)
    }

    /// The plate of a seat as it stands now: in Tokyo, or in the round.
    #[must_use]
    pub(super) fn plate(&self, seat: Seat) -> Rectangle {
        let plates = &self.layout.plates;
        match self.play.frame.show().shown().player(seat).place {
            Place::City => self.layout.inside[0],
            Place::Bay => self.layout.inside[1],
            Place::Outside => plates.get(seat.index()).copied().unwrap_or_default(),
        }
    }

    /// What tells of a seat, and where: whoever sits here has their board, all others a plate.
    fn told(&self, seat: Seat) -> (Shape, Rectangle) {
        if Some(seat) == self.viewer {
            (Shape::Own, self.layout.room.board)
        } else {
            (Shape::Plate, self.plate(seat))
        }
    }

    /// Where something that flies begins or ends.
    fn spot(&self, spot: Spot<Face>) -> Rectangle {
        let layout = &self.layout;
        let point = |middle: Point| around(middle, Vector::new(1.0, 1.0));
        let shown = self.play.frame.show().shown();
        match spot {
            Spot::Dice(face) => {
                let frame = &self.play.frame;
                let tray = dice::tray::<Message>(frame.show()).size(layout.room.die());
                let tray = tray.numbered(!frame.is_still());
                let top = layout.room.tray.center_y() - tray.height() / 2.0;
                let middle = tray.middle_of(face, stage::dice_room(self));
                point(Point::new(layout.room.tray.x + middle.x, top + middle.y))
            }
            Spot::Slot(slot) => layout.room.slot(slot),
            Spot::Deck => layout.room.pile(98.0),
            Spot::Discards => layout.room.pile(38.0),
            Spot::Gauge | Spot::Marker(_) => layout.room.tools,
            Spot::Board(seat) => {
                let (shape, place) = self.told(seat);
                let across = if shape == Shape::Own { 0.2 } else { 0.8 };
                let middle = Point::new(place.x + place.width * across, place.y + place.height * 0.78);
                around(middle, Vector::new(20.0, 20.0) * layout.room.unit)
            }
            Spot::Dial(seat, dial) => {
                let (shape, place) = self.told(seat);
                let units = layout.room.units_of(shape == Shape::Own);
                let at = dial_at(shape, place.size(), units, shown.gauge(), dial);
                point(place.position() + Vector::new(at.x, at.y))
            }
            Spot::Figure(seat) => {
                let stands = self.stands(seat);
                let tall = stands.tall;
                around(
                    stands.feet - Vector::new(0.0, tall * 0.45),
                    Vector::new(tall, tall) * 0.2,
                )
            }
        }
    }
}

/// The dice that are picked so, as a mask.
fn aimed_dice(state: &State, pick: Pick) -> DiceMask {
    match pick {
        Pick::Die(die) | Pick::DieFace(die, _) | Pick::Remove(die) => 1 << die,
        Pick::Dice(dice) => dice,
        Pick::Special(_) => state.berserk_index().map_or(0, |die| 1 << die),
        _ => 0,
    }
}

/// Whose turn begins, while that is announced, where several people share the screen.
fn announced<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let frame = &scene.play.frame;
    let (seat, _, time) = frame.show().banner()?;
    let table = frame.table();
    let shared = table.is_human(seat) && table.humans().count() > 1;
    let words = fl!(scene.words, "play-banner", name = scene.names.name(seat));
    shared.then(|| banner(words, scene.house(seat), time))
}

/// The great moments, over the city.
fn spectacles<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let (show, layout) = (scene.play.frame.show(), &scene.layout);
    let acts = show.spectacles(show.shown().all_seats());
    let city = layout.ground.city;
    let half = Vector::new(layout.of(300.0), layout.of(190.0));
    let stage = around(city.feet - Vector::new(0.0, city.tall * 0.5), half);
    spectacle::spectacles(acts, layout.room.unit, stage, |act| Hero {
        place: scene.spot(Spot::Figure(act.seat)),
        slug: show.shown().player(act.seat).monster.slug(),
        house: scene.house(act.seat),
        wins: fl!(scene.words, "result-winner", name = scene.names.name(act.seat)),
    })
}

/// About where a monster of this height is that stands there.
fn standing(feet: Point, tall: f32) -> Rectangle {
    let wide = tall * 0.8;
    let at = Point::new(feet.x - wide / 2.0, feet.y - tall);
    Rectangle::new(at, Size::new(wide, tall * 1.08))
}

/// Draws the table.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let layout = &scene.layout;
    let turn = scene.play.frame.show().shown().turn().number;
    let whole = Rectangle::with_size(scene.window);
    let mut table = placed()
        .flat(whole, stage::city(scene))
        .at(layout.room.status, region("region-status", stage::status(scene)))
        .showing(turn)
        .close()
        .at(layout.room.tools, region("region-tools", stage::tools(scene)))
        .at(layout.room.news, region("region-news", stage::news(scene)))
        .showing((stage::happened(scene), scene.desk.is_some()))
        .close();
    for spot in stage::places(scene) {
        table = table.flat(spot, stage::place(scene));
    }
    for (seat, place, plate) in boards::plates(scene) {
        table = table.at(place, plate).showing(boards::shakes(scene, seat));
    }
    let desk = container(iced::widget::space())
        .width(Fill)
        .height(Fill)
        .style(field);
    let page = stage::page(scene);
    let tray = match &page {
        Some(_) => iced::widget::space().into(),
        None => stage::tray(scene),
    };
    table = table
        .at(layout.room.desk, desk)
        .at(layout.room.tray, region("region-tray", tray))
        .showing(turn);
    if let Some((place, page)) = page {
        table = table.at(place, page);
    }
    if !scene.play.frame.is_still() {
        table = table
            .at(
                layout.room.question,
                region("region-question", panel::question(scene)),
            )
            .showing(panel::title(scene))
            .at(
                layout.room.preview,
                region("region-preview", panel::preview(scene)),
            )
            .at(
                layout.room.answers,
                region("region-answers", panel::answers(scene)),
            )
            .at(layout.room.board, region("region-board", boards::own(scene)))
            .showing(boards::shakes(scene, scene.own()));
    }
    if layout.hand.height > 0.0 {
        table = table.at(layout.hand, region("region-hand", hand::strip(scene)));
    }
    if layout.room.shelf.width > 0.0 {
        table = table.at(layout.room.piles, region("region-piles", market::piles(scene)));
        for slot in 0..3 {
            table = table.at(layout.room.slot(slot), market::for_sale(scene, slot));
        }
    }
    if layout.curse.height > 0.0 {
        table = table.at(layout.curse, region("region-curse", market::curse(scene)));
    }
    if scene.play.frame.show().shown().has_pack(Pack::Tower) {
        for (place, told) in stage::tower(scene) {
            table = table.at(place, told);
        }
    }
    let log = || scene.play.frame.log(scene.words, &scene.names, &scene.houses);
    let lines = scene.play.frame.log_length();
    let mut above = None;
    match layout.room.log {
        Some((place, true)) => table = table.at(place, log()).showing(lines),
        Some((place, false)) => above = Some(placed().at(place, opaque(log())).showing(lines)),
        None => {}
    }
    // What flies comes last, so that nothing else forgets where the pointer is.
    let show = scene.play.frame.show();
    let flies = air(
        &show.flights(),
        (0..3).filter_map(|slot| show.slot(slot).card),
        layout.room.unit,
        |spot| scene.spot(spot),
        CardId::slug,
        |face| die::glyph(show.shown().options().edition, face),
    );
    table = table.at(whole, over_all(whole, [Some(flies), spectacles(scene)]));
    table = table.at_maybe(band(layout.sheet), announced(scene));
    let sheet = stage::sheet(scene);
    stack![table].extend(sheet).push(above).into()
}
