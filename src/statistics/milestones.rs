//! What one may come to in many games, worked out from the counts alone.

use super::count::Outcome;
use super::{Filter, GameCount, Goal, How, Opponents, SeatCount};
use std::collections::BTreeSet;

/// Something that a person may reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Milestone {
    /// A game played to its end.
    FirstGame,
    /// A game won.
    FirstWin,
    /// One game won by stars, and one by being the last.
    BothWays,
    /// Three games won one after the other.
    Streak,
    /// A game won against a Master.
    Master,
    /// A game won at a table of six.
    FullTable,
    /// Six turns of one's own in a row begun in Tokyo.
    Reign,
    /// Eight stars in one turn.
    GreatTurn,
    /// Seven hearts taken from one monster in one turn.
    HeavyBlow,
    /// A game won after having had one heart left.
    Escape,
    /// A game won with each of six monsters.
    SixMonsters,
    /// A game won in each edition, and one of Duel.
    AllGames,
}

impl Milestone {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 12] = [
        Self::FirstGame,
        Self::FirstWin,
        Self::BothWays,
        Self::Streak,
        Self::Escape,
        Self::HeavyBlow,
        Self::GreatTurn,
        Self::Reign,
        Self::FullTable,
        Self::SixMonsters,
        Self::AllGames,
        Self::Master,
    ];

    /// The name of its picture, and in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FirstGame => "first-game",
            Self::FirstWin => "first-win",
            Self::BothWays => "both-ways",
            Self::Streak => "streak",
            Self::Master => "master",
            Self::FullTable => "full-table",
            Self::Reign => "reign",
            Self::GreatTurn => "great-turn",
            Self::HeavyBlow => "heavy-blow",
            Self::Escape => "escape",
            Self::SixMonsters => "six-monsters",
            Self::AllGames => "all-games",
        }
    }
}

/// A milestone that was reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reached {
    /// Which.
    pub milestone: Milestone,
    /// The name of the game that did it.
    pub id: String,
    /// Which game that is, by its name in files.
    pub game: String,
    /// In which edition, where it has several.
    pub edition: Option<String>,
    /// When that began, in seconds since 1970 (UTC), if that is known.
    pub began: Option<u64>,
}

/// What a person has come to so far.
#[derive(Debug, Default)]
struct Way<'a> {
    ways: BTreeSet<How>,
    in_a_row: u32,
    monsters: BTreeSet<&'a str>,
    editions: BTreeSet<(&'a str, Option<&'a str>)>,
}

/// So many of a kind, each of them once.
const SIX: usize = 6;
/// The two editions, and Duel.
const GAMES: usize = 3;

impl<'a> Way<'a> {
    /// What a game brings; it was won or lost.
    fn with(&mut self, game: &'a GameCount, nth: usize, seat: &'a SeatCount, won: bool) -> Vec<Milestone> {
        if won {
            self.ways.insert(game.how);
            self.in_a_row += 1;
            self.monsters.insert(&seat.monster);
            self.editions.insert((&game.game, game.edition.as_deref()));
        } else {
            self.in_a_row = 0;
        }
        let stars = game.goal == Goal::Stars;
        let reached = [
            (Milestone::FirstGame, true),
            (Milestone::FirstWin, won),
            (
                Milestone::BothWays,
                [How::Stars, How::Survival]
                    .iter()
                    .all(|how| self.ways.contains(how)),
            ),
            (Milestone::Streak, self.in_a_row >= 3),
            (Milestone::Escape, won && seat.least_hearts == Some(1)),
            (
                Milestone::HeavyBlow,
                seat.blow.is_some_and(|blow| blow.hearts >= 7),
            ),
            (Milestone::GreatTurn, stars && seat.best_turn >= 8),
            (Milestone::Reign, seat.reign >= 6),
            (Milestone::FullTable, won && game.seats.len() == SIX),
            (Milestone::SixMonsters, self.monsters.len() >= SIX),
            (Milestone::AllGames, self.editions.len() >= GAMES),
            (Milestone::Master, won && game.opponents(nth) == Opponents::Master),
        ];
        let reached = reached.into_iter().filter(|(_, reached)| *reached);
        reached.map(|(milestone, _)| milestone).collect()
    }
}

/// What somebody has reached, in the order of time. Games that were neither won nor lost bring nothing.
#[must_use]
pub fn milestones<'a>(games: impl IntoIterator<Item = &'a GameCount>, profile: Option<&str>) -> Vec<Reached> {
    let filter = Filter {
        profile: profile.map(str::to_owned),
        ..Filter::default()
    };
    let mut way = Way::default();
    let mut reached: Vec<Reached> = Vec::new();
    for (game, nth, seat) in filter.seats(games) {
        let won = match seat.outcome {
            Outcome::Won => true,
            Outcome::Lost => false,
            Outcome::Neither => continue,
        };
        for milestone in way.with(game, nth, seat, won) {
            if reached.iter().all(|one| one.milestone != milestone) {
                reached.push(Reached {
                    milestone,
                    id: game.id.clone(),
                    game: game.game.clone(),
                    edition: game.edition.clone(),
                    began: game.began,
                });
            }
        }
    }
    reached
}
