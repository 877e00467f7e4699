//! What Duel says, field by field: events, questions (`duel.md` §5), and what they are made of.

use super::Said;
use super::slug::{BuzzSlug, CardSlug, FaceSlug, MonsterSlug, TrackSlug};
use crate::describe::kinds::{CHANGE, COUNT, FLAG, INDICES, PRICES, SEAT, SLOT};
use crate::describe::{Entry, Field, Kind, entry, object};
use engine::duel::{Bonus, Face};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().into()
}

/// An object whose only field is one of these.
fn one_of(fields: &[Field], words: &[&str], generator: &mut SchemaGenerator) -> Value {
    let mut all: Vec<_> = fields.iter().map(|field| object(&[*field], generator)).collect();
    all.extend(words.iter().map(|word| json!({ "const": word })));
    json!({ "anyOf": all })
}

const FACE: Kind = Kind {
    name: "face",
    about: "`\"claw\"`, `\"destruction\"`, `\"energy\"`, `\"heart\"`, `\"power\"`, `\"fame\"`",
    schema: of::<FaceSlug>,
};
const DICE: Kind = Kind {
    name: "dice",
    about: "a list of faces",
    schema: of::<Vec<FaceSlug>>,
};
const CARD: Kind = Kind {
    name: "card",
    about: "its slug",
    schema: of::<CardSlug>,
};
const MARKET: Kind = Kind {
    name: "market",
    about: "cards slot by slot, `null` for an empty one",
    schema: of::<Vec<Option<CardSlug>>>,
};
const MONSTER: Kind = Kind {
    name: "monster",
    about: "its slug",
    schema: of::<MonsterSlug>,
};
const MONSTERS: Kind = Kind {
    name: "monsters",
    about: "both slugs, in seat order",
    schema: of::<[MonsterSlug; 2]>,
};
const TRACK: Kind = Kind {
    name: "track",
    about: "`\"fame\"`, `\"destruction\"`",
    schema: of::<TrackSlug>,
};
const SPACE: Kind = Kind {
    name: "space",
    about: "a number from -7 to 7, half-way on the extra space of a token",
    schema: |_| json!({ "type": "number", "minimum": -7, "maximum": 7 }),
};
const BUZZ: Kind = Kind {
    name: "Buzz token",
    about: "its slug",
    schema: of::<BuzzSlug>,
};
const BONUS: Kind = Kind {
    name: "bonus",
    about: "`\"hit\"`, `\"two-hits\"`, `\"heart\"`, `\"energy\"`, `\"token\"`",
    schema: |_| {
        let all = [
            Bonus::Blank,
            Bonus::Hit,
            Bonus::TwoHits,
            Bonus::Heart,
            Bonus::Energy,
            Bonus::Token,
        ];
        json!({ "enum": all })
    },
};
const LYING: Kind = Kind {
    name: "place",
    about: "an object: `track`, `low`, `turned`",
    schema: |generator| {
        let low = CHANGE.field("low");
        object(&[TRACK.field("track"), low, FLAG.field("turned")], generator)
    },
};
const ANSWER: Kind = Kind {
    name: "answer",
    about: "see [Answers of Duel](#answers-of-duel)",
    schema: of::<Said>,
};
const SOURCE: Kind = Kind {
    name: "source",
    about: "`{\"card\":CARD}`, `{\"power\":MONSTER}`",
    schema: |generator| one_of(&[CARD.field("card"), MONSTER.field("power")], &[], generator),
};
const CAUSE: Kind = Kind {
    name: "cause",
    about: "a source, `{\"dice\":FACE}`, `{\"buzz\":TOKEN}`, `\"no-purchase\"`",
    schema: |generator| {
        let all = [
            CARD.field("card"),
            MONSTER.field("power"),
            FACE.field("dice"),
            BUZZ.field("buzz"),
        ];
        one_of(&all, &["no-purchase"], generator)
    },
};
const CARD_SOURCE: Kind = Kind {
    name: "card source",
    about: "`{\"card\":CARD}`",
    schema: |generator| object(&[CARD.field("card")], generator),
};
const CHOICE: Kind = Kind {
    name: "choice",
    about: "`\"track\"`, `\"face\"`, `\"king\"`, `\"rivals-keep\"`, `\"own-keep\"`, `\"two-dice\"`",
    schema: |_| json!({ "enum": ["track", "face", "king", "rivals-keep", "own-keep", "two-dice"] }),
};
const COUNTS: Kind = Kind {
    name: "counts",
    about: "an object: how many of each face count now",
    schema: |generator| {
        let faces: Vec<_> = Face::ALL
            .iter()
            .map(|face| COUNT.sometimes(face.slug()))
            .collect();
        object(&faces, generator)
    },
};
const PACKET: Kind = Kind {
    name: "packet",
    about: "an object: `to` seat, `hits`, `by` cause",
    schema: |generator| {
        object(
            &[SEAT.field("to"), COUNT.field("hits"), CAUSE.field("by")],
            generator,
        )
    },
};
const AT_STAKE: Kind = Kind {
    name: "bonus at stake",
    about: "an object: on which `buzz` token, which `bonus`",
    schema: |generator| object(&[BUZZ.field("buzz"), BONUS.field("bonus")], generator),
};
const ENDING: Kind = Kind {
    name: "ending",
    about: "`\"victory\"` on a `track`, `\"spotlight\"`, `\"knockout\"`",
    schema: |_| json!({ "enum": ["victory", "spotlight", "knockout"] }),
};
const QUESTION: Kind = Kind {
    name: "question",
    about: "the `what` of a question",
    schema: |_| json!({ "enum": QUESTIONS.iter().map(|entry| entry.name).collect::<Vec<_>>() }),
};

/// Every question, Nature's first.
pub(super) const QUESTIONS: &[Entry] = &[
    entry(
        "reveal",
        "Nature: a card into this slot of the market",
        &[SLOT.field("slot")],
    )
    .answered_by(&["card"]),
    entry(
        "first-throw",
        "Nature: six dice for the first turn; most claws begin",
        &[SEAT.field("thrower"), INDICES.field("dice")],
    )
    .answered_by(&["faces"]),
    entry(
        "throw",
        "Nature: these dice of the pool",
        &[INDICES.field("dice")],
    )
    .answered_by(&["faces"]),
    entry(
        "throw-against",
        "Nature: fresh dice against a packet of hits, for a card",
        &[
            SEAT.field("thrower"),
            INDICES.field("dice"),
            CARD_SOURCE.field("by"),
        ],
    )
    .answered_by(&["faces"]),
    entry(
        "shop",
        "buy a card for so much `less` at the start of the turn, or pass",
        &[
            COUNT.field("less"),
            CARD_SOURCE.field("by"),
            MARKET.sometimes("market"),
            PRICES.sometimes("prices"),
        ],
    )
    .answered_by(&["buy", "done"]),
    entry(
        "first-roll",
        "spend a token, or throw all dice",
        &[COUNT.sometimes("pool"), COUNT.sometimes("tokens")],
    )
    .answered_by(&["spend", "throw"]),
    entry(
        "roll",
        "throw some dice again, or stop; `any_of` may be thrown",
        &[
            DICE.sometimes("shown"),
            COUNT.sometimes("rolls"),
            COUNT.sometimes("limit"),
            INDICES.sometimes("any_of"),
        ],
    )
    .answered_by(&["reroll", "done"]),
    entry("face", "which face is resolved next", &[]).answered_by(&["resolve"]),
    entry(
        "buy",
        "buy, sweep, or end",
        &[MARKET.sometimes("market"), PRICES.sometimes("prices")],
    )
    .answered_by(&["buy", "sweep", "done"]),
    entry(
        "place",
        "where the Buzz token of a card just paid for goes",
        &[BUZZ.field("buzz"), CARD_SOURCE.sometimes("by")],
    )
    .answered_by(&["place"]),
    entry(
        "may",
        "do what a card or a power offers, or not",
        &[
            SOURCE.field("by"),
            FACE.sometimes("face"),
            AT_STAKE.sometimes("bonus"),
        ],
    )
    .answered_by(&["accept", "done"]),
    entry(
        "choose",
        "choose `among` what a card or a power asks for",
        &[
            SOURCE.field("by"),
            CHOICE.field("among"),
            FLAG.field("optional"),
            DICE.sometimes("shown"),
            INDICES.sometimes("any_of"),
        ],
    )
    .answered_by(&["choose", "place", "done"]),
];

/// What a question may hold besides.
pub(super) const BESIDE: &[Field] = &[
    SEAT.sometimes("seat"),
    COUNTS.sometimes("roll"),
    COUNT.sometimes("count"),
    PACKET.sometimes("packet"),
    ANSWER.sometimes("default"),
];

/// The end of a game.
pub(super) const OUTCOME: &[Field] = &[
    ENDING.field("ending"),
    TRACK.sometimes("track"),
    SEAT.field("winner"),
];

/// Every event, in the order of a game.
pub(super) const EVENTS: &[Entry] = &[
    entry(
        "NatureAnswered",
        "Nature has said this; what follows from it comes after",
        &[ANSWER.or_null("answer")],
    ),
    entry(
        "DecisionMade",
        "a seat has said this, or it was the only answer (`automatic`); with what the question was about",
        &[
            SEAT.field("seat"),
            QUESTION.field("what"),
            ANSWER.field("answer"),
            FLAG.field("automatic"),
            COUNT.sometimes("less"),
            BUZZ.sometimes("buzz"),
            SOURCE.sometimes("by"),
            CHOICE.sometimes("among"),
            FLAG.sometimes("optional"),
        ],
    ),
    entry(
        "GameStarted",
        "the table is set",
        &[MONSTERS.field("monsters"), FLAG.field("automatic")],
    ),
    entry(
        "CardRevealed",
        "a card was turned over in the market",
        &[SLOT.field("slot"), CARD.field("card")],
    ),
    entry(
        "FirstThrown",
        "a player has thrown for the first turn",
        &[SEAT.field("seat"), DICE.field("dice")],
    ),
    entry(
        "FirstPlayer",
        "who begins; the other one has gained 1 energy",
        &[SEAT.field("seat")],
    ),
    entry(
        "TurnStarted",
        "a turn begins; `extra` is another one of the same player",
        &[SEAT.field("seat"), COUNT.field("number"), FLAG.field("extra")],
    ),
    entry(
        "DiceLost",
        "a card that waited for this turn takes dice away",
        &[SEAT.field("seat"), COUNT.field("dice"), CARD.field("card")],
    ),
    entry(
        "TokenSpent",
        "a dice token was spent for a die",
        &[SEAT.field("seat")],
    ),
    entry(
        "Rolled",
        "the dice in `thrown` were thrown, and the whole pool lies so",
        &[
            SEAT.field("seat"),
            DICE.field("dice"),
            INDICES.field("thrown"),
            COUNT.field("roll"),
        ],
    ),
    entry(
        "RollFinal",
        "the Roll is final",
        &[SEAT.field("seat"), DICE.field("dice")],
    ),
    entry(
        "FaceAdded",
        "a power added a face that no die shows",
        &[SEAT.field("seat"), FACE.field("face"), MONSTER.field("by")],
    ),
    entry(
        "DiceTakenOut",
        "a card took dice out of the Roll",
        &[SEAT.field("seat"), INDICES.field("dice"), CARD.field("card")],
    ),
    entry(
        "FaceResolved",
        "all symbols of a face are resolved",
        &[SEAT.field("seat"), FACE.field("face"), COUNT.field("count")],
    ),
    entry(
        "Triggered",
        "a card or a power has an effect now",
        &[SEAT.field("seat"), CAUSE.field("by")],
    ),
    entry(
        "ThrownAgainst",
        "fresh dice were thrown against a packet",
        &[SEAT.field("seat"), CARD.field("card"), DICE.field("dice")],
    ),
    entry(
        "Softened",
        "hits were taken off a packet",
        &[SEAT.field("seat"), COUNT.field("hits"), CARD.field("card")],
    ),
    entry(
        "Unhurt",
        "a packet does nothing",
        &[SEAT.field("seat"), COUNT.field("hits"), CAUSE.field("by")],
    ),
    entry(
        "Hurt",
        "hearts are lost; `hits` are those of the packet",
        &[
            SEAT.field("seat"),
            COUNT.field("hits"),
            COUNT.field("hearts"),
            CAUSE.field("by"),
        ],
    ),
    entry(
        "Saved",
        "a card saved a player without hearts",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "HeartsGained",
        "hearts were gained",
        &[SEAT.field("seat"), COUNT.field("hearts"), CAUSE.field("by")],
    ),
    entry(
        "EnergyGained",
        "energy was gained",
        &[SEAT.field("seat"), COUNT.field("energy"), CAUSE.field("by")],
    ),
    entry(
        "EnergyPaid",
        "energy was paid for something other than a market card",
        &[SEAT.field("seat"), COUNT.field("energy"), CAUSE.field("by")],
    ),
    entry(
        "TokensGained",
        "dice tokens were gained",
        &[SEAT.field("seat"), COUNT.field("tokens"), CAUSE.field("by")],
    ),
    entry(
        "Pulled",
        "one step of a marker; `left` steps of the pull are still to come",
        &[
            SEAT.field("seat"),
            TRACK.field("track"),
            SPACE.field("from"),
            SPACE.field("to"),
            COUNT.field("left"),
            CAUSE.field("by"),
        ],
    ),
    entry(
        "PullStopped",
        "a token of The King ended a pull; `lost` steps",
        &[
            SEAT.field("seat"),
            TRACK.field("track"),
            BUZZ.field("buzz"),
            COUNT.field("lost"),
        ],
    ),
    entry(
        "BonusReached",
        "a marker was pulled onto a bonus",
        &[SEAT.field("seat"), BUZZ.field("buzz"), BONUS.field("bonus")],
    ),
    entry(
        "BuzzPlaced",
        "a token was placed, or moved `from` where it lay",
        &[
            SEAT.field("seat"),
            BUZZ.field("buzz"),
            LYING.field("to"),
            LYING.or_null("from"),
        ],
    ),
    entry(
        "Bought",
        "a card is bought; what it does comes after",
        &[
            SEAT.field("seat"),
            CARD.field("card"),
            SLOT.field("slot"),
            COUNT.field("paid"),
        ],
    ),
    entry(
        "CardKept",
        "a card has come into play",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardLost",
        "a card in play was discarded",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "CardsSwapped",
        "two cards have changed owners",
        &[SEAT.field("seat"), CARD.field("given"), CARD.field("taken")],
    ),
    entry(
        "MarketDropped",
        "a market card was discarded by a card",
        &[
            SEAT.field("seat"),
            SLOT.field("slot"),
            CARD.field("card"),
            CARD.field("by"),
        ],
    ),
    entry("Swept", "the market was swept", &[SEAT.field("seat")]),
    entry(
        "Awaiting",
        "a card waits for that player's next turn",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry(
        "ExtraTurnGained",
        "the same player will take another turn",
        &[SEAT.field("seat"), CARD.field("card")],
    ),
    entry("GameEnded", "the game is over", OUTCOME),
];
