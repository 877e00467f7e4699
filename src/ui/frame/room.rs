//! How the window is divided at every game: the table with a board on either side, beside or over it the
//! log, over all of it the cards that fly.

use super::has_room_for_log;
use iced::widget::{container, opaque, row, space, stack};
use iced::{Element, Fill, Length, Size};

/// The part of a layout that every game has; lengths in units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// Between regions.
    pub gap: f32,
    /// The width of the boards on either side.
    pub side: f32,
    /// The width of the log beside the table, if it stands there.
    pub log: Option<f32>,
    /// The log lies over the table.
    pub log_over: bool,
    /// The width of the table without the log.
    pub main: f32,
    /// There is little room: smaller letters and pictures.
    pub small: bool,
    /// How far the window is higher than the smallest: 1 at the usual one, at most 1.4.
    high: f32,
}

impl Room {
    /// Divides a window, with the log open or not; the boards are as wide as the first number at the
    /// smallest window, and grow to the second one at the usual one.
    #[must_use]
    pub fn new(window: Size, log: bool, side: [f32; 2]) -> Self {
        let wide = ((window.width - 960.0) / 320.0).clamp(0.0, 1.5);
        let high = ((window.height - 600.0) / 200.0).clamp(0.0, 1.4);
        let gap = between([5.0, 9.0], high.min(1.0));
        let log_width = (log && has_room_for_log(window)).then(|| between([196.0, 262.0], wide));
        Self {
            gap,
            main: window.width - 2.0 * gap - log_width.map_or(0.0, |width| width + gap),
            side: between(side, wide),
            log: log_width,
            log_over: log && !has_room_for_log(window),
            small: high < 0.5 || wide < 0.5,
            high,
        }
    }

    /// A length that grows with the height of the window: the first number at the smallest, the second one at
    /// the usual one.
    #[must_use]
    pub fn grown(&self, ends: [f32; 2]) -> f32 {
        between(ends, self.high)
    }

    /// The width of what stands between the boards.
    #[must_use]
    pub fn middle(&self) -> f32 {
        self.main - 2.0 * (self.side + self.gap)
    }

    /// Is the log open?
    #[must_use]
    pub fn has_log(&self) -> bool {
        self.log.is_some() || self.log_over
    }

    /// Lays the table, the log where there is room for it, and over both the cards that fly; the boards are
    /// `upper` high.
    pub fn lay<'a, M: 'a>(
        &self,
        table: Element<'a, M>,
        log: impl FnOnce() -> Element<'a, M>,
        flights: Option<Element<'a, M>>,
        upper: f32,
    ) -> Element<'a, M> {
        let (beside, over) = match self.log {
            Some(width) => (
                Some(container(log()).width(Length::Fixed(width)).height(Fill)),
                None,
            ),
            None if self.log_over => {
                let over = container(opaque(log()))
                    .width(Length::Fixed(self.side + self.gap))
                    .height(Length::Fixed(upper));
                (None, Some(row![space::horizontal(), over].padding(self.gap)))
            }
            None => (None, None),
        };
        // No ground under all of it: the window has that colour, and the processor would fill it anew for
        // every piece that moves.
        let all = container(row![table].push(beside).spacing(self.gap))
            .padding(self.gap)
            .width(Fill)
            .height(Fill);
        stack![all].push(flights).push(over).into()
    }
}

fn between([small, large]: [f32; 2], at: f32) -> f32 {
    (small + (large - small) * at).round()
}
