//! What stands along the upper edge of every table: whose turn it is with the goal, the tools, and what has just
//! happened or since one's last turn.

use super::room::Room;
use super::{GameFrame, Message, PlayableGame};
use crate::ui::widget::card::Aside;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::subject;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::{font, theme, widget};
use engine::Seat;
use iced::widget::{column, container, row};
use iced::{Center, Color, Element, Fill, Size, Theme};
use words::{Line, Names, Words, fl, line};

impl<G: PlayableGame> GameFrame<G> {
    /// Whose turn of which number it is, and what wins, told at length under the pointer.
    pub fn status<'a, M: 'a>(
        &self,
        room: &Room,
        turn: Option<(u16, Seat)>,
        goal: [String; 2],
        words: &Words,
        names: &Names,
    ) -> Element<'a, M> {
        const FACE: u32 = 26;
        const ASIDE: f32 = 12.0;
        let letters = room.letters(14.0);
        let houses = self.houses();
        for seat in (0..).map(Seat).take(houses.len()) {
            widget::portrait_soon(names.monster(seat), FACE);
        }
        let whose: Element<'a, M> = match turn {
            None => font::bold(fl!(words, "play-before"), letters).into(),
            Some((number, seat)) => {
                let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
                row![
                    font::bold(fl!(words, "play-turn", number = number), letters),
                    widget::portrait(names.monster(seat), house, FACE),
                ]
                .spacing(8)
                .align_y(Center)
                .into()
            }
        };
        let [goal, told] = goal;
        let ink = Ink::new(words, &houses, letters);
        let ink = ink.coloured(|theme| theme::colours(theme).accent_text);
        // What is left beside the turn: where one line is too short for letters as large, there are two.
        let told_turn = match turn {
            None => fl!(words, "play-before"),
            Some((number, _)) => fl!(words, "play-turn", number = number),
        };
        let bold = Ink::new(words, &houses, letters).bold();
        let whose_wide = log::width(&line::parts(&told_turn), bold) + turn.map_or(0.0, |_| 8.0 + FACE as f32);
        let left = room.status.width - 2.0 * ASIDE - room.of(14.0) - whose_wide - 2.0;
        let left = Size::new(left.max(1.0), room.status.height - 2.0);
        let goal_lines = [goal];
        let size = log::fitting(&goal_lines, left, letters, ink).unwrap_or(10);
        let ink = Ink { size, ..ink };
        let [goal] = &goal_lines;
        let said = row![whose, container(log::rich(goal, ink)).width(Fill)]
            .spacing(room.of(14.0))
            .align_y(Center);
        let said = container(said)
            .center_y(Fill)
            .width(Fill)
            .padding([0.0, ASIDE])
            .style(theme::glass);
        widget::hint(said, told, tooltip::Position::Bottom).into()
    }

    /// The ways to undo, hint, speed, log, help and menu, and what else a game has.
    pub fn tools<'a, M>(&self, own: Option<Element<'a, M>>, words: &Words, names: &Names) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let pressed =
            |name: &str, meaning: String, key: &str, message: Message<G::Answer>| -> Element<'a, M> {
                widget::symbol(name, format!("{meaning} ({key})"), Some(message.into())).into()
            };
        let escape = fl!(words, "key-escape");
        let tools = row![]
            .push(self.unsaved_mark(words))
            .push(self.undo_buttons(words, names))
            .push(self.hint_button(words))
            .push(own)
            .push(self.speed_button(words))
            .push(pressed("log", fl!(words, "play-log"), "L", Message::LogPressed))
            .push(pressed(
                "help",
                fl!(words, "play-help"),
                "F1",
                Message::HelpPressed,
            ))
            .push(pressed(
                "menu",
                fl!(words, "play-menu"),
                &escape,
                Message::MenuPressed,
            ));
        let tools = container(tools.align_y(Center))
            .center_y(Fill)
            .style(theme::glass);
        container(tools).align_right(Fill).height(Fill).into()
    }

    /// What has happened since the last turn of whoever is asked, the most important first, as long as there is
    /// something; otherwise what has just happened. Nothing where neither is.
    pub fn news_bar<'a, M>(
        &self,
        room: &Room,
        since: &[String],
        happened: Option<Line>,
        words: &'a Words,
        names: &Names,
    ) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (letters, houses) = (room.letters(13.0), self.houses());
        let ink = Ink::new(words, &houses, letters).aside(Aside::below(8.0));
        let body: Element<'a, M> = if since.is_empty() {
            let happened = happened?;
            // What one line does not hold is told on two.
            let wide = log::width(&happened.parts, ink);
            let left = room.news.width - room.of(24.0) - WHY;
            if wide > left {
                // As large as all of it is read.
                let told = log::Measured::new(&happened.parts, ink);
                let fits = |size: &u32| told.height(*size, left) <= room.news.height - NEWS_PAD;
                let size = (SMALLEST..=letters).rev().find(fits).unwrap_or(SMALLEST);
                log::told(&happened, Ink { size, ..ink })
            } else {
                log::caption(happened, words, &houses)
            }
        } else {
            // In the first round nobody has had a turn before this one.
            let first = usize::from(self.state().turn()) <= self.state().seats();
            let title = if first {
                fl!(words, "recap-title-first")
            } else {
                fl!(words, "recap-title")
            };
            let title = font::bold(title, titled(letters)).style(theme::accent);
            let (told, size, all) = log::joined(since, since_room(room), ink, READ);
            let body = column![title, log::rich(&told, Ink { size, ..ink })].spacing(1);
            if all {
                body.into()
            } else {
                told_under_the_pointer(body.into(), since, ink)
            }
        };
        let why = self.why_button(words, names, &houses);
        let body = row![container(body).width(Fill)]
            .push(why)
            .spacing(8)
            .align_y(Center);
        let news = container(body)
            .padding([2, 12])
            .center_y(Fill)
            .width(Fill)
            .clip(true)
            .style(theme::glass);
        Some(news.into())
    }
}

/// The letters of the title above what has happened since one's turn.
fn titled(letters: u32) -> u32 {
    letters.saturating_sub(1).max(11)
}

/// The room below that title.
fn since_room(room: &Room) -> Size {
    let title = (titled(room.letters(13.0)) as f32 * 1.3).ceil() + 1.0;
    Size::new(
        room.news.width - room.of(24.0) - WHY,
        room.news.height - 4.0 - title,
    )
}

/// Where not all has room, the pointer is told each sentence on a line of its own.
fn told_under_the_pointer<'a, M: 'a>(body: Element<'a, M>, since: &[String], ink: Ink<'_>) -> Element<'a, M> {
    let lines = since.iter().map(|said| log::rich(said, ink));
    let told = container(column(lines).spacing(4))
        .padding([8, 10])
        .max_width(420);
    tooltip(subject::explained(body), told, tooltip::Position::Bottom)
        .gap(2.0)
        .into()
}

/// The field on which the dice lie.
pub fn field(theme: &Theme) -> container::Style {
    let colours = theme::colours(theme);
    container::Style {
        background: Some(theme::mix(colours.surface, colours.ground, 0.35).into()),
        ..theme::panel(theme)
    }
}

/// Above and below what has happened.
const NEWS_PAD: f32 = 8.0;
/// The smallest letters of what has happened since one’s turn: what they cannot hold is told under the pointer.
const READ: u32 = 11;
/// The smallest letters of what has just happened.
const SMALLEST: u32 = 10;
/// So much room takes the way to a bot's reasons, with what stands before a line.
const WHY: f32 = 140.0;
