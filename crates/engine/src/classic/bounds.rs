//! How much there can be, at a table with these options, of what answers speak of: cards, copies, dice. Whoever
//! gives every answer a number for good counts by it.

use super::rule::{Rule, Stat};
use super::state::{Held, Key};
use super::{CardId, Options, Pack, PowerUp, Setup, Wickedness};
use crate::Seat;
use crate::classic::rule::{Kind, Side};
use crate::parts::{MAX_DICE, small};

/// Dice of a turn before anything is added.
const DICE: i32 = 6;

impl Options {
    /// How many copies of a card, costume, tile, Evolution or piece can lie in front of one monster.
    #[must_use]
    pub fn most_held(&self, card: CardId) -> u8 {
        match card.kind() {
            Kind::Keep | Kind::Costume => self.copies(card),
            Kind::Discard | Kind::Curse(_) => 0,
            Kind::Tile(tile) => u8::from(match self.wickedness {
                Wickedness::Off => false,
                Wickedness::Red => tile.side == Side::Red,
                Wickedness::Green => tile.side == Side::Green,
                Wickedness::Mixed => true,
            }),
            Kind::Evolution(_) => u8::from(self.power_up != PowerUp::Off),
            Kind::Piece(piece) => u8::from(piece.most() > 0 && self.packs.has(piece.pack())),
        }
    }

    /// Can this card, costume, tile, Evolution, piece or curse be anywhere in the game?
    #[must_use]
    pub fn has(&self, card: CardId) -> bool {
        match card.kind() {
            Kind::Discard => self.copies(card) > 0,
            Kind::Curse(_) => self.packs.has(Pack::Curses),
            _ => self.most_held(card) > 0,
        }
    }

    /// The most dice that a monster can have in a turn: six, one or more for each card that adds some, for each
    /// copy of such a card and for the open curse, those that a curse adds later, and the dice of the monster
    /// packs. At most sixteen.
    ///
    /// # Panics
    /// Never: two monsters make a table.
    #[must_use]
    pub fn most_dice(&self) -> u8 {
        let state = Setup::of(2).and_then(|setup| setup.start());
        let state = state.expect("two monsters make a table");
        let adds = |card: CardId| -> i32 {
            let held = Held::fresh(Key::NONE, card, Seat(0));
            let more = card.card().rules.iter().map(|rule| match rule {
                Rule::Always(Stat::Dice, dice) => dice(&state, &held, DICE) - DICE,
                _ => 0,
            });
            more.sum::<i32>().max(0)
        };
        let here = || CardId::everything().filter(|card| self.has(*card));
        let held: i32 = here()
            .map(|card| i32::from(self.most_held(card)) * adds(card))
            .sum();
        let copying = here().filter(|card| card.copies_others());
        let copying: i32 = copying.map(|card| i32::from(self.most_held(card))).sum();
        let copied = here().filter(|card| card.kind() == Kind::Keep);
        let copied = copied.map(adds).max().unwrap_or(0);
        let curse = here().filter(|card| card.law().is_some());
        // Beside what it rules, a curse may add a die.
        let curse = curse.map(|card| adds(card) + 1).max().unwrap_or(0);
        let special = i32::from(self.packs.has(Pack::Berserk)) + i32::from(self.packs.has(Pack::Curses));
        let all = DICE + held + copying * copied + curse + special;
        let all = usize::try_from(all).unwrap_or(MAX_DICE);
        small(all.min(MAX_DICE))
    }
}
