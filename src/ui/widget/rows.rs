//! A long list of which only the rows that can be seen are drawn, between two empty spaces as high as the others.
//! Start at [`Visible`].

use super::yielding::yielding;
use crate::ui::theme;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, scrollable, space};
use iced::{Element, Fill, Padding, Task};
use std::ops::Range;

/// How much of a list can be seen, in its own units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Visible {
    /// The height of a row.
    pub row: f32,
    /// The height of the list.
    pub height: f32,
}

/// Moves the page of this name by so many lines.
pub fn scroll<Message: Send + 'static>(page: &'static str, lines: f32) -> Task<Message> {
    let y = lines * 20.0;
    iced::widget::operation::scroll_by(page, AbsoluteOffset { x: 0.0, y })
}

/// The room of the scroll bar beside the rows.
pub const BAR: f32 = 14.0;
/// So many rows are drawn above and below those that can be seen.
const AHEAD: usize = 1;

impl Visible {
    /// So many rows further is another page.
    #[must_use]
    pub fn page(self) -> isize {
        ((self.height / self.row) as isize - 1).max(1)
    }

    /// The rows that are drawn, of so many.
    #[must_use]
    pub fn range(self, offset: f32, rows: usize) -> Range<usize> {
        let first = ((offset / self.row).max(0.0) as usize)
            .saturating_sub(AHEAD)
            .min(rows);
        let seen = (self.height / self.row).ceil() as usize + 2 * AHEAD + 1;
        first..(first + seen).min(rows)
    }

    /// How far a list of so many rows is moved from its top so that this row can be seen whole: no farther than it
    /// must be.
    #[must_use]
    pub fn reveal(self, offset: f32, row: usize, rows: usize) -> f32 {
        let room = (rows as f32 * self.row - self.height).max(0.0);
        let offset = offset.min(room);
        let top = row as f32 * self.row;
        let lowest = (top + self.row - self.height).max(0.0);
        if offset > top {
            top
        } else if offset < lowest {
            lowest
        } else {
            offset
        }
    }

    /// The list of this name, with the rows that can be seen, each drawn by `draw`; it tells how far it is scrolled.
    pub fn list<'a, Message: 'a>(
        self,
        name: &'static str,
        offset: f32,
        rows: usize,
        draw: impl Fn(usize) -> Element<'a, Message>,
        scrolled: impl Fn(f32) -> Message + 'a,
    ) -> Element<'a, Message> {
        let range = self.range(offset, rows);
        let above = range.start as f32 * self.row;
        let below = (rows - range.end) as f32 * self.row;
        let rows = column![space().height(above)]
            .extend(range.map(draw))
            .push(space().height(below))
            .width(Fill)
            .padding(Padding {
                right: BAR,
                ..Padding::ZERO
            });
        let list = scrollable(rows)
            .id(name)
            .on_scroll(move |port| scrolled(port.absolute_offset().y))
            .width(Fill)
            .height(Fill);
        yielding(list.style(theme::scroll))
    }
}

#[cfg(test)]
mod tests {
    use super::Visible;

    const VISIBLE: Visible = Visible {
        row: 50.0,
        height: 220.0,
    };

    #[test]
    fn only_what_can_be_seen_is_drawn() {
        assert_eq!(VISIBLE.range(0.0, 300), 0..8);
        assert_eq!(VISIBLE.range(5000.0, 300), 99..107);
        assert_eq!(VISIBLE.range(90_000.0, 300), 300..300);
        assert_eq!(VISIBLE.range(0.0, 2), 0..2);
    }

    #[test]
    fn a_row_is_brought_into_sight_without_haste() {
        assert!(
            (VISIBLE.reveal(0.0, 2, 300) - 0.0).abs() < 0.01,
            "it is seen already"
        );
        assert!(
            (VISIBLE.reveal(0.0, 10, 300) - 330.0).abs() < 0.01,
            "at the lower edge"
        );
        assert!(
            (VISIBLE.reveal(1000.0, 4, 300) - 200.0).abs() < 0.01,
            "at the upper edge"
        );
        assert!(
            VISIBLE.reveal(1000.0, 0, 3).abs() < 0.01,
            "a short list is not moved"
        );
    }
}
