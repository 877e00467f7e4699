//! Power cards: the bubble that explains one wherever it is named, the chip that lies in front of a monster,
//! and the card for sale. Which card is which is asked of the words and the pictures by its slug; what stands
//! on it says [`Printed`].

use super::log::{self, Ink};
use super::subject;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::{art, font, theme};
use engine::classic::CardId;
use engine::classic::rule::{Evolution, Kind, Stay};
use iced::widget::{column, container, row, space, stack, text};
use iced::{Border, Center, Color, Element, Fill, Length, Size, Theme};
use words::fl;
use words::{Part, Words, classic, line};

/// What stands on a card, of whichever game.
pub trait Printed: Copy {
    /// Its name in files.
    fn slug(self) -> &'static str;

    /// The id of its words.
    fn id(self) -> String;

    /// Its name.
    fn name(self, words: &Words) -> String;

    /// What becomes of it when it is bought, in words.
    fn kind(self, words: &Words) -> String;

    /// What it does, in pieces.
    fn parts(self, words: &Words) -> Vec<Part>;

    /// What it costs.
    fn cost(self, words: &Words) -> u8;

    /// Does it cost anything? What is drawn and not bought does not.
    fn is_bought(self) -> bool {
        true
    }

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

    fn id(self) -> String {
        format!("card-{}", Self::slug(self))
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
            Kind::Evolution(of) => words.text(match of.stay {
                Stay::Permanent => "play-card-permanent",
                Stay::Temporary | Stay::Lingering => "play-card-temporary",
                Stay::Gift => "play-card-gift",
            }),
            Kind::Piece(_) => words.text("play-card-piece"),
            Kind::Curse(_) => words.text("play-card-curse"),
        }
    }

    fn parts(self, words: &Words) -> Vec<Part> {
        line::parts(&classic::card_text(words, self))
    }

    fn cost(self, words: &Words) -> u8 {
        classic::card_cost(words, self)
    }

    fn is_bought(self) -> bool {
        !matches!(
            Self::kind(self),
            Kind::Evolution(_) | Kind::Piece(_) | Kind::Curse(_)
        )
    }

    fn rim(self, colours: &theme::Colours) -> Color {
        match Self::kind(self) {
            Kind::Keep | Kind::Discard | Kind::Piece(_) => colours.line,
            Kind::Curse(_) => theme::cards::CURSE[1],
            Kind::Evolution(of) => evolution(of)[1],
            Kind::Costume => colours.costume,
            Kind::Tile(_) => colours.wicked,
        }
    }

    fn field(self) -> Color {
        match Self::kind(self) {
            Kind::Keep => theme::cards::KEEP,
            Kind::Piece(_) => theme::cards::PIECE,
            Kind::Curse(_) => theme::cards::CURSE[0],
            Kind::Evolution(of) => evolution(of)[0],
            Kind::Discard => theme::cards::DISCARD,
            Kind::Costume => theme::cards::COSTUME,
            Kind::Tile(_) => theme::cards::TILE,
        }
    }

    fn level(self) -> Option<u8> {
        self.tile().map(|tile| tile.level)
    }
}

/// The colours of an Evolution: behind its picture, and around it.
#[must_use]
pub fn evolution(of: Evolution) -> [Color; 2] {
    match of.stay {
        Stay::Permanent => theme::cards::PERMANENT,
        Stay::Temporary | Stay::Lingering => theme::cards::TEMPORARY,
        Stay::Gift => theme::cards::GIFT,
    }
}

/// The emblem of a card.
#[must_use]
pub fn emblem(card: impl Printed) -> art::Drawing {
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
    tooltip(
        subject::explained(subject::about(card.id(), content)),
        bubble(card, words),
        aside.position,
    )
    .gap(aside.gap)
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
            .push(text(words.text("gallery-hint")).size(11).style(theme::quiet))
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
        _ if !card.is_bought() => space().into(),
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
