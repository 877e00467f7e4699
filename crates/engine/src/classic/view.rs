//! The conversation: who is asked, what may be said, what one seat may know.

use super::CardId;
use super::agenda::{Table, Task};
use super::event::Event;
use super::market::SWEEP;
use super::question::{Answer, Moment, Pick, Split, Spot, Use, What};
use super::rule::{May, Stat, Step};
use super::state::{Key, State};
use super::turn::DEFAULT_ORDER;
use crate::classic::{Dice, Face};
use crate::parts::{Bag, DiceMask, Shelf, one_of, set_of, small};
use crate::{Asked, Audience, Chance, Game, Illegal, Portable, Scores, Seat, Seats};
use serde::Deserializer;

impl Game for State {
    type Answer = Answer;
    type Event = Event;

    fn asks(&self) -> Asked {
        self.asks.of
    }

    fn answers(&self, into: &mut Vec<Answer>) {
        let free = self.rerolls();
        into.extend((1..=sets(free)).map(|nth| Answer::Reroll(spread(nth, free))));
        let mut list = |answer| {
            into.push(answer);
            true
        };
        match self.asks.of {
            Asked::Seat(seat) => self.each_but_rerolls(seat, &mut list),
            Asked::Nature => {
                self.each_natural(&mut list);
            }
            Asked::NoOne => {}
        }
    }

    fn any_answer(&self, chance: &mut dyn Chance) -> Option<Answer> {
        let Asked::Seat(seat) = self.asks.of else {
            return None;
        };
        let free = self.rerolls();
        let each = |visit: &mut dyn FnMut(Answer) -> bool| self.each_but_rerolls(seat, visit);
        match one_of(sets(free).into(), each, |bound| chance.below(bound)) {
            Ok(answer) => answer,
            Err(reroll) => Some(Answer::Reroll(spread(set_of(reroll + 1), free))),
        }
    }

    fn odds(&self, into: &mut Vec<(Answer, f32)>) {
        match self.asks.what {
            What::Reveal { spot } => {
                let from = self.drawn_from(spot);
                let total = from.total() as f32;
                into.extend(
                    from.iter()
                        .map(|(card, count)| (Answer::Card(CardId(card)), f32::from(count) / total)),
                );
            }
            What::ThrowSpecial { die } => {
                let faces = die.faces();
                into.extend(die.each_face().map(|face| {
                    let ways = faces.iter().filter(|other| **other == face).count();
                    (Answer::Special(face), ways as f32 / faces.len() as f32)
                }));
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
            What::Reveal { spot } => {
                let from = self.drawn_from(spot).iter();
                into.extend(from.map(|(card, count)| (Answer::Card(CardId(card)), u64::from(count))));
            }
            What::ThrowSpecial { die } => into.extend(die.each_face().map(|face| {
                let ways = die.faces().iter().filter(|other| **other == face).count();
                (Answer::Special(face), ways as u64)
            })),
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
            return Some(Answer::Faces(
                (0..count).map(|_| Face::ALL[chance.below(6) as usize]).collect(),
            ));
        }
        match self.asks.what {
            What::Reveal { spot } => {
                let from = self.drawn_from(spot);
                let card = from.nth(chance.below(from.total()))?;
                Some(Answer::Card(CardId(card)))
            }
            What::ThrowSpecial { die } => {
                let faces = die.faces();
                let nth = chance.below(u32::from(small(faces.len())));
                faces.get(nth as usize).copied().map(Answer::Special)
            }
            _ => None,
        }
    }

    fn apply_telling(&mut self, answer: Answer, teller: &mut dyn FnMut(Event, &Self)) -> Result<(), Illegal> {
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
            let seats = table.seats;
            table.tell(Event::GameStarted { seats });
            // Where nothing is drawn and nobody throws, the first turn has begun before anybody could be
            // told.
            let super::Turn {
                active: seat,
                number,
                reason,
                ..
            } = table.turn;
            if number > 0 {
                table.tell(Event::FirstPlayer { seat });
                table.tell(Event::TurnStarted { seat, number, reason });
            }
        }
        table.hear(answer, false);
        table.run();
        Ok(())
    }

    fn scores(&self) -> Option<Scores> {
        let outcome = self.outcome?;
        let mut shares = [0.0; 6];
        for seat in outcome.winners {
            shares[seat.index()] = 1.0 / outcome.winners.len() as f32;
        }
        Some(Scores { shares })
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn turn(&self) -> u16 {
        self.turn.number
    }

    fn active(&self) -> Seat {
        self.turn.active
    }

    fn living(&self) -> Seats {
        self.living()
    }

    fn view(&self, viewer: Option<Seat>) -> Self {
        let mut view = *self;
        if view.powered() {
            view.hide_evolutions(viewer);
        }
        for index in 0..view.known.len() {
            if !viewer.is_some_and(|viewer| view.known[index].by.contains(viewer))
                && let Some(card) = view.known[index].card.take()
            {
                view.bag.add(card.0);
            }
        }
        view
    }

    fn free_actions(&self, seat: Seat, into: &mut Vec<Answer>) {
        self.each_free_use(seat, &mut |used| {
            into.push(Answer::Use(used));
            true
        });
    }

    fn default_answer(&self) -> Option<Answer> {
        match self.asks.what {
            What::Group => {
                let several = self.turn.groups.len() > 1;
                let only = DEFAULT_ORDER
                    .into_iter()
                    .find(|face| self.turn.groups.contains(*face));
                if several {
                    Some(Answer::RestInDefaultOrder)
                } else {
                    only.map(Answer::Group)
                }
            }
            What::Hearts => Some(Answer::Hearts(Split {
                heal: self.hearts_rolled(),
                ..Split::default()
            })),
            What::Yield => Some(Answer::Stay),
            What::ExtraTurn { .. } => Some(Answer::Accept),
            What::ChooseCard { .. }
            | What::Costume
            | What::Draft
            | What::Draw
            | What::Evolution { .. }
            | What::Curse { .. } => {
                let mut first = None;
                self.each_answer(&mut |answer| {
                    first = Some(answer);
                    false
                });
                first
            }
            What::Tile { .. }
            | What::Commit
            | What::Exchange
            | What::Theft
            | What::StartOfTurn
            | What::Roll
            | What::OpponentDice
            | What::ProbedDie
            | What::ChangeDice
            | What::Harm
            | What::BesideDice
            | What::Buy
            | What::Opportunity
            | What::Window { .. }
            | What::Sale => Some(Answer::Done),
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. } => None,
        }
    }

    #[inline]
    fn speaker(&self, answer: Answer) -> Option<Seat> {
        match (self.asks.of, answer) {
            (Asked::Seat(asked), Answer::Use(used)) => {
                let held = self.held(used.key).map(|held| held.owner);
                Some(held.or_else(|| self.holder_of(used.face)).unwrap_or(asked))
            }
            (Asked::Seat(asked), _) => Some(asked),
            (Asked::Nature | Asked::NoOne, _) => None,
        }
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn deal_hidden(&mut self, chance: &mut dyn Chance) {
        self.deal_hidden_evolutions(chance);
        for index in 0..self.known.len() {
            if self.known[index].card.is_none()
                && let Some(card) = self.bag.nth(chance.below(self.bag.total().max(1)))
            {
                self.bag.take(card);
                self.known[index].card = Some(CardId(card));
            }
        }
    }

    fn seen_by(event: Event, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            // That somebody has looked at a card of the deck is for all to see, the card is not.
            Event::CardPeeked { seat, .. } if viewer != Some(seat) => Event::CardPeeked { seat, card: None },
            // The same of Evolutions that come to a hand.
            Event::EvolutionDrawn { seat, .. } if viewer != Some(seat) => {
                Event::EvolutionDrawn { seat, card: None }
            }
            Event::EvolutionKept { seat, .. } if viewer != Some(seat) => {
                Event::EvolutionKept { seat, card: None }
            }
            Event::EvolutionDiscarded { seat, .. } if viewer != Some(seat) => {
                Event::EvolutionDiscarded { seat, card: None }
            }
            Event::DecisionMade {
                seat,
                what: what @ (What::Draft | What::Draw | What::Curse { .. }),
                answer: Answer::Choose(Pick::Kind(card)),
                automatic,
            } if viewer != Some(seat) && card.evolution().is_some() => Event::DecisionMade {
                seat,
                what,
                answer: Answer::Choose(Pick::Nothing),
                automatic,
            },
            told => told,
        })
    }

    fn audience(&self) -> Audience {
        match self.asks.what {
            What::Reveal {
                spot: Spot::Peek(seat),
            }
            | What::Reveal {
                spot: Spot::Draft(seat) | Spot::Evolution(seat),
            } => Audience::Only(Seats::of(seat)),
            What::Draft | What::Draw => self.asked_alone(),
            // What is given up may come from the hand.
            What::Curse { .. } if self.gives_up_from_hand() => self.asked_alone(),
            _ => Audience::Everybody,
        }
    }
}

impl State {
    /// Only the one who is asked learns what is answered.
    fn asked_alone(&self) -> Audience {
        match self.asks.of {
            Asked::Seat(seat) => Audience::Only(Seats::of(seat)),
            Asked::Nature | Asked::NoOne => Audience::Everybody,
        }
    }

    /// May the answer be an Evolution from the hand of the one who is asked that others do not know there?
    fn gives_up_from_hand(&self) -> bool {
        let Asked::Seat(seat) = self.asks.of else {
            return false;
        };
        let hand = self.hand(seat);
        let unseen = self.hand_size(seat) > hand.and(self.evolutions.shown).len();
        let mut given_up = false;
        let _ = unseen
            && self.each_choice(&mut |answer| {
                given_up = matches!(answer, Answer::Choose(Pick::Kind(card)) if card.evolution().is_some());
                !given_up
            });
        given_up
    }
}

/// Does a piece of a monster pack give energy in this way?
fn is_energy_of_a_piece(used: Use) -> bool {
    let gives = |may: &May| matches!(may.steps, [Step::GainEnergy(_)]);
    used.face.piece().is_some() && used.may().is_some_and(gives)
}

/// How many sets but the empty one can be made of these dice.
fn sets(free: DiceMask) -> DiceMask {
    if are_first(free) {
        free
    } else {
        set_of((1 << free.count_ones()) - 1)
    }
}

/// Are they the first ones of the row? Then the numbers of their sets are these sets.
#[inline]
const fn are_first(dice: DiceMask) -> bool {
    dice & dice.wrapping_add(1) == 0
}

/// The set of that number among those of these dice: bit by bit, the lowest of them first.
fn spread(nth: DiceMask, free: DiceMask) -> DiceMask {
    if are_first(free) {
        return nth;
    }
    let (mut set, mut left, mut bits) = (0, free, nth);
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        set |= if bits & 1 != 0 { lowest } else { 0 };
        left ^= lowest;
        bits >>= 1;
    }
    set
}

impl Portable for State {
    fn read_seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The derived one, which checks nothing.
        let mut state = Self::deserialize(deserializer)?;
        state.in_play.ruled_by(state.packs.curse);
        Ok(state)
    }

    fn check_seen(&self, viewer: Option<Seat>) -> Result<(), String> {
        self.check_invariants()?;
        self.check_seen_evolutions(viewer)?;
        let mut hidden = 0;
        for (depth, known) in self.known.iter().enumerate() {
            let has_looked = viewer.is_some_and(|viewer| known.by.contains(viewer));
            match (has_looked, known.card) {
                (true, None) => {
                    return Err(format!(
                        "known[{depth}].card: the viewer has looked at it, so it is named"
                    ));
                }
                (false, Some(_)) => {
                    return Err(format!(
                        "known[{depth}].card: the viewer has not looked at it, so it is null"
                    ));
                }
                (true, Some(_)) => {}
                (false, None) => hidden += 1,
            }
        }
        if hidden > self.bag.total() {
            let unseen = self.bag.total();
            return Err(format!(
                "known: {hidden} of these cards are hidden, and only {unseen} are unseen"
            ));
        }
        Ok(())
    }
}

impl State {
    /// The same position with dice that show nothing yet and no roll used: positions of one turn that differ
    /// only in what was rolled come out equal.
    #[must_use]
    pub fn unrolled(&self) -> Self {
        let mut position = *self;
        position.turn.dice = Dice::fresh(self.turn.dice.len());
        position.turn.rolls = 0;
        position.packs.touched = 0;
        position
    }

    /// Turns back the cards that came into the market since `seen`, unless somebody knew what lay on the
    /// deck: their places are empty, and they are among the unseen again. Evolutions that came from a deck to
    /// a hand are hidden there. Not a position of a game, but what somebody who looks ahead knows of one.
    pub fn turn_back(&mut self, seen: &Self) {
        if self.powered() {
            self.turn_back_evolutions(seen);
        }
        if !seen.known.is_empty() {
            return;
        }
        for (slot, before) in self.market.iter_mut().zip(seen.market) {
            if *slot != before
                && let Some(card) = slot.take()
            {
                self.bag.add(card.0);
            }
        }
    }

    /// Could the seat that is asked have answers that hang on what only it knows? Whatever this says,
    /// everybody can tell: it has looked at a card of the deck, and has something to use at the market.
    pub(super) fn may_hide_answers(&self) -> bool {
        let Asked::Seat(seat) = self.asks.of else {
            return false;
        };
        self.asks.what == What::Buy
            && self.in_play.cares(seat).moments.meets(Moment::Buy.mask())
            && self.known.iter().any(|known| known.by.contains(seat))
    }

    fn each_free_use(&self, seat: Seat, visit: &mut dyn FnMut(Use) -> bool) -> bool {
        let Asked::Seat(asked) = self.asks.of else {
            return true;
        };
        if !self.powered() && !self.in_play.cares(seat).moments.meets(Moment::AnyTime.mask()) {
            return true;
        }
        // In its own damage window the same cards are listed with the hit in mind; nobody else acts while a
        // batch of losses is being settled (`core.md` §2.1). A Cultist may pay what a card asks for all the same.
        if self.is_settling() || self.is_half_done() {
            let chooses = matches!(self.asks.what, What::Evolution { .. } | What::Curse { .. });
            let pays = chooses && asked == seat && self.may_raise_energy();
            return !pays
                || self.each_use(seat, Moment::AnyTime, &mut |used| {
                    !is_energy_of_a_piece(used) || visit(used)
                });
        }
        self.each_use(seat, Moment::AnyTime, visit)
    }

    /// Does an Evolution ask in the middle of what it does? Where its question is the first thing that it
    /// does, nothing is half done.
    fn is_half_done(&self) -> bool {
        match self.asks.what {
            What::Draft => true,
            What::Evolution { .. } => match self.agenda.last() {
                Some(Task::Card(frame)) => !frame.begins_by_asking(),
                _ => true,
            },
            _ => false,
        }
    }

    /// The dice that are the active monster's to throw again now, if any roll is left.
    #[must_use]
    pub fn may_reroll(&self) -> bool {
        matches!(self.asks.what, What::Roll) && self.turn.rolls < self.roll_limit()
    }

    /// From what Nature turns a card over.
    fn drawn_from(&self, spot: Spot) -> Bag {
        match spot {
            Spot::Market(_) | Spot::Peek(_) => self.bag,
            Spot::Costume(_) => self.costumes,
            Spot::Next => self.bag,
            Spot::Discard => self.discard,
            Spot::Curse => {
                let mut pile = Bag::default();
                self.curses_left().for_each(|curse| pile.add(curse.0));
                pile
            }
            Spot::Draft(_) | Spot::Evolution(_) => {
                let mut pile = Bag::default();
                for card in self.evolutions_at(spot).iter() {
                    pile.add(card.0);
                }
                pile
            }
            Spot::Tile(number) => {
                let mut faces = Bag::default();
                for face in
                    CardId::tiles().filter(|face| face.tile().is_some_and(|tile| tile.number == number))
                {
                    faces.add(face.0);
                }
                faces
            }
        }
    }

    /// Visits every answer of the one who is asked but the sets of dice that may be thrown again, any-time
    /// uses included.
    fn each_but_rerolls(&self, seat: Seat, visit: &mut dyn FnMut(Answer) -> bool) {
        let going = if matches!(self.asks.what, What::Roll) {
            self.each_use(seat, Moment::Roll, &mut |used| visit(Answer::Use(used))) && visit(Answer::Done)
        } else {
            self.each_answer(visit)
        };
        if going {
            self.each_free_use(seat, &mut |used| visit(Answer::Use(used)));
        }
    }

    /// The dice that may be thrown again, as a mask of numbers; none when no roll is left.
    #[must_use]
    #[inline]
    pub fn rerolls(&self) -> DiceMask {
        if self.may_reroll() { self.free_to_roll() } else { 0 }
    }

    fn hearts_rolled(&self) -> u8 {
        self.hearts_to_use()
    }

    /// How many dice Nature is asked to throw, if it is asked for dice.
    fn dice_asked(&self) -> Option<usize> {
        match self.asks.what {
            What::FirstThrow { .. } => Some(6),
            What::Throw { dice } | What::ThrowBeside { dice, .. } => Some(dice.count_ones() as usize),
            What::ThrowDie { .. } => Some(1),
            _ => None,
        }
    }

    /// Is this answer one of the legal ones, any-time uses of any seat included?
    #[must_use]
    pub fn offers(&self, answer: Answer) -> bool {
        match (self.asks.what, answer) {
            (What::ThrowSpecial { die }, Answer::Special(face)) => face.die() == die,
            (_, Answer::Faces(dice)) => self.dice_asked() == Some(dice.len()),
            (What::Reveal { spot }, Answer::Card(card)) => self.drawn_from(spot).count(card.0) > 0,
            (What::Roll, Answer::Reroll(dice)) => dice != 0 && dice & !self.rerolls() == 0,
            (what, Answer::Done) => {
                what.moment().is_some()
                    || matches!(what, What::Tile { .. } | What::Theft | What::ExtraTurn { .. })
            }
            (What::Buy, Answer::Buy(slot)) => match self.asks.of {
                Asked::Seat(seat) => self.affordable(seat, usize::from(slot)),
                Asked::Nature | Asked::NoOne => false,
            },
            (What::Group, Answer::Group(face)) => self.turn.groups.contains(face),
            (_, Answer::Use(used)) => {
                let Asked::Seat(asked) = self.asks.of else {
                    return false;
                };
                let differs = &mut |listed: Use| listed != used;
                let own = match self.asks.what {
                    What::Yield => Some(Moment::Yield),
                    What::Group => Some(Moment::Resolve),
                    what => what.moment(),
                };
                if let Some(moment) = own
                    && !self.each_use(asked, moment, differs)
                {
                    return true;
                }
                let held = self.held(used.key).map(|held| held.owner);
                held.or_else(|| self.holder_of(used.face).filter(|_| used.key == Key::NONE))
                    .is_some_and(|owner| !self.each_free_use(owner, differs))
            }
            _ => !self.each_answer(&mut |listed| listed != answer),
        }
    }

    /// Visits the legal answers in a fixed order, until `visit` says no; says whether it got through.
    /// Any-time uses are not among them.
    pub(super) fn each_answer(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        let Asked::Seat(seat) = self.asks.of else {
            return self.each_natural(visit);
        };
        match self.asks.what {
            What::Roll => {
                let free = self.rerolls();
                for nth in 1..=sets(free) {
                    if !visit(Answer::Reroll(spread(nth, free))) {
                        return false;
                    }
                }
            }
            What::Group => {
                for face in DEFAULT_ORDER {
                    if self.turn.groups.contains(face) && !visit(Answer::Group(face)) {
                        return false;
                    }
                }
                return (self.turn.groups.len() == 1 || visit(Answer::RestInDefaultOrder))
                    && (!self.powered()
                        || self.each_use(seat, Moment::Resolve, &mut |used| visit(Answer::Use(used))));
            }
            What::Hearts => return self.each_split(seat, visit),
            What::Costume => {
                return self
                    .drawn
                    .iter()
                    .all(|card| visit(Answer::Choose(Pick::Kind(*card))));
            }
            What::Draft | What::Draw | What::Evolution { .. } | What::Curse { .. } => {
                return self.each_choice(visit);
            }
            What::Tile { level } => {
                let mut tiles = self.tiles_at(level);
                if !tiles.all(|tile| visit(Answer::Choose(Pick::Kind(tile)))) {
                    return false;
                }
            }
            What::Theft => {
                let mut costumes = self.costumes_to_take();
                if !costumes.all(|held| visit(Answer::Choose(Pick::Card(held.key)))) {
                    return false;
                }
            }
            What::Yield => {
                return visit(Answer::Yield)
                    && visit(Answer::Stay)
                    && self.each_use(seat, Moment::Yield, &mut |used| visit(Answer::Use(used)));
            }
            What::ExtraTurn { .. } => return visit(Answer::Accept) && visit(Answer::Done),
            What::ChooseCard { .. } => {
                let Some(Task::Card(frame)) = self.agenda.last() else {
                    return true;
                };
                return self
                    .copyable(frame.key)
                    .all(|held| visit(Answer::Choose(Pick::Card(held.key))));
            }
            What::Buy => {
                for slot in 0..self.market.len() {
                    if self.affordable(seat, slot) && !visit(Answer::Buy(small(slot))) {
                        return false;
                    }
                }
                if self.can_sweep(seat) && !visit(Answer::Sweep) {
                    return false;
                }
            }
            _ => {}
        }
        if let Some(moment) = self.asks.what.moment()
            && !self.each_use(seat, moment, &mut |used| visit(Answer::Use(used)))
        {
            return false;
        }
        visit(Answer::Done)
    }

    /// Every way to spend the hearts rolled (D7): tokens off and healing outside Tokyo, hearts for others
    /// anywhere.
    fn each_split(&self, seat: Seat, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        fn give(
            split: Split,
            left: u8,
            patients: &[(Seat, u8)],
            visit: &mut dyn FnMut(Answer) -> bool,
        ) -> bool {
            let Some(((patient, lacking), rest)) = patients.split_first() else {
                return visit(Answer::Hearts(Split { heal: left, ..split }));
            };
            (0..=left.min(*lacking)).all(|given| {
                let mut more = split;
                more.others[patient.index()] = given;
                give(more, left - given, rest, visit)
            })
        }
        let patients: Shelf<(Seat, u8), 6> = if self.claims(Stat::HealsOthers, seat) {
            self.patients(seat).collect()
        } else {
            Shelf::new()
        };
        let hearts = self.hearts_rolled();
        let player = self.player(seat);
        let (most_poison, most_shrink) = if self.hearts_work(seat) {
            (player.poison, player.shrink)
        } else {
            (0, 0)
        };
        for poison in 0..=most_poison.min(hearts) {
            for shrink in 0..=most_shrink.min(hearts - poison) {
                let split = Split {
                    poison,
                    shrink,
                    ..Split::default()
                };
                if !give(split, hearts - poison - shrink, &patients, visit) {
                    return false;
                }
            }
        }
        true
    }

    /// May `seat` sweep the market, and can it pay for it?
    #[must_use]
    pub fn can_sweep(&self, seat: Seat) -> bool {
        self.player(seat).energy >= SWEEP && !self.claims(Stat::BuysNothing, seat)
    }

    fn each_natural(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        if let What::Reveal { spot } = self.asks.what {
            return self
                .drawn_from(spot)
                .iter()
                .all(|(card, _)| visit(Answer::Card(CardId(card))));
        }
        if let What::ThrowSpecial { die } = self.asks.what {
            return die.each_face().all(|face| visit(Answer::Special(face)));
        }
        match self.dice_asked() {
            Some(count) => Dice::each_throw(count, &mut |dice| visit(Answer::Faces(dice))),
            None => true,
        }
    }

    /// Can `seat` buy the card in this market slot: does it have the right and the energy?
    #[must_use]
    pub fn affordable(&self, seat: Seat, slot: usize) -> bool {
        self.market
            .get(slot)
            .copied()
            .flatten()
            .is_some_and(|card| self.can_buy(seat, card))
    }
}
