//! Who plays, whatever plays it: somebody of the pool, a net of a file, or another program.
//!
//! [`Entrant`] is who was typed, [`Players`] those who sit at the table of one game. Every command that lets bots play
//! goes through both, so a program sits wherever a level does.

use super::arguments::Contestant;
use super::game::CliGame;
use super::{Problem, train};
use crate::program::{Clock, Failure, Programs, Sitting, host};
use bots::baselines::{Contestant as Pooled, contestants};
use bots::planner::Planner;
use bots::train::evaluator_with;
use bots::{Bot, Stop, seed_of};
use engine::{Seat, View};
use std::cell::RefCell;
use std::path::Path;
use std::time::{Duration, Instant};
use table::{Checksum, Sitter, Table};
use words::Words;

/// A game that has not ended after so many answers is given up; real ones take a few hundred.
pub(super) const PATIENCE: u64 = 100_000;

/// Somebody who can sit down.
#[derive(Debug, Clone)]
pub(super) enum Entrant<K> {
    /// A bot of ours.
    Bot(Pooled<K>),
    /// The command of another program.
    Program(String),
}

impl<K: CliGame> Entrant<K> {
    /// What it is called in results and records.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Bot(bot) => bot.name().to_owned(),
            Self::Program(command) => Contestant::Program(command.clone()).to_string(),
        }
    }

    /// How a record says who sits there.
    pub(super) fn sitter(&self) -> Sitter {
        let plays = match self {
            Self::Bot(bot) => format!("bot:{}", bot.name()),
            Self::Program(_) => self.name(),
        };
        Sitter {
            plays,
            ..Sitter::default()
        }
    }
}

/// Everybody who can be named at one kind of table.
pub(super) struct Pool<K> {
    known: Vec<Pooled<K>>,
    /// Which of the game's nets such a table asks.
    net: usize,
    /// The name and the bytes of every net that was read.
    sums: Vec<String>,
}

impl<K: CliGame> Pool<K> {
    /// The pool of the game, at such a table.
    pub(super) fn at(table: &K) -> Self {
        Self {
            known: contestants::<K>(),
            net: table.net_index(),
            sums: Vec::new(),
        }
    }

    /// Everybody who is known by name.
    pub(super) fn known(&self) -> &[Pooled<K>] {
        &self.known
    }

    /// What tells the nets of files from others of the same names.
    pub(super) fn sums(&self) -> &[String] {
        &self.sums
    }

    /// One more: a net in a file, by the name of that file, or by another name.
    ///
    /// # Errors
    /// When the file is no net for such a table.
    pub(super) fn add_net(
        &mut self,
        path: &Path,
        name: Option<String>,
        words: &Words,
    ) -> Result<(), Problem> {
        let stem = || {
            path.file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        let name = name.unwrap_or_else(stem);
        if self.known.iter().any(|known| known.name() == name) {
            return Ok(());
        }
        let net = train::net_at::<K>(path, self.net, words)?;
        self.sums
            .push(format!("{name} {}", Checksum::default().over(&net.write())));
        let evaluator = evaluator_with::<K>(&net);
        self.known.push(Pooled::new(name, move |seed| {
            Box::new(Planner::with_evaluator(seed, evaluator.clone()))
        }));
        Ok(())
    }

    /// Who is meant by this value of an option.
    ///
    /// # Errors
    /// Says who is known; `allowed` is the message that does.
    pub(super) fn find(
        &mut self,
        who: &Contestant,
        option: &str,
        allowed: &str,
        words: &Words,
    ) -> Result<Entrant<K>, Problem> {
        let name = who.to_string();
        match who {
            Contestant::Program(command) => return Ok(Entrant::Program(command.clone())),
            Contestant::Net(path) => self.add_net(path, Some(name.clone()), words)?,
            Contestant::Named(_) => {}
        }
        let found = self.known.iter().find(|known| known.name() == name);
        found
            .map(|found| Entrant::Bot(found.clone()))
            .ok_or_else(|| self.unknown(option, &name, allowed, words))
    }

    /// Somebody was named who is not in the pool.
    pub(super) fn unknown(&self, option: &str, value: &str, allowed: &str, words: &Words) -> Problem {
        let known: Vec<&str> = self.known.iter().map(Pooled::name).collect();
        let allowed = words.text_with(allowed, &[("known", known.join(", ").into())]);
        let values = [
            ("option", option.into()),
            ("value", value.into()),
            ("allowed", allowed.into()),
        ];
        Problem::new(words, "cli-wrong-value", &values)
    }
}

/// Somebody at the table.
enum Player<K> {
    Bot(Box<dyn Bot<K>>),
    Program(Box<Sitting<K>>),
}

/// How long somebody thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub(super) struct Thought {
    /// Answers.
    pub answers: u64,
    /// Together, in microseconds.
    pub micros: u64,
    /// The longest answer, in microseconds.
    pub longest: u64,
}

impl Thought {
    /// The same with one more answer.
    fn count(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.add(&Self {
            answers: 1,
            micros,
            longest: micros,
        });
    }

    /// The same with those of another game.
    pub(super) fn add(&mut self, other: &Self) {
        self.answers += other.answers;
        self.micros += other.micros;
        self.longest = self.longest.max(other.longest);
    }
}

/// Those who sit at the table of one game, by seat.
pub(super) struct Players<K: CliGame> {
    seats: Vec<Player<K>>,
    /// What has happened since each seat was last asked.
    news: RefCell<Vec<Vec<K::Event>>>,
    thought: Vec<Thought>,
    stop: Stop,
}

impl<K: CliGame> Players<K> {
    /// Seats everybody. `game` is the number that programs hear; the luck of bots follows from `seed`.
    ///
    /// # Errors
    /// The first seat whose program cannot be started.
    pub(super) fn seat(
        entrants: &[&Entrant<K>],
        start: &K,
        (seed, game): (u64, u64),
        clock: Clock,
        programs: &mut Programs,
    ) -> Result<Self, (Seat, Failure)> {
        let mut seats = Vec::with_capacity(entrants.len());
        for (entrant, seat) in entrants.iter().zip((0..).map(Seat)) {
            seats.push(match entrant {
                Entrant::Bot(bot) => Player::Bot(bot.bot(seed_of(seed, seat))),
                Entrant::Program(command) => {
                    let begin = host::begin(start, game, seat, clock);
                    let sitting = programs.seat(command, begin, *start, clock);
                    Player::Program(Box::new(sitting.map_err(|failure| (seat, failure))?))
                }
            });
        }
        Ok(Self {
            news: RefCell::new(vec![Vec::new(); seats.len()]),
            thought: vec![Thought::default(); seats.len()],
            seats,
            stop: Stop::default(),
        })
    }

    /// The answer of the seat that sees this.
    ///
    /// # Errors
    /// Says why there is none.
    pub(super) fn answer(&mut self, seen: &View<K>) -> Result<K::Answer, Failure> {
        let seat = seen.asked_viewer().ok_or(Failure::Gone)?;
        let began = Instant::now();
        let answer = match &mut self.seats[seat.index()] {
            Player::Bot(bot) => bot
                .choose(seen, &self.stop)
                .ok_or_else(|| Failure::Nonsense(String::new())),
            Player::Program(sitting) => {
                let news = std::mem::take(&mut self.news.borrow_mut()[seat.index()]);
                sitting.choose(seen, &news)
            }
        };
        self.thought[seat.index()].count(began.elapsed());
        answer
    }

    /// Hears what happens, for those who want to know it.
    pub(super) fn hear(&self, event: K::Event) {
        for (player, news) in self.seats.iter().zip(self.news.borrow_mut().iter_mut()) {
            if matches!(player, Player::Program(_)) {
                news.push(event);
            }
        }
    }

    /// Is it a program that plays there?
    pub(super) fn is_program(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some(Player::Program(_)))
    }

    /// How long each seat thought.
    pub(super) fn thought(&self) -> &[Thought] {
        &self.thought
    }

    /// Tells the programs how the game ended. They wait for the next one; whoever forfeited it is sent away.
    pub(super) fn end(self, state: &K, forfeit: Option<Seat>, programs: &mut Programs) {
        let outcome = state.ended().filter(|_| forfeit.is_none());
        let winners: Vec<Seat> = (0..state.seats() as u8)
            .map(Seat)
            .filter(|seat| outcome.is_some_and(|outcome| outcome.won(*seat)))
            .collect();
        let end = host::end(&winners, forfeit);
        for (player, seat) in self.seats.into_iter().zip((0..).map(Seat)) {
            match player {
                Player::Program(sitting) if Some(seat) != forfeit => programs.take_back(*sitting, &end),
                Player::Program(_) | Player::Bot(_) => {}
            }
        }
    }
}

/// Plays on: `deal` answers for Nature where the table has no dealer. `stop` is asked before each answer whether it is
/// enough.
pub(super) fn play<K: CliGame>(
    table: &mut Table<K>,
    players: &mut Players<K>,
    deal: &mut dyn FnMut(&K) -> Option<K::Answer>,
    teller: &mut dyn FnMut(K::Event, &K),
    stop: &mut dyn FnMut(&Table<K>) -> bool,
) -> Result<(), table::Halt<K::Answer, Failure>> {
    let players = RefCell::new(players);
    table::play(
        table,
        &mut |table, asked| match asked {
            None => deal(table.state()).ok_or_else(|| Failure::Nonsense(String::new())),
            Some(_) => players.borrow_mut().answer(&table.seen_by(asked)),
        },
        &mut |event, state| {
            players.borrow().hear(event);
            teller(event, state);
        },
        stop,
    )
}

/// These after an option, as they are typed: a command takes all that follows, so a list ends with it.
pub(super) fn listed(option: &str, who: &[String]) -> String {
    let lists = who.split_inclusive(|who| who.starts_with("exec:"));
    lists
        .map(|list| format!("{option} {}", for_shell(&list.join(","))))
        .collect()
}

/// A word as a shell reads it.
pub(super) fn for_shell(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_.:,/+=@%".contains(letter);
    match word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::{for_shell, listed};

    #[test]
    fn a_command_is_typed_as_a_shell_reads_it() {
        for (word, typed) in [
            ("normal:greedy", "normal:greedy"),
            ("normal:exec:./bot", "normal:exec:./bot"),
            ("exec:python bot.py", "'exec:python bot.py'"),
            ("exec:it's", r"'exec:it'\''s'"),
        ] {
            assert_eq!(for_shell(word), typed);
        }
        let who = ["easy", "exec:a,b", "hard", "normal"].map(str::to_owned);
        assert_eq!(
            listed(" --bots", &who),
            " --bots easy,exec:a,b --bots hard,normal"
        );
    }
}
