//! Duel being played.
//!
//! The [`GameFrame`](frame::GameFrame) holds the game, its bots, the show and the log; here stands what Duel
//! makes of it: `choice` says what a person can do at a question, `foresight` what that would lead to,
//! `place` where a token in the hand hovers, `order` what is not asked, `keys` finds the key for it; the
//! words come from [`words::duel`]. Where everything lies says `layout`. What is drawn is cut by region: `stage` (the
//! arena, the tracks with the `banner` over them, and `dice`), `panel` (the question), `answers` (its buttons), `spread` (cards to choose), `market`, `boards`, and `air`
//! over all of it; `recap` sums up the rival's turn. What the frame must know of the game is in `game` and `seating`.
//!
//! Whoever answers carries the ticket of the question: what was meant for another one is dropped.

mod advice;
mod answers;
mod boards;
mod choice;
mod dice;
mod foresight;
mod game;
mod keys;
mod layout;
mod market;
mod panel;
mod place;
mod read;
mod recap;
mod scene;
mod seating;
mod sounds;
mod spread;
mod stage;
#[cfg(test)]
pub(crate) mod tests;
mod tips;

use crate::storage::DuelSetup;
use crate::ui::Context;
use crate::ui::finish::{DuelSummary, Finished};
use crate::ui::frame::choice::KeptDice;
use crate::ui::frame::keys::Pressed;
use crate::ui::frame::lesson::Topic;
use crate::ui::frame::{self, Overlay};
use crate::ui::game_screen::{GameScreen, ScreenGame, Wish, variant_name};
use crate::ui::show::pose::Flick;
use crate::ui::widget::bubble::Callout;
use crate::ui::widget::dice::DiceView as _;
use choice::{Act, Desk, Selection};
use engine::Seat;
use engine::duel::{Answer, Buzz, Face, Placing, State, What};
use engine::parts::DiceMask;
use game::Look;
use iced::{Element, Rectangle, Subscription};
use scene::Scene;
use sound::Effect;
use std::time::Duration;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// What happens at any game.
    Frame(frame::Message<Answer>),
    /// Something was pressed or typed at the question of this ticket.
    Acted(u64, Act),
    /// A die was pressed.
    DiePressed(u64, usize),
    /// The dice that are to be thrown were flicked.
    Flicked(u64, Flick),
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
    /// What has happened since the last turn has been shown long enough.
    RecapRead,
}

impl From<frame::Message<Answer>> for Message {
    fn from(message: frame::Message<Answer>) -> Self {
        Self::Frame(message)
    }
}

/// What the parent shall do.
pub type Action = Wish<State>;

/// A game.
pub type Duel = GameScreen<State>;

/// What its screen remembers besides the selection.
#[derive(Debug, Default)]
pub struct Own {
    /// The answer that the pointer is on.
    looked: Option<Answer>,
    /// The token in the hand is being dragged.
    dragging: bool,
    /// The question at which what has happened since the last turn has been read.
    read: Option<u64>,
    /// The dice that are kept.
    kept: KeptDice<DiceMask>,
    /// The question at which the token in the hand has gone where it is advised, or has been moved by keys: from there
    /// on it stays in the hands of whoever is asked.
    heeded: Option<u64>,
}

/// How long that is shown to somebody who does not act.
const RECAP: Duration = Duration::from_secs(15);

impl ScreenGame for State {
    type Setup = DuelSetup;
    type Summary = DuelSummary;
    type Message = Message;
    type Selection = Selection;
    type Own = Own;

    fn update(screen: &mut Duel, message: Message, context: Context<'_>) -> Action {
        screen.answer(message, context)
    }

    fn reselect(screen: &mut Duel) {
        screen.reselect();
    }

    fn heed(screen: &mut Duel) {
        screen.heed();
    }

    fn key(screen: &Duel, pressed: Pressed) -> Option<Message> {
        keys::at_table(screen, pressed)
    }

    /// C again reads the other player's, and once more closes.
    fn key_over(screen: &Duel, Look::Player(seat): Look, pressed: Pressed) -> Option<Message> {
        let near = screen.near();
        let next = if seat == near {
            screen.frame.state().rival(near)
        } else {
            seat
        };
        (pressed.letter == Some('c')).then_some(Message::Read(next))
    }

    fn take_back(screen: &Duel) -> Option<Message> {
        keys::take_back(screen)
    }

    fn throws_again(answer: Answer) -> bool {
        matches!(answer, Answer::Reroll(_))
    }

    fn listen(screen: &Duel) -> Subscription<Message> {
        if screen.recap().is_some() {
            iced::time::every(RECAP).map(|_| Message::RecapRead)
        } else {
            Subscription::none()
        }
    }

    fn draw<'a>(screen: &'a Duel, context: Context<'a>) -> Element<'a, Message> {
        let scene = Scene::new(screen, context);
        let table = scene::view(&scene);
        match screen.frame.looked_at() {
            Some(Look::Player(seat)) => read::dialog(table, &scene, seat),
            None => screen.frame.view(table, context.words),
        }
    }

    fn place(screen: &Duel, context: Context<'_>) -> Rectangle {
        Scene::new(screen, context).layout.room.question
    }

    fn callout(screen: &Duel, topic: Topic, context: Context<'_>) -> Callout {
        Scene::new(screen, context).callout(topic)
    }

    fn summary(setup: &DuelSetup, played: Finished<Self>, (): &()) -> Option<DuelSummary> {
        Some(DuelSummary {
            setup: setup.clone(),
            outcome: played.state().outcome(),
            game: played,
        })
    }

    fn question_name(&self) -> String {
        variant_name(&self.question().what)
    }

    fn kept_dice(&self, answer: Answer) -> Option<DiceMask> {
        let all = self.turn().dice.all();
        match answer {
            Answer::Reroll(thrown) => Some(all & !thrown),
            Answer::Done if self.question().what == What::Roll => Some(all),
            _ => None,
        }
    }
}

impl Duel {
    fn answer(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Frame(message) => {
                if matches!(message, frame::Message::HintPressed) {
                    // Whoever asks for it wants to see it.
                    self.own.heeded = None;
                }
                let action = self.frame.update(message, context);
                self.follow(action)
            }
            Message::Acted(ticket, act) => self.act(ticket, Some(act), context),
            Message::DiePressed(ticket, die) => {
                let act = self.desk().and_then(|desk| desk.die(u8::try_from(die).ok()?));
                self.frame.sound(act.is_some().then_some(Effect::Keep));
                self.act(ticket, act, context)
            }
            Message::Flicked(ticket, flick) => {
                let act = self.desk().and_then(|desk| desk.throws());
                if act.is_some() && self.frame.listens_to(ticket) && !self.frame.is_too_soon(context.now) {
                    self.frame.flick(flick);
                }
                self.act(ticket, act, context)
            }
            Message::GroupPressed(ticket, face) => {
                let act = self.desk().and_then(|desk| desk.group(face));
                self.act(ticket, act, context)
            }
            Message::Looked(ticket, answer, there) => {
                // The pointer may come to one answer before it is told to have left another.
                if there && ticket == self.frame.table().ticket() {
                    self.own.looked = Some(answer);
                } else if self.own.looked == Some(answer) {
                    self.own.looked = None;
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
                self.own.dragging = self.frame.listens_to(ticket);
                Action::None
            }
            Message::Dropped(ticket, buzz, placing) => {
                self.own.dragging = false;
                let act = self.desk().and_then(|desk| desk.drop_at(buzz, placing));
                self.act(ticket, act, context)
            }
            Message::LetGo => {
                self.own.dragging = false;
                Action::None
            }
            Message::Read(seat) => self.read(seat, context),
            Message::RecapRead => {
                self.own.read = Some(self.frame.table().ticket());
                Action::None
            }
        }
    }

    /// The player at the near edge of the table: the only person, and otherwise whoever sits there first.
    fn near(&self) -> Seat {
        self.frame.table().viewer().unwrap_or(Seat(0))
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        let seat = self.frame.asked()?;
        let desk = Desk::new(self.frame.state(), seat, self.selection).facing(self.near());
        let thrown = dice::thrown(self.frame.show(), Some(&desk));
        let lie = thrown.left_to_right().map(|nth| thrown.which(nth)).collect();
        Some(desk.wanting(self.frame.wanted()).numbered_as(lie))
    }

    /// What whoever is asked has to be told before they act.
    fn recap(&self) -> Option<recap::Recap> {
        // Also before one throws the first dice.
        let asked = self.frame.asked().or(self.frame.thrower());
        let seat = asked.filter(|_| !self.frame.is_still())?;
        let unread = self.own.read != Some(self.frame.table().ticket());
        let told = || recap::recap(self.frame.state(), seat, self.frame.events_told());
        unread.then(told).flatten()
    }

    /// The question whose dice are rolling.
    fn rolling_desk(&self) -> Option<Desk<'_>> {
        let (state, selection, seat) = self.rolling.as_ref()?;
        let show = self.frame.show();
        let shown = show.shown();
        let rolls = show.is_playing() && shown.active() == *seat && !shown.turn().counting;
        let same = shown.turn().number == state.turn().number && shown.turn().resolved.is_empty();
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
        self.own.read = Some(ticket);
        if matches!(act, Act::Hover(..)) {
            self.own.heeded = Some(ticket);
        }
        if let Act::Say(answer) = act {
            return self.say(answer, context);
        }
        self.selection = self.selection.after(act, all);
        Action::None
    }

    /// Once it is known where a token is best laid, it hovers there: Enter lays what the hint names.
    fn heed(&mut self) {
        let ticket = self.frame.table().ticket();
        if self.own.heeded == Some(ticket) || self.own.dragging {
            return;
        }
        let advised = self.frame.advised();
        let hand = self
            .desk()
            .zip(advised)
            .and_then(|(desk, advised)| desk.hand_of(advised));
        if hand.is_some() {
            self.selection.hand = hand;
            self.own.heeded = Some(ticket);
        }
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
        let rolls = state.question().what == What::Roll;
        let kept = self.own.kept.at(state.turn().number, rolls, before.dice);
        if rolls && state.rerollable() == all {
            self.selection.dice = kept & all;
        }
        (self.own.looked, self.own.dragging, self.own.heeded) = (None, false, None);
        self.selected_at = self.frame.table().ticket();
    }
}
