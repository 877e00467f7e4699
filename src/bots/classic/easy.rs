//! Easy: looks like a player and forgives. It nearly always follows a whim in place of a plan, buys what is cheap, cannot make up
//! its mind about Tokyo, and seldom goes after the weakest; it never throws the game away in one move.

use super::normal::{Normal, fallback, listed};
use super::rolls::throwing_all_but;
use crate::bots::draw::{Draw, Facts};
use crate::bots::{Bot, Stop};
use crate::engine::classic::{Answer, State, What};
use crate::engine::parts::Face;
use crate::engine::{Asked, Chance, Game, Seat};

/// Turns out of a hundred in which the dice are kept by whim.
const WHIMS: u32 = 95;
/// Tastes for a face reach from 0 to one less than this; a die that shows counts 2.
const TASTE: u32 = 6;
/// Turns by whim out of a hundred in which three of a kind are good enough to stop.
const CONTENT: u32 = 40;
/// Questions out of a hundred that are answered by any passable answer.
const SLIPS: u32 = 90;
/// An answer is passable if it is worth this part of the best one.
const PASSABLE: f32 = 0.5;
/// Hearts at which a whim turns to healing.
const HURT: u8 = 5;
/// Hearts at which a monster counts as weak, and is spared by whim.
const WEAK: u8 = 3;

/// A player that a child can beat.
#[derive(Debug, Clone)]
pub struct Easy {
    seed: u64,
    sound: Normal,
}

impl Easy {
    /// A player with its own luck.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            sound: Normal::new(seed),
        }
    }

    /// What this turn's dice are kept by, when by whim.
    fn whim(&self, seen: &State, seat: Seat) -> Option<Whim> {
        let mut draw = Draw::from_facts(self.seed, &[u64::from(seen.turn().number), u64::from(seat.0)]);
        draw.happens(WHIMS).then(|| Whim {
            taste: std::array::from_fn(|_| draw.below(TASTE)),
            content: draw.happens(CONTENT),
        })
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
fn follow(seen: &State, seat: Seat, whim: Whim) -> Answer {
    let turn = seen.turn();
    let counts = turn.dice.counts();
    if turn.rolls >= seen.roll_limit() {
        return Answer::Done;
    }
    let outside = !seen.in_tokyo(seat);
    let hurt = seen.player(seat).hearts <= HURT;
    let reached = |other: Seat| other != seat && seen.player(other).alive && seen.in_tokyo(other) == outside;
    let spares = seen
        .all_seats()
        .any(|other| reached(other) && seen.player(other).hearts <= WEAK);
    let liking = |face: Face| {
        let shown = u32::from(counts[face.index()]);
        let likes = 2 * shown + whim.taste[face.index()];
        match face {
            Face::Heart if !outside || seen.player(seat).hearts >= seen.cap(seat) => 0,
            Face::Heart if hurt => likes + 3,
            Face::Claw if spares => likes.saturating_sub(3),
            Face::One | Face::Two | Face::Three if shown == 1 => likes.saturating_sub(1),
            _ => likes,
        }
    };
    let mut favourite = Face::Three;
    for face in Face::ALL {
        if liking(face) > liking(favourite) {
            favourite = face;
        }
    }
    if whim.content && counts[favourite.index()] >= 3 {
        return Answer::Done;
    }
    let keep = std::array::from_fn(|face| {
        // A finished set stays as well.
        if face == favourite.index() || face < 3 && counts[face] >= 3 {
            counts[face]
        } else {
            0
        }
    });
    throwing_all_but(turn.dice, keep)
}

impl Bot<State> for Easy {
    fn choose(&mut self, seen: &State, seat: Seat, stop: &Stop) -> Option<Answer> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        let seen = &seen.view(Some(seat));
        let what = seen.question().what;
        if what == What::Roll {
            return match self.whim(seen, seat) {
                Some(whim) => Some(follow(seen, seat, whim)),
                None => self.sound.roll(seen, seat, stop),
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
        let careless = matches!(
            what,
            What::Yield | What::Buy | What::Opportunity | What::ChooseCard { .. }
        );
        if !careless || !draw.happens(SLIPS) {
            return Some(best);
        }
        let passable: Vec<Answer> = found
            .into_iter()
            .filter(|(_, worth)| *worth >= PASSABLE * most)
            .map(|(answer, _)| answer)
            // Paying for nothing would not look like a player.
            .filter(|answer| *answer == best || !matches!(answer, Answer::Sweep | Answer::Use(_)))
            .collect();
        let price = |answer: &Answer| match answer {
            Answer::Buy(slot) => seen
                .market()
                .get(usize::from(*slot))
                .copied()
                .flatten()
                .map(|card| seen.price(seat, card)),
            _ => None,
        };
        // The cheapest card that will do, or anything that will do.
        let cheapest = passable
            .iter()
            .filter(|answer| price(answer).is_some())
            .min_by_key(|answer| price(answer));
        match cheapest {
            Some(cheapest) if draw.happens(60) => Some(*cheapest),
            _ => passable
                .get(draw.below(passable.len() as u32) as usize)
                .copied()
                .or(Some(best)),
        }
    }
}
