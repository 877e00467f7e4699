//! The first thing one sees: the city, the monsters, and the way in.

use crate::storage::games::Summary;
use crate::ui::Context;
use crate::ui::finish::Count;
use crate::ui::standing::Standing;
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::widget::painter::{self, Artwork, Painter, Words};
use crate::ui::{art, font, theme, widget};
use engine::classic::Edition;
use engine::parts::{Colour, Monster};
use iced::keyboard::{self, key};
use iced::widget::{Button, button, column, container, pin, row, space, stack, text};
use iced::{Center, Element, Fill, Length, Point, Size, Theme, Vector};
use std::time::{Duration, SystemTime};
use words::fl;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The game that waits was pressed.
    ContinuePressed,
    /// The way into the game for many was pressed.
    PlayPressed,
    /// The way into the game for two was pressed.
    DuelPressed,
    /// The games that are kept were pressed.
    GamesPressed,
    /// The settings were pressed.
    SettingsPressed,
    /// The statistics were pressed.
    StatisticsPressed,
    /// The ways to learn were pressed.
    LearnPressed,
    /// The gallery was pressed.
    GalleryPressed,
    /// The credits were pressed.
    AboutPressed,
    /// The way out was pressed.
    QuitPressed,
}

/// What the parent shall do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Go on with this game.
    Continue(Box<Summary>),
    /// Set up a table.
    Play,
    /// Set up a duel.
    Duel,
    /// Show the games that are kept.
    Games,
    /// Show the settings.
    Settings,
    /// Show the statistics.
    Statistics,
    /// Show the ways to learn.
    Learn,
    /// Show the gallery.
    Gallery,
    /// Show the credits.
    About,
    /// End the program.
    Quit,
}

/// Windows lower than this have room for less beside a game that waits.
const LOW: f32 = 880.0;

/// What can be gone on with.
#[derive(Debug, Default)]
pub struct Title {
    saved: Option<Box<Summary>>,
    /// How its seats stand, if that is known.
    standing: Vec<Standing>,
    /// How long ago it was played.
    ago: Duration,
}

impl Title {
    /// With the game that can be gone on with, if there is one.
    #[must_use]
    pub fn new(saved: Option<Summary>, now: SystemTime) -> Self {
        let played = saved.as_ref().and_then(|saved| saved.played);
        Self {
            ago: played
                .and_then(|played| now.duration_since(played).ok())
                .unwrap_or_default(),
            saved: saved.map(Box::new),
            standing: Vec::new(),
        }
    }

    /// The same, with how the seats of that game stand.
    #[must_use]
    pub fn picturing(self, standing: Vec<Standing>) -> Self {
        Self { standing, ..self }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::ContinuePressed => match &self.saved {
                Some(saved) => Action::Continue(saved.clone()),
                None => Action::None,
            },
            Message::PlayPressed => Action::Play,
            Message::DuelPressed => Action::Duel,
            Message::GamesPressed => Action::Games,
            Message::SettingsPressed => Action::Settings,
            Message::StatisticsPressed => Action::Statistics,
            Message::LearnPressed => Action::Learn,
            Message::GalleryPressed => Action::Gallery,
            Message::AboutPressed => Action::About,
            Message::QuitPressed => Action::Quit,
        }
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(key::Named::Enter) if self.saved.is_some() => Some(Message::ContinuePressed),
            keyboard::Key::Named(key::Named::Enter) | keyboard::Key::Character("p") => {
                Some(Message::PlayPressed)
            }
            keyboard::Key::Character("d") => Some(Message::DuelPressed),
            keyboard::Key::Character("o") => Some(Message::GamesPressed),
            keyboard::Key::Character("s") => Some(Message::SettingsPressed),
            keyboard::Key::Character("t") => Some(Message::StatisticsPressed),
            keyboard::Key::Character("r") => Some(Message::LearnPressed),
            keyboard::Key::Character("g") => Some(Message::GalleryPressed),
            keyboard::Key::Character("b") => Some(Message::AboutPressed),
            _ => None,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        // A game that waits takes room from the pictures, and in a low window from more.
        let waits = self.saved.is_some();
        let low = waits && context.size.height < LOW;
        let high = if low { 6.0 } else { context.grow(8.0, 10.0) };
        let entry = |label: String, symbol: &'static str, key: String, message| {
            let face = row![
                art::tinted(symbol, 21, |theme| theme::colours(theme).text),
                // The key is seen however long the words are.
                container(one_line(
                    label,
                    context.grow(15.0, 17.0).floor(),
                    font::BOLD,
                    plain
                ))
                .width(Fill),
                widget::keycap(key),
            ];
            button(face.spacing(context.grow(7.0, 12.0)).align_y(Center))
                .padding([high, context.grow(12.0, 18.0)])
                .width(Fill)
                .style(theme::secondary)
                .on_press(message)
        };
        let quit = words.key("help-key-quit");
        let width = context.grow(190.0, 244.0);
        let between = context.grow(12.0, 16.0);
        let mark = if waits {
            context.grow(30.0, 54.0)
        } else {
            context.grow(66.0, 96.0)
        };
        let games = row![
            door(
                context,
                mark,
                "board/logo-mark.svg",
                fl!(words, "app-title"),
                fl!(words, "title-play"),
                if waits {
                    "P".to_owned()
                } else {
                    fl!(words, "key-enter")
                },
                theme::way_in,
            )
            .width(width)
            .on_press(Message::PlayPressed),
            door(
                context,
                mark,
                "duel/duel-mark.svg",
                words.text("duel-title"),
                words.text("duel-title-about"),
                "D".into(),
                theme::way_to_duel,
            )
            .width(width)
            .on_press(Message::DuelPressed),
        ]
        .spacing(between);
        let entries = column![
            entry(
                fl!(words, "title-settings"),
                "settings",
                "S".into(),
                Message::SettingsPressed
            ),
            entry(
                words.text("title-gallery"),
                "picture",
                "G".into(),
                Message::GalleryPressed
            ),
            entry(
                fl!(words, "title-about"),
                "help",
                "B".into(),
                Message::AboutPressed
            ),
            entry(fl!(words, "title-quit"), "close", quit, Message::QuitPressed),
        ]
        .spacing(context.grow(8.0, 10.0))
        .width(width);
        let mine = column![
            entry(
                fl!(words, "title-learn"),
                "bulb",
                "R".into(),
                Message::LearnPressed
            ),
            entry(
                fl!(words, "title-games"),
                "log",
                "O".into(),
                Message::GamesPressed
            ),
            entry(
                fl!(words, "title-statistics"),
                "chart",
                "T".into(),
                Message::StatisticsPressed
            ),
        ]
        .spacing(context.grow(8.0, 10.0))
        .width(width);
        let menu = column![]
            .push(self.waiting(context, 2.0 * width + between))
            .push(games)
            .push(row![entries, mine].spacing(between))
            .spacing(between);

        let tagline = (!low).then(|| {
            text(fl!(words, "title-tagline"))
                .size(context.grow(16.0, 19.0))
                .color(theme::city::PAPER)
        });
        let share = match (waits, low) {
            (_, true) => 0.55,
            (true, false) => 0.72,
            (false, false) => 1.0,
        };
        let apart = context.grow(8.0, 12.0);
        let above = column![
            logo(context, share),
            tagline,
            space().height(if waits { 0.0 } else { context.grow(10.0, 18.0) }),
            menu,
        ]
        .spacing(apart);
        // Whose game it is has its room before everything else: it must be read to its end.
        let unofficial = text(fl!(words, "title-unofficial"))
            .size(12)
            .color(theme::city::FOG)
            .width(2.0 * width + between);
        let left = column![container(above).height(Fill), unofficial]
            .spacing(apart)
            .padding([context.grow(18.0, 44.0), context.grow(40.0, 64.0)]);

        stack![
            widget::city(Edition::Base),
            crowd(context, if waits { 48.0 } else { 0.0 }),
            left
        ]
        .width(Fill)
        .height(Fill)
        .into()
    }
}

impl Title {
    /// The game that waits: who plays and how they stand, how far they are, and when that was.
    fn waiting<'a>(&'a self, context: Context<'a>, width: f32) -> Option<Button<'a, Message>> {
        let (words, saved) = (context.words, self.saved.as_deref()?);
        let names = context.seated_in_a_line(&saved.seats);
        let quiet = |line: String| text(line).size(context.grow(12.0, 13.0));
        let names = one_line(names, context.grow(12.0, 13.0), font::TEXT, plain);
        let turn = saved.turn.max(1);
        let line = fl!(
            words,
            "title-continue-line",
            turn = turn,
            when = context.when(self.saved.as_ref().and_then(|saved| saved.played), self.ago)
        );
        let face = row![
            art::tinted("play", 26, |theme| theme::colours(theme).text),
            column![font::title(
                fl!(words, "title-continue"),
                context.grow(22.0, 26.0) as u32
            ),]
            .push(names)
            .push(quiet(line))
            .spacing(1)
            .width(Fill),
            widget::keycap(fl!(words, "key-enter")),
        ];
        let face = face.spacing(context.grow(10.0, 14.0)).align_y(Center);
        let side = context.grow(12.0, 18.0);
        let seats = self.seats(context, saved, width - 2.0 * side);
        let button = button(column![face, seats].spacing(context.grow(5.0, 8.0)));
        Some(
            button
                .padding([context.grow(7.0, 10.0), side])
                .width(width)
                .style(theme::secondary)
                .on_press(Message::ContinuePressed),
        )
    }

    /// Everybody at the game that waits: the portrait in its colour, who is in Tokyo, and what everybody has.
    fn seats<'a>(&'a self, context: Context<'a>, saved: &'a Summary, width: f32) -> Element<'a, Message> {
        const BETWEEN: f32 = 6.0;
        let room = (width + BETWEEN) / saved.seats.len().max(1) as f32 - BETWEEN;
        let small = room < 66.0;
        let size = context.grow(34.0, 46.0).min(room * 0.5);
        let number = if small { 11 } else { 13 };
        let count = move |count: &Count| -> Element<'a, Message> {
            let picture = |path: &str, size: u32| art::svg(path).width(size).height(size);
            match *count {
                Count::Number(path, count) => row![
                    picture(&format!("{path}.svg"), number + 1),
                    font::bold(count.to_string(), number)
                ]
                .spacing(3)
                .align_y(Center)
                .into(),
                Count::Skull => picture("tokens/skull.svg", 20).into(),
            }
        };
        let seats = saved.seats.iter().enumerate().map(move |(at, seat)| {
            let standing = self.standing.get(at);
            let mut monsters = Monster::ALL.into_iter();
            let monster = monsters.find(|monster| monster.slug() == seat.monster);
            let mut colours = Colour::ALL.into_iter();
            let colour = colours.find(|colour| colour.slug() == seat.sitter.colour);
            let house = colour.map_or(theme::city::FOG, theme::house);
            let portrait = monster.map(|monster| widget::portrait(monster, house, size as u32));
            let tokyo = standing.filter(|standing| standing.holds).map(|_| {
                let name = font::bold(fl!(context.words, "title-tokyo"), if small { 8 } else { 10 });
                let tag = container(name.wrapping(text::Wrapping::None))
                    .padding([0, 3])
                    .style(theme::tag);
                container(tag).center_x(size).align_bottom(size)
            });
            let counts = standing
                .into_iter()
                .flat_map(|standing| standing.counts.iter().take(2))
                .map(count);
            row![stack![].push(portrait).push(tokyo), column(counts).spacing(1)]
                .spacing(if small { 3 } else { 7 })
                .align_y(Center)
                .width(Fill)
                .into()
        });
        row(seats).spacing(BETWEEN).align_y(Center).into()
    }
}

/// The way into a game: its mark, its name, and for how many it is.
fn door<'a>(
    context: Context<'a>,
    size: f32,
    mark: &str,
    name: String,
    about: String,
    key: String,
    style: fn(&Theme, button::Status) -> button::Style,
) -> Button<'a, Message> {
    let face = column![
        art::svg(mark).width(size).height(size),
        font::title(name, context.grow(25.0, 33.0) as u32).wrapping(text::Wrapping::None),
        text(about).size(context.grow(12.0, 14.0)).align_x(Center),
    ]
    .spacing(context.grow(2.0, 4.0))
    .align_x(Center)
    .width(Fill);
    button(stack![face, font::bold(key, 12)])
        .padding([context.grow(10.0, 14.0), 12.0])
        .style(style)
}

fn logo<'a>(context: Context<'a>, share: f32) -> Element<'a, Message> {
    let mark = context.grow(112.0, 150.0) * share;
    let name = Words {
        words: fl!(context.words, "app-title"),
        size: (context.grow(76.0, 104.0) * share).floor(),
        font: font::TITLE,
        ink: theme::city::LIGHT,
    };
    let (wide, high) = (painter::measure(&name).width + name.lean(), name.size * 1.25);
    let name = painter::painted(Name(name));
    row![
        art::svg("board/logo-mark.svg").width(mark).height(mark),
        container(name).width(wide).height(high).id(widget::free::TITLE),
    ]
    .spacing(18)
    .align_y(Center)
    .into()
}

/// The name of the game with its shadow. Drawn by hand, because a text widget is repainted without what leans
/// over its edge.
#[derive(Debug)]
struct Name(Words);

impl Artwork<Message> for Name {
    type State = ();

    fn draw(&self, (): &(), painter: &mut Painter<'_>, _: &theme::Colours, size: Size) {
        let depth = self.0.size * 0.045;
        let middle = Point::new((size.width - self.0.lean()) / 2.0, size.height / 2.0);
        let shadow = Words {
            ink: theme::city::INK,
            ..self.0.clone()
        };
        painter.words(shadow, middle + Vector::new(depth, depth));
        painter.words(self.0.clone(), middle);
    }
}

/// The six monsters, in two rows, to the right of the menu, whose doors end so much `lower` than usually.
fn crowd<'a>(context: Context<'a>, lower: f32) -> Element<'a, Message> {
    // Lower doors stand beside the figure in front, not above it.
    let aside = if lower > 0.0 {
        context.grow(18.0, 28.0)
    } else {
        0.0
    };
    let left = context.grow(424.0, 556.0) + aside;
    let top = context.grow(190.0, 250.0);
    let (room, height) = (context.size.width - left - 20.0, context.size.height - top - 26.0);
    // A figure is four wide and five high; the row behind stands 55 % of a figure higher.
    let floor = context.size.height - 18.0;
    // Whoever stands in front leaves the doors alone.
    let under = (floor - context.grow(346.0, 472.0) - lower) / 1.25;
    let width = (room / 3.15).min(height / 1.25 / 1.5).min(under);
    // The last of the row behind leans out of the picture.
    let spread = (room + 20.0 - width * 0.92) / 2.5;
    let back = [
        (Monster::MekaDragon, 0.5),
        (Monster::Alienoid, 1.5),
        (Monster::TheKing, 2.5),
    ];
    let front = [
        (Monster::CyberKitty, 0.0),
        (Monster::Gigazaur, 1.0),
        (Monster::SpacePenguin, 1.96),
    ];
    let stand = |(monster, place): (Monster, f32), width: f32, lift: f32| {
        let figure = art::figure(monster)
            .width(Length::Fixed(width))
            .height(Length::Fixed(width * 1.25));
        pin(figure)
            .x(left + place * spread)
            .y(floor - width * 1.25 - lift)
            .into()
    };
    let lift = width * 0.52;
    let back = back.into_iter().map(|one| stand(one, width * 0.92, lift));
    // The row behind stands in the dark of the street.
    let dark = lift + 18.0 + width * 0.3;
    let street = pin(container(space()).width(Fill).height(dark).style(theme::street))
        .y(context.size.height - dark)
        .into();
    let front = front.into_iter().map(|one| stand(one, width, 0.0));
    let all: Vec<Element<'a, Message>> = back.chain([street]).chain(front).collect();
    stack(all).width(Fill).height(Fill).into()
}
