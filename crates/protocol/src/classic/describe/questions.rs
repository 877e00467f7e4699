//! Every question (`core.md` §5.1) and what it holds.

use super::{CARD, DIE, MOMENT, SPOT};
use crate::describe::kinds::{COUNT, INDICES, SEAT};
use crate::describe::{Entry, entry};

/// Every question, Nature's first.
pub(crate) const QUESTIONS: &[Entry] = &[
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
