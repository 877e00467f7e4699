//! The two players: a plate at the feet of each monster, the large board of whoever sits here, and the monsters
//! themselves under the pointer.

use super::Message;
use super::choice::Act;
use super::scene::Scene;
use crate::ui::show::monster::Dial;
use crate::ui::widget::card::Aside;
use crate::ui::widget::duel::panel::{Chip, Lively, Panel, Shape, panel};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::placed::placed;
use crate::ui::widget::subject;
use crate::ui::widget::tooltip::{self, tooltip};
use engine::Seat;
use engine::duel::{Answer, Buzz, CardId, Monster};
use iced::widget::{column, container, mouse_area, space};
use iced::{Element, Fill, Size};
use words::duel::{power_text, power_tip};

/// The plate of a player.
pub(super) fn plate<'a>(scene: &Scene<'a>, seat: Seat) -> Element<'a, Message> {
    let size = scene.plate(seat).size();
    let shape = if scene.has_board(seat) {
        Shape::Name
    } else {
        Shape::Plate
    };
    readable(seat, board(scene, seat, shape, size))
}

/// The large board.
pub(super) fn own<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    readable(scene.own(), own_board(scene))
}

/// The same before anything can be pressed on it.
pub(super) fn own_board<'a>(scene: &Scene<'a>) -> Panel<'a, Message> {
    board(scene, scene.own(), Shape::Own, scene.layout.room.board.size())
}

/// How far a board shakes, as something to be told apart: it is drawn anew as a whole then.
pub(super) fn shakes(scene: &Scene<'_>, seat: Seat) -> Option<u32> {
    let hit = scene.duel.frame.show().hit(seat);
    hit.map(|(_, time)| time.to_bits())
}

/// Pressed where nothing else answers, it shows power and cards, to be read.
fn readable<'a>(seat: Seat, board: Panel<'a, Message>) -> Element<'a, Message> {
    mouse_area(board).on_press(Message::Read(seat)).into()
}

/// Where the monsters stand: with the pointer on one, its power is told.
pub(super) fn bodies<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    if scene.duel.frame.show().is_playing() {
        return space().into();
    }
    let shown = scene.duel.frame.show().shown();
    let mut bodies = placed();
    let sides = [scene.near, scene.far()].into_iter().zip(scene.layout.bodies);
    for (nth, (seat, place)) in sides.enumerate() {
        let area = mouse_area(space().width(Fill).height(Fill)).on_press(Message::Read(seat));
        let position = if nth == 0 {
            tooltip::Position::Right
        } else {
            tooltip::Position::Left
        };
        let told = tooltip(
            subject::explained(area),
            power(scene, shown.player(seat).monster),
            position,
        )
        .gap(2.0);
        bodies = bodies.flat(place, told);
    }
    bodies.into()
}

/// A monster's power and how it is played, for a bubble.
fn power<'a>(scene: &Scene<'a>, monster: Monster) -> Element<'a, Message> {
    let ink = Ink::new(scene.words, &[], 13);
    let told = column![
        log::rich(&power_text(scene.words, monster), ink),
        log::rich(&power_tip(scene.words, monster), ink.quiet()),
    ]
    .spacing(6);
    container(told).padding([8, 10]).max_width(280).into()
}

/// What tells of a player.
fn board<'a>(scene: &Scene<'a>, seat: Seat, shape: Shape, size: Size) -> Panel<'a, Message> {
    let (words, table) = (scene.words, scene.duel.frame.table());
    let show = scene.duel.frame.show();
    let state = show.shown();
    let looked_at = scene.duel.hint.is_some_and(|hint| hint.seat == seat);
    let asked = looked_at || scene.desk.as_ref().is_some_and(|desk| desk.seat == seat);
    // Tokens are seen in their sockets.
    let mut floats = show.floats(seat);
    floats.retain(|float| float.dial != Dial::Tokens);
    let lively = Lively {
        flash: show.flash(seat),
        shake: show.shake(seat),
        shield: show.shield(seat),
        glow: show.power(seat),
        fall: show.fall(seat),
        crown: show.crown(seat),
        floats,
    };
    let choices: Vec<(CardId, Act)> = match &scene.desk {
        Some(desk) => {
            let kept = desk.state.player(seat).kept.iter();
            kept.filter_map(|card| Some((*card, desk.card(*card)?))).collect()
        }
        None => Vec::new(),
    };
    let spend = Act::Say(Answer::Spend);
    let spends = |desk: &super::choice::Desk<'_>| desk.seat == seat && desk.allows(spend);
    let token = scene.desk.as_ref().filter(|desk| spends(desk));
    let token = token.map(|_| Message::Acted(scene.ticket, spend));
    let player = state.player(seat);
    let waits = |king: &Buzz| player.monster == Monster::TheKing && state.placing(*king).is_none();
    let kings = Buzz::KINGS.into_iter().filter(waits).count();
    let played_by = table.played_by(seat, || {
        let slug = player.monster.slug();
        let named = ("character", words.text(&format!("duel-character-{slug}")).into());
        let says = ("says", words.text(&format!("duel-character-{slug}-says")).into());
        words.text_with("character-told", &[named, says])
    });
    let ticket = scene.ticket;
    panel(player, words, size)
        .shape(shape, scene.layout.room.units_of(shape == Shape::Own))
        .name(scene.names.name(seat))
        .colour(scene.house(seat))
        .played_by(played_by)
        .active(state.turn().number > 0 && state.active() == seat)
        .asked(asked)
        .kings(kings as u8)
        .health(show.fill(seat, Dial::Hearts, 1000) * 1000.0)
        .energy(show.number(seat, Dial::Energy))
        .lively(lively)
        .aside(Aside::above(8.0))
        .chips(move |card| {
            let act = choices.iter().find(|(of, _)| *of == card).map(|(_, act)| *act);
            Chip {
                grown: show.gained(card),
                lit: show.used(seat, card),
                spent: state.turn().spent.has(card),
                on_press: act.map(|act| Message::Acted(ticket, act)),
            }
        })
        .on_token(token)
}
