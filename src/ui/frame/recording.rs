//! What has been played at a table, ready to be shown at any of its moments.
//!
//! A moment is a number of events that have been shown; stops are the moments at which one stays when one
//! goes through the game: where somebody decides, the beginning and the end.

use super::seated_table::{SeatedTable, only_person};
use super::{PlayableGame, ReplayPoint};
use crate::storage::{GameSetup, SeatSetup, Who, program_called};
use crate::ui::finish::Finished;
use crate::ui::show::Transition;
use ::table::{Past, Remark, Sitter, fresh_seed};
use engine::{Asked, Seat, View};
use std::fmt;

/// A moment at which one stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// How many answers have been given.
    pub answers: usize,
    /// How many events have been told.
    pub events: usize,
    /// Which turn it is; 0 before the first one.
    pub turn: u16,
    /// Whose turn it is.
    pub whose: Seat,
    /// Who is asked.
    pub asked: Option<Seat>,
}

/// An event, the position after it, and how many answers had been given before.
struct Told<G: PlayableGame> {
    answers: usize,
    transition: Transition<G>,
}

/// All that one viewer has seen of a game.
pub struct Recording<G: PlayableGame> {
    seats: Vec<SeatSetup>,
    past: Past<G>,
    first: View<G>,
    told: Vec<Told<G>>,
    stops: Vec<Stop>,
}

impl<G: PlayableGame> fmt::Debug for Recording<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording")
            .field("events", &self.told.len())
            .field("stops", &self.stops.len())
            .finish_non_exhaustive()
    }
}

impl<G: PlayableGame> Recording<G> {
    /// A finished game, as the only person who sat there saw it, or as onlookers did.
    #[must_use]
    pub fn of(seats: &[SeatSetup], played: &Finished<G>) -> Self {
        Self::from_past(seats.to_vec(), played.past(only_person(seats)))
    }

    /// What has been played so far.
    pub(super) fn from_past(seats: Vec<SeatSetup>, past: Past<G>) -> Self {
        let (mut first, mut told, mut stops) = (None, Vec::new(), Vec::<Stop>::new());
        let all = past.answers();
        past.retell(&mut |answers, event, seen| {
            let Some(event) = event else {
                let asked = match seen.asks() {
                    Asked::Seat(seat) if seen.foregone().is_none() => Some(seat),
                    Asked::Seat(_) | Asked::Nature | Asked::NoOne => None,
                };
                let events = told.len();
                let new = stops.last().is_none_or(|last| last.events < events);
                if answers == 0 || (asked.is_some() && new) || (answers == all && new) {
                    stops.push(Stop {
                        answers,
                        events,
                        turn: seen.turn(),
                        whose: seen.active(),
                        asked,
                    });
                }
                first.get_or_insert(seen);
                return;
            };
            told.push(Told {
                answers,
                transition: (event, seen),
            });
        });
        let first = first.unwrap_or_else(|| past.at(0).seen_by(None));
        Self {
            seats,
            past,
            first,
            told,
            stops,
        }
    }

    /// Who sat where.
    #[must_use]
    pub fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        self.told.len()
    }

    /// The moments at which one stays, in order; there is at least the beginning.
    #[must_use]
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The number of the last stop that has come by this moment.
    #[must_use]
    pub fn stop_at(&self, events: usize) -> usize {
        let later = self.stops.partition_point(|stop| stop.events <= events);
        later.saturating_sub(1)
    }

    /// Does one stay at this moment?
    #[must_use]
    pub fn is_stop(&self, events: usize) -> bool {
        let stop = self.stops.get(self.stop_at(events));
        stop.is_some_and(|stop| stop.events == events)
    }

    /// Which turn it is in what is shown of this moment, and whose; 0 before the first one.
    #[must_use]
    pub fn turn_at(&self, events: usize) -> (u16, Seat) {
        let stop = self.stops.get(self.stop_at(events));
        let stop = stop.filter(|stop| stop.events == events);
        let seen = events.checked_sub(1).and_then(|last| self.told.get(last));
        match (stop, seen) {
            (Some(stop), _) => (stop.turn, stop.whose),
            (None, Some(told)) => (told.transition.1.turn(), told.transition.1.active()),
            (None, None) => (self.first.turn(), self.first.active()),
        }
    }

    /// The moment at which each turn begins, its number and whose it is.
    pub fn turns(&self) -> impl Iterator<Item = (usize, u16, Seat)> {
        let mut last = None;
        let moments = (0..=self.told.len()).map(|events| (events, self.turn_at(events)));
        let begins = moments.filter(move |(_, (turn, _))| last.replace(*turn) != Some(*turn));
        begins.map(|(events, (turn, whose))| (events, turn, whose))
    }

    /// The moment after so many answers.
    #[must_use]
    pub fn moment(&self, point: ReplayPoint) -> usize {
        let within = |told: &Told<G>| told.answers < point.answers && told.transition.1.turn() <= point.turn;
        self.told.partition_point(within)
    }

    /// Every event, each with how many answers had been given before it.
    pub(super) fn events_told(&self) -> impl Iterator<Item = (usize, &G::Event)> {
        self.told.iter().map(|told| (told.answers, &told.transition.0))
    }

    /// What has happened beside the answers, in order.
    pub(super) fn remarks(&self) -> Vec<Remark<G>> {
        self.past.remarks()
    }

    /// The position before the first event.
    pub(super) fn first(&self) -> &View<G> {
        &self.first
    }

    /// What happened from one moment to another.
    pub(super) fn between(&self, from: usize, to: usize) -> impl Iterator<Item = &Transition<G>> {
        let to = to.min(self.told.len());
        self.told[from.min(to)..to].iter().map(|told| &told.transition)
    }

    /// The table at this moment, with who sat there then, to be looked at.
    pub(super) fn table_at(&self, events: usize) -> SeatedTable<G> {
        let answered = events.checked_sub(1).and_then(|last| self.told.get(last));
        let answers = match self.stops.get(self.stop_at(events)) {
            Some(stop) if stop.events == events => stop.answers,
            _ => answered.map_or(0, |told| told.answers + 1),
        };
        let (table, mut seats) = (self.past.at(answers), self.seats.clone());
        for (seat, sitter) in seats.iter_mut().zip(table.sitters()) {
            seat.who = Who::recorded(&sitter.plays).unwrap_or(seat.who);
            seat.program = program_called(&sitter.plays);
        }
        SeatedTable::of(seats, table)
    }

    /// A game of its own that goes on from this stop with other dice, with these people and bots and what they
    /// have agreed on.
    #[must_use]
    pub fn branch(&self, stop: usize, setup: &impl GameSetup) -> SeatedTable<G> {
        let answers = self.stops.get(stop).map_or(0, |stop| stop.answers);
        let seats = setup.seats();
        let table = self.past.branch(answers, fresh_seed());
        let table = table.seating(seats.iter().map(Sitter::from).collect());
        SeatedTable::of(seats.to_vec(), table).agreed(setup.hints(), setup.take_back())
    }
}
