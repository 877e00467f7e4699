//! What flies at an event of Duel, from what brings it to what it changes.

use super::{Journey, Moving, pace};
use crate::ui::show::journey::{Cargo, Spot, few};
use crate::ui::show::monster::Dial;
use engine::Seat;
use engine::duel::{CardId, Cause, Event, Face, State};

type Place = Spot<Face>;

/// What sets out at an event, between these two positions.
pub(super) fn flights(event: &Event, before: &State, after: &State, add: &mut dyn FnMut(Moving, u64)) {
    let mut card = |card: CardId, from: Place, to: Place| {
        add(Moving::Flight(Journey::card(card, from, to)), pace::FLIGHT);
    };
    match *event {
        Event::Bought {
            seat,
            card: of,
            slot,
            paid,
        } => {
            card(of, Spot::Slot(slot), Spot::Board(seat));
            if paid > 0 {
                let cubes = Journey::price(paid.into(), seat, Dial::Energy, Spot::Slot(slot));
                add(Moving::Flight(cubes), pace::TOKENS);
            }
        }
        Event::CardsSwapped { seat, given, taken } => {
            let rival = after.rival(seat);
            card(given, Spot::Board(seat), Spot::Board(rival));
            card(taken, Spot::Board(rival), Spot::Board(seat));
        }
        Event::CardLost { seat, card: of } => card(of, Spot::Board(seat), Spot::Discards),
        Event::MarketDropped { slot, card: of, .. } => card(of, Spot::Slot(slot), Spot::Discards),
        Event::Swept { .. } => {
            for (slot, of) in (0..).zip(before.market()) {
                if let Some(of) = *of {
                    card(of, Spot::Slot(slot), Spot::Discards);
                }
            }
        }
        Event::Triggered {
            seat,
            by: Cause::Card(of),
        } => add(Moving::Flight(Journey::deed(of, seat)), pace::TOKENS),
        _ => tokens(event, before, add),
    }
}

/// Hearts, cubes, dice tokens, claws, and what moves the markers.
fn tokens(event: &Event, before: &State, add: &mut dyn FnMut(Moving, u64)) {
    let mut set_out = |journey: Journey, lasts: u64| add(Moving::Flight(journey), lasts);
    let mut gain = |seat: Seat, dial: Dial, by: u8, cause: Cause| {
        let from = came_from(seat, cause, before);
        set_out(Journey::gain(by.into(), from, seat, dial), pace::TOKENS);
    };
    match *event {
        Event::HeartsGained { seat, hearts, by } => gain(seat, Dial::Hearts, hearts, by),
        Event::EnergyGained { seat, energy, by } => gain(seat, Dial::Energy, energy, by),
        Event::TokensGained { seat, tokens, by } => gain(seat, Dial::Tokens, tokens, by),
        Event::EnergyPaid { seat, energy, by } => {
            let to = came_from(before.rival(seat), by, before);
            let journey = Journey::price(energy.into(), seat, Dial::Energy, to);
            set_out(journey, pace::TOKENS);
        }
        Event::Hurt { seat, hits, by, .. } | Event::Unhurt { seat, hits, by } => {
            let striker = before.rival(seat);
            let (cargo, from) = match by {
                Cause::Card(card) => (Cargo::Deed(card), came_from(striker, by, before)),
                Cause::Dice(_) | Cause::Power(_) => (Cargo::Face(Face::Claw), Spot::Figure(striker)),
                Cause::Buzz(_) | Cause::NoPurchase => return,
            };
            let count = match cargo {
                Cargo::Face(_) => few(hits.clamp(1, 3).into()),
                _ => 1,
            };
            let to = Spot::Figure(seat);
            let journey = Journey {
                cargo,
                count,
                from,
                to,
            };
            set_out(journey, pace::CLAWS);
        }
        Event::Pulled {
            track,
            by: Cause::Dice(face),
            ..
        } => {
            let journey = Journey {
                cargo: Cargo::Face(face),
                count: 1,
                from: Spot::Dice(face),
                to: Spot::Marker(track.index() as u8),
            };
            set_out(journey, pace::CLAWS);
        }
        _ => {}
    }
}

/// From where something comes to a monster.
fn came_from(seat: Seat, cause: Cause, state: &State) -> Place {
    match cause {
        Cause::Dice(face) => Spot::Dice(face),
        Cause::Card(card) => {
            let lies = state.market().iter().position(|of| *of == Some(card));
            let slot = lies.and_then(|slot| u8::try_from(slot).ok());
            let both = [seat, state.rival(seat)];
            let holder = both.into_iter().find(|of| state.player(*of).kept.has(card));
            // One that is discarded at once has just come to the board.
            let board = Spot::Board(holder.unwrap_or(seat));
            slot.map_or(board, Spot::Slot)
        }
        Cause::Power(_) => Spot::Figure(seat),
        Cause::Buzz(buzz) => {
            let on = state.placing(buzz).map(|placing| placing.track.index() as u8);
            on.map_or(Spot::Figure(seat), Spot::Marker)
        }
        Cause::NoPurchase => Spot::Deck,
    }
}
