//! The uses of what lies in front of a monster, one a line (`power-cards.md` §2 and §4, `evolutions.md` §2 and
//! §3, `expansions.md` §1 to §6).

use super::facts::*;
use super::hands::{energy, heart, only, wounded};
use super::uses::{Case, Due, Row, line};
use crate::classic::rule::Kind;
use crate::classic::{Face, HitKind, Key, Pick, SpecialDie, SpecialFace};

/// Every use of a card, costume, tile, Evolution or piece in play.
pub(super) const TABLE: &[Row] = &[
    // D14, at any time
    line("rapid-healing", "any-time", &["any"], |case| {
        heart(case).and(case.pays(2))
    }),
    line("hibernation", "any-time", &["any"], |case| match () {
        () if case.asked_at("buy") || case.asked_at("change-dice") => Due::Perhaps, // see the next two
        () => Due::once(),
    }),
    line("hibernation", "change-dice", &["change-dice"], |_| Due::Perhaps),
    line("hibernation", "buy", &["buy"], |_| Due::Perhaps),
    line("cultists", "heart", &["any", "harm"], |case| {
        left(case).at_best(heart(case))
    }),
    line("cultists", "energy", &["any", "harm"], |case| {
        left(case).at_best(energy(case))
    }),
    line("mothership-support", "any-time", &["any", "harm"], |case| {
        case.fresh(only(case.own() && case.pays(1)).at_best(heart(case)))
    }),
    // D2
    line("mimic", "start-of-turn", &["start-of-turn"], |case| {
        models(case).and(case.pays(1))
    }),
    line("tile-fluxling", "start-of-turn", &["start-of-turn"], |_| {
        Due::Perhaps
    }),
    // D3
    line("energy-drink", "roll", &["roll"], |case| {
        more_rolls(case).and(case.pays(1))
    }),
    line("smoke-cloud", "roll", &["roll"], more_rolls),
    line("cultists", "roll", &["roll"], |case| match left(case) {
        Due::Never => Due::Never,
        _ => more_rolls(case),
    }),
    line("background-dweller", "roll", &["roll"], threes),
    line("transformation", "reroll", &["roll"], |case| {
        let beast = case.state.is_beast(case.seat) == Some(true);
        case.fresh(Due::Picks(case.throwable(true)).and(beast))
    }),
    // D4
    line("psychic-probe", "opponent-dice", &["opponent-dice"], |case| {
        case.fresh_owner(Due::Picks(case.throwable(false)))
    }),
    line("witch", "opponent-dice", &["opponent-dice"], |case| {
        case.fresh_owner(match threatened(case) {
            Some(true) => Due::Picks(case.throwable(false)),
            Some(false) => Due::Never,
            None => Due::Perhaps,
        })
    }),
    line("background-dweller", "probed-die", &["probed-die"], |_| {
        Due::Perhaps
    }),
    line("background-dweller", "beside-dice", &["beside-dice"], |_| {
        Due::Perhaps
    }),
    // D5
    line("background-dweller", "change-dice", &["change-dice"], |_| {
        Due::Perhaps
    }),
    line("herd-culler", "change-dice", &["change-dice"], |case| {
        case.fresh(case.change(&[Face::One]))
    }),
    line("stretchy", "change-dice", &["change-dice"], |case| {
        any_face(case).and(case.pays(2))
    }),
    line("plot-twist", "change-dice", &["change-dice"], any_face),
    line("clown", "change-dice", &["change-dice"], |case| match () {
        () if all_six(case.state) => any_face(case),
        () => Due::Perhaps,
    }),
    line("gamma-breath", "change-dice", &["change-dice"], |case| {
        case.fresh(case.change(&[Face::Claw]))
    }),
    line("tail-sweep", "change-dice", &["change-dice"], |case| {
        case.fresh(case.change(&[Face::One, Face::Two]))
    }),
    line("tiny-tail", "change-dice", &["change-dice"], |case| {
        case.fresh(case.change(&[Face::One]))
    }),
    line("yin-and-yang", "change-dice", &["change-dice"], |case| {
        case.fresh(only(loose(case.state).next().is_some()))
    }),
    // H09, T3.3
    line("encased-in-ice", "freeze", &["freeze"], |case| {
        let dice = loose(case.state)
            .map(|(die, _)| die)
            .filter(|die| !case.notes.ice.contains(die))
            .map(Pick::Die);
        match case.notes.ice.is_empty() {
            true => case.fresh(Due::Picks(dice.collect()).and(case.pays(1))),
            false => Due::Perhaps, // a copy freezes another die, or the same
        }
    }),
    line("cheerleader", "commit", &["commit"], |case| {
        // A curse whose Die of Fate is still to come may free the claws, or bar them.
        let curses = case.state.curse().is_some();
        case.fresh_owner(match (tame(case.state), curses) {
            (false, false) => Due::once(),
            (true, false) => Due::Never,
            (_, true) => Due::Perhaps,
        })
    }),
    // D8
    line("wings", "harm", &["harm"], |case| only(case.pays(2))),
    line("camouflage", "harm", &["harm"], |case| {
        case.fresh_hit(Due::once())
    }),
    line("terror-of-the-deep", "harm", &["harm"], |case| {
        case.fresh_hit(Due::once())
    }),
    line("so-small", "harm", &["harm"], |case| {
        let claws = case.hit().is_some_and(|hit| hit.kind == HitKind::Smash);
        case.fresh_hit(only(claws))
    }),
    line("super-jump", "harm", &["harm"], |case| {
        case.fresh(only(case.pays(1)))
    }),
    line("robot", "harm", &["harm"], |case| {
        let most = case.hit().map_or(0, |hit| u16::from(hit.amount));
        let energy = case.state.player(case.seat).energy;
        Due::Picks(
            (1..=most.min(energy))
                .map(|paid| Pick::Number(paid as u8))
                .collect(),
        )
    }),
    line("rapid-healing", "harm", &["harm"], |case| {
        let hearts = case.state.player(case.seat).hearts;
        let amount = case.hit().map_or(0, |hit| hit.amount);
        let barred = kept_from(case.state, case.seat, "isis-disgrace");
        match () {
            () if barred || !case.pays(2) => Due::Never,
            () if amount >= hearts || heals(case.state, case.seat) => Due::once(),
            () if amount + 9 >= hearts => Due::Perhaps, // what makes the loss worse may make it deadly
            () => Due::Never,
        }
    }),
    // D9, H22
    line("chest-thumping", "force", &["force"], |case| {
        only(case.own() && case.forces())
    }),
    // T5.2, H24
    line("unstable-dna", "exchange", &["exchange"], |case| {
        let cards = case.state.held_by(case.state.active());
        let swapped = cards.filter(|held| matches!(held.card.kind(), Kind::Keep | Kind::Costume));
        Due::Picks(swapped.map(|held| Pick::Card(held.key)).collect())
    }),
    line("feline-motor", "intrude", &["intrude"], |case| {
        only(case.outsider() && !case.state.turn().started_in_tokyo.contains(case.seat))
    }),
    // H28
    line("worst-nightmare", "pass", &["gift"], wounded),
    line("i-live-under-your-bed", "pass", &["gift"], wounded),
    line("detachable-head", "pass", &["gift"], wounded),
    line("ignis-fatus", "pass", &["gift"], wounded),
    // E5
    line("transformation", "flip", &["flip"], |case| {
        case.fresh(only(case.pays(1)))
    }),
    // D10, H29
    line("made-in-a-lab", "peek", &["buy"], |_| Due::Perhaps),
    line("made-in-a-lab", "buy", &["buy"], |case| {
        unless(!buys(case.state, case.seat))
    }),
    line("parasitic-tentacles", "buy", &["buy"], |case| {
        let kept = case
            .state
            .in_play()
            .iter()
            .filter(|held| held.owner != case.seat && held.card.kind() == Kind::Keep);
        let sold = kept.filter(|held| affords(case.state, case.seat, held.card, 0));
        Due::Picks(sold.map(|held| Pick::Card(held.key)).collect())
    }),
    line("sleep-walker", "buy", &["buy"], |case| {
        only(case.pays(3)).and(shines(case.state, case.seat))
    }),
    line("adapting-technology", "buy", &["buy"], left),
    line("miraculous-catch", "buy", &["buy"], |case| {
        case.fresh(unless(
            case.state.discard_size() == 0 || !buys(case.state, case.seat),
        ))
    }),
    line("superior-alien-technology", "buy", &["buy", "reveal"], |_| {
        Due::Perhaps
    }),
    line("bobbing-for-apples", "buy", &["buy"], |case| {
        let market = case.state.market().iter().enumerate();
        let cheap =
            market.filter(|(_, card)| card.is_some_and(|card| affords(case.state, case.seat, card, 2)));
        let due = Due::Picks(cheap.map(|(slot, _)| Pick::Slot(slot as u8)).collect());
        match case.state.tally().halver {
            Some(_) => Due::Never, // not together with Superior Alien Technology
            None => case.fresh(due),
        }
    }),
    line("my-toy", "buy", &["buy"], |case| {
        let reserved = case.held.and_then(|held| case.state.reserved(held.key));
        only(reserved.is_some_and(|card| affords(case.state, case.seat, card, 0)))
    }),
    // D11
    line("opportunist", "reveal", &["reveal"], |case| {
        let slots = case.state.market().iter().enumerate();
        let shown = slots.filter(|(slot, card)| {
            case.state.revealed() & 1 << slot != 0
                && card.is_some_and(|card| affords(case.state, case.seat, card, 0))
        });
        Due::Picks(shown.map(|(slot, _)| Pick::Slot(slot as u8)).collect())
    }),
    // D13
    line("metamorph", "sale", &["sale"], |case| {
        let own = case
            .state
            .held_by(case.seat)
            .filter(|held| held.card.kind() == Kind::Keep);
        Due::Picks(own.map(|held| Pick::Card(held.key)).collect())
    }),
];

/// As long as counters are left.
fn left(case: &Case<'_>) -> Due {
    only(case.held.is_some_and(|held| held.tokens > 0))
}

/// Perhaps, but not on this condition.
fn unless(condition: bool) -> Due {
    if condition { Due::Never } else { Due::Perhaps }
}

/// One more Roll, when all are used and one can come (`settled.md` §46).
fn more_rolls(case: &Case<'_>) -> Due {
    let used = case.state.turn().rolls >= rolls(case.state);
    match () {
        () if !used || one_roll(case.state, case.seat) => Due::Never,
        () if case.throwable(true).is_empty() => Due::Perhaps,
        () => Due::once(),
    }
}

/// The dice that show a 3.
fn threes(case: &Case<'_>) -> Due {
    let threes = loose(case.state).filter(|(_, face)| *face == Face::Three);
    Due::Picks(threes.map(|(die, _)| Pick::Die(die)).collect())
}

/// Each die turned to each other face that it has.
fn any_face(case: &Case<'_>) -> Due {
    let Due::Picks(mut picks) = any_normal_face(case) else {
        return Due::Perhaps;
    };
    if let Some(now) = case.state.berserk_die() {
        let faces = SpecialFace::ALL
            .into_iter()
            .filter(|face| face.die() == SpecialDie::Berserk);
        picks.extend(faces.filter(|face| *face != now).map(Pick::Special));
    }
    Due::Picks(picks)
}

/// Each normal die turned to each other face.
fn any_normal_face(case: &Case<'_>) -> Due {
    case.change(&Face::ALL)
}

/// The Keep cards that Mimic may copy, but for the one it copies.
fn models(case: &Case<'_>) -> Due {
    let copied = case.held.map_or(Key::NONE, |held| held.copies);
    let keep =
        case.state.in_play().iter().filter(|held| {
            held.card.kind() == Kind::Keep && held.card.slug() != "mimic" && held.key != copied
        });
    Due::Picks(keep.map(|held| Pick::Card(held.key)).collect())
}

/// Would the dice as they lie wound this monster (`power-cards.md` §4.4, Witch)? Nothing where cards that add
/// claws, or a curse, make it hard to say.
fn threatened(case: &Case<'_>) -> Option<bool> {
    let (state, active) = (case.state, case.state.active());
    let everywhere = has(state, active, "nova-breath");
    let reached = everywhere || state.in_tokyo(active) != state.in_tokyo(case.seat);
    let curses = state.curse().is_some();
    match () {
        () if curses => None,
        () if !reached || tame(state) || immune(state, case.seat) => Some(false),
        () if state.player(case.seat).hearts == 0 => Some(false),
        () if claws_shown(state) > 1 => Some(true),
        () => None,
    }
}
