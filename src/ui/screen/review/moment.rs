//! A moment on its table: what was played there, and what would have been better.

use super::list::{Page, badge, percent};
use super::{Heard, Item, Message, Open, Review, Said};
use crate::ui::Context;
use crate::ui::game_screen::GameScreen;
use crate::ui::review::Replayable;
use crate::ui::widget::{log, question};
use crate::ui::{font, theme, widget};
use bots::review::{Swing, Verdict};
use engine::Seat;
use iced::widget::{button, column, container, opaque, pin, progress_bar, row, stack, text};
use iced::{Center, Element, Fill, Length};
use words::fl;
use words::line::mark_seat;

/// Draws the table, and over the place of its question what is to be said.
pub(super) fn view<'a, S: Replayable>(
    review: &'a Review<S>,
    open: &'a Open<Said<S>, GameScreen<S::Game>>,
    summary: &'a S,
    context: Context<'a>,
) -> Element<'a, Heard<S>> {
    let page = Page::new(review, summary, context);
    let place = open.table.place(context);
    let seat = match &open.item {
        Item::Swing(swing) => swing.whose,
        Item::Choice(verdict) => verdict.seat,
    };
    let body = match &open.item {
        Item::Swing(swing) => turned(&page, open, swing),
        Item::Choice(verdict) => decided(&page, open, verdict),
    };
    let panel = question::panel(body, Some(page.house(seat)), true);
    let panel = container(opaque(panel)).width(place.width).height(place.height);
    let table = open.table.view(context).map(Message::Table);
    stack![table, pin(panel).x(place.x).y(place.y)].into()
}

/// Which moment it is, and the ways to the others and back.
fn head<'a, S: Replayable>(
    page: &Page<'a, S>,
    title: &str,
    change: Option<Element<'a, Heard<S>>>,
) -> Element<'a, Heard<S>> {
    let words = page.context.words;
    let (nth, count) = (page.review.nth(), page.review.items().len());
    let step = |name: &str, meaning: String, on: bool| {
        let there = nth.is_some_and(|nth| if on { nth + 1 < count } else { nth > 0 });
        let key = if on { "→" } else { "←" };
        widget::symbol(
            name,
            format!("{meaning} ({key})"),
            there.then_some(Message::Stepped(on)),
        )
    };
    let back = format!("{} ({})", fl!(words, "review-list"), fl!(words, "key-escape"));
    row![]
        .push(nth.map(|nth| badge(nth, change.is_some())))
        .push(container(log::rich(title, page.ink(15).bold())).width(Fill))
        .push(change)
        .push(step("arrow-left", fl!(words, "review-before"), false))
        .push(step("arrow-right", fl!(words, "review-after"), true))
        .push(widget::symbol("close", back, Some(Message::BackPressed)))
        .spacing(6)
        .align_y(Center)
        .into()
}

/// A turning point: what everybody could hope for before and after, and what happened.
fn turned<'a, S: Replayable>(
    page: &Page<'a, S>,
    open: &Open<Said<S>, GameScreen<S::Game>>,
    swing: &Swing,
) -> Element<'a, Heard<S>> {
    let words = page.context.words;
    let turn = fl!(words, "review-turn", number = swing.turn);
    let title = format!("{turn} · {}", page.turned(swing));
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
    let seats = row(seats).spacing(16).wrap().vertical_spacing(4);
    let rows = if page.summary.seats().len() > 4 { 2.0 } else { 1.0 };
    let news = open.table.news(page.context, 92.0 - 30.0 * rows);
    column![head(page, &title, None), seats, news].spacing(4).into()
}

/// A decision: what was played, and what would have been better.
fn decided<'a, S: Replayable>(
    page: &Page<'a, S>,
    open: &Open<Said<S>, GameScreen<S::Game>>,
    verdict: &Verdict<Said<S>>,
) -> Element<'a, Heard<S>> {
    let words = page.context.words;
    let turn = fl!(words, "review-turn", number = verdict.turn);
    let [asked, played, best] = page.told(verdict);
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
            .clip(true);
        let line = row![label, said, bar, chance].spacing(8).align_y(Center);
        button(line)
            .padding([7, 10])
            .width(Fill)
            .style(theme::compared(is_best == open.best))
            .on_press(Message::Compared(is_best))
    };
    let lines = [
        line(fl!(words, "review-played"), &played, verdict.worth, false),
        line(fl!(words, "who-master"), &best, verdict.hope, true),
    ];
    let [played, best] = lines;
    let title = format!("{turn} · {asked}");
    let change = page.change(verdict.hope, verdict.worth);
    let name = mark_seat(verdict.seat, page.names.name(verdict.seat));
    let bars = fl!(words, "review-bars", name = name);
    let bars = log::rich(&bars, page.ink(12).quiet());
    column![head(page, &title, Some(change)), played, best, bars]
        .spacing(5)
        .into()
}
