//! All extra turns together: Builders' Uprising, Freeze Time, Final Push, Frenzy, Panda Express, Jungle
//! Frenzy, one at a time, one's own before those of others (`evolutions.md` §3.0, `core.md` §2.12).

use super::super::kit::*;
use super::{ends, falls, plays_on, with_curses};
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::agenda;
use crate::classic::state::Key;
use crate::classic::{Monster, Options, Pack, Reason, SpecialFace, What, Wickedness};

const MONSTERS: [Monster; 3] = [Monster::Pandakai, Monster::Gigazaur, Monster::TheKing];

fn everything(options: &mut Options) {
    with_curses(options);
    options.wickedness = Wickedness::Green;
}

/// The names of what gives the extra turns that wait.
fn waiting(table: &Table) -> Vec<u8> {
    table.state.queued.iter().map(|extra| extra.rank).collect()
}

#[test]
fn all_of_them_follow_one_turn_in_the_order_of_the_book() {
    let mut table = drafted_table(&MONSTERS, everything)
        .cursed("builders-uprising")
        .drafted(A, "jungle-frenzy")
        .evolved(A, "panda-express")
        .in_hand(A, "jungle-frenzy")
        .holding(A, ["freeze-time", "extra-head", "extra-head"])
        .wicked(A, 9)
        .energy(A, 12)
        .market("frenzy")
        .in_city(B)
        .turn_of(A);
    table
        .passes()
        .rolls([One, One, One, Two, Three, Heart, Energy, Claw]);
    falls(&mut table, SpecialFace::Ankh);
    table.keeps_all().passes();
    table.resolves(One).takes("tile-final-push");
    table.resolves_rest().stays(B);
    table
        .evolves(A, "jungle-frenzy")
        .passes()
        .buys("frenzy")
        .reveals("energize");
    ends(&mut table, 1);
    // No Die of Fate in the first one; one die fewer in the second.
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (A, Reason::Curse)
    );
    assert_eq!(waiting(&table), [0, 1, 2, 3]);
    let idle = [One, One, Two, Two, Three, Three, Energy, Energy];
    table.passes().rolls(idle);
    assert_eq!(table.state.fate(), None);
    table.keeps_all().resolves_rest().passes().buys_no_more().passes();
    table.asked(A, What::ExtraTurn { penalty: 1 }).accepts();
    let dice = [One, One, Two, Two, Three, Three, Energy];
    let after: [(Reason, &[u8], &[&str]); 5] = [
        (
            Reason::FewerDice,
            &[0, 1, 2, 3],
            &["tile-final-push", "jungle-frenzy"],
        ),
        (Reason::Extra, &[1, 2, 3], &["jungle-frenzy"]),
        (Reason::Extra, &[2, 3], &["jungle-frenzy"]),
        (Reason::Extra, &[3], &["jungle-frenzy"]),
        (Reason::Extra, &[], &[]),
    ];
    for (nth, (reason, left, lying)) in after.into_iter().enumerate() {
        assert_eq!(
            (table.state.active(), table.state.turn().reason),
            (A, reason),
            "turn {nth}"
        );
        assert_eq!(waiting(&table), left, "turn {nth}");
        for slug in ["tile-final-push", "jungle-frenzy"] {
            assert_eq!(
                table.cards(A).contains(&slug),
                lying.contains(&slug),
                "{slug} in turn {nth}"
            );
        }
        if nth == 0 {
            table.passes().rolls(dice);
        } else {
            table.passes().rolls(idle);
        }
        falls(&mut table, SpecialFace::River);
        plays_on(&mut table);
    }
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (B, Reason::Order)
    );
}

/// Those that wait are lined up whatever came first.
#[test]
fn the_order_of_queueing_does_not_matter_for_ones_own() {
    let book = ["tile-final-push", "frenzy", "panda-express", "jungle-frenzy"];
    for first in 0..book.len() {
        for second in (0..book.len()).filter(|second| *second != first) {
            for third in (0..book.len()).filter(|third| *third != first && *third != second) {
                let mut laid = drafted_table(&MONSTERS, |_| {}).turn_of(A);
                let (state, teller) = (&mut laid.state, &mut |_, _: &crate::classic::State| {});
                let mut table = agenda::Table {
                    state,
                    teller,
                    turns: 0,
                };
                // One that somebody else takes stays behind all of them.
                table.queue_extra_turn(C, card("frenzy"), Key::NONE);
                for nth in [first, second, third] {
                    table.queue_extra_turn(A, card(book[nth]), Key::NONE);
                }
                let mut expected = [first, second, third].map(|nth| (A, book[nth], nth));
                expected.sort_unstable_by_key(|(_, _, nth)| *nth);
                let queued: Vec<_> = laid.state.queued.iter().map(|extra| extra.seat).collect();
                assert_eq!(queued, [A, A, A, C]);
                let ranks: Vec<_> = laid.state.queued.iter().take(3).map(|extra| extra.rank).collect();
                assert_eq!(
                    ranks,
                    expected.map(|(_, slug, _)| card(slug).rank_of_extra_turn()),
                    "{expected:?}"
                );
            }
        }
    }
}

#[test]
fn ones_own_come_before_the_frenzy_that_somebody_else_bought() {
    let mut table = powered_table(&MONSTERS)
        .evolved(A, "panda-express")
        .holding(C, "opportunist")
        .energy(A, 2)
        .energy(C, 7)
        .turn_of(A);
    table.plays([One, Two, Three, Heart, Energy, Claw]);
    table.passes().sweeps();
    table
        .reveals("frenzy")
        .reveals("tank")
        .reveals("heal")
        .buys("frenzy");
    table.reveals("energize").passes();
    ends(&mut table, 1);
    let turns = [
        (A, Reason::Extra),
        (C, Reason::Extra),
        (B, Reason::Order),
        (C, Reason::Order),
    ];
    for (nth, turn) in turns.into_iter().enumerate() {
        assert_eq!(
            (table.state.active(), table.state.turn().reason),
            turn,
            "turn {nth}"
        );
        table.passes();
        let number = table.state.turn().number;
        table.plays(BLANK);
        ends(&mut table, number);
    }
}

#[test]
fn a_turn_that_is_skipped_was_one_of_them() {
    let monsters = [Monster::MekaDragon, Monster::Gigazaur, Monster::TheKing];
    let mut table = drafted_table(&monsters, |_| {})
        .drafted(A, ["jungle-frenzy"])
        .in_hand(A, ["jungle-frenzy", "tune-up"])
        .energy(A, 7)
        .market("frenzy")
        .in_city(B)
        .turn_of(A);
    table.passes().plays(claws(1)).stays(B);
    table
        .evolves(A, "jungle-frenzy")
        .passes()
        .buys("frenzy")
        .reveals("energize");
    ends(&mut table, 1);
    assert_eq!(waiting(&table), [3], "the Frenzy has begun");
    table.evolves(A, "tune-up");
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (A, Reason::Extra)
    );
    assert!(waiting(&table).is_empty() && !table.cards(A).contains(&"jungle-frenzy"));
}

#[test]
fn a_push_whose_tile_is_lost_is_no_turn_and_the_others_are() {
    let mut table = drafted_table(&MONSTERS, everything)
        .cursed("set-storm")
        .evolved(A, "panda-express")
        .holding(A, ["extra-head", "extra-head", "it-has-a-child"])
        .wicked(A, 9)
        .hearts(A, 3)
        .poison(A, 12)
        .turn_of(A);
    table
        .passes()
        .rolls([One, One, One, Two, Three, Heart, Energy, Claw]);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().passes().resolves(One).takes("tile-final-push");
    table.resolves_rest();
    if table.state.question().what == What::Hearts {
        table.heals(1, 0, 0);
    }
    assert_eq!(waiting(&table), [0, 2]);
    ends(&mut table, 1);
    assert!(table.alive(A), "the poison has struck, and there is a child");
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (A, Reason::Extra)
    );
    table.passes().rolls(BLANK);
    falls(&mut table, SpecialFace::River);
    plays_on(&mut table);
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (B, Reason::Order)
    );
}

#[test]
fn whoever_takes_control_is_offered_no_jungle_frenzy() {
    // It is for those who did not (`evolutions.md` §2.4).
    let mut table = powered_with(&[Monster::TheKing, Monster::Gigazaur], |options| {
        options.packs = [Pack::Tower].into_iter().collect();
    })
    .in_hand(A, "jungle-frenzy")
    .in_city(B)
    .turn_of(A);
    table.plays(claws(1)).yields(B);
    table.passes();
    assert!(!table.may_use(A, "jungle-frenzy"));
}
