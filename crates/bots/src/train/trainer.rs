//! A net that learns: after each sample every weight that took part is moved a little against its slope.

use super::sample::Sample;
use crate::draw::Draw;
use crate::learned::normalise;
use crate::net::{HIDDEN, Net, Sum};
use engine::Chance;

/// The straight way moves by this part of a step: it reacts to every game, where the hidden layer balances.
const STRAIGHT: f32 = 0.5;

/// Goes through the samples once with each of these steps, in an order that is drawn. A linear net leaves its hidden
/// layer alone.
pub(super) fn learn(net: &mut Net, samples: &[Sample], steps: &[f32], linear: bool, mut order: Draw) {
    if linear {
        net.out = [0.0; HIDDEN];
    }
    let mut sums = Vec::new();
    let mut numbers: Vec<usize> = (0..samples.len()).collect();
    for step in steps {
        for at in (1..numbers.len()).rev() {
            numbers.swap(at, order.below(at as u32 + 1) as usize);
        }
        for number in &numbers {
            take(net, &samples[*number], *step, linear, &mut sums);
        }
    }
}

/// Takes one sample: the win probabilities are drawn to the target by so much.
fn take(net: &mut Net, sample: &Sample, step: f32, linear: bool, sums: &mut Vec<Sum>) {
    let shares = sample.evaluate(net, sums);
    let whole: f32 = sample.target.iter().sum();
    for ((seat, features), sum) in sample.seats.iter().zip(sums) {
        // The slope of the cross entropy between target and shares.
        let slope = step * (whole * shares[seat.index()] - sample.target[seat.index()]);
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
        for (feature, amount) in features {
            let feature = usize::from(*feature);
            net.skip[feature] -= STRAIGHT * slope * amount;
            if !linear {
                for (weight, unit) in net.hidden[feature].iter_mut().zip(&units) {
                    *weight -= unit * amount;
                }
            }
        }
    }
}

/// How far a net is from its targets on these samples: the mean cross entropy, in nats.
#[must_use]
pub fn loss(net: &Net, samples: &[Sample]) -> f32 {
    let mut sums = Vec::new();
    let mut total = 0.0;
    for sample in samples {
        let shares = sample.evaluate(net, &mut sums);
        for (share, target) in shares.iter().zip(sample.target) {
            if target > 0.0 {
                total -= target * share.max(1e-6).ln();
            }
        }
    }
    total / samples.len().max(1) as f32
}

impl Sample {
    /// What a net makes of it and of who plays: the way through the net of each seat, and the shares.
    pub(super) fn evaluate(&self, net: &Net, sums: &mut Vec<Sum>) -> [f32; 6] {
        let mut shares = [0.0; 6];
        sums.clear();
        for (seat, features) in &self.seats {
            let mut sum = Sum::begin(net);
            for (feature, amount) in features {
                sum.add(net, usize::from(*feature), *amount);
            }
            shares[seat.index()] = sum.result(net) + self.players[seat.index()];
            sums.push(sum);
        }
        normalise(&mut shares, self.contenders);
        shares
    }
}
