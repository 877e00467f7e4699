//! The windows between the last roll and the first group, in their order: rerolls of the others in seat order,
//! own changes (a reroll opens the first ones again), a die freezes, somebody cheers, the Die of Fate and what
//! it costs, Confused Senses, then the dice are counted (`core.md` §2.5, `expansions.md` §4.3 and §10).

use super::super::kit::*;
use super::{curse_is, falls};
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Face, Moment, Monster, Options, Pack, Pick, Question, SpecialFace, What};
use crate::{Asked, Seat};

const FREEZE: What = What::Window {
    moment: Moment::Freeze,
};
const RESOLVE: What = What::Window {
    moment: Moment::Resolve,
};
const DICE: [Face; 6] = [Claw, One, Two, Three, Heart, Energy];

fn boxes(options: &mut Options) {
    options.halloween = true;
    options.packs = [Pack::Curses].into_iter().collect();
}

/// A throws; B has a probe, C is a witch in Tokyo, D a rabbit, E cheers.
fn five(curse: &str) -> Laid {
    let monsters = [
        Monster::SpacePenguin,
        Monster::Gigazaur,
        Monster::TheKing,
        Monster::CyberBunny,
        Monster::Kraken,
    ];
    drafted_table(&monsters, boxes)
        .by_hand()
        .cursed(curse)
        .with_piece(C, "golden-scarab", 0)
        .drafted(A, "destructive-analysis")
        .evolved(A, "encased-in-ice")
        .in_hand(A, "destructive-analysis")
        .holding(A, "herd-culler")
        .holding(B, "psychic-probe")
        .holding(C, ["witch", "robot"])
        .in_hand(D, "heart-of-the-rabbit")
        .holding(E, "cheerleader")
        .energy(A, 2)
        .energy(C, 3)
        .in_city(C)
}

/// Everybody passes; who was asked what until the groups are.
fn asked_until_the_groups(table: &mut Table) -> Vec<(Seat, What)> {
    let mut asked = Vec::new();
    while table.state.question().what != What::Group {
        let Question { of, what } = table.state.question();
        let Asked::Seat(seat) = of else {
            panic!("nobody throws.\n{}", table.open_question())
        };
        asked.push((seat, what));
        table.done();
    }
    asked
}

#[test]
fn all_windows_come_in_the_order_of_the_book() {
    // B's hand is empty, but D's is not: so A and D may hold anything.
    let mut table = five("set-storm").turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::River);
    table.keeps_all();
    let expected = [
        (B, What::OpponentDice),
        (C, What::OpponentDice),
        (D, What::OpponentDice),
        (A, What::ChangeDice),
        (A, FREEZE),
        (E, What::Commit),
        (A, RESOLVE),
    ];
    assert_eq!(asked_until_the_groups(&mut table), expected);
}

#[test]
fn a_change_reopens_nothing() {
    let mut table = five("set-storm").turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().passes_to(A, What::ChangeDice);
    table.uses_on(A, "herd-culler", Pick::DieFace(2, One));
    let expected = [
        (A, What::ChangeDice),
        (A, FREEZE),
        (E, What::Commit),
        (A, RESOLVE),
    ];
    assert_eq!(asked_until_the_groups(&mut table), expected);
}

#[test]
fn an_own_reroll_asks_those_once_more_who_have_used_nothing() {
    let mut table = five("set-storm").holding(A, "background-dweller").turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().asked(B, What::OpponentDice);
    table.uses_on(B, "psychic-probe", Pick::Die(0)).nature([Three]);
    table.passes_to(A, What::ChangeDice);
    table
        .uses_on(A, "background-dweller", Pick::Die(0))
        .nature([Claw]);
    // B's probe is used up.
    let expected = [
        (C, What::OpponentDice),
        (D, What::OpponentDice),
        (A, What::ChangeDice),
        (A, FREEZE),
        (E, What::Commit),
        (A, RESOLVE),
    ];
    assert_eq!(asked_until_the_groups(&mut table), expected);
}

#[test]
fn what_one_does_the_next_ones_see() {
    // Without a claw nobody bewitches; the probe has just made one.
    let mut table = five("set-storm").turn_of(A);
    table.passes().rolls([One, One, Two, Two, Three, Energy]);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().asked(B, What::OpponentDice);
    table.uses_on(B, "psychic-probe", Pick::Die(0)).nature([Claw]);
    table.passes_to(C, What::OpponentDice);
    assert!(table.may_use(C, "witch"));
}

#[test]
fn fate_comes_after_the_cheers_and_before_the_dice_are_counted() {
    // The Snake costs a heart, and one may answer that before anything else is asked.
    let mut table = five("set-storm").holding(A, "wings").energy(A, 4).turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::Snake);
    table.keeps_all().passes_to(A, FREEZE);
    table.uses_on(A, "encased-in-ice", Pick::Die(0)).passes();
    table.asked(E, What::Commit).uses(E, "cheerleader");
    assert_eq!(table.state.turn().cheers, 1);
    table.asked(A, What::Harm).done().asked(A, RESOLVE);
    assert_eq!(table.hearts(A), 8, "and one at the start of the turn");
}

#[test]
fn senses_are_confused_when_the_curse_of_the_eye_says_so_and_no_frozen_die_is_touched() {
    let mut table = five("set-storm").turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::Eye);
    table.keeps_all().passes_to(A, FREEZE);
    table.uses_on(A, "encased-in-ice", Pick::Die(0)).passes();
    table.asked(E, What::Commit).done();
    curse_is(&mut table, "confused-senses");
    table.asked(
        C,
        What::Curse {
            by: card("confused-senses"),
        },
    );
    assert!(
        !table
            .answers()
            .contains(&crate::classic::Answer::Choose(Pick::Dice(1)))
    );
    table
        .says(crate::classic::Answer::Choose(Pick::Dice(0b10)))
        .nature([Heart]);
    // Nobody answers this reroll.
    table.asked(A, RESOLVE);
}

#[test]
fn who_dies_of_fate_resolves_nothing() {
    let mut table = five("set-storm").hearts(A, 2).turn_of(A);
    // The storm has taken one at the start of the turn.
    table.passes();
    table.rolls(DICE);
    falls(&mut table, SpecialFace::Snake);
    table.keeps_all().passes();
    table.asked(E, What::Commit).done().passes();
    assert!(!table.alive(A));
    assert_eq!((table.state.active(), table.hearts(C)), (B, 10));
}

#[test]
fn nobody_cheers_for_the_dead() {
    let mut table = five("set-storm")
        .drafted(B, "worm-invaders")
        .in_hand(B, "worm-invaders")
        .hearts(A, 3);
    table = table.in_bay(D);
    let mut table = table.turn_of(A);
    table.passes().rolls(DICE);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().passes();
    table.asked(E, What::Commit).uses(B, "worm-invaders");
    while let What::Harm = table.state.question().what {
        table.done();
    }
    assert!(!table.alive(A));
    assert_ne!(table.state.question().what, What::Commit);
    assert_eq!(table.state.active(), B);
}
