//! What may lie over the table: the menu, and the question whether to leave.

use super::Message;
use super::hands::Hand;
use crate::ui::widget::question::{self, Rank};
use crate::ui::{font, theme, widget};
use iced::widget::{Button, column, text};
use iced::{Center, Element};
use words::Words;
use words::fl;

/// What every menu is called.
fn heading<'a, M: 'a>(words: &Words) -> Element<'a, M> {
    font::title(fl!(words, "play-menu-title"), 32)
        .style(theme::accent)
        .into()
}

/// Back to the game.
fn resume<'a, A, M>(words: &Words) -> Button<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    question::line(
        fl!(words, "play-menu-resume"),
        "play",
        fl!(words, "play-key-enter"),
        Rank::Main,
        Message::MenuPressed,
    )
}

/// To the rules.
fn rules<'a, A, M>(words: &Words) -> Button<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    question::line(
        fl!(words, "play-menu-rules"),
        "help",
        fl!(words, "play-menu-key-rules"),
        Rank::Plain,
        Message::HelpPressed,
    )
}

/// To the settings.
fn settings<'a, A, M>(words: &Words) -> Button<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    question::line(
        fl!(words, "play-menu-settings"),
        "settings",
        fl!(words, "play-menu-key-settings"),
        Rank::Plain,
        Message::SettingsPressed,
    )
}

/// The menu over the table.
pub(super) fn menu<'a, A, M>(
    table: Element<'a, M>,
    words: &Words,
    seed: u64,
    hints: bool,
    concedes: bool,
) -> Element<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    let note = |note: String| text(note).size(13).style(theme::quiet);
    let seed = seed.to_string();
    let card = column![
        heading(words),
        resume(words),
        rules(words),
        question::line(
            words.text("title-gallery"),
            "picture",
            words.text("gallery-key-menu"),
            Rank::Plain,
            Message::GalleryPressed
        ),
        settings(words),
        question::line(
            fl!(words, "play-menu-players"),
            "swap",
            fl!(words, "play-menu-key-players"),
            Rank::Plain,
            Message::Hands(Hand::Open)
        ),
    ]
    .push(concedes.then(|| {
        question::line(
            fl!(words, "play-menu-concede"),
            "yield",
            fl!(words, "play-menu-key-concede"),
            Rank::Plain,
            Message::Hands(Hand::Concede),
        )
    }))
    .push(question::line(
        fl!(words, "play-menu-leave"),
        "back",
        fl!(words, "play-menu-key-leave"),
        Rank::Plain,
        Message::LeavePressed,
    ))
    .push(
        column![note(fl!(words, "play-menu-seed", seed = seed))]
            .push((!hints).then(|| note(fl!(words, "play-menu-no-hints"))))
            .spacing(4)
            .align_x(Center),
    )
    .spacing(10)
    .width(320)
    .align_x(Center);
    widget::dialog(table, card, Message::MenuPressed.into())
}

/// The menu over a lesson, which can be left at any time.
pub(super) fn of_lesson<'a, A, M>(table: Element<'a, M>, words: &Words) -> Element<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    let card = column![
        heading(words),
        resume(words),
        rules(words),
        settings(words),
        question::line(
            fl!(words, "lesson-leave"),
            "back",
            fl!(words, "play-menu-key-leave"),
            Rank::Plain,
            Message::LeavePressed
        ),
        text(fl!(words, "lesson-leave-hint")).size(13).style(theme::quiet),
    ]
    .spacing(10)
    .width(320)
    .align_x(Center);
    widget::dialog(table, card, Message::MenuPressed.into())
}

/// The question whether to leave.
pub(super) fn leaving<'a, A, M>(table: Element<'a, M>, words: &Words) -> Element<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    let question = widget::question(
        fl!(words, "play-leave-title"),
        fl!(words, "play-leave-body"),
        [
            question::narrow(
                fl!(words, "play-leave-stay"),
                "play",
                fl!(words, "play-key-enter"),
                Rank::Main,
                Message::MenuPressed,
            )
            .into(),
            question::narrow(
                fl!(words, "play-leave-leave"),
                "close",
                fl!(words, "play-menu-key-yes"),
                Rank::Grave,
                Message::LeaveConfirmed,
            )
            .into(),
        ],
    );
    widget::dialog(table, question, Message::MenuPressed.into())
}
