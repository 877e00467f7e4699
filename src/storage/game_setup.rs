//! What is arranged before any game: who sits where, hints, what may be taken back, and the seed.

use super::seat::{self, SeatSetup, Who};
use super::{Fields, Profile, TakeBack};
use engine::parts::Colour;
use engine::parts::Monster;
use serde::Serialize;
use std::fmt::Debug;

/// What a person arranges before a game. Whatever is done to it, it can be played once it is
/// [mended](Self::mend).
pub trait GameSetup: Clone + Debug + PartialEq + Serialize + Send + 'static {
    /// What these fields say; defaults for those that are missing or not understood, which are noted among the
    /// `odd` ones. It can be played.
    fn understood(fields: Fields, odd: &mut Vec<String>) -> Self;

    /// Who sits where, clockwise.
    fn seats(&self) -> &[SeatSetup];

    /// The same, to be changed.
    fn seats_mut(&mut self) -> &mut [SeatSetup];

    /// The monsters that can be chosen.
    fn monsters(&self) -> Vec<Monster>;

    /// May people ask for a hint?
    fn hints(&self) -> bool;

    /// Lets people ask for hints, or not.
    fn allow_hints(&mut self, hints: bool);

    /// What may people take back?
    fn take_back(&self) -> TakeBack;

    /// Lets people take so much back.
    fn allow_take_back(&mut self, take_back: TakeBack);

    /// The number from which all chance is drawn; `None` for a new one each time.
    fn seed(&self) -> Option<u64>;

    /// The same with another seed.
    #[must_use]
    fn with_seed(&self, seed: Option<u64>) -> Self;

    /// Makes it playable.
    fn mend(&mut self);

    /// Gives a seat a monster. Whoever had it takes the one that becomes free.
    fn choose_monster(&mut self, seat: usize, monster: Monster) {
        seat::choose_monster(self.seats_mut(), seat, monster);
    }

    /// Gives a seat a colour. Whoever had it takes the one that becomes free.
    fn choose_colour(&mut self, seat: usize, colour: Colour) {
        seat::choose_colour(self.seats_mut(), seat, colour);
    }

    /// Names a seat, letter by letter; what is too long is left out. A name may end with a space while it is
    /// typed. Whoever has another name is somebody else: the seat has no profile then.
    fn rename(&mut self, seat: usize, name: &str) {
        seat::rename(self.seats_mut(), seat, name);
        if let Some(seat) = self.seats_mut().get_mut(seat) {
            seat.profile = None;
        }
    }

    /// Types the command of a program that shall play a seat, letter by letter; what is too long is left out.
    fn type_command(&mut self, seat: usize, command: &str) {
        if let Some(seat) = self.seats_mut().get_mut(seat) {
            seat.command = seat::command(command);
        }
    }

    /// Seats somebody who is known, with their name, colour and favourite monster where this game has it.
    /// Wherever else they sat, they no longer do.
    fn seat_profile(&mut self, seat: usize, profile: &Profile) {
        for other in self.seats_mut() {
            if other.profile.as_ref() == Some(&profile.id) {
                (other.profile, other.name) = (None, String::new());
            }
        }
        self.choose_colour(seat, profile.colour);
        if self.monsters().contains(&profile.monster) {
            self.choose_monster(seat, profile.monster);
        }
        self.rename(seat, &profile.name);
        if let Some(seat) = self.seats_mut().get_mut(seat) {
            seat.who = Who::Human;
            seat.profile = Some(profile.id.clone());
        }
    }
}
