//! How many claws will wound: those that cards, tiles, costumes and Evolutions add are claws, and each card says
//! for which of them it comes too late (`evolutions.md` §3.0, `power-cards.md` §4.4, `expansions.md` §7).

use super::super::kit::*;
use super::boxes::boxed;
use crate::classic::Face::{self, Claw, One, Three, Two};
use crate::classic::SpecialFace::{Ankh, Eye, River, Snake};
use crate::classic::{Monster, Pack, What};

type Lay = fn(Laid) -> Laid;

const TWOS: [Face; 6] = [Two, Two, Two, One, Three, Three];
const TWOS_AND_CLAW: [Face; 6] = [Two, Two, Two, Claw, Three, Three];

fn other_than(monster: Monster) -> Monster {
    if monster == Monster::Gigazaur {
        Monster::TheKing
    } else {
        Monster::Gigazaur
    }
}

#[test]
fn food_is_played_with_for_two_claws_of_the_roll() {
    let rows: [(&str, Lay, [Face; 6], bool); 11] = [
        ("one claw", |laid| laid, claws(1), false),
        ("two claws", |laid| laid, claws(2), true),
        (
            "Acid Attack",
            |laid| laid.holding(A, "acid-attack"),
            claws(1),
            true,
        ),
        (
            "Acid Attack alone",
            |laid| laid.holding(A, "acid-attack"),
            BLANK,
            false,
        ),
        (
            "Spiked Tail",
            |laid| laid.holding(A, "spiked-tail"),
            claws(1),
            true,
        ),
        (
            "Poison Quills",
            |laid| laid.holding(A, "poison-quills"),
            TWOS,
            true,
        ),
        (
            "Meow Missile",
            |laid| laid.evolved(A, "meow-missle"),
            claws(1),
            true,
        ),
        (
            "Cheerleader",
            |laid| laid.holding(C, "cheerleader"),
            claws(1),
            true,
        ),
        (
            "Antimatter Beam",
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            claws(1),
            true,
        ),
        (
            "Fire Breathing",
            |laid| laid.holding(A, "fire-breathing"),
            claws(1),
            false,
        ),
        ("Cat Nip", |laid| laid.evolved(A, "cat-nip"), claws(1), false),
    ];
    for (name, lay, dice, asked) in rows {
        let laid = boxed(&[Monster::CyberKitty, Monster::Gigazaur, Monster::Kraken], [])
            .evolved(A, "play-with-your-food")
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table.rolled(dice, []);
        if table.state.question().what == What::Commit {
            table.uses(C, "cheerleader").passes();
        }
        table.resolves_rest();
        let plays = table.state.question().what
            == What::Evolution {
                by: card("play-with-your-food"),
            };
        assert_eq!(plays, asked, "{name}\n{}", table.open_question());
    }
}

#[test]
fn theft_and_gifts_look_at_the_roll_and_never_at_what_is_underrated() {
    type Row = (&'static str, Monster, Lay, [Face; 6], Option<&'static str>, bool);
    use Monster::{BabyGigazaur, CyberKitty, Gigazaur};
    let rows: [Row; 11] = [
        ("three claws", Gigazaur, |laid| laid, claws(3), None, true),
        ("two claws", Gigazaur, |laid| laid, claws(2), None, false),
        (
            "Acid Attack",
            Gigazaur,
            |laid| laid.holding(A, "acid-attack"),
            claws(2),
            None,
            true,
        ),
        (
            "Cheerleader",
            Gigazaur,
            |laid| laid.holding(C, "cheerleader"),
            claws(2),
            None,
            true,
        ),
        (
            "Antimatter Beam",
            Gigazaur,
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            claws(2),
            None,
            true,
        ),
        (
            "Barbs",
            Gigazaur,
            |laid| laid.with_tiles(A, "tile-barbs"),
            claws(2),
            None,
            true,
        ),
        (
            "Fire Breathing",
            Gigazaur,
            |laid| laid.holding(A, "fire-breathing"),
            claws(2),
            None,
            false,
        ),
        (
            "Cat Nip",
            CyberKitty,
            |laid| laid.evolved(A, "cat-nip"),
            claws(2),
            None,
            false,
        ),
        (
            "Underrated",
            BabyGigazaur,
            |laid| laid.in_hand(A, "underrated"),
            claws(1),
            Some("underrated"),
            false,
        ),
        (
            "Underrated and three",
            BabyGigazaur,
            |laid| laid.in_hand(A, "underrated"),
            claws(3),
            Some("underrated"),
            true,
        ),
        (
            "Underrated and Beam",
            BabyGigazaur,
            |laid| {
                laid.in_hand(A, "underrated")
                    .with_tiles(A, "tile-antimatter-beam")
            },
            claws(1),
            Some("underrated"),
            false,
        ),
    ];
    for (name, monster, lay, dice, plays, takes) in rows {
        let laid = boxed(&[monster, other_than(monster), Monster::Kraken], [])
            .holding(B, "pirate")
            .energy(A, 4)
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table.rolled(dice, []);
        if table.state.question().what == What::Commit {
            table.uses(C, "cheerleader").passes();
        }
        if let Some(card) = plays {
            table.evolves(A, card);
        }
        table.resolves_rest().passes().stays(B).passes();
        assert_eq!(
            table.state.question().what == What::Theft,
            takes,
            "theft, {name}\n{}",
            table.open_question()
        );
    }
    for (name, lay, dice, gives) in [
        ("no claw", (|laid| laid) as Lay, BLANK, false),
        ("a claw", |laid| laid, claws(1), true),
        (
            "Acid Attack alone",
            |laid| laid.holding(A, "acid-attack"),
            BLANK,
            true,
        ),
        (
            "Poison Quills alone",
            |laid| laid.holding(A, "poison-quills"),
            TWOS,
            true,
        ),
        (
            "Cheerleader alone",
            |laid| laid.holding(C, "cheerleader"),
            BLANK,
            true,
        ),
    ] {
        let laid = boxed(&[Monster::BoogieWoogie, Gigazaur, Monster::Kraken], [])
            .in_hand(A, "worst-nightmare")
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table.rolled(dice, []);
        if table.state.question().what == What::Commit {
            table.uses(C, "cheerleader").passes();
        }
        table.resolves_rest();
        for _ in 0..8 {
            match table.state.question().what {
                What::Yield => table.stays(B),
                _ if table.is_offered(A, "worst-nightmare", "") => break,
                What::Window { .. } => table.done(),
                _ => break,
            };
        }
        assert_eq!(
            table.is_offered(A, "worst-nightmare", ""),
            gives,
            "a gift, {name}\n{}",
            table.open_question()
        );
    }
}

#[test]
fn what_is_underrated_counts_where_claws_strike() {
    type Row = (&'static str, Lay, [Face; 6], u8, u8, bool);
    let rows: [Row; 6] = [
        ("nothing else", |laid| laid, BLANK, 2, 0, false),
        (
            "Alpha Monster",
            |laid| laid.holding(A, "alpha-monster"),
            BLANK,
            2,
            1,
            false,
        ),
        (
            "Throw a Tanker",
            |laid| laid.holding(A, "throw-a-tanker"),
            claws(1),
            3,
            2,
            false,
        ),
        (
            "Spiked Tail",
            |laid| laid.holding(A, "spiked-tail"),
            BLANK,
            2,
            0,
            false,
        ),
        (
            "Fire Breathing",
            |laid| laid.holding(A, "fire-breathing"),
            BLANK,
            2,
            0,
            false,
        ),
        ("Berserk", |laid| laid, claws(2), 4, 0, true),
    ];
    for (name, lay, dice, lost, stars, berserk) in rows {
        let laid = boxed(&[Monster::BabyGigazaur, Monster::Gigazaur], [Pack::Berserk])
            .in_hand(A, "underrated")
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table
            .rolled(dice, [])
            .evolves(A, "underrated")
            .resolves_rest()
            .passes();
        assert_eq!(10 - table.hearts(B), lost, "{name}");
        table.stays(B);
        assert_eq!(
            (table.stars(A), table.state.is_berserk(A)),
            (stars, berserk),
            "{name}"
        );
    }
}

#[test]
fn so_small_throws_a_die_for_each_claw_aimed_at_it() {
    type Row = (&'static str, Monster, Lay, [Face; 6], usize);
    let rows: [Row; 7] = [
        ("two claws", Monster::Gigazaur, |laid| laid, claws(2), 2),
        (
            "Acid Attack",
            Monster::Gigazaur,
            |laid| laid.holding(A, "acid-attack"),
            claws(2),
            3,
        ),
        (
            "Cheerleader",
            Monster::Gigazaur,
            |laid| laid.holding(C, "cheerleader"),
            claws(2),
            3,
        ),
        (
            "Antimatter Beam",
            Monster::Gigazaur,
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            claws(2),
            4,
        ),
        (
            "Fire Breathing",
            Monster::Gigazaur,
            |laid| laid.holding(A, "fire-breathing"),
            claws(2),
            2,
        ),
        (
            "Cat Nip",
            Monster::CyberKitty,
            |laid| laid.evolved(A, "cat-nip"),
            claws(2),
            4,
        ),
        (
            "Funny Looking",
            Monster::Alienoid,
            |laid| laid.evolved(A, "funny-looking-but-dangerous"),
            TWOS_AND_CLAW,
            1,
        ),
    ];
    for (name, monster, lay, dice, thrown) in rows {
        let laid = boxed(&[monster, Monster::BabyGigazaur, Monster::Kraken], [])
            .evolved(B, "so-small")
            .in_city(B);
        let mut table = lay(laid).turn_of(A);
        table.rolled(dice, []);
        if table.state.question().what == What::Commit {
            table.uses(C, "cheerleader").passes();
        }
        table.resolves_rest().uses(B, "so-small");
        let What::ThrowBeside { dice, .. } = table.state.question().what else {
            panic!("{name}\n{}", table.open_question());
        };
        assert_eq!(dice.count_ones() as usize, thrown, "{name}");
    }
}

#[test]
fn the_witch_is_asked_when_she_is_about_to_be_wounded() {
    type Row = (&'static str, Monster, Lay, [Face; 6], bool);
    use Monster::{Alienoid, CyberKitty, Gigazaur};
    let rows: [Row; 22] = [
        ("one claw", Gigazaur, |laid| laid, claws(1), true),
        ("no claw", Gigazaur, |laid| laid, BLANK, false),
        (
            "Acid Attack alone",
            Gigazaur,
            |laid| laid.holding(A, "acid-attack"),
            BLANK,
            true,
        ),
        (
            "Poison Quills",
            Gigazaur,
            |laid| laid.holding(A, "poison-quills"),
            TWOS,
            true,
        ),
        (
            "both in Tokyo",
            Gigazaur,
            |laid| laid.in_city(A).in_bay(B),
            claws(1),
            false,
        ),
        (
            "Nova Breath",
            Gigazaur,
            |laid| laid.holding(A, "nova-breath").outside(B),
            claws(1),
            true,
        ),
        ("outside", Gigazaur, |laid| laid.outside(B), claws(1), false),
        (
            "no heart to lose",
            Gigazaur,
            |laid| laid.holding(B, "zombie").hearts(B, 0),
            claws(1),
            false,
        ),
        (
            "the plating",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating"),
            claws(1),
            false,
        ),
        (
            "the plating, two claws",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating"),
            claws(2),
            true,
        ),
        (
            "the plating, Acid Attack",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "acid-attack"),
            claws(1),
            true,
        ),
        (
            "the plating, the Beam",
            Gigazaur,
            |laid| {
                laid.holding(B, "armor-plating")
                    .with_tiles(A, "tile-antimatter-beam")
            },
            claws(1),
            true,
        ),
        (
            "the plating, Cat Nip",
            CyberKitty,
            |laid| laid.holding(B, "armor-plating").evolved(A, "cat-nip"),
            claws(1),
            true,
        ),
        (
            "the plating, a neighbor that breathes fire",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "fire-breathing"),
            claws(1),
            true,
        ),
        (
            "the plating, fire without a claw",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "fire-breathing"),
            BLANK,
            false,
        ),
        (
            "the plating, funny looks",
            Alienoid,
            |laid| {
                laid.holding(B, "armor-plating")
                    .evolved(A, "funny-looking-but-dangerous")
            },
            TWOS_AND_CLAW,
            true,
        ),
        (
            "funny looks without a claw",
            Alienoid,
            |laid| laid.evolved(A, "funny-looking-but-dangerous"),
            TWOS,
            false,
        ),
        (
            "the plating, the Devil",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "devil"),
            claws(1),
            false,
        ),
        (
            "the plating, Spiked Tail",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "spiked-tail"),
            claws(1),
            true,
        ),
        (
            "the plating, Spiked Tail without a claw",
            Gigazaur,
            |laid| laid.holding(B, "armor-plating").holding(A, "spiked-tail"),
            BLANK,
            false,
        ),
        (
            "Meow Missile",
            CyberKitty,
            |laid| laid.evolved(A, "meow-missle"),
            BLANK,
            true,
        ),
        (
            "the Beam on nothing",
            Gigazaur,
            |laid| laid.with_tiles(A, "tile-antimatter-beam"),
            BLANK,
            false,
        ),
    ];
    for (name, monster, lay, dice, asked) in rows {
        let five = [
            monster,
            other_than(monster),
            Monster::Kraken,
            Monster::MekaDragon,
            Monster::SpacePenguin,
        ];
        let mut table = lay(boxed(&five, []).holding(B, "witch").in_city(B)).turn_of(A);
        table.rolls(dice).keeps();
        assert_eq!(table.is_offered(B, "witch", ""), asked, "{name}");
    }
}

#[test]
fn the_witch_and_the_cheerleader_know_what_the_die_of_fate_will_do() {
    // The curse, who holds the Scarab, what the Die of Fate shows; whether the claws may strike.
    for (curse, holder, fate, strike) in [
        ("hotep-peace", A, River, true),
        ("hotep-peace", B, River, false),
        ("hotep-peace", B, Ankh, true),
        ("hotep-peace", B, Snake, false),
        ("hotep-peace", B, Eye, true),
        ("buried-in-sand", B, River, true),
        ("buried-in-sand", B, Ankh, true),
        ("buried-in-sand", B, Snake, false),
        ("body-spirit-ka", B, River, true),
        ("body-spirit-ka", B, Ankh, true),
        ("body-spirit-ka", B, Snake, false),
    ] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed(curse)
            .with_piece(holder, "golden-scarab", 0)
            .holding(B, ["witch", "cheerleader"])
            .in_city(B)
            .turn_of(A);
        table.rolls(claws(2)).falls(fate).keeps_all();
        assert_eq!(
            table.is_offered(B, "witch", ""),
            strike,
            "Witch: {curse}, {holder:?}, {fate:?}"
        );
        table.passes();
        assert_eq!(
            table.state.question().what == What::Commit,
            strike,
            "Cheerleader: {curse}, {holder:?}, {fate:?}"
        );
    }
}

#[test]
fn the_witch_knows_where_a_curse_will_move_them() {
    // Who is in the City, and what the Die of Fate shows; whether A's claw will reach B.
    for (curse, city, fate, reached) in [
        ("pharaonic-ego", C, River, false),
        ("pharaonic-ego", C, Snake, true),
        ("pharaonic-ego", A, River, true),
        ("pharaonic-ego", A, Ankh, false),
        ("resurrection-of-osiris", C, Ankh, true),
        ("resurrection-of-osiris", A, Snake, false),
        ("resurrection-of-osiris", B, Ankh, true),
        ("pharaonic-ego", B, Snake, true),
    ] {
        let three = [Monster::Gigazaur, Monster::TheKing, Monster::Kraken];
        let mut table = boxed(&three, [Pack::Curses])
            .cursed(curse)
            .holding(B, "witch")
            .in_city(city)
            .turn_of(A);
        table.rolls(claws(1)).falls(fate).keeps_all();
        assert_eq!(
            table.is_offered(B, "witch", ""),
            reached,
            "{curse}, {city:?} in the City, {fate:?}"
        );
    }
}

#[test]
fn claws_that_may_strike_nobody_show_on_the_dice_and_nowhere_else() {
    let none = [One, Two, Three, Face::Heart, Face::Energy, Face::Energy];
    let one = [One, Two, Three, Face::Heart, Face::Energy, Claw];
    for (holder, dice, all) in [(A, none, true), (B, none, false), (A, one, true), (B, one, true)] {
        let mut table = boxed(&[Monster::Pandakai, Monster::TheKing], [Pack::Curses])
            .cursed("hotep-peace")
            .with_piece(holder, "golden-scarab", 0)
            .evolved(A, "panda-express")
            .holding(A, ["acid-attack", "complete-destruction", "clown"])
            .in_city(B)
            .turn_of(A);
        table.rolls(dice).falls(River).keeps_all();
        assert_eq!(
            table.is_offered(A, "clown", ""),
            all,
            "Clown, {dice:?}, the Scarab with {holder:?}"
        );
        table.passes();
        assert_eq!(
            table.stars(A),
            if all { 11 } else { 0 },
            "{dice:?}, the Scarab with {holder:?}"
        );
    }
    // Four of a kind with an added claw.
    for (holder, dances) in [(A, true), (B, false)] {
        let mut table = boxed(&[Monster::BoogieWoogie, Monster::TheKing], [Pack::Curses])
            .cursed("hotep-peace")
            .with_piece(holder, "golden-scarab", 0)
            .evolved(A, "boogie-dance")
            .holding(A, "acid-attack")
            .in_city(B)
            .turn_of(A);
        table.rolled(claws(3), [River]);
        let asks = table.state.question().what
            == What::Evolution {
                by: card("boogie-dance"),
            };
        assert_eq!(asks, dances, "the Scarab with {holder:?}");
    }
}

#[test]
fn a_carrot_asks_whom_the_hit_will_wound() {
    for (name, lay, asked) in [
        ("a claw", (|laid| laid) as Lay, true),
        ("the plating", |laid| laid.holding(B, "armor-plating"), false),
        (
            "the plating and fire",
            |laid| laid.holding(B, "armor-plating").holding(A, "fire-breathing"),
            true,
        ),
        ("no energy", |laid| laid.energy(B, 0), false),
    ] {
        let laid = boxed(&[Monster::CyberBunny, Monster::Gigazaur], [])
            .evolved(A, "electric-carrot")
            .energy(B, 1)
            .in_city(A);
        let mut table = lay(laid).turn_of(A);
        table.rolled(claws(1), []).resolves_rest();
        let asks = table.state.question().what
            == What::Evolution {
                by: card("electric-carrot"),
            };
        assert_eq!(asks, asked, "{name}\n{}", table.open_question());
    }
}
