//! The dice of the monster packs, which are thrown and kept with the others and have faces of their own: the
//! Berserk die (`expansions.md` §5) and the Die of Fate (`expansions.md` §4.2).

use crate::classic::packs::OnTable;
use crate::classic::state::State;
use crate::classic::{Dice, Face, Packs};
use serde::{Deserialize, Serialize};

/// A die of a monster pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialDie {
    /// The die of a monster that is Berserk.
    Berserk,
    /// The Die of Fate.
    Fate,
}

/// What such a die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialFace {
    /// Berserk: one energy.
    Energy,
    /// Berserk: two energy.
    DoubleEnergy,
    /// Berserk: a claw.
    Claw,
    /// Berserk: two claws.
    DoubleClaw,
    /// Berserk: the roller loses a heart.
    Skull,
    /// Fate: the next curse is turned over.
    Eye,
    /// Fate: nothing.
    River,
    /// Fate: what the curse calls its Ankh.
    Ankh,
    /// Fate: what the curse calls its Snake.
    Snake,
}

impl SpecialDie {
    /// Its faces, each as often as the die has it.
    #[must_use]
    pub const fn faces(self) -> &'static [SpecialFace] {
        match self {
            Self::Berserk => &[
                SpecialFace::Energy,
                SpecialFace::DoubleEnergy,
                SpecialFace::Claw,
                SpecialFace::Claw,
                SpecialFace::DoubleClaw,
                SpecialFace::Skull,
            ],
            Self::Fate => &[
                SpecialFace::Eye,
                SpecialFace::River,
                SpecialFace::Ankh,
                SpecialFace::Snake,
            ],
        }
    }

    /// Its different faces.
    pub fn each_face(self) -> impl Iterator<Item = SpecialFace> {
        SpecialFace::ALL
            .into_iter()
            .filter(move |face| face.die() == self)
    }
}

impl SpecialFace {
    /// Every face of every such die.
    pub const ALL: [Self; 9] = [
        Self::Energy,
        Self::DoubleEnergy,
        Self::Claw,
        Self::DoubleClaw,
        Self::Skull,
        Self::Eye,
        Self::River,
        Self::Ankh,
        Self::Snake,
    ];

    /// The die that has it.
    #[must_use]
    pub const fn die(self) -> SpecialDie {
        match self {
            Self::Energy | Self::DoubleEnergy | Self::Claw | Self::DoubleClaw | Self::Skull => {
                SpecialDie::Berserk
            }
            Self::Eye | Self::River | Self::Ankh | Self::Snake => SpecialDie::Fate,
        }
    }

    /// The face's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::DoubleEnergy => "double-energy",
            Self::Claw => "claw",
            Self::DoubleClaw => "double-claw",
            Self::Skull => "skull",
            Self::Eye => "eye",
            Self::River => "river",
            Self::Ankh => "ankh",
            Self::Snake => "snake",
        }
    }

    /// The symbol of the other dice that it shows, and how often.
    #[must_use]
    pub const fn symbol(self) -> Option<(Face, u8)> {
        match self {
            Self::Energy => Some((Face::Energy, 1)),
            Self::DoubleEnergy => Some((Face::Energy, 2)),
            Self::Claw => Some((Face::Claw, 1)),
            Self::DoubleClaw => Some((Face::Claw, 2)),
            Self::Skull | Self::Eye | Self::River | Self::Ankh | Self::Snake => None,
        }
    }
}

/// What somebody makes of a position who thinks about it.
impl State {
    /// The same position with these faces up on the special dice that lie among those of the turn.
    #[must_use]
    pub fn showing_special(&self, berserk: Option<SpecialFace>, fate: Option<SpecialFace>) -> Self {
        let mut position = *self;
        let packs = &mut position.packs;
        packs.die = packs.die.and(berserk);
        packs.fate = packs.fate.and(fate);
        position
    }

    /// The same position with this face up on each die of the turn that may be thrown again.
    #[must_use]
    pub fn showing_everywhere(&self, face: Face) -> Self {
        let (mut position, locked) = (*self, self.locked_dice());
        let dice = self.turn.dice.iter().enumerate();
        let dice: Dice = dice
            .map(
                |(index, shown)| {
                    if locked & 1 << index == 0 { face } else { shown }
                },
            )
            .collect();
        position.turn.dice = dice;
        position
    }

    /// The same position as somebody sees it who takes no account of monster packs: they are not there.
    #[must_use]
    pub fn without_packs(&self) -> Self {
        let mut position = *self;
        position.options.packs = Packs::NONE;
        position.packs = OnTable::default();
        while let Some(at) = position
            .in_play
            .iter()
            .position(|held| held.card.piece().is_some())
        {
            position.in_play.remove(at);
        }
        position.in_play.ruled_by(None);
        position
    }
}
