//! Bots at the table: they answer everything, alike every time, and the better ones win.

mod few_dice;

use super::deeper::Deeper;
use super::draw::Draw;
use super::levels::Levels;
use super::planner::Planner;
use super::random::Random;
use super::search::{Evaluator, WinProbabilities};
use super::train::Curriculum;
use super::{Bot, BotGame, Level, Stop, UnknownLevel, bot, seed_of};
use engine::classic::{Edition, Options, Setup, State, What, Wickedness};
use engine::{Asked, Game, Scores, Seat, View, duel};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

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
                let seen = View::of(&state, Some(seat));
                let chosen = bots[seat.index()].choose(&seen, &stop);
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
fn normal_beats_three_easy_much_more_often_than_chance() {
    let share = share(&["normal", "easy", "easy", "easy"], 96);
    assert!(share >= 0.4, "{share}");
}

#[test]
fn easy_beats_a_random_player() {
    let share = share(&["easy", "random"], 24);
    assert!(share >= 0.75, "{share}");
}

#[test]
fn everything_is_answered_at_every_table() {
    let base = Options::default();
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

/// Positions in which a seat is asked and that are `wanted`, one of so many, from games of these players.
pub(super) fn asked_at<G: Levels>(
    start: impl Fn(u64) -> G,
    names: &[&str],
    count: usize,
    apart: usize,
    wanted: impl Fn(&G, Seat) -> bool,
) -> Vec<(G, Seat)> {
    let (mut found, mut index, stop) = (Vec::new(), 0, Stop::default());
    for seed in 0..200 {
        let (mut state, mut nature) = (start(seed), Draw::new(seed));
        let mut bots: Vec<Box<dyn Bot<G>>> = names
            .iter()
            .map(|name| match name.parse() {
                Ok(level) => bot(level, seed),
                Err(_) => Box::new(Random::new(seed)) as Box<dyn Bot<G>>,
            })
            .collect();
        loop {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut nature),
                Asked::Seat(seat) => {
                    if wanted(&state, seat) {
                        index += 1;
                        if index % apart == 0 {
                            found.push((state.clone(), seat));
                        }
                        if found.len() == count {
                            return found;
                        }
                    }
                    bots[seat.index()].choose(&View::of(&state, Some(seat)), &stop)
                }
            };
            state.apply(answer.expect("an answer")).expect("a legal answer");
        }
    }
    panic!("too few such positions: {}", found.len());
}

/// Positions from games of Easy against random players.
fn positions(count: usize, wanted: impl Fn(&State, Seat) -> bool) -> Vec<(State, Seat)> {
    let start = |_| table(4, Options::default());
    asked_at(start, &["easy", "random", "random", "random"], count, 7, wanted)
}

fn table(seats: usize, options: Options) -> State {
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options = options;
    setup.start().expect("different monsters")
}

/// All that can lie on a table at once.
pub(super) fn everything(edition: Edition) -> Options {
    Options {
        promos: true,
        halloween: true,
        wickedness: Wickedness::Mixed,
        ..Options::of(edition)
    }
}

/// Positions of six with everything on the table.
fn crowded(count: usize, apart: usize, wanted: impl Fn(&State, Seat) -> bool) -> Vec<(State, Seat)> {
    let edition = |seed| [Edition::Base, Edition::Dark][seed as usize % 2];
    let start = |seed| table(6, everything(edition(seed)));
    asked_at(start, &["random"; 6], count, apart, wanted)
}

/// Positions of duels.
fn duels(count: usize, apart: usize) -> Vec<(duel::State, Seat)> {
    let start = |seed| {
        let one = seed as usize % duel::Monster::ALL.len();
        let other = (one + 1) % duel::Monster::ALL.len();
        let setup = duel::Setup::of([one, other].map(|monster| duel::Monster::ALL[monster]));
        setup.start().expect("different monsters")
    };
    asked_at(start, &["easy", "random"], count, apart, |_, _| true)
}

/// Every level answers as one that has never been asked.
fn forgets<G: Levels>(positions: &[(G, Seat)]) {
    let stop = Stop::default();
    for level in Level::ALL {
        let mut old = bot::<G>(level, 3);
        for (state, seat) in positions {
            let seen = View::of(state, Some(*seat));
            let answer = old.choose(&seen, &stop);
            let fresh = bot::<G>(level, 3).choose(&seen, &stop);
            assert_eq!(answer, fresh, "{level}: {state:?}");
            assert_eq!(answer, old.choose(&seen, &stop), "{level}: {state:?}");
        }
    }
}

#[test]
fn what_was_asked_before_changes_no_answer() {
    forgets(&positions(24, |_, _| true));
    forgets(&crowded(8, 41, |_, _| true));
    forgets(&duels(10, 7));
}

/// Whatever is true of what a seat cannot see, it gets the same answer from every level, and the same hint.
/// Says how often there were two truths.
fn blind<G: Levels>(positions: &[(G, Seat)]) -> usize {
    let (stop, mut different) = (Stop::default(), 0);
    for (number, (state, seat)) in positions.iter().enumerate() {
        let imagined = |luck: usize| {
            let mut other = state.clone();
            other.imagine(*seat, &mut Draw::new(luck as u64));
            other
        };
        let truths = [imagined(number), imagined(1_000 + number), state.clone()];
        different += usize::from(truths[0] != truths[1] || truths[1] != truths[2]);
        let seen = truths.map(|truth| View::of(&truth, Some(*seat)));
        for level in Level::ALL {
            let answers = seen.each_ref().map(|seen| bot::<G>(level, 5).choose(seen, &stop));
            assert!(answers[0].is_some(), "{level}: {state:?}");
            assert_eq!(answers, [answers[0]; 3], "{level}: {state:?}");
        }
        let hints = seen.each_ref().map(|seen| G::advisor(5).advise(seen, &stop));
        assert!(hints[0] == hints[1] && hints[1] == hints[2], "{state:?}");
        assert!(seen[0] == seen[1] && seen[1] == seen[2], "{state:?}");
    }
    different
}

/// Somebody else has looked at the deck, and `seat` has not.
fn secret(state: &State, seat: Seat) -> bool {
    let knows = |other: &Seat| *other != seat && state.known_to(*other).next().is_some();
    state.all_seats().any(|other| knows(&other)) && state.known_to(seat).next().is_none()
}

#[test]
fn what_is_hidden_changes_no_answer() {
    let different = blind(&positions(16, secret));
    assert!(different > 8, "too little was hidden: {different}");
}

#[test]
fn what_is_hidden_changes_no_answer_with_everything_on_the_table() {
    let different = blind(&crowded(6, 5, secret));
    assert!(different > 3, "too little was hidden: {different}");
    // Of a duel nothing is hidden but the order of the deck, which it has not.
    assert_eq!(blind(&duels(8, 11)), 0);
}

/// An evaluator that counts what it is asked, and asks the thinker to stop at one of these times.
#[derive(Clone)]
struct Hasty<J> {
    evaluator: J,
    calls: Arc<AtomicU32>,
    patience: u32,
    stop: Stop,
}

impl<G: Game, J: Evaluator<G>> Evaluator<G> for Hasty<J> {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        if self.calls.fetch_add(1, Ordering::Relaxed) + 1 == self.patience {
            self.stop.ask();
        }
        self.evaluator.win_probabilities(state)
    }
}

/// So many valuations at most come after the wish to stop: the search listens at every 64th answer to the
/// rules, and each look-ahead that is open then ends with one.
const AFTERWARDS: u32 = 80;

/// Asks for a stop at many moments of the longest decision among these. Says how many valuations it takes.
fn stops<G: Levels>(positions: &[(G, Seat)]) -> u32 {
    stops_as(positions, |hasty| hasty)
}

/// The same for somebody who values in this way.
fn stops_as<G, J>(positions: &[(G, Seat)], judging: impl Fn(Hasty<G::HandSet>) -> J) -> u32
where
    G: Levels,
    J: Evaluator<G> + Send,
{
    let think = |(state, seat): &(G, Seat), patience| {
        let hasty = Hasty {
            evaluator: G::HandSet::default(),
            calls: Arc::default(),
            patience,
            stop: Stop::default(),
        };
        let (calls, stop) = (hasty.calls.clone(), hasty.stop.clone());
        let mut bot = Planner::with_evaluator(1, judging(hasty)).with_temper(0.3);
        let answer = bot.choose(&View::of(state, Some(*seat)), &stop);
        (calls.load(Ordering::Relaxed), answer)
    };
    let thought = positions
        .iter()
        .map(|position| (think(position, u32::MAX).0, position));
    let (most, longest) = thought.max_by_key(|(calls, _)| *calls).expect("some positions");
    for patience in [1, 2, 63, 64, 65, most / 3, most / 2]
        .into_iter()
        .filter(|patience| *patience < most)
    {
        let (calls, answer) = think(longest, patience);
        assert!(
            calls <= patience + AFTERWARDS,
            "{calls} of {most} after {patience}"
        );
        // What is said when cut short is legal.
        let mut after = longest.0.clone();
        assert!(
            answer.is_none_or(|answer| after.apply(answer).is_ok()),
            "{answer:?}"
        );
    }
    most
}

#[test]
fn a_stop_is_heard_at_once_in_the_longest_decisions() {
    let rolls = crowded(6, 9, |state, _| {
        state.question().what == What::Roll && state.turn().rolls == 1
    });
    let most = stops(&rolls);
    assert!(most > 3 * AFTERWARDS, "{most}");
    // All of the market can be paid.
    let mut rich = crowded(1, 1, |state, _| state.question().what == What::Buy);
    for (state, seat) in &mut rich {
        let mut facts = serde_json::to_value(*state).expect("a position can be saved");
        facts["players"][seat.index()]["energy"] = 40.into();
        *state = serde_json::from_value(facts).expect("still a position");
    }
    stops(&rich);
    // A turn further, where that is looked.
    let bare = Options {
        power_cards: false,
        ..Options::default()
    };
    let two = asked_at(
        |_| table(2, bare),
        &["random"; 2],
        2,
        9,
        |state, _| state.question().what == What::Roll && state.turn().rolls == 1,
    );
    let far = stops_as(&two, |hasty| Deeper::new(hasty, 1));
    assert!(far > 10 * stops(&two), "{far}");
    let duels = duels(60, 1);
    let first = |state: &duel::State| state.question().what == duel::What::Roll && state.turn().rolls == 1;
    let long: Vec<_> = duels
        .into_iter()
        .filter(|(state, _)| first(state))
        .take(2)
        .collect();
    assert_eq!(long.len(), 2);
    stops(&long);
}

#[test]
fn nobody_answers_unasked_or_after_a_stop() {
    let (state, seat) = positions(1, |_, _| true)[0];
    let stop = Stop::default();
    let other = Seat((seat.0 + 1) % 4);
    for level in Level::ALL {
        for viewer in [Some(other), None] {
            assert_eq!(bot(level, 1).choose(&View::of(&state, viewer), &stop), None);
        }
    }
    stop.ask();
    assert!(stop.asked());
    for level in Level::ALL {
        assert_eq!(bot(level, 1).choose(&View::of(&state, Some(seat)), &stop), None);
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

/// Purchases in random games that would not look like a player, by the name that `about` gives them, each with the largest
/// number that it gives.
pub(super) fn odd_purchases<G: Curriculum>(
    buy: fn(u8) -> G::Answer,
    about: impl Fn(&G, Seat, u8) -> (&'static str, u8),
) -> BTreeMap<&'static str, u8> {
    let mut odd = BTreeMap::new();
    for seed in 0..400 {
        let mut luck = Draw::new(seed);
        let mut state = G::training_start(0, &mut luck);
        for _ in 0..400 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut luck),
                Asked::Seat(seat) => {
                    let mut offered = Vec::new();
                    state.answers(&mut offered);
                    for slot in 0..3 {
                        if offered.contains(&buy(slot)) && state.odd(seat, buy(slot)) {
                            let (name, number) = about(&state, seat, slot);
                            let known: &mut u8 = odd.entry(name).or_default();
                            *known = number.max(*known);
                        }
                    }
                    state.any_answer(&mut luck)
                }
            };
            let answer = answer.expect("somebody is asked");
            state.apply(answer).expect("a legal answer");
        }
    }
    odd
}
