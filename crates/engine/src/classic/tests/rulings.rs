//! The worked rulings of `core.md` §7, one test each; the number stands first in the test's comment. Those
//! about cards that pay, poison, multiply or copy stand in `cards`: 25, 36, 41, 50, and what 18, 19, 43 and
//! 48 say of such cards.

mod cards;

use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Ending, Event, HitKind, LeaveReason, Pick, Place, Reason, What};

/// 1. In the first turn nobody is in Tokyo: claws hurt nobody, and the first monster must enter.
#[test]
fn the_first_monster_smashes_nobody_and_enters_tokyo() {
    let mut table = table(3).turn_of(A);
    table.plays([Claw, Claw, Claw, One, One, Two]).turn_is(B);
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [10; 3]);
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 1));
}

/// 2. An empty City must be entered even without a claw.
#[test]
fn an_empty_city_is_entered_without_any_claw() {
    let mut table = table(4).turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 1));
}

/// 3. Four 2s are three stars.
#[test]
fn four_twos_an_energy_and_a_claw() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.plays([Two, Two, Two, Two, Energy, Claw]).stays(B);
    assert_eq!((table.stars(A), table.energy(A), table.hearts(B)), (3, 1, 9));
}

/// 4. Two triples of different numbers both count.
#[test]
fn two_triples_both_count() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.plays([One, One, One, Three, Three, Three]);
    assert_eq!(table.stars(A), 4);
}

/// 5. Six 1s are one set of six.
#[test]
fn six_ones_are_one_set() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.plays([One; 6]);
    assert_eq!(table.stars(A), 4);
}

/// 6. Dice set aside before may be thrown again later.
#[test]
fn dice_set_aside_may_be_thrown_again() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .rolls([Claw, Claw, Two, Two, Three, Three])
        .rerolls([2, 3, 4, 5], [Heart, Heart, Heart, Heart])
        .rerolls([0, 1], [Energy, Energy])
        .asked(A, What::Group);
    assert_eq!(table.dice(), [Energy, Energy, Heart, Heart, Heart, Heart]);
    table.resolves_rest();
    assert_eq!(table.energy(A), 2, "after the third roll the dice are resolved");
}

/// 7. The example of the rulebook: both yield, the attacker takes the City, the next monster outside the Bay.
#[test]
fn city_and_bay_are_taken_one_turn_after_the_other() {
    let mut table = table(5).in_city(A).in_bay(B).turn_of(E);
    table
        .plays([Claw, Claw, Claw, Claw, One, Two])
        .yields(A)
        .yields(B);
    assert_eq!(table.hearts(A), 6);
    assert_eq!(table.hearts(B), 6);
    assert_eq!((table.place(E), table.stars(E)), (Place::City, 1));
    assert_eq!(table.state.at(Place::Bay), None);
    table.turn_is(A).plays(claws(1)).stays(E);
    assert_eq!(table.hearts(E), 9);
    assert_eq!((table.place(A), table.stars(A)), (Place::Bay, 1));
}

/// 8. The Bay yields, the City stays: the attacker takes the Bay.
#[test]
fn the_bay_is_taken_when_only_the_bay_yields() {
    let mut table = table(5).in_city(A).in_bay(B).turn_of(C);
    table.plays(claws(1)).stays(A).yields(B).turn_is(D);
    assert_eq!(
        (table.place(A), table.place(B), table.place(C)),
        (Place::City, Place::Outside, Place::Bay)
    );
}

/// 9. The City yields, the Bay stays: the attacker takes the City, the Bay monster does not slide over.
#[test]
fn the_bay_monster_does_not_slide_into_the_city() {
    let mut table = table(5).in_city(A).in_bay(B).turn_of(C);
    table.plays(claws(1)).yields(A).stays(B).turn_is(D);
    assert_eq!(
        (table.place(A), table.place(B), table.place(C)),
        (Place::Outside, Place::Bay, Place::City)
    );
}

/// 10. From the City only those outside are hit; a death closes the Bay, which is no yield.
#[test]
fn a_death_closes_the_bay_at_once() {
    let mut table = table(5)
        .in_city(A)
        .in_bay(B)
        .holding(B, "burrowing")
        .hearts(E, 3)
        .turn_of(A);
    table.plays(claws(3)).turn_is(B);
    assert_eq!([B, C, D, E].map(|seat| table.hearts(seat)), [10, 7, 7, 0]);
    assert!(!table.alive(E));
    assert_eq!(table.place(B), Place::Outside);
    assert!(table.heard(|event| *event
        == Event::LeftTokyo {
            seat: B,
            place: Place::Bay,
            reason: LeaveReason::BayClosed
        }));
    assert_eq!(table.hearts(A), 10, "leaving like this has no yield effects");
}

/// 11. The City dies and the Bay closes: its monster moves over without a star, and may still yield.
#[test]
fn the_bay_monster_inherits_the_city_and_may_yield_it() {
    let lay = || {
        let mut table = table(5).in_city(A).hearts(A, 2).in_bay(B).hearts(B, 9).turn_of(C);
        table.plays(claws(3));
        assert!(!table.alive(A));
        assert_eq!(
            (table.hearts(B), table.place(B), table.stars(B)),
            (6, Place::City, 0)
        );
        table
    };
    let mut table = lay();
    table.stays(B).turn_is(D);
    assert_eq!((table.place(B), table.place(C)), (Place::City, Place::Outside));
    let mut table = lay();
    table.yields(B).turn_is(D);
    assert_eq!((table.place(B), table.place(C)), (Place::Outside, Place::City));
}

/// 12. The active monster loses its Bay in the middle of its dice: later hearts heal it.
#[test]
fn hearts_after_claws_heal_when_the_bay_has_closed() {
    let lay = || {
        let mut table = table(5).in_city(B).in_bay(A).hearts(A, 5).hearts(C, 2).turn_of(A);
        table.fixes([Claw, Claw, Heart, Heart, One, Two]);
        table
    };
    let mut table = lay();
    table.resolves(Claw);
    assert_eq!(table.place(A), Place::Outside);
    table.resolves(Heart);
    assert_eq!(table.hearts(A), 7);
    let mut table = lay();
    table.resolves(Heart).resolves(Claw);
    assert_eq!(table.hearts(A), 5);
}

/// 13. Tokyo lets no heart through, not even for tokens.
#[test]
fn hearts_do_nothing_in_tokyo() {
    let mut table = table(3).in_city(A).hearts(A, 6).poison(A, 1).turn_of(A);
    table.plays([Heart, Heart, Heart, One, Two, Two]);
    assert_eq!(table.poison(A), 1);
    assert_eq!(table.hearts(A), 5, "only the poison has done something");
}

/// 14. Hearts may take tokens off; this turn's dice stay as they were.
#[test]
fn hearts_take_tokens_off_outside() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 7)
        .poison(A, 1)
        .shrink(A, 1)
        .turn_of(A);
    table
        .rolls([Heart, Heart, Heart, One, Two])
        .keeps_all()
        .resolves_rest()
        .asked(A, What::Hearts)
        .heals(1, 1, 1);
    assert_eq!((table.hearts(A), table.poison(A), table.shrink(A)), (8, 0, 0));
}

/// 14 with a Shrink token alone: the next turn has its die again.
#[test]
fn a_shrink_token_taken_off_counts_from_the_next_turn() {
    let mut table = table(2).in_city(B).shrink(A, 1).turn_of(A);
    table
        .plays([Heart, Heart, One, Two, Three])
        .asked(A, What::Hearts)
        .heals(1, 0, 1)
        .idles(B)
        .turn_is(A);
    assert_eq!(table.state.turn().dice.len(), 6);
}

/// 15. Hearts beyond ten are lost.
#[test]
fn ten_hearts_are_the_most() {
    let mut table = table(3).in_city(B).hearts(A, 9).turn_of(A);
    table.plays([Heart, Heart, Heart, Heart, One, Two]);
    assert_eq!(table.hearts(A), 10);
}

/// 16. Wings: nothing lost, no wound, no yield, and the attacker stays outside.
#[test]
fn paid_wings_mean_no_wound() {
    let mut table = table(3).in_city(B).holding(B, "wings").energy(B, 2).turn_of(A);
    table
        .plays(claws(3))
        .asked(B, What::Harm)
        .uses(B, "wings")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.energy(B)), (10, 0));
    assert_eq!((table.place(A), table.place(B)), (Place::Outside, Place::City));
}

/// 17. Hearts lost to a card do not let anybody yield.
#[test]
fn a_card_lets_nobody_yield() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .market("flame-thrower")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("flame-thrower")
        .reveals("tank")
        .turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (8, Place::City));
}

/// 18. Jets: the whole hit waits for the decision, and staying brings no second one.
#[test]
fn jets_hold_the_hit_back() {
    let lay = || {
        let mut table = table(3).in_city(B).holding(B, "jets").turn_of(A);
        table.plays(claws(4)).asked(B, What::Yield);
        assert_eq!(table.hearts(B), 10);
        table
    };
    let mut table = lay();
    table.yields(B).turn_is(B);
    assert_eq!((table.hearts(B), table.place(A)), (10, Place::City));
    let mut table = lay();
    table.stays(B).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (6, Place::City));
}

/// 19. Armor Plating: one claw is nothing at all, two are two and a wound.
#[test]
fn armor_plating_stops_a_single_claw() {
    let mut table = table(3).in_city(B).holding(B, "armor-plating").turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.place(B)), (10, Place::City));
    let mut table = self::table(3).in_city(B).holding(B, "armor-plating").turn_of(A);
    table.plays(claws(2)).yields(B).turn_is(B);
    assert_eq!(table.hearts(B), 8);
}

/// 20. Fire Breathing from the City: merged outside, a card's hit in the Bay, and no yield there.
#[test]
fn fire_breathing_from_the_city() {
    let mut table = table(5)
        .in_city(A)
        .holding(A, "fire-breathing")
        .in_bay(B)
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert_eq!([B, C, D, E].map(|seat| table.hearts(seat)), [9, 8, 8, 7]);
    let told: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::LifeLost {
                victim, amount, kind, ..
            } => Some((*victim, *amount, *kind)),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            (B, 1, HitKind::Card),
            (C, 2, HitKind::Smash),
            (D, 2, HitKind::Smash),
            (E, 3, HitKind::Smash)
        ]
    );
    assert_eq!(table.place(B), Place::Bay);
}

/// 21. Fire Breathing with one opponent left burns it once.
#[test]
fn fire_breathing_burns_a_single_neighbour_once() {
    let mut table = table(2).in_city(B).holding(A, "fire-breathing").turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!(table.hearts(B), 8);
}

/// 22. Camouflage: as many dice as hearts at stake.
#[test]
fn camouflage_saves_a_heart_for_each_heart_rolled() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 4)
        .holding(B, "camouflage")
        .turn_of(A);
    table
        .plays(claws(3))
        .uses(B, "camouflage")
        .nature([One, Heart, Claw])
        .stays(B);
    assert_eq!(table.hearts(B), 2);
}

/// 23. Rapid Healing saves a life, but only before the loss.
#[test]
fn rapid_healing_saves_a_life_in_time() {
    let lay = || {
        let mut table = table(3)
            .in_city(B)
            .hearts(B, 2)
            .energy(B, 6)
            .holding(B, "rapid-healing")
            .turn_of(A);
        table.plays(claws(3)).asked(B, What::Harm);
        table
    };
    let mut table = lay();
    table.uses(B, "rapid-healing").uses(B, "rapid-healing");
    table.done().stays(B);
    assert_eq!((table.hearts(B), table.energy(B)), (1, 2));
    let mut table = lay();
    table.done();
    assert!(!table.alive(B), "after the loss it is too late");
}

/// 24. It Has a Child: cards and stars gone, ten hearts, outside, energy kept; the attacker takes the place.
#[test]
fn a_child_is_born_outside_tokyo() {
    let mut table = table(3)
        .in_city(B)
        .hearts(B, 1)
        .stars(B, 6)
        .energy(B, 5)
        .holding(B, ["it-has-a-child", "acid-attack"])
        .turn_of(A);
    table.plays(claws(2)).turn_is(B);
    assert!(table.alive(B) && table.cards(B).is_empty());
    assert_eq!((table.hearts(B), table.stars(B), table.energy(B)), (10, 0, 5));
    assert_eq!((table.place(B), table.place(A)), (Place::Outside, Place::City));
}

/// 26. Twenty stars for a moment win nothing if the same card kills.
#[test]
fn jet_fighters_kill_at_twenty_stars() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 3)
        .stars(A, 16)
        .energy(A, 5)
        .market("jet-fighters")
        .turn_of(A);
    table.plays(BLANK).buys("jet-fighters").reveals("tank").turn_is(B);
    assert!(!table.alive(A));
    assert!(table.heard(|event| matches!(event, Event::StarsChanged { seat, now: 20, .. } if *seat == A)));
}

/// 27. Who dies together dies together: nobody wins.
#[test]
fn the_last_two_die_together_and_nobody_wins() {
    let mut table = table(2)
        .in_city(B)
        .hearts(A, 2)
        .hearts(B, 3)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("tank");
    table.over(Ending::Nobody, []);
}

/// 28. Poison comes before the victory check.
#[test]
fn poison_kills_a_monster_with_twenty_stars() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 2)
        .stars(A, 20)
        .poison(A, 2)
        .turn_of(A);
    table.plays(BLANK).turn_is(B);
    assert!(!table.alive(A));
}

/// 29. Twenty stars at the start of a turn win at its end.
#[test]
fn twenty_stars_from_income_win_at_the_end_of_the_turn() {
    let mut table = table(3).in_city(A).stars(A, 18).turn_of(A);
    assert_eq!(table.stars(A), 20);
    table.turn_is(A).plays(BLANK).over(Ending::Stars, [A]);
}

/// 30. An Opportunist takes the victory away during the buying.
#[test]
fn evacuation_orders_take_a_victory_away() {
    let mut table = table(3)
        .in_city(B)
        .stars(A, 20)
        .energy(A, 4)
        .holding(B, "opportunist")
        .energy(B, 7)
        .market("commuter-train")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("commuter-train")
        .reveals("evacuation-orders")
        .asked(B, What::Opportunity)
        .buys("evacuation-orders")
        .reveals("tank");
    assert_eq!(table.stars(A), 15);
    table.turn_is(B);
}

/// 31. Stars stop at 20.
#[test]
fn stars_stop_at_twenty() {
    let mut table = table(3).in_city(B).stars(A, 19).turn_of(A);
    table.plays([One; 6]);
    table.over(Ending::Stars, [A]);
    assert_eq!(table.stars(A), 20);
}

/// 32. Probes act clockwise, and before the active monster changes its dice.
#[test]
fn probes_come_clockwise_and_before_the_own_changes() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, "plot-twist")
        .holding(C, "psychic-probe")
        .mimicking(B, "psychic-probe")
        .turn_of(A);
    table
        .fixes([Two, Two, Energy, Energy, One, Three])
        .asked(B, What::OpponentDice)
        .uses_on(B, "psychic-probe", Pick::Die(0))
        .nature([Claw])
        .asked(C, What::OpponentDice);
    assert_eq!(table.dice()[0], Claw, "the next one sees what came of it");
    table
        .uses_on(C, "psychic-probe", Pick::Die(0))
        .nature([One])
        .asked(A, What::ChangeDice)
        .uses_on(A, "plot-twist", Pick::DieFace(0, Two))
        .asked(A, What::Group);
    assert_eq!(table.dice()[0], Two);
}

/// 33. A sweep costs two, and what it brings can be bought at once.
#[test]
fn a_sweep_then_a_purchase() {
    let mut table = table(3).in_city(B).energy(A, 10).turn_of(A);
    table
        .plays(BLANK)
        .sweeps()
        .reveals("corner-store")
        .reveals("energize")
        .reveals("tank")
        .buys("corner-store")
        .reveals("heal")
        .buys("heal");
    assert_eq!((table.energy(A), table.stars(A)), (2, 1));
}

/// 33, in numbers: ten, a sweep, a card for three, five left.
#[test]
fn five_energy_are_left_of_ten() {
    let mut table = table(3).in_city(B).energy(A, 10).turn_of(A);
    table.plays(BLANK).sweeps();
    table
        .reveals("corner-store")
        .reveals("energize")
        .reveals("tank")
        .buys("corner-store");
    assert_eq!(table.energy(A), 5);
}

/// 34. Two Opportunists: the first clockwise is first again for what is revealed anew.
#[test]
fn the_reveal_window_starts_over() {
    let mut table = table(4)
        .in_city(C)
        .energy(A, 3)
        .energy(B, 3)
        .energy(D, 6)
        .holding(D, "opportunist")
        .mimicking(B, "opportunist")
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("flame-thrower")
        .asked(B, What::Opportunity)
        .done()
        .asked(D, What::Opportunity)
        .buys("flame-thrower")
        .reveals("heal")
        .asked(B, What::Opportunity)
        .done()
        .asked(D, What::Opportunity)
        .done()
        .turn_is(B);
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [8, 8, 8]);
}

/// 35. Metamorph pays the printed cost back, whatever was paid.
#[test]
fn metamorph_pays_the_printed_cost() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .holding(A, ["alien-origin", "metamorph"])
        .market("camouflage")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("camouflage")
        .reveals("tank")
        .buys_no_more()
        .asked(A, What::Sale)
        .sells("camouflage");
    assert_eq!(table.energy(A), 3 - 2 + 3);
}

/// 37. Freeze Time: again with five dice, again with four.
#[test]
fn freeze_time_chains_with_fewer_and_fewer_dice() {
    let mut table = table(3).in_city(B).holding(A, "freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Three, Three])
        .asked(A, What::ExtraTurn { penalty: 1 })
        .accepts()
        .turn_is(A)
        .plays([One, One, One, Two, Three])
        .asked(A, What::ExtraTurn { penalty: 2 })
        .accepts()
        .turn_is(A)
        .plays([One, One, Two, Three])
        .idles(B)
        .idles(C)
        .turn_is(A)
        .rolls(BLANK);
    assert_eq!(table.dice().len(), 6, "the chain is over");
}

/// 38. Frenzy: this turn ends as usual, then a whole turn follows.
#[test]
fn frenzy_gives_a_whole_turn() {
    let mut table = table(3)
        .in_city(A)
        .poison(A, 1)
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    assert_eq!(table.stars(A), 2);
    table.plays(BLANK).buys("frenzy").reveals("tank").turn_is(A);
    assert_eq!((table.stars(A), table.hearts(A)), (4, 9));
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.hearts(A), 8);
}

/// 39. Frenzy through Opportunist: an extra turn now, the ordinary one after it.
#[test]
fn an_opportunist_frenzy_comes_before_the_own_turn() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("frenzy")
        .buys("frenzy")
        .reveals("tank")
        .turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Order);
    table.plays(BLANK).turn_is(C);
}

/// 40. Burrowing kills the monster taking Tokyo: nobody enters, and the next monster must.
#[test]
fn burrowing_kills_before_the_entry() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .hearts(A, 1)
        .turn_of(A);
    table.plays(claws(1)).yields(B);
    assert!(!table.alive(A));
    table.turn_is(B);
    assert_eq!(table.state.at(Place::City), None);
    table.plays(BLANK);
    assert_eq!(table.place(B), Place::City);
}

/// 40 with three seats: the next one enters at its own turn.
#[test]
fn the_next_monster_enters_the_empty_city() {
    let mut table = table(4)
        .in_city(B)
        .holding(B, "burrowing")
        .hearts(D, 1)
        .turn_of(D);
    table.plays(claws(1)).yields(B).turn_is(A).plays(BLANK).turn_is(B);
    assert_eq!(table.place(A), Place::City);
}

/// 42. Seven Shrink tokens: no dice, no roll; Acid Attack still has its claw.
#[test]
fn without_dice_a_flat_claw_still_hits() {
    let mut table = table(3)
        .in_city(A)
        .shrink(B, 7)
        .holding(B, "acid-attack")
        .turn_of(B);
    assert_eq!(table.hearts(A), 9);
    table.stays(A).turn_is(C);
}

/// 43. Tokens stay when the monster that gave them is gone.
#[test]
fn tokens_outlive_their_giver() {
    let mut table = table(3).in_city(A).poison(B, 2).hearts(C, 1).turn_of(A);
    table.plays(claws(1));
    assert!(!table.alive(C));
    table.turn_is(B).plays(BLANK).turn_is(A);
    assert_eq!((table.hearts(B), table.poison(B)), (9 - 2, 2));
}

/// 44. The variant for two: energy in place of stars.
#[test]
fn the_variant_for_two_pays_energy() {
    let mut table = table(2).variant().turn_of(A);
    table.plays(BLANK);
    assert_eq!((table.stars(A), table.energy(A)), (0, 1));
    table.turn_is(B).plays(BLANK).turn_is(A);
    assert_eq!((table.stars(A), table.energy(A)), (0, 2));
}

/// 45. A bigger table reduced to two keeps the stars.
#[test]
fn three_seats_never_play_the_variant() {
    let mut table = table(3).variant().without(C).turn_of(A);
    table.plays(BLANK);
    assert_eq!((table.stars(A), table.energy(A)), (1, 0));
    table.turn_is(B).plays(BLANK).turn_is(A);
    assert_eq!((table.stars(A), table.energy(A)), (3, 0));
}

/// 46. The last survivor wins at once: no more dice, no buying, no poison.
#[test]
fn the_survivor_wins_at_once() {
    let mut table = table(2)
        .in_city(B)
        .hearts(B, 1)
        .hearts(A, 1)
        .poison(A, 3)
        .turn_of(A);
    table
        .fixes([Claw, Energy, Energy, Energy, One, Two])
        .resolves(Claw);
    table.over(Ending::Survivor, [A]);
    assert_eq!((table.energy(A), table.hearts(A)), (0, 1));
}

/// 47. An empty deck is made anew of the discard pile.
#[test]
fn an_empty_deck_is_made_of_the_discard_pile() {
    let mut table = table(3)
        .in_city(B)
        .energy(A, 3)
        .market("corner-store")
        .deck([])
        .turn_of(A);
    assert_eq!(table.state.deck_size(), 0);
    table.plays(BLANK).buys("corner-store").reveals("tank");
    assert!(table.heard(|event| matches!(event, Event::DeckReshuffled { .. })));
    assert_eq!(
        table.state.discard_size(),
        1,
        "the card just bought is alone there"
    );
}

/// 48. A copy of a dead monster's card does nothing, until the token is placed again for one energy.
#[test]
fn mimic_loses_a_dead_monsters_card() {
    let mut table = table(3)
        .in_city(A)
        .holding(C, "acid-attack")
        .mimicking(A, "acid-attack")
        .holding(B, "jets")
        .energy(A, 1)
        .hearts(C, 1)
        .turn_of(A);
    table.asked(A, What::StartOfTurn).done().plays(claws(1));
    assert!(!table.alive(C));
    assert_eq!(table.copied(), "mimic");
    table
        .turn_is(B)
        .plays(BLANK)
        .asked(A, What::StartOfTurn)
        .copies("jets");
    assert_eq!((table.copied(), table.energy(A)), ("jets", 0));
}

/// 49. Two wounded in Tokyo: the nearer one clockwise decides first, and the other sees it.
#[test]
fn yields_are_decided_clockwise() {
    let mut table = table(5).in_bay(B).in_city(D).turn_of(C);
    table.plays(claws(1)).yields(D);
    assert_eq!(table.place(D), Place::Outside);
    table.asked(B, What::Yield);
    let mut table = self::table(5).in_bay(B).in_city(D).turn_of(A);
    table.plays(claws(1)).yields(B).asked(D, What::Yield);
}
