//! Opening the window, and saying in words why it could not be opened.

use super::app::toast::trouble_in_words;
use super::{App, Start, USUAL, art, font, renderer};
use crate::storage::games::Games;
use crate::storage::{ProfileStore, Settings, Store};
use iced::{Size, Task, window};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use words::fl;
use words::{Language, Words};

/// Why there is no window, in sentences for the player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoWindow(String);

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
    if !has_display() {
        return Err(NoWindow(fl!(speaking(&store.glance()), "no-display")));
    }
    // Only looked at: what is wrong with the file is told by the program that stays.
    renderer::settle(store.glance().drawing);
    let (settings, trouble) = store.load();
    let words = speaking(&settings);
    let told = trouble.as_ref().map(|trouble| trouble_in_words(&words, trouble));

    let opened = Arc::new(AtomicBool::new(false));
    let scale = super::scale(USUAL, settings.text_size.percent());
    // Booting happens once; the closure may be called more often as far as its type is concerned.
    let first = Mutex::new(Some(((store, Games::of_user()), settings, trouble)));
    let boot = {
        let (words, opened) = (words.clone(), opened.clone());
        move || {
            let first = first.lock().ok().and_then(|mut first| first.take());
            let nowhere = (Store::nowhere(), Games::nowhere());
            let (kept, settings, trouble) = first.unwrap_or((nowhere, Settings::default(), None));
            let (mut app, task) = App::boot(
                start.clone(),
                kept,
                settings,
                trouble,
                words.clone(),
                opened.clone(),
            );
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
            size: Size::new(USUAL.width / scale, USUAL.height / scale),
            min_size: Some(super::SMALLEST),
            position: window::Position::Centered,
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

    match guarded(&opened, || application.run()) {
        Ok(()) => Ok(()),
        Err(reason) => {
            log::info!("no window: {reason}");
            let sentence = fl!(words, "no-window", display = display_names());
            let sentences = std::iter::once(sentence).chain(told);
            Err(NoWindow(sentences.collect::<Vec<_>>().join(" ")))
        }
    }
}

/// Is there a screen to draw on? Only Linux and its kin can lack one.
fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || named("WAYLAND_DISPLAY")
        || named("WAYLAND_SOCKET")
        || named("DISPLAY")
}

/// The displays that the system names, as it names them.
fn display_names() -> String {
    let named = ["WAYLAND_DISPLAY", "DISPLAY"].map(|name| {
        let value = std::env::var(name).unwrap_or_default();
        (!value.is_empty()).then(|| format!("{name}={value}"))
    });
    named.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Runs the event loop. Below iced, a screen that does not answer and a missing system library are panics:
/// until the window is open such a panic becomes the reason given back. Afterwards panics are bugs and stay
/// what they are.
fn guarded(opened: &Arc<AtomicBool>, run: impl FnOnce() -> iced::Result) -> Result<(), String> {
    type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

    let reason = Arc::new(Mutex::new(None::<String>));
    let usual: Arc<Hook> = Arc::new(take_hook());
    set_hook(Box::new({
        let (opened, reason, usual) = (opened.clone(), reason.clone(), usual.clone());
        move |panic| {
            if opened.load(Ordering::Relaxed) {
                usual(panic);
            } else if let Ok(mut reason) = reason.lock() {
                let payload = panic.payload();
                let words = payload.downcast_ref::<String>().map(String::as_str);
                let words = words
                    .or_else(|| payload.downcast_ref::<&str>().copied())
                    .unwrap_or_default();
                reason.get_or_insert_with(|| words.lines().next().unwrap_or_default().to_owned());
            }
        }
    }));
    let ended = catch_unwind(AssertUnwindSafe(run));
    set_hook(Box::new(move |panic| usual(panic)));
    match ended {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(panic) if opened.load(Ordering::Relaxed) => resume_unwind(panic),
        Err(_) => Err(reason
            .lock()
            .ok()
            .and_then(|mut reason| reason.take())
            .unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::guarded;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_panic_before_the_window_is_open_becomes_a_reason() {
        let opened = Arc::new(AtomicBool::new(false));
        let ended = guarded(&opened, || panic!("Create event loop: no screen"));
        assert_eq!(ended, Err("Create event loop: no screen".to_owned()));
    }
}
