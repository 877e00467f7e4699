//! What a monster's body says in every game: how it feels while nothing happens to it, and what it does or
//! suffers for a moment. How that looks, a figure decides; see [`Attitude`].

use super::monster::{BoardMotion, BoardMove, Dial};
use super::table::TableMotion;
use super::{Show, pose};
use engine::{Seat, Seats};

/// How a monster feels for as long as nothing happens to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// It waits.
    #[default]
    Waiting,
    /// It holds what everybody wants: Tokyo.
    Proud,
    /// It is out of the game.
    Down,
    /// It has won.
    Cheering,
}

impl Mood {
    /// Every mood.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Proud, Self::Down, Self::Cheering];
}

/// What a monster does or suffers for a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// It strikes at these.
    Attack(Seats),
    /// It loses hearts.
    Hurt,
    /// It gains hearts.
    Heal,
    /// It walks to another place.
    Walk,
}

/// What a monster's body says at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Attitude {
    /// How it felt before.
    pub was: Mood,
    /// How it feels now.
    pub mood: Mood,
    /// How far it has come from one to the other, from 0 to 1; 1 when it is there.
    pub turned: f32,
    /// What it does over that, and how far it has come, from 0 to 1.
    pub deed: Option<(Deed, f32)>,
}

impl Default for Attitude {
    fn default() -> Self {
        Self::of(Mood::Waiting)
    }
}

impl Attitude {
    /// Nothing happens to it.
    #[must_use]
    pub const fn of(mood: Mood) -> Self {
        Self {
            was: mood,
            mood,
            turned: 1.0,
            deed: None,
        }
    }

    /// Whom it strikes at, to turn to them.
    #[must_use]
    pub fn victims(&self) -> Seats {
        match self.deed {
            Some((Deed::Attack(victims), _)) => victims,
            _ => Seats::NONE,
        }
    }
}

impl<C: BoardMotion + TableMotion> Show<C> {
    /// What the body of this monster says now.
    #[must_use]
    pub fn attitude(&self, seat: Seat) -> Attitude {
        let walk = self.board_moves(seat, |board_move| match board_move {
            BoardMove::Walk { was_proud } => Some(was_proud),
            _ => None,
        });
        let settled = if C::is_proud(self.shown(), seat) {
            Mood::Proud
        } else {
            Mood::Waiting
        };
        if C::has_won(self.shown(), seat) {
            let turned = self.turn_of(self.crown(seat).unwrap_or(1.0));
            return Attitude {
                was: settled,
                mood: Mood::Cheering,
                turned,
                deed: None,
            };
        }
        if self.stage().is_down(self.shown(), seat) {
            return Attitude {
                was: Mood::Waiting,
                mood: Mood::Down,
                turned: self.turn_of(self.fall(seat)),
                deed: None,
            };
        }
        let Some((was_proud, time)) = walk else {
            return Attitude {
                deed: self.deed(seat).filter(|_| !self.reduced),
                ..Attitude::of(settled)
            };
        };
        Attitude {
            was: if was_proud { Mood::Proud } else { Mood::Waiting },
            mood: settled,
            turned: pose::ease_in_out(time),
            deed: Some((Deed::Walk, time)),
        }
    }

    /// How far it has come to a new mood, when so much of the time is over.
    fn turn_of(&self, time: f32) -> f32 {
        if self.reduced { 1.0 } else { time.clamp(0.0, 1.0) }
    }

    /// What it does or suffers where it stands: blows are seen before what they bring.
    fn deed(&self, seat: Seat) -> Option<(Deed, f32)> {
        let strike = || {
            self.board_moves(seat, |board_move| match board_move {
                BoardMove::Strike(victims) => Some(Deed::Attack(victims)),
                _ => None,
            })
        };
        let hurt = || {
            self.board_moves(seat, |board_move| {
                matches!(board_move, BoardMove::Shake(_)).then_some(Deed::Hurt)
            })
        };
        let heal = || {
            self.board_moves(seat, |board_move| match board_move {
                BoardMove::Count {
                    dial: Dial::Hearts,
                    from,
                    to,
                } if to > from => Some(Deed::Heal),
                _ => None,
            })
        };
        strike().or_else(hurt).or_else(heal)
    }
}
