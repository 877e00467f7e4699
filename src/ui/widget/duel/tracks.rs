//! The board between two monsters: Fame above, Destruction below, what lies and stands on them, and what would happen to
//! them. Start at [`tracks`].
//!
//! It tells what the pointer is on and lets a Buzz token be laid; what is legal it is told. The picture under it is night in
//! both themes, like the city.

use super::plate;
use super::pull::Pull;
use super::token::{self, Lying, Presence};
use super::zigzag::{HALF, LAST, LEVEL, Zigzag};
use crate::engine::Seat;
use crate::engine::duel::{Bonus, Buzz, Ending, Placing, Shape, Space, State, Track};
use crate::i18n::Words;
use crate::ui::theme::{self, arena, city};
use crate::ui::widget::die;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::pen::{Pen, Sketch, Words as Line, around, sheet};
use crate::ui::{font, raster};
use iced::widget::canvas::{Action, Event};
use iced::widget::{container, pin, responsive, space, stack, tooltip};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector, border, mouse};
use std::rc::Rc;

/// A Buzz token that is about to be laid.
#[derive(Debug, Clone, PartialEq)]
pub struct Hand {
    /// Which.
    pub buzz: Buzz,
    /// It is held the other way round.
    pub turned: bool,
    /// Where it is held: under the pointer or under the cursor of the keys.
    pub at: Option<Placing>,
    /// Where it may be laid.
    pub legal: Vec<Placing>,
}

impl Hand {
    /// A token with all places where the rules let it lie.
    #[must_use]
    pub fn of(state: &State, buzz: Buzz) -> Self {
        let mut legal = Vec::new();
        state.each_place(buzz, &mut |placing| {
            legal.push(placing);
            true
        });
        Self {
            buzz,
            turned: false,
            at: None,
            legal,
        }
    }

    /// May it be laid here?
    #[must_use]
    pub fn fits(&self, placing: Placing) -> bool {
        self.legal.contains(&placing)
    }

    /// Where it comes by an arrow key: `across` to the right of a board on which `left` sits on the left, `down` to the
    /// other track. The first key puts it on the first legal place from the middle.
    #[must_use]
    pub fn moved(&self, state: &State, left: Seat, across: i8, down: i8) -> Option<Placing> {
        let Some(at) = self.at else {
            let far = |placing: &&Placing| (2 * placing.low + self.buzz.length() - 1).abs();
            return self.legal.iter().min_by_key(far).copied();
        };
        let last = LAST + 1 - self.buzz.length();
        let track = match down {
            ..0 => Track::Fame,
            0 => at.track,
            1.. => Track::Destruction,
        };
        // -7 lies on the left when the one who sits there pulls to it.
        let low = at.low - across * state.side(left);
        Some(Placing {
            track,
            low: low.clamp(-LAST, last),
            turned: self.turned && self.buzz.turns(),
        })
    }

    /// The legal place after (or before) the one where it is held, in the order of the rules.
    #[must_use]
    pub fn next(&self, back: bool) -> Option<Placing> {
        let same = |placing: &&Placing| placing.turned == self.turned || !self.buzz.turns();
        let places: Vec<Placing> = self.legal.iter().filter(same).copied().collect();
        let now = self
            .at
            .and_then(|at| places.iter().position(|place| *place == at));
        let count = places.len();
        let next = match (now, back) {
            (Some(now), false) => (now + 1) % count,
            (Some(now), true) => (now + count - 1) % count,
            (None, false) => 0,
            (None, true) => count.checked_sub(1)?,
        };
        places.get(next).copied()
    }

    /// The same token the other way round.
    #[must_use]
    pub fn turned_over(self) -> Self {
        let turned = self.buzz.turns() && !self.turned;
        let at = self.at.map(|at| Placing { turned, ..at });
        Self { turned, at, ..self }
    }

    fn covers(&self, track: Track, x: i8) -> bool {
        let length = self.buzz.length();
        self.legal
            .iter()
            .any(|placing| placing.track == track && placing.covers(length, x))
    }
}

type OnHover<'a, Message> = Box<dyn Fn(Option<Placing>) -> Message + 'a>;
type OnPlace<'a, Message> = Box<dyn Fn(Buzz, Placing) -> Message + 'a>;
type OnToken<'a, Message> = Box<dyn Fn(Buzz) -> Option<Message> + 'a>;
type OnTrack<'a, Message> = Box<dyn Fn(Track) -> Option<Message> + 'a>;

/// The two tracks.
pub struct Tracks<'a, Message> {
    state: &'a State,
    words: &'a Words,
    left: Seat,
    houses: [Color; 2],
    markers: [(f32, f32); 2],
    glow: [f32; 2],
    pulse: Option<(Track, Space, f32)>,
    laid: Option<(Buzz, f32)>,
    pulls: Vec<Pull>,
    hand: Option<Hand>,
    dragging: bool,
    hushed: bool,
    on_hover: Option<OnHover<'a, Message>>,
    on_place: Option<OnPlace<'a, Message>>,
    on_drop: Option<Message>,
    on_turn: Option<Message>,
    on_token: Option<OnToken<'a, Message>>,
    on_track: Option<OnTrack<'a, Message>>,
}

impl<Message> std::fmt::Debug for Tracks<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Tracks")
            .field("left", &self.left)
            .field("hand", &self.hand)
            .finish_non_exhaustive()
    }
}

/// The tracks of a position, as wide and as high as their room; the one who began sits on the left.
#[must_use]
pub fn tracks<'a, Message>(state: &'a State, words: &'a Words) -> Tracks<'a, Message> {
    Tracks {
        state,
        words,
        left: state.first(),
        houses: [
            Color::from_rgb(0.3, 0.72, 0.94),
            Color::from_rgb(0.95, 0.33, 0.36),
        ],
        markers: Track::ALL.map(|track| (f32::from(state.marker(track).halves()), 0.0)),
        glow: [0.0; 2],
        pulse: None,
        laid: None,
        pulls: Vec::new(),
        hand: None,
        dragging: false,
        hushed: false,
        on_hover: None,
        on_place: None,
        on_drop: None,
        on_turn: None,
        on_token: None,
        on_track: None,
    }
}

impl<'a, Message> Tracks<'a, Message> {
    /// Who sits on the left.
    #[must_use]
    pub fn left(self, left: Seat) -> Self {
        Self { left, ..self }
    }

    /// The colours of the two seats.
    #[must_use]
    pub fn houses(self, houses: [Color; 2]) -> Self {
        Self { houses, ..self }
    }

    /// Where a marker stands or moves, in half spaces from the middle, and how high it hops, from 0 to 1.
    #[must_use]
    pub fn marker(mut self, track: Track, halves: f32, hop: f32) -> Self {
        self.markers[track.index()] = (halves, hop);
        self
    }

    /// How brightly a marker shines, from 0 to 1.
    #[must_use]
    pub fn glow(mut self, track: Track, glow: f32) -> Self {
        self.glow[track.index()] = glow;
        self
    }

    /// A space whose bonus is being given, from 1 at first to 0.
    #[must_use]
    pub fn pulse(self, pulse: Option<(Track, Space, f32)>) -> Self {
        Self { pulse, ..self }
    }

    /// A token that has just been laid, from 0 when it falls to 1 when it lies.
    #[must_use]
    pub fn laid(self, laid: Option<(Buzz, f32)>) -> Self {
        Self { laid, ..self }
    }

    /// Pulls to be shown before they happen.
    #[must_use]
    pub fn pulls(self, pulls: Vec<Pull>) -> Self {
        Self { pulls, ..self }
    }

    /// The token that is being placed.
    #[must_use]
    pub fn hand(self, hand: Option<Hand>) -> Self {
        Self { hand, ..self }
    }

    /// The button is held down since the token was taken from its tray: it is laid where the button is let go.
    #[must_use]
    pub fn dragging(self, dragging: bool) -> Self {
        Self { dragging, ..self }
    }

    /// Nothing explains itself: what happens shall be seen.
    #[must_use]
    pub fn hushed(self, hushed: bool) -> Self {
        Self { hushed, ..self }
    }

    /// The token in the hand is over another place, or over none.
    #[must_use]
    pub fn on_hover(self, hover: impl Fn(Option<Placing>) -> Message + 'a) -> Self {
        Self {
            on_hover: Some(Box::new(hover)),
            ..self
        }
    }

    /// The token in the hand is laid on a legal place.
    #[must_use]
    pub fn on_place(self, place: impl Fn(Buzz, Placing) -> Message + 'a) -> Self {
        Self {
            on_place: Some(Box::new(place)),
            ..self
        }
    }

    /// The button was let go where the token may not lie.
    #[must_use]
    pub fn on_drop(self, message: Message) -> Self {
        Self {
            on_drop: Some(message),
            ..self
        }
    }

    /// The token in the hand is turned, by the other button or the wheel.
    #[must_use]
    pub fn on_turn(self, message: Message) -> Self {
        Self {
            on_turn: Some(message),
            ..self
        }
    }

    /// Tokens with a message can be taken up.
    #[must_use]
    pub fn on_token(self, pressed: impl Fn(Buzz) -> Option<Message> + 'a) -> Self {
        Self {
            on_token: Some(Box::new(pressed)),
            ..self
        }
    }

    /// Tracks with a message can be chosen.
    #[must_use]
    pub fn on_track(self, pressed: impl Fn(Track) -> Option<Message> + 'a) -> Self {
        Self {
            on_track: Some(Box::new(pressed)),
            ..self
        }
    }

    fn zigzag(&self, room: Size) -> Zigzag {
        Zigzag::new(room, self.state.side(self.left) > 0)
    }

    /// The seat on whose side a space lies; nobody's in the middle.
    fn owner(&self, x: i8) -> Option<Seat> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find(|seat| x != 0 && self.state.side(*seat) == x.signum())
    }

    fn house(&self, seat: Seat) -> Color {
        self.houses[seat.index().min(1)]
    }

    /// Is a marker of this track in the zone of this seat?
    fn is_lit(&self, track: Track, seat: Seat) -> bool {
        let space = self.state.marker(track);
        space.in_spotlight() && space.halves().signum() == self.state.side(seat)
    }
}

/// What the pointer is on.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Over {
    Place(Placing),
    Token(Buzz),
    Track(Track),
}

/// What a hand over the board remembers.
#[derive(Debug, Default)]
pub struct Hands {
    over: Option<Over>,
    pointer: Option<Point>,
}

impl<Message: Clone> Tracks<'_, Message> {
    fn over(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Over> {
        let at = cursor.position_in(bounds)?;
        let zigzag = self.zigzag(bounds.size());
        if let Some(hand) = &self.hand {
            let place = zigzag.placing_at(at, hand.buzz, hand.turned).map(Over::Place);
            // One of The King's that lies may be taken up instead.
            let lies = self.token_at(&zigzag, at).filter(|buzz| *buzz != hand.buzz);
            return lies.map(Over::Token).or(place);
        }
        let token = self.token_at(&zigzag, at).map(Over::Token);
        token.or_else(|| {
            let track = zigzag.track_at(at)?;
            self.on_track.as_ref()?(track).map(|_| Over::Track(track))
        })
    }

    /// The token at a point, if it can be taken up.
    fn token_at(&self, zigzag: &Zigzag, at: Point) -> Option<Buzz> {
        let pressed = self.on_token.as_ref()?;
        let (track, x) = zigzag.space_at(at)?;
        let buzz = self.state.buzz_at(track, Space::at(x))?;
        pressed(buzz).map(|_| buzz)
    }

    /// Says that the hand is over something else.
    fn hover(&self, hands: &mut Hands, over: Option<Over>, at: Option<Point>) -> Option<Action<Message>> {
        let changed = over != hands.over;
        let moved = at != hands.pointer && self.hand.is_some();
        hands.over = over;
        hands.pointer = at;
        let place = match over {
            Some(Over::Place(place)) => Some(place),
            _ => None,
        };
        let held = self.hand.as_ref().map(|hand| hand.at);
        match &self.on_hover {
            // Where the pointer is at rest the cursor of the keys may be elsewhere.
            Some(hover) if changed && held.is_some_and(|held| held != place) => {
                Some(Action::publish(hover(place)))
            }
            _ => (changed || moved).then(Action::request_redraw),
        }
    }

    /// The button goes down, or up after a drag.
    fn press(&self, over: Option<Over>) -> Option<Action<Message>> {
        let message = match over? {
            Over::Place(place) => {
                let hand = self.hand.as_ref()?;
                let fits = hand.fits(place);
                let lay = self.on_place.as_ref().filter(|_| fits);
                lay.map(|lay| lay(hand.buzz, place))
            }
            Over::Token(buzz) => self.on_token.as_ref()?(buzz),
            Over::Track(track) => self.on_track.as_ref()?(track),
        };
        message.map(|message| Action::publish(message).and_capture())
    }

    fn board(&self, pen: &mut Pen<'_>, room: Size, level: f32) {
        let tall = room.width < room.height * 2.2;
        let (path, board) = if tall {
            ("duel/board-tall.svg", Size::new(800.0, 480.0))
        } else {
            ("duel/board.svg", Size::new(1280.0, 480.0))
        };
        // The middle between the tracks stays where it is painted, and the picture covers the room.
        let above = level / (board.height * LEVEL);
        let below = (room.height - level) / (board.height * (1.0 - LEVEL));
        let scale = (room.width / board.width).max(above).max(below);
        let corner = Point::new(
            (room.width - board.width * scale) / 2.0,
            level - board.height * LEVEL * scale,
        );
        pen.drawing(Rectangle::new(corner, board * scale), path, 1.0);
    }

    fn beams(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, room: Size) {
        let radius = zigzag.radius;
        for track in Track::ALL {
            for seat in [Seat(0), Seat(1)] {
                let x = 4 * self.state.side(seat);
                let middle = zigzag.space(track, x);
                let outward = Zigzag::outward(track);
                let edge = zigzag.edge(track);
                let lamp = (edge + outward * 1.15 * radius).clamp(radius * 0.4, room.height - radius * 0.4);
                let foot = edge - outward * (3.0 * HALF + 0.12) * radius;
                let bright = if self.is_lit(track, seat) { 1.0 } else { 0.7 };
                plate::beam(
                    pen,
                    Point::new(middle.x, lamp),
                    radius * 2.7,
                    foot - lamp,
                    arena::LIT.scale_alpha(bright),
                );
            }
        }
    }

    fn spaces(&self, pen: &mut Pen<'_>, zigzag: &Zigzag) {
        let radius = zigzag.radius;
        for track in Track::ALL {
            for x in -LAST..=LAST {
                let middle = zigzag.space(track, x);
                let owner = self.owner(x);
                match (x.abs(), owner) {
                    (LAST, Some(seat)) => {
                        let house = self.house(seat);
                        let fill = theme::mix(house, city::INK, 0.45);
                        plate::hexagon(pen, middle, radius, fill, (house, 0.14), 1.0);
                        pen.stamp(die::place(middle, radius * 1.46), "duel/victory.svg", 1.0);
                    }
                    (3..=5, Some(seat)) => {
                        let lit = self.is_lit(track, seat);
                        let fill = theme::mix(arena::LIT, city::INK, if lit { 0.0 } else { 0.08 });
                        plate::hexagon(pen, middle, radius, fill, (self.house(seat), 0.16), 1.0);
                    }
                    _ => {
                        let fill = arena::SPACE.scale_alpha(0.9);
                        plate::hexagon(pen, middle, radius, fill, (arena::RIM, 0.06), 1.0);
                    }
                }
            }
            let start = zigzag.space(track, 0);
            plate::hexagon(
                pen,
                start,
                radius * 0.5,
                Color::TRANSPARENT,
                (arena::RIM, 0.12),
                0.8,
            );
        }
    }

    fn lamps(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, room: Size) {
        let radius = zigzag.radius;
        for track in Track::ALL {
            for seat in [Seat(0), Seat(1)] {
                let middle = zigzag.space(track, 4 * self.state.side(seat));
                let outward = Zigzag::outward(track);
                let level = (zigzag.edge(track) + outward * 0.75 * radius)
                    .clamp(radius * 0.6, room.height - radius * 0.6);
                let size = radius * 1.2;
                let place = die::place(Point::new(middle.x, level), size);
                let pixels = raster::pixels(size);
                let lamp = raster::picture(
                    &[("duel/spotlight.svg", raster::WHOLE)],
                    Size::new(pixels, pixels),
                );
                // Below the tracks it shines upward.
                let turn = if outward > 0.0 { std::f32::consts::PI } else { 0.0 };
                pen.picture(place, lamp, turn, 1.0);
            }
        }
    }

    fn tokens(&self, pen: &mut Pen<'_>, zigzag: &Zigzag) {
        let held = self.hand.as_ref().map(|hand| hand.buzz);
        for (buzz, placing) in self.state.laid() {
            let mut lying = Lying::on(zigzag, buzz, placing);
            if let Some((_, way)) = self.laid.filter(|(fresh, _)| *fresh == buzz) {
                let high = (1.0 - way) * zigzag.radius * 1.6;
                let fall = Vector::new(0.0, -high);
                lying.middles.iter_mut().for_each(|middle| *middle += fall);
                lying.head += fall;
            }
            let presence = if held == Some(buzz) {
                Presence::Gone
            } else {
                Presence::Lies
            };
            lying.lay(pen, presence);
            // What is lit stays lit under a token.
            for x in placing.low..placing.low + buzz.length() {
                let gone = buzz.shape() == Shape::Shorter && x == placing.low + 1;
                let middle = zigzag.space(placing.track, x);
                if Space::at(x).in_spotlight() && !gone {
                    plate::ring(pen, middle, zigzag.radius * 0.82, arena::LIT, 0.08);
                }
                self.crown(pen, zigzag, placing.track, x);
            }
            lying.lengthen(pen, presence);
        }
    }

    /// A victory space can still be told under a token.
    fn crown(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, track: Track, x: i8) {
        let (LAST, Some(seat)) = (x.abs(), self.owner(x)) else {
            return;
        };
        let (radius, middle) = (zigzag.radius, zigzag.space(track, x));
        plate::ring(pen, middle, radius * 0.84, self.house(seat), 0.12);
        let out = Zigzag::outward(track) * HALF * radius;
        let crown = die::place(middle + Vector::new(0.0, out), radius * 0.9);
        pen.stamp(crown, "duel/victory.svg", 1.0);
    }

    /// What lights up: places where a token may lie, tokens that may be taken up, a bonus that is given.
    fn lights(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, hands: &Hands) {
        let radius = zigzag.radius;
        if let Some(hand) = &self.hand {
            for track in Track::ALL {
                for x in (-LAST..=LAST).filter(|x| hand.covers(track, *x)) {
                    let middle = zigzag.space(track, x);
                    plate::hexagon(
                        pen,
                        middle,
                        radius * 0.92,
                        arena::FREE.scale_alpha(0.3),
                        (arena::FREE, 0.08),
                        0.75,
                    );
                }
            }
        }
        if let Some(pressed) = &self.on_token {
            let free = self.state.laid().filter(|(buzz, _)| pressed(*buzz).is_some());
            for (buzz, placing) in free {
                let hot = hands.over == Some(Over::Token(buzz));
                let middle = zigzag.space(placing.track, placing.low);
                let width = if hot { 0.18 } else { 0.1 };
                plate::ring(pen, middle, radius * 1.16, city::PAPER, width);
            }
        }
        if let Some((track, at, shine)) = self.pulse {
            let middle = zigzag.at(track, f32::from(at.halves()));
            let grown = radius * (1.0 + 0.45 * (1.0 - shine));
            plate::ring(pen, middle, grown, city::LIGHT.scale_alpha(shine), 0.16);
        }
        for pull in &self.pulls {
            for (at, _) in pull.stops.iter().filter(|(_, gives)| *gives != Bonus::Blank) {
                let middle = zigzag.at(pull.track, f32::from(at.halves()));
                let size = if at.whole().is_some() { 1.06 } else { 0.8 };
                plate::ring(pen, middle, radius * size, city::LIGHT, 0.14);
            }
        }
    }

    fn held(&self, pen: &mut Pen<'_>, zigzag: &Zigzag) {
        let Some((hand, at)) = self.hand.as_ref().and_then(|hand| Some((hand, hand.at?))) else {
            return;
        };
        let presence = if hand.fits(at) {
            Presence::Would
        } else {
            Presence::Cannot
        };
        let lying = Lying::on(zigzag, hand.buzz, at);
        lying.lay(pen, presence);
        if presence == Presence::Would && hand.buzz.shape() != Shape::Shorter {
            for middle in &lying.middles {
                plate::ring(pen, *middle, zigzag.radius * 0.86, city::PAPER, 0.06);
            }
        }
        for x in at.low..at.low + hand.buzz.length() {
            self.crown(pen, zigzag, at.track, x);
        }
        lying.lengthen(pen, presence);
    }

    fn markers(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, hands: &Hands) {
        let radius = zigzag.radius;
        for pull in self.pulls.iter().filter(|pull| !pull.stops.is_empty()) {
            let goal = zigzag.at(pull.track, f32::from(pull.goal().halves()));
            if pull.wins.is_some() {
                plate::ring(pen, goal, radius * 1.2, self.house(pull.seat), 0.16);
            }
            self.stand(pen, radius, pull.track, goal, 0.7);
        }
        for track in Track::ALL {
            let (halves, hop) = self.markers[track.index()];
            let at = zigzag.at(track, halves);
            let asked = self
                .on_track
                .as_ref()
                .is_some_and(|pressed| pressed(track).is_some());
            let hot = hands.over == Some(Over::Track(track));
            let glow = match (asked, hot) {
                (true, true) => 1.0,
                (true, false) => 0.7,
                (false, _) => self.glow[track.index()],
            };
            if glow > 0.02 {
                plate::hexagon(
                    pen,
                    at,
                    radius * (1.0 + 0.12 * glow),
                    city::LIGHT.scale_alpha(0.45),
                    (city::LIGHT, 0.14),
                    glow,
                );
            }
            let feet = at + Vector::new(0.0, radius * 0.52);
            pen.shadow(
                feet,
                Vector::new(radius * 0.72, radius * 0.2) * (1.0 - 0.3 * hop),
                0.75,
            );
            self.stand(pen, radius, track, at - Vector::new(0.0, hop * radius * 0.7), 1.0);
            if self.has_won_with(track) {
                let crown = at - Vector::new(0.0, radius * 1.15);
                pen.stamp(die::place(crown, radius * 1.1), "duel/victory.svg", 1.0);
            }
        }
    }

    fn stand(&self, pen: &mut Pen<'_>, radius: f32, track: Track, at: Point, opacity: f32) {
        // A halo, so that it stands out of whatever lies under it.
        const HALO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="a"><stop offset="0.45" stop-color="#FFF3D6" stop-opacity="0.95"/><stop offset="0.7" stop-color="#FFF3D6" stop-opacity="0.45"/><stop offset="1" stop-color="#FFF3D6" stop-opacity="0"/></radialGradient></defs><circle cx="32" cy="32" r="32" fill="url(#a)"/></svg>"##;
        let size = radius * 1.95;
        let place = die::place(at - Vector::new(0.0, radius * 0.22), size);
        if opacity >= 1.0 {
            let halo = raster::picture(&[(HALO, raster::WHOLE)], Size::new(64, 64));
            pen.picture(die::place(at, radius * 2.3), halo, 0.0, 0.75);
        }
        let pixels = raster::pixels(size);
        let picture = raster::picture(
            &[(super::marker(track), raster::WHOLE)],
            Size::new(pixels, pixels),
        );
        pen.picture(place, picture, 0.0, opacity);
    }

    /// Has this marker ended the game?
    fn has_won_with(&self, track: Track) -> bool {
        self.state.outcome().is_some_and(|outcome| match outcome.ending {
            Ending::Victory(of) => of == track,
            Ending::Spotlight => true,
            Ending::Knockout => false,
        })
    }

    /// The way of a pull: dots from space to space, and the number of each step.
    fn way(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, pull: &Pull) {
        let radius = zigzag.radius;
        let house = self.house(pull.seat);
        let mut from = zigzag.at(pull.track, f32::from(pull.from.halves()));
        let count = pull.stops.len();
        for (nth, (space, gives)) in pull.stops.iter().enumerate() {
            let to = zigzag.at(pull.track, f32::from(space.halves()));
            for share in [0.3, 0.5, 0.7] {
                let dot = radius * 0.1;
                let middle = from + (to - from) * share;
                let round = border::rounded(dot).width(1.0).color(city::INK);
                pen.field(around(middle, Vector::new(dot, dot)), city::LIGHT, round);
            }
            let last = nth + 1 == count;
            let aside = match (last, *gives) {
                (true, _) => Vector::new(0.62, 0.5),
                (false, Bonus::Blank) => Vector::ZERO,
                (false, _) => Vector::new(0.0, 0.56),
            };
            let middle = to + aside * radius;
            let size = (radius * 0.44).clamp(10.0, 20.0).round();
            let disc = size * 0.72;
            let round = border::rounded(disc).width(1.5).color(city::INK);
            pen.field(around(middle, Vector::new(disc, disc)), house, round);
            let number = Line {
                words: (nth + 1).to_string(),
                size,
                font: font::BOLD,
                ink: city::INK,
            };
            pen.words(number, middle);
            if last && pull.wins.is_some() {
                let crown = die::place(to - Vector::new(0.0, radius * 1.05), radius * 1.3);
                pen.stamp(crown, "duel/victory.svg", 1.0);
            }
            from = to;
        }
    }

    fn name(&self, pen: &mut Pen<'_>, zigzag: &Zigzag, room: Size, track: Track) {
        let size = (zigzag.radius * 0.5).clamp(12.0, 22.0).round();
        let words = Line {
            words: self.words.text(&format!("duel-track-{}", track.slug())),
            size,
            font: font::TITLE,
            ink: city::PAPER,
        };
        let level = zigzag.edge(track) + Zigzag::outward(track) * zigzag.radius * 1.05;
        let level = level.clamp(size * 0.9, room.height - size * 0.9);
        let middle = Point::new(zigzag.middle().x, level);
        let line = border::rounded(size * 0.4).width(1.5).color(arena::RIM);
        pen.plate(words, middle, size * 0.6, city::NIGHT.scale_alpha(0.88), line);
    }
}

impl<Message: Clone> Sketch<Message> for Shared<'_, Message> {
    type Hands = Hands;

    fn update(
        &self,
        hands: &mut Hands,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let this = &self.0;
        match event {
            // The table may have changed under a pointer at rest.
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Window(iced::window::Event::RedrawRequested(_)) => {
                let over = this.over(bounds, cursor);
                this.hover(hands, over, cursor.position_in(bounds))
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                this.press(this.over(bounds, cursor))
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) if this.dragging => {
                let over = this.over(bounds, cursor);
                let place = over.filter(|over| matches!(over, Over::Place(_)));
                this.press(place)
                    .or_else(|| this.on_drop.clone().map(Action::publish))
            }
            Event::Mouse(
                mouse::Event::ButtonPressed(mouse::Button::Right) | mouse::Event::WheelScrolled { .. },
            ) if cursor.is_over(bounds) && this.hand.as_ref().is_some_and(|hand| hand.buzz.turns()) => this
                .on_turn
                .clone()
                .map(|message| Action::publish(message).and_capture()),
            _ => None,
        }
    }

    fn draw(&self, hands: &Hands, pen: &mut Pen<'_>, _: &theme::Colours, size: Size) {
        let this = &self.0;
        let zigzag = this.zigzag(size);
        this.board(pen, size, zigzag.middle().y);
        this.beams(pen, &zigzag, size);
        this.spaces(pen, &zigzag);
        this.lamps(pen, &zigzag, size);
        this.tokens(pen, &zigzag);
        this.lights(pen, &zigzag, hands);
        this.held(pen, &zigzag);
        this.markers(pen, &zigzag, hands);
        if let Some(hand) = this.hand.as_ref().filter(|hand| hand.at.is_none())
            && let Some(pointer) = hands.pointer
        {
            let place = die::place(pointer, zigzag.radius * 1.3);
            pen.stamp(place, &token::head(hand.buzz), 0.85);
        }
        pen.above(|pen| {
            for track in Track::ALL {
                this.name(pen, &zigzag, size, track);
            }
            for pull in &this.pulls {
                this.way(pen, &zigzag, pull);
            }
        });
    }

    fn pointer(&self, hands: &Hands) -> mouse::Interaction {
        let this = &self.0;
        match hands.over {
            Some(Over::Place(place)) => match &this.hand {
                Some(hand) if hand.fits(place) => mouse::Interaction::Grabbing,
                _ => mouse::Interaction::NotAllowed,
            },
            Some(Over::Token(_) | Over::Track(_)) => mouse::Interaction::Pointer,
            None => mouse::Interaction::None,
        }
    }
}

/// The same tracks, drawn and explained.
struct Shared<'a, Message>(Rc<Tracks<'a, Message>>);

impl<'a, Message: Clone + 'a> From<Tracks<'a, Message>> for Element<'a, Message> {
    fn from(tracks: Tracks<'a, Message>) -> Self {
        let tracks = Rc::new(tracks);
        responsive(move |size| {
            let drawn = sheet(Shared(tracks.clone())).cut();
            let explained = (tracks.hand.is_none() && !tracks.hushed).then(|| bubbles(&tracks, size));
            stack![drawn].push(explained).width(Fill).height(Fill).into()
        })
        .into()
    }
}

/// What explains itself under the pointer: tokens, spotlight zones, victory spaces.
fn bubbles<'a, Message: Clone + 'a>(tracks: &Tracks<'a, Message>, room: Size) -> Element<'a, Message> {
    let zigzag = tracks.zigzag(room);
    let half = Vector::new(zigzag.radius * 0.75, zigzag.radius * HALF);
    let mut over = stack![].width(Fill).height(Fill);
    for track in Track::ALL {
        for x in -LAST..=LAST {
            let bubble = match tracks.state.buzz_at(track, Space::at(x)) {
                Some(buzz) => token::bubble(buzz, tracks.words),
                None if x.abs() == LAST || Space::at(x).in_spotlight() => rule(tracks.words),
                None => continue,
            };
            let place = around(zigzag.space(track, x), half);
            let area = space().width(place.width).height(place.height);
            let aside = match track {
                Track::Fame => tooltip::Position::Bottom,
                Track::Destruction => tooltip::Position::Top,
            };
            let explained = tooltip(area, bubble, aside)
                .gap(4)
                .padding(0)
                .style(theme::tooltip);
            over = over.push(pin(explained).x(place.x).y(place.y));
        }
    }
    over.into()
}

/// What the zones and the victory spaces mean.
fn rule<'a, Message: 'a>(words: &Words) -> Element<'a, Message> {
    let text = words.text("duel-rules-spotlight");
    container(log::rich(&text, Ink::new(words, &[], 13)))
        .padding(10)
        .width(300)
        .into()
}
