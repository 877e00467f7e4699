//! What the table looks like at this moment, asked by the widgets.

use super::{Motion, Moving, Steps, pose};
use crate::ui::show::monster::{BoardMotion, BoardMove, Dial};
use crate::ui::show::pose::{Flick, Throw};
use crate::ui::show::table::{Lying, TableMotion, TableMove};
use engine::Seat;
use engine::classic::{CardId, Dice, Face, Key, Place, Reason, SpecialDie, State, What};
use engine::parts::DiceMask;

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
            Moving::Strike { seat, victims } => Some((seat, BoardMove::Strike(victims))),
            Moving::Travel { seat, from, .. } => {
                let was_proud = from != Place::Outside;
                Some((seat, BoardMove::Walk { was_proud }))
            }
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

    fn is_proud(state: &State, seat: Seat) -> bool {
        state.player(seat).place != Place::Outside
    }
}

impl TableMotion for Steps {
    type Face = Face;
    type Card = CardId;
    type Key = Key;

    fn table_move(moving: &Moving) -> Option<TableMove<CardId, Face, Key>> {
        Some(match *moving {
            Moving::Throw { mask, fresh, salt } => TableMove::Throw { mask, fresh, salt },
            Moving::Gather => TableMove::Gather,
            Moving::Group => TableMove::Group,
            Moving::Arrive { slot } => TableMove::Arrive(slot),
            Moving::Leave { slot, card } => TableMove::Leave(slot, card),
            Moving::Flight(journey) => TableMove::Flight(journey),
            Moving::Gained { key } => TableMove::Gained(key),
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

    fn are_sorted(&self, shown: &State) -> bool {
        shown.turn().fixed && self.first_throw.is_none()
    }

    fn first_throw(shown: &State) -> Option<usize> {
        let turn = shown.turn();
        let all = turn.dice.all();
        let first = turn.rolls == 1 && shown.question().what == What::Throw { dice: all };
        first.then(|| turn.dice.len() + shown.special_dice_thrown() as usize)
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
        !shown.player(seat).alive || self.fallen.contains(seat)
    }

    fn has_won(shown: &State, seat: Seat) -> bool {
        shown
            .outcome()
            .is_some_and(|outcome| outcome.winners.contains(seat))
    }
}

impl Motion {
    // Dice

    /// The dice to be shown: those of the turn, or those of the roll for first player; none while they are in
    /// the hand.
    #[must_use]
    pub fn dice(&self) -> Dice {
        if Steps::first_throw(self.shown()).is_some() {
            return Dice::default();
        }
        self.stage()
            .first_throw
            .map_or(self.shown().turn().dice, |(_, dice)| dice)
    }

    /// Are the dice in the hand, about to be thrown for the first time in the turn?
    #[must_use]
    pub fn in_hand(&self) -> bool {
        Steps::first_throw(self.shown()).is_some()
    }

    /// Will this die of a monster pack be thrown with those in the hand, or is it next?
    #[must_use]
    pub fn awaits_special(&self, die: SpecialDie) -> bool {
        let state = self.shown();
        let (turn, what) = (state.turn(), state.question().what);
        let waits = turn.rolls == 1 && matches!(what, What::Throw { .. } | What::ThrowSpecial { .. });
        let first = waits && !turn.fixed && self.stage().first_throw.is_none();
        first
            && match die {
                SpecialDie::Berserk => state.is_berserk(state.active()),
                SpecialDie::Fate => state.throws_fate(),
            }
    }

    /// How far a die of a monster pack has come that is tumbling with the others, from 0 to 1.
    #[must_use]
    pub fn special_tumbles(&self, die: SpecialDie) -> Option<f32> {
        let state = self.shown();
        let index = match die {
            SpecialDie::Berserk => state.berserk_index(),
            SpecialDie::Fate => state.fate_index(),
        };
        // The first throw of a turn takes all of them along.
        let loose = index.is_none_or(|index| self.stage().loose & 1 << index != 0);
        let thrown = matches!(state.question().what, What::ThrowSpecial { .. });
        if !loose || !thrown {
            return None;
        }
        Some(
            self.progress(|what| matches!(what, Moving::Throw { .. }))
                .unwrap_or(1.0),
        )
    }

    /// How far a die of a monster pack has come to lie, from 0 to 1; `None` when it lies.
    #[must_use]
    pub fn special_lands(&self, die: SpecialDie) -> Option<f32> {
        self.progress(|what| *what == Moving::Special(die))
    }

    /// How brightly the open curse shines because it is new or acts, from 0 to 1.
    #[must_use]
    pub fn curse_shines(&self) -> f32 {
        self.progress(|what| *what == Moving::Curse)
            .map_or(0.0, |time| 1.0 - time)
    }

    /// How far the transformation card of a seat has turned over, from 0 to 1.
    #[must_use]
    pub fn flip(&self, seat: Seat) -> Option<f32> {
        self.progress(|what| *what == Moving::Flip { seat })
    }

    /// The seat that throws for the first turn, while that is shown.
    #[must_use]
    pub fn first_thrower(&self) -> Option<Seat> {
        self.stage().first_throw.map(|(seat, _)| seat)
    }

    /// What die `index` showed before a card turned it, and how far it has turned, from 0 to 1; `None` when it
    /// is not being turned.
    #[must_use]
    pub fn turned_die(&self, index: usize) -> Option<(Face, f32)> {
        self.of(|what| match *what {
            Moving::Turned { die, from } if usize::from(die) == index => Some(from),
            _ => None,
        })
    }

    /// The dice of the turn that lie aside, and those that lay aside before the last throw.
    #[must_use]
    pub fn aside(&self) -> (DiceMask, DiceMask) {
        match self.stage().first_throw {
            Some(_) => (0, 0),
            None => (self.stage().lying.aside(), self.stage().lying.aside_before()),
        }
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

    /// The dice beside those of the turn while they are in the air.
    #[must_use]
    pub fn beside_throw(&self) -> Option<Throw<Face>> {
        let time = self.progress(|what| *what == Moving::Beside)?;
        Some(Throw {
            mask: self.shown().beside().all(),
            fresh: true,
            salt: self.stage().throws,
            flick: Flick::default(),
            before: Dice::default(),
            time: (time * 1.6).min(1.0),
        })
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
