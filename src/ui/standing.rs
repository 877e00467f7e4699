//! How the seats of a game stand, whatever its rules: for pictures of a table that are a few lines large.

use super::finish::Count;

/// How a seat stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// What it has, the most telling first.
    pub counts: Vec<Count>,
    /// It holds the place that is fought for.
    pub holds: bool,
}

impl Standing {
    /// The hearts of a seat; whoever has none has been knocked out.
    #[must_use]
    pub fn hearts(hearts: u8) -> Count {
        match hearts {
            0 => Count::Skull,
            hearts => Count::Number("tokens/heart", hearts.into()),
        }
    }
}
