//! Questions that something brings with it: whoever is owed one is asked before the turn goes on.

use super::facts::*;
use super::missed::may_hold;
use super::notes::Notes;
use super::windows::step_of;
use crate::Seat;
use crate::classic::rule::Kind;
use crate::classic::{Event, Face, HitKind, State};

/// A question that somebody is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Debt {
    /// Its name.
    pub name: &'static str,
    pub seat: Seat,
    /// On whose account, or about whom.
    pub about: Seat,
}

/// What an event brings with it.
pub(super) fn brings(event: Event, is: &State, notes: &Notes) -> Vec<Debt> {
    let active = is.active();
    let debt = |name, seat, about| Debt { name, seat, about };
    match event {
        // E1: each line of the gauge that was crossed, if a tile of it is left (`expansions.md` §1.4).
        Event::WickednessChanged { seat, delta, now, .. } if delta > 0 => {
            let before = now.saturating_sub(delta.unsigned_abs());
            [3, 6, 10]
                .into_iter()
                .filter(|line| before < *line && *line <= now && is.tiles_at(*line).next().is_some())
                .map(|_| debt("tile", seat, seat))
                .take(1)
                .collect()
        }
        // H20 (`evolutions.md` §3.6): the dealer of the damage suffers, but not for what another such roll did.
        Event::LifeLost {
            victim,
            amount,
            kind,
            by: Some(by),
            card,
            ..
        } if amount > 0 && by != victim => {
            let bolt = card.is_some_and(|card| card.slug() == "lightning-armor");
            let armor = has(is, victim, "lightning-armor") && !bolt;
            let claws = kind == HitKind::Smash && by == active;
            let aims = claws && has(is, victim, "target-acquired") && is.target() != Some(by);
            let mut debts = Vec::new();
            if armor {
                debts.push(debt("lightning-armor", victim, by));
            }
            if aims {
                debts.push(debt("target-acquired", victim, by));
            }
            debts
        }
        // H12: whoever could give energy chooses (`evolutions.md` §3.8).
        Event::GroupResolved {
            face: Face::One,
            count: 3..,
            ..
        } if has(is, active, "trick-or-threat") && !void(is, Face::One) => {
            let rich = others(is, active).filter(|seat| is.player(*seat).energy > 0 && lives(is, *seat));
            rich.map(|seat| debt("trick-or-threat", seat, active)).collect()
        }
        // R0: energy or a heart (`evolutions.md` §3.7).
        Event::DiceFixed { seat, dice } if has(is, seat, "boogie-dance") => {
            let four = Face::ALL
                .into_iter()
                .any(|face| dice.count(face) >= 4 && !void(is, face));
            let both = heals(is, seat) && charges(is, seat);
            (four && both)
                .then(|| debt("boogie-dance", seat, seat))
                .into_iter()
                .collect()
        }
        // H32: right after the purchase of a Keep card.
        Event::CardBought { seat, card, .. } if card.kind() == Kind::Keep => {
            let worth = heals(is, seat) || charges(is, seat);
            let holds = may_hold(is, seat, "dusk-ritual") && worth && !diverted(is, seat);
            holds.then(|| debt("bought", seat, seat)).into_iter().collect()
        }
        // H22: somebody stays who could be driven out (`settled.md` §17; `evolutions.md` §3.7).
        Event::StayChosen { seat: stays } if !storm(is, stays) && !ruled(is, "pharaonic-ego") => {
            let wounded = notes.clawed.contains(&stays) || is.held_hits().any(|hit| hit.victim == stays);
            let forces = |seat: &Seat| {
                *seat != stays
                    && lives(is, *seat)
                    && wounded
                    && (may_hold(is, *seat, "boo") || *seat == active && has(is, *seat, "chest-thumping"))
            };
            let all = is.all_seats().filter(forces);
            all.map(|seat| debt("force", seat, stays)).collect()
        }
        _ => Vec::new(),
    }
}

/// Is a question by this name a sign that what is owed was forgotten?
pub(super) fn is_late(debt: &Debt, name: &str) -> bool {
    // Who is driven out by one is asked what it holds for that; the others have nothing to say any more.
    step_of(name).is_some() && name != debt.name && name != "force" && (name, debt.name) != ("yield", "force")
}

/// Is it still owed: has its owner what it is owed for, and is there somebody to whom it is done?
pub(super) fn stands(debt: &Debt, state: &State) -> bool {
    let card = match debt.name {
        "lightning-armor" => has(state, debt.seat, debt.name),
        // Who bears the token already need not get it.
        "target-acquired" => has(state, debt.seat, debt.name) && state.target() != Some(debt.about),
        "trick-or-threat" => has(state, debt.about, debt.name),
        "boogie-dance" => has(state, debt.seat, debt.name),
        "bought" => may_hold(state, debt.seat, "dusk-ritual"),
        "force" => {
            let thumps = debt.seat == state.active() && has(state, debt.seat, "chest-thumping");
            state.in_tokyo(debt.about) && (thumps || may_hold(state, debt.seat, "boo"))
        }
        _ => true,
    };
    card && lives(state, debt.seat) && lives(state, debt.about)
}
