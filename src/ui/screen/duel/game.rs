//! Duel as the frame must know it.

use super::order;
use crate::ui::duel_motion::Steps;
use crate::ui::frame::PlayableGame;
use crate::ui::show::table::TableMotion as _;
use bots::duel::Aim;
use engine::duel::{Answer, Event, State, What};
use engine::{Asked, Game, Seat, Seats};
use sound::Effect;
use words::duel::Teller;
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

    fn sound(event: &Event, after: &Self, people: Seats) -> Option<Effect> {
        super::sounds::of(event, after, people)
    }

    fn hear((): &mut (), _: &Event) {}

    fn answer_in_words(&self, answer: Answer, words: &Words, names: &Names) -> String {
        super::advice::answer(self, answer, words, names)
    }

    fn aim_in_words(&self, aim: Aim, chance: u32, words: &Words, _: &Names) -> String {
        super::advice::aim(aim, chance, words)
    }

    type Teller = Teller;

    fn teller(&self) -> Teller {
        Teller::new(self)
    }

    fn narrate(teller: &mut Teller, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        teller.tell(event, words, names)
    }
}
