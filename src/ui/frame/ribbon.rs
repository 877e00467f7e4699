//! The ribbon above the dice, at any game: whose question it is, what is asked and about which cards, and how many rolls
//! are used. What stands beside the words has all the room that it takes; the words are written as large as fits what is left.

use super::room::Room;
use crate::ui::font;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::tooltip::Position;
use crate::ui::widget::{self, dials, question};
use engine::Seat;
use iced::widget::{container, row};
use iced::{Center, Color, Element, Fill, Padding};
use words::{Names, Words, fl, line};

/// Left and right of everything, and between what stands on it; less in a small room.
const PAD: f32 = 10.0;
const BETWEEN: f32 = 8.0;
/// The smallest letters of what is asked.
const LEAST: u32 = 8;
/// The id of how many rolls are used.
pub const ROLLS: &str = "region-rolls";

/// What stands on a ribbon.
#[derive(Debug)]
pub struct Ribbon<'b> {
    /// Whose question it is, or who is at work.
    pub seat: Option<Seat>,
    /// Their name must be said.
    pub named: bool,
    /// What is asked.
    pub title: &'b str,
    /// About how many cards.
    pub cards: usize,
    /// How many rolls are used, and how many there are.
    pub rolls: Option<[u8; 2]>,
    /// It is answered here.
    pub mine: bool,
}

impl Ribbon<'_> {
    /// Draws it; `about` are the cards, each so large as [`card_side`] says.
    pub fn draw<'a, M: 'a>(
        &self,
        room: &Room,
        about: Vec<Element<'a, M>>,
        words: &Words,
        names: &Names,
        houses: &[Color],
    ) -> Element<'a, M> {
        let house = self.seat.and_then(|seat| houses.get(seat.index()).copied());
        let house = house.unwrap_or(Color::TRANSPARENT);
        let face = self
            .seat
            .map(|seat| widget::portrait(names.monster(seat), house, face_side(room)));
        let plate = self.name(names).map(|name| question::name_plate(name, house));
        let ink = of_title(words, houses).sized(self.letters(room, words, names, houses));
        let title = container(log::rich(self.title, ink))
            .padding(Padding::ZERO.top(room.of(4.0)))
            .clip(true);
        let asked = row![]
            .push(face)
            .push(plate)
            .push(title)
            .extend(about)
            .spacing(less(room, BETWEEN))
            .align_y(Center);
        let said = row![container(asked).width(Fill)]
            .push(self.rolls.map(|rolls| told_rolls(rolls, room, words)))
            .spacing(less(room, BETWEEN))
            .align_y(Center);
        let mine = self.mine;
        container(said)
            .padding([0.0, less(room, PAD)])
            .center_y(Fill)
            .width(Fill)
            .clip(true)
            .style(move |theme| question::ribbon(theme, house, mine))
            .into()
    }

    /// The letters of what is asked.
    #[must_use]
    pub fn letters(&self, room: &Room, words: &Words, names: &Names, houses: &[Color]) -> f32 {
        let left = room.question.width - self.beside(room, names) - 1.0;
        let largest = room.letters(21.0).min((room.question.height * 0.72) as u32) as f32;
        let ink = of_title(words, houses).sized(largest);
        let title = log::Measured::new(&line::parts(self.title), ink);
        let fits = |size: f32| title.width(size) <= left;
        log::largest_that(fits, LEAST, largest).unwrap_or(LEAST as f32)
    }

    /// The name that is said.
    fn name<'n>(&self, names: &'n Names) -> Option<&'n str> {
        self.seat.filter(|_| self.named).map(|seat| names.name(seat))
    }

    /// How much room everything but the words takes.
    fn beside(&self, room: &Room, names: &Names) -> f32 {
        let face = self.seat.map(|_| face_side(room) as f32);
        let plate = self.name(names).map(question::plate_width);
        let cards = (0..self.cards).map(|_| card_side(room));
        let rolls = self
            .rolls
            .map(|[used, limit]| dials::rolls_width(used, limit, pip(room)));
        let others = face.into_iter().chain(plate).chain(cards).chain(rolls);
        others.map(|wide| wide + less(room, BETWEEN)).sum::<f32>() + 2.0 * less(room, PAD)
    }
}

/// So much, or less where the room is small.
fn less(room: &Room, length: f32) -> f32 {
    room.of(length).min(length)
}

/// The side of a card that a question is about.
#[must_use]
pub fn card_side(room: &Room) -> f32 {
    room.of(24.0)
}

/// The side of the face of whose question it is.
fn face_side(room: &Room) -> u32 {
    room.of(26.0) as u32
}

/// The size of the mark of a roll.
#[must_use]
pub fn pip(room: &Room) -> f32 {
    (9.0 * room.ink).round().max(7.0)
}

/// How many rolls of how many are used.
fn told_rolls<'a, M: 'a>([used, limit]: [u8; 2], room: &Room, words: &Words) -> Element<'a, M> {
    let meaning = fl!(words, "play-rolls", used = used, limit = limit);
    let rolls = container(dials::rolls(used, limit, pip(room))).id(ROLLS);
    widget::hint(rolls, meaning, Position::Top).into()
}

/// How what is asked is written.
fn of_title<'b>(words: &'b Words, houses: &'b [Color]) -> Ink<'b> {
    Ink {
        font: font::TITLE,
        ..Ink::new(words, houses, 0)
    }
}
