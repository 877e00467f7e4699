//! What is still to be done, and the loop that does it.
//!
//! The agenda is a stack of [`Task`]s. A task that needs an answer leaves its continuation on the stack and
//! asks; the answer changes the state, and the loop goes on with the top of the stack. A use of a card is
//! just a [`Frame`] put on top: when it is finished the task below asks again, with fresh answers. So every
//! position, also in the middle of a question, is plain data.
//!
//! Knows no card by name: frames carry ids.

use super::cards::CardId;
use super::event::{Event, Reason};
use super::question::{Answer, Moment, Pick, Question, Spot, What};
use super::rule::{On, Rule, Step};
use super::state::{Ending, Held, Key, Outcome, SomeSeat, State};
use crate::parts::small;
use crate::{Asked, Game, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// Something still to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(super) enum Task {
    /// Nothing.
    #[default]
    Nothing,
    /// The side of this wickedness tile and of all after it is decided.
    LayTile(u8),
    /// Costumes are dealt, from this seat on.
    DealCostumes(Seat),
    /// The throws for the first turn, from this seat on.
    FirstThrow(Seat),
    /// A turn begins.
    OpenTurn(Seat, Reason),
    /// A part of the turn; the next part follows by itself.
    Phase(Phase),
    /// First roll, then the question what to roll again.
    Rolling,
    /// The opponents' say about the dice, from this many seats to the left of the active monster on.
    OpponentDice(u8),
    /// What the others add to the dice, from this many seats to the left of the active monster on.
    Commits(u8),
    /// The groups of dice that are left.
    Grouping,
    /// The active monster gains this much wickedness.
    Wicked(u8),
    /// The active monster may take a tile of this level.
    OfferTile(u8),
    /// The hits of the smash group run, from this index on.
    Smashes(u8),
    /// The wounded in Tokyo decide, from this many seats to the left of the active monster on.
    Yields(u8),
    /// The hits that were held back run, from this index on.
    HeldHits(u8),
    /// Those whom the hits held back have wounded are driven out, if anything drives them.
    DriveOut,
    /// The group of smashes is over.
    SmashesLanded,
    /// The hits from this index on land one after the other.
    Batch(u8),
    /// This hit is about to land.
    Landing(u8),
    /// The hits from this index on are over.
    EndBatch(u8),
    /// Deaths, the Bay, the end of the game; those who fell stand clockwise from the left of this seat.
    Settle(Seat),
    /// Those who could not be saved are eliminated, in the same order.
    Bury(Seat),
    /// The dead are buried: hits that answer hits land, or the end of the game is tested.
    Aftermath,
    /// A market slot is filled.
    Refill(u8),
    /// A bought card takes effect.
    Gain(CardId, Seat),
    /// A kept card that was bought from another monster changes hands.
    HandOver(Key, Seat),
    /// A Discard card is done with.
    Resolved(CardId, Seat),
    /// The reveal window opens for these slots.
    OpenWindow(u8),
    /// The open reveal window starts over, this slot added.
    WidenWindow(u8),
    /// The reveal window, from this many seats to the left of the active monster on.
    Window(u8),
    /// The active monster takes costumes from those it wounded.
    Theft,
    /// The active monster buys.
    Buying,
    /// A seat may use cards at this moment, until done.
    Offer(Seat, Moment),
    /// The next turn is found.
    NextTurn,
    /// Hands for a draft are dealt, from this seat on.
    DealDraft(Seat),
    /// Everybody picks from the hand in front of it, from this seat on; then the hands go on.
    Draft(Seat),
    /// Everybody begins with Evolutions, from this seat on.
    FirstEvolutions(Seat),
    /// A seat draws this many Evolutions, and keeps one.
    Draw(Seat, u8),
    /// What may be played before a turn starts, then the questions of its start.
    Prelude,
    /// Those questions, from this stage on.
    Questions(u8),
    /// Those who have lost hearts answer the batch.
    Reactions,
    /// Three hearts on the dice are worth an Evolution.
    Earn,
    /// An Evolution that was played is done with.
    Played(Key),
    /// Others may act at this moment, from this many seats to the left of the active monster on.
    Round(Moment, u8),
    /// This monster stays in Tokyo; others may act, from this many seats to the left of the active one on.
    Staying(Seat, u8),
    /// This monster has to yield, if it is still in Tokyo.
    MustYield(Seat),
    /// Smashes have landed, and some have wounded.
    Wounds,
    /// What those who yielded left behind meets whoever comes first.
    Approach,
    /// This monster enters Tokyo, if a space is open to it.
    Arrive(Seat),
    /// What follows from having entered Tokyo or not.
    Arrived,
    /// The questions at the start of the turn begin, or the saucers among them are tested.
    Saucers,
    /// The card that is wanted changes hands: from the market, from another monster or from the deck.
    Purchase(Pick),
    /// Dice that show four of a kind bring Cultists.
    Gather,
    /// The first curse is turned over.
    FirstCurse,
    /// These special dice are thrown, as bits.
    SpecialDice(u8),
    /// The Die of Fate takes effect.
    Fate,
    /// The open curse may have dice thrown again.
    Confuse,
    /// A card in the middle of its effect.
    Card(Frame),
    /// The same question again: a card was used in between.
    Ask(Question),
}

/// The parts of a turn in their order (`core.md` §1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Phase {
    /// T1.2: cards and tiles at the start of the turn.
    Start,
    /// T1.3 and T1.4: income of a monster in Tokyo, and what comes with it.
    Income,
    /// T1.5: the open curse.
    Curse,
    /// T1.6: copying cards move.
    Copies,
    /// T1.7: what the open curse lets its holder give.
    Gift,
    /// T2: the rolls.
    Roll,
    /// T3: cards of the others and of the active monster change the dice.
    FixDice,
    /// T3.3: the others add to the dice.
    Commit,
    /// T3.3: the Die of Fate, before all other dice.
    Fate,
    /// T3.4 and R0: the dice are fixed and counted.
    TakeStock,
    /// T4: the groups, one after the other.
    Resolve,
    /// R2 of games with monster packs: what the dice cost and bring once they are resolved.
    AfterDice,
    /// T5.1: what those who yielded left behind.
    EnterTokyo,
    /// T5.2: those who yielded exchange cards.
    Exchange,
    /// T5.3: an open space is taken.
    TakePlace,
    /// After T5: costumes are taken from the wounded.
    Theft,
    /// Before T6: the transformation card is turned over.
    Flip,
    /// T6: purchases.
    Buy,
    /// T7.1: cards are sold.
    End,
    /// T7.3: cards at the end of the turn.
    Effects,
    /// T7.4: Poison tokens hurt.
    Poison,
    /// T7.5: cards at the end of anybody's turn.
    AnyEnd,
    /// T8: the end test, extra turns, the next turn.
    Close,
}

impl Phase {
    /// The part that follows.
    pub(super) const fn next(self) -> Option<Self> {
        Some(match self {
            Self::Start => Self::Income,
            Self::Income => Self::Curse,
            Self::Curse => Self::Copies,
            Self::Copies => Self::Gift,
            Self::Gift => Self::Roll,
            Self::Roll => Self::FixDice,
            Self::FixDice => Self::Commit,
            Self::Commit => Self::Fate,
            Self::Fate => Self::TakeStock,
            Self::TakeStock => Self::Resolve,
            Self::Resolve => Self::AfterDice,
            Self::AfterDice => Self::EnterTokyo,
            Self::EnterTokyo => Self::Exchange,
            Self::Exchange => Self::TakePlace,
            Self::TakePlace => Self::Theft,
            Self::Theft => Self::Flip,
            Self::Flip => Self::Buy,
            Self::Buy => Self::End,
            Self::End => Self::Effects,
            Self::Effects => Self::Poison,
            Self::Poison => Self::AnyEnd,
            Self::AnyEnd => Self::Close,
            Self::Close => return None,
        })
    }

    /// Do only monster packs bring it?
    pub(super) const fn is_of_packs(self) -> bool {
        matches!(
            self,
            Self::Curse | Self::Gift | Self::Fate | Self::AfterDice | Self::Flip
        )
    }
}

/// A rule of a card in the middle of its line of steps. A file names the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Frame {
    /// Whose card it is.
    pub owner: Seat,
    /// The card in play; [`Key::NONE`] for a Discard card.
    pub key: Key,
    /// The card whose rule runs.
    pub face: CardId,
    /// Which of its rules.
    pub rule: u8,
    /// The next step.
    pub step: u8,
    /// What it is aimed at.
    pub pick: Pick,
    /// The monster that this part of it concerns, if it goes through several.
    pub about: SomeSeat,
}

impl Frame {
    /// The steps that are left.
    pub(super) fn rest(&self) -> &'static [Step] {
        self.steps().get(usize::from(self.step)..).unwrap_or_default()
    }

    /// Is the question that it asks the first thing that its line does, at a moment of its own? Not a choice
    /// within what a card that was played or used does, nor that of one monster among several.
    pub(super) fn begins_by_asking(&self) -> bool {
        let Some(Rule::When(on, ..)) = self.face.rule(self.rule) else {
            return false;
        };
        let done = self.steps().get(..usize::from(self.step)).unwrap_or_default();
        !matches!(on, On::Each | On::Gained)
            && done
                .iter()
                .all(|step| matches!(step, Step::StopUnless(_) | Step::Ask(_)))
    }

    /// The step that was done last.
    pub(super) fn last(&self) -> Option<&'static Step> {
        self.steps().get(usize::from(self.step).checked_sub(1)?)
    }

    /// The steps of the rule.
    fn steps(&self) -> &'static [Step] {
        match self.face.rule(self.rule) {
            Some(Rule::When(_, _, steps)) => steps,
            Some(Rule::May(may)) => may.steps,
            Some(Rule::Always(..) | Rule::Worse(..)) | None => &[],
        }
    }
}

/// A state being changed while somebody is told about it. All verbs of the rules are methods of this.
pub struct Table<'a> {
    pub(super) state: &'a mut State,
    pub(super) teller: &'a mut dyn FnMut(Event, &State),
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

impl State {
    /// Runs a fresh table up to its first question.
    pub(super) fn begin(&mut self) {
        self.begin_telling(&mut |_, _| {});
    }

    /// The same, and tells what happens on the way.
    pub(super) fn begin_telling(&mut self, teller: &mut dyn FnMut(Event, &Self)) {
        Table {
            state: self,
            teller,
            turns: 0,
        }
        .run();
    }

    /// The index of the hit that is about to land, if one is.
    pub(super) fn landing_index(&self) -> Option<usize> {
        self.agenda.iter().rev().find_map(|task| match task {
            Task::Landing(hit) => Some(usize::from(*hit)),
            _ => None,
        })
    }
}

/// So many turns may pass without anybody being asked; then even those are asked who have no choice.
const PATIENCE: u8 = 24;

impl Table<'_> {
    /// Tells onlookers what just happened.
    pub(super) fn tell(&mut self, event: Event) {
        (self.teller)(event, self.state);
    }

    /// Puts a task on top.
    pub(super) fn push(&mut self, task: Task) {
        self.agenda.push(task);
    }

    /// Asks a seat; the caller has left the continuation on the agenda.
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

    /// Works on the agenda until somebody is asked or the game is over.
    pub(super) fn run(&mut self) {
        loop {
            while matches!(self.asks.what, What::Nothing) {
                let Some(task) = self.agenda.pop() else { return };
                self.perform(task);
            }
            // Questions with one legal answer resolve by themselves (`core.md` §2.1).
            match self.forced_answer() {
                Some(answer) => self.hear(answer, true),
                None => return,
            }
        }
    }

    /// The only legal answer, if forced questions resolve by themselves and there is just one.
    fn forced_answer(&self) -> Option<Answer> {
        // Where nobody has a die to throw, forced answers alone could go on for ever.
        if self.turns > PATIENCE {
            return None;
        }
        // The most frequent question has many answers while a roll is left.
        if !self.options.automatic || !matches!(self.asks.of, Asked::Seat(_)) || self.may_reroll() {
            return None;
        }
        if self.options.always_ask && self.may_hide_answers()
            || self.may_hide_plays()
            || self.may_raise_energy()
        {
            return None;
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

    fn perform(&mut self, task: Task) {
        match task {
            Task::Nothing => {}
            Task::LayTile(number) => self.lay_tile(number),
            Task::DealCostumes(seat) => self.deal_costumes(seat),
            Task::FirstThrow(seat) => self.first_throw(seat),
            Task::OpenTurn(seat, reason) => self.open_turn(seat, reason),
            Task::Phase(phase) => self.phases(phase),
            Task::Rolling => self.rolling(),
            Task::OpponentDice(offset) => self.opponent_dice(offset),
            Task::Commits(offset) => self.commits(offset),
            Task::Grouping => self.grouping(),
            Task::Wicked(points) => self.gain_wickedness(points),
            Task::OfferTile(level) => self.offer_tile(level),
            Task::Smashes(from) => self.run_smashes(usize::from(from)),
            Task::Yields(offset) => self.yields(offset),
            Task::HeldHits(from) => self.held_hits_run(usize::from(from)),
            Task::DriveOut => self.drive_out(),
            Task::SmashesLanded => self.emit(On::SmashesLanded, self.turn.active),
            Task::Batch(hit) => self.batch(usize::from(hit)),
            Task::Landing(hit) => self.land(usize::from(hit)),
            Task::EndBatch(from) => self.end_batch(usize::from(from)),
            Task::Settle(source) => self.settle(source),
            Task::Bury(source) => self.bury(source),
            Task::Aftermath => self.aftermath(),
            Task::Refill(slot) => self.refill(slot),
            Task::Gain(card, seat) => self.gain_card(card, seat),
            Task::HandOver(key, seat) => self.hand_over(key, seat),
            Task::Resolved(card, seat) => self.resolved(card, seat),
            Task::OpenWindow(slots) => self.open_window(slots),
            Task::WidenWindow(slot) => self.widen_window(slot),
            Task::Window(offset) => self.window(offset),
            Task::Theft => self.theft(),
            Task::Buying => self.buying(),
            Task::Offer(seat, moment) => self.offer(seat, moment),
            Task::NextTurn => self.next_turn(),
            Task::Card(frame) => self.step(frame),
            Task::Ask(question) => self.ask_again(question),
            Task::DealDraft(_)
            | Task::Draft(_)
            | Task::FirstEvolutions(_)
            | Task::Draw(..)
            | Task::Prelude
            | Task::Questions(_)
            | Task::Reactions
            | Task::Earn
            | Task::Played(_)
            | Task::Round(..)
            | Task::Staying(..)
            | Task::MustYield(_)
            | Task::Wounds
            | Task::Approach
            | Task::Arrive(_)
            | Task::Arrived
            | Task::Saucers
            | Task::Purchase(_) => self.evolve(task),
            Task::Gather | Task::FirstCurse | Task::SpecialDice(_) | Task::Fate | Task::Confuse => {
                self.unpack(task);
            }
        }
    }

    /// A part of the turn, and those after it as long as nothing comes of them: most parts of most turns.
    fn phases(&mut self, mut phase: Phase) {
        loop {
            let waiting = self.agenda.len();
            if let Some(next) = self.phase_after(phase) {
                self.push(Task::Phase(next));
            }
            self.phase(phase);
            if self.agenda.len() != waiting + 1 || !matches!(self.asks.what, What::Nothing) {
                return;
            }
            let Some(Task::Phase(next)) = self.agenda.last() else {
                return;
            };
            phase = *next;
            self.agenda.pop();
        }
    }

    /// One step of a card; the rest of its line waits on top of the agenda.
    fn step(&mut self, mut frame: Frame) {
        if !self.player(frame.owner).alive {
            return;
        }
        let goes_on = matches!(frame.face.rule(frame.rule), Some(Rule::When(on, ..))
            if frame.face.card().upkeep.meets(on.mask()));
        let acts = |held: &Held| {
            (held.face == frame.face || held.card == frame.face)
                && (goes_on || !self.in_play.is_blank(held.card))
        };
        if frame.step == 0 && frame.key != Key::NONE && !self.held(frame.key).is_some_and(acts) {
            return; // the card has left play, or copies something else, before its first step
        }
        let steps = frame.steps();
        let Some(step) = steps.get(usize::from(frame.step)) else {
            return;
        };
        if let Step::StopUnless(test) = step
            && !test(self, &frame)
        {
            return;
        }
        frame.step += 1;
        if usize::from(frame.step) < steps.len() {
            self.push(Task::Card(frame));
        }
        self.do_step(*step, frame);
    }

    /// Takes in a legal answer. The caller runs the agenda afterwards.
    pub(super) fn hear(&mut self, answer: Answer, automatic: bool) {
        let speaker = self.speaker(answer);
        let question = std::mem::replace(&mut self.asks, Question::NONE);
        let (Asked::Seat(seat), Some(speaker)) = (question.of, speaker) else {
            self.hear_nature(question.what, answer);
            return;
        };
        self.tell(Event::DecisionMade {
            seat: speaker,
            what: question.what,
            answer,
            automatic,
        });
        match answer {
            Answer::Use(used) => {
                // Any-time cards leave the question open; where cards have a moment of their own the task
                // asks again.
                let goes_on = question.what.moment().is_some() || question.what == What::Group;
                if !goes_on && !self.settles(question, used) {
                    self.push(Task::Ask(question));
                }
                self.use_card(speaker, used);
            }
            Answer::Done => self.done(question.what),
            Answer::Reroll(dice) => self.roll(dice),
            Answer::Group(group) => self.resolve(group),
            Answer::RestInDefaultOrder => self.turn.in_order = true,
            Answer::Hearts(split) => self.use_hearts(split),
            Answer::Yield => self.yield_tokyo(seat),
            Answer::Stay => self.stay(seat),
            Answer::Buy(slot) => self.buy_openly(seat, slot),
            Answer::Sweep => self.sweep(seat),
            Answer::Choose(pick) => self.chosen(seat, question.what, pick),
            Answer::Accept => self.accept_extra_turn(),
            Answer::Faces(_) | Answer::Card(_) | Answer::Special(_) => {} // Nature's words, never legal here
        }
    }

    /// "Nothing more here": the task that asked is taken off, or goes on with the next in line.
    fn done(&mut self, what: What) {
        if let What::Tile { level } = what {
            let seat = self.turn.active;
            self.tell(Event::TileDeclined { seat, level });
            return;
        }
        match self.agenda.pop() {
            Some(Task::OpponentDice(offset)) => self.push(Task::OpponentDice(offset + 1)),
            Some(Task::Commits(offset)) => self.push(Task::Commits(offset + 1)),
            Some(Task::Window(offset)) => self.push(Task::Window(offset + 1)),
            Some(Task::Round(moment, offset)) => self.push(Task::Round(moment, offset + 1)),
            Some(Task::Staying(seat, offset)) => self.push(Task::Staying(seat, offset + 1)),
            Some(Task::Landing(hit)) => self.strike(usize::from(hit)),
            Some(Task::NextTurn) => self.push(Task::NextTurn), // the extra turn was declined
            _ => {}
        }
    }

    /// Something was chosen; where a card asked, its frame learns it.
    fn chosen(&mut self, seat: Seat, what: What, pick: Pick) {
        match (what, pick) {
            (What::Tile { .. }, Pick::Kind(tile)) => self.take_tile(seat, tile),
            (What::Costume, Pick::Kind(card)) => self.keep_costume(seat, card),
            (What::Theft, Pick::Card(key)) => self.steal(seat, key),
            (What::Draft, Pick::Kind(card)) => self.picked(seat, card),
            (What::Draw, Pick::Kind(card)) => self.keep_evolution(seat, card),
            _ => {
                if let Some(Task::Card(frame)) = self.agenda.last_mut() {
                    frame.pick = pick;
                }
            }
        }
    }

    fn hear_nature(&mut self, what: What, answer: Answer) {
        match (what, answer) {
            (What::FirstThrow { seat }, Answer::Faces(dice)) => self.first_thrown(seat, dice),
            (What::Throw { dice }, Answer::Faces(faces)) => self.thrown(dice, faces),
            (What::ThrowDie { die, by, card }, Answer::Faces(faces)) => {
                let from = self.turn.dice.get(usize::from(die));
                let to = faces.get(0);
                self.turn.dice.set(usize::from(die), to);
                if by != self.turn.active {
                    self.turn.probed |= 1 << die;
                    self.turn.probing = die;
                }
                self.tell(Event::DieRerolled {
                    by,
                    card,
                    die,
                    from,
                    to,
                });
            }
            (What::ThrowBeside { dice, by, card }, Answer::Faces(faces)) => {
                for (index, face) in which(dice).zip(faces.iter()) {
                    self.beside.set(index, face);
                }
                let dice = self.beside;
                self.tell(Event::BesideRolled { seat: by, card, dice });
            }
            (
                What::Reveal {
                    spot: Spot::Market(slot),
                },
                Answer::Card(card),
            ) => {
                self.bag.take(card.0);
                self.reveal(slot, card);
            }
            (
                What::Reveal {
                    spot: Spot::Peek(seat),
                },
                Answer::Card(card),
            ) => {
                self.bag.take(card.0);
                self.peeked(seat, card);
            }
            (
                What::Reveal {
                    spot: Spot::Costume(seat),
                },
                Answer::Card(card),
            ) => {
                self.costumes.take(card.0);
                self.drawn.push(card);
                self.tell(Event::CostumeDrawn { seat, card });
            }
            (What::Reveal { spot }, Answer::Card(card))
                if matches!(
                    spot,
                    Spot::Draft(_) | Spot::Evolution(_) | Spot::Next | Spot::Discard
                ) =>
            {
                self.revealed_for_evolution(spot, card);
            }
            (What::ThrowSpecial { .. }, Answer::Special(face)) => self.special_thrown(face),
            (What::Reveal { spot: Spot::Curse }, Answer::Card(curse)) => self.curse_revealed(curse),
            (What::Reveal { spot: Spot::Tile(_) }, Answer::Card(tile)) => {
                self.tiles |= tile.tile_bit();
                self.tell(Event::TileShown { tile });
            }
            _ => {}
        }
    }

    /// A seat may use cards at a moment of its own, until done; skipped when there is nothing to use.
    fn offer(&mut self, seat: Seat, moment: Moment) {
        if moment == Moment::ChangeDice && self.shows_all_six() {
            self.turn.all_six = true;
        }
        if !self.must_offer(seat, moment) {
            return;
        }
        self.push(Task::Offer(seat, moment));
        self.ask(
            seat,
            match moment {
                Moment::StartOfTurn => What::StartOfTurn,
                Moment::ChangeDice => What::ChangeDice,
                Moment::ProbedDie => What::ProbedDie,
                Moment::BesideDice => What::BesideDice,
                Moment::Exchange => What::Exchange,
                Moment::Sale => What::Sale,
                Moment::Roll
                | Moment::OpponentDice
                | Moment::Commit
                | Moment::Harm
                | Moment::Buy
                | Moment::Reveal
                | Moment::AnyTime => unreachable!("these moments have tasks of their own"),
                Moment::BeforeTurn
                | Moment::Freeze
                | Moment::Resolve
                | Moment::Yield
                | Moment::Force
                | Moment::Dying
                | Moment::Intrude
                | Moment::Entered
                | Moment::NotEntered
                | Moment::Gift
                | Moment::Purchase
                | Moment::Bought
                | Moment::EndOfTurn
                | Moment::Flip => What::Window { moment },
            },
        );
    }

    /// Lets every card that listens to `on` act: the subject's first, then the others' clockwise from the
    /// left of the active monster; several cards of one owner in the order in which they came into play
    /// (`core.md` §6).
    #[inline]
    pub(super) fn emit(&mut self, on: On, subject: Seat) {
        if self.in_play.anybody_hears(on.mask()) {
            self.call_listeners(on, subject);
        }
    }

    fn call_listeners(&mut self, on: On, subject: Seat) {
        let first = self.agenda.len();
        self.call_those_of(subject, on, subject);
        let active = self.turn.active;
        for owner in self.living_after(active) {
            if owner != subject {
                self.call_those_of(owner, on, subject);
            }
        }
        // The agenda is worked on from its end.
        self.agenda[first..].reverse();
    }

    /// Puts what the cards of `owner` do on this hook on top, one after the other.
    fn call_those_of(&mut self, owner: Seat, on: On, subject: Seat) {
        if !self.in_play.cares(owner).hooks.meets(on.mask()) {
            return;
        }
        for index in 0..self.in_play.len() {
            let held = self.in_play[index];
            if held.owner != owner || !self.in_play.hears(&held).meets(on.mask()) {
                continue;
            }
            for (rule, line) in held.face.card().rules.iter().enumerate() {
                if let Rule::When(when, who, _) = line
                    && *when == on
                    && who.hears(owner, subject)
                {
                    self.push(Task::Card(Frame {
                        owner,
                        key: held.key,
                        face: held.face,
                        rule: small(rule),
                        ..Frame::default()
                    }));
                }
            }
        }
    }

    /// Runs what the card `key` (or a Discard card) does, as `face`, on a hook at which no other card is
    /// called: it has come into play.
    pub(super) fn emit_own(&mut self, on: On, owner: Seat, key: Key, face: CardId) {
        let hears = if self.in_play.is_blank(face) {
            face.card().upkeep
        } else {
            face.cares().hooks
        };
        if !hears.meets(on.mask()) {
            return;
        }
        for (rule, line) in face.card().rules.iter().enumerate().rev() {
            if matches!(line, Rule::When(when, ..) if *when == on) {
                self.push(Task::Card(Frame {
                    owner,
                    key,
                    face,
                    rule: small(rule),
                    ..Frame::default()
                }));
            }
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self, ending: Ending, winners: Seats) {
        let outcome = Outcome { ending, winners };
        self.outcome = Some(outcome);
        self.agenda.clear();
        self.hits.clear();
        self.follow_ups.clear();
        self.fallen.clear();
        self.culprits = Seats::NONE;
        self.asks = Question::NONE;
        self.tell(Event::GameEnded { outcome });
    }
}

/// The indices in a mask of dice, lowest first.
pub(super) fn which(dice: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |index| dice & 1 << index != 0)
}
