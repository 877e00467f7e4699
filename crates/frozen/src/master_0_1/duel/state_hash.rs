//! A position of Duel as the numbers from which a bot's luck follows.

use engine::Asked;
use engine::duel::{Buzz, CardId, Choice, Dice, Placing, Player, Source, State, Track, What};

/// The words of [`hash_words`](crate::master_0_1::search::Lookahead::hash_words).
pub(super) fn words(state: &State) -> Vec<u64> {
    let (turn, question) = (state.turn(), state.question());
    let mut facts = vec![
        u64::from(turn.number),
        u64::from(turn.active.0) | u64::from(state.first().0) << 8,
        packed([
            asked(question.of),
            turn.fewer,
            turn.tokens,
            turn.rolls,
            turn.resolved.bits(),
            turn.claws,
            turn.bought,
            u8::from(turn.counting) | u8::from(turn.again) << 1,
        ]),
        what(question.what),
        dice(turn.dice),
        u64::from(turn.out),
        turn.added
            .into_iter()
            .fold(1, |word, added| word << 8 | u64::from(added)),
        u64::from(state.deck().count()) | u64::from(state.discarded().count()) << 8,
        u64::from(state.packet_hits()),
    ];
    facts.extend(Track::ALL.map(|track| state.marker(track).halves() as u64));
    facts.extend([state.first(), state.rival(state.first())].map(|seat| player(state.player(seat))));
    facts.extend(state.market().iter().map(|slot| slot.map_or(0, card)));
    facts.extend(state.seats_in_order().flat_map(|seat| {
        let player = state.player(seat);
        // What a seat has ends with a word that is no card.
        player
            .kept
            .iter()
            .copied()
            .chain(player.awaiting.iter())
            .map(card)
            .chain([0])
    }));
    facts.extend(turn.spent.iter().map(card));
    facts.extend(state.laid().map(|(token, at)| buzz(token) ^ placing(at)));
    facts
}

const fn packed(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

const fn asked(of: Asked) -> u8 {
    match of {
        Asked::NoOne => 0xff,
        Asked::Nature => 0xfe,
        Asked::Seat(seat) => seat.0,
    }
}

fn what(what: What) -> u64 {
    match what {
        What::Nothing => 0,
        What::FirstThrow { seat } => 1 | u64::from(seat.0) << 8,
        What::Throw { dice } => 2 | u64::from(dice) << 8,
        What::ThrowAgainst { dice, by, card: used } => {
            3 | u64::from(dice) << 8 | u64::from(by.0) << 16 | card(used) << 24
        }
        What::Reveal { slot } => 4 | u64::from(slot) << 8,
        What::Shop { less, by } => 5 | u64::from(less) << 8 | card(by) << 16,
        What::FirstRoll => 6,
        What::Roll => 7,
        What::Face => 8,
        What::Buy => 9,
        What::Place { buzz: token } => 10 | buzz(token) << 8,
        What::May { by } => 11 | source(by) << 8,
        What::Choose { by, of, optional } => {
            12 | u64::from(optional) << 8 | choice(of) << 16 | source(by) << 24
        }
    }
}

const fn choice(of: Choice) -> u64 {
    match of {
        Choice::Track => 0,
        Choice::Face => 1,
        Choice::King => 2,
        Choice::RivalsKeep => 3,
        Choice::OwnKeep => 4,
        Choice::TwoDice => 5,
    }
}

fn source(by: Source) -> u64 {
    match by {
        Source::Card(used) => card(used),
        Source::Power(monster) => letters(monster.slug()),
    }
}

/// Three bits for each die, and one above them all so that their number counts.
fn dice(dice: Dice) -> u64 {
    dice.iter().fold(1, |word, face| word << 3 | face.index() as u64)
}

/// The letters of its name: its place among all cards moves whenever one is added.
fn card(card: CardId) -> u64 {
    letters(card.slug())
}

fn buzz(buzz: Buzz) -> u64 {
    letters(buzz.slug())
}

fn letters(name: &str) -> u64 {
    name.bytes().fold(1, |word: u64, letter| {
        word.wrapping_mul(31).wrapping_add(letter.into())
    })
}

const fn placing(at: Placing) -> u64 {
    (at.track as u64) << 48 | ((at.low as u8) as u64) << 49 | (at.turned as u64) << 57
}

fn player(player: &Player) -> u64 {
    let [low, high] = player.energy.to_le_bytes();
    packed([
        player.health,
        low,
        high,
        player.tokens,
        player.hits,
        u8::from(player.shielded),
        0,
        0,
    ]) ^ letters(player.monster.slug()).rotate_left(13)
}
