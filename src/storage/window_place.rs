//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// Where the window was, and how large, in the system's units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Width and height while it filled neither the screen nor its working area.
    pub size: (u32, u32),
    /// Its upper left corner, where the system tells it.
    pub position: Option<(i32, i32)>,
    /// The size of the monitor on which that was.
    pub monitor: Option<(u32, u32)>,
    /// It filled the working area.
    pub maximized: bool,
    /// It filled the screen.
    pub full_screen: bool,
}

/// No window is larger, in the system's units.
const LARGEST: u32 = 16_384;

/// No window lies farther from the first screen than that, in the system's units.
const FARTHEST: i32 = 30_000;

impl WindowPlace {
    /// With a size that a window may have, at least so large.
    #[must_use]
    pub fn mended(mut self, least: (u32, u32)) -> Self {
        let (width, height) = self.size;
        self.size = (width.clamp(least.0, LARGEST), height.clamp(least.1, LARGEST));
        // Windows says that a window that is put away lies far beyond every screen.
        let is_real = |(x, y): &(i32, i32)| x.abs() < FARTHEST && y.abs() < FARTHEST;
        self.position = self.position.filter(is_real);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::WindowPlace;

    #[test]
    fn no_window_is_too_small_to_be_used_or_too_large_to_be_made() {
        let place = |size| WindowPlace {
            size,
            position: None,
            monitor: None,
            maximized: false,
            full_screen: false,
        };
        assert_eq!(place((3, u32::MAX)).mended((960, 600)).size, (960, 16_384));
        assert_eq!(place((1400, 900)).mended((960, 600)).size, (1400, 900));
        for (at, kept) in [
            ((-32_000, -32_000), false),
            ((-1900, 40), true),
            ((0, 31_000), false),
        ] {
            let stood = WindowPlace {
                position: Some(at),
                ..place((1400, 900))
            };
            assert_eq!(stood.mended((960, 600)).position.is_some(), kept, "{at:?}");
        }
    }
}
