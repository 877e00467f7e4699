//! King of Tokyo as a course: tables of every size with the boxes that people play, the base game most often.

use super::Course;
use crate::bots::draw::Draw;
use crate::engine::Chance;
use crate::engine::classic::{Edition, Options, Setup, State, Wickedness};

impl Course for State {
    fn opening(net: usize, luck: &mut Draw) -> Self {
        match net {
            BARE => start(2, bare(luck.happens(50)), luck),
            MANY => {
                let seats = match luck.below(10) {
                    0..4 => 4,
                    4..6 => 3,
                    6..8 => 5,
                    _ => 6,
                };
                start(seats, boxes(luck), luck)
            }
            _ => start(2, boxes(luck), luck),
        }
    }

    fn usual(net: usize, luck: &mut Draw) -> Self {
        match net {
            BARE => start(2, bare(true), luck),
            MANY => start(4, Options::default(), luck),
            _ => start(2, Options::default(), luck),
        }
    }
}

/// The places of the nets for two without cards, and for three to six.
const BARE: usize = 1;
const MANY: usize = 2;

/// Two without power cards, with energy or stars in Tokyo.
fn bare(two_player_variant: bool) -> Options {
    Options {
        power_cards: false,
        two_player_variant,
        ..Options::default()
    }
}

fn boxes(luck: &mut Draw) -> Options {
    let mut options = match luck.below(100) {
        0..3 => Options {
            power_cards: false,
            ..Options::default()
        },
        3..58 => Options::default(),
        58..80 => Options::of(Edition::Dark),
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
    options.two_player_variant = luck.happens(80);
    options
}

fn start(seats: usize, options: Options, luck: &mut Draw) -> State {
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options = options;
    setup.monsters.rotate_left(luck.below(seats as u32) as usize);
    setup.start().expect("boxes that go together")
}
