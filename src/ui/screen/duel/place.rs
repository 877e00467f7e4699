//! Where the Buzz token in the hand hovers, and how keys and presses move it. Pure: it only looks through the
//! legal places, and at what would come of them.

use super::foresight::Foresight;
use crate::ui::frame::choice::Arrow;
use engine::Seat;
use engine::duel::{Bonus, Buzz, Placing, Space, State, Track, steps_to_end};
use std::cmp::Reverse;

/// A token, and a place for it.
pub(super) type Hand = (Buzz, Placing);

/// Where the hand begins: where the one who places is best off. What wins comes first, what loses last; then
/// counts what is reached at once and what lies ahead of the markers then; then the middle, rather on the own
/// side.
#[must_use]
pub(super) fn best(places: &[Hand], seat: Seat, side: i8, after: impl Fn(Hand) -> Foresight) -> Option<Hand> {
    let rank = |hand: &Hand| {
        let seen = after(*hand);
        let (buzz, placing) = hand;
        let middle = 2 * placing.low + buzz.length() - 1;
        let far = (middle * side - 3).abs();
        (
            seen.wins(),
            !seen.loses(),
            seen.after().map_or(0, |state| ahead(state, seat)) + 5 * seen.bonuses() as i32,
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

/// Where the hand of The King begins: with the token that is not laid yet, or else with the one that is least
/// in the rival's way, and on the space that his rival's next pull would step on first.
#[must_use]
pub(super) fn first_of_king(state: &State, places: &[Hand], side: i8) -> Option<Hand> {
    // Steps of the rival's pulls until the space is reached; those behind the marker are far.
    let steps = |placing: &Placing| {
        let ahead = (state.marker(placing.track).halves() - 2 * placing.low) * side;
        if ahead > 0 { ahead } else { i8::MAX }
    };
    let stops = |buzz: Buzz| state.placing(buzz).map_or(i16::MAX, |now| i16::from(steps(&now)));
    let first = |(buzz, placing): &Hand| {
        let middle = placing.low.abs();
        (-stops(*buzz), steps(placing), middle, placing.track)
    };
    places.iter().copied().min_by_key(first)
}

/// The other way to lay it at the same place: turned, or the other token of The King.
#[must_use]
pub(super) fn turned(places: &[Hand], hand: Hand) -> Option<Hand> {
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
pub(super) fn moved(places: &[Hand], hand: Hand, arrow: Arrow, side: i8) -> Option<Hand> {
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

#[cfg(test)]
mod tests {
    use super::super::Selection;
    use super::super::choice::Desk;
    use super::super::tests::positions::random_game;
    use engine::duel::{Buzz, Choice, Placing, What};
    use engine::{Asked, Game};

    #[test]
    fn the_king_begins_in_his_rivals_way_and_with_either_token() {
        let (mut begun, mut asked) = ([0, 0], 0);
        for seed in 0..400 {
            random_game(seed, &mut |state| {
                let What::Choose { of: Choice::King, .. } = state.question().what else {
                    return;
                };
                let Asked::Seat(seat) = state.asks() else { return };
                let selection = Selection::of(state);
                let (buzz, placing) = selection.hand.expect("there is room on the tracks");
                let desk = Desk::new(state, seat, selection);
                assert!(desk.laid().is_some(), "it may lie there");
                let ahead = |placing: &Placing| {
                    (state.marker(placing.track).halves() - 2 * placing.low) * state.side(seat) > 0
                };
                let places = desk.places();
                let any = places.iter().any(|(of, place)| *of == buzz && ahead(place));
                assert!(!any || ahead(&placing), "between the marker and the rival's end");
                let waits = Buzz::KINGS.into_iter().any(|king| state.placing(king).is_none());
                assert!(
                    !waits || state.placing(buzz).is_none(),
                    "what is in the hand is laid first"
                );
                begun[usize::from(buzz == Buzz::King2)] += 1;
                asked += 1;
            });
        }
        assert!(asked > 20 && begun.iter().all(|times| *times > 3), "{begun:?}");
    }
}
