//! How a game is looked back on: a table that shows any moment of a [`Recording`], and one that goes on from
//! such a moment.

use super::notes::Notes;
use super::{Action, Context, GameFrame, PlayableGame, Recording, SeatedTable};
use crate::ui::show::{Show, Speed};

impl<G: PlayableGame> GameFrame<G> {
    /// A game that has been played, at its beginning and to be looked at. The log knows all of it and says
    /// what had happened until then.
    #[must_use]
    pub fn looking_back(recording: &Recording<G>, context: Context<'_>) -> Self {
        let mut frame = Self::around(recording.table_at(0), recording.first(), context);
        let names = frame.table.names(context.words);
        let mut notes = Notes::of(recording.remarks());
        for (before, event) in recording.events_told() {
            for note in notes.before(before) {
                frame.buffer.note(note, context.words, &names);
            }
            frame.buffer.tell(*event, context.words, &names);
        }
        for note in notes.rest() {
            frame.buffer.note(note, context.words, &names);
        }
        frame.still = true;
        frame.show_moment(recording, 0, context);
        frame
    }

    /// A game that goes on from where it stands, after all that has been played there; call
    /// [`begin`](Self::begin) next.
    #[must_use]
    pub fn going_on(table: SeatedTable<G>, context: Context<'_>) -> Self {
        let first = table.first_seen();
        let mut frame = Self::around(table, &first, context);
        frame.recall(context);
        frame
    }

    /// Shows the moment of a game at which so many events had been told.
    pub fn show_moment(&mut self, recording: &Recording<G>, events: usize, context: Context<'_>) {
        self.table = recording.table_at(events);
        self.show_until(recording, events, context);
        if recording.is_stop(events) {
            // No event tells who is asked.
            self.show.look_again(self.table.seen().clone());
        }
        self.buffer.go_to(events);
    }

    /// Shows what happened from one moment to another, at the player's pace.
    pub fn show_on(&mut self, recording: &Recording<G>, from: usize, to: usize) {
        self.table = recording.table_at(to);
        for (event, seen) in recording.between(from, to) {
            self.show.tell(*event, seen.clone());
        }
    }

    fn show_until(&mut self, recording: &Recording<G>, events: usize, context: Context<'_>) {
        let mut show = Show::new(recording.first().clone(), Speed::Instant);
        for (event, seen) in recording.between(0, events) {
            show.tell(*event, seen.clone());
        }
        show.take_said();
        show.set_speed(context.settings.speed);
        show.reduce_motion(context.settings.reduce_motion);
        self.show = show.watching(self.table.everybody().collect());
    }

    /// Lets the game wait while its past is looked at, or go on.
    pub fn hold(&mut self, held: bool, context: Context<'_>) -> Action<G::Answer> {
        self.held = held;
        // What closed it answers nothing yet.
        self.fresh = None;
        self.go_on(context)
    }
}
