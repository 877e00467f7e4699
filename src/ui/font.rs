//! The typefaces, carried inside the program: without them a system that has no fonts would show no text at
//! all.

use iced::Font;
use iced::font::Weight;
use iced::widget::{Text, text};

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
pub fn title<'a>(words: impl text::IntoFragment<'a>, size: u32) -> Text<'a> {
    text(words).font(TITLE).size(size as f32).line_height(1.25)
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
