//! Where the Buzz token in the hand hovers, and how keys and presses move it. Pure: it only looks through the
//! legal places.

use crate::ui::frame::choice::Arrow;
use engine::duel::{Buzz, Placing, Track};

/// A token, and a place for it.
pub type Hand = (Buzz, Placing);

/// Where the hand begins: near the middle, rather on the side of the one who places.
#[must_use]
pub fn first(places: &[Hand], side: i8) -> Option<Hand> {
    let far = |(buzz, placing): &Hand| {
        let middle = 2 * placing.low + buzz.length() - 1;
        ((middle * side - 3).abs(), placing.track, placing.turned)
    };
    places.iter().copied().min_by_key(far)
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
