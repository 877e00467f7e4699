//! Random games with Evolutions hold what must hold of any game, and nobody sees what is hidden.

use super::super::kit::powered_setup;
use super::super::random_games::proven;
use crate::classic::{Answer, Event, Monster, PowerUp, State};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Seat, View};

/// Every monster with Evolutions.
pub(crate) fn monsters() -> Vec<Monster> {
    Monster::ALL
        .into_iter()
        .filter(|monster| crate::classic::has_evolutions(*monster))
        .collect()
}

/// A table of these monsters that follows from a seed.
pub(crate) fn table_of(seed: u64, power_up: PowerUp) -> State {
    let mut lottery = Lottery(seed);
    let mut all = monsters();
    let seats = 2 + lottery.below(5).min(all.len() as u32 - 2) as usize;
    let chosen: Vec<Monster> = (0..seats)
        .map(|_| all.remove(lottery.below(all.len() as u32) as usize))
        .collect();
    powered_setup(&chosen, power_up).start().expect("a table")
}

#[test]
fn random_games_of_every_variant_hold() {
    for (nth, power_up) in PowerUp::ALL.into_iter().enumerate().skip(1) {
        for seed in 0..60 {
            proven(table_of(1000 * nth as u64 + seed, power_up), seed);
        }
    }
}

/// Says an answer; the events that were told.
fn said(state: &mut State, answer: Answer) -> Option<Vec<Event>> {
    let mut told = Vec::new();
    let said = state.apply_telling(answer, &mut |event, _| told.push(event));
    said.ok().map(|()| told)
}

/// Two hidden cards of a seat change places: one of its hand, one of its deck.
fn exchanged(state: &State, seat: Seat, chance: &mut dyn Chance) -> Option<State> {
    let mut twin = *state;
    let zones = &mut twin.evolutions;
    let (hand, deck) = (
        zones.hands[seat.index()].but(zones.shown),
        zones.decks[seat.index()],
    );
    let pick = |set: crate::classic::EvolutionSet, chance: &mut dyn Chance| {
        set.iter().nth(chance.below(u32::from(set.len().max(1))) as usize)
    };
    let (one, other) = (pick(hand, chance)?, pick(deck, chance)?);
    zones.hands[seat.index()].take(one);
    zones.decks[seat.index()].take(other);
    zones.hands[seat.index()].insert(other);
    zones.decks[seat.index()].insert(one);
    Some(twin)
}

#[test]
fn exchanging_two_hidden_cards_changes_nothing_that_another_seat_can_observe() {
    let mut compared = 0;
    for seed in 0..150 {
        let mut lottery = Lottery(seed);
        let power_up = PowerUp::ALL[1 + seed as usize % 5];
        let mut state = table_of(seed, power_up);
        let mut twin: Option<(Seat, State)> = None;
        for _ in 0..1500 {
            let mut legal = Vec::new();
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut lottery).expect("Nature is asked"),
                Asked::Seat(_) => {
                    state.answers(&mut legal);
                    legal[lottery.below(legal.len() as u32) as usize]
                }
            };
            let told = said(&mut state, answer).expect("listed");
            if let Some((owner, mut game)) = twin.take()
                && let Some(retold) = said(&mut game, answer)
            {
                let viewers = state
                    .all_seats()
                    .filter(|seat| *seat != owner)
                    .map(Some)
                    .chain([None]);
                for viewer in viewers {
                    compared += 1;
                    let hears = |events: &[Event]| -> Vec<_> {
                        events
                            .iter()
                            .filter_map(|event| State::seen_by(*event, viewer))
                            .collect()
                    };
                    assert_eq!(hears(&told), hears(&retold), "seed {seed}, after {answer:?}");
                    assert_eq!(
                        View::of(&state, viewer),
                        View::of(&game, viewer),
                        "seed {seed}, after {answer:?}"
                    );
                }
                twin = Some((owner, game));
            }
            if twin.is_none() && state.turn().number > 0 {
                let owner = Seat(lottery.below(state.seats() as u32) as u8);
                twin = exchanged(&state, owner, &mut lottery).map(|game| (owner, game));
            }
        }
    }
    assert!(compared > 20_000, "{compared}");
}
