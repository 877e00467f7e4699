//! What a sensible player does at Duel, told at arranged tables.

use super::ways::Ways;
use super::{default_policy, terms};
use crate::draw::Draw;
use crate::lattice::Lattice;
use crate::random::Random;
use crate::roll_plan::{RollPlan, dice_of};
use crate::search::{Evaluator, Lookahead, Search};
use crate::{Bot, Level, Stop, bot};
use engine::duel::rule::{Rule, Stat};
use engine::duel::{Answer, Buzz, CardId, Ending, Face, Kind, Monster, Placing, Setup, State, Track, What};
use engine::{Asked, Chance, Game, Seat, View};
use serde_json::{Value, json};
use std::collections::HashMap;

type Player = Box<dyn Bot<State>>;

fn player(name: &str, seed: u64) -> Player {
    match name.parse::<Level>() {
        Ok(level) => bot(level, seed),
        Err(_) => Box::new(Random::new(seed)),
    }
}

/// A table whose monsters, and who begins at it, follow from the seed.
fn table(seed: u64, automatic: bool) -> State {
    let mut draw = Draw::new(seed);
    let one = draw.below(6) as usize;
    let other = (one + 1 + draw.below(5) as usize) % 6;
    let setup = Setup {
        monsters: [Monster::ALL[one], Monster::ALL[other]],
        first: [None, Some(Seat(0)), Some(Seat(1))][draw.below(3) as usize],
        automatic,
    };
    setup.start().expect("two different monsters")
}

/// Plays on to the end; `look` sees every position in which a seat is asked. Says all that was answered, too.
fn play(
    mut state: State,
    players: [&str; 2],
    seed: u64,
    look: &mut dyn FnMut(&State, Seat),
) -> (State, Vec<Answer>) {
    let mut players = [player(players[0], seed), player(players[1], seed + 1)];
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    let mut said = Vec::new();
    for _ in 0..20_000 {
        let answer = match state.asks() {
            Asked::NoOne => return (state, said),
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                look(&state, seat);
                let chosen = players[seat.index()].choose(&View::of(&state, Some(seat)), &stop);
                chosen.unwrap_or_else(|| panic!("no answer to {:?}", state.question()))
            }
        };
        said.push(answer);
        state
            .apply(answer)
            .unwrap_or_else(|_| panic!("{answer:?} to {:?}", state.question()));
    }
    panic!("a game without end");
}

/// Positions in which a seat is asked, from games in which cards are bought.
pub(super) fn positions(count: usize, wanted: impl Fn(&State, Seat) -> bool) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    for seed in 0..200 {
        let mut index = 0;
        play(
            table(seed, seed % 3 > 0),
            ["easy", "random"],
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
    assert_eq!(found.len(), count, "too few such positions");
    found
}

/// The position with some facts changed.
pub(super) fn arranged(state: &State, change: impl FnOnce(&mut Value)) -> State {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    change(&mut facts);
    serde_json::from_value(facts).expect("still a position")
}

/// Where a card lies in the market, if it does.
fn slot_of(state: &State, card: CardId) -> Option<usize> {
    state.market().iter().position(|slot| *slot == Some(card))
}

/// The position in which seat 0 has this card, and no other.
fn with_kept(state: &State, card: CardId) -> State {
    arranged(state, |facts| {
        let deck = facts["deck"].as_array_mut().expect("cards");
        deck.retain(|other| *other != json!(card.slug()));
        if let Some(slot) = slot_of(state, card) {
            let other = deck.pop().expect("a full deck");
            facts["market"][slot] = other;
        }
        facts["players"][0]["kept"] = json!([card.slug()]);
    })
}

/// A question after the first roll at a table where nothing has happened yet; who is asked began, and pulls
/// to -7.
pub(super) fn after_a_roll(faces: [Face; 5]) -> State {
    let monsters = [Monster::Gigazaur, Monster::CyberKitty];
    let mut state = Setup::of(monsters).first(Seat(0)).start().expect("two monsters");
    let mut nature = Draw::new(1);
    while !matches!(state.question().what, What::Throw { .. }) {
        let answer = match state.asks() {
            Asked::Nature => state.deal(&mut nature),
            _ => state.default_answer(),
        };
        state
            .apply(answer.expect("somebody is asked"))
            .expect("a legal answer");
    }
    state
        .apply(Answer::Faces(faces.into_iter().collect()))
        .expect("five dice in the first turn");
    assert_eq!(state.question().what, What::Roll);
    state
}

/// How the game ends when `name` plays the turn of seat 0 out, whatever is thrown. Stays in the turn.
fn ends(state: &State, name: &str, seed: u64) -> Option<(Ending, Seat)> {
    let (mut state, stop) = (*state, Stop::default());
    let (mut bot, mut nature) = (player(name, seed), Draw::new(seed));
    while state.turn().number == 1 && state.outcome().is_none() {
        let answer = match state.asks() {
            Asked::Nature => state.deal(&mut nature),
            Asked::Seat(seat) => bot.choose(&View::of(&state, Some(seat)), &stop),
            Asked::NoOne => None,
        };
        state.apply(answer.expect("an answer")).expect("a legal answer");
    }
    state.outcome().map(|outcome| (outcome.ending, outcome.winner))
}

#[test]
fn everything_is_answered_at_every_table() {
    let pairs = [
        ["normal", "easy"],
        ["random", "normal"],
        ["easy", "random"],
        ["normal", "normal"],
    ];
    for seed in 0..16 {
        let players = pairs[seed as usize % pairs.len()];
        let (end, _) = play(table(seed, seed % 3 > 0), players, seed, &mut |_, _| {});
        assert!(end.outcome().is_some());
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for seed in 0..4 {
        let game = || play(table(seed, true), ["normal", "easy"], seed, &mut |_, _| {}).1;
        assert_eq!(game(), game());
    }
}

#[test]
fn what_was_asked_before_changes_no_answer() {
    let stop = Stop::default();
    for level in Level::ALL {
        let mut old = bot(level, 3);
        for (state, seat) in positions(30, |_, _| true) {
            let seen = View::of(&state, Some(seat));
            let answer = old.choose(&seen, &stop);
            let fresh = bot(level, 3).choose(&seen, &stop);
            assert_eq!(answer, fresh, "{:?}", state.question());
            assert_eq!(answer, old.choose(&seen, &stop), "{:?}", state.question());
        }
        // Also all through a game, where plans are remembered from question to question.
        let mut through = bot(level, 5);
        play(table(1, true), ["normal", "easy"], 2, &mut |state, seat| {
            let seen = View::of(state, Some(seat));
            let (old, fresh) = (through.choose(&seen, &stop), bot(level, 5).choose(&seen, &stop));
            assert_eq!(old, fresh, "{:?}", state.question());
        });
    }
}

#[test]
fn nobody_answers_unasked_or_after_a_stop() {
    let (state, seat) = positions(1, |_, _| true)[0];
    let stop = Stop::default();
    for level in Level::ALL {
        for viewer in [Some(state.rival(seat)), None] {
            assert_eq!(bot(level, 1).choose(&View::of(&state, viewer), &stop), None);
        }
    }
    stop.ask();
    for level in Level::ALL {
        assert_eq!(bot(level, 1).choose(&View::of(&state, Some(seat)), &stop), None);
    }
}

#[test]
fn a_game_that_can_be_won_at_once_is_won() {
    use Face::{Claw, Destruction, Energy, Fame, Heart};
    let fame = arranged(&after_a_roll([Fame, Energy, Fame, Heart, Fame]), |facts| {
        facts["markers"] = json!([-6, 0]);
    });
    let spotlight = arranged(
        &after_a_roll([Destruction, Energy, Destruction, Heart, Destruction]),
        |facts| facts["markers"] = json!([-4, -2]),
    );
    let knockout = arranged(&after_a_roll([Claw, Energy, Fame, Claw, Fame]), |facts| {
        facts["players"][1]["health"] = json!(2);
    });
    for seed in 0..8 {
        for (state, ending) in [
            (&fame, Ending::Victory(Track::Fame)),
            (&spotlight, Ending::Spotlight),
            (&knockout, Ending::Knockout),
        ] {
            assert_eq!(
                ends(state, "normal", seed),
                Some((ending, Seat(0))),
                "seed {seed}"
            );
        }
    }
}

/// With the wrong face first the marker runs through the spotlight before the other one comes.
#[test]
fn faces_are_resolved_in_the_order_that_wins() {
    use Face::{Destruction, Fame};
    for (faces, markers, first) in [
        (
            [Fame, Fame, Fame, Destruction, Destruction],
            [-5, -3],
            Destruction,
        ),
        (
            [Destruction, Destruction, Destruction, Fame, Fame],
            [-3, -5],
            Fame,
        ),
    ] {
        let roll = after_a_roll(faces);
        let state = arranged(&roll, |facts| {
            // The last two dice are three for once.
            let last = serde_json::to_value(faces[4]).expect("a face is a word");
            facts["turn"]["dice"] = Value::Array(
                faces
                    .iter()
                    .map(|face| serde_json::to_value(face).expect("a face is a word"))
                    .chain([last])
                    .collect(),
            );
            facts["turn"]["number"] = json!(3);
            facts["markers"] = json!(markers);
            let other = usize::from(first == Destruction);
            // The other one is a step short of the spotlight.
            facts["markers"][other] = json!(-2);
        });
        let mut state = state;
        state.apply(Answer::Done).expect("one may stop");
        assert_eq!(state.question().what, What::Face);
        for level in Level::ALL {
            let answer = bot(level, 1).choose(&View::of(&state, Some(Seat(0))), &Stop::default());
            assert_eq!(answer, Some(Answer::Resolve(first)));
        }
    }
}

/// Cards that kill their buyer are not bought, cards that win are.
#[test]
fn a_won_game_is_not_thrown_away() {
    let start = {
        let mut state = after_a_roll([Face::Energy; 5]);
        for _ in 0..5 {
            if state.question().what == What::Buy {
                break;
            }
            state
                .apply(state.default_answer().expect("a seat is asked"))
                .expect("a legal answer");
        }
        assert_eq!(state.question().what, What::Buy);
        state
    };
    let with = |card: CardId, own: u8, rivals: u8| {
        arranged(&start, |facts| {
            facts["players"][0]["health"] = json!(own);
            facts["players"][1]["health"] = json!(rivals);
            facts["players"][0]["energy"] = json!(card.cost());
            facts["markers"] = json!([-3, -1]);
            if slot_of(&start, card).is_none() {
                // What lay there goes back into the deck.
                let gone = std::mem::replace(&mut facts["market"][0], json!(card.slug()));
                let deck = facts["deck"].as_array_mut().expect("cards");
                deck.retain(|other| *other != json!(card.slug()));
                deck.push(gone);
            }
        })
    };
    let slot = |state: &State, card| Answer::Buy(slot_of(state, card).expect("it was laid there") as u8);
    let winner = |state: &State, answer: Answer| {
        let (mut state, mut nature) = (*state, Draw::new(1));
        state.apply(answer).expect("it can be paid");
        while state.question().what != What::Buy && state.outcome().is_none() {
            let answer = match state.asks() {
                Asked::Nature => state.deal(&mut nature),
                _ => state.default_policy(),
            };
            state.apply(answer.expect("an answer")).expect("a legal answer");
        }
        state.outcome().map(|outcome| outcome.winner)
    };
    let (mut deadly, mut winning) = (0, 0);
    for card in CardId::all().filter(|card| card.kind() == Kind::Discard) {
        let weak = with(card, 3, 12);
        if winner(&weak, slot(&weak, card)) == Some(Seat(1)) {
            deadly += 1;
            for seed in 0..8 {
                for level in Level::ALL {
                    let answer = bot(level, seed).choose(&View::of(&weak, Some(Seat(0))), &Stop::default());
                    assert_ne!(answer, Some(slot(&weak, card)), "{level} buys {}", card.slug());
                }
            }
        }
        let strong = with(card, 12, 1);
        if winner(&strong, slot(&strong, card)) == Some(Seat(0)) {
            winning += 1;
            let answer = bot(Level::Normal, 1).choose(&View::of(&strong, Some(Seat(0))), &Stop::default());
            assert!(
                answer.is_some_and(|answer| winner(&strong, answer) == Some(Seat(0))),
                "{} would have won, not {answer:?}",
                card.slug()
            );
        }
    }
    assert!(deadly >= 2 && winning >= 6, "{deadly} {winning}");
}

#[test]
fn habits_are_legal_answers() {
    for (state, _) in positions(150, |_, _| true) {
        let habit = default_policy::answer(&state).expect("a seat is asked");
        assert!(state.offers(habit), "{habit:?} to {:?}", state.question());
        assert_eq!(Some(habit), state.default_policy());
    }
}

/// Rolls of one class have one worth, whoever rolls and whatever cards look at them.
#[test]
fn alike_rolls_are_worth_the_same() {
    let evaluator = super::HandSet::default();
    let stop = Stop::default();
    let rolls = |state: &State, seat: Seat| state.is_rolling() && state.active() == seat;
    let mut found = positions(6, |state, seat| {
        rolls(state, seat) && state.rules(seat).count() > 3
    });
    for monster in Monster::ALL {
        let own = |state: &State, seat: Seat| {
            let moved = Track::ALL.map(|track| state.marker(track).halves() != 0);
            rolls(state, seat) && state.player(seat).monster == monster && moved.contains(&true)
        };
        found.extend(positions(4, own));
    }
    let mut alike = 0;
    for (state, seat) in found {
        let (thrown, draw) = (state.unrolled(), Draw::from_words(1, &state.hash_words()));
        let lattice = Lattice::of(state.dice().len()).expect("few dice");
        let mut seen = HashMap::new();
        for (roll, mark) in lattice
            .rolls()
            .iter()
            .zip(thrown.equivalence(seat, lattice.rolls()))
        {
            // Purchases are left out: which card comes next is drawn anew.
            let shares = Search::new(&thrown, &evaluator, &stop, draw.clone()).outcome(
                &thrown,
                Answer::Faces(dice_of(roll)),
                0,
                1,
            );
            let worth = shares.expect("a throw that may fall")[seat.index()];
            if let Some((other, before)) = seen.insert(mark, (*roll, worth)) {
                alike += 1;
                assert_eq!(
                    before,
                    worth,
                    "{:?}: {roll:?} and {other:?}",
                    state.player(seat).monster
                );
            }
        }
    }
    assert!(alike > 2500, "{alike}");
}

#[test]
fn only_cards_that_count_unused_rolls_make_thrifty() {
    let rolling = after_a_roll([Face::Energy, Face::Fame, Face::Claw, Face::Claw, Face::Heart]);
    let thrifty = CardId::all()
        .filter(|card| card.kind() == Kind::Keep)
        .filter(|card| {
            let owner = with_kept(&rolling, *card);
            owner.unrolled().values_unused_rolls(Seat(0))
        });
    assert_eq!(thrifty.count(), 1);
}

/// A lone star does nothing: who may throw it for ever does so until it shows something better.
#[test]
fn dice_that_may_always_be_thrown_are_thrown_after_the_last_roll() {
    let faces = [Face::Energy, Face::Fame, Face::Claw, Face::Claw, Face::Energy];
    let frees = |card: &CardId| {
        let frees = |rule: &Rule| matches!(rule, Rule::Always(Stat::FreeFaces, _));
        card.card().rules.iter().any(frees)
    };
    let card = CardId::all().find(frees).expect("a card for that");
    let owned = arranged(&with_kept(&after_a_roll(faces), card), |facts| {
        facts["turn"]["rolls"] = json!(3);
    });
    assert_eq!(owned.rolls_left(), 0);
    for seed in 0..4 {
        let mut bot = bot(Level::Normal, seed);
        assert_eq!(
            bot.choose(&View::of(&owned, Some(Seat(0))), &Stop::default()),
            Some(Answer::Reroll(0b10))
        );
    }
}

/// The terms that seat 0 has something of, added up.
fn amounts(state: &State) -> Vec<f32> {
    let mut amounts = vec![0.0; terms::COUNT];
    terms::each(state, &Ways::of(state), Seat(0), &mut |term, amount| {
        amounts[term] += amount;
    });
    amounts
}

#[test]
fn steps_are_counted_along_the_tokens() {
    let bare = after_a_roll([Face::Energy; 5]);
    let with = |token: Buzz, low: i8| {
        arranged(&bare, |facts| {
            facts["buzz"][token.index()] = serde_json::to_value(Placing {
                track: Track::Fame,
                low,
                turned: false,
            })
            .expect("a place is a few words");
        })
    };
    let steps = |state: &State| -> Vec<usize> {
        let amounts = amounts(state);
        (0..16)
            .filter(|steps| amounts[terms::STEPS + steps] > 0.0)
            .collect()
    };
    assert_eq!(steps(&bare), [7], "both markers stand in the middle");
    assert_eq!(steps(&with(Buzz::Phantom, -4)), [7, 8], "one space more");
    assert_eq!(steps(&with(Buzz::Phantom, 3)), [7], "not on this side");
    assert_eq!(steps(&with(Buzz::Alien, -4)), [6, 7], "one space less");
    let ahead = |state: &State| amounts(state)[terms::AHEAD..terms::AHEAD + 5].to_vec();
    assert_eq!(ahead(&bare), [0.0; 5]);
    assert_eq!(ahead(&with(Buzz::Cat, -2)), [0.5, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(ahead(&with(Buzz::Fish, -1)), [0.0, 1.0, 0.0, 0.0, 0.0]);
    assert_eq!(ahead(&with(Buzz::Tiger, 1)), [0.0; 5], "that one is the rival's");
}

#[test]
fn the_judge_likes_what_is_good() {
    let evaluator = super::HandSet::default();
    let state = after_a_roll([Face::Energy; 5]);
    let worth = |change: &dyn Fn(&mut Value)| evaluator.value(&arranged(&state, change), Seat(0));
    let as_it_is = worth(&|_| {});
    assert!((evaluator.win_probabilities(&state).iter().sum::<f32>() - 1.0).abs() < 1e-5);
    assert!(worth(&|facts| facts["players"][0]["health"] = json!(5)) < as_it_is);
    assert!(worth(&|facts| facts["players"][1]["health"] = json!(5)) > as_it_is);
    assert!(worth(&|facts| facts["players"][0]["energy"] = json!(5)) > as_it_is);
    assert!(worth(&|facts| facts["players"][0]["tokens"] = json!(2)) > as_it_is);
    assert!(worth(&|facts| facts["markers"] = json!([-3, 0])) > as_it_is);
    assert!(worth(&|facts| facts["markers"] = json!([0, 3])) < as_it_is);
}
