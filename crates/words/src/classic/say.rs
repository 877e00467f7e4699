//! A message of `log.ftl` that is being given its names and numbers.

use super::names::{marked_card, marked_face};
use crate::line::{self, Icon, Line, Tone};
use crate::{Names, Value, Words};
use engine::classic::{CardId, Dice, Face};
use engine::{Seat, Seats};

/// Who speaks, and of whom.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice<'a> {
    pub words: &'a Words,
    pub names: &'a Names,
}

impl<'a> Voice<'a> {
    /// A message.
    pub(super) fn say(self, id: impl Into<String>) -> Say<'a> {
        Say {
            voice: self,
            id: id.into(),
            values: Vec::new(),
        }
    }

    /// The figure of a seat.
    pub(super) fn figure(self, seat: Seat) -> Icon {
        Icon::Monster(self.names.monster(seat))
    }
}

/// A message with its names and numbers.
#[derive(Debug)]
pub(super) struct Say<'a> {
    voice: Voice<'a>,
    id: String,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Say<'_> {
    pub(super) fn value(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    pub(super) fn number(self, name: &'static str, number: impl Into<u32>) -> Self {
        let number: u32 = number.into();
        self.value(name, number)
    }

    pub(super) fn count(self, count: impl Into<u32>) -> Self {
        self.number("count", count)
    }

    pub(super) fn now(self, now: impl Into<u32>) -> Self {
        self.number("now", now)
    }

    pub(super) fn seat(self, name: &'static str, seat: Seat) -> Self {
        let marked = line::mark_seat(seat, self.voice.names.name(seat));
        self.value(name, marked)
    }

    pub(super) fn who(self, seat: Seat) -> Self {
        self.seat("who", seat)
    }

    pub(super) fn by(self, seat: Seat) -> Self {
        self.seat("by", seat)
    }

    /// These seats, listed.
    pub(super) fn everyone(self, seats: Seats) -> Self {
        let names: Vec<String> = seats
            .iter()
            .map(|seat| line::mark_seat(seat, self.voice.names.name(seat)))
            .collect();
        let list = self.voice.words.list(&names);
        self.value("who", list)
    }

    pub(super) fn named_card(self, name: &'static str, card: CardId) -> Self {
        let marked = marked_card(self.voice.words, card);
        self.value(name, marked)
    }

    pub(super) fn card(self, card: CardId) -> Self {
        self.named_card("card", card)
    }

    pub(super) fn face(self, name: &'static str, face: Face) -> Self {
        let marked = marked_face(self.voice.words, face);
        self.value(name, marked)
    }

    pub(super) fn turned(self, from: Face, to: Face) -> Self {
        self.face("from", from).face("to", to)
    }

    pub(super) fn dice(self, dice: Dice) -> Self {
        let marked: Vec<String> = dice
            .iter()
            .map(|face| marked_face(self.voice.words, face))
            .collect();
        self.value("dice", marked.join(" "))
    }

    pub(super) fn line(self, icon: Icon) -> Line {
        let text = self.voice.words.text_with(&self.id, &self.values);
        Line {
            icon,
            tone: Tone::Plain,
            parts: line::parts(&text),
        }
    }
}
