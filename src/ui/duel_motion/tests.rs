//! The show of Duel, watched with a clock of our own.

use super::*;
use crate::storage::{DuelSetup, Who};
use crate::ui::show::Transition;
use crate::ui::show::attitude::Mood;
use crate::ui::show::journey::{Cargo, Spot};
use crate::ui::show::tests::Measured;
use bots::Level;
use engine::View;
use engine::duel::{Monster, Setup};
use engine::{Asked, Game};
use std::time::{Duration, Instant};
use table::Dealer;

const FRAME: Duration = Duration::from_millis(16);

/// A random game: its first position and everything that was told.
fn game(seed: u64) -> (View<State>, Vec<Transition<State>>) {
    let mut chance = Dealer::new(seed);
    let setup = Setup {
        monsters: [Monster::TheKing, Monster::Alienoid],
        first: None,
        automatic: true,
    };
    let first = setup.start().expect("two different monsters");
    let (mut state, mut told) = (first, Vec::new());
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return (View::of(&first, None), told),
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => state.any_answer(&mut chance),
        };
        let answer = answer.expect("somebody can always answer");
        state
            .apply_telling(answer, &mut |event, state| {
                told.push((event, View::of(state, None)));
            })
            .expect("it is offered");
    }
}

/// A show to which everything has been told.
fn show(first: View<State>, told: &[Transition<State>], speed: Speed) -> DuelMotion {
    let mut motion = DuelMotion::new(first, speed).watching(Seats::first(8));
    for (event, state) in told {
        motion.tell(*event, *state);
    }
    motion
}

/// Lets the show run to its end.
fn run(motion: &mut DuelMotion, mut each: impl FnMut(&mut DuelMotion)) {
    let mut now = Instant::now();
    while motion.is_animating() {
        motion.tick(now);
        each(motion);
        now += FRAME;
    }
}

/// The first event of its kind, told to a show that stands before it.
fn at(
    told: &[Transition<State>],
    first: View<State>,
    is: impl Fn(&Event) -> bool,
) -> Option<(DuelMotion, Event)> {
    let at = told.iter().position(|(event, _)| is(event))?;
    let before = if at == 0 { first } else { told[at - 1].1 };
    let mut motion = DuelMotion::new(before, Speed::Normal);
    motion.tell(told[at].0, told[at].1);
    Some((motion, told[at].0))
}

#[test]
fn every_event_is_said_once_and_in_order() {
    let (first, told) = game(3);
    for speed in [Speed::Normal, Speed::Fast, Speed::Instant] {
        let mut motion = show(first, &told, speed);
        let mut said = motion.take_said();
        run(&mut motion, |motion| said.extend(motion.take_said()));
        assert!(said == told, "{speed}");
        assert_eq!(motion.shown(), &*told.last().expect("a game").1);
        assert!(!motion.is_playing());
    }
}

#[test]
fn a_pull_goes_step_by_step_with_a_beat_for_each() {
    let pulls = |event: &Event| matches!(event, Event::Pulled { left: 2.., .. });
    let (first, told) = (0..40)
        .map(game)
        .find(|(_, told)| told.iter().any(|(event, _)| pulls(event)))
        .expect("a long pull");
    let start = told
        .iter()
        .position(|(event, _)| pulls(event))
        .expect("it begins");
    let before = if start == 0 { first } else { told[start - 1].1 };
    let mut motion = show(before, &told[start..], Speed::Normal);
    let Event::Pulled { track, from, .. } = told[start].0 else {
        panic!("a pull");
    };
    let side = f32::from(told[start].1.marker(track).halves() - from.halves()).signum();
    let (mut last, mut stops) = (f32::from(from.halves()) * side, Vec::new());
    let mut now = Instant::now();
    for _ in 0..90 {
        motion.tick(now);
        now += FRAME;
        let march = motion.marker(track);
        let (from, to) = (f32::from(march.from.halves()), f32::from(march.to.halves()));
        let place = (from + (to - from) * march.progress) * side;
        if motion.pulled().is_none_or(|(_, of)| of != track) {
            break;
        }
        assert!(place >= last - 0.001, "it never jumps back");
        assert!(place <= last + 1.0, "nor forward");
        last = place;
        if stops.last() != Some(&march.to) {
            stops.push(march.to);
        }
    }
    assert!(stops.len() >= 3, "{stops:?}");
}

#[test]
fn a_hit_is_felt_and_passes() {
    let (first, told) = game(3);
    let hit = |event: &Event| matches!(event, Event::Hurt { hearts: 1.., .. });
    let (mut motion, event) = at(&told, first, hit).expect("a hit");
    let Event::Hurt { seat, .. } = event else {
        panic!("a hit")
    };
    motion.tick(Instant::now());
    assert!(motion.flash(seat) > 0.9);
    assert!(
        motion
            .floats(seat)
            .iter()
            .any(|float| float.dial == Dial::Hearts && float.delta < 0)
    );
    run(&mut motion, |_| {});
    assert!(motion.flash(seat) == 0.0 && motion.floats(seat).is_empty());
    assert_eq!(
        motion.number(seat, Dial::Hearts),
        u16::from(motion.shown().player(seat).health)
    );
}

#[test]
fn dice_tumble_and_come_to_lie_as_they_were_thrown() {
    let (first, told) = game(4);
    let thrown = |event: &Event| matches!(event, Event::Rolled { .. });
    let (mut motion, event) = at(&told, first, thrown).expect("a roll");
    let Event::Rolled { dice, .. } = event else {
        panic!("a roll")
    };
    let start = Instant::now();
    motion.tick(start);
    assert_eq!(motion.throw().map(|throw| throw.mask), Some(dice.all()));
    for frame in 0..60 {
        motion.tick(start + FRAME * frame);
    }
    assert_eq!(motion.throw(), None);
    assert_eq!(motion.dice(), dice);
}

#[test]
fn cards_left_of_a_bought_one_slide_and_the_new_one_comes_last() {
    let bought = |event: &Event| matches!(event, Event::Bought { slot: 0, .. });
    let (first, told) = (0..40)
        .map(game)
        .find(|(_, told)| told.iter().any(|(event, _)| bought(event)))
        .expect("a purchase");
    let (mut motion, event) = at(&told, first, bought).expect("a purchase");
    let Event::Bought { seat, card, .. } = event else {
        panic!("a purchase")
    };
    motion.tick(Instant::now());
    let slot = motion.slot(0);
    assert_eq!(slot.leaving.map(|(card, _)| card), Some(card));
    assert_eq!(
        motion.sliding(0).map(|(from, _)| from),
        motion.shown().market()[0].map(|_| 1)
    );
    let flights = motion.flights();
    let flies = Journey::card(card, Spot::Slot(0), Spot::Board(seat));
    assert!(
        flights.iter().any(|flight| flight.journey == flies),
        "{flights:?}"
    );
}

#[test]
fn a_token_is_seen_to_be_laid() {
    let laid = |event: &Event| matches!(event, Event::BuzzPlaced { .. });
    let (first, told) = (0..40)
        .map(game)
        .find(|(_, told)| told.iter().any(|(event, _)| laid(event)))
        .expect("a token");
    let (mut motion, event) = at(&told, first, laid).expect("a token");
    let Event::BuzzPlaced { buzz, from, .. } = event else {
        panic!("a token")
    };
    motion.tick(Instant::now());
    assert_eq!(motion.laying(buzz).map(|(before, _)| before), Some(from));
    run(&mut motion, |_| {});
    assert_eq!(motion.laying(buzz), None);
}

#[test]
fn the_end_crowns_one_and_a_turn_is_announced() {
    let (first, told) = game(5);
    let (mut motion, _) =
        at(&told, first, |event| matches!(event, Event::TurnStarted { .. })).expect("a turn");
    motion.tick(Instant::now());
    assert_eq!(
        motion.banner().map(|(seat, extra, _)| (seat, extra)),
        Some((motion.shown().active(), false))
    );
    let mut motion = show(first, &told, Speed::Instant);
    motion.skip();
    let crowned = [Seat(0), Seat(1)].map(|seat| motion.crown(seat).is_some());
    assert!(crowned[0] != crowned[1]);
}

#[test]
fn the_pace_of_a_bot_s_turn() {
    let mut measured = Measured::default();
    for seed in 0..24 {
        let monsters = Monster::ALL.len();
        let one = seed as usize % monsters;
        let other = (one + 1 + seed as usize / monsters) % monsters;
        let monsters = [Monster::ALL[one], Monster::ALL[other]];
        let duel = DuelSetup::between(monsters, [Who::Bot(Level::Normal); 2], Some(seed));
        let first = duel.game().start().expect("a duel");
        measured.game::<Steps>(&first, &duel.seats, seed);
    }
    measured.promise("Duel");
}

#[test]
fn a_monster_strikes_at_its_rival_in_a_duel_too() {
    let (first, told) = game(5);
    let mut motion = show(first, &told, Speed::Normal);
    let mut struck = false;
    run(&mut motion, |motion| {
        for seat in [Seat(0), Seat(1)] {
            let victims = motion.attitude(seat).victims();
            assert!(victims == Seats::NONE || victims == Seats::of(motion.shown().rival(seat)));
            struck |= victims != Seats::NONE;
        }
    });
    assert!(struck);
    let moods = [Seat(0), Seat(1)].map(|seat| motion.attitude(seat).mood);
    assert!(moods.contains(&Mood::Cheering), "{moods:?}");
}

#[test]
fn what_the_dice_bring_flies_from_them_and_claws_fly_at_the_rival() {
    let (mut hearts, mut cubes, mut claws) = (0, 0, 0);
    for seed in 0..4 {
        let (first, told) = game(seed);
        let mut motion = DuelMotion::new(first, Speed::Fast);
        for (event, state) in &told {
            motion.tell(*event, *state);
        }
        run(&mut motion, |motion| {
            for flight in motion.flights() {
                let journey = flight.journey;
                match (journey.cargo, journey.from, journey.to) {
                    (Cargo::Dial(Dial::Hearts), Spot::Dice(Face::Heart), Spot::Dial(..)) => hearts += 1,
                    (Cargo::Dial(Dial::Energy), Spot::Dice(Face::Energy), Spot::Dial(..)) => cubes += 1,
                    (Cargo::Face(Face::Claw), Spot::Figure(by), Spot::Figure(rival)) => {
                        assert_ne!(by, rival);
                        claws += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(hearts > 0 && cubes > 0 && claws > 0, "{hearts} {cubes} {claws}");
}
