//! The classic game being played.
//!
//! The [`GameFrame`](frame::GameFrame) holds the game, its bots, the show and the log; here stands what the
//! classic game makes of it: `choice` says what a person can do at a question, `label` what its buttons say,
//! `keys` finds the key for it. What is drawn is cut by region: `stage` (city, dice, what just happened),
//! `panel` (the question), `spread` (cards to choose), `market`, `boards`, `cards` and `gauge`. What the frame must
//! know of the game is in `game` and `seating`.
//!
//! Whoever answers carries the ticket of the question: what was meant for another one is dropped.

mod advice;
mod boards;
mod cards;
mod choice;
mod game;
mod gauge;
mod hand;
mod keys;
mod label;
mod layout;
mod market;
mod panel;
mod preview;
mod recap;
mod scene;
mod seating;
mod sounds;
mod spread;
mod stage;
#[cfg(test)]
pub(crate) mod tests;
mod tips;

use crate::asking::classic::secrets;
use crate::storage::TableSetup;
use crate::ui::Context;
use crate::ui::fates::Fates;
use crate::ui::finish::{Finished, Summary};
use crate::ui::frame;
use crate::ui::frame::choice::KeptDice;
use crate::ui::frame::keys::Pressed;
use crate::ui::frame::lesson::Topic;
use crate::ui::game_screen::{GameScreen, ScreenGame, Wish, variant_name};
use crate::ui::show::pose::Flick;
use crate::ui::widget::bubble::Callout;
use crate::ui::widget::dice;
use choice::{Act, Desk, Selection};
use engine::Game;
use engine::classic::{Answer, CardId, Face, Key, Split, State, Use, What};
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
    /// A kept card was pressed.
    CardPressed(u64, Key),
    /// A card of the hand was pressed.
    HandPressed(u64, CardId),
    /// The wickedness gauge was opened or closed.
    GaugePressed,
    /// Everybody's cards were opened or closed.
    CardsPressed,
    /// What has happened since the last turn has been shown long enough.
    RecapRead,
}

impl From<frame::Message<Answer>> for Message {
    fn from(message: frame::Message<Answer>) -> Self {
        Self::Frame(message)
    }
}

/// What the screen of the classic game remembers besides what every screen does.
#[derive(Debug, Default)]
pub struct Own {
    /// The question at which what has happened since the last turn has been read.
    read: Option<u64>,
    /// The dice that are kept.
    kept: KeptDice<DiceMask>,
}

/// How long that is shown to somebody who does not act.
const RECAP: Duration = Duration::from_secs(15);

/// What the parent shall do.
pub type Action = Wish<State>;

/// A game.
pub type Classic = GameScreen<State>;

impl ScreenGame for State {
    type Setup = TableSetup;
    type Summary = Summary;
    type Message = Message;
    type Selection = Selection;
    type Own = Own;

    fn update(screen: &mut Classic, message: Message, context: Context<'_>) -> Action {
        screen.answer(message, context)
    }

    fn reselect(screen: &mut Classic) {
        screen.reselect();
    }

    fn key(screen: &Classic, pressed: Pressed) -> Option<Message> {
        keys::at_table(screen, pressed)
    }

    fn key_over(_: &Classic, look: Look, pressed: Pressed) -> Option<Message> {
        let (letter, closes) = match look {
            Look::Gauge => ('w', Message::GaugePressed),
            Look::Cards => ('c', Message::CardsPressed),
        };
        (pressed.letter == Some(letter)).then_some(closes)
    }

    fn take_back(screen: &Classic) -> Option<Message> {
        keys::take_back(screen)
    }

    fn throws_again(answer: Answer) -> bool {
        matches!(answer, Answer::Reroll(_))
    }

    fn listen(screen: &Classic) -> Subscription<Message> {
        if screen.recap().is_some() {
            iced::time::every(RECAP).map(|_| Message::RecapRead)
        } else {
            Subscription::none()
        }
    }

    fn draw<'a>(screen: &'a Classic, context: Context<'a>) -> Element<'a, Message> {
        let scene = Scene::new(screen, context);
        let table = scene::view(&scene);
        match screen.frame.looked_at() {
            Some(Look::Gauge) => gauge::dialog(table, &scene),
            Some(Look::Cards) => cards::dialog(table, &scene),
            None => screen.frame.view(table, context.words),
        }
    }

    fn place(screen: &Classic, context: Context<'_>) -> Rectangle {
        Scene::new(screen, context).layout.room.question
    }

    fn callout(screen: &Classic, topic: Topic, context: Context<'_>) -> Callout {
        Scene::new(screen, context).callout(topic)
    }

    fn summary(setup: &TableSetup, played: Finished<Self>, fates: &Fates) -> Option<Summary> {
        Some(Summary {
            table: setup.clone(),
            outcome: played.state().outcome(),
            game: played,
            falls: fates.falls().to_vec(),
        })
    }

    fn question_name(&self) -> String {
        variant_name(&self.question().what)
    }

    fn kept_dice(&self, answer: Answer) -> Option<DiceMask> {
        let all = self.dice_of_turn();
        match answer {
            Answer::Reroll(thrown) => Some(all & !thrown),
            Answer::Done if self.question().what == What::Roll => Some(all),
            _ => None,
        }
    }
}

impl Classic {
    fn answer(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Frame(message) => {
                let action = self.frame.update(message, context);
                self.follow(action)
            }
            Message::Acted(ticket, act) => self.act(ticket, Some(act), context),
            Message::DiePressed(ticket, die) => {
                let desk = self.playing().or_else(|| self.desk());
                let act = desk.and_then(|desk| desk.die(u8::try_from(die).ok()?));
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
            Message::CardPressed(ticket, key) => {
                let act = self.desk().and_then(|desk| desk.card(key));
                let act = act.or_else(|| self.free_act(key));
                self.act(ticket, act, context)
            }
            Message::HandPressed(ticket, card) => self.play(ticket, card, context),
            Message::GaugePressed if self.frame.state().gauge() => {
                let action = self.frame.look(Look::Gauge, context);
                self.follow(action)
            }
            Message::CardsPressed => {
                let action = self.frame.look(Look::Cards, context);
                self.follow(action)
            }
            Message::GaugePressed => Action::None,
            Message::RecapRead => {
                self.own.read = Some(self.frame.table().ticket());
                Action::None
            }
        }
    }

    /// The question in front of a person, when the show is over.
    fn desk(&self) -> Option<Desk<'_>> {
        let seat = self.frame.asked()?;
        let desk = Desk::new(self.frame.state(), seat, self.selection);
        let show = self.frame.show();
        let lie = match desk.what() {
            What::BesideDice => dice::beside::<Message>(show).lie(),
            _ => dice::tray::<Message>(show).lie(),
        };
        Some(desk.wanting(self.frame.wanted()).numbered_as(lie))
    }

    /// Whose hand can be played from: of whoever is asked or has said that they want to play, once they are known.
    fn player(&self) -> Option<engine::Seat> {
        let frame = &self.frame;
        let open = !frame.show().is_playing() && !frame.is_still() && frame.stranger().is_none();
        let seat = frame.interrupts().or(frame.asked()).filter(|_| open)?;
        frame.table().is_known(seat).then_some(seat)
    }

    /// What can be played from that hand now.
    fn plays(&self) -> Vec<Use> {
        let player = self.player();
        player.map_or_else(Vec::new, |seat| secrets::plays(self.frame.state(), seat))
    }

    /// The ways to play the card that is picked from the hand, or to use the one that is picked besides what is
    /// asked, where there are several.
    fn ways(&self) -> Vec<Use> {
        if let Some(key) = self.selection.used {
            return self.free().filter(|used| used.key == key).collect();
        }
        let picked = self.selection.card;
        let plays = self.plays().into_iter();
        plays.filter(|used| Some(used.face) == picked).collect()
    }

    /// The question how that card is played or used.
    fn playing(&self) -> Option<Desk<'_>> {
        let (user, ways) = (self.user()?, self.ways());
        let desk = Desk::new(self.frame.state(), user, self.selection);
        (!ways.is_empty()).then(|| desk.playing(ways))
    }

    /// A card of the hand was pressed: it is played, or it is asked how. Where nobody is asked, its owner wants to
    /// play.
    fn play(&mut self, ticket: u64, card: CardId, context: Context<'_>) -> Action {
        let mut ways = self.plays().into_iter().filter(|used| used.face == card);
        match (ways.next(), ways.next()) {
            (Some(only), None) => self.act(ticket, Some(Act::Say(Answer::Use(only))), context),
            (Some(_), Some(_)) => {
                let other = Some(card).filter(|card| self.selection.card != Some(*card));
                self.act(ticket, Some(Act::Card(other)), context)
            }
            (None, _) if self.player().is_none() => {
                let action = self.frame.update(frame::Message::SpeakPressed, context);
                self.follow(action)
            }
            (None, _) => Action::None,
        }
    }

    /// Whose card is played or used in these ways.
    fn user(&self) -> Option<engine::Seat> {
        let used = self.selection.used.and_then(|key| self.frame.state().held(key));
        used.map(|held| held.owner).or_else(|| self.player())
    }

    /// What pressing a card does that can be used besides what is asked: with several uses it is asked which.
    fn free_act(&self, key: Key) -> Option<Act> {
        let mut uses = self.free().filter(|used| used.key == key);
        match (uses.next()?, uses.next()) {
            (only, None) => Some(Act::Say(Answer::Use(only))),
            _ => {
                let other = Some(key).filter(|key| self.selection.used != Some(*key));
                Some(Act::Free(other))
            }
        }
    }

    /// The cards that people may use besides what is asked, each with one of its uses and how many there are.
    fn free_cards(&self) -> Vec<(Use, usize)> {
        let mut cards: Vec<(Use, usize)> = Vec::new();
        for used in self.free() {
            match cards.iter_mut().find(|(first, _)| first.key == used.key) {
                Some((_, count)) => *count += 1,
                None => cards.push((used, 1)),
            }
        }
        cards
    }

    /// What whoever is asked has to be told before they act.
    fn recap(&self) -> Option<recap::Recap> {
        let asked = self.frame.asked().or(self.frame.thrower());
        let seat = asked.filter(|_| !self.frame.is_still())?;
        let unread = self.own.read != Some(self.frame.table().ticket());
        let told = || recap::recap(self.frame.state(), seat, self.frame.events_told());
        unread.then(told).flatten()
    }

    /// The question whose dice are rolling.
    fn rolling_desk(&self) -> Option<Desk<'_>> {
        let (state, selection, seat) = self.rolling.as_ref()?;
        let shown = self.frame.show().shown();
        let rolls = self.frame.show().is_playing() && shown.active() == *seat && !shown.turn().fixed;
        rolls.then(|| Desk::new(state, *seat, *selection))
    }

    /// Cards that people may use although somebody else is asked, or besides what they are asked.
    fn free(&self) -> impl Iterator<Item = Use> + '_ {
        let frame = &self.frame;
        let open = !frame.show().is_playing() && frame.overlay().is_none() && frame.stranger().is_none();
        let open = open && !frame.is_still();
        let mut answers = Vec::new();
        for seat in self.frame.table().humans().filter(|_| open) {
            self.frame.state().free_actions(seat, &mut answers);
        }
        let laid = answers.into_iter().filter(|answer| !secrets::is_play(answer));
        laid.filter_map(|answer| match answer {
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
        self.own.read = Some(ticket);
        if let Act::Say(answer) = act {
            return if self.may_say(answer) {
                self.say(answer, context)
            } else {
                Action::None
            };
        }
        match act {
            Act::Card(card) => {
                (self.selection.card, self.selection.aim) = (card, None);
                return Action::None;
            }
            Act::Hand => {
                self.selection.hand = !self.selection.hand;
                return Action::None;
            }
            Act::Free(key) => {
                self.selection.used = key;
                return Action::None;
            }
            Act::Aim(aim) => {
                self.selection.aim = aim;
                return Action::None;
            }
            _ => {}
        }
        let Some(desk) = self.desk() else {
            return Action::None;
        };
        let all = desk.state.dice_of_turn();
        let split = match act {
            Act::Spend(purpose, more) => desk.spend(purpose, more),
            _ => None,
        };
        let selection = &mut self.selection;
        match act {
            Act::Keep(die) => selection.kept ^= (1 << die) & all,
            Act::KeepAll(keep) => selection.kept = if keep { all } else { 0 },
            Act::Pick(die) => (selection.die, selection.aim) = (die, None),
            Act::Throw(key) => selection.thrower = key,
            Act::Spend(..) => selection.split = split.unwrap_or(selection.split),
            Act::Buying => selection.buying = !selection.buying,
            Act::Say(_) | Act::Card(_) | Act::Hand | Act::Free(_) | Act::Aim(_) => {}
        }
        Action::None
    }

    /// People speak for themselves: at their own question, or with a card that may be used at any time.
    fn may_say(&self, answer: Answer) -> bool {
        let asked = self.frame.table().asked();
        let own = asked.is_some_and(|seat| self.frame.table().is_human(seat));
        let played = || self.plays().iter().any(|used| Answer::Use(*used) == answer);
        let free = || played() || self.free().any(|used| Answer::Use(used) == answer);
        self.frame.state().offers(answer) && (own || free())
    }

    /// A new question: what was selected for the last one is forgotten, except for the dice that were kept.
    fn reselect(&mut self) {
        let state = self.frame.state();
        let before = self.selection;
        let turn = state.turn().number;
        let rolls = state.question().what == What::Roll;
        let kept = self.own.kept.at(turn, rolls, before.kept);
        let hearts = state.turn().sizes[Face::Heart.index()];
        self.selection = Selection {
            kept: kept & state.dice_of_turn(),
            split: Split {
                heal: hearts,
                ..Split::default()
            },
            ..Selection::default()
        };
        self.selected_at = self.frame.table().ticket();
    }
}
