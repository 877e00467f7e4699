//! The verbs: the one place where each step of a card or a power is performed.

use super::agenda::{Effect, Frame, Table};
use super::cards::CardId;
use super::event::{Cause, Event};
use super::face::Face;
use super::power::Monster;
use super::question::{Pick, Source, What};
use super::rule::{On, Step};
use super::state::{MOST_ENERGY, MOST_TOKENS};
use super::track::Track;
use super::{Dice, Phase};
use crate::Seat;
use crate::parts::{DiceMask, MAX_DICE, small};

impl Table<'_> {
    /// Does what a step says. Steps that only look or reckon have been taken before.
    pub(super) fn do_step(&mut self, step: Step, frame: Frame) {
        let (owner, by) = (frame.owner, Cause::from(frame.source));
        match step {
            Step::GainEnergy(energy) => self.gain_energy(owner, energy, by),
            Step::GainEnergyBy(count) => self.gain_energy(owner, count(self, &frame), by),
            Step::GainHearts(hearts) => self.gain_hearts(owner, hearts, by),
            Step::GainTokens(tokens) => self.gain_tokens(owner, tokens, by),
            Step::GainTokensBy(count) => self.gain_tokens(owner, count(self, &frame), by),
            Step::PayEnergy(energy) => self.pay_energy(owner, energy, by),
            Step::HurtRival(hits) => self.hit(frame.rival(), hits, by),
            Step::HurtRivalBy(count) => self.hit(frame.rival(), count(self, &frame), by),
            Step::HurtMe(hits) => self.hit(owner, hits, by),
            Step::Pull(track, steps) => self.pull(owner, track, steps, by),
            Step::PullBy(track, count) => self.pull(owner, track, count(self, &frame), by),
            Step::SoftenBy(hits) => self.soften(&frame, hits),
            Step::DropBonus => self.drop_bonus(),
            Step::ThrowAgainst(_) | Step::May(_) | Step::Choose(_) | Step::ChooseOr(..) | Step::Shop(_) => {
                self.ask_for(step, &frame);
            }
            Step::PullPicked(_)
            | Step::DiscardPicked
            | Step::SwapPicked
            | Step::AddPicked
            | Step::LayPicked
            | Step::TakeOutPicked
            | Step::DropPicked => self.do_picked(step, &frame),
            Step::SkipResolving => {
                self.turn.counting = false;
                self.phase = Phase::Buy;
            }
            Step::EndTurn => self.phase = Phase::Pass,
            Step::Spend | Step::Discard | Step::Await | Step::FewerDice(_) | Step::ExtraTurn => {
                if let Some(card) = frame.card() {
                    self.do_as_card(step, &frame, card);
                }
            }
            Step::Code(code) => code(self, &frame),
            Step::Reckon(_) | Step::Join | Step::StopUnless(_) | Step::Unless(..) | Step::GoTo(_) => {}
        }
    }

    /// Steps that put a question.
    fn ask_for(&mut self, step: Step, frame: &Frame) {
        let owner = frame.owner;
        match (step, frame.card()) {
            (Step::ThrowAgainst(_), Some(card)) => {
                let dice = frame.count.min(small(MAX_DICE));
                self.ask_nature(What::ThrowAgainst {
                    dice,
                    by: owner,
                    card,
                });
            }
            (Step::May(_), _) => self.ask(owner, What::May { by: frame.source }),
            (Step::Choose(of), _) => self.ask_choice(frame, of, false),
            (Step::ChooseOr(of, _), _) => self.ask_choice(frame, of, true),
            (Step::Shop(less), Some(by)) => self.ask(owner, What::Shop { less, by }),
            _ => {}
        }
    }

    /// Steps that do something with what was picked.
    fn do_picked(&mut self, step: Step, frame: &Frame) {
        let owner = frame.owner;
        match (step, frame.pick) {
            (Step::PullPicked(steps), Pick::Track(track)) => {
                self.pull(owner, track, steps, Cause::from(frame.source));
            }
            (Step::DiscardPicked, Pick::Card(card)) => self.lose_card(card),
            (Step::SwapPicked, Pick::Card(taken)) => {
                if let Source::Card(given) = frame.source {
                    self.swap(owner, given, taken);
                }
            }
            (Step::AddPicked, Pick::Face(face)) => {
                if let Source::Power(by) = frame.source {
                    self.add_face(owner, face, by);
                }
            }
            (Step::LayPicked, Pick::Place(buzz, placing)) => self.lay(owner, buzz, placing),
            (Step::TakeOutPicked, Pick::Dice(dice)) => {
                if let Some(card) = frame.card() {
                    self.take_out(owner, dice, card);
                }
            }
            (Step::DropPicked, Pick::Slot(slot)) => {
                if let Some(by) = frame.card() {
                    self.drop_from_market(owner, slot, by);
                }
            }
            _ => {}
        }
    }

    /// Steps of a card about itself, or about a turn that it changes.
    fn do_as_card(&mut self, step: Step, frame: &Frame, card: CardId) {
        match step {
            Step::Spend => self.turn.spent.add(card),
            Step::Discard => self.lose_card(card),
            Step::Await => {
                let seat = frame.rival();
                self.player_mut(seat).awaiting.add(card);
                self.tell(Event::Awaiting { seat, card });
            }
            Step::FewerDice(count) => {
                let dice = count(self, frame);
                if dice > 0 {
                    self.turn.fewer = self.turn.fewer.saturating_add(dice);
                    self.tell(Event::DiceLost {
                        seat: frame.owner,
                        dice,
                        card,
                    });
                }
            }
            Step::ExtraTurn => {
                self.turn.again = true;
                self.tell(Event::ExtraTurnGained {
                    seat: frame.owner,
                    card,
                });
            }
            _ => {}
        }
    }

    /// The bonus that is being taken is taken no more.
    fn drop_bonus(&mut self) {
        let waiting = |effect: &Effect| matches!(effect, Effect::Bonus { .. });
        if let Some(index) = self.agenda.iter().rposition(waiting) {
            self.agenda.remove(index);
        }
    }

    /// A player gains energy. While the active player's Roll counts, cards may react.
    pub(super) fn gain_energy(&mut self, seat: Seat, energy: u8, by: Cause) {
        if energy == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.energy = (player.energy + u16::from(energy)).min(MOST_ENERGY);
        self.tell(Event::EnergyGained { seat, energy, by });
        if self.turn.counting && seat == self.active() {
            self.emit(On::EnergyGained, seat, energy, Pick::Nothing);
        }
    }

    pub(super) fn pay_energy(&mut self, seat: Seat, energy: u8, by: Cause) {
        let player = self.player_mut(seat);
        player.energy = player.energy.saturating_sub(energy.into());
        self.tell(Event::EnergyPaid { seat, energy, by });
    }

    /// A player gains hearts up to its maximum; the rest is lost.
    pub(super) fn gain_hearts(&mut self, seat: Seat, hearts: u8, by: Cause) {
        let hearts = hearts.min(self.missing_hearts(seat));
        if hearts == 0 {
            return;
        }
        self.player_mut(seat).health += hearts;
        self.tell(Event::HeartsGained { seat, hearts, by });
        self.emit(On::HeartsGained, seat, hearts, Pick::Nothing);
    }

    /// A player gains dice tokens up to two; the rest is lost.
    pub(super) fn gain_tokens(&mut self, seat: Seat, tokens: u8, by: Cause) {
        let player = self.player_mut(seat);
        let tokens = tokens.min(MOST_TOKENS - player.tokens);
        if tokens > 0 {
            player.tokens += tokens;
            self.tell(Event::TokensGained { seat, tokens, by });
        }
    }

    /// A player pulls a marker.
    pub(super) fn pull(&mut self, seat: Seat, track: Track, steps: u8, by: Cause) {
        if steps > 0 {
            self.push(Effect::Pull {
                seat,
                track,
                steps,
                by,
            });
        }
    }

    /// A card in play goes to the discard pile.
    fn lose_card(&mut self, card: CardId) {
        let Some(seat) = self.owner(card) else { return };
        self.player_mut(seat).kept.take(card);
        self.discard.add(card);
        self.tell(Event::CardLost { seat, card });
    }

    fn swap(&mut self, seat: Seat, given: CardId, taken: CardId) {
        let rival = self.rival(seat);
        if self.owner(given) != Some(seat) || self.owner(taken) != Some(rival) {
            return;
        }
        for (owner, gone, come) in [(seat, given, taken), (rival, taken, given)] {
            let kept = &mut self.player_mut(owner).kept;
            kept.take(gone);
            kept.push(come);
        }
        self.tell(Event::CardsSwapped { seat, given, taken });
    }

    fn add_face(&mut self, seat: Seat, face: Face, by: Monster) {
        self.turn.added[face.index()] += 1;
        self.tell(Event::FaceAdded { seat, face, by });
    }

    fn take_out(&mut self, seat: Seat, dice: DiceMask, card: CardId) {
        self.turn.out |= dice;
        self.tell(Event::DiceTakenOut { seat, dice, card });
    }

    /// Dice were thrown against the packet: those with the face of the step take a hit off each.
    pub(super) fn thrown_against(&mut self, seat: Seat, card: CardId, dice: Dice) {
        self.tell(Event::ThrownAgainst { seat, card, dice });
        let Some(Effect::Line(frame)) = self.agenda.last_mut() else {
            return;
        };
        frame.count = frame.count.saturating_sub(small(dice.len()));
        let frame = *frame;
        let last = frame.step.checked_sub(1).map(usize::from);
        if let Some(Step::ThrowAgainst(face)) = last.and_then(|last| frame.steps().get(last)) {
            self.soften(&frame, dice.count(*face));
        }
    }
}
