//! Plain facts of a position, worked out from what lies in front of everybody: who could gain, pay or lose
//! something now. Asks the engine for what lies where, never for what is allowed.

use crate::Seat;
use crate::classic::rule::{Kind, Stay};
use crate::classic::{CardId, Face, Held, Pack, SpecialFace, State};

/// Is this curse open?
pub(super) fn ruled(state: &State, curse: &str) -> bool {
    state.curse().is_some_and(|open| open.slug() == curse)
}

/// Does this curse keep something for the holder of the Scarab, who is somebody else?
pub(super) fn kept_from(state: &State, seat: Seat, curse: &str) -> bool {
    ruled(state, curse) && state.scarab() != Some(seat)
}

/// Is it an Evolution that stays in front of its owner?
pub(super) fn stays(card: CardId) -> bool {
    card.evolution()
        .is_some_and(|evolution| evolution.stay == Stay::Permanent)
}

/// Does Gaze of the Sphinx silence it (`expansions.md` §4.7)?
pub(super) fn silent(state: &State, held: &Held) -> bool {
    let blank = |card: CardId| card.kind() == Kind::Keep || stays(card);
    ruled(state, "gaze-of-the-sphinx") && (blank(held.card) || blank(held.face))
}

/// The cards in front of a seat that act as this one and are not silenced.
pub(super) fn acting<'a>(
    state: &'a State,
    seat: Seat,
    slug: &'static str,
) -> impl Iterator<Item = &'a Held> + use<'a> {
    state
        .held_by(seat)
        .filter(move |held| held.face.slug() == slug && !silent(state, held))
}

/// How many cards in front of a seat act as this one.
pub(super) fn copies(state: &State, seat: Seat, slug: &'static str) -> u8 {
    acting(state, seat, slug).count() as u8
}

/// Does a card in front of this seat act so?
pub(super) fn has(state: &State, seat: Seat, slug: &'static str) -> bool {
    copies(state, seat, slug) > 0
}

/// Does it live and act? At 0 hearts only the wearer of Zombie does (`core.md` §3.3).
pub(super) fn lives(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.alive && (player.hearts > 0 || has(state, seat, "zombie"))
}

/// All other living monsters.
pub(super) fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.living_after(seat).filter(move |other| *other != seat)
}

/// The most hearts it can have (`core.md` §4; `expansions.md` §4.6, Bow Before Ra).
pub(super) fn cap(state: &State, seat: Seat) -> u8 {
    let bigger = ["even-bigger", "tile-full-regeneration", "eater-of-souls"]
        .into_iter()
        .any(|slug| has(state, seat, slug));
    match () {
        () if ruled(state, "bow-before-ra") => 8,
        () if bigger || state.player(seat).risen => 12,
        () => 10,
    }
}

/// Do hearts and energy that the active monster would gain go to somebody else (Confused Senses)?
pub(super) fn diverted(state: &State, seat: Seat) -> bool {
    kept_from(state, seat, "confused-senses")
        && state.fate() == Some(SpecialFace::Snake)
        && seat == state.active()
        && state.scarab().is_some()
}

/// Could it gain a heart now?
pub(super) fn heals(state: &State, seat: Seat) -> bool {
    lives(state, seat)
        && state.player(seat).hearts < cap(state, seat)
        && !kept_from(state, seat, "isis-disgrace")
}

/// Could it gain energy now?
pub(super) fn charges(state: &State, seat: Seat) -> bool {
    lives(state, seat) && !kept_from(state, seat, "thot-blindness")
}

/// Could it gain a star now?
pub(super) fn shines(state: &State, seat: Seat) -> bool {
    lives(state, seat) && state.player(seat).stars < 20 && !kept_from(state, seat, "tutankhamun-curse")
}

/// Cultists in front of it.
pub(super) fn cultists(state: &State, seat: Seat) -> u16 {
    if !state.options().packs.has(Pack::Cultists) {
        return 0;
    }
    state
        .held_by(seat)
        .filter(|held| held.card.slug() == "cultists")
        .map(|held| u16::from(held.tokens))
        .sum()
}

/// What it could pay with energy and Cultists together (`settled.md` §46).
pub(super) fn purse(state: &State, seat: Seat) -> u16 {
    let each = 1 + u16::from(copies(state, seat, "friend-of-children"));
    let sold = if charges(state, seat) && !diverted(state, seat) {
        cultists(state, seat) * each
    } else {
        0
    };
    state.player(seat).energy + sold
}

/// What a card costs it, without the bargains of Evolutions (`power-cards.md` §3.5).
pub(super) fn price(state: &State, seat: Seat, card: CardId) -> u16 {
    let printed = i32::from(state.options().printed_cost(card));
    let cheaper: u8 = ["alien-origin", "tile-evil-lair", "secret-laboratory"]
        .into_iter()
        .map(|slug| copies(state, seat, slug))
        .sum();
    let dearer = if ruled(state, "inadequate-offering") { 2 } else { 0 };
    u16::try_from((printed + dearer - i32::from(cheaper)).max(0)).expect("a price")
}

/// May it buy power cards at all: no beast, nobody hibernating, nobody whom a curse forbids it?
pub(super) fn buys(state: &State, seat: Seat) -> bool {
    state.is_beast(seat) != Some(true)
        && !has(state, seat, "hibernation")
        && !kept_from(state, seat, "forbidden-library")
}

/// May it buy this card, if it can pay: nobody in Tokyo buys Hibernation.
pub(super) fn may_have(state: &State, seat: Seat, card: CardId) -> bool {
    buys(state, seat)
        && !(card.slug() == "hibernation" && state.in_tokyo(seat))
        && !(seat == state.active() && state.tally().barred == Some(card))
}

/// May it buy the card, and has it the energy when it costs so much less?
pub(super) fn affords(state: &State, seat: Seat, card: CardId, less: u16) -> bool {
    let mut price = price(state, seat, card).saturating_sub(less);
    if state.tally().halver == Some(seat) && card.kind() == Kind::Keep {
        price = price.div_ceil(2);
    }
    may_have(state, seat, card) && state.player(seat).energy >= price
}

/// Does nothing hurt it any more this turn, or never?
pub(super) fn immune(state: &State, seat: Seat) -> bool {
    state.turn().shielded.contains(seat)
        || has(state, seat, "hibernation")
        || ruled(state, "pharaonic-skin") && state.scarab() == Some(seat)
}

/// The dice that nobody can change: frozen by others, they come last in the row (`evolutions.md` §3.1).
pub(super) fn frozen(state: &State) -> u16 {
    let dice = state.turn().dice.len();
    let ice = state
        .in_play()
        .iter()
        .filter(|held| {
            held.face.slug() == "encased-in-ice" && held.owner != state.active() && held.tokens > 0
        })
        .count()
        .min(dice);
    (dice - ice..dice).fold(0, |mask, die| mask | 1 << die)
}

/// The normal dice with their faces, those that can be changed only.
pub(super) fn loose(state: &State) -> impl Iterator<Item = (u8, Face)> + use<'_> {
    let frozen = frozen(state);
    let dice = state.turn().dice;
    (0..dice.len())
        .filter(move |die| frozen & 1 << die == 0)
        .map(move |die| (die as u8, dice.get(die)))
}

/// Claws on the dice: a double claw of the Berserk die is two (`settled.md` §37).
pub(super) fn claws_shown(state: &State) -> u8 {
    let berserk = match state.berserk_die() {
        Some(SpecialFace::Claw) => 1,
        Some(SpecialFace::DoubleClaw) => 2,
        _ => 0,
    };
    state.turn().dice.count(Face::Claw) + berserk
}

/// Is this face void for the active monster: Freeze Ray in front of it, Body, Spirit and Ka, Hibernation
/// (`expansions.md` §4.5)?
pub(super) fn void(state: &State, face: Face) -> bool {
    let active = state.active();
    let named = state.held_by(active).any(|held| {
        held.face.slug() == "freeze-ray"
            && !silent(state, held)
            && held.giver.get().is_some_and(|giver| giver != active)
            && held.tokens > 0
            && Face::ALL[usize::from(held.tokens - 1) % 6] == face
    });
    let number = face.number().is_some();
    let ka = ruled(state, "body-spirit-ka")
        && match state.fate() {
            Some(SpecialFace::Ankh) => false,
            Some(SpecialFace::Snake) => !number,
            _ => number,
        };
    let asleep = has(state, active, "hibernation") && !matches!(face, Face::Heart | Face::Energy);
    named || ka || asleep
}

/// Do claws of the active monster strike nobody (`expansions.md` §4.5)?
pub(super) fn tame(state: &State) -> bool {
    kept_from(state, state.active(), "hotep-peace")
        || ruled(state, "buried-in-sand") && state.fate() == Some(SpecialFace::Snake)
        || void(state, Face::Claw)
}

/// Is another monster's Blizzard about, which lets this one roll once and never yield (`evolutions.md` §3.1)?
pub(super) fn storm(state: &State, seat: Seat) -> bool {
    state
        .in_play()
        .iter()
        .any(|held| held.face.slug() == "blizzard" && held.owner != seat)
}

/// Has it exactly one Roll, whatever it pays?
pub(super) fn one_roll(state: &State, seat: Seat) -> bool {
    storm(state, seat) || state.held_by(seat).any(|held| held.face.slug() == "cat-nip")
}

/// Is one of the spaces of Tokyo free, and how many?
pub(super) fn room(state: &State) -> usize {
    use crate::classic::Place;
    let free = |place| usize::from(state.at(place).is_none());
    free(Place::City)
        + if state.living_count() >= 5 {
            free(Place::Bay)
        } else {
            0
        }
}

/// How many Rolls the active monster has (`core.md` §2.4; `expansions.md` §10, row 18).
pub(super) fn rolls(state: &State) -> u8 {
    let seat = state.active();
    if one_roll(state, seat) {
        return 1;
    }
    let more: u8 = ["giant-brain", "statue-of-liberty", "tile-devious"]
        .into_iter()
        .map(|slug| copies(state, seat, slug))
        .sum();
    let blessed = u8::from(ruled(state, "false-blessing"));
    let buried = ruled(state, "buried-in-sand") && state.fate() != Some(SpecialFace::Ankh);
    let haunted = acting(state, seat, "ignis-fatus")
        .filter(|held| held.giver.get().is_some_and(|giver| giver != seat))
        .count() as u8;
    let rolls = (3 + more + blessed).saturating_sub(u8::from(buried) + haunted);
    rolls.max(1) + state.turn().more_rolls
}

/// Do the dice themselves show all six faces?
pub(super) fn all_six(state: &State) -> bool {
    let dice = state.turn().dice;
    Face::ALL.into_iter().all(|face| match face {
        Face::Claw => claws_shown(state) > 0,
        Face::Energy => {
            dice.count(face) > 0
                || state
                    .berserk_die()
                    .is_some_and(|die| matches!(die, SpecialFace::Energy | SpecialFace::DoubleEnergy))
        }
        _ => dice.count(face) > 0,
    })
}
