//! Duel as the frame must know it.

use super::order;
use crate::program::Failure;
use crate::program::host::{self, Invitation, Mind};
use crate::storage::Asking;
use crate::ui::duel_motion::Steps;
use crate::ui::frame::PlayableGame;
use crate::ui::frame::lesson::Topic;
use crate::ui::frame::tip::Tip;
use crate::ui::show::table::TableMotion as _;
use bots::duel::Aim;
use engine::duel::{Answer, Event, State, Track, What};
use engine::{Asked, Game, Seat, Seats};
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

    /// Rolling with no dice at all, and faces of which the order makes no difference.
    fn foregone(&self) -> Option<Answer> {
        let idle = self.question().what == What::FirstRoll && self.pool() == 0 && !self.can_spend_token();
        let throws = idle && matches!(self.asks(), Asked::Seat(_));
        throws.then_some(Answer::Throw).or_else(|| order::foregone(self))
    }

    fn spared(&self, _: Seat, asking: Asking) -> Option<Answer> {
        match self.question().what {
            What::Face => order::spared(self, asking.order),
            _ => self.foregone(),
        }
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

    fn tips(&self, seat: Seat) -> Vec<Tip> {
        let what = self.question().what;
        let rolls = what == What::Roll;
        let lit = Track::ALL
            .into_iter()
            .any(|track| self.marker(track).in_spotlight());
        let can_buy = || (0..3).any(|slot| self.affordable(seat, slot, 0));
        let own = self.player(seat);
        let told = [
            (rolls, "tip-duel-keep", Topic::Dice),
            (
                what == What::FirstRoll && own.tokens > 0,
                "tip-duel-token",
                Topic::Answers,
            ),
            (what == What::Face, "tip-duel-order", Topic::Dice),
            (what == What::Buy && can_buy(), "tip-duel-card", Topic::Cards),
            (what == What::Buy && !can_buy(), "tip-duel-save", Topic::Answers),
            (matches!(what, What::Place { .. }), "tip-duel-buzz", Topic::Arena),
            (rolls && lit, "tip-duel-spotlight", Topic::Arena),
            (rolls, "tip-duel-power", Topic::Board),
            (rolls, "tip-log", Topic::Tools),
        ];
        let due = told.into_iter().filter(|(due, ..)| *due);
        due.map(|(_, name, at)| Tip { name, at }).collect()
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
