//! Easy and Normal: they look like players and forgive. Now and then, Easy nearly always, they follow a whim in place of a plan,
//! buy what is cheap, cannot make up their mind where that is human, and seldom go after the weak; they never throw the game
//! away in one move. How often is their [`Slack`].
//!
//! Generic over the game: what it must tell about whims is [`Whims`].

use super::draw::Draw;
use super::normal::{Normal, fallback, listed};
use super::rolls::{Throws, throwing_all_but};
use super::search::Judge;
use super::temper::Tempers;
use super::{Bot, Stop};
use engine::parts::Faces;
use engine::{Asked, Chance, Seat};

/// Tastes for a face reach from 0 to one less than this; a die that shows counts 2.
const TASTE: u32 = 6;
/// Turns by whim out of a hundred in which three of a kind are good enough to stop.
const CONTENT: u32 = 40;
/// Of the answers by feeling, those out of a hundred that follow the monster's temper where it prefers one.
const FEELING: f32 = 60.0;
/// A temper prefers an answer that it makes look better than another by this part.
const PREFERRED: f32 = 1.02;
/// An answer is passable if it is worth this part of the best one.
const PASSABLE: f32 = 0.5;

/// What a game tells about its faces, questions and purchases, so that one can play by whim and still look like a player.
pub trait Whims: Throws + Tempers {
    /// The face that is kept where no other one is liked more.
    const FAVOURITE: Self::Face;

    /// How much `seat` likes a face of which `shown` dice show, given how much it would by that number and by taste.
    fn liking(&self, seat: Seat, face: Self::Face, shown: u32, likes: u32) -> u32;

    /// Are so many dice of a face, which is not the favourite, something that one does not throw away?
    fn finished(face: Self::Face, shown: u8) -> bool;

    /// Is this a question at which people answer by feeling?
    fn careless(&self) -> bool;

    /// Would it not look like a player to give this answer without a reason?
    fn odd(answer: Self::Answer) -> bool;

    /// What this answer costs `seat`, if it is a purchase.
    fn cost(&self, seat: Seat, answer: Self::Answer) -> Option<u8>;
}

/// How often somebody does not do what is best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slack {
    /// Turns out of a hundred in which the dice are kept by whim.
    pub whims: u32,
    /// Questions that people answer by feeling, out of a hundred, at which any passable answer will do.
    pub slips: u32,
}

impl Slack {
    /// Never: what is best is done.
    pub const NONE: Self = Self { whims: 0, slips: 0 };
}

/// A player that is sound when it keeps to its plan, and sometimes does not.
#[derive(Debug, Clone)]
pub struct Fickle<G: Whims, J> {
    seed: u64,
    slack: Slack,
    temper: f32,
    sound: Normal<G, J>,
}

impl<G: Whims, J: Judge<G>> Fickle<G, J> {
    /// A player with its own luck and so much slack that values positions by `judge`.
    #[must_use]
    pub fn judging_by(seed: u64, judge: J, slack: Slack) -> Self {
        Self {
            seed,
            slack,
            temper: 0.0,
            sound: Normal::judging_by(seed, judge),
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
        let mut draw = Draw::from_facts(self.seed, &[u64::from(seen.turn()), u64::from(seat.0)]);
        draw.happens(self.slack.whims).then(|| Whim {
            taste: std::array::from_fn(|_| draw.below(TASTE)),
            content: draw.happens(CONTENT),
        })
    }

    /// Are this turn's dice kept by whim?
    pub(super) fn is_moody(&self, seen: &G, seat: Seat) -> bool {
        self.whim(seen, seat).is_some()
    }

    /// Of some answers and their worth, the one that the temper of the seat's monster makes look best, if it prefers one.
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
fn follow<G: Whims>(seen: &G, seat: Seat, whim: Whim, temper: f32) -> G::Answer {
    let counts = seen.dice().counts();
    if seen.left() == 0 {
        return G::stopping();
    }
    let liking = |face: G::Face| {
        let shown = u32::from(counts[face.index()]);
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
    if whim.content && counts[favourite.index()] >= 3 {
        return G::stopping();
    }
    let keep = G::Face::ALL.map(|face| {
        let shown = counts[face.index()];
        if face == favourite || G::finished(face, shown) {
            shown
        } else {
            0
        }
    });
    throwing_all_but(seen, keep)
}

impl<G: Whims + Send, J: Judge<G> + Send> Bot<G> for Fickle<G, J> {
    fn choose(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<G::Answer> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        let seen = &seen.view(Some(seat));
        if seen.rolling() {
            return match self.whim(seen, seat) {
                Some(whim) => Some(follow(seen, seat, whim, self.temper)),
                None => self
                    .sound
                    .roll(seen, seat, stop)
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
        let mut draw = Draw::from_facts(self.seed ^ 1, &seen.facts());
        if !seen.careless() || !draw.happens(self.slack.slips) {
            return Some(best);
        }
        let passable: Vec<(G::Answer, f32)> = found
            .into_iter()
            .filter(|(_, worth)| *worth >= PASSABLE * most)
            // Paying for nothing would not look like a player.
            .filter(|(answer, _)| *answer == best || !G::odd(*answer))
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
