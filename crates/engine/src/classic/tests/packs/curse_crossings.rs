//! Curses against cards, tiles, other packs and the edges of their own rulings (`expansions.md` §4.7, §11,
//! §13).

use super::super::kit::*;
use super::packed_table;
use crate::Seat;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::SpecialFace::{self, Ankh, Eye, River, Snake};
use crate::classic::{Answer, Event, Monster, Pack, Pick, Place, What};

fn under(seats: usize, curse: &str) -> Laid {
    packed_table(seats, [Pack::Curses]).cursed(curse)
}

fn scarab(laid: Laid, seat: Seat) -> Laid {
    laid.with_piece(seat, "golden-scarab", 0)
}

#[track_caller]
fn decides(table: &mut Table, seat: Seat, curse: &str, pick: Pick) {
    table.asked(seat, What::Curse { by: card(curse) });
    table.says(Answer::Choose(pick));
}

#[test]
fn who_is_thrown_out_of_tokyo_does_not_yield() {
    // Burrowing strikes when its owner yields.
    let mut table = under(2, "resurrection-of-osiris")
        .holding(B, "burrowing")
        .in_city(B)
        .turn_of(A);
    table.plays_with(BLANK, Ankh);
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn from_the_bay_the_city_is_taken_without_a_reward() {
    let mut table = under(5, "pharaonic-ego").in_city(B).in_bay(A).turn_of(A);
    let before = table.stars(A);
    table.plays_with(BLANK, Snake);
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert_eq!(table.stars(A), before);
}

#[test]
fn who_is_in_the_city_stays_and_the_bay_is_emptied() {
    let mut table = under(5, "pharaonic-ego").in_city(A).in_bay(B).turn_of(A);
    let before = table.stars(A);
    table.plays_with(BLANK, Snake);
    assert_eq!((table.place(A), table.place(B)), (Place::City, Place::Outside));
    assert_eq!(table.stars(A), before);
}

#[test]
fn going_outside_is_nothing_for_whoever_is_there_but_bars_tokyo() {
    let mut table = under(2, "pharaonic-ego").turn_of(A);
    table.plays_with(BLANK, Ankh).turn_is(B);
    assert_eq!(table.place(A), Place::Outside);
}

#[test]
fn with_two_the_flood_takes_the_berserk_die_if_one_likes() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
        .cursed("raging-flood")
        .berserk(A)
        .turn_of(A);
    table
        .rolls([One, One, Two, Two, Three])
        .falls(SpecialFace::Skull)
        .falls(Snake)
        .keeps_all();
    decides(&mut table, A, "raging-flood", Pick::Remove(5));
    table.resolves_rest();
    assert_eq!((table.state.berserk_die(), table.hearts(A)), (None, 10));
}

#[test]
fn claws_of_the_berserk_die_are_kept_under_horus_and_no_probe_moves_them() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
        .cursed("vengeance-of-horus")
        .holding(B, "psychic-probe")
        .berserk(A)
        .in_city(A)
        .turn_of(A);
    table
        .rolls([Claw, One, One, Two, Two, Three])
        .falls(SpecialFace::DoubleClaw)
        .falls(Ankh);
    assert!(!table.answers().contains(&Answer::Reroll(1 << 6)));
    assert!(table.answers().contains(&Answer::Reroll(1 << 7)));
    let before = table.stars(A);
    table.keeps_all().asked(B, What::OpponentDice);
    assert!(table.use_of(B, "psychic-probe", Pick::Die(0)).is_none());
    assert!(table.use_of(B, "psychic-probe", Pick::Die(6)).is_none());
    assert!(table.use_of(B, "psychic-probe", Pick::Die(1)).is_some());
    table.done().resolves_rest();
    assert_eq!(table.stars(A), before + 3, "a claw and a double claw");
}

#[test]
fn an_offering_gives_what_is_on_top_for_nothing_and_discards_act_at_once() {
    let mut table = under(2, "inadequate-offering").hearts(A, 5).turn_of(A);
    table.rolls(BLANK).falls(Ankh).keeps_all().reveals("heal");
    assert_eq!(table.hearts(A), 7);
    assert!(table.discarded("heal"));
}

#[test]
fn hibernation_is_not_given_to_whoever_is_in_tokyo() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
        options.edition = crate::classic::Edition::Dark;
        options.wickedness = crate::classic::Wickedness::Red;
    })
    .cursed("inadequate-offering")
    .in_city(A)
    .turn_of(A);
    table.rolls(BLANK).falls(Ankh).keeps_all().reveals("hibernation");
    assert!(table.cards(A).is_empty());
    assert!(table.discarded("hibernation"));
}

#[test]
fn an_offering_asks_for_no_tile_and_no_costume() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
        options.halloween = true;
    })
    .cursed("inadequate-offering")
    .holding(A, "pirate")
    .turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.cards(A), ["pirate"]);
}

#[test]
fn stealing_a_costume_costs_two_more_under_the_offering_and_the_library_bars_it_not() {
    for (curse, paid) in [("inadequate-offering", 2), ("forbidden-library", 0)] {
        let mut table = table_with(2, |options| {
            options.packs = [Pack::Curses].into_iter().collect();
            options.halloween = true;
        })
        .cursed(curse)
        .holding(B, "pirate")
        .energy(A, 20)
        .in_city(A)
        .turn_of(A);
        let price = u16::from(card("pirate").card().cost) + paid;
        table.plays_with(claws(3), River).steals("pirate");
        assert_eq!((table.energy(A), table.energy(B)), (20 - price, price), "{curse}");
    }
}

#[test]
fn caps_rise_again_when_ra_leaves_and_hearts_do_not() {
    let mut table = under(2, "bow-before-ra")
        .holding(A, "even-bigger")
        .hearts(A, 8)
        .turn_of(A);
    table
        .rolls(BLANK)
        .falls(Eye)
        .keeps_all()
        .reveals("thot-blindness");
    assert_eq!((table.state.cap(A), table.hearts(A)), (12, 8));
}

#[test]
fn ra_trims_whoever_has_more_when_it_comes() {
    let mut table = under(2, "thot-blindness").turn_of(A);
    table.rolls(BLANK).falls(Eye).keeps_all().reveals("bow-before-ra");
    assert_eq!((table.hearts(A), table.hearts(B)), (8, 8));
}

#[test]
fn who_is_brought_back_before_ra_has_eight_hearts() {
    let mut table = under(3, "bow-before-ra")
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays_with(claws(3), River);
    assert_eq!((table.alive(B), table.hearts(B)), (true, 8));
}

#[test]
fn a_child_keeps_the_scarab_and_stays_berserk() {
    let mut table = packed_table(3, [Pack::Curses, Pack::Berserk])
        .cursed("set-storm")
        .with_piece(B, "golden-scarab", 0)
        .berserk(B)
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays_with(claws(3), River);
    assert_eq!((table.alive(B), table.state.scarab()), (true, Some(B)));
    assert!(table.state.is_berserk(B));
}

#[test]
fn hearts_take_tokens_off_in_tokyo_under_osiris() {
    let mut table = under(2, "resurrection-of-osiris")
        .hearts(A, 5)
        .poison(A, 1)
        .in_city(A)
        .turn_of(A);
    table
        .rolls([Heart, Heart, One, One, Two, Three])
        .falls(River)
        .keeps_all()
        .resolves(Heart)
        .heals(1, 1, 0);
    table.resolves_rest();
    assert_eq!((table.hearts(A), table.poison(A)), (6, 0));
}

#[test]
fn the_library_bars_what_others_turn_over_and_what_they_own() {
    let mut table = scarab(under(2, "forbidden-library"), B)
        .holding(A, ["opportunist", "parasitic-tentacles", "made-in-a-lab"])
        .holding(B, "jets")
        .energy(A, 20)
        .energy(B, 20)
        .market("heal")
        .turn_of(B);
    table.plays_with(BLANK, River).buys("heal").reveals("tank");
    table.asked(B, What::Buy);
    table.buys_no_more();
    while table.state.active() == B {
        table.done();
    }
    table.plays_with(BLANK, River);
    assert!(!table.may_use(A, "parasitic-tentacles"));
    // The deck may be looked at all the same.
    table.uses(A, "made-in-a-lab").reveals("wings");
    assert!(table.use_of(A, "made-in-a-lab", Pick::Deck(0)).is_none());
}

#[test]
fn regeneration_of_the_active_monster_heals_the_holder_of_the_confused() {
    let mut table = scarab(
        packed_table(2, [Pack::Curses, Pack::Berserk]).cursed("confused-senses"),
        B,
    )
    .holding(A, "regeneration")
    .berserk(A)
    .hearts(A, 5)
    .hearts(B, 5)
    .in_city(B)
    .turn_of(A);
    table
        .rolls([Heart, Heart, One, One, Two, Three])
        .falls(SpecialFace::Energy)
        .falls(Snake)
        .keeps_all();
    decides(&mut table, B, "confused-senses", Pick::Dice(0));
    table.resolves_rest();
    assert_eq!((table.hearts(A), table.hearts(B)), (5, 8));
    assert!(table.state.is_berserk(A), "it was not healed");
    assert_eq!((table.energy(A), table.energy(B)), (0, 1));
}

#[test]
fn the_holder_may_have_the_berserk_die_thrown_again() {
    let mut table = scarab(
        packed_table(2, [Pack::Curses, Pack::Berserk]).cursed("confused-senses"),
        B,
    )
    .berserk(A)
    .in_city(A)
    .turn_of(A);
    table
        .rolls(BLANK)
        .falls(SpecialFace::DoubleClaw)
        .falls(River)
        .keeps_all();
    decides(&mut table, B, "confused-senses", Pick::Dice(1 << 6));
    table.falls(SpecialFace::Skull).resolves_rest();
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 10));
}

#[test]
fn the_skin_takes_the_last_heart_of_who_has_nothing_else() {
    let mut table = scarab(under(3, "pharaonic-skin"), B)
        .hearts(A, 1)
        .in_city(C)
        .turn_of(A);
    table.plays_with(BLANK, Snake);
    assert!(!table.alive(A));
    assert_eq!(table.hearts(B), 10, "there was no room");
}

#[test]
fn the_skin_asks_nothing_of_its_holder() {
    let mut table = scarab(under(2, "pharaonic-skin"), A).energy(A, 3).turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.energy(A), 3);
    let mut table = under(2, "pharaonic-skin").energy(A, 3).turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.energy(A), 3, "nobody holds the Scarab");
}

#[test]
fn a_heart_of_the_skin_calms_nobody_and_no_armor_keeps_it() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
        .cursed("pharaonic-skin")
        .with_piece(B, "golden-scarab", 0)
        .holding(A, "armor-plating")
        .hearts(A, 6)
        .energy(A, 1)
        .hearts(B, 4)
        .berserk(B)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).falls(Snake).keeps_all();
    decides(&mut table, A, "pharaonic-skin", Pick::Units(1, 1, 0));
    assert_eq!((table.hearts(A), table.hearts(B)), (5, 5));
    assert!(table.state.is_berserk(B));
}

#[test]
fn one_gives_though_the_holder_may_not_gain_it() {
    // The unit is lost: a monster that stands at its cap has no room.
    let mut table = scarab(under(2, "pharaonic-skin"), B)
        .hearts(A, 6)
        .in_city(B)
        .turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!((table.hearts(A), table.hearts(B)), (4, 10));
}

#[test]
fn khepri_s_ankh_may_keep_the_scarab_for_oneself_and_its_snake_takes_it() {
    let mut table = scarab(under(2, "khepri-rebellion"), A).turn_of(A);
    table.rolls(BLANK).falls(Ankh).keeps_all();
    decides(&mut table, A, "khepri-rebellion", Pick::Seat(A));
    assert_eq!(table.state.scarab(), Some(A));
    let mut table = under(2, "khepri-rebellion").turn_of(A);
    table.plays_with(BLANK, Snake);
    assert_eq!(table.state.scarab(), Some(A));
}

#[test]
fn a_double_claw_is_another_face_than_a_claw_under_the_false_blessing() {
    let lost = |face| {
        let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
            .cursed("false-blessing")
            .berserk(A)
            .in_city(A)
            .turn_of(A);
        table
            .rolls([Claw, Claw, Claw, Claw, Claw, One, One, One])
            .falls(face)
            .falls(River)
            .keeps_all()
            .resolves_rest();
        10 - table.hearts(A)
    };
    assert_eq!(lost(SpecialFace::Claw), 2);
    assert_eq!(lost(SpecialFace::DoubleClaw), 3);
    // The skull is a face, and costs a heart besides.
    assert_eq!(lost(SpecialFace::Skull), 4);
}

#[test]
fn the_skull_costs_its_heart_though_hearts_have_calmed() {
    let mut table = packed_table(2, [Pack::Berserk])
        .berserk(A)
        .hearts(A, 5)
        .turn_of(A);
    table.plays_with([Heart, Heart, One, One, Two, Three], SpecialFace::Skull);
    assert_eq!((table.hearts(A), table.state.is_berserk(A)), (6, false));
}

#[test]
fn the_berserk_die_helps_to_show_all_six() {
    let mut table = packed_table(2, [Pack::Berserk])
        .holding(A, "complete-destruction")
        .berserk(A)
        .turn_of(A);
    table
        .rolls([One, Two, Three, Heart, Claw, Claw])
        .falls(SpecialFace::DoubleEnergy);
    table.keeps_all().resolves_rest();
    assert_eq!(table.stars(A), 9 + 1, "and Tokyo");
}

#[test]
fn the_sphinx_blanks_copies_and_permanent_evolutions() {
    let table = under(2, "gaze-of-the-sphinx")
        .holding(B, "extra-head")
        .mimicking(A, "extra-head")
        .turn_of(A);
    assert_eq!((table.state.dice_count(A), table.state.dice_count(B)), (6, 6));
    let monsters = [Monster::Gigazaur, Monster::TheKing];
    let with = |curse: &str| {
        let table = powered_with(&monsters, |options| {
            options.packs = [Pack::Curses].into_iter().collect();
        })
        .cursed(curse)
        .evolved(A, "defender-of-tokyo")
        .stars(B, 5)
        .in_city(A)
        .turn_of(A);
        table.stars(B)
    };
    assert_eq!((with("set-storm"), with("gaze-of-the-sphinx")), (4, 5));
}

#[test]
fn the_snake_of_the_sphinx_takes_what_energy_there_is_from_who_has_no_evolution() {
    let monsters = [Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_with(&monsters, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
    })
    .cursed("gaze-of-the-sphinx")
    .energy(A, 2)
    .turn_of(A);
    table.rolls(BLANK).falls(Snake).keeps_all().passes();
    assert_eq!(table.energy(A), 0);
}

#[test]
fn the_sphinx_s_ankh_lets_one_draw_an_evolution() {
    let monsters = [Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_with(&monsters, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
    })
    .cursed("gaze-of-the-sphinx")
    .turn_of(A);
    table.rolls(BLANK).falls(Ankh).keeps_all().passes();
    decides(&mut table, A, "gaze-of-the-sphinx", Pick::Nothing);
    assert!(matches!(table.state.question().what, What::Reveal { .. }));
    assert_eq!(table.energy(A), 0);
}

#[test]
fn ordeals_take_nothing_where_nobody_has_any() {
    let table = under(2, "ordeal-of-the-spiritual").turn_of(A);
    assert!(!table.heard(|event| matches!(event, Event::EnergyChanged { .. })));
}

#[test]
fn barred_claws_bring_no_cultist_and_nobody_goes_berserk() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Cultists, Pack::Berserk])
        .cursed("hotep-peace")
        .with_piece(B, "golden-scarab", 0)
        .in_city(A)
        .turn_of(A);
    table.plays_with(claws(4), River);
    assert_eq!((table.hearts(B), table.state.cultists(A)), (10, 0));
    assert!(!table.state.is_berserk(A));
}

#[test]
fn void_claws_are_not_wounds_and_the_skull_still_counts() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
        .cursed("body-spirit-ka")
        .berserk(A)
        .in_city(A)
        .turn_of(A);
    table
        .rolls(claws(4))
        .falls(SpecialFace::Skull)
        .falls(Snake)
        .keeps_all()
        .resolves_rest();
    assert_eq!((table.hearts(A), table.hearts(B)), (9, 10));
}

#[test]
fn an_energy_of_the_berserk_die_is_void_like_any_other() {
    let mut table = packed_table(2, [Pack::Curses, Pack::Berserk])
        .cursed("body-spirit-ka")
        .berserk(A)
        .turn_of(A);
    table
        .rolls([Energy, One, One, Two, Two, Three])
        .falls(SpecialFace::DoubleEnergy)
        .falls(Snake)
        .keeps_all()
        .resolves_rest();
    assert_eq!(table.energy(A), 0);
}

#[test]
fn the_builders_turn_comes_with_the_curse_and_without_its_die() {
    let mut table = under(2, "builders-uprising").stars(A, 9).in_city(B).turn_of(A);
    table.plays_with(BLANK, Ankh);
    assert_eq!(table.stars(A), 5, "two at each start");
    table.rolls(BLANK);
    assert_eq!(table.state.fate(), None);
}

#[test]
fn a_wicked_tile_is_reached_though_tutankhamun_bars_stars() {
    let mut table = table_with(2, |options| {
        options.packs = [Pack::Curses].into_iter().collect();
        options.wickedness = crate::classic::Wickedness::Red;
    })
    .cursed("tutankhamun-curse")
    .wicked(A, 0)
    .in_city(B)
    .turn_of(A);
    table
        .rolls([One, One, One, Two, Three, Three])
        .falls(River)
        .keeps_all();
    table.resolves_rest();
    assert_eq!((table.wickedness(A), table.stars(A)), (2, 0));
}

#[test]
fn an_empty_handed_fate_of_no_holder_lets_nobody_use_claws() {
    let mut table = under(2, "hotep-peace").in_city(A).turn_of(A);
    table.plays_with(claws(3), River);
    assert_eq!(table.hearts(B), 10);
}

#[test]
fn who_dies_of_the_die_of_fate_resolves_no_dice() {
    let mut table = under(3, "bow-before-ra").hearts(A, 2).in_city(A).turn_of(A);
    table.rolls(claws(3)).falls(Snake).keeps_all();
    assert!(!table.alive(A));
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 8));
    table.turn_is(B);
}

#[test]
fn who_is_cast_out_buys_no_way_into_tokyo() {
    for (curse, face) in [("pharaonic-ego", Ankh), ("resurrection-of-osiris", Snake)] {
        let mut table = under(3, curse)
            .in_city(B)
            .energy(A, 5)
            .market("death-from-above")
            .turn_of(A);
        table
            .plays_with(BLANK, face)
            .buys("death-from-above")
            .reveals("wings");
        // The others have to go all the same.
        let places = (table.place(A), table.place(B), table.stars(A));
        assert_eq!(places, (Place::Outside, Place::Outside, 2), "{curse}");
    }
}
