//! The two tracks, and the Buzz tokens on them: where they may lie and what walking over them does
//! (`duel.md` §3 and §6).

use super::kit::*;
use crate::duel::Bonus::{self, Energy, Heart, Hit, Token, TwoHits};
use crate::duel::Face::{self, Claw, Destruction, Fame};
use crate::duel::{Answer, Buzz, Ending, Event, Monster, Pick, Track, What};

/// The bonuses taken so far.
fn bonuses(table: &Table) -> Vec<Bonus> {
    let bonus = |(event, _): &(Event, _)| match event {
        Event::BonusReached { bonus, .. } => Some(*bonus),
        _ => None,
    };
    table.told.iter().filter_map(bonus).collect()
}

/// Dice that pull by so many steps.
fn pull(face: Face, steps: usize) -> [Face; 6] {
    let mut dice = [Claw; 6];
    dice[..steps + 2].fill(face);
    dice
}

/// A buys the card that brings this token, and is asked where to lay it.
fn buys_for(laid: Laid, slug: &'static str) -> Table {
    let mut table = laid.energy(A, 10).market(slug).buying(A);
    table.buys(slug);
    table
}

fn count(table: &Table, track: Track) -> usize {
    let places = table.places();
    places.iter().filter(|place| place.track == track).count()
}

#[test]
fn places_of_a_token_on_empty_tracks() {
    for (slug, places) in [
        ("armor-plating", 14), // one space
        ("scrappy", 24),       // two spaces, both ways round
        ("cannonball", 24),
        ("signature-move", 12), // an extension
        ("unchained", 12),
        ("trend-setter", 10), // three spaces
        ("titanic-batteries", 10),
        ("lightning-speed", 10),
    ] {
        let table = buys_for(table(), slug);
        for track in Track::ALL {
            assert_eq!(count(&table, track), places, "{slug} on {track:?}");
        }
    }
}

#[test]
fn a_token_lies_neither_under_a_marker_nor_on_another_token() {
    let laid = table_of(Monster::TheKing, Monster::Gigazaur)
        .fame_at(-2.0)
        .buzz(Buzz::Alien, Track::Fame, 3)
        .buzz(Buzz::King, Track::Fame, 7);
    let table = buys_for(laid, "too-cute");
    let fame: Vec<i8> = table
        .places()
        .iter()
        .filter(|place| place.track == Track::Fame)
        .map(|place| place.low)
        .collect();
    assert_eq!(fame, [-7, -6, -5, -4, -3, -1, 0, 1, 2, 6]);
    assert_eq!(count(&table, Track::Destruction), 14);
}

#[test]
fn three_spaces_fit_where_three_are_free() {
    let laid = table()
        .fame_at(1.0)
        .buzz(Buzz::Cat, Track::Fame, -4)
        .buzz(Buzz::Fish, Track::Fame, 5);
    let table = buys_for(laid, "trend-setter");
    let fame: Vec<i8> = table
        .places()
        .iter()
        .filter(|place| place.track == Track::Fame)
        .map(|place| place.low)
        .collect();
    assert_eq!(fame, [-7, -3, -2, 2]);
}

#[test]
fn one_space_and_three_spaces_have_no_choice_of_direction() {
    let table = buys_for(table(), "trend-setter");
    assert!(!table.offers(Answer::Place(turned(Track::Fame, 3))));
    let table = buys_for(super::kit::table(), "unchained");
    assert!(!table.offers(Answer::Place(turned(Track::Fame, 3))));
    let table = buys_for(super::kit::table(), "too-cute");
    assert!(!table.offers(Answer::Place(turned(Track::Fame, 3))));
}

#[test]
fn a_token_stays_on_its_track() {
    let table = buys_for(table(), "scrappy");
    for (low, fits) in [(-8, false), (-7, true), (6, true), (7, false)] {
        assert_eq!(table.offers(Answer::Place(at(Track::Fame, low))), fits, "{low}");
    }
}

#[test]
fn a_token_under_a_marker_stays_where_it_is() {
    for at in [-3.0, -2.5, -2.0] {
        let laid = table().fame_at(at).buzz(Buzz::Phantom, Track::Fame, -3);
        let mut table = buys_for(laid, "signature-move");
        table.is(What::Buy);
        assert_eq!(table.lies(Buzz::Phantom), Some(super::kit::at(Track::Fame, -3)));
    }
}

#[test]
fn a_token_on_a_track_may_move_or_stay() {
    let lay = || table().buzz(Buzz::Lizard, Track::Fame, -3);
    let mut table = buys_for(lay(), "scrappy");
    assert_eq!(count(&table, Track::Fame), 24);
    table.lays(at(Track::Fame, -3)).is(What::Buy);
    assert_eq!(table.lies(Buzz::Lizard), Some(at(Track::Fame, -3)));
    let mut table = buys_for(lay(), "scrappy");
    table.lays(turned(Track::Fame, -2)).is(What::Buy);
    assert_eq!(table.lies(Buzz::Lizard), Some(turned(Track::Fame, -2)));
}

/// Tokens on every third space leave no room for three.
#[test]
fn a_token_without_a_place_is_left_out() {
    let laid = table()
        .buzz(Buzz::Cat, Track::Fame, -5)
        .buzz(Buzz::Panda, Track::Fame, -2)
        .buzz(Buzz::Fish, Track::Fame, 3)
        .buzz(Buzz::Tiger, Track::Fame, 6)
        .buzz(Buzz::Lizard, Track::Destruction, -5)
        .buzz(Buzz::Anubis, Track::Destruction, -2)
        .buzz(Buzz::Phantom, Track::Destruction, 2)
        .buzz(Buzz::Penguin, Track::Destruction, 5);
    // Three spaces are free nowhere, so Fame 1 follows the purchase at once.
    let mut table = buys_for(laid.holding(A, "alien-metabolism"), "trend-setter");
    table.is(What::Buy);
    assert_eq!(table.lies(Buzz::Dragon), None);
    assert_eq!(table.cards(A), ["alien-metabolism", "trend-setter"]);
}

/// The printed order of the dragon is energy, hit, heart; the zigzag turns it from space to space and from
/// track to track.
#[test]
fn the_dragon_lies_as_the_zigzag_wants() {
    let up = [Energy, Hit, Heart];
    let down = [Heart, Hit, Energy];
    for (track, low, order) in [
        (Track::Fame, 1, up),
        (Track::Fame, 2, down),
        (Track::Destruction, 1, down),
        (Track::Destruction, 2, up),
        (Track::Fame, -5, up),
        (Track::Fame, -4, down),
        (Track::Destruction, -5, down),
        (Track::Destruction, -4, up),
    ] {
        let laid = table().hearts(B, 5).buzz(Buzz::Dragon, track, low);
        let before = f64::from(low - 1);
        let (laid, face) = match track {
            Track::Fame => (laid.fame_at(before), Fame),
            Track::Destruction => (laid.destruction_at(before), Destruction),
        };
        let mut table = laid.rolled(B, pull(face, 3));
        table.resolves(face);
        assert_eq!(bonuses(&table), order, "{track:?}, from {low} up");
    }
}

#[test]
fn two_spaces_lie_either_way_round() {
    let lay = || table().fame_at(3.0);
    let mut table = lay().buzz(Buzz::Anubis, Track::Fame, 1).rolled(A, pull(Fame, 2));
    table.resolves(Fame);
    assert_eq!(bonuses(&table), [Heart, Energy]);
    let mut table = lay()
        .buzz_turned(Buzz::Anubis, Track::Fame, 1)
        .rolled(A, pull(Fame, 2));
    table.resolves(Fame);
    assert_eq!(bonuses(&table), [Energy, Heart]);
}

#[test]
fn each_token_gives_what_is_printed() {
    for (buzz, printed) in [
        (Buzz::Cat, vec![Hit]),
        (Buzz::Panda, vec![Token]),
        (Buzz::Fish, vec![Heart]),
        (Buzz::Tiger, vec![Energy]),
        (Buzz::Lizard, vec![Hit, Token]),
        (Buzz::Anubis, vec![Energy, Heart]),
        (Buzz::Pumpkin, vec![Heart, TwoHits, Heart]),
        (Buzz::Phantom, vec![Heart]),
        (Buzz::Penguin, vec![Hit]),
        (Buzz::Alien, vec![]),
    ] {
        let mut table = table()
            .hearts(B, 5)
            .buzz(buzz, Track::Fame, 1)
            .rolled(B, pull(Fame, 3));
        table.resolves(Fame);
        assert_eq!(bonuses(&table), printed, "{buzz:?}");
    }
}

#[test]
fn the_pumpkin_hits_twice_in_one_packet() {
    let mut table = table()
        .hearts(A, 12)
        .buzz(Buzz::Pumpkin, Track::Fame, -3)
        .rolled(A, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!((table.hearts(A), table.packets(B)), (14, vec![2]));
}

#[test]
fn what_does_not_fit_is_lost() {
    let mut table = table()
        .tokens(A, 2)
        .buzz(Buzz::Fish, Track::Fame, -1)
        .buzz(Buzz::Panda, Track::Fame, -2)
        .rolled(A, pull(Fame, 2));
    table.resolves(Fame);
    assert_eq!((table.hearts(A), table.tokens(A)), (14, 2));
    assert_eq!(bonuses(&table), [Heart, Token]);
}

/// Starting on a token gives nothing; coming back to it does.
#[test]
fn only_coming_to_a_space_gives_its_bonus() {
    let mut table = table()
        .fame_at(-1.0)
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .energy(A, 4)
        .turn_of(A);
    table.plays([Fame; 3]).resolves(Fame);
    assert_eq!((table.fame(), table.energy(A)), (-2.0, 4));
    table.ends().plays([Fame; 3]).resolves(Fame);
    assert_eq!((table.fame(), table.energy(B)), (-1.0, 1));
}

/// B laid the token; A walks over it.
#[test]
fn a_bonus_belongs_to_who_pulls() {
    let mut table = table().energy(B, 3).market("too-cute").buying(B);
    table.buys("too-cute").lays(at(Track::Fame, -1)).ends();
    assert_eq!(table.hearts(A), 12);
    table.plays([Fame; 3]).resolves(Fame);
    assert_eq!((table.hearts(A), table.hearts(B)), (13, 14));
}

#[test]
fn an_extension_is_one_step_more_in_either_direction() {
    let lay = || table().hearts(A, 5).hearts(B, 5);
    let mut table = lay()
        .fame_at(-3.0)
        .buzz(Buzz::Penguin, Track::Fame, -3)
        .rolled(B, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-2.5, -2.0, -1.0]);
    assert_eq!(table.hearts(A), 4);
    let mut table = lay()
        .fame_at(-2.5)
        .buzz(Buzz::Penguin, Track::Fame, -3)
        .rolled(A, pull(Fame, 1));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(B)), (-3.0, 5));
    let mut table = lay()
        .fame_at(-2.5)
        .buzz(Buzz::Penguin, Track::Fame, -3)
        .rolled(B, pull(Fame, 1));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(A)), (-2.0, 5));
}

#[test]
fn a_shortcut_is_one_step_less_in_either_direction() {
    let mut table = table()
        .fame_at(-4.0)
        .buzz(Buzz::Alien, Track::Fame, -3)
        .rolled(B, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-3.0, -1.0, 0.0]);
}

/// From -5 the shortcut leads to -7, and -6 is left out.
#[test]
fn a_shortcut_may_lead_to_victory() {
    let mut table = table()
        .destruction_at(-5.0)
        .buzz(Buzz::Alien, Track::Destruction, -7)
        .rolled(A, pull(Destruction, 1));
    table
        .resolves(Destruction)
        .over(A, Ending::Victory(Track::Destruction));
}

/// Between -6 and -7 the extension still has to be walked.
#[test]
fn an_extension_before_the_victory_space_is_no_victory() {
    let mut table = table()
        .hearts(A, 9)
        .fame_at(-6.0)
        .buzz(Buzz::Phantom, Track::Fame, -7)
        .rolled(A, pull(Fame, 1));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(A)), (-6.5, 10));
    table.asks(A);
}

#[test]
fn the_king_walks_over_his_own_tokens() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .buzz(Buzz::King, Track::Fame, -1)
        .buzz(Buzz::King2, Track::Fame, -2)
        .rolled(A, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!(table.walked(Track::Fame), [-1.0, -2.0, -3.0]);
}

/// Only the pull that is stopped loses its rest; the next one in the same turn goes on.
#[test]
fn a_later_pull_leaves_the_kings_token() {
    let mut table = table_of(Monster::TheKing, Monster::Gigazaur)
        .buzz(Buzz::King2, Track::Fame, 1)
        .turn_of(B);
    table
        .plays([Fame, Fame, Fame, Face::Power, Face::Power, Claw])
        .resolves(Fame);
    assert_eq!(table.fame(), 1.0);
    table.resolves(Face::Power).picks(Pick::Track(Track::Fame));
    assert_eq!(table.fame(), 2.0);
}
