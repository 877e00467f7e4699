//! The classic game being played.
//!
//! The [`Frame`] holds the game, its bots, the show and the log; here stands what the classic game makes of it: `choice`
//! says what a person can do at a question, `speech` and `label` say it in words, `keys` finds the key for it. What is
//! drawn is cut by region: `stage` (city, dice, what just happened), `panel` (the question), `spread` (cards to choose),
//! `market`, `boards` and `gauge`. What the frame must know of the game is in `game` and `table`.
//!
//! Whoever answers carries the ticket of the question: what was meant for another one is dropped.

mod advice;
mod boards;
mod choice;
mod game;
mod gauge;
mod keys;
mod label;
mod market;
mod order;
mod panel;
mod recall;
mod scene;
mod speech;
mod spread;
mod stage;
mod table;
#[cfg(test)]
mod tests;

use super::Context;
use crate::storage::TableSetup;
use crate::ui::finish::Summary;
use crate::ui::frame::{self, Frame, Overlay};
use crate::ui::review::Hint;
use choice::{Act, Desk, Selection};
use engine::classic::{Answer, Face, Key, Split, State, What};
use engine::{Game, Seat};
use game::Look;
use iced::keyboard;
use iced::{Element, Subscription, Task};
use scene::Scene;
use std::time::Instant;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// What happens at any game.
    Frame(frame::Message<Answer>),
    /// Something was pressed or typed at the question of this ticket.
    Acted(u64, Act),
    /// A die was pressed.
    DiePressed(u64, usize),
    /// A group of dice was pressed.
    GroupPressed(u64, Face),
    /// A kept card was pressed.
    CardPressed(u64, Key),
    /// The wickedness gauge was opened or closed.
    GaugePressed,
}

impl From<frame::Message<Answer>> for Message {
    fn from(message: frame::Message<Answer>) -> Self {
        Self::Frame(message)
    }
}

/// What the parent shall do.
pub type Action = frame::Wish<Message, Summary>;

/// A game.
#[derive(Debug)]
pub struct Play {
    /// Who sits where, as it was arranged: a table without a seed has none here either, so that a rematch differs.
    setup: TableSetup,
    frame: Frame<State>,
    selection: Selection,
    /// Which question the selection was made for.
    selected_at: u64,
    /// Who was asked it.
    asked: Option<Seat>,
    /// The question that is being answered by the dice in the air: its panel stays meanwhile.
    rolling: Option<(State, Selection, Seat)>,
    /// What is pointed out where it is only looked at.
    hint: Option<Hint>,
}

impl Play {
    /// Begins a game; the task is its first one.
    pub fn new(setup: TableSetup, context: Context<'_>) -> (Self, Task<Message>) {
        let mut play = Self::still(setup, context);
        let action = play.frame.begin(context);
        let task = match play.follow(action) {
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
        play.frame.pose(turns, context);
        play.reselect();
        play
    }

    /// Opens the hint, or the reasons of the last bot, for pictures.
    pub fn pose_aside(&mut self, reasons: bool) {
        self.frame.pose_aside(reasons);
    }

    fn still(mut setup: TableSetup, context: Context<'_>) -> Self {
        setup.mend();
        let frame = Frame::new(setup.clone(), context);
        Self {
            setup,
            selection: Selection::default(),
            selected_at: frame.table().ticket(),
            asked: None,
            rolling: None,
            hint: None,
            frame,
        }
    }

    /// Would leaving lose anything?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.frame.is_running()
    }

    /// Does Tokyo pay energy, as in the variant for two?
    #[must_use]
    pub fn is_variant(&self) -> bool {
        self.frame.state().two_player_variant()
    }

    /// Can hints be asked for at this table?
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.setup.hints
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        self.frame.set_speed(context.settings.speed);
        match message {
            Message::Frame(message) => {
                let action = self.frame.update(message, context);
                self.follow(action)
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
            Message::GaugePressed if self.frame.state().gauge() => {
                let action = self.frame.look(Look::Gauge, context);
                self.follow(action)
            }
            Message::GaugePressed => Action::None,
        }
    }

    /// Does what the frame wants, after it may have gone on to another question.
    fn follow(&mut self, action: frame::Action<Answer>) -> Action {
        if self.selected_at != self.frame.table().ticket() {
            self.reselect();
        }
        if !self.frame.show().is_playing() {
            self.rolling = None;
        }
        action.wish(Message::Frame, || self.summary())
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
            desk: self.desk().filter(|_| self.frame.overlay().is_none()),
            ticket: self.frame.table().ticket(),
            shows: self.frame.show().is_playing(),
            dialog: self.frame.overlay(),
            gauge: self.frame.state().gauge(),
            free: self.free().next().map(Answer::Use),
            result: self.frame.only_bots_are_left(),
            hint: self.frame.may_hint(),
            hinting: self.frame.is_hinting(),
        };
        let too_soon = self.frame.is_too_soon(now);
        keys::hotkey(key, modifiers, &at)
            .filter(|message| !(too_soon && matches!(message, Message::Acted(_, Act::Say(_)))))
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<Message> {
        self.frame.subscription().map(Message::Frame)
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let scene = Scene::new(self, context);
        let table = scene::view(&scene);
        match self.frame.overlay() {
            Some(Overlay::Look(Look::Gauge)) => gauge::dialog(table, &scene),
            None | Some(Overlay::Menu | Overlay::Leaving) => self.frame.view(table, context.words),
        }
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        let seat = self.frame.asked()?;
        let shared = self.frame.table().viewer().is_none();
        Some(Desk::new(self.frame.state(), seat, self.selection, shared))
    }

    /// The question whose dice are rolling.
    fn rolling_desk(&self) -> Option<Desk<'_>> {
        let (state, selection, seat) = self.rolling.as_ref()?;
        let shown = self.frame.show().shown();
        let rolls = self.frame.show().is_playing() && shown.active() == *seat && !shown.turn().fixed;
        let shared = self.frame.table().viewer().is_none();
        rolls.then(|| Desk::new(state, *seat, *selection, shared))
    }

    /// Cards that people may use although somebody else is asked, or besides what they are asked.
    fn free(&self) -> impl Iterator<Item = engine::classic::Use> + '_ {
        let open =
            !self.frame.show().is_playing() && self.frame.overlay().is_none() && !self.frame.is_still();
        let mut answers = Vec::new();
        for seat in self.frame.table().humans().filter(|_| open) {
            self.frame.state().free_actions(seat, &mut answers);
        }
        answers.into_iter().filter_map(|answer| match answer {
            Answer::Use(used) => Some(used),
            _ => None,
        })
    }

    /// Something was pressed at a question; it counts only there, and when it can be done.
    fn act(&mut self, ticket: u64, act: Option<Act>, context: Context<'_>) -> Action {
        if !self.frame.listens_to(ticket) {
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
        let asked = self.frame.table().asked();
        let own = asked.is_some_and(|seat| self.frame.table().is_human(seat));
        let free = || self.free().any(|used| Answer::Use(used) == answer);
        self.frame.state().offers(answer) && (own || free())
    }

    fn say(&mut self, answer: Answer, context: Context<'_>) -> Action {
        if let (Answer::Reroll(_), Some(seat)) = (answer, self.frame.table().asked()) {
            self.rolling = Some((*self.frame.state(), self.selection, seat));
        }
        let action = self.frame.say(answer, context);
        self.follow(action)
    }

    /// A new question: what was selected for the last one is forgotten, except for what lasts.
    fn reselect(&mut self) {
        let state = self.frame.state();
        let before = self.selection;
        let same_roll = state.question().what == What::Roll && state.turn().rolls > 1;
        let hearts = state.turn().sizes[Face::Heart.index()];
        let same_seat = self.asked == self.frame.table().asked();
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
        self.asked = self.frame.table().asked();
        self.selected_at = self.frame.table().ticket();
    }

    /// The finished game.
    fn summary(&self) -> Option<Summary> {
        let game = self.frame.table().session();
        Some(Summary {
            table: self.setup.clone(),
            outcome: game.state().outcome()?,
            game: game.clone(),
            falls: self.frame.fates().falls().to_vec(),
        })
    }
}

#[cfg(test)]
impl Play {
    /// A game that goes on from a position, everybody a person unless the arrangement says otherwise.
    fn at(setup: TableSetup, state: State, context: Context<'_>) -> Self {
        let mut play = Self::still(setup, context);
        let seating = frame::Seating {
            start: state,
            seats: play.setup.seats.clone(),
            seed: Some(1),
            hints: play.setup.hints,
        };
        play.frame = Frame::new(seating, context);
        play.reselect();
        play
    }
}
