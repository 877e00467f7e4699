//! Where the Buzz token in the hand hovers, and how keys and presses move it. Pure: it only looks through the
//! legal places, and at what would come of them.

use super::choice::Arrow;
use super::foresight::Foresight;
use engine::Seat;
use engine::duel::{Bonus, Buzz, Placing, Space, State, Track, steps_to_end};
use std::cmp::Reverse;

/// A token, and a place for it.
pub type Hand = (Buzz, Placing);

/// Where the hand begins: where the one who places is best off. What wins comes first, what loses last; then
/// what lies ahead of the markers counts, as it lies afterwards; then the middle, rather on the own side.
#[must_use]
pub fn best(places: &[Hand], seat: Seat, side: i8, after: impl Fn(Hand) -> Foresight) -> Option<Hand> {
    let rank = |hand: &Hand| {
        let seen = after(*hand);
        let (buzz, placing) = hand;
        let middle = 2 * placing.low + buzz.length() - 1;
        let far = (middle * side - 3).abs();
        (
            seen.wins(),
            !seen.loses(),
            seen.after().map_or(0, |state| ahead(state, seat)),
            Reverse((far, placing.track, placing.turned)),
        )
    };
    places.iter().copied().max_by_key(rank)
}

/// How much better the ways of the markers are for this player than for the rival: fewer steps, bonuses that
/// are soon reached, and no token of The King in the way.
fn ahead(state: &State, seat: Seat) -> i32 {
    /// Steps that one looks ahead: what a good roll pulls.
    const SIGHT: u8 = 4;
    let way = |seat: Seat| -> i32 {
        let along = |track: Track| {
            let steps = steps_to_end(state.placings(), track, state.marker(track), state.side(seat));
            let path = state.path(seat, track, SIGHT);
            let gives = |space: &Space| {
                let bonus = state.bonus_at(track, *space);
                bonus.is_some_and(|(_, bonus)| bonus != Bonus::Blank)
            };
            let bonuses = path.iter().enumerate().filter(|(_, space)| gives(space));
            let soon: i32 = bonuses.map(|(nth, _)| i32::from(SIGHT) - nth as i32).sum();
            soon + 3 * path.len() as i32 - 3 * i32::from(steps)
        };
        Track::ALL.into_iter().map(along).sum()
    };
    way(seat) - way(state.rival(seat))
}

/// The other way to lay it at the same place: turned, or the other token of The King.
#[must_use]
pub fn turned(places: &[Hand], hand: Hand) -> Option<Hand> {
    let (buzz, placing) = hand;
    let other_way = Placing {
        turned: !placing.turned,
        ..placing
    };
    let found = |wanted: Hand| places.contains(&wanted).then_some(wanted);
    let another = || {
        let others = places.iter().copied().filter(|(of, _)| *of != buzz);
        others.min_by_key(|(_, of)| (of.track != placing.track, (of.low - placing.low).abs()))
    };
    found((buzz, other_way)).or_else(another)
}

/// The next legal place in the direction of an arrow. `side` is the sign of the end that lies to the left.
#[must_use]
pub fn moved(places: &[Hand], hand: Hand, arrow: Arrow, side: i8) -> Option<Hand> {
    let (buzz, placing) = hand;
    let same = places.iter().copied().filter(|(of, _)| *of == buzz);
    let along = |step: i8| {
        let beyond = |at: &Placing| (at.low - placing.low) * step;
        same.clone()
            .filter(|(_, at)| at.track == placing.track && beyond(at) > 0)
            .min_by_key(|(_, at)| (beyond(at), at.turned != placing.turned))
    };
    let across = |track: Track| {
        same.clone()
            .filter(|(_, at)| at.track == track && placing.track != track)
            .min_by_key(|(_, at)| ((at.low - placing.low).abs(), at.turned != placing.turned))
    };
    match arrow {
        Arrow::Left => along(side),
        Arrow::Right => along(-side),
        Arrow::Up => across(Track::Fame),
        Arrow::Down => across(Track::Destruction),
    }
}
