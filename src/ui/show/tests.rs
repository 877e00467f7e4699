//! How long a show holds its player, added up from the times of its choreography, so that the same table and
//! seed give the same seconds on every machine.
//!
//! The seats are played by Normal bots, but only the first one's turns are left out and only its decisions are
//! not held, as at a table with one person. What belongs together is told together there as well: all that
//! follows from one answer.

use super::{Choreography, EventOf, scaled};
use crate::storage::{SeatSetup, Speed};
use crate::ui::rehearse::play_out;
use bots::BotGame;
use engine::{Game, Seat, Seats};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::Duration;
use table::Table;

/// What has been measured of some games, in milliseconds at the normal pace.
#[derive(Debug, Default)]
pub struct Measured {
    /// Each turn of a bot.
    turns: Vec<u64>,
    /// Who goes first, game by game: all before the first turn.
    first: Vec<u64>,
    /// What the turns of the bots are made of: events and milliseconds by the name of the event.
    parts: BTreeMap<String, (u32, u64)>,
}

impl Measured {
    /// Takes in a game from its first position.
    pub fn game<C: Choreography>(&mut self, first: &C::Game, seats: &[SeatSetup], seed: u64)
    where
        C::Game: BotGame,
    {
        let (said, mut told) = (Cell::new(0), Vec::new());
        let enough = |_: &C::Game| {
            said.set(said.get() + 1);
            false
        };
        play_out(
            Table::new(first.clone(), seed),
            seats,
            enough,
            &mut |event, state| {
                told.push((said.get(), event, state.turn(), state.active()));
            },
        );
        let watched = Seats::first(seats.len() as u8).without(Seat(0));
        let (mut opening, mut turn) = (0, None);
        for (at, (answer, event, number, active)) in told.iter().enumerate() {
            let together = told.get(at + 1).filter(|(next, ..)| next == answer);
            let held = C::hold(event, together.map(|(_, next, ..)| next), watched);
            if *number == 0 {
                opening += held;
            } else if watched.contains(*active) {
                if turn != Some(*number) {
                    self.turns.push(0);
                    turn = Some(*number);
                }
                if let Some(turn) = self.turns.last_mut() {
                    *turn += held;
                }
                let part = self.parts.entry(kind::<C>(event)).or_default();
                *part = (part.0 + 1, part.1 + held);
            }
        }
        self.first.push(opening);
    }

    /// Takes in what comes before the first turn, where nobody is asked before.
    pub fn opening<C: Choreography>(&mut self, first: C::Game, seed: u64) {
        let mut told = Vec::new();
        Table::new(first, seed).advance(&mut |event, state| {
            if state.turn() == 0 {
                told.push(event);
            }
        });
        let holds = |at: usize| C::hold(&told[at], told.get(at + 1), Seats::NONE);
        self.first.push((0..told.len()).map(holds).sum());
    }

    /// A bot's turn can be followed and does not bore: under five seconds on average at the normal pace, longer
    /// at the slow one, shorter at the fast one, and the instant one does not hold anything.
    pub fn promise(&self, name: &str) {
        self.print(name);
        let [slow, normal, fast, instant] = Speed::ALL.map(|speed| self.turn(speed));
        assert!(slow > normal && normal > fast && fast > instant && instant.is_zero());
        assert!(
            normal < Duration::from_secs(5),
            "{name}: {normal:?} for a turn of a bot"
        );
        assert!(
            normal > Duration::from_secs(3),
            "{name}: {normal:?} cannot be followed"
        );
    }

    /// The mean turn of a bot.
    pub fn turn(&self, speed: Speed) -> Duration {
        mean(&self.turns, speed)
    }

    /// The turn of a bot that nineteen of twenty do not exceed.
    pub fn long_turn(&self, speed: Speed) -> Duration {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let longest = turns.get(turns.len() * 95 / 100).copied();
        scaled(longest.unwrap_or_default(), speed)
    }

    /// Who goes first, with ties, on average.
    pub fn first(&self, speed: Speed) -> Duration {
        mean(&self.first, speed)
    }

    /// Tells all of it.
    pub fn print(&self, name: &str) {
        println!("{name}: {} turns of bots, seconds", self.turns.len());
        for speed in Speed::ALL {
            let seconds = [self.turn(speed), self.long_turn(speed), self.first(speed)];
            let [turn, long, first] = seconds.map(|time| time.as_secs_f32());
            println!(
                "  {speed:8} a turn {turn:5.2}, 95 % of them within {long:5.2}; before the first {first:5.2}"
            );
        }
        let mut parts: Vec<_> = self.parts.iter().collect();
        parts.sort_by_key(|(_, (_, held))| std::cmp::Reverse(*held));
        for (kind, (count, held)) in parts {
            let turns = self.turns.len().max(1) as f64;
            let (each, held) = (f64::from(*count) / turns, *held as f64 / turns / 1000.0);
            println!("    {held:5.2} s in {each:5.2} {kind}");
        }
    }
}

fn mean(times: &[u64], speed: Speed) -> Duration {
    scaled(times.iter().sum::<u64>() / times.len().max(1) as u64, speed)
}

/// The name of an event.
fn kind<C: Choreography>(event: &EventOf<C>) -> String {
    let text = format!("{event:?}");
    let name = text.split(' ').next().unwrap_or_default();
    // A decision is also called after what was asked.
    let about = text
        .split_once("what: ")
        .and_then(|(_, rest)| rest.split([',', '(']).next());
    format!("{name} {}", about.unwrap_or_default())
}
