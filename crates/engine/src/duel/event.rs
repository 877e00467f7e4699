//! What onlookers are told, as ids and numbers.

use super::Dice;
use super::buzz::{Bonus, Buzz, Placing};
use super::cards::CardId;
use super::face::Face;
use super::power::Monster;
use super::question::{Answer, What};
use super::state::Outcome;
use super::track::{Space, Track};
use crate::Seat;
use crate::parts::DiceMask;
use serde::{Deserialize, Serialize};

/// Why something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The dice of the Roll that show this face.
    Dice(Face),
    /// A card.
    Card(CardId),
    /// A monster's special power.
    Power(Monster),
    /// A Buzz token that a marker was pulled onto.
    Buzz(Buzz),
    /// A turn without a purchase.
    NoPurchase,
}

/// Something that happened. Numbers are those of the change; the position told with it is the one right
/// after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The game begins.
    GameStarted,
    /// A player has thrown for the first turn.
    FirstThrown {
        /// Who.
        seat: Seat,
        /// The throw.
        dice: Dice,
    },
    /// It is settled who begins; the other one has gained 1 energy.
    FirstPlayer {
        /// Who begins.
        seat: Seat,
    },
    /// A card was turned over into a market slot.
    CardRevealed {
        /// The slot, 0 the rightmost.
        slot: u8,
        /// The card.
        card: CardId,
    },
    /// A turn begins.
    TurnStarted {
        /// Whose.
        seat: Seat,
        /// Turns begun so far, this one included.
        number: u16,
        /// It is another turn of the same player.
        extra: bool,
    },
    /// Somebody has answered.
    DecisionMade {
        /// Who.
        seat: Seat,
        /// What was asked.
        what: What,
        /// What was said.
        answer: Answer,
        /// There was no other answer.
        automatic: bool,
    },
    /// A dice token was spent for an extra die.
    TokenSpent {
        /// By whom.
        seat: Seat,
    },
    /// A card that was waiting for this turn takes regular dice away.
    DiceLost {
        /// Who throws fewer.
        seat: Seat,
        /// How many fewer.
        dice: u8,
        /// The card.
        card: CardId,
    },
    /// Dice were thrown.
    Rolled {
        /// By whom.
        seat: Seat,
        /// All dice of the pool.
        dice: Dice,
        /// Which of them were thrown.
        thrown: DiceMask,
        /// Rolls used so far, from 1; a throw that is no roll (`duel.md` §7.3) leaves it as it was.
        roll: u8,
    },
    /// The Roll is final.
    RollFinal {
        /// Whose.
        seat: Seat,
        /// The dice.
        dice: Dice,
    },
    /// A face that no die shows was added to the Roll.
    FaceAdded {
        /// Whose Roll.
        seat: Seat,
        /// The face.
        face: Face,
        /// By whose power.
        by: Monster,
    },
    /// Dice were taken out of the Roll.
    DiceTakenOut {
        /// Whose Roll.
        seat: Seat,
        /// Which dice.
        dice: DiceMask,
        /// The card.
        card: CardId,
    },
    /// A face is being resolved.
    FaceResolved {
        /// Whose Roll.
        seat: Seat,
        /// The face.
        face: Face,
        /// How many symbols.
        count: u8,
    },
    /// A card or a power has an effect now.
    Triggered {
        /// Whose it is.
        seat: Seat,
        /// What.
        by: Cause,
    },
    /// A packet does nothing.
    Unhurt {
        /// To whom.
        seat: Seat,
        /// How many hits.
        hits: u8,
        /// Whence it came.
        by: Cause,
    },
    /// Fresh dice were thrown against a packet.
    ThrownAgainst {
        /// By whom.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The dice.
        dice: Dice,
    },
    /// Hits were taken off a packet.
    Softened {
        /// Who is spared.
        seat: Seat,
        /// How many hits.
        hits: u8,
        /// The card.
        card: CardId,
    },
    /// A player has lost hearts.
    Hurt {
        /// Who.
        seat: Seat,
        /// Hits of the packet, those that found no heart included.
        hits: u8,
        /// Hearts that are gone.
        hearts: u8,
        /// Whence it came.
        by: Cause,
    },
    /// A player was saved from having no hearts.
    Saved {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A player has gained hearts.
    HeartsGained {
        /// Who.
        seat: Seat,
        /// How many, 1 or more.
        hearts: u8,
        /// Whence.
        by: Cause,
    },
    /// A player has gained energy.
    EnergyGained {
        /// Who.
        seat: Seat,
        /// How much, 1 or more.
        energy: u8,
        /// Whence.
        by: Cause,
    },
    /// A player has paid energy for something other than a market card.
    EnergyPaid {
        /// Who.
        seat: Seat,
        /// How much.
        energy: u8,
        /// For what.
        by: Cause,
    },
    /// A player has gained dice tokens.
    TokensGained {
        /// Who.
        seat: Seat,
        /// How many, 1 or 2.
        tokens: u8,
        /// Whence.
        by: Cause,
    },
    /// A marker was pulled one step.
    Pulled {
        /// By whom.
        seat: Seat,
        /// Which marker.
        track: Track,
        /// Whence.
        from: Space,
        /// Where to.
        to: Space,
        /// Steps of this pull that are still to come.
        left: u8,
        /// Why.
        by: Cause,
    },
    /// A token of The King ended a pull.
    PullStopped {
        /// Whose pull.
        seat: Seat,
        /// Which marker.
        track: Track,
        /// The token.
        buzz: Buzz,
        /// Steps that are lost.
        lost: u8,
    },
    /// A marker was pulled onto a bonus.
    BonusReached {
        /// By whom.
        seat: Seat,
        /// On which token.
        buzz: Buzz,
        /// The bonus.
        bonus: Bonus,
    },
    /// A Buzz token was placed or moved.
    BuzzPlaced {
        /// By whom.
        seat: Seat,
        /// The token.
        buzz: Buzz,
        /// Where it lies now.
        to: Placing,
        /// Where it lay before.
        from: Option<Placing>,
    },
    /// A card is bought. What it does comes after.
    Bought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: CardId,
        /// From which slot.
        slot: u8,
        /// What was paid.
        paid: u8,
    },
    /// A card has come into play.
    CardKept {
        /// In front of whom.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card in play was discarded.
    CardLost {
        /// Who had it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// Two cards have changed owners.
    CardsSwapped {
        /// Who swapped.
        seat: Seat,
        /// The card given away.
        given: CardId,
        /// The card taken.
        taken: CardId,
    },
    /// A market card was discarded for a card.
    MarketDropped {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// The market card.
        card: CardId,
        /// The card that was used.
        by: CardId,
    },
    /// The market was swept.
    Swept {
        /// By whom.
        seat: Seat,
    },
    /// A card waits for the rival's next turn.
    Awaiting {
        /// For whose turn.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// Another turn of the same player will follow.
    ExtraTurnGained {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
}
