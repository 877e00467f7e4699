//! What the log tells of the table itself: what was taken back, and seats that have changed hands.

use super::PlayableGame;
use crate::storage::{Who, called};
use ::table::{Happened, Remark};
use std::iter::Peekable;
use words::{Icon, Line, Names, Tone, Words, line};

/// What is to be told of a table, in order: each remark before the first event of an answer that came after it.
#[derive(Debug)]
pub struct Notes<G: PlayableGame>(Peekable<std::vec::IntoIter<Remark<G>>>);

impl<G: PlayableGame> Notes<G> {
    /// These remarks.
    #[must_use]
    pub fn of(remarks: Vec<Remark<G>>) -> Self {
        Self(remarks.into_iter().peekable())
    }

    /// What is told before an event of the answer that came after so many others.
    pub fn before(&mut self, answers: usize) -> impl Iterator<Item = Remark<G>> + '_ {
        std::iter::from_fn(move || self.0.next_if(|remark| remark.answers <= answers))
    }

    /// What is told after the last event.
    pub fn rest(self) -> impl Iterator<Item = Remark<G>> {
        self.0
    }
}

/// A remark as a line of the log.
#[must_use]
pub fn told<G: PlayableGame>(remark: &Remark<G>, words: &Words, names: &Names) -> Line {
    let (icon, seat, id, more) = match &remark.what {
        Happened::TookBack { seat, answer, before } => {
            let said = answer.map(|answer| before.answer_in_words(answer, words, names));
            let said = said.unwrap_or_default();
            let id = if said.is_empty() {
                "log-took-back"
            } else {
                "log-took-back-what"
            };
            ("ui/undo.svg", *seat, id, said)
        }
        Happened::Handed {
            seat,
            sitter,
            conceded,
        } => match Who::recorded(&sitter.plays) {
            bot @ (Some(Who::Bot(_) | Who::Guest(_)) | None) if !sitter.plays.is_empty() => {
                let called = match bot {
                    Some(Who::Bot(level)) => words.text(&format!("who-{level}")),
                    _ => called(&sitter.plays),
                };
                let id = if *conceded {
                    "log-seat-conceded"
                } else {
                    "log-seat-bot"
                };
                ("ui/bot.svg", *seat, id, called)
            }
            _ => ("ui/person.svg", *seat, "log-seat-person", String::new()),
        },
        Happened::Forfeit(seat) => ("tokens/flag.svg", *seat, "log-forfeit", String::new()),
    };
    let values = [
        ("who", names.marked(seat).into()),
        ("what", more.clone().into()),
        ("level", more.into()),
    ];
    let said = words.text_with(id, &values);
    Line {
        icon: Icon::Picture(icon),
        tone: Tone::Plain,
        parts: line::parts(&said),
    }
}
