//! A game in the program, from its setup to the look back at it, whatever its rules. Which games there are
//! stands in [`games`](super::games).

use super::ended::{self, Ended};
use crate::storage::games::{Games, Keeps, News, Opened, Parent};
use crate::storage::{Profile, Settings, Speed};
use crate::ui::Context;
use crate::ui::frame;
use crate::ui::frame::lesson::Lesson;
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::replay::{self, Branch, Lent, Replay};
use crate::ui::review::Replayable;
use crate::ui::screen::{help, review};
use crate::ui::setup::{self, SetupGame, SetupScreen};
use crate::ui::standing::Standing;
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Subscription, Task};
use sound::{Effect, Track};
use table::notation::Notation;
use words::{Words, fl};

/// A game that the program offers.
pub(in crate::ui) trait AppGame: ScreenGame + Notation {
    /// The picture of the game.
    const MARK: &'static str;

    /// What was arranged last, as the settings keep it.
    fn kept(settings: &mut Settings) -> &mut Self::Setup;

    /// The page of its rules, while it is arranged, played (then there is a position) or over.
    fn page(setup: &Self::Setup, state: Option<&Self>) -> help::Page;

    /// How a seat stands, in a few numbers.
    fn standing(&self, seat: engine::Seat) -> Standing;

    /// What goes on and on at its table.
    fn track(&self) -> Track;

    /// Its first game.
    fn first_game() -> FirstGame<Self>;

    /// The words for what lies on this table; `None` where they are the same for all.
    fn printed(setup: &Self::Setup, words: &Words) -> Option<Words> {
        let _ = (setup, words);
        None
    }
}

/// A first game, that teaches.
pub(in crate::ui) struct FirstGame<G: ScreenGame> {
    /// Who sits where; whoever learns has the first seat.
    pub setup: G::Setup,
    /// The first position.
    pub start: G,
    /// The script, as [`Lesson::read`] takes it.
    pub script: &'static str,
}

/// Where one is with a game.
#[derive(Debug)]
pub(in crate::ui) enum Sitting<G: AppGame> {
    /// It is arranged.
    Setup(Box<SetupScreen<G::Setup>>),
    /// It is played; it waits while its past is looked at.
    Play(Box<GameScreen<G>>, Option<Box<Replay<G>>>),
    /// It is over.
    Ended(Box<Ended<G::Summary>>),
}

/// A game that has just ended.
#[derive(Debug)]
pub(super) struct Passed {
    /// What there is to tell about saving it.
    pub news: Vec<News>,
    /// Its name, where it is saved.
    pub name: Option<String>,
    /// What is to be heard.
    pub sounds: Vec<Effect>,
    /// Its table, where it is not saved.
    pub unsaved: Option<Box<dyn Unsaved>>,
}

/// A game that is over, and not saved yet.
pub(super) trait Unsaved: std::fmt::Debug {
    /// Tries again to save it; `for_good` waits until that is on the disk.
    fn save_again(&mut self, for_good: bool);

    /// What there is to tell about it since the last call.
    fn take_news(&mut self) -> Option<News>;

    /// Is it saved by now?
    fn is_saved(&self) -> bool;

    /// Its name, once it is saved.
    fn name(&self) -> Option<String>;
}

impl<G: AppGame> Unsaved for GameScreen<G> {
    fn save_again(&mut self, for_good: bool) {
        Self::save_again(self, for_good);
    }

    fn take_news(&mut self) -> Option<News> {
        Self::take_news(self)
    }

    fn is_saved(&self) -> bool {
        Self::is_saved(self) != Some(false)
    }

    fn name(&self) -> Option<String> {
        self.saved_as()
    }
}

/// What happened to a game; `C` is chosen before it, `M` happens while it is played, `E` after it.
#[derive(Debug, Clone)]
pub enum Message<C, M, E> {
    /// On its setup.
    Setup(setup::Message<C>),
    /// While it is played.
    Play(M),
    /// While its past is looked at.
    Past(replay::Message<M>),
    /// On its result, or in the look back.
    Ended(E),
}

/// What happened to a game.
pub(in crate::ui) type Heard<G> = Message<
    <<G as ScreenGame>::Setup as SetupGame>::Choice,
    <G as ScreenGame>::Message,
    ended::Heard<<G as ScreenGame>::Summary>,
>;

/// What the program shall do.
#[derive(Debug)]
pub(super) enum Wish<G: AppGame> {
    None,
    Run(Task<Heard<G>>),
    /// Show the title, and remember what is arranged.
    Back(G::Setup),
    /// Play, and remember what is arranged.
    Start(G::Setup),
    /// Keep somebody who is new.
    Keep(Profile),
    /// Play the same again.
    Rematch(G::Setup),
    /// Arrange another game.
    SetUp,
    /// Show the title.
    Title,
    /// The game has just ended; its result is what is shown of it now.
    Over(Box<Passed>),
    /// Show the game at this speed from now on.
    Speed(Speed),
    /// Show the settings, and come back.
    Settings,
    /// Show the gallery, and come back.
    Gallery,
    /// Show the rules and keys.
    Help,
    /// Keep a picture of what is shown.
    Picture,
    /// The first game is over: arrange a game now, or not.
    Learnt(bool),
    /// Play this game, which goes on from that one, instead of what is shown.
    PlayOn(Box<Branch<G>>, Option<Parent>),
}

impl<G: AppGame> Sitting<G>
where
    review::Heard<G::Summary>: Send + 'static,
{
    /// Before a game; `command` is what was typed last for a program.
    pub(super) fn set_up(setup: G::Setup, people: Vec<Profile>, command: &str) -> Self {
        let screen = SetupScreen::new(setup).knowing(people).offering(command);
        Self::Setup(Box::new(screen))
    }

    /// Begins a game, which is saved among these; the task is its first one.
    pub(super) fn play(setup: G::Setup, games: &Games, context: Context<'_>) -> (Self, Task<Heard<G>>) {
        let keeper = games.begin::<G>(&setup);
        let keeper = keeper.map(|keeper| Box::new(keeper) as Box<dyn Keeps<G>>);
        let (game, task) = GameScreen::new(setup, keeper, context);
        (Self::playing(game), task.map(Message::Play))
    }

    /// Goes on with a game that was saved; the task is its first one.
    pub(super) fn resume(opened: Opened<G>, context: Context<'_>) -> (Self, Task<Heard<G>>) {
        let (game, task) = GameScreen::resumed(opened, context);
        (Self::playing(game), task.map(Message::Play))
    }

    /// A first game that begins at `start`, at the step at which it is taken up; the task is its first one.
    pub(super) fn taught(
        setup: G::Setup,
        start: G,
        lesson: Lesson<G>,
        context: Context<'_>,
    ) -> (Self, Task<Heard<G>>) {
        let (game, task) = GameScreen::taught(setup, start, lesson, context);
        (Self::playing(game), task.map(Message::Play))
    }

    /// Is a person waited for?
    pub(super) fn waits_for_a_person(&self) -> bool {
        matches!(self, Self::Play(game, None) if game.waits_for_a_person())
    }

    /// The tips that have been shown since the last call.
    pub(super) fn take_tips(&mut self) -> Vec<&'static str> {
        match self {
            Self::Play(game, _) => game.take_tips(),
            Self::Setup(_) | Self::Ended(_) => Vec::new(),
        }
    }

    /// The step of the first game at which one is, if it is one.
    pub(super) fn lesson_step(&self) -> Option<usize> {
        match self {
            Self::Play(game, _) => game.lesson_step(),
            Self::Setup(_) | Self::Ended(_) => None,
        }
    }

    /// A game that goes on from a moment of another one, saved among these; the task is its first one.
    pub(super) fn play_on(
        branch: Branch<G>,
        parent: Option<Parent>,
        games: &Games,
        context: Context<'_>,
    ) -> (Self, Task<Heard<G>>) {
        let keeper = games.begin_from::<G>(&branch.setup, parent);
        let keeper = keeper.map(|keeper| Box::new(keeper) as Box<dyn Keeps<G>>);
        let (game, task) = GameScreen::going_on(branch.setup, branch.table, keeper, context);
        (Self::playing(game), task.map(Message::Play))
    }

    /// In the middle of a game.
    pub(super) fn playing(game: GameScreen<G>) -> Self {
        Self::Play(Box::new(game), None)
    }

    /// After a game, which is saved under this name.
    pub(super) fn ended(summary: G::Summary, name: Option<String>) -> Self {
        Self::Ended(Box::new(Ended::new(summary, name)))
    }

    /// Answers a message. One that is for another part of the sitting is late, and dropped.
    pub(super) fn update(&mut self, message: Heard<G>, context: Context<'_>) -> Wish<G> {
        match (self, message) {
            (Self::Setup(screen), Message::Setup(message)) => match screen.update(message) {
                setup::Action::None => Wish::None,
                setup::Action::Run(task) => Wish::Run(task.map(Message::Setup)),
                setup::Action::Back(setup) => Wish::Back(setup),
                setup::Action::Start(setup) => Wish::Start(setup),
                setup::Action::Keep(profile) => Wish::Keep(profile),
            },
            (sitting @ Self::Play(..), Message::Play(message)) => {
                let Self::Play(game, _) = sitting else {
                    return Wish::None;
                };
                let wish = game.update(message, context);
                sitting.follow(wish, context)
            }
            (sitting @ Self::Play(_, Some(_)), Message::Past(message)) => {
                let Self::Play(game, past) = sitting else {
                    return Wish::None;
                };
                let wish = past.as_mut().map(|replay| replay.update(message, context));
                match wish {
                    Some(replay::Wish::Back) => {
                        *past = None;
                        let wish = game.hold(false, context);
                        sitting.follow(wish, context)
                    }
                    Some(wish) => wished(wish, game.saved_as()),
                    None => Wish::None,
                }
            }
            (Self::Ended(screen), Message::Ended(message)) => match screen.update(message, context) {
                ended::Action::Run(task) => Wish::Run(task.map(Message::Ended)),
                ended::Action::Rematch => Wish::Rematch(screen.summary().setup().clone()),
                ended::Action::NewTable => Wish::SetUp,
                ended::Action::Title => Wish::Title,
                ended::Action::Replay(wish) => wished(wish, screen.name()),
            },
            (Self::Setup(_) | Self::Play(..) | Self::Ended(_), _) => Wish::None,
        }
    }

    /// Does what the game that is played wishes.
    pub(super) fn follow(&mut self, wish: Wished<G>, context: Context<'_>) -> Wish<G> {
        match wish {
            frame::Wish::None => Wish::None,
            frame::Wish::Run(task) => Wish::Run(task.map(Message::Play)),
            frame::Wish::Leave => Wish::Title,
            frame::Wish::GameOver(summary) => {
                let name = match &*self {
                    Self::Play(game, _) => game.saved_as(),
                    Self::Setup(_) | Self::Ended(_) => None,
                };
                let sounds = self.take_sounds();
                let news = std::iter::from_fn(|| self.take_news()).collect();
                let before = std::mem::replace(self, Self::ended(*summary, name.clone()));
                let unsaved = match before {
                    Self::Play(game, _) if game.is_saved() == Some(false) => Some(game as Box<dyn Unsaved>),
                    Self::Play(..) | Self::Setup(_) | Self::Ended(_) => None,
                };
                Wish::Over(Box::new(Passed {
                    news,
                    name,
                    sounds,
                    unsaved,
                }))
            }
            frame::Wish::Speed(speed) => Wish::Speed(speed),
            frame::Wish::Settings => Wish::Settings,
            frame::Wish::Gallery => Wish::Gallery,
            frame::Wish::Help => Wish::Help,
            frame::Wish::Learnt(play) => Wish::Learnt(play),
            frame::Wish::Recall(events) => {
                if let Self::Play(game, past) = self {
                    *past = Some(Box::new(looked_back(game, events, context)));
                }
                Wish::None
            }
        }
    }

    /// The message of a key that no widget took.
    pub(super) fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<Heard<G>> {
        match self {
            Self::Setup(screen) => screen.hotkey(key, modifiers).map(Message::Setup),
            Self::Play(_, Some(past)) => past.hotkey(key, modifiers).map(Message::Past),
            Self::Play(screen, None) => screen.hotkey(key, modifiers).map(Message::Play),
            Self::Ended(_) if modifiers.command() => None,
            Self::Ended(screen) => screen.hotkey(key, modifiers).map(Message::Ended),
        }
    }

    /// The question that is open at the game that is played.
    pub(super) fn ticket(&self) -> Option<u64> {
        match self {
            Self::Play(game, None) => Some(game.frame.table().ticket()),
            Self::Play(_, Some(_)) | Self::Setup(_) | Self::Ended(_) => None,
        }
    }

    /// What tells the game that is played of other settings.
    pub(super) fn other_settings(&self) -> Option<Heard<G>> {
        let changed = || Message::Play(frame::Message::SettingsChanged.into());
        matches!(self, Self::Play(..)).then(changed)
    }

    /// What it listens to; nothing while nothing moves.
    pub(super) fn subscription(&self) -> Subscription<Heard<G>> {
        match self {
            Self::Play(_, Some(past)) => past.subscription().map(Message::Past),
            Self::Play(screen, None) => screen.subscription().map(Message::Play),
            Self::Ended(screen) => screen.subscription().map(Message::Ended),
            Self::Setup(_) => Subscription::none(),
        }
    }

    /// Draws it.
    pub(super) fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Heard<G>> {
        match self {
            Self::Setup(screen) => screen.view(context).map(Message::Setup),
            Self::Play(_, Some(past)) => {
                let lent = Lent::nothing(fl!(context.words, "replay-back"));
                past.view(context, lent, Message::Past)
            }
            Self::Play(screen, None) => screen.view(context).map(Message::Play),
            Self::Ended(screen) => screen.view(context).map(Message::Ended),
        }
    }

    /// The page of its rules.
    pub(super) fn page(&self) -> help::Page {
        match self {
            Self::Setup(screen) => G::page(screen.setup(), None),
            Self::Play(screen, _) => G::page(screen.setup(), Some(screen.state())),
            Self::Ended(screen) => G::page(screen.summary().setup(), None),
        }
    }

    /// Is a game going on?
    pub(super) fn is_running(&self) -> bool {
        matches!(self, Self::Play(screen, _) if screen.is_running())
    }

    /// Would leaving lose a game?
    pub(super) fn would_be_lost(&self) -> bool {
        matches!(self, Self::Play(screen, _) if screen.would_be_lost())
    }

    /// Is it played, and not saved although it should be?
    pub(super) fn is_unsaved(&self) -> bool {
        matches!(self, Self::Play(screen, _) if screen.is_saved() == Some(false))
    }

    /// Tries again to save it, if it is played.
    pub(super) fn save_again(&mut self, for_good: bool) {
        if let Self::Play(screen, _) = self {
            screen.save_again(for_good);
        }
    }

    /// What there is to tell about saving since the last call.
    pub(super) fn take_news(&mut self) -> Option<News> {
        match self {
            Self::Play(screen, _) => screen.take_news(),
            Self::Setup(_) | Self::Ended(_) => None,
        }
    }

    /// What there is to tell about guests who play no longer, since the last call.
    pub(super) fn take_quits(&mut self, words: &Words) -> Vec<String> {
        match self {
            Self::Play(screen, _) => screen.take_quits(words),
            Self::Setup(_) | Self::Ended(_) => Vec::new(),
        }
    }

    /// What is to be heard since the last call.
    pub(super) fn take_sounds(&mut self) -> Vec<Effect> {
        match self {
            Self::Play(_, Some(_)) | Self::Setup(_) | Self::Ended(_) => Vec::new(),
            Self::Play(screen, None) => screen.take_sounds(),
        }
    }

    /// What goes on and on there.
    pub(super) fn track(&self) -> Option<Track> {
        match self {
            Self::Setup(_) => Some(Track::Theme),
            Self::Play(screen, _) => Some(G::track(screen.state())),
            Self::Ended(_) => None,
        }
    }

    /// Is it played, or has it just been?
    #[cfg(test)]
    pub(super) fn is_playing(&self) -> bool {
        matches!(self, Self::Play(..))
    }

    /// Which of its screens is shown, as a number.
    pub(super) fn stage(&self) -> u8 {
        match self {
            Self::Setup(_) => 0,
            Self::Play(_, None) => 1,
            Self::Play(_, Some(_)) => 2,
            Self::Ended(_) => 3,
        }
    }

    /// Opens the hint, or the reasons of the last bot, for pictures.
    pub(super) fn pose_aside(&mut self, reasons: bool) {
        if let Self::Play(screen, _) = self {
            screen.pose_aside(reasons);
        }
    }
}

/// What the screen of the game that is played wishes.
type Wished<G> = frame::Wish<<G as ScreenGame>::Message, <G as ScreenGame>::Summary>;

/// The table as it was when so many events had been told, or before the last decision; the game waits.
fn looked_back<G: AppGame>(
    game: &mut GameScreen<G>,
    events: Option<usize>,
    context: Context<'_>,
) -> Replay<G> {
    let mut replay = Replay::new(game.recording(), game.setup().clone(), true, context);
    match events {
        Some(events) => replay.seek(events, context),
        None => replay.before_the_last_decision(context),
    }
    // It begins nothing that it would have to be told of.
    let _ = game.hold(true, context);
    replay
}

/// What a table that is looked at wishes; it stays. Its game is saved under this name.
fn wished<G: AppGame>(wish: replay::Wish<G>, name: Option<String>) -> Wish<G> {
    match wish {
        replay::Wish::None | replay::Wish::Back => Wish::None,
        replay::Wish::Help => Wish::Help,
        replay::Wish::Speed(speed) => Wish::Speed(speed),
        replay::Wish::Picture => Wish::Picture,
        replay::Wish::PlayOn(branch) => {
            let answers = branch.answers;
            let parent = name.map(|game| Parent { game, answers });
            Wish::PlayOn(branch, parent)
        }
    }
}
