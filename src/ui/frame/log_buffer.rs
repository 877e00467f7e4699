//! The log: every event that has been shown, as sentences.

use super::{Message, PlayableGame, notes};
use crate::ui::widget::card::Aside;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{font, theme, widget};
use ::table::Remark;
use iced::widget::{Column, button, column, container, row, scrollable, space, text};
use iced::{Center, Color, Element, Fill};
use words::fl;
use words::{Language, Line, Names, Tone, Words};

/// The lines that are shown. What is older has been read or scrolled away.
pub(super) const SHOWN: usize = 160;

/// A teller is kept after so many entries.
const PAGE: usize = 64;

/// Something that the log tells.
#[derive(Debug)]
enum Entry<G: PlayableGame> {
    /// It happened in the game.
    Event(G::Event),
    /// It happened at the table.
    Note(Remark<G>),
}

/// What has been told.
#[derive(Debug)]
pub(super) struct LogBuffer<G: PlayableGame> {
    entries: Vec<Entry<G>>,
    /// The teller before every so many entries: what is told anew need not begin at the beginning.
    pages: Vec<G::Teller>,
    teller: G::Teller,
    lines: Vec<Line>,
    /// How many lines there were after each entry.
    ends: Vec<usize>,
    /// How many of the entries are told: fewer than all where a moment of the past is looked at.
    told: usize,
    language: Language,
}

impl<G: PlayableGame> LogBuffer<G> {
    /// Nothing yet.
    pub(super) fn new(start: &G, language: Language) -> Self {
        Self {
            entries: Vec::new(),
            pages: Vec::new(),
            teller: start.teller(),
            lines: Vec::new(),
            ends: Vec::new(),
            told: 0,
            language,
        }
    }

    /// One event more; what is known already is only read on. In another language than before everything is
    /// told anew.
    pub(super) fn tell(&mut self, event: G::Event, words: &Words, names: &Names) {
        self.add(Entry::Event(event), words, names);
    }

    /// One note more, as [`tell`](Self::tell).
    pub(super) fn note(&mut self, note: Remark<G>, words: &Words, names: &Names) {
        self.add(Entry::Note(note), words, names);
    }

    /// Forgets the note that was told last, with nothing after it.
    pub(super) fn forget_note(&mut self) {
        if let Some(Entry::Note(_)) = self.entries.last()
            && self.told == self.entries.len()
        {
            self.entries.pop();
            self.ends.pop();
            self.told = self.entries.len();
            self.lines.truncate(self.count());
            self.pages.truncate(self.told.div_ceil(PAGE));
        }
    }

    fn add(&mut self, entry: Entry<G>, words: &Words, names: &Names) {
        if self.told < self.entries.len() {
            self.told += 1;
            self.read_notes();
            return;
        }
        self.told += 1;
        if self.entries.len().is_multiple_of(PAGE) {
            self.pages.push(self.teller.clone());
        }
        let told = entry.told(&mut self.teller, words, names);
        self.entries.push(entry);
        if self.language == words.language() {
            self.lines.extend(told);
        } else {
            self.language = words.language();
            self.lines = self.retell(0, words, names);
        }
        self.ends.push(self.lines.len());
    }

    /// Goes to the moment at which so many events had been told, with what was noted then.
    pub(super) fn go_to(&mut self, events: usize) {
        let told = self.entries.iter().enumerate();
        let mut told = told.filter(|(_, entry)| matches!(entry, Entry::Event(_)));
        let last = events.checked_sub(1).map(|last| told.nth(last));
        self.told = match last {
            None => 0,
            Some(Some((at, _))) => at + 1,
            Some(None) => self.entries.len(),
        };
        self.read_notes();
    }

    /// Reads on over the notes that come next.
    fn read_notes(&mut self) {
        while let Some(Entry::Note(_)) = self.entries.get(self.told) {
            self.told += 1;
        }
    }

    /// How many lines there are so far.
    pub(super) fn count(&self) -> usize {
        let last = self.told.checked_sub(1).and_then(|last| self.ends.get(last));
        last.copied().unwrap_or(0)
    }

    /// How many events had been told when this line was.
    pub(super) fn moment(&self, line: usize) -> usize {
        let before = self.ends.partition_point(|end| *end <= line);
        let told = self.entries.iter().take((before + 1).min(self.told));
        told.filter(|entry| matches!(entry, Entry::Event(_))).count()
    }

    /// The events that have been told, the last one first.
    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        let told = self.entries[..self.told].iter().rev();
        told.filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Note(_) => None,
        })
    }

    /// The last lines, oldest first.
    pub(super) fn last(&self, count: usize, words: &Words, names: &Names) -> Vec<Line> {
        let tail = |lines: &[Line]| lines[lines.len().saturating_sub(count)..].to_vec();
        if self.language == words.language() {
            tail(&self.lines[..self.count().min(self.lines.len())])
        } else {
            // The language has just been changed, and nothing has happened since.
            let start = self.told.saturating_sub(count.saturating_mul(4));
            tail(&self.retell(start / PAGE, words, names))
        }
    }

    /// Tells the entries anew, from a page on.
    fn retell(&self, page: usize, words: &Words, names: &Names) -> Vec<Line> {
        let Some(mut teller) = self.pages.get(page).cloned() else {
            return Vec::new();
        };
        self.entries[page * PAGE..self.told]
            .iter()
            .flat_map(|entry| entry.told(&mut teller, words, names))
            .collect()
    }
}

impl<G: PlayableGame> Entry<G> {
    fn told(&self, teller: &mut G::Teller, words: &Words, names: &Names) -> Vec<Line> {
        match self {
            Self::Event(event) => G::narrate(teller, event, words, names),
            Self::Note(note) => vec![notes::told(note, words, names)],
        }
    }
}

/// The last line, if it stands among others.
pub(super) fn caption(lines: Vec<Line>) -> Option<Line> {
    lines
        .into_iter()
        .next_back()
        .filter(|line| line.tone == Tone::Plain)
}

/// The lines below the last heading.
pub(super) fn of_this_turn(lines: &[Line]) -> Vec<Line> {
    let begins = lines
        .iter()
        .rposition(|line| line.tone == Tone::Heading)
        .map_or(0, |at| at + 1);
    lines[begins..].to_vec()
}

/// Draws the log; a line leads to its moment. `running` where the game goes on: then there is a way to what
/// has been played.
pub(super) fn view<'a, 'b, A, M>(
    lines: impl Iterator<Item = (usize, &'b Line)>,
    running: bool,
    words: &Words,
    houses: &[Color],
) -> Element<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    let ink = Ink::new(words, houses, 12).aside(Aside::LEFT);
    let lines: Vec<Element<'a, M>> = lines
        .map(|(nth, line)| {
            button(log::told(line, ink))
                .padding([0, 4])
                .width(Fill)
                .style(theme::subtle)
                .on_press(Message::LinePressed(nth).into())
                .into()
        })
        .collect();
    let past = running && !lines.is_empty();
    let body: Element<'a, M> = if lines.is_empty() {
        text(fl!(words, "play-log-empty"))
            .size(13)
            .style(theme::quiet)
            .into()
    } else {
        Column::with_children(lines).spacing(3).into()
    };
    let past = past.then(|| {
        let meaning = format!("{} ({})", fl!(words, "play-past"), fl!(words, "key-page-up"));
        widget::symbol("review", meaning, Some(Message::PastPressed.into()))
    });
    let close = format!("{} (L)", fl!(words, "close"));
    let head = row![
        font::title(fl!(words, "play-log"), 20).style(theme::accent),
        space::horizontal(),
    ]
    .push(past)
    .push(widget::symbol("close", close, Some(Message::LogPressed.into())))
    .align_y(Center);
    let body = container(body)
        .padding(iced::Padding {
            right: 12.0,
            ..iced::Padding::ZERO
        })
        .width(Fill);
    let list = scrollable(body)
        .style(theme::scroll)
        .height(Fill)
        .width(Fill)
        .anchor_bottom();
    container(column![head, list].spacing(2))
        .padding(iced::Padding {
            top: 4.0,
            right: 4.0,
            bottom: 10.0,
            left: 8.0,
        })
        .style(theme::panel)
        .width(Fill)
        .height(Fill)
        .into()
}
