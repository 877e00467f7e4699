//! What the table looks like at this moment, asked by whoever draws it.

use super::{DuelMotion, Moving, Pose, Steps, pose};
use crate::ui::show::monster::{BoardMotion, BoardMove, Dial};
use engine::Seat;
use engine::duel::{Bonus, Buzz, CardId, Dice, Face, Placing, Space, State, Track};
use engine::parts::DiceMask;

/// Where a marker is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct March {
    /// Where it comes from; where it stands if it does not move.
    pub from: Space,
    /// Where it goes; where it stands if it does not move.
    pub to: Space,
    /// How far it has come, eased, from 0 to 1; 1 when it stands.
    pub progress: f32,
}

/// A slot of the market.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slot {
    /// The card that lies there.
    pub card: Option<CardId>,
    /// How far it has come in: 1 when it lies there.
    pub arrived: f32,
    /// The slot from which it slides, and how far it has come.
    pub sliding: Option<(u8, f32)>,
    /// A card that is just leaving, and how far it has gone.
    pub leaving: Option<(CardId, f32)>,
}

/// A card on its way to a player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight {
    /// Which card.
    pub card: CardId,
    /// From a market slot, or from a player.
    pub from: Result<u8, Seat>,
    /// To whom.
    pub to: Seat,
    /// How far it has come, eased, from 0 to 1.
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
            Dial::Hearts => player.health.into(),
            Dial::Energy => player.energy,
            Dial::Tokens => player.tokens.into(),
            Dial::Stars | Dial::Wicked => 0,
        }
    }
}

impl DuelMotion {
    // Dice

    /// The dice to be shown: those of the turn, or others that are thrown for the first turn or against a
    /// packet.
    #[must_use]
    pub fn dice(&self) -> Dice {
        let stage = self.stage();
        match (stage.against, stage.first_throw) {
            (Some((_, _, dice)), _) | (None, Some((_, dice))) => dice,
            (None, None) => self.shown().turn().dice,
        }
    }

    /// The seat that throws for the first turn, while that is shown.
    #[must_use]
    pub fn first_thrower(&self) -> Option<Seat> {
        self.stage().first_throw.map(|(seat, _)| seat)
    }

    /// For whom and for which card dice lie there that were thrown against a packet.
    #[must_use]
    pub fn against(&self) -> Option<(Seat, CardId)> {
        self.stage().against.map(|(seat, card, _)| (seat, card))
    }

    /// Are other dice shown than those of the turn?
    #[must_use]
    pub fn are_others(&self) -> bool {
        self.stage().against.is_some() || self.stage().first_throw.is_some()
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
            Moving::Throw { mask, fresh, salt } if mask & bit != 0 => Some((mask, fresh, salt)),
            _ => None,
        });
        match moving {
            Some(((mask, fresh, salt), time)) => {
                let before = (mask & (bit - 1)).count_ones() as usize;
                Pose::thrown(face, before, mask.count_ones() as usize, time, fresh, salt)
            }
            None => Pose::rest(face),
        }
    }

    /// Are dice in the air?
    #[must_use]
    pub fn is_throwing(&self) -> bool {
        self.progress(|what| matches!(what, Moving::Throw { .. }))
            .is_some()
    }

    /// The dice that the active player has decided to throw again, until they lie.
    #[must_use]
    pub fn rerolling(&self) -> Option<DiceMask> {
        let in_the_air = || {
            let thrown = self.of(|what| match *what {
                Moving::Throw {
                    mask, fresh: false, ..
                } => Some(mask),
                _ => None,
            });
            thrown.map(|(mask, _)| mask)
        };
        self.stage().rerolling.or_else(in_the_air)
    }

    /// How far the dice have gathered in groups: 0 while they can still be thrown, 1 when they are sorted.
    #[must_use]
    pub fn gathered(&self) -> f32 {
        if !self.stage().gathered || self.are_others() {
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

    // Players

    /// How brightly a special power shines, from 0 to 1.
    #[must_use]
    pub fn power(&self, seat: Seat) -> f32 {
        self.progress(|what| *what == Moving::Power { seat })
            .map_or(0.0, |time| 1.0 - time)
    }

    /// How far a monster has fallen: 0 while it lives, 1 when it lies.
    #[must_use]
    pub fn fall(&self, seat: Seat) -> f32 {
        if self.shown().outcome().is_none() || self.shown().player(seat).health > 0 {
            return 0.0;
        }
        self.progress(|what| *what == Moving::Fall { seat })
            .unwrap_or(1.0)
    }

    /// How far the crown has come down on the winner; `None` for the other one.
    #[must_use]
    pub fn crown(&self, seat: Seat) -> Option<f32> {
        let outcome = self.shown().outcome()?;
        (outcome.winner == seat).then(|| {
            self.progress(|what| *what == Moving::Crown)
                .map_or(1.0, pose::ease_out_back)
        })
    }

    // Tracks

    /// Where a marker is.
    #[must_use]
    pub fn marker(&self, track: Track) -> March {
        let walking = self.of(|what| match *what {
            Moving::March { track: of, from, to } if of == track => Some((from, to)),
            _ => None,
        });
        match walking {
            Some(((from, to), time)) => March {
                from,
                to,
                progress: pose::ease_in_out(time),
            },
            None => {
                let at = self.shown().marker(track);
                March {
                    from: at,
                    to: at,
                    progress: 1.0,
                }
            }
        }
    }

    /// How strongly a token of The King holds a marker, from 0 to 1.
    #[must_use]
    pub fn held(&self, track: Track) -> f32 {
        self.progress(|what| *what == Moving::Held { track })
            .map_or(0.0, |time| 1.0 - time)
    }

    /// The bonus that a Buzz token is giving, and how brightly it shines, from 1 to 0.
    #[must_use]
    pub fn reached(&self) -> Option<(Buzz, Bonus, f32)> {
        let ((buzz, bonus), time) = self.of(|what| match *what {
            Moving::Reached { buzz, bonus } => Some((buzz, bonus)),
            _ => None,
        })?;
        Some((buzz, bonus, 1.0 - time))
    }

    /// How far a Buzz token has been laid, and where it lay before; `None` when it lies still.
    #[must_use]
    pub fn laying(&self, buzz: Buzz) -> Option<(Option<Placing>, f32)> {
        let (from, time) = self.of(|what| match *what {
            Moving::Lay { buzz: of, from } if of == buzz => Some(from),
            _ => None,
        })?;
        Some((from, pose::ease_out(time)))
    }

    /// Who pulled a marker last in this turn, and which.
    #[must_use]
    pub fn pulled(&self) -> Option<(Seat, Track)> {
        self.stage().pulled
    }

    // Cards

    /// How far a Keep card has come to lie in front of its owner: 1 when it lies there.
    #[must_use]
    pub fn gained(&self, card: CardId) -> f32 {
        self.progress(|what| *what == Moving::Gained { card })
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
            sliding: self
                .of(|what| match *what {
                    Moving::Slide { slot, from } if slot == index => Some(from),
                    _ => None,
                })
                .map(|(from, time)| (from, pose::ease_in_out(time))),
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

    /// The turn being announced, whether it is another one of the same player, and how far the announcement
    /// has come.
    #[must_use]
    pub fn banner(&self) -> Option<(Seat, bool, f32)> {
        let ((seat, extra), time) = self.of(|what| match *what {
            Moving::Banner { seat, extra } => Some((seat, extra)),
            _ => None,
        })?;
        Some((seat, extra, time))
    }
}
