//! Plays what it is told to, on a thread of its own: whoever tells it never waits.

use crate::clip::Clip;
use crate::device::Stream;
use crate::mix::{Gain, Sounding};
use crate::{Effect, Track};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// How loud things are, each from 0 (silent) to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loudness {
    /// What is heard once.
    pub effects: f32,
    /// What goes on and on.
    pub music: f32,
}

impl Loudness {
    /// Nothing is heard.
    pub const SILENT: Self = Self {
        effects: 0.0,
        music: 0.0,
    };
}

#[derive(Debug)]
enum Command {
    Play(Effect),
    Track(Option<Track>),
    Loudness(Loudness),
}

/// Plays sounds where the machine can, and says nothing where it cannot.
#[derive(Debug)]
pub struct Player(Option<Sender<Command>>);

impl Player {
    /// One that plays. It is silent until it is told how loud it may be.
    #[must_use]
    pub fn new() -> Self {
        let (sender, receiver) = mpsc::channel();
        let thread = std::thread::Builder::new().name("sound".to_owned());
        let begun = thread.spawn(move || Desk::default().work(&receiver));
        Self(begun.is_ok().then_some(sender))
    }

    /// One that never plays anything, for pictures and tests.
    #[must_use]
    pub const fn mute() -> Self {
        Self(None)
    }

    /// Plays this once.
    pub fn play(&self, effect: Effect) {
        self.tell(Command::Play(effect));
    }

    /// Plays this from now on instead of what went on until now.
    pub fn go_round(&self, track: Option<Track>) {
        self.tell(Command::Track(track));
    }

    /// Plays so loud from now on.
    pub fn set(&self, loudness: Loudness) {
        self.tell(Command::Loudness(loudness));
    }

    fn tell(&self, command: Command) {
        if let Some(sender) = &self.0 {
            // Where the thread is gone there is no sound.
            let _ = sender.send(command);
        }
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}

/// A stream that nothing has been heard from for so long is closed.
const LINGER: Duration = Duration::from_secs(4);
/// Where no stream could be opened it is tried again after this.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often an open stream is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// What the thread holds.
struct Desk {
    stream: Option<Stream>,
    /// When opening one failed last.
    failed: Option<Instant>,
    /// When something sounded last.
    heard: Instant,
    loudness: Loudness,
    effects: Gain,
    music: Gain,
    track: Option<Track>,
    sounding: Option<Sounding>,
    clips: HashMap<Effect, Arc<Clip>>,
    /// The track that was heard last.
    round: Option<(Track, Arc<Clip>)>,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            stream: None,
            failed: None,
            heard: Instant::now(),
            loudness: Loudness::SILENT,
            effects: Gain::new(0.0),
            music: Gain::new(0.0),
            track: None,
            sounding: None,
            clips: HashMap::new(),
            round: None,
        }
    }
}

impl Desk {
    fn work(mut self, commands: &Receiver<Command>) {
        loop {
            let command = if self.stream.is_some() {
                match commands.recv_timeout(LOOK) {
                    Ok(command) => Some(command),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            } else {
                match commands.recv() {
                    Ok(command) => Some(command),
                    Err(mpsc::RecvError) => return,
                }
            };
            match command {
                Some(command) => self.follow(command),
                None => self.look(),
            }
        }
    }

    fn follow(&mut self, command: Command) {
        match command {
            Command::Loudness(loudness) => {
                self.loudness = loudness;
                self.effects.set(loudness.effects);
                self.music.set(loudness.music);
                self.go_round();
            }
            Command::Track(track) => {
                if self.track != track {
                    self.track = track;
                    self.sounding = None;
                }
                self.go_round();
            }
            Command::Play(effect) => {
                if self.loudness.effects > 0.0 && self.open() {
                    let clip = self
                        .clips
                        .entry(effect)
                        .or_insert_with(|| Arc::new(effect.clip()));
                    if let Some(stream) = &self.stream {
                        stream.input.play(Arc::clone(clip), &self.effects);
                        self.heard = Instant::now();
                    }
                }
            }
        }
    }

    /// Lets the track sound that is wished for, or none.
    fn go_round(&mut self) {
        let wanted = self.track.filter(|_| self.loudness.music > 0.0);
        let Some(track) = wanted else {
            self.sounding = None;
            return;
        };
        if self.sounding.is_none() && self.open() {
            let known = self.round.take().filter(|(known, _)| *known == track);
            let (_, clip) = self
                .round
                .insert(known.unwrap_or_else(|| (track, Arc::new(track.clip()))));
            if let Some(stream) = &self.stream {
                self.sounding = Some(stream.input.go_round(Arc::clone(clip), &self.music));
                self.heard = Instant::now();
            }
        }
    }

    /// Opens a stream where none is open; says whether one is.
    fn open(&mut self) -> bool {
        if self.stream.as_ref().is_some_and(|stream| !stream.is_open()) {
            self.close();
        }
        let soon = |failed: Instant| failed.elapsed() < PATIENCE;
        if self.stream.is_none() && !self.failed.is_some_and(soon) {
            match Stream::open() {
                Ok(stream) => self.stream = Some(stream),
                Err(reason) => {
                    log::debug!("no sound: {reason}");
                    self.failed = Some(Instant::now());
                }
            }
        }
        self.stream.is_some()
    }

    fn close(&mut self) {
        self.sounding = None;
        self.stream = None;
    }

    /// Closes the stream where nobody takes its samples, or where nothing has been heard for a while.
    fn look(&mut self) {
        let Some(stream) = &self.stream else { return };
        if !stream.is_open() {
            self.close();
            self.failed = Some(Instant::now());
        } else if stream.input.sounds() {
            self.heard = Instant::now();
        } else if self.heard.elapsed() >= LINGER {
            self.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Loudness, Player};
    use crate::{Effect, Track};
    use std::time::{Duration, Instant};

    #[test]
    fn whoever_tells_it_never_waits() {
        let (player, mute) = (Player::new(), Player::mute());
        let began = Instant::now();
        for player in [&player, &mute] {
            player.set(Loudness {
                effects: 1.0,
                music: 0.5,
            });
            for effect in Effect::ALL {
                player.play(effect);
            }
            player.go_round(Some(Track::Theme));
            player.set(Loudness::SILENT);
        }
        assert!(began.elapsed() < Duration::from_secs(1));
    }
}
