//! King of Tokyo as a course: tables of every size with the boxes that people play, the base game most often.

use super::Course;
use crate::bots::classic::HandSet;
use crate::bots::draw::Draw;
use crate::bots::learned::Learned;
use crate::engine::Chance;
use crate::engine::classic::{Edition, Options, Setup, State, Wickedness};

impl Course for State {
    type First = HandSet;

    fn table(net: usize, luck: &mut Draw) -> Self {
        let seats = match (net, luck.below(10)) {
            (0, _) => 2,
            (_, 0..4) => 4,
            (_, 4..6) => 3,
            (_, 6..8) => 5,
            _ => 6,
        };
        start(seats, boxes(net == 0, luck), luck)
    }

    fn usual(net: usize, luck: &mut Draw) -> Self {
        start(if net == 0 { 2 } else { 4 }, Options::default(), luck)
    }

    fn shipped() -> Option<&'static Learned> {
        crate::bots::classic::shipped()
    }
}

fn boxes(two: bool, luck: &mut Draw) -> Options {
    let (no_cards, base) = if two { (14, 62) } else { (3, 58) };
    let mut options = match luck.below(100) {
        of if of < no_cards => Options {
            power_cards: false,
            ..Options::default()
        },
        of if of < base => Options::default(),
        of if of < 80 => Options::of(Edition::Dark),
        _ => {
            let edition = [Edition::Base, Edition::Dark][luck.below(2) as usize];
            Options {
                promos: luck.happens(50),
                halloween: luck.happens(50),
                ..Options::of(edition)
            }
        }
    };
    let sides = [Wickedness::Red, Wickedness::Green, Wickedness::Mixed];
    if options.wickedness != Wickedness::Off || options.power_cards && luck.happens(8) {
        options.wickedness = sides[luck.below(3) as usize];
    }
    options.two_player_variant = luck.happens(if options.power_cards { 80 } else { 50 });
    options
}

fn start(seats: usize, options: Options, luck: &mut Draw) -> State {
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options = options;
    setup.monsters.rotate_left(luck.below(seats as u32) as usize);
    setup.start().expect("boxes that go together")
}
