//! What the monster packs put in front of monsters (`expansions.md` §2, §3 and §6).

use crate::classic::agenda::{Frame, Table};
use crate::classic::packs::Piece;
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Code, GainEnergy, GainHearts, MoreRolls, RerollDie};
use crate::classic::rule::{Card, Often, On, Rule, Stat, Target, Who, may, piece};
use crate::classic::state::{Held, State};

/// More Cultists than any monster gathers.
const MOST_CULTISTS: u8 = 99;

/// Every piece.
pub(super) const PIECES: &[Card] = &[CULTISTS, BOTTOM, MIDDLE, TOP, TRANSFORMATION, SCARAB, BERSERK];

/// One of them at any time for a heart, an energy, or one more roll.
const CULTISTS: Card = piece(
    "cultists",
    Piece::Cultists,
    &[
        may(&[Moment::AnyTime, Moment::Harm])
            .named("heart")
            .quiet()
            .spending(1)
            .then(&[GainHearts(1)]),
        may(&[Moment::AnyTime, Moment::Harm])
            .named("energy")
            .quiet()
            .spending(1)
            .then(&[GainEnergy(1)]),
        may(&[Moment::Roll])
            .named("roll")
            .spending(1)
            .only_if(|state, _| state.turn().rolls >= state.roll_limit())
            .then(&[MoreRolls(1)]),
    ],
)
.up_to_tokens(MOST_CULTISTS);

/// A heart at the start of each turn.
const BOTTOM: Card = piece(
    "tower-bottom",
    Piece::Floor(1),
    &[Rule::When(On::TurnStart(4), Who::Me, &[GainHearts(1)])],
);

/// A heart and an energy at the start of each turn.
const MIDDLE: Card = piece(
    "tower-middle",
    Piece::Floor(2),
    &[Rule::When(
        On::TurnStart(5),
        Who::Me,
        &[GainHearts(1), GainEnergy(1)],
    )],
);

/// Who reaches it has won.
const TOP: Card = piece("tower-top", Piece::Floor(3), &[]);

/// The biped does nothing; the beast throws one die again in each turn, and buys nothing.
const TRANSFORMATION: Card = piece(
    "transformation",
    Piece::Form,
    &[
        may(&[Moment::Roll])
            .named("reroll")
            .often(Often::OncePerTurn)
            .only_if(|_, held| is_beast(held))
            .at_each(&[Target::Die], every_die)
            .then(&[RerollDie]),
        may(&[Moment::Flip])
            .named("flip")
            .paying(1)
            .only_if(|_, held| !held.moved)
            .then(&[Code(flip)]),
        Rule::Always(
            Stat::BuysNothing,
            |_, held, claims| {
                if is_beast(held) { 1 } else { claims }
            },
        ),
    ],
)
.up_to_tokens(1);

/// Who holds it is spared by many a curse.
const SCARAB: Card = piece("golden-scarab", Piece::Scarab, &[]);

/// One more die, with faces of its own, until it heals.
const BERSERK: Card = piece("berserk", Piece::Berserk, &[]);

const fn is_beast(held: &Held) -> bool {
    held.tokens > 0
}

fn every_die(state: &State, _: &Held, list: &mut dyn FnMut(Pick)) {
    state.each_number(&mut |die| list(Pick::Die(die)));
}

fn flip(table: &mut Table<'_>, frame: &Frame) {
    table.flip(frame);
}
