//! Positions in words. Everything but the monsters may be left out and is then as at the beginning of an
//! ordinary turn; what `state` answers is complete and is loaded as exactly the same position.
//!
//! What lies on the table has words. What waits in the middle of a question stands in `rest`, as the engine
//! keeps it; whoever writes a position by hand names a phase instead. Here stand the words and their schema;
//! `tell` makes them of a state, `lay` makes a state of them.

mod lay;
mod tell;

pub(super) use lay::order;

use super::slug::{BuzzSlug, CardSlug, FaceSlug, MonsterSlug, Token, TrackSlug};
use crate::position::{Rest, is_default, yes};
use engine::duel::{CardId, Face, Monster, Space, Stage, State, Track};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DuelPosition")]
pub struct Position {
    /// Questions with one legal answer resolve by themselves.
    #[serde(default = "yes")]
    pub automatic: bool,
    /// Who took the first turn: that player pulls toward -7, the other one toward 7.
    #[serde(default)]
    pub first: u8,
    /// The two players.
    #[schemars(length(equal = 2))]
    pub seats: Vec<SeatEntry>,
    /// Where the markers stand.
    #[serde(default)]
    pub markers: Markers,
    /// The Buzz tokens that lie on the tracks; all others are in the supply, or beside The King's board.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<BuzzSlug, Lying>")]
    pub buzz: BTreeMap<Token, Lying>,
    /// The market, slot by slot, the rightmost one first. While the deck lasts, empty slots are filled before
    /// play goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 3), with = "Vec<Option<CardSlug>>")]
    pub market: Vec<Option<CardId>>,
    /// The face-down deck. It holds every card that lies nowhere else.
    #[serde(default)]
    pub deck: Deck,
    /// The discard pile, in any order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<CardSlug>")]
    pub discard: Vec<CardId>,
    /// The turn.
    #[serde(default)]
    pub turn: TurnEntry,
    /// How the game has ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeEntry>,
    /// What waits in the middle of a question: places in the engine's record, with what belongs there. With
    /// anything in it, the phase is not looked at.
    #[serde(default, skip_serializing_if = "Rest::is_empty")]
    pub rest: Rest,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DuelSeat")]
pub struct SeatEntry {
    /// Who sits there.
    #[schemars(with = "MonsterSlug")]
    pub monster: Monster,
    /// Health; the monster's whole health if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hearts: Option<u8>,
    /// Energy cubes.
    #[serde(default)]
    pub energy: u16,
    /// Dice tokens, 0 to 2.
    #[serde(default)]
    pub tokens: u8,
    /// The Keep cards in play, in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<CardSlug>")]
    pub cards: Vec<CardId>,
    /// Cards that wait for this player's next turn, to take dice away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<CardSlug>")]
    pub awaiting: Vec<CardId>,
    /// Hits taken in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hits: u8,
    /// Nothing hurts until the turn ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shielded: bool,
}

/// Where the markers stand: from -7 to 7, on the extra space of a Buzz token half-way between two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "DuelMarkers")]
pub struct Markers {
    /// The Fame marker.
    #[schemars(with = "f64", range(min = -7, max = 7))]
    pub fame: Space,
    /// The Destruction marker.
    #[schemars(with = "f64", range(min = -7, max = 7))]
    pub destruction: Space,
}

impl Default for Markers {
    fn default() -> Self {
        Self {
            fame: Space::START,
            destruction: Space::START,
        }
    }
}

/// Where a Buzz token lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DuelLying")]
pub struct Lying {
    /// On which track.
    #[schemars(with = "TrackSlug")]
    pub track: Track,
    /// The lowest space that it covers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub low: Option<i8>,
    /// The lizard and the anubis: the printed order of the bonuses runs toward -7.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turned: bool,
    /// Instead of `low` and `turned`: the spaces that it covers, in the printed order of its bonuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Vec<i8>>,
}

/// The face-down deck.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "DuelDeck")]
pub struct Deck {
    /// How many cards it holds. It follows from the rest; where it is said it must be so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// The next cards, as far as their order is agreed on: they answer the coming reveals.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<CardSlug>")]
    pub order: Vec<CardId>,
}

/// The turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "DuelTurn")]
pub struct TurnEntry {
    /// The active seat.
    pub active: u8,
    /// Counted from 1; in the very first turn there is one die fewer. A later one, 3, if it is left out.
    pub number: u16,
    /// Where in the turn play goes on.
    pub phase: Phase,
    /// The dice of the pool as they lie; none before the first roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 8), with = "Vec<FaceSlug>")]
    pub dice: Vec<Face>,
    /// Rolls used; if it is left out, 1 while rolling and 3 later, or 0 without dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<u8>,
    /// Regular dice that are missing this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub fewer_dice: u8,
    /// Dice tokens spent this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub tokens_spent: u8,
    /// Dice taken out of the Roll, by index.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<u8>,
    /// Faces that a power has added to the Roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<FaceSlug>")]
    pub added: Vec<Face>,
    /// Faces that are resolved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<FaceSlug>")]
    pub resolved: Vec<Face>,
    /// Claws resolved, bonus claws and added ones included. If it is left out and claws are resolved, as many
    /// as there are now.
    #[serde(skip_serializing_if = "is_default")]
    pub claws: u8,
    /// Cards bought this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub bought: u8,
    /// The card that is just being bought: it lies nowhere. What waits for it stands in `rest`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<CardSlug>")]
    pub buying: Option<CardId>,
    /// Cards that are used up for this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<CardSlug>")]
    pub used: Vec<CardId>,
    /// The same player takes another turn after this one.
    #[serde(skip_serializing_if = "is_default")]
    pub again: bool,
}

impl Default for TurnEntry {
    fn default() -> Self {
        Self {
            active: 0,
            number: 3,
            phase: Phase::Start,
            dice: Vec::new(),
            rolls: None,
            fewer_dice: 0,
            tokens_spent: 0,
            out: Vec::new(),
            added: Vec::new(),
            resolved: Vec::new(),
            claws: 0,
            bought: 0,
            buying: None,
            used: Vec::new(),
            again: false,
        }
    }
}

/// Where in the turn play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "DuelPhase")]
pub enum Phase {
    /// Before the first turn; only `state` answers it.
    Setup,
    /// The turn begins.
    Start,
    /// Tokens and the first roll.
    FirstRoll,
    /// Further rolls; the first one if there are no dice.
    Roll,
    /// The rolls are over, and neither a power nor a card has looked at the Roll.
    Final,
    /// The faces take effect.
    Resolve,
    /// Buying.
    Buy,
    /// The end of the turn.
    End,
    /// The game is over.
    Over,
}

impl Phase {
    fn of(state: &State) -> Self {
        if state.outcome().is_some() {
            return Self::Over;
        }
        match state.stage() {
            None => Self::Setup,
            Some(Stage::Start) => Self::Start,
            Some(Stage::FirstRoll) => Self::FirstRoll,
            Some(Stage::Roll) => Self::Roll,
            Some(Stage::Final) => Self::Final,
            Some(Stage::Resolve) => Self::Resolve,
            Some(Stage::Buy) => Self::Buy,
            Some(Stage::End) => Self::End,
        }
    }

    /// The engine's word for it; it depends on whether there are dice.
    fn stage(self, dice: bool) -> Option<Stage> {
        Some(match self {
            Self::Setup | Self::Over => return None,
            Self::Start => Stage::Start,
            Self::FirstRoll => Stage::FirstRoll,
            Self::Roll if !dice => Stage::FirstRoll,
            Self::Roll => Stage::Roll,
            Self::Final => Stage::Final,
            Self::Resolve => Stage::Resolve,
            Self::Buy => Stage::Buy,
            Self::End => Stage::End,
        })
    }
}

/// How the game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DuelOutcome")]
pub struct OutcomeEntry {
    /// In which way.
    pub ending: EndingName,
    /// `victory`: the track whose end was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<TrackSlug>")]
    pub track: Option<Track>,
    /// The winner.
    pub winner: u8,
}

/// In which way a game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "DuelEnding")]
pub enum EndingName {
    /// A marker has reached the end of its track.
    Victory,
    /// Both markers stand in the winner's spotlight zones.
    Spotlight,
    /// The other player has no hearts left.
    Knockout,
}
