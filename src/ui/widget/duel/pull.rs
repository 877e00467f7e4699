//! What a pull would do, for a preview: where the marker would come, what it would reach, whether that wins.

use engine::Seat;
use engine::duel::{Bonus, Ending, Space, State, Track};

/// A pull that has not happened yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Pull {
    /// By whom.
    pub seat: Seat,
    /// Which marker.
    pub track: Track,
    /// Whence.
    pub from: Space,
    /// Each space on the way, and what it gives.
    pub stops: Vec<(Space, Bonus)>,
    /// How it would end the game.
    pub wins: Option<Ending>,
}

impl Pull {
    /// The pull of so many steps by a player, from this position. Bonuses are taken as printed, and what they
    /// set off is not foreseen; a pull that wins ends there.
    #[must_use]
    pub fn of(state: &State, seat: Seat, track: Track, steps: u8) -> Self {
        let mut pull = Self {
            seat,
            track,
            from: state.marker(track),
            stops: Vec::new(),
            wins: None,
        };
        for space in state.path(seat, track, steps).iter() {
            let gives = state
                .bonus_at(track, *space)
                .map_or(Bonus::Blank, |(_, gives)| gives);
            pull.stops.push((*space, gives));
            pull.wins = won(state, seat, track, *space);
            if pull.wins.is_some() {
                break;
            }
        }
        pull
    }

    /// The pulls of both markers one after the other, in the order that wins if one does: the second one may
    /// find the first one in the light.
    #[must_use]
    pub fn both(state: &State, seat: Seat, steps: [u8; 2]) -> Vec<Self> {
        let all = Track::ALL.map(|track| Self::of(state, seat, track, steps[track.index()]));
        let [mut one, mut other] = all;
        if one.wins.is_none() && other.wins.is_none() && !one.lights(state, &mut other) {
            other.lights(state, &mut one);
        }
        [one, other]
            .into_iter()
            .filter(|pull| !pull.stops.is_empty())
            .collect()
    }

    /// Would the other pull win once this one has happened? It ends there then.
    fn lights(&self, state: &State, other: &mut Self) -> bool {
        let side = state.side(self.seat);
        let lit = |space: Space| space.in_spotlight() && space.halves().signum() == side;
        let last = other.stops.iter().position(|(space, _)| lit(*space));
        let Some(last) = last.filter(|_| !self.stops.is_empty() && lit(self.goal())) else {
            return false;
        };
        other.stops.truncate(last + 1);
        other.wins = Some(Ending::Spotlight);
        true
    }

    /// Where the marker would stand in the end.
    #[must_use]
    pub fn goal(&self) -> Space {
        self.stops.last().map_or(self.from, |(space, _)| *space)
    }
}

/// Would the player win with this marker here, the other one where it stands?
fn won(state: &State, seat: Seat, track: Track, here: Space) -> Option<Ending> {
    let side = state.side(seat);
    let other = match track {
        Track::Fame => Track::Destruction,
        Track::Destruction => Track::Fame,
    };
    let lit = |space: Space| space.in_spotlight() && space.halves().signum() == side;
    if here.halves() * side >= Space::at(super::zigzag::LAST).halves() {
        Some(Ending::Victory(track))
    } else {
        (lit(here) && lit(state.marker(other))).then_some(Ending::Spotlight)
    }
}
