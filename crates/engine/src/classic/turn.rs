//! The turn: opening, income, rolling, fixing and resolving the dice, end and what comes after
//! (`core.md` §2).
//!
//! Names no card: cards have their say through stats, hooks and moments.

use super::agenda::{Phase, Table, Task, which};
use super::capacity::{MOST_ENERGY, MOST_TOKENS};
use super::event::{Cause, Event, HitKind, Reason};
use super::packs::Good;
use super::question::{Group, Moment, Split, What};
use super::rule::{On, Stat};
use super::state::{Ending, Extra, Hit, Key, Place, State, Turn};
use crate::classic::{Dice, Face};
use crate::parts::{DiceMask, Shelf, change, small};
use crate::{Seat, Seats};

/// The order in which "the rest" is resolved (`core.md` §2.6).
pub(super) const DEFAULT_ORDER: [Face; 6] = [
    Face::One,
    Face::Two,
    Face::Three,
    Face::Heart,
    Face::Energy,
    Face::Claw,
];

/// Stars that win the game at the end of a turn.
pub const GOAL: u8 = 20;
/// Stages of the hooks at the start and at the end of a turn.
const START_STAGES: u8 = 6;
const END_STAGES: u8 = 6;
/// How smashes are added, in this order (`power-cards.md` §3.2).
const SMASHES: [Stat; 5] = [
    Stat::SmashesFromFaces,
    Stat::SmashesIfAny,
    Stat::SmashesFlat,
    Stat::SmashesFromTiles,
    Stat::SmashesTimes,
];
/// More smashes than any turn brings together.
const MOST_SMASHES: u8 = 60;

impl Table<'_> {
    /// Every seat in the running throws six dice; most claws begin, tied seats throw again (`core.md` §1.1).
    pub(super) fn first_throw(&mut self, seat: Seat) {
        let running = self.first.running;
        if let Some(alone) = running.only() {
            self.first_player(alone);
            return;
        }
        if let Some(next) = running.iter().find(|next| *next >= seat) {
            self.push(Task::FirstThrow(Seat(next.0 + 1)));
            self.ask_nature(What::FirstThrow { seat: next });
            return;
        }
        let claws = |seat: Seat| self.first.claws[seat.index()];
        let most = running.iter().map(claws).max().unwrap_or(0);
        let ahead: Seats = running.iter().filter(|seat| claws(*seat) == most).collect();
        self.first.running = ahead;
        if let Some(alone) = ahead.only() {
            self.first_player(alone);
        } else {
            self.tell(Event::FirstPlayerTied { seats: ahead });
            let next = ahead.iter().next().expect("who has thrown most claws is ahead");
            self.push(Task::FirstThrow(Seat(next.0 + 1)));
            self.ask_nature(What::FirstThrow { seat: next });
        }
    }

    fn first_player(&mut self, seat: Seat) {
        self.order = seat;
        self.tell(Event::FirstPlayer { seat });
        self.lay_scarab(seat);
        self.push(Task::OpenTurn(seat, Reason::Order));
    }

    pub(super) fn first_thrown(&mut self, seat: Seat, dice: Dice) {
        self.first.claws[seat.index()] = dice.count(Face::Claw);
        self.tell(Event::FirstPlayerRoll { seat, dice });
    }

    /// T0: a fresh record.
    pub(super) fn open_turn(&mut self, seat: Seat, reason: Reason) {
        self.turns = self.turns.saturating_add(1);
        if self.turns == u8::MAX {
            // Nobody has a die, and there is nothing to buy: nothing will ever happen any more.
            self.end(Ending::Nobody, Seats::NONE);
            return;
        }
        let number = self.turn.number.saturating_add(1);
        let in_tokyo = self.all_seats().filter(|seat| self.in_tokyo(*seat)).collect();
        self.turn = Turn {
            active: seat,
            number,
            reason,
            started_in_tokyo: in_tokyo,
            ..Turn::default()
        };
        if !self.options.packs.is_empty() {
            self.fresh_special();
        }
        for held in self.in_play.marks() {
            held.spent_turn = false;
            held.moved = false;
        }
        self.tell(Event::TurnStarted { seat, number, reason });
        self.push(Task::Phase(Phase::Start));
        if self.powered() {
            self.evolutions.turn = Default::default();
            self.push(Task::Prelude);
        }
        self.emit(On::Opened, seat);
    }

    /// One part of the turn; a part of a monster that is gone is skipped (`core.md` §3.9).
    pub(super) fn phase(&mut self, phase: Phase) {
        let seat = self.turn.active;
        if !self.player(seat).alive && !matches!(phase, Phase::AnyEnd | Phase::Close) {
            return;
        }
        match phase {
            Phase::Start => {
                if self.in_play.anybody_hears(On::TURN_STARTS) {
                    for stage in (0..START_STAGES).rev() {
                        self.emit(On::TurnStart(stage), seat);
                    }
                }
            }
            Phase::Income => {
                if self.turn.started_in_tokyo.contains(seat) && self.in_tokyo(seat) {
                    if self.two_player_variant() {
                        self.gain_energy(seat, 1, Cause::Income);
                    } else {
                        self.gain_stars(seat, 2, Cause::Income);
                    }
                    self.emit(On::TurnStartInTokyo, seat);
                }
            }
            Phase::Curse | Phase::Gift => self.curse_rules(phase),
            Phase::Fate => {
                self.push(Task::Confuse);
                self.push(Task::Fate);
            }
            Phase::Copies => {
                if self.anybody_may_act(Moment::StartOfTurn) {
                    self.push(Task::Offer(seat, Moment::StartOfTurn));
                }
            }
            Phase::Roll => self.push(Task::Rolling),
            Phase::FixDice => {
                self.push(Task::Offer(seat, Moment::ChangeDice));
                if self.anybody_may_act(Moment::OpponentDice) {
                    self.push(Task::OpponentDice(1));
                }
            }
            Phase::Commit => {
                // A die freezes before anybody cheers (`expansions.md` §4.3).
                if self.anybody_may_act(Moment::Commit) {
                    self.push(Task::Commits(1));
                }
                if self.powered() {
                    self.push(Task::Offer(seat, Moment::Freeze));
                }
            }
            Phase::TakeStock => self.take_stock(),
            Phase::Resolve => {
                if self.powered() {
                    if !self.has_phase(Phase::AfterDice) {
                        self.push(Task::Earn);
                    }
                    self.push(Task::Grouping);
                    self.push(Task::Offer(seat, Moment::Resolve));
                } else {
                    self.push(Task::Grouping);
                }
            }
            Phase::AfterDice => self.after_dice(),
            Phase::EnterTokyo => self.approach_tokyo(seat),
            Phase::Exchange => {
                let yielders = self.turn.yielders;
                for yielder in yielders.iter().rev() {
                    self.push(Task::Offer(*yielder, Moment::Exchange));
                }
            }
            Phase::TakePlace => self.take_place(seat),
            Phase::Theft => {
                if self.options.halloween {
                    self.push(Task::Theft);
                }
                if self.powered() {
                    self.push(Task::Offer(seat, Moment::Gift));
                }
            }
            Phase::Flip => self.push(Task::Offer(seat, Moment::Flip)),
            Phase::Buy => {
                // A beast buys nothing: the step is skipped (`expansions.md` §6).
                if self.options.power_cards && self.is_beast(seat) != Some(true) {
                    self.push(Task::Buying);
                }
            }
            Phase::End => {
                if self.powered() {
                    self.push(Task::Round(Moment::EndOfTurn, 0));
                }
                if self.anybody_may_act(Moment::Sale) {
                    self.push(Task::Offer(seat, Moment::Sale));
                }
            }
            Phase::Effects => {
                if self.in_play.anybody_hears(On::TURN_ENDS) {
                    for stage in (0..END_STAGES).rev() {
                        self.emit(On::TurnEnd(stage), seat);
                    }
                }
            }
            Phase::Poison => {
                let poison = self.player(seat).poison;
                if poison > 0 {
                    self.open_batch(&[Hit {
                        victim: seat,
                        amount: poison,
                        kind: HitKind::Token,
                        ..Hit::default()
                    }]);
                }
            }
            Phase::AnyEnd => {
                if self.powered() {
                    self.put_aside_all();
                }
                self.emit(On::AnyTurnEnd, seat);
            }
            Phase::Close => self.close_turn(),
        }
    }

    /// T2: the first roll is mandatory; then the question what to roll again, as long as the owner likes.
    pub(super) fn rolling(&mut self) {
        let seat = self.turn.active;
        if !self.player(seat).alive {
            return;
        }
        if self.turn.rolls == 0 {
            let count = usize::from(self.dice_count(seat));
            let special = self.special_dice();
            if count == 0 && special == 0 {
                return; // no dice at all: the roll is skipped
            }
            self.turn.dice = Dice::fresh(count);
            if self.powered() {
                self.lay_frozen_dice();
            }
            self.push(Task::Rolling);
            let all = self.turn.dice.all() & !self.locked_dice();
            self.turn.rolls += 1; // also if every die is frozen
            self.throw_all(all, special);
        } else {
            self.push(Task::Rolling);
            self.ask(seat, What::Roll);
        }
    }

    /// Throws these dice; it counts as a roll.
    pub(super) fn roll(&mut self, dice: DiceMask) {
        self.turn.rolls += 1;
        self.throw(dice);
    }

    pub(super) fn thrown(&mut self, mask: DiceMask, faces: Dice) {
        for (index, face) in which(mask).zip(faces.iter()) {
            self.turn.dice.set(index, face);
        }
        let (seat, roll, limit, dice) = (
            self.turn.active,
            self.turn.rolls,
            self.roll_limit(),
            self.turn.dice,
        );
        self.tell(Event::DiceRolled {
            seat,
            roll,
            limit,
            mask,
            dice,
        });
    }

    /// T3.1: each other monster may answer the dice with its cards, clockwise from the left.
    pub(super) fn opponent_dice(&mut self, offset: u8) {
        let any = !self.turn.dice.is_empty() || self.packs.die.is_some();
        if any
            && self.player(self.turn.active).alive
            && let Some((offset, seat)) = self.next_user(offset, Moment::OpponentDice)
        {
            self.push(Task::OpponentDice(offset));
            self.ask(seat, What::OpponentDice);
        }
    }

    /// T3.3: each other monster may add to the dice, clockwise from the left.
    pub(super) fn commits(&mut self, offset: u8) {
        if self.player(self.turn.active).alive
            && let Some((offset, seat)) = self.next_user(offset, Moment::Commit)
        {
            self.push(Task::Commits(offset));
            self.ask(seat, What::Commit);
        }
    }

    /// The first other monster that may use a card at this moment, from this many places to the left of the
    /// active one on.
    pub(super) fn next_user(&self, from: u8, moment: Moment) -> Option<(u8, Seat)> {
        if !self.anybody_may_act(moment) {
            return None;
        }
        (from..self.seats)
            .filter_map(|offset| Some((offset, self.seat_at(offset)?)))
            .find(|(_, seat)| self.must_offer(*seat, moment))
    }

    /// R0: the dice are fixed, cards add smashes; the counts are final for the turn.
    pub(super) fn take_stock(&mut self) {
        let seat = self.turn.active;
        self.turn.fixed = true;
        let dice = self.turn.dice;
        self.tell(Event::DiceFixed { seat, dice });
        self.turn.sizes = dice.counts();
        for face in [Face::Energy, Face::Claw] {
            self.turn.sizes[face.index()] += self.symbols_of_berserk(face);
        }
        self.turn.sizes[Face::Claw.index()] += self.turn.cheers;
        for stat in SMASHES {
            if self.powered() && stat == Stat::SmashesFromTiles {
                self.evolutions.turn.claws = self.turn.sizes[Face::Claw.index()];
            }
            if stat != Stat::SmashesIfAny || self.turn.sizes[Face::Claw.index()] > 0 {
                self.add_smashes(seat, stat);
            }
        }
        self.turn.groups = Face::ALL
            .into_iter()
            .filter(|face| self.turn.sizes[face.index()] > 0 || self.resolved_anyway(*face))
            .collect();
        if self.climb_tower(seat) {
            return;
        }
        self.emit(On::WholeRoll, seat);
    }

    fn add_smashes(&mut self, seat: Seat, stat: Stat) {
        if !self.in_play.cares(seat).stats.meets(stat.mask()) {
            return;
        }
        for index in 0..self.in_play.len() {
            let held = self.in_play[index];
            if held.owner != seat || !self.in_play.acting(&held).stats.meets(stat.mask()) {
                continue;
            }
            let total = self.turn.sizes[Face::Claw.index()];
            let more = self
                .bend(stat, &held, i32::from(total))
                .clamp(0, i32::from(MOST_SMASHES));
            let more = small(more);
            if more > total {
                self.turn.sizes[Face::Claw.index()] = more;
                self.tell(Event::SmashesAdded {
                    seat,
                    card: held.face,
                    count: more - total,
                });
            }
        }
    }

    /// A tile taken in the middle of the turn changes the smash total, if the group is still to be resolved.
    pub(super) fn change_smashes(&mut self, seat: Seat, card: super::CardId, change: fn(u8) -> u8) {
        let claws = Face::Claw;
        if seat != self.turn.active || !self.turn.groups.contains(claws) {
            return;
        }
        // Tiles see the smashes of the roll, not those that come after it.
        let (total, late) = (self.turn.sizes[claws.index()], self.late_claws());
        let more = change(total.saturating_sub(late))
            .saturating_add(late)
            .min(MOST_SMASHES);
        if more > total {
            self.turn.sizes[claws.index()] = more;
            self.tell(Event::SmashesAdded {
                seat,
                card,
                count: more - total,
            });
        }
    }

    /// R1: the groups in any order; the rest in the default order if the owner said so.
    pub(super) fn grouping(&mut self) {
        while !self.turn.groups.is_empty() && self.player(self.turn.active).alive {
            self.push(Task::Grouping);
            if !self.turn.in_order {
                self.ask(self.turn.active, What::Group);
                return;
            }
            let waiting = self.agenda.len();
            let next = DEFAULT_ORDER
                .into_iter()
                .find(|face| self.turn.groups.contains(*face));
            self.resolve(next.expect("a group is left"));
            if self.agenda.len() != waiting || !matches!(self.asks.what, What::Nothing) {
                return;
            }
            self.agenda.pop(); // nothing came of it but numbers: the next one follows
        }
    }

    /// One group of equal faces takes effect.
    pub(super) fn resolve(&mut self, face: Group) {
        let seat = self.turn.active;
        let count = self.turn.sizes[face.index()];
        self.turn.groups.remove(face);
        let usable = self.usable(face);
        let (by, void) = self.bent(face, count, usable).unzip();
        self.tell(Event::GroupResolved {
            seat,
            face,
            count,
            void: void.unwrap_or(0),
            by,
        });
        let count = self.counted(face, usable);
        match face {
            // Void claws, and those that may strike nobody, are none: what else the group does goes on.
            Face::Claw if self.claws_are_barred(seat) => self.smash(seat, 0),
            Face::Claw => self.smash(seat, count),
            Face::Heart if usable == 0 => self.emit(On::NoHearts, seat),
            _ if usable == 0 => {}
            Face::One | Face::Two | Face::Three => {
                if face == Face::One {
                    self.emit(On::AnyOnes, seat);
                }
                if let Some(stars) = stars_for(face, count) {
                    let points = match face {
                        Face::One => 2 * (count / 3),
                        Face::Two => count / 3,
                        _ => 0,
                    };
                    if self.gauge() && points > 0 {
                        self.push(Task::Wicked(points));
                    }
                    if face == Face::One {
                        self.emit(On::Ones, seat);
                    }
                    self.gain_stars(seat, stars.saturating_mul(self.times()), Cause::Dice);
                }
            }
            Face::Energy => {
                self.gain_energy(seat, u16::from(count), Cause::Dice);
                // What a card adds to each face is its own: nothing doubles it (`evolutions.md` §3.3).
                self.each_bend(seat, Stat::EnergyPerFace, |table, card, each| {
                    table.gain_energy(seat, u16::from(each) * u16::from(usable), Cause::Card(card));
                });
            }
            Face::Heart => {
                // Tokyo lets no heart through (`core.md` §2.6), but cards may; without another use all heal.
                if self.hearts_have_uses(seat) {
                    self.ask(seat, What::Hearts);
                } else {
                    self.use_hearts(Split {
                        heal: self.hearts_to_use(),
                        ..Split::default()
                    });
                }
            }
        }
    }

    /// Lets every card of `seat` that makes something of a number act on what it makes of 0, one after the
    /// other.
    fn each_bend(&mut self, seat: Seat, stat: Stat, act: impl Fn(&mut Self, super::CardId, u8)) {
        if !self.in_play.cares(seat).stats.meets(stat.mask()) {
            return;
        }
        for index in 0..self.in_play.len() {
            let held = self.in_play[index];
            if held.owner == seat && self.in_play.acting(&held).stats.meets(stat.mask()) {
                let made = small(self.bend(stat, &held, 0).clamp(0, 99));
                act(self, held.face, made);
            }
        }
    }

    /// D7: tokens off, others healed, then one healing.
    pub(super) fn use_hearts(&mut self, split: Split) {
        let seat = self.turn.active;
        if split.poison > 0 {
            self.change_poison(seat, -change(split.poison));
        }
        if split.shrink > 0 {
            self.change_shrink(seat, -change(split.shrink));
        }
        self.heal_others(seat, &split.others);
        if self.hearts_work(seat) {
            self.gain_hearts(seat, split.heal.saturating_mul(self.times()), Cause::Dice);
        }
        self.each_bend(seat, Stat::HeartsPerFace, |table, card, each| {
            table.gain_hearts(seat, each.saturating_mul(split.heal), Cause::Card(card));
        });
    }

    /// Hearts for others: each patient pays 2 energy per heart, or what it has (`core.md` §2.6).
    fn heal_others(&mut self, healer: Seat, hearts: &[u8]) {
        let Some(card) = self
            .held_by(healer)
            .find(|held| self.in_play.acting(held).stats.meets(Stat::HealsOthers.mask()))
            .map(|held| held.face)
        else {
            return;
        };
        let patients: Shelf<Seat, 6> = self
            .living_after(healer)
            .filter(|seat| hearts[seat.index()] > 0)
            .collect();
        for patient in patients.iter().copied() {
            let given = hearts[patient.index()];
            self.gain_hearts(patient, given, Cause::Card(card));
            let owed = (2 * u16::from(given)).min(self.player(patient).energy);
            self.take_energy(patient, owed, Cause::PaidTo(healer));
            self.gain_energy(healer, owed, Cause::PaidBy(patient));
        }
    }

    /// Poison tokens come or go.
    pub(super) fn change_poison(&mut self, seat: Seat, delta: i8) {
        let player = &mut self.players[seat.index()];
        player.poison = player.poison.saturating_add_signed(delta).min(MOST_TOKENS);
        let now = player.poison;
        self.tell(Event::PoisonChanged { seat, delta, now });
    }

    /// Shrink tokens come or go.
    pub(super) fn change_shrink(&mut self, seat: Seat, delta: i8) {
        let player = &mut self.players[seat.index()];
        player.shrink = player.shrink.saturating_add_signed(delta).min(MOST_TOKENS);
        let now = player.shrink;
        self.tell(Event::ShrinkChanged { seat, delta, now });
    }

    /// T8: whoever lives and has 20 stars wins; else an extra turn is offered or the next turn found.
    fn close_turn(&mut self) {
        let seat = self.turn.active;
        self.turn.shielded = Seats::NONE;
        self.tell(Event::TurnEnded { seat });
        let winners: Seats = self
            .all_seats()
            .filter(|seat| {
                let player = self.player(*seat);
                player.alive && (player.stars >= GOAL || player.crowned)
            })
            .collect();
        if !winners.is_empty() {
            self.end(Ending::Stars, self.with_followers(winners));
            return;
        }
        if std::mem::take(&mut self.packs.uprising) && self.player(seat).alive {
            self.packs.again |= self.turn.again;
            self.penalty = 0;
            self.push(Task::OpenTurn(seat, Reason::Curse));
            return;
        }
        self.push(Task::NextTurn);
        self.turn.again |= std::mem::take(&mut self.packs.again);
        if self.turn.again && self.player(seat).alive {
            let penalty = self.penalty + 1;
            self.ask(seat, What::ExtraTurn { penalty });
        }
    }

    /// D15: the extra turn with fewer dice comes before anything queued.
    pub(super) fn accept_extra_turn(&mut self) {
        self.agenda.pop(); // the task that would find the next turn
        self.penalty += 1;
        let seat = self.turn.active;
        self.push(Task::OpenTurn(seat, Reason::FewerDice));
    }

    /// Queued extra turns first, then the next living seat clockwise of the last ordinary turn.
    pub(super) fn next_turn(&mut self) {
        self.penalty = 0;
        while !self.queued.is_empty() {
            let Extra { seat, key, .. } = self.queued.remove(0);
            if !self.player(seat).alive || key != Key::NONE && self.held(key).is_none() {
                continue;
            }
            self.discard_held(key);
            self.push(Task::OpenTurn(seat, Reason::Extra));
            return;
        }
        if let Some(next) = self.living_after(self.order).next() {
            self.order = next;
            self.push(Task::OpenTurn(next, Reason::Order));
        }
    }

    /// A full extra turn for `seat`: its own ones after this turn in the order of `evolutions.md` §3.0, then
    /// anybody else's. A tile that gives it (`key`) goes when the turn begins.
    pub(super) fn queue_extra_turn(&mut self, seat: Seat, card: super::CardId, key: Key) {
        if !self.queued.has_room() {
            return; // `capacity::QUEUED` says what that means
        }
        let active = self.turn.active;
        let rank = card.rank_of_extra_turn();
        let before = |extra: &Extra| {
            let (own, other) = (seat == active, extra.seat == active);
            match (own, other) {
                (true, true) => extra.rank <= rank,
                (true, false) => false,
                (false, _) => true,
            }
        };
        let place = self.queued.iter().take_while(|extra| before(extra)).count();
        self.queued.insert(place, Extra { seat, key, rank });
        self.tell(Event::ExtraTurnQueued { seat, card });
    }

    /// A gain of stars, cut at 20; a gain of nothing is no gain. Nothing for those who are out or doomed
    /// (`core.md` §3.5).
    pub(super) fn gain_stars(&mut self, seat: Seat, asked: u8, cause: Cause) {
        if !self.thrives(seat) || self.is_barred_from(seat, Good::Stars) {
            return;
        }
        let player = &mut self.players[seat.index()];
        let delta = asked.min(GOAL - player.stars);
        player.stars += delta;
        let now = player.stars;
        if delta > 0 {
            if seat == self.turn.active {
                self.turn.scored = self.turn.scored.saturating_add(delta);
            }
            self.emit(On::StarsGained, seat);
            self.tell(Event::StarsChanged {
                seat,
                asked: change(asked),
                delta: change(delta),
                now,
                cause,
            });
        }
    }

    /// A loss of stars, stopped at 0; no loss for whoever has won already.
    pub(super) fn lose_stars(&mut self, seat: Seat, asked: u8, cause: Cause) {
        if self.player(seat).crowned && cause != Cause::Death {
            return;
        }
        let player = &mut self.players[seat.index()];
        let delta = asked.min(player.stars);
        player.stars -= delta;
        let now = player.stars;
        if delta > 0 {
            self.tell(Event::StarsChanged {
                seat,
                asked: -change(asked),
                delta: -change(delta),
                now,
                cause,
            });
        }
    }

    /// One gain event of energy.
    pub(super) fn gain_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let to = self.receiver(seat);
        if amount == 0
            || !self.thrives(seat)
            || to != seat && !self.thrives(to)
            || self.is_barred_from(to, Good::Energy)
        {
            return;
        }
        self.put_energy(to, amount, cause);
        self.note_energy(to, amount);
        self.each_bend(seat, Stat::EnergyPerGain, |table, card, more| {
            table.put_energy(to, u16::from(more), Cause::Card(card));
            table.note_energy(to, u16::from(more));
        });
    }

    /// Energy that comes back without being a gain: sales (`core.md` §3.5).
    pub(super) fn put_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let player = &mut self.players[seat.index()];
        let before = player.energy;
        player.energy = player.energy.saturating_add(amount).min(MOST_ENERGY);
        let (now, delta) = (player.energy, energy_change(player.energy - before));
        if delta > 0 {
            self.tell(Event::EnergyChanged {
                seat,
                delta,
                now,
                cause,
            });
        }
    }

    /// Energy paid or lost; the caller has checked that it is there.
    pub(super) fn take_energy(&mut self, seat: Seat, amount: u16, cause: Cause) {
        let player = &mut self.players[seat.index()];
        let taken = amount.min(player.energy);
        player.energy -= taken;
        let now = player.energy;
        if taken > 0 {
            self.tell(Event::EnergyChanged {
                seat,
                delta: -energy_change(taken),
                now,
                cause,
            });
        }
    }

    /// One gain event of hearts, cut at the cap.
    pub(super) fn gain_hearts(&mut self, seat: Seat, asked: u8, cause: Cause) {
        let cap = self.cap(seat);
        self.heal_up_to(seat, asked, cap, cause);
    }

    /// One gain event of hearts, cut at `cap`.
    pub(super) fn heal_up_to(&mut self, seat: Seat, asked: u8, cap: u8, cause: Cause) {
        if self.heal_plainly(seat, asked, cap, cause) {
            self.each_bend(seat, Stat::HeartsPerGain, |table, card, more| {
                table.heal_plainly(seat, more, cap, Cause::Card(card));
            });
        }
    }

    /// Hearts that bring no others with them; says whether any were gained.
    pub(super) fn heal_plainly(&mut self, seat: Seat, asked: u8, cap: u8, cause: Cause) -> bool {
        if asked == 0 || !self.thrives(seat) {
            return false;
        }
        let to = self.receiver(seat);
        if to != seat {
            // The holder of the Scarab gains them in place of the active monster.
            let cap = self.cap(to);
            return self.thrives(to) && self.add_hearts(to, asked, cap, cause);
        }
        let gained = self.add_hearts(seat, asked, cap, cause);
        if gained {
            self.calm(seat, cause);
        }
        gained
    }

    /// Hearts of a monster that may gain some, cut at `cap`; says whether any were gained.
    fn add_hearts(&mut self, seat: Seat, asked: u8, cap: u8, cause: Cause) -> bool {
        if self.is_barred_from(seat, Good::Hearts) {
            return false;
        }
        let player = &mut self.players[seat.index()];
        let delta = asked.min(cap.saturating_sub(player.hearts));
        if delta == 0 {
            return false; // a gain of nothing is no gain
        }
        player.hearts += delta;
        let now = player.hearts;
        self.note_healing(seat, delta);
        self.tell(Event::LifeGained {
            seat,
            asked,
            delta,
            now,
            cause,
        });
        true
    }
}

impl State {
    /// Might any monster have something to use at this moment: a card in play, or one of its hand?
    #[inline]
    fn anybody_may_act(&self, moment: Moment) -> bool {
        self.in_play.anybody_acts(moment.mask()) || self.powered()
    }

    /// The seat this many places to the left of the active monster; `None` once the round is complete.
    pub(super) fn seat_at(&self, offset: u8) -> Option<Seat> {
        (offset < self.seats).then(|| Seat((self.turn.active.0 + offset) % self.seats))
    }

    /// The smashes of the active monster if its dice were counted as they lie (`power-cards.md` §3.2).
    #[must_use]
    pub fn smashes_coming(&self) -> u8 {
        let seat = self.turn.active;
        if self.dead(seat, Face::Claw) || self.claws_are_barred(seat) {
            return 0;
        }
        let mut total = i32::from(self.symbols_counting(Face::Claw) + self.turn.cheers);
        for stat in SMASHES {
            if stat != Stat::SmashesIfAny || total > 0 {
                total = self.stat(stat, seat, total);
            }
        }
        small(total.clamp(0, i32::from(MOST_SMASHES)))
    }

    /// Do the dice show all six symbols? Smashes added by the roller's cards count, those added by others do
    /// not.
    pub(super) fn shows_all_six(&self) -> bool {
        Face::ALL.iter().all(|face| {
            self.dice_showing(*face) > 0 && self.dice_standing_for(*face) > 0
                || *face == Face::Claw && self.smashes_coming() > 0
        })
    }

    /// Can the hearts rolled do anything else than heal the roller (`core.md` §2.6)?
    fn hearts_have_uses(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.hearts_work(seat) && (player.poison > 0 || player.shrink > 0)
            || self.claims(Stat::HealsOthers, seat) && self.patients(seat).next().is_some()
    }

    /// The other monsters below their caps, with the hearts they lack.
    pub(super) fn patients(&self, healer: Seat) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.living_after(healer)
            .filter(move |seat| *seat != healer && self.could_gain_hearts(*seat))
            .map(|seat| (seat, self.cap(seat).saturating_sub(self.player(seat).hearts)))
            .filter(|(_, lacking)| *lacking > 0)
    }

    /// A space in Tokyo that a monster may take now: the City first, then the Bay (`core.md` §2.8).
    #[must_use]
    pub fn open_space(&self) -> Option<Place> {
        if self.at(Place::City).is_none() {
            Some(Place::City)
        } else if self.bay_open() && self.at(Place::Bay).is_none() {
            Some(Place::Bay)
        } else {
            None
        }
    }
}

/// A change of energy as it is told.
fn energy_change(by: u16) -> i16 {
    const { assert!(MOST_ENERGY <= i16::MAX.unsigned_abs()) }
    i16::try_from(by).expect("nobody has more than the most energy")
}

/// Stars for a group of equal numbers: the number for three of them, one more for each further die.
#[must_use]
pub(super) fn stars_for(face: Face, count: u8) -> Option<u8> {
    let number = face.number()?;
    (count >= 3).then(|| number + count - 3)
}
