//! The six monsters and their special powers (`duel.md` §10), each in one place.

use super::event::Event;
use super::face::Face;
use super::question::Choice;
use super::rule::Step::{
    self, AddPicked, Choose, Code, GainEnergyBy, GainTokensBy, GoTo, HurtRivalBy, LayPicked, May, PullPicked,
    Reckon, StopUnless, Unless,
};
use super::state::State;
use crate::parts;
use serde::{Deserialize, Serialize};

/// A monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Monster {
    /// Gigazaur.
    Gigazaur,
    /// Alienoid.
    Alienoid,
    /// Space Penguin.
    SpacePenguin,
    /// Meka Dragon.
    MekaDragon,
    /// Cyber Kitty.
    CyberKitty,
    /// The King.
    TheKing,
}

/// A monster's board.
#[derive(Debug)]
pub struct Board {
    /// Health at the start and at most.
    pub health: u8,
    /// How hard it is to play, 1 to 3.
    pub level: u8,
    /// The tokens on which a pull ends are its own: they come with it, and never stop it.
    pub owns_stops: bool,
    /// Can the power faces be resolved now?
    pub usable: fn(&State) -> bool,
    /// What resolving the power faces does.
    pub power: &'static [Step],
    /// What the power faces do when the Roll becomes final, before any card looks at it.
    pub early: &'static [Step],
}

const NOTHING: &[Step] = &[];

/// Pulls either marker by 1 for each two power.
static GIGAZAUR: Board = Board {
    health: 14,
    level: 1,
    owns_stops: false,
    usable: |state| state.rolled(Face::Power) >= 2,
    power: &[
        Reckon(|state, frame| frame.count = state.rolled(Face::Power) / 2),
        StopUnless(|_, frame| frame.count > 0),
        Choose(Choice::Track),
        Reckon(|_, frame| frame.count -= 1),
        PullPicked(1),
        GoTo(1),
    ],
    early: NOTHING,
};

/// Two power are any other face, a third one the same face once more.
static ALIENOID: Board = Board {
    health: 14,
    level: 1,
    owns_stops: false,
    usable: |_| false,
    power: NOTHING,
    early: &[
        Reckon(|state, frame| frame.count = state.rolled(Face::Power)),
        StopUnless(|_, frame| frame.count >= 2),
        Choose(Choice::Face),
        AddPicked,
        Reckon(|_, frame| frame.count -= 2),
        Unless(|_, frame| frame.count >= 1, 1),
        May(1),
        AddPicked,
        Reckon(|_, frame| frame.count -= 1),
        GoTo(1),
    ],
};

/// A token for each power.
static SPACE_PENGUIN: Board = Board {
    health: 13,
    level: 2,
    owns_stops: false,
    usable: |state| state.rolled(Face::Power) > 0 && state.player(state.active()).tokens < 2,
    power: &[GainTokensBy(|state, _| state.rolled(Face::Power))],
    early: NOTHING,
};

/// Claws times power, in one packet, instead of the claws.
static MEKA_DRAGON: Board = Board {
    health: 12,
    level: 2,
    owns_stops: false,
    usable: |state| {
        state.rolled(Face::Power) > 0
            && state.rolled(Face::Claw) > 0
            && !state.turn().resolved.contains(Face::Claw)
    },
    power: &[
        Code(|table, _| {
            let (seat, count) = (table.active(), table.rolled(Face::Claw));
            table.turn.resolved.insert(Face::Claw);
            table.turn.claws += count;
            table.tell(Event::FaceResolved {
                seat,
                face: Face::Claw,
                count,
            });
        }),
        HurtRivalBy(|state, _| state.rolled(Face::Claw).saturating_mul(state.rolled(Face::Power))),
    ],
    early: NOTHING,
};

/// 2 energy for two power, 2 more for a third.
static CYBER_KITTY: Board = Board {
    health: 13,
    level: 3,
    owns_stops: false,
    usable: |state| state.rolled(Face::Power) >= 2,
    power: &[GainEnergyBy(|state, _| {
        let power = state.rolled(Face::Power);
        4 * (power / 3) + if power % 3 == 2 { 2 } else { 0 }
    })],
    early: NOTHING,
};

/// Places or moves a token of his own for each two power.
static THE_KING: Board = Board {
    health: 15,
    level: 3,
    owns_stops: true,
    usable: |state| state.rolled(Face::Power) >= 2 && state.king_has_a_move(),
    power: &[
        Reckon(|state, frame| frame.count = state.rolled(Face::Power) / 2),
        StopUnless(|state, frame| frame.count > 0 && state.king_has_a_move()),
        Choose(Choice::King),
        Reckon(|_, frame| frame.count -= 1),
        LayPicked,
        GoTo(1),
    ],
    early: NOTHING,
};

impl Monster {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Gigazaur,
        Self::Alienoid,
        Self::SpacePenguin,
        Self::MekaDragon,
        Self::CyberKitty,
        Self::TheKing,
    ];

    /// Its board.
    #[must_use]
    pub const fn board(self) -> &'static Board {
        match self {
            Self::Gigazaur => &GIGAZAUR,
            Self::Alienoid => &ALIENOID,
            Self::SpacePenguin => &SPACE_PENGUIN,
            Self::MekaDragon => &MEKA_DRAGON,
            Self::CyberKitty => &CYBER_KITTY,
            Self::TheKing => &THE_KING,
        }
    }

    /// Its name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.figure().slug()
    }

    /// The figure that stands for it, as in every other game.
    #[must_use]
    pub const fn figure(self) -> parts::Monster {
        match self {
            Self::Gigazaur => parts::Monster::Gigazaur,
            Self::Alienoid => parts::Monster::Alienoid,
            Self::SpacePenguin => parts::Monster::SpacePenguin,
            Self::MekaDragon => parts::Monster::MekaDragon,
            Self::CyberKitty => parts::Monster::CyberKitty,
            Self::TheKing => parts::Monster::TheKing,
        }
    }

    /// The monster that this figure is, if it duels.
    #[must_use]
    pub fn of_figure(figure: parts::Monster) -> Option<Self> {
        Self::ALL.into_iter().find(|monster| monster.figure() == figure)
    }

    /// The monster of that name, if there is one.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|monster| monster.slug() == slug)
    }

    /// Health at the start and at most.
    #[must_use]
    pub const fn health(self) -> u8 {
        self.board().health
    }

    /// Faces that so many power faces add to the Roll at most.
    pub(super) const fn most_added(self, power: u8) -> u8 {
        match self {
            Self::Alienoid => 2 * (power / 3) + (power % 3) / 2,
            _ => 0,
        }
    }

    /// The steps of its power: those of the early part when `early`.
    pub(super) const fn steps(self, early: bool) -> &'static [Step] {
        if early {
            self.board().early
        } else {
            self.board().power
        }
    }
}
