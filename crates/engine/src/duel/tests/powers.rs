//! The six special powers (`duel.md` §10).

use super::kit::*;
use crate::duel::Face::{self, Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Answer, Buzz, Choice, Event, Monster, Pick, Source, Track, What};

/// A has this monster, and that many power among eight dice at most; the others are energy.
fn power(monster: Monster, power: usize) -> Table {
    power_at(table_of(monster, rival(monster)), power)
}

fn power_at(laid: Laid, power: usize) -> Table {
    if power > 6 {
        let mut faces = [Energy; 8];
        faces[..power].fill(Power);
        return laid
            .hearts(A, 12)
            .holding(A, ["extra-head", "natural-selection"])
            .rolled(A, faces);
    }
    let mut faces = [Energy; 6];
    faces[..power].fill(Power);
    laid.rolled(A, faces)
}

fn rival(monster: Monster) -> Monster {
    match monster {
        Monster::Gigazaur => Monster::CyberKitty,
        _ => Monster::Gigazaur,
    }
}

/// What a monster's power lets choose.
fn choice(monster: Monster, of: Choice) -> What {
    What::Choose {
        by: Source::Power(monster),
        of,
        optional: false,
    }
}

#[test]
fn gigazaur_pulls_once_for_each_two_power() {
    for (count, pulls) in [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let mut table = power(Monster::Gigazaur, count);
        table.resolves(Power);
        for _ in 0..pulls {
            table
                .asked(A, choice(Monster::Gigazaur, Choice::Track))
                .picks(Pick::Track(Track::Fame));
        }
        assert_eq!(table.fame(), -f64::from(pulls), "{count} power");
        assert!(table.state.question().what != choice(Monster::Gigazaur, Choice::Track));
    }
}

#[test]
fn gigazaur_chooses_a_marker_each_time() {
    let mut table = power(Monster::Gigazaur, 6);
    table.resolves(Power);
    assert!(!table.offers(Answer::Done));
    table
        .picks(Pick::Track(Track::Fame))
        .picks(Pick::Track(Track::Destruction))
        .picks(Pick::Track(Track::Destruction));
    assert_eq!((table.fame(), table.destruction()), (-1.0, -2.0));
}

#[test]
fn one_power_is_nothing_for_most() {
    for monster in [
        Monster::Gigazaur,
        Monster::Alienoid,
        Monster::MekaDragon,
        Monster::CyberKitty,
        Monster::TheKing,
    ] {
        assert_eq!(power(monster, 1).faces(), [Energy], "{monster:?}");
    }
}

#[test]
fn alienoid_must_add_a_face_for_two_power() {
    let mut table = power(Monster::Alienoid, 2);
    table.asked(A, choice(Monster::Alienoid, Choice::Face));
    let faces = [Claw, Destruction, Energy, Heart, Fame];
    let all = faces.map(|face| Answer::Choose(Pick::Face(face)));
    assert_eq!(table.answers(), all);
    table.picks(Pick::Face(Claw)).is(What::Face);
    assert_eq!(table.faces(), [Energy, Claw]);
    table.resolves(Claw);
    assert_eq!(table.hearts(B), 13);
}

#[test]
fn alienoid_adds_a_face_once_more_for_a_third_power() {
    let by = Source::Power(Monster::Alienoid);
    for (repeats, energy) in [(true, 5), (false, 4)] {
        let mut table = power(Monster::Alienoid, 3);
        table.picks(Pick::Face(Energy)).asked(A, What::May { by });
        if repeats {
            table.accepts(A);
        } else {
            table.declines(A);
        }
        table.resolves(Energy);
        assert_eq!(table.energy(A), energy);
    }
}

#[test]
fn alienoid_has_two_ways_to_use_four_power() {
    let by = Source::Power(Monster::Alienoid);
    let mut table = power(Monster::Alienoid, 4);
    table
        .picks(Pick::Face(Claw))
        .asked(A, What::May { by })
        .accepts(A)
        .is(What::Face);
    let mut table = power(Monster::Alienoid, 4);
    table
        .picks(Pick::Face(Claw))
        .declines(A)
        .asked(A, choice(Monster::Alienoid, Choice::Face))
        .picks(Pick::Face(Energy))
        .is(What::Face);
    table.resolves(Energy);
    assert_eq!(table.energy(A), 3);
}

/// Four claws and a fifth that the power adds: five of a kind, before any card looks at the Roll.
#[test]
fn cards_see_the_faces_that_alienoid_adds() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(A, "antimatter-pellets")
        .rolled(A, [Claw, Claw, Claw, Claw, Power, Power]);
    assert_eq!(table.hearts(B), 14);
    table.picks(Pick::Face(Claw));
    assert_eq!((table.hearts(B), table.destruction()), (10, -2.0));
}

#[test]
fn alienoids_power_dice_stay_power() {
    let mut table = table_of(Monster::Alienoid, Monster::Gigazaur)
        .holding(A, "signature-move")
        .rolled(A, [Power, Power, Power, Energy, Energy, Energy]);
    table.picks(Pick::Face(Fame)).accepts(A);
    assert_eq!(table.fame(), -1.0);
    assert_eq!(table.faces(), [Energy]);
}

#[test]
fn space_penguin_gains_a_token_for_each_power() {
    for (count, tokens) in [(1, 1), (2, 2), (5, 2)] {
        let mut table = power(Monster::SpacePenguin, count);
        table.resolves(Power);
        assert_eq!(table.tokens(A), tokens, "{count} power");
    }
}

#[test]
fn space_penguin_with_two_tokens_has_no_use_for_power() {
    let laid = table_of(Monster::SpacePenguin, Monster::Gigazaur).tokens(A, 2);
    assert_eq!(power_at(laid, 3).faces(), [Energy]);
}

#[test]
fn meka_dragon_may_choose_claws_or_power() {
    let table =
        table_of(Monster::MekaDragon, Monster::Gigazaur).rolled(A, [Claw, Claw, Power, Power, Energy, Heart]);
    assert_eq!(table.faces(), [Energy, Power, Claw]);
}

#[test]
fn meka_dragon_needs_claws_and_power() {
    let roll = |faces: [Face; 6]| {
        table_of(Monster::MekaDragon, Monster::Gigazaur)
            .rolled(A, faces)
            .faces()
    };
    assert_eq!(roll([Power, Power, Power, Energy, Heart, Heart]), [Energy]);
    assert_eq!(roll([Claw, Claw, Claw, Energy, Heart, Heart]), [Energy, Claw]);
}

/// Three claws times two power are six hits, but three claws.
#[test]
fn operation_media_counts_the_claws_of_meka_dragon_once() {
    let mut table = table_of(Monster::MekaDragon, Monster::Gigazaur)
        .energy(A, 6)
        .market("operation-media")
        .rolled(A, [Claw, Claw, Claw, Power, Power, Heart]);
    table.resolves(Power);
    assert_eq!(table.hearts(B), 8);
    table.buys("operation-media").lays(at(Track::Destruction, 5));
    assert_eq!(table.fame(), -3.0);
}

#[test]
fn cyber_kittys_table() {
    for (count, energy) in [(2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 8), (8, 10)] {
        let mut table = power(Monster::CyberKitty, count);
        table.resolves(Power);
        assert_eq!(table.energy(A), energy, "{count} power");
    }
}

#[test]
fn cyber_kittys_energy_is_one_gain() {
    let mut table = power_at(
        table_of(Monster::CyberKitty, Monster::Gigazaur).holding(B, "superconductor"),
        6,
    );
    table.resolves(Power).offered(B, "superconductor").accepts(B);
    assert_eq!((table.energy(A), table.energy(B)), (8, 8));
}

#[test]
fn the_king_lays_a_token_on_any_free_space() {
    let mut table = power_at(
        table_of(Monster::TheKing, Monster::Gigazaur)
            .fame_at(-2.0)
            .buzz(Buzz::Alien, Track::Fame, 3),
        2,
    );
    table
        .resolves(Power)
        .asked(A, choice(Monster::TheKing, Choice::King));
    let offers =
        |table: &Table, track, x| table.offers(Answer::Choose(Pick::Place(Buzz::King, at(track, x))));
    assert_eq!(table.answers().len(), 11 + 14);
    for x in [-2, 3, 4, 5] {
        assert!(!offers(&table, Track::Fame, x), "{x}");
    }
    assert!(offers(&table, Track::Fame, -7) && offers(&table, Track::Destruction, 7));
    table.lays_king(Buzz::King, Track::Destruction, 2);
    assert_eq!(table.lies(Buzz::King), Some(at(Track::Destruction, 2)));
    table.is(What::Face);
    assert_eq!(table.faces(), [Energy]);
}

#[test]
fn the_king_moves_a_token_to_a_different_space() {
    let mut table = power_at(
        table_of(Monster::TheKing, Monster::Gigazaur).buzz(Buzz::King, Track::Fame, 3),
        2,
    );
    table.resolves(Power);
    // The one on the track to 27 other spaces, the one in the hand to 27 free ones.
    assert_eq!(table.answers().len(), 54);
    assert!(!table.offers(Answer::Choose(Pick::Place(Buzz::King, at(Track::Fame, 3)))));
    assert!(!table.offers(Answer::Done));
    table.lays_king(Buzz::King, Track::Destruction, 3);
    assert_eq!(table.lies(Buzz::King), Some(at(Track::Destruction, 3)));
    assert_eq!(table.lies(Buzz::King2), None);
}

#[test]
fn the_king_may_move_the_token_that_he_has_just_laid() {
    let mut table = power(Monster::TheKing, 4);
    table
        .resolves(Power)
        .lays_king(Buzz::King, Track::Fame, 1)
        .lays_king(Buzz::King, Track::Fame, 2)
        .is(What::Face);
    assert_eq!(table.lies(Buzz::King), Some(at(Track::Fame, 2)));
    let mut table = power(Monster::TheKing, 6);
    table
        .resolves(Power)
        .lays_king(Buzz::King, Track::Fame, 1)
        .lays_king(Buzz::King2, Track::Fame, 2)
        .lays_king(Buzz::King, Track::Fame, 3)
        .is(What::Buy);
}

#[test]
fn a_token_under_a_marker_does_not_move() {
    let lay = || {
        table_of(Monster::TheKing, Monster::Gigazaur)
            .fame_at(2.0)
            .buzz(Buzz::King, Track::Fame, 2)
    };
    let mut table = power_at(lay().buzz(Buzz::King2, Track::Fame, 3), 2);
    table.resolves(Power);
    let moves = |table: &Table, which: Buzz| {
        let of = |answer: &Answer| matches!(answer, Answer::Choose(Pick::Place(buzz, _)) if *buzz == which);
        table.answers().iter().filter(|answer| of(answer)).count()
    };
    assert_eq!((moves(&table, Buzz::King), moves(&table, Buzz::King2)), (0, 27));
    // Both under markers: the power has nothing to do.
    let table = power_at(
        lay()
            .destruction_at(-3.0)
            .buzz(Buzz::King2, Track::Destruction, -3),
        2,
    );
    assert_eq!(table.faces(), [Energy]);
}

/// B pulls, so it is A's King that stops it; the token of The King gives nothing else.
#[test]
fn the_kings_token_has_no_bonus() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .holding(B, "lightning-speed")
        .buzz(Buzz::King, Track::Fame, 2)
        .rolled(B, [Fame; 6]);
    table.resolves(Fame);
    assert_eq!((table.walked(Track::Fame), table.hearts(A)), (vec![1.0, 2.0], 15));
    let lost = |event: &Event| matches!(event, Event::PullStopped { seat: B, lost: 2, .. });
    assert!(table.heard(lost));
}
