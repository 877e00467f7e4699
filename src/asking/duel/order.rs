//! Whether the order in which faces are resolved can make a difference, so that nobody is asked in vain.

use crate::storage::OrderAsked;
use engine::duel::{Answer, State, What};
use engine::{Asked, Game};
use words::duel::winning_order;

/// What whoever wants to be asked so is spared.
#[must_use]
pub(super) fn spared(state: &State, asked: OrderAsked) -> Option<Answer> {
    let faces = faces(state)?;
    match (asked, faces.as_slice()) {
        (OrderAsked::Always, [_, _, ..]) => None,
        (OrderAsked::Always | OrderAsked::Matters, _) => foregone(state),
        (OrderAsked::Never, faces) => {
            let Asked::Seat(seat) = state.asks() else {
                return None;
            };
            let wins = winning_order(state, seat).and_then(|order| order.first().copied());
            wins.map(Answer::Resolve).or(faces.first().copied())
        }
    }
}

/// What is said without asking: faces of which every order ends alike. Those that do nothing now are not
/// offered by the rules.
#[must_use]
pub(super) fn foregone(state: &State) -> Option<Answer> {
    let first = *faces(state)?.first()?;
    every_order(state, &mut None).then_some(first)
}

/// The faces among which is chosen; `None` where anything else is asked, or can be done as well.
fn faces(state: &State) -> Option<Vec<Answer>> {
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let faces = answers.iter().all(|answer| matches!(answer, Answer::Resolve(_)));
    (state.question().what == What::Face && faces).then_some(answers)
}

/// Does every order end in this position, and is nothing else asked on the way? The first order that is tried
/// says in which.
fn every_order(state: &State, end: &mut Option<State>) -> bool {
    let Some(faces) = faces(state) else {
        return !state.turn().counting && end.get_or_insert(*state) == state;
    };
    faces.into_iter().all(|answer| {
        let mut after = *state;
        after.apply(answer).is_ok() && every_order(&after, end)
    })
}

#[cfg(test)]
mod tests {
    use super::{faces, foregone, spared};
    use crate::storage::OrderAsked;
    use crate::ui::screen::duel::tests::positions::random_game;
    use engine::Game;
    use engine::duel::{Answer, Face, State};
    use words::duel::winning_order;

    /// Resolves a face and then the others as they come, until anything else is asked.
    fn resolved(state: &State, first: Answer) -> State {
        let mut after = *state;
        let mut next = Some(first);
        while let Some(answer) = next {
            after.apply(answer).expect("it is offered");
            next = faces(&after).and_then(|faces| faces.first().copied());
        }
        after
    }

    #[test]
    fn nobody_is_asked_for_an_order_that_makes_no_difference() {
        let (mut asks, mut alike, mut quiet) = (0, 0, false);
        for seed in 0..60 {
            random_game(seed, &mut |state| {
                let Some(faces) = faces(state) else { return };
                let Some(first) = foregone(state) else {
                    asks += 1;
                    return;
                };
                let end = resolved(state, first);
                assert!(
                    faces.iter().all(|face| resolved(state, *face) == end),
                    "{faces:?}"
                );
                let plain = [Face::Energy, Face::Heart].map(Answer::Resolve);
                quiet |= faces.iter().all(|face| plain.contains(face));
                alike += 1;
            });
        }
        assert!(asks > 20 && alike > 20, "{asks} {alike}");
        assert!(quiet, "energy and hearts are never a question");
    }

    #[test]
    fn people_are_asked_for_an_order_as_often_as_they_want() {
        let (mut asks, mut wins) = ([0; 3], 0);
        for seed in 0..60 {
            random_game(seed, &mut |state| {
                let Some(faces) = faces(state) else { return };
                let said = OrderAsked::ALL.map(|asked| spared(state, asked));
                assert_eq!(said[0].is_none(), faces.len() > 1, "always");
                assert_eq!(said[1], foregone(state), "if it matters");
                let never = said[2].expect("never");
                let seat = state.active();
                let at_once = |face: &Answer| {
                    let mut after = *state;
                    after.apply(*face).expect("it is offered");
                    after.outcome().is_some_and(|outcome| outcome.winner == seat)
                };
                if faces.iter().any(at_once) {
                    // Whatever was said before it, it is won in the end.
                    let mut after = *state;
                    while let Some(face) = spared(&after, OrderAsked::Never) {
                        after.apply(face).expect("it is offered");
                    }
                    assert_eq!(after.outcome().map(|outcome| outcome.winner), Some(seat));
                    wins += 1;
                } else if winning_order(state, seat).is_none() {
                    assert_eq!(Some(&never), faces.first());
                }
                for (nth, answer) in said.into_iter().enumerate() {
                    asks[nth] += u32::from(answer.is_none());
                }
            });
        }
        assert!(asks[0] > asks[1] && asks[1] > 0 && asks[2] == 0, "{asks:?}");
        assert!(wins > 0, "{wins}");
    }
}
