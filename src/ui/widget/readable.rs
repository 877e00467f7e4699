//! A card as large as its room allows, with all that it does on it: to be read, or to be chosen. Start at [`readable`].

use super::card;
use super::log::{self, Ink};
use crate::engine::classic::CardId;
use crate::engine::classic::rule::Kind;
use crate::i18n::Words;
use crate::ui::{font, theme};
use iced::widget::{button, column, container, row, space, text};
use iced::{Border, Center, Color, Element, Fill, Length, Size, Theme};

/// A card that can be read whole.
#[derive(Debug)]
pub struct Readable<'a, Message> {
    card: CardId,
    words: &'a Words,
    size: Size,
    whose: Option<(String, Color)>,
    price: Option<u8>,
    key: Option<String>,
    on_press: Option<Message>,
}

/// A card of this size.
#[must_use]
pub fn readable<Message>(card: CardId, words: &Words, size: Size) -> Readable<'_, Message> {
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

impl<Message> Readable<'_, Message> {
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
    fn letters(&self, room: f32) -> u32 {
        let count = self.words.card_text(self.card).chars().count() as f32;
        let fits = |size: &u32| {
            let size = *size as f32;
            let line = ((self.size.width - 2.0 * PAD) / (size * 0.53)).max(1.0);
            // Words do not fill their lines.
            (count * 1.12 / line).ceil() * size * 1.3 <= room
        };
        [14, 13, 12, 11].into_iter().find(fits).unwrap_or(10)
    }
}

const PAD: f32 = 9.0;

impl<'a, Message: Clone + 'a> From<Readable<'a, Message>> for Element<'a, Message> {
    fn from(readable: Readable<'a, Message>) -> Self {
        let (card, words, size) = (readable.card, readable.words, readable.size);
        let picture = (size.height * 0.24).clamp(30.0, 58.0).min(size.width * 0.3);
        let whose = readable.whose.is_some();
        let below = if whose { 24.0 } else { 0.0 };
        let letters = readable.letters(size.height - 2.0 * PAD - picture - 6.0 - below);
        let kind = text(card::kind(words, card)).size(10).style(theme::quiet);
        let ink = Ink::new(words, &[], 12);
        let worth = match readable.price {
            Some(price) => card::price(card, price, None, words),
            None => card::worth(card, words, ink),
        };
        let key = readable.key.clone().map(super::keycap);
        // Long names are written smaller rather than over three lines.
        let name = words.card_name(card);
        let room = size.width - 2.0 * PAD - picture - 8.0 - if key.is_some() { 24.0 } else { 0.0 };
        let tight = name.chars().count() as f32 * 7.6 > room * 1.6;
        let name = font::bold(name, if tight { 12 } else { 14 }).line_height(1.1).width(Fill);
        let head = row![
            card::emblem(card).width(picture).height(picture),
            column![
                row![name].push(key).spacing(4),
                row![kind, worth].spacing(6).align_y(Center)
            ]
            .spacing(2),
        ]
        .spacing(8)
        .align_y(Center);
        let does = log::sentence(&words.card_parts(card), Ink::new(words, &[], letters));
        let plate = readable.whose.map(|(name, house)| {
            container(font::bold(name, 12).wrapping(text::Wrapping::None))
                .padding([1, 8])
                .style(move |_| container::Style {
                    background: Some(house.into()),
                    text_color: Some(theme::city::INK),
                    border: iced::border::rounded(99),
                    ..container::Style::default()
                })
        });
        let body = column![head, does, space().height(Fill)].push(plate).spacing(6);
        let body = container(body).padding(PAD).width(Fill).height(Fill).clip(true);
        let ready = readable.on_press.is_some();
        button(body)
            .padding(0)
            .width(Length::Fixed(size.width))
            .height(Length::Fixed(size.height))
            .style(move |theme, status| face(theme, status, card.kind(), ready))
            .on_press_maybe(readable.on_press)
            .into()
    }
}

/// The field and the rim of a card tell its kind.
fn face(theme: &Theme, status: button::Status, kind: Kind, ready: bool) -> button::Style {
    let colours = theme::colours(theme);
    let own = match kind {
        Kind::Keep | Kind::Discard => colours.line,
        Kind::Costume => colours.costume,
        Kind::Tile(_) => colours.wicked,
    };
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
