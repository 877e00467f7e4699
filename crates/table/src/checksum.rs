//! A running checksum: FNV-1a of 64 bits. One changed byte always changes it.

use std::fmt;

/// The checksum of all bytes so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    /// The same over more bytes.
    #[must_use]
    pub fn over(self, bytes: &[u8]) -> Self {
        let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(self.0, step))
    }

    /// The number.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Checksum;

    /// The values that the inventors of the algorithm publish.
    #[test]
    fn it_is_fnv_1a() {
        let of = |text: &str| Checksum::default().over(text.as_bytes()).to_string();
        assert_eq!(of(""), "cbf29ce484222325");
        assert_eq!(of("a"), "af63dc4c8601ec8c");
        assert_eq!(of("foobar"), "85944171f73967e8");
        assert_eq!(
            Checksum::default().over(b"foo").over(b"bar"),
            Checksum::default().over(b"foobar")
        );
    }
}
