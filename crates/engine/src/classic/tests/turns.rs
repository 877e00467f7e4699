//! The beginning, the parts of a turn, who comes next, and the end of the game (`core.md` §1, §2 and §2.12).

use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Ending, Event, Face, Monster, Options, Place, Reason, Setup, SetupError, Spot, What};
use crate::{Asked, Game, Seat};

// --- 1.1, the beginning

fn laid_out(seats: usize) -> Table {
    let mut table = fresh(seats);
    table.reveals("jets").reveals("energize").reveals("tank");
    table
}

#[track_caller]
fn throws(table: &mut Table, seat: Seat, claws: usize) {
    assert_eq!(table.state.question().what, What::FirstThrow { seat });
    table.nature(self::claws(claws));
}

#[test]
fn a_game_begins_with_three_cards_and_a_throw_of_every_seat() {
    let mut table = fresh(4);
    for (slot, slug) in ["jets", "energize", "tank"].into_iter().enumerate() {
        let spot = Spot::Market(slot as u8);
        assert_eq!(table.state.question().what, What::Reveal { spot });
        table.reveals(slug);
    }
    for (seat, claws) in [(A, 1), (B, 4), (C, 3), (D, 0)] {
        throws(&mut table, seat, claws);
    }
    table.turn_is(B);
    assert!(table.heard(|event| *event == Event::FirstPlayer { seat: B }));
    for seat in [A, B, C, D] {
        let player = table.state.player(seat);
        assert_eq!(
            (player.hearts, player.stars, player.energy, player.place),
            (10, 0, 0, Place::Outside)
        );
    }
    assert_eq!((table.state.deck_size(), table.state.discard_size()), (66 - 3, 0));
    table.idles(B).idles(C).idles(D).turn_is(A);
}

#[test]
fn tied_seats_throw_again_until_one_is_alone() {
    let mut table = laid_out(4);
    for (seat, claws) in [(A, 2), (B, 1), (C, 2), (D, 2)] {
        throws(&mut table, seat, claws);
    }
    let seats = crate::Seats::first(4).without(B);
    assert!(table.heard(|event| *event == Event::FirstPlayerTied { seats }));
    for (seat, claws) in [(A, 0), (C, 5), (D, 5)] {
        throws(&mut table, seat, claws);
    }
    for (seat, claws) in [(C, 0), (D, 0)] {
        throws(&mut table, seat, claws);
    }
    for (seat, claws) in [(C, 0), (D, 1)] {
        throws(&mut table, seat, claws);
    }
    table.turn_is(D);
}

#[test]
fn all_seats_may_be_tied() {
    let mut table = laid_out(2);
    for (seat, claws) in [(A, 0), (B, 0), (A, 3), (B, 2)] {
        throws(&mut table, seat, claws);
    }
    table.turn_is(A);
    assert_eq!(table.count(|event| matches!(event, Event::GameStarted { .. })), 1);
}

#[test]
fn the_throw_for_the_first_turn_does_nothing_else() {
    let mut table = laid_out(2);
    table.nature([One; 6]).nature([Claw; 6]).turn_is(B);
    assert_eq!(
        [A, B].map(|seat| (table.stars(seat), table.hearts(seat))),
        [(0, 10); 2]
    );
}

#[test]
fn a_table_needs_two_to_six_different_monsters() {
    for seats in [0, 1, 7] {
        assert_eq!(
            Setup::of(seats).expect_err("a wrong number"),
            SetupError::Seats(seats)
        );
    }
    let twice = Setup {
        first: None,
        monsters: vec![Monster::Gigazaur, Monster::TheKing, Monster::Gigazaur],
        options: Options::default(),
    };
    assert_eq!(
        twice.start().expect_err("the same monster"),
        SetupError::SameMonster(Monster::Gigazaur)
    );
}

#[test]
fn the_variant_is_on_by_default_for_two_and_never_for_more() {
    assert!(fresh(2).state.two_player_variant());
    assert!(!fresh(3).state.two_player_variant());
}

// --- 2.3, the start of a turn

#[test]
fn income_comes_at_the_start_of_a_turn_in_tokyo() {
    let mut table = table(3).in_city(A).turn_of(B);
    assert_eq!(table.stars(A), 0);
    table.idles(B).idles(C).turn_is(A);
    assert_eq!(table.stars(A), 2);
}

#[test]
fn the_first_turn_after_entering_pays_nothing_more() {
    let mut table = table(3).turn_of(A);
    table.idles(A);
    assert_eq!(table.stars(A), 1);
}

#[test]
fn income_may_start_an_extra_turn_of_the_monster_that_has_just_entered() {
    let mut table = table(3).energy(A, 7).market("frenzy").turn_of(A);
    table.plays(BLANK).buys("frenzy").reveals("jets").turn_is(A);
    assert_eq!(table.stars(A), 3, "one for entering, two for starting there");
}

// --- 2.4, the roll

#[test]
fn three_rolls_and_any_dice() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.rolls(BLANK).asked(A, What::Roll);
    assert_eq!(
        table.answers().len(),
        64,
        "every set of dice but the empty one, and stopping"
    );
    table
        .rerolls([0, 5], [Claw, Claw])
        .rerolls([0, 1, 2, 3, 4, 5], [Heart; 6])
        .turn_is(B);
    assert_eq!(
        table.count(|event| matches!(event, Event::DiceRolled { seat: A, .. })),
        3
    );
}

#[test]
fn shrink_tokens_take_dice_away_down_to_none() {
    for tokens in 1..=8u8 {
        let table = table(3).in_city(B).shrink(A, tokens).turn_of(A);
        let dice = usize::from(6u8.saturating_sub(tokens));
        if dice > 0 {
            assert_eq!(table.state.turn().dice.len(), dice);
            assert_eq!(table.state.active(), A);
        } else {
            assert_eq!(table.state.active(), B, "no dice, nothing to do");
        }
    }
}

// --- 2.6, resolving

#[test]
fn groups_may_be_resolved_in_any_order_but_none_is_left_out() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .fixes([One, Two, Three, Energy, Heart, Claw])
        .asked(A, What::Group);
    assert_eq!(table.answers().len(), 7);
    let mut order = Vec::new();
    for face in [Claw, Heart, Three, Energy, One] {
        table.resolves(face);
        if face == Claw {
            table.stays(B);
        }
    }
    table.turn_is(B);
    for (event, _) in &table.told {
        if let Event::GroupResolved { face, .. } = event {
            order.push(*face);
        }
    }
    assert_eq!(
        order,
        [Claw, Heart, Three, Energy, One, Two],
        "the last one by itself"
    );
}

#[test]
fn the_rest_comes_in_the_default_order() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .fixes([Claw, Heart, Energy, Three, Two, One])
        .resolves(Two)
        .resolves_rest()
        .stays(B);
    let order: Vec<Face> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::GroupResolved { face, .. } => Some(*face),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Two, One, Three, Heart, Energy, Claw]);
}

#[test]
fn stars_for_every_number_of_equal_dice() {
    for (face, stars) in [(One, [1, 2, 3, 4]), (Two, [2, 3, 4, 5]), (Three, [3, 4, 5, 6])] {
        for (count, stars) in (3..=6).zip(stars) {
            let mut dice = [Energy; 6];
            dice[..count].fill(face);
            let mut table = table(3).in_city(B).turn_of(A);
            table.plays(dice);
            assert_eq!(table.stars(A), stars, "{count} of {face:?}");
        }
    }
}

#[test]
fn energy_first_pays_for_wings_nobody_needs_yet() {
    // The order of groups matters: energy taken before the claws can be used in the same turn.
    let mut table = table(3)
        .in_city(B)
        .holding(B, "burrowing")
        .holding(A, "wings")
        .turn_of(A);
    table
        .fixes([Claw, Energy, Energy, One, Two, Three])
        .resolves_rest()
        .yields(B)
        .asked(A, What::Harm)
        .uses(A, "wings")
        .turn_is(B);
    assert_eq!((table.hearts(A), table.energy(A)), (10, 0));
}

// --- 2.12, who is next

#[test]
fn the_dead_are_passed_over() {
    let mut table = table(4).without(B).in_city(C).turn_of(A);
    table.idles(A).idles(C).idles(D).turn_is(A);
}

#[test]
fn freeze_time_of_a_chain_begins_anew_another_time() {
    let mut table = table(2).in_city(B).holding(A, "freeze-time").turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .accepts()
        .plays([One, One, Two, Two, Three])
        .idles(B)
        .turn_is(A)
        .plays([One, One, One, Two, Two, Three])
        .asked(A, What::ExtraTurn { penalty: 1 });
}

#[test]
fn freeze_time_down_to_no_dice_at_all() {
    let mut table = table(2)
        .in_city(B)
        .shrink(A, 2)
        .holding(A, "freeze-time")
        .turn_of(A);
    table.plays([One, One, One, Two]).accepts().turn_is(A);
    assert_eq!((table.state.dice_count(A), table.state.dice_count(B)), (3, 6));
    table.plays([One; 3]).accepts();
    assert_eq!(table.state.turn().dice.len(), 2, "no triple is possible any more");
    table.plays([One, One]).turn_is(B);
}

#[test]
fn freeze_time_does_not_shrink_anybody_else() {
    let mut table = table(3)
        .in_city(C)
        .holding(A, "freeze-time")
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("corner-store")
        .reveals("frenzy")
        .buys("frenzy")
        .reveals("tank")
        .accepts()
        .turn_is(A)
        .plays([One, One, Two, Two, Three])
        .turn_is(B)
        .rolls(BLANK);
    assert_eq!(table.state.turn().reason, Reason::Extra);
}

#[test]
fn a_dead_monsters_queued_turn_is_dropped() {
    // B has bought Frenzy in A's turn, then burns in A's extra turn.
    let mut table = table(4)
        .in_city(A)
        .hearts(B, 1)
        .holding(A, "freeze-time")
        .energy(A, 3)
        .holding(B, "opportunist")
        .energy(B, 7)
        .market("corner-store")
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .buys("corner-store")
        .reveals("frenzy")
        .buys("frenzy")
        .reveals("tank")
        .accepts()
        .turn_is(A)
        .plays([Claw, One, Two, Two, Three])
        .turn_is(C);
    assert!(!table.alive(B));
}

#[test]
fn the_own_frenzy_comes_before_an_opportunists_earlier_one() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 12)
        .holding(B, "opportunist")
        .energy(B, 7)
        .market("corner-store")
        .deck(["frenzy", "tank"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("frenzy")
        .buys("frenzy")
        .reveals("tank")
        .asked(A, What::Buy)
        .sweeps()
        .reveals("frenzy")
        .reveals("jets")
        .reveals("wings")
        .buys("frenzy")
        .reveals("heal")
        .turn_is(A)
        .plays(BLANK)
        .turn_is(B)
        .plays(BLANK)
        .turn_is(B);
}

#[test]
fn two_opportunists_extra_turns_come_in_the_order_of_buying() {
    // C buys Frenzy in A's turn, B buys it again in C's extra turn; afterwards the order goes on left of A.
    let mut table = table(4)
        .in_city(D)
        .energy(A, 3)
        .holding(C, "opportunist")
        .mimicking(B, "opportunist")
        .energy(C, 10)
        .energy(B, 8)
        .market("corner-store")
        .deck(["frenzy", "tank"])
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("frenzy")
        .asked(B, What::Opportunity)
        .done()
        .asked(C, What::Opportunity)
        .buys("frenzy")
        .reveals("tank")
        .asked(B, What::Opportunity)
        .done()
        .turn_is(C)
        .plays(BLANK)
        .sweeps()
        .reveals("frenzy");
    table
        .reveals("heal")
        .reveals("jets")
        .asked(B, What::Opportunity)
        .buys("frenzy")
        .reveals("wings")
        .all_pass();
    table.turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Extra);
    table.plays(BLANK).all_pass();
    table.turn_is(B);
    assert_eq!(table.state.turn().reason, Reason::Order);
}

// --- The end

#[test]
fn twenty_stars_win_only_at_the_end_of_the_turn() {
    let mut table = table(3).in_city(B).stars(A, 19).energy(A, 2).turn_of(A);
    table.plays([One, One, One, Two, Two, Three]).asked(A, What::Buy);
    assert_eq!(table.stars(A), 20);
    table.done().over(Ending::Stars, [A]);
    let scores = table.state.scores().expect("over");
    assert_eq!(scores.shares, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
}

#[test]
fn two_monsters_with_twenty_stars_share_the_victory() {
    let mut table = table(3).in_city(B).stars(A, 20).stars(C, 20).turn_of(A);
    table.plays(BLANK).over(Ending::Stars, [A, C]);
    let scores = table.state.scores().expect("over");
    assert_eq!(scores.shares, [0.5, 0.0, 0.5, 0.0, 0.0, 0.0]);
}

#[test]
fn twenty_stars_in_anothers_turn_win_at_its_end() {
    let mut table = table(3)
        .in_city(C)
        .energy(A, 3)
        .holding(B, "opportunist")
        .stars(B, 18)
        .energy(B, 4)
        .market("corner-store")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("corner-store")
        .reveals("commuter-train")
        .buys("commuter-train")
        .reveals("jets")
        .over(Ending::Stars, [B]);
}

#[test]
fn twenty_stars_do_not_save_a_dead_monster() {
    let mut table = table(3).in_city(B).stars(B, 20).hearts(B, 1).turn_of(A);
    table.plays(claws(1)).turn_is(C);
    assert_eq!(table.stars(B), 0);
}

#[test]
fn nobody_wins_and_nobody_scores() {
    let mut table = table(2)
        .in_city(B)
        .hearts(A, 1)
        .hearts(B, 1)
        .energy(A, 4)
        .market("high-altitude-bombing")
        .turn_of(A);
    table.plays(BLANK).buys("high-altitude-bombing").reveals("jets");
    table.over(Ending::Nobody, []);
    assert_eq!(table.state.scores().expect("over").shares, [0.0; 6]);
}

#[test]
fn after_the_end_nothing_can_be_said() {
    let mut table = table(2).in_city(B).hearts(B, 1).turn_of(A);
    table.plays(claws(1)).over(Ending::Survivor, [A]);
    assert_eq!((table.state.asks(), table.answers()), (Asked::NoOne, vec![]));
    let refused = table.state.apply(crate::classic::Answer::Done);
    assert_eq!(refused, Err(crate::Illegal::GameOver));
}

#[test]
fn the_victory_is_checked_before_an_extra_turn() {
    let mut table = table(3)
        .in_city(B)
        .stars(A, 20)
        .energy(A, 7)
        .market("frenzy")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("frenzy")
        .reveals("jets")
        .over(Ending::Stars, [A]);
}

#[test]
fn turns_without_dice_do_not_go_on_for_ever() {
    // Stars for Tokyo end it by themselves.
    let mut table = table(2).shrink(A, 6).shrink(B, 6).turn_of(A);
    while table.state.outcome().is_none() {
        let default = table.state.default_answer().expect("somebody is asked");
        table.says(default);
    }
    table.over(Ending::Stars, [A]);
    // With energy in place of stars somebody can buy one day, and is asked.
    let table = self::table(2).shrink(A, 6).shrink(B, 6).variant().turn_of(A);
    assert_eq!(table.state.question().what, What::Buy);
    // Without cards nobody is ever asked again: nobody wins.
    let mut table = table_with(2, |options| options.power_cards = false)
        .shrink(A, 6)
        .shrink(B, 6)
        .variant();
    table = table.in_city(A);
    table.turn_of(A).over(Ending::Nobody, []);
}
