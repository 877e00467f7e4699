//! What the referee of questions notes down during a turn.

use super::owed::Debt;
use crate::Seat;
use crate::classic::{Answer, Cause, Event, Face, HitKind, Key, LeaveReason, Pick, State, What};
use std::collections::BTreeMap;

/// What is noted down during a turn.
#[derive(Debug, Clone, Default)]
pub(super) struct Notes {
    /// The step of the turn that has been reached (`windows::STEPS`).
    pub step: u8,
    /// The active monster has become a beast; whoever comes back has no card any more that would tell.
    pub beast: bool,
    /// Hearts lost and gained, and energy gained, by seat.
    pub lost: [u8; 6],
    pub healed: [u8; 6],
    pub energy: [u16; 6],
    /// Cards used: which, as what, by whom.
    pub used: Vec<(Key, &'static str, &'static str, Seat)>,
    /// The same against the hit that is about to land.
    pub used_on_hit: Vec<(Key, &'static str, Seat)>,
    /// Whom the claws of the active monster have wounded, and whether one of them stood in Tokyo.
    pub clawed: Vec<Seat>,
    pub clawed_inside: bool,
    pub struck_inside: Vec<Seat>,
    /// Somebody has left Tokyo, or has entered it before the active monster.
    pub left_tokyo: bool,
    pub entrants: usize,
    /// The dice have been thrown; the claws, the hearts have been resolved.
    pub rolled: bool,
    pub smashed: bool,
    pub cured: bool,
    /// The dice that the active monster has frozen.
    pub ice: Vec<u8>,
    /// The active monster has entered Tokyo; it has given up the turn.
    pub entered: bool,
    pub skipped: bool,
    /// Who was asked what.
    pub asked: Vec<(&'static str, Seat)>,
    /// How far each round has gone.
    pub rounds: BTreeMap<&'static str, u8>,
    /// Who was asked about a hit, and whom the batch is aimed at.
    pub harm_asked: Vec<Seat>,
    pub at_stake: Vec<Seat>,
    /// Who has reached 0 hearts and might hold Nine Lives; who has played Icy Reflection.
    pub fallen: Vec<Seat>,
    pub reflects: Option<Seat>,
    /// Who has yielded.
    pub yielders: Vec<Seat>,
    /// Who is owed the question whether it yields.
    pub owed_yield: Vec<Seat>,
    /// Who is owed the offer of a card that was turned over.
    pub owed_reveal: Vec<Seat>,
    /// Other questions that somebody is owed.
    pub debts: Vec<Debt>,
    /// The step of the questions after the claws have landed.
    pub blow: u8,
    /// A die was thrown again by the active monster's card, after its last roll.
    pub thrown_again: bool,
}

impl Notes {
    /// Something has happened. Where it stands among the questions after the claws have landed, its name there.
    pub(super) fn hears(&mut self, event: Event, is: &State) -> Option<&'static str> {
        let active = is.active();
        let notes = self;
        match event {
            Event::TurnStarted { .. } => *notes = Notes::default(),
            Event::TurnSkipped { .. } => notes.skipped = true,
            Event::FormFlipped { seat, beast } if seat == active => notes.beast = beast,
            // Those behind it move up.
            Event::DieRemoved { die, .. } => {
                notes.ice.retain(|frozen| *frozen != die);
                for frozen in &mut notes.ice {
                    *frozen -= u8::from(*frozen > die);
                }
            }
            Event::DiceRolled { .. } => notes.rolled = true,
            Event::DieRerolled { by, .. } if by == active => notes.thrown_again = true,
            Event::LifeGained { seat, delta, .. } => notes.healed[seat.index()] += delta,
            Event::EnergyChanged {
                seat, delta, cause, ..
            } if delta > 0 => {
                let back = match cause {
                    Cause::Sale(_) => true,
                    Cause::Card(card) => [
                        "battery-monster",
                        "exotic-arms",
                        "bamboo-supply",
                        "bobbing-for-apples",
                    ]
                    .contains(&card.slug()),
                    _ => false,
                };
                if matches!(cause, Cause::Card(card) if card.slug() == "bobbing-for-apples") {
                    notes.debts.retain(|debt| debt.name != "bought"); // the purchase is undone
                }
                if !back {
                    notes.energy[seat.index()] += delta.unsigned_abs();
                }
            }
            Event::BatchOpened { kind, victims, .. } => {
                notes.blow = 0;
                if kind == HitKind::Smash {
                    notes.struck_inside = victims.iter().filter(|seat| is.in_tokyo(*seat)).collect();
                }
                notes.used_on_hit.clear();
                notes.harm_asked.clear();
            }
            Event::DamageReduced { to: 0, victim, .. } | Event::DamagePrevented { victim, .. } => {
                notes.used_on_hit.retain(|(_, _, by)| *by != victim);
            }
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                ..
            } => {
                notes.lost[victim.index()] += amount;
                notes.used_on_hit.retain(|(_, _, by)| *by != victim);
                if kind == HitKind::Smash && by == Some(active) && amount > 0 {
                    if !notes.clawed.contains(&victim) {
                        notes.clawed.push(victim);
                    }
                    // The places are those at which the claws struck (`settled.md` §47).
                    notes.clawed_inside |= notes.struck_inside.contains(&victim);
                }
            }
            Event::EvolutionMoved { to, card, .. } if card.slug() == "freeze-ray" && notes.rolled => {
                let away = is
                    .held_by(to)
                    .any(|held| held.face == card && !held.giver.is_nobody());
                if away {
                    return Some("freeze-ray");
                }
            }
            Event::EvolutionPlayed { seat, card } if card.slug() == "icy-reflection" => {
                notes.reflects = Some(seat);
            }
            Event::CopySet { .. } => notes.reflects = None,
            Event::Targeted { .. } => return Some("target-acquired"),
            Event::GroupResolved { face, .. } => {
                notes.smashed |= face == Face::Claw;
                notes.cured |= face == Face::Heart;
                notes.rounds.clear();
            }
            // A hit that was held lands after this, with questions of its own.
            Event::StayChosen { .. } => {
                notes.rounds.remove("force");
                notes.blow = 0;
            }
            Event::YieldChosen { seat } => {
                notes.yielders.push(seat);
                notes.blow = 0;
            }
            Event::LeftTokyo { seat, reason, .. } => {
                notes.left_tokyo |= reason != LeaveReason::BayClosed || !is.in_tokyo(seat);
                notes.owed_yield.retain(|owed| *owed != seat);
            }
            Event::EnteredTokyo { seat, .. } => notes.entered |= seat == active,
            Event::CardRevealed { .. } | Event::CardBought { .. } | Event::MarketSwept { .. } => {
                notes.rounds.remove("reveal");
                notes.rounds.remove("purchase");
            }
            Event::EvolutionPlayed { .. } | Event::CardUsed { .. } => {
                // A card that was played starts the last round of the turn again (`settled.md` §9).
                if notes.step == 195 && matches!(event, Event::EvolutionPlayed { .. }) {
                    notes.asked.retain(|(name, _)| *name != "end-of-turn");
                }
                for word in ["end-of-turn", "mega-purr", "feast-of-crows", "purchase"] {
                    notes.rounds.remove(word);
                }
            }
            _ => {}
        }
        None
    }

    /// Somebody says something.
    pub(super) fn answers(&mut self, what: What, seat: Seat, answer: Answer) {
        let notes = self;
        match answer {
            Answer::Use(used) => {
                if used.key != Key::NONE {
                    let rule = used.rule_name().unwrap_or_default();
                    notes.used.push((used.key, used.face.slug(), rule, seat));
                    notes.used_on_hit.push((used.key, used.face.slug(), seat));
                }
                match (used.face.slug(), used.pick, used.rule_name()) {
                    ("encased-in-ice", Pick::Die(die), _) => notes.ice.push(die),
                    ("feline-motor" | "monkey-rush", _, Some("intrude")) => notes.entrants += 1,
                    _ => {}
                }
            }
            Answer::Done if what == What::Harm => notes.used_on_hit.retain(|(_, _, by)| *by != seat),
            Answer::Buy(_) | Answer::Sweep => {
                notes.rounds.remove("purchase");
            }
            _ => {}
        }
    }
}
