//! A message of `duel.ftl` that is being given its names and numbers, and how places on the tracks are
//! called.

use super::names::{marked_buzz, marked_card, marked_face, marked_track, track_name};
use crate::{Icon, Line, Names, Tone, Value, Words, line};
use engine::Seat;
use engine::duel::{Buzz, CardId, Dice, Face, Placing, Placings, Space, State, Track, steps_to_end};

/// Half spaces from the middle of a track to a victory space.
const WHOLE: u8 = 14;

/// Who speaks, and of whom.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice<'a> {
    pub words: &'a Words,
    pub names: &'a Names,
    /// Who took the first turn: this player pulls toward -7.
    pub first: Seat,
    /// Where the Buzz tokens lie: they make tracks longer and shorter.
    pub buzz: Placings,
}

impl<'a> Voice<'a> {
    /// Speaks of a position.
    pub(super) fn of(words: &'a Words, names: &'a Names, state: &State) -> Self {
        Self {
            words,
            names,
            first: state.first(),
            buzz: *state.placings(),
        }
    }

    /// A message.
    pub(super) fn say(self, id: impl Into<String>) -> Say<'a> {
        Say {
            voice: self,
            id: id.into(),
            values: Vec::new(),
        }
    }

    /// The name a seat goes by, marked.
    fn seat(self, seat: Seat) -> String {
        line::mark_seat(seat, self.names.name(seat))
    }

    /// How far a marker is pulled toward the side of a seat, in half spaces.
    fn toward(self, seat: Seat, space: Space) -> i8 {
        if seat == self.first {
            -space.halves()
        } else {
            space.halves()
        }
    }

    /// Steps that are left to the victory space of the side on which a marker stands.
    fn left(self, track: Track, space: Space) -> u8 {
        let side = if space.halves() < 0 { -1 } else { 1 };
        steps_to_end(&self.buzz, track, space, side)
    }

    /// Where a marker stands, as the one who pulled it sees it; `kind` begins the messages.
    pub(super) fn place(self, kind: &str, puller: Seat, track: Track, space: Space) -> String {
        let toward = self.toward(puller, space);
        let whose = if toward > 0 { "own" } else { "rivals" };
        let place = match (toward, space.in_spotlight()) {
            (0, _) => String::from("center"),
            _ if toward.unsigned_abs() == WHOLE => String::from("victory"),
            (_, true) => format!("{whose}-spotlight"),
            (_, false) => whose.to_owned(),
        };
        let rival = Seat(1 - puller.0);
        self.say(format!("{kind}-{place}"))
            .rival(rival)
            .left(self.left(track, space))
            .text()
    }

    /// Where a Buzz token lies, its spaces counted from the middle on either side.
    pub(super) fn covered(self, buzz: Buzz, placing: Placing) -> String {
        let (low, high) = (placing.low, placing.low + buzz.length() - 1);
        let second = Seat(1 - self.first.0);
        let (near, far) = (
            low.unsigned_abs().min(high.unsigned_abs()),
            low.unsigned_abs().max(high.unsigned_abs()),
        );
        let owner = if low < 0 { self.first } else { second };
        if low == 0 && high == 0 {
            self.say("duel-at-center")
        } else if low < 0 && high > 0 {
            self.say("duel-at-across")
                .who(self.first)
                .rival(second)
                .number("from", low.unsigned_abs())
                .number("to", high.unsigned_abs())
        } else if near == 0 {
            self.say("duel-at-center-to").who(owner).number("to", far)
        } else if near == far {
            self.say("duel-at-space").who(owner).number("from", near)
        } else {
            self.say("duel-at-spaces")
                .who(owner)
                .number("from", near)
                .number("to", far)
        }
        .text()
    }
}

/// Where a Buzz token lies, in words: “Gigazaur’s spaces 2 to 3”. `first` took the first turn.
#[must_use]
pub fn placing(words: &Words, names: &Names, first: Seat, buzz: Buzz, placing: Placing) -> String {
    let voice = Voice {
        words,
        names,
        first,
        buzz: Placings::default(),
    };
    line::plain(&voice.covered(buzz, placing))
}

/// How both players and both markers stand, one piece of a line each.
#[must_use]
pub fn standing(words: &Words, names: &Names, state: &State) -> Vec<String> {
    let voice = Voice::of(words, names, state);
    let players = [Seat(0), Seat(1)].map(|seat| {
        let player = state.player(seat);
        voice
            .say("duel-standing-player")
            .who(seat)
            .number("hearts", player.health)
            .number("energy", player.energy)
            .number("tokens", player.tokens)
            .plain()
    });
    let markers = Track::ALL.map(|track| {
        let space = state.marker(track);
        let marker = track_name(words, track);
        if space == Space::START {
            return voice.say("duel-standing-center").value("marker", marker).plain();
        }
        let pulls = |seat: &Seat| voice.toward(*seat, space) > 0;
        let seat = state.seats_in_order().find(pulls).unwrap_or_default();
        voice
            .say("duel-standing-marker")
            .value("marker", marker)
            .who(seat)
            .left(voice.left(track, space))
            .plain()
    });
    players.into_iter().chain(markers).collect()
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

    /// Spaces that are left to the victory space: `left` is read, `spaces` says whether it is one or several.
    fn left(self, spaces: u8) -> Self {
        self.number("left", spaces).number("spaces", spaces)
    }

    pub(super) fn count(self, count: impl Into<u32>) -> Self {
        self.number("count", count)
    }

    pub(super) fn now(self, now: impl Into<u32>) -> Self {
        self.number("now", now)
    }

    pub(super) fn who(self, seat: Seat) -> Self {
        let name = self.voice.seat(seat);
        self.value("who", name)
    }

    pub(super) fn rival(self, seat: Seat) -> Self {
        let name = self.voice.seat(seat);
        self.value("rival", name)
    }

    /// The rival of whoever is asked.
    pub(super) fn name(self, seat: Seat) -> Self {
        let name = self.voice.seat(seat);
        self.value("name", name)
    }

    pub(super) fn card(self, card: CardId) -> Self {
        let name = marked_card(self.voice.words, card);
        self.value("card", name)
    }

    pub(super) fn bought(self, card: CardId) -> Self {
        let name = marked_card(self.voice.words, card);
        self.value("bought", name)
    }

    pub(super) fn buzz(self, buzz: Buzz) -> Self {
        let name = marked_buzz(self.voice.words, buzz);
        self.value("buzz", name)
    }

    pub(super) fn face(self, face: Face) -> Self {
        let name = marked_face(self.voice.words, face);
        self.value("face", name)
    }

    /// A few dice, listed.
    pub(super) fn several(self, dice: impl IntoIterator<Item = Face>) -> Self {
        let words = self.voice.words;
        let marked: Vec<String> = dice.into_iter().map(|face| marked_face(words, face)).collect();
        self.value("dice", words.list(&marked))
    }

    pub(super) fn rolled(self, dice: Dice) -> Self {
        let words = self.voice.words;
        let marked: Vec<String> = dice.iter().map(|face| marked_face(words, face)).collect();
        self.value("dice", marked.join(" "))
    }

    pub(super) fn marker(self, track: Track) -> Self {
        let name = marked_track(self.voice.words, track);
        self.value("marker", name)
    }

    pub(super) fn track(self, track: Track) -> Self {
        let name = track_name(self.voice.words, track);
        self.value("track", name)
    }

    /// The sentence, names in it marked.
    pub(super) fn text(self) -> String {
        self.voice.words.text_with(&self.id, &self.values)
    }

    /// The sentence as it is read.
    pub(super) fn plain(self) -> String {
        line::plain(&self.text())
    }

    pub(super) fn line(self, icon: Icon) -> Line {
        Line {
            icon,
            tone: Tone::Plain,
            parts: line::parts(&self.text()),
        }
    }
}

/// The emblem of a card.
pub(super) fn emblem(card: CardId) -> Icon {
    Icon::In("emblems", card.slug())
}

/// The picture of a Buzz token.
pub(super) fn token(buzz: Buzz) -> Icon {
    Icon::In("duel/buzz", if buzz.is_king() { Buzz::King } else { buzz }.slug())
}
