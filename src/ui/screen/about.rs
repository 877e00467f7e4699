//! Whose game this is, whose work, and whose letters and libraries.

use crate::ui::Context;
use crate::ui::renderer::{self, Renderer};
use crate::ui::{art, font, theme, widget};
use iced::keyboard::{self, key};
use iced::mouse::Cursor;
use iced::widget::{canvas, column, container, row, scrollable, text};
use iced::{Center, Element, Fill, Length, Rectangle, Theme};
use words::fl;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// Back to the title.
    BackPressed,
}

/// What the parent shall do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Go back.
    Back,
}

/// Nothing is remembered here.
#[derive(Debug, Default)]
pub struct About;

impl About {
    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::BackPressed => Action::Back,
        }
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        matches!(
            key.as_ref(),
            keyboard::Key::Named(key::Named::Escape | key::Named::Enter)
        )
        .then_some(Message::BackPressed)
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let version = fl!(words, "about-version", version = env!("CARGO_PKG_VERSION"));
        let head = row![
            art::svg("board/logo-mark.svg").width(84).height(84),
            column![
                font::title(fl!(words, "app-title"), 40).style(theme::accent),
                text(version).size(14).style(theme::quiet),
            ]
            .spacing(2),
        ]
        .spacing(18)
        .align_y(Center);
        let left = column![
            part(
                fl!(words, "about-unofficial-title"),
                fl!(words, "about-unofficial")
            ),
            part(fl!(words, "about-game-title"), fl!(words, "about-game")),
            part(fl!(words, "about-licence-title"), fl!(words, "about-licence")),
        ]
        .spacing(22)
        .width(Length::FillPortion(1));
        let right = column![
            part(fl!(words, "about-art-title"), fl!(words, "about-art")),
            part(fl!(words, "about-fonts-title"), fl!(words, "about-fonts")),
            part(fl!(words, "about-libraries-title"), fl!(words, "about-libraries")),
            column![
                font::bold(fl!(words, "about-drawing-title"), 16),
                canvas(WhoDraws {
                    card: fl!(words, "about-drawing-card"),
                    processor: fl!(words, "about-drawing-processor"),
                })
                .width(Fill)
                .height(LINE),
            ]
            .spacing(6),
        ]
        .spacing(22)
        .width(Length::FillPortion(1));
        let card = column![head, row![left, right].spacing(44)].spacing(26);
        let card = container(card)
            .padding(context.grow(24.0, 36.0))
            .max_width(980)
            .style(theme::panel);
        let header = widget::header(
            fl!(words, "about-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(widget::key_hint(fl!(words, "key-escape"), fl!(words, "back"))),
        );
        let body = scrollable(container(card).padding([8, 24]).center_x(Fill)).style(theme::scroll);
        container(column![header, container(body).center_y(Fill)])
            .style(theme::ground)
            .width(Fill)
            .height(Fill)
            .into()
    }
}

/// The height of a line of small text.
const LINE: f32 = 20.0;

/// Who draws, as seen by what is drawn with: a card that failed to open a window is not named.
struct WhoDraws {
    card: String,
    processor: String,
}

impl canvas::Program<Message> for WhoDraws {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &iced::Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _: Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        let sentence = match renderer::at_work(renderer) {
            Renderer::Card => &self.card,
            Renderer::Processor => &self.processor,
        };
        frame.fill_text(canvas::Text {
            content: sentence.clone(),
            size: 14.into(),
            color: theme::quiet(theme).color.unwrap_or(theme.palette().text),
            font: font::TEXT,
            max_width: bounds.width,
            ..Default::default()
        });
        vec![frame.into_geometry()]
    }
}

fn part<'a>(title: String, body: String) -> Element<'a, Message> {
    column![
        font::bold(title, 16),
        text(body).size(14).line_height(1.45).style(theme::quiet)
    ]
    .spacing(6)
    .into()
}
