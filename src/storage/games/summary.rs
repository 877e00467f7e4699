//! A game in short: its first line and its last ones. Nothing is replayed. What a person is told of it is proven
//! by the checksums of the file; what is only searched is not.

use super::{Error, Name, file};
use crate::storage::seat::shortened;
use serde_json::Value;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::time::SystemTime;
use table::Sitter;
use table::quoted;
use table::record::{Damage, FORMAT, Harm, LONGEST, Refusal, proven};

/// A seat of a game that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// Its monster, as files name it.
    pub monster: String,
    /// Who sits there.
    pub sitter: Sitter,
}

/// A game in short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The name of its file.
    pub name: Name,
    /// What a person has called it.
    pub title: Option<String>,
    /// Which game, as files name it.
    pub game: String,
    /// The edition, where the game has several, as files name it.
    pub edition: Option<String>,
    /// Who sits where, clockwise.
    pub seats: Vec<Seated>,
    /// The turn that is played, or was the last; 0 before the first one.
    pub turn: u16,
    /// The seats that have won, once it is over; nobody may have.
    pub winners: Option<Vec<u8>>,
    /// The seat that has given it up, if one has.
    pub forfeit: Option<u8>,
    /// When it began, in seconds since 1970 (UTC), if that is known.
    pub began: Option<u64>,
    /// When it was played last.
    pub played: Option<SystemTime>,
    /// It holds what this seat saw, and cannot be played.
    pub seen_by: Option<u8>,
    /// Where the file is damaged. Only what stands before that counts, here as well.
    pub damage: Option<Damage>,
}

/// Words of the first line that name a monster, a game or the like have so many letters at most.
const LONGEST_WORD: usize = 40;
/// Names of people have so many letters at most, those of other programs, too.
const LONGEST_NAME: usize = 40;
/// No table has more seats.
const SEATS: usize = 6;

/// No first line is longer, in bytes: a first position stands in it at most.
const LONGEST_HEAD: u64 = 1 << 20;
/// So much of the end is read first, in bytes; the line of a turn is shorter.
const TAIL: u64 = 32 << 10;

impl Summary {
    /// Can it be gone on with?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.winners.is_none() && self.seen_by.is_none()
    }

    /// Reads the first and the last lines of a record that are good.
    pub(super) fn read(name: &Name, path: &Path) -> Result<Self, Error> {
        let file = file::read(path)?;
        let about = file.metadata().map_err(|error| Error::reading(path, error))?;
        let bytes = file::bytes(&file, path)?;
        let head = head(&bytes).map_err(|refusal| Error::refused(path, refusal))?;
        let (good, damage) = proven(&bytes);
        if let Some(Damage { line: 1, harm }) = damage {
            return Err(Error::refused(path, Refusal::Damaged(harm)));
        }
        // Whoever has it open may be in the middle of a line.
        let damage = damage.filter(|damage| damage.harm != Harm::Torn || file::is_free(path));
        let last = Last::of(&bytes[..good]);
        let mut summary = Self::of(name, path, &head, last, about.modified().ok());
        summary.damage = damage;
        Ok(summary)
    }

    /// Reads the first and the last lines of a record, whether they are good or not.
    pub(super) fn unproven(name: &Name, path: &Path) -> Result<Self, Error> {
        let mut file = file::read(path)?;
        let failed = |error| Error::reading(path, error);
        let about = file.metadata().map_err(failed)?;
        let length = about.len();
        if length > LONGEST as u64 {
            return Err(Error::refused(path, Refusal::TooLong(length as usize)));
        }
        let mut text = Vec::new();
        (&*file)
            .take(LONGEST_HEAD)
            .read_to_end(&mut text)
            .map_err(failed)?;
        let head = head(&text).map_err(|refusal| Error::refused(path, refusal))?;
        let last = Last::read(&mut file, length).map_err(failed)?;
        Ok(Self::of(name, path, &head, last, about.modified().ok()))
    }

    fn of(name: &Name, path: &Path, head: &Value, last: Last, played: Option<SystemTime>) -> Self {
        let short = |word: &str| quoted::name(word, LONGEST_WORD);
        let word = |pointer: &str| head.pointer(pointer).and_then(Value::as_str).map(short);
        let seat = |seat: &Value| Seated {
            monster: short(seat["monster"].as_str().unwrap_or_default()),
            sitter: sitter(&seat["sitter"]).unwrap_or_default(),
        };
        let seats = head.pointer("/seats").and_then(Value::as_array);
        let mut seats: Vec<Seated> = seats.into_iter().flatten().take(SEATS).map(seat).collect();
        for (seat, last) in seats.iter_mut().zip(last.hands) {
            if let Some(sitter) = last {
                seat.sitter = sitter;
            }
        }
        Self {
            name: name.clone(),
            title: title(path),
            game: word("/game").unwrap_or_default(),
            edition: word("/options/edition"),
            seats,
            turn: last.turn,
            winners: last.winners,
            forfeit: last.forfeit,
            began: head["time"].as_u64(),
            played,
            seen_by: head["seen_by"].as_u64().and_then(|seat| seat.try_into().ok()),
            damage: None,
        }
    }
}

/// Whoever sits somewhere, as a line says it, with words that find room.
fn sitter(said: &Value) -> Option<Sitter> {
    let sitter: Sitter = serde_json::from_value(said.clone()).ok()?;
    Some(Sitter {
        name: quoted::name(&sitter.name, LONGEST_NAME),
        colour: quoted::name(&sitter.colour, LONGEST_WORD),
        plays: shortened(&sitter.plays).unwrap_or_else(|| quoted::name(&sitter.plays, LONGEST_WORD)),
        profile: sitter.profile.map(|profile| quoted::name(&profile, LONGEST_WORD)),
    })
}

/// The file beside a record in which its title stands.
pub(super) fn title_file(record: &Path) -> std::path::PathBuf {
    record.with_extension("title")
}

/// The longest title that is read, in bytes.
const LONGEST_TITLE: u64 = 400;
/// The longest title that is kept and shown, in letters.
pub(super) const TITLE: usize = 60;

fn title(record: &Path) -> Option<String> {
    let mut text = Vec::new();
    let file = file::read(&title_file(record)).ok()?;
    (&*file).take(LONGEST_TITLE).read_to_end(&mut text).ok()?;
    let text = String::from_utf8_lossy(&text);
    let title = quoted::name(text.lines().next()?, TITLE);
    (!title.is_empty()).then_some(title)
}

/// The first line.
fn head(text: &[u8]) -> Result<Value, Refusal> {
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
    if !text.starts_with(b"{\"head\":") {
        return Err(Refusal::NotARecord);
    }
    let length = text.iter().position(|byte| *byte == b'\n');
    let line = &text[..length.ok_or(Refusal::Damaged(Harm::Torn))?];
    let nonsense = |error: serde_json::Error| Refusal::Damaged(Harm::Nonsense(error.to_string()));
    let mut line: Value = serde_json::from_slice(line).map_err(nonsense)?;
    let head = line["head"].take();
    match head["format"].as_u64() {
        Some(found) if found > u64::from(FORMAT) => Err(Refusal::TooNew { found }),
        Some(_) => Ok(head),
        None => Err(Refusal::NotARecord),
    }
}

/// What the last lines say.
#[derive(Default)]
struct Last {
    turn: u16,
    winners: Option<Vec<u8>>,
    forfeit: Option<u8>,
    /// Who sits on each seat that has changed hands, as far as it was read.
    hands: [Option<Sitter>; SEATS],
}

impl Last {
    /// Reads backwards until a turn is found.
    fn read(file: &mut File, length: u64) -> std::io::Result<Self> {
        let mut tail = TAIL;
        loop {
            let from = length.saturating_sub(tail);
            file.seek(SeekFrom::Start(from))?;
            let mut text = Vec::new();
            file.take(tail).read_to_end(&mut text)?;
            // The first line is only a part, unless it is the first one of the file.
            let whole = match text.iter().position(|byte| *byte == b'\n') {
                Some(at) if from > 0 => &text[at + 1..],
                None if from > 0 => &[],
                _ => &text[..],
            };
            let last = Self::of(whole);
            if from == 0 || last.turn > 0 {
                return Ok(last);
            }
            tail *= 8;
        }
    }

    fn of(text: &[u8]) -> Self {
        let mut last = Self::default();
        // Answers that were taken back later have not been given.
        let mut given = u64::MAX;
        // Half a line behind the last whole one was never written.
        let whole = text
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |at| at + 1);
        let mut is_last = true;
        for line in text[..whole].split(|byte| *byte == b'\n').rev() {
            let of_interest = ["{\"turn\"", "{\"back\"", "{\"end\"", "{\"hands\""];
            if !of_interest
                .iter()
                .any(|begins| line.starts_with(begins.as_bytes()))
            {
                is_last &= line.is_empty();
                continue;
            }
            let Ok(line) = serde_json::from_slice::<Value>(line) else {
                continue;
            };
            let count = |pointer: &str| line.pointer(pointer).and_then(Value::as_u64);
            if let Some(to) = count("/back/to") {
                given = given.min(to);
            } else if let Some(n) = count("/end/n")
                && n <= given
                && is_last
            {
                let winners = line["end"]["winners"].as_array().into_iter().flatten();
                let winners = winners.filter_map(|seat| u8::try_from(seat.as_u64()?).ok());
                last.winners = Some(winners.collect());
                last.forfeit = count("/end/forfeit").and_then(|seat| seat.try_into().ok());
            } else if let Some(n) = count("/turn/n")
                && n <= given
                && last.turn == 0
            {
                last.turn = count("/turn/number")
                    .and_then(|turn| turn.try_into().ok())
                    .unwrap_or(0);
            } else if let Some(seat) = count("/hands/seat")
                && let Some(hands) = usize::try_from(seat)
                    .ok()
                    .and_then(|seat| last.hands.get_mut(seat))
                && hands.is_none()
            {
                *hands = sitter(&line["hands"]["sitter"]);
            }
            is_last = false;
        }
        last
    }
}
