//! A number for every answer that a seat can give: what programs that learn choose among.
//!
//! Start at [`Numbers`]; each game counts its own answers in `actions` of its module. Invariant: a numbering
//! follows from the game and its boxes alone, never from a position; cards and rules are counted in the order
//! of their slugs. Whatever changes a number raises [`VERSION`]. Deliberately absent: Nature, whose answers have
//! weights.

use engine::{Game, Seat};
use serde::Serialize;
use serde_json::{Map, Value};

use super::desk::fields;
use serde_json::json;

/// The version of the numberings of all games. It changes with any number of any answer: with a card that is
/// new, too.
pub const VERSION: u32 = 1;

/// Answers of one kind, whose numbers follow one another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What they are: the word of the answer; of a `use` with the card and its rule.
    pub name: String,
    /// The number of the first one.
    pub first: u64,
    /// How many there are.
    pub count: u64,
}

/// The numbering of a game with its boxes.
pub trait Numbers<G: Game>: Clone + std::fmt::Debug {
    /// Its parts, the first one first, without a gap.
    fn parts(&self) -> &[Part];

    /// The number of an answer that is legal in this position for `speaker`, the seat that would say it; `None`
    /// for what Nature says, and beyond the bounds of the numbering.
    fn number(&self, state: &G, speaker: Seat, answer: G::Answer) -> Option<u64>;

    /// How many numbers there are; the first one is 0.
    fn size(&self) -> u64 {
        self.parts().last().map_or(0, |part| part.first + part.count)
    }
}

/// Adds part to part.
#[derive(Debug, Clone, Default)]
pub(crate) struct Parts(pub Vec<Part>);

impl Parts {
    /// So many more numbers; the first of them.
    pub(crate) fn add(&mut self, name: impl Into<String>, count: u64) -> u64 {
        let first = self.0.last().map_or(0, |part| part.first + part.count);
        let name = name.into();
        self.0.push(Part { name, first, count });
        first
    }
}

/// What is said of a numbering.
pub(crate) fn told<G: Game>(game: &str, numbers: &impl Numbers<G>) -> Map<String, Value> {
    fields(json!({
        "game": game,
        "version": VERSION,
        "size": numbers.size(),
        "parts": numbers.parts(),
    }))
}

/// How many ways there are to give at most `most` things to so many receivers.
pub(crate) fn splits(receivers: u64, most: u64) -> u64 {
    (1..=receivers).fold(1, |ways, nth| ways * (most + nth) / nth)
}

/// The place of these gifts among all ways to give at most `most` things to as many receivers, those come first
/// in which the first receiver gets less; `None` when it is more than that.
pub(crate) fn split_number(gifts: &[u8], most: u64) -> Option<u64> {
    let (mut number, mut left) = (0, most);
    for (nth, gift) in gifts.iter().enumerate() {
        let (others, gift) = ((gifts.len() - nth - 1) as u64, u64::from(*gift));
        number += (0..gift.min(left + 1))
            .map(|less| splits(others, left - less))
            .sum::<u64>();
        left = left.checked_sub(gift)?;
    }
    Some(number)
}

/// The place of a set of at most two of so many dice: none, one, then two; `None` when it is more than that.
pub(crate) fn few_dice(mask: u16, dice: u64) -> Option<u64> {
    let low = u64::from(mask.trailing_zeros());
    let high = u64::from(15u32.saturating_sub(mask.leading_zeros()));
    match mask.count_ones() {
        0 => Some(0),
        1 if low < dice => Some(1 + low),
        2 if high < dice => Some(1 + dice + high * (high - 1) / 2 + low),
        _ => None,
    }
}

/// How many such sets there are.
pub(crate) const fn sets_of_few(dice: u64) -> u64 {
    1 + dice + dice * dice.saturating_sub(1) / 2
}

#[cfg(test)]
mod tests {
    use super::{few_dice, sets_of_few, split_number, splits};
    use std::collections::BTreeSet;

    #[test]
    fn gifts_and_few_dice_are_counted_without_a_gap() {
        for (receivers, most) in [(0usize, 5u64), (1, 3), (3, 4), (7, 3)] {
            let all = u64::from(u8::try_from(most).expect("a small number") + 1).pow(receivers as u32);
            let mut seen = BTreeSet::new();
            for nth in 0..all {
                let gifts: Vec<u8> = (0..receivers)
                    .map(|place| (nth / (most + 1).pow(place as u32) % (most + 1)) as u8)
                    .collect();
                let sum: u64 = gifts.iter().map(|gift| u64::from(*gift)).sum();
                let number = split_number(&gifts, most);
                assert_eq!(number.is_some(), sum <= most, "{gifts:?}");
                assert!(number.is_none_or(|number| seen.insert(number)), "{gifts:?}");
            }
            let ways = splits(receivers as u64, most);
            assert!(seen.into_iter().eq(0..ways), "{receivers} of {most}");
        }
        for dice in 0..=16u64 {
            let numbers: BTreeSet<u64> = (0..=u16::MAX).filter_map(|mask| few_dice(mask, dice)).collect();
            assert!(numbers.into_iter().eq(0..sets_of_few(dice)), "{dice}");
        }
    }
}
