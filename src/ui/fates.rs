//! Who fell when, and to whom: listens to a game, for its result.

use engine::Seat;
use engine::classic::{Cause, Event, MAX_SEATS};

/// How a monster went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fall {
    /// Which seat.
    pub seat: Seat,
    /// In which turn.
    pub turn: u16,
    /// The other monster that took its last heart, if one did.
    pub by: Option<Seat>,
    /// The stars it had then.
    pub stars: u8,
}

/// What is remembered of a game while it is told.
#[derive(Debug, Clone, Default)]
pub struct Fates {
    turn: u16,
    stars: [u8; MAX_SEATS],
    last_hit: [Option<Seat>; MAX_SEATS],
    falls: Vec<Fall>,
}

impl Fates {
    /// Hears what happened.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { number, .. } => self.turn = number,
            // The dead give up their stars after they have fallen; only then it counts for those who come
            // back.
            Event::StarsChanged { seat, now, cause, .. } if cause != Cause::Death => {
                self.stars[seat.index()] = now;
            }
            Event::Reborn { seat, .. } => self.stars[seat.index()] = 0,
            Event::LifeLost { victim, by, .. } => self.last_hit[victim.index()] = by,
            Event::Eliminated { seat } => self.falls.push(Fall {
                seat,
                turn: self.turn,
                by: self.last_hit[seat.index()].filter(|by| *by != seat),
                stars: self.stars[seat.index()],
            }),
            _ => {}
        }
    }

    /// Everybody who went out, the first one first.
    #[must_use]
    pub fn falls(&self) -> &[Fall] {
        &self.falls
    }
}

#[cfg(test)]
mod tests {
    use super::{Fall, Fates};
    use engine::Seat;
    use engine::classic::{Cause, Event, HitKind, Reason};

    #[test]
    fn the_stars_of_the_fallen_are_those_before_the_fall() {
        let (seat, by) = (Seat(2), Some(Seat(0)));
        let stars = |now, cause| Event::StarsChanged {
            seat,
            asked: 0,
            delta: 0,
            now,
            cause,
        };
        let mut fates = Fates::default();
        for event in [
            Event::TurnStarted {
                seat: Seat(0),
                number: 9,
                reason: Reason::Order,
            },
            stars(7, Cause::Dice),
            Event::LifeLost {
                victim: seat,
                amount: 3,
                kind: HitKind::Smash,
                by,
                card: None,
                now: 0,
            },
            Event::Eliminated { seat },
            stars(0, Cause::Death),
        ] {
            fates.hear(&event);
        }
        let (turn, stars) = (9, 7);
        assert_eq!(
            fates.falls(),
            [Fall {
                seat,
                turn,
                by,
                stars
            }]
        );
    }
}
