//! The typefaces, carried inside the program: without them a system that has no fonts would show no text at
//! all.

mod leaning;

pub use leaning::{LEAN, leaning};

use iced::font::Weight;
use iced::widget::{Text, text};
use iced::{Color, Element, Font, Length, Theme};

/// Text.
pub const TEXT: Font = Font::with_name("Inter");
/// Text that stands out.
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..Font::with_name("Inter")
};
/// Titles.
pub const TITLE: Font = Font::with_name("Bangers");

/// The files, to be loaded before anything is drawn.
pub const FILES: [&[u8]; 3] = [
    include_bytes!("../../resources/fonts/Inter-Regular.otf"),
    include_bytes!("../../resources/fonts/Inter-Bold.otf"),
    include_bytes!("../../resources/fonts/Bangers-Regular.ttf"),
];

/// A title of a screen or a panel.
pub fn title<'a>(words: impl text::IntoFragment<'a>, size: u32) -> Title<'a> {
    let words = text(words).font(TITLE).size(size as f32).line_height(1.25);
    Title {
        words,
        size: size as f32,
    }
}

/// A title, with room for its last letter, which leans.
#[must_use]
pub struct Title<'a> {
    words: Text<'a>,
    size: f32,
}

impl std::fmt::Debug for Title<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Title")
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}

impl<'a> Title<'a> {
    fn with(self, change: impl FnOnce(Text<'a>) -> Text<'a>) -> Self {
        Self {
            words: change(self.words),
            ..self
        }
    }

    /// In this style.
    pub fn style(self, style: impl Fn(&Theme) -> text::Style + 'a) -> Self {
        self.with(|words| words.style(style))
    }

    /// In this color.
    pub fn color(self, color: Color) -> Self {
        self.with(|words| words.color(color))
    }

    /// So wide.
    pub fn width(self, width: impl Into<Length>) -> Self {
        self.with(|words| words.width(width))
    }

    /// Its lines lie so in their room.
    pub fn align_x(self, at: impl Into<text::Alignment>) -> Self {
        self.with(|words| words.align_x(at))
    }

    /// So high a line, in letter sizes.
    pub fn line_height(self, height: f32) -> Self {
        self.with(|words| words.line_height(height))
    }

    /// Where its lines break.
    pub fn wrapping(self, wrapping: text::Wrapping) -> Self {
        self.with(|words| words.wrapping(wrapping))
    }
}

impl<'a, Message: 'a> From<Title<'a>> for Element<'a, Message> {
    fn from(title: Title<'a>) -> Self {
        leaning(title.words, title.size)
    }
}

/// A line that stands out.
pub fn bold<'a>(words: impl text::IntoFragment<'a>, size: u32) -> Text<'a> {
    text(words).font(BOLD).size(size as f32)
}

/// Loads the typefaces for drawing without a window; a window loads them by itself.
pub fn load() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        if let Ok(mut system) = iced::advanced::graphics::text::font_system().write() {
            for file in FILES {
                system.load_font(std::borrow::Cow::Borrowed(file));
            }
        }
    });
}
