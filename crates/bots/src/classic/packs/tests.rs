//! How bots play with monster packs, told at tables that have them.

use crate::baselines::{WITHOUT_PACKS, contestants};
use crate::classic::HandSet;
use crate::classic::tests::{arranged, play};
use crate::draw::Draw;
use crate::roll_plan::{RollPlan, kept};
use crate::search::Search;
use crate::tests::asked_at;
use crate::{Level, Stop, bot, seed_of};
use engine::classic::{
    Answer, Face, Key, Monster, Options, Pack, Pick, PowerUp, Setup, State, What, has_evolutions,
};
use engine::{Game, Seat, View};
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

/// Lays this curse open.
fn open(facts: &mut Value, curse: &str) {
    let packs = &mut facts["packs"];
    let before = std::mem::replace(&mut packs["curse"], json!(curse));
    let curses = packs["curses"].as_array_mut().expect("a list of curses");
    curses.retain(|other| *other != json!(curse));
    if before != json!(curse) {
        curses.push(before);
    }
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
            open(facts, curse);
            facts["turn"]["dice"] = json!([face, face, "two", "two", "three", "heart"]);
        });
        for level in Level::ALL {
            let answer = chosen(level, &state, seat);
            assert!(state.offers(answer), "{curse}, {level}: {answer:?}");
        }
    }
}

#[test]
fn a_snake_that_wounds_is_thrown_again_and_an_ankh_that_heals_stays() {
    let throws = |fate: &str| {
        let (state, seat) = rolled(&[Pack::Curses], |facts, seat| {
            open(facts, "bow-before-ra");
            facts["packs"]["fate"] = json!(fate);
            for player in facts["players"]
                .as_array_mut()
                .expect("six seats")
                .iter_mut()
                .take(3)
            {
                player["hearts"] = json!(8);
            }
            facts["players"][seat.index()]["hearts"] = json!(2);
            facts["turn"]["dice"] = json!(["heart", "heart", "heart", "heart", "three", "three"]);
        });
        match chosen(Level::Master, &state, seat) {
            Answer::Reroll(dice) => dice & 1 << 6 != 0,
            _ => false,
        }
    };
    assert!(throws("snake"));
    assert!(!throws("ankh"));
}

/// A Cultist is a heart at any time: it waits until it is needed.
#[test]
fn a_cultist_is_not_spent_on_a_scratch_and_saves_a_life() {
    let with_cultist = |facts: &mut Value, seat: Seat, hearts: u8| {
        let key = facts["next_key"].as_u64().expect("a number");
        facts["next_key"] = json!(key + 1);
        let in_play = facts["in_play"].as_array_mut().expect("a list of cards");
        in_play.push(json!({
            "key": key, "card": "cultists", "face": "cultists", "owner": seat, "tokens": 1, "copies": 0,
            "spent_turn": false, "spent_hit": false, "moved": false, "giver": null
        }));
        facts["players"][seat.index()]["hearts"] = json!(hearts);
    };
    let spends = |answer: Answer| matches!(answer, Answer::Use(used) if used.face.slug() == "cultists");
    let (state, seat) = rolled(&[Pack::Cultists], |facts, seat| with_cultist(facts, seat, 8));
    let buys = |state: &State, _: Seat| state.question().what == What::Buy;
    let (buying, buyer) = asked_at(|_| table(3, &[Pack::Cultists]), &["random"; 3], 1, 1, buys).remove(0);
    let buying = arranged(&buying, |facts| {
        with_cultist(facts, buyer, 8);
        facts["players"][buyer.index()]["energy"] = json!(0);
    });
    for level in [Level::Hard, Level::Master] {
        assert!(!spends(chosen(level, &state, seat)), "{level}");
        assert!(!spends(chosen(level, &buying, buyer)), "{level}");
    }
    let deadly = |state: &State, seat: Seat| {
        let landing = state.landing().map_or(0, |hit| hit.amount);
        let open = state.all_seats().all(|seat| state.player(seat).stars < 12);
        state.question().what == What::Harm && state.cultists(seat) > 0 && landing > 0 && open
    };
    let start = |_| {
        arranged(&table(3, &[Pack::Cultists]), |facts| {
            (0..3).for_each(|seat| with_cultist(facts, Seat(seat), 10));
        })
    };
    // Where nothing but a Cultist saves.
    let dying = |(state, seat): (State, Seat)| {
        let amount = state.landing().map_or(0, |hit| hit.amount);
        let dying = arranged(&state, |facts| {
            facts["players"][seat.index()]["hearts"] = json!(amount);
        });
        let mut answers = Vec::new();
        dying.answers(&mut answers);
        let by_card = |answer: &Answer| matches!(answer, Answer::Use(_)) && !spends(*answer);
        (answers.iter().any(|answer| spends(*answer)) && !answers.iter().any(by_card))
            .then_some((dying, seat))
    };
    let hit = asked_at(start, &["easy"; 3], 12, 1, deadly);
    let (dying, seat) = hit
        .into_iter()
        .find_map(dying)
        .expect("somebody is saved by a Cultist");
    for level in [Level::Normal, Level::Hard, Level::Master] {
        assert!(spends(chosen(level, &dying, seat)), "{level}");
    }
}

#[test]
fn a_beast_throws_one_die_once_more_after_its_last_roll() {
    let last = |state: &State, _: Seat| state.question().what == What::Roll && state.turn().rolls == 3;
    let beasts = |_| {
        arranged(&table(3, &[Pack::Transformation]), |facts| {
            for held in facts["in_play"].as_array_mut().expect("a list of cards") {
                held["tokens"] = json!(1);
            }
        })
    };
    let (state, seat) = asked_at(beasts, &["random"; 3], 1, 1, last).remove(0);
    let state = arranged(&state, |facts| {
        facts["turn"]["dice"] = json!(["three", "three", "three", "three", "heart", "one"]);
        facts["players"][seat.index()]["stars"] = json!(14);
        for held in facts["in_play"].as_array_mut().expect("a list of cards") {
            held["spent_turn"] = json!(false);
        }
    });
    for level in [Level::Hard, Level::Master] {
        let answer = chosen(level, &state, seat);
        let Answer::Use(used) = answer else {
            panic!("{level} leaves it: {answer:?}")
        };
        // A three more, and Tokyo, are twenty stars.
        assert_eq!(used.face.slug(), "transformation");
        assert!(matches!(used.pick, Pick::Die(4 | 5)), "{level}: {used:?}");
    }
}

/// Whatever the others hold and in which order everything lies: what a bot may not know moves none of its
/// answers.
#[test]
fn nothing_hidden_changes_an_answer_with_every_pack_and_evolutions() {
    let monsters: Vec<Monster> = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster))
        .collect();
    let (mut compared, mut different) = (0, 0);
    for (seed, (power_up, level)) in (0_u64..).zip([
        (PowerUp::Standard, Level::Master),
        (PowerUp::Draft, Level::Hard),
        (PowerUp::Controlled, Level::Normal),
    ]) {
        let first = 3 * seed as usize;
        let setup = Setup {
            monsters: monsters[first..first + 3].to_vec(),
            options: Options {
                power_up,
                packs: Pack::ALL.into_iter().collect(),
                ..Options::default()
            },
            first: None,
        };
        let mut luck = Draw::new(seed + 90);
        let mut bots: Vec<_> = (0..3).map(|seat| bot(level, seed_of(seed, Seat(seat)))).collect();
        let mut look = |state: &State, seat: Seat, answer: Answer| {
            let mut dealt = *state;
            dealt.imagine(seat, &mut luck);
            different += usize::from(dealt != *state);
            let (seen, again) = (View::of(state, Some(seat)), View::of(&dealt, Some(seat)));
            assert_eq!(*again, *seen, "what is hidden shows at {:?}", state.question());
            let chosen = bot(level, seed_of(seed, seat)).choose(&again, &Stop::default());
            assert_eq!(chosen, Some(answer), "{:?}", state.question());
            compared += 1;
        };
        let start = setup.start().expect("monsters with Evolutions");
        play(start, seed, 120, &mut bots, &mut look, &mut |_| {});
    }
    assert!(compared > 60 && different > 30, "{different} of {compared}");
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

#[test]
fn no_final_roll_is_thought_about_for_long_however_many_have_a_say() {
    const ENOUGH: u32 = 200;
    let monsters = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster));
    let setup = Setup {
        monsters: monsters.take(6).collect(),
        options: Options {
            power_up: PowerUp::Standard,
            packs: Pack::ALL.into_iter().collect(),
            ..Options::default()
        },
        first: None,
    };
    let start = |_| setup.start().expect("monsters with Evolutions");
    let rolls = |state: &State, _: Seat| state.question().what == What::Roll;
    let stop = Stop::default();
    let (judge, mut with, mut without) = (HandSet::default(), 0, 0);
    for (state, _) in asked_at(start, &["random"; 6], 24, 9, rolls) {
        let Some(thrown) = state.reroll_all() else {
            continue;
        };
        for dice in [[Face::Claw; 8], [Face::Heart; 8], [Face::Energy; 8]] {
            let all = thrown.dice_to_throw().count_ones() as usize;
            let answer = Answer::Faces(dice.into_iter().take(all).collect());
            let work = |enough: Option<u32>| {
                let mut search = Search::new(&thrown, &judge, &stop, Draw::new(5));
                if let Some(enough) = enough {
                    search.narrow_after(enough);
                }
                let found = search.outcome(&thrown, answer, State::DEPTH, 1);
                assert!(found.is_some(), "{answer:?}");
                search.work()
            };
            with = with.max(work(Some(ENOUGH)));
            without = without.max(work(None));
        }
    }
    assert!(
        with < 2 * ENOUGH && without > 4 * ENOUGH,
        "{with} instead of {without}"
    );
}
