//! The Keep cards about steps and Buzz tokens (`duel.md` §12 and §12.1).

use super::kit::*;
use crate::duel::Face::{self, Claw, Destruction, Energy, Fame, Heart, Power};
use crate::duel::{Buzz, Event, Monster, Track, What};

/// Dice that pull by so many steps, and hearts.
fn pull(face: Face, steps: usize) -> [Face; 6] {
    let mut dice = [Heart; 6];
    dice[..steps + 2].fill(face);
    dice
}

// Scrappy.

#[test]
fn scrappy_gains_a_token_when_a_token_is_left() {
    let lay = || {
        table()
            .holding(A, "scrappy")
            .fame_at(-1.0)
            .buzz(Buzz::Pumpkin, Track::Fame, -3)
    };
    // Steps inside the token do not count.
    let mut table = lay().rolled(A, pull(Fame, 2));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.tokens(A)), (-3.0, 0));
    let mut table = lay().rolled(A, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.tokens(A)), (-4.0, 1));
}

#[test]
fn scrappy_minds_the_next_token_on_the_way() {
    let mut table = table()
        .holding(A, "scrappy")
        .buzz(Buzz::Cat, Track::Fame, -1)
        .buzz(Buzz::Fish, Track::Fame, -2)
        .rolled(A, pull(Fame, 2));
    table.resolves(Fame);
    assert_eq!(table.tokens(A), 1);
}

#[test]
fn scrappy_minds_extra_spaces_shortcuts_and_the_tokens_of_the_king() {
    for (buzz, from, tokens) in [
        (Buzz::Phantom, -1.0, 0), // to the extra space
        (Buzz::Phantom, -2.0, 1),
        (Buzz::Alien, -1.0, 0), // to its other end
        (Buzz::Alien, -3.0, 1),
        (Buzz::King, -1.0, 1),
    ] {
        let low = -buzz.length();
        let mut table = table_of(Monster::Gigazaur, Monster::TheKing)
            .holding(A, "scrappy")
            .fame_at(from)
            .buzz(buzz, Track::Fame, low)
            .rolled(A, pull(Fame, 1));
        table.resolves(Fame);
        assert_eq!(table.tokens(A), tokens, "{buzz:?} from {from}");
    }
}

#[test]
fn scrappy_minds_its_owners_pulls_on_either_track() {
    let lay = || {
        table()
            .holding(A, "scrappy")
            .destruction_at(2.0)
            .buzz(Buzz::Cat, Track::Destruction, 2)
    };
    let mut table = lay().rolled(A, pull(Destruction, 1));
    table.resolves(Destruction);
    assert_eq!(table.tokens(A), 1);
    let mut table = lay().rolled(B, pull(Destruction, 1));
    table.resolves(Destruction);
    assert_eq!((table.tokens(A), table.tokens(B)), (0, 0));
}

#[test]
fn a_third_token_of_scrappy_is_lost() {
    let mut table = table()
        .holding(A, "scrappy")
        .tokens(A, 2)
        .fame_at(-1.0)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .rolled(A, pull(Fame, 1));
    table.resolves(Fame);
    assert_eq!(table.tokens(A), 2);
}

/// Its token is there when the bonus of the next space is asked about.
#[test]
fn scrappy_comes_before_the_bonus_of_the_next_space() {
    let mut table = table()
        .holding(A, ["unchained", "scrappy"])
        .fame_at(-1.0)
        .buzz(Buzz::Cat, Track::Fame, -1)
        .buzz(Buzz::Tiger, Track::Fame, -2)
        .rolled(A, pull(Fame, 2));
    table.resolves(Fame).offered(A, "unchained");
    assert_eq!((table.tokens(A), table.energy(A), table.fame()), (1, 0, -2.0));
}

// Lightning speed.

#[test]
fn lightning_speed_hits_on_blank_spaces() {
    for (buzz, steps, packets) in [
        (Buzz::Phantom, 3, vec![1, 1]),
        (Buzz::Alien, 2, vec![1, 1]),
        (Buzz::Penguin, 3, vec![1, 1, 1]), // the one in the middle is its own
        (Buzz::Fish, 1, vec![]),
        (Buzz::King, 1, vec![]),
    ] {
        let mut table = table_of(Monster::Gigazaur, Monster::TheKing)
            .holding(A, "lightning-speed")
            .buzz(buzz, Track::Fame, -buzz.length())
            .rolled(A, pull(Fame, steps));
        table.resolves(Fame);
        assert_eq!(table.packets(B), packets, "{buzz:?}");
    }
}

#[test]
fn lightning_speed_comes_in_the_middle_of_a_pull() {
    let mut table = table()
        .holding(A, "lightning-speed")
        .hearts(B, 1)
        .buzz(Buzz::Phantom, Track::Fame, -2)
        .rolled(A, pull(Fame, 3));
    table.resolves(Fame);
    assert_eq!((table.fame(), table.hearts(B)), (-1.0, 0));
}

#[test]
fn lightning_speed_minds_its_owners_pulls() {
    let mut table = table()
        .holding(A, "lightning-speed")
        .buzz(Buzz::Alien, Track::Destruction, 1)
        .rolled(B, pull(Destruction, 2));
    table.resolves(Destruction);
    assert_eq!((table.hearts(A), table.hearts(B)), (14, 14));
}

// Spiked tail.

#[test]
fn spiked_tail_gathers_its_hits_in_one_packet() {
    let mut table = table().holding(A, "spiked-tail").rolled(A, [Destruction; 6]);
    table.resolves(Destruction);
    assert_eq!(table.packets(B), [4]);
    let mut table = super::kit::table().holding(A, "spiked-tail").rolled(A, [Fame; 6]);
    table.resolves(Fame);
    assert_eq!(table.hearts(B), 14);
}

#[test]
fn spiked_tail_counts_steps() {
    for (buzz, faces, packet) in [
        (Buzz::Penguin, 5, vec![1, 3]), // the hit of its extra space, then three steps
        (Buzz::Alien, 5, vec![3]),
    ] {
        let mut table = table()
            .holding(A, "spiked-tail")
            .buzz(buzz, Track::Destruction, -buzz.length())
            .rolled(A, pull(Destruction, faces - 2));
        table.resolves(Destruction);
        assert_eq!(table.packets(B), packet, "{buzz:?}");
    }
}

#[test]
fn spiked_tail_waits_behind_what_waits_already() {
    let mut table = table()
        .holding(A, "spiked-tail")
        .energy(A, 20)
        .market(["kaijutsu", "sack-the-stadium"])
        .buying(A);
    table.buys("kaijutsu").lays(at(Track::Fame, 5));
    assert_eq!(table.packets(B), [2, 1]);
    table.buys("sack-the-stadium").lays(at(Track::Fame, 3));
    assert_eq!(table.packets(B), [2, 1, 2]);
    let fame = |(event, state): &(Event, crate::duel::State)| {
        matches!(
            event,
            Event::Pulled {
                track: Track::Fame,
                left: 0,
                ..
            }
        )
        .then(|| state.player(B).health)
    };
    let hearts: Vec<u8> = table.told.iter().filter_map(fame).collect();
    assert_eq!(hearts, [11], "Fame was pulled before the last packet");
}

#[test]
fn spiked_tail_minds_its_owners_pulls() {
    let mut table = table().holding(A, "spiked-tail").rolled(B, pull(Destruction, 2));
    table.resolves(Destruction);
    assert_eq!((table.hearts(A), table.hearts(B)), (14, 14));
}

#[test]
fn spiked_tail_is_one_packet_for_one_face_and_another_for_the_next() {
    let mut table = table()
        .holding(A, "spiked-tail")
        .rolled(A, [Destruction, Destruction, Destruction, Power, Power, Heart]);
    table
        .resolves(Destruction)
        .resolves(Power)
        .picks(crate::duel::Pick::Track(Track::Destruction));
    assert_eq!(table.packets(B), [1, 1]);
}

// Unchained.

#[test]
fn unchained_turns_a_bonus_into_a_hit() {
    for (buzz, accepts) in [
        (Buzz::Tiger, true),
        (Buzz::Tiger, false),
        (Buzz::Panda, true),
        (Buzz::Panda, false),
        (Buzz::Fish, true),
        (Buzz::Fish, false),
    ] {
        let mut table = table()
            .hearts(A, 10)
            .holding(A, "unchained")
            .buzz(buzz, Track::Fame, -1)
            .rolled(A, [Fame, Fame, Fame, Fame]);
        table.resolves(Fame).offered(A, "unchained");
        if accepts {
            table.accepts(A);
        } else {
            table.declines(A);
        }
        let bonus = u16::from(table.tokens(A)) + table.energy(A) + u16::from(table.hearts(A)) - 10;
        assert_eq!(
            (bonus, table.hearts(B)),
            if accepts { (0, 13) } else { (1, 14) },
            "{buzz:?}"
        );
        assert_eq!(table.fame(), -2.0);
    }
}

#[test]
fn unchained_leaves_hits_and_blanks_as_they_are() {
    let mut table = table()
        .holding(A, "unchained")
        .fame_at(-1.0)
        .buzz_turned(Buzz::Lizard, Track::Fame, -4)
        .buzz(Buzz::Alien, Track::Fame, -7)
        .rolled(A, pull(Fame, 2));
    table.resolves(Fame).is(What::Buy);
    assert_eq!((table.fame(), table.hearts(B)), (-3.0, 13));
    // The pumpkin's two hits stay two; its hearts are asked about.
    let mut table = super::kit::table()
        .holding(A, "unchained")
        .buzz(Buzz::Pumpkin, Track::Fame, -3)
        .rolled(A, pull(Fame, 3));
    table.resolves(Fame).accepts(A);
    assert_eq!(table.packets(B), [1, 2]);
    table.accepts(A);
    assert_eq!(table.packets(B), [1, 2, 1]);
}

/// What would be lost makes a good hit.
#[test]
fn unchained_is_asked_even_if_the_bonus_would_be_lost() {
    let mut table = table()
        .holding(A, "unchained")
        .tokens(A, 2)
        .buzz(Buzz::Panda, Track::Fame, -1)
        .rolled(A, pull(Fame, 1));
    table.resolves(Fame).accepts(A);
    assert_eq!(table.hearts(B), 13);
}

#[test]
fn unchained_minds_extra_spaces() {
    let mut table = table()
        .holding(A, "unchained")
        .fame_at(-1.0)
        .buzz(Buzz::Phantom, Track::Fame, -2)
        .rolled(A, pull(Fame, 1));
    table.resolves(Fame).offered(A, "unchained").accepts(A);
    assert_eq!((table.fame(), table.hearts(B)), (-1.5, 13));
}

/// A hit instead of energy is no gain of energy.
#[test]
fn superconductor_has_nothing_to_react_to_when_unchained_hits() {
    let mut table = table()
        .holding(A, "unchained")
        .holding(B, "superconductor")
        .buzz(Buzz::Tiger, Track::Fame, -1)
        .rolled(A, [Fame, Fame, Fame, Energy, Claw, Claw]);
    table.resolves(Fame).accepts(A).is(What::Face);
    assert_eq!((table.energy(A), table.hearts(B)), (0, 13));
}

#[test]
fn unchained_is_not_for_the_rival() {
    let mut table = table_of(Monster::Gigazaur, Monster::CyberKitty)
        .holding(A, "unchained")
        .buzz(Buzz::Tiger, Track::Fame, 1)
        .rolled(B, pull(Fame, 1));
    table.resolves(Fame).asked(B, What::Buy);
    assert_eq!(table.energy(B), 1);
}
