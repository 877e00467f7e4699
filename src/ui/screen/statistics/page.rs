//! The pages: what is chosen above, and below it the numbers, the cards, the accuracy or the milestones. What
//! all of them are made of stands here, each page in a module of its own.

mod accuracy;
mod cards;
mod milestones;
mod overview;

use super::{Choice, Message, Page, Period, Statistics, Trouble};
use crate::statistics::{Opponents, Share};
use crate::storage::Moment;
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::{Context, context};
use crate::ui::{art, font, theme, widget};
use iced::widget::{Column, button, column, container, progress_bar, row, scrollable, space, text};
use iced::{Center, Element, Fill, FillPortion};
use words::{Words, fl};

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
                Page::Overview => overview::view(screen, context),
                Page::Cards => cards::view(screen, context),
                Page::Accuracy => accuracy::view(screen, context),
                Page::Milestones => milestones::view(screen, context),
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
    let action = |label: String, symbol: &'static str, key: String, message: Option<Message>| {
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
        action(label, "person", "E".to_owned(), Some(Message::EditPressed))
    });
    let delete = screen.shown().map(|_| {
        let (label, key) = (fl!(words, "profile-delete"), fl!(words, "key-delete"));
        action(label, "close", key, Some(Message::DeletePressed))
    });
    let export = has_games.then_some(Message::ExportPressed);
    let export = action(fl!(words, "statistics-export"), "buy", "X".to_owned(), export);
    row![].push(edit).push(delete).push(export).spacing(8).into()
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
        // As wide as the longest of what can stand there wants it.
        let share = match choice {
            Choice::Game | Choice::Person => 4,
            Choice::Players | Choice::Opponents => 3,
            Choice::Period => 4,
        };
        let face = row![
            column![
                text(name).size(11).style(theme::quiet),
                one_line(value, context.grow(13.0, 15.0).floor(), font::BOLD, plain),
            ]
            .width(Fill),
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
    let day = Moment::of(seconds);
    day.map(|day| context::date(words, &day)).unwrap_or_default()
}

fn percent(share: Share) -> u32 {
    words::grammar::percent(share.rate().into()).into()
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
    let page = scrollable(content).style(theme::scroll);
    widget::yielding::yielding(page.width(Fill).height(Fill))
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
        container(one_line(name, 13.0, font::TEXT, plain)).width(Fill),
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
