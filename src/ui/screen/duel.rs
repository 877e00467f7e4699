//! Duel being played.
//!
//! The [`GameFrame`] holds the game, its bots, the show and the log; here stands what Duel makes of it: `choice` says what a
//! person can do at a question, `foresight` what that would lead to, `place` where a token in the hand hovers, `keys` finds
//! the key for it; the words come from [`i18n::duel`](words::duel). What is drawn is cut by region: `stage` (tracks and
//! `dice`, with the `banner` over them), `panel` (the question), `market`, `boards`, and `air` over all of it. What the frame
//! must know of the game is in `game` and `table`.
//!
//! Whoever answers carries the ticket of the question: what was meant for another one is dropped.

mod advice;
mod air;
mod banner;
mod boards;
mod choice;
mod dice;
mod foresight;
mod game;
mod keys;
mod market;
mod panel;
mod place;
mod read;
mod recall;
mod scene;
mod stage;
mod table;
#[cfg(test)]
mod tests;

use crate::storage::DuelSetup;
use crate::ui::Context;
use crate::ui::finish::DuelSummary;
use crate::ui::frame::{self, GameFrame, Overlay};
use crate::ui::review::Hint;
use choice::{Act, Desk, Selection};
use engine::Seat;
use engine::duel::{Answer, Buzz, Face, Placing, State, What};
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
    /// The pointer is on an answer now, or no longer.
    Looked(u64, Answer, bool),
    /// The token in the hand hovers over another place, or over none.
    Hovered(u64, Option<Placing>),
    /// The token in the hand was taken up.
    Grabbed(u64),
    /// A token was laid here.
    Dropped(u64, Buzz, Placing),
    /// The token was let go where it cannot lie.
    LetGo,
    /// A player's power and cards were opened or closed.
    Read(Seat),
}

impl From<frame::Message<Answer>> for Message {
    fn from(message: frame::Message<Answer>) -> Self {
        Self::Frame(message)
    }
}

/// What the parent shall do.
pub type Action = frame::Wish<Message, DuelSummary>;

/// A game.
#[derive(Debug)]
pub struct Duel {
    /// Who sits where, as it was arranged: a table without a seed has none here either, so that a rematch differs.
    setup: DuelSetup,
    frame: GameFrame<State>,
    selection: Selection,
    /// Which question the selection was made for.
    selected_at: u64,
    /// The answer that the pointer is on.
    looked: Option<Answer>,
    /// The token in the hand is being dragged.
    dragging: bool,
    /// The question that is being answered by the dice in the air: its panel stays meanwhile.
    rolling: Option<(State, Selection, Seat)>,
    /// What is pointed out where it is only looked at.
    hint: Option<Hint>,
}

impl Duel {
    /// Begins a game; the task is its first one.
    pub fn new(setup: DuelSetup, context: Context<'_>) -> (Self, Task<Message>) {
        let mut duel = Self::still(setup, context);
        let action = duel.frame.begin(context);
        let task = match duel.follow(action) {
            Action::Run(task) => task,
            Action::None | Action::Leave | Action::GameOver(_) | Action::Settings | Action::Help => {
                Task::none()
            }
        };
        (duel, task)
    }

    /// A game in which `turns` turns have been played by bots, for pictures. People are asked then.
    #[must_use]
    pub fn posed(setup: DuelSetup, turns: u16, context: Context<'_>) -> Self {
        let mut duel = Self::still(setup, context);
        duel.frame.pose(turns, context);
        duel.reselect();
        duel
    }

    /// Opens the hint, or the reasons of the last bot, for pictures.
    pub fn pose_aside(&mut self, reasons: bool) {
        self.frame.pose_aside(reasons);
    }

    fn still(setup: DuelSetup, context: Context<'_>) -> Self {
        let frame = GameFrame::new(setup.clone(), context);
        Self {
            setup,
            selection: Selection::default(),
            selected_at: frame.table().ticket(),
            looked: None,
            dragging: false,
            rolling: None,
            hint: None,
            frame,
        }
    }

    /// Does The King duel? He has rules of his own.
    #[must_use]
    pub fn has_king(&self) -> bool {
        self.setup.has_king()
    }

    /// Can hints be asked for at this table?
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.setup.hints
    }

    /// Would leaving lose anything?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.frame.is_running()
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
            Message::Looked(ticket, answer, there) => {
                // The pointer may come to one answer before it is told to have left another.
                if there && ticket == self.frame.table().ticket() {
                    self.looked = Some(answer);
                } else if self.looked == Some(answer) {
                    self.looked = None;
                }
                Action::None
            }
            Message::Hovered(ticket, place) => {
                if let (true, Some(place), Some((_, at))) =
                    (self.frame.listens_to(ticket), place, &mut self.selection.hand)
                {
                    *at = place;
                }
                Action::None
            }
            Message::Grabbed(ticket) => {
                self.dragging = self.frame.listens_to(ticket);
                Action::None
            }
            Message::Dropped(ticket, buzz, placing) => {
                self.dragging = false;
                let act = self.desk().and_then(|desk| desk.drop_at(buzz, placing));
                self.act(ticket, act, context)
            }
            Message::LetGo => {
                self.dragging = false;
                Action::None
            }
            Message::Read(seat) => self.read(seat, context),
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
        let at = keys::Situation {
            desk: self.desk().filter(|_| self.frame.overlay().is_none()),
            ticket: self.frame.table().ticket(),
            shows: self.frame.show().is_playing(),
            dialog: self.frame.overlay(),
            result: self.frame.only_bots_are_left(),
            hint: self.frame.may_hint(),
            hinting: self.frame.is_hinting(),
            near: self.near(),
            far: self.frame.state().rival(self.near()),
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
            Some(Overlay::Look(Look::Player(seat))) => read::dialog(table, &scene, seat),
            None | Some(Overlay::Menu | Overlay::Leaving) => self.frame.view(table, context.words),
        }
    }

    /// The player at the near edge of the table: the only person, and otherwise whoever sits there first.
    fn near(&self) -> Seat {
        self.frame.table().viewer().unwrap_or(Seat(0))
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        let seat = self.frame.asked()?;
        Some(Desk::new(self.frame.state(), seat, self.selection).facing(self.near()))
    }

    /// The question whose dice are rolling.
    fn rolling_desk(&self) -> Option<Desk<'_>> {
        let (state, selection, seat) = self.rolling.as_ref()?;
        let show = self.frame.show();
        let shown = show.shown();
        let rolls = show.is_playing() && shown.active() == *seat && !shown.turn().counting;
        let same = shown.turn().number == state.turn().number && shown.turn().resolved == 0;
        (rolls && same).then(|| Desk::new(state, *seat, *selection))
    }

    /// Something was pressed at a question; it counts only there, and when it can be done.
    fn act(&mut self, ticket: u64, act: Option<Act>, context: Context<'_>) -> Action {
        if !self.frame.listens_to(ticket) {
            return Action::None;
        }
        let Some(desk) = self.desk() else {
            return Action::None;
        };
        let Some(act) = act else { return Action::None };
        let all = desk.state.turn().dice.all();
        if !desk.allows(act) {
            return Action::None;
        }
        if let Act::Say(answer) = act {
            return self.say(answer, context);
        }
        self.selection = self.selection.after(act, all);
        Action::None
    }

    fn say(&mut self, answer: Answer, context: Context<'_>) -> Action {
        let asked = self.frame.table().asked();
        if let (Answer::Reroll(_), Some(seat)) = (answer, asked) {
            self.rolling = Some((*self.frame.state(), self.selection, seat));
        }
        let action = self.frame.say(answer, context);
        self.follow(action)
    }

    /// Opens a player's power and cards to be read, instead of the other one's, or closes them.
    fn read(&mut self, seat: Seat, context: Context<'_>) -> Action {
        let other = Look::Player(self.frame.state().rival(seat));
        if self.frame.overlay() == Some(Overlay::Look(other)) {
            let _ = self.frame.look(other, context);
        }
        let action = self.frame.look(Look::Player(seat), context);
        self.follow(action)
    }

    /// A new question: what was selected for the last one is forgotten, except for the dice that were kept.
    fn reselect(&mut self) {
        let state = self.frame.state();
        let (before, all) = (self.selection, state.turn().dice.all());
        self.selection = Selection::of(state);
        if state.question().what == What::Roll && state.turn().rolls > 1 && state.rerollable() == all {
            self.selection.dice = before.dice & all;
        }
        (self.looked, self.dragging) = (None, false);
        self.selected_at = self.frame.table().ticket();
    }

    /// The finished game.
    fn summary(&self) -> Option<DuelSummary> {
        let game = self.frame.table().session();
        Some(DuelSummary {
            setup: self.setup.clone(),
            outcome: game.state().outcome()?,
            game: game.clone(),
        })
    }
}

#[cfg(test)]
impl Duel {
    /// A game that goes on from a position, everybody a person unless the arrangement says otherwise.
    fn at(setup: DuelSetup, state: &State, context: Context<'_>) -> Self {
        let mut duel = Self::still(setup, context);
        let seating = frame::Seating {
            start: *state,
            seats: duel.setup.seats.to_vec(),
            seed: Some(1),
            hints: duel.setup.hints,
        };
        duel.frame = GameFrame::new(seating, context);
        duel.reselect();
        duel
    }
}
