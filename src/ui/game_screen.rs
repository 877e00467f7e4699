//! The screen at which a game is played, whatever its rules.
//!
//! Start at [`GameScreen`]: the [`GameFrame`], what a person has selected at the open question, and what is
//! pointed out when it is only looked at. What a game adds (what can be pressed, which key does what, how its
//! table is drawn) it says in [`ScreenGame`], in a file under `screen/` that is named after it.
//!
//! Deliberately absent: any game by name.

use super::Context;
use super::finish::Finished;
use super::frame::keys::{self, Pressed};
use super::frame::lesson::{Lesson, Topic};
use super::frame::narrator::Callout;
use super::frame::{self, GameFrame, Overlay, PlayableGame, Recording, SeatedTable, Seating};
use super::review::{Hint, Looking, Replayable};
use super::setup::SetupGame;
use super::widget::log::Ink;
use crate::storage::GameSetup as _;
use crate::storage::games::{Keeps, News, Opened};
use engine::Seat;
use engine::parts::DiceMask;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::{container, pin, stack};
use iced::{Element, Rectangle, Subscription, Task};
use sound::Effect;
use std::fmt::Debug;
use std::time::Instant;
use table::notation::Notation;
use words::Words;

/// The height of the clock over a question.
const CLOCK: f32 = 32.0;

/// What the parent of a game's screen shall do.
pub type Wish<G> = frame::Wish<<G as ScreenGame>::Message, <G as ScreenGame>::Summary>;

/// A game that has a screen.
pub trait ScreenGame: PlayableGame {
    /// What is arranged before it.
    type Setup: SetupGame + Into<Seating<Self>>;
    /// What is left of it when it is over.
    type Summary: Replayable<Game = Self>;
    /// What happens on its screen.
    type Message: From<frame::Message<Self::Answer>> + Clone + Debug + Send + 'static;
    /// What a person has selected at a question.
    type Selection: Copy + Default + Debug;
    /// What else its screen remembers.
    type Own: Default + Debug;

    /// Answers a message.
    fn update(screen: &mut GameScreen<Self>, message: Self::Message, context: Context<'_>) -> Wish<Self>;

    /// A new question: forgets what was selected for the last one, except for what lasts.
    fn reselect(screen: &mut GameScreen<Self>);

    /// What is advised may have become known: what hovers over the table goes where it says.
    fn heed(_: &mut GameScreen<Self>) {}

    /// The message of a key at the table that does not mean the same at every game.
    fn key(screen: &GameScreen<Self>, pressed: Pressed) -> Option<Self::Message>;

    /// The message of a key while this lies over the table, unless it is one that closes whatever lies there.
    fn key_over(screen: &GameScreen<Self>, look: Self::Look, pressed: Pressed) -> Option<Self::Message>;

    /// What takes back what has been half done on the way to an answer.
    fn take_back(screen: &GameScreen<Self>) -> Option<Self::Message>;

    /// Does this answer throw dice again?
    fn throws_again(answer: Self::Answer) -> bool;

    /// What its screen listens to besides what every game does; nothing while nothing is waited for.
    fn listen(_screen: &GameScreen<Self>) -> Subscription<Self::Message> {
        Subscription::none()
    }

    /// Draws it.
    fn draw<'a>(screen: &'a GameScreen<Self>, context: Context<'a>) -> Element<'a, Self::Message>;

    /// Where the question stands, or would.
    fn place(screen: &GameScreen<Self>, context: Context<'_>) -> Rectangle;

    /// Where that lies of which a sentence of a lesson or a tip speaks.
    fn callout(screen: &GameScreen<Self>, topic: Topic, context: Context<'_>) -> Callout;

    /// What is left of a game that is over.
    fn summary(setup: &Self::Setup, played: Finished<Self>, fates: &Self::Fates) -> Option<Self::Summary>;

    /// What is asked, in one word, for pictures.
    fn question_name(&self) -> String;

    /// The dice that stay on the table with an answer; `None` where it is not about dice.
    fn kept_dice(&self, answer: Self::Answer) -> Option<DiceMask>;
}

/// The name of a value's variant, in small letters and with dashes, for pictures.
#[must_use]
pub fn variant_name(value: &impl Debug) -> String {
    let told = format!("{value:?}");
    let mut name = String::new();
    for letter in told.chars().take_while(|letter| letter.is_alphanumeric()) {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The task that is wished for, if one is.
fn task_of<M, S>(wish: frame::Wish<M, S>) -> Task<M> {
    match wish {
        frame::Wish::Run(task) => task,
        frame::Wish::None
        | frame::Wish::Leave
        | frame::Wish::GameOver(_)
        | frame::Wish::Speed(_)
        | frame::Wish::Settings
        | frame::Wish::Gallery
        | frame::Wish::Help
        | frame::Wish::Learnt(_)
        | frame::Wish::Recall(_) => Task::none(),
    }
}

/// A game being played, or looked at.
#[derive(Debug)]
pub struct GameScreen<G: ScreenGame> {
    /// Who sits where, as it was arranged: a table without a seed has none here either, so that a rematch
    /// differs.
    pub(super) setup: G::Setup,
    pub(super) frame: GameFrame<G>,
    pub(super) selection: G::Selection,
    /// Which question the selection was made for.
    pub(super) selected_at: u64,
    /// The question that is being answered by the dice in the air: its panel stays meanwhile.
    pub(super) rolling: Option<(G, G::Selection, Seat)>,
    /// What is pointed out where it is only looked at.
    pub(super) hint: Option<Hint>,
    pub(super) own: G::Own,
}

impl<G: ScreenGame> GameScreen<G> {
    /// Begins a game, which `keeper` saves; the task is its first one.
    pub fn new(
        setup: G::Setup,
        keeper: Option<Box<dyn Keeps<G>>>,
        context: Context<'_>,
    ) -> (Self, Task<G::Message>) {
        Self::still(setup, context).begin(keeper, context)
    }

    /// Goes on with a game that was saved; the task is its first one.
    pub fn resumed(opened: Opened<G>, context: Context<'_>) -> (Self, Task<G::Message>)
    where
        G: Notation,
    {
        let setup: G::Setup = opened.setup();
        let (seats, hints) = (setup.seats().to_vec(), setup.hints());
        let frame = GameFrame::resumed(seats, hints, setup.take_back(), opened, context);
        Self::around(setup, frame).begin(None, context)
    }

    fn begin(mut self, keeper: Option<Box<dyn Keeps<G>>>, context: Context<'_>) -> (Self, Task<G::Message>) {
        if let Some(keeper) = keeper {
            self.frame.keep_with(keeper);
        }
        let action = self.frame.begin(context);
        let wish = self.follow(action);
        G::reselect(&mut self);
        (self, task_of(wish))
    }

    /// A game in which `turns` turns have been played by bots, for pictures. People are asked then, at the
    /// first question that is `wanted`.
    #[must_use]
    pub fn posed(setup: G::Setup, turns: u16, wanted: impl Fn(&G) -> bool, context: Context<'_>) -> Self {
        let mut screen = Self::still(setup, context);
        screen.frame.pose(turns, wanted, context);
        G::reselect(&mut screen);
        screen
    }

    /// A game that has been played, to be looked at; it stands at its beginning.
    #[must_use]
    pub fn looking_back(setup: G::Setup, recording: &Recording<G>, context: Context<'_>) -> Self {
        Self::around(setup, GameFrame::looking_back(recording, context))
    }

    /// A lesson that begins at `start`, at the step at which it is taken up; the task is its first one.
    pub fn taught(
        setup: G::Setup,
        start: G,
        lesson: Lesson<G>,
        context: Context<'_>,
    ) -> (Self, Task<G::Message>) {
        let seats = setup.seats().to_vec();
        Self::around(setup, GameFrame::taught(seats, start, lesson, context)).begin(None, context)
    }

    /// The step of the lesson at which one is, if it is one.
    #[must_use]
    pub fn lesson_step(&self) -> Option<usize> {
        Some(self.frame.table().lesson()?.step())
    }

    /// A game that goes on from where this table stands, which `keeper` saves; the task is its first one.
    pub fn going_on(
        setup: G::Setup,
        table: SeatedTable<G>,
        keeper: Option<Box<dyn Keeps<G>>>,
        context: Context<'_>,
    ) -> (Self, Task<G::Message>) {
        Self::around(setup, GameFrame::going_on(table, context)).begin(keeper, context)
    }

    /// A game that goes on from a position, everybody a person unless the arrangement says otherwise.
    #[cfg(test)]
    pub(super) fn at(setup: G::Setup, state: G, context: Context<'_>) -> Self {
        let mut seating: Seating<G> = setup.clone().into();
        (seating.start, seating.seed) = (state, Some(1));
        let mut screen = Self::around(setup, GameFrame::new(seating, context));
        G::reselect(&mut screen);
        screen
    }

    fn still(mut setup: G::Setup, context: Context<'_>) -> Self {
        setup.mend();
        let frame = GameFrame::new(setup.clone(), context);
        Self::around(setup, frame)
    }

    fn around(setup: G::Setup, frame: GameFrame<G>) -> Self {
        Self {
            setup,
            selection: G::Selection::default(),
            selected_at: frame.table().ticket(),
            rolling: None,
            hint: None,
            own: G::Own::default(),
            frame,
        }
    }

    /// Lets bots play to the end, for measuring: it is shown from here on.
    pub fn pose_on(&mut self) {
        self.frame.pose_on();
    }

    /// The same from the first event that is `wanted`; false where none is.
    pub fn pose_event(&mut self, wanted: impl Fn(&G::Event) -> bool) -> bool {
        self.frame.pose_event(wanted)
    }

    /// Does anything move?
    #[must_use]
    pub fn is_animating(&self) -> bool {
        self.frame.show().is_animating()
    }

    /// Opens the hint, or the reasons of the last bot, for pictures.
    pub fn pose_aside(&mut self, reasons: bool) {
        self.frame.pose_aside(reasons);
        G::heed(self);
    }

    /// What was arranged before the game.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &G {
        self.frame.state()
    }

    /// Does the game go on?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.frame.is_running()
    }

    /// Would leaving lose the game?
    #[must_use]
    pub fn would_be_lost(&self) -> bool {
        self.frame.would_be_lost()
    }

    /// What there is to tell about saving since the last call.
    pub fn take_news(&mut self) -> Option<News> {
        self.frame.take_news()
    }

    /// What there is to tell about guests who play no longer, since the last call.
    pub fn take_quits(&mut self, words: &Words) -> Vec<String> {
        self.frame.take_quits(words)
    }

    /// Is everything saved that has happened? `None` where nothing saves it.
    #[must_use]
    pub fn is_saved(&self) -> Option<bool> {
        self.frame.table().is_saved()
    }

    /// Tries again to save what is missing in the file; `for_good` waits until that is on the disk.
    pub fn save_again(&mut self, for_good: bool) {
        self.frame.save_again(for_good);
    }

    /// What is to be heard since the last call.
    pub fn take_sounds(&mut self) -> Vec<Effect> {
        self.frame.take_sounds()
    }

    /// Is a person waited for?
    #[must_use]
    pub fn waits_for_a_person(&self) -> bool {
        self.frame
            .asked()
            .or(self.frame.stranger())
            .or(self.frame.thrower())
            .is_some()
    }

    /// The tips that have been shown since the last call.
    pub fn take_tips(&mut self) -> Vec<&'static str> {
        self.frame.take_tips()
    }

    /// The name under which the game is saved, with all that has happened.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        self.frame.saved_as()
    }

    /// Answers a message.
    pub fn update(&mut self, message: G::Message, context: Context<'_>) -> Wish<G> {
        self.frame.set_pace(context.settings);
        G::update(self, message, context)
    }

    /// Does what the frame wants, after it may have gone on to another question.
    pub(super) fn follow(&mut self, action: frame::Action<G::Answer>) -> Wish<G> {
        if self.selected_at != self.frame.table().ticket() {
            G::reselect(self);
        }
        if !self.frame.show().is_playing() {
            self.rolling = None;
        }
        G::heed(self);
        action.wish(G::Message::from, || {
            // With those who sit there now.
            let mut setup = self.setup.clone();
            for (seat, now) in setup.seats_mut().iter_mut().zip(self.frame.table().seats()) {
                (seat.who, seat.program) = (now.who, now.program.clone());
            }
            G::summary(&setup, self.frame.table().finished()?, self.frame.fates())
        })
    }

    /// Says a person's answer. While the dice are in the air the question stays where it is.
    pub(super) fn say(&mut self, answer: G::Answer, context: Context<'_>) -> Wish<G> {
        if self.frame.is_too_soon(context.now) {
            return Wish::<G>::None;
        }
        if let (true, Some(seat)) = (G::throws_again(answer), self.frame.table().asked()) {
            self.rolling = Some((self.frame.state().clone(), self.selection, seat));
        }
        let action = self.frame.say(answer, context);
        // After the last throw nothing is chosen any more.
        let asked = self.frame.state().question_name();
        let goes_on = |(before, ..): &mut (G, G::Selection, Seat)| before.question_name() == asked;
        if self.rolling.as_mut().is_some_and(|rolling| !goes_on(rolling)) {
            self.rolling = None;
        }
        self.follow(action)
    }

    /// The message of a key that no widget took.
    #[must_use]
    pub fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<G::Message> {
        let frame = &self.frame;
        if modifiers.command() {
            return keys::commanded(key, modifiers).map(G::Message::from);
        }
        let pressed = Pressed::of(key, modifiers)?;
        match frame.overlay() {
            Some(overlay @ Overlay::Look(look)) => {
                let own = G::key_over(self, look, pressed);
                return own.or_else(|| keys::over(pressed, &overlay).map(G::Message::from));
            }
            Some(overlay) => return keys::over(pressed, &overlay).map(G::Message::from),
            None => {}
        }
        if frame.stranger().is_some() && pressed.is(Named::Enter) {
            return Some(frame::Message::Identified.into());
        }
        if let Some(message) = frame.told_key(pressed) {
            return Some(message.into());
        }
        if let Some(message) = frame.tip_key(pressed) {
            return Some(message.into());
        }
        if pressed.is(Named::Escape) {
            return G::take_back(self).or_else(|| {
                let closes = if frame.is_curious() {
                    frame::Message::WhyHovered(false)
                } else if frame.is_hinting() {
                    frame::Message::HintPressed
                } else if frame.has_opened_the_log() {
                    frame::Message::LogPressed
                } else {
                    frame::Message::MenuPressed
                };
                Some(closes.into())
            });
        }
        let shows = frame.show().is_playing() || frame.waits_for_spectators();
        if pressed.is(Named::Enter) || pressed.letter == Some('r') {
            let throws = frame.throws(frame::Flick::default());
            if let Some(message) = throws {
                return Some(message.into());
            }
        }
        let (result, hint) = (frame.only_bots_are_left(), frame.may_hint());
        let anywhere = keys::table(pressed, shows, result, hint).map(G::Message::from);
        anywhere.or_else(|| G::key(self, pressed))
    }

    /// What it listens to; nothing while nothing moves.
    pub fn subscription(&self) -> Subscription<G::Message> {
        Subscription::batch([self.frame.subscription().map(G::Message::from), G::listen(self)])
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, G::Message> {
        let table = G::draw(self, context);
        let told = self
            .frame
            .narrator(context, |topic| G::callout(self, topic, context));
        let tip = self
            .frame
            .tip_bubble(context, |topic| G::callout(self, topic, context));
        let clock = self.frame.clock(context.words).map(|clock| {
            let question = G::place(self, context);
            let at = question.y - CLOCK;
            pin(container(clock).align_right(question.width).height(CLOCK))
                .x(question.x)
                .y(at)
        });
        stack![table].push(clock).extend(told).extend(tip).into()
    }

    // Looked at

    /// Points out who is asked, and the dice that are kept with an answer.
    pub fn point_out(&mut self, asked: Option<(Seat, G::Answer)>) {
        self.hint = asked.map(|(seat, answer)| Hint {
            seat,
            kept: self.frame.state().kept_dice(answer),
        });
    }

    /// Shows another moment where it is only looked at.
    pub fn show_moment(&mut self, recording: &Recording<G>, events: usize, context: Context<'_>) {
        self.hint = None;
        self.frame.show_moment(recording, events, context);
    }

    /// Shows what happened from one moment to another where it is only looked at.
    pub fn show_on(&mut self, recording: &Recording<G>, from: usize, to: usize) {
        self.hint = None;
        self.frame.show_on(recording, from, to);
    }

    /// Lets time pass where it is only looked at.
    pub fn tick(&mut self, now: Instant, context: Context<'_>) {
        let _ = self.frame.update(frame::Message::Ticked(now), context);
    }

    /// Does something lie over the table?
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.frame.overlay().is_some()
    }

    /// Is something moving?
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.frame.show().is_playing()
    }

    /// All that has been played so far, as it was shown.
    #[must_use]
    pub fn recording(&self) -> Recording<G> {
        self.frame.table().recording()
    }

    /// Lets the game wait while its past is looked at, or go on.
    pub fn hold(&mut self, held: bool, context: Context<'_>) -> Wish<G> {
        let action = self.frame.hold(held, context);
        self.follow(action)
    }

    /// Answers a message where it is only looked at.
    pub fn look_on(&mut self, message: G::Message, context: Context<'_>) -> Looking {
        match self.update(message, context) {
            frame::Wish::Leave => Looking::Done,
            frame::Wish::Help => Looking::Help,
            frame::Wish::Recall(Some(events)) => Looking::At(events),
            frame::Wish::None
            | frame::Wish::Run(_)
            | frame::Wish::GameOver(_)
            | frame::Wish::Speed(_)
            | frame::Wish::Settings
            | frame::Wish::Learnt(_)
            | frame::Wish::Gallery
            | frame::Wish::Recall(None) => Looking::On,
        }
    }

    /// Where a question would stand.
    #[must_use]
    pub fn place(&self, context: Context<'_>) -> Rectangle {
        G::place(self, context)
    }

    /// What happened last, as many lines as fit into this height.
    pub fn news<'a, M: 'a>(&self, context: Context<'a>, height: f32) -> Element<'a, M> {
        let (words, names) = (context.words, self.frame.names(context.words));
        let houses = self.frame.houses();
        let ink = Ink::new(words, &houses, 13);
        self.frame.news(words, &names, ink, height)
    }
}
