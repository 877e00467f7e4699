//! The question: whose it is and what is asked, what an answer brings, and a button for every answer. While
//! somebody else plays it says who.
//!
//! A question with more answers than one row holds keeps the plain ones there, as Done, and has the others in the place of
//! the dice. Where those must be seen, pictures and symbols stand for words in the row. Only what has no room there
//! either lies on a sheet over the city.

mod measure;

use super::Message;
use super::choice::{Act, Choice, Desk, Purpose};
use super::label;
use super::preview;
use super::scene::Scene;
use crate::ui::frame;
use crate::ui::frame::fit::{self, Fit};
use crate::ui::frame::ribbon::{self, Ribbon};
use crate::ui::widget::awake::awake;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::widget::tooltip::tooltip;
use crate::ui::widget::{card, die, subject};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::classic::{Answer, CardId, Face, Moment, Use, What};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill, Length, Size};
use measure::{
    beside, between, face_of, face_side, fits, is_handy, is_plain, is_stacked, keeps_its_page, on_sheet,
    plain_fit, price_of, width,
};
use words::Words;
use words::classic::{Speaker, Speech};

/// Between buttons.
const GAP: f32 = 8.0;
/// Left and right of what an answer brings.
const PAD: f32 = 10.0;

/// Whose question it is, what is asked and about which cards; or who is at work.
fn asked(scene: &Scene<'_>) -> (Option<Seat>, String, Vec<CardId>) {
    if let Some(desk) = &scene.playing
        && let Some(card) = desk.played()
    {
        return (Some(desk.seat), way(scene, desk, card), vec![card]);
    }
    match scene.question() {
        Some(desk) => {
            let speech = speech(scene, &scene.speaker(desk));
            (Some(desk.seat), speech.title, speech.cards)
        }
        None => {
            let seat = at_work(scene);
            let frame = &scene.play.frame;
            match frame.speaking_in_words(scene.words, &scene.names) {
                Some(title) => (frame.interrupts(), title, Vec::new()),
                None => {
                    let title = frame.work_in_words(seat, scene.words, &scene.names);
                    // Whoever is about to throw sees why there are fewer dice.
                    let thrower = frame.thrower().into_iter();
                    let cards = thrower.flat_map(|seat| frame.state().hindrances(seat).map(|held| held.face));
                    (frame.working(seat), title, cards.collect())
                }
            }
        }
    }
}

/// What is asked about a card that is played or used in one of several ways.
fn way(scene: &Scene<'_>, desk: &Desk<'_>, card: CardId) -> String {
    let id = match desk.turning() {
        Some(_) => "play-ask-way-to",
        None if desk.turns_a_face() => "play-ask-way-from",
        None => "play-ask-way",
    };
    let card = words::classic::card_name(scene.words, card);
    scene.words.text_with(id, &[("card", card.into())])
}

/// What is asked, without what can be read beside it: the curse lies open. Where one button lets everybody pass, it is
/// said how a card is played.
#[must_use]
pub(super) fn speech(scene: &Scene<'_>, speaker: &Speaker<'_>) -> Speech {
    let mut speech = speaker.question();
    if scene.play.frame.table().round().is_some()
        && let What::Window { moment } = speaker.state.question().what
        && moment != Moment::Flip
    {
        let wanted = speaker.state.wanted().filter(|_| moment == Moment::Purchase);
        let plays = match wanted {
            Some(card) => {
                let (who, card) = (
                    scene.names.name(speaker.state.active()).to_owned(),
                    words::classic::card_name(scene.words, card),
                );
                let values = [("who", who.into()), ("card", card.into())];
                scene.words.text_with("play-hint-window-purchase-round", &values)
            }
            None => scene.words.text("play-hint-window-round"),
        };
        speech.lines = vec![plays];
    }
    let curse = scene.play.frame.show().shown().curse();
    if let Some(curse) = curse.filter(|_| scene.layout.curse.width > 0.0) {
        let told = words::classic::card_text(scene.words, curse);
        speech.lines.retain(|line| *line != told);
    }
    speech
}

/// What stands on the ribbon of the question: accents reach beyond their line, so all of it is drawn anew for
/// other words.
#[must_use]
pub(super) fn title(scene: &Scene<'_>) -> String {
    asked(scene).1
}

/// Whose question it is, and what is asked; or who is at work.
pub(super) fn question<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let room = &scene.layout.room;
    let (seat, title, cards) = asked(scene);
    // Whose it is must be said only where several people sit.
    let several = scene.viewer.is_none() && scene.question().is_some();
    let named = several && scene.play.frame.table().round().is_none();
    let ribbon = Ribbon {
        seat,
        named,
        title: &title,
        cards: cards.len(),
        rolls: rolls(scene),
        mine: scene.question().is_some() || scene.play.frame.thrower().is_some(),
    };
    let side = ribbon::card_side(room);
    let about = cards.into_iter().map(|card| {
        let emblem = card::emblem(card).width(side).height(side);
        card::explained(emblem, card, scene.words, card::Aside::above(10.0))
    });
    ribbon.draw(room, about.collect(), scene.words, &scene.names, &scene.houses)
}

/// How many rolls of how many have been used, while rolls count.
fn rolls(scene: &Scene<'_>) -> Option<[u8; 2]> {
    use crate::ui::frame::PlayableGame as _;
    use engine::Game as _;
    let state = scene.play.frame.show().shown();
    let turn = state.turn();
    let waits = state.first_throw().is_some();
    if turn.rolls == 0 || waits || turn.fixed || state.scores().is_some() {
        return None;
    }
    Some([turn.rolls, state.roll_limit()])
}

/// Who is at work, where nobody here is asked.
fn at_work(scene: &Scene<'_>) -> Option<Seat> {
    let frame = &scene.play.frame;
    let shown = frame.show().shown();
    let meanwhile = match shown.turn().number {
        0 => frame.show().first_thrower(),
        _ => Some(shown.active()),
    };
    frame.at_work(meanwhile)
}

/// What an answer brings, in a line or two.
pub(super) fn preview<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let desk = scene.question().filter(|_| scene.playing.is_none());
    let Some(desk) = desk else {
        return space().into();
    };
    let speaker = scene.speaker(desk);
    let speech = speech(scene, &speaker);
    let (said, loses) = brings(scene, desk, &speaker, &speech).unwrap_or_default();
    let largest = scene.layout.letters(15.0);
    let ink = Ink::new(scene.words, &scene.houses, largest).bold();
    // Lines lie close together, and what is beside them gives way, where letters are to be larger than what is around them.
    let grown = scene.layout.room.grown();
    let ink = if grown > 1.0 { ink.close() } else { ink };
    let pad = PAD / grown.powi(5);
    let room = scene.layout.room.preview.size();
    let room = Size::new(room.width - 2.0 * pad, room.height + 2.0);
    let lines = [said];
    // On one line, if that is not much smaller than on two.
    let parts = words::line::parts(&lines[0]);
    let whole = |size: &u32| log::width(&parts, Ink { size: *size, ..ink }) < room.width;
    let one = (largest.saturating_sub(2)..=largest).rev().find(whole);
    let size = one
        .map(|size| size as f32)
        .or_else(|| log::fitting_closely(&lines, room, largest, ink));
    let ink = ink.sized(size.unwrap_or(10.0));
    let ink = if speech.warning || loses {
        ink.coloured(|theme| theme::colours(theme).danger_text)
    } else {
        ink
    };
    let [said] = &lines;
    container(log::centred(said, ink))
        .padding([0.0, pad])
        .center_x(Fill)
        .center_y(Fill)
        .clip(true)
        .into()
}

/// What is told in a line or two above the buttons, and whether it is a loss.
fn brings(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    speech: &Speech,
) -> Option<(String, bool)> {
    // Each purpose has a line of its own, as far as there are lines.
    if desk.what() == What::Hearts && desk.purposes().len() > 2 {
        return None;
    }
    // What takes several lines stands in the place of the dice, and above the answers that have no room below.
    let above = || is_said_above(scene, desk) && fits(scene, desk, speaker).is_none();
    let line = || {
        let said = speech.lines.first();
        let said = said.filter(|_| more(scene, speech).is_empty() && !above());
        said.map(|said| (said.clone(), false))
    };
    let told = preview::line(desk, speaker).filter(|_| scene.desk.is_some());
    // What one loses stands already where more is said.
    let repeats = speech.warning && (above() || !more(scene, speech).is_empty());
    let told = told.filter(|_| !repeats || !preview::tells_own_end_alone(desk, speaker));
    told.or_else(line).filter(|(said, _)| !said.is_empty())
}

/// All that is told of a question besides its buttons.
#[cfg(test)]
pub(super) fn told(scene: &Scene<'_>, desk: &Desk<'_>) -> Vec<String> {
    let speaker = scene.speaker(desk);
    let speech = speech(scene, &speaker);
    let above = is_said_above(scene, desk) && fits(scene, desk, &speaker).is_none();
    let mut told: Vec<String> = more(scene, &speech).into_iter().cloned().collect();
    if told.is_empty() && above {
        told.extend(speech.lines.first().cloned());
    }
    told.extend(brings(scene, desk, &speaker, &speech).map(|(said, _)| said));
    told
}

/// Where what is said in the place of the dice stands: down to the buttons, where nothing else is told above them.
pub(super) fn page(scene: &Scene<'_>, desk: &Desk<'_>) -> iced::Rectangle {
    let (room, speaker) = (&scene.layout.room, scene.speaker(desk));
    if desk.played().is_some() {
        return room.tray.union(&room.preview);
    }
    match brings(scene, desk, &speaker, &speech(scene, &speaker)) {
        Some(_) => room.tray,
        None => room.tray.union(&room.preview),
    }
}

/// Is a question about the dice, so that they must be seen?
#[must_use]
pub(super) fn is_about_dice(desk: &Desk<'_>) -> bool {
    match desk.what() {
        _ if desk.turns_a_face() || desk.freezes() => true,
        What::Roll
        | What::Group
        | What::ChangeDice
        | What::OpponentDice
        | What::ProbedDie
        | What::BesideDice => true,
        What::Curse { .. } => desk.aims_at_dice() || desk.adds_a_face(),
        What::StartOfTurn
        | What::Hearts
        | What::Harm
        | What::Yield
        | What::Buy
        | What::Opportunity
        | What::ChooseCard { .. }
        | What::Sale
        | What::ExtraTurn { .. }
        | What::Costume
        | What::Tile { .. }
        | What::Commit
        | What::Exchange
        | What::Theft
        | What::Draft
        | What::Draw
        | What::Evolution { .. }
        | What::Window { .. }
        | What::Nothing
        | What::FirstThrow { .. }
        | What::Throw { .. }
        | What::ThrowDie { .. }
        | What::ThrowBeside { .. }
        | What::ThrowSpecial { .. }
        | What::Reveal { .. } => false,
    }
}

/// Does what there is to say stand above the answers that take the place of the dice? A single one leaves it room.
fn is_said_above(scene: &Scene<'_>, desk: &Desk<'_>) -> bool {
    let others = below(scene, desk).into_iter();
    let others = others.filter(|(_, choice)| !is_plain(choice.act)).count();
    !is_about_dice(desk) && !keeps_its_page(desk) && others == 1
}

/// Everything that is to be said and has no room above the buttons: more than one line.
fn more<'b>(scene: &Scene<'_>, speech: &'b Speech) -> Vec<&'b String> {
    let more = speech.more.as_ref().filter(|_| scene.layout.room.unit > 1.1);
    if speech.lines.len() > 1 {
        speech.lines.iter().chain(more).collect()
    } else {
        Vec::new()
    }
}

/// The buttons below the dice: all of them where they have room, and otherwise the plain ones.
pub(super) fn answers<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let mut gap = scene.layout.of(GAP);
    let buttons: Vec<Element<'a, Message>> = match scene.playing.as_ref().or(scene.question()) {
        Some(desk) => {
            let speaker = scene.speaker(desk);
            let fit = fits(scene, desk, &speaker);
            let fits = fit.is_some();
            let fit = fit.unwrap_or_else(|| plain_fit(scene, desk, &speaker));
            gap = between(scene, fit);
            below(scene, desk)
                .into_iter()
                .filter(|(_, choice)| fits || is_plain(choice.act))
                .map(|(nth, choice)| button(scene, desk, &speaker, nth, &choice, fit))
                .chain(if fits { free(scene, fit, true) } else { Vec::new() })
                .collect()
        }
        None => {
            let frame = &scene.play.frame;
            frame
                .identify_button(scene.words, &scene.names)
                .into_iter()
                .chain(frame.interrupts().and_then(|_| frame.speak_button(scene.words)))
                .chain(frame.throw_button(scene.words))
                .chain(frame.hurry_buttons(scene.words))
                .chain(free(scene, Fit::SHEET, true))
                .collect()
        }
    };
    container(row(buttons).spacing(gap).align_y(Center))
        .center_x(Fill)
        .center_y(Fill)
        .into()
}

/// The answers that are buttons here: neither cards on the table nor the way to three others.
fn below(scene: &Scene<'_>, desk: &Desk<'_>) -> Vec<(usize, Choice)> {
    let elsewhere = |act: Act| {
        let sweep =
            act == Act::Say(Answer::Sweep) && scene.desk.is_some() && scene.layout.room.shelf.width > 0.0;
        // Groups are pressed in the tray, where there is a button for all of them.
        let group = matches!(act, Act::Say(Answer::Group(_))) && desk.offers(Answer::RestInDefaultOrder);
        sweep || group || scene.is_spread(desk, act)
    };
    let choices = desk.choices().into_iter().enumerate();
    choices.filter(|(_, choice)| !elsewhere(choice.act)).collect()
}

/// What has no room below the dice: answers, and what is to be said about them, where there is so much room; `None` where
/// there is nothing.
pub(super) fn overflow<'a>(scene: &Scene<'a>, desk: &Desk<'_>, place: Size) -> Option<Element<'a, Message>> {
    let speaker = scene.speaker(desk);
    let playing = desk.played().is_some();
    let speech = if playing {
        Speech::default()
    } else {
        speech(scene, &speaker)
    };
    let fits = fits(scene, desk, &speaker).is_some();
    let others = below(scene, desk).into_iter();
    let others = others.filter(|(_, choice)| !fits && !is_plain(choice.act));
    let others: Vec<(usize, Choice)> = others.collect();
    let mut told = more(scene, &speech);
    if told.is_empty() && !others.is_empty() && is_said_above(scene, desk) {
        told.extend(speech.lines.first());
    }
    let said: Vec<String> = told.iter().map(|line| (*line).clone()).collect();
    let (fit, size) = on_sheet(scene, desk, &speaker, (&others, &said), place);
    let buttons: Vec<Element<'a, Message>> = if fits {
        Vec::new()
    } else {
        let steppers = match desk.what() {
            What::Hearts if !playing => hearts(scene, desk, &speaker, place),
            _ => Vec::new(),
        };
        let others = others
            .iter()
            .map(|(nth, choice)| button(scene, desk, &speaker, *nth, choice, fit));
        steppers
            .into_iter()
            .chain(others)
            .chain(free(scene, fit, is_about_dice(desk)))
            .collect()
    };
    if told.is_empty() && buttons.is_empty() {
        return None;
    }
    let lines = told.into_iter().enumerate().map(|(nth, line)| {
        let ink = Ink::new(scene.words, &scene.houses, size);
        let ink = match (nth, speech.warning) {
            (0, true) => ink.bold().coloured(|theme| theme::colours(theme).danger_text),
            _ => ink,
        };
        log::rich(line, ink)
    });
    let buttons = (!buttons.is_empty()).then(|| {
        row(buttons)
            .spacing(GAP)
            .align_y(Center)
            .wrap()
            .vertical_spacing(APART)
            .align_x(Center)
    });
    let buttons = buttons.map(|buttons| container(buttons).center_x(Fill));
    let body = column(lines).push(buttons).spacing(APART);
    let beside = beside(scene, place);
    let body = container(body).padding([0.0, beside]).center_x(Fill);
    let body = scrollable(body).style(theme::scroll);
    Some(container(body).max_height(scene.layout.sheet.height * 0.6).into())
}

/// Between what stands in the place of the dice.
const APART: f32 = 6.0;

/// What a button says.
pub(super) fn written<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
    size: u32,
) -> Element<'a, Message> {
    let ink = Ink::new(scene.words, &[], size)
        .bold()
        .coloured(choice.rank.ink());
    log::rich(&label::said(speaker, desk, choice.act), ink)
}

fn button<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    nth: usize,
    choice: &Choice,
    fit: Fit,
) -> Element<'a, Message> {
    let advised = scene
        .advised
        .is_some_and(|answer| desk.leads_to(choice.act, answer));
    let button = bare(scene, desk, speaker, choice, fit);
    let button = frame::hint::around(advised, choice.rank == Rank::Main, button);
    container(button).id(format!("answer-{nth}")).into()
}

/// Does this let a moment pass for everybody at the screen?
fn passes_for_all(scene: &Scene<'_>, act: Act) -> bool {
    let pass = scene.play.frame.table().round().map(|(_, pass)| Act::Say(pass));
    // Whoever may not buy passes up a purchase, whatever others do.
    let buys = scene.question().is_some_and(|desk| desk.what() == What::Buy);
    pass == Some(act) && !buys
}

fn bare<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
    fit: Fit,
) -> Element<'a, Message> {
    let words = scene.words;
    // Nothing can be pressed while the dice roll.
    let message = scene
        .desk
        .is_some()
        .then_some(Message::Acted(scene.ticket, choice.act));
    let keys = fit.caps(choice, words);
    let key = keys.first().cloned();
    let aside = aside(scene, fit != Fit::SHEET);
    if let Some(face) = face_of(desk, choice.act) {
        let (shown, side) = ((words.table().edition, face), face_side(scene, fit));
        let tight = is_stacked(fit);
        return match choice.act {
            Act::Say(Answer::Use(used)) => {
                let with = turner(desk, used, tight, words);
                let button = question::face(shown, side, with, key, tight, message);
                waiting(scene, card::explained(button, used.face, words, aside))
            }
            _ => question::face(shown, side, None, key, tight, message).into(),
        };
    }
    if let Act::Say(Answer::Group(face)) = choice.act {
        return group(desk, speaker, face, keys, message);
    }
    let handy = is_handy(desk, speaker, choice.act, fit);
    let symbol = fit.symbol(label::symbol(choice.act, desk.what()), handy);
    let padding = fit.padding(choice.rank, &scene.layout.room);
    let bare = fit.is_bare(handy);
    let worded = (!bare).then(|| worded(scene, desk, speaker, choice, fit));
    let content = row![]
        .push(emblem(choice.act, speaker, fit))
        .push(worded)
        .spacing(8)
        .align_y(Center);
    let button = if fit.is_low() {
        question::low(content, &keys, message).padding(padding)
    } else {
        question::answer(content, symbol, &keys, choice.rank, message).padding(padding)
    };
    match label::card_of(speaker, choice.act) {
        Some(card) if bare => {
            let told = log::rich(
                &label::said(speaker, desk, choice.act),
                Ink::new(words, &[], 13).bold(),
            );
            let told = column![told, card::bubble(card, words)].spacing(4);
            let told = tooltip(subject::explained(button), told, aside.position).gap(aside.gap);
            waiting(scene, told.into())
        }
        Some(card) => waiting(scene, card::explained(button, card, words, aside)),
        None if bare => {
            let meaning = label::said(speaker, desk, choice.act);
            widget::hint(button, meaning, widget::tooltip::Position::Top).into()
        }
        None => button.into(),
    }
}

/// The words of a button, on one line or on two.
fn worded<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
    fit: Fit,
) -> Element<'a, Message> {
    let (words, room) = (scene.words, &scene.layout.room);
    let size = room.letters(fit.size);
    if passes_for_all(scene, choice.act) {
        return font::bold(words::fl!(words, "play-round-pass"), size).into();
    }
    let said = label::said(speaker, desk, choice.act);
    let breaks = fit.breaks_at(&said, room, words);
    // Words that are too long for one line leave room for the key beside them.
    let long = width(scene, desk, speaker, choice, fit) > room.tray.width - room.of(GAP * 2.0);
    let least = if long { Fill } else { Length::Shrink };
    container(written(scene, desk, speaker, choice, size))
        .width(breaks.map_or(least, Length::Fixed))
        .into()
}

/// Where the card of a button is told: above the question, unless the button lies over the city.
fn aside(scene: &Scene<'_>, below: bool) -> card::Aside {
    let room = &scene.layout.room;
    card::Aside::above(if below {
        room.below_question(room.answers.y) + 10.0
    } else {
        10.0
    })
}

/// A button that tells of its card once the pointer moves: under a resting one the question would change as well.
fn waiting<'a>(scene: &Scene<'a>, button: Element<'a, Message>) -> Element<'a, Message> {
    awake(scene.ticket.to_string(), button)
}

/// The card that turns a die where there are several, and what that costs.
fn turner<'a>(desk: &Desk<'_>, used: Use, tight: bool, words: &'a Words) -> Option<Element<'a, Message>> {
    let told = desk.turners() > 1 && !tight;
    let emblem = told.then(|| card::emblem(used.face).width(20).height(20));
    let price = price_of(Act::Say(Answer::Use(used)));
    let shown = told || price.is_some();
    let price = price.map(|price| log::rich(&price, Ink::new(words, &[], 12).bold()));
    let with = row![].push(emblem).push(price).spacing(4).align_y(Center);
    shown.then(|| with.into())
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
fn emblem<'a>(act: Act, speaker: &Speaker<'_>, fit: Fit) -> Option<Element<'a, Message>> {
    let card = label::card_of(speaker, act)?;
    let side = fit.picture();
    Some(card::emblem(card).width(side).height(side).into())
}

/// The steppers for what hearts are used for.
fn hearts<'a>(
    scene: &Scene<'a>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    place: Size,
) -> Vec<Element<'a, Message>> {
    /// How high a line is, with what lies below it.
    const LINE: f32 = 36.0;
    let unused = desk.state.wastes_hearts(desk.seat);
    // Where not all of them have a line, several stand side by side without words.
    let lines = desk.purposes().len() as f32 * LINE;
    let worded = lines <= place.height;
    // All buttons below each other.
    let widths = desk.purposes().into_iter();
    let widths =
        widths.map(|purpose| fit::bold(&label::purpose(speaker, desk, purpose), 13, scene.words).ceil());
    let widest = widths.fold(0.0, f32::max);
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
        // More hearts are advised for this than it has.
        let advised = matches!(scene.advised, Some(Answer::Hearts(split))
            if purpose.of(split) > purpose.of(desk.selection.split));
        let said = label::purpose(speaker, desk, purpose);
        let stepper = question::stepper(purpose.of(desk.selection.split), step(false), step(true));
        let written = worded.then(|| text(said.clone()).size(13).width(widest));
        let line = row![picture].push(written).push(stepper);
        let line = frame::hint::around(advised, false, line.spacing(6).align_y(Center));
        if worded {
            line
        } else {
            widget::hint(line, said, widget::tooltip::Position::Top).into()
        }
    };
    desk.purposes().into_iter().map(line).collect()
}

/// Cards that may be used at any time, small, beside whatever is asked.
fn free<'a>(scene: &Scene<'a>, fit: Fit, below: bool) -> Vec<Element<'a, Message>> {
    let button = |(nth, (used, ways)): (usize, (Use, usize))| {
        let (label, act) = freely(scene, used, ways)?;
        let key = (nth == 0).then(|| widget::keycap("F"));
        let ink = Ink::new(scene.words, &scene.houses, 12).bold();
        let said = (!fit.is_bare(true)).then(|| log::rich(&label, ink));
        let face = row![card::emblem(used.face).width(18).height(18)].push(said);
        let button = iced::widget::button(face.push(key).spacing(6).align_y(Center))
            .padding([5, 9])
            .style(theme::secondary)
            .on_press(Message::Acted(scene.ticket, act));
        let advised = matches!(scene.advised, Some(Answer::Use(of)) if of.key == used.key);
        let told = card::explained(button, used.face, scene.words, aside(scene, below));
        let told = frame::hint::around(advised, false, waiting(scene, told));
        Some(told)
    };
    let cards = free_cards(scene);
    cards.into_iter().enumerate().filter_map(button).collect()
}

/// The cards that have such a button: none while it is asked how one is played or used.
fn free_cards(scene: &Scene<'_>) -> Vec<(Use, usize)> {
    if scene.playing.is_some() {
        Vec::new()
    } else {
        scene.play.free_cards()
    }
}

/// What the button of such a card says and does: with several uses it is asked which.
fn freely(scene: &Scene<'_>, used: Use, ways: usize) -> Option<(String, Act)> {
    let state = scene.play.frame.state();
    let owner = state.held(used.key)?.owner;
    let whose = scene.viewer.is_none().then_some(owner);
    if ways == 1 {
        let desk = Desk::new(state, owner, super::Selection::default());
        let answer = Answer::Use(used);
        return Some((scene.speaker(&desk).free(used, whose), Act::Say(answer)));
    }
    let card = words::classic::card_name(scene.words, used.face);
    let label = match whose {
        Some(owner) => {
            let name = scene.names.name(owner).to_owned();
            words::fl!(scene.words, "play-do-copy", name = name, card = card)
        }
        None => card,
    };
    Some((label, Act::Free(Some(used.key))))
}

/// How wide those buttons are together.
fn free_width(scene: &Scene<'_>, fit: Fit) -> f32 {
    /// Emblem, key, and what lies between and around them.
    const AROUND: f32 = 76.0;
    let cards = free_cards(scene).into_iter();
    let labels = cards.filter_map(|(used, ways)| freely(scene, used, ways));
    let width = |label: String| {
        if fit.is_bare(true) {
            0.0
        } else {
            fit::bold(&label, 12, scene.words)
        }
    };
    labels.map(|(label, _)| width(label) + AROUND + GAP).sum()
}
