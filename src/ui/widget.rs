//! Small builders that know no screen: buttons, choices, key caps. The pieces of the play table live in
//! modules of their own.

pub mod awake;
pub mod backdrop;
pub mod banner;
pub mod bubble;
pub mod card;
pub mod dials;
pub mod dice;
pub mod die;
pub mod duel;
pub mod figure;
pub mod flight;
pub mod flow;
pub mod foot;
pub mod free;
pub mod log;
pub mod monster;
pub mod named;
pub mod one_line;
pub mod painter;
pub mod paper;
pub mod placed;
pub mod plot;
pub mod question;
pub mod readable;
pub mod rows;
pub mod ruins;
pub mod spectacle;
pub mod subject;
pub mod tokyo;
pub mod tooltip;
pub mod wrapping;
pub mod yielding;

use super::{art, font, raster, theme};
use engine::classic::Edition;
use iced::alignment::Horizontal;
use iced::widget::{Button, button, column, container, mouse_area, opaque, row, stack, text};
use iced::{Alignment, Center, Color, ContentFit, Element, Fill, Length, Shrink, Theme};
use tooltip::{Tooltip, tooltip};
use words::{Words, fl, grammar};

/// A button with words, and a symbol before them if `symbol` is not empty.
pub fn labelled<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
    size: u32,
    ink: fn(&Theme) -> Color,
) -> Button<'a, Message> {
    let words = font::bold(label, size).line_height(1.2);
    let content: Element<'a, Message> = if symbol.is_empty() {
        words.into()
    } else {
        row![art::tinted(symbol, size + 4, ink), words]
            .spacing(size as f32 * 0.6)
            .align_y(Center)
            .into()
    };
    button(content).padding([size as f32 * 0.6, size as f32 * 1.25])
}

/// The one thing that most people want to do now.
pub fn primary<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
) -> Button<'a, Message> {
    labelled(label, symbol, 18, |theme| theme::colours(theme).on_accent).style(theme::primary)
}

/// Another thing one can do.
pub fn secondary<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
) -> Button<'a, Message> {
    labelled(label, symbol, 15, |theme| theme::colours(theme).text).style(theme::secondary)
}

/// Like [`primary`], as wide as its room, with its key at the end.
pub fn keyed_primary<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
    key: impl text::IntoFragment<'a>,
) -> Button<'a, Message> {
    let face = row![
        art::tinted(symbol, 22, |theme| theme::colours(theme).on_accent),
        font::bold(label, 18).line_height(1.2),
        iced::widget::space::horizontal(),
        font::bold(key, 13),
    ];
    button(face.spacing(11).align_y(Center).height(Fill))
        .padding([11, 20])
        .width(Fill)
        .height(Shrink)
        .style(theme::primary)
}

/// Like [`secondary`], as wide as its room, with its key at the end.
pub fn keyed<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
    key: impl text::IntoFragment<'a>,
) -> Button<'a, Message> {
    let face = row![
        art::tinted(symbol, 19, |theme| theme::colours(theme).text),
        font::bold(label, 15).line_height(1.2),
        iced::widget::space::horizontal(),
        keycap(key),
    ];
    button(face.spacing(9).align_y(Center).height(Fill))
        .padding([9, 14])
        .width(Fill)
        .height(Shrink)
        .style(theme::secondary)
}

/// Something rarely needed.
pub fn subtle<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
) -> Button<'a, Message> {
    labelled(label, symbol, 14, |theme| theme::colours(theme).quiet).style(theme::subtle)
}

/// Something that cannot be undone.
pub fn danger<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    symbol: &str,
) -> Button<'a, Message> {
    labelled(label, symbol, 15, |theme| theme::colours(theme).on_danger).style(theme::danger)
}

/// A symbol that can be pressed; what it does is told on hover.
pub fn symbol<'a, Message: Clone + 'a>(
    name: &str,
    meaning: impl text::IntoFragment<'a>,
    on_press: Option<Message>,
) -> Tooltip<'a, Message> {
    // What cannot be pressed now is seen to be so.
    let ink = if on_press.is_some() {
        |theme: &Theme| theme::colours(theme).text
    } else {
        |theme: &Theme| theme::colours(theme).line
    };
    let face = button(art::tinted(name, 20, ink))
        .padding(8)
        .style(theme::subtle)
        .on_press_maybe(on_press);
    hint(face, meaning, tooltip::Position::Bottom)
}

/// A picture that warns, with a line of explanation on hover; it stands among [symbols](symbol).
pub fn warning<'a, Message: 'a>(meaning: impl text::IntoFragment<'a>) -> Tooltip<'a, Message> {
    let mark = art::tinted("warning", 20, |theme| theme::colours(theme).accent_text);
    hint(container(mark).padding(8), meaning, tooltip::Position::Bottom)
}

/// Something with a line of explanation on hover.
pub fn hint<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    meaning: impl text::IntoFragment<'a>,
    position: tooltip::Position,
) -> Tooltip<'a, Message> {
    let meaning = grammar::held(&meaning.into_fragment());
    let letters = meaning.chars().count();
    let bubble = container(text(meaning).size(13)).padding([6, 10]).max_width(320);
    tooltip(subject::explained(content), bubble, position).letters(letters)
}

/// Something with a bubble below it that says what it means, if there is something to say.
pub fn told<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    meaning: Option<String>,
) -> Element<'a, Message> {
    match meaning {
        Some(meaning) => hint(content, meaning, tooltip::Position::Bottom).into(),
        None => content.into(),
    }
}

/// The picture of another program that plays.
pub const PROGRAM: &str = "program";

/// Who plays at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum PlayedBy {
    /// Somebody in front of the screen.
    #[default]
    Person,
    /// The computer; what is told of the character that it shows, if it shows one.
    Bot(Option<String>),
    /// Another program.
    Program,
}

/// Who plays a seat, as a mark beside its name: the computer, a program, a person, or, while the seat has to act, a
/// hand that points. All of them take the same room.
pub fn seat_mark<'a, Message: 'a>(
    words: &Words,
    played_by: &PlayedBy,
    acts: bool,
    size: u32,
) -> Element<'a, Message> {
    if acts {
        let hand = art::tinted("act", size, |theme| theme::colours(theme).accent_text);
        return told(hand, Some(fl!(words, "seat-acts")));
    }
    let (who, meaning) = match played_by {
        PlayedBy::Person => ("person", fl!(words, "table-person")),
        PlayedBy::Bot(None) => ("bot", fl!(words, "table-bot")),
        PlayedBy::Bot(Some(character)) => ("bot", character.clone()),
        PlayedBy::Program => (PROGRAM, fl!(words, "table-program")),
    };
    told(
        art::tinted(who, size, |theme| theme::colours(theme).quiet),
        Some(meaning),
    )
}

/// That another program plays, or has played, whoever is named beside it.
pub fn program_mark<'a, Message: 'a>(words: &Words, size: u32) -> Element<'a, Message> {
    seat_mark(words, &PlayedBy::Program, false, size)
}

/// The same over the corner of a portrait, where anything may be behind it.
pub fn program_badge<'a, Message: 'a>(words: &Words, size: u32) -> Element<'a, Message> {
    let mark = container(program_mark(words, size)).padding(2);
    mark.style(theme::keycap).into()
}

/// A control, with a ring around it while keys act on it; nothing moves for it.
pub fn ring<'a, Message: 'a>(on: bool, control: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let control = control.into();
    if !on {
        return control;
    }
    let ring = container(iced::widget::space())
        .width(Fill)
        .height(Fill)
        .style(theme::ring);
    iced::widget::stack![control, ring].into()
}

/// Several choices side by side, of which one is chosen.
pub fn choices<'a, T: PartialEq + Copy, Message: Clone + 'a>(
    options: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    size: u32,
    on_choose: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    shares(options, chosen, size, |_| 1, None, on_choose)
}

/// The same where there is little room: a longer word gets a wider button.
pub fn tight_choices<'a, T: PartialEq + Copy, Message: Clone + 'a>(
    options: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    size: u32,
    on_choose: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    shares(options, chosen, size, by_letters, None, on_choose)
}

/// The same with another button behind them, which is as wide as what it holds.
pub fn choices_and<'a, T: PartialEq + Copy, Message: Clone + 'a>(
    options: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    size: u32,
    on_choose: impl Fn(T) -> Message,
    last: Element<'a, Message>,
) -> Element<'a, Message> {
    shares(options, chosen, size, by_letters, Some(last), on_choose)
}

fn by_letters(label: &str) -> u16 {
    label.chars().count() as u16 + 4
}

/// Choices of which each gets its share of the width.
fn shares<'a, T: PartialEq + Copy, Message: Clone + 'a>(
    options: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    size: u32,
    share: impl Fn(&str) -> u16,
    last: Option<Element<'a, Message>>,
    on_choose: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    let buttons = options.into_iter().map(|(option, label)| {
        let width = Length::FillPortion(share(&label));
        let label = font::bold(label, size)
            .width(Fill)
            .align_x(Center)
            .wrapping(text::Wrapping::None);
        button(label)
            .width(width)
            .padding([size as f32 * 0.5, 4.0])
            .style(theme::choice(option == chosen))
            .on_press(on_choose(option))
            .into()
    });
    container(row(buttons).push(last).spacing(2))
        .padding(3)
        .style(theme::inset)
        .into()
}

/// The picture of a key.
pub fn keycap<'a, Message: 'a>(key: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    container(font::bold(key, 12))
        .padding([2, 7])
        .style(theme::keycap)
        .into()
}

/// The number of a moment, from 0, as it stands in charts; `grave` for a mistake.
pub fn badge<'a, Message: 'a>(nth: usize, grave: bool) -> Element<'a, Message> {
    container(font::bold((nth + 1).to_string(), 13))
        .center(Length::Fixed(24.0))
        .style(theme::badge(grave))
        .into()
}

/// A key and what it does, for the foot of a screen.
pub fn key_hint<'a, Message: 'a>(
    key: impl text::IntoFragment<'a>,
    does: impl text::IntoFragment<'a>,
) -> Element<'a, Message> {
    row![keycap(key), text(does).size(13).style(theme::quiet)]
        .spacing(6)
        .align_y(Center)
        .into()
}

/// A portrait in a frame of its house colour.
pub fn portrait<'a, Message: 'a>(
    monster: engine::parts::Monster,
    frame: Color,
    size: u32,
) -> Element<'a, Message> {
    let inner = size.saturating_sub(6);
    container(art::portrait(monster).width(inner).height(inner))
        .center(Length::Fixed(size as f32))
        .clip(true)
        .style(theme::portrait(frame))
        .into()
}

/// Something with a mark on its upper corner at this side. The mark hangs so far over both edges, and so hides
/// little of what it marks; the room it hangs into belongs to what is marked.
pub fn cornered<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    mark: Option<Element<'a, Message>>,
    over: f32,
    side: Horizontal,
) -> Element<'a, Message> {
    let edge = iced::Padding::ZERO.top(over);
    let edge = match side {
        Horizontal::Left => edge.left(over),
        Horizontal::Center => edge,
        Horizontal::Right => edge.right(over),
    };
    let mark = mark.map(|mark| container(mark).width(Fill).align_x(side));
    stack![container(content).padding(edge)].push(mark).into()
}

/// The portrait of a monster may be seen as large before long.
pub fn portrait_soon(monster: engine::parts::Monster, size: u32) {
    let side = raster::exactly(size.saturating_sub(6) as f32);
    let path = format!("monsters/{}.svg", monster.slug());
    raster::soon(&[(&path, raster::WHOLE)], iced::Size::new(side, side));
}

/// A number with its symbol from the tokens: `count("star", 12)`.
pub fn count<'a, Message: 'a>(
    token: &str,
    number: impl std::fmt::Display,
    size: u32,
) -> Element<'a, Message> {
    self::number(&format!("tokens/{token}"), number, size)
}

/// A number with its picture, a path without its ending: `number("duel/dice-token", 2)`.
pub fn number<'a, Message: 'a>(
    picture: &str,
    number: impl std::fmt::Display,
    size: u32,
) -> Element<'a, Message> {
    row![
        art::svg(&format!("{picture}.svg"))
            .width(size + 4)
            .height(size + 4),
        font::bold(number.to_string(), size),
    ]
    .spacing(5)
    .align_y(Center)
    .into()
}

/// The city of an edition at night, as large as the window; it is a picture, and night in both themes.
pub fn city<'a, Message: 'a>(edition: Edition) -> Element<'a, Message> {
    let skyline = match edition {
        Edition::Base => "board/skyline.svg",
        Edition::Dark => "board/skyline-dark.svg",
    };
    container(
        art::svg(skyline)
            .width(Fill)
            .height(Fill)
            .content_fit(ContentFit::Cover),
    )
    .style(move |_| container::Style::default().background(theme::city::sky(edition)))
    .clip(true)
    .into()
}

/// How high the head of a screen is.
pub const HEADER: f32 = 64.5;

/// The head of a screen: a way back and a title, and whatever belongs to the right.
pub fn header<'a, Message: Clone + 'a>(
    title: String,
    back: String,
    on_back: Message,
    right: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let back = symbol("back", back, Some(on_back));
    let right = right.unwrap_or_else(|| iced::widget::space().width(36).into());
    container(
        row![
            back,
            font::title(title, 34).style(theme::accent),
            iced::widget::space::horizontal(),
            right,
        ]
        .spacing(14)
        .align_y(Center),
    )
    .padding(iced::Padding {
        top: 14.0,
        right: 24.0,
        bottom: 8.0,
        left: 20.0,
    })
    .width(Fill)
    .height(HEADER)
    .into()
}

/// A dialog over a screen; pressing beside it sends `on_close`.
pub fn dialog<'a, Message: Clone + 'a>(
    under: impl Into<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
    on_close: Message,
) -> Element<'a, Message> {
    let card = container(content)
        .padding(28)
        .style(theme::panel)
        .width(Shrink)
        .height(Shrink);
    let veil = container(opaque(card))
        .center(Fill)
        .padding(20)
        .id(free::VEIL)
        .style(theme::veil);
    stack![under.into(), opaque(mouse_area(veil).on_press(on_close))].into()
}

/// A question with two answers, for [`dialog`].
pub fn question<'a, Message: Clone + 'a>(
    title: String,
    body: String,
    answers: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    column![
        font::title(title, 30).style(theme::accent),
        text(body).size(16).width(Fill),
        row(answers).spacing(12).align_y(Center).wrap(),
    ]
    .spacing(18)
    .width(480)
    .align_x(Alignment::Start)
    .into()
}
