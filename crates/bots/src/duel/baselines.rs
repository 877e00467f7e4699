//! The rules of thumb by which the anchors of the pool play Duel.
//!
//! `greedy` keeps what pulls the marker of which it shows most, and the other one's from three of them on;
//! all claws; hearts when it is hurt; energy as far as it is missing for a card that it would pay. It buys
//! the dearest card that it can pay, and answers all else that Duel asks by the default policy.

use super::default_policy;
use crate::baselines::Baselines;
use crate::roll_plan::RollPlan;
use engine::duel::{Answer, Face, MARKET, State, Track, What};
use engine::{Game, Seat};

/// Health at which `greedy` keeps hearts.
const HURT: u8 = 9;

impl Baselines for State {
    const CLAW: Face = Face::Claw;

    fn greedy_keep(&self, seat: Seat) -> [u8; 6] {
        let shown = self.dice().counts();
        let of = |face: Face| shown[face.index()];
        let mut keep = [0; 6];
        // Of two that show as often, the one whose marker is nearer to the end.
        let pulled = |track| i16::from(self.marker(track).halves()) * i16::from(self.side(seat));
        let faces = [
            (Face::Fame, pulled(Track::Fame)),
            (Face::Destruction, pulled(Track::Destruction)),
        ];
        let best = faces
            .into_iter()
            .max_by_key(|(face, pulled)| (of(*face), *pulled));
        for (face, _) in faces {
            let enough = if best.is_some_and(|(best, _)| best == face) {
                2
            } else {
                3
            };
            if of(face) >= enough {
                keep[face.index()] = of(face);
            }
        }
        keep[Face::Claw.index()] = of(Face::Claw);
        if self.player(seat).health <= HURT {
            keep[Face::Heart.index()] = self.missing_hearts(seat);
        }
        let energy = u8::try_from(self.player(seat).energy).unwrap_or(u8::MAX);
        let missing = (0..MARKET).filter_map(|slot| Some(self.price(slot, 0)?.saturating_sub(energy)));
        keep[Face::Energy.index()] = missing
            .filter(|missing| *missing <= of(Face::Energy))
            .max()
            .unwrap_or(0);
        keep
    }

    fn greedy_answer(&self, _: Seat) -> Option<Answer> {
        let less = match self.question().what {
            What::Buy => 0,
            What::Shop { less, .. } => less,
            _ => return default_policy::answer(self),
        };
        let mut answers = Vec::new();
        self.answers(&mut answers);
        let price = |answer: &Answer| match answer {
            Answer::Buy(slot) => Some((self.price(usize::from(*slot), less)?, *answer)),
            _ => None,
        };
        let dearest = answers.iter().filter_map(price).max_by_key(|(price, _)| *price);
        dearest.map(|(_, answer)| answer)
    }
}
