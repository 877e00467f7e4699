//! The middle of the table: the city with whose turn it is and what just happened, and the dice below it.

use super::Message;
use super::choice::Desk;
use super::scene::Scene;
use super::spread;
use crate::ui::frame::{self, PlayableGame as _};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::{dials, dice, tokyo};
use crate::ui::{art, font, theme, widget};
use engine::classic::{Edition, Face, What};
use engine::{Game, Seat};
use iced::widget::{column, container, mouse_area, row, space, stack};
use iced::{Center, Element, Fill, Length, Theme};
use words::fl;
use words::{Line, Part};

/// The city; pressing it skips the show.
pub(super) fn city<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let houses = scene.houses.clone();
    let colour = move |seat: Seat| {
        houses
            .get(seat.index())
            .copied()
            .unwrap_or(iced::Color::TRANSPARENT)
    };
    let edition = scene.words.table().edition;
    let tokyo = tokyo::tokyo(scene.play.frame.show(), scene.words, colour).breathing(scene.breathes);
    let city = container(tokyo)
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(move |theme| rim(theme, edition));
    let over = column![head(scene)].padding(6).width(Fill).height(Fill);
    // Where cards lie in the city, advice lies over the dice.
    let aside = (scene.spread != Some(spread::Place::City)).then(|| aside(scene, scene.layout.city() - 52.0));
    let all = stack![city]
        .push(spread::in_city(scene))
        .push(aside.flatten())
        .push(over)
        .width(Fill)
        .height(Fill);
    if scene.play.frame.show().is_playing() {
        mouse_area(all)
            .on_press(Message::Frame(frame::Message::SkipPressed))
            .into()
    } else {
        all.into()
    }
}

/// What is advised, or why a bot has moved, at the lower edge of something so high.
fn aside<'a>(scene: &Scene<'a>, height: f32) -> Option<Element<'a, Message>> {
    let frame = &scene.play.frame;
    let lines = frame::hint::lines(height);
    let aside = frame.aside(lines, scene.words, &scene.names, &scene.houses)?;
    let aside = container(aside).align_bottom(Fill).padding(6);
    Some(aside.into())
}

/// Whose turn it is, and the ways to log, help and menu.
fn head<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let words = scene.words;
    let state = scene.play.frame.show().shown();
    let turn = state.turn().number;
    let small = scene.layout.room.small;
    let size = if small { 12 } else { 14 };
    let ink = Ink::new(words, &scene.houses, size).bold();
    let low = scene.layout.city() < scene.layout.room.middle() * 0.375;
    let whose: Element<'a, Message> = if turn == 0 {
        font::bold(fl!(words, "play-before"), 14).into()
    } else {
        let seat = state.active();
        row![
            iced::widget::text(fl!(words, "play-turn", number = turn))
                .size(13)
                .style(theme::quiet),
            widget::portrait(scene.names.monster(seat), scene.house(seat), 24),
            // Over a low picture it would lie over a figure.
        ]
        .push((!low).then(|| log::rich(scene.names.name(seat), ink)))
        .spacing(7)
        .align_y(Center)
        .into()
    };
    // Hovering it tells what the game is about, where no line is free for that.
    let whose = widget::hint(whose, fl!(words, "goal"), iced::widget::tooltip::Position::Bottom);
    let pressed = |name: &str, meaning: String, key: &str, message| {
        widget::symbol(name, format!("{meaning} ({key})"), Some(message))
    };
    let gauge = state.gauge().then(|| {
        let face = art::svg("tokens/gauge.svg").width(22).height(22);
        let face = iced::widget::button(face)
            .padding(7)
            .style(theme::subtle)
            .on_press(Message::GaugePressed);
        let meaning = format!("{} (G)", fl!(words, "play-gauge"));
        widget::hint(face, meaning, iced::widget::tooltip::Position::Bottom)
    });
    let tools = row![]
        .push(scene.play.frame.unsaved_mark(words))
        .push(scene.play.frame.hint_button(words))
        .push(gauge)
        .push(scene.play.frame.speed_button(words));
    let tools = tools.extend([
        pressed(
            "log",
            fl!(words, "play-log"),
            "L",
            Message::Frame(frame::Message::LogPressed),
        )
        .into(),
        pressed(
            "help",
            fl!(words, "play-help"),
            "F1",
            Message::Frame(frame::Message::HelpPressed),
        )
        .into(),
        pressed(
            "menu",
            fl!(words, "play-menu"),
            &fl!(words, "key-escape"),
            Message::Frame(frame::Message::MenuPressed),
        )
        .into(),
    ]);
    row![
        container(whose)
            .padding(if small { [4, 9] } else { [7, 12] })
            .style(theme::glass),
        space::horizontal(),
    ]
    .push((!scene.bare).then(|| container(tools).style(theme::glass)))
    .align_y(iced::Top)
    .into()
}

/// What has just happened. Whoever is asked whether to yield is told what happened to them: both places in
/// Tokyo may have been hit.
pub(super) fn happened(scene: &Scene<'_>) -> Option<Line> {
    let frame = &scene.play.frame;
    let asked = scene.question().filter(|desk| desk.what() == What::Yield);
    let own = |seat: Seat| {
        let about = |part: &Part| matches!(part, Part::Seat { seat: of, .. } if *of == seat);
        let lines = frame.of_this_turn(scene.words, &scene.names).into_iter();
        lines.rev().find(|line| line.parts.iter().any(about))
    };
    let own = asked.and_then(|desk| own(desk.seat));
    own.or_else(|| frame.caption(scene.words, &scene.names))
}

/// What has just happened, as a line with its picture.
fn caption<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    match happened(scene) {
        Some(line) => log::caption(line, scene.words, &scene.houses),
        None => space().width(Fill).into(),
    }
}

/// The dice of the turn, or those thrown beside them.
pub(super) fn dice<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let motion = scene.play.frame.show();
    let ticket = scene.ticket;
    let what = scene.desk.as_ref().map(Desk::what);
    let size = scene.layout.die;
    let beside = what == Some(What::BesideDice) || (what.is_none() && !motion.beside().is_empty());
    let mut tray = if beside {
        dice::beside(motion)
    } else {
        dice::tray(motion)
    }
    .size(size);
    if let Some(desk) = &scene.desk {
        let dice: Vec<bool> = (0..16).map(|die| desk.die(die).is_some()).collect();
        let groups = Face::ALL.map(|face| desk.group(face).is_some());
        tray = match desk.what() {
            What::Roll => tray.kept(desk.selection.kept).advised(scene.advised_dice()),
            What::ChangeDice | What::OpponentDice => tray.kept(desk.selection.die.map_or(0, |die| 1 << die)),
            What::ProbedDie => tray.kept(1 << motion.shown().turn().probing),
            _ => tray,
        };
        if desk.what() == What::Group {
            tray = tray
                .on_group(move |face| groups[face.index()].then_some(Message::GroupPressed(ticket, face)));
        } else if dice.contains(&true) {
            tray = tray.on_die(move |die| {
                let answers = dice.get(die).copied().unwrap_or_default();
                answers.then_some(Message::DiePressed(ticket, die))
            });
        }
    }
    let frame = &scene.play.frame;
    let throws = scene.desk.as_ref().and_then(Desk::throws).is_some();
    tray = tray.on_throw(move |flick| {
        let first = frame.throws(flick).map(Message::Frame);
        first.or_else(|| throws.then_some(Message::Flicked(ticket, flick)))
    });
    if let Some(kept) = scene.play.hint.and_then(|hint| hint.kept) {
        tray = tray.kept(kept);
    }
    let height = tray.height();
    let rolls = rolls(scene);
    let tray: Element<'a, Message> = tray.into();
    let tray = container(tray)
        .center_x(Fill)
        .padding([0, 8])
        .height(Length::Fixed(height));
    let why = scene
        .play
        .frame
        .why_button(scene.words, &scene.names, &scene.houses);
    let undo = scene.play.frame.undo_buttons(scene.words, &scene.names);
    let told = row![caption(scene), rolls]
        .push(why)
        .push(undo)
        .spacing(10)
        .align_y(Center);
    let told = container(told).padding([0, 12]).center_y(28);
    let body = container(column![told, tray]).width(Fill).style(theme::inset);
    let over = (scene.spread == Some(spread::Place::City)).then(|| aside(scene, scene.layout.dice()));
    let body = stack![body].push(over.flatten());
    if motion.is_playing() {
        mouse_area(body)
            .on_press(Message::Frame(frame::Message::SkipPressed))
            .into()
    } else {
        body.into()
    }
}

/// How many rolls of how many have been used, while rolls count.
fn rolls<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let state = scene.play.frame.show().shown();
    let turn = state.turn();
    let waits = state.first_throw().is_some();
    if turn.rolls == 0 || waits || turn.fixed || state.scores().is_some() {
        return space().into();
    }
    let (used, limit) = (turn.rolls, state.roll_limit());
    widget::hint(
        dials::rolls(used, limit, 9.0),
        fl!(scene.words, "play-rolls", used = used, limit = limit),
        iced::widget::tooltip::Position::Left,
    )
    .into()
}

fn rim(theme: &Theme, edition: Edition) -> container::Style {
    let colours = theme::colours(theme);
    container::Style {
        background: Some(theme::city::sky(edition).into()),
        border: iced::border::rounded(theme::ROUND).width(1).color(colours.line),
        ..container::Style::default()
    }
}
