//! A card as large as its room allows, with all that it does on it: to be read, or to be chosen. Start at
//! [`readable`].

use super::card::{self, Printed};
use super::log::{self, Ink};
use super::subject;
use crate::ui::{font, theme};
use engine::classic::CardId;
use iced::widget::{button, column, container, row, text};
use iced::{Border, Center, Color, Element, Fill, Length, Size, Theme};
use words::Words;

/// A card that can be read whole.
#[derive(Debug)]
pub struct Readable<'a, Message, C = CardId> {
    card: C,
    words: &'a Words,
    size: Size,
    whose: Option<(String, Color)>,
    price: Option<u8>,
    key: Option<String>,
    on_press: Option<Message>,
}

/// A card of this size.
#[must_use]
pub fn readable<Message, C: Printed>(card: C, words: &Words, size: Size) -> Readable<'_, Message, C> {
    Readable {
        card,
        words,
        size,
        whose: None,
        price: None,
        key: None,
        on_press: None,
    }
}

impl<Message, C: Printed> Readable<'_, Message, C> {
    /// In front of whom it lies, in words and in the house colour.
    #[must_use]
    pub fn whose(self, whose: Option<(String, Color)>) -> Self {
        Self { whose, ..self }
    }

    /// What it costs the one who looks at it; otherwise what is printed on it.
    #[must_use]
    pub fn price(self, price: Option<u8>) -> Self {
        Self { price, ..self }
    }

    /// The key that chooses it.
    #[must_use]
    pub fn key(self, key: Option<String>) -> Self {
        Self { key, ..self }
    }

    /// It can be chosen.
    #[must_use]
    pub fn on_press(self, message: Option<Message>) -> Self {
        Self {
            on_press: message,
            ..self
        }
    }

    /// The letters in which all that the card does finds room.
    fn letters(&self, room: Size) -> u32 {
        let count = self.card.letters(self.words) as f32;
        let fits = |size: &u32| {
            let size = *size as f32;
            let line = (room.width / (size * 0.53)).max(1.0);
            // Words do not fill their lines, the less the shorter these are.
            (count / (line - 4.0).max(1.0)).ceil() * (size * 1.3 + 2.0) <= room.height
        };
        // Large cards are read from farther away.
        let largest = if self.size.height > 200.0 { 16 } else { 14 };
        (11..=largest).rev().find(fits).unwrap_or(10)
    }

    /// A low card has its picture beside the words.
    fn is_low(&self) -> bool {
        self.size.height <= 104.0
    }
}

const PAD: f32 = 8.0;

impl<'a, Message: Clone + 'a, C: Printed> Readable<'a, Message, C> {
    /// The letters of its name, and those of the longest word.
    fn name_letters(&self) -> (f32, f32) {
        let name = self.card.name(self.words);
        let longest = name.split(' ').map(|word| word.chars().count()).max();
        (name.chars().count() as f32, longest.unwrap_or(0) as f32)
    }

    /// Its name, as large as it fits on two lines.
    fn name(&self, room: f32) -> iced::widget::Text<'a> {
        let name = self.card.name(self.words);
        let (letters, longest) = self.name_letters();
        let tight = letters * 7.8 > room * 1.7 || longest * 8.4 > room;
        font::bold(name, if tight { 12 } else { 14 })
            .line_height(1.1)
            .width(Fill)
    }

    /// Whose it is or of which kind, what it costs, and its key.
    fn facts(&mut self) -> Element<'a, Message> {
        let whose = self.whose.take();
        let kind: Element<'a, Message> = match whose {
            Some((name, house)) => container(font::bold(name, 11).wrapping(text::Wrapping::None))
                .padding([1, 7])
                .style(move |_| container::Style {
                    background: Some(house.into()),
                    text_color: Some(theme::city::INK),
                    border: iced::border::rounded(99),
                    ..container::Style::default()
                })
                .into(),
            None => text(self.card.kind(self.words))
                .size(10)
                .style(theme::quiet)
                .wrapping(text::Wrapping::None)
                .into(),
        };
        let worth = match self.price {
            Some(price) => card::price(self.card, price, None, self.words),
            None => card::worth(self.card, self.words, Ink::new(self.words, &[], 12)),
        };
        row![kind, worth].spacing(6).align_y(Center).wrap().into()
    }

    fn effect(&self, room: Size) -> Element<'a, Message> {
        let letters = self.letters(room);
        log::sentence(&self.card.parts(self.words), Ink::new(self.words, &[], letters))
    }
}

impl<'a, Message: Clone + 'a, C: Printed + 'a> From<Readable<'a, Message, C>> for Element<'a, Message> {
    fn from(mut readable: Readable<'a, Message, C>) -> Self {
        const GAP: f32 = 8.0;
        let size = readable.size;
        let inside = Size::new(size.width - 2.0 * PAD, size.height - 2.0 * PAD);
        let key = readable.key.take().map(super::keycap);
        let for_key = if key.is_some() { 26.0 } else { 0.0 };
        let picture = if readable.is_low() {
            38.0
        } else {
            (size.height * 0.24).clamp(32.0, 58.0).min(size.width * 0.26)
        };
        let emblem = card::emblem(readable.card).width(picture).height(picture);
        let beside = inside.width - picture - GAP;
        // A word that is too long for the place beside the picture has a line of its own.
        let (letters, longest) = readable.name_letters();
        let apart = !readable.is_low() && longest * 7.2 > beside - for_key;
        let name = readable.name(if apart { inside.width } else { beside - for_key });
        // Where tiles are offered in a low room their level has been told.
        let told = readable.is_low() && readable.card.level().is_some();
        let facts = (!told).then(|| readable.facts());
        let body: Element<'a, Message> = if readable.is_low() {
            let head = row![name].push(key).spacing(4);
            let above = if told { 20.0 } else { 38.0 };
            let effect = readable.effect(Size::new(beside, inside.height - above));
            let right = column![head].push(facts).push(effect).spacing(2).width(Fill);
            row![emblem, right].spacing(GAP).into()
        } else {
            let brings = (size.height >= 150.0)
                .then(|| readable.card.brings(readable.words, Size::new(104.0, 50.0)))
                .flatten();
            let below = if brings.is_some() { 56.0 } else { 0.0 };
            let lines = (letters * 7.8 / inside.width).ceil().min(2.0);
            let above = picture.max(34.0) + 6.0 + if apart { lines * 16.0 } else { 0.0 };
            let effect = readable.effect(Size::new(inside.width, inside.height - above - below));
            let head: Element<'a, Message> = if apart {
                let kind = column![].push(facts).width(Fill);
                let top = row![emblem, kind].push(key).spacing(4).align_y(Center);
                column![top, name].spacing(3).into()
            } else {
                let head = row![name].push(key).spacing(4);
                row![emblem, column![head].push(facts).spacing(2).width(Fill)]
                    .spacing(GAP)
                    .align_y(Center)
                    .into()
            };
            column![head, effect].push(brings).spacing(6).into()
        };
        let body = container(body).padding(PAD).width(Fill).height(Fill).clip(true);
        let (card, ready) = (readable.card, readable.on_press.is_some());
        let card_button = button(body)
            .padding(0)
            .width(Length::Fixed(size.width))
            .height(Length::Fixed(size.height))
            .style(move |theme, status| face(theme, status, card.rim(theme::colours(theme)), ready))
            .on_press_maybe(readable.on_press);
        subject::about(card.id(), card_button)
    }
}

/// The field and the rim of a card tell its kind, by a colour of its own.
fn face(theme: &Theme, status: button::Status, own: Color, ready: bool) -> button::Style {
    let colours = theme::colours(theme);
    let hot = ready && matches!(status, button::Status::Hovered | button::Status::Pressed);
    let fill = theme::mix(colours.surface, own, 0.16);
    button::Style {
        background: Some(theme::mix(fill, colours.accent, if hot { 0.2 } else { 0.0 }).into()),
        text_color: colours.text,
        border: Border {
            color: if hot { colours.accent_bright } else { own },
            width: if ready { 2.5 } else { 1.5 },
            radius: theme::ROUND.into(),
        },
        ..button::Style::default()
    }
}
