//! The net by which positions are valued, and its file: sparse features, one hidden layer of rectified units,
//! and a straight way from the features to the result beside it.

use super::layout::Layout;

/// Units of the hidden layer.
const HIDDEN: usize = 32;
/// The first bytes of a file with a net.
const MAGIC: &[u8; 8] = b"KoT net\n";
/// The format of such files.
const FORMAT: u32 = 3;
/// What features mean.
const MEANING: u64 = 1;
/// More features than any game has.
const MOST_FEATURES: usize = 1 << 14;

/// The weights.
#[derive(Debug, Clone)]
pub(super) struct Net {
    /// From each feature to the hidden units.
    hidden: Vec<[f32; HIDDEN]>,
    /// What hidden units begin with.
    bias: [f32; HIDDEN],
    /// From the hidden units to the result.
    out: [f32; HIDDEN],
    /// From each feature straight to the result.
    skip: Vec<f32>,
}

impl Net {
    /// Reads the net of this name, its rows in the order of `layout`; a feature that it has not met is
    /// neutral. `None` when the bytes are something else.
    pub(super) fn read(bytes: &[u8], name: &str, layout: &Layout) -> Option<Self> {
        let (body, checksum) = bytes.split_last_chunk()?;
        if u64::from_le_bytes(*checksum) != fnv1a(body) {
            return None;
        }
        let mut reader = Reader(body.strip_prefix(MAGIC)?);
        let (format, units) = (reader.word32()?, reader.word32()? as usize);
        let (meaning, _games, _seed) = (reader.word64()?, reader.word64()?, reader.word64()?);
        let length = reader.word32()? as usize;
        let (text, rest) = reader.0.split_at_checked(length)?;
        reader.0 = rest;
        let (named, text) = std::str::from_utf8(text).ok()?.split_once('\n')?;
        if format != FORMAT || units != HIDDEN || meaning != MEANING || named != name {
            return None;
        }
        let file = Layout::parse(text, MOST_FEATURES)?;
        let features = file.features();
        let hidden: Vec<_> = (0..features).map(|_| reader.row()).collect::<Option<_>>()?;
        let (bias, out) = (reader.row()?, reader.row()?);
        let skip: Vec<_> = (0..features).map(|_| reader.float()).collect::<Option<_>>()?;
        let rows = layout.matched(&file)?;
        Some(Self {
            hidden: rows
                .iter()
                .map(|row| row.map_or([0.0; HIDDEN], |row| hidden[row]))
                .collect(),
            bias,
            out,
            skip: rows.iter().map(|row| row.map_or(0.0, |row| skip[row])).collect(),
        })
    }
}

/// A position on its way through a net.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    /// What reaches the hidden units.
    pub units: [f32; HIDDEN],
    /// What goes straight to the result.
    pub straight: f32,
}

impl Sum {
    /// Before any feature.
    #[must_use]
    pub(super) fn begin(net: &Net) -> Self {
        Self {
            units: net.bias,
            straight: 0.0,
        }
    }

    /// One feature more, with its amount.
    #[inline]
    pub(super) fn add(&mut self, net: &Net, feature: usize, amount: f32) {
        for (unit, weight) in self.units.iter_mut().zip(&net.hidden[feature]) {
            *unit += amount * weight;
        }
        self.straight += amount * net.skip[feature];
    }

    /// The result.
    #[must_use]
    pub(super) fn result(&self, net: &Net) -> f32 {
        let mut result = self.straight;
        for (unit, weight) in self.units.iter().zip(&net.out) {
            result += if *unit > 0.0 { unit * weight } else { 0.0 };
        }
        result
    }
}

/// Grows like the exponential, made of products alone so that every machine agrees.
#[must_use]
pub(super) fn exp_approx(strength: f32) -> f32 {
    /// Beyond this all is the same.
    const MOST: f32 = 30.0;
    let mut growth = 1.0 + strength.clamp(-MOST, MOST) / 1024.0;
    for _ in 0..10 {
        growth *= growth;
    }
    growth
}

/// A checksum (FNV-1a): it finds accidents, not forgers.
#[must_use]
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn word32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn word64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    fn float(&mut self) -> Option<f32> {
        let float = f32::from_le_bytes(self.take()?);
        float.is_finite().then_some(float)
    }

    fn row(&mut self) -> Option<[f32; HIDDEN]> {
        let mut row = [0.0; HIDDEN];
        for weight in &mut row {
            *weight = self.float()?;
        }
        Some(row)
    }
}
