//! Losing hearts and dying: kinds of loss, batches, windows, settlement (`core.md` §3).

use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Two};
use crate::classic::{Ending, Event, HitKind, Place, What};

/// Every hit told: who, how much, which kind, by whom.
fn losses(table: &Table) -> Vec<(char, u8, HitKind, Option<char>)> {
    let name = |seat: crate::Seat| char::from(b'A' + seat.0);
    table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                ..
            } => Some((name(*victim), *amount, *kind, by.map(name))),
            _ => None,
        })
        .collect()
}

// --- 3.1, the kinds

#[test]
fn claws_are_smashes_of_the_active_monster() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.plays(claws(2)).yields(B);
    assert_eq!(losses(&table), [('B', 2, HitKind::Smash, Some('A'))]);
}

#[test]
fn the_own_cards_are_card_losses_by_oneself() {
    let mut table = table(3)
        .in_city(A)
        .energy(A, 3)
        .market("national-guard")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("national-guard")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(losses(&table), [('A', 2, HitKind::Card, Some('A'))]);
    assert_eq!(table.place(A), Place::City, "no yield");
}

#[test]
fn poison_is_nobodys() {
    let mut table = table(3).in_city(A).poison(A, 2).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!(losses(&table), [('A', 2, HitKind::Token, None)]);
    assert_eq!((table.poison(A), table.place(A)), (2, Place::City));
}

#[test]
fn poison_hurts_only_at_the_end_of_the_own_turn() {
    let mut table = table(3).in_city(B).poison(C, 1).turn_of(A);
    table.idles(A).idles(B);
    assert_eq!(table.hearts(C), 10);
    table.idles(C);
    assert_eq!(table.hearts(C), 9);
}

#[test]
fn trimming_is_no_loss_and_asks_nobody() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 4)
        .holding(C, ["even-bigger", "wings"])
        .hearts(C, 12)
        .energy(C, 2)
        .turn_of(A);
    table.plays(BLANK).buys("even-bigger").turn_is(B);
    assert_eq!(table.hearts(C), 10);
    assert!(losses(&table).is_empty());
}

// --- 3.2 and 3.3, batches and hits

#[test]
fn victims_stand_clockwise_from_the_attackers_left() {
    let mut table = table(5).in_city(C).turn_of(C);
    table.plays(claws(1)).turn_is(D);
    let order: Vec<char> = losses(&table).into_iter().map(|loss| loss.0).collect();
    assert_eq!(order, ['D', 'E', 'A', 'B']);
}

#[test]
fn no_more_than_the_hearts_are_lost() {
    let mut table = table(3).in_city(B).hearts(B, 2).turn_of(A);
    table.plays([Claw; 6]);
    assert_eq!(losses(&table), [('B', 2, HitKind::Smash, Some('A'))]);
}

#[test]
fn nobody_dies_before_the_batch_is_over() {
    // B falls first, and its card still stands there when C is hit; then all is settled at once.
    let mut table = table(4)
        .in_city(A)
        .hearts(B, 2)
        .holding(C, "camouflage")
        .turn_of(A);
    table.plays(claws(2)).asked(C, What::Harm);
    assert_eq!(table.hearts(B), 0);
    assert!(table.alive(B), "doomed, but the batch goes on");
    table.done();
    assert!(!table.alive(B));
    assert_eq!((table.hearts(C), table.hearts(D)), (8, 8));
}

#[test]
fn the_doomed_do_nothing_any_more() {
    let mut table = table(4)
        .in_city(A)
        .hearts(B, 2)
        .energy(B, 10)
        .holding(B, "rapid-healing")
        .holding(C, "camouflage")
        .turn_of(A);
    table
        .plays(claws(2))
        .asked(B, What::Harm)
        .done()
        .asked(C, What::Harm);
    assert!(!table.may_use(B, "rapid-healing"));
    table.done();
    assert!(!table.alive(B));
}

// --- 3.4, the window

#[test]
fn the_window_stays_open_until_the_victim_is_done() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 6)
        .energy(B, 6)
        .holding(B, ["wings", "camouflage", "rapid-healing"])
        .turn_of(A);
    table.plays(claws(4)).asked(B, What::Harm);
    assert!(
        ["wings", "camouflage", "rapid-healing"]
            .iter()
            .all(|slug| table.may_use(B, slug))
    );
    table
        .uses(B, "camouflage")
        .nature([Heart, One, One, One])
        .asked(B, What::Harm);
    assert_eq!(table.state.landing().map(|hit| hit.amount), Some(3));
    table.uses(B, "rapid-healing").asked(B, What::Harm);
    assert!(table.may_use(B, "wings"));
    table.uses(B, "wings").turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (7, 2));
}

#[test]
fn no_window_opens_without_a_usable_card() {
    let mut table = table(3)
        .in_city(B)
        .energy(B, 1)
        .holding(B, ["wings", "rapid-healing"])
        .turn_of(A);
    table.plays(claws(2)).stays(B);
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn full_hearts_heal_nothing_in_a_window_that_does_not_kill() {
    let mut table = table(3)
        .in_city(B)
        .energy(B, 4)
        .holding(B, "rapid-healing")
        .turn_of(A);
    table.plays(claws(3)).asked(B, What::Yield);
}

#[test]
fn rapid_healing_is_limited_by_the_cap_when_the_hit_does_not_kill() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 9)
        .energy(B, 6)
        .holding(B, "rapid-healing")
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "rapid-healing")
        .asked(B, What::Yield);
    assert_eq!((table.hearts(B), table.energy(B)), (7, 4));
}

#[test]
fn wings_cover_the_second_hit_of_a_batch_too() {
    let mut table = table(5)
        .in_city(B)
        .in_bay(C)
        .holding(B, "burrowing")
        .mimicking(C, "burrowing")
        .holding(A, "wings")
        .energy(A, 2)
        .turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .yields(C)
        .uses(A, "wings")
        .turn_is(B);
    assert_eq!(table.hearts(A), 10);
    // Taken the first, paid for the second: the first stays lost.
    let mut table = self::table(5)
        .in_city(B)
        .in_bay(C)
        .holding(B, "burrowing")
        .mimicking(C, "burrowing")
        .holding(A, "wings")
        .energy(A, 2)
        .turn_of(A);
    table
        .plays(claws(1))
        .yields(B)
        .yields(C)
        .done()
        .uses(A, "wings")
        .turn_is(B);
    assert_eq!(table.hearts(A), 9);
}

// --- 3.5, gains

#[test]
fn energy_of_one_roll_is_one_gain() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .fixes([Energy, Energy, Energy, One, Two, Two])
        .resolves_rest();
    assert_eq!(
        table.count(|event| matches!(
            event,
            Event::EnergyChanged {
                seat: A,
                delta: 3,
                ..
            }
        )),
        1
    );
}

// --- 3.6, settlement

#[test]
fn the_end_is_tested_after_the_whole_batch() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 3)
        .hearts(B, 3)
        .hearts(C, 3)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("tank");
    table.over(Ending::Nobody, []);
    assert_eq!(table.count(|event| matches!(event, Event::Eliminated { .. })), 3);
}

#[test]
fn those_who_fall_together_are_eliminated_in_the_order_of_the_batch() {
    // Clockwise from the left of the one who does it, itself last.
    for (active, order) in [
        (A, [B, C, D, A]),
        (B, [C, D, A, B]),
        (C, [D, A, B, C]),
        (D, [A, B, C, D]),
    ] {
        let mut table = table(4)
            .in_city(B)
            .energy(active, 4)
            .market("high-altitude-bombing");
        for seat in order {
            table = table.hearts(seat, 3);
        }
        let mut table = table.turn_of(active);
        table.plays(BLANK).buys("high-altitude-bombing").reveals("tank");
        table.over(Ending::Nobody, []);
        let fallen: Vec<_> = (table.told.iter())
            .filter_map(|(event, _)| match event {
                Event::Eliminated { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(fallen, order, "in the turn of {active:?}");
    }
}

#[test]
fn the_survivor_of_its_own_bombing_wins() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 3)
        .hearts(C, 3)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("tank");
    table.over(Ending::Survivor, [A]);
}

#[test]
fn the_other_one_wins_when_the_active_monster_dies() {
    let mut table = table(2).in_city(B).hearts(A, 1).poison(A, 1).turn_of(A);
    table.plays(BLANK).over(Ending::Survivor, [B]);
}

// --- 3.7, elimination

#[test]
fn the_dead_leave_everything_behind() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .stars(B, 7)
        .energy(B, 9)
        .poison(B, 1)
        .shrink(B, 2)
        .holding(B, ["acid-attack", "smoke-cloud"])
        .turn_of(A);
    table.plays(claws(1)).turn_is(C);
    let gone = *table.state.player(B);
    assert_eq!(
        (
            gone.hearts,
            gone.stars,
            gone.energy,
            gone.poison,
            gone.shrink,
            gone.place
        ),
        (0, 0, 0, 0, 0, Place::Outside)
    );
    assert!(table.cards(B).is_empty() && table.discarded("acid-attack") && table.discarded("smoke-cloud"));
}

#[test]
fn the_dead_are_not_asked_again() {
    let mut table = table(3)
        .in_city(A)
        .hearts(B, 1)
        .holding(B, ["psychic-probe", "opportunist"])
        .energy(B, 9)
        .turn_of(A);
    table
        .fixes(claws(1))
        .asked(B, What::OpponentDice)
        .done()
        .resolves_rest()
        .turn_is(C)
        .plays(BLANK)
        .turn_is(A);
}

// --- 3.9, death in the own turn

#[test]
fn dying_before_entering_ends_the_turn() {
    let mut table = table(4)
        .in_city(B)
        .holding(B, "burrowing")
        .hearts(A, 1)
        .energy(A, 9)
        .holding(A, "metamorph")
        .turn_of(A);
    table.plays(claws(1)).yields(B).turn_is(B);
    assert!(!table.alive(A));
    assert_eq!(table.state.at(Place::City), None);
}

#[test]
fn dying_while_buying_ends_the_buying() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 1)
        .energy(A, 20)
        .holding(A, "metamorph")
        .market("tank")
        .turn_of(A);
    table.plays(BLANK).buys("tank").reveals("heal").turn_is(B);
    assert!(!table.alive(A));
    assert!(table.discarded("metamorph") && table.discarded("tank"));
}

#[test]
fn dying_in_the_own_turn_completes_the_batch() {
    let mut table = table(4)
        .in_city(B)
        .hearts(A, 1)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("heal")
        .turn_is(B);
    assert_eq!([B, C, D].map(|seat| table.hearts(seat)), [7; 3]);
}

#[test]
fn another_ones_twenty_stars_win_at_the_end_of_a_dead_monsters_turn() {
    let mut table = table(3)
        .in_city(B)
        .stars(B, 20)
        .hearts(A, 1)
        .poison(A, 1)
        .turn_of(A);
    table.plays(BLANK).over(Ending::Stars, [B]);
}

#[test]
fn a_dead_monsters_freeze_time_is_gone() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .hearts(A, 1)
        .poison(A, 1)
        .turn_of(A);
    table.plays([One, One, One, Two, Two, Claw]).stays(B).turn_is(B);
}
