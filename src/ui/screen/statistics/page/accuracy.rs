//! How much one gave away in each game, and less and less as one learns; and how lucky one was.

use super::super::chart::{Course, Mark};
use super::super::{Message, Statistics};
use super::{averages, ends, panel};
use crate::statistics::Fortune;
use crate::ui::Context;
use crate::ui::{font, theme};
use iced::widget::{column, row, space, text};
use iced::{Center, Element, Fill};
use words::{Words, fl};

/// So many games make an average.
const OVER: usize = 5;

pub(super) fn view<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let Some(gathered) = &screen.gathered else {
        return space().into();
    };
    let seats = screen.filter.seats(&gathered.games).into_iter();
    let (mut values, mut times, mut judge) = (Vec::new(), Vec::new(), None);
    let mut luck = Vec::new();
    // What is judged of a seat counts for whoever sat there first.
    for (game, nth, _) in seats.filter(|(_, _, seat)| !seat.came_later) {
        let Some(accuracy) = gathered.accuracy.get(&game.id) else {
            continue;
        };
        let judged = accuracy
            .seats
            .iter()
            .find(|judged| usize::from(judged.seat) == nth);
        if let Some(judged) = judged {
            values.push(judged.given_away * 100.0);
            times.push(game.began);
            luck.extend(judged.luck);
            judge = Some(named(words, &accuracy.evaluator));
        }
    }
    let left = gathered.unjudged.len();
    let left = (left > 0).then(|| fl!(words, "statistics-accuracy-left", count = left));
    let left = left.map(|left| text(left).size(13).style(theme::quiet));
    let (Some(judge), false) = (judge, values.is_empty()) else {
        let none = text(fl!(words, "statistics-accuracy-none"))
            .size(15)
            .style(theme::quiet);
        let content = column![none].push(left).spacing(10);
        return panel(fl!(words, "statistics-accuracy"), content, context);
    };
    let most = values.iter().copied().fold(10.0_f32, f32::max);
    let step = [5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
    let step = step.into_iter().find(|step| most / step <= 5.0).unwrap_or(most);
    let count = (most / step).ceil();
    let levels = (0..=count as u32).map(|level| {
        let value = level as f32 * step;
        (value, format!("{value:.0}"))
    });
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    let course = Course {
        top: count * step,
        levels: levels.collect(),
        line: averages(&values, OVER),
        marks: values.iter().map(|value| (Mark::Judged, *value)).collect(),
        ends: ends(
            words,
            times.first().copied().flatten(),
            times.last().copied().flatten(),
        ),
    };
    let mean = fl!(words, "statistics-average", points = format!("{mean:.0}"));
    let about = text(fl!(words, "statistics-accuracy-about", judge = judge))
        .size(13)
        .style(theme::quiet);
    let head = row![font::bold(mean, 15).style(theme::accent).width(Fill)].push(left);
    let luck = lucky(words, &luck).map(|luck| text(luck).size(13).style(theme::quiet));
    let content = column![head.align_y(Center), course.view(), about]
        .push(luck)
        .spacing(8);
    panel(fl!(words, "statistics-accuracy"), content, context)
}

/// How lucky one was in these games; `None` where nobody has looked at luck yet.
fn lucky(words: &Words, games: &[Fortune]) -> Option<String> {
    if games.is_empty() {
        return None;
    }
    let measured: Vec<f32> = games.iter().filter_map(|luck| luck.moved).collect();
    if measured.is_empty() {
        return Some(fl!(words, "statistics-luck-none"));
    }
    let points = (100.0 * measured.iter().sum::<f32>() / measured.len() as f32).round() as i32;
    let sign = match points.cmp(&0) {
        std::cmp::Ordering::Less => "−",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Greater => "+",
    };
    Some(fl!(
        words,
        "statistics-luck",
        sign = sign,
        points = points.unsigned_abs(),
        count = measured.len()
    ))
}

/// The name of who judged: a level of our bots, and the version of the program.
fn named(words: &Words, evaluator: &str) -> String {
    match evaluator.split_once(' ') {
        Some((level, version)) => format!("{} {version}", words.text(&format!("who-{level}"))),
        None => evaluator.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::lucky;
    use crate::statistics::Fortune;
    use words::{Language, Words};

    #[test]
    fn luck_is_told_as_it_was_measured() {
        let of = |moved: &[Option<f32>]| -> Vec<Fortune> {
            let each = moved.iter().map(|moved| Fortune {
                moved: *moved,
                unmeasured: 1,
            });
            each.collect()
        };
        for language in Language::ALL {
            let words = Words::new(language);
            let said = |moved: &[Option<f32>]| lucky(&words, &of(moved)).unwrap_or_default();
            assert_eq!(said(&[]), "");
            for (moved, part, count) in [
                (&[Some(0.3), Some(-0.1)][..], "+10", "2"),
                // A game in which nothing could be measured is not one without luck.
                (&[Some(-0.3), None, Some(-0.1), Some(-0.2)], "−20", "3"),
            ] {
                let told = said(moved);
                assert!(told.contains(part) && told.contains(count), "{told}");
            }
            let none = said(&[None, None]);
            assert!(!none.is_empty() && !none.contains('0'), "{none}");
        }
    }
}
