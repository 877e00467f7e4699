//! Cards for any time, at the questions of others.

use super::super::kit::*;
use super::dark_fair;
use crate::classic::Face::{Claw, One, Three, Two};
use crate::classic::{Pick, What};

/// Six monsters: A attacks, B probes and sees opportunities, C cheers, D in Tokyo may jump, E can heal, F
/// sleeps.
fn six() -> Laid {
    dark_fair(6)
        .in_city(D)
        .holding(A, "freeze-time")
        .holding(B, ["psychic-probe", "opportunist"])
        .holding(C, "cheerleader")
        .holding(D, ["super-jump", "ghost"])
        .holding(E, "rapid-healing")
        .holding(F, "hibernation")
        .wicked(A, 1)
        .hearts(E, 2)
        .energy(A, 7)
        .energy(B, 9)
        .energy(D, 1)
        .energy(E, 20)
        .market("corner-store")
}

#[test]
fn healers_and_sleepers_are_free_at_every_question_but_between_hits() {
    let mut table = six().turn_of(A);
    let may = |table: &Table| (table.may_use(E, "rapid-healing"), table.may_use(F, "hibernation"));
    let (free, barred) = ((true, true), (false, false));
    assert_eq!(may(&table), barred, "dice are falling");
    table.rolls([One, One, One, Claw, Claw, Claw]);
    assert_eq!(may(&table), free, "A rolls");
    table.keeps_all().asked(B, What::OpponentDice);
    assert_eq!(may(&table), free);
    table.uses_on(B, "psychic-probe", Pick::Die(0));
    assert_eq!(may(&table), barred, "a die is falling");
    table.nature([One]).asked(C, What::Commit);
    assert_eq!(may(&table), free);
    table.uses(C, "cheerleader").asked(A, What::Group);
    assert_eq!(may(&table), free);
    table.resolves(One).asked(A, What::Tile { level: 3 });
    assert_eq!(may(&table), free);
    table.done().asked(D, What::Harm);
    assert_eq!(may(&table), barred, "between the hits of a batch");
    table.uses(D, "super-jump").asked(D, What::Yield);
    assert_eq!(may(&table), free);
    table.uses(F, "hibernation").asked(D, What::Yield);
    table.yields(D).asked(A, What::Theft);
    assert_eq!(may(&table), (true, false));
    table.done().asked(A, What::Buy);
    assert!(table.may_use(E, "rapid-healing"));
    table.buys("corner-store");
    assert!(!table.may_use(E, "rapid-healing"), "a card is turned over");
    table.reveals("tank").asked(B, What::Opportunity);
    table.uses(E, "rapid-healing").asked(B, What::Opportunity);
    table.done().asked(A, What::Buy).done();
    table.asked(A, What::ExtraTurn { penalty: 1 });
    table
        .uses(E, "rapid-healing")
        .asked(A, What::ExtraTurn { penalty: 1 });
    assert_eq!((table.hearts(E), table.energy(E)), (4, 16));
    table.accepts().turn_is(A);
    // In the extra turn too.
    table.rolls([One, One, Two, Two, Three]).uses(E, "rapid-healing");
    assert_eq!(table.hearts(E), 5);
}

#[test]
fn a_sleeper_that_wakes_up_before_the_hits_takes_them() {
    let laid = || {
        dark_fair(6)
            .in_city(A)
            .in_bay(B)
            .holding(C, "hibernation")
            .holding(D, "rapid-healing")
            .hearts(D, 3)
            .energy(D, 2)
            .turn_of(A)
    };
    let mut table = laid();
    table
        .rolls(claws(3))
        .uses(C, "hibernation")
        .keeps_all()
        .resolves_rest();
    // D saves itself in its own window, and nobody else's.
    table.asked(D, What::Harm).uses(D, "rapid-healing").turn_is(B);
    assert_eq!((table.hearts(C), table.hearts(D), table.energy(D)), (7, 1, 0));
    let mut table = laid();
    table.plays(claws(3)).asked(D, What::Harm);
    assert!(!table.may_use(C, "hibernation"));
    table.done().turn_is(B);
    assert_eq!((table.hearts(C), table.alive(D)), (10, false));
}
