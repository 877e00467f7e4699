//! Luck is fair: its mean over all that Nature can say is nothing, for every seat, whatever is believed.

use super::{LuckMeter, of_game};
use crate::draw::Draw;
use crate::levels::ValueFn;
use crate::search::{Evaluator, WinProbabilities};
use crate::{BotGame, Level, Stop, bot};
use engine::classic::{Edition, Options, Setup, State};
use engine::classic::{Pack, PowerUp, Wickedness};
use engine::duel::{Monster, Setup as DuelSetup, State as Duel};
use engine::{Asked, Chance as _, Game as _};
use table::Table;

/// Somebody who believes nonsense, and always the same.
#[derive(Debug, Clone)]
struct Nonsense;

impl<G: crate::search::Lookahead> Evaluator<G> for Nonsense {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        let mut draw = Draw::from_words(3, &state.hash_words());
        let mut shares = [0.0; 6];
        for share in shares.iter_mut().take(state.seats()) {
            *share = draw.below(1_000) as f32 / 1_000.0;
        }
        shares
    }
}

/// Looks at what Nature could have said in a game played at random; says at how many questions with how much luck.
fn is_fair<G: crate::roll_plan::RollPlan + Copy>(
    mut state: G,
    evaluator: impl Evaluator<G> + Clone,
    seed: u64,
) -> (u32, f32) {
    let (mut chance, mut answers, mut odds) = (Draw::new(seed), Vec::new(), Vec::new());
    let mut meter = LuckMeter::new(1, evaluator);
    let (mut asked, mut most) = (0, 0.0_f32);
    for _ in 0..400 {
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Seat(_) => {
                answers.clear();
                state.answers(&mut answers);
                answers[chance.below(answers.len() as u32) as usize]
            }
            Asked::Nature => {
                odds.clear();
                state.odds(&mut odds);
                let drawn = odds.len() > super::FEW && state.dice_to_throw() == 0;
                let mut mean = [0.0_f32; 6];
                for (answer, odds) in odds.iter().filter(|_| !drawn) {
                    let luck = meter.luck(&state, *answer);
                    for (sum, luck) in mean.iter_mut().zip(luck) {
                        *sum += odds * luck;
                        most = most.max(luck.abs());
                    }
                }
                assert!(mean.iter().all(|mean| mean.abs() < 1e-3), "{mean:?}");
                asked += 1;
                state.deal(&mut chance).expect("Nature answers")
            }
        };
        state.apply(answer).expect("it is offered");
    }
    (asked, most)
}

#[test]
fn nobody_is_lucky_in_the_mean_whatever_is_believed() {
    let by_hand = ValueFn::<<State as crate::levels::Levels>::HandSet>::set_by_hand();
    for (seats, edition) in [(2, Edition::Base), (4, Edition::Dark)] {
        let mut setup = Setup::of(seats).expect("seats");
        setup.options = Options::of(edition);
        let start = setup.start().expect("a table");
        let (asked, most) = is_fair::<State>(start, by_hand.clone(), 5);
        assert!(asked > 20 && most > 0.02, "{asked} {most}");
        let (asked, most) = is_fair::<State>(start, Nonsense, 6);
        assert!(asked > 20 && most > 0.02, "{asked} {most}");
    }
    let duel = DuelSetup::of([Monster::Gigazaur, Monster::Alienoid])
        .start()
        .expect("two");
    let (asked, most) = is_fair::<Duel>(duel, Nonsense, 7);
    assert!(asked > 20 && most > 0.02, "{asked} {most}");
}

/// A game that Hard has played on all seats.
fn played<G: BotGame>(start: G, seed: u64) -> Table<G> {
    let (mut table, stop) = (Table::new(start, seed), Stop::default());
    let mut player = bot(Level::Hard, seed);
    let choose = &mut |table: &Table<G>, asked| player.choose(&table.seen_by(asked), &stop).ok_or(());
    table::play(&mut table, choose, &mut |_, _| {}, &mut |_| false).expect("a whole game");
    table
}

/// How many answers of Nature were measured and how many were not, and what it sums up to.
fn gauged<G: crate::levels::Levels>(table: &Table<G>) -> (u32, u32, [f64; 6]) {
    let (mut gauge, mut state) = (G::gauge(table.seed()), table.start().clone());
    let (mut measured, mut not, mut sum) = (0, 0, [0.0; 6]);
    for answer in table.history() {
        if state.asks() == Asked::Nature {
            match gauge.measure(&state, *answer, &Stop::default()) {
                None => not += 1,
                Some(moved) => {
                    measured += 1;
                    for (sum, moved) in sum.iter_mut().zip(moved) {
                        *sum += f64::from(moved);
                    }
                }
            }
        }
        state.apply(*answer).expect("it was played");
    }
    (measured, not, sum)
}

fn everything(edition: Edition) -> Options {
    Options {
        wickedness: Wickedness::Mixed,
        promos: true,
        halloween: true,
        power_up: PowerUp::Standard,
        packs: Pack::ALL.into_iter().collect(),
        ..Options::of(edition)
    }
}

fn table(seats: usize, options: Options) -> State {
    let mut setup = Setup::of(seats).expect("seats");
    setup.options = options;
    setup.start().expect("a table")
}

fn pair() -> Duel {
    let setup = DuelSetup::of([Monster::Gigazaur, Monster::Alienoid]);
    setup.start().expect("two")
}

#[test]
fn the_gauge_of_a_game_says_what_the_ladder_counts() {
    let table = played(pair(), 4);
    let (measured, not, sum) = gauged(&table);
    assert!(measured > 20 && not == 0, "{measured} {not}");
    assert_eq!(sum, of_game(table.start(), table.history(), table.seed()));
    assert!(sum.iter().any(|sum| sum.abs() > 0.05), "{sum:?}");
}

#[test]
fn a_gauge_that_is_stopped_measures_nothing() {
    let table = played(pair(), 4);
    let (mut gauge, mut state, stop) = (Duel::gauge(1), *table.start(), Stop::default());
    stop.ask();
    let mut asked = 0;
    for answer in table.history() {
        let mut odds = Vec::new();
        state.odds(&mut odds);
        if state.asks() == Asked::Nature && engine::Game::turn(&state) > 0 && odds.len() > 1 {
            assert_eq!(gauge.measure(&state, *answer, &stop), None);
            asked += 1;
        }
        state.apply(*answer).expect("it was played");
    }
    assert!(asked > 10);
}

/// What the luck of a whole game costs: `cargo test -p bots --lib luck_of_a_game_takes -- --ignored --nocapture`.
#[test]
#[ignore = "measures time"]
fn luck_of_a_game_takes() {
    fn told<G: crate::levels::Levels>(name: &str, start: impl Fn() -> G) {
        let (mut all, mut measured, mut not, mut turns) = (0.0, 0, 0, 0);
        for seed in 0..4 {
            let table = played(start(), seed);
            let began = std::time::Instant::now();
            let found = gauged(&table);
            all += began.elapsed().as_secs_f64();
            (measured, not) = (measured + found.0, not + found.1);
            turns += engine::Game::turn(table.state());
        }
        let (a_game, turns) = (1000.0 * all / 4.0, turns / 4);
        println!(
            "{name}: {a_game:.0} ms a game of {turns} turns, {not} of {} not measured",
            measured + not
        );
    }
    told("Duel", pair);
    told("base, two", || table(2, Options::default()));
    told("base, four", || table(4, Options::default()));
    told("everything, two", || table(2, everything(Edition::Dark)));
    told("everything, four", || table(4, everything(Edition::Dark)));
    told("everything, six", || table(6, everything(Edition::Base)));
}

/// Games of claws against greedy, as `cargo test` looks at few and `bash .ci/full luck` at many: the mean luck of the one
/// who begins in every second game, its standard error, and what is left of the deviation of a share without luck.
fn mean_luck<J: Evaluator<State> + Clone + Send + Sync>(games: u64, evaluator: &J) -> (f64, f64) {
    use crate::baselines::RulesOfThumb;
    use crate::{Bot, draw::mixed};
    let one = |number: u64| {
        let (mut state, mut chance) = (table(2, Options::default()), Draw::new(mixed(77, number)));
        let (mut meter, mut luck, claws) = (LuckMeter::new(number, evaluator.clone()), 0.0, number % 2);
        loop {
            let answer = match state.asks() {
                Asked::NoOne => return luck,
                Asked::Nature => {
                    let answer = state.deal(&mut chance).expect("Nature answers");
                    luck += f64::from(meter.luck(&state, answer)[claws as usize]);
                    answer
                }
                Asked::Seat(seat) => {
                    let seen = engine::View::of(&state, Some(seat));
                    let said = match u64::from(seat.0) == claws {
                        true => RulesOfThumb::Claws.choose(&seen, &Stop::default()),
                        false => RulesOfThumb::Greedy.choose(&seen, &Stop::default()),
                    };
                    said.expect("an answer")
                }
            };
            state.apply(answer).expect("it is offered");
        }
    };
    let threads = 2;
    let worker = |first: u64| (first..games).step_by(threads).map(&one).collect::<Vec<f64>>();
    let lucks = std::thread::scope(|scope| {
        let other = scope.spawn(|| worker(1));
        let mut lucks = worker(0);
        lucks.extend(other.join().expect("it plays on"));
        lucks
    });
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

/// Whatever is believed, taking luck out moves no mean: not with the shipped net, not with one that knows nothing, not by
/// nonsense.
fn luck_has_no_mean(games: u64, errors: f64) {
    let told = |name: &str, (mean, error): (f64, f64)| {
        println!(
            "{name}: {:.3} ± {:.3} points of a hundred a game",
            100.0 * mean,
            100.0 * error
        );
        assert!(
            mean.abs() < errors * error && error > 0.0,
            "{name}: {mean} ± {error}"
        );
    };
    let fresh = crate::train::fresh::<State>(0, 5);
    told(
        "a net that knows nothing",
        mean_luck(games, &crate::train::evaluator_with::<State>(&fresh)),
    );
    told("nonsense", mean_luck(games, &Nonsense));
    told("Hard", mean_luck(games, &ValueFn::of::<State>(Level::Hard, 1)));
}

#[test]
fn luck_has_no_mean_in_a_hundred_games() {
    luck_has_no_mean(100, 4.0);
}

#[test]
#[ignore = "takes minutes"]
fn luck_has_no_mean_in_twenty_thousand_games() {
    luck_has_no_mean(20_000, 2.0);
}
