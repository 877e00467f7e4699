//! What happens at a table beside its answers: decisions that are taken back, seats that change hands, and a
//! game that is given up.

use super::{Change, Sitter, Table};
use engine::{Asked, Game, Seat, View};

/// Something that happened at a table beside its answers.
#[derive(Debug, Clone)]
pub struct Remark<G: Game> {
    /// How many answers had been given.
    pub answers: usize,
    /// What happened.
    pub what: Happened<G>,
}

/// What happened at a table beside its answers.
#[derive(Debug, Clone)]
pub enum Happened<G: Game> {
    /// A decision was taken back although more was known by then.
    TookBack {
        /// Whose it was.
        seat: Seat,
        /// What had been said, if everybody may know it.
        answer: Option<G::Answer>,
        /// The position before it, as onlookers saw it.
        before: View<G>,
    },
    /// Somebody else plays a seat from here on.
    Handed {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
        /// Whoever sat there before has given up.
        conceded: bool,
    },
    /// A seat has given the game up, which is over.
    Forfeit(Seat),
}

/// A decision that was taken back although more was known by then.
#[derive(Debug, Clone)]
pub(super) struct TakenBack<G: Game> {
    answers: usize,
    seat: Seat,
    answer: G::Answer,
    before: G,
    ticket: u64,
}

impl<G: Game> Table<G> {
    /// What has happened beside the answers, in order.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark<G>> {
        let changes = self.changes.iter().map(|change| {
            let what = Happened::Handed {
                seat: change.seat,
                sitter: change.sitter.clone(),
                conceded: change.conceded,
            };
            (change.answers, change.ticket, what)
        });
        let taken = self.taken.iter().map(|taken| {
            let what = Happened::TookBack {
                seat: taken.seat,
                answer: Some(taken.answer).filter(|_| taken.before.audience().includes(None)),
                before: View::of(&taken.before, None),
            };
            (taken.answers, taken.ticket, what)
        });
        let end = self
            .forfeit
            .map(|seat| (self.history.len(), u64::MAX, Happened::Forfeit(seat)));
        let mut all: Vec<_> = changes.chain(taken).chain(end).collect();
        all.sort_by_key(|(answers, ticket, _)| (*answers, *ticket));
        all.into_iter()
            .map(|(answers, _, what)| Remark { answers, what })
            .collect()
    }

    /// Everybody who has sat on this seat, the first one first, each with how many answers had been given
    /// when they sat down.
    pub fn sitters_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &Sitter)> {
        let first = self.first_sitters.get(seat.index()).map(|sitter| (0, sitter));
        let later = self.changes.iter().filter(move |change| change.seat == seat);
        first
            .into_iter()
            .chain(later.map(|change| (change.answers, &change.sitter)))
    }

    /// Whoever plays this seat gives up, and somebody else plays on for them.
    pub fn give_up(&mut self, seat: Seat, sitter: Sitter) {
        self.change_hands(seat, sitter, true);
    }

    pub(crate) fn change_hands(&mut self, seat: Seat, sitter: Sitter, conceded: bool) {
        let Some(sits) = self.sitters.get_mut(seat.index()) else {
            return;
        };
        sits.clone_from(&sitter);
        self.ticket += 1;
        self.changes.push(Change {
            seat,
            sitter,
            answers: self.history.len(),
            conceded,
            ticket: self.ticket,
        });
    }

    /// A seat gives the game up, which is over with that; nothing where it is over already, or where there is
    /// no such seat. Going back takes this back as well.
    pub fn concede(&mut self, seat: Seat) {
        if self.asks() != Asked::NoOne && seat.index() < self.start.seats() {
            self.forfeit = Some(seat);
            self.ticket += 1;
        }
    }

    /// The seat that has given the game up.
    #[must_use]
    pub fn forfeit(&self) -> Option<Seat> {
        self.forfeit
    }

    /// Goes back as [`undo_to`](Self::undo_to) does. It is remarked on if more was `known` by then than when
    /// the first of these answers was given.
    pub(crate) fn take_back(&mut self, answers: usize, known: bool) -> bool {
        let taken = self.history.get(answers).copied().filter(|_| known);
        if !self.undo_to(answers) {
            return false;
        }
        let speaker = taken.and_then(|answer| Some((self.state.speaker(answer)?, answer)));
        if let Some((seat, answer)) = speaker {
            self.taken.push(TakenBack {
                answers,
                seat,
                answer,
                before: self.state.clone(),
                ticket: self.ticket,
            });
        }
        true
    }

    /// What so many answers say was decided elsewhere, before this game went on from there.
    pub(crate) fn decide_until(&mut self, answers: usize) {
        self.decided = answers;
    }

    /// How many answers were left when something was taken back last, or when the game went on from another
    /// one; 0 otherwise.
    pub(crate) fn decided(&self) -> usize {
        self.decided
    }

    /// Was something taken back at so many answers since this ticket, although more was known by then?
    pub(crate) fn knew_more(&self, answers: usize, since: u64) -> bool {
        let mut taken = self.taken.iter();
        taken.any(|taken| taken.answers == answers && taken.ticket > since)
    }

    /// The same was answered again after so many others: what is as it was has not been taken back.
    pub(super) fn said_again(&mut self, answer: G::Answer, before: usize) {
        let handed = self.changes.last().map_or(0, |change| change.ticket);
        let same = |taken: &mut TakenBack<G>| {
            taken.answers == before && taken.answer == answer && taken.ticket > handed
        };
        self.taken.pop_if(same);
    }

    /// Something else was answered after so many others: what was remarked on later stays at this moment.
    pub(super) fn settle(&mut self, before: usize) {
        for change in &mut self.changes {
            change.answers = change.answers.min(before);
        }
        for taken in &mut self.taken {
            taken.answers = taken.answers.min(before);
        }
    }

    /// What had happened beside the answers of `whole`, of which this is the beginning.
    pub(super) fn remember(&mut self, whole: &Self) {
        let answers = self.history.len();
        let changes = whole.changes.iter().filter(|change| change.answers <= answers);
        self.changes = changes.cloned().collect();
        for change in &self.changes {
            if let Some(sits) = self.sitters.get_mut(change.seat.index()) {
                sits.clone_from(&change.sitter);
            }
        }
        let taken = whole.taken.iter().filter(|taken| taken.answers <= answers);
        self.taken = taken.cloned().collect();
        self.ticket = self.ticket.max(whole.ticket);
    }

    /// The same table with these people and bots at it from the beginning, and nothing remarked on.
    pub(crate) fn seated_anew(mut self, sitters: Vec<Sitter>) -> Self {
        self.forget_remarks();
        self.seating(sitters)
    }

    /// Nothing but answers has led here, and those who sit here have sat here from the beginning.
    pub(super) fn forget_remarks(&mut self) {
        self.changes.clear();
        self.taken.clear();
        self.first_sitters.clone_from(&self.sitters);
    }
}
