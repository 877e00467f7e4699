//! What flies at an event of the classic game, from what brings it to what it changes.

use super::{Journey, Moving, Steps, pace};
use crate::ui::show::journey::{Cargo, Spot, few};
use crate::ui::show::monster::Dial;
use engine::Seat;
use engine::classic::{BoughtFrom, CardId, Cause, Event, Face, Held, HitKind, Piece, State};

type Place = Spot<Face>;

/// What sets out at an event after the position `before`.
pub(super) fn flights(event: &Event, steps: &Steps, before: &State, add: &mut dyn FnMut(Moving, u64)) {
    let mut fly = |card: CardId, from: Place, to: Place, lasts: u64| {
        add(Moving::Flight(Journey::card(card, from, to)), lasts);
    };
    if let Event::CardRevealed { slot, card } = *event {
        return fly(card, Spot::Deck, Spot::Slot(slot), pace::ARRIVE);
    }
    let mut card = |card: CardId, from: Place, to: Place| fly(card, from, to, pace::FLIGHT);
    match *event {
        Event::CardBought {
            seat, card: of, from, ..
        } => card(of, sold_at(from), Spot::Board(seat)),
        Event::CardStolen {
            seat, from, card: of, ..
        } => card(of, Spot::Board(from), Spot::Board(seat)),
        Event::CardsSwapped {
            seat,
            gave,
            with,
            got,
        } => {
            card(gave, Spot::Board(seat), Spot::Board(with));
            card(got, Spot::Board(with), Spot::Board(seat));
        }
        Event::EvolutionMoved { from, to, card: of } => card(of, Spot::Board(from), Spot::Board(to)),
        Event::CostumeKept { seat, card: of } => card(of, Spot::Deck, Spot::Board(seat)),
        Event::PieceTaken { seat, piece, from } => match from {
            Some(from) => card(piece, Spot::Board(from), Spot::Board(seat)),
            None => add(Moving::Flight(Journey::deed(piece, seat)), pace::TOKENS),
        },
        Event::CultistGained { seat, face, .. } => {
            card(
                CardId::of_piece(Piece::Cultists),
                Spot::Dice(face),
                Spot::Board(seat),
            );
        }
        Event::TileTaken { seat, tile } => card(tile, Spot::Gauge, Spot::Board(seat)),
        Event::CardDiscarded { seat, card: of } => card(of, Spot::Board(seat), Spot::Discards),
        Event::CardSold { seat, card: of, .. } => card(of, Spot::Board(seat), Spot::Discards),
        Event::MarketSwept { .. } => {
            for (slot, of) in (0..).zip(before.market()) {
                if let Some(of) = *of {
                    card(of, Spot::Slot(slot), Spot::Discards);
                }
            }
        }
        Event::CardUsed { seat, card: of } | Event::EvolutionPlayed { seat, card: of } => {
            add(Moving::Flight(Journey::deed(of, seat)), pace::TOKENS);
        }
        _ => tokens(event, steps, before, add),
    }
}

/// Hearts, stars, cubes and claws.
fn tokens(event: &Event, steps: &Steps, before: &State, add: &mut dyn FnMut(Moving, u64)) {
    let mut change = |seat: Seat, dial: Dial, delta: i16, cause: Cause| {
        let by = delta.unsigned_abs();
        let journey = if delta > 0 {
            came_from(seat, cause, steps.group, before).map(|from| Journey::gain(by, from, seat, dial))
        } else {
            went_to(cause, steps).map(|to| Journey::price(by, seat, dial, to))
        };
        if let Some(journey) = journey {
            add(Moving::Flight(journey), pace::TOKENS);
        }
    };
    match *event {
        Event::StarsChanged {
            seat, delta, cause, ..
        } => change(seat, Dial::Stars, delta.into(), cause),
        Event::EnergyChanged {
            seat, delta, cause, ..
        } => change(seat, Dial::Energy, delta, cause),
        Event::LifeGained {
            seat, delta, cause, ..
        } => change(seat, Dial::Hearts, delta.into(), cause),
        Event::WickednessChanged { seat, delta, .. } => {
            change(seat, Dial::Wicked, delta.into(), Cause::Dice);
        }
        Event::BatchOpened {
            kind,
            by,
            card,
            victims,
        } => {
            let from = card
                .and_then(|card| board_of(card, before))
                .or(by.map(Spot::Figure));
            let (cargo, count) = match card.filter(|_| kind != HitKind::Smash) {
                Some(card) => (Cargo::Deed(card), 1),
                None => (Cargo::Face(Face::Claw), few(claws(before).clamp(1, 3))),
            };
            for victim in before.all_seats().filter(|seat| victims.contains(*seat)) {
                if let Some(from) = from.filter(|_| by != Some(victim)) {
                    let to = Spot::Figure(victim);
                    let journey = Journey {
                        cargo,
                        count,
                        from,
                        to,
                    };
                    add(Moving::Flight(journey), pace::CLAWS);
                }
            }
        }
        _ => {}
    }
}

/// How many claws lie on the table.
fn claws(state: &State) -> u16 {
    state.turn().dice.count(Face::Claw).into()
}

/// Where a card is bought.
fn sold_at(from: BoughtFrom) -> Place {
    match from {
        BoughtFrom::Market(slot) => Spot::Slot(slot),
        BoughtFrom::Deck | BoughtFrom::Reserve => Spot::Deck,
        BoughtFrom::Discard => Spot::Discards,
        BoughtFrom::Monster(seat) => Spot::Board(seat),
    }
}

/// The cards among which a card lies, if it lies in front of somebody.
fn board_of(card: CardId, state: &State) -> Option<Place> {
    let holds = |held: &&Held| held.face == card;
    state
        .in_play()
        .iter()
        .find(holds)
        .map(|held| Spot::Board(held.owner))
}

/// From where something comes to a monster, if from anywhere.
fn came_from(seat: Seat, cause: Cause, group: Option<Face>, before: &State) -> Option<Place> {
    Some(match cause {
        Cause::Dice => Spot::Dice(group?),
        // One that is discarded at once has just come to the board.
        Cause::Card(card) => board_of(card, before).unwrap_or(Spot::Board(seat)),
        Cause::Income | Cause::Entering => Spot::Figure(seat),
        Cause::PaidBy(other) => Spot::Dial(other, Dial::Energy),
        Cause::Sale(_) => Spot::Discards,
        Cause::Price(_) | Cause::PaidTo(_) | Cause::Sweep | Cause::Tokens | Cause::Death => return None,
    })
}

/// Where it goes when a monster pays, if anywhere: what is paid to somebody is seen when they get it.
fn went_to(cause: Cause, steps: &Steps) -> Option<Place> {
    match cause {
        Cause::Price(_) => Some(steps.sold.map_or(Spot::Deck, Spot::Slot)),
        Cause::Sweep => Some(Spot::Deck),
        _ => None,
    }
}
