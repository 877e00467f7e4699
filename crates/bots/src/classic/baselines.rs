//! The rules of thumb by which the anchors of the pool play King of Tokyo.
//!
//! `claws` keeps claws, and yields at five hearts or fewer.
//!
//! `greedy` keeps three of a kind, or else the best pair; claws when it stands in Tokyo, when they may knock
//! somebody out or take Tokyo; hearts when it is hurt; energy as far as it is missing for a card that is not
//! far away. It buys the dearest card that it can pay, uses a card against a deadly hit, takes any tile, and
//! yields at five hearts or fewer.
//!
//! `child` keeps the face that it has most of, claws when in doubt, buys the dearest card that it can pay, and
//! yields at three hearts or fewer.
//!
//! `adult` keeps three of a kind, claws unless it is hurt itself or they kill, hearts when it is hurt, and energy
//! where two show or the last roll comes. It pays for what stays, or for stars near the end, and yields when
//! a round like this could be its last.

use crate::baselines::{Baselines, RulesOfThumb};
use crate::roll_plan::RollPlan;
use engine::classic::rule::Kind;
use engine::classic::{Answer, Face, MARKET, State, What};
use engine::{Game, Seat};

/// Hearts at which `claws` and `greedy` leave Tokyo, and `child`.
const FEARFUL: u8 = 5;
const CHILDISH: u8 = 3;
/// Hearts at which hearts are kept.
const HURT: u8 = 6;
/// Claws that rolls still to come may bring.
const HOPED: u8 = 2;
/// Energy that rolls may bring for a card.
const NEAR: u8 = 3;
/// Hearts that each rival outside may cost somebody in Tokyo until `adult` moves again, and some to spare.
const HIT_EACH: u8 = 2;
const SPARE: u8 = 4;
/// Hearts at which `adult` heals, and above which it fights.
const WOUNDED: u8 = 7;
const BRAVE: u8 = 3;
/// Energy beyond which `adult` gathers no more.
const RICH: u16 = 8;
/// Stars from which `adult` pays for stars.
const LATE: u8 = 12;

/// Dice of a kind with which `child` is not in doubt.
const SURE: u8 = 3;

/// The numbers, the best first.
const NUMBERS: [Face; 3] = [Face::Three, Face::Two, Face::One];

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

    fn answer_by(&self, rules: RulesOfThumb, seat: Seat) -> Option<Answer> {
        let hearts = self.player(seat).hearts;
        if self.question().what == What::Yield {
            let least = match rules {
                RulesOfThumb::Claws | RulesOfThumb::Greedy => FEARFUL,
                RulesOfThumb::Child => CHILDISH,
                RulesOfThumb::Adult => HIT_EACH * (self.living_count() as u8 - 1).min(3) + SPARE,
            };
            return (hearts <= least).then_some(Answer::Yield);
        }
        if rules == RulesOfThumb::Claws {
            return None;
        }
        let mut answers = Vec::new();
        match self.question().what {
            What::Buy | What::Opportunity => {
                self.answers(&mut answers);
                let price = |answer: &Answer| match answer {
                    Answer::Buy(slot) => {
                        let card = self.market().get(usize::from(*slot)).copied().flatten()?;
                        let late = self.player(seat).stars >= LATE;
                        let wanted = rules != RulesOfThumb::Adult || late || card.kind() == Kind::Keep;
                        wanted.then(|| (self.price(seat, card), *answer))
                    }
                    _ => None,
                };
                let dearest = answers.iter().filter_map(price).max_by_key(|(price, _)| *price);
                dearest.map(|(_, answer)| answer)
            }
            What::Harm => {
                let deadly = self.landing().is_some_and(|hit| hit.amount >= hearts);
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

fn greedy_keep(state: &State, seat: Seat) -> [u8; 6] {
    let shown = state.dice().counts();
    let of = |face: Face| shown[face.index()];
    let mut keep = [0; 6];
    // The best pair, unless there are three of something already.
    let sets = NUMBERS.into_iter().filter(|face| of(*face) >= 3);
    let sets: Vec<Face> = sets.collect();
    let pair = NUMBERS.into_iter().find(|face| of(*face) == 2);
    for face in sets.iter().copied().chain(pair.filter(|_| sets.is_empty())) {
        keep[face.index()] = of(face);
    }
    if strikes(state, seat, of(Face::Claw)) {
        keep[Face::Claw.index()] = of(Face::Claw);
    }
    let player = state.player(seat);
    if !state.in_tokyo(seat) && player.hearts <= HURT {
        keep[Face::Heart.index()] = state.cap(seat).saturating_sub(player.hearts);
    }
    let energy = u8::try_from(player.energy).unwrap_or(u8::MAX);
    let missing = (0..MARKET).filter_map(|slot| {
        let card = state.market()[slot].filter(|card| state.may_buy(seat, *card))?;
        Some(state.price(seat, card).saturating_sub(energy))
    });
    keep[Face::Energy.index()] = missing
        .filter(|missing| *missing <= of(Face::Energy) + NEAR)
        .max()
        .unwrap_or(0);
    keep
}

/// Hearts that `seat` may win back by dice.
fn wanted_hearts(state: &State, seat: Seat) -> u8 {
    if state.in_tokyo(seat) {
        return 0;
    }
    state.cap(seat).saturating_sub(state.player(seat).hearts)
}

fn child_keep(state: &State, seat: Seat) -> [u8; 6] {
    /// Who is kept of those that show as often: the last one.
    const LIKED: [Face; 6] = [
        Face::One,
        Face::Energy,
        Face::Two,
        Face::Heart,
        Face::Three,
        Face::Claw,
    ];
    let mut shown = state.dice().counts();
    let hearts = &mut shown[Face::Heart.index()];
    *hearts = wanted_hearts(state, seat).min(*hearts);
    let most = LIKED.into_iter().max_by_key(|face| shown[face.index()]);
    let mut keep = [0; 6];
    let sets = NUMBERS.into_iter().filter(|face| shown[face.index()] >= 3);
    for face in sets.chain(most) {
        keep[face.index()] = shown[face.index()];
    }
    // Nothing stands out.
    if keep.iter().all(|kept| *kept < SURE) {
        keep[Face::Claw.index()] = shown[Face::Claw.index()];
    }
    keep
}

fn adult_keep(state: &State, seat: Seat) -> [u8; 6] {
    let shown = state.dice().counts();
    let of = |face: Face| shown[face.index()];
    let player = state.player(seat);
    let last = state.rolls_left() == 1;
    let mut keep = [0; 6];
    if player.hearts <= WOUNDED || last {
        keep[Face::Heart.index()] = wanted_hearts(state, seat).min(of(Face::Heart));
    }
    let here = state.in_tokyo(seat);
    let fights = here || player.hearts > BRAVE;
    let kills = || {
        state
            .living_after(seat)
            .filter(|other| *other != seat && state.in_tokyo(*other) != here)
            .any(|other| state.player(other).hearts <= of(Face::Claw) + HOPED)
    };
    if fights || kills() {
        keep[Face::Claw.index()] = of(Face::Claw);
    }
    for face in NUMBERS.into_iter().filter(|face| of(*face) >= 3) {
        keep[face.index()] = of(face);
    }
    let gathers = last || of(Face::Energy) >= 2;
    if player.energy <= RICH && gathers {
        keep[Face::Energy.index()] = of(Face::Energy);
    }
    keep
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
