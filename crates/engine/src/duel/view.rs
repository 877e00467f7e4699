//! The conversation: who is asked, and what may be said.

use super::Dice;
use super::agenda::{Table, Teller};
use super::cards::Cards;
use super::event::Event;
use super::face::Face;
use super::question::{Answer, Choice, Moment, Pick, What};
use super::rule::Rule;
use super::state::{MARKET, State};
use super::track::Track;
use crate::parts::{DiceMask, one_of, set_of, small};
use crate::{Asked, Chance, Game, Illegal, Portable, Scores, Seat, Seats};
use serde::Deserializer;

/// The order in which faces are resolved when nobody cares: a heart before what may hurt, a power before the
/// claws it may use.
pub(super) const DEFAULT_ORDER: [Face; 6] = [
    Face::Heart,
    Face::Energy,
    Face::Power,
    Face::Fame,
    Face::Destruction,
    Face::Claw,
];

impl Game for State {
    type Answer = Answer;
    type Event = Event;

    fn asks(&self) -> Asked {
        self.asks.of
    }

    fn answers(&self, into: &mut Vec<Answer>) {
        self.each_answer(&mut |answer| {
            into.push(answer);
            true
        });
    }

    fn any_answer(&self, chance: &mut dyn Chance) -> Option<Answer> {
        let seat = self.asked_seat()?;
        match self.asks.what {
            What::Roll => return Some(self.any_roll(seat, chance)),
            What::Face if !self.has_uses(seat) => {
                let faces = self.resolvable_faces();
                let mut left = chance.below(small(faces.len()).into());
                return DEFAULT_ORDER.into_iter().find_map(|face| {
                    let nth = faces.contains(face).then(|| left.checked_sub(1))?;
                    match nth {
                        Some(fewer) => {
                            left = fewer;
                            None
                        }
                        None => Some(Answer::Resolve(face)),
                    }
                });
            }
            What::Place { buzz } if !self.has_uses(seat) => {
                let places = self.nth_place(buzz, u32::MAX).err()?;
                return self.nth_place(buzz, chance.below(places)).ok().map(Answer::Place);
            }
            _ => {}
        }
        let each = |visit: &mut dyn FnMut(Answer) -> bool| {
            self.each_answer(visit);
        };
        one_of(0, each, |bound| chance.below(bound)).ok().flatten()
    }

    fn odds(&self, into: &mut Vec<(Answer, f32)>) {
        match self.asks.what {
            What::Reveal { .. } => {
                let odds = 1.0 / self.deck.count() as f32;
                into.extend(self.deck.iter().map(|card| (Answer::Card(card), odds)));
            }
            _ => {
                if let Some(count) = self.dice_asked() {
                    Dice::each_throw(count, &mut |dice: Dice| {
                        into.push((Answer::Faces(dice), dice.odds()));
                        true
                    });
                }
            }
        }
    }

    fn weights(&self, into: &mut Vec<(Answer, u64)>) {
        match self.asks.what {
            What::Reveal { .. } => into.extend(self.deck.iter().map(|card| (Answer::Card(card), 1))),
            _ => {
                if let Some(count) = self.dice_asked() {
                    Dice::each_throw(count, &mut |dice: Dice| {
                        into.push((Answer::Faces(dice), dice.ways()));
                        true
                    });
                }
            }
        }
    }

    fn listed(answer: Answer) -> Answer {
        match answer {
            Answer::Faces(dice) => Answer::Faces(dice.sorted()),
            other => other,
        }
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<Answer> {
        if let Some(count) = self.dice_asked() {
            let faces = (0..count).map(|_| Face::ALL[chance.below(6) as usize]);
            return Some(Answer::Faces(faces.collect()));
        }
        match self.asks.what {
            What::Reveal { .. } => self.deck.nth(chance.below(self.deck.count())).map(Answer::Card),
            _ => None,
        }
    }

    fn apply(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.take_in(answer, None)
    }

    fn apply_telling(&mut self, answer: Answer, teller: &mut dyn FnMut(Event, &Self)) -> Result<(), Illegal> {
        self.take_in(answer, Some(teller))
    }

    fn scores(&self) -> Option<Scores> {
        let outcome = self.outcome?;
        let mut shares = [0.0; 6];
        shares[outcome.winner.index()] = 1.0;
        Some(Scores { shares })
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> u16 {
        self.turn.number
    }

    fn active(&self) -> Seat {
        self.turn.active
    }

    fn living(&self) -> Seats {
        let stands = |seat: &Seat| self.player(*seat).health > 0;
        [Seat(0), Seat(1)].into_iter().filter(stands).collect()
    }

    fn default_answer(&self) -> Option<Answer> {
        self.asked_seat()?;
        match self.asks.what {
            What::FirstRoll => Some(Answer::Throw),
            What::Face => DEFAULT_ORDER
                .into_iter()
                .find(|face| self.resolvable(*face))
                .map(Answer::Resolve),
            What::Place { .. } | What::Choose { optional: false, .. } => {
                let mut first = None;
                self.each_answer(&mut |answer| {
                    first = Some(answer);
                    false
                });
                first
            }
            What::Roll | What::Buy | What::Shop { .. } | What::May { .. } | What::Choose { .. } => {
                Some(Answer::Done)
            }
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. } => None,
        }
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}

/// The deck has no order until somebody turns a card over, so nothing is hidden from anybody.
impl Portable for State {
    fn read_seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::unchecked(deserializer)
    }

    fn check_seen(&self, _viewer: Option<Seat>) -> Result<(), String> {
        self.check_invariants()
    }
}

impl State {
    fn take_in<'a>(&'a mut self, answer: Answer, teller: Option<Teller<'a>>) -> Result<(), Illegal> {
        if self.asks.of == Asked::NoOne {
            return Err(Illegal::GameOver);
        }
        if !self.offers(answer) {
            return Err(self.refusal(answer));
        }
        let mut table = Table {
            state: self,
            teller,
            turns: 0,
        };
        if !table.begun {
            table.begun = true;
            table.tell(Event::GameStarted);
        }
        table.hear(answer, false);
        table.run();
        Ok(())
    }

    /// How many dice Nature is asked to throw, if it is asked for dice.
    fn dice_asked(&self) -> Option<usize> {
        match self.asks.what {
            What::FirstThrow { .. } => Some(6),
            What::Throw { dice } => Some(dice.count_ones() as usize),
            What::ThrowAgainst { dice, .. } => Some(usize::from(dice)),
            _ => None,
        }
    }

    /// Any answer to a roll question: stop, use a card, or throw some dice again.
    fn any_roll(&self, seat: Seat, chance: &mut dyn Chance) -> Answer {
        let dice = self.rerollable();
        let sets = (1u32 << dice.count_ones()) - 1;
        let mut uses = 0;
        self.each_use(seat, Moment::Roll, &mut |_| {
            uses += 1;
            true
        });
        let nth = chance.below(sets + 1 + uses);
        if nth < sets {
            return Answer::Reroll(spread(nth + 1, dice));
        }
        let (mut left, mut found) = (nth - sets, Answer::Done);
        if left > 0 {
            self.each_use(seat, Moment::Roll, &mut |answer| {
                found = answer;
                left -= 1;
                left > 0
            });
        }
        found
    }

    /// Is this answer one of the legal ones?
    #[must_use]
    pub fn offers(&self, answer: Answer) -> bool {
        match (self.asks.what, answer) {
            (
                What::FirstThrow { .. } | What::Throw { .. } | What::ThrowAgainst { .. },
                Answer::Faces(dice),
            ) => self.dice_asked() == Some(dice.len()),
            (What::Reveal { .. }, Answer::Card(card)) => self.deck.has(card),
            (What::Roll, Answer::Reroll(dice)) => dice != 0 && dice & !self.rerollable() == 0,
            (What::Roll | What::Buy | What::Shop { .. } | What::May { .. }, Answer::Done) => true,
            (What::FirstRoll, Answer::Throw) => true,
            (What::Face, Answer::Resolve(face)) => self.resolvable(face),
            (What::Place { buzz }, Answer::Place(placing)) => self.fits(buzz, placing),
            (What::Buy, Answer::Buy(slot)) => self.affordable(self.active(), usize::from(slot), 0),
            (_, Answer::Faces(_) | Answer::Card(_)) => false,
            _ => !self.each_answer(&mut |listed| listed != answer),
        }
    }

    /// Visits the legal answers in a fixed order, until `visit` says no; says whether it got through.
    pub(super) fn each_answer(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        let Some(seat) = self.asked_seat() else {
            return self.each_natural(visit);
        };
        let what = self.asks.what;
        let through = match what {
            What::FirstRoll => visit(Answer::Throw) && (!self.can_spend_token() || visit(Answer::Spend)),
            What::Roll => {
                let dice = self.rerollable();
                let sets = (1u32 << dice.count_ones()) - 1;
                (1..=sets).all(|set| visit(Answer::Reroll(spread(set, dice)))) && visit(Answer::Done)
            }
            What::Face => {
                let faces = self.resolvable_faces();
                DEFAULT_ORDER
                    .into_iter()
                    .all(|face| !faces.contains(face) || visit(Answer::Resolve(face)))
            }
            What::Buy => {
                self.each_purchase(seat, 0, visit)
                    && (!self.can_sweep(seat) || visit(Answer::Sweep))
                    && visit(Answer::Done)
            }
            What::Shop { less, .. } => self.each_purchase(seat, less, visit) && visit(Answer::Done),
            What::Place { buzz } => self.each_place(buzz, &mut |placing| visit(Answer::Place(placing))),
            What::May { .. } => visit(Answer::Accept) && visit(Answer::Done),
            What::Choose { of, optional, .. } => {
                self.each_choice(seat, of, &mut |pick| visit(Answer::Choose(pick)))
                    && (!optional || visit(Answer::Done))
            }
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. } => true,
        };
        through
            && what
                .moment()
                .is_none_or(|moment| self.each_use(seat, moment, visit))
    }

    fn each_purchase(&self, seat: Seat, less: u8, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        (0..MARKET).all(|slot| !self.affordable(seat, slot, less) || visit(Answer::Buy(small(slot))))
    }

    fn each_choice(&self, seat: Seat, of: Choice, visit: &mut dyn FnMut(Pick) -> bool) -> bool {
        match of {
            Choice::Track => Track::ALL.into_iter().all(|track| visit(Pick::Track(track))),
            Choice::Face => Face::ALL
                .into_iter()
                .all(|face| face == Face::Power || visit(Pick::Face(face))),
            Choice::King => self.each_king_place(&mut |buzz, placing| visit(Pick::Place(buzz, placing))),
            Choice::RivalsKeep => self.each_kept(self.rival(seat), visit),
            Choice::OwnKeep => self.each_kept(seat, visit),
            Choice::TwoDice => {
                let dice = self.dice_in_roll();
                let which = |mask: DiceMask| (0..8u8).filter(move |die| mask & 1 << die != 0);
                which(dice).all(|low| {
                    which(dice)
                        .filter(|high| *high > low)
                        .all(|high| visit(Pick::Dice(1 << low | 1 << high)))
                })
            }
        }
    }

    fn each_kept(&self, seat: Seat, visit: &mut dyn FnMut(Pick) -> bool) -> bool {
        self.player(seat).kept.iter().all(|card| visit(Pick::Card(*card)))
    }

    /// Has this seat a card that may be used at some moment of this turn?
    #[inline]
    pub(super) fn has_uses(&self, seat: Seat) -> bool {
        self.cards(seat).and(Cards::usable()).0 & !self.turn.spent.0 != 0 && seat == self.active()
    }

    /// Visits every use of a card in play that its owner has at this moment of its own turn.
    fn each_use(&self, seat: Seat, moment: Moment, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        if !self.has_uses(seat) {
            return true;
        }
        let usable = Cards::usable();
        self.player(seat).kept.iter().all(|card| {
            if !usable.has(*card) || self.turn.spent.has(*card) {
                return true;
            }
            card.card().rules.iter().all(|rule| match rule {
                Rule::May(moments, aims, _) if moments.contains(&moment) => {
                    aims(self, seat, &mut |pick| visit(Answer::Use(*card, pick)))
                }
                _ => true,
            })
        })
    }

    fn each_natural(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        if let What::Reveal { .. } = self.asks.what {
            return self.deck.iter().all(|card| visit(Answer::Card(card)));
        }
        match self.dice_asked() {
            Some(count) => Dice::each_throw(count, &mut |dice| visit(Answer::Faces(dice))),
            None => true,
        }
    }
}

/// The set of dice whose bits stand in `set`, counted among those of `dice` only.
fn spread(set: u32, dice: DiceMask) -> DiceMask {
    if dice & (dice + 1) == 0 {
        return set_of(set); // all dice up to the last one
    }
    let mut spread = 0;
    let mut nth = 0;
    for die in 0..DiceMask::BITS {
        if dice & 1 << die != 0 {
            if set & 1 << nth != 0 {
                spread |= 1 << die;
            }
            nth += 1;
        }
    }
    spread
}
