//! The question: whose it is, what is asked, what it means, and a button for every answer. While somebody
//! else plays it says who.

use super::Message;
use super::choice::{Act, Choice, Desk};
use super::scene::Scene;
use crate::ui::frame::hint;
use crate::ui::widget::card;
use crate::ui::widget::duel::token;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::duel::{Answer, Face, Pick, What};
use iced::widget::{column, container, mouse_area, row, rule, space, text, tooltip};
use iced::{Center, Element, Fill, Size};
use words::duel::{Speaker, Speech, card_name, face_picture};
use words::fl;
use words::{Icon, Line, Part, Tone, Words, line};

/// Bubbles of cards appear above the question: of those in its title, and of those on its buttons.
const ABOVE: card::Aside = card::Aside::above(20.0);
const FAR_ABOVE: card::Aside = card::Aside::above(88.0);

/// The size of the letters of hints, and the height of a line of them.
const HINT: u32 = 13;
const LINE: f32 = 19.0;

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
    let speech = speech(scene, desk, &speaker);
    let answers = buttons(scene, desk, &speaker);
    let answers = question::answers(answers);
    let question = column![head(scene, desk, &speaker, &speech), answers]
        .spacing(7)
        .width(Fill);
    row![question].push(recap(scene, desk)).spacing(12).into()
}

/// What is asked, with what this screen adds to it.
fn speech(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Speech {
    let mut speech = speaker.question();
    let more = match desk.what() {
        // Only there for whoever begins, and said nowhere else.
        What::Roll if desk.state.turn().number == 1 => Some("duel-hint-first-turn"),
        _ if desk.places_a_token() => Some("duel-hint-place"),
        _ => None,
    };
    speech.hints.extend(more.map(|id| scene.words.text(id)));
    if scene.layout.room.small && recap_width(scene, desk) > 0.0 {
        // What triples do can be read in the rules, what the rival just did nowhere else.
        speech.hints.truncate(1);
    }
    speech
}

/// How wide the recap of the turn before is beside a question; 0 where there is none.
fn recap_width(scene: &Scene<'_>, desk: &Desk<'_>) -> f32 {
    let begins = matches!(desk.what(), What::FirstRoll | What::Roll) && desk.seat == desk.state.active();
    let before = desk.state.turn().number > 1;
    if begins && before && !scene.layout.room.has_log() {
        scene.layout.room.main * 0.36
    } else {
        0.0
    }
}

/// What happened in the turn before, while the own one begins: beside the question, unless the log is open.
fn recap<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Option<Element<'a, Message>> {
    let width = recap_width(scene, desk);
    if width <= 0.0 {
        return None;
    }
    let mut lines = scene.duel.frame.lines(80, scene.words, &scene.names);
    let headings = |lines: &[Line]| lines.iter().rposition(|line| line.tone == Tone::Heading);
    lines.truncate(headings(&lines)?);
    let before = lines.split_off(headings(&lines)?);
    let (heading, happened) = before.split_first()?;
    // What the dice brought says enough of the dice, and new cards for sale are seen.
    let tells =
        |line: &&Line| !is_roll(line) && line.parts.iter().any(|part| matches!(part, Part::Seat { .. }));
    let happened: Vec<&Line> = happened.iter().filter(tells).collect();
    // The last ones that find room whole; estimated from the letters, a little generously.
    let size: u32 = if scene.layout.room.small { 11 } else { 12 };
    let letters = ((width - 60.0) / (size as f32 * 0.52)).max(1.0);
    let mut room = ((scene.layout.panel - 36.0) / (size as f32 * 1.3 + 4.0)).floor();
    let fits = |line: &&&Line| {
        room -= (line.to_string().chars().count() as f32 / letters).ceil();
        room >= 0.0
    };
    let fitting = happened.iter().rev().take_while(fits).count();
    let last = &happened[happened.len() - fitting..];
    let ink = Ink::new(scene.words, &scene.houses, size).quiet().aside(ABOVE);
    let told = last.iter().map(|line| log::told(line, ink));
    let title = log::sentence(&heading.parts, ink.bold());
    let told = column![title].extend(told).spacing(2).width(Fill);
    let line = rule::vertical(1).style(theme::rule);
    let told = container(told).width(Fill).height(Fill).clip(true);
    Some(row![line, told].spacing(12).width(width).into())
}

/// Is it about dice that were thrown?
fn is_roll(line: &Line) -> bool {
    line.icon == Icon::Picture("ui/roll.svg")
}

/// Whose question it is, and what is asked.
fn head<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    speech: &Speech,
) -> Element<'a, Message> {
    let words = scene.words;
    let size = if scene.layout.room.small { 46 } else { 56 };
    let title_ink = Ink {
        font: font::TITLE,
        ..Ink::new(
            words,
            &scene.houses,
            if scene.layout.room.small { 22 } else { 25 },
        )
    };
    let about = speech.card.map(|card| {
        let name = text(card_name(words, card)).size(12).style(theme::quiet);
        let chip = row![card::emblem(card).width(24).height(24), name]
            .spacing(5)
            .align_y(Center);
        card::explained(chip, card, words, ABOVE)
    });
    let (lines, warns) = hints(scene, desk, speaker, speech);
    let lines = lines.into_iter().enumerate().map(|(nth, line)| {
        let ink = Ink::new(words, &scene.houses, HINT);
        let ink = match (nth, warns) {
            (0, Some(true)) => ink.bold().coloured(|theme| theme::colours(theme).accent_text),
            (0, Some(false)) => ink.bold().coloured(|theme| theme::colours(theme).danger_text),
            _ => ink.quiet(),
        };
        log::rich(&line, ink)
    });
    let whose = row![
        question::name_plate(scene.names.name(desk.seat), scene.house(desk.seat)),
        log::rich(&speech.title, title_ink)
    ]
    .push(about)
    .spacing(9)
    .align_y(Center)
    .wrap()
    .vertical_spacing(2);
    // Room for two lines in any case: the buttons below stay where they are.
    let said = row![
        space().height(question::HINTS + (scene.lines - 2.0) * LINE),
        column(lines).spacing(2).width(Fill)
    ];
    row![
        picture(scene, desk, size),
        column![whose, said].spacing(2).width(Fill)
    ]
    .spacing(11)
    .into()
}

/// Who is asked; a token that is to be placed lies there, to be taken.
fn picture<'a>(scene: &Scene<'a>, desk: &Desk<'_>, size: u32) -> Element<'a, Message> {
    match desk.selection.hand {
        Some((buzz, placing)) => {
            let wide = size as f32 * 1.5;
            let shape = token::token(buzz, placing.turned, Size::new(wide, size as f32));
            let shape = tooltip(shape, token::bubble(buzz, scene.words), tooltip::Position::Top)
                .gap(6)
                .padding(0)
                .style(theme::tooltip);
            mouse_area(shape)
                .on_press(Message::Grabbed(scene.ticket))
                .interaction(iced::mouse::Interaction::Grab)
                .into()
        }
        None => {
            let figure = scene.names.monster(desk.seat);
            widget::portrait(figure, scene.house(desk.seat), size)
        }
    }
}

/// What the question means, or what the answer under the pointer would lead to; and whether that wins or
/// loses.
pub(super) fn hints(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    speech: &Speech,
) -> (Vec<String>, Option<bool>) {
    if scene.desk.is_some() && desk.rests(scene.duel.own.looked) {
        let tray = desk.tray();
        let mut seen = speaker.lying(&tray);
        let end = match tray.outcome {
            Some(outcome) => Some(outcome.winner == desk.seat),
            None => (!tray.winning.is_empty()).then_some(true),
        };
        if end.is_none() {
            seen.extend(speech.hints.iter().take(1).cloned());
        }
        return (seen, end);
    }
    // Where a token hovers is looked at as well: what comes after it runs over it.
    let looked = scene.duel.own.looked.or_else(|| desk.laid());
    if let Some(answer) = looked.filter(|_| scene.desk.is_some()) {
        let seen = speaker.preview(answer);
        if !seen.is_empty() {
            let end = desk.foresee(answer).end();
            return (seen, end.map(|(_, won)| won));
        }
    }
    // An end of the game is told before anything is pressed.
    let ends = desk.choices().into_iter().find_map(|choice| match choice.act {
        Act::Say(answer) => desk.foresee(answer).end().map(|(_, won)| (answer, won)),
        _ => None,
    });
    match ends {
        Some((answer, won)) => {
            let mut lines = speaker.preview(answer);
            if let Some(end) = lines.first_mut() {
                let answer = speaker.label(answer);
                let values = [("answer", answer.into()), ("end", std::mem::take(end).into())];
                *end = scene.words.text_with("duel-see-end", &values);
            }
            lines.extend(speech.hints.iter().take(1).cloned());
            (lines, Some(won))
        }
        None => (speech.hints.clone(), None),
    }
}

/// How many lines the hints of a question take: those of what an answer leads to as well, which are told while
/// the pointer is on it, so that nothing moves then. Estimated from the letters, a little generously.
#[must_use]
pub(super) fn lines(scene: &Scene<'_>, desk: &Desk<'_>) -> f32 {
    let speaker = scene.speaker(desk);
    let room = scene.layout.room.main - recap_width(scene, desk) - 110.0;
    let ink = Ink::new(scene.words, &scene.houses, HINT);
    let high = |lines: &[String]| -> f32 {
        let lines = lines.iter().map(|line| {
            let parts = line::parts(line);
            let lines = (line::letters(&parts) as f32 * 6.6 / room).ceil();
            // What fits after all makes no room for a second line: the tracks would move for nothing.
            let fits = lines > 1.0 && log::width(&parts, ink) <= room;
            if fits { 1.0 } else { lines }
        });
        lines.sum()
    };
    let asked = high(&speech(scene, desk, &speaker).hints);
    // As high for every place over which the token hovers.
    let places = desk.places_a_token().then(|| desk.places()).into_iter().flatten();
    let told = looked_at(desk).chain(places.map(|place| desk.lay(place)));
    let told = told.map(|answer| high(&speaker.preview(answer)));
    told.fold(asked, f32::max)
}

/// How much higher than usual the panel must be for a question with so many lines of hints, and with more
/// buttons than one row holds. Estimated from the letters, a little generously.
#[must_use]
pub(super) fn more_height(scene: &Scene<'_>, desk: &Desk<'_>, lines: f32) -> f32 {
    let width = scene.layout.room.main - recap_width(scene, desk);
    // As high for every choice of dice: the buttons stay where they are.
    let unkept = Desk::new(desk.state, desk.seat, super::Selection::default());
    let rolls = desk.what() == What::Roll && desk.selection.aiming.is_none();
    let desk = if rolls { &unkept } else { desk };
    let speaker = scene.speaker(desk);
    let speech = speech(scene, desk, &speaker);
    let letters = |text: &str| line::letters(&line::parts(text)) as f32;
    let room = width - 110.0;
    let card = speech
        .card
        .map_or(0.0, |card| 38.0 + 6.5 * letters(&card_name(scene.words, card)));
    let head = letters(&speech.title) * if scene.layout.room.small { 10.5 } else { 12.0 }
        + 27.0
        + 7.5 * letters(scene.names.name(desk.seat))
        + card;
    let titles = (head / room).ceil();
    let room = width - 36.0;
    let (mut rows, mut filled) = (1.0, 0.0);
    for choice in desk.choices() {
        let label = letters(&label(scene.words, &speaker, choice.act));
        let (symbol, emblem) = (
            if symbol(choice.act, desk.what()).is_empty() {
                0.0
            } else {
                25.0
            },
            if emblem(choice.act, &speaker).is_some() {
                30.0
            } else {
                0.0
            },
        );
        let caps = choice.caps_width();
        let letter = if scene.layout.room.small { 7.4 } else { 7.9 };
        let wide = 22.0 + symbol + emblem + caps + label * letter;
        if filled > 0.0 && filled + wide > room {
            (rows, filled) = (rows + 1.0, 0.0);
        }
        filled += wide + 8.0;
    }
    (titles - 1.0) * 32.0 + (lines - 2.0).max(0.0) * LINE + (rows - 1.0) * 43.0
}

/// Every answer that the pointer can be on: those with a button, and those that buy a card.
fn looked_at(desk: &Desk<'_>) -> impl Iterator<Item = Answer> {
    let buttons = desk.choices().into_iter().map(|choice| choice.act);
    let cards = (0..3).filter_map(|slot| desk.slot(slot));
    buttons
        .chain(cards.collect::<Vec<_>>())
        .filter_map(|act| match act {
            Act::Say(answer) => Some(answer),
            _ => None,
        })
}

/// The buttons of all answers, wrapped.
fn buttons<'a>(scene: &Scene<'a>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Element<'a, Message> {
    let choices = desk.choices();
    let buttons = choices.iter().enumerate().map(|(nth, choice)| {
        let advised = scene.advised.is_some_and(|answer| choice.act == Act::Say(answer));
        let shown = hint::around(
            advised,
            choice.rank == Rank::Main,
            button(scene, desk, speaker, choice),
        );
        // What it would lead to is seen while the pointer is on it.
        let shown: Element<'a, Message> = match choice.act {
            Act::Say(answer) if scene.desk.is_some() => mouse_area(shown)
                .on_enter(Message::Looked(scene.ticket, answer, true))
                .on_exit(Message::Looked(scene.ticket, answer, false))
                .into(),
            _ => shown,
        };
        container(shown).id(format!("answer-{nth}")).into()
    });
    row(buttons.chain(guide(scene, desk)))
        .spacing(8)
        .align_y(Center)
        .wrap()
        .vertical_spacing(7)
        .into()
}

/// The keys that move a token, or that buy.
fn guide<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Option<Element<'a, Message>> {
    let words = scene.words;
    let sells = (0..3).any(|slot| matches!(desk.slot(slot), Some(Act::Say(Answer::Buy(_)))));
    let (keys, does) = if desk.selection.hand.is_some() {
        ("← → ↑ ↓", words.text("duel-do-move"))
    } else if sells && !desk.selection.buying {
        ("B", words.text("duel-do-buy-key"))
    } else if sells {
        ("1 – 3", words.text("duel-do-buy-number"))
    } else {
        return None;
    };
    Some(widget::key_hint(keys, does))
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
    let keys = choice.caps(words);
    let size = if scene.layout.room.small { 14 } else { 15 };
    let ink = Ink::new(words, &[], size).bold().coloured(choice.rank.ink());
    let words_on_it = log::rich(&label(words, speaker, choice.act), ink);
    let content: Element<'a, Message> = match emblem(choice.act, speaker) {
        Some(emblem) => row![emblem, words_on_it].spacing(8).align_y(Center).into(),
        None => words_on_it,
    };
    let symbol = symbol(choice.act, desk.what());
    let button = question::answer(content, symbol, &keys, choice.rank, message);
    let card = match choice.act {
        Act::Say(answer) => speaker.card_of(answer),
        Act::Aim(card) => card,
        _ => None,
    };
    match card {
        Some(card) => card::explained(button, card, words, FAR_ABOVE),
        None => button.into(),
    }
}

/// What a button says.
fn label(words: &Words, speaker: &Speaker<'_>, act: Act) -> String {
    match act {
        // Where the token hovers is seen on the tracks.
        Act::Say(Answer::Place(_) | Answer::Choose(Pick::Place(..))) => words.text("duel-do-place-here"),
        Act::Say(answer) => speaker.label(answer),
        Act::KeepAll(true) => fl!(words, "play-do-keep-all"),
        Act::KeepAll(false) => fl!(words, "play-do-keep-none"),
        Act::Hover(buzz, _) if buzz.is_king() => words.text("duel-do-other-token"),
        Act::Hover(..) => words.text("duel-do-turn"),
        Act::Aim(Some(card)) => words.text_with("duel-do-use", &[("card", card_name(words, card).into())]),
        Act::Aim(None) => words.text("duel-do-back"),
        Act::Die(_) | Act::Buying => String::new(),
    }
}

/// The symbol of a button.
fn symbol(act: Act, what: What) -> &'static str {
    match act {
        Act::Say(answer) => match answer {
            Answer::Throw | Answer::Reroll(_) => "roll",
            Answer::Spend => "token-spend",
            Answer::Sweep => "sweep",
            Answer::Buy(_) => "buy",
            Answer::Place(_) | Answer::Choose(Pick::Place(..)) => "place",
            // Yes and no are words enough.
            Answer::Done if !matches!(what, What::May { .. }) => "done",
            _ => "",
        },
        Act::Hover(buzz, _) if buzz.is_king() => "swap",
        Act::Hover(..) => "flip",
        Act::Aim(None) => "back",
        _ => "",
    }
}

/// The picture of what an answer is about.
fn emblem<'a>(act: Act, speaker: &Speaker<'_>) -> Option<Element<'a, Message>> {
    let face = |face: Face| art::svg(face_picture(face)).width(22).height(22).into();
    match act {
        Act::Say(Answer::Resolve(of) | Answer::Choose(Pick::Face(of))) => Some(face(of)),
        Act::Say(answer) => {
            let card = speaker.card_of(answer)?;
            Some(card::emblem(card).width(22).height(22).into())
        }
        Act::Aim(Some(card)) => Some(card::emblem(card).width(22).height(22).into()),
        _ => None,
    }
}

/// Somebody else is at work, or something is being shown.
fn watched<'a>(scene: &Scene<'a>) -> (Option<Seat>, Element<'a, Message>) {
    let frame = &scene.duel.frame;
    let shown = frame.show().shown();
    let meanwhile = match shown.turn().number {
        0 => frame.show().first_thrower(),
        _ => Some(shown.active()),
    };
    let seat = frame.at_work(meanwhile);
    let line = frame.work(seat, scene.words, &scene.names, &scene.houses);
    // With the log beside the table everything is told there.
    let news = (!scene.layout.room.has_log()).then(|| news(scene));
    let body = column![line].push(news).spacing(6);
    (seat, body.width(Fill).height(Fill).into())
}

/// What has happened last in this turn before what stands above the dice: as many lines as fit whole.
fn news<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    /// The title above the lines and the rim of the panel.
    const TITLE: f32 = 72.0;
    let ink = Ink::new(scene.words, &scene.houses, 13).aside(ABOVE);
    let height = scene.layout.panel - TITLE;
    scene.duel.frame.news(scene.words, &scene.names, ink, height)
}

#[cfg(test)]
mod tests {
    use super::looked_at;
    use crate::storage::Speed;
    use crate::ui::USUAL;
    use crate::ui::harness::Surroundings;
    use crate::ui::screen::duel::tests::positions::random_game;
    use crate::ui::screen::duel::tests::{asking, simulator};
    use crate::ui::screen::duel::{Duel, Message};
    use engine::duel::{State, What};
    use engine::{Asked, Game};
    use iced::Rectangle;
    use words::Language;
    use words::duel::Speaker;

    /// Where each button stands, and how much of it is seen.
    fn buttons(duel: &Duel, surroundings: &Surroundings) -> Vec<(Rectangle, Option<Rectangle>)> {
        let count = duel.desk().expect("asked").choices().len();
        let mut ui = simulator(duel, surroundings);
        let found = (0..count).map(|nth| {
            let found = ui.find(iced_test::selector::id(format!("answer-{nth}")));
            let found = found.expect("there it is");
            (found.bounds(), found.visible_bounds())
        });
        found.collect()
    }

    #[test]
    fn a_long_preview_moves_no_button() {
        for language in Language::ALL {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = USUAL;
            let lines = |state: &State| {
                let Asked::Seat(seat) = state.asks() else { return 0 };
                let desk = super::Desk::new(state, seat, super::super::Selection::of(state));
                let names = asking(state, true, &surroundings)
                    .frame
                    .names(&surroundings.words);
                let told = looked_at(&desk).map(|answer| {
                    let (words, names) = (&surroundings.words, &names);
                    Speaker { words, names, state }.preview(answer).len()
                });
                told.max().unwrap_or(0)
            };
            let mut found = Vec::new();
            for seed in 0..60 {
                random_game(seed, &mut |state| {
                    let faces = state.question().what == What::Face;
                    if faces && found.len() < 4 && lines(state) >= 3 {
                        found.push(*state);
                    }
                });
            }
            assert!(!found.is_empty());
            for state in found {
                let mut duel = asking(&state, true, &surroundings);
                let before = buttons(&duel, &surroundings);
                let whole = |(all, seen): &(Rectangle, Option<Rectangle>)| {
                    seen.is_some_and(|seen| seen.height > all.height - 0.5)
                };
                assert!(before.iter().all(whole), "{language}: {before:?}");
                let ticket = duel.frame.table().ticket();
                let answers: Vec<_> = looked_at(&duel.desk().expect("asked")).collect();
                for answer in answers {
                    let _ = duel.update(Message::Looked(ticket, answer, true), surroundings.context());
                    assert_eq!(buttons(&duel, &surroundings), before, "{language}: {answer:?}");
                    let _ = duel.update(Message::Looked(ticket, answer, false), surroundings.context());
                }
            }
        }
    }
}
