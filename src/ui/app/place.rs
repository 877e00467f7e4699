//! Where the window stands: remembered when it is closed, and mended where its monitor is gone.

use super::{App, Message};
use crate::storage::WindowPlace;
use iced::{Point, Size, Task, window};
use std::time::Duration;

/// The window is closed after this time even where the system does not say where it is.
const PATIENCE: Duration = Duration::from_millis(500);
/// Where a window goes whose monitor is gone, in the system's units.
const SAFE: Point = Point::new(40.0, 40.0);

/// How the window stands when it is closed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    position: Option<Point>,
    monitor: Option<Size>,
    maximized: bool,
    full_screen: bool,
}

/// Asks the system where the window is.
pub(super) fn ask() -> Task<Message> {
    let late = async { tokio::time::sleep(PATIENCE).await };
    let late = Task::perform(late, |()| Message::WindowLeft(None));
    let told = window::latest().then(|id| match id {
        None => Task::done(Message::WindowLeft(None)),
        Some(id) => window::position(id).then(move |position| {
            window::monitor_size(id).then(move |monitor| {
                window::is_maximized(id).then(move |maximized| {
                    window::mode(id).map(move |mode| {
                        Message::WindowLeft(Some(Stand {
                            position,
                            monitor,
                            maximized,
                            full_screen: mode == window::Mode::Fullscreen,
                        }))
                    })
                })
            })
        }),
    });
    Task::batch([told, late])
}

/// Asks how large the monitor is, where that matters.
pub(super) fn look(place: Option<WindowPlace>) -> Task<Message> {
    match place {
        Some(place) if place.position.is_some() && !place.full_screen => window::latest()
            .and_then(window::monitor_size)
            .map(Message::MonitorMeasured),
        _ => Task::none(),
    }
}

fn whole(size: Size) -> (u32, u32) {
    (size.width.round() as u32, size.height.round() as u32)
}

impl App {
    /// Remembers how the window stands, and ends the program.
    pub(super) fn leave(&mut self, stand: Option<Stand>) -> Task<Message> {
        if let Some(stand) = stand {
            let place = self.place(stand);
            // Whoever is told of trouble now does not read it any more.
            let _ = self.remember(|settings| settings.window = Some(place));
        }
        iced::exit()
    }

    fn place(&self, stand: Stand) -> WindowPlace {
        let fills = stand.maximized || stand.full_screen;
        let before = self.settings.window.filter(|_| fills);
        let position = stand
            .position
            .map(|at| (at.x.round() as i32, at.y.round() as i32));
        WindowPlace {
            size: match before {
                Some(before) => before.size,
                None if fills => whole(crate::ui::USUAL),
                None => whole(self.window),
            },
            position,
            monitor: stand.monitor.map(whole),
            maximized: stand.maximized,
            full_screen: stand.full_screen,
        }
    }

    /// Where the window is on another monitor than it was, that one is gone: it goes where it can be seen.
    pub(super) fn fit_monitor(&self, monitor: Option<Size>) -> Task<Message> {
        let before = self.settings.window.and_then(|place| place.monitor);
        if before.is_none() || monitor.map(whole) == before {
            return Task::none();
        }
        window::latest().and_then(|id| window::move_to(id, SAFE))
    }
}

#[cfg(test)]
mod tests {
    use super::{App, Stand};
    use crate::storage::Settings;
    use iced::{Point, Size};
    use words::Language;

    #[test]
    fn a_window_comes_back_as_it_was_before_it_filled_the_screen() {
        let window = Size::new(1400.0, 850.0);
        let mut app = App::detached(Settings::default(), Language::English, window);
        let stand = Stand {
            position: Some(Point::new(30.0, -20.0)),
            monitor: Some(Size::new(1920.0, 1080.0)),
            maximized: false,
            full_screen: false,
        };
        let _ = app.leave(Some(stand));
        let place = app.settings().window.expect("it is remembered");
        assert_eq!((place.size, place.position), ((1400, 850), Some((30, -20))));
        app.window = Size::new(1920.0, 1080.0);
        let _ = app.leave(Some(Stand {
            full_screen: true,
            ..stand
        }));
        let place = app.settings().window.expect("it is remembered");
        assert!(place.full_screen);
        assert_eq!(place.size, (1400, 850));
        // Where the system says nothing, what was known stays.
        let _ = app.leave(None);
        assert_eq!(app.settings().window, Some(place));
    }
}
