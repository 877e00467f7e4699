//! The faces of the ten wickedness tiles (`expansions.md` §1.5 and §1.6).

use super::keep::mark_as_moved;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::{Cause, HitKind};
use crate::classic::question::{Moment, Pick};
use crate::classic::rule::Step::{
    Become, ChooseKeep, Code, Discard, ExtraTurn, GainEnergy, GainHearts, GainStars, OthersLoseStars,
    StopUnless,
};
use crate::classic::rule::{Card, Kind, On, Rule, Side, Stat, Target, Who, may, tile};
use crate::parts::small;

/// Table of contents: the red faces of the tiles 1 to 10, then the green ones.
pub(super) static TILES: &[Card] = &[
    DEVIOUS,
    ETERNAL,
    SKULKING,
    TIRELESS,
    CYBERBRAIN,
    EVIL_LAIR,
    FULL_REGENERATION,
    WIDESPREAD_PANIC,
    ANTIMATTER_BEAM,
    SKYBEAM,
    BARBS,
    FINAL_ROAR,
    POISON_SPIT,
    UNDERDOG,
    DEFENDER_OF_TOKYO,
    FLUXLING,
    HAVE_IT_ALL,
    SONIC_BOOMER,
    FINAL_PUSH,
    STARBURST,
];

/// One more roll each turn.
const DEVIOUS: Card = tile(
    "tile-devious",
    Side::Red,
    1,
    &[Rule::Always(Stat::Rolls, |_, _, rolls| rolls + 1)],
);

/// 1 heart at the start of each own turn, in Tokyo too.
const ETERNAL: Card = tile(
    "tile-eternal",
    Side::Red,
    2,
    &[Rule::When(On::TurnStart(3), Who::Me, &[GainHearts(1)])],
);

/// Three or more 1s are worth 1 star more.
const SKULKING: Card = tile(
    "tile-skulking",
    Side::Red,
    3,
    &[Rule::When(On::Ones, Who::Me, &[GainStars(1)])],
);

/// 1 energy at the start of each own turn.
const TIRELESS: Card = tile(
    "tile-tireless",
    Side::Red,
    4,
    &[Rule::When(On::TurnStart(3), Who::Me, &[GainEnergy(1)])],
);

/// One more die.
const CYBERBRAIN: Card = tile(
    "tile-cyberbrain",
    Side::Red,
    5,
    &[Rule::Always(Stat::Dice, |_, _, dice| dice + 1)],
);

/// Cards cost 1 energy less.
const EVIL_LAIR: Card = tile(
    "tile-evil-lair",
    Side::Red,
    6,
    &[Rule::Always(Stat::Price, |_, _, price| price - 1)],
);

/// All hearts up to 12 when it is taken, and up to 12 from then on.
const FULL_REGENERATION: Card = tile(
    "tile-full-regeneration",
    Side::Red,
    7,
    &[
        Rule::When(On::Gained, Who::Me, &[Code(heal_up)]),
        Rule::Always(Stat::Cap, |_, _, cap| cap.max(12)),
    ],
);

/// The others lose 4 stars; the tile is gone.
const WIDESPREAD_PANIC: Card = tile(
    "tile-widespread-panic",
    Side::Red,
    8,
    &[Rule::When(On::Gained, Who::Me, &[OthersLoseStars(4), Discard])],
);

/// All smashes count twice, also those of this turn that are still to be resolved.
const ANTIMATTER_BEAM: Card = tile(
    "tile-antimatter-beam",
    Side::Red,
    9,
    &[
        Rule::When(
            On::Gained,
            Who::Me,
            &[Code(|table, frame| {
                table.change_smashes(frame.owner, frame.face, |smashes| smashes.saturating_mul(2));
            })],
        ),
        Rule::Always(Stat::SmashesTimes, |_, _, smashes| smashes * 2),
    ],
);

/// 1 energy more for each energy rolled, and 1 heart more for each heart used on oneself, in Tokyo too.
const SKYBEAM: Card = tile(
    "tile-skybeam",
    Side::Red,
    10,
    &[
        Rule::Always(Stat::EnergyPerFace, |_, _, energy| energy + 1),
        Rule::Always(Stat::HeartsPerFace, |_, _, hearts| hearts + 1),
    ],
);

/// One smash more if there are at least two.
const BARBS: Card = tile(
    "tile-barbs",
    Side::Green,
    1,
    &[
        Rule::When(
            On::Gained,
            Who::Me,
            &[Code(|table, frame| {
                table.change_smashes(frame.owner, frame.face, |smashes| {
                    smashes + u8::from(smashes >= 2)
                });
            })],
        ),
        Rule::Always(Stat::SmashesFromTiles, |_, _, smashes| {
            smashes + i32::from(smashes >= 2)
        }),
    ],
);

/// To die with 16 stars is to win.
const FINAL_ROAR: Card = tile(
    "tile-final-roar",
    Side::Green,
    2,
    &[Rule::When(
        On::AboutToDie(0),
        Who::Me,
        &[
            StopUnless(|state, frame| state.doomed(frame.owner) && state.player(frame.owner).stars >= 16),
            Code(|table, frame| table.win_in_death(frame.owner)),
        ],
    )],
);

/// Whoever is wounded by one's smashes gets a Poison token.
const POISON_SPIT: Card = tile(
    "tile-poison-spit",
    Side::Green,
    3,
    &[Rule::Always(Stat::PoisonPerWound, |_, _, tokens| tokens + 1)],
);

/// 1 star from each monster that one's smashes wound and that has more stars.
const UNDERDOG: Card = tile(
    "tile-underdog",
    Side::Green,
    4,
    &[Rule::When(
        On::HeartsTaken,
        Who::Me,
        &[
            StopUnless(|state, _| {
                let struck = state.struck();
                struck.kind == HitKind::Smash
                    && state.player(struck.victim).stars > state.turn().stars_at_smash
            }),
            Code(take_star),
        ],
    )],
);

/// The others lose 1 star when the owner enters Tokyo, and at each start of its turn there.
const DEFENDER_OF_TOKYO: Card = tile(
    "tile-defender-of-tokyo",
    Side::Green,
    5,
    &[
        Rule::When(On::Entered, Who::Me, &[OthersLoseStars(1)]),
        Rule::When(
            On::TurnStart(3),
            Who::Me,
            &[
                StopUnless(|state, frame| state.in_tokyo(frame.owner)),
                OthersLoseStars(1),
            ],
        ),
    ],
);

/// Becomes a copy of a Keep card in play, as if just bought; it may change at the start of each turn.
const FLUXLING: Card = tile(
    "tile-fluxling",
    Side::Green,
    6,
    &[
        Rule::When(On::Gained, Who::Me, &[ChooseKeep, Become]),
        may(&[Moment::StartOfTurn])
            .only_if(|_, held| !held.moved)
            .at_each(&[Target::Card], |state, held, list| {
                for other in state.copyable(held.key) {
                    list(Pick::Card(other.key));
                }
            })
            .then(&[Code(mark_as_moved), Become]),
    ],
);

/// 1 star for each own Keep card at once, and 1 for each card bought from then on.
const HAVE_IT_ALL: Card = tile(
    "tile-have-it-all",
    Side::Green,
    7,
    &[
        Rule::When(On::Gained, Who::Me, &[Code(count_belongings)]),
        Rule::When(On::Bought, Who::Me, &[GainStars(1)]),
    ],
);

/// 1 star at the start of each own turn.
const SONIC_BOOMER: Card = tile(
    "tile-sonic-boomer",
    Side::Green,
    8,
    &[Rule::When(On::TurnStart(3), Who::Me, &[GainStars(1)])],
);

/// 2 hearts, 2 energy and another turn after this one, with which the tile goes.
const FINAL_PUSH: Card = tile(
    "tile-final-push",
    Side::Green,
    9,
    &[Rule::When(
        On::Gained,
        Who::Me,
        &[GainHearts(2), GainEnergy(2), ExtraTurn],
    )],
);

/// 12 energy; the tile is gone.
const STARBURST: Card = tile(
    "tile-starburst",
    Side::Green,
    10,
    &[Rule::When(On::Gained, Who::Me, &[GainEnergy(12), Discard])],
);

fn heal_up(table: &mut Table<'_>, frame: &Frame) {
    let cap = table.cap(frame.owner);
    table.heal_plainly(frame.owner, cap, cap, Cause::Card(frame.face));
}

fn take_star(table: &mut Table<'_>, frame: &Frame) {
    let victim = table.struck().victim;
    let before = table.player(victim).stars;
    table.lose_stars(victim, 1, Cause::Card(frame.face));
    if table.player(victim).stars < before {
        table.gain_stars(frame.owner, 1, Cause::Card(frame.face));
    }
}

fn count_belongings(table: &mut Table<'_>, frame: &Frame) {
    let cards = table
        .held_by(frame.owner)
        .filter(|held| held.card.kind() == Kind::Keep)
        .count();
    table.gain_stars(frame.owner, small(cards), Cause::Card(frame.face));
}
