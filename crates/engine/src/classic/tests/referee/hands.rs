//! The 96 Evolutions and when each may be played from the hand (`evolutions.md` §2 and §4), one a line.

use super::facts::*;
use super::uses::{Case, Due, From, Row, word};
use crate::classic::{CardId, Face, HitKind, Pick, State};

/// Any moment at which something may be done freely.
const ANY: &[&str] = &["any"];
/// The same, and when one's own hearts are at stake.
const ANY_HARM: &[&str] = &["any", "harm"];

/// Permanent Evolutions that may be played at any moment without a condition (`evolutions.md` §4, ANY).
const PERMANENT: &[&str] = &[
    // Space Penguin
    "freeze-ray",
    "miraculous-catch",
    "encased-in-ice",
    "black-diamond",
    // Alienoid
    "adapting-technology",
    "funny-looking-but-dangerous",
    "exotic-arms",
    "mothership-support",
    "superior-alien-technology",
    // Cyber Kitty
    "play-with-your-food",
    "feline-motor",
    "mouse-hunter",
    "meow-missle",
    // The King
    "chest-thumping",
    "alpha-male",
    "i-am-the-king",
    // Gigazaur
    "defender-of-tokyo",
    "heat-vision",
    "gamma-breath",
    "tail-sweep",
    // Meka Dragon
    "programmed-to-destroy",
    "breath-of-doom",
    "lightning-armor",
    "claws-of-steel",
    "target-acquired",
    // Boogie Woogie, Pumpkin Jack
    "boogie-dance",
    "nightlife",
    "trick-or-threat",
    "bobbing-for-apples",
    "scythe",
    // Pandakai
    "panda-express",
    "bamboo-supply",
    "pandarwinism",
    "yin-and-yang",
    // Cyber Bunny
    "secret-laboratory",
    "king-of-the-gizmo",
    "energy-sword",
    "electric-carrot",
    // Kraken
    "terror-of-the-deep",
    "eater-of-souls",
    "sunken-temple",
    "mandibles-of-dread",
    // Baby Gigazaur
    "my-toy",
    "growing-fast",
    "tiny-tail",
    "too-cute-to-smash",
    "so-small",
];

/// All plays from a hand.
const PLAYS: &[Row] = &[
    // Space Penguin
    hand("deep-dive", "any-time", ANY_HARM, |case| {
        if_only(case.state.deck_size() > 0)
    }),
    hand("cold-wave", "wave", ANY, |case| {
        match case.asked_at("end-of-turn") && case.own() {
            true => Due::Never, // it has its own line there
            false => Due::once(),
        }
    }),
    hand("cold-wave", "end-of-turn", &["end-of-turn"], |case| {
        only(case.own())
    }),
    hand("blizzard", "any-time", ANY, |case| only(case.own())),
    hand("icy-reflection", "play", ANY, |case| only(models(case.state))),
    // Alienoid
    hand("alien-scourge", "any-time", ANY, |case| {
        only(shines(case.state, case.seat))
    }),
    hand("precision-field-support", "any-time", ANY_HARM, |case| {
        if_only(case.state.deck_size() > 0)
    }),
    hand("anger-batteries", "any-time", ANY_HARM, |case| {
        only(case.notes.lost[case.seat.index()] > 0).at_best(energy(case))
    }),
    // Cyber Kitty
    hand("nine-lives", "dying", &["dying"], |_| Due::once()),
    hand("mega-purr", "any-time", ANY_HARM, |case| match case.hit() {
        Some(_) => Due::Perhaps, // others choose whether it gives energy
        None => only(case.somebody(|rich| rich.stars > 0 || rich.energy > 0)),
    }),
    hand("electro-scratch", "any-time", ANY, |_| Due::once()),
    hand("cat-nip", "before-turn", &["before-turn"], |_| Due::once()),
    // The King
    hand("monkey-rush", "intrude", &["intrude"], |case| {
        only(case.notes.left_tokyo && case.outsider())
    }),
    hand("simian-scamper", "yield", &["yield"], |_| Due::once()),
    hand("jungle-frenzy", "not-entered", &["not-entered"], |case| {
        only(case.notes.clawed_inside)
    }),
    hand("giant-banana", "any-time", ANY_HARM, heart),
    hand("twas-beauty-killed-the-beast", "play", ANY, |case| {
        only(case.state.in_tokyo(case.seat))
    }),
    // Gigazaur
    hand("detachable-tail", "harm", &["harm"], |_| Due::once()),
    hand("radioactive-waste", "any-time", ANY_HARM, heart_or_energy),
    hand("primal-bellow", "any-time", ANY, |case| {
        only(case.somebody(|rich| rich.stars > 0))
    }),
    hand("saurian-adaptability", "change-dice", &["change-dice"], |case| {
        let shown: Vec<Face> = loose(case.state).map(|(_, face)| face).collect();
        let pairs = Face::ALL
            .into_iter()
            .filter(|from| shown.contains(from))
            .flat_map(|from| {
                let to = Face::ALL.into_iter().filter(move |to| *to != from);
                to.map(move |to| Pick::Faces(from, to))
            });
        Due::Picks(pairs.collect())
    }),
    // Meka Dragon
    hand("mecha-blast", "resolve", &["resolve", "group"], claws_to_come),
    hand("destructive-analysis", "resolve", &["resolve", "group"], |case| {
        only(claws_shown(case.state) > 0 && !void(case.state, Face::Claw) && !case.notes.smashed)
            .at_best(energy(case))
    }),
    hand("tune-up", "before-turn", &["before-turn"], |case| {
        only(!case.state.in_tokyo(case.seat))
    }),
    // Boogie Woogie
    hand("boo", "force", &["force"], |case| only(case.forces())),
    hand("worst-nightmare", "gift", &["gift"], wounded),
    hand("i-live-under-your-bed", "gift", &["gift"], wounded),
    hand("well-of-shadow", "any-time", ANY_HARM, heart),
    hand("worm-invaders", "any-time", ANY, |_| Due::once()),
    hand("dusk-ritual", "bought", &["bought"], heart_or_energy),
    // Pumpkin Jack
    hand("detachable-head", "gift", &["gift"], wounded),
    hand("ignis-fatus", "gift", &["gift"], wounded),
    hand("smashing-pumpkin", "any-time", ANY, |case| {
        only(
            case.state
                .living()
                .iter()
                .any(|seat| case.state.player(seat).stars >= 12),
        )
    }),
    hand("feast-of-crows", "any-time", ANY_HARM, |case| {
        only(case.somebody(|rich| rich.hearts > 0 || rich.stars > 0 || rich.energy > 0))
    }),
    hand("candy", "heal", ANY_HARM, heart),
    hand("candy", "shield", &["harm"], |case| {
        only(
            case.hit()
                .is_some_and(|hit| hit.kind == HitKind::Smash && hit.by.is_some()),
        )
    }),
    // Pandakai
    hand("panda-monium", "any-time", ANY_HARM, |case| {
        only(case.state.living().iter().any(|seat| charges(case.state, seat)))
    }),
    hand("eats-shoots-and-leaves", "entered", &["entered"], |_| Due::once()),
    hand("bamboozle", "purchase", &["purchase"], |_| Due::Perhaps),
    hand("bear-necessities", "any-time", ANY_HARM, |case| {
        let stars = case.state.player(case.seat).stars > 0;
        match heart_or_energy(case) {
            Due::Never if stars => Due::Perhaps, // it would only cost a star
            due => due,
        }
    }),
    // Cyber Bunny
    hand("stroke-of-genius", "any-time", ANY_HARM, |case| {
        only(case.notes.energy[case.seat.index()] > 0).at_best(energy(case))
    }),
    hand("emergency-battery", "any-time", ANY_HARM, energy),
    hand("rabbits-foot", "harm", &["harm"], |_| Due::once()),
    hand(
        "heart-of-the-rabbit",
        "opponent-dice",
        &["opponent-dice"],
        |case| Due::Picks(case.throwable(false)),
    ),
    // Kraken
    hand("healing-rain", "any-time", ANY_HARM, heart),
    hand("destructive-wave", "entered", &["entered"], |_| Due::once()),
    hand("cult-worshippers", "any-time", ANY_HARM, |case| {
        match case.hit() {
            Some(_) => Due::Perhaps, // it heals nothing, and stands among the cards that heal (`evolutions.md` §1.5)
            None => only(case.notes.healed[case.seat.index()] > 0).and(shines(case.state, case.seat)),
        }
    }),
    hand("high-tide", "resolve", &["resolve", "group"], |case| {
        let hearts = case.state.turn().dice.count(Face::Heart);
        match () {
            () if hearts == 0 || case.notes.cured || void(case.state, Face::Heart) => Due::Never,
            () => Due::Perhaps, // useless where hearts do nothing, else a matter of who could use them
        }
    }),
    // Baby Gigazaur
    hand("nurture-the-young", "any-time", ANY, |case| {
        let own = case.state.player(case.seat).stars;
        only(case.somebody(|rich| rich.stars > own))
    }),
    hand("underrated", "resolve", &["resolve", "group"], claws_to_come),
    hand("yummy-yummy", "any-time", ANY_HARM, heart_or_energy),
];

/// Those that are paid for or lie in the discard pile.
const RECOVERED: &[Row] = &[Row {
    from: From::Discard,
    ..hand("boo", "recover", &["buy"], |case| only(case.pays(1)))
}];

const fn hand(
    slug: &'static str,
    rule: &'static str,
    at: &'static [&'static str],
    due: fn(&Case<'_>) -> Due,
) -> Row {
    Row {
        slug,
        rule,
        from: From::Hand,
        at,
        due,
    }
}

/// Every line about hands and discard piles.
pub(super) fn rows() -> Vec<Row> {
    let plain = PERMANENT.iter().map(|slug| match *slug {
        "terror-of-the-deep" => hand(slug, "play", ANY_HARM, |_| Due::once()),
        "so-small" => hand(slug, "play", ANY_HARM, |case| {
            only(case.hit().is_none_or(|hit| hit.kind == HitKind::Smash))
        }),
        // Where they would act at once, the book leaves open whether they are played to do nothing.
        "feline-motor" => hand(slug, "play", ANY, |case| unless_at(case, "intrude")),
        "chest-thumping" => hand(slug, "play", ANY, |case| unless_at(case, "force")),
        _ => hand(slug, "play", ANY, |_| Due::once()),
    });
    plain
        .chain(PLAYS.iter().copied())
        .chain(RECOVERED.iter().copied())
        .collect()
}

/// Once, on a condition.
pub(super) fn only(condition: bool) -> Due {
    if condition { Due::once() } else { Due::Never }
}

/// Perhaps, on a condition.
fn if_only(condition: bool) -> Due {
    if condition { Due::once() } else { Due::Perhaps }
}

/// Once, but perhaps at this question.
fn unless_at(case: &Case<'_>, question: &str) -> Due {
    if_only(word(case.state.question().what) != question)
}

/// Nothing but hearts. What goes to somebody else may still be gained (Confused Senses).
pub(super) fn heart(case: &Case<'_>) -> Due {
    match () {
        () if diverted(case.state, case.seat) => Due::Perhaps,
        () => only(heals(case.state, case.seat)),
    }
}

/// Nothing but energy.
pub(super) fn energy(case: &Case<'_>) -> Due {
    match () {
        () if diverted(case.state, case.seat) => Due::Perhaps,
        () => only(charges(case.state, case.seat)),
    }
}

/// Hearts and energy: one of them is enough.
fn heart_or_energy(case: &Case<'_>) -> Due {
    match heart(case) {
        Due::Never => energy(case),
        due => due,
    }
}

/// Something for claws that have not been resolved yet.
fn claws_to_come(case: &Case<'_>) -> Due {
    match () {
        () if case.notes.smashed || tame(case.state) => Due::Never,
        () if case.state.turn().sizes[Face::Claw.index()] > 0 => Due::once(),
        () if case.slug == "underrated" => Due::once(),
        () => Due::Perhaps, // claws may yet come from Underrated
    }
}

/// At each monster that the claws of this one have wounded in this turn (`evolutions.md` §1.5).
pub(super) fn wounded(case: &Case<'_>) -> Due {
    let clawed = case.notes.clawed.iter().copied();
    let living = clawed.filter(|seat| case.state.player(*seat).alive && *seat != case.seat);
    Due::Picks(living.map(Pick::Seat).collect())
}

/// Is there an Evolution in play to be copied (`evolutions.md` §3.0b)?
fn models(state: &State) -> bool {
    state
        .in_play()
        .iter()
        .any(|held| stays(held.card) && held.card.slug() != "icy-reflection")
}

#[test]
fn every_evolution_has_its_line() {
    let rows = rows();
    for card in CardId::evolutions() {
        let line = rows
            .iter()
            .any(|row| row.slug == card.slug() && row.from == From::Hand);
        assert!(line, "{} is in no line", card.slug());
    }
    let known = |slug| CardId::evolutions().any(|card| card.slug() == slug);
    assert!(rows.iter().all(|row| known(row.slug)));
}
