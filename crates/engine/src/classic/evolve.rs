//! What is done with Evolutions: dealing and drafting, drawing, playing, discarding, and the rounds and
//! windows in which they have a say (`evolutions.md` §1 and §4). Names no card.
//!
//! Who is asked follows from what lies open: a window opens for whoever might hold something for it
//! (`State::may_play`), whatever it holds.

use super::CardId;
use super::agenda::{Phase, Table, Task};
use super::event::{Cause, Event};
use super::evolution::{self, EvolutionSet, PowerUp, of_monster};
use super::question::{Answer, Moment, Pick, Question, Spot, Use, What};
use super::rule::{Aims, Kind, May, On, Rule, Stat, Stay, Step, Zone};
use super::state::{Held, Hit, Key, State};
use crate::classic::{Dice, Face};
use crate::parts::{Shelf, small};
use crate::{Asked, Seat};

/// Hearts on the dice that are worth an Evolution.
const HEARTS_FOR_EVOLUTION: u8 = 3;

impl State {
    /// Every monster's Evolutions are laid out; what comes of them is put on the agenda.
    pub(super) fn lay_evolutions(&mut self) {
        match self.options.power_up {
            PowerUp::Off => return,
            PowerUp::Draft => self.evolutions.pool = self.all_evolutions(),
            PowerUp::Standard | PowerUp::Basic | PowerUp::Active | PowerUp::Controlled => {
                for seat in self.all_seats() {
                    self.evolutions.decks[seat.index()] = of_monster(self.player(seat).monster);
                }
            }
        }
        self.agenda.push(Task::FirstEvolutions(Seat(0)));
        if self.options.power_up == PowerUp::Draft {
            self.agenda.push(Task::Draft(Seat(0)));
            self.agenda.push(Task::DealDraft(Seat(0)));
        }
    }

    /// The Evolutions that Nature may turn over for this spot.
    pub(super) fn evolutions_at(&self, spot: Spot) -> EvolutionSet {
        let zones = &self.evolutions;
        match spot {
            Spot::Draft(_) if zones.pool.is_empty() => zones.unseen,
            Spot::Draft(_) => zones.pool,
            Spot::Evolution(seat) => {
                let own = zones.decks[seat.index()];
                match self.options.power_up {
                    _ if !own.is_empty() => own,
                    PowerUp::Draft => zones.unseen,
                    _ => zones.unseen.and(of_monster(self.player(seat).monster)),
                }
            }
            _ => EvolutionSet::NONE,
        }
    }

    /// Does a play of a card end the question at which it is made?
    pub(super) fn settles(&self, question: Question, used: Use) -> bool {
        question.what == What::Yield
            && used.key == Key::NONE
            && used.may().is_some_and(|may| may.at.contains(&Moment::Yield))
    }

    /// Could the seat that is asked have plays which its hand alone tells? Then it is asked, even if it has
    /// nothing to say.
    pub(super) fn may_hide_plays(&self) -> bool {
        let Asked::Seat(seat) = self.asks.of else {
            return false;
        };
        if !self.powered() {
            return false;
        }
        match self.asks.what {
            What::Yield => self.may_play(seat, Moment::Yield),
            What::Group => self.may_play(seat, Moment::Resolve),
            What::Buy => self.may_play(seat, Moment::Buy) || self.may_play(seat, Moment::AnyTime),
            what => what.moment().is_some_and(|moment| self.may_play(seat, moment)),
        }
    }

    /// Must `seat` be asked at this moment: does it have something to use, or might it have something to play?
    pub(super) fn must_offer(&self, seat: Seat, moment: Moment) -> bool {
        self.has_use(seat, moment) || self.powered() && self.may_play(seat, moment)
    }

    /// Might `seat` hold an Evolution that it could play at this moment, as far as everybody knows?
    pub(super) fn may_play(&self, seat: Seat, moment: Moment) -> bool {
        let cards = self.possible_hand(seat).and(evolution::at(moment));
        !cards.is_empty() && !self.each_play_of(cards, seat, moment, Zone::Hand, &mut |_| false)
    }

    /// Visits every play that `seat` has from its hand or its discard pile at `moment`.
    pub(super) fn each_play(&self, seat: Seat, moment: Moment, visit: &mut dyn FnMut(Use) -> bool) -> bool {
        let at = evolution::at(moment);
        let (hand, discard) = (self.hand(seat).and(at), self.evolutions_discarded(seat).and(at));
        if hand.or(discard).is_empty() {
            return true;
        }
        self.each_play_of(hand, seat, moment, Zone::Hand, visit)
            && self.each_play_of(discard, seat, moment, Zone::Discard, visit)
    }

    fn each_play_of(
        &self,
        cards: EvolutionSet,
        seat: Seat,
        moment: Moment,
        zone: Zone,
        visit: &mut dyn FnMut(Use) -> bool,
    ) -> bool {
        let dying = moment == Moment::Dying && self.doomed(seat);
        if !dying && !self.thrives(seat) || self.turn.number == 0 {
            return true;
        }
        // What the open question offers anyway is not listed once more.
        let asked = self
            .asks
            .what
            .moment()
            .filter(|_| self.asks.of == Asked::Seat(seat));
        let listed = |may: &May| {
            moment == Moment::AnyTime && asked.is_some_and(|asked| asked != moment && may.at.contains(&asked))
        };
        for card in cards.iter() {
            let held = Held::fresh(Key::NONE, card, seat);
            if !(card.card().for_sale)(self, seat) {
                continue;
            }
            for (index, rule) in card.card().rules.iter().enumerate() {
                let Rule::May(may) = rule else { continue };
                let offered = may.zone == zone
                    && may.at.contains(&moment)
                    && !listed(may)
                    && self.player(seat).energy >= u16::from(may.energy)
                    && (may.only_if)(self, &held);
                if !offered {
                    continue;
                }
                let mut used = Use {
                    key: Key::NONE,
                    face: card,
                    rule: small(index),
                    pick: Pick::Nothing,
                };
                let mut going = true;
                match may.aims {
                    Aims::Nothing => going = visit(used),
                    Aims::At(list) => list(self, &held, &mut |pick| {
                        used.pick = pick;
                        going = going && (self.is_locked(moment, pick) || visit(used));
                    }),
                }
                if !going {
                    return false;
                }
            }
        }
        true
    }

    /// May `seat` answer the hit that is about to land on it, or might it?
    pub(super) fn answers_hit(&self, seat: Seat) -> bool {
        let lethal = self.lethal(seat);
        let opens = &mut |used: Use| used.may().is_some_and(|may| may.quiet && !lethal);
        if !self.each_use(seat, Moment::Harm, opens) {
            return true;
        }
        let cards = self.possible_hand(seat).and(evolution::at(Moment::Harm));
        self.powered()
            && !cards.is_empty()
            && !self.each_play_of(cards, seat, Moment::Harm, Zone::Hand, opens)
    }

    /// Is a die meant that nobody can change?
    pub(super) fn is_locked(&self, moment: Moment, pick: Pick) -> bool {
        let (Pick::Die(die) | Pick::DieFace(die, _)) = pick else {
            return false;
        };
        self.powered() && moment != Moment::BesideDice && self.locked_dice() & 1 << die != 0
    }

    /// The faces frozen on dice of the active monster by others: the last dice of its row.
    pub(super) fn frozen_for(&self, seat: Seat) -> impl Iterator<Item = Face> + '_ {
        self.in_play.iter().filter_map(move |held| {
            let freezes = held.face.cares().moments & Moment::Freeze.bit() != 0;
            (freezes && held.owner != seat && held.tokens > 0)
                .then(|| Face::ALL[usize::from(held.tokens - 1) % Face::ALL.len()])
        })
    }

    /// The dice of the turn that nobody can change, as a mask.
    #[must_use]
    pub fn locked_dice(&self) -> u16 {
        if !self.powered() || self.turn.dice.is_empty() {
            return 0;
        }
        let all = self.turn.dice.all();
        let locked = self
            .frozen_for(self.turn.active)
            .count()
            .min(self.turn.dice.len());
        all & !(all >> locked)
    }

    /// Does the active monster roll only once?
    pub(super) fn rolls_once(&self) -> bool {
        self.claims(Stat::RollsOnce, self.turn.active) || self.storm_over(self.turn.active)
    }

    /// Does somebody else's storm keep this monster from rolling again and from yielding?
    pub(super) fn storm_over(&self, seat: Seat) -> bool {
        self.powered()
            && self
                .in_play
                .iter()
                .any(|held| held.owner != seat && held.face.cares().stats & Stat::Storms.bit() != 0)
    }

    /// May this monster yield at all?
    pub(super) fn may_yield(&self, seat: Seat) -> bool {
        !self.storm_over(seat)
    }

    /// The monster that stays in Tokyo, if the others are asked about it.
    #[must_use]
    pub fn staying_now(&self) -> Option<Seat> {
        self.agenda.iter().rev().find_map(|task| match task {
            Task::Staying(seat, _) => Some(*seat),
            _ => None,
        })
    }

    /// Is somebody asked now whether it enters Tokyo before the active monster?
    pub(super) fn intruding(&self) -> bool {
        self.asks.what
            == What::Window {
                moment: Moment::Intrude,
            }
            || matches!(self.agenda.last(), Some(Task::Round(Moment::Intrude, _)))
    }

    /// Is the last window of the turn open?
    pub(super) fn turn_ending(&self) -> bool {
        self.asks.what
            == What::Window {
                moment: Moment::EndOfTurn,
            }
    }

    /// Smashes that came after the dice had been counted.
    pub(super) fn late_claws(&self) -> u8 {
        self.evolutions.turn.late
    }

    /// Was there a smash when the dice were counted?
    pub(super) fn has_counted_claws(&self) -> bool {
        self.turn.sizes[Face::Claw.index()] > self.late_claws()
    }

    /// How much less a card costs this monster at this moment.
    pub(super) fn bargain(&self, seat: Seat, card: CardId) -> u8 {
        match self.evolutions.turn.bargain {
            Some((of, less)) if of == card && seat == self.turn.active => less,
            _ => 0,
        }
    }

    /// Could `seat` buy the card if it cost so much less?
    pub(super) fn can_bargain(&self, seat: Seat, card: CardId, less: u8) -> bool {
        let price = self.price(seat, card).saturating_sub(less);
        self.may_buy(seat, card) && self.player(seat).energy >= u16::from(price)
    }

    /// The power card that an Evolution has turned over.
    pub(super) fn caught(&self) -> Option<CardId> {
        self.resolving.last().copied()
    }

    /// Do the dice show four equal faces that count, the smashes of cards included?
    pub(super) fn four_alike(&self) -> bool {
        Face::ALL.into_iter().any(|face| self.shown_with_claws(face) >= 4)
    }

    /// Do the dice show all six symbols, the smashes of cards included?
    pub(super) fn six_symbols(&self) -> bool {
        Face::ALL.into_iter().all(|face| self.shown_with_claws(face) > 0)
    }

    fn shown_with_claws(&self, face: Face) -> u8 {
        match face {
            _ if self.dead(self.turn.active, face) => 0,
            Face::Claw => self.evolutions.turn.claws,
            Face::One | Face::Two | Face::Three | Face::Energy | Face::Heart => self.turn.dice.count(face),
        }
    }

    /// Can this monster pay with a heart?
    pub(super) fn can_lose_hearts(&self, seat: Seat) -> bool {
        self.player(seat).hearts > 0 && !self.turn.shielded.contains(seat) && !self.claims(Stat::Immune, seat)
    }

    /// Will this hit cost hearts, as far as what already acts says?
    pub(super) fn will_wound(&self, hit: &Hit) -> bool {
        hit.amount > 0
            && self.can_lose_hearts(hit.victim)
            && self.stat(Stat::Harm, hit.victim, i32::from(hit.amount)) > 0
    }

    /// The slot of the market that the active monster is about to buy from.
    fn pending_purchase(&self) -> Option<u8> {
        self.agenda.iter().rev().find_map(|task| match task {
            Task::Purchase(slot) => Some(*slot),
            _ => None,
        })
    }

    /// What the active monster could buy in place of the card that it wants; nothing in particular where there
    /// is nothing else.
    pub(super) fn each_replacement(&self, list: &mut dyn FnMut(Pick)) {
        let Some(wanted) = self.pending_purchase() else {
            return;
        };
        let buyer = self.turn.active;
        let card = |slot: u8| self.market.get(usize::from(slot)).copied().flatten();
        let mut any = false;
        for slot in 0..small(self.market.len()) {
            if slot != wanted && card(slot) != card(wanted) && self.affordable(buyer, usize::from(slot)) {
                any = true;
                list(Pick::Slot(slot));
            }
        }
        if !any {
            list(Pick::Nothing);
        }
    }

    /// Is somebody asked now whether a monster may stay in Tokyo?
    pub(super) fn forcing(&self) -> bool {
        self.asks.what
            == What::Window {
                moment: Moment::Force,
            }
    }

    /// Have the smashes of the active monster wounded this one, or will they?
    pub(super) fn smashed_at(&self, seat: Seat) -> bool {
        self.turn.wounded.contains(seat) || self.hits.iter().any(|hit| hit.held && hit.victim == seat)
    }

    /// Might `seat` hold a card that lets it wait with a hit until it has yielded?
    pub(super) fn might_hold_smashes(&self, seat: Seat) -> bool {
        self.powered()
            && self
                .possible_hand(seat)
                .and(evolution::at(Moment::Yield))
                .iter()
                .any(CardId::holds_smashes)
    }

    /// Is this card bought at half its price?
    pub(super) fn half_price(&self, seat: Seat, card: CardId) -> bool {
        self.evolutions.turn.halver == Some(seat) && card.kind() == Kind::Keep
    }

    /// Is the group of this face resolved although it is empty?
    pub(super) fn resolved_anyway(&self, face: Face) -> bool {
        let seat = self.turn.active;
        self.powered()
            && match face {
                Face::Claw => self.claims(Stat::SmashesAnyway, seat),
                Face::Heart => self.claims(Stat::HeartsAnyway, seat),
                Face::One | Face::Two | Face::Three | Face::Energy => false,
            }
    }

    /// What a group comes to when it is resolved: energy and smashes are doubled at once, points and hearts
    /// when they are gained.
    pub(super) fn counted(&self, face: Face, count: u8) -> u8 {
        match face {
            Face::Energy | Face::Claw => count.saturating_mul(self.times()),
            Face::One | Face::Two | Face::Three | Face::Heart => count,
        }
    }

    /// How often the dice of the active monster count: twice if something doubles them.
    pub(super) fn times(&self) -> u8 {
        if self.powered() && self.claims(Stat::Doubles, self.turn.active) {
            2
        } else {
            1
        }
    }

    /// Hearts on the dice that may be used, those that an Evolution adds included.
    pub(super) fn hearts_to_use(&self) -> u8 {
        let rolled = self.turn.sizes[Face::Heart.index()];
        rolled.saturating_mul(1 + self.evolutions.turn.tides)
    }

    /// What makes a hit worse that will cost its victim hearts (`evolutions.md` §3.0): each card with what it
    /// makes of the amount.
    pub(super) fn each_worse(&self, hit: &Hit, visit: &mut dyn FnMut(&Held, u8)) -> u8 {
        let mut amount = hit.amount;
        if !self.powered() || amount == 0 {
            return amount;
        }
        for stage in 0..5 {
            for held in self.in_play.iter().filter(|held| held.face.cares().worse) {
                for rule in held.face.card().rules {
                    if let Rule::Worse(at, more) = rule
                        && *at == stage
                    {
                        let now = amount.saturating_add(more(self, held, &Hit { amount, ..*hit }));
                        if now > amount {
                            amount = now;
                            visit(held, now);
                        }
                    }
                }
            }
        }
        amount
    }
}

/// The beginning, and drawing.
impl Table<'_> {
    /// Everything that only games with Evolutions have on their agenda.
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
            Task::Earn => self.earn_evolution(),
            Task::Played(key) => self.played(key),
            Task::Round(moment, offset) => self.round(moment, offset),
            Task::Staying(seat, offset) => self.staying(seat, offset),
            Task::MustYield(seat) => {
                if self.player(seat).alive && self.in_tokyo(seat) {
                    self.yield_tokyo(seat);
                }
            }
            Task::Wounds => {
                if !self.turn.wounded.is_empty() {
                    let attacker = self.turn.active;
                    self.emit(On::Wounded(1), attacker);
                    self.emit(On::Wounded(0), attacker);
                }
            }
            Task::Approach => self.approach(),
            Task::Arrive(seat) => self.arrive(seat),
            Task::Arrived => self.arrived(),
            Task::Saucers => self.test_saucers(),
            Task::Purchase(slot) => self.purchase(slot),
            _ => {}
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
            let hands = self.evolutions.hands;
            let count = usize::from(self.seats);
            for index in 0..count {
                self.evolutions.hands[(index + 1) % count] = hands[index];
            }
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
                self.evolutions.discards[index] = EvolutionSet::NONE;
                self.evolutions.decks[index] = discard;
                let size = discard.len();
                self.tell(Event::EvolutionsReshuffled { seat, size });
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
        let hearts = self.turn.dice.count(Face::Heart);
        if hearts >= HEARTS_FOR_EVOLUTION && !self.dead(seat, Face::Heart) && self.thrives(seat) {
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
        let strange = self.home_of(card, owner) != owner;
        self.evolutions.shown.take(card);
        let told = Some(Event::EvolutionPlayed { seat: owner, card });
        let key = self.comes_into_play(owner, card, told);
        if strange {
            let home = self.home_of(card, owner);
            self.in_play.change(key, |held| held.giver = Some(home));
            self.evolutions.stray_of = None;
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
        let home = held.giver.unwrap_or_else(|| self.home_of(held.card, held.owner));
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
        self.in_play.change(key, |held| held.giver = giver);
        let card = held.card;
        self.tell(Event::EvolutionMoved { from, to, card });
    }

    /// The hand of a monster goes to its discard pile.
    pub(super) fn discard_hand(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.evolutions.hands[seat.index()]);
        for card in hand.iter() {
            let home = self.home_of(card, seat);
            self.evolutions.discards[home.index()].insert(card);
        }
    }

    /// What a monster that leaves the game has of Evolutions (`evolutions.md` §1.6).
    pub(super) fn eliminate_evolutions(&mut self, seat: Seat) {
        if !self.powered() {
            return;
        }
        let strange: Vec<Held> = self
            .held_by(seat)
            .filter(|held| held.giver.is_some())
            .copied()
            .collect();
        for held in strange {
            match held.giver {
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
            .filter(|held| held.giver == Some(seat))
            .map(|held| held.key)
            .collect();
        for key in given {
            self.discard_held(key);
        }
        self.discard_hand(seat);
        if self.evolutions.target == Some(seat) {
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
    pub(super) fn for_each(&mut self, frame: &super::agenda::Frame, seats: &[Seat]) {
        let rules = frame.face.card().rules;
        let Some(rule) = rules
            .iter()
            .position(|rule| matches!(rule, Rule::When(On::Each, ..)))
        else {
            return;
        };
        for seat in seats.iter().rev() {
            self.push(Task::Card(super::agenda::Frame {
                rule: small(rule),
                step: 0,
                pick: Pick::Nothing,
                about: Some(*seat),
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
    pub(super) fn ask_for(&mut self, asking: super::rule::Asking, frame: &super::agenda::Frame) {
        let mut any = false;
        let whom = (asking.whom)(self, frame).filter(|seat| self.player(*seat).alive);
        if whom.is_some() {
            (asking.picks)(self, frame, &mut |_| any = true);
        }
        match whom {
            Some(seat) if any => self.ask(seat, What::Evolution { by: frame.face }),
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
        let lost = &mut self.evolutions.turn.lost[from.index()];
        *lost = lost.saturating_add(1);
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
        let delta = super::turn::change(now.saturating_sub(before));
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
        let home = held.giver.unwrap_or_else(|| self.home_of(held.card, held.owner));
        self.evolutions.stray_of = Some(home).filter(|home| *home != to);
        self.takes_openly(to, held.card);
    }

    /// Evolutions in the discard pile of a monster that has entered Tokyo, if entering brings them back.
    pub(super) fn recall(&mut self, seat: Seat) {
        let lying = self.evolutions.discards[seat.index()].and(self.evolutions.shown);
        for card in lying
            .iter()
            .filter(|card| card.cares().hooks & On::Recalled.bit() != 0)
        {
            self.evolutions.discards[seat.index()].take(card);
            self.takes_openly(seat, card);
        }
    }

    /// Smashes that come after the dice have been counted.
    pub(super) fn more_smashes(&mut self, count: u8, card: CardId) {
        let seat = self.turn.active;
        let claws = Face::Claw;
        self.turn.sizes[claws.index()] = self.turn.sizes[claws.index()].saturating_add(count);
        self.turn.groups.insert(claws);
        self.evolutions.turn.late = self.evolutions.turn.late.saturating_add(count);
        self.tell(Event::SmashesAdded { seat, card, count });
    }

    /// A card of the market goes under an Evolution; its place is filled for all to see.
    pub(super) fn reserve(&mut self, frame: &super::agenda::Frame, slot: u8) {
        if !self.evolutions.reserved.has_room() || self.held(frame.key).is_none() {
            return;
        }
        let Some(card) = self.market[usize::from(slot)].take() else {
            return;
        };
        let key = frame.key;
        self.evolutions.reserved.push(super::Reserved { key, card });
        self.tell(Event::CardReserved {
            seat: frame.owner,
            card,
        });
        self.push(Task::OpenWindow(1 << slot));
        self.push(Task::Refill(slot));
    }

    /// The card under an Evolution is bought.
    pub(super) fn buy_reserved(&mut self, seat: Seat, key: Key) {
        let Some(index) = self.evolutions.reserved.iter().position(|under| under.key == key) else {
            return;
        };
        let card = self.evolutions.reserved.remove(index).card;
        self.buy_shown(seat, card, super::BoughtFrom::Reserve);
    }

    /// A card that lies open is bought.
    fn buy_shown(&mut self, seat: Seat, card: CardId, from: super::BoughtFrom) {
        self.evolutions.turn.paid = self.pay_for(seat, card, from);
        self.resolving.push(card);
        self.offer_after_purchase(seat, card);
        self.push(Task::Gain(card, seat));
        self.emit(On::Bought, seat);
    }

    /// The card turned over may be had for less.
    pub(super) fn offers_bargain(&mut self, _: &super::agenda::Frame, less: u8) {
        self.evolutions.turn.bargain = self.caught().map(|card| (card, less));
    }

    /// The card turned over is bought, or goes back to the discard pile.
    pub(super) fn land_catch(&mut self, frame: &super::agenda::Frame) {
        if let Some(card) = self.resolving.pop() {
            if frame.pick == Pick::Number(1) {
                self.buy_shown(frame.owner, card, super::BoughtFrom::Discard);
            } else {
                self.discard.add(card.0);
            }
        }
        self.evolutions.turn.bargain = None;
    }

    /// A card of the market is bought for less, unless the one that replaces it says no.
    pub(super) fn bob_for(&mut self, frame: &super::agenda::Frame) {
        let Pick::Slot(slot) = frame.pick else { return };
        let (seat, Some(card)) = (frame.owner, self.market[usize::from(slot)].take()) else {
            return;
        };
        self.evolutions.turn.bargain = Some((card, 2));
        self.evolutions.turn.paid = self.pay_for(seat, card, super::BoughtFrom::Market(slot));
        self.evolutions.turn.bargain = None;
        self.resolving.push(card);
        self.push(Task::OpenWindow(1 << slot));
        self.for_each(frame, &[seat]);
        if let Some(Task::Card(check)) = self.agenda.last_mut() {
            check.pick = Pick::Slot(slot);
        }
        self.push(Task::Refill(slot));
        self.emit(On::Bought, seat);
    }

    /// The card that was bobbed for takes effect, or goes and the energy comes back.
    pub(super) fn bobbed(&mut self, frame: &super::agenda::Frame) {
        let (Pick::Slot(slot), Some(card)) = (frame.pick, self.caught()) else {
            return;
        };
        let seat = frame.owner;
        let replaced = self.market[usize::from(slot)];
        if replaced.is_some_and(|new| self.printed_cost(new) % 2 == 1) {
            self.put_aside(card);
            self.evolutions.turn.saucer = None;
            self.tell(Event::CardDiscarded { seat, card });
            let paid = u16::from(self.evolutions.turn.paid);
            self.put_energy(seat, paid, Cause::Card(frame.face));
        } else {
            self.offer_after_purchase(seat, card);
            self.push(Task::Gain(card, seat));
        }
    }

    /// The card on which a saucer lies has come to its buyer.
    pub(super) fn takes_saucer(&mut self, card: CardId) -> bool {
        let taken = self.evolutions.turn.saucer == Some(card);
        if taken {
            self.evolutions.turn.saucer = None;
        }
        taken
    }

    /// A purchase is replaced by another one, or by none.
    pub(super) fn bamboozle(&mut self, frame: &super::agenda::Frame) {
        let seat = self.turn.active;
        let pending = |task: &Task| matches!(task, Task::Purchase(_));
        let Some(index) = self.agenda.iter().rposition(pending) else {
            return;
        };
        let Task::Purchase(slot) = self.agenda[index] else {
            return;
        };
        let Some(card) = self.market[usize::from(slot)] else {
            return;
        };
        self.evolutions.turn.bamboozled = true;
        self.evolutions.turn.barred = Some(card);
        let instead = match frame.pick {
            Pick::Slot(other) => {
                self.agenda[index] = Task::Purchase(other);
                self.market[usize::from(other)]
            }
            _ => {
                self.agenda[index] = Task::Nothing;
                None
            }
        };
        self.tell(Event::PurchasePrevented { seat, card, instead });
    }

    /// `seat` looks at the deck until it knows so many of its top cards.
    pub(super) fn dive(&mut self, seat: Seat, depth: usize) {
        self.raise_sunk();
        if self.bag.is_empty() && self.known.len() < 3 && !self.discard.is_empty() {
            let mut discard = std::mem::take(&mut self.discard);
            self.bag.pour(&mut discard);
            let size = small(self.deck_size() as usize);
            self.tell(Event::DeckReshuffled { size });
        }
        let seen = self
            .known
            .iter()
            .take(3)
            .filter(|known| known.by.contains(seat))
            .count();
        if seen < depth && (self.known.len() >= depth || !self.bag.is_empty()) && self.known.has_room() {
            self.peek(seat);
        }
    }

    /// One of the cards that were looked at is taken; the others go under the deck.
    pub(super) fn surface(&mut self, frame: &super::agenda::Frame) {
        let Pick::Deck(depth) = frame.pick else { return };
        let Some(card) = self.known.get(usize::from(depth)).and_then(|known| known.card) else {
            return;
        };
        let owner = frame.owner;
        let others = self
            .known
            .iter()
            .take(3)
            .filter(|known| known.by.contains(owner))
            .count()
            - 1;
        self.known.remove(usize::from(depth));
        for _ in 0..others {
            let known = self.known.remove(0);
            if self.evolutions.sunk.has_room() {
                self.evolutions.sunk.push(known);
            } else if let Some(card) = known.card {
                self.bag.add(card.0);
            }
        }
        self.resolving.push(card);
        self.take_free(owner, card);
    }

    /// When nothing else is left of the deck, what lies under it comes to the top.
    pub(super) fn raise_sunk(&mut self) {
        while self.bag.is_empty() && self.known.has_room() && !self.evolutions.sunk.is_empty() {
            let known = self.evolutions.sunk.remove(0);
            self.known.push(known);
        }
    }

    /// The next card of the power deck is shown to all, or nothing if there is none.
    pub(super) fn reveal_next(&mut self) {
        self.raise_sunk();
        if !self.known.is_empty() {
            if let Some(card) = self.known.remove(0).card {
                self.shown_to_frame(card);
            }
        } else if self.deck_has_cards() {
            self.ask_nature(What::Reveal { spot: Spot::Next });
        } else if let Some(Task::Card(frame)) = self.agenda.last_mut() {
            frame.pick = Pick::Nothing;
        }
    }

    /// A power card that an Evolution has shown is put into play, free of charge.
    pub(super) fn take_free(&mut self, seat: Seat, card: CardId) {
        self.tell(Event::CardTaken { seat, card });
        self.push(Task::Gain(card, seat));
    }

    /// A power card that an Evolution has shown goes to the discard pile.
    pub(super) fn put_aside(&mut self, card: CardId) {
        if let Some(index) = self.resolving.iter().position(|shown| *shown == card) {
            self.resolving.remove(index);
            self.discard.add(card.0);
        }
    }

    /// Asked again after a card was used at any time, if it is still a question.
    pub(super) fn ask_again(&mut self, question: Question) {
        let Asked::Seat(seat) = question.of else {
            self.asks = question;
            return;
        };
        if !self.player(seat).alive || question.what == What::Yield && !self.in_tokyo(seat) {
            return;
        }
        self.asks = question;
        if matches!(question.what, What::ChooseCard { .. }) && self.each_answer(&mut |_| false) {
            self.asks = Question::NONE;
            self.agenda.pop();
        }
    }
}

/// The turn.
impl Table<'_> {
    /// T1.1: what may be played before the turn, then the questions of its start, in their order.
    fn prelude(&mut self) {
        let seat = self.turn.active;
        for stage in (4..8).rev() {
            self.emit(On::Prelude(stage), seat);
        }
        self.push(Task::Saucers);
        for stage in (0..4).rev() {
            self.emit(On::Prelude(stage), seat);
        }
        self.push(Task::Offer(seat, Moment::BeforeTurn));
    }

    /// The turn is given up: only what happens at the end of anybody's turn is left of it
    /// (`evolutions.md` §3.0).
    pub(super) fn skip_turn(&mut self, card: CardId) {
        let seat = self.turn.active;
        self.tell(Event::TurnSkipped { seat, card });
        let played: Shelf<Key, 4> = self
            .agenda
            .iter()
            .filter_map(|task| match task {
                Task::Played(key) => Some(*key),
                _ => None,
            })
            .take(4)
            .collect();
        self.agenda.clear();
        self.turn.fixed = true;
        self.push(Task::Phase(Phase::AnyEnd));
        for key in played.iter() {
            self.push(Task::Played(*key));
        }
    }

    /// Each card with a saucer is tested with a die; a smash takes it away (`evolutions.md` §3.2).
    fn test_saucers(&mut self) {
        let seat = self.turn.active;
        let cards = self.held_by(seat).filter(|held| held.saucer);
        let keys: Shelf<Key, 6> = cards.map(|held| held.key).take(6).collect();
        if keys.is_empty() || !self.player(seat).alive {
            return;
        }
        if self.beside.is_empty() {
            let card = self.held(keys[0]).map_or_else(CardId::default, |held| held.card);
            self.beside = Dice::fresh(keys.len());
            let dice = self.beside.all();
            self.push(Task::Saucers);
            self.ask_nature(What::ThrowBeside { dice, by: seat, card });
            return;
        }
        let dice = std::mem::take(&mut self.beside);
        for (key, face) in keys.iter().zip(dice.iter()) {
            if face == Face::Claw {
                self.discard_held(*key);
            }
        }
    }

    /// A round of the others, and of the active monster first where it takes part.
    fn round(&mut self, moment: Moment, offset: u8) {
        let open = match moment {
            Moment::Intrude => self.player(self.turn.active).alive && self.room_left() > 0,
            Moment::Purchase => !self.evolutions.turn.bamboozled,
            _ => true,
        };
        if !open {
            return;
        }
        for offset in offset..self.seats {
            let Some(seat) = self.seat_at(offset) else { return };
            let barred = moment == Moment::Intrude
                && (self.in_tokyo(seat)
                    || self.claims(Stat::StaysOut, seat)
                    || self.evolutions.turn.entrants.contains(&seat));
            if self.player(seat).alive && !barred && self.must_offer(seat, moment) {
                self.push(Task::Round(moment, offset));
                self.ask(seat, What::Window { moment });
                return;
            }
        }
    }

    /// A card was played in a round: all are asked once more (`core.md` §2.1).
    pub(super) fn round_again(&mut self, moment: Moment) {
        let task = self
            .agenda
            .iter_mut()
            .rev()
            .find(|task| matches!(task, Task::Round(at, _) if *at == moment));
        if let Some(Task::Round(_, offset)) = task {
            *offset = 0;
        }
    }

    /// A monster stays; somebody may have something against it.
    pub(super) fn stay(&mut self, seat: Seat) {
        self.tell(Event::StayChosen { seat });
        if self.powered() {
            self.push(Task::Staying(seat, 0));
        }
    }

    fn staying(&mut self, stays: Seat, from: u8) {
        if !self.player(stays).alive || !self.in_tokyo(stays) {
            return;
        }
        for offset in from..self.seats {
            let Some(seat) = self.seat_at(offset) else { break };
            if seat == stays || !self.player(seat).alive {
                continue;
            }
            self.push(Task::Staying(stays, offset));
            if self.must_offer(seat, Moment::Force) {
                let moment = Moment::Force;
                self.ask(seat, What::Window { moment });
                return;
            }
            self.agenda.pop();
        }
        self.emit(On::Stayed, stays);
    }

    /// The one that stays is driven out after all; it may still play what it holds for that.
    pub(super) fn force_out(&mut self) {
        let Some(index) = self
            .agenda
            .iter()
            .rposition(|task| matches!(task, Task::Staying(..)))
        else {
            return;
        };
        if let Task::Staying(seat, _) = self.agenda[index] {
            self.agenda[index] = Task::MustYield(seat);
            if self.hits.iter().any(|hit| hit.held && hit.victim == seat) {
                self.push(Task::Offer(seat, Moment::Yield));
            }
        }
    }

    /// A monster will enter Tokyo before the active one.
    pub(super) fn intrude(&mut self, seat: Seat) {
        if self.evolutions.turn.entrants.has_room() {
            self.evolutions.turn.entrants.push(seat);
        }
    }

    /// Spaces of Tokyo that nobody has claimed in this step.
    pub(super) fn room_left(&self) -> usize {
        let open = usize::from(self.at(super::Place::City).is_none())
            + usize::from(self.bay_open() && self.at(super::Place::Bay).is_none());
        open.saturating_sub(self.evolutions.turn.entrants.len())
    }

    /// What those who yielded left behind meets whoever enters first (`core.md` §2.8).
    fn approach(&mut self) {
        let active = self.turn.active;
        let first = self.evolutions.turn.entrants.first().copied();
        let Some(first) = first.or_else(|| self.enters(active).then_some(active)) else {
            return;
        };
        let mut departures = std::mem::take(&mut self.turn.departures);
        for hit in departures.iter_mut() {
            hit.victim = first;
        }
        departures.retain(|hit| hit.by != Some(first));
        self.open_batch(&departures);
    }

    /// T5.3 for one monster.
    fn arrive(&mut self, seat: Seat) {
        let active = seat == self.turn.active;
        let barred = active && self.evolutions.turn.kept_out;
        if barred || !self.player(seat).alive || self.in_tokyo(seat) {
            return;
        }
        if let Some(place) = self.open_space().filter(|_| !active || self.enters(seat)) {
            self.enter(seat, place);
        }
    }

    /// The end of T5: what may be played after having entered Tokyo, or not.
    fn arrived(&mut self) {
        let seat = self.turn.active;
        self.evolutions.turn.entry_over = true;
        if !self.player(seat).alive {
            return;
        }
        if self.in_tokyo(seat) && self.evolutions.turn.entered.contains(seat) {
            self.push(Task::Offer(seat, Moment::Entered));
        } else if !self.in_tokyo(seat) {
            self.push(Task::Offer(seat, Moment::NotEntered));
        }
    }

    /// T5 of a game with Evolutions.
    pub(super) fn take_places(&mut self, seat: Seat) {
        self.turn.departures.clear();
        self.push(Task::Arrived);
        self.push(Task::Arrive(seat));
        let entrants = self.evolutions.turn.entrants;
        for entrant in entrants.iter().rev() {
            self.push(Task::Arrive(*entrant));
        }
    }

    /// A card of the market changes hands after all.
    fn purchase(&mut self, slot: u8) {
        let seat = self.turn.active;
        if self.affordable(seat, usize::from(slot)) {
            self.buy_from_market(seat, slot);
        }
    }

    /// A card of the market is bought, unless somebody stands in the way.
    pub(super) fn buy_openly(&mut self, seat: Seat, slot: u8) {
        if self.powered() && seat == self.turn.active {
            self.push(Task::Purchase(slot));
            self.push(Task::Round(Moment::Purchase, 1));
        } else {
            self.buy_from_market(seat, slot);
        }
    }

    /// The frozen dice stand at the end of the row from the first roll on.
    pub(super) fn lay_frozen_dice(&mut self) {
        let seat = self.turn.active;
        let count = self.turn.dice.len();
        let frozen: Vec<Face> = self.frozen_for(seat).collect();
        for (place, face) in frozen.iter().take(count).enumerate() {
            self.turn.dice.set(count - 1 - place, *face);
        }
    }

    /// What is remembered of a batch begins anew.
    pub(super) fn fresh_batch(&mut self) {
        if self.powered() {
            let tally = &mut self.evolutions.turn;
            tally.batch_lost = Default::default();
            tally.batch_by = Default::default();
            tally.batch_card = Default::default();
            tally.batch_in_tokyo = Default::default();
        }
    }

    /// Hearts gained are remembered.
    pub(super) fn note_healing(&mut self, seat: Seat, hearts: u8) {
        if self.powered() {
            let healed = &mut self.evolutions.turn.healed[seat.index()];
            *healed = healed.saturating_add(hearts);
        }
    }

    /// Energy gained is remembered.
    pub(super) fn note_energy(&mut self, seat: Seat, amount: u16) {
        if self.powered() {
            let gained = &mut self.evolutions.turn.energy[seat.index()];
            *gained = gained.saturating_add(amount);
        }
    }

    /// A loss of hearts is remembered.
    pub(super) fn note_loss(&mut self, hit: &Hit, lost: u8) {
        if !self.powered() {
            return;
        }
        let (victim, active) = (hit.victim, self.turn.active);
        let inside = self.in_tokyo(victim);
        let tally = &mut self.evolutions.turn;
        let add = |count: &mut u8| *count = count.saturating_add(lost);
        add(&mut tally.lost[victim.index()]);
        add(&mut tally.batch_lost[victim.index()]);
        tally.batch_by[victim.index()] = hit.by;
        tally.batch_card[victim.index()] = hit.card;
        if hit.by == Some(active) && active != victim {
            add(&mut tally.taken[victim.index()]);
        }
        if inside {
            tally.batch_in_tokyo.insert(victim);
        }
        if inside && hit.kind == super::HitKind::Smash {
            tally.clawed_in_tokyo.insert(victim);
        }
    }

    /// What an Evolution costs a monster that hands something over, and its owner gets.
    pub(super) fn hands_over(&mut self, from: Seat, to: Seat, energy: bool) {
        if energy {
            self.take_energy(from, 1, Cause::PaidTo(to));
            self.gain_energy(to, 1, Cause::PaidBy(from));
        } else {
            self.lose_stars(from, 1, Cause::PaidTo(to));
            self.gain_stars(to, 1, Cause::PaidBy(from));
        }
    }
}

/// The answers to questions of Evolutions.
impl State {
    /// Visits what may be chosen where an Evolution asks.
    pub(super) fn each_choice(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
        let mut going = true;
        let mut list = |pick: Pick| going = going && visit(Answer::Choose(pick));
        match self.asks.what {
            What::Draft => {
                if let Asked::Seat(seat) = self.asks.of {
                    self.hand(seat).iter().for_each(|card| list(Pick::Kind(card)));
                }
            }
            What::Draw => self
                .evolutions
                .drawn
                .iter()
                .for_each(|card| list(Pick::Kind(card))),
            What::Evolution { .. } => {
                if let Some(Task::Card(frame)) = self.agenda.last()
                    && let Some(Step::Ask(asking)) = frame.last()
                {
                    (asking.picks)(self, frame, &mut list);
                }
            }
            _ => {}
        }
        going
    }
}
