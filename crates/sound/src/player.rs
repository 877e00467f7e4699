//! Plays what it is told to, on a thread of its own: whoever tells it never waits.

use crate::clip::Clip;
use crate::device::Stream;
use crate::mix::{Gain, Input, Sounding};
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
/// Where one has broken off that had worked, there soon is another way: headphones are pulled out, a server starts
/// again. It is tried again after this, then after twice as long, and so on.
const SOON: Duration = Duration::from_secs(1);
/// A stream has worked if it was open for so long.
const WORKED: Duration = Duration::from_secs(2);
/// How often an open stream is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// An open way to the loudspeakers.
trait Way {
    /// Where sounds are put in.
    fn input(&self) -> &Input;

    /// Is there still somebody who takes samples?
    fn is_open(&self) -> bool;
}

impl Way for Stream {
    fn input(&self) -> &Input {
        &self.input
    }

    fn is_open(&self) -> bool {
        Self::is_open(self)
    }
}

type Open = Box<dyn FnMut() -> Result<Box<dyn Way>, String>>;

/// What the thread holds.
struct Desk {
    open: Open,
    stream: Option<Box<dyn Way>>,
    /// When it was opened.
    opened: Instant,
    /// When opening one failed last.
    failed: Option<Instant>,
    /// So long after that it is tried again.
    patience: Duration,
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
        Self::with(Box::new(|| Ok(Box::new(Stream::open()?))))
    }
}

impl Desk {
    fn with(open: Open) -> Self {
        Self {
            open,
            stream: None,
            opened: Instant::now(),
            failed: None,
            patience: PATIENCE,
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

    /// After this time there is something to look at, also where nobody says anything.
    fn rest(&self) -> Option<Duration> {
        if self.stream.is_some() {
            return Some(LOOK);
        }
        // Music that nobody hears.
        let failed = self.failed.filter(|_| self.wanted().is_some())?;
        Some(self.patience.saturating_sub(failed.elapsed()).max(LOOK))
    }

    fn work(mut self, commands: &Receiver<Command>) {
        loop {
            let command = match self.rest() {
                Some(rest) => match commands.recv_timeout(rest) {
                    Ok(command) => Some(command),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => return,
                },
                None => match commands.recv() {
                    Ok(command) => Some(command),
                    Err(mpsc::RecvError) => return,
                },
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
                        stream.input().play(Arc::clone(clip), &self.effects);
                        self.heard = Instant::now();
                    }
                }
            }
        }
    }

    /// The track that is wished for, where music may be heard.
    fn wanted(&self) -> Option<Track> {
        self.track.filter(|_| self.loudness.music > 0.0)
    }

    /// Lets the track sound that is wished for, or none.
    fn go_round(&mut self) {
        let Some(track) = self.wanted() else {
            self.sounding = None;
            return;
        };
        if self.sounding.is_none() && self.open() {
            let known = self.round.take().filter(|(known, _)| *known == track);
            let (_, clip) = self
                .round
                .insert(known.unwrap_or_else(|| (track, Arc::new(track.clip()))));
            if let Some(stream) = &self.stream {
                self.sounding = Some(stream.input().go_round(Arc::clone(clip), &self.music));
                self.heard = Instant::now();
            }
        }
    }

    /// Opens a stream where none is open; says whether one is.
    fn open(&mut self) -> bool {
        if self.stream.as_ref().is_some_and(|stream| !stream.is_open()) {
            self.break_off();
        }
        if self.stream.is_none() && self.failed.is_none_or(|failed| failed.elapsed() >= self.patience) {
            match (self.open)() {
                Ok(stream) => {
                    self.stream = Some(stream);
                    self.opened = Instant::now();
                    self.failed = None;
                }
                Err(reason) => {
                    log::debug!("no sound: {reason}");
                    if self.failed.is_some() {
                        self.patience = (self.patience * 2).min(PATIENCE);
                    }
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

    /// Nobody takes samples any more. Where somebody did, it is tried at once whether somebody else does.
    fn break_off(&mut self) {
        let worked = self.opened.elapsed() >= WORKED;
        self.close();
        (self.failed, self.patience) = match worked {
            true => (None, SOON),
            false => (Some(Instant::now()), PATIENCE),
        };
    }

    /// Closes the stream where nobody takes its samples, or where nothing has been heard for a while, and has music
    /// go on where it can again.
    fn look(&mut self) {
        match &self.stream {
            Some(stream) if !stream.is_open() => {
                self.break_off();
                self.go_round();
            }
            Some(stream) if stream.input().sounds() => self.heard = Instant::now(),
            Some(_) if self.heard.elapsed() >= LINGER => self.close(),
            Some(_) => {}
            None => self.go_round(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Desk, Input, Loudness, PATIENCE, Player, SOON, WORKED, Way};
    use crate::mix::Mix;
    use crate::{Effect, Track};
    use std::cell::Cell;
    use std::rc::Rc;
    use std::time::{Duration, Instant};

    /// A machine whose loudspeakers come and go.
    #[derive(Clone, Default)]
    struct Machine {
        has_device: Rc<Cell<bool>>,
        /// How often somebody has asked for a way.
        asked: Rc<Cell<u32>>,
    }

    struct Wire {
        input: Input,
        _mix: Mix,
        is_open: Rc<Cell<bool>>,
    }

    impl Way for Wire {
        fn input(&self) -> &Input {
            &self.input
        }

        fn is_open(&self) -> bool {
            self.is_open.get()
        }
    }

    /// A desk at such a machine that plays music, and what breaks its ways off.
    fn playing(machine: &Machine) -> (Desk, Rc<Cell<bool>>) {
        let is_open = Rc::new(Cell::new(true));
        let (machine, opened) = (machine.clone(), is_open.clone());
        let mut desk = Desk::with(Box::new(move || {
            machine.asked.set(machine.asked.get() + 1);
            if !machine.has_device.get() {
                return Err("deviceless".to_owned());
            }
            let (input, _mix) = Mix::plain();
            opened.set(true);
            let is_open = opened.clone();
            Ok(Box::new(Wire { input, _mix, is_open }))
        }));
        desk.follow(Command::Loudness(Loudness {
            effects: 1.0,
            music: 1.0,
        }));
        desk.follow(Command::Track(Some(Track::Theme)));
        (desk, is_open)
    }

    /// So much time has gone by at the desk.
    fn later(desk: &mut Desk, time: Duration) {
        for moment in [Some(&mut desk.opened), desk.failed.as_mut()]
            .into_iter()
            .flatten()
        {
            *moment -= time;
        }
    }

    #[test]
    fn music_goes_on_at_once_where_a_device_is_pulled_out_and_another_one_is_there() {
        let machine = Machine::default();
        machine.has_device.set(true);
        let (mut desk, is_open) = playing(&machine);
        assert!(desk.sounding.is_some());
        later(&mut desk, WORKED);
        is_open.set(false);
        desk.look();
        assert!(desk.sounding.is_some() && machine.asked.get() == 2);
    }

    #[test]
    fn music_comes_back_soon_where_the_device_is_gone_for_a_while() {
        let machine = Machine::default();
        machine.has_device.set(true);
        let (mut desk, is_open) = playing(&machine);
        later(&mut desk, WORKED);
        is_open.set(false);
        machine.has_device.set(false);
        desk.look();
        assert!(desk.sounding.is_none() && desk.rest() <= Some(SOON));
        later(&mut desk, SOON);
        desk.look();
        // Nobody is asked again and again in one moment.
        let asked = machine.asked.get();
        desk.look();
        desk.follow(Command::Play(Effect::ALL[0]));
        assert_eq!(machine.asked.get(), asked);
        machine.has_device.set(true);
        later(&mut desk, 2 * SOON);
        desk.look();
        assert!(desk.sounding.is_some());
    }

    #[test]
    fn a_device_that_never_works_is_left_in_peace() {
        let machine = Machine::default();
        let (mut desk, is_open) = playing(&machine);
        assert!(desk.rest() > Some(PATIENCE / 2));
        // One that opens and breaks off at once is as bad.
        machine.has_device.set(true);
        later(&mut desk, PATIENCE);
        desk.look();
        assert!(desk.sounding.is_some());
        is_open.set(false);
        let asked = machine.asked.get();
        desk.look();
        desk.look();
        assert_eq!(machine.asked.get(), asked);
        // Where no music is wished for nobody waits for anything.
        desk.follow(Command::Track(None));
        assert_eq!(desk.rest(), None);
    }

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
