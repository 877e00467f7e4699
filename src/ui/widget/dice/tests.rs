//! The dice as a hand finds them, and as they fly.

use super::flight::{Moment, TAKEN, Thrown as Flying};
use super::*;
use crate::storage::TableSetup;
use crate::ui::classic_motion::Motion;
use crate::ui::rehearse::rehearse;
use bots::Level;
use engine::View;
use engine::classic::{Event, Face, What};
use iced::Vector;
use iced_test::Simulator;
use iced_test::simulator::click;
use pixels::solid::Turn;
use table::Table;

const ROOM: Size = Size::new(640.0, 140.0);

#[derive(Debug, Clone, Copy, PartialEq)]
enum Pressed {
    Die(usize),
    Group(Face),
}

/// A table of which somebody is asked which dice to throw again.
fn asked() -> Motion {
    let table = TableSetup::of_bots(&[Level::Normal; 3], Some(3));
    let mut session = Table::new(table.game().start().expect("a table"), 3);
    session.advance(&mut |_, _| {});
    assert_eq!(session.state().question().what, What::Roll);
    Motion::new(View::of(session.state(), None), Speed::Normal)
}

/// A table at which several groups wait, told until the event `is`.
fn sorted(is: fn(&Event) -> bool) -> Motion {
    let table = TableSetup::of_bots(&[Level::Normal; 3], Some(3));
    let first = table.game().start().expect("a table");
    let mut motion = Motion::new(View::of(&first, None), Speed::Normal);
    let mut found = false;
    rehearse(&table, 40, &mut |event, state| {
        let several = state
            .turn()
            .dice
            .counts()
            .iter()
            .filter(|count| **count > 0)
            .count()
            > 2;
        if !found {
            motion.tell(event, View::of(state, None));
            found = several && is(&event);
        }
    })
    .expect("a game");
    assert!(found);
    motion.skip();
    motion
}

fn fixed() -> Motion {
    sorted(|event| matches!(event, Event::DiceFixed { .. }))
}

fn press(motion: &Motion, at: Point) -> Vec<Pressed> {
    let tray = tray(motion)
        .size(72.0)
        .on_die(|die| Some(Pressed::Die(die)))
        .on_group(|face| Some(Pressed::Group(face)));
    let mut ui = Simulator::with_size(iced::Settings::default(), ROOM, tray);
    ui.point_at(at);
    let _ = ui.simulate(click());
    ui.into_messages().collect()
}

fn middles(motion: &Motion) -> Laid<Face> {
    let tray = tray::<()>(motion).size(72.0);
    tray.layout(Size::new(ROOM.width, tray.height()))
}

#[test]
fn a_die_is_pressed_where_it_lies() {
    let motion = asked();
    for (index, middle) in middles(&motion).dice.into_iter().enumerate() {
        assert_eq!(press(&motion, middle), [Pressed::Die(index)]);
    }
    assert_eq!(press(&motion, Point::new(2.0, 60.0)), []);
}

#[test]
fn a_die_that_does_nothing_cannot_be_pressed() {
    let motion = asked();
    let tray = tray(&motion)
        .size(72.0)
        .on_die(|die| (die == 1).then_some(Pressed::Die(die)));
    let mut ui = Simulator::with_size(iced::Settings::default(), ROOM, tray);
    for middle in middles(&motion).dice {
        ui.point_at(middle);
        let _ = ui.simulate(click());
    }
    let pressed: Vec<Pressed> = ui.into_messages().collect();
    assert_eq!(pressed, [Pressed::Die(1)]);
}

#[test]
fn a_waiting_group_is_pressed_as_one_and_a_resolved_one_not_at_all() {
    let motion = fixed();
    for group in middles(&motion).groups {
        assert_eq!(press(&motion, group.place.center()), [Pressed::Group(group.face)]);
    }
    let motion = sorted(|event| matches!(event, Event::GroupResolved { .. }));
    let left = groups(motion.shown());
    for group in middles(&motion).groups {
        let expected: &[Pressed] = if left.contains(&group.face) {
            &[Pressed::Group(group.face)]
        } else {
            &[]
        };
        assert_eq!(press(&motion, group.place.center()), expected);
    }
}

#[test]
fn dice_that_are_only_looked_at_lie_in_the_middle() {
    let motion = asked();
    let tray = tray::<()>(&motion).numbered(false);
    let height = tray.height();
    let laid = tray.layout(Size::new(640.0, height));
    for middle in &laid.dice {
        // From a kept one, which rises, to the foot of the others.
        let top = middle.y - laid.size * (0.5 + LIFT);
        let bottom = height - middle.y - laid.size / 2.0;
        assert!((top - bottom).abs() < 0.1, "{top} above and {bottom} below");
    }
}

#[test]
fn dice_fit_into_any_room() {
    for motion in [asked(), fixed()] {
        for width in [200.0, 320.0, 640.0, 1200.0] {
            let tray = tray::<()>(&motion);
            let laid = tray.layout(Size::new(width, tray.height()));
            for middle in &laid.dice {
                let (left, right) = (middle.x - laid.size / 2.0, middle.x + laid.size / 2.0);
                assert!(left >= 0.0 && right <= width, "{width}: {left} to {right}");
            }
        }
    }
}

/// A throw of so many dice, whose faces and places follow from the number of the throw.
fn order(count: usize, size: f32, salt: u32, again: bool, flick: Flick) -> Order {
    let lying = if again { 2 } else { 0 };
    let all = count + lying;
    let room = Size::new(
        size * (all as f32 * 1.08 + 1.0),
        size * (1.0 + LIFT + 0.14) + KEYS,
    );
    let aside = (1 << lying) - 1;
    let places = Line::row(all, room, size).middles(all, aside, room, KEYS);
    let hand = flight::hand(room, size, flick);
    let before = Line::row(all, room, size).middles(all, 0, room, KEYS);
    let die = |nth: usize| {
        let (held, turn) = flight::held(nth, count);
        let face = (salt as usize + 5 * nth) % 6;
        Flying {
            from: if again {
                before[lying + nth]
            } else {
                hand + held * size
            },
            before: if again { Turn::upright(nth % 6, 0.1) } else { turn },
            to: places[lying + nth],
            after: Turn::upright(face, 0.1),
        }
    };
    Order {
        room,
        size,
        dice: (0..count).map(die).collect(),
        lying: places[..lying].to_vec(),
        salt,
        flick,
        again,
    }
}

/// Throws of all kinds: few and many dice, small and large ones, out of the hand and taken up again, by
/// themselves and flicked to either side.
fn throws() -> impl Iterator<Item = Flight> {
    let flicks = [
        Flick::default(),
        Flick {
            from: Some((0.02, 0.9)),
            way: Vector::new(8.0, -3.0),
        },
        Flick {
            from: Some((1.0, 0.0)),
            way: Vector::new(-2.0, 8.5),
        },
    ];
    (0..150u32).map(move |salt| {
        let count = 1 + salt as usize % 10;
        let size = [34.0, 46.0, 56.0, 78.0, 150.0][salt as usize % 5];
        let flick = flicks[salt as usize % 7 % 3];
        Flight::of(order(count, size, salt, salt % 3 == 1, flick))
    })
}

const MOMENTS: u32 = 120;

fn moments(flight: &Flight, nth: usize) -> impl Iterator<Item = Moment> {
    (0..=MOMENTS).map(move |at| flight.at(nth, at as f32 / MOMENTS as f32))
}

#[test]
fn every_throw_ends_with_the_faces_that_were_dealt_where_they_belong() {
    for flight in throws() {
        for (nth, die) in flight.order().dice.iter().enumerate() {
            let last = flight.at(nth, 1.0);
            assert_eq!((last.middle, last.turn, last.lies), (die.to, die.after, true));
            let face = (flight.order().salt as usize + 5 * nth) % 6;
            assert_eq!(last.turn.up(), face);
            // It has not jumped there.
            let before = flight.at(nth, 0.99);
            assert!(before.middle.distance(die.to) < 0.1 * flight.order().size);
            assert_eq!(before.turn.up(), face);
        }
    }
}

#[test]
fn no_die_is_cut_off_at_the_rim_of_its_tray() {
    for flight in throws() {
        let Order { room, size, .. } = *flight.order();
        for nth in 0..flight.order().dice.len() {
            for moment in moments(&flight, nth) {
                let (across, down) = moment.turn.reach();
                let half = flight::EDGE * size * moment.scale / 2.0;
                let (x, y) = (across * half - 0.01, down * half - 0.01);
                let Point { x: left, y: top } = moment.middle - Vector::new(x, y);
                assert!(left >= 0.0 && top >= 0.0, "{left} {top} of {size}");
                assert!(left + 2.0 * x <= room.width && top + 2.0 * y <= room.height);
            }
        }
    }
}

#[test]
fn dice_fly_without_jumping_and_tumble_on_the_way() {
    for flight in throws() {
        let Order { size, room, .. } = *flight.order();
        let far = 0.75 * size + 0.12 * room.width;
        for nth in 0..flight.order().dice.len() {
            let all: Vec<Moment> = moments(&flight, nth).collect();
            let mut faces = 1;
            for pair in all.windows(2) {
                assert!(pair[0].middle.distance(pair[1].middle) < far);
                faces += usize::from(pair[0].turn.up() != pair[1].turn.up());
            }
            assert!(faces > 1, "it shows {faces} faces");
        }
    }
}

#[test]
fn two_throws_of_the_same_dice_are_not_alike() {
    let middles = |salt| {
        let flight = Flight::of(Order {
            salt,
            ..order(6, 78.0, 3, false, Flick::default())
        });
        (0..6).map(|nth| flight.at(nth, 0.6).middle).collect::<Vec<_>>()
    };
    assert_eq!(middles(1), middles(1));
    assert_ne!(middles(1), middles(2));
}

/// A table at which some dice are kept and the others are thrown again: what is told of that.
fn thrown_again() -> (Motion, DiceMask) {
    let table = TableSetup::of_bots(&[Level::Normal; 3], Some(3));
    let first = table.game().start().expect("a table");
    let mut motion = Motion::new(View::of(&first, None), Speed::Normal);
    let mut kept = None;
    rehearse(&table, 40, &mut |event, state| {
        if kept.is_some() {
            return;
        }
        if let Event::DiceRolled {
            mask,
            dice,
            roll: 2..,
            ..
        } = event
            && mask.count_ones() > 1
            && mask != dice.all()
        {
            motion.skip();
            kept = Some(dice.all() & !mask);
        }
        motion.tell(event, View::of(state, None));
    })
    .expect("a game");
    (motion, kept.expect("some dice are thrown again"))
}

#[test]
fn kept_dice_go_to_the_left_and_lie_still_while_the_others_fly() {
    let (mut motion, kept) = thrown_again();
    let start = std::time::Instant::now();
    let hover = Hover::default();
    let mut places: Vec<Vec<Point>> = Vec::new();
    for frame in 0..40 {
        motion.tick(start + std::time::Duration::from_millis(16 * frame));
        let tray = tray::<()>(&motion).size(72.0);
        let laid = tray.layout(ROOM);
        let time = tray.row.throw().map_or(1.0, |thrown| thrown.time);
        let drawn = tray.drawn(&laid, &hover, ROOM);
        let is_kept = |die: &usize| kept & 1 << *die != 0;
        let (aside, thrown): (Vec<usize>, Vec<usize>) = (0..drawn.len()).partition(is_kept);
        if time > TAKEN {
            places.push(aside.iter().map(|die| drawn[*die].moment.middle).collect());
        }
        if time >= 1.0 {
            let x = |dice: &[usize]| {
                dice.iter()
                    .map(|die| drawn[*die].moment.middle.x)
                    .collect::<Vec<_>>()
            };
            let (left, right) = (x(&aside), x(&thrown));
            assert!(left.iter().chain(&right).is_sorted(), "in their order");
            assert!(left.is_sorted() && right.is_sorted());
        }
    }
    assert!(places.len() > 10 && places.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn dice_in_the_hand_wait_inside_the_tray_and_leave_it_from_there() {
    for count in 1..=10 {
        let flick = Flick {
            from: Some((0.9, 0.1)),
            ..Flick::default()
        };
        for flick in [Flick::default(), flick] {
            let order = order(count, 78.0, 5, false, flick);
            let hand = flight::hand(order.room, order.size, flick);
            let flight = Flight::of(order.clone());
            for nth in 0..count {
                let waits = flight::in_hand(order.room, order.size, hand, nth, count);
                assert!(waits.middle.distance(flight.at(nth, 0.0).middle) < 0.5);
            }
        }
    }
}

#[test]
fn dice_in_the_hand_are_thrown_where_they_are_let_go() {
    let table = TableSetup::of_bots(&[Level::Normal; 3], Some(3));
    let first = table.game().start().expect("a table");
    let motion = Motion::new(View::of(&first, None), Speed::Normal);
    let tray = tray(&motion).size(72.0).on_throw(Some);
    let mut ui = Simulator::with_size(iced::Settings::default(), ROOM, tray);
    ui.point_at(Point::new(64.0, 60.0));
    let _ = ui.simulate(click());
    let thrown: Vec<Flick> = ui.into_messages().collect();
    assert_eq!(thrown.len(), 1);
    let (x, y) = thrown[0].from.expect("from there");
    assert!((x - 0.1).abs() < 0.01 && (0.3..0.6).contains(&y));
}
