//! Turns with few dice or none: the dice beside the row are planned alone, nobody leaves one that is of no use,
//! and a turn is worth less the fewer dice it has.

use super::asked_at;
use crate::draw::Draw;
use crate::levels::{Levels, ValueFn};
use crate::persona::shown;
use crate::planner::Planner;
use crate::reasons::Reason;
use crate::roll_plan::RollPlan;
use crate::search::{Evaluator, Lookahead};
use crate::{Bot, BotGame, Level, Stop, bot, seed_of};
use engine::classic::{Answer, Face, Monster, Options, Pack, Setup, SpecialDie, State, What};
use engine::{Asked, Chance, Game, Seat, View, duel};
use serde_json::{Value, json};

/// The special dice of a turn, and how many dice lie in its row.
type Kind = (&'static str, usize);

const BESIDE: [&str; 3] = ["berserk", "fate", "both"];

/// The position with some facts changed.
fn arranged<G: serde::Serialize + serde::de::DeserializeOwned>(
    state: &G,
    change: impl FnOnce(&mut Value),
) -> G {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    change(&mut facts);
    serde_json::from_value(facts).expect("still a position")
}

/// A roll question with so few dice: a random game with the packs that the special dice belong to, somewhere
/// in its first turns, with hearts, dice and rolls of its own.
fn position((beside, dice): Kind, seed: u64) -> (State, Seat) {
    let mut luck = Draw::new(seed);
    let seats = 2 + luck.below(3) as usize;
    let start = |_| {
        let packs = match beside {
            "berserk" => vec![Pack::Berserk],
            "fate" => vec![Pack::Curses],
            _ => vec![Pack::Berserk, Pack::Curses],
        };
        let setup = Setup {
            monsters: Monster::ALL[..seats].to_vec(),
            options: Options {
                packs: packs.into_iter().collect(),
                ..Options::default()
            },
            first: None,
        };
        setup.start().expect("different monsters")
    };
    let rolls = |state: &State, _: Seat| state.question().what == What::Roll && state.turn().rolls < 3;
    let apart = 1 + luck.below(6) as usize;
    let (state, seat) = asked_at(start, &["random"; 4][..seats], 1, apart, rolls).remove(0);
    let mut any = |die: SpecialDie| {
        let faces = die.faces();
        json!(faces[luck.below(faces.len() as u32) as usize])
    };
    let (berserk, fate) = (any(SpecialDie::Berserk), any(SpecialDie::Fate));
    let row: Vec<Face> = (0..dice).map(|_| Face::ALL[luck.below(6) as usize]).collect();
    let state = arranged(&state, |facts| {
        for player in facts["players"]
            .as_array_mut()
            .expect("a list")
            .iter_mut()
            .take(seats)
        {
            player["hearts"] = json!(1 + luck.below(10));
            player["stars"] = json!(luck.below(15));
            player["energy"] = json!(luck.below(8));
        }
        let roller = &mut facts["players"][seat.index()];
        roller["shrink"] = json!(6 - dice);
        facts["turn"]["dice"] = json!(row);
        facts["turn"]["rolls"] = json!(1 + luck.below(2));
        if beside != "fate" {
            facts["packs"]["berserk"] = json!(1 << seat.0);
            facts["packs"]["die"] = berserk;
        }
        if beside != "berserk" {
            facts["packs"]["fate"] = fate;
        }
    });
    (state, seat)
}

fn kinds() -> impl Iterator<Item = Kind> {
    BESIDE
        .into_iter()
        .flat_map(|beside| (0..=3).map(move |dice| (beside, dice)))
}

type Steady = Planner<State, ValueFn<<State as Levels>::HandSet>>;

/// The bot of a level without whims and slips.
fn steady(level: Level) -> Steady {
    let value_fn = ValueFn::of::<State>(level, 3);
    Planner::with_evaluator(3, value_fn).with_temper(shown(level))
}

/// What `answer` comes to for `seat` with this luck: Master plays the turn out in all seats, and values where
/// the next one begins.
fn played_out(state: &State, seat: Seat, answer: Answer, luck: u64, player: &mut Steady) -> f32 {
    let (mut state, mut nature, stop) = (*state, Draw::new(luck), Stop::default());
    let turn = state.turn().number;
    state.apply(answer).expect("a legal answer");
    while !(state.asks() == Asked::NoOne || state.is_quiet() && state.turn().number != turn) {
        let answer = match state.asks() {
            Asked::Seat(asked) => player.choose(&View::of(&state, Some(asked)), &stop),
            _ => state.deal(&mut nature),
        };
        state
            .apply(answer.expect("somebody is asked"))
            .expect("a legal answer");
    }
    let value_fn = ValueFn::<<State as Levels>::HandSet>::of::<State>(Level::Master, 3);
    Evaluator::<State>::value(&value_fn, &state, seat)
}

/// How many points of a hundred these levels give away in a position against the better of stopping and
/// throwing: the throw that is advised, and all dice. Which one is better is said by one half of the luck and
/// measured by the other, so that chance alone makes nobody look bad.
fn losses(state: &State, seat: Seat, levels: &[Level], luck: u64) -> Vec<f32> {
    let (seen, stop) = (View::of(state, Some(seat)), Stop::default());
    let chosen: Vec<Answer> = levels
        .iter()
        .map(|level| steady(*level).choose(&seen, &stop).expect("an answer"))
        .collect();
    let listed = State::advisor(3).advise(&seen, &stop).expect("advice");
    let advised = listed.iter().map(|advised| advised.answer);
    let advised = advised
        .filter(|answer| matches!(answer, Answer::Reroll(_)))
        .take(1);
    let mut answers = vec![Answer::Done, Answer::Reroll(state.rerolls())];
    answers.extend(advised.chain(chosen.iter().copied()));
    let mut means: Vec<(Answer, [f32; 2])> = Vec::new();
    let mut player = steady(Level::Master);
    for answer in answers {
        if !state.offers(answer) || means.iter().any(|(other, _)| *other == answer) {
            continue;
        }
        let mut mean = |half: u64| {
            let of_half = (0..luck).filter(|luck| luck % 2 == half);
            let worth = of_half.map(|luck| played_out(state, seat, answer, luck, &mut player));
            worth.sum::<f32>() / (luck as f32 / 2.0)
        };
        means.push((answer, [mean(0), mean(1)]));
    }
    let lost = |answer: Answer| {
        let own = means
            .iter()
            .find(|(other, _)| *other == answer)
            .expect("a mean")
            .1;
        let lost = [0, 1].map(|half| {
            let better = |one: &[f32; 2], two: &[f32; 2]| one[half].total_cmp(&two[half]);
            let best = means
                .iter()
                .map(|(_, mean)| *mean)
                .max_by(better)
                .expect("a mean");
            best[1 - half] - own[1 - half]
        });
        50.0 * (lost[0] + lost[1])
    };
    chosen.into_iter().map(lost).collect()
}

/// Hard and Master lose next to nothing: the mean of each kind of position in points of a hundred.
fn lose_next_to_nothing(positions: u64, luck: u64, most: f32) {
    let levels = [Level::Hard, Level::Master];
    let measured = |kind: Kind| {
        let mut sums = [0.0; 2];
        for seed in 0..positions {
            let (state, seat) = position(kind, seed);
            let lost = losses(&state, seat, &levels, luck);
            for (level, lost) in levels.iter().zip(&lost) {
                if *lost > 5.0 {
                    println!("{kind:?} seed {seed}, {level}: {lost:.2} points");
                }
            }
            sums = [sums[0] + lost[0], sums[1] + lost[1]];
        }
        let mean = sums.map(|sum| sum / positions as f32);
        println!("{kind:?}: Hard {:.3}, Master {:.3} points", mean[0], mean[1]);
        (kind, mean)
    };
    let measured = &measured;
    let means: Vec<_> = std::thread::scope(|scope| {
        let of_kinds = BESIDE.map(|beside| {
            let kinds = kinds().filter(move |kind| kind.0 == beside);
            scope.spawn(move || kinds.map(measured).collect::<Vec<_>>())
        });
        let all = of_kinds
            .into_iter()
            .map(|handle| handle.join().expect("no panic"));
        all.flatten().collect()
    });
    for (kind, mean) in means {
        assert!(mean.iter().all(|mean| *mean <= most), "{kind:?}: {mean:?} points");
    }
}

/// Hearts that heal nobody take Shrink tokens away, and that is foreseen.
#[test]
fn hearts_that_take_tokens_away_are_kept() {
    for (hearts, tokens) in [(10, "shrink"), (10, "poison"), (9, "shrink")] {
        let (state, seat) = position(("berserk", 3), 13);
        let state = arranged(&state, |facts| {
            let roller = &mut facts["players"][seat.index()];
            roller["hearts"] = json!(hearts);
            roller["shrink"] = json!(0);
            roller["poison"] = json!(0);
            roller[tokens] = json!(3);
            roller["place"] = json!("outside");
            facts["turn"]["dice"] = json!(["heart", "heart", "heart"]);
            facts["packs"]["die"] = json!("energy");
        });
        for level in [Level::Normal, Level::Hard, Level::Master] {
            let thrown = thrown(level, &state, seat, 3);
            assert_eq!(
                thrown & 0b111,
                0,
                "{hearts} hearts, {tokens}, {level}: {thrown:b}"
            );
        }
    }
}

#[test]
fn hard_and_master_plan_few_dice_and_the_dice_beside_them() {
    lose_next_to_nothing(1, 8, 3.0);
}

/// The whole measurement: 204 positions, each answer 400 times. `LUCK` in the environment says how often
/// instead.
#[test]
#[ignore = "takes long: run it optimized, with --ignored --nocapture, when bots change"]
fn hard_and_master_lose_nothing_with_few_dice() {
    let luck = std::env::var("LUCK").ok().and_then(|luck| luck.parse().ok());
    lose_next_to_nothing(17, luck.unwrap_or(400), 0.3);
}

fn thrown(level: Level, state: &State, seat: Seat, seed: u64) -> u16 {
    let seen = View::of(state, Some(seat));
    match bot(level, seed).choose(&seen, &Stop::default()) {
        Some(Answer::Reroll(dice)) => dice,
        _ => 0,
    }
}

#[test]
fn no_level_leaves_a_skull_that_it_may_throw_again() {
    for (beside, dice) in kinds().chain([("berserk", 5), ("both", 6)]) {
        if beside == "fate" {
            continue;
        }
        for seed in 0..3 {
            let (state, seat) = position((beside, dice), seed);
            let state = arranged(&state, |facts| {
                facts["packs"]["die"] = json!("skull");
                if beside == "both" {
                    // A Snake may take dice away.
                    facts["packs"]["fate"] = json!("river");
                }
                facts["players"][seat.index()]["hearts"] = json!(1 + 2 * seed);
            });
            let skull = state.berserk_index().expect("it lies there");
            for level in Level::ALL {
                let thrown = thrown(level, &state, seat, seed);
                assert!(
                    thrown & 1 << skull != 0,
                    "{beside} beside {dice}, {level}: {thrown:b}"
                );
            }
        }
    }
}

/// A single two is of no use to anybody, and whatever it may become harms nobody in Tokyo.
#[test]
fn no_level_leaves_a_die_that_is_of_no_use_to_it() {
    for (row, useless) in [
        (json!(["two"]), 0b1),
        (json!(["one", "claw"]), 0b1),
        (json!(["three", "two"]), 0b11),
    ] {
        let count = row.as_array().expect("a list").len();
        for seed in 0..4 {
            let (state, seat) = position(("berserk", count), seed);
            let state = arranged(&state, |facts| {
                facts["turn"]["dice"] = row.clone();
                facts["packs"]["die"] = json!("double-claw");
                let seats = facts["players"].as_array_mut().expect("a list");
                for player in seats.iter_mut().filter(|player| player["alive"] == json!(true)) {
                    player["place"] = json!("outside");
                    player["hearts"] = json!(9);
                }
                seats[seat.index()]["place"] = json!("city");
            });
            for level in Level::ALL {
                let thrown = thrown(level, &state, seat, seed);
                assert_eq!(thrown & useless, useless, "{row}, {level}: {thrown:b}");
            }
        }
    }
}

#[test]
fn what_is_said_of_the_special_dice_alone_fits_together() {
    for kind in kinds().filter(|(_, dice)| *dice == 0) {
        for seed in 0..3 {
            let (state, seat) = position(kind, seed);
            let (seen, stop) = (View::of(&state, Some(seat)), Stop::default());
            let mut advisor = State::advisor(3);
            let listed = advisor.advise(&seen, &stop).expect("advice");
            // Stopping, and each set of the special dice.
            let throws = listed
                .iter()
                .filter(|one| matches!(one.answer, Answer::Reroll(_)));
            let sets = (1u16 << state.rerolls().count_ones()) - 1;
            assert_eq!(throws.count(), usize::from(sets), "{listed:?}");
            assert!(listed.iter().any(|one| one.answer == Answer::Done));
            let own = seed_of(3, seat);
            let chosen = bot(Level::Master, own).choose(&seen, &stop);
            assert_eq!(chosen, Some(listed[0].answer));
            // No die of the row is thrown, and nobody says so.
            for one in &listed {
                let reason = State::reasoner(Level::Master, own).reason(&seen, one.answer, &stop);
                let reason = reason.expect("a reason");
                assert!(
                    !matches!(reason, Reason::RerollAll | Reason::Only),
                    "{one:?}: {reason:?}"
                );
            }
            let worth = advisor.win_probabilities(&seen, &stop).expect("a value");
            assert!((worth[seat.index()] - listed[0].worth).abs() < 1e-4, "{worth:?}");
            // Nature is asked: the mean of what may come, and each of that is played on from.
            let mut asked = state;
            let mut listed = listed.iter();
            let throw = listed.find(|one| matches!(one.answer, Answer::Reroll(_)));
            let throw = throw.expect("a throw");
            asked.apply(throw.answer).expect("a legal answer");
            let open = advisor
                .win_probabilities(&View::of(&asked, None), &stop)
                .expect("a value");
            let (open, expected) = (open[seat.index()], throw.worth);
            assert!((open - expected).abs() < 0.02, "{kind:?} {open} {expected}");
        }
    }
}

/// A duel before the first throw, with so many dice fewer and so many tokens.
fn duel_with(fewer: u8, tokens: u8) -> duel::State {
    let monsters = [duel::Monster::Alienoid, duel::Monster::MekaDragon];
    let mut state = duel::Setup {
        monsters,
        first: Some(Seat(0)),
        automatic: false,
    }
    .start()
    .expect("two monsters");
    let mut nature = Draw::new(1);
    while state.question().what != duel::What::FirstRoll {
        let answer = match state.asks() {
            Asked::Nature => state.deal(&mut nature),
            _ => state.default_answer(),
        };
        state
            .apply(answer.expect("somebody is asked"))
            .expect("a legal answer");
    }
    arranged(&state, |facts| {
        facts["turn"]["fewer"] = json!(fewer);
        facts["turn"]["number"] = json!(3);
        facts["players"][0]["tokens"] = json!(tokens);
    })
}

#[test]
fn a_duel_is_worth_less_with_fewer_dice_down_to_none() {
    let stop = Stop::default();
    let value = |state: &duel::State| {
        let shares = duel::State::advisor(3).win_probabilities(&View::of(state, None), &stop);
        shares.expect("a value")[0]
    };
    for tokens in 0..=2 {
        let worth: Vec<f32> = (0..=7).map(|fewer| value(&duel_with(fewer, tokens))).collect();
        println!("{tokens} tokens: {worth:?}");
        assert!(
            worth[..7].is_sorted_by(|more, less| more > less),
            "{tokens} tokens: {worth:?}"
        );
        assert!((worth[6] - worth[7]).abs() < 1e-4, "none is none: {worth:?}");
        // Nature is asked for the throw.
        let thrown: Vec<f32> = (3..=5)
            .map(|fewer| {
                let mut state = duel_with(fewer, tokens);
                state.apply(duel::Answer::Throw).expect("a legal answer");
                value(&state)
            })
            .collect();
        assert!(
            thrown.is_sorted_by(|more, less| more > less),
            "{tokens} tokens: {thrown:?}"
        );
    }
    // Without a die the turn is over at once: it is worth what the rival's leaves.
    let mut none = duel_with(6, 0);
    let before = value(&none);
    let seen = View::of(&none, Some(Seat(0)));
    let said = duel::State::advisor(3).advise(&seen, &stop).expect("advice");
    assert_eq!(said[0].answer, duel::Answer::Throw);
    while none.turn().number == 3 {
        let answer = none.default_answer();
        none.apply(answer.expect("seat 0 is asked"))
            .expect("a legal answer");
    }
    assert!((value(&none) - before).abs() < 0.05, "{before} {}", value(&none));
    // A token is spent where there is no other die, or kept: whichever is better is done.
    let with_token = duel_with(6, 1);
    let seen = View::of(&with_token, Some(Seat(0)));
    let said = duel::State::advisor(3).advise(&seen, &stop).expect("advice");
    assert_eq!(said.len(), 2, "{said:?}");
    for level in Level::ALL {
        let answer = bot::<duel::State>(level, 3)
            .choose(&seen, &stop)
            .expect("an answer");
        assert!(with_token.clone().apply(answer).is_ok(), "{level}: {answer:?}");
    }
}

#[test]
fn a_look_ahead_does_not_rest_where_few_dice_are_thrown_in_a_duel() {
    for fewer in 0..=7 {
        assert_eq!(duel_with(fewer, 0).is_quiet(), fewer < 3, "{fewer}");
    }
    assert!(!duel_with(4, 1).throws_few(), "nothing is thrown yet");
}
