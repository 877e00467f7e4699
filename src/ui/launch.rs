//! Opening the window, and saying in words why it could not be opened.

mod display;

use super::app::toast::trouble_in_words;
use super::{App, Start, art, font, renderer};
use crate::program::host::wait_for_leaving;
use crate::storage::games::Games;
use crate::storage::{self, ProfileStore, Reports, Settings, Store, WindowPlace};
use display::{Displays, Odd, odd_variable};
use iced::{Point, Task, window};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use words::fl;
use words::{Language, Words};

/// Why there is no window, or none any more, in sentences for the player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoWindow {
    /// None could be opened.
    #[error("{0}")]
    Unopened(String),
    /// Its display has gone while one played.
    #[error("{0}")]
    Lost(String),
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When no window can be opened: what is missing, what works without one, and what was found out about the
/// settings.
pub fn run(start: Start) -> Result<(), NoWindow> {
    let mut store = Store::of_user();
    let speaking = |settings: &Settings| {
        let saved = settings.language.as_deref().and_then(Language::from_code);
        Words::new(start.language.or(saved).unwrap_or_else(Language::of_system))
    };
    let displays = Displays::of_environment();
    if !displays.are_named() {
        return Err(NoWindow::Unopened(fl!(speaking(&store.glance()), "no-display")));
    }
    let variable = |name: &str| std::env::var(name).ok();
    let (renderer, scale) = (variable("ICED_BACKEND"), variable("WINIT_X11_SCALE_FACTOR"));
    // Elsewhere nobody heeds it.
    let scale = scale.filter(|_| displays.x11.is_some());
    let pixels = scale.clone().filter(|_| !displays.are_wayland());
    if let Some(odd) = odd_variable(renderer.as_deref(), scale.as_deref()) {
        let words = speaking(&store.glance());
        return Err(NoWindow::Unopened(match odd {
            Odd::Renderer(value) => fl!(words, "no-window-renderer", value = value),
            Odd::Scale(value) => fl!(words, "no-window-scale", value = value),
        }));
    }
    if displays.only_x11_answers() {
        // A session that has ended may have left its name behind. The program starts again without it.
        renderer::start_again_without("WAYLAND_DISPLAY");
    }
    storage::sweep();
    // Only looked at: what is wrong with the file is told by the program that stays.
    renderer::settle(store.glance().drawing);
    let (settings, trouble) = store.load();
    let words = speaking(&settings);
    let told = trouble.as_ref().map(|trouble| trouble_in_words(&words, trouble));

    let opened = Arc::new(AtomicBool::new(false));
    let pixels = pixels.and_then(|scale| scale.parse().ok()).unwrap_or(1.0);
    let opening = |size| super::app::place::opening(size, pixels);
    let first_size = opening(super::first_size(&settings));
    let scale = super::scale(first_size, settings.text_size.percent());
    let on_wayland = displays.are_wayland();
    let least = (super::SMALLEST.width as u32, super::SMALLEST.height as u32);
    let place = settings.window.map(|place| place.mended(least));
    let reports = Reports::of_user();
    // Booting happens once; the closure may be called more often as far as its type is concerned.
    let first = Mutex::new(Some((
        (store, Games::of_user(), reports.clone()),
        settings,
        trouble,
    )));
    let boot = {
        let (words, opened) = (words.clone(), opened.clone());
        move || {
            let first = first.lock().ok().and_then(|mut first| first.take());
            let nowhere = (Store::nowhere(), Games::nowhere(), Reports::nowhere());
            let (kept, settings, trouble) = first.unwrap_or((nowhere, Settings::default(), None));
            let (mut app, task) = App::boot(
                start.clone(),
                kept,
                settings,
                trouble,
                words.clone(),
                opened.clone(),
            );
            app = app.audible().welcoming().opening(first_size, on_wayland);
            let people = app.knowing(ProfileStore::of_user());
            (app, Task::batch([people, task]))
        }
    };
    let mut application = iced::application(boot, App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .subscription(App::subscription)
        .scale_factor(App::scale_factor)
        .default_font(font::TEXT)
        .window(window::Settings {
            // iced counts this size in our own units, and the smallest one in the system's.
            size: first_size * (1.0 / scale),
            min_size: Some(opening(super::SMALLEST)),
            position: position(place),
            maximized: place.is_some_and(|place| place.maximized),
            fullscreen: place.is_some_and(|place| place.full_screen),
            exit_on_close_request: false,
            icon: art::window_icon(),
            #[cfg(target_os = "linux")]
            platform_specific: window::settings::PlatformSpecific {
                application_id: "king-of-tokyo".into(),
                ..Default::default()
            },
            ..Default::default()
        });
    for file in font::FILES {
        application = application.font(file);
    }

    let ended = guarded(&opened, &reports, &displays, || application.run());
    wait_for_leaving();
    match ended {
        Ok(()) => Ok(()),
        Err(Ending::Lost(reason)) => {
            log::info!("the display has gone: {reason}");
            Err(NoWindow::Lost(fl!(words, "display-lost")))
        }
        Err(Ending::Unopened(reason)) => {
            log::info!("no window: {reason}");
            if displays.answer() && std::env::var_os(AGAIN).is_none() {
                // A display that begins anew, or is full, turns away whoever comes at that moment.
                renderer::start_again_with(AGAIN, "1");
            }
            let sentence = fl!(words, "no-window", display = displays.names());
            let sentences = std::iter::once(sentence).chain(told);
            Err(NoWindow::Unopened(sentences.collect::<Vec<_>>().join(" ")))
        }
    }
}

/// The variable that says that the program has been started again because no window could be opened.
const AGAIN: &str = "KING_OF_TOKYO_AGAIN";

/// How the event loop ends, other than by itself; and what it said.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Ending {
    /// Before there was a window.
    Unopened(String),
    /// With its display.
    Lost(String),
}

/// Where the window opens: where it was closed, or in the middle of the screen.
fn position(place: Option<WindowPlace>) -> window::Position {
    match place.and_then(|place| place.position) {
        Some((x, y)) => window::Position::Specific(Point::new(x as f32, y as f32)),
        None => window::Position::SpecificWith(super::app::place::centered),
    }
}

/// Runs the event loop. Below iced, a screen that does not answer, a screen that goes away and a missing system
/// library are panics: until the window is open, and once its display has gone, such a panic becomes the reason
/// given back. All others are bugs and stay what they are, and a report says what has happened.
fn guarded(
    opened: &Arc<AtomicBool>,
    reports: &Reports,
    displays: &Displays,
    run: impl FnOnce() -> iced::Result,
) -> Result<(), Ending> {
    type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

    let reason = Arc::new(Mutex::new(None::<String>));
    let lost = Arc::new(AtomicBool::new(false));
    let usual: Arc<Hook> = Arc::new(take_hook());
    let draws = std::thread::current().id();
    set_hook(Box::new({
        let (opened, reason, usual) = (opened.clone(), reason.clone(), usual.clone());
        let (reports, reported) = (reports.clone(), AtomicBool::new(false));
        let (displays, lost) = (displays.clone(), lost.clone());
        move |panic| {
            let is_open = opened.load(Ordering::Relaxed);
            // Whoever thinks has no display to lose.
            if is_open && std::thread::current().id() == draws && displays.is_gone() {
                lost.store(true, Ordering::Relaxed);
            }
            if is_open && !lost.load(Ordering::Relaxed) {
                usual(panic);
                // The first one says why; what follows, follows from it.
                if !reported.swap(true, Ordering::Relaxed)
                    && let Err(error) = reports.write(&report(panic))
                {
                    log::warn!("no report: {error}");
                }
            } else if let Ok(mut reason) = reason.lock() {
                let words = said(panic);
                reason.get_or_insert_with(|| words.lines().next().unwrap_or_default().to_owned());
            }
        }
    }));
    let ended = catch_unwind(AssertUnwindSafe(run));
    set_hook(Box::new(move |panic| usual(panic)));
    let said = || reason.lock().ok().and_then(|mut reason| reason.take());
    let is_open = opened.load(Ordering::Relaxed);
    match ended {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if is_open && displays.is_gone() => Err(Ending::Lost(error.to_string())),
        Ok(Err(error)) => Err(Ending::Unopened(error.to_string())),
        Err(_) if lost.load(Ordering::Relaxed) => Err(Ending::Lost(said().unwrap_or_default())),
        Err(panic) if is_open => resume_unwind(panic),
        Err(_) => Err(Ending::Unopened(said().unwrap_or_default())),
    }
}

/// What a panic says.
fn said<'a>(panic: &'a PanicHookInfo<'_>) -> &'a str {
    let payload = panic.payload();
    let words = payload.downcast_ref::<String>().map(String::as_str);
    words
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or_default()
}

/// What is reported of a panic, for those who mend the program.
fn report(panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let thread = std::thread::current();
    format!(
        "king-of-tokyo {}\n{} {}\nthread: {}\nat: {place}\n\n{}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        thread.name().unwrap_or_default(),
        said(panic),
        std::backtrace::Backtrace::force_capture(),
    )
}

#[cfg(test)]
mod tests {
    use super::display::Displays;
    use super::{Ending, guarded};
    use crate::storage::{self, Reports};
    use std::path::PathBuf;
    use std::process::Command;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_panic_before_the_window_is_open_becomes_a_reason() {
        let opened = Arc::new(AtomicBool::new(false));
        let ended = guarded(&opened, &Reports::nowhere(), &Displays::default(), || {
            panic!("Create event loop: no screen")
        });
        let reason = "Create event loop: no screen".to_owned();
        assert_eq!(ended, Err(Ending::Unopened(reason)));
    }

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn a_display_that_has_gone_is_an_ordinary_end() {
        let gone = Displays {
            wayland: Some("/no/such/socket".into()),
            ..Displays::default()
        };
        let opened = Arc::new(AtomicBool::new(true));
        let ended = guarded(&opened, &Reports::nowhere(), &gone, || {
            panic!("Create softbuffer surface for window")
        });
        let reason = "Create softbuffer surface for window".to_owned();
        assert_eq!(ended, Err(Ending::Lost(reason)));
    }

    /// Where the program that panics keeps its report.
    const FOLDER: &str = "KING_OF_TOKYO_TEST_REPORTS";

    #[test]
    #[ignore = "the program that panics; the next test starts it"]
    fn a_program_that_panics() {
        let Some(folder) = std::env::var_os(FOLDER) else {
            return;
        };
        let home = storage::home().unwrap_or_default().display().to_string();
        let opened = Arc::new(AtomicBool::new(true));
        let reports = Reports::at(PathBuf::from(folder));
        let _ = guarded(&opened, &reports, &Displays::default(), || {
            panic!("a die in {home} has seven faces")
        });
    }

    #[test]
    fn a_panic_leaves_a_report_that_is_told_of_once() {
        let folder = std::env::temp_dir().join(format!("king-of-tokyo-panic-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let ended = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "ui::launch::tests::a_program_that_panics", "--ignored"])
            .env(FOLDER, &folder)
            .env("HOME", "/home/zoe-the-player")
            .output()
            .expect("it runs");
        assert!(!ended.status.success(), "a panic stays one");
        let reports = Reports::at(&folder);
        let path = reports.take_untold().expect("a report");
        let text = std::fs::read_to_string(&path).expect("it is read");
        for said in [
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            "has seven faces",
            "launch.rs",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
        // Where the system heeds no variable, it is the one of whoever runs this.
        let home = match cfg!(windows) {
            true => storage::home().unwrap_or_default().display().to_string(),
            false => "zoe-the-player".to_owned(),
        };
        assert!(!text.contains(&home) && text.contains("a die in ~"), "{text}");
        assert_eq!(reports.take_untold(), None);
        let _ = std::fs::remove_dir_all(&folder);
    }
}
