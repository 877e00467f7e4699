//! The fullest tables: what a position has to hold at most finds room.

use super::saves::wild_table;
use crate::duel::capacity::{AGENDA, KEPT, MOST_WAITING, PATH};
use crate::duel::{Buzz, CardId, Kept, Kind, Placing, Space, Track};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Seat};

#[test]
fn one_player_can_have_every_keep_card() {
    let kept: Kept = CardId::all().filter(|card| card.kind() == Kind::Keep).collect();
    assert_eq!(kept.len(), KEPT);
}

#[test]
fn wild_games_leave_room_on_the_agenda() {
    let (mut asked, mut peak) = (0, 0);
    for seed in 0..60 {
        let mut chance = Lottery(seed);
        let mut state = wild_table(seed);
        while let Some(answer) = match state.asks() {
            Asked::NoOne => None,
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => state.any_answer(&mut chance),
        } {
            state
                .apply_telling(answer, &mut |_, now| peak = peak.max(now.agenda.len()))
                .expect("a legal answer");
            asked = asked.max(state.agenda.len());
        }
    }
    assert!(
        (4..=MOST_WAITING).contains(&asked),
        "{asked} effects waited at a question"
    );
    assert!(
        (asked..=AGENDA - MOST_WAITING).contains(&peak),
        "{peak} effects waited"
    );
}

#[test]
fn the_longest_pull_is_told_to_its_end() {
    let mut state = wild_table(1);
    let mut chance = Lottery(1);
    let longest = (0..200)
        .map(|_| {
            // Tokens with extra spaces anywhere, the marker at the far end.
            let mut low = || i8::try_from(chance.below(11)).expect("below 11") - 5;
            state.buzz = [None; Buzz::ALL.len()];
            for (buzz, track) in [(Buzz::Phantom, Track::Fame), (Buzz::Penguin, Track::Fame)] {
                let low = low();
                state.buzz[buzz.index()] = Some(Placing {
                    track,
                    low,
                    turned: false,
                });
            }
            let seat = state.first;
            state.markers = [Space::at(6), Space::at(0)];
            let path = state.path(seat, Track::Fame, u8::MAX);
            assert_eq!(path.last(), Some(&Space::at(-7)), "{path:?}");
            path.len()
        })
        .max();
    assert!(longest > Some(13) && longest <= Some(PATH), "{longest:?}");
    assert_eq!(state.path(Seat(0), Track::Fame, 0).len(), 0);
}
