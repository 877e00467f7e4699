//! What charts are drawn with: lines and small texts.

use crate::ui::font;
use iced::alignment::Vertical;
use iced::widget::canvas::{LineCap, LineJoin, Stroke, Text};
use iced::widget::text;
use iced::{Color, Point};

/// A line of this width, with round joins and ends.
#[must_use]
pub fn stroke(colour: Color, width: f32) -> Stroke<'static> {
    Stroke::default()
        .with_color(colour)
        .with_width(width)
        .with_line_join(LineJoin::Round)
        .with_line_cap(LineCap::Round)
}

/// Words around a place, or beside it.
#[must_use]
pub fn written(words: &str, size: f32, ink: Color, at: Point, align: text::Alignment) -> Text {
    Text {
        content: words.to_owned(),
        position: at,
        color: ink,
        size: size.into(),
        font: font::TEXT,
        align_x: align,
        align_y: Vertical::Center,
        ..Text::default()
    }
}
