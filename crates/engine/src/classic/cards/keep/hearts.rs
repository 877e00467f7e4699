//! Hearts: not losing them, getting them back, selling them, living on.

use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Cause;
use crate::classic::question::Moment;
use crate::classic::rule::Step::{Code, GainHearts, Offer, Shield, Soften, ThrowPerHeart};
use crate::classic::rule::{Card, Often, On, Rule, Stat, Who, keep, may};
use crate::classic::{Edition, Face, Good};

/// A loss of exactly 1 heart is ignored.
pub(super) const ARMOR_PLATING: Card = keep(
    "armor-plating",
    4,
    &[Rule::Always(
        Stat::Harm,
        |_, _, hearts| if hearts == 1 { 0 } else { hearts },
    )],
);

/// One die per heart about to be lost; each Heart rolled saves one.
pub(super) const CAMOUFLAGE: Card = keep(
    "camouflage",
    3,
    &[may(&[Moment::Harm]).often(Often::OncePerHit).then(&[
        ThrowPerHeart,
        Offer(Moment::BesideDice),
        Soften(Face::Heart),
    ])],
);

/// 2 hearts at once, and up to 12 while it is kept.
pub(super) const EVEN_BIGGER: Card = keep(
    "even-bigger",
    4,
    &[
        Rule::When(On::Gained, Who::Me, &[GainHearts(2)]),
        Rule::Always(Stat::Cap, |_, _, cap| cap.max(12)),
    ],
);

/// Own hearts rolled may heal others, who pay 2 energy per heart or what they have; nobody refuses.
pub(super) const HEALING_RAY: Card = keep(
    "healing-ray",
    4,
    &[Rule::Always(Stat::HealsOthers, |_, _, heals| heals + 1)],
)
.base_only();

/// At 0 hearts: cards and stars gone, 10 hearts, outside.
pub(super) const IT_HAS_A_CHILD: Card = keep(
    "it-has-a-child",
    7,
    &[Rule::When(On::AboutToDie(2), Who::Me, &[Code(hatch)])],
);

/// Yielding Tokyo cancels the smashes that caused it.
pub(super) const JETS: Card = keep(
    "jets",
    5,
    &[Rule::Always(Stat::HoldsSmashes, |_, _, holds| holds + 1)],
);

/// 2 energy for 1 heart, at any time; against a deadly hit even beyond the cap, which is looked at after the
/// loss.
pub(super) const RAPID_HEALING: Card = keep(
    "rapid-healing",
    3,
    &[
        may(&[Moment::AnyTime]).paying(2).then(&[GainHearts(1)]),
        may(&[Moment::Harm])
            .paying(2)
            .only_if(|state, held| {
                let owner = held.owner;
                // Hearts that go elsewhere save nobody here.
                let saves = state.lethal(owner)
                    && state.receiver(owner) == owner
                    && !state.is_barred_from(owner, Good::Hearts);
                state.could_gain_hearts(owner) || saves
            })
            .then(&[Code(heal_in_need)]),
    ],
);

/// One heart more with each gain of hearts.
pub(super) const REGENERATION: Card = keep(
    "regeneration",
    4,
    &[Rule::Always(Stat::HeartsPerGain, |_, _, hearts| hearts + 1)],
);

/// 2 energy: no more hearts are lost this turn.
pub(super) const WINGS: Card = keep("wings", 6, &[may(&[Moment::Harm]).paying(2).then(&[Shield])]);

/// Cards and tiles go, and in the Dark Edition the counter of the gauge goes back (`expansions.md` §13).
fn hatch(table: &mut Table<'_>, frame: &Frame) {
    if table.player(frame.owner).hearts > 0 {
        return;
    }
    table.discard_all(frame.owner);
    if table.options.edition == Edition::Dark {
        table.reset_wickedness(frame.owner);
    }
    table.come_back(frame.owner, frame.face, 10);
}

fn heal_in_need(table: &mut Table<'_>, frame: &Frame) {
    let cap = if table.lethal(frame.owner) {
        u8::MAX
    } else {
        table.cap(frame.owner)
    };
    table.heal_up_to(frame.owner, 1, cap, Cause::Card(frame.face));
}
