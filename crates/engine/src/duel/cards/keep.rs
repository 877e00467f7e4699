//! The thirty-one Keep cards (`duel.md` §12), by what they are about.

use crate::duel::agenda::{Frame, Table};
use crate::duel::buzz::{Bonus, Buzz};
use crate::duel::event::Cause;
use crate::duel::face::Face;
use crate::duel::question::{Choice, Moment, Pick};
use crate::duel::rule::Step::{
    Await, ChooseOr, Code, Discard, DropBonus, DropPicked, EndTurn, FewerDice, GainEnergy, GainEnergyBy,
    GainHearts, GainTokens, GoTo, HurtMe, HurtRival, Join, May, PayEnergy, Pull, PullBy, Reckon, Shop,
    SkipResolving, SoftenBy, Spend, StopUnless, SwapPicked, TakeOutPicked, ThrowAgainst,
};
use crate::duel::rule::{Card, END, On, Rule, Stat, Who, keep};
use crate::duel::state::{MARKET, State};
use crate::duel::track::Track::{self, Destruction, Fame};
use crate::parts::{FaceSet, small};

/// Table of contents.
pub(super) const CARDS: [Card; 31] = [
    ACID_ATTACK,
    ADRENALINE_AUGMENT,
    ALIEN_METABOLISM,
    ANTIMATTER_PELLETS,
    ARMOR_PLATING,
    BREAKING_NEWS,
    CAMOUFLAGE,
    ELECTRICAL_AURA,
    EXTRA_HEAD,
    EYE_OF_THE_STORM,
    GENTLE_GIANT,
    GIANT_BRAIN,
    HIBERNATION,
    IN_SHAPE,
    IN_THE_SHADOWS,
    LIGHTNING_SPEED,
    MADE_IN_A_LAB,
    NATURAL_SELECTION,
    REBOOTING,
    REGENERATION,
    SCRAPPY,
    SIGNATURE_MOVE,
    SPIKED_TAIL,
    SUPERCONDUCTOR,
    THUNDER_STOMP,
    TITANIC_BATTERIES,
    TREND_SETTER,
    UNCHAINED,
    UNSTABLE_DNA,
    UNSTOPPABLE,
    UTTER_DESTRUCTION,
];

/// One bonus claw.
const ACID_ATTACK: Card = keep(
    "acid-attack",
    6,
    &[Rule::Always(Stat::Claws, |_, _, claws| claws + 1)],
)
.with(Buzz::Tiger);

/// One bonus claw per marker in any spotlight zone, recounted each time.
const ADRENALINE_AUGMENT: Card = keep(
    "adrenaline-augment",
    5,
    &[Rule::Always(Stat::Claws, |state, _, claws| {
        let lit = Track::ALL
            .iter()
            .filter(|track| state.marker(**track).in_spotlight());
        claws + small(lit.count())
    })],
);

/// Once in one's own turn a market card may be discarded.
const ALIEN_METABOLISM: Card = keep(
    "alien-metabolism",
    2,
    &[Rule::May(
        &[
            Moment::Shop,
            Moment::Roll,
            Moment::TakeOut,
            Moment::Resolve,
            Moment::Buy,
            Moment::Place,
        ],
        |state, _, visit| {
            (0..MARKET).all(|slot| state.market()[slot].is_none() || visit(Pick::Slot(small(slot))))
        },
        &[Spend, DropPicked],
    )],
)
.with(Buzz::Anubis);

/// Five of one face: 4 hits, then pull Destruction 2.
const ANTIMATTER_PELLETS: Card = keep(
    "antimatter-pellets",
    5,
    &[Rule::When(
        On::RollFinal,
        Who::Me,
        &[
            StopUnless(|state, _| most_alike(state) >= 5),
            HurtRival(4),
            Pull(Destruction, 2),
        ],
    )],
);

/// The first hit of each of the rival's turns is ignored.
const ARMOR_PLATING: Card = keep(
    "armor-plating",
    6,
    &[Rule::When(
        On::Harm(2),
        Who::Me,
        &[StopUnless(rivals_turn_unspent), Spend, SoftenBy(1)],
    )],
)
.with(Buzz::Cat);

/// Pull Fame 1 for each card bought after this one.
const BREAKING_NEWS: Card = keep(
    "breaking-news",
    6,
    &[Rule::When(On::Purchase, Who::Me, &[Pull(Fame, 1)])],
)
.with(Buzz::Dragon);

/// One die per hit about to be taken; each heart cancels one.
const CAMOUFLAGE: Card = keep(
    "camouflage",
    4,
    &[Rule::When(
        On::Harm(0),
        Who::Me,
        &[
            Reckon(|state, frame| frame.count = state.packet_hits()),
            StopUnless(|_, frame| frame.count > 0),
            ThrowAgainst(Face::Heart),
            GoTo(1),
        ],
    )],
);

/// At the end of the turn pull Destruction 1 per 7 energy held, as one pull.
const ELECTRICAL_AURA: Card = keep(
    "electrical-aura",
    4,
    &[Rule::When(
        On::TurnEnd,
        Who::Me,
        &[PullBy(Destruction, |state, frame| {
            u8::try_from(state.player(frame.owner).energy / 7).unwrap_or(u8::MAX)
        })],
    )],
)
.with(Buzz::Lizard);

/// One extra die.
const EXTRA_HEAD: Card = keep(
    "extra-head",
    7,
    &[Rule::Always(Stat::ExtraDice, |_, _, dice| dice + 1)],
);

/// 1 energy for each roll not used.
const EYE_OF_THE_STORM: Card = keep(
    "eye-of-the-storm",
    2,
    &[Rule::When(
        On::RollFinal,
        Who::Me,
        &[
            StopUnless(|state, _| state.unused_rolls() > 0),
            GainEnergyBy(|state, _| state.unused_rolls()),
        ],
    )],
)
.with(Buzz::Dragon);

/// Pull Fame 1 if the Roll has no claw, after everything is resolved.
const GENTLE_GIANT: Card = keep(
    "gentle-giant",
    5,
    &[Rule::When(
        On::AfterFaces,
        Who::Me,
        &[
            StopUnless(|state, _| state.rolled(Face::Claw) == 0),
            Pull(Fame, 1),
        ],
    )],
)
.with(Buzz::Fish);

/// One more roll.
const GIANT_BRAIN: Card = keep(
    "giant-brain",
    4,
    &[Rule::Always(Stat::Rolls, |_, _, rolls| rolls + 1)],
);

/// Immune to hits. At the start of the turn: sleep (6 hearts, the turn ends) or wake (the card is discarded).
const HIBERNATION: Card = keep(
    "hibernation",
    5,
    &[
        Rule::Always(Stat::Immune, |_, _, _| 1),
        Rule::When(
            On::TurnStart(0),
            Who::Me,
            &[May(4), GainHearts(6), EndTurn, GoTo(END), Discard],
        ),
    ],
);

/// For each hit over 3 that the rival takes in a turn: pay 1 energy to pull Fame 1.
const IN_SHAPE: Card = keep(
    "in-shape",
    4,
    &[Rule::When(
        On::Hurt,
        Who::Rival,
        &[
            Reckon(|state, frame| {
                let over = state.hits_taken(frame.rival()).saturating_sub(3);
                frame.count = frame.count.min(over);
            }),
            Join,
            StopUnless(|state, frame| frame.count > 0 && state.player(frame.owner).energy > 0),
            May(END),
            PayEnergy(1),
            Reckon(|_, frame| frame.count -= 1),
            Pull(Fame, 1),
            GoTo(2),
        ],
    )],
);

/// Fame faces may always be thrown again.
const IN_THE_SHADOWS: Card = keep(
    "in-the-shadows",
    5,
    &[Rule::Always(Stat::FreeFaces, |_, _, faces| {
        FaceSet::from_bits(faces).with(Face::Fame).bits()
    })],
)
.with(Buzz::Alien);

/// 1 hit on the rival when a marker pulled by the owner lands on a blank Buzz space.
const LIGHTNING_SPEED: Card = keep(
    "lightning-speed",
    4,
    &[Rule::When(
        On::Stepped,
        Who::Me,
        &[
            StopUnless(|state, frame| match frame.pick {
                Pick::Step(track, _, to) => state
                    .bonus_at(track, to)
                    .is_some_and(|(buzz, bonus)| bonus == Bonus::Blank && !buzz.is_king()),
                _ => false,
            }),
            HurtRival(1),
        ],
    )],
)
.with(Buzz::Alien);

/// At the start of the turn one card may be bought for 1 less, but not for nothing.
const MADE_IN_A_LAB: Card = keep(
    "made-in-a-lab",
    3,
    &[Rule::When(
        On::TurnStart(1),
        Who::Me,
        &[
            StopUnless(|state, frame| {
                !frame.spent(state) && (0..MARKET).any(|slot| state.affordable(frame.owner, slot, 1))
            }),
            Spend,
            Shop(1),
        ],
    )],
)
.with(Buzz::Tiger);

/// Bought: 4 energy and 4 hearts. One extra die; 10 hits on the owner if any face shows four times.
const NATURAL_SELECTION: Card = keep(
    "natural-selection",
    4,
    &[
        Rule::When(On::Bought, Who::Me, &[GainEnergy(4), GainHearts(4)]),
        Rule::Always(Stat::ExtraDice, |_, _, dice| dice + 1),
        Rule::When(
            On::BeforeResolving(1),
            Who::Me,
            &[StopUnless(|state, _| most_alike(state) >= 4), HurtMe(10)],
        ),
    ],
);

/// Instead of resolving the Roll: discard this card for 2 tokens and 2 energy.
const REBOOTING: Card = keep(
    "rebooting",
    3,
    &[Rule::When(
        On::BeforeResolving(0),
        Who::Me,
        &[May(END), SkipResolving, GainTokens(2), GainEnergy(2), Discard],
    )],
)
.with(Buzz::Cat);

/// The first gain of hearts in the owner's turn that leaves health below its maximum brings one more.
const REGENERATION: Card = keep(
    "regeneration",
    4,
    &[Rule::When(
        On::HeartsGained,
        Who::Me,
        &[
            StopUnless(|state, frame| {
                own_turn(state, frame) && !frame.spent(state) && state.missing_hearts(frame.owner) > 0
            }),
            Spend,
            GainHearts(1),
        ],
    )],
);

/// 1 token each time a marker pulled by the owner leaves a Buzz token.
const SCRAPPY: Card = keep(
    "scrappy",
    2,
    &[Rule::When(
        On::Stepped,
        Who::Me,
        &[
            StopUnless(|state, frame| match frame.pick {
                Pick::Step(track, from, to) => {
                    let left = state.buzz_at(track, from);
                    left.is_some() && left != state.buzz_at(track, to)
                }
                _ => false,
            }),
            GainTokens(1),
        ],
    )],
)
.with(Buzz::Lizard);

/// Pull Fame once per 3 power faces, as one pull.
const SIGNATURE_MOVE: Card = keep(
    "signature-move",
    6,
    &[Rule::When(
        On::RollFinal,
        Who::Me,
        &[
            StopUnless(|state, _| state.rolled(Face::Power) >= 3),
            PullBy(Fame, |state, _| state.rolled(Face::Power) / 3),
        ],
    )],
)
.with(Buzz::Phantom);

/// 1 hit on the rival per step of Destruction pulled by the owner, gathered in one packet behind all that
/// waits.
const SPIKED_TAIL: Card = keep(
    "spiked-tail",
    4,
    &[Rule::When(
        On::Stepped,
        Who::Me,
        &[
            StopUnless(|_, frame| matches!(frame.pick, Pick::Step(Destruction, ..))),
            Code(|table, frame| table.hit_later(frame.rival(), 1, Cause::from(frame.source))),
        ],
    )],
);

/// When the rival gains energy while its Roll counts: this card may be discarded to gain as much.
const SUPERCONDUCTOR: Card = keep(
    "superconductor",
    2,
    &[Rule::When(
        On::EnergyGained,
        Who::Rival,
        &[May(END), Discard, GainEnergyBy(|_, frame| frame.count)],
    )],
);

/// Destruction pulled while one's Roll counts: the rival throws one regular die fewer in its next turn.
const THUNDER_STOMP: Card = keep(
    "thunder-stomp",
    4,
    &[
        Rule::When(
            On::Stepped,
            Who::Me,
            &[
                StopUnless(|state, frame| {
                    state.turn().counting
                        && own_turn(state, frame)
                        && !frame.spent(state)
                        && matches!(frame.pick, Pick::Step(Destruction, ..))
                }),
                Spend,
                Await,
            ],
        ),
        Rule::When(On::Awaited, Who::Me, &[FewerDice(|_, _| 1)]),
    ],
);

/// Two dice may be taken out of the Roll for 1 token.
const TITANIC_BATTERIES: Card = keep(
    "titanic-batteries",
    4,
    &[Rule::When(
        On::BeforeResolving(2),
        Who::Me,
        &[
            StopUnless(|state, frame| {
                state.player(frame.owner).tokens < 2 && state.dice_in_roll().count_ones() >= 2
            }),
            ChooseOr(Choice::TwoDice, END),
            TakeOutPicked,
            GainTokens(1),
        ],
    )],
)
.with(Buzz::Pumpkin);

/// The first hit of each of the rival's turns is ignored while Fame stands on a Buzz token.
const TREND_SETTER: Card = keep(
    "trend-setter",
    3,
    &[Rule::When(
        On::Harm(1),
        Who::Me,
        &[
            StopUnless(|state, frame| {
                rivals_turn_unspent(state, frame) && state.buzz_at(Fame, state.marker(Fame)).is_some()
            }),
            Spend,
            SoftenBy(1),
        ],
    )],
)
.with(Buzz::Dragon);

/// In one's own turn a Buzz bonus that is no hit may be taken as 1 hit on the rival.
const UNCHAINED: Card = keep(
    "unchained",
    3,
    &[Rule::When(
        On::Bonus,
        Who::Me,
        &[StopUnless(own_turn), May(END), DropBonus, HurtRival(1)],
    )],
)
.with(Buzz::Penguin);

/// After a packet of 3 hits or more: this card may be swapped for a Keep card of the rival.
const UNSTABLE_DNA: Card = keep(
    "unstable-dna",
    3,
    &[Rule::When(
        On::Hurt,
        Who::Me,
        &[
            StopUnless(|state, frame| frame.count >= 3 && !state.player(frame.rival()).kept.is_empty()),
            ChooseOr(Choice::RivalsKeep, END),
            SwapPicked,
        ],
    )],
)
.with(Buzz::Tiger);

/// Without hearts: 1 heart is left, nothing more hurts this turn, the card is discarded.
const UNSTOPPABLE: Card = keep(
    "unstoppable",
    3,
    &[Rule::When(On::Emptied, Who::Me, &[Code(save), Discard])],
);

fn save(table: &mut Table<'_>, frame: &Frame) {
    table.save(frame);
}

/// All six faces in the Roll: pull Destruction 2, Fame 2, 2 hits on the rival.
const UTTER_DESTRUCTION: Card = keep(
    "utter-destruction",
    4,
    &[Rule::When(
        On::RollFinal,
        Who::Me,
        &[
            StopUnless(|state, _| Face::ALL.iter().all(|face| state.rolled(*face) > 0)),
            Pull(Destruction, 2),
            Pull(Fame, 2),
            HurtRival(2),
        ],
    )],
)
.with(Buzz::Panda);

/// How many symbols of the most frequent face the Roll has.
fn most_alike(state: &State) -> u8 {
    let counts = Face::ALL.iter().map(|face| state.rolled(*face));
    counts.max().unwrap_or(0)
}

fn own_turn(state: &State, frame: &Frame) -> bool {
    state.active() == frame.owner
}

fn rivals_turn_unspent(state: &State, frame: &Frame) -> bool {
    !own_turn(state, frame) && !frame.spent(state)
}
