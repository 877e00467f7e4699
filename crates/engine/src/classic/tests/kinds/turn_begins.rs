//! What begins at the start of a turn against what may be played before it, or while an earlier question of
//! that start is open: it works this turn (`evolutions.md` §4, H02 to H04).

use super::super::kit::*;
use super::evolution;
use crate::classic::{Face, Moment, Monster, Pick, What};

/// What asks at the start of a turn, and of which monster it is, in the order of the book.
const ASKING: [(&str, Monster); 4] = [
    ("bamboo-supply", Monster::Pandakai),
    ("exotic-arms", Monster::Alienoid),
    ("energy-sword", Monster::CyberBunny),
    ("sunken-temple", Monster::Kraken),
];

const BEFORE: What = What::Window {
    moment: Moment::BeforeTurn,
};

#[test]
fn what_is_played_before_the_turn_asks_at_its_start() {
    for (slug, monster) in ASKING {
        let mut table = powered_table(&[monster, Monster::Gigazaur])
            .by_hand()
            .in_hand(A, slug)
            .energy(A, 3)
            .turn_of(A);
        table
            .asked(A, BEFORE)
            .uses(A, slug)
            .passes()
            .asked(A, evolution(slug));
    }
}

#[test]
fn what_is_played_at_an_earlier_question_asks_when_its_own_comes() {
    // The nightmare asks first.
    for (slug, monster) in ASKING {
        let mut table = powered_table(&[monster, Monster::BoogieWoogie])
            .by_hand()
            .given(B, "worst-nightmare", A)
            .in_hand(A, slug)
            .energy(A, 3)
            .turn_of(A);
        table.passes().asked(A, evolution("worst-nightmare"));
        table.uses(A, slug).asked(A, evolution("worst-nightmare"));
        table.chooses(A, Pick::Number(0)).asked(A, evolution(slug));
    }
    // A reflection of it does, too.
    for (slug, monster) in ASKING {
        let mut table = powered_table(&[Monster::SpacePenguin, Monster::BoogieWoogie, monster])
            .by_hand()
            .given(B, "worst-nightmare", A)
            .in_hand(A, "icy-reflection")
            .evolved(C, slug)
            .energy(A, 3)
            .turn_of(A);
        table.passes().asked(A, evolution("worst-nightmare"));
        table.uses(A, "icy-reflection");
        if table.state.question().what == evolution("icy-reflection") {
            let model = table.key(slug);
            table.chooses(A, Pick::Card(model));
        }
        table.chooses(A, Pick::Number(0)).asked(A, evolution(slug));
    }
}

#[test]
fn whose_question_is_over_asks_no_more_in_this_turn() {
    let monsters = [Monster::Alienoid, Monster::Gigazaur];
    for (late, (slug, _)) in ASKING.into_iter().enumerate() {
        if slug == "exotic-arms" {
            continue;
        }
        let mut table = drafted_table(&monsters, |_| {})
            .by_hand()
            .drafted(A, ASKING.map(|(slug, _)| slug))
            .evolved(A, "exotic-arms")
            .in_hand(A, slug)
            .energy(A, 4)
            .turn_of(A);
        table.passes().asked(A, evolution("exotic-arms"));
        table.uses(A, slug).chooses(A, Pick::Nothing);
        let asks = table.state.question().what == evolution(slug);
        assert_eq!(asks, late > 1, "{slug}");
    }
}

#[test]
fn all_questions_come_in_the_order_of_the_book() {
    let monsters = [Monster::Alienoid, Monster::BoogieWoogie, Monster::SpacePenguin];
    let mut table = drafted_table(&monsters, |_| {})
        .by_hand()
        .drafted(A, ["bamboo-supply", "energy-sword", "sunken-temple"])
        .evolved(
            A,
            ["sunken-temple", "energy-sword", "exotic-arms", "bamboo-supply"],
        )
        .counters("bamboo-supply", 2)
        .given(C, "freeze-ray", A)
        .given(B, "worst-nightmare", A)
        .holding(A, "jets")
        .with_saucer("jets")
        .energy(A, 3)
        .turn_of(A);
    table.passes();
    table
        .asked(A, evolution("worst-nightmare"))
        .chooses(A, Pick::Number(0));
    table
        .asked(A, evolution("bamboo-supply"))
        .chooses(A, Pick::Number(1));
    table
        .asked(C, evolution("freeze-ray"))
        .chooses(C, Pick::Face(Face::One));
    table
        .asked(A, evolution("exotic-arms"))
        .chooses(A, Pick::Number(1));
    table.nature([Face::Claw]);
    assert!(table.discarded("jets"), "the saucer");
    table
        .asked(A, evolution("energy-sword"))
        .chooses(A, Pick::Number(1));
    table
        .asked(A, evolution("sunken-temple"))
        .chooses(A, Pick::Nothing);
    table.turn_is(A);
    assert_eq!(table.energy(A), 0);
}

#[test]
fn energy_taken_at_one_question_pays_at_the_next() {
    for (slug, _) in ASKING
        .into_iter()
        .filter(|(slug, _)| ["exotic-arms", "energy-sword"].contains(slug))
    {
        for taken in [0, 1] {
            let mut table = drafted_table(&[Monster::Pandakai, Monster::Gigazaur], |_| {})
                .drafted(A, slug)
                .evolved(A, ["bamboo-supply", slug])
                .counters("bamboo-supply", 2)
                .turn_of(A);
            table.passes().chooses(A, Pick::Number(taken));
            let asks = table.state.question().what == evolution(slug);
            assert_eq!(asks, taken == 1, "{slug}");
        }
    }
}

#[test]
fn what_acts_when_the_turn_has_started_does_so_at_once() {
    // The King and Gigazaur stand in Tokyo; two stars are what anybody gets there.
    let rows = [
        (Monster::TheKing, "i-am-the-king", 3, 4),
        (Monster::Gigazaur, "defender-of-tokyo", 2, 3),
    ];
    for (monster, slug, own, others) in rows {
        let mut table = powered_table(&[monster, Monster::BoogieWoogie])
            .given(B, "worst-nightmare", A)
            .in_hand(A, slug)
            .stars(B, 4)
            .energy(A, 1)
            .in_city(A)
            .turn_of(A);
        table.passes().asked(A, evolution("worst-nightmare"));
        table.uses(A, slug).chooses(A, Pick::Number(0)).passes();
        assert_eq!((table.stars(A), table.stars(B)), (own, others), "{slug}");
    }
}

#[test]
fn what_another_plays_before_the_first_roll_counts_for_it() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::SpacePenguin])
        .by_hand()
        .evolved(A, "bamboo-supply")
        .in_hand(B, "cold-wave")
        .turn_of(A);
    table.passes().asked(A, evolution("bamboo-supply"));
    table.uses(B, "cold-wave").chooses(A, Pick::Number(0)).passes();
    table.nature([Face::One; 5]);
}

#[test]
fn a_turn_that_is_given_up_before_it_starts_asks_nothing() {
    let mut table = drafted_table(
        &[Monster::MekaDragon, Monster::BoogieWoogie, Monster::SpacePenguin],
        |_| {},
    )
    .drafted(A, "bamboo-supply")
    .in_hand(A, "tune-up")
    .evolved(A, "bamboo-supply")
    .given(B, "worst-nightmare", A)
    .given(C, "freeze-ray", A)
    .energy(A, 1)
    .turn_of(A);
    table.evolves(A, "tune-up").passes().turn_is(B);
    assert_eq!((table.energy(A), table.held("bamboo-supply").tokens), (3, 0));
    assert_eq!(table.cards(C), ["freeze-ray"]);
}

#[test]
fn a_nightmare_that_kills_is_the_last_question() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::BoogieWoogie, Monster::Kraken])
        .evolved(A, "bamboo-supply")
        .given(B, "worst-nightmare", A)
        .hearts(A, 1)
        .energy(A, 1)
        .turn_of(A);
    table.passes().chooses(A, Pick::Number(1)).passes().turn_is(B);
    assert!(!table.alive(A));
}
