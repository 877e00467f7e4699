//! The program: what outlives screens, and the way from one screen to another. Keys, toasts and poses stand
//! in modules of their own.

mod attention;
mod ended;
mod games;
mod heard;
mod keys;
mod lessons;
mod look_up;
#[cfg(target_os = "macos")]
mod menu;
mod people;
pub(super) mod place;
mod pose;
mod saves;
mod shelf;
mod sitting;
mod snapshot;
pub(super) mod toast;

pub(super) use ended::LookedAt;
pub(super) use games::OneGame;
#[cfg(test)]
pub(super) use games::standings;
use games::{AnyMessage, AnySitting};
use heard::Ear;
#[cfg(test)]
pub(super) use pose::Narrated;
pub use saves::{noted as noted_of_games, trouble_in_words as trouble_of_games};
pub(super) use sitting::AppGame;
use sitting::{Heard, Sitting, Unsaved, Wish};
use toast::{Toast, Tone, trouble_in_words};

use super::screen::{about, gallery, games as shelf_screen, help, learn, settings, statistics, title};
use super::widget::placed::placed;
use super::work::Work;
use super::{Context, Start, StartScreen, theme, widget};
use crate::storage::games::{Deleted, Games, Name};
use crate::storage::{
    self, Appearance, DeletedProfile, GameSetup, Pictures, ProfileStore, Profiles, Reports, Settings, Speed,
    Store,
};
use engine::{classic, duel};
use iced::keyboard;
use iced::widget::{column, sensor};
use iced::{Element, Rectangle, Size, Subscription, Task, Theme, mouse, system, window};
use sound::Player;
use std::hash::Hash;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use words::fl;
use words::{Language, Words};

/// The program.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    words: Words,
    store: Store,
    games: Games,
    people: ProfileStore,
    profiles: Profiles,
    /// What the command line told; it is kept out of the settings file.
    start: Start,
    /// The speed in the settings file.
    usual_speed: Speed,
    system_is_light: bool,
    screen: Screen,
    /// The screen that waits while the settings or the gallery are shown.
    paused: Option<Box<Screen>>,
    help: help::Help,
    /// The rules were read before the gallery, and come back after it.
    rules_wait: bool,
    asks_to_quit: bool,
    /// A first game is offered.
    offers_lesson: bool,
    /// The game that was chosen last among those that are kept.
    on_shelf: Option<Name>,
    /// Where pictures of the window are kept.
    pictures: Pictures,
    toasts: Vec<Toast>,
    next_toast: u64,
    /// The game that is open has not been told yet that the settings are others, or that it is shown again.
    untold: bool,
    /// The key that was pressed last at the table.
    mashed: Option<keys::Mashed>,
    /// So far tests are ahead of the clock, which wait for nothing.
    #[cfg(test)]
    ahead: Duration,
    /// Games that are over and not saved yet.
    unsaved: Vec<Box<dyn Unsaved>>,
    /// It has been told that choices cannot be saved.
    told_unsaved: bool,
    /// The size of the window in the system's units.
    window: Size,
    /// The size that it would like to have, where it has opened with another one.
    wanted: Option<Size>,
    /// Where it makes itself another size, nobody tells it so.
    resizes_unheard: bool,
    /// Does the window hear the keyboard?
    focused: bool,
    /// How often the window was moved or got another size.
    changes: u64,
    /// Somebody looks at another window since they left this one.
    left: bool,
    /// The game waits for somebody who looks elsewhere; its title says so.
    waits_unseen: bool,
    scale: f32,
    /// How many pixels of the display a unit of the window has.
    display: f32,
    /// Told once the window is there.
    opened: Arc<AtomicBool>,
    /// A picture of the table is being drawn.
    bare: bool,
    /// Judges finished games while the title is shown.
    judging: Option<Work>,
    ear: Ear,
}

/// How often what could not be saved is tried again.
const AGAIN: Duration = Duration::from_secs(3);

/// What is shown.
#[derive(Debug)]
enum Screen {
    Title(title::Title),
    Game(AnySitting),
    Games(Box<shelf_screen::Shelf>),
    Settings(settings::Panel),
    Gallery(Box<gallery::Gallery>),
    About(about::About),
    Statistics(Box<statistics::Statistics>),
    Learn(learn::Learn),
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the title.
    Title(title::Message),
    /// To a game: while it is arranged, played, or over.
    Game(AnyMessage),
    /// Among the games that are kept.
    Games(shelf_screen::Message),
    /// A game that was deleted shall come back.
    RestorePressed(Deleted),
    /// A profile that was deleted shall come back.
    ProfileRestorePressed(DeletedProfile),
    /// A file was dropped on the window.
    FileDropped(PathBuf),
    /// The window hears the keyboard from now on, or no longer.
    Focused(bool),
    /// Everything shall be mute, or no longer.
    MutePressed,
    /// In the settings.
    Settings(settings::Message),
    /// In the gallery.
    Gallery(gallery::Message),
    /// The right button was pressed.
    RightPressed,
    /// It was pressed on what has this id in the words.
    SubjectFound(String),
    /// On the credits.
    About(about::Message),
    /// In the statistics.
    Statistics(statistics::Message),
    /// Among the ways to learn.
    Learn(learn::Message),
    /// The first game that was offered is wanted, or not.
    OfferAnswered(bool),
    /// The game that is over has brought people to milestones, in words.
    Celebrated(Vec<String>),
    /// A key that no widget took.
    Key(keyboard::Event),
    /// The system turned dark or light.
    SystemTheme(iced::theme::Mode),
    /// The window was opened.
    WindowOpened,
    /// How large the monitor is, if the system says so.
    MonitorMeasured(Option<Size>),
    /// Where the window is that shall close, if the system says so.
    WindowLeft(Option<place::Stand>),
    /// The folder of a file shall be shown.
    FolderPressed(PathBuf),
    /// The window was moved, or has another size.
    WindowChanged,
    /// Nothing has come of that for a while since it changed for this time.
    WindowRests(u64),
    /// Where the window is now, if the system says so.
    WindowStands(Option<place::Stand>),
    /// The settings were called by the key that the system has for them.
    SettingsPressed,
    /// The window's size in our units, and the scale of these units.
    WindowMeasured(Size, f32),
    /// So many pixels of the display a unit of the window has now.
    DisplayMeasured(f32),
    /// The window shall close.
    CloseRequested,
    /// What is not saved shall be tried again.
    SaveAgain,
    /// Escape was pressed in a field that is typed into, which has let go of the keyboard.
    EscapeTyped,
    /// The rules were opened or closed.
    HelpPressed,
    /// In the rules.
    Help(help::Message),
    /// The game shall go on.
    StayPressed,
    /// The program shall end.
    QuitPressed,
    /// The picture has been kept in this file, or not.
    PictureKept(Result<PathBuf, Arc<storage::Error>>),
    /// A toast was pressed.
    ToastPressed(u64),
    /// A toast has been there long enough.
    ToastExpired(u64),
}

impl App {
    /// The program as it begins, and its first task.
    pub fn boot(
        start: Start,
        (store, games, reports): (Store, Games, Reports),
        settings: Settings,
        trouble: Option<storage::Error>,
        words: Words,
        opened: Arc<AtomicBool>,
    ) -> (Self, Task<Message>) {
        let window = super::first_size(&settings);
        let scale = super::scale(window, settings.text_size.percent());
        let at = start.at.clone();
        let mut app = Self {
            #[cfg(test)]
            ahead: Duration::ZERO,
            usual_speed: settings.speed,
            settings,
            words,
            store,
            games,
            people: ProfileStore::nowhere(),
            profiles: Profiles::default(),
            start,
            system_is_light: false,
            screen: Screen::Title(title::Title::default()),
            paused: None,
            help: help::Help::default(),
            rules_wait: false,
            asks_to_quit: false,
            offers_lesson: false,
            on_shelf: None,
            pictures: Pictures::of_user(),
            toasts: Vec::new(),
            next_toast: 0,
            untold: false,
            mashed: None,
            unsaved: Vec::new(),
            told_unsaved: false,
            window,
            wanted: None,
            resizes_unheard: false,
            changes: 0,
            focused: false,
            left: false,
            waits_unseen: false,
            scale,
            display: 1.0,
            opened,
            bare: false,
            judging: None,
            ear: Ear::new(Player::mute()),
        };
        if let Some(speed) = app.start.speed {
            app.settings.speed = speed;
        }
        let mut tasks = vec![system::theme().map(Message::SystemTheme)];
        if let Some(trouble) = trouble {
            log::warn!("{trouble}");
            tasks.push(app.toast(trouble_in_words(&app.words, &trouble), Tone::Trouble));
        }
        if let Some(report) = reports.take_untold() {
            app.tell_report(report);
        }
        match at {
            StartScreen::Title => app.show_title(),
            StartScreen::File(path) => tasks.push(app.open_first(&path)),
            StartScreen::Continue => tasks.push(app.continue_last()),
            StartScreen::Table(table) => tasks.push(app.play::<classic::State>(table)),
            StartScreen::DuelSetup => app.set_up::<duel::State>(),
            StartScreen::Duel(duel) => tasks.push(app.play::<duel::State>(*duel)),
        }
        (app, Task::batch(tasks))
    }

    /// Plays sounds where the machine can.
    #[must_use]
    pub fn audible(mut self) -> Self {
        self.ear = Ear::new(Player::new());
        self
    }

    /// A program without a file or a window behind it, for pictures and tests.
    #[must_use]
    pub fn detached(settings: Settings, language: Language, window: Size) -> Self {
        let start = Start::default();
        let (mut app, _) = Self::boot(
            start,
            (Store::nowhere(), Games::nowhere(), Reports::nowhere()),
            settings,
            None,
            Words::new(language),
            Arc::new(AtomicBool::new(true)),
        );
        app.pictures = Pictures::nowhere();
        app.window = window;
        app.rescale();
        app
    }

    /// Night or paper.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.open_eyes();
        match self.settings.appearance {
            Appearance::Dark => theme::dark(),
            Appearance::Light => theme::light(),
            Appearance::System if self.system_is_light => theme::light(),
            Appearance::System => theme::dark(),
        }
    }

    /// From now on this thread draws for whoever has chosen the settings.
    fn open_eyes(&self) {
        theme::see(theme::Eyes {
            contrast: self.settings.contrast,
            sight: self.settings.sight,
        });
    }

    /// How much larger than drawn everything is shown.
    #[must_use]
    pub fn scale_factor(&self) -> f32 {
        self.scale
    }

    /// How many pixels of the display one of our units has.
    #[must_use]
    pub(super) fn density(&self) -> f32 {
        self.scale * self.display
    }

    /// The room for a screen, in our units.
    #[must_use]
    pub fn room(&self) -> Size {
        self.window * (1.0 / self.scale)
    }

    fn context(&self) -> Context<'_> {
        self.window_context()(&self.words, &self.settings)
    }

    /// This moment.
    fn now(&self) -> Instant {
        #[cfg(test)]
        return Instant::now() + self.ahead;
        #[cfg(not(test))]
        Instant::now()
    }

    /// Time goes by, and nobody waits.
    #[cfg(test)]
    pub(super) fn wait(&mut self, time: Duration) {
        self.ahead += time;
    }

    /// What is lent to a screen that changes meanwhile: its room and this moment, for words and settings.
    fn window_context(&self) -> impl for<'a> Fn(&'a Words, &'a Settings) -> Context<'a> + use<> {
        let (size, now) = (self.room(), self.now());
        let pixels = self.density();
        let (bare, focused) = (self.bare, self.focused);
        move |words, settings| Context {
            words,
            settings,
            size,
            pixels,
            now,
            bare,
            focused,
        }
    }

    /// The page of the rules for what is shown; `None` where both games can be read about.
    fn page(&self) -> Option<help::Page> {
        self.open_game().map(AnySitting::page)
    }

    /// The game that is open, be it behind the settings, or else what is shown.
    fn open(&self) -> &Screen {
        self.paused.as_deref().unwrap_or(&self.screen)
    }

    /// The game that somebody sits at, be it behind the settings.
    fn open_game(&self) -> Option<&AnySitting> {
        match self.open() {
            Screen::Game(game) => Some(game),
            Screen::Title(_)
            | Screen::Games(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => None,
        }
    }

    /// What is shown, so far as that changes all of the window.
    fn shown(&self) -> impl Hash + use<> {
        let stage = match &self.screen {
            Screen::Game(game) => Some(game.stage()),
            Screen::Title(_)
            | Screen::Games(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => None,
        };
        let over = [self.asks_to_quit, self.help.is_open(), self.offers_lesson];
        (std::mem::discriminant(&self.screen), stage, over)
    }

    /// What the program listens to. Nothing ticks unless the game moves something.
    pub fn subscription(&self) -> Subscription<Message> {
        let window = window::open_events().map(|_| Message::WindowOpened);
        let told = iced::event::listen_with(|event, status, _| match event {
            // Whoever types is heard by the field alone, which only lets go of the keyboard.
            iced::Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Named(keyboard::key::Named::Escape),
                ..
            }) => (status == iced::event::Status::Captured).then_some(Message::EscapeTyped),
            iced::Event::Window(window::Event::FileDropped(path)) => Some(Message::FileDropped(path)),
            iced::Event::Window(window::Event::Rescaled(display)) => Some(Message::DisplayMeasured(display)),
            iced::Event::Window(window::Event::Moved(_) | window::Event::Resized(_)) => {
                Some(Message::WindowChanged)
            }
            iced::Event::Window(window::Event::Focused) => Some(Message::Focused(true)),
            iced::Event::Window(window::Event::Unfocused) => Some(Message::Focused(false)),
            iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                Some(Message::RightPressed)
            }
            _ => None,
        });
        let screen = match &self.screen {
            // The show waits for whoever reads the rules or is asked whether to quit.
            Screen::Game(game) if !self.help.is_open() && !self.asks_to_quit => {
                game.subscription().map(Message::Game)
            }
            Screen::Game(_)
            | Screen::Title(_)
            | Screen::Games(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => Subscription::none(),
        };
        let again = match self.has_unsaved() {
            true => iced::time::every(AGAIN).map(|_| Message::SaveAgain),
            false => Subscription::none(),
        };
        Subscription::batch([
            again,
            window,
            told,
            window::close_requests().map(|_| Message::CloseRequested),
            keyboard::listen().map(Message::Key),
            system::theme_changes().map(Message::SystemTheme),
            screen,
        ])
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.open_eyes();
        let left = self.told_here();
        let task = self.answer(message);
        let told = self.tell_settings();
        self.forget_toasts(left);
        self.judge_in_passing();
        self.play_sounds();
        let called = self.call_for_attention();
        Task::batch([task, told, called])
    }

    /// Tells the game that is open, be it behind the settings, what has changed: something that it waited for
    /// may be waited for no longer.
    fn tell_settings(&mut self) -> Task<Message> {
        if !std::mem::take(&mut self.untold) {
            return Task::none();
        }
        let message = self.open_game().and_then(AnySitting::other_settings);
        message.map_or_else(Task::none, |message| self.update_game(message))
    }

    fn answer(&mut self, message: Message) -> Task<Message> {
        // The screen that a message is for may be gone when the message arrives: it is dropped then.
        match message {
            Message::Title(message) => {
                let Screen::Title(screen) = &mut self.screen else {
                    return Task::none();
                };
                match screen.update(message) {
                    title::Action::None => {}
                    title::Action::Continue(saved) => return self.resume(&saved),
                    title::Action::Play => self.set_up::<classic::State>(),
                    title::Action::Duel => self.set_up::<duel::State>(),
                    title::Action::Games => return self.show_games(None),
                    title::Action::Settings => self.screen = Screen::Settings(settings::Panel),
                    title::Action::Statistics => return self.show_statistics(),
                    title::Action::Learn => self.show_learn(),
                    title::Action::Gallery => return self.show_gallery(None),
                    title::Action::About => self.screen = Screen::About(about::About),
                    title::Action::Quit => return self.quit(),
                }
                Task::none()
            }
            Message::Game(message) => self.update_game(message),
            Message::Games(message) => {
                let context = self.window_context();
                let Screen::Games(screen) = &mut self.screen else {
                    return Task::none();
                };
                let action = screen.update(message, context(&self.words, &self.settings));
                self.follow_shelf(action)
            }
            Message::RestorePressed(deleted) => self.restore(&deleted),
            Message::ProfileRestorePressed(deleted) => self.restore_profile(deleted),
            Message::FileDropped(path) => self.import(&path),
            Message::Focused(focused) => {
                (self.focused, self.left) = (focused, !focused);
                Task::none()
            }
            Message::MutePressed => self.mute(),
            Message::Settings(message) => {
                let Screen::Settings(screen) = &mut self.screen else {
                    return Task::none();
                };
                match screen.update(message) {
                    settings::Action::Language(language) => {
                        self.words = Words::new(language.unwrap_or_else(Language::of_system))
                            .printed(self.words.table());
                        self.remember(|settings| {
                            settings.language = language.map(|language| language.code().into());
                        })
                    }
                    settings::Action::Speed(speed) => self.choose_speed(speed),
                    settings::Action::Effects(volume) => {
                        self.remember(|settings| (settings.effects, settings.muted) = (volume, false))
                    }
                    settings::Action::Music(volume) => {
                        self.remember(|settings| (settings.music, settings.muted) = (volume, false))
                    }
                    settings::Action::FirstThrow(first) => {
                        self.remember(|settings| settings.first_throw = first)
                    }
                    settings::Action::Stops(stops) => self.remember(|settings| settings.stops = stops),
                    settings::Action::ReduceMotion(reduce) => {
                        self.remember(|settings| settings.reduce_motion = reduce)
                    }
                    settings::Action::TextSize(size) => {
                        let saved = self.remember(|settings| settings.text_size = size);
                        self.rescale();
                        saved
                    }
                    settings::Action::Appearance(appearance) => {
                        self.remember(|settings| settings.appearance = appearance)
                    }
                    settings::Action::Contrast(contrast) => {
                        self.remember(|settings| settings.contrast = contrast)
                    }
                    settings::Action::Sight(sight) => self.remember(|settings| settings.sight = sight),
                    settings::Action::Drawing(drawing) => {
                        self.remember(|settings| settings.drawing = drawing)
                    }
                    settings::Action::Comfort(comfort) => {
                        self.remember(|settings| settings.comfort = comfort)
                    }
                    settings::Action::Tips(tips) => {
                        self.remember(|settings| settings.learning.no_tips = !tips)
                    }
                    settings::Action::ForgetTips => self.remember(|settings| settings.learning.tips.clear()),
                    settings::Action::Back => {
                        self.go_back();
                        Task::none()
                    }
                }
            }
            Message::Gallery(message) => self.update_gallery(message),
            Message::RightPressed => self.look_under_the_pointer(),
            Message::SubjectFound(id) => self.look_up(&id),
            Message::About(message) => {
                let Screen::About(screen) = &mut self.screen else {
                    return Task::none();
                };
                match screen.update(message) {
                    about::Action::Back => self.show_title(),
                }
                Task::none()
            }
            Message::Statistics(message) => self.update_statistics(message),
            Message::Learn(message) => self.update_learn(message),
            Message::OfferAnswered(wanted) => self.take_offer(wanted),
            Message::Celebrated(toasts) => {
                let toasts = toasts.into_iter();
                Task::batch(
                    toasts
                        .map(|words| self.toast(words, Tone::Good))
                        .collect::<Vec<_>>(),
                )
            }
            Message::Key(event) => self.key(event),
            Message::SystemTheme(mode) => {
                self.system_is_light = matches!(mode, iced::theme::Mode::Light);
                Task::none()
            }
            Message::WindowOpened => {
                self.opened.store(true, Ordering::Relaxed);
                #[cfg(target_os = "macos")]
                menu::leave_quitting_to_the_window();
                let display = window::latest().and_then(window::scale_factor);
                Task::batch([
                    place::look(self.settings.window),
                    display.map(Message::DisplayMeasured),
                ])
            }
            Message::DisplayMeasured(display) => {
                self.display = display;
                Task::none()
            }
            Message::MonitorMeasured(size) => self.fit_monitor(size),
            Message::WindowLeft(stand) => self.leave(stand),
            Message::WindowChanged => self.wait_for_rest(),
            Message::WindowRests(change) if change == self.changes => place::tell(Message::WindowStands),
            Message::WindowRests(_) => Task::none(),
            Message::WindowStands(stand) => self.note_place(stand),
            Message::SettingsPressed => self.call_settings(),
            Message::FolderPressed(path) => self.show_folder(path.parent().unwrap_or(&path)),
            Message::WindowMeasured(size, scale) => {
                // Without what was lost when it was divided by the scale: a window that stays measures the same.
                let whole = |length: f32| (length * scale * 16.0).round() / 16.0;
                self.window = Size::new(whole(size.width), whole(size.height));
                self.rescale();
                let context = self.window_context();
                if let Screen::Games(screen) = &mut self.screen {
                    screen.read(context(&self.words, &self.settings));
                }
                Task::none()
            }
            Message::SaveAgain => self.save_again(false),
            Message::EscapeTyped => match self.closed_while_typing() {
                Some(message) => self.answer(message),
                None => Task::none(),
            },
            Message::CloseRequested => {
                // There may be room by now; and what is only written may find none.
                let _ = self.save_again(true);
                if self.would_lose_a_game() && !self.asks_to_quit {
                    self.asks_to_quit = true;
                    Task::none()
                } else {
                    self.quit()
                }
            }
            Message::HelpPressed => {
                self.help.toggle();
                Task::none()
            }
            Message::Help(help::Message::SubjectPressed(about)) => self.show_of_rule(about),
            Message::Help(message) => {
                self.help.update(message);
                Task::none()
            }
            Message::StayPressed => {
                self.asks_to_quit = false;
                Task::none()
            }
            Message::QuitPressed => self.quit(),
            Message::PictureKept(kept) => self.tell_of_picture(kept),
            Message::ToastPressed(number) | Message::ToastExpired(number) => {
                self.toasts.retain(|toast| toast.number != number);
                Task::none()
            }
        }
    }

    fn update_sitting<G: OneGame>(&mut self, message: Heard<G>) -> Task<Message> {
        let context = self.window_context();
        let context = context(&self.words, &self.settings);
        // A paused game goes on thinking: its messages reach it behind the settings.
        let open = self.paused.as_deref_mut().unwrap_or(&mut self.screen);
        let Screen::Game(game) = open else {
            return Task::none();
        };
        let Some(sitting) = G::sitting(game) else {
            return Task::none();
        };
        let (wish, left) = (sitting.update(message, context), sitting.is_running());
        let (news, is_safe) = (sitting.take_news(), left && !sitting.would_be_lost());
        let (step, tips) = (sitting.lesson_step(), sitting.take_tips());
        let quits = sitting.take_quits(&self.words);
        let told = news.map(|news| self.tell(news));
        let quits: Vec<_> = quits
            .into_iter()
            .map(|quit| self.toast(quit, Tone::Trouble))
            .collect();
        let noted = step.map(|step| self.note_step::<G>(step));
        let noted = noted.or_else(|| self.note_tips(&tips));
        let granted = match (wish, step) {
            // It goes on where it is taken up.
            (Wish::Title, Some(_)) => {
                self.show_learn();
                Task::none()
            }
            (wish, _) => self.grant::<G>(wish, is_safe),
        };
        if told.is_none() && noted.is_none() && quits.is_empty() {
            return granted;
        }
        Task::batch(told.into_iter().chain(noted).chain(quits).chain([granted]))
    }

    /// Does what a sitting wishes; `is_safe` says that a running game is saved.
    fn grant<G: OneGame>(&mut self, wish: Wish<G>, is_safe: bool) -> Task<Message> {
        match wish {
            Wish::None => Task::none(),
            Wish::Run(task) => task.map(|heard| Message::Game(G::message(heard))),
            Wish::Back(mut setup) => {
                setup.mend();
                self.show_title();
                self.remember_table::<G>(setup)
            }
            Wish::Keep(profile) => self.keep_profile(profile),
            Wish::Start(mut setup) => {
                setup.mend();
                let known = self.seat_people(&mut setup);
                let next = setup.with_seed(None);
                let saved = self.remember_table::<G>(next);
                Task::batch([known, saved, self.play::<G>(setup)])
            }
            // The same monsters, another game: a chosen seed has been played.
            Wish::Rematch(setup) => self.play::<G>(setup.with_seed(None)),
            Wish::SetUp => {
                self.set_up::<G>();
                Task::none()
            }
            Wish::Title => {
                self.show_title();
                if is_safe {
                    self.toast(fl!(self.words, "saves-saved"), Tone::Good)
                } else {
                    Task::none()
                }
            }
            Wish::Over(passed) => {
                self.unsaved.extend(passed.unsaved);
                if self.start.exit_when_over {
                    return self.quit();
                }
                self.ear.play(&passed.sounds);
                if let Some(game) = self.paused.take() {
                    self.screen = *game;
                }
                let told: Vec<_> = passed.news.into_iter().map(|news| self.tell(news)).collect();
                self.mark_unsaved();
                Task::batch(told.into_iter().chain([self.celebrate(passed.name)]))
            }
            Wish::Learnt(play) => self.learnt::<G>(play),
            Wish::Help => self.update(Message::HelpPressed),
            Wish::Speed(speed) => self.choose_speed(speed),
            Wish::Settings => {
                self.pause();
                Task::none()
            }
            Wish::Gallery => self.show_gallery(None),
            Wish::Picture => self.take_picture(),
            Wish::PlayOn(game, parent) => {
                self.print_for::<G>(&game.setup);
                let begun = Sitting::play_on(*game, parent, &self.games, self.context());
                self.sit_down::<G>(begun)
            }
        }
    }

    /// Draws the screen, and over it what may lie over any screen.
    pub fn view(&self) -> Element<'_, Message> {
        self.open_eyes();
        super::raster::set_display(self.density(), self.room());
        let context = self.context();
        let screen = match &self.screen {
            Screen::Title(screen) => screen.view(context).map(Message::Title),
            Screen::Game(game) => game.view(context).map(Message::Game),
            Screen::Games(screen) => screen.view(context).map(Message::Games),
            Screen::Settings(screen) => screen.view(context, self.window).map(Message::Settings),
            Screen::Gallery(screen) => screen.view(context).map(Message::Gallery),
            Screen::About(screen) => screen.view(context).map(Message::About),
            Screen::Statistics(screen) => screen.view(context).map(Message::Statistics),
            Screen::Learn(screen) => screen.view(context).map(Message::Learn),
        };
        let screen = if self.bare {
            screen
        } else if self.asks_to_quit {
            let question = widget::question(
                fl!(self.words, "quit-title"),
                match self.unsaved.is_empty() {
                    true => fl!(self.words, "quit-body"),
                    false => fl!(self.words, "quit-body-over"),
                },
                [
                    widget::primary(fl!(self.words, "quit-stay"), "play")
                        .on_press(Message::StayPressed)
                        .into(),
                    widget::danger(fl!(self.words, "quit-leave"), "close")
                        .on_press(Message::QuitPressed)
                        .into(),
                ],
            );
            widget::dialog(screen, question, Message::StayPressed)
        } else if self.help.is_open() {
            let page = self.help.view(context, self.page()).map(Message::Help);
            widget::dialog(screen, page, Message::HelpPressed)
        } else if self.offers_lesson {
            self.offer_over(screen)
        } else {
            screen
        };
        let toasts = (!self.toasts.is_empty() && !self.bare)
            .then(|| column(self.toasts.iter().map(toast::view)).spacing(10).into());
        // Measured before it is drawn: no picture is ever divided as the window was before.
        let scale = self.scale;
        let whole = Rectangle::with_size(self.room());
        let all = placed().flat(whole, screen).showing(self.shown());
        let all = sensor(all).on_resize(move |size| Message::WindowMeasured(size, scale));
        widget::tooltip::ground(all, toasts, self.under_toasts())
    }

    /// Shows the settings, from wherever one is, unless something else is asked.
    fn call_settings(&mut self) -> Task<Message> {
        if self.asks_to_quit || self.offers_lesson || self.help.is_open() {
            return Task::none();
        }
        match self.screen {
            Screen::Settings(_) => {}
            Screen::Game(_) => self.pause(),
            Screen::Title(_)
            | Screen::Games(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => self.screen = Screen::Settings(settings::Panel),
        }
        Task::none()
    }

    /// Shows the settings; the game that is shown waits.
    fn pause(&mut self) {
        if self.paused.is_none() {
            let settings = Screen::Settings(settings::Panel);
            let game = std::mem::replace(&mut self.screen, settings);
            self.paused = Some(Box::new(game));
        }
    }

    fn set_up<G: OneGame>(&mut self) {
        let kept = G::kept(&mut self.settings).clone();
        let sitting = Sitting::set_up(kept, self.profiles.people.clone(), &self.settings.program);
        self.screen = Screen::Game(G::any(sitting));
    }

    /// Remembers what was arranged, and the command that was typed for a program.
    fn remember_table<G: OneGame>(&mut self, setup: G::Setup) -> Task<Message> {
        let typed = setup.seats().iter().rev();
        let typed = typed
            .map(|seat| seat.command.trim())
            .find(|command| !command.is_empty());
        let typed = typed.map(str::to_owned);
        self.remember(|settings| {
            *G::kept(settings) = setup;
            settings.program = typed.unwrap_or_else(|| std::mem::take(&mut settings.program));
        })
    }

    fn play<G: OneGame>(&mut self, setup: G::Setup) -> Task<Message> {
        self.paused = None;
        self.print_for::<G>(&setup);
        let begun = Sitting::play(setup, &self.games, self.context());
        self.sit_down::<G>(begun)
    }

    /// Shows a game that has begun, or goes on; tips that came with its first question have been seen.
    fn sit_down<G: OneGame>(&mut self, (mut sitting, task): (Sitting<G>, Task<Heard<G>>)) -> Task<Message> {
        let (tips, quits) = (sitting.take_tips(), sitting.take_quits(&self.words));
        self.screen = Screen::Game(G::any(sitting));
        let begun = task.map(|heard| Message::Game(G::message(heard)));
        let quits: Vec<_> = quits
            .into_iter()
            .map(|quit| self.toast(quit, Tone::Trouble))
            .collect();
        Task::batch(self.note_tips(&tips).into_iter().chain(quits).chain([begun]))
    }

    /// Names the cards as they are printed at this table.
    fn print_for<G: AppGame>(&mut self, setup: &G::Setup) {
        if let Some(words) = G::printed(setup, &self.words) {
            self.words = words;
        }
    }

    fn would_lose_a_game(&self) -> bool {
        !self.unsaved.is_empty() || matches!(self.open(), Screen::Game(game) if game.would_be_lost())
    }

    /// Changes the settings and writes them down. A toast says so when that fails, once and not at every
    /// choice.
    fn remember(&mut self, change: impl FnOnce(&mut Settings)) -> Task<Message> {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings == before {
            return Task::none();
        }
        self.untold = true;
        let speed = if self.start.speed.is_some() {
            self.usual_speed
        } else {
            self.settings.speed
        };
        match self.store.save(&Settings {
            speed,
            ..self.settings.clone()
        }) {
            Ok(()) => {
                self.told_unsaved = false;
                Task::none()
            }
            Err(trouble) if std::mem::replace(&mut self.told_unsaved, true) => {
                log::warn!("{trouble}");
                Task::none()
            }
            Err(trouble) => {
                log::warn!("{trouble}");
                self.toast(trouble_in_words(&self.words, &trouble), Tone::Trouble)
            }
        }
    }

    /// A speed of one's choice, no longer the one of the command line.
    fn choose_speed(&mut self, speed: Speed) -> Task<Message> {
        self.start.speed = None;
        self.remember(|settings| settings.speed = speed)
    }

    fn rescale(&mut self) {
        self.scale = super::scale(self.window, self.settings.text_size.percent());
    }
}
