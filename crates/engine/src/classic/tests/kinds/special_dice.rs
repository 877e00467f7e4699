//! A single die that is thrown again may be the Berserk die; one that is turned shows a face that it has, where any
//! face may be chosen; the Die of Fate is nobody's (`expansions.md` §4.2 and §5, `evolutions.md` §3.5 and §3.10).

use super::super::kit::*;
use super::boxes::boxed;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{DoubleClaw, River, Skull};
use crate::classic::{Answer, Monster, Pack, Pick, SpecialFace, What};
use crate::{Game as _, Seat};

type Lay = fn(Laid) -> Laid;

const BERSERK: u8 = 6;
const FATE: u8 = 7;
const ALL_SIX: [Face; 6] = [One, Two, Three, Heart, Claw, Claw];

/// Is the Berserk die, or the Die of Fate, among the picks of that card?
fn picks(table: &Table, seat: Seat, by: &str) -> Vec<Pick> {
    let mut offered = table.answers();
    table.state.free_actions(seat, &mut offered);
    offered
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Use(used) if used.face == card(by) && table.state.speaker(answer) == Some(seat) => {
                Some(used.pick)
            }
            Answer::Choose(pick) if by.is_empty() => Some(pick),
            _ => None,
        })
        .collect()
}

fn berserk(monster: Monster) -> Laid {
    boxed(
        &[monster, Monster::CyberBunny],
        [Pack::Berserk, Pack::Curses, Pack::Transformation],
    )
    .cursed("inadequate-offering")
    .berserk(A)
    .in_city(B)
}

#[test]
fn single_dice_thrown_again_may_be_the_berserk_die() {
    let rows: [(&str, Seat, Lay); 4] = [
        ("psychic-probe", B, |laid| laid.holding(B, "psychic-probe")),
        ("heart-of-the-rabbit", B, |laid| {
            laid.in_hand(B, "heart-of-the-rabbit")
        }),
        ("witch", B, |laid| laid.holding(B, "witch")),
        ("transformation", A, |laid| laid.with_beast(A)),
    ];
    for (by, seat, lay) in rows {
        let mut table = lay(berserk(Monster::Gigazaur)).turn_of(A);
        table.rolls(ALL_SIX).falls(Skull).falls(River);
        if by != "transformation" {
            table.keeps_all();
        }
        let offered = picks(&table, seat, by);
        assert!(offered.contains(&Pick::Die(BERSERK)), "{by}: {offered:?}");
        assert!(offered.contains(&Pick::Die(0)), "{by}");
        assert!(!offered.contains(&Pick::Die(FATE)), "{by}: {offered:?}");
        table.uses_on(seat, by, Pick::Die(BERSERK)).falls(DoubleClaw);
        assert_eq!(table.state.berserk_die(), Some(DoubleClaw), "{by}");
        assert_eq!(table.dice(), ALL_SIX, "{by}");
    }
}

#[test]
fn any_face_is_one_that_the_berserk_die_has() {
    let rows: [(&str, Monster, Lay, bool); 7] = [
        (
            "plot-twist",
            Monster::Gigazaur,
            |laid| laid.holding(A, "plot-twist"),
            true,
        ),
        (
            "stretchy",
            Monster::Gigazaur,
            |laid| laid.holding(A, "stretchy").energy(A, 2),
            true,
        ),
        ("clown", Monster::Gigazaur, |laid| laid.holding(A, "clown"), true),
        (
            "herd-culler",
            Monster::Gigazaur,
            |laid| laid.holding(A, "herd-culler"),
            false,
        ),
        (
            "gamma-breath",
            Monster::Gigazaur,
            |laid| laid.evolved(A, "gamma-breath"),
            false,
        ),
        (
            "tail-sweep",
            Monster::Gigazaur,
            |laid| laid.evolved(A, "tail-sweep"),
            false,
        ),
        (
            "tiny-tail",
            Monster::BabyGigazaur,
            |laid| laid.evolved(A, "tiny-tail"),
            false,
        ),
    ];
    for (by, monster, lay, turns) in rows {
        let mut table = lay(berserk(monster)).turn_of(A);
        table
            .rolls(ALL_SIX)
            .falls(SpecialFace::Energy)
            .falls(River)
            .keeps_all();
        while !table.is_offered(A, by, "") {
            table.done();
        }
        let mut special: Vec<SpecialFace> = Vec::new();
        for pick in picks(&table, A, by) {
            match pick {
                Pick::Special(face) => special.push(face),
                Pick::DieFace(die, _) | Pick::Die(die) => assert!(die < BERSERK, "{by}: {pick:?}"),
                _ => {}
            }
        }
        let expected = if turns {
            vec![SpecialFace::DoubleEnergy, SpecialFace::Claw, DoubleClaw, Skull]
        } else {
            vec![]
        };
        assert_eq!(special, expected, "{by}");
        if turns {
            table.uses_on(A, by, Pick::Special(DoubleClaw));
            assert_eq!(
                (table.state.berserk_die(), table.state.fate()),
                (Some(DoubleClaw), Some(River)),
                "{by}"
            );
        }
    }
}

#[test]
fn what_turns_many_dice_leaves_the_special_ones() {
    let mut table = berserk(Monster::Pandakai).evolved(A, "yin-and-yang").turn_of(A);
    table
        .passes()
        .rolls(ALL_SIX)
        .falls(DoubleClaw)
        .falls(River)
        .keeps_all()
        .passes_to_change()
        .uses(A, "yin-and-yang");
    assert_eq!(
        (table.state.berserk_die(), table.state.fate()),
        (Some(DoubleClaw), Some(River))
    );
    assert_eq!(table.dice(), [Three, Heart, One, Two, Energy, Energy]);

    let mut table = berserk(Monster::Gigazaur)
        .in_hand(A, "saurian-adaptability")
        .turn_of(A);
    table
        .rolls(ALL_SIX)
        .falls(DoubleClaw)
        .falls(River)
        .keeps_all()
        .passes_to_change();
    table.uses_on(A, "saurian-adaptability", Pick::Faces(Claw, One));
    assert_eq!(table.state.berserk_die(), Some(DoubleClaw));
    assert_eq!(table.dice(), [One, Two, Three, Heart, One, One]);

    let mut table = berserk(Monster::Gigazaur)
        .in_hand(A, "saurian-adaptability")
        .turn_of(A);
    table
        .rolls(BLANK)
        .falls(DoubleClaw)
        .falls(River)
        .keeps_all()
        .passes_to_change();
    assert!(
        table
            .use_of(A, "saurian-adaptability", Pick::Faces(Claw, One))
            .is_none(),
        "no ordinary die shows a claw"
    );
}

impl Table {
    fn passes_to_change(&mut self) -> &mut Self {
        while self.state.question().what == What::OpponentDice {
            self.done();
        }
        self
    }
}

#[test]
fn no_special_die_freezes() {
    let mut table = boxed(
        &[Monster::SpacePenguin, Monster::CyberBunny],
        [Pack::Berserk, Pack::Curses],
    )
    .cursed("inadequate-offering")
    .berserk(A)
    .evolved(A, "encased-in-ice")
    .energy(A, 1)
    .in_city(B)
    .turn_of(A);
    table.rolls(ALL_SIX).falls(DoubleClaw).falls(River).keeps_all();
    while !table.is_offered(A, "encased-in-ice", "") {
        table.done();
    }
    let expected: Vec<Pick> = (0..BERSERK).map(Pick::Die).collect();
    assert_eq!(picks(&table, A, "encased-in-ice"), expected);
}

#[test]
fn a_probe_finds_the_berserk_die_where_no_other_is_left() {
    let mut table = berserk(Monster::Gigazaur)
        .holding(B, "psychic-probe")
        .shrink(A, 6)
        .turn_of(A);
    table
        .falls(Skull)
        .falls(River)
        .keeps_all()
        .asked(B, What::OpponentDice);
    assert_eq!(picks(&table, B, "psychic-probe"), [Pick::Die(0)]);
    table
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .falls(DoubleClaw)
        .passes()
        .resolves_rest();
    assert_eq!(table.hearts(B), 8);
    assert!(table.cards(B).contains(&"psychic-probe"));
}

#[test]
fn a_dweller_has_no_3_of_the_berserk_die_to_throw_again() {
    // B's probe has left a 3; what C throws again is the Berserk die.
    let mut table = boxed(
        &[Monster::Gigazaur, Monster::CyberBunny, Monster::Kraken],
        [Pack::Berserk],
    )
    .berserk(A)
    .holding(B, "psychic-probe")
    .holding(C, ["witch", "background-dweller"])
    .in_city(C)
    .turn_of(A);
    table
        .rolls([One, One, One, Two, Two, Claw])
        .falls(Skull)
        .keeps_all();
    table.uses_on(B, "psychic-probe", Pick::Die(0)).nature([Three]);
    while table.state.asks() != crate::Asked::Seat(C) {
        table.done();
    }
    table
        .uses_on(C, "witch", Pick::Die(BERSERK))
        .falls(SpecialFace::Energy);
    assert_ne!(table.state.question().what, What::ProbedDie);
    assert_eq!(table.dice()[0], Three);
}

#[test]
fn curses_may_choose_it_and_never_the_die_of_fate() {
    for (curse, fate, dice) in [
        ("confused-senses", River, 6),
        ("false-blessing", SpecialFace::Ankh, 8),
        ("false-blessing", SpecialFace::Snake, 8),
        ("raging-flood", SpecialFace::Snake, 5),
    ] {
        let mut table = boxed(
            &[Monster::Gigazaur, Monster::CyberBunny],
            [Pack::Berserk, Pack::Curses],
        )
        .cursed(curse)
        .with_piece(B, "golden-scarab", 0)
        .berserk(A)
        .in_city(B)
        .turn_of(A);
        table.says(Answer::Faces([Two; 8][..dice].iter().copied().collect()));
        table.falls(DoubleClaw).falls(fate).keeps_all().passes();
        let numbers: Vec<u32> = picks(&table, A, "")
            .into_iter()
            .filter_map(|pick| match pick {
                Pick::Die(die) | Pick::Remove(die) => Some(u32::from(die)),
                Pick::Dice(0) => None,
                Pick::Dice(dice) => Some(15 - dice.leading_zeros()),
                _ => None,
            })
            .collect();
        assert_eq!(
            numbers.iter().max(),
            Some(&(dice as u32)),
            "{curse}, {fate:?}\n{}",
            table.open_question()
        );
    }
}
