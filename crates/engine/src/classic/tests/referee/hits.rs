//! Questions about hits and about having no hearts left that the book demands and nobody asked.

use super::facts::*;
use super::missed::may_hold;
use super::notes::Notes;
use crate::classic::{Event, Face, HitKind, State};
use crate::{Seat, Seats};

/// Hearts that are handed over for these are paid: there is no window (`expansions.md` §4.7).
const PAYMENTS: [&str; 3] = ["feast-of-crows", "khepri-rebellion", "pharaonic-skin"];

/// What is missed when something happens: a hit lands without its victim having been asked, and the like.
pub(super) fn missed(
    event: Event,
    was: &State,
    is: &State,
    notes: &mut Notes,
) -> Vec<(&'static str, String)> {
    let mut missed = Vec::new();
    match event {
        // Payments, and what Natural Selection takes, are in no batch, or let nobody answer.
        Event::BatchOpened {
            victims,
            card,
            by,
            kind,
        } => {
            if kind == HitKind::Smash && by == Some(is.active()) {
                missed.extend(before_claws(is, victims, notes));
            }
            let asked = card.is_none_or(|card| card.slug() != "natural-selection");
            notes.at_stake = victims.iter().filter(|_| asked).collect();
        }
        Event::LifeLost { card: Some(card), .. } if PAYMENTS.contains(&card.slug()) => {}
        Event::LifeLost {
            victim, amount, kind, ..
        } if notes.at_stake.contains(&victim) => {
            if let Some(card) = protection(was, victim, amount, kind, notes) {
                missed.push((card, format!("{victim:?} was not asked about the hit")));
            }
            let forbidden = storm(is, victim) || ruled(is, "pharaonic-ego");
            let decided = notes.asked.contains(&("yield", victim)); // a held hit lands after that
            if !decided
                && kind == HitKind::Smash
                && victim != is.active()
                && is.in_tokyo(victim)
                && amount > 0
                && !forbidden
            {
                notes.owed_yield.push(victim);
            }
        }
        // Final Roar comes before every rebirth, and Nine Lives before all that is left (`settled.md` §22).
        Event::ReachedZero { seat } => {
            let roars = has(is, seat, "tile-final-roar") && is.player(seat).stars >= 16;
            if may_hold(is, seat, "nine-lives") && !roars {
                notes.asked.retain(|asked| *asked != ("dying", seat));
                notes.fallen.push(seat);
            }
        }
        Event::Eliminated { seat } | Event::Reborn { seat, .. } => {
            notes.owed_yield.retain(|owed| *owed != seat);
            if notes.fallen.contains(&seat) {
                notes.fallen.retain(|other| *other != seat);
                missed.push(("dying", format!("{seat:?} might have held Nine Lives")));
            }
        }
        _ => {}
    }
    missed
}

/// H15: the questions before the claws land (`evolutions.md` §3.3 and §3.11). Added claws count, those of tiles
/// included; neither Underrated's nor what Cat Nip makes of them.
fn before_claws(state: &State, victims: Seats, notes: &Notes) -> Vec<(&'static str, String)> {
    let active = state.active();
    let claws = state.turn().sizes[Face::Claw.index()].saturating_sub(state.tally().late);
    // Fire Breathing makes victims, too, whom the claws do not reach.
    let everywhere = has(state, active, "nova-breath");
    let reached = |seat| everywhere || state.in_tokyo(seat) != state.in_tokyo(active);
    let hurts = |seat| reached(seat) && !immune(state, seat) && state.player(seat).hearts > 0;
    let mut inside = victims
        .iter()
        .filter(|seat| state.in_tokyo(*seat) && hurts(*seat));
    let asked = notes.asked.contains(&("play-with-your-food", active));
    let mut missed = Vec::new();
    if has(state, active, "play-with-your-food") && claws >= 2 && inside.next().is_some() && !asked {
        missed.push(("play-with-your-food", format!("{active:?} with {claws} claws")));
    }
    if has(state, active, "electric-carrot") && state.in_tokyo(active) && claws > 0 {
        // A held hit is answered for when it is taken (`settled.md` §28).
        let hit = |seat: &Seat| {
            hurts(*seat)
                && !has(state, *seat, "armor-plating")
                && !state.in_tokyo(*seat)
                && state.player(*seat).energy > 0
        };
        for seat in victims.iter().filter(hit) {
            if !notes.asked.contains(&("electric-carrot", seat)) {
                missed.push(("electric-carrot", format!("{seat:?} could have paid")));
            }
        }
    }
    missed
}

/// What the victim of a hit could have used against it, if it was not asked (`core.md` §3.4).
fn protection(
    state: &State,
    seat: Seat,
    amount: u8,
    kind: HitKind,
    notes: &mut Notes,
) -> Option<&'static str> {
    let asked = notes.harm_asked.contains(&seat);
    notes.harm_asked.retain(|other| *other != seat);
    if asked || amount == 0 {
        return None;
    }
    let deadly = state.player(seat).hearts <= amount;
    let claws = kind == HitKind::Smash;
    let heal = heals(state, seat) || deadly && !kept_from(state, seat, "isis-disgrace");
    let healing = [
        "giant-banana",
        "radioactive-waste",
        "well-of-shadow",
        "bear-necessities",
        "healing-rain",
        "yummy-yummy",
    ];
    let table = [
        ("wings", has(state, seat, "wings") && purse(state, seat) >= 2),
        ("camouflage", has(state, seat, "camouflage")),
        ("robot", has(state, seat, "robot") && purse(state, seat) >= 1),
        (
            "super-jump",
            has(state, seat, "super-jump")
                && purse(state, seat) >= 1
                && !notes
                    .used
                    .iter()
                    .any(|(_, used, _, by)| *used == "super-jump" && *by == seat),
        ),
        (
            "rapid-healing",
            has(state, seat, "rapid-healing") && purse(state, seat) >= 2 && deadly && heal,
        ),
        (
            "cultists",
            deadly && cultists(state, seat) > 0 && heals(state, seat),
        ),
        ("terror-of-the-deep", has(state, seat, "terror-of-the-deep")),
        ("so-small", claws && has(state, seat, "so-small")),
        ("detachable-tail", may_hold(state, seat, "detachable-tail")),
        ("rabbits-foot", may_hold(state, seat, "rabbits-foot")),
        ("candy", claws && may_hold(state, seat, "candy")),
        ("terror-of-the-deep", may_hold(state, seat, "terror-of-the-deep")),
        ("so-small", claws && may_hold(state, seat, "so-small")),
        (
            "healing",
            deadly && heals(state, seat) && healing.into_iter().any(|card| may_hold(state, seat, card)),
        ),
    ];
    table.into_iter().find(|(_, could)| *could).map(|(card, _)| card)
}
