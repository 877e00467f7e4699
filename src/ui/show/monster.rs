//! What moves in front of a monster in every game: its numbers, the hits that land on it, its shield.
//!
//! A game says in [`BoardMotion`] what of its own moves is such a [`BoardMove`]; the readers here do the
//! rest.

use super::{Choreography, Show, pose};
use engine::{Seat, Seats};

/// The part of the time of a [`BoardMove::Count`] in which the number counts; the change rises beside it all
/// the while.
const COUNTS: f32 = 0.4;
/// The part of that time in which what is gained flies to the number: it counts, and the change rises, from then
/// on.
const ARRIVES: f32 = 0.22;

/// A number in front of a monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dial {
    /// Life.
    Hearts,
    /// Victory points.
    Stars,
    /// Energy cubes.
    Energy,
    /// Wickedness.
    Wicked,
    /// Dice tokens.
    Tokens,
}

/// A change that rises beside its number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Float {
    /// Of which number.
    pub dial: Dial,
    /// By how much.
    pub delta: i32,
    /// From 0 (it appears) to 1 (it is gone).
    pub progress: f32,
}

/// Something that moves in front of a monster.
#[expect(missing_docs, reason = "each kind says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum BoardMove {
    /// A number changes.
    Count { dial: Dial, from: u16, to: u16 },
    /// A hit of this size lands.
    Shake(u8),
    /// A hit is softened, or does nothing.
    Shield,
    /// It strikes at these.
    Strike(Seats),
    /// Its figure walks to another place; was it proud of the one before?
    Walk { was_proud: bool },
}

/// A game in which monsters have numbers and are hit.
pub trait BoardMotion: Choreography {
    /// What this is in front of which monster, if it is anything there.
    fn board_move(moving: &Self::Moving) -> Option<(Seat, BoardMove)>;

    /// What a dial of a seat shows when nothing moves; 0 for what this game does not count.
    fn still_number(state: &Self::Game, seat: Seat, dial: Dial) -> u16;

    /// Does a monster hold what makes it proud?
    fn is_proud(state: &Self::Game, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }
}

impl<C: BoardMotion> Show<C> {
    /// The number on a dial, counting.
    #[must_use]
    pub fn number(&self, seat: Seat, dial: Dial) -> u16 {
        self.counting(seat, dial).map_or_else(
            || C::still_number(self.shown(), seat, dial),
            |number| number.round() as u16,
        )
    }

    fn counting(&self, seat: Seat, dial: Dial) -> Option<f32> {
        let ((from, to), time) = self.board_moves(seat, |board_move| match board_move {
            BoardMove::Count { dial: of, from, to } if of == dial => Some((from, to)),
            _ => None,
        })?;
        Some(pose::between(
            f32::from(from),
            f32::from(to),
            pose::ease_out((self.begun(to > from, time) / COUNTS).min(1.0)),
        ))
    }

    /// How far a change has come since what brings it is there, from 0 to 1; nothing flies where motion is reduced.
    fn begun(&self, gained: bool, time: f32) -> f32 {
        let on_its_way = if gained && !self.reduced { ARRIVES } else { 0.0 };
        ((time - on_its_way) / (1.0 - on_its_way)).max(0.0)
    }

    /// The part of a dial that is filled, from 0 to 1, gliding.
    #[must_use]
    pub fn fill(&self, seat: Seat, dial: Dial, full: u16) -> f32 {
        let number = self
            .counting(seat, dial)
            .unwrap_or_else(|| f32::from(self.number(seat, dial)));
        (number / f32::from(full.max(1))).clamp(0.0, 1.0)
    }

    /// The changes that rise beside the numbers of a monster, oldest first.
    #[must_use]
    pub fn floats(&self, seat: Seat) -> Vec<Float> {
        let floats = self.each(|what| match C::board_move(what)? {
            (of, BoardMove::Count { dial, from, to }) if of == seat => {
                Some((dial, i32::from(to) - i32::from(from)))
            }
            _ => None,
        });
        let float = |((dial, delta), time): ((Dial, i32), f32)| Float {
            dial,
            delta,
            progress: self.begun(delta > 0, time),
        };
        let floats = floats.into_iter().map(float);
        floats
            .filter(|float| float.delta < 0 || float.progress > 0.0)
            .collect()
    }

    /// How far a monster's board is pushed aside by a hit, from -1 to 1.
    #[must_use]
    pub fn shake(&self, seat: Seat) -> f32 {
        let hit = self.hit(seat).filter(|_| !self.reduced);
        hit.map_or(0.0, |(amount, time)| {
            pose::shake(time) * (0.55 + 0.15 * f32::from(amount)).min(1.0)
        })
    }

    /// How red a monster's board is from a hit, from 0 to 1.
    #[must_use]
    pub fn flash(&self, seat: Seat) -> f32 {
        self.hit(seat).map_or(0.0, |(_, time)| (1.0 - time).powi(2))
    }

    /// The hit that lands on a monster: its size and how far it has gone, from 0 to 1.
    #[must_use]
    pub fn hit(&self, seat: Seat) -> Option<(u8, f32)> {
        self.board_moves(seat, |board_move| match board_move {
            BoardMove::Shake(amount) => Some(amount),
            _ => None,
        })
    }

    /// How brightly a shield shines over a monster that takes less or nothing, from 0 to 1.
    #[must_use]
    pub fn shield(&self, seat: Seat) -> f32 {
        self.board_moves(seat, |board_move| (board_move == BoardMove::Shield).then_some(()))
            .map_or(0.0, |((), time)| 1.0 - time)
    }

    /// The last thing in front of this monster of which something can be read, and how far it has come, from
    /// 0 to 1.
    pub(super) fn board_moves<T>(
        &self,
        seat: Seat,
        read: impl Fn(BoardMove) -> Option<T>,
    ) -> Option<(T, f32)> {
        self.of(|what| {
            let (of, board_move) = C::board_move(what)?;
            read(board_move).filter(|_| of == seat)
        })
    }
}
