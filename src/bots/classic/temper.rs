//! The tempers of King of Tokyo's monsters.

use crate::bots::temper::Tempers;
use crate::engine::Seat;
use crate::engine::classic::{Face, Monster, State};

/// What a monster likes, each as the part by which one of it makes the odds look better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tastes {
    /// A star of its own.
    star: f32,
    /// A heart of its own.
    heart: f32,
    /// A heart that a rival is missing.
    wound: f32,
    /// A cube of its own.
    energy: f32,
    /// A card in front of it.
    card: f32,
    /// Being in Tokyo.
    tokyo: f32,
}

/// The taste of nobody: only winning counts.
const EVEN: Tastes = Tastes {
    star: 0.0,
    heart: 0.0,
    wound: 0.0,
    energy: 0.0,
    card: 0.0,
    tokyo: 0.0,
};

/// Hearts that a wounded monster is missing when it wants revenge.
const GRUDGE: f32 = 2.0;

/// Hearts that a monster is missing to the ten with which all begin.
fn missing(state: &State, seat: Seat) -> f32 {
    10.0 - f32::from(state.player(seat).hearts)
}

impl Tempers for State {
    type Tastes = Tastes;

    fn tastes(&self, seat: Seat) -> Tastes {
        let player = self.player(seat);
        // Where few are left a detour costs more, and Tokyo is a harder place.
        let crowd = (self.living_count() as f32 - 1.0).min(3.0) / 3.0;
        match player.monster {
            // Bold: claws first.
            Monster::Gigazaur => Tastes { wound: 0.09, ..EVEN },
            // Sly: lets the others fight for Tokyo.
            Monster::CyberKitty => Tastes {
                tokyo: -0.33 * crowd,
                ..EVEN
            },
            // Proud: Tokyo is his as long as he can stand.
            Monster::TheKing => Tastes {
                tokyo: 0.055 * crowd * f32::from(player.hearts),
                ..EVEN
            },
            // Vengeful: peaceful until it bleeds.
            Monster::MekaDragon => Tastes {
                wound: 0.04 * (missing(self, seat) - GRUDGE),
                ..EVEN
            },
            // Careful: never short of hearts, and out of Tokyo at the first scratches.
            Monster::SpacePenguin => Tastes {
                heart: 0.24,
                tokyo: -0.1 * crowd * missing(self, seat).max(0.0),
                ..EVEN
            },
            // A collector: anything that lies in the market.
            Monster::Alienoid => Tastes { card: 0.35, ..EVEN },
            // Thrifty: a full store of energy.
            Monster::CyberBunny => Tastes { energy: 0.1, ..EVEN },
            // Greedy: stars.
            Monster::Kraken => Tastes {
                star: 0.27 * crowd,
                ..EVEN
            },
        }
    }

    fn liked(&self, seat: Seat, tastes: &Tastes) -> f32 {
        let player = self.player(seat);
        let mut liked = tastes.star * f32::from(player.stars)
            + tastes.heart * f32::from(player.hearts)
            + tastes.energy * f32::from(player.energy);
        if tastes.card != 0.0 {
            liked += tastes.card * self.held_by(seat).count() as f32;
        }
        if tastes.wound != 0.0 {
            let rivals = self.all_seats().filter(|other| *other != seat);
            liked += tastes.wound * rivals.map(|rival| missing(self, rival)).sum::<f32>();
        }
        if self.in_tokyo(seat) {
            liked += tastes.tokyo;
        }
        liked
    }

    fn leaning(&self, seat: Seat, face: Face) -> i32 {
        let hurt = missing(self, seat) > GRUDGE;
        match (self.player(seat).monster, face) {
            (Monster::Gigazaur, Face::Claw) | (Monster::Kraken, Face::Three) => 3,
            (Monster::SpacePenguin, Face::Heart)
            | (Monster::Alienoid | Monster::CyberBunny, Face::Energy) => 2,
            (Monster::TheKing, Face::Claw) if !self.in_tokyo(seat) => 3,
            (Monster::MekaDragon, Face::Claw) => {
                if hurt {
                    4
                } else {
                    -2
                }
            }
            (Monster::CyberKitty, Face::Claw) => -3,
            _ => 0,
        }
    }
}
