//! Duel looked back on: a moment of it at its table, and what was said there in words.

use super::scene::Scene;
use super::{Action, Duel, Message};
use crate::engine::Seat;
use crate::engine::duel::{Answer, State, What};
use crate::engine::parts::DiceMask;
use crate::fl;
use crate::i18n::duel::{Speaker, face_name, face_picture};
use crate::i18n::line::mark_picture;
use crate::i18n::{Names, Words};
use crate::session::Session;
use crate::ui::finish::DuelSummary;
use crate::ui::frame::{Frame, Moment};
use crate::ui::review::{Board, Hint, Looking, Recalled};
use crate::ui::screen::Context;
use crate::ui::widget::log::Ink;
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Rectangle};

impl Recalled for DuelSummary {
    type Game = State;
    type Board = Duel;

    fn game(&self) -> &Session<State> {
        &self.game
    }

    fn board(&self, moment: Moment, context: Context<'_>) -> Duel {
        let mut duel = Duel::still(self.setup.clone(), context);
        duel.frame = Frame::recalled(&self.setup.seats, &self.game, moment, context);
        duel.selected_at = duel.frame.table().ticket();
        duel
    }

    fn asked(&self, state: &State, words: &Words, names: &Names) -> String {
        Speaker { words, names, state }.question().title
    }

    fn said(&self, state: &State, answer: Answer, words: &Words, names: &Names) -> String {
        match answer {
            Answer::Reroll(_) => match faces(state, kept(state, answer).unwrap_or(0), words) {
                dice if dice.is_empty() => fl!(words, "review-keep-none"),
                dice => fl!(words, "review-keep", dice = dice),
            },
            answer => Speaker { words, names, state }.label(answer),
        }
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

/// Some of the dice, as pictures.
fn faces(state: &State, which: DiceMask, words: &Words) -> String {
    let dice = state.turn().dice;
    let mut faces: Vec<_> = (0..dice.len())
        .filter(|die| which & 1 << die != 0)
        .map(|die| dice.get(die))
        .collect();
    faces.sort_by_key(|face| face.index());
    let faces = faces.into_iter();
    let faces = faces.map(|face| mark_picture(face_picture(face), &face_name(words, face)));
    faces.collect::<Vec<_>>().join("\u{a0}")
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
