//! The wickedness gauge: points, lines, offers, what is lost (`expansions.md` §1.1 to §1.4 and §13).

use super::kit::*;
use crate::classic::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, CardId, Event, Pick, Spot, What, Wickedness};

/// Three 2s, and dice that do nothing.
const TWOS: [Face; 6] = [Two, Two, Two, One, One, Three];
/// Three 1s, and dice that do nothing.
const ONES: [Face; 6] = [One, One, One, Two, Two, Three];
const SIX_ONES: [Face; 6] = [One; 6];

fn red(seats: usize) -> Laid {
    wicked_table(seats, Wickedness::Red)
}

/// The tiles that are offered, by name.
fn offered(table: &Table) -> Vec<&'static str> {
    table
        .answers()
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Choose(Pick::Kind(tile)) => Some(tile.slug()),
            _ => None,
        })
        .collect()
}

// --- Points

#[test]
fn three_twos_are_one_point_and_reach_the_first_line() {
    // `expansions.md` §14.1.
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table.fixes(TWOS).resolves(Two);
    assert_eq!((table.stars(A), table.wickedness(A)), (2, 3));
    table.asked(A, What::Tile { level: 3 });
    assert_eq!(
        offered(&table),
        ["tile-devious", "tile-eternal", "tile-skulking", "tile-tireless"]
    );
    assert!(table.answers().contains(&Answer::Done), "one may leave it alone");
}

#[test]
fn four_ones_are_two_points() {
    // `expansions.md` §14.2.
    let mut table = red(3).in_city(B).turn_of(A);
    table.plays([One, One, One, One, Two, Two]).turn_is(B);
    assert_eq!((table.stars(A), table.wickedness(A)), (2, 2));
}

#[test]
fn six_ones_are_four_points() {
    // `expansions.md` §14.3.
    let mut table = red(3).in_city(B).turn_of(A);
    table.fixes(SIX_ONES).asked(A, What::Tile { level: 3 });
    assert_eq!((table.stars(A), table.wickedness(A)), (4, 4));
}

#[test]
fn each_complete_triple_counts() {
    let mut table = red(3).in_city(B).turn_of(A);
    table.plays([Two; 6]).turn_is(B);
    assert_eq!((table.stars(A), table.wickedness(A)), (5, 2));
    let mut table = red(3).in_city(B).turn_of(A);
    table.plays([One, One, One, Two, Two, Two]);
    assert_eq!((table.stars(A), table.wickedness(A)), (3, 3));
}

#[test]
fn threes_and_pairs_are_not_wicked() {
    // `expansions.md` §14.6.
    let mut table = red(3).in_city(B).turn_of(A);
    table.plays([Three, Three, Three, One, One, Two]).turn_is(B);
    assert_eq!((table.stars(A), table.wickedness(A)), (3, 0));
}

#[test]
fn the_gauge_ends_at_ten() {
    // `expansions.md` §14.5.
    let mut table = red(3).in_city(B).wicked(A, 9).turn_of(A);
    table.fixes(ONES).resolves(One).asked(A, What::Tile { level: 10 });
    assert_eq!(table.wickedness(A), 10);
    table.done().resolves_rest().idles(B).idles(C);
    table.plays(ONES).turn_is(B);
    assert_eq!(table.wickedness(A), 10);
}

#[test]
fn points_come_though_the_stars_are_full() {
    let mut table = red(3).in_city(B).stars(A, 19).turn_of(A);
    table.fixes(ONES).resolves(One);
    assert_eq!((table.stars(A), table.wickedness(A)), (20, 2));
}

#[test]
fn without_a_gauge_nobody_is_wicked() {
    let mut table = table(3).in_city(B).turn_of(A);
    table.plays(SIX_ONES).turn_is(B);
    assert_eq!(table.wickedness(A), 0);
}

// --- Offers

#[test]
fn two_lines_in_one_group_are_two_offers_before_the_next_group() {
    // `expansions.md` §14.4.
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes(SIX_ONES)
        .asked(A, What::Tile { level: 3 })
        .takes("tile-tireless")
        .asked(A, What::Tile { level: 6 })
        .takes("tile-cyberbrain");
    assert_eq!(table.cards(A), ["tile-tireless", "tile-cyberbrain"]);
}

#[test]
fn the_first_offer_may_be_left_and_the_second_taken() {
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes(SIX_ONES)
        .done()
        .asked(A, What::Tile { level: 6 })
        .takes("tile-evil-lair")
        .turn_is(B);
    assert_eq!(table.cards(A), ["tile-evil-lair"]);
    assert!(table.heard(|event| *event == Event::TileDeclined { seat: A, level: 3 }));
}

#[test]
fn the_offer_comes_before_the_other_groups() {
    let mut table = red(3).in_city(B).wicked(A, 1).turn_of(A);
    table
        .fixes([One, One, One, Claw, Claw, Energy])
        .resolves(One)
        .asked(A, What::Tile { level: 3 });
    assert_eq!((table.hearts(B), table.energy(A)), (10, 0));
    table.takes("tile-eternal").asked(A, What::Group);
}

#[test]
fn in_default_order_the_offer_interrupts_as_well() {
    let mut table = red(3).in_city(B).wicked(A, 1).turn_of(A);
    table
        .plays([One, One, One, Claw, Claw, Energy])
        .asked(A, What::Tile { level: 3 })
        .takes("tile-devious")
        .stays(B)
        .turn_is(B);
    assert_eq!(table.energy(A), 1);
}

#[test]
fn a_line_pays_once() {
    // `expansions.md` §14.8: declined at 3, there is no later offer of that level.
    let mut table = red(3).in_city(B).wicked(A, 2).turn_of(A);
    table.fixes(TWOS).resolves(Two).done().resolves_rest();
    table.idles(B).idles(C);
    table.plays(ONES).turn_is(B);
    assert_eq!(table.wickedness(A), 5);
    table.idles(B).idles(C);
    table.fixes(TWOS).resolves(Two).asked(A, What::Tile { level: 6 });
}

#[test]
fn an_empty_level_offers_nothing_and_the_line_is_spent() {
    // `expansions.md` §14.7.
    let mut table = red(3)
        .in_city(B)
        .wicked(A, 9)
        .tiles_gone(["tile-antimatter-beam", "tile-skybeam"])
        .turn_of(A);
    table.plays(ONES).turn_is(B);
    assert_eq!((table.wickedness(A), table.cards(A).len()), (10, 0));
}

#[test]
fn a_tile_that_was_taken_is_offered_to_nobody_else() {
    let mut table = red(3).in_city(C).wicked(A, 2).wicked(B, 2).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-eternal")
        .resolves_rest();
    table.turn_is(B).fixes(TWOS).resolves(Two);
    assert_eq!(
        offered(&table),
        ["tile-devious", "tile-skulking", "tile-tireless"]
    );
}

#[test]
fn with_many_monsters_the_third_at_the_top_gets_nothing() {
    let mut table = red(5)
        .in_city(D)
        .in_bay(E)
        .wicked(A, 9)
        .wicked(B, 9)
        .wicked(C, 9)
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-skybeam")
        .resolves_rest();
    table.turn_is(B).fixes(TWOS).resolves(Two);
    assert_eq!(offered(&table), ["tile-antimatter-beam"]);
    table.takes("tile-antimatter-beam").resolves_rest();
    table.turn_is(C).plays(TWOS).turn_is(D);
    assert_eq!(table.wickedness(C), 10);
}

#[test]
fn a_tile_that_is_gone_at_once_does_not_free_its_level() {
    let mut table = red(3).in_city(B).wicked(A, 5).wicked(B, 5).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .takes("tile-widespread-panic")
        .resolves_rest();
    assert!(table.cards(A).is_empty());
    table.turn_is(B).fixes(TWOS).resolves(Two);
    assert_eq!(
        offered(&table),
        ["tile-cyberbrain", "tile-evil-lair", "tile-full-regeneration"]
    );
}

#[test]
fn rapid_healing_may_be_used_while_a_tile_is_being_chosen() {
    let mut table = red(3)
        .in_city(B)
        .holding(A, "rapid-healing")
        .hearts(A, 5)
        .energy(A, 2)
        .wicked(A, 2)
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .asked(A, What::Tile { level: 3 })
        .uses(A, "rapid-healing")
        .asked(A, What::Tile { level: 3 })
        .takes("tile-eternal");
    assert_eq!((table.hearts(A), table.energy(A)), (6, 0));
    // And by somebody else.
    let mut table = red(3)
        .in_city(B)
        .holding(C, "rapid-healing")
        .hearts(C, 5)
        .energy(C, 2)
        .wicked(A, 2)
        .turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .uses(C, "rapid-healing")
        .asked(A, What::Tile { level: 3 })
        .done()
        .asked(A, What::Group);
    assert_eq!(table.hearts(C), 6);
}

// --- Sides

#[test]
fn each_side_has_its_tiles() {
    for (sides, first) in [
        (Wickedness::Red, "tile-devious"),
        (Wickedness::Green, "tile-barbs"),
    ] {
        let table = fresh_with(3, |options| options.wickedness = sides);
        let lying: Vec<CardId> = table.state.all_tiles().collect();
        assert_eq!(lying.len(), 10);
        assert_eq!(lying[0], card(first));
        assert_eq!(
            [3, 6, 10].map(|level| table.state.tiles_at(level).count()),
            [4, 4, 2]
        );
    }
}

#[test]
fn mixed_sides_are_laid_one_after_the_other() {
    let mut table = fresh_with(3, |options| options.wickedness = Wickedness::Mixed);
    let red_and_green = [
        ("tile-devious", "tile-barbs"),
        ("tile-eternal", "tile-final-roar"),
        ("tile-skulking", "tile-poison-spit"),
        ("tile-tireless", "tile-underdog"),
        ("tile-cyberbrain", "tile-defender-of-tokyo"),
        ("tile-evil-lair", "tile-fluxling"),
        ("tile-full-regeneration", "tile-have-it-all"),
        ("tile-widespread-panic", "tile-sonic-boomer"),
        ("tile-antimatter-beam", "tile-final-push"),
        ("tile-skybeam", "tile-starburst"),
    ];
    for (index, (red, green)) in red_and_green.into_iter().enumerate() {
        let number = index as u8 + 1;
        assert_eq!(
            table.state.question().what,
            What::Reveal {
                spot: Spot::Tile(number)
            }
        );
        assert_eq!(
            table.answers(),
            [Answer::Card(card(red)), Answer::Card(card(green))]
        );
        table.reveals(if index % 2 == 0 { red } else { green });
    }
    let lying: Vec<&str> = table.state.all_tiles().map(CardId::slug).collect();
    assert_eq!(lying.len(), 10);
    assert!(lying.contains(&"tile-devious") && lying.contains(&"tile-final-roar"));
    assert!(!lying.contains(&"tile-barbs"));
}

#[test]
fn the_dark_edition_has_the_same_gauge() {
    let mut table = dark_table(3).in_city(B).wicked(A, 2).turn_of(A);
    table
        .fixes(TWOS)
        .resolves(Two)
        .asked(A, What::Tile { level: 3 })
        .takes("tile-devious");
}

// --- What is lost

#[test]
fn the_dead_take_their_tiles_and_their_counter_with_them() {
    let mut table = red(3)
        .in_city(A)
        .with_tiles(B, "tile-eternal")
        .wicked(B, 4)
        .wicked(A, 2)
        .hearts(B, 1)
        .turn_of(A);
    table.fixes([Two, Two, Two, Claw, One, One]).resolves(Claw);
    assert!(!table.alive(B));
    assert_eq!((table.wickedness(B), table.cards(B).len()), (0, 0));
    table.resolves(Two);
    assert_eq!(
        offered(&table),
        ["tile-devious", "tile-skulking", "tile-tireless"],
        "out of the game, not back on the gauge"
    );
}

#[test]
fn a_child_of_the_base_game_stays_as_wicked_as_its_parent() {
    let mut table = red(3)
        .in_city(A)
        .holding(B, "it-has-a-child")
        .with_tiles(B, "tile-eternal")
        .wicked(B, 4)
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.wickedness(B)), (10, 4));
    assert!(table.cards(B).is_empty());
}

#[test]
fn a_child_of_the_dark_edition_begins_anew_and_lines_pay_again() {
    let mut table = dark_table(3)
        .in_city(A)
        .holding(B, "it-has-a-child")
        .with_tiles(B, "tile-eternal")
        .wicked(B, 4)
        .hearts(B, 1)
        .turn_of(A);
    table.plays(claws(1)).turn_is(B);
    assert_eq!((table.hearts(B), table.wickedness(B)), (10, 0));
    table.fixes(SIX_ONES).asked(B, What::Tile { level: 3 });
    assert!(!offered(&table).contains(&"tile-eternal"));
}

#[test]
fn hearts_do_nothing_for_the_gauge() {
    let mut table = red(3).in_city(B).hearts(A, 5).turn_of(A);
    table.plays([Heart, Heart, Heart, Energy, Energy, Energy]);
    assert_eq!((table.wickedness(A), table.hearts(A)), (0, 8));
}
