//! The monster packs (`expansions.md` §2 to §6): which of them are on the table, and the pieces that they put
//! in front of monsters.
//!
//! What a monster has of a pack lies in front of it as a card does, so that its uses, its counters and its
//! lines at the start of a turn are told in the card language (`cards::pieces`). Here stands what the packs do
//! by themselves; the turn calls it where a phase of its own comes, and only if the pack is on the table.

mod berserk;
mod cultists;
mod curses;
mod form;
mod special;
mod tower;
mod waiting;

pub(super) use curses::CurseSet;
pub use curses::{Good, Law};
pub use special::{SpecialDie, SpecialFace};
pub(super) use tower::FLOORS;

use super::agenda::{Phase, Table, Task};
use super::event::Event;
use super::rule::Kind;
use super::state::{Held, Key, State};
use super::{CardId, MAX_SEATS};
use crate::parts::must;
use crate::parts::{DiceMask, small};
use crate::{Seat, Seats};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A monster pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Pack {
    /// Cthulhu: Cultists for four dice of a kind.
    Cultists,
    /// King Kong: the Tokyo Tower.
    Tower,
    /// The transformation cards of the Mutant Evolution variant.
    Transformation,
    /// Anubis: curses, the Die of Fate and the Golden Scarab.
    Curses,
    /// Cybertooth: Berserk and its die.
    Berserk,
}

impl Pack {
    /// Every pack.
    pub const ALL: [Self; 5] = [
        Self::Cultists,
        Self::Tower,
        Self::Transformation,
        Self::Curses,
        Self::Berserk,
    ];

    /// The pack's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Cultists => "cultists",
            Self::Tower => "tower",
            Self::Transformation => "transformation",
            Self::Curses => "curses",
            Self::Berserk => "berserk",
        }
    }
}

/// A set of packs. A file holds it as a list of names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Packs(u8);

impl Packs {
    /// No pack.
    pub const NONE: Self = Self(0);

    /// Is there none? Such an option is left out of files.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Is this pack on the table?
    #[must_use]
    pub const fn has(self, pack: Pack) -> bool {
        self.0 & 1 << pack as u8 != 0
    }

    /// The same with this pack on the table, or without it.
    #[must_use]
    pub const fn with(self, pack: Pack, used: bool) -> Self {
        let bit = 1 << pack as u8;
        Self(if used { self.0 | bit } else { self.0 & !bit })
    }

    /// The packs on the table, in their fixed order.
    pub fn iter(self) -> impl Iterator<Item = Pack> {
        Pack::ALL.into_iter().filter(move |pack| self.has(*pack))
    }
}

impl FromIterator<Pack> for Packs {
    fn from_iter<I: IntoIterator<Item = Pack>>(packs: I) -> Self {
        packs
            .into_iter()
            .fold(Self::NONE, |all, pack| all.with(pack, true))
    }
}

impl Serialize for Packs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Packs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut packs = Self::NONE;
        for pack in Vec::<Pack>::deserialize(deserializer)? {
            if packs.has(pack) {
                return Err(D::Error::custom(format!("{} is named twice", pack.slug())));
            }
            packs = packs.with(pack, true);
        }
        Ok(packs)
    }
}

/// What a pack puts in front of monsters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// All Cultists of a monster; its counters say how many.
    Cultists,
    /// A floor of the Tokyo Tower, from 1 at the bottom to 3 at the top.
    Floor(u8),
    /// The transformation card; with a counter the beast lies up.
    Form,
    /// The Golden Scarab.
    Scarab,
    /// Being Berserk. It lies in front of nobody: it only has a name.
    Berserk,
}

impl Piece {
    /// How many there are of it.
    pub(super) const fn most(self) -> usize {
        match self {
            Self::Cultists | Self::Form => MAX_SEATS,
            Self::Floor(_) | Self::Scarab => 1,
            Self::Berserk => 0,
        }
    }

    /// The pack that holds it.
    #[must_use]
    pub const fn pack(self) -> Pack {
        match self {
            Self::Cultists => Pack::Cultists,
            Self::Floor(_) => Pack::Tower,
            Self::Form => Pack::Transformation,
            Self::Scarab => Pack::Curses,
            Self::Berserk => Pack::Berserk,
        }
    }
}

/// What a position holds of the packs beside the pieces in front of monsters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct OnTable {
    /// Who is Berserk.
    pub berserk: Seats,
    /// What the Berserk die shows in this turn, if it lies among the dice.
    pub die: Option<SpecialFace>,
    /// What the Die of Fate shows in this turn.
    pub fate: Option<SpecialFace>,
    /// The Die of Fate has taken effect.
    pub fated: bool,
    /// Dice that the open curse has let their owner touch, by number.
    pub touched: DiceMask,
    /// The curse that lies open.
    pub curse: Option<CardId>,
    /// The curses that lie face down, in no order.
    pub curses: CurseSet,
    /// The curses that are over.
    pub gone: CurseSet,
    /// The open curse gives the active monster one more turn.
    pub uprising: bool,
    /// After that turn the active monster may take one with fewer dice.
    pub again: bool,
}

impl OnTable {
    pub(super) fn is_unused(&self) -> bool {
        *self == Self::default()
    }
}

impl CardId {
    /// Does it stay with a monster that a card brings back (`expansions.md` §13, `evolutions.md` §1.5)?
    pub(super) fn survives_rebirth(self) -> bool {
        self.evolution().is_some() || self.piece().is_some_and(|piece| piece != Piece::Form)
    }
}

impl State {
    /// Is this pack on the table?
    #[must_use]
    #[inline]
    pub fn has_pack(&self, pack: Pack) -> bool {
        self.options.packs.has(pack)
    }

    /// This piece in front of this monster.
    #[must_use]
    pub fn piece_of(&self, seat: Seat, piece: Piece) -> Option<&Held> {
        self.held_by(seat)
            .find(|held| held.card.kind() == Kind::Piece(piece))
    }

    /// What the packs put in front of everybody before the first turn.
    pub(super) fn lay_packs(&mut self) {
        if self.has_pack(Pack::Transformation) {
            for seat in self.all_seats() {
                let key = Key(self.next_key);
                self.next_key += 1;
                self.in_play
                    .push(Held::fresh(key, CardId::of_piece(Piece::Form), seat));
            }
        }
        if self.has_pack(Pack::Curses) {
            self.packs.curses = CurseSet::all();
        }
    }

    /// Has this turn a phase that only monster packs bring?
    pub(super) fn has_phase(&self, phase: Phase) -> bool {
        match phase {
            Phase::AfterDice => {
                self.has_pack(Pack::Cultists) || self.has_pack(Pack::Berserk) || self.has_pack(Pack::Curses)
            }
            Phase::Curse | Phase::Gift | Phase::Fate => self.has_pack(Pack::Curses),
            Phase::Flip => self.has_pack(Pack::Transformation),
            _ => true,
        }
    }

    /// The part of the turn that follows at this table.
    #[inline]
    pub(super) fn phase_after(&self, phase: Phase) -> Option<Phase> {
        let mut next = phase.next();
        while let Some(phase) = next.filter(|phase| phase.is_of_packs() && !self.has_phase(*phase)) {
            next = phase.next();
        }
        next
    }

    /// What lies on the table beside the pieces can be.
    fn check_on_table(&self) -> Result<(), String> {
        let packs = &self.packs;
        must(
            self.has_pack(Pack::Berserk) || packs.berserk.is_empty() && packs.die.is_none(),
            || "packs.berserk: its pack is not on the table",
        )?;
        must(
            self.living().contains_all(packs.berserk),
            || "packs.berserk: nobody of that seat lives",
        )?;
        let fits = |face: Option<SpecialFace>, die| face.is_none_or(|face| face.die() == die);
        must(
            fits(packs.die, SpecialDie::Berserk) && fits(packs.fate, SpecialDie::Fate),
            || "packs.die, packs.fate: the die has no such face",
        )?;
        must(
            self.turn.dice.len() + self.special_room() <= crate::parts::MAX_DICE,
            || "turn.dice: there is no room for the dice of the packs",
        )?;
        if !self.has_pack(Pack::Curses) {
            let without = OnTable {
                berserk: packs.berserk,
                die: packs.die,
                ..OnTable::default()
            };
            return must(*packs == without, || "packs.curse: its pack is not on the table");
        }
        let mut open = CurseSet::default();
        if let Some(curse) = packs.curse {
            must(curse.law().is_some(), || {
                format!("packs.curse: {} is no curse", curse.slug())
            })?;
            open.insert(curse);
        }
        must(
            packs.curse.is_some() || self.turn.number == 0,
            || "packs.curse: a curse lies open from the first turn on",
        )?;
        let all = packs.curses.apart(packs.gone).and_then(|both| both.apart(open));
        must(
            all == Some(CurseSet::all()),
            || "packs.curses: each curse lies face down, lies open or is over",
        )
    }

    /// No piece lies where it cannot be.
    pub(super) fn check_pieces(&self) -> Result<(), String> {
        if self.options.packs.is_empty() {
            must(self.packs.is_unused(), || "packs: none is on the table")?;
        } else {
            self.check_on_table()?;
        }
        let mut seen = [Seats::NONE; 8];
        for (index, held) in self.in_play.iter().enumerate() {
            let Some(piece) = held.card.piece() else { continue };
            let slug = held.card.slug();
            must(self.has_pack(piece.pack()), || {
                format!("in_play[{index}]: {slug} is there, and its pack is not on the table")
            })?;
            let place = CardId::pieces().position(|other| other == held.card);
            let Some(seen) = place.and_then(|place| seen.get_mut(place)) else {
                continue;
            };
            must(
                !seen.contains(held.owner) && (piece.most() > 1 || seen.is_empty()),
                || format!("in_play[{index}]: {slug} is there twice"),
            )?;
            seen.insert(held.owner);
        }
        Ok(())
    }
}

impl Table<'_> {
    /// Everything that only games with monster packs have on their agenda.
    #[inline(never)]
    pub(super) fn unpack(&mut self, task: Task) {
        match task {
            Task::Gather => self.gather(),
            Task::FirstCurse => self.next_curse(),
            Task::SpecialDice(dice) => self.throw_special(dice),
            Task::Fate => self.resolve_fate(),
            Task::Confuse => self.confuse(),
            other => debug_assert!(false, "{other:?} is no task of a monster pack"),
        }
    }

    /// R2: losses first, then an Evolution, then Cultists (`expansions.md` §10).
    pub(super) fn after_dice(&mut self) {
        if self.has_pack(Pack::Cultists) {
            self.push(Task::Gather);
        }
        if self.powered() {
            self.push(Task::Earn);
        }
        self.take_toll();
    }

    /// A monster that leaves the game has no pieces any more.
    pub(super) fn lose_pieces(&mut self, seat: Seat) {
        if self.options.packs.is_empty() {
            return;
        }
        self.end_berserk(seat);
        loop {
            let mut pieces = self.held_by(seat).filter(|held| held.card.piece().is_some());
            let Some(key) = pieces.next().map(|held| held.key) else {
                return;
            };
            drop(pieces);
            self.discard_held(key);
        }
    }

    /// A piece comes to a monster, from the table or from whoever has it.
    pub(super) fn take_piece(&mut self, seat: Seat, piece: Piece) {
        let card = CardId::of_piece(piece);
        let lying = self.in_play.iter().find(|held| held.card == card).copied();
        let from = lying.map(|held| held.owner);
        if from == Some(seat) {
            return;
        }
        let told = Event::PieceTaken {
            seat,
            piece: card,
            from,
        };
        match lying {
            Some(held) => {
                self.give(held.key, seat);
                self.tell(told);
            }
            None => {
                self.comes_into_play(seat, card, Some(told));
            }
        }
    }

    /// The counters of a piece change.
    pub(super) fn count_piece(&mut self, key: Key, change: impl FnOnce(u8) -> u8) -> u8 {
        let mut now = 0;
        self.in_play.change(key, |held| {
            held.tokens = change(held.tokens).min(small(usize::from(held.card.card().most_tokens)));
            now = held.tokens;
        });
        now
    }
}
