//! What has been played at a table so far, as one viewer may see it: to be looked at again, and to be gone on
//! with as another game.

use crate::live::{Finished, LiveTable};
use crate::table::{Remark, Table};
use engine::{Game, Seat, View};
use std::fmt;

/// What has been played so far. It hands out views and events of its viewer, and tables at which nobody
/// deals: nobody can try on them what the dice of the running game are going to be.
pub struct Past<G: Game> {
    table: Table<G>,
    viewer: Option<Seat>,
}

/// Hears what has been played: how many answers had been given before, what happened (nothing where
/// somebody is about to answer), and the position right after it.
pub type Recalls<'a, G> = &'a mut dyn FnMut(usize, Option<<G as Game>::Event>, View<G>);

impl<G: Game> fmt::Debug for Past<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past")
            .field("answers", &self.answers())
            .field("viewer", &self.viewer)
            .finish_non_exhaustive()
    }
}

impl<G: Game> LiveTable<G> {
    /// What has been played so far, as this viewer may see it.
    #[must_use]
    pub fn past(&self, viewer: Option<Seat>) -> Past<G> {
        Past::of(self.whole(), viewer)
    }
}

impl<G: Game> Finished<G> {
    /// What has been played, as this viewer saw it.
    #[must_use]
    pub fn past(&self, viewer: Option<Seat>) -> Past<G> {
        Past::of(self, viewer)
    }
}

impl<G: Game> Past<G> {
    fn of(table: &Table<G>, viewer: Option<Seat>) -> Self {
        Self {
            table: table.clone().dealing_no_more(),
            viewer,
        }
    }

    /// How many answers have been given.
    #[must_use]
    pub fn answers(&self) -> usize {
        self.table.history().len()
    }

    /// Tells all of it again, from the first position on.
    pub fn retell(&self, hears: Recalls<'_, G>) {
        let mut state = self.table.start().clone();
        let viewer = self.viewer;
        for (answers, answer) in self.table.history().iter().enumerate() {
            hears(answers, None, View::of(&state, viewer));
            let mut told = |event, state: &G| {
                if let Some(seen) = G::seen_by(event, viewer) {
                    hears(answers, Some(seen), View::of(state, viewer));
                }
            };
            state
                .apply_telling(*answer, &mut told)
                .expect("what has been said once can be said again");
        }
        hears(self.answers(), None, View::of(&state, viewer));
    }

    /// What has happened beside the answers, in order.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark<G>> {
        self.table.remarks()
    }

    /// The table after so many answers, with who sat there then, to be looked at: nobody deals there.
    #[must_use]
    pub fn at(&self, answers: usize) -> LiveTable<G> {
        self.table.at(answers, &mut |_, _| {}).into()
    }

    /// Another game that goes on from the moment after so many answers, with the dice and cards of `seed`.
    #[must_use]
    pub fn branch(&self, answers: usize, seed: u64) -> LiveTable<G> {
        self.table.branch(answers, seed).into()
    }
}

#[cfg(test)]
mod tests {
    use crate::{LiveTable, Table};
    use engine::classic::{PowerUp, Setup, State};
    use engine::{Asked, Seat};

    fn running(seed: u64, answers: usize) -> Table<State> {
        let start = Setup::of(3).expect("three may play").start().expect("a table");
        let mut table = Table::new(start, seed);
        table.advance(&mut |_, _| {});
        for _ in 0..answers {
            let mut legal = Vec::new();
            table.state().answers(&mut legal);
            let Some(last) = legal.last().copied() else { break };
            table
                .answer(last, &mut |_, _| {})
                .expect("a listed answer is legal");
        }
        table
    }

    use engine::Game as _;

    #[test]
    fn the_past_is_told_as_it_was_heard() {
        // With hands: what comes to one is told to whoever holds it, and to nobody else.
        let mut setup = Setup::of(3).expect("three may play");
        setup.options.power_up = PowerUp::Draft;
        let start = setup.start().expect("a table");
        let mut whole = Vec::new();
        for viewer in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
            let mut heard = Vec::new();
            let mut live = LiveTable::new(start, 5);
            live.begin(viewer, &mut |event, seen| heard.push((event, seen)));
            for _ in 0..60 {
                let Asked::Seat(seat) = live.asks() else { break };
                let last = *live.answers(seat).last().expect("something may be said");
                live.answer(last, viewer, &mut |event, seen| heard.push((event, seen)))
                    .expect("a listed answer is legal");
            }
            let (mut again, mut pauses) = (Vec::new(), Vec::new());
            live.past(viewer).retell(&mut |answers, event, seen| match event {
                Some(event) => again.push((event, seen)),
                None => pauses.push(answers),
            });
            assert!(again == heard && heard.len() > 40, "{} events", heard.len());
            assert_eq!(pauses, (0..=live.past(viewer).answers()).collect::<Vec<_>>());
            whole.push(again.into_iter().map(|(event, _)| event).collect::<Vec<_>>());
        }
        for one in 0..whole.len() {
            for other in 0..one {
                assert_ne!(whole[one], whole[other], "{one} and {other} hold different hands");
            }
        }
    }

    #[test]
    fn nobody_can_try_on_the_past_what_the_dice_will_be() {
        let table = running(7, 30);
        let answers = table.history().len();
        let past = LiveTable::from(table.clone()).past(None);
        let mut then = past.at(answers);
        assert_eq!(then.seen_by(None), table.seen_by(None));
        // Whatever is said there: as soon as something is to be dealt, nothing happens any more.
        while let Asked::Seat(seat) = then.asks() {
            let last = *then.answers(seat).last().expect("something may be said");
            then.answer(last, None, &mut |_, _| {})
                .expect("a listed answer is legal");
        }
        assert_eq!(then.asks(), Asked::Nature);
        assert_eq!(then.seed(), 0, "and the seed is not told");
    }

    #[test]
    fn another_game_goes_on_from_any_moment_with_dice_of_its_own() {
        let table = running(7, 60);
        let past = LiveTable::from(table.clone()).past(None);
        let branch = past.branch(20, 99);
        assert_eq!(branch.seed(), 99);
        let mut so_far = table.clone();
        assert!(so_far.undo_to(20));
        assert_eq!(branch.seen_by(None), so_far.seen_by(None));
        let mut dealt = branch;
        dealt.begin(None, &mut |_, _| {});
        assert!(matches!(dealt.asks(), Asked::Seat(_)), "it can be played");
    }
}
