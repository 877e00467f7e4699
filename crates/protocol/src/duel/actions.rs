//! Every answer of a seat of Duel has a number. There are no boxes, so there is one numbering.

use crate::actions::{Numbers, Part, Parts, few_dice, sets_of_few};
use engine::Seat;
use engine::duel::rule::Rule;
use engine::duel::{Answer, Buzz, CardId, Face, MARKET, Pick, Placing, State, Track};
use std::collections::BTreeMap;

/// The most dice of a pool (`duel.md` §7.1).
const DICE: u64 = 8;
/// Spaces of a track.
const SPACES: u64 = 15;
/// The middle one, counted from the lowest.
const MIDDLE: i8 = 7;
/// Places for a token: a track, its lowest space, and which way round it lies.
const PLACES: u64 = 2 * SPACES * 2;

/// The numbering of Duel.
#[derive(Debug, Clone)]
pub struct Numbering {
    parts: Vec<Part>,
    cards: BTreeMap<CardId, u64>,
    uses: BTreeMap<CardId, u64>,
}

/// The places of the parts.
const REROLL: usize = 0;
const DONE: usize = 1;
const THROW: usize = 2;
const SPEND: usize = 3;
const SWEEP: usize = 4;
const ACCEPT: usize = 5;
const RESOLVE: usize = 6;
const BUY: usize = 7;
const PLACE: usize = 8;
const NOTHING: usize = 9;
const CARD: usize = 10;
const FACE: usize = 11;
const TRACK: usize = 12;
const TWO: usize = 13;
const KING: usize = 14;

impl Default for Numbering {
    fn default() -> Self {
        let mut cards: Vec<CardId> = CardId::all().collect();
        cards.sort_by_key(|card| card.slug());
        let mut parts = Parts::default();
        let (faces, market) = (Face::ALL.len() as u64, MARKET as u64);
        for (name, count) in [
            ("reroll", (1 << DICE) - 1),
            ("done", 1),
            ("throw", 1),
            ("spend", 1),
            ("sweep", 1),
            ("accept", 1),
            ("resolve", faces),
            ("buy", market),
            ("place", PLACES),
            ("choose nothing", 1),
            ("choose card", cards.len() as u64),
            ("choose face", faces),
            ("choose track", Track::ALL.len() as u64),
            ("choose dice", sets_of_few(DICE)),
            ("choose place", Buzz::KINGS.len() as u64 * PLACES),
        ] {
            parts.add(name, count);
        }
        let usable = |card: &&CardId| card.card().rules.iter().any(|rule| matches!(rule, Rule::May(..)));
        let uses = cards.iter().filter(usable);
        // Aimed at nothing, or at a slot of the market.
        let uses = uses
            .map(|card| (*card, parts.add(format!("use {}", card.slug()), 1 + market)))
            .collect();
        Self {
            cards: cards.into_iter().zip(0..).collect(),
            uses,
            parts: parts.0,
        }
    }
}

fn place(placing: Placing) -> Option<u64> {
    let low = u64::try_from(placing.low + MIDDLE)
        .ok()
        .filter(|low| *low < SPACES)?;
    let track = placing.track.index() as u64;
    Some((track * SPACES + low) * 2 + u64::from(placing.turned))
}

impl Numbering {
    fn pick(&self, pick: Pick) -> Option<(usize, u64)> {
        Some(match pick {
            Pick::Nothing => (NOTHING, 0),
            Pick::Card(card) => (CARD, *self.cards.get(&card)?),
            Pick::Face(face) => (FACE, face.index() as u64),
            Pick::Track(track) => (TRACK, track.index() as u64),
            Pick::Dice(dice) => (TWO, few_dice(dice, DICE)?),
            Pick::Place(buzz, placing) => {
                let king = Buzz::KINGS.iter().position(|king| *king == buzz)? as u64;
                (KING, king * PLACES + place(placing)?)
            }
            Pick::Slot(_) | Pick::Step(..) => return None,
        })
    }
}

impl Numbers<State> for Numbering {
    fn parts(&self) -> &[Part] {
        &self.parts
    }

    fn number(&self, _state: &State, _speaker: Seat, answer: Answer) -> Option<u64> {
        let (part, number) = match answer {
            Answer::Faces(_) | Answer::Card(_) => return None,
            Answer::Reroll(dice) => (REROLL, u64::from(dice).checked_sub(1)?),
            Answer::Done => (DONE, 0),
            Answer::Throw => (THROW, 0),
            Answer::Spend => (SPEND, 0),
            Answer::Sweep => (SWEEP, 0),
            Answer::Accept => (ACCEPT, 0),
            Answer::Resolve(face) => (RESOLVE, face.index() as u64),
            Answer::Buy(slot) => (BUY, u64::from(slot)),
            Answer::Place(placing) => (PLACE, place(placing)?),
            Answer::Choose(pick) => self.pick(pick)?,
            Answer::Use(card, pick) => {
                let first = *self.uses.get(&card)?;
                return match pick {
                    Pick::Nothing => Some(first),
                    Pick::Slot(slot) if usize::from(slot) < MARKET => Some(first + 1 + u64::from(slot)),
                    _ => None,
                };
            }
        };
        let part = self.parts.get(part)?;
        (number < part.count).then_some(part.first + number)
    }
}
