//! Easy: looks like a player and forgives. It nearly always follows a whim in place of a plan, buys what is cheap, cannot make up
//! its mind where that is human, and seldom goes after the weak; it never throws the game away in one move.
//!
//! Generic over the game: what it must tell about whims is [`Whims`].

use super::draw::Draw;
use super::normal::{Normal, fallback, listed};
use super::rolls::{Throws, throwing_all_but};
use super::search::Judge;
use super::{Bot, Stop};
use crate::engine::parts::Faces;
use crate::engine::{Asked, Chance, Seat};

/// Tastes for a face reach from 0 to one less than this; a die that shows counts 2.
const TASTE: u32 = 6;
/// Turns by whim out of a hundred in which three of a kind are good enough to stop.
const CONTENT: u32 = 40;
/// Questions out of a hundred that are answered by any passable answer.
const SLIPS: u32 = 90;
/// An answer is passable if it is worth this part of the best one.
const PASSABLE: f32 = 0.5;

/// What a game tells about its faces, questions and purchases, so that one can play by whim and still look like a player.
pub trait Whims: Throws {
    /// Turns out of a hundred in which the dice are kept by whim.
    const WHIMS: u32;

    /// The turn's place in the game: a mood lasts for a turn.
    fn turn_number(&self) -> u64;

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

/// A player that a child can beat.
#[derive(Debug, Clone)]
pub struct Easy<G, J> {
    seed: u64,
    sound: Normal<G, J>,
}

impl<G: Whims, J: Judge<G> + Default> Easy<G, J> {
    /// A player with its own luck.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            sound: Normal::new(seed),
        }
    }
}

impl<G: Whims, J: Judge<G>> Easy<G, J> {
    /// What this turn's dice are kept by, when by whim.
    fn whim(&self, seen: &G, seat: Seat) -> Option<Whim> {
        let mut draw = Draw::from_facts(self.seed, &[seen.turn_number(), u64::from(seat.0)]);
        draw.happens(G::WHIMS).then(|| Whim {
            taste: std::array::from_fn(|_| draw.below(TASTE)),
            content: draw.happens(CONTENT),
        })
    }

    /// Are this turn's dice kept by whim?
    pub(super) fn is_moody(&self, seen: &G, seat: Seat) -> bool {
        self.whim(seen, seat).is_some()
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

/// Keeps what shows most, as taste has it.
fn follow<G: Whims>(seen: &G, seat: Seat, whim: Whim) -> G::Answer {
    let counts = seen.dice().counts();
    if seen.left() == 0 {
        return G::stopping();
    }
    let liking = |face: G::Face| {
        let shown = u32::from(counts[face.index()]);
        seen.liking(seat, face, shown, 2 * shown + whim.taste[face.index()])
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

impl<G: Whims + Send, J: Judge<G> + Send> Bot<G> for Easy<G, J> {
    fn choose(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<G::Answer> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        let seen = &seen.view(Some(seat));
        if seen.rolling() {
            return match self.whim(seen, seat) {
                Some(whim) => Some(follow(seen, seat, whim)),
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
        let found = self.sound.compare(seen, seat, &answers, stop);
        let Some((best, most)) = found.first().copied() else {
            return fallback(seen, &answers, stop);
        };
        let mut draw = Draw::from_facts(self.seed ^ 1, &seen.facts());
        if !seen.careless() || !draw.happens(SLIPS) {
            return Some(best);
        }
        let passable: Vec<G::Answer> = found
            .into_iter()
            .filter(|(_, worth)| *worth >= PASSABLE * most)
            .map(|(answer, _)| answer)
            // Paying for nothing would not look like a player.
            .filter(|answer| *answer == best || !G::odd(*answer))
            .collect();
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
