//! What one has come to, in which game and when, and what is still to come.

use super::super::{Message, Statistics};
use super::{date, game_name};
use crate::statistics::{Milestone, Reached};
use crate::ui::Context;
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme, widget};
use iced::alignment::Horizontal;
use iced::widget::{column, container, row, text};
use iced::{Center, Element, Fill, Theme};
use words::{Words, fl};

pub(super) fn view<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    const ROW: usize = 4;
    let words = context.words;
    let gap = context.grow(8.0, 12.0);
    let cards = Milestone::ALL.map(|milestone| plaque(screen, milestone, context));
    let mut cards = cards.into_iter();
    let rows = (0..Milestone::ALL.len().div_ceil(ROW)).map(|_| {
        let line: Vec<_> = cards.by_ref().take(ROW).collect();
        row(line).spacing(gap).height(Fill).into()
    });
    let count = screen.reached.len();
    let said = fl!(
        words,
        "statistics-milestones",
        reached = count,
        all = Milestone::ALL.len()
    );
    column![text(said).size(14).style(theme::quiet)]
        .extend(rows)
        .spacing(gap)
        .height(Fill)
        .into()
}

/// A milestone: its picture, its name, what it takes, and when it was reached.
fn plaque<'a>(screen: &Statistics, milestone: Milestone, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let reached = screen.reached(milestone);
    let size = context.grow(60.0, 100.0);
    let path = format!("milestones/{}.svg", milestone.slug());
    let picture = art::svg(&path).width(size).height(size);
    let key = format!("milestone-{}", milestone.slug());
    let ink: fn(&Theme) -> _ = if reached.is_some() {
        theme::accent
    } else {
        theme::quiet
    };
    let small = context.grow(12.0, 13.0);
    let how = words.text(&format!("{key}-how"));
    let how = log::rich(&how, Ink::new(words, &[], small as u32).quiet());
    let when = reached.map(|reached| text(when(words, reached)).size(small));
    // What is still to come lies in the shade.
    let picture: Element<'a, Message> = match reached {
        Some(_) => picture.into(),
        None => picture.opacity(0.28).into(),
    };
    let said = column![
        font::bold(words.text(&key), context.grow(14.0, 16.0) as u32).style(ink),
        how,
    ]
    .push(when)
    .spacing(4)
    .width(Fill);
    // The tick lies on the medal, where no word can come near it.
    let mark = reached.map(|_| {
        let size = context.grow(11.0, 14.0) as u32;
        let mark = art::tinted("done", size, |theme| theme::colours(theme).good);
        container(mark).padding(3).style(theme::keycap).into()
    });
    let picture = widget::cornered(picture, mark, 2.0, Horizontal::Right);
    let face = row![picture, said]
        .spacing(context.grow(10.0, 14.0))
        .align_y(Center);
    container(face)
        .center_y(Fill)
        .padding(context.grow(10.0, 14.0))
        .width(Fill)
        .style(if reached.is_some() {
            theme::panel
        } else {
            theme::inset
        })
        .into()
}

/// In which game a milestone was reached, and when that began.
fn when(words: &Words, reached: &Reached) -> String {
    let game = game_name(words, &reached.game, reached.edition.as_deref());
    match reached.began {
        Some(began) => fl!(
            words,
            "statistics-reached",
            game = game,
            date = date(words, began)
        ),
        None => fl!(words, "statistics-reached-undated", game = game),
    }
}
