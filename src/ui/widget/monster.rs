//! What tells of one monster: its plate in the round, and the large board of whoever sits here. Start at
//! [`board`].

pub(super) mod look;
mod own;
mod plate;
pub(super) mod portrait;

use super::card::{Aside, Printed as _};
use super::dials;
use super::painter::painted;
use super::{PlayedBy, named, one_line, subject};
use crate::ui::classic_motion::Motion;
use crate::ui::show::monster::Dial;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::{art, font};
use engine::Seat;
use engine::classic::rule::Kind;
use engine::classic::{Held, Key, MOST_WICKED, Piece, Place, Player};
use iced::widget::{button, column, container, row, stack, text};
use iced::{Center, Color, Element, Fill, Point, Size};
use look::Look;
use portrait::Portrait;
use words::Words;
use words::fl;

/// Where the picture of a dial is on what tells of a monster, which is so large: what is gained flies there. In a window
/// of 1280 by 800 `unit` is 1, and `ink` for letters.
#[must_use]
pub fn dial_at(shape: Shape, size: Size, [unit, ink]: [f32; 2], gauge: bool, dial: Dial) -> Point {
    let of = |length: f32| (length * unit).round();
    let letters = |size: f32| (size * ink).round().max(11.0);
    let count = if gauge { 4.0 } else { 3.0 };
    let nth = match dial {
        Dial::Hearts | Dial::Tokens => 0.0,
        Dial::Stars => 1.0,
        Dial::Energy => 2.0,
        Dial::Wicked => 3.0,
    };
    match shape {
        Shape::Plate => {
            let number = plate::number(letters(16.0), size.width, gauge);
            let left = of(9.0) + nth * (number * 2.1 + of(if gauge { 4.0 } else { 7.0 }));
            Point::new(left + number * 0.55, size.height - of(5.0) - of(25.0) / 2.0)
        }
        Shape::Own => {
            let number = letters(if gauge { 16.0 } else { 23.0 });
            let left = of(9.0) + own::portrait(size.width, [unit, ink], gauge) + of(10.0);
            let room = size.width - left - of(9.0) - number * 2.1;
            let x = left + number * 0.55 + room * nth / (count - 1.0);
            Point::new(x, of(5.0) + letters(24.0) * 1.15 + of(5.0) + number * 0.5)
        }
    }
}

/// The room between two cards that are drawn without their names.
const GAP: f32 = 3.0;
/// Cards that are smaller are not told from each other.
const SMALLEST: f32 = 9.0;

/// How cards lie that are drawn without their names.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    rows: usize,
    /// How wide and high a card is.
    side: f32,
    /// So many of them are drawn.
    shown: usize,
}

impl Fit {
    /// As many of so many cards as fit into the room, at most so large each. Where there are more, so much of its width is
    /// left for their number.
    fn of(count: usize, room: Size, most: f32, number: f32) -> Self {
        let fit = |shown: usize, width: f32| {
            let side = |rows: usize| {
                let wide = (width + GAP) / shown.div_ceil(rows).max(1) as f32 - GAP;
                let high = (room.height + GAP) / rows as f32 - GAP;
                wide.min(high).min(most).floor()
            };
            let rows = if side(2) > side(1) { 2 } else { 1 };
            let side = side(rows);
            (side >= SMALLEST).then_some(Self { rows, side, shown })
        };
        let fewer = || (1..count).rev().find_map(|shown| fit(shown, room.width - number));
        let none = Self {
            rows: 1,
            side: SMALLEST,
            shown: 0,
        };
        fit(count, room.width).or_else(fewer).unwrap_or(none)
    }
}

type Hint<'a, Message> = Box<dyn Fn(&Held) -> Element<'a, Message> + 'a>;
type Choice<'a, Message> = Box<dyn Fn(Key) -> Option<Message> + 'a>;

/// How a monster is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// A plate at its feet.
    #[default]
    Plate,
    /// The board of whoever sits here.
    Own,
}

/// What tells of one monster.
pub struct Board<'a, Message> {
    motion: &'a Motion,
    words: &'a Words,
    seat: Seat,
    name: String,
    colour: Color,
    played_by: PlayedBy,
    asked: bool,
    shape: Shape,
    size: Size,
    unit: f32,
    ink: f32,
    hint: Option<Hint<'a, Message>>,
    aside: Aside,
    choice: Option<Choice<'a, Message>>,
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

/// The plate of the monster at `seat`.
#[must_use]
pub fn board<'a, Message>(motion: &'a Motion, words: &'a Words, seat: Seat) -> Board<'a, Message> {
    Board {
        motion,
        words,
        seat,
        name: String::new(),
        colour: Color::from_rgb(0.5, 0.5, 0.6),
        played_by: PlayedBy::Person,
        asked: false,
        shape: Shape::default(),
        size: Size::new(192.0, 72.0),
        unit: 1.0,
        ink: 1.0,
        hint: None,
        aside: Aside::ABOVE,
        choice: None,
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

    /// Who plays it.
    #[must_use]
    pub fn played_by(self, played_by: PlayedBy) -> Self {
        Self { played_by, ..self }
    }

    /// Is it asked something now?
    #[must_use]
    pub fn asked(self, asked: bool) -> Self {
        Self { asked, ..self }
    }

    /// How it is shown, how large, and what 1 is in a window of 1280 by 800, also for letters.
    #[must_use]
    pub fn shape(self, shape: Shape, size: Size, [unit, ink]: [f32; 2]) -> Self {
        Self {
            shape,
            size,
            unit,
            ink,
            ..self
        }
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

    fn player(&self) -> &'a Player {
        self.motion.shown().player(self.seat)
    }
}

impl<'a, Message: Clone + 'a> Board<'a, Message> {
    fn portrait(&self, size: f32) -> Element<'a, Message> {
        let portrait = Portrait {
            slug: self.player().monster.slug(),
            frame: self.colour,
            fall: self.motion.fall(self.seat),
            crown: self.motion.crown(self.seat),
            place: None,
        };
        container(painted(portrait)).width(size).height(size).into()
    }

    /// A length of a window of 1280 by 800.
    fn of(&self, length: f32) -> f32 {
        (length * self.unit).round()
    }

    /// Letters that are so large in a window of 1280 by 800, and never too small to be read.
    fn letters(&self, size: f32) -> f32 {
        (size * self.ink).round().max(11.0)
    }

    /// Its name, as large as it fits into so much room, in this typeface.
    fn title(&self, size: f32, room: f32, font: iced::Font) -> Element<'a, Message> {
        let name = self.own_name().unwrap_or_else(|| self.monster());
        let letters = name.chars().count().max(1) as f32;
        let wide = if font == font::TITLE { 0.47 } else { 0.6 };
        let fits = (room / (letters * wide)).floor();
        let size = size.min(fits).max(9.0);
        let name = text(one_line::shortened(&name, size, font, room))
            .font(font)
            .size(size)
            .wrapping(text::Wrapping::None)
            .line_height(1.15);
        let name = container(name).clip(true).width(Fill);
        // The monster of somebody with a name of their own.
        super::told(name, self.own_name().map(|_| self.monster()))
    }

    /// Who plays it, or that it is asked.
    fn mark(&self, size: f32) -> Element<'a, Message> {
        super::seat_mark(self.words, &self.played_by, self.asked, size as u32)
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

    /// What a number of it means.
    fn meaning(&self, dial: Dial) -> String {
        let (words, number) = (self.words, self.motion.number(self.seat, dial));
        match dial {
            Dial::Hearts => {
                let cap = self.motion.shown().cap(self.seat);
                fl!(words, "table-hearts", count = number, cap = cap)
            }
            Dial::Stars => fl!(words, "table-stars", count = number),
            Dial::Energy => fl!(words, "table-energy", count = number),
            Dial::Wicked => fl!(words, "table-wickedness", count = number),
            Dial::Tokens => String::new(),
        }
    }

    /// A number with its picture, close to it in a short row of four, and what it means.
    fn count(&self, dial: Dial, size: f32, close: bool) -> Element<'a, Message> {
        let number = self.motion.number(self.seat, dial);
        let count = if close {
            dials::close(dial, number, size)
        } else {
            dials::count(dial, number, size)
        };
        super::hint(count, self.meaning(dial), tooltip::Position::Bottom).into()
    }

    /// How full its hearts are.
    fn bar(&self, dial: Dial, height: f32) -> Element<'a, Message> {
        let full = match dial {
            Dial::Hearts => u16::from(self.motion.shown().cap(self.seat)),
            _ => 20,
        };
        let bar = dials::bar(dial, self.motion.fill(self.seat, dial, full), full, height);
        super::hint(bar, self.meaning(dial), tooltip::Position::Bottom).into()
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

    /// What lies on it besides cards: its picture, how many, and what it means.
    fn tokens(&self) -> Vec<(&'static str, u8, String)> {
        let (words, player) = (self.words, self.player());
        let state = self.motion.shown();
        let follows = player
            .follows
            .map_or_else(String::new, |seat| (self.name_of)(seat));
        let all = [
            (
                "tokens/poison.svg",
                player.poison,
                fl!(words, "table-poison", count = player.poison),
            ),
            (
                "tokens/shrink.svg",
                player.shrink,
                fl!(words, "table-shrink", count = player.shrink),
            ),
            // What a card has done to it for good.
            (
                "tokens/crown.svg",
                u8::from(player.crowned),
                fl!(words, "table-crowned"),
            ),
            (
                "tokens/tombstone.svg",
                u8::from(player.risen),
                fl!(words, "table-risen"),
            ),
            // Who is Berserk, and who holds the Scarab, is seen at a glance.
            (
                "emblems/berserk.svg",
                u8::from(state.is_berserk(self.seat)),
                words.text("table-berserk"),
            ),
            (
                "emblems/golden-scarab.svg",
                u8::from(state.scarab() == Some(self.seat)),
                words.text("table-scarab"),
            ),
            (
                "ui/cheer.svg",
                u8::from(player.follows.is_some()),
                fl!(words, "table-follows", name = follows),
            ),
        ];
        all.into_iter().filter(|(_, count, _)| *count > 0).collect()
    }

    /// How many Evolutions are in its hand, as their back; nothing where there are none.
    fn hand(&self, size: f32) -> Option<Element<'a, Message>> {
        let count = self.motion.shown().hand_size(self.seat);
        let back = art::svg("tokens/evolution.svg").width(size).height(size);
        let number = font::bold(count.to_string(), self.letters(12.0) as u32).line_height(1.0);
        let held = row![back, number].spacing(1).align_y(Center);
        let meaning = fl!(self.words, "play-hand-cards", count = count);
        (count > 0).then(|| super::hint(held, meaning, tooltip::Position::Top).into())
    }

    /// What lies before it as a card: neither the Scarab, which is a token, nor Cultists that are spent.
    fn lying(&self) -> Vec<&'a Held> {
        let is_card = |held: &&Held| match held.card.piece() {
            Some(Piece::Cultists) => held.tokens > 0,
            Some(Piece::Scarab | Piece::Berserk) => false,
            Some(Piece::Floor(_) | Piece::Form) | None => true,
        };
        self.motion.shown().held_by(self.seat).filter(is_card).collect()
    }

    /// Those tokens, so large.
    fn token_row(&self, size: f32) -> Vec<Element<'a, Message>> {
        let token = |(path, count, meaning): (&'static str, u8, String)| {
            let token = art::svg(path).width(size).height(size);
            let token: Element<'a, Message> = if count > 1 {
                counted(token, count, size)
            } else {
                token.into()
            };
            super::hint(token, meaning, tooltip::Position::Bottom).into()
        };
        self.tokens().into_iter().map(token).collect()
    }

    /// The cards before it as large as they fit into this room, in one row or two, at most so large; those that find no
    /// room are counted.
    fn cards(&self, room: Size, most: f32) -> Element<'a, Message> {
        let mut held = self.lying();
        let letters = self.letters(11.0);
        let number = dials::letters(&format!("+{}", held.len()), letters) + GAP;
        let Fit { rows, side, shown } = Fit::of(held.len(), room, most, number);
        let hidden = held.split_off(shown);
        let square = Size::new(side, side);
        let mut chips = held.into_iter().map(|held| self.chip(held, square, None));
        let mut lines = column![].spacing(GAP);
        for _ in 0..rows {
            lines = lines.push(row(chips.by_ref().take(shown.div_ceil(rows))).spacing(GAP));
        }
        if hidden.is_empty() {
            return lines.into();
        }
        let names = hidden
            .iter()
            .map(|held| words::classic::card_name(self.words, held.face));
        let names = names.collect::<Vec<_>>().join(", ");
        let count = font::bold(format!("+{}", hidden.len()), letters as u32)
            .line_height(1.0)
            .wrapping(text::Wrapping::None);
        let lines = (shown > 0).then_some(lines);
        row![]
            .push(lines)
            .push(super::hint(count, names, tooltip::Position::Bottom))
            .spacing(GAP)
            .align_y(Center)
            .into()
    }

    /// The cards before it with their names, where they are so few that these can be read: upright where they have room
    /// so high, or in all of the room.
    fn named_cards(&self, room: Size, high: f32, widest: f32) -> Option<Element<'a, Message>> {
        let held = self.lying();
        let letters = self.of(11.0).max(11.0);
        let low = Size::new(room.width, high.min(room.height));
        let upright = named::upright(held.len(), low, widest, letters);
        let lying = upright.or_else(|| named::flat(held.len(), room, widest * 1.6, letters))?;
        let cards = held
            .into_iter()
            .map(|held| self.chip(held, lying.card, Some(self.short_name(held))));
        Some(named::laid(cards, lying))
    }

    /// What a card is called where there is little room.
    fn short_name(&self, held: &Held) -> String {
        let words = self.words;
        match held.card.piece() {
            Some(Piece::Floor(floor)) => {
                words.text_with("table-floor", &[("floor", u32::from(floor).into())])
            }
            Some(Piece::Form) if held.tokens > 0 => words.text("table-form-beast"),
            Some(Piece::Form) => words.text("table-form-biped"),
            _ => words::classic::card_name(words, held.face),
        }
    }

    /// A card, with its name if there is room for it.
    fn chip(&self, held: &Held, card: Size, name: Option<String>) -> Element<'a, Message> {
        let grown = self.motion.gained(held.key).max(0.1);
        let lit = self.motion.used(held.owner, held.face);
        let form = held.card.piece() == Some(Piece::Form);
        let emblem = match (form, held.tokens) {
            (true, 1..) => "emblems/transformation-beast.svg".to_owned(),
            _ => format!("emblems/{}.svg", held.face.slug()),
        };
        let letters = self.letters(10.5);
        let size = match name {
            Some(_) => named::picture(card, letters),
            None => card.width,
        };
        let inner = (size - 4.0) * grown.min(1.1);
        // A card that turns over is seen from its edge halfway.
        let turned = self.motion.flip(held.owner).filter(|_| form);
        let across = inner * turned.map_or(1.0, |time| (time * std::f32::consts::PI).cos().abs());
        // What a curse silences is pale.
        let blank = self.motion.shown().is_without_effect(held);
        let shines = if blank { 0.35 } else { 1.0 };
        let mut picture: Element<'a, Message> =
            container(art::svg(&emblem).opacity(shines).width(across).height(inner))
                .center(size)
                .into();
        if held.copies != Key::NONE {
            let mark = art::svg("tokens/mimic.svg")
                .width(size * 0.45)
                .height(size * 0.45);
            picture = stack![picture, mark].clip(true).into();
        }
        if held.tokens > 0 && !form {
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
        if let Some(name) = name {
            picture = named::named(picture, name, card, letters);
        }
        let choice = self.choice.as_ref().and_then(|choice| choice(held.key));
        let asks = choice.is_some();
        let kind = held.card.kind();
        let chip = button(picture)
            .padding(0)
            .style(move |theme, status| look::chip(theme, status, kind, lit, asks))
            .on_press_maybe(choice);
        let chip = subject::about(held.face.id(), chip);
        match &self.hint {
            Some(hint) => tooltip(
                subject::explained(chip),
                container(hint(held)).max_width(300),
                self.aside.position,
            )
            .gap(self.aside.gap)
            .into(),
            None => chip,
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
        let (motion, seat) = (board.motion, board.seat);
        let inside = match board.shape {
            Shape::Plate => board.plate(),
            Shape::Own => board.own(),
        };
        let alive = board.player().alive;
        let state = motion.shown();
        let won = motion.crown(seat).is_some();
        let plays = state.turn().number > 0 && state.active() == seat && state.outcome().is_none();
        let look = Look {
            colour: board.colour,
            active: won || (alive && plays),
            asked: board.asked || won,
            target: false,
            alive,
            // Whoever is Berserk is red with rage.
            flash: motion
                .flash(seat)
                .max(if state.is_berserk(seat) { 0.4 } else { 0.0 }),
            shield: motion.shield(seat),
            glow: motion.glow(seat),
        };
        let body = container(inside)
            .padding([board.of(5.0), board.of(9.0)])
            .width(board.size.width)
            .height(board.size.height)
            .clip(true);
        let body: Element<'a, Message> = body.style(move |theme| look.style(theme, false)).into();
        if board.shape == Shape::Plate {
            // Changes of those in the round rise over their figures.
            return body;
        }
        // Also while nothing rises: a layer that comes and goes has the whole window drawn again.
        let rising = dials::Rising {
            floats: motion.floats(seat),
            size: board.letters(24.0),
            from: Point::new(board.of(70.0), board.of(80.0)),
        };
        stack![body, painted(rising)].clip(true).into()
    }
}

#[cfg(test)]
mod tests {
    use super::{Fit, GAP, SMALLEST};
    use iced::Size;

    #[test]
    fn no_card_is_cut_off_and_those_without_room_are_counted() {
        let number = 19.0;
        let mut counted = 0;
        for wide in 0..200 {
            for count in 1..20 {
                let room = Size::new(wide as f32, 20.0);
                let fit = Fit::of(count, room, 20.0, number);
                let across = fit.shown.div_ceil(fit.rows) as f32;
                let cards = (across * (fit.side + GAP) - GAP).max(0.0);
                let high = fit.rows as f32 * (fit.side + GAP) - GAP;
                let number = if fit.shown < count { number } else { 0.0 };
                assert!(
                    fit.shown == 0 || cards + number <= room.width,
                    "{count} in {wide}: {fit:?}"
                );
                assert!(
                    fit.side >= SMALLEST && high <= room.height,
                    "{count} in {wide}: {fit:?}"
                );
                counted += usize::from(fit.shown < count);
            }
        }
        assert!(counted > 0);
        let all = Fit::of(3, Size::new(66.0, 20.0), 20.0, number);
        assert_eq!((all.rows, all.side, all.shown), (1, 20.0, 3));
    }
}
