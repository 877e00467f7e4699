//! A running game in the hands of those who watch it: the [`Table`] behind a wall.
//!
//! Start at [`LiveTable`]. Whoever holds one can play the game and take answers back, and is shown of it what
//! one viewer may see; there is no way to the table itself until the game is over ([`Finished`]). The seed
//! and the records that hold everything are named for what they are.

#[cfg(test)]
mod tests;

use crate::notation::Notation;
use crate::record::{self, Head, Keep, Writer};
use crate::table::{Remark, Sitter, Table};
use engine::{Asked, Game, Illegal, Seat, View};
use std::fmt;
use std::io;
use std::ops::Deref;

/// A running game. It hands out views, never the position:
///
/// ```
/// # use engine::{View, classic::State};
/// # use table::LiveTable;
/// fn look(game: &LiveTable<State>) -> View<State> {
///     game.seen_by(None)
/// }
/// ```
///
/// ```compile_fail
/// # use engine::classic::State;
/// # use table::LiveTable;
/// fn peek(game: &LiveTable<State>) -> &State {
///     game.state()
/// }
/// ```
///
/// It cannot be copied, so that nobody tries on a copy what the dice will be, and printing it for developers
/// shows nothing that is hidden.
pub struct LiveTable<G: Game> {
    pub(crate) table: Table<G>,
}

/// Hears what happened, as one viewer may be told it, with the position right after it as this viewer sees it.
pub type Hears<'a, G> = &'a mut dyn FnMut(<G as Game>::Event, View<G>);

/// An answer of a seat, and the position before it.
#[derive(Debug, Clone)]
pub struct PastMove<G: Game> {
    /// The position as the seat saw it.
    pub own: View<G>,
    /// The position as onlookers saw it.
    pub open: View<G>,
    /// What was said.
    pub answer: G::Answer,
}

impl<G: Game> From<Table<G>> for LiveTable<G> {
    /// Puts a table behind the wall; whoever gave it away has no way back to it.
    fn from(table: Table<G>) -> Self {
        Self { table }
    }
}

impl<G: Game> fmt::Debug for LiveTable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveTable")
            .field("ticket", &self.ticket())
            .field("asks", &self.asks())
            .finish_non_exhaustive()
    }
}

impl<G: Game> LiveTable<G> {
    /// A game at its first position, whose dice and cards follow from `seed`; call [`begin`](Self::begin) to
    /// let the dealer begin.
    #[must_use]
    pub fn new(start: G, seed: u64) -> Self {
        Table::new(start, seed).into()
    }

    /// A game at its first position at which nobody deals: whoever holds it says what Nature answers, too.
    #[must_use]
    pub fn without_dealer(start: G) -> Self {
        Table::without_dealer(start).into()
    }

    /// The table behind the wall, for what in this crate keeps the wall as well.
    pub(crate) fn whole(&self) -> &Table<G> {
        &self.table
    }

    /// The same game with these people and bots at it, clockwise; seats of which nothing is said stay as they
    /// were.
    #[must_use]
    pub fn seating(self, sitters: Vec<Sitter>) -> Self {
        self.table.seating(sitters).into()
    }

    /// How many answers have been given, Nature's and forced ones included.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.table.history().len()
    }

    /// The first position, as a seat may know it, or as an onlooker without a seat.
    #[must_use]
    pub fn first_seen_by(&self, viewer: Option<Seat>) -> View<G> {
        View::of(self.table.start(), viewer)
    }

    /// Who is asked.
    #[must_use]
    pub fn asks(&self) -> Asked {
        self.table.asks()
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.table.state().seats()
    }

    /// Who sits there now, clockwise.
    #[must_use]
    pub fn sitters(&self) -> &[Sitter] {
        self.table.sitters()
    }

    /// From here on somebody else plays this seat.
    pub fn hand_over(&mut self, seat: Seat, sitter: Sitter) {
        self.table.hand_over(seat, sitter);
    }

    /// Whoever plays this seat gives up, and somebody else plays on for them.
    pub fn give_up(&mut self, seat: Seat, sitter: Sitter) {
        self.table.give_up(seat, sitter);
    }

    /// A seat gives the game up, which is over with that.
    pub fn concede(&mut self, seat: Seat) {
        self.table.concede(seat);
    }

    /// The seat that has given the game up.
    #[must_use]
    pub fn forfeit(&self) -> Option<Seat> {
        self.table.forfeit()
    }

    /// What has happened beside the answers, in order.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark<G>> {
        self.table.remarks()
    }

    /// A number that grows with every change of the table and never comes back; a thought about another one
    /// is stale.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.table.ticket()
    }

    /// The seed of the dealer. Whoever knows it could work out what is still to come: people at one screen
    /// may share it, players at several screens are not told it before the end.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// The position as a seat may know it, or as an onlooker without a seat.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> View<G> {
        self.table.seen_by(viewer)
    }

    /// Does this seat know something of the position that an onlooker does not?
    #[must_use]
    pub fn knows_more(&self, seat: Seat) -> bool
    where
        G: PartialEq,
    {
        let state = self.table.state();
        state.view(Some(seat)) != state.view(None)
    }

    /// What this seat may say now: every legal answer when it is asked, and otherwise what it may say at any
    /// time.
    #[must_use]
    pub fn answers(&self, seat: Seat) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        match self.asks() {
            Asked::Seat(asked) if asked == seat => self.table.state().answers(&mut answers),
            Asked::Seat(_) => self.table.state().free_actions(seat, &mut answers),
            Asked::Nature | Asked::NoOne => {}
        }
        answers
    }

    /// Lets the dealer begin, until a seat is asked; `viewer` is told what happened.
    pub fn begin(&mut self, viewer: Option<Seat>, hears: Hears<'_, G>) {
        self.table.advance(&mut told_to(viewer, hears));
    }

    /// Lets the dealer go on until a seat is asked, or until `waits` says of a position, as an onlooker sees
    /// it, that he shall wait with his answer; `viewer` is told what happened.
    pub fn deal_until(
        &mut self,
        waits: &dyn Fn(&View<G>) -> bool,
        viewer: Option<Seat>,
        hears: Hears<'_, G>,
    ) {
        let mut stop = |state: &G| waits(&View::of(state, None));
        self.table.advance_until(&mut stop, &mut told_to(viewer, hears));
    }

    /// Lets the dealer give the one answer with which he has waited; `viewer` is told what happened.
    pub fn deal_once(&mut self, viewer: Option<Seat>, hears: Hears<'_, G>) {
        let mut dealt = false;
        let mut stop = |_: &G| std::mem::replace(&mut dealt, true);
        self.table.advance_until(&mut stop, &mut told_to(viewer, hears));
    }

    /// Says a seat's answer, then lets the dealer go on; `viewer` is told what happened.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed and nothing was told then.
    pub fn answer(
        &mut self,
        answer: G::Answer,
        viewer: Option<Seat>,
        hears: Hears<'_, G>,
    ) -> Result<(), Illegal> {
        self.table.answer(answer, &mut told_to(viewer, hears))
    }

    /// Says a seat's answer; the dealer waits with his. `viewer` is told what happened.
    ///
    /// # Errors
    /// As [`answer`](Self::answer).
    pub fn say(
        &mut self,
        answer: G::Answer,
        viewer: Option<Seat>,
        hears: Hears<'_, G>,
    ) -> Result<(), Illegal> {
        self.table.say(answer, &mut told_to(viewer, hears))
    }

    /// Takes back the last answer of a seat and everything since; the same dice come again. `false` when no
    /// seat has answered.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// Tells again all that has happened since the first position, as `viewer` may be told it: each event with
    /// how many answers had been given before it.
    pub fn tell_again(&self, viewer: Option<Seat>, hears: &mut dyn FnMut(usize, G::Event)) {
        let mut state = self.table.start().clone();
        for (before, answer) in self.table.history().iter().enumerate() {
            let told = state.apply_telling(*answer, &mut |event, _| {
                if let Some(seen) = G::seen_by(event, viewer) {
                    hears(before, seen);
                }
            });
            told.expect("what has been said once can be said again");
        }
    }

    /// May something that was taken back be said again?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.table.can_redo()
    }

    /// Is this answer what would be said again next?
    #[must_use]
    pub fn would_redo(&self, answer: G::Answer) -> bool {
        self.table.would_redo(answer)
    }

    /// Says again what was taken back: the next answer, and all that Nature said after it; `viewer` is told
    /// what happens. `false` when there is nothing.
    pub fn redo(&mut self, viewer: Option<Seat>, hears: Hears<'_, G>) -> bool {
        self.table.redo(&mut told_to(viewer, hears))
    }

    /// Among the seats that `counts` takes in, the one that has spoken last, with what it has said since
    /// another one of them spoke. What not everybody may learn is left out, and so is what seemed to be the
    /// only answer to all who looked on: that its giver had to choose would tell that it held something.
    #[must_use]
    pub fn last_moves(&self, counts: impl Fn(Seat) -> bool) -> Option<(Seat, Vec<PastMove<G>>)> {
        let (mut state, mut last) = (self.table.start().clone(), None::<(Seat, Vec<PastMove<G>>)>);
        let mut answers = Vec::new();
        for answer in self.table.history() {
            let speaker = state.speaker(*answer).filter(|seat| counts(*seat));
            let is_open = state.audience().includes(None);
            if let Some(seat) = speaker.filter(|_| is_open) {
                let open = View::of(&state, None);
                answers.clear();
                open.answers(&mut answers);
                let said = (answers != [*answer]).then(|| PastMove {
                    own: View::of(&state, Some(seat)),
                    open,
                    answer: *answer,
                });
                match &mut last {
                    Some((whose, moves)) if *whose == seat => moves.extend(said),
                    _ => last = Some((seat, said.into_iter().collect())),
                }
            }
            state
                .apply(*answer)
                .expect("what has been said once can be said again");
        }
        last
    }

    /// Among the seats that `counts` takes in, the one that has spoken last, if what it said is not for everybody to
    /// learn. That it has chosen something is no secret.
    #[must_use]
    pub fn kept_secret(&self, counts: impl Fn(Seat) -> bool) -> Option<Seat> {
        let (mut state, mut last) = (self.table.start().clone(), None);
        for answer in self.table.history() {
            if let Some(seat) = state.speaker(*answer).filter(|seat| counts(*seat)) {
                last = (!state.audience().includes(None)).then_some(seat);
            }
            state
                .apply(*answer)
                .expect("what has been said once can be said again");
        }
        last
    }

    /// All that was played, once the game is over and nothing is hidden any more.
    #[must_use]
    pub fn finished(&self) -> Option<Finished<G>> {
        Finished::of(&self.table)
    }
}

/// Everything that is kept of a running game on disk. It is written down without being shown.
impl<G: Notation> LiveTable<G> {
    /// The first line of the private record. It names the seed, and may name a first position with all that
    /// is hidden in it.
    #[must_use]
    pub fn private_head(&self) -> Head<G::Options> {
        Head::from(&self.table)
    }

    /// Begins the private record, which holds everything: the seed, every draw, what nobody has seen. It is
    /// for the disk of whoever keeps the table, and for nobody to read while the game runs.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn begin_private_record<W: io::Write>(
        &self,
        out: W,
        head: Head<G::Options>,
        keep: Keep,
    ) -> io::Result<Writer<G, W>> {
        let mut writer = Writer::begin(out, head, &self.table, keep)?;
        writer.follow(&self.table)?;
        Ok(writer)
    }

    /// Writes what has happened since the last call into the private record, and the end.
    ///
    /// # Errors
    /// As [`Writer::follow`].
    pub fn follow_in_private_record<W: io::Write>(&self, record: &mut Writer<G, W>) -> io::Result<()> {
        record.follow(&self.table)
    }

    /// A digest of the position, as the private record holds it: two tables with the same one ask the same.
    #[must_use]
    pub fn private_digest(&self) -> String {
        record::digest(self.table.state())
    }

    /// The record that this seat may have while the game runs: without the seed, and without what it has not
    /// seen. Once the game is over it is the whole game.
    #[must_use]
    pub fn record_for(&self, seat: Seat) -> String {
        record::export(&self.table, self.private_head(), Some(seat), Keep::Positions)
            .expect("a seat may have what it knows of a running game")
    }
}

/// What happens is told as `viewer` may hear it.
fn told_to<G: Game>(viewer: Option<Seat>, hears: Hears<'_, G>) -> impl FnMut(G::Event, &G) + '_ {
    move |event, state| {
        if let Some(seen) = G::seen_by(event, viewer) {
            hears(seen, View::of(state, viewer));
        }
    }
}

/// The table of a game that is over: nothing in it is hidden from anybody any more.
#[derive(Debug, Clone)]
pub struct Finished<G: Game>(Table<G>);

impl<G: Game> Finished<G> {
    /// The table, if its game is over.
    #[must_use]
    pub fn of(table: &Table<G>) -> Option<Self> {
        table.finished().map(|_| Self(table.clone()))
    }
}

impl<G: Game> Deref for Finished<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.0
    }
}
