//! Whether the order in which faces are resolved can make a difference, so that nobody is asked in vain.

use engine::Game;
use engine::duel::{Answer, State, What};

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
    use super::{faces, foregone};
    use crate::ui::screen::duel::tests::positions::random_game;
    use engine::Game;
    use engine::duel::{Answer, Face, State};

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
}
