//! The city behind everything, and what lies over it: whose turn it is, the tools, what just happened, the dice,
//! and the sheet for what has no room below.

use super::Message;
use super::choice::Desk;
use super::scene::Scene;
use super::{market, panel, spread};
use crate::ui::frame;
use crate::ui::frame::hint::Cover;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::painter::around;
use crate::ui::widget::placed::laid_at;
use crate::ui::widget::{dice, tokyo};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::classic::{CardId, Event, Face, Pack, Piece, SpecialDie, SpecialFace, What};
use engine::parts::DiceMask;
use iced::widget::{column, container, mouse_area, opaque, row, space};
use iced::{Center, Element, Fill, Rectangle, Size, Vector};
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
    let motion = scene.play.frame.show();
    let city = tokyo::tokyo(motion, scene.words, scene.layout.ground.clone(), colour);
    let city = city.breathing(scene.breathes);
    if motion.is_playing() {
        mouse_area(city)
            .on_press(Message::Frame(frame::Message::SkipPressed))
            .into()
    } else {
        city.into()
    }
}

/// The places of Tokyo on the ground.
pub(super) fn places(scene: &Scene<'_>) -> Vec<Rectangle> {
    let (ground, state) = (&scene.layout.ground, scene.play.frame.show().shown());
    let bay = state.bay_open().then_some(ground.bay);
    let place = |spot: tokyo::Spot| {
        let half = Vector::new(spot.tall * 0.45, spot.tall * 0.2);
        // Down to the plate of whoever stands there.
        around(spot.feet - Vector::new(0.0, half.y), half)
    };
    std::iter::once(ground.city).chain(bay).map(place).collect()
}

/// What a place of Tokyo brings, under the pointer.
pub(super) fn place<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let ground = space().width(Fill).height(Fill);
    let brings = fl!(scene.words, "table-tokyo-brings");
    let told = widget::hint(ground, brings, widget::tooltip::Position::Top);
    told.into()
}

/// The floors of the Tower on the ground, and what is told where the pointer rests on them.
pub(super) fn tower<'a>(scene: &Scene<'a>) -> Vec<(Rectangle, Element<'a, Message>)> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    let owner = |floor: u8| match state.floor_owner(floor) {
        Some(seat) => scene.names.name(seat).to_owned(),
        None => words.text("table-tower-free"),
    };
    let places = (1..).zip(tokyo::floor_places(scene.layout.ground.tower));
    let told = |(floor, place): (u8, Rectangle)| {
        let card = CardId::of_piece(Piece::Floor(floor));
        let whose = words.text_with(
            "table-tower-floor",
            &[
                ("card", words::classic::card_name(words, card).into()),
                ("who", owner(floor).into()),
            ],
        );
        let ink = Ink::new(words, &[], 13);
        let bubble = column![
            font::bold(whose, 14),
            log::rich(&words::classic::card_text(words, card), ink),
            log::rich(&words.text("table-tower-told"), ink),
        ]
        .spacing(4);
        let bubble = container(bubble).padding([8, 10]).max_width(300);
        let ground =
            widget::subject::about(format!("card-{}", card.slug()), space().width(Fill).height(Fill));
        let ground = widget::subject::explained(ground);
        let told = widget::tooltip::tooltip(ground, bubble, widget::tooltip::Position::Right);
        (place, told.into())
    };
    places.map(told).collect()
}

/// Whose turn it is, and what wins.
pub(super) fn status<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, frame) = (scene.words, &scene.play.frame);
    let state = frame.show().shown();
    let number = state.turn().number;
    let turn = (number > 0).then(|| (number, state.active()));
    let tower = state.has_pack(Pack::Tower);
    let wins = words.text(words::classic::goal(tower));
    let goal = if tower {
        let told = format!("{wins} {}", words.text("table-tower-told"));
        [fl!(words, "play-goal-tower"), told]
    } else {
        [fl!(words, "play-goal"), wins]
    };
    frame.status(&scene.layout.room, turn, goal, words, &scene.names)
}

/// The ways to speed, undo, log, help and menu.
pub(super) fn tools<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    if scene.bare {
        return space().into();
    }
    let (words, frame) = (scene.words, &scene.play.frame);
    let state = frame.show().shown();
    let gauge = state.gauge().then(|| {
        let face = art::svg("tokens/gauge.svg").width(22).height(22);
        let face = iced::widget::button(face)
            .padding(7)
            .style(theme::subtle)
            .on_press(Message::GaugePressed);
        let meaning = format!("{} (W)", fl!(words, "play-gauge"));
        widget::hint(face, meaning, widget::tooltip::Position::Bottom).into()
    });
    frame.tools(gauge, words, &scene.names)
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

/// What has happened since the last turn of whoever is asked, until they act; otherwise what has just happened.
pub(super) fn news<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let frame = &scene.play.frame;
    if frame.is_still() {
        return space().into();
    }
    let since = frame.asked().or(frame.thrower()).and_then(|seat| {
        let recap = scene.play.recap()?;
        Some(recap.sentences(frame.state(), seat, scene.words, &scene.names))
    });
    let since = since.unwrap_or_default();
    let room = &scene.layout.room;
    let news = frame.news_bar(room, &since, happened(scene), scene.words, &scene.names);
    news.unwrap_or_else(|| space().into())
}

/// The dice, or what keeps them from who may not see them yet.
pub(super) fn tray<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (frame, height) = (&scene.play.frame, scene.layout.room.tray.height);
    frame
        .curtain(height, &scene.names, &scene.houses)
        .unwrap_or_else(|| dice(scene))
}

/// What a question that is not about the dice has to say at length, and its answers, in their place.
pub(super) fn page<'a>(scene: &Scene<'a>) -> Option<(Rectangle, Element<'a, Message>)> {
    if scene.play.frame.stranger().is_some() {
        return None;
    }
    let desk = scene.playing.as_ref().or(scene.question());
    let desk = desk.filter(|desk| !panel::is_about_dice(desk))?;
    let page = panel::page(scene, desk);
    let said = panel::overflow(scene, desk, page.size())?;
    let said = container(said).padding(scene.layout.of(4.5));
    Some((page, said.center_y(Fill).width(Fill).into()))
}

/// How wide the dice lie that are like one another: those of monster packs lie to their right.
#[must_use]
pub(super) fn dice_room(scene: &Scene<'_>) -> f32 {
    let specials = dice::specials(scene.play.frame.show()).len();
    scene.layout.room.tray.width - dice::special::width(specials, scene.layout.room.die())
}

/// The dice of monster packs, if any lie here.
fn specials<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let motion = scene.play.frame.show();
    let words = scene.words;
    let desk = scene.playing.as_ref().or(scene.desk.as_ref());
    let kept = match desk.map(|desk| (desk.what(), desk.selection)) {
        Some((What::Roll | What::Curse { .. }, selection)) => selection.kept | picked(selection.die),
        Some((What::ChangeDice | What::OpponentDice, selection)) => picked(selection.die),
        _ => scene.play.hint.and_then(|hint| hint.kept).unwrap_or_default(),
    };
    let laying = dice::special::Laying {
        size: scene.layout.room.die(),
        kept,
        held: desk.map_or(0, Desk::held),
        advised: if desk.is_some() { scene.advised_dice() } else { 0 },
        numbered: !scene.play.frame.is_still(),
        keyed: desk.is_none_or(Desk::numbers_dice),
        clear: over_question(scene),
    };
    let curse = motion.shown().curse();
    dice::special::lay(
        motion,
        laying,
        |index| {
            let index = u8::try_from(index).ok()?;
            let act = desk?.die(index)?;
            Some(Message::Acted(scene.ticket, act))
        },
        move |die| {
            let ink = Ink::new(words, &[], 13);
            let of = match die {
                SpecialDie::Berserk => CardId::of_piece(Piece::Berserk),
                SpecialDie::Fate => curse.unwrap_or(CardId::of_piece(Piece::Scarab)),
            };
            let title = words.text(match die {
                SpecialDie::Berserk => "table-die-berserk",
                SpecialDie::Fate => "table-die-fate",
            });
            let told = words.text(match die {
                SpecialDie::Berserk => "table-die-berserk-told",
                SpecialDie::Fate => "table-die-fate-told",
            });
            let text = words::classic::card_text(words, of);
            column![
                font::bold(title, 14),
                log::rich(&told, ink),
                log::rich(&text, ink)
            ]
            .spacing(4)
            .into()
        },
    )
}

/// How far above the dice the question ends.
fn over_question(scene: &Scene<'_>) -> f32 {
    scene.layout.room.below_question(scene.layout.room.tray.y)
}

fn picked(die: Option<u8>) -> DiceMask {
    die.map_or(0, |die| 1 << die)
}

/// What counts with a face in this turn although no die of the usual ones shows it, and thanks to what, a line each.
fn added(scene: &Scene<'_>, face: Face) -> Vec<String> {
    let (words, frame) = (scene.words, &scene.play.frame);
    let state = frame.show().shown();
    let turn = state.turn();
    if turn.sizes[face.index()] <= turn.dice.count(face) {
        return Vec::new();
    }
    let berserk = state.berserk_die().and_then(SpecialFace::symbol);
    let berserk = berserk.filter(|(symbol, _)| *symbol == face);
    let berserk = berserk.map(|(_, count)| fl!(words, "play-added-berserk", count = count));
    let told = frame.events_told();
    let told = told.take_while(|event| !matches!(event, Event::TurnStarted { .. }));
    let cards = told.filter_map(|event| match *event {
        Event::SmashesAdded { card, count, .. } if face == Face::Claw => {
            let card = words::line::mark_card(card, &words::classic::card_name(words, card));
            Some(fl!(words, "play-added-card", count = count, card = card))
        }
        _ => None,
    });
    berserk.into_iter().chain(cards).collect()
}

/// The dice of the turn, or those thrown beside them.
fn dice<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let motion = scene.play.frame.show();
    let ticket = scene.ticket;
    let what = scene.desk.as_ref().map(Desk::what);
    let beside = what == Some(What::BesideDice) || (what.is_none() && !motion.beside().is_empty());
    let mut tray = if beside {
        dice::beside(motion)
    } else {
        dice::tray(motion)
    }
    .size(scene.layout.room.die())
    .numbered(!scene.play.frame.is_still());
    if let Some(desk) = scene.playing.as_ref().or(scene.desk.as_ref()) {
        let dice: Vec<bool> = (0..16).map(|die| desk.die(die).is_some()).collect();
        let playing = desk.played().is_some();
        let groups = Face::ALL.map(|face| !playing && desk.group(face).is_some());
        tray = tray.keyed(desk.numbers_dice());
        tray = tray.advised(scene.advised_dice());
        tray = match desk.what() {
            What::Roll => tray.kept(desk.selection.kept).held(desk.held()),
            What::ChangeDice | What::OpponentDice => tray.kept(desk.selection.die.map_or(0, |die| 1 << die)),
            What::Curse { .. } => tray.kept(desk.selection.kept | picked(desk.selection.die)),
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
    let tray = tray.explained(
        dice_room(scene),
        over_question(scene),
        frame.saying().is_some(),
        |face| {
            let ink = Ink::new(scene.words, &[], 13);
            let rule = match face {
                Face::One | Face::Two | Face::Three => "help-rules-numbers",
                Face::Energy => "help-rules-energy",
                Face::Heart => "help-rules-hearts",
                Face::Claw => "help-rules-claws",
            };
            let rule = log::rich(&scene.words.text(rule), ink);
            // What a group brings now stands before what its face does.
            let asked = scene.desk.as_ref().filter(|desk| desk.group(face).is_some());
            let brings = asked.map(|desk| log::rich(&scene.speaker(desk).effect(face), ink.bold()));
            let added = added(scene, face).into_iter();
            let added = added.map(|line| log::rich(&line, ink.bold()));
            column![].push(brings).extend(added).push(rule).spacing(4).into()
        },
    );
    let specials = (!beside).then(|| specials(scene));
    let body = container(row![tray].push(specials)).center_y(Fill).width(Fill);
    if motion.is_playing() {
        mouse_area(body)
            .on_press(Message::Frame(frame::Message::SkipPressed))
            .into()
    } else {
        body.into()
    }
}

/// What lies over the city: cards to choose from, answers that have no room below, and advice.
pub(super) fn sheet<'a>(scene: &Scene<'a>) -> Vec<Element<'a, Message>> {
    let asked = scene.desk.as_ref().or(scene.rolling.as_ref());
    let cards = asked.map_or(0, |desk| spread::count(scene, desk));
    let place = spread::place(&scene.layout, cards);
    let chosen: Option<Element<'a, Message>> = asked.and_then(|desk| spread::cards(scene, desk));
    let large = asked.filter(|_| chosen.is_none());
    let large = large.and_then(|desk| market::large(scene, desk));
    let is_large = large.is_some();
    let cards = chosen.or(large);
    let has_cards = cards.is_some();
    let answers = scene
        .playing
        .as_ref()
        .or(asked)
        .filter(|desk| !has_cards && panel::is_about_dice(desk));
    let answers = answers.and_then(|desk| panel::overflow(scene, desk, place.size()));
    let answers = answers.map(|answers| container(answers).padding([10, 12]).style(theme::panel).into());
    let asks = cards.or(answers);
    // Advice hides nothing that is to be read: it lies over the city, above what is asked there; where cards are
    // chosen there, over those for sale, unless it speaks of them. Those it hides whole; seen large they can be spared.
    let sells = scene.layout.room.shelf.width > 0.0;
    let speaks = |desk: &Desk<'_>| desk.what() == What::Buy || (0..3).any(|slot| desk.slot(slot).is_some());
    let beside = has_cards && sells && (is_large || !asked.is_some_and(speaks));
    let market = scene.layout.room.piles.union(&scene.layout.room.shelf);
    let room = match (beside, asks.is_some()) {
        (true, _) => market.size(),
        (false, true) => Size::new(place.width, place.height * 0.4),
        (false, false) => place.size(),
    };
    let frame = &scene.play.frame;
    let cover = if beside { Cover::Whole } else { Cover::Shrink };
    let advice = frame.aside(room, cover, scene.words, &scene.names, &scene.houses);
    let asks = asks.map(|asks| -> Element<'a, Message> { opaque(asks) });
    let lie = |what: Element<'a, Message>| container(what).center_x(Fill).align_bottom(Fill);
    if has_cards {
        let advice = advice.map(|advice| {
            let place = if beside { market } else { place };
            laid_at(place, container(advice).center_x(Fill).align_top(Fill).into())
        });
        let asks = asks.map(|asks| laid_at(place, lie(asks).into()));
        return asks.into_iter().chain(advice).collect();
    }
    if advice.is_none() && asks.is_none() {
        return Vec::new();
    }
    let over = column![].push(advice).push(asks).spacing(6).align_x(Center);
    vec![laid_at(place, lie(over.into()).into())]
}
