//! The great moments, over the whole table: the last heart, a monster that is out, the winner. Start at
//! [`spectacles`].
//!
//! Like [what flies](super::flight) they are small pictures moved about, in a layer no larger than they are.

use super::painter::{Artwork, Painter, Words, around, painted};
use crate::ui::show::pose;
use crate::ui::show::table::{Moment, Spectacle};
use crate::ui::theme::city;
use crate::ui::{font, raster, theme};
use iced::{Color, Element, Point, Rectangle, Size, Vector, border};
use std::f32::consts::TAU;

/// A ring of light behind a winner.
const RAYS: &str = "board/rays.svg";

/// Whose moment it is, as far as it is drawn.
#[derive(Debug, Clone)]
pub struct Hero {
    /// Where the monster is seen.
    pub place: Rectangle,
    /// Its name in files.
    pub slug: &'static str,
    /// The colour of its seat.
    pub house: Color,
    /// What is said of it when it wins.
    pub wins: String,
}

/// The moments that are shown now, a winner in the middle of `stage`; `None` where there are none. `unit` is 1 in a
/// window of 1280 by 800.
pub fn spectacles<'a, Message: 'a>(
    all: Vec<Spectacle>,
    unit: f32,
    stage: Rectangle,
    hero: impl Fn(&Spectacle) -> Hero,
) -> Option<Element<'a, Message>> {
    let acts: Vec<(Spectacle, Hero)> = all.into_iter().map(|one| (one, hero(&one))).collect();
    (!acts.is_empty()).then(|| painted(Acts { acts, unit, stage }).into())
}

struct Acts {
    acts: Vec<(Spectacle, Hero)>,
    unit: f32,
    stage: Rectangle,
}

impl Acts {
    /// How far a burst reaches.
    fn reach(&self) -> f32 {
        120.0 * self.unit
    }

    /// Pictures that fly off to all sides, and fall a little.
    fn burst(
        painter: &mut Painter<'_>,
        path: &str,
        count: u8,
        middle: Point,
        (reach, side): (f32, f32),
        time: f32,
    ) {
        let pixels = raster::pixels(side);
        let picture = raster::picture(&[(path, raster::WHOLE)], Size::new(pixels, pixels));
        let alpha = ((1.0 - time) / 0.4).clamp(0.0, 1.0);
        for nth in 0..count {
            let angle = TAU * (f32::from(nth) + 0.25) / f32::from(count);
            // Not all of them equally far.
            let far = reach * (0.75 + 0.25 * f32::from(nth % 3)) * pose::ease_out(time);
            let fall = reach * 0.5 * time * time;
            let at = middle + Vector::new(angle.cos() * far, angle.sin() * far * 0.8 + fall);
            let half = Vector::new(side, side) * 0.5;
            painter.picture(around(at, half), picture.clone(), angle.cos() * time, alpha);
        }
    }

    fn fixed(painter: &mut Painter<'_>, path: &str, middle: Point, side: f32, alpha: f32) {
        let pixels = raster::pixels(side);
        let picture = raster::picture(&[(path, raster::WHOLE)], Size::new(pixels, pixels));
        painter.picture(around(middle, Vector::new(side, side) * 0.5), picture, 0.0, alpha);
    }

    fn out(&self, painter: &mut Painter<'_>, hero: &Hero, time: f32) {
        let middle = hero.place.center();
        let puffs = (self.reach() * 0.75, 54.0 * self.unit);
        Self::burst(painter, "board/damage/puff.svg", 9, middle, puffs, time);
        let rise = middle - Vector::new(0.0, self.reach() * 0.5 * pose::ease_out(time));
        let alpha = (time * 6.0).min((1.0 - time) * 3.0).clamp(0.0, 1.0);
        Self::fixed(painter, "tokens/skull.svg", rise, 64.0 * self.unit, alpha);
    }

    fn won(&self, painter: &mut Painter<'_>, hero: &Hero, time: f32) {
        let (middle, unit) = (self.stage.center(), self.unit);
        let there = (time * 5.0).min(1.0);
        let head = middle - Vector::new(0.0, 26.0 * unit);
        let half = Vector::new(self.stage.height, self.stage.height) * 0.5;
        painter.stamp_in_pieces(around(head, half), RAYS, 0.9 * there);
        let side = 190.0 * unit;
        // Pictures, as fields would lie under the light.
        let half = Vector::new(side, side) * 0.5;
        painter.ellipse(head, half, city::NIGHT.scale_alpha(0.95 * there), 0.0);
        painter.ellipse(head, half, hero.house.scale_alpha(there), 5.0 * unit);
        let picture = format!("monsters/{}.svg", hero.slug);
        painter.stamp_in_pieces(around(head, half * 0.86), &picture, there);
        let down = pose::ease_out_back((time * 1.6).min(1.0));
        let crown = head - Vector::new(0.0, side * 0.5 + 60.0 * unit * (1.0 - down));
        Self::fixed(painter, "tokens/crown.svg", crown, 84.0 * unit, there);
        if time < 1.0 {
            let stars = (self.reach() * 1.1, 34.0 * unit);
            Self::burst(painter, "tokens/star.svg", 14, head, stars, time);
        }
        painter.above_in(self.stage, |painter| {
            let letters = (40.0 * unit).clamp(22.0, 72.0).round();
            let words = Words {
                words: hero.wins.clone(),
                size: letters,
                font: font::TITLE,
                ink: city::PAPER.scale_alpha(there),
            };
            let line = border::rounded(letters * 0.4)
                .width(2.5)
                .color(hero.house.scale_alpha(there));
            let under = head + Vector::new(0.0, side * 0.5 + letters * 0.55);
            let fill = city::NIGHT.scale_alpha(0.94 * there);
            painter.plate(words, under, letters * 0.8, fill, line);
        });
    }
}

impl<Message> Artwork<Message> for Acts {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, _: &theme::Colours, _: Size) {
        for (act, hero) in &self.acts {
            match act.moment {
                Moment::Lethal => {
                    let hearts = (self.reach(), 30.0 * self.unit);
                    let middle = hero.place.center();
                    Self::burst(painter, "tokens/heart.svg", 7, middle, hearts, act.time);
                }
                Moment::Out => self.out(painter, hero, act.time),
                Moment::Won => self.won(painter, hero, act.time),
            }
        }
    }
}
