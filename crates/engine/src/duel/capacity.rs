//! How much a position can hold, and why that suffices.
//!
//! A position is a few lists of fixed length, so that it can be copied in one piece; a list that is full
//! panics, it drops nothing. What follows from the declared cards is asserted here when the crate is built:
//! cards that no list can hold do not compile. What follows from the flow of a turn is argued beside its
//! number.

use super::buzz::Buzz;
use super::cards::{COUNT, KEEP};
use super::face::Face;
use super::rule::{Card, On, Rule};
use super::track::LAST;

/// Keep cards of one player: all that there are.
pub(super) const KEPT: usize = KEEP.len();
/// Lines that act on one hook.
pub(super) const FRAMES: usize = 16;
/// Effects that can wait at a question: packets behind everything, a purchase or the lines of a final Roll, a
/// pull with its bonus and the cards that look at a step, and once more as much when a card answers the hits
/// of such a step with a pull of its own.
pub(super) const MOST_WAITING: usize = 16;
/// Effects that one answer can add before somebody is asked again (`burst` adds them up).
const BURST: usize = 20;
/// The agenda.
pub(super) const AGENDA: usize = MOST_WAITING + BURST;
/// Spaces of a pull: each step goes half a space at least, and a track has two halves for each space from end
/// to end.
pub(super) const PATH: usize = 4 * LAST as usize;
/// Bonuses of a Buzz token.
pub(super) const BONUSES: usize = 3;

/// Lines of a card that act on this hook.
const fn lines(card: &Card, hook: usize) -> usize {
    let (mut lines, mut index) = (0, 0);
    while index < card.rules.len() {
        if let Rule::When(on, ..) = &card.rules[index]
            && on.index() == hook
        {
            lines += 1;
        }
        index += 1;
    }
    lines
}

/// Lines of all Keep cards that act on this hook. There is one of each card.
const fn listeners(hook: usize) -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < KEEP.len() {
        sum += lines(&KEEP[index], hook);
        index += 1;
    }
    sum
}

/// Effects that one answer adds at most, deepest path: a packet behind everything for each player; a pull
/// goes on, its bonus and the cards that look at the step wait; one of them hits, and the cards that look at
/// the hits wait; one of those pulls, with what that brings; then a packet with its prevention, or a player
/// who has fallen and what saves it; and a card that looks at energy or hearts.
const fn burst() -> usize {
    let step = 2 + listeners(On::Stepped.index());
    2 + step + listeners(On::Hurt.index()) + step + 2 + 1
}

#[expect(clippy::cast_sign_loss, reason = "a length is positive by then")]
const _: () = {
    assert!(
        burst() <= BURST,
        "the agenda is too short for what one answer can add"
    );
    assert!(COUNT < 64, "a set of cards is a u64");
    assert!(Face::ALL.len() <= 8, "a mask of faces is a u8");
    assert!(
        2 * LAST as u32 + 1 < u16::BITS,
        "the spaces of a track are a mask of a u16"
    );
    let mut hook = 0;
    while hook < On::COUNT {
        assert!(
            listeners(hook) <= FRAMES,
            "more cards act on one hook than can be called"
        );
        hook += 1;
    }
    let mut buzz = 0;
    while buzz < Buzz::ALL.len() {
        let length = Buzz::ALL[buzz].length();
        assert!(
            1 <= length && length as usize <= BONUSES,
            "a Buzz token has more bonuses than there is room for"
        );
        buzz += 1;
    }
};
