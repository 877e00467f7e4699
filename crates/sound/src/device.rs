//! Hands samples to the system. One way for each kind of system: `pulse` on Linux, `native` elsewhere.

use crate::mix::Input;

#[cfg(not(target_os = "linux"))]
#[path = "device/native.rs"]
mod system;
#[cfg(target_os = "linux")]
#[path = "device/pulse.rs"]
mod system;

/// An open way to the loudspeakers. Dropping it closes it.
pub(crate) struct Stream {
    /// Where sounds are put in.
    pub input: Input,
    system: system::Stream,
}

impl Stream {
    /// Opens one.
    ///
    /// # Errors
    /// When there is no device, no server, or none that answers.
    pub(crate) fn open() -> Result<Self, String> {
        let (input, system) = system::Stream::open()?;
        Ok(Self { input, system })
    }

    /// Is there still somebody who takes samples?
    pub(crate) fn is_open(&self) -> bool {
        self.system.is_open()
    }
}
