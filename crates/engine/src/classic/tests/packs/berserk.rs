//! Cybertooth: Berserk and its die (`expansions.md` §5).

use super::super::kit::*;
use super::packed_table;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Face, Pack, Pick, Place, SpecialFace, What};

fn wild(seats: usize) -> Laid {
    packed_table(seats, [Pack::Berserk])
}

const HEARTS: [Face; 6] = [Heart, Heart, One, One, Two, Three];

#[test]
fn four_claws_drive_a_monster_berserk_and_three_do_not() {
    let mut table = wild(2).in_city(A).turn_of(A);
    table.plays(claws(3));
    assert!(!table.state.is_berserk(A));
    let mut table = wild(2).in_city(A).turn_of(A);
    table.plays(claws(4));
    assert!(table.state.is_berserk(A));
}

#[test]
fn an_added_claw_counts() {
    let mut table = wild(2).holding(A, "spiked-tail").in_city(A).turn_of(A);
    table.plays(claws(3));
    assert!(table.state.is_berserk(A));
}

#[test]
fn nobody_needs_to_be_hit() {
    // A stands outside, and so does everybody else.
    let mut table = wild(2).turn_of(A);
    table.plays(claws(4));
    assert!(table.state.is_berserk(A));
}

#[test]
fn the_die_is_thrown_with_the_others_and_its_claws_strike() {
    let mut table = wild(2).berserk(A).in_city(A).turn_of(A);
    table.plays_with(claws(1), SpecialFace::DoubleClaw);
    assert_eq!(table.hearts(B), 7);
}

#[test]
fn its_energy_joins_the_group_of_energy() {
    let mut table = wild(2).berserk(A).turn_of(A);
    table.plays_with([Energy, One, One, Two, Two, Three], SpecialFace::DoubleEnergy);
    assert_eq!(table.energy(A), 3);
}

#[test]
fn it_is_thrown_again_as_any_other_die() {
    let mut table = wild(2).berserk(A).turn_of(A);
    table.rolls(BLANK).falls(SpecialFace::Skull);
    assert!(table.answers().contains(&Answer::Reroll(1 << 6)));
    table
        .says(Answer::Reroll(1 << 6 | 1))
        .rolls([Energy])
        .falls(SpecialFace::Energy);
    assert_eq!(table.state.turn().rolls, 2);
    table.says(Answer::Reroll(1 << 6)).falls(SpecialFace::Energy);
    table.resolves_rest();
    assert_eq!(table.energy(A), 2);
}

#[test]
fn hearts_at_the_cap_are_no_gain_and_calm_nobody() {
    let mut table = wild(2).berserk(A).turn_of(A);
    table.plays_with(HEARTS, SpecialFace::Energy);
    assert!(table.state.is_berserk(A));
}

#[test]
fn healing_calms() {
    let mut table = wild(2).berserk(A).hearts(A, 6).turn_of(A);
    table.plays_with(HEARTS, SpecialFace::Energy);
    assert_eq!((table.hearts(A), table.state.is_berserk(A)), (8, false));
}

#[test]
fn hearts_first_and_then_four_claws_end_it_and_begin_it_again() {
    let mut table = wild(2).berserk(A).hearts(A, 6).turn_of(A);
    table
        .rolls([Heart, Heart, Heart, Claw, Claw, One])
        .falls(SpecialFace::DoubleClaw)
        .keeps_all()
        .resolves(Heart);
    assert!(!table.state.is_berserk(A));
    table.resolves_rest();
    assert!(table.state.is_berserk(A));
}

#[test]
fn the_skull_costs_the_last_heart_after_the_claws_and_brings_no_cultist() {
    let mut table = packed_table(3, [Pack::Berserk, Pack::Cultists])
        .berserk(A)
        .hearts(A, 1)
        .in_city(A)
        .turn_of(A);
    table.plays_with([Claw, Claw, Claw, Claw, One, Two], SpecialFace::Skull);
    assert_eq!((table.alive(A), table.state.cultists(A)), (false, 0));
    assert_eq!(table.hearts(B), 6);
}

#[test]
fn a_floor_of_the_tower_calms_before_the_first_roll() {
    let mut table = packed_table(2, [Pack::Berserk, Pack::Tower])
        .with_piece(A, "tower-bottom", 0)
        .berserk(A)
        .hearts(A, 8)
        .turn_of(A);
    assert!(!table.state.is_berserk(A));
    table.rolls(BLANK).asked(A, What::Roll);
}

#[test]
fn a_cultist_calms_and_takes_the_die_out_of_the_roll() {
    let mut table = packed_table(2, [Pack::Berserk, Pack::Cultists])
        .with_piece(A, "cultists", 1)
        .berserk(A)
        .hearts(A, 8)
        .turn_of(A);
    table.rolls(BLANK).falls(SpecialFace::Skull).spends(A, "heart");
    assert_eq!(
        (table.state.berserk_die(), table.state.is_berserk(A)),
        (None, false)
    );
    table.keeps_all().resolves_rest();
    assert_eq!(table.hearts(A), 9);
}

#[test]
fn hearts_of_a_healing_ray_calm_nobody() {
    let mut table = wild(2)
        .holding(A, "healing-ray")
        .berserk(B)
        .hearts(B, 5)
        .energy(B, 9)
        .turn_of(A);
    table.fixes(HEARTS).resolves(Heart).heals_others(0, [(B, 2)]);
    assert_eq!((table.hearts(B), table.state.is_berserk(B)), (7, true));
}

#[test]
fn one_double_claw_is_one_die_for_cultists() {
    let mut table = packed_table(2, [Pack::Berserk, Pack::Cultists])
        .berserk(A)
        .in_city(A)
        .turn_of(A);
    table.plays_with([Claw, Claw, One, One, Two, Three], SpecialFace::DoubleClaw);
    assert_eq!((table.hearts(B), table.state.cultists(A)), (6, 0));
    let mut table = packed_table(2, [Pack::Berserk, Pack::Cultists])
        .berserk(A)
        .in_city(A)
        .turn_of(A);
    table.plays_with([Claw, Claw, Claw, One, Two, Three], SpecialFace::Claw);
    assert_eq!(table.state.cultists(A), 1);
}

#[test]
fn plot_twist_turns_it_to_a_face_that_it_has_and_herd_culler_leaves_it() {
    let mut table = wild(2)
        .holding(A, ["plot-twist", "herd-culler"])
        .berserk(A)
        .in_city(A)
        .turn_of(A);
    table.rolls(BLANK).falls(SpecialFace::Skull).keeps_all();
    assert!(table.use_of(A, "herd-culler", Pick::DieFace(6, One)).is_none());
    table.uses_on(A, "plot-twist", Pick::Special(SpecialFace::DoubleClaw));
    table.all_pass_to_dice();
    assert_eq!(table.hearts(B), 8);
}

#[test]
fn a_beast_may_throw_it_again() {
    let mut table = packed_table(2, [Pack::Berserk, Pack::Transformation])
        .with_beast(A)
        .berserk(A)
        .turn_of(A);
    table.rolls(BLANK).falls(SpecialFace::Skull);
    table
        .uses_on(A, "transformation", Pick::Die(6))
        .falls(SpecialFace::Energy);
    assert_eq!(table.state.turn().rolls, 1);
}

#[test]
fn psychic_probe_may_pick_it() {
    let mut table = wild(2).holding(B, "psychic-probe").berserk(A).turn_of(A);
    table.rolls(BLANK).falls(SpecialFace::Energy).keeps_all();
    table
        .asked(B, What::OpponentDice)
        .uses_on(B, "psychic-probe", Pick::Die(6))
        .falls(SpecialFace::Skull);
    assert_eq!(table.state.berserk_die(), Some(SpecialFace::Skull));
    assert_eq!(table.cards(B), ["psychic-probe"]);
}

#[test]
fn the_dead_are_calm() {
    let mut table = wild(3).berserk(B).hearts(B, 1).in_city(B).turn_of(A);
    table.plays(claws(2));
    assert_eq!((table.alive(B), table.state.is_berserk(B)), (false, false));
    assert_eq!(table.place(B), Place::Outside);
}
