//! The boards of the two players.

use super::Message;
use super::choice::Act;
use super::scene::Scene;
use crate::ui::show::monster::Dial;
use crate::ui::widget::card::Aside;
use crate::ui::widget::duel::panel::{Chip, Lively, panel};
use engine::Seat;
use engine::duel::{Answer, CardId};
use iced::widget::{mouse_area, tooltip};
use iced::{Element, Size};

/// The board of a player.
pub(super) fn board<'a>(scene: &Scene<'a>, seat: Seat) -> Element<'a, Message> {
    let show = scene.duel.frame.show();
    let state = show.shown();
    let layout = scene.layout;
    let looked_at = scene.duel.hint.is_some_and(|hint| hint.seat == seat);
    let asked = looked_at || scene.desk.as_ref().is_some_and(|desk| desk.seat == seat);
    let running = state.turn().number > 0;
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
    let token = scene.desk.as_ref().and_then(|desk| {
        let spends = desk.seat == seat && desk.allows(Act::Say(Answer::Spend));
        spends.then_some(Message::Acted(scene.ticket, Act::Say(Answer::Spend)))
    });
    let ticket = scene.ticket;
    let left = seat == scene.near;
    let size = Size::new(layout.room.side, layout.upper);
    let character = scene.duel.frame.table().has_character(seat).then(|| {
        let (words, monster) = (scene.words, state.player(seat).monster);
        words.text_with(
            "character-told",
            &[
                (
                    "character",
                    words.text(&format!("duel-character-{}", monster.slug())).into(),
                ),
                (
                    "says",
                    words
                        .text(&format!("duel-character-{}-says", monster.slug()))
                        .into(),
                ),
            ],
        )
    });
    let board = panel(state.player(seat), scene.words, size)
        .name(scene.names.name(seat))
        .colour(scene.house(seat))
        .bot(!scene.duel.frame.table().is_human(seat))
        .character(character)
        .active(running && state.active() == seat)
        .asked(asked)
        .health(show.fill(seat, Dial::Hearts, 1000) * 1000.0)
        .energy(show.number(seat, Dial::Energy))
        .lively(lively)
        .aside(Aside {
            position: if left {
                tooltip::Position::Right
            } else {
                tooltip::Position::Left
            },
            gap: 6.0,
        })
        .chips(move |card| {
            let act = choices.iter().find(|(of, _)| *of == card).map(|(_, act)| *act);
            Chip {
                grown: show.gained(card),
                lit: show.used(seat, card),
                spent: state.turn().spent.has(card),
                on_press: act.map(|act| Message::Acted(ticket, act)),
            }
        })
        .on_token(token);
    // Anywhere else on it: its power and its cards, to be read.
    mouse_area(board).on_press(Message::Read(seat)).into()
}
