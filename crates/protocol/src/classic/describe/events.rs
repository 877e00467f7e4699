//! Every event (`core.md` §5.2) and what it holds.

use super::{
    ANSWER, CARD, CAUSE, DECISION, DICE, FACE, GAIN, LEAVING, LOSS, MOMENT, MONSTERS, OPTIONS, ORIGIN,
    OUTCOME, PLACE, QUESTION, REASON, SPECIAL, TOKENS,
};
use crate::describe::kinds::{CHANGE, COUNT, FLAG, INDICES, SEAT, SEATS, SLOT};
use crate::describe::{Entry, entry};

/// Every event, in the order of a game.
pub(crate) const EVENTS: &[Entry] = &[
    entry(
        "NatureAnswered",
        "Nature has said this; what follows from it comes after",
        &[ANSWER.or_null("answer")],
    ),
    entry(
        "DecisionMade",
        "a seat has said this, or it was the only answer (`automatic`)",
        &[
            SEAT.field("seat"),
            QUESTION.field("what"),
            DECISION.sometimes("id"),
            ANSWER.field("answer"),
            FLAG.field("automatic"),
            CARD.sometimes("by"),
            COUNT.sometimes("level"),
            COUNT.sometimes("penalty"),
            MOMENT.sometimes("moment"),
        ],
    ),
    entry(
        "GameStarted",
        "the table is set",
        &[
            COUNT.field("seats"),
            MONSTERS.field("monsters"),
            OPTIONS.field("options"),
        ],
    ),
    entry(
        "FirstPlayerRoll",
        "the roll for first player: who rolled what; then who is `tied`, or the `winner`",
        &[
            SEAT.sometimes("seat"),
            DICE.sometimes("dice"),
            SEATS.sometimes("tied"),
            SEAT.sometimes("winner"),
        ],
    ),
    entry(
        "CostumeDrawn",
        "a costume was drawn for all to see",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CostumeKept",
        "one of the two is kept, the other goes into the deck",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "TileShown",
        "a tile lies with this face up, where faces are mixed",
        &[CARD.field("tile")],
    ),
    entry(
        "CardRevealed",
        "a card was turned over in the market",
        &[SLOT.field("slot"), CARD.field("card")],
    ),
    entry(
        "TurnStarted",
        "a turn begins; turns are counted from 1",
        &[SEAT.field("seat"), COUNT.field("number"), REASON.field("reason")],
    ),
    entry(
        "TokyoIncome",
        "stars or energy for starting the turn in Tokyo; `asked` (stars only) is the gain before the cap",
        &[
            SEAT.field("seat"),
            GAIN.field("kind"),
            CHANGE.sometimes("asked"),
            CHANGE.field("delta"),
            COUNT.field("now"),
            CAUSE.field("cause"),
        ],
    ),
    entry(
        "DiceRolled",
        "the dice in `mask` were thrown, and all of them lie so",
        &[
            SEAT.field("seat"),
            COUNT.field("roll"),
            COUNT.field("limit"),
            INDICES.field("mask"),
            DICE.field("dice"),
        ],
    ),
    entry(
        "RollLimitChanged",
        "a card gave more rolls",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("limit")],
    ),
    entry(
        "DieRerolled",
        "a card threw one die again",
        &[
            SEAT.field("by"),
            CARD.field("card"),
            COUNT.field("die"),
            FACE.field("from"),
            FACE.field("to"),
        ],
    ),
    entry(
        "DieChanged",
        "a card turned one die",
        &[
            SEAT.field("by"),
            CARD.field("card"),
            COUNT.field("die"),
            FACE.field("from"),
            FACE.field("to"),
        ],
    ),
    entry(
        "DiceFixed",
        "nothing changes the dice any more",
        &[SEAT.field("seat"), DICE.field("dice")],
    ),
    entry(
        "SmashesAdded",
        "a card added smashes to the dice",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("count")],
    ),
    entry(
        "GroupResolved",
        "equal dice are resolved, added smashes included; `by` makes `void` of them bring nothing, or changes what they bring",
        &[
            SEAT.field("seat"),
            FACE.field("face"),
            COUNT.field("count"),
            COUNT.sometimes("void"),
            CARD.sometimes("by"),
        ],
    ),
    entry(
        "StarsChanged",
        "`asked` is the change before floor and cap",
        &[
            SEAT.field("seat"),
            CHANGE.field("asked"),
            CHANGE.field("delta"),
            COUNT.field("now"),
            CAUSE.field("cause"),
        ],
    ),
    entry(
        "EnergyChanged",
        "energy was gained or paid",
        &[
            SEAT.field("seat"),
            CHANGE.field("delta"),
            COUNT.field("now"),
            CAUSE.field("cause"),
        ],
    ),
    entry(
        "LifeGained",
        "`asked` is the gain before the cap",
        &[
            SEAT.field("seat"),
            COUNT.field("asked"),
            COUNT.field("delta"),
            COUNT.field("now"),
            CAUSE.field("cause"),
        ],
    ),
    entry(
        "BatchOpened",
        "hits are about to land together",
        &[
            LOSS.field("kind"),
            SEAT.or_null("by"),
            CARD.or_null("card"),
            SEATS.field("victims"),
        ],
    ),
    entry(
        "BesideRolled",
        "dice were thrown beside those of the turn, for a card",
        &[SEAT.field("seat"), CARD.field("card"), DICE.field("dice")],
    ),
    entry(
        "DamageReduced",
        "a card made a hit smaller, perhaps with dice",
        &[
            SEAT.field("victim"),
            CARD.field("card"),
            COUNT.field("from"),
            COUNT.field("to"),
            DICE.field("dice"),
        ],
    ),
    entry(
        "DamageIncreased",
        "a card made a hit greater",
        &[
            SEAT.field("victim"),
            CARD.field("card"),
            COUNT.field("from"),
            COUNT.field("to"),
        ],
    ),
    entry(
        "DamagePrevented",
        "a monster that loses nothing more this turn was hit",
        &[SEAT.field("victim"), COUNT.field("amount")],
    ),
    entry(
        "LifeLost",
        "a hit landed",
        &[
            SEAT.field("victim"),
            COUNT.field("amount"),
            LOSS.field("kind"),
            SEAT.or_null("by"),
            CARD.or_null("card"),
            COUNT.field("now"),
        ],
    ),
    entry(
        "TokensChanged",
        "tokens on a monster",
        &[
            SEAT.field("seat"),
            TOKENS.field("kind"),
            CHANGE.field("delta"),
            COUNT.field("now"),
        ],
    ),
    entry(
        "YieldChosen",
        "a wounded monster leaves Tokyo",
        &[SEAT.field("seat")],
    ),
    entry(
        "StayChosen",
        "a wounded monster stays in Tokyo",
        &[SEAT.field("seat")],
    ),
    entry(
        "HeldHitCancelled",
        "the hit that a card held back is cancelled by yielding",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("amount")],
    ),
    entry(
        "EnteredTokyo",
        "a monster took a place",
        &[SEAT.field("seat"), PLACE.field("place")],
    ),
    entry(
        "LeftTokyo",
        "a monster is no longer there",
        &[SEAT.field("seat"), PLACE.field("place"), LEAVING.field("reason")],
    ),
    entry("BayClosed", "four monsters or fewer are left", &[]),
    entry(
        "MovedBayToCity",
        "the monster of the closed Bay moved",
        &[SEAT.field("seat")],
    ),
    entry(
        "ReachedZero",
        "no hearts are left; a card may still save it",
        &[SEAT.field("seat")],
    ),
    entry(
        "Reborn",
        "a card brought a monster back",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("hearts")],
    ),
    entry("Eliminated", "a monster is out", &[SEAT.field("seat")]),
    entry(
        "CardBought",
        "a card was bought; `price` with all that changes it",
        &[
            SEAT.field("seat"),
            CARD.field("card"),
            ORIGIN.field("from"),
            COUNT.field("price"),
        ],
    ),
    entry("MarketSwept", "the market was swept", &[SEAT.field("seat")]),
    entry(
        "CardResolved",
        "a card's effect begins; of a copy, the card that it copies",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardDiscarded",
        "a card went to the discard pile",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardSold",
        "a card was sold",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("refund")],
    ),
    entry(
        "CardPeeked",
        "a seat looked at a card of the deck; `null` for the others",
        &[SEAT.field("seat"), CARD.or_null("card")],
    ),
    entry(
        "MimicSet",
        "a card copies that card in front of seat `of`",
        &[
            SEAT.field("seat"),
            CARD.field("card"),
            SEAT.field("of"),
            CARD.field("face"),
        ],
    ),
    entry(
        "MimicCleared",
        "a copy lost what it copied",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardCountersChanged",
        "counters on a card",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("now")],
    ),
    entry(
        "CardsSwapped",
        "two monsters have exchanged cards",
        &[
            SEAT.field("seat"),
            CARD.field("gave"),
            SEAT.field("with"),
            CARD.field("got"),
        ],
    ),
    entry(
        "CardStolen",
        "a costume was taken for its price",
        &[
            SEAT.field("seat"),
            SEAT.field("from"),
            CARD.field("card"),
            COUNT.field("price"),
        ],
    ),
    entry(
        "WickednessChanged",
        "the counter on the gauge",
        &[SEAT.field("seat"), CHANGE.field("delta"), COUNT.field("now")],
    ),
    entry(
        "TileTaken",
        "a tile was taken",
        &[SEAT.field("seat"), CARD.field("tile")],
    ),
    entry(
        "TileDeclined",
        "the tiles of a level were left",
        &[SEAT.field("seat"), COUNT.field("level")],
    ),
    entry(
        "Crowned",
        "a card has won the game for a monster, if it survives the turn",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "Bound",
        "a card binds a monster to another one's fate",
        &[SEAT.field("seat"), SEAT.field("to"), CARD.field("card")],
    ),
    entry(
        "CapChanged",
        "the most hearts that a monster can have; `trimmed` of its own are gone with it",
        &[SEAT.field("seat"), COUNT.field("cap"), COUNT.sometimes("trimmed")],
    ),
    entry(
        "DeckReshuffled",
        "the discard pile became the deck",
        &[COUNT.field("size")],
    ),
    entry(
        "ExtraTurnQueued",
        "another turn will come",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "EvolutionDrawn",
        "an Evolution was drawn; others than the one who drew it get no `card`",
        &[SEAT.field("seat"), CARD.or_null("card")],
    ),
    entry(
        "EvolutionKept",
        "an Evolution was kept; others than the one who keeps it get no `card`",
        &[SEAT.field("seat"), CARD.or_null("card")],
    ),
    entry(
        "EvolutionDiscarded",
        "an Evolution went from a hand to the discard pile unplayed; others than the one who had it get no `card`",
        &[SEAT.field("seat"), CARD.or_null("card")],
    ),
    entry(
        "EvolutionPlayed",
        "an Evolution was played",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "EvolutionMoved",
        "an Evolution lies in front of another monster",
        &[SEAT.field("from"), SEAT.field("to"), CARD.field("card")],
    ),
    entry(
        "EvolutionTaken",
        "an Evolution came to a hand for all to see",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "EvolutionsReshuffled",
        "a discard pile of Evolutions became a deck",
        &[SEAT.field("seat"), COUNT.field("size")],
    ),
    entry(
        "FaceNamed",
        "a face was named for an Evolution",
        &[SEAT.field("seat"), CARD.field("card"), FACE.field("face")],
    ),
    entry(
        "Targeted",
        "a monster bears the target token",
        &[SEAT.field("seat"), SEAT.field("to")],
    ),
    entry(
        "TurnSkipped",
        "a monster gives up its turn",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardReserved",
        "a power card lies under an Evolution",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardShown",
        "a power card was shown to all for an Evolution",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardTaken",
        "a power card was taken without a purchase",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "PurchasePrevented",
        "a purchase was prevented; `instead` is what is bought in its place",
        &[SEAT.field("seat"), CARD.field("card"), CARD.or_null("instead")],
    ),
    entry(
        "CultistGained",
        "four dice or more of a face brought a Cultist",
        &[SEAT.field("seat"), FACE.field("face"), COUNT.field("now")],
    ),
    entry(
        "PieceTaken",
        "a piece of a monster pack came to a monster",
        &[SEAT.field("seat"), CARD.field("piece"), SEAT.or_null("from")],
    ),
    entry(
        "PieceLost",
        "a monster has a piece of a monster pack no more",
        &[SEAT.field("seat"), CARD.field("piece")],
    ),
    entry(
        "SpecialRolled",
        "the Berserk die or the Die of Fate was thrown",
        &[SEAT.field("seat"), SPECIAL.field("face")],
    ),
    entry(
        "CurseRevealed",
        "a curse rules from now on",
        &[CARD.field("curse")],
    ),
    entry(
        "FateResolved",
        "the Die of Fate takes effect",
        &[SEAT.field("seat"), CARD.field("curse"), SPECIAL.field("face")],
    ),
    entry(
        "DieAdded",
        "a curse adds a die to those of the active monster",
        &[SEAT.field("seat"), CARD.field("card"), FACE.field("face")],
    ),
    entry(
        "DieRemoved",
        "a curse takes a die from those of the active monster",
        &[SEAT.field("seat"), CARD.field("card"), COUNT.field("die")],
    ),
    entry(
        "FormFlipped",
        "a transformation card was turned over; is the `beast` up now?",
        &[SEAT.field("seat"), FLAG.field("beast")],
    ),
    entry("TurnEnded", "a turn is over", &[SEAT.field("seat")]),
    entry("GameEnded", "the game is over", OUTCOME),
];
