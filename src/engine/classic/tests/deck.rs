//! What lies in the box (`power-cards.md` 1.2).

use super::kit::*;
use crate::engine::classic::rule::Kind;
use crate::engine::classic::{CardId, Options};

#[test]
fn the_base_deck_holds_66_cards_of_64_kinds() {
    let options = Options::default();
    let printed = |kind| {
        CardId::all()
            .filter(|card| card.kind() == kind)
            .map(|card| u32::from(options.copies(card)))
            .filter(|copies| *copies > 0)
            .collect::<Vec<u32>>()
    };
    let (keep, discard) = (printed(Kind::Keep), printed(Kind::Discard));
    assert_eq!((keep.len(), keep.iter().sum::<u32>()), (47, 48));
    assert_eq!((discard.len(), discard.iter().sum::<u32>()), (17, 18));
    assert_eq!(options.deck().total(), 66);
}

#[test]
fn two_cards_of_the_base_deck_are_there_twice() {
    let options = Options::default();
    let twice: Vec<&str> = CardId::all()
        .filter(|card| options.copies(*card) > 1)
        .map(CardId::slug)
        .collect();
    assert_eq!(twice, ["extra-head", "evacuation-orders"]);
}

#[test]
fn seven_base_cards_stay_out_of_the_dark_deck_and_one_head_with_them() {
    let (base, dark) = (table(3).turn_of(A), dark_table(3).turn_of(A));
    let copies = |table: &Table, card| table.state.options().copies(card);
    let mut missing: Vec<&str> = CardId::all()
        .filter(|card| copies(&base, *card) > copies(&dark, *card))
        .map(CardId::slug)
        .collect();
    missing.sort_unstable();
    assert_eq!(
        missing,
        [
            "battery-monster",
            "extra-head",
            "heal",
            "healing-ray",
            "mimic",
            "national-guard",
            "poison-spit",
            "rooting-for-the-underdog"
        ]
    );
    assert_eq!(copies(&dark, card("extra-head")), 1);
}
