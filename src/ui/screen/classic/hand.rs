//! The Evolutions in a hand: small and face up above the board of whoever they belong to, as backs before somebody
//! at a shared screen has said who they are. A card rises when it is pointed at, and glows when it can be played.

use super::Message;
use super::scene::Scene;
use crate::ui::frame::hint;
use crate::ui::widget::paper::paper;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::widget::{self, card, subject};
use crate::ui::{art, font, theme};
use engine::Seat;
use engine::classic::{Answer, CardId, Key, What};
use iced::widget::{button, column, container, row, space};
use iced::{Center, Element, Fill, Size, Theme, border};
use words::fl;

/// Between cards.
const GAP: f32 = 4.0;
/// How wide a letter is on a button, and its symbol and key with all between them.
const LETTER: f32 = 8.6;
const KEY: f32 = 76.0;
/// A card of the hand is not narrower where the button beside it can do without words.
const LEAST: f32 = 30.0;

/// The hand above the board, and what goes with it.
pub(super) fn strip<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let frame = &scene.play.frame;
    let shown = frame.show().shown();
    // What is passed on lies large on a sheet.
    if scene.desk.as_ref().is_some_and(|desk| desk.what() == What::Draft) {
        return space().into();
    }
    let seat = scene.own();
    let here = frame.table().is_human(seat) && shown.player(seat).alive;
    let button = frame
        .speak_button(scene.words)
        .filter(|_| scene.viewer.is_none() && frame.interrupts().is_none());
    let known = frame.table().is_known(seat) && here;
    // The button says what it does where that has room beside the cards.
    let label = fl!(scene.words, "play-speak").chars().count() as f32 * LETTER + KEY;
    let wide = scene.layout.of(label).max(label);
    let count = f32::from(shown.hand_size(seat)).max(1.0);
    let left = scene.layout.hand.width - wide - scene.layout.of(34.0) - 3.0 * GAP;
    let fits = left >= count * (LEAST + GAP);
    let waits = known && scene.viewer.is_some() && frame.may_speak() || button.is_some() && !fits;
    let waits = waits.then(|| wait(scene));
    let button = button.filter(|_| fits).map(|button| button.map(Message::Frame));
    let stops = known.then(|| stops(scene, seat));
    let mut side = 0.0;
    if button.is_some() {
        side += wide;
    }
    if waits.is_some() {
        side += scene.layout.of(34.0);
    }
    if stops.is_some() {
        side += scene.layout.of(34.0);
    }
    let room = Size::new(scene.layout.hand.width - side, scene.layout.hand.height);
    let cards = if known {
        face_up(scene, seat, room)
    } else {
        backs(scene, seat, room)
    };
    row![cards, space::horizontal()]
        .push(button)
        .push(waits)
        .push(stops)
        .spacing(GAP)
        .align_y(iced::Bottom)
        .height(Fill)
        .into()
}

/// The cards as their owner sees them.
fn face_up<'a>(scene: &Scene<'a>, seat: Seat, room: Size) -> Element<'a, Message> {
    let held: Vec<CardId> = scene.play.frame.show().shown().hand(seat).iter().collect();
    let count = held.len().max(1) as f32;
    let width = ((room.width + GAP) / count - GAP)
        .min(scene.layout.of(44.0))
        .floor();
    let plays = scene.play.plays();
    // Nobody is asked: pressing a card lets the game wait.
    let waits = scene.play.player().is_none() && scene.play.frame.may_speak();
    let size = Size::new(width, room.height);
    let cards = held.into_iter().enumerate().map(|(nth, held)| {
        let playable = plays.iter().any(|used| used.face == held);
        // While it is asked how a card is played, no other one has a key.
        let keyed = (playable || scene.play.selection.hand) && scene.playing.is_none();
        let key = keyed.then(|| {
            if scene.play.selection.hand {
                (nth + 1).to_string()
            } else {
                format!("E {}", nth + 1)
            }
        });
        let pressed = (playable || waits).then_some(Message::HandPressed(scene.ticket, held));
        let picked = scene.play.selection.card == Some(held);
        let advised =
            matches!(scene.advised, Some(Answer::Use(used)) if used.face == held && used.key == Key::NONE);
        let lying = Lying {
            playable,
            picked,
            key,
            pressed,
        };
        hint::around(advised, false, one(scene, held, size, lying))
    });
    row(cards).spacing(GAP).align_y(iced::Bottom).into()
}

/// How a card of the hand lies there.
struct Lying {
    playable: bool,
    picked: bool,
    key: Option<String>,
    pressed: Option<Message>,
}

fn one<'a>(scene: &Scene<'a>, held: CardId, size: Size, lying: Lying) -> Element<'a, Message> {
    let letters = scene.layout.letters(10.0).min(13);
    let key = lying.key.map(|key| {
        container(font::bold(key, letters).line_height(1.1))
            .padding([0, 3])
            .style(theme::keycap)
    });
    let below = letters as f32 * 1.2 + 2.0;
    let emblem = (size.width - 6.0).min(size.height - below - 8.0).max(12.0);
    let face = column![card::emblem(held).width(emblem).height(emblem)]
        .push(container(column![].push(key)).center_y(below))
        .align_x(Center)
        .width(Fill);
    let (playable, picked) = (lying.playable, lying.picked);
    let face = button(container(face).center_y(Fill))
        .padding(2)
        .width(size.width)
        .height(size.height)
        .style(move |theme, status| style(theme, status, held, playable, picked))
        .on_press_maybe(lying.pressed);
    let large = Size::new(
        scene.layout.of(210.0).max(196.0),
        scene.layout.of(270.0).max(252.0),
    );
    let risen: Element<'a, Message> = paper(held, scene.words, large).into();
    tooltip(subject::explained(face), risen, tooltip::Position::Top)
        .bare()
        .into()
}

/// A card in the hand: in the colours of its kind, lit while it can be played.
fn style(theme: &Theme, status: button::Status, held: CardId, playable: bool, picked: bool) -> button::Style {
    let colours = theme::colours(theme);
    let hot = matches!(status, button::Status::Hovered | button::Status::Pressed);
    let [field, rim] = held
        .evolution()
        .map_or([colours.surface, colours.line], card::evolution);
    let field = theme::mix(
        field,
        colours.accent,
        if picked {
            0.5
        } else if hot {
            0.3
        } else {
            0.0
        },
    );
    button::Style {
        background: Some(field.into()),
        text_color: theme::city::PAPER,
        border: border::rounded(7)
            .width(if playable { 3.0 } else { 1.5 })
            .color(if playable { colours.accent_bright } else { rim }),
        ..button::Style::default()
    }
}

/// How many cards lie there for those who may not see them.
fn backs<'a>(scene: &Scene<'a>, seat: Seat, room: Size) -> Element<'a, Message> {
    let count = scene.play.frame.show().shown().hand_size(seat);
    if count == 0 {
        return space().into();
    }
    let size = (room.height * 0.72).min(room.width * 0.5).floor();
    let back = art::svg("tokens/evolution.svg").width(size).height(size);
    let number = font::bold(count.to_string(), scene.layout.letters(16.0));
    let meaning = fl!(scene.words, "play-hand-cards", count = count);
    let backs = row![back, number].align_y(Center).height(size);
    widget::hint(container(backs), meaning, tooltip::Position::Top).into()
}

/// The way to let the game wait for a card that can be played at any time.
fn wait<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let meaning = format!("{} (I)", fl!(scene.words, "play-speak"));
    small(
        scene,
        "act",
        "I",
        meaning,
        crate::ui::frame::Message::SpeakPressed,
    )
}

/// When the owner is asked about the hand, and the key that changes it.
fn stops<'a>(scene: &Scene<'a>, seat: Seat) -> Element<'a, Message> {
    let stops = scene.play.frame.table().stops(seat);
    let when = scene.words.text(&format!("stops-{}", stops.slug()));
    let meaning = format!("{} (A)", fl!(scene.words, "play-stops", when = when));
    let symbol = match stops {
        crate::storage::Stops::Always => "eye",
        crate::storage::Stops::Held => "hand",
        crate::storage::Stops::OwnTurn => "hourglass",
        crate::storage::Stops::Never => "skip",
    };
    small(
        scene,
        symbol,
        "A",
        meaning,
        crate::ui::frame::Message::StopsPressed,
    )
}

/// A small button with its key.
fn small<'a>(
    scene: &Scene<'a>,
    symbol: &str,
    key: &'static str,
    meaning: String,
    message: crate::ui::frame::Message<Answer>,
) -> Element<'a, Message> {
    let size = scene.layout.of(16.0).max(14.0) as u32;
    let face = column![
        art::tinted(symbol, size, |theme| theme::colours(theme).text),
        font::bold(key, 10).line_height(1.1),
    ]
    .spacing(2)
    .align_x(Center);
    let face = button(face)
        .padding([4, 6])
        .style(theme::subtle)
        .on_press(Message::Frame(message));
    let face = container(face).style(theme::glass);
    widget::hint(face, meaning, tooltip::Position::Top).into()
}
