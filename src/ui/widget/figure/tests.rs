//! Every figure, in every pose.

use super::parts::parts;
use super::{Beat, Figure, PICTURE, rig};
use crate::ui::raster;
use crate::ui::show::attitude::{Attitude, Deed, Mood};
use engine::Seats;
use engine::parts::Monster;
use iced::{Point, Rectangle, Vector};

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
