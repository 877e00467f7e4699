//! How bots play with monster packs, told at tables that have them.

use crate::baselines::{WITHOUT_PACKS, contestants};
use crate::classic::tests::{arranged, play};
use crate::roll_plan::kept;
use crate::tests::asked_at;
use crate::{Level, Stop, bot, seed_of};
use engine::classic::{Answer, Key, Monster, Options, Pack, Setup, State, What};
use engine::{Seat, View};
use serde_json::{Value, json};

/// The first position of a game of so many with these packs.
fn table(seats: usize, packs: &[Pack]) -> State {
    let setup = Setup {
        monsters: Monster::ALL[..seats].to_vec(),
        options: Options {
            packs: packs.iter().copied().collect(),
            ..Options::default()
        },
        first: None,
    };
    setup.start().expect("different monsters")
}

/// The first question after the first roll of some game with these packs, changed.
fn rolled(packs: &[Pack], change: impl FnOnce(&mut Value, Seat)) -> (State, Seat) {
    let first = |state: &State, _: Seat| state.question().what == What::Roll && state.turn().rolls == 1;
    let mut found = asked_at(|_| table(3, packs), &["random"; 3], 1, 1, first);
    let (state, seat) = found.remove(0);
    (arranged(&state, |facts| change(facts, seat)), seat)
}

fn chosen(level: Level, state: &State, seat: Seat) -> Answer {
    let seen = View::of(state, Some(seat));
    let answer = bot(level, 3).choose(&seen, &Stop::default());
    answer.expect("nobody asked it to stop")
}

#[test]
fn a_skull_is_thrown_again_and_two_claws_beside_claws_stay() {
    let throws = |die: &str, dice: [&str; 6]| {
        let (state, seat) = rolled(&[Pack::Berserk], |facts, seat| {
            facts["packs"]["berserk"] = json!(1 << seat.0);
            facts["packs"]["die"] = json!(die);
            facts["turn"]["dice"] = json!(dice);
            facts["players"][seat.index()]["place"] = json!("city");
            for other in [1, 2] {
                let other = (seat.index() + other) % 3;
                facts["players"][other]["hearts"] = json!(7);
                facts["players"][other]["place"] = json!("outside");
            }
        });
        match chosen(Level::Master, &state, seat) {
            Answer::Reroll(dice) => dice,
            _ => 0,
        }
    };
    let blank = ["one", "one", "two", "two", "heart", "heart"];
    assert_ne!(throws("skull", blank) & 1 << 6, 0);
    let claws = ["claw", "claw", "claw", "claw", "claw", "one"];
    assert_eq!(throws("double-claw", claws) & 1 << 6, 0);
}

#[test]
fn three_ones_are_kept_where_a_fourth_one_wins() {
    let (state, seat) = rolled(&[Pack::Tower], |facts, seat| {
        facts["players"][seat.index()]["place"] = json!("city");
        for other in [1, 2] {
            let other = (seat.index() + other) % 3;
            facts["players"][other]["place"] = json!("outside");
        }
        let key = facts["next_key"].as_u64().expect("a number");
        facts["next_key"] = json!(key + 2);
        let in_play = facts["in_play"].as_array_mut().expect("a list of cards");
        for (nth, floor) in (0..).zip(["tower-bottom", "tower-middle"]) {
            in_play.push(json!({
                "key": key + nth, "card": floor, "face": floor, "owner": seat, "tokens": 0, "copies": 0,
                "spent_turn": false, "spent_hit": false, "moved": false, "giver": null
            }));
        }
        facts["turn"]["dice"] = json!(["one", "one", "one", "energy", "energy", "energy"]);
    });
    let kept = kept(&state, chosen(Level::Master, &state, seat)).expect("a roll");
    assert_eq!(kept, [3, 0, 0, 0, 0, 0]);
}

#[test]
fn nobody_tries_to_throw_what_a_curse_keeps() {
    for (curse, face) in [("vengeance-of-horus", "claw"), ("scribe-perseverance", "one")] {
        let (state, seat) = rolled(&[Pack::Curses], |facts, _| {
            let packs = &mut facts["packs"];
            let before = std::mem::replace(&mut packs["curse"], json!(curse));
            let curses = packs["curses"].as_array_mut().expect("a list of curses");
            curses.retain(|other| *other != json!(curse));
            if before != json!(curse) {
                curses.push(before);
            }
            facts["turn"]["dice"] = json!([face, face, "two", "two", "three", "heart"]);
        });
        for level in Level::ALL {
            let answer = chosen(level, &state, seat);
            assert!(state.offers(answer), "{curse}, {level}: {answer:?}");
        }
    }
}

#[test]
fn every_level_plays_with_all_packs_by_the_rules_and_the_blind_one_spends_nothing() {
    let pool = contestants::<State>();
    let blind = pool.iter().find(|one| one.name() == WITHOUT_PACKS);
    let blind = blind.expect("it is among those who are measured");
    let mut spent = [0; 2];
    for seed in 0..6 {
        let others = [Level::Easy, Level::Normal, Level::Hard];
        let mut bots = vec![blind.bot(seed)];
        bots.push(bot(others[seed as usize % 3], seed_of(seed, Seat(1))));
        play(
            table(2, &Pack::ALL),
            seed,
            1_000,
            &mut bots,
            &mut |state, seat, answer| {
                let Answer::Use(used) = answer else { return };
                let piece = |key: Key| state.held(key).is_some_and(|held| held.card.piece().is_some());
                if piece(used.key) {
                    spent[seat.index()] += 1;
                }
            },
            &mut |_| {},
        );
    }
    assert!(spent[0] == 0 && spent[1] > 0, "{spent:?}");
}

#[test]
fn a_plan_with_special_dice_is_forgotten_like_any_other() {
    let dies = |state: &State, _: Seat| state.question().what == What::Roll;
    let positions = asked_at(|_| table(3, &Pack::ALL), &["random"; 3], 8, 5, dies);
    let mut old = bot::<State>(Level::Master, 3);
    for (state, seat) in &positions {
        let seen = View::of(state, Some(*seat));
        let answer = old.choose(&seen, &Stop::default());
        let fresh = bot(Level::Master, 3).choose(&seen, &Stop::default());
        assert_eq!(answer, fresh, "{state:?}");
    }
}
