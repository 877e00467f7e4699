//! The rules of thumb by which the anchors of the pool play King of Tokyo.
//!
//! `greedy` keeps three of a kind, or else the best pair; claws when it stands in Tokyo, when they may knock
//! somebody out or take Tokyo; hearts when it is hurt; energy as far as it is missing for a card that is not
//! far away. It buys the dearest card that it can pay, uses a card against a deadly hit, takes any tile, and
//! yields at five hearts or fewer.

use crate::baselines::Baselines;
use crate::roll_plan::RollPlan;
use engine::classic::{Answer, Face, MARKET, State, What};
use engine::{Game, Seat};

/// Hearts at which both anchors leave Tokyo.
const FEARFUL: u8 = 5;
/// Hearts at which `greedy` keeps hearts.
const HURT: u8 = 6;
/// Claws that rolls still to come may bring.
const HOPED: u8 = 2;
/// Energy that rolls may bring for a card.
const NEAR: u8 = 3;

impl Baselines for State {
    const CLAW: Face = Face::Claw;

    fn claws_answer(&self, seat: Seat) -> Option<Answer> {
        flees(self, seat)
    }

    fn greedy_keep(&self, seat: Seat) -> [u8; 6] {
        let shown = self.dice().counts();
        let of = |face: Face| shown[face.index()];
        let mut keep = [0; 6];
        let numbers = [Face::Three, Face::Two, Face::One];
        // The best pair, unless there are three of something already.
        let sets = numbers.into_iter().filter(|face| of(*face) >= 3);
        let sets: Vec<Face> = sets.collect();
        let pair = numbers.into_iter().find(|face| of(*face) == 2);
        for face in sets.iter().copied().chain(pair.filter(|_| sets.is_empty())) {
            keep[face.index()] = of(face);
        }
        if strikes(self, seat, of(Face::Claw)) {
            keep[Face::Claw.index()] = of(Face::Claw);
        }
        let player = self.player(seat);
        if !self.in_tokyo(seat) && player.hearts <= HURT {
            keep[Face::Heart.index()] = self.cap(seat).saturating_sub(player.hearts);
        }
        let energy = u8::try_from(player.energy).unwrap_or(u8::MAX);
        let missing = (0..MARKET).filter_map(|slot| {
            let card = self.market()[slot].filter(|card| self.may_buy(seat, *card))?;
            Some(self.price(seat, card).saturating_sub(energy))
        });
        keep[Face::Energy.index()] = missing
            .filter(|missing| *missing <= of(Face::Energy) + NEAR)
            .max()
            .unwrap_or(0);
        keep
    }

    fn greedy_answer(&self, seat: Seat) -> Option<Answer> {
        let mut answers = Vec::new();
        match self.question().what {
            What::Yield => flees(self, seat),
            What::Buy | What::Opportunity => {
                self.answers(&mut answers);
                let price = |answer: &Answer| match answer {
                    Answer::Buy(slot) => {
                        let card = self.market().get(usize::from(*slot)).copied().flatten()?;
                        Some((self.price(seat, card), *answer))
                    }
                    _ => None,
                };
                let dearest = answers.iter().filter_map(price).max_by_key(|(price, _)| *price);
                dearest.map(|(_, answer)| answer)
            }
            What::Harm => {
                let deadly = self
                    .landing()
                    .is_some_and(|hit| hit.amount >= self.player(seat).hearts);
                self.answers(&mut answers);
                let uses = |answer: &Answer| matches!(answer, Answer::Use(_));
                answers.into_iter().find(uses).filter(|_| deadly)
            }
            What::Tile { .. } => {
                self.answers(&mut answers);
                answers
                    .into_iter()
                    .find(|answer| matches!(answer, Answer::Choose(_)))
            }
            _ => None,
        }
    }
}

/// Leaves Tokyo in time.
fn flees(state: &State, seat: Seat) -> Option<Answer> {
    (state.question().what == What::Yield && state.player(seat).hearts <= FEARFUL).then_some(Answer::Yield)
}

/// Are claws worth keeping for `greedy`, who has so many?
fn strikes(state: &State, seat: Seat, claws: u8) -> bool {
    let here = state.in_tokyo(seat);
    let hearts = state.player(seat).hearts;
    let mut reached = state
        .living_after(seat)
        .filter(|other| *other != seat && state.in_tokyo(*other) != here)
        .map(|other| state.player(other).hearts);
    // In Tokyo everybody else is hit; outside, those who are hurt give way, and an empty city is taken by the
    // healthy.
    here || reached.any(|theirs| theirs <= claws + HOPED || theirs <= HURT + HOPED && hearts > HURT)
        || state.open_space().is_some() && hearts > HURT
}
