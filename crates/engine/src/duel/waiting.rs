//! Which effect may wait on which, and which question goes with what waits: the grammar of the agenda at a
//! question.
//!
//! The engine keeps it by itself; it is written down for positions that come from a file, and checked after
//! every answer of the random games. An effect that is new to the agenda gets its line here, and so does a
//! hook whose lines can be interrupted by a question. Knows no card and no monster by name.

use super::agenda::{EARLY, Effect, Frame, POWER, Phase};
use super::buzz::Bonus;
use super::capacity::MOST_WAITING;
use super::cards::{CardId, Cards};
use super::event::Cause;
use super::face::Face;
use super::position::Stage;
use super::question::{Pick, Question, Source, What};
use super::rule::{On, Rule, Step, Who};
use super::save::does;
use super::state::{MARKET, State};
use super::track::Track;
use crate::parts::{MAX_DICE, small};
use crate::parts::{must, within};
use crate::{Asked, Seat};

impl State {
    /// What waits on the agenda leads to the end of the game, and the open question belongs to it.
    pub(super) fn check_waiting(&self) -> Result<(), String> {
        must((self.phase == Phase::Over) == self.outcome.is_some(), || {
            format!(
                "phase: it is {:?}, and \"over\" is for games that are over",
                self.phase
            )
        })?;
        if self.outcome.is_some() {
            return must(
                self.agenda.is_empty() && self.asks == Question::NONE,
                || "agenda: the game is over, and yet something is left to be done or asked",
            );
        }
        must(self.agenda.len() <= MOST_WAITING, || {
            format!(
                "agenda: {} effects wait, which is more than {MOST_WAITING}",
                self.agenda.len()
            )
        })?;
        for (depth, effect) in self.agenda.iter().enumerate() {
            let (below, above) = (&self.agenda[..depth], &self.agenda[depth + 1..]);
            self.check_effect(*effect, below, above)
                .map_err(|why| format!("agenda[{depth}]: {why}"))?;
        }
        self.check_question(self.asks, &self.agenda)
            .map_err(|why| format!("asks: {why}"))
    }

    /// One effect, those that wait below it, and those above.
    fn check_effect(&self, effect: Effect, below: &[Effect], above: &[Effect]) -> Result<(), String> {
        let fits = match effect {
            // These are carried out before anybody is asked.
            Effect::Nothing | Effect::Fallen { .. } => false,
            Effect::Packet { to, .. } => {
                self.sits("the target", to)?;
                self.packet_fits(effect, below, above)
            }
            Effect::Pull { seat, steps, .. } => {
                steps > 0 && seat == self.active() && self.happens() && pulls(below)
            }
            Effect::Bonus { seat, .. } => {
                self.sits("the puller", seat)?;
                self.bonus_fits(effect, below, above)
            }
            Effect::Refill(_)
            | Effect::PlaceBuzz(_)
            | Effect::Purchased(_)
            | Effect::Bought(..)
            | Effect::Settle(..) => self.purchase_fits(effect, below, above),
            Effect::Ask(question) => {
                must(self.asks_again(question), || {
                    format!(
                        "{:?} is asked again, and no card was used in between",
                        question.what
                    )
                })?;
                self.check_question(question, below)?;
                above.is_empty() && self.deals()
            }
            Effect::Line(frame) => return self.check_line(&frame, below, above),
        };
        must(fits, || {
            format!("{effect:?} does not wait {}", on_what(below.last().copied()))
        })
    }

    /// Hits on their way: those that nothing has looked at yet, and those that a card is changing.
    fn packet_fits(&self, effect: Effect, below: &[Effect], above: &[Effect]) -> bool {
        let on = below.last().copied();
        match effect {
            Effect::Packet {
                to,
                hits,
                by,
                stage: 0,
            } => {
                // Behind everything, or the second one of a card that hits both.
                let alike = |other: &Effect| matches!(other, Effect::Packet { to: its, by: cause, .. } if (*its, *cause) == (to, by));
                let gathered = matches!(by, Cause::Card(card) if Cards::listening(On::Stepped).has(card))
                    && on_floor(below)
                    && !below.iter().any(alike);
                let second = matches!(on, Some(Effect::Settle(card, _)) if by == Cause::Card(card))
                    && to != self.first;
                hits > 0 && self.happens() && (gathered || second)
            }
            Effect::Packet { hits, .. } => {
                hits > 0 && matches!(above, [Effect::Line(_)]) && self.happens() && brings_more(on)
            }
            _ => false,
        }
    }

    /// The bonus of a Buzz token that a marker has reached, while a card of its puller asks.
    fn bonus_fits(&self, effect: Effect, below: &[Effect], above: &[Effect]) -> bool {
        let Effect::Bonus {
            buzz, bonus, asked, ..
        } = effect
        else {
            return false;
        };
        let reached = Track::ALL
            .into_iter()
            .any(|track| self.bonus_at(track, self.marker(track)) == Some((buzz, bonus)));
        let hurts = matches!(bonus, Bonus::Blank | Bonus::Hit | Bonus::TwoHits);
        asked
            && reached
            && !hurts
            && matches!(above, [Effect::Line(_)])
            && self.happens()
            && brings_more(below.last().copied())
    }

    /// The parts of a purchase, and the market that is filled.
    fn purchase_fits(&self, effect: Effect, below: &[Effect], above: &[Effect]) -> bool {
        let on = below.last().copied();
        match effect {
            Effect::Refill(next) => {
                below.is_empty()
                    && next
                        .checked_sub(1)
                        .is_some_and(|slot| self.asks.what == What::Reveal { slot })
            }
            Effect::PlaceBuzz(buzz) => {
                let brings = matches!(below, [.., Effect::Bought(card, _), Effect::Purchased(_)] if card.buzz() == Some(buzz));
                brings && above.is_empty() && self.deals()
            }
            Effect::Purchased(seat) => matches!(on, Some(Effect::Bought(_, buyer)) if buyer == seat),
            Effect::Bought(card, seat) => on == Some(Effect::Settle(card, seat)),
            Effect::Settle(_, seat) => {
                seat == self.active()
                    && self.turn.bought > 0
                    && matches!(self.phase, Phase::Wake | Phase::Buy)
                    && on_floor(below)
            }
            _ => false,
        }
    }

    /// Has a card been used at this question of the active player, so that it is asked once more?
    fn asks_again(&self, question: Question) -> bool {
        let used = !Cards::usable().and(self.turn.spent).is_empty();
        used && question.of == Asked::Seat(self.active()) && question.what.moment().is_some()
    }

    /// Is this a part of the turn in which markers are pulled and packets land?
    fn happens(&self) -> bool {
        matches!(
            self.phase,
            Phase::Wake | Phase::Skip | Phase::TakeOut | Phase::Faces | Phase::Buy | Phase::Pass
        )
    }

    /// A card or a power in the middle of its line.
    fn check_line(&self, frame: &Frame, below: &[Effect], above: &[Effect]) -> Result<(), String> {
        self.sits("the owner of the line", frame.owner)?;
        let name = name_of(frame.source);
        let steps = frame.steps();
        must((1..steps.len()).contains(&usize::from(frame.step)), || {
            format!(
                "{name} does not stop before step {} of its rule {:?}",
                frame.step,
                frame.rule_name().unwrap_or_default()
            )
        })?;
        let belongs = match frame.source {
            Source::Power(_) => self.power_may_wait(frame, below),
            Source::Card(card) => self.card_may_wait(card, frame, below, above),
        };
        must(belongs, || {
            format!(
                "{name}, rule {:?}, does not wait {}",
                frame.rule_name().unwrap_or_default(),
                on_what(below.last().copied())
            )
        })?;
        self.check_count(frame, below)?;
        must(self.line_is_aimed(frame), || {
            format!("{name} is aimed at {:?}", frame.pick)
        })?;
        // The one that asks is looked at with its question.
        if above.is_empty() || matches!(above, [Effect::Ask(_)]) {
            return Ok(());
        }
        self.check_rest_of_line(frame)
    }

    /// Does a line point at what its hook can give it?
    fn line_is_aimed(&self, frame: &Frame) -> bool {
        match (frame.hook(), frame.pick) {
            (Some((On::Stepped, _)), pick) => matches!(pick, Pick::Step(..)),
            (_, Pick::Nothing) => true,
            (Some((On::Awaited, _)), pick) => matches!(pick, Pick::Card(_)),
            (None, Pick::Face(face)) => face != Face::Power,
            (None, Pick::Track(_)) => true,
            (None, Pick::Place(buzz, placing)) => buzz.is_king() && self.placing(buzz) == Some(placing),
            _ => false,
        }
    }

    /// A line that goes on when what lies above it is done.
    fn check_rest_of_line(&self, frame: &Frame) -> Result<(), String> {
        let (name, steps) = (name_of(frame.source), frame.steps());
        let fresh = match frame.hook() {
            Some((On::RollFinal | On::Stepped, _)) => usize::from(frame.step) == head(steps),
            Some((On::Hurt, _)) => frame.waits_fresh() && self.looked(frame, frame.step),
            _ => false,
        };
        must(fresh || frame.waits_begun(), || {
            format!("{name} does not wait before step {}", frame.step)
        })?;
        let goes_behind = steps[usize::from(frame.step)..]
            .iter()
            .any(|step| matches!(step, Step::Await));
        must(
            !goes_behind || self.turn.counting && frame.owner == self.active(),
            || format!("{name} waits for the next turn only while the Roll of its owner counts"),
        )
    }

    fn power_may_wait(&self, frame: &Frame, below: &[Effect]) -> bool {
        let active = self.active();
        let own = frame.owner == active
            && frame.source == Source::Power(self.player(active).monster)
            && matches!(frame.rule, EARLY | POWER);
        own && match frame.rule {
            EARLY => below.is_empty() && self.phase == Phase::Final,
            _ => on_floor(below) && self.phase == Phase::Faces && self.turn.resolved.contains(Face::Power),
        }
    }

    fn card_may_wait(&self, card: CardId, frame: &Frame, below: &[Effect], above: &[Effect]) -> bool {
        let Some((hook, _)) = frame.hook() else {
            return false;
        };
        let on = below.last().copied();
        let owns = self.player(frame.owner).kept.contains(&card);
        let active = frame.owner == self.active();
        let asks = above.is_empty() || matches!(above, [Effect::Ask(_)]);
        let alone = |phase: Phase| below.is_empty() && asks && active && self.phase == phase;
        match hook {
            On::Bought => on == Some(Effect::Settle(card, frame.owner)),
            On::TurnStart(0) => alone(Phase::Shop) && owns,
            On::Awaited => {
                alone(Phase::Awaited) && !self.unseen(card) && !self.player(frame.owner).awaiting.has(card)
            }
            On::RollFinal => {
                // Those that came later wait below.
                let next = matches!(on, Some(Effect::Line(other)) if other.hook().is_some_and(|(on, _)| on == On::RollFinal));
                let twice = below
                    .iter()
                    .any(|effect| matches!(effect, Effect::Line(other) if other.source == frame.source));
                active
                    && self.phase == Phase::Skip
                    && !self.unseen(card)
                    && !twice
                    && (next || on_floor(below))
            }
            On::BeforeResolving(0) => alone(Phase::Toll) && owns,
            On::BeforeResolving(2) => {
                alone(Phase::Faces) && owns && self.turn.out == 0 && self.turn.resolved.is_empty()
            }
            On::EnergyGained => {
                let gains = on_floor(below) || brings_more(on);
                asks && owns && !active && self.turn.counting && self.happens() && gains
            }
            On::Stepped => {
                // Lines of the same step wait on each other, each card with one.
                let alike = match on {
                    Some(Effect::Line(other)) if other.hook().is_some_and(|(on, _)| on == On::Stepped) => {
                        other.owner == frame.owner && other.pick == frame.pick
                    }
                    _ => true,
                };
                let twice = below
                    .iter()
                    .rev()
                    .map_while(|effect| match effect {
                        Effect::Line(other) => other
                            .hook()
                            .filter(|(on, _)| *on == On::Stepped)
                            .map(|_| other.source),
                        _ => None,
                    })
                    .any(|source| source == frame.source);
                self.happens() && !self.unseen(card) && alike && !twice && brings_more(on)
            }
            On::Bonus => {
                let bonus = matches!(on, Some(Effect::Bonus { seat, .. }) if seat == frame.owner);
                asks && owns && bonus
            }
            On::Harm(stage) => {
                let packet = matches!(on, Some(Effect::Packet { to, stage: done, .. }) if to == frame.owner && done == stage + 1);
                asks && owns && packet
            }
            On::Hurt => {
                let other = matches!(on, Some(Effect::Line(other)) if other.waits_fresh() && other.owner != frame.owner);
                let twice = below.iter().any(|effect| {
                    matches!(effect, Effect::Line(other) if (other.source, other.owner) == (frame.source, frame.owner))
                });
                self.happens() && !self.unseen(card) && !twice && (other && asks || brings_more(on))
            }
            // Nothing in the lines of these hooks asks and leaves a rest.
            _ => false,
        }
    }

    /// What a line counts.
    fn check_count(&self, frame: &Frame, below: &[Effect]) -> Result<(), String> {
        let hits = |seat: Seat| u32::from(self.player(seat).hits);
        let range = match (frame.hook(), below.last()) {
            (None, _) => 0..=self.rolled(Face::Power).into(),
            (Some((On::EnergyGained, _)), _) => 1..=u32::from(u8::MAX),
            (Some((On::Harm(_), _)), Some(Effect::Packet { hits, .. })) => 1..=u32::from(*hits),
            (Some((On::Hurt, Who::Me)), _) => 1..=hits(frame.owner),
            (Some((On::Hurt, Who::Rival)), _) => 0..=hits(frame.rival()),
            _ => 0..=0,
        };
        within(
            format_args!("the count of {}", name_of(frame.source)),
            frame.count,
            range,
        )?;
        // No more faces are added than all its power can pay for.
        if let (Source::Power(monster), EARLY) = (frame.source, frame.rule) {
            let again = matches!(frame.steps()[usize::from(frame.step) - 1], Step::May(_));
            let more = match frame.count.checked_sub(1) {
                Some(left) if again => (1 + monster.most_added(left)).max(monster.most_added(frame.count)),
                _ => monster.most_added(frame.count),
            };
            let added: u8 = self.turn.added.iter().sum();
            must(
                added + more <= monster.most_added(self.rolled(Face::Power)),
                || {
                    format!(
                        "{} power faces are left after {added} were used on faces",
                        frame.count
                    )
                },
            )?;
            must(
                !again || matches!(frame.pick, Pick::Face(_)),
                || "no face was added that could be added once more",
            )?;
        }
        Ok(())
    }

    /// Do the tests hold that stand right before this step?
    fn looked(&self, frame: &Frame, step: u8) -> bool {
        frame.steps()[..usize::from(step)]
            .iter()
            .rev()
            .take_while(|step| looks(step))
            .all(|step| match step {
                Step::StopUnless(test) | Step::Unless(test, _) => test(self, frame),
                _ => true,
            })
    }

    /// A question, and the effects that wait for its answer.
    fn check_question(&self, question: Question, waiting: &[Effect]) -> Result<(), String> {
        let Question { of, what } = question;
        let fits = match of {
            Asked::NoOne => false,
            Asked::Nature => self.nature_may_be_asked(what, waiting),
            Asked::Seat(seat) => {
                self.sits("the one who is asked", seat)?;
                self.seat_may_be_asked(seat, what, waiting)
            }
        };
        must(fits, || {
            let of = match of {
                Asked::Seat(seat) => format!("seat {}", seat.0),
                Asked::Nature => "Nature".to_owned(),
                Asked::NoOne => "nobody".to_owned(),
            };
            format!(
                "{what:?} is not asked of {of} in {:?} {}",
                self.phase,
                on_what(waiting.last().copied())
            )
        })
    }

    fn nature_may_be_asked(&self, what: What, waiting: &[Effect]) -> bool {
        match what {
            What::FirstThrow { seat } => {
                waiting.is_empty() && self.phase == Phase::FirstThrow(seat) && self.turn.number == 0
            }
            What::Throw { dice } => {
                waiting.is_empty()
                    && self.phase == Phase::Roll
                    && dice != 0
                    && dice & !self.turn.dice.all() == 0
            }
            What::ThrowAgainst { dice, by, card } => {
                matches!(waiting, [.., Effect::Line(frame)] if frame.owner == by
                    && frame.card() == Some(card)
                    && dice == frame.count.min(small(MAX_DICE))
                    && matches!(frame.asking(), Some(Step::ThrowAgainst(_)))
                    && self.looked(frame, frame.step - 1))
            }
            What::Reveal { slot } => {
                let gap = self.market.iter().position(Option::is_none);
                let last = usize::from(slot) + 1 == MARKET;
                // The whole market is dealt at the beginning, after a sweep, and before a position laid by
                // hand goes on.
                let laid = Stage::ALL.iter().any(|stage| stage.phase() == self.phase);
                let whole = laid || matches!(self.phase, Phase::FirstThrow(_));
                let follows = match waiting {
                    [] => last && whole,
                    [Effect::Refill(next)] => !last && *next == slot + 1 && whole,
                    [.., Effect::PlaceBuzz(_) | Effect::Ask(_)] => last,
                    [.., Effect::Bought(card, _), Effect::Purchased(_)] => last && card.buzz().is_none(),
                    _ => false,
                };
                gap == Some(usize::from(slot)) && !self.deck.is_empty() && follows
            }
            _ => false,
        }
    }

    fn seat_may_be_asked(&self, seat: Seat, what: What, waiting: &[Effect]) -> bool {
        let active = seat == self.active();
        let turn = |phase: Phase| active && waiting.is_empty() && self.phase == phase;
        match (what, waiting) {
            (What::FirstRoll, _) => turn(Phase::FirstRoll),
            (What::Roll, _) => turn(Phase::Roll) && self.throwable() != 0,
            (What::Face, _) => turn(Phase::Faces),
            (What::Buy, _) => turn(Phase::Buy),
            (What::Shop { less, by }, _) => {
                let sells = does(by, |step| matches!(step, Step::Shop(off) if *off == less));
                let used = self.player(seat).kept.contains(&by) && self.turn.spent.has(by);
                turn(Phase::Awaited) && sells && used && self.turn.bought == 0
            }
            (What::Place { buzz }, [.., Effect::Bought(card, _), Effect::Purchased(buyer)]) => {
                active && *buyer == seat && card.buzz() == Some(buzz) && !self.is_under_marker(buzz)
            }
            (What::May { by }, [.., Effect::Line(frame)]) => {
                self.line_asks(frame, seat, by) && matches!(frame.asking(), Some(Step::May(_)))
            }
            (What::Choose { by, of, optional }, [.., Effect::Line(frame)]) => {
                let asked = match frame.asking() {
                    Some(Step::Choose(choice)) => !optional && *choice == of,
                    Some(Step::ChooseOr(choice, _)) => optional && *choice == of,
                    _ => false,
                };
                asked && self.line_asks(frame, seat, by)
            }
            _ => false,
        }
    }

    fn line_asks(&self, frame: &Frame, seat: Seat, by: Source) -> bool {
        frame.owner == seat && frame.source == by && frame.step > 0 && self.looked(frame, frame.step - 1)
    }
}

impl Frame {
    /// What calls the line of a card, and whose doing that is; a power is called by its dice.
    fn hook(&self) -> Option<(On, Who)> {
        match self.card()?.rule(self.rule) {
            Some(Rule::When(on, who, _)) => Some((*on, *who)),
            _ => None,
        }
    }

    /// The step that was taken last: the one that asks, if the line asks.
    fn asking(&self) -> Option<&'static Step> {
        self.steps().get(usize::from(self.step).checked_sub(1)?)
    }

    /// Has it done something of which more can come before it goes on?
    fn waits_begun(&self) -> bool {
        let hook = self.hook().map(|(on, _)| on);
        let goes_on = matches!(hook, None | Some(On::Bought | On::RollFinal | On::Hurt));
        goes_on
            && matches!(
                self.asking(),
                Some(
                    Step::HurtRival(_)
                        | Step::HurtRivalBy(_)
                        | Step::HurtMe(_)
                        | Step::Pull(..)
                        | Step::PullBy(..)
                        | Step::PullPicked(_)
                )
            )
    }

    /// Has it only looked at the hits that were taken, and will ask when others have answered?
    fn waits_fresh(&self) -> bool {
        matches!(self.hook(), Some((On::Hurt, _)))
            && usize::from(self.step) == head(self.steps())
            && matches!(self.steps().get(usize::from(self.step)), Some(Step::May(_)))
    }
}

/// Steps at the head of a line that only look or reckon.
fn head(steps: &[Step]) -> usize {
    steps.iter().take_while(|step| looks(step)).count()
}

/// Is this a step that only looks or reckons?
const fn looks(step: &Step) -> bool {
    matches!(
        step,
        Step::StopUnless(_) | Step::Unless(..) | Step::Reckon(_) | Step::Join
    )
}

/// May a pull wait on these?
fn pulls(below: &[Effect]) -> bool {
    let on = below.last().copied();
    let settles = matches!(on, Some(Effect::Settle(..) | Effect::Bought(..)));
    let line = matches!(on, Some(Effect::Line(frame)) if frame.hook().is_none_or(|(on, _)| matches!(on, On::Bought | On::RollFinal)));
    settles || on_floor(below) || line && brings_more(on)
}

/// Is there nothing below but packets that wait behind everything?
fn on_floor(below: &[Effect]) -> bool {
    below
        .iter()
        .all(|effect| matches!(effect, Effect::Packet { stage: 0, .. }))
}

/// Can what waits here have pulled a marker or hit somebody, so that more comes of it first?
fn brings_more(on: Option<Effect>) -> bool {
    match on {
        None
        | Some(
            Effect::Packet { stage: 0, .. } | Effect::Settle(..) | Effect::Bought(..) | Effect::Pull { .. },
        ) => true,
        Some(Effect::Line(frame)) => {
            let hook = frame.hook().map(|(on, _)| on);
            matches!(hook, Some(On::RollFinal | On::Stepped)) || frame.waits_begun()
        }
        _ => false,
    }
}

fn name_of(source: Source) -> &'static str {
    match source {
        Source::Card(card) => card.slug(),
        Source::Power(monster) => monster.slug(),
    }
}

fn on_what(effect: Option<Effect>) -> String {
    match effect {
        Some(effect) => format!("on {effect:?}"),
        None => "on an empty agenda".to_owned(),
    }
}
