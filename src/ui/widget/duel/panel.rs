//! What tells of one of the two players: the plate at the feet of the monster, and the large board of whoever sits
//! here. Start at [`panel`].

mod own;
mod plate;

use crate::ui::show::monster::{Dial, Float};
use crate::ui::widget::card::Aside;
use crate::ui::widget::card::Printed as _;
use crate::ui::widget::log::{self, Ink, Measured};
use crate::ui::widget::monster::look::{self, Look};
use crate::ui::widget::monster::portrait::Portrait;
use crate::ui::widget::one_line;
use crate::ui::widget::painter::painted;
use crate::ui::widget::paper::paper;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::widget::{PlayedBy, card, dials, hint, named, seat_mark, subject};
use crate::ui::{art, font, theme};
use engine::duel::{Buzz, CardId, Monster, Player};
use iced::widget::{Row, Text, button, column, container, row, space, stack, text};
use iced::{Center, Color, Element, Fill, Font, Point, Size, Theme, border};
use words::duel::{card_name, power_text, power_tip};
use words::{Words, fl, line};

/// The most dice tokens that a player can hold.
const SOCKETS: u8 = 2;

/// How a player is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// A plate at the feet of the monster.
    #[default]
    Plate,
    /// Only the name at the feet of the monster, where all the rest stands on its board.
    Name,
    /// The board of whoever sits here.
    Own,
}

/// What moves on a panel; everything from 0 to 1.
#[derive(Debug, Clone, Default)]
pub struct Lively {
    /// A hit lands: the panel turns red.
    pub flash: f32,
    /// A hit shakes it, from -1 to 1.
    pub shake: f32,
    /// A hit is softened.
    pub shield: f32,
    /// Something good happens.
    pub glow: f32,
    /// The monster falls.
    pub fall: f32,
    /// The crown comes down on it.
    pub crown: Option<f32>,
    /// Changes that rise beside the numbers.
    pub floats: Vec<Float>,
}

/// Where the picture of a dial is on what tells of a player, which is so large: what is gained flies there. In a window
/// of 1280 by 800 `unit` is 1, and `ink` for letters.
#[must_use]
pub fn dial_at(shape: Shape, size: Size, [unit, ink]: [f32; 2], dial: Dial) -> Point {
    let of = |length: f32| (length * unit).round();
    let letters = |size: f32| (size * ink).round().max(11.0);
    let pad = Point::new(of(9.0), of(5.0));
    let own = shape == Shape::Own;
    let number = letters(if own { 24.0 } else { 18.0 });
    let left = if own {
        pad.x + of(own::UPPER) + of(10.0)
    } else {
        pad.x
    };
    let right = size.width - pad.x;
    let x = match dial {
        Dial::Hearts | Dial::Stars | Dial::Wicked => left + number * 0.55,
        Dial::Energy if own => (left + right) / 2.0 - number * 0.8,
        Dial::Energy => left + number * 2.4 + of(10.0),
        Dial::Tokens => right - number * 1.2,
    };
    let y = if own {
        pad.y + letters(23.0) * 1.15 + of(4.0) + number * 0.5
    } else {
        pad.y + letters(14.0) * 1.15 + of(14.0) + number * 0.6
    };
    Point::new(x, y)
}

/// How a card in play is shown.
#[derive(Debug, Clone)]
pub struct Chip<Message> {
    /// It comes, from 0 to 1.
    pub grown: f32,
    /// It acts, from 1 to 0.
    pub lit: f32,
    /// It has been used in this turn.
    pub spent: bool,
    /// It can be pressed.
    pub on_press: Option<Message>,
}

impl<Message> Default for Chip<Message> {
    fn default() -> Self {
        Self {
            grown: 1.0,
            lit: 0.0,
            spent: false,
            on_press: None,
        }
    }
}

type Chips<'a, Message> = Box<dyn Fn(CardId) -> Chip<Message> + 'a>;

/// The board of a player.
pub struct Panel<'a, Message> {
    player: &'a Player,
    words: &'a Words,
    name: String,
    colour: Color,
    played_by: PlayedBy,
    active: bool,
    asked: bool,
    size: Size,
    shape: Shape,
    unit: f32,
    ink: f32,
    kings: u8,
    health: f32,
    energy: u16,
    lively: Lively,
    aside: Aside,
    chips: Chips<'a, Message>,
    on_token: Option<Message>,
}

impl<Message> std::fmt::Debug for Panel<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Panel")
            .field("name", &self.name)
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}

/// The board of a player, of this size.
#[must_use]
pub fn panel<'a, Message>(player: &'a Player, words: &'a Words, size: Size) -> Panel<'a, Message> {
    Panel {
        player,
        words,
        name: String::new(),
        colour: Color::from_rgb(0.5, 0.5, 0.6),
        played_by: PlayedBy::Person,
        active: false,
        asked: false,
        size,
        shape: Shape::default(),
        unit: 1.0,
        ink: 1.0,
        kings: 0,
        health: f32::from(player.health),
        energy: player.energy,
        lively: Lively::default(),
        aside: Aside::ABOVE,
        chips: Box::new(|_| Chip::default()),
        on_token: None,
    }
}

impl<'a, Message> Panel<'a, Message> {
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

    /// Who plays it.
    #[must_use]
    pub fn played_by(self, played_by: PlayedBy) -> Self {
        Self { played_by, ..self }
    }

    /// Is it this player's turn?
    #[must_use]
    pub fn active(self, active: bool) -> Self {
        Self { active, ..self }
    }

    /// Is this player asked something now?
    #[must_use]
    pub fn asked(self, asked: bool) -> Self {
        Self { asked, ..self }
    }

    /// The hearts shown, while they are counted.
    #[must_use]
    pub fn health(self, health: f32) -> Self {
        Self { health, ..self }
    }

    /// The energy shown, while it is counted.
    #[must_use]
    pub fn energy(self, energy: u16) -> Self {
        Self { energy, ..self }
    }

    /// What moves on it.
    #[must_use]
    pub fn lively(self, lively: Lively) -> Self {
        Self { lively, ..self }
    }

    /// Where the bubbles of cards appear.
    #[must_use]
    pub fn aside(self, aside: Aside) -> Self {
        Self { aside, ..self }
    }

    /// How each card in play is shown.
    #[must_use]
    pub fn chips(self, chips: impl Fn(CardId) -> Chip<Message> + 'a) -> Self {
        Self {
            chips: Box::new(chips),
            ..self
        }
    }

    /// A dice token can be spent.
    #[must_use]
    pub fn on_token(self, message: Option<Message>) -> Self {
        Self {
            on_token: message,
            ..self
        }
    }

    /// How it is shown, and what 1 is in a window of 1280 by 800, also for letters.
    #[must_use]
    pub fn shape(self, shape: Shape, [unit, ink]: [f32; 2]) -> Self {
        Self {
            shape,
            unit,
            ink,
            ..self
        }
    }

    /// The tokens of The King that wait beside the tracks.
    #[must_use]
    pub fn kings(self, kings: u8) -> Self {
        Self { kings, ..self }
    }

    const fn monster(&self) -> Monster {
        self.player.monster
    }

    /// A length of a window of 1280 by 800.
    fn of(&self, length: f32) -> f32 {
        (length * self.unit).round()
    }

    /// Letters that are so large in a window of 1280 by 800, and never too small to be read.
    fn letters(&self, size: f32) -> f32 {
        (size * self.ink).round().max(11.0)
    }

    /// Above and below what stands on it, and beside it.
    fn pad(&self) -> [f32; 2] {
        [self.of(5.0), self.of(9.0)]
    }

    fn inside(&self) -> Size {
        let [high, wide] = self.pad();
        Size::new(self.size.width - 2.0 * wide, self.size.height - 2.0 * high)
    }
}

impl<'a, Message: Clone + 'a> Panel<'a, Message> {
    /// Its name, as large as it fits into so much room, in this typeface.
    fn title(&self, size: f32, room: f32, typeface: Font) -> Element<'a, Message> {
        let (name, other) = self.written(size, room, typeface);
        crate::ui::widget::told(container(name).clip(true).width(Fill), other)
    }

    /// The same as words, and the monster of somebody with a name of their own.
    fn written(&self, size: f32, room: f32, typeface: Font) -> (Text<'a>, Option<String>) {
        let monster = self.words.text(&format!("monster-{}", self.monster().slug()));
        let own = self.name.trim();
        let other = (!own.is_empty() && own != monster).then(|| monster.clone());
        let name = if own.is_empty() { monster } else { own.to_owned() };
        let letters = name.chars().count().max(1) as f32;
        let wide = if typeface == font::TITLE { 0.47 } else { 0.6 };
        let size = size.min((room / (letters * wide)).floor()).max(9.0);
        let name = text(one_line::shortened(&name, size, typeface, room))
            .font(typeface)
            .size(size)
            .wrapping(text::Wrapping::None)
            .line_height(1.15);
        (name, other)
    }

    fn mark(&self, size: f32) -> Element<'a, Message> {
        seat_mark(self.words, &self.played_by, self.asked, size as u32)
    }

    fn portrait(&self, size: f32) -> Element<'a, Message> {
        let portrait = Portrait {
            slug: self.monster().slug(),
            frame: self.colour,
            fall: self.lively.fall,
            crown: self.lively.crown,
            place: None,
        };
        container(painted(portrait)).width(size).height(size).into()
    }

    /// How full its hearts are.
    fn bar(&self, height: f32) -> Element<'a, Message> {
        let full = u16::from(self.monster().health());
        let fill = self.health / f32::from(full.max(1));
        let bar = dials::bar(Dial::Hearts, fill, full, height);
        hint(bar, self.hearts_told(), tooltip::Position::Top).into()
    }

    /// What its hearts are.
    fn hearts_told(&self) -> String {
        let (now, cap) = (self.health.round() as u16, self.monster().health());
        fl!(self.words, "table-hearts", count = now, cap = cap)
    }

    fn hearts(&self, size: f32) -> Element<'a, Message> {
        let now = self.health.round() as u16;
        let count = dials::count(Dial::Hearts, now, size);
        hint(count, self.hearts_told(), tooltip::Position::Top).into()
    }

    fn cubes(&self, size: f32) -> Element<'a, Message> {
        let meaning = fl!(self.words, "table-energy", count = self.energy);
        let count = dials::count(Dial::Energy, self.energy, size);
        hint(count, meaning, tooltip::Position::Top).into()
    }

    /// The two sockets for dice tokens.
    fn sockets(&self, size: f32) -> Element<'a, Message> {
        let sockets = (0..SOCKETS).map(|nth| self.socket(nth, size));
        let counts = [("count", self.player.tokens.into()), ("most", SOCKETS.into())];
        let meaning = self.words.text_with("duel-tokens", &counts);
        hint(row(sockets).spacing(size * 0.12), meaning, tooltip::Position::Top).into()
    }

    fn socket(&self, nth: u8, size: f32) -> Element<'a, Message> {
        let there = nth < self.player.tokens;
        let inner = size - 2.0;
        let token: Element<'a, Message> = if there {
            art::svg("duel/dice-token.svg").width(inner).height(inner).into()
        } else {
            space().width(inner).height(inner).into()
        };
        // The last one is the first to be spent.
        let spent = self
            .on_token
            .clone()
            .filter(|_| there && nth + 1 == self.player.tokens);
        let lit = spent.is_some();
        button(container(token).center(size))
            .padding(0)
            .style(move |theme, status| socket(theme, status, there, lit))
            .on_press_maybe(spent)
            .into()
    }

    /// The tokens of The King that wait beside the tracks.
    fn waiting(&self, size: f32) -> Option<Element<'a, Message>> {
        (self.kings > 0).then(|| {
            let king = || {
                art::svg(&super::token::head(Buzz::King))
                    .width(size)
                    .height(size)
                    .into()
            };
            let kings = row((0..self.kings).map(|_| king())).spacing(1);
            let bubble = super::token::bubble(Buzz::King, self.words);
            tooltip(subject::explained(kings), bubble, tooltip::Position::Top).into()
        })
    }

    /// What the power faces do and how that is played, for a bubble.
    fn power_bubble(&self, rule: bool) -> Element<'a, Message> {
        let ink = Ink::new(self.words, &[], 13);
        let head = font::bold(self.words.text("duel-setup-power"), 13).style(theme::accent);
        let rule = rule.then(|| log::rich(&power_text(self.words, self.monster()), ink));
        let tip = log::rich(&power_tip(self.words, self.monster()), ink.quiet());
        let bubble = column![head].push(rule).push(tip).spacing(6);
        container(bubble).padding([8, 10]).max_width(280).into()
    }

    /// The symbol of the power; what it does is told where the pointer is.
    fn power_mark(&self, size: f32) -> Element<'a, Message> {
        let mark = art::svg("duel/power.svg").width(size).height(size);
        self.with_power(mark, true)
    }

    /// Tells of the power where the pointer is; with its rule, where that does not stand there already.
    fn with_power(&self, shown: impl Into<Element<'a, Message>>, rule: bool) -> Element<'a, Message> {
        tooltip(
            subject::explained(shown),
            self.power_bubble(rule),
            self.aside.position,
        )
        .gap(self.aside.gap)
        .into()
    }

    /// How large the symbol of the power is beside its rule.
    fn power_side(&self, room: Size) -> f32 {
        room.height.min(self.of(24.0))
    }

    /// The letters in which the rule of the power has this room.
    fn power_letters(&self, room: Size) -> f32 {
        let wide = room.width - self.power_side(room) - self.of(7.0);
        let rule = power_text(self.words, self.monster());
        let largest = self.letters(14.0) as u32;
        let said = Measured::new(&line::parts(&rule), self.of_power(largest as f32));
        let fits = |size: f32| said.height(size, wide) <= room.height;
        log::largest_that(fits, 9, largest as f32).unwrap_or(9.0)
    }

    /// How the rule is written: close together where letters are to be larger than what is around them.
    fn of_power(&self, size: f32) -> Ink<'_> {
        let ink = Ink::new(self.words, &[], 0).sized(size);
        if self.ink > self.unit { ink.close() } else { ink }
    }

    /// The letters of the rule on the board of whoever sits here.
    #[cfg(test)]
    pub fn letters_of_power(&self) -> f32 {
        self.power_letters(self.power_room())
    }

    /// What the power faces do, in this room.
    fn power(&self, room: Size) -> Element<'a, Message> {
        let mark = self.power_side(room);
        let rule = power_text(self.words, self.monster());
        let size = self.power_letters(room);
        let told = log::rich(&rule, self.of_power(size));
        let symbol = art::svg("duel/power.svg").width(mark).height(mark);
        let told = row![symbol, container(told).width(Fill)]
            .spacing(self.of(7.0))
            .align_y(Center);
        let told = container(told).center_y(room.height).clip(true);
        self.with_power(told, false)
    }

    /// The cards in play as large as they fit into this room, in one row or two, at most so large.
    fn cards(&self, room: Size, most: f32) -> Element<'a, Message> {
        const GAP: f32 = 3.0;
        let count = self.player.kept.iter().count();
        let size = |rows: usize| {
            let wide = (room.width + GAP) / count.div_ceil(rows).max(1) as f32 - GAP;
            let high = (room.height + GAP) / rows as f32 - GAP;
            wide.min(high).min(most).max(9.0).floor()
        };
        let rows = if size(2) > size(1) { 2 } else { 1 };
        let square = Size::new(size(rows), size(rows));
        let mut chips = self.player.kept.iter().map(|card| self.chip(*card, square, None));
        let mut lines = column![].spacing(GAP);
        for _ in 0..rows {
            let line: Row<'a, Message> = row(chips.by_ref().take(count.div_ceil(rows)));
            lines = lines.push(line.spacing(GAP));
        }
        lines.into()
    }

    /// The cards in play with their names, where they are so few that these can be read, and how high they are: upright,
    /// in one row so low where there is little room, or in several.
    fn named_cards(&self, room: Size, low: f32) -> Option<(Element<'a, Message>, f32)> {
        let (count, letters) = (self.player.kept.iter().count(), self.of(11.0).max(11.0));
        let flat = |high: f32| {
            let room = Size::new(room.width, high);
            named::flat(count, room, self.of(150.0), letters).map(|lying| (lying, high))
        };
        let upright = named::upright(count, room, self.of(90.0), letters).filter(|_| self.unit > 0.9);
        let upright = upright.map(|lying| (lying, room.height));
        let high = || flat(room.height).filter(|(_, high)| self.leaves_power(*high));
        let (lying, high) = upright.or_else(|| flat(low)).or_else(high)?;
        let cards = self.player.kept.iter().map(|card| {
            let name = card_name(self.words, *card);
            self.chip(*card, lying.card, Some(name))
        });
        Some((named::laid(cards, lying), high))
    }

    /// A card, with its name if there is room for it; with the pointer on it, it is seen large.
    fn chip(&self, card: CardId, room: Size, name: Option<String>) -> Element<'a, Message> {
        let shown = (self.chips)(card);
        let letters = self.letters(10.5);
        let size = match name {
            Some(_) => named::picture(room, letters),
            None => room.width,
        };
        let inner = (size - 4.0) * shown.grown.clamp(0.1, 1.1);
        let opacity = if shown.spent { 0.4 } else { 1.0 };
        let emblem = card::emblem(card).width(inner).height(inner).opacity(opacity);
        let mut face: Element<'a, Message> = container(emblem).center(size).into();
        if let Some(name) = name {
            face = named::named(face, name, room, letters);
        }
        let (lit, asks) = (shown.lit, shown.on_press.is_some());
        let chip = button(face)
            .padding(0)
            .style(move |theme, status| look::kept(theme, status, lit, asks))
            .on_press_maybe(shown.on_press);
        let risen = Size::new(self.of(230.0).max(210.0), self.of(310.0).max(283.0));
        let chip = subject::about(card.id(), chip);
        tooltip(
            subject::explained(chip),
            paper(card, self.words, risen),
            self.aside.position,
        )
        .gap(self.aside.gap)
        .into()
    }
}

impl<'a, Message: Clone + 'a> From<Panel<'a, Message>> for Element<'a, Message> {
    fn from(mut panel: Panel<'a, Message>) -> Self {
        let floats = std::mem::take(&mut panel.lively.floats);
        let inside = match panel.shape {
            Shape::Plate => panel.plate(),
            Shape::Name => panel.named(),
            Shape::Own => panel.own(),
        };
        let lively = &panel.lively;
        let won = lively.crown.is_some();
        let look = Look {
            colour: panel.colour,
            active: won || panel.active,
            asked: panel.asked || won,
            target: false,
            alive: panel.lively.fall < 1.0,
            flash: lively.flash,
            shield: lively.shield,
            glow: lively.glow,
        };
        let body: Element<'a, Message> = container(inside)
            .padding(panel.pad())
            .width(panel.size.width)
            .height(panel.size.height)
            .clip(true)
            .style(move |theme| look.style(theme, false))
            .into();
        // Changes of those at the tracks rise over their figures.
        if panel.shape != Shape::Own {
            return body;
        }
        // Also while nothing rises: a layer that comes and goes has the whole window drawn again.
        let rising = dials::Rising {
            floats,
            size: panel.letters(22.0),
            from: panel.rises_from(),
        };
        stack![body, painted(rising)].clip(true).into()
    }
}

/// A socket for a dice token; `lit` while its token can be spent.
fn socket(theme: &Theme, status: button::Status, there: bool, lit: bool) -> button::Style {
    let colours = theme::colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let line = match (lit, there) {
        (true, _) => colours.accent,
        (false, true) => Color::TRANSPARENT,
        (false, false) => colours.line,
    };
    let fill = match (lit && hot, there) {
        (true, _) => colours.accent.scale_alpha(0.5),
        (false, true) => Color::TRANSPARENT,
        (false, false) => colours.text.scale_alpha(0.06),
    };
    button::Style {
        background: Some(fill.into()),
        text_color: colours.text,
        border: border::rounded(99).width(if lit { 2.5 } else { 1.5 }).color(line),
        ..button::Style::default()
    }
}
