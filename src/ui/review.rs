//! A finished game that can be looked back on: what the review must know of any, in [`Recalled`], and of the table on which it
//! shows a moment of it, in [`Board`].

use super::finish::Finished;
use super::frame::Moment;
use super::screen::Context;
use crate::storage::Who;
use bots::BotGame;
use engine::parts::DiceMask;
use engine::{Game, Seat};
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Rectangle};
use std::fmt::Debug;
use table::Session;
use words::{Names, Words};

/// A finished game that can be looked back on.
pub trait Recalled: Finished {
    /// Its rules.
    type Game: BotGame;
    /// The table on which a moment is shown.
    type Board: Board<Answer = <Self::Game as Game>::Answer>;

    /// All that was played.
    fn game(&self) -> &Session<Self::Game>;

    /// A moment, to be looked at.
    fn board(&self, moment: Moment, context: Context<'_>) -> Self::Board;

    /// What is asked in a position, in a few words.
    fn asked(&self, state: &Self::Game, words: &Words, names: &Names) -> String;

    /// What an answer to that says, ★ ♥ ⚡ and faces of dice in it.
    fn said(
        &self,
        state: &Self::Game,
        answer: <Self::Game as Game>::Answer,
        words: &Words,
        names: &Names,
    ) -> String;

    /// The name of each seat.
    fn names(&self, context: Context<'_>) -> Names {
        let named = self.seats().iter();
        Names::new(named.map(|seat| (context.name(seat), seat.monster)).collect())
    }

    /// The seats of people.
    fn people(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(self.seats());
        let people = seats.filter(|(_, setup)| setup.who == Who::Human);
        people.map(|(seat, _)| seat).collect()
    }
}

/// A table at which only can be looked.
pub trait Board: Debug {
    /// What happens on it.
    type Message: Clone + Debug + Send + 'static;
    /// What is said there.
    type Answer: Copy;

    /// Points out who is asked, and the dice that are kept with an answer.
    fn point_out(&mut self, asked: Option<(Seat, Self::Answer)>);

    /// Answers a message.
    fn update(&mut self, message: Self::Message, context: Context<'_>) -> Looking;

    /// The message of a key that no widget took.
    fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Self::Message>;

    /// Draws it, with nothing where a question would stand.
    fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Self::Message>;

    /// Where a question would stand.
    fn place(&self, context: Context<'_>) -> Rectangle;

    /// What happened last, as many lines as fit into this height.
    fn news<'a, M: 'a>(&self, context: Context<'a>, height: f32) -> Element<'a, M>;
}

/// What shall become of a table that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looking {
    /// It stays.
    On,
    /// It is left.
    Done,
    /// The rules shall be shown over it.
    Help,
}

/// What is pointed out on a table that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// Who is asked.
    pub seat: Seat,
    /// The dice that are kept; `None` where it is not about dice.
    pub kept: Option<DiceMask>,
}
