//! Easy and Normal: they look like players and forgive. Now and then, Easy nearly always, they follow a whim
//! in place of a plan, buy what is cheap, cannot make up their mind where that is human, and seldom go after
//! the weak; they never throw the game away in one move. How often says their [`ErrorRate`].
//!
//! Generic over the game: what it must tell about whims is part of its [`Persona`].

use super::draw::Draw;
use super::persona::Persona;
use super::planner::{Planner, fallback, listed};
use super::roll_plan::{FEW_DICE, keeping_but};
use super::search::Evaluator;
use super::{Bot, Stop};
use engine::parts::Faces;
use engine::{Chance, Seat, View};

/// Turns by whim out of a hundred in which three of a kind are good enough to stop.
const CONTENT: u32 = 40;
/// Of the answers by feeling, those out of a hundred that follow the monster's temper where it prefers one.
const FEELING: f32 = 60.0;
/// A temper prefers an answer that it makes look better than another by this part.
const PREFERRED: f32 = 1.02;
/// Worth from which nobody trifles.
const NEARLY_WON: f32 = 0.9;
/// An answer is passable if it is worth this part of the best one.
const PASSABLE: f32 = 0.5;

/// How often somebody does not do what is best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ErrorRate {
    /// Turns out of a hundred in which the dice are kept by whim.
    pub whims: u32,
    /// How far whims wander: tastes for a face reach from 0 to one less than this, and a die that shows counts 2.
    pub wander: u32,
    /// Questions that people answer by feeling, out of a hundred, at which any passable answer will do.
    pub slips: u32,
}

impl ErrorRate {
    /// Never: what is best is done.
    pub const NONE: Self = Self {
        whims: 0,
        wander: 1,
        slips: 0,
    };
}

/// A player that is sound when it keeps to its plan, and sometimes does not.
#[derive(Debug, Clone)]
pub struct Fallible<G: Persona, J> {
    seed: u64,
    error_rate: ErrorRate,
    temper: f32,
    sound: Planner<G, J>,
}

impl<G: Persona, J: Evaluator<G>> Fallible<G, J> {
    /// A player with its own luck and this error rate that values positions by `evaluator`.
    #[must_use]
    pub fn with_evaluator(seed: u64, evaluator: J, error_rate: ErrorRate) -> Self {
        Self {
            seed,
            error_rate,
            temper: 0.0,
            sound: Planner::with_evaluator(seed, evaluator),
        }
    }

    /// The same player, showing so much of its monster's temper: all of it at 1.
    #[must_use]
    pub fn with_temper(self, shown: f32) -> Self {
        Self {
            temper: shown,
            sound: self.sound.with_temper(shown),
            ..self
        }
    }

    /// What this turn's dice are kept by, when by whim.
    fn whim(&self, seen: &G, seat: Seat) -> Option<Whim> {
        // Of so few dice everybody sees which come to nothing.
        if seen.dice().len() <= FEW_DICE {
            return None;
        }
        let mut draw = Draw::from_words(self.seed, &[u64::from(seen.turn()), u64::from(seat.0)]);
        draw.happens(self.error_rate.whims).then(|| Whim {
            taste: std::array::from_fn(|_| draw.below(self.error_rate.wander)),
            content: draw.happens(CONTENT),
        })
    }

    /// Are this turn's dice kept by whim?
    pub(super) fn follows_whim(&self, seen: &G, seat: Seat) -> bool {
        self.whim(seen, seat).is_some()
    }

    /// Of some answers and their worth, the one that the temper of the seat's monster makes look best, if it
    /// prefers one.
    fn preferred(
        &self,
        seen: &G,
        seat: Seat,
        answers: &[(G::Answer, f32)],
        stop: &Stop,
    ) -> Option<G::Answer> {
        let listed: Vec<G::Answer> = answers.iter().map(|(answer, _)| *answer).collect();
        let tempered = self.sound.compare(seen, seat, &listed, self.temper, stop);
        let better = |(answer, worth): &(G::Answer, f32)| {
            let (_, felt) = tempered.iter().find(|(other, _)| other == answer)?;
            (*worth > 0.0).then(|| (*answer, felt / worth))
        };
        let felt: Vec<(G::Answer, f32)> = answers.iter().filter_map(better).collect();
        let (answer, most) = felt.iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
        let least = felt.iter().min_by(|one, other| one.1.total_cmp(&other.1))?;
        (*most > PREFERRED * least.1).then_some(*answer)
    }
}

/// A mood that lasts for a turn.
#[derive(Debug, Clone, Copy)]
struct Whim {
    /// How much each face is liked.
    taste: [u32; 6],
    /// Three of a kind are enough.
    content: bool,
}

/// Keeps what shows most, as taste and temper have it.
fn follow<G: Persona>(seen: &G, seat: Seat, whim: Whim, temper: f32) -> G::Answer {
    let counts = seen.dice().counts();
    if seen.rolls_left() == 0 {
        return G::stop_answer();
    }
    let useful = |face: G::Face| seen.of_use(seat, face, counts[face.index()]);
    // Dice that may yet come to something, such as a pair.
    let hoped = |face: G::Face| match useful(face) {
        0 => counts[face.index()],
        some => some,
    };
    let liking = |face: G::Face| {
        let shown = u32::from(hoped(face));
        let likes = 2 * shown + whim.taste[face.index()];
        // Nobody longs for what does not show.
        let leaning = if shown == 0 {
            0.0
        } else {
            temper * seen.leaning(seat, face) as f32
        };
        seen.liking(seat, face, shown, likes.saturating_add_signed(leaning as i32))
    };
    let mut favourite = G::FAVOURITE;
    for face in G::Face::ALL {
        if liking(face) > liking(favourite) {
            favourite = face;
        }
    }
    // Whoever is content keeps all that brings something; nobody leaves a die that brings nothing.
    let content = whim.content && useful(favourite) >= 3;
    let keep = G::Face::ALL.map(|face| {
        let shown = counts[face.index()];
        if face == favourite {
            hoped(face)
        } else if content || G::finished(face, shown) {
            useful(face)
        } else {
            0
        }
    });
    keeping_but(seen, keep, seen.unwanted_beside())
}

impl<G: Persona + Send, J: Evaluator<G> + Send> Bot<G> for Fallible<G, J> {
    fn choose(&mut self, seen: &View<G>, stop: &Stop) -> Option<G::Answer> {
        let seat = seen.asked_viewer()?;
        if stop.asked() {
            return None;
        }
        let seen: &G = seen;
        if seen.is_rolling() {
            let whim = self.whim(seen, seat);
            let planned = self.sound.roll(seen, seat, stop);
            // Nobody trifles with a game that is nearly won.
            let trifles = planned.is_none_or(|planned| planned.worth < NEARLY_WON);
            return match whim {
                Some(whim) if trifles => Some(follow(seen, seat, whim, self.temper)),
                _ => planned
                    .map(|planned| planned.answer)
                    .or_else(|| fallback(seen, &[], stop)),
            };
        }
        let answers = listed(seen);
        if let [only] = answers[..] {
            return Some(only);
        }
        let found = self.sound.compare(seen, seat, &answers, 0.0, stop);
        let Some((best, most)) = found.first().copied() else {
            return fallback(seen, &answers, stop);
        };
        let mut draw = Draw::from_words(self.seed ^ 1, &seen.hash_words());
        if most >= NEARLY_WON || !seen.careless() || !draw.happens(self.error_rate.slips) {
            return Some(best);
        }
        let passable: Vec<(G::Answer, f32)> = found
            .into_iter()
            .filter(|(_, worth)| *worth >= PASSABLE * most)
            // Paying for nothing would not look like a player.
            .filter(|(answer, _)| *answer == best || !seen.odd(seat, *answer))
            .collect();
        if draw.happens((FEELING * self.temper) as u32)
            && let Some(answer) = self.preferred(seen, seat, &passable, stop)
        {
            return Some(answer);
        }
        let passable: Vec<G::Answer> = passable.into_iter().map(|(answer, _)| answer).collect();
        // The cheapest card that will do, or anything that will do.
        let cheapest = passable
            .iter()
            .filter(|answer| seen.cost(seat, **answer).is_some())
            .min_by_key(|answer| seen.cost(seat, **answer));
        match cheapest {
            Some(cheapest) if draw.happens(60) => Some(*cheapest),
            _ => passable
                .get(draw.below(passable.len() as u32) as usize)
                .copied()
                .or(Some(best)),
        }
    }
}
