//! What is done with Evolutions: dealing and drafting, drawing, playing and discarding (`evolutions.md` §1).
//! Names no card.
//!
//! `plays` says what may be played and who is asked: whoever might hold something for a moment as far as
//! everybody knows, whatever it holds. `turn` has the windows and rounds of a turn, `goods` what Evolutions do
//! with power cards.

mod goods;
mod plays;
mod turn;

pub(super) use turn::PRELUDE_STAGES;

use super::CardId;
use super::agenda::{Frame, Table, Task};
use super::event::{Cause, Event};
use super::evolution::{self, EvolutionSet, Hidden, PowerUp};
use super::question::{Moment, Pick, Question, Spot, Use, What};
use super::rule::{Asking, On, Rule, Stay, Step, Zone};
use super::state::{Held, Hit, Key, State};
use crate::classic::Face;
use crate::parts::{Shelf, small};
use crate::{Asked, Seat};

/// Hearts on the dice that are worth an Evolution.
const HEARTS_FOR_EVOLUTION: u8 = 3;

/// The beginning, and drawing.
impl Table<'_> {
    /// Everything that only games with Evolutions have on their agenda.
    #[inline(never)]
    pub(super) fn evolve(&mut self, task: Task) {
        match task {
            Task::DealDraft(seat) => self.deal_draft(seat),
            Task::Draft(seat) => self.draft(seat),
            Task::FirstEvolutions(seat) if seat.0 < self.seats => {
                let count = if self.options.power_up == PowerUp::Active {
                    1
                } else {
                    2
                };
                self.push(Task::FirstEvolutions(Seat(seat.0 + 1)));
                self.push(Task::Draw(seat, count));
            }
            Task::Draw(seat, count) => self.draw_evolutions(seat, count),
            Task::Prelude => self.prelude(),
            Task::Questions(stage) => self.questions(stage),
            Task::Reactions => self.react(),
            Task::Earn => self.earn_evolution(),
            Task::Played(key) => self.played(key),
            Task::Round(moment, offset) => self.round(moment, offset),
            Task::Staying(seat, offset) => self.staying(seat, offset),
            Task::MustYield(seat)
                if self.player(seat).alive && self.in_tokyo(seat) && self.may_yield(seat) =>
            {
                self.yield_tokyo(seat);
            }
            Task::Wounds if !self.turn.wounded.is_empty() => {
                let attacker = self.turn.active;
                self.emit(On::Wounded(1), attacker);
                self.emit(On::Wounded(0), attacker);
            }
            Task::Approach => self.approach(),
            Task::Arrive(seat) => self.arrive(seat),
            Task::Arrived => self.arrived(),
            Task::Saucers => self.saucers(),
            Task::Purchase(pick) => self.purchase(pick),
            Task::FirstEvolutions(_) | Task::MustYield(_) | Task::Wounds => {}
            other => debug_assert!(false, "{other:?} is no task of an Evolution"),
        }
    }

    fn deal_draft(&mut self, seat: Seat) {
        if seat.0 >= self.seats {
            return;
        }
        if usize::from(self.hand(seat).len()) < evolution::PER_MONSTER {
            self.push(Task::DealDraft(seat));
            self.ask_nature(What::Reveal {
                spot: Spot::Draft(seat),
            });
        } else {
            self.push(Task::DealDraft(Seat(seat.0 + 1)));
        }
    }

    /// One pick of everybody; then each hand goes to the left.
    fn draft(&mut self, seat: Seat) {
        if seat.0 >= self.seats {
            let count = usize::from(self.seats);
            self.evolutions.hands[..count].rotate_right(1);
            if self.all_seats().any(|seat| !self.hand(seat).is_empty()) {
                self.push(Task::Draft(Seat(0)));
            }
            return;
        }
        self.push(Task::Draft(Seat(seat.0 + 1)));
        let mut left = self.hand(seat).iter();
        match (left.next(), left.next()) {
            (Some(_), Some(_)) => self.ask(seat, What::Draft),
            (Some(last), None) => self.picked(seat, last),
            _ => {}
        }
    }

    /// A pick of the draft goes into the deck.
    pub(super) fn picked(&mut self, seat: Seat, card: CardId) {
        self.evolutions.hands[seat.index()].take(card);
        self.evolutions.decks[seat.index()].insert(card);
        let card = Some(card);
        self.tell(Event::EvolutionKept { seat, card });
    }

    /// Evolutions are drawn until there are so many, or no more; then one is kept (`evolutions.md` §1.4).
    pub(super) fn draw_evolutions(&mut self, seat: Seat, count: u8) {
        let index = seat.index();
        self.evolutions.drawing = seat;
        if self.evolutions.drawn.len() < count {
            let (deck, discard) = (self.evolutions.decks[index], self.evolutions.discards[index]);
            if !deck.is_empty() {
                self.push(Task::Draw(seat, count));
                self.ask_nature(What::Reveal {
                    spot: Spot::Evolution(seat),
                });
                return;
            }
            if !self.evolutions.under[index].is_empty() {
                let card = self.evolutions.under[index].remove(0);
                self.push(Task::Draw(seat, count));
                self.drew(seat, card);
                return;
            }
            if !discard.is_empty() {
                self.push(Task::Draw(seat, count));
                self.evolutions.shown = self.evolutions.shown.but(discard);
                self.evolutions.unplayed = self.evolutions.unplayed.but(discard);
                self.evolutions.discards[index] = EvolutionSet::NONE;
                self.evolutions.decks[index] = discard;
                let size = discard.len();
                self.tell(Event::EvolutionsReshuffled { seat, size });
                return;
            }
            if self.draws_unseen(seat) {
                return;
            }
        }
        let mut drawn = self.evolutions.drawn.iter();
        match (drawn.next(), drawn.next()) {
            (Some(_), Some(_)) => self.ask(seat, What::Draw),
            (Some(only), None) => self.keep_evolution(seat, only),
            _ => {}
        }
    }

    /// In a view: one of those that are hidden comes to the hand, which is hidden as well. Is there one?
    fn draws_unseen(&mut self, seat: Seat) -> bool {
        let Hidden {
            deck,
            under,
            discard,
            hand,
            ..
        } = &mut self.evolutions.hidden[seat.index()];
        let Some(left) = [deck, under, discard].into_iter().find(|left| **left > 0) else {
            return false;
        };
        *left -= 1;
        *hand += 1;
        self.tell(Event::EvolutionDrawn { seat, card: None });
        self.tell(Event::EvolutionKept { seat, card: None });
        true
    }

    fn drew(&mut self, seat: Seat, card: CardId) {
        self.evolutions.drawn.insert(card);
        let card = Some(card);
        self.tell(Event::EvolutionDrawn { seat, card });
    }

    /// One of those drawn is kept; where the other goes depends on the game (`evolutions.md` §1.7).
    pub(super) fn keep_evolution(&mut self, seat: Seat, card: CardId) {
        let index = seat.index();
        self.evolutions.drawn.take(card);
        let left = std::mem::take(&mut self.evolutions.drawn);
        let first = self.turn.number == 0;
        let controlled = self.options.power_up == PowerUp::Controlled;
        let zones = &mut self.evolutions;
        for other in left.iter() {
            if first {
                zones.decks[index].insert(other);
            } else if controlled && zones.under[index].has_room() {
                zones.under[index].push(other);
            } else {
                zones.discards[index].insert(other);
            }
        }
        if first && self.options.power_up == PowerUp::Active {
            self.begin_with(seat, card);
            return;
        }
        self.evolutions.hands[index].insert(card);
        let card = Some(card);
        self.tell(Event::EvolutionKept { seat, card });
    }

    /// An Evolution with which a monster begins: in play if it stays there and has nothing to choose, else
    /// open beside the monster, to be played at its moment.
    fn begin_with(&mut self, seat: Seat, card: CardId) {
        let chooses = card.card().rules.iter().any(|rule| {
            matches!(rule, Rule::When(On::Gained, _, steps)
                if steps.iter().any(|step| matches!(step, Step::Ask(_))))
        });
        if card.is_permanent() && !chooses {
            self.comes_to_lie(seat, card);
        } else {
            self.takes_openly(seat, card);
        }
    }

    /// An Evolution comes to a hand for all to see.
    pub(super) fn takes_openly(&mut self, seat: Seat, card: CardId) {
        self.evolutions.hands[seat.index()].insert(card);
        self.evolutions.shown.insert(card);
        self.evolutions.unplayed.take(card);
        self.tell(Event::EvolutionTaken { seat, card });
    }

    /// An Evolution comes into play in front of a monster.
    fn comes_to_lie(&mut self, seat: Seat, card: CardId) -> Key {
        let told = Some(Event::EvolutionPlayed { seat, card });
        let key = self.comes_into_play(seat, card, told);
        self.emit_own(On::Gained, seat, key, card);
        key
    }

    /// Nature has turned over a card for an Evolution.
    pub(super) fn revealed_for_evolution(&mut self, spot: Spot, card: CardId) {
        match spot {
            Spot::Draft(seat) => {
                self.evolutions.pool.take(card);
                self.evolutions.hands[seat.index()].insert(card);
                let card = Some(card);
                self.tell(Event::EvolutionDrawn { seat, card });
            }
            Spot::Evolution(seat) => {
                self.evolutions.decks[seat.index()].take(card);
                self.drew(seat, card);
            }
            Spot::Next => {
                self.bag.take(card.0);
                self.shown_to_frame(card);
            }
            Spot::Discard => {
                self.discard.take(card.0);
                self.shown_to_frame(card);
            }
            _ => {}
        }
    }

    /// A power card is in the hand of the card that asked for it.
    pub(super) fn shown_to_frame(&mut self, card: CardId) {
        self.resolving.push(card);
        if let Some(Task::Card(frame)) = self.agenda.last_mut() {
            frame.pick = Pick::Kind(card);
            let seat = frame.owner;
            self.tell(Event::CardShown { seat, card });
        }
    }

    /// Three hearts on the dice that count are worth an Evolution (`evolutions.md` §1.3).
    fn earn_evolution(&mut self) {
        let seat = self.turn.active;
        if self.dice_counting(Face::Heart) >= HEARTS_FOR_EVOLUTION && self.thrives(seat) {
            let count = if self.options.power_up == PowerUp::Basic {
                1
            } else {
                2
            };
            self.push(Task::Draw(seat, count));
        }
    }
}

/// Playing and discarding.
impl Table<'_> {
    /// An Evolution is played: it lies in front of its player, and acts. One in a discard pile acts from there.
    pub(super) fn play_evolution(&mut self, owner: Seat, used: Use, zone: Zone) -> Key {
        let card = used.face;
        if zone != Zone::Hand {
            return Key::NONE;
        }
        self.evolutions.hands[owner.index()].take(card);
        // In the last window of the turn all are asked once more (`core.md` §2.1).
        self.round_again(Moment::EndOfTurn);
        let strange = self.home_of(card, owner) != owner;
        self.evolutions.shown.take(card);
        let told = Some(Event::EvolutionPlayed { seat: owner, card });
        let key = self.comes_into_play(owner, card, told);
        if strange {
            let home = self.home_of(card, owner);
            self.in_play.change(key, |held| held.giver = Some(home).into());
            self.evolutions.stray_of = None;
            self.evolutions.stray = None;
        }
        match card.evolution().map(|evolution| evolution.stay) {
            Some(Stay::Temporary) => self.push(Task::Played(key)),
            Some(Stay::Permanent) => self.emit_own(On::Gained, owner, key, card),
            Some(Stay::Lingering | Stay::Gift) | None => {}
        }
        key
    }

    fn played(&mut self, key: Key) {
        self.discard_held(key);
    }

    /// An Evolution has left play: it goes to the discard pile of its monster, what lay under it to that of
    /// the power cards, and what copied it with it.
    pub(super) fn evolution_left(&mut self, held: &Held) {
        let home = held
            .giver
            .get()
            .unwrap_or_else(|| self.home_of(held.card, held.owner));
        self.evolutions.discards[home.index()].insert(held.card);
        self.evolutions.shown.insert(held.card);
        while let Some(index) = self
            .evolutions
            .reserved
            .iter()
            .position(|under| under.key == held.key)
        {
            let card = self.evolutions.reserved.remove(index).card;
            self.discard.add(card.0);
        }
    }

    /// An Evolution lies in front of another monster from now on, or comes back.
    pub(super) fn lay_before(&mut self, key: Key, to: Seat, giver: Option<Seat>) {
        let Some(held) = self.held(key).copied() else {
            return;
        };
        let from = held.owner;
        self.give(key, to);
        self.in_play.change(key, |held| held.giver = giver.into());
        let card = held.card;
        self.tell(Event::EvolutionMoved { from, to, card });
    }

    /// The hand of a monster goes to its discard pile.
    pub(super) fn discard_hand(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.evolutions.hands[seat.index()]);
        let known = hand.and(self.evolutions.shown);
        self.evolutions.unplayed = self.evolutions.unplayed.or(known);
        for card in hand.iter() {
            let home = self.home_of(card, seat);
            self.evolutions.discards[home.index()].insert(card);
        }
    }

    /// What a monster has drawn and not chosen from goes to its discard pile.
    fn discard_drawn(&mut self, seat: Seat) {
        if self.evolutions.drawing == seat {
            let drawn = std::mem::take(&mut self.evolutions.drawn);
            let discard = &mut self.evolutions.discards[seat.index()];
            *discard = discard.or(drawn);
        }
    }

    /// What a monster that leaves the game has of Evolutions (`evolutions.md` §1.6).
    pub(super) fn eliminate_evolutions(&mut self, seat: Seat) {
        if !self.powered() {
            return;
        }
        let strange: Vec<Held> = self
            .held_by(seat)
            .filter(|held| held.giver.get().is_some())
            .copied()
            .collect();
        for held in strange {
            match held.giver.get() {
                Some(giver) if held.card.is_permanent() && self.player(giver).alive && giver != seat => {
                    self.lay_before(held.key, giver, None);
                    self.in_play.change(held.key, |held| held.tokens = 0);
                }
                _ => self.discard_held(held.key),
            }
        }
        let given: Vec<Key> = self
            .in_play
            .iter()
            .filter(|held| held.giver.get() == Some(seat))
            .map(|held| held.key)
            .collect();
        for key in given {
            self.discard_held(key);
        }
        let gives_target = |held: &Held| held.face.cares().hooks.meets(On::Wounded(1).mask());
        let gave = self.held_by(seat).any(gives_target);
        self.discard_hand(seat);
        self.discard_drawn(seat);
        let own = |state: &State| {
            let mut held = state.held_by(seat);
            held.find(|held| held.card.evolution().is_some())
                .map(|held| held.key)
        };
        while let Some(key) = own(self) {
            self.discard_held(key);
        }
        if self.evolutions.target == Some(seat) || gave && !self.in_play.iter().any(gives_target) {
            self.evolutions.target = None;
        }
        self.evolutions.later.retain(|hit| hit.by != Some(seat));
    }

    /// A hit that lands when everything else of the batch is over.
    pub(super) fn hit_later(&mut self, hit: Hit) {
        if self.evolutions.later.has_room() {
            self.evolutions.later.push(hit);
        }
    }

    /// Puts a line of the card on the agenda for each of these monsters, the first one on top.
    pub(super) fn for_each(&mut self, frame: &Frame, seats: &[Seat]) {
        let rules = frame.face.card().rules;
        let Some(rule) = rules
            .iter()
            .position(|rule| matches!(rule, Rule::When(On::Each, ..)))
        else {
            return;
        };
        for seat in seats.iter().rev() {
            self.push(Task::Card(Frame {
                rule: small(rule),
                step: 0,
                pick: Pick::Nothing,
                about: Some(*seat).into(),
                ..*frame
            }));
        }
    }

    /// All other living monsters clockwise from the left of the active one, who is asked first.
    pub(super) fn askable(&self, owner: Seat) -> Shelf<Seat, 6> {
        let active = self.turn.active;
        let mut seats: Shelf<Seat, 6> = Shelf::new();
        if active != owner && self.player(active).alive {
            seats.push(active);
        }
        for seat in self
            .living_after(active)
            .filter(|seat| *seat != active && *seat != owner)
        {
            seats.push(seat);
        }
        seats
    }

    /// A card asks somebody to choose.
    pub(super) fn ask_for(&mut self, asking: Asking, frame: &Frame) {
        let mut any = false;
        let whom = (asking.whom)(self, frame).filter(|seat| self.player(*seat).alive);
        if whom.is_some() {
            (asking.picks)(self, frame, &mut |_| any = true);
        }
        match whom {
            Some(seat) if any => {
                let by = frame.face;
                let curse = by.law().is_some();
                self.ask(
                    seat,
                    if curse {
                        What::Curse { by }
                    } else {
                        What::Evolution { by }
                    },
                );
            }
            _ => {
                if let Some(Task::Card(rest)) = self.agenda.last_mut()
                    && rest.key == frame.key
                {
                    rest.pick = Pick::Nothing;
                }
            }
        }
    }

    /// One heart is handed over: a payment, which nothing stops.
    pub(super) fn hands_heart(&mut self, from: Seat, to: Seat, card: CardId) {
        if !self.can_lose_hearts(from) {
            return;
        }
        let player = &mut self.players[from.index()];
        player.hearts -= 1;
        let now = player.hearts;
        self.turn.lost.insert(from);
        if self.powered() {
            let lost = &mut self.evolutions.turn.lost[from.index()];
            *lost = lost.saturating_add(1);
        }
        self.tell(Event::LifeLost {
            victim: from,
            amount: 1,
            kind: super::HitKind::Card,
            by: None,
            card: Some(card),
            now,
        });
        if now == 0 && self.fallen.has_room() {
            self.fallen.push(super::Fallen { seat: from, by: None });
            self.tell(Event::ReachedZero { seat: from });
        }
        self.gain_hearts(to, 1, Cause::PaidBy(from));
    }

    /// A score that is set, without being a gain.
    pub(super) fn set_stars(&mut self, seat: Seat, now: u8, cause: Cause) {
        let before = std::mem::replace(&mut self.players[seat.index()].stars, now);
        let delta = crate::parts::change(now.saturating_sub(before));
        self.tell(Event::StarsChanged {
            seat,
            asked: delta,
            delta,
            now,
            cause,
        });
    }

    /// An Evolution that was played goes to somebody's hand, for all to see.
    pub(super) fn pass_to_hand(&mut self, key: Key, to: Seat) {
        let Some(index) = self.in_play.iter().position(|held| held.key == key) else {
            return;
        };
        let held = self.in_play.remove(index);
        let home = held
            .giver
            .get()
            .unwrap_or_else(|| self.home_of(held.card, held.owner));
        self.evolutions.stray_of = Some(home).filter(|home| *home != to);
        self.evolutions.stray = self.evolutions.stray_of.map(|_| held.card);
        self.takes_openly(to, held.card);
    }

    /// Evolutions in the discard pile of a monster that has entered Tokyo, if entering brings them back.
    pub(super) fn recall(&mut self, seat: Seat) {
        let played = self.evolutions.shown.but(self.evolutions.unplayed);
        let lying = self.evolutions.discards[seat.index()].and(played);
        for card in lying
            .iter()
            .filter(|card| card.cares().hooks.meets(On::Recalled.mask()))
        {
            self.evolutions.discards[seat.index()].take(card);
            self.takes_openly(seat, card);
        }
    }

    /// The one whom a card asked is gone: whoever it would ask now is asked in its place, if there is anybody.
    fn ask_another(&mut self) {
        if let Some(Task::Card(frame)) = self.agenda.last().copied()
            && let Some(Step::Ask(asking)) = frame.last()
            && self.player(frame.owner).alive
        {
            self.ask_for(*asking, &frame);
        }
    }

    /// Asked again after a card was used at any time, if it is still a question.
    pub(super) fn ask_again(&mut self, question: Question) {
        let Asked::Seat(seat) = question.of else {
            self.asks = question;
            return;
        };
        if !self.player(seat).alive {
            self.ask_another();
            return;
        }
        if question.what == What::Yield && !(self.in_tokyo(seat) && self.may_yield(seat)) {
            return;
        }
        // The card that asks has left in between.
        if let (What::Evolution { .. }, Some(Task::Card(frame))) = (question.what, self.agenda.last())
            && frame.key != Key::NONE
            && self.held(frame.key).is_none_or(|held| held.owner != frame.owner)
        {
            self.agenda.pop();
            return;
        }
        self.asks = question;
        if matches!(question.what, What::ChooseCard { .. }) && self.each_answer(&mut |_| false) {
            self.asks = Question::NONE;
            self.agenda.pop();
        }
        // What could be chosen was spent in between.
        if matches!(question.what, What::Curse { .. } | What::Evolution { .. })
            && self.each_answer(&mut |_| false)
        {
            self.asks = Question::NONE;
            if let Some(Task::Card(frame)) = self.agenda.last_mut() {
                frame.pick = Pick::Nothing;
            }
        }
    }
}
