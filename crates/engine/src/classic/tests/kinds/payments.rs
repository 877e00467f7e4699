//! Nothing is offered that pays for what cannot come: a roll, hearts, energy or stars that something bars
//! (`expansions.md` §2 and §4.5, `evolutions.md` §3.1 and §3.3, `power-cards.md` §4.1).

use super::super::kit::*;
use super::boxes::boxed;
use crate::Seat;
use crate::classic::Face::{Claw, Heart, One};
use crate::classic::SpecialFace::{self, River, Snake};
use crate::classic::{Answer, Face, Monster, Pack, Pick, What};

/// Somebody else than this monster.
fn another(monster: Monster) -> Monster {
    if monster == Monster::Gigazaur {
        Monster::TheKing
    } else {
        Monster::Gigazaur
    }
}

/// What bars gains, and which are left to the active monster A.
struct Bar {
    name: &'static str,
    curse: &'static str,
    holder: Seat,
    fate: SpecialFace,
    hearts: [u8; 2],
    stars: u8,
    /// Hearts, energy and stars that can still come.
    left: [bool; 3],
}

const FREE: Bar = Bar {
    name: "nothing bars",
    curse: "inadequate-offering",
    holder: B,
    fate: River,
    hearts: [5, 10],
    stars: 0,
    left: [true, true, true],
};

const BARS: &[Bar] = &[
    FREE,
    Bar {
        name: "the cap",
        hearts: [10, 10],
        left: [false, true, true],
        ..FREE
    },
    Bar {
        name: "the cap before Ra",
        curse: "bow-before-ra",
        hearts: [8, 8],
        left: [false, true, true],
        ..FREE
    },
    Bar {
        name: "20 stars",
        stars: 20,
        left: [true, true, false],
        ..FREE
    },
    Bar {
        name: "Isis",
        curse: "isis-disgrace",
        left: [false, true, true],
        ..FREE
    },
    Bar {
        name: "Isis, but it holds the Scarab",
        curse: "isis-disgrace",
        holder: A,
        ..FREE
    },
    Bar {
        name: "Thot",
        curse: "thot-blindness",
        left: [true, false, true],
        ..FREE
    },
    Bar {
        name: "Thot, but it holds the Scarab",
        curse: "thot-blindness",
        holder: A,
        ..FREE
    },
    Bar {
        name: "Tutankhamun",
        curse: "tutankhamun-curse",
        left: [true, true, false],
        ..FREE
    },
    Bar {
        name: "Tutankhamun, but it holds the Scarab",
        curse: "tutankhamun-curse",
        holder: A,
        ..FREE
    },
    Bar {
        name: "the Snake of Confused Senses, its holder full",
        curse: "confused-senses",
        fate: Snake,
        left: [false, true, true],
        ..FREE
    },
    Bar {
        name: "the Snake of Confused Senses, its holder hurt",
        curse: "confused-senses",
        fate: Snake,
        hearts: [5, 5],
        ..FREE
    },
];

/// What gives A something at any time.
struct Gift {
    monster: Monster,
    card: &'static str,
    way: &'static str,
    lies: Lies,
    /// Hearts, energy and stars that it gives.
    gives: [bool; 3],
}

#[derive(Clone, Copy)]
enum Lies {
    Hand,
    Table,
    Held,
    Piece,
}

#[test]
fn no_card_is_offered_that_gives_only_what_is_barred() {
    use Lies::{Hand, Held, Piece};
    const HEARTS: [bool; 3] = [true, false, false];
    const ENERGY: [bool; 3] = [false, true, false];
    const BOTH: [bool; 3] = [true, true, false];
    let row = |monster, card, way, lies, gives| Gift {
        monster,
        card,
        way,
        lies,
        gives,
    };
    let gifts = [
        row(Monster::TheKing, "giant-banana", "", Hand, HEARTS),
        row(Monster::BoogieWoogie, "well-of-shadow", "", Hand, HEARTS),
        row(Monster::PumpkinJack, "candy", "heal", Hand, HEARTS),
        row(Monster::Kraken, "healing-rain", "", Hand, HEARTS),
        row(Monster::Gigazaur, "radioactive-waste", "", Hand, BOTH),
        row(Monster::BabyGigazaur, "yummy-yummy", "", Hand, BOTH),
        row(Monster::Pandakai, "bear-necessities", "", Hand, BOTH),
        row(Monster::CyberBunny, "emergency-battery", "", Hand, ENERGY),
        row(Monster::Alienoid, "mothership-support", "", Lies::Table, HEARTS),
        row(Monster::Kraken, "rapid-healing", "", Held, HEARTS),
        row(Monster::Kraken, "cultists", "heart", Piece, HEARTS),
        row(Monster::Kraken, "cultists", "energy", Piece, ENERGY),
    ];
    for gift in &gifts {
        for bar in BARS {
            let laid = boxed(
                &[gift.monster, another(gift.monster)],
                [Pack::Curses, Pack::Cultists],
            )
            .cursed(bar.curse)
            .with_piece(bar.holder, "golden-scarab", 0)
            .hearts(A, bar.hearts[0])
            .hearts(B, bar.hearts[1])
            .stars(A, bar.stars)
            .energy(A, 6)
            .in_city(B);
            let laid = match gift.lies {
                Hand => laid.in_hand(A, gift.card),
                Lies::Table => laid.evolved(A, gift.card),
                Held => laid.holding(A, gift.card),
                Piece => laid.with_piece(A, gift.card, 1),
            };
            let mut table = laid.turn_of(A);
            table.rolled(BLANK, [bar.fate]);
            if matches!(table.state.question().what, What::Curse { .. }) {
                table.says(Answer::Choose(Pick::Dice(0)));
            }
            table.passes().asked(A, What::Group);
            let comes = gift
                .gives
                .iter()
                .zip(bar.left)
                .any(|(gives, left)| *gives && left);
            assert_eq!(
                table.is_offered(A, gift.card, gift.way),
                comes,
                "{} {}, where {}",
                gift.card,
                gift.way,
                bar.name
            );
        }
    }
}

#[test]
fn no_roll_is_paid_for_where_none_comes() {
    type Lay = fn(Laid) -> Laid;
    let rows: [(&str, Lay, &[Face], bool); 6] = [
        ("nothing", |laid| laid, &BLANK, true),
        ("Blizzard", |laid| laid.evolved(B, "blizzard"), &BLANK, false),
        ("Cat Nip", |laid| laid.evolved(A, "cat-nip"), &BLANK, false),
        (
            "one die, and it is frozen",
            |laid| {
                laid.shrink(A, 5)
                    .evolved(B, "encased-in-ice")
                    .counters("encased-in-ice", 1)
            },
            &[],
            false,
        ),
        (
            "two dice, and one is frozen",
            |laid| {
                laid.shrink(A, 4)
                    .evolved(B, "encased-in-ice")
                    .counters("encased-in-ice", 1)
            },
            &[One],
            true,
        ),
        ("a die fewer", |laid| laid.shrink(A, 5), &[One], true),
    ];
    for (card, way) in [("energy-drink", ""), ("smoke-cloud", ""), ("cultists", "roll")] {
        for (name, lay, dice, offered) in rows {
            let laid = boxed(&[Monster::CyberKitty, Monster::SpacePenguin], [Pack::Cultists])
                .energy(A, 3)
                .in_city(B)
                .by_hand();
            let laid = if card == "cultists" {
                laid.with_piece(A, card, 1)
            } else {
                laid.holding(A, card)
            };
            let mut table = lay(laid).turn_of(A);
            table.passes();
            if !dice.is_empty() {
                table.says(Answer::Faces(dice.iter().copied().collect()));
            }
            while table.state.may_reroll() && table.answers().contains(&Answer::Reroll(1)) {
                table.says(Answer::Reroll(1)).nature([One]);
            }
            table.asked(A, What::Roll);
            assert_eq!(table.is_offered(A, card, way), offered, "{card} under {name}");
        }
    }
}

#[test]
fn a_roll_may_be_paid_for_while_the_die_of_fate_alone_is_free() {
    for (curse, face) in [("vengeance-of-horus", Claw), ("scribe-perseverance", One)] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::Kraken], [Pack::Curses])
            .cursed(curse)
            .holding(A, "energy-drink")
            .energy(A, 3)
            .in_city(B)
            .turn_of(A);
        table.rolls([face; 6]).falls(River);
        while table.state.may_reroll() {
            table.says(Answer::Reroll(1 << 6)).falls(River);
        }
        assert!(table.is_offered(A, "energy-drink", ""), "{curse}");
        table.uses(A, "energy-drink");
        assert_eq!(table.state.rerolls(), 1 << 6, "{curse}");
    }
}

#[test]
fn nobody_pays_for_a_die_that_cannot_be_turned_or_frozen() {
    let mut table = boxed(&[Monster::Gigazaur, Monster::SpacePenguin], [])
        .holding(A, ["stretchy", "herd-culler", "plot-twist"])
        .energy(A, 9)
        .shrink(A, 5)
        .evolved(B, "encased-in-ice")
        .counters("encased-in-ice", 2)
        .in_city(B)
        .turn_of(A);
    table.keeps_all();
    for card in ["stretchy", "herd-culler", "plot-twist"] {
        assert!(!table.is_offered(A, card, ""), "{card}");
    }
}

#[test]
fn a_deadly_hit_opens_no_window_for_hearts_that_isis_bars() {
    for (holder, saved) in [(A, false), (B, true)] {
        let mut table = boxed(
            &[Monster::Gigazaur, Monster::TheKing],
            [Pack::Curses, Pack::Cultists],
        )
        .cursed("isis-disgrace")
        .with_piece(holder, "golden-scarab", 0)
        .with_piece(B, "cultists", 1)
        .holding(B, "rapid-healing")
        .in_hand(B, "giant-banana")
        .energy(B, 4)
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
        table.rolled(claws(1), [River]).resolves_rest();
        for (card, way) in [("rapid-healing", ""), ("giant-banana", ""), ("cultists", "heart")] {
            assert_eq!(
                table.is_offered(B, card, way),
                saved,
                "{card}, the Scarab with {holder:?}"
            );
        }
    }
}

#[test]
fn a_healing_ray_has_no_patient_that_cannot_be_healed() {
    for (curse, holder, hearts, asked) in [
        ("inadequate-offering", A, 5, true),
        ("inadequate-offering", A, 10, false),
        ("isis-disgrace", A, 5, false),
        ("isis-disgrace", B, 5, true),
        ("bow-before-ra", A, 8, false),
        ("thot-blindness", B, 5, true),
    ] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed(curse)
            .with_piece(holder, "golden-scarab", 0)
            .holding(A, "healing-ray")
            .hearts(B, hearts)
            .energy(B, 5)
            .in_city(A)
            .turn_of(A);
        table
            .rolled([Heart, One, One, Claw, Face::Two, Face::Two], [River])
            .resolves(Heart);
        let hearing = table.state.question().what == What::Hearts;
        assert_eq!(
            hearing, asked,
            "{curse}, the Scarab with {holder:?}, {hearts} hearts"
        );
    }
}

#[test]
fn stars_that_cannot_come_are_not_for_sale() {
    for (name, curse, stars, offered) in [
        ("nothing", "inadequate-offering", 3, true),
        ("Tutankhamun", "tutankhamun-curse", 3, false),
        ("20 stars", "inadequate-offering", 20, false),
    ] {
        let mut table = boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed(curse)
            .with_piece(B, "golden-scarab", 0)
            .holding(A, "sleep-walker")
            .energy(A, 3)
            .stars(A, stars)
            .in_city(B)
            .turn_of(A);
        table
            .rolled(BLANK, [River])
            .resolves_rest()
            .passes()
            .asked(A, What::Buy);
        assert_eq!(table.is_offered(A, "sleep-walker", ""), offered, "{name}");
    }
}

#[test]
fn pandas_feed_nobody_where_nobody_can_have_energy() {
    for (holder, offered) in [(Some(B), true), (Some(A), true), (None, false)] {
        let laid = boxed(&[Monster::Pandakai, Monster::TheKing], [Pack::Curses])
            .cursed("thot-blindness")
            .in_hand(A, "panda-monium")
            .in_city(B);
        let laid = match holder {
            Some(seat) => laid.with_piece(seat, "golden-scarab", 0),
            None => laid,
        };
        let mut table = laid.turn_of(A);
        table.rolls(BLANK).falls(River);
        assert_eq!(table.is_offered(A, "panda-monium", ""), offered, "{holder:?}");
    }
}

#[test]
fn a_dance_brings_what_still_comes() {
    for (curse, energy, heart) in [
        ("inadequate-offering", true, true),
        ("isis-disgrace", true, false),
        ("thot-blindness", false, true),
    ] {
        let mut table = boxed(&[Monster::BoogieWoogie, Monster::TheKing], [Pack::Curses])
            .cursed(curse)
            .with_piece(B, "golden-scarab", 0)
            .evolved(A, "boogie-dance")
            .hearts(A, 5)
            .in_city(B)
            .by_hand()
            .turn_of(A);
        table
            .passes()
            .rolls([One, One, One, One, Face::Two, Face::Three])
            .falls(River)
            .keeps_all()
            .passes();
        let offers = |number| table.answers().contains(&Answer::Choose(Pick::Number(number)));
        assert_eq!((offers(0), offers(1)), (energy, heart), "{curse}");
    }
}

#[test]
fn who_can_lose_no_heart_has_none_to_give() {
    for (sleeps, hearts) in [(false, true), (true, false)] {
        let laid = super::boxes::dark_boxed(&[Monster::Gigazaur, Monster::TheKing], [Pack::Curses])
            .cursed("pharaonic-skin")
            .with_piece(B, "golden-scarab", 0)
            .energy(A, 1)
            .stars(A, 1)
            .in_city(B);
        let laid = if sleeps {
            laid.holding(A, "hibernation")
        } else {
            laid
        };
        let mut table = laid.by_hand().turn_of(A);
        table.passes().rolls(BLANK).falls(Snake).keeps_all().passes();
        assert!(
            table.answers().contains(&Answer::Choose(Pick::Units(0, 1, 1))),
            "{}",
            table.open_question()
        );
        let gives = table.answers().contains(&Answer::Choose(Pick::Units(1, 1, 0)));
        assert_eq!(gives, hearts, "asleep {sleeps}");
    }
}

#[test]
fn a_dusk_ritual_is_held_for_what_still_comes() {
    for (curse, hearts, offered) in [
        ("inadequate-offering", 5, true),
        ("isis-disgrace", 5, true),
        ("thot-blindness", 5, true),
        ("thot-blindness", 10, false),
    ] {
        let mut table = boxed(&[Monster::BoogieWoogie, Monster::TheKing], [Pack::Curses])
            .cursed(curse)
            .with_piece(B, "golden-scarab", 0)
            .in_hand(A, "dusk-ritual")
            .hearts(A, hearts)
            .energy(A, 8)
            .market(["alien-origin", "skyscraper", "vast-storm"])
            .in_city(B)
            .turn_of(A);
        table
            .rolled(BLANK, [River])
            .resolves_rest()
            .buys("alien-origin")
            .reveals("jets");
        assert_eq!(
            table.is_offered(A, "dusk-ritual", ""),
            offered,
            "{curse}, {hearts} hearts"
        );
    }
}
