//! Halloween: the deal of the costumes, taking them from the wounded, and what leaves them alone
//! (`expansions.md` §7).

use super::kit::*;
use crate::classic::Face::{Claw, Energy, One, Two};
use crate::classic::{Answer, Event, Pick, Place, Spot, What, Wickedness};
use crate::{Asked, Game};

// --- The deal

#[test]
fn everybody_keeps_one_of_two_costumes_and_the_others_join_the_deck() {
    let mut table = fresh_with(3, |options| options.halloween = true);
    assert_eq!(table.answers().len(), 12, "any of the twelve");
    table.reveals("ghost").reveals("witch").asked(A, What::Costume);
    assert_eq!(table.answers().len(), 2);
    table.keeps_costume("witch").reveals("robot");
    assert!(!table.state.offers(Answer::Card(card("witch"))), "kept");
    assert!(
        !table.state.offers(Answer::Card(card("ghost"))),
        "on its way into the deck"
    );
    table
        .reveals("pirate")
        .asked(B, What::Costume)
        .keeps_costume("robot");
    table
        .reveals("clown")
        .reveals("devil")
        .asked(C, What::Costume)
        .keeps_costume("devil");
    assert_eq!(
        (table.cards(A), table.cards(B), table.cards(C)),
        (vec!["witch"], vec!["robot"], vec!["devil"])
    );
    assert_eq!(
        table.state.question().what,
        What::Reveal {
            spot: Spot::Market(0)
        }
    );
    let plain = fresh(3).state.deck_size();
    assert_eq!(table.state.deck_size(), plain + 12 - 3);
    table.reveals("ghost");
    assert_eq!(
        table.state.market()[0],
        Some(card("ghost")),
        "in the market like any card"
    );
}

#[test]
fn the_two_costumes_drawn_lie_open() {
    let mut table = fresh_with(2, |options| options.halloween = true);
    table.reveals("ghost").reveals("witch");
    for viewer in [Some(A), Some(B), None] {
        let seen = table.state.view(viewer);
        assert_eq!(seen.drawn(), [card("ghost"), card("witch")]);
        assert_eq!(seen, table.state);
    }
}

#[test]
fn six_monsters_use_up_all_costumes_of_the_deal() {
    let mut table = fresh_with(6, |options| options.halloween = true);
    for seat in [A, B, C, D, E, F] {
        for _ in 0..2 {
            let first = table.answers()[0];
            table.says(first);
        }
        let kept = table.asked(seat, What::Costume).answers()[1];
        table.says(kept);
        assert_eq!(table.cards(seat).len(), 1);
    }
    assert_eq!(
        table.state.question().what,
        What::Reveal {
            spot: Spot::Market(0)
        }
    );
    assert_eq!(table.state.deck_size(), fresh(6).state.deck_size() + 6);
}

#[test]
fn without_halloween_no_costume_is_at_the_table() {
    let table = fresh(2);
    assert!(!table.answers().contains(&Answer::Card(card("ghost"))));
}

// --- Taking costumes

#[test]
fn three_claws_take_a_costume_for_its_price() {
    // `expansions.md` §14.51: one of the three claws is Acid Attack's; C was not wounded and is safe.
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "acid-attack")
        .holding(B, "ghost")
        .holding(C, "vampire")
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(2)).stays(B).asked(A, What::Theft);
    let ghost = Pick::Card(table.key("ghost"));
    assert_eq!(table.answers(), [Answer::Choose(ghost), Answer::Done]);
    table.steals("ghost");
    assert_eq!(
        (table.energy(A), table.energy(B), table.hearts(B)),
        (0, 4, 7),
        "the wound stays"
    );
    assert_eq!(table.cards(A), ["acid-attack", "ghost"]);
    assert!(table.heard(|event| matches!(
        event,
        Event::CardStolen {
            seat: A,
            from: B,
            price: 4,
            ..
        }
    )));
    assert!(!table.heard(|event| matches!(event, Event::CardBought { .. })));
}

#[test]
fn two_claws_take_nothing() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "princess")
        .energy(A, 9)
        .turn_of(A);
    table.plays(claws(2)).stays(B).asked(A, What::Buy);
}

#[test]
fn the_claw_of_the_cheerleader_counts() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "princess")
        .holding(C, "cheerleader")
        .energy(A, 5)
        .turn_of(A);
    table
        .fixes(claws(2))
        .uses(C, "cheerleader")
        .resolves_rest()
        .stays(B)
        .steals("princess");
    assert_eq!(table.cards(A), ["princess"]);
}

#[test]
fn taking_comes_after_tokyo_and_before_buying() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "vampire")
        .energy(A, 9)
        .turn_of(A);
    table.plays(claws(3)).yields(B).asked(A, What::Theft);
    assert_eq!(table.place(A), Place::City);
    table.done().asked(A, What::Buy);
    assert_eq!(table.cards(B), ["vampire"], "it may be left alone");
}

#[test]
fn one_may_take_from_two_victims_and_stop_between() {
    let mut table = halloween_table(4)
        .in_city(A)
        .holding(B, ["princess", "devil"])
        .holding(C, "ghost")
        .holding(D, ["robot", "zombie"])
        .energy(A, 13)
        .turn_of(A);
    table
        .plays(claws(3))
        .steals("devil")
        .steals("ghost")
        .steals("princess")
        .turn_is(B);
    assert_eq!((table.energy(A), table.energy(B), table.energy(C)), (1, 8, 4));
    assert_eq!(table.cards(A), ["devil", "ghost", "princess"]);
}

#[test]
fn what_cannot_be_paid_is_not_offered() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["princess", "vampire"])
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).stays(B).asked(A, What::Theft);
    let vampire = Pick::Card(table.key("vampire"));
    assert_eq!(table.answers(), [Answer::Choose(vampire), Answer::Done]);
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "princess")
        .energy(A, 4)
        .turn_of(A);
    table.plays(claws(3)).stays(B).asked(A, What::Buy);
}

#[test]
fn alien_origin_and_evil_lair_lower_the_price_for_both_sides() {
    let mut table = table_with(3, |options| {
        options.halloween = true;
        options.wickedness = Wickedness::Red;
    })
    .in_city(B)
    .holding(A, "alien-origin")
    .with_tiles(A, "tile-evil-lair")
    .holding(B, "ghost")
    .energy(A, 2)
    .turn_of(A);
    table.plays(claws(3)).stays(B).steals("ghost");
    assert_eq!((table.energy(A), table.energy(B)), (0, 2));
}

#[test]
fn who_lost_nothing_keeps_its_costume() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, ["robot", "princess"])
        .energy(A, 9)
        .energy(B, 3)
        .turn_of(A);
    table
        .plays(claws(3))
        .uses_on(B, "robot", Pick::Number(3))
        .asked(A, What::Buy);
}

#[test]
fn fire_is_no_wound() {
    // C outside loses its heart to the breath, not to the claws.
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "fire-breathing")
        .holding(C, "ghost")
        .energy(A, 9)
        .turn_of(A);
    table.plays(claws(3)).stays(B).asked(A, What::Buy);
    assert_eq!((table.hearts(B), table.hearts(C)), (6, 9));
}

#[test]
fn the_dead_and_the_reborn_have_nothing_left_to_take() {
    let mut table = halloween_table(4)
        .in_city(A)
        .holding(B, "ghost")
        .holding(C, ["it-has-a-child", "devil"])
        .hearts(B, 3)
        .hearts(C, 3)
        .energy(A, 9)
        .turn_of(A);
    table.plays(claws(3)).asked(A, What::Buy);
    assert!(!table.alive(B) && table.hearts(C) == 10);
    assert!(table.discarded("ghost") && table.discarded("devil"));
}

#[test]
fn a_costume_that_is_taken_acts_at_once() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(B, "vampire")
        .hearts(A, 5)
        .energy(A, 3)
        .turn_of(A);
    table.plays(claws(3)).stays(B).steals("vampire").turn_is(B);
    assert_eq!(table.hearts(A), 6, "it has bitten in this turn");
}

#[test]
fn have_it_all_is_not_paid_for_a_costume_taken_but_for_one_bought() {
    let mut table = table_with(3, |options| {
        options.halloween = true;
        options.wickedness = Wickedness::Green;
    })
    .in_city(B)
    .with_tiles(A, "tile-have-it-all")
    .holding(B, "vampire")
    .energy(A, 7)
    .market("ghost")
    .turn_of(A);
    table.plays(claws(3)).stays(B).steals("vampire");
    assert_eq!(table.stars(A), 0);
    table.buys("ghost").reveals("tank");
    assert_eq!(table.stars(A), 1);
    assert_eq!(table.cards(A), ["tile-have-it-all", "vampire", "ghost"]);
}

#[test]
fn rapid_healing_may_be_used_while_a_costume_is_being_chosen() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(C, "rapid-healing")
        .holding(B, "ghost")
        .hearts(C, 5)
        .energy(A, 4)
        .energy(C, 2)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .uses(C, "rapid-healing")
        .asked(A, What::Theft);
    assert_eq!(table.hearts(C), 6);
    table.steals("ghost");
    assert_eq!(table.cards(A), ["ghost"]);
}

#[test]
fn who_spends_its_energy_on_healing_cannot_take_the_costume_any_more() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, "rapid-healing")
        .holding(B, "ghost")
        .hearts(A, 5)
        .energy(A, 5)
        .turn_of(A);
    table
        .plays(claws(3))
        .stays(B)
        .asked(A, What::Theft)
        .uses(A, "rapid-healing")
        .asked(A, What::Buy);
    assert_eq!((table.hearts(A), table.energy(A)), (6, 3));
}

// --- What leaves costumes alone

#[test]
fn costumes_are_no_keep_cards() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, ["parasitic-tentacles", "metamorph", "princess"])
        .holding(C, ["ghost", "jets"])
        .energy(A, 9)
        .market("mimic")
        .turn_of(A);
    let ghost = table.key("ghost");
    table.plays(BLANK);
    assert!(
        table
            .use_of(A, "parasitic-tentacles", Pick::Card(ghost))
            .is_none()
    );
    table
        .buys("mimic")
        .reveals("tank")
        .asked(A, What::ChooseCard { by: card("mimic") });
    assert!(!table.answers().contains(&Answer::Choose(Pick::Card(ghost))));
    table.copies("jets").asked(A, What::Sale);
    let princess = table.key("princess");
    assert!(table.use_of(A, "metamorph", Pick::Card(princess)).is_none());
    table.sells("metamorph");
    assert_eq!(table.state.asks(), Asked::Nature);
}

#[test]
fn opportunist_buys_a_costume_that_is_revealed() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(C, "opportunist")
        .energy(A, 3)
        .energy(C, 3)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("vampire")
        .asked(C, What::Opportunity)
        .buys("vampire")
        .reveals("ghost");
    assert_eq!(table.cards(C), ["opportunist", "vampire"]);
}

#[test]
fn several_costumes_act_side_by_side() {
    let mut table = halloween_table(3)
        .in_city(B)
        .holding(A, ["devil", "pirate", "vampire", "princess"])
        .hearts(A, 5)
        .energy(B, 3)
        .turn_of(A);
    table
        .plays([Claw, Energy, One, One, Two, Two])
        .stays(B)
        .asked(A, What::Buy)
        .done()
        .turn_is(B);
    assert_eq!((table.stars(A), table.hearts(A), table.energy(A)), (1, 6, 2));
    assert_eq!((table.hearts(B), table.energy(B)), (8, 2));
}
