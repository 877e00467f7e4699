//! The nineteen Discard cards (`duel.md` §12): resolved when bought, then put away.

use crate::duel::agenda::{Frame, Table};
use crate::duel::buzz::Buzz;
use crate::duel::event::Cause;
use crate::duel::question::Choice::{OwnKeep, RivalsKeep};
use crate::duel::rule::Step::{
    Await, Choose, ChooseOr, Code, DiscardPicked, ExtraTurn, FewerDice, GainEnergy, GainHearts, GainTokens,
    GoTo, HurtMe, HurtRival, Pull, PullBy, Unless,
};
use crate::duel::rule::{Card, On, Rule, Step, Who, discard};
use crate::duel::track::Track::{Destruction, Fame};
use crate::parts::small;

/// Table of contents.
pub(super) const CARDS: [Card; 19] = [
    CANNONBALL,
    DOMINATE,
    ENERGIZE,
    FRENZY,
    HORS_DOEUVRE,
    JETS_SCRAMBLED,
    KAIJUTSU,
    MOMENT_OF_RESPITE,
    MONSTER_COASTER,
    MONUMENTAL,
    OPERATION_MEDIA,
    PHOTOSHOOT,
    SACK_THE_STADIUM,
    SEISMIC_TEST,
    SNACK_TIME,
    TESLA_IMPULSE,
    THE_PARTY_IS_OVER,
    THERMONUCLEAR_COOKING,
    TOO_CUTE,
];

/// What happens when the card is bought.
const fn bought(steps: &'static [Step]) -> Rule {
    Rule::When(On::Bought, Who::Me, steps)
}

/// Pull Fame 1; 1 hit on the rival; 4 energy.
const CANNONBALL: Card = discard(
    "cannonball",
    7,
    &[bought(&[Pull(Fame, 1), HurtRival(1), GainEnergy(4)])],
)
.with(Buzz::Anubis);

/// In the rival's next turn it may discard Keep cards, and throws one regular die fewer for each that is
/// left.
const DOMINATE: Card = discard(
    "dominate",
    3,
    &[
        bought(&[Await]),
        Rule::When(
            On::Awaited,
            Who::Me,
            &[
                Unless(|state, frame| !state.player(frame.owner).kept.is_empty(), 4),
                ChooseOr(OwnKeep, 4),
                DiscardPicked,
                GoTo(0),
                FewerDice(|state, frame| small(state.player(frame.owner).kept.len())),
            ],
        ),
    ],
)
.with(Buzz::Pumpkin);

/// 8 energy, 2 tokens.
const ENERGIZE: Card = discard("energize", 10, &[bought(&[GainEnergy(8), GainTokens(2)])]).with(Buzz::Lizard);

/// One more turn after this one.
const FRENZY: Card = discard("frenzy", 6, &[bought(&[ExtraTurn])]);

/// The buyer takes 3 hits; pull Destruction 2.
const HORS_DOEUVRE: Card =
    discard("hors-doeuvre", 3, &[bought(&[HurtMe(3), Pull(Destruction, 2)])]).with(Buzz::Cat);

/// The buyer takes 5 hits, then the rival does.
const JETS_SCRAMBLED: Card =
    discard("jets-scrambled", 5, &[bought(&[HurtMe(5), HurtRival(5)])]).with(Buzz::Penguin);

/// Pull Destruction 1; 2 hits on the rival.
const KAIJUTSU: Card =
    discard("kaijutsu", 5, &[bought(&[Pull(Destruction, 1), HurtRival(2)])]).with(Buzz::Pumpkin);

/// 2 hearts, 1 token.
const MOMENT_OF_RESPITE: Card =
    discard("moment-of-respite", 4, &[bought(&[GainHearts(2), GainTokens(1)])]).with(Buzz::Alien);

/// Pull Destruction 3.
const MONSTER_COASTER: Card = discard("monster-coaster", 7, &[bought(&[Pull(Destruction, 3)])]);

/// Pull Destruction 1, then Fame 1.
const MONUMENTAL: Card =
    discard("monumental", 5, &[bought(&[Pull(Destruction, 1), Pull(Fame, 1)])]).with(Buzz::Panda);

/// Pull Fame once per claw resolved this turn, as one pull.
const OPERATION_MEDIA: Card = discard(
    "operation-media",
    6,
    &[bought(&[PullBy(Fame, |state, _| state.turn().claws)])],
)
.with(Buzz::Anubis);

/// Pull Fame 1.
const PHOTOSHOOT: Card = discard("photoshoot", 2, &[bought(&[Pull(Fame, 1)])]).with(Buzz::Fish);

/// Pull Destruction 2, then Fame 2.
const SACK_THE_STADIUM: Card = discard(
    "sack-the-stadium",
    8,
    &[bought(&[Pull(Destruction, 2), Pull(Fame, 2)])],
)
.with(Buzz::Phantom);

/// Pull Destruction 2.
const SEISMIC_TEST: Card = discard("seismic-test", 5, &[bought(&[Pull(Destruction, 2)])]);

/// 3 hearts.
const SNACK_TIME: Card = discard("snack-time", 3, &[bought(&[GainHearts(3)])]);

/// The rival loses a Keep card of the buyer's choice; 2 energy.
const TESLA_IMPULSE: Card = discard(
    "tesla-impulse",
    6,
    &[bought(&[
        Unless(|state, frame| !state.player(frame.rival()).kept.is_empty(), 3),
        Choose(RivalsKeep),
        DiscardPicked,
        GainEnergy(2),
    ])],
)
.with(Buzz::Penguin);

/// Each player with a marker in its own spotlight zone takes 4 hits, the one who began first.
const THE_PARTY_IS_OVER: Card =
    discard("the-party-is-over", 4, &[bought(&[Code(end_the_party)])]).with(Buzz::Phantom);

fn end_the_party(table: &mut Table<'_>, frame: &Frame) {
    let by = Cause::from(frame.source);
    let began = table.first();
    // What is put last happens first.
    for seat in [table.rival(began), began] {
        if table.in_own_zone(seat) > 0 {
            table.hit(seat, 4, by);
        }
    }
}

/// Pull Destruction 1; 2 hearts; 2 energy.
const THERMONUCLEAR_COOKING: Card = discard(
    "thermonuclear-cooking",
    7,
    &[bought(&[Pull(Destruction, 1), GainHearts(2), GainEnergy(2)])],
)
.with(Buzz::Panda);

/// 2 hits on the rival.
const TOO_CUTE: Card = discard("too-cute", 3, &[bought(&[HurtRival(2)])]).with(Buzz::Fish);
