//! Anubis: curses, the Die of Fate and the Golden Scarab (`expansions.md` §4).

use super::super::kit::*;
use super::packed_table;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{Ankh, Eye, River, Snake};
use crate::classic::{Answer, CardId, Ending, Event, Monster, Pack, Pick, Place, Reason, Spot, State, What};
use crate::{Audience, Game, Seat, Seats};

/// A table with curses where this one lies open; nobody holds the Scarab.
fn under(seats: usize, curse: &str) -> Laid {
    packed_table(seats, [Pack::Curses]).cursed(curse)
}

fn scarab(laid: Laid, seat: Seat) -> Laid {
    laid.with_piece(seat, "golden-scarab", 0)
}

/// What the curse asks of a seat.
#[track_caller]
fn decides(table: &mut Table, seat: Seat, curse: &str, pick: Pick) {
    table.asked(seat, What::Curse { by: card(curse) });
    table.says(Answer::Choose(pick));
}

#[test]
fn a_table_begins_with_a_curse_and_the_scarab_with_whoever_plays_last() {
    let mut table = fresh_with(3, |options| options.packs = [Pack::Curses].into_iter().collect());
    assert_eq!(table.state.question().what, What::Reveal { spot: Spot::Curse });
    table.reveals("bow-before-ra");
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [8, 8, 8]);
    while matches!(table.state.question().what, What::Reveal { .. }) {
        let answer = table.answers()[0];
        table.says(answer);
    }
    table.nature([Claw; 6]).nature(BLANK).nature(BLANK);
    assert_eq!((table.state.active(), table.state.scarab()), (A, Some(C)));
}

#[test]
fn there_are_twenty_four_curses_in_the_order_of_the_rule_file() {
    assert_eq!(CardId::curses().count(), 24);
    let rows =
        crate::proof::rule_file::rows(crate::proof::rule_file::EXPANSIONS, ["no.", "slug", "permanent"]);
    let told: Vec<_> = rows.iter().map(|[_, slug, _]| *slug).collect();
    let declared: Vec<_> = CardId::curses().map(CardId::slug).collect();
    assert_eq!(declared, told);
}

#[test]
fn the_eye_brings_the_next_curse_which_rules_at_once() {
    // The claws of A do nothing in this very turn.
    let mut table = scarab(under(2, "set-storm"), B).in_city(A).turn_of(A);
    table.rolls(claws(3)).falls(Eye).keeps_all();
    table.reveals("hotep-peace").resolves_rest();
    assert_eq!(table.hearts(B), 10);
    assert_eq!(table.state.curses_gone().count(), 1);
}

#[test]
fn the_river_does_nothing() {
    let mut table = under(2, "bow-before-ra").hearts(A, 5).turn_of(A);
    table.plays_with(BLANK, River);
    assert_eq!(table.hearts(A), 5);
}

#[test]
fn the_die_of_fate_may_be_kept_or_thrown_again_but_no_card_touches_it() {
    let mut table = under(2, "bow-before-ra")
        .holding(B, "psychic-probe")
        .hearts(A, 5)
        .turn_of(A);
    table.rolls(BLANK).falls(Snake);
    table.says(Answer::Reroll(1 << 6)).falls(Ankh);
    assert_eq!(table.state.turn().rolls, 2);
    table.keeps_all().asked(B, What::OpponentDice);
    assert!(table.use_of(B, "psychic-probe", Pick::Die(6)).is_none());
    table.done().resolves_rest();
    assert_eq!(table.hearts(A), 7);
}

#[test]
fn pharaonic_ego_lets_nobody_yield_and_its_ankh_throws_out() {
    let mut table = under(2, "pharaonic-ego").in_city(B).turn_of(A);
    table.plays_with(claws(2), River);
    assert_eq!(table.place(B), Place::City);
    let mut table = under(2, "pharaonic-ego").in_city(A).turn_of(A);
    table.plays_with(BLANK, Ankh);
    assert_eq!(
        table.place(A),
        Place::Outside,
        "nor does it come back in this turn"
    );
}

#[test]
fn pharaonic_ego_s_snake_takes_the_city_and_claws_strike_from_there() {
    let mut table = under(5, "pharaonic-ego").in_city(B).in_bay(C).turn_of(A);
    table.plays_with(claws(1), Snake);
    assert_eq!(
        [A, B, C].map(|seat| table.place(seat)),
        [Place::City, Place::Outside, Place::Outside]
    );
    assert_eq!(table.stars(A), 1);
    assert_eq!([B, C, D, E].map(|seat| table.hearts(seat)), [9; 4]);
    assert!(!table.heard(|event| matches!(event, Event::YieldChosen { .. })));
}

#[test]
fn only_the_holder_gains_what_isis_thot_and_tutankhamun_bar() {
    for (curse, dice) in [
        ("isis-disgrace", [Heart; 6]),
        ("thot-blindness", [Energy; 6]),
        ("tutankhamun-curse", [Three; 6]),
    ] {
        let gains = |holder: Option<Seat>| {
            let mut laid = under(2, curse).hearts(A, 3).in_city(B);
            if let Some(holder) = holder {
                laid = scarab(laid, holder);
            }
            let mut table = laid.turn_of(A);
            table.plays_with(dice, River);
            (table.hearts(A), table.energy(A), table.stars(A))
        };
        assert_eq!(gains(Some(B)), (3, 0, 0), "{curse}");
        assert_eq!(gains(None), (3, 0, 0), "{curse}");
        assert_ne!(gains(Some(A)), (3, 0, 0), "{curse}");
    }
}

#[test]
fn an_ankh_brings_the_scarab_and_then_one_gains() {
    let mut table = scarab(under(2, "isis-disgrace"), B)
        .hearts(A, 3)
        .in_city(B)
        .turn_of(A);
    table.plays_with([Heart; 6], Ankh);
    assert_eq!((table.state.scarab(), table.hearts(A)), (Some(A), 9));
}

#[test]
fn snakes_take_hearts_energy_and_stars_and_stop_at_nothing() {
    let mut table = under(2, "isis-disgrace").hearts(A, 5).turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.hearts(A), 4);
    let mut table = under(2, "thot-blindness").energy(A, 1).turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.energy(A), 0);
    let mut table = under(2, "tutankhamun-curse").stars(A, 5).in_city(B).turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.stars(A), 3);
}

#[test]
fn the_top_of_the_tower_wins_under_tutankhamun() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Tower])
        .cursed("tutankhamun-curse")
        .with_piece(A, "tower-bottom", 0)
        .with_piece(A, "tower-middle", 0)
        .in_city(A)
        .turn_of(A);
    table
        .rolls([One, One, One, One, Two, Three])
        .falls(River)
        .keeps_all();
    table.over(Ending::Tower, [A]);
}

#[test]
fn cultists_bring_no_energy_under_thot_but_a_roll() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Cultists])
        .cursed("thot-blindness")
        .with_piece(A, "cultists", 1)
        .turn_of(A);
    table.rolls(BLANK).falls(River);
    assert!(table.use_named(A, "cultists", "energy").is_none());
    table.rerolls([0], [One]).rerolls([0], [One]).spends(A, "roll");
}

#[test]
fn buried_in_sand_takes_a_roll_unless_the_ankh_shows_and_its_snake_bars_claws() {
    let mut table = under(2, "buried-in-sand").turn_of(A);
    assert_eq!(table.state.roll_limit(), 2);
    table.rolls(BLANK).falls(River).rerolls([0], [One]);
    assert!(!table.state.may_reroll());
    let mut table = under(2, "buried-in-sand").turn_of(A);
    table.rolls(BLANK).falls(Ankh).rerolls([0], [One]);
    assert!(table.state.may_reroll());
    let mut table = under(2, "buried-in-sand").in_city(A).turn_of(A);
    table.plays_with(claws(3), Snake);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn the_flood_takes_a_die_and_its_ankh_adds_one_that_completes_four() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Cultists])
        .cursed("raging-flood")
        .turn_of(A);
    table
        .rolls([Energy, Energy, Energy, One, Two])
        .falls(Ankh)
        .keeps_all();
    decides(&mut table, A, "raging-flood", Pick::Face(Energy));
    table.resolves_rest();
    assert_eq!((table.energy(A), table.state.cultists(A)), (4, 1));
}

#[test]
fn the_snake_of_the_flood_takes_a_die() {
    let mut table = under(2, "raging-flood").turn_of(A);
    table
        .rolls([Energy, Energy, One, One, Two])
        .falls(Snake)
        .keeps_all();
    decides(&mut table, A, "raging-flood", Pick::Remove(0));
    table.resolves_rest();
    assert_eq!(table.energy(A), 1);
}

#[test]
fn hotep_s_snake_costs_an_energy_for_each_claw() {
    let mut table = scarab(under(2, "hotep-peace"), B)
        .energy(A, 5)
        .in_city(B)
        .turn_of(A);
    table.plays_with(claws(3), Snake);
    assert_eq!((table.energy(A), table.hearts(B)), (2, 10));
}

#[test]
fn set_s_storm_takes_a_heart_at_the_start_and_armor_stops_it() {
    let table = under(2, "set-storm").hearts(A, 5).turn_of(A);
    assert_eq!(table.hearts(A), 4);
    let table = under(2, "set-storm")
        .holding(A, "armor-plating")
        .hearts(A, 5)
        .turn_of(A);
    assert_eq!(table.hearts(A), 5);
}

#[test]
fn the_builders_give_a_turn_without_the_die_of_fate_outside_tokyo_alone() {
    let mut table = under(2, "builders-uprising").stars(A, 5).in_city(B).turn_of(A);
    assert_eq!(table.stars(A), 3);
    table.plays_with(BLANK, Ankh);
    assert_eq!(
        (table.state.active(), table.state.turn().reason),
        (A, Reason::Curse)
    );
    assert_eq!(table.stars(A), 1);
    table.plays(BLANK).turn_is(B);
    let mut table = under(2, "builders-uprising").in_city(A).turn_of(A);
    table.plays_with(BLANK, Ankh).turn_is(B);
}

#[test]
fn an_offering_costs_two_more_and_its_ankh_gives_the_top_card() {
    let mut table = under(2, "inadequate-offering")
        .energy(A, 4)
        .market("heal")
        .turn_of(A);
    assert_eq!(table.state.price(A, card("heal")), 5);
    table.rolls(BLANK).falls(Ankh).keeps_all().reveals("jets");
    assert_eq!((table.cards(A), table.energy(A)), (vec!["jets"], 4));
}

#[test]
fn the_snake_of_the_offering_takes_a_keep_card_of_ones_choice() {
    let mut table = under(2, "inadequate-offering")
        .holding(A, ["jets", "wings"])
        .turn_of(A);
    table.rolls(BLANK).falls(Snake).keeps_all();
    let key = table.key("wings");
    decides(&mut table, A, "inadequate-offering", Pick::Card(key));
    assert_eq!(table.cards(A), ["jets"]);
    assert!(table.discarded("wings"));
}

#[test]
fn eight_hearts_are_the_most_before_ra_even_bigger_included() {
    let table = under(2, "bow-before-ra").holding(A, "even-bigger").turn_of(A);
    assert_eq!(table.state.cap(A), 8);
}

#[test]
fn no_claw_is_thrown_again_under_horus_but_herd_culler_turns_it() {
    let mut table = under(2, "vengeance-of-horus")
        .holding(A, "herd-culler")
        .turn_of(A);
    table.rolls(claws(2)).falls(Ankh);
    assert!(!table.answers().contains(&Answer::Reroll(1)));
    assert!(table.answers().contains(&Answer::Reroll(1 << 2 | 1 << 6)));
    table.keeps_all().uses_on(A, "herd-culler", Pick::DieFace(0, One));
    table.all_pass_to_dice();
    // One claw was still shown.
    assert_eq!(table.stars(A), 1 + 1, "a claw, and Tokyo");
}

#[test]
fn the_snake_of_horus_costs_a_heart_for_each_claw() {
    let mut table = under(2, "vengeance-of-horus").turn_of(A);
    table.plays_with(claws(2), Snake);
    assert_eq!(table.hearts(A), 8);
}

#[test]
fn ordeals_take_from_all_that_have_most_in_every_turn() {
    let table = under(3, "ordeal-of-the-mighty").hearts(C, 5).turn_of(A);
    assert_eq!([A, B, C].map(|seat| table.hearts(seat)), [9, 9, 5]);
    let table = under(3, "ordeal-of-the-wealthy").stars(B, 4).turn_of(A);
    assert_eq!([A, B, C].map(|seat| table.stars(seat)), [0, 3, 0]);
    let table = under(3, "ordeal-of-the-spiritual")
        .energy(B, 4)
        .energy(C, 4)
        .turn_of(A);
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [0, 3, 3]);
}

#[test]
fn osiris_lets_hearts_work_in_tokyo_and_not_outside() {
    let mut table = under(2, "resurrection-of-osiris")
        .hearts(A, 5)
        .in_city(A)
        .turn_of(A);
    table.plays_with([Heart, Heart, One, One, Two, Three], River);
    assert_eq!(table.hearts(A), 7);
    let mut table = under(2, "resurrection-of-osiris")
        .hearts(A, 5)
        .poison(A, 1)
        .in_city(B)
        .turn_of(A);
    table.plays_with([Heart, Heart, One, One, Two, Three], River);
    assert_eq!(
        (table.hearts(A), table.poison(A)),
        (4, 1),
        "the token has hurt at the end"
    );
}

#[test]
fn the_snake_of_osiris_leaves_tokyo_empty_until_the_next_turn() {
    let mut table = under(2, "resurrection-of-osiris").in_city(A).turn_of(A);
    table.plays_with(BLANK, Snake).turn_is(B);
    assert_eq!(table.place(A), Place::Outside);
    table.plays_with(BLANK, River);
    assert_eq!(table.place(B), Place::City);
}

#[test]
fn two_monsters_get_energy_for_the_city_that_a_curse_gives() {
    let mut table = under(2, "resurrection-of-osiris").variant().in_city(B).turn_of(A);
    table.plays_with(BLANK, Ankh);
    assert_eq!(
        (table.place(A), table.energy(A), table.stars(A)),
        (Place::City, 1, 0)
    );
}

#[test]
fn the_library_bars_purchases_but_not_the_sweep() {
    let mut table = scarab(under(2, "forbidden-library"), B)
        .energy(A, 9)
        .market("heal")
        .turn_of(A);
    table.plays_with(BLANK, River).asked(A, What::Buy);
    assert!(
        table
            .answers()
            .iter()
            .all(|answer| !matches!(answer, Answer::Buy(_)))
    );
    assert!(table.answers().contains(&Answer::Sweep));
}

#[test]
fn the_holder_confuses_up_to_two_dice_after_the_die_of_fate() {
    let mut table = scarab(under(2, "confused-senses"), B).in_city(A).turn_of(A);
    table.rolls(claws(3)).falls(River).keeps_all();
    decides(&mut table, B, "confused-senses", Pick::Dice(0b11));
    table.nature([One, One]).resolves_rest();
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn nobody_confuses_the_holder() {
    let mut table = scarab(under(2, "confused-senses"), A).in_city(A).turn_of(A);
    table.plays_with(claws(3), River);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn the_snake_of_confused_senses_diverts_hearts_and_energy() {
    let mut table = scarab(under(2, "confused-senses"), B)
        .holding(A, "friend-of-children")
        .hearts(A, 5)
        .hearts(B, 5)
        .in_city(B)
        .turn_of(A);
    table
        .rolls([Heart, Heart, Energy, One, Two, Three])
        .falls(Snake)
        .keeps_all();
    decides(&mut table, B, "confused-senses", Pick::Dice(0));
    table.resolves_rest();
    assert_eq!((table.hearts(A), table.hearts(B)), (5, 7));
    assert_eq!((table.energy(A), table.energy(B)), (0, 2));
}

#[test]
fn the_holder_loses_no_heart_under_the_pharaonic_skin_and_is_given_two_units() {
    let mut table = scarab(under(2, "pharaonic-skin"), B).in_city(B).turn_of(A);
    table.plays_with(claws(3), River);
    assert_eq!(table.hearts(B), 10);
    let mut table = scarab(under(2, "pharaonic-skin"), B)
        .hearts(A, 6)
        .energy(A, 3)
        .stars(A, 1)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).falls(Snake).keeps_all();
    let offered = table.answers();
    let mixes = [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1)];
    let mixes = mixes.map(|(hearts, energy, stars)| Answer::Choose(Pick::Units(hearts, energy, stars)));
    assert_eq!(offered, mixes);
    decides(&mut table, A, "pharaonic-skin", Pick::Units(0, 1, 1));
    assert_eq!((table.energy(A), table.stars(A)), (2, 0));
    assert_eq!((table.energy(B), table.stars(B)), (1, 1));
}

#[test]
fn khepri_takes_the_last_heart_of_its_holder() {
    let mut table = scarab(under(3, "khepri-rebellion"), B)
        .hearts(B, 1)
        .hearts(A, 5)
        .turn_of(A);
    assert_eq!((table.alive(B), table.hearts(A)), (false, 6));
    table.turn_is(A);
}

#[test]
fn khepri_s_holder_chooses_what_it_gives_and_gives_itself_nothing() {
    let mut table = scarab(under(2, "khepri-rebellion"), B).energy(B, 1).turn_of(A);
    decides(&mut table, B, "khepri-rebellion", Pick::Units(0, 1, 0));
    assert_eq!((table.energy(A), table.energy(B)), (1, 0));
    let mut table = scarab(under(2, "khepri-rebellion"), A).turn_of(A);
    table.turn_is(A);
}

#[test]
fn khepri_s_ankh_gives_the_scarab_to_anybody() {
    let mut table = under(3, "khepri-rebellion").turn_of(A);
    table.rolls(BLANK).falls(Ankh).keeps_all();
    decides(&mut table, A, "khepri-rebellion", Pick::Seat(C));
    assert_eq!(table.state.scarab(), Some(C));
}

#[test]
fn body_spirit_and_ka_void_numbers_the_ankh_nothing_the_snake_the_rest() {
    let plays = |fate| {
        let mut table = under(2, "body-spirit-ka").in_city(B).turn_of(A);
        table.plays_with([One, One, One, Energy, Energy, Claw], fate);
        (table.stars(A), table.energy(A), table.hearts(B))
    };
    assert_eq!(plays(River), (0, 2, 9));
    assert_eq!(plays(Ankh), (1, 2, 9));
    assert_eq!(plays(Snake), (1, 0, 10));
}

#[test]
fn void_numbers_climb_no_tower_and_bring_no_cultist() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Tower, Pack::Cultists])
        .cursed("body-spirit-ka")
        .in_city(A)
        .turn_of(A);
    table.plays_with([One, One, One, One, Two, Three], River);
    assert_eq!((table.state.floor_owner(1), table.state.cultists(A)), (None, 0));
}

#[test]
fn a_false_blessing_adds_dice_and_costs_a_heart_for_each_face() {
    let mut table = under(2, "false-blessing").in_city(B).turn_of(A);
    table
        .rolls([One, One, Two, Two, Three, Heart, Claw, Claw])
        .falls(River);
    assert_eq!(table.state.roll_limit(), 4);
    table.keeps_all().resolves_rest().stays(B);
    assert_eq!(table.hearts(A), 5);
}

#[test]
fn the_blessed_may_throw_one_die_again_and_remove_another() {
    let mut table = under(2, "false-blessing").in_city(B).turn_of(A);
    table
        .rolls([One, One, Two, Two, Three, Heart, Energy, Energy])
        .falls(Ankh)
        .keeps_all();
    decides(&mut table, A, "false-blessing", Pick::Die(4));
    table.nature([One]);
    assert!(
        !table.answers().contains(&Answer::Choose(Pick::Die(4))),
        "each die once"
    );
    decides(&mut table, A, "false-blessing", Pick::Remove(5));
    table.resolves_rest();
    assert_eq!((table.hearts(A), table.stars(A)), (7, 1));
}

#[test]
fn the_neighbor_picks_two_dice_of_the_falsely_blessed() {
    let mut table = under(3, "false-blessing").in_city(B).turn_of(A);
    table
        .rolls([One, One, One, Two, Two, Two, Energy, Energy])
        .falls(Snake)
        .keeps_all();
    decides(&mut table, B, "false-blessing", Pick::Dice(0b11));
    table.nature([Two, Two]).resolves_rest();
    assert_eq!(table.stars(A), 4);
}

#[test]
fn the_sphinx_blanks_keep_cards_and_leaves_costumes_and_tiles() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
        options.wickedness = crate::classic::Wickedness::Red;
        options.halloween = true;
    })
    .cursed("gaze-of-the-sphinx")
    .holding(A, ["extra-head", "princess", "even-bigger"])
    .with_tiles(A, "tile-cyberbrain")
    .hearts(A, 10)
    .turn_of(A);
    assert_eq!((table.state.dice_count(A), table.state.cap(A)), (7, 10));
    let silent = table
        .state
        .held_by(A)
        .filter(|held| table.state.is_without_effect(held));
    let silent: Vec<_> = silent.map(|held| held.face.slug()).collect();
    assert_eq!(silent, ["extra-head", "even-bigger"]);
    table
        .rolls([One, One, Two, Two, Three, Three, Heart])
        .falls(Ankh)
        .keeps_all();
    assert_eq!(table.energy(A), 3);
}

#[test]
fn what_is_bought_under_the_sphinx_does_nothing_until_it_leaves() {
    let mut table = under(2, "gaze-of-the-sphinx")
        .energy(A, 9)
        .market("even-bigger")
        .turn_of(A);
    table.plays_with(BLANK, River).buys("even-bigger");
    assert_eq!((table.state.cap(A), table.hearts(A)), (10, 10));
    let table = scarab(under(2, "set-storm"), B)
        .holding(A, "even-bigger")
        .turn_of(A);
    assert_eq!(table.state.cap(A), 12);
}

#[test]
fn with_evolutions_the_sphinx_gives_and_takes_them() {
    let monsters = [Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_with(&monsters, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
    })
    .cursed("gaze-of-the-sphinx")
    .in_hand(A, "primal-bellow")
    .energy(A, 3)
    .turn_of(A);
    table.rolls(BLANK).falls(Snake).keeps_all().passes();
    decides(
        &mut table,
        A,
        "gaze-of-the-sphinx",
        Pick::Kind(card("primal-bellow")),
    );
    assert_eq!(table.state.hand_size(A), 0);
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("primal-bellow"))
    );
}

#[test]
fn what_the_sphinx_takes_from_a_hand_is_known_to_its_owner_alone() {
    // An Evolution that came openly to the hand goes openly, too (`settled.md` §39).
    for open in [false, true] {
        let monsters = [Monster::Gigazaur, Monster::TheKing];
        let mut table = powered_with(&monsters, |options| {
            options.packs = [Pack::Curses].into_iter().collect();
        })
        .cursed("gaze-of-the-sphinx")
        .in_hand(A, "primal-bellow")
        .energy(A, 3)
        .turn_of(A);
        let given_up = card("primal-bellow");
        if open {
            table.state.evolutions.shown.insert(given_up);
        }
        table.rolls(BLANK).falls(Snake).keeps_all().passes();
        let secret = Audience::Only(Seats::of(A));
        assert_eq!(table.state.audience() == secret, !open);
        decides(&mut table, A, "gaze-of-the-sphinx", Pick::Kind(given_up));
        for (viewer, knows) in [(Some(A), true), (Some(B), open), (None, open)] {
            let view = table.state.view(viewer);
            assert_eq!((view.hand_size(A), view.evolution_discard_size(A)), (0, 1));
            assert_eq!(
                view.evolutions_discarded(A).contains(given_up),
                knows,
                "{viewer:?}"
            );
            let told = table
                .told
                .iter()
                .filter_map(|(event, _)| State::seen_by(*event, viewer));
            let named = told.filter(|event| match event {
                Event::CardDiscarded { card, .. } => *card == given_up,
                Event::EvolutionDiscarded { card, .. } => *card == Some(given_up),
                _ => false,
            });
            assert_eq!(named.count(), usize::from(knows), "{viewer:?}");
            let answered = table
                .told
                .iter()
                .filter_map(|(event, _)| State::seen_by(*event, viewer));
            let said = Answer::Choose(Pick::Kind(given_up));
            let heard = answered
                .filter(|event| matches!(event, Event::DecisionMade { answer, .. } if *answer == said));
            assert_eq!(heard.count(), usize::from(viewer == Some(A)), "{viewer:?}");
        }
    }
}

#[test]
fn the_scribe_keeps_ones_from_their_owner_but_not_from_a_probe() {
    let mut table = under(2, "scribe-perseverance")
        .holding(B, "psychic-probe")
        .turn_of(A);
    table.rolls([One, Two, Two, Three, Three, Heart]).falls(Ankh);
    assert!(!table.answers().contains(&Answer::Reroll(1)));
    table.keeps_all().asked(B, What::OpponentDice);
    assert!(table.use_of(B, "psychic-probe", Pick::Die(0)).is_some());
    table.done().resolves_rest();
    assert_eq!(table.energy(A), 1);
}

#[test]
fn the_snake_of_the_scribe_removes_a_one() {
    let mut table = under(2, "scribe-perseverance").in_city(B).turn_of(A);
    table.plays_with([One, One, One, Three, Three, Two], Snake);
    assert_eq!(table.stars(A), 0);
}

#[test]
fn nobody_holds_the_scarab_of_the_dead() {
    let mut table = scarab(under(3, "isis-disgrace"), B)
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays_with(claws(2), River);
    assert_eq!((table.alive(B), table.state.scarab()), (false, None));
}

#[test]
fn after_the_last_curse_the_pile_is_shuffled() {
    let mut table = under(2, "set-storm").turn_of(A);
    let curses: Vec<CardId> = table.state.curses_left().collect();
    for curse in curses {
        table.state.packs.curses.take(curse);
        table.state.packs.gone.insert(curse);
    }
    table.rolls(BLANK).falls(Eye).keeps_all();
    assert_eq!(table.answers().len(), 23);
    table.reveals("bow-before-ra");
    assert_eq!(table.state.curses_gone().count(), 1);
}

#[test]
fn with_no_other_die_the_die_of_fate_is_thrown_all_the_same() {
    let mut table = under(2, "set-storm").shrink(A, 6).turn_of(A);
    table.falls(Ankh).asked(A, What::Roll).keeps_all();
    assert_eq!(table.hearts(A), 10, "one lost, two gained, ten the most");
}

impl Table {
    /// Everybody is done with the dice, and they are resolved.
    #[track_caller]
    pub(super) fn all_pass_to_dice(&mut self) -> &mut Self {
        while matches!(
            self.state.question().what,
            What::ChangeDice | What::OpponentDice | What::Commit
        ) {
            self.done();
        }
        self.resolves_rest()
    }
}
