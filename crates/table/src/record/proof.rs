//! What must hold of every record, checked over random games: what is written is read, and damage costs no
//! more than the line that it hits.

use super::{Head, Keep, Record, Refusal, SUM, Writer, export};
use crate::Checksum;
use crate::notation::Notation;
use crate::table::{Sitter, Table};
use engine::{Asked, Chance, Seat};

/// A choice among the legal answers: an index into the list.
pub type Choose<'a, G> = &'a mut dyn FnMut(&G, &[<G as engine::Game>::Answer], &mut dyn Chance) -> usize;

/// How much was looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Proven {
    /// Answers of the game.
    pub answers: u64,
    /// Bytes of its record.
    pub bytes: u64,
    /// Damaged copies that were read.
    pub harmed: u64,
}

/// One in so many answers is taken back, said again, or followed by a change of hands.
const RARELY: u32 = 40;
/// A game goes back to any of its answers at most so often: where it is long it would hardly ever end.
const BACK: u32 = 100;
/// Of a damaged game only so many answers are written: every byte of it is flipped.
const SHORT: usize = 24;

/// Plays one game from `start` with the answers that `choose` picks, now and then takes answers back, says
/// them again or hands a seat over, and writes it all down; reads it, and compares everything. With `harm`,
/// the beginning of the game is damaged in every byte and cut at every length.
///
/// # Errors
/// The first thing that is broken, as a sentence for developers.
pub fn prove<G: Notation>(
    start: G,
    chance: &mut dyn Chance,
    harm: bool,
    choose: Choose<'_, G>,
) -> Result<Proven, String> {
    let seed = u64::from(chance.below(u32::MAX));
    let mut table = Table::new(start, seed).seating(vec![Sitter::default()]);
    let head = Head::from(&table);
    let mut writer = Writer::begin(Vec::new(), head.clone(), &table, Keep::Positions).map_err(said)?;
    let (mut legal, mut back) = (Vec::new(), 0);
    table.advance(&mut |_, _| {});
    while let Asked::Seat(asked) = table.asks() {
        legal.clear();
        table.state().answers(&mut legal);
        let nth = choose(table.state(), &legal, chance);
        let mut answer = legal[nth];
        if chance.below(RARELY) == 0 {
            legal.clear();
            for seat in (0..table.state().seats() as u8)
                .map(Seat)
                .filter(|seat| *seat != asked)
            {
                table.state().free_actions(seat, &mut legal);
            }
            let used = chance.below(legal.len().max(1) as u32) as usize;
            answer = legal.get(used).copied().unwrap_or(answer);
        }
        table.answer(answer, &mut |_, _| {}).map_err(said)?;
        match chance.below(RARELY) {
            0 if back < BACK => {
                back += 1;
                table.undo_to(chance.below(table.history().len() as u32) as usize);
                table.advance(&mut |_, _| {});
            }
            1 => {
                table.undo();
                writer.follow(&table).map_err(said)?;
                table.redo(&mut |_, _| {});
            }
            2 => {
                let plays = format!("bot:{}", chance.below(9));
                table.hand_over(
                    asked,
                    Sitter {
                        plays,
                        ..Sitter::default()
                    },
                );
            }
            3 => writer.follow(&table).map_err(said)?,
            _ => {}
        }
    }
    writer.follow(&table).map_err(said)?;
    let bytes = writer.into_inner();
    let record = whole::<G>(&bytes)?;
    if record.end.is_none() || !record.same_rules() {
        return Err("the end or the rules are missing".to_owned());
    }
    equal(&table, &record.table)?;
    if record.table.sitters() != table.sitters() {
        return Err("other people sit there".to_owned());
    }
    if record.shown_last().ok_or("no position is stored")?? != *table.state() {
        return Err("the last stored position is another one".to_owned());
    }
    // The whole game at once, without what was taken back.
    let text = export(&table, head, None, Keep::Digests).map_err(said)?;
    equal(&table, &whole::<G>(text.as_bytes())?.table)?;
    let mut proven = Proven {
        answers: table.history().len() as u64,
        bytes: bytes.len() as u64,
        harmed: 0,
    };
    if harm {
        let begun = table.at(SHORT, &mut |_, _| {});
        let mut writer =
            Writer::begin(Vec::new(), Head::from(&begun), &begun, Keep::Digests).map_err(said)?;
        writer.follow(&begun).map_err(said)?;
        proven.harmed = harmed(&begun, &writer.into_inner())?;
    }
    Ok(proven)
}

/// Reads whatever it is given, under right checksums, too, so that what stands behind them is reached: for
/// fuzzing.
///
/// # Panics
/// When the reader does, or when it says something about the bytes that is not so.
pub fn read_any<G: Notation>(bytes: &[u8]) {
    let lines = bytes
        .split(|byte| *byte == b'\n')
        .filter(|line| line.ends_with(b"}"));
    let (mut summed, mut sum) = (Vec::new(), Checksum::default());
    for line in lines {
        let content = &line[..line.len() - 1];
        sum = sum.over(content);
        let closing = format!("{SUM}{sum}\"}}\n");
        sum = sum.over(closing.as_bytes());
        summed.extend_from_slice(content);
        summed.extend_from_slice(closing.as_bytes());
    }
    for bytes in [bytes, &summed] {
        let Ok(record) = Record::<G>::read(bytes) else {
            continue;
        };
        assert!(record.good_bytes() <= bytes.len());
        assert_eq!(record.damage.is_some(), record.good_bytes() < bytes.len());
        assert_eq!(record.table.state().check(), Ok(()));
        assert!(record.shown(0).count() <= record.stored().len());
        assert!(crate::record::proven(bytes).0 >= record.good_bytes());
        let text = serde_json::to_string(&record.head).expect("what was read can be written");
        assert!(!text.is_empty());
    }
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn whole<G: Notation>(bytes: &[u8]) -> Result<Record<G>, String> {
    let record = Record::<G>::read(bytes).map_err(said)?;
    match (&record.damage, &record.disagreement) {
        (None, None) if record.good_bytes() == bytes.len() => Ok(record),
        broken => Err(format!("what was written is read with {broken:?}")),
    }
}

/// The same position after every answer, and the same dice to come.
fn equal<G: Notation>(one: &Table<G>, other: &Table<G>) -> Result<(), String> {
    if one.start() != other.start() || one.history().len() != other.history().len() {
        return Err("another start, or another number of answers".to_owned());
    }
    let (mut here, mut there) = (one.start().clone(), other.start().clone());
    for (n, (answer, read)) in one.history().iter().zip(other.history()).enumerate() {
        here.apply(*answer).map_err(said)?;
        there.apply(*read).map_err(said)?;
        if here != there {
            return Err(format!("answer {n} is {answer:?} and was read as {read:?}"));
        }
    }
    let place = |table: &Table<G>| table.dealer().map(crate::Dealer::place);
    if (place(one), one.seed()) != (place(other), other.seed()) {
        return Err("other dice would come".to_owned());
    }
    Ok(())
}

/// Every byte changed and every length cut: a clear refusal, or everything before the line that is hit. Says
/// how many copies were read.
///
/// # Errors
/// A copy of which too little, too much or something else was read.
pub fn harmed<G: Notation>(table: &Table<G>, bytes: &[u8]) -> Result<u64, String> {
    let mut copies = 0;
    let mut copy = bytes.to_vec();
    for at in 0..bytes.len() {
        copy[at] ^= 1 << (at % 8);
        after(table, &copy, at, bytes).map_err(|broken| format!("byte {at} changed: {broken}"))?;
        copy[at] = bytes[at];
        after(table, &bytes[..at], at, bytes).map_err(|broken| format!("cut at {at}: {broken}"))?;
        copies += 2;
    }
    Ok(copies)
}

/// What is read of a copy that is good up to this byte.
fn after<G: Notation>(table: &Table<G>, copy: &[u8], at: usize, bytes: &[u8]) -> Result<(), String> {
    let good = bytes[..at]
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |end| end + 1);
    match Record::<G>::read(copy) {
        Err(
            Refusal::Empty
            | Refusal::NotARecord
            | Refusal::Damaged(_)
            | Refusal::TooNew { .. }
            | Refusal::OtherGame { .. },
        ) if good == 0 => Ok(()),
        Err(refusal) => Err(format!("refused: {refusal}")),
        Ok(_) if good == 0 => Err("read without its first line".to_owned()),
        Ok(record) => {
            if record.good_bytes() != good {
                return Err(format!(
                    "{} bytes are said to be good, not {good}",
                    record.good_bytes()
                ));
            }
            if (copy.len() > good) != record.damage.is_some() {
                return Err(format!("the damage is told as {:?}", record.damage));
            }
            if record.disagreement.is_some() || !table.history().starts_with(record.table.history()) {
                return Err("other answers were read".to_owned());
            }
            Ok(())
        }
    }
}
