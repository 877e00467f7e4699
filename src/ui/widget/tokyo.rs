//! Tokyo: the city at night, and who stands in it. Start at [`tokyo`].

use super::figure::{Beat, Breath, Figure};
use super::painter::{Artwork, Painter, Words as Line, painted};
use super::{dials, die};
use crate::ui::classic_motion::{Motion, Stand, pose};
use crate::ui::{font, theme};
use engine::Seat;
use engine::classic::{Edition, Face, Place};
use iced::widget::canvas::{Action, Event};
use iced::{Color, Element, Point, Rectangle, Size, Vector, border, mouse};
use words::Words;
use words::fl;

/// The size of the picture.
const BOARD: Size = Size::new(960.0, 600.0);
/// The height of a figure on it.
const TALL: f32 = 184.0;

/// A place where a monster can stand, on the picture.
#[derive(Debug, Clone, Copy)]
struct Plaza {
    middle: Point,
    half: Vector,
    /// Figures come from the left.
    from_left: bool,
}

const CITY: Plaza = Plaza {
    middle: Point::new(330.0, 392.0),
    half: Vector::new(126.0, 102.0),
    from_left: true,
};
const BAY: Plaza = Plaza {
    middle: Point::new(730.0, 438.0),
    half: Vector::new(106.0, 82.0),
    from_left: false,
};

/// The part of the picture that is always seen: both plazas and who stands there, with room above the heads
/// for whose turn it is.
const SIGHT: Rectangle = Rectangle {
    x: 190.0,
    y: 168.0,
    width: 660.0,
    height: 364.0,
};

/// The city with its figures.
pub struct Tokyo<'a> {
    motion: &'a Motion,
    words: &'a Words,
    colour: Box<dyn Fn(Seat) -> Color + 'a>,
    breathes: bool,
}

impl std::fmt::Debug for Tokyo<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Tokyo").finish_non_exhaustive()
    }
}

/// The city with its figures; `colour` tells the colour of a seat.
#[must_use]
pub fn tokyo<'a>(motion: &'a Motion, words: &'a Words, colour: impl Fn(Seat) -> Color + 'a) -> Tokyo<'a> {
    Tokyo {
        motion,
        words,
        colour: Box::new(colour),
        breathes: false,
    }
}

impl<'a, Message: 'a> From<Tokyo<'a>> for Element<'a, Message> {
    fn from(tokyo: Tokyo<'a>) -> Self {
        painted(tokyo).cut().into()
    }
}

/// How the picture lies in its room: it covers all of it, and the plazas stay in sight.
#[derive(Debug, Clone, Copy)]
struct Lie {
    scale: f32,
    corner: Point,
    room: Size,
}

impl Lie {
    fn new(room: Size) -> Self {
        // In a narrow room there is more sky above the picture, which ends in plain night.
        let scale =
            (room.width / BOARD.width).max((room.height / BOARD.height).min(room.width / SIGHT.width));
        let lie = |room: f32, board: f32, middle: f32| {
            let most = room - board * scale;
            if most > 0.0 {
                most
            } else {
                (room / 2.0 - middle * scale).clamp(most, 0.0)
            }
        };
        let x = lie(room.width, BOARD.width, SIGHT.center_x());
        // In a low room heads and signs stay in sight, and only the sky above them goes.
        let half = (room.height / scale).min(SIGHT.height) / 2.0;
        let y = lie(room.height, BOARD.height, SIGHT.y + SIGHT.height - half);
        Self {
            scale,
            corner: Point::new(x, y),
            room,
        }
    }

    /// Where figures of a plaza come from and go to: just outside of what can be seen.
    fn door(&self, plaza: Plaza) -> Point {
        let edge = if plaza.from_left {
            -self.corner.x
        } else {
            self.room.width - self.corner.x
        };
        let out = TALL * 0.45 * if plaza.from_left { -1.0 } else { 1.0 };
        Point::new(edge / self.scale + out, plaza.middle.y + plaza.half.y * 0.7)
    }

    fn at(&self, point: Point) -> Point {
        Point::new(
            self.corner.x + point.x * self.scale,
            self.corner.y + point.y * self.scale,
        )
    }
}

impl Tokyo<'_> {
    /// Its figures breathe while nothing happens.
    #[must_use]
    pub fn breathing(self, breathes: bool) -> Self {
        Self { breathes, ..self }
    }

    fn plaza(place: Place) -> Option<Plaza> {
        match place {
            Place::Outside => None,
            Place::City => Some(CITY),
            Place::Bay => Some(BAY),
        }
    }

    /// A figure where it stands or walks, on the picture.
    fn figure(&self, stand: Stand, lie: Lie, beat: Beat) -> Figure {
        let (from, to) = (Self::plaza(stand.from), Self::plaza(stand.to));
        let feet = |plaza: Plaza| plaza.middle + Vector::new(0.0, plaza.half.y * 0.26);
        let door = |plaza: Option<Plaza>| lie.door(plaza.unwrap_or(CITY));
        let start = from.map(feet).unwrap_or_else(|| door(to));
        let goal = to.map(feet).unwrap_or_else(|| door(from));
        let way = stand.progress;
        let monster = self.motion.shown().player(stand.seat).monster;
        let attitude = self.motion.attitude(stand.seat);
        let towards = if way < 1.0 { goal - start } else { Vector::ZERO };
        let fall = self.motion.fall(stand.seat);
        let at = if fall > 0.0 {
            start
        } else {
            start + (goal - start) * way
        };
        let mut figure =
            Figure::standing(monster, lie.at(at), TALL * lie.scale).attitude(&attitude, towards, beat);
        figure.feet.x += self.motion.shake(stand.seat) * 9.0 * lie.scale;
        figure.opacity = 1.0 - ((fall - 0.6) / 0.4).clamp(0.0, 1.0);
        figure
    }

    fn under(&self, painter: &mut Painter<'_>, lie: Lie) {
        painter.drawing(Rectangle::new(lie.corner, BOARD * lie.scale), self.board(), 1.0);
        if !self.motion.shown().bay_open() {
            // Nobody can stand there: its lights are out.
            let half = BAY.half * (lie.scale * 1.04);
            painter.ellipse(
                lie.at(BAY.middle),
                half,
                theme::city::sky(self.edition()).scale_alpha(0.72),
                0.0,
            );
        }
        for stand in self.motion.stands() {
            let Some(plaza) = Self::plaza(stand.to) else {
                continue;
            };
            let (middle, half) = (lie.at(plaza.middle), plaza.half * (lie.scale * 0.96));
            let colour = (self.colour)(stand.seat);
            let there = stand.progress.powi(2);
            painter.ellipse(middle, half, colour.scale_alpha(0.18 * there), 0.0);
            let glow = theme::city::LIGHT.scale_alpha(0.5 * self.motion.glow(stand.seat));
            painter.ellipse(middle, half, glow, 0.0);
            painter.ellipse(middle, half, colour.scale_alpha(there), 5.0 * lie.scale);
        }
    }

    fn edition(&self) -> Edition {
        self.motion.shown().options().edition
    }

    fn board(&self) -> &'static str {
        match self.edition() {
            Edition::Base => "board/tokyo.svg",
            Edition::Dark => "board/tokyo-dark.svg",
        }
    }

    fn sign(&self, painter: &mut Painter<'_>, words: String, plaza: Plaza, lie: Lie, lit: bool) {
        let ink = if lit { theme::city::LIGHT } else { theme::city::FOG };
        let words = Line {
            words,
            size: (20.0 * lie.scale).clamp(12.0, 30.0).round(),
            font: font::TITLE,
            ink,
        };
        let middle = lie.at(plaza.middle + Vector::new(0.0, plaza.half.y * 0.8));
        let aside = words.size * 0.6;
        let line = border::rounded(words.size * 0.4).width(1.5).color(ink);
        painter.plate(
            words,
            middle,
            aside,
            theme::city::sky(self.edition()).scale_alpha(0.86),
            line,
        );
    }

    fn over(&self, painter: &mut Painter<'_>, figure: &Figure, seat: Seat) {
        if let Some((_, time)) = self.motion.hit(seat) {
            let swipe = pose::ease_out((time * 2.2).min(1.0));
            let fade = (1.0 - (time - 0.35).max(0.0) / 0.4).clamp(0.0, 1.0);
            let way = Vector::new(
                pose::between(0.38, -0.1, swipe),
                pose::between(-0.45, 0.05, swipe),
            );
            figure.over(
                painter,
                &die::glyph(self.edition(), Face::Claw),
                way,
                0.6,
                -0.3 + 0.5 * swipe,
                fade,
            );
        }
        let shield = self.motion.shield(seat);
        if shield > 0.0 {
            figure.over(painter, "tokens/shield.svg", Vector::ZERO, 0.55, 0.0, shield);
        }
        if let Some(crown) = self.motion.crown(seat) {
            let down = Vector::new(0.0, -0.62 - 0.3 * (1.0 - crown));
            figure.over(
                painter,
                "tokens/crown.svg",
                down,
                0.34,
                0.0,
                crown.clamp(0.0, 1.0),
            );
        }
    }
}

impl<Message> Artwork<Message> for Tokyo<'_> {
    type State = Breath;

    fn update(
        &self,
        breath: &mut Breath,
        event: &Event,
        _: Rectangle,
        _: mouse::Cursor,
    ) -> Option<Action<Message>> {
        breath.update(event, self.breathes && !self.motion.stands().is_empty())
    }

    fn draw(&self, breath: &Breath, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let lie = Lie::new(size);
        painter.field(
            Rectangle::with_size(size),
            theme::city::sky(self.edition()),
            border::rounded(0),
        );
        self.under(painter, lie);
        let stands = self.motion.stands().into_iter();
        let mut figures: Vec<(Seat, Figure)> = stands
            .map(|stand| (stand.seat, self.figure(stand, lie, breath.beat())))
            .collect();
        figures.sort_by(|(_, one), (_, other)| one.feet.y.total_cmp(&other.feet.y));
        for (_, figure) in &figures {
            figure.shadow(painter);
        }
        for (_, figure) in &figures {
            figure.draw(painter);
        }
        for (seat, figure) in &figures {
            self.over(painter, figure, *seat);
        }
        painter.above(|painter| {
            self.signs(painter, lie);
            for (seat, figure) in &figures {
                let over = figure.heart() - Vector::new(0.0, figure.height * 0.45);
                let size = (figure.height * 0.17).clamp(14.0, 30.0);
                dials::floats(painter, &self.motion.floats(*seat), over, size, colours);
            }
        });
    }
}

impl Tokyo<'_> {
    fn signs(&self, painter: &mut Painter<'_>, lie: Lie) {
        let state = self.motion.shown();
        self.sign(painter, fl!(self.words, "table-tokyo-city"), CITY, lie, true);
        if state.bay_open() {
            self.sign(painter, fl!(self.words, "table-tokyo-bay"), BAY, lie, true);
        } else {
            self.sign(painter, fl!(self.words, "table-bay-closed"), BAY, lie, false);
        }
    }
}
