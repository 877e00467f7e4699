//! A die as a solid: a cube with rounded edges, seen from above at an angle, as pixels.
//!
//! A picture of one is worked out pixel by pixel: its outline is a polygon grown by the radius of its edges, each
//! flat face a parallelogram of the drawing on it, and what lies between is rounded. Lengths are in halves of an
//! edge. The table's x goes to the right, y down the screen, and z up from the table; seen by the camera, z comes
//! towards the eye.
//!
//! Knows no widget and no face by name.

use std::sync::Arc;

/// How far the camera looks down from the side: the sine and cosine of the angle to the upright.
pub const TILT: (f32, f32) = (0.309, 0.951);
/// The radius of the edges.
const ROUND: f32 = 0.3;
/// From the middle of a flat face to its border.
const FLAT: f32 = 1.0 - ROUND;
/// The farthest that a die reaches from its middle.
pub const REACH: f32 = FLAT * 1.733 + ROUND;
/// The line around a die.
const LINE: f32 = 0.075;
/// The part of a face that its drawing takes.
const DRAWN: f32 = 0.76;
/// Where the light comes from, as the camera sees it.
const LIGHT: Vector = [-0.42, -0.62, 0.663];
/// Halfway between the light and the eye.
const GLOSS: Vector = [-0.23, -0.34, 0.912];
/// How straight the light falls on the upper face of a die that lies.
const UPPER: f32 = 0.822;

type Vector = [f32; 3];

fn dot(one: Vector, other: Vector) -> f32 {
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

/// Of each face, in the order of its game: outwards, to the right of its drawing, and down it.
const FACES: [[Vector; 3]; 6] = [
    [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]],
    [[0.0, -1.0, 0.0], [0.0, 0.0, 1.0], [-1.0, 0.0, 0.0]],
    [[-1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, -1.0]],
    [[0.0, 0.0, -1.0], [1.0, 0.0, 0.0], [0.0, -1.0, 0.0]],
];

/// How a die is turned: a rotation, as a quaternion of length 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn([f32; 4]);

impl Turn {
    /// With a face up, its drawing upright, and then turned by `yaw` on the table.
    ///
    /// # Panics
    /// When there is no such face.
    #[must_use]
    pub fn upright(face: usize, yaw: f32) -> Self {
        let [out, right, down] = FACES[face];
        // The rotation that takes these three to z, x and y, from its matrix.
        let (xx, yy, zz) = (right[0], down[1], out[2]);
        let biggest = [xx + yy + zz, xx - yy - zz, yy - xx - zz, zz - xx - yy];
        let skew = [down[2] - out[1], out[0] - right[2], right[1] - down[0]];
        let even = [right[1] + down[0], out[0] + right[2], down[2] + out[1]];
        // Which of the four is largest, so that nothing is divided by almost nothing.
        let at = (0..4).fold(
            0,
            |best, nth| if biggest[nth] > biggest[best] { nth } else { best },
        );
        let root = (1.0 + biggest[at]).sqrt();
        let most = root / 2.0;
        let [a, b, c] = skew.map(|part| -part / (2.0 * root));
        let [xy, xz, yz] = even.map(|part| part / (2.0 * root));
        let turn = match at {
            0 => Self([most, a, b, c]),
            1 => Self([a, most, xy, xz]),
            2 => Self([b, xy, most, yz]),
            _ => Self([c, xz, yz, most]),
        };
        Self::around([0.0, 0.0, 1.0], yaw).after(turn)
    }

    /// Around an axis of length 1.
    #[must_use]
    pub fn around(axis: Vector, angle: f32) -> Self {
        let (sine, cosine) = (angle / 2.0).sin_cos();
        Self([cosine, axis[0] * sine, axis[1] * sine, axis[2] * sine])
    }

    /// First the other turn, then this one.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        let ([w, x, y, z], [a, b, c, d]) = (self.0, first.0);
        let turn = [
            w * a - x * b - y * c - z * d,
            w * b + x * a + y * d - z * c,
            w * c - x * d + y * a + z * b,
            w * d + x * c - y * b + z * a,
        ];
        let length = turn.iter().map(|part| part * part).sum::<f32>().sqrt();
        Self(turn.map(|part| part / length.max(1e-6)))
    }

    /// Between this turn and another one, by the shorter way.
    #[must_use]
    pub fn towards(self, other: Self, way: f32) -> Self {
        let along: f32 = (0..4).map(|part| self.0[part] * other.0[part]).sum();
        let sign = if along < 0.0 { -1.0 } else { 1.0 };
        let angle = along.abs().min(1.0).acos();
        let (here, there) = if angle < 1e-3 {
            (1.0 - way, way)
        } else {
            let sine = angle.sin();
            (((1.0 - way) * angle).sin() / sine, (way * angle).sin() / sine)
        };
        let mixed: [f32; 4] = std::array::from_fn(|part| here * self.0[part] + sign * there * other.0[part]);
        let length = mixed.iter().map(|part| part * part).sum::<f32>().sqrt();
        Self(mixed.map(|part| part / length.max(1e-6)))
    }

    /// Where it turns a vector to.
    fn of(self, [a, b, c]: Vector) -> Vector {
        let [w, x, y, z] = self.0;
        let (p, q, r) = (y * c - z * b, z * a - x * c, x * b - y * a);
        [
            a + 2.0 * (w * p + y * r - z * q),
            b + 2.0 * (w * q + z * p - x * r),
            c + 2.0 * (w * r + x * q - y * p),
        ]
    }

    /// The three axes of the die on the table.
    fn axes(self) -> [Vector; 3] {
        [
            self.of([1.0, 0.0, 0.0]),
            self.of([0.0, 1.0, 0.0]),
            self.of([0.0, 0.0, 1.0]),
        ]
    }

    /// The same as the camera sees them.
    fn seen(self) -> [Vector; 3] {
        let (sine, cosine) = TILT;
        self.axes()
            .map(|[x, y, z]| [x, y * cosine - z * sine, y * sine + z * cosine])
    }

    /// Which face lies up, by its number.
    #[must_use]
    pub fn up(self) -> usize {
        let height = |face: &[Vector; 3]| self.of(face[0])[2];
        (0..FACES.len()).fold(0, |best, face| {
            if height(&FACES[face]) > height(&FACES[best]) {
                face
            } else {
                best
            }
        })
    }

    /// How high its middle lies when it touches the table.
    #[must_use]
    pub fn height(self) -> f32 {
        let up: f32 = self.axes().iter().map(|axis| axis[2].abs()).sum();
        FLAT * up + ROUND
    }

    /// How far its outline reaches from its middle, to the side and up or down, as the camera sees it.
    #[must_use]
    pub fn reach(self) -> (f32, f32) {
        let seen = self.seen();
        let along = |part: usize| seen.iter().map(|axis| axis[part].abs()).sum::<f32>() * FLAT + ROUND;
        (along(0), along(1))
    }
}

/// What a die is made of: red, green and blue, from 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Material {
    /// Of its flat faces.
    pub flat: [f32; 3],
    /// In the light.
    pub light: [f32; 3],
    /// In the shade.
    pub shade: [f32; 3],
    /// Of its edges, where they are of something else.
    pub edges: Option<[f32; 3]>,
    /// Of the line around it.
    pub line: [f32; 3],
}

/// The drawing on a face: red, green, blue and opacity of each pixel, the colours already multiplied by the
/// opacity. Without one a face is empty.
#[derive(Debug, Clone)]
pub struct Drawing {
    /// Width and height, in pixels.
    pub side: usize,
    /// Row by row.
    pub pixels: Vec<[u8; 4]>,
}

impl Drawing {
    /// The colour at a place from 0 to 1, between its pixels.
    fn at(&self, x: f32, y: f32) -> [f32; 4] {
        let last = self.side.saturating_sub(1);
        let place = |share: f32| (share * self.side as f32 - 0.5).clamp(0.0, last as f32);
        let (x, y) = (place(x), place(y));
        let (left, top) = (x as usize, y as usize);
        let (across, down) = (x - left as f32, y - top as f32);
        let (upper, lower) = (top * self.side, (top + 1).min(last) * self.side);
        let right = (left + 1).min(last);
        let pixel = |at: usize| self.pixels.get(at).copied().unwrap_or_default();
        let four = [
            pixel(upper + left),
            pixel(upper + right),
            pixel(lower + left),
            pixel(lower + right),
        ];
        if four[0][3] == 0 && four[1][3] == 0 && four[2][3] == 0 && four[3][3] == 0 {
            return [0.0; 4];
        }
        let mut colour = [0.0; 4];
        for (channel, value) in colour.iter_mut().enumerate() {
            let above = f32::from(four[0][channel]) * (1.0 - across) + f32::from(four[1][channel]) * across;
            let below = f32::from(four[2][channel]) * (1.0 - across) + f32::from(four[3][channel]) * across;
            *value = above * (1.0 - down) + below * down;
        }
        colour
    }
}

/// What grows evenly over the picture: by so much to the right, by so much down, and its value in the middle.
#[derive(Debug, Clone, Copy)]
struct Plane(f32, f32, f32);

impl Plane {
    fn at(self, x: f32, y: f32) -> f32 {
        self.0 * x + self.1 * y + self.2
    }

    /// Narrows a part of a row to where this is below a limit.
    fn narrow(self, part: &mut (f32, f32), y: f32, limit: f32) {
        let rest = limit - self.1 * y - self.2;
        if self.0 > 1e-6 {
            part.1 = part.1.min(rest / self.0);
        } else if self.0 < -1e-6 {
            part.0 = part.0.max(rest / self.0);
        } else if rest < 0.0 {
            part.1 = f32::NEG_INFINITY;
        }
    }
}

/// A face that the camera sees.
struct Seen<'a> {
    /// How far to the right on it, and how far down.
    right: Plane,
    down: Plane,
    /// Its colour, and how brightly its drawing is lit.
    ground: [f32; 3],
    bright: f32,
    drawing: Option<&'a Drawing>,
}

impl Seen<'_> {
    /// The part of a row in which it is flat.
    fn part(&self, y: f32) -> (f32, f32) {
        let mut part = (f32::NEG_INFINITY, f32::INFINITY);
        for Plane(x, down, at) in [self.right, self.down] {
            Plane(x, down, at).narrow(&mut part, y, FLAT);
            Plane(-x, -down, -at).narrow(&mut part, y, FLAT);
        }
        part
    }

    fn colour(&self, x: f32, y: f32) -> [f32; 3] {
        let Some(drawing) = self.drawing else {
            return self.ground;
        };
        let right = (self.right.at(x, y) / DRAWN + 1.0) / 2.0;
        let down = (self.down.at(x, y) / DRAWN + 1.0) / 2.0;
        if !(right > 0.0 && right < 1.0 && down > 0.0 && down < 1.0) {
            return self.ground;
        }
        let [red, green, blue, opacity] = drawing.at(right, down);
        let clear = 1.0 - opacity / 255.0;
        let [r, g, b] = self.ground;
        [
            red * self.bright + r * clear,
            green * self.bright + g * clear,
            blue * self.bright + b * clear,
        ]
    }
}

/// A die: what it is made of, and what is drawn on it.
#[derive(Debug, Clone)]
pub struct Solid {
    /// What it is made of.
    pub material: Material,
    /// What is drawn on its six faces.
    pub faces: [Option<Arc<Drawing>>; 6],
}

/// How many pixels wide and high the picture of a die is whose edge is so long.
#[must_use]
pub fn side(edge: f32) -> u32 {
    (edge * REACH).ceil() as u32 + 2
}

/// How many pixels wide and high the drawing on a face is, when the edge is so long.
#[must_use]
pub fn drawn(edge: f32) -> u32 {
    (edge * DRAWN).ceil() as u32
}

/// The picture of a die whose edge is so many pixels long: red, green, blue and opacity, row by row, as wide and
/// high as [`side`] says, around its middle.
#[must_use]
pub fn picture(look: &Solid, turn: Turn, edge: f32) -> Vec<u8> {
    let side = side(edge) as usize;
    let half = edge / 2.0;
    let axes = turn.seen();
    let outline = Outline::of(&axes);
    let faces = seen_faces(look, &axes);
    let mut pixels = vec![0; 4 * side * side];
    let middle = side as f32 / 2.0;
    // From a place in the picture to the first pixel whose middle lies to the right of it.
    let column = |x: f32| (x * half + middle + 0.5).clamp(0.0, side as f32) as usize;
    for (row, line) in pixels.chunks_exact_mut(4 * side).enumerate() {
        let y = (row as f32 + 0.5 - middle) / half;
        let range = |(left, right): (f32, f32)| (column(left), column(right));
        let (first, end) = range(outline.part(y, ROUND + 1.0 / half));
        let inner = range(outline.part(y, 0.0));
        let mut parts = [(0, 0); 3];
        for (part, face) in parts.iter_mut().zip(&faces) {
            *part = range(face.part(y));
        }
        let mut depth = f32::NAN;
        for at in first..end {
            let x = (at as f32 + 0.5 - middle) / half;
            let (mut covered, mut ink) = (1.0, 0.0);
            if at < inner.0 || at >= inner.1 {
                let beyond = outline.distance(x, y) - ROUND;
                covered = (0.5 - beyond * half).clamp(0.0, 1.0);
                ink = (0.5 + (beyond + LINE) * half).clamp(0.0, 1.0);
                if covered <= 0.0 {
                    continue;
                }
            }
            let mut colour = look.material.line;
            if ink < 1.0 {
                let flat = (0..faces.len()).find(|face| parts[*face].0 <= at && at < parts[*face].1);
                let inside = match flat {
                    Some(face) => faces[face].colour(x, y),
                    None => edge_colour(&look.material, rounded(&axes, x, y, &mut depth)),
                };
                colour = mixed(inside, colour, ink);
            }
            let pixel = &mut line[4 * at..4 * at + 4];
            pixel[0] = colour[0] as u8;
            pixel[1] = colour[1] as u8;
            pixel[2] = colour[2] as u8;
            pixel[3] = (covered * 255.0) as u8;
        }
    }
    pixels
}

fn mixed(one: [f32; 3], other: [f32; 3], way: f32) -> [f32; 3] {
    let between = |one: f32, other: f32| one + (other - one) * way;
    [
        between(one[0], other[0]),
        between(one[1], other[1]),
        between(one[2], other[2]),
    ]
}

/// The faces that the camera sees, at most three.
fn seen_faces<'a>(look: &'a Solid, axes: &[Vector; 3]) -> Vec<Seen<'a>> {
    let seen = |vector: Vector| -> Vector {
        std::array::from_fn(|part| (0..3).map(|axis| vector[axis] * axes[axis][part]).sum())
    };
    let mut faces = Vec::with_capacity(3);
    for (face, drawing) in FACES.iter().zip(&look.faces) {
        let [out, right, down] = face.map(seen);
        if out[2] < 0.02 {
            continue;
        }
        // How deep it lies below a place of the picture, and from there along its drawing.
        let (dx, dy, at) = (-out[0] / out[2], -out[1] / out[2], 1.0 / out[2]);
        let along = |edge: Vector| Plane(edge[0] + edge[2] * dx, edge[1] + edge[2] * dy, edge[2] * at);
        let light = dot(out, LIGHT);
        faces.push(Seen {
            right: along(right),
            down: along(down),
            ground: lit(&look.material, look.material.flat, light),
            bright: (0.34 + 0.66 * (light + 0.4) / (UPPER + 0.4)).clamp(0.2, 1.0),
            drawing: drawing.as_deref(),
        });
    }
    faces
}

/// The colour of an edge that faces this way.
fn edge_colour(material: &Material, normal: Vector) -> [f32; 3] {
    let ground = material.edges.unwrap_or(material.flat);
    let colour = lit(material, ground, dot(normal, LIGHT));
    let mut gloss = dot(normal, GLOSS).max(0.0);
    for _ in 0..5 {
        gloss *= gloss;
    }
    mixed(colour, [255.0; 3], 0.45 * gloss)
}

/// A colour in so much light: between that of the shade and that of the light.
fn lit(material: &Material, ground: [f32; 3], bright: f32) -> [f32; 3] {
    if bright >= UPPER {
        mixed(ground, material.light, (bright - UPPER) / (1.0 - UPPER) * 0.8)
    } else {
        let way = ((UPPER - bright) / (UPPER + 0.45)).min(1.0);
        mixed(ground, material.shade, way * 0.85)
    }
}

/// Which way the die faces where it is rounded. The surface is searched along the view from the depth of the
/// pixel before, or from in front of the die.
fn rounded(axes: &[Vector; 3], x: f32, y: f32, depth: &mut f32) -> Vector {
    let mut at = if depth.is_nan() { REACH } else { *depth + 0.1 };
    let (mut from, mut length) = ([0.0; 3], 1.0);
    for _ in 0..8 {
        // From the inner cube to here, along each axis; and how much of that is towards the eye.
        let mut deep = 0.0;
        let mut square = 0.0;
        for (axis, part) in axes.iter().zip(&mut from) {
            let along = axis[0] * x + axis[1] * y + axis[2] * at;
            *part = along - along.clamp(-FLAT, FLAT);
            square += *part * *part;
            deep += *part * axis[2];
        }
        length = square.sqrt().max(1e-4);
        let off = length - ROUND;
        if off.abs() < 0.012 {
            break;
        }
        at -= off / (deep / length).max(0.35);
    }
    *depth = at;
    let [a, b, c] = from.map(|part| part / length);
    let [one, two, three] = axes;
    [
        a * one[0] + b * two[0] + c * three[0],
        a * one[1] + b * two[1] + c * three[1],
        a * one[2] + b * two[2] + c * three[2],
    ]
}

/// The outline of the inner cube in the picture, whose corners are the middles of the rounded ones.
struct Outline {
    edges: Vec<Edge>,
}

/// An edge of an outline: how far beyond it a place is, how far along it, and how long it is.
struct Edge {
    beyond: Plane,
    along: Plane,
    length: f32,
}

impl Outline {
    fn of(axes: &[Vector; 3]) -> Self {
        // The outline of a cube is the sum of its edges: they and their opposites, in the order of their angles.
        let mut ways: Vec<[f32; 2]> = axes
            .iter()
            .map(|[x, y, _]| if *y < 0.0 { [-x, -y] } else { [*x, *y] })
            .map(|[x, y]| [2.0 * FLAT * x, 2.0 * FLAT * y])
            .filter(|[x, y]| x.hypot(*y) > 1e-4)
            .collect();
        ways.sort_by(|one, other| one[1].atan2(one[0]).total_cmp(&other[1].atan2(other[0])));
        let sum = ways
            .iter()
            .fold([0.0, 0.0], |sum, way| [sum[0] + way[0], sum[1] + way[1]]);
        let mut at = [-sum[0] / 2.0, -sum[1] / 2.0];
        let mut edges = Vec::with_capacity(6);
        let back: Vec<_> = ways.iter().map(|[x, y]| [-x, -y]).collect();
        for [x, y] in ways.into_iter().chain(back) {
            let length = x.hypot(y);
            let (right, down) = (x / length, y / length);
            edges.push(Edge {
                beyond: Plane(down, -right, right * at[1] - down * at[0]),
                along: Plane(right, down, -right * at[0] - down * at[1]),
                length,
            });
            at = [at[0] + x, at[1] + y];
        }
        Self { edges }
    }

    /// The part of a row that lies not more than this beyond each edge.
    fn part(&self, y: f32, beyond: f32) -> (f32, f32) {
        let mut part = (f32::NEG_INFINITY, f32::INFINITY);
        for edge in &self.edges {
            edge.beyond.narrow(&mut part, y, beyond);
        }
        part
    }

    /// How far outside of it a place is; below 0 within.
    fn distance(&self, x: f32, y: f32) -> f32 {
        let (mut inside, mut nearest) = (f32::NEG_INFINITY, f32::INFINITY);
        for edge in &self.edges {
            let beyond = edge.beyond.at(x, y);
            inside = inside.max(beyond);
            if beyond > 0.0 {
                let along = edge.along.at(x, y);
                let off = along - along.clamp(0.0, edge.length);
                nearest = nearest.min(off * off + beyond * beyond);
            }
        }
        if inside <= 0.0 { inside } else { nearest.sqrt() }
    }
}
