//! The decks, card by card, with copies and printed costs, and the tiles: compared with the tables of
//! `power-cards.md` §2 and `expansions.md` §1.5, and with the sums of `power-cards.md` §1.2.

use super::kit::*;
use crate::classic::rule::{Kind, Side};
use crate::classic::{CardId, Edition, Options};
use crate::parts::Bag;
use crate::proof::rule_file::{EXPANSIONS, POWER_CARDS, rows};

/// A card of a deck: slug, cost, copies, kind.
type Row = (&'static str, u8, u8, Kind);

/// The number of a cell, which may tell editions apart: `5 (dark 6)`, `base 2, dark 1`, or `4` for all.
fn number(cell: &str, edition: &str) -> u8 {
    let words: Vec<&str> = cell
        .split([' ', ',', '(', ')'])
        .filter(|word| !word.is_empty())
        .collect();
    let own = words.iter().position(|word| *word == edition);
    let number = words[own.map_or(0, |own| own + 1)];
    number.parse().unwrap_or_else(|_| panic!("no number: {cell}"))
}

/// The cards of a set as the rule file lists them, with the costs and copies of an edition.
fn printed(set: &str, edition: &str) -> Vec<Row> {
    let columns = ["slug", "cost", "kind", "editions", "copies"];
    let mut cards: Vec<Row> = rows(POWER_CARDS, columns)
        .into_iter()
        .filter(|[_, _, _, editions, _]| editions.split(", ").any(|one| one == set))
        .map(|[slug, cost, kind, _, copies]| {
            let kind = match kind {
                "keep" => Kind::Keep,
                "discard" => Kind::Discard,
                "costume" => Kind::Costume,
                other => panic!("{slug} is {other}"),
            };
            (slug, number(cost, edition), number(copies, edition), kind)
        })
        .collect();
    cards.sort_by_key(|card| card.0);
    cards
}

/// A deck as the rule file lists it.
fn deck(options: &Options) -> Vec<Row> {
    bagged(options, &options.deck())
}

fn bagged(options: &Options, bag: &Bag) -> Vec<Row> {
    let mut cards: Vec<_> = CardId::all()
        .map(|card| {
            (
                card.slug(),
                options.printed_cost(card),
                bag.count(card.0),
                card.kind(),
            )
        })
        .filter(|(_, _, copies, _)| *copies > 0)
        .collect();
    cards.sort_by_key(|card| card.0);
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
    assert_eq!(deck(&options), printed("base", "base"));
    assert_eq!(deck(&options).len(), 64);
    assert_eq!(sizes(&options), (66, 48, 18));
}

#[test]
fn the_dark_deck_is_that_of_the_box() {
    let options = Options::of(Edition::Dark);
    assert_eq!(deck(&options), printed("dark", "dark"));
    assert_eq!(deck(&options).len(), 65);
    assert_eq!(sizes(&options), (66, 49, 17));
}

#[test]
fn promos_join_the_base_deck_as_eleven_cards() {
    let mut expected = [printed("base", "base"), printed("promo", "base")].concat();
    expected.sort_by_key(|card| card.0);
    assert_eq!(deck(&with_promos(Edition::Base)), expected);
    assert_eq!(sizes(&with_promos(Edition::Base)), (66 + 11, 48 + 9, 18 + 2));
}

#[test]
fn promos_join_the_dark_deck_as_the_eight_it_lacks() {
    let mut expected = printed("dark", "dark");
    let mut lacking = printed("promo", "dark");
    lacking.retain(|promo| !expected.contains(promo));
    expected.append(&mut lacking);
    expected.sort_by_key(|card| card.0);
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
    assert_eq!(
        bagged(&halloween, &halloween.costumes()),
        printed("halloween", "base")
    );
    assert_eq!(Options::default().costumes().total(), 0);
}

#[test]
fn the_tiles_are_those_of_the_box() {
    let listed = rows(EXPANSIONS, ["no.", "slug", "level", "side"]);
    let mut listed: Vec<_> = listed
        .into_iter()
        .map(|[number, slug, level, side]| {
            let side = match side {
                "red/orange" => Side::Red,
                "green" => Side::Green,
                other => panic!("{slug} lies on its {other} side"),
            };
            (format!("tile-{slug}"), number.to_owned(), level.to_owned(), side)
        })
        .collect();
    let mut declared: Vec<_> = CardId::tiles()
        .filter_map(|card| card.tile().map(|tile| (card, tile)))
        .map(|(card, tile)| {
            let (number, level) = (tile.number.to_string(), tile.level.to_string());
            (card.slug().to_owned(), number, level, tile.side)
        })
        .collect();
    listed.sort_by(|one, other| one.0.cmp(&other.0));
    declared.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!((declared.len(), &declared), (20, &listed));
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
