//! A match that ends as soon as it is decided: Wald's sequential test of two shares of the wins.
//!
//! The log-likelihood ratio is that of normally distributed means of seeds with the variance that they show (as chess
//! engines are tested, "GSPRT"), luck taken out where it was measured. Seeds are looked at in their order, so that the
//! decision depends neither on threads nor on their speed.

use super::plan::Plan;
use super::report::shares_of;
use super::stats::without_luck_each;
use super::{Done, Unit};
use crate::cli::arguments::Hypotheses;
use crate::cli::game::CliGame;
use crate::cli::report::localized;
use words::Words;

/// How often either hypothesis is rejected although it is true.
pub(super) const ERROR: f64 = 0.05;
/// Nothing is decided before so many seeds: the variance is not known yet.
const FEWEST: usize = 16;

/// The test as far as it has come.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Sprt {
    hypotheses: Hypotheses,
    /// Seeds that were looked at, in their order.
    looked: u64,
    ratio: f64,
}

/// What was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Decision {
    /// The lower share is the likelier one.
    Low,
    /// The higher one is.
    High,
}

/// From where on it is decided: as far above or below nothing.
pub(super) fn bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

/// The log-likelihood ratio of the higher share against the lower one. One seed more that went either way stands for what
/// has not been seen yet, so that the variance is never nothing.
fn ratio(shares: &[f64], hypotheses: Hypotheses) -> f64 {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
    let unseen = mean * mean + (1.0 - mean) * (1.0 - mean);
    let variance = (squares + unseen) / (count + 1.0);
    let Hypotheses { low, high } = hypotheses;
    count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
}

impl Sprt {
    /// A test that has seen nothing.
    pub(super) fn new(hypotheses: Hypotheses) -> Self {
        Self {
            hypotheses,
            looked: 0,
            ratio: 0.0,
        }
    }

    /// Looks at the seeds that are there without a gap; says whether it is decided.
    pub(super) fn look<K: CliGame>(&mut self, plan: &Plan<K>, done: &Done<Unit>) -> bool {
        while self.decision().is_none() && done.contains_key(&self.looked) {
            self.looked += 1;
            if (self.looked as usize) < FEWEST {
                continue;
            }
            let units: Vec<&Unit> = done.range(..self.looked).map(|(_, unit)| unit).collect();
            let (shares, luck) = shares_of(&units, 0, plan.seats());
            let shares = match plan.measures_luck() {
                true => without_luck_each(&shares, &luck),
                false => shares,
            };
            self.ratio = ratio(&shares, self.hypotheses);
        }
        self.decision().is_some()
    }

    /// How many seeds were looked at.
    pub(super) fn looked(&self) -> u64 {
        self.looked
    }

    /// The shares that it decides between.
    pub(super) fn hypotheses(&self) -> Hypotheses {
        self.hypotheses
    }

    /// The log-likelihood ratio.
    pub(super) fn ratio(&self) -> f64 {
        self.ratio
    }

    /// What it has decided.
    pub(super) fn decision(&self) -> Option<Decision> {
        if self.ratio >= bound() {
            Some(Decision::High)
        } else if self.ratio <= -bound() {
            Some(Decision::Low)
        } else {
            None
        }
    }

    /// How far it is, for the bar.
    pub(super) fn told(&self, words: &Words) -> String {
        let number = |value| localized(value, 2, words.language());
        format!("LLR {} (±{})", number(self.ratio), number(bound()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Decision, FEWEST, Hypotheses, Sprt, bound, ratio};
    use bots::draw::Draw;
    use engine::Chance as _;

    const HYPOTHESES: Hypotheses = Hypotheses { low: 0.5, high: 0.55 };

    #[test]
    fn the_ratio_is_that_of_two_normal_distributions() {
        // By hand: mean 0.6, squares 0.3 and what is unseen 0.52 over 31, so 0.026452; 30 · 0.05 · 0.15 over twice that.
        let shares: Vec<f64> = (0..30)
            .map(|seed| if seed % 2 == 0 { 0.5 } else { 0.7 })
            .collect();
        assert!((ratio(&shares, HYPOTHESES) - 4.253).abs() < 0.001);
        // Seeds that all came out alike prove little while they are few.
        assert!(ratio(&[1.0; 4], HYPOTHESES) < bound());
        assert!(ratio(&[0.525; 100], HYPOTHESES).abs() < 1e-9);
    }

    /// What is decided about coins that fall so, and after how many throws.
    fn decided(share: f64, luck: u64) -> (Option<Decision>, usize) {
        let (mut draw, mut shares) = (Draw::new(luck), Vec::new());
        let mut sprt = Sprt::new(HYPOTHESES);
        while sprt.decision().is_none() && shares.len() < 5_000 {
            shares.push(f64::from(u8::from(
                f64::from(draw.below(10_000)) < share * 10_000.0,
            )));
            if shares.len() >= FEWEST {
                sprt.ratio = ratio(&shares, HYPOTHESES);
            }
        }
        (sprt.decision(), shares.len())
    }

    #[test]
    fn a_decision_is_right_nineteen_times_in_twenty() {
        for (share, right) in [(0.5, Decision::Low), (0.55, Decision::High)] {
            let tests: Vec<_> = (0..400).map(|luck| decided(share, luck)).collect();
            let wrong = tests.iter().filter(|(found, _)| *found != Some(right)).count();
            assert!(wrong < 36, "{share}: {wrong} of 400");
            let mean = tests.iter().map(|(_, length)| length).sum::<usize>() / tests.len();
            // As many throws as an interval of that width would take are more than twice as many.
            assert!((300..700).contains(&mean), "{share}: {mean}");
        }
    }
}
