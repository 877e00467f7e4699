//! The arena behind everything, the tracks with what lies over them, what stands along the upper edge, and the
//! dice.

use super::Message;
use super::choice::Desk;
use super::dice::thrown;
use super::market;
use super::panel;
use super::scene::Scene;
use super::spread;
use crate::ui::duel_motion::DuelMotion;
use crate::ui::frame::hint::Cover;
use crate::ui::frame::{self, choice::Key};
use crate::ui::widget::banner::{band, banner};
use crate::ui::widget::dice;
use crate::ui::widget::duel::tracks::{names_at, tracks_at};
use crate::ui::widget::duel::{Hand, arena, token, tracks as board};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::placed::{laid_at, placed};
use engine::duel::{Bonus, Buzz, Choice as Among, Face, Space, Track, What};
use iced::widget::{container, mouse_area, space};
use iced::{Color, Element, Fill, Rectangle, Size};
use words::duel::power_text;
use words::{Line, Part};

/// How far a marker stands out above its track, in heights of that.
const MARKER: f32 = 0.14;

/// The arena with both monsters; pressing it skips the show.
pub(super) fn arena<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let show = scene.duel.frame.show();
    let arena = arena::arena(show, scene.layout.ground, scene.near, houses(scene)).breathing(scene.breathes);
    skipping(scene, arena.into())
}

/// The colours of both seats.
fn houses(scene: &Scene<'_>) -> [Color; 2] {
    [0, 1].map(|seat| scene.houses.get(seat).copied().unwrap_or(Color::TRANSPARENT))
}

/// The tracks; pressing them while something is shown skips the show.
pub(super) fn tracks<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let show = scene.duel.frame.show();
    let ticket = scene.ticket;
    let mut drawn = board(show.shown(), scene.words)
        .left(scene.near)
        .houses(houses(scene))
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
                .hand(hand(scene, desk))
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
    let room = Rectangle::with_size(scene.layout.tracks.size());
    // There is a layer for the banner at any time: one that comes and goes has all of its place drawn again.
    let nothing = || space().width(Fill).height(Fill).into();
    let banner = announced(scene).unwrap_or_else(nothing);
    let all = placed().flat(room, drawn).at(band(sky(room.size())), banner);
    skipping(scene, all.into())
}

/// The skyline above both tracks, in whose room of this size a turn is announced: the tracks are looked at while the
/// dice roll already.
pub(super) fn sky(room: Size) -> Rectangle {
    let [fame, _] = tracks_at(room);
    let high = fame.y - fame.height * MARKER;
    Rectangle::with_size(Size::new(room.width, high))
}

/// Whose turn begins, while that is announced.
fn announced<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let (seat, extra, time) = scene.duel.frame.show().banner()?;
    let id = if extra { "duel-banner-extra" } else { "duel-banner" };
    let name = scene.names.name(seat).to_owned();
    let words = scene.words.text_with(id, &[("name", name.into())]);
    Some(banner(words, scene.house(seat), time))
}

/// Whatever is pressed while something is shown skips the show.
fn skipping<'a>(scene: &Scene<'a>, shown: Element<'a, Message>) -> Element<'a, Message> {
    // The same widgets in any case, so that what they remember stays.
    let area = mouse_area(shown);
    if scene.duel.frame.show().is_playing() {
        area.on_press(Message::Frame(frame::Message::SkipPressed)).into()
    } else {
        area.into()
    }
}

/// What is advised, or why a bot has moved: below the tracks, or over all of the cards for sale, which it hides whole.
/// It cuts through nothing that is to be read.
pub(super) fn aside<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let below = lies_below(scene);
    let (place, cover) = if below {
        (below_all(scene), Cover::Shrink)
    } else {
        (scene.layout.aside, Cover::Whole)
    };
    let frame = &scene.duel.frame;
    let aside = frame.aside(place.size(), cover, scene.words, &scene.names, &scene.houses)?;
    let aside = container(aside).center_x(Fill).align_bottom(Fill);
    Some(laid_at(place, aside.into()))
}

/// Does advice lie below the tracks? Not where something else is told or chosen there, where two answers have no room, or
/// while the cards for sale are seen large; reasons, which are looked at for a moment, never do.
fn lies_below(scene: &Scene<'_>) -> bool {
    if scene.duel.frame.is_curious() || market::is_large(scene) {
        return false;
    }
    let low = below_all(scene).height < frame::hint::TWO;
    let taken = spread::is_asked(scene) || low || panel::is_told(scene);
    !taken || panel::is_about_cards_for_sale(scene)
}

/// Does something lie over what is told between the monsters?
pub(super) fn hides_sight(scene: &Scene<'_>) -> bool {
    scene.duel.frame.is_hinting() && lies_below(scene)
}

/// Below the tracks with their names.
fn below_all(scene: &Scene<'_>) -> Rectangle {
    let (layout, below) = (&scene.layout, scene.layout.below);
    let [_, name] = names_at(layout.tracks.size(), scene.words);
    let edge = (layout.tracks.y + name.y + name.height + 2.0).ceil();
    let top = edge.max(below.y);
    Rectangle {
        y: top,
        height: below.y + below.height - top,
        ..below
    }
}

/// The token in the hand, with all its legal places, and the one that is advised for it.
fn hand(scene: &Scene<'_>, desk: &Desk<'_>) -> Option<Hand> {
    let (buzz, placing) = desk.selection.hand?;
    let places = desk.places().into_iter();
    let advised = scene.advised.and_then(|answer| desk.hand_of(answer));
    Some(Hand {
        buzz,
        turned: placing.turned,
        at: Some(placing),
        legal: places
            .filter(|(of, _)| *of == buzz)
            .map(|(_, place)| place)
            .collect(),
        advised: advised.filter(|(of, _)| *of == buzz).map(|(_, place)| place),
    })
}

/// The space whose bonus is being given.
fn pulse(show: &DuelMotion) -> Option<(Track, Space, f32)> {
    let (_, bonus, shine) = show.reached()?;
    let (_, track) = show.pulled().filter(|_| bonus != Bonus::Blank)?;
    Some((track, show.shown().marker(track), shine))
}

/// The token that is being laid.
fn laid(show: &DuelMotion) -> Option<(Buzz, f32)> {
    show.shown()
        .laid()
        .find_map(|(buzz, _)| Some((buzz, show.laying(buzz)?.1)))
}

/// Whose turn it is, and what wins.
pub(super) fn status<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let state = scene.duel.frame.show().shown();
    let number = state.turn().number;
    let turn = (number > 0).then(|| (number, state.active()));
    let goal = ["duel-goal-short", "duel-goal"].map(|id| scene.words.text(id));
    let room = &scene.layout.room;
    scene
        .duel
        .frame
        .status(room, turn, goal, scene.words, &scene.names)
}

/// The ways to speed, undo, log, help and menu.
pub(super) fn tools<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    if scene.bare {
        return space().into();
    }
    scene.duel.frame.tools(None, scene.words, &scene.names)
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

/// What has happened since the last turn of whoever is asked, until they act; otherwise what has just happened.
pub(super) fn news<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let frame = &scene.duel.frame;
    if frame.is_still() {
        return space().into();
    }
    let since = frame.asked().or(frame.thrower()).and_then(|seat| {
        let recap = scene.duel.recap()?;
        Some(recap.sentences(frame.state(), seat, scene.words, &scene.names))
    });
    let since = since.unwrap_or_default();
    let room = &scene.layout.room;
    let news = frame.news_bar(room, &since, happened(scene), scene.words, &scene.names);
    news.unwrap_or_else(|| space().into())
}

/// The letters of what a token in the hand does, where it has room for them.
pub(super) const TOKEN_LETTERS: u32 = 13;

/// The room of the token in the hand.
pub(super) fn token_room(scene: &Scene<'_>) -> Size {
    let (room, aside) = (scene.layout.room.tray.size(), scene.layout.of(8.0));
    Size::new(room.width - 2.0 * aside, room.height - 2.0 * aside)
}

/// The dice; or the token that is to be placed, to be taken from there.
pub(super) fn tray<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (frame, height) = (&scene.duel.frame, scene.layout.room.tray.height);
    if let Some(curtain) = frame.curtain(height, &scene.names, &scene.houses) {
        return curtain;
    }
    if let Some((buzz, placing)) = scene.desk.as_ref().and_then(|desk| desk.selection.hand) {
        let grab = Some(Message::Grabbed(scene.ticket));
        let room = token_room(scene);
        let token = token::tray(buzz, placing.turned, scene.words, room, TOKEN_LETTERS, grab);
        return container(token)
            .padding(scene.layout.of(8.0))
            .center_y(Fill)
            .width(Fill)
            .into();
    }
    dice(scene)
}

/// The dice of the turn, or others that are thrown.
fn dice<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
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
    let mut tray = dice::Tray::of(dice)
        .size(scene.layout.room.die())
        .numbered(!scene.duel.frame.is_still());
    if let Some(desk) = &scene.desk {
        let acts: Vec<bool> = (0..16)
            .map(|die| desk.die(dice.which(die) as u8).is_some())
            .collect();
        let groups = Face::ALL.map(|face| desk.group(face).is_some());
        tray = tray.advised(dice.of_those_left(scene.advised_dice()));
        if picks || desk.what() == What::Roll {
            tray = tray.kept(desk.selection.dice);
            if desk.what() == What::Roll {
                tray = tray.held(desk.held());
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
    let monster = show.shown().player(show.shown().active()).monster;
    let is_told = frame.saying().is_some();
    let room = &scene.layout.room;
    let clear = room.below_question(room.tray.y);
    let tray = tray.explained(room.tray.width, clear, is_told, |face| {
        let told = |id: &str| scene.words.text(id);
        let rule = match face {
            Face::Claw => told("duel-rules-claws"),
            Face::Heart => told("duel-rules-hearts"),
            Face::Energy => told("duel-rules-energy"),
            Face::Destruction | Face::Fame => told("duel-rules-triples"),
            Face::Power => power_text(scene.words, monster),
        };
        log::rich(&rule, Ink::new(scene.words, &[], 13))
    });
    skipping(scene, container(tray).center_y(Fill).width(Fill).into())
}
