//! The decks, card by card, with copies and printed costs (`power-cards.md` §1.2 and §2).

use super::kit::*;
use crate::classic::rule::Kind;
use crate::classic::{CardId, Edition, Options};

/// The deck of the base game, second edition: slug, cost, copies.
const BASE: &[(&str, u8, u8)] = &[
    ("acid-attack", 6, 1),
    ("alien-origin", 3, 1),
    ("alpha-monster", 5, 1),
    ("apartment-building", 5, 1),
    ("armor-plating", 4, 1),
    ("background-dweller", 4, 1),
    ("battery-monster", 3, 1),
    ("burrowing", 5, 1),
    ("camouflage", 3, 1),
    ("commuter-train", 4, 1),
    ("complete-destruction", 3, 1),
    ("corner-store", 3, 1),
    ("death-from-above", 5, 1),
    ("detritivore", 4, 1),
    ("eater-of-the-dead", 4, 1),
    ("energize", 8, 1),
    ("energy-drink", 4, 1),
    ("energy-hoarder", 3, 1),
    ("evacuation-orders", 7, 2),
    ("even-bigger", 4, 1),
    ("extra-head", 7, 2),
    ("fire-breathing", 4, 1),
    ("flame-thrower", 3, 1),
    ("freeze-time", 5, 1),
    ("frenzy", 7, 1),
    ("friend-of-children", 3, 1),
    ("gas-refinery", 6, 1),
    ("giant-brain", 5, 1),
    ("gourmet", 4, 1),
    ("heal", 3, 1),
    ("healing-ray", 4, 1),
    ("herbivore", 5, 1),
    ("herd-culler", 3, 1),
    ("high-altitude-bombing", 4, 1),
    ("it-has-a-child", 7, 1),
    ("jet-fighters", 5, 1),
    ("jets", 5, 1),
    ("made-in-a-lab", 2, 1),
    ("media-friendly", 3, 1),
    ("metamorph", 3, 1),
    ("mimic", 8, 1),
    ("national-guard", 3, 1),
    ("nova-breath", 7, 1),
    ("nuclear-power-plant", 6, 1),
    ("opportunist", 3, 1),
    ("parasitic-tentacles", 4, 1),
    ("plot-twist", 3, 1),
    ("poison-quills", 3, 1),
    ("poison-spit", 4, 1),
    ("psychic-probe", 3, 1),
    ("rapid-healing", 3, 1),
    ("regeneration", 4, 1),
    ("rooting-for-the-underdog", 3, 1),
    ("shrink-ray", 6, 1),
    ("skyscraper", 6, 1),
    ("smoke-cloud", 4, 1),
    ("solar-powered", 2, 1),
    ("spiked-tail", 5, 1),
    ("stretchy", 3, 1),
    ("tank", 4, 1),
    ("urbavore", 4, 1),
    ("vast-storm", 6, 1),
    ("were-only-making-it-stronger", 3, 1),
    ("wings", 6, 1),
];

/// The deck of the Dark Edition: slug, cost, copies.
const DARK: &[(&str, u8, u8)] = &[
    ("acid-attack", 6, 1),
    ("alien-origin", 3, 1),
    ("alpha-monster", 5, 1),
    ("apartment-building", 5, 1),
    ("armor-plating", 4, 1),
    ("background-dweller", 4, 1),
    ("burrowing", 5, 1),
    ("camouflage", 3, 1),
    ("commuter-train", 4, 1),
    ("complete-destruction", 3, 1),
    ("corner-store", 3, 1),
    ("death-from-above", 5, 1),
    ("detritivore", 4, 1),
    ("eater-of-the-dead", 4, 1),
    ("energize", 8, 1),
    ("energy-drink", 4, 1),
    ("energy-hoarder", 3, 1),
    ("evacuation-orders", 7, 2),
    ("even-bigger", 4, 1),
    ("extra-head", 7, 1),
    ("fire-breathing", 4, 1),
    ("flame-thrower", 3, 1),
    ("freeze-time", 6, 1),
    ("frenzy", 7, 1),
    ("friend-of-children", 3, 1),
    ("gas-refinery", 6, 1),
    ("giant-brain", 5, 1),
    ("gourmet", 6, 1),
    ("herbivore", 5, 1),
    ("herd-culler", 5, 1),
    ("hibernation", 4, 1),
    ("high-altitude-bombing", 4, 1),
    ("it-has-a-child", 7, 1),
    ("jet-fighters", 5, 1),
    ("jets", 5, 1),
    ("made-in-a-lab", 2, 1),
    ("media-friendly", 3, 1),
    ("metamorph", 3, 1),
    ("monster-pets", 0, 1),
    ("nanobots", 3, 1),
    ("natural-selection", 2, 1),
    ("nova-breath", 7, 1),
    ("nuclear-power-plant", 6, 1),
    ("opportunist", 3, 1),
    ("parasitic-tentacles", 4, 1),
    ("plot-twist", 3, 1),
    ("poison-quills", 3, 1),
    ("psychic-probe", 3, 1),
    ("rapid-healing", 3, 1),
    ("reflective-hide", 6, 1),
    ("regeneration", 4, 1),
    ("shrink-ray", 6, 1),
    ("skyscraper", 6, 1),
    ("smoke-cloud", 4, 1),
    ("solar-powered", 3, 1),
    ("spiked-tail", 5, 1),
    ("stretchy", 3, 1),
    ("super-jump", 4, 1),
    ("tank", 4, 1),
    ("unstable-dna", 3, 1),
    ("urbavore", 4, 1),
    ("vast-storm", 6, 1),
    ("were-only-making-it-stronger", 3, 1),
    ("wings", 6, 1),
    ("zombify", 4, 1),
];

/// The promo cards: slug, cost, copies.
const PROMO: &[(&str, u8, u8)] = &[
    ("amusement-park", 6, 1),
    ("army", 2, 1),
    ("cannibalistic", 5, 1),
    ("intimidating-roar", 3, 1),
    ("monster-sidekick", 4, 1),
    ("reflective-hide", 6, 1),
    ("sleep-walker", 3, 1),
    ("super-jump", 4, 1),
    ("throw-a-tanker", 4, 1),
    ("thunder-stomp", 3, 1),
    ("unstable-dna", 3, 1),
];

/// A deck as the tables write it.
fn deck(options: &Options) -> Vec<(&'static str, u8, u8)> {
    let deck = options.deck();
    let mut cards: Vec<_> = CardId::all()
        .filter(|card| options.copies(*card) > 0)
        .map(|card| (card.slug(), options.printed_cost(card), deck.count(card.0)))
        .filter(|(_, _, copies)| *copies > 0)
        .collect();
    cards.sort_unstable();
    cards
}

/// Physical cards, and how many of them are kept and resolved.
fn sizes(options: &Options) -> (u32, u32, u32) {
    let count = |kind| {
        let alike = CardId::all().filter(|card| card.kind() == kind);
        alike.map(|card| u32::from(options.deck().count(card.0))).sum()
    };
    (options.deck().total(), count(Kind::Keep), count(Kind::Discard))
}

fn with_promos(edition: Edition) -> Options {
    Options {
        promos: true,
        ..Options::of(edition)
    }
}

#[test]
fn the_base_deck_is_that_of_the_box() {
    let options = Options::of(Edition::Base);
    assert_eq!(deck(&options), BASE);
    assert_eq!(deck(&options).len(), 64);
    assert_eq!(sizes(&options), (66, 48, 18));
}

#[test]
fn the_dark_deck_is_that_of_the_box() {
    let options = Options::of(Edition::Dark);
    assert_eq!(deck(&options), DARK);
    assert_eq!(deck(&options).len(), 65);
    assert_eq!(sizes(&options), (66, 49, 17));
}

#[test]
fn promos_join_the_base_deck_as_eleven_cards() {
    let mut expected = [BASE, PROMO].concat();
    expected.sort_unstable();
    assert_eq!(deck(&with_promos(Edition::Base)), expected);
    assert_eq!(sizes(&with_promos(Edition::Base)), (66 + 11, 48 + 9, 18 + 2));
}

#[test]
fn promos_join_the_dark_deck_as_the_eight_it_lacks() {
    let lacking = PROMO.iter().filter(|promo| !DARK.contains(promo));
    let mut expected: Vec<_> = DARK.iter().chain(lacking).copied().collect();
    expected.sort_unstable();
    assert_eq!(expected.len(), 65 + 8);
    assert_eq!(deck(&with_promos(Edition::Dark)), expected);
    assert_eq!(sizes(&with_promos(Edition::Dark)), (66 + 8, 49 + 6, 17 + 2));
}

#[test]
fn four_cards_are_dearer_in_the_dark() {
    let mut dearer: Vec<_> = CardId::all()
        .map(|card| {
            let cost = |edition| Options::of(edition).printed_cost(card);
            (card.slug(), cost(Edition::Base), cost(Edition::Dark))
        })
        .filter(|(_, base, dark)| base != dark)
        .collect();
    dearer.sort_unstable();
    assert_eq!(
        dearer,
        [
            ("freeze-time", 5, 6),
            ("gourmet", 4, 6),
            ("herd-culler", 3, 5),
            ("solar-powered", 2, 3),
        ]
    );
}

#[test]
fn without_power_cards_there_is_no_deck() {
    let options = Options {
        power_cards: false,
        ..Options::default()
    };
    assert_eq!(options.deck().total(), 0);
}

#[test]
fn costumes_lie_beside_the_deck_and_only_at_halloween() {
    let halloween = Options {
        halloween: true,
        ..Options::default()
    };
    assert_eq!((halloween.costumes().total(), halloween.deck().total()), (12, 66));
    assert_eq!(Options::default().costumes().total(), 0);
}

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
