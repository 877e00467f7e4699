//! Plans that are remembered.

use super::{PlanCache, REMEMBERED, RollPlan, RollPlanner};
use crate::Stop;
use crate::classic::HandSet;
use crate::tests::asked_at;
use engine::classic::{Setup, What};

#[test]
fn only_a_few_plans_are_remembered() {
    let start = |_| {
        Setup::of(3)
            .expect("two to six")
            .start()
            .expect("different monsters")
    };
    let first =
        |state: &engine::classic::State, _| state.question().what == What::Roll && state.turn().rolls == 1;
    let positions = asked_at(start, &["random"; 3], 2 * REMEMBERED + 1, 1, first);
    let (stop, mut plans) = (Stop::default(), PlanCache::default());
    let mut sights = Vec::new();
    for (state, seat) in &positions {
        let mut rolls = RollPlanner {
            seed: 1,
            evaluator: &HandSet::default(),
            stop: &stop,
            plans: &mut plans,
        };
        rolls.decide(state, *seat).expect("nobody asked it to stop");
        sights.push(state.public_key(*seat));
        assert!(plans.made.len() <= REMEMBERED, "{}", plans.made.len());
        // The latest one is among them.
        assert!(plans.made.iter().any(|(key, _)| Some(key) == sights.last()));
    }
    assert_eq!(plans.made.len(), REMEMBERED);
    assert!(
        plans.made.iter().all(|(key, _)| *key != sights[0]),
        "the oldest goes first"
    );
}
