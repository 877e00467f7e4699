//! What an answer would lead to, as the screen needs it: whether it wins, what it costs, and the ways of the
//! markers.

use crate::ui::widget::duel::Pull;
use engine::Seat;
use engine::duel::{Answer, Bonus, Ending, Event, State};
use words::duel::Course;

/// What an answer leads to, as far as nothing is left to chance or to another decision.
#[derive(Debug, Clone)]
pub(super) struct Foresight {
    seat: Seat,
    course: Course,
}

impl Foresight {
    /// What `answer` of `seat` leads to.
    #[must_use]
    pub(super) fn of(state: &State, seat: Seat, answer: Answer) -> Self {
        Self {
            seat,
            course: Course::of(state, answer),
        }
    }

    /// How the game ends with it, and whether the one who looks ahead wins.
    #[must_use]
    pub(super) fn end(&self) -> Option<(Ending, bool)> {
        let outcome = self.course.outcome()?;
        Some((outcome.ending, outcome.winner == self.seat))
    }

    /// Does it win?
    #[must_use]
    pub(super) fn wins(&self) -> bool {
        self.end().is_some_and(|(_, won)| won)
    }

    /// Does it lose?
    #[must_use]
    pub(super) fn loses(&self) -> bool {
        self.end().is_some_and(|(_, won)| !won)
    }

    /// Does it cost a card in play, energy, a token or the rest of the turn?
    #[must_use]
    pub(super) fn gives_up(&self) -> bool {
        self.course.events.iter().any(|(event, _)| match event {
            Event::CardLost { seat, .. } | Event::EnergyPaid { seat, .. } | Event::TokenSpent { seat } => {
                *seat == self.seat
            }
            Event::TurnStarted { .. } => true,
            _ => false,
        })
    }

    /// How many bonuses of Buzz tokens are reached.
    #[must_use]
    pub(super) fn bonuses(&self) -> usize {
        let own = |event: &Event| matches!(event, Event::BonusReached { seat, .. } if *seat == self.seat);
        self.course.events.iter().filter(|(event, _)| own(event)).count()
    }

    /// The position after it.
    #[must_use]
    pub(super) fn after(&self) -> Option<&State> {
        self.course.events.last().map(|(_, after)| after)
    }

    /// The markers that are pulled, each with its whole way and what lies on it.
    #[must_use]
    pub(super) fn pulls(&self) -> Vec<Pull> {
        pulls([&self.course])
    }
}

/// The markers that are pulled in several courses, one after the other.
#[must_use]
pub(super) fn pulls<'a>(courses: impl IntoIterator<Item = &'a Course>) -> Vec<Pull> {
    let mut pulls: Vec<Pull> = Vec::new();
    let mut last = 0;
    for (event, after) in courses.into_iter().flat_map(|course| &course.events) {
        match *event {
            Event::Pulled {
                seat,
                track,
                from,
                to,
                ..
            } => {
                let bonus = after.bonus_at(track, to).map_or(Bonus::Blank, |(_, bonus)| bonus);
                let same = |pull: &Pull| (pull.track, pull.seat) == (track, seat);
                last = pulls.iter().position(same).unwrap_or(pulls.len());
                match pulls.get_mut(last) {
                    Some(pull) => pull.stops.push((to, bonus)),
                    None => pulls.push(Pull {
                        seat,
                        track,
                        from,
                        stops: vec![(to, bonus)],
                        wins: None,
                    }),
                }
            }
            Event::GameEnded { outcome } if outcome.ending != Ending::Knockout => {
                if let Some(pull) = pulls.get_mut(last) {
                    pull.wins = Some(outcome.ending);
                }
            }
            _ => {}
        }
    }
    pulls
}
