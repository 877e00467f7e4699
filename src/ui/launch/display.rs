//! The displays that the environment names: which of them answers, and what else it says of them.

use std::ffi::OsString;
use std::time::Duration;

/// What the environment says of displays.
#[derive(Debug, Clone, Default)]
pub(super) struct Displays {
    /// The socket of Wayland, as `WAYLAND_DISPLAY` names it.
    pub wayland: Option<OsString>,
    /// A connection to Wayland has been handed over.
    pub handed_over: bool,
    /// The display of X11, as `DISPLAY` names it.
    pub x11: Option<OsString>,
    /// Where sockets lie.
    pub runtime: Option<OsString>,
}

/// How long a display on another machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often it is asked whether a display is still there, and how long it is waited in between: one that ends takes
/// a while until nobody finds it any more.
const ASKS: u32 = 10;
const PAUSE: Duration = Duration::from_millis(50);

impl Displays {
    /// Those of this program.
    pub(super) fn of_environment() -> Self {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        Self {
            wayland: named("WAYLAND_DISPLAY"),
            handed_over: named("WAYLAND_SOCKET").is_some(),
            x11: named("DISPLAY"),
            runtime: named("XDG_RUNTIME_DIR"),
        }
    }

    /// Is any named? Only Linux and its kin can lack one.
    pub(super) fn are_named(&self) -> bool {
        !cfg!(all(unix, not(target_os = "macos")))
            || self.wayland.is_some()
            || self.handed_over
            || self.x11.is_some()
    }

    /// Does the window open on Wayland? It does where both are named.
    pub(super) fn are_wayland(&self) -> bool {
        cfg!(all(unix, not(target_os = "macos"))) && (self.wayland.is_some() || self.handed_over)
    }

    /// As the environment names them.
    pub(super) fn names(&self) -> String {
        let named = [("WAYLAND_DISPLAY", &self.wayland), ("DISPLAY", &self.x11)];
        let named = named.iter().filter_map(|(name, value)| {
            let value = value.as_ref()?.to_string_lossy();
            Some(format!("{name}={value}"))
        });
        named.collect::<Vec<_>>().join(", ")
    }

    /// Wayland is named and does not answer, and X11 does: the window had better not ask Wayland.
    pub(super) fn only_x11_answers(&self) -> bool {
        !self.handed_over && self.wayland_answers() == Some(false) && self.x11_answers() == Some(true)
    }

    /// Does the display answer on which the window opens? Where nobody can know, it does not.
    pub(super) fn answer(&self) -> bool {
        !self.handed_over && self.wayland_answers().or_else(|| self.x11_answers()) == Some(true)
    }

    /// The display that the window was on has gone. Where nobody can know, it has not.
    pub(super) fn is_gone(&self) -> bool {
        let answers = || {
            if self.handed_over {
                return None;
            }
            self.wayland_answers().or_else(|| self.x11_answers())
        };
        (0..ASKS).any(|nth| {
            if nth > 0 {
                std::thread::sleep(PAUSE);
            }
            answers() == Some(false)
        })
    }

    /// Does Wayland answer? `None` where it is not named.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn wayland_answers(&self) -> Option<bool> {
        use std::path::{Path, PathBuf};
        let named = Path::new(self.wayland.as_ref()?);
        let path = match (named.is_absolute(), &self.runtime) {
            (true, _) => named.to_owned(),
            (false, Some(runtime)) => PathBuf::from(runtime).join(named),
            (false, None) => return Some(false),
        };
        Some(std::os::unix::net::UnixStream::connect(path).is_ok())
    }

    /// Does X11 answer? `None` where it is not named, or in a way that is not understood.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn x11_answers(&self) -> Option<bool> {
        use std::net::{TcpStream, ToSocketAddrs as _};
        use std::os::unix::net::UnixStream;
        let (host, number) = x11_place(self.x11.as_ref()?.to_str()?)?;
        if !host.is_empty() {
            let mut addresses = (host.as_str(), 6000 + number).to_socket_addrs().ok()?;
            return Some(addresses.any(|address| TcpStream::connect_timeout(&address, PATIENCE).is_ok()));
        }
        let path = format!("/tmp/.X11-unix/X{number}");
        let there = UnixStream::connect(&path).is_ok();
        #[cfg(target_os = "linux")]
        let there = there || {
            use std::os::linux::net::SocketAddrExt as _;
            let address = std::os::unix::net::SocketAddr::from_abstract_name(path.as_bytes());
            address.is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
        };
        Some(there)
    }

    #[cfg(not(all(unix, not(target_os = "macos"))))]
    fn wayland_answers(&self) -> Option<bool> {
        let _ = &self.runtime;
        None
    }

    #[cfg(not(all(unix, not(target_os = "macos"))))]
    fn x11_answers(&self) -> Option<bool> {
        let _ = PATIENCE;
        None
    }
}

/// The machine of a display of X11, nothing for this one, and its number: `host:number.screen`.
#[cfg(all(unix, not(target_os = "macos")))]
fn x11_place(display: &str) -> Option<(String, u16)> {
    let (host, rest) = display.rsplit_once(':')?;
    let number = rest.split('.').next()?.parse().ok()?;
    // 6000 and this is a port.
    let number = Some(number).filter(|number| *number < 10_000)?;
    let host = host.rsplit('/').next().unwrap_or(host);
    let host = host.trim_start_matches('[').trim_end_matches(']');
    Some((
        if host == "unix" {
            String::new()
        } else {
            host.to_owned()
        },
        number,
    ))
}

/// What is wrong with a variable of the environment that the window heeds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Odd {
    /// `ICED_BACKEND` names nothing that draws.
    Renderer(String),
    /// `WINIT_X11_SCALE_FACTOR` is no scale.
    Scale(String),
}

/// Looks at the variables that the window heeds, and would blame on the display.
pub(super) fn odd_variable(renderer: Option<&str>, scale: Option<&str>) -> Option<Odd> {
    let known = |name: &&str| ["wgpu", "tiny-skia"].contains(name);
    if let Some(renderer) = renderer
        && !renderer
            .split(',')
            .filter(|name| !name.is_empty())
            .all(|name| known(&name))
    {
        return Some(Odd::Renderer(renderer.to_owned()));
    }
    let is_scale = |scale: &str| {
        let factor = scale.parse::<f64>();
        scale.is_empty()
            || scale.eq_ignore_ascii_case("randr")
            || factor.is_ok_and(|factor| factor.is_sign_positive() && factor.is_normal())
    };
    match scale {
        Some(scale) if !is_scale(scale) => Some(Odd::Scale(scale.to_owned())),
        Some(_) | None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_that_says_nonsense_is_named() {
        for (renderer, scale, odd) in [
            (None, None, None),
            (Some("wgpu,tiny-skia"), Some("1.5"), None),
            (Some(""), Some("RandR"), None),
            (Some("tiny-skia,"), Some(""), None),
            (Some("nonsense"), None, Some(Odd::Renderer("nonsense".to_owned()))),
            (
                Some("wgpu,gl"),
                Some("0"),
                Some(Odd::Renderer("wgpu,gl".to_owned())),
            ),
            (None, Some("0"), Some(Odd::Scale("0".to_owned()))),
            (None, Some("-1"), Some(Odd::Scale("-1".to_owned()))),
            (None, Some("inf"), Some(Odd::Scale("inf".to_owned()))),
            (None, Some("large"), Some(Odd::Scale("large".to_owned()))),
        ] {
            assert_eq!(odd_variable(renderer, scale), odd, "{renderer:?} {scale:?}");
        }
    }

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn a_display_is_there_as_long_as_it_answers() {
        use std::os::unix::net::UnixListener;
        for (display, place) in [
            (":0", Some(("", 0))),
            ("unix:12.1", Some(("", 12))),
            ("far.example:3.0", Some(("far.example", 3))),
            ("tcp/[::1]:7", Some(("::1", 7))),
            ("nonsense", None),
            (":x", None),
            (":70000", None),
        ] {
            let place = place.map(|(host, number)| (host.to_owned(), number));
            assert_eq!(x11_place(display), place, "{display}");
        }
        let folder = std::env::temp_dir().join(format!("king-of-tokyo-display-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let socket = folder.join("wayland-0");
        let listener = UnixListener::bind(&socket).expect("a socket");
        let displays = Displays {
            wayland: Some("wayland-0".into()),
            runtime: Some(folder.clone().into()),
            ..Displays::default()
        };
        assert!(!displays.is_gone() && displays.are_named() && displays.answer());
        drop(listener);
        assert!(
            displays.is_gone() && !displays.answer(),
            "nobody listens any more"
        );
        std::fs::remove_dir_all(&folder).expect("removed");
        assert!(displays.is_gone());
        // What nobody names, or nobody understands, nobody misses.
        assert!(!Displays::default().is_gone() && !Displays::default().answer());
        let odd = Displays {
            x11: Some("nonsense".into()),
            ..Displays::default()
        };
        assert!(!odd.is_gone() && !odd.only_x11_answers());
    }
}
