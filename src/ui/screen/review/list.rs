//! The page with the chart, and beside it all that is worth looking at.

use super::chart::{self, Chart, Mark, Series};
use super::{Heard, Item, Message, Review, Said};
use crate::ui::Context;
use crate::ui::frame::PlayableGame as _;
use crate::ui::review::{Replayable, turn_in_words};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::{art, font, theme, widget};
use bots::review::{Findings, Swing, Verdict};
use engine::Seat;
use iced::widget::{button, column, container, progress_bar, row, scrollable, space, text};
use iced::{Center, Color, Element, Fill, Padding, Size, Theme};
use words::fl;
use words::line::mark_seat;
use words::{Names, Words};

/// All that is drawn from.
pub(super) struct Page<'a, S: Replayable> {
    /// What has been found.
    pub review: &'a Review<S>,
    /// The finished game.
    pub summary: &'a S,
    /// Words and room.
    pub context: Context<'a>,
    /// The name of each seat.
    pub names: Names,
    /// The house colour of each seat.
    pub houses: Vec<Color>,
}

impl<'a, S: Replayable> Page<'a, S> {
    /// The page of a look back.
    pub(super) fn new(review: &'a Review<S>, summary: &'a S, context: Context<'a>) -> Self {
        let houses = summary.seats().iter().map(|seat| theme::house(seat.colour));
        Self {
            review,
            summary,
            context,
            names: summary.names(context),
            houses: houses.collect(),
        }
    }

    fn words(&self) -> &'a Words {
        self.context.words
    }

    /// The house colour of a seat.
    pub(super) fn house(&self, seat: Seat) -> Color {
        self.houses
            .get(seat.index())
            .copied()
            .unwrap_or(Color::TRANSPARENT)
    }

    /// How a sentence is written here.
    pub(super) fn ink(&self, size: u32) -> Ink<'_> {
        Ink::new(self.words(), &self.houses, size)
    }

    /// What turned a turn, in a sentence.
    pub(super) fn turned(&self, swing: &Swing) -> String {
        let words = self.words();
        let marked = |seat: Seat| mark_seat(seat, self.names.name(seat));
        let (before, after) = (
            percent(swing.before[swing.seat.index()]),
            percent(swing.after[swing.seat.index()]),
        );
        let name = marked(swing.seat);
        match swing.erred {
            Some(seat) if seat == swing.seat => {
                fl!(words, "review-erred", name = name, before = before, after = after)
            }
            Some(seat) => {
                let other = marked(seat);
                fl!(
                    words,
                    "review-profited",
                    other = other,
                    name = name,
                    before = before,
                    after = after
                )
            }
            None => {
                let what = match (is_luck(&self.review.findings, swing), swing.change() > 0.0) {
                    (true, true) => "review-luck-with",
                    (true, false) => "review-luck-against",
                    (false, true) => "review-turned-toward",
                    (false, false) => "review-turned-against",
                };
                let values = [
                    ("name", name.into()),
                    ("before", before.into()),
                    ("after", after.into()),
                ];
                words.text_with(what, &values)
            }
        }
    }

    /// What was asked, what was played, and what would have been better.
    pub(super) fn told(&self, verdict: &Verdict<Said<S>>) -> [String; 3] {
        let Some(state) = self.review.positions.get(&verdict.at) else {
            return Default::default();
        };
        let (words, names) = (self.words(), &self.names);
        [
            state.question_in_words(words, names),
            state.answer_in_words(verdict.played, words, names),
            state.answer_in_words(verdict.best, words, names),
        ]
    }

    /// By how many points a chance changed, with its sign: the difference of what is written of both.
    pub(super) fn change<M: 'a>(&self, before: f32, after: f32) -> Element<'a, M> {
        let points = percent(before).abs_diff(percent(after)).max(1);
        let (sign, ink): (_, fn(&Theme) -> _) = if after < before {
            ("−", theme::warning)
        } else {
            ("+", theme::pleased)
        };
        let said = fl!(self.words(), "review-change", sign = sign, points = points);
        font::bold(said, 13)
            .wrapping(text::Wrapping::None)
            .style(ink)
            .into()
    }
}

/// A chance in whole points.
#[must_use]
pub(super) fn percent(chance: f32) -> u8 {
    words::grammar::percent(chance.into())
}

/// Draws the page.
pub(super) fn view<'a, S: Replayable>(
    review: &'a Review<S>,
    summary: &'a S,
    context: Context<'a>,
) -> Element<'a, Heard<S>> {
    let page = Page::new(review, summary, context);
    let words = context.words;
    let back = format!("{} ({})", fl!(words, "back"), fl!(words, "key-escape"));
    let header = widget::header(
        fl!(words, "review-title"),
        back,
        Message::BackPressed,
        Some(
            row![]
                .push(progress(&page))
                .push(watch(words))
                .spacing(18)
                .align_y(Center)
                .into(),
        ),
    );
    let side = context.grow(356.0, 420.0);
    let (edge, gap) = (context.grow(16.0, 24.0), context.grow(12.0, 18.0));
    let room = Size::new(
        context.size.width - 2.0 * edge - gap - side,
        context.size.height - HEADER - edge,
    );
    let chart = container(drawn(&page, room))
        .width(room.width)
        .height(room.height);
    let list = container(list(&page)).width(side).height(room.height);
    let body = row![chart, list].spacing(gap).padding(Padding {
        top: 0.0,
        right: edge,
        bottom: edge,
        left: edge,
    });
    column![container(header).height(HEADER), body]
        .width(Fill)
        .height(Fill)
        .into()
}

const HEADER: f32 = 62.0;

/// The way to the table.
fn watch<'a, M: Clone + 'a, A: 'a>(words: &Words) -> Element<'a, Message<A, M>>
where
    Message<A, M>: Clone,
{
    let face = row![
        art::tinted("play", 18, |theme| theme::colours(theme).on_accent),
        font::bold(fl!(words, "replay-watch"), 15),
        text(fl!(words, "play-key-space")).size(12),
    ];
    button(face.spacing(9).align_y(Center))
        .padding([8, 16])
        .style(theme::primary)
        .on_press(Message::WatchPressed)
        .into()
}

/// What the chart shows, or how far the looking back has come while it goes on.
fn progress<'a, S: Replayable>(page: &Page<'a, S>) -> Option<Element<'a, Heard<S>>> {
    let findings = &page.review.findings;
    if findings.is_done() {
        let said = text(fl!(page.words(), "review-chart")).size(14);
        return Some(said.style(theme::quiet).into());
    }
    let said = fl!(
        page.words(),
        "review-progress",
        percent = percent(findings.progress())
    );
    let bar = progress_bar(0.0..=1.0, findings.progress())
        .length(160)
        .girth(6)
        .style(theme::progress);
    let said = text(said).size(13).style(theme::quiet);
    Some(row![said, bar].spacing(12).align_y(Center).into())
}

/// The chart in its panel.
fn drawn<'a, S: Replayable>(page: &Page<'a, S>, room: Size) -> Element<'a, Heard<S>> {
    let findings = &page.review.findings;
    let words = page.words();
    let items = page.review.items();
    let marks = items.iter().enumerate().filter_map(|(nth, item)| {
        let turn = item.turn();
        let from = findings.points().iter().position(|point| point.turn == turn)?;
        Some(match item {
            Item::Swing(swing) => Mark {
                nth,
                seat: swing.seat,
                point: from,
                grave: false,
            },
            Item::Choice(verdict) => Mark {
                nth,
                seat: verdict.seat,
                point: from,
                grave: true,
            },
        })
    });
    let seats = page.summary.seats().iter().enumerate();
    let series = seats.map(|(seat, setup)| Series {
        name: page.names.name(Seat(seat as u8)).to_owned(),
        monster: setup.monster,
        house: page.houses[seat],
        chances: findings.points().iter().map(|point| point.shares[seat]).collect(),
        luck: luck_so_far(findings, Seat(seat as u8)),
    });
    let turns = findings.points().iter().map(|point| match point.whose {
        Some(_) => turn_in_words(words, point.turn),
        None => fl!(words, "review-end"),
    });
    let chart = Chart {
        series: series.collect(),
        turns: turns.collect(),
        length: usize::from(page.summary.turns()) + 1,
        marks: marks.collect(),
        percent: [0, 25, 50, 75, 100].map(|percent| fl!(words, "review-percent", percent = percent)),
        luck: fl!(words, "review-luck"),
        luck_so_far: fl!(words, "review-luck-so-far"),
        small: page.context.size.width < 1100.0,
    };
    let padding = page.context.grow(8.0, 14.0);
    let room = Size::new(room.width - 2.0 * padding, room.height - 2.0 * padding);
    container(chart::chart(chart, room, Message::Opened, Message::TurnPressed))
        .padding(padding)
        .width(Fill)
        .height(Fill)
        .style(theme::panel)
        .into()
}

/// The luck of a seat from the first turn to each point; nothing before it is known, and of a game of which nothing
/// could be measured.
pub(super) fn luck_so_far<A: Copy>(findings: &Findings<A>, seat: Seat) -> Vec<f32> {
    if !findings.is_done() || findings.luck_of(seat).is_none() {
        return Vec::new();
    }
    let before = |turn: u16, ended: bool| {
        let gone = findings.luck().iter().filter(|luck| ended || luck.turn < turn);
        gone.map(|luck| luck.moved[seat.index()]).sum()
    };
    let points = findings.points().iter();
    points
        .map(|point| before(point.turn, point.whose.is_none()))
        .collect()
}

/// Was it luck, as it was measured, that moved at least half of a turning point? Decisions of bots are not judged, so
/// the rest may be theirs.
pub(super) fn is_luck<A: Copy>(findings: &Findings<A>, swing: &Swing) -> bool {
    let moved = findings.luck().iter().filter(|luck| luck.turn == swing.turn);
    let moved: f32 = moved.map(|luck| luck.moved[swing.seat.index()]).sum();
    moved * swing.change().signum() >= 0.5 * swing.change().abs()
}

/// What luck and mistakes did, the turning points and the costly decisions.
fn list<'a, S: Replayable>(page: &Page<'a, S>) -> Element<'a, Heard<S>> {
    let words = page.words();
    let review = page.review;
    let items = review.items();
    let title = |title: String| font::title(title, page.context.grow(20.0, 24.0) as u32).style(theme::accent);
    let waiting = || note(fl!(words, "review-waiting"));
    let mut all = column![title(fl!(words, "review-fates"))].spacing(page.context.grow(5.0, 9.0));
    all = all
        .push(fates(page))
        .push(space().height(page.context.grow(2.0, 8.0)))
        .push(title(fl!(words, "review-turning")));
    let numbered = || items.iter().enumerate();
    let swings = numbered().filter(|(_, item)| matches!(item, Item::Swing(_)));
    all = all.extend(swings.map(|(nth, item)| entry(page, nth, item)));
    if !items.iter().any(|item| matches!(item, Item::Swing(_))) {
        all = all.push(if review.findings.is_done() {
            note(fl!(words, "review-turning-none"))
        } else {
            waiting()
        });
    }
    all = all
        .push(space().height(page.context.grow(2.0, 8.0)))
        .push(title(fl!(words, "review-decisions")));
    if review.people.len() > 1 {
        all = all.push(people(page));
    }
    let choices = numbered().filter(|(_, item)| matches!(item, Item::Choice(_)));
    all = all.extend(choices.map(|(nth, item)| entry(page, nth, item)));
    let none = !items.iter().any(|item| matches!(item, Item::Choice(_)));
    let note = match review.whose {
        None => Some(note(fl!(words, "review-decisions-nobody"))),
        Some(seat) if none && review.findings.is_done() && review.judged(seat) == 0 => {
            let name = page.names.name(seat);
            Some(note(fl!(words, "review-decisions-no-own", name = name)))
        }
        Some(seat) if none && review.findings.is_done() => {
            let count = review.judged(seat);
            Some(note(fl!(words, "review-decisions-none", count = count)))
        }
        Some(_) => none.then(waiting),
    };
    let all = scrollable(container(all.push(note)).width(Fill).padding(Padding {
        right: 13.0,
        ..Padding::ZERO
    }));
    widget::yielding::yielding(all.style(theme::scroll).width(Fill).height(Fill))
}

/// What luck and what mistakes did to each seat, in points of its chance to win.
fn fates<'a, S: Replayable>(page: &Page<'a, S>) -> Element<'a, Heard<S>> {
    let (words, review) = (page.words(), page.review);
    let findings = &review.findings;
    if !findings.is_done() {
        return note(fl!(words, "review-waiting"));
    }
    let column_of = |content: Element<'a, Heard<S>>| container(content).width(FATE).align_right(FATE);
    let heading = |said: String| {
        let said = text(said).size(13).style(theme::quiet);
        column_of(said.wrapping(text::Wrapping::None).into())
    };
    let points = |moved: Option<f32>| {
        let (said, ink) = in_points(moved);
        column_of(font::bold(said, 13).style(ink).into())
    };
    let heads = row![
        space().width(Fill),
        heading(fl!(words, "review-luck")),
        heading(fl!(words, "review-mistakes")),
    ]
    .spacing(7);
    let mut all = column![heads].spacing(4);
    for (nth, setup) in page.summary.seats().iter().enumerate() {
        let seat = Seat(nth as u8);
        let name = page.names.name(seat).to_owned();
        let face = widget::portrait(page.names.monster(seat), page.house(seat), 22);
        let mistakes = review.given_away(seat).map(|lost| -lost);
        let name = container(one_line(name, 13.0, font::BOLD, plain));
        // The name gives way to the mark.
        let name = match setup.program() {
            Some(_) => row![name, widget::program_mark(words, 15)].spacing(5),
            None => row![name],
        };
        let name = container(name.align_y(Center)).width(Fill);
        let told = [findings.luck_of(seat), mistakes].map(points);
        all = all.push(
            row![face, name]
                .extend(told.map(Element::from))
                .spacing(7)
                .align_y(Center),
        );
    }
    let mut about = vec![fl!(words, "review-fates-about")];
    if review.people.len() < page.summary.seats().len() {
        about.push(fl!(words, "review-mistakes-people"));
    }
    if findings.unmeasured() > 0 {
        about.push(fl!(
            words,
            "review-luck-unmeasured",
            count = findings.unmeasured()
        ));
    }
    let about = text(about.join(" ")).size(12).style(theme::quiet);
    all.push(about).into()
}

/// The width of a column of points.
const FATE: f32 = 62.0;

/// Chances as whole points with their sign, and how they are written; what is not known is not nothing.
pub(super) fn in_points(moved: Option<f32>) -> (String, fn(&Theme) -> text::Style) {
    let points = moved.map(|moved| (moved * 100.0).round() as i32);
    match points {
        None => ("—".to_owned(), theme::quiet),
        Some(0) => ("0".to_owned(), theme::quiet),
        Some(points) if points < 0 => (format!("−{}", points.unsigned_abs()), theme::warning),
        Some(points) => (format!("+{points}"), theme::pleased),
    }
}

fn note<'a, M: 'a>(said: String) -> Element<'a, M> {
    text(said).size(14).style(theme::quiet).into()
}

/// Whose decisions are listed, where several people have played: all by their portraits, and by their names
/// where there is room.
fn people<'a, S: Replayable>(page: &Page<'a, S>) -> Element<'a, Heard<S>> {
    let (chosen, count) = (page.review.whose, page.review.people.len());
    let seats = page.review.people.iter().map(|seat| {
        let is_chosen = chosen == Some(*seat);
        let name = page.names.name(*seat);
        let face = widget::portrait(page.names.monster(*seat), page.house(*seat), 26);
        let told =
            (is_chosen || count < 3).then(|| font::bold(name.to_owned(), 13).wrapping(text::Wrapping::None));
        let button = button(row![face].push(told).spacing(7).align_y(Center))
            .padding([4, 6])
            .style(theme::choice(is_chosen))
            .on_press(Message::SeatChosen(*seat));
        widget::hint(button, name.to_owned(), widget::tooltip::Position::Bottom).into()
    });
    row(seats).spacing(3).into()
}

fn entry<'a, S: Replayable>(page: &Page<'a, S>, nth: usize, item: &Item<Said<S>>) -> Element<'a, Heard<S>> {
    let words = page.words();
    let turn = turn_in_words(words, item.turn());
    let (head, change, lines): (String, _, Vec<Element<'a, Heard<S>>>) = match item {
        Item::Swing(swing) => {
            // The points stand beside the name of whose they are, which need not be whose turn it was.
            let name = |seat: Seat| mark_seat(seat, page.names.name(seat));
            let mut told = page.turned(swing);
            if swing.whose != swing.seat {
                let whose = fl!(words, "review-whose-turn", name = name(swing.whose));
                told = format!("{told} {whose}");
            }
            let told = log::rich(&told, page.ink(13).quiet());
            let seat = swing.seat.index();
            let change = page.change(swing.before[seat], swing.after[seat]);
            (format!("{turn} · {}", name(swing.seat)), change, vec![told])
        }
        Item::Choice(verdict) => {
            let [asked, played, best] = page.told(verdict);
            let line = |label: String, said: &str| {
                let label = text(label).size(13).style(theme::quiet).width(58);
                let said = container(log::rich(said, page.ink(13).bold())).width(Fill);
                row![label, said].spacing(6).align_y(Center).into()
            };
            let lines = vec![
                line(fl!(words, "review-played"), &played),
                line(fl!(words, "who-master"), &best),
            ];
            let change = page.change(verdict.hope, verdict.worth);
            (format!("{turn} · {asked}"), change, lines)
        }
    };
    let grave = matches!(item, Item::Choice(_));
    let head = row![
        container(log::rich(&head, page.ink(13).bold())).width(Fill),
        change
    ]
    .spacing(8)
    .align_y(Center);
    let said = column![head].extend(lines).spacing(3).width(Fill);
    let face = row![widget::badge(nth, grave), said].spacing(10);
    button(face)
        .padding([page.context.grow(6.0, 9.0), 10.0])
        .width(Fill)
        .style(theme::secondary)
        .on_press(Message::Opened(nth))
        .into()
}
