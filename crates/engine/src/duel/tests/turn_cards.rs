//! The Keep cards that change the course of a turn: its start, its energy and hearts, its purchases and its
//! end (`duel.md` §12 and §12.1).

use super::kit::*;
use crate::duel::Face::{self, Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Buzz, Choice, Ending, Monster, Pick, Track, What};

const DULL: [Face; 6] = [Fame, Fame, Destruction, Destruction, Power, Heart];

/// The lab's question.
fn lab() -> What {
    What::Shop {
        less: 1,
        by: card("made-in-a-lab"),
    }
}

// Hibernation.

#[test]
fn sleeping_heals_and_ends_the_turn_at_once() {
    let mut table = table()
        .holding(A, ["hibernation", "electrical-aura", "made-in-a-lab"])
        .hearts(A, 5)
        .energy(A, 14)
        .turn_of(A);
    table.offered(A, "hibernation").accepts(A).turn_is(B);
    assert_eq!(
        (table.hearts(A), table.energy(A), table.destruction()),
        (11, 14, 0.0)
    );
    assert_eq!(table.cards(A)[0], "hibernation");
    // It is asked again in the next turn.
    table.idles(B).offered(A, "hibernation").accepts(A);
    assert_eq!(table.hearts(A), 14);
}

#[test]
fn waking_discards_hibernation_and_hits_hurt_again() {
    let mut table = table().holding(A, "hibernation").turn_of(A);
    table.offered(A, "hibernation").declines(A).plays([]).ends();
    assert!(table.discarded("hibernation"));
    table.plays([Claw]).resolves(Claw);
    assert_eq!(table.hearts(A), 13);
}

#[test]
fn who_hibernates_does_not_even_hurt_itself() {
    let mut table = table()
        .holding(A, "hibernation")
        .energy(A, 3)
        .market("hors-doeuvre")
        .buying(A);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 5));
    assert_eq!((table.hearts(A), table.destruction()), (14, -2.0));
}

#[test]
fn regeneration_adds_a_heart_to_sleep_if_there_is_room() {
    for (hearts, after) in [(5, 12), (7, 14), (8, 14), (10, 14)] {
        let mut table = table()
            .holding(A, ["hibernation", "regeneration"])
            .hearts(A, hearts)
            .turn_of(A);
        table.accepts(A);
        assert_eq!(table.hearts(A), after);
    }
}

#[test]
fn hibernation_bought_before_an_extra_turn_is_asked_about_there() {
    let mut table = table().energy(A, 20).market(["hibernation", "frenzy"]).buying(A);
    table.buys("hibernation").buys("frenzy").ends();
    table.offered(A, "hibernation").accepts(A).turn_is(B);
}

// Made in a lab.

#[test]
fn the_lab_takes_one_more_off_the_price() {
    let lay = |energy| {
        table()
            .holding(A, "made-in-a-lab")
            .energy(A, energy)
            .market(["photoshoot", "kaijutsu", "frenzy"])
            .turn_of(A)
    };
    let mut table = lay(5);
    table.asked(A, lab());
    assert_eq!(
        [0, 1, 2].map(|slot| table.state.price(slot, 1)),
        [Some(1), Some(4), Some(5)]
    );
    assert!(table.sells("photoshoot") && table.sells("kaijutsu") && table.sells("frenzy"));
    let table = lay(1);
    assert!(table.sells("photoshoot") && !table.sells("kaijutsu"));
    lay(0).turn_is(A);
}

#[test]
fn the_lab_is_closed_to_who_can_pay_nothing() {
    let lay = |energy| {
        let table = table().holding(A, "made-in-a-lab").energy(A, energy);
        table.market(["too-cute", "frenzy", "kaijutsu"]).turn_of(A)
    };
    // Too cute costs 3, and 1 here.
    lay(1).asked(A, lab());
    lay(0).turn_is(A);
}

#[test]
fn a_purchase_in_the_lab_is_the_purchase_of_the_turn() {
    let mut table = table()
        .holding(A, "made-in-a-lab")
        .energy(A, 20)
        .market(["snack-time", "frenzy", "kaijutsu"])
        .turn_of(A);
    table.buys("snack-time").turn_is(A);
    assert_eq!(table.energy(A), 19);
    table.plays(DULL).ends().turn_is(B);
    assert_eq!(table.energy(A), 19);
}

#[test]
fn who_passes_in_the_lab_rolls() {
    let mut table = table().holding(A, "made-in-a-lab").energy(A, 20).turn_of(A);
    table.asked(A, lab()).declines(A).turn_is(A);
    table.plays(DULL).ends();
    assert_eq!(table.energy(A), 21);
    table.idles(B).asked(A, lab());
}

#[test]
fn hibernation_from_the_lab_is_asked_about_at_once() {
    let mut table = table()
        .holding(A, "made-in-a-lab")
        .energy(A, 20)
        .market("hibernation")
        .turn_of(A);
    table.buys("hibernation").offered(A, "hibernation").declines(A);
    table.turn_is(A);
}

#[test]
fn a_die_from_the_lab_is_thrown_in_the_same_turn() {
    let mut table = table()
        .holding(A, "made-in-a-lab")
        .energy(A, 20)
        .market("extra-head")
        .turn_of(A);
    table.buys("extra-head").turn_is(A);
    assert_eq!((table.energy(A), table.pool()), (15, 7));
}

// Alien metabolism.

#[test]
fn alien_metabolism_is_offered_whenever_its_owner_is_to_decide() {
    let lay = || {
        table()
            .holding(A, ["alien-metabolism", "made-in-a-lab", "titanic-batteries"])
            .energy(A, 20)
            .market("scrappy")
    };
    let mut table = lay().turn_of(A);
    for next in 0..7 {
        assert!(table.may_drop(), "decision {next}:\n{}", table.open_question());
        match next {
            0 => table.asked(A, lab()).declines(A),
            1 => table.rolls([Claw, Claw, Claw, Energy, Energy, Energy]),
            2 => table.keeps(),
            3 => table
                .chooses(A, "titanic-batteries", Choice::TwoDice, true)
                .declines(A),
            4 => table.resolves(Claw).resolves(Energy),
            5 => table.is(What::Buy).buys("scrappy"),
            _ => table.is(What::Place { buzz: Buzz::Lizard }),
        };
    }
}

#[test]
fn alien_metabolism_slides_the_market_for_nothing() {
    let mut table = table()
        .holding(A, "alien-metabolism")
        .energy(A, 3)
        .market(["kaijutsu", "frenzy", "snack-time"])
        .next_cards("photoshoot")
        .buying(A);
    table.drops("kaijutsu").asked(A, What::Buy);
    assert_eq!(table.market(), ["frenzy", "snack-time", "photoshoot"]);
    assert_eq!(table.energy(A), 3);
    assert!(table.discarded("kaijutsu"));
    assert!(table.sells("snack-time") && table.sells("photoshoot"));
    assert!(!table.may_drop());
    // A discard is no purchase.
    table.ends();
    assert_eq!(table.energy(A), 4);
}

#[test]
fn alien_metabolism_is_used_once_in_each_own_turn() {
    let mut table = table().holding(A, "alien-metabolism").turn_of(A);
    table.drops("energize").turn_is(A);
    assert!(!table.may_drop());
    table.plays([]);
    assert!(!table.may_drop());
    table.ends().turn_is(B);
    assert!(!table.may_drop());
    table.idles(B);
    assert!(table.may_drop());
}

#[test]
fn alien_metabolism_changes_what_the_lab_can_sell() {
    let mut table = table()
        .holding(A, ["alien-metabolism", "made-in-a-lab"])
        .energy(A, 1)
        .market(["too-cute", "frenzy", "kaijutsu"])
        .next_cards("energize")
        .turn_of(A);
    table.drops("too-cute").asked(A, lab());
    assert!(!table.sells("frenzy"));
    table.declines(A).turn_is(A);
}

#[test]
fn alien_metabolism_has_no_say_in_a_power() {
    let mut table = table()
        .holding(A, ["alien-metabolism", "unchained"])
        .buzz(Buzz::Fish, Track::Fame, -1)
        .rolled(A, [Power, Power]);
    table.resolves(Power);
    assert!(!table.may_drop());
    table.picks(Pick::Track(Track::Fame)).offered(A, "unchained");
    assert!(!table.may_drop());
}

// Thunder stomp.

#[test]
fn thunder_stomp_takes_one_die() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .rolled(A, [Destruction, Destruction, Destruction, Power, Power, Energy]);
    table
        .resolves(Destruction)
        .resolves(Power)
        .picks(Pick::Track(Track::Destruction))
        .resolves(Energy)
        .ends()
        .turn_is(B);
    assert_eq!(table.pool(), 5);
    table
        .plays([Fame, Fame, Destruction, Destruction, Power])
        .ends()
        .plays(DULL)
        .ends()
        .turn_is(B);
    assert_eq!(table.pool(), 6);
}

#[test]
fn thunder_stomp_minds_gigazaur_and_utter_destruction() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .rolled(A, [Power, Power, Energy]);
    table
        .resolves(Power)
        .picks(Pick::Track(Track::Destruction))
        .resolves_rest()
        .ends()
        .turn_is(B);
    assert_eq!(table.pool(), 5);
    let mut table = super::kit::table()
        .holding(A, ["thunder-stomp", "utter-destruction"])
        .rolled(A, [Claw, Destruction, Energy, Heart, Power, Fame]);
    table.resolves_rest().ends().turn_is(B);
    assert_eq!(table.pool(), 5);
}

#[test]
fn thunder_stomp_minds_neither_fame_nor_purchases() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .energy(A, 5)
        .market("seismic-test")
        .rolled(A, [Fame; 3]);
    table.resolves(Fame).buys("seismic-test").ends().turn_is(B);
    assert_eq!((table.destruction(), table.pool()), (-2.0, 6));
}

#[test]
fn thunder_stomp_minds_no_pull_of_the_rival() {
    let mut table = table().holding(A, "thunder-stomp").rolled(B, [Destruction; 3]);
    table.resolves(Destruction).ends().turn_is(A);
    assert_eq!(table.pool(), 6);
    table.plays([]).ends().turn_is(B);
    assert_eq!(table.pool(), 6);
}

// Superconductor.

#[test]
fn superconductor_takes_what_the_power_of_cyber_kitty_gave() {
    let mut table = table_of(Monster::CyberKitty, Monster::Gigazaur)
        .holding(B, "superconductor")
        .rolled(A, [Power, Power, Power, Energy]);
    table.resolves(Energy).declines(B);
    table.resolves(Power).accepts(B);
    assert_eq!((table.energy(A), table.energy(B)), (5, 4));
    assert!(table.discarded("superconductor"));
}

#[test]
fn superconductor_does_not_react_after_the_last_face() {
    let mut table = table()
        .holding(B, "superconductor")
        .buzz(Buzz::Tiger, Track::Destruction, -1)
        .energy(A, 6)
        .market("thermonuclear-cooking")
        .rolled(A, DULL);
    table
        .buys("thermonuclear-cooking")
        .lays(at(Track::Fame, 7))
        .asked(A, What::Buy);
    assert_eq!(table.energy(A), 3);
    table.ends().turn_is(B);
}

#[test]
fn superconductor_reacts_to_the_rival_only() {
    let mut table = table().holding(A, "superconductor").rolled(A, [Energy]);
    table.resolves(Energy).is(What::Buy);
    assert_eq!(table.energy(A), 1);
}

// Regeneration.

#[test]
fn regeneration_adds_a_heart_once_in_a_turn() {
    let mut table = table()
        .holding(A, "regeneration")
        .hearts(A, 5)
        .energy(A, 20)
        .market("snack-time")
        .rolled(A, [Heart, Heart, Claw]);
    table.resolves(Heart);
    assert_eq!(table.hearts(A), 8);
    table.resolves(Claw).buys("snack-time");
    assert_eq!(table.hearts(A), 11);
    table
        .ends()
        .idles(B)
        .plays([Heart, Fame, Fame, Destruction, Destruction, Power]);
    table.resolves(Heart);
    assert_eq!(table.hearts(A), 13);
}

#[test]
fn a_gain_that_fills_health_does_not_use_regeneration_up() {
    let mut table = table()
        .holding(A, "regeneration")
        .hearts(A, 12)
        .energy(A, 20)
        .market(["hors-doeuvre", "moment-of-respite"])
        .rolled(A, [Heart, Heart, Claw]);
    table.resolves(Heart).resolves(Claw);
    table.buys("hors-doeuvre").lays(at(Track::Fame, 7));
    assert_eq!(table.hearts(A), 11);
    table.buys("moment-of-respite").lays(at(Track::Fame, 3));
    assert_eq!(table.hearts(A), 14);
}

#[test]
fn regeneration_sleeps_in_the_rivals_turn() {
    let mut table = table()
        .holding(A, ["regeneration", "in-shape"])
        .hearts(A, 12)
        .energy(A, 1)
        .buzz(Buzz::Fish, Track::Fame, -1)
        .energy(B, 5)
        .market("jets-scrambled")
        .buying(B);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table.accepts(A);
    // One heart of the fish, then five hits.
    assert_eq!(table.hearts(A), 8);
}

// Breaking news.

#[test]
fn breaking_news_pulls_for_each_card_bought_after_it() {
    let mut table = table()
        .energy(A, 20)
        .market(["breaking-news", "snack-time", "seismic-test"])
        .buying(A);
    table.buys("breaking-news").lays(at(Track::Fame, 3));
    table.buys("snack-time").buys("seismic-test");
    assert_eq!(table.fame(), -2.0);
    table.sweeps();
    assert_eq!(table.fame(), -2.0);
}

#[test]
fn breaking_news_minds_the_lab_but_not_the_rival() {
    let mut table = table()
        .holding(A, ["breaking-news", "made-in-a-lab"])
        .energy(A, 3)
        .energy(B, 6)
        .market("snack-time")
        .next_cards("frenzy")
        .turn_of(A);
    table.buys("snack-time").turn_is(A);
    assert_eq!(table.fame(), -1.0);
    table.plays([]).ends().plays([]);
    table.buys("frenzy");
    assert_eq!(table.fame(), -1.0);
}

#[test]
fn breaking_news_comes_before_what_the_card_does() {
    let mut table = table()
        .holding(A, "breaking-news")
        .hearts(A, 5)
        .energy(A, 20)
        .market("jets-scrambled")
        .buying(A);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), -1.0);
    table.over(B, Ending::Knockout);
    let mut table = super::kit::table()
        .holding(A, "breaking-news")
        .fame_at(-6.0)
        .hearts(A, 5)
        .energy(A, 20)
        .market("jets-scrambled")
        .buying(A);
    table.buys("jets-scrambled").lays(at(Track::Destruction, 5));
    table.over(A, Ending::Victory(Track::Fame));
}

// Electrical aura.

#[test]
fn electrical_aura_pulls_once_for_seven_energy() {
    for (energy, steps) in [(5, 0.0), (6, 1.0), (12, 1.0), (13, 2.0), (27, 4.0)] {
        let mut table = table().holding(A, "electrical-aura").energy(A, energy).buying(A);
        table.ends();
        // The energy of a turn without a purchase is there already.
        assert_eq!((table.energy(A), table.destruction()), (energy + 1, -steps));
    }
}

#[test]
fn electrical_aura_pulls_at_the_end_of_its_owners_turn() {
    let mut table = table().holding(A, "electrical-aura").energy(A, 7).buying(B);
    table.ends().turn_is(A);
    assert_eq!(table.destruction(), 0.0);
}

#[test]
fn electrical_aura_is_one_pull() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .holding(B, "electrical-aura")
        .buzz(Buzz::King, Track::Destruction, 1)
        .energy(B, 20)
        .buying(B);
    table.ends();
    assert_eq!(table.destruction(), 1.0);
}

#[test]
fn electrical_aura_may_win() {
    let mut table = table()
        .holding(A, "electrical-aura")
        .destruction_at(-6.0)
        .energy(A, 6)
        .buying(A);
    table.ends().over(A, Ending::Victory(Track::Destruction));
}
