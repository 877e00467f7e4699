//! The odds of what one may be after with the dice that are picked. Start at [`odds`].
//!
//! Each is the chance when every other die is thrown for it until the last throw, and each that shows it is
//! kept. Cards that change dice in between are left out: they can only be used by somebody.

use engine::parts::{Dice, DiceMask, Faces};
use words::grammar::percent;
use words::{Words, fl};

/// A number of dice that show a face.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Odds<F> {
    /// The face.
    pub face: F,
    /// How many dice show it in the end, at least.
    pub count: u8,
    /// How likely that is, from 0 to 1.
    pub chance: f64,
}

impl<F> Odds<F> {
    /// The same where so many more come on top, such as claws of cards.
    #[must_use]
    pub fn plus(self, more: u8) -> Self {
        Self {
            count: self.count.saturating_add(more),
            ..self
        }
    }

    /// In words, as they stand below the dice; `face` is marked.
    #[must_use]
    pub fn told(&self, face: String, words: &Words) -> String {
        let (count, chance) = (self.count, percent(self.chance));
        fl!(words, "play-odds", count = count, face = face, chance = chance)
    }

    /// As the aim of a hint; `face` is marked.
    #[must_use]
    pub fn aimed_at(&self, face: String, words: &Words) -> String {
        let (count, chance) = (self.count, percent(self.chance));
        fl!(
            words,
            "advice-aim-dice",
            chance = chance,
            count = count,
            face = face
        )
    }
}

/// The odds of the two faces of which most are `kept`, and of a third of which there are as many as of the second,
/// with so many throws left; `next` says how many dice of a face are worth more than those that are kept. Nothing
/// without a picked die or without a throw.
#[must_use]
pub fn odds<F: Faces>(dice: Dice<F>, kept: DiceMask, throws: u8, next: impl Fn(F, u8) -> u8) -> Vec<Odds<F>> {
    let thrown = (dice.all() & !kept).count_ones();
    let mut found: Vec<(u8, Odds<F>)> = F::ALL
        .into_iter()
        .filter_map(|face| {
            let have = (dice.showing(face) & kept).count_ones() as u8;
            let count = next(face, have);
            let more = u32::from(count.saturating_sub(have));
            let chance = at_least(more, thrown, u32::from(throws));
            let wanted = have > 0 && throws > 0 && more <= thrown;
            wanted.then_some((have, Odds { face, count, chance }))
        })
        .collect();
    found.sort_by_key(|(have, _)| std::cmp::Reverse(*have));
    let second = found.get(1).map(|(have, _)| *have);
    let ties = found.get(2).is_some_and(|(have, _)| Some(*have) == second);
    found.truncate(if ties { 3 } else { 2 });
    found.into_iter().map(|(_, odds)| odds).collect()
}

/// How likely at least `more` of `dice` dice show one face within so many throws.
fn at_least(more: u32, dice: u32, throws: u32) -> f64 {
    let missed = (5.0_f64 / 6.0).powi(throws as i32);
    let mut fewer = 0.0;
    let mut ways = 1.0;
    for shown in 0..more.min(dice + 1) {
        if shown > 0 {
            ways = ways * f64::from(dice - shown + 1) / f64::from(shown);
        }
        fewer += ways * (1.0 - missed).powi(shown as i32) * missed.powi((dice - shown) as i32);
    }
    1.0 - fewer
}

#[cfg(test)]
mod tests {
    use super::{Odds, at_least, odds};
    use engine::classic::{Dice, Face};

    /// The same by following every throw of every die.
    fn followed(more: u32, dice: u32, throws: u32) -> f64 {
        if more == 0 {
            return 1.0;
        }
        if throws == 0 || dice < more {
            return 0.0;
        }
        let mut sum = 0.0;
        for faces in 0..6_u32.pow(dice) {
            let hits = (0..dice).filter(|die| faces / 6_u32.pow(*die) % 6 == 0).count() as u32;
            sum += followed(more.saturating_sub(hits), dice - hits, throws - 1);
        }
        sum / f64::from(6_u32.pow(dice))
    }

    #[test]
    fn they_are_what_following_every_throw_comes_to() {
        for dice in 0..=4 {
            for throws in 0..=2 {
                for more in 0..=dice + 1 {
                    let (told, followed) = (at_least(more, dice, throws), followed(more, dice, throws));
                    assert!((told - followed).abs() < 1e-9, "{more} of {dice} in {throws}");
                }
            }
        }
    }

    #[test]
    fn they_are_told_of_what_most_dice_are_kept_of() {
        use Face::{Claw, Energy, Heart, One, Three};
        let dice: Dice = [Three, Three, Claw, Heart, One, Energy].into_iter().collect();
        let next = |face: Face, have: u8| if face == Three { 3.max(have + 1) } else { have + 1 };
        let told = |kept, throws| {
            odds(dice, kept, throws, next)
                .into_iter()
                .map(|Odds { face, count, chance }| (face, count, (100.0 * chance).round()))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(0b000_011, 1), [(Three, 3, 52.0)]);
        assert_eq!(told(0b000_111, 2), [(Three, 3, 67.0), (Claw, 2, 67.0)]);
        assert_eq!(
            told(0b001_111, 2),
            [(Three, 3, 52.0), (Heart, 2, 52.0), (Claw, 2, 52.0)],
            "as many hearts as claws"
        );
        assert_eq!(told(0b000_111, 0), [], "nothing more is thrown");
        assert_eq!(told(0, 2), [], "nothing is picked");
        assert_eq!(told(0b111_111, 2), [], "nothing is thrown");
    }
}
