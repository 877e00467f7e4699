//! How long decisions take in whole games: for every level the spread of all decisions of some games in which
//! everybody plays at that level, alone on one core. `cargo bench --bench latency -- 10` plays ten games for
//! each row.

use bots::draw::Draw;
use bots::{Bot, BotGame, Level, Stop, bot, seed_of};
use engine::classic::{self, Edition, Monster, Options, Pack, Packs, PowerUp, Wickedness, has_evolutions};
use engine::{Asked, Seat, View, duel};
use std::time::{Duration, Instant};

/// Games for each row if nothing is said.
const GAMES: u64 = 4;
/// The first seed.
const SEED: u64 = 9_000;

/// All decisions of a game, each with the time it took. Questions with one answer are no decisions.
fn times<G: BotGame>(mut state: G, level: Level, seed: u64, into: &mut Vec<Duration>) {
    let (mut nature, stop, mut answers) = (Draw::new(seed), Stop::default(), Vec::new());
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.seats())
        .map(|seat| bot(level, seed_of(seed, Seat(seat as u8))))
        .collect();
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut nature),
            Asked::Seat(seat) => {
                answers.clear();
                state.answers(&mut answers);
                let seen = View::of(&state, Some(seat));
                let began = Instant::now();
                let answer = bots[seat.index()].choose(&seen, &stop);
                if answers.len() > 1 {
                    into.push(began.elapsed());
                }
                answer
            }
        };
        state.apply(answer.expect("an answer")).expect("a legal answer");
    }
}

/// A row of the table for every level.
fn rows<G: BotGame>(table: &str, games: u64, start: impl Fn(u64) -> G) {
    for level in Level::ALL {
        let mut times_taken = Vec::new();
        for seed in SEED..SEED + games {
            times(start(seed), level, seed, &mut times_taken);
        }
        times_taken.sort_unstable();
        let count = times_taken.len();
        let of = |part: f64| {
            let at = ((count as f64 * part).ceil() as usize).clamp(1, count) - 1;
            times_taken[at].as_secs_f64() * 1_000.0
        };
        println!(
            "| {table} | {level} | {count} | {:.2} | {:.2} | {:.2} | {:.2} |",
            of(0.5),
            of(0.95),
            of(0.99),
            of(1.0)
        );
    }
}

/// What lies on a table of the classic game.
#[derive(Clone, Copy)]
enum Table {
    /// The base game alone.
    Bare,
    /// Promos, costumes and tiles.
    Cards,
    /// Evolutions and all monster packs too.
    Everything,
}

/// A table of the classic game.
fn classic(seats: usize, table: Table, seed: u64) -> classic::State {
    let edition = [Edition::Base, Edition::Dark][seed as usize % 2];
    let mut setup = classic::Setup::of(seats).expect("two to six");
    if !matches!(table, Table::Bare) {
        setup.options = Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            ..Options::of(edition)
        };
    }
    if matches!(table, Table::Everything) {
        let evolved = Monster::ALL
            .into_iter()
            .filter(|monster| has_evolutions(*monster));
        setup.monsters = evolved.take(seats).collect();
        setup.options.power_up = PowerUp::Standard;
        setup.options.packs = Pack::ALL
            .into_iter()
            .fold(Packs::NONE, |packs, pack| packs.with(pack, true));
    }
    setup.start().expect("boxes that go together")
}

fn a_duel(seed: u64) -> duel::State {
    let all = duel::Monster::ALL;
    let one = seed as usize % all.len();
    let other = (one + 1 + seed as usize / all.len() % (all.len() - 1)) % all.len();
    let setup = duel::Setup::of([all[one], all[other]]);
    setup.start().expect("two different monsters")
}

fn main() {
    let typed = std::env::args().skip(1).find_map(|word| word.parse().ok());
    let games = typed.unwrap_or(GAMES).max(1);
    println!("| table | level | decisions | p50 ms | p95 ms | p99 ms | max ms |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    rows("six seats, everything", games, |seed| {
        classic(6, Table::Everything, seed)
    });
    rows("two seats, everything", games, |seed| {
        classic(2, Table::Everything, seed)
    });
    rows("six seats, all cards", games, |seed| {
        classic(6, Table::Cards, seed)
    });
    rows("two seats, all cards", games, |seed| {
        classic(2, Table::Cards, seed)
    });
    rows("four seats, base game", games, |seed| {
        classic(4, Table::Bare, seed)
    });
    rows("Duel", games, a_duel);
}
