//! The show, watched with a clock of our own.

use super::*;
use crate::storage::TableSetup;
use crate::ui::rehearse::rehearse;
use crate::ui::show::Transition;
use crate::ui::show::attitude::{Deed, Mood};
use crate::ui::show::journey::{Cargo, Spot};
use crate::ui::show::scaled;
use crate::ui::show::tests::Measured;
use bots::Level;
use engine::View;
use engine::classic::rule::Kind;
use engine::classic::{Edition, Options, Wickedness};
use std::time::{Duration, Instant};

const FRAME: Duration = Duration::from_millis(16);

/// A game of bots: its first position and everything that was told.
fn game(seats: usize, seed: u64) -> (View<State>, Vec<Transition<State>>) {
    let table = TableSetup::of_bots(&vec![Level::Normal; seats], Some(seed));
    let mut told = Vec::new();
    rehearse(&table, u16::MAX, &mut |event, state| {
        told.push((event, View::of(state, None)));
    })
    .expect("bots play to the end");
    let first = table.game().start().expect("a table");
    (View::of(&first, None), told)
}

/// A show to which everything has been told.
fn show(first: View<State>, told: &[Transition<State>], speed: Speed) -> Motion {
    let mut motion = Motion::new(first, speed).watching(Seats::first(8));
    for (event, state) in told {
        motion.tell(*event, *state);
    }
    motion
}

/// Lets the show run to its end; how long it took.
fn run(motion: &mut Motion, mut each: impl FnMut(&mut Motion)) -> Duration {
    let start = Instant::now();
    let mut now = start;
    while motion.is_animating() {
        motion.tick(now);
        each(motion);
        now += FRAME;
    }
    now - start
}

fn first_of(told: &[Transition<State>], is: impl Fn(&Event) -> bool) -> usize {
    told.iter()
        .position(|(event, _)| is(event))
        .expect("such an event")
}

#[test]
fn every_event_is_said_once_and_in_order() {
    let (first, told) = game(4, 3);
    for speed in [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant] {
        let mut motion = show(first, &told, speed);
        let mut said = motion.take_said();
        run(&mut motion, |motion| said.extend(motion.take_said()));
        assert!(said == told, "{speed}");
        assert_eq!(motion.shown(), &*told.last().expect("a game").1);
        assert!(!motion.is_playing());
    }
}

#[test]
fn the_board_shows_the_position_of_the_event_being_shown() {
    let (first, told) = game(3, 5);
    let mut motion = show(first, &told, Speed::Fast);
    let mut last = first;
    run(&mut motion, |motion| {
        last = motion.take_said().last().map_or(last, |(_, state)| *state);
        // A throw is told when its dice lie.
        let flies = motion.in_the_air().map(|(_, state)| *state);
        assert_eq!(motion.shown(), &*flies.unwrap_or(last));
        assert!(flies.is_none() || motion.is_playing());
    });
}

#[test]
fn skipping_lands_on_the_last_position_and_leaves_nothing_unsaid() {
    let (first, told) = game(4, 3);
    let mut motion = show(first, &told, Speed::Normal);
    let start = Instant::now();
    for frame in 0..200 {
        motion.tick(start + FRAME * frame);
    }
    assert!(motion.is_playing());
    motion.skip();
    assert!(!motion.is_animating());
    assert_eq!(motion.shown(), &*told.last().expect("a game").1);
    assert!(motion.take_said() == told);
    assert!(motion.take_said().is_empty());
}

#[test]
fn a_still_table_needs_no_tick() {
    let (first, told) = game(2, 1);
    let mut motion = Motion::new(first, Speed::Normal);
    assert!(!motion.is_animating());
    motion.tick(Instant::now());
    assert!(!motion.is_animating());
    motion.tell(told[0].0, told[0].1);
    assert!(motion.is_animating());
    run(&mut motion, |_| {});
    assert!(!motion.is_animating());
    let mut instant = show(first, &told, Speed::Instant);
    assert!(!instant.is_animating());
    instant.set_speed(Speed::Normal);
    assert!(!instant.is_animating());
}

#[test]
fn dice_tumble_and_come_to_lie_as_they_were_thrown() {
    let (first, told) = game(4, 3);
    let thrown = first_of(&told, |event| matches!(event, Event::DiceRolled { .. }));
    let mut motion = Motion::new(first, Speed::Normal);
    motion.tell(told[thrown].0, told[thrown].1);
    let start = Instant::now();
    motion.tick(start);
    let all = motion.dice().all();
    let mut before = 0.0;
    assert!(
        motion
            .throw()
            .is_some_and(|throw| (throw.mask, throw.fresh) == (all, true))
    );
    for frame in 0..60 {
        motion.tick(start + FRAME * frame);
        let time = motion.throw().map_or(1.0, |throw| throw.time);
        assert!(time >= before);
        before = time;
    }
    assert_eq!((motion.throw(), motion.aside()), (None, (0, 0)));
    assert_eq!(motion.dice(), told[thrown].1.turn().dice);
}

#[test]
fn numbers_count_from_the_old_one_to_the_new_one() {
    let (first, told) = game(4, 3);
    let hit = first_of(&told, |event| {
        matches!(event, Event::LifeLost { amount: 2.., .. })
    });
    let Event::LifeLost {
        victim,
        amount,
        now: left,
        ..
    } = told[hit].0
    else {
        unreachable!()
    };
    let mut motion = show(first, &told[..hit], Speed::Normal);
    motion.skip();
    motion.tell(told[hit].0, told[hit].1);
    let start = Instant::now();
    motion.tick(start);
    let before = u16::from(left + amount);
    assert_eq!(motion.number(victim, Dial::Hearts), before);
    assert_eq!(motion.floats(victim)[0].delta, -i32::from(amount));
    assert!(motion.flash(victim) > 0.9);
    let mut last = before;
    run(&mut motion, |motion| {
        let number = motion.number(victim, Dial::Hearts);
        assert!(number <= last);
        last = number;
    });
    assert_eq!(last, u16::from(left));
    assert!(motion.floats(victim).is_empty() && motion.shake(victim) == 0.0);
}

#[test]
fn claws_do_not_shine_again_when_a_card_is_bought() {
    let mut bought = 0;
    for seed in 0..6 {
        let (first, told) = game(3, seed);
        for (nth, (event, _)) in told.iter().enumerate() {
            if !matches!(
                event,
                Event::DecisionMade {
                    what: What::Buy,
                    answer: Answer::Buy(_),
                    ..
                }
            ) {
                continue;
            }
            // A person reads the question for as long as they like, then all of the purchase is shown.
            let mut motion = show(first, &told[..nth], Speed::Normal);
            motion.skip();
            assert_eq!(motion.group(), None);
            for (event, state) in told[nth..].iter().take_while(|(event, _)| !is_over(event)) {
                motion.tell(*event, *state);
            }
            run(&mut motion, |motion| {
                assert_eq!(motion.group(), None, "{event:?}");
            });
            bought += 1;
        }
    }
    assert!(bought > 5, "{bought} cards");
}

/// Does another turn begin, or is the game over?
fn is_over(event: &Event) -> bool {
    matches!(event, Event::TurnEnded { .. } | Event::GameEnded { .. })
}

#[test]
fn figures_walk_into_tokyo() {
    let (first, told) = game(4, 3);
    let enters = first_of(&told, |event| matches!(event, Event::EnteredTokyo { .. }));
    let Event::EnteredTokyo { seat, place } = told[enters].0 else {
        unreachable!()
    };
    let mut motion = show(first, &told[..enters], Speed::Normal);
    motion.skip();
    motion.tell(told[enters].0, told[enters].1);
    motion.tick(Instant::now());
    let walks = Stand {
        seat,
        from: Place::Outside,
        to: place,
        progress: 0.0,
    };
    assert_eq!(motion.stands(), [walks]);
    run(&mut motion, |_| {});
    assert_eq!(
        motion.stands(),
        [Stand {
            from: place,
            progress: 1.0,
            ..walks
        }]
    );
}

#[test]
fn a_late_tick_does_not_hurry_through_what_it_missed() {
    let (first, told) = game(4, 3);
    let throw = first_of(&told, |event| matches!(event, Event::DiceRolled { .. }));
    let mut motion = show(first, &told[throw..], Speed::Normal);
    let start = Instant::now();
    motion.tick(start);
    motion.take_said();
    motion.tick(start + Duration::from_secs(60));
    assert!(motion.take_said().len() <= 2);
}

#[test]
fn only_the_decisions_of_watched_seats_are_held() {
    let (_, told) = game(4, 3);
    let (event, _) = told
        .iter()
        .find(|(event, _)| {
            matches!(
                event,
                Event::DecisionMade {
                    answer: Answer::Reroll(_),
                    ..
                }
            )
        })
        .expect("somebody throws again");
    assert_eq!(pace::hold(event, None, Seats::NONE), 0);
    assert!(pace::hold(event, None, Seats::first(8)) > 150);
    assert!(scaled(pace::hold(event, None, Seats::first(8)), Speed::Instant).is_zero());
}

/// A game of the Dark Edition with everything on the table.
fn dark_game(seats: usize, seed: u64) -> (View<State>, Vec<Transition<State>>) {
    let options = Options {
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(Edition::Dark)
    };
    let table = TableSetup::with_options(&vec![Level::Easy; seats], Some(seed), options);
    let mut told = Vec::new();
    rehearse(&table, u16::MAX, &mut |event, state| {
        told.push((event, View::of(state, None)));
    })
    .expect("bots play to the end");
    let first = table.game().start().expect("a table");
    (View::of(&first, None), told)
}

#[test]
fn wickedness_counts_and_tiles_and_costumes_fly() {
    let (mut counted, mut tiles, mut costumes) = (0, 0, 0);
    for seed in 0..4 {
        let (first, told) = dark_game(5, seed);
        let mut motion = show(first, &told, Speed::Fast);
        run(&mut motion, |motion| {
            let seats = motion.shown().all_seats();
            counted += seats
                .flat_map(|seat| motion.floats(seat))
                .filter(|float| float.dial == Dial::Wicked)
                .count();
            for flight in motion.flights() {
                let Cargo::Card(card) = flight.journey.cargo else {
                    continue;
                };
                let from = flight.journey.from;
                tiles += usize::from(from == Spot::Gauge && card.tile().is_some());
                costumes += usize::from(from == Spot::Deck && card.kind() == Kind::Costume);
            }
        });
    }
    assert!(
        counted > 0 && tiles > 0 && costumes > 0,
        "{counted} {tiles} {costumes}"
    );
}

/// What is measured of tables with so many seats, game by game.
fn measured(seats: usize, games: u64) -> Measured {
    let mut measured = Measured::default();
    for seed in 0..games {
        let table = TableSetup::of_bots(&vec![Level::Normal; seats], Some(seed));
        let first = table.game().start().expect("a table");
        measured.game::<Steps>(&first, &table.seats, seed);
    }
    measured
}

#[test]
fn the_pace_of_a_bot_s_turn() {
    for seats in [2, 4, 6] {
        measured(seats, 12).promise(&format!("{seats} seats"));
    }
}

#[test]
fn the_pace_of_who_goes_first() {
    let mut shorter = Duration::ZERO;
    for seats in 2..=6 {
        let mut measured = Measured::default();
        for seed in 0..400 {
            let table = TableSetup::of_bots(&vec![Level::Easy; seats], Some(seed));
            let first = table.game().start().expect("a table");
            measured.opening::<Steps>(first, seed);
        }
        measured.print(&format!("{seats} seats"));
        let [slow, normal, fast, instant] = Speed::ALL.map(|speed| measured.first(speed));
        assert!(slow > normal && normal > fast && fast > instant && instant.is_zero());
        assert!(normal > shorter, "more seats throw longer");
        shorter = normal;
    }
    // With its ties, and with the market being laid out.
    assert!(shorter < Duration::from_secs(3), "{shorter:?} with six seats");
}

#[test]
fn bodies_say_who_strikes_and_who_is_hurt_proud_down_or_the_winner() {
    let (first, told) = game(4, 3);
    let mut motion = show(first, &told, Speed::Normal);
    let (mut struck, mut hurt, mut healed, mut walked) = (false, false, false, false);
    run(&mut motion, |motion| {
        for seat in motion.shown().all_seats() {
            let attitude = motion.attitude(seat);
            match attitude.deed {
                Some((Deed::Attack(victims), _)) => {
                    assert!(victims != Seats::NONE && !victims.contains(seat));
                    struck = true;
                }
                Some((Deed::Hurt, _)) => hurt = true,
                Some((Deed::Heal, _)) => healed = true,
                Some((Deed::Walk, _)) => {
                    assert!(motion.stands().iter().any(|stand| stand.seat == seat));
                    walked = true;
                }
                None => {}
            }
            let is_in_tokyo = motion.shown().player(seat).place != Place::Outside;
            match attitude.mood {
                Mood::Proud => assert!(is_in_tokyo),
                Mood::Waiting => assert!(!is_in_tokyo),
                Mood::Down => assert!(motion.fall(seat) > 0.0 || attitude.turned < 1.0),
                Mood::Cheering => assert!(motion.crown(seat).is_some()),
            }
        }
    });
    assert!(struck && hurt && healed && walked);
    for seat in motion.shown().all_seats() {
        let attitude = motion.attitude(seat);
        let at_the_end = if motion.crown(seat).is_some() {
            Mood::Cheering
        } else if !motion.shown().player(seat).alive {
            Mood::Down
        } else {
            continue;
        };
        assert_eq!((attitude.mood, attitude.turned), (at_the_end, 1.0));
    }
}

#[test]
fn with_reduced_motion_everything_is_told_and_nothing_changes_its_place_visibly() {
    let (first, told) = game(4, 3);
    let mut motion = show(first, &told, Speed::Normal);
    motion.reduce_motion(true);
    let mut said = Vec::new();
    let mut counted = false;
    run(&mut motion, |motion| {
        said.extend(motion.take_said());
        assert!(!motion.is_throwing() && motion.flights().is_empty());
        assert!(motion.stands().iter().all(|stand| stand.from == stand.to));
        for seat in motion.shown().all_seats() {
            let attitude = motion.attitude(seat);
            assert_eq!((attitude.deed, attitude.turned), (None, 1.0));
            assert!(motion.shake(seat).abs() < f32::EPSILON);
            counted |= !motion.floats(seat).is_empty();
        }
    });
    // Numbers still rise beside what they change.
    assert!(counted && said == told);
}

#[test]
fn what_the_dice_bring_flies_from_them_to_the_number_that_it_raises() {
    let (first, told) = game(4, 3);
    let brings = |event: &Event| {
        matches!(
            event,
            Event::StarsChanged {
                cause: Cause::Dice,
                delta: 1..,
                ..
            }
        )
    };
    let gain = first_of(&told, brings);
    let Event::StarsChanged { seat, delta, now, .. } = told[gain].0 else {
        unreachable!()
    };
    let mut motion = show(first, &told[..gain], Speed::Normal);
    motion.skip();
    let face = motion.stage().group.expect("a group");
    motion.tell(told[gain].0, told[gain].1);
    let start = Instant::now();
    motion.tick(start);
    let flies = Journey::gain(delta.unsigned_abs().into(), Spot::Dice(face), seat, Dial::Stars);
    assert!(motion.flights().iter().any(|flight| flight.journey == flies));
    // Until the first one is there, the number waits.
    assert_eq!(
        motion.number(seat, Dial::Stars),
        u16::from(now) - u16::from(delta as u8)
    );
    assert!(motion.floats(seat).is_empty());
    run(&mut motion, |_| {});
    assert!(motion.flights().is_empty());
    assert_eq!(motion.number(seat, Dial::Stars), u16::from(now));
}

#[test]
fn claws_fly_at_everybody_who_is_hit_and_a_bought_card_to_its_buyer() {
    let (first, told) = game(4, 3);
    let mut motion = show(first, &told, Speed::Fast);
    let (mut claws, mut bought, mut paid) = (0, 0, 0);
    run(&mut motion, |motion| {
        for flight in motion.flights() {
            let journey = flight.journey;
            match (journey.cargo, journey.from, journey.to) {
                (Cargo::Face(Face::Claw), Spot::Figure(by), Spot::Figure(victim)) => {
                    assert_ne!(by, victim);
                    claws += 1;
                }
                (Cargo::Card(_), Spot::Slot(_), Spot::Board(_)) => bought += 1,
                (Cargo::Dial(Dial::Energy), Spot::Dial(..), Spot::Slot(_)) => paid += 1,
                _ => {}
            }
        }
    });
    assert!(claws > 0 && bought > 0 && paid > 0, "{claws} {bought} {paid}");
}
