//! What is asked and what may be said (`duel.md` §5).

use super::Dice;
use super::buzz::{Buzz, Placing};
use super::cards::CardId;
use super::face::Face;
use super::power::Monster;
use super::track::{Space, Track};
use crate::parts::DiceMask;
use crate::{Asked, Seat};
use serde::{Deserialize, Serialize};

/// The open question: who is asked, and what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// Who has to answer.
    pub of: Asked,
    /// What is asked.
    pub what: What,
}

impl Question {
    /// Nothing is asked.
    pub const NONE: Self = Self {
        of: Asked::NoOne,
        what: What::Nothing,
    };
}

/// What asks in the middle of its line: a card or a monster's power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A card.
    Card(CardId),
    /// A monster's special power.
    Power(Monster),
}

impl Default for Source {
    fn default() -> Self {
        Self::Power(Monster::Gigazaur)
    }
}

/// Everything that can be asked. The numbers are those of the decision points in `duel.md` §5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// Nothing: the game is over.
    Nothing,
    /// Nature: six dice of a player who throws for the first turn.
    FirstThrow {
        /// Who throws.
        seat: Seat,
    },
    /// Nature: the dice of `dice` are thrown.
    Throw {
        /// Which, as a mask of indices.
        dice: DiceMask,
    },
    /// Nature: fresh dice against a packet.
    ThrowAgainst {
        /// How many, 1 to 16.
        dice: u8,
        /// Whose card it is.
        by: Seat,
        /// The card.
        card: CardId,
    },
    /// Nature: a card is turned over into a market slot.
    Reveal {
        /// The slot; 0 is the rightmost one, which is cheaper.
        slot: u8,
    },
    /// 2: buy a card for so much less, or pass.
    Shop {
        /// How much less, besides what the rightmost slot takes off.
        less: u8,
        /// The card that lets buy.
        by: CardId,
    },
    /// 5 and 6: spend a token, or throw all dice.
    FirstRoll,
    /// 7: throw some dice again, or stop.
    Roll,
    /// 13: which face is resolved next.
    Face,
    /// 15: buy, sweep, or end.
    Buy,
    /// Where the Buzz token of a card just paid for is placed.
    Place {
        /// The token.
        buzz: Buzz,
    },
    /// 1, 8, 10 and in between: do what this offers, or not.
    May {
        /// What offers it.
        by: Source,
    },
    /// 3, 8, 12 and in between: choose.
    Choose {
        /// What asks.
        by: Source,
        /// Among what.
        of: Choice,
        /// May the choice be declined?
        optional: bool,
    },
}

impl What {
    /// The moment at which cards may be used, if this is a question in which they have a say.
    #[must_use]
    pub const fn moment(self) -> Option<Moment> {
        Some(match self {
            Self::Shop { .. } => Moment::Shop,
            Self::FirstRoll | Self::Roll => Moment::Roll,
            Self::Face => Moment::Resolve,
            Self::Buy => Moment::Buy,
            Self::Place { .. } => Moment::Place,
            Self::Choose {
                of: Choice::TwoDice, ..
            } => Moment::TakeOut,
            _ => return None,
        })
    }
}

/// Among what is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Either marker.
    Track,
    /// A face other than power.
    Face,
    /// A token of The King and a place for it.
    King,
    /// A Keep card of the rival of the one who chooses.
    RivalsKeep,
    /// A Keep card of the one who chooses.
    OwnKeep,
    /// Two dice of the Roll.
    TwoDice,
}

/// When a card may be used by its owner, in its own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// Buying at the start of the turn.
    Shop,
    /// Rolling.
    Roll,
    /// Taking dice out of the Roll.
    TakeOut,
    /// Resolving faces.
    Resolve,
    /// Buying.
    Buy,
    /// Placing a Buzz token that was bought.
    Place,
}

/// What is chosen or aimed at, or what a hook is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pick {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// A card in play.
    Card(CardId),
    /// A market slot.
    Slot(u8),
    /// A face.
    Face(Face),
    /// A track.
    Track(Track),
    /// Dice, as a mask of indices.
    Dice(DiceMask),
    /// A Buzz token and where it is laid.
    Place(Buzz, Placing),
    /// A step of a marker.
    Step(Track, Space, Space),
}

/// What Nature or a seat says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// Nature: the faces of the dice thrown, lowest die index first.
    Faces(Dice),
    /// Nature: the card that was turned over.
    Card(CardId),
    /// 5: spend a dice token.
    Spend,
    /// 6: throw all dice.
    Throw,
    /// 7: throw these dice again.
    Reroll(DiceMask),
    /// 13: resolve this face.
    Resolve(Face),
    /// 2, 15: buy the card in this market slot.
    Buy(u8),
    /// 15: pay to replace the whole market.
    Sweep,
    /// Lay the Buzz token of a purchase here.
    Place(Placing),
    /// Do what is offered.
    Accept,
    /// Stop, pass, decline or end: nothing more here.
    Done,
    /// Choose.
    Choose(Pick),
    /// Use a card in play, aimed at this.
    Use(CardId, Pick),
}
