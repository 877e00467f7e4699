//! What can be given in Duel: its cards, with the Buzz tokens that they bring.

use super::Gifts;
use crate::cli::Duel;
use engine::duel::CardId;
use engine::{Chance, Seat};

impl Gifts for Duel {
    type Gift = CardId;

    fn gift(slug: &str) -> Option<CardId> {
        CardId::from_slug(slug)
    }

    fn slug(gift: CardId) -> &'static str {
        gift.slug()
    }

    fn kind(_: CardId) -> &'static str {
        "card"
    }

    fn on_the_table(_: &Self::Agreed) -> Vec<CardId> {
        CardId::all().collect()
    }

    fn may_be_given(&self, seat: Seat) -> bool {
        Self::may_be_given(self, seat)
    }

    fn refused(&self, gift: CardId, chance: &mut dyn Chance) -> Option<Self> {
        Self::refused(self, gift, chance)
    }

    fn given(&self, seat: Seat, gift: CardId) -> Option<Self> {
        Self::given(self, seat, gift)
    }
}
