//! Whoever was invited to a table at which people play: seated when they are first asked, and seen off when they are needed
//! no longer.

use super::{Clock, Failure, Programs, Sitting};
use crate::storage::Guest;
use bots::baselines::contestants;
use bots::planner::Planner;
use bots::train::{Curriculum, evaluator_with};
use bots::{Bot, Stop, learned};
use engine::{Game, Portable, Seat, View};
use protocol::Protocol;
use serde_json::{Map, Value, json};
use std::fmt::Debug;
use std::fs::File;
use std::io::{self, Read as _};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long a guest may think about an answer.
pub const CLOCK: Clock = Clock {
    // Tests wait for one that says nothing.
    answer: Duration::from_secs(if cfg!(test) { 3 } else { 10 }),
    game: None,
};

/// A game that is introduced to programs.
pub trait Host: Curriculum + Protocol + Portable + Copy {
    /// The table as it is shown to programs when a game begins.
    fn introduced(&self) -> Map<String, Value>;
}

/// What a program is told when a game begins at which it plays `seat`. `start` may be what this seat sees of it; `game`
/// is the number that the program hears.
pub(crate) fn begin<G: Host>(start: &G, game: u64, seat: Seat, clock: Clock) -> Value {
    let mut message = start.introduced();
    message.insert("do".into(), "begin".into());
    message.insert("rules".into(), G::SLUG.into());
    message.insert("game".into(), game.into());
    message.insert("seat".into(), seat.0.into());
    let millis = |time: Duration| Value::from(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    message.insert("move_time".into(), millis(clock.answer));
    if let Some(limit) = clock.game {
        message.insert("game_time".into(), millis(limit));
    }
    Value::Object(message)
}

/// What programs are told when a game is over.
pub(crate) fn end(winners: &[Seat], forfeit: Option<Seat>) -> Value {
    json!({ "do": "end", "winners": winners, "forfeit": forfeit })
}

/// A guest at their seat.
pub trait Mind<G: Game>: Send + Debug {
    /// The answer of the seat that sees this, to which `news` happened since it was last asked.
    ///
    /// # Errors
    /// Why there is none. A guest who has failed once is not asked again.
    fn choose(&mut self, seen: &View<G>, news: &[G::Event], stop: &Stop) -> Result<G::Answer, Failure>;

    /// The game is over: these seats have won, and that one has given it up.
    fn end(&mut self, winners: &[Seat], forfeit: Option<Seat>);
}

/// A guest is asked to sit down.
#[derive(Debug)]
pub struct Invitation<G> {
    /// Who it is.
    pub guest: Guest,
    /// Where.
    pub seat: Seat,
    /// The first position, as this seat sees it.
    pub start: View<G>,
    /// What the luck of a bot follows from.
    pub seed: u64,
    /// How long a program may think.
    pub clock: Clock,
    /// Asked when nobody sits at the table any more: a program is not waited for then.
    pub deserted: Stop,
}

/// Seats a guest. Only here another program is started.
///
/// # Errors
/// When it cannot be started, or there is nobody of this name.
pub fn seat<G: Host>(invitation: &Invitation<G>) -> Result<Box<dyn Mind<G>>, Failure> {
    let Invitation {
        guest,
        seat,
        start,
        seed,
        clock,
        deserted,
    } = invitation;
    if let Some(command) = guest.command() {
        if command.trim().is_empty() {
            return Err(Failure::NoProgram);
        }
        let begin = begin::<G>(start, 0, *seat, *clock);
        let sitting = Programs::default().seat::<G>(command, begin, **start, *clock)?;
        return Ok(Box::new(Programmed {
            sitting,
            deserted: deserted.clone(),
        }));
    }
    let name = guest.plays().strip_prefix("bot:").unwrap_or(guest.plays());
    let bot = match name.strip_prefix("net:") {
        Some(file) => of_net::<G>(file, start.net_index(), *seed)?,
        None => {
            let known = contestants::<G>().into_iter().find(|known| known.name() == name);
            known
                .map(|known| known.bot(*seed))
                .ok_or_else(|| Failure::NotStarted(name.to_owned()))?
        }
    };
    Ok(Box::new(Seated(bot)))
}

/// The bot that plays by the net of a file, at the tables of the net in this place.
fn of_net<G: Host>(file: &str, place: usize, seed: u64) -> Result<Box<dyn Bot<G>>, Failure> {
    let failed = |error: io::Error| Failure::NotStarted(error.to_string());
    let mut bytes = Vec::new();
    let most = bots::net::MOST_BYTES as u64;
    let file = File::open(file).map_err(failed)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    let net = learned::net_at::<G>(place, &bytes).map_err(|bad| Failure::NotStarted(bad.to_string()))?;
    Ok(Box::new(Planner::with_evaluator(seed, evaluator_with::<G>(&net))))
}

/// A bot of ours.
struct Seated<G>(Box<dyn Bot<G>>);

impl<G> Debug for Seated<G> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Seated").finish_non_exhaustive()
    }
}

impl<G: Game> Mind<G> for Seated<G> {
    fn choose(&mut self, seen: &View<G>, _: &[G::Event], stop: &Stop) -> Result<G::Answer, Failure> {
        self.0.choose(seen, stop).ok_or(Failure::Gone)
    }

    fn end(&mut self, _: &[Seat], _: Option<Seat>) {}
}

/// Another program. A question that nobody asks any more is heard out: its answer would be taken for that of the next one.
#[derive(Debug)]
struct Programmed<G> {
    sitting: Sitting<G>,
    deserted: Stop,
}

impl<G: Host> Mind<G> for Programmed<G> {
    fn choose(&mut self, seen: &View<G>, news: &[G::Event], _: &Stop) -> Result<G::Answer, Failure> {
        let deserted = || self.deserted.asked();
        self.sitting.choose_unless(seen, news, &deserted)
    }

    fn end(&mut self, winners: &[Seat], forfeit: Option<Seat>) {
        self.sitting.program.tell(&end(winners, forfeit));
    }
}

/// Those who are leaving, each on a thread of its own.
static LEAVING: Mutex<Vec<JoinHandle<()>>> = Mutex::new(Vec::new());

/// Lets go of somebody without waiting: a program takes its time to leave.
pub fn see_off(leaves: impl FnOnce() + Send + 'static) {
    let Ok(handle) = thread::Builder::new().name("leaving".to_owned()).spawn(leaves) else {
        return;
    };
    if let Ok(mut leaving) = LEAVING.lock() {
        leaving.retain(|handle| !handle.is_finished());
        leaving.push(handle);
    }
}

/// Waits until everybody has left who is leaving: whoever ends first would leave their programs behind.
pub fn wait_for_leaving() {
    let leaving = LEAVING.lock().map(|mut leaving| std::mem::take(&mut *leaving));
    for handle in leaving.unwrap_or_default() {
        // One that broke down has left as well.
        let _ = handle.join();
    }
}
