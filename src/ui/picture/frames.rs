//! How long each picture of a game in motion takes: recorded events are shown at steps of a sixtieth of a second,
//! on one thread, and what has changed is drawn as the window would draw it by the processor.

use super::{Error, Picture, detached, draw, png};
use crate::ui::app::OneGame;
use crate::ui::{App, font};
use iced::advanced::graphics::{Viewport, damage};
use iced::advanced::renderer::Headless;
use iced::theme::Base as _;
use iced::{Color, Pixels, Rectangle, Size, mouse, window};
use iced_runtime::user_interface::{Cache, UserInterface};
use iced_tiny_skia::Layer;
use resvg::tiny_skia;
use std::time::{Duration, Instant};

/// Between two pictures.
pub(super) const STEP: Duration = Duration::from_micros(16_667);

/// How long the pictures took.
#[derive(Debug, Clone)]
pub struct Frames {
    /// From the quickest to the slowest; at least one.
    times: Vec<Duration>,
    /// The last of them, as PNG.
    pub last: Vec<u8>,
}

impl Frames {
    /// How many there were: fewer than wished for where the game ended.
    #[must_use]
    pub fn count(&self) -> usize {
        self.times.len()
    }

    /// The time that this share of all pictures, from 0 to 1, did not need more than.
    #[must_use]
    pub fn within(&self, share: f64) -> Duration {
        let nth = (share * self.times.len() as f64).ceil() as usize;
        let nth = nth.clamp(1, self.times.len().max(1)) - 1;
        self.times.get(nth).copied().unwrap_or_default()
    }
}

/// Draws so many pictures of a game that bots play on from where the wanted picture shows it.
pub(super) fn measured<G: OneGame>(wanted: &Picture, setup: G::Setup, count: u32) -> Result<Frames, Error> {
    let mut app = detached(wanted);
    app.pose_play::<G>(setup, wanted.turns, None);
    app.pose_on::<G>();
    let (width, height) = wanted.size;
    let mut canvas = Canvas::new(Size::new(width, height)).ok_or(Error::NoRenderer)?;
    let renderer = <iced::Renderer as Headless>::new(font::TEXT, Pixels(16.0), Some("tiny-skia"));
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let renderer = runtime.map_err(|_| Error::NoRenderer)?.block_on(renderer);
    let mut renderer = renderer.ok_or(Error::NoRenderer)?;
    let mut cache = Cache::default();
    let mut times = Vec::new();
    let start = Instant::now();
    for nth in 0..count.max(1) {
        let began = Stopwatch::start();
        let moves = app.pose_tick::<G>(start + STEP * nth);
        cache = canvas
            .draw(&app, &mut renderer, cache, start + STEP * nth)
            .ok_or(Error::NoRenderer)?;
        times.push(began.elapsed());
        if !moves {
            break;
        }
    }
    times.sort_unstable();
    let last = png(draw(&app, Size::new(width, height)), wanted.size)?;
    Ok(Frames { times, last })
}

/// Counts the processor time of this thread, so that a machine that does other things as well measures the same;
/// where the system does not tell it, the time that passes.
#[derive(Debug, Clone, Copy)]
struct Stopwatch {
    #[cfg(unix)]
    began: rustix::time::Timespec,
    #[cfg(not(unix))]
    began: Instant,
}

#[cfg(unix)]
impl Stopwatch {
    fn start() -> Self {
        let began = Self::now();
        Self { began }
    }

    fn now() -> rustix::time::Timespec {
        rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)
    }

    fn elapsed(self) -> Duration {
        Duration::try_from(Self::now() - self.began).unwrap_or_default()
    }
}

#[cfg(not(unix))]
impl Stopwatch {
    fn start() -> Self {
        let began = Instant::now();
        Self { began }
    }

    fn elapsed(self) -> Duration {
        self.began.elapsed()
    }
}

/// The pixels of a window, and what was drawn on them last.
struct Canvas {
    size: Size<u32>,
    pixels: tiny_skia::Pixmap,
    mask: tiny_skia::Mask,
    layers: Option<Vec<Layer>>,
}

impl Canvas {
    fn new(size: Size<u32>) -> Option<Self> {
        Some(Self {
            size,
            pixels: tiny_skia::Pixmap::new(size.width, size.height)?,
            mask: tiny_skia::Mask::new(size.width, size.height)?,
            layers: None,
        })
    }

    /// One picture of the program, from its view to its pixels.
    fn draw(
        &mut self,
        app: &App,
        renderer: &mut iced::Renderer,
        cache: Cache,
        now: Instant,
    ) -> Option<Cache> {
        let theme = app.theme();
        let base = theme.base();
        let mut interface = UserInterface::build(app.view(), app.room(), cache, renderer);
        let redraw = iced::Event::Window(window::Event::RedrawRequested(now));
        let _ = interface.update(
            std::slice::from_ref(&redraw),
            mouse::Cursor::Unavailable,
            renderer,
            &mut iced::advanced::clipboard::Null,
            &mut Vec::new(),
        );
        let style = iced::advanced::renderer::Style {
            text_color: base.text_color,
        };
        interface.draw(renderer, &theme, &style, mouse::Cursor::Unavailable);
        let cache = interface.into_cache();
        self.show(renderer, app.density(), base.background_color)?;
        Some(cache)
    }

    /// Draws what differs from the picture before, as the window does.
    fn show(&mut self, renderer: &mut iced::Renderer, scale: f32, ground: Color) -> Option<()> {
        #[cfg(feature = "wgpu")]
        let iced::Renderer::Secondary(renderer) = renderer else {
            return None;
        };
        let viewport = Viewport::with_physical_size(self.size, scale);
        let whole = Rectangle::with_size(viewport.logical_size());
        let layers = renderer.layers().to_vec();
        let changed = self.layers.as_ref().map_or_else(
            || vec![whole],
            |before| damage::diff(before, &layers, |layer| vec![layer.bounds], Layer::damage),
        );
        self.layers = Some(layers);
        if !changed.is_empty() {
            let changed = damage::group(changed, whole);
            let pixels = &mut self.pixels.as_mut();
            renderer.draw(pixels, &mut self.mask, &viewport, &changed, ground);
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Frames, Picture};
    use crate::ui::picture::frames;
    use std::time::Duration;

    #[test]
    fn a_game_in_motion_is_drawn_picture_by_picture() {
        let wanted = Picture {
            turns: 1,
            size: (960, 600),
            ..Picture::default()
        };
        let drawn = frames(&wanted, 6).expect("it is drawn");
        assert_eq!(drawn.count(), 6);
        assert!(drawn.within(1.0) >= drawn.within(0.5) && !drawn.within(0.5).is_zero());
        assert!(drawn.last.starts_with(b"\x89PNG"));
    }

    #[test]
    fn half_of_the_pictures_take_no_longer_than_the_middle_one() {
        let frames = Frames {
            times: (1..=200).map(Duration::from_millis).collect(),
            last: Vec::new(),
        };
        let within = |share| frames.within(share).as_millis();
        assert_eq!((within(0.5), within(0.99), within(1.0)), (100, 198, 200));
    }
}
