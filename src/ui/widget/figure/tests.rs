//! Every figure, in every pose.

use super::parts::parts;
use super::{Beat, Figure, PICTURE, rig};
use crate::ui::raster;
use crate::ui::show::attitude::{Attitude, Deed, Mood};
use engine::Seats;
use engine::parts::Monster;
use iced::advanced::image::Handle;
use iced::{Point, Rectangle, Size, Vector};
use resvg::tiny_skia::{Color, FilterQuality, IntSize, Pixmap, PixmapPaint, Transform};

/// Every mood and every deed, at many moments.
fn attitudes() -> Vec<Attitude> {
    let moods = Mood::ALL.into_iter().map(Attitude::of);
    let deeds = [Deed::Attack(Seats::NONE), Deed::Hurt, Deed::Heal, Deed::Walk];
    let moments = deeds.into_iter().flat_map(|deed| {
        (0..=20).map(move |time| Attitude {
            deed: Some((deed, time as f32 / 20.0)),
            ..Attitude::default()
        })
    });
    moods.chain(moments).collect()
}

/// The corners of a figure's pieces.
fn corners(figure: &Figure) -> Vec<Point> {
    let scale = figure.height / PICTURE.height;
    let pieces = figure.pieces().into_iter();
    let around = |piece: super::Piece| {
        let half = Vector::new(
            piece.shape.width * piece.grown.0,
            piece.shape.height * piece.grown.1,
        ) * (scale / 2.0);
        let (sin, cos) = piece.turn.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let (x, y) = (half.x * x, half.y * y);
            piece.middle + Vector::new(x * cos - y * sin, x * sin + y * cos)
        })
    };
    pieces.flat_map(around).collect()
}

#[test]
fn every_figure_has_its_parts_and_turns_them_about_points_of_their_own() {
    for monster in Monster::ALL {
        let parts = parts(monster);
        let slug = monster.slug();
        let named: Vec<_> = parts.iter().map(|part| part.name).collect();
        for wanted in ["body", "head", "jaw", "lids", "arm-left", "arm-right"] {
            // The kraken is a head on legs.
            let headed = wanted == "body" && monster == Monster::Kraken;
            let wanted = if headed { "legs" } else { wanted };
            assert!(named.contains(&wanted), "{slug} has no {wanted}");
        }
        assert_eq!(named, raster::groups(&format!("figures/{slug}.svg")), "{slug}");
        for part in parts {
            let path = rig::path(monster, part);
            let extent = raster::extent(&path).unwrap_or_else(|| panic!("{path}"));
            let whole = Rectangle::with_size(PICTURE);
            assert!(extent.is_within(&whole.expand(8.0)), "{path} lies at {extent:?}");
            let pivot = Point::new(part.pivot.0, part.pivot.1);
            // What only goes along with another part turns about nothing.
            let turns = part
                .moves
                .iter()
                .any(|step| matches!(step, rig::Move::Turn(..) | rig::Move::Grow(..)));
            assert!(
                !turns || extent.contains(pivot),
                "{path} turns about {pivot:?}, and lies at {extent:?}"
            );
            let carried = part.on.is_empty() || parts.iter().any(|other| other.name == part.on);
            assert!(carried, "{path} hangs on {}", part.on);
        }
    }
}

#[test]
fn nothing_of_a_figure_leaves_its_frame_whatever_it_does() {
    for monster in Monster::ALL {
        for (left, towards) in [(false, 1.0), (false, -1.0), (true, 1.0), (true, -1.0)] {
            for attitude in attitudes() {
                for beat in [Beat::STILL, Beat(4), Beat(11), Beat(27)] {
                    let standing = Figure::standing(monster, Point::new(50.0, 20.0), 200.0).facing(left);
                    let frame = standing.frame();
                    let figure = standing.attitude(&attitude, Vector::new(towards, 0.4), beat);
                    for corner in corners(&figure) {
                        assert!(
                            frame.contains(corner),
                            "{monster:?} {attitude:?} {beat:?}: {corner:?} is outside {frame:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_still_figure_stands_as_it_is_drawn() {
    for monster in Monster::ALL {
        let figure = Figure::standing(monster, Point::ORIGIN, 320.0);
        let held = figure.attitude(&Attitude::default(), Vector::ZERO, Beat::STILL);
        assert_eq!(held.pieces(), figure.pieces());
        for piece in held.pieces() {
            let drawn = piece.shape.center() - super::SOLES;
            let off = piece.middle - Point::ORIGIN - drawn;
            assert!(
                off.x.hypot(off.y) < 0.01 && piece.turn == 0.0,
                "{} of {monster:?}",
                piece.path
            );
        }
    }
}

/// Draws a figure as a renderer would, over what is there.
fn drawn(figure: &Figure, canvas: &mut Pixmap) {
    for (place, picture, turn, shown) in figure.pictures() {
        if shown {
            lay(canvas, place, picture, turn);
        }
    }
}

/// Draws a picture as a renderer would.
fn lay(canvas: &mut Pixmap, place: Rectangle, picture: Handle, turn: f32) {
    let Handle::Rgba {
        width,
        height,
        pixels,
        ..
    } = picture
    else {
        panic!("a picture made of pixels");
    };
    let size = IntSize::from_wh(width, height).expect("a size");
    let mut pixels = pixels.to_vec();
    for pixel in pixels.chunks_exact_mut(4) {
        let alpha = u16::from(pixel[3]);
        for part in &mut pixel[..3] {
            *part = (u16::from(*part) * alpha / 255) as u8;
        }
    }
    let picture = Pixmap::from_vec(pixels, size).expect("all its pixels");
    let middle = place.center();
    let transform = Transform::from_scale(place.width / width as f32, place.height / height as f32)
        .post_translate(place.x, place.y)
        .post_rotate_at(turn.to_degrees(), middle.x, middle.y);
    let paint = PixmapPaint {
        quality: FilterQuality::Bilinear,
        ..PixmapPaint::default()
    };
    canvas.draw_pixmap(0, 0, picture.as_ref(), &paint, transform, None);
}

#[test]
fn all_parts_of_a_still_figure_together_look_like_the_figure() {
    let (width, height) = (PICTURE.width as u32, PICTURE.height as u32);
    for monster in Monster::ALL {
        let mut parts = Pixmap::new(width, height).expect("a canvas");
        drawn(
            &Figure::standing(monster, super::SOLES, PICTURE.height),
            &mut parts,
        );
        let file = format!("figures/{}.svg", monster.slug());
        let whole = raster::picture(&[(&file, raster::WHOLE)], Size::new(width, height));
        let Handle::Rgba { pixels, .. } = whole else {
            panic!("a picture made of pixels");
        };
        let pairs = parts.pixels().iter().zip(pixels.chunks_exact(4));
        // Edges are softer by a shade, but nothing is missing and nothing lies elsewhere.
        let differ = pairs.filter(|(one, other)| {
            let alpha = i32::from(other[3]);
            let red = i32::from(other[0]) * alpha / 255;
            (i32::from(one.alpha()) - alpha).abs() > 96 || (i32::from(one.red()) - red).abs() > 96
        });
        let share = differ.count() as f32 / (width * height) as f32;
        assert!(share < 0.004, "{monster:?}: {share}");
    }
}

#[test]
fn a_figure_as_one_picture_looks_like_its_parts() {
    let size = Size::new(420u32, 400u32);
    for monster in Monster::ALL {
        for attitude in attitudes().into_iter().step_by(29) {
            for left in [false, true] {
                let figure = Figure::standing(monster, Point::new(210.0, 370.0), 300.0).facing(left);
                let figure = figure.attitude(&attitude, Vector::new(1.0, 0.2), Beat(5));
                let mut parts = Pixmap::new(size.width, size.height).expect("a canvas");
                drawn(&figure, &mut parts);
                let Some((place, picture)) = super::composed::picture(&figure) else {
                    // No figure of theirs is drawn.
                    assert!(super::parts::parts(monster).is_empty(), "{monster:?}");
                    continue;
                };
                let mut whole = Pixmap::new(size.width, size.height).expect("a canvas");
                for (part, tile) in picture.tiles.iter() {
                    lay(
                        &mut whole,
                        *part + (place.position() - Point::ORIGIN),
                        tile.clone(),
                        0.0,
                    );
                }
                let pairs = parts.pixels().iter().zip(whole.pixels());
                let differ = pairs.filter(|(one, other)| {
                    let far = |one: u8, other: u8| one.abs_diff(other) > 96;
                    far(one.alpha(), other.alpha()) || far(one.red(), other.red())
                });
                let share = differ.count() as f32 / (size.width * size.height) as f32;
                assert!(share < 0.01, "{monster:?} {attitude:?}: {share}");
            }
        }
    }
}

#[test]
fn a_figure_that_stands_still_is_drawn_once_wherever_it_stands() {
    let of = |x, beat| {
        let figure = Figure::standing(Monster::Kraken, Point::new(x, 200.0), 150.0);
        let figure = figure.attitude(&Attitude::default(), Vector::ZERO, beat);
        super::composed::picture(&figure).expect("it is seen")
    };
    let both = || (of(100.0, Beat::STILL), of(160.0, Beat::STILL));
    // Other tests keep pictures in the same place meanwhile, and may have one thrown away.
    let kept = (0..100)
        .map(|_| both())
        .find(|((_, one), (_, same))| one.nth == same.nth);
    let ((here, one), (there, same)) = kept.expect("it is drawn once");
    assert_eq!(there.x - here.x, 60.0);
    assert!(std::sync::Arc::ptr_eq(&one.tiles, &same.tiles));
    assert_ne!(of(100.0, Beat(4)).1.nth, one.nth, "it breathes");
}

/// With `OUT=FOLDER`, also draws every monster in every mood and at moments of every deed, to be looked at.
#[test]
fn every_moment_of_a_deed_looks_different_from_standing_still() {
    let cell = Size::new(230u32, 210u32);
    let deeds = [Deed::Attack(Seats::NONE), Deed::Hurt, Deed::Heal, Deed::Walk];
    let moments = deeds.into_iter().flat_map(|deed| {
        [0.1, 0.26, 0.5, 0.8].map(|time| Attitude {
            deed: Some((deed, time)),
            ..Attitude::default()
        })
    });
    let attitudes: Vec<_> = Mood::ALL.into_iter().map(Attitude::of).chain(moments).collect();
    for monster in Monster::ALL {
        let columns = 5;
        let rows = attitudes.len().div_ceil(columns as usize) as u32;
        let mut sheet = Pixmap::new(cell.width * columns, cell.height * rows).expect("a sheet");
        sheet.fill(Color::from_rgba8(48, 46, 92, 255));
        let at_rest = |attitude: &Attitude| {
            let figure = Figure::standing(monster, Point::new(115.0, 185.0), 150.0);
            figure.attitude(attitude, Vector::new(1.0, 0.0), Beat::STILL)
        };
        for (nth, attitude) in attitudes.iter().enumerate() {
            let figure = at_rest(attitude);
            let still = *attitude == Attitude::default();
            assert_eq!(
                still,
                figure.pieces() == at_rest(&Attitude::default()).pieces(),
                "{attitude:?}"
            );
            let (column, row) = (nth as u32 % columns, nth as u32 / columns);
            let corner = Vector::new((column * cell.width) as f32, (row * cell.height) as f32);
            let moved = Figure {
                feet: figure.feet + corner,
                ..figure
            };
            drawn(&moved, &mut sheet);
        }
        if let Some(folder) = std::env::var_os("OUT") {
            let path = std::path::Path::new(&folder).join(format!("{}.png", monster.slug()));
            sheet.save_png(path).expect("a folder to draw into");
        }
    }
}

#[test]
fn every_deed_begins_and_ends_in_how_the_figure_stands() {
    let rest = super::Pose::of(&Attitude::default(), Beat(3), 1);
    for deed in [Deed::Attack(Seats::NONE), Deed::Hurt, Deed::Heal, Deed::Walk] {
        let at = |time| {
            let attitude = Attitude {
                deed: Some((deed, time)),
                ..Attitude::default()
            };
            super::Pose::of(&attitude, Beat(3), 1)
        };
        assert_eq!((at(0.0), at(1.0)), (rest, rest), "{deed:?}");
        assert_ne!(at(0.25), rest, "{deed:?}");
    }
}

#[test]
fn neighbours_take_turns_to_breathe() {
    let pose = |beat, nth| super::Pose::of(&Attitude::default(), Beat(beat), nth);
    for beat in 2..60 {
        let moved = [0, 1].map(|nth| pose(beat, nth) != pose(beat + 1, nth));
        assert!(!(moved[0] && moved[1]), "at {beat} both move");
    }
    let moves = |nth| {
        (2..60)
            .filter(|beat| pose(*beat, nth) != pose(beat + 1, nth))
            .count()
    };
    assert!(moves(0) > 15 && moves(1) > 15, "{} and {}", moves(0), moves(1));
}
