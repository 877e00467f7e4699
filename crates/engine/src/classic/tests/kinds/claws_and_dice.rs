//! A double symbol of the Berserk die is two symbols and one die, for whatever counts the one or the other
//! (`expansions.md` §5, `evolutions.md` §3.0, §3.2 and §3.6).

use super::super::kit::*;
use super::boxes::boxed;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{self, Ankh, DoubleClaw, DoubleEnergy, River, Skull, Snake};
use crate::classic::{Monster, Pack, Pick, What};

type Lay = fn(Laid) -> Laid;
type Seen = fn(&mut Table) -> i32;

fn hearts_lost(table: &mut Table) -> i32 {
    10 - i32::from(table.hearts(B))
}

fn own_hearts(table: &mut Table) -> i32 {
    i32::from(table.hearts(A))
}

fn energy(table: &mut Table) -> i32 {
    i32::from(table.energy(A))
}

fn stars(table: &mut Table) -> i32 {
    i32::from(table.stars(A))
}

/// A is Berserk, and stakes what it may stake before its turn.
fn turn_of_a_berserk(monster: Monster, lay: Lay) -> Table {
    let other = if monster == Monster::Gigazaur {
        Monster::TheKing
    } else {
        Monster::Gigazaur
    };
    let laid = boxed(&[monster, other], [Pack::Berserk, Pack::Cultists])
        .berserk(A)
        .in_city(B);
    let mut table = lay(laid).turn_of(A);
    table.passes();
    while matches!(table.state.question().what, What::Evolution { .. }) {
        table.chooses(A, Pick::Number(1)).passes();
    }
    table
}

#[test]
fn whatever_counts_claws_counts_a_double_one_twice() {
    type Row = (&'static str, Monster, Lay, [Face; 6], SpecialFace, Seen, i32);
    let rows: [Row; 15] = [
        (
            "plain claws",
            Monster::Gigazaur,
            |laid| laid,
            [Claw, One, One, Two, Two, Three],
            DoubleClaw,
            hearts_lost,
            3,
        ),
        (
            "Spiked Tail",
            Monster::Gigazaur,
            |laid| laid.holding(A, "spiked-tail"),
            BLANK,
            DoubleClaw,
            hearts_lost,
            3,
        ),
        (
            "Spiked Tail",
            Monster::Gigazaur,
            |laid| laid.holding(A, "spiked-tail"),
            BLANK,
            Skull,
            hearts_lost,
            0,
        ),
        (
            "Alpha Monster",
            Monster::Gigazaur,
            |laid| laid.holding(A, "alpha-monster"),
            BLANK,
            SpecialFace::Claw,
            stars,
            1,
        ),
        (
            "Antimatter Beam",
            Monster::Gigazaur,
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            BLANK,
            DoubleClaw,
            hearts_lost,
            4,
        ),
        (
            "Barbs",
            Monster::Gigazaur,
            |laid| laid.with_tiles(A, "tile-barbs"),
            BLANK,
            DoubleClaw,
            hearts_lost,
            3,
        ),
        (
            "Barbs",
            Monster::Gigazaur,
            |laid| laid.with_tiles(A, "tile-barbs"),
            BLANK,
            SpecialFace::Claw,
            hearts_lost,
            1,
        ),
        (
            "Exotic Arms",
            Monster::Alienoid,
            |laid| laid.evolved(A, "exotic-arms").energy(A, 2),
            [Claw, One, One, Two, Two, Three],
            DoubleClaw,
            hearts_lost,
            5,
        ),
        (
            "Exotic Arms, the stake",
            Monster::Alienoid,
            |laid| laid.evolved(A, "exotic-arms").energy(A, 2),
            [Claw, One, One, Two, Two, Three],
            DoubleClaw,
            energy,
            2,
        ),
        (
            "Exotic Arms with two",
            Monster::Alienoid,
            |laid| laid.evolved(A, "exotic-arms").energy(A, 2),
            [Claw, One, One, Two, Two, Three],
            SpecialFace::Claw,
            own_hearts,
            8,
        ),
        (
            "Energy Sword",
            Monster::CyberBunny,
            |laid| laid.evolved(A, "energy-sword").energy(A, 2),
            BLANK,
            DoubleClaw,
            energy,
            2,
        ),
        (
            "Energy Sword, its claw",
            Monster::CyberBunny,
            |laid| laid.evolved(A, "energy-sword").energy(A, 2),
            BLANK,
            DoubleClaw,
            hearts_lost,
            3,
        ),
        (
            "Cat Nip",
            Monster::CyberKitty,
            |laid| laid.evolved(A, "cat-nip"),
            BLANK,
            DoubleClaw,
            hearts_lost,
            4,
        ),
        (
            "Scythe",
            Monster::PumpkinJack,
            |laid| laid.evolved(A, "scythe").counters("scythe", 2),
            BLANK,
            DoubleClaw,
            hearts_lost,
            4,
        ),
        (
            "Cat Nip on energy",
            Monster::CyberKitty,
            |laid| laid.evolved(A, "cat-nip"),
            BLANK,
            DoubleEnergy,
            energy,
            4,
        ),
    ];
    for (name, monster, lay, dice, berserk, seen, expected) in rows {
        let mut table = turn_of_a_berserk(monster, lay);
        table.rolled(dice, [berserk]).resolves_rest();
        assert_eq!(seen(&mut table), expected, "{name}, {dice:?} and {berserk:?}");
    }
}

#[test]
fn destructive_analysis_is_worth_each_claw() {
    for (berserk, expected) in [(DoubleClaw, 3), (SpecialFace::Claw, 2), (DoubleEnergy, 1 + 2)] {
        let mut table = turn_of_a_berserk(Monster::MekaDragon, |laid| {
            laid.in_hand(A, "destructive-analysis")
        });
        table.rolled([Claw, One, One, Two, Two, Three], [berserk]);
        table.evolves(A, "destructive-analysis").resolves_rest();
        assert_eq!(table.energy(A), expected, "{berserk:?}");
    }
}

#[test]
fn three_claws_with_a_double_one_are_enough_for_theft_and_a_tanker() {
    for (berserk, enough) in [(DoubleClaw, true), (SpecialFace::Claw, false)] {
        let mut table = turn_of_a_berserk(Monster::Gigazaur, |laid| {
            laid.holding(B, "pirate")
                .holding(A, "throw-a-tanker")
                .energy(A, 4)
        });
        table
            .rolled([Claw, One, One, Two, Two, Three], [berserk])
            .resolves_rest()
            .passes()
            .stays(B);
        assert_eq!(table.state.question().what == What::Theft, enough, "{berserk:?}");
        assert_eq!(table.stars(A) >= 2, enough, "{berserk:?}");
    }
}

#[test]
fn whatever_counts_dice_counts_a_double_one_once() {
    let three = |face: Face| [face, face, face, One, Two, Three];
    let two = |face: Face| [face, face, One, Two, Three, Three];
    for (face, single, double) in [
        (Claw, SpecialFace::Claw, DoubleClaw),
        (Energy, SpecialFace::Energy, DoubleEnergy),
    ] {
        for (dice, berserk, four) in [
            (three(face), single, true),
            (three(face), double, true),
            (two(face), single, false),
            (two(face), double, false),
        ] {
            let mut table = turn_of_a_berserk(Monster::BoogieWoogie, |laid| laid.evolved(A, "boogie-dance"));
            table.rolled(dice, [berserk]);
            let dances = matches!(table.state.question().what, What::Evolution { .. });
            assert_eq!(dances, four, "Boogie Dance, {dice:?} and {berserk:?}");

            let mut table = turn_of_a_berserk(Monster::Gigazaur, |laid| laid);
            table.rolled(dice, [berserk]).resolves_rest();
            if table.state.question().what == What::Yield {
                table.stays(B);
            }
            table.passes();
            assert_eq!(
                table.state.cultists(A) == 1,
                four,
                "Cultists, {dice:?} and {berserk:?}"
            );
        }
    }
}

#[test]
fn its_symbol_is_one_of_six_and_the_skull_is_none() {
    let no_energy = [One, Two, Three, Heart, Claw, Claw];
    let no_claw = [One, Two, Three, Heart, Energy, Energy];
    for (dice, berserk, all) in [
        (no_energy, SpecialFace::Energy, true),
        (no_energy, DoubleEnergy, true),
        (no_energy, DoubleClaw, false),
        (no_energy, Skull, false),
        (no_claw, SpecialFace::Claw, true),
        (no_claw, DoubleClaw, true),
        (no_claw, DoubleEnergy, false),
        (no_claw, Skull, false),
    ] {
        let mut table = turn_of_a_berserk(Monster::Pandakai, |laid| {
            laid.evolved(A, "panda-express")
                .holding(A, ["complete-destruction", "clown"])
        });
        table.rolls(dice).falls(berserk).keeps_all();
        assert_eq!(
            table.is_offered(A, "clown", ""),
            all,
            "Clown, {dice:?} and {berserk:?}"
        );
        table.passes();
        assert_eq!(
            table.stars(A),
            if all { 11 } else { 0 },
            "{dice:?} and {berserk:?}"
        );
    }
}

#[test]
fn curses_count_its_claws_twice() {
    for (curse, fate, expected) in [
        ("vengeance-of-horus", Ankh, (3, 10, 9)),
        ("vengeance-of-horus", Snake, (0, 7, 9)),
        ("hotep-peace", Snake, (0, 10, 6)),
        ("hotep-peace", River, (0, 10, 9)),
    ] {
        let mut table = boxed(
            &[Monster::Gigazaur, Monster::TheKing],
            [Pack::Berserk, Pack::Curses],
        )
        .cursed(curse)
        .with_piece(B, "golden-scarab", 0)
        .berserk(A)
        .energy(A, 9)
        .in_city(B)
        .turn_of(A);
        table.rolled([Claw, One, One, Two, Two, Three], [DoubleClaw, fate]);
        assert_eq!(
            (table.stars(A), table.hearts(A), table.energy(A)),
            expected,
            "{curse}, {fate:?}"
        );
    }
}
