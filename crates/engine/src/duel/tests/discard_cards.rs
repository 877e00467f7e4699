//! The nineteen Discard cards (`duel.md` §12 and §12.1).

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Monster, Pick, Track, What};

/// A, with 8 hearts, buys this card; its token goes where nobody walks.
fn bought(laid: Laid, slug: &'static str) -> Table {
    let mut table = laid.energy(A, 20).market(slug).buying(A);
    table.buys(slug);
    if let What::Place { .. } = table.state.question().what {
        let far = table.places();
        let last = *far.last().expect("a place");
        table.lays(last);
    }
    table
}

/// What a card does to Fame, Destruction, A's hearts, B's hearts, A's energy and A's tokens.
type Effect = (f64, f64, i16, i16, i16, u8);

#[test]
fn what_the_cards_do() {
    let effects: [(&str, Effect); 16] = [
        ("cannonball", (-1.0, 0.0, 0, -1, 4, 0)),
        ("energize", (0.0, 0.0, 0, 0, 8, 2)),
        ("frenzy", (0.0, 0.0, 0, 0, 0, 0)),
        ("hors-doeuvre", (0.0, -2.0, -3, 0, 0, 0)),
        ("jets-scrambled", (0.0, 0.0, -5, -5, 0, 0)),
        ("kaijutsu", (0.0, -1.0, 0, -2, 0, 0)),
        ("moment-of-respite", (0.0, 0.0, 2, 0, 0, 1)),
        ("monster-coaster", (0.0, -3.0, 0, 0, 0, 0)),
        ("monumental", (-1.0, -1.0, 0, 0, 0, 0)),
        ("photoshoot", (-1.0, 0.0, 0, 0, 0, 0)),
        ("sack-the-stadium", (-2.0, -2.0, 0, 0, 0, 0)),
        ("seismic-test", (0.0, -2.0, 0, 0, 0, 0)),
        ("snack-time", (0.0, 0.0, 3, 0, 0, 0)),
        ("tesla-impulse", (0.0, 0.0, 0, 0, 2, 0)),
        ("thermonuclear-cooking", (0.0, -1.0, 2, 0, 2, 0)),
        ("too-cute", (0.0, 0.0, 0, -2, 0, 0)),
    ];
    for (slug, effect) in effects {
        let table = bought(table().hearts(A, 8), slug);
        let paid = i16::from(card(slug).cost()) - 1;
        let hearts = |seat, before: i16| i16::from(table.hearts(seat)) - before;
        let energy = i16::try_from(table.energy(A)).expect("a few") - 20 + paid;
        let seen = (
            table.fame(),
            table.destruction(),
            hearts(A, 8),
            hearts(B, 14),
            energy,
            table.tokens(A),
        );
        assert_eq!(seen, effect, "{slug}");
        assert!(table.discarded(slug), "{slug}");
        assert!(table.cards(A).is_empty(), "{slug}");
    }
}

/// Both markers are as far from victory as the card pulls: the first one pulled wins.
#[test]
fn destruction_is_pulled_before_fame() {
    for (slug, x) in [("monumental", -6.0), ("sack-the-stadium", -5.0)] {
        let table = bought(table().fame_at(x).destruction_at(x), slug);
        table.over(A, Ending::Victory(Track::Destruction));
    }
}

#[test]
fn cannonball_pulls_before_it_hits() {
    let table = bought(table().fame_at(-6.0).hearts(B, 1), "cannonball");
    table.over(A, Ending::Victory(Track::Fame));
}

#[test]
fn kaijutsu_pulls_before_it_hits() {
    let table = bought(table().destruction_at(-6.0).hearts(B, 2), "kaijutsu");
    table.over(A, Ending::Victory(Track::Destruction));
}

#[test]
fn hors_doeuvre_hurts_before_it_pulls() {
    let table = bought(table().destruction_at(-6.0).hearts(A, 3), "hors-doeuvre");
    table.over(B, Ending::Knockout);
}

// Dominate.

#[test]
fn dominate_counts_the_cards_that_are_left() {
    let mut table = bought(
        table().holding(B, ["scrappy", "regeneration", "unchained"]),
        "dominate",
    );
    table.ends().chooses(B, "dominate", Choice::OwnKeep, true);
    assert_eq!(table.answers().len(), 4);
    table.picks_card("regeneration");
    table.chooses(B, "dominate", Choice::OwnKeep, true).declines(B);
    assert_eq!(table.pool(), 4);
    table.plays([Claw, Claw, Claw, Fame]).resolves(Claw).ends();
    table.idles(A).turn_is(B);
    assert_eq!(table.pool(), 6);
}

// Frenzy.

#[test]
fn frenzy_is_one_more_whole_turn() {
    let mut table = table().energy(A, 6).market("frenzy").first_turn();
    assert_eq!(table.pool(), 5);
    table
        .plays([Fame, Fame, Destruction, Destruction, Power])
        .buys("frenzy")
        .ends()
        .turn_is(A);
    assert_eq!((table.pool(), table.energy(A)), (6, 1));
    table.plays([]).ends().turn_is(B);
    assert_eq!(table.energy(A), 2);
    table.idles(B).idles(A).turn_is(B);
}

#[test]
fn cards_are_fresh_in_the_turn_of_frenzy() {
    let mut table = table()
        .holding(A, "alien-metabolism")
        .energy(A, 6)
        .market(["kaijutsu", "frenzy"])
        .buying(A);
    table.drops("kaijutsu").buys("frenzy").ends().turn_is(A);
    assert!(table.may_drop());
}

#[test]
fn armor_is_fresh_in_the_turn_of_frenzy() {
    let mut table = table()
        .holding(B, "armor-plating")
        .energy(A, 6)
        .market("frenzy")
        .rolled(A, [Claw]);
    table.resolves(Claw).buys("frenzy").ends();
    table.plays([Claw]).resolves(Claw);
    assert_eq!(table.hearts(B), 14);
}

// Operation media.

#[test]
fn operation_media_is_one_pull() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .buzz(Buzz::King, Track::Fame, 1)
        .energy(B, 6)
        .market("operation-media")
        .rolled(B, [Claw; 4]);
    table
        .resolves(Claw)
        .buys("operation-media")
        .lays(at(Track::Destruction, 5));
    assert_eq!(table.walked(Track::Fame), [1.0]);
}

#[test]
fn operation_media_counts_claws_that_alienoid_added() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .energy(A, 6)
        .market("operation-media")
        .rolled(A, [Power, Power, Claw, Heart, Heart, Heart]);
    table.picks(Pick::Face(Claw)).resolves(Claw);
    table.buys("operation-media").lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), -2.0);
}

// Tesla impulse.

#[test]
fn tesla_impulse_discards_the_card_that_the_buyer_chooses() {
    let mut table = bought(
        table()
            .holding(A, "giant-brain")
            .holding(B, ["scrappy", "regeneration"]),
        "tesla-impulse",
    );
    table.chooses(A, "tesla-impulse", Choice::RivalsKeep, false);
    assert_eq!(table.answers().len(), 2);
    assert!(!table.offers(Answer::Choose(Pick::Card(card("giant-brain")))));
    table.picks_card("regeneration").is(What::Buy);
    assert!(table.discarded("regeneration"));
    assert_eq!((table.cards(B), table.energy(A)), (vec!["scrappy"], 17));
}

// The party is over!

#[test]
fn the_party_is_over_for_who_stands_in_its_own_spotlight() {
    for (fame, destruction, a, b) in [
        (0.0, 0.0, 14, 14),
        (-3.0, 0.0, 10, 14),
        (4.0, 0.0, 14, 10),
        (5.0, 3.0, 14, 10),
        (-5.0, 5.0, 10, 10),
        (6.0, -6.0, 14, 14),
        (-2.0, 2.0, 14, 14),
    ] {
        let table = bought(
            table().fame_at(fame).destruction_at(destruction),
            "the-party-is-over",
        );
        assert_eq!(
            (table.hearts(A), table.hearts(B)),
            (a, b),
            "{fame}, {destruction}"
        );
    }
}

#[test]
fn the_party_is_over_hurts_once_for_two_markers() {
    let table = bought(
        table().first(B).fame_at(-3.0).destruction_at(-4.0),
        "the-party-is-over",
    );
    assert_eq!((table.packets(A), table.packets(B)), (vec![], vec![4]));
}

#[test]
fn the_party_is_over_first_for_who_began() {
    let lay = || {
        table()
            .fame_at(-3.0)
            .destruction_at(3.0)
            .hearts(A, 4)
            .hearts(B, 4)
    };
    bought(lay(), "the-party-is-over").over(B, Ending::Knockout);
    bought(lay().first(B), "the-party-is-over").over(A, Ending::Knockout);
}

// Hearts, energy and tokens.

#[test]
fn what_does_not_fit_of_a_card_is_lost() {
    let table = bought(table().hearts(A, 13), "snack-time");
    assert_eq!(table.hearts(A), 14);
    let table = bought(super::kit::table().tokens(A, 1), "energize");
    assert_eq!((table.tokens(A), table.energy(A)), (2, 19));
}

/// The pull of a card walks over the token that came with it.
#[test]
fn a_card_walks_over_its_own_token() {
    let mut table = table().energy(A, 2).market("photoshoot").hearts(A, 10).buying(A);
    table.buys("photoshoot").lays(at(Track::Fame, -1));
    assert_eq!((table.fame(), table.hearts(A)), (-1.0, 11));
}
