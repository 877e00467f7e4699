//! What is still to be done, and the loop that does it.
//!
//! Effects wait in one list (`duel.md` §14): what a face or a purchase brings joins at its front or at its
//! end, and the turn goes on with its next [`Phase`] when the list is empty. An effect that needs an answer
//! leaves its continuation in the list and asks. So every position, also in the middle of a question, is
//! plain data. Knows no card and no monster by name.

use super::buzz::{Bonus, Buzz};
use super::capacity::FRAMES;
use super::cards::{CardId, Cards};
use super::event::{Cause, Event};
use super::question::{Answer, Choice, Pick, Question, Source, What};
use super::rule::{Kind, On, Rule, Step, Who};
use super::state::{Ending, Outcome, State, rival_of};
use super::track::Track;
use crate::parts::{Shelf, small};
use crate::{Asked, Seat};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// Where the game stands when nothing waits (`duel.md` §5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards are dealt into the market, from this slot on.
    Deal(u8),
    /// Who begins is settled by dice; this seat throws next.
    FirstThrow(Seat),
    /// 1: sleeping.
    Wake,
    /// 2: shopping.
    Shop,
    /// 3 and 4: what has been waiting for this turn.
    Awaited,
    /// 5 and 6: tokens and the first roll.
    FirstRoll,
    /// 7: further rolls.
    Roll,
    /// 8: powers that change the Roll.
    Convert,
    /// 9: the Roll is final.
    Final,
    /// 10: skipping.
    Skip,
    /// 11: what the Roll costs.
    Toll,
    /// 12: taking dice out.
    TakeOut,
    /// 13: faces.
    Faces,
    /// 14: after the last face.
    AfterFaces,
    /// 15: purchases.
    Buy,
    /// 16: the end of the turn.
    End,
    /// 16: the turn passes.
    Pass,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Its place in the order of a game.
    pub(super) const fn place(self) -> u8 {
        match self {
            Self::Deal(_) => 0,
            Self::FirstThrow(_) => 1,
            Self::Wake => 2,
            Self::Shop => 3,
            Self::Awaited => 4,
            Self::FirstRoll => 5,
            Self::Roll => 6,
            Self::Convert => 7,
            Self::Final => 8,
            Self::Skip => 9,
            Self::Toll => 10,
            Self::TakeOut => 11,
            Self::Faces => 12,
            Self::AfterFaces => 13,
            Self::Buy => 14,
            Self::End => 15,
            Self::Pass => 16,
            Self::Over => 17,
        }
    }
}

/// Something that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(super) enum Effect {
    /// Nothing.
    #[default]
    Nothing,
    /// A card or a power in the middle of its line.
    Line(Frame),
    /// A packet of hits, at this stage of prevention.
    Packet {
        /// The target.
        to: Seat,
        /// Its size.
        hits: u8,
        /// Whence it comes.
        by: Cause,
        /// Stages of prevention that are done.
        stage: u8,
    },
    /// A player had no hearts left: saved, or the game is over.
    Fallen {
        /// Who.
        seat: Seat,
        /// Hits of the packet.
        hits: u8,
    },
    /// A pull goes on.
    Pull {
        /// By whom.
        seat: Seat,
        /// Which marker.
        track: Track,
        /// Steps left.
        steps: u8,
        /// Why.
        by: Cause,
    },
    /// A Buzz bonus is about to be taken; asked when cards have had their say.
    Bonus {
        /// By whom.
        seat: Seat,
        /// From which token.
        buzz: Buzz,
        /// What it is.
        bonus: Bonus,
        /// Cards have had their say.
        asked: bool,
    },
    /// The market is filled from this slot on.
    Refill(u8),
    /// The Buzz token of a card just paid for is placed.
    PlaceBuzz(Buzz),
    /// Cards of the buyer react to its purchase.
    Purchased(Seat),
    /// What a bought card does.
    Bought(CardId, Seat),
    /// A bought card comes to rest: into play, or on the discard pile.
    Settle(CardId, Seat),
    /// The same question again: a card was used in between.
    Ask(Question),
}

/// The early part of a power, as a rule.
pub(super) const EARLY: u8 = 0;
/// The power itself, as a rule.
pub(super) const POWER: u8 = 1;

/// A card or a power in the middle of its line. A file names its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Frame {
    /// What it is.
    pub source: Source,
    /// Whose it is: who decides, gains, and whose rival is hit.
    pub owner: Seat,
    /// Which of the card's rules; of a power [`EARLY`] or [`POWER`].
    pub rule: u8,
    /// The next step.
    pub step: u8,
    /// What the line counts.
    pub count: u8,
    /// What was chosen, or what the hook is about.
    pub pick: Pick,
}

impl Frame {
    /// The steps of its rule.
    pub(super) fn steps(&self) -> &'static [Step] {
        match self.source {
            Source::Power(monster) => monster.steps(self.rule == EARLY),
            Source::Card(card) => match card.rule(self.rule) {
                Some(Rule::When(_, _, steps) | Rule::May(_, _, steps)) => steps,
                Some(Rule::Always(..)) | None => &[],
            },
        }
    }

    /// The owner's rival.
    #[must_use]
    pub fn rival(&self) -> Seat {
        rival_of(self.owner)
    }

    /// Was the card used this turn?
    #[must_use]
    pub fn spent(&self, state: &State) -> bool {
        matches!(self.source, Source::Card(card) if state.turn.spent.has(card))
    }

    /// The card, if it is one.
    pub(super) const fn card(&self) -> Option<CardId> {
        match self.source {
            Source::Card(card) => Some(card),
            Source::Power(_) => None,
        }
    }
}

impl From<Source> for Cause {
    fn from(source: Source) -> Self {
        match source {
            Source::Card(card) => Self::Card(card),
            Source::Power(monster) => Self::Power(monster),
        }
    }
}

/// Somebody who is told what happens.
pub(super) type Teller<'a> = &'a mut (dyn FnMut(Event, &State) + 'a);

/// A state being changed while somebody is told about it. All verbs of the rules are methods of this.
pub struct Table<'a> {
    pub(super) state: &'a mut State,
    /// `None` when nobody listens: then events are not even made.
    pub(super) teller: Option<Teller<'a>>,
    /// Turns that have begun since somebody was asked.
    pub(super) turns: u8,
}

impl std::fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.state.fmt(f)
    }
}

impl Deref for Table<'_> {
    type Target = State;
    fn deref(&self) -> &State {
        self.state
    }
}

impl DerefMut for Table<'_> {
    fn deref_mut(&mut self) -> &mut State {
        self.state
    }
}

/// So many turns may pass without anybody being asked; then even those are asked who have no choice.
const PATIENCE: u8 = 24;

impl State {
    /// Runs a fresh table up to its first question.
    pub(super) fn begin(&mut self) {
        self.run_telling(None);
    }

    /// Runs up to the next question, and tells what happens on the way to whoever listens.
    pub(super) fn run_telling<'a>(&'a mut self, teller: Option<Teller<'a>>) {
        Table {
            state: self,
            teller,
            turns: 0,
        }
        .run();
    }

    /// Asks for the cards that the market lacks, as long as the deck lasts.
    pub(super) fn fill_market(&mut self) {
        Table {
            state: self,
            teller: None,
            turns: 0,
        }
        .refill(0);
    }
}

impl Table<'_> {
    /// Tells onlookers what just happened.
    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        if let Some(teller) = &mut self.teller {
            teller(event, self.state);
        }
    }

    /// Puts an effect in front of all that waits.
    pub(super) fn push(&mut self, effect: Effect) {
        self.agenda.push(effect);
    }

    /// Puts an effect behind all that waits.
    pub(super) fn append(&mut self, effect: Effect) {
        self.agenda.insert(0, effect);
    }

    /// Asks a seat; the caller has left the continuation.
    pub(super) fn ask(&mut self, seat: Seat, what: What) {
        self.asks = Question {
            of: Asked::Seat(seat),
            what,
        };
    }

    /// Asks Nature.
    pub(super) fn ask_nature(&mut self, what: What) {
        self.asks = Question {
            of: Asked::Nature,
            what,
        };
    }

    /// Works until somebody is asked or the game is over.
    pub(super) fn run(&mut self) {
        loop {
            while matches!(self.asks.what, What::Nothing) {
                match self.agenda.pop() {
                    Some(effect) => self.perform(effect),
                    None if self.phase == Phase::Over => return,
                    None => self.go_on(),
                }
            }
            match self.forced_answer() {
                Some(answer) => self.hear(answer, true),
                None => return,
            }
        }
    }

    /// The only legal answer, if forced questions resolve by themselves and there is just one.
    fn forced_answer(&self) -> Option<Answer> {
        // Where nobody has a die to throw, forced answers alone could go on for ever.
        if self.turns > PATIENCE || !self.automatic {
            return None;
        }
        let seat = self.asked_seat()?;
        // What is asked most is told apart without a list.
        match self.asks.what {
            What::Roll => return None,
            What::Face if self.resolvable_faces().len() > 1 => return None,
            What::FirstRoll if !self.has_uses(seat) && !self.can_spend_token() => return Some(Answer::Throw),
            _ => {}
        }
        let mut only = None;
        let mut several = false;
        self.each_answer(&mut |answer| {
            several = only.is_some();
            only = Some(answer);
            !several
        });
        if several { None } else { only }
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Nothing => {}
            Effect::Line(frame) => self.step(frame),
            Effect::Packet { to, hits, by, stage } => self.packet_lands(to, hits, by, stage),
            Effect::Fallen { seat, hits } => self.fallen(seat, hits),
            Effect::Pull {
                seat,
                track,
                steps,
                by,
            } => self.pull_step(seat, track, steps, by),
            Effect::Bonus {
                seat,
                buzz,
                bonus,
                asked,
            } => self.bonus(seat, buzz, bonus, asked),
            Effect::Refill(slot) => self.refill(slot),
            Effect::PlaceBuzz(buzz) => self.place_buzz(buzz),
            Effect::Purchased(seat) => self.emit(On::Purchase, seat, 0, Pick::Nothing),
            Effect::Bought(card, seat) => self.bought(card, seat),
            Effect::Settle(card, seat) => self.settle(card, seat),
            Effect::Ask(question) => self.asks = question,
        }
    }

    /// Takes in a legal answer. The caller goes on afterwards.
    pub(super) fn hear(&mut self, answer: Answer, automatic: bool) {
        let question = std::mem::replace(&mut self.asks, Question::NONE);
        let Asked::Seat(seat) = question.of else {
            self.hear_nature(question.what, answer);
            return;
        };
        self.tell(Event::DecisionMade {
            seat,
            what: question.what,
            answer,
            automatic,
        });
        match answer {
            Answer::Spend => self.spend_token(seat),
            Answer::Throw => self.first_roll(),
            Answer::Reroll(dice) => self.reroll(dice),
            Answer::Resolve(face) => self.resolve(face),
            Answer::Buy(slot) => match question.what {
                What::Shop { less, .. } => self.buy_early(seat, slot, less),
                _ => self.buy(seat, slot, 0),
            },
            Answer::Sweep => self.sweep(seat),
            Answer::Place(placing) => {
                if let What::Place { buzz } = question.what {
                    self.lay(seat, buzz, placing);
                }
            }
            Answer::Use(card, pick) => {
                self.push(Effect::Ask(question));
                self.use_card(seat, card, pick);
            }
            Answer::Choose(pick) => {
                if let Some(Effect::Line(frame)) = self.agenda.last_mut() {
                    frame.pick = pick;
                }
            }
            Answer::Done => self.done(question.what),
            // What was offered comes next.
            Answer::Accept | Answer::Faces(_) | Answer::Card(_) => {}
        }
    }

    /// "Nothing more here."
    fn done(&mut self, what: What) {
        match what {
            What::Roll => self.phase = Phase::Convert,
            What::Buy => self.stop_buying(),
            What::May { .. } | What::Choose { .. } => {
                if let Some(Effect::Line(frame)) = self.agenda.last_mut()
                    && let Some(last) = frame.step.checked_sub(1)
                    && let Some(Step::May(otherwise) | Step::ChooseOr(_, otherwise)) =
                        frame.steps().get(usize::from(last))
                {
                    frame.step = *otherwise;
                }
            }
            _ => {}
        }
    }

    fn hear_nature(&mut self, what: What, answer: Answer) {
        match (what, answer) {
            (What::FirstThrow { seat }, Answer::Faces(dice)) => self.first_thrown(seat, dice),
            (What::Throw { dice }, Answer::Faces(faces)) => self.thrown(dice, faces),
            (What::ThrowAgainst { by, card, .. }, Answer::Faces(faces)) => {
                self.thrown_against(by, card, faces);
            }
            (What::Reveal { slot }, Answer::Card(card)) => self.reveal(slot, card),
            _ => {}
        }
    }

    /// Lets every card that listens to `on` act: the subject's first, then the rival's, each in the order in
    /// which they came. What stands at the head of a line and only looks or reckons is done at once.
    #[inline]
    pub(super) fn emit(&mut self, on: On, subject: Seat, count: u8, pick: Pick) {
        let listening = Cards::listening(on);
        let here = self.players[0].kept.set().or(self.players[1].kept.set());
        if !listening.and(here).is_empty() {
            self.call(on, listening, subject, count, pick);
        }
    }

    fn call(&mut self, on: On, listening: Cards, subject: Seat, count: u8, pick: Pick) {
        let mut frames: Shelf<Frame, FRAMES> = Shelf::new();
        for (owner, who) in [(subject, Who::Me), (rival_of(subject), Who::Rival)] {
            for card in self
                .player(owner)
                .kept
                .iter()
                .filter(|card| listening.has(**card))
            {
                Self::lines(*card, on, who, owner, count, pick, &mut frames);
            }
        }
        self.start(&frames);
    }

    fn lines(
        card: CardId,
        on: On,
        who: Who,
        owner: Seat,
        count: u8,
        pick: Pick,
        frames: &mut Shelf<Frame, FRAMES>,
    ) {
        for (rule, line) in card.card().rules.iter().enumerate() {
            if matches!(line, Rule::When(when, whose, _) if *when == on && *whose == who) {
                frames.push(Frame {
                    source: Source::Card(card),
                    owner,
                    rule: small(rule),
                    step: 0,
                    count,
                    pick,
                });
            }
        }
    }

    /// Lets a card act on a hook at which no other card is called.
    pub(super) fn emit_own(&mut self, card: CardId, on: On, owner: Seat) {
        let mut frames = Shelf::new();
        Self::lines(card, on, Who::Me, owner, 0, Pick::Nothing, &mut frames);
        self.start(&frames);
    }

    /// Puts lines in front of all that waits, the first one first. What they look at is looked at now.
    pub(super) fn start(&mut self, frames: &[Frame]) {
        for frame in frames.iter().rev() {
            let mut frame = *frame;
            if self.reckon(&mut frame) {
                self.push(Effect::Line(frame));
            }
        }
    }

    /// Takes the steps of a line that only look or reckon; says whether anything is left of it.
    pub(super) fn reckon(&mut self, frame: &mut Frame) -> bool {
        let steps = frame.steps();
        // A line of cards has a dozen steps at most, and each round of it asks or changes something.
        while let Some(step) = steps.get(usize::from(frame.step)) {
            let next = frame.step + 1;
            frame.step = match step {
                Step::Reckon(reckon) => {
                    reckon(self.state, frame);
                    next
                }
                Step::Join => {
                    if self.join(frame) {
                        return false;
                    }
                    next
                }
                Step::StopUnless(test) => {
                    if !test(self.state, frame) {
                        return false;
                    }
                    next
                }
                Step::Unless(test, otherwise) => {
                    if test(self.state, frame) {
                        next
                    } else {
                        *otherwise
                    }
                }
                Step::GoTo(step) => *step,
                _ => return true,
            };
        }
        false
    }

    /// Adds the line's count to that of the same line, if it is waiting.
    fn join(&mut self, frame: &Frame) -> bool {
        for effect in self.agenda.iter_mut() {
            if let Effect::Line(waiting) = effect
                && (waiting.source, waiting.owner, waiting.rule) == (frame.source, frame.owner, frame.rule)
            {
                waiting.count = waiting.count.saturating_add(frame.count);
                return true;
            }
        }
        false
    }

    /// One step of a line; the rest of it waits in front.
    fn step(&mut self, mut frame: Frame) {
        if !self.reckon(&mut frame) {
            return;
        }
        let Some(step) = frame.steps().get(usize::from(frame.step)) else {
            return;
        };
        frame.step += 1;
        if usize::from(frame.step) < frame.steps().len() {
            self.push(Effect::Line(frame));
        }
        self.do_step(*step, frame);
    }

    /// Asks the owner of the line on top to choose.
    pub(super) fn ask_choice(&mut self, frame: &Frame, of: Choice, optional: bool) {
        let by = frame.source;
        self.ask(frame.owner, What::Choose { by, of, optional });
    }

    /// A card is used at its owner's question.
    fn use_card(&mut self, owner: Seat, card: CardId, pick: Pick) {
        let rule = card
            .card()
            .rules
            .iter()
            .position(|rule| matches!(rule, Rule::May(..)));
        self.tell(Event::Triggered {
            seat: owner,
            by: Cause::Card(card),
        });
        self.push(Effect::Line(Frame {
            source: Source::Card(card),
            owner,
            rule: small(rule.unwrap_or(0)),
            step: 0,
            count: 0,
            pick,
        }));
    }

    /// The game is over.
    pub(super) fn end(&mut self, ending: Ending, winner: Seat) {
        // A card in the middle of its purchase comes to rest, so that no card is lost.
        let waiting = self.agenda;
        for effect in waiting.iter() {
            if let Effect::Settle(card, seat) = *effect {
                match card.kind() {
                    Kind::Keep => self.player_mut(seat).kept.push(card),
                    Kind::Discard => self.discard.add(card),
                }
            }
        }
        let outcome = Outcome { ending, winner };
        self.outcome = Some(outcome);
        self.agenda.clear();
        self.phase = Phase::Over;
        self.asks = Question::NONE;
        self.tell(Event::GameEnded { outcome });
    }
}
