//! The sums, how games were won, and wins over time, by game, by opponents and by monster.

use super::super::chart::{Course, Mark};
use super::super::{Message, Statistics};
use super::{
    averages, by_games, ends, game_name, monster_name, opponents, panel, percent, rest, scrolled, share,
};
use crate::ui::Context;
use crate::ui::{font, theme, widget};
use engine::parts::Monster;
use iced::widget::{column, container, progress_bar, row, space, text};
use iced::{Center, Element, Fill, FillPortion};
use words::{Words, fl};

/// So many games make an average.
const OVER: usize = 10;

pub(super) fn view<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let totals = &screen.totals;
    let gap = context.grow(8.0, 14.0);
    let editions = by_games(totals.editions.iter().map(|(edition, share)| (edition, *share)));
    let editions = editions
        .into_iter()
        .map(|((game, edition), won)| share(game_name(words, game, edition.as_deref()), won, context));
    let against = totals.opponents.iter();
    let against = against.map(|(who, won)| share(opponents(words, *who), *won, context));
    let middle = column![
        container(panel(
            fl!(words, "statistics-over-time"),
            wins(screen, words),
            context
        ))
        .height(FillPortion(11)),
        row![
            panel(
                fl!(words, "statistics-by-edition"),
                scrolled(column(editions).spacing(9)),
                context
            ),
            panel(
                fl!(words, "statistics-by-opponents"),
                scrolled(column(against).spacing(9)),
                context
            ),
        ]
        .spacing(gap)
        .height(FillPortion(10)),
    ];
    let monsters = by_games(totals.monsters.iter().map(|(slug, share)| (slug, *share)));
    let monsters = monsters.into_iter().map(|(slug, won)| {
        let found = Monster::ALL.into_iter().find(|monster| monster.slug() == slug);
        let face = found.map(|monster| widget::portrait(monster, theme::house(monster.colour()), 38));
        let line = row![]
            .push(face)
            .push(share(monster_name(words, slug), won, context));
        line.spacing(10).align_y(Center).into()
    });
    row![
        container(numbers(screen, context)).width(context.grow(216.0, 270.0)),
        middle.spacing(gap).width(Fill),
        container(panel(
            fl!(words, "statistics-by-monster"),
            scrolled(column(monsters).spacing(9)),
            context
        ))
        .width(context.grow(236.0, 300.0)),
    ]
    .spacing(gap)
    .height(Fill)
    .into()
}

/// The sums.
fn numbers<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let (words, totals) = (context.words, &screen.totals);
    let large = context.grow(38.0, 52.0) as u32;
    let number = |count: u32, name: String| {
        column![
            font::title(count.to_string(), large).style(theme::accent),
            text(name).size(14).style(theme::quiet),
        ]
    };
    let all = totals.all;
    let sums = row![
        number(all.games, fl!(words, "statistics-games", count = all.games)),
        number(all.won, fl!(words, "statistics-won", count = all.won)),
    ];
    let bar = progress_bar(0.0..=1.0, all.rate())
        .length(Fill)
        .girth(10)
        .style(theme::progress);
    let mut ways: Vec<_> = totals.wins.iter().collect();
    ways.sort_by_key(|(_, wins)| std::cmp::Reverse(**wins));
    let ways = ways.into_iter().map(|(how, wins)| {
        let name = words.text(&format!("statistics-how-{}", how.slug()));
        let name = text(name).size(14).width(Fill);
        row![name, font::bold(wins.to_string(), 14)].spacing(8).into()
    });
    let how = (all.won > 0).then(|| {
        column![font::bold(fl!(words, "statistics-wins"), 15)]
            .extend(ways)
            .spacing(7)
    });
    let content = column![
        sums.spacing(context.grow(26.0, 40.0)),
        text(fl!(words, "statistics-rate", percent = percent(all))).size(15),
        bar,
        space().height(4),
    ]
    .push(how)
    .push(rest(screen, words))
    .spacing(context.grow(9.0, 13.0));
    container(scrolled(content))
        .padding(context.grow(12.0, 18.0))
        .height(Fill)
        .style(theme::panel)
        .into()
}

/// Wins over time.
fn wins<'a>(screen: &Statistics, words: &Words) -> Element<'a, Message> {
    let course = &screen.totals.course;
    let values: Vec<f32> = course.iter().map(|step| f32::from(u8::from(step.won))).collect();
    let line = averages(&values, OVER);
    let marks = course.iter().zip(&line).map(|(step, value)| {
        let mark = if step.won { Mark::Won } else { Mark::Lost };
        (mark, *value)
    });
    let levels = [0_u8, 50, 100].map(|level| {
        let said = fl!(words, "review-percent", percent = level);
        (f32::from(level) / 100.0, said)
    });
    let course = Course {
        top: 1.0,
        levels: levels.to_vec(),
        marks: marks.collect(),
        ends: ends(
            words,
            course.first().and_then(|step| step.began),
            course.last().and_then(|step| step.began),
        ),
        line,
    };
    course.view()
}
