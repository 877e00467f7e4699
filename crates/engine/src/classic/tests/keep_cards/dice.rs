//! The Keep cards that act on the roll: dice, smashes and turns.

use super::super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Event, Pick, What};

// --- Acid Attack

#[test]
fn acid_attack_hits_without_any_claw() {
    let mut table = table(3).in_city(B).holding(A, "acid-attack").turn_of(A);
    table.plays(BLANK).stays(B);
    assert_eq!(table.hearts(B), 9);
    assert!(table.heard(
        |event| matches!(event, Event::SmashesAdded { seat: A, card, count: 1 } if card.slug() == "acid-attack")
    ));
}

#[test]
fn acid_attack_adds_to_claws_and_only_in_the_own_turn() {
    let mut table = table(3).in_city(B).holding(A, "acid-attack").turn_of(A);
    table.plays(claws(2)).stays(B).turn_is(B);
    assert_eq!(table.hearts(B), 7);
    table.plays(BLANK).turn_is(C).plays(BLANK);
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 7));
}

// --- Background Dweller

#[test]
fn background_dweller_rolls_threes_again_without_end() {
    let mut table = table(3).in_city(B).holding(A, "background-dweller").turn_of(A);
    table
        .rolls([Three, One, One, Two, Two, Claw])
        .rerolls([5], [Claw]);
    table.rerolls([5], [Three]).asked(A, What::Roll);
    assert!(!table.state.may_reroll(), "all rolls are used up");
    table
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Three]);
    table
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Energy]);
    table
        .uses_on(A, "background-dweller", Pick::Die(0))
        .nature([Energy]);
    assert_eq!(table.dice(), [Energy, One, One, Two, Two, Energy]);
    assert_eq!(table.state.turn().rolls, 3);
    table.asked(A, What::Group);
}

#[test]
fn background_dweller_does_not_touch_other_faces() {
    let mut table = table(3).in_city(B).holding(A, "background-dweller").turn_of(A);
    table.rolls([Three, One, One, Two, Two, Claw]);
    assert!(table.use_of(A, "background-dweller", Pick::Die(0)).is_some());
    assert!(table.use_of(A, "background-dweller", Pick::Die(1)).is_none());
}

#[test]
fn background_dweller_answers_a_probed_three_and_the_probes_speak_again() {
    let mut table = table(4)
        .in_city(B)
        .holding(A, "background-dweller")
        .holding(B, "psychic-probe")
        .mimicking(C, "psychic-probe")
        .turn_of(A);
    table
        .fixes([One, One, Two, Two, Energy, Claw])
        .uses_on(B, "psychic-probe", Pick::Die(5))
        .nature([Three])
        .asked(C, What::OpponentDice)
        .done()
        .asked(A, What::ChangeDice)
        .uses_on(A, "background-dweller", Pick::Die(5))
        .nature([Claw])
        .asked(C, What::OpponentDice)
        .uses_on(C, "psychic-probe", Pick::Die(5))
        .nature([Energy])
        .asked(A, What::Group);
}

#[test]
fn background_dweller_after_the_rolls_touches_the_probed_die_only() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "background-dweller")
        .holding(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes([Three, One, Two, Two, Energy, Claw])
        .uses_on(B, "psychic-probe", Pick::Die(5))
        .nature([Three])
        .asked(A, What::ChangeDice);
    assert!(table.use_of(A, "background-dweller", Pick::Die(5)).is_some());
    assert!(table.use_of(A, "background-dweller", Pick::Die(0)).is_none());
}

#[test]
fn background_dweller_works_on_camouflage_dice() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, ["camouflage", "background-dweller"])
        .turn_of(A);
    table
        .plays(claws(2))
        .uses(B, "camouflage")
        .nature([Three, One])
        .asked(B, What::BesideDice)
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Heart])
        .stays(B);
    assert_eq!(table.hearts(B), 9);
}

// --- Freeze Time

#[test]
fn freeze_time_may_be_declined() {
    let mut table = table(3).in_city(B).holding(A, "freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .asked(A, What::ExtraTurn { penalty: 1 })
        .done()
        .turn_is(B);
}

#[test]
fn freeze_time_wants_three_ones() {
    let mut table = table(3).in_city(B).holding(A, "freeze-time").turn_of(A);
    table.plays(BLANK).turn_is(B);
}

#[test]
fn freeze_time_bought_in_a_turn_with_three_ones_works_at_once() {
    let mut table = table(3).in_city(B).energy(A, 5).market("freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("freeze-time")
        .reveals("tank")
        .accepts()
        .turn_is(A);
    table.rolls([One, Two, Two, Three, Three]);
}

#[test]
fn freeze_time_bought_in_anothers_turn_does_nothing_now() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 5)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("corner-store")
        .reveals("freeze-time")
        .buys("freeze-time")
        .reveals("tank")
        .turn_is(B);
    table.rolls(BLANK);
}

#[test]
fn freeze_time_victory_is_checked_between_the_turns() {
    let mut table = table(3)
        .in_city(B)
        .stars(A, 19)
        .holding(A, "freeze-time")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .over(crate::classic::Ending::Stars, [A]);
}

// --- Plot Twist

#[test]
fn plot_twist_turns_a_die_and_goes() {
    let mut table = table(3).in_city(B).holding(A, "plot-twist").turn_of(A);
    table
        .fixes([One, One, Two, Two, Three, Energy])
        .asked(A, What::ChangeDice)
        .uses_on(A, "plot-twist", Pick::DieFace(2, One))
        .resolves_rest();
    assert_eq!(table.stars(A), 1);
    assert!(table.discarded("plot-twist"));
}

#[test]
fn plot_twist_may_wait_for_another_turn() {
    let mut table = table(3).in_city(B).holding(A, "plot-twist").turn_of(A);
    table.fixes(BLANK).done().resolves_rest().turn_is(B);
    assert_eq!(table.cards(A), ["plot-twist"]);
}

// --- Psychic Probe

#[test]
fn psychic_probe_goes_on_a_heart() {
    let mut table = table(3).in_city(A).holding(C, "psychic-probe").turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([Heart])
        .resolves_rest()
        .turn_is(B);
    assert!(table.discarded("psychic-probe"));
    assert_eq!((table.hearts(B), table.hearts(C)), (10, 10));
}

#[test]
fn psychic_probe_stays_otherwise_and_works_once_a_turn() {
    let mut table = table(3).in_city(A).holding(C, "psychic-probe").turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(A, What::Group)
        .resolves_rest()
        .turn_is(B)
        .fixes(BLANK)
        .asked(C, What::OpponentDice)
        .done()
        .resolves_rest()
        .turn_is(C)
        .fixes(BLANK)
        .asked(C, What::Group);
}

#[test]
fn psychic_probe_with_background_dweller_throws_a_three_again() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, ["psychic-probe", "background-dweller"])
        .turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Three])
        .asked(B, What::ProbedDie)
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Three])
        .uses_on(B, "background-dweller", Pick::Die(0))
        .nature([Heart]);
    assert!(
        table.discarded("psychic-probe"),
        "the heart that lies there in the end counts"
    );
    // A three that was there before is not B's to throw.
    let mut table = self::table(3)
        .in_city(A)
        .holding(B, ["psychic-probe", "background-dweller"])
        .turn_of(A);
    table
        .fixes([Claw, One, One, Two, Two, Three])
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(A, What::Group);
}

#[test]
fn psychic_probe_on_the_dice_of_an_extra_turn() {
    let mut table = table(3)
        .in_city(A)
        .holding(B, "psychic-probe")
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table
        .fixes(BLANK)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Two])
        .resolves_rest()
        .buys("frenzy")
        .reveals("tank")
        .turn_is(A)
        .fixes(BLANK)
        .asked(B, What::OpponentDice);
}

// --- Smoke Cloud

#[test]
fn smoke_cloud_gives_three_more_rolls_in_all() {
    let mut table = table(3).in_city(B).holding(A, "smoke-cloud").turn_of(A);
    table.rolls(BLANK);
    assert!(!table.may_use(A, "smoke-cloud"), "rolls are left");
    table.rerolls([0], [One]).rerolls([0], [One]).asked(A, What::Roll);
    for left in [2, 1] {
        table.uses(A, "smoke-cloud").rerolls([0], [One]);
        assert_eq!(table.held("smoke-cloud").tokens, left);
    }
    table.uses(A, "smoke-cloud");
    assert!(table.discarded("smoke-cloud"), "gone with its last counter");
    table
        .rerolls([0, 1, 2, 3, 4, 5], [Claw, Claw, Claw, Claw, Claw, Claw])
        .stays(B);
}

#[test]
fn smoke_cloud_may_be_kept_for_later() {
    let mut table = table(3).in_city(B).holding(A, "smoke-cloud").turn_of(A);
    table
        .rolls(BLANK)
        .rerolls([0], [One])
        .rerolls([0], [One])
        .done()
        .asked(A, What::Group);
    assert_eq!(table.held("smoke-cloud").tokens, 3);
}
