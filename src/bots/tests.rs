//! Bots at the table: they answer everything, alike every time, and the better ones win.

use super::draw::Draw;
use super::random::Random;
use super::{Bot, Level, Stop, UnknownLevel, bot, seed_of};
use crate::engine::classic::{Edition, Options, Setup, State, Wickedness};
use crate::engine::{Asked, Game, Scores, Seat};

type Seated = Box<dyn Bot<State>>;

fn seated(names: &[&str], seed: u64) -> Vec<Seated> {
    names
        .iter()
        .zip(seed..)
        .map(|(name, seed)| match name.parse() {
            Ok(level) => bot(level, seed),
            Err(_) => Box::new(Random::new(seed)),
        })
        .collect()
}

/// Plays one game; `look` sees every position in which a seat is asked.
fn play(bots: &mut [Seated], seed: u64, look: &mut dyn FnMut(&State, Seat)) -> Scores {
    play_with(Options::default(), bots, seed, look)
}

/// The same with other boxes on the table.
fn play_with(options: Options, bots: &mut [Seated], seed: u64, look: &mut dyn FnMut(&State, Seat)) -> Scores {
    let mut setup = Setup::of(bots.len()).expect("two to six");
    setup.options = options;
    let mut state = setup.start().expect("different monsters");
    let mut nature = Draw::new(seed);
    let stop = Stop::default();
    for _ in 0..20_000 {
        let answer = match state.asks() {
            Asked::NoOne => return state.scores().expect("the game is over"),
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                look(&state, seat);
                let seen = state.view(Some(seat));
                let chosen = bots[seat.index()].choose(&seen, seat, &stop);
                chosen.unwrap_or_else(|| panic!("no answer to {:?}", state.question()))
            }
        };
        state
            .apply(answer)
            .unwrap_or_else(|_| panic!("{answer:?} to {:?}", state.question()));
    }
    panic!("a game without end");
}

/// Mean share of the wins of the first bot, its seat rotating.
fn share(names: &[&str], games: u64) -> f32 {
    let mut won = 0.0;
    for game in 0..games {
        let shift = game as usize % names.len();
        let mut order = names.to_vec();
        order.rotate_right(shift);
        let scores = play(&mut seated(&order, 1_000 * game), game, &mut |_, _| {});
        won += scores.shares[shift];
    }
    won / games as f32
}

#[test]
fn levels_are_known_by_their_names() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("best".parse::<Level>(), Err(UnknownLevel("best".to_owned())));
}

#[test]
fn normal_beats_three_easy_at_least_twice_as_often_as_chance() {
    let share = share(&["normal", "easy", "easy", "easy"], 24);
    assert!(share >= 0.5, "{share}");
}

#[test]
fn easy_beats_a_random_player() {
    let share = share(&["easy", "random"], 24);
    assert!(share >= 0.75, "{share}");
}

#[test]
fn everything_is_answered_at_every_table() {
    let base = Options::default();
    let everything = |edition| Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(edition)
    };
    for options in [base, everything(Edition::Base), everything(Edition::Dark)] {
        for seats in 2..=6 {
            for seed in 0..8 {
                let names = ["normal", "easy", "random", "easy", "normal", "random"];
                let mut bots = seated(&names[..seats], seed);
                play_with(options, &mut bots, 77 + seed, &mut |_, _| {});
            }
        }
    }
}

/// Positions in which a seat is asked, from games of Easy against random players.
fn positions(count: usize, wanted: impl Fn(&State, Seat) -> bool) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    let mut index = 0;
    for seed in 0.. {
        play(
            &mut seated(&["easy", "random", "random", "random"], seed),
            seed,
            &mut |state, seat| {
                index += 1;
                if index % 7 == 0 && wanted(state, seat) {
                    found.push((*state, seat));
                }
            },
        );
        if found.len() >= count {
            break;
        }
    }
    found.truncate(count);
    found
}

#[test]
fn what_was_asked_before_changes_no_answer() {
    let stop = Stop::default();
    for level in Level::ALL {
        let mut old = bot(level, 3);
        for (state, seat) in positions(40, |_, _| true) {
            let seen = state.view(Some(seat));
            let answer = old.choose(&seen, seat, &stop);
            assert_eq!(
                answer,
                bot(level, 3).choose(&seen, seat, &stop),
                "{:?}",
                state.question()
            );
            assert_eq!(answer, old.choose(&seen, seat, &stop), "{:?}", state.question());
        }
    }
}

#[test]
fn what_is_hidden_changes_no_answer() {
    let stop = Stop::default();
    // Somebody else has looked at the deck.
    let secret = |state: &State, seat: Seat| {
        let knows = |other: &Seat| *other != seat && state.known_to(*other).next().is_some();
        state.all_seats().any(|other| knows(&other)) && state.known_to(seat).next().is_none()
    };
    let positions = positions(40, secret);
    let mut different = 0;
    for (number, (state, seat)) in positions.into_iter().enumerate() {
        let truth = |luck| {
            let mut other = state;
            other.imagine(seat, &mut Draw::new(luck));
            other
        };
        let (one, other) = (truth(number as u64), truth(1_000 + number as u64));
        different += u32::from(one != other);
        assert_eq!(one.view(Some(seat)), other.view(Some(seat)));
        // Even who shows a bot the whole truth by mistake does not make it cheat.
        for level in Level::ALL {
            let answer = |truth: &State| bot(level, 5).choose(truth, seat, &stop);
            assert_eq!(answer(&one), answer(&other), "{:?}", state.question());
        }
    }
    assert!(different > 20, "too little was hidden: {different}");
}

#[test]
fn nobody_answers_unasked_or_after_a_stop() {
    let (state, seat) = positions(1, |_, _| true)[0];
    let stop = Stop::default();
    let other = Seat((seat.0 + 1) % 4);
    for level in Level::ALL {
        assert_eq!(bot(level, 1).choose(&state.view(Some(other)), other, &stop), None);
    }
    stop.ask();
    assert!(stop.asked());
    for level in Level::ALL {
        assert_eq!(bot(level, 1).choose(&state.view(Some(seat)), seat, &stop), None);
    }
}

#[test]
fn every_seat_of_every_table_has_a_seed_of_its_own() {
    let seeds: std::collections::HashSet<u64> = (0..1_000)
        .flat_map(|table| (0..6).map(move |seat| seed_of(table, Seat(seat))))
        .collect();
    assert_eq!(seeds.len(), 6_000);
    // Written down: another number here is another game for every seed that was ever shared.
    assert_eq!(
        [0, 1].map(|seat| seed_of(1, Seat(seat))),
        [16_518_862_040_050_113, 14_431_693_881_866_840_747]
    );
}
