//! Duel looked back on: a moment of it at its table, and what was said there in words.

use super::scene::Scene;
use super::{Action, Duel, Message};
use crate::ui::Context;
use crate::ui::finish::DuelSummary;
use crate::ui::frame::{GameFrame, ReplayPoint};
use crate::ui::review::{Board, Hint, Looking, Replayable};
use crate::ui::widget::log::Ink;
use engine::Seat;
use engine::duel::{Answer, State, What};
use engine::parts::DiceMask;
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Rectangle};
use table::Session;
use words::duel::Speaker;
use words::{Names, Words};

impl Replayable for DuelSummary {
    type Game = State;
    type Board = Duel;

    fn game(&self) -> &Session<State> {
        &self.game
    }

    fn board(&self, moment: ReplayPoint, context: Context<'_>) -> Duel {
        let mut duel = Duel::still(self.setup.clone(), context);
        duel.frame = GameFrame::recalled(&self.setup.seats, &self.game, moment, context);
        duel.selected_at = duel.frame.table().ticket();
        duel
    }

    fn asked(&self, state: &State, words: &Words, names: &Names) -> String {
        Speaker { words, names, state }.question().title
    }

    fn said(&self, state: &State, answer: Answer, words: &Words, names: &Names) -> String {
        super::advice::answer(state, answer, words, names)
    }
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

impl Board for Duel {
    type Message = Message;
    type Answer = Answer;

    fn point_out(&mut self, asked: Option<(Seat, Answer)>) {
        self.hint = asked.map(|(seat, answer)| Hint {
            seat,
            kept: kept(self.frame.state(), answer),
        });
    }

    fn update(&mut self, message: Message, context: Context<'_>) -> Looking {
        match Duel::update(self, message, context) {
            Action::Leave => Looking::Done,
            Action::Help => Looking::Help,
            Action::None | Action::Run(_) | Action::GameOver(_) | Action::Settings => Looking::On,
        }
    }

    fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        Duel::hotkey(self, key, modifiers)
    }

    fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        Duel::view(self, context)
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
