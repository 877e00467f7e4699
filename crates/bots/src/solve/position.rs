//! A table for two at the beginning of a turn, and what a turn makes of it (`core.md` §2 and §3, without
//! cards).
//!
//! Only the monster whose turn it is gains stars or hearts, and only the other one loses hearts. So nobody
//! dies in a turn of its own, and who has enough stars at the end of one has won.

use crate::lattice::Counts;
use engine::classic::{Face, Options, Place, Setup, State, Wickedness};
use engine::{Game, Seat};

/// Hearts that a monster begins with and never exceeds.
pub const MOST_HEARTS: u8 = 10;
/// Stars that win at the end of a turn.
pub const MOST_STARS: u8 = 20;

/// What Tokyo gives to those who enter it or begin a turn there (`core.md` §1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Stars: one for entering, two for a turn begun there.
    Stars,
    /// Energy, the variant for two: without cards, nothing that counts.
    Energy,
}

impl Variant {
    /// Both, the one of larger tables first.
    pub const ALL: [Self; 2] = [Self::Stars, Self::Energy];

    /// Its name on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Stars => "stars",
            Self::Energy => "energy",
        }
    }

    /// What two players agree on who play this game.
    #[must_use]
    pub fn options(self) -> Options {
        Options {
            power_cards: false,
            two_player_variant: self == Self::Energy,
            ..Options::default()
        }
    }

    /// The first position of the game of this number: the seats begin in turn.
    #[must_use]
    pub fn table(self, game: u64) -> State {
        let mut setup = Setup::of(2).expect("two seats");
        setup.options = self.options();
        setup.first = Some(Seat((game % 2) as u8));
        setup
            .start()
            .expect("different monsters, and options that go together")
    }

    /// The variant that is played at this table; `None` if it is another game than the one solved here.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let options = state.options();
        let bare = !options.power_cards && options.wickedness == Wickedness::Off;
        let variant = if state.two_player_variant() {
            Self::Energy
        } else {
            Self::Stars
        };
        (bare && state.seats() == 2).then_some(variant)
    }

    /// Stars for entering Tokyo.
    const fn for_entering(self) -> u8 {
        match self {
            Self::Stars => 1,
            Self::Energy => 0,
        }
    }

    /// Stars for beginning a turn in Tokyo.
    const fn for_staying(self) -> u8 {
        match self {
            Self::Stars => 2,
            Self::Energy => 0,
        }
    }

    /// The position after the income of a turn's beginning: the one in which the dice are thrown.
    #[must_use]
    pub fn with_income(self, mut position: SolvedPosition) -> SolvedPosition {
        if position.tokyo == Tokyo::Mover {
            position.mover.score(self.for_staying());
        }
        position
    }

    /// What comes of final dice: `thrown` is the position in which they were thrown, the income of the turn
    /// included; `yields` is the rival's answer, if it is asked.
    #[must_use]
    pub fn after(self, thrown: SolvedPosition, marks: RollTotals, yields: bool) -> TurnEnd {
        let SolvedPosition {
            mut mover,
            mut rival,
            mut tokyo,
        } = thrown;
        mover.score(marks.stars);
        if tokyo != Tokyo::Mover {
            mover.hearts = (mover.hearts + marks.hearts).min(MOST_HEARTS);
        }
        if thrown.hits(marks) {
            rival.hearts = rival.hearts.saturating_sub(marks.claws);
            if rival.hearts == 0 {
                return TurnEnd::Won;
            }
        }
        if thrown.asks_to_yield(marks) && yields {
            tokyo = Tokyo::Nobody;
        }
        if tokyo == Tokyo::Nobody {
            tokyo = Tokyo::Mover;
            mover.score(self.for_entering());
        }
        if mover.stars == MOST_STARS {
            return TurnEnd::Won;
        }
        TurnEnd::Next(SolvedPosition {
            mover: rival,
            rival: mover,
            tokyo: match tokyo {
                Tokyo::Mover => Tokyo::Rival,
                Tokyo::Rival => Tokyo::Mover,
                Tokyo::Nobody => Tokyo::Nobody,
            },
        })
    }
}

impl std::fmt::Display for Variant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.slug())
    }
}

/// One monster's hearts and stars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Vitals {
    /// 1 to 10.
    pub hearts: u8,
    /// 0 to 20.
    pub stars: u8,
}

impl Vitals {
    const fn score(&mut self, stars: u8) {
        self.stars = if self.stars + stars > MOST_STARS {
            MOST_STARS
        } else {
            self.stars + stars
        };
    }
}

/// Who is in Tokyo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tokyo {
    /// Nobody: only before the first turn.
    Nobody,
    /// The monster whose turn it is.
    Mover,
    /// The other one.
    Rival,
}

/// A table for two, seen by the one whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SolvedPosition {
    /// The monster whose turn it is.
    pub mover: Vitals,
    /// The other one.
    pub rival: Vitals,
    /// Who is in Tokyo.
    pub tokyo: Tokyo,
}

impl SolvedPosition {
    /// The beginning of the game.
    pub const FIRST: Self = {
        let fresh = Vitals {
            hearts: MOST_HEARTS,
            stars: 0,
        };
        Self {
            mover: fresh,
            rival: fresh,
            tokyo: Tokyo::Nobody,
        }
    };

    /// What lies on a table for two, in somebody's turn.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let mover = state.active();
        let rival = Seat(1 - mover.0.min(1));
        let dials = |seat| {
            let player = state.player(seat);
            Vitals {
                hearts: player.hearts,
                stars: player.stars,
            }
        };
        let tokyo = match state.at(Place::City) {
            None => Tokyo::Nobody,
            Some(seat) if seat == mover => Tokyo::Mover,
            Some(_) => Tokyo::Rival,
        };
        Self {
            mover: dials(mover),
            rival: dials(rival),
            tokyo,
        }
    }

    /// Do these dice cost the rival hearts?
    const fn hits(self, marks: RollTotals) -> bool {
        marks.claws > 0 && !matches!(self.tokyo, Tokyo::Nobody)
    }

    /// Is the rival asked whether it yields, if it survives these dice?
    #[must_use]
    pub const fn asks_to_yield(self, marks: RollTotals) -> bool {
        marks.claws > 0 && matches!(self.tokyo, Tokyo::Rival)
    }
}

/// What final dice amount to. Energy buys nothing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RollTotals {
    /// Stars for three or more of a number.
    pub stars: u8,
    /// Hearts.
    pub hearts: u8,
    /// Claws.
    pub claws: u8,
}

impl RollTotals {
    /// What a roll amounts to.
    #[must_use]
    pub fn of(roll: &Counts) -> Self {
        let stars = |face: Face| match (face.number(), roll[face.index()]) {
            (Some(number), count) if count >= 3 => number + count - 3,
            _ => 0,
        };
        Self {
            stars: Face::ALL.into_iter().map(stars).sum(),
            hearts: roll[Face::Heart.index()],
            claws: roll[Face::Claw.index()],
        }
    }
}

/// What a turn leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnEnd {
    /// The monster whose turn it was has won.
    Won,
    /// The other one's turn begins.
    Next(SolvedPosition),
}
