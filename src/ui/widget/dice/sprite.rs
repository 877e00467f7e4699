//! Pictures of dice: those of dice that keep still are kept, those of others are drawn anew for each moment.

use super::{Body, DiceView};
use crate::ui::{raster, theme};
use engine::classic::Edition;
use engine::parts::Faces;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size, Vector};
use pixels::solid::{self, Drawing, Material, Solid, Turn};
use std::sync::{Arc, LazyLock, Mutex};

/// Of which box the dice are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Make {
    /// King of Tokyo.
    Base,
    /// King of Tokyo: Dark Edition.
    Dark,
    /// King of Tokyo: Duel.
    Duel,
}

impl From<Edition> for Make {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Base => Self::Base,
            Edition::Dark => Self::Dark,
        }
    }
}

impl Make {
    fn material(self, body: Body) -> Material {
        let (flat, light, shade) = match (self, body) {
            (Self::Base, Body::Plain | Body::Blank) => (0x2A_2750, 0x7A_6FC8, 0x17_1530),
            (Self::Base, Body::Kept) => (0x3A_2F52, 0xFF_F3D0, 0x6E_4820),
            (Self::Base, Body::Extra) => (0x14_523A, 0x4F_CF85, 0x0B_3022),
            (Self::Dark, Body::Plain | Body::Blank) => (0x1B_1E28, 0x5C_6588, 0x08_090D),
            (Self::Dark, Body::Kept) => (0x1E_1626, 0xFF_F0C4, 0x5E_3C16),
            (Self::Dark, Body::Extra) => (0x2A_1748, 0x8A_62D8, 0x12_0828),
            (Self::Duel, Body::Plain | Body::Blank) => (0x17_3B4C, 0x57_A7BD, 0x0A_1B26),
            (Self::Duel, Body::Kept) => (0x22_3A4A, 0xFF_F3D0, 0x66_4A22),
            (Self::Duel, Body::Extra) => (0x4A_1F52, 0xB0_6CC4, 0x21_0B28),
        };
        Material {
            flat: colour(flat),
            light: colour(light),
            shade: colour(shade),
            edges: (body == Body::Kept).then(|| colour(0xFF_C857)),
            line: colour(if self == Self::Dark { 0x05_060A } else { 0x14_122B }),
        }
    }
}

fn colour(value: u32) -> [f32; 3] {
    let [_, red, green, blue] = value.to_be_bytes();
    [red, green, blue].map(f32::from)
}

/// Pixels along an edge of a die that flies, at most: it moves, and nobody counts them.
pub(super) const MOVING: u32 = 112;

/// A die that keeps still, with so many pixels along an edge: drawn once for each size.
pub(super) fn still<D: DiceView>(row: &D, body: Body, turn: Turn, pixels: u32) -> Handle {
    let side = solid::side(pixels as f32);
    let name = format!("die {:?} {body:?} {turn:?} {pixels}", row.make());
    raster::worked_out(name, Size::new(side, side), || {
        solid::picture(&solid_of(row, body, pixels), turn, pixels as f32)
    })
}

/// A die that flies, with so many pixels along an edge.
pub(super) fn flying<D: DiceView>(row: &D, body: Body, turn: Turn, pixels: u32) -> Handle {
    let side = solid::side(pixels as f32);
    let drawn = solid::picture(&solid_of(row, body, pixels), turn, pixels as f32);
    Handle::from_rgba(side, side, drawn)
}

/// The place of the picture of a die around its middle; an edge has so many pixels.
pub(super) fn place(middle: Point, edge: f32, pixels: u32) -> Rectangle {
    // The picture has a pixel more to each side than the die reaches.
    let side = edge * solid::side(pixels as f32) as f32 / pixels as f32;
    Rectangle::new(
        middle - Vector::new(side / 2.0, side / 2.0),
        Size::new(side, side),
    )
}

type Faces6 = [Option<Arc<Drawing>>; 6];

/// The drawings on dice, by their names and their size: those of a few sizes.
static DRAWINGS: LazyLock<Mutex<Vec<(String, u32, Faces6)>>> = LazyLock::new(Mutex::default);

/// Sizes and looks whose drawings are kept, each about a quarter of a megabyte.
const KEPT: usize = 4;
/// Drawings are made for edges in steps of so many pixels: a die that comes nearer is drawn with the same ones.
const STEP: u32 = 32;

fn solid_of<D: DiceView>(row: &D, body: Body, edge: u32) -> Solid {
    let material = row.make().material(body);
    if body == Body::Blank {
        return Solid {
            material,
            faces: Faces6::default(),
        };
    }
    let edge = edge.div_ceil(STEP) * STEP;
    let glyphs = D::Face::ALL.map(|face| row.glyph(face));
    let name = format!("{:?} {}", theme::eyes(), glyphs.join(" "));
    let Ok(mut kept) = DRAWINGS.lock() else {
        return Solid {
            material,
            faces: Faces6::default(),
        };
    };
    if let Some((_, _, faces)) = kept.iter().find(|(of, size, _)| *of == name && *size == edge) {
        let faces = faces.clone();
        return Solid { material, faces };
    }
    let side = solid::drawn(edge as f32);
    let drawing = |face: D::Face| {
        let pixels = raster::multiplied(&row.glyph(face), side);
        let side = side as usize;
        Some(Arc::new(Drawing { side, pixels }))
    };
    let faces = D::Face::ALL.map(drawing);
    if kept.len() >= KEPT {
        kept.remove(0);
    }
    kept.push((name, edge, faces.clone()));
    Solid { material, faces }
}
