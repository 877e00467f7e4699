//! The table being played.
//!
//! `table` is the game and the bots behind it, [`Motion`] the show of what happened; `choice` says what a person can
//! do at a question, `speech` and `label` say it in words, `keys` finds the key for it. What is drawn is cut by region:
//! `stage` (city, dice, what just happened), `panel` (the question), `spread` (cards to choose), `market`, `boards`,
//! `chronicle` (the log), `gauge` and `menu`.
//!
//! Answers are applied at once and then shown; people answer when the show is over, rules never wait. Whoever answers
//! carries the ticket of the question: what was meant for another one is dropped.

mod boards;
mod choice;
mod chronicle;
mod gauge;
mod keys;
mod label;
mod market;
mod menu;
mod order;
mod panel;
mod scene;
mod speech;
mod spread;
mod stage;
pub(crate) mod table;
#[cfg(test)]
mod tests;

use super::{Context, Summary};
use crate::engine::classic::{Answer, Key, Split, State, What};
use crate::engine::parts::Face;
use crate::engine::{Game, Seat};
use crate::storage::TableSetup;
use crate::ui::fates::Fates;
#[cfg(test)]
use crate::ui::frame::Seating;
use crate::ui::frame::Told;
use crate::ui::motion::Motion;
use choice::{Act, Desk, Selection};
use chronicle::Chronicle;
use iced::keyboard;
use iced::{Element, Subscription, Task};
use scene::Scene;
use std::time::{Duration, Instant};
use table::Table;

/// A key that comes this soon after a question was meant for something else.
const TOO_SOON: Duration = Duration::from_millis(300);
/// Between two pictures of something that moves.
const FRAME: Duration = Duration::from_micros(16_667);

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// Time passed while something moves.
    Ticked(Instant),
    /// A bot has thought about the position of this ticket.
    BotThought(u64, Option<Answer>),
    /// Something was pressed or typed at the question of this ticket.
    Acted(u64, Act),
    /// A die was pressed.
    DiePressed(u64, usize),
    /// A group of dice was pressed.
    GroupPressed(u64, Face),
    /// A kept card was pressed.
    CardPressed(u64, Key),
    /// The show shall end.
    SkipPressed,
    /// The bots shall play to the end, and only the result is shown.
    ResultPressed,
    /// The log was opened or closed.
    LogPressed,
    /// The menu was opened, or whatever lies over the table was closed.
    MenuPressed,
    /// The wickedness gauge was opened or closed.
    GaugePressed,
    /// The game shall be left; it is asked whether that is meant.
    LeavePressed,
    /// It is.
    LeaveConfirmed,
    /// The settings were pressed.
    SettingsPressed,
    /// The rules and keys were pressed.
    HelpPressed,
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message>),
    /// Leave the game.
    Leave,
    /// Show the result.
    GameOver(Box<Summary>),
    /// Show the settings, and come back.
    Settings,
    /// Show the rules and keys over the game.
    Help,
}

/// What lies over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Overlay {
    Menu,
    Leaving,
    Gauge,
}

/// A game.
#[derive(Debug)]
pub struct Play {
    /// Who sits where, as it was arranged: a table without a seed has none here either, so that a rematch differs.
    setup: TableSetup,
    table: Table,
    motion: Motion,
    chronicle: Chronicle,
    selection: Selection,
    /// What the bot that is asked will say once the show is over.
    thought: Option<(u64, Option<Answer>)>,
    /// The turn whose rest is not shown, because its show was skipped while bots play.
    hurried: Option<u16>,
    overlay: Option<Overlay>,
    /// `None`: the log is open where there is room for it.
    log: Option<bool>,
    fates: Fates,
    told_the_end: bool,
    /// Since when the question of this ticket can be answered.
    fresh: Option<(u64, Instant)>,
    /// The question that is being answered by the dice in the air: its panel stays meanwhile.
    rolling: Option<(State, Selection, Seat)>,
    /// Everything to the end is only shown as its result.
    rushing: bool,
}

impl Play {
    /// Begins a game; the task is its first one.
    pub fn new(setup: TableSetup, context: Context<'_>) -> (Self, Task<Message>) {
        let mut play = Self::still(setup, context);
        let told = play.table.begin();
        let task = match play.after(told, context) {
            Action::Run(task) => task,
            Action::None | Action::Leave | Action::GameOver(_) | Action::Settings | Action::Help => {
                Task::none()
            }
        };
        (play, task)
    }

    /// A game in which `turns` turns have been played by bots, for pictures. People are asked then.
    #[must_use]
    pub fn posed(setup: TableSetup, turns: u16, context: Context<'_>) -> Self {
        let mut play = Self::still(setup, context);
        let mut told = play.table.begin();
        let humans = play.table.humans().fold(0, |mask, seat| mask | seat.bit());
        told.extend(play.table.play_on(|state| {
            let asked = play_asked(state).is_some_and(|seat| humans == 0 || humans & seat.bit() != 0);
            state.turn().number > turns && asked
        }));
        for (event, state) in told {
            play.fates.hear(&event);
            play.motion.tell(event, state);
        }
        play.say_the_foregone();
        play.motion.skip();
        play.listen(context);
        play.reselect();
        play
    }

    fn still(mut setup: TableSetup, context: Context<'_>) -> Self {
        setup.mend();
        let table = Table::new(setup.clone());
        let motion = Motion::new(*table.state(), context.settings.speed).watching(table.bots());
        Self {
            motion,
            chronicle: Chronicle::new(context.words, table.state().two_player_variant()),
            selection: Selection::default(),
            thought: None,
            hurried: None,
            overlay: None,
            log: None,
            fates: Fates::default(),
            told_the_end: false,
            fresh: None,
            rolling: None,
            rushing: false,
            setup,
            table,
        }
    }

    /// Would leaving lose anything?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.table.state().outcome().is_none()
    }

    /// Does Tokyo pay energy, as in the variant for two?
    #[must_use]
    pub fn is_variant(&self) -> bool {
        self.table.state().two_player_variant()
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        self.motion.set_speed(context.settings.speed);
        match message {
            Message::Ticked(now) => {
                self.motion.tick(now);
                self.go_on(context)
            }
            Message::BotThought(ticket, answer) => {
                if ticket == self.table.ticket() {
                    self.thought = Some((ticket, answer));
                }
                self.go_on(context)
            }
            Message::Acted(ticket, act) => self.act(ticket, Some(act), context),
            Message::DiePressed(ticket, die) => {
                let act = self.desk().and_then(|desk| desk.die(u8::try_from(die).ok()?));
                self.act(ticket, act, context)
            }
            Message::GroupPressed(ticket, face) => {
                let act = self.desk().and_then(|desk| desk.group(face));
                self.act(ticket, act, context)
            }
            Message::CardPressed(ticket, key) => {
                let act = self.desk().and_then(|desk| desk.card(key));
                self.act(ticket, act, context)
            }
            Message::SkipPressed => {
                if self.is_watching() {
                    self.hurried = Some(self.table.state().turn().number);
                }
                self.motion.skip();
                self.go_on(context)
            }
            Message::ResultPressed => {
                self.rushing = self.only_bots_are_left();
                if self.rushing {
                    self.motion.skip();
                }
                self.go_on(context)
            }
            Message::LogPressed => {
                self.log = Some(!self.log_is_open(context));
                Action::None
            }
            Message::MenuPressed => {
                self.overlay = if self.overlay.is_some() {
                    None
                } else {
                    Some(Overlay::Menu)
                };
                self.go_on(context)
            }
            Message::GaugePressed => {
                self.overlay = match self.overlay {
                    None if self.table.state().gauge() => Some(Overlay::Gauge),
                    Some(Overlay::Gauge) => None,
                    other => other,
                };
                self.go_on(context)
            }
            Message::LeavePressed if self.is_running() => {
                self.overlay = Some(Overlay::Leaving);
                Action::None
            }
            Message::LeavePressed | Message::LeaveConfirmed => Action::Leave,
            Message::SettingsPressed => Action::Settings,
            Message::HelpPressed => Action::Help,
        }
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Message> {
        self.hotkey_at(Instant::now(), key, modifiers)
    }

    fn hotkey_at(
        &self,
        now: Instant,
        key: &keyboard::Key,
        modifiers: keyboard::Modifiers,
    ) -> Option<Message> {
        let at = keys::At {
            desk: self.desk().filter(|_| self.overlay.is_none()),
            ticket: self.table.ticket(),
            shows: self.motion.is_playing(),
            dialog: self.overlay,
            gauge: self.table.state().gauge(),
            free: self.free().next().map(Answer::Use),
            result: self.only_bots_are_left(),
        };
        let too_soon = self.fresh.is_some_and(|(ticket, since)| {
            ticket == self.table.ticket() && now.saturating_duration_since(since) < TOO_SOON
        });
        keys::hotkey(key, modifiers, &at)
            .filter(|message| !(too_soon && matches!(message, Message::Acted(_, Act::Say(_)))))
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<Message> {
        if self.motion.is_animating() && self.overlay.is_none() {
            iced::time::every(FRAME).map(Message::Ticked)
        } else {
            Subscription::none()
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let scene = Scene::new(self, context);
        let table = scene::view(&scene);
        match self.overlay {
            None => table,
            Some(Overlay::Menu) => menu::menu(table, &scene),
            Some(Overlay::Leaving) => menu::leaving(table, &scene),
            Some(Overlay::Gauge) => gauge::dialog(table, &scene),
        }
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        if self.motion.is_playing() {
            return None;
        }
        let seat = self.table.asked().filter(|seat| self.table.is_human(*seat))?;
        let shared = self.table.viewer().is_none();
        Some(Desk::new(self.table.state(), seat, self.selection, shared))
    }

    /// The question whose dice are rolling.
    fn rolling_desk(&self) -> Option<Desk<'_>> {
        let (state, selection, seat) = self.rolling.as_ref()?;
        let shown = self.motion.shown();
        let rolls = self.motion.is_playing() && shown.active() == *seat && !shown.turn().fixed;
        let shared = self.table.viewer().is_none();
        rolls.then(|| Desk::new(state, *seat, *selection, shared))
    }

    /// Cards that people may use although somebody else is asked, or besides what they are asked.
    fn free(&self) -> impl Iterator<Item = crate::engine::classic::Use> + '_ {
        let open = !self.motion.is_playing() && self.overlay.is_none();
        let mut answers = Vec::new();
        for seat in self.table.humans().filter(|_| open) {
            self.table.state().free_actions(seat, &mut answers);
        }
        answers.into_iter().filter_map(|answer| match answer {
            Answer::Use(used) => Some(used),
            _ => None,
        })
    }

    /// Does nobody play any more who could be asked?
    fn only_bots_are_left(&self) -> bool {
        let state = self.table.state();
        self.is_running() && !self.table.humans().any(|seat| state.player(seat).alive)
    }

    /// Is somebody else at work, so that one can only watch?
    fn is_watching(&self) -> bool {
        self.table.asked().is_some_and(|seat| !self.table.is_human(seat))
    }

    fn log_is_open(&self, context: Context<'_>) -> bool {
        self.log.unwrap_or_else(|| scene::opens_log(context.size))
    }

    /// Something was pressed at a question; it counts only there, and when it can be done.
    fn act(&mut self, ticket: u64, act: Option<Act>, context: Context<'_>) -> Action {
        if ticket != self.table.ticket() || self.motion.is_playing() || self.overlay.is_some() {
            return Action::None;
        }
        let Some(act) = act else { return Action::None };
        if let Act::Say(answer) = act {
            return if self.may_say(answer) {
                self.say(answer, context)
            } else {
                Action::None
            };
        }
        let Some(desk) = self.desk() else {
            return Action::None;
        };
        let all = desk.state.turn().dice.all();
        let split = match act {
            Act::Spend(purpose, more) => desk.spend(purpose, more),
            _ => None,
        };
        let selection = &mut self.selection;
        match act {
            Act::Keep(die) => selection.kept ^= (1 << die) & all,
            Act::KeepAll(keep) => selection.kept = if keep { all } else { 0 },
            Act::Pick(die) => selection.die = die,
            Act::Spend(..) => selection.split = split.unwrap_or(selection.split),
            Act::Buying => selection.buying = !selection.buying,
            Act::Uncover => selection.uncovered = true,
            Act::Say(_) => {}
        }
        Action::None
    }

    /// People speak for themselves: at their own question, or with a card that may be used at any time.
    fn may_say(&self, answer: Answer) -> bool {
        let asked = self.table.asked();
        let own = asked.is_some_and(|seat| self.table.is_human(seat));
        let free = || self.free().any(|used| Answer::Use(used) == answer);
        self.table.state().offers(answer) && (own || free())
    }

    fn say(&mut self, answer: Answer, context: Context<'_>) -> Action {
        if let (Answer::Reroll(_), Some(seat)) = (answer, self.table.asked()) {
            self.rolling = Some((*self.table.state(), self.selection, seat));
        }
        match self.table.answer(answer) {
            Some(told) => self.after(told, context),
            None => Action::None,
        }
    }

    fn after(&mut self, told: Vec<Told<State>>, context: Context<'_>) -> Action {
        self.take_in(told);
        self.go_on(context)
    }

    fn take_in(&mut self, told: Vec<Told<State>>) {
        self.thought = None;
        for (event, state) in told {
            self.fates.hear(&event);
            self.motion.tell(event, state);
        }
        self.say_the_foregone();
        let state = self.table.state();
        if self.hurried.is_some_and(|turn| turn == state.turn().number) && self.is_watching() || self.rushing
        {
            self.motion.skip();
        } else {
            self.hurried = None;
        }
        self.reselect();
    }

    /// People are not asked for an order that makes no difference.
    fn say_the_foregone(&mut self) {
        while let Some(answer) = order::foregone(self.table.state())
            && self.table.asked().is_some_and(|seat| self.table.is_human(seat))
            && let Some(told) = self.table.answer(answer)
        {
            for (event, state) in told {
                self.motion.tell(event, state);
            }
        }
    }

    /// A new question: what was selected for the last one is forgotten, except for what lasts.
    fn reselect(&mut self) {
        let state = self.table.state();
        let before = self.selection;
        let same_roll = state.question().what == What::Roll && state.turn().rolls > 1;
        let hearts = state.turn().sizes[Face::Heart.index()];
        let same_seat = self.chronicle.asked == self.table.asked();
        self.selection = Selection {
            kept: if same_roll {
                before.kept & state.turn().dice.all()
            } else {
                0
            },
            split: Split {
                heal: hearts,
                ..Split::default()
            },
            uncovered: before.uncovered && same_seat,
            ..Selection::default()
        };
        self.chronicle.asked = self.table.asked();
    }

    /// Lets whatever can go on go on: the log listens to the show, bots think meanwhile and speak after it.
    fn go_on(&mut self, context: Context<'_>) -> Action {
        let mut tasks = Vec::new();
        loop {
            self.listen(context);
            tasks.extend(self.table.think(Message::BotThought));
            if self.motion.is_playing() || self.overlay.is_some() {
                break;
            }
            if let Some(summary) = self.summary() {
                return Action::GameOver(Box::new(summary));
            }
            let ticket = self.table.ticket();
            let Some((_, thought)) = self.thought.take_if(|(about, _)| *about == ticket) else {
                break;
            };
            let offered = thought.filter(|answer| self.table.state().offers(*answer));
            if offered.is_none() {
                log::warn!("a bot had nothing to say to {:?}", self.table.state().question());
            }
            let Some(told) = offered
                .or_else(|| self.table.fallback())
                .and_then(|answer| self.table.answer(answer))
            else {
                break;
            };
            self.take_in(told);
        }
        if !self.motion.is_playing() {
            self.rolling = None;
        }
        let ticket = self.table.ticket();
        if self.desk().is_some() && self.fresh.is_none_or(|(about, _)| about != ticket) {
            self.fresh = Some((ticket, Instant::now()));
        }
        if tasks.is_empty() {
            Action::None
        } else {
            Action::Run(Task::batch(tasks))
        }
    }

    fn listen(&mut self, context: Context<'_>) {
        let names = self.table.names(context.words);
        let viewer = self.table.viewer();
        for (event, _) in self.motion.take_said() {
            self.chronicle.tell(event, context.words, &names, viewer);
        }
    }

    /// The finished game, told once.
    fn summary(&mut self) -> Option<Summary> {
        let outcome = self.table.state().outcome()?;
        if std::mem::replace(&mut self.told_the_end, true) {
            return None;
        }
        Some(Summary {
            table: self.setup.clone(),
            outcome,
            turns: self.table.state().turn().number,
            last: *self.table.state(),
            seed: self.table.seed(),
            falls: self.fates.falls().to_vec(),
        })
    }
}

fn play_asked(state: &State) -> Option<Seat> {
    match state.asks() {
        crate::engine::Asked::Seat(seat) => Some(seat),
        crate::engine::Asked::Nature | crate::engine::Asked::NoOne => None,
    }
}

#[cfg(test)]
impl Play {
    /// A game that goes on from a position, everybody a person unless the arrangement says otherwise.
    fn at(setup: TableSetup, state: State, context: Context<'_>) -> Self {
        let mut play = Self::still(setup, context);
        play.table = Table::new(Seating {
            start: state,
            seats: play.setup.seats.clone(),
            seed: Some(1),
        });
        play.motion = Motion::new(state, context.settings.speed);
        play.reselect();
        play
    }
}
