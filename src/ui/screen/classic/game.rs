//! The classic game as the frame must know it.

use super::{order, secrets};
use crate::program::Failure;
use crate::program::host::{self, Invitation, Mind};
use crate::storage::Asking;
use crate::ui::classic_motion::Steps;
use crate::ui::fates::Fates;
use crate::ui::frame::PlayableGame;
use crate::ui::frame::lesson::Topic;
use crate::ui::frame::tip::Tip;
use crate::ui::show::table::TableMotion as _;
use bots::classic::Aim;
use engine::classic::{Answer, Event, Moment, Pack, State, What};
use engine::{Game as _, Seat, Seats};
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

    fn foregone(&self) -> Option<Answer> {
        // In a game with Evolutions that hangs on what is in a hand.
        order::foregone(self).filter(|_| !self.powered())
    }

    fn spared(&self, seat: Seat, asking: Asking) -> Option<Answer> {
        secrets::spared(self, seat, asking)
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

    fn tips(&self, seat: Seat) -> Vec<Tip> {
        let own = self.player(seat);
        let in_tokyo = self.in_tokyo(seat);
        let near = self
            .all_seats()
            .any(|other| other != seat && self.player(other).alive && self.player(other).stars >= 15);
        let can_buy = || {
            let mut market = self.market().iter().flatten();
            market.any(|card| self.can_buy(seat, *card))
        };
        let has_choice = || {
            let mut answers = Vec::new();
            self.answers(&mut answers);
            answers.len() > 1
        };
        let what = self.question().what;
        let rolls = what == What::Roll;
        let told = [
            (rolls, "tip-keep", Topic::Dice),
            (what == What::Yield, "tip-yield", Topic::Answers),
            (what == What::Group, "tip-order", Topic::Dice),
            (what == What::Buy && can_buy(), "tip-card", Topic::Cards),
            (what == What::Buy && !can_buy(), "tip-replace", Topic::Cards),
            (what == What::Harm && has_choice(), "tip-harm", Topic::Answers),
            (what == What::Draw, "tip-evolution-draw", Topic::Board),
            (
                matches!(what, What::Window { .. }) && !secrets::plays(self, seat).is_empty(),
                "tip-evolution-window",
                Topic::Answers,
            ),
            (
                rolls && !self.hand(seat).is_empty(),
                "tip-evolution-hand",
                Topic::Board,
            ),
            // A curse may turn what is told of claws and hearts into its contrary.
            (
                rolls && in_tokyo && !self.claws_are_barred(seat) && self.wastes_hearts(seat),
                "tip-tokyo",
                Topic::Board,
            ),
            (
                rolls && !in_tokyo && own.hearts <= 4 && !self.wastes_hearts(seat),
                "tip-few-hearts",
                Topic::Board,
            ),
            (rolls && near, "tip-near", Topic::Status),
            (rolls && self.cultists(seat) > 0, "tip-cultist", Topic::Board),
            (
                rolls && in_tokyo && self.has_pack(Pack::Tower),
                "tip-tower",
                Topic::Arena,
            ),
            (rolls && self.curse().is_some(), "tip-curse", Topic::Dice),
            (rolls && self.is_berserk(seat), "tip-berserk", Topic::Dice),
            (what.moment() == Some(Moment::Flip), "tip-form", Topic::Answers),
            (rolls, "tip-log", Topic::Tools),
        ];
        let due = told.into_iter().filter(|(due, ..)| *due);
        due.map(|(_, name, at)| Tip { name, at }).collect()
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
