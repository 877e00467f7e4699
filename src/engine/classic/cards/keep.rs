//! The Keep cards of the base game, second edition (`power-cards.md` 2.1).

use crate::engine::Seat;
use crate::engine::classic::agenda::{Frame, Table};
use crate::engine::classic::event::HitKind;
use crate::engine::classic::question::{Moment, Pick};
use crate::engine::classic::rule::Step::{
    Become, BuyPicked, ChooseKeep, Code, Discard, DiscardIfEmpty, GainHearts, MoreRolls, Offer,
    OpponentsAgain, Peek, RerollBeside, RerollDie, SellPicked, SetDie, Shield, Soften, StopUnless,
    ThrowPerHeart,
};
use crate::engine::classic::rule::{Card, Kind, Often, On, Rule, Stat, Who, keep, may};
use crate::engine::classic::state::{Held, Hit, State};
use crate::engine::parts::{DiceMask, Face};

/// Table of contents.
pub static CARDS: &[Card] = &[
    ACID_ATTACK,
    ALIEN_ORIGIN,
    ARMOR_PLATING,
    BACKGROUND_DWELLER,
    BURROWING,
    CAMOUFLAGE,
    EVEN_BIGGER,
    FIRE_BREATHING,
    FREEZE_TIME,
    IT_HAS_A_CHILD,
    JETS,
    MADE_IN_A_LAB,
    METAMORPH,
    MIMIC,
    OPPORTUNIST,
    PARASITIC_TENTACLES,
    PLOT_TWIST,
    PSYCHIC_PROBE,
    RAPID_HEALING,
    SMOKE_CLOUD,
    WINGS,
];

/// One smash more each turn, rolled or not.
const ACID_ATTACK: Card = keep(
    "acid-attack",
    6,
    &[Rule::Always(Stat::SmashesFlat, |_, _, smashes| smashes + 1)],
);

/// Cards cost 1 energy less.
const ALIEN_ORIGIN: Card = keep(
    "alien-origin",
    3,
    &[Rule::Always(Stat::Price, |_, _, price| price - 1)],
);

/// A loss of exactly 1 heart is ignored.
const ARMOR_PLATING: Card = keep(
    "armor-plating",
    4,
    &[Rule::Always(
        Stat::Harm,
        |_, _, hearts| if hearts == 1 { 0 } else { hearts },
    )],
);

/// Own 3s may be thrown again, one by one, as often as one likes: between rolls, when an opponent's card made one, and
/// among dice thrown for one's own cards.
const BACKGROUND_DWELLER: Card = keep(
    "background-dweller",
    4,
    &[
        may(&[Moment::Roll])
            .at_each(|state, _, list| dice_in(state.turn().dice.showing(Face::Three), list))
            .then(&[RerollDie]),
        may(&[Moment::ChangeDice])
            .at_each(|state, _, list| {
                dice_in(state.turn().dice.showing(Face::Three) & state.turn().probed, list);
            })
            .then(&[RerollDie, OpponentsAgain]),
        may(&[Moment::ProbedDie])
            .at_each(|state, _, list| {
                dice_in(
                    state.turn().dice.showing(Face::Three) & 1 << state.turn().probing,
                    list,
                );
            })
            .then(&[RerollDie]),
        may(&[Moment::BesideDice])
            .at_each(|state, _, list| dice_in(state.beside().showing(Face::Three), list))
            .then(&[RerollBeside]),
    ],
);

/// One smash more from inside Tokyo; after a yield the monster taking Tokyo loses 1 heart.
const BURROWING: Card = keep(
    "burrowing",
    5,
    &[
        Rule::Always(Stat::SmashesFlat, |state, held, smashes| {
            smashes + i32::from(state.in_tokyo(held.owner))
        }),
        Rule::When(On::Yielded, Who::Me, &[Code(undermine)]),
    ],
);

/// One die per heart about to be lost; each Heart rolled saves one.
const CAMOUFLAGE: Card = keep(
    "camouflage",
    3,
    &[may(&[Moment::Harm]).often(Often::OncePerHit).then(&[
        ThrowPerHeart,
        Offer(Moment::BesideDice),
        Soften(Face::Heart),
    ])],
);

/// 2 hearts at once, and up to 12 while it is kept.
const EVEN_BIGGER: Card = keep(
    "even-bigger",
    4,
    &[
        Rule::When(On::Gained, Who::Me, &[GainHearts(2)]),
        Rule::Always(Stat::Cap, |_, _, cap| cap.max(12)),
    ],
);

/// With at least one smash the neighbours lose 1 heart, wherever they stand.
const FIRE_BREATHING: Card = keep(
    "fire-breathing",
    4,
    &[Rule::When(On::Smashes, Who::Me, &[Code(breathe_fire)])],
);

/// Three or more 1s: another turn with one die fewer, if the owner likes.
const FREEZE_TIME: Card = keep(
    "freeze-time",
    5,
    &[
        Rule::When(On::Ones, Who::Me, &[Code(freeze_time)]),
        Rule::When(
            On::Gained,
            Who::Me,
            &[
                StopUnless(|state, frame| {
                    state.active() == frame.owner
                        && state.turn().fixed
                        && state.turn().dice.count(Face::One) >= 3
                }),
                Code(freeze_time),
            ],
        ),
    ],
)
.dark_cost(6);

/// At 0 hearts: cards and stars gone, 10 hearts, outside.
const IT_HAS_A_CHILD: Card = keep(
    "it-has-a-child",
    7,
    &[Rule::When(On::AboutToDie(2), Who::Me, &[Code(hatch)])],
);

/// Yielding Tokyo cancels the smashes that caused it.
const JETS: Card = keep(
    "jets",
    5,
    &[Rule::Always(Stat::HoldsSmashes, |_, _, holds| holds + 1)],
);

/// When buying, look at the top card of the deck and buy it if you like; one card deeper per copy.
const MADE_IN_A_LAB: Card = keep(
    "made-in-a-lab",
    2,
    &[
        may(&[Moment::Buy])
            .only_if(|state, held| {
                // Only an empty deck is made anew of the discard pile.
                let known = state.known_to(held.owner).count() as u32;
                let deck = state.deck_size();
                known < lab_depth(state, held) && (known < deck || deck == 0 && state.discard_size() > 0)
            })
            .then(&[Peek]),
        may(&[Moment::Buy])
            .at_each(|state, held, list| {
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
const METAMORPH: Card = keep(
    "metamorph",
    3,
    &[may(&[Moment::Sale])
        .at_each(|state, held, list| {
            for own in state
                .held_by(held.owner)
                .filter(|own| own.card.kind() == Kind::Keep)
            {
                list(Pick::Card(own.key));
            }
        })
        .then(&[SellPicked])],
);

/// Becomes a copy of a Keep card in play, as if just bought; for 1 energy it changes once at the start of a turn.
const MIMIC: Card = keep(
    "mimic",
    8,
    &[
        Rule::When(On::Gained, Who::Me, &[ChooseKeep, Become]),
        may(&[Moment::StartOfTurn])
            .paying(1)
            .only_if(|_, held| !held.moved)
            .at_each(|state, held, list| {
                for other in state.copyable(held.key) {
                    list(Pick::Card(other.key));
                }
            })
            .then(&[Code(mark_as_moved), Become]),
    ],
)
.base_only();

/// Cards may be bought the moment they are revealed in another monster's turn.
const OPPORTUNIST: Card = keep(
    "opportunist",
    3,
    &[may(&[Moment::Reveal])
        .at_each(|state, held, list| {
            for slot in 0..state.market().len() {
                if state.revealed() & 1 << slot != 0 && state.affordable(held.owner, slot) {
                    list(Pick::Slot(slot as u8));
                }
            }
        })
        .then(&[BuyPicked])],
);

/// Keep cards of other monsters may be bought from them.
const PARASITIC_TENTACLES: Card = keep(
    "parasitic-tentacles",
    4,
    &[may(&[Moment::Buy])
        .at_each(|state, held, list| {
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

/// Once, one own die is turned to any face. Of a copy and its original either may go, so both are offered.
const PLOT_TWIST: Card = keep(
    "plot-twist",
    3,
    &[may(&[Moment::ChangeDice])
        .each_alike()
        .at_each(|state, _, list| {
            for (die, shown) in state.turn().dice.iter().enumerate() {
                for face in Face::ALL.into_iter().filter(|face| *face != shown) {
                    list(Pick::DieFace(die as u8, face));
                }
            }
        })
        .then(&[SetDie, Discard])],
);

/// Once in each other monster's turn, one of its dice is thrown again; on a Heart the card is lost.
const PSYCHIC_PROBE: Card = keep(
    "psychic-probe",
    3,
    &[may(&[Moment::OpponentDice])
        .often(Often::OncePerOwner)
        .at_each(|state, _, list| dice_in(state.turn().dice.all(), list))
        .then(&[
            RerollDie,
            Offer(Moment::ProbedDie),
            StopUnless(|state, _| state.turn().dice.get(usize::from(state.turn().probing)) == Face::Heart),
            Code(lose_every_copy),
        ])],
);

/// 2 energy for 1 heart, at any time; against a deadly hit even beyond the cap, which is looked at after the loss.
const RAPID_HEALING: Card = keep(
    "rapid-healing",
    3,
    &[
        may(&[Moment::AnyTime])
            .paying(2)
            .only_if(below_cap)
            .then(&[GainHearts(1)]),
        may(&[Moment::Harm])
            .paying(2)
            .only_if(|state, held| below_cap(state, held) || state.lethal(held.owner))
            .then(&[Code(heal_in_need)]),
    ],
);

/// 3 counters, each good for one more roll.
const SMOKE_CLOUD: Card = keep(
    "smoke-cloud",
    4,
    &[may(&[Moment::Roll])
        .spending(1)
        .only_if(|state, _| state.turn().rolls >= state.roll_limit())
        .then(&[MoreRolls(1), DiscardIfEmpty])],
)
.tokens(3);

/// 2 energy: no more hearts are lost this turn.
const WINGS: Card = keep("wings", 6, &[may(&[Moment::Harm]).paying(2).then(&[Shield])]);

fn dice_in(dice: DiceMask, list: &mut dyn FnMut(Pick)) {
    for die in (0..16).filter(|die| dice & 1 << die != 0) {
        list(Pick::Die(die));
    }
}

fn undermine(table: &mut Table<'_>, frame: &Frame) {
    let hit = Hit {
        victim: table.active(),
        amount: 1,
        kind: HitKind::Card,
        by: Some(frame.owner),
        card: Some(frame.face),
        ..Hit::default()
    };
    match table
        .turn
        .departures
        .iter_mut()
        .find(|waiting| waiting.by == hit.by && waiting.card == hit.card)
    {
        Some(waiting) => waiting.amount += 1,
        None => table.turn.departures.push(hit),
    }
}

fn breathe_fire(table: &mut Table<'_>, frame: &Frame) {
    let living: Vec<Seat> = table.living_after(frame.owner).collect();
    let Some((_, others)) = living.split_last() else {
        return;
    };
    let neighbours = match others {
        [] => return,
        [only] => vec![*only],
        [left, .., right] => vec![*left, *right],
    };
    for victim in neighbours {
        let burnt = |hit: &&mut Hit| {
            hit.victim == victim && (hit.kind == HitKind::Smash || hit.card == Some(frame.face))
        };
        match table.hits.iter_mut().find(burnt) {
            Some(hit) => hit.amount += 1,
            None => table.hits.push(Hit {
                victim,
                amount: 1,
                kind: HitKind::Card,
                by: Some(frame.owner),
                card: Some(frame.face),
                ..Hit::default()
            }),
        }
    }
}

fn freeze_time(table: &mut Table<'_>, frame: &Frame) {
    if !table.turn.again {
        table.turn.again = true;
        let (seat, card) = (frame.owner, frame.face);
        table.tell(crate::engine::classic::Event::ExtraTurnQueued { seat, card });
    }
}

fn hatch(table: &mut Table<'_>, frame: &Frame) {
    if table.player(frame.owner).hearts == 0 {
        table.rebirth(frame.owner, frame.face);
    }
}

fn lab_depth(state: &State, held: &Held) -> u32 {
    u32::from(state.copies(held.owner, held.face))
}

fn lose_every_copy(table: &mut Table<'_>, frame: &Frame) {
    // All are named before the first one goes: the original would turn its copy blank.
    let keys: Vec<_> = table
        .held_by(frame.owner)
        .filter(|held| held.face == frame.face)
        .map(|held| held.key)
        .collect();
    for key in keys {
        table.discard_itself(key);
    }
}

/// A copying card moves once a turn.
pub(super) fn mark_as_moved(table: &mut Table<'_>, frame: &Frame) {
    if let Some(held) = table.in_play.iter_mut().find(|held| held.key == frame.key) {
        held.moved = true;
    }
}

fn below_cap(state: &State, held: &Held) -> bool {
    state.player(held.owner).hearts < state.cap(held.owner)
}

fn heal_in_need(table: &mut Table<'_>, frame: &Frame) {
    let cap = if table.lethal(frame.owner) {
        u8::MAX
    } else {
        table.cap(frame.owner)
    };
    table.heal_up_to(
        frame.owner,
        1,
        cap,
        crate::engine::classic::Cause::Card(frame.face),
    );
}
