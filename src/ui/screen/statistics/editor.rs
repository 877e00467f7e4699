//! Changing a profile: its name, its colour, its favourite monster. No record changes with it.

use crate::storage::{Colour, NAME_LENGTH, Profile, beside};
use crate::ui::Context;
use crate::ui::{art, font, theme, widget};
use engine::parts::Monster;
use iced::keyboard::{self, key::Named};
use iced::widget::{button, column, container, row, space, text_input};
use iced::{Center, Element, Fill};
use words::fl;

/// The field for the name.
pub(super) const FIELD: &str = "profile-name";

/// What was changed.
#[derive(Debug, Clone)]
pub enum Change {
    /// The name was typed.
    Name(String),
    /// A colour was chosen.
    Colour(Colour),
    /// The colour after the one that is, or before it.
    OtherColour(bool),
    /// A monster was chosen.
    Monster(Monster),
    /// The monster after the one that is, or before it.
    OtherMonster(bool),
    /// It shall be kept.
    Saved,
    /// It shall stay as it was.
    Closed,
}

/// What follows from a change.
pub(super) enum Step {
    On,
    Saved(Profile),
    Closed,
}

/// A profile being changed.
#[derive(Debug)]
pub(super) struct Editor {
    profile: Profile,
}

impl Editor {
    pub(super) fn new(profile: Profile) -> Self {
        Self { profile }
    }

    pub(super) fn change(&mut self, change: Change) -> Step {
        let profile = &mut self.profile;
        match change {
            Change::Name(name) => {
                let plain = name.chars().filter(|letter| !letter.is_control());
                profile.name = plain.take(NAME_LENGTH).collect();
            }
            Change::Colour(colour) => profile.colour = colour,
            Change::OtherColour(on) => profile.colour = beside(&Colour::ALL, profile.colour, on),
            Change::Monster(monster) => profile.monster = monster,
            Change::OtherMonster(on) => profile.monster = beside(&Monster::ALL, profile.monster, on),
            Change::Saved if !profile.name.trim().is_empty() => return Step::Saved(profile.clone()),
            Change::Saved => {}
            Change::Closed => return Step::Closed,
        }
        Step::On
    }

    pub(super) fn hotkey(key: &keyboard::Key) -> Option<Change> {
        let keyboard::Key::Named(named) = key.as_ref() else {
            return None;
        };
        Some(match named {
            Named::Escape => Change::Closed,
            Named::Enter => Change::Saved,
            Named::ArrowDown => Change::OtherColour(true),
            Named::ArrowUp => Change::OtherColour(false),
            Named::PageDown => Change::OtherMonster(true),
            Named::PageUp => Change::OtherMonster(false),
            _ => return None,
        })
    }

    pub(super) fn view<'a>(&self, context: Context<'a>) -> Element<'a, Change> {
        let words = context.words;
        let profile = &self.profile;
        let line = |name: String, keys: [&'static str; 2], control: Element<'a, Change>| {
            let keys = keys.into_iter().filter(|key| !key.is_empty());
            let keys = row(keys.map(widget::keycap)).spacing(4);
            column![
                row![font::bold(name, 15), keys].spacing(10).align_y(Center),
                control
            ]
            .spacing(8)
        };
        let name = text_input("", &profile.name)
            .id(FIELD)
            .on_input(Change::Name)
            .on_submit(Change::Saved)
            .size(16)
            .padding([8, 12])
            .style(theme::field);
        let colours = Colour::ALL.map(|colour| {
            button(space())
                .width(30)
                .height(30)
                .style(theme::swatch(colour, colour == profile.colour))
                .on_press(Change::Colour(colour))
                .into()
        });
        let monsters = Monster::ALL.map(|monster| {
            let frame = if monster == profile.monster {
                theme::house(profile.colour)
            } else {
                theme::city::FOG
            };
            let portrait = button(art::portrait(monster).width(Fill).height(Fill))
                .padding(3)
                .width(52)
                .height(52)
                .clip(true)
                .style(theme::framed(frame))
                .on_press(Change::Monster(monster));
            widget::ring(monster == profile.monster, portrait)
        });
        let save = widget::keyed_primary(fl!(words, "profile-save"), "done", fl!(words, "key-enter"));
        let is_named = !profile.name.trim().is_empty();
        let close = widget::symbol("close", fl!(words, "close"), Some(Change::Closed));
        let head = row![
            font::title(fl!(words, "profile-edit"), 30).style(theme::accent),
            space::horizontal(),
            close,
        ];
        let monster = fl!(words, "profile-monster");
        column![
            head.align_y(Center),
            line(fl!(words, "profile-name"), [""; 2], name.into()),
            line(
                fl!(words, "profile-colour"),
                ["↑", "↓"],
                row(colours).spacing(10).into()
            ),
            line(
                format!("{monster} – {}", context.monster(profile.monster)),
                ["PgUp", "PgDn"],
                row(monsters).spacing(6).wrap().vertical_spacing(6).into()
            ),
            container(save.on_press_maybe(is_named.then_some(Change::Saved))).width(240),
        ]
        .spacing(18)
        .width(480)
        .into()
    }
}
