//! What fights have left of a city: fires, ruins, holes and cracks, more of them the longer a game lasts.
//!
//! How many there are is worked out from the position, so that a game that is opened again or looked back on shows
//! the same ones. Each is a small picture of its own over the city, which itself is drawn once.

use super::painter::{Painter, around};
use iced::{Point, Rectangle, Size, Vector};

/// Something broken: its picture, its middle and its size in units of the picture that it stands on.
#[derive(Debug, Clone, Copy)]
pub struct Ruin {
    picture: Picture,
    at: Point,
    size: Size,
}

const fn ruin(picture: Picture, at: (f32, f32), size: (f32, f32)) -> Ruin {
    Ruin {
        picture,
        at: Point::new(at.0, at.1),
        size: Size::new(size.0, size.1),
    }
}

/// As they are drawn by night, and in the Dark Edition.
type Picture = [&'static str; 2];

const FIRE: Picture = ["board/damage/fire.svg"; 2];
const SMOKE: Picture = ["board/damage/smoke.svg", "board/damage/smoke-dark.svg"];
const HOUSE: Picture = ["board/damage/ruin.svg", "board/damage/ruin-dark.svg"];
const HOLE: Picture = ["board/damage/hole.svg"; 2];
const CRACK: Picture = ["board/damage/crack.svg", "board/damage/crack-dark.svg"];

/// The ruins of Tokyo, in the order in which they come, in units of `board/city.svg`.
pub const CITY: [Ruin; 18] = [
    ruin(CRACK, (430.0, 960.0), (120.0, 52.0)),
    ruin(HOUSE, (396.0, 808.0), (74.0, 74.0)),
    ruin(HOLE, (163.0, 560.0), (46.0, 46.0)),
    ruin(HOUSE, (1496.0, 938.0), (72.0, 72.0)),
    ruin(FIRE, (252.0, 880.0), (34.0, 42.0)),
    ruin(SMOKE, (254.0, 800.0), (70.0, 130.0)),
    ruin(HOUSE, (180.0, 812.0), (66.0, 66.0)),
    ruin(HOLE, (390.0, 520.0), (52.0, 52.0)),
    ruin(CRACK, (940.0, 1000.0), (130.0, 56.0)),
    ruin(HOUSE, (80.0, 904.0), (84.0, 84.0)),
    ruin(SMOKE, (82.0, 800.0), (80.0, 150.0)),
    ruin(FIRE, (324.0, 598.0), (40.0, 48.0)),
    ruin(HOUSE, (450.0, 786.0), (58.0, 58.0)),
    ruin(HOLE, (60.0, 540.0), (50.0, 50.0)),
    ruin(FIRE, (1400.0, 990.0), (40.0, 48.0)),
    ruin(SMOKE, (1402.0, 900.0), (80.0, 150.0)),
    ruin(HOUSE, (286.0, 748.0), (60.0, 60.0)),
    ruin(FIRE, (508.0, 880.0), (38.0, 46.0)),
];

/// What is broken at the tower, in units of `board/tower.svg`.
pub const TOWER: [Ruin; 5] = [
    ruin(FIRE, (26.0, 296.0), (28.0, 34.0)),
    ruin(HOLE, (70.0, 222.0), (42.0, 42.0)),
    ruin(SMOKE, (92.0, 92.0), (48.0, 96.0)),
    ruin(FIRE, (86.0, 136.0), (28.0, 34.0)),
    ruin(FIRE, (114.0, 298.0), (26.0, 32.0)),
];

/// The ruins of the arena of a duel, in units of `duel/arena.svg`.
pub const ARENA: [Ruin; 10] = [
    ruin(HOLE, (284.0, 412.0), (50.0, 50.0)),
    ruin(SMOKE, (506.0, 700.0), (90.0, 170.0)),
    ruin(HOLE, (1392.0, 398.0), (46.0, 46.0)),
    ruin(FIRE, (446.0, 404.0), (40.0, 48.0)),
    ruin(SMOKE, (1160.0, 690.0), (90.0, 170.0)),
    ruin(FIRE, (1216.0, 420.0), (42.0, 50.0)),
    ruin(SMOKE, (290.0, 340.0), (70.0, 130.0)),
    ruin(HOLE, (958.0, 424.0), (44.0, 44.0)),
    ruin(SMOKE, (856.0, 690.0), (90.0, 170.0)),
    ruin(SMOKE, (1398.0, 326.0), (70.0, 130.0)),
];

/// The size of the picture of the tower.
pub const TOWER_SIZE: Size = Size::new(140.0, 330.0);

/// How much of so many is broken when so many turns of so many seats have been played and so many monsters are
/// out. It never becomes less.
#[must_use]
pub fn broken(all: usize, turns: u16, seats: usize, out: usize) -> usize {
    // After nine rounds, an average game, all of it.
    const ROUNDS: usize = 9;
    let turns = usize::from(turns.saturating_sub(1));
    (turns * all / (ROUNDS * seats.max(1)) + out).min(all)
}

/// Draws the first `count` of them on a picture that is so large and lies there, as in the Dark Edition or not.
pub fn draw(
    painter: &mut Painter<'_>,
    ruins: &[Ruin],
    count: usize,
    (picture, dark): (Size, bool),
    place: Rectangle,
) {
    let scale = Vector::new(place.width / picture.width, place.height / picture.height);
    for (nth, ruin) in ruins.iter().enumerate() {
        if nth >= count {
            // One more must not have all that is drawn after them drawn again.
            painter.blank();
            continue;
        }
        let middle = place.position() + Vector::new(ruin.at.x * scale.x, ruin.at.y * scale.y);
        let half = Vector::new(ruin.size.width * scale.x, ruin.size.height * scale.y) * 0.5;
        painter.stamp(around(middle, half), ruin.picture[usize::from(dark)], 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_is_whole_at_first_and_never_mends() {
        for seats in 2..=6 {
            assert_eq!(broken(CITY.len(), 1, seats, 0), 0);
            let grows: Vec<usize> = (0..200).map(|turn| broken(CITY.len(), turn, seats, 0)).collect();
            assert!(grows.is_sorted() && grows.contains(&1) && grows.ends_with(&[CITY.len()]));
        }
        assert_eq!(broken(CITY.len(), 1, 4, 2), 2);
    }

    #[test]
    fn every_ruin_has_a_picture() {
        for ruin in CITY.iter().chain(&TOWER).chain(&ARENA) {
            for picture in ruin.picture {
                assert!(crate::ui::art::has(picture), "{picture}");
            }
        }
    }
}
