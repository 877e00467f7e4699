//! What is read off positions: numbers in their place, seen from the seat, and nothing that is hidden.

use super::*;
use crate::draw::Draw;
use crate::search::Lookahead;
use crate::tests::everything;
use engine::Asked;
use engine::classic::{Monster, Options, Pack, PowerUp, Setup, has_evolutions};
use std::collections::BTreeMap;

/// How the features of a group go together.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Group {
    /// Exactly one of them is 1, all others 0.
    OneHot,
    /// As above, or none is.
    Sometimes,
    /// Each says how much there is of something.
    Amounts,
    /// As above, and several may speak of the same thing.
    Piles,
}

/// All groups in their order: name, first number, how many, kind.
fn groups() -> Vec<(String, usize, usize, Group)> {
    let kind = |name: &str| match name.split_once('-') {
        Some(("own", "hearts-now" | "stars-now" | "danger")) => Group::Sometimes,
        _ if name.ends_with("amounts") || ["own-danger-claws", "table"].contains(&name) => Group::Amounts,
        _ if name.ends_with("cards") || name.contains("payable") => Group::Piles,
        _ if name.ends_with("pieces") || ["hand-sizes", "set-by-hand"].contains(&name) => Group::Amounts,
        _ if name.ends_with("evolutions") || name.contains("hand") => Group::Piles,
        _ if ["one-short", "rivals-pay"].contains(&name) => Group::Piles,
        _ if ["cultists", "floors"].iter().any(|piece| name.ends_with(piece)) => Group::Sometimes,
        Some(("curse", _)) => Group::Sometimes,
        Some(("other", _)) => Group::Sometimes,
        _ => Group::OneHot,
    };
    let blocks = State::layout().blocks();
    blocks
        .map(|(name, first, rows)| (name.to_owned(), first, rows.len(), kind(name)))
        .collect()
}

/// Looks at every position at which a turn begins in random games of every size, bare and with everything.
fn each(games: u64, look: &mut dyn FnMut(&State)) {
    for seed in 0..games {
        for seats in 2..=6 {
            let boxes = Options {
                power_up: PowerUp::Standard,
                packs: Pack::ALL.into_iter().collect(),
                ..Options::default()
            };
            let options = [
                Options::default(),
                everything(Edition::Base),
                everything(Edition::Dark),
                boxes,
            ];
            let mut setup = Setup::of(seats).expect("two to six");
            setup.options = options[(seed as usize + seats) % 4];
            let monsters = Monster::ALL.into_iter().cycle().skip(seed as usize);
            setup.monsters = monsters
                .filter(|monster| has_evolutions(*monster))
                .take(seats)
                .collect();
            let (mut state, mut luck) = (setup.start().expect("boxes that go together"), Draw::new(seed));
            while state.asks() != Asked::NoOne {
                if state.is_quiet() {
                    look(&state);
                }
                let answer = match state.asks() {
                    Asked::Nature => state.deal(&mut luck),
                    _ => state.any_answer(&mut luck),
                };
                state
                    .apply(answer.expect("somebody is asked"))
                    .expect("a legal answer");
            }
        }
    }
}

/// What `seat` has of each feature, in the order of the numbers.
fn read(state: &State, seat: Seat) -> Vec<(usize, f32)> {
    let mut features = Vec::new();
    state.features(seat, &mut |feature, amount| features.push((feature, amount)));
    features.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
    features
}

#[test]
fn inputs_keep_to_their_groups_and_every_group_is_used() {
    let groups = groups();
    let mut reached = vec![false; groups.len()];
    each(9, &mut |state| {
        for seat in state.living_after(Seat(0)) {
            let features = read(state, seat);
            let mut found: BTreeMap<usize, Vec<(usize, f32)>> = BTreeMap::new();
            for (feature, amount) in features {
                assert!(feature < State::layout().features() && amount.is_finite() && amount.abs() < 20.0);
                let group = groups.partition_point(|(_, at, ..)| *at <= feature) - 1;
                reached[group] |= amount != 0.0;
                found.entry(group).or_default().push((feature, amount));
            }
            for (number, (name, _, _, kind)) in groups.iter().enumerate() {
                let features = found.get(&number).map_or(&[][..], |features| &features[..]);
                let ones = features.iter().all(|(_, amount)| *amount == 1.0);
                let fits = match kind {
                    Group::OneHot => features.len() == 1 && ones,
                    Group::Sometimes => features.len() <= 1 && ones,
                    Group::Amounts => features.windows(2).all(|pair| pair[0].0 < pair[1].0),
                    Group::Piles => true,
                };
                assert!(fits, "{name}: {features:?}");
            }
        }
    });
    for ((name, ..), reached) in groups.iter().zip(reached) {
        assert!(reached, "{name}: never seen");
    }
}

/// The same game at two tables, of which one has turned: nobody sees a difference.
#[test]
fn seats_are_seen_in_the_order_in_which_they_move() {
    let (mut compared, mut with_cards) = (0, 0);
    for seed in 0..24 {
        let seats = 2 + seed as usize % 5;
        let shift = 1 + seed as usize % (seats - 1).max(1);
        let table = |shift: usize| {
            let mut monsters = Edition::Base.monsters()[..seats].to_vec();
            monsters.rotate_right(shift % seats);
            let setup = Setup {
                monsters,
                options: Options {
                    promos: true,
                    ..Options::default()
                },
                first: Some(Seat((shift % seats) as u8)),
            };
            setup.start().expect("different monsters")
        };
        let turned = |seat: Seat| Seat(((seat.index() + shift) % seats) as u8);
        let (mut one, mut other, mut luck) = (table(0), table(shift), Draw::new(seed));
        loop {
            let answer = match one.asks() {
                Asked::NoOne => break,
                Asked::Nature => one.deal(&mut luck),
                Asked::Seat(_) => one.any_answer(&mut luck),
            }
            .expect("somebody is asked");
            one.apply(answer).expect("a legal answer");
            // An answer that names a seat means somebody else at the other table: there the games part.
            let parted = other.apply(answer).is_err()
                || one.all_seats().any(|seat| {
                    let (mut mine, mut theirs) = (*one.player(seat), *other.player(turned(seat)));
                    (mine.follows, theirs.follows) = (None, None);
                    mine != theirs
                });
            if parted {
                break;
            }
            if one.is_quiet() && one.asks() != Asked::NoOne {
                assert_eq!(other.active(), turned(one.active()));
                for seat in one.all_seats().filter(|seat| one.player(*seat).alive) {
                    assert_eq!(read(&one, seat), read(&other, turned(seat)), "{seat:?}");
                    compared += 1;
                    with_cards += usize::from(one.held_by(seat).next().is_some());
                }
            }
        }
    }
    assert!(compared > 500 && with_cards > 50, "{compared} {with_cards}");
}

/// Only what lies in hands is read as whoever looks imagines it.
#[test]
fn what_is_hidden_is_no_input() {
    let hands: Vec<_> = groups()
        .into_iter()
        .filter(|(name, ..)| name.contains("hand"))
        .map(|(_, first, count, _)| first..first + count)
        .collect();
    let open = |state: &State, seat: Seat| {
        let mut features = read(state, seat);
        features.retain(|(feature, _)| !hands.iter().any(|hand| hand.contains(feature)));
        features
    };
    let mut different = 0;
    each(6, &mut |state| {
        for viewer in state.all_seats() {
            if state
                .all_seats()
                .all(|seat| seat == viewer || state.known_to(seat).next().is_none())
            {
                continue;
            }
            let mut other = *state;
            other.imagine(viewer, &mut Draw::new(u64::from(state.turn().number)));
            different += usize::from(other != *state);
            for seat in state.living_after(Seat(0)) {
                let view = state.view(Some(viewer));
                assert_eq!(open(state, seat), open(&view, seat));
                assert_eq!(open(&other, seat), open(&view, seat));
                assert_eq!(read(&other.view(Some(viewer)), seat), read(&view, seat));
            }
        }
    });
    assert!(different > 5, "too little was hidden: {different}");
}
