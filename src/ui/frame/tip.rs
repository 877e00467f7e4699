//! Tips: a sentence at the first question of its kind, which vanishes for good once it has been seen.

use super::keys::Pressed;
use super::lesson::Topic;
use super::narrator::SHAPES;
use super::{Context, GameFrame, Message, PlayableGame};
use crate::ui::widget::bubble::{self, Callout};
use crate::ui::widget::log::{self, Ink};
use crate::ui::{theme, widget};
use iced::keyboard::key::Named;
use iced::widget::{button, column};
use iced::{Element, Size};
use words::fl;

/// A tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tip {
    /// The name of its sentence.
    pub name: &'static str,
    /// What it speaks of.
    pub at: Topic,
}

/// The tip that is shown, and those that have been since they were asked for.
#[derive(Debug, Default)]
pub(super) struct Tips {
    /// At the question of which ticket; `None` once it is closed.
    shown: Option<(u64, Option<Tip>)>,
    seen: Vec<&'static str>,
}

impl<G: PlayableGame> GameFrame<G> {
    /// A person has something to do: the first tip about it that they have not seen. While something else is read
    /// it waits.
    pub(super) fn give_tip(&mut self, context: Context<'_>) {
        let (ticket, learning) = (self.table.ticket(), &context.settings.learning);
        if self.tips.shown.is_some_and(|(about, _)| about == ticket) {
            return;
        }
        self.tips.shown = None;
        if self.reads_something_else() {
            return;
        }
        let seat = self.asked().or(self.thrower());
        let Some(seat) = seat.filter(|_| !learning.no_tips && !self.teaches()) else {
            return;
        };
        let new = |tip: &Tip| !learning.tips.contains(tip.name) && !self.tips.seen.contains(&tip.name);
        // What speaks of a hint waits until there is one to be had.
        let true_here = |tip: &Tip| tip.at != Topic::Tools || self.may_hint();
        let mut tips = self.state().tips(seat).into_iter();
        if let Some(tip) = tips.find(|tip| new(tip) && true_here(tip)) {
            self.tips.shown = Some((ticket, Some(tip)));
            self.tips.seen.push(tip.name);
        }
    }

    /// The tips that have been shown since the last call.
    pub fn take_tips(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.tips.seen)
    }

    /// The tip that is to be read now.
    #[must_use]
    pub fn tip(&self) -> Option<Tip> {
        let open = self.overlay.is_none() && (self.asked().is_some() || self.thrower().is_some());
        let shown = self.tips.shown.filter(|(about, _)| *about == self.table.ticket());
        shown
            .filter(|_| open && !self.reads_something_else())
            .and_then(|(_, tip)| tip)
    }

    /// Is something read over which a tip would lie? A hint and the reasons of a bot stand where it would, and
    /// whoever has opened the log reads that.
    fn reads_something_else(&self) -> bool {
        self.is_hinting() || self.is_curious() || self.has_opened_the_log()
    }

    /// It has been read.
    pub(super) fn close_tip(&mut self) {
        self.tips.shown = Some((self.table.ticket(), None));
    }

    /// What a key does while there is a tip.
    #[must_use]
    pub fn tip_key(&self, pressed: Pressed) -> Option<Message<G::Answer>> {
        (pressed.is(Named::Escape) && self.tip().is_some()).then_some(Message::TipRead)
    }

    /// The tip in its bubble.
    pub fn tip_bubble<'a, M>(
        &self,
        context: Context<'a>,
        callout: impl Fn(Topic) -> Callout,
    ) -> Vec<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (words, houses) = (context.words, self.houses());
        let Some(tip) = self.tip() else {
            return Vec::new();
        };
        let callout = callout(tip.at);
        let said = words.text(tip.name);
        let ink = Ink::new(words, &houses, context.grow(14.0, 16.0) as u32);
        let close = button(widget::keycap(fl!(words, "key-escape")))
            .padding(0)
            .style(theme::subtle)
            .on_press(Message::TipRead.into());
        let head = bubble::head(fl!(words, "tip-title"), close);
        let sizes = sizes(&said, ink, context);
        let body = column![head, log::rich(&said, ink)].spacing(6);
        let at = bubble::place(context.size, &sizes, &callout.keeping_all());
        bubble::bubble(body, at, None)
    }
}

/// The sizes that the bubble of a tip may have, the most beautiful first.
#[must_use]
pub fn sizes(said: &str, ink: Ink<'_>, context: Context<'_>) -> [Size; 4] {
    let width = context.grow(320.0, 380.0);
    SHAPES.map(|share| {
        let width = (width * share).round();
        Size::new(width, bubble::height(said, ink, width))
    })
}
