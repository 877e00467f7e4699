//! Games added up.

use super::count::Outcome;
use super::{GameCount, Goal, How, Opponents, SeatCount};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Which games, and whose seats in them, are added up. What is `None` lets everything through.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// The person.
    pub profile: Option<String>,
    /// The game, as files name it.
    pub game: Option<String>,
    /// The edition.
    pub edition: Option<String>,
    /// The monster.
    pub monster: Option<String>,
    /// How many sat at the table.
    pub players: Option<usize>,
    /// The strongest at the other seats.
    pub opponents: Option<Opponents>,
    /// Not before this moment, in seconds since 1970 (UTC). A game without a time is before any.
    pub since: Option<u64>,
}

impl Filter {
    fn admits(&self, game: &GameCount) -> bool {
        fn fits<T: PartialEq + ?Sized>(wanted: Option<&T>, found: Option<&T>) -> bool {
            wanted.is_none_or(|wanted| Some(wanted) == found)
        }
        fits(self.game.as_deref(), Some(game.game.as_str()))
            && fits(self.edition.as_deref(), game.edition.as_deref())
            && fits(self.players.as_ref(), Some(&game.seats.len()))
            && self
                .since
                .is_none_or(|since| game.began.is_some_and(|began| began >= since))
    }

    fn admits_seat(&self, game: &GameCount, nth: usize, seat: &SeatCount) -> bool {
        seat.is_person()
            && (self.profile.is_none() || self.profile == seat.profile)
            && self
                .monster
                .as_ref()
                .is_none_or(|monster| *monster == seat.monster)
            && self
                .opponents
                .is_none_or(|opponents| opponents == game.opponents(nth))
    }

    /// The seats that count, each with its game, in the order of time: those of people, in games that were
    /// played to an end once; a seat that changed hands once for each person who sat there. A copy of a game is the same game; a game that goes on from the middle of a
    /// finished one is practice.
    pub fn seats<'a>(
        &self,
        games: impl IntoIterator<Item = &'a GameCount>,
    ) -> Vec<(&'a GameCount, usize, &'a SeatCount)> {
        let mut games: Vec<&GameCount> = games.into_iter().collect();
        games.sort_by(|one, other| (one.began, &one.id).cmp(&(other.began, &other.id)));
        games.dedup_by_key(|game| &game.id);
        let finished: HashSet<&str> = games.iter().map(|game| game.id.as_str()).collect();
        let is_practice = |game: &GameCount| game.parent.as_deref().is_some_and(|id| finished.contains(id));
        let games = games
            .iter()
            .copied()
            .filter(|game| self.admits(game) && !is_practice(game));
        let seats = games.flat_map(|game| {
            let later = game.later.iter().map(|(nth, seat)| (*nth, seat));
            let seats = game.seats.iter().enumerate().chain(later);
            let seats = seats.filter(|(nth, seat)| self.admits_seat(game, *nth, seat));
            seats.map(move |(nth, seat)| (game, nth, seat))
        });
        seats.collect()
    }
}

/// So many games of something, and how many of them were won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, PartialOrd, Ord)]
pub struct Share {
    /// Won.
    pub won: u32,
    /// Won or lost.
    pub games: u32,
}

impl Share {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.won += u32::from(won);
    }

    /// From 0 to 1; 0 of no game.
    #[must_use]
    pub fn rate(self) -> f32 {
        self.won as f32 / self.games.max(1) as f32
    }
}

/// A card, and how often somebody had it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardShare {
    /// The game it belongs to.
    pub game: String,
    /// The card.
    pub card: String,
    /// The games in which that was so.
    pub share: Share,
}

/// A kind of feat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatKind {
    /// The most turns of one's own in a row begun in Tokyo.
    Reign,
    /// The most stars gained in one turn.
    Stars,
    /// The most steps by which markers were pulled in one turn of Duel.
    Steps,
    /// The most hearts taken from one monster in one turn.
    Blow,
    /// The fewest hearts that were left in a game that was won.
    Escape,
    /// The game that was won in the fewest turns.
    Quickest,
}

impl FeatKind {
    /// The name in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Reign => "reign",
            Self::Stars => "stars",
            Self::Steps => "steps",
            Self::Blow => "blow",
            Self::Escape => "escape",
            Self::Quickest => "quickest",
        }
    }

    /// Is less better?
    const fn is_least(self) -> bool {
        matches!(self, Self::Escape | Self::Quickest)
    }
}

/// The best of its kind, and the game that it is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feat {
    /// Of which kind.
    pub kind: FeatKind,
    /// How many turns, stars, steps or hearts.
    pub value: u16,
    /// The name of the game.
    pub id: String,
    /// When that began.
    pub began: Option<u64>,
    /// Whose feat it is.
    pub seat: usize,
    /// Against whom, as the table called them: the one that was struck, or all others. A monster's own name
    /// stands for an empty one.
    pub against: Vec<(String, String)>,
}

/// A game in the order of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// When it began, if that is known.
    pub began: Option<u64>,
    /// It was won.
    pub won: bool,
}

/// Games added up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Totals {
    /// Games that were won or lost.
    pub all: Share,
    /// Games that were neither.
    pub neither: u32,
    /// Answers that were taken back after something had been learnt.
    pub take_backs: u32,
    /// How the games were won.
    pub wins: BTreeMap<How, u32>,
    /// By monster.
    pub monsters: BTreeMap<String, Share>,
    /// By game and edition.
    pub editions: BTreeMap<(String, Option<String>), Share>,
    /// By the strongest at the other seats.
    pub opponents: BTreeMap<Opponents, Share>,
    /// By the number of monsters at the table.
    pub players: BTreeMap<usize, Share>,
    /// The cards that were bought, those of most games first.
    pub cards: Vec<CardShare>,
    /// Everything that somebody had in front of them or played, bought or not.
    pub had: Vec<CardShare>,
    /// The best of each kind.
    pub feats: Vec<Feat>,
    /// Every game, in the order of time.
    pub course: Vec<Step>,
}

impl Totals {
    /// Adds up the games that the filter lets through.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a GameCount>, filter: &Filter) -> Self {
        let mut totals = Self::default();
        let mut cards: BTreeMap<(&str, &str), Share> = BTreeMap::new();
        let mut had: BTreeMap<(&str, &str), Share> = BTreeMap::new();
        for (game, nth, seat) in filter.seats(games) {
            totals.take_backs += u32::from(seat.take_backs);
            let won = match seat.outcome {
                Outcome::Won => true,
                Outcome::Lost => false,
                Outcome::Neither => {
                    totals.neither += 1;
                    continue;
                }
            };
            totals.all.add(won);
            totals.course.push(Step {
                began: game.began,
                won,
            });
            if won {
                *totals.wins.entry(game.how).or_default() += 1;
            }
            totals.monsters.entry(seat.monster.clone()).or_default().add(won);
            let edition = (game.game.clone(), game.edition.clone());
            totals.editions.entry(edition).or_default().add(won);
            totals.opponents.entry(game.opponents(nth)).or_default().add(won);
            totals.players.entry(game.seats.len()).or_default().add(won);
            for card in seat.cards.iter().collect::<BTreeSet<_>>() {
                cards.entry((&game.game, card)).or_default().add(won);
            }
            for thing in seat.cards.iter().chain(&seat.had).collect::<BTreeSet<_>>() {
                had.entry((&game.game, thing)).or_default().add(won);
            }
            totals.compare(game, nth, seat, won);
        }
        let shares = |shares: BTreeMap<(&str, &str), Share>| {
            let shares = shares.into_iter().map(|((game, card), share)| CardShare {
                game: game.to_owned(),
                card: card.to_owned(),
                share,
            });
            shares.collect()
        };
        totals.cards = shares(cards);
        totals.had = shares(had);
        // Of equal ones the one with which more was won; the names decide the rest.
        totals
            .cards
            .sort_by_key(|card| std::cmp::Reverse((card.share.games, card.share.won)));
        totals.feats.sort_by_key(|feat| feat.kind);
        totals
    }

    /// Compares a seat with the best so far; the first one stays.
    fn compare(&mut self, game: &GameCount, nth: usize, seat: &SeatCount, won: bool) {
        let gained = match game.goal {
            Goal::Stars => FeatKind::Stars,
            Goal::Steps => FeatKind::Steps,
        };
        let least = seat.least_hearts.filter(|_| won).map(u16::from);
        let found = [
            (FeatKind::Reign, Some(seat.reign)),
            (gained, Some(seat.best_turn.into())),
            (FeatKind::Blow, seat.blow.map(|blow| blow.hearts.into())),
            (FeatKind::Escape, least),
            (FeatKind::Quickest, won.then_some(game.turns)),
        ];
        for (kind, value) in found {
            let Some(value) = value.filter(|value| *value > 0) else {
                continue;
            };
            let best = self.feats.iter().position(|feat| feat.kind == kind);
            let is_better = best.is_none_or(|best| match kind.is_least() {
                true => value < self.feats[best].value,
                false => value > self.feats[best].value,
            });
            if !is_better {
                continue;
            }
            let struck = seat.blow.filter(|_| kind == FeatKind::Blow);
            let is_other = |other: usize| match struck {
                Some(blow) => usize::from(blow.against) == other,
                None => other != nth,
            };
            let others = game
                .seats
                .iter()
                .enumerate()
                .filter(|(other, _)| is_other(*other));
            let feat = Feat {
                kind,
                value,
                id: game.id.clone(),
                began: game.began,
                seat: nth,
                against: others
                    .map(|(_, other)| (other.called(), other.monster.clone()))
                    .collect(),
            };
            match best {
                Some(best) => self.feats[best] = feat,
                None => self.feats.push(feat),
            }
        }
    }
}
