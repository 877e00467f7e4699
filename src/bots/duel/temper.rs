//! The tempers of Duel's monsters.

use crate::bots::temper::Tempers;
use crate::engine::Seat;
use crate::engine::duel::{Face, Monster, State, Track};

/// What a monster likes, each as the part by which one of it makes the odds look better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tastes {
    /// A heart of its own.
    heart: f32,
    /// A heart that the rival is missing.
    wound: f32,
    /// A card in front of it.
    card: f32,
    /// A space of the marker of Fame toward it.
    fame: f32,
    /// A space of the marker of Destruction toward it.
    destruction: f32,
    /// A space toward it of the marker that is farther off.
    farther: f32,
}

/// The taste of nobody: only winning counts.
const EVEN: Tastes = Tastes {
    heart: 0.0,
    wound: 0.0,
    card: 0.0,
    fame: 0.0,
    destruction: 0.0,
    farther: 0.0,
};

/// Hearts that a wounded monster is missing when it wants revenge.
const GRUDGE: f32 = 2.0;

fn missing(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    f32::from(player.monster.health()) - f32::from(player.health)
}

impl Tempers for State {
    type Tastes = Tastes;

    fn tastes(&self, seat: Seat) -> Tastes {
        match self.player(seat).monster {
            // Bold: claws first.
            Monster::Gigazaur => Tastes { wound: 0.085, ..EVEN },
            // A collector: anything that lies in the market.
            Monster::Alienoid => Tastes { card: 0.35, ..EVEN },
            // Careful: never short of hearts, and neither marker far away.
            Monster::SpacePenguin => Tastes {
                heart: 0.12,
                farther: 0.25,
                ..EVEN
            },
            // Vengeful: harmless until it bleeds.
            Monster::MekaDragon => Tastes {
                wound: 0.03 * (missing(self, seat) - GRUDGE),
                ..EVEN
            },
            // Playful: whatever stands falls.
            Monster::CyberKitty => Tastes {
                destruction: 0.26,
                ..EVEN
            },
            // Proud: everybody looks at him.
            Monster::TheKing => Tastes { fame: 0.3, ..EVEN },
        }
    }

    fn liked(&self, seat: Seat, tastes: &Tastes) -> f32 {
        let player = self.player(seat);
        let pulled = |track| f32::from(self.marker(track).halves() * self.side(seat)) / 2.0;
        let (fame, destruction) = (pulled(Track::Fame), pulled(Track::Destruction));
        tastes.heart * f32::from(player.health)
            + tastes.wound * missing(self, self.rival(seat))
            + tastes.card * player.kept.iter().count() as f32
            + tastes.fame * fame
            + tastes.destruction * destruction
            + tastes.farther * fame.min(destruction)
    }

    fn leaning(&self, seat: Seat, face: Face) -> i32 {
        let hurt = missing(self, seat) > GRUDGE;
        match (self.player(seat).monster, face) {
            (Monster::Gigazaur, Face::Claw)
            | (Monster::CyberKitty, Face::Destruction)
            | (Monster::TheKing, Face::Fame) => 3,
            (Monster::Alienoid, Face::Energy) | (Monster::SpacePenguin, Face::Heart) => 2,
            (Monster::MekaDragon, Face::Claw) => {
                if hurt {
                    4
                } else {
                    -2
                }
            }
            _ => 0,
        }
    }
}
