//! A Buzz token that is about to be laid: where it is held, and how arrow keys move it.

use super::zigzag::LAST;
use engine::Seat;
use engine::duel::{Buzz, Placing, State, Track};

/// A Buzz token that is about to be laid.
#[derive(Debug, Clone, PartialEq)]
pub struct Hand {
    /// Which.
    pub buzz: Buzz,
    /// It is held the other way round.
    pub turned: bool,
    /// Where it is held: under the pointer or under the cursor of the keys.
    pub at: Option<Placing>,
    /// Where it may be laid.
    pub legal: Vec<Placing>,
    /// Where it is advised to lie.
    pub advised: Option<Placing>,
}

impl Hand {
    /// A token with all places where the rules let it lie.
    #[must_use]
    pub fn of(state: &State, buzz: Buzz) -> Self {
        let mut legal = Vec::new();
        state.each_place(buzz, &mut |placing| {
            legal.push(placing);
            true
        });
        Self {
            buzz,
            turned: false,
            at: None,
            legal,
            advised: None,
        }
    }

    /// May it be laid here?
    #[must_use]
    pub fn fits(&self, placing: Placing) -> bool {
        self.legal.contains(&placing)
    }

    /// The legal place that is meant by holding it over this one: the same, or one that is moved by less than the
    /// token is long and so covers what it is held over; none where there is no room.
    #[must_use]
    pub fn nearest(&self, wanted: Placing) -> Option<Placing> {
        let off = |placing: &Placing| (placing.low - wanted.low).abs();
        let same =
            |placing: &&Placing| placing.track == wanted.track && 2 * off(placing) <= self.buzz.length();
        let near = self.legal.iter().filter(same);
        near.min_by_key(|placing| (off(placing), placing.turned != wanted.turned))
            .copied()
    }

    /// Where it comes by an arrow key: `across` to the right of a board on which `left` sits on the left,
    /// `down` to the other track. The first key puts it on the first legal place from the middle.
    #[must_use]
    pub fn moved(&self, state: &State, left: Seat, across: i8, down: i8) -> Option<Placing> {
        let Some(at) = self.at else {
            let far = |placing: &&Placing| (2 * placing.low + self.buzz.length() - 1).abs();
            return self.legal.iter().min_by_key(far).copied();
        };
        let last = LAST + 1 - self.buzz.length();
        let track = match down {
            ..0 => Track::Fame,
            0 => at.track,
            1.. => Track::Destruction,
        };
        // -7 lies on the left when the one who sits there pulls to it.
        let low = at.low - across * state.side(left);
        Some(Placing {
            track,
            low: low.clamp(-LAST, last),
            turned: self.turned && self.buzz.turns(),
        })
    }

    /// The legal place after (or before) the one where it is held, in the order of the rules.
    #[must_use]
    pub fn next(&self, back: bool) -> Option<Placing> {
        let same = |placing: &&Placing| placing.turned == self.turned || !self.buzz.turns();
        let places: Vec<Placing> = self.legal.iter().filter(same).copied().collect();
        let now = self
            .at
            .and_then(|at| places.iter().position(|place| *place == at));
        let count = places.len();
        let next = match (now, back) {
            (Some(now), false) => (now + 1) % count,
            (Some(now), true) => (now + count - 1) % count,
            (None, false) => 0,
            (None, true) => count.checked_sub(1)?,
        };
        places.get(next).copied()
    }

    /// The same token the other way round.
    #[must_use]
    pub fn turned_over(self) -> Self {
        let turned = self.buzz.turns() && !self.turned;
        let at = self.at.map(|at| Placing { turned, ..at });
        Self { turned, at, ..self }
    }

    pub(super) fn covers(&self, track: Track, x: i8) -> bool {
        let length = self.buzz.length();
        self.legal
            .iter()
            .any(|placing| placing.track == track && placing.covers(length, x))
    }
}
