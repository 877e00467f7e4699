//! Short messages that lie over any screen and go away by themselves.

use super::{App, Message};
use crate::storage;
use crate::ui::{art, font, theme, widget};
use iced::widget::{button, container, row, text};
use iced::{Center, Element, Fill, Task};
use std::time::Duration;
use words::Words;
use words::fl;

/// How long a toast stays.
const TIME: Duration = Duration::from_secs(9);

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
        self.toasts.push(Toast {
            number,
            words,
            tone,
            offer,
        });
        Task::perform(async { tokio::time::sleep(TIME).await }, move |()| {
            Message::ToastExpired(number)
        })
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
        art::tinted(symbol, 24, |theme| theme::colours(theme).accent_text),
        text(&toast.words).font(font::TEXT).size(15).width(Fill),
    ]
    .push(offer)
    .push(cross)
    .spacing(14)
    .align_y(Center);
    container(line)
        .padding([12, 16])
        .width(620)
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
