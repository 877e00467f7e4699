//! The one place where each verb of the card language is performed, and where uses of cards are paid.

use super::CardId;
use super::agenda::{Frame, Table, Task};
use super::capacity::MOST_ROLLS;
use super::event::{Cause, Event};
use super::question::{Moment, Pick, Use, What};
use super::rule::{Aims, Kind, May, Often, On, Rule, Step, Whom, Zone};
use super::state::{Held, Hit, Key, SomeSeat, State};
use crate::Seat;
use crate::classic::Dice;
use crate::parts::{MAX_DICE, Shelf, small};

impl Table<'_> {
    /// A card is used: its price is paid, its mark set, its steps put on top of the task that asked.
    pub(super) fn use_card(&mut self, owner: Seat, used: Use) {
        let Some(Rule::May(may)) = used.face.rule(used.rule) else {
            return;
        };
        let played = if may.zone == Zone::Table {
            self.tell(Event::CardUsed {
                seat: owner,
                card: used.face,
            });
            None
        } else {
            Some(self.play_evolution(owner, used, may.zone))
        };
        if may.energy > 0 {
            self.take_energy(owner, u16::from(may.energy), Cause::Card(used.face));
        }
        let key = played.unwrap_or(used.key);
        for held in self.in_play.marks() {
            match may.often {
                Often::Always => {}
                Often::OncePerTurn if held.key == key => held.spent_turn = true,
                Often::OncePerHit if held.key == key => held.spent_hit = true,
                Often::OncePerOwner if held.owner == owner && held.face == used.face => {
                    held.spent_turn = true;
                }
                Often::OncePerTurn | Often::OncePerHit | Often::OncePerOwner => {}
            }
        }
        if may.tokens > 0
            && let Some(left) = self.held(key).map(|held| held.tokens - may.tokens)
        {
            self.in_play.change(key, |held| held.tokens = left);
            let now = left;
            self.tell(Event::CardCountersChanged {
                seat: owner,
                card: used.face,
                now,
            });
        }
        self.push(Task::Card(Frame {
            owner,
            key,
            face: used.face,
            rule: used.rule,
            step: 0,
            pick: used.pick,
            about: SomeSeat::NOBODY,
        }));
    }

    /// Performs one verb; the rest of the frame already waits on top of the agenda.
    pub(super) fn do_step(&mut self, step: Step, frame: Frame) {
        let Frame { owner, face, .. } = frame;
        let cause = Cause::Card(face);
        match step {
            Step::GainStars(stars) => self.gain_stars(owner, stars, cause),
            Step::GainEnergy(energy) => self.gain_energy(owner, u16::from(energy), cause),
            Step::GainHearts(hearts) => self.gain_hearts(owner, hearts, cause),
            Step::OthersLoseStars(stars) => self.take_stars(owner, stars, false, cause),
            Step::EveryoneLosesStars(stars) => self.take_stars(owner, stars, true, cause),
            Step::Hurt(whom, amount) => self.hurt(&frame, whom, amount),
            Step::RerollDie
            | Step::SetDie
            | Step::ThrowPerHeart
            | Step::RerollBeside
            | Step::Soften(_)
            | Step::SoftenBy(_) => self.dice_step(step, &frame),
            Step::OpponentsAgain => self.push(Task::OpponentDice(1)),
            // The Berserk die shows nothing that a card would throw once more.
            Step::Offer(Moment::ProbedDie) if self.picks_berserk(frame.pick) => {}
            Step::Offer(moment) => self.push(Task::Offer(owner, moment)),
            Step::MoreRolls(rolls) => self.give_rolls(owner, rolls, face),
            Step::Shield => self.turn.shielded.insert(owner),
            Step::ExtraTurn => {
                let kept = self.held(frame.key).map_or(Key::NONE, |held| held.key);
                self.queue_extra_turn(owner, face, kept);
            }
            Step::ChooseKeep
            | Step::Become
            | Step::BuyPicked
            | Step::Peek
            | Step::SellPicked
            | Step::DiscardIfEmpty
            | Step::Discard => self.card_step(step, &frame),
            Step::Ask(asking) => self.ask_for(asking, &frame),
            Step::ThrowBeside(count) => {
                let count = usize::from(count(self, &frame)).min(MAX_DICE);
                self.beside = Dice::fresh(count);
                let dice = self.beside.all();
                if dice != 0 {
                    let (by, card) = (owner, face);
                    self.ask_nature(What::ThrowBeside { dice, by, card });
                }
            }
            Step::RevealNext => self.reveal_next(),
            Step::StopUnless(_) => {} // the agenda has tested it
            Step::Code(code) => code(self, &frame),
        }
    }

    /// All others lose stars, and the owner after them if it is about everyone.
    fn take_stars(&mut self, owner: Seat, stars: u8, everyone: bool, cause: Cause) {
        for seat in self.others(owner).iter() {
            self.lose_stars(*seat, stars, cause);
        }
        if everyone {
            self.lose_stars(owner, stars, cause);
        }
    }

    /// A card hits monsters, all in one batch.
    fn hurt(&mut self, frame: &Frame, whom: Whom, amount: u8) {
        let mut victims = match whom {
            Whom::Me => Shelf::new(),
            Whom::Others | Whom::Everyone => self.others(frame.owner),
        };
        if whom != Whom::Others {
            victims.push(frame.owner);
        }
        let hits: Shelf<Hit, 6> = victims
            .iter()
            .map(|victim| Hit::of_card(frame, *victim, amount))
            .collect();
        self.open_batch(&hits);
    }

    /// The verbs about dice: those of the turn, and those beside them that soften a hit.
    fn dice_step(&mut self, step: Step, frame: &Frame) {
        let (by, card) = (frame.owner, frame.face);
        match (step, frame.pick) {
            (Step::RerollDie, Pick::Die(die)) if self.picks_berserk(frame.pick) => self.throw(1 << die),
            (Step::SetDie, Pick::Special(face)) => self.special_thrown(face),
            (Step::RerollDie, Pick::Die(die)) => self.ask_nature(What::ThrowDie { die, by, card }),
            (Step::SetDie, Pick::DieFace(die, to)) => {
                let from = self.turn.dice.get(usize::from(die));
                self.turn.dice.set(usize::from(die), to);
                self.tell(Event::DieChanged {
                    by,
                    card,
                    die,
                    from,
                    to,
                });
            }
            (Step::ThrowPerHeart, _) => {
                let amount = self.landing_hit().map_or(0, |hit| hit.amount);
                self.beside = Dice::fresh(usize::from(amount).min(MAX_DICE));
                let dice = self.beside.all();
                if dice != 0 {
                    self.ask_nature(What::ThrowBeside { dice, by, card });
                }
            }
            (Step::RerollBeside, Pick::Die(die)) => {
                let dice = 1 << die;
                self.ask_nature(What::ThrowBeside { dice, by, card });
            }
            (Step::Soften(shown), _) => {
                let hearts = self.beside.count(shown);
                self.soften(hearts, card);
                self.beside = Dice::default();
            }
            (Step::SoftenBy(hearts), _) => self.soften(hearts, card),
            _ => {}
        }
    }

    /// The active monster may roll more often this turn.
    fn give_rolls(&mut self, seat: Seat, rolls: u8, card: CardId) {
        self.turn.more_rolls = self.turn.more_rolls.saturating_add(rolls).min(MOST_ROLLS);
        let limit = self.roll_limit();
        self.tell(Event::RollLimitChanged { seat, card, limit });
    }

    /// The verbs about cards: copying, buying, selling, discarding.
    fn card_step(&mut self, step: Step, frame: &Frame) {
        let Frame { owner, key, face, .. } = *frame;
        match (step, frame.pick) {
            (Step::ChooseKeep, _) => {
                if self.copyable(key).next().is_some() {
                    self.ask(owner, What::ChooseCard { by: face });
                } else {
                    self.agenda.pop(); // nothing to choose: the rest of this card is dropped
                }
            }
            (Step::Become, Pick::Card(target)) if self.held(target).is_some() && self.held(key).is_some() => {
                self.set_face(key, Some(target));
                if let Some(now) = self.held(key).copied() {
                    self.emit_own(On::Gained, owner, key, now.face);
                }
            }
            (Step::BuyPicked, pick) if self.powered() && owner == self.turn.active => self.wants(pick),
            (Step::BuyPicked, Pick::Slot(slot)) => self.buy_from_market(owner, slot),
            (Step::BuyPicked, Pick::Deck(depth)) => self.buy_from_deck(owner, depth),
            (Step::BuyPicked, Pick::Card(card)) => self.buy_from_monster(owner, card),
            (Step::Peek, _) => self.peek(owner),
            (Step::SellPicked, Pick::Card(card)) => self.sell(owner, card),
            (Step::DiscardIfEmpty, _) if self.held(key).is_some_and(|held| held.tokens == 0) => {
                self.discard_itself(key);
            }
            (Step::Discard, _) => self.discard_itself(key),
            _ => {}
        }
    }

    /// All other living monsters, clockwise from the owner's left.
    pub(super) fn others(&self, owner: Seat) -> Shelf<Seat, 6> {
        self.living_after(owner).filter(|seat| *seat != owner).collect()
    }
}

impl State {
    /// The Keep cards that the copying card `key` may become: any in play that is no copying card and not
    /// what it is now.
    pub(super) fn copyable(&self, key: Key) -> impl Iterator<Item = &Held> + '_ {
        let copy = self.held(key);
        let now = copy.map_or(Key::NONE, |held| held.copies);
        let owner = copy.map(|held| held.owner);
        self.in_play.iter().filter(move |held| {
            held.key != key
                && held.key != now
                && held.card.kind() == Kind::Keep
                && !held.card.copies_others()
                && owner.is_some_and(|owner| (held.card.card().for_sale)(self, owner))
        })
    }

    /// May `seat` use any card at `moment`?
    #[inline]
    pub(super) fn has_use(&self, seat: Seat, moment: Moment) -> bool {
        (self.powered() || self.in_play.cares(seat).moments.meets(moment.mask()))
            && !self.each_use(seat, moment, &mut |_| false)
    }

    /// Visits every use of a card that `seat` has at `moment`, until `visit` says no; says whether it got
    /// through. Of several alike cards of one owner only the one to be used up first is listed, unless it
    /// matters which one goes.
    pub(super) fn each_use(&self, seat: Seat, moment: Moment, visit: &mut dyn FnMut(Use) -> bool) -> bool {
        let asked = moment.mask();
        if self.powered() && !self.each_play(seat, moment, visit) {
            return false;
        }
        if !self.in_play.cares(seat).moments.meets(asked) {
            return true;
        }
        let guarded = self.powered() || self.packs.curse.is_some();
        for held in self.in_play.iter() {
            if held.owner != seat {
                continue;
            }
            let cares =
                (self.in_play.acting(held).moments).with(self.in_play.acting_as_printed(held).moments);
            if !cares.meets(asked) {
                continue;
            }
            if !self.thrives(seat) {
                return true;
            }
            let faces = if held.face == held.card {
                &[held.face][..]
            } else {
                &[held.face, held.card][..]
            };
            for face in faces {
                if self.in_play.is_blank(*face) {
                    continue;
                }
                for (index, rule) in face.card().rules.iter().enumerate() {
                    let Rule::May(may) = rule else { continue };
                    if may.zone != Zone::Table
                        || !may.at.contains(&moment)
                        || !self.ready(held, *face, may)
                        || self.passed_over(held, *face, may)
                    {
                        continue;
                    }
                    let mut used = Use {
                        key: held.key,
                        face: *face,
                        rule: small(index),
                        pick: Pick::Nothing,
                    };
                    match may.aims {
                        Aims::Nothing => {
                            if !visit(used) {
                                return false;
                            }
                        }
                        Aims::At(_, list) => {
                            let mut going = true;
                            list(self, held, &mut |pick| {
                                used.pick = pick;
                                let kept = guarded
                                    && (self.is_locked(moment, pick)
                                        || self.is_kept_by_curse(seat, may, moment, pick));
                                going = going && (kept || visit(used));
                            });
                            if !going {
                                return false;
                            }
                        }
                    }
                }
            }
        }
        true
    }

    /// Is this use of `face`, which the card is or acts as, not spent and can it be paid?
    fn ready(&self, held: &Held, face: CardId, may: &May) -> bool {
        let copied = face != held.card && held.is_copying_tile();
        let fresh = match may.often {
            // A tile that copies a card which would have discarded itself is used up for this turn; what the
            // tile does by itself is not.
            Often::Always => !(copied && held.spent_turn),
            Often::OncePerTurn | Often::OncePerOwner => !held.spent_turn,
            Often::OncePerHit => !held.spent_hit,
        };
        fresh
            && self.player(held.owner).energy >= u16::from(may.energy)
            && held.tokens >= may.tokens
            && (may.only_if)(self, held)
            && !self.comes_to_nothing(held.owner, may)
    }

    /// Another card of the same owner with the same face is to be used up before this one: the printed one
    /// before the copy, or the copy's counters before the printed one's (`power-cards.md` §5 and §7).
    fn passed_over(&self, held: &Held, face: CardId, may: &May) -> bool {
        let rank = |card: &Held| (card.is_copy() != may.copy_first, card.key);
        !may.each_alike
            && self.in_play.iter().any(|other| {
                other.owner == held.owner
                    && other.face == face
                    && other.key != held.key
                    && rank(other) < rank(held)
                    && self.ready(other, face, may)
            })
    }
}

impl Held {
    /// Does it copy another card right now?
    #[must_use]
    pub fn is_copy(&self) -> bool {
        self.face != self.card
    }

    /// Is it a tile that becomes a copy of cards? It never goes the way of what it copies
    /// (`power-cards.md` §5).
    pub(super) fn is_copying_tile(&self) -> bool {
        self.card.copies_others() && !self.card.kind().is_power_card()
    }
}
