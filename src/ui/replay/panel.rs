//! What stands where the question would: which moment it is, what has been found about it or what happened,
//! and below it how one goes through the game.

use super::timeline::{self, Line, Mark, Turn};
use super::{Message, Replay, Step, play_on};
use crate::storage::GameSetup as _;
use crate::ui::Context;
use crate::ui::frame::Stop;
use crate::ui::game_screen::ScreenGame;
use crate::ui::review::turn_in_words;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question;
use crate::ui::widget::tooltip;
use crate::ui::{font, theme, widget};
use engine::Seat;
use iced::widget::{button, column, container, opaque, pin, row, stack, text};
use iced::{Center, Color, Element, Fill, Length, Padding};
use words::fl;
use words::line::mark_seat;

/// The height of what is said about a moment.
const BODY: f32 = 60.0;
/// The height of what stands above the news.
const ABOVE: f32 = 32.0;
/// Beside so much width of the panel the way to another game has its short name, and all of its words and its
/// key: the line of moments comes first.
const WIDE: f32 = 500.0;
const WIDER: f32 = 780.0;
/// Between the line of moments and what stands beside it: its last mark must not touch that.
const BETWEEN: f32 = 8.0;
/// The line of moments as it is called.
pub(super) const LINE: &str = "moments";

/// What has been found about a moment.
pub struct Finding<'a, M> {
    /// Its number in the list, from 0, and whether it was a mistake.
    pub badge: Option<(usize, bool)>,
    /// What it is, in a sentence.
    pub title: String,
    /// By how much a chance changed.
    pub change: Option<Element<'a, M>>,
    /// What is to be said.
    pub body: Element<'a, M>,
    /// Whose it is.
    pub whose: Seat,
}

/// What a look back lends to the table.
pub struct Lent<'a, M> {
    /// What has been found about this moment.
    pub finding: Option<Finding<'a, M>>,
    /// What stands above the news of a moment about which nothing has been found.
    pub above: Option<Element<'a, M>>,
    /// The moments worth looking at.
    pub marks: Vec<Mark>,
    /// What a mark says when it is pressed.
    pub on_mark: Option<Box<dyn Fn(usize) -> M + 'a>>,
    /// The button that looks for the best decision here.
    pub hint: Option<Element<'a, M>>,
    /// Where the way back leads.
    pub back: String,
}

impl<M: 'static> Lent<'_, M> {
    /// Nothing but the way back.
    #[must_use]
    pub fn nothing(back: String) -> Self {
        Self {
            finding: None,
            above: None,
            marks: Vec::new(),
            on_mark: None,
            hint: None,
            back,
        }
    }
}

impl<M> std::fmt::Debug for Lent<'_, M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lent")
            .field("marks", &self.marks)
            .finish_non_exhaustive()
    }
}

impl<M> std::fmt::Debug for Finding<'_, M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Finding")
            .field("title", &self.title)
            .finish_non_exhaustive()
    }
}

/// Draws the table, and over the place of its question what is to be said.
pub(super) fn view<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &'a Replay<G>,
    context: Context<'a>,
    mut lent: Lent<'a, M>,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let place = replay.place(context);
    let finding = lent.finding.take();
    let whose = finding.as_ref().map(|finding| finding.whose);
    let whose = whose.or_else(|| Some(replay.turn().1).filter(|_| replay.at > 0));
    let house = whose.and_then(|seat| house(replay, seat));
    let title = title(replay, context);
    let body = match finding {
        Some(finding) => {
            let badge = finding.badge.map(|(nth, grave)| widget::badge(nth, grave));
            let head = head(
                replay,
                context,
                badge,
                &finding.title,
                finding.change,
                &mut lent,
                message,
            );
            column![head, container(finding.body).height(BODY).width(Fill).clip(true)]
        }
        None => {
            let head = head(replay, context, None, &title, None, &mut lent, message);
            let above = lent.above.take();
            let room = if above.is_some() { BODY - ABOVE } else { BODY };
            let above = above.map(|above| container(above).height(ABOVE));
            let news = container(replay.screen().news(context, room)).height(room);
            column![head, column![].push(above).push(news)]
        }
    };
    let transport = (!context.bare).then(|| transport(replay, context, lent, place.width, message));
    let body = body.push(transport);
    let panel = question::panel(body.spacing(2).into(), house, true);
    let panel = container(opaque(panel)).width(place.width).height(place.height);
    let table = replay
        .screen
        .view(context)
        .map(move |told| message(Message::Table(told)));
    let all = stack![table]
        .push((!replay.screen.is_covered()).then(|| pin(panel).x(place.x).y(place.y)))
        .into();
    if replay.asks {
        play_on::view(replay, context, all, message)
    } else {
        all
    }
}

/// The house colour of a seat.
fn house<G: ScreenGame>(replay: &Replay<G>, seat: Seat) -> Option<Color> {
    let seats = replay.recording.seats();
    seats.get(seat.index()).map(|seat| theme::house(seat.colour))
}

/// The name of a seat, marked with its colour.
pub(super) fn name<G: ScreenGame>(replay: &Replay<G>, context: Context<'_>, seat: Seat) -> String {
    let seats = replay.screen.setup().seats();
    let name = seats.get(seat.index()).map(|setup| context.name(setup));
    mark_seat(seat, &name.unwrap_or_default())
}

/// Which moment it is.
pub(super) fn title<G: ScreenGame>(replay: &Replay<G>, context: Context<'_>) -> String {
    let words = context.words;
    let moment = moment(replay, context);
    if replay.running {
        format!("{} · {moment}", fl!(words, "replay-past"))
    } else {
        moment
    }
}

fn moment<G: ScreenGame>(replay: &Replay<G>, context: Context<'_>) -> String {
    let words = context.words;
    match replay.stop() {
        _ if replay.at == 0 => fl!(words, "replay-beginning"),
        Some(_) if replay.at == replay.recording.events() && !replay.running => fl!(words, "review-end"),
        stop => {
            let (turn, whose) = replay.turn();
            let turn = match turn {
                0 => return fl!(words, "play-before"),
                turn => fl!(words, "review-turn", number = turn),
            };
            let stays = |stop: &Stop| stop.events == replay.at && !replay.screen.is_showing();
            let asked = stop.filter(stays).and_then(|stop| stop.asked);
            match asked.filter(|seat| *seat != whose) {
                Some(asked) => {
                    let (name, asked) = (name(replay, context, whose), name(replay, context, asked));
                    format!("{turn} · {name} · {}", fl!(words, "replay-asked", name = asked))
                }
                None => format!("{turn} · {}", name(replay, context, whose)),
            }
        }
    }
}

/// Which moment it is, and what else can be done with it.
fn head<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &Replay<G>,
    context: Context<'a>,
    badge: Option<Element<'a, M>>,
    title: &str,
    change: Option<Element<'a, M>>,
    lent: &mut Lent<'a, M>,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let words = context.words;
    let seats = replay.recording.seats().iter();
    let houses: Vec<Color> = seats.map(|seat| theme::house(seat.colour)).collect();
    let title = log::rich(title, Ink::new(words, &houses, 15).bold());
    let picture = format!("{} (P)", fl!(words, "replay-picture"));
    let back = format!("{} ({})", lent.back, fl!(words, "key-escape"));
    let head = row![]
        .push(badge)
        .push(container(title).width(Fill).height(36).align_y(Center).clip(true))
        .push(change);
    let tools = row![]
        .push(lent.hint.take())
        .push(widget::symbol(
            "picture",
            picture,
            Some(message(Message::PicturePressed)),
        ))
        .push(widget::symbol("close", back, Some(message(Message::BackPressed))));
    head.push((!context.bare).then(|| tools.spacing(4).align_y(Center)))
        .spacing(4)
        .align_y(Center)
        .into()
}

/// How one goes through the game.
fn transport<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &Replay<G>,
    context: Context<'a>,
    lent: Lent<'a, M>,
    width: f32,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let words = context.words;
    let (at, end) = (replay.at, replay.recording.events());
    let step = |symbol: &str, meaning: String, key: &str, step: Step, there: bool| {
        let press = there.then(|| message(Message::Stepped(step)));
        widget::symbol(symbol, format!("{meaning} ({key})"), press)
    };
    let (page_up, page_down) = (fl!(words, "key-page-up"), fl!(words, "key-page-down"));
    let (symbol, meaning) = if replay.playing {
        ("pause", fl!(words, "replay-pause"))
    } else {
        ("play", fl!(words, "replay-play"))
    };
    let meaning = format!("{meaning} ({})", fl!(words, "play-key-space"));
    let play = widget::symbol(symbol, meaning, Some(message(Message::PlayPressed)));
    let speed = format!("speed-{}", context.settings.speed);
    let pace = fl!(words, "play-speed", speed = words.text(&speed));
    let pace = widget::symbol(
        &speed,
        format!("{pace} (V)"),
        Some(message(Message::SpeedPressed)),
    );
    let turns = (
        step(
            "turn-before",
            fl!(words, "replay-turn-before"),
            &page_up,
            Step::Turn { on: false },
            at > 0,
        ),
        step(
            "turn-after",
            fl!(words, "replay-turn-after"),
            &page_down,
            Step::Turn { on: true },
            at < end,
        ),
    );
    let decisions = (
        step(
            "arrow-left",
            fl!(words, "replay-before"),
            "←",
            Step::Decision { on: false },
            at > 0,
        ),
        step(
            "arrow-right",
            fl!(words, "replay-after"),
            "→",
            Step::Decision { on: true },
            at < end,
        ),
    );
    row![turns.0, decisions.0, play, decisions.1, turns.1, pace]
        .push(
            container(line(replay, context, lent, message))
                .id(LINE)
                .width(Fill),
        )
        .push(container(branch(replay, context, width, message)).padding(Padding::ZERO.left(BETWEEN)))
        .align_y(Center)
        .into()
}

/// The way to another game that goes on from here.
fn branch<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &Replay<G>,
    context: Context<'a>,
    width: f32,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let words = context.words;
    let press = replay.may_play_on().then(|| message(Message::PlayOnPressed));
    let meaning = format!("{} (J)", fl!(words, "replay-play-on"));
    if width < WIDE {
        return widget::symbol("branch", meaning, press).into();
    }
    let wider = width >= WIDER;
    let label = if wider {
        fl!(words, "replay-play-on")
    } else {
        fl!(words, "replay-play-on-short")
    };
    let face = row![
        crate::ui::art::tinted("branch", 17, |theme| theme::colours(theme).text),
        font::bold(label, 13).wrapping(text::Wrapping::None),
    ]
    .push(wider.then(|| widget::keycap("J")));
    let face = button(face.spacing(7).align_y(Center))
        .padding([6, 10])
        .style(theme::secondary)
        .on_press_maybe(press)
        .width(Length::Shrink);
    widget::hint(face, meaning, tooltip::Position::Top).into()
}

/// The line of all moments.
fn line<'a, G: ScreenGame, M: Clone + 'a>(
    replay: &Replay<G>,
    context: Context<'a>,
    lent: Lent<'a, M>,
    message: fn(Message<G::Message>) -> M,
) -> Element<'a, M> {
    let stops = replay.recording.stops();
    let turns = replay.recording.turns().map(|(from, turn, whose)| Turn {
        from,
        house: house(replay, whose).unwrap_or(Color::TRANSPARENT),
        name: turn_in_words(context.words, turn),
    });
    timeline::timeline(Line {
        turns: turns.collect(),
        stops: stops.iter().map(|stop| stop.events).collect(),
        marks: lent.marks,
        events: replay.recording.events(),
        at: replay.at,
        now: turn_in_words(context.words, replay.turn().0),
        on_seek: Box::new(move |events| message(Message::Sought(events))),
        on_mark: lent.on_mark,
    })
}
