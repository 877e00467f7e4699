//! Games played through the screen: by messages, by keys, and by pressing what can be read.

mod positions;

use super::choice::{Act, Desk, Key as Typed};
use super::{Action, Duel, Message, Selection};
use crate::bots::Level;
use crate::engine::duel::{Answer, State, What};
use crate::engine::{Asked, Game, Seat};
use crate::i18n::{Language, Words};
use crate::storage::{DuelSetup, Settings, Speed, Who};
use crate::ui::font;
use crate::ui::frame;
use crate::ui::screen::Context;
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::Simulator;
use positions::{KINDS, questions, random_game};

struct House {
    words: Words,
    settings: Settings,
    size: Size,
}

impl House {
    fn new(language: Language, speed: Speed) -> Self {
        Self {
            words: Words::new(language),
            settings: Settings {
                speed,
                ..Settings::default()
            },
            size: Size::new(960.0, 600.0),
        }
    }

    fn quick() -> Self {
        Self::new(Language::English, Speed::Instant)
    }

    fn context(&self) -> Context<'_> {
        Context {
            words: &self.words,
            settings: &self.settings,
            size: self.size,
        }
    }
}

/// A game at the question of a position, asked of the only person at the table, or of one of two.
fn asking(state: &State, alone: bool, house: &House) -> Duel {
    let mut setup = DuelSetup::of([Who::Human; 2], Some(1));
    for (nth, seat) in setup.seats.iter_mut().enumerate() {
        let nth = Seat(nth as u8);
        seat.monster = crate::storage::figure(state.player(nth).monster);
        if alone && state.asks() != Asked::Seat(nth) {
            seat.who = Who::Bot(Level::Easy);
        }
    }
    Duel::at(setup, state, house.context())
}

fn press(duel: &Duel, key: &str) -> Option<Message> {
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
    let later = std::time::Instant::now() + frame::TOO_SOON;
    duel.hotkey_at(later, &key, Modifiers::empty())
}

#[test]
fn every_kind_of_question_is_met() {
    let found = questions();
    for kind in KINDS {
        assert!(found.contains_key(kind), "{kind}");
    }
}
