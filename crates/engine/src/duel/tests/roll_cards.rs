//! The Keep cards about dice and the Roll (`duel.md` §12 and §12.1).

use super::kit::*;
use crate::duel::Face::{self, Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Ending, Event, Monster, Pick, Track, What};

const DULL: [Face; 6] = [Fame, Fame, Destruction, Destruction, Power, Heart];

// Acid attack and Adrenaline augment: bonus claws.

#[test]
fn acid_attack_claws_without_a_claw() {
    let mut table = table().holding(A, "acid-attack").rolled(A, DULL);
    assert_eq!(table.faces(), [Claw]);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.hearts(B), 13);
}

#[test]
fn acid_attack_helps_its_owner_only() {
    let mut table = table().holding(A, "acid-attack").rolled(B, [Claw]);
    table.resolves(Claw);
    assert_eq!((table.hearts(A), table.hearts(B)), (13, 14));
}

#[test]
fn the_claw_of_acid_attack_is_one_of_six_faces() {
    let roll = [Destruction, Energy, Heart, Power, Fame, Fame];
    let mut table = table()
        .holding(A, ["acid-attack", "utter-destruction"])
        .rolled(A, roll);
    table.resolves(Claw);
    assert_eq!(
        (table.destruction(), table.fame(), table.hearts(B)),
        (-2.0, -2.0, 11)
    );
}

#[test]
fn gentle_giant_and_acid_attack_do_not_go_together() {
    let mut table = table()
        .holding(A, ["acid-attack", "gentle-giant"])
        .rolled(A, DULL);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.fame(), 0.0);
}

#[test]
fn adrenaline_augment_counts_markers_in_any_zone() {
    for (fame, destruction, claws) in [
        (0.0, 0.0, 0),
        (-3.0, 0.0, 1),
        (5.0, 2.0, 1),
        (4.0, -5.0, 2),
        (6.0, -6.0, 0),
    ] {
        let mut table = table()
            .holding(A, "adrenaline-augment")
            .fame_at(fame)
            .destruction_at(destruction)
            .rolled(A, [Claw]);
        table.resolves(Claw);
        assert_eq!(table.hearts(B), 13 - claws, "{fame}, {destruction}");
    }
}

#[test]
fn adrenaline_augment_is_recounted_when_claws_are_resolved() {
    let mut table = table()
        .holding(A, "adrenaline-augment")
        .fame_at(-2.0)
        .rolled(A, [Fame, Fame, Fame, Heart, Heart, Heart]);
    assert_eq!(table.faces(), [Fame]);
    table.resolves(Fame);
    assert_eq!(table.faces(), [Claw]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 13);
}

// Antimatter pellets.

#[test]
fn antimatter_pellets_want_five_alike() {
    let lay = || table().holding(A, "antimatter-pellets");
    let table = lay().rolled(A, [Energy, Energy, Energy, Energy, Heart, Heart]);
    assert_eq!((table.hearts(B), table.destruction()), (14, 0.0));
    let table = lay().rolled(A, [Energy, Energy, Energy, Energy, Energy, Heart]);
    assert_eq!((table.packets(B), table.destruction()), (vec![4], -2.0));
}

#[test]
fn eight_alike_are_still_one_set() {
    let table = table()
        .holding(A, ["antimatter-pellets", "extra-head", "natural-selection"])
        .rolled(A, [Energy; 8]);
    assert_eq!((table.packets(B), table.destruction()), (vec![4], -2.0));
}

#[test]
fn the_pull_of_antimatter_pellets_counts_for_thunder_stomp() {
    let mut table = table()
        .holding(A, ["antimatter-pellets", "thunder-stomp"])
        .rolled(A, [Energy, Energy, Energy, Energy, Energy, Heart]);
    table.resolves(Energy).ends().turn_is(B);
    assert_eq!(table.pool(), 5);
}

// Extra head is told in `dice`.

// Eye of the storm, Giant brain, In the shadows: rolls.

#[test]
fn eye_of_the_storm_pays_for_rolls_that_were_not_used() {
    for (cards, rolls, energy) in [
        (vec!["eye-of-the-storm"], 1, 2),
        (vec!["eye-of-the-storm"], 2, 1),
        (vec!["eye-of-the-storm"], 3, 0),
        (vec!["eye-of-the-storm", "giant-brain"], 1, 3),
        (vec!["eye-of-the-storm", "giant-brain"], 4, 0),
    ] {
        let laid = cards.iter().fold(table(), |laid, card| laid.holding(A, *card));
        let mut table = laid.turn_of(A);
        table.rolls(DULL);
        for _ in 1..rolls {
            table.rerolls([0], [Fame]);
        }
        if table.state.question().what == What::Roll {
            table.keeps();
        }
        table.is(What::Buy);
        assert_eq!(table.energy(A), energy, "{cards:?}, {rolls} rolls");
    }
}

#[test]
fn superconductor_may_react_to_eye_of_the_storm() {
    let mut table = table()
        .holding(A, "eye-of-the-storm")
        .holding(B, "superconductor")
        .turn_of(A);
    table.plays(DULL).offered(B, "superconductor").accepts(B);
    assert_eq!((table.energy(A), table.energy(B)), (2, 2));
}

#[test]
fn giant_brain_is_a_fourth_roll() {
    let mut table = table().holding(A, "giant-brain").turn_of(A);
    table
        .rolls(DULL)
        .rerolls([0], [Fame])
        .rerolls([0], [Fame])
        .is(What::Roll)
        .rerolls([0], [Claw])
        .is(What::Face);
}

#[test]
fn in_the_shadows_throws_fame_again_after_the_last_roll() {
    let mut table = table().holding(A, "in-the-shadows").turn_of(A);
    table
        .rolls([Fame, Fame, Claw, Claw, Claw, Claw])
        .rerolls([2], [Energy])
        .rerolls([3], [Energy]);
    table.is(What::Roll);
    assert!(table.offers(Answer::Reroll(mask([0]))) && table.offers(Answer::Reroll(mask([0, 1]))));
    assert!(!table.offers(Answer::Reroll(mask([2]))) && !table.offers(Answer::Reroll(mask([0, 4]))));
    assert!(table.offers(Answer::Done));
    table.rerolls([0, 1], [Fame, Heart]).rerolls([0], [Fame]);
    table.rerolls([0], [Heart]).is(What::Face);
    assert_eq!(table.dice(), [Heart, Heart, Energy, Energy, Claw, Claw]);
}

#[test]
fn in_the_shadows_may_stop_with_fame_left() {
    let mut table = table().holding(A, "in-the-shadows").turn_of(A);
    table
        .rolls([Fame; 3])
        .rerolls([5], [Claw])
        .rerolls([5], [Claw])
        .keeps()
        .resolves(Fame);
    assert_eq!(table.fame(), -1.0);
}

#[test]
fn rolls_of_in_the_shadows_do_not_count_for_eye_of_the_storm() {
    let mut table = table()
        .holding(A, ["in-the-shadows", "eye-of-the-storm"])
        .turn_of(A);
    table
        .rolls([Fame, Heart, Heart, Heart, Heart, Heart])
        .rerolls([1], [Heart])
        .rerolls([1], [Heart])
        .rerolls([0], [Fame])
        .rerolls([0], [Heart])
        .is(What::Buy);
    assert_eq!(table.energy(A), 0);
}

// Gentle giant.

#[test]
fn gentle_giant_pulls_when_there_is_no_claw() {
    let mut table = table().holding(A, "gentle-giant").rolled(A, [Energy]);
    assert_eq!(table.fame(), 0.0);
    table.resolves(Energy).is(What::Buy);
    assert_eq!(table.fame(), -1.0);
    let mut table = super::kit::table().holding(A, "gentle-giant").rolled(A, [Claw]);
    table.resolves(Claw).is(What::Buy);
    assert_eq!(table.fame(), 0.0);
}

#[test]
fn gentle_giant_pulls_even_if_nothing_could_be_resolved() {
    let mut table = table().holding(A, "gentle-giant").rolled(A, DULL);
    table.is(What::Buy);
    assert_eq!(table.fame(), -1.0);
}

#[test]
fn gentle_giant_sees_the_roll_without_the_dice_of_titanic_batteries() {
    let mut table = table()
        .holding(A, ["gentle-giant", "titanic-batteries"])
        .rolled(A, [Claw, Claw, Heart, Heart, Heart, Heart]);
    table.picks(Pick::Dice(mask([0, 1]))).is(What::Buy);
    assert_eq!((table.fame(), table.tokens(A)), (-1.0, 1));
}

#[test]
fn gentle_giant_minds_the_claw_of_alienoid() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(A, "gentle-giant")
        .rolled(A, [Power, Power, Heart, Heart, Heart, Heart]);
    table.picks(Pick::Face(Claw)).resolves(Claw).is(What::Buy);
    assert_eq!(table.fame(), 0.0);
}

/// Its bonus comes after the last face: Superconductor is too late.
#[test]
fn energy_that_gentle_giant_finds_comes_after_the_last_face() {
    let mut table = table()
        .holding(A, "gentle-giant")
        .holding(B, "superconductor")
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .rolled(A, DULL);
    table.asked(A, What::Buy);
    assert_eq!(table.energy(A), 1);
}

// Natural selection.

#[test]
fn natural_selection_pays_when_it_is_bought() {
    let mut table = table()
        .hearts(A, 5)
        .energy(A, 3)
        .market("natural-selection")
        .buying(A);
    table.buys("natural-selection").is(What::Buy);
    assert_eq!((table.energy(A), table.hearts(A)), (4, 9));
}

#[test]
fn natural_selection_minds_four_alike() {
    let lay = || table().holding(A, "natural-selection");
    let table = lay().rolled(A, [Heart, Heart, Heart, Fame, Fame, Fame, Claw]);
    assert_eq!(table.hearts(A), 14);
    let table = lay().rolled(A, [Heart, Heart, Heart, Heart, Fame, Fame, Claw]);
    assert_eq!(table.packets(A), [10]);
}

#[test]
fn natural_selection_counts_bonus_claws_and_added_faces() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(A, "natural-selection")
        .rolled(A, [Claw, Claw, Claw, Power, Power, Fame, Heart]);
    table.picks(Pick::Face(Claw));
    assert_eq!(table.hearts(A), 4);
    let table = super::kit::table()
        .holding(A, ["acid-attack", "natural-selection"])
        .rolled(A, [Claw, Claw, Claw, Fame, Fame, Power, Heart]);
    assert_eq!(table.hearts(A), 4);
}

#[test]
fn natural_selection_may_end_the_game() {
    let table = table()
        .hearts(A, 10)
        .holding(A, "natural-selection")
        .rolled(A, [Energy, Energy, Energy, Energy, Fame, Fame, Claw]);
    table.over(B, Ending::Knockout);
}

#[test]
fn natural_selection_is_a_card_among_others_after_a_swap() {
    let mut table = table()
        .holding(A, "natural-selection")
        .holding(B, "unstable-dna")
        .hearts(B, 9)
        .rolled(A, [Claw, Claw, Claw, Fame, Fame, Heart, Heart]);
    table.resolves(Claw).picks_card("natural-selection");
    assert_eq!((table.hearts(B), table.energy(B)), (6, 0));
    table.ends().turn_is(B);
    assert_eq!(table.pool(), 7);
}

// Rebooting.

#[test]
fn rebooting_skips_the_roll() {
    let mut table = table()
        .tokens(A, 1)
        .holding(
            A,
            [
                "gentle-giant",
                "natural-selection",
                "rebooting",
                "titanic-batteries",
            ],
        )
        .holding(B, "superconductor")
        .rolled(A, [Heart, Heart, Heart, Heart, Energy, Energy, Energy]);
    table.offered(A, "rebooting").accepts(A).asked(A, What::Buy);
    assert_eq!((table.tokens(A), table.energy(A), table.hearts(A)), (2, 2, 14));
    assert_eq!(table.fame(), 0.0);
    assert!(table.discarded("rebooting"));
}

#[test]
fn rebooting_is_offered_every_turn() {
    let mut table = table().holding(A, "rebooting").turn_of(A);
    table
        .plays(DULL)
        .offered(A, "rebooting")
        .declines(A)
        .is(What::Buy);
    table.ends().idles(B).plays(DULL).offered(A, "rebooting");
}

// Signature move.

#[test]
fn signature_move_pulls_once_for_three_power() {
    for (power, fame) in [(2, 0.0), (3, -1.0), (5, -1.0), (6, -2.0)] {
        let mut faces = [Heart; 6];
        faces[..power].fill(Power);
        let table = table().holding(A, "signature-move").rolled(A, faces);
        assert_eq!(table.fame(), fame, "{power} power");
    }
}

// Titanic batteries.

#[test]
fn titanic_batteries_take_exactly_two_dice_or_none() {
    let lay = || {
        table()
            .holding(A, "titanic-batteries")
            .rolled(A, [Claw, Claw, Claw, Energy, Energy, Energy])
    };
    let mut table = lay();
    table.chooses(A, "titanic-batteries", Choice::TwoDice, true);
    assert_eq!(table.answers().len(), 15 + 1);
    assert!(!table.offers(Answer::Choose(Pick::Dice(mask([0])))));
    assert!(!table.offers(Answer::Choose(Pick::Dice(mask([0, 1, 2])))));
    table.picks(Pick::Dice(mask([2, 3])));
    table.resolves(Claw).resolves(Energy).is(What::Buy);
    assert_eq!((table.tokens(A), table.hearts(B), table.energy(A)), (1, 12, 2));
    let mut table = lay();
    table.declines(A).resolves(Claw);
    assert_eq!((table.tokens(A), table.hearts(B)), (0, 11));
}

#[test]
fn titanic_batteries_come_every_turn_but_not_to_who_holds_two_tokens() {
    let mut table = table().holding(A, "titanic-batteries").tokens(A, 1).turn_of(A);
    table.plays(DULL).picks(Pick::Dice(mask([0, 1]))).ends();
    assert_eq!(table.tokens(A), 2);
    table.idles(B).plays(DULL).asked(A, What::Buy).ends();
    table.idles(B).spends_token();
    table.plays([Fame, Fame, Destruction, Destruction, Power, Heart, Heart]);
    table.chooses(A, "titanic-batteries", Choice::TwoDice, true);
}

#[test]
fn titanic_batteries_come_after_cards_have_seen_the_roll() {
    let mut table = table()
        .holding(A, ["titanic-batteries", "antimatter-pellets"])
        .rolled(A, [Energy, Energy, Energy, Energy, Energy, Heart]);
    assert_eq!(table.hearts(B), 10);
    table.picks(Pick::Dice(mask([0, 1]))).resolves(Energy);
    assert_eq!(table.energy(A), 3);
}

// Utter destruction.

#[test]
fn utter_destruction_wants_all_six_faces() {
    let lay = || table().holding(A, "utter-destruction");
    let table = lay().rolled(A, [Claw, Destruction, Energy, Heart, Power, Fame]);
    assert_eq!(
        (table.destruction(), table.fame(), table.packets(B)),
        (-2.0, -2.0, vec![2])
    );
    let table = lay().rolled(A, [Claw, Destruction, Energy, Heart, Power, Power]);
    assert_eq!(
        (table.destruction(), table.fame(), table.hearts(B)),
        (0.0, 0.0, 14)
    );
}

#[test]
fn utter_destruction_pulls_destruction_first() {
    let table = table()
        .holding(A, "utter-destruction")
        .destruction_at(-2.0)
        .fame_at(-1.0)
        .rolled(A, [Claw, Destruction, Energy, Heart, Power, Fame]);
    let steps = |(event, _): &(Event, _)| match event {
        Event::Pulled { track, .. } => Some(*track),
        _ => None,
    };
    let pulled: Vec<Track> = table.told.iter().filter_map(steps).collect();
    assert_eq!(
        pulled,
        [Track::Destruction, Track::Destruction, Track::Fame, Track::Fame]
    );
}

/// Cards that look at the final Roll act in the order in which they came.
#[test]
fn cards_of_the_final_roll_act_in_the_order_in_which_they_came() {
    let energy_first = |cards: [&'static str; 2]| {
        let mut table = table().holding(A, cards).turn_of(A);
        table.plays([Energy, Energy, Energy, Energy, Energy, Heart]);
        let place = |wanted: fn(&Event) -> bool| table.told.iter().position(|(event, _)| wanted(event));
        place(|event| matches!(event, Event::EnergyGained { .. }))
            < place(|event| matches!(event, Event::Hurt { .. }))
    };
    assert!(energy_first(["eye-of-the-storm", "antimatter-pellets"]));
    assert!(!energy_first(["antimatter-pellets", "eye-of-the-storm"]));
}
