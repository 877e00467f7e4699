//! What has been found about a moment, beside its table: what was played there, and what would have been
//! better.

use super::list::{Page, percent};
use super::{Heard, Item, Message, Open, Said};
use crate::ui::replay::Finding;
use crate::ui::review::{Replayable, turn_in_words};
use crate::ui::widget::log;
use crate::ui::{font, theme, widget};
use bots::review::{Swing, Verdict};
use engine::Seat;
use iced::widget::{button, column, container, progress_bar, row, text};
use iced::{Center, Element, Fill, Length};
use words::fl;

/// What is to be said about the moment that is open.
pub(super) fn finding<'a, S: Replayable>(page: &Page<'a, S>, open: &Open<Said<S>>) -> Finding<'a, Heard<S>> {
    let nth = page.review.nth();
    match &open.item {
        Item::Swing(swing) => {
            let turn = turn_in_words(page.context.words, swing.turn);
            Finding {
                badge: nth.map(|nth| (nth, false)),
                title: format!("{turn} · {}", page.turned(swing)),
                change: None,
                body: turned(page, swing),
                whose: swing.whose,
            }
        }
        Item::Choice(verdict) => {
            let turn = turn_in_words(page.context.words, verdict.turn);
            let [asked, played, best] = page.told(verdict);
            let worse = percent(verdict.hope) > percent(verdict.worth);
            Finding {
                badge: nth.map(|nth| (nth, true)),
                title: format!("{turn} · {asked}"),
                change: worse.then(|| page.change(verdict.hope, verdict.worth)),
                body: decided(page, open, verdict, [played, best]),
                whose: verdict.seat,
            }
        }
    }
}

/// A turning point: what everybody could hope for before and after.
fn turned<'a, S: Replayable>(page: &Page<'a, S>, swing: &Swing) -> Element<'a, Heard<S>> {
    let words = page.context.words;
    let seats = page.summary.seats().iter().enumerate().map(|(seat, setup)| {
        let say = |chance: f32| percent(chance).to_string();
        let (before, after) = (swing.before[seat], swing.after[seat]);
        let now = fl!(words, "review-percent", percent = percent(after));
        let moved = format!("{} → {now}", say(before));
        row![
            widget::portrait(setup.monster, page.house(Seat(seat as u8)), 26),
            font::bold(moved, 13).wrapping(text::Wrapping::None)
        ]
        .spacing(6)
        .align_y(Center)
        .into()
    });
    row(seats).spacing(16).wrap().vertical_spacing(4).into()
}

/// What everybody can hope for in the turn of this moment.
pub(super) fn chances<'a, S: Replayable>(page: &Page<'a, S>, turn: u16) -> Option<Element<'a, Heard<S>>> {
    let words = page.context.words;
    let points = page.review.findings.points();
    let point = points.iter().find(|point| point.turn == turn.max(1))?;
    let seats = page.summary.seats().iter().enumerate().map(|(seat, setup)| {
        let chance = fl!(words, "review-percent", percent = percent(point.shares[seat]));
        row![
            widget::portrait(setup.monster, page.house(Seat(seat as u8)), 26),
            font::bold(chance, 13).wrapping(text::Wrapping::None)
        ]
        .spacing(6)
        .align_y(Center)
        .into()
    });
    let meaning = fl!(words, "replay-chances");
    let seats = row(seats).spacing(16).height(28);
    Some(widget::hint(seats, meaning, widget::tooltip::Position::Top).into())
}

/// A decision: what was played, and what would have been better. Where both are the same it is said once.
fn decided<'a, S: Replayable>(
    page: &Page<'a, S>,
    open: &Open<Said<S>>,
    verdict: &Verdict<Said<S>>,
    [played, best]: [String; 2],
) -> Element<'a, Heard<S>> {
    let words = page.context.words;
    let line = |label: String, said: &str, worth: f32, is_best: bool| {
        let label = text(label).size(13).width(54);
        let chance = fl!(words, "review-percent", percent = percent(worth));
        let bar = progress_bar(0.0..=1.0, worth)
            .length(Length::Fixed(page.context.grow(80.0, 130.0)))
            .girth(7)
            .style(theme::progress);
        let chance = font::bold(chance, 14).width(48).align_x(iced::Right);
        let said = container(log::rich(said, page.ink(14).bold()))
            .width(Fill)
            .height(18)
            .clip(true);
        let line = row![label, said, bar, chance].spacing(8).align_y(Center);
        let bars = fl!(words, "review-bars", name = page.names.name(verdict.seat));
        let line = button(line)
            .padding([5, 10])
            .width(Fill)
            .style(theme::compared(is_best == open.best))
            .on_press(Message::Compared(is_best));
        widget::hint(line, bars, widget::tooltip::Position::Top)
    };
    if verdict.played == verdict.best {
        let said = text(fl!(words, "replay-best-played"))
            .size(14)
            .style(theme::pleased);
        return column![
            line(fl!(words, "review-played"), &played, verdict.worth, open.best),
            said
        ]
        .spacing(6)
        .into();
    }
    column![
        line(fl!(words, "review-played"), &played, verdict.worth, false),
        line(fl!(words, "who-master"), &best, verdict.hope, true),
    ]
    .spacing(3)
    .into()
}
