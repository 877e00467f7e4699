//! What the tests of screens stand on: words, settings and room, tasks run to their end, keys, and a
//! simulated window.

use super::game_screen::{GameScreen, ScreenGame};
use super::{Context, font};
use crate::storage::{Settings, Speed};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Element, Size, Task};
use iced_test::Simulator;
use std::cell::Cell;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// What is lent to a screen.
pub struct Surroundings {
    pub words: Words,
    pub settings: Settings,
    pub size: Size,
    /// How late it is.
    pub now: Cell<Instant>,
}

impl Surroundings {
    /// In the smallest window.
    pub fn new(language: Language, speed: Speed) -> Self {
        Self {
            words: Words::new(language),
            settings: Settings {
                speed,
                ..Settings::default()
            },
            size: crate::ui::SMALLEST,
            now: Cell::new(Instant::now()),
        }
    }

    /// In English, and without a show.
    pub fn quick() -> Self {
        Self::new(Language::English, Speed::Instant)
    }

    /// A moment after the last one: time enough to read a question.
    pub fn context(&self) -> Context<'_> {
        self.after(Duration::from_secs(1))
    }

    /// So much later than the last time.
    pub fn after(&self, time: Duration) -> Context<'_> {
        self.now.set(self.now.get() + time);
        Context {
            words: &self.words,
            settings: &self.settings,
            size: self.size,
            now: self.now.get(),
        }
    }

    /// A window of this size with what is drawn in it.
    pub fn simulator<'a, M>(&self, view: impl Into<Element<'a, M>>) -> Simulator<'a, M>
    where
        M: 'a,
    {
        font::load();
        let settings = iced::Settings {
            default_font: font::TEXT,
            ..iced::Settings::default()
        };
        Simulator::with_size(settings, self.size, view)
    }
}

/// Runs a task to its end and gives back what it said.
pub fn run<M: Send + 'static>(task: Task<M>) -> Vec<M> {
    use iced::futures::StreamExt;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let Some(stream) = iced_runtime::task::into_stream(task) else {
            return Vec::new();
        };
        stream
            .filter_map(async |action| match action {
                iced_runtime::Action::Output(message) => Some(message),
                _ => None,
            })
            .collect()
            .await
    })
}

/// What a key does on a screen.
pub fn press<G: ScreenGame>(screen: &GameScreen<G>, key: &str) -> Option<G::Message> {
    let key = match key {
        "Enter" => Key::Named(Named::Enter),
        "Escape" => Key::Named(Named::Escape),
        "Space" => Key::Named(Named::Space),
        "Left" => Key::Named(Named::ArrowLeft),
        "Right" => Key::Named(Named::ArrowRight),
        "Up" => Key::Named(Named::ArrowUp),
        "Down" => Key::Named(Named::ArrowDown),
        letter => Key::Character(letter.into()),
    };
    screen.hotkey(&key, Modifiers::empty())
}
