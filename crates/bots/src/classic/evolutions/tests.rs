//! How bots play with Evolutions, told at tables of Power-Up!.

use super::{COUNTERS, DEADENS, FACES, YIELDS};
use crate::baselines::{WITHOUT_HAND, contestants};
use crate::classic::tests::{arranged, play};
use crate::draw::Draw;
use crate::levels::{Levels, ValueFn};
use crate::planner::Planner;
use crate::search::Lookahead as _;
use crate::{Bot, BotGame, Level, Stop, bot, seed_of};
use engine::classic::{
    Answer, CardId, Event, Face, Key, Moment, Monster, Options, PowerUp, Setup, State, What, has_evolutions,
};
use engine::{Game, Seat, View};
use serde_json::json;

/// The first position of a game in which these monsters play with Evolutions.
fn table(monsters: &[Monster], power_up: PowerUp) -> State {
    let setup = Setup {
        monsters: monsters.to_vec(),
        options: Options {
            power_up,
            ..Options::default()
        },
        first: None,
    };
    setup.start().expect("monsters with Evolutions")
}

fn seated(level: Level, seats: u8) -> Vec<Box<dyn Bot<State>>> {
    (0..seats)
        .map(|seat| bot(level, seed_of(5, Seat(seat))))
        .collect()
}

/// The first position of some game between two that asks a seat this.
fn asked(monsters: [Monster; 2], wanted: impl Fn(&State, Seat) -> bool) -> (State, Seat) {
    for seed in 0..100 {
        let mut found = None;
        let mut look = |state: &State, seat: Seat, _: Answer| {
            if found.is_none() && wanted(state, seat) {
                found = Some((*state, seat));
            }
        };
        let start = table(&monsters, PowerUp::Standard);
        play(
            start,
            seed,
            usize::MAX,
            &mut seated(Level::Easy, 2),
            &mut look,
            &mut |_| {},
        );
        if let Some(found) = found {
            return found;
        }
    }
    panic!("nobody was asked");
}

/// The same position with this Evolution alone in the hand of `seat`, and so many hearts.
fn holding(state: &State, seat: Seat, slug: &str, hearts: u8) -> State {
    arranged(state, |facts| {
        facts["players"][seat.index()]["hearts"] = json!(hearts);
        let zones = &mut facts["evolutions"];
        let card = json!(slug);
        for zone in ["decks", "under", "hands", "discards"] {
            let lies = zones[zone][seat.index()].as_array_mut().expect("a list of cards");
            lies.retain(|other| *other != card);
        }
        let before = zones["hands"][seat.index()].take();
        zones["hands"][seat.index()] = json!([card]);
        let deck = zones["decks"][seat.index()]
            .as_array_mut()
            .expect("a list of cards");
        deck.extend(before.as_array().expect("a list of cards").iter().cloned());
    })
}

#[test]
fn every_evolution_is_worth_something() {
    assert_eq!(YIELDS.len(), CardId::evolutions().len());
    for card in CardId::evolutions() {
        let found = YIELDS.iter().find(|(slug, _)| *slug == card.slug());
        let worth = found.map(|(_, yields)| yields.iter().sum::<f32>());
        assert!(worth > Some(0.0), "{}", card.slug());
    }
}

/// Two hearts are kept for when they are missing, and then played.
#[test]
fn a_card_waits_for_its_moment_and_does_not_wait_for_ever() {
    let monsters = [Monster::TheKing, Monster::Kraken];
    let buys = |state: &State, seat: Seat| {
        let mine = state.in_play().iter().all(|held| held.card.evolution().is_none());
        state.question().what == What::Buy && seat == Seat(0) && mine
    };
    let (state, seat) = asked(monsters, buys);
    for level in [Level::Normal, Level::Hard, Level::Master] {
        let plays = |hearts: u8| {
            let state = holding(&state, seat, "giant-banana", hearts);
            let plays = |seed: &u64| {
                let chosen = bot(level, *seed).choose(&View::of(&state, Some(seat)), &Stop::default());
                matches!(chosen, Some(Answer::Use(used)) if used.key == Key::NONE)
            };
            (0..20).filter(plays).count()
        };
        assert_eq!(plays(10), 0, "{level}: nothing is gained");
        // Now and then Normal and Hard answer by feeling.
        let least = match level {
            Level::Normal => 10,
            Level::Hard => 16,
            _ => 20,
        };
        assert!(plays(2) >= least, "{level}: next to death");
    }
}

/// One roll that counts twice in place of three: what that comes to shows in the plan of the turn, not in the
/// position before its throw.
#[test]
fn what_is_played_before_a_turn_is_judged_by_the_turn() {
    let begins = |state: &State, seat: Seat| {
        let moment = Moment::BeforeTurn;
        state.question().what == What::Window { moment }
            && state.player(seat).monster == Monster::CyberKitty
            && !state.in_tokyo(seat)
    };
    let (state, seat) = asked([Monster::CyberKitty, Monster::Kraken], begins);
    let state = holding(&state, seat, "cat-nip", 5);
    let stop = Stop::default();
    let value_fn = ValueFn::<<State as Levels>::HandSet>::of::<State>(Level::Hard, 1);
    let player = Planner::with_evaluator(1, value_fn);
    let mut answers = Vec::new();
    state.answers(&mut answers);
    for (answer, worth) in player.compare(&state, seat, &answers, 0.0, &stop) {
        let mut thrown = state;
        thrown.apply(answer).expect("a legal answer");
        assert!(thrown.is_quiet(), "{answer:?}");
        let before = player.win_probabilities(&thrown, &stop).expect("not stopped")[seat.index()];
        assert!((worth - before).abs() > 0.005, "{answer:?}: {worth} {before}");
    }
}

#[test]
fn counters_and_faces_are_worth_something_on_cards_that_there_are() {
    for (slug, yields) in COUNTERS {
        assert!(
            CardId::from_slug(slug).is_some_and(|card| card.evolution().is_some()),
            "{slug}"
        );
        assert!(yields.iter().sum::<f32>() > 0.0, "{slug}");
    }
    assert!(CardId::from_slug(DEADENS).is_some());
    assert_eq!(FACES.len(), Face::ALL.len());
}

/// Of two cards the one that is worth more is kept.
#[test]
fn the_better_of_two_is_kept() {
    let first = |state: &State, _: Seat| state.question().what == What::Draw;
    let (state, seat) = asked([Monster::Alienoid, Monster::CyberKitty], first);
    let monster = |card: &CardId| {
        card.evolution()
            .is_some_and(|evolution| evolution.monster == state.player(seat).monster)
    };
    let (better, worse) = match state.player(seat).monster {
        Monster::Alienoid => ("precision-field-support", "adapting-technology"),
        _ => ("nine-lives", "play-with-your-food"),
    };
    let drawn = [worse, better];
    let state = arranged(&state, |facts| {
        let rest: Vec<_> = CardId::evolutions()
            .filter(|card| monster(card) && !drawn.contains(&card.slug()))
            .map(CardId::slug)
            .collect();
        let zones = &mut facts["evolutions"];
        zones["drawn"] = json!(drawn);
        zones["hands"][seat.index()] = json!([]);
        zones["discards"][seat.index()] = json!([]);
        zones["decks"][seat.index()] = json!(rest);
    });
    for level in [Level::Normal, Level::Hard, Level::Master] {
        let chosen = bot(level, 1).choose(&View::of(&state, Some(seat)), &Stop::default());
        let mut after = state;
        after.apply(chosen.expect("an answer")).expect("a legal answer");
        let kept: Vec<_> = after.hand(seat).iter().map(CardId::slug).collect();
        assert_eq!(kept, [better], "{level}");
    }
}

/// Whatever the others hold and wherever it lies: what a bot may not know moves none of its answers.
#[test]
fn no_hidden_evolution_changes_an_answer() {
    let powered: Vec<Monster> = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster))
        .collect();
    let ways = [
        (PowerUp::Standard, Level::Master),
        (PowerUp::Controlled, Level::Hard),
        (PowerUp::Draft, Level::Normal),
    ];
    let mut compared = 0;
    for (number, (power_up, level)) in ways.into_iter().enumerate() {
        let seed = number as u64;
        let start = table(&powered[3 * number..3 * number + 3], power_up);
        let mut luck = Draw::new(seed + 70);
        let mut look = |state: &State, seat: Seat, answer: Answer| {
            let seen = View::of(state, Some(seat));
            let mut dealt: State = *seen;
            dealt.imagine(seat, &mut luck);
            // What is asked of a hand that was dealt anew may be another question.
            let again = View::of(&dealt, Some(seat));
            assert_eq!(*again, *seen, "what is hidden shows at {:?}", state.question());
            let chosen = bot(level, seed_of(5, seat)).choose(&again, &Stop::default());
            assert_eq!(chosen, Some(answer), "{:?}", state.question());
            compared += 1;
        };
        play(
            start,
            seed,
            usize::MAX,
            &mut seated(level, 3),
            &mut look,
            &mut |_| {},
        );
    }
    assert!(compared > 150, "{compared}");
}

/// A die that the Penguin froze is no reason to stop: the others are thrown by plan, and no answer touches it.
#[test]
fn frozen_dice_are_planned_around() {
    let rolls = |state: &State, _: Seat| {
        state.question().what == What::Roll && state.may_reroll() && state.turn().rolls == 1
    };
    let (state, seat) = asked([Monster::SpacePenguin, Monster::Kraken], |state, seat| {
        rolls(state, seat) && state.player(seat).monster == Monster::Kraken
    });
    let penguin = state.all_seats().find(|other| *other != seat).expect("two");
    let state = arranged(&state, |facts| {
        let zones = &mut facts["evolutions"];
        for zone in ["decks", "under", "hands", "discards"] {
            let lies = zones[zone][penguin.index()]
                .as_array_mut()
                .expect("a list of cards");
            lies.retain(|card| *card != json!("encased-in-ice"));
        }
        let key = facts["next_key"].as_u64().expect("a number");
        facts["next_key"] = json!(key + 1);
        let in_play = facts["in_play"].as_array_mut().expect("a list of cards");
        in_play.push(json!({
            "key": key, "card": "encased-in-ice", "face": "encased-in-ice", "owner": penguin,
            "tokens": 3, "copies": 0, "spent_turn": false, "spent_hit": false, "moved": false, "giver": null
        }));
        facts["turn"]["dice"] = json!(["one", "two", "energy", "heart", "claw", "three"]);
    });
    assert_eq!(state.locked_dice(), 0b10_0000);
    for level in Level::ALL {
        for seed in 0..20 {
            let chosen = bot(level, seed).choose(&View::of(&state, Some(seat)), &Stop::default());
            let answer = chosen.expect("an answer");
            assert!(state.offers(answer), "{level}: {answer:?}");
            assert_ne!(
                answer,
                Answer::Done,
                "{level}: two rolls are left, and the dice show nothing"
            );
        }
    }
    let mut advisor = State::advisor(1);
    let seen = View::of(&state, Some(seat));
    let list = advisor.advise(&seen, &Stop::default()).expect("a list");
    assert!(list.len() > 20, "every set of dice to keep is weighed");
    for advised in &list {
        assert!(state.offers(advised.answer), "{:?}", advised.answer);
        assert!(advisor.worth(&seen, advised.answer, &Stop::default()).is_some());
    }
}

#[test]
fn the_one_who_takes_no_account_of_its_hand_plays_nothing_of_it() {
    let pool = contestants::<State>();
    let without = pool
        .iter()
        .find(|one| one.name() == WITHOUT_HAND)
        .expect("listed");
    let (mut played, mut answered) = ([0; 2], 0);
    for seed in 0..4 {
        let mut bots = vec![without.bot(seed), bot(Level::Normal, seed)];
        let start = table(&[Monster::Gigazaur, Monster::Pandakai], PowerUp::Standard);
        let mut hear = |event: Event| {
            if let Event::EvolutionPlayed { seat, .. } = event {
                played[seat.index()] += 1;
            }
        };
        play(
            start,
            seed,
            usize::MAX,
            &mut bots,
            &mut |_, _, _| answered += 1,
            &mut hear,
        );
    }
    assert!(
        played[0] == 0 && played[1] > 0,
        "{played:?} in {answered} answers"
    );
}
