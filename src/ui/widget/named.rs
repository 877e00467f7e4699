//! Cards before whoever sits here, with their names: upright beside each other, the name below the picture, or lying in
//! rows, the name beside it, where so many have no room for their names otherwise. Both games lay them so.

use super::flow::lines;
use super::painter;
use crate::ui::font;
use iced::widget::{column, container, row, text};
use iced::{Center, Color, Element, Fill, Padding, Size};

/// Between cards beside each other, and between rows of them.
const GAP: [f32; 2] = [5.0, 3.0];
/// The least width for a name, in letters of the usual size: less is not read.
const UPRIGHT: f32 = 5.6;
const FLAT: f32 = 5.0;
/// The least height of a card that lies: two lines of the smallest letters.
const LOWEST: f32 = 19.0;
/// The greatest one.
const HIGHEST: f32 = 36.0;
/// The smallest letters, and a line of letters.
const SMALLEST: f32 = 8.0;
const LINE: f32 = 1.1;
/// The lines of a name below its picture.
const LINES: f32 = 2.3;
/// Left and right of a name.
const PAD: f32 = 3.0;

/// How cards lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lying {
    /// So many in a row.
    pub columns: usize,
    /// How large each of them is.
    pub card: Size,
}

/// So many cards upright in this room, at most so wide, with letters that are so large at the usual text size; `None`
/// where their names are not read.
#[must_use]
pub fn upright(count: usize, room: Size, widest: f32, letters: f32) -> Option<Lying> {
    let width = share(room.width, GAP[0], count).min(widest).floor();
    (width >= letters * UPRIGHT).then_some(Lying {
        columns: count.max(1),
        card: Size::new(width, room.height),
    })
}

/// The same in as few rows as they need, with their names beside their pictures.
#[must_use]
pub fn flat(count: usize, room: Size, widest: f32, letters: f32) -> Option<Lying> {
    let in_rows = |rows: usize| {
        let columns = count.div_ceil(rows).max(1);
        let high = share(room.height, GAP[1], rows).min(HIGHEST).floor();
        let card = Size::new(share(room.width, GAP[0], columns).min(widest).floor(), high);
        let name = card.width - picture(card, letters) - 2.0 * PAD;
        let read = high >= LOWEST && name >= letters * FLAT;
        (read && lies(card)).then_some(Lying { columns, card })
    };
    (1..=count.max(1)).find_map(in_rows)
}

/// What each of so many has of a length, with so much between them.
fn share(length: f32, between: f32, count: usize) -> f32 {
    (length + between) / count.max(1) as f32 - between
}

/// These cards, laid like that.
pub fn laid<'a, Message: 'a>(
    cards: impl IntoIterator<Item = Element<'a, Message>>,
    lying: Lying,
) -> Element<'a, Message> {
    let mut cards = cards.into_iter().peekable();
    let mut rows = column![].spacing(GAP[1]);
    while cards.peek().is_some() {
        rows = rows.push(row(cards.by_ref().take(lying.columns)).spacing(GAP[0]));
    }
    rows.into()
}

/// Does a card of this size lie, with its name beside its picture?
fn lies(card: Size) -> bool {
    card.width > card.height * 2.0
}

/// The side of the picture on a card of this size, whose letters are at most so large.
#[must_use]
pub fn picture(card: Size, letters: f32) -> f32 {
    if lies(card) {
        card.height - 2.0
    } else {
        (card.height - LINES * letters - 4.0).min(card.width)
    }
}

/// A card of this size with its picture and its name, in letters that are at most so large.
pub fn named<'a, Message: 'a>(
    shown: Element<'a, Message>,
    name: String,
    card: Size,
    letters: f32,
) -> Element<'a, Message> {
    let room = name_room(card, letters);
    let size = fitting(&name, room, letters);
    let written = text(name).font(font::BOLD).size(size);
    let written = written.line_height(LINE).width(Fill);
    if lies(card) {
        let written = container(written).center_y(Fill).clip(true);
        return row![shown, written.padding(Padding::ZERO.left(PAD).right(PAD))]
            .align_y(Center)
            .width(card.width)
            .height(card.height)
            .into();
    }
    let whole = (room.height / (size * LINE)).floor().max(1.0) * size * LINE;
    let written = container(written.align_x(Center).height(whole)).height(room.height);
    column![shown, written.padding([0.0, PAD]).clip(true)]
        .align_x(Center)
        .width(card.width)
        .height(card.height)
        .into()
}

/// The room for a name on a card of this size.
fn name_room(card: Size, letters: f32) -> Size {
    if lies(card) {
        Size::new(card.width - picture(card, letters) - 2.0 * PAD, card.height)
    } else {
        Size::new(card.width - 2.0 * PAD, LINES * letters)
    }
}

/// The letters, at most so large, in which the whole name has this room.
fn fitting(name: &str, room: Size, largest: f32) -> f32 {
    let wide = |words: &str| {
        let words = painter::Words {
            words: words.to_owned(),
            size: largest,
            font: font::BOLD,
            ink: Color::BLACK,
        };
        painter::measure(&words).width / largest
    };
    let space = wide("a a") - wide("aa");
    // What is drawn may be a little wider than what is measured.
    let wide_room = room.width - 1.5;
    // A line may end at a hyphen, too.
    let words = name.split([' ', '-']).map(|word| (wide(word), false));
    let words: Vec<(f32, bool)> = words.collect();
    let fits = |size: f32| {
        let words: Vec<(f32, bool)> = words.iter().map(|(width, dot)| (width * size, *dot)).collect();
        let count = lines(&words, space * size, wide_room).len() as f32;
        let whole = words.iter().all(|(width, _)| *width <= wide_room);
        whole && count * size * LINE <= room.height
    };
    super::log::largest_that(fits, SMALLEST as u32, largest).unwrap_or(SMALLEST)
}

#[cfg(test)]
mod tests {
    use super::{GAP, Lying, SMALLEST, fitting, flat, laid, name_room, named, upright};
    use crate::ui::font;
    use iced::Size;
    use iced_test::Simulator;
    use words::{Language, Words};

    /// How so many cards lie in a room of this size.
    fn lying(count: usize, room: Size, high: f32) -> Option<Lying> {
        let low = Size::new(room.width, high);
        upright(count, low, 86.0, 11.0).or_else(|| flat(count, room, 130.0, 11.0))
    }

    #[test]
    fn as_many_cards_as_most_have_lie_with_their_names_in_the_smallest_room() {
        for (count, wanted) in [(1, 1), (2, 2), (3, 3), (4, 2), (5, 2), (6, 2), (7, 2)] {
            let room = Size::new(208.0, 86.0);
            let Some(lying) = lying(count, room, 56.0) else {
                panic!("{count} have no names");
            };
            assert_eq!(lying.columns, wanted, "{count}");
            let rows = count.div_ceil(lying.columns) as f32;
            let wide = lying.columns as f32 * (lying.card.width + GAP[0]) - GAP[0];
            assert!(wide <= room.width, "{count}: {lying:?}");
            assert!(
                rows * (lying.card.height + GAP[1]) - GAP[1] <= room.height,
                "{count}: {lying:?}"
            );
        }
        assert_eq!(
            lying(12, Size::new(208.0, 86.0), 56.0),
            None,
            "nobody reads so many"
        );
    }

    #[test]
    fn every_name_is_read_whole_on_a_card_that_lies_there() {
        font::load();
        for language in Language::ALL {
            let words = Words::new(language);
            let classic = engine::classic::CardId::all().map(|card| words::classic::card_name(&words, card));
            let duel = engine::duel::CardId::all().map(|card| words::duel::card_name(&words, card));
            let (mut checked, mut cut) = (0, Vec::new());
            for name in classic.chain(duel) {
                for card in [
                    Size::new(101.0, 26.0),
                    Size::new(109.0, 28.0),
                    Size::new(90.0, 62.0),
                ] {
                    let size = fitting(&name, name_room(card, 11.0), 11.0);
                    let shown = iced::widget::space().width(4.0).height(4.0).into();
                    let mut ui = Simulator::new(named::<()>(shown, name.clone(), card, 11.0));
                    let found = ui.find(name.as_str()).expect("it is written");
                    let lies = found.bounds();
                    if size <= SMALLEST && lies.height > name_room(card, 11.0).height + 1.0 {
                        cut.push((name.clone(), card, lies));
                    }
                    checked += 1;
                }
            }
            assert!(cut.len() < checked / 50, "{language}: {cut:#?}");
        }
    }

    #[test]
    fn cards_are_laid_in_rows() {
        let card = || iced::widget::container("x").width(40).height(20).into();
        let lying = Lying {
            columns: 2,
            card: Size::new(40.0, 20.0),
        };
        let mut ui = Simulator::new(laid::<()>([card(), card(), card()], lying));
        let found = crate::ui::harness::written(&mut ui);
        let places: Vec<_> = found.iter().map(|(_, place)| (place.x, place.y)).collect();
        assert_eq!(places[1].1, places[0].1);
        assert!(
            places[2].1 > places[0].1 && places[2].0 == places[0].0,
            "{places:?}"
        );
    }
}
