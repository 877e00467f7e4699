//! Who fell when, and to whom: listens to a game, for its result.

use engine::Seat;
use engine::classic::{Event, MAX_SEATS};

/// How a monster went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fall {
    /// Which seat.
    pub seat: Seat,
    /// In which turn.
    pub turn: u16,
    /// The other monster that took its last heart, if one did.
    pub by: Option<Seat>,
}

/// What is remembered of a game while it is told.
#[derive(Debug, Clone, Default)]
pub struct Fates {
    turn: u16,
    last_hit: [Option<Seat>; MAX_SEATS],
    falls: Vec<Fall>,
}

impl Fates {
    /// Hears what happened.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { number, .. } => self.turn = number,
            Event::LifeLost { victim, by, .. } => self.last_hit[victim.index()] = by,
            Event::Eliminated { seat } => self.falls.push(Fall {
                seat,
                turn: self.turn,
                by: self.last_hit[seat.index()].filter(|by| *by != seat),
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
    use engine::classic::{Event, HitKind, Reason};

    #[test]
    fn whoever_took_the_last_heart_is_remembered() {
        let (seat, by) = (Seat(2), Some(Seat(0)));
        let mut fates = Fates::default();
        for event in [
            Event::TurnStarted {
                seat: Seat(0),
                number: 9,
                reason: Reason::Order,
            },
            Event::LifeLost {
                victim: seat,
                amount: 3,
                kind: HitKind::Smash,
                by,
                card: None,
                now: 0,
            },
            Event::Eliminated { seat },
        ] {
            fates.hear(&event);
        }
        assert_eq!(fates.falls(), [Fall { seat, turn: 9, by }]);
    }
}
