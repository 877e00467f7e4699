//! A net that learns: after each lesson every weight that took part is moved a little against its slope.

use super::lesson::Lesson;
use crate::draw::Draw;
use crate::learned::share_out;
use crate::net::{HIDDEN, Net, Sum};
use engine::Chance;

/// The straight way moves by this part of a step: it reacts to every game, where the hidden layer balances.
const STRAIGHT: f32 = 0.5;

/// Goes through the lessons so many times, in an order that is drawn. A linear net leaves its hidden layer alone.
pub(super) fn learn(
    net: &mut Net,
    lessons: &[Lesson],
    times: usize,
    step: f32,
    linear: bool,
    mut order: Draw,
) {
    if linear {
        net.out = [0.0; HIDDEN];
    }
    let mut sums = Vec::new();
    let mut numbers: Vec<usize> = (0..lessons.len()).collect();
    for _ in 0..times {
        for at in (1..numbers.len()).rev() {
            numbers.swap(at, order.below(at as u32 + 1) as usize);
        }
        for number in &numbers {
            take(net, &lessons[*number], step, linear, &mut sums);
        }
    }
}

/// Takes one lesson: the shares are drawn to the target by so much.
fn take(net: &mut Net, lesson: &Lesson, step: f32, linear: bool, sums: &mut Vec<Sum>) {
    let shares = lesson.valued(net, sums);
    let whole: f32 = lesson.target.iter().sum();
    for ((seat, inputs), sum) in lesson.seats.iter().zip(sums) {
        // The slope of the cross entropy between target and shares.
        let slope = step * (whole * shares[seat.index()] - lesson.target[seat.index()]);
        let mut units = [0.0; HIDDEN];
        if !linear {
            let ways = net.out.iter_mut().zip(&mut net.bias);
            for ((unit, reached), (out, bias)) in units.iter_mut().zip(sum.units).zip(ways) {
                if reached > 0.0 {
                    *unit = slope * *out;
                    *out -= slope * reached;
                    *bias -= *unit;
                }
            }
        }
        for (input, amount) in inputs {
            let input = usize::from(*input);
            net.skip[input] -= STRAIGHT * slope * amount;
            if !linear {
                for (weight, unit) in net.hidden[input].iter_mut().zip(&units) {
                    *weight -= unit * amount;
                }
            }
        }
    }
}

/// How far a net is from its targets on these lessons: the mean cross entropy, in nats.
#[must_use]
pub fn loss(net: &Net, lessons: &[Lesson]) -> f32 {
    let mut sums = Vec::new();
    let mut total = 0.0;
    for lesson in lessons {
        let shares = lesson.valued(net, &mut sums);
        for (share, target) in shares.iter().zip(lesson.target) {
            if target > 0.0 {
                total -= target * share.max(1e-6).ln();
            }
        }
    }
    total / lessons.len().max(1) as f32
}

impl Lesson {
    /// What a net makes of it and of who plays: the way through the net of each seat, and the shares.
    pub(super) fn valued(&self, net: &Net, sums: &mut Vec<Sum>) -> [f32; 6] {
        let mut shares = [0.0; 6];
        sums.clear();
        for (seat, inputs) in &self.seats {
            let mut sum = Sum::begin(net);
            for (input, amount) in inputs {
                sum.add(net, usize::from(*input), *amount);
            }
            shares[seat.index()] = sum.result(net) + self.players[seat.index()];
            sums.push(sum);
        }
        share_out(&mut shares, self.hopeful);
        shares
    }
}
