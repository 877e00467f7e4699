//! Short messages that lie over any screen and go away by themselves.

use super::{App, Message, Screen};
use crate::storage;
use crate::ui::{art, font, theme, widget};
use iced::widget::{button, container, row, text};
use iced::{Center, Element, Fill, Task};
use std::mem::{Discriminant, discriminant};
use std::time::Duration;
use words::Words;
use words::fl;

/// How long a toast stays that tells of trouble or can be pressed, and any other at most.
const LONGEST: Duration = Duration::from_secs(9);
/// How long the shortest of all stays.
const SHORTEST: Duration = Duration::from_secs(4);
/// How long it takes to see that there is one, and to read a letter of it.
const SEEN: Duration = Duration::from_secs(2);
const LETTER: Duration = Duration::from_millis(60);

/// Whether a toast tells of something good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Trouble,
    Good,
}

#[derive(Debug)]
pub(super) struct Toast {
    pub(super) number: u64,
    pub(super) words: String,
    tone: Tone,
    offer: Option<Offer>,
}

/// What can be done about it.
#[derive(Debug, Clone)]
pub(super) struct Offer {
    pub(super) label: String,
    pub(super) symbol: &'static str,
    pub(super) message: Message,
}

impl Toast {
    /// Does it offer such a message?
    pub(super) fn offers(&self, such: impl Fn(&Message) -> bool) -> bool {
        self.offer.as_ref().is_some_and(|offer| such(&offer.message))
    }

    /// Does it only say that something has been done? It is of no use on the next screen.
    pub(super) fn is_of_its_screen(&self) -> bool {
        self.tone == Tone::Good && self.offer.is_none()
    }

    /// How long it stays: as long as it takes to read, or longer where something can be done about it.
    pub(super) fn time(&self) -> Duration {
        if self.is_of_its_screen() {
            let letters = self.words.chars().count() as u32;
            (SEEN + LETTER * letters).clamp(SHORTEST, LONGEST)
        } else {
            LONGEST
        }
    }
}

impl App {
    pub(super) fn toast(&mut self, words: String, tone: Tone) -> Task<Message> {
        self.toast_with(words, tone, None)
    }

    /// A toast with something that can be done.
    pub(super) fn toast_with(&mut self, words: String, tone: Tone, offer: Option<Offer>) -> Task<Message> {
        // The same trouble twice is one trouble.
        self.toasts.retain(|toast| toast.words != words);
        let number = self.next_toast;
        self.next_toast += 1;
        let toast = Toast {
            number,
            words,
            tone,
            offer,
        };
        let time = toast.time();
        self.toasts.push(toast);
        Task::perform(async move { tokio::time::sleep(time).await }, move |()| {
            Message::ToastExpired(number)
        })
    }

    /// What toasts lie over, and which: they keep their place until it is something else.
    pub(super) fn under_toasts(&self) -> impl std::hash::Hash + use<> {
        let toasts: Vec<u64> = self.toasts.iter().map(|toast| toast.number).collect();
        let dialogs = (self.asks_to_quit, self.help.is_open(), self.offers_lesson);
        (discriminant(&self.screen), dialogs, toasts)
    }

    /// The screen that is shown, and the number of the next toast.
    pub(super) fn told_here(&self) -> (Discriminant<Screen>, u64) {
        (discriminant(&self.screen), self.next_toast)
    }

    /// Lets go of what was told on a screen, if it is shown no longer.
    pub(super) fn forget_toasts(&mut self, (screen, next): (Discriminant<Screen>, u64)) {
        if discriminant(&self.screen) != screen {
            self.toasts
                .retain(|toast| toast.number >= next || !toast.is_of_its_screen());
        }
    }
}

/// Draws a toast.
pub(super) fn view(toast: &Toast) -> Element<'_, Message> {
    let cross = button(art::tinted("close", 12, |theme| theme::colours(theme).quiet))
        .padding(8)
        .style(theme::subtle)
        .on_press(Message::ToastPressed(toast.number));
    let symbol = match toast.tone {
        Tone::Trouble => "warning",
        Tone::Good => "done",
    };
    let offer = toast
        .offer
        .as_ref()
        .map(|offer| widget::secondary(offer.label.as_str(), offer.symbol).on_press(offer.message.clone()));
    let line = row![
        art::tinted(symbol, 20, |theme| theme::colours(theme).accent_text),
        text(&toast.words).font(font::TEXT).size(14).width(Fill),
    ]
    .push(offer)
    .push(cross)
    .spacing(12)
    .align_y(Center);
    container(line)
        .padding([6, 14])
        .id("toast")
        .width(Fill)
        .style(theme::toast)
        .into()
}

/// Trouble with files as a person can act on it.
pub(in crate::ui) fn trouble_in_words(words: &Words, trouble: &storage::Error) -> String {
    use storage::Error;
    match trouble {
        Error::NoFolder => fl!(words, "trouble-no-folder"),
        Error::Unreadable { path, .. } => fl!(words, "trouble-unreadable", path = path.display().to_string()),
        Error::Unwritable { path, .. } => fl!(words, "trouble-unwritable", path = path.display().to_string()),
        Error::TooNew { kept: Some(kept), .. } => {
            fl!(words, "trouble-too-new", path = kept.display().to_string())
        }
        Error::Damaged { kept: Some(kept), .. } => {
            fl!(words, "trouble-damaged", path = kept.display().to_string())
        }
        Error::Partly { kept: Some(kept), .. } => {
            fl!(words, "trouble-partly", path = kept.display().to_string())
        }
        Error::InTheWay { path } | Error::Partly { path, kept: None, .. } => {
            fl!(words, "trouble-in-the-way", path = path.display().to_string())
        }
        Error::TooNew { path, kept: None, .. } | Error::Damaged { path, kept: None, .. } => {
            fl!(words, "trouble-unreadable", path = path.display().to_string())
        }
    }
}
