//! Plain facts of a position, and what the book makes of them: who has which card that acts, what the dice
//! show, which faces are void, who may gain what. Nothing here asks the engine what is right.

use crate::Seat;
use crate::classic::rule::{Kind, Stay};
use crate::classic::{CardId, Face, Held, Pack, SpecialFace, State};

/// What can be gained and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Good {
    Stars,
    Energy,
    Hearts,
}

/// The curse that lies open.
pub(super) fn curse(state: &State) -> &'static str {
    state.curse().map_or("", CardId::slug)
}

/// Does Gaze of the Sphinx rule (`expansions.md` §4.7)?
pub(super) fn gaze(state: &State) -> bool {
    curse(state) == "gaze-of-the-sphinx"
}

/// A Keep card or a permanent Evolution, as printed.
fn is_silenced(card: CardId) -> bool {
    match card.kind() {
        Kind::Keep => true,
        Kind::Evolution(evolution) => evolution.stay == Stay::Permanent,
        _ => false,
    }
}

/// Does this card act? Gaze silences Keep cards, permanent Evolutions, and what copies them.
pub(super) fn acts(state: &State, held: &Held) -> bool {
    !gaze(state) || !is_silenced(held.card) && !is_silenced(held.face)
}

/// The cards in front of a seat that act as this one.
pub(super) fn acting<'a>(state: &'a State, seat: Seat, slug: &'a str) -> impl Iterator<Item = &'a Held> + 'a {
    state
        .held_by(seat)
        .filter(move |held| held.face.slug() == slug && acts(state, held))
}

/// How many of them.
pub(super) fn copies(state: &State, seat: Seat, slug: &str) -> u8 {
    acting(state, seat, slug).count() as u8
}

/// Gifts that act on the monster before which they lie: not on their owner (`evolutions.md` §3.7).
pub(super) fn gifts(state: &State, seat: Seat, slug: &str) -> u8 {
    acting(state, seat, slug)
        .filter(|held| held.giver.get().is_some_and(|giver| giver != seat))
        .count() as u8
}

/// All copies in front of others.
pub(super) fn of_others(state: &State, seat: Seat, slug: &str) -> u8 {
    state
        .all_seats()
        .filter(|other| *other != seat)
        .map(|other| copies(state, other, slug))
        .sum()
}

/// The most hearts of a monster (`core.md` §4, `expansions.md` §4.7 on Bow Before Ra).
pub(super) fn cap(state: &State, seat: Seat) -> u8 {
    const RAISED: [&str; 3] = ["even-bigger", "eater-of-souls", "tile-full-regeneration"];
    let raised = RAISED.iter().any(|slug| copies(state, seat, slug) > 0);
    match (curse(state), state.player(seat).risen || raised) {
        ("bow-before-ra", _) => 8,
        (_, true) => 12,
        (_, false) => 10,
    }
}

/// Is it in the game, and not doomed? The wearer of Zombie lives on without hearts.
pub(super) fn lives(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.alive && (player.hearts > 0 || copies(state, seat, "zombie") > 0)
}

/// Only the holder of the Scarab gains this (`expansions.md` §4.5).
pub(super) fn barred(state: &State, seat: Seat, good: Good) -> bool {
    let curse = curse(state);
    let law = match good {
        Good::Stars => "tutankhamun-curse",
        Good::Energy => "thot-blindness",
        Good::Hearts => "isis-disgrace",
    };
    curse == law && state.scarab() != Some(seat)
}

/// Could it gain one of these now?
pub(super) fn has_room(state: &State, seat: Seat, good: Good) -> bool {
    let player = state.player(seat);
    lives(state, seat)
        && !barred(state, seat, good)
        && match good {
            Good::Stars => player.stars < 20,
            Good::Energy => true,
            Good::Hearts => player.hearts < cap(state, seat),
        }
}

/// What the Berserk die shows, as a symbol of the other dice and how often (`expansions.md` §5).
pub(super) fn berserk(state: &State) -> Option<(Face, u8)> {
    match state.berserk_die()? {
        SpecialFace::Energy => Some((Face::Energy, 1)),
        SpecialFace::DoubleEnergy => Some((Face::Energy, 2)),
        SpecialFace::Claw => Some((Face::Claw, 1)),
        SpecialFace::DoubleClaw => Some((Face::Claw, 2)),
        _ => None,
    }
}

/// The face that Freeze Ray has named for a monster; its counter is the face (`evolutions.md` §3.1).
pub(super) fn frozen_face(state: &State, seat: Seat, face: Face) -> bool {
    acting(state, seat, "freeze-ray")
        .any(|held| held.giver.get().is_some() && usize::from(held.tokens) == face.index() + 1)
}

/// Are dice with this face void for the active monster, Freeze Ray aside?
fn void_but_for_rays(state: &State, face: Face) -> bool {
    let seat = state.active();
    let symbol = matches!(face, Face::Claw | Face::Heart | Face::Energy);
    let cursed = curse(state) == "body-spirit-ka"
        && match state.fate() {
            Some(SpecialFace::Ankh) => false,
            Some(SpecialFace::Snake) => symbol,
            _ => !symbol,
        };
    let asleep = copies(state, seat, "hibernation") > 0 && !matches!(face, Face::Heart | Face::Energy);
    let undead = state.player(seat).risen && face == Face::Heart;
    cursed || asleep || undead
}

/// Hearts that are void only because their roller was zombified.
pub(super) fn zombified(state: &State, face: Face) -> bool {
    let other = frozen_face(state, state.active(), face)
        || curse(state) == "body-spirit-ka" && state.fate() == Some(SpecialFace::Snake);
    face == Face::Heart && state.player(state.active()).risen && !other
}

/// Are ordinary dice with this face void?
pub(super) fn void(state: &State, face: Face) -> bool {
    void_but_for_rays(state, face) || frozen_face(state, state.active(), face)
}

/// Is the Berserk die void if it shows this? Freeze Ray leaves it all but its claws.
fn void_on_berserk(state: &State, face: Face) -> bool {
    void_but_for_rays(state, face) || face == Face::Claw && frozen_face(state, state.active(), face)
}

/// The claws of the active monster do nothing (`expansions.md` §4.5).
pub(super) fn claws_barred(state: &State) -> bool {
    match curse(state) {
        "hotep-peace" => state.scarab() != Some(state.active()),
        "buried-in-sand" => state.fate() == Some(SpecialFace::Snake),
        _ => false,
    }
}

/// Dice of this face that count; the Berserk die is one die of its symbol.
pub(super) fn dice(state: &State, face: Face) -> u8 {
    let own = berserk(state).is_some_and(|(symbol, _)| symbol == face && !void_on_berserk(state, face));
    let ordinary = if void(state, face) {
        0
    } else {
        state.turn().dice.count(face)
    };
    ordinary + u8::from(own)
}

/// Symbols of this face that count; a double one of the Berserk die twice.
pub(super) fn symbols(state: &State, face: Face) -> u8 {
    let own = match berserk(state) {
        Some((symbol, count)) if symbol == face && !void_on_berserk(state, face) => count,
        _ => 0,
    };
    let ordinary = if void(state, face) {
        0
    } else {
        state.turn().dice.count(face)
    };
    ordinary + own
}

/// Symbols as they lie, for curses that count what is shown (`expansions.md` §4.7).
pub(super) fn shown(state: &State, face: Face) -> u8 {
    let own = berserk(state).filter(|(symbol, _)| *symbol == face);
    state.turn().dice.count(face) + own.map_or(0, |(_, count)| count)
}

/// Different faces on the dice, for False Blessing: on the Berserk die a double symbol and the skull are
/// faces of their own. The book does not say whether void faces are among them: with them, and without.
pub(super) fn different(state: &State) -> (u8, u8) {
    let dice = state.turn().dice;
    let lies = |face: Face| dice.count(face) > 0;
    let counts = |face: Face| lies(face) && !void(state, face);
    let own = |lies: &dyn Fn(Face) -> bool, void: bool| match state.berserk_die() {
        None => 0,
        Some(SpecialFace::Energy) => u8::from(!lies(Face::Energy)),
        Some(SpecialFace::Claw) => u8::from(!lies(Face::Claw) && !void),
        Some(SpecialFace::DoubleClaw) => u8::from(!void),
        Some(_) => 1,
    };
    let sum = |lies: &dyn Fn(Face) -> bool| Face::ALL.into_iter().filter(|face| lies(*face)).count() as u8;
    let dead = void_on_berserk(state, Face::Claw);
    (sum(&lies) + own(&lies, false), sum(&counts) + own(&counts, dead))
}

/// Who gains the hearts and the energy that the active monster would gain: under the Snake of Confused Senses
/// the holder of the Scarab (`expansions.md` §4.7).
pub(super) fn diverted(state: &State) -> Option<Seat> {
    let snake = state.packs.fated && state.fate() == Some(SpecialFace::Snake);
    let holder = state.scarab().filter(|holder| *holder != state.active());
    holder.filter(|_| snake && curse(state) == "confused-senses")
}

/// The dice of the active monster count twice (`evolutions.md` §3.3).
pub(super) fn times(state: &State) -> u8 {
    1 + u8::from(copies(state, state.active(), "cat-nip") > 0)
}

/// Dice of equal faces that some packs and cards ask for.
pub(super) const FOUR: u8 = 4;

/// Is the Berserk die in the game?
pub(super) fn has_berserk(state: &State) -> bool {
    state.has_pack(Pack::Berserk)
}
