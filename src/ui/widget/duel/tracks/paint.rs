//! How the two tracks are painted, layer by layer.

use super::{Hover, Over, Tracks};
use crate::ui::theme::{self, arena, city};
use crate::ui::widget::die;
use crate::ui::widget::duel::pull::Pull;
use crate::ui::widget::duel::token::{Lying, Presence};
use crate::ui::widget::duel::zigzag::{HALF, LAST, Zigzag};
use crate::ui::widget::duel::{self, plate};
use crate::ui::widget::painter::{self, Painter, Words as Line, around};
use crate::ui::{font, raster};
use engine::Seat;
use engine::duel::{Bonus, Ending, Shape, Space, Track};
use iced::{Color, Point, Rectangle, Size, Vector, border};
use words::Words;

impl<Message: Clone> Tracks<'_, Message> {
    pub(super) fn beams(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, room: Size) {
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
                    painter,
                    Point::new(middle.x, lamp),
                    radius * 2.7,
                    foot - lamp,
                    arena::LIT.scale_alpha(bright),
                );
            }
        }
    }

    pub(super) fn spaces(&self, painter: &mut Painter<'_>, zigzag: &Zigzag) {
        let radius = zigzag.radius;
        for track in Track::ALL {
            for x in -LAST..=LAST {
                let middle = zigzag.space(track, x);
                let owner = self.owner(x);
                match (x.abs(), owner) {
                    (LAST, Some(seat)) => {
                        let house = self.house(seat);
                        let fill = theme::mix(house, city::INK, 0.45);
                        plate::framed(painter, middle, radius, fill, (house, 0.14));
                        painter.stamp(die::place(middle, radius * 1.46), "duel/victory.svg", 1.0);
                    }
                    (3..=5, Some(seat)) => {
                        let lit = self.is_lit(track, seat);
                        let fill = theme::mix(arena::LIT, city::INK, if lit { 0.0 } else { 0.08 });
                        plate::framed(painter, middle, radius, fill, (self.house(seat), 0.16));
                    }
                    _ => {
                        let fill = arena::SPACE.scale_alpha(0.97);
                        plate::hexagon(painter, middle, radius, fill, (arena::RIM, 0.06), 1.0);
                    }
                }
            }
            let start = zigzag.space(track, 0);
            plate::hexagon(
                painter,
                start,
                radius * 0.5,
                Color::TRANSPARENT,
                (arena::RIM, 0.12),
                0.8,
            );
        }
    }

    pub(super) fn lamps(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, room: Size) {
        let radius = zigzag.radius;
        for track in Track::ALL {
            for seat in [Seat(0), Seat(1)] {
                let middle = zigzag.space(track, 4 * self.state.side(seat));
                let outward = Zigzag::outward(track);
                let level = (zigzag.edge(track) + outward * 0.75 * radius)
                    .clamp(radius * 0.6, room.height - radius * 0.6);
                let size = radius * 1.2;
                let place = die::place(Point::new(middle.x, level), size);
                let pixels = painter.pixels(size);
                let lamp = raster::picture(
                    &[("duel/spotlight.svg", raster::WHOLE)],
                    Size::new(pixels, pixels),
                );
                // Below the tracks it shines upward.
                let turn = if outward > 0.0 { std::f32::consts::PI } else { 0.0 };
                painter.picture(place, lamp, turn, 1.0);
            }
        }
    }

    pub(super) fn tokens(&self, painter: &mut Painter<'_>, zigzag: &Zigzag) {
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
            lying.lay(painter, presence);
            // What is lit stays lit under a token.
            for x in placing.low..placing.low + buzz.length() {
                let gone = buzz.shape() == Shape::Shorter && x == placing.low + 1;
                let middle = zigzag.space(placing.track, x);
                if Space::at(x).in_spotlight() && !gone {
                    plate::ring(painter, middle, zigzag.radius * 0.82, arena::LIT, 0.08);
                }
                self.crown(painter, zigzag, placing.track, x);
            }
            lying.lengthen(painter, presence);
        }
    }

    /// A victory space can still be told under a token.
    fn crown(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, track: Track, x: i8) {
        let (LAST, Some(seat)) = (x.abs(), self.owner(x)) else {
            return;
        };
        let (radius, middle) = (zigzag.radius, zigzag.space(track, x));
        plate::ring(painter, middle, radius * 0.84, self.house(seat), 0.12);
        let out = Zigzag::outward(track) * HALF * radius;
        let crown = die::place(middle + Vector::new(0.0, out), radius * 0.9);
        painter.stamp(crown, "duel/victory.svg", 1.0);
    }

    /// What lights up: places where a token may lie, tokens that may be taken up, a bonus that is given.
    pub(super) fn lights(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, hover: &Hover) {
        let radius = zigzag.radius;
        if let Some(hand) = &self.hand {
            for track in Track::ALL {
                for x in (-LAST..=LAST).filter(|x| hand.covers(track, *x)) {
                    let middle = zigzag.space(track, x);
                    plate::hexagon(
                        painter,
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
                let hot = hover.over == Some(Over::Token(buzz));
                let middle = zigzag.space(placing.track, placing.low);
                let width = if hot { 0.18 } else { 0.1 };
                plate::ring(painter, middle, radius * 1.16, city::PAPER, width);
            }
        }
        if let Some((track, at, shine)) = self.pulse {
            let middle = zigzag.at(track, f32::from(at.halves()));
            let grown = radius * (1.0 + 0.45 * (1.0 - shine));
            plate::ring(painter, middle, grown, city::LIGHT.scale_alpha(shine), 0.16);
        }
        for pull in &self.pulls {
            for (at, _) in pull.stops.iter().filter(|(_, gives)| *gives != Bonus::Blank) {
                let middle = zigzag.at(pull.track, f32::from(at.halves()));
                let size = if at.whole().is_some() { 1.06 } else { 0.8 };
                plate::ring(painter, middle, radius * size, city::LIGHT, 0.14);
            }
        }
    }

    pub(super) fn held(&self, painter: &mut Painter<'_>, zigzag: &Zigzag) {
        let held = self.hand.as_ref().and_then(|hand| Some((hand, hand.at?)));
        let Some((hand, at)) = held.filter(|(hand, at)| hand.fits(*at)) else {
            return;
        };
        let lying = Lying::on(zigzag, hand.buzz, at);
        lying.lay(painter, Presence::Would);
        if hand.buzz.shape() != Shape::Shorter {
            for middle in &lying.middles {
                plate::ring(painter, *middle, zigzag.radius * 0.86, city::PAPER, 0.06);
            }
        }
        for x in at.low..at.low + hand.buzz.length() {
            self.crown(painter, zigzag, at.track, x);
        }
        lying.lengthen(painter, Presence::Would);
    }

    /// A rim around every space of the place that is advised.
    pub(super) fn advised(&self, painter: &mut Painter<'_>, zigzag: &Zigzag) {
        let Some((hand, at)) = self.hand.as_ref().and_then(|hand| Some((hand, hand.advised?))) else {
            return;
        };
        for middle in Lying::on(zigzag, hand.buzz, at).middles {
            plate::ring(painter, middle, zigzag.radius * 1.02, city::LIGHT, 0.13);
        }
    }

    /// While a token is placed, the numbers by which its places are called: from the middle to either side, where no
    /// marker stands.
    pub(super) fn numbers(&self, painter: &mut Painter<'_>, zigzag: &Zigzag) {
        if self.hand.is_none() {
            return;
        }
        let size = (zigzag.radius * 0.36).clamp(9.0, 15.0).round();
        let low = Vector::new(0.0, zigzag.radius * 0.58);
        for track in Track::ALL {
            let free = |x: &i8| *x != 0 && self.state.marker(track) != Space::at(*x);
            for x in (-LAST..=LAST).filter(free) {
                let number = Line {
                    words: x.unsigned_abs().to_string(),
                    size,
                    font: font::BOLD,
                    ink: city::PAPER,
                };
                let round = border::rounded(size * 0.5);
                let middle = zigzag.space(track, x) + low;
                painter.plate(number, middle, size * 0.32, city::NIGHT.scale_alpha(0.82), round);
            }
        }
    }

    pub(super) fn markers(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, hover: &Hover) {
        let radius = zigzag.radius;
        for pull in self.pulls.iter().filter(|pull| !pull.stops.is_empty()) {
            let goal = zigzag.at(pull.track, f32::from(pull.goal().halves()));
            if pull.wins.is_some() {
                plate::ring(painter, goal, radius * 1.2, self.house(pull.seat), 0.16);
            }
            self.stand(painter, radius, pull.track, goal, 0.7);
        }
        for track in Track::ALL {
            let (halves, hop) = self.markers[track.index()];
            let at = zigzag.at(track, halves);
            let asked = self
                .on_track
                .as_ref()
                .is_some_and(|pressed| pressed(track).is_some());
            let hot = hover.over == Some(Over::Track(track));
            let glow = match (asked, hot) {
                (true, true) => 1.0,
                (true, false) => 0.7,
                (false, _) => self.glow[track.index()],
            };
            if glow > 0.02 {
                plate::hexagon(
                    painter,
                    at,
                    radius * (1.0 + 0.12 * glow),
                    city::LIGHT.scale_alpha(0.45),
                    (city::LIGHT, 0.14),
                    glow,
                );
            }
            let feet = at + Vector::new(0.0, radius * 0.52);
            painter.shadow(
                feet,
                Vector::new(radius * 0.72, radius * 0.2) * (1.0 - 0.3 * hop),
                0.75,
            );
            self.stand(
                painter,
                radius,
                track,
                at - Vector::new(0.0, hop * radius * 0.7),
                1.0,
            );
            if self.has_won_with(track) {
                let crown = at - Vector::new(0.0, radius * 1.15);
                painter.stamp(die::place(crown, radius * 1.1), "duel/victory.svg", 1.0);
            }
        }
    }

    fn stand(&self, painter: &mut Painter<'_>, radius: f32, track: Track, at: Point, opacity: f32) {
        // A halo, so that it stands out of whatever lies under it.
        const HALO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="a"><stop offset="0.45" stop-color="#FFF3D6" stop-opacity="0.95"/><stop offset="0.7" stop-color="#FFF3D6" stop-opacity="0.45"/><stop offset="1" stop-color="#FFF3D6" stop-opacity="0"/></radialGradient></defs><circle cx="32" cy="32" r="32" fill="url(#a)"/></svg>"##;
        let size = radius * 1.95;
        let place = die::place(at - Vector::new(0.0, radius * 0.22), size);
        if opacity >= 1.0 {
            let halo = raster::picture(&[(HALO, raster::WHOLE)], Size::new(64, 64));
            painter.picture(die::place(at, radius * 2.3), halo, 0.0, 0.75);
        }
        let pixels = painter.pixels(size);
        let picture = raster::picture(&[(duel::marker(track), raster::WHOLE)], Size::new(pixels, pixels));
        painter.picture(place, picture, 0.0, opacity);
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
    pub(super) fn way(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, pull: &Pull) {
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
                painter.field(around(middle, Vector::new(dot, dot)), city::LIGHT, round);
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
            painter.field(around(middle, Vector::new(disc, disc)), house, round);
            let number = Line {
                words: (nth + 1).to_string(),
                size,
                font: font::BOLD,
                ink: city::INK,
            };
            painter.words(number, middle);
            if last && pull.wins.is_some() {
                let crown = die::place(to - Vector::new(0.0, radius * 1.05), radius * 1.3);
                painter.stamp(crown, "duel/victory.svg", 1.0);
            }
            from = to;
        }
    }

    pub(super) fn name(&self, painter: &mut Painter<'_>, zigzag: &Zigzag, room: Size, track: Track) {
        let Sign { words, middle } = Sign::new(zigzag, room, self.words, track);
        let (size, aside) = (words.size, words.size * Sign::ASIDE);
        let line = border::rounded(size * 0.4).width(1.5).color(arena::RIM);
        painter.plate(words, middle, aside, city::NIGHT.scale_alpha(0.88), line);
    }
}

/// The name of a track, above Fame and below Destruction.
pub(super) struct Sign {
    words: Line,
    middle: Point,
}

impl Sign {
    /// Left and right of the name, in sizes of its letters.
    const ASIDE: f32 = 0.6;

    pub(super) fn new(zigzag: &Zigzag, room: Size, words: &Words, track: Track) -> Self {
        let size = (zigzag.radius * 0.5).clamp(12.0, 22.0).round();
        let level = zigzag.edge(track) + Zigzag::outward(track) * zigzag.radius * 1.05;
        let level = level.clamp(size * 0.9, room.height - size * 0.9);
        Self {
            words: Line {
                words: words.text(&format!("duel-track-{}", track.slug())),
                size,
                font: font::TITLE,
                ink: city::PAPER,
            },
            middle: Point::new(zigzag.middle().x, level),
        }
    }

    /// Where it stands.
    pub(super) fn place(&self) -> Rectangle {
        let wide = painter::measure(&self.words).width / 2.0 + self.words.size * Self::ASIDE;
        around(self.middle, Vector::new(wide, self.words.size * 0.74))
    }
}
