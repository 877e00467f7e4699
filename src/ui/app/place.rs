//! Where the window stands: remembered when it is closed, inside its monitor when it opens, and mended where that
//! monitor is gone. All sizes are the system's units.

use super::{App, Message};
use crate::storage::WindowPlace;
use iced::{Point, Size, Task, window};
use std::time::Duration;

/// The window is closed after this time even where the system does not say where it is.
const PATIENCE: Duration = Duration::from_millis(500);
/// The monitor is asked for once more after this time: on Wayland a window is on none at first.
const LATER: Duration = Duration::from_millis(300);
/// A window that has changed is looked at once it has stood still for so long: by then its monitor is known, too.
const REST: Duration = Duration::from_secs(1);
/// What a window leaves free of its monitor, for its own frame and the system's bars: nobody tells where these
/// are.
const MARGIN: Size = Size::new(24.0, 96.0);

/// No window opens larger, in pixels: those of large screens cost seconds, and the screen may have none of them.
const FIRST_PIXELS: Size = Size::new(3840.0, 2400.0);

/// The size of a window that would like to have this one, on such a monitor.
pub(in crate::ui) fn fitted(window: Size, monitor: Size) -> Size {
    // Of a screen that is hardly larger than the bars of the system, half is taken.
    let free = |length: f32, margin: f32| (length - margin).max(length / 2.0);
    Size::new(
        window.width.min(free(monitor.width, MARGIN.width)),
        window.height.min(free(monitor.height, MARGIN.height)),
    )
}

/// The size with which such a window opens where a unit has so many pixels: its monitor is known only afterwards.
pub(in crate::ui) fn opening(window: Size, pixels: f32) -> Size {
    Size::new(
        window.width.min(FIRST_PIXELS.width / pixels),
        window.height.min(FIRST_PIXELS.height / pixels),
    )
}

/// Where a window that would like to have this size opens on such a monitor: in the middle of what is free.
pub(in crate::ui) fn centered(window: Size, monitor: Size) -> Point {
    let size = fitted(window, monitor);
    Point::new(
        ((monitor.width - size.width) / 2.0).floor().max(0.0),
        // The frame is above the window, and the bars of the system mostly are not.
        ((monitor.height - MARGIN.height - size.height) / 2.0)
            .floor()
            .max(0.0),
    )
}

/// How the window stands when it is closed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    position: Option<Point>,
    monitor: Option<Size>,
    maximized: bool,
    full_screen: bool,
}

/// Asks the system where the window is that shall close.
pub(super) fn ask() -> Task<Message> {
    let late = async { tokio::time::sleep(PATIENCE).await };
    let late = Task::perform(late, |()| Message::WindowLeft(None));
    Task::batch([tell(Message::WindowLeft), late])
}

/// Asks the system where the window is, for this message.
pub(super) fn tell(of: fn(Option<Stand>) -> Message) -> Task<Message> {
    window::latest().then(move |id| match id {
        None => Task::done(of(None)),
        // Where it is put away it has no place worth keeping.
        Some(id) => window::is_minimized(id).then(move |away| match away {
            Some(true) => Task::done(of(None)),
            Some(false) | None => where_it_is(id, of),
        }),
    })
}

fn where_it_is(id: window::Id, of: fn(Option<Stand>) -> Message) -> Task<Message> {
    window::position(id).then(move |position| {
        window::monitor_size(id).then(move |monitor| {
            window::is_maximized(id).then(move |maximized| {
                window::mode(id).map(move |mode| {
                    of(Some(Stand {
                        position,
                        monitor,
                        maximized,
                        full_screen: mode == window::Mode::Fullscreen,
                    }))
                })
            })
        })
    })
}

/// Asks how large the monitor is, unless the window fills it.
pub(super) fn look(place: Option<WindowPlace>) -> Task<Message> {
    if place.is_some_and(|place| place.full_screen || place.maximized) {
        return Task::none();
    }
    window::latest().and_then(|id| {
        window::monitor_size(id).then(move |size| match size {
            Some(_) => Task::done(Message::MonitorMeasured(size)),
            None => Task::future(tokio::time::sleep(LATER))
                .then(move |()| window::monitor_size(id).map(Message::MonitorMeasured)),
        })
    })
}

fn whole(size: Size) -> (u32, u32) {
    (size.width.round() as u32, size.height.round() as u32)
}

impl App {
    /// Waits until the window stands still: it is moved in many small steps.
    pub(super) fn wait_for_rest(&mut self) -> Task<Message> {
        self.changes += 1;
        let change = self.changes;
        let rest = async { tokio::time::sleep(REST).await };
        Task::perform(rest, move |()| Message::WindowRests(change))
    }

    /// Remembers how the window stands while it is open: a system that quits programs by itself, or a fault, ends it
    /// without asking.
    pub(super) fn note_place(&mut self, stand: Option<Stand>) -> Task<Message> {
        match stand.map(|stand| self.place(stand)) {
            Some(place) => self.remember(|settings| settings.window = Some(place)),
            None => Task::none(),
        }
    }

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
            // iced counts it in our own units.
            monitor: stand.monitor.map(|size| whole(size * self.scale)),
            maximized: stand.maximized,
            full_screen: stand.full_screen,
        }
    }

    /// Makes the window fit its monitor, which is this large in our own units: it shrinks where it is larger, also
    /// below the smallest size where the monitor has no room for that, and goes where it can be seen where it has
    /// come to another monitor than it was on.
    pub(super) fn fit_monitor(&self, monitor: Option<Size>) -> Task<Message> {
        let Some(monitor) = monitor.map(|size| size * self.scale) else {
            return Task::none();
        };
        let fit = self.fit(monitor);
        let (least, size) = (fit.least * (1.0 / self.scale), fit.size * (1.0 / self.scale));
        let bounded = fit.least != crate::ui::SMALLEST || self.wanted.is_some();
        window::latest().and_then(move |id| {
            let least = bounded.then(|| window::set_min_size(id, Some(least)));
            let resized = fit.resizes.then(|| window::resize(id, size));
            let filled = fit.fills.then(|| window::maximize(id, true));
            let moved = fit.goes_to.map(|to| window::move_to(id, to));
            Task::batch(least.into_iter().chain(resized).chain(filled).chain(moved))
        })
    }

    /// The window opens with this size, although it would like to have another one, and, on Wayland, is not told when
    /// it makes itself another size.
    pub(in crate::ui) fn opening(mut self, size: Size, on_wayland: bool) -> Self {
        self.wanted = Some(self.window).filter(|wanted| *wanted != size);
        self.window = size;
        self.resizes_unheard = on_wayland;
        self.rescale();
        self
    }

    fn fit(&self, monitor: Size) -> Fit {
        let place = self.settings.window;
        let before = place.and_then(|place| place.monitor);
        let size = fitted(self.wanted.unwrap_or(self.window), monitor);
        let resizes = size != self.window;
        let is_another = before.is_some_and(|before| before != whole(monitor));
        let was_placed = place.is_some_and(|place| place.position.is_some());
        Fit {
            least: fitted(crate::ui::SMALLEST, monitor),
            size,
            resizes,
            // What it is told then is how large that makes it; from there it goes back to the size that fits.
            fills: resizes && self.resizes_unheard,
            goes_to: (is_another || resizes && was_placed).then(|| centered(size, monitor)),
        }
    }
}

/// How a window fits its monitor, in the system's units.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    /// It is never made smaller than that.
    least: Size,
    /// Its size from now on.
    size: Size,
    /// Is that another one than it has?
    resizes: bool,
    /// It fills what the system leaves of the monitor.
    fills: bool,
    /// Where it goes; `None` where it stays.
    goes_to: Option<Point>,
}

#[cfg(test)]
mod tests {
    use super::{App, Fit, Message, Stand, centered, fitted, opening};
    use crate::storage::{Settings, WindowPlace};
    use crate::ui::{SMALLEST, USUAL, scale};
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

    #[test]
    fn a_window_opens_with_pixels_that_screens_have_and_grows_where_there_are_more() {
        assert_eq!(opening(USUAL, 1.0), USUAL);
        assert_eq!(opening(USUAL, 3.0), USUAL);
        let first = opening(USUAL, 8.0);
        assert_eq!(first, Size::new(480.0, 300.0));
        let app = App::detached(Settings::default(), Language::English, USUAL).opening(first, false);
        // Such a screen has so many pixels: 7680 by 4320.
        let large = app.fit(Size::new(960.0, 540.0));
        assert!(
            large.resizes && large.size.width > 900.0 && large.size.height > 400.0,
            "{large:?}"
        );
        // And hardly any screen so few.
        let tiny = app.fit(Size::new(160.0, 100.0));
        assert!(tiny.size.width > 100.0 && tiny.size.height >= 50.0, "{tiny:?}");
        assert!(tiny.least == tiny.size);
    }

    #[test]
    fn where_the_window_stands_is_remembered_while_it_is_open() {
        let mut app = App::detached(Settings::default(), Language::English, USUAL);
        let stand = |x| Stand {
            position: Some(Point::new(x, 40.0)),
            monitor: Some(Size::new(1920.0, 1080.0)),
            maximized: false,
            full_screen: false,
        };
        let at = |app: &App| app.settings().window.and_then(|place| place.position);
        let _ = app.update(Message::WindowChanged);
        let _ = app.update(Message::WindowStands(Some(stand(30.0))));
        assert_eq!(at(&app), Some((30, 40)));
        // Where it is put away, it comes back to where it was.
        let _ = app.update(Message::WindowStands(None));
        assert_eq!(at(&app), Some((30, 40)));
        let _ = app.update(Message::WindowStands(Some(stand(50.0))));
        assert_eq!(at(&app), Some((50, 40)));
    }

    /// The screens that people have: so many pixels, at this scale of the system.
    const SCREENS: [(f32, f32, f32); 8] = [
        (1366.0, 768.0, 1.0),
        (1280.0, 720.0, 1.0),
        (1920.0, 1080.0, 1.0),
        (1920.0, 1080.0, 1.25),
        (1920.0, 1080.0, 1.5),
        (1920.0, 1080.0, 2.0),
        (3840.0, 2160.0, 2.0),
        (3840.0, 2160.0, 3.0),
    ];

    #[test]
    fn a_window_opens_inside_every_screen_and_all_of_it_is_drawn() {
        for (width, height, factor) in SCREENS {
            let monitor = Size::new(width / factor, height / factor);
            for wanted in [
                USUAL,
                SMALLEST,
                Size::new(1600.0, 1000.0),
                Size::new(3800.0, 2100.0),
            ] {
                let (size, at) = (fitted(wanted, monitor), centered(wanted, monitor));
                let told = format!("{wanted:?} on {monitor:?}: {size:?} at {at:?}");
                assert!(
                    size.width <= wanted.width && size.height <= wanted.height,
                    "{told}"
                );
                assert!(at.x >= 0.0 && at.x + size.width <= monitor.width, "{told}");
                // There is room for a title bar above it.
                assert!(
                    at.y >= 0.0 && at.y + size.height + 48.0 <= monitor.height,
                    "{told}"
                );
                for text in [80, 100, 133] {
                    let scale = scale(size, text);
                    let room = (size.width / scale, size.height / scale);
                    assert!(
                        room.0 >= SMALLEST.width && room.1 >= SMALLEST.height,
                        "{told}: {room:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_remembered_window_shrinks_or_comes_back_on_a_smaller_screen() {
        let big = Size::new(2560.0, 1440.0);
        let place = |size, position, monitor: Size| WindowPlace {
            size,
            position,
            monitor: Some((monitor.width as u32, monitor.height as u32)),
            maximized: false,
            full_screen: false,
        };
        let app = |place: WindowPlace| {
            let window = Size::new(place.size.0 as f32, place.size.1 as f32);
            let settings = Settings {
                window: Some(place),
                ..Settings::default()
            };
            App::detached(settings, Language::English, window)
        };
        let laptop = Size::new(1366.0, 768.0);
        // The same screen: it stays as it was.
        let stays = app(place((1800, 1200), Some((500, 90)), big)).fit(big);
        assert_eq!((stays.resizes, stays.goes_to), (false, None));
        assert_eq!(stays.least, SMALLEST);
        // The large screen is gone.
        let shrunk = app(place((1800, 1200), Some((500, 90)), big)).fit(laptop);
        let size = fitted(Size::new(1800.0, 1200.0), laptop);
        let goes_to = Some(centered(size, laptop));
        let wanted = Fit {
            least: SMALLEST,
            size,
            resizes: true,
            fills: false,
            goes_to,
        };
        assert_eq!(shrunk, wanted);
        // Where the system never told a place, nothing is moved.
        let unplaced = app(place((1800, 1200), None, laptop)).fit(laptop);
        assert_eq!((unplaced.resizes, unplaced.goes_to), (true, None));
        // On Wayland it would go on being drawn as large as it was: it fills the screen, and is told.
        let unplaced = place((1800, 1200), None, laptop);
        let size = Size::new(1800.0, 1200.0);
        let wayland = app(unplaced).opening(size, true);
        assert!(wayland.fit(laptop).fills && !wayland.fit(big).fills);
        // A screen that has no room for the smallest window.
        let tiny = app(place((1280, 800), None, laptop)).fit(Size::new(911.0, 512.0));
        assert!(tiny.least.width < SMALLEST.width && tiny.least == tiny.size);
    }
}
