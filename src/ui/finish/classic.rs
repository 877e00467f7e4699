//! A finished classic game, as the result shows it.

use super::{Count, Finished, ResultView};
use crate::storage::{SeatSetup, TableSetup};
use crate::ui::Context;
use crate::ui::fates::Fall;
use crate::ui::review::Replayable;
use engine::Seat;
use engine::classic::{Edition, Ending, Outcome, State};
use words::fl;

/// A finished classic game: all that the result needs.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Who sat where, for names, colours and the rematch.
    pub table: TableSetup,
    /// Who won and how; `None` where the game was given up.
    pub outcome: Option<Outcome>,
    /// All that was played.
    pub game: Finished<State>,
    /// Who went out, the first one first.
    pub falls: Vec<Fall>,
}

impl Summary {
    /// The last position.
    #[must_use]
    pub fn last(&self) -> &State {
        self.game.state()
    }

    /// Has a card won, before there were enough stars?
    fn is_won_by_card(&self) -> bool {
        let last = self.last();
        let mut winners = last.all_seats().filter(|seat| self.won(*seat)).peekable();
        winners.peek().is_some() && winners.all(|seat| last.player(seat).stars < 20)
    }

    /// How a seat went out, if it did.
    fn fall(&self, seat: Seat) -> Option<&Fall> {
        let fallen = !self.last().player(seat).alive;
        let mut falls = self.falls.iter().rev();
        falls.find(|fall| fall.seat == seat).filter(|_| fallen)
    }
}

impl ResultView for Summary {
    fn seats(&self) -> &[SeatSetup] {
        &self.table.seats
    }

    fn edition(&self) -> Edition {
        self.last().options().edition
    }

    fn forfeit(&self) -> Option<Seat> {
        self.game.forfeit()
    }

    fn won(&self, seat: Seat) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    }

    fn how(&self, context: Context<'_>) -> Option<String> {
        let words = context.words;
        Some(match self.outcome?.ending {
            Ending::Stars if self.is_won_by_card() => fl!(words, "result-by-crown"),
            Ending::Stars => fl!(words, "result-by-stars"),
            Ending::Survivor => fl!(words, "result-by-survival"),
            Ending::Roar => fl!(words, "result-by-roar"),
            Ending::Tower => fl!(words, "result-by-tower"),
            Ending::Nobody => fl!(words, "result-by-nobody"),
        })
    }

    fn turns(&self) -> u16 {
        self.last().turn().number
    }

    fn seed(&self) -> u64 {
        self.game.seed()
    }

    /// The winners, then those still standing by what they have, then whoever gave up, then the fallen, the
    /// last one first.
    fn places(&self) -> Vec<Seat> {
        let mut seats: Vec<_> = self.last().all_seats().collect();
        let gave_up = |seat: &Seat| self.forfeit() == Some(*seat);
        seats.sort_by_key(|seat| {
            let player = self.last().player(*seat);
            let lasted = self.falls.iter().rposition(|fall| fall.seat == *seat);
            let lasted = if player.alive { None } else { lasted };
            std::cmp::Reverse((
                (
                    self.won(*seat),
                    player.alive && !gave_up(seat),
                    player.alive,
                    lasted,
                ),
                (player.stars, player.hearts, player.energy),
            ))
        });
        seats
    }

    fn fate(&self, context: Context<'_>, seat: Seat) -> String {
        let words = context.words;
        match self.fall(seat) {
            None if self.last().player(seat).alive => fl!(words, "result-alive"),
            None => fl!(words, "result-out"),
            Some(fall) => {
                let by = fall.by.and_then(|by| self.table.seats.get(by.index()));
                match by {
                    Some(by) => {
                        let name = context.name(by);
                        fl!(words, "result-out-by", turn = fall.turn, name = name)
                    }
                    None => fl!(words, "result-out-turn", turn = fall.turn),
                }
            }
        }
    }

    fn counts(&self, seat: Seat) -> Vec<Count> {
        let player = self.last().player(seat);
        if player.alive {
            vec![
                Count::Number("tokens/star", u16::from(player.stars)),
                Count::Number("tokens/heart", u16::from(player.hearts)),
                Count::Number("tokens/energy", player.energy),
            ]
        } else {
            // Its stars are lost.
            vec![Count::Skull]
        }
    }
}

impl Replayable for Summary {
    type Game = State;

    fn setup(&self) -> &TableSetup {
        &self.table
    }

    fn game(&self) -> &Finished<State> {
        &self.game
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Finished, ResultView, State};
    use crate::storage::TableSetup;
    use crate::ui::fates::Fates;
    use crate::ui::game_screen::ScreenGame as _;
    use crate::ui::picture::finished;
    use bots::Level;
    use engine::Seat;

    #[test]
    fn whoever_gives_up_stands_behind_those_who_still_play() {
        let table = TableSetup::of_bots(&[Level::Easy; 4], Some(3));
        let whole = finished::<State>(&table).expect("a finished game").game;
        let mut given_up = whole.at(whole.history().len() / 2, &mut |_, _| {});
        given_up.concede(Seat(2));
        let game = Finished::of(&given_up).expect("it is over");
        let summary = State::summary(&table, game, &Fates::default()).expect("a result");
        assert_eq!(summary.forfeit(), Some(Seat(2)));
        assert!((0..4).map(Seat).all(|seat| !summary.won(seat)));
        let places = summary.places();
        let alive = |seat: &&Seat| summary.last().player(**seat).alive;
        let standing = places.iter().filter(alive).count();
        assert!(standing > 1);
        assert_eq!(places[standing - 1], Seat(2));
    }

    #[test]
    fn the_last_to_fall_stands_before_those_who_fell_earlier() {
        for seed in 1..6 {
            let table = TableSetup::of_bots(&[Level::Easy; 5], Some(seed));
            let summary = finished::<State>(&table).expect("a finished game");
            let places = summary.places();
            let alive = |seat: &&Seat| summary.last().player(**seat).alive;
            let standing = places.iter().take_while(alive).count();
            let mut fallen: Vec<_> = summary.falls.iter().map(|fall| fall.seat).collect();
            fallen.reverse();
            assert_eq!(places[standing..], fallen, "seed {seed}");
            // Here as everywhere else they have nothing any more.
            assert!(fallen.iter().all(|seat| summary.counts(*seat) == [Count::Skull]));
            assert!(places.first().is_some_and(|seat| summary.won(*seat)) || standing == 0);
        }
    }
}
