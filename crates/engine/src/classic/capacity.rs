//! How much a position can hold, and why that suffices.
//!
//! A position is a few lists of fixed length, so that it can be copied in one piece; a list that is full
//! panics, it drops nothing. What follows from the declared cards is asserted here when the crate is built:
//! cards that no list can hold do not compile, and the shelf of cards in play is as long as they need. What
//! follows from the flow of a turn is argued beside its number, and driven in `tests/capacities`.

use super::cards::{ALL, BOXES, COUNT, CURSES, EVOLUTIONS, MONSTERS, PACKS, TILE_FACES};
use super::mask::Hooks;
use super::rule::{Card, Evolution, Kind, On, Rule, Stay, Step};
use super::state::{MARKET, MAX_SEATS};
use super::wicked::TILES;
use super::{Edition, Face};
use crate::parts::Bag;

/// More tokens than any monster collects.
pub(super) const MOST_TOKENS: u8 = 99;
/// More energy than any monster collects.
pub(super) const MOST_ENERGY: u16 = 9_999;
/// More rolls than anybody makes in a turn.
pub(super) const MOST_ROLLS: u8 = 99;
/// Names of cards in play that a game can give.
pub(super) const MOST_KEYS: u16 = 60_000;

/// Kept cards, costumes and tiles in play together: all that the fuller box has.
pub(super) const IN_PLAY: usize = max(
    sum(Edition::Base, Hooks::NONE).in_play,
    sum(Edition::Dark, Hooks::NONE).in_play,
) + LASTING
    + PIECES;
/// Tasks that can wait at a question. The longest chain that the grammar of `waiting` knows is that of a hit
/// held back during the smashes, with a card used against it and the dice of that card: eleven tasks. At the
/// start and at the end of a turn the other cards of the phase wait below, at most nine of them.
/// An Evolution played at the deepest of these questions adds its own task, a line for each other monster and
/// the hit that one of them answers.
pub(super) const MOST_WAITING: usize = 28;
/// The agenda: what waits, and what one answer can add before somebody is asked again.
pub(super) const AGENDA: usize = MOST_WAITING + BURST;
/// Tasks that one answer adds at most.
const BURST: usize = burst();
/// Hits that can wait at a question: one for each monster, and those of the two in Tokyo that are held back.
pub(super) const MOST_HITS: usize = MAX_SEATS + 2;
/// Hits. What answers a batch lands when the batch is over, so beside those that wait there is room for one
/// more batch.
pub(super) const HITS: usize = 16;
/// Hits that answer those of a batch. Each card that listens answers each hit on its owner, and nobody is hit
/// twice in a batch but the monster that takes Tokyo, by the two that have left it.
pub(super) const FOLLOW_UPS: usize = 8;
/// Monsters that fell in a batch. Hearts lost at 0 are none; who lives on without hearts and heals may fall
/// once more.
pub(super) const FALLEN: usize = 8;
/// Cards on top of the deck that somebody has seen: one for each card that looks there, and three for the one
/// that dives.
pub(super) const KNOWN: usize = 8;
/// Cards bought and not resolved: the active monster's, and that of the one who buys what it revealed.
pub(super) const RESOLVING: usize = 4;
/// Monsters that have yielded in a turn, and what they left behind: two can stand in Tokyo when the smashes
/// land, and nobody enters before the groups of dice are done.
pub(super) const YIELDERS: usize = 4;
/// Costumes of which a seat keeps one.
pub(super) const DRAWN: usize = 2;
/// Full extra turns that wait. This one is a rule more than a bound: whoever buys the same card nine times in
/// a turn gets eight turns out of it.
pub(super) const QUEUED: usize = 8;

/// Copies of a card at a table of this edition with everything on it; both faces of a tile count.
const fn copies(card: &Card, edition: Edition) -> usize {
    match card.kind {
        Kind::Tile(_) | Kind::Costume | Kind::Evolution(_) => 1,
        Kind::Piece(piece) => piece.most(),
        Kind::Curse(_) => 0,
        Kind::Keep | Kind::Discard => {
            let boxed = match edition {
                Edition::Base => card.base,
                Edition::Dark => card.dark,
            };
            if boxed == 0 && card.promo {
                1
            } else {
                boxed as usize
            }
        }
    }
}

/// Lines of a card that act on one of these hooks.
const fn lines(card: &Card, hooks: Hooks) -> usize {
    let (mut lines, mut index) = (0, 0);
    while index < card.rules.len() {
        if let Rule::When(on, ..) = &card.rules[index]
            && on.mask().meets(hooks)
        {
            lines += 1;
        }
        index += 1;
    }
    lines
}

/// Does it become a copy of other cards?
const fn copies_others(card: &Card) -> bool {
    let mut index = 0;
    while index < card.rules.len() {
        if let Rule::When(_, _, steps) = &card.rules[index] {
            let mut step = 0;
            while step < steps.len() {
                if matches!(steps[step], Step::Become) {
                    return true;
                }
                step += 1;
            }
        }
        index += 1;
    }
    false
}

/// What is summed up over all cards of an edition.
#[derive(Clone, Copy)]
struct Sum {
    /// Cards and tiles that can be in play.
    in_play: usize,
    /// Power cards.
    cards: usize,
    /// Lines that act on the hooks.
    lines: usize,
    /// Cards that copy others.
    copying: usize,
    /// The most lines that one Keep card has.
    most_lines: usize,
}

const fn sum(edition: Edition, hooks: Hooks) -> Sum {
    let mut sum = Sum {
        in_play: TILES as usize,
        cards: 0,
        lines: 0,
        copying: 0,
        most_lines: 0,
    };
    let mut index = 0;
    while index < BOXES.len() {
        let mut place = 0;
        while place < BOXES[index].len() {
            let card = &BOXES[index][place];
            let (copies, lines) = (copies(card, edition), lines(card, hooks));
            if card.kind.is_power_card() {
                sum.cards += copies;
            }
            if card.kind.stays() {
                if card.kind.is_power_card() {
                    sum.in_play += copies;
                }
                sum.lines += copies * lines;
                if copies_others(card) {
                    sum.copying += copies;
                }
                if lines > sum.most_lines && copies > 0 && matches!(card.kind, Kind::Keep) {
                    sum.most_lines = lines;
                }
            }
            place += 1;
        }
        index += 1;
    }
    sum
}

/// The most lines of cards in play that act on these hooks once each. A copying card acts as one Keep card.
const fn listeners(hooks: Hooks) -> usize {
    boxed(hooks) + evolved(hooks) + packed(hooks)
}

// A set of curses is a mask, and one of them acts alone.
const _: () = assert!(CURSES <= 32, "a set of curses is a u32");

/// Pieces of the monster packs in play together.
pub(super) const PIECES: usize = {
    let (mut all, mut place) = (0, 0);
    while place < PACKS[0].len() {
        all += copies(&PACKS[0][place], Edition::Base);
        place += 1;
    }
    all
};

/// The lines of the pieces of monster packs that act on these hooks once each.
const fn packed(hooks: Hooks) -> usize {
    let (mut all, mut place) = (0, 0);
    while place < PACKS[0].len() {
        all += copies(&PACKS[0][place], Edition::Base) * lines(&PACKS[0][place], hooks);
        place += 1;
    }
    all
}

/// Evolutions in play together: those that stay or linger of the six monsters that have most of them, and a
/// temporary one for each that is being resolved.
pub(super) const LASTING: usize = {
    let (mut best, mut monster) = ([0; MAX_SEATS], 0);
    while monster < MONSTERS.len() {
        let (mut lasting, mut place) = (0, 0);
        while place < MONSTERS[monster].len() {
            if let Kind::Evolution(Evolution { stay, .. }) = MONSTERS[monster][place].kind
                && !matches!(stay, Stay::Temporary)
            {
                lasting += 1;
            }
            place += 1;
        }
        better(&mut best, lasting);
        monster += 1;
    }
    let (mut sum, mut seat) = (RESOLVED_AT_ONCE, 0);
    while seat < MAX_SEATS {
        sum += best[seat];
        seat += 1;
    }
    sum
};
/// Temporary Evolutions that are being resolved: one that asks, and those that answer what it does.
const RESOLVED_AT_ONCE: usize = 4;

/// The smallest of the six gives way to something greater.
const fn better(best: &mut [usize; MAX_SEATS], found: usize) {
    let (mut least, mut seat) = (0, 0);
    while seat < MAX_SEATS {
        if best[seat] < best[least] {
            least = seat;
        }
        seat += 1;
    }
    best[least] = max(best[least], found);
}

/// The same of power cards and tiles alone.
const fn boxed(hooks: Hooks) -> usize {
    let (base, dark) = (sum(Edition::Base, hooks), sum(Edition::Dark, hooks));
    max(
        base.lines + base.copying * base.most_lines,
        dark.lines + dark.copying * dark.most_lines,
    )
}

/// The lines of Evolutions that act on these hooks once each, at a table of the monsters that have most of
/// them; one more copies another.
const fn evolved(hooks: Hooks) -> usize {
    let (mut best, mut most) = ([0; MAX_SEATS], 0);
    let mut monster = 0;
    while monster < MONSTERS.len() {
        let (mut all, mut place) = (0, 0);
        while place < MONSTERS[monster].len() {
            let lines = lines(&MONSTERS[monster][place], hooks);
            all += lines;
            most = max(most, lines);
            place += 1;
        }
        better(&mut best, all);
        monster += 1;
    }
    let mut seat = 0;
    while seat < MAX_SEATS {
        most += best[seat];
        seat += 1;
    }
    most
}

const fn max(one: usize, other: usize) -> usize {
    if one > other { one } else { other }
}

/// Tasks that one answer adds at most, deepest path: the cards of a part of the turn wait, or the smashes
/// with theirs; on one of them a batch lands and its cards act, or those who fell are buried and the cards
/// that look at the dead act once for each; a gain of stars on top of that; and what a card that has just
/// come has to say, and the rest of a used one.
const fn burst() -> usize {
    let start = listeners(On::TURN_STARTS);
    let end = listeners(On::TURN_ENDS);
    let smashes = 4 + listeners(On::Smashes.mask().with(On::SmashGroup(0).mask()));
    let batch = 4 + listeners(On::HeartsLost(0).mask().with(On::HeartsTaken.mask()));
    let dying = 1 + listeners(On::DEATHS);
    let dead = 1 + MAX_SEATS * listeners(On::ReachedZero.mask());
    let (outer, inner) = (max(max(start, end), smashes), max(max(batch, dying), dead));
    outer + inner + listeners(On::StarsGained.mask()) + 3
}

const _: () = {
    assert!(
        AGENDA <= 96,
        "an agenda of that length makes every copy of a position slow"
    );
    assert!(
        MOST_HITS + MAX_SEATS <= HITS,
        "another batch must find room beside the hits that wait"
    );
    assert!(
        MOST_HITS + FOLLOW_UPS <= HITS,
        "answers to hits must find room beside the hits that wait"
    );
    assert!(
        2 * boxed(On::HeartsLost(0).mask()) <= FOLLOW_UPS,
        "more cards answer hits than can wait"
    );
    assert!(MAX_SEATS < FALLEN, "everybody can fall, and one of them twice");
};

// Seats, slots of the market, faces and faces of tiles stand in masks.
const _: () = {
    assert!(MAX_SEATS <= 8, "a mask of seats is a u8");
    assert!(MARKET <= 8, "a mask of market slots is a u8");
    assert!(Face::ALL.len() <= 8, "a mask of faces is a u8");
    assert!(
        TILE_FACES <= 32,
        "the faces of the tiles on the gauge are a mask of a u32"
    );
};

/// Evolutions of each monster that has any (`evolutions.md` §1.1).
const EVOLUTIONS_EACH: usize = 8;

// Every card has its place in a bag and its number.
const _: () = {
    assert!(
        COUNT + EVOLUTIONS <= Bag::KINDS && ALL <= 255,
        "a card is numbered by a u8"
    );
    assert!(EVOLUTIONS <= 128, "a set of Evolutions is a u128");
    let mut monster = 0;
    while monster < MONSTERS.len() {
        assert!(
            MONSTERS[monster].len() == EVOLUTIONS_EACH,
            "a monster has all eight of its Evolutions, or a draft finds none for it"
        );
        monster += 1;
    }
    let editions = [Edition::Base, Edition::Dark];
    let mut edition = 0;
    while edition < editions.len() {
        let cards = sum(editions[edition], Hooks::NONE).cards;
        assert!(cards <= 255, "the size of the deck is told as a u8");
        edition += 1;
    }
    let mut index = 0;
    while index < BOXES.len() {
        let mut place = 0;
        while place < BOXES[index].len() {
            let card = &BOXES[index][place];
            assert!(
                card.base <= Bag::MOST_ALIKE && card.dark <= Bag::MOST_ALIKE,
                "a bag holds no more copies of a card"
            );
            place += 1;
        }
        index += 1;
    }
    let mut hook = 0;
    while hook < Hooks::PLACES {
        // When a card comes it is called alone.
        let own = (On::Gained.mask())
            .with(On::Received.mask())
            .with(On::Each.mask());
        assert!(
            own.meets(Hooks::only(hook)) || listeners(Hooks::only(hook)) <= BURST,
            "more cards act on one hook than one answer may add to the agenda"
        );
        hook += 1;
    }
};
