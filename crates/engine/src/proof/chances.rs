//! Nature is fair: what a game says about the chances of her answers is what comes of drawing them.
//!
//! [`exact`] looks at a question alone: its answers, their weights and its odds say the same, and where few
//! numbers are drawn, all of them are tried. [`dealt`] draws many times, and compares how often each answer
//! came with its weight.

use crate::{Asked, Chance, Game};

/// The largest sum of weights: every number up to it is one in a language that counts with fractions, too.
pub const MOST_WAYS: u64 = 1 << 53;
/// Answers that come less often than this on average are counted together.
const RARE: f64 = 5.0;

/// The answers of Nature to the open question agree with their weights and odds; where `most` drawings or
/// fewer are possible, all of them are tried, and lead to each answer as often as its weight says. At a
/// question of a seat nothing has a weight.
///
/// # Errors
/// What does not agree, as a sentence for developers.
pub fn exact<G: Game>(state: &G, most: usize) -> Result<(), String> {
    let (mut weights, mut odds, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    state.weights(&mut weights);
    state.odds(&mut odds);
    if state.asks() != Asked::Nature {
        let silent = weights.is_empty() && odds.is_empty();
        return silent
            .then_some(())
            .ok_or_else(|| "Nature is not asked, and yet her answers have chances".to_owned());
    }
    state.answers(&mut listed);
    if !weights
        .iter()
        .map(|(answer, _)| *answer)
        .eq(listed.iter().copied())
    {
        return Err(format!(
            "{listed:?} are legal, and these have weights: {weights:?}"
        ));
    }
    if !odds.iter().map(|(answer, _)| *answer).eq(listed.iter().copied()) {
        return Err(format!("{listed:?} are legal, and these have odds: {odds:?}"));
    }
    let ways = ways(&weights)?;
    for ((answer, weight), (_, odds)) in weights.iter().zip(&odds) {
        let chance = share(*weight, ways);
        if (chance - f64::from(*odds)).abs() > 1e-6 * chance {
            return Err(format!("{answer:?} has the odds {odds} and the chance {chance}"));
        }
    }
    match every_drawing(state, most)? {
        Some(drawn) => same(&weights, ways, &drawn),
        None => Ok(()),
    }
}

/// The sum of the weights, each of which is 1 or more.
fn ways<A: std::fmt::Debug>(weights: &[(A, u64)]) -> Result<u64, String> {
    let mut ways = 0u64;
    for (answer, weight) in weights {
        if *weight == 0 {
            return Err(format!("{answer:?} is legal and never comes"));
        }
        ways = ways.saturating_add(*weight);
    }
    match ways {
        1..=MOST_WAYS => Ok(ways),
        _ => Err(format!("the weights of Nature's answers sum up to {ways}")),
    }
}

#[expect(clippy::cast_precision_loss, reason = "weights are below 2^53")]
fn share(weight: u64, ways: u64) -> f64 {
    weight as f64 / ways as f64
}

/// Every drawing leads to an answer that has its weight.
fn same<A: Copy + Eq + std::fmt::Debug>(
    weights: &[(A, u64)],
    ways: u64,
    drawn: &[(A, f64)],
) -> Result<(), String> {
    if let Some((answer, _)) = drawn
        .iter()
        .find(|(answer, _)| weights.iter().all(|(listed, _)| listed != answer))
    {
        return Err(format!("{answer:?} is dealt and not listed"));
    }
    for (answer, weight) in weights {
        let chance = share(*weight, ways);
        let found = drawn
            .iter()
            .find(|(drawn, _)| drawn == answer)
            .map_or(0.0, |found| found.1);
        if (found - chance).abs() > 1e-9 {
            return Err(format!(
                "{answer:?} has the chance {chance}, and is dealt with the chance {found}"
            ));
        }
    }
    Ok(())
}

/// Somebody who goes through everything that can be drawn.
#[derive(Default)]
struct Every {
    /// What was drawn this time, of how many.
    path: Vec<(u32, u32)>,
    at: usize,
}

impl Chance for Every {
    fn below(&mut self, bound: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, bound));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}

impl Every {
    /// How likely this drawing is.
    fn chance(&self) -> f64 {
        self.path
            .iter()
            .fold(1.0, |chance, (_, bound)| chance / f64::from(*bound))
    }

    /// Goes on to the next drawing, if there is one.
    fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((drawn, bound)) = self.path.last_mut() {
            if *drawn + 1 < *bound {
                *drawn += 1;
                return true;
            }
            self.path.pop();
        }
        false
    }
}

/// Answers that were dealt, each with its chance.
type Drawn<G> = Vec<(<G as Game>::Answer, f64)>;

/// What every possible drawing deals, each answer with its chance; `None` where there are more than `most`.
fn every_drawing<G: Game>(state: &G, most: usize) -> Result<Option<Drawn<G>>, String> {
    let (mut every, mut drawn) = (Every::default(), Drawn::<G>::new());
    loop {
        let answer = state
            .deal(&mut every)
            .ok_or("Nature is asked and deals nothing")?;
        if every.chance() * most as f64 <= 0.999 {
            return Ok(None);
        }
        let (answer, chance) = (G::listed(answer), every.chance());
        match drawn.iter_mut().find(|(listed, _)| *listed == answer) {
            Some((_, sum)) => *sum += chance,
            None => drawn.push((answer, chance)),
        }
        if !every.next() {
            return Ok(Some(drawn));
        }
    }
}

/// Deals `draws` times, and compares how often each answer came with its weight: with k cells (answers that
/// come less than five times on average are one cell) the sum of (seen - expected)² / expected is at most
/// d + 4√(2d) + 8, where d = k - 1. A fair Nature goes beyond that once in ten thousand times or less.
///
/// # Errors
/// What came too often or too seldom, as a sentence for developers.
pub fn dealt<G: Game>(state: &G, chance: &mut dyn Chance, draws: u32) -> Result<(), String> {
    let mut weights = Vec::new();
    state.weights(&mut weights);
    let ways = ways(&weights)?;
    let mut seen = vec![0u32; weights.len()];
    for _ in 0..draws {
        let answer = state.deal(chance).ok_or("Nature is asked and deals nothing")?;
        let answer = G::listed(answer);
        let place = weights.iter().position(|(listed, _)| *listed == answer);
        seen[place.ok_or_else(|| format!("{answer:?} is dealt and not listed"))?] += 1;
    }
    let (mut cells, mut sum, mut rare) = (0.0, 0.0, (0.0, 0.0));
    let mut worst = (0.0, String::new());
    for ((answer, weight), seen) in weights.iter().zip(seen) {
        let (expected, seen) = (f64::from(draws) * share(*weight, ways), f64::from(seen));
        if expected < RARE {
            rare = (rare.0 + expected, rare.1 + seen);
            continue;
        }
        let off = (seen - expected).powi(2) / expected;
        (cells, sum) = (cells + 1.0, sum + off);
        if off > worst.0 {
            let sentence = format!("{answer:?} came {seen} times in {draws} instead of {expected:.0}");
            worst = (off, sentence);
        }
    }
    if rare.0 > 0.0 {
        // A cell of its own, however rare: never less than five are expected of it.
        (cells, sum) = (cells + 1.0, sum + (rare.1 - rare.0).powi(2) / rare.0.max(RARE));
    }
    let free: f64 = (cells - 1.0_f64).max(0.0);
    let bound = free + 4.0 * (2.0 * free).sqrt() + 8.0;
    if sum > bound {
        return Err(format!("{}; {sum:.1} is more than {bound:.1}", worst.1));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
