//! The Keep cards of the base game, second edition (`power-cards.md` 2.1), by what they are about.

mod claws;
mod dice;
mod hearts;
mod trade;

use crate::engine::classic::agenda::{Frame, Table};
use crate::engine::classic::rule::Card;

/// Table of contents.
pub static CARDS: &[Card] = &[
    claws::ACID_ATTACK,
    trade::ALIEN_ORIGIN,
    hearts::ARMOR_PLATING,
    dice::BACKGROUND_DWELLER,
    claws::BURROWING,
    hearts::CAMOUFLAGE,
    hearts::EVEN_BIGGER,
    claws::FIRE_BREATHING,
    dice::FREEZE_TIME,
    hearts::IT_HAS_A_CHILD,
    hearts::JETS,
    trade::MADE_IN_A_LAB,
    trade::METAMORPH,
    trade::MIMIC,
    trade::OPPORTUNIST,
    trade::PARASITIC_TENTACLES,
    dice::PLOT_TWIST,
    dice::PSYCHIC_PROBE,
    hearts::RAPID_HEALING,
    dice::SMOKE_CLOUD,
    hearts::WINGS,
];

/// A copying card moves once a turn.
pub(super) fn mark_as_moved(table: &mut Table<'_>, frame: &Frame) {
    if let Some(held) = table.in_play.iter_mut().find(|held| held.key == frame.key) {
        held.moved = true;
    }
}
