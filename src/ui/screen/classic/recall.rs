//! The classic game looked back on: a moment of it at its table, and what was said there in words.

use super::choice::{Desk, Selection};
use super::scene::Scene;
use super::speech::Speaker;
use super::{Action, Message, Play};
use crate::ui::finish::Summary;
use crate::ui::frame::{Frame, Moment};
use crate::ui::review::{Board, Hint, Looking, Recalled};
use crate::ui::screen::Context;
use crate::ui::widget::log::Ink;
use engine::classic::{Answer, State, What};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Rectangle};
use table::Session;
use words::{Names, Words};

impl Recalled for Summary {
    type Game = State;
    type Board = Play;

    fn game(&self) -> &Session<State> {
        &self.game
    }

    fn board(&self, moment: Moment, context: Context<'_>) -> Play {
        let mut play = Play::still(self.table.clone(), context);
        play.frame = Frame::recalled(&self.table.seats, &self.game, moment, context);
        play.selected_at = play.frame.table().ticket();
        play
    }

    fn asked(&self, state: &State, words: &Words, names: &Names) -> String {
        let Some(desk) = desk(state) else {
            return String::new();
        };
        let desk = &desk;
        Speaker { words, names, desk }.question().title
    }

    fn said(&self, state: &State, answer: Answer, words: &Words, names: &Names) -> String {
        super::advice::answer(state, answer, words, names)
    }
}

/// The question as if it stood in front of somebody.
fn desk(state: &State) -> Option<Desk<'_>> {
    let Asked::Seat(seat) = state.asks() else {
        return None;
    };
    Some(Desk::new(state, seat, Selection::default(), false))
}

/// The dice that stay on the table.
fn kept(state: &State, answer: Answer) -> Option<DiceMask> {
    let all = state.turn().dice.all();
    match answer {
        Answer::Reroll(thrown) => Some(all & !thrown),
        Answer::Done if state.question().what == What::Roll => Some(all),
        _ => None,
    }
}

impl Board for Play {
    type Message = Message;
    type Answer = Answer;

    fn point_out(&mut self, asked: Option<(Seat, Answer)>) {
        self.hint = asked.map(|(seat, answer)| Hint {
            seat,
            kept: kept(self.frame.state(), answer),
        });
    }

    fn update(&mut self, message: Message, context: Context<'_>) -> Looking {
        match Play::update(self, message, context) {
            Action::Leave => Looking::Done,
            Action::Help => Looking::Help,
            Action::None | Action::Run(_) | Action::GameOver(_) | Action::Settings => Looking::On,
        }
    }

    fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        Play::hotkey(self, key, modifiers)
    }

    fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        Play::view(self, context)
    }

    fn place(&self, context: Context<'_>) -> Rectangle {
        Scene::new(self, context).layout.question()
    }

    fn news<'a, M: 'a>(&self, context: Context<'a>, height: f32) -> Element<'a, M> {
        let (words, names) = (context.words, self.frame.names(context.words));
        let houses = self.frame.houses();
        let ink = Ink::new(words, &houses, 13);
        self.frame.news(words, &names, ink, height)
    }
}
