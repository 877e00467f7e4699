//! The classic game as the frame must know it.

use crate::asking::classic::{order, secrets};
use crate::program::Failure;
use crate::program::host::{self, Invitation, Mind};
use crate::ui::classic_motion::Steps;
use crate::ui::fates::Fates;
use crate::ui::frame::PlayableGame;
use crate::ui::frame::tip::Tip;
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

    fn seat_guest(invitation: &Invitation<Self>) -> Result<Box<dyn Mind<Self>>, Failure> {
        host::seat(invitation)
    }

    fn plays(&self, seat: Seat) -> bool {
        self.player(seat).alive
    }

    fn first_throw(&self) -> Option<usize> {
        Steps::first_throw(self)
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

    fn sweeps(answer: Answer) -> bool {
        answer == Answer::Sweep
    }

    fn sound(event: &Event, after: &Self, people: Seats) -> Option<Effect> {
        super::sounds::of(event, after, people)
    }

    fn hear(fates: &mut Fates, event: &Event) {
        fates.hear(event);
    }

    fn question_in_words(&self, words: &Words, names: &Names) -> String {
        super::advice::question(self, words, names)
    }

    fn answer_in_words(&self, answer: Answer, words: &Words, names: &Names) -> String {
        super::advice::answer(self, answer, words, names)
    }

    fn fate_in_words(
        &self,
        answer: Answer,
        to: Option<Seat>,
        words: &Words,
        names: &Names,
    ) -> Option<String> {
        super::advice::fate(self, answer, to, words, names)
    }

    fn aim_in_words(&self, aim: Aim, chance: u32, words: &Words, names: &Names) -> String {
        super::advice::aim(aim, chance, words, names)
    }

    fn aim_of_dice_in_words(&self, answer: Answer, aim: Aim, words: &Words) -> Option<String> {
        super::advice::aim_of_dice(self, answer, aim, words)
    }

    fn may_be_chosen(&self, answer: Answer) -> bool {
        let follows = match answer {
            Answer::Group(face) => order::choosable(self).all(|group| group != face),
            _ => false,
        };
        self.offers(answer) && !follows
    }

    fn tips(&self, seat: Seat) -> Vec<Tip> {
        super::tips::due(self, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let (own, rival) = (self.player(seat), self.all_seats().find(|other| *other != seat));
        let rival = self.player(rival.unwrap_or(seat));
        let price = |slot: usize| {
            let card = self.market().get(slot).copied().flatten();
            card.map_or(0, |card| self.price(seat, card).into())
        };
        vec![
            ("hearts", own.hearts.into()),
            ("stars", own.stars.into()),
            ("energy", own.energy.into()),
            ("rival-hearts", rival.hearts.into()),
            ("rival-stars", rival.stars.into()),
            ("price", price(2)),
        ]
    }

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn narrate(teller: &mut Teller, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        teller.tell(event, words, names)
    }
}
