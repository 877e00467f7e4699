//! What moves on the table of every game: its dice, its cards, the fall of a monster and the crown.
//!
//! A game says in [`TableMotion`] what of its own moves is such a [`TableMove`], and what stays visible of
//! it; the readers here do the rest.

use super::journey::{Flight, Journey};
use super::{Choreography, Show, pose};
use engine::Seat;
use engine::parts::{Dice, DiceMask, Faces};

/// Something that moves on the table.
#[expect(missing_docs, reason = "each kind says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TableMove<Card, Face, Key> {
    /// Dice in the air.
    Throw { mask: DiceMask, fresh: bool, salt: u32 },
    /// The dice gather in groups.
    Gather,
    /// A group takes effect.
    Group,
    /// A card comes into a market slot.
    Arrive(u8),
    /// A card leaves a market slot.
    Leave(u8, Card),
    /// Something flies.
    Flight(Journey<Card, Face>),
    /// A kept card is new in front of a monster.
    Gained(Key),
    /// A card acts.
    Used(Seat, Card),
    /// A monster loses its last heart.
    Lethal(Seat),
    /// A monster falls.
    Fall(Seat),
    /// A monster wins.
    Crown,
}

/// How the dice of a turn lie: those that were not thrown last lie aside, to the left of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lying<F: Faces> {
    dice: Dice<F>,
    before: Dice<F>,
    aside: DiceMask,
    aside_before: DiceMask,
}

impl<F: Faces> Default for Lying<F> {
    fn default() -> Self {
        Self {
            dice: Dice::default(),
            before: Dice::default(),
            aside: 0,
            aside_before: 0,
        }
    }
}

impl<F: Faces> Lying<F> {
    /// Some of these dice have been thrown, and show this now.
    pub fn throw(&mut self, mask: DiceMask, dice: Dice<F>) {
        (self.before, self.dice) = (self.dice, dice);
        (self.aside_before, self.aside) = (self.aside, dice.all() & !mask);
    }

    /// A die has been turned, or thrown again where it lay.
    pub fn turn(&mut self, die: u8, to: F) {
        (self.before, self.aside_before) = (self.dice, self.aside);
        if usize::from(die) < self.dice.len() {
            self.dice.set(usize::from(die), to);
        }
    }

    /// What they showed before the last throw; none that came out of the hand.
    #[must_use]
    pub fn before(&self) -> Dice<F> {
        self.before
    }

    /// Which of them lie aside.
    #[must_use]
    pub fn aside(&self) -> DiceMask {
        self.aside
    }

    /// Which of them lay aside before the last throw.
    #[must_use]
    pub fn aside_before(&self) -> DiceMask {
        self.aside_before
    }
}

/// A moment that is shown large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// A monster loses its last heart.
    Lethal,
    /// A monster is out.
    Out,
    /// A monster wins.
    Won,
}

/// A [`Moment`] of a monster that is being shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spectacle {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub moment: Moment,
    /// How far it has come, from 0 to 1; where motion is reduced, what does not move is seen at once.
    pub time: f32,
}

/// What a game moves on its table.
pub type MoveOf<C> = TableMove<<C as TableMotion>::Card, <C as TableMotion>::Face, <C as TableMotion>::Key>;

/// A game with dice, cards for sale and kept cards.
pub trait TableMotion: Choreography {
    /// What its dice show.
    type Face: Faces;
    /// A card.
    type Card: Copy + PartialEq;
    /// What tells a kept card from the others.
    type Key: PartialEq;

    /// What this is on the table, if it is anything there.
    fn table_move(moving: &Self::Moving) -> Option<MoveOf<Self>>;

    /// The dice that are going to be thrown again, before they are in the air.
    fn rerolling(&self) -> Option<DiceMask>;

    /// Do the dice lie in groups, once they have been gathered?
    fn are_sorted(&self, shown: &Self::Game) -> bool;

    /// How many dice are in the hand, about to be thrown for the first time in their turn; `None` where that is
    /// not the next thing to happen.
    fn first_throw(shown: &Self::Game) -> Option<usize>;

    /// How the dice of the turn lie.
    fn lying(&self) -> Lying<Self::Face>;

    /// The group that takes effect.
    fn group(&self) -> Option<Self::Face>;

    /// The card that lies in a market slot.
    fn for_sale(shown: &Self::Game, slot: u8) -> Option<Self::Card>;

    /// Is this monster out of the game?
    fn is_down(&self, shown: &Self::Game, seat: Seat) -> bool;

    /// Has this monster won?
    fn has_won(shown: &Self::Game, seat: Seat) -> bool;
}

/// A slot of the market.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slot<Card> {
    /// The card that lies there.
    pub card: Option<Card>,
    /// How far it has come in: 1 when it lies there.
    pub arrived: f32,
    /// A card that is just leaving, and how far it has gone.
    pub leaving: Option<(Card, f32)>,
}

impl<C: TableMotion> Show<C> {
    // Dice

    /// The dice that are in the air, if any are.
    #[must_use]
    pub fn throw(&self) -> Option<pose::Throw<C::Face>> {
        let ((mask, fresh, salt), time) = self.moves(|what| match what {
            TableMove::Throw { mask, fresh, salt } => Some((mask, fresh, salt)),
            _ => None,
        })?;
        let before = if fresh {
            Dice::default()
        } else {
            self.stage().lying().before()
        };
        Some(pose::Throw {
            mask,
            fresh,
            salt,
            flick: self.flicked(),
            before,
            time,
        })
    }

    /// Are dice in the air?
    #[must_use]
    pub fn is_throwing(&self) -> bool {
        self.time(|what| matches!(what, TableMove::Throw { .. }))
            .is_some()
    }

    /// The dice that are to be thrown again, until they lie.
    #[must_use]
    pub fn rerolling(&self) -> Option<DiceMask> {
        let in_the_air = || {
            let last = |what| match what {
                TableMove::Throw { mask, fresh, .. } => Some((!fresh).then_some(mask)),
                _ => None,
            };
            self.moves(last)?.0
        };
        self.stage().rerolling().or_else(in_the_air)
    }

    /// How far the dice have gathered in groups: 0 while they can still be thrown, 1 when they are sorted.
    #[must_use]
    pub fn gathered(&self) -> f32 {
        if !self.stage().are_sorted(self.shown()) {
            return 0.0;
        }
        self.time(|what| matches!(what, TableMove::Gather))
            .map_or(1.0, pose::ease_in_out)
    }

    /// The group that is taking effect, and how brightly it shines (1 at first, then 0); none once the show
    /// has ended.
    #[must_use]
    pub fn group(&self) -> Option<(C::Face, f32)> {
        let face = self.stage().group().filter(|_| self.is_playing())?;
        let shine = self.time(|what| matches!(what, TableMove::Group));
        Some((face, 1.0 - shine.unwrap_or(1.0)))
    }

    // Monsters

    /// How far a monster has fallen: 0 while it lives, 1 when it lies.
    #[must_use]
    pub fn fall(&self, seat: Seat) -> f32 {
        if !self.stage().is_down(self.shown(), seat) {
            return 0.0;
        }
        self.time(|what| matches!(what, TableMove::Fall(of) if *of == seat))
            .unwrap_or(1.0)
    }

    /// How far the crown has come down on a winner; `None` for all others.
    #[must_use]
    pub fn crown(&self, seat: Seat) -> Option<f32> {
        C::has_won(self.shown(), seat).then(|| {
            self.time(|what| matches!(what, TableMove::Crown))
                .map_or(1.0, pose::ease_out_back)
        })
    }

    /// The moments that are shown large now; of `seats` only.
    #[must_use]
    pub fn spectacles(&self, mut seats: impl Iterator<Item = Seat>) -> Vec<Spectacle> {
        let passing = self.each(|what| match C::table_move(what)? {
            TableMove::Lethal(seat) => Some((seat, Moment::Lethal)),
            TableMove::Fall(seat) => Some((seat, Moment::Out)),
            _ => None,
        });
        let passing = passing.into_iter().filter(|_| !self.is_reduced());
        let of = |((seat, moment), time)| Spectacle { seat, moment, time };
        let mut all: Vec<Spectacle> = passing.map(of).collect();
        // The winner stays until everything has been shown.
        let crowned = self.time(|what| matches!(what, TableMove::Crown));
        let winner = seats.find(|seat| C::has_won(self.shown(), *seat));
        if let Some(seat) = winner.filter(|_| self.is_playing()) {
            let time = crowned.filter(|_| !self.is_reduced()).unwrap_or(1.0);
            all.push(of(((seat, Moment::Won), time)));
        }
        all
    }

    // Cards

    /// How far a kept card has come to lie in front of its owner: 1 when it lies there.
    #[must_use]
    pub fn gained(&self, key: C::Key) -> f32 {
        self.time(|what| matches!(what, TableMove::Gained(of) if *of == key))
            .map_or(1.0, pose::ease_out_back)
    }

    /// How brightly a card shines because it acts, from 0 to 1.
    #[must_use]
    pub fn used(&self, seat: Seat, card: C::Card) -> f32 {
        self.time(|what| matches!(what, TableMove::Used(by, of) if (*by, *of) == (seat, card)))
            .map_or(0.0, |time| 1.0 - time)
    }

    /// A slot of the market.
    #[must_use]
    pub fn slot(&self, index: u8) -> Slot<C::Card> {
        Slot {
            card: C::for_sale(self.shown(), index),
            arrived: self
                .time(|what| matches!(what, TableMove::Arrive(slot) if *slot == index))
                .map_or(1.0, pose::ease_out),
            leaving: self.moves(|what| match what {
                TableMove::Leave(slot, card) if slot == index => Some(card),
                _ => None,
            }),
        }
    }

    /// What flies over the table, the oldest first.
    #[must_use]
    pub fn flights(&self) -> Vec<Flight<C::Card, C::Face>> {
        let flights = self.each(|what| match C::table_move(what)? {
            TableMove::Flight(journey) => Some(journey),
            _ => None,
        });
        let flight = |(journey, time)| Flight { journey, time };
        flights.into_iter().map(flight).collect()
    }

    /// The last thing on the table of which something can be read, and how far it has come, from 0 to 1.
    fn moves<T>(&self, read: impl Fn(MoveOf<C>) -> Option<T>) -> Option<(T, f32)> {
        self.of(|what| read(C::table_move(what)?))
    }

    /// How far the last such thing has come.
    fn time(&self, is: impl Fn(&MoveOf<C>) -> bool) -> Option<f32> {
        self.moves(|what| is(&what).then_some(())).map(|((), time)| time)
    }
}
