//! What onlookers are told: small facts made of ids, told in the order in which they happen (`core.md` 5.2).
//!
//! The window animates them, the log words them, searching bots ignore them. Only [`Event::CardPeeked`] is private.

use super::{CardId, Place, What};
use crate::engine::Seat;
use crate::engine::parts::{Dice, DiceMask, Face};
use serde::{Deserialize, Serialize};

/// Why a number changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The dice just resolved.
    Dice,
    /// A card's effect.
    Card(CardId),
    /// Starting the turn in Tokyo.
    Income,
    /// Entering Tokyo.
    Entering,
    /// The price of a card, paid to the bank.
    Price(CardId),
    /// Energy received from a seat that paid.
    PaidBy(Seat),
    /// The fee for sweeping the market.
    Sweep,
    /// A card was sold back.
    Sale(CardId),
    /// Tokens on the monster.
    Tokens,
    /// The monster was eliminated or reborn.
    Death,
}

/// What kind of life loss a hit is (`core.md` 3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HitKind {
    /// Claws of the resolve step: wounds, and lets a monster in Tokyo yield.
    Smash,
    /// A card's effect.
    Card,
    /// Poison and the like.
    Token,
}

/// Why a monster left Tokyo, or moved out of the Bay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LeaveReason {
    /// It yielded after a wound.
    Yielded,
    /// The Bay closed: four monsters or fewer are left.
    BayClosed,
    /// It was eliminated.
    Eliminated,
    /// It was reborn outside.
    Reborn,
    /// A card threw it out.
    Forced(CardId),
}

/// Why a turn is an extra one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Reason {
    /// The ordinary turn in seat order.
    #[default]
    Order,
    /// A card gave another turn with fewer dice.
    FewerDice,
    /// A card gave another full turn.
    Extra,
}

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The table is set; the market is being filled.
    GameStarted { seats: u8 },
    /// A seat threw for the first turn.
    FirstPlayerRoll { seat: Seat, dice: Dice },
    /// The throw for the first turn was tied; these seats (a mask) throw again.
    FirstPlayerTied { seats: u8 },
    /// This seat begins the game.
    FirstPlayer { seat: Seat },
    /// A turn begins; turns are counted from 1.
    TurnStarted { seat: Seat, number: u16, reason: Reason },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// The dice of the turn were thrown; `mask` tells which of `dice` were in the hand.
    DiceRolled {
        seat: Seat,
        roll: u8,
        limit: u8,
        mask: DiceMask,
        dice: Dice,
    },
    /// One die was thrown again through a card.
    DieRerolled {
        by: Seat,
        card: CardId,
        die: u8,
        from: Face,
        to: Face,
    },
    /// One die was turned to another face through a card.
    DieChanged {
        by: Seat,
        card: CardId,
        die: u8,
        from: Face,
        to: Face,
    },
    /// A card gave the active monster more rolls.
    RollLimitChanged { seat: Seat, card: CardId, limit: u8 },
    /// Nothing changes the dice any more.
    DiceFixed { seat: Seat, dice: Dice },
    /// A card added smashes to the roll.
    SmashesAdded { seat: Seat, card: CardId, count: u8 },
    /// A group of equal dice is resolved.
    GroupResolved { seat: Seat, face: Face, count: u8 },
    /// Stars changed by `delta` to `now`; `asked` is the change before floor and cap.
    StarsChanged {
        seat: Seat,
        asked: i8,
        delta: i8,
        now: u8,
        cause: Cause,
    },
    /// Energy changed by `delta` to `now`.
    EnergyChanged {
        seat: Seat,
        delta: i16,
        now: u16,
        cause: Cause,
    },
    /// Hearts were gained; `asked` is the gain before the cap.
    LifeGained {
        seat: Seat,
        asked: u8,
        delta: u8,
        now: u8,
        cause: Cause,
    },
    /// One or more hits are about to land together on `victims` (a mask). Smashes name no card; `by` is the one monster
    /// behind all of them, if there is one.
    BatchOpened {
        kind: HitKind,
        by: Option<Seat>,
        card: Option<CardId>,
        victims: u8,
    },
    /// A card made a hit smaller; `dice` are those thrown for it, if any.
    DamageReduced {
        victim: Seat,
        card: CardId,
        from: u8,
        to: u8,
        dice: Dice,
    },
    /// A monster that takes no more loss this turn was hit.
    DamagePrevented { victim: Seat, amount: u8 },
    /// A hit landed: `amount` hearts lost, `now` left.
    LifeLost {
        victim: Seat,
        amount: u8,
        kind: HitKind,
        by: Option<Seat>,
        card: Option<CardId>,
        now: u8,
    },
    /// Dice thrown beside the turn's dice, for a card.
    BesideRolled { seat: Seat, card: CardId, dice: Dice },
    /// Poison tokens changed.
    PoisonChanged { seat: Seat, delta: i8, now: u8 },
    /// Shrink tokens changed.
    ShrinkChanged { seat: Seat, delta: i8, now: u8 },
    /// A wounded monster leaves Tokyo.
    YieldChosen { seat: Seat },
    /// A wounded monster stays in Tokyo.
    StayChosen { seat: Seat },
    /// The hit that had been held back is cancelled by yielding.
    HeldHitCancelled { seat: Seat, card: CardId, amount: u8 },
    /// A monster took a place in Tokyo.
    EnteredTokyo { seat: Seat, place: Place },
    /// The monster of the Bay moved into the City because the Bay closed.
    MovedBayToCity { seat: Seat },
    /// A monster is no longer in Tokyo.
    LeftTokyo {
        seat: Seat,
        place: Place,
        reason: LeaveReason,
    },
    /// Four or fewer monsters are left: there is no Bay any more.
    BayClosed,
    /// A monster has no hearts left.
    ReachedZero { seat: Seat },
    /// A card brought a monster back.
    Reborn { seat: Seat, card: CardId },
    /// A monster is out of the game.
    Eliminated { seat: Seat },
    /// The market was swept away.
    MarketSwept { seat: Seat },
    /// A card was turned over in a market slot.
    CardRevealed { slot: u8, card: CardId },
    /// A card was bought from the market, the deck or another monster.
    CardBought {
        seat: Seat,
        card: CardId,
        from: BoughtFrom,
        price: u8,
    },
    /// A card's effect begins.
    CardUsed { seat: Seat, card: CardId },
    /// A card went to the discard pile.
    CardDiscarded { seat: Seat, card: CardId },
    /// A card was sold for its printed cost.
    CardSold { seat: Seat, card: CardId, refund: u8 },
    /// A seat looked at a card of the deck. Private: other seats learn only that it happened.
    CardPeeked { seat: Seat, card: Option<CardId> },
    /// A card became a copy of another one.
    CopySet {
        seat: Seat,
        card: CardId,
        of: Seat,
        face: CardId,
    },
    /// A copy lost what it copied.
    CopyCleared { seat: Seat, card: CardId },
    /// Counters on a card changed to `now`.
    CardCountersChanged { seat: Seat, card: CardId, now: u8 },
    /// The most hearts a monster can have changed.
    CapChanged { seat: Seat, cap: u8 },
    /// The discard pile became the deck.
    DeckReshuffled { size: u8 },
    /// A seat will take another turn.
    ExtraTurnQueued { seat: Seat, card: CardId },
    /// The game is over.
    GameEnded { outcome: super::Outcome },
    /// A seat decided, or the only legal answer was taken for it.
    DecisionMade {
        seat: Seat,
        what: What,
        answer: super::Answer,
        automatic: bool,
    },
}

/// Where a bought card came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoughtFrom {
    /// A slot of the market.
    Market(u8),
    /// The top of the deck.
    Deck,
    /// Another monster.
    Monster(Seat),
}

impl Event {
    /// The event as `viewer` may hear it: a card that another seat looked at stays unnamed.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::CardPeeked { seat, .. } if viewer != Some(seat) => Self::CardPeeked { seat, card: None },
            told => told,
        }
    }
}
