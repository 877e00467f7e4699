//! What a learned value reads off the boxes beside the second edition and its decks: Evolutions and monster
//! packs, what others can pay, and what all that is worth as it was set by hand.

use super::super::{extras, packs};
use super::{CARDS, CUBES, NEARLY, OTHERS};
use crate::layout::Layout;
use engine::Seat;
use engine::classic::{CardId, MARKET, Piece, State};

/// Evolutions, and curses.
const EVOLUTIONS: usize = 96;
const CURSES: usize = 24;
/// Cultists that are told apart.
const CULTISTS: usize = 6;
/// Floors below the top that a seat may own, outside and in Tokyo.
const FLOORS: usize = 2 * 4;

/// Evolutions in front of the seat.
const OWN_EVOLUTIONS: usize = NEARLY + CARDS;
/// In front of others.
const THEIR_EVOLUTIONS: usize = OWN_EVOLUTIONS + EVOLUTIONS;
/// In the hand of the seat.
const OWN_HAND: usize = THEIR_EVOLUTIONS + EVOLUTIONS;
/// In the hands of others.
const THEIR_HANDS: usize = OWN_HAND + EVOLUTIONS;
/// How many the seat has in hand, of these unknown ones, and in its deck; how many others have in hand.
const HAND_SIZES: usize = THEIR_HANDS + EVOLUTIONS;
/// Cultists of the seat.
const OWN_CULTISTS: usize = HAND_SIZES + 4;
/// Floors of the seat.
const OWN_FLOORS: usize = OWN_CULTISTS + CULTISTS;
/// The seat is Berserk, holds the Scarab, is a beast, is one that may throw a die once more.
const OWN_PIECES: usize = OWN_FLOORS + FLOORS;
/// The open curse where the seat holds the Scarab, where another one does, and where nobody does.
const CURSE_MINE: usize = OWN_PIECES + 4;
const CURSE_THEIRS: usize = CURSE_MINE + CURSES;
const CURSE_ALONE: usize = CURSE_THEIRS + CURSES;
/// Of each of the others, in the order in which they move after the seat: Cultists, floors, Berserk, the
/// Scarab, a beast, Evolutions in hand.
const THEIR_PIECES: usize = CURSE_ALONE + CURSES;
const PIECES: usize = 6;
/// And its cubes.
const THEIR_PURSES: usize = THEIR_PIECES + OTHERS * PIECES;
/// Cards for sale for which the seat lacks one cube.
const ONE_SHORT: usize = THEIR_PURSES + OTHERS * CUBES;
/// Cards for sale that somebody else can pay who moves before the seat does.
const RIVALS_PAY: usize = ONE_SHORT + CARDS;
/// What Evolutions and packs are worth to the seat as it was set by hand, beyond what they are to the other
/// one if two are left.
const WORTHS: usize = RIVALS_PAY + CARDS;
const END: usize = WORTHS + 1;

/// The block of what was set by hand.
const SET_BY_HAND: &str = "set-by-hand";

/// Adds the names of these features.
pub(super) fn lay(layout: &mut Layout) {
    let slugs = |cards: &dyn Fn() -> Vec<CardId>| -> Vec<&'static str> {
        cards().into_iter().map(CardId::slug).collect()
    };
    let evolutions = slugs(&|| CardId::evolutions().collect());
    let curses = slugs(&|| CardId::curses().collect());
    for (block, first) in [
        ("own-evolutions", OWN_EVOLUTIONS),
        ("their-evolutions", THEIR_EVOLUTIONS),
        ("own-hand", OWN_HAND),
        ("their-hands", THEIR_HANDS),
    ] {
        layout.named(block, first, evolutions.iter().copied());
    }
    let own = [
        ("hand-sizes", HAND_SIZES),
        ("own-cultists", OWN_CULTISTS),
        ("own-floors", OWN_FLOORS),
        ("own-pieces", OWN_PIECES),
    ];
    layout.counted("", &own, CURSE_MINE);
    for (block, first) in [
        ("curse-mine", CURSE_MINE),
        ("curse-theirs", CURSE_THEIRS),
        ("curse-alone", CURSE_ALONE),
    ] {
        layout.named(block, first, curses.iter().copied());
    }
    for block in 0..OTHERS {
        let at = THEIR_PIECES + block * PIECES;
        layout.counted(&format!("other-{}-", block + 1), &[("pieces", at)], at + PIECES);
    }
    for block in 0..OTHERS {
        let at = THEIR_PURSES + block * CUBES;
        layout.counted(&format!("other-{}-", block + 1), &[("purse", at)], at + CUBES);
    }
    for (block, first) in [("one-short", ONE_SHORT), ("rivals-pay", RIVALS_PAY)] {
        layout.named(block, first, CardId::all().map(CardId::slug));
    }
    layout.counted("", &[(SET_BY_HAND, WORTHS)], END);
}

/// What was set by hand counts in full until a net has learned better.
pub(super) fn straight_of_unmet(block: &str) -> f32 {
    f32::from(u8::from(block == SET_BY_HAND))
}

/// Visits these features.
pub(super) fn visit(state: &State, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let options = state.options();
    let (powered, packed) = (state.powered(), !options.packs.is_empty());
    if powered {
        evolutions(state, seat, visit);
    }
    if packed {
        pieces(state, seat, visit);
    }
    if powered || packed {
        let extras = extras(state, true, true);
        let mut worth = extras[seat.index()];
        let contenders = state.living();
        if contenders.len() == 2 {
            let other = contenders.iter().find(|other| *other != seat);
            worth -= other.map_or(0.0, |other| extras[other.index()]);
        }
        visit(WORTHS, worth);
    }
    let active = state.active();
    let mut before = false;
    let mut paid = [false; MARKET];
    for (block, other) in state
        .living_after(seat)
        .filter(|other| *other != seat)
        .take(OTHERS)
        .enumerate()
    {
        before |= other == active;
        let them = state.player(other);
        visit(
            THEIR_PURSES + block * CUBES + usize::from(them.energy).min(CUBES - 1),
            1.0,
        );
        if before {
            for (slot, card) in state.market().iter().enumerate() {
                paid[slot] |= card.is_some_and(|card| u16::from(state.price(other, card)) <= them.energy);
            }
        }
    }
    let energy = state.player(seat).energy;
    for (card, paid) in state.market().iter().zip(paid) {
        let Some(card) = *card else { continue };
        if u16::from(state.price(seat, card)) == energy + 1 {
            visit(ONE_SHORT + card.index(), 1.0);
        }
        if paid {
            visit(RIVALS_PAY + card.index(), 1.0);
        }
    }
}

fn evolutions(state: &State, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    for held in state.in_play() {
        if held.face.evolution().is_some() {
            let number = held.face.index() - CARDS;
            if held.owner == seat {
                visit(OWN_EVOLUTIONS + number, 1.0);
            } else if state.player(held.owner).alive {
                visit(THEIR_EVOLUTIONS + number, 1.0);
            }
        }
    }
    let mut theirs = 0;
    for other in state.living() {
        let hand = if other == seat { OWN_HAND } else { THEIR_HANDS };
        for card in state.hand(other).iter() {
            visit(hand + card.index() - CARDS, 1.0);
        }
        if other != seat {
            theirs += state.hand_size(other);
        }
    }
    let sizes = [
        state.hand_size(seat),
        state.unknown_in_hand(seat),
        state.evolution_deck_size(seat),
        theirs,
    ];
    for (number, size) in sizes.into_iter().enumerate().filter(|(_, size)| *size > 0) {
        visit(HAND_SIZES + number, 0.25 * f32::from(size));
    }
}

fn pieces(state: &State, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let floors = |seat: Seat| packs::floors_of(state, seat);
    let beast = |seat: Seat| state.is_beast(seat) == Some(true);
    visit(
        OWN_CULTISTS + usize::from(state.cultists(seat)).min(CULTISTS - 1),
        1.0,
    );
    visit(
        OWN_FLOORS + 4 * usize::from(state.in_tokyo(seat)) + floors(seat),
        1.0,
    );
    let form = state.piece_of(seat, Piece::Form);
    let own = [
        state.is_berserk(seat),
        state.scarab() == Some(seat),
        beast(seat),
        form.is_some_and(|form| form.tokens > 0),
    ];
    for (number, _) in own.into_iter().enumerate().filter(|(_, has)| *has) {
        visit(OWN_PIECES + number, 1.0);
    }
    if let Some(curse) = state.curse() {
        let number = CardId::curses().position(|other| other == curse).unwrap_or(0);
        let block = match state.scarab() {
            Some(holder) if holder == seat => CURSE_MINE,
            Some(_) => CURSE_THEIRS,
            None => CURSE_ALONE,
        };
        visit(block + number, 1.0);
    }
    for (block, other) in state
        .living_after(seat)
        .filter(|other| *other != seat)
        .take(OTHERS)
        .enumerate()
    {
        let theirs = [
            0.3 * f32::from(state.cultists(other)),
            floors(other).count_ones() as f32,
            f32::from(u8::from(state.is_berserk(other))),
            f32::from(u8::from(state.scarab() == Some(other))),
            f32::from(u8::from(beast(other))),
            0.25 * f32::from(state.hand_size(other)),
        ];
        for (number, amount) in theirs
            .into_iter()
            .enumerate()
            .filter(|(_, amount)| *amount != 0.0)
        {
            visit(THEIR_PIECES + block * PIECES + number, amount);
        }
    }
}
