//! The log: every event that has been shown, as sentences.

use super::Message;
use super::scene::Scene;
use crate::engine::Seat;
use crate::engine::classic::Event;
use crate::fl;
use crate::i18n::{Icon, Language, Line, Names, Tone, Words, line, narrate};
use crate::ui::widget::card::Aside;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{font, theme, widget};
use iced::widget::{Column, column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill};

/// The lines that are shown. What is older has been read or scrolled away.
const SHOWN: usize = 160;

/// What has been told.
#[derive(Debug)]
pub struct Chronicle {
    events: Vec<Event>,
    lines: Vec<Line>,
    language: Language,
    /// Tokyo pays energy, which is told once.
    variant: bool,
    /// Who was asked last.
    pub asked: Option<Seat>,
}

impl Chronicle {
    /// Nothing yet.
    #[must_use]
    pub fn new(words: &Words, variant: bool) -> Self {
        Self {
            events: Vec::new(),
            lines: Vec::new(),
            language: words.language(),
            variant,
            asked: None,
        }
    }

    /// One event more. In another language than before everything is told anew.
    pub fn tell(&mut self, event: Event, words: &Words, names: &Names, viewer: Option<Seat>) {
        self.events.push(event);
        if self.language == words.language() {
            self.lines
                .extend(lines(words, &event, names, viewer, self.variant));
        } else {
            self.language = words.language();
            self.lines = retell(&self.events, words, names, viewer, self.variant);
        }
    }

    /// The last lines, oldest first.
    #[must_use]
    pub fn last(&self, count: usize, words: &Words, names: &Names, viewer: Option<Seat>) -> Vec<Line> {
        let tail = |lines: &[Line]| lines[lines.len().saturating_sub(count)..].to_vec();
        if self.language == words.language() {
            tail(&self.lines)
        } else {
            // The language has just been changed, and nothing has happened since.
            let start = self.events.len().saturating_sub(count * 4);
            tail(&retell(&self.events[start..], words, names, viewer, self.variant))
        }
    }
}

/// What is told about an event; at the start also that the two-player variant is on.
fn lines(
    words: &Words,
    event: &Event,
    names: &Names,
    viewer: Option<Seat>,
    variant: bool,
) -> impl Iterator<Item = Line> {
    let begins = variant && matches!(event, Event::GameStarted { .. });
    let rule = begins.then(|| Line {
        icon: Icon::Picture("tokens/energy.svg"),
        tone: Tone::Plain,
        parts: line::parts(&fl!(words, "play-log-variant")),
    });
    narrate(words, event, names, viewer).into_iter().chain(rule)
}

fn retell(events: &[Event], words: &Words, names: &Names, viewer: Option<Seat>, variant: bool) -> Vec<Line> {
    events
        .iter()
        .flat_map(|event| lines(words, event, names, viewer, variant))
        .collect()
}

/// What has just happened, for below the city.
#[must_use]
pub fn caption(scene: &Scene<'_>) -> Option<Line> {
    let lines = scene
        .play
        .chronicle
        .last(1, scene.words, &scene.names, scene.viewer);
    lines
        .into_iter()
        .next_back()
        .filter(|line| line.tone == Tone::Plain)
}

/// What has happened since the turn began.
#[must_use]
pub fn of_this_turn(scene: &Scene<'_>) -> Vec<Line> {
    let lines = scene
        .play
        .chronicle
        .last(40, scene.words, &scene.names, scene.viewer);
    let begins = lines
        .iter()
        .rposition(|line| line.tone == Tone::Heading)
        .map_or(0, |at| at + 1);
    lines[begins..].to_vec()
}

/// The log.
pub fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let lines = scene
        .play
        .chronicle
        .last(SHOWN, words, &scene.names, scene.viewer);
    let ink = Ink::new(words, &scene.houses, 12).aside(Aside::LEFT);
    let body: Element<'a, Message> = if lines.is_empty() {
        text(fl!(words, "play-log-empty"))
            .size(13)
            .style(theme::quiet)
            .into()
    } else {
        Column::with_children(lines.iter().map(|line| log::told(line, ink)))
            .spacing(3)
            .into()
    };
    let head = row![
        font::title(fl!(words, "play-log"), 20).style(theme::accent),
        space::horizontal(),
        widget::symbol(
            "close",
            format!("{} (L)", fl!(words, "close")),
            Some(Message::LogPressed)
        ),
    ]
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
            left: 12.0,
        })
        .style(theme::panel)
        .width(Fill)
        .height(Fill)
        .into()
}
