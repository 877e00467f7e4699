//! The question: whose it is, what is asked, what it means, and a button for every answer. While somebody
//! else plays it says who.

use super::Message;
use super::choice::{Act, Choice, Desk, Purpose, use_of};
use super::label;
use super::scene::Scene;
use crate::ui::frame;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::widget::{card, die};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::classic::{Answer, Face, Pick, Use, What};
use iced::widget::{column, container, row, space, text};
use iced::{Center, Element, Fill};
use words::Words;
use words::classic::{Speaker, Speech, card_name};

/// How far below the upper edge the buttons stand, about.
const BUTTONS: f32 = 100.0;

/// Draws the panel.
pub(super) fn view<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (seat, body) = match scene.question() {
        Some(desk) => (Some(desk.seat), asked(scene, desk)),
        None => watched(scene),
    };
    let house = seat.map(|seat| scene.house(seat));
    let mine = scene.question().is_some();
    question::panel(body, house, mine)
}

/// The question in front of a person.
fn asked<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Element<'a, Message> {
    let speaker = scene.speaker(desk);
    let speech = speaker.question();
    let answers = buttons(scene, desk, &speaker);
    let answers = question::answers(answers);
    column![head(scene, desk.seat, &speech), answers]
        .spacing(7)
        .into()
}

/// Whose question it is, and what is asked.
fn head<'a>(scene: &Scene<'a>, seat: Seat, speech: &Speech) -> Element<'a, Message> {
    let words = scene.words;
    let state = scene.play.frame.state();
    let size = if scene.layout.room.small { 46 } else { 56 };
    let face = widget::portrait(state.player(seat).monster, scene.house(seat), size);
    let title_ink = Ink {
        font: font::TITLE,
        ..Ink::new(
            words,
            &scene.houses,
            if scene.layout.room.small { 22 } else { 26 },
        )
    };
    let title = log::rich(&speech.title, title_ink);
    let about = speech.cards.iter().map(|card| {
        let name = text(card_name(words, *card)).size(12).style(theme::quiet);
        let chip = row![card::emblem(*card).width(24).height(24), name]
            .spacing(5)
            .align_y(Center);
        card::explained(chip, *card, words, over_tokyo(scene, 20.0))
    });
    let lines = hints(scene, speech).enumerate().map(|(nth, line)| {
        let ink = Ink::new(words, &scene.houses, 13);
        let ink = match (nth, speech.warning) {
            (0, true) => ink.bold().coloured(|theme| theme::colours(theme).danger_text),
            _ => ink.quiet(),
        };
        log::rich(line, ink)
    });
    let whose = row![
        question::name_plate(scene.names.name(seat), scene.house(seat)),
        title
    ]
    .extend(about)
    .spacing(9)
    .align_y(Center)
    .wrap()
    .vertical_spacing(2);
    // Room for two lines in any case: the buttons below stay where they are.
    let hints = hint_room(scene.question().map_or(What::Nothing, Desk::what));
    let said = row![space().height(hints), column(lines).spacing(2).width(Fill)];
    row![face, column![whose, said].spacing(2).width(Fill)]
        .spacing(11)
        .into()
}

/// The height kept for hints: a hit has one line, and often many answers.
fn hint_room(what: What) -> f32 {
    if what == What::Harm {
        question::HINTS / 2.0
    } else {
        question::HINTS
    }
}

/// What the question means, and what is good to know where there is room.
fn hints<'a>(scene: &Scene<'_>, speech: &'a Speech) -> impl Iterator<Item = &'a String> {
    let more = speech.more.as_ref().filter(|_| !scene.layout.room.small);
    speech.lines.iter().chain(more)
}

/// How much higher than usual the panel must be for a question: for a third line of hints, and for more
/// buttons than one row holds. Estimated from the letters, a little generously.
#[must_use]
pub(super) fn more_height(scene: &Scene<'_>, desk: &Desk<'_>, width: f32) -> f32 {
    // As high for every choice of dice: the buttons stay where they are.
    let unkept = Desk::new(desk.state, desk.seat, super::Selection::default());
    let desk = if desk.what() == What::Roll { &unkept } else { desk };
    let speaker = scene.speaker(desk);
    let speech = speaker.question();
    let letters = |text: &str| text.chars().count() as f32;
    let lines: f32 = hints(scene, &speech)
        .map(|line| (letters(line) * 6.5 / (width - 90.0)).ceil())
        .sum();
    let cards = speech
        .cards
        .iter()
        .map(|card| 38.0 + 6.5 * letters(&card_name(scene.words, *card)));
    let head = letters(&speech.title) * if scene.layout.room.small { 10.5 } else { 12.5 }
        + 27.0
        + 7.5 * letters(scene.names.name(desk.seat))
        + cards.sum::<f32>();
    let titles = (head / (width - 90.0)).ceil();
    let room = width - 36.0;
    let (mut rows, mut filled) = (1.0, 0.0);
    let mut place = |wide: f32| {
        if filled > 0.0 && filled + wide > room {
            (rows, filled) = (rows + 1.0, 0.0);
        }
        filled += wide + 8.0;
    };
    if desk.what() == What::Hearts {
        for purpose in desk.purposes() {
            place(140.0 + 7.0 * letters(&label::purpose(&speaker, desk, purpose)));
        }
    }
    for choice in desk.choices() {
        if scene.is_spread(desk, choice.act) {
            continue;
        }
        let label = letters(&label::label(&speaker, choice.act));
        place(match choice.act {
            Act::Say(Answer::Group(_)) => 78.0 + choice.caps_width() + (label * 6.0).min(170.0),
            Act::Say(Answer::Use(
                used @ Use {
                    pick: Pick::DieFace(..),
                    ..
                },
            )) => {
                let emblem = if desk.turners() > 1 { 24.0 } else { 0.0 };
                let price = use_of(used).map_or(0, |(energy, _)| energy) > 0;
                86.0 + emblem + if price { 28.0 } else { 0.0 }
            }
            act => {
                let symbol = if label::symbol(act, desk.what()).is_empty() {
                    0.0
                } else {
                    25.0
                };
                let emblem = if label::card_of(&speaker, act).is_some() {
                    30.0
                } else {
                    0.0
                };
                let cap = choice.caps_width();
                let letter = if scene.layout.room.small { 7.4 } else { 7.9 };
                20.0 + symbol + emblem + cap + label * letter
            }
        });
    }
    scene.play.free().for_each(|_| place(210.0));
    let usual = question::HINTS - hint_room(desk.what());
    (titles - 1.0) * 32.0 - usual + (lines - 2.0).max(0.0) * 19.0 + (rows - 1.0) * 44.0
}

/// Bubbles of cards appear over the city, not over the dice or the question: `below` is how far below the
/// upper edge of the panel the card is named.
fn over_tokyo(scene: &Scene<'_>, below: f32) -> card::Aside {
    card::Aside::above(scene.layout.dice() + scene.layout.room.gap + below)
}

/// The buttons of all answers, wrapped.
fn buttons<'a>(scene: &Scene<'a>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Element<'a, Message> {
    let choices = desk.choices();
    let asked = choices.iter().enumerate();
    // Cards to choose lie on the table.
    let asked = asked.filter(|(_, choice)| !scene.is_spread(desk, choice.act));
    let buttons = asked.map(|(nth, choice)| {
        let advised = scene.advised.is_some_and(|answer| choice.act == Act::Say(answer));
        let button = frame::hint::around(
            advised,
            choice.rank == Rank::Main,
            button(scene, desk, speaker, choice),
        );
        container(button).id(format!("answer-{nth}")).into()
    });
    let steppers = match desk.what() {
        What::Hearts => hearts(scene, desk, speaker),
        _ => Vec::new(),
    };
    row(steppers.into_iter().chain(buttons).chain(free(scene)))
        .spacing(8)
        .align_y(Center)
        .wrap()
        .vertical_spacing(7)
        .into()
}

fn button<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
) -> Element<'a, Message> {
    let words = scene.words;
    // Nothing can be pressed while the dice roll.
    let message = scene
        .desk
        .is_some()
        .then_some(Message::Acted(scene.ticket, choice.act));
    let mut keys = choice.caps(words);
    if let Act::Say(Answer::Use(used)) = choice.act
        && let Pick::DieFace(_, face) = used.pick
    {
        let with = turner(desk, used, words);
        let button = question::face(words.table().edition, face, with, keys.pop(), message);
        return card::explained(button, used.face, words, over_tokyo(scene, BUTTONS));
    }
    if let Act::Say(Answer::Group(face)) = choice.act {
        return group(desk, speaker, face, keys, message);
    }
    let size = if scene.layout.room.small { 14 } else { 15 };
    let ink = Ink::new(words, &[], size).bold().coloured(choice.rank.ink());
    let label = label::label(speaker, choice.act);
    let words_on_it = log::rich(&label, ink);
    let content: Element<'a, Message> = match emblem(choice.act, speaker) {
        Some(emblem) => row![emblem, words_on_it].spacing(8).align_y(Center).into(),
        None => words_on_it,
    };
    let button = question::answer(
        content,
        label::symbol(choice.act, desk.what()),
        &keys,
        choice.rank,
        message,
    );
    match label::card_of(speaker, choice.act) {
        Some(card) => card::explained(button, card, words, over_tokyo(scene, BUTTONS)),
        None => button.into(),
    }
}

/// The card that turns a die where there are several, and what that costs.
fn turner<'a>(desk: &Desk<'_>, used: Use, words: &'a Words) -> Option<Element<'a, Message>> {
    let emblem = (desk.turners() > 1).then(|| card::emblem(used.face).width(20).height(20));
    let energy = use_of(used).map_or(0, |(energy, _)| energy);
    let price = (energy > 0).then(|| log::rich(&format!("{energy}⚡"), Ink::new(words, &[], 12).bold()));
    let with = row![].push(emblem).push(price).spacing(4).align_y(Center);
    (desk.turners() > 1 || energy > 0).then(|| with.into())
}

/// A group of dice and what it will do.
fn group<'a>(
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    face: Face,
    keys: Vec<String>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let count = desk.state.turn().sizes[face.index()];
    let effect = log::rich(&speaker.effect(face), Ink::new(speaker.words, &[], 12).quiet());
    let face = row![
        art::svg(&die::glyph(speaker.words.table().edition, face))
            .width(20)
            .height(20),
        font::bold(format!("×{count}"), 13),
        container(effect).max_width(170),
    ]
    .extend(keys.into_iter().map(widget::keycap))
    .spacing(5)
    .align_y(Center);
    iced::widget::button(face)
        .padding([5, 8])
        .style(theme::secondary)
        .on_press_maybe(message)
        .into()
}

/// The emblem of the card that an answer uses or buys.
fn emblem<'a>(act: Act, speaker: &Speaker<'_>) -> Option<Element<'a, Message>> {
    let card = label::card_of(speaker, act)?;
    Some(card::emblem(card).width(22).height(22).into())
}

/// The steppers for what hearts are used for.
fn hearts<'a>(scene: &Scene<'a>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Vec<Element<'a, Message>> {
    let unused = desk.state.wastes_hearts(desk.seat);
    let line = |purpose: Purpose| {
        let picture: Element<'a, Message> = match purpose {
            Purpose::Heal if unused => art::svg("tokens/heart-empty.svg").width(24).height(24).into(),
            Purpose::Heal => art::svg("tokens/heart.svg").width(24).height(24).into(),
            Purpose::Poison => art::svg("tokens/poison.svg").width(24).height(24).into(),
            Purpose::Shrink => art::svg("tokens/shrink.svg").width(24).height(24).into(),
            Purpose::Other(seat) => widget::portrait(desk.state.player(seat).monster, scene.house(seat), 28),
        };
        let step = |more| {
            let act = Act::Spend(purpose, more);
            desk.spend(purpose, more)
                .filter(|_| scene.desk.is_some())
                .map(|_| Message::Acted(scene.ticket, act))
        };
        let line = row![
            picture,
            text(label::purpose(speaker, desk, purpose)).size(13),
            question::stepper(purpose.of(desk.selection.split), step(false), step(true)),
        ];
        line.spacing(6).align_y(Center).into()
    };
    desk.purposes().into_iter().map(line).collect()
}

/// Cards that may be used at any time, small, beside whatever is asked.
fn free<'a>(scene: &Scene<'a>) -> Vec<Element<'a, Message>> {
    let state = scene.play.frame.state();
    let shared = scene.viewer.is_none();
    let button = |(nth, used): (usize, Use)| {
        let owner = state.held(used.key)?.owner;
        let desk = Desk::new(state, owner, super::Selection::default());
        let label = scene.speaker(&desk).free(used, shared.then_some(owner));
        let key = (nth == 0).then(|| widget::keycap("F"));
        let ink = Ink::new(scene.words, &scene.houses, 12).bold();
        let face = row![
            card::emblem(used.face).width(18).height(18),
            log::rich(&label, ink)
        ];
        let button = iced::widget::button(face.push(key).spacing(6).align_y(Center))
            .padding([5, 9])
            .style(theme::secondary)
            .on_press(Message::Acted(scene.ticket, Act::Say(Answer::Use(used))));
        let aside = over_tokyo(scene, BUTTONS);
        Some(card::explained(button, used.face, scene.words, aside))
    };
    scene.play.free().enumerate().filter_map(button).collect()
}

/// Somebody else is at work, or something is being shown.
fn watched<'a>(scene: &Scene<'a>) -> (Option<Seat>, Element<'a, Message>) {
    let frame = &scene.play.frame;
    let shown = frame.show().shown();
    let meanwhile = match shown.turn().number {
        0 => frame.show().first_thrower(),
        _ => Some(shown.active()),
    };
    let seat = frame.at_work(meanwhile);
    let line = frame.work(seat, scene.words, &scene.names, &scene.houses);
    let free = free(scene);
    let free = (!free.is_empty()).then(|| row(free).spacing(8).wrap());
    // With the log beside the table everything is told there.
    let news = (!scene.layout.room.has_log()).then(|| news(scene));
    let body = column![line].push(free).push(news).spacing(6);
    (seat, body.width(Fill).height(Fill).into())
}

/// What has happened last in this turn before what stands below the city: as many lines as fit whole.
fn news<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    /// The title above the lines and the rim of the panel.
    const TITLE: f32 = 76.0;
    let ink = Ink::new(scene.words, &scene.houses, 13).aside(over_tokyo(scene, BUTTONS));
    let height = scene.layout.panel - TITLE;
    scene.play.frame.news(scene.words, &scene.names, ink, height)
}
