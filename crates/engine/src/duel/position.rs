//! Positions laid by hand: a table told by what lies on it, and the part of a turn at which play goes on.
//!
//! [`Position`] holds what can be seen and counted, and nothing of what waits. [`Position::bare`] makes a
//! state of it in which nobody is asked yet; [`State::resume`] lets the turn of such a state go on at a
//! [`Stage`] and comes back with the first question. What is laid holds the same invariants as what is
//! loaded: everything else is a sentence.

use super::agenda::Phase;
use super::buzz::{self, Placing};
use super::cards::{CardId, Cards};
use super::event::Event;
use super::face::Face;
use super::question::Question;
use super::state::{MARKET, Outcome, Player, State, Turn};
use super::track::Space;
use crate::parts::Shelf;
use crate::parts::must;
use crate::{Seat, Whole};
use serde::{Deserialize, Serialize};

/// What lies on a table. Every card that lies nowhere is in the deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The two players, by seat.
    pub players: [Player; 2],
    /// Who took the first turn: this player pulls toward -7.
    pub first: Seat,
    /// The markers, in the order of [`Track::ALL`](super::Track::ALL).
    pub markers: [Space; 2],
    /// Where each Buzz token lies, in the order of [`Buzz::ALL`](super::Buzz::ALL).
    pub buzz: [Option<Placing>; buzz::COUNT],
    /// The market, slot by slot; slot 0 is the rightmost one.
    pub market: [Option<CardId>; MARKET],
    /// The discard pile.
    pub discard: Cards,
    /// The record of the turn.
    pub turn: Turn,
    /// Questions with one legal answer resolve by themselves.
    pub automatic: bool,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The parts of a turn at which a position laid by hand can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The turn begins: cards at the start of a turn, and what has been waiting for it.
    Start,
    /// Tokens and the first roll.
    FirstRoll,
    /// The dice are thrown; what to throw again.
    Roll,
    /// The Roll is final, and neither a power nor a card has looked at it.
    Final,
    /// Faces are resolved; those that are marked are done.
    Resolve,
    /// Buying.
    Buy,
    /// The end of the turn, after the last purchase.
    End,
}

impl Stage {
    /// All stages in the order of a turn.
    pub const ALL: [Self; 7] = [
        Self::Start,
        Self::FirstRoll,
        Self::Roll,
        Self::Final,
        Self::Resolve,
        Self::Buy,
        Self::End,
    ];

    /// The phase that is next.
    pub(super) const fn phase(self) -> Phase {
        match self {
            Self::Start => Phase::Wake,
            Self::FirstRoll => Phase::FirstRoll,
            Self::Roll => Phase::Roll,
            Self::Final => Phase::Convert,
            Self::Resolve => Phase::Faces,
            Self::Buy => Phase::Buy,
            Self::End => Phase::End,
        }
    }
}

impl Position {
    /// What lies on the table of `state`.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            players: state.players,
            first: state.first,
            markers: state.markers,
            buzz: state.buzz,
            market: state.market,
            discard: state.discard,
            turn: state.turn,
            automatic: state.automatic,
            outcome: state.outcome,
        }
    }

    /// A state in which all this lies on the table, every other card in the deck, and nobody is asked yet. It
    /// is not checked: only [`State::resume`] and loading make something to play on of it.
    ///
    /// # Errors
    /// A sentence when a card lies in two places.
    pub fn bare(&self) -> Result<State, String> {
        let kept = self.players.iter().flat_map(|player| player.kept.iter().copied());
        let mut deck = Cards::ALL;
        for card in self
            .market
            .iter()
            .copied()
            .flatten()
            .chain(self.discard.iter())
            .chain(kept)
        {
            must(deck.take(card), || format!("{} lies in two places", card.slug()))?;
        }
        Ok(State {
            whole: Whole,
            players: self.players,
            first: self.first,
            markers: self.markers,
            buzz: self.buzz,
            market: self.market,
            deck,
            discard: self.discard,
            turn: self.turn,
            phase: if self.outcome.is_some() {
                Phase::Over
            } else {
                Phase::Wake
            },
            agenda: Shelf::new(),
            asks: Question::NONE,
            outcome: self.outcome,
            first_claws: 0,
            automatic: self.automatic,
            begun: true,
        })
    }
}

impl State {
    /// Lets the turn of a state go on at `stage`, up to the first question or to the end of the game.
    /// Whatever was asked or waited is forgotten. Empty slots of the market are filled first.
    ///
    /// # Errors
    /// A sentence that names the first thing that cannot be.
    pub fn resume(self, stage: Stage) -> Result<Self, String> {
        self.resume_telling(stage, &mut |_, _| {})
    }

    /// [`State::resume`], and tells what happens before the first question, as
    /// [`Game::apply_telling`](crate::Game::apply_telling) does.
    ///
    /// # Errors
    /// A sentence that names the first thing that cannot be. What was told until then has not happened.
    pub fn resume_telling(
        mut self,
        stage: Stage,
        teller: &mut dyn FnMut(Event, &Self),
    ) -> Result<Self, String> {
        must(self.outcome.is_none(), || "outcome: the game is over")?;
        self.agenda.clear();
        self.asks = Question::NONE;
        self.first_claws = 0;
        self.begun = true;
        self.phase = stage.phase();
        self.turn.counting = stage == Stage::Resolve;
        self.fill_market();
        // Who tells that the claws are resolved need not have counted them.
        let uncounted = self.turn.resolved.contains(Face::Claw) && self.turn.claws == 0;
        if uncounted {
            self.turn.resolved.remove(Face::Claw);
        }
        self.check_ranges()?;
        if uncounted {
            self.turn.resolved.insert(Face::Claw);
            self.turn.claws = self.rolled(Face::Claw);
            self.check_ranges()?;
        }
        self.run_telling(Some(teller));
        self.check_invariants()?;
        Ok(self)
    }

    /// The part of the turn that is being played; `None` before the first turn and after the end.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        Some(match self.phase {
            Phase::Deal(_) | Phase::FirstThrow(_) | Phase::Over => return None,
            Phase::Wake | Phase::Shop | Phase::Awaited => Stage::Start,
            Phase::FirstRoll => Stage::FirstRoll,
            Phase::Roll => Stage::Roll,
            Phase::Convert | Phase::Final | Phase::Skip | Phase::Toll | Phase::TakeOut => Stage::Final,
            Phase::Faces | Phase::AfterFaces => Stage::Resolve,
            Phase::Buy => Stage::Buy,
            Phase::End | Phase::Pass => Stage::End,
        })
    }
}
