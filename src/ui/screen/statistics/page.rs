//! The pages: what is chosen above, and below it the numbers, the cards, the accuracy or the milestones.

use super::chart::{Course, Mark};
use super::{Choice, Message, Page, Period, Statistics, Trouble};
use crate::statistics::{Feat, FeatKind, Milestone, Opponents, Share};
use crate::storage::games::day_of;
use crate::ui::Context;
use crate::ui::{art, font, theme, widget};
use engine::parts::Monster;
use iced::widget::{Column, button, column, container, progress_bar, row, scrollable, space, stack, text};
use iced::{Center, Element, Fill, FillPortion, Shrink, Theme};
use words::{Words, fl};

/// So many games make an average of wins, and of points.
const WINS: usize = 10;
const POINTS: usize = 5;
/// So many cards are listed.
const CARDS: usize = 40;

/// Draws the screen.
pub(super) fn view<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let back = format!("{} ({})", fl!(words, "back"), fl!(words, "key-escape"));
    let has_games = screen.totals.all.games > 0;
    let header = widget::header(
        fl!(words, "statistics-title"),
        back,
        Message::BackPressed,
        Some(actions(screen, words, has_games)),
    );
    let edge = context.grow(16.0, 24.0);
    let body = match &screen.gathered {
        None => waiting(screen, words),
        Some(gathered) if gathered.games.is_empty() => empty(screen, words),
        Some(_) => {
            let page = match screen.page {
                _ if !has_games && screen.totals.neither == 0 => centred(
                    text(fl!(words, "statistics-filtered"))
                        .size(16)
                        .style(theme::quiet),
                ),
                Page::Overview => overview(screen, context),
                Page::Cards => cards(screen, context),
                Page::Accuracy => accuracy(screen, context),
                Page::Milestones => shelf(screen, context),
            };
            column![choices(screen, context), pages(screen, context), page]
                .spacing(context.grow(8.0, 12.0))
                .into()
        }
    };
    let body = container(body).padding(iced::Padding {
        top: 0.0,
        right: edge,
        bottom: edge,
        left: edge,
    });
    container(column![header, body.width(Fill).height(Fill)])
        .style(theme::ground)
        .width(Fill)
        .height(Fill)
        .into()
}

/// What can be done with what is shown.
fn actions<'a>(screen: &Statistics, words: &Words, has_games: bool) -> Element<'a, Message> {
    let action = |label: String, symbol: &'static str, key: &'static str, message: Option<Message>| {
        let face = row![
            art::tinted(symbol, 17, |theme| theme::colours(theme).text),
            font::bold(label, 14),
            widget::keycap(key),
        ];
        button(face.spacing(8).align_y(Center))
            .padding([7, 12])
            .style(theme::secondary)
            .on_press_maybe(message)
    };
    let edit = screen.shown().map(|_| {
        let label = fl!(words, "statistics-edit");
        action(label, "person", "E", Some(Message::EditPressed))
    });
    let export = has_games.then_some(Message::ExportPressed);
    let export = action(fl!(words, "statistics-export"), "buy", "X", export);
    row![].push(edit).push(export).spacing(8).into()
}

fn centred<'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).center(Fill).into()
}

/// While the games are counted.
fn waiting<'a>(screen: &Statistics, words: &Words) -> Element<'a, Message> {
    if let Some(trouble) = &screen.trouble {
        let told = match trouble {
            Trouble::NoFolder => fl!(words, "statistics-no-folder"),
            Trouble::Unreadable(path) => fl!(words, "statistics-unreadable", path = path.clone()),
        };
        return centred(text(told).size(16).style(theme::warning));
    }
    let Some(progress) = screen.progress else {
        return space().into();
    };
    let said = fl!(
        words,
        "statistics-counting",
        done = progress.done,
        all = progress.all
    );
    let bar = progress_bar(0.0..=progress.all.max(1) as f32, progress.done as f32)
        .length(280)
        .girth(8)
        .style(theme::progress);
    centred(column![text(said).size(16), bar].spacing(12).align_x(Center))
}

/// What will stand here.
fn empty<'a>(screen: &Statistics, words: &Words) -> Element<'a, Message> {
    let trophy = art::svg("tokens/trophy.svg").width(120).height(120);
    let about = text(fl!(words, "statistics-empty"))
        .size(16)
        .line_height(1.4)
        .align_x(Center)
        .style(theme::quiet);
    let said = column![
        trophy,
        font::title(fl!(words, "statistics-empty-title"), 34).style(theme::accent),
        about,
    ];
    centred(
        said.push(rest(screen, words))
            .spacing(16)
            .align_x(Center)
            .max_width(560),
    )
}

/// What was not counted.
fn rest<'a>(screen: &Statistics, words: &Words) -> Column<'a, Message> {
    let gathered = screen.gathered.as_ref();
    let running = gathered.map_or(0, |gathered| gathered.running);
    let skipped = gathered.map_or(0, |gathered| gathered.skipped.len());
    let notes = [
        (running > 0).then(|| fl!(words, "statistics-running", count = running)),
        (skipped > 0).then(|| fl!(words, "statistics-skipped", count = skipped)),
        (screen.totals.neither > 0).then(|| fl!(words, "statistics-neither", count = screen.totals.neither)),
        (screen.totals.take_backs > 0)
            .then(|| fl!(words, "statistics-take-backs", count = screen.totals.take_backs)),
    ];
    let notes = notes.into_iter().flatten();
    column(notes.map(|note| text(note).size(12).style(theme::quiet).into())).spacing(4)
}

/// What is chosen from the games: each press goes on to the next value.
fn choices<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let filter = &screen.filter;
    let all = || fl!(words, "statistics-any");
    let chips = Choice::ALL.map(|choice| {
        let (name, value) = match choice {
            Choice::Person => (fl!(words, "statistics-person"), person(screen, words)),
            Choice::Game => {
                let game = filter.game.as_ref();
                let value = game.map_or_else(all, |game| game_name(words, game, filter.edition.as_deref()));
                (fl!(words, "statistics-game"), value)
            }
            Choice::Players => {
                let value = filter.players.map_or_else(all, |players| players.to_string());
                (fl!(words, "statistics-players"), value)
            }
            Choice::Opponents => {
                let value = filter.opponents.map_or_else(all, |who| opponents(words, who));
                (fl!(words, "statistics-opponents"), value)
            }
            Choice::Period => {
                let value = match screen.period {
                    Period::Ever => fl!(words, "statistics-ever"),
                    Period::Year => fl!(words, "statistics-year"),
                    Period::Month => fl!(words, "statistics-month"),
                };
                (fl!(words, "statistics-period"), value)
            }
        };
        let share = match choice {
            Choice::Game => 5,
            Choice::Person => 4,
            Choice::Players | Choice::Opponents | Choice::Period => 3,
        };
        let face = row![
            column![
                text(name).size(11).style(theme::quiet),
                font::bold(value, context.grow(13.0, 15.0) as u32).wrapping(text::Wrapping::None),
            ]
            .width(Fill)
            .clip(true),
            widget::keycap(choice.key().to_uppercase()),
        ];
        button(face.spacing(6).align_y(Center))
            .padding([5, 12])
            .width(FillPortion(share))
            .style(theme::secondary)
            .on_press(Message::Next(choice))
            .into()
    });
    row(chips).spacing(context.grow(6.0, 10.0)).into()
}

/// The pages to choose from.
fn pages<'a>(screen: &Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let named = Page::ALL.into_iter().enumerate().map(|(nth, page)| {
        let name = match page {
            Page::Overview => fl!(words, "statistics-page-overview"),
            Page::Cards => fl!(words, "statistics-page-cards"),
            Page::Accuracy => fl!(words, "statistics-page-accuracy"),
            Page::Milestones => fl!(words, "statistics-page-milestones"),
        };
        (page, format!("{}  {name}", nth + 1))
    });
    widget::choices(named, screen.page, 14, Message::Chosen)
}

// Names

fn person(screen: &Statistics, words: &Words) -> String {
    let Some(id) = &screen.filter.profile else {
        return fl!(words, "statistics-everybody");
    };
    let people = screen.people();
    let name = people
        .into_iter()
        .find(|(known, _)| known == id)
        .map(|(_, name)| name);
    name.unwrap_or_default()
}

/// The edition says of which game it is.
fn game_name(words: &Words, game: &str, edition: Option<&str>) -> String {
    match edition {
        Some(edition) => words.text(&format!("setup-edition-{edition}")),
        None => words.text(&format!("statistics-game-{game}")),
    }
}

fn opponents(words: &Words, who: Opponents) -> String {
    match who {
        Opponents::People => fl!(words, "statistics-people"),
        Opponents::Program => fl!(words, "statistics-program"),
        level => words.text(&format!("who-{}", level.slug())),
    }
}

fn monster_name(words: &Words, slug: &str) -> String {
    words.text(&format!("monster-{slug}"))
}

/// The day of a moment (seconds since 1970), in words.
pub(super) fn date(words: &Words, seconds: u64) -> String {
    let (year, month, day) = day_of(seconds);
    let month = words.text(&format!("month-{month}"));
    fl!(words, "statistics-date", day = day, month = month, year = year)
}

/// The name of who judged: a level of our bots, and the version of the program.
fn named(words: &Words, evaluator: &str) -> String {
    match evaluator.split_once(' ') {
        Some((level, version)) => format!("{} {version}", words.text(&format!("who-{level}"))),
        None => evaluator.to_owned(),
    }
}

fn percent(share: Share) -> u32 {
    (share.rate() * 100.0).round() as u32
}

// What pages are made of

/// A panel with a title.
fn panel<'a>(
    title: String,
    content: impl Into<Element<'a, Message>>,
    context: Context<'a>,
) -> Element<'a, Message> {
    container(column![font::bold(title, 15), content.into()].spacing(context.grow(8.0, 12.0)))
        .padding(context.grow(10.0, 16.0))
        .width(Fill)
        .height(Fill)
        .style(theme::panel)
        .into()
}

fn scrolled<'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let content = container(content).padding(iced::Padding {
        right: 12.0,
        ..iced::Padding::ZERO
    });
    scrollable(content)
        .style(theme::scroll)
        .width(Fill)
        .height(Fill)
        .into()
}

/// How many games of something were won, with a bar.
fn share<'a>(name: String, share: Share, context: Context<'a>) -> Element<'a, Message> {
    let said = fl!(
        context.words,
        "statistics-share",
        won = share.won,
        games = share.games
    );
    let line = row![
        text(name).size(13).width(Fill).wrapping(text::Wrapping::None),
        text(said)
            .size(13)
            .style(theme::quiet)
            .wrapping(text::Wrapping::None),
    ];
    let bar = progress_bar(0.0..=1.0, share.rate())
        .length(Fill)
        .girth(6)
        .style(theme::progress);
    column![line.spacing(6), bar].spacing(4).width(Fill).into()
}

/// Shares, those of most games first.
fn by_games<K>(shares: impl IntoIterator<Item = (K, Share)>) -> Vec<(K, Share)> {
    let mut shares: Vec<_> = shares.into_iter().collect();
    shares.sort_by_key(|(_, share)| std::cmp::Reverse(share.games));
    shares
}

// The overview

fn overview<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
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

/// The average of the values up to each of them, over so many.
pub(super) fn averages(values: &[f32], over: usize) -> Vec<f32> {
    let until = |last: usize| {
        let window = &values[(last + 1).saturating_sub(over)..=last];
        window.iter().sum::<f32>() / window.len() as f32
    };
    (0..values.len()).map(until).collect()
}

/// What stands below the first and the last of these games.
fn ends(words: &Words, first: Option<u64>, last: Option<u64>) -> [String; 2] {
    [
        first.map_or_else(|| fl!(words, "statistics-first"), |first| date(words, first)),
        last.map_or_else(|| fl!(words, "statistics-last"), |last| date(words, last)),
    ]
}

/// Wins over time.
fn wins<'a>(screen: &Statistics, words: &Words) -> Element<'a, Message> {
    let course = &screen.totals.course;
    let values: Vec<f32> = course.iter().map(|step| f32::from(u8::from(step.won))).collect();
    let line = averages(&values, WINS);
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

// Cards and records

fn cards<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let (words, totals) = (context.words, &screen.totals);
    let small = |words: String| text(words).size(12).style(theme::quiet);
    let head = row![
        space().width(34),
        space().width(Fill),
        small(fl!(words, "statistics-cards-bought"))
            .width(92)
            .align_x(iced::Right),
        small(fl!(words, "statistics-cards-won")).width(150),
    ];
    let listed = totals.cards.iter().take(CARDS).map(|card| {
        let emblem = art::svg(&format!("emblems/{}.svg", card.card))
            .width(34)
            .height(34);
        let key = format!("{}-card-{}", card.game, card.card);
        let key = if words.has(&key) {
            key
        } else {
            format!("card-{}", card.card)
        };
        let bought = fl!(words, "statistics-bought", count = card.share.games);
        let bar = progress_bar(0.0..=1.0, card.share.rate())
            .length(72)
            .girth(7)
            .style(theme::progress);
        let rate = fl!(words, "review-percent", percent = percent(card.share));
        row![
            emblem,
            text(words.text(&key)).size(14).width(Fill),
            text(bought)
                .size(13)
                .style(theme::quiet)
                .width(92)
                .align_x(iced::Right),
            row![bar, font::bold(rate, 13)]
                .spacing(8)
                .align_y(Center)
                .width(150),
        ]
        .spacing(10)
        .align_y(Center)
        .into()
    });
    let table: Element<'a, Message> = if totals.cards.is_empty() {
        text(fl!(words, "statistics-cards-none"))
            .size(14)
            .style(theme::quiet)
            .into()
    } else {
        column![head.spacing(10), scrolled(column(listed).spacing(6))]
            .spacing(6)
            .into()
    };
    let records: Element<'a, Message> = if totals.feats.is_empty() {
        text(fl!(words, "statistics-records-none"))
            .size(14)
            .style(theme::quiet)
            .into()
    } else {
        let feats = totals.feats.iter().map(|feat| record(feat, context));
        scrolled(column(feats).spacing(context.grow(11.0, 16.0)))
    };
    row![
        panel(fl!(words, "statistics-cards"), table, context),
        panel(fl!(words, "statistics-records"), records, context),
    ]
    .spacing(context.grow(8.0, 14.0))
    .height(Fill)
    .into()
}

/// A record: what, how much, and in which game.
fn record<'a>(feat: &Feat, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let picture = match feat.kind {
        FeatKind::Reign => "tokens/crown.svg",
        FeatKind::Stars => "tokens/star.svg",
        FeatKind::Steps => "duel/spotlight.svg",
        FeatKind::Blow => "faces/claw.svg",
        FeatKind::Escape => "tokens/heart.svg",
        FeatKind::Quickest => "tokens/trophy.svg",
    };
    let value = words.text_with(
        &format!("statistics-value-{}", feat.kind.slug()),
        &[("count", feat.value.into())],
    );
    let names = feat.against.iter().map(|(name, monster)| match name.trim() {
        "" => monster_name(words, monster),
        name => name.to_owned(),
    });
    let names = names.collect::<Vec<_>>().join(", ");
    let from = match feat.began {
        Some(began) => fl!(
            words,
            "statistics-feat-from",
            date = date(words, began),
            names = names
        ),
        None => fl!(words, "statistics-feat-undated", names = names),
    };
    let ink = widget::log::Ink::new(words, &[], 17);
    let head = row![
        font::bold(words.text(&format!("statistics-feat-{}", feat.kind.slug())), 14).width(Fill),
        container(widget::log::rich(&value, ink)).width(Shrink),
    ];
    row![
        art::svg(picture).width(38).height(38),
        column![
            head.spacing(8).align_y(Center),
            text(from).size(13).style(theme::quiet)
        ]
        .spacing(3)
        .width(Fill),
    ]
    .spacing(12)
    .align_y(Center)
    .into()
}

// Accuracy

fn accuracy<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let Some(gathered) = &screen.gathered else {
        return space().into();
    };
    let seats = screen.filter.seats(&gathered.games).into_iter();
    let (mut values, mut times, mut judge) = (Vec::new(), Vec::new(), None);
    for (game, nth, _) in seats {
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
        line: averages(&values, POINTS),
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
    let content = column![head.align_y(Center), course.view(), about].spacing(8);
    panel(fl!(words, "statistics-accuracy"), content, context)
}

// Milestones

fn shelf<'a>(screen: &'a Statistics, context: Context<'a>) -> Element<'a, Message> {
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

/// A milestone: its picture, its name, and when it was reached or what it takes.
fn plaque<'a>(screen: &Statistics, milestone: Milestone, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let reached = screen.reached(milestone);
    let size = context.grow(72.0, 100.0);
    let path = format!("milestones/{}.svg", milestone.slug());
    let picture = art::svg(&path).width(size).height(size);
    let key = format!("milestone-{}", milestone.slug());
    let (ink, when): (fn(&Theme) -> _, _) = match reached {
        Some(reached) => (
            theme::accent,
            match reached.began {
                Some(began) => fl!(words, "statistics-reached", date = date(words, began)),
                None => fl!(words, "statistics-reached-undated"),
            },
        ),
        None => (theme::quiet, words.text(&format!("{key}-how"))),
    };
    // What is still to come lies in the shade.
    let picture: Element<'a, Message> = match reached {
        Some(_) => picture.into(),
        None => picture.opacity(0.28).into(),
    };
    let said = column![
        font::bold(words.text(&key), context.grow(14.0, 16.0) as u32).style(ink),
        text(when).size(context.grow(12.0, 13.0)).style(theme::quiet),
    ]
    .spacing(4)
    .width(Fill);
    let face = row![picture, said]
        .spacing(context.grow(10.0, 14.0))
        .align_y(Center);
    let mark = reached.map(|_| {
        let mark = art::tinted("done", 16, |theme| theme::colours(theme).good);
        container(mark).width(Fill).align_x(iced::Right)
    });
    container(stack![container(face).center_y(Fill)].push(mark))
        .padding(context.grow(10.0, 14.0))
        .width(Fill)
        .height(Fill)
        .style(if reached.is_some() {
            theme::panel
        } else {
            theme::inset
        })
        .into()
}
