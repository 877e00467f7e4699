//! Duel as the frame must know it.

use crate::program::Failure;
use crate::program::host::{self, Invitation, Mind};
use crate::ui::duel_motion::Steps;
use crate::ui::frame::PlayableGame;
use crate::ui::frame::tip::Tip;
use crate::ui::show::table::TableMotion as _;
use bots::duel::Aim;
use engine::duel::{Answer, Event, State, Track};
use engine::{Seat, Seats};
use sound::Effect;
use words::duel::{Speaker, Teller};
use words::{Line, Names, Words};

/// What may lie over the table besides the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// A player's special power and cards, to be read.
    Player(Seat),
}

impl PlayableGame for State {
    type Show = Steps;
    type Look = Look;
    type Fates = ();

    fn seat_guest(invitation: &Invitation<Self>) -> Result<Box<dyn Mind<Self>>, Failure> {
        host::seat(invitation)
    }

    fn plays(&self, _: Seat) -> bool {
        self.outcome().is_none()
    }

    fn first_throw(&self) -> Option<usize> {
        Steps::first_throw(self)
    }

    fn throws(answer: Answer) -> bool {
        answer == Answer::Throw
    }

    fn sweeps(answer: Answer) -> bool {
        answer == Answer::Sweep
    }

    fn sound(event: &Event, after: &Self, people: Seats) -> Option<Effect> {
        super::sounds::of(event, after, people)
    }

    fn hear((): &mut (), _: &Event) {}

    fn question_in_words(&self, words: &Words, names: &Names) -> String {
        let state = self;
        Speaker { words, names, state }.question().title
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
        Speaker {
            words,
            names,
            state: self,
        }
        .foretold_to(answer, to)
    }

    fn aim_in_words(&self, aim: Aim, chance: u32, words: &Words, _: &Names) -> String {
        super::advice::aim(aim, chance, words)
    }

    fn aim_of_dice_in_words(&self, answer: Answer, aim: Aim, words: &Words) -> Option<String> {
        super::advice::aim_of_dice(self, answer, aim, words)
    }

    fn may_be_chosen(&self, answer: Answer) -> bool {
        self.offers(answer)
    }

    fn tips(&self, seat: Seat) -> Vec<Tip> {
        super::tips::due(self, seat)
    }

    fn facts(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let (own, rival) = (self.player(seat), self.player(self.rival(seat)));
        let pulled = |track: Track| {
            let halves = self.marker(track).halves() * self.side(seat);
            i32::from(halves) / 2
        };
        let price = self.price(0, 0).unwrap_or(0);
        vec![
            ("hearts", own.health.into()),
            ("energy", own.energy.into()),
            ("tokens", own.tokens.into()),
            ("rival-hearts", rival.health.into()),
            ("rival-energy", rival.energy.into()),
            ("fame", pulled(Track::Fame)),
            ("destruction", pulled(Track::Destruction)),
            ("price", price.into()),
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
