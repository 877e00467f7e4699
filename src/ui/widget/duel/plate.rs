//! Hexagons and plates as pictures: a space, a ring around one, the joined plate of a Buzz token.

use super::zigzag::HALF;
use crate::ui::raster;
use crate::ui::theme::city;
use crate::ui::widget::painter::{Painter, around};
use iced::{Color, Point, Size, Vector};
use std::fmt::Write as _;

/// Units of a picture for a radius.
const UNIT: f32 = 50.0;

fn paint(colour: Color) -> String {
    let [red, green, blue, _] = colour.into_rgba8();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The outline of a hexagon around a middle, in units.
fn outline(middle: Vector, radius: f32, path: &mut String) {
    let corners = [
        (1.0, 0.0),
        (0.5, HALF),
        (-0.5, HALF),
        (-1.0, 0.0),
        (-0.5, -HALF),
        (0.5, -HALF),
    ];
    for (nth, (across, down)) in corners.into_iter().enumerate() {
        let letter = if nth == 0 { 'M' } else { 'L' };
        let (x, y) = (middle.x + across * radius, middle.y + down * radius);
        let _ = write!(path, "{letter}{x:.1} {y:.1}");
    }
    path.push('Z');
}

/// Draws an svg whose units count from a middle, `half` of them to each side.
fn draw(painter: &mut Painter<'_>, middle: Point, half: Vector, radius: f32, body: &str, opacity: f32) {
    let markup = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{:.1} {:.1} {:.1} {:.1}"><g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>"#,
        -half.x,
        -half.y,
        half.x * 2.0,
        half.y * 2.0,
    );
    let scale = radius / UNIT;
    let wide = painter.pixels(half.x * 2.0 * scale);
    let high = (wide as f32 * half.y / half.x).round() as u32;
    let picture = raster::picture(&[(&markup, raster::WHOLE)], Size::new(wide, high.max(1)));
    painter.picture(around(middle, half * scale), picture, 0.0, opacity);
}

/// One hexagon; `rim` in shares of the radius.
pub(super) fn hexagon(
    painter: &mut Painter<'_>,
    middle: Point,
    radius: f32,
    fill: Color,
    rim: (Color, f32),
    opacity: f32,
) {
    let (line, width) = rim;
    let mut path = String::new();
    outline(Vector::ZERO, UNIT * (0.96 - width / 2.0), &mut path);
    let body = format!(
        r#"<path d="{path}" fill="{}" fill-opacity="{:.2}" stroke="{}" stroke-width="{:.1}"/>"#,
        paint(fill),
        fill.a,
        paint(line),
        width * UNIT,
    );
    draw(
        painter,
        middle,
        Vector::new(UNIT * 1.02, UNIT * 1.02),
        radius,
        &body,
        opacity,
    );
}

/// A hexagon in a frame with dark lines on both sides, so that the frame is told from the field whatever colour it
/// has; `rim` in shares of the radius.
pub(super) fn framed(painter: &mut Painter<'_>, middle: Point, radius: f32, fill: Color, rim: (Color, f32)) {
    /// Of each of the two lines, in shares of the radius.
    const LINE: f32 = 0.045;
    let (house, width) = rim;
    let dark = width + 2.0 * LINE;
    let mut path = String::new();
    outline(Vector::ZERO, UNIT * (0.96 - dark / 2.0), &mut path);
    let body = format!(
        r#"<path d="{path}" fill="{}" stroke="{}" stroke-width="{:.1}"/><path d="{path}" fill="none" stroke="{}" stroke-width="{:.1}"/>"#,
        paint(fill),
        paint(city::INK),
        dark * UNIT,
        paint(house),
        width * UNIT,
    );
    let half = Vector::new(UNIT * 1.02, UNIT * 1.02);
    draw(painter, middle, half, radius, &body, 1.0);
}

/// A hexagon of light around a space.
pub(super) fn ring(painter: &mut Painter<'_>, middle: Point, radius: f32, colour: Color, width: f32) {
    hexagon(
        painter,
        middle,
        radius,
        Color::TRANSPARENT,
        (colour, width),
        colour.a,
    );
}

/// How a plate looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Paint {
    /// The field.
    pub fill: Color,
    /// Around it.
    pub rim: Color,
    /// 1 when it lies there.
    pub opacity: f32,
}

/// The joined plate over spaces with these middles; `bridge` joins the first and the last one straight.
pub(super) fn plate(painter: &mut Painter<'_>, middles: &[Point], radius: f32, bridge: bool, look: Paint) {
    let (Some(first), Some(last)) = (middles.first(), middles.last()) else {
        return;
    };
    let centre = Point::new((first.x + last.x) / 2.0, (first.y + last.y) / 2.0);
    let units = |point: &Point| (*point - centre) * (UNIT / radius);
    let cells: Vec<Vector> = if bridge {
        vec![units(first), units(last)]
    } else {
        middles.iter().map(units).collect()
    };
    let (mut wide, mut narrow) = (String::new(), String::new());
    for cell in &cells {
        outline(*cell, UNIT * 0.88, &mut wide);
        outline(*cell, UNIT * 0.8, &mut narrow);
    }
    let mut body = String::new();
    let line = |colour: Color, width: f32| {
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        format!(
            r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="{}" stroke-width="{width:.1}"/>"#,
            from.x,
            from.y,
            to.x,
            to.y,
            paint(colour),
        )
    };
    let field = |path: &str, colour: Color, width: f32| {
        let colour = paint(colour);
        format!(r#"<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width="{width:.1}"/>"#)
    };
    for (colour, path, width, bar) in [
        (city::INK, &wide, 20.0, 44.0),
        (look.rim, &wide, 12.0, 36.0),
        (look.fill, &narrow, 2.0, 22.0),
    ] {
        if bridge {
            body.push_str(&line(colour, bar));
        }
        body.push_str(&field(path, colour, width));
    }
    let reach = |part: fn(&Vector) -> f32| cells.iter().map(part).fold(0.0, f32::max);
    let half = Vector::new(
        reach(|cell| cell.x.abs()) + UNIT * 1.12,
        reach(|cell| cell.y.abs()) + UNIT * 1.12,
    );
    draw(painter, centre, half, radius, &body, look.opacity);
}

/// A beam of light from a lamp to what it lights, `half` of it to both sides, falling `down` (or up, below
/// 0).
pub(super) fn beam(painter: &mut Painter<'_>, lamp: Point, half: f32, down: f32, colour: Color) {
    let (wide, high) = (half.max(1.0), down.abs().max(1.0));
    // A picture for each size of a window would be many: one for all, stretched.
    let markup = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="a" x1="0" y1="{}" x2="0" y2="{}"><stop offset="0" stop-color="{ink}" stop-opacity="0.85"/><stop offset="0.55" stop-color="{ink}" stop-opacity="0.4"/><stop offset="1" stop-color="{ink}" stop-opacity="0.22"/></linearGradient></defs><path d="{}" fill="url(#a)"/></svg>"#,
        if down > 0.0 { 0 } else { 1 },
        if down > 0.0 { 1 } else { 0 },
        if down > 0.0 {
            "M44 0L56 0L98 96Q98 100 94 100L6 100Q2 100 2 96Z"
        } else {
            "M44 100L56 100L98 4Q98 0 94 0L6 0Q2 0 2 4Z"
        },
        ink = paint(colour),
    );
    let picture = raster::picture(&[(&markup, raster::WHOLE)], Size::new(256, 256));
    let centre = Point::new(lamp.x, lamp.y + down / 2.0);
    painter.picture(
        around(centre, Vector::new(wide, high / 2.0)),
        picture,
        0.0,
        colour.a,
    );
}
