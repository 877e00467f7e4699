//! The classic game looked back on: a moment of it at its table, and what was said there in words.

use super::choice::{Act, Desk, Purpose, Selection};
use super::scene::Scene;
use super::speech::Speaker;
use super::{Action, Message, Play};
use crate::engine::classic::{Answer, Pick, Split, State, What};
use crate::engine::parts::DiceMask;
use crate::engine::{Asked, Game, Seat};
use crate::fl;
use crate::i18n::line::mark_picture;
use crate::i18n::{Names, Words};
use crate::session::Session;
use crate::ui::finish::Summary;
use crate::ui::frame::{Frame, Moment};
use crate::ui::review::{Board, Hint, Looking, Recalled};
use crate::ui::screen::Context;
use crate::ui::widget::die;
use crate::ui::widget::log::Ink;
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Rectangle};

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
        let Some(desk) = desk(state) else {
            return String::new();
        };
        let speaker = Speaker {
            words,
            names,
            desk: &desk,
        };
        match answer {
            Answer::Reroll(_) => match faces(state, kept(state, answer).unwrap_or(0), words) {
                dice if dice.is_empty() => fl!(words, "review-keep-none"),
                dice => fl!(words, "review-keep", dice = dice),
            },
            Answer::Hearts(split) => hearts(&speaker, split),
            Answer::Use(used) => match used.pick {
                Pick::DieFace(which, face) => {
                    let edition = words.table().edition;
                    let to = mark_picture(&die::glyph(edition, face), &words.face_name(face));
                    format!("{} → {to}", faces(state, 1 << which, words))
                }
                _ => speaker.label(Act::Say(answer)),
            },
            answer => speaker.label(Act::Say(answer)),
        }
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

/// Some of the dice, as pictures.
fn faces(state: &State, which: DiceMask, words: &Words) -> String {
    let edition = words.table().edition;
    let mut faces: Vec<_> = state
        .turn()
        .dice
        .iter()
        .enumerate()
        .filter(|(die, _)| which & 1 << die != 0)
        .map(|(_, face)| face)
        .collect();
    faces.sort_by_key(|face| face.index());
    let faces = faces.into_iter().map(|face| {
        let name = words.face_name(face);
        mark_picture(&die::glyph(edition, face), &name)
    });
    faces.collect::<Vec<_>>().join("\u{a0}")
}

/// What hearts are used for.
fn hearts(speaker: &Speaker<'_>, split: Split) -> String {
    let purposes = speaker.desk.purposes().into_iter();
    let used = purposes.filter(|purpose| purpose.of(split) > 0);
    let say = |purpose: Purpose| format!("{}\u{a0}× {}", purpose.of(split), speaker.purpose(purpose));
    used.map(say).collect::<Vec<_>>().join(", ")
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
