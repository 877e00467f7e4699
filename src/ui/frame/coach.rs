//! The coach: an answer that is much worse than the best one counts only once it is said to be meant.
//!
//! What the best bot would do on this seat is thought out while the person thinks, as for a hint, and only where
//! hints are allowed. An answer that comes before that waits for it.

use super::hint::{Advice, percent};
use super::{Action, Context, GameFrame, Message, Overlay, PlayableGame};
use crate::ui::widget;
use crate::ui::widget::question::{self, Rank};
use bots::advice::Advised;
use engine::Game;
use iced::Element;
use words::{Names, Words, fl};

/// An answer that gives away so much of the chance to win is asked about, from 0 to 1.
const MUCH: f32 = 0.1;
/// So does one that gives away this much where another one wins for certain.
const MUCH_OF_A_WIN: f32 = 0.01;
/// A chance from which it is certain.
const CERTAIN: f32 = 0.9999;

/// An answer that is asked about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Doubt<A> {
    answer: A,
    /// The chance to win with it, from 0 to 1.
    worth: f32,
    /// The best answer, and the chance with that.
    best: (A, f32),
}

/// What the coach does at the question of a ticket.
#[derive(Debug)]
pub(super) struct Coach<G: Game> {
    /// Is there one?
    pub(super) on: bool,
    /// An answer that waits until the coach has thought.
    waits: Option<(u64, G::Answer)>,
    doubt: Option<(u64, Doubt<G::Answer>)>,
    /// Whatever is answered here is meant.
    meant: Option<u64>,
}

impl<G: Game> Default for Coach<G> {
    fn default() -> Self {
        Self {
            on: false,
            waits: None,
            doubt: None,
            meant: None,
        }
    }
}

impl<G: PlayableGame> GameFrame<G> {
    /// Is there a coach at the open question?
    pub(super) fn is_coached(&self) -> bool {
        self.coach.on && self.may_hint() && !self.teaches()
    }

    /// May this answer count at once? Otherwise it waits for the coach, or it is asked whether it is meant.
    pub(super) fn is_beyond_doubt(&mut self, answer: G::Answer, context: Context<'_>) -> bool {
        let ticket = self.table.ticket();
        if !self.is_coached() || self.coach.meant == Some(ticket) {
            return true;
        }
        let Some(advice) = self.advice_on(ticket) else {
            // Nobody thinks about it: it may count.
            let thinks = self.is_advising(ticket);
            self.coach.waits = thinks.then_some((ticket, answer));
            return !thinks;
        };
        let names = self.names(context.words);
        let doubt = doubt(self.state(), advice, answer, context.words, &names);
        match doubt {
            None => true,
            Some(doubt) => {
                self.coach.doubt = Some((ticket, doubt));
                self.overlay = Some(Overlay::Doubt);
                false
            }
        }
    }

    /// The coach has thought: the answer that has waited goes on.
    pub(super) fn take_waiting(&mut self, context: Context<'_>) -> Action<G::Answer> {
        let waits = self.coach.waits.take();
        match waits.filter(|(ticket, _)| *ticket == self.table.ticket()) {
            Some((_, answer)) => self.say(answer, context),
            None => Action::None,
        }
    }

    /// The answer that was asked about is meant.
    pub(super) fn mean_it(&mut self, context: Context<'_>) -> Action<G::Answer> {
        let doubt = self.coach.doubt.take();
        let Some((ticket, doubt)) = doubt.filter(|(ticket, _)| *ticket == self.table.ticket()) else {
            return Action::None;
        };
        if self.overlay == Some(Overlay::Doubt) {
            self.overlay = None;
        }
        (self.coach.meant, self.fresh) = (Some(ticket), None);
        self.say(doubt.answer, context)
    }

    /// The question whether an answer is meant, over the table.
    pub(super) fn doubting<'a, M>(&self, table: Element<'a, M>, words: &Words) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let Some((_, doubt)) = self.coach.doubt else {
            return table;
        };
        let (state, names) = (self.state(), self.names(words));
        let (now, best) = (percent(doubt.worth), percent(doubt.best.1));
        let asked = self.asked();
        let said = |answer| words::line::plain(&state.answer_with_fate(answer, asked, words, &names));
        let body = fl!(
            words,
            "coach-body",
            said = said(doubt.answer),
            now = now,
            instead = said(doubt.best.0),
            best = best
        );
        let lost = best.saturating_sub(now);
        let question = widget::question(
            fl!(words, "coach-title", points = lost),
            body,
            [
                question::narrow(
                    fl!(words, "coach-think"),
                    "back",
                    fl!(words, "play-key-enter"),
                    Rank::Main,
                    Message::MenuPressed,
                )
                .into(),
                question::narrow(
                    fl!(words, "coach-mean"),
                    "done",
                    fl!(words, "play-menu-key-yes"),
                    Rank::Plain,
                    Message::Meant,
                )
                .into(),
            ],
        );
        widget::dialog(table, question, Message::MenuPressed.into())
    }
}

/// Is an answer much worse than the best one? Answers that read alike, as equal dice do, are worth the same.
fn doubt<G: PlayableGame>(
    state: &G,
    advice: &Advice<G>,
    answer: G::Answer,
    words: &Words,
    names: &Names,
) -> Option<Doubt<G::Answer>> {
    let best = advice.list.first()?;
    let said = state.answer_in_words(answer, words, names);
    let alike = |known: &&Advised<G::Answer>| {
        known.answer == answer
            || !said.is_empty() && state.answer_in_words(known.answer, words, names) == said
    };
    let worth = advice.list.iter().find(alike)?.worth;
    let much = if best.worth > CERTAIN { MUCH_OF_A_WIN } else { MUCH };
    (best.worth - worth >= much).then_some(Doubt {
        answer,
        worth,
        best: (best.answer, best.worth),
    })
}
