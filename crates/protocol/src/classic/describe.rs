//! What King of Tokyo says, field by field: events (`core.md` §5.2), questions (`core.md` §5.1), and what
//! they are made of.

mod events;
mod questions;

pub(super) use events::EVENTS;
pub(super) use questions::QUESTIONS;

use super::slug::{Card, Face, MonsterSlug};
use super::{Said, position};
use crate::describe::kinds::{COUNT, FLAG, PRICES, SEAT, SEATS, SLOT};
use crate::describe::{Field, Kind};
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
