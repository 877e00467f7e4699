//! The transformation card (`expansions.md` §6).

use super::super::kit::*;
use super::packed_table;
use crate::classic::Face::{One, Three};
use crate::classic::{Answer, Event, Moment, Pack, Pick, What};
use crate::{Game, Seat};

const FLIP: What = What::Window { moment: Moment::Flip };

fn forms(seats: usize) -> Laid {
    packed_table(seats, [Pack::Transformation])
}

#[track_caller]
fn flips(table: &mut Table, seat: Seat) -> &mut Table {
    table.asked(seat, FLIP);
    let used = table
        .use_named(seat, "transformation", "flip")
        .expect("it is offered");
    table.says(Answer::Use(used))
}

#[test]
fn everybody_begins_as_a_biped() {
    let table = forms(3).turn_of(A);
    for seat in [A, B, C] {
        assert_eq!(table.state.is_beast(seat), Some(false));
    }
}

#[test]
fn a_biped_becomes_a_beast_for_an_energy_once_a_turn_and_buys_nothing_then() {
    let mut table = forms(2).energy(A, 9).market("heal").turn_of(A);
    table.plays(BLANK);
    flips(&mut table, A);
    assert_eq!((table.energy(A), table.state.is_beast(A)), (8, Some(true)));
    assert!(table.heard(|event| *event == Event::FormFlipped { seat: A, beast: true }));
    // Neither a purchase nor a sweep: the turn is over.
    table.turn_is(B);
}

#[test]
fn who_does_not_turn_the_card_over_buys() {
    let mut table = forms(2).energy(A, 9).market("heal").turn_of(A);
    table
        .plays(BLANK)
        .asked(A, FLIP)
        .done()
        .asked(A, What::Buy)
        .buys("heal");
    assert_eq!(table.state.is_beast(A), Some(false));
}

#[test]
fn nobody_is_asked_without_energy() {
    let mut table = forms(2).turn_of(A);
    table.plays(BLANK).turn_is(B);
}

#[test]
fn a_beast_throws_one_die_again_even_after_its_last_roll() {
    let mut table = forms(2).energy(A, 4).market("heal").with_beast(A).turn_of(A);
    table.rolls(BLANK).rerolls([0], [One]).rerolls([0], [One]);
    assert!(!table.state.may_reroll());
    table.uses_on(A, "transformation", Pick::Die(5)).nature([Three]);
    assert!(!table.may_use(A, "transformation"), "once a turn");
    // It becomes a biped again before it buys.
    table.resolves_rest();
    flips(&mut table, A).asked(A, What::Buy).buys("heal");
    assert_eq!((table.energy(A), table.state.is_beast(A)), (0, Some(false)));
}

#[test]
fn a_biped_throws_no_die_again() {
    let mut table = forms(2).turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "transformation"));
}

#[test]
fn a_beast_sells_steals_and_is_given_but_does_not_buy_what_others_reveal() {
    let mut table = forms(2)
        .with_beast(A)
        .holding(A, "opportunist")
        .energy(A, 9)
        .energy(B, 9)
        .market("heal")
        .turn_of(B);
    table
        .plays(BLANK)
        .asked(B, FLIP)
        .done()
        .buys("heal")
        .reveals("jets");
    table.asked(B, What::Buy);
}

#[test]
fn a_beast_takes_costumes() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Transformation].into_iter().collect();
        options.halloween = true;
    })
    .with_beast(A)
    .holding(B, "pirate")
    .energy(A, 9)
    .in_city(A)
    .turn_of(A);
    table.plays(claws(3)).asked(A, What::Theft).steals("pirate");
    assert!(table.cards(A).contains(&"pirate"));
}

#[test]
fn who_is_brought_back_has_no_card_any_more() {
    let mut table = forms(2)
        .with_beast(B)
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(3));
    assert_eq!((table.alive(B), table.state.is_beast(B)), (true, None));
}

#[test]
fn a_cultist_pays_for_the_other_side() {
    let mut table = packed_table(2, [Pack::Transformation, Pack::Cultists])
        .with_piece(A, "cultists", 1)
        .turn_of(A);
    table.plays(BLANK).asked(A, FLIP).spends(A, "energy");
    flips(&mut table, A);
    assert_eq!((table.energy(A), table.state.is_beast(A)), (0, Some(true)));
}

#[test]
fn a_beast_with_a_cultist_is_not_asked_what_it_buys() {
    let mut table = packed_table(2, [Pack::Transformation, Pack::Cultists])
        .with_piece(A, "cultists", 1)
        .with_beast(A)
        .energy(A, 9)
        .turn_of(A);
    table.plays(BLANK).asked(A, FLIP).done();
    table.turn_is(B);
}

#[test]
fn the_default_is_to_stay_as_one_is() {
    let mut table = forms(2).energy(A, 1).turn_of(A);
    table.plays(BLANK).asked(A, FLIP);
    assert_eq!(table.state.default_answer(), Some(Answer::Done));
}
