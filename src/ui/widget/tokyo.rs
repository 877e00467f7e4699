//! Tokyo as the ground of the whole table: the city at night, its tower and its bay, who stands in it, and all
//! others around it. Start at [`tokyo`].
//!
//! The city itself does not move: it is drawn once for a window and kept as tiles. Figures are drawn over it.

use super::backdrop::backdrop;
use super::dials;
use super::die;
use super::figure::{Beat, Breath, Figure, Moving, Over, Patches, Turns};
use super::painter::{Artwork, Painter, Words as Line, around, painted};
use super::ruins;
use crate::ui::classic_motion::{Motion, Stand, pose};
use crate::ui::show::monster::Float;
use crate::ui::{font, theme};
use engine::Seat;
use engine::classic::{Edition, Face, Pack, Place};
use iced::widget::canvas::{Action, Event};
use iced::{Color, Element, Point, Rectangle, Size, Vector, border, mouse};
use words::Words;
use words::fl;

/// Where the Golden Scarab hangs beside whoever holds it, from the middle of the figure: above what is laid over the
/// feet of whoever stands in Tokyo. As its size, in heights of the figure.
pub const SCARAB: Vector = Vector::new(-0.38, -0.2);
/// How large it is.
pub const SCARAB_SIZE: f32 = 0.26;
/// The size of the picture of the city.
const BOARD: Size = Size::new(1600.0, 1200.0);
/// The middle of the place in the city on it, and half its size.
const PLAZA: (Point, Vector) = (Point::new(688.0, 908.0), Vector::new(186.0, 63.0));

/// Where things are in the room; lengths in units of the drawing.
#[derive(Debug, Clone, PartialEq)]
pub struct Ground {
    /// How wide the city is drawn; higher than the room it never needs to be.
    pub width: f32,
    /// Where whoever holds the city stands, and how tall they are.
    pub city: Spot,
    /// Where whoever holds the bay stands, and how tall they are.
    pub bay: Spot,
    /// The tower, from its foot to its top.
    pub tower: Rectangle,
    /// Where each seat stands outside of Tokyo, seat by seat.
    pub homes: Vec<Home>,
    /// How many pixels a unit has.
    pub pixels: f32,
}

/// Where a figure stands.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Spot {
    /// The soles.
    pub feet: Point,
    /// Its height.
    pub tall: f32,
}

/// Where a seat stands outside of Tokyo.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Home {
    /// Where.
    pub spot: Spot,
    /// It is seen there; otherwise it comes from there and goes there, as to the board of whoever sits here.
    pub seen: bool,
}

/// The city with its figures.
pub struct Tokyo<'a> {
    motion: &'a Motion,
    words: &'a Words,
    ground: Ground,
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
pub fn tokyo<'a>(
    motion: &'a Motion,
    words: &'a Words,
    ground: Ground,
    colour: impl Fn(Seat) -> Color + 'a,
) -> Tokyo<'a> {
    Tokyo {
        motion,
        words,
        ground,
        colour: Box::new(colour),
        breathes: false,
    }
}

impl<'a, Message: 'a> From<Tokyo<'a>> for Element<'a, Message> {
    fn from(tokyo: Tokyo<'a>) -> Self {
        painted(tokyo).into()
    }
}

/// A figure that is drawn, whose, and what happens to it. Times and shares are from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
struct Standing {
    seat: Seat,
    figure: Figure,
    /// It stands in Tokyo, or is on its way there or back.
    inside: bool,
    /// How long ago it was hit.
    hit: Option<f32>,
    shield: f32,
    /// How far the crown of a winner has come down.
    won: Option<f32>,
    /// How far the crown of Tokyo City is seen.
    crowned: f32,
    fall: f32,
    floats: Vec<Float>,
}

impl Moving for Standing {
    fn figure(&self) -> &Figure {
        &self.figure
    }
}

impl Tokyo<'_> {
    /// Its figures breathe while nothing happens.
    #[must_use]
    pub fn breathing(self, breathes: bool) -> Self {
        Self { breathes, ..self }
    }

    fn edition(&self) -> Edition {
        self.motion.shown().options().edition
    }

    /// Where a seat stands at a place.
    fn spot(&self, seat: Seat, place: Place) -> Spot {
        match place {
            Place::City => self.ground.city,
            Place::Bay => self.ground.bay,
            Place::Outside => self
                .ground
                .homes
                .get(seat.index())
                .map(|home| home.spot)
                .unwrap_or_default(),
        }
    }

    /// Everybody who is seen, the farthest first.
    fn standing(&self, beat: Beat) -> Vec<Standing> {
        let stands = self.motion.stands();
        let inside = |seat: Seat| stands.iter().find(|stand| stand.seat == seat).copied();
        let mut all: Vec<Standing> = self
            .motion
            .shown()
            .all_seats()
            .filter_map(|seat| match inside(seat) {
                Some(stand) => Some(self.inside(stand, beat)),
                None => self.outside(seat, beat),
            })
            .collect();
        all.sort_by(|one, other| one.figure.feet.y.total_cmp(&other.figure.feet.y));
        all
    }

    /// A figure in Tokyo or on its way.
    fn inside(&self, stand: Stand, beat: Beat) -> Standing {
        let (from, to) = (self.spot(stand.seat, stand.from), self.spot(stand.seat, stand.to));
        let way = if self.motion.fall(stand.seat) > 0.0 {
            0.0
        } else {
            stand.progress
        };
        let tall = pose::between(from.tall, to.tall, way);
        let feet = from.feet + (to.feet - from.feet) * way;
        let towards = if way < 1.0 {
            to.feet - from.feet
        } else {
            Vector::ZERO
        };
        let figure = self.figure(stand.seat, Spot { feet, tall }, towards, beat);
        let figure = Figure {
            finest: from.tall.max(to.tall),
            ..figure
        };
        self.happening(stand.seat, figure, true)
    }

    /// A figure outside of Tokyo, if it is seen there.
    fn outside(&self, seat: Seat, beat: Beat) -> Option<Standing> {
        let home = self.ground.homes.get(seat.index()).filter(|home| home.seen)?;
        let figure = self.figure(seat, home.spot, Vector::ZERO, beat);
        Some(self.happening(seat, figure, false))
    }

    /// A figure with what happens to it.
    fn happening(&self, seat: Seat, figure: Figure, inside: bool) -> Standing {
        let motion = self.motion;
        Standing {
            seat,
            figure,
            inside,
            hit: motion.hit(seat).map(|(_, time)| time),
            shield: motion.shield(seat),
            won: motion.crown(seat),
            crowned: if inside { self.crowned(seat) } else { 0.0 },
            fall: motion.fall(seat),
            floats: motion.floats(seat),
        }
    }

    /// A figure with what its body says; whoever strikes turns to whom they hit.
    fn figure(&self, seat: Seat, spot: Spot, towards: Vector, beat: Beat) -> Figure {
        let monster = self.motion.shown().player(seat).monster;
        let attitude = self.motion.attitude(seat);
        let victims = attitude.victims();
        let hit = self.motion.shown().all_seats().filter(|of| victims.contains(*of));
        let hit: Vec<Point> = hit.map(|of| self.stands_at(of).feet).collect();
        let towards = if hit.is_empty() {
            towards
        } else {
            let count = hit.len() as f32;
            let middle = hit
                .iter()
                .fold(Vector::ZERO, |sum, feet| sum + (*feet - spot.feet));
            middle * (1.0 / count)
        };
        // Everybody looks to the middle of the table.
        let left = spot.feet.x > self.ground.city.feet.x + 1.0;
        let figure = Figure::standing(monster, spot.feet, spot.tall).facing(left);
        let mut figure = figure.attitude(&attitude, towards, beat);
        figure.feet.x += self.motion.shake(seat) * spot.tall * 0.05;
        let fall = self.motion.fall(seat);
        figure.opacity = 1.0 - ((fall - 0.6) / 0.4).clamp(0.0, 1.0);
        figure
    }

    /// Where a seat stands now.
    fn stands_at(&self, seat: Seat) -> Spot {
        self.spot(seat, self.motion.shown().player(seat).place)
    }

    /// The city as it always is.
    fn backdrop(&self, painter: &mut Painter<'_>, size: Size) {
        let (city, tower) = match self.edition() {
            Edition::Base => ("board/city.svg", "board/tower.svg"),
            Edition::Dark => ("board/city-dark.svg", "board/tower-dark.svg"),
        };
        let scale = self.ground.width / BOARD.width;
        let feet = self.ground.city.feet;
        let corner = Point::new(
            feet.x - PLAZA.0.x * scale,
            feet.y - self.ground.city.tall * 0.02 - PLAZA.0.y * scale,
        );
        let sky = theme::city::sky(self.edition());
        let parts = [
            (city, Rectangle::new(corner, BOARD * scale)),
            (tower, self.ground.tower),
        ];
        backdrop(painter, &parts, sky, size, self.ground.pixels);
        let state = self.motion.shown();
        let (turns, seats) = (state.turn().number, state.all_seats().count());
        let out = state.all_seats().filter(|seat| !state.player(*seat).alive);
        let out = out.count();
        let broken = |all: &[ruins::Ruin]| ruins::broken(all.len(), turns, seats, out);
        let houses = Rectangle::new(corner, BOARD * scale);
        let dark = self.edition() == Edition::Dark;
        for (all, picture, place) in [
            (ruins::CITY.as_slice(), BOARD, houses),
            (ruins::TOWER.as_slice(), ruins::TOWER_SIZE, self.ground.tower),
        ] {
            ruins::draw(painter, all, broken(all), (picture, dark), place);
        }
        if state.has_pack(Pack::Tower) {
            self.floors(painter);
        }
    }

    /// Whose each floor of the Tower is: a flag in the colour of its owner, and a dim lamp where it is free.
    fn floors(&self, painter: &mut Painter<'_>) {
        let state = self.motion.shown();
        for (floor, place) in (1..).zip(floor_places(self.ground.tower)) {
            let owner = state.floor_owner(floor);
            let high = place.height;
            let (ground, rim) = match owner {
                Some(seat) => ((self.colour)(seat), theme::city::LIGHT),
                None => (theme::city::sky(self.edition()), theme::city::FOG),
            };
            painter.stamp(place, &flag(ground, rim), 1.0);
            if let Some(seat) = owner {
                let slug = state.player(seat).monster.slug();
                let half = Vector::new(high * 0.42, high * 0.42);
                let middle = Point::new(place.x + place.width - high * 0.62, place.center_y());
                painter.stamp(around(middle, half), &format!("monsters/{slug}.svg"), 1.0);
            }
            let ink = match owner {
                Some(_) => theme::city::INK,
                None => theme::city::FOG,
            };
            let number = Line {
                words: floor.to_string(),
                size: (high * 0.72).round(),
                font: font::TITLE,
                ink,
            };
            let at = Point::new(
                place.x + place.width * if owner.is_some() { 0.26 } else { 0.5 },
                place.center_y(),
            );
            painter.words(number, at);
        }
    }

    /// Light and rings on the ground under whoever stands somewhere.
    fn under(&self, painter: &mut Painter<'_>, standing: &[Standing]) {
        let scale = self.ground.width / BOARD.width;
        for one in standing.iter().filter(|one| !one.inside) {
            let colour = (self.colour)(one.seat);
            let half = Vector::new(one.figure.height * 0.42, one.figure.height * 0.11);
            let alive = one.figure.opacity;
            painter.ellipse(one.figure.feet, half, colour.scale_alpha(0.2 * alive), 0.0);
            painter.ellipse(one.figure.feet, half, colour.scale_alpha(0.9 * alive), 2.0);
        }
        // As many for each seat, whether it stands in Tokyo or not.
        let stands = self.motion.stands();
        for seat in self.motion.shown().all_seats() {
            let stand = stands
                .iter()
                .find(|stand| stand.seat == seat && stand.to != Place::Outside);
            let Some(stand) = stand else {
                (0..3).for_each(|_| painter.blank());
                continue;
            };
            let spot = self.spot(seat, stand.to);
            let half = match stand.to {
                Place::City => PLAZA.1 * (scale * 0.88),
                Place::Bay | Place::Outside => Vector::new(spot.tall * 0.5, spot.tall * 0.14),
            };
            let colour = (self.colour)(seat);
            let there = stand.progress.powi(2);
            let middle = spot.feet - Vector::new(0.0, spot.tall * 0.02);
            painter.ellipse(middle, half, colour.scale_alpha(0.35 * there), 0.0);
            let glow = theme::city::LIGHT.scale_alpha(0.5 * self.motion.glow(seat));
            painter.ellipse(middle, half, glow, 0.0);
            painter.ellipse(middle, half, colour.scale_alpha(there), 4.0);
        }
    }

    fn sign(&self, painter: &mut Painter<'_>, words: String, spot: Spot, lit: bool) {
        let ink = if lit { theme::city::LIGHT } else { theme::city::FOG };
        let words = Line {
            words,
            size: (spot.tall * 0.06).clamp(12.0, 30.0).round(),
            font: font::TITLE,
            ink,
        };
        let aside = words.size * 0.6;
        let line = border::rounded(words.size * 0.4).width(1.5).color(ink);
        let sky = theme::city::sky(self.edition()).scale_alpha(0.86);
        painter.plate(words, spot.feet, aside, sky, line);
    }

    /// What says which place is empty, or closed.
    fn signs(&self, painter: &mut Painter<'_>) {
        let state = self.motion.shown();
        let stands = self.motion.stands();
        let empty = |place: Place| {
            stands
                .iter()
                .all(|stand| stand.to != place && stand.from != place)
        };
        if empty(Place::City) {
            self.sign(
                painter,
                fl!(self.words, "table-tokyo-city"),
                self.ground.city,
                true,
            );
        }
        if state.bay_open() && empty(Place::Bay) {
            self.sign(painter, fl!(self.words, "table-tokyo-bay"), self.ground.bay, true);
        } else if !state.bay_open() && state.all_seats().count() > 4 {
            self.sign(
                painter,
                fl!(self.words, "table-bay-closed"),
                self.ground.bay,
                false,
            );
        }
    }

    /// What is laid over a figure.
    fn over(&self, one: &Standing) -> Vec<Over> {
        let swipe = pose::ease_out((one.hit.unwrap_or_default() * 2.2).min(1.0));
        let fade = one
            .hit
            .map_or(0.0, |time| (1.0 - (time - 0.35).max(0.0) / 0.4).clamp(0.0, 1.0));
        let claw = Over {
            path: die::glyph(self.edition(), Face::Claw),
            aside: Vector::new(
                pose::between(0.38, -0.1, swipe),
                pose::between(if one.inside { -0.2 } else { -0.45 }, 0.05, swipe),
            ),
            size: 0.6,
            turn: -0.3 + 0.5 * swipe,
            opacity: fade,
        };
        let upright = |path: &str, aside: Vector, size: f32, opacity: f32| Over {
            path: path.to_owned(),
            aside,
            size,
            turn: 0.0,
            opacity,
        };
        // Above those in Tokyo stands what has happened: nothing of theirs may reach into it.
        let (down, size, there) = match (one.won, one.inside) {
            (Some(crown), true) => (-0.51 - 0.3 * (1.0 - crown), 0.24, crown.clamp(0.0, 1.0)),
            (Some(crown), false) => (-0.62 - 0.3 * (1.0 - crown), 0.34, crown.clamp(0.0, 1.0)),
            (None, _) => (-0.545, 0.17, one.crowned),
        };
        let scarab = self.motion.shown().has_pack(Pack::Curses).then(|| {
            let holds = self.motion.shown().scarab() == Some(one.seat);
            let shown = if holds { 1.0 } else { 0.0 };
            upright("emblems/golden-scarab.svg", SCARAB, SCARAB_SIZE, shown)
        });
        let shield = upright("tokens/shield.svg", Vector::ZERO, 0.55, one.shield);
        let crown = upright("tokens/crown.svg", Vector::new(0.0, down), size, there);
        scarab.into_iter().chain([claw, shield, crown]).collect()
    }

    /// How far the crown of Tokyo City is seen over the figure of a seat, from 0 to 1.
    fn crowned(&self, seat: Seat) -> f32 {
        if self.motion.fall(seat) > 0.0 {
            return 0.0;
        }
        let stands = self.motion.stands().into_iter();
        let mut there = stands.filter(|stand| stand.seat == seat && stand.to == Place::City);
        there.next().map_or(0.0, |stand| stand.progress)
    }
}

/// The flag of a floor: a picture, so that it lies over the Tower.
fn flag(ground: Color, rim: Color) -> String {
    let paint = |colour: Color| {
        let [red, green, blue, _] = colour.into_rgba8();
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 40"><rect x="2" y="2" width="84" height="36" rx="11" fill="{}" stroke="{}" stroke-width="4"/></svg>"#,
        paint(ground),
        paint(rim),
    )
}

/// Where the three floors of the Tower are marked on it, from the bottom to the top.
#[must_use]
pub fn floor_places(tower: Rectangle) -> [Rectangle; 3] {
    let high = (tower.height * 0.062).clamp(16.0, 34.0);
    // On its two platforms, and right under its tip.
    [0.585, 0.36, 0.13].map(|share| {
        let middle = Point::new(tower.center_x(), tower.y + tower.height * share);
        around(middle, Vector::new(high * 1.1, high * 0.5))
    })
}

/// What is remembered from picture to picture.
#[derive(Debug, Default)]
pub struct Memory {
    breath: Breath,
    turns: Turns<Standing>,
    patches: Patches,
}

impl<Message> Artwork<Message> for Tokyo<'_> {
    type State = Memory;

    fn update(
        &self,
        memory: &mut Memory,
        event: &Event,
        _: Rectangle,
        _: mouse::Cursor,
    ) -> Option<Action<Message>> {
        memory.breath.update(event, self.breathes)
    }

    fn draw(&self, memory: &Memory, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        self.backdrop(painter, size);
        let mut standing = self.standing(memory.breath.beat());
        // Whoever waits stands there as in the picture before, with all that happens to it.
        let hurried = self.motion.is_playing() && !painter.has_card();
        memory.turns.take(&mut standing, hurried);
        self.under(painter, &standing);
        for one in &standing {
            one.figure.shadow(painter);
        }
        let state = self.motion.shown();
        for one in &standing {
            if state.has_pack(Pack::Berserk) {
                // Rage burns behind whoever is Berserk.
                let burns = if state.is_berserk(one.seat) { 1.0 } else { 0.0 };
                let rage = Over {
                    path: "tokens/rage.svg".to_owned(),
                    aside: Vector::new(0.0, 0.02),
                    size: 1.16,
                    turn: 0.0,
                    opacity: burns,
                };
                rage.draw(painter, &one.figure);
            }
        }
        for one in &standing {
            one.figure.draw(painter, &memory.patches, &self.over(one));
        }
        // As many layers for those who are not seen.
        for _ in standing.len()..state.all_seats().count() {
            painter.nothing_above();
        }
        // One layer for all of it, also while there is nothing: one that comes, goes or moves is drawn again as a whole.
        painter.above(|painter| {
            for one in &standing {
                one.figure.grave(painter, one.fall);
            }
            self.signs(painter);
            for Standing { figure, floats, .. } in &standing {
                let over = figure.heart() - Vector::new(0.0, figure.height * 0.45);
                let size = (figure.height * 0.17).clamp(14.0, 30.0);
                dials::floats(painter, floats, over, size, colours);
            }
        });
    }
}
