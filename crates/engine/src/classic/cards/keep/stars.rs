//! Stars: for what the dice show, for what one has, for what one has not done.

use crate::classic::Face;
use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::rule::Step::{Code, GainStars, StopUnless};
use crate::classic::rule::{Card, On, Rule, Who, keep};
use crate::classic::state::State;
use crate::classic::turn::GOAL;
use crate::parts::small;

/// 9 stars if the roll, added smashes included, shows all six faces; the dice still do what they do.
pub(super) const COMPLETE_DESTRUCTION: Card = keep(
    "complete-destruction",
    3,
    &[Rule::When(
        On::WholeRoll,
        Who::Me,
        &[
            StopUnless(|state, _| Face::ALL.into_iter().all(|face| counts(state, face))),
            GainStars(9),
        ],
    )],
);

/// 2 stars if the roll shows 1, 2 and 3; the dice still do what they do.
pub(super) const DETRITIVORE: Card = keep(
    "detritivore",
    4,
    &[Rule::When(
        On::WholeRoll,
        Who::Me,
        &[
            StopUnless(|state, _| {
                [Face::One, Face::Two, Face::Three]
                    .into_iter()
                    .all(|face| counts(state, face))
            }),
            GainStars(2),
        ],
    )],
);

/// 3 stars whenever a monster has no hearts left, saved or not.
pub(super) const EATER_OF_THE_DEAD: Card = keep(
    "eater-of-the-dead",
    4,
    &[Rule::When(On::ReachedZero, Who::Anyone, &[GainStars(3)])],
);

/// 1 star for every 6 energy at the end of the turn.
pub(super) const ENERGY_HOARDER: Card = keep(
    "energy-hoarder",
    3,
    &[Rule::When(On::TurnEnd(1), Who::Me, &[Code(count_hoard)])],
);

/// 2 stars with three or more 1s.
pub(super) const GOURMET: Card =
    keep("gourmet", 4, &[Rule::When(On::Ones, Who::Me, &[GainStars(2)])]).dark_cost(6);

/// 1 star at the end of a turn in which nobody, the owner included, lost hearts through the owner.
pub(super) const HERBIVORE: Card = keep(
    "herbivore",
    5,
    &[Rule::When(
        On::TurnEnd(2),
        Who::Me,
        &[
            StopUnless(|state, frame| state.turn().harmed[frame.owner.index()].is_empty()),
            GainStars(1),
        ],
    )],
);

/// 1 star for each card bought after this one.
pub(super) const MEDIA_FRIENDLY: Card = keep(
    "media-friendly",
    3,
    &[Rule::When(On::Bought, Who::Me, &[GainStars(1)])],
);

/// 1 star at the end of the turn for being alone with the fewest. Copies compare stars together, before any
/// of them pays.
pub(super) const ROOTING_FOR_THE_UNDERDOG: Card = keep(
    "rooting-for-the-underdog",
    3,
    &[Rule::When(
        On::TurnEnd(0),
        Who::Me,
        &[StopUnless(speaks_for_all), StopUnless(trails), Code(cheer)],
    )],
)
.base_only();

/// Does the roll show this face, and does it do anything for the roller? A heart counts also where it heals
/// nobody.
fn counts(state: &State, face: Face) -> bool {
    match face {
        Face::Claw => state.dice_counting(face) > 0 || state.added_claws() > 0,
        _ => state.dice_standing_for(face) > 0,
    }
}

fn count_hoard(table: &mut Table<'_>, frame: &Frame) {
    let stars = small((table.player(frame.owner).energy / 6).min(u16::from(GOAL)));
    table.gain_stars(frame.owner, stars, Cause::Card(frame.face));
}

fn trails(state: &State, frame: &Frame) -> bool {
    let own = state.player(frame.owner).stars;
    state
        .living_after(frame.owner)
        .all(|seat| seat == frame.owner || state.player(seat).stars > own)
}

/// Is it the first of its owner's cards with this face? It speaks for all of them.
fn speaks_for_all(state: &State, frame: &Frame) -> bool {
    let mut alike = state.held_by(frame.owner).filter(|held| held.face == frame.face);
    alike.next().is_some_and(|first| first.key == frame.key)
}

fn cheer(table: &mut Table<'_>, frame: &Frame) {
    let stars = table.copies(frame.owner, frame.face);
    table.gain_stars(frame.owner, stars, Cause::Card(frame.face));
}
