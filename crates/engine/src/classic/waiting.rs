//! Which task may wait on which, and which question goes with what waits: the grammar of the agenda at a
//! question.
//!
//! The engine keeps it by itself; it is written down for positions that come from a file, and checked after
//! every answer of the random games. A task that is new to the agenda gets its line here.

use super::agenda::{Frame, Phase, Task};
use super::capacity::MOST_WAITING;
use super::evolve::PRELUDE_STAGES;
use super::question::{Moment, Pick, Question, Spot, What};
use super::rule::{Kind, On, Rule, Step};
use super::state::{Key, MARKET, State};
use super::wicked::{LEVELS, TILES};
use crate::parts::must;
use crate::{Asked, Seat};

impl State {
    /// What waits on the agenda leads to the end of the game, and the open question belongs to it.
    pub(super) fn check_waiting(&self) -> Result<(), String> {
        if self.outcome.is_some() {
            return must(
                self.agenda.is_empty() && self.hits.is_empty(),
                || "agenda: the game is over, and yet something is left to be done",
            );
        }
        must(self.agenda.len() <= MOST_WAITING, || {
            format!(
                "agenda: {} tasks wait, which is more than {MOST_WAITING}",
                self.agenda.len()
            )
        })?;
        for (depth, task) in self.agenda.iter().enumerate() {
            let below = &self.agenda[..depth];
            self.check_task(*task, below)
                .map_err(|why| format!("agenda[{depth}]: {why}"))?;
        }
        self.check_what_hits_wait_for()?;
        self.check_what_cards_wait_for()?;
        self.check_question(self.asks, &self.agenda)
            .map_err(|why| format!("asks: {why}"))
    }

    /// One task, and those that wait below it.
    fn check_task(&self, task: Task, below: &[Task]) -> Result<(), String> {
        let on = below.last().copied();
        if self.powered() && self.evolved_fits(task, on)? || self.packed_fits(task, on)? {
            return Ok(());
        }
        let fits = match task {
            // These are carried out before anybody is asked.
            Task::Nothing | Task::OpenTurn(..) | Task::Wicked(_) | Task::Aftermath | Task::HandOver(..) => {
                false
            }
            Task::LayTile(_) | Task::DealCostumes(_) | Task::FirstThrow(_) => self.start_fits(task, on),
            Task::Phase(_)
            | Task::NextTurn
            | Task::Rolling
            | Task::OpponentDice(_)
            | Task::Commits(_)
            | Task::Grouping
            | Task::OfferTile(_)
            | Task::Theft
            | Task::Buying => self.turn_fits(task, on),
            Task::SmashesLanded | Task::HeldHits(_) | Task::DriveOut | Task::Yields(_) | Task::Smashes(_) => {
                self.smashes_fit(task, on)
            }
            Task::Settle(source) | Task::Bury(source) => {
                self.sits("the source", source)?;
                ends_a_batch(on)
            }
            Task::EndBatch(_) | Task::Batch(_) | Task::Landing(_) => self.batch_fits(task, on),
            Task::Gain(_, seat) | Task::Resolved(_, seat) => {
                self.sits("the buyer", seat)?;
                self.purchase_fits(task, on)
            }
            Task::Refill(_) | Task::OpenWindow(_) | Task::WidenWindow(_) | Task::Window(_) => {
                self.purchase_fits(task, on)
            }
            Task::Offer(seat, moment) => {
                self.sits("the one who is offered something", seat)?;
                self.offer_fits(seat, moment, on)
            }
            Task::Card(frame) => return self.check_frame(&frame, on),
            // These are those of games with Evolutions, or with monster packs, alone.
            Task::Gather
            | Task::FirstCurse
            | Task::SpecialDice(_)
            | Task::Fate
            | Task::Confuse
            | Task::DealDraft(_)
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
            | Task::Purchase(_) => false,
            Task::Ask(question) => {
                must(
                    question.what.moment().is_none() && question.what != What::Group,
                    || format!("{:?} is asked again by its own task", question.what),
                )?;
                return self.check_question(question, below);
            }
        };
        must(fits, || format!("{task:?} does not wait {}", on_what(on)))
    }

    /// What is laid out and thrown before the first turn.
    fn start_fits(&self, task: Task, on: Option<Task>) -> bool {
        match task {
            Task::LayTile(number) => {
                (2..=TILES + 1).contains(&number)
                    && matches!(
                        on,
                        Some(Task::FirstThrow(_) | Task::Refill(0) | Task::DealCostumes(_))
                    )
            }
            Task::DealCostumes(seat) => {
                self.turn.number == 0
                    && seat.0 <= self.seats
                    && matches!(on, Some(Task::FirstThrow(_) | Task::Refill(0)))
            }
            Task::FirstThrow(seat) => {
                on.is_none()
                    && self.turn.number == 0
                    && seat.0 <= self.seats
                    && !self.first.running.is_empty()
            }
            _ => false,
        }
    }

    /// The parts of the turn, and what each of them is about.
    fn turn_fits(&self, task: Task, on: Option<Task>) -> bool {
        match task {
            Task::Phase(next) => {
                let fixed = !matches!(
                    next,
                    Phase::Start
                        | Phase::Income
                        | Phase::Curse
                        | Phase::Copies
                        | Phase::Gift
                        | Phase::Roll
                        | Phase::FixDice
                        | Phase::Commit
                        | Phase::Fate
                        | Phase::TakeStock
                        | Phase::Resolve
                );
                on.is_none() && self.turn.number > 0 && next != Phase::Start && self.turn.fixed == fixed
            }
            Task::NextTurn => on.is_none() && self.turn.number > 0 && self.turn.fixed,
            Task::Rolling => on == Some(Task::Phase(Phase::FixDice)) && !self.turn.dice.is_empty(),
            Task::OpponentDice(offset) => {
                on == Some(Task::Offer(self.turn.active, Moment::ChangeDice)) && self.in_round(offset)
            }
            Task::Commits(offset) => on == Some(Task::Phase(Phase::TakeStock)) && self.in_round(offset),
            Task::Grouping => on == Some(Task::Phase(Phase::EnterTokyo)),
            Task::OfferTile(level) => {
                self.gauge()
                    && LEVELS.contains(&level)
                    && match on {
                        Some(Task::Grouping) => true,
                        Some(Task::OfferTile(higher)) => level < higher,
                        _ => false,
                    }
            }
            Task::Theft => on == Some(Task::Phase(Phase::Buy)) && self.options.halloween,
            Task::Buying => on == Some(Task::Phase(Phase::End)) && self.options.power_cards,
            _ => false,
        }
    }

    /// The group of smashes, whose hits are the first ones of a turn.
    fn smashes_fit(&self, task: Task, on: Option<Task>) -> bool {
        match task {
            Task::SmashesLanded => on == Some(Task::Grouping),
            Task::HeldHits(from) => on == Some(Task::SmashesLanded) && from == 0,
            Task::DriveOut => on == Some(Task::SmashesLanded),
            Task::Yields(offset) => {
                matches!(on, Some(Task::HeldHits(_))) && (1..=self.seats).contains(&offset)
            }
            Task::Smashes(from) => {
                matches!(on, Some(Task::Yields(1))) && usize::from(from) <= self.hits.len()
            }
            _ => false,
        }
    }

    /// Hits that land together.
    fn batch_fits(&self, task: Task, on: Option<Task>) -> bool {
        match (task, on) {
            (Task::EndBatch(from), Some(Task::Settle(_))) => usize::from(from) <= self.hits.len(),
            (Task::Batch(next), Some(Task::EndBatch(from))) => {
                from <= next && usize::from(next) <= self.hits.len()
            }
            (Task::Landing(index), Some(Task::Batch(next))) => {
                next.checked_sub(1) == Some(index)
                    && self.hits.get(usize::from(index)).is_some_and(|hit| !hit.held)
            }
            _ => false,
        }
    }

    /// A purchase: the market is filled, the card takes effect, others may buy what was revealed.
    fn purchase_fits(&self, task: Task, on: Option<Task>) -> bool {
        match task {
            Task::Refill(slot) => {
                let follows = match on {
                    Some(Task::FirstThrow(_) | Task::OpenWindow(_)) => true,
                    Some(Task::Refill(later)) => slot < later,
                    _ => false,
                };
                follows && self.market.get(usize::from(slot)).is_some_and(Option::is_none)
            }
            Task::Gain(..) => matches!(on, Some(Task::OpenWindow(_) | Task::WidenWindow(_))),
            Task::Resolved(card, _) => {
                card.kind() == Kind::Discard
                    && matches!(
                        on,
                        Some(Task::OpenWindow(_) | Task::WidenWindow(_) | Task::Buying)
                    )
            }
            Task::OpenWindow(slots) => on == Some(Task::Buying) && (1..1 << MARKET).contains(&slots),
            Task::WidenWindow(slot) => matches!(on, Some(Task::Window(_))) && usize::from(slot) < MARKET,
            Task::Window(offset) => on == Some(Task::Buying) && self.in_round(offset),
            _ => false,
        }
    }

    /// Cards may be used at a moment of their own.
    fn offer_fits(&self, seat: Seat, moment: Moment, on: Option<Task>) -> bool {
        let active = seat == self.turn.active;
        match moment {
            Moment::StartOfTurn => active && on == Some(Task::Phase(Phase::Roll)),
            Moment::ChangeDice => {
                active && on == Some(Task::Phase(Phase::Commit)) && !self.turn.dice.is_empty()
            }
            Moment::Exchange => {
                !active
                    && matches!(
                        on,
                        Some(Task::Phase(Phase::TakePlace) | Task::Offer(_, Moment::Exchange))
                    )
            }
            Moment::Sale => active && on == Some(Task::Phase(Phase::Effects)),
            Moment::ProbedDie => {
                let answering =
                    matches!(on, Some(Task::OpponentDice(offset)) if self.in_place(offset) == Some(seat));
                (answering || owns(on, seat)) && self.dice_are_open()
            }
            Moment::BesideDice => owns(on, seat),
            // These moments have tasks of their own.
            Moment::Roll
            | Moment::OpponentDice
            | Moment::Commit
            | Moment::Harm
            | Moment::Buy
            | Moment::Reveal
            | Moment::AnyTime
            | Moment::BeforeTurn
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
            | Moment::Flip => false,
        }
    }

    /// May so many places to the left of the active monster be somebody else?
    fn in_round(&self, offset: u8) -> bool {
        (1..self.seats).contains(&offset)
    }

    /// The seat this many places to the left of the active monster.
    fn in_place(&self, offset: u8) -> Option<Seat> {
        self.in_round(offset)
            .then(|| Seat((self.turn.active.0 + offset) % self.seats))
    }

    /// Have the dice been thrown and not been fixed yet?
    fn dice_are_open(&self) -> bool {
        !self.turn.dice.is_empty() && !self.turn.fixed
    }

    /// A rule of a card that waits in the middle of its line.
    fn check_frame(&self, frame: &Frame, on: Option<Task>) -> Result<(), String> {
        self.sits("the card's owner", frame.owner)?;
        let face = frame.face;
        let slug = face.slug();
        let name = face.rule_name(frame.rule).unwrap_or_default();
        let rule = face.rule(frame.rule);
        let rest = frame.rest();
        must(!rest.is_empty(), || {
            format!("{slug} has no step {} in its rule {name:?}", frame.step)
        })?;
        let known = match (face.kind(), frame.key) {
            (Kind::Discard | Kind::Curse(_), key) => key == Key::NONE,
            (Kind::Evolution(_), Key::NONE) => true,
            (Kind::Evolution(_), key) => key.0 < self.next_key,
            (Kind::Keep | Kind::Costume | Kind::Tile(_) | Kind::Piece(_), key) => {
                key != Key::NONE
                    && key.0 < self.next_key
                    && self.held(key).is_none_or(|held| {
                        held.owner == frame.owner && (held.face == face || held.card == face)
                    })
            }
        };
        must(known, || {
            format!(
                "the key {} is not that of {slug} of seat {}",
                frame.key.0, frame.owner.0
            )
        })?;
        let aimed = rest.iter().all(|step| match (step, frame.pick) {
            (Step::RerollDie, Pick::Die(die)) | (Step::SetDie, Pick::DieFace(die, _)) => {
                usize::from(die) < self.turn.dice.len() || self.berserk_index() == Some(die)
            }
            (Step::RerollBeside, Pick::Die(die)) => usize::from(die) < self.beside.len(),
            (Step::BuyPicked, Pick::Slot(slot)) => usize::from(slot) < MARKET,
            _ => true,
        });
        must(aimed, || format!("{slug} is aimed at {:?}", frame.pick))?;
        let fits = match (rule, on) {
            (Some(_), Some(_)) if self.powered() => true,
            (Some(_), Some(_)) if matches!(face.kind(), Kind::Piece(_) | Kind::Curse(_)) => true,
            // What a curse gives acts in the middle of what it does.
            (Some(_), Some(_)) if self.packs.curse.is_some() => true,
            // The other cards that listened to the same event.
            (Some(Rule::When(..)), Some(Task::Card(_))) => true,
            (Some(Rule::When(On::Gained, ..)), Some(task)) => match face.kind() {
                Kind::Discard => task == Task::Resolved(face, frame.owner),
                Kind::Evolution(_) | Kind::Piece(_) | Kind::Curse(_) => false,
                Kind::Keep | Kind::Costume | Kind::Tile(_) => matches!(
                    task,
                    Task::OpenWindow(_)
                        | Task::WidenWindow(_)
                        | Task::Buying
                        | Task::Grouping
                        | Task::OfferTile(_)
                        | Task::Offer(_, Moment::StartOfTurn)
                ),
            },
            (Some(Rule::When(On::Ones, ..)), Some(Task::Grouping))
            | (Some(Rule::When(On::Smashes, ..)), Some(Task::Smashes(_)))
            | (Some(Rule::When(On::AboutToDie(_), ..)), Some(Task::Bury(_)))
            | (Some(Rule::When(On::Yielded, ..)), Some(Task::Yields(_))) => true,
            (Some(Rule::May(may)), Some(task)) => {
                may.at.contains(&Moment::AnyTime)
                    || moment_of(task).is_some_and(|moment| may.at.contains(&moment))
            }
            _ => false,
        };
        must(fits, || {
            format!("{slug}, rule {name:?}, does not wait {}", on_what(on))
        })
    }

    /// Hits that are held back wait for their time, all others for a batch that lands them.
    fn check_what_hits_wait_for(&self) -> Result<(), String> {
        let (mut held_from, mut landing_from) = (None, None);
        for task in &*self.agenda {
            match task {
                Task::HeldHits(from) => held_from = Some(usize::from(*from)),
                Task::Smashes(from) | Task::EndBatch(from) => landing_from = Some(usize::from(*from)),
                _ => {}
            }
        }
        for (index, hit) in self.hits.iter().enumerate() {
            let from = if hit.held { held_from } else { landing_from };
            must(from.is_some_and(|from| from <= index), || {
                format!("hits[{index}]: nothing on the agenda lands it")
            })?;
        }
        Ok(())
    }

    /// Bought cards wait to take effect, revealed ones for buyers, dice beside the turn's dice for the card
    /// that threw them.
    fn check_what_cards_wait_for(&self) -> Result<(), String> {
        let waiting = || {
            self.agenda.iter().filter_map(|task| match task {
                Task::Gain(card, _) | Task::Resolved(card, _) => Some(*card),
                // Turned over for an Evolution, which has not decided what becomes of it.
                Task::Card(Frame {
                    face,
                    pick: Pick::Kind(card),
                    ..
                }) if !face.kind().is_power_card() && card.kind().is_power_card() => Some(*card),
                _ => None,
            })
        };
        let alike = self.resolving.iter().all(|card| {
            let lying = self.resolving.iter().filter(|other| *other == card).count();
            waiting().filter(|other| other == card).count() == lying
        });
        // What an Evolution has turned over waits for its decision.
        let (carried, lying) = (waiting().count(), self.resolving.len());
        let whole = carried == lying || self.powered() && carried <= lying;
        must(
            (alike || self.powered()) && whole,
            || "resolving: these are not the bought cards that the agenda waits to carry out",
        )?;
        let window = self.agenda.iter().any(|task| matches!(task, Task::Window(_)));
        must(
            window || self.revealed == 0,
            || "revealed: no window is open in which revealed cards could be bought",
        )?;
        let card = |task: &Task| matches!(task, Task::Card(_) | Task::Saucers);
        let card = self.agenda.iter().any(card);
        must(
            card || self.beside.is_empty(),
            || "beside: no card waits for these dice",
        )
    }

    /// A question, and the tasks that wait for its answer.
    fn check_question(&self, question: Question, waiting: &[Task]) -> Result<(), String> {
        let Question { of, what } = question;
        let on = waiting.last().copied();
        if self.powered() && self.evolved_asks(question, on)? || self.packed_asks(question, on)? {
            return Ok(());
        }
        let fits = match of {
            Asked::NoOne => false,
            Asked::Nature => self.nature_may_be_asked(what, on)?,
            Asked::Seat(seat) => {
                self.sits("the one who is asked", seat)?;
                must(self.player(seat).alive, || {
                    format!("seat {} is out of the game", seat.0)
                })?;
                self.seat_may_be_asked(seat, what, on)
            }
        };
        must(fits, || {
            let of = match of {
                Asked::Seat(seat) => format!("seat {}", seat.0),
                Asked::Nature => "Nature".to_owned(),
                Asked::NoOne => "nobody".to_owned(),
            };
            format!("{what:?} is not asked of {of} {}", on_what(on))
        })
    }

    fn nature_may_be_asked(&self, what: What, on: Option<Task>) -> Result<bool, String> {
        Ok(match what {
            What::FirstThrow { seat } => {
                self.sits("the thrower", seat)?;
                on == Some(Task::FirstThrow(Seat(seat.0 + 1))) && self.first.running.contains(seat)
            }
            What::Throw { dice } => {
                self.only_dice("Throw", dice)?;
                dice != 0 && on == Some(Task::Rolling)
            }
            What::ThrowDie { die, by, .. } => {
                self.sits("the thrower", by)?;
                let expected = match on {
                    Some(Task::Card(_)) => true,
                    Some(task) => matches!(
                        moment_of(task),
                        Some(Moment::Roll | Moment::OpponentDice | Moment::ChangeDice | Moment::ProbedDie)
                    ),
                    None => false,
                };
                expected && self.dice_are_open() && usize::from(die) < self.turn.dice.len()
            }
            What::ThrowBeside { dice, by, .. } => {
                self.sits("the thrower", by)?;
                dice != 0
                    && dice & !self.beside.all() == 0
                    && matches!(on, Some(Task::Card(_) | Task::Offer(_, Moment::BesideDice)))
            }
            What::Reveal {
                spot: Spot::Market(slot),
            } => {
                let empty = self.market.get(usize::from(slot)).is_some_and(Option::is_none);
                let follows = match on {
                    Some(Task::FirstThrow(_) | Task::OpenWindow(_) | Task::Gain(..)) => true,
                    Some(Task::Refill(later)) => slot < later,
                    _ => false,
                };
                empty && follows
            }
            What::Reveal {
                spot: Spot::Costume(seat),
            } => on == Some(Task::DealCostumes(seat)) && self.drawn.has_room() && !self.costumes.is_empty(),
            What::Reveal {
                spot: Spot::Tile(number),
            } => on == Some(Task::LayTile(number + 1)),
            What::Reveal {
                spot: Spot::Peek(seat),
            } => {
                self.sits("the one who looks", seat)?;
                matches!(on, Some(Task::Buying | Task::Card(_))) && self.known.has_room()
            }
            _ => false,
        })
    }

    fn seat_may_be_asked(&self, seat: Seat, what: What, on: Option<Task>) -> bool {
        let active = seat == self.turn.active;
        let next_in_round =
            |offset: u8| self.in_round(offset) && (self.turn.active.0 + offset) % self.seats == seat.0;
        match (what, on) {
            (What::Roll, Some(Task::Rolling)) | (What::Buy, Some(Task::Buying)) => active,
            (What::Group, Some(Task::Grouping)) => {
                active && !self.turn.groups.is_empty() && !self.turn.in_order
            }
            (What::Hearts, Some(Task::Grouping)) => active,
            (What::Costume, Some(Task::DealCostumes(next))) => next.0 == seat.0 + 1 && self.drawn.len() == 2,
            (What::Tile { level }, Some(Task::Grouping)) => active && self.gauge() && LEVELS.contains(&level),
            (What::Tile { level }, Some(Task::OfferTile(higher))) => {
                active && LEVELS.contains(&level) && level < higher
            }
            (What::Theft, Some(Task::Theft)) => active,
            (What::OpponentDice, Some(Task::OpponentDice(offset)))
            | (What::Commit, Some(Task::Commits(offset)))
            | (What::Opportunity, Some(Task::Window(offset))) => next_in_round(offset),
            (What::Yield, Some(Task::Yields(next))) => {
                next.checked_sub(1).is_some_and(next_in_round) && self.in_tokyo(seat)
            }
            (What::Harm, Some(Task::Landing(index))) => self
                .hits
                .get(usize::from(index))
                .is_some_and(|hit| hit.victim == seat),
            (
                What::StartOfTurn
                | What::ChangeDice
                | What::ProbedDie
                | What::BesideDice
                | What::Exchange
                | What::Sale,
                Some(Task::Offer(offered, moment)),
            ) => offered == seat && what.moment() == Some(moment),
            (What::ChooseCard { by }, Some(Task::Card(frame))) => {
                frame.owner == seat && frame.face == by && matches!(frame.last(), Some(Step::ChooseKeep))
            }
            (What::ExtraTurn { penalty }, Some(Task::NextTurn)) => {
                active && self.turn.again && u16::from(penalty) == u16::from(self.penalty) + 1
            }
            _ => false,
        }
    }
}

/// Games with Evolutions: their own tasks, and what may be played at any time waits on whatever was asked.
impl State {
    /// Does a task wait where only a game with Evolutions puts it?
    fn evolved_fits(&self, task: Task, on: Option<Task>) -> Result<bool, String> {
        if let Task::Draft(seat) | Task::DealDraft(seat) | Task::FirstEvolutions(seat) = task {
            must(seat.0 <= self.seats && self.turn.number == 0, || {
                format!("{task:?} waits in no game that has begun")
            })?;
        }
        if let Task::Draw(seat, _)
        | Task::Staying(seat, _)
        | Task::MustYield(seat)
        | Task::Arrive(seat)
        | Task::Offer(seat, _)
        | Task::Gain(_, seat)
        | Task::Resolved(_, seat)
        | Task::Settle(seat)
        | Task::Bury(seat) = task
        {
            self.sits("the one it is about", seat)?;
        }
        let begins = matches!(
            on,
            Some(Task::FirstThrow(_) | Task::FirstEvolutions(_) | Task::Draft(_) | Task::DealDraft(_))
        );
        let gone = !self.player(self.turn.active).alive;
        Ok(match task {
            Task::FirstEvolutions(_) => matches!(on, Some(Task::FirstThrow(_))),
            Task::Draft(_) => matches!(on, Some(Task::FirstEvolutions(_))),
            Task::DealDraft(_) => matches!(on, Some(Task::Draft(_))),
            Task::LayTile(number) => begins && (2..=TILES + 1).contains(&number),
            Task::DealCostumes(seat) => begins && seat.0 <= self.seats && self.turn.number == 0,
            Task::Refill(slot) => {
                let empty = self.market.get(usize::from(slot)).is_some_and(Option::is_none);
                empty && on.is_some() && !matches!(on, Some(Task::Refill(later)) if slot >= later)
            }
            Task::Draw(_, count) => (1..=2).contains(&count) && on.is_some(),
            Task::Phase(next) => {
                on.is_none()
                    && self.turn.number > 0
                    && (matches!(next, Phase::Start | Phase::Resolve) || gone)
            }
            Task::NextTurn => on.is_none() && self.turn.number > 0 && gone,
            Task::Earn => on == Some(Task::Phase(Phase::EnterTokyo)),
            Task::Grouping => on == Some(Task::Earn),
            Task::Played(key) => on.is_some() && key != Key::NONE && key.0 < self.next_key,
            Task::Round(moment, offset) => {
                offset < self.seats
                    && match moment {
                        Moment::Intrude => on == Some(Task::Approach),
                        Moment::Purchase => matches!(on, Some(Task::Purchase(_) | Task::Card(_))),
                        Moment::EndOfTurn => on == Some(Task::Phase(Phase::Effects)),
                        _ => false,
                    }
            }
            Task::Approach => on == Some(Task::Phase(Phase::Exchange)),
            Task::Arrived => on == Some(Task::Phase(Phase::Theft)),
            Task::Arrive(_) => matches!(on, Some(Task::Arrived | Task::Arrive(_))),
            Task::Staying(_, offset) => matches!(on, Some(Task::Yields(_))) && offset < self.seats,
            Task::MustYield(_) => matches!(on, Some(Task::Yields(_))),
            Task::Wounds => matches!(on, Some(Task::Yields(_) | Task::DriveOut | Task::Reactions)),
            Task::Questions(stage) => on == Some(Task::Phase(Phase::Start)) && stage < PRELUDE_STAGES,
            Task::Aftermath => on.is_some(),
            Task::Reactions => on == Some(Task::Aftermath),
            Task::Saucers => matches!(
                on,
                Some(Task::Phase(Phase::Start) | Task::Questions(_) | Task::Card(_))
            ),
            Task::Purchase(pick) => {
                matches!(on, Some(Task::Buying | Task::Card(_)))
                    && match pick {
                        Pick::Slot(slot) => usize::from(slot) < MARKET,
                        Pick::Card(key) => key.0 < self.next_key,
                        _ => true,
                    }
            }
            Task::OfferTile(level) => LEVELS.contains(&level) && self.gauge() && on.is_some(),
            Task::Offer(_, moment) => {
                let own_task = matches!(
                    moment,
                    Moment::Roll
                        | Moment::OpponentDice
                        | Moment::Commit
                        | Moment::Harm
                        | Moment::Buy
                        | Moment::Reveal
                        | Moment::AnyTime
                );
                on.is_some() && !own_task
            }
            // The group of 1s goes on after what Evolutions ask about it, or do for it.
            Task::Wicked(_) => match on {
                Some(Task::Card(frame)) => {
                    let rule = frame.face.rule(frame.rule);
                    matches!(rule, Some(Rule::When(On::AnyOnes, ..)))
                }
                on => on == Some(Task::Earn) || on == Some(Task::Grouping),
            },
            // What cards do that were taken or played at any time.
            Task::Settle(_) | Task::Bury(_) | Task::Gain(..) => on.is_some(),
            Task::Resolved(card, _) => on.is_some() && card.kind() == Kind::Discard,
            Task::OpenWindow(slots) => on.is_some() && (1..1 << MARKET).contains(&slots),
            Task::Window(offset) => on.is_some() && self.in_round(offset),
            _ => false,
        })
    }

    /// Is this asked where only a game with Evolutions asks it?
    fn evolved_asks(&self, question: Question, on: Option<Task>) -> Result<bool, String> {
        let Question { of, what } = question;
        match of {
            Asked::NoOne => Ok(false),
            Asked::Nature => Ok(match what {
                What::Reveal { spot } => match spot {
                    Spot::Draft(seat) | Spot::Evolution(seat) => {
                        self.sits("the one who draws", seat)?;
                        on.is_some()
                    }
                    Spot::Next | Spot::Discard => matches!(on, Some(Task::Card(_))),
                    Spot::Market(slot) => {
                        let empty = self.market.get(usize::from(slot)).is_some_and(Option::is_none);
                        empty && on.is_some()
                    }
                    Spot::Peek(seat) => {
                        self.sits("the one who looks", seat)?;
                        on.is_some() && self.known.has_room()
                    }
                    Spot::Tile(number) => on == Some(Task::LayTile(number + 1)),
                    Spot::Costume(_) | Spot::Curse => false,
                },
                What::ThrowBeside { dice, by, .. } => {
                    self.sits("the thrower", by)?;
                    dice != 0 && dice & !self.beside.all() == 0 && on == Some(Task::Saucers)
                }
                _ => false,
            }),
            Asked::Seat(seat) => {
                self.sits("the one who is asked", seat)?;
                Ok(self.player(seat).alive
                    && match (what, on) {
                        (What::Draft, Some(Task::Draft(next))) => next.0 == seat.0 + 1,
                        (What::Draw, Some(_)) => self.evolutions.drawing == seat,
                        (What::Evolution { by }, Some(Task::Card(frame))) => {
                            frame.face == by && matches!(frame.last(), Some(Step::Ask(_)))
                        }
                        (What::Window { moment }, Some(Task::Offer(offered, at))) => {
                            offered == seat && moment == at
                        }
                        (What::Window { moment }, Some(Task::Round(at, offset))) => {
                            moment == at && self.seat_at(offset) == Some(seat)
                        }
                        (What::Window { moment }, Some(Task::Staying(_, offset))) => {
                            moment == Moment::Force && self.seat_at(offset) == Some(seat)
                        }
                        (What::Tile { level }, Some(_)) => {
                            seat == self.turn.active && self.gauge() && LEVELS.contains(&level)
                        }
                        (What::ChooseCard { .. } | What::Opportunity, Some(_)) => {
                            self.seat_may_be_asked(seat, what, on)
                        }
                        _ => false,
                    })
            }
        }
    }
}

/// The moment at which this task lets cards be used.
fn moment_of(task: Task) -> Option<Moment> {
    Some(match task {
        Task::Rolling => Moment::Roll,
        Task::OpponentDice(_) => Moment::OpponentDice,
        Task::Commits(_) => Moment::Commit,
        Task::Offer(_, moment) => moment,
        Task::Landing(_) => Moment::Harm,
        Task::Buying => Moment::Buy,
        Task::Window(_) => Moment::Reveal,
        Task::Ask(_) => Moment::AnyTime,
        _ => return None,
    })
}

/// Can a batch of hits have been opened on this task, so that it is settled here?
fn ends_a_batch(on: Option<Task>) -> bool {
    matches!(
        on,
        Some(
            Task::Yields(_)
                | Task::DriveOut
                | Task::Phase(Phase::Exchange | Phase::Poison | Phase::AnyEnd)
                | Task::Resolved(..)
                | Task::Card(_)
        )
    )
}

/// Is this a card of that seat?
fn owns(task: Option<Task>, seat: Seat) -> bool {
    matches!(task, Some(Task::Card(frame)) if frame.owner == seat)
}

fn on_what(task: Option<Task>) -> String {
    match task {
        Some(task) => format!("on {task:?}"),
        None => "on an empty agenda".to_owned(),
    }
}
