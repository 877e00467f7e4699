//! What a sensible player does at King of Tokyo, told at arranged tables.

use super::HandSet;
use crate::draw::Draw;
use crate::levels::Levels;
use crate::roll_plan::{Effort, PlanCache, RollPlan, RollPlanner, keeping};
use crate::search::{Evaluator, Lookahead, Search, WinProbabilities};
use crate::{Bot, Level, Stop, bot};
use engine::classic::rule::Kind;
use engine::classic::{Answer, CardId, Event, Face, MARKET, Options, Pack, Setup, State, What};
use engine::{Asked, Game, Seat, View};
use serde_json::{Value, json};
use std::cell::Cell;

/// The first position of some game that asks a seat this.
pub(super) fn asked(seats: usize, wanted: impl Fn(&State) -> bool) -> (State, Seat) {
    let stop = Stop::default();
    for seed in 0..200 {
        let mut state = Setup::of(seats)
            .expect("two to six")
            .start()
            .expect("different monsters");
        let mut nature = Draw::new(seed);
        loop {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
                Asked::Seat(seat) if wanted(&state) => return (state, seat),
                Asked::Seat(seat) => bot(Level::Easy, seed)
                    .choose(&View::of(&state, Some(seat)), &stop)
                    .expect("an answer"),
            };
            state.apply(answer).expect("a legal answer");
        }
    }
    panic!("nobody was asked");
}

/// The position with some facts changed.
pub(super) fn arranged(state: &State, change: impl FnOnce(&mut Value)) -> State {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    change(&mut facts);
    serde_json::from_value(facts).expect("still a position")
}

/// Plays a game of `bots` out, so many answers of it at most; `look` sees every position in which a seat is asked, `hear` every event.
pub(super) fn play(
    mut state: State,
    seed: u64,
    most: usize,
    bots: &mut [Box<dyn Bot<State>>],
    look: &mut dyn FnMut(&State, Seat, Answer),
    hear: &mut dyn FnMut(Event),
) {
    let (mut nature, stop) = (Draw::new(seed), Stop::default());
    for _ in 0..most {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
            Asked::Seat(seat) => {
                let chosen = bots[seat.index()].choose(&View::of(&state, Some(seat)), &stop);
                let answer = chosen.expect("nobody asked it to stop");
                look(&state, seat, answer);
                answer
            }
        };
        state
            .apply_telling(answer, &mut |event, _| hear(event))
            .unwrap_or_else(|_| panic!("{answer:?} to {:?}", state.question()));
    }
}

fn answer(state: &State, seat: Seat) -> Answer {
    let chosen = bot(Level::Normal, 1).choose(&View::of(state, Some(seat)), &Stop::default());
    chosen.expect("nobody asked it to stop")
}

#[test]
fn a_monster_next_to_death_leaves_tokyo() {
    for seats in [2, 4] {
        let (state, seat) = asked(seats, |state| state.question().what == What::Yield);
        let weak = arranged(&state, |facts| {
            facts["players"][seat.index()]["hearts"] = json!(1);
        });
        assert_eq!(answer(&weak, seat), Answer::Yield);
    }
}

#[test]
fn a_won_set_is_kept() {
    let first = |state: &State| state.question().what == What::Roll && state.turn().rolls == 1;
    let (state, seat) = asked(4, first);
    let state = arranged(&state, |facts| {
        facts["players"][seat.index()]["stars"] = json!(16);
        facts["turn"]["dice"] = json!(["three", "three", "energy", "three", "three", "energy"]);
    });
    match answer(&state, seat) {
        Answer::Done => {}
        Answer::Reroll(thrown) => assert_eq!(thrown & 0b01_1011, 0, "a three is thrown again"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn hearts_are_not_collected_in_tokyo() {
    let in_tokyo = |state: &State| {
        let turn = state.turn();
        state.question().what == What::Roll && turn.rolls == 1 && state.in_tokyo(turn.active)
    };
    let (state, seat) = asked(4, in_tokyo);
    let state = arranged(&state, |facts| {
        facts["players"][seat.index()]["hearts"] = json!(3);
        facts["turn"]["dice"] = json!(["heart", "heart", "heart", "heart", "claw", "three"]);
    });
    let Answer::Reroll(thrown) = answer(&state, seat) else {
        panic!("four useless hearts are no roll to stop at")
    };
    assert_eq!(thrown & 0b1111, 0b1111);
    assert_eq!(state.turn().dice.get(0), Face::Heart);
}

/// The card that wins at nineteen stars is bought; the one that kills its buyer is not.
#[test]
fn cards_are_bought_for_what_they_do() {
    let (state, seat) = asked(4, |state| state.question().what == What::Buy);
    let with = |card: CardId, stars: u8, hearts: u8| {
        arranged(&state, |facts| {
            facts["players"][seat.index()]["stars"] = json!(stars);
            facts["players"][seat.index()]["hearts"] = json!(hearts);
            facts["players"][seat.index()]["energy"] = json!(card.card().cost);
            // Only this card is in the market; what lay there goes back to the deck.
            for slot in 0..3 {
                if let Some(slug) = facts["market"][slot].take().as_str() {
                    let copies = facts["bag"][slug].as_u64().unwrap_or(0) + 1;
                    facts["bag"][slug] = json!(copies);
                }
            }
            let left = ["bag", "discard"]
                .into_iter()
                .find(|pile| facts[pile][card.slug()].as_u64() > Some(0))
                .expect("nobody keeps a Discard card");
            let copies = facts[left][card.slug()].as_u64().unwrap_or(1) - 1;
            facts[left][card.slug()] = json!(copies);
            facts["market"][0] = json!(card.slug());
        })
    };
    let bought = |mut state: State| {
        state.apply(Answer::Buy(0)).expect("it can be paid");
        let mut nature = Draw::new(1);
        while state.asks() == Asked::Nature && !state.is_quiet() {
            let dealt = state.deal(&mut nature).expect("Nature is asked");
            state.apply(dealt).expect("a legal answer");
        }
        state
    };
    let (mut winning, mut deadly) = (0, 0);
    for card in
        CardId::all().filter(|card| card.card().kind == Kind::Discard && state.options().copies(*card) > 0)
    {
        if bought(with(card, 19, 10)).player(seat).stars == 20 {
            winning += 1;
            assert_eq!(
                answer(&with(card, 19, 10), seat),
                Answer::Buy(0),
                "{}",
                card.slug()
            );
        }
        if !bought(with(card, 5, 1)).player(seat).alive {
            deadly += 1;
            assert_ne!(answer(&with(card, 5, 1), seat), Answer::Buy(0), "{}", card.slug());
        }
    }
    assert!(winning >= 5 && deadly >= 3, "{winning} {deadly}");
}

/// Something that is changed in a saved position.
type Change<'a> = &'a dyn Fn(&mut Value);

/// A plan made at one position is never used at another.
#[test]
fn a_plan_is_remembered_for_the_whole_sight_but_the_roll() {
    let first = |state: &State| state.question().what == What::Roll && state.turn().rolls == 1;
    let (state, seat) = asked(4, first);
    let key = state.public_key(seat);
    let same = arranged(&state, |facts| {
        facts["turn"]["dice"] = json!(["three", "three", "energy", "three", "three", "energy"]);
        facts["turn"]["rolls"] = json!(2);
    });
    assert_eq!(same.public_key(seat), key);
    let card = state.unseen().next().expect("a full deck").0.slug();
    let changes: [(&str, Change<'_>); 8] = [
        ("the deck and the discard pile", &|facts| {
            let copies = facts["bag"].as_object_mut().expect("cards").remove(card);
            facts["discard"] = json!({ card: copies });
        }),
        ("the options", &|facts| {
            facts["options"]["two_player_variant"] = json!(false);
        }),
        ("dice lost to extra turns", &|facts| {
            facts["penalty"] = json!(1);
            facts["turn"]["reason"] = json!("FewerDice");
        }),
        ("extra turns", &|facts| {
            facts["queued"] = json!([{ "seat": 2, "key": 0 }]);
        }),
        ("another turn earned", &|facts| {
            facts["turn"]["again"] = json!(true);
        }),
        ("who began in Tokyo", &|facts| {
            facts["turn"]["started_in_tokyo"] = json!(0b1000);
        }),
        ("who is safe", &|facts| {
            facts["turn"]["shielded"] = json!(0b1000);
        }),
        ("a seat", &|facts| facts["players"][3]["hearts"] = json!(1)),
    ];
    for (what, change) in changes {
        let other = arranged(&state, change);
        assert_ne!(other, state, "{what}");
        assert_ne!(other.public_key(seat), key, "{what}");
    }
}

/// Counts how often it is asked, and asks the thinker to stop at one of the times.
#[derive(Debug)]
struct Impatient {
    calls: Cell<u32>,
    patience: u32,
    stop: Stop,
}

impl Impatient {
    fn new(patience: u32) -> Self {
        Self {
            calls: Cell::new(0),
            patience,
            stop: Stop::default(),
        }
    }
}

impl Evaluator<State> for Impatient {
    fn win_probabilities(&self, state: &State) -> WinProbabilities {
        self.calls.set(self.calls.get() + 1);
        if self.calls.get() == self.patience {
            self.stop.ask();
        }
        HandSet::default().win_probabilities(state)
    }
}

/// Answers to the rules between two looks at the request to stop, and with it the most valuations.
const FEW: u32 = 64;

#[test]
fn a_stop_ends_the_plan_of_the_rolls_at_once() {
    let first = |state: &State| state.question().what == What::Roll && state.turn().rolls == 1;
    let (state, seat) = asked(4, first);
    let decide = |evaluator: &Impatient| {
        let mut plans = PlanCache::default();
        let mut rolls = RollPlanner {
            seed: 1,
            evaluator,
            stop: &evaluator.stop,
            plans: &mut plans,
            effort: Effort::USUAL,
        };
        rolls.decide(&state, seat).map(|decision| decision.answer)
    };
    let patient = Impatient::new(u32::MAX);
    assert!(decide(&patient).is_some());
    for patience in [1, 20] {
        let hurried = Impatient::new(patience);
        assert!(patient.calls.get() > patience + FEW, "{patient:?}");
        assert_eq!(decide(&hurried), None);
        assert!(hurried.calls.get() <= patience + FEW, "{hurried:?}");
    }
}

#[test]
fn a_stop_ends_a_comparison_at_once() {
    let (state, seat) = asked(4, |state| {
        state.question().what == What::Buy && state.player(state.active()).energy >= 6
    });
    // The market as often as it takes to think long.
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let answers = answers.repeat(100);
    let compare = |evaluator: &Impatient| {
        let draw = Draw::from_words(1, &state.hash_words());
        Search::new(&state, evaluator, &evaluator.stop, draw)
            .compare(&state, seat, &answers, 2)
            .len()
    };
    let patient = Impatient::new(u32::MAX);
    assert_eq!(compare(&patient), answers.len());
    let hurried = Impatient::new(50);
    assert!(patient.calls.get() > 50 + 2 * FEW, "{patient:?}");
    assert!(compare(&hurried) < answers.len());
    assert!(hurried.calls.get() <= 50 + FEW, "{hurried:?}");
}

/// Which card comes in the place of a bought one is nothing that a purchase can be valued by.
#[test]
fn what_is_turned_over_next_changes_no_worth_of_a_purchase() {
    let evaluator = State::shipped().expect("weights that fit");
    let (mut bought, stop) = (0, Stop::default());
    for seats in 2..=6 {
        let (state, seat) = asked(seats, |state| {
            let keeps = |card: CardId| card.kind() == Kind::Keep;
            state.question().what == What::Buy && state.market().iter().flatten().any(|card| keeps(*card))
        });
        let slot =
            (0..MARKET).find(|slot| state.market()[*slot].is_some_and(|card| card.kind() == Kind::Keep));
        let slot = slot.expect("as asked for");
        let price = state.price(seat, state.market()[slot].expect("as asked for"));
        // Nothing can be paid after it.
        let state = arranged(&state, |facts| {
            facts["players"][seat.index()]["energy"] = json!(price);
        });
        let answers = [Answer::Buy(slot as u8)];
        let worths = |luck: u64| {
            let mut search = Search::new(&state, evaluator, &stop, Draw::new(luck));
            search.compare(&state, seat, &answers, 2)
        };
        let first = worths(1);
        bought += first.len();
        for luck in 2..6 {
            assert_eq!(first, worths(luck), "{state:?}");
        }
    }
    assert_eq!(bought, 5);
}

#[test]
fn dice_that_a_curse_keeps_stay_on_the_table() {
    let (stop, mut stuck) = (Stop::default(), 0);
    for seed in 0..40 {
        let mut setup = Setup::of(3).expect("two to six");
        setup.options = Options {
            packs: [Pack::Curses, Pack::Berserk].into_iter().collect(),
            ..Options::default()
        };
        let mut state = setup.start().expect("different monsters");
        let mut nature = Draw::new(seed);
        for _ in 0..60 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut nature).expect("Nature is asked"),
                Asked::Seat(seat) => {
                    if state.question().what == What::Roll && state.stuck() != 0 {
                        // Also whoever wants none of them throws only what may be thrown.
                        let thrown = keeping(&state, [0; 6]);
                        assert!(state.offers(thrown), "{thrown:?}");
                        stuck += 1;
                    }
                    bot(Level::Easy, seed)
                        .choose(&View::of(&state, Some(seat)), &stop)
                        .expect("an answer")
                }
            };
            state.apply(answer).expect("a legal answer");
        }
    }
    assert!(stuck > 5, "{stuck}");
}
