//! The classic game as the frame must know it.

use super::order;
use crate::ui::classic_motion::Steps;
use crate::ui::fates::Fates;
use crate::ui::frame::PlayableGame;
use bots::classic::Aim;
use engine::Seat;
use engine::classic::{Answer, Event, State};
use words::classic::narrate;
use words::fl;
use words::{Icon, Line, Names, Tone, Words, line};

/// What may lie over the table besides the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The wickedness gauge.
    Gauge,
}

impl PlayableGame for State {
    type Show = Steps;
    type Look = Look;
    type Fates = Fates;

    fn plays(&self, seat: Seat) -> bool {
        self.player(seat).alive
    }

    fn foregone(&self) -> Option<Answer> {
        order::foregone(self)
    }

    fn hear(fates: &mut Fates, event: &Event) {
        fates.hear(event);
    }

    fn answer_in_words(&self, answer: Answer, words: &Words, names: &Names) -> String {
        super::advice::answer(self, answer, words, names)
    }

    fn aim_in_words(&self, aim: Aim, chance: u32, words: &Words, names: &Names) -> String {
        super::advice::aim(aim, chance, words, names)
    }

    /// Is the two-player variant on?
    type Teller = bool;

    fn teller(&self) -> bool {
        self.two_player_variant()
    }

    /// At the start also that the two-player variant is on.
    fn narrate(variant: &mut bool, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        let begins = *variant && matches!(event, Event::GameStarted { .. });
        let rule = begins.then(|| Line {
            icon: Icon::Picture("tokens/energy.svg"),
            tone: Tone::Plain,
            parts: line::parts(&fl!(words, "play-log-variant")),
        });
        let told = narrate(words, event, names);
        told.into_iter().chain(rule).collect()
    }
}
