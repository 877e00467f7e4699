//! What King of Tokyo says, field by field: events (`core.md` §5.2), questions (`core.md` §5.1), and what
//! they are made of.

use super::slug::{Card, Face, MonsterSlug};
use super::{Said, position};
use crate::describe::kinds::{CHANGE, COUNT, FLAG, INDICES, PRICES, SEAT, SEATS, SLOT};
use crate::describe::{Entry, Field, Kind, entry};
use engine::classic::SpecialFace;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().into()
}

/// One of these words, or an object whose only field is one of those.
fn words_or(words: &[&str], objects: &[(&str, Value)]) -> Value {
    let mut all = vec![json!({ "enum": words })];
    all.extend(objects.iter().map(|(name, schema)| {
        json!({
            "type": "object",
            "properties": { *name: schema },
            "required": [name],
            "additionalProperties": false,
        })
    }));
    json!({ "anyOf": all })
}

const FACE: Kind = Kind {
    name: "face",
    about: "`\"1\"`, `\"2\"`, `\"3\"`, `\"energy\"`, `\"heart\"`, `\"claw\"`",
    schema: of::<Face>,
};
const MOMENT: Kind = Kind {
    name: "moment",
    about: "when an Evolution may be played: `before-turn`, `freeze`, `resolve`, `yield`, `force`, `dying`, `intrude`, \
        `entered`, `not-entered`, `gift`, `purchase`, `bought`, `end-of-turn`; `flip`: the transformation card",
    schema: |_| {
        let moments = [
            "before-turn",
            "freeze",
            "resolve",
            "yield",
            "force",
            "dying",
            "intrude",
            "entered",
            "not-entered",
            "gift",
            "purchase",
            "bought",
            "end-of-turn",
            "flip",
        ];
        json!({ "enum": moments })
    },
};
const DICE: Kind = Kind {
    name: "dice",
    about: "a list of faces",
    schema: of::<Vec<Face>>,
};
const CARD: Kind = Kind {
    name: "card",
    about: "the slug of a card or tile",
    schema: of::<Card>,
};
const MONSTERS: Kind = Kind {
    name: "monsters",
    about: "their slugs, in seat order",
    schema: of::<Vec<MonsterSlug>>,
};
const OPTIONS: Kind = Kind {
    name: "options",
    about: "as in a position",
    schema: of::<table::notation::classic::Agreed>,
};
const PLACE: Kind = Kind {
    name: "place",
    about: "`\"outside\"`, `\"city\"`, `\"bay\"`",
    schema: of::<position::PlaceSchema>,
};
const ENDING: Kind = Kind {
    name: "ending",
    about: "`\"stars\"`, `\"survivor\"`, `\"nobody\"`, `\"roar\"`, `\"tower\"`",
    schema: of::<position::EndingSchema>,
};
const ANSWER: Kind = Kind {
    name: "answer",
    about: "see [Answers](#answers)",
    schema: of::<Said>,
};
const REASON: Kind = Kind {
    name: "why a turn",
    about: "`\"order\"`, or why it is an extra one: `\"fewer-dice\"`, `\"extra\"`, `\"curse\"`",
    schema: |_| json!({ "enum": ["order", "fewer-dice", "extra", "curse"] }),
};
const LEAVING: Kind = Kind {
    name: "why left",
    about: "`\"yielded\"`, `\"bay-closed\"`, `\"eliminated\"`, `\"reborn\"`, `{\"forced\":CARD}`",
    schema: |generator| {
        let forced = ("forced", of::<Card>(generator));
        words_or(&["yielded", "bay-closed", "eliminated", "reborn"], &[forced])
    },
};
const DIE: Kind = Kind {
    name: "special die",
    about: "`\"berserk\"`, `\"fate\"`",
    schema: |_| json!({ "enum": ["berserk", "fate"] }),
};
const SPECIAL: Kind = Kind {
    name: "special face",
    about: "of the Berserk die: `\"energy\"`, `\"double-energy\"`, `\"claw\"`, `\"double-claw\"`, `\"skull\"`; of the Die of \
        Fate: `\"eye\"`, `\"river\"`, `\"ankh\"`, `\"snake\"`",
    schema: |_| json!({ "enum": SpecialFace::ALL.map(SpecialFace::slug) }),
};
const LOSS: Kind = Kind {
    name: "loss",
    about: "`\"smash\"`, `\"card\"`, `\"token\"`",
    schema: |_| json!({ "enum": ["smash", "card", "token"] }),
};
const GAIN: Kind = Kind {
    name: "gain",
    about: "`\"stars\"`, `\"energy\"`",
    schema: |_| json!({ "enum": ["stars", "energy"] }),
};
const TOKENS: Kind = Kind {
    name: "tokens",
    about: "`\"poison\"`, `\"shrink\"`",
    schema: |_| json!({ "enum": ["poison", "shrink"] }),
};
const CAUSE: Kind = Kind {
    name: "cause",
    about: "`\"dice\"`, `\"income\"`, `\"entering\"`, `\"sweep\"`, `\"tokens\"`, `\"death\"`, `{\"card\":CARD}`, \
        `{\"price\":CARD}`, `{\"sale\":CARD}`, `{\"paid-by\":SEAT}`, `{\"paid-to\":SEAT}`",
    schema: |generator| {
        let card = of::<Card>(generator);
        let seat = (SEAT.schema)(generator);
        words_or(
            &["dice", "income", "entering", "sweep", "tokens", "death"],
            &[
                ("card", card.clone()),
                ("price", card.clone()),
                ("sale", card),
                ("paid-by", seat.clone()),
                ("paid-to", seat),
            ],
        )
    },
};
const ORIGIN: Kind = Kind {
    name: "origin",
    about: "`{\"market\":SLOT}`, `\"deck\"`, `{\"monster\":SEAT}`",
    schema: |generator| {
        let (slot, seat) = ((SLOT.schema)(generator), (SEAT.schema)(generator));
        words_or(
            &["deck", "discard", "reserve"],
            &[("market", slot), ("monster", seat)],
        )
    },
};
const SPOT: Kind = Kind {
    name: "spot",
    about: "where a card goes: `{\"market\":SLOT}`, `{\"peek\":SEAT}` (seen by that seat alone), `{\"costume\":SEAT}`, \
        `{\"tile\":NUMBER}`, `{\"draft\":SEAT}` and `{\"evolution\":SEAT}` (seen by that seat alone), `next` and \
        `discard` (shown to all for an Evolution or a curse), `curse`",
    schema: |generator| {
        let (slot, seat) = ((SLOT.schema)(generator), (SEAT.schema)(generator));
        let number = (COUNT.schema)(generator);
        words_or(
            &["next", "discard", "curse"],
            &[
                ("market", slot),
                ("peek", seat.clone()),
                ("draft", seat.clone()),
                ("evolution", seat.clone()),
                ("costume", seat),
                ("tile", number),
            ],
        )
    },
};
const HIT: Kind = Kind {
    name: "hit",
    about: "an object: `victim` seat, `amount` of hearts, `kind` loss, `by` seat or `null`, `card` or `null`, `lethal`, \
        `held` until its victim has yielded or stayed, `sure` when its victim has no answer to it; with \
        Evolutions how many `claws` are in it and how many hearts `more` it costs",
    schema: |generator| {
        let fields = [
            SEAT.field("victim"),
            COUNT.field("amount"),
            LOSS.field("kind"),
            SEAT.or_null("by"),
            CARD.or_null("card"),
            FLAG.field("held"),
            FLAG.field("sure"),
            FLAG.field("lethal"),
            COUNT.sometimes("claws"),
            COUNT.sometimes("more"),
        ];
        crate::describe::object(&fields, generator)
    },
};
const DECISION: Kind = Kind {
    name: "decision",
    about: "the `id` of a question",
    schema: |_| {
        let ids: std::collections::BTreeSet<_> = QUESTIONS
            .iter()
            .flat_map(|entry| [entry.id, entry.or_id])
            .collect();
        json!({ "enum": ids.into_iter().filter(|id| !id.is_empty()).collect::<Vec<_>>() })
    },
};
const QUESTION: Kind = Kind {
    name: "question",
    about: "the `what` of a question",
    schema: |_| json!({ "enum": QUESTIONS.iter().map(|entry| entry.name).collect::<Vec<_>>() }),
};

/// Every question, Nature's first.
pub(super) const QUESTIONS: &[Entry] = &[
    entry(
        "first-throw",
        "Nature: six dice of a seat that throws for the first turn",
        &[SEAT.field("thrower")],
    )
    .answered_by(&["faces"]),
    entry(
        "throw",
        "Nature: these dice of the turn",
        &[INDICES.field("dice")],
    )
    .answered_by(&["faces"]),
    entry(
        "throw-die",
        "Nature: one die of the turn, for a card",
        &[COUNT.field("die"), SEAT.field("by"), CARD.field("card")],
    )
    .answered_by(&["faces"]),
    entry(
        "throw-beside",
        "Nature: these of the dice beside those of the turn, for a card",
        &[INDICES.field("dice"), SEAT.field("by"), CARD.field("card")],
    )
    .answered_by(&["faces"]),
    entry(
        "reveal",
        "Nature: a card or tile is turned over",
        &[SPOT.field("spot")],
    )
    .answered_by(&["card"]),
    entry(
        "throw-special",
        "Nature: the Berserk die or the Die of Fate",
        &[DIE.field("die")],
    )
    .answered_by(&["berserk", "fate"]),
    entry(
        "start-of-turn",
        "before the first roll: move a copying card, or not",
        &[],
    )
    .with_id("D2")
    .answered_by(&["use", "done"]),
    entry("roll", "throw some dice again, use a card, or stop", &[])
        .with_id("D3")
        .answered_by(&["reroll", "use", "done"]),
    entry(
        "opponent-dice",
        "throw a die of the active monster again, or pass",
        &[],
    )
    .with_id("D4")
    .answered_by(&["use", "done"]),
    entry("probed-die", "throw the die just thrown once more, or not", &[])
        .with_id("D4")
        .answered_by(&["use", "done"]),
    entry("change-dice", "change dice with cards, or be done", &[])
        .with_id("D5")
        .answered_by(&["use", "done"]),
    entry("group", "which group of dice comes next", &[])
        .with_id("D6")
        .answered_by(&["group", "rest", "use"]),
    entry("hearts", "what the hearts are for", &[])
        .with_id("D7")
        .answered_by(&["hearts"]),
    entry("harm", "use cards against a hit, or take it", &[])
        .with_id("D8")
        .answered_by(&["use", "done"]),
    entry(
        "beside-dice",
        "throw dice beside those of the turn again, or not",
        &[],
    )
    .with_id("D8")
    .answered_by(&["use", "done"]),
    entry("yield", "leave Tokyo or stay", &[])
        .with_id("D9")
        .answered_by(&["yield", "stay", "use"]),
    entry("buy", "buy, sweep, or be done", &[])
        .with_id("D10")
        .answered_by(&["buy", "sweep", "use", "done"]),
    entry(
        "opportunity",
        "buy a card that was just revealed in another monster's turn, or pass",
        &[],
    )
    .with_id("D11")
    .answered_by(&["use", "done"]),
    entry(
        "choose-card",
        "choose a card in play for the card `by`",
        &[CARD.field("by")],
    )
    .with_id("D12")
    .answered_by(&["choose"]),
    entry("sale", "sell cards at the end of the turn, or be done", &[])
        .with_id("D13")
        .answered_by(&["use", "done"]),
    entry(
        "commit",
        "add to the dice of the active monster, which change no more, or pass",
        &[],
    )
    .with_id("D15")
    .answered_by(&["use", "done"]),
    entry(
        "exchange",
        "after a yield, exchange a card with the monster that smashed, or not",
        &[],
    )
    .with_id("D15")
    .answered_by(&["use", "done"]),
    entry(
        "extra-turn",
        "take another turn with so many dice fewer, or decline",
        &[COUNT.field("penalty")],
    )
    .with_id("D15")
    .answered_by(&["accept", "done"]),
    entry(
        "tile",
        "which tile of this level of the gauge, or none",
        &[COUNT.field("level")],
    )
    .with_id("E1")
    .answered_by(&["choose", "done"]),
    entry(
        "theft",
        "take a costume of a monster wounded this turn, or be done",
        &[],
    )
    .with_id("E6")
    .answered_by(&["choose", "done"]),
    entry("costume", "which of the two costumes drawn is kept", &[])
        .with_id("E7")
        .answered_by(&["choose"]),
    entry("curse", "the curse `by` asks for a choice", &[CARD.field("by")])
        .with_id("E8")
        .answered_by(&["choose"]),
    entry(
        "draft",
        "which Evolution of the hand that is passed on is picked",
        &[],
    )
    .with_id("D16")
    .answered_by(&["choose"]),
    entry("draw", "which of the Evolutions drawn is kept", &[])
        .with_id("D16")
        .answered_by(&["choose"]),
    entry(
        "evolution",
        "the Evolution `by` asks for a choice",
        &[CARD.field("by")],
    )
    .with_id("D16")
    .answered_by(&["choose"]),
    entry(
        "window",
        "play an Evolution at this moment, use one, or pass; whoever might hold one is asked",
        &[MOMENT.field("moment")],
    )
    .with_id("D16")
    .or_id("E5")
    .answered_by(&["use", "done"]),
];

/// What a question may hold besides.
pub(super) const BESIDE: &[Field] = &[
    SEAT.sometimes("seat"),
    DICE.sometimes("shown"),
    COUNT.sometimes("rolls"),
    COUNT.sometimes("limit"),
    HIT.sometimes("hit"),
    COUNT.sometimes("hearts"),
    PRICES.sometimes("prices"),
    ANSWER.sometimes("default"),
];

/// The end of a game.
pub(super) const OUTCOME: &[Field] = &[ENDING.field("ending"), SEATS.field("winners")];

/// Every event, in the order of a game.
pub(super) const EVENTS: &[Entry] = &[
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
        "equal dice are resolved, added smashes included",
        &[SEAT.field("seat"), FACE.field("face"), COUNT.field("count")],
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
        "the most hearts that a monster can have",
        &[SEAT.field("seat"), COUNT.field("cap")],
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
