//! A small net that a value of positions is learned with: sparse features, one hidden layer of rectified
//! units, and a straight way from the features to the result beside it. And the file in which such a net
//! travels.
//!
//! Knows nothing of what features mean; floats are only added, multiplied, divided and compared, so that
//! every machine gets the same numbers.

use super::layout::{Changes, Layout};
use std::fmt;
use std::sync::Arc;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// The first bytes of a file with a net.
const MAGIC: &[u8; 8] = b"KoT net\n";
/// The format of such files.
const FORMAT: u32 = 3;
/// Bytes of the checksum at the end.
const CHECKSUM: usize = 8;
/// More features than any game has.
const MOST_FEATURES: usize = 1 << 14;
/// No file with a net has more bytes: whoever reads one need not read on.
pub const MOST_BYTES: usize = 4 << 20;

/// The weights.
#[derive(Clone, PartialEq)]
pub struct Net {
    /// Its name, one of those of its game.
    pub name: String,
    /// What its rows are.
    pub layout: Arc<Layout>,
    /// Ties it to what the features meant when it was trained.
    pub meaning: u64,
    /// Games of which it has learned.
    pub games: u64,
    /// The seed of its training.
    pub seed: u64,
    /// From each feature to the hidden units.
    pub hidden: Vec<[f32; HIDDEN]>,
    /// What hidden units begin with.
    pub bias: [f32; HIDDEN],
    /// From the hidden units to the result.
    pub out: [f32; HIDDEN],
    /// From each feature straight to the result.
    pub skip: Vec<f32>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net")
            .field("name", &self.name)
            .field("features", &self.hidden.len())
            .field("meaning", &self.meaning)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// The bytes are no net for this program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// Not a net at all.
    #[error("these are no weights of this program: give a file that `train` has written")]
    Foreign,
    /// Written in another format.
    #[error(
        "weights of format {0}, and this program reads format {FORMAT}: train anew, or use the version that wrote them"
    )]
    Format(u32),
    /// What it reads off positions has come to mean something else.
    #[error("these weights were trained when positions were read in another way: train anew")]
    Meaning,
    /// Another net.
    #[error("these are the weights of {0}, another net: give the file of the net that is asked for")]
    Another(String),
    /// Cut off or changed.
    #[error("these weights are damaged: their checksum does not fit; take them from a copy, or train anew")]
    Damaged,
}

impl Net {
    /// A net that knows nothing: small weights that follow from numbers between -1 and 1.
    #[must_use]
    pub fn fresh(
        name: &str,
        layout: &Arc<Layout>,
        meaning: u64,
        seed: u64,
        mut number: impl FnMut() -> f32,
    ) -> Self {
        let features = layout.features();
        Self {
            name: name.to_owned(),
            layout: Arc::clone(layout),
            meaning,
            games: 0,
            seed,
            hidden: (0..features)
                .map(|_| std::array::from_fn(|_| 0.1 * number()))
                .collect(),
            bias: [0.0; HIDDEN],
            out: std::array::from_fn(|_| 0.3 * number()),
            skip: vec![0.0; features],
        }
    }

    /// How many features it has.
    #[must_use]
    pub fn features(&self) -> usize {
        self.skip.len()
    }

    /// Do the hidden units add nothing? Then a file has none.
    #[must_use]
    pub fn is_linear(&self) -> bool {
        self.out == [0.0; HIDDEN]
    }

    /// Reads the net of this name for this layout and meaning. Its rows are put where the layout has them by
    /// name; those that it lacks are zero, so that what it has not met is neutral.
    ///
    /// # Errors
    /// [`NetError`] with what to do.
    pub fn read(
        bytes: &[u8],
        name: &str,
        layout: &Arc<Layout>,
        meaning: u64,
    ) -> Result<(Self, Changes), NetError> {
        let mut net = Self::read_any(bytes)?;
        if net.name != name {
            return Err(NetError::Another(net.name));
        }
        if net.meaning != meaning {
            return Err(NetError::Meaning);
        }
        let (rows, changes) = layout.matched(&net.layout).ok_or(NetError::Meaning)?;
        if !changes.is_empty() || net.layout != *layout {
            let hidden = |row: &Option<usize>| row.map_or([0.0; HIDDEN], |row| net.hidden[row]);
            let skip = |row: &Option<usize>| row.map_or(0.0, |row| net.skip[row]);
            (net.hidden, net.skip) = (rows.iter().map(hidden).collect(), rows.iter().map(skip).collect());
        }
        net.layout = Arc::clone(layout);
        Ok((net, changes))
    }

    fn read_any(bytes: &[u8]) -> Result<Self, NetError> {
        if bytes.len() < MAGIC.len() || bytes[..MAGIC.len()] != *MAGIC || bytes.len() > MOST_BYTES {
            return Err(NetError::Foreign);
        }
        let mut reader = Reader(&bytes[MAGIC.len()..]);
        let format = reader.word32()?;
        if format != FORMAT {
            return Err(NetError::Format(format));
        }
        let (body, checksum) = bytes.split_last_chunk().ok_or(NetError::Damaged)?;
        if u64::from_le_bytes(*checksum) != fnv1a(body) {
            return Err(NetError::Damaged);
        }
        let units = reader.word32()? as usize;
        let (meaning, games, seed) = (reader.word64()?, reader.word64()?, reader.word64()?);
        let length = reader.word32()? as usize;
        let text = reader.0.split_at_checked(length).ok_or(NetError::Damaged)?;
        reader.0 = text.1;
        let text = std::str::from_utf8(text.0).map_err(|_| NetError::Damaged)?;
        let (name, text) = text.split_once('\n').ok_or(NetError::Damaged)?;
        let layout = Layout::parse(text, MOST_FEATURES).ok_or(NetError::Damaged)?;
        let features = layout.features();
        if ![0, HIDDEN].contains(&units)
            || reader.0.len() != 4 * (features * (units + 1) + 2 * units) + CHECKSUM
        {
            return Err(NetError::Damaged);
        }
        let mut row = || {
            if units == 0 {
                Ok([0.0; HIDDEN])
            } else {
                reader.row()
            }
        };
        Ok(Self {
            name: name.to_owned(),
            layout: Arc::new(layout),
            meaning,
            games,
            seed,
            hidden: (0..features).map(|_| row()).collect::<Result<_, _>>()?,
            bias: row()?,
            out: row()?,
            skip: (0..features).map(|_| reader.float()).collect::<Result<_, _>>()?,
        })
    }

    /// The net as the bytes of a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let linear = self.is_linear();
        for word in [FORMAT, if linear { 0 } else { HIDDEN as u32 }] {
            bytes.extend(word.to_le_bytes());
        }
        for word in [self.meaning, self.games, self.seed] {
            bytes.extend(word.to_le_bytes());
        }
        let text = format!("{}\n{}", self.name, self.layout.text());
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text.as_bytes());
        let units = self
            .hidden
            .as_flattened()
            .iter()
            .chain(&self.bias)
            .chain(&self.out);
        let units = units.filter(|_| !linear);
        for weight in units.chain(&self.skip) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }
}

/// A position on its way through a net.
#[derive(Debug, Clone, Copy)]
pub struct Sum {
    /// What reaches the hidden units.
    pub units: [f32; HIDDEN],
    /// What goes straight to the result.
    pub straight: f32,
}

impl Sum {
    /// Before any feature.
    #[must_use]
    pub fn begin(net: &Net) -> Self {
        Self {
            units: net.bias,
            straight: 0.0,
        }
    }

    /// One feature more, with its amount.
    #[inline]
    pub fn add(&mut self, net: &Net, feature: usize, amount: f32) {
        for (unit, weight) in self.units.iter_mut().zip(&net.hidden[feature]) {
            *unit += amount * weight;
        }
        self.straight += amount * net.skip[feature];
    }

    /// The result.
    #[must_use]
    pub fn result(&self, net: &Net) -> f32 {
        let mut result = self.straight;
        for (unit, weight) in self.units.iter().zip(&net.out) {
            result += if *unit > 0.0 { unit * weight } else { 0.0 };
        }
        result
    }
}

/// Grows like the exponential, made of products alone so that every machine agrees.
#[must_use]
pub fn exp_approx(strength: f32) -> f32 {
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
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(NetError::Damaged)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn word32(&mut self) -> Result<u32, NetError> {
        self.take().map(u32::from_le_bytes)
    }

    fn word64(&mut self) -> Result<u64, NetError> {
        self.take().map(u64::from_le_bytes)
    }

    fn float(&mut self) -> Result<f32, NetError> {
        let float = f32::from_le_bytes(self.take()?);
        if float.is_finite() {
            Ok(float)
        } else {
            Err(NetError::Damaged)
        }
    }

    fn row(&mut self) -> Result<[f32; HIDDEN], NetError> {
        let mut row = [0.0; HIDDEN];
        for weight in &mut row {
            *weight = self.float()?;
        }
        Ok(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(names: &str) -> Arc<Layout> {
        let mut layout = Layout::default();
        layout.counted("", &[("hearts", 0)], 2);
        layout.named("cards", 2, names.split(' '));
        Arc::new(layout)
    }

    fn some() -> Net {
        let mut at = 0.0;
        Net::fresh("some", &layout("a b c"), 77, 3, || {
            at += 0.37;
            if at > 1.0 {
                at -= 2.0;
            }
            at
        })
    }

    /// Reads without any change.
    fn read(bytes: &[u8]) -> Result<Net, NetError> {
        Net::read(bytes, "some", &layout("a b c"), 77).map(|(net, changes)| {
            assert!(changes.is_empty(), "{changes:?}");
            net
        })
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let net = some();
        assert_eq!(read(&net.write()), Ok(net));
    }

    #[test]
    fn a_linear_net_needs_no_hidden_units() {
        let mut net = some();
        (net.out, net.skip[2]) = ([0.0; HIDDEN], 0.7);
        let (bytes, whole) = (net.write(), some().write());
        assert_eq!(whole.len() - bytes.len(), 4 * HIDDEN * (5 + 2));
        let read = read(&bytes).expect("a net");
        assert_eq!(read.skip, net.skip);
        assert_eq!(read.write(), bytes);
    }

    #[test]
    fn a_card_that_joins_is_neutral_and_moves_no_row() {
        let net = some();
        let (more, changes) = Net::read(&net.write(), "some", &layout("a new b c"), 77).expect("a net");
        assert_eq!(changes.unmet, ["new"]);
        assert_eq!(more.hidden[2], net.hidden[2]);
        assert_eq!((more.hidden[3], more.skip[3]), ([0.0; HIDDEN], 0.0));
        assert_eq!(more.hidden[4..], net.hidden[3..]);
        // What is written then knows the card, and gives it back when the card is gone.
        let (back, changes) = Net::read(&more.write(), "some", &layout("a b c"), 77).expect("a net");
        assert_eq!(changes.dropped, ["new"]);
        assert_eq!(back, net);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_to_do() {
        let bytes = some().write();
        assert_eq!(read(b""), Err(NetError::Foreign));
        assert_eq!(read(b"{\"a\": 1, \"b\": 2}"), Err(NetError::Foreign));
        assert_eq!(read(&vec![0; MOST_BYTES + 1]), Err(NetError::Foreign));
        assert_eq!(
            Net::read(&bytes, "other", &layout("a b c"), 77).map(|_| ()),
            Err(NetError::Another("some".to_owned()))
        );
        assert_eq!(
            Net::read(&bytes, "some", &layout("a b c"), 78).map(|_| ()),
            Err(NetError::Meaning)
        );
        let mut wider = Layout::default();
        wider.counted("", &[("hearts", 0)], 3);
        assert_eq!(
            Net::read(&bytes, "some", &Arc::new(wider), 77).map(|_| ()),
            Err(NetError::Meaning)
        );
        for length in MAGIC.len()..bytes.len() {
            assert_eq!(read(&bytes[..length]), Err(NetError::Damaged), "{length} bytes");
        }
        for at in MAGIC.len()..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 4;
            assert!(read(&changed).is_err(), "byte {at}");
        }
        let mut later = bytes.clone();
        later[MAGIC.len()] = 4;
        assert_eq!(read(&later), Err(NetError::Format(4)));
    }

    #[test]
    fn a_net_sums_what_it_is_given() {
        let mut net = some();
        net.bias[0] = 0.5;
        let mut sum = Sum::begin(&net);
        sum.add(&net, 1, 1.0);
        sum.add(&net, 4, 0.5);
        net.skip = vec![1.0, 2.0, 3.0, 4.0, 5.0];
        let units = |unit: usize| net.bias[unit] + net.hidden[1][unit] + 0.5 * net.hidden[4][unit];
        let expected: f32 = (0..HIDDEN).map(|unit| units(unit).max(0.0) * net.out[unit]).sum();
        assert!((sum.result(&net) - expected).abs() < 1e-5);
        let mut sum = Sum::begin(&net);
        sum.add(&net, 3, 0.5);
        assert!((sum.straight - 2.0).abs() < 1e-6);
    }

    #[test]
    fn growth_is_close_to_the_exponential() {
        for strength in [-8.0f32, -1.0, 0.0, 0.5, 3.0, 8.0] {
            let (grown, exact) = (exp_approx(strength), strength.exp());
            assert!((grown / exact - 1.0).abs() < 0.04, "{strength}: {grown} {exact}");
        }
        assert!(exp_approx(-1e9) > 0.0 && exp_approx(1e9).is_finite());
    }
}
