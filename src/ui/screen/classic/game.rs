//! The classic game as the frame must know it.

use super::{order, secrets};
use crate::storage::Stops;
use crate::ui::classic_motion::Steps;
use crate::ui::fates::Fates;
use crate::ui::frame::PlayableGame;
use crate::ui::show::table::TableMotion as _;
use bots::classic::Aim;
use engine::classic::{Answer, Event, State};
use engine::{Seat, Seats};
use sound::Effect;
use words::classic::Teller;
use words::{Line, Names, Words};

/// What may lie over the table besides the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The wickedness gauge.
    Gauge,
    /// Everybody's cards.
    Cards,
}

impl PlayableGame for State {
    type Show = Steps;
    type Look = Look;
    type Fates = Fates;

    fn plays(&self, seat: Seat) -> bool {
        self.player(seat).alive
    }

    fn first_throw(&self) -> Option<usize> {
        Steps::first_throw(self)
    }

    fn foregone(&self) -> Option<Answer> {
        // In a game with Evolutions that hangs on what is in a hand.
        order::foregone(self).filter(|_| !self.powered())
    }

    fn spared(&self, seat: Seat, stops: Stops) -> Option<Answer> {
        secrets::spared(self, seat, stops)
    }

    fn is_private(own: &Self, open: &Self) -> bool {
        secrets::is_private(own, open)
    }

    fn holds_secrets(&self, seat: Seat) -> bool {
        secrets::holds(self, seat)
    }

    fn may_interrupt(&self, seat: Seat) -> bool {
        secrets::may_interrupt(self, seat)
    }

    fn round(&self) -> Option<(u32, Answer)> {
        secrets::round(self)
    }

    fn sound(event: &Event, after: &Self, people: Seats) -> Option<Effect> {
        super::sounds::of(event, after, people)
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

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn narrate(teller: &mut Teller, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        teller.tell(event, words, names)
    }
}
