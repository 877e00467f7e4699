//! What must hold at every question of any game, checked over random games.
//!
//! [`prove`] plays one game and checks it, [`play_on`] only plays; [`Lottery`] is the chance of tests;
//! [`chances`] compares what Nature deals with what is said of her. They know no game by name. What [`prove`] finds broken it says in a sentence for developers.

pub mod chances;
#[cfg(test)]
pub(crate) mod rule_file;

use crate::parts::small;
use crate::{Asked, Chance, Game, Portable, Seat, View};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A game that has not ended after so many answers never will.
const PATIENCE: usize = 200_000;
/// Between so many answers what a seat sees is compared with what it would see if everything hidden were
/// different.
const GLANCE: usize = 8;
/// What Nature may draw is tried out whole while a game is proven if there are so many drawings at most: two
/// ordinary dice, one of a monster pack, a card of any pile.
const FEW_DRAWINGS: usize = 150;
/// After so many answers the position is remembered, to be found again when the game is played back.
const BOOKMARK: usize = 32;

/// A small generator for tests and proofs; the dealer of real games stands above the rules.
#[derive(Debug, Clone)]
pub struct Lottery(pub u64);

impl Chance for Lottery {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

/// Plays on from `state` with random answers, now and then with an action of a seat that is not asked;
/// `watch` sees the position before and after each answer. The position after `most` answers or at the end of
/// the game.
///
/// # Panics
/// When a listed answer is refused.
pub fn play_on<G: Game + Copy>(
    mut state: G,
    seed: u64,
    most: usize,
    mut watch: impl FnMut(&G, &G, G::Answer),
) -> G {
    let mut lottery = Lottery(seed);
    let mut legal = Vec::new();
    for _ in 0..most {
        let answer = match state.asks() {
            Asked::NoOne => return state,
            Asked::Nature => state
                .deal(&mut lottery)
                .expect("Nature is asked what can be dealt"),
            Asked::Seat(asked) => {
                legal.clear();
                state.answers(&mut legal);
                free_actions(&state, asked, &mut legal);
                let count = u32::try_from(legal.len()).expect("answers can be listed");
                legal[lottery.below(count) as usize]
            }
        };
        let before = state;
        if let Err(refused) = state.apply(answer) {
            panic!("{answer:?} was listed and refused ({refused}), seed {seed}");
        }
        watch(&before, &state, answer);
    }
    state
}

/// How much was looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Proven {
    /// Answers given, those of Nature included.
    pub answers: u64,
    /// Positions saved and loaded again.
    pub saved: u64,
    /// Views compared.
    pub views: u64,
}

/// What [`prove`] does besides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Extent {
    /// Save and load every position.
    pub saves: bool,
    /// Offer what seats may say that are not asked, too.
    pub free_actions: bool,
}

/// A choice among the legal answers: an index into the list.
pub type Choose<'a, G> = &'a mut dyn FnMut(&G, &[<G as Game>::Answer], &mut dyn Chance) -> usize;
/// Somebody who listens.
pub type Hear<'a, G> = &'a mut dyn FnMut(&<G as Game>::Event, &G);

/// Plays one game from `start` with the answers that `choose` picks, and checks at every question: the
/// invariants, that there is a legal default, that Nature deals as her chances say ([`chances`]), that saving
/// and loading is the identity (if `extent` says so), that views hide; and at the end that the same answers,
/// also those up to any bookmark, lead to the same position and the same events.
///
/// # Errors
/// The first thing that is broken, as a sentence for developers.
pub fn prove<G>(
    start: G,
    chance: &mut dyn Chance,
    extent: Extent,
    choose: Choose<'_, G>,
    hear: Hear<'_, G>,
) -> Result<Proven, String>
where
    G: Portable + Copy + PartialEq,
    G::Event: Hash,
{
    let (mut state, mut proven) = (start, Proven::default());
    let (mut history, mut bookmarks) = (Vec::new(), Vec::new());
    let mut legal = Vec::new();
    let mut told = DefaultHasher::new();
    loop {
        state
            .check()
            .map_err(|broken| format!("after {} answers: {broken}", history.len()))?;
        if extent.saves {
            saved(&state)?;
            if history.len() % GLANCE == 0 {
                seen(&state, history.len() / GLANCE)?;
            }
            proven.saved += 1;
        }
        if history.len() % GLANCE == 0 {
            proven.views += hidden(&state, chance)?;
        }
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => {
                if history.len() % GLANCE == 0 {
                    chances::exact(&state, FEW_DRAWINGS)?;
                }
                state.deal(chance).ok_or("Nature is asked and deals nothing")?
            }
            Asked::Seat(asked) => {
                legal.clear();
                state.answers(&mut legal);
                if !state
                    .default_answer()
                    .is_some_and(|default| legal.contains(&default))
                {
                    return Err("the default answer is not legal".into());
                }
                if extent.free_actions {
                    free_actions(&state, asked, &mut legal);
                }
                legal[choose(&state, &legal, chance)]
            }
        };
        let before = state;
        let mut leak = Ok(());
        state
            .apply_telling(answer, &mut |event, now| {
                event.hash(&mut told);
                hear(&event, now);
                if leak.is_ok() {
                    leak = overheard::<G>(event, now.seats());
                }
            })
            .map_err(|illegal| format!("{answer:?} was listed and is refused: {illegal}"))?;
        leak?;
        // What was right a moment ago is wrong now, or at least changes nothing when it is refused.
        let mut again = state;
        if before != state && again.apply(answer).is_err() && again != state {
            return Err(format!("{answer:?} was refused and changed something"));
        }
        history.push(answer);
        if history.len() % BOOKMARK == 0 {
            bookmarks.push(state);
        }
        if history.len() > PATIENCE {
            return Err("the game does not end".into());
        }
    }
    proven.answers = history.len() as u64;
    let mut again = start;
    let mut retold = DefaultHasher::new();
    let mut bookmarks = bookmarks.iter();
    for (nth, answer) in history.iter().enumerate() {
        again
            .apply_telling(*answer, &mut |event, _| event.hash(&mut retold))
            .map_err(|illegal| {
                format!("{answer:?} was legal and is refused in the same position: {illegal}")
            })?;
        if (nth + 1) % BOOKMARK == 0 && bookmarks.next() != Some(&again) {
            return Err(format!("the first {} answers led to another position", nth + 1));
        }
    }
    if again != state || told.finish() != retold.finish() {
        return Err("the same answers led to another game".into());
    }
    Ok(proven)
}

/// Adds what the seats may say that are not asked, clockwise from the left of the one that is.
fn free_actions<G: Game>(state: &G, asked: Seat, into: &mut Vec<G::Answer>) {
    let seats = small(state.seats());
    for seat in (1..seats).map(|step| Seat((asked.0 + step) % seats)) {
        state.free_actions(seat, into);
    }
}

/// Saving and loading changes nothing.
fn saved<G: PartialEq + Serialize + DeserializeOwned>(state: &G) -> Result<(), String> {
    let text = serde_json::to_string(state).map_err(|error| format!("it cannot be saved: {error}"))?;
    let loaded: G =
        serde_json::from_str(&text).map_err(|error| format!("what was saved cannot be loaded: {error}"))?;
    if loaded == *state {
        Ok(())
    } else {
        Err(format!("what was saved is not what was loaded: {text}"))
    }
}

/// A view that is written and read again is the same, and neither it nor the position can be taken for the
/// other.
fn seen<G: Portable + PartialEq>(state: &G, nth: usize) -> Result<(), String> {
    let viewers = state.seats() + 1;
    let viewer = Some(Seat(small(nth % viewers))).filter(|seat| seat.index() < state.seats());
    let view = View::of(state, viewer);
    saved(&view).map_err(|error| format!("the view of {viewer:?}: {error}"))?;
    let text = |error| format!("it cannot be written: {error}");
    let (whole, part) = (
        serde_json::to_string(state).map_err(text)?,
        serde_json::to_string(&view).map_err(text)?,
    );
    if serde_json::from_str::<G>(&part).is_ok() || serde_json::from_str::<View<G>>(&whole).is_ok() {
        return Err("a view is taken for a position, or a position for a view".into());
    }
    Ok(())
}

/// Who only looks on is told no more of an event than the seat that is told least: some seat is told exactly the same,
/// and where seats are told less than what happened, so is an onlooker.
fn overheard<G: Game>(event: G::Event, seats: usize) -> Result<(), String> {
    let onlooker = G::seen_by(event, None);
    let mut told = (0..seats).map(|index| G::seen_by(event, Some(Seat(small(index)))));
    let is_whole = onlooker == Some(event);
    let all_whole = told.clone().all(|told| told == Some(event));
    if is_whole != all_whole || !told.any(|told| told == onlooker) {
        return Err(format!("an onlooker is told {onlooker:?} of {event:?}"));
    }
    Ok(())
}

/// Whatever a seat cannot know may be different without any difference in what it sees; for an onlooker, whatever not
/// all seats know. Says how many looked.
fn hidden<G: Game + Copy + PartialEq>(state: &G, chance: &mut dyn Chance) -> Result<u64, String> {
    let mut unknown = *state;
    for index in 0..state.seats() {
        let seat = Seat(small(index));
        let mut other = *state;
        other.imagine(seat, chance);
        if View::of(&other, Some(seat)) != View::of(state, Some(seat)) {
            return Err(format!("seat {index} sees something hidden"));
        }
        unknown.imagine(seat, chance);
    }
    if View::of(&unknown, None) != View::of(state, None) {
        return Err("an onlooker sees something hidden".into());
    }
    Ok(state.seats() as u64 + 1)
}
