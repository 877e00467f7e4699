//! The board of one of the two players: who it is, health, energy and dice tokens, what the power faces do,
//! the cards in play. Start at [`panel`].

use super::wheel;
use crate::ui::show::monster::{Dial, Float};
use crate::ui::widget::card::{self, Aside};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::monster::look::{self, Look};
use crate::ui::widget::monster::portrait::Portrait;
use crate::ui::widget::painter::painted;
use crate::ui::widget::{dials, hint, seat_mark};
use crate::ui::{art, font, theme};
use engine::duel::{CardId, Monster, Player};
use iced::widget::{button, column, container, row, space, stack, text, tooltip};
use iced::{Center, Color, Element, Fill, Padding, Point, Size, Theme, border};
use words::{Words, line};

/// The most dice tokens that a player can hold.
const SOCKETS: u8 = 2;
/// Between the parts of a panel.
const GAP: f32 = 5.0;
/// Around them.
const PAD: f32 = 8.0;

/// How wide the energy is, its cube and two digits, in heights of its letters.
const NUMBER: f32 = 2.75;

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
    bot: bool,
    character: Option<String>,
    active: bool,
    asked: bool,
    size: Size,
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
        bot: false,
        character: None,
        active: false,
        asked: false,
        size,
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

    const fn monster(&self) -> Monster {
        self.player.monster
    }

    fn inside(&self) -> Size {
        let edge = 2.0 * (PAD + 4.0);
        Size::new(self.size.width - edge, self.size.height - edge)
    }
}

impl<'a, Message: Clone + 'a> Panel<'a, Message> {
    fn title(&self, size: f32) -> Element<'a, Message> {
        let monster = self.words.text(&format!("monster-{}", self.monster().slug()));
        let own = self.name.trim();
        let name = if own.is_empty() { monster } else { own.to_owned() };
        // The longest names are written a little smaller.
        let letters = name.chars().count().max(1) as f32;
        let room = self.inside().width - size - 4.0;
        let size = size.min(room / (letters * 0.6));
        let name = font::bold(name, size.max(10.0) as u32)
            .wrapping(text::Wrapping::None)
            .line_height(1.15);
        let mark = seat_mark(
            self.words,
            self.bot,
            self.asked,
            self.character.clone(),
            size as u32,
        );
        row![container(name).clip(true).width(Fill), mark]
            .spacing(4)
            .align_y(Center)
            .into()
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

    /// Energy, and the two sockets for dice tokens.
    fn means(&self, size: f32) -> Element<'a, Message> {
        let sockets = (0..SOCKETS).map(|nth| self.socket(nth, size * 1.5));
        let counts = [("count", self.player.tokens.into()), ("most", SOCKETS.into())];
        let meaning = self.words.text_with("duel-tokens", &counts);
        row![
            dials::count(Dial::Energy, self.energy, size),
            space::horizontal(),
            hint(row(sockets).spacing(4), meaning, tooltip::Position::Top),
        ]
        .align_y(Center)
        .into()
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

    /// What the power faces do.
    fn power(&self, letters: Option<u32>) -> Element<'a, Message> {
        let id = format!("duel-power-{}", self.monster().slug());
        let head = row![
            art::svg("duel/power.svg").width(20).height(20),
            font::bold(self.words.text("duel-setup-power"), 12).style(theme::accent),
        ]
        .spacing(5)
        .align_y(Center);
        let rule = self.words.attribute(&id, "text");
        let told = letters.map(|size| log::rich(&rule, Ink::new(self.words, &[], size)));
        let ink = Ink::new(self.words, &[], 13);
        let tip = self.words.attribute(&id, "tip");
        let bubble = column![]
            .push(letters.is_none().then(|| log::rich(&rule, ink)))
            .push(log::rich(&tip, ink.quiet()))
            .spacing(6);
        let bubble = container(bubble).padding([8, 10]).max_width(280);
        let shown = column![head].push(told).spacing(2).width(Fill);
        tooltip(shown, bubble, self.aside.position)
            .gap(self.aside.gap)
            .padding(0)
            .style(theme::tooltip)
            .into()
    }

    /// The cards in play: with their names while there is room for them, then as large as they fit.
    fn kept(&self, room: Size) -> Element<'a, Message> {
        const NEAR: f32 = 4.0;
        const NAMED: f32 = 38.0;
        let rows = self.player.kept.len() as f32;
        if room.width >= 150.0 && rows * (NAMED + NEAR) - NEAR <= room.height {
            let named = self.player.kept.iter().map(|card| self.chip(*card, NAMED, true));
            return column(named).spacing(NEAR).into();
        }
        let count = self.player.kept.iter().count().max(1) as f32;
        // The largest size at which all of them find room; never too small to be hit.
        let fits = |size: &f32| {
            let in_a_row = ((room.width + NEAR) / (size + NEAR)).floor().max(1.0);
            (count / in_a_row).ceil() * (size + NEAR) - NEAR <= room.height
        };
        let size = [48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 26.0, 24.0]
            .into_iter()
            .find(fits)
            .unwrap_or(20.0);
        let in_a_row = ((room.width + NEAR) / (size + NEAR)).floor().max(1.0) as usize;
        let cards: Vec<CardId> = self.player.kept.iter().copied().collect();
        let lines = cards.chunks(in_a_row).map(|line| {
            row(line.iter().map(|card| self.chip(*card, size, false)))
                .spacing(NEAR)
                .into()
        });
        column(lines).spacing(NEAR).into()
    }

    fn chip(&self, card: CardId, size: f32, named: bool) -> Element<'a, Message> {
        let shown = (self.chips)(card);
        let inner = (size - 4.0) * shown.grown.clamp(0.1, 1.1);
        let opacity = if shown.spent { 0.4 } else { 1.0 };
        let emblem = card::emblem(card).width(inner).height(inner).opacity(opacity);
        let (lit, asks) = (shown.lit, shown.on_press.is_some());
        let emblem = container(emblem).center(size);
        let face: Element<'a, Message> = if named {
            let name = text(words::duel::card_name(self.words, card))
                .size(13)
                .line_height(1.15);
            row![emblem, name]
                .spacing(6)
                .padding(Padding::ZERO.right(4.0))
                .align_y(Center)
                .width(Fill)
                .into()
        } else {
            emblem.into()
        };
        let chip = button(face)
            .padding(0)
            .style(move |theme, status| look::kept(theme, status, lit, asks))
            .on_press_maybe(shown.on_press);
        card::explained(chip, card, self.words, self.aside)
    }

    /// How high the rule of the power is in letters of a size.
    fn rule_height(&self, letters: u32) -> f32 {
        let id = format!("duel-power-{}", self.monster().slug());
        let count = line::letters(&line::parts(&self.words.attribute(&id, "text"))) as f32;
        let line = (self.inside().width / (letters as f32 * 0.5)).max(1.0);
        // Words do not fill their lines.
        (count / (line - 2.0).max(1.0)).ceil() * (letters as f32 * 1.3 + 2.0) + 24.0
    }

    /// How large the name and the numbers are written.
    fn letters(&self) -> (f32, f32) {
        let wide = self.inside().width;
        ((wide * 0.09).clamp(15.0, 20.0), (wide * 0.1).clamp(16.0, 24.0))
    }

    /// Everything but the portrait, the rule of the power and more than one row of cards.
    fn others(&self) -> f32 {
        let (title, number) = self.letters();
        title * 1.2 + number * 1.5 + 24.0 + 4.0 * GAP
    }

    /// How large the portrait and the wheel are.
    fn square(&self) -> f32 {
        let inside = self.inside();
        ((inside.width - 8.0) / 2.0)
            .min((inside.height - self.others() - 24.0) * 0.44)
            .clamp(40.0, 150.0)
    }

    /// Where changes of the hearts begin to rise: on the portrait, so that the wheel beside it can be read.
    fn beside_wheel(&self) -> Point {
        let (square, edge) = (self.square(), PAD + 4.0);
        Point::new(
            edge + square / 2.0,
            edge + self.letters().0 * 1.2 + GAP + square * 0.8,
        )
    }

    /// Where changes of the energy begin to rise: after its number, as near to the sockets as need be.
    fn beside_cube(&self) -> Point {
        let (title, number) = self.letters();
        let edge = PAD + 4.0;
        let row = edge + title * 1.2 + self.square() + 2.0 * GAP + number * 0.75;
        let left = edge + number * NUMBER;
        let right = self.size.width - edge - number * 3.0 - 4.0;
        // A change appears larger than it is afterwards.
        let half = self.change() * 1.25 * 1.35;
        Point::new(((left + right) / 2.0).max(left + half), row)
    }

    /// How large changes are written.
    fn change(&self) -> f32 {
        (self.size.width * 0.1).clamp(16.0, 24.0)
    }

    fn body(&self) -> Element<'a, Message> {
        let inside = self.inside();
        let (title, number) = self.letters();
        // First the portrait and the wheel, then the rule in letters that can be read, then room for cards.
        let square = self.square();
        let left = inside.height - self.others() - square;
        let letters = (10..=15).rev().find(|size| self.rule_height(*size) <= left);
        let told = letters.map_or(22.0, |size| self.rule_height(size));
        let cards = (left - told - GAP).max(0.0) + 24.0;
        let faces = row![
            self.portrait(square),
            container(wheel::wheel(self.health, self.monster().health(), square)).center_x(Fill),
        ]
        .align_y(Center);
        column![
            self.title(title),
            faces,
            self.means(number),
            self.power(letters),
            self.kept(Size::new(inside.width, cards)),
        ]
        .spacing(GAP)
        .into()
    }
}

impl<'a, Message: Clone + 'a> From<Panel<'a, Message>> for Element<'a, Message> {
    fn from(mut panel: Panel<'a, Message>) -> Self {
        let floats = std::mem::take(&mut panel.lively.floats);
        let (hearts, cube) = (panel.beside_wheel(), panel.beside_cube());
        let size = panel.change();
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
        let body = container(panel.body())
            .padding(PAD)
            .width(Fill)
            .height(Fill)
            .clip(true)
            .style(move |theme| look.style(theme, false));
        let push = lively.shake * 4.0;
        let held = container(body)
            .padding(Padding {
                top: 4.0,
                bottom: 4.0,
                left: 4.0 + push,
                right: 4.0 - push,
            })
            .width(panel.size.width)
            .height(panel.size.height);
        if floats.is_empty() {
            return held.into();
        }
        // The newest one lies over those that have risen.
        let rising = floats.into_iter().map(|float| {
            let from = if float.dial == Dial::Energy { cube } else { hearts };
            let floats = vec![float];
            painted(dials::Rising { floats, size, from }).into()
        });
        stack![held].extend(rising).clip(true).into()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::widget::painter::around;
    use engine::duel::Setup;
    use iced::{Rectangle, Vector};
    use iced_test::Simulator;
    use words::Language;

    #[test]
    fn a_change_rises_beside_its_number_and_never_over_it() {
        font::load();
        let words = Words::new(Language::French);
        let setup = Setup::of([Monster::Gigazaur, Monster::TheKing]);
        let state = setup.first(engine::Seat(0)).start().expect("two monsters");
        for (width, height) in [(178.0, 360.0), (188.0, 230.0), (204.0, 485.0), (212.0, 760.0)] {
            let size = Size::new(width, height);
            let board = || panel::<()>(state.player(engine::Seat(0)), &words, size).energy(88);
            let (hearts, energy) = (board().beside_wheel(), board().beside_cube());
            let square = board().square();
            // The number of hearts stands in the middle of the wheel, which shares the row with the portrait.
            let inside = board().inside().width;
            let wheel = Point::new(
                PAD + 4.0 + (inside + square) / 2.0,
                PAD + 4.0 + board().letters().0 * 1.2 + GAP + square / 2.0,
            );
            let health = around(wheel, Vector::new(square * 0.2, square * 0.2));
            let mut ui = Simulator::with_size(iced::Settings::default(), size, board());
            let number = ui.find("88").expect("the energy is written").bounds();
            let letters = board().change();
            for (from, number) in [(hearts, health), (energy, number)] {
                let grown = Vector::new(1.25, 0.72) * (letters * 1.35);
                let plate = around(from, grown);
                let way = Rectangle {
                    y: plate.y - letters * 1.4,
                    height: plate.height + letters * 1.4,
                    ..plate
                };
                assert!(!way.intersects(&number), "{size:?}: {way:?} over {number:?}");
                assert!(
                    way.x >= 0.0 && way.y >= 0.0 && way.x + way.width <= width,
                    "{size:?}: {way:?}"
                );
            }
        }
    }
}
