//! Whoever comes back from 0 hearts keeps every piece that is no card, and each replacement of an elimination
//! has its turn (`expansions.md` §13, `evolutions.md` §3.0 and §3.3, `core.md` §3.8, `power-cards.md` §4.4).

use super::super::kit::*;
use super::boxes::{boxed, dark_boxed};
use crate::classic::SpecialFace::River;
use crate::classic::{Ending, Face, Monster, Pack, Place, What, Wickedness};

const SEATS: [Monster; 4] = [
    Monster::Gigazaur,
    Monster::CyberKitty,
    Monster::MekaDragon,
    Monster::SpacePenguin,
];

/// A way to come back, and what is left then.
struct Way {
    card: &'static str,
    dark: bool,
    hearts: u8,
    stars: u8,
    energy: u16,
    wicked: u8,
    cards: &'static [&'static str],
}

const PIECES_AND_EVOLUTIONS: &[&str] = &[
    "cultists",
    "tower-bottom",
    "tower-middle",
    "golden-scarab",
    "mouse-hunter",
    "freeze-ray",
];

#[test]
fn what_is_no_card_stays_with_whoever_comes_back() {
    let ways = [
        Way {
            card: "it-has-a-child",
            dark: false,
            hearts: 10,
            stars: 0,
            energy: 6,
            wicked: 5,
            cards: PIECES_AND_EVOLUTIONS,
        },
        Way {
            card: "it-has-a-child",
            dark: true,
            hearts: 10,
            stars: 0,
            energy: 6,
            wicked: 0,
            cards: PIECES_AND_EVOLUTIONS,
        },
        Way {
            card: "zombify",
            dark: true,
            hearts: 12,
            stars: 0,
            energy: 6,
            wicked: 0,
            cards: &[
                "cultists",
                "tower-bottom",
                "tower-middle",
                "golden-scarab",
                "mouse-hunter",
                "freeze-ray",
                "zombify",
            ],
        },
        Way {
            card: "nine-lives",
            dark: false,
            hearts: 9,
            stars: 9,
            energy: 0,
            wicked: 5,
            cards: &[
                "cultists",
                "tower-bottom",
                "tower-middle",
                "golden-scarab",
                "freeze-ray",
            ],
        },
        Way {
            card: "nine-lives",
            dark: true,
            hearts: 9,
            stars: 9,
            energy: 0,
            wicked: 5,
            cards: &[
                "cultists",
                "tower-bottom",
                "tower-middle",
                "golden-scarab",
                "freeze-ray",
            ],
        },
        Way {
            card: "monster-sidekick",
            dark: false,
            hearts: 10,
            stars: 0,
            energy: 6,
            wicked: 5,
            cards: &[
                "cultists",
                "tower-bottom",
                "tower-middle",
                "golden-scarab",
                "mouse-hunter",
                "freeze-ray",
                "energy-hoarder",
                "princess",
                "tile-tireless",
                "monster-sidekick",
            ],
        },
    ];
    for way in ways {
        let name = format!("{} ({})", way.card, if way.dark { "dark" } else { "base" });
        let packs = Pack::ALL;
        let laid = if way.dark {
            dark_boxed(&SEATS, packs)
        } else {
            boxed(&SEATS, packs)
        };
        let laid = laid
            .cursed("inadequate-offering")
            .with_piece(B, "cultists", 2)
            .with_piece(B, "tower-bottom", 0)
            .with_piece(B, "tower-middle", 0)
            .with_piece(B, "golden-scarab", 0)
            .evolved(B, "mouse-hunter")
            .evolved(D, "freeze-ray")
            .lent("freeze-ray", B)
            .holding(B, ["energy-hoarder", "princess"])
            .with_tiles(B, "tile-tireless")
            .berserk(B)
            .hearts(B, 1)
            .stars(B, 4)
            .energy(B, 6)
            .poison(B, 2)
            .shrink(B, 1)
            .wicked(B, 5)
            .in_city(B);
        let laid = if way.card == "nine-lives" {
            laid.in_hand(B, way.card)
        } else {
            laid.holding(B, way.card)
        };
        let mut table = laid.turn_of(A);
        table.rolled(claws(1), [River]).resolves_rest();
        if way.card == "nine-lives" {
            table.evolves(B, way.card);
        } else {
            table.passes();
        }
        let mut cards = table.cards(B);
        let mut expected = way.cards.to_vec();
        cards.sort_unstable();
        expected.sort_unstable();
        assert_eq!(cards, expected, "{name}: in front of it");
        let seen = (
            table.hearts(B),
            table.stars(B),
            table.energy(B),
            table.wickedness(B),
        );
        assert_eq!(seen, (way.hearts, way.stars, way.energy, way.wicked), "{name}");
        assert_eq!(
            (table.poison(B), table.shrink(B)),
            (2, 1),
            "{name}: tokens of others"
        );
        assert_eq!(table.held("cultists").tokens, 2, "{name}: Cultists");
        assert!(table.state.is_berserk(B), "{name}: Berserk");
        assert_eq!(
            table.state.is_beast(B),
            None,
            "{name}: the transformation card is gone"
        );
        assert_eq!(table.state.scarab(), Some(B), "{name}: the Scarab");
        assert_eq!(table.place(B), Place::Outside, "{name}");
        if way.card != "monster-sidekick" {
            assert!(table.discarded("princess"), "{name}: the costume is discarded");
            assert!(
                table.state.all_tiles().all(|tile| tile != card("tile-tireless")),
                "{name}: no tile comes back"
            );
        }
    }
}

#[test]
fn nobody_comes_back_with_more_hearts_than_the_cap_in_force() {
    for (way, dark, hearts) in [
        ("it-has-a-child", false, 8),
        ("zombify", true, 8),
        ("nine-lives", false, 8),
        ("monster-sidekick", false, 8),
    ] {
        let laid = if dark {
            dark_boxed(&SEATS, [Pack::Curses])
        } else {
            boxed(&SEATS, [Pack::Curses])
        };
        let laid = laid.cursed("bow-before-ra").hearts(B, 1).in_city(B);
        let laid = if way == "nine-lives" {
            laid.in_hand(B, way)
        } else {
            laid.holding(B, way)
        };
        let mut table = laid.turn_of(A);
        table.rolled(claws(1), [River]).resolves_rest();
        if way == "nine-lives" {
            table.evolves(B, way);
        } else {
            table.passes();
        }
        assert_eq!(table.hearts(B), hearts, "{way}");
    }
}

#[test]
fn a_tile_on_offer_is_lost_with_a_life() {
    // Somebody strikes while A looks at the tiles.
    for (way, monsters, strike) in [
        (
            "it-has-a-child",
            [Monster::Gigazaur, Monster::CyberKitty, Monster::Kraken],
            "electro-scratch",
        ),
        (
            "monster-sidekick",
            [Monster::Gigazaur, Monster::CyberKitty, Monster::Kraken],
            "electro-scratch",
        ),
        (
            "nine-lives",
            [Monster::CyberKitty, Monster::BoogieWoogie, Monster::Kraken],
            "worm-invaders",
        ),
    ] {
        let laid = boxed(&monsters, [])
            .hearts(A, 1)
            .wicked(A, 2)
            .in_city(B)
            .in_hand(B, strike);
        let laid = if way == "nine-lives" {
            laid.in_hand(A, way)
        } else {
            laid.holding(A, way)
        };
        let mut table = laid.turn_of(A);
        table.rolled(
            [
                Face::One,
                Face::One,
                Face::One,
                Face::Energy,
                Face::Two,
                Face::Three,
            ],
            [],
        );
        table
            .resolves(Face::One)
            .asked(A, What::Tile { level: 3 })
            .uses(B, strike);
        if way == "nine-lives" {
            table.evolves(A, way);
        }
        table.passes();
        assert!(table.hearts(A) >= 9, "{way}");
        assert!(!matches!(table.state.question().what, What::Tile { .. }), "{way}");
        table.resolves_rest();
        assert_eq!(table.energy(A), 1, "{way}: the turn goes on");
    }
}

/// How it ends for the monster that falls.
#[derive(Debug, PartialEq, Clone, Copy)]
enum Fate {
    Wins,
    Out,
    Lives(u8),
    /// Lives on without hearts.
    Undead,
}

#[test]
fn every_replacement_of_a_death_has_its_place_before_the_next() {
    type Row = (Vec<&'static str>, u8, bool, bool, Fate, u8);
    use Fate::{Lives, Out, Undead, Wins};
    // What it has, its stars, whether the Sphinx gazes, whether it uses Nine Lives; how it ends, and how often
    // the Eater of the Dead and Programmed To Destroy are paid together.
    let all = [
        "final-roar",
        "nine-lives",
        "zombify",
        "it-has-a-child",
        "monster-sidekick",
    ];
    let rows: Vec<Row> = vec![
        (all.to_vec(), 16, false, true, Wins, 0),
        (all.to_vec(), 15, false, true, Lives(9), 6),
        (all.to_vec(), 15, false, false, Lives(12), 6),
        (
            vec!["nine-lives", "it-has-a-child", "monster-sidekick"],
            15,
            false,
            false,
            Lives(10),
            6,
        ),
        (
            vec!["nine-lives", "monster-sidekick"],
            3,
            false,
            false,
            Lives(10),
            6,
        ),
        (vec!["nine-lives"], 3, false, false, Out, 6),
        (vec!["final-roar", "monster-sidekick"], 16, false, false, Wins, 0),
        (vec!["zombify", "it-has-a-child"], 3, false, false, Lives(12), 6),
        (vec!["zombie"], 3, false, false, Undead, 6),
        (vec!["zombie", "final-roar"], 16, false, false, Undead, 6),
        (vec!["zombie", "nine-lives"], 3, false, true, Lives(9), 6),
        (vec!["zombie", "nine-lives"], 3, false, false, Undead, 6),
        (
            vec!["zombie", "nine-lives", "zombify"],
            3,
            false,
            false,
            Lives(12),
            6,
        ),
        (
            vec!["zombie", "zombify", "it-has-a-child"],
            3,
            false,
            false,
            Lives(12),
            6,
        ),
        (vec!["zombie", "it-has-a-child"], 3, false, false, Lives(10), 6),
        (vec!["zombie", "monster-sidekick"], 3, false, false, Undead, 6),
        // The Sphinx silences Keep cards, and those who are paid for it.
        (all.to_vec(), 16, true, true, Wins, 0),
        (all.to_vec(), 15, true, true, Lives(9), 0),
        (all.to_vec(), 15, true, false, Out, 0),
        (
            vec!["zombie", "zombify", "it-has-a-child"],
            3,
            true,
            false,
            Undead,
            0,
        ),
        (vec!["zombie", "nine-lives"], 3, true, true, Lives(9), 0),
    ];
    for (has, stars, gaze, uses, fate, paid) in rows {
        let name = format!("{has:?} with {stars} stars, gaze {gaze}, uses {uses}");
        let mut laid = dark_boxed(&SEATS, [Pack::Curses])
            .cursed(if gaze {
                "gaze-of-the-sphinx"
            } else {
                "inadequate-offering"
            })
            .holding(C, "eater-of-the-dead")
            .evolved(C, "programmed-to-destroy")
            .hearts(B, 1)
            .stars(B, stars)
            .in_city(B);
        for slug in &has {
            laid = match *slug {
                "nine-lives" => laid.in_hand(B, "nine-lives"),
                "final-roar" => laid.with_tiles(B, "tile-final-roar"),
                other => laid.holding(B, other),
            };
        }
        let mut table = laid.turn_of(A);
        table.rolled(claws(1), [River]).resolves_rest();
        if uses && fate != Wins {
            table.evolves(B, "nine-lives");
        } else {
            table.passes();
        }
        let seen = match table.state.outcome() {
            Some(_) => Wins,
            None if !table.alive(B) => Out,
            None if table.hearts(B) == 0 => Undead,
            None => Lives(table.hearts(B)),
        };
        assert_eq!(seen, fate, "{name}");
        if fate == Wins {
            table.over(Ending::Roar, [B]);
        } else {
            assert_eq!(table.stars(C), paid, "{name}: the others are paid either way");
        }
        if fate == Undead {
            assert_eq!(table.state.player(B).follows, None, "{name}");
        }
    }
}

#[test]
fn whoever_loses_zombie_without_hearts_may_still_come_back_and_pays_nobody_again() {
    for (uses, alive) in [(true, true), (false, false)] {
        let mut table = boxed(&SEATS, [])
            .holding(B, "zombie")
            .holding(C, "eater-of-the-dead")
            .in_hand(B, "nine-lives")
            .hearts(B, 1)
            .energy(A, 4)
            .in_city(B)
            .turn_of(A);
        table.rolled(claws(3), []).resolves_rest();
        // It does not use it when it falls.
        table.passes();
        assert!(
            table.alive(B) && table.hearts(B) == 0,
            "{}",
            table.open_question()
        );
        assert_eq!(table.stars(C), 3);
        table.stays(B).passes_to(A, What::Theft).steals("zombie");
        if uses {
            table.evolves(B, "nine-lives");
        } else {
            table.passes();
        }
        assert_eq!(table.alive(B), alive, "uses {uses}");
        assert_eq!(table.stars(C), 3, "a Zombie that was at 0 pays no more");
    }
}

#[test]
fn the_turn_of_final_push_is_lost_with_a_life() {
    for (card, again) in [("it-has-a-child", false), ("wings", true)] {
        let mut table = table_with(2, |options| options.wickedness = Wickedness::Green)
            .holding(A, card)
            .hearts(A, 1)
            .wicked(A, 9)
            .energy(A, 4)
            .market(["tank", "skyscraper", "vast-storm"])
            .in_city(B)
            .turn_of(A);
        table
            .plays([Face::One, Face::One, Face::One, Face::Two, Face::Two, Face::Three])
            .takes("tile-final-push")
            .resolves_rest()
            .buys("tank");
        if card == "wings" {
            table.reveals("jets").uses(A, "wings");
        } else {
            table.reveals("jets");
        }
        table.buys_no_more();
        assert_eq!(
            table.state.active() == A,
            again,
            "{card}\n{}",
            table.open_question()
        );
    }
}
