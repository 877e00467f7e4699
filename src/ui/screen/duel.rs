//! Duel being played.
//!
//! The [`Frame`] holds the game, its bots, the show and the log; here stands what Duel makes of it: `choice` says what a
//! person can do at a question, `foresight` what that would lead to, `place` where a token in the hand hovers, `keys` finds the
//! key for it. What the frame must know of the game is in `game`.
//!
//! Whoever answers carries the ticket of the question: what was meant for another one is dropped.

mod choice;
mod foresight;
mod game;
mod keys;
mod place;

use super::Context;
use crate::engine::duel::{Answer, Choice as Among, Face, Outcome, Placing, State, Track, What};
use crate::engine::{Game, Seat};
use crate::storage::DuelSetup;
use crate::ui::frame::{self, Frame, Overlay};
use choice::{Act, Desk, Selection};
use game::Look;
use iced::keyboard;
use iced::{Element, Subscription, Task};
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
    /// A space of a track was pressed.
    SpacePressed(u64, Track, i8),
    /// The token in the hand was dropped here.
    Dropped(u64, Placing),
    /// A player's power and cards were opened or closed.
    Read(Seat),
}

impl From<frame::Message<Answer>> for Message {
    fn from(message: frame::Message<Answer>) -> Self {
        Self::Frame(message)
    }
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

/// A finished game of Duel: all that the result needs.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Who sat where, for names, colours and the rematch.
    pub setup: DuelSetup,
    /// Who won and how.
    pub outcome: Outcome,
    /// How many turns were played.
    pub turns: u16,
    /// The last position.
    pub last: State,
    /// The number from which its chance was drawn.
    pub seed: u64,
}

/// A game.
#[derive(Debug)]
pub struct Duel {
    /// Who sits where, as it was arranged: a table without a seed has none here either, so that a rematch differs.
    setup: DuelSetup,
    frame: Frame<State>,
    selection: Selection,
    /// Which question the selection was made for.
    selected_at: u64,
    /// The question that is being answered by the dice in the air: its panel stays meanwhile.
    rolling: Option<(State, Selection, Seat)>,
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

    fn still(setup: DuelSetup, context: Context<'_>) -> Self {
        let frame = Frame::new(setup.clone(), context);
        Self {
            setup,
            selection: Selection::default(),
            selected_at: frame.table().ticket(),
            rolling: None,
            frame,
        }
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
            Message::SpacePressed(ticket, track, x) => {
                let act = self.desk().and_then(|desk| desk.space(track, x));
                self.act(ticket, act, context)
            }
            Message::Dropped(ticket, placing) => {
                let act = self.desk().and_then(|desk| desk.drop_at(placing));
                self.act(ticket, act, context)
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
        match action {
            frame::Action::None => Action::None,
            frame::Action::Run(task) => Action::Run(task.map(Message::Frame)),
            frame::Action::Over => self
                .summary()
                .map_or(Action::None, |summary| Action::GameOver(Box::new(summary))),
            frame::Action::Leave => Action::Leave,
            frame::Action::Settings => Action::Settings,
            frame::Action::Help => Action::Help,
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
            desk: self.desk().filter(|_| self.frame.overlay().is_none()),
            ticket: self.frame.table().ticket(),
            shows: self.frame.show().is_playing(),
            dialog: self.frame.overlay(),
            result: self.frame.only_bots_are_left(),
            near: self.near(),
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
        let names = self.frame.names(context.words);
        let houses = self.frame.houses();
        let table = self.frame.log(context.words, &names, &houses);
        self.frame.view(table, context.words)
    }

    /// The player at the near edge of the table: the only person, and otherwise whoever sits there first.
    fn near(&self) -> Seat {
        self.frame.table().viewer().unwrap_or(Seat(0))
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        let seat = self.frame.asked()?;
        Some(Desk::new(self.frame.state(), seat, self.selection))
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
        let (all, legal) = (desk.state.turn().dice.all(), desk.allows(act));
        if !legal {
            return Action::None;
        }
        let selection = &mut self.selection;
        match act {
            Act::Say(answer) => return self.say(answer, context),
            Act::Die(die) => selection.dice ^= 1 << die,
            Act::KeepAll(keep) => selection.dice = if keep { all } else { 0 },
            Act::Hover(buzz, placing) => selection.hand = Some((buzz, placing)),
            Act::Aim(card) => selection.aiming = card,
            Act::Buying => selection.buying = !selection.buying,
        }
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

    /// Opens a player's power and cards to be read, or closes them.
    fn read(&mut self, seat: Seat, context: Context<'_>) -> Action {
        let action = self.frame.look(Look::Player(seat), context);
        self.follow(action)
    }

    /// A new question: what was selected for the last one is forgotten, except for the dice that were kept.
    fn reselect(&mut self) {
        let state = self.frame.state();
        let before = self.selection;
        let what = state.question().what;
        let dice = match what {
            What::Roll => {
                let all = state.turn().dice.all();
                let again = state.rerollable();
                // Throwing again is the exception once only some dice can be.
                if state.turn().rolls > 1 && again == all {
                    before.dice & all
                } else if again == all {
                    0
                } else {
                    all
                }
            }
            _ => 0,
        };
        self.selection = Selection {
            dice,
            ..Selection::default()
        };
        if let crate::engine::Asked::Seat(seat) = state.asks() {
            let desk = Desk::new(state, seat, self.selection);
            let hand = place::first(&desk.places(), state.side(seat));
            self.selection.hand = hand;
        }
        self.selected_at = self.frame.table().ticket();
    }

    /// The finished game.
    fn summary(&self) -> Option<Summary> {
        let last = *self.frame.state();
        Some(Summary {
            setup: self.setup.clone(),
            outcome: last.outcome()?,
            turns: last.turn().number,
            last,
            seed: self.frame.table().seed(),
        })
    }
}
