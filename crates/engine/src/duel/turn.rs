//! The turn, phase by phase (`duel.md` §5). Each phase sets the next one before it does anything.

use super::Dice;
use super::agenda::{EARLY, Effect, Frame, POWER, Phase, Table};
use super::cards::Cards;
use super::event::{Cause, Event};
use super::face::Face;
use super::question::{Pick, Source, What};
use super::rule::On;
use super::state::Turn;
use super::track::Track;
use crate::Seat;
use crate::parts::DiceMask;

impl Table<'_> {
    /// Goes on with the turn when nothing waits.
    pub(super) fn go_on(&mut self) {
        let seat = self.active();
        match self.phase {
            Phase::Deal(next) => {
                self.phase = Phase::FirstThrow(Seat(0));
                self.push(Effect::Refill(next));
            }
            Phase::FirstThrow(seat) => {
                if self.turn.number > 0 {
                    self.begin_turn(self.first, 1, false);
                } else {
                    self.ask_nature(What::FirstThrow { seat });
                }
            }
            Phase::Wake => self.moment(Phase::Shop, On::TurnStart(0)),
            Phase::Shop => self.moment(Phase::Awaited, On::TurnStart(1)),
            Phase::Awaited => self.awaited(),
            Phase::FirstRoll => self.ask(seat, What::FirstRoll),
            Phase::Roll => {
                if self.throwable() == 0 {
                    self.phase = Phase::Convert;
                } else {
                    self.ask(seat, What::Roll);
                }
            }
            Phase::Convert => self.convert(),
            Phase::Final => self.moment(Phase::Skip, On::RollFinal),
            Phase::Skip => self.moment(Phase::Toll, On::BeforeResolving(0)),
            Phase::Toll => self.moment(Phase::TakeOut, On::BeforeResolving(1)),
            Phase::TakeOut => self.moment(Phase::Faces, On::BeforeResolving(2)),
            Phase::Faces => {
                if !self.resolvable_faces().is_empty() {
                    self.ask(seat, What::Face);
                } else {
                    self.turn.counting = false;
                    self.phase = Phase::AfterFaces;
                }
            }
            Phase::AfterFaces => self.moment(Phase::Buy, On::AfterFaces),
            Phase::Buy => self.ask(seat, What::Buy),
            Phase::End => self.moment(Phase::Pass, On::TurnEnd),
            Phase::Pass => self.pass(),
            Phase::Over => {}
        }
    }

    /// Cards act by themselves, then the turn goes on with `next`.
    fn moment(&mut self, next: Phase, on: On) {
        self.phase = next;
        self.emit(on, self.active(), 0, Pick::Nothing);
    }

    /// A throw for the first turn: most claws begin, a tie is thrown again.
    pub(super) fn first_thrown(&mut self, seat: Seat, dice: Dice) {
        self.tell(Event::FirstThrown { seat, dice });
        let claws = dice.count(Face::Claw);
        if seat == Seat(0) {
            self.first_claws = claws;
            self.phase = Phase::FirstThrow(Seat(1));
            return;
        }
        let before = std::mem::take(&mut self.first_claws);
        self.phase = Phase::FirstThrow(Seat(0));
        if claws != before {
            let first = Seat(u8::from(claws > before));
            self.first = first;
            let second = self.rival(first);
            self.player_mut(second).energy += 1;
            self.begin_turn(first, 1, false);
        }
    }

    fn begin_turn(&mut self, seat: Seat, number: u16, extra: bool) {
        if number == 1 {
            self.tell(Event::FirstPlayer { seat });
        }
        self.turn = Turn::of(seat, number);
        for player in &mut self.state.players {
            player.hits = 0;
            player.shielded = false;
        }
        self.phase = Phase::Wake;
        self.turns = self.turns.saturating_add(1);
        self.tell(Event::TurnStarted { seat, number, extra });
    }

    /// Cards that have been waiting for this turn, the last of the table first.
    fn awaited(&mut self) {
        let seat = self.active();
        match self.player(seat).awaiting.iter().last() {
            Some(card) => {
                self.player_mut(seat).awaiting.take(card);
                self.emit_own(card, On::Awaited, seat);
            }
            None => self.phase = Phase::FirstRoll,
        }
    }

    /// A dice token is spent for an extra die.
    pub(super) fn spend_token(&mut self, seat: Seat) {
        self.player_mut(seat).tokens -= 1;
        self.turn.tokens += 1;
        self.tell(Event::TokenSpent { seat });
    }

    /// All dice of the pool are thrown for the first time.
    pub(super) fn first_roll(&mut self) {
        self.turn.dice = Dice::fresh(usize::from(self.pool()));
        self.turn.rolls = 1;
        self.phase = Phase::Roll;
        let dice = self.turn.dice.all();
        if dice != 0 {
            self.ask_nature(What::Throw { dice });
        }
    }

    /// Some dice are thrown again; it counts as a roll as long as rolls are left.
    pub(super) fn reroll(&mut self, dice: DiceMask) {
        if self.turn.rolls < self.roll_limit(self.active()) {
            self.turn.rolls += 1;
        }
        self.ask_nature(What::Throw { dice });
    }

    /// Dice have been thrown.
    pub(super) fn thrown(&mut self, thrown: DiceMask, faces: Dice) {
        let mut faces = faces.iter();
        for die in (0..self.turn.dice.len()).filter(|die| thrown & 1 << die != 0) {
            if let Some(face) = faces.next() {
                self.turn.dice.set(die, face);
            }
        }
        let (seat, dice, roll) = (self.active(), self.turn.dice, self.turn.rolls);
        self.tell(Event::Rolled {
            seat,
            dice,
            thrown,
            roll,
        });
    }

    /// The Roll is final; powers change it before any card looks at it.
    fn convert(&mut self) {
        self.phase = Phase::Final;
        self.turn.counting = true;
        let (seat, dice) = (self.active(), self.turn.dice);
        self.tell(Event::RollFinal { seat, dice });
        self.start_power(EARLY);
    }

    /// Starts the line of the active monster's power.
    fn start_power(&mut self, rule: u8) {
        let owner = self.active();
        let source = Source::Power(self.player(owner).monster);
        self.start(&[Frame {
            source,
            owner,
            rule,
            ..Frame::default()
        }]);
    }

    /// All dice of a face are resolved.
    pub(super) fn resolve(&mut self, face: Face) {
        let (seat, count) = (self.active(), self.rolled(face));
        self.turn.resolved.insert(face);
        self.tell(Event::FaceResolved { seat, face, count });
        let by = Cause::Dice(face);
        match face {
            Face::Claw => {
                self.turn.claws = self.turn.claws.saturating_add(count);
                self.hit(self.rival(seat), count, by);
            }
            Face::Heart => self.gain_hearts(seat, count, by),
            Face::Energy => self.gain_energy(seat, count, by),
            Face::Fame => self.pull(seat, Track::Fame, count.saturating_sub(2), by),
            Face::Destruction => self.pull(seat, Track::Destruction, count.saturating_sub(2), by),
            Face::Power => self.start_power(POWER),
        }
    }

    /// The turn passes, or the same player takes another one.
    fn pass(&mut self) {
        let seat = self.active();
        self.player_mut(seat).awaiting = Cards::default();
        let again = self.turn.again;
        let next = if again { seat } else { self.rival(seat) };
        let number = self.turn.number.saturating_add(1);
        self.begin_turn(next, number, again);
    }
}
