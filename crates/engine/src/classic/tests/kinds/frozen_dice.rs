//! A die that is frozen stays as it is: nobody chooses it, whoever would throw it again, turn it or take it away,
//! in the turns of others and in the owner's own after it has frozen (`evolutions.md` §3.1, `expansions.md` §4.6).

use super::super::kit::*;
use super::boxes::boxed;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{Ankh, River, Snake};
use crate::classic::{Answer, Event, Monster, Pack, Pick, What};
use crate::{Game as _, Seat};

/// The last of A's six dice is the frozen one.
const FROZEN: u8 = 5;
const FIVE: [Face; 5] = [One, Two, Three, Heart, Claw];

/// The numbers of the dice that these picks name.
fn named(pick: Pick) -> Vec<u8> {
    match pick {
        Pick::Die(die) | Pick::DieFace(die, _) | Pick::Remove(die) => vec![die],
        Pick::Dice(dice) => (0..16).filter(|die| dice & 1 << die != 0).collect(),
        _ => vec![],
    }
}

/// Every die that `seat` may choose now with that card, or whoever is asked if it is none.
fn dice_of(table: &Table, seat: Seat, by: &str) -> Vec<u8> {
    let mut dice: Vec<u8> = table
        .answers()
        .into_iter()
        .flat_map(|answer| match answer {
            Answer::Use(used) if used.face == card(by) && table.state.speaker(answer) == Some(seat) => {
                named(used.pick)
            }
            Answer::Choose(pick) if by.is_empty() => named(pick),
            _ => vec![],
        })
        .collect();
    dice.sort_unstable();
    dice.dedup();
    dice
}

#[test]
fn nobody_chooses_a_die_that_another_has_frozen() {
    type Lay = fn(Laid) -> Laid;
    let rows: [(&str, Monster, Seat, Lay, &[u8]); 10] = [
        (
            "herd-culler",
            Monster::Gigazaur,
            A,
            |laid| laid.holding(A, "herd-culler"),
            &[1, 2, 3, 4],
        ),
        (
            "plot-twist",
            Monster::Gigazaur,
            A,
            |laid| laid.holding(A, "plot-twist"),
            &[0, 1, 2, 3, 4],
        ),
        (
            "stretchy",
            Monster::Gigazaur,
            A,
            |laid| laid.holding(A, "stretchy").energy(A, 2),
            &[0, 1, 2, 3, 4],
        ),
        (
            "clown",
            Monster::Gigazaur,
            A,
            |laid| laid.holding(A, "clown"),
            &[0, 1, 2, 3, 4],
        ),
        (
            "gamma-breath",
            Monster::Gigazaur,
            A,
            |laid| laid.evolved(A, "gamma-breath"),
            &[0, 1, 2, 3],
        ),
        (
            "tail-sweep",
            Monster::Gigazaur,
            A,
            |laid| laid.evolved(A, "tail-sweep"),
            &[0, 1, 2, 3, 4],
        ),
        (
            "tiny-tail",
            Monster::BabyGigazaur,
            A,
            |laid| laid.evolved(A, "tiny-tail"),
            &[1, 2, 3, 4],
        ),
        (
            "psychic-probe",
            Monster::Gigazaur,
            C,
            |laid| laid.holding(C, "psychic-probe"),
            &[0, 1, 2, 3, 4],
        ),
        (
            "heart-of-the-rabbit",
            Monster::Gigazaur,
            C,
            |laid| laid.in_hand(C, "heart-of-the-rabbit"),
            &[0, 1, 2, 3, 4],
        ),
        (
            "witch",
            Monster::Gigazaur,
            C,
            |laid| laid.holding(C, "witch"),
            &[0, 1, 2, 3, 4],
        ),
    ];
    for (by, monster, seat, lay, free) in rows {
        let laid = boxed(&[monster, Monster::SpacePenguin, Monster::CyberBunny], [])
            .evolved(B, "encased-in-ice")
            .counters("encased-in-ice", Energy as u8 + 1)
            .in_city(C);
        let mut table = lay(laid).turn_of(A);
        table.rolls(FIVE);
        assert_eq!(table.dice()[usize::from(FROZEN)], Energy);
        assert_eq!(
            table.state.rerolls() & 1 << FROZEN,
            0,
            "nor does A throw it again"
        );
        table.keeps_all();
        for _ in 0..4 {
            if table.is_offered(seat, by, "") {
                break;
            }
            table.done();
        }
        assert_eq!(dice_of(&table, seat, by), free, "{by}");
    }
}

#[test]
fn a_beast_and_a_background_dweller_leave_it() {
    let mut table = boxed(
        &[Monster::Gigazaur, Monster::SpacePenguin],
        [Pack::Transformation],
    )
    .with_beast(A)
    .holding(A, "background-dweller")
    .evolved(B, "encased-in-ice")
    .counters("encased-in-ice", Three as u8 + 1)
    .in_city(B)
    .turn_of(A);
    table.rolls(FIVE);
    assert_eq!(dice_of(&table, A, "transformation"), [0, 1, 2, 3, 4]);
    assert_eq!(dice_of(&table, A, "background-dweller"), [2]);
}

#[test]
fn what_turns_many_dice_leaves_it() {
    let mut table = boxed(&[Monster::Pandakai, Monster::SpacePenguin], [])
        .evolved(A, "yin-and-yang")
        .evolved(B, "encased-in-ice")
        .counters("encased-in-ice", One as u8 + 1)
        .in_city(B)
        .turn_of(A);
    table.rolls(FIVE).keeps_all().uses(A, "yin-and-yang");
    assert_eq!(table.dice(), [Three, Heart, One, Two, Energy, One]);

    let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [])
        .in_hand(A, "saurian-adaptability")
        .evolved(B, "encased-in-ice")
        .counters("encased-in-ice", One as u8 + 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls(FIVE)
        .keeps_all()
        .uses_on(A, "saurian-adaptability", Pick::Faces(One, Claw));
    assert_eq!(table.dice(), [Claw, Two, Three, Heart, Claw, One]);

    let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [])
        .in_hand(A, "saurian-adaptability")
        .evolved(B, "encased-in-ice")
        .counters("encased-in-ice", Energy as u8 + 1)
        .in_city(B)
        .turn_of(A);
    table.rolls(FIVE).keeps_all();
    assert!(
        table
            .use_of(A, "saurian-adaptability", Pick::Faces(Energy, Claw))
            .is_none()
    );
}

/// A's dice under a curse, the last one or those of `by` being frozen, when the Die of Fate has been resolved.
fn under(curse: &str, fate: crate::classic::SpecialFace, shrink: u8, dice: &[Face]) -> Table {
    let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [Pack::Curses])
        .cursed(curse)
        .with_piece(B, "golden-scarab", 0)
        .evolved(B, "encased-in-ice")
        .counters("encased-in-ice", One as u8 + 1)
        .shrink(A, shrink)
        .in_city(B)
        .turn_of(A);
    table.passes();
    if !dice.is_empty() {
        table.says(Answer::Faces(dice.iter().copied().collect()));
    }
    table.falls(fate).keeps_all().passes();
    table
}

#[test]
fn no_curse_lets_anybody_choose_it() {
    for (curse, fate, shrink, dice, free) in [
        ("confused-senses", River, 0, &FIVE[..], &[0, 1, 2, 3, 4][..]),
        ("false-blessing", Ankh, 2, &FIVE[..], &[0, 1, 2, 3, 4]),
        ("false-blessing", Snake, 2, &FIVE[..], &[0, 1, 2, 3, 4]),
        ("raging-flood", Snake, 0, &FIVE[..4], &[0, 1, 2, 3]),
    ] {
        let table = under(curse, fate, shrink, dice);
        assert!(
            matches!(table.state.question().what, What::Curse { .. }),
            "{curse}\n{}",
            table.open_question()
        );
        assert_eq!(dice_of(&table, A, ""), free, "{curse}, {fate:?}");
    }
}

#[test]
fn where_only_frozen_dice_lie_a_curse_finds_none() {
    for (curse, fate, shrink) in [
        ("raging-flood", Snake, 4),
        ("scribe-perseverance", Snake, 5),
        ("false-blessing", Snake, 7),
    ] {
        let table = under(curse, fate, shrink, &[]);
        let fixed =
            |event: &Event| matches!(event, Event::DiceFixed { seat: A, dice } if dice.iter().eq([One]));
        assert!(table.heard(fixed), "{curse}\n{}", table.open_question());
    }
}

#[test]
fn the_scribe_removes_another_one() {
    let table = under("scribe-perseverance", Snake, 0, &[Two, Two, Three, One, Heart]);
    assert_eq!(table.dice(), [Two, Two, Three, Heart, One]);
    assert!(table.heard(|event| matches!(event, Event::DieRemoved { die: 3, .. })));
}

#[test]
fn a_die_of_the_flood_lies_before_it_and_it_stays_frozen() {
    let mut table = under("raging-flood", Ankh, 0, &[One, One, One, Two]);
    table.says(Answer::Choose(Pick::Face(One)));
    assert_eq!(table.dice(), [One, One, One, Two, One, One]);
    assert_eq!(table.state.locked_dice(), 1 << 5);
    table.resolves_rest();
    assert_eq!(table.stars(A), 3, "five 1s");
}

#[test]
fn fewer_dice_still_hold_the_frozen_one_and_a_reflection_freezes_a_second() {
    for (shrink, rolled, expected) in [
        (
            0,
            &[Two, Two, Three, Three][..],
            vec![Two, Two, Three, Three, Heart, Claw],
        ),
        (3, &[Two], vec![Two, Heart, Claw]),
        (4, &[], vec![Heart, Claw]),
        (5, &[], vec![Claw]),
        (6, &[], vec![]),
    ] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [])
            .evolved(B, ["encased-in-ice", "icy-reflection"])
            .reflecting("encased-in-ice")
            .counters("encased-in-ice", Claw as u8 + 1)
            .counters("icy-reflection", Heart as u8 + 1)
            .shrink(A, shrink)
            .in_city(B)
            .by_hand()
            .turn_of(A);
        table.passes();
        if !rolled.is_empty() {
            table.says(Answer::Faces(rolled.iter().copied().collect()));
        }
        if !expected.is_empty() {
            assert_eq!(table.dice(), expected, "{shrink} dice fewer");
            assert_eq!(
                table.state.rerolls().count_ones() as usize,
                rolled.len(),
                "{shrink} dice fewer"
            );
        }
    }
}

#[test]
fn in_the_penguin_s_own_turn_nobody_chooses_it_after_it_has_frozen() {
    for (curse, fate, dice) in [
        ("confused-senses", River, 6),
        ("false-blessing", Ankh, 8),
        ("false-blessing", Snake, 8),
        ("raging-flood", Snake, 5),
    ] {
        let mut table = boxed(&[Monster::SpacePenguin, Monster::Gigazaur], [Pack::Curses])
            .cursed(curse)
            .with_piece(B, "golden-scarab", 0)
            .evolved(A, "encased-in-ice")
            .energy(A, 1)
            .in_city(B)
            .turn_of(A);
        table.passes();
        let faces = [One, Two, Three, Heart, Claw, Energy, One, Two];
        table.says(Answer::Faces(faces[..dice].iter().copied().collect()));
        table.falls(fate).keeps_all();
        while !table.is_offered(A, "encased-in-ice", "") {
            table.done();
        }
        table.uses_on(A, "encased-in-ice", Pick::Die(1)).passes();
        assert!(
            matches!(table.state.question().what, What::Curse { .. }),
            "{curse}\n{}",
            table.open_question()
        );
        let free: Vec<u8> = (0..crate::parts::small(dice)).filter(|die| *die != 1).collect();
        assert_eq!(dice_of(&table, A, ""), free, "{curse}, {fate:?}");
    }
}

#[test]
fn a_die_removed_before_it_does_not_move_the_ice() {
    let mut table = boxed(&[Monster::SpacePenguin, Monster::Gigazaur], [Pack::Curses])
        .cursed("false-blessing")
        .evolved(A, "encased-in-ice")
        .energy(A, 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls([One, Two, Three, Heart, Claw, Energy, One, Two])
        .falls(Ankh)
        .keeps_all();
    while !table.is_offered(A, "encased-in-ice", "") {
        table.done();
    }
    table.uses_on(A, "encased-in-ice", Pick::Die(3)).passes();
    table.says(Answer::Choose(Pick::Remove(0)));
    assert_eq!(table.state.locked_dice(), 1 << 2);
    assert_eq!(dice_of(&table, A, ""), [0, 1, 3, 4, 5, 6]);
}

#[test]
fn the_scribe_takes_none_that_the_penguin_has_just_frozen() {
    let mut table = boxed(&[Monster::SpacePenguin, Monster::Gigazaur], [Pack::Curses])
        .cursed("scribe-perseverance")
        .evolved(A, "encased-in-ice")
        .energy(A, 1)
        .in_city(B)
        .turn_of(A);
    table
        .rolls([One, Two, Three, Three, Claw, One])
        .falls(Snake)
        .keeps_all();
    while !table.is_offered(A, "encased-in-ice", "") {
        table.done();
    }
    table.uses_on(A, "encased-in-ice", Pick::Die(0)).passes();
    assert_eq!(table.dice(), [One, Two, Three, Three, Claw]);
}
