//! The Keep cards of the base game, second edition (`power-cards.md` §2.1), by what they are about.

mod claws;
mod dice;
mod energy;
mod hearts;
mod stars;
mod trade;

use crate::classic::agenda::{Frame, Table};
use crate::classic::question::Pick;
use crate::classic::rule::Card;
use crate::classic::state::State;
use crate::classic::{Face, SpecialDie};
use crate::parts::small;

/// Table of contents: the file below `keep/`, and the slug in capitals.
pub(super) static CARDS: &[Card] = &[
    claws::ACID_ATTACK,
    trade::ALIEN_ORIGIN,
    claws::ALPHA_MONSTER,
    hearts::ARMOR_PLATING,
    dice::BACKGROUND_DWELLER,
    energy::BATTERY_MONSTER,
    claws::BURROWING,
    hearts::CAMOUFLAGE,
    stars::COMPLETE_DESTRUCTION,
    stars::DETRITIVORE,
    stars::EATER_OF_THE_DEAD,
    dice::ENERGY_DRINK,
    stars::ENERGY_HOARDER,
    hearts::EVEN_BIGGER,
    dice::EXTRA_HEAD,
    claws::FIRE_BREATHING,
    dice::FREEZE_TIME,
    energy::FRIEND_OF_CHILDREN,
    dice::GIANT_BRAIN,
    stars::GOURMET,
    hearts::HEALING_RAY,
    stars::HERBIVORE,
    dice::HERD_CULLER,
    hearts::IT_HAS_A_CHILD,
    hearts::JETS,
    trade::MADE_IN_A_LAB,
    stars::MEDIA_FRIENDLY,
    trade::METAMORPH,
    trade::MIMIC,
    claws::NOVA_BREATH,
    trade::OPPORTUNIST,
    trade::PARASITIC_TENTACLES,
    dice::PLOT_TWIST,
    claws::POISON_QUILLS,
    claws::POISON_SPIT,
    dice::PSYCHIC_PROBE,
    hearts::RAPID_HEALING,
    hearts::REGENERATION,
    stars::ROOTING_FOR_THE_UNDERDOG,
    claws::SHRINK_RAY,
    dice::SMOKE_CLOUD,
    energy::SOLAR_POWERED,
    claws::SPIKED_TAIL,
    dice::STRETCHY,
    claws::URBAVORE,
    energy::WERE_ONLY_MAKING_IT_STRONGER,
    hearts::WINGS,
];

/// A copying card moves once a turn.
pub(super) fn mark_as_moved(table: &mut Table<'_>, frame: &Frame) {
    if let Some(held) = table.in_play.marks().find(|held| held.key == frame.key) {
        held.moved = true;
    }
}

/// Each die of the turn, to be turned to another of these faces; the Berserk die to one that it has, where any
/// face may be chosen.
pub(super) fn other_faces(state: &State, faces: &[Face], list: &mut dyn FnMut(Pick)) {
    for (die, shown) in state.turn().dice.iter().enumerate() {
        for face in faces.iter().filter(|face| **face != shown) {
            list(Pick::DieFace(small(die), *face));
        }
    }
    // The Berserk die can only show a face that it has.
    if let Some(shown) = state.berserk_die()
        && faces.len() == Face::ALL.len()
    {
        let others = SpecialDie::Berserk.each_face().filter(|face| *face != shown);
        others.for_each(|face| list(Pick::Special(face)));
    }
}
