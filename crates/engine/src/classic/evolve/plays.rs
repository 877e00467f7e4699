//! What may be played at a moment, and by whom as far as everybody knows; what Evolutions make of dice, hits
//! and prices. Reads the position and changes nothing.

use crate::classic::agenda::Task;
use crate::classic::evolution::{self, EvolutionSet, PowerUp, of_monster};
use crate::classic::question::{Answer, Moment, Pick, Question, Spot, Use, What};
use crate::classic::rule::{Aims, Kind, May, Rule, Stat, Step, Zone};
use crate::classic::state::{Held, Hit, Key, State};
use crate::classic::{CardId, Face};
use crate::parts::small;
use crate::{Asked, Game, Seat};

impl State {
    /// Every monster's Evolutions are laid out; what comes of them is put on the agenda.
    pub(in crate::classic) fn lay_evolutions(&mut self) {
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
    pub(in crate::classic) fn evolutions_at(&self, spot: Spot) -> EvolutionSet {
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
    pub(in crate::classic) fn settles(&self, question: Question, used: Use) -> bool {
        question.what == What::Yield
            && used.key == Key::NONE
            && used.may().is_some_and(|may| may.at.contains(&Moment::Yield))
    }

    /// Could the seat that is asked have plays which its hand alone tells? Then it is asked, even if it has
    /// nothing to say.
    #[must_use]
    #[inline]
    pub fn may_hide_plays(&self) -> bool {
        self.powered() && self.may_hide_evolutions()
    }

    fn may_hide_evolutions(&self) -> bool {
        let Asked::Seat(seat) = self.asks.of else {
            return false;
        };
        match self.asks.what {
            What::Yield => self.may_play(seat, Moment::Yield),
            What::Group => self.may_play(seat, Moment::Resolve),
            What::Buy => self.may_play(seat, Moment::Buy) || self.may_play(seat, Moment::AnyTime),
            what => what.moment().is_some_and(|moment| self.may_play(seat, moment)),
        }
    }

    /// Must `seat` be asked at this moment: does it have something to use, or might it have something to play?
    #[inline]
    pub(in crate::classic) fn must_offer(&self, seat: Seat, moment: Moment) -> bool {
        self.has_use(seat, moment)
            || self.powered() && self.may_play(seat, moment)
            || self
                .with_cultists_as_energy(seat)
                .is_some_and(|rich| rich.has_use(seat, moment))
    }

    /// Might `seat` hold an Evolution that it could play at this moment, as far as everybody knows?
    pub(in crate::classic) fn may_play(&self, seat: Seat, moment: Moment) -> bool {
        let cards = self.possible_hand(seat).and(evolution::at(moment));
        !cards.is_empty() && !self.each_play_of(cards, seat, moment, Zone::Hand, &mut |_| false)
    }

    /// Visits every play that `seat` has from its hand or its discard pile at `moment`.
    pub(in crate::classic) fn each_play(
        &self,
        seat: Seat,
        moment: Moment,
        visit: &mut dyn FnMut(Use) -> bool,
    ) -> bool {
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
        let dying = moment == Moment::Dying && self.player(seat).alive && self.player(seat).hearts == 0;
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
                    && (may.only_if)(self, &held)
                    && !self.comes_to_nothing(seat, may);
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
                    Aims::At(_, list) => list(self, &held, &mut |pick| {
                        used.pick = pick;
                        let locked =
                            self.is_locked(moment, pick) || self.is_kept_by_curse(seat, may, moment, pick);
                        going = going && (locked || visit(used));
                    }),
                }
                if !going {
                    return false;
                }
            }
        }
        true
    }

    /// Would playing this Evolution now change nothing but where it lies?
    #[must_use]
    pub fn is_played_in_vain(&self, used: Use) -> bool {
        let mut after = *self;
        if used.key != Key::NONE || after.apply(Answer::Use(used)).is_err() {
            return false;
        }
        let (then, now) = (&mut after.evolutions, &self.evolutions);
        (then.hands, then.discards) = (now.hands, now.discards);
        (then.shown, then.unplayed) = (now.shown, now.unplayed);
        after.next_key = self.next_key;
        after == *self
    }

    /// May `seat` answer the hit that is about to land on it, or might it?
    pub(in crate::classic) fn answers_hit(&self, seat: Seat) -> bool {
        if !self.powered() && self.options.packs.is_empty() {
            return self.has_use(seat, Moment::Harm);
        }
        let lethal = self.lethal(seat);
        let opens = &mut |used: Use| used.may().is_some_and(|may| may.quiet && !lethal);
        if !self.each_use(seat, Moment::Harm, opens) {
            return true;
        }
        let rich = self.with_cultists_as_energy(seat);
        if rich.is_some_and(|rich| !rich.each_use(seat, Moment::Harm, opens)) {
            return true;
        }
        if !self.powered() {
            return false;
        }
        let cards = self.possible_hand(seat).and(evolution::at(Moment::Harm));
        !cards.is_empty() && !self.each_play_of(cards, seat, Moment::Harm, Zone::Hand, opens)
    }

    /// Is a die meant that nobody can change?
    pub(in crate::classic) fn is_locked(&self, moment: Moment, pick: Pick) -> bool {
        let (Pick::Die(die) | Pick::DieFace(die, _)) = pick else {
            return false;
        };
        self.powered() && moment != Moment::BesideDice && self.locked_dice() & 1 << die != 0
    }

    /// The faces frozen on dice of the active monster by others: the last dice of its row. A frozen die stays
    /// frozen also while a curse silences the card (`evolutions.md` §1.8).
    pub(in crate::classic) fn frozen_for(&self, seat: Seat) -> impl Iterator<Item = Face> + '_ {
        self.in_play.iter().filter_map(move |held| {
            let freezes = held.face.cares().moments.meets(Moment::Freeze.mask());
            (freezes && held.owner != seat && held.tokens > 0)
                .then(|| Face::ALL[usize::from(held.tokens - 1) % Face::ALL.len()])
        })
    }

    /// Does the active monster roll only once?
    pub(in crate::classic) fn rolls_once(&self) -> bool {
        self.claims(Stat::RollsOnce, self.turn.active) || self.storm_over(self.turn.active)
    }

    /// Does somebody else's storm keep this monster from rolling again and from yielding?
    pub(in crate::classic) fn storm_over(&self, seat: Seat) -> bool {
        self.powered()
            && self
                .in_play
                .iter()
                .any(|held| held.owner != seat && self.in_play.acting(held).stats.meets(Stat::Storms.mask()))
    }

    /// May this monster yield at all?
    pub(in crate::classic) fn may_yield(&self, seat: Seat) -> bool {
        !self.storm_over(seat) && !self.nobody_yields()
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
    pub(in crate::classic) fn intruding(&self) -> bool {
        self.asks.what
            == What::Window {
                moment: Moment::Intrude,
            }
            || matches!(self.agenda.last(), Some(Task::Round(Moment::Intrude, _)))
    }

    /// Is this monster asked what it plays before the turn ends?
    pub(in crate::classic) fn asked_as_turn_ends(&self, seat: Seat) -> bool {
        let moment = Moment::EndOfTurn;
        self.asks.of == Asked::Seat(seat) && self.asks.what == What::Window { moment }
    }

    /// Smashes that came after the dice had been counted.
    pub(in crate::classic) fn late_claws(&self) -> u8 {
        self.evolutions.turn.late
    }

    /// What Evolutions make of a price.
    pub(in crate::classic) fn reduced(&self, price: u8, seat: Seat, card: CardId) -> u8 {
        let price = price.saturating_sub(self.bargain(seat, card));
        if self.half_price(seat, card) {
            price.div_ceil(2)
        } else {
            price
        }
    }

    /// Has somebody stood in the way when this monster was about to buy this card?
    pub(in crate::classic) fn is_thwarted(&self, seat: Seat, card: CardId) -> bool {
        seat == self.turn.active && self.evolutions.turn.barred == Some(card)
    }

    /// How much less a card costs this monster at this moment.
    fn bargain(&self, seat: Seat, card: CardId) -> u8 {
        match self.evolutions.turn.bargain {
            Some((of, less)) if of == card && seat == self.turn.active => less,
            _ => 0,
        }
    }

    /// Could `seat` buy the card if it cost so much less?
    pub(in crate::classic) fn can_bargain(&self, seat: Seat, card: CardId, less: u8) -> bool {
        let price = self.price(seat, card).saturating_sub(less);
        self.may_buy(seat, card) && self.player(seat).energy >= u16::from(price)
    }

    /// Does a saucer lie on this card?
    #[must_use]
    pub fn has_saucer(&self, key: Key) -> bool {
        self.evolutions.saucers.contains(&key)
    }

    /// The power card that an Evolution has turned over.
    pub(in crate::classic) fn caught(&self) -> Option<CardId> {
        self.resolving.last().copied()
    }

    /// Do four dice show equal faces that count, the smashes of cards included?
    pub(in crate::classic) fn four_alike(&self) -> bool {
        Face::ALL.into_iter().any(|face| self.shown_with_claws(face) >= 4)
    }

    /// Do the dice show all six symbols, the smashes of cards included?
    pub(in crate::classic) fn six_symbols(&self) -> bool {
        Face::ALL.into_iter().all(|face| self.shown_with_claws(face) > 0)
    }

    /// Dice that show this face, each added smash as one more.
    fn shown_with_claws(&self, face: Face) -> u8 {
        match face {
            Face::Claw => {
                // Those of tiles are none here (`evolutions.md` §3.9).
                let claws = self.evolutions.turn.claws;
                let added = claws
                    .saturating_sub(self.symbols_counting(face))
                    .min(self.added_claws());
                self.dice_counting(face) + added
            }
            Face::One | Face::Two | Face::Three | Face::Energy | Face::Heart => self.dice_counting(face),
        }
    }

    /// Can this monster pay with a heart?
    pub(in crate::classic) fn can_lose_hearts(&self, seat: Seat) -> bool {
        self.player(seat).hearts > 0 && !self.turn.shielded.contains(seat) && !self.claims(Stat::Immune, seat)
    }

    /// Will this hit cost hearts, as far as what already acts says?
    pub(in crate::classic) fn will_wound(&self, hit: &Hit) -> bool {
        hit.amount > 0
            && self.can_lose_hearts(hit.victim)
            && self.stat(Stat::Harm, hit.victim, i32::from(hit.amount)) > 0
    }

    /// The card that the active monster is about to buy, while somebody might stand in the way of it.
    #[must_use]
    pub fn wanted(&self) -> Option<CardId> {
        self.evolutions.turn.wanted
    }

    /// What the active monster could buy in place of the card that it wants; nothing in particular where there
    /// is nothing else.
    pub(in crate::classic) fn each_replacement(&self, list: &mut dyn FnMut(Pick)) {
        let (Some(wanted), buyer) = (self.wanted(), self.turn.active) else {
            return;
        };
        let mut any = false;
        for slot in 0..small(self.market.len()) {
            let card = self.market[usize::from(slot)];
            if card != Some(wanted) && self.affordable(buyer, usize::from(slot)) {
                any = true;
                list(Pick::Slot(slot));
            }
        }
        // Cards of other monsters, where the buyer may buy those. What only it knows cannot be named.
        let sold = |pick: Pick| match pick {
            Pick::Card(key) => self.held(key).filter(|held| held.card != wanted),
            _ => None,
        };
        let mut listed: Vec<Key> = Vec::new();
        self.each_use(buyer, Moment::Buy, &mut |used| {
            let buys = used
                .may()
                .is_some_and(|may| may.steps.iter().any(|step| matches!(step, Step::BuyPicked)));
            if let Some(held) = sold(used.pick)
                && buys
                && !listed.contains(&held.key)
            {
                any = true;
                listed.push(held.key);
                list(used.pick);
            }
            true
        });
        if !any {
            list(Pick::Nothing);
        }
    }

    /// Is somebody asked now whether a monster may stay in Tokyo?
    pub(in crate::classic) fn forcing(&self) -> bool {
        self.asks.what
            == What::Window {
                moment: Moment::Force,
            }
    }

    /// Have the smashes of the active monster wounded this one, or will they?
    pub(in crate::classic) fn smashed_at(&self, seat: Seat) -> bool {
        self.turn.wounded.contains(seat) || self.hits.iter().any(|hit| hit.held && hit.victim == seat)
    }

    /// Might `seat` hold a card that lets it wait with a hit until it has yielded?
    pub(in crate::classic) fn might_hold_smashes(&self, seat: Seat) -> bool {
        self.powered()
            && self
                .possible_hand(seat)
                .and(evolution::at(Moment::Yield))
                .iter()
                .any(CardId::holds_smashes)
    }

    /// Is this card bought at half its price?
    pub(in crate::classic) fn half_price(&self, seat: Seat, card: CardId) -> bool {
        self.evolutions.turn.halver == Some(seat) && card.kind() == Kind::Keep
    }

    /// Is the group of this face resolved although it is empty?
    pub(in crate::classic) fn resolved_anyway(&self, face: Face) -> bool {
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
    pub(in crate::classic) fn counted(&self, face: Face, count: u8) -> u8 {
        match face {
            Face::Energy | Face::Claw => count.saturating_mul(self.times()),
            Face::One | Face::Two | Face::Three | Face::Heart => count,
        }
    }

    /// How often the dice of the active monster count: twice if something doubles them.
    pub(in crate::classic) fn times(&self) -> u8 {
        if self.powered() && self.claims(Stat::Doubles, self.turn.active) {
            2
        } else {
            1
        }
    }

    /// Hearts on the dice that may be used, those that an Evolution adds included.
    pub(in crate::classic) fn hearts_to_use(&self) -> u8 {
        let rolled = self.usable(Face::Heart);
        rolled.saturating_mul(1 + self.evolutions.turn.tides)
    }

    /// What makes a hit worse that will cost its victim hearts (`evolutions.md` §3.0): each card with what it
    /// makes of the amount.
    pub(in crate::classic) fn each_worse(&self, hit: &Hit, visit: &mut dyn FnMut(&Held, u8)) -> u8 {
        let mut amount = hit.amount;
        if !self.powered() || amount == 0 {
            return amount;
        }
        for stage in 0..5 {
            for held in self.in_play.iter().filter(|held| self.in_play.acting(held).worse) {
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

/// The answers to questions of Evolutions.
impl State {
    /// Visits what may be chosen where an Evolution asks.
    pub(in crate::classic) fn each_choice(&self, visit: &mut dyn FnMut(Answer) -> bool) -> bool {
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
            What::Evolution { .. } | What::Curse { .. } => {
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
