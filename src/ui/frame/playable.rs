//! What the frame must know of a game. Start at [`PlayableGame`].

use super::tip::Tip;
use crate::asking::Spares;
use crate::program::Failure;
use crate::program::host::{Invitation, Mind};
use crate::ui::show::Choreography;
use bots::BotGame;
use engine::{Seat, Seats};
use sound::Effect;
use std::fmt::Debug;
use words::{Line, Names, Words, fl};

/// A game as the frame must know it.
pub trait PlayableGame: BotGame<Event: Send + 'static> + Spares + PartialEq + Debug {
    /// What it moves on its table.
    type Show: Choreography<Game = Self>;
    /// What else may lie over its table, besides the menu.
    type Look: Copy + PartialEq + Debug;
    /// What its result wants to remember of all that is told.
    type Fates: Default + Debug;

    /// May this seat still be asked something?
    fn plays(&self, seat: Seat) -> bool;

    /// How many dice are about to be thrown for the first time in their turn; `None` where Nature is not asked
    /// for that.
    fn first_throw(&self) -> Option<usize> {
        None
    }

    /// Is this answer a throw of the dice of a turn?
    fn throws(answer: Self::Answer) -> bool {
        let _ = answer;
        false
    }

    /// Does this answer replace the cards for sale?
    fn sweeps(answer: Self::Answer) -> bool {
        let _ = answer;
        false
    }

    /// Must whoever is asked say who they are before they are shown the question? The position as they see it,
    /// and as an onlooker does.
    fn is_private(own: &Self, open: &Self) -> bool {
        own != open
    }

    /// Does this seat hold anything that the others at the table do not see?
    fn holds_secrets(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Can this seat do something although it is not asked, with what only it sees?
    fn may_interrupt(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The moment that is open to one seat after the other, with the answer that lets it pass; the position is
    /// as an onlooker sees it. `None` where a seat is asked something that is for all to see.
    fn round(&self) -> Option<(u32, Self::Answer)> {
        None
    }

    /// What is heard of an event, by the people at the table; `after` is the position right after it.
    fn sound(event: &Self::Event, after: &Self, people: Seats) -> Option<Effect> {
        let _ = (event, after, people);
        None
    }

    /// Remembers an event for the result.
    fn hear(fates: &mut Self::Fates, event: &Self::Event);

    /// What is asked, in a few words.
    fn question_in_words(&self, words: &Words, names: &Names) -> String;

    /// An answer to the open question in a few words, for whoever does not see its buttons; empty where it
    /// cannot be said.
    fn answer_in_words(&self, answer: Self::Answer, words: &Words, names: &Names) -> String;

    /// Who wins and who is out with an answer to the open question, in words to `to`, or to everybody; they begin
    /// small. `None` where nobody is.
    fn fate_in_words(
        &self,
        answer: Self::Answer,
        to: Option<Seat>,
        words: &Words,
        names: &Names,
    ) -> Option<String>;

    /// An answer in a few words, and who wins or is out with it.
    fn answer_with_fate(
        &self,
        answer: Self::Answer,
        to: Option<Seat>,
        words: &Words,
        names: &Names,
    ) -> String {
        let said = self.answer_in_words(answer, words, names);
        match self.fate_in_words(answer, to, words, names) {
            Some(fate) if !said.is_empty() => fl!(words, "play-fate-of", answer = said, fate = fate),
            _ => said,
        }
    }

    /// What a turn goes for and its chance in percent, in words.
    fn aim_in_words(&self, aim: Self::Aim, chance: u32, words: &Words, names: &Names) -> String;

    /// The same as the line below the dice tells it, with its chance there, where keeping dice by this answer is for so many
    /// of a face; `None` where that line does not tell it.
    fn aim_of_dice_in_words(&self, answer: Self::Answer, aim: Self::Aim, words: &Words) -> Option<String> {
        let _ = (answer, aim, words);
        None
    }

    /// Can this answer be chosen by a person at the open question? What follows by itself cannot.
    fn may_be_chosen(&self, answer: Self::Answer) -> bool {
        self.clone().apply(answer).is_ok()
    }

    /// What its log remembers from one event to the next.
    type Teller: Clone + Debug;

    /// The tips about what this seat has to do now, the most useful first.
    fn tips(&self, seat: Seat) -> Vec<Tip> {
        let _ = seat;
        Vec::new()
    }

    /// The numbers that a lesson may tell of this seat and of the first other one, by name.
    fn facts(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let _ = seat;
        Vec::new()
    }

    /// Seats a guest: another program, or a bot without a level.
    ///
    /// # Errors
    /// Why they cannot play; at a game that is introduced to nobody, nobody can.
    fn seat_guest(invitation: &Invitation<Self>) -> Result<Box<dyn Mind<Self>>, Failure> {
        Err(Failure::NotStarted(invitation.guest.name()))
    }

    /// Who tells the game from this first position on.
    fn teller(&self) -> Self::Teller;

    /// What the log says about the next event, which comes as whoever looks at the screen may know it.
    fn narrate(teller: &mut Self::Teller, event: &Self::Event, words: &Words, names: &Names) -> Vec<Line>;
}
