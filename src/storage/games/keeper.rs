//! Keeping a game while it is played: every answer is added to its record before anybody sees what it brings,
//! and put on the disk for good on a thread of its own.
//!
//! Invariant: the file is the record up to some answer, with half a line behind it at most; what is not known
//! to be on the disk for good is still in memory. So after any failure the file can be cut to what is sure,
//! and the rest written again. It is watched as a file, not as a name: where something else lies at its path, that
//! is left alone, and the whole game is written again under a name that is free.

use super::Error;
use super::disk::{Disk, Drive, Sync, There};
use crate::storage::Fields;
use engine::Game;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use table::LiveTable;
use table::notation::Notation;
use table::record::{Head, Keep, Parent, Writer};

/// What comes within this time is put on the disk together.
const GATHERED: Duration = Duration::from_millis(100);

/// What a keeper has to tell, once.
#[derive(Debug)]
pub enum News {
    /// The game is no longer saved; it goes on in memory.
    Trouble(Error),
    /// It is saved again, with all that was missing, and that is on the disk for good.
    Mended,
    /// Somebody has put another file where it was saved. It is saved whole in this one from now on.
    Moved(PathBuf),
}

/// What keeps a game while it is played.
pub trait Keeps<G: Game>: fmt::Debug {
    /// Saves what has happened at the table since the last call. Trouble is [told](Self::take_news) once;
    /// every further call tries to write what is missing, also where nothing has happened.
    fn follow(&mut self, table: &LiveTable<G>);

    /// The same, and waits until it is on the disk for good or has failed.
    fn save_for_good(&mut self, table: &LiveTable<G>);

    /// Is everything saved that has happened?
    fn is_saved(&self) -> bool;

    /// What there is to tell since the last call.
    fn take_news(&mut self) -> Option<News>;

    /// The name of the game, as its record has it.
    fn name(&self) -> &str;
}

/// The first line of a record.
#[derive(Debug)]
pub(super) enum Heading<O> {
    /// Known.
    Head(Box<Head<O>>),
    /// What the table says, and what its people have arranged.
    Setup {
        /// All fields of the arrangement.
        fields: Fields,
        /// When the game begins.
        time: u64,
        /// The game from which it goes on.
        parent: Option<Parent>,
    },
}

/// Keeps the record of one game. Its file is locked until the keeper is dropped.
pub struct Keeper<G: Notation> {
    drive: Box<dyn Drive>,
    id: String,
    head: Heading<G::Options>,
    /// It writes into memory; what it has written goes on to the file.
    writer: Option<Writer<G, Vec<u8>>>,
    file: Option<OpenFile>,
    /// So many bytes of the record are on the disk for good, and these come after them.
    sure: u64,
    unsure: Vec<u8>,
    /// The file holds all that has happened.
    is_written: bool,
    /// Something went wrong since all of it was known to be on the disk for good.
    in_doubt: bool,
    /// Something has been saved in it, at some time.
    is_of_use: bool,
    told: bool,
    /// It has another name than before, which nobody has been told.
    has_moved: bool,
    news: VecDeque<News>,
}

impl<G: Notation> fmt::Debug for Keeper<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Keeper")
            .field("drive", &self.drive)
            .field("is_written", &self.is_written)
            .field("in_doubt", &self.in_doubt)
            .finish_non_exhaustive()
    }
}

impl<G: Notation> Keeper<G> {
    /// Keeps a game from its beginning; the file is made when it is [followed](Self::follow) first.
    pub(super) fn begin(id: String, head: Heading<G::Options>, drive: Box<dyn Drive>) -> Self {
        Self {
            drive,
            id,
            head,
            writer: None,
            file: None,
            sure: 0,
            unsure: Vec::new(),
            is_written: false,
            in_doubt: false,
            is_of_use: false,
            told: false,
            has_moved: false,
            news: VecDeque::new(),
        }
    }

    /// Goes on keeping a game whose record has so many good bytes, and nothing behind them.
    pub(super) fn resume(
        id: String,
        head: Head<G::Options>,
        writer: Writer<G, Vec<u8>>,
        drive: Box<dyn Drive>,
        disk: Box<dyn Disk>,
        bytes: u64,
    ) -> Self {
        let mut keeper = Self::begin(id, Heading::Head(Box::new(head)), drive);
        keeper.writer = Some(writer);
        keeper.sure = bytes;
        keeper.is_of_use = true;
        match OpenFile::new(disk, bytes) {
            Ok(file) => {
                keeper.file = Some(file);
                keeper.is_written = true;
            }
            Err(error) => {
                let trouble = Error::writing(keeper.drive.path(), error);
                keeper.fail(trouble);
            }
        }
        keeper
    }

    /// The name of the game.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    fn head(&self, table: &LiveTable<G>) -> Head<G::Options> {
        match &self.head {
            Heading::Head(head) => (**head).clone(),
            Heading::Setup { fields, time, parent } => {
                let mut head = table.private_head();
                head.agreed = agreed(fields, &head.options);
                head.time = Some(*time);
                head.id = Some(self.id.clone());
                head.parent.clone_from(parent);
                head
            }
        }
    }

    fn fail(&mut self, trouble: Error) {
        self.is_written = false;
        self.in_doubt = true;
        log::warn!("{trouble}");
        if !std::mem::replace(&mut self.told, true) {
            self.news.push_back(News::Trouble(trouble));
        }
    }

    /// Hears what has become of putting the file on the disk for good.
    fn hear_of_the_disk(&mut self) {
        let Some(file) = &self.file else { return };
        let sure = file.sure();
        self.unsure.drain(..(sure - self.sure) as usize);
        self.sure = sure;
        if let Err(error) = file.take_failure() {
            let trouble = Error::writing(self.drive.path(), error);
            self.fail(trouble);
        } else if self.is_written && self.in_doubt && sure == file.length {
            self.in_doubt = false;
            if std::mem::take(&mut self.told) {
                self.news.push_back(News::Mended);
            }
        }
    }

    fn save(&mut self, table: &LiveTable<G>) -> Result<(), Error> {
        let lines = self.lines(table);
        self.unsure.extend_from_slice(&lines);
        self.hear_of_the_disk();
        match &mut self.file {
            Some(file) if self.is_written && file.there() == There::Same => match lines.is_empty() {
                true => Ok(()),
                false => file
                    .append(&lines)
                    .map_err(|error| Error::writing(self.drive.path(), error)),
            },
            _ => self.mend(table),
        }
    }

    /// What the record says of that which has happened since the last call.
    fn lines(&mut self, table: &LiveTable<G>) -> Vec<u8> {
        let head = match self.writer {
            Some(_) => None,
            None => Some(self.head(table)),
        };
        let followed = match (&mut self.writer, head) {
            (none, Some(head)) => table
                .begin_private_record(Vec::new(), head, Keep::Positions)
                .map(|writer| *none = Some(writer)),
            (Some(writer), None) => table.follow_in_private_record(writer),
            (None, None) => Ok(()),
        };
        followed.expect("a list of bytes takes every line");
        self.writer
            .as_mut()
            .map(|writer| std::mem::take(writer.out_mut()))
            .unwrap_or_default()
    }

    /// Writes again what may be missing in the file, or all of it where there is no file, or another one.
    fn mend(&mut self, table: &LiveTable<G>) -> Result<(), Error> {
        let there = match &self.file {
            // Half a line may stand behind what was written.
            Some(file) if !self.is_written => file.disk.there(None),
            Some(file) => file.there(),
            None => There::Nothing,
        };
        let failed = |error| Error::writing(self.drive.path(), error);
        if let Some(mut old) = self.file.take_if(|_| there == There::Same) {
            let mended = old.disk.cut(self.sure).and_then(|()| {
                old.restart(self.sure)?;
                old.append(&self.unsure)
            });
            let mended = mended.map_err(failed);
            // Kept even if this fails: there is half a record in it.
            self.file = Some(old);
            return mended;
        }
        self.file = None;
        self.sure = 0;
        let mut moves = there == There::Other;
        let disk = loop {
            if moves {
                let id = self.drive.elsewhere().ok_or(Error::NoFolder)?;
                self.call(id);
                self.has_moved = true;
            }
            self.writer = None;
            self.unsure = self.lines(table);
            match self.drive.make() {
                // What has come meanwhile is not ours.
                Err(Error::Taken { .. }) if !moves => moves = true,
                made => break made?,
            }
        };
        let failed = |error| Error::writing(self.drive.path(), error);
        let file = self.file.insert(OpenFile::new(disk, 0).map_err(failed)?);
        file.append(&self.unsure).map_err(failed)?;
        if std::mem::take(&mut self.has_moved) {
            self.news.push_back(News::Moved(self.drive.path().to_owned()));
        }
        Ok(())
    }

    /// From here on the game has this name.
    fn call(&mut self, id: String) {
        if let Heading::Head(head) = &mut self.head {
            head.id = Some(id.clone());
        }
        self.id = id;
    }
}

impl<G: Notation> Keeps<G> for Keeper<G> {
    fn follow(&mut self, table: &LiveTable<G>) {
        let is_logged = log::log_enabled!(log::Level::Debug);
        let (answers, digest) = match is_logged {
            true => (table.answered(), table.private_digest()),
            false => Default::default(),
        };
        if is_logged {
            log::debug!("saves {answers} answers of {}, position {digest}", self.id());
        }
        let saved = self.save(table);
        match saved {
            Ok(()) => {
                if is_logged {
                    log::debug!("saved {answers} answers of {}", self.id());
                }
                self.is_written = true;
                self.is_of_use = true;
            }
            Err(trouble) => self.fail(trouble),
        }
    }

    fn save_for_good(&mut self, table: &LiveTable<G>) {
        self.follow(table);
        let waited = self.file.as_mut().map_or(Ok(()), OpenFile::wait);
        if let Err(error) = waited {
            let trouble = Error::writing(self.drive.path(), error);
            self.fail(trouble);
        }
        self.hear_of_the_disk();
    }

    fn is_saved(&self) -> bool {
        let sound = |file: &OpenFile| !file.has_failed() && (!self.in_doubt || file.sure() == file.length);
        self.is_written && self.file.as_ref().is_some_and(sound)
    }

    fn name(&self) -> &str {
        &self.id
    }

    fn take_news(&mut self) -> Option<News> {
        self.hear_of_the_disk();
        self.news.pop_front()
    }
}

/// What a table has agreed on that is neither an option of the rules nor told by its seats: all other fields
/// of its setup.
fn agreed<O: serde::Serialize>(setup: &Fields, options: &O) -> BTreeMap<String, Value> {
    let options = serde_json::to_value(options).unwrap_or_default();
    let told = |name: &str| ["seats", "seed", "first"].contains(&name) || options.get(name).is_some();
    let beyond = setup.iter().filter(|(name, _)| !told(name));
    beyond
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

impl<G: Notation> Drop for Keeper<G> {
    fn drop(&mut self) {
        if let Some(mut file) = self.file.take() {
            file.stop();
            if !self.is_of_use {
                file.disk.remove();
            }
        }
    }
}

/// A file, how long it is, and the thread that puts it on the disk for good.
struct OpenFile {
    disk: Box<dyn Disk>,
    length: u64,
    syncer: Option<Syncer>,
}

impl OpenFile {
    fn new(disk: Box<dyn Disk>, length: u64) -> io::Result<Self> {
        let syncer = Some(Syncer::start(disk.sync()?, length));
        Ok(Self { disk, length, syncer })
    }

    /// Adds to the end, and has it put on the disk.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.disk.append(bytes)?;
        self.length += bytes.len() as u64;
        if let Some(syncer) = &self.syncer {
            syncer.due(self.length);
        }
        Ok(())
    }

    /// What lies where it was made, if all is there that was written into it.
    fn there(&self) -> There {
        self.disk.there(Some(self.length))
    }

    /// So many bytes are on the disk for good.
    fn sure(&self) -> u64 {
        self.syncer.as_ref().map_or(0, Syncer::sure)
    }

    /// Has putting it on the disk failed, which nobody has taken notice of?
    fn has_failed(&self) -> bool {
        self.syncer.as_ref().is_some_and(Syncer::has_failed)
    }

    /// Whether putting it on the disk has failed since the last call.
    fn take_failure(&self) -> io::Result<()> {
        match self.syncer.as_ref().and_then(Syncer::take_failure) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Begins again at this length.
    fn restart(&mut self, length: u64) -> io::Result<()> {
        self.stop();
        self.length = length;
        self.syncer = Some(Syncer::start(self.disk.sync()?, length));
        Ok(())
    }

    /// Waits until all of it is on the disk for good; whether that has failed is told as ever.
    fn wait(&mut self) -> io::Result<()> {
        let Some(mut syncer) = self.syncer.take() else {
            return Ok(());
        };
        syncer.finish();
        let next = Syncer::start(self.disk.sync()?, syncer.sure());
        next.fail(syncer.take_failure());
        self.syncer = Some(next);
        Ok(())
    }

    /// Puts on the disk what is left to be.
    fn stop(&mut self) {
        self.syncer = None;
    }
}

/// A thread that puts a file on the disk for good, a while after something was added to it.
struct Syncer {
    due: Option<Sender<u64>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    sure: AtomicU64,
    failure: Mutex<Option<io::Error>>,
}

impl Syncer {
    fn start(sync: Sync, length: u64) -> Self {
        let shared = Arc::new(Shared {
            sure: AtomicU64::new(length),
            failure: Mutex::default(),
        });
        let (due, asked) = channel();
        let thread = {
            let shared = shared.clone();
            std::thread::Builder::new()
                .name("saving".to_owned())
                .spawn(move || work(sync, &asked, &shared))
        };
        if let Err(error) = &thread {
            log::warn!("saved games are left to the system to write: {error}");
        }
        Self {
            due: Some(due),
            shared,
            thread: thread.ok(),
        }
    }

    fn due(&self, length: u64) {
        if let Some(due) = &self.due {
            // Nobody listens once syncing has failed; that is told by itself.
            let _ = due.send(length);
        }
    }

    fn sure(&self) -> u64 {
        self.shared.sure.load(Ordering::Acquire)
    }

    fn fail(&self, failure: Option<io::Error>) {
        *self.shared.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }

    /// Does what is due, and ends.
    fn finish(&mut self) {
        self.due = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }

    fn has_failed(&self) -> bool {
        let failure = self.shared.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.is_some()
    }

    fn take_failure(&self) -> Option<io::Error> {
        let mut failure = self.shared.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.take()
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        self.finish();
    }
}

fn work(mut sync: Sync, asked: &Receiver<u64>, shared: &Shared) {
    while let Ok(mut length) = asked.recv() {
        let until = Instant::now() + GATHERED;
        while let Ok(longer) = asked.recv_timeout(until.saturating_duration_since(Instant::now())) {
            length = longer;
        }
        match sync() {
            Ok(()) => shared.sure.store(length, Ordering::Release),
            Err(error) => {
                let mut failure = shared.failure.lock().unwrap_or_else(PoisonError::into_inner);
                *failure = Some(error);
                return;
            }
        }
    }
}
