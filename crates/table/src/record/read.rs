//! Reading a record: the last good answer, or a clear refusal.

use super::write::only_answer;
use super::{Answered, CLOSING, End, FORMAT, Head, Line, LineOf, Rules, SUM, Stand, Turn, digest};
use crate::Checksum;
use crate::notation::Notation;
use crate::patch::Patch;
use crate::quoted::quoted;
use crate::table::Table;
use engine::Seat;
use serde_json::Value;
use std::fmt;

/// The longest file that is read, in bytes: far more than any game. The longest that random play has brought
/// about, with its positions, had 19 MB.
pub const LONGEST: usize = 256 << 20;
/// No stored position is larger, as [`size`] counts: those of real games have some thousand. Whoever shows every
/// stored position reads each of them whole.
const LARGEST: usize = 40_000;

/// How much stands in a document: its values, and a part for every few letters.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        Value::String(text) => text.len() / 16,
        Value::Array(values) => values.iter().map(size).sum(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| name.len() / 16 + size(value))
            .sum(),
    }
}

/// Seats do not change hands more often in one game: more is no game that people have played.
pub const MOST_HANDS: usize = 10_000;
/// More answers without a choice do not follow one another.
const MOST_FORCED: usize = 1000;

/// Why a file cannot be read at all. Nothing is to be had from it; what to do stands in the sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is nothing in it.
    #[error("the file is empty; look for another copy of the record")]
    Empty,
    /// It is longer than any record.
    #[error("the file has {0} bytes and a record at most {LONGEST}; it is something else")]
    TooLong(usize),
    /// It does not begin as a record does.
    #[error("line 1: this is no record of a game; choose a file that king-of-tokyo has written")]
    NotARecord,
    /// The first line is damaged, and without it nothing can be read.
    #[error(
        "line 1 is damaged ({0}), and nothing can be read without it; look for another copy of the record"
    )]
    Damaged(Harm),
    /// A newer program has written it.
    #[error("line 1: format {found}, and this program knows {FORMAT}; install a newer king-of-tokyo")]
    TooNew {
        /// The format of the file.
        found: u64,
    },
    /// It is of another game.
    #[error(
        "line 1: a game of \"{}\", not of \"{wanted}\"; open it as that",
        quoted(found)
    )]
    OtherGame {
        /// The file's.
        found: String,
        /// The one that was asked for.
        wanted: String,
    },
    /// There is no such table.
    #[error("line 1: such a table cannot be set up: {}", quoted(.0))]
    NoSuchTable(String),
    /// It is what one seat may know of a running game.
    #[error(
        "line 1: this is what seat {0} saw of a running game; it can be read, not replayed; export it when it is over"
    )]
    SeatsView(u8),
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Harm {
    /// It does not end.
    Torn,
    /// Its checksum is wrong: it, or what stands before it, was changed.
    Checksum,
    /// Its checksum is right, and it says nothing that a record says there.
    Nonsense(String),
}

impl fmt::Display for Harm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Torn => f.write_str("it breaks off"),
            Self::Checksum => f.write_str("its checksum is wrong"),
            Self::Nonsense(why) => f.write_str(&quoted(why)),
        }
    }
}

/// Where a record is damaged. Everything before that line is good, nothing behind it is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub harm: Harm,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.harm)
    }
}

/// Where the rules of this program disagree with a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// Answers that lead to the same positions here as there: so far the game can be replayed and played on.
    pub agreed: usize,
    /// The line that disagrees, from 1.
    pub line: usize,
    /// How.
    pub why: String,
}

/// A position that stands in the file.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// How many answers came before it.
    pub answers: usize,
    /// The turn that begins there; the end of the game has none.
    pub turn: Option<u16>,
    position: Patch,
}

/// A record that was read.
#[derive(Debug, Clone)]
pub struct Record<G: Notation> {
    /// The first line.
    pub head: Head<G::Options>,
    /// The game, as far as the rules of this program agree with it; taken-back answers can be said again.
    pub table: Table<G>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// Where the rules disagree, if they do. The rest of the game can be looked at: [`Record::stored`].
    pub disagreement: Option<Disagreement>,
    /// Where the file is damaged, if it is.
    pub damage: Option<Damage>,
    moments: Vec<Moment>,
    /// The last position that stands in the file.
    last: Value,
    good: usize,
    sum: Checksum,
}

/// How far the checksums of a file are right, in bytes, and where they are not. Nothing is replayed: what those
/// lines say may be nonsense all the same. A file that is no record at all has no good byte.
#[must_use]
pub fn proven(bytes: &[u8]) -> (usize, Option<Damage>) {
    let (mut good, mut number, mut sum) = (mark(bytes), 0, Checksum::default());
    while good < bytes.len() {
        number += 1;
        let rest = &bytes[good..];
        let harm = match rest.iter().position(|byte| *byte == b'\n') {
            None => Harm::Torn,
            Some(length) => match summed(ended(&rest[..length]), sum) {
                Ok(after) => {
                    (good, sum) = (good + length + 1, after);
                    continue;
                }
                Err(harm) => harm,
            },
        };
        return (good, Some(Damage { line: number, harm }));
    }
    (good, None)
}

/// The game of a record.
///
/// # Errors
/// [`Refusal`] when its first line cannot be read.
pub fn game_of(bytes: &[u8]) -> Result<String, Refusal> {
    let (head, _) = first_line(bytes)?;
    let game = head.pointer("/head/game").and_then(Value::as_str);
    game.map(str::to_owned).ok_or(Refusal::NotARecord)
}

/// What some editors write at the beginning of a text: that it is UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// How many bytes stand before the first line and say nothing of the game.
fn mark(bytes: &[u8]) -> usize {
    if bytes.starts_with(MARK) { MARK.len() } else { 0 }
}

/// A line without the carriage return that other systems put before its end: a record is the same one with it.
fn ended(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// The first line as it stands there, and where it ends.
fn first_line(bytes: &[u8]) -> Result<(Value, usize), Refusal> {
    if bytes.is_empty() {
        return Err(Refusal::Empty);
    }
    if bytes.len() > LONGEST {
        return Err(Refusal::TooLong(bytes.len()));
    }
    let begin = mark(bytes);
    if !bytes[begin..].starts_with(b"{\"head\":") {
        return Err(Refusal::NotARecord);
    }
    let end = bytes.iter().position(|byte| *byte == b'\n');
    let end = end.ok_or(Refusal::Damaged(Harm::Torn))?;
    let line = ended(&bytes[begin..end]);
    let (content, _) = checked(line, Checksum::default()).map_err(Refusal::Damaged)?;
    let value: Value = serde_json::from_slice(&content)
        .map_err(|error| Refusal::Damaged(Harm::Nonsense(error.to_string())))?;
    let found = value.pointer("/head/format").and_then(Value::as_u64);
    match found.ok_or(Refusal::NotARecord)? {
        found if found == u64::from(FORMAT) => Ok((value, end)),
        found if found > u64::from(FORMAT) => Err(Refusal::TooNew { found }),
        _ => Err(Refusal::NotARecord),
    }
}

/// The checksum of everything up to the end of a line, if what the line says of it is right.
fn summed(line: &[u8], before: Checksum) -> Result<Checksum, Harm> {
    let open = line.len().checked_sub(CLOSING).ok_or(Harm::Checksum)?;
    let (content, closing) = line.split_at(open);
    let sum = before.over(content);
    if closing != format!("{SUM}{sum}\"}}").as_bytes() {
        return Err(Harm::Checksum);
    }
    Ok(sum.over(closing).over(b"\n"))
}

/// A line without its checksum, and the checksum of everything up to its end, if what it says is right.
fn checked(line: &[u8], before: Checksum) -> Result<(Vec<u8>, Checksum), Harm> {
    let sum = summed(line, before)?;
    let mut content = line[..line.len() - CLOSING].to_vec();
    content.push(b'}');
    Ok((content, sum))
}

impl<G: Notation> Record<G> {
    /// Reads a record. What is damaged or cannot be replayed is told in it; everything before is good.
    ///
    /// # Errors
    /// [`Refusal`] when nothing can be had from it.
    pub fn read(bytes: &[u8]) -> Result<Self, Refusal> {
        let (head, end) = first_line(bytes)?;
        let found = head
            .pointer("/head/game")
            .and_then(Value::as_str)
            .unwrap_or_default();
        if found != G::SLUG {
            return Err(Refusal::OtherGame {
                found: found.to_owned(),
                wanted: G::SLUG.to_owned(),
            });
        }
        let nonsense = |error: serde_json::Error| Refusal::Damaged(Harm::Nonsense(error.to_string()));
        let head: Head<G::Options> = match serde_json::from_value::<LineOf<G>>(head).map_err(nonsense)? {
            Line::Head(head) => head,
            _ => return Err(Refusal::NotARecord),
        };
        if let Some(seat) = head.seen_by {
            return Err(Refusal::SeatsView(seat));
        }
        let table = Self::table_of(&head)?;
        let line = ended(&bytes[mark(bytes)..end]);
        let (_, sum) = checked(line, Checksum::default()).map_err(Refusal::Damaged)?;
        let mut record = Self {
            head,
            table,
            end: None,
            disagreement: None,
            damage: None,
            moments: Vec::new(),
            last: Value::Null,
            good: end + 1,
            sum,
        };
        let mut place = 0;
        let mut reading = Reading {
            record: &mut record,
            agreed: 0,
            place: &mut place,
            handed: 0,
            grown: 0,
            legal: Vec::new(),
        };
        let last = reading.lines(&bytes[end + 1..]);
        record.last = last;
        Ok(record)
    }

    fn table_of(head: &Head<G::Options>) -> Result<Table<G>, Refusal> {
        let monsters: Vec<String> = head.seats.iter().map(|seat| seat.monster.clone()).collect();
        let start = match &head.start {
            Some(start) => G::deserialize(start).map_err(|error| error.to_string()),
            None => G::set_up(&head.options, &monsters, head.first),
        };
        let start = start.map_err(Refusal::NoSuchTable)?;
        if start.setup() != (head.options.clone(), monsters) {
            let sentence = "the first position is that of another table".to_owned();
            return Err(Refusal::NoSuchTable(sentence));
        }
        let table = match head.seed {
            Some(seed) => Table::new(start, seed),
            None => Table::without_dealer(start),
        };
        let mut table = table.seating(head.seats.iter().map(|seat| seat.sitter.clone()).collect());
        if let Some(parent) = &head.parent {
            table.decide_until(parent.answers);
        }
        Ok(table)
    }

    /// Was it played under the rules of this program? If not, it may be replayed all the same; see
    /// [`disagreement`](Self::disagreement).
    #[must_use]
    pub fn same_rules(&self) -> bool {
        self.head.rules.agree(&Rules::of::<G>())
    }

    /// How many bytes of the file are good: whoever goes on writing cuts it off there first.
    #[must_use]
    pub fn good_bytes(&self) -> usize {
        self.good
    }

    pub(super) fn sum(&self) -> Checksum {
        self.sum
    }

    /// The positions that stand in the file, in the order of the file: the beginning of every turn, and the
    /// end.
    #[must_use]
    pub fn stored(&self) -> &[Moment] {
        &self.moments
    }

    /// A position of the file as it stands there; it can be looked at under any rules. All those before it are
    /// gone through: whoever wants several has [`shown`](Self::shown).
    #[must_use]
    pub fn position(&self, moment: usize) -> Option<Value> {
        let mut position = Value::Null;
        for moment in self.moments.get(..=moment)? {
            moment.position.apply(&mut position).ok()?;
        }
        Some(position)
    }

    /// All [stored](Self::stored) positions of the file after so many answers, in the order of the file, as
    /// positions of this program; or why one is none, if it was written under rules that know other positions.
    pub fn shown(&self, after: usize) -> impl Iterator<Item = (&Moment, Result<G, String>)> {
        let mut position = Value::Null;
        self.moments.iter().filter_map(move |moment| {
            // It was applied when the file was read.
            let applied = moment.position.apply(&mut position);
            (moment.answers > after).then(|| {
                let shown =
                    applied.and_then(|()| G::deserialize(&position).map_err(|error| error.to_string()));
                (moment, shown)
            })
        })
    }

    /// The last of them, if there is one.
    ///
    /// # Errors
    /// Why it is no position of this program.
    pub fn shown_last(&self) -> Option<Result<G, String>> {
        let shown = || G::deserialize(&self.last).map_err(|error| error.to_string());
        (!self.moments.is_empty()).then(shown)
    }

    pub(super) fn last_stored(&self) -> Value {
        self.last.clone()
    }
}

/// A record in the middle of being read.
struct Reading<'a, G: Notation> {
    record: &'a mut Record<G>,
    /// So many answers have led to the digest that stands in the file.
    agreed: usize,
    place: &'a mut u64,
    /// So many times a seat has changed hands.
    handed: usize,
    /// By so much the stored position may have grown since it was measured.
    grown: usize,
    legal: Vec<G::Answer>,
}

impl<G: Notation> Reading<'_, G> {
    /// Takes in all lines that are good; the last position that stands there comes back.
    fn lines(&mut self, bytes: &[u8]) -> Value {
        let mut position = Value::Null;
        let mut rest = bytes;
        let mut number = 1;
        while !rest.is_empty() {
            number += 1;
            let harm = match rest.iter().position(|byte| *byte == b'\n') {
                None => Harm::Torn,
                Some(length) => {
                    let read = checked(ended(&rest[..length]), self.record.sum).and_then(|(content, sum)| {
                        let line = serde_json::from_slice(&content)
                            .map_err(|error| Harm::Nonsense(error.to_string()))?;
                        self.line(line, number, &mut position).map_err(Harm::Nonsense)?;
                        Ok(sum)
                    });
                    match read {
                        Ok(sum) => {
                            self.record.sum = sum;
                            self.record.good += length + 1;
                            rest = &rest[length + 1..];
                            continue;
                        }
                        Err(harm) => harm,
                    }
                }
            };
            self.record.damage = Some(Damage { line: number, harm });
            break;
        }
        position
    }

    /// Takes a line in. An error says that no record has such a line there.
    fn line(&mut self, line: LineOf<G>, number: usize, position: &mut Value) -> Result<(), String> {
        match line {
            Line::Head(_) => return Err("a second first line".to_owned()),
            Line::Answer(answered) => {
                if self.record.disagreement.is_none()
                    && let Err(why) = self.answer(&answered)
                {
                    self.disagree(number, why);
                }
            }
            Line::Back(back) => {
                if self.record.disagreement.is_none() {
                    // Forced answers at the end are not written: they may be missing here.
                    if !self.record.table.take_back(back.to, back.known) {
                        self.come_to(back.to)?;
                    }
                    self.agreed = self.agreed.min(back.to);
                    *self.place = self.record.table.drawn().last().copied().unwrap_or(0);
                }
                self.record.end = None;
            }
            Line::Hands(hands) => {
                if usize::from(hands.seat) >= self.record.table.start().seats() {
                    return Err(format!("there is no seat {}", hands.seat));
                }
                self.handed += 1;
                if self.handed > MOST_HANDS {
                    return Err(format!("seats have changed hands more than {MOST_HANDS} times"));
                }
                let table = &mut self.record.table;
                table.change_hands(Seat(hands.seat), hands.sitter, hands.conceded);
            }
            Line::Turn(Turn {
                n,
                number: turn,
                stand,
            }) => self.stand(n, Some(turn), stand, number, position)?,
            Line::End(end) => {
                self.stand(end.n, None, end.stand.clone(), number, position)?;
                self.forfeit(&end)?;
                self.record.end = Some(end);
            }
        }
        Ok(())
    }

    /// A seat may have given the game up.
    fn forfeit(&mut self, end: &End) -> Result<(), String> {
        let Some(seat) = end.forfeit else { return Ok(()) };
        if usize::from(seat) >= self.record.table.start().seats() {
            return Err(format!("there is no seat {seat}"));
        }
        if self.record.disagreement.is_none() {
            self.record.table.concede(Seat(seat));
        }
        Ok(())
    }

    /// Gives the answers without a choice up to the answer `n`.
    fn come_to(&mut self, n: usize) -> Result<(), String> {
        let given = self.record.table.history().len();
        if n < given || n - given > MOST_FORCED {
            return Err(format!("answer {n} follows {given} others"));
        }
        for _ in given..n {
            let only = only_answer(self.record.table.state(), &mut self.legal);
            let only = only.ok_or("an answer is missing that was the only one there, and is not here")?;
            self.record
                .table
                .retell(only, *self.place)
                .map_err(|illegal| illegal.to_string())?;
        }
        Ok(())
    }

    fn answer(&mut self, answered: &Answered<G::Said>) -> Result<(), String> {
        self.come_to(answered.n)?;
        let said = answered.said.as_ref().ok_or("the answer is not said")?;
        let state = self.record.table.state();
        let answer = state.hear(said).map_err(|error| error.to_string())?;
        if state.speaker(answer).map(|seat| seat.0) != answered.seat {
            return Err("somebody else would have to say this".to_owned());
        }
        let drawn = answered.drawn.unwrap_or(*self.place);
        self.record
            .table
            .retell(answer, drawn)
            .map_err(|illegal| illegal.to_string())?;
        *self.place = drawn;
        Ok(())
    }

    /// Compares the position with the one of the file, and keeps that one.
    fn stand(
        &mut self,
        n: usize,
        turn: Option<u16>,
        stand: Stand,
        number: usize,
        position: &mut Value,
    ) -> Result<(), String> {
        if self.record.disagreement.is_none() {
            let compared = self.come_to(n).and_then(|()| match &stand.digest {
                Some(there) if *there != digest(self.record.table.state()) => {
                    Err("the same answers lead to another position here".to_owned())
                }
                _ => Ok(stand.digest.is_some()),
            });
            match compared {
                Ok(true) => self.agreed = n,
                Ok(false) => {}
                Err(why) => self.disagree(number, why),
            }
        }
        if let Some(patch) = stand.position {
            self.grown += patch.set.values().map(size).sum::<usize>();
            patch
                .apply(position)
                .map_err(|place| format!("no position has the place \"{place}\""))?;
            if self.grown > LARGEST / 2 {
                self.grown = 0;
                if size(position) > LARGEST {
                    return Err("the position is larger than any of a game".to_owned());
                }
            }
            self.record.moments.push(Moment {
                answers: n,
                turn,
                position: patch,
            });
        }
        Ok(())
    }

    fn disagree(&mut self, line: usize, why: String) {
        // It goes on with those who sit there now.
        let table = &self.record.table;
        let sitters = table.sitters().to_vec();
        self.record.table = table.at(self.agreed, &mut |_, _| {}).seated_anew(sitters);
        self.record.disagreement = Some(Disagreement {
            agreed: self.agreed,
            line,
            why: quoted(&why),
        });
    }
}
