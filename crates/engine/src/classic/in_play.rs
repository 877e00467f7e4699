//! The kept cards and tiles in front of all monsters, in the order in which they came into play, and at hand
//! what the cards of each seat care about: most questions to the cards are answered by nobody, and a look at
//! two words says so.

use super::capacity::IN_PLAY;
use super::cards::{CardId, Cares};
use super::mask::{Hooks, Moments};
use super::packs::Law;
use super::rule::Kind;
use super::state::{Held, Key, MAX_SEATS};
use crate::Seat;
use crate::parts::Shelf;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;

/// The kept cards and tiles of all seats. Whatever changes an owner or a face goes through the methods, so
/// that what is at hand follows from the cards alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct InPlay {
    cards: Shelf<Held, IN_PLAY>,
    cares: [Cares; MAX_SEATS],
    /// The hooks of all seats.
    all_hooks: Hooks,
    /// The moments of all seats.
    all_moments: Moments,
    /// The curse that lies open.
    curse: Option<CardId>,
    /// It leaves Keep cards and permanent Evolutions without effect.
    gaze: bool,
}

impl Deref for InPlay {
    type Target = [Held];
    fn deref(&self) -> &[Held] {
        &self.cards
    }
}

impl InPlay {
    /// These cards.
    pub(super) fn new(cards: Shelf<Held, IN_PLAY>) -> Self {
        let mut in_play = Self {
            cards,
            ..Self::default()
        };
        in_play.look();
        in_play
    }

    /// What the cards of a seat care about, those that they copy included.
    #[inline]
    pub(super) fn cares(&self, seat: Seat) -> &Cares {
        &self.cares[seat.index() % MAX_SEATS]
    }

    /// Does any card in play listen to one of these hooks?
    #[inline]
    pub(super) fn anybody_hears(&self, hooks: Hooks) -> bool {
        self.all_hooks.meets(hooks)
    }

    /// Is there any card in play that may be used at one of these moments?
    #[inline]
    pub(super) fn anybody_acts(&self, moments: Moments) -> bool {
        self.all_moments.meets(moments)
    }

    /// A card comes into play.
    pub(super) fn push(&mut self, held: Held) {
        self.cards.push(held);
        self.look_at(&held);
    }

    /// A card leaves play.
    pub(super) fn remove(&mut self, index: usize) -> Held {
        let held = self.cards.remove(index);
        self.look();
        held
    }

    /// A card as something else than it was: what it copies, whose it is.
    pub(super) fn change(&mut self, key: Key, change: impl FnOnce(&mut Held)) {
        if let Some(held) = self.cards.iter_mut().find(|held| held.key == key) {
            change(held);
            self.look();
        }
    }

    /// The cards, to change their counters and marks; whose they are and what they act as stays.
    pub(super) fn marks(&mut self) -> impl Iterator<Item = &mut Held> {
        self.cards.iter_mut()
    }

    /// This curse lies open from now on.
    pub(super) fn ruled_by(&mut self, curse: Option<CardId>) {
        self.curse = curse;
        self.gaze = curse.and_then(CardId::law) == Some(Law::Gaze);
        self.look();
    }

    /// Has this card no effect, because the open curse says so?
    #[inline]
    pub(super) fn is_blank(&self, card: CardId) -> bool {
        self.gaze && (card.kind() == Kind::Keep || card.is_permanent())
    }

    /// What a card in play cares about: nothing if it has no effect.
    #[inline]
    pub(super) fn acting(&self, held: &Held) -> &'static Cares {
        if self.gaze && (self.is_blank(held.card) || self.is_blank(held.face)) {
            &Cares::NOTHING
        } else {
            held.face.cares()
        }
    }

    /// The hooks at which a card in play acts, as a mask: without effect it still goes home, counts down and is
    /// set up.
    #[inline]
    pub(super) fn hears(&self, held: &Held) -> Hooks {
        if self.gaze && (self.is_blank(held.card) || self.is_blank(held.face)) {
            held.face.card().upkeep
        } else {
            held.face.cares().hooks
        }
    }

    /// What a card in play cares about as printed, whatever it copies.
    #[inline]
    pub(super) fn acting_as_printed(&self, held: &Held) -> &'static Cares {
        if self.is_blank(held.card) {
            &Cares::NOTHING
        } else {
            held.card.cares()
        }
    }

    /// Looks anew at what the cards care about.
    fn look(&mut self) {
        self.cares = Default::default();
        self.all_hooks = Hooks::NONE;
        self.all_moments = Moments::NONE;
        if let Some(curse) = self.curse {
            for cares in &mut self.cares {
                cares.stats = curse.cares().stats;
            }
        }
        for at in 0..self.cards.len() {
            let held = self.cards[at];
            self.look_at(&held);
        }
    }

    /// Takes in what a card cares about that lies in play beside the others.
    fn look_at(&mut self, held: &Held) {
        let (hooks, blank) = (
            self.hears(held),
            self.is_blank(held.card) || self.is_blank(held.face),
        );
        self.all_hooks = self.all_hooks.with(hooks);
        let cares = &mut self.cares[held.owner.index() % MAX_SEATS];
        if blank {
            cares.hooks = cares.hooks.with(hooks);
            return;
        }
        cares.add(held.face.cares());
        cares.moments = cares.moments.with(held.card.cares().moments);
        self.all_moments = self.all_moments.with(cares.moments);
    }
}

impl Serialize for InPlay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for InPlay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::new(Shelf::deserialize(deserializer)?))
    }
}
