//! Writing a record, a line at a time.

use super::{Answered, Back, CLOSING, End, Hands, Head, LineOf, Record, SUM, Stand, Turn, digest, plain};
use crate::Checksum;
use crate::notation::Notation;
use crate::patch::Patch;
use crate::table::Table;
use engine::{Asked, Seat};
use serde_json::Value;
use std::io::{self, Write};

/// How positions stand in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Keep {
    /// Each turn's and the last one are stored, so that the game can be shown under other rules.
    #[default]
    Positions,
    /// Only their digests: smaller, and enough to see whether the rules are still the same.
    Digests,
    /// Nothing, for a record that one seat may read.
    Nothing,
}

/// A record being written: append-only, one write for each line.
#[derive(Debug)]
pub struct Writer<G: Notation, W: Write> {
    out: W,
    sum: Checksum,
    keep: Keep,
    viewer: Option<Seat>,
    dealt: bool,
    /// The position after the answers that were written, and their tickets.
    state: G,
    tickets: Vec<u64>,
    /// The ticket of the table when it was followed last.
    ticket: u64,
    changes: usize,
    turn: u16,
    ended: bool,
    /// The last position in the file.
    stored: Value,
    /// A line could not be written; what follows would stand behind half a line.
    broken: bool,
    legal: Vec<G::Answer>,
}

impl<G: Notation, W: Write> Writer<G, W> {
    /// Writes the first line; [`follow`](Self::follow) writes what has happened.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn begin(out: W, head: Head<G::Options>, table: &Table<G>, keep: Keep) -> io::Result<Self> {
        let keep = if head.seen_by.is_some() {
            Keep::Nothing
        } else {
            keep
        };
        let mut writer = Self {
            out,
            sum: Checksum::default(),
            keep,
            viewer: head.seen_by.map(Seat),
            dealt: head.seed.is_some(),
            state: table.start().clone(),
            tickets: Vec::new(),
            ticket: 0,
            changes: 0,
            turn: table.start().turn(),
            ended: false,
            stored: Value::Null,
            broken: false,
            legal: Vec::new(),
        };
        writer.line(&LineOf::<G>::Head(head))?;
        Ok(writer)
    }

    /// Goes on with a record that was read, at the end of its good bytes ([`Record::good_bytes`]): whatever
    /// stands behind them must have been cut off.
    pub fn resume(out: W, record: &Record<G>, keep: Keep) -> Self {
        Self {
            out,
            sum: record.sum(),
            keep,
            viewer: None,
            dealt: record.head.seed.is_some(),
            state: record.table.state().clone(),
            tickets: record.table.tickets().to_vec(),
            ticket: record.table.ticket(),
            changes: record.table.changes().len(),
            turn: record.table.state().turn(),
            ended: record.end.is_some() && record.table.asks() == Asked::NoOne,
            stored: record.last_stored(),
            broken: false,
            legal: Vec::new(),
        }
    }

    /// Writes what has happened at the table since the last call.
    ///
    /// # Errors
    /// When a line cannot be written. The file may end with half a line then, and nothing more is written to
    /// it: read it, cut it off behind its good bytes, and [`resume`](Self::resume).
    pub fn follow(&mut self, table: &Table<G>) -> io::Result<()> {
        let tickets = table.tickets();
        let same = |length: usize| length == 0 || tickets.get(length - 1) == self.tickets.get(length - 1);
        let mut common = self.tickets.len().min(tickets.len());
        while !same(common) {
            common -= 1;
        }
        if common < self.tickets.len() {
            let known = table.knew_more(common, self.ticket);
            self.line(&LineOf::<G>::Back(Back { to: common, known }))?;
            self.tickets.truncate(common);
            self.state = table.state_at(common);
            self.turn = self.state.turn();
            self.ended = false;
        }
        for (n, ticket) in tickets.iter().enumerate().skip(common) {
            self.hands(table, n)?;
            self.answer(table, n)?;
            self.tickets.push(*ticket);
            self.turn(n + 1)?;
        }
        self.hands(table, usize::MAX)?;
        self.ticket = table.ticket();
        if table.asks() == Asked::NoOne && !self.ended {
            self.end(table.forfeit())?;
        }
        Ok(())
    }

    /// Writes what has happened, and that a seat has given the game up.
    ///
    /// # Errors
    /// As [`follow`](Self::follow).
    pub fn forfeit(&mut self, table: &Table<G>, seat: Seat) -> io::Result<()> {
        self.follow(table)?;
        if self.ended { Ok(()) } else { self.end(Some(seat)) }
    }

    /// What it is written to.
    pub fn out_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// What it has been written to.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// The seats that have changed hands before the answer `n`.
    fn hands(&mut self, table: &Table<G>, n: usize) -> io::Result<()> {
        while let Some(change) = table
            .changes()
            .get(self.changes)
            .filter(|change| change.answers <= n)
        {
            self.line(&LineOf::<G>::Hands(Hands {
                seat: change.seat.0,
                sitter: change.sitter.clone(),
                conceded: change.conceded,
            }))?;
            self.changes += 1;
        }
        Ok(())
    }

    fn answer(&mut self, table: &Table<G>, n: usize) -> io::Result<()> {
        let answer = table.history()[n];
        // That somebody had no other answer may tell what it holds.
        if self.viewer.is_some() || !forced(&self.state, answer, &mut self.legal) {
            let nature = self.state.asks() == Asked::Nature;
            let hidden = self.viewer.is_some() && !self.state.audience().includes(self.viewer);
            self.line(&LineOf::<G>::Answer(Answered {
                n,
                seat: self.state.speaker(answer).map(|seat| seat.0),
                said: (!hidden).then(|| self.state.say_here(answer)),
                drawn: (nature && self.dealt && self.viewer.is_none()).then(|| table.drawn()[n]),
            }))?;
        }
        self.state
            .apply(answer)
            .expect("a table keeps legal answers only");
        Ok(())
    }

    fn turn(&mut self, n: usize) -> io::Result<()> {
        let number = self.state.turn();
        if number != self.turn {
            self.turn = number;
            if self.keep != Keep::Nothing {
                let stand = self.stand();
                self.line(&LineOf::<G>::Turn(Turn { n, number, stand }))?;
            }
        }
        Ok(())
    }

    fn end(&mut self, forfeit: Option<Seat>) -> io::Result<()> {
        let shares = self.state.scores().map_or([0.0; 6], |scores| scores.shares);
        let winners = shares.iter().zip(0..).filter(|(share, _)| **share > 0.0);
        let end = End {
            n: self.tickets.len(),
            winners: winners.map(|(_, seat)| seat).collect(),
            forfeit: forfeit.map(|seat| seat.0),
            stand: self.stand(),
        };
        self.line(&LineOf::<G>::End(end))?;
        self.ended = true;
        Ok(())
    }

    fn stand(&mut self) -> Stand {
        if self.keep == Keep::Nothing {
            return Stand::default();
        }
        let mut stand = Stand {
            digest: Some(digest(&self.state)),
            position: None,
        };
        if self.keep == Keep::Positions {
            let position = plain(&self.state);
            stand.position = Some(Patch::between(&self.stored, &position));
            self.stored = position;
        }
        stand
    }

    fn line(&mut self, line: &LineOf<G>) -> io::Result<()> {
        if self.broken {
            return Err(io::Error::other(
                "an earlier line of the record could not be written",
            ));
        }
        let mut text = serde_json::to_string(line).map_err(io::Error::other)?;
        let brace = text.pop();
        debug_assert_eq!(brace, Some('}'), "every line is an object");
        let sum = self.sum.over(text.as_bytes());
        let open = text.len();
        text.push_str(&format!("{SUM}{sum}\"}}"));
        debug_assert_eq!(text.len() - open, CLOSING);
        text.push('\n');
        if let Err(error) = self.out.write_all(text.as_bytes()) {
            self.broken = true;
            return Err(error);
        }
        self.sum = sum.over(&text.as_bytes()[open..]);
        Ok(())
    }
}

/// Is this the one answer that the asked seat can give? Such answers are not written.
pub(super) fn forced<G: Notation>(state: &G, answer: G::Answer, legal: &mut Vec<G::Answer>) -> bool {
    only_answer(state, legal) == Some(answer)
}

/// The answer of the asked seat, if there is exactly one.
pub(super) fn only_answer<G: Notation>(state: &G, legal: &mut Vec<G::Answer>) -> Option<G::Answer> {
    let Asked::Seat(_) = state.asks() else { return None };
    legal.clear();
    state.answers(legal);
    match legal.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// A whole game as a file. A game that still runs is private: only its seats may have it, each as far as it
/// may know; say which (`viewer`), or `None` for a game that is over.
///
/// # Errors
/// [`Running`] for a running game without a viewer.
pub fn export<G: Notation>(
    table: &Table<G>,
    mut head: Head<G::Options>,
    viewer: Option<Seat>,
    keep: Keep,
) -> Result<String, Running> {
    if table.finished().is_none() {
        let viewer = viewer.ok_or(Running)?;
        head.seen_by = Some(viewer.0);
        head.seed = None;
        head.start = None;
    }
    let written = Writer::begin(Vec::new(), head, table, keep).and_then(|mut writer| {
        writer.follow(table)?;
        Ok(writer.into_inner())
    });
    let bytes = written.expect("a list of bytes takes every line");
    Ok(String::from_utf8(bytes).expect("JSON is UTF-8"))
}

/// The game still runs, and its record would tell what is hidden and which dice come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the game still runs: its record would tell what is hidden; name the seat that wants it, or finish the game"
)]
pub struct Running;
