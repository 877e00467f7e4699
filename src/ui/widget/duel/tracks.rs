//! The board between two monsters: Fame above, Destruction below, what lies and stands on them, and what
//! would happen to them. Start at [`tracks`].
//!
//! It tells what the pointer is on and lets a Buzz token be laid; what is legal it is told. `paint` draws it.
//! What lies under it is night in both themes, like the city.

mod paint;

use super::hand::Hand;
use super::pull::Pull;
use super::token;
use super::zigzag::{HALF, LAST, Zigzag};
use crate::ui::theme;
use crate::ui::widget::die;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::painter::{Artwork, Painter, around, painted};
use crate::ui::widget::subject;
use crate::ui::widget::tooltip::{self, tooltip};
use engine::Seat;
use engine::duel::{Buzz, Placing, Space, State, Track};
use iced::widget::canvas::{Action, Event};
use iced::widget::{container, pin, responsive, space, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Size, Vector, mouse};
use std::rc::Rc;
use words::Words;

/// Where a marker stands in a room of this size, in which this seat is on the left.
#[must_use]
pub fn marker_at(state: &State, left: Seat, room: Size, track: Track) -> Point {
    let zigzag = Zigzag::new(room, state.side(left) > 0);
    zigzag.at(track, state.marker(track).halves().into())
}

/// Where the spaces of both tracks lie in a room of this size, Fame first.
#[must_use]
pub fn tracks_at(room: Size) -> [Rectangle; 2] {
    let zigzag = Zigzag::new(room, false);
    Track::ALL.map(|track| zigzag.spaces_of(track))
}

/// Where the names of both tracks stand in a room of this size, Fame first.
#[must_use]
pub fn names_at(room: Size, words: &Words) -> [Rectangle; 2] {
    let zigzag = Zigzag::new(room, false);
    Track::ALL.map(|track| paint::Sign::new(&zigzag, room, words, track).place())
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

    /// The button is held down since the token was taken from its tray: it is laid where the button is let
    /// go.
    #[must_use]
    pub fn dragging(self, dragging: bool) -> Self {
        Self { dragging, ..self }
    }

    /// Nothing explains itself: what happens shall be seen.
    #[must_use]
    pub fn hushed(self, hushed: bool) -> Self {
        Self { hushed, ..self }
    }

    /// The token in the hand is over another legal place, or over none.
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
pub struct Hover {
    over: Option<Over>,
    pointer: Option<Point>,
}

impl<Message: Clone> Tracks<'_, Message> {
    fn over(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Over> {
        let at = cursor.position_in(bounds)?;
        let zigzag = self.zigzag(bounds.size());
        if let Some(hand) = &self.hand {
            // A token is shown where it may lie, and nowhere else.
            let wanted = zigzag.placing_at(at, hand.buzz, hand.turned);
            let place = wanted.and_then(|wanted| hand.nearest(wanted)).map(Over::Place);
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
    fn hover(&self, hover: &mut Hover, over: Option<Over>, at: Option<Point>) -> Option<Action<Message>> {
        let changed = over != hover.over;
        let moved = at != hover.pointer && self.hand.is_some();
        hover.over = over;
        hover.pointer = at;
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
                self.on_place.as_ref().map(|lay| lay(hand.buzz, place))
            }
            Over::Token(buzz) => self.on_token.as_ref()?(buzz),
            Over::Track(track) => self.on_track.as_ref()?(track),
        };
        message.map(|message| Action::publish(message).and_capture())
    }
}

impl<Message: Clone> Artwork<Message> for Shared<'_, Message> {
    type State = Hover;

    fn update(
        &self,
        hover: &mut Hover,
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
                this.hover(hover, over, cursor.position_in(bounds))
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

    fn draw(&self, hover: &Hover, painter: &mut Painter<'_>, _: &theme::Colours, size: Size) {
        let this = &self.0;
        let zigzag = this.zigzag(size);
        this.beams(painter, &zigzag, size);
        this.spaces(painter, &zigzag);
        this.lamps(painter, &zigzag, size);
        this.tokens(painter, &zigzag);
        this.lights(painter, &zigzag, hover);
        this.held(painter, &zigzag);
        this.advised(painter, &zigzag);
        this.markers(painter, &zigzag, hover);
        if let Some(hand) = this.hand.as_ref().filter(|hand| hand.at.is_none())
            && let Some(pointer) = hover.pointer
        {
            let place = die::place(pointer, zigzag.radius * 1.3);
            painter.stamp(place, &token::head(hand.buzz), 0.85);
        }
        painter.above(|painter| {
            for track in Track::ALL {
                this.name(painter, &zigzag, size, track);
            }
            this.numbers(painter, &zigzag);
            for pull in &this.pulls {
                this.way(painter, &zigzag, pull);
            }
        });
    }

    fn pointer(&self, hover: &Hover) -> mouse::Interaction {
        let this = &self.0;
        match hover.over {
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
            let drawn = painted(Shared(tracks.clone())).cut();
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
                None if tracks.state.marker(track) == Space::at(x) => {
                    rule(tracks.words, "duel-rules-triples")
                }
                None => rule(tracks.words, "duel-rules-spotlight"),
            };
            let place = around(zigzag.space(track, x), half);
            let area: Element<'a, Message> = space().width(place.width).height(place.height).into();
            let area = match tracks.state.buzz_at(track, Space::at(x)) {
                Some(buzz) => subject::about(token::key(buzz), area),
                None => area,
            };
            let aside = match track {
                Track::Fame => tooltip::Position::Bottom,
                Track::Destruction => tooltip::Position::Top,
            };
            let explained = tooltip(subject::explained(area), bubble, aside).gap(4.0);
            over = over.push(pin(explained).x(place.x).y(place.y));
        }
    }
    over.into()
}

/// A rule of the tracks: what the zones and the victory spaces mean, or what pulls a marker.
fn rule<'a, Message: 'a>(words: &Words, id: &str) -> Element<'a, Message> {
    container(log::rich(&words.text(id), Ink::new(words, &[], 13)))
        .padding(10)
        .width(300)
        .into()
}
