//! The market: prices, purchases and sweeps (`duel.md` §9).

use super::kit::*;
use crate::duel::{Answer, Buzz, Event, Track, What};

#[test]
fn the_rightmost_card_costs_one_less() {
    let laid = || table().market(["too-cute", "kaijutsu", "hors-doeuvre"]);
    let prices = |table: &Table| [0, 1, 2].map(|slot| table.state.price(slot, 0));
    assert_eq!(prices(&laid().buying(A)), [Some(2), Some(5), Some(3)]);
    let table = laid().energy(A, 2).buying(A);
    assert!(table.sells("too-cute") && !table.sells("hors-doeuvre") && !table.sells("kaijutsu"));
    let table = laid().energy(A, 1).buying(A);
    assert!(!table.sells("too-cute"));
}

#[test]
fn nothing_is_free() {
    let mut table = table().energy(A, 1).market("scrappy").buying(A);
    table.buys("scrappy").lays(at(Track::Fame, 5));
    assert_eq!((table.energy(A), table.cards(A)), (0, vec!["scrappy"]));
}

#[test]
fn cards_slide_to_the_right_and_a_new_one_comes_from_the_left() {
    let mut table = table()
        .energy(A, 20)
        .market(["frenzy", "seismic-test", "extra-head"])
        .next_cards(["energize", "monster-coaster"])
        .buying(A);
    table.buys("seismic-test");
    assert_eq!(
        (table.energy(A), table.market()),
        (15, vec!["frenzy", "extra-head", "energize"])
    );
    table.buys("frenzy");
    assert_eq!(
        (table.energy(A), table.market()),
        (10, vec!["extra-head", "energize", "monster-coaster"])
    );
    table.buys("extra-head");
    assert_eq!(table.energy(A), 4);
}

#[test]
fn a_new_card_may_be_bought_at_once() {
    let mut table = table()
        .energy(A, 4)
        .market("snack-time")
        .next_cards("photoshoot")
        .buying(A);
    table.buys("snack-time");
    assert_eq!(table.energy(A), 2);
    assert!(table.sells("photoshoot"));
}

#[test]
fn discard_cards_are_put_away_and_keep_cards_stay() {
    let mut table = table()
        .energy(A, 20)
        .market(["snack-time", "extra-head"])
        .buying(A);
    table.buys("snack-time").buys("extra-head");
    assert!(table.discarded("snack-time") && !table.discarded("extra-head"));
    assert_eq!(table.cards(A), ["extra-head"]);
}

/// Pay, refill, token, what other cards make of the purchase, the card itself, and only then it comes into
/// play.
#[test]
fn a_purchase_goes_step_by_step() {
    let mut table = table()
        .reveals_by_hand()
        .holding(A, "breaking-news")
        .hearts(A, 10)
        .energy(A, 7)
        .market("thermonuclear-cooking")
        .buying(A);
    table.buys("thermonuclear-cooking");
    assert_eq!(table.energy(A), 1);
    table.is(What::Reveal { slot: 2 }).reveals("scrappy");
    table.asked(A, What::Place { buzz: Buzz::Panda });
    assert_eq!(
        (table.fame(), table.destruction(), table.hearts(A)),
        (0.0, 0.0, 10)
    );
    table.lays(at(Track::Fame, -1)).is(What::Buy);
    assert_eq!((table.fame(), table.destruction()), (-1.0, -1.0));
    assert_eq!((table.tokens(A), table.hearts(A), table.energy(A)), (1, 12, 3));
    let place = |wanted: fn(&Event) -> bool| table.told.iter().position(|(event, _)| wanted(event));
    let order = [
        place(|event| matches!(event, Event::Bought { .. })),
        place(|event| matches!(event, Event::CardRevealed { .. })),
        place(|event| matches!(event, Event::BuzzPlaced { .. })),
        place(|event| {
            matches!(
                event,
                Event::Pulled {
                    track: Track::Fame,
                    ..
                }
            )
        }),
        place(|event| {
            matches!(
                event,
                Event::Pulled {
                    track: Track::Destruction,
                    ..
                }
            )
        }),
        place(|event| matches!(event, Event::HeartsGained { .. })),
        place(|event| matches!(event, Event::EnergyGained { .. })),
    ];
    assert!(
        order.iter().all(Option::is_some) && order.is_sorted(),
        "{order:?}"
    );
}

#[test]
fn a_keep_card_is_not_active_during_its_own_purchase() {
    let mut table = table().energy(A, 6).market("breaking-news").buying(A);
    table.buys("breaking-news").lays(at(Track::Fame, 3));
    assert_eq!(table.fame(), 0.0);
}

#[test]
fn a_sweep_replaces_the_market_and_is_no_purchase() {
    let mut table = table()
        .reveals_by_hand()
        .energy(A, 2)
        .market(["too-cute", "kaijutsu", "energize"])
        .buying(A);
    table.sweeps();
    assert_eq!(table.energy(A), 0);
    assert!(table.discarded("too-cute") && table.discarded("kaijutsu") && table.discarded("energize"));
    table.is(What::Reveal { slot: 0 }).reveals("frenzy");
    table.is(What::Reveal { slot: 1 }).reveals("scrappy");
    table.is(What::Reveal { slot: 2 }).reveals("seismic-test");
    assert_eq!(table.market(), ["frenzy", "scrappy", "seismic-test"]);
    table.ends().turn_is(B);
    assert_eq!(table.energy(A), 1);
}

#[test]
fn the_market_is_swept_as_often_as_it_is_paid() {
    let mut table = table().energy(A, 5).buying(A);
    table.sweeps().sweeps();
    assert_eq!(table.energy(A), 1);
    assert!(!table.offers(Answer::Sweep));
}

#[test]
fn a_card_may_be_bought_after_a_sweep() {
    let mut table = table().energy(A, 4).next_cards("snack-time").buying(A);
    table.sweeps().buys("snack-time").ends();
    assert_eq!(table.energy(A), 0);
}

/// What is out of the game does not come back.
#[test]
fn an_empty_deck_lets_the_market_shrink() {
    let mut table = table()
        .energy(A, 20)
        .market(["snack-time", "seismic-test", "extra-head"])
        .deck("frenzy")
        .buying(A);
    table.buys("snack-time");
    assert_eq!(table.market(), ["seismic-test", "extra-head", "frenzy"]);
    table.buys("extra-head");
    assert_eq!(table.market(), ["seismic-test", "frenzy"]);
    assert_eq!(
        (table.energy(A), table.state.price(0, 0), table.state.price(1, 0)),
        (11, Some(4), Some(6))
    );
    table.sweeps();
    assert!(table.market().is_empty());
    assert!(!table.offers(Answer::Sweep));
    table.ends().turn_is(B);
}

#[test]
fn a_sweep_deals_what_the_deck_has() {
    let mut table = table()
        .energy(A, 2)
        .market(["snack-time", "seismic-test", "extra-head"])
        .deck(["frenzy", "scrappy"])
        .buying(A);
    table.sweeps();
    assert_eq!(table.market(), ["frenzy", "scrappy"]);
}
