//! Evolutions that meet other Evolutions, power cards, tiles and costumes (`evolutions.md` §1 and §3).

use super::super::kit::*;
use crate::classic::{Edition, Face, Moment, Monster, Pick, Place, State, What, Wickedness};

const HEARTS: [Face; 6] = [
    Face::Heart,
    Face::Heart,
    Face::Heart,
    Face::One,
    Face::Two,
    Face::Two,
];

#[test]
fn a_card_and_its_reflection_count_twice() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur])
        .evolved(A, "black-diamond")
        .in_hand(A, "icy-reflection")
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "icy-reflection")
        .keeps_all()
        .passes()
        .resolves_rest();
    // One for entering Tokyo, and one for each of the two diamonds.
    assert_eq!((table.place(A), table.stars(A)), (Place::City, 3));
}

#[test]
fn a_reflection_of_the_scythe_has_a_counter_of_its_own() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::PumpkinJack])
        .in_hand(A, "icy-reflection")
        .evolved(B, "scythe")
        .counters("scythe", 4)
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "icy-reflection");
    assert_eq!(table.held("icy-reflection").tokens, 1);
    assert_eq!(table.held("scythe").tokens, 4);
}

#[test]
fn a_gift_is_no_model_for_icy_reflection() {
    let mut table = powered_table(&[Monster::BoogieWoogie, Monster::SpacePenguin])
        .in_hand(A, "worst-nightmare")
        .in_hand(B, "icy-reflection")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "worst-nightmare", Pick::Seat(B));
    assert_eq!(table.cards(B), ["worst-nightmare"]);
    assert!(!table.may_use(B, "icy-reflection"));
}

#[test]
fn a_reflection_of_twas_beauty_scores_only_in_tokyo() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::TheKing])
        .in_hand(A, "icy-reflection")
        .evolved(B, "twas-beauty-killed-the-beast")
        .in_city(B)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "icy-reflection")
        .keeps_all()
        .passes()
        .resolves_rest();
    // The King has one for the end of the turn, and two for beginning his in Tokyo.
    assert_eq!((table.stars(A), table.stars(B)), (0, 3));
}

#[test]
fn armor_plating_is_looked_at_again_when_terror_of_the_deep_has_saved_a_heart() {
    let mut table = powered_table(&[Monster::Kraken, Monster::Gigazaur])
        .evolved(A, "terror-of-the-deep")
        .holding(A, "armor-plating")
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(2))
        .asked(A, What::Harm)
        .uses(A, "terror-of-the-deep")
        .nature([Face::Heart, Face::One]);
    assert_eq!(table.hearts(A), 10);
}

#[test]
fn claws_of_steel_count_what_mecha_blast_and_the_devil_add() {
    let mut table = powered_with(&[Monster::MekaDragon, Monster::Gigazaur], |options| {
        options.halloween = true;
    })
    .evolved(A, "claws-of-steel")
    .in_hand(A, "mecha-blast")
    .in_city(B)
    .turn_of(A);
    table
        .rolls(claws(1))
        .keeps_all()
        .evolves(A, "mecha-blast")
        .resolves_rest();
    assert_eq!(table.hearts(B), 6, "one claw, two more, and one for the third");

    let mut table = powered_with(&[Monster::MekaDragon, Monster::Gigazaur], |options| {
        options.halloween = true;
    })
    .evolved(A, "claws-of-steel")
    .holding(A, "devil")
    .in_city(B)
    .turn_of(A);
    table.plays(claws(2));
    assert_eq!(table.hearts(B), 6, "two claws, the devil, and one for the third");
}

#[test]
fn mecha_blast_does_nothing_for_cards() {
    let three = [Monster::MekaDragon, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "mecha-blast")
        .energy(A, 3)
        .market(["high-altitude-bombing", "skyscraper", "vast-storm"])
        .in_city(B)
        .turn_of(A);
    table
        .rolls(claws(1))
        .keeps_all()
        .evolves(A, "mecha-blast")
        .resolves_rest()
        .passes();
    assert_eq!((table.hearts(B), table.hearts(C)), (7, 10));
}

#[test]
fn nine_lives_comes_before_the_child_and_takes_it_along() {
    for nine in [true, false] {
        let mut table = powered_table(&[Monster::CyberKitty, Monster::Gigazaur])
            .in_hand(A, "nine-lives")
            .holding(A, "it-has-a-child")
            .hearts(A, 1)
            .stars(A, 3)
            .in_city(A)
            .turn_of(B);
        table.plays(claws(3));
        if nine {
            table.evolves(A, "nine-lives");
            assert_eq!((table.hearts(A), table.stars(A)), (9, 9));
            assert!(table.discarded("it-has-a-child"));
        } else {
            table.passes();
            assert_eq!((table.hearts(A), table.stars(A)), (10, 0));
            assert!(table.state.hand(A).contains(card("nine-lives")));
        }
        assert_eq!(table.place(A), Place::Outside);
    }
}

#[test]
fn nine_lives_keeps_the_tokens_of_others() {
    let mut table = powered_table(&[Monster::CyberKitty, Monster::Gigazaur])
        .in_hand(A, "nine-lives")
        .hearts(A, 1)
        .poison(A, 2)
        .shrink(A, 1)
        .energy(A, 7)
        .stars(A, 15)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).evolves(A, "nine-lives");
    assert_eq!((table.poison(A), table.shrink(A)), (2, 1));
    assert_eq!((table.energy(A), table.stars(A)), (0, 9));
}

#[test]
fn final_roar_wins_before_nine_lives_is_asked_about() {
    let mut table = powered_with(&[Monster::CyberKitty, Monster::Gigazaur], |options| {
        options.wickedness = Wickedness::Green;
    })
    .in_hand(A, "nine-lives")
    .with_tiles(A, "tile-final-roar")
    .hearts(A, 1)
    .stars(A, 16)
    .in_city(A)
    .turn_of(B);
    table.plays(claws(3));
    let outcome = table.state.outcome().expect("the game is over");
    assert!(outcome.winners.contains(A));
}

#[test]
fn it_has_a_child_keeps_the_evolutions_in_hand_and_on_the_table() {
    let mut table = powered_table(&[Monster::Gigazaur, Monster::TheKing])
        .evolved(A, "heat-vision")
        .in_hand(A, "primal-bellow")
        .holding(A, ["it-has-a-child", "herbivore"])
        .hearts(A, 1)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).passes();
    assert_eq!((table.hearts(A), table.cards(A)), (10, vec!["heat-vision"]));
    assert!(table.state.hand(A).contains(card("primal-bellow")));
}

#[test]
fn an_eliminated_monster_keeps_no_evolution() {
    let three = [Monster::Gigazaur, Monster::TheKing, Monster::Kraken];
    let mut table = powered_table(&three)
        .evolved(A, "heat-vision")
        .in_hand(A, "primal-bellow")
        .hearts(A, 1)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(3)).passes();
    assert!(!table.alive(A) && table.cards(A).is_empty() && table.state.hand(A).is_empty());
    assert!(table.state.evolutions_discarded(A).contains(card("heat-vision")));
    assert!(
        table
            .state
            .evolutions_discarded(A)
            .contains(card("primal-bellow"))
    );
}

#[test]
fn the_scythe_does_not_grow_by_who_is_reborn() {
    let mut table = powered_table(&[Monster::PumpkinJack, Monster::Gigazaur])
        .evolved(A, "scythe")
        .counters("scythe", 1)
        .holding(B, "it-has-a-child")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1));
    assert_eq!((table.hearts(B), table.held("scythe").tokens), (10, 1));
}

#[test]
fn givers_choose_from_the_active_monster_on() {
    let three = [Monster::CyberKitty, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "mega-purr")
        .energy(B, 1)
        .stars(B, 1)
        .energy(C, 1)
        .stars(C, 1)
        .in_city(B)
        .turn_of(C);
    table
        .rolls(BLANK)
        .evolves(A, "mega-purr")
        .chooses(C, Pick::Number(0))
        .chooses(B, Pick::Number(1));
    assert_eq!((table.energy(A), table.stars(A)), (1, 1));
    assert_eq!((table.energy(C), table.stars(B)), (0, 0));
}

#[test]
fn who_has_neither_energy_nor_stars_gives_mega_purr_nothing() {
    let mut table = powered_table(&[Monster::CyberKitty, Monster::Gigazaur])
        .in_hand(A, "mega-purr")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "mega-purr").asked(A, What::Roll);
    assert_eq!((table.energy(A), table.stars(A)), (0, 0));
}

#[test]
fn poison_does_nothing_at_the_end_of_a_turn_that_is_given_up() {
    let mut table = powered_table(&[Monster::Kraken, Monster::Gigazaur])
        .evolved(A, "sunken-temple")
        .hearts(A, 5)
        .poison(A, 1)
        .in_city(B)
        .turn_of(A);
    table.chooses(A, Pick::Number(1));
    assert_eq!(
        (table.hearts(A), table.poison(A), table.state.active()),
        (8, 1, B)
    );
}

#[test]
fn freeze_ray_comes_back_from_a_turn_that_was_given_up() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::MekaDragon])
        .evolved(A, "freeze-ray")
        .in_hand(B, "tune-up")
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).passes_to(B, What::Yield).yields(B);
    assert_eq!(table.cards(B), ["freeze-ray"]);
    table.evolves(B, "tune-up");
    assert_eq!((table.cards(A), table.state.active()), (vec!["freeze-ray"], A));
}

#[test]
fn freeze_ray_goes_home_when_its_bearer_dies_and_leaves_with_its_owner() {
    let three = [Monster::SpacePenguin, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .evolved(A, "freeze-ray")
        .hearts(B, 2)
        .poison(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .buys_no_more()
        .chooses(A, Pick::Face(Face::Energy))
        .plays(BLANK);
    assert!(!table.alive(B));
    assert_eq!(table.cards(A), ["freeze-ray"]);

    let mut table = powered_table(&three)
        .evolved(A, "freeze-ray")
        .hearts(A, 1)
        .poison(A, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).stays(B);
    assert_eq!((table.alive(A), table.cards(B).len()), (false, 0));
}

#[test]
fn what_freeze_ray_names_gives_no_evolution_and_no_effect_of_evolutions() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::BabyGigazaur])
        .evolved(A, "freeze-ray")
        .evolved(B, "growing-fast")
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .buys_no_more()
        .chooses(A, Pick::Face(Face::Heart))
        .plays(HEARTS);
    assert_eq!(table.hearts(B), 10, "hearts that do not count are none");
    assert!(table.state.hand(B).is_empty());

    let mut table = powered_table(&[Monster::SpacePenguin, Monster::CyberKitty])
        .evolved(A, "freeze-ray")
        .evolved(B, ["mouse-hunter", "meow-missle"])
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .stays(B)
        .buys_no_more()
        .chooses(A, Pick::Face(Face::One))
        .plays([Face::One; 6]);
    assert_eq!(
        (table.stars(B), table.hearts(A)),
        (2, 10),
        "two for the start in Tokyo"
    );
}

#[test]
fn cold_wave_takes_no_die_from_a_turn_that_is_rolling() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur])
        .in_hand(A, "cold-wave")
        .in_city(A)
        .turn_of(B);
    table.rolls(BLANK).evolves(A, "cold-wave");
    assert_eq!(table.dice().len(), 6);
}

#[test]
fn yin_and_yang_leaves_the_frozen_die_alone() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Pandakai])
        .evolved(A, "encased-in-ice")
        .evolved(B, "yin-and-yang")
        .energy(A, 1)
        .in_city(B)
        .turn_of(A);
    table
        .fixes(claws(1))
        .uses_on(A, "encased-in-ice", Pick::Die(0))
        .resolves_rest();
    table.stays(B).buys_no_more();
    table
        .nature([Face::One, Face::One, Face::Two, Face::Two, Face::Three])
        .keeps_all()
        .uses(B, "yin-and-yang");
    assert_eq!(
        table.dice(),
        [
            Face::Three,
            Face::Three,
            Face::Heart,
            Face::Heart,
            Face::One,
            Face::Claw
        ]
    );
}

#[test]
fn chest_thumping_drives_nobody_out_of_a_blizzard() {
    let three = [Monster::SpacePenguin, Monster::TheKing, Monster::Gigazaur];
    let mut table = powered_table(&three)
        .in_hand(A, "blizzard")
        .evolved(B, "chest-thumping")
        .in_city(C)
        .turn_of(A);
    table
        .rolls(BLANK)
        .evolves(A, "blizzard")
        .keeps_all()
        .passes()
        .resolves_rest();
    // One roll is all there is, and it is kept.
    table.rolls(claws(1)).resolves_rest();
    assert_eq!((table.place(C), table.hearts(C)), (Place::City, 9));
    assert!(!table.may_use(B, "chest-thumping"));
}

#[test]
fn who_is_driven_out_has_yielded_and_has_not_stayed() {
    let mut table = powered_table(&[Monster::TheKing, Monster::SpacePenguin])
        .evolved(A, "chest-thumping")
        .evolved(B, "black-diamond")
        .holding(B, "burrowing")
        .in_city(B)
        .turn_of(A);
    table.plays(claws(1)).stays(B).uses(A, "chest-thumping");
    assert_eq!((table.place(B), table.stars(B)), (Place::Outside, 0));
    assert_eq!(
        (table.place(A), table.hearts(A)),
        (Place::City, 9),
        "it burrows for who comes"
    );
}

#[test]
fn simian_scamper_answers_boo() {
    let three = [Monster::BoogieWoogie, Monster::TheKing, Monster::Gigazaur];
    let mut table = powered_table(&three)
        .in_hand(A, "boo")
        .in_hand(B, "simian-scamper")
        .in_city(B)
        .turn_of(C);
    table
        .plays(claws(3))
        .passes_to(B, What::Yield)
        .stays(B)
        .evolves(A, "boo")
        .uses(B, "simian-scamper");
    assert_eq!((table.place(B), table.hearts(B)), (Place::Outside, 10));
}

#[test]
fn gifts_leave_with_their_owner() {
    let three = [Monster::BoogieWoogie, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&three)
        .in_hand(A, "worst-nightmare")
        .hearts(A, 1)
        .poison(A, 1)
        .energy(A, 9)
        .in_city(B)
        .turn_of(A);
    table
        .plays(claws(1))
        .passes()
        .stays(B)
        .evolves_on(A, "worst-nightmare", Pick::Seat(B));
    assert_eq!(table.cards(B), ["worst-nightmare"]);
    table.passes().buys_no_more().passes();
    assert_eq!((table.alive(A), table.cards(B).len()), (false, 0));
}

#[test]
fn hearts_that_a_zombie_cannot_use_are_worth_no_evolution() {
    let mut table = powered_with(&[Monster::Gigazaur, Monster::TheKing], |options| {
        options.edition = Edition::Dark;
        options.wickedness = Wickedness::Red;
    })
    .holding(A, "zombify")
    .hearts(A, 1)
    .in_city(A)
    .turn_of(B);
    table.plays(claws(3)).buys_no_more().turn_is(A);
    assert_eq!(table.hearts(A), 12);
    table.plays(HEARTS);
    assert!(!matches!(table.state.question().what, What::Reveal { .. }));
    assert!(table.state.hand(A).is_empty());
}

#[test]
fn who_hibernates_draws_an_evolution_for_three_hearts() {
    let mut table = powered_with(&[Monster::Gigazaur, Monster::TheKing], |options| {
        options.edition = Edition::Dark;
        options.wickedness = Wickedness::Red;
    })
    .holding(A, "hibernation")
    .in_city(B)
    .turn_of(A);
    table.plays(HEARTS);
    assert!(matches!(table.state.question().what, What::Reveal { .. }));
}

#[test]
fn candy_that_has_travelled_goes_to_the_discard_pile_of_its_owner() {
    let mut table = powered_table(&[Monster::PumpkinJack, Monster::Gigazaur])
        .in_hand(A, "candy")
        .hearts(B, 5)
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(3))
        .passes_to(A, What::Harm)
        .uses(A, "candy")
        .evolves(B, "candy");
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 6));
    assert!(table.state.evolutions_discarded(A).contains(card("candy")));
}

#[test]
fn the_first_clockwise_takes_the_place_that_became_free() {
    let four = [
        Monster::CyberKitty,
        Monster::TheKing,
        Monster::Gigazaur,
        Monster::Alienoid,
    ];
    let mut table = powered_table(&four)
        .evolved(A, "feline-motor")
        .in_hand(B, "monkey-rush")
        .in_city(D)
        .turn_of(C);
    table.plays(claws(1)).yields(D).uses(A, "feline-motor").passes();
    assert_eq!(
        [A, B, C, D].map(|seat| table.place(seat)),
        [Place::City, Place::Outside, Place::Outside, Place::Outside]
    );
    assert!(table.state.hand(B).contains(card("monkey-rush")));
}

#[test]
fn the_antimatter_beam_doubles_the_claw_of_meow_missile() {
    let mut table = powered_with(&[Monster::CyberKitty, Monster::Gigazaur], |options| {
        options.wickedness = Wickedness::Red;
    })
    .evolved(A, "meow-missle")
    .with_tiles(A, "tile-antimatter-beam")
    .in_city(B)
    .turn_of(A);
    table.plays(claws(1));
    assert_eq!(table.hearts(B), 6);
}

#[test]
fn underrated_comes_too_late_to_steal_a_costume() {
    for rolled in [1, 3] {
        let mut table = powered_with(&[Monster::BabyGigazaur, Monster::Gigazaur], |options| {
            options.halloween = true;
        })
        .in_hand(A, "underrated")
        .holding(B, "devil")
        .energy(A, 9)
        .in_city(B)
        .turn_of(A);
        table
            .rolls(claws(rolled))
            .keeps_all()
            .evolves(A, "underrated")
            .resolves_rest()
            .passes()
            .stays(B)
            .passes();
        assert_eq!(table.state.question().what == What::Theft, rolled == 3);
    }
}

#[test]
fn what_panda_monium_pays_is_a_gain_like_any_other() {
    let mut table = powered_table(&[Monster::Pandakai, Monster::Gigazaur])
        .in_hand(A, "panda-monium")
        .holding(B, "friend-of-children")
        .in_city(B)
        .turn_of(A);
    table.rolls(BLANK).evolves(A, "panda-monium");
    assert_eq!((table.energy(A), table.energy(B)), (6, 4));
}

#[test]
fn trick_or_threat_stays_in_play() {
    let mut table = powered_table(&[Monster::PumpkinJack, Monster::Gigazaur])
        .evolved(A, "trick-or-threat")
        .energy(B, 1)
        .in_city(B)
        .turn_of(A);
    table
        .fixes([Face::One, Face::One, Face::One, Face::Two, Face::Two, Face::Three])
        .resolves_rest()
        .chooses(B, Pick::Number(0));
    assert_eq!((table.energy(A), table.stars(A)), (1, 1));
    assert_eq!(table.cards(A), ["trick-or-threat"]);
}

#[test]
fn what_acts_at_once_goes_to_the_discard_pile() {
    for slug in ["nurture-the-young", "yummy-yummy"] {
        let mut table = powered_table(&[Monster::BabyGigazaur, Monster::Gigazaur])
            .in_hand(A, slug)
            .hearts(A, 5)
            .stars(B, 3)
            .in_city(B)
            .turn_of(A);
        table.rolls(BLANK).evolves(A, slug);
        assert!(
            table.state.evolutions_discarded(A).contains(card(slug)),
            "{slug} is used up"
        );
    }
}

#[test]
fn play_with_your_food_takes_only_what_there_is() {
    let mut table = powered_table(&[Monster::CyberKitty, Monster::Gigazaur])
        .evolved(A, "play-with-your-food")
        .energy(B, 1)
        .in_city(B)
        .turn_of(A);
    table.plays(claws(3)).chooses(A, Pick::Seat(B));
    assert_eq!((table.energy(A), table.stars(A)), (1, 0));
    assert_eq!((table.energy(B), table.hearts(B)), (0, 9));
}

#[test]
fn the_others_are_asked_at_the_end_of_a_turn_whose_monster_has_nothing_to_play() {
    let mut table = powered_table(&[Monster::Gigazaur, Monster::Alienoid])
        .in_hand(B, "anger-batteries")
        .in_city(B)
        .turn_of(A);
    let moment = Moment::EndOfTurn;
    table
        .plays(claws(1))
        .passes_to(B, What::Yield)
        .stays(B)
        .passes_to(B, What::Window { moment })
        .uses(B, "anger-batteries");
    assert_eq!(table.energy(B), 1);
}

#[test]
fn a_protection_ends_with_the_turn_in_which_the_active_monster_died() {
    let three = [Monster::Gigazaur, Monster::TheKing, Monster::Kraken];
    let mut table = powered_table(&three)
        .in_hand(A, "detachable-tail")
        .hearts(B, 1)
        .poison(B, 1)
        .in_city(A)
        .turn_of(B);
    table
        .plays(claws(1))
        .passes_to(A, What::Harm)
        .uses(A, "detachable-tail")
        .passes();
    assert_eq!((table.alive(B), table.hearts(A)), (false, 10));
    assert!(
        table.cards(A).is_empty()
            && table
                .state
                .evolutions_discarded(A)
                .contains(card("detachable-tail"))
    );
}

#[test]
fn a_game_is_saved_while_one_is_back_and_the_next_chooses_whether_to_live_on() {
    let three = [Monster::Gigazaur, Monster::CyberKitty, Monster::TheKing];
    let mut table = powered_table(&three)
        .holding(A, "it-has-a-child")
        .in_hand(B, "nine-lives")
        .hearts(A, 1)
        .hearts(B, 1)
        .in_city(C)
        .turn_of(C);
    let moment = Moment::Dying;
    table.plays(claws(1)).passes_to(B, What::Window { moment });
    assert_eq!((table.hearts(A), table.hearts(B)), (10, 0));
    let written = serde_json::to_string(&table.state).expect("a position can be written");
    let read: State = serde_json::from_str(&written).expect("and read");
    assert_eq!(read, table.state);
    table.evolves(B, "nine-lives");
    assert_eq!(table.hearts(B), 9);
}

#[test]
fn beauty_is_lost_before_anybody_takes_the_place() {
    let mut table = powered_table(&[Monster::Kraken, Monster::TheKing])
        .in_hand(A, "destructive-wave")
        .evolved(B, "twas-beauty-killed-the-beast")
        .in_city(B)
        .stars(B, 5)
        .energy(A, 5)
        .market("death-from-above")
        .turn_of(A);
    table
        .plays(BLANK)
        .passes_to(A, What::Buy)
        .buys("death-from-above")
        .reveals("wings");
    let moment = Moment::Entered;
    table.asked(A, What::Window { moment });
    assert_eq!((table.stars(B), table.cards(B).len()), (0, 0));
}
