//! The advisor who plays as the planner does: what each answer is worth comes from the same plan and the same
//! look-ahead as the answers of a bot, so that the best advice is what that bot would do.

#[cfg(test)]
mod tests;

use super::Stop;
use super::advice::{Advised, Advisor};
use super::lattice::Plan;
use super::persona::Persona;
use super::planner::{Planner, listed};
use super::roll_plan::as_listed;
use super::search::{Evaluator, WinProbabilities};
use engine::{Asked, Game, Seat, View};

/// The advisor who plays as [`Planner`] does with this evaluator.
#[derive(Debug, Clone)]
pub struct PlannerAdvisor<G: Persona, J> {
    sound: Planner<G, J>,
    temper: f32,
    /// The last question that was weighed: a list costs as much as its dearest answer.
    last: Option<Weighed<G>>,
}

/// A question, whose it is, and what its answers come to.
type Weighed<G> = (G, Seat, Vec<Advised<<G as Game>::Answer>>);

impl<G: Persona, J: Evaluator<G>> PlannerAdvisor<G, J> {
    /// An advisor with its own luck who values positions by `evaluator`.
    #[must_use]
    pub fn with_evaluator(seed: u64, evaluator: J) -> Self {
        Self {
            sound: Planner::with_evaluator(seed, evaluator),
            temper: 0.0,
            last: None,
        }
    }

    /// The same advisor, as one who shows so much of its monster's temper: what is worth more than winning
    /// tells is felt.
    #[must_use]
    pub fn with_temper(self, shown: f32) -> Self {
        Self {
            sound: self.sound.with_temper(shown),
            temper: shown,
            last: None,
        }
    }

    /// Looks ahead as its player does.
    pub(super) fn player(&self) -> &Planner<G, J> {
        &self.sound
    }

    /// The plan by which the rest of the rolls goes on; `None` when stopped, or when none can be made.
    pub(super) fn plan(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Plan> {
        self.sound.planned(seen, seat, stop)
    }

    /// All that is weighed at the open question, best first.
    fn weigh(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Vec<Advised<G::Answer>>> {
        if seen.asks() != Asked::Seat(seat) || stop.asked() {
            return None;
        }
        if let Some((about, whose, list)) = &self.last
            && (about, *whose) == (seen, seat)
        {
            return Some(list.clone());
        }
        let list = self.weigh_anew(seen, seat, stop)?;
        self.last = Some((seen.clone(), seat, list.clone()));
        Some(list)
    }

    fn weigh_anew(&mut self, seen: &G, seat: Seat, stop: &Stop) -> Option<Vec<Advised<G::Answer>>> {
        if let Some(list) = self.sound.rolls(seen, seat, stop)
            && !list.is_empty()
        {
            return Some(list);
        }
        if stop.asked() {
            return None;
        }
        let list = self.sound.compare(seen, seat, &listed(seen), self.temper, stop);
        let advised = |(answer, worth)| Advised { answer, worth };
        // A list that was cut short would call something the best that only came first.
        (!stop.asked() && !list.is_empty()).then(|| list.into_iter().map(advised).collect())
    }
}

impl<G: Persona + Send, J: Evaluator<G> + Send> Advisor<G> for PlannerAdvisor<G, J>
where
    G::Answer: Send,
{
    fn advise(&mut self, seen: &View<G>, stop: &Stop) -> Option<Vec<Advised<G::Answer>>> {
        self.weigh(seen, seen.viewer()?, stop)
    }

    fn worth(&mut self, seen: &View<G>, answer: G::Answer, stop: &Stop) -> Option<f32> {
        let (seen, seat): (&G, _) = (seen, seen.viewer()?);
        let list = self.weigh(seen, seat, stop)?;
        let alike = as_listed(seen, answer);
        if let Some(found) = list
            .iter()
            .find(|advised| advised.answer == answer || alike == Some(advised.answer))
        {
            return Some(found.worth);
        }
        let found = self.sound.compare(seen, seat, &[answer], self.temper, stop);
        found.first().filter(|_| !stop.asked()).map(|(_, worth)| *worth)
    }

    fn win_probabilities(&mut self, seen: &View<G>, stop: &Stop) -> Option<WinProbabilities> {
        let open;
        let seen: &G = match seen.viewer() {
            None => seen,
            Some(_) => {
                open = seen.view(None);
                &open
            }
        };
        if let Some(scores) = seen.scores() {
            return Some(scores.shares);
        }
        let mut shares = self.sound.win_probabilities(seen, stop)?;
        // Whoever is asked, or goes on rolling, decides well, and the others share what is left as before.
        let decided = match seen.asks() {
            Asked::Seat(seat) => match self.weigh(seen, seat, stop) {
                Some(list) => list.first().map(|best| (seat, best.worth)),
                None if stop.asked() => return None,
                // An onlooker sees nothing to choose from: a hand, or what was drawn for one.
                None => None,
            },
            Asked::Nature if seen.throws_few() => {
                let roller = seen.active();
                Some((roller, self.sound.thrown(seen, roller, stop)?))
            }
            Asked::Nature | Asked::NoOne => None,
        };
        if let Some((seat, worth)) = decided {
            let (before, after) = (1.0 - shares[seat.index()], 1.0 - worth);
            for (other, share) in shares.iter_mut().enumerate() {
                if other == seat.index() {
                    *share = worth;
                } else if before > 0.0 {
                    *share *= after / before;
                }
            }
        }
        Some(shares)
    }
}
