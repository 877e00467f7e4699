//! What can be given in the classic game: cards, costumes, tiles, Evolutions, curses, and the pieces of monster packs.

use super::Gifts;
use crate::cli::Classic;
use engine::classic::rule::Kind;
use engine::classic::{CardId, Options, Pack, Piece, Wickedness};
use engine::{Chance, Seat};

/// Whoever reaches the top of the Tower has won: that is worth the game.
const TOP: Piece = Piece::Floor(3);

impl Gifts for Classic {
    type Gift = CardId;

    fn gift(slug: &str) -> Option<CardId> {
        CardId::from_slug(slug).filter(|card| card.piece() != Some(TOP))
    }

    fn slug(gift: CardId) -> &'static str {
        gift.slug()
    }

    fn kind(gift: CardId) -> &'static str {
        match gift.kind() {
            Kind::Keep | Kind::Discard => "card",
            Kind::Costume => "costume",
            Kind::Tile(_) => "tile",
            Kind::Evolution(_) => "evolution",
            Kind::Piece(_) => "piece",
            Kind::Curse(_) => "curse",
        }
    }

    fn on_the_table(agreed: &Options) -> Vec<CardId> {
        let may_come = |card: &CardId| match card.kind() {
            Kind::Piece(piece) => piece != TOP && agreed.packs.has(piece.pack()),
            Kind::Curse(_) => agreed.packs.has(Pack::Curses),
            Kind::Tile(_) => agreed.wickedness != Wickedness::Off,
            Kind::Evolution(_) => !agreed.power_up.is_off(),
            Kind::Keep | Kind::Discard | Kind::Costume => agreed.copies(*card) > 0,
        };
        CardId::everything().filter(may_come).collect()
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
