//! Judging in passing what nobody has judged, while nobody plays: little by little, and with long pauses.

use super::{gather, judge_with, remember};
use crate::storage::games::Games;
use bots::Stop;
use std::time::{Duration, Instant};

/// Nothing begins before so long: whoever is on their way to a game is not in its way.
const PATIENCE: Duration = Duration::from_secs(2);
/// For one part of work so many parts of rest.
const REST: u32 = 3;
/// So long it works at most between two rests, if it is asked often enough.
const STRETCH: Duration = Duration::from_millis(20);
/// How often it is looked whether to stop.
const GLANCE: Duration = Duration::from_millis(10);

/// Judges the games of a folder that nobody has judged, the latest first, at a quarter of a processor's time,
/// until it is done or stopped. What is found stands in the cache of the statistics.
pub fn judge_in_passing(games: &Games, stop: &Stop) {
    rest(PATIENCE, stop);
    begin(games, stop);
}

/// The same at once.
pub(super) fn begin(games: &Games, stop: &Stop) {
    let mut pace = Pace {
        stop,
        since: Instant::now(),
    };
    let Ok(gathered) = gather(games, stop, &mut |_| pace.breathe()) else {
        return;
    };
    for (name, _) in gathered.unjudged {
        if stop.asked() {
            return;
        }
        let bytes = games.read(&name).ok();
        if let Some(accuracy) = bytes.and_then(|bytes| judge_with(&bytes, stop, &mut || pace.breathe())) {
            remember(games, &name, &accuracy);
        }
    }
}

/// Works a little, rests longer.
struct Pace<'a> {
    stop: &'a Stop,
    /// When it began to work.
    since: Instant,
}

impl Pace<'_> {
    fn breathe(&mut self) {
        let worked = self.since.elapsed();
        if worked >= STRETCH {
            rest(worked * REST, self.stop);
            self.since = Instant::now();
        }
    }
}

/// Waits, unless it is stopped.
fn rest(time: Duration, stop: &Stop) {
    let until = Instant::now() + time;
    while !stop.asked() {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        std::thread::sleep(left.min(GLANCE));
    }
}
