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
    brief: bool,
    key: Option<String>,
    on_press: Option<Message>,
    /// How those are written that lie beside it.
    beside: Option<Written>,
    /// How much larger letters are than what is around them.
    grown: f32,
    /// Without its picture.
    bare: bool,
}

/// How a card is written.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Written {
    /// The letters of what it does, and of its name.
    letters: f32,
    name: u32,
    /// Its name stands below the picture.
    apart: bool,
}

/// The same cards as they are chosen from side by side: in letters of one size, with their names in one place.
#[must_use]
pub fn alike<'a, Message, C: Printed>(cards: Vec<Readable<'a, Message, C>>) -> Vec<Readable<'a, Message, C>> {
    let bare = cards.iter().any(Readable::is_bare);
    let cards = cards.into_iter().map(|card| Readable { bare, ..card });
    let mut cards: Vec<_> = cards.collect();
    let apart = cards.iter().any(|card| card.written().apart);
    let in_one = cards.iter().map(|card| card.arranged(apart));
    let in_one = in_one.reduce(|one, other| Written {
        letters: one.letters.min(other.letters),
        name: one.name.min(other.name),
        apart,
    });
    for card in &mut cards {
        card.beside = in_one;
    }
    cards
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
        brief: false,
        key: None,
        on_press: None,
        beside: None,
        grown: 1.0,
        bare: false,
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

    /// Without its kind and what it costs, where neither decides and room is short.
    #[must_use]
    pub fn brief(self, brief: bool) -> Self {
        Self { brief, ..self }
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

    /// How much larger letters are than what is around them: lines lie close together then, and where the words want its
    /// room the picture is left out.
    #[must_use]
    pub fn grown(self, grown: f32) -> Self {
        Self { grown, ..self }
    }

    /// Is its picture left out?
    fn is_bare(&self) -> bool {
        /// Letters that are large enough.
        const ENOUGH: f32 = 13.0;
        let with = self.arranged(self.wants_apart()).letters;
        self.bare || self.grown > 1.0 && with < ENOUGH && self.without_picture() > with
    }

    /// The letters that it has without its picture.
    fn without_picture(&self) -> f32 {
        let bare = Readable::<(), C> {
            bare: true,
            brief: self.brief,
            key: self.key.clone(),
            grown: self.grown,
            ..readable(self.card, self.words, self.size)
        };
        bare.arranged(bare.wants_apart()).letters
    }

    /// How what it does is written.
    fn ink(&self, size: f32) -> Ink<'_> {
        let ink = Ink::new(self.words, &[], 0).sized(size);
        if self.grown > 1.0 { ink.close() } else { ink }
    }

    /// Between its edge and what stands on it.
    fn pad(&self) -> f32 {
        self.given_way(PAD)
    }

    /// What lies between words gives way to them where they are to be larger.
    fn given_way(&self, length: f32) -> f32 {
        length / self.grown.powi(7)
    }

    /// Between the picture and what stands beside it.
    fn gap(&self) -> f32 {
        if self.bare { 0.0 } else { GAP }
    }

    /// The letters in which all that the card does finds room, if there are any that can be read.
    fn letters(&self, room: Size) -> Option<f32> {
        // Large cards are read from farther away.
        let largest = if self.size.height > 200.0 { 16.0 } else { 14.0 };
        let said = log::Measured::new(&self.card.parts(self.words), self.ink(largest));
        // A long text among many cards of a small window is small.
        log::largest_that(|size| said.height(size, room.width) <= room.height, 8, largest)
    }

    /// The letters of its name, and those of the longest word.
    fn name_letters(&self) -> (f32, f32) {
        let name = self.card.name(self.words);
        let longest = name.split(' ').map(|word| word.chars().count()).max();
        (name.chars().count() as f32, longest.unwrap_or(0) as f32)
    }

    /// Within its edges.
    fn inside(&self) -> Size {
        Size::new(
            self.size.width - 2.0 * self.pad(),
            self.size.height - 2.0 * self.pad(),
        )
    }

    /// How large its picture is.
    fn picture(&self) -> f32 {
        if self.bare {
            0.0
        } else if self.is_low() {
            38.0
        } else {
            let Size { width, height } = self.size;
            (height * 0.24).clamp(32.0, 58.0).min(width * 0.26)
        }
    }

    /// Does its name stand below the picture? A name that is too long for so much room beside it does.
    fn is_apart(&self, room: f32) -> bool {
        let (letters, longest) = self.name_letters();
        !self.bare && !self.is_low() && (longest * 7.2 > room || letters * 7.8 > room * 2.0)
    }

    /// The room for what the card does, below its name.
    fn below_head(&self, picture: f32, apart: bool) -> Size {
        let inside = self.inside();
        let (letters, _) = self.name_letters();
        let facts = if self.is_told() { 0.0 } else { FACTS };
        let name = |room: f32| (letters * 7.8 / room).ceil().min(2.0) * LINE;
        let high = if apart {
            picture.max(facts) + 3.0 + name(inside.width)
        } else {
            picture.max(name(inside.width - picture - self.gap() - FOR_KEY) + facts)
        };
        Size::new(inside.width, inside.height - high - self.given_way(BELOW))
    }

    /// The letters of what it does.
    #[cfg(test)]
    pub fn letters_of_text(self) -> f32 {
        let bare = self.is_bare();
        Self { bare, ..self }.written().letters
    }

    /// Is all that a card of this size does read on it, where it is chosen with a key?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let apart = self.is_apart(self.inside().width - self.picture() - self.gap() - FOR_KEY);
        self.letters(self.room(apart)).is_some()
    }

    /// The room beside its picture, and that for its name there.
    fn beside_picture(&self) -> (f32, f32) {
        let beside = self.inside().width - self.picture() - self.gap();
        let for_key = if self.key.is_some() { FOR_KEY } else { 0.0 };
        (beside, beside - for_key)
    }

    /// Where tiles are offered in a low room their level has been told.
    fn is_told(&self) -> bool {
        self.brief || self.is_low() && self.card.level().is_some()
    }

    /// The room for what it does.
    fn room(&self, apart: bool) -> Size {
        if self.is_low() {
            let above = if self.is_told() { 20.0 } else { 38.0 };
            Size::new(self.beside_picture().0, self.inside().height - above)
        } else {
            self.below_head(self.picture(), apart)
        }
    }

    /// How it is written: like those beside it, or as it likes best.
    fn written(&self) -> Written {
        self.beside.unwrap_or_else(|| self.arranged(self.wants_apart()))
    }

    /// Does its name stand below the picture if it may stand as it likes best?
    fn wants_apart(&self) -> bool {
        self.is_apart(self.beside_picture().1)
    }

    /// How it is written with its name below the picture, or beside it.
    fn arranged(&self, apart: bool) -> Written {
        let name_room = if apart {
            self.inside().width
        } else {
            self.beside_picture().1
        };
        let (letters, longest) = self.name_letters();
        let tight = letters * 7.8 > name_room * 1.7 || longest * 8.4 > name_room;
        Written {
            letters: self.letters(self.room(apart)).unwrap_or(8.0),
            name: if tight { 12 } else { 14 },
            apart,
        }
    }

    /// A low card has its picture beside the words.
    fn is_low(&self) -> bool {
        self.size.height <= 104.0
    }
}

const PAD: f32 = 8.0;
/// Below the name and below what the card does.
const BELOW: f32 = 6.0;
/// Between the picture and what stands beside it.
const GAP: f32 = 8.0;
/// The width of a key.
const FOR_KEY: f32 = 26.0;
/// The height of a line of its name.
const LINE: f32 = 16.0;
/// The height of its kind and its cost.
const FACTS: f32 = 18.0;

impl<'a, Message: Clone + 'a, C: Printed> Readable<'a, Message, C> {
    /// Its name.
    fn name(&self, letters: u32) -> iced::widget::Text<'a> {
        let name = self.card.name(self.words);
        font::bold(name, letters).line_height(1.1).width(Fill)
    }

    /// Whose it is or of which kind, what it costs, and its key.
    fn facts(&mut self) -> Element<'a, Message> {
        let whose = self.whose.take();
        let kind: Element<'a, Message> = match whose {
            Some((name, house)) => container(font::bold(name, 11).wrapping(text::Wrapping::None))
                .padding([1, 7])
                .style(move |theme| super::question::plate(theme, house))
                .into(),
            None => text(self.card.kind(self.words))
                .size(10)
                .style(theme::quiet)
                .into(),
        };
        let worth = match self.price {
            Some(price) => card::price(self.card, price, None, self.words),
            None => card::worth(self.card, self.words, Ink::new(self.words, &[], 12)),
        };
        row![kind, worth].spacing(6).align_y(Center).wrap().into()
    }

    fn effect(&self, letters: f32) -> Element<'a, Message> {
        log::sentence(&self.card.parts(self.words), self.ink(letters))
    }
}

impl<'a, Message: Clone + 'a, C: Printed + 'a> From<Readable<'a, Message, C>> for Element<'a, Message> {
    fn from(mut readable: Readable<'a, Message, C>) -> Self {
        readable.bare = readable.is_bare();
        let (size, pad, gap) = (readable.size, readable.pad(), readable.gap());
        let picture = readable.picture();
        let written = readable.written();
        let key = readable.key.take().map(super::keycap);
        let emblem = card::emblem(readable.card).width(picture).height(picture);
        let name = readable.name(written.name);
        let facts = (!readable.is_told()).then(|| readable.facts());
        let body: Element<'a, Message> = if readable.is_low() {
            let head = row![name].push(key).spacing(4);
            let effect = readable.effect(written.letters);
            let right = column![head].push(facts).push(effect).spacing(2).width(Fill);
            row![emblem, right].spacing(gap).into()
        } else {
            let brings = (size.height >= 150.0)
                .then(|| readable.card.brings(readable.words, Size::new(104.0, 50.0)))
                .flatten();
            let letters = if brings.is_some() {
                let room = readable.room(written.apart);
                let room = Size::new(room.width, room.height - 56.0);
                readable.letters(room).unwrap_or(8.0)
            } else {
                written.letters
            };
            let effect = readable.effect(letters);
            let head: Element<'a, Message> = if written.apart {
                let kind = column![].push(facts).width(Fill);
                let top = row![emblem, kind].push(key).spacing(4).align_y(Center);
                column![top, name].spacing(3).into()
            } else {
                let head = row![name].push(key).spacing(4);
                row![emblem, column![head].push(facts).spacing(2).width(Fill)]
                    .spacing(gap)
                    .align_y(Center)
                    .into()
            };
            let below = readable.given_way(BELOW);
            column![head, effect].push(brings).spacing(below).into()
        };
        let body = container(body).padding(pad).width(Fill).height(Fill).clip(true);
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
