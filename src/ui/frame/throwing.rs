//! The first dice of a turn in the hand of a person, who throws them when they like.

use super::{Action, Context, Flick, GameFrame, Message, PlayableGame};
use engine::Seat;

impl<G: PlayableGame> GameFrame<G> {
    /// The person who shall throw the first dice of their turn now, when the show is over.
    #[must_use]
    pub fn thrower(&self) -> Option<Seat> {
        let waits = self.show.is_playing() || self.still || self.is_telling();
        self.table.thrower().filter(|_| !waits)
    }

    /// What a person who shall throw says with such a flick.
    #[must_use]
    pub fn throws(&self, flick: Flick) -> Option<Message<G::Answer>> {
        let open = self.overlay.is_none() && self.thrower().is_some();
        open.then(|| Message::Thrown(self.table.ticket(), flick))
    }

    /// The next dice are thrown like this.
    pub fn flick(&mut self, flick: Flick) {
        self.show.flick(flick);
    }

    /// A person throws the first dice of their turn.
    pub(super) fn throw(&mut self, ticket: u64, flick: Flick, context: Context<'_>) -> Action<G::Answer> {
        let meant = ticket == self.table.ticket() && self.throws(flick).is_some();
        if !meant || self.is_too_soon(context.now) {
            // Perhaps nobody shall throw any more.
            return self.go_on(context);
        }
        self.show.flick(flick);
        let told = self.table.throw();
        self.after(told, context)
    }
}
