//! Power cards: the bubble that explains one wherever it is named, the chip that lies in front of a monster,
//! and the card for sale. Which card is which is asked of the words and the pictures by its slug; what stands
//! on it says [`Printed`].

use super::log::{self, Ink};
use crate::ui::{art, font, theme};
use engine::classic::CardId;
use engine::classic::rule::Kind;
use iced::widget::{Button, button, column, container, row, space, stack, text, tooltip};
use iced::{Border, Center, Color, Element, Fill, Length, Right, Size, Theme};
use words::fl;
use words::{Part, Words, classic, line};

/// What stands on a card, of whichever game.
pub trait Printed: Copy {
    /// Its name in files.
    fn slug(self) -> &'static str;

    /// Its name.
    fn name(self, words: &Words) -> String;

    /// What becomes of it when it is bought, in words.
    fn kind(self, words: &Words) -> String;

    /// What it does, in pieces.
    fn parts(self, words: &Words) -> Vec<Part>;

    /// How many letters it takes to say what it does.
    fn letters(self, words: &Words) -> usize {
        line::letters(&self.parts(words))
    }

    /// What it costs.
    fn cost(self, words: &Words) -> u8;

    /// The colour of its rim, where cards of several kinds lie side by side.
    fn rim(self, colours: &theme::Colours) -> Color {
        colours.line
    }

    /// The colour behind its picture.
    fn field(self) -> Color {
        theme::cards::KEEP
    }

    /// The level of a tile, which has no cost.
    fn level(self) -> Option<u8> {
        None
    }

    /// What else it brings, for a place of this size.
    fn brings<'a, Message: 'a>(self, _words: &Words, _room: Size) -> Option<Element<'a, Message>> {
        None
    }
}

impl Printed for CardId {
    fn slug(self) -> &'static str {
        Self::slug(self)
    }

    fn name(self, words: &Words) -> String {
        classic::card_name(words, self)
    }

    fn kind(self, words: &Words) -> String {
        match Self::kind(self) {
            Kind::Keep => fl!(words, "play-card-keep"),
            Kind::Costume => fl!(words, "play-card-costume"),
            Kind::Tile(_) => fl!(words, "play-card-tile"),
            Kind::Discard => fl!(words, "play-card-discard"),
            Kind::Evolution(_) => words.text("play-card-evolution"),
        }
    }

    fn parts(self, words: &Words) -> Vec<Part> {
        line::parts(&classic::card_text(words, self))
    }

    fn cost(self, words: &Words) -> u8 {
        classic::card_cost(words, self)
    }

    fn rim(self, colours: &theme::Colours) -> Color {
        match Self::kind(self) {
            Kind::Keep | Kind::Discard | Kind::Evolution(_) => colours.line,
            Kind::Costume => colours.costume,
            Kind::Tile(_) => colours.wicked,
        }
    }

    fn field(self) -> Color {
        match Self::kind(self) {
            Kind::Keep | Kind::Evolution(_) => theme::cards::KEEP,
            Kind::Discard => theme::cards::DISCARD,
            Kind::Costume => theme::cards::COSTUME,
            Kind::Tile(_) => theme::cards::TILE,
        }
    }

    fn level(self) -> Option<u8> {
        self.tile().map(|tile| tile.level)
    }
}

/// The emblem of a card.
#[must_use]
pub fn emblem<'a>(card: impl Printed) -> iced::widget::Svg<'a> {
    art::svg(&format!("emblems/{}.svg", card.slug()))
}

/// Where a bubble appears: on which side, and how far off, so that it covers nothing that is needed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aside {
    /// On which side.
    pub position: tooltip::Position,
    /// How far off.
    pub gap: f32,
}

impl Aside {
    /// Right above.
    pub const ABOVE: Self = Self::above(6.0);
    /// To the left.
    pub const LEFT: Self = Self {
        position: tooltip::Position::Left,
        gap: 12.0,
    };

    /// Above, and farther off.
    #[must_use]
    pub const fn above(gap: f32) -> Self {
        Self {
            position: tooltip::Position::Top,
            gap,
        }
    }

    /// Below, and farther off.
    #[must_use]
    pub const fn below(gap: f32) -> Self {
        Self {
            position: tooltip::Position::Bottom,
            gap,
        }
    }
}

/// Something that names a card; hovering it tells what the card does.
pub fn explained<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    card: impl Printed,
    words: &Words,
    aside: Aside,
) -> Element<'a, Message> {
    tooltip(content, bubble(card, words), aside.position)
        .gap(aside.gap)
        .padding(0)
        .style(theme::tooltip)
        .into()
}

/// What a card does, for a bubble.
pub fn bubble<'a, Message: 'a>(card: impl Printed, words: &Words) -> Element<'a, Message> {
    let ink = Ink::new(words, &[], 13);
    let head = row![
        emblem(card).width(34).height(34),
        column![
            font::bold(card.name(words), 15),
            text(card.kind(words)).size(12).style(theme::quiet),
        ],
        space::horizontal(),
        worth(card, words, ink),
    ]
    .spacing(9)
    .align_y(Center);
    container(
        column![head, log::sentence(&card.parts(words), ink)]
            .push(card.brings(words, Size::new(260.0, 52.0)))
            .spacing(7),
    )
    .padding(10)
    .width(280)
    .into()
}

/// What a card costs as printed; a tile has a level instead.
pub(super) fn worth<'a, Message: 'a>(
    card: impl Printed,
    words: &Words,
    ink: Ink<'_>,
) -> Element<'a, Message> {
    match card.level() {
        Some(level) => row![
            art::svg("tokens/wickedness.svg").width(18).height(18),
            font::bold(level.to_string(), 14),
        ]
        .spacing(4)
        .align_y(Center)
        .into(),
        None => log::rich(&format!("{}⚡", card.cost(words)), ink.bold()),
    }
}

/// A card for sale.
#[derive(Debug, Clone)]
pub struct ForSale<Message, C = CardId> {
    /// Which card.
    pub card: C,
    /// What it costs the one who looks at it.
    pub price: u8,
    /// Can it be paid? `None` if nobody asks.
    pub affordable: Option<bool>,
    /// It can be bought now.
    pub on_press: Option<Message>,
    /// The key that buys it now.
    pub key: Option<String>,
    /// It was just turned up and is offered.
    pub lit: bool,
    /// How far it has come in, 1 when it lies there.
    pub arrived: f32,
}

/// The size of letters in which the effects of all these cards find room: the longest ones of a small card
/// are written smaller rather than cut.
#[must_use]
pub fn size_for(cards: impl Iterator<Item = impl Printed>, words: &Words, small: bool) -> u32 {
    let long = cards.map(|card| card.letters(words)).max();
    match (small, long.unwrap_or(0)) {
        (true, 150..) => 10,
        (true, 90..) | (false, 150..) => 11,
        (true, _) | (false, 110..) => 12,
        (false, _) => 13,
    }
}

/// A card for sale, filling its slot, in letters of this size.
pub fn for_sale<'a, Message: Clone + 'a, C: Printed>(
    sale: ForSale<Message, C>,
    words: &Words,
    small: bool,
    size: u32,
) -> Element<'a, Message> {
    let card = sale.card;
    let parts = card.parts(words);
    let ink = Ink::new(words, &[], size);
    let room = if small {
        Size::new(66.0, 37.0)
    } else {
        Size::new(84.0, 44.0)
    };
    let brought = card.brings(words, room);
    // What it brings must be told apart, and takes its room from the picture.
    let picture = match (small, brought.is_some()) {
        (true, true) => 32.0,
        (true, false) | (false, true) => 40.0,
        (false, false) => 54.0,
    };
    let above = if small || brought.is_some() { 7 } else { 10 };
    let left = column![
        emblem(card).width(picture).height(picture),
        text(card.kind(words)).size(10).style(theme::quiet),
    ]
    .push(brought)
    .spacing(3)
    .align_x(Center);
    let name = font::bold(card.name(words), if small { 13 } else { 15 })
        .line_height(1.1)
        .width(Fill);
    let right = column![
        row![name, price(card, sale.price, sale.affordable, words)]
            .spacing(6)
            .align_y(Center),
        log::sentence(&parts, ink),
    ]
    .spacing(3)
    .width(Fill);
    let body = container(row![left, right].spacing(9))
        .padding([above, if small { 7 } else { 10 }])
        .width(Fill)
        .height(Fill);
    let body: Element<'a, Message> = match sale.key {
        Some(key) => {
            let cap = container(super::keycap(key))
                .align_x(Right)
                .align_y(iced::Bottom)
                .padding(4)
                .width(Fill)
                .height(Fill);
            stack![body, cap].into()
        }
        None => body.into(),
    };
    let lit = sale.lit;
    let faded = sale.affordable == Some(false);
    let arrived = sale.arrived;
    Button::new(body)
        .padding(0)
        .width(Fill)
        .height(Fill)
        .style(move |theme, status| face(theme, status, lit, faded, arrived))
        .on_press_maybe(sale.on_press)
        .into()
}

/// An empty slot of the market.
pub fn vacant<'a, Message: 'a>() -> Element<'a, Message> {
    container(space())
        .width(Fill)
        .height(Fill)
        .style(|theme: &Theme| container::Style {
            border: Border {
                color: theme::colours(theme).line,
                width: 1.0,
                radius: theme::ROUND.into(),
            },
            ..container::Style::default()
        })
        .into()
}

/// The price; the printed one stands beside it when it is another.
pub(super) fn price<'a, Message: 'a>(
    card: impl Printed,
    price: u8,
    affordable: Option<bool>,
    words: &Words,
) -> Element<'a, Message> {
    let printed = card.cost(words);
    let ink = Ink::new(words, &[], 14).bold();
    let ink = match affordable {
        Some(false) => ink.coloured(|theme| theme::colours(theme).danger_text),
        Some(true) | None => ink,
    };
    let now = log::rich(&format!("{price}⚡"), ink);
    if price == printed {
        return now;
    }
    let was = container(text(printed.to_string()).size(12).style(theme::quiet));
    let was = stack![was, container(struck()).center_y(Fill).width(Fill)];
    super::hint(
        row![was, now].spacing(5).align_y(Center),
        fl!(words, "play-card-price", printed = printed, price = price),
        tooltip::Position::Top,
    )
    .into()
}

fn struck<'a, Message: 'a>() -> Element<'a, Message> {
    container(space().width(Fill).height(1.5))
        .style(|theme: &Theme| container::Style::default().background(theme::colours(theme).danger_text))
        .into()
}

fn face(theme: &Theme, status: button::Status, lit: bool, faded: bool, arrived: f32) -> button::Style {
    let colours = theme::colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let ready = !matches!(status, button::Status::Disabled);
    let line = match (hot, ready || lit) {
        (true, _) => colours.accent_bright,
        (false, true) => colours.accent,
        (false, false) => colours.line,
    };
    let fill = theme::mix(colours.surface, colours.raised, if hot { 0.9 } else { 0.35 });
    let fill = theme::mix(fill, colours.accent, (1.0 - arrived) * 0.6);
    button::Style {
        background: Some(fill.into()),
        text_color: if faded { colours.quiet } else { colours.text },
        border: Border {
            color: line,
            width: if ready || lit { 2.0 } else { 1.0 },
            radius: theme::ROUND.into(),
        },
        ..button::Style::default()
    }
}

/// A kept card as a small button or badge with its emblem, for lists.
pub fn badge<'a, Message: 'a>(card: impl Printed, size: f32) -> Element<'a, Message> {
    container(
        emblem(card)
            .width(Length::Fixed(size))
            .height(Length::Fixed(size)),
    )
    .style(|theme: &Theme| container::Style {
        background: Some(
            Color {
                a: 0.5,
                ..theme::colours(theme).raised
            }
            .into(),
        ),
        border: Border {
            color: theme::colours(theme).line,
            width: 1.0,
            radius: 6.0.into(),
        },
        ..container::Style::default()
    })
    .into()
}
