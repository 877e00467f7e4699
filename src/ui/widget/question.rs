//! What a question is made of: its panel, the button of an answer with its key, a stepper, the face of a die
//! to choose.

use crate::ui::widget::{dials, die, keycap};
use crate::ui::{art, font, theme};
use engine::classic::{Edition, Face};
use iced::widget::{Button, button, column, container, row, space, text};
use iced::{Border, Center, Color, Element, Fill, Length, Theme};

/// The panel of a question in the colour of whose it is; `mine` when it is answered here.
pub fn panel<'a, Message: 'a>(
    body: Element<'a, Message>,
    house: Option<Color>,
    mine: bool,
) -> Element<'a, Message> {
    container(body)
        .padding([8, 12])
        .width(Fill)
        .height(Fill)
        .style(move |theme| rim(theme, house, mine))
        .into()
}

fn rim(theme: &Theme, house: Option<Color>, mine: bool) -> container::Style {
    let colours = theme::colours(theme);
    let line = house.map_or(colours.line, |house| theme::on_panel(colours, house));
    let fill = theme::mix(colours.surface, line, if mine { 0.1 } else { 0.0 });
    container::Style {
        background: Some(fill.into()),
        border: iced::border::rounded(theme::ROUND)
            .width(if mine { 2.0 } else { 1.0 })
            .color(line),
        ..theme::panel(theme)
    }
}

/// The field of what is asked, in the colour of whose it is; `mine` when it is answered here.
#[must_use]
pub fn ribbon(theme: &Theme, house: Color, mine: bool) -> container::Style {
    let colours = theme::colours(theme);
    let house = theme::on_panel(colours, house);
    let fill = if mine {
        theme::tinted(colours.surface, house)
    } else {
        theme::mix(colours.surface, house, 0.1)
    };
    container::Style {
        text_color: Some(colours.text),
        background: Some(fill.into()),
        border: iced::border::rounded(theme::ROUND)
            .width(if mine { 2.0 } else { 1.0 })
            .color(house),
        ..container::Style::default()
    }
}

/// The letters of the name of a seat, and what is left and right of them.
const PLATE: u32 = 13;
const ASIDE: u16 = 9;

/// How wide the name of a seat on its colour is.
#[must_use]
pub fn plate_width(name: &str) -> f32 {
    dials::letters(name, PLATE as f32) + 2.0 * f32::from(ASIDE)
}

/// The name of a seat on its colour.
pub fn name_plate<'a, Message: 'a>(name: &str, house: Color) -> Element<'a, Message> {
    container(font::bold(name.to_owned(), PLATE).wrapping(text::Wrapping::None))
        .padding([2, ASIDE])
        .style(move |theme| plate(theme, house))
        .into()
}

/// A field of a house color behind a name.
#[must_use]
pub fn plate(theme: &Theme, house: Color) -> container::Style {
    let colours = theme::colours(theme);
    container::Style {
        background: Some(theme::on_panel(colours, house).into()),
        text_color: Some(theme::on_house(colours)),
        border: iced::border::rounded(99),
        ..container::Style::default()
    }
}

/// How an answer stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rank {
    /// The suggested one, said with Enter.
    Main,
    /// One of the others.
    #[default]
    Plain,
    /// One that costs dearly.
    Grave,
}

impl Rank {
    /// The colour of the words on it.
    #[must_use]
    pub fn ink(self) -> fn(&Theme) -> Color {
        match self {
            Self::Main => |theme| theme::colours(theme).on_accent,
            Self::Plain => |theme| theme::colours(theme).text,
            Self::Grave => |theme| theme::colours(theme).on_danger,
        }
    }

    fn style(self) -> fn(&Theme, button::Status) -> button::Style {
        match self {
            Self::Main => theme::primary,
            Self::Plain => theme::secondary,
            Self::Grave => theme::danger,
        }
    }
}

/// The button of an answer: a symbol if `symbol` is not empty, its words, the keys that say the same.
pub fn answer<'a, Message: Clone + 'a>(
    words: impl Into<Element<'a, Message>>,
    symbol: &str,
    keys: &[String],
    rank: Rank,
    on_press: Option<Message>,
) -> Button<'a, Message> {
    let symbol = (!symbol.is_empty()).then(|| art::tinted(symbol, 18, rank.ink()).into());
    let keys = keys.iter().cloned().map(|key| match rank {
        Rank::Main | Rank::Grave => capped(key, rank),
        Rank::Plain => keycap(key),
    });
    let keys = row(keys).spacing(4);
    let content = row(symbol).push(words).push(keys).spacing(7).align_y(Center);
    button(content)
        .padding([7, 10])
        .style(rank.style())
        .on_press_maybe(on_press)
}

/// The same as low as possible, for one of many that stand below each other.
pub fn low<'a, Message: Clone + 'a>(
    words: impl Into<Element<'a, Message>>,
    keys: &[String],
    on_press: Option<Message>,
) -> Button<'a, Message> {
    let keys = keys.iter().cloned().map(|key| {
        container(font::bold(key, 11).line_height(1.2))
            .padding([0, 6])
            .style(theme::keycap)
            .into()
    });
    let content = row![words.into()].extend(keys).spacing(7).align_y(Center);
    button(content)
        .style(Rank::Plain.style())
        .on_press_maybe(on_press)
}

/// The button of an answer in a dialog, as wide as its words.
pub fn narrow<'a, Message: Clone + 'a>(
    label: String,
    symbol: &str,
    key: String,
    rank: Rank,
    message: impl Into<Message>,
) -> Button<'a, Message> {
    answer(font::bold(label, 16), symbol, &[key], rank, Some(message.into())).padding([10, 16])
}

/// The button of an answer in a dialog, on a line of its own.
pub fn line<'a, Message: Clone + 'a>(
    label: String,
    symbol: &str,
    key: String,
    rank: Rank,
    message: impl Into<Message>,
) -> Button<'a, Message> {
    let label = row![font::bold(label, 16), space::horizontal()].width(Fill);
    answer(label, symbol, &[key], rank, Some(message.into()))
        .padding([10, 16])
        .width(Fill)
}

/// A key cap on a coloured button.
fn capped<'a, Message: 'a>(key: String, rank: Rank) -> Element<'a, Message> {
    let ink = rank.ink();
    container(font::bold(key, 12))
        .padding([1, 6])
        .style(move |theme| container::Style {
            border: Border {
                color: Color {
                    a: 0.55,
                    ..ink(theme)
                },
                width: 1.0,
                radius: 5.0.into(),
            },
            ..container::Style::default()
        })
        .into()
}

/// A face of a die so large that can be chosen, with what it takes and its key; below each other where that is tight.
pub fn face<'a, Message: Clone + 'a>(
    (edition, face): (Edition, Face),
    size: f32,
    with: Option<Element<'a, Message>>,
    key: Option<String>,
    tight: bool,
    on_press: Option<Message>,
) -> Button<'a, Message> {
    let picture = art::svg(&die::glyph(edition, face))
        .width(Length::Fixed(size))
        .height(Length::Fixed(size));
    // Six of them stand side by side.
    let key = key.map(keycap);
    let content: Element<'a, Message> = match (tight, with) {
        (true, None) => column![picture].push(key).spacing(2).align_x(Center).into(),
        (true, Some(with)) => {
            let beside = column![with].push(key).spacing(2).align_x(Center);
            row![picture, beside].spacing(4).align_y(Center).into()
        }
        (false, with) => row![picture]
            .push(with)
            .push(key)
            .spacing(4)
            .align_y(Center)
            .into(),
    };
    button(content)
        .padding([size * 0.21, size * 0.25])
        .style(theme::secondary)
        .on_press_maybe(on_press)
}

/// A number with a button on either side.
pub fn stepper<'a, Message: Clone + 'a>(
    number: u8,
    less: Option<Message>,
    more: Option<Message>,
) -> Element<'a, Message> {
    let step = |name: &str, message: Option<Message>| {
        button(art::tinted(name, 16, |theme| theme::colours(theme).text))
            .padding(7)
            .style(theme::secondary)
            .on_press_maybe(message)
    };
    row![
        step("minus", less),
        container(font::bold(number.to_string(), 20)).center_x(30),
        step("plus", more),
    ]
    .spacing(5)
    .align_y(Center)
    .into()
}
