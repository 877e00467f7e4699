//! The game stops at once (`duel.md` §3 and §4). A pulls toward -7, B toward 7.

use super::kit::*;
use crate::duel::Face::{Claw, Destruction, Fame, Power};
use crate::duel::{Buzz, Ending, Event, Pick, Track, What};

#[test]
fn a_victory_space_wins_in_the_middle_of_a_pull() {
    let mut table = table().fame_at(-5.0).hearts(B, 4).rolled(A, [Fame; 6]);
    table.resolves(Fame).over(A, Ending::Victory(Track::Fame));
    assert_eq!(table.walked(Track::Fame), [-6.0, -7.0]);
    let mut table = super::kit::table()
        .destruction_at(6.0)
        .rolled(B, [Destruction; 3]);
    table
        .resolves(Destruction)
        .over(B, Ending::Victory(Track::Destruction));
}

#[test]
fn the_other_end_of_the_track_belongs_to_the_other_player() {
    let mut table = table().first(B).fame_at(6.0).rolled(A, [Fame; 3]);
    table.resolves(Fame).over(A, Ending::Victory(Track::Fame));
    let mut table = super::kit::table().first(B).fame_at(-6.0).rolled(B, [Fame; 3]);
    table.resolves(Fame).over(B, Ending::Victory(Track::Fame));
}

/// The cat on the victory space would hit, but the game is over there.
#[test]
fn nothing_happens_after_the_last_step() {
    let mut table = table()
        .fame_at(-6.0)
        .buzz(Buzz::Cat, Track::Fame, -7)
        .holding(A, "scrappy")
        .rolled(A, [Fame; 3]);
    table.resolves(Fame).over(A, Ending::Victory(Track::Fame));
    assert_eq!(table.hearts(B), 14);
    assert!(!table.heard(|event| matches!(event, Event::BonusReached { .. })));
}

#[test]
fn the_spotlight_reaches_from_three_to_five() {
    for (fame, wins) in [
        (-2.0, false),
        (-3.0, true),
        (-4.0, true),
        (-5.0, true),
        (-6.0, false),
    ] {
        let mut table = table()
            .fame_at(fame)
            .destruction_at(-2.0)
            .rolled(A, [Destruction; 3]);
        table.resolves(Destruction);
        assert_eq!(table.state.outcome().is_some(), wins, "Fame at {fame}");
    }
    for (fame, wins) in [(2.0, false), (3.0, true), (4.0, true), (5.0, true), (6.0, false)] {
        let mut table = table()
            .fame_at(fame)
            .destruction_at(2.0)
            .rolled(B, [Destruction; 3]);
        table.resolves(Destruction);
        assert_eq!(table.state.outcome().is_some(), wins, "Fame at {fame}");
    }
}

/// 3.5 and 4.5 count, 2.5 and 5.5 do not.
#[test]
fn extra_spaces_count_inside_the_spotlight_only() {
    for (low, at, wins) in [(2, 2.5, false), (3, 3.5, true), (4, 4.5, true), (5, 5.5, false)] {
        let mut table = table()
            .buzz(Buzz::Penguin, Track::Destruction, low)
            .destruction_at(at)
            .fame_at(2.0)
            .rolled(B, [Fame; 3]);
        table.resolves(Fame);
        assert_eq!(table.state.outcome().is_some(), wins, "Destruction at {at}");
    }
}

/// Two fame steps would lead past the zone; the first one into it wins.
#[test]
fn passing_through_the_spotlight_wins() {
    let mut table = table().fame_at(-2.0).destruction_at(-5.0).rolled(A, [Fame; 6]);
    table.resolves(Fame).over(A, Ending::Spotlight);
    assert_eq!(table.fame(), -3.0);
}

/// A pulls both markers into B's zones: only B can win there, and only with a step of its own.
#[test]
fn the_rivals_zones_are_not_the_pullers() {
    let mut table = table().fame_at(6.0).destruction_at(4.0).turn_of(A);
    table.plays([Fame; 3]).resolves(Fame).is(What::Buy);
    assert_eq!((table.fame(), table.destruction()), (5.0, 4.0));
    table.ends().turn_is(B);
    table
        .plays([Destruction; 3])
        .resolves(Destruction)
        .over(B, Ending::Spotlight);
}

#[test]
fn a_buzz_token_never_ends_the_game() {
    let mut table = table()
        .fame_at(-3.0)
        .destruction_at(-2.0)
        .energy(A, 6)
        .market("signature-move")
        .buying(A);
    table
        .buys("signature-move")
        .lays(at(Track::Destruction, -7))
        .is(What::Buy);
}

#[test]
fn a_knockout_in_the_middle_of_a_pull_leaves_the_rest_undone() {
    let mut table = table()
        .hearts(B, 1)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .rolled(A, [Fame; 6]);
    table.resolves(Fame).over(A, Ending::Knockout);
    assert_eq!((table.fame(), table.hearts(B)), (-1.0, 0));
}

#[test]
fn hits_beyond_the_last_heart_are_lost() {
    let mut table = table().hearts(B, 2).rolled(A, [Claw; 6]);
    table.resolves(Claw).over(A, Ending::Knockout);
    assert_eq!(table.hearts(B), 0);
}

/// Each packet is taken alone, the one who began first: there is no draw.
#[test]
fn there_is_no_draw() {
    let mut table = table()
        .fame_at(-3.0)
        .destruction_at(3.0)
        .hearts(A, 4)
        .hearts(B, 4)
        .energy(B, 4)
        .market("the-party-is-over")
        .buying(B);
    table
        .buys("the-party-is-over")
        .lays(at(Track::Fame, 3))
        .over(B, Ending::Knockout);
    assert_eq!((table.hearts(A), table.hearts(B)), (0, 4));
}

#[test]
fn a_pull_of_a_power_wins_as_well() {
    let mut table = table().fame_at(-6.0).rolled(A, [Power; 6]);
    table
        .resolves(Power)
        .picks(Pick::Track(Track::Destruction))
        .picks(Pick::Track(Track::Fame))
        .over(A, Ending::Victory(Track::Fame));
}
