//! The board of one monster: who it is, its numbers, where it stands, what lies in front of it. Start at
//! [`board`].

pub(super) mod look;
pub(super) mod portrait;

pub use look::Shape;

use super::card::Aside;
use super::dials;
use super::painter::painted;
use crate::ui::classic_motion::Motion;
use crate::ui::show::monster::Dial;
use crate::ui::{art, font, theme};
use engine::Seat;
use engine::classic::rule::Kind;
use engine::classic::{Held, Key, MOST_WICKED, Place, Player};
use iced::widget::{button, column, container, row, stack, text, tooltip};
use iced::{Center, Color, Element, Fill, Padding};
use look::Look;
use portrait::Portrait;
use words::Words;
use words::fl;

type Hint<'a, Message> = Box<dyn Fn(&Held) -> Element<'a, Message> + 'a>;
type Choice<'a, Message> = Box<dyn Fn(Key) -> Option<Message> + 'a>;

/// The board of one monster.
pub struct Board<'a, Message> {
    motion: &'a Motion,
    words: &'a Words,
    seat: Seat,
    name: String,
    colour: Color,
    bot: bool,
    character: Option<String>,
    asked: bool,
    shape: Shape,
    width: f32,
    hint: Option<Hint<'a, Message>>,
    aside: Aside,
    choice: Option<Choice<'a, Message>>,
    on_press: Option<Message>,
    name_of: Box<dyn Fn(Seat) -> String + 'a>,
}

impl<Message> std::fmt::Debug for Board<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Board")
            .field("seat", &self.seat)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The board of the monster at `seat`.
#[must_use]
pub fn board<'a, Message>(motion: &'a Motion, words: &'a Words, seat: Seat) -> Board<'a, Message> {
    Board {
        motion,
        words,
        seat,
        name: String::new(),
        colour: Color::from_rgb(0.5, 0.5, 0.6),
        bot: false,
        character: None,
        asked: false,
        shape: Shape::default(),
        width: 200.0,
        hint: None,
        aside: Aside::ABOVE,
        choice: None,
        on_press: None,
        name_of: Box::new(|_| String::new()),
    }
}

impl<'a, Message> Board<'a, Message> {
    /// The name of its player; the monster's own name otherwise.
    #[must_use]
    pub fn name(self, name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..self
        }
    }

    /// The colour of its seat.
    #[must_use]
    pub fn colour(self, colour: Color) -> Self {
        Self { colour, ..self }
    }

    /// Is it played by the computer?
    #[must_use]
    pub fn bot(self, bot: bool) -> Self {
        Self { bot, ..self }
    }

    /// Who plays it, told where it is drawn that the computer does.
    #[must_use]
    pub fn character(self, character: Option<String>) -> Self {
        Self { character, ..self }
    }

    /// Is it asked something now?
    #[must_use]
    pub fn asked(self, asked: bool) -> Self {
        Self { asked, ..self }
    }

    /// How much room it takes.
    #[must_use]
    pub fn shape(self, shape: Shape) -> Self {
        Self { shape, ..self }
    }

    /// How wide it will be, so that as many cards as possible keep their size; it fills its room in any case.
    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Where that is shown.
    #[must_use]
    pub fn aside(self, aside: Aside) -> Self {
        Self { aside, ..self }
    }

    /// What is shown when the pointer is on a kept card.
    #[must_use]
    pub fn card_hint(self, hint: impl Fn(&Held) -> Element<'a, Message> + 'a) -> Self {
        Self {
            hint: Some(Box::new(hint)),
            ..self
        }
    }

    /// What happens when a kept card is pressed; cards with an answer are lit.
    #[must_use]
    pub fn on_card(self, choice: impl Fn(Key) -> Option<Message> + 'a) -> Self {
        Self {
            choice: Some(Box::new(choice)),
            ..self
        }
    }

    /// The names of the others.
    #[must_use]
    pub fn names(self, name_of: impl Fn(Seat) -> String + 'a) -> Self {
        Self {
            name_of: Box::new(name_of),
            ..self
        }
    }

    /// It can be pressed, as the target of something.
    #[must_use]
    pub fn on_press(self, message: Message) -> Self {
        Self {
            on_press: Some(message),
            ..self
        }
    }

    fn player(&self) -> &'a Player {
        self.motion.shown().player(self.seat)
    }
}

impl<'a, Message: Clone + 'a> Board<'a, Message> {
    fn portrait(&self) -> Element<'a, Message> {
        let portrait = Portrait {
            slug: self.player().monster.slug(),
            frame: self.colour,
            fall: self.motion.fall(self.seat),
            crown: self.motion.crown(self.seat),
            place: self.place(),
        };
        let size = self.shape.portrait();
        container(painted(portrait)).width(size).height(size).into()
    }

    /// Its name, who plays it, and whether it is asked.
    fn title(&self) -> Element<'a, Message> {
        let size = self.shape.name();
        let own = self.own_name();
        let named = own.is_some();
        let name = own.unwrap_or_else(|| self.monster());
        // The longest names are written a little smaller; the monster of a short one has room beside it.
        let letters = name.chars().count().max(1) as f32;
        let monster = Some(self.monster())
            .filter(|monster| named && letters + monster.chars().count() as f32 * 0.7 <= 14.0);
        let name = font::bold(name, (size as f32 * (13.0 / letters).min(1.0)) as u32)
            .wrapping(text::Wrapping::None)
            .line_height(1.15);
        let name = row![name].push(monster.map(|monster| {
            text(monster)
                .size(size as f32 * 0.7)
                .style(theme::quiet)
                .wrapping(text::Wrapping::None)
        }));
        let name = name.spacing(6).align_y(Center);
        let who = if self.bot { "bot" } else { "person" };
        let mark = if self.asked {
            art::tinted("hourglass", size, |theme| theme::colours(theme).accent_text)
        } else {
            art::tinted(who, size, |theme| theme::colours(theme).quiet)
        };
        let mark = super::told(mark, self.character.clone());
        row![container(name).clip(true).width(Fill), mark]
            .spacing(4)
            .align_y(Center)
            .into()
    }

    fn monster(&self) -> String {
        self.words
            .text(&format!("monster-{}", self.player().monster.slug()))
    }

    /// The name of its player, unless it is the monster's.
    fn own_name(&self) -> Option<String> {
        let name = self.name.trim();
        (!name.is_empty() && name != self.monster()).then(|| name.to_owned())
    }

    /// The name of the place in Tokyo where it stands.
    fn place(&self) -> Option<String> {
        match self.player().place {
            Place::Outside => None,
            Place::City => Some(fl!(self.words, "table-tokyo-city")),
            Place::Bay => Some(fl!(self.words, "table-tokyo-bay")),
        }
    }

    fn numbers(&self) -> Element<'a, Message> {
        let (motion, seat) = (self.motion, self.seat);
        let size = self.shape.number();
        let cap = u16::from(motion.shown().cap(seat));
        let count = |dial: Dial| dials::count(dial, motion.number(seat, dial), size);
        let line = |dial: Dial, full: u16| {
            let bar = dials::bar(dial, motion.fill(seat, dial, full), full, size * 0.55);
            row![container(count(dial)).width(size * 2.7), bar]
                .spacing(4)
                .align_y(Center)
        };
        let gauge = self.has_gauge();
        match self.shape {
            Shape::Compact => {
                let numbers = row![count(Dial::Hearts), count(Dial::Stars), count(Dial::Energy)]
                    .spacing(6)
                    .align_y(Center);
                column![numbers]
                    .push(gauge.then(|| self.gauge(6.0)))
                    .spacing(2)
                    .into()
            }
            Shape::Regular | Shape::Rich => column![
                line(Dial::Hearts, cap),
                line(Dial::Stars, 20),
                count(Dial::Energy)
            ]
            .push(gauge.then(|| {
                row![
                    container(count(Dial::Wicked)).width(size * 2.7),
                    self.gauge(size * 0.6)
                ]
                .spacing(4)
                .align_y(Center)
            }))
            .spacing(if gauge { 1 } else { 3 })
            .into(),
            Shape::Grand => column![count(Dial::Hearts), count(Dial::Stars), count(Dial::Energy)]
                .push(gauge.then(|| count(Dial::Wicked)))
                .spacing(if gauge { 3 } else { 8 })
                .into(),
        }
    }

    /// Is the wickedness gauge in play?
    fn has_gauge(&self) -> bool {
        self.motion.shown().gauge()
    }

    /// How far its counter has come on the wickedness gauge.
    fn gauge(&self, height: f32) -> Element<'a, Message> {
        let most = u16::from(MOST_WICKED);
        let fill = self.motion.fill(self.seat, Dial::Wicked, most) * f32::from(MOST_WICKED);
        let meaning = fl!(self.words, "table-wickedness", count = self.player().wicked);
        super::hint(dials::gauge(fill, height), meaning, tooltip::Position::Bottom).into()
    }

    /// How full its hearts and stars are, over the whole width.
    fn bars(&self) -> Element<'a, Message> {
        let (motion, seat) = (self.motion, self.seat);
        let cap = u16::from(motion.shown().cap(seat));
        let gauge = self.has_gauge();
        let height = if gauge { 7.0 } else { 9.0 };
        let bar = |dial, full| dials::bar(dial, motion.fill(seat, dial, full), full, height);
        column![bar(Dial::Hearts, cap), bar(Dial::Stars, 20)]
            .push(gauge.then(|| self.gauge(height + 2.0)))
            .spacing(if gauge { 3 } else { 5 })
            .into()
    }

    /// The tokens on it and the cards in front of it, as large as they fit.
    fn belongings(&self) -> Element<'a, Message> {
        const GAP: f32 = 3.0;
        let player = self.player();
        let tokens = [
            (
                "tokens/poison.svg",
                player.poison,
                fl!(self.words, "table-poison", count = player.poison),
            ),
            (
                "tokens/shrink.svg",
                player.shrink,
                fl!(self.words, "table-shrink", count = player.shrink),
            ),
            // What a card has done to it for good.
            (
                "tokens/crown.svg",
                u8::from(player.crowned),
                fl!(self.words, "table-crowned"),
            ),
            (
                "tokens/tombstone.svg",
                u8::from(player.risen),
                fl!(self.words, "table-risen"),
            ),
            (
                "ui/cheer.svg",
                u8::from(player.follows.is_some()),
                fl!(
                    self.words,
                    "table-follows",
                    name = player
                        .follows
                        .map_or_else(String::new, |seat| (self.name_of)(seat))
                ),
            ),
        ];
        let tokens = tokens.into_iter().filter(|(_, count, _)| *count > 0);
        let held = self.motion.shown().held_by(self.seat);
        let things = held.count() + tokens.clone().count();
        let (size, rows) = self.shape.chips(things, self.width, GAP);
        let tokens = tokens.map(|(path, count, meaning)| {
            let token = art::svg(path).width(size).height(size);
            let token: Element<'a, Message> =
                if path.starts_with("tokens/poison") || path.starts_with("tokens/shrink") {
                    counted(token, count, size)
                } else {
                    token.into()
                };
            super::hint(token, meaning, tooltip::Position::Bottom).into()
        });
        let held = self.motion.shown().held_by(self.seat);
        let mut chips = tokens.chain(held.map(|held| self.chip(held, size)));
        let mut lines = column![].spacing(GAP);
        for _ in 0..rows {
            lines = lines.push(row(chips.by_ref().take(things.div_ceil(rows))).spacing(GAP));
        }
        container(lines).center_y(self.shape.chip()).into()
    }

    fn chip(&self, held: &Held, size: f32) -> Element<'a, Message> {
        let grown = self.motion.gained(held.key).max(0.1);
        let lit = self.motion.used(held.owner, held.face);
        let emblem = format!("emblems/{}.svg", held.face.slug());
        let inner = (size - 4.0) * grown.min(1.1);
        let mut picture: Element<'a, Message> = container(art::svg(&emblem).width(inner).height(inner))
            .center(size)
            .into();
        if held.copies != Key::NONE {
            let mark = art::svg("tokens/mimic.svg")
                .width(size * 0.45)
                .height(size * 0.45);
            picture = stack![picture, mark].clip(true).into();
        }
        if held.tokens > 0 {
            picture = counted(picture, held.tokens, size);
        }
        if held.card.kind() == Kind::Costume {
            // As printed: what a costume copies or is copied by does not make another one.
            let mark = art::svg("tokens/costume.svg")
                .width(size * 0.4)
                .height(size * 0.4);
            let corner = container(mark).align_right(size).align_top(size);
            picture = stack![picture, corner].clip(true).into();
        }
        let choice = self.choice.as_ref().and_then(|choice| choice(held.key));
        let asks = choice.is_some();
        let kind = held.card.kind();
        let chip = button(picture)
            .padding(0)
            .style(move |theme, status| look::chip(theme, status, kind, lit, asks))
            .on_press_maybe(choice);
        match &self.hint {
            Some(hint) => tooltip(chip, container(hint(held)).max_width(300), self.aside.position)
                .gap(self.aside.gap)
                .padding(0)
                .style(theme::tooltip)
                .into(),
            None => chip.into(),
        }
    }
}

/// Something with a number in its corner.
fn counted<'a, Message: 'a>(
    thing: impl Into<Element<'a, Message>>,
    count: u8,
    size: f32,
) -> Element<'a, Message> {
    let number = font::bold(count.to_string(), (size * 0.36).clamp(7.0, 11.0) as u32).line_height(1.0);
    let number = container(number).padding([1, 3]).style(look::counter);
    let corner = container(number).align_right(size).align_bottom(size);
    stack![thing.into(), corner].clip(true).into()
}

impl<'a, Message: Clone + 'a> From<Board<'a, Message>> for Element<'a, Message> {
    fn from(board: Board<'a, Message>) -> Self {
        let (motion, seat, shape) = (board.motion, board.seat, board.shape);
        let alive = board.player().alive;
        let inside: Element<'a, Message> = match (alive, shape) {
            (true, Shape::Compact) => {
                let facts = column![board.title(), board.numbers(), board.belongings()].spacing(2);
                row![board.portrait(), facts].spacing(8).align_y(Center).into()
            }
            (true, _) => {
                let grand = shape == Shape::Grand;
                let middle = row![board.portrait(), board.numbers()]
                    .spacing(if grand { 10 } else { 8 })
                    .align_y(Center);
                column![board.title(), middle]
                    .push(grand.then(|| board.bars()))
                    .push(board.belongings())
                    .spacing(if grand { 8 } else { 4 })
                    .into()
            }
            (false, _) => {
                let gone = text(fl!(board.words, "table-eliminated"))
                    .size(shape.name() as f32 * 0.85)
                    .style(theme::quiet);
                let stone = row![board.portrait(), gone].spacing(10).align_y(Center);
                if shape == Shape::Compact {
                    row![stone, board.title()].spacing(8).align_y(Center).into()
                } else {
                    column![board.title(), stone].spacing(4).into()
                }
            }
        };
        let colour = board.colour;
        let state = motion.shown();
        let won = motion.crown(seat).is_some();
        let plays = state.turn().number > 0 && state.active() == seat && state.outcome().is_none();
        let active = won || (alive && plays);
        let (flash, asked, target) = (motion.flash(seat), board.asked || won, board.on_press.is_some());
        let look = Look {
            colour,
            active,
            asked,
            target,
            alive,
            flash,
            shield: motion.shield(seat),
            glow: motion.glow(seat),
        };
        let pad = shape.pad();
        let body = container(inside)
            .padding(pad)
            .width(Fill)
            .height(shape.height() - 8.0);
        let body: Element<'a, Message> = match board.on_press {
            Some(message) => button(body)
                .padding(0)
                .style(move |theme, status| {
                    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
                    let style = look.style(theme, hot);
                    button::Style {
                        background: style.background,
                        text_color: theme::colours(theme).text,
                        border: style.border,
                        shadow: style.shadow,
                        snap: true,
                    }
                })
                .on_press(message)
                .into(),
            None => body.style(move |theme| look.style(theme, false)).into(),
        };
        let push = motion.shake(seat) * 4.0;
        let held = container(body).padding(Padding {
            top: 4.0,
            bottom: 4.0,
            left: 4.0 + push,
            right: 4.0 - push,
        });
        let floats = motion.floats(seat);
        if floats.is_empty() {
            held.into()
        } else {
            let rising = dials::Rising {
                floats,
                size: shape.number() * 1.15,
                from: shape.rising(),
            };
            stack![held, painted(rising)].clip(true).into()
        }
    }
}
