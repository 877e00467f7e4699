//! What doubles dice doubles no bonus of a card or a tile (`evolutions.md` §3.0, §3.3 and §3.12, `expansions.md`
//! §1.6).

use super::super::kit::*;
use super::boxes::boxed;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Monster, Pack, What};

type Lay = fn(Laid) -> Laid;

/// Hearts, stars, energy and wickedness of A, and the hearts that B has lost.
type Row = (&'static str, Lay, [Face; 6], (u8, u8, u16, u8, u8));

fn check(name: &str, monster: Monster, plays: Option<&str>, rows: &[Row]) {
    for (what, lay, dice, expected) in rows {
        let other = if monster == Monster::Gigazaur {
            Monster::TheKing
        } else {
            Monster::Gigazaur
        };
        let mut table = lay(boxed(&[monster, other], []).in_city(B).hearts(A, 3)).turn_of(A);
        table.rolled(*dice, []);
        if let Some(card) = plays {
            table.evolves(A, card);
        }
        table.resolves_rest();
        let seen = (
            table.hearts(A),
            table.stars(A),
            table.energy(A),
            table.wickedness(A),
            10 - table.hearts(B),
        );
        assert_eq!(seen, *expected, "{name} and {what}, {dice:?}");
    }
}

const ENERGIES: [Face; 6] = [Energy, Energy, One, Two, Three, Three];
const HEARTS: [Face; 6] = [Heart, Heart, One, Two, Three, Three];
const CLAWS: [Face; 6] = [Claw, Claw, One, Two, Three, Three];
const ONES: [Face; 6] = [One, One, One, Two, Three, Three];
const TWOS: [Face; 6] = [Two, Two, Two, One, Three, Three];

#[test]
fn cat_nip_doubles_dice_and_nothing_else() {
    check(
        "Cat Nip",
        Monster::CyberKitty,
        None,
        &[
            (
                "energy",
                |laid| laid.evolved(A, "cat-nip"),
                ENERGIES,
                (3, 0, 4, 0, 0),
            ),
            (
                "Skybeam",
                |laid| laid.evolved(A, "cat-nip").with_tiles(A, "tile-skybeam"),
                ENERGIES,
                (3, 0, 6, 0, 0),
            ),
            (
                "Friend of Children",
                |laid| laid.evolved(A, "cat-nip").holding(A, "friend-of-children"),
                ENERGIES,
                (3, 0, 5, 0, 0),
            ),
            (
                "Skybeam and Friend of Children",
                |laid| {
                    laid.evolved(A, "cat-nip")
                        .with_tiles(A, "tile-skybeam")
                        .holding(A, "friend-of-children")
                },
                ENERGIES,
                (3, 0, 8, 0, 0),
            ),
            (
                "hearts",
                |laid| laid.evolved(A, "cat-nip"),
                HEARTS,
                (7, 0, 0, 0, 0),
            ),
            (
                "Skybeam's hearts",
                |laid| laid.evolved(A, "cat-nip").with_tiles(A, "tile-skybeam"),
                HEARTS,
                (9, 0, 0, 0, 0),
            ),
            (
                "Regeneration",
                |laid| laid.evolved(A, "cat-nip").holding(A, "regeneration"),
                HEARTS,
                (8, 0, 0, 0, 0),
            ),
            ("1s", |laid| laid.evolved(A, "cat-nip"), ONES, (3, 2, 0, 2, 0)),
            (
                "Gourmet",
                |laid| laid.evolved(A, "cat-nip").holding(A, "gourmet"),
                ONES,
                (3, 4, 0, 2, 0),
            ),
            (
                "Skulking",
                |laid| laid.evolved(A, "cat-nip").with_tiles(A, "tile-skulking"),
                ONES,
                (3, 3, 0, 2, 0),
            ),
            (
                "Mouse Hunter",
                |laid| laid.evolved(A, ["cat-nip", "mouse-hunter"]),
                ONES,
                (3, 3, 0, 2, 0),
            ),
            (
                "Meow Missile",
                |laid| laid.evolved(A, ["cat-nip", "meow-missle"]),
                ONES,
                (3, 2, 0, 2, 2),
            ),
            ("2s", |laid| laid.evolved(A, "cat-nip"), TWOS, (3, 4, 0, 1, 0)),
            (
                "Poison Quills",
                |laid| laid.evolved(A, "cat-nip").holding(A, "poison-quills"),
                TWOS,
                (3, 4, 0, 1, 4),
            ),
            (
                "Detritivore",
                |laid| laid.evolved(A, "cat-nip").holding(A, "detritivore"),
                ENERGIES,
                (3, 2, 4, 0, 0),
            ),
            ("claws", |laid| laid.evolved(A, "cat-nip"), CLAWS, (3, 0, 0, 0, 4)),
            (
                "Spiked Tail",
                |laid| laid.evolved(A, "cat-nip").holding(A, "spiked-tail"),
                CLAWS,
                (3, 0, 0, 0, 6),
            ),
            (
                "Acid Attack",
                |laid| laid.evolved(A, "cat-nip").holding(A, "acid-attack"),
                BLANK,
                (3, 0, 0, 0, 2),
            ),
            (
                "Antimatter Beam",
                |laid| laid.evolved(A, "cat-nip").with_tiles(A, "tile-antimatter-beam"),
                CLAWS,
                (3, 0, 0, 0, 8),
            ),
            (
                "Fire Breathing",
                |laid| laid.evolved(A, "cat-nip").holding(A, "fire-breathing"),
                CLAWS,
                (3, 0, 0, 0, 5),
            ),
            (
                "Alpha Monster",
                |laid| laid.evolved(A, "cat-nip").holding(A, "alpha-monster"),
                CLAWS,
                (3, 1, 0, 0, 4),
            ),
            (
                "the Devil",
                |laid| laid.evolved(A, "cat-nip").holding(A, "devil"),
                CLAWS,
                (3, 0, 0, 0, 5),
            ),
        ],
    );
}

#[test]
fn the_antimatter_beam_doubles_claws_and_no_fire() {
    let lay: [Row; 6] = [
        (
            "claws",
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            CLAWS,
            (3, 0, 0, 0, 4),
        ),
        (
            "Acid Attack alone",
            |laid| {
                laid.with_tiles(A, "tile-antimatter-beam")
                    .holding(A, "acid-attack")
            },
            BLANK,
            (3, 0, 0, 0, 2),
        ),
        (
            "Barbs",
            |laid| laid.with_tiles(A, ["tile-antimatter-beam", "tile-barbs"]),
            CLAWS,
            (3, 0, 0, 0, 6),
        ),
        (
            "Fire Breathing",
            |laid| {
                laid.with_tiles(A, "tile-antimatter-beam")
                    .holding(A, "fire-breathing")
            },
            CLAWS,
            (3, 0, 0, 0, 5),
        ),
        (
            "Alpha Monster",
            |laid| {
                laid.with_tiles(A, "tile-antimatter-beam")
                    .holding(A, "alpha-monster")
            },
            CLAWS,
            (3, 1, 0, 0, 4),
        ),
        (
            "the Devil",
            |laid| laid.with_tiles(A, "tile-antimatter-beam").holding(A, "devil"),
            CLAWS,
            (3, 0, 0, 0, 5),
        ),
    ];
    check("Antimatter Beam", Monster::Kraken, None, &lay);
}

#[test]
fn high_tide_adds_a_heart_for_each_and_no_bonus() {
    let rows: [Row; 3] = [
        (
            "hearts",
            |laid| laid.in_hand(A, "high-tide"),
            HEARTS,
            (7, 0, 0, 0, 0),
        ),
        (
            "Regeneration",
            |laid| laid.in_hand(A, "high-tide").holding(A, "regeneration"),
            HEARTS,
            (8, 0, 0, 0, 0),
        ),
        (
            "energy",
            |laid| laid.in_hand(A, "high-tide").with_tiles(A, "tile-skybeam"),
            [Heart, Energy, Energy, One, Two, Three],
            (3 + 2 + 2, 0, 4, 0, 0),
        ),
    ];
    check("High Tide", Monster::Kraken, Some("high-tide"), &rows);
}

#[test]
fn what_is_underrated_comes_after_the_tiles() {
    let rows: [Row; 5] = [
        (
            "claws",
            |laid| laid.in_hand(A, "underrated"),
            CLAWS,
            (3, 0, 0, 0, 4),
        ),
        (
            "no claw",
            |laid| laid.in_hand(A, "underrated"),
            BLANK,
            (3, 0, 0, 0, 2),
        ),
        (
            "Antimatter Beam",
            |laid| {
                laid.in_hand(A, "underrated")
                    .with_tiles(A, "tile-antimatter-beam")
            },
            CLAWS,
            (3, 0, 0, 0, 6),
        ),
        (
            "Barbs",
            |laid| laid.in_hand(A, "underrated").with_tiles(A, "tile-barbs"),
            claws(1),
            (3, 0, 0, 0, 3),
        ),
        (
            "Fire Breathing",
            |laid| laid.in_hand(A, "underrated").holding(A, "fire-breathing"),
            BLANK,
            (3, 0, 0, 0, 2),
        ),
    ];
    check("Underrated", Monster::BabyGigazaur, Some("underrated"), &rows);
}

#[test]
fn a_tile_taken_in_mid_turn_sees_the_claws_of_the_roll() {
    for (wicked, tile, expected) in [
        (2, "tile-barbs", 2 + 1 + 2),
        (9, "tile-antimatter-beam", 2 * 2 + 2),
    ] {
        let mut table = powered_with(&[Monster::BabyGigazaur, Monster::TheKing], |options| {
            options.wickedness = if tile == "tile-barbs" {
                crate::classic::Wickedness::Green
            } else {
                crate::classic::Wickedness::Red
            };
        })
        .in_hand(A, "underrated")
        .wicked(A, wicked)
        .in_city(B)
        .turn_of(A);
        table
            .rolled([Two, Two, Two, Claw, Claw, Three], [])
            .evolves(A, "underrated");
        table.resolves(Two).takes(tile).resolves_rest();
        assert_eq!(10 - table.hearts(B), expected, "{tile}");
    }
}

#[test]
fn a_healing_ray_gives_what_the_dice_show() {
    let mut table = boxed(&[Monster::CyberKitty, Monster::Gigazaur], [])
        .evolved(A, "cat-nip")
        .holding(A, "healing-ray")
        .hearts(B, 3)
        .energy(B, 9)
        .in_city(A)
        .turn_of(A);
    table.rolled(HEARTS, []).resolves(Heart).heals_others(0, [(B, 2)]);
    assert_eq!((table.hearts(B), table.energy(B), table.energy(A)), (5, 5, 4));
}

#[test]
fn who_looks_at_doubled_claws() {
    let mut table = boxed(&[Monster::CyberKitty, Monster::Gigazaur], [Pack::Berserk])
        .evolved(A, ["cat-nip", "play-with-your-food"])
        .holding(A, "throw-a-tanker")
        .holding(B, "pirate")
        .energy(A, 8)
        .in_city(B)
        .turn_of(A);
    table
        .rolled(claws(2), [])
        .resolves_rest()
        .chooses(A, crate::classic::Pick::Nothing);
    assert!(table.state.is_berserk(A), "Berserk looks at four");
    table.passes().stays(B);
    assert_eq!(table.stars(A), 2, "so does the tanker");
    table.passes();
    assert_ne!(table.state.question().what, What::Theft, "theft looks at two");

    let mut table = boxed(&[Monster::CyberKitty, Monster::Gigazaur], [])
        .evolved(A, ["cat-nip", "play-with-your-food"])
        .in_city(B)
        .turn_of(A);
    table.rolled(claws(1), []).resolves_rest();
    assert_eq!(table.hearts(B), 8, "one claw is not played with");
}
