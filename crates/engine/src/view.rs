//! What one seat or an onlooker may know of a position.
//!
//! Start at [`View::of`], the only way from a position to a view; [`Game::seen_by`] and [`Game::audience`]
//! say the same of events and of Nature's answers. A view holds nothing that its viewer may not know, so it
//! can be handed to anybody who speaks for that seat, and written into a file that is read there.

use crate::{Asked, Chance, Game, Seat, Seats};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;

/// Who may learn something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Every seat, and whoever looks on.
    Everybody,
    /// These seats only.
    Only(Seats),
}

impl Audience {
    /// May this seat learn it, or an onlooker where there is none?
    #[must_use]
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::Everybody => true,
            Self::Only(seats) => viewer.is_some_and(|viewer| seats.contains(viewer)),
        }
    }
}

/// What a seat, or an onlooker without a seat, may know of a position: everything that lies open, and of what
/// is hidden only what this viewer has seen. It reads like the position itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View<G> {
    viewer: Option<Seat>,
    seen: G,
}

impl<G: Game> View<G> {
    /// What `viewer` may know; `None` is an onlooker.
    #[must_use]
    pub fn of(state: &G, viewer: Option<Seat>) -> Self {
        Self {
            viewer,
            seen: state.view(viewer),
        }
    }

    /// Who sees this; `None` is an onlooker.
    #[must_use]
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Who sees this, if it is their answer that the position waits for: an onlooker is never asked.
    #[must_use]
    pub fn asked_viewer(&self) -> Option<Seat> {
        self.viewer.filter(|seat| self.seen.asks() == Asked::Seat(*seat))
    }

    /// A whole position as it might be, everything hidden drawn anew with each call.
    #[must_use]
    pub fn imagine(&self, chance: &mut dyn Chance) -> G {
        let mut imagined = self.seen.clone();
        imagined.deal_hidden(chance);
        imagined
    }
}

impl<G> Deref for View<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.seen
    }
}

/// A game whose positions and views can be written and read.
pub trait Portable: Game + Serialize + DeserializeOwned {
    /// Reads a position in which things may be hidden; what it says is checked by
    /// [`check_seen`](Self::check_seen).
    ///
    /// # Errors
    /// What is no position at all.
    fn read_seen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;

    /// Can this be what `viewer` knows: a position that holds everything [`check`](Game::check) asks for,
    /// with what the viewer has seen, and with nothing else that is hidden?
    ///
    /// # Errors
    /// A sentence that names the field and says what is allowed there.
    fn check_seen(&self, viewer: Option<Seat>) -> Result<(), String>;
}

/// The form in a file. Neither field is one of a position, so that neither can be mistaken for the other.
#[derive(Serialize)]
struct Written<'a, G> {
    view_of: Option<Seat>,
    seen: &'a G,
}

impl<G: Serialize> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = Written {
            view_of: self.viewer,
            seen: &self.seen,
        };
        written.serialize(serializer)
    }
}

/// What is read, before it is known whether it is a view at all.
#[derive(Deserialize)]
#[serde(bound = "G: Portable")]
struct Read<G> {
    /// Said at all, and if so, who.
    #[serde(default, deserialize_with = "said")]
    view_of: Option<Option<Seat>>,
    #[serde(default, deserialize_with = "seen")]
    seen: Option<G>,
}

fn said<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Seat>>, D::Error> {
    Deserialize::deserialize(deserializer).map(Some)
}

fn seen<'de, D: Deserializer<'de>, G: Portable>(deserializer: D) -> Result<Option<G>, D::Error> {
    G::read_seen(deserializer).map(Some)
}

impl<'de, G: Portable> Deserialize<'de> for View<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Read {
            view_of: Some(viewer),
            seen: Some(seen),
        } = Read::<G>::deserialize(deserializer)?
        else {
            let sentence = "this is no view: a view says `view_of` whom, and what is `seen`; read a whole position \
                            as a position, and make a view of it";
            return Err(D::Error::custom(sentence));
        };
        if let Some(seat) = viewer.filter(|seat| seat.index() >= seen.seats()) {
            return Err(D::Error::custom(format!(
                "view_of: there is no seat {} at this table of {}",
                seat.0,
                seen.seats()
            )));
        }
        seen.check_seen(viewer)
            .map_err(|broken| D::Error::custom(format!("seen.{broken}")))?;
        Ok(Self { viewer, seen })
    }
}

/// Stands in every position where a view has a field, and refuses to be read: a view is no position to play
/// on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Whole;

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        let sentence =
            "this is what one seat may know of a game (a view), not a whole position: read it as a view";
        Err(D::Error::custom(sentence))
    }
}
