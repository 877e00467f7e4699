//! The rules of thumb by which the anchors of the pool play Duel.
//!
//! `greedy` keeps what pulls the marker of which it shows most, and the other one's from three of them on;
//! all claws; hearts when it is hurt; energy as far as it is missing for a card that it would pay. It buys
//! the dearest card that it can pay, and answers all else that Duel asks by the default policy.
//!
//! `claws` keeps claws and buys nothing. `child` keeps the face that it has most of, claws when in doubt, and
//! buys the dearest card that it can pay. `adult` keeps claws, power and what pulls a marker from two of them
//! on, hearts when it is hurt, and energy; it buys as `greedy` does.

use super::default_policy;
use crate::baselines::{Baselines, RulesOfThumb};
use crate::roll_plan::RollPlan;
use engine::duel::{Answer, Face, MARKET, State, Track, What};
use engine::{Game, Seat};

/// Health at which `greedy` keeps hearts.
const HURT: u8 = 9;

impl Baselines for State {
    fn keep_by(&self, rules: RulesOfThumb, seat: Seat) -> [u8; 6] {
        match rules {
            RulesOfThumb::Claws => {
                let mut keep = [0; 6];
                keep[Face::Claw.index()] = u8::MAX;
                keep
            }
            RulesOfThumb::Greedy => greedy_keep(self, seat),
            RulesOfThumb::Child => child_keep(self, seat),
            RulesOfThumb::Adult => adult_keep(self, seat),
        }
    }

    fn answer_by(&self, rules: RulesOfThumb, _: Seat) -> Option<Answer> {
        if rules == RulesOfThumb::Claws {
            return None;
        }
        let less = match self.question().what {
            What::Buy => 0,
            What::Shop { less, .. } => less,
            _ if rules == RulesOfThumb::Child => return None,
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

fn child_keep(state: &State, seat: Seat) -> [u8; 6] {
    /// Who is kept of those that show as often: the last one.
    const LIKED: [Face; 6] = [
        Face::Energy,
        Face::Power,
        Face::Heart,
        Face::Destruction,
        Face::Fame,
        Face::Claw,
    ];
    let mut shown = state.dice().counts();
    let hearts = &mut shown[Face::Heart.index()];
    *hearts = state.missing_hearts(seat).min(*hearts);
    let mut keep = [0; 6];
    if let Some(most) = LIKED.into_iter().max_by_key(|face| shown[face.index()]) {
        keep[most.index()] = shown[most.index()];
    }
    keep
}

fn adult_keep(state: &State, seat: Seat) -> [u8; 6] {
    let mut keep = state.dice().counts();
    for face in [Face::Fame, Face::Destruction, Face::Power] {
        if keep[face.index()] < 2 {
            keep[face.index()] = 0;
        }
    }
    let hearts = &mut keep[Face::Heart.index()];
    *hearts = if state.player(seat).health <= HURT || state.rolls_left() == 1 {
        state.missing_hearts(seat).min(*hearts)
    } else {
        0
    };
    keep
}

fn greedy_keep(state: &State, seat: Seat) -> [u8; 6] {
    let shown = state.dice().counts();
    let of = |face: Face| shown[face.index()];
    let mut keep = [0; 6];
    // Of two that show as often, the one whose marker is nearer to the end.
    let pulled = |track| i16::from(state.marker(track).halves()) * i16::from(state.side(seat));
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
    if state.player(seat).health <= HURT {
        keep[Face::Heart.index()] = state.missing_hearts(seat);
    }
    let energy = u8::try_from(state.player(seat).energy).unwrap_or(u8::MAX);
    let missing = (0..MARKET).filter_map(|slot| Some(state.price(slot, 0)?.saturating_sub(energy)));
    keep[Face::Energy.index()] = missing
        .filter(|missing| *missing <= of(Face::Energy))
        .max()
        .unwrap_or(0);
    keep
}
