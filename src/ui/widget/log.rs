//! Sentences with icons, coloured names and cards that explain themselves on hover: one line of the log, or
//! any other text in which ★ ♥ ⚡, monsters or cards stand.

#[cfg(test)]
mod tests;

use crate::ui::widget::card::{self, Aside};
use crate::ui::widget::flow::{self, Flow, flow};
use crate::ui::widget::placed::placed;
use crate::ui::widget::tooltip::tooltip;
use crate::ui::widget::{die, painter};
use crate::ui::{art, font, theme};
use engine::classic::Edition;
use iced::widget::{Row, column, container, responsive, row, space, text};
use iced::{Center, Color, ContentFit, Element, Fill, Font, Length, Padding, Point, Rectangle, Size, Theme};
use words::{Icon, Line, Part, Symbol, Tone, Words, grammar, line};

/// Between words, in letter sizes.
const SPACE: f32 = 0.28;
/// On both sides of a picture in a sentence, in letter sizes.
const AIR: f32 = 0.06;
/// The same before a picture in a title, whose letters lean over it.
const AIR_OF_TITLE: f32 = 0.14 + font::LEAN;
/// Between lines.
const BETWEEN: f32 = 2.0;
/// The spot of a seat, in letter sizes.
const SPOT: f32 = 0.62;
/// A line of letters, in letter sizes.
const LINE: f32 = 1.3;
/// A face on its die, in letter sizes.
const ON_DIE: f32 = 1.4;
/// The smallest letters of a line that must not be broken.
const SMALLEST: f32 = 9.0;

/// How a sentence is written.
#[derive(Debug, Clone, Copy)]
pub struct Ink<'a> {
    /// The words of the cards that are named.
    pub words: &'a Words,
    /// The house colour of each seat.
    pub houses: &'a [Color],
    /// The size of the letters.
    pub size: u32,
    /// So many quarters more, where they are as large as they have room.
    pub quarters: u8,
    /// Which letters.
    pub font: Font,
    /// In which colour; the names have their own.
    pub colour: fn(&Theme) -> Color,
    /// Where the bubbles of cards appear.
    pub aside: Aside,
    /// Between lines.
    pub between: f32,
}

impl<'a> Ink<'a> {
    /// Plain text.
    #[must_use]
    pub fn new(words: &'a Words, houses: &'a [Color], size: u32) -> Self {
        Self {
            words,
            houses,
            size,
            quarters: 0,
            font: font::TEXT,
            colour: |theme| theme::colours(theme).text,
            aside: Aside::ABOVE,
            between: BETWEEN,
        }
    }

    /// In letters of this size, to a quarter.
    #[must_use]
    pub fn sized(self, size: f32) -> Self {
        let all = (size * 4.0 + 0.01).floor().max(0.0) as u32;
        Self {
            size: all / 4,
            quarters: (all % 4) as u8,
            ..self
        }
    }

    /// The size of the letters, with its quarters.
    #[must_use]
    pub fn em(self) -> f32 {
        self.size as f32 + f32::from(self.quarters) / 4.0
    }

    /// With its lines close to each other, so that letters can be larger where there is little room.
    #[must_use]
    pub fn close(self) -> Self {
        Self { between: 0.0, ..self }
    }

    /// In bold letters.
    #[must_use]
    pub fn bold(self) -> Self {
        Self {
            font: font::BOLD,
            ..self
        }
    }

    /// With the bubbles of its cards somewhere else.
    #[must_use]
    pub fn aside(self, aside: Aside) -> Self {
        Self { aside, ..self }
    }

    /// Of the second rank.
    #[must_use]
    pub fn quiet(self) -> Self {
        self.coloured(|theme| theme::colours(theme).quiet)
    }

    /// In a colour of one's choice.
    #[must_use]
    pub fn coloured(self, colour: fn(&Theme) -> Color) -> Self {
        Self { colour, ..self }
    }

    /// Left and right of a picture in a sentence.
    fn air(self) -> [f32; 2] {
        let before = if self.font == font::TITLE {
            AIR_OF_TITLE
        } else {
            AIR
        };
        [self.em() * before, self.em() * AIR]
    }

    /// The letters of names: bold ones, but those of a title in a title.
    fn strong(self) -> Font {
        if self.font == font::TITLE {
            font::TITLE
        } else {
            font::BOLD
        }
    }

    fn write<'b, Message: 'b>(self, words: impl text::IntoFragment<'b>, font: Font) -> Element<'b, Message> {
        let colour = self.colour;
        let words = text(words)
            .size(self.em())
            .font(font)
            .style(move |theme| text::Style {
                color: Some(colour(theme)),
            });
        words.into()
    }
}

/// A text in which ★ ♥ ⚡ may stand, as wide as it needs and wrapped where there is no room.
pub fn rich<'b, Message: 'b>(words: &str, ink: Ink<'_>) -> Element<'b, Message> {
    sentence(&line::parts(words), ink)
}

/// A sentence, wrapped between words.
pub fn sentence<'b, Message: 'b>(parts: &[Part], ink: Ink<'_>) -> Element<'b, Message> {
    let said = match parts {
        [Part::Text(only)] if !only.contains('·') => ink.write(grammar::held(only), ink.font),
        _ => flowing(parts, ink).into(),
    };
    if ink.font == font::TITLE {
        font::leaning(said, ink.em())
    } else {
        said
    }
}

/// The words of a sentence, which flow from line to line.
fn flowing<'b, Message: 'b>(parts: &[Part], ink: Ink<'_>) -> Flow<'b, Message> {
    flow(drawn(parts, ink), Size::new(ink.em() * SPACE, ink.between))
}

/// The same with every line in the middle of so much room as there is.
pub fn centred<'b, Message: 'b>(words: &str, ink: Ink<'_>) -> Element<'b, Message> {
    flowing(&line::parts(words), ink).centred().into()
}

/// The words of a sentence, and which of them are dots between sentences.
fn drawn<'b, Message: 'b>(parts: &[Part], ink: Ink<'_>) -> Vec<(Element<'b, Message>, bool)> {
    let words = cut(parts).into_iter().map(|word| {
        let dot = is_dot(&word);
        let drawn = match <[Piece<'_>; 1]>::try_from(word) {
            Ok([piece]) => draw(piece, ink),
            Err(pieces) => row(pieces.into_iter().map(|piece| draw(piece, ink)))
                .align_y(Center)
                .into(),
        };
        (drawn, dot)
    });
    words.collect()
}

fn words_in_a_row<'b, Message: 'b>(parts: &[Part], ink: Ink<'_>) -> Row<'b, Message> {
    let words = drawn(parts, ink).into_iter().map(|(word, _)| word);
    row(words).spacing(ink.em() * SPACE).align_y(Center)
}

/// Is this the dot between two sentences?
fn is_dot(word: &[Piece<'_>]) -> bool {
    matches!(word, [Piece::Letters("·")])
}

/// A sentence on one line of this width: in smaller letters where there is little room for it, and cut where
/// there is none for those either.
fn on_one_line<'b, Message: 'b>(parts: &[Part], room: f32, ink: Ink<'_>) -> Element<'b, Message> {
    let wanted = ink.em();
    let fitting = wanted * room / (width(parts, ink) + 2.0);
    let size = fitting.floor().clamp(SMALLEST, wanted) as u32;
    container(words_in_a_row(parts, ink.sized(size as f32)))
        .width(Fill)
        .clip(true)
        .into()
}

/// All of these in one, in the largest letters from these down to the smallest that hold them in this room. Where none do,
/// as many as the smallest hold: from the first one on, which is told in any case, with later ones that are short enough,
/// and dots at the end. And how large they are, and whether all are told.
pub fn joined(said: &[String], room: Size, ink: Ink<'_>, smallest: u32) -> (String, u32, bool) {
    let all = said.join(DOT);
    let told = Measured::new(&line::parts(&all), ink);
    let fits = |size: &u32| told.height(*size as f32, room.width) <= room.height;
    match (smallest..=ink.size.max(smallest)).rev().find(fits) {
        Some(size) => (all, size, true),
        None => (
            shortened(
                said,
                room,
                Ink {
                    size: smallest,
                    ..ink
                },
            ),
            smallest,
            false,
        ),
    }
}

/// Between sentences.
const DOT: &str = " · ";

/// Those that have room, with dots for the others.
fn shortened(said: &[String], room: Size, ink: Ink<'_>) -> String {
    const MORE: &str = " …";
    let mut line = String::new();
    for said in said {
        let longer = if line.is_empty() {
            said.clone()
        } else {
            format!("{line}{DOT}{said}")
        };
        let dotted = line::parts(&format!("{longer}{MORE}"));
        if line.is_empty() || Measured::new(&dotted, ink).height(ink.em(), room.width) <= room.height {
            line = longer;
        }
    }
    line + MORE
}

/// How wide a sentence is on one line.
pub fn width(parts: &[Part], ink: Ink<'_>) -> f32 {
    Measured::new(parts, ink).width(ink.em())
}

/// The words of a sentence, measured: how much room it takes in letters of any size.
#[derive(Debug)]
pub struct Measured {
    words: Vec<Extent>,
    /// In letters of this size.
    size: f32,
    between: f32,
}

/// How much room a word takes.
#[derive(Debug, Clone, Copy)]
struct Extent {
    width: f32,
    /// The height of a line in which it stands, in letter sizes.
    line: f32,
    /// It is a dot between sentences.
    dot: bool,
}

impl Measured {
    /// Measures the words of a sentence.
    #[must_use]
    pub fn new(parts: &[Part], ink: Ink<'_>) -> Self {
        let word = |word: &Vec<Piece<'_>>| Extent {
            width: word.iter().map(|piece| wide(piece, ink)).sum(),
            line: if word.iter().any(Piece::is_die) {
                ON_DIE
            } else {
                LINE
            },
            dot: is_dot(word),
        };
        Self {
            words: cut(parts).iter().map(word).collect(),
            size: ink.em(),
            between: ink.between,
        }
    }

    /// How wide it is on one line.
    #[must_use]
    pub fn width(&self, size: f32) -> f32 {
        let spaces = self.words.len().saturating_sub(1) as f32 * size * SPACE;
        self.words.iter().map(|word| word.width).sum::<f32>() * self.scale(size) + spaces
    }

    /// How high it is, wrapped in a room so wide.
    #[must_use]
    pub fn height(&self, size: impl Into<f64>, room: f32) -> f32 {
        let size = size.into() as f32;
        let (scale, space) = (self.scale(size), size * SPACE);
        let widths = self.words.iter().map(|word| (word.width * scale, word.dot));
        let widths: Vec<(f32, bool)> = widths.collect();
        let lines = flow::lines(&widths, space, room);
        let high = lines.iter().map(|line| {
            let words = line.iter().map(|nth| self.words[*nth].line);
            (size * words.fold(LINE, f32::max)).ceil()
        });
        let high: Vec<f32> = high.collect();
        let between = self.between * high.len().saturating_sub(1) as f32;
        (high.iter().sum::<f32>() + between).max((size * LINE).ceil())
    }

    fn scale(&self, size: f32) -> f32 {
        size / self.size
    }
}

/// How wide a piece of a word is.
fn wide(piece: &Piece<'_>, ink: Ink<'_>) -> f32 {
    let (size, air) = (ink.em(), ink.air().iter().sum::<f32>());
    match piece {
        Piece::Letters(letters) => written(letters, ink.em(), ink.font),
        Piece::Space => size * SPACE,
        Piece::Part(Part::Text(text)) => written(text, ink.em(), ink.font),
        Piece::Part(Part::Symbol(_)) => size * 0.98 + air,
        Piece::Part(Part::Face { .. } | Part::Die { .. }) => size * ON_DIE + air,
        Piece::Part(Part::Picture { .. }) => size * 1.2 + air,
        Piece::Part(Part::Seat { name, .. }) => size * (SPOT + 0.25) + written(name, ink.em(), ink.strong()),
        Piece::Part(Part::Card { name, .. } | Part::Term { name, .. }) => {
            written(name, ink.em(), ink.strong())
        }
    }
}

/// How wide letters are.
fn written(letters: &str, size: f32, font: Font) -> f32 {
    let words = painter::Words {
        words: letters.to_owned(),
        size,
        font,
        ink: Color::BLACK,
    };
    painter::measure(&words).width
}

/// The letters, at most so large, in which these sentences have this room below each other, each on as many lines as
/// it needs; `None` where none that can be read have it.
#[must_use]
pub fn fitting(said: &[String], room: Size, largest: u32, ink: Ink<'_>) -> Option<u32> {
    let ink = Ink { size: largest, ..ink };
    let measured = said.iter().map(|said| Measured::new(&line::parts(said), ink));
    let measured: Vec<Measured> = measured.collect();
    (10..=largest).rev().find(|size| {
        let heights = measured
            .iter()
            .map(|said| said.height(*size, room.width) + BETWEEN);
        heights.sum::<f32>() - BETWEEN <= room.height
    })
}

/// The largest size for which this holds, to a quarter, of at least so much and at most so large.
pub fn largest_that(holds: impl Fn(f32) -> bool, least: u32, largest: f32) -> Option<f32> {
    let most = (largest * 4.0).floor() as u32;
    let quarters = (4 * least..=most).rev();
    let mut sizes = quarters.map(|quarters| quarters as f32 / 4.0);
    sizes.find(|size| holds(*size))
}

/// The same as [`fitting`], to a quarter.
#[must_use]
pub fn fitting_closely(said: &[String], room: Size, largest: u32, ink: Ink<'_>) -> Option<f32> {
    let ink = ink.sized(largest as f32);
    let measured = said.iter().map(|said| Measured::new(&line::parts(said), ink));
    let measured: Vec<Measured> = measured.collect();
    let fits = |size: f32| {
        let heights = measured
            .iter()
            .map(|said| said.height(size, room.width) + BETWEEN);
        heights.sum::<f32>() - BETWEEN <= room.height
    };
    largest_that(fits, 10, largest as f32)
}

/// What has just happened, as one line with its picture, as wide as there is room.
pub fn caption<'a, Message: 'a>(line: Line, words: &'a Words, houses: &[Color]) -> Element<'a, Message> {
    let (picture, houses) = (line.icon, houses.to_vec());
    let told = responsive(move |room| {
        let told = on_one_line(&line.parts, room.width, Ink::new(words, &houses, 14));
        container(told).center_y(Fill).into()
    });
    row![icon(picture, 19), told].spacing(8).align_y(Center).into()
}

/// One line of the log.
pub fn told<'b, Message: 'b>(line: &Line, ink: Ink<'_>) -> Element<'b, Message> {
    match line.tone {
        Tone::Plain => row![
            icon(line.icon, ink.size + 3),
            container(sentence(&line.parts, ink)).width(Fill)
        ]
        .spacing(7)
        .padding([1, 0])
        .into(),
        Tone::Heading => column![
            space().height(3),
            row![
                icon(line.icon, ink.size + 13),
                container(sentence(&line.parts, ink.bold())).width(Fill),
            ]
            .spacing(7)
            .align_y(Center),
            iced::widget::rule::horizontal(1).style(theme::rule),
        ]
        .spacing(3)
        .into(),
    }
}

/// The picture in front of a line.
pub fn icon<'b, Message: 'b>(icon: Icon, size: u32) -> Element<'b, Message> {
    let path = icon.path();
    let picture = match path
        .strip_prefix("ui/")
        .and_then(|file| file.strip_suffix(".svg"))
    {
        Some(name) => art::tinted(name, size, |theme| theme::colours(theme).quiet),
        None => art::svg(&path),
    };
    picture.width(size).height(size).into()
}

/// The symbol of stars, hearts or energy.
pub fn symbol<'b, Message: 'b>(symbol: Symbol, size: u32) -> Element<'b, Message> {
    symbol_of(symbol, size as f32)
}

fn symbol_of<'b, Message: 'b>(symbol: Symbol, size: f32) -> Element<'b, Message> {
    // The pictures have a margin that letters do not have.
    art::svg(symbol.path())
        .width(size * 0.98)
        .height(size * 1.15)
        .content_fit(ContentFit::Cover)
        .into()
}

/// A piece of a word: nothing may be broken between the pieces of one word.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Piece<'a> {
    Letters(&'a str),
    Part(&'a Part),
    Space,
}

impl Piece<'_> {
    const fn is_die(&self) -> bool {
        matches!(self, Self::Part(Part::Face { .. } | Part::Die { .. }))
    }

    const fn is_picture(&self) -> bool {
        self.is_die() || matches!(self, Self::Part(Part::Symbol(_) | Part::Picture { .. }))
    }
}

/// Cuts a sentence into words at its ordinary spaces; spaces that do not break stay inside.
fn cut(parts: &[Part]) -> Vec<Vec<Piece<'_>>> {
    let mut words: Vec<Vec<Piece<'_>>> = vec![Vec::new()];
    let put = |piece, breaks: bool, words: &mut Vec<Vec<_>>| {
        if breaks && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(Vec::new());
        }
        if let (Some(piece), Some(word)) = (piece, words.last_mut()) {
            word.push(piece);
        }
    };
    for part in parts {
        match part {
            Part::Text(text) => {
                for (nth, letters) in text.split(' ').enumerate() {
                    let piece = (!letters.is_empty()).then_some(Piece::Letters(letters));
                    put(piece, nth > 0, &mut words);
                }
            }
            Part::Seat { .. }
            | Part::Card { .. }
            | Part::Symbol(_)
            | Part::Face { .. }
            | Part::Die { .. }
            | Part::Term { .. }
            | Part::Picture { .. } => put(Some(Piece::Part(part)), false, &mut words),
        }
    }
    words.retain(|word| !word.is_empty());
    let mut held: Vec<Vec<Piece<'_>>> = Vec::new();
    for word in words {
        match held.last_mut() {
            Some(before) if hold_together(before, &word) => {
                before.push(Piece::Space);
                before.extend(word);
            }
            _ => held.push(word),
        }
    }
    // They do not end a sentence on a line of their own either.
    if let [_, .., before, last] = &mut held[..]
        && counts(last)
        && !is_dot(before)
    {
        before.push(Piece::Space);
        before.append(last);
        held.pop();
    }
    held
}

/// Is this a number with what it counts?
fn counts(word: &[Piece<'_>]) -> bool {
    let number = |piece: &Piece<'_>| matches!(piece, Piece::Letters(number) if number.starts_with(|letter: char| letter.is_ascii_digit()));
    word.first().is_some_and(number) && word.iter().any(Piece::is_picture)
}

/// Do two words stay on one line: an arrow with what it leads to, a number with what is counted, somebody with what
/// they gain, a picture with its odds?
fn hold_together(before: &[Piece<'_>], after: &[Piece<'_>]) -> bool {
    let (Some(end), Some(begin)) = (before.last(), after.first()) else {
        return false;
    };
    match (end, begin) {
        (_, Piece::Letters("·")) | (Piece::Letters("·"), _) => false,
        (Piece::Letters(end), _) if end.ends_with('→') => true,
        (Piece::Letters(end), Piece::Part(_)) => {
            let counts = |letter: char| letter.is_ascii_digit() || letter == '×';
            begin.is_picture() && end.ends_with(counts)
        }
        (Piece::Letters(end), Piece::Letters(begin)) if grammar::hold_together(end, begin) => true,
        // What somebody gains or loses.
        (Piece::Part(Part::Seat { .. }), Piece::Letters(begin)) if begin.starts_with(['+', '−']) => true,
        (Piece::Part(_), Piece::Letters(begin)) => end.is_picture() && begin.contains('%'),
        (Piece::Letters(_) | Piece::Part(_) | Piece::Space, _) => false,
    }
}

fn draw<'b, Message: 'b>(piece: Piece<'_>, ink: Ink<'_>) -> Element<'b, Message> {
    match piece {
        Piece::Letters(letters) => ink.write(letters.to_owned(), ink.font),
        Piece::Space => space().width(ink.em() * SPACE).into(),
        Piece::Part(Part::Text(text)) => ink.write(text.clone(), ink.font),
        Piece::Part(Part::Symbol(which)) => aired(symbol_of(*which, ink.em()), ink),
        Piece::Part(Part::Face { face, .. }) => {
            let edition = ink.words.table().edition;
            aired(on_die(edition, &die::glyph(edition, *face), ink), ink)
        }
        Piece::Part(Part::Die { path, .. }) => aired(on_die(Edition::Base, path, ink), ink),
        Piece::Part(Part::Picture { path, .. }) => aired(picture(path, ink), ink),
        Piece::Part(Part::Seat { seat, name }) => {
            let house = ink
                .houses
                .get(seat.index())
                .copied()
                .unwrap_or(Color::TRANSPARENT);
            row![
                spot(house, ink.em() * SPOT),
                ink.write(name.clone(), ink.strong())
            ]
            .spacing(ink.em() * 0.25)
            .align_y(Center)
            .into()
        }
        Piece::Part(Part::Card { card, name }) => {
            let ink = ink.coloured(|theme| theme::colours(theme).accent_text);
            card::explained(ink.write(name.clone(), ink.strong()), *card, ink.words, ink.aside)
        }
        Piece::Part(Part::Term { id, name }) => {
            let ink = ink.coloured(|theme| theme::colours(theme).accent_text);
            explained(ink.write(name.clone(), ink.strong()), id, ink.words, ink.aside)
        }
    }
}

/// A picture in a sentence, with the air beside it that letters bring themselves.
fn aired<'b, Message: 'b>(picture: Element<'b, Message>, ink: Ink<'_>) -> Element<'b, Message> {
    let [left, right] = ink.air();
    let air = Padding::ZERO.left(left).right(right);
    container(picture).padding(air).into()
}

/// A picture as high as the letters around it.
fn picture<'b, Message: 'b>(path: &str, ink: Ink<'_>) -> Element<'b, Message> {
    let size = Length::Fixed(ink.em() * 1.2);
    art::svg(path).width(size).height(size).into()
}

/// A face on its die, so that it is not taken for what lies on the table.
fn on_die<'b, Message: 'b>(edition: Edition, glyph: &str, ink: Ink<'_>) -> Element<'b, Message> {
    let size = ink.em() * ON_DIE;
    let body = art::svg(&die::Body::Plain.path(edition)).width(size).height(size);
    let within = Rectangle::new(
        Point::new(size * 0.1, size * 0.1),
        Size::new(size * 0.8, size * 0.8),
    );
    let glyph = art::svg(glyph).width(Fill).height(Fill);
    // Without a layer: a log has dozens of dice, and each layer is mended by itself when it moves up.
    let die = placed()
        .flat(Rectangle::with_size(Size::new(size, size)), body)
        .flat(within, glyph);
    container(die).width(size).height(size).into()
}

/// Something that has a message of its own; hovering it tells that message's `.text`, where it has one.
pub fn explained<'b, Message: 'b>(
    content: impl Into<Element<'b, Message>>,
    id: &str,
    words: &Words,
    aside: Aside,
) -> Element<'b, Message> {
    if !words.has_attribute(id, "text") {
        return content.into();
    }
    let ink = Ink::new(words, &[], 13);
    let bubble = column![
        font::bold(words.text(id), 15),
        rich(&words.attribute(id, "text"), ink)
    ];
    let bubble = container(bubble.spacing(7)).padding(10).width(280);
    tooltip(
        super::subject::explained(super::subject::about(id, content)),
        bubble,
        aside.position,
    )
    .gap(aside.gap)
    .into()
}

/// A round spot of a house colour.
pub fn spot<'b, Message: 'b>(house: Color, size: f32) -> Element<'b, Message> {
    container(space().width(size).height(size))
        .style(move |theme| container::Style {
            background: Some(theme::on_panel(theme::colours(theme), house).into()),
            border: iced::Border {
                color: theme::colours(theme).ground,
                width: 1.0,
                radius: 99.0.into(),
            },
            ..container::Style::default()
        })
        .into()
}
