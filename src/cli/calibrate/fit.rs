//! How well what was said agrees with what happened: the Brier score, the slope of a logistic regression, and
//! ten bins.
//!
//! The game is the unit: what is said in one game comes true together or not at all, so only games are
//! independent of each other. Every interval sums up over a game what its moments say, and looks how these sums
//! scatter (the sandwich, clustered by game).

use crate::cli::report::interval;

/// Of a normal distribution, 95 of 100 cases lie so many deviations around the middle.
const Z: f64 = 1.959_963_985;
/// Fewer games than this do not tell how they scatter.
pub(super) const LEAST: usize = 20;
/// How many bins there are.
pub(super) const BINS: usize = 10;
/// What is said is taken to lie between this and one less this: no chance is infinitely sure.
const SURE: f64 = 1e-6;
/// The regression is looked for in so many steps at most, and has been found when a step is smaller than this.
const STEPS: usize = 100;
const STILL: f64 = 1e-10;
/// A slope beyond this is none: what was said parts the winners from the losers.
const STEEPEST: f64 = 50.0;

/// What was said of a seat at the beginning of a turn, and what the game came to for it; both from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Moment {
    pub said: f64,
    /// A shared win in part.
    pub happened: f64,
}

/// A number with the interval that holds the true one in 95 of 100 cases; `None` where too little was played.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Estimate {
    pub value: f64,
    pub interval: Option<(f64, f64)>,
}

/// The moments in which about as much was said.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Bin {
    /// What was said on average, and how often it happened; `None` where nothing was said.
    pub means: Option<(f64, Estimate)>,
    pub count: usize,
}

/// What many games say.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Calibration {
    pub games: usize,
    pub moments: usize,
    /// The mean square of how far what was said lies from what happened.
    pub brier: f64,
    /// The same for whoever always says how often it happened on the whole.
    pub brier_constant: f64,
    /// Of the regression on the logit of what was said, 1 where it is as sure as it should be, less where it is
    /// too sure. `None` where no line fits, as when all that was said was the same.
    pub slope: Option<Estimate>,
    /// What that regression adds to every logit.
    pub intercept: Option<f64>,
    pub bins: [Bin; BINS],
}

impl Calibration {
    /// Of these games, each with its moments.
    pub(super) fn of(games: &[&[Moment]]) -> Self {
        let moments = || games.iter().copied().flatten();
        let count = moments().count();
        let mean = |of: &dyn Fn(&Moment) -> f64| moments().map(of).sum::<f64>() / count.max(1) as f64;
        let happened = mean(&|moment| moment.happened);
        let fit = regression(games);
        Self {
            games: games.len(),
            moments: count,
            brier: mean(&|moment| (moment.said - moment.happened).powi(2)),
            brier_constant: mean(&|moment| (happened - moment.happened).powi(2)),
            slope: fit.map(|fit| fit.slope),
            intercept: fit.map(|fit| fit.intercept),
            bins: std::array::from_fn(|bin| bin_of(games, bin)),
        }
    }
}

/// In which bin such a chance lies: each begins with its lower border, and the last one ends with 1.
pub(super) fn bin(said: f64) -> usize {
    ((said * BINS as f64).floor().max(0.0) as usize).min(BINS - 1)
}

fn bin_of(games: &[&[Moment]], wanted: usize) -> Bin {
    let within = |game: &&[Moment]| -> Vec<Moment> {
        let moments = game.iter().copied();
        moments.filter(|moment| bin(moment.said) == wanted).collect()
    };
    let mut games: Vec<Vec<Moment>> = games.iter().map(within).collect();
    games.retain(|game| !game.is_empty());
    let moments = || games.iter().flatten();
    let count = moments().count();
    if count == 0 {
        return Bin { means: None, count };
    }
    let said = moments().map(|moment| moment.said).sum::<f64>() / count as f64;
    let happened = moments().map(|moment| moment.happened).sum::<f64>() / count as f64;
    let off = |game: &Vec<Moment>| game.iter().map(|moment| moment.happened - happened).sum::<f64>();
    let squares: f64 = games.iter().map(|game| off(game).powi(2)).sum();
    let error = (corrected(squares, games.len())).sqrt() / count as f64;
    let interval = (games.len() >= LEAST).then(|| {
        // Where all came out alike they do not tell how they scatter: then it is as if each game were one moment.
        if error < SURE {
            interval(happened, games.len() as u64)
        } else {
            ((happened - Z * error).max(0.0), (happened + Z * error).min(1.0))
        }
    });
    let happened = Estimate {
        value: happened,
        interval,
    };
    Bin {
        means: Some((said, happened)),
        count,
    }
}

/// Squares of sums over so many games, for games that were drawn and not all there are.
fn corrected(squares: f64, games: usize) -> f64 {
    squares * games as f64 / (games as f64 - 1.0).max(1.0)
}

/// The line of a logistic regression.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    intercept: f64,
    slope: Estimate,
}

/// What is said, as the logarithm of its odds.
fn logit(said: f64) -> f64 {
    let said = said.clamp(SURE, 1.0 - SURE);
    (said / (1.0 - said)).ln()
}

/// What happened by the logit of what was said, as the likeliest line (Newton's steps from the line that
/// believes all that is said).
fn regression(games: &[&[Moment]]) -> Option<Fit> {
    let moments: Vec<Vec<(f64, f64)>> = games
        .iter()
        .map(|game| {
            game.iter()
                .map(|moment| (logit(moment.said), moment.happened))
                .collect()
        })
        .collect();
    let foreseen = |line: [f64; 2], x: f64| 1.0 / (1.0 + (-line[0] - line[1] * x).exp());
    let likelihood = |line: [f64; 2]| -> f64 {
        let of = |(x, y): &(f64, f64)| {
            let logit = line[0] + line[1] * x;
            // ln(1 + e^logit), without overflow.
            y * logit - (logit.max(0.0) + (-logit.abs()).exp().ln_1p())
        };
        moments.iter().flatten().map(of).sum()
    };
    let mut line = [0.0, 1.0];
    let mut found = false;
    for _ in 0..STEPS {
        let (mut slopes, mut curve) = ([0.0; 2], [0.0; 3]);
        for (x, y) in moments.iter().flatten() {
            let foreseen = foreseen(line, *x);
            let weight = foreseen * (1.0 - foreseen);
            slopes[0] += y - foreseen;
            slopes[1] += (y - foreseen) * x;
            curve[0] += weight;
            curve[1] += weight * x;
            curve[2] += weight * x * x;
        }
        let inverse = inverse(curve)?;
        let step = [
            inverse[0] * slopes[0] + inverse[1] * slopes[1],
            inverse[1] * slopes[0] + inverse[2] * slopes[1],
        ];
        // A step that goes too far is halved.
        let (before, mut part) = (likelihood(line), 1.0);
        let after = |part: f64| [line[0] + part * step[0], line[1] + part * step[1]];
        while part > STILL && likelihood(after(part)) < before - STILL {
            part /= 2.0;
        }
        line = after(part);
        if line[1].abs() > STEEPEST {
            return None;
        }
        if part * step[0].abs().max(step[1].abs()) < STILL {
            found = true;
            break;
        }
    }
    let curve = |of: [f64; 3], (x, _): &(f64, f64)| {
        let foreseen = foreseen(line, *x);
        let weight = foreseen * (1.0 - foreseen);
        [of[0] + weight, of[1] + weight * x, of[2] + weight * x * x]
    };
    let inverse = inverse(moments.iter().flatten().fold([0.0; 3], curve))?;
    // By how much each game alone would move the slope.
    let moved = |game: &Vec<(f64, f64)>| {
        let (mut one, mut other) = (0.0, 0.0);
        for (x, y) in game {
            let off = y - foreseen(line, *x);
            (one, other) = (one + off, other + off * x);
        }
        inverse[1] * one + inverse[2] * other
    };
    let squares: f64 = moments.iter().map(|game| moved(game).powi(2)).sum();
    let half = Z * corrected(squares, games.len()).sqrt();
    found.then_some(Fit {
        intercept: line[0],
        slope: Estimate {
            value: line[1],
            interval: (games.len() >= LEAST).then_some((line[1] - half, line[1] + half)),
        },
    })
}

/// The inverse of a symmetric matrix of two rows; `None` where there is none.
fn inverse([first, off, last]: [f64; 3]) -> Option<[f64; 3]> {
    let whole = first * last - off * off;
    // Of what is added up, less than this is what rounding leaves.
    (whole > 1e-12 * (first * last).max(f64::MIN_POSITIVE))
        .then(|| [last / whole, -off / whole, first / whole])
}

#[cfg(test)]
mod tests {
    use super::{BINS, Calibration, LEAST, Moment, bin};

    fn close(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    /// A game of one moment for each of these.
    fn games(said: &[(f64, f64, usize)]) -> Vec<Vec<Moment>> {
        let one = |(said, happened, times): &(f64, f64, usize)| {
            let moment = Moment {
                said: *said,
                happened: *happened,
            };
            vec![vec![moment]; *times]
        };
        said.iter().flat_map(one).collect()
    }

    fn of(games: &[Vec<Moment>]) -> Calibration {
        Calibration::of(&games.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }

    /// Said .2 and .8 so often, and won in this share of the cases.
    fn two_said(won_at_a_fifth: usize, won_at_four_fifths: usize, of_each: usize) -> Vec<Vec<Moment>> {
        games(&[
            (0.2, 1.0, won_at_a_fifth),
            (0.2, 0.0, of_each - won_at_a_fifth),
            (0.8, 1.0, won_at_four_fifths),
            (0.8, 0.0, of_each - won_at_four_fifths),
        ])
    }

    #[test]
    fn the_slope_is_that_of_a_regression_by_hand() {
        // Through two points the line goes exactly. The logits of .2 and .8 are -ln 4 and ln 4.
        for (low, high, of_each, slope, intercept) in [
            // What was said comes true.
            (20, 80, 100, 1.0, 0.0),
            // One in three and two in three: logits of -ln 2 and ln 2.
            (30, 60, 90, 0.5, 0.0),
            // It says nothing.
            (50, 50, 100, 0.0, 0.0),
            // The wrong way round.
            (80, 20, 100, -1.0, 0.0),
            // Nobody is as weak as is said: 0 and ln 4.
            (50, 80, 100, 0.5, 2f64.ln()),
        ] {
            let found = of(&two_said(low, high, of_each));
            close(found.slope.expect("a line").value, slope, 1e-8);
            close(found.intercept.expect("a line"), intercept, 1e-8);
        }
    }

    #[test]
    fn the_interval_of_the_slope_is_the_sandwich_by_hand() {
        // 100 cases each of which is a game. With both weights .16 and logits ±ln 4 the information of the slope
        // is 200 · .16 · (ln 4)²; the sums of squares of the scores are the same, so the error is one by its root.
        let found = of(&two_said(20, 80, 100)).slope.expect("a line");
        let error = 1.0 / (200.0 * 0.16 * 4f64.ln().powi(2)).sqrt();
        let (low, high) = found.interval.expect("two hundred games");
        close(high - low, 2.0 * 1.96 * error * (200f64 / 199.0).sqrt(), 1e-4);
        // Twice in the same game says nothing new: the interval stays as wide.
        let doubled: Vec<_> = two_said(20, 80, 100)
            .into_iter()
            .map(|game| [game.clone(), game].concat())
            .collect();
        let twice = of(&doubled);
        assert_eq!((twice.games, twice.moments), (200, 400));
        let (one, other) = twice
            .slope
            .and_then(|slope| slope.interval)
            .expect("as many games");
        close(one, low, 1e-8);
        close(other, high, 1e-8);
    }

    #[test]
    fn where_no_line_fits_there_is_no_slope() {
        for (what, said) in [
            ("nothing was said", vec![]),
            (
                "all that was said was the same",
                vec![(0.5, 1.0, 30), (0.5, 0.0, 30)],
            ),
            (
                "it parts winners and losers",
                vec![(0.3, 0.0, 30), (0.7, 1.0, 30)],
            ),
        ] {
            let found = of(&games(&said));
            assert_eq!((found.slope, found.intercept), (None, None), "{what}");
        }
        // Chances of nothing and of everything are no reason for an endless line.
        let found = of(&games(&[
            (0.0, 0.0, 90),
            (0.0, 1.0, 10),
            (1.0, 1.0, 90),
            (1.0, 0.0, 10),
        ]));
        let slope = found.slope.expect("a line").value;
        assert!(slope > 0.0 && slope < 1.0, "{slope}");
    }

    #[test]
    fn few_games_have_no_interval() {
        let few = of(&games(&[(0.4, 1.0, LEAST / 2), (0.6, 0.0, LEAST / 2 - 1)]));
        assert!(few.slope.is_none_or(|slope| slope.interval.is_none()));
        assert!(
            few.bins
                .iter()
                .all(|bin| bin.means.is_none_or(|(_, mean)| mean.interval.is_none()))
        );
        let enough = of(&two_said(5, 6, 10));
        assert!(enough.slope.is_some_and(|slope| slope.interval.is_some()));
    }

    #[test]
    fn every_chance_lies_in_one_bin() {
        for (said, wanted) in [
            (0.0, 0),
            (0.099_999, 0),
            (0.1, 1),
            (0.2, 2),
            (0.3, 3),
            (0.499_999, 4),
            (0.5, 5),
            (0.6, 6),
            (0.7, 7),
            (0.899_999, 8),
            (0.9, 9),
            (0.999_999, 9),
            (1.0, 9),
            // Beyond what a chance can be it still counts.
            (1.000_001, 9),
            (-0.000_001, 0),
        ] {
            assert_eq!(bin(said), wanted, "{said}");
        }
        let all: Vec<_> = (0..=100)
            .map(|percent| (f64::from(percent) / 100.0, 0.0, 1))
            .collect();
        let counts = of(&games(&all)).bins.map(|bin| bin.count);
        assert_eq!(counts.iter().sum::<usize>(), 101);
        assert_eq!(
            counts,
            std::array::from_fn::<_, BINS, _>(|bin| if bin == 9 { 11 } else { 10 })
        );
    }

    #[test]
    fn a_bin_tells_what_was_said_and_what_happened() {
        let found = of(&games(&[(0.62, 1.0, 12), (0.68, 0.0, 8), (0.95, 1.0, 30)]));
        let (said, happened) = found.bins[6].means.expect("twenty games");
        close(said, 0.644, 1e-9);
        close(happened.value, 0.6, 1e-9);
        // By hand: .6 · .4 by 20 games, of which one degree of freedom is spent.
        let half = 1.96 * (0.24f64 / 19.0).sqrt();
        let (low, high) = happened.interval.expect("twenty games");
        close(low, 0.6 - half, 1e-4);
        close(high, 0.6 + half, 1e-4);
        // Thirty games that all came out alike are no proof of certainty (Wilson's interval).
        let (_, sure) = found.bins[9].means.expect("thirty games");
        let (low, high) = sure.interval.expect("thirty games");
        close(low, 0.8865, 1e-3);
        close(high, 1.0, 1e-9);
        assert_eq!(found.bins[0].means, None);
    }

    #[test]
    fn the_brier_score_is_that_by_hand() {
        // .04 where .8 was won and .64 where it was not; a shared win counts in part.
        let found = of(&games(&[(0.8, 1.0, 3), (0.8, 0.0, 1), (0.5, 0.5, 2)]));
        close(found.brier, (3.0 * 0.04 + 0.64) / 6.0, 1e-12);
        // Four of six came true on the whole: (3 · 1/9 + 4/9 + 2 · 1/36) / 6.
        close(
            found.brier_constant,
            (3.0 / 9.0 + 4.0 / 9.0 + 2.0 / 36.0) / 6.0,
            1e-12,
        );
    }
}
