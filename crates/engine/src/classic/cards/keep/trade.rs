//! Cards: cheaper ones, others to buy, selling and copying.

use super::mark_as_moved;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Become, BuyPicked, ChooseKeep, Code, Peek, SellPicked};
use crate::classic::rule::{Card, Kind, On, Rule, Stat, Target, Who, keep, may};
use crate::classic::state::{Held, State};
use crate::parts::small;

/// Cards cost 1 energy less.
pub(super) const ALIEN_ORIGIN: Card = keep(
    "alien-origin",
    3,
    &[Rule::Always(Stat::Price, |_, _, price| price - 1)],
);

/// When buying, look at the top card of the deck and buy it if you like; one card deeper per copy.
pub(super) const MADE_IN_A_LAB: Card = keep(
    "made-in-a-lab",
    2,
    &[
        may(&[Moment::Buy])
            .named("peek")
            .only_if(|state, held| {
                // Only an empty deck is made anew of the discard pile.
                let known = u32::from(small(state.known_to(held.owner).count()));
                let deck = state.deck_size();
                known < lab_depth(state, held) && (known < deck || deck == 0 && state.discard_size() > 0)
            })
            .then(&[Peek]),
        may(&[Moment::Buy])
            .at_each(&[Target::Deck], |state, held, list| {
                for (depth, card) in state.known_to(held.owner) {
                    if u32::from(depth) < lab_depth(state, held) && state.can_buy(held.owner, card) {
                        list(Pick::Deck(depth));
                    }
                }
            })
            .then(&[BuyPicked]),
    ],
);

/// At the end of the turn own Keep cards may be given back for their printed cost.
pub(super) const METAMORPH: Card = keep(
    "metamorph",
    3,
    &[may(&[Moment::Sale])
        .at_each(&[Target::Card], |state, held, list| {
            for own in state
                .held_by(held.owner)
                .filter(|own| own.card.kind() == Kind::Keep)
            {
                list(Pick::Card(own.key));
            }
        })
        .then(&[SellPicked])],
);

/// Becomes a copy of a Keep card in play, as if just bought; for 1 energy it changes once at the start of a
/// turn.
pub(super) const MIMIC: Card = keep(
    "mimic",
    8,
    &[
        Rule::When(On::Gained, Who::Me, &[ChooseKeep, Become]),
        may(&[Moment::StartOfTurn])
            .paying(1)
            .only_if(|_, held| !held.moved)
            .at_each(&[Target::Card], |state, held, list| {
                for other in state.copyable(held.key) {
                    list(Pick::Card(other.key));
                }
            })
            .then(&[Code(mark_as_moved), Become]),
    ],
)
.base_only();

/// Cards may be bought the moment they are revealed in another monster's turn.
pub(super) const OPPORTUNIST: Card = keep(
    "opportunist",
    3,
    &[may(&[Moment::Reveal])
        .at_each(&[Target::Slot], |state, held, list| {
            for slot in 0..state.market().len() {
                if state.revealed() & 1 << slot != 0 && state.affordable(held.owner, slot) {
                    list(Pick::Slot(small(slot)));
                }
            }
        })
        .then(&[BuyPicked])],
);

/// Keep cards of other monsters may be bought from them.
pub(super) const PARASITIC_TENTACLES: Card = keep(
    "parasitic-tentacles",
    4,
    &[may(&[Moment::Buy])
        .at_each(&[Target::Card], |state, held, list| {
            for other in state.in_play() {
                if other.owner != held.owner
                    && other.card.kind() == Kind::Keep
                    && state.can_buy(held.owner, other.card)
                {
                    list(Pick::Card(other.key));
                }
            }
        })
        .then(&[BuyPicked])],
);

fn lab_depth(state: &State, held: &Held) -> u32 {
    u32::from(state.copies(held.owner, held.face))
}
