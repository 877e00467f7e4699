//! A table being played: where it stands, how it came there, and the way back.
//!
//! Invariant: the start and the history lead to the position, and with every answer stands the place at which
//! the dealer was after it, so that whoever goes back meets the same dice again.

mod remark;

pub use remark::{Happened, Remark};

use crate::dealer::Dealer;
use engine::{Asked, Game, Illegal, Seat, View};
use remark::TakenBack;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who sits on a seat, in the words of whoever seated them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name that the table calls them by; the monster's if it is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The colour of the seat.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub colour: String,
    /// Who plays: `person`, `bot:` with a level, `exec:` with a command.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub plays: String,
    /// The person's profile, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
}

impl Sitter {
    /// What is said of a person who plays.
    pub const PERSON: &'static str = "person";

    /// Is it a person?
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.plays == Self::PERSON
    }
}

/// A seat has changed hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Change {
    pub seat: Seat,
    pub sitter: Sitter,
    /// How many answers had been given.
    pub answers: usize,
    /// Whoever sat there has given up.
    pub conceded: bool,
    ticket: u64,
}

/// An answer, and where the dealer was after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Given<A> {
    answer: A,
    drawn: u64,
}

/// A table being played.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    start: G,
    state: G,
    dealer: Option<Dealer>,
    seed: u64,
    /// Where the dealer was before the first answer.
    undrawn: u64,
    history: Vec<G::Answer>,
    drawn: Vec<u64>,
    /// The position after every so many answers, so that going back is not playing everything again.
    passed: Vec<G>,
    /// The ticket that each answer was given; they grow, so two histories that share one share all before it.
    tickets: Vec<u64>,
    /// What was taken back, the next one last.
    undone: Vec<Given<G::Answer>>,
    ticket: u64,
    first_sitters: Vec<Sitter>,
    sitters: Vec<Sitter>,
    changes: Vec<Change>,
    /// What was taken back although more was known by then.
    taken: Vec<TakenBack<G>>,
    /// How many answers were left when something was taken back last: what came before was decided then.
    decided: usize,
    /// The seat that has given the game up, which is over since.
    forfeit: Option<Seat>,
}

/// After so many answers the position is remembered.
const MILE: usize = 32;

/// A few answers tried beside a table, to be kept together or dropped.
#[derive(Debug, Clone)]
pub struct Draft<G: Game> {
    state: G,
    dealer: Option<Dealer>,
    given: Vec<Given<G::Answer>>,
    ticket: u64,
}

impl<G: Game> Draft<G> {
    /// The position that the answers so far lead to.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Answers tried so far.
    pub fn answers(&self) -> impl ExactSizeIterator<Item = G::Answer> + '_ {
        self.given.iter().map(|given| given.answer)
    }

    /// Says one answer, of a seat or of Nature.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed then.
    pub fn say(&mut self, answer: G::Answer, teller: &mut dyn FnMut(G::Event, &G)) -> Result<(), Illegal> {
        self.state.apply_telling(answer, teller)?;
        let drawn = self.dealer.as_ref().map_or(0, Dealer::place);
        self.given.push(Given { answer, drawn });
        Ok(())
    }

    /// What the dealer answers for Nature, to be said next; `None` when Nature is not asked or there is no
    /// dealer.
    pub fn dealt(&mut self) -> Option<G::Answer> {
        self.state.deal(self.dealer.as_mut()?)
    }
}

impl<G: Game> Table<G> {
    /// A table at its first position, whose dice and cards follow from `seed`; call
    /// [`advance`](Self::advance) to let the dealer begin.
    #[must_use]
    pub fn new(start: G, seed: u64) -> Self {
        let mut table = Self::without_dealer(start);
        table.deal_from(seed, 0);
        table
    }

    /// A table without a dealer: somebody says what Nature answers.
    #[must_use]
    pub fn without_dealer(start: G) -> Self {
        let sitters = vec![Sitter::default(); start.seats()];
        Self {
            state: start.clone(),
            start,
            dealer: None,
            seed: 0,
            undrawn: 0,
            history: Vec::new(),
            drawn: Vec::new(),
            tickets: Vec::new(),
            undone: Vec::new(),
            ticket: 0,
            passed: Vec::new(),
            first_sitters: sitters.clone(),
            sitters,
            changes: Vec::new(),
            taken: Vec::new(),
            decided: 0,
            forfeit: None,
        }
    }

    /// From here on a dealer answers for Nature, who has used up so much of the numbers of this seed. Whoever
    /// goes back behind this answer meets the dice that come next now.
    pub fn deal_from(&mut self, seed: u64, place: u64) {
        self.seed = seed;
        self.dealer = Some(Dealer::resumed(seed, place));
        self.undrawn = place;
        self.drawn.fill(place);
        self.undone.clear();
    }

    /// The same table with nobody who answers for Nature, and without what was taken back.
    #[must_use]
    pub(crate) fn dealing_no_more(mut self) -> Self {
        self.dealer = None;
        self.seed = 0;
        self.undone.clear();
        self
    }

    /// The same table with these people and bots at it, clockwise; seats of which nothing is said stay as
    /// they were.
    #[must_use]
    pub fn seating(mut self, mut sitters: Vec<Sitter>) -> Self {
        let seats = self.start.seats();
        sitters.truncate(seats);
        sitters.extend_from_slice(&self.sitters[sitters.len()..]);
        self.first_sitters.clone_from(&sitters);
        self.sitters = sitters;
        self
    }

    /// Who sits there now, clockwise.
    #[must_use]
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// From here on somebody else plays this seat; there is nobody to change at a seat that the table does
    /// not have. The position does not change, but a thought about it is stale all the same.
    pub fn hand_over(&mut self, seat: Seat, sitter: Sitter) {
        self.change_hands(seat, sitter, false);
    }

    /// Who is asked; nobody once a seat has given the game up.
    #[must_use]
    pub fn asks(&self) -> Asked {
        match self.forfeit {
            Some(_) => Asked::NoOne,
            None => self.state.asks(),
        }
    }

    /// The position as a seat may know it, or as an onlooker without a seat.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> View<G> {
        View::of(&self.state, viewer)
    }

    /// The whole position once the game is over, when nothing is hidden any more.
    #[must_use]
    pub fn finished(&self) -> Option<&G> {
        (self.asks() == Asked::NoOne).then_some(&self.state)
    }

    /// The whole position with everything that is hidden in it. This is the one way to it while the game
    /// runs: for tools with no person at the table and for whoever speaks for Nature, never for what a player
    /// is shown.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The position before the first answer.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The seed of the dealer; 0 without one.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The dealer, if one answers for Nature.
    #[must_use]
    pub fn dealer(&self) -> Option<&Dealer> {
        self.dealer.as_ref()
    }

    /// Every answer so far, Nature's included: with the start they are the whole game.
    #[must_use]
    pub fn history(&self) -> &[G::Answer] {
        &self.history
    }

    /// A number that grows with every change of the table and never comes back; a thought about another one
    /// is stale.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.ticket
    }

    /// The ticket of each answer of the history.
    pub(crate) fn tickets(&self) -> &[u64] {
        &self.tickets
    }

    /// Where the dealer was after each answer of the history.
    pub(crate) fn drawn(&self) -> &[u64] {
        &self.drawn
    }

    /// Who sat there before any seat changed hands.
    pub(crate) fn first_sitters(&self) -> Vec<Sitter> {
        self.first_sitters.clone()
    }

    /// Every seat that has changed hands, in order.
    pub(crate) fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The same table when only so many answers had been given, with who sat there then, to be looked at; what
    /// happened until then is told.
    #[must_use]
    pub fn at(&self, answers: usize, teller: &mut dyn FnMut(G::Event, &G)) -> Self {
        let answers = answers.min(self.history.len());
        let mut table = Self {
            state: self.start.clone(),
            start: self.start.clone(),
            dealer: self.dealer.clone(),
            seed: self.seed,
            undrawn: self.undrawn,
            history: Vec::with_capacity(answers),
            drawn: Vec::with_capacity(answers),
            tickets: Vec::with_capacity(answers),
            undone: Vec::new(),
            ticket: 0,
            passed: Vec::new(),
            first_sitters: self.first_sitters.clone(),
            sitters: self.first_sitters.clone(),
            changes: Vec::new(),
            taken: Vec::new(),
            decided: 0,
            forfeit: None,
        };
        for (answer, drawn) in self.history.iter().zip(&self.drawn).take(answers) {
            table
                .give(*answer, *drawn, teller)
                .expect("what has been said once can be said again");
        }
        table.wind_dealer();
        table.remember(self);
        table
    }

    /// Goes on from the moment after so many answers, with other dice: a game of its own, whose record names
    /// this one as its parent. What came before is in it, too.
    #[must_use]
    pub fn branch(&self, answers: usize, seed: u64) -> Self {
        let mut table = self.at(answers, &mut |_, _| {});
        table.deal_from(seed, 0);
        table.forget_remarks();
        table.decide_until(answers);
        table
    }

    /// Lets the dealer answer for Nature until a seat is asked or the game is over. Without a dealer nothing
    /// happens.
    pub fn advance(&mut self, teller: &mut dyn FnMut(G::Event, &G)) {
        self.advance_until(&mut |_| false, teller);
    }

    /// The same, but the dealer waits with the first answer before which `waits` says so.
    pub fn advance_until(&mut self, waits: &mut dyn FnMut(&G) -> bool, teller: &mut dyn FnMut(G::Event, &G)) {
        while self.asks() == Asked::Nature
            && !waits(&self.state)
            && let Some(dealer) = &mut self.dealer
        {
            let answer = self
                .state
                .deal(dealer)
                .expect("Nature is asked what can be dealt");
            let drawn = dealer.place();
            self.forget(answer, self.history.len());
            self.give(answer, drawn, teller)
                .expect("the dealer deals what is offered");
        }
    }

    /// Says a seat's answer, then lets the dealer go on.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed then.
    pub fn answer(&mut self, answer: G::Answer, teller: &mut dyn FnMut(G::Event, &G)) -> Result<(), Illegal> {
        self.say(answer, teller)?;
        self.advance(teller);
        Ok(())
    }

    /// Says one answer, of a seat or of Nature, and waits.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed then.
    pub fn say(&mut self, answer: G::Answer, teller: &mut dyn FnMut(G::Event, &G)) -> Result<(), Illegal> {
        let drawn = self.dealer.as_ref().map_or(0, Dealer::place);
        let before = self.history.len();
        self.give(answer, drawn, teller)?;
        self.forget(answer, before);
        Ok(())
    }

    /// Says one answer that was written down together with the place of the dealer after it.
    pub(crate) fn retell(&mut self, answer: G::Answer, drawn: u64) -> Result<(), Illegal> {
        let before = self.history.len();
        self.give(answer, drawn, &mut |_, _| {})?;
        self.forget(answer, before);
        if let Some(dealer) = &mut self.dealer {
            dealer.go_to(drawn);
        }
        Ok(())
    }

    fn give(
        &mut self,
        answer: G::Answer,
        drawn: u64,
        teller: &mut dyn FnMut(G::Event, &G),
    ) -> Result<(), Illegal> {
        if self.forfeit.is_some() {
            return Err(Illegal::GameOver);
        }
        self.state.apply_telling(answer, teller)?;
        self.history.push(answer);
        self.drawn.push(drawn);
        self.ticket += 1;
        self.tickets.push(self.ticket);
        self.pass();
        Ok(())
    }

    fn pass(&mut self) {
        if self.history.len().is_multiple_of(MILE) {
            self.passed.push(self.state.clone());
        }
    }

    /// The position after so many answers.
    ///
    /// # Panics
    /// When there were never so many.
    pub(crate) fn state_at(&self, answers: usize) -> G {
        let mile = (answers / MILE).min(self.passed.len());
        let mut state = match mile.checked_sub(1) {
            None => self.start.clone(),
            Some(passed) => self.passed[passed].clone(),
        };
        for answer in &self.history[mile * MILE..answers] {
            state
                .apply(*answer)
                .expect("what has been said once can be said again");
        }
        state
    }

    /// Goes through the answers, the last one first, each with how many came before it and the position in
    /// which it was said, until `look` has found something.
    pub(crate) fn look_back<T>(&self, mut look: impl FnMut(usize, &G, G::Answer) -> Option<T>) -> Option<T> {
        let mut end = self.history.len();
        while end > 0 {
            let begin = (end - 1) / MILE * MILE;
            let (mut state, mut passed) = (self.state_at(begin), Vec::with_capacity(MILE));
            for answer in &self.history[begin..end] {
                passed.push(state.clone());
                state
                    .apply(*answer)
                    .expect("what has been said once can be said again");
            }
            for (at, state) in (begin..end).zip(&passed).rev() {
                if let Some(found) = look(at, state, self.history[at]) {
                    return Some(found);
                }
            }
            end = begin;
        }
        None
    }

    /// What was taken back stays while the same is answered again after `before` others, and is gone with the
    /// first other answer.
    fn forget(&mut self, answer: G::Answer, before: usize) {
        match self.undone.last() {
            Some(given) if given.answer == answer => {
                self.undone.pop();
                self.said_again(answer, before);
            }
            _ => {
                self.undone.clear();
                self.settle(before);
            }
        }
    }

    /// Goes back to the moment after so many answers; the dealer goes back as well, so the same dice come
    /// again. `false` when there were never so many, or there is nothing to take back.
    pub fn undo_to(&mut self, answers: usize) -> bool {
        if answers >= self.history.len() {
            return false;
        }
        self.state = self.state_at(answers);
        self.passed.truncate(answers / MILE);
        let taken = self.history.drain(answers..).zip(self.drawn.drain(answers..));
        let taken: Vec<_> = taken.map(|(answer, drawn)| Given { answer, drawn }).collect();
        self.undone.extend(taken.into_iter().rev());
        self.tickets.truncate(answers);
        self.ticket += 1;
        (self.decided, self.forfeit) = (answers, None);
        self.wind_dealer();
        true
    }

    /// Takes back the last answer of a seat and everything since. `false` when no seat has answered.
    pub fn undo(&mut self) -> bool {
        let last = self.look_back(|at, state, _| matches!(state.asks(), Asked::Seat(_)).then_some(at));
        last.is_some_and(|answers| self.undo_to(answers))
    }

    /// May something that was taken back be said again?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Is this what would be said again next?
    pub(crate) fn would_redo(&self, answer: G::Answer) -> bool {
        self.undone.last().is_some_and(|given| given.answer == answer)
    }

    /// Says again what was taken back: the next answer, and all that Nature said after it. `false` when there
    /// is nothing.
    pub fn redo(&mut self, teller: &mut dyn FnMut(G::Event, &G)) -> bool {
        let mut said = false;
        while let Some(given) = self.undone.last().copied() {
            if said && self.asks() != Asked::Nature {
                break;
            }
            let before = self.history.len();
            if self.give(given.answer, given.drawn, teller).is_err() {
                // It was legal here before; should it not be, nothing of it can be said again.
                self.undone.clear();
                break;
            }
            self.undone.pop();
            self.said_again(given.answer, before);
            said = true;
        }
        self.wind_dealer();
        said
    }

    /// Puts the dealer where he was after the last answer.
    fn wind_dealer(&mut self) {
        let place = self.drawn.last().copied().unwrap_or(self.undrawn);
        if let Some(dealer) = &mut self.dealer {
            dealer.go_to(place);
        }
    }

    /// The table's position and dealer, to try answers on.
    #[must_use]
    pub fn draft(&self) -> Draft<G> {
        Draft {
            state: self.state.clone(),
            dealer: self.dealer.clone(),
            given: Vec::new(),
            ticket: self.ticket,
        }
    }

    /// Puts what was tried in place. `false` when the table has changed since; nothing has changed then.
    pub fn keep(&mut self, draft: Draft<G>) -> bool {
        if draft.ticket != self.ticket {
            return false;
        }
        for given in &draft.given {
            self.forget(given.answer, self.history.len());
            self.history.push(given.answer);
            self.drawn.push(given.drawn);
            self.ticket += 1;
            self.tickets.push(self.ticket);
            if self.history.len().is_multiple_of(MILE) {
                self.passed.push(self.state_at(self.history.len()));
            }
        }
        self.state = draft.state;
        self.dealer = draft.dealer;
        true
    }
}

#[cfg(test)]
mod tests;
