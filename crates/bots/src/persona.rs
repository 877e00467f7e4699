//! Persona: what a monster likes beyond what wins. A bold one hurts others a little more than is wise, a
//! careful one heals a little too soon; each is itself at every decision, and none is ever foolish.
//!
//! A temper works on the evaluator, so it needs no place in the search: the odds of the bot's own seat grow
//! or shrink by how much better or worse its monster likes a position than the one it decides in. Odds that
//! are nothing or all stay so: a temper never gives away a win, and never walks into certain death. It bends
//! a decision by a bounded part of the odds, least where the game is nearly decided.
//!
//! Generic over the game: what it must tell about its monsters is [`Persona`].

use super::roll_plan::RollPlan;
use super::search::{Evaluator, WinProbabilities};
use super::{Level, Stop};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};

/// The most by which a full temper makes odds better or worse, as a part of them: an even game looks like 63
/// % at best.
const MOST: f32 = 0.7;

/// How much of its monster's temper a bot of this level shows.
#[must_use]
pub const fn shown(level: Level) -> f32 {
    match level {
        Level::Easy => 1.0,
        Level::Normal => 0.7,
        Level::Hard => 0.3,
        Level::Master => 0.0,
    }
}

/// The position after an answer, whatever Nature then turns over or throws until somebody is asked; `None` where the
/// answer cannot be given.
pub(super) fn after_any_draw<G: Game>(state: &G, answer: G::Answer) -> Option<G> {
    let (mut after, mut all) = (state.clone(), Vec::new());
    after.apply(answer).ok()?;
    while after.asks() == Asked::Nature {
        all.clear();
        after.answers(&mut all);
        after.apply(*all.first()?).ok()?;
    }
    Some(after)
}

/// What a game tells about its monsters and about people, so that a bot is somebody: what each monster likes,
/// and what one does who does not do what is best and still looks like a player.
pub trait Persona: RollPlan {
    /// What a monster likes, while one decision is made.
    type Tastes: Copy + PartialEq + std::fmt::Debug + Send;

    /// What the monster of `seat` likes in this position. It may hang on the position: the vengeful like
    /// blood once they bleed.
    fn tastes(&self, seat: Seat) -> Self::Tastes;

    /// How much `seat`, with these tastes, likes the position, as a part of its odds. Only differences count;
    /// nothing that a throw has shown may count, since plans are made before it.
    fn liked(&self, seat: Seat, tastes: &Self::Tastes) -> f32;

    /// How much more, or less, `seat` likes a face than others do when it follows a whim.
    fn leaning(&self, seat: Seat, face: Self::Face) -> i32;

    /// The face that is kept where no other one is liked more.
    const FAVOURITE: Self::Face;

    /// How much `seat` likes a face of which `shown` dice show, given how much it would by that number and by
    /// taste.
    fn liking(&self, seat: Seat, face: Self::Face, shown: u32, likes: u32) -> u32;

    /// Are so many dice of a face, which is not the favourite, something that one does not throw away?
    fn finished(face: Self::Face, shown: u8) -> bool;

    /// Of so many dice of a face, how many bring `seat` something as they lie: whoever stops throws the others
    /// once more while it may.
    fn of_use(&self, seat: Seat, face: Self::Face, shown: u8) -> u8;

    /// At the roll question: the dice beside the row that nobody leaves as they lie who may throw them again,
    /// as a mask of dice of the turn.
    fn unwanted_beside(&self) -> DiceMask {
        0
    }

    /// Is this a question at which people answer by feeling?
    fn careless(&self) -> bool;

    /// Would it not look like a player if `seat` gave this answer without a reason?
    fn odd(&self, seat: Seat, answer: Self::Answer) -> bool;

    /// What this answer costs `seat`, if it is a purchase.
    fn cost(&self, seat: Seat, answer: Self::Answer) -> Option<u8>;
}

/// A temper at one decision: what is liked, and where one stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mood<T> {
    seat: Seat,
    tastes: T,
    now: f32,
    shown: f32,
}

impl<T: Copy> Mood<T> {
    /// The mood in which `seat` decides here when it shows so much of its temper; `None` when it shows
    /// nothing.
    #[must_use]
    pub fn of<G: Persona<Tastes = T>>(seen: &G, seat: Seat, shown: f32) -> Option<Self> {
        let tastes = seen.tastes(seat);
        (shown > 0.0).then(|| Self {
            seat,
            tastes,
            now: seen.liked(seat, &tastes),
            shown,
        })
    }

    /// By which part the odds look better in `state` than they are; worse if it is negative.
    fn bends<G: Persona<Tastes = T>>(&self, state: &G) -> f32 {
        let more = state.liked(self.seat, &self.tastes) - self.now;
        self.shown * MOST * more / (MOST + more.abs())
    }
}

/// An evaluator in a mood.
pub struct Tempered<'a, G: Persona> {
    evaluator: &'a dyn Evaluator<G>,
    mood: Option<Mood<G::Tastes>>,
}

impl<'a, G: Persona> Tempered<'a, G> {
    /// The same evaluator in this mood; without one it says what it always says.
    #[must_use]
    pub fn new(evaluator: &'a dyn Evaluator<G>, mood: Option<Mood<G::Tastes>>) -> Self {
        Self { evaluator, mood }
    }
}

impl<G: Persona> std::fmt::Debug for Tempered<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tempered")
            .field("mood", &self.mood)
            .finish_non_exhaustive()
    }
}

impl<G: Persona> Evaluator<G> for Tempered<'_, G> {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        self.felt(state, self.evaluator.win_probabilities(state))
    }

    fn deep_win_probabilities(&self, state: &G, stop: &Stop, work: &mut u32) -> Option<WinProbabilities> {
        let shares = self.evaluator.deep_win_probabilities(state, stop, work)?;
        Some(self.felt(state, shares))
    }

    fn goes_deeper(&self, state: &G) -> bool {
        self.evaluator.goes_deeper(state)
    }
}

impl<G: Persona> Tempered<'_, G> {
    /// These shares as they look in the mood.
    fn felt(&self, state: &G, mut shares: WinProbabilities) -> WinProbabilities {
        if let Some(mood) = &self.mood
            && state.asks() != Asked::NoOne
        {
            let share = &mut shares[mood.seat.index()];
            *share = bent(*share, mood.bends(state));
        }
        shares
    }
}

/// The share of which the odds are better by this part.
fn bent(share: f32, part: f32) -> f32 {
    if !(0.0..=1.0).contains(&share) {
        return share;
    }
    // Better by a half and worse by a half undo each other.
    let (for_it, against) = if part >= 0.0 {
        (share * (1.0 + part), 1.0 - share)
    } else {
        (share, (1.0 - share) * (1.0 - part))
    };
    for_it / (for_it + against)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decided_stays_decided() {
        for part in [-MOST, -0.1, 0.0, 0.3, MOST] {
            assert_eq!(bent(0.0, part), 0.0);
            assert_eq!(bent(1.0, part), 1.0);
        }
    }

    #[test]
    fn more_hope_stays_more_hope() {
        for part in [-MOST, -0.1, 0.0, 0.3, MOST] {
            let bends = |step: u8| bent(f32::from(step) / 100.0, part);
            assert!((0..100).all(|step| bends(step) < bends(step + 1)), "{part}");
        }
    }

    #[test]
    fn a_temper_bends_an_even_game_most() {
        let bend = |share: f32| bent(share, MOST) - share;
        assert!((0.12..0.14).contains(&bend(0.5)), "{}", bend(0.5));
        assert!(bend(0.02) < 0.02);
        assert!(bend(0.98) < 0.01);
        let (better, worse) = (bent(0.5, 0.3) - 0.5, 0.5 - bent(0.5, -0.3));
        assert!((better - worse).abs() < 1e-6);
    }

    #[test]
    fn the_better_level_shows_less() {
        let all = Level::ALL.map(shown);
        assert!(all.is_sorted_by(|one, other| one > other), "{all:?}");
        assert_eq!(shown(Level::Master), 0.0);
    }
}
