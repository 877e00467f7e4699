//! What the table looks like at this moment, asked by the widgets.

use super::{Motion, Moving, Pose, Steps, pose};
use crate::ui::show::monster::{BoardMotion, BoardMove, Dial};
use engine::Seat;
use engine::classic::{BoughtFrom, CardId, Dice, Face, Key, Place, Reason, State};
use engine::parts::DiceMask;

/// From where a card flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A slot of the market.
    Market(u8),
    /// The deck.
    Deck,
    /// A monster's board.
    Board(Seat),
    /// The wickedness gauge.
    Gauge,
}

impl From<BoughtFrom> for Source {
    fn from(from: BoughtFrom) -> Self {
        match from {
            BoughtFrom::Market(slot) => Self::Market(slot),
            BoughtFrom::Deck => Self::Deck,
            BoughtFrom::Monster(seat) => Self::Board(seat),
        }
    }
}

/// A slot of the market.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slot {
    /// The card that lies there.
    pub card: Option<CardId>,
    /// How far it has come in: 1 when it lies there.
    pub arrived: f32,
    /// A card that is just leaving, and how far it has gone.
    pub leaving: Option<(CardId, f32)>,
}

/// A card on its way to somebody.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight {
    /// Which card.
    pub card: CardId,
    /// From where.
    pub from: Source,
    /// To whom.
    pub to: Seat,
    /// How far it has come, eased, from 0 to 1.
    pub progress: f32,
}

/// Where a figure is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    /// Whose figure.
    pub seat: Seat,
    /// Where it comes from; where it stands if it does not move.
    pub from: Place,
    /// Where it goes to; where it stands if it does not move.
    pub to: Place,
    /// How far it has come, eased, from 0 to 1; 1 when it stands.
    pub progress: f32,
}

impl BoardMotion for Steps {
    fn board_move(moving: &Moving) -> Option<(Seat, BoardMove)> {
        match *moving {
            Moving::Count { seat, dial, from, to } => Some((seat, BoardMove::Count { dial, from, to })),
            Moving::Shake { seat, amount } => Some((seat, BoardMove::Shake(amount))),
            Moving::Shield { seat } => Some((seat, BoardMove::Shield)),
            _ => None,
        }
    }

    fn still_number(state: &State, seat: Seat, dial: Dial) -> u16 {
        let player = state.player(seat);
        match dial {
            Dial::Hearts => player.hearts.into(),
            Dial::Stars => player.stars.into(),
            Dial::Energy => player.energy,
            Dial::Wicked => player.wicked.into(),
            Dial::Tokens => 0,
        }
    }
}

impl Motion {
    // Dice

    /// The dice to be shown: those of the turn, or those of a throw for the first turn.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.stage()
            .first_throw
            .map_or(self.shown().turn().dice, |(_, dice)| dice)
    }

    /// The seat that throws for the first turn, while that is shown.
    #[must_use]
    pub fn first_thrower(&self) -> Option<Seat> {
        self.stage().first_throw.map(|(seat, _)| seat)
    }

    /// How die `index` lies or flies.
    ///
    /// # Panics
    /// When there is no such die.
    #[must_use]
    pub fn die(&self, index: usize) -> Pose {
        let face = self.dice().get(index);
        let bit: DiceMask = 1 << index;
        let moving = self.of(|what| match *what {
            Moving::Throw { mask, .. } if mask & bit != 0 => Some(*what),
            Moving::Turned { die, .. } if usize::from(die) == index => Some(*what),
            _ => None,
        });
        match moving {
            Some((Moving::Throw { mask, fresh, salt }, time)) => {
                let before = (mask & (bit - 1)).count_ones() as usize;
                Pose::thrown(face, before, mask.count_ones() as usize, time, fresh, salt)
            }
            Some((Moving::Turned { from, .. }, time)) => Pose::turned(from, face, time),
            _ => Pose::rest(face),
        }
    }

    /// Are dice in the air?
    #[must_use]
    pub fn is_throwing(&self) -> bool {
        self.progress(|what| matches!(what, Moving::Throw { .. }))
            .is_some()
    }

    /// The dice that the active monster has decided to throw again, until they lie.
    #[must_use]
    pub fn rerolling(&self) -> Option<DiceMask> {
        let in_the_air = || match self
            .of(|what| matches!(what, Moving::Throw { .. }).then_some(*what))?
            .0
        {
            Moving::Throw {
                mask, fresh: false, ..
            } => Some(mask),
            _ => None,
        };
        self.stage().rerolling.or_else(in_the_air)
    }

    /// Dice thrown beside those of the turn, for a card; empty when none are shown.
    #[must_use]
    pub fn beside(&self) -> Dice {
        if self.stage().beside_lies || self.progress(|what| *what == Moving::Beside).is_some() {
            self.shown().beside()
        } else {
            Dice::default()
        }
    }

    /// For whom and for which card dice were last thrown beside those of the turn.
    #[must_use]
    pub fn beside_for(&self) -> Option<(Seat, CardId)> {
        self.stage().beside_for
    }

    /// How die `index` of those beside lies or flies.
    ///
    /// # Panics
    /// When there is no such die.
    #[must_use]
    pub fn beside_die(&self, index: usize) -> Pose {
        let dice = self.shown().beside();
        match self.progress(|what| *what == Moving::Beside) {
            Some(time) => Pose::thrown(
                dice.get(index),
                index,
                dice.len(),
                (time * 1.6).min(1.0),
                true,
                self.stage().throws,
            ),
            None => Pose::rest(dice.get(index)),
        }
    }

    /// How far the dice have gathered in groups: 0 while they can still be thrown, 1 when they are sorted.
    #[must_use]
    pub fn gathered(&self) -> f32 {
        if !self.shown().turn().fixed || self.stage().first_throw.is_some() {
            return 0.0;
        }
        self.progress(|what| *what == Moving::Gather)
            .map_or(1.0, pose::ease_in_out)
    }

    /// The group that is taking effect, and how brightly it shines (1 at first, then 0); none once the show
    /// has ended.
    #[must_use]
    pub fn group(&self) -> Option<(Face, f32)> {
        let face = self.stage().group.filter(|_| self.is_playing())?;
        let shine = self.progress(|what| *what == Moving::Group);
        Some((face, 1.0 - shine.unwrap_or(1.0)))
    }

    /// Has the group of this face taken effect?
    #[must_use]
    pub fn is_resolved(&self, face: Face) -> bool {
        self.stage().resolved.contains(face)
    }

    // Monsters

    /// How warmly Tokyo shines on the monster that it just paid, from 0 to 1.
    #[must_use]
    pub fn glow(&self, seat: Seat) -> f32 {
        self.progress(|what| *what == Moving::Glow { seat })
            .map_or(0.0, |time| (time * std::f32::consts::PI).sin())
    }

    /// How far a monster has fallen: 0 while it lives, 1 when it lies.
    #[must_use]
    pub fn fall(&self, seat: Seat) -> f32 {
        if self.shown().player(seat).alive && !self.stage().fallen.contains(seat) {
            return 0.0;
        }
        self.progress(|what| *what == Moving::Fall { seat })
            .unwrap_or(1.0)
    }

    /// How far the crown has come down on a winner; `None` for all others.
    #[must_use]
    pub fn crown(&self, seat: Seat) -> Option<f32> {
        let outcome = self.shown().outcome()?;
        outcome.winners.contains(seat).then(|| {
            self.progress(|what| *what == Moving::Crown)
                .map_or(1.0, pose::ease_out_back)
        })
    }

    // Cards

    /// How far a kept card has come to lie in front of its owner: 1 when it lies there.
    #[must_use]
    pub fn gained(&self, key: Key) -> f32 {
        self.progress(|what| *what == Moving::Gained { key })
            .map_or(1.0, pose::ease_out_back)
    }

    /// How brightly a card shines because it acts, from 0 to 1.
    #[must_use]
    pub fn used(&self, seat: Seat, card: CardId) -> f32 {
        self.progress(|what| *what == Moving::Used { seat, card })
            .map_or(0.0, |time| 1.0 - time)
    }

    /// A slot of the market.
    #[must_use]
    pub fn slot(&self, index: u8) -> Slot {
        Slot {
            card: self.shown().market().get(usize::from(index)).copied().flatten(),
            arrived: self
                .progress(|what| *what == Moving::Arrive { slot: index })
                .map_or(1.0, pose::ease_out),
            leaving: self.of(|what| match *what {
                Moving::Leave { slot, card } if slot == index => Some(card),
                _ => None,
            }),
        }
    }

    /// The cards that are on their way to somebody.
    #[must_use]
    pub fn flights(&self) -> Vec<Flight> {
        let flights = self.each(|what| match *what {
            Moving::Flight { card, from, to } => Some((card, from, to)),
            _ => None,
        });
        let flight = |((card, from, to), time)| Flight {
            card,
            from,
            to,
            progress: pose::ease_in_out(time),
        };
        flights.into_iter().map(flight).collect()
    }

    // Tokyo

    /// The figures in Tokyo and those on their way in or out.
    #[must_use]
    pub fn stands(&self) -> Vec<Stand> {
        let seats = self.shown().all_seats();
        seats.filter_map(|seat| self.stand(seat)).collect()
    }

    fn stand(&self, seat: Seat) -> Option<Stand> {
        let moving = self.of(|what| match *what {
            Moving::Travel { seat: of, from, to } if of == seat => Some((from, to)),
            _ => None,
        });
        let place = self.shown().player(seat).place;
        match moving {
            Some(((from, to), time)) => Some(Stand {
                seat,
                from,
                to,
                progress: pose::ease_in_out(time),
            }),
            None if place == Place::Outside => None,
            None => Some(Stand {
                seat,
                from: place,
                to: place,
                progress: 1.0,
            }),
        }
    }

    /// The turn being announced, why it is played, and how far the announcement has come, from 0 to 1.
    #[must_use]
    pub fn banner(&self) -> Option<(Seat, Reason, f32)> {
        let ((seat, reason), time) = self.of(|what| match *what {
            Moving::Banner { seat, reason } => Some((seat, reason)),
            _ => None,
        })?;
        Some((seat, reason, time))
    }
}
