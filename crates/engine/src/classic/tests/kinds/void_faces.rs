//! Void faces do nothing at all: for no card, tile, costume, Evolution, curse or pack that looks at dice, the
//! Berserk die included unless a card says otherwise (`expansions.md` §4.5 and §5, `evolutions.md` §1.3 and
//! §3.1).

use super::super::kit::*;
use super::boxes::{boxed, dark_boxed};
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{self, Ankh, DoubleClaw, DoubleEnergy, River, Skull, Snake};
use crate::classic::question::Spot;
use crate::classic::rule::Stat;
use crate::classic::{CardId, Event, Monster, Pack, Pick, What};

type Lay = fn(Laid) -> Laid;
type Seen = fn(&Table) -> i32;

fn hearts(table: &Table) -> i32 {
    i32::from(table.hearts(A))
}

fn stars(table: &Table) -> i32 {
    i32::from(table.stars(A))
}

fn energy(table: &Table) -> i32 {
    i32::from(table.energy(A))
}

fn hearts_lost(table: &Table) -> i32 {
    10 - i32::from(table.hearts(B))
}

fn wickedness(table: &Table) -> i32 {
    i32::from(table.wickedness(A))
}

fn cultists(table: &Table) -> i32 {
    i32::from(table.state.cultists(A))
}

fn drawn(table: &Table) -> i32 {
    let spot = Spot::Evolution(A);
    i32::from(table.state.question().what == What::Reveal { spot })
}

/// One roll, all of it resolved, whoever is wounded staying.
fn resolved<const S: usize>(table: &mut Table, dice: [Face; 6], special: [SpecialFace; S]) {
    table.rolled(dice, special).resolves_rest();
    loop {
        match table.state.question().what {
            What::Yield => table.done_staying(),
            What::Window { .. } | What::Harm => table.done(),
            _ => return,
        };
    }
}

impl Table {
    fn done_staying(&mut self) -> &mut Self {
        self.says(crate::classic::Answer::Stay)
    }
}

const ONES: [Face; 6] = [One, One, One, One, Two, Three];
const TWOS: [Face; 6] = [Two, Two, Two, Two, One, Three];
const HEARTS: [Face; 6] = [Heart, Heart, Heart, Heart, One, Two];
const ENERGIES: [Face; 6] = [Energy, Energy, Energy, Energy, One, Two];
const CLAWS: [Face; 6] = [Claw, Claw, Claw, Claw, One, Two];
const ALL_SIX: [Face; 6] = [One, Two, Three, Heart, Energy, Claw];

#[test]
fn a_face_named_by_freeze_ray_does_nothing_for_anybody() {
    type Row = (&'static str, Monster, Face, Face, Lay, [Face; 6], Seen, i32, i32);
    use Monster::{
        Alienoid, BabyGigazaur, CyberBunny, CyberKitty, Gigazaur, MekaDragon, Pandakai, PumpkinJack,
    };
    // What reads the face, and what it makes of these dice when another face is void, and when this one is.
    let rows: [Row; 30] = [
        ("stars", Gigazaur, One, Energy, |laid| laid, ONES, stars, 2, 0),
        (
            "Gourmet",
            Gigazaur,
            One,
            Energy,
            |laid| laid.holding(A, "gourmet"),
            ONES,
            stars,
            4,
            0,
        ),
        (
            "Skulking",
            Gigazaur,
            One,
            Energy,
            |laid| laid.with_tiles(A, "tile-skulking"),
            ONES,
            stars,
            3,
            0,
        ),
        (
            "wickedness",
            Gigazaur,
            One,
            Energy,
            |laid| laid,
            ONES,
            wickedness,
            2,
            0,
        ),
        (
            "Mouse Hunter",
            CyberKitty,
            One,
            Energy,
            |laid| laid.evolved(A, "mouse-hunter"),
            BLANK,
            stars,
            1,
            0,
        ),
        (
            "Meow Missile",
            CyberKitty,
            One,
            Energy,
            |laid| laid.evolved(A, "meow-missle"),
            BLANK,
            hearts_lost,
            1,
            0,
        ),
        (
            "Trick or Threat",
            PumpkinJack,
            One,
            Energy,
            |laid| laid.evolved(A, "trick-or-threat"),
            ONES,
            hearts_lost,
            2,
            0,
        ),
        (
            "Cultists",
            Gigazaur,
            One,
            Energy,
            |laid| laid,
            ONES,
            cultists,
            1,
            0,
        ),
        (
            "Cultists",
            Gigazaur,
            Two,
            Energy,
            |laid| laid,
            TWOS,
            cultists,
            1,
            0,
        ),
        (
            "Poison Quills",
            Gigazaur,
            Two,
            Energy,
            |laid| laid.holding(A, "poison-quills"),
            TWOS,
            hearts_lost,
            2,
            0,
        ),
        (
            "Spiked Tail by Quills",
            Gigazaur,
            Two,
            Energy,
            |laid| laid.holding(A, ["poison-quills", "spiked-tail"]),
            TWOS,
            hearts_lost,
            3,
            0,
        ),
        (
            "Funny Looking",
            Alienoid,
            Two,
            Energy,
            |laid| laid.evolved(A, "funny-looking-but-dangerous"),
            TWOS,
            hearts_lost,
            1,
            0,
        ),
        (
            "Detritivore",
            Gigazaur,
            Three,
            Energy,
            |laid| laid.holding(A, "detritivore"),
            BLANK,
            stars,
            2,
            0,
        ),
        (
            "hearts",
            Gigazaur,
            Heart,
            Energy,
            |laid| laid,
            HEARTS,
            hearts,
            7,
            3,
        ),
        (
            "the draw",
            Gigazaur,
            Heart,
            Energy,
            |laid| laid,
            HEARTS,
            drawn,
            1,
            0,
        ),
        (
            "Pandarwinism",
            Pandakai,
            Heart,
            Energy,
            |laid| laid.evolved(A, "pandarwinism"),
            HEARTS,
            stars,
            2,
            0,
        ),
        (
            "Growing Fast",
            BabyGigazaur,
            Heart,
            Energy,
            |laid| laid.evolved(A, "growing-fast"),
            HEARTS,
            hearts,
            7,
            4,
        ),
        (
            "Skybeam",
            Gigazaur,
            Heart,
            Claw,
            |laid| laid.with_tiles(A, "tile-skybeam"),
            [Heart, One, One, Two, Two, Three],
            hearts,
            5,
            3,
        ),
        (
            "Complete Destruction",
            Gigazaur,
            Heart,
            Heart,
            |laid| laid.holding(A, "complete-destruction"),
            ALL_SIX,
            stars,
            0,
            0,
        ),
        (
            "energy",
            Gigazaur,
            Energy,
            Heart,
            |laid| laid,
            ENERGIES,
            energy,
            4,
            0,
        ),
        (
            "Skybeam's energy",
            Gigazaur,
            Energy,
            Heart,
            |laid| laid.with_tiles(A, "tile-skybeam"),
            ENERGIES,
            energy,
            8,
            0,
        ),
        (
            "Cultists",
            Gigazaur,
            Energy,
            Heart,
            |laid| laid,
            ENERGIES,
            cultists,
            1,
            0,
        ),
        (
            "claws",
            Gigazaur,
            Claw,
            Energy,
            |laid| laid,
            CLAWS,
            hearts_lost,
            4,
            0,
        ),
        (
            "Acid Attack",
            Gigazaur,
            Claw,
            Energy,
            |laid| laid.holding(A, "acid-attack"),
            BLANK,
            hearts_lost,
            1,
            0,
        ),
        (
            "Fire Breathing",
            Gigazaur,
            Claw,
            Energy,
            |laid| laid.holding(A, "fire-breathing"),
            CLAWS,
            hearts_lost,
            5,
            0,
        ),
        (
            "Alpha Monster",
            Gigazaur,
            Claw,
            Energy,
            |laid| laid.holding(A, "alpha-monster"),
            CLAWS,
            stars,
            1,
            0,
        ),
        (
            "Cultists",
            Gigazaur,
            Claw,
            Energy,
            |laid| laid,
            CLAWS,
            cultists,
            1,
            0,
        ),
        (
            "Energy Sword",
            CyberBunny,
            Claw,
            Heart,
            |laid| laid.evolved(A, "energy-sword").energy(A, 2),
            CLAWS,
            energy,
            4,
            0,
        ),
        (
            "Exotic Arms",
            Alienoid,
            Claw,
            Heart,
            |laid| laid.evolved(A, "exotic-arms").energy(A, 2),
            CLAWS,
            hearts,
            3,
            1,
        ),
        (
            "Throw a Tanker",
            MekaDragon,
            Claw,
            Energy,
            |laid| laid.holding(A, "throw-a-tanker"),
            CLAWS,
            stars,
            2,
            0,
        ),
    ];
    for (name, monster, void, other, lay, dice, seen, elsewhere, here) in rows {
        for (named, expected) in [(other, elsewhere), (void, here)] {
            let laid = boxed(&[monster, Monster::SpacePenguin], [Pack::Cultists])
                .evolved(B, "freeze-ray")
                .lent("freeze-ray", A)
                .hearts(A, 3)
                .in_city(B);
            let mut table = lay(laid).turn_of(A);
            table.passes().chooses(B, Pick::Face(named)).passes();
            while matches!(table.state.question().what, What::Evolution { .. }) {
                table.chooses(A, Pick::Number(1)).passes();
            }
            resolved(&mut table, dice, []);
            while matches!(table.state.question().what, What::Evolution { .. }) {
                table.says(crate::classic::Answer::Choose(Pick::Number(1)));
            }
            if name == "Trick or Threat" {
                table.passes();
            }
            assert_eq!(seen(&table), expected, "{name}, {named:?} being void, {dice:?}");
        }
    }
}

#[test]
fn no_void_face_is_one_of_all_six() {
    for void in Face::ALL {
        let mut table = boxed(&[Monster::Pandakai, Monster::SpacePenguin], [])
            .evolved(B, "freeze-ray")
            .lent("freeze-ray", A)
            .evolved(A, "panda-express")
            .holding(A, ["complete-destruction", "clown"])
            .in_city(B)
            .turn_of(A);
        table.passes().chooses(B, Pick::Face(void)).passes();
        table.rolls(ALL_SIX).keeps_all();
        assert!(!table.is_offered(A, "clown", ""), "Clown, {void:?} being void");
        table.passes();
        assert_eq!(table.stars(A), 0, "{void:?} being void");
    }
}

#[test]
fn the_berserk_die_keeps_its_energy_from_freeze_ray_and_not_its_claws() {
    type Row = (
        &'static str,
        Monster,
        Face,
        Lay,
        [Face; 6],
        SpecialFace,
        Seen,
        i32,
    );
    let rows: [Row; 9] = [
        (
            "energy",
            Monster::Gigazaur,
            Energy,
            |laid| laid,
            ENERGIES,
            DoubleEnergy,
            energy,
            2,
        ),
        (
            "energy alone",
            Monster::Gigazaur,
            Energy,
            |laid| laid,
            BLANK,
            SpecialFace::Energy,
            energy,
            1,
        ),
        (
            "Skybeam",
            Monster::Gigazaur,
            Energy,
            |laid| laid.with_tiles(A, "tile-skybeam"),
            ENERGIES,
            DoubleEnergy,
            energy,
            4,
        ),
        (
            "Cat Nip",
            Monster::CyberKitty,
            Energy,
            |laid| laid.evolved(A, "cat-nip"),
            ENERGIES,
            DoubleEnergy,
            energy,
            4,
        ),
        (
            "Panda Express",
            Monster::Pandakai,
            Energy,
            |laid| laid.evolved(A, "panda-express"),
            ALL_SIX,
            DoubleEnergy,
            stars,
            2,
        ),
        (
            "Complete Destruction",
            Monster::Gigazaur,
            Energy,
            |laid| laid.holding(A, "complete-destruction"),
            ALL_SIX,
            DoubleEnergy,
            stars,
            9,
        ),
        (
            "Cultists",
            Monster::Gigazaur,
            Energy,
            |laid| laid,
            ENERGIES,
            DoubleEnergy,
            cultists,
            0,
        ),
        (
            "claws",
            Monster::Gigazaur,
            Claw,
            |laid| laid,
            CLAWS,
            DoubleClaw,
            hearts_lost,
            0,
        ),
        (
            "the skull",
            Monster::Gigazaur,
            Claw,
            |laid| laid,
            CLAWS,
            Skull,
            hearts,
            2,
        ),
    ];
    for (name, monster, void, lay, dice, berserk, seen, expected) in rows {
        let laid = boxed(&[monster, Monster::SpacePenguin], [Pack::Cultists, Pack::Berserk])
            .evolved(B, "freeze-ray")
            .lent("freeze-ray", A)
            .berserk(A)
            .hearts(A, 3)
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table.passes().chooses(B, Pick::Face(void)).passes();
        resolved(&mut table, dice, [berserk]);
        assert_eq!(
            seen(&table),
            expected,
            "{name}, {void:?} being void, {dice:?} and {berserk:?}"
        );
    }
}

#[test]
fn body_spirit_and_ka_void_what_each_state_says() {
    type Row = (&'static str, Monster, Lay, [Face; 6], Seen, [i32; 3]);
    // What it comes to while the Die of Fate shows River, Ankh and Snake.
    let rows: [Row; 17] = [
        ("stars", Monster::Gigazaur, |laid| laid, ONES, stars, [0, 2, 2]),
        (
            "Poison Quills",
            Monster::Gigazaur,
            |laid| laid.holding(A, "poison-quills"),
            TWOS,
            hearts_lost,
            [0, 2, 0],
        ),
        (
            "Funny Looking",
            Monster::Alienoid,
            |laid| laid.evolved(A, "funny-looking-but-dangerous"),
            TWOS,
            hearts_lost,
            [0, 1, 1],
        ),
        (
            "Mouse Hunter",
            Monster::CyberKitty,
            |laid| laid.evolved(A, "mouse-hunter"),
            BLANK,
            stars,
            [0, 1, 1],
        ),
        (
            "Meow Missile",
            Monster::CyberKitty,
            |laid| laid.evolved(A, "meow-missle"),
            BLANK,
            hearts_lost,
            [0, 1, 0],
        ),
        (
            "Detritivore",
            Monster::Gigazaur,
            |laid| laid.holding(A, "detritivore"),
            BLANK,
            stars,
            [0, 2, 2],
        ),
        (
            "Complete Destruction",
            Monster::Gigazaur,
            |laid| laid.holding(A, "complete-destruction"),
            ALL_SIX,
            stars,
            [0, 9, 0],
        ),
        (
            "Panda Express",
            Monster::Pandakai,
            |laid| laid.evolved(A, "panda-express"),
            ALL_SIX,
            stars,
            [0, 2, 0],
        ),
        (
            "hearts",
            Monster::Gigazaur,
            |laid| laid,
            HEARTS,
            hearts,
            [7, 7, 3],
        ),
        (
            "the draw",
            Monster::Gigazaur,
            |laid| laid,
            HEARTS,
            drawn,
            [1, 1, 0],
        ),
        (
            "Growing Fast",
            Monster::BabyGigazaur,
            |laid| laid.evolved(A, "growing-fast"),
            HEARTS,
            hearts,
            [7, 7, 4],
        ),
        (
            "Pandarwinism",
            Monster::Pandakai,
            |laid| laid.evolved(A, "pandarwinism"),
            HEARTS,
            stars,
            [2, 2, 0],
        ),
        (
            "Cultists",
            Monster::Gigazaur,
            |laid| laid,
            TWOS,
            cultists,
            [0, 1, 1],
        ),
        (
            "energy",
            Monster::Gigazaur,
            |laid| laid,
            ENERGIES,
            energy,
            [4, 4, 0],
        ),
        (
            "claws",
            Monster::Gigazaur,
            |laid| laid.holding(A, "fire-breathing"),
            CLAWS,
            hearts_lost,
            [5, 5, 0],
        ),
        (
            "wickedness",
            Monster::Gigazaur,
            |laid| laid,
            ONES,
            wickedness,
            [0, 2, 2],
        ),
        (
            "Throw a Tanker",
            Monster::Gigazaur,
            |laid| laid.holding(A, "throw-a-tanker"),
            CLAWS,
            stars,
            [2, 2, 0],
        ),
    ];
    for (name, monster, lay, dice, seen, expected) in rows {
        for (fate, expected) in [River, Ankh, Snake].into_iter().zip(expected) {
            let other = if monster == Monster::Gigazaur {
                Monster::TheKing
            } else {
                Monster::Gigazaur
            };
            let laid = boxed(&[monster, other], [Pack::Curses, Pack::Cultists])
                .cursed("body-spirit-ka")
                .with_piece(B, "golden-scarab", 0)
                .hearts(A, 3)
                .in_city(B);
            let mut table = lay(laid).turn_of(A);
            resolved(&mut table, dice, [fate]);
            assert_eq!(seen(&table), expected, "{name} under {fate:?}, {dice:?}");
        }
    }
}

#[test]
fn body_spirit_and_ka_void_the_berserk_die_alike() {
    for (berserk, fate, expected) in [
        (DoubleEnergy, River, (3, 2, 0)),
        (DoubleEnergy, Snake, (3, 0, 0)),
        (DoubleEnergy, Ankh, (3, 2, 0)),
        (DoubleClaw, River, (3, 0, 2)),
        (DoubleClaw, Snake, (3, 0, 0)),
        (DoubleClaw, Ankh, (3, 0, 2)),
        (Skull, River, (2, 0, 0)),
        (Skull, Snake, (2, 0, 0)),
    ] {
        let mut table = boxed(
            &[Monster::Gigazaur, Monster::TheKing],
            [Pack::Curses, Pack::Berserk],
        )
        .cursed("body-spirit-ka")
        .berserk(A)
        .hearts(A, 3)
        .in_city(B)
        .turn_of(A);
        resolved(&mut table, BLANK, [berserk, fate]);
        let seen = (table.hearts(A), table.energy(A), 10 - table.hearts(B));
        assert_eq!(seen, expected, "{berserk:?} and {fate:?}");
    }
}

#[test]
fn the_clown_and_the_probe_see_no_void_face_either() {
    for (fate, clown) in [(River, false), (Ankh, true), (Snake, false)] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed("body-spirit-ka")
            .holding(A, "clown")
            .in_city(B)
            .turn_of(A);
        table.rolls(ALL_SIX).falls(fate).keeps_all();
        assert_eq!(table.is_offered(A, "clown", ""), clown, "{fate:?}");
    }
    for (fate, kept) in [(River, false), (Ankh, false), (Snake, true)] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed("body-spirit-ka")
            .holding(B, "psychic-probe")
            .in_city(B)
            .turn_of(A);
        table
            .rolls(BLANK)
            .falls(fate)
            .keeps_all()
            .uses_on(B, "psychic-probe", Pick::Die(0))
            .nature([Heart]);
        assert_eq!(
            table.cards(B),
            if kept { vec!["psychic-probe"] } else { vec![] },
            "{fate:?}"
        );
    }
}

#[test]
fn zombies_have_hearts_to_show_and_none_to_use() {
    type Row = (&'static str, Monster, Lay, [Face; 6], Seen, i32);
    let rows: [Row; 6] = [
        ("hearts", Monster::Gigazaur, |laid| laid, HEARTS, hearts, 3),
        ("the draw", Monster::Gigazaur, |laid| laid, HEARTS, drawn, 0),
        (
            "Growing Fast",
            Monster::BabyGigazaur,
            |laid| laid.evolved(A, "growing-fast"),
            HEARTS,
            hearts,
            4,
        ),
        (
            "Pandarwinism",
            Monster::Pandakai,
            |laid| laid.evolved(A, "pandarwinism"),
            HEARTS,
            stars,
            0,
        ),
        (
            "Panda Express",
            Monster::Pandakai,
            |laid| laid.evolved(A, "panda-express"),
            ALL_SIX,
            stars,
            0,
        ),
        (
            "Complete Destruction",
            Monster::Gigazaur,
            |laid| laid.holding(A, "complete-destruction"),
            ALL_SIX,
            stars,
            9,
        ),
    ];
    for (name, monster, lay, dice, seen, expected) in rows {
        let other = if monster == Monster::Gigazaur {
            Monster::TheKing
        } else {
            Monster::Gigazaur
        };
        let mut table = lay(dark_boxed(&[monster, other], []).risen(A).hearts(A, 3).in_city(B)).turn_of(A);
        resolved(&mut table, dice, []);
        assert_eq!(seen(&table), expected, "{name}");
    }
}

#[test]
fn who_sleeps_has_the_energy_of_the_berserk_die_and_no_claw() {
    for (berserk, expected) in [(DoubleEnergy, (2, 10)), (DoubleClaw, (0, 10)), (Skull, (0, 10))] {
        let mut table = dark_boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Berserk])
            .holding(A, "hibernation")
            .berserk(A)
            .in_city(B)
            .turn_of(A);
        resolved(&mut table, BLANK, [berserk]);
        assert_eq!((table.energy(A), table.hearts(B)), expected, "{berserk:?}");
        assert_eq!(table.hearts(A), 10, "it loses no heart in its sleep");
    }
}

#[test]
fn freeze_time_and_natural_selection_see_no_void_face() {
    for (fate, again) in [(River, false), (Ankh, true)] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed("body-spirit-ka")
            .energy(A, 5)
            .market(["freeze-time", "skyscraper", "vast-storm"])
            .in_city(B)
            .turn_of(A);
        resolved(&mut table, ONES, [fate]);
        table.buys("freeze-time").reveals("jets").buys_no_more().passes();
        let asked = matches!(table.state.question().what, What::ExtraTurn { .. });
        assert_eq!(asked, again, "{fate:?}\n{}", table.open_question());
    }
    for (fate, alive) in [(River, true), (Ankh, false)] {
        let mut table = dark_boxed(
            &[Monster::Gigazaur, Monster::TheKing, Monster::Kraken],
            [Pack::Curses],
        )
        .cursed("body-spirit-ka")
        .holding(A, "natural-selection")
        .in_city(B)
        .turn_of(A);
        table
            .rolls([One, One, Two, Two, Three, Three, Energy])
            .falls(fate)
            .keeps_all()
            .passes()
            .resolves_rest();
        table.passes().buys_no_more().passes();
        assert_eq!(table.alive(A), alive, "{fate:?}\n{}", table.open_question());
    }
}

#[test]
fn whatever_bends_a_group_is_told_with_it() {
    type Row = (
        &'static str,
        fn(Laid) -> Laid,
        [Face; 6],
        &'static [SpecialFace],
        Face,
        u8,
    );
    const NOBODY: fn(Laid) -> Laid = |laid| laid;
    const THREES: [Face; 6] = [Three, Three, Three, One, Two, Two];
    const TWO_HEARTS: [Face; 6] = [Heart, Heart, One, One, Two, Two];
    // What bends the group, and how many of it bring nothing: 0 where they bring something else.
    let rows: [Row; 17] = [
        ("hotep-peace", NOBODY, CLAWS, &[River], Claw, 4),
        ("buried-in-sand", NOBODY, CLAWS, &[Snake], Claw, 4),
        ("body-spirit-ka", NOBODY, CLAWS, &[Snake], Claw, 4),
        ("body-spirit-ka", NOBODY, ENERGIES, &[Snake], Energy, 4),
        ("body-spirit-ka", NOBODY, HEARTS, &[Snake], Heart, 4),
        ("body-spirit-ka", NOBODY, ONES, &[River], One, 4),
        ("tutankhamun-curse", NOBODY, TWOS, &[River], Two, 4),
        ("thot-blindness", NOBODY, ENERGIES, &[River], Energy, 4),
        ("isis-disgrace", NOBODY, HEARTS, &[River], Heart, 4),
        ("resurrection-of-osiris", NOBODY, HEARTS, &[River], Heart, 4),
        ("confused-senses", NOBODY, ENERGIES, &[Snake], Energy, 0),
        ("confused-senses", NOBODY, TWO_HEARTS, &[Snake], Heart, 0),
        (
            "hibernation",
            |laid| laid.holding(A, "hibernation"),
            THREES,
            &[],
            Three,
            3,
        ),
        (
            "hibernation",
            |laid| laid.holding(A, "hibernation"),
            CLAWS,
            &[],
            Claw,
            4,
        ),
        (
            "zombify",
            |laid| laid.holding(A, "zombify").risen(A),
            TWO_HEARTS,
            &[],
            Heart,
            2,
        ),
        ("cat-nip", |laid| laid.evolved(A, "cat-nip"), CLAWS, &[], Claw, 0),
        ("cat-nip", |laid| laid.evolved(A, "cat-nip"), TWOS, &[], Two, 0),
    ];
    // Freeze Ray has a test of its own below.
    let known = |card: &CardId| card.slug() == "freeze-ray" || rows.iter().any(|row| row.0 == card.slug());
    let bends = Stat::DeadFaces.mask().with(Stat::Doubles.mask());
    let forgotten = CardId::everything().find(|card| card.cares().stats.meets(bends) && !known(card));
    assert_eq!(forgotten.map(CardId::slug), None, "it has no row");
    for (slug, lay, dice, special, face, void) in rows {
        let cursed = !special.is_empty();
        let packs = if cursed { vec![Pack::Curses] } else { Vec::new() };
        let mut laid = powered_with(&[Monster::CyberKitty, Monster::TheKing], |options| {
            options.edition = crate::classic::Edition::Dark;
            options.wickedness = crate::classic::Wickedness::Red;
            options.packs = packs.into_iter().collect();
        });
        if cursed {
            laid = laid.cursed(slug).with_piece(B, "golden-scarab", 0);
        }
        let mut table = lay(laid.hearts(A, 3).in_city(B)).turn_of(A);
        table.passes().rolls(dice);
        for face in special {
            table.falls(*face);
        }
        table.keeps().passes();
        while let What::Curse { .. } = table.state.question().what {
            table.says(crate::classic::Answer::Choose(Pick::Dice(0))).passes();
        }
        table.resolves_rest();
        let told = table.heard(|event| {
            matches!(event, Event::GroupResolved { face: of, void: gone, by, .. }
                if *of == face && *gone == void && *by == Some(card(slug)))
        });
        assert!(told, "{slug}: {face:?} of {dice:?} under {special:?}");
    }
}

#[test]
fn a_face_that_freeze_ray_names_is_told_to_be_void() {
    for (face, dice, berserk, void) in [
        (Claw, CLAWS, Skull, 4),
        (Claw, CLAWS, DoubleClaw, 6),
        (Energy, ENERGIES, DoubleEnergy, 4),
        (Heart, HEARTS, Skull, 4),
        (Two, TWOS, Skull, 4),
    ] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [Pack::Berserk])
            .evolved(B, "freeze-ray")
            .lent("freeze-ray", A)
            .berserk(A)
            .hearts(A, 3)
            .in_city(B)
            .turn_of(A);
        table.passes().chooses(B, Pick::Face(face)).passes();
        resolved(&mut table, dice, [berserk]);
        let told = table.heard(|event| {
            matches!(event, Event::GroupResolved { face: of, void: gone, by, .. }
                if *of == face && *gone == void && *by == Some(card("freeze-ray")))
        });
        assert!(told, "{face:?} of {dice:?} and {berserk:?}");
    }
}

#[test]
fn nothing_is_said_to_bend_what_would_bring_nothing_anyway() {
    for (slug, place, hearts, dice, face) in [
        ("body-spirit-ka", false, 3, BLANK, One),
        ("tutankhamun-curse", false, 3, BLANK, Two),
        ("isis-disgrace", false, 10, HEARTS, Heart),
        ("isis-disgrace", true, 3, HEARTS, Heart),
        ("set-storm", false, 3, CLAWS, Claw),
        ("buried-in-sand", false, 3, CLAWS, Claw),
    ] {
        let laid = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed(slug)
            .with_piece(B, "golden-scarab", 0)
            .hearts(A, hearts);
        let mut table = if place { laid.in_city(A) } else { laid.in_city(B) }.turn_of(A);
        table.rolled(dice, [River]).resolves_rest();
        let told =
            |event: &Event| matches!(event, Event::GroupResolved { face: of, by: None, .. } if *of == face);
        assert!(table.heard(told), "{slug}: {face:?} of {dice:?}");
    }
}
