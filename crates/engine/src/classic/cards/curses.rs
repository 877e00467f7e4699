//! The 24 curses of Anubis (`expansions.md` §4.6), in the order of that table. What a curse changes for good
//! stands in its law and in the numbers it bends; what its Ankh and its Snake do are lines of steps. The owner
//! of such a line is the active monster.

use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::packs::{Good, Law, SpecialFace};
use crate::classic::question::Pick;
use crate::classic::rule::Step::{Ask, Code, GainEnergy, GainHearts, GainStars, RevealNext};
use crate::classic::rule::{Asking, Card, Kind, On, Rule, Stat, Step, Who, curse};
use crate::classic::state::State;
use crate::parts::small;
use crate::{Seat, Seats};

/// Every curse.
pub(super) const CURSES: &[Card] = &[
    curse(
        "pharaonic-ego",
        Law::NoYield,
        &[ankh(&[Code(go_outside)]), snake(&[Code(take_tokyo)])],
    ),
    curse(
        "isis-disgrace",
        Law::Holder(Good::Hearts),
        &[ankh(SCARAB), snake(&[Code(|table, frame| hit(table, frame, 1))])],
    ),
    curse(
        "thot-blindness",
        Law::Holder(Good::Energy),
        &[ankh(SCARAB), snake(&[Code(|table, frame| pay(table, frame, 2))])],
    ),
    curse(
        "tutankhamun-curse",
        Law::Holder(Good::Stars),
        &[ankh(SCARAB), snake(&[Code(|table, frame| fall(table, frame, 2))])],
    ),
    curse(
        "buried-in-sand",
        Law::Sand,
        &[Rule::Always(Stat::Rolls, |state, _, rolls| {
            if state.fate() == Some(SpecialFace::Ankh) {
                rolls
            } else {
                (rolls - 1).max(1)
            }
        })],
    ),
    curse(
        "raging-flood",
        Law::Plain,
        &[
            Rule::Always(Stat::Dice, |_, _, dice| dice - 1),
            ankh(&[Ask(ANY_FACE), Code(add_die)]),
            snake(&[Ask(ANY_DIE), Code(lose_die)]),
        ],
    ),
    curse(
        "hotep-peace",
        Law::Holder(Good::Claws),
        &[
            ankh(SCARAB),
            snake(&[Code(|table, frame| {
                let claws = u16::from(table.symbols_counting(Face::Claw));
                pay(table, frame, claws);
            })]),
        ],
    ),
    curse(
        "set-storm",
        Law::Plain,
        &[
            ruled(&[Code(|table, frame| hit(table, frame, 1))]),
            ankh(&[GainHearts(2)]),
            snake(&[Code(|table, frame| hit(table, frame, 1))]),
        ],
    ),
    curse(
        "builders-uprising",
        Law::Plain,
        &[
            ruled(&[Code(|table, frame| fall(table, frame, 2))]),
            ankh(&[Code(|table, frame| table.rise_up(frame.owner))]),
            snake(&[Code(|table, frame| fall(table, frame, 2))]),
        ],
    ),
    curse(
        "inadequate-offering",
        Law::Plain,
        &[
            Rule::Always(Stat::Price, |_, _, price| price + 2),
            ankh(&[RevealNext, Code(take_shown)]),
            snake(DISCARD_KEEP),
        ],
    ),
    curse(
        "bow-before-ra",
        Law::Plain,
        &[
            Rule::Always(Stat::Cap, |_, _, cap| cap.min(8)),
            ankh(&[GainHearts(2)]),
            snake(&[Code(|table, frame| hit(table, frame, 2))]),
        ],
    ),
    curse(
        "vengeance-of-horus",
        Law::Keeps(Face::Claw),
        &[
            ankh(&[Code(|table, frame| {
                let claws = table.symbols_counting(Face::Claw);
                table.gain_stars(frame.owner, claws, Cause::Card(frame.face));
            })]),
            snake(&[Code(|table, frame| {
                let claws = table.symbols_counting(Face::Claw);
                hit(table, frame, claws);
            })]),
        ],
    ),
    curse(
        "ordeal-of-the-mighty",
        Law::Plain,
        &[
            ruled(&[Code(weaken_the_strongest)]),
            ankh(&[GainHearts(2)]),
            snake(&[Code(weaken_the_strongest)]),
        ],
    ),
    curse(
        "ordeal-of-the-wealthy",
        Law::Plain,
        &[
            ruled(&[Code(dim_the_brightest)]),
            ankh(&[GainStars(2)]),
            snake(&[Code(dim_the_brightest)]),
        ],
    ),
    curse(
        "ordeal-of-the-spiritual",
        Law::Plain,
        &[
            ruled(&[Code(drain_the_fullest)]),
            ankh(&[GainEnergy(2)]),
            snake(&[Code(drain_the_fullest)]),
        ],
    ),
    curse(
        "resurrection-of-osiris",
        Law::HeartsInTokyo,
        &[ankh(&[Code(take_tokyo)]), snake(&[Code(go_outside)])],
    ),
    curse(
        "forbidden-library",
        Law::Holder(Good::Purchases),
        &[ankh(SCARAB), snake(DISCARD_KEEP)],
    ),
    curse(
        "confused-senses",
        Law::Confused,
        &[
            ankh(SCARAB),
            Rule::When(On::Each, Who::Me, &[Ask(CONFUSION), Code(throw_picked)]),
        ],
    ),
    curse(
        "pharaonic-skin",
        Law::Plain,
        &[
            Rule::Always(Stat::Immune, |state, held, claims| {
                if state.scarab() == Some(held.owner) {
                    1
                } else {
                    claims
                }
            }),
            ankh(SCARAB),
            snake(&[
                Ask(TWO_UNITS),
                Code(|table, frame| {
                    if let Some(holder) = table.scarab() {
                        table.hand_units(frame, frame.owner, holder);
                    }
                }),
            ]),
        ],
    ),
    curse(
        "khepri-rebellion",
        Law::Gift,
        &[
            ruled(&[
                Ask(ONE_UNIT),
                Code(|table, frame| {
                    if let Some(holder) = table.scarab() {
                        table.hand_units(frame, holder, frame.owner);
                    }
                }),
            ]),
            ankh(&[Ask(ANYBODY), Code(give_scarab)]),
            snake(SCARAB),
        ],
    ),
    curse(
        "body-spirit-ka",
        Law::Plain,
        &[Rule::Always(Stat::DeadFaces, |state, _, dead| {
            const NUMBERS: i32 = 0b000_111;
            const SYMBOLS: i32 = 0b111_000;
            dead | match state.fate() {
                Some(SpecialFace::Ankh) => 0,
                Some(SpecialFace::Snake) => SYMBOLS,
                _ => NUMBERS,
            }
        })],
    ),
    curse(
        "false-blessing",
        Law::Toll,
        &[
            Rule::Always(Stat::Dice, |_, _, dice| dice + 2),
            Rule::Always(Stat::Rolls, |_, _, rolls| rolls + 1),
            ankh(&[Ask(BLESSING), Code(touch_die), Ask(BLESSING), Code(touch_die)]),
            snake(&[Ask(TWO_DICE), Code(throw_picked)]),
        ],
    ),
    curse(
        "gaze-of-the-sphinx",
        Law::Gaze,
        &[
            ankh(&[Ask(GIFT_OF_THE_SPHINX), Code(take_gift)]),
            snake(&[Ask(PRICE_OF_THE_SPHINX), Code(pay_price)]),
        ],
    ),
    curse(
        "scribe-perseverance",
        Law::Keeps(Face::One),
        &[
            ankh(&[Code(|table, frame| {
                let ones = u16::from(table.symbols_counting(Face::One));
                table.gain_energy(frame.owner, ones, Cause::Card(frame.face));
            })]),
            snake(&[Code(|table, frame| {
                let ones = table.turn.dice.showing(Face::One) & !table.locked_dice();
                if ones != 0 {
                    table.remove_die(small(ones.trailing_zeros() as usize), frame.face);
                }
            })]),
        ],
    ),
];

const fn ankh(steps: &'static [Step]) -> Rule {
    Rule::When(On::Ankh, Who::Me, steps)
}

const fn snake(steps: &'static [Step]) -> Rule {
    Rule::When(On::Snake, Who::Me, steps)
}

const fn ruled(steps: &'static [Step]) -> Rule {
    Rule::When(On::Ruled, Who::Me, steps)
}

/// The active monster takes the Golden Scarab.
const SCARAB: &[Step] = &[Code(|table, frame| table.take_scarab(frame.owner))];

/// The active monster discards one of its Keep cards.
const DISCARD_KEEP: &[Step] = &[Ask(OWN_KEEP), Code(discard_picked)];

const fn active(_: &State, frame: &Frame) -> Option<Seat> {
    Some(frame.owner)
}

fn holder(state: &State, _: &Frame) -> Option<Seat> {
    state.scarab()
}

const OWN_KEEP: Asking = Asking {
    whom: active,
    picks: |state, frame, list| {
        for held in state
            .held_by(frame.owner)
            .filter(|held| held.card.kind() == Kind::Keep)
        {
            list(Pick::Card(held.key));
        }
    },
};

const ANY_FACE: Asking = Asking {
    whom: active,
    picks: |state, _, list| {
        if state.has_room_for_a_die() {
            Face::ALL.into_iter().for_each(|face| list(Pick::Face(face)));
        }
    },
};

/// A die that leaves the roll.
const ANY_DIE: Asking = Asking {
    whom: active,
    picks: |state, _, list| state.each_number(&mut |die| list(Pick::Remove(die))),
};

const ANYBODY: Asking = Asking {
    whom: active,
    picks: |state, frame, list| {
        for seat in state.living_after(frame.owner) {
            list(Pick::Seat(seat));
        }
    },
};

/// Up to two dice of the active monster that the holder lets it throw again.
const CONFUSION: Asking = Asking {
    whom: holder,
    picks: |state, _, list| {
        list(Pick::Dice(0));
        state.each_number(&mut |die| list(Pick::Dice(1 << die)));
        each_pair(state, list);
    },
};

/// Two dice of the active monster that its left neighbour picks.
const TWO_DICE: Asking = Asking {
    whom: |state, frame| state.living_after(frame.owner).find(|seat| *seat != frame.owner),
    picks: |state, _, list| {
        let mut count = 0;
        state.each_number(&mut |_| count += 1);
        if count == 1 {
            state.each_number(&mut |die| list(Pick::Dice(1 << die)));
        }
        each_pair(state, list);
    },
};

fn each_pair(state: &State, list: &mut dyn FnMut(Pick)) {
    state.each_number(&mut |one| {
        state.each_number(&mut |other| {
            if one < other {
                list(Pick::Dice(1 << one | 1 << other));
            }
        });
    });
}

/// A die that is thrown again or leaves the roll, each at most once.
const BLESSING: Asking = Asking {
    // Who has touched no die at first is not asked about a second one.
    whom: |_, frame| (frame.step <= 1 || frame.pick != Pick::Nothing).then_some(frame.owner),
    picks: |state, _, list| {
        list(Pick::Nothing);
        state.each_number(&mut |die| {
            if !state.is_touched(die) {
                list(Pick::Die(die));
                list(Pick::Remove(die));
            }
        });
    },
};

/// Two units of what the active monster has, or all if it has less.
const TWO_UNITS: Asking = Asking {
    whom: |state, frame| {
        state
            .scarab()
            .filter(|holder| *holder != frame.owner)
            .map(|_| frame.owner)
    },
    picks: |state, frame, list| units(state, frame.owner, 2, list),
};

/// One unit of what the holder has.
const ONE_UNIT: Asking = Asking {
    whom: |state, frame| state.scarab().filter(|holder| *holder != frame.owner),
    picks: |state, _, list| {
        if let Some(holder) = state.scarab() {
            units(state, holder, 1, list);
        }
    },
};

/// Every mix of so many units that a monster has and can give: no hearts where it cannot lose any.
fn units(state: &State, seat: Seat, count: u16, list: &mut dyn FnMut(Pick)) {
    let player = state.player(seat);
    let hearts = if state.can_lose_hearts(seat) {
        player.hearts
    } else {
        0
    };
    let (hearts, stars) = (u16::from(hearts), u16::from(player.stars));
    let count = count.min(hearts.saturating_add(player.energy).saturating_add(stars));
    if count == 0 {
        return;
    }
    for from_hearts in (0..=count.min(hearts)).rev() {
        let left = count - from_hearts;
        for from_energy in (0..=left.min(player.energy)).rev() {
            let from_stars = left - from_energy;
            if from_stars <= stars {
                let unit = |count: u16| small(usize::from(count));
                list(Pick::Units(
                    unit(from_hearts),
                    unit(from_energy),
                    unit(from_stars),
                ));
            }
        }
    }
}

/// With Evolutions: three energy, or an Evolution.
const GIFT_OF_THE_SPHINX: Asking = Asking {
    whom: |state, frame| state.powered().then_some(frame.owner),
    picks: |_, _, list| {
        list(Pick::Units(0, 3, 0));
        list(Pick::Nothing);
    },
};

fn take_gift(table: &mut Table<'_>, frame: &Frame) {
    if table.powered() && frame.pick == Pick::Nothing {
        table.draw_for(frame.owner);
    } else {
        table.gain_energy(frame.owner, 3, Cause::Card(frame.face));
    }
}

/// With Evolutions: three energy, or one of one's Evolutions.
const PRICE_OF_THE_SPHINX: Asking = Asking {
    whom: |state, frame| state.owns_evolutions(frame.owner).then_some(frame.owner),
    picks: |state, frame, list| {
        if state.player(frame.owner).energy >= 3 {
            list(Pick::Units(0, 3, 0));
        }
        for card in state.own_hand(frame.owner) {
            list(Pick::Kind(card));
        }
        for held in state.own_evolutions(frame.owner) {
            list(Pick::Card(held.key));
        }
    },
};

fn pay_price(table: &mut Table<'_>, frame: &Frame) {
    match frame.pick {
        Pick::Kind(card) => table.throw_away_evolution(frame.owner, card),
        Pick::Card(key) => table.discard_held(key),
        _ => pay(table, frame, 3),
    }
}

/// The active monster loses hearts; any card may answer that (`expansions.md` §4.6).
fn hit(table: &mut Table<'_>, frame: &Frame, hearts: u8) {
    if hearts > 0 {
        table.curse_hits(Seats::of(frame.owner), hearts, frame.face);
    }
}

/// The active monster loses energy, as much as it has.
fn pay(table: &mut Table<'_>, frame: &Frame, energy: u16) {
    table.take_energy(frame.owner, energy, Cause::Card(frame.face));
}

/// The active monster loses stars.
fn fall(table: &mut Table<'_>, frame: &Frame, stars: u8) {
    table.lose_stars(frame.owner, stars, Cause::Card(frame.face));
}

fn go_outside(table: &mut Table<'_>, frame: &Frame) {
    table.cast_out(Seats::of(frame.owner), frame.face);
}

fn take_tokyo(table: &mut Table<'_>, frame: &Frame) {
    table.seize_tokyo(frame.owner, frame.face);
}

fn add_die(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Face(face) = frame.pick {
        table.add_die(face, frame.face);
    }
}

fn lose_die(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Remove(die) = frame.pick {
        table.remove_die(die, frame.face);
    }
}

fn touch_die(table: &mut Table<'_>, frame: &Frame) {
    table.touch_die(frame.pick, frame.face);
}

fn throw_picked(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Dice(dice) = frame.pick {
        table.throw(dice);
    }
}

fn discard_picked(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Card(key) = frame.pick {
        table.discard_held(key);
    }
}

fn give_scarab(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Seat(seat) = frame.pick {
        table.take_scarab(seat);
    }
}

/// The card that was turned over is put into play, or discarded where it cannot be.
fn take_shown(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Kind(card) = frame.pick {
        if (card.card().for_sale)(table, frame.owner) {
            table.take_free(frame.owner, card);
        } else {
            table.put_aside(card);
        }
    }
}

fn weaken_the_strongest(table: &mut Table<'_>, frame: &Frame) {
    let strongest = table.with_most(|player| u16::from(player.hearts));
    table.curse_hits(strongest, 1, frame.face);
}

fn dim_the_brightest(table: &mut Table<'_>, frame: &Frame) {
    for seat in table.with_most(|player| u16::from(player.stars)) {
        table.lose_stars(seat, 1, Cause::Card(frame.face));
    }
}

fn drain_the_fullest(table: &mut Table<'_>, frame: &Frame) {
    for seat in table.with_most(|player| player.energy) {
        table.take_energy(seat, 1, Cause::Card(frame.face));
    }
}
