//! The dice as a hand finds them.

use super::*;
use crate::storage::TableSetup;
use crate::ui::classic_motion::Motion;
use crate::ui::rehearse::rehearse;
use bots::Level;
use engine::View;
use engine::classic::{Event, Face, What};
use iced_test::Simulator;
use iced_test::simulator::click;
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
