//! The fullest tables: what a position has to hold at most finds room.

use super::kit::{A, B, BLANK, C, D, E, F, card, table_with, wicked_table};
use super::random_games::play_on;
use crate::classic::capacity::{AGENDA, IN_PLAY, LASTING, MOST_WAITING, PIECES};
use crate::classic::rule::{Kind, Side};
use crate::classic::{CardId, Edition, Ending, Options, State, Wickedness};
use crate::{Game, Seat};

/// Everything that a box can have in play lies in front of these monsters, the copying cards blank.
fn everything(seats: u8, edition: Edition, side: Side) -> State {
    let all = |options: &mut Options| {
        *options = Options {
            promos: true,
            halloween: true,
            ..Options::of(edition)
        };
        options.wickedness = match side {
            Side::Red => Wickedness::Red,
            Side::Green => Wickedness::Green,
        };
    };
    let mut laid = table_with(usize::from(seats), all);
    let mut options = Options::default();
    all(&mut options);
    let mut next = (0..seats).map(Seat).cycle();
    let mut seat = || next.next().expect("they take turns");
    for card in CardId::all() {
        match card.kind() {
            Kind::Keep | Kind::Costume => {
                for _ in 0..options.copies(card) {
                    laid = laid.holding(seat(), card.slug());
                }
            }
            Kind::Tile(tile) if tile.side == side => laid = laid.with_tiles(seat(), card.slug()),
            Kind::Tile(_) | Kind::Discard | Kind::Evolution(_) | Kind::Piece(_) | Kind::Curse(_) => {}
        }
    }
    laid.energy(A, 9).in_city(B).turn_of(A).state
}

#[test]
fn all_that_a_box_has_is_in_play_at_once() {
    let mut most = 0;
    for edition in [Edition::Base, Edition::Dark] {
        for side in [Side::Red, Side::Green] {
            for seats in [2, 6] {
                let start = everything(seats, edition, side);
                most = most.max(start.in_play().len());
                for seed in 0..4 {
                    play_on(start, seed, |_, after, _| after.check().expect("whole"));
                }
            }
        }
    }
    assert_eq!(
        most,
        IN_PLAY - LASTING - PIECES,
        "Evolutions and pieces of packs have room of their own"
    );
}

#[test]
fn every_card_that_looks_at_the_dead_sees_five_at_once() {
    let mut table = wicked_table(6, Wickedness::Green)
        .holding(A, "eater-of-the-dead")
        .mimicking(A, "eater-of-the-dead")
        .fluxling(A, "eater-of-the-dead")
        .energy(A, 4)
        .market(["high-altitude-bombing"])
        .turn_of(A);
    for seat in [B, C, D, E, F] {
        table.state.players[seat.index()].hearts = 3;
    }
    table
        .all_pass()
        .plays(BLANK)
        .buys("high-altitude-bombing")
        .reveals("heal");
    table.over(Ending::Survivor, [A]);
    let peak = table.told.iter().map(|(_, state)| state.agenda.len()).max();
    let peak = peak.expect("something was told");
    // One of the fifteen is at work when it tells of its stars.
    assert!((5 * 3 - 1..=AGENDA).contains(&peak), "{peak} tasks waited");
}

#[test]
fn a_file_in_which_too_much_waits_is_refused() {
    let state = everything(6, Edition::Base, Side::Red);
    let mut file = serde_json::to_value(state).expect("plain data");
    let task = file["agenda"][0].clone();
    file["agenda"] = vec![task; MOST_WAITING + 1].into();
    let refusal = serde_json::from_value::<State>(file).expect_err("too much waits");
    assert!(
        refusal.to_string().contains("tasks wait, which is more than"),
        "{refusal}"
    );
}

#[test]
fn a_ninth_extra_turn_is_not_gained() {
    // Only whoever buys the whole deck several times in one turn comes here.
    let mut table = wicked_table(2, Wickedness::Green).turn_of(A);
    let mut position = table.state;
    let mut turns = 0;
    for _ in 0..9 {
        let mut told = |_: crate::classic::Event, _: &State| turns += 1;
        crate::classic::agenda::Table {
            state: &mut position,
            teller: &mut told,
            turns: 0,
        }
        .queue_extra_turn(A, card("frenzy"), crate::classic::Key::NONE);
    }
    assert_eq!((position.queued.len(), turns), (8, 8));
    table.state = position;
    table.state.check().expect("whole");
}
