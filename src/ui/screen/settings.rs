//! What a person chooses once. Every choice shows at once and is remembered.

use crate::storage::{
    Appearance, Comfort, Drawing, FirstThrow, OrderAsked, Sight, Speed, Stops, TextSize, TimeUp, Timer,
    Volume, beside,
};
use crate::ui::Context;
use crate::ui::{self, font, theme, widget};
use iced::keyboard::{self, key};
use iced::widget::{column, container, row, rule, scrollable, text};
use iced::{Center, Element, Fill, Size};
use words::Language;
use words::fl;

/// Is there a choice of who draws? Without wgpu the processor does.
const DRAWING: bool = cfg!(feature = "wgpu");

/// The page as it is called when it is scrolled.
pub const PAGE: &str = "choices";

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// A language was chosen; `None` follows the system.
    LanguageChosen(Option<Language>),
    /// A speed was chosen.
    SpeedChosen(Speed),
    /// A volume of what happens was chosen.
    EffectsChosen(Volume),
    /// A volume of the music was chosen.
    MusicChosen(Volume),
    /// Who throws first was chosen.
    FirstThrowChosen(FirstThrow),
    /// When to be asked about Evolutions was chosen.
    StopsChosen(Stops),
    /// Much or little shall move.
    ReduceMotionChosen(bool),
    /// A text size was chosen.
    TextSizeChosen(TextSize),
    /// Dark or light was chosen.
    AppearanceChosen(Appearance),
    /// High or usual contrast was chosen.
    ContrastChosen(bool),
    /// It was chosen which colors are told apart.
    SightChosen(Sight),
    /// Who draws was chosen.
    DrawingChosen(Drawing),
    /// What helps at the table was chosen.
    ComfortChosen(Comfort),
    /// Tips are wanted, or not.
    TipsChosen(bool),
    /// All tips shall be given once more.
    TipsForgotten,
    /// Back to where one came from.
    BackPressed,
}

/// What the parent shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Speak another language.
    Language(Option<Language>),
    /// Show events at another speed.
    Speed(Speed),
    /// Play what happens so loud.
    Effects(Volume),
    /// Play the music so loud.
    Music(Volume),
    /// Let people throw the first dice of their turns, or not.
    FirstThrow(FirstThrow),
    /// Ask about Evolutions then.
    Stops(Stops),
    /// Let little move.
    ReduceMotion(bool),
    /// Draw larger or smaller.
    TextSize(TextSize),
    /// Dark or light.
    Appearance(Appearance),
    /// Draw with high contrast, or not.
    Contrast(bool),
    /// Draw in colors that these eyes tell apart.
    Sight(Sight),
    /// Let somebody else draw, from the next start on.
    Drawing(Drawing),
    /// Help like this at the table.
    Comfort(Comfort),
    /// Give tips, or none.
    Tips(bool),
    /// Give all tips once more.
    ForgetTips,
    /// Go back.
    Back,
}

/// Nothing is remembered here: the settings are the parent's.
#[derive(Debug, Default)]
pub struct Panel;

impl Panel {
    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::LanguageChosen(language) => Action::Language(language),
            Message::SpeedChosen(speed) => Action::Speed(speed),
            Message::EffectsChosen(volume) => Action::Effects(volume),
            Message::MusicChosen(volume) => Action::Music(volume),
            Message::FirstThrowChosen(first) => Action::FirstThrow(first),
            Message::StopsChosen(stops) => Action::Stops(stops),
            Message::ReduceMotionChosen(reduce) => Action::ReduceMotion(reduce),
            Message::TextSizeChosen(size) => Action::TextSize(size),
            Message::AppearanceChosen(appearance) => Action::Appearance(appearance),
            Message::ContrastChosen(contrast) => Action::Contrast(contrast),
            Message::SightChosen(sight) => Action::Sight(sight),
            Message::DrawingChosen(drawing) => Action::Drawing(drawing),
            Message::ComfortChosen(comfort) => Action::Comfort(comfort),
            Message::TipsChosen(tips) => Action::Tips(tips),
            Message::TipsForgotten => Action::ForgetTips,
            Message::BackPressed => Action::Back,
        }
    }

    /// The message of a key: each of these letters goes on to the next choice.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, context: Context<'_>) -> Option<Message> {
        let settings = context.settings;
        match key.as_ref() {
            keyboard::Key::Named(key::Named::Escape) => Some(Message::BackPressed),
            keyboard::Key::Character("y") => Some(Message::LanguageChosen(beside(
                &languages(),
                chosen_language(context),
                true,
            ))),
            keyboard::Key::Character("v") => {
                Some(Message::SpeedChosen(beside(&Speed::ALL, settings.speed, true)))
            }
            keyboard::Key::Character("e") => Some(Message::EffectsChosen(beside(
                &Volume::ALL,
                settings.effects,
                true,
            ))),
            keyboard::Key::Character("u") => {
                Some(Message::MusicChosen(beside(&Volume::ALL, settings.music, true)))
            }
            keyboard::Key::Character("o") => Some(Message::ReduceMotionChosen(!settings.reduce_motion)),
            keyboard::Key::Character("r") => Some(Message::FirstThrowChosen(beside(
                &FirstThrow::ALL,
                settings.first_throw,
                true,
            ))),
            keyboard::Key::Character("p") => {
                Some(Message::StopsChosen(beside(&Stops::ALL, settings.stops, true)))
            }
            keyboard::Key::Character("t") => Some(Message::TextSizeChosen(beside(
                &TextSize::ALL,
                settings.text_size,
                true,
            ))),
            keyboard::Key::Character("c") => Some(Message::AppearanceChosen(beside(
                Appearance::OFFERED,
                settings.appearance.as_offered(),
                true,
            ))),
            keyboard::Key::Character("x") => Some(Message::ContrastChosen(!settings.contrast)),
            keyboard::Key::Character("b") => {
                Some(Message::SightChosen(beside(&Sight::ALL, settings.sight, true)))
            }
            keyboard::Key::Character("d") if DRAWING => Some(Message::DrawingChosen(beside(
                &Drawing::ALL,
                settings.drawing,
                true,
            ))),
            keyboard::Key::Character(letter) => comfort_key(letter, context),
            _ => None,
        }
    }

    /// Draws it.
    /// `window` is what a text size has to fit into.
    pub fn view<'a>(&'a self, context: Context<'a>, window: Size) -> Element<'a, Message> {
        let words = context.words;
        let settings = context.settings;
        let size = 14;
        let language_name = |language: Option<Language>| match language {
            None => fl!(words, "settings-language-system"),
            Some(language) => words.text(&format!("language-{}", language.code())),
        };
        let first_throw_name = |first| match first {
            FirstThrow::ByHand => fl!(words, "settings-first-throw-by-hand"),
            FirstThrow::ByItself => fl!(words, "settings-first-throw-by-itself"),
        };
        let stops_name = |stops: Stops| words.text(&format!("stops-{}", stops.slug()));
        let appearance_name = |appearance| match appearance {
            Appearance::System => fl!(words, "settings-appearance-system"),
            Appearance::Dark => fl!(words, "settings-appearance-dark"),
            Appearance::Light => fl!(words, "settings-appearance-light"),
        };
        let drawing_name = |drawing: Drawing| words.text(&format!("settings-drawing-{}", drawing.slug()));
        let mut rows = column![
            line(
                fl!(words, "settings-language"),
                fl!(words, "settings-language-hint"),
                "Y",
                widget::choices(
                    languages()
                        .into_iter()
                        .map(|language| (language, language_name(language))),
                    chosen_language(context),
                    size,
                    Message::LanguageChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-speed"),
                fl!(words, "settings-speed-hint"),
                "V",
                widget::choices(
                    Speed::ALL.map(|speed| (speed, words.text(&format!("speed-{}", speed.slug())))),
                    settings.speed,
                    size,
                    Message::SpeedChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            volume("effects", "E", settings.effects, Message::EffectsChosen, words),
            rule::horizontal(1).style(theme::rule),
            volume("music", "U", settings.music, Message::MusicChosen, words),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-first-throw"),
                fl!(words, "settings-first-throw-hint"),
                "R",
                widget::choices(
                    FirstThrow::ALL.map(|first| (first, first_throw_name(first))),
                    settings.first_throw,
                    size,
                    Message::FirstThrowChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-stops"),
                fl!(words, "settings-stops-hint"),
                "P",
                widget::tight_choices(
                    Stops::ALL.map(|stops| (stops, stops_name(stops))),
                    settings.stops,
                    size,
                    Message::StopsChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-motion"),
                fl!(words, "settings-motion-hint"),
                "O",
                widget::choices(
                    [
                        (false, fl!(words, "settings-motion-full")),
                        (true, fl!(words, "settings-motion-reduced")),
                    ],
                    settings.reduce_motion,
                    size,
                    Message::ReduceMotionChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-text-size"),
                match most(window) {
                    most if most < settings.text_size.percent() => {
                        fl!(
                            words,
                            "settings-text-size-limit",
                            percent = most,
                            key = words.key("help-key-full-screen")
                        )
                    }
                    _ => fl!(words, "settings-text-size-hint"),
                },
                "T",
                widget::choices(
                    TextSize::ALL
                        .map(|size| (size, fl!(words, "settings-percent", percent = size.percent()))),
                    settings.text_size,
                    size,
                    Message::TextSizeChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-appearance"),
                fl!(words, "settings-appearance-hint"),
                "C",
                widget::choices(
                    Appearance::OFFERED
                        .iter()
                        .map(|appearance| (*appearance, appearance_name(*appearance))),
                    settings.appearance.as_offered(),
                    size,
                    Message::AppearanceChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-contrast"),
                fl!(words, "settings-contrast-hint"),
                "X",
                widget::choices(
                    [
                        (false, fl!(words, "settings-contrast-usual")),
                        (true, fl!(words, "settings-contrast-high")),
                    ],
                    settings.contrast,
                    size,
                    Message::ContrastChosen,
                ),
            ),
            rule::horizontal(1).style(theme::rule),
            line(
                fl!(words, "settings-sight"),
                fl!(words, "settings-sight-hint"),
                "B",
                widget::tight_choices(
                    Sight::ALL.map(|sight| (sight, words.text(&format!("settings-sight-{}", sight.slug())))),
                    settings.sight,
                    size - 1,
                    Message::SightChosen,
                ),
            ),
        ]
        .spacing(context.grow(8.0, 20.0));
        if DRAWING {
            rows = rows.push(rule::horizontal(1).style(theme::rule)).push(line(
                fl!(words, "settings-drawing"),
                fl!(words, "settings-drawing-hint"),
                "D",
                widget::choices(
                    Drawing::ALL.map(|drawing| (drawing, drawing_name(drawing))),
                    settings.drawing,
                    size,
                    Message::DrawingChosen,
                ),
            ));
        }
        for line in comfort(context) {
            rows = rows.push(rule::horizontal(1).style(theme::rule)).push(line);
        }
        let card = container(rows)
            .padding(context.grow(22.0, 34.0))
            .max_width(860)
            .style(theme::panel);
        let header = widget::header(
            fl!(words, "settings-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(widget::key_hint(fl!(words, "key-escape"), fl!(words, "back"))),
        );
        let body = scrollable(container(card).padding([8, 24]).center_x(Fill))
            .id(PAGE)
            .style(theme::scroll);
        let note = text(fl!(words, "settings-saved")).size(13).style(theme::quiet);
        container(column![
            header,
            container(body).center_y(Fill),
            container(note).padding(18).center_x(Fill)
        ])
        .style(theme::ground)
        .width(Fill)
        .height(Fill)
        .into()
    }
}

/// The message of a key about what helps at the table.
fn comfort_key(letter: &str, context: Context<'_>) -> Option<Message> {
    let (comfort, learning) = (context.settings.comfort, &context.settings.learning);
    let chosen = match letter {
        "f" => return Some(Message::TipsChosen(learning.no_tips)),
        "a" if !learning.tips.is_empty() => return Some(Message::TipsForgotten),
        "i" => Comfort {
            coaching: !comfort.coaching,
            ..comfort
        },
        "n" => Comfort {
            never_replaces: !comfort.never_replaces,
            ..comfort
        },
        "w" => Comfort {
            hands_over: !comfort.hands_over,
            ..comfort
        },
        "k" => Comfort {
            timer: beside(&Timer::ALL, comfort.timer, true),
            ..comfort
        },
        "j" => Comfort {
            order: beside(&OrderAsked::ALL, comfort.order, true),
            ..comfort
        },
        "z" => Comfort {
            time_up: beside(&TimeUp::ALL, comfort.time_up, true),
            ..comfort
        },
        _ => return None,
    };
    Some(Message::ComfortChosen(chosen))
}

/// What helps at the table.
fn comfort<'a>(context: Context<'a>) -> Vec<Element<'a, Message>> {
    let words = context.words;
    let (comfort, learning) = (context.settings.comfort, &context.settings.learning);
    let switch = |name: &str, key, on: bool, choose: fn(Comfort, bool) -> Comfort| {
        // A switch may say more than that it is on.
        let called = |way: &str| {
            let own = format!("settings-{name}-{way}");
            let id = if words.has(&own) {
                own
            } else {
                format!("settings-{way}")
            };
            words.text(&id)
        };
        let names = [(false, called("off")), (true, called("on"))];
        let chosen = move |on| Message::ComfortChosen(choose(comfort, on));
        line(
            words.text(&format!("settings-{name}")),
            words.text(&format!("settings-{name}-hint")),
            key,
            widget::choices(names, on, 14, chosen),
        )
    };
    let again = widget::keyed(fl!(words, "settings-tips-again"), "undo", "A")
        .on_press_maybe((!learning.tips.is_empty()).then_some(Message::TipsForgotten));
    let tips = column![
        widget::choices(
            [
                (true, fl!(words, "settings-on")),
                (false, fl!(words, "settings-off")),
            ],
            !learning.no_tips,
            14,
            Message::TipsChosen,
        ),
        again,
    ]
    .spacing(6);
    let seconds = |timer: Timer| match timer.limit() {
        None => fl!(words, "settings-off"),
        Some(limit) => fl!(words, "settings-seconds", count = limit.as_secs()),
    };
    let time_up = |then| match then {
        TimeUp::Signal => fl!(words, "settings-time-up-signal"),
        TimeUp::Answer => fl!(words, "settings-time-up-answer"),
    };
    vec![
        line(
            fl!(words, "settings-tips"),
            fl!(words, "settings-tips-hint"),
            "F",
            tips.into(),
        ),
        switch("coaching", "I", comfort.coaching, |comfort, coaching| Comfort {
            coaching,
            ..comfort
        }),
        switch(
            "never-replaces",
            "N",
            comfort.never_replaces,
            |comfort, never_replaces| Comfort {
                never_replaces,
                ..comfort
            },
        ),
        line(
            fl!(words, "settings-order"),
            fl!(words, "settings-order-hint"),
            "J",
            widget::choices(
                OrderAsked::ALL.map(|order| (order, words.text(&format!("order-{}", order.slug())))),
                comfort.order,
                14,
                move |order| Message::ComfortChosen(Comfort { order, ..comfort }),
            ),
        ),
        switch("hands-over", "W", comfort.hands_over, |comfort, hands_over| {
            Comfort {
                hands_over,
                ..comfort
            }
        }),
        line(
            fl!(words, "settings-timer"),
            fl!(words, "settings-timer-hint"),
            "K",
            widget::choices(
                Timer::ALL.map(|timer| (timer, seconds(timer))),
                comfort.timer,
                14,
                move |timer| Message::ComfortChosen(Comfort { timer, ..comfort }),
            ),
        ),
        line(
            fl!(words, "settings-time-up"),
            fl!(words, "settings-time-up-hint"),
            "Z",
            widget::choices(
                TimeUp::ALL.map(|then| (then, time_up(then))),
                comfort.time_up,
                14,
                move |time_up| Message::ComfortChosen(Comfort { time_up, ..comfort }),
            ),
        ),
    ]
}

/// The largest text size that the window has room for, in per cent.
fn most(window: Size) -> u16 {
    let wish = TextSize::Largest.percent();
    (100..wish)
        .rev()
        .find(|percent| ui::scale(window, *percent) < ui::scale(window, percent + 1))
        .map_or(100, |percent| percent + 1)
}

/// That of the system, then every one that the game speaks.
fn languages() -> Vec<Option<Language>> {
    std::iter::once(None).chain(Language::ALL.map(Some)).collect()
}

fn chosen_language(context: Context<'_>) -> Option<Language> {
    context.settings.language.as_deref().and_then(Language::from_code)
}

/// How loud something is, which is called `slug` in the words.
fn volume<'a>(
    slug: &str,
    key: &'static str,
    chosen: Volume,
    choose: fn(Volume) -> Message,
    words: &words::Words,
) -> Element<'a, Message> {
    let name = |volume: Volume| match volume {
        Volume::Off => fl!(words, "settings-volume-off"),
        heard => fl!(words, "settings-percent", percent = heard.percent()),
    };
    line(
        words.text(&format!("settings-{slug}")),
        words.text(&format!("settings-{slug}-hint")),
        key,
        widget::choices(
            Volume::ALL.map(|volume| (volume, name(volume))),
            chosen,
            14,
            choose,
        ),
    )
}

fn line<'a>(
    name: String,
    explanation: String,
    key: &'static str,
    control: Element<'a, Message>,
) -> Element<'a, Message> {
    row![
        column![
            row![font::bold(name, 17), widget::keycap(key)]
                .spacing(10)
                .align_y(Center),
            text(explanation).size(13).style(theme::quiet),
        ]
        .spacing(5)
        .width(Fill),
        container(control).width(410),
    ]
    .spacing(24)
    .align_y(Center)
    .into()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_choice_has_room_for_its_words() {
        use super::Panel;
        use crate::storage::Speed;
        use crate::ui::harness::{Surroundings, width_in_bold, written};
        use words::Language;
        for language in Language::ALL {
            for window in [(960.0, 600.0), (1024.0, 640.0), (1280.0, 800.0)] {
                let mut surroundings = Surroundings::new(language, Speed::Instant);
                surroundings.size = window.into();
                let panel = Panel;
                let mut ui = surroundings.simulator(panel.view(surroundings.context(), window.into()));
                let written = written(&mut ui);
                // What can be chosen stands in the right half.
                let choices = written.iter().filter(|(_, place)| place.x > window.0 / 2.0);
                let mut count = 0;
                for (said, place) in choices.filter(|(_, place)| place.y > 70.0) {
                    let size = (place.height / 1.3).round();
                    let wide = width_in_bold(said, size);
                    assert!(wide <= place.width + 0.1, "{said}: {wide} in {place:?}");
                    count += 1;
                }
                assert!(count > 35, "{count}");
            }
        }
    }

    #[test]
    fn a_window_without_room_says_how_large_text_can_be() {
        use super::most;
        use iced::Size;
        assert_eq!(most(Size::new(960.0, 600.0)), 100);
        assert!((101..110).contains(&most(Size::new(1024.0, 640.0))));
        assert_eq!(most(Size::new(1280.0, 800.0)), 133);
        assert!((132..136).contains(&most(Size::new(1920.0, 1080.0))));
        assert!((142..147).contains(&most(Size::new(3840.0, 2160.0))));
    }
}
