//! The twenty worked rulings of `duel.md` §15, one test each; the number stands first in the test's comment.
//! A pulls toward -7.

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Monster, Pick, Source, Track, What};

/// 1. The bonuses of a token on the way are taken in the middle of the pull.
#[test]
fn bonuses_are_taken_inside_a_pull() {
    let mut table = table()
        .buzz_turned(Buzz::Lizard, Track::Fame, -3)
        .rolled(A, [Fame; 6]);
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-1.0, -2.0, -3.0, -4.0]);
    assert_eq!((table.hearts(B), table.tokens(A)), (13, 1));
}

/// 2. A pull may end on an extra space.
#[test]
fn a_pull_may_end_on_an_extra_space() {
    let lay = || {
        let table = table().hearts(A, 10);
        table.buzz(Buzz::Phantom, Track::Fame, -3)
    };
    let mut table = lay().rolled(A, [Fame, Fame, Fame, Fame, Fame, Claw]);
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-1.0, -2.0, -2.5]);
    assert_eq!(table.hearts(A), 11);
    let mut table = lay().rolled(A, [Fame; 6]);
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(A)), (-3.0, 11));
}

/// 3. A shortcut leaves its middle space out.
#[test]
fn a_shortcut_is_one_step() {
    let mut table = table()
        .buzz(Buzz::Alien, Track::Fame, -3)
        .rolled(A, [Fame, Fame, Fame, Fame, Fame, Claw]);
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-1.0, -3.0, -4.0]);
}

/// 4. A token of The King ends the rival's pull; the next pull leaves it.
#[test]
fn a_token_of_the_king_ends_the_rivals_pull() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .buzz(Buzz::King, Track::Fame, 1)
        .turn_of(B);
    table.plays([Fame, Fame, Fame, Fame, Fame, Claw]).resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [1.0]);
    table.resolves_rest().ends().idles(A).turn_is(B);
    table.plays([Fame, Fame, Fame, Fame, Claw, Claw]).resolves(Fame);
    assert_eq!(table.fame(), 3.0);
}

/// 5. The spotlight wins in the middle of a pull.
#[test]
fn the_spotlight_wins_in_the_middle_of_a_pull() {
    let mut table = table()
        .fame_at(-4.0)
        .destruction_at(-1.0)
        .rolled(A, [Destruction; 6]);
    table.resolves(Destruction);
    assert_eq!(table.walked(Track::Destruction), [-2.0, -3.0]);
    table.over(A, Ending::Spotlight);
}

/// 6. An extra space counts where it lies between two spaces of the zone.
#[test]
fn an_extra_space_inside_the_zone_counts() {
    let mut table = table()
        .buzz(Buzz::Phantom, Track::Fame, -4)
        .fame_at(-3.0)
        .destruction_at(-2.0)
        .hearts(A, 10)
        .rolled(A, [Fame, Fame, Fame, Destruction, Destruction, Destruction]);
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(A)), (-3.5, 11));
    table.resolves(Destruction);
    assert_eq!(table.destruction(), -3.0);
    table.over(A, Ending::Spotlight);
    for (low, at) in [(-6, -5.5), (-3, -2.5)] {
        let mut table = super::kit::table()
            .buzz(Buzz::Phantom, Track::Fame, low)
            .fame_at(at)
            .destruction_at(-2.0)
            .rolled(A, [Destruction; 3]);
        table.resolves(Destruction);
        assert_eq!(table.destruction(), -3.0);
        table.is(What::Buy);
    }
}

/// 7. A bonus claw makes five of a kind; the claws are resolved all the same.
#[test]
fn a_bonus_claw_makes_five_of_a_kind() {
    let mut table = table()
        .holding(A, ["antimatter-pellets", "acid-attack"])
        .rolled(A, [Claw, Claw, Claw, Claw, Energy, Heart]);
    assert_eq!((table.hearts(B), table.destruction()), (10, -2.0));
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 5);
}

/// 8. Natural selection hurts before anything is resolved, whatever else the Roll has done.
#[test]
fn natural_selection_hurts_before_resolving() {
    let roll = [Energy, Energy, Energy, Energy, Heart, Heart, Heart];
    let mut table = table().holding(A, "natural-selection").turn_of(A);
    table.plays(roll);
    assert_eq!(table.hearts(A), 4);
    table.resolves(Heart).resolves(Energy);
    assert_eq!((table.hearts(A), table.energy(A)), (7, 4));
    let mut table = super::kit::table()
        .holding(A, ["natural-selection", "eye-of-the-storm"])
        .turn_of(A);
    table.plays(roll);
    assert_eq!((table.hearts(A), table.energy(A)), (4, 2));
}

/// 9. Camouflage first, then Armor plating.
#[test]
fn camouflage_comes_before_armor_plating() {
    let mut table = table()
        .holding(B, ["camouflage", "armor-plating"])
        .rolled(A, [Claw; 3]);
    table.resolves(Claw).throws_against([Heart, Claw, Energy]);
    assert_eq!(table.hearts(B), 13);
}

/// 10. Unstoppable saves, and shields until the turn ends.
#[test]
fn unstoppable_shields_until_the_turn_ends() {
    let mut table = table()
        .holding(B, "unstoppable")
        .hearts(B, 3)
        .energy(A, 3)
        .market("too-cute")
        .rolled(A, [Claw; 4]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 1);
    assert!(table.discarded("unstoppable"));
    table.buys("too-cute").lays(at(Track::Fame, 7));
    assert_eq!(table.hearts(B), 1);
    table
        .ends()
        .turn_is(B)
        .plays([Fame, Fame, Destruction, Destruction, Energy, Energy]);
    table.resolves(Energy).ends().turn_is(A);
    table.plays([Claw]).resolves(Claw).over(A, Ending::Knockout);
}

/// 11. In shape offers a step for each hit over three.
#[test]
fn in_shape_offers_a_step_for_each_hit_over_three() {
    let mut table = table().holding(A, "in-shape").energy(A, 3).rolled(A, [Claw; 5]);
    table.resolves(Claw).offered(A, "in-shape").accepts(A);
    assert_eq!((table.fame(), table.energy(A)), (-1.0, 2));
    table.offered(A, "in-shape").accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 1));
    let mut table = super::kit::table().holding(A, "in-shape").rolled(A, [Claw; 5]);
    table.resolves(Claw).is(What::Buy);
    // Three hits of claws, two more of a card.
    let mut table = super::kit::table()
        .holding(A, "in-shape")
        .energy(A, 5)
        .market("too-cute")
        .rolled(A, [Claw; 3]);
    table.resolves(Claw).asked(A, What::Buy);
    table.buys("too-cute").lays(at(Track::Fame, 7));
    table.accepts(A).accepts(A).is(What::Buy);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 1));
}

/// 12. Unstable DNA after three hits that were not prevented.
#[test]
fn unstable_dna_after_three_hits() {
    let lay = || table().holding(A, ["acid-attack", "extra-head"]);
    let mut table = lay().holding(B, "unstable-dna").rolled(A, [Claw; 2]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 11);
    table.chooses(B, "unstable-dna", Choice::RivalsKeep, true);
    assert!(table.offers(Answer::Choose(Pick::Card(card("acid-attack")))));
    table.picks_card("extra-head").is(What::Buy);
    assert_eq!(table.cards(A), ["acid-attack", "unstable-dna"]);
    assert_eq!(table.cards(B), ["extra-head"]);
    let mut table = lay().holding(B, "unstable-dna").rolled(A, [Claw]);
    table.resolves(Claw).is(What::Buy);
    let mut table = lay()
        .holding(B, ["unstable-dna", "armor-plating"])
        .rolled(A, [Claw; 2]);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.hearts(B), 12);
}

/// 13. Superconductor is asked at each gain.
#[test]
fn superconductor_is_asked_at_each_gain() {
    let mut table = table()
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .holding(B, "superconductor")
        .rolled(A, [Fame, Fame, Fame, Energy, Energy, Energy]);
    table
        .resolves(Fame)
        .offered(B, "superconductor")
        .declines(B)
        .resolves(Energy)
        .offered(B, "superconductor")
        .accepts(B);
    assert_eq!((table.energy(A), table.energy(B)), (4, 3));
    assert!(table.discarded("superconductor"));
}

/// 14. Meka Dragon multiplies its claws, unless they are resolved already.
#[test]
fn meka_dragon_multiplies_its_claws() {
    let roll = [Power, Power, Power, Claw, Energy, Energy];
    let lay = || table_of(Monster::MekaDragon, Monster::Alienoid).holding(A, "acid-attack");
    let mut table = lay().rolled(A, roll);
    table.resolves(Power);
    assert_eq!((table.hearts(B), table.packets(B)), (8, vec![6]));
    assert_eq!(table.faces(), [Energy]);
    let mut table = lay().rolled(A, roll);
    table.resolves(Claw);
    assert_eq!((table.hearts(B), table.faces()), (12, vec![Energy]));
}

/// 15. Cyber Kitty's energy.
#[test]
fn cyber_kitty_gains_energy_for_power() {
    for (power, energy) in [
        ([Power, Power, Power, Power, Claw], 4),
        ([Power, Power, Power, Power, Power], 6),
    ] {
        let mut table = table_of(Monster::CyberKitty, Monster::Alienoid).rolled(A, power);
        table.resolves(Power);
        assert_eq!(table.energy(A), energy);
    }
}

/// 16. Alienoid makes four faces of six power, and three of five.
#[test]
fn alienoid_makes_faces_of_power() {
    let by = Source::Power(Monster::Alienoid);
    let lay = || table_of(Monster::Alienoid, Monster::Gigazaur);
    let mut table = lay().rolled(A, [Power; 6]);
    table
        .picks(Pick::Face(Fame))
        .accepts(A)
        .picks(Pick::Face(Fame))
        .accepts(A);
    table.resolves(Fame);
    assert_eq!(table.fame(), -2.0);
    let mut table = lay().rolled(A, [Power, Power, Power, Power, Power, Claw]);
    table
        .picks(Pick::Face(Fame))
        .asked(A, What::May { by })
        .declines(A)
        .picks(Pick::Face(Energy))
        .asked(A, What::May { by })
        .accepts(A)
        .resolves(Energy);
    assert_eq!(table.energy(A), 2);
}

/// 17. Dominate takes a regular die for each Keep card that is left.
#[test]
fn dominate_takes_a_die_for_each_card_left() {
    let lay = || {
        let mut table = table()
            .holding(B, ["acid-attack", "extra-head"])
            .energy(A, 3)
            .market("dominate")
            .buying(A);
        table.buys("dominate").lays(at(Track::Fame, 5)).ends();
        table.chooses(B, "dominate", Choice::OwnKeep, true);
        table
    };
    let mut table = lay();
    table.picks_card("acid-attack").declines(B).turn_is(B);
    assert_eq!((table.pool(), table.state.extra_dice()), (6, 1));
    assert!(table.discarded("acid-attack"));
    let mut table = lay();
    table
        .picks_card("acid-attack")
        .picks_card("extra-head")
        .turn_is(B);
    assert_eq!((table.pool(), table.state.extra_dice()), (6, 0));
    assert!(table.cards(B).is_empty());
}

/// 18. Jets scrambled hurts the buyer first.
#[test]
fn jets_scrambled_hurts_the_buyer_first() {
    let lay = |hearts| {
        let mut table = table()
            .hearts(A, hearts)
            .hearts(B, 5)
            .energy(A, 5)
            .market("jets-scrambled")
            .buying(A);
        table.buys("jets-scrambled").lays(at(Track::Fame, 5));
        table
    };
    lay(5).over(B, Ending::Knockout);
    let table = lay(6);
    assert_eq!(table.hearts(A), 1);
    table.over(A, Ending::Knockout);
}

/// 19. A token may be moved to be walked over, unless a marker stands on it.
#[test]
fn a_token_is_moved_to_be_walked_over() {
    let lay = || {
        table()
            .buzz(Buzz::Cat, Track::Fame, 3)
            .energy(A, 3)
            .market("hors-doeuvre")
    };
    let mut table = lay().buying(A);
    table.buys("hors-doeuvre").lays(at(Track::Destruction, -1));
    assert_eq!((table.hearts(A), table.hearts(B)), (11, 13));
    assert_eq!(table.walked(Track::Destruction), [-1.0, -2.0]);
    let mut table = lay().fame_at(3.0).buying(A);
    table.buys("hors-doeuvre").is(What::Buy);
    assert_eq!((table.hearts(A), table.hearts(B)), (11, 14));
    assert_eq!(table.destruction(), -2.0);
    assert_eq!(table.lies(Buzz::Cat), Some(at(Track::Fame, 3)));
}

/// 20. The rightmost card is cheaper, again and again.
#[test]
fn the_rightmost_card_is_cheaper() {
    let mut table = table()
        .energy(A, 8)
        .market(["snack-time", "extra-head", "frenzy"])
        .next_cards("energize")
        .buying(A);
    table.buys("snack-time");
    assert_eq!(table.energy(A), 6);
    assert_eq!(table.market(), ["extra-head", "frenzy", "energize"]);
    assert_eq!(table.state.price(0, 0), Some(6));
    assert_eq!(table.state.price(1, 0), Some(6));
    table.buys("extra-head");
    assert_eq!(table.energy(A), 0);
    let mut table = super::kit::table()
        .holding(A, "made-in-a-lab")
        .energy(A, 1)
        .market("photoshoot")
        .turn_of(A);
    table.buys("photoshoot");
    assert_eq!(table.energy(A), 0);
}
