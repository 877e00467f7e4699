//! A price can be paid with energy and Cultists together, wherever somebody is asked for one (`expansions.md` §2);
//! not where a curse bars the energy or sends it elsewhere.

use super::super::kit::*;
use super::boxes::{boxed, dark_boxed};
use crate::Seat;
use crate::classic::Face::{Claw, One, Three, Two};
use crate::classic::SpecialFace::{River, Snake};
use crate::classic::{Answer, Face, Monster, Pack, Pick, What};

const ONES: [Face; 6] = [One, One, One, Two, Two, Three];

/// A price that energy alone does not cover: up to the question, who is asked, and what it may answer once a
/// Cultist is spent.
type Row = (&'static str, fn() -> Table, Seat, fn(&Table) -> bool);

fn may_choose(table: &Table, pick: Pick) -> bool {
    table.answers().contains(&Answer::Choose(pick))
}

fn poor(monster: Monster, other: Monster) -> Laid {
    boxed(&[monster, other, Monster::Kraken], [Pack::Cultists])
}

fn a_pays(monster: Monster) -> Laid {
    let other = if monster == Monster::Gigazaur {
        Monster::TheKing
    } else {
        Monster::Gigazaur
    };
    poor(monster, other).with_piece(A, "cultists", 1)
}

fn b_pays(monster: Monster) -> Laid {
    let other = if monster == Monster::Gigazaur {
        Monster::TheKing
    } else {
        Monster::Gigazaur
    };
    poor(monster, other).with_piece(B, "cultists", 1)
}

/// Up to A's purchases.
fn buying(laid: Laid) -> Table {
    let mut table = laid.in_city(B).turn_of(A);
    table.passes().rolled(BLANK, []).resolves_rest().passes();
    table
}

#[test]
fn a_cultist_makes_up_what_a_price_lacks() {
    let rows: [Row; 25] = [
        (
            "Mimic moves",
            || {
                a_pays(Monster::Gigazaur)
                    .holding(B, ["giant-brain", "gourmet"])
                    .mimicking(A, "gourmet")
                    .in_city(B)
                    .turn_of(A)
            },
            A,
            |table| table.is_offered(A, "mimic", ""),
        ),
        (
            "Energy Drink",
            || {
                let mut table = a_pays(Monster::Gigazaur)
                    .holding(A, "energy-drink")
                    .in_city(B)
                    .turn_of(A);
                table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
                table
            },
            A,
            |table| table.is_offered(A, "energy-drink", ""),
        ),
        (
            "Stretchy",
            || {
                let mut table = a_pays(Monster::Gigazaur)
                    .holding(A, "stretchy")
                    .energy(A, 1)
                    .in_city(B)
                    .turn_of(A);
                table.rolls(BLANK).keeps_all();
                table
            },
            A,
            |table| table.is_offered(A, "stretchy", ""),
        ),
        (
            "a stake on Exotic Arms",
            || {
                let mut table = a_pays(Monster::Alienoid)
                    .evolved(A, "exotic-arms")
                    .energy(A, 1)
                    .in_city(B)
                    .turn_of(A);
                table.passes();
                table
            },
            A,
            |table| may_choose(table, Pick::Number(1)),
        ),
        (
            "the Energy Sword",
            || {
                let mut table = a_pays(Monster::CyberBunny)
                    .evolved(A, "energy-sword")
                    .energy(A, 1)
                    .in_city(B)
                    .turn_of(A);
                table.passes();
                table
            },
            A,
            |table| may_choose(table, Pick::Number(1)),
        ),
        (
            "Worst Nightmare",
            || {
                let mut table = boxed(&[Monster::Gigazaur, Monster::BoogieWoogie], [Pack::Cultists])
                    .with_piece(A, "cultists", 1)
                    .evolved(B, "worst-nightmare")
                    .lent("worst-nightmare", A)
                    .in_city(B)
                    .turn_of(A);
                table.passes();
                table
            },
            A,
            |table| may_choose(table, Pick::Number(0)),
        ),
        (
            "Encased in Ice",
            || {
                let mut table = a_pays(Monster::SpacePenguin)
                    .evolved(A, "encased-in-ice")
                    .in_city(B)
                    .turn_of(A);
                table.rolls(BLANK).keeps_all();
                table
            },
            A,
            |table| table.is_offered(A, "encased-in-ice", ""),
        ),
        (
            "Wings",
            || {
                let mut table = b_pays(Monster::Gigazaur)
                    .holding(B, "wings")
                    .energy(B, 1)
                    .in_city(B)
                    .turn_of(A);
                table.rolled_to_harm(claws(2));
                table
            },
            B,
            |table| table.is_offered(B, "wings", ""),
        ),
        (
            "Robot",
            || {
                let mut table = b_pays(Monster::Gigazaur)
                    .holding(B, "robot")
                    .in_city(B)
                    .turn_of(A);
                table.rolled_to_harm(claws(2));
                table
            },
            B,
            |table| table.is_offered(B, "robot", ""),
        ),
        (
            "Super Jump",
            || {
                let mut table = dark_boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Cultists])
                    .with_piece(B, "cultists", 1)
                    .holding(B, "super-jump")
                    .in_city(B)
                    .turn_of(A);
                table.rolled_to_harm(claws(2));
                table
            },
            B,
            |table| table.is_offered(B, "super-jump", ""),
        ),
        (
            "Rapid Healing",
            || {
                let mut table = b_pays(Monster::Gigazaur)
                    .holding(B, "rapid-healing")
                    .energy(B, 1)
                    .hearts(B, 2)
                    .in_city(B)
                    .turn_of(A);
                table.rolled_to_harm(claws(2));
                table
            },
            B,
            |table| table.is_offered(B, "rapid-healing", ""),
        ),
        (
            "Electric Carrot",
            || {
                let mut table = b_pays(Monster::CyberBunny)
                    .evolved(A, "electric-carrot")
                    .in_city(A)
                    .turn_of(A);
                table.passes().rolled(claws(2), []).resolves_rest();
                table
            },
            B,
            |table| may_choose(table, Pick::Number(0)),
        ),
        (
            "Trick or Threat",
            || {
                let mut table = b_pays(Monster::PumpkinJack)
                    .evolved(A, "trick-or-threat")
                    .in_city(A)
                    .turn_of(A);
                table.rolled(ONES, []).resolves_rest();
                table
            },
            B,
            |table| may_choose(table, Pick::Number(0)),
        ),
        (
            "theft",
            || {
                let mut table = a_pays(Monster::Gigazaur)
                    .holding(B, "pirate")
                    .energy(A, 3)
                    .in_city(B)
                    .turn_of(A);
                table.rolled(claws(3), []).resolves_rest().passes().stays(B);
                table
            },
            A,
            |table| may_choose(table, Pick::Card(table.key("pirate"))),
        ),
        (
            "the transformation card",
            || {
                let mut table = boxed(
                    &[Monster::Gigazaur, Monster::TheKing],
                    [Pack::Cultists, Pack::Transformation],
                )
                .with_piece(A, "cultists", 1)
                .in_city(B)
                .turn_of(A);
                table.rolled(BLANK, []).resolves_rest();
                table
            },
            A,
            |table| table.is_offered(A, "transformation", "flip"),
        ),
        (
            "the market",
            || buying(a_pays(Monster::Gigazaur).energy(A, 2).market("corner-store")),
            A,
            |table| table.answers().contains(&Answer::Buy(0)),
        ),
        (
            "a sweep",
            || buying(a_pays(Monster::Gigazaur).energy(A, 1)),
            A,
            |table| table.answers().contains(&Answer::Sweep),
        ),
        (
            "Sleep Walker",
            || buying(a_pays(Monster::Gigazaur).holding(A, "sleep-walker").energy(A, 2)),
            A,
            |table| table.is_offered(A, "sleep-walker", ""),
        ),
        (
            "Parasitic Tentacles",
            || {
                buying(
                    a_pays(Monster::Gigazaur)
                        .holding(A, "parasitic-tentacles")
                        .holding(B, "jets")
                        .energy(A, 4),
                )
            },
            A,
            |table| table.is_offered(A, "parasitic-tentacles", ""),
        ),
        (
            "Made in a Lab",
            || {
                let mut table = buying(a_pays(Monster::Gigazaur).holding(A, "made-in-a-lab").energy(A, 2));
                table.uses(A, "made-in-a-lab").reveals("alien-origin");
                table
            },
            A,
            |table| table.use_of(A, "made-in-a-lab", Pick::Deck(0)).is_some(),
        ),
        (
            "My Toy",
            || {
                let mut table = a_pays(Monster::BabyGigazaur)
                    .in_hand(A, "my-toy")
                    .energy(A, 2)
                    .market(["alien-origin", "skyscraper", "vast-storm"])
                    .in_city(B)
                    .turn_of(A);
                table
                    .rolls(BLANK)
                    .evolves(A, "my-toy")
                    .chooses(A, Pick::Slot(0))
                    .reveals("frenzy");
                table.keeps().passes().resolves_rest().passes();
                table
            },
            A,
            |table| table.is_offered(A, "my-toy", ""),
        ),
        (
            "Bobbing for Apples",
            || {
                buying(
                    a_pays(Monster::PumpkinJack)
                        .evolved(A, "bobbing-for-apples")
                        .energy(A, 2)
                        .market("apartment-building"),
                )
            },
            A,
            |table| table.use_of(A, "bobbing-for-apples", Pick::Slot(0)).is_some(),
        ),
        (
            "Miraculous Catch",
            || {
                let mut table = buying(
                    a_pays(Monster::SpacePenguin)
                        .evolved(A, "miraculous-catch")
                        .energy(A, 1)
                        .deck("jets"),
                );
                table.uses(A, "miraculous-catch").reveals("alien-origin");
                table
            },
            A,
            |table| may_choose(table, Pick::Number(1)),
        ),
        (
            "Boo! comes back",
            || buying(a_pays(Monster::BoogieWoogie).evolutions_gone(A, "boo")),
            A,
            |table| table.is_offered(A, "boo", "recover"),
        ),
        (
            "Opportunist",
            || {
                let mut table = buying(
                    b_pays(Monster::Gigazaur)
                        .holding(B, "opportunist")
                        .energy(A, 3)
                        .energy(B, 2)
                        .market("corner-store"),
                );
                table.buys("corner-store").reveals("alien-origin");
                table
            },
            B,
            |table| table.is_offered(B, "opportunist", ""),
        ),
    ];
    for (name, up_to, payer, pays) in rows {
        let mut table = up_to();
        assert_eq!(
            table.state.question().of,
            crate::Asked::Seat(payer),
            "{name}\n{}",
            table.open_question()
        );
        assert!(!pays(&table), "{name}: it has not enough yet");
        table.spends(payer, "energy");
        assert_eq!(
            table.state.question().of,
            crate::Asked::Seat(payer),
            "{name}\n{}",
            table.open_question()
        );
        assert!(pays(&table), "{name}\n{}", table.open_question());
    }
}

impl Table {
    /// Claws fall, and the first who is asked about the hit decides.
    fn rolled_to_harm(&mut self, dice: [Face; 6]) -> &mut Self {
        self.rolls(dice).keeps_all();
        while self.state.question().what != What::Group {
            self.done();
        }
        self.resolves_rest()
    }
}

#[test]
fn the_snake_of_the_sphinx_takes_a_cultist_s_energy() {
    let mut table = boxed(
        &[Monster::Gigazaur, Monster::TheKing],
        [Pack::Cultists, Pack::Curses],
    )
    .cursed("gaze-of-the-sphinx")
    .with_piece(A, "cultists", 1)
    .in_hand(A, "primal-bellow")
    .energy(A, 2)
    .in_city(B)
    .turn_of(A);
    table.rolled(BLANK, [Snake]);
    table.asked(
        A,
        What::Curse {
            by: card("gaze-of-the-sphinx"),
        },
    );
    assert!(!may_choose(&table, Pick::Units(0, 3, 0)));
    table.spends(A, "energy");
    assert!(
        may_choose(&table, Pick::Units(0, 3, 0)),
        "{}",
        table.open_question()
    );
}

#[test]
fn a_friend_of_children_makes_it_two() {
    for (energy, friend, pays) in [(0, true, true), (0, false, false), (1, false, true)] {
        let laid = a_pays(Monster::Gigazaur)
            .holding(A, "stretchy")
            .energy(A, energy)
            .in_city(B);
        let laid = if friend {
            laid.holding(A, "friend-of-children")
        } else {
            laid
        };
        let mut table = laid.turn_of(A);
        table.rolls(BLANK).keeps_all();
        let asked = table.state.question().what == What::ChangeDice && table.state.could_pay(A, 2);
        assert_eq!(
            table.state.could_pay(A, 2),
            pays,
            "{energy} energy, friend {friend}"
        );
        if pays {
            assert!(asked);
            table.spends(A, "energy");
            assert!(
                table.is_offered(A, "stretchy", ""),
                "{energy} energy, friend {friend}"
            );
        }
    }
}

#[test]
fn no_cultist_pays_where_its_energy_does_not_come() {
    for (curse, fate, pays) in [
        ("inadequate-offering", River, true),
        ("thot-blindness", River, false),
        ("confused-senses", Snake, false),
    ] {
        // A cannot pay to turn its card over, and is not asked.
        let mut table = boxed(
            &[Monster::Gigazaur, Monster::TheKing],
            [Pack::Cultists, Pack::Curses, Pack::Transformation],
        )
        .cursed(curse)
        .with_piece(B, "golden-scarab", 0)
        .with_piece(A, "cultists", 1)
        .in_city(B)
        .turn_of(A);
        table.rolled([Claw, One, One, Two, Two, Three], [fate]);
        if matches!(table.state.question().what, What::Curse { .. }) {
            table.says(Answer::Choose(Pick::Dice(0)));
        }
        table.passes();
        assert_eq!(table.state.could_pay(A, 1), pays, "{curse}");
        table.resolves_rest().stays(B);
        let flips = matches!(
            table.state.question().what,
            What::Window {
                moment: crate::classic::Moment::Flip
            }
        );
        assert_eq!(flips, pays, "{curse}\n{}", table.open_question());
    }
}
