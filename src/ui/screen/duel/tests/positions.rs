//! A position for every kind of question, found in random games.

use engine::duel::{Choice, Event, Monster, Setup, Source, State, What};
use engine::{Asked, Chance, Game, Seat};
use std::collections::BTreeMap;
use table::Dealer;

/// The kinds of questions that persons are asked.
pub(crate) const KINDS: [&str; 22] = [
    "alienoid-again",
    "batteries",
    "buy",
    "claws-and-tracks",
    "face",
    "first-roll",
    "first-roll-token",
    "free-fame",
    "king",
    "may",
    "may-hibernation",
    "may-in-shape",
    "may-rebooting",
    "may-superconductor",
    "may-unchained",
    "metabolism",
    "own-keep",
    "place",
    "rivals-keep",
    "roll",
    "shop",
    "track",
];

/// What kind of question is open here; some positions are of several.
fn kinds(state: &State) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    match state.question().what {
        What::FirstRoll if state.can_spend_token() => kinds.push("first-roll-token"),
        What::FirstRoll => kinds.push("first-roll"),
        What::Roll if state.rerollable() != state.turn().dice.all() => kinds.push("free-fame"),
        What::Roll => kinds.push("roll"),
        What::Face => {
            kinds.push("face");
            use engine::duel::Face;
            if [Face::Claw, Face::Fame, Face::Destruction]
                .iter()
                .all(|face| state.resolvable(*face))
            {
                kinds.push("claws-and-tracks");
            }
        }
        What::Buy => kinds.push("buy"),
        What::Shop { .. } => kinds.push("shop"),
        What::Place { .. } => kinds.push("place"),
        What::May { by: Source::Power(_) } => kinds.push("alienoid-again"),
        What::May {
            by: Source::Card(card),
        } => {
            kinds.push("may");
            for (slug, kind) in [
                ("hibernation", "may-hibernation"),
                ("in-shape", "may-in-shape"),
                ("rebooting", "may-rebooting"),
                ("superconductor", "may-superconductor"),
                ("unchained", "may-unchained"),
            ] {
                if card.slug() == slug {
                    kinds.push(kind);
                }
            }
        }
        What::Choose { of, .. } => kinds.push(match of {
            Choice::Track => "track",
            Choice::Face => "add-face",
            Choice::King => "king",
            Choice::RivalsKeep => "rivals-keep",
            Choice::OwnKeep => "own-keep",
            Choice::TwoDice => "batteries",
        }),
        What::Nothing
        | What::FirstThrow { .. }
        | What::Throw { .. }
        | What::ThrowAgainst { .. }
        | What::Reveal { .. } => {}
    }
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let uses = |answer: &engine::duel::Answer| matches!(answer, engine::duel::Answer::Use(..));
    if answers.iter().any(uses) {
        kinds.push("metabolism");
    }
    kinds
}

/// Plays a random game from a seed; `visit` sees every question that a seat is asked.
pub(crate) fn random_game(seed: u64, visit: &mut dyn FnMut(&State)) {
    random_game_told(seed, &mut |state, _| visit(state));
}

/// Events, each with the position after it.
pub(crate) type Told = Vec<(Event, State)>;

/// The same, seen with all that has happened since the last question, each event with the position right after it.
pub(crate) fn random_game_told(seed: u64, visit: &mut dyn FnMut(&State, &mut Told)) {
    let mut chance = Dealer::new(seed);
    let one = chance.below(6);
    let other = (one + 1 + chance.below(5)) % 6;
    let setup = Setup {
        monsters: [one, other].map(|nth| Monster::ALL[nth as usize]),
        first: Some(Seat(chance.below(2) as u8)),
        automatic: true,
    };
    let mut state = setup.start().expect("two different monsters");
    let mut told = Vec::new();
    loop {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => {
                visit(&state, &mut told);
                told.clear();
                state.any_answer(&mut chance)
            }
        };
        let answer = answer.expect("somebody can always answer");
        let mut tell = |event, after: &State| told.push((event, *after));
        state.apply_telling(answer, &mut tell).expect("it is offered");
    }
}

/// A position of each kind, as late in its game as the first few were.
pub(crate) fn questions() -> BTreeMap<&'static str, State> {
    let mut found = BTreeMap::new();
    for seed in 0..4000 {
        random_game(seed, &mut |state| {
            for kind in kinds(state) {
                let fresh = !found.contains_key(kind);
                let richer = |old: &State| state.laid().count() > old.laid().count();
                if fresh || seed < 40 && found.get(kind).is_some_and(richer) {
                    found.insert(kind, *state);
                }
            }
        });
        if seed >= 40 && KINDS.iter().all(|kind| found.contains_key(kind)) {
            break;
        }
    }
    found
}
