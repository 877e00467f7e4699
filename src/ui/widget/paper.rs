//! Cards that look like cards: picture, name, cost, kind and what they do, on cream paper by night and by day.
//! Start at [`paper`].

use super::card::Printed;
use super::log::{self, Ink};
use crate::ui::widget::tooltip;
use crate::ui::{font, theme};
use iced::widget::{button, column, container, row, space, stack, text, themer};
use iced::{Border, Center, Element, Fill, Length, Size, Theme, border};
use words::{Part, Words, fl};

/// A card of a size.
#[derive(Debug)]
pub struct Paper<'a, Message, C> {
    card: C,
    words: &'a Words,
    size: Size,
    price: u8,
    affordable: Option<bool>,
    key: Option<String>,
    on_press: Option<Message>,
    lit: bool,
    arrived: f32,
    grown: f32,
    rises: bool,
}

/// A card of this size, with what is printed on it.
#[must_use]
pub fn paper<Message, C: Printed>(card: C, words: &Words, size: Size) -> Paper<'_, Message, C> {
    Paper {
        card,
        words,
        size,
        price: card.cost(words),
        affordable: None,
        key: None,
        on_press: None,
        lit: false,
        arrived: 1.0,
        grown: 1.0,
        rises: false,
    }
}

impl<Message, C> Paper<'_, Message, C> {
    /// What it costs the one who looks at it, and whether they can pay it; `None` if nobody asks.
    #[must_use]
    pub fn price(self, price: u8, affordable: Option<bool>) -> Self {
        Self {
            price,
            affordable,
            ..self
        }
    }

    /// The key that buys it now.
    #[must_use]
    pub fn key(self, key: Option<String>) -> Self {
        Self { key, ..self }
    }

    /// It can be bought.
    #[must_use]
    pub fn on_press(self, message: Option<Message>) -> Self {
        Self {
            on_press: message,
            ..self
        }
    }

    /// It was just turned up and is offered.
    #[must_use]
    pub fn lit(self, lit: bool) -> Self {
        Self { lit, ..self }
    }

    /// How much larger its letters are than a card of its size has them: its picture gives way.
    #[must_use]
    pub fn grown(self, grown: f32) -> Self {
        Self { grown, ..self }
    }

    /// With the pointer on it, it is seen large: nothing on it has a bubble of its own, which would lie over its name.
    #[must_use]
    pub fn rises(self) -> Self {
        Self { rises: true, ..self }
    }

    /// How far it has come in, 1 when it lies there.
    #[must_use]
    pub fn arrived(self, arrived: f32) -> Self {
        Self { arrived, ..self }
    }
}

/// How what a card does is written on it.
struct Written {
    letters: f32,
    text_high: f32,
    /// The height of the line that names its kind; 0 where there is no room for it.
    foot: f32,
}

/// Around what stands on a card.
const PAD: f32 = 4.0;

impl<'a, Message: Clone + 'a, C: Printed> Paper<'a, Message, C> {
    /// How large letters are that are `size` on a card 150 wide.
    fn letters(&self, size: f32) -> f32 {
        self.wanted(size).round().clamp(9.0, 26.0)
    }

    /// The same before it is rounded.
    fn wanted(&self, size: f32) -> f32 {
        size * self.grown * self.size.width / 150.0
    }

    /// How what it does is written: close together where letters are to be larger, as a card is no larger for them.
    fn ink(&self, size: f32) -> Ink<'a> {
        let ink = Ink::new(self.words, &[], 0).sized(size);
        if self.grown > 1.0 { ink.close() } else { ink }
    }

    /// The letters, of `least` or larger, in which the whole text has room below a picture of at least a fifth of the
    /// height, and how high it is in them.
    fn fitting(&self, room: f32, least: u32) -> (f32, f32) {
        let width = self.size.width - 2.0 * PAD - 12.0;
        let largest = self.wanted(12.0).clamp(10.0, 26.0);
        let said = log::Measured::new(&self.card.parts(self.words), self.ink(largest));
        let high = |size: f32| said.height(size, width);
        let size = log::largest_that(|size| high(size) <= room, least, largest);
        let size = size.unwrap_or(least as f32);
        (size, high(size).min(room))
    }

    /// How what it does is written below a name so high.
    fn written(&self, name_high: f32) -> Written {
        let foot = self.letters(15.0).max(14.0);
        let room = self.size.height - 2.0 * PAD - name_high - self.badge_size() - 2.0 - 6.0;
        let (letters, text_high) = self.fitting(room - foot - 2.0, 9);
        // A long text on a small card takes the room of the kind, which then stands beside the picture.
        let tight = letters < 10.0 || text_high > room - foot - 3.0;
        if tight {
            // In the smallest windows a long French one has to be small; the pointer shows it large.
            let (letters, text_high) = self.fitting(room, 8);
            Written {
                letters,
                text_high,
                foot: 0.0,
            }
        } else {
            Written {
                letters,
                text_high,
                foot: foot + 2.0,
            }
        }
    }

    /// How wide its kind is where it stands beside the picture.
    fn kind_wide(&self) -> f32 {
        let kind = self.card.kind(self.words);
        log::width(&[Part::Text(kind)], Ink::new(self.words, &[], 9).bold()).ceil() + 10.0
    }

    /// How high the field of the picture is, above a name so high.
    fn picture(&self, written: &Written, name_high: f32) -> f32 {
        let inside = self.size.height - 2.0 * PAD;
        (inside - name_high - written.foot - written.text_high - 6.0)
            .clamp(self.badge_size() + 2.0, inside * 0.5)
            .floor()
    }

    /// How wide that is which stands on the left of the picture: a key, what it brings, or its kind.
    fn side(&self, keyed: bool, brings: Option<f32>, tight: bool) -> f32 {
        let side = match (keyed, brings) {
            (_, Some(wide)) => self.badge_size().max(wide),
            (true, None) => self.badge_size().max(42.0),
            (false, None) => self.badge_size(),
        };
        if tight { side.max(self.kind_wide()) } else { side }
    }

    /// How large its picture is, where it brings nothing and costs what is printed.
    #[cfg(test)]
    pub fn emblem(&self, keyed: bool) -> f32 {
        let (_, name_high) = self.name();
        let written = self.written(name_high);
        let side = self.side(keyed, None, written.foot == 0.0);
        let picture = self.picture(&written, name_high);
        self.beside(picture, side, self.badge_size(), side).1
    }

    /// How much room there is on the right of the picture, and how large that is: in the middle of the card where it is
    /// no smaller for that, otherwise between what stands on its left and the cost.
    fn beside(&self, high: f32, left: f32, cost: f32, wanted: f32) -> (f32, f32) {
        let large = |right: f32| (high * 0.94).min(self.size.width - 2.0 * PAD - left - right - 2.0);
        let right = wanted.max(cost);
        let right = if large(right) < high * 0.6 { cost } else { right };
        (right, large(right).max(0.0))
    }

    fn badge_size(&self) -> f32 {
        (self.size.width * 0.2).clamp(20.0, 44.0)
    }

    /// The letters of what it does.
    #[cfg(test)]
    pub fn letters_of_text(&self) -> f32 {
        let (_, name_high) = self.name();
        self.written(name_high).letters
    }

    /// Is all that it does read on it?
    #[cfg(test)]
    pub fn is_whole(&self) -> bool {
        let (_, name_high) = self.name();
        let Written {
            letters, text_high, ..
        } = self.written(name_high);
        let said = log::Measured::new(&self.card.parts(self.words), self.ink(letters));
        said.height(letters, self.size.width - 2.0 * PAD - 12.0) <= text_high
    }

    /// The name on one line or two, as large as it fits, and how high it is.
    fn name(&self) -> (Element<'a, Message>, f32) {
        let name = self.card.name(self.words);
        let room = self.size.width - 2.0 * PAD - 8.0;
        let letters = name.chars().count() as f32;
        let longest = name.split([' ', '-']).map(|word| word.chars().count()).max();
        let longest = longest.unwrap_or(1) as f32;
        let largest = self.letters(17.0);
        let wide = 0.47;
        let one = room / (letters * wide);
        // Where letters are to be larger two lines come sooner.
        let enough = if self.grown > 1.0 { 0.86 } else { 0.72 };
        let (size, lines) = if one >= largest * enough {
            (one.min(largest), 1.0)
        } else {
            ((room / (longest * wide)).min(largest * 0.86), 2.0)
        };
        let size = size.floor().max(9.0);
        let high = lines * (size * 1.12).ceil();
        let name = font::title(name, size as u32)
            .line_height(1.1)
            .width(Fill)
            .align_x(Center);
        (container(name).height(high).center_y(high).into(), high)
    }

    /// The cost: green where it can be paid; the printed one stands beside it when it is another.
    fn badge(&self, size: f32) -> Element<'a, Message> {
        if !self.card.is_bought() {
            return space().width(size).height(size).into();
        }
        let affordable = self.affordable;
        let printed = self.card.cost(self.words);
        let number = match self.card.level() {
            Some(level) => level,
            None => self.price,
        };
        let letters = size * (0.56 * self.grown).min(0.66);
        let number = font::bold(number.to_string(), letters as u32).line_height(1.0);
        let round = container(number)
            .center(Length::Fixed(size))
            .style(move |_| badge(affordable));
        if self.rises {
            return round.into();
        }
        let meaning = if self.card.level().is_some() {
            self.card.kind(self.words)
        } else if self.price == printed {
            fl!(self.words, "play-card-cost", count = printed)
        } else {
            fl!(
                self.words,
                "play-card-price",
                printed = printed,
                price = self.price
            )
        };
        super::hint(round, meaning, tooltip::Position::Top).into()
    }

    /// The printed cost, struck through, where another one is asked.
    fn struck(&self, size: Size) -> Option<Element<'a, Message>> {
        let printed = self.card.cost(self.words);
        if !self.card.is_bought() || self.card.level().is_some() || self.price == printed {
            return None;
        }
        let letters = size.width.min(size.height) * 0.85;
        let number = text(printed.to_string())
            .size(letters)
            .line_height(1.0)
            .color(theme::city::PAPER);
        // Longer than the number, so that it is not taken for a part of it.
        let line = container(space().width(letters * 1.1).height(1.5))
            .style(|_| container::Style::default().background(theme::city::LIGHT));
        let [number, line] = [number.into(), line.into()]
            .map(|part: Element<'a, Message>| container(part).center_x(size.width).center_y(size.height));
        Some(stack![number, line].into())
    }
}

impl<'a, Message: Clone + 'a, C: Printed> From<Paper<'a, Message, C>> for Element<'a, Message> {
    fn from(mut paper: Paper<'a, Message, C>) -> Self {
        let size = paper.size;
        let (name, name_high) = paper.name();
        let badge = paper.badge_size();
        let written = paper.written(name_high);
        let picture = paper.picture(&written, name_high);
        let Written { letters, foot, .. } = written;
        let tight = foot == 0.0;
        // The key stands at the kind, so that no picture is smaller for it; where no kind is named, at the picture.
        let letters_of_key = paper.letters(10.0);
        let key = paper.key.take().map(|key| keycap(key, letters_of_key));
        let (at_kind, key) = if tight { (None, key) } else { (key, None) };
        // Where the text takes its line, the kind stands on the field of the picture.
        let kind_letters = (foot * 0.62).max(9.0);
        let kind = font::bold(paper.card.kind(paper.words), kind_letters as u32)
            .line_height(1.0)
            .wrapping(text::Wrapping::None);
        // What it brings lies beside the picture, opposite the cost.
        let token = Size::new(
            (size.width * 0.3).min(84.0),
            (picture - 8.0).min(size.width * 0.24),
        );
        let brings = paper.card.brings(paper.words, token);
        let side = paper.side(key.is_some(), brings.is_some().then_some(token.width), tight);
        // What it brings has the place of the key, which lies in a corner then.
        let crowded = brings.is_some();
        let (key, corner) = if crowded { (None, key) } else { (key, None) };
        // The printed cost lies under the one that is asked, or beside it where the field is low.
        let was = Size::new((badge * 0.75).max(17.0), (badge * 0.6).max(16.0));
        let struck = paper.struck(was);
        let low = picture < badge + was.height;
        let aside = if low && struck.is_some() { was.width } else { 0.0 };
        let cost_wide = badge + aside;
        let (right, emblem) = paper.beside(picture, side, cost_wide, if crowded { badge } else { side });
        let cost = paper.badge(badge);
        let cost: Element<'a, Message> = if low {
            row![].push(struck).push(cost).align_y(Center).into()
        } else {
            column![cost].push(struck).align_x(Center).into()
        };
        let emblem = super::card::emblem(paper.card).width(emblem).height(emblem);
        let field = paper.card.field();
        let (told, kind) = if tight {
            let told = container(kind).padding([2.0, 5.0]).style(|_| container::Style {
                text_color: Some(theme::city::PAPER),
                ..container::Style::default()
            });
            (Some(told), None)
        } else {
            (None, Some(kind))
        };
        let top = container(
            row![
                container(column![].push(told).push(key).push(brings).spacing(2)).width(side),
                container(emblem).center(Fill),
                container(cost).align_right(right),
            ]
            .height(Fill),
        )
        .height(picture)
        .style(move |_| container::Style {
            background: Some(field.into()),
            border: border::rounded(theme::ROUND_SMALL - 2.0),
            ..container::Style::default()
        });
        let effect = log::sentence(&paper.card.parts(paper.words), paper.ink(letters));
        let effect = container(effect).padding([0, 6]).center_x(Fill).center_y(Fill);
        let foot = kind.map(|kind| {
            let pill = container(kind).padding([2, 9]).style(move |_| container::Style {
                text_color: Some(theme::city::PAPER),
                background: Some(field.into()),
                border: border::rounded(20),
                ..container::Style::default()
            });
            let kind = row![].push(at_kind).push(container(pill).center_x(Fill));
            container(kind.align_y(Center)).center_y(foot).clip(true)
        });
        let body = column![top, name, effect].push(foot).spacing(2);
        let body = container(body)
            .padding(PAD)
            .width(size.width)
            .height(size.height)
            .clip(true);
        let body: Element<'a, Message> = match corner {
            Some(key) => {
                let key = container(key)
                    .padding(PAD + 1.0)
                    .width(size.width)
                    .height(size.height);
                stack![body, key.align_x(iced::Right).align_y(iced::Bottom)].into()
            }
            None => body.into(),
        };
        let (lit, arrived, faded) = (paper.lit, paper.arrived, paper.affordable == Some(false));
        let card = button(body)
            .padding(0)
            .style(move |theme, status| face(theme, status, lit, faded, arrived))
            .on_press_maybe(paper.on_press);
        super::subject::about(paper.card.id(), themer(Some(theme::light()), card))
    }
}

/// A key in letters of this size.
fn keycap<'a, Message: 'a>(key: String, letters: f32) -> Element<'a, Message> {
    let key = font::bold(key, letters as u32)
        .line_height(1.0)
        .wrapping(text::Wrapping::None);
    container(key).padding([1, 6]).style(theme::keycap).into()
}

/// The round field of a cost.
fn badge(affordable: Option<bool>) -> container::Style {
    let (fill, ink) = match affordable {
        Some(true) => (theme::cards::PAYABLE, theme::city::INK),
        Some(false) => (theme::cards::DEAR, theme::city::PAPER),
        None => (theme::city::LIGHT, theme::city::INK),
    };
    container::Style {
        text_color: Some(ink),
        background: Some(fill.into()),
        border: border::rounded(99).width(2.0).color(theme::city::INK),
        ..container::Style::default()
    }
}

fn face(theme: &Theme, status: button::Status, lit: bool, faded: bool, arrived: f32) -> button::Style {
    let colours = theme::colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let ready = !matches!(status, button::Status::Disabled);
    let line = match (hot, ready || lit) {
        (true, _) => theme::city::PAPER,
        (false, true) => theme::city::LIGHT,
        (false, false) => theme::city::INK,
    };
    let paper = theme::mix(colours.surface, colours.raised, 0.25);
    let paper = if faded {
        theme::mix(paper, theme::city::FOG, 0.25)
    } else {
        paper
    };
    let paper = theme::mix(paper, colours.accent, (1.0 - arrived) * 0.6);
    button::Style {
        background: Some(paper.into()),
        text_color: theme::city::INK,
        border: Border {
            color: line,
            width: if ready || lit { 3.0 } else { 2.0 },
            radius: theme::ROUND.into(),
        },
        ..button::Style::default()
    }
}
