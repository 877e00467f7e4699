//! What the table looks like at this moment, asked by whoever draws it.

use super::{DuelMotion, Moving, Steps, pose};
use crate::ui::show::monster::{BoardMotion, BoardMove, Dial};
use crate::ui::show::table::{Lying, TableMotion, TableMove};
use engine::duel::{Bonus, Buzz, CardId, Dice, Face, Placing, Space, State, Track, What};
use engine::parts::DiceMask;
use engine::{Seat, Seats};

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

impl BoardMotion for Steps {
    fn board_move(moving: &Moving) -> Option<(Seat, BoardMove)> {
        match *moving {
            Moving::Count { seat, dial, from, to } => Some((seat, BoardMove::Count { dial, from, to })),
            Moving::Shake { seat, amount } => Some((seat, BoardMove::Shake(amount))),
            Moving::Shield { seat } => Some((seat, BoardMove::Shield)),
            Moving::Strike { seat } => {
                let victims = Seats::of(Seat(1 - seat.0));
                Some((seat, BoardMove::Strike(victims)))
            }
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

impl TableMotion for Steps {
    type Face = Face;
    type Card = CardId;
    type Key = CardId;

    fn table_move(moving: &Moving) -> Option<TableMove<CardId, Face, CardId>> {
        Some(match *moving {
            Moving::Throw { mask, fresh, salt } => TableMove::Throw { mask, fresh, salt },
            Moving::Gather => TableMove::Gather,
            Moving::Group => TableMove::Group,
            Moving::Arrive { slot } => TableMove::Arrive(slot),
            Moving::Leave { slot, card } => TableMove::Leave(slot, card),
            Moving::Flight(journey) => TableMove::Flight(journey),
            Moving::Gained { card } => TableMove::Gained(card),
            Moving::Used { seat, card } => TableMove::Used(seat, card),
            Moving::Lethal { seat } => TableMove::Lethal(seat),
            Moving::Fall { seat } => TableMove::Fall(seat),
            Moving::Crown => TableMove::Crown,
            _ => return None,
        })
    }

    fn rerolling(&self) -> Option<DiceMask> {
        self.rerolling
    }

    fn are_sorted(&self, _: &State) -> bool {
        self.gathered && self.against.is_none() && self.first_throw.is_none()
    }

    fn first_throw(shown: &State) -> Option<usize> {
        let turn = shown.turn();
        let all = turn.dice.all();
        let first = turn.rolls == 1 && shown.question().what == What::Throw { dice: all };
        first.then(|| turn.dice.len())
    }

    fn lying(&self) -> Lying<Face> {
        self.lying
    }

    fn group(&self) -> Option<Face> {
        self.group
    }

    fn for_sale(shown: &State, slot: u8) -> Option<CardId> {
        shown.market().get(usize::from(slot)).copied().flatten()
    }

    fn is_down(&self, shown: &State, seat: Seat) -> bool {
        shown.outcome().is_some() && shown.player(seat).health == 0
    }

    fn has_won(shown: &State, seat: Seat) -> bool {
        shown.outcome().is_some_and(|outcome| outcome.winner == seat)
    }
}

impl DuelMotion {
    // Dice

    /// The dice to be shown: those of the turn, or others that are thrown for the first turn or against a
    /// packet.
    #[must_use]
    pub fn dice(&self) -> Dice {
        if Steps::first_throw(self.shown()).is_some() {
            return Dice::default();
        }
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

    /// The dice of the turn that lie aside, and those that lay aside before the last throw.
    #[must_use]
    pub fn aside(&self) -> (DiceMask, DiceMask) {
        if self.are_others() {
            return (0, 0);
        }
        (self.stage().lying.aside(), self.stage().lying.aside_before())
    }

    // Players

    /// How brightly a special power shines, from 0 to 1.
    #[must_use]
    pub fn power(&self, seat: Seat) -> f32 {
        self.progress(|what| *what == Moving::Power { seat })
            .map_or(0.0, |time| 1.0 - time)
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

    /// The slot from which the card of this one slides, and how far it has come.
    #[must_use]
    pub fn sliding(&self, index: u8) -> Option<(u8, f32)> {
        let (from, time) = self.of(|what| match *what {
            Moving::Slide { slot, from } if slot == index => Some(from),
            _ => None,
        })?;
        Some((from, pose::ease_in_out(time)))
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
