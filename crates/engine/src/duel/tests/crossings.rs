//! Where two rules meet: cards with powers, cards with cards, tokens with victories.

use super::kit::*;
use crate::duel::Face::{self, Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Monster, Pick, Track, What};

// The tracks.

/// A victory space keeps its meaning under a token of The King.
#[test]
fn a_token_of_the_king_guards_no_victory_space() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .fame_at(6.0)
        .buzz(Buzz::King, Track::Fame, 7)
        .rolled(B, [Fame; 3]);
    table.resolves(Fame).over(B, Ending::Victory(Track::Fame));
}

/// It stops the rival in its zone all the same: that is where the rival wins.
#[test]
fn a_token_of_the_king_guards_no_spotlight() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .fame_at(2.0)
        .destruction_at(5.0)
        .buzz(Buzz::King, Track::Fame, 3)
        .rolled(B, [Fame; 6]);
    table.resolves(Fame).over(B, Ending::Spotlight);
}

/// The spaces on either side of a marker on an extra space are those of its token.
#[test]
fn no_token_lies_around_a_marker_on_an_extra_space() {
    let mut table = table()
        .fame_at(-2.5)
        .buzz(Buzz::Phantom, Track::Fame, -3)
        .energy(A, 10)
        .market("too-cute")
        .buying(A);
    table.buys("too-cute");
    let fits = |x| table.offers(Answer::Place(at(Track::Fame, x)));
    assert_eq!([-4, -3, -2, -1].map(fits), [true, false, false, true]);
}

/// A step from an extra space toward the other side goes back to where the marker came from.
#[test]
fn both_players_may_use_an_extra_space() {
    let mut table = table()
        .hearts(A, 10)
        .fame_at(-2.0)
        .buzz(Buzz::Phantom, Track::Fame, -3)
        .turn_of(A);
    table
        .plays([Fame, Fame, Fame, Claw])
        .resolves(Fame)
        .resolves(Claw);
    assert_eq!((table.fame(), table.hearts(A)), (-2.5, 11));
    table.ends().plays([Fame, Fame, Fame, Fame]).resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-2.5, -2.0, -1.0]);
    assert_eq!(table.hearts(B), 13);
}

// A card that is used while something else is asked.

/// Alien metabolism leaves the open question as it was.
#[test]
fn alien_metabolism_leaves_the_question_open() {
    let batteries = |table: &mut Table| {
        table.chooses(A, "titanic-batteries", Choice::TwoDice, true);
    };
    let mut table = table()
        .holding(A, ["alien-metabolism", "titanic-batteries"])
        .rolled(A, [Claw, Claw, Claw, Energy, Energy, Energy]);
    batteries(&mut table);
    table.drops("energize");
    batteries(&mut table);
    table.picks(Pick::Dice(mask([0, 1]))).resolves(Claw);
    assert_eq!((table.tokens(A), table.hearts(B)), (1, 13));
    let mut table = super::kit::table()
        .holding(A, "alien-metabolism")
        .energy(A, 3)
        .market("too-cute")
        .buying(A);
    table.buys("too-cute").is(What::Place { buzz: Buzz::Fish });
    table.drops("energize").is(What::Place { buzz: Buzz::Fish });
    table.lays(at(Track::Fame, -1)).is(What::Buy);
    assert_eq!(table.hearts(B), 12);
}

#[test]
fn alien_metabolism_in_the_lab_brings_a_card_that_is_bought_there() {
    let mut table = table()
        .holding(A, ["alien-metabolism", "made-in-a-lab"])
        .energy(A, 4)
        .market(["too-cute", "frenzy", "kaijutsu"])
        .next_cards("snack-time")
        .turn_of(A);
    table.drops("too-cute").buys("snack-time").turn_is(A);
    assert_eq!(table.energy(A), 2);
}

// Cards and powers.

#[test]
fn the_bonus_claw_alone_is_multiplied_by_meka_dragon() {
    let mut table = table_of(Monster::MekaDragon, Monster::Gigazaur)
        .holding(A, "acid-attack")
        .rolled(A, [Power, Power, Heart, Heart, Heart, Heart]);
    table.resolves(Power);
    assert_eq!((table.packets(B), table.faces()), (vec![2], vec![]));
}

#[test]
fn armor_plating_takes_one_off_the_product_of_meka_dragon() {
    let mut table = table_of(Monster::MekaDragon, Monster::Gigazaur)
        .holding(B, "armor-plating")
        .rolled(A, [Power, Power, Claw, Claw, Heart, Heart]);
    table.resolves(Power);
    assert_eq!(table.hearts(B), 11);
}

/// Both pulls of Gigazaur are done when Spiked tail strikes.
#[test]
fn spiked_tail_gathers_the_pulls_of_gigazaur() {
    let mut table = table()
        .holding(A, "spiked-tail")
        .rolled(A, [Power, Power, Power, Power, Heart, Heart]);
    table
        .resolves(Power)
        .picks(Pick::Track(Track::Destruction))
        .picks(Pick::Track(Track::Destruction));
    assert_eq!(table.packets(B), [2]);
}

#[test]
fn spiked_tail_strikes_after_utter_destruction() {
    let table = table()
        .holding(A, ["spiked-tail", "utter-destruction"])
        .rolled(A, [Claw, Destruction, Energy, Heart, Power, Fame]);
    assert_eq!(table.packets(B), [2, 2]);
    assert_eq!(table.fame(), -2.0);
}

/// Dice taken out by Titanic batteries are missing for the power as well.
#[test]
fn titanic_batteries_take_power_away() {
    let mut table = table_of(Monster::CyberKitty, Monster::Gigazaur)
        .holding(A, "titanic-batteries")
        .rolled(A, [Power, Power, Power, Power, Heart, Heart]);
    table.picks(Pick::Dice(mask([0, 1]))).resolves(Power);
    assert_eq!(table.energy(A), 2);
}

#[test]
fn titanic_batteries_may_leave_too_few_fame() {
    let mut table = table()
        .holding(A, "titanic-batteries")
        .rolled(A, [Fame, Fame, Fame, Fame, Heart, Heart]);
    table.picks(Pick::Dice(mask([0, 1]))).is(What::Buy);
}

#[test]
fn signature_move_may_win_before_anything_is_resolved() {
    let table = table()
        .holding(A, "signature-move")
        .fame_at(-6.0)
        .rolled(A, [Power, Power, Power, Heart, Heart, Heart]);
    table.over(A, Ending::Victory(Track::Fame));
}

/// The hits of Antimatter pellets come before the pull that would win.
#[test]
fn antimatter_pellets_hit_before_they_pull() {
    let table = table()
        .holding(A, "antimatter-pellets")
        .destruction_at(-6.0)
        .hearts(B, 4)
        .rolled(A, [Energy, Energy, Energy, Energy, Energy, Heart]);
    table.over(A, Ending::Knockout);
}

// Cards and cards.

#[test]
fn unstoppable_survives_jets_scrambled() {
    let mut table = table()
        .holding(A, "unstoppable")
        .hearts(A, 4)
        .hearts(B, 5)
        .energy(A, 5)
        .market("jets-scrambled")
        .buying(A);
    table.buys("jets-scrambled").lays(at(Track::Fame, 5));
    table.over(A, Ending::Knockout);
    assert_eq!(table.hearts(A), 1);
}

/// What was taken protects at once.
#[test]
fn hibernation_that_was_taken_protects_at_once() {
    let mut table = table()
        .holding(A, "hibernation")
        .holding(B, "unstable-dna")
        .energy(A, 3)
        .market("too-cute")
        .rolled(A, [Claw; 3]);
    table.resolves(Claw).picks_card("hibernation");
    table.buys("too-cute").lays(at(Track::Fame, 5));
    assert_eq!(table.hearts(B), 11);
    table.ends().offered(B, "hibernation");
}

/// B takes the card that was to be used next by nobody else: what is on its way stays on its way.
#[test]
fn a_line_that_has_begun_goes_on_for_who_began_it() {
    let mut table = table()
        .holding(A, "antimatter-pellets")
        .holding(B, "unstable-dna")
        .rolled(A, [Energy, Energy, Energy, Energy, Energy, Heart]);
    table.picks_card("antimatter-pellets");
    assert_eq!(
        (table.cards(A), table.destruction()),
        (vec!["unstable-dna"], -2.0)
    );
}

/// Camouflage may bring a packet below three.
#[test]
fn unstable_dna_looks_at_what_camouflage_left() {
    let mut table = table()
        .holding(A, "scrappy")
        .holding(B, ["camouflage", "unstable-dna"])
        .rolled(A, [Claw; 3]);
    table
        .resolves(Claw)
        .throws_against([Heart, Claw, Claw])
        .is(What::Buy);
    assert_eq!(table.hearts(B), 12);
}

/// A step of In shape in the owner's own turn may be turned into a hit, and that hit brings another offer.
#[test]
fn unchained_and_in_shape_feed_each_other() {
    let mut table = table()
        .holding(A, ["in-shape", "unchained"])
        .energy(A, 2)
        .buzz(Buzz::Fish, Track::Fame, -1)
        .rolled(A, [Claw; 4]);
    table.resolves(Claw).accepts(A).offered(A, "unchained").accepts(A);
    table.offered(A, "in-shape").accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.hearts(B), table.energy(A)), (-2.0, 9, 0));
}

/// Superconductor is asked about a bonus in the middle of a pull; then the pull goes on.
#[test]
fn a_pull_goes_on_after_superconductor() {
    let mut table = table()
        .holding(B, "superconductor")
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .rolled(A, [Fame; 5]);
    table.resolves(Fame).accepts(B);
    assert_eq!((table.fame(), table.energy(A), table.energy(B)), (-3.0, 1, 1));
}

/// Two turns in a row with Destruction pulled are still one die.
#[test]
fn thunder_stomp_in_two_turns_in_a_row_takes_one_die() {
    let mut table = table()
        .holding(A, "thunder-stomp")
        .energy(A, 6)
        .market("frenzy")
        .rolled(A, [Destruction; 3]);
    table.resolves(Destruction).buys("frenzy").ends();
    table
        .plays([Destruction; 3])
        .resolves(Destruction)
        .ends()
        .turn_is(B);
    assert_eq!((table.destruction(), table.pool()), (-2.0, 5));
}

/// A pull in the lab comes before the Roll.
#[test]
fn thunder_stomp_minds_no_pull_in_the_lab() {
    let mut table = table()
        .holding(A, ["made-in-a-lab", "thunder-stomp"])
        .energy(A, 4)
        .market("seismic-test")
        .turn_of(A);
    table.buys("seismic-test").plays([]).ends().turn_is(B);
    assert_eq!((table.destruction(), table.pool()), (-2.0, 6));
}

/// Natural selection from the lab is there for the Roll of the same turn.
#[test]
fn natural_selection_from_the_lab_counts_at_once() {
    let mut table = table()
        .holding(A, "made-in-a-lab")
        .energy(A, 2)
        .market("natural-selection")
        .turn_of(A);
    table.buys("natural-selection").turn_is(A);
    assert_eq!((table.energy(A), table.pool()), (4, 7));
    table.plays([Heart, Heart, Heart, Heart, Fame, Fame, Claw]);
    assert_eq!(table.hearts(A), 4);
}

/// Dominate is decided at once after a purchase in the lab, and counts the card bought there.
#[test]
fn dominate_counts_a_card_from_the_lab() {
    let mut table = table()
        .holding(B, "made-in-a-lab")
        .energy(A, 3)
        .energy(B, 20)
        .market("dominate")
        .next_cards("scrappy")
        .buying(A);
    table.buys("dominate").lays(at(Track::Fame, 5)).ends();
    table.buys("scrappy").lays(at(Track::Destruction, 5));
    table.chooses(B, "dominate", Choice::OwnKeep, true).declines(B);
    assert_eq!(table.pool(), 4);
}

/// A card that comes to rest when the game ends in the middle of its purchase is not lost: all fifty are at
/// the table.
#[test]
fn the_last_card_bought_comes_to_rest() {
    for (slug, keeps) in [("scrappy", true), ("snack-time", false)] {
        let mut table = table()
            .holding(A, "breaking-news")
            .fame_at(-6.0)
            .energy(A, 5)
            .market(slug)
            .buying(A);
        table.buys(slug);
        if keeps {
            table.lays(at(Track::Destruction, 5));
        }
        table.over(A, Ending::Victory(Track::Fame));
        assert_eq!(table.cards(A).contains(&slug), keeps);
        assert_eq!(table.discarded(slug), !keeps);
    }
}

/// A roll of Gigazaur's in which everything happens, in the order that its player likes.
#[test]
fn a_long_turn() {
    let mut table = table()
        .tokens(A, 1)
        .hearts(A, 9)
        .holding(A, ["extra-head", "scrappy"])
        .holding(B, "armor-plating")
        .buzz(Buzz::Cat, Track::Fame, -1)
        .buzz(Buzz::Fish, Track::Fame, -2)
        .energy(A, 1)
        .market("photoshoot")
        .next_cards("snack-time")
        .turn_of(A);
    let first: [Face; 8] = [Claw, Claw, Fame, Fame, Destruction, Energy, Heart, Power];
    table.spends_token().rolls(first);
    table.rerolls([4, 7], [Fame, Fame]).keeps();
    assert_eq!(table.faces(), [Heart, Energy, Fame, Claw]);
    // Cat: a hit that the armor takes. Fish: a heart, and a token for leaving the cat.
    table.resolves(Fame);
    assert_eq!(
        (table.fame(), table.hearts(B), table.hearts(A), table.tokens(A)),
        (-2.0, 14, 10, 1)
    );
    table.resolves(Claw).resolves(Heart).resolves(Energy);
    assert_eq!((table.hearts(B), table.hearts(A), table.energy(A)), (12, 11, 2));
    // The fish lies under the marker, so it stays; leaving it is another token.
    table.buys("photoshoot").is(What::Buy);
    assert_eq!((table.fame(), table.tokens(A), table.energy(A)), (-3.0, 2, 1));
    assert!(!table.sells("snack-time"));
    table.ends().turn_is(B);
    assert_eq!((table.energy(A), table.pool()), (1, 6));
}
