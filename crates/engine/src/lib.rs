//! The rules, as a conversation: a game asks a seat or Nature, somebody answers with one of the legal
//! answers.
//!
//! A visitor of the rules needs only this page: [`Game`], [`Seat`], [`Seats`], [`Asked`], [`Illegal`],
//! [`Scores`], [`Chance`], and for whoever may not see everything, [`View`].
//! [`classic`] is King of Tokyo itself, [`duel`] the game for two; [`parts`] are the nouns that every game of
//! the family shares.
//!
//! A game of three, played by random answers to its end:
//!
//! ```
//! use engine::classic::Setup;
//! use engine::proof::Lottery;
//! use engine::{Asked, Chance, Game};
//!
//! let mut state = Setup::of(3)?.start()?;
//! let (mut luck, mut legal) = (Lottery(7), Vec::new());
//! loop {
//!     let answer = match state.asks() {
//!         Asked::NoOne => break,
//!         Asked::Nature => state.deal(&mut luck).expect("Nature is asked what can be dealt"),
//!         Asked::Seat(_) => {
//!             legal.clear();
//!             state.answers(&mut legal);
//!             legal[luck.below(legal.len() as u32) as usize]
//!         }
//!     };
//!     state.apply(answer)?;
//! }
//! assert!(state.scores().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every card is declared once, under [`classic::cards`] or [`duel::cards`]:
//!
//! | cards | declared in |
//! | --- | --- |
//! | Keep cards of the base game | `classic/cards/keep/`, by what they are about; `classic/cards/keep.rs` lists which one stands where |
//! | Discard cards of the base game | `classic/cards/discard.rs` |
//! | the other cards of the Dark Edition | `classic/cards/dark.rs` |
//! | promo cards | `classic/cards/promo.rs` |
//! | costumes | `classic/cards/costumes.rs` |
//! | wickedness tiles | `classic/cards/tiles.rs` |
//! | Evolutions | `classic/cards/evolutions/`, a file for each monster |
//! | pieces of the monster packs | `classic/cards/pieces.rs` |
//! | curses | `classic/cards/curses.rs` |
//! | Keep cards of Duel | `duel/cards/keep.rs` |
//! | Discard cards of Duel | `duel/cards/discard.rs` |
//! | powers and Buzz tokens of Duel | `duel/power.rs`, `duel/buzz.rs` |
//!
//! Deliberately absent: random generators, clocks, files, words, and anybody who plays.

// A number that does not fit would be another number: a card, a seat, a face that nobody meant.
#![warn(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

pub mod classic;
pub mod duel;
pub mod parts;
pub mod proof;
mod seats;
mod view;

pub use seats::{Seat, Seats};
pub use view::{Audience, Portable, View};

use serde::{Deserialize, Serialize};
use view::Whole;

/// Who has to answer now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Asked {
    /// A player decides.
    Seat(Seat),
    /// Dice are thrown or a card is turned over.
    Nature,
    /// The game is over.
    NoOne,
}

/// The answer is not one of the legal ones, and why; the position is as before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over: nobody is asked.
    #[error("the game is over; nobody is asked anything")]
    GameOver,
    /// Another question is open, or the moment for it has passed.
    #[error(
        "this is no answer to the open question; choose one of the legal answers, or wait for the question it answers"
    )]
    NotNow,
    /// It is not for the one who is asked to say, but for Nature or for another seat.
    #[error(
        "this is not for the one who is asked to say; leave it to the seat whose card it is, or to Nature"
    )]
    NotYours,
    /// There is no such card, slot, die or target.
    #[error("there is no such card, slot, die or target here; choose among those of the legal answers")]
    NoSuchThing,
    /// There is not enough to pay for it.
    #[error("there is not enough to pay for this; choose something cheaper, or go on without it")]
    TooDear,
}

/// How a finished game is divided: 1 in all, one share per seat (winners share equally; nobody may win).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Scores {
    /// Share of the win per seat, from 0 to 1; seats that do not exist have 0.
    pub shares: [f32; 6],
}

/// A source of uniform numbers, handed in by whoever plays Nature. The rules never own one.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// A game of the family, as seen by sessions, bots and tests.
pub trait Game: Clone {
    /// What a seat or Nature may say.
    type Answer: Copy + Eq + std::fmt::Debug;
    /// What onlookers are told.
    type Event: Copy + PartialEq + std::fmt::Debug;

    /// Who is asked now.
    fn asks(&self) -> Asked;

    /// Lists every legal answer of the one who is asked, in a fixed order. A throw of several dice is listed
    /// once per multiset of faces, lowest faces first; any order of the same faces is accepted.
    fn answers(&self, into: &mut Vec<Self::Answer>);

    /// One of the legal answers of the seat that is asked, each as likely as any other; `None` when no seat
    /// is asked. It spares listing them where somebody plays at random.
    fn any_answer(&self, chance: &mut dyn Chance) -> Option<Self::Answer> {
        let Asked::Seat(_) = self.asks() else { return None };
        let mut answers = Vec::new();
        self.answers(&mut answers);
        let count = u32::try_from(answers.len()).expect("answers can be listed");
        let nth = chance.below(count) as usize;
        answers.get(nth).copied()
    }

    /// When Nature is asked: every listed answer with its probability, rounded. Empty when a seat is asked.
    fn odds(&self, into: &mut Vec<(Self::Answer, f32)>);

    /// When Nature is asked: every listed answer, in the same order, in how many ways it comes about; all ways
    /// are equally likely, so its chance is exactly its weight divided by the sum of all. Weights are 1 or
    /// more, and their sum is at most 2^53. Empty when a seat is asked. Where nothing else is said, every
    /// answer is as likely as any other.
    fn weights(&self, into: &mut Vec<(Self::Answer, u64)>) {
        if self.asks() == Asked::Nature {
            let mut answers = Vec::new();
            self.answers(&mut answers);
            into.extend(answers.into_iter().map(|answer| (answer, 1)));
        }
    }

    /// The answer that is listed for this one: itself, or for a throw the same faces in the order of the list.
    #[must_use]
    fn listed(answer: Self::Answer) -> Self::Answer {
        answer
    }

    /// Nature's answer, drawn with `chance`; `None` when Nature is not asked.
    fn deal(&self, chance: &mut dyn Chance) -> Option<Self::Answer>;

    /// Says an answer.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed then.
    fn apply(&mut self, answer: Self::Answer) -> Result<(), Illegal> {
        self.apply_telling(answer, &mut |_, _| {})
    }

    /// Says an answer, and tells `teller` what happened, one event after the other, each with the position of
    /// that moment. Changes of a number are told when they are done; events that announce something larger (a
    /// purchase, a yield, an elimination) come before the changes that follow from it.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed and nothing was told then.
    fn apply_telling(
        &mut self,
        answer: Self::Answer,
        teller: &mut dyn FnMut(Self::Event, &Self),
    ) -> Result<(), Illegal>;

    /// The result, once the game is over.
    fn scores(&self) -> Option<Scores>;

    /// Number of seats at the table.
    fn seats(&self) -> usize;

    /// The turn that is played, counted from 1, extra turns included; 0 before the first.
    fn turn(&self) -> u16;

    /// Whose turn it is; before the first turn a seat that does not matter.
    fn active(&self) -> Seat;

    /// The seats that are still in the game.
    fn living(&self) -> Seats;

    /// The position as `viewer` may know it; `None` is an onlooker without a seat. Games without secrets show
    /// all. What is handed to somebody is a [`View`], which cannot be taken for the position itself.
    #[must_use]
    fn view(&self, viewer: Option<Seat>) -> Self {
        let _ = viewer;
        self.clone()
    }

    /// Draws what is hidden in a [`view`](Self::view), each thing as likely as its viewer must think it is.
    /// Games without secrets have nothing to draw.
    fn deal_hidden(&mut self, chance: &mut dyn Chance) {
        let _ = chance;
    }

    /// The event as `viewer` may be told it, perhaps with less in it; `None` when it is told nothing at all.
    /// Games without secrets tell all.
    #[must_use]
    fn seen_by(event: Self::Event, viewer: Option<Seat>) -> Option<Self::Event> {
        let _ = viewer;
        Some(event)
    }

    /// Who may learn what is answered to the open question, by Nature before it is said, and by Nature or a
    /// seat after. Games without secrets let everybody know.
    #[must_use]
    fn audience(&self) -> Audience {
        Audience::Everybody
    }

    /// The answer that is taken when the one who is asked just says "go on"; `None` when no seat is asked.
    fn default_answer(&self) -> Option<Self::Answer> {
        None
    }

    /// What `seat` may say although it is not the one who is asked (cards that can be used at any time).
    fn free_actions(&self, seat: Seat, into: &mut Vec<Self::Answer>) {
        let _ = (seat, into);
    }

    /// Whose word `answer` is now: the asked seat's, or another one's that speaks at any time; `None` for
    /// Nature.
    fn speaker(&self, answer: Self::Answer) -> Option<Seat> {
        let _ = answer;
        match self.asks() {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        }
    }

    /// Checks what must hold at every question.
    ///
    /// # Errors
    /// A sentence for developers that names the first thing that is broken.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// Redraws everything that `viewer` cannot know, so that a bot may play the position out without
    /// cheating.
    fn imagine(&mut self, viewer: Seat, chance: &mut dyn Chance) {
        *self = self.view(Some(viewer));
        self.deal_hidden(chance);
    }
}
