//! What people at a table hold that nobody else there may see: when they are asked about it, how somebody says
//! that they want to play it, and what stays hidden from whoever looks at the same screen.
//!
//! Where several people sit, nothing of a hand is shown before its owner has said who they are, and a moment at
//! which any of them might play something is one question to all of them.

use super::{PlayableGame, SeatedTable};
use crate::storage::{Asking, OrderAsked, Stops, beside};
use crate::ui::show::Transition;
use engine::{Asked, Seat};

impl<G: PlayableGame> SeatedTable<G> {
    /// The answer that the person who is asked is spared.
    #[must_use]
    pub fn spared(&self) -> Option<G::Answer> {
        let seat = self.asked().filter(|seat| self.is_human(*seat))?;
        self.table.seen_by(Some(seat)).spared(seat, self.asking(seat))
    }

    /// When a person is asked, where they need not be.
    #[must_use]
    pub fn asking(&self, seat: Seat) -> Asking {
        Asking {
            stops: self.stops(seat),
            order: self.order,
        }
    }

    /// When people are asked for the order of their dice.
    pub fn ask_order(&mut self, order: OrderAsked) {
        self.order = order;
    }

    /// When a person is asked about what nobody else sees. Where several sit at the screen they are always
    /// asked unless they want it differently: who is asked must not tell what they hold.
    #[must_use]
    pub fn stops(&self, seat: Seat) -> Stops {
        let usual = if self.viewer().is_some() {
            self.usual_stops
        } else {
            Stops::Always
        };
        self.stops.get(seat.index()).copied().flatten().unwrap_or(usual)
    }

    /// When somebody who plays alone is asked about what nobody else sees.
    pub fn stop_at(&mut self, stops: Stops) {
        self.usual_stops = stops;
    }

    /// The next way for a person to be asked.
    pub fn next_stops(&mut self, seat: Seat) {
        let next = beside(&Stops::ALL, self.stops(seat), true);
        if let Some(stops) = self.stops.get_mut(seat.index()) {
            *stops = Some(next);
        }
    }

    /// Nobody has said who they are any more.
    pub(super) fn forget_faces(&mut self) {
        (self.identified, self.speaking, self.at_screen) = (None, None, None);
    }

    /// May the best answer of whoever is asked be shown? Not where others look on who may not know what it is
    /// about.
    #[must_use]
    pub fn may_advise(&self) -> bool {
        self.asked()
            .is_some_and(|seat| self.is_known(seat) || !self.table.knows_more(seat))
    }

    /// The person who plays a card although somebody else is asked.
    #[must_use]
    pub fn interrupts(&self) -> Option<Seat> {
        self.speaking.filter(|seat| self.asked() != Some(*seat))
    }

    /// The persons who may want to play a card that nobody else sees, whether they are asked or not; among
    /// several as far as everybody knows.
    #[must_use]
    pub fn may_speak(&self) -> Vec<Seat> {
        let running = matches!(self.table.asks(), Asked::Seat(_));
        let may = |seat: &Seat| match self.viewer() {
            Some(viewer) => {
                *seat == viewer && self.asked() != Some(viewer) && self.seen.may_interrupt(viewer)
            }
            None => self.seen.plays(*seat) && self.seen.holds_secrets(*seat) && !self.is_known(*seat),
        };
        self.humans().filter(|seat| running && may(seat)).collect()
    }

    /// This person says who they are, and wants to play a card.
    pub fn speak(&mut self, seat: Seat) {
        self.forget_faces();
        self.at_screen = Some(seat);
        if self.asked() == Some(seat) {
            self.identified = Some(seat);
        } else {
            self.speaking = Some(seat);
        }
        self.look();
    }

    /// Whoever looked at their cards looks away; nobody has said who they are any more.
    pub fn look_away(&mut self) {
        self.forget_faces();
        self.look();
    }

    /// Nobody wants to play a card any more; the game goes on where it is. A moment that is open to one after
    /// the other comes to whoever has spoken, where they can play something at it.
    pub fn hush(&mut self) -> Vec<Transition<G>> {
        let speaker = self.speaking.take();
        let told = match (speaker, self.viewer()) {
            (Some(speaker), None) if self.comes_to(speaker) => self.pass_round(Some(speaker)),
            _ => Vec::new(),
        };
        self.identified = speaker.filter(|seat| self.asked() == Some(*seat));
        self.look();
        told
    }

    /// The moment that is open to everybody at the screen, one after the other, while nobody has said who they
    /// are; with the answer that lets it pass.
    #[must_use]
    pub fn round(&self) -> Option<(u32, G::Answer)> {
        let seat = self
            .asked()
            .filter(|seat| self.is_human(*seat) && !self.is_known(*seat))?;
        let shared = self.viewer().is_none() && !self.private && self.seen.holds_secrets(seat);
        shared.then(|| self.table.seen_by(None).round()).flatten()
    }

    /// Did this answer let a moment pass for everybody at the screen? Its button said so, and not that one person passes.
    #[must_use]
    pub fn let_pass_for_all(&self, before: &G, answer: G::Answer) -> bool {
        self.viewer().is_none() && before.round().is_some_and(|(_, pass)| pass == answer)
    }

    /// Does the moment that is open come to this seat, and has it something to play then?
    #[must_use]
    pub fn comes_to(&self, seat: Seat) -> bool {
        let Some((moment, _)) = self.round() else {
            return false;
        };
        let (open, own) = (self.table.seen_by(None), self.table.seen_by(Some(seat)));
        let (mut open, mut own) = ((*open).clone(), (*own).clone());
        while let Some((same, pass)) = open.round()
            && same == moment
        {
            if open.asks() == Asked::Seat(seat) {
                let mut answers = Vec::new();
                own.answers(&mut answers);
                return answers.len() > 1;
            }
            if open.apply(pass).is_err() || own.apply(pass).is_err() {
                break;
            }
        }
        false
    }

    /// Lets a moment pass for everybody at the screen, or up to `until`.
    fn pass_round(&mut self, until: Option<Seat>) -> Vec<Transition<G>> {
        let Some((moment, _)) = self.round() else {
            return Vec::new();
        };
        let mut told = Vec::new();
        while let Some((same, pass)) = self.round()
            && same == moment
            && self.asked() != until
            && let Some(more) = self.answer(pass)
        {
            told.extend(more);
        }
        told
    }

    /// Says an answer; what lets a moment pass that is open to everybody at the screen lets it pass for all.
    pub fn answer_for_all(&mut self, answer: G::Answer) -> Option<Vec<Transition<G>>> {
        match self.round() {
            Some((_, pass)) if pass == answer => Some(self.pass_round(None)),
            _ => self.answer(answer),
        }
    }
}
