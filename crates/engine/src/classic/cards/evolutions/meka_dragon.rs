//! Meka Dragon (`evolutions.md` §2.6 and §3.6).

use super::{GONE_WITH_THE_TURN, YES_OR_NO, own_turn};
use crate::Seat;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, Event};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainHearts, GainStars, StopUnless, ThrowBeside};
use crate::classic::rule::{Card, On, PLAY, Rule, Stay, Who, evolution, play};
use crate::classic::state::Hit;
use crate::classic::{Face, HitKind, State};
use crate::parts::Monster::MekaDragon;

/// Table of contents.
pub(super) const CARDS: &[Card] = &[
    MECHA_BLAST,
    DESTRUCTIVE_ANALYSIS,
    PROGRAMMED_TO_DESTROY,
    TUNE_UP,
    BREATH_OF_DOOM,
    LIGHTNING_ARMOR,
    CLAWS_OF_STEEL,
    TARGET_ACQUIRED,
];

/// Those whom the owner's smashes wound this turn lose 2 hearts more.
const MECHA_BLAST: Card = evolution(
    "mecha-blast",
    MekaDragon,
    Stay::Lingering,
    &[
        play(&[Moment::Resolve])
            .only_if(|state, held| own_turn(state, held) && !state.tally().smashed)
            .then(&[]),
        Rule::Worse(2, |_, held, hit| {
            if hit.by == Some(held.owner) && hit.kind == HitKind::Smash {
                2
            } else {
                0
            }
        }),
        GONE_WITH_THE_TURN,
    ],
);

/// 1 energy for each claw on the dice.
const DESTRUCTIVE_ANALYSIS: Card = evolution(
    "destructive-analysis",
    MekaDragon,
    Stay::Temporary,
    &[play(&[Moment::Resolve])
        .only_if(|state, held| {
            own_turn(state, held)
                && !state.tally().smashed
                && state.symbols_counting(Face::Claw) > 0
                && state.could_gain_energy(held.owner)
        })
        .then(&[Code(|table, frame| {
            let energy = u16::from(table.symbols_counting(Face::Claw));
            table.gain_energy(frame.owner, energy, Cause::Card(frame.face));
        })])],
);

/// 3 stars and 2 energy whenever another monster has no hearts left.
const PROGRAMMED_TO_DESTROY: Card = evolution(
    "programmed-to-destroy",
    MekaDragon,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::ReachedZero, Who::Others, &[GainStars(3), GainEnergy(2)]),
    ],
);

/// Outside Tokyo, before the turn: it is given up for 4 hearts and 2 energy.
const TUNE_UP: Card = evolution(
    "tune-up",
    MekaDragon,
    Stay::Temporary,
    &[play(&[Moment::BeforeTurn])
        .only_if(|state, held| !state.in_tokyo(held.owner))
        .then(&[
            GainHearts(4),
            GainEnergy(2),
            Code(|table, frame| table.skip_turn(frame.face)),
        ])],
);

/// Once a turn, when the owner has cost a monster in Tokyo hearts: all others outside lose 1 heart.
const BREATH_OF_DOOM: Card = evolution(
    "breath-of-doom",
    MekaDragon,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(On::Landed(0), Who::Anyone, &[Code(breathe_doom)]),
    ],
);

/// As many dice as hearts were lost; each claw costs the one who did it 1 heart.
const LIGHTNING_ARMOR: Card = evolution(
    "lightning-armor",
    MekaDragon,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::Landed(1),
            Who::Anyone,
            &[
                StopUnless(|state, frame| dealer(state, frame).is_some()),
                Ask(YES_OR_NO),
                StopUnless(|_, frame| frame.pick == Pick::Number(1)),
                ThrowBeside(|state, frame| state.tally().batch_lost[frame.owner.index()]),
                Code(flash),
            ],
        ),
    ],
);

/// In the owner's turn a monster that has lost 3 hearts through it loses 1 more, once.
const CLAWS_OF_STEEL: Card = evolution(
    "claws-of-steel",
    MekaDragon,
    Stay::Permanent,
    &[
        PLAY,
        Rule::Worse(4, |state, held, hit| {
            let tally = state.tally();
            let deep = tally.taken[hit.victim.index()].saturating_add(hit.amount) >= 3;
            let own = hit.by == Some(held.owner) && state.active() == held.owner;
            u8::from(own && deep && !tally.steeled.contains(hit.victim))
        }),
    ],
);

/// Whoever has just wounded the owner may get the target; hits of the owner cost its bearer 1 heart more.
pub(super) const TARGET_ACQUIRED: Card = evolution(
    "target-acquired",
    MekaDragon,
    Stay::Permanent,
    &[
        PLAY,
        Rule::When(
            On::Wounded(1),
            Who::Others,
            &[
                StopUnless(|state, frame| {
                    state.turn().wounded.contains(frame.owner)
                        && state.thrives(frame.owner)
                        && state.player(state.active()).alive
                        && state.target() != Some(state.active())
                }),
                Ask(YES_OR_NO),
                StopUnless(|_, frame| frame.pick == Pick::Number(1)),
                Code(|table, frame| {
                    let (seat, to) = (frame.owner, table.active());
                    table.evolutions.target = Some(to);
                    table.tell(Event::Targeted { seat, to });
                }),
            ],
        ),
        Rule::Worse(0, |state, held, hit| {
            u8::from(hit.by == Some(held.owner) && state.target() == Some(hit.victim))
        }),
    ],
);

/// Who has just cost the owner hearts, if it may be answered.
fn dealer(state: &State, frame: &Frame) -> Option<Seat> {
    let (owner, tally) = (frame.owner.index(), state.tally());
    let answered = tally.batch_card[owner] == Some(frame.face);
    tally.batch_by[owner].filter(|by| {
        *by != frame.owner
            && state.player(*by).alive
            && tally.batch_lost[owner] > 0
            && !answered
            && state.thrives(frame.owner)
    })
}

fn flash(table: &mut Table<'_>, frame: &Frame) {
    let claws = table.beside.count(Face::Claw);
    table.beside = Default::default();
    if let Some(by) = dealer(table, frame)
        && claws > 0
    {
        table.hit_later(Hit::of_card(frame, by, claws));
    }
}

fn breathe_doom(table: &mut Table<'_>, frame: &Frame) {
    let owner = frame.owner;
    let tally = *table.tally();
    let reached = |victim: Seat| victim != owner && tally.batch_by[victim.index()] == Some(owner);
    let Some(held) = table.in_play.marks().find(|held| held.key == frame.key) else {
        return;
    };
    if held.spent_turn || !tally.batch_in_tokyo.iter().any(reached) {
        return;
    }
    held.spent_turn = true;
    // Of claws counts where everybody stood when they struck.
    let of_claws = table.are_smashes_landing();
    for victim in table.others(owner).iter().copied() {
        let inside = if of_claws {
            tally.struck_in_tokyo.contains(victim)
        } else {
            table.in_tokyo(victim)
        };
        if !inside && !tally.batch_victims.contains(victim) {
            table.hit_later(Hit::of_card(frame, victim, 1));
        }
    }
}
