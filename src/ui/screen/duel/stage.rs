//! The middle of the table: the tracks with whose turn it is and what lies over them, and the dice with what
//! just happened below.

use super::choice::Desk;
use super::dice::thrown;
use super::scene::Scene;
use super::{Message, banner};
use crate::ui::duel_motion::DuelMotion;
use crate::ui::frame::choice::Key;
use crate::ui::frame::{self, PlayableGame as _};
use crate::ui::widget::dice::Tray;
use crate::ui::widget::duel::{Hand, tracks as board};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::{self, dials};
use crate::ui::{font, theme};
use engine::Game;
use engine::duel::{Bonus, Choice as Among, Face, Space, Track, What};
use iced::widget::{column, container, mouse_area, row, space, stack, text, tooltip};
use iced::{Center, Color, Element, Fill, Length, Theme};
use words::fl;
use words::{Line, Part};

/// The tracks; pressing them while something is shown skips the show.
pub(super) fn tracks<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let show = scene.duel.frame.show();
    let ticket = scene.ticket;
    let mut drawn = board(show.shown(), scene.words)
        .left(scene.near)
        .houses([0, 1].map(|seat| scene.houses.get(seat).copied().unwrap_or(Color::TRANSPARENT)))
        .pulse(pulse(show))
        .hushed(show.is_playing())
        .laid(laid(show));
    for track in Track::ALL {
        let march = show.marker(track);
        let (from, to) = (f32::from(march.from.halves()), f32::from(march.to.halves()));
        let hop = (march.progress * std::f32::consts::PI).sin().max(0.0);
        let pulled = show.is_playing() && show.pulled().is_some_and(|(_, of)| of == track);
        let glow = show.held(track).max(if pulled { 0.75 } else { 0.0 });
        drawn = drawn
            .marker(track, from + (to - from) * march.progress, hop)
            .glow(track, glow);
    }
    if let Some(desk) = &scene.desk {
        drawn = drawn.pulls(desk.pulls(scene.duel.own.looked));
        if desk.places_a_token() {
            let turn = desk.key(Key::Letter('f'));
            let takes: Vec<_> = desk
                .state
                .laid()
                .map(|(buzz, _)| (buzz, desk.token(buzz)))
                .collect();
            drawn = drawn
                .hand(hand(desk))
                .dragging(scene.duel.own.dragging)
                .on_hover(move |place| Message::Hovered(ticket, place))
                .on_place(move |buzz, place| Message::Dropped(ticket, buzz, place))
                .on_drop(Message::LetGo)
                .on_token(move |buzz| {
                    let act = takes.iter().find(|(of, _)| *of == buzz)?.1?;
                    Some(Message::Acted(ticket, act))
                });
            if let Some(act) = turn {
                drawn = drawn.on_turn(Message::Acted(ticket, act));
            }
        } else {
            let choices = Track::ALL.map(|track| desk.track(track));
            if choices.iter().any(Option::is_some) {
                drawn = drawn.on_track(move |track| Some(Message::Acted(ticket, choices[track.index()]?)));
            }
        }
    }
    let drawn: Element<'a, Message> = drawn.into();
    let drawn = container(drawn).width(Fill).height(Fill).clip(true).style(rim);
    let over = column![head(scene)].padding(5).width(Fill).height(Fill);
    let aside = (!on_tracks(scene)).then(|| aside(scene, scene.layout.tracks() - 48.0));
    let all = stack![drawn]
        .push(aside.flatten())
        .push(over)
        .push(banner::banner(scene))
        .width(Fill)
        .height(Fill);
    skipping(scene, all.into())
}

/// Is the answer given on the tracks? Then advice lies over the dice.
fn on_tracks(scene: &Scene<'_>) -> bool {
    scene.desk.as_ref().is_some_and(|desk| {
        desk.places_a_token() || Track::ALL.into_iter().any(|track| desk.track(track).is_some())
    })
}

/// What is advised, or why a bot has moved, at the lower edge of something so high.
fn aside<'a>(scene: &Scene<'a>, height: f32) -> Option<Element<'a, Message>> {
    let frame = &scene.duel.frame;
    // What it hides are the tracks themselves.
    let lines = frame::hint::lines(height).min(3);
    let aside = frame.aside(lines, scene.words, &scene.names, &scene.houses)?;
    let aside = container(aside).align_bottom(Fill).padding(6);
    Some(aside.into())
}

/// Whatever is pressed while something is shown skips the show.
fn skipping<'a>(scene: &Scene<'a>, shown: Element<'a, Message>) -> Element<'a, Message> {
    if scene.duel.frame.show().is_playing() {
        mouse_area(shown)
            .on_press(Message::Frame(frame::Message::SkipPressed))
            .into()
    } else {
        shown
    }
}

/// The token in the hand, with all its legal places.
fn hand(desk: &Desk<'_>) -> Option<Hand> {
    let (buzz, placing) = desk.selection.hand?;
    let places = desk.places().into_iter();
    Some(Hand {
        buzz,
        turned: placing.turned,
        at: Some(placing),
        legal: places
            .filter(|(of, _)| *of == buzz)
            .map(|(_, place)| place)
            .collect(),
    })
}

/// The space whose bonus is being given.
fn pulse(show: &DuelMotion) -> Option<(Track, Space, f32)> {
    let (_, bonus, shine) = show.reached()?;
    let (_, track) = show.pulled().filter(|_| bonus != Bonus::Blank)?;
    Some((track, show.shown().marker(track), shine))
}

/// The token that is being laid.
fn laid(show: &DuelMotion) -> Option<(engine::duel::Buzz, f32)> {
    show.shown()
        .laid()
        .find_map(|(buzz, _)| Some((buzz, show.laying(buzz)?.1)))
}

/// Whose turn it is, and the ways to log, help and menu.
fn head<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let state = scene.duel.frame.show().shown();
    let turn = state.turn().number;
    let small = scene.layout.room.small;
    let whose: Element<'a, Message> = if turn == 0 {
        font::bold(fl!(words, "play-before"), 13).into()
    } else {
        let seat = state.active();
        let ink = Ink::new(words, &scene.houses, if small { 12 } else { 14 }).bold();
        row![
            text(fl!(words, "play-turn", number = turn))
                .size(12)
                .style(theme::quiet),
            widget::portrait(scene.names.monster(seat), scene.house(seat), 24),
            log::rich(scene.names.name(seat), ink),
        ]
        .spacing(6)
        .align_y(Center)
        .into()
    };
    // Hovering it tells what the game is about, where no line is free for that.
    let whose = widget::hint(whose, words.text("duel-goal"), tooltip::Position::Bottom);
    let pressed = |name: &str, meaning: String, key: &str, message: frame::Message<_>| {
        let message = Message::Frame(message);
        widget::symbol(name, format!("{meaning} ({key})"), Some(message)).into()
    };
    let escape = fl!(words, "key-escape");
    let tools = row![]
        .push(scene.duel.frame.unsaved_mark(words))
        .push(scene.duel.frame.hint_button(words))
        .push(scene.duel.frame.speed_button(words))
        .extend([
            pressed("log", fl!(words, "play-log"), "L", frame::Message::LogPressed),
            pressed("help", fl!(words, "play-help"), "F1", frame::Message::HelpPressed),
            pressed(
                "menu",
                fl!(words, "play-menu"),
                &escape,
                frame::Message::MenuPressed,
            ),
        ]);
    row![
        container(whose)
            .padding(if small { [3, 8] } else { [6, 11] })
            .style(theme::glass),
        space::horizontal(),
    ]
    .push((!scene.bare).then(|| container(tools).style(theme::glass)))
    .align_y(iced::Top)
    .into()
}

/// What has just happened. While a token is placed that is the purchase that brought it, and not the card
/// that came into its slot.
pub(super) fn happened(scene: &Scene<'_>) -> Option<Line> {
    let frame = &scene.duel.frame;
    let placed = scene.desk.as_ref().is_some_and(Desk::places_a_token);
    let does = |line: &Line| line.parts.iter().any(|part| matches!(part, Part::Seat { .. }));
    let done = || {
        let lines = frame.of_this_turn(scene.words, &scene.names);
        lines.into_iter().rev().take(4).find(does)
    };
    let bought = placed.then(done).flatten();
    bought.or_else(|| frame.caption(scene.words, &scene.names))
}

/// What has just happened, as a line with its picture.
fn caption<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    match happened(scene) {
        Some(line) => log::caption(line, scene.words, &scene.houses),
        None => space().width(Fill).into(),
    }
}

/// The dice of the turn, or others that are thrown.
pub(super) fn dice<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let show = scene.duel.frame.show();
    let ticket = scene.ticket;
    let what = scene.desk.as_ref().map(Desk::what);
    let picks = matches!(
        what,
        Some(What::Choose {
            of: Among::TwoDice,
            ..
        })
    );
    let dice = thrown(show, scene.desk.as_ref());
    let mut tray = Tray::of(dice).size(scene.layout.die);
    if let Some(desk) = &scene.desk {
        let acts: Vec<bool> = (0..16)
            .map(|die| desk.die(dice.which(die) as u8).is_some())
            .collect();
        let groups = Face::ALL.map(|face| desk.group(face).is_some());
        if picks || desk.what() == What::Roll {
            tray = tray.kept(desk.selection.dice);
            if desk.what() == What::Roll {
                tray = tray.advised(scene.advised_dice());
            }
        }
        if desk.what() == What::Face {
            tray = tray
                .on_group(move |face| groups[face.index()].then_some(Message::GroupPressed(ticket, face)));
        } else if acts.contains(&true) {
            tray = tray.on_die(move |die| {
                let answers = acts.get(die).copied().unwrap_or_default();
                answers.then(|| Message::DiePressed(ticket, dice.which(die)))
            });
        }
    }
    let frame = &scene.duel.frame;
    let throws = scene.desk.as_ref().and_then(Desk::throws).is_some();
    tray = tray.on_throw(move |flick| {
        let first = frame.throws(flick).map(Message::Frame);
        first.or_else(|| throws.then_some(Message::Flicked(ticket, flick)))
    });
    if let Some(kept) = scene.duel.hint.and_then(|hint| hint.kept) {
        tray = tray.kept(kept);
    }
    let height = tray.height();
    let tray: Element<'a, Message> = tray.into();
    let tray = container(tray)
        .center_x(Fill)
        .padding([0, 8])
        .height(Length::Fixed(height));
    let why = scene
        .duel
        .frame
        .why_button(scene.words, &scene.names, &scene.houses);
    let undo = scene.duel.frame.undo_buttons(scene.words, &scene.names);
    let told = row![caption(scene), rolls(scene)]
        .push(why)
        .push(undo)
        .spacing(10)
        .align_y(Center);
    let told = container(told).padding([0, 12]).center_y(28);
    let body = container(column![told, tray]).width(Fill).style(theme::inset);
    let over = on_tracks(scene).then(|| aside(scene, scene.layout.dice()));
    let body = stack![body].push(over.flatten());
    skipping(scene, body.into())
}

/// How many rolls of how many have been used, while rolls count.
fn rolls<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let state = scene.duel.frame.show().shown();
    let turn = state.turn();
    let waits = state.first_throw().is_some();
    if turn.rolls == 0 || waits || turn.counting || !turn.resolved.is_empty() || state.scores().is_some() {
        return space().into();
    }
    let (used, limit) = (turn.rolls, state.roll_limit(state.active()));
    widget::hint(
        dials::rolls(used, limit, 9.0),
        fl!(scene.words, "play-rolls", used = used, limit = limit),
        tooltip::Position::Left,
    )
    .into()
}

fn rim(theme: &Theme) -> container::Style {
    container::Style {
        background: Some(theme::city::NIGHT.into()),
        border: iced::border::rounded(theme::ROUND)
            .width(1)
            .color(theme::colours(theme).line),
        ..container::Style::default()
    }
}
