//! Questions about purchases of the active monster that the book demands and nobody asked.

use super::facts::*;
use super::missed::may_hold;
use super::notes::Notes;
use crate::Seat;
use crate::classic::{BoughtFrom, Event, State};

/// Who should have been asked about a purchase, or has to be asked about a card that was turned over.
pub(super) fn missed(event: Event, was: &State, is: &State, notes: &mut Notes) -> Vec<(&'static str, Seat)> {
    let active = is.active();
    match event {
        // H31: in the buy step, neither reserved cards nor those of Opportunist (`evolutions.md` §3.10).
        Event::CardBought { seat, from, .. } if seat == active && from != BoughtFrom::Reserve => {
            let asked = |seat: &Seat| notes.asked.contains(&("purchase", *seat));
            let waits = |seat: &Seat| may_hold(was, *seat, "bamboozle") && !asked(seat);
            let free = was.tally().thwarted || !lives(was, active);
            let others: Vec<Seat> = others(was, active).filter(waits).filter(|_| !free).collect();
            notes.asked.retain(|(name, _)| *name != "purchase");
            others.into_iter().map(|seat| ("purchase", seat)).collect()
        }
        // D11: each card that is turned over in the market may be bought at once by the owners of Opportunist.
        Event::CardRevealed { card, .. } if is.turn().number > 0 => {
            let may = |seat: &Seat| {
                has(is, *seat, "opportunist")
                    && lives(is, *seat)
                    && may_have(is, *seat, card)
                    && purse(is, *seat) >= price(is, *seat, card)
            };
            let new: Vec<Seat> = others(is, active).filter(may).collect();
            for seat in new {
                if !notes.owed_reveal.contains(&seat) {
                    notes.owed_reveal.push(seat);
                }
            }
            Vec::new()
        }
        // Whoever buys first may take what another one has waited for.
        Event::CardBought { seat, .. } | Event::Eliminated { seat } => {
            notes
                .owed_reveal
                .retain(|owed| *owed == seat && is.player(seat).alive);
            Vec::new()
        }
        Event::EnergyChanged { seat, delta, .. } if delta < 0 => {
            notes.owed_reveal.retain(|owed| *owed != seat);
            Vec::new()
        }
        _ => Vec::new(),
    }
}
