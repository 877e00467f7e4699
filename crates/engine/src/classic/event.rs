//! What onlookers are told: small facts made of ids, told in the order in which they happen (`core.md` §5.2).
//!
//! The window animates them, the log words them, searching bots ignore them. What a seat may hear of an
//! event, [`Game::seen_by`](crate::Game::seen_by) says; only [`Event::CardPeeked`] keeps something from
//! somebody.

use super::{CardId, Place, SpecialFace, What};
use crate::classic::{Dice, Face};
use crate::parts::DiceMask;
use crate::{Seat, Seats};
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
    /// Paid to another monster for hearts it gave (Healing Ray), or the like.
    PaidTo(Seat),
    /// The fee for sweeping the market.
    Sweep,
    /// A card was sold back.
    Sale(CardId),
    /// Tokens on the monster.
    Tokens,
    /// The monster was eliminated or reborn.
    Death,
}

/// What kind of life loss a hit is (`core.md` §3.1).
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
    /// The open curse gave another full turn, in which the Die of Fate is not thrown.
    Curse,
}

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The table is set; the market is being filled.
    GameStarted {
        /// How many monsters sit at the table, 2 to 6.
        seats: u8,
    },
    /// A seat threw for the first turn.
    FirstPlayerRoll {
        /// Who threw.
        seat: Seat,
        /// The six dice; only claws count.
        dice: Dice,
    },
    /// The throw for the first turn was tied; these seats throw again.
    FirstPlayerTied {
        /// The seats still in the running.
        seats: Seats,
    },
    /// This seat begins the game.
    FirstPlayer {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins; turns are counted from 1.
    TurnStarted {
        /// The active monster.
        seat: Seat,
        /// The number of the turn, from 1; extra turns count.
        number: u16,
        /// Ordinary, or why it is an extra one.
        reason: Reason,
    },
    /// A turn is over.
    TurnEnded {
        /// The active monster, alive or not.
        seat: Seat,
    },
    /// The dice of the turn were thrown; `mask` tells which of `dice` were in the hand.
    DiceRolled {
        /// The active monster.
        seat: Seat,
        /// Which roll of the turn it was, from 1.
        roll: u8,
        /// Rolls the active monster has in this turn, those used included.
        limit: u8,
        /// The dice that were thrown, as a mask of indices into `dice`.
        mask: DiceMask,
        /// All dice of the turn as they lie now.
        dice: Dice,
    },
    /// One die was thrown again through a card.
    DieRerolled {
        /// Whose card it is.
        by: Seat,
        /// The card used for it.
        card: CardId,
        /// Index of the die among the dice of the turn, from 0.
        die: u8,
        /// What the die showed before.
        from: Face,
        /// What it shows now; perhaps the same.
        to: Face,
    },
    /// One die was turned to another face through a card.
    DieChanged {
        /// Whose card it is.
        by: Seat,
        /// The card used for it.
        card: CardId,
        /// Index of the die among the dice of the turn, from 0.
        die: u8,
        /// What the die showed before.
        from: Face,
        /// What it shows now, never the same.
        to: Face,
    },
    /// A card gave the active monster more rolls.
    RollLimitChanged {
        /// Whose card it is: the active monster.
        seat: Seat,
        /// The card used for it.
        card: CardId,
        /// Rolls the active monster has in this turn, those used included.
        limit: u8,
    },
    /// Nothing changes the dice any more.
    DiceFixed {
        /// The active monster.
        seat: Seat,
        /// The dice of the turn; smashes added by cards are not among them.
        dice: Dice,
    },
    /// A card added smashes to the roll.
    SmashesAdded {
        /// The active monster.
        seat: Seat,
        /// The card that adds them.
        card: CardId,
        /// How many, at least 1.
        count: u8,
    },
    /// A group of equal dice is resolved.
    GroupResolved {
        /// The active monster.
        seat: Seat,
        /// What the dice of the group show.
        face: Face,
        /// How many, smashes added by cards included.
        count: u8,
        /// How many of them bring nothing because of `by`.
        #[serde(default, skip_serializing_if = "is_zero")]
        void: u8,
        /// The card or curse that makes them void, or changes what they bring.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<CardId>,
    },
    /// Stars changed by `delta` to `now`; `asked` is the change before floor and cap.
    StarsChanged {
        /// Whose stars.
        seat: Seat,
        /// The change before floor and cap; negative for a loss.
        asked: i8,
        /// The change itself; negative for a loss.
        delta: i8,
        /// Stars now, 0 to 20.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// Energy changed by `delta` to `now`.
    EnergyChanged {
        /// Whose energy.
        seat: Seat,
        /// The change; negative for a loss.
        delta: i16,
        /// Energy cubes now.
        now: u16,
        /// Why.
        cause: Cause,
    },
    /// Hearts were gained; `asked` is the gain before the cap.
    LifeGained {
        /// Whose hearts.
        seat: Seat,
        /// The gain before the cap.
        asked: u8,
        /// The gain itself.
        delta: u8,
        /// Hearts now; above the cap only against a deadly hit (`core.md` §3.4).
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// One or more hits are about to land together on `victims`. Smashes name no card; `by` is the one
    /// monster behind all of them, if there is one.
    BatchOpened {
        /// What kind of loss the first of them is.
        kind: HitKind,
        /// The one monster behind all of them, if there is one.
        by: Option<Seat>,
        /// The card behind the first of them; none for smashes.
        card: Option<CardId>,
        /// Whom they are aimed at.
        victims: Seats,
    },
    /// A card made a hit smaller; `dice` are those thrown for it, if any.
    DamageReduced {
        /// Who is hit.
        victim: Seat,
        /// The card that made it smaller.
        card: CardId,
        /// Hearts at stake before.
        from: u8,
        /// Hearts at stake now.
        to: u8,
        /// The dice thrown for it; empty if there were none.
        dice: Dice,
    },
    /// A monster that takes no more loss this turn was hit.
    DamagePrevented {
        /// Who is hit.
        victim: Seat,
        /// Hearts that would have been lost.
        amount: u8,
    },
    /// A card made a hit that lands anyway greater.
    DamageIncreased {
        /// Who is hit.
        victim: Seat,
        /// The card that made it greater.
        card: CardId,
        /// Hearts at stake before.
        from: u8,
        /// Hearts at stake now.
        to: u8,
    },
    /// A hit landed: `amount` hearts lost, `now` left.
    LifeLost {
        /// Who lost them.
        victim: Seat,
        /// Hearts lost, never more than were left.
        amount: u8,
        /// What kind of loss it is.
        kind: HitKind,
        /// The monster that caused it, if one did.
        by: Option<Seat>,
        /// The card that caused it, if one did.
        card: Option<CardId>,
        /// Hearts left.
        now: u8,
    },
    /// Dice thrown beside the turn's dice, for a card.
    BesideRolled {
        /// Whose card it is.
        seat: Seat,
        /// The card they were thrown for.
        card: CardId,
        /// All of them as they lie now.
        dice: Dice,
    },
    /// Poison tokens changed.
    PoisonChanged {
        /// Whose tokens.
        seat: Seat,
        /// The change; negative for tokens taken off.
        delta: i8,
        /// Tokens now.
        now: u8,
    },
    /// Shrink tokens changed.
    ShrinkChanged {
        /// Whose tokens.
        seat: Seat,
        /// The change; negative for tokens taken off.
        delta: i8,
        /// Tokens now.
        now: u8,
    },
    /// A wounded monster leaves Tokyo.
    YieldChosen {
        /// Who yields.
        seat: Seat,
    },
    /// A wounded monster stays in Tokyo.
    StayChosen {
        /// Who stays.
        seat: Seat,
    },
    /// The hit that had been held back is cancelled by yielding.
    HeldHitCancelled {
        /// Who yielded.
        seat: Seat,
        /// The card that held the hit back.
        card: CardId,
        /// Hearts that would have been at stake.
        amount: u8,
    },
    /// A monster took a place in Tokyo.
    EnteredTokyo {
        /// Who entered.
        seat: Seat,
        /// City or Bay.
        place: Place,
    },
    /// The monster of the Bay moved into the City because the Bay closed.
    MovedBayToCity {
        /// Who moved.
        seat: Seat,
    },
    /// A monster is no longer in Tokyo.
    LeftTokyo {
        /// Who left.
        seat: Seat,
        /// Which place it left.
        place: Place,
        /// Why.
        reason: LeaveReason,
    },
    /// Four or fewer monsters are left: there is no Bay any more.
    BayClosed,
    /// A monster has no hearts left.
    ReachedZero {
        /// Who; a card may still save it (`core.md` §3.6).
        seat: Seat,
    },
    /// A card brought a monster back.
    Reborn {
        /// Who was brought back.
        seat: Seat,
        /// The card that did it.
        card: CardId,
        /// Hearts it comes back with.
        hearts: u8,
    },
    /// A monster is out of the game.
    Eliminated {
        /// Who is out.
        seat: Seat,
    },
    /// The market was swept away.
    MarketSwept {
        /// Who paid for it.
        seat: Seat,
    },
    /// A card was turned over in a market slot.
    CardRevealed {
        /// The market slot, an index from 0 to 2.
        slot: u8,
        /// The card that lies there now.
        card: CardId,
    },
    /// A card was bought from the market, the deck or another monster.
    CardBought {
        /// The buyer.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it came from.
        from: BoughtFrom,
        /// What is paid for it, in energy, modifiers included.
        price: u8,
    },
    /// A card's effect begins.
    CardUsed {
        /// Whose card it is.
        seat: Seat,
        /// The face that acts: for a copy, the card that it copies.
        card: CardId,
    },
    /// A card went to the discard pile.
    CardDiscarded {
        /// Whose card it was.
        seat: Seat,
        /// The card as printed.
        card: CardId,
    },
    /// A card was sold for its printed cost.
    CardSold {
        /// Who sold it.
        seat: Seat,
        /// The card as printed.
        card: CardId,
        /// Energy that comes back.
        refund: u8,
    },
    /// A seat looked at a card of the deck. Private: other seats learn only that it happened.
    CardPeeked {
        /// Who looked.
        seat: Seat,
        /// The card; `None` for everybody else.
        card: Option<CardId>,
    },
    /// A card became a copy of another one.
    CopySet {
        /// Whose card copies.
        seat: Seat,
        /// The copying card as printed.
        card: CardId,
        /// In front of whom the copied card lies.
        of: Seat,
        /// The card that it acts as now.
        face: CardId,
    },
    /// A copy lost what it copied.
    CopyCleared {
        /// Whose card it is.
        seat: Seat,
        /// The copying card as printed, blank now.
        card: CardId,
    },
    /// Counters on a card changed to `now`.
    CardCountersChanged {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Counters now.
        now: u8,
    },
    /// Two monsters have exchanged a card; counters stay on them.
    CardsSwapped {
        /// Who wanted it.
        seat: Seat,
        /// The card that `seat` gave.
        gave: CardId,
        /// With whom.
        with: Seat,
        /// The card that `seat` got.
        got: CardId,
    },
    /// A costume was taken from a monster wounded this turn, for its price.
    CardStolen {
        /// Who took it.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The costume.
        card: CardId,
        /// What is paid to its owner, in energy, modifiers included.
        price: u8,
    },
    /// A costume was drawn at the start, for all to see.
    CostumeDrawn {
        /// Who may keep it.
        seat: Seat,
        /// The costume.
        card: CardId,
    },
    /// One of the two costumes drawn is kept; the other goes into the deck.
    CostumeKept {
        /// Who keeps it.
        seat: Seat,
        /// The costume.
        card: CardId,
    },
    /// A wickedness tile lies with this face up, when faces are mixed.
    TileShown {
        /// The face.
        tile: CardId,
    },
    /// The wickedness gauge changed by `delta` to `now`.
    WickednessChanged {
        /// Whose gauge.
        seat: Seat,
        /// The change; negative when it is set back.
        delta: i8,
        /// Wickedness now, 0 to 10.
        now: u8,
    },
    /// A wickedness tile was taken.
    TileTaken {
        /// Who took it.
        seat: Seat,
        /// The face that acts from now on.
        tile: CardId,
    },
    /// The tiles of a level were left where they are.
    TileDeclined {
        /// Who declined.
        seat: Seat,
        /// The level: 3, 6 or 10.
        level: u8,
    },
    /// A card has won the game for a monster, if it survives the turn.
    Crowned {
        /// Who has won.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card binds a monster to another one's fate for the rest of the game.
    Bound {
        /// Who is bound.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The card.
        card: CardId,
    },
    /// The most hearts a monster can have changed.
    CapChanged {
        /// Whose cap.
        seat: Seat,
        /// The most hearts it can have now, 8 to 12.
        cap: u8,
        /// Hearts above that, which it has no more; this is no loss (`core.md` §3.1).
        #[serde(default, skip_serializing_if = "is_zero")]
        trimmed: u8,
    },
    /// The discard pile became the deck.
    DeckReshuffled {
        /// Cards in the new deck.
        size: u8,
    },
    /// A seat will take another turn.
    ExtraTurnQueued {
        /// Who will take it.
        seat: Seat,
        /// The card that gave it.
        card: CardId,
    },
    /// An Evolution was drawn. Private: others learn only that it happened.
    EvolutionDrawn {
        /// Who drew it.
        seat: Seat,
        /// The Evolution; `None` for everybody else.
        card: Option<CardId>,
    },
    /// An Evolution was kept in hand, of those drawn or dealt. Private: others learn only that it happened.
    EvolutionKept {
        /// Who keeps it.
        seat: Seat,
        /// The Evolution; `None` for everybody else.
        card: Option<CardId>,
    },
    /// An Evolution went from a hand to the discard pile unplayed. Private: others learn only that it happened.
    EvolutionDiscarded {
        /// Whose hand it was in.
        seat: Seat,
        /// The Evolution; `None` for everybody else.
        card: Option<CardId>,
    },
    /// An Evolution was played, for all to see.
    EvolutionPlayed {
        /// Who plays it.
        seat: Seat,
        /// The Evolution.
        card: CardId,
    },
    /// An Evolution lies in front of another monster from now on.
    EvolutionMoved {
        /// In front of whom it lay.
        from: Seat,
        /// In front of whom it lies now.
        to: Seat,
        /// The Evolution.
        card: CardId,
    },
    /// An Evolution came to a hand, for all to see.
    EvolutionTaken {
        /// Whose hand.
        seat: Seat,
        /// The Evolution.
        card: CardId,
    },
    /// A discard pile of Evolutions became a deck.
    EvolutionsReshuffled {
        /// Whose.
        seat: Seat,
        /// Evolutions in the new deck.
        size: u8,
    },
    /// A face was named for an Evolution.
    FaceNamed {
        /// Who named it.
        seat: Seat,
        /// The Evolution.
        card: CardId,
        /// The face.
        face: Face,
    },
    /// A monster bears the target token.
    Targeted {
        /// Who gave it.
        seat: Seat,
        /// Who bears it.
        to: Seat,
    },
    /// A monster gives up its turn.
    TurnSkipped {
        /// Who.
        seat: Seat,
        /// The Evolution for which it does.
        card: CardId,
    },
    /// A power card lies under an Evolution from now on.
    CardReserved {
        /// Whose Evolution.
        seat: Seat,
        /// The power card.
        card: CardId,
    },
    /// A power card of the deck or the discard pile was shown to all.
    CardShown {
        /// For whose Evolution.
        seat: Seat,
        /// The power card.
        card: CardId,
    },
    /// A power card was taken without a purchase.
    CardTaken {
        /// Who takes it.
        seat: Seat,
        /// The power card.
        card: CardId,
    },
    /// A purchase was prevented.
    PurchasePrevented {
        /// Who wanted to buy.
        seat: Seat,
        /// The card, which may not be bought any more in this turn.
        card: CardId,
        /// The card that is bought in its place, if any can be.
        instead: Option<CardId>,
    },
    /// Four dice or more of a face have brought a Cultist.
    CultistGained {
        /// Who has it.
        seat: Seat,
        /// What the dice show.
        face: Face,
        /// Cultists of that monster now.
        now: u8,
    },
    /// A piece of a monster pack came to a monster.
    PieceTaken {
        /// Who has it now.
        seat: Seat,
        /// The piece.
        piece: CardId,
        /// From whom, if another monster had it.
        from: Option<Seat>,
    },
    /// A monster has a piece of a monster pack no more.
    PieceLost {
        /// Who had it.
        seat: Seat,
        /// The piece.
        piece: CardId,
    },
    /// A die of a monster pack was thrown.
    SpecialRolled {
        /// The active monster.
        seat: Seat,
        /// What it shows.
        face: SpecialFace,
    },
    /// A curse was turned over, and rules from now on.
    CurseRevealed {
        /// The curse.
        curse: CardId,
    },
    /// The Die of Fate takes effect.
    FateResolved {
        /// The active monster.
        seat: Seat,
        /// The curse that lies open.
        curse: CardId,
        /// What the die shows.
        face: SpecialFace,
    },
    /// A die joined those of the active monster.
    DieAdded {
        /// The active monster.
        seat: Seat,
        /// The curse that adds it.
        card: CardId,
        /// What it shows.
        face: Face,
    },
    /// A die of the active monster left the roll; those behind it move up.
    DieRemoved {
        /// The active monster.
        seat: Seat,
        /// The curse that takes it.
        card: CardId,
        /// Its number among the dice of the turn, from 0.
        die: u8,
    },
    /// A transformation card was turned over.
    FormFlipped {
        /// Whose.
        seat: Seat,
        /// The beast lies up now, the biped otherwise.
        beast: bool,
    },
    /// The game is over.
    GameEnded {
        /// In which way, and who won.
        outcome: super::Outcome,
    },
    /// A seat decided, or the only legal answer was taken for it.
    DecisionMade {
        /// Who spoke: the one who was asked, or another one using a card at any time.
        seat: Seat,
        /// What was asked.
        what: What,
        /// What was said.
        answer: super::Answer,
        /// It was the only legal answer and taken without asking.
        automatic: bool,
    },
}

impl Event {
    /// Whose hearts are gone with it, and how many: lost, or above the most that it can have now.
    #[must_use]
    pub const fn hearts_gone(&self) -> Option<(Seat, u8)> {
        match *self {
            Self::LifeLost { victim, amount, .. } => Some((victim, amount)),
            Self::CapChanged { seat, trimmed, .. } if trimmed > 0 => Some((seat, trimmed)),
            _ => None,
        }
    }
}

/// Is a number left out, because there is nothing of it?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
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
    /// The discard pile.
    Discard,
    /// It was reserved for the buyer.
    Reserve,
}
