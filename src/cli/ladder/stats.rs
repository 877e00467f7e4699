//! What results say: means with their intervals, and ratings.
//!
//! The seed is the unit. Games of one seed share their luck, so only seeds are independent of each other:
//! intervals of shares come from the means of seeds, those of ratings from drawing the seeds again.

use crate::cli::report::interval;
use bots::draw::{Draw, mixed};
use engine::Chance;

/// Of a normal distribution, 95 of 100 cases lie so many deviations around the middle.
const Z: f64 = 1.959_963_985;
/// The same where the deviation is estimated from two cases.
const ONE_DEGREE: f64 = 12.706_204_736;
/// The same where the deviation is estimated from three cases.
const TWO_DEGREES: f64 = 4.302_652_730;
/// How often the seeds are drawn again.
pub(super) const RESAMPLES: usize = 400;
/// Ratings are looked for in so many steps at most.
const STEPS: usize = 3_000;
/// Ratings that move less than this in a step have been found.
const STILL: f64 = 1e-7;
/// Results that are closer than this are the same, but for how they were added up.
const SCATTER: f64 = 1e-9;
/// Points of the Elo scale for a strength ten times as large.
const TENFOLD: f64 = 400.0;

/// A number with the interval that holds the true one in 95 of 100 cases.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(in crate::cli) struct Estimate {
    pub value: f64,
    /// From, to; `None` where too little was played to tell.
    pub interval: Option<(f64, f64)>,
}

/// The mean of shares, one for each seed. Where all of them are equal they say nothing about how they
/// scatter; then it is as if each were one game.
pub(in crate::cli) fn mean_of(shares: &[f64]) -> Estimate {
    if shares.is_empty() {
        return Estimate {
            value: 0.0,
            interval: Some((0.0, 1.0)),
        };
    }
    let found = around(shares);
    let (low, high) = found
        .interval
        .unwrap_or_else(|| interval(found.value, shares.len() as u64));
    Estimate {
        interval: Some((low.max(0.0), high.min(1.0))),
        ..found
    }
}

/// The mean of any values; without an interval where all of them are equal, or where there is one alone.
pub(in crate::cli) fn around(values: &[f64]) -> Estimate {
    let count = values.len() as f64;
    let value = values.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = values.iter().map(|one| (one - value) * (one - value)).sum();
    let error = (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt();
    let half = student(count - 1.0) * error;
    Estimate {
        value,
        interval: (error >= 1e-12).then_some((value - half, value + half)),
    }
}

/// The mean of shares without what luck did to them, one of each for each seed.
pub(in crate::cli) fn without_luck(shares: &[f64], luck: &[f64]) -> Estimate {
    mean_of(&without_luck_each(shares, luck))
}

/// Shares without what luck did to them. By how much luck moves a share is found in the other half of the seeds: a
/// measure that is too sure of itself is believed so much less, and the mean stays what it is.
pub(in crate::cli) fn without_luck_each(shares: &[f64], luck: &[f64]) -> Vec<f64> {
    let weigh = |odd: usize| {
        let half = || {
            let pairs = shares.iter().zip(luck).enumerate();
            pairs
                .filter(move |(seed, _)| seed % 2 == odd)
                .map(|(_, pair)| pair)
        };
        let count = half().count().max(1) as f64;
        let (share, moved) = half().fold((0.0, 0.0), |(share, moved), one| (share + one.0, moved + one.1));
        let (share, moved) = (share / count, moved / count);
        let (mut together, mut alone) = (0.0, 0.0);
        for (one, luck) in half() {
            together += (one - share) * (luck - moved);
            alone += (luck - moved) * (luck - moved);
        }
        if alone > SCATTER { together / alone } else { 0.0 }
    };
    let weights = [weigh(1), weigh(0)];
    let pairs = shares.iter().zip(luck).enumerate();
    pairs
        .map(|(seed, (share, luck))| share - weights[seed % 2] * luck)
        .collect()
}

/// How many deviations hold 95 of 100 cases when the deviation itself was estimated with so many degrees of
/// freedom: of one and two the exact numbers, then the first terms of the series around the normal
/// distribution, good to one in a hundred from three degrees on.
fn student(freedom: f64) -> f64 {
    if freedom < 1.5 {
        return ONE_DEGREE;
    }
    if freedom < 2.5 {
        return TWO_DEGREES;
    }
    let power = |exponent| Z.powi(exponent);
    Z + (power(3) + Z) / (4.0 * freedom)
        + (5.0 * power(5) + 16.0 * power(3) + 3.0 * Z) / (96.0 * freedom * freedom)
        + (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * Z) / (384.0 * freedom.powi(3))
}

/// Tables at which the same contestants sat, and how many games each of them won there.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tables {
    /// Contestant, and how many seats it has.
    pub seats: Vec<(usize, f64)>,
    /// Games won, by the place in `seats`.
    pub won: Vec<f64>,
}

/// The ratings of so many contestants, under which what has happened is likeliest: at any table each seat
/// wins in proportion to the strength of who sits there (with two seats this is the model of Bradley and
/// Terry). The anchor has 0.
///
/// One game that nobody won more than the other is added for each pair, so that who never lost has a rating
/// as well.
pub(super) fn ratings(contestants: usize, anchor: usize, tables: &[Tables]) -> Vec<f64> {
    let prior = (0..contestants).flat_map(|one| {
        (0..one).map(move |other| Tables {
            seats: vec![(one, 1.0), (other, 1.0)],
            won: vec![0.5, 0.5],
        })
    });
    let tables: Vec<Tables> = prior.chain(tables.iter().cloned()).collect();
    let mut won = vec![0.0; contestants];
    for table in &tables {
        for ((contestant, _), points) in table.seats.iter().zip(&table.won) {
            won[*contestant] += points;
        }
    }
    let mut strengths = vec![1.0; contestants];
    for _ in 0..STEPS {
        // What each would have won for each unit of strength.
        let mut due = vec![0.0; contestants];
        for table in &tables {
            let games: f64 = table.won.iter().sum();
            let strength: f64 = table
                .seats
                .iter()
                .map(|(contestant, seats)| seats * strengths[*contestant])
                .sum();
            for (contestant, seats) in &table.seats {
                due[*contestant] += games * seats / strength;
            }
        }
        let mut moved: f64 = 0.0;
        for ((strength, won), due) in strengths.iter_mut().zip(&won).zip(&due) {
            let better = if *due > 0.0 { won / due } else { *strength };
            moved = moved.max((better / *strength - 1.0).abs());
            *strength = better;
        }
        let middle = (strengths.iter().map(|strength| strength.ln()).sum::<f64>() / contestants as f64).exp();
        for strength in &mut strengths {
            *strength /= middle;
        }
        if moved < STILL {
            break;
        }
    }
    let elo = |contestant: usize| TENFOLD * strengths[contestant].log10();
    (0..contestants).map(|one| elo(one) - elo(anchor)).collect()
}

/// What `measure` finds with all seeds, each number with the interval that comes of drawing as many seeds
/// again and again. Where that brings nothing new, because there is one seed only or all of them came out
/// alike, nothing is known of how the number scatters, and there is no interval.
pub(super) fn resampled(
    seeds: usize,
    luck: u64,
    mut measure: impl FnMut(&[usize]) -> Vec<f64>,
) -> Vec<Estimate> {
    let all: Vec<usize> = (0..seeds).collect();
    let found = measure(&all);
    let mut again: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); found.len()];
    for sample in 0..RESAMPLES {
        let mut draw = Draw::new(mixed(luck, sample as u64));
        let drawn: Vec<usize> = (0..seeds).map(|_| draw.below(seeds as u32) as usize).collect();
        for (list, value) in again.iter_mut().zip(measure(&drawn)) {
            list.push(value);
        }
    }
    let estimates = found.into_iter().zip(again).map(|(value, mut list)| {
        list.sort_by(f64::total_cmp);
        let cut = RESAMPLES / 40;
        let (low, high) = (list[cut], list[RESAMPLES - 1 - cut]);
        Estimate {
            value,
            interval: (high - low > SCATTER).then_some((low, high)),
        }
    });
    estimates.collect()
}

#[cfg(test)]
mod tests {
    use super::{Estimate, Tables, mean_of, ratings, resampled, student, without_luck};
    use bots::draw::Draw;
    use engine::Chance as _;

    fn close(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    #[test]
    fn luck_is_taken_out_as_far_as_it_explains_the_shares() {
        let mut draw = Draw::new(9);
        let mut between = |most: f64| most * (f64::from(draw.below(2_001)) / 1_000.0 - 1.0);
        let (mut shares, mut luck) = (Vec::new(), Vec::new());
        for _ in 0..400 {
            let moved = between(0.3);
            luck.push(moved);
            // The measure sees half of what luck does.
            shares.push(0.55 + 2.0 * moved + between(0.05));
        }
        let width = |found: Estimate| {
            let (low, high) = found.interval.expect("shares lie between 0 and 1");
            assert!(low < 0.55 && 0.55 < high, "{found:?}");
            high - low
        };
        let (plain, without) = (width(mean_of(&shares)), width(without_luck(&shares, &luck)));
        assert!(without * 8.0 < plain, "{without} {plain}");
        // What says nothing changes next to nothing, and what was not measured nothing at all.
        let noise: Vec<f64> = (0..400).map(|_| between(1.0)).collect();
        let with_noise = width(without_luck(&shares, &noise));
        assert!((with_noise / plain - 1.0).abs() < 0.05, "{with_noise} {plain}");
        assert_eq!(without_luck(&shares, &[0.0; 400]), mean_of(&shares));
    }

    #[test]
    fn the_interval_comes_from_the_means_of_seeds() {
        // By hand: mean 0.5, deviation 0.408248, error 0.204124, t of three degrees of freedom 3.182.
        let of = |shares: &[f64]| {
            let Estimate { value, interval } = mean_of(shares);
            let (low, high) = interval.expect("shares lie between 0 and 1 in any case");
            [value, low, high]
        };
        let [value, low, high] = of(&[0.0, 0.5, 0.5, 1.0]);
        close(value, 0.5, 1e-12);
        close(low, 0.0, 1e-12);
        close(high, 1.0, 1e-12);
        // By hand: mean 0.55, deviation 0.156670, error 0.045227, t of eleven degrees 2.201.
        let shares: Vec<f64> = (0..12).map(|seed| if seed < 6 { 0.4 } else { 0.7 }).collect();
        let [value, _, high] = of(&shares);
        close(value, 0.55, 1e-9);
        close(high - value, 0.099_545, 1e-4);
        // Many seeds that all came out alike are no proof of certainty.
        let [_, low, high] = of(&[1.0; 100]);
        close(low, 0.963, 1e-3);
        close(high, 1.0, 1e-12);
        assert_eq!(of(&[]), [0.0, 0.0, 1.0]);
        // Neither is a single one.
        let [_, low, high] = of(&[0.5]);
        assert!(low < 0.2 && high > 0.8, "{low} {high}");
    }

    #[test]
    fn small_samples_have_wider_intervals() {
        for (freedom, wanted) in [
            (1.0, 12.706),
            (2.0, 4.303),
            (3.0, 3.182),
            (5.0, 2.571),
            (10.0, 2.228),
            (30.0, 2.042),
            (1e9, 1.96),
        ] {
            close(student(freedom), wanted, 0.03);
        }
    }

    /// What would be won at these tables by seats of these strengths.
    fn expected(strengths: &[f64], seats: &[(usize, f64)], games: f64) -> Tables {
        let total: f64 = seats.iter().map(|(who, seats)| strengths[*who] * seats).sum();
        let won = seats
            .iter()
            .map(|(who, seats)| games * strengths[*who] * seats / total);
        Tables {
            seats: seats.to_vec(),
            won: won.collect(),
        }
    }

    #[test]
    fn known_strengths_are_found_again() {
        // 400 points on the Elo scale are ten to one.
        let strengths = [1.0, 10.0, 40.0, 2.0];
        let mut tables = Vec::new();
        for one in 0..4 {
            for other in 0..one {
                tables.push(expected(&strengths, &[(one, 1.0), (other, 1.0)], 1e6));
            }
        }
        let found = ratings(4, 0, &tables);
        for (found, wanted) in found.iter().zip([0.0, 400.0, 640.824, 120.412]) {
            close(*found, wanted, 0.1);
        }
        // The same from larger tables, and with another anchor.
        let tables = [
            expected(&strengths, &[(0, 3.0), (1, 1.0)], 1e6),
            expected(&strengths, &[(2, 1.0), (1, 2.0), (3, 1.0)], 1e6),
        ];
        let found = ratings(4, 1, &tables);
        for (found, wanted) in found.iter().zip([-400.0, 0.0, 240.824, -279.588]) {
            close(*found, wanted, 0.1);
        }
    }

    #[test]
    fn who_never_lost_has_a_rating_as_well() {
        let clean = Tables {
            seats: vec![(0, 1.0), (1, 1.0)],
            won: vec![0.0, 19.5],
        };
        // By hand: half a game of twenty and a half to the other, 20 to 0.5.
        close(ratings(2, 0, &[clean])[1], 400.0 * 40f64.log10(), 1e-3);
    }

    #[test]
    fn intervals_of_ratings_hold_what_was_found() {
        let seeds: Vec<f64> = (0..60).map(|seed| f64::from(u8::from(seed % 3 == 0))).collect();
        let measure = |drawn: &[usize]| vec![drawn.iter().map(|seed| seeds[*seed]).sum::<f64>() / 60.0];
        let found = resampled(60, 1, measure)[0];
        close(found.value, 1.0 / 3.0, 1e-9);
        // By hand: the error of a third over 60 is 0.0609.
        let (low, high) = found.interval.expect("the seeds differ");
        close(low, found.value - 0.119, 0.03);
        close(high, found.value + 0.119, 0.03);
        assert_eq!(resampled(60, 1, measure), resampled(60, 1, measure));
    }

    #[test]
    fn what_never_scattered_has_no_interval() {
        let mean = |drawn: &[usize], seeds: &[f64]| {
            vec![drawn.iter().map(|seed| seeds[*seed]).sum::<f64>() / seeds.len() as f64]
        };
        for seeds in [&[0.25][..], &[1.0; 30], &[0.1; 7]] {
            let found = resampled(seeds.len(), 1, |drawn| mean(drawn, seeds))[0];
            close(found.value, seeds[0], 1e-9);
            assert_eq!(found.interval, None, "{seeds:?}");
        }
        let found = resampled(2, 1, |drawn| mean(drawn, &[0.25, 0.75]))[0];
        assert_eq!(found.interval, Some((0.25, 0.75)));
    }
}
