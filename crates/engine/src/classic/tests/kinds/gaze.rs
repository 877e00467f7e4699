//! Gaze of the Sphinx against whatever is set up when it is played, and against the housekeeping of cards:
//! Keep cards and permanent Evolutions have no effect, but a model is chosen, counters come with a card, and
//! what goes home, thaws or runs out does so (`evolutions.md` §1.8, `settled.md` §34).

use super::super::kit::*;
use super::{curse_is, ends, falls, under, with_curses};
use crate::classic::{Answer, Edition, Face, Monster, Pick, Place, SpecialFace, What, Wickedness};

const GAZE: &str = "gaze-of-the-sphinx";

/// What an Evolution finds on itself when it has been played while nothing that stays has an effect.
#[test]
fn only_a_model_and_the_counters_of_a_card_are_set_up() {
    let rows = [
        (Monster::Alienoid, "adapting-technology", 3),
        (Monster::Alienoid, "exotic-arms", 0),
        (Monster::PumpkinJack, "scythe", 0),
        (Monster::BabyGigazaur, "my-toy", 0),
        (Monster::Pandakai, "bamboo-supply", 0),
        (Monster::CyberBunny, "energy-sword", 0),
        (Monster::Kraken, "eater-of-souls", 0),
    ];
    for (monster, slug, counters) in rows {
        let mut table = under(&[monster, Monster::Gigazaur], GAZE)
            .in_hand(A, slug)
            .turn_of(A);
        table.rolls(BLANK);
        falls(&mut table, SpecialFace::River);
        table.evolves(A, slug).asked(A, What::Roll);
        let held = table.held(slug);
        assert_eq!((held.tokens, table.state.cap(A)), (counters, 10), "{slug} played");
        assert_eq!(table.state.reserved(held.key), None, "{slug} reserves nothing");

        let mut table = under(&[Monster::SpacePenguin, monster], GAZE)
            .in_hand(A, "icy-reflection")
            .evolved(B, slug)
            .turn_of(A);
        table.rolls(BLANK);
        falls(&mut table, SpecialFace::River);
        let model = Pick::Card(table.key(slug));
        table.evolves(A, "icy-reflection");
        if table.state.question().what != What::Roll {
            table.chooses(A, model);
        }
        table.asked(A, What::Roll);
        let copy = table.held("icy-reflection");
        assert_eq!(copy.face.slug(), slug, "{slug} is copied");
        assert_eq!(
            (copy.tokens, table.state.cap(A)),
            (counters, 10),
            "copy of {slug}"
        );
        assert_eq!(
            table.state.reserved(copy.key),
            None,
            "copy of {slug} reserves nothing"
        );
    }
}

#[test]
fn a_copy_made_under_the_gaze_acts_when_another_curse_has_come() {
    for (monster, slug, cap) in [
        (Monster::Kraken, "eater-of-souls", 12),
        (Monster::TheKing, "alpha-male", 10),
    ] {
        let mut table = under(&[Monster::SpacePenguin, monster], GAZE)
            .in_hand(A, "icy-reflection")
            .evolved(B, slug)
            .in_city(B)
            .turn_of(A);
        table.rolls(claws(1));
        falls(&mut table, SpecialFace::Eye);
        table.evolves(A, "icy-reflection").keeps_all().passes();
        curse_is(&mut table, "set-storm");
        table.resolves_rest();
        assert_eq!(table.state.cap(A), cap, "{slug}");
        assert_eq!(table.stars(A), u8::from(slug == "alpha-male"), "{slug}");
    }
}

#[test]
fn a_card_bought_under_the_gaze_brings_its_counters_and_nothing_else() {
    // What lies on the card, and the hearts and energy left of 5 and 10.
    let rows = [
        ("smoke-cloud", 3, 5, 6),
        ("battery-monster", 6, 5, 7),
        ("even-bigger", 0, 5, 6),
        ("mimic", 0, 5, 2),
    ];
    for (slug, counters, hearts, energy) in rows {
        let mut table = under(&[Monster::Gigazaur, Monster::Kraken], GAZE)
            .holding(B, "extra-head")
            .hearts(A, 5)
            .energy(A, 10)
            .market(slug)
            .turn_of(A);
        table.rolls(BLANK);
        falls(&mut table, SpecialFace::River);
        table
            .keeps_all()
            .resolves_rest()
            .passes()
            .buys(slug)
            .reveals("tank");
        let held = table.held(slug);
        assert_eq!((held.tokens, held.face.slug()), (counters, slug), "{slug}");
        assert_eq!((table.hearts(A), table.energy(A)), (hearts, energy), "{slug}");
    }
}

#[test]
fn hibernation_that_comes_to_tokyo_is_discarded_also_under_the_gaze() {
    let monsters = [Monster::SpacePenguin, Monster::Gigazaur];
    let dark = |options: &mut crate::classic::Options| {
        with_curses(options);
        options.edition = Edition::Dark;
        options.wickedness = Wickedness::Red;
    };
    for city in [true, false] {
        let laid = powered_with(&monsters, dark).cursed(GAZE).in_hand(A, "deep-dive");
        let laid = if city { laid.in_city(A) } else { laid };
        let mut table = laid.turn_of(A);
        table.rolls(BLANK);
        falls(&mut table, SpecialFace::River);
        table
            .evolves(A, "deep-dive")
            .reveals("hibernation")
            .reveals("jets")
            .reveals("wings")
            .chooses(A, Pick::Deck(0));
        assert_eq!(table.cards(A).contains(&"hibernation"), !city);
        assert_eq!(table.discarded("hibernation"), city);
    }
}

#[test]
fn freeze_ray_goes_home_from_every_turn_under_the_gaze() {
    let monsters = [Monster::SpacePenguin, Monster::MekaDragon];
    for skipped in [false, true] {
        let mut table = under(&monsters, GAZE)
            .given(A, "freeze-ray", B)
            .in_hand(B, "tune-up")
            .turn_of(B);
        if skipped {
            table.evolves(B, "tune-up");
        } else {
            table.rolls([Face::Energy; 6]); // nobody names a face
            falls(&mut table, SpecialFace::River);
            table.keeps_all().passes().resolves(Face::Energy);
            assert_eq!(table.energy(B), 6);
            ends(&mut table, 1);
        }
        assert_eq!(table.cards(A), ["freeze-ray"], "skipped: {skipped}");
        assert_eq!(table.held("freeze-ray").giver.get(), None);
    }
}

#[test]
fn a_face_that_was_named_works_again_when_the_gaze_comes_and_the_ray_goes_home() {
    let mut table = under(&[Monster::SpacePenguin, Monster::MekaDragon], "set-storm")
        .given(A, "freeze-ray", B)
        .turn_of(B);
    table
        .chooses(A, Pick::Face(Face::Energy))
        .rolls([Face::Energy; 6]);
    falls(&mut table, SpecialFace::Eye);
    table.keeps_all();
    curse_is(&mut table, GAZE);
    table.resolves_rest();
    assert_eq!(table.energy(B), 6);
    ends(&mut table, 1);
    assert_eq!(
        (table.cards(A), table.held("freeze-ray").tokens),
        (vec!["freeze-ray"], 0)
    );
}

#[test]
fn a_reflection_of_the_ray_goes_home_as_well() {
    let mut table = under(&[Monster::SpacePenguin, Monster::MekaDragon], GAZE)
        .evolved(A, "freeze-ray")
        .given(A, "icy-reflection", B)
        .reflecting("freeze-ray")
        .turn_of(B);
    table.rolls(BLANK);
    falls(&mut table, SpecialFace::River);
    table.keeps_all().resolves_rest();
    ends(&mut table, 1);
    assert_eq!(table.cards(A), ["freeze-ray", "icy-reflection"]);
}

#[test]
fn a_frozen_die_stays_frozen_and_thaws_with_its_owners_turn() {
    let mut table = under(&[Monster::SpacePenguin, Monster::Gigazaur], GAZE)
        .evolved(A, "encased-in-ice")
        .counters("encased-in-ice", Face::Claw as u8 + 1)
        .in_city(A)
        .turn_of(B);
    table.nature([Face::One; 5]);
    falls(&mut table, SpecialFace::River);
    assert_eq!(table.dice()[5], Face::Claw);
    assert!(!table.answers().contains(&Answer::Reroll(1 << 5)));
    table.keeps_all().resolves_rest();
    ends(&mut table, 1);
    assert_eq!((table.state.active(), table.hearts(A)), (A, 9));
    assert_eq!(table.held("encased-in-ice").tokens, 0);
}

#[test]
fn what_is_staked_for_a_turn_is_gone_after_it() {
    // The energy is not given back, no heart is lost for it, and no claw is added.
    let rows = [
        (Monster::Alienoid, "exotic-arms", 2),
        (Monster::CyberBunny, "energy-sword", 1),
    ];
    for (monster, slug, counters) in rows {
        let mut table = under(&[monster, Monster::Gigazaur], "set-storm")
            .evolved(A, slug)
            .energy(A, 2)
            .in_city(B)
            .turn_of(A);
        table.chooses(A, Pick::Number(1)).rolls(claws(1));
        let before = table.hearts(A);
        falls(&mut table, SpecialFace::Eye);
        table.keeps_all();
        assert_eq!(table.held(slug).tokens, counters, "{slug}");
        curse_is(&mut table, GAZE);
        table.resolves_rest();
        assert_eq!((table.hearts(A), table.hearts(B)), (before, 9), "{slug}");
        table.stays(B);
        ends(&mut table, 1);
        assert_eq!((table.held(slug).tokens, table.energy(A)), (0, 0), "{slug}");
    }
}

#[test]
fn the_stomp_ends_with_its_owners_next_turn() {
    // Also a turn that is skipped is the next one (`settled.md` §20).
    for (curse, skipped) in [
        (GAZE, false),
        (GAZE, true),
        ("set-storm", true),
        ("set-storm", false),
    ] {
        let stomp = |options: &mut crate::classic::Options| {
            with_curses(options);
            options.promos = true;
        };
        let mut table = powered_with(&[Monster::MekaDragon, Monster::Gigazaur], stomp)
            .cursed(curse)
            .holding(A, "thunder-stomp")
            .counters("thunder-stomp", 1)
            .in_hand(A, "tune-up")
            .turn_of(A);
        if skipped {
            table.evolves(A, "tune-up");
        } else {
            table.passes();
        }
        assert_eq!(
            table.held("thunder-stomp").tokens,
            0,
            "{curse}, skipped: {skipped}"
        );
    }
}

#[test]
fn what_is_stored_stays_where_it_is() {
    let rows = [
        (Monster::Pandakai, "bamboo-supply", 3),
        (Monster::PumpkinJack, "scythe", 2),
        (Monster::Alienoid, "adapting-technology", 2),
    ];
    for (monster, slug, counters) in rows {
        let mut table = under(&[monster, Monster::Gigazaur], GAZE)
            .evolved(A, slug)
            .counters(slug, counters)
            .holding(A, ["battery-monster", "smoke-cloud"])
            .turn_of(A);
        table.rolls(BLANK);
        falls(&mut table, SpecialFace::River);
        table.keeps_all().resolves_rest();
        ends(&mut table, 1);
        let lying = ["battery-monster", "smoke-cloud", slug].map(|slug| table.held(slug).tokens);
        assert_eq!((lying, table.energy(A)), ([6, 3, counters], 0), "{slug}");
    }
}

#[test]
fn saucers_are_tested_though_what_they_come_from_has_no_effect() {
    let mut table = under(&[Monster::Alienoid, Monster::Gigazaur], GAZE)
        .evolved(A, "superior-alien-technology")
        .holding(A, "jets")
        .with_saucer("jets")
        .turn_of(A);
    table.nature([Face::Claw]);
    assert!(table.discarded("jets"));
}

#[test]
fn beauty_neither_gives_nor_takes_under_the_gaze() {
    let mut table = under(&[Monster::Gigazaur, Monster::TheKing], GAZE)
        .evolved(B, "twas-beauty-killed-the-beast")
        .stars(B, 5)
        .in_city(B)
        .turn_of(A);
    table.rolls(claws(1));
    falls(&mut table, SpecialFace::River);
    table.keeps_all().resolves_rest().yields(B);
    ends(&mut table, 1);
    assert_eq!((table.place(B), table.stars(B)), (Place::Outside, 5));
    assert_eq!(table.cards(B), ["twas-beauty-killed-the-beast"]);
}

#[test]
fn gifts_and_what_is_played_for_once_work_as_ever() {
    let mut table = under(
        &[Monster::BoogieWoogie, Monster::PumpkinJack, Monster::SpacePenguin],
        GAZE,
    )
    .given(A, "i-live-under-your-bed", C)
    .given(B, "ignis-fatus", C)
    .evolved(A, "nightlife")
    .turn_of(C);
    table.nature([Face::One; 5]);
    falls(&mut table, SpecialFace::River);
    assert_eq!(table.state.roll_limit(), 2);
    assert_eq!(table.dice().len(), 5);
}
