//! The systems on which the program runs, as a value: what differs between them is a function of it, and is tried for
//! each of them on any.

/// A kind of system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Linux and its kin.
    Linux,
    /// macOS.
    Mac,
    /// Windows.
    Windows,
}

impl System {
    /// The one that the program runs on.
    pub const HERE: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::Mac
    } else {
        Self::Linux
    };

    /// All of them.
    pub const ALL: [Self; 3] = [Self::Linux, Self::Mac, Self::Windows];

    /// The attribute of messages that name keys as the keyboards of this system do; without one, as all others.
    pub(crate) const fn keys(self) -> Option<&'static str> {
        match self {
            Self::Mac => Some("mac"),
            Self::Linux | Self::Windows => None,
        }
    }
}
