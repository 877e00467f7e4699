//! What is said at the table: dice are dealt and thrown, people answer, bots think.

use super::{BotSlot, SeatedTable, Thinking};
use crate::storage::Who;
use crate::ui::frame::PlayableGame;
use crate::ui::show::Transition;
use crate::ui::work::Work;
use bots::{Level, Stop};
use engine::{Asked, Seat, View};
use iced::Task;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

impl<G: PlayableGame> SeatedTable<G> {
    /// Do people throw the first dice of their turns themselves?
    pub fn throw_by_hand(&mut self, by_hand: bool) {
        self.by_hand = by_hand || self.lesson.is_some();
    }

    /// The person who shall throw the first dice of their turn.
    #[must_use]
    pub fn thrower(&self) -> Option<Seat> {
        let waits = self.by_hand && self.table.asks() == Asked::Nature && self.seen.first_throw().is_some();
        waits
            .then(|| self.seen.active())
            .filter(|seat| self.is_human(*seat))
    }

    /// Lets the dealer begin, or go on; he waits for a person who shall throw.
    #[must_use]
    pub fn begin(&mut self) -> Vec<Transition<G>> {
        let mut told = Vec::new();
        self.deal(&mut told);
        self.keep();
        self.thinking = None;
        self.look();
        told
    }

    /// Does the dealer wait with an answer?
    #[must_use]
    pub fn is_dealing(&self) -> bool {
        self.table.asks() == Asked::Nature
    }

    /// The person who shall throw throws.
    #[must_use]
    pub fn throw(&mut self) -> Vec<Transition<G>> {
        let (viewer, mut told) = (self.viewer(), Vec::new());
        if self.thrower().is_some() {
            if self.lesson.is_some() {
                self.deal_as_written(true, &mut told);
            } else {
                self.table
                    .deal_once(viewer, &mut |event, seen| told.push((event, seen)));
            }
            told.extend(self.begin());
        }
        told
    }

    /// Nature answers as the lesson has it, until a person shall throw, which they may have done, or read.
    fn deal_as_written(&mut self, mut thrown: bool, told: &mut Vec<Transition<G>>) {
        let viewer = self.viewer();
        while let (Asked::Nature, Some(lesson)) = (self.table.asks(), &mut self.lesson) {
            lesson.follow(self.table.answered());
            let (answer, seen) = (lesson.scripted(self.table.answered()), self.table.seen_by(None));
            let by_hand = seen.first_throw().is_some() && self.is_human(seen.active());
            let Some(answer) = answer.filter(|_| !by_hand || std::mem::take(&mut thrown)) else {
                break;
            };
            let hears = &mut |event, seen| told.push((event, seen));
            if self.table.say(answer, viewer, hears).is_err() {
                break;
            }
        }
    }

    fn deal(&mut self, told: &mut Vec<Transition<G>>) {
        if self.lesson.is_some() {
            self.deal_as_written(false, told);
            return;
        }
        let (viewer, seats, by_hand) = (self.viewer(), &self.seats, self.by_hand);
        let waits = |seen: &View<G>| {
            let seat = seats.get(seen.active().index());
            by_hand && seen.first_throw().is_some() && seat.is_some_and(|seat| seat.who == Who::Human)
        };
        self.table
            .deal_until(&waits, viewer, &mut |event, seen| told.push((event, seen)));
    }

    /// Says an answer; `None` when it is not offered (any more).
    pub fn answer(&mut self, answer: G::Answer) -> Option<Vec<Transition<G>>> {
        let (viewer, mut told) = (self.viewer(), Vec::new());
        let interrupts = self.interrupts().is_some();
        let hears = &mut |event, seen| told.push((event, seen));
        self.table.say(answer, viewer, hears).ok()?;
        // Whoever has been asked is not heard out any longer.
        self.speaking = self.speaking.filter(|_| interrupts);
        self.deal(&mut told);
        self.keep();
        self.thinking = None;
        self.look();
        self.see_guests_off();
        Some(told)
    }

    /// What is said for a bot that found nothing: the suggested answer, or the first one.
    #[must_use]
    pub fn fallback(&self) -> Option<G::Answer> {
        let seat = self.asked()?;
        let (answers, seen) = (self.table.answers(seat), self.table.seen_by(Some(seat)));
        let suggested = seen.default_answer();
        suggested
            .filter(|answer| answers.contains(answer))
            .or_else(|| answers.first().copied())
    }

    /// Lets the bot that is asked think, unless it does already. The message carries the ticket.
    pub fn think<Message: Send + 'static>(
        &mut self,
        done: impl Fn(u64, Option<G::Answer>) -> Message + Send + 'static,
    ) -> Option<Task<Message>> {
        let seat = self.asked().filter(|seat| !self.is_human(*seat))?;
        let ticket = self.ticket();
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.ticket == ticket)
        {
            return None;
        }
        if let Some(lesson) = &self.lesson {
            let answer = lesson.scripted(self.table.answered())?;
            self.thinking = Some(Thinking { ticket, _work: None });
            return Some(Task::done(done(ticket, Some(answer))));
        }
        if let Some(think) = self.heard_out(seat) {
            let (work, task) = Work::begin(think, move |answer| done(ticket, answer.flatten()));
            let _work = Some(work);
            self.thinking = Some(Thinking { ticket, _work });
            return Some(task);
        }
        let level = self.level(seat)?;
        let (seen, seed) = (self.table.seen_by(Some(seat)), self.bot_seed(seat));
        let slot = self.slot(seat);
        let think = move |stop: &Stop| slot.choose(level, seed, &seen, stop);
        let (work, task) = Work::begin(think, move |answer| done(ticket, answer.flatten()));
        self.thinking = Some(Thinking {
            ticket,
            _work: Some(work),
        });
        Some(task)
    }

    /// Lets the bots answer here and now until `enough` says so, a person is asked, or the game is over. For
    /// pictures.
    pub fn play_on(&mut self, enough: impl FnMut(&View<G>) -> bool) -> Vec<Transition<G>> {
        self.play_on_watched(None, enough)
    }

    /// The same, until everybody has `left` the table, which is looked at also while somebody thinks.
    pub fn play_on_unless(
        &mut self,
        left: fn() -> bool,
        enough: impl FnMut(&View<G>) -> bool,
    ) -> Vec<Transition<G>> {
        self.play_on_watched(Some(left), enough)
    }

    fn play_on_watched(
        &mut self,
        left: Option<fn() -> bool>,
        mut enough: impl FnMut(&View<G>) -> bool,
    ) -> Vec<Transition<G>> {
        let mut told = Vec::new();
        while let Some(seat) = self.asked()
            && !enough(&self.seen)
        {
            let stop = Stop::default();
            let found = match self.heard_out(seat) {
                Some(think) => {
                    let deserted = self.deserted(seat);
                    while_nobody_leaves(left, &[&stop, &deserted], || think(&stop))
                }
                None => {
                    let level = self.level(seat).unwrap_or(Level::Normal);
                    let seen = self.table.seen_by(Some(seat));
                    let slot = self.slot(seat);
                    let seed = self.bot_seed(seat);
                    while_nobody_leaves(left, &[&stop], || slot.choose(level, seed, &seen, &stop))
                }
            };
            if left.is_some_and(|left| left()) {
                // What was not thought to an end is no answer, and whoever thought has not failed.
                break;
            }
            if found.is_none() && self.let_go() {
                continue;
            }
            let Some(answer) = found.or_else(|| self.fallback()) else {
                break;
            };
            match self.answer(answer) {
                Some(more) => told.extend(more),
                None => break,
            }
        }
        told
    }

    /// What is asked when nobody sits at the table any more with whom a guest could play.
    fn deserted(&self, seat: Seat) -> Stop {
        let visitor = self.visitors.get(seat.index()).and_then(Option::as_ref);
        visitor
            .map(|visitor| visitor.deserted.clone())
            .unwrap_or_default()
    }

    /// Where the bot of a seat waits.
    fn slot(&self, seat: Seat) -> BotSlot<G> {
        let slot = self.bots.get(seat.index());
        slot.cloned().unwrap_or_else(BotSlot::empty)
    }
}

/// Thinks, and asks these to come to an end as soon as everybody has left.
fn while_nobody_leaves<A>(left: Option<fn() -> bool>, ends: &[&Stop], think: impl FnOnce() -> A) -> A {
    /// How often it is looked whether somebody is still there.
    const LOOKS: Duration = Duration::from_millis(50);
    let Some(left) = left else {
        return think();
    };
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let watcher = scope.spawn(|| {
            while !done.load(Ordering::Acquire) {
                if left() {
                    return ends.iter().for_each(|end| end.ask());
                }
                thread::park_timeout(LOOKS);
            }
        });
        let thought = think();
        done.store(true, Ordering::Release);
        watcher.thread().unpark();
        thought
    })
}
