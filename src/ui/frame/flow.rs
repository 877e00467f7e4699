//! How a game goes on: what was answered is taken in and shown, bots think meanwhile and speak after it, and
//! people are asked once it is over. Start at [`GameFrame::go_on`].

use super::{Action, Context, GameFrame, Message, PlayableGame};
use crate::ui::show::Transition;
use iced::Task;

impl<G: PlayableGame> GameFrame<G> {
    pub(super) fn after(&mut self, told: Vec<Transition<G>>, context: Context<'_>) -> Action<G::Answer> {
        self.take_in(told);
        self.go_on(context)
    }

    pub(super) fn take_in(&mut self, told: Vec<Transition<G>>) {
        self.thought = None;
        self.hear(told);
        if self.asked().is_some() {
            // Whoever is asked now sees their table; what the pointer asked about may have gone from under it.
            self.be_curious(false);
        }
        self.say_the_foregone();
        if self.is_hurried() || self.rushing {
            self.show.skip();
        }
    }

    pub(super) fn hear(&mut self, told: Vec<Transition<G>>) {
        for (event, state) in told {
            G::hear(&mut self.fates, &event);
            self.show.tell(event, state);
        }
    }

    /// People are not asked for an answer that makes no difference.
    pub(super) fn say_the_foregone(&mut self) {
        while let Some(answer) = self.spared()
            && let Some(told) = self.table.answer(answer)
        {
            self.hear(told);
        }
    }

    /// What people are not asked: what makes no difference, what they do not want to be asked about, and what they
    /// never want.
    fn spared(&self) -> Option<G::Answer> {
        let idle = || {
            // Where others look on, what is shown does not say what else could be answered.
            let skips = self.skips_replacing && !self.teaches() && self.table.may_advise();
            skips.then(|| idle_purchase(self.state())).flatten()
        };
        self.table.spared().or_else(idle)
    }

    /// Lets whatever can go on go on: the log listens to the show, bots think meanwhile and speak after it.
    pub(super) fn go_on(&mut self, context: Context<'_>) -> Action<G::Answer> {
        let mut tasks = Vec::new();
        loop {
            self.listen(context);
            if self.still {
                break;
            }
            tasks.extend(self.table.think(Message::BotThought));
            self.hear_who_waits();
            let interrupted = self.table.interrupts().is_some();
            if self.show.is_playing() || self.overlay.is_some() || self.held || interrupted {
                break;
            }
            if self.notices_the_end_of_people(context.now) {
                break;
            }
            if !self.is_running() && !self.teaches() && !std::mem::replace(&mut self.told_the_end, true) {
                return Action::Over;
            }
            // Nobody is waited for any more: the settings have changed, or whoever sits there.
            if self.is_running() && self.table.is_dealing() && self.table.thrower().is_none() {
                let told = self.table.begin();
                if told.is_empty() {
                    break;
                }
                self.take_in(told);
                continue;
            }
            let ticket = self.table.ticket();
            let Some((_, thought)) = self.thought.take_if(|(about, _)| *about == ticket) else {
                break;
            };
            if thought.is_none() && self.table.let_go() {
                // Who plays now is told in the log, and thinks.
                self.show.watch(self.table.bots());
                self.recall(context);
                continue;
            }
            let mover = self.table.asked();
            let Some(told) = thought
                .and_then(|answer| self.table.answer(answer))
                .or_else(|| self.speak_instead())
            else {
                break;
            };
            self.panels.mover = mover;
            self.take_in(told);
        }
        tasks.extend(self.advise());
        let ticket = self.table.ticket();
        if self.due().is_some() || self.table.interrupts().is_some() {
            // Events were told to all; whoever is asked now may know more.
            self.show.look_again(self.table.seen().clone());
        }
        let open = self.due().or(self.thrower());
        if open.is_some() && self.fresh.is_none_or(|(about, _)| about != ticket) {
            self.fresh = Some((ticket, context.now));
        }
        if open.is_some() {
            self.give_tip(context);
        }
        if tasks.is_empty() {
            Action::None
        } else {
            Action::Run(Task::batch(tasks))
        }
    }

    /// Says something for a bot that found nothing that is offered.
    fn speak_instead(&mut self) -> Option<Vec<Transition<G>>> {
        log::warn!("the bot of {:?} had nothing to say", self.table.asked());
        let answer = self.table.fallback()?;
        self.table.answer(answer)
    }

    pub(super) fn listen(&mut self, context: Context<'_>) {
        let names = self.table.names(context.words);
        for (event, _) in self.show.take_said() {
            self.buffer.tell(event, context.words, &names);
        }
    }
}

/// The answer of somebody who never replaces the cards for sale, where that is all that could be done.
fn idle_purchase<G: PlayableGame>(state: &G) -> Option<G::Answer> {
    let done = state.default_answer()?;
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let replaces = answers.iter().any(|answer| G::sweeps(*answer));
    let idle = answers.iter().all(|answer| G::sweeps(*answer) || *answer == done);
    (replaces && idle).then_some(done)
}
