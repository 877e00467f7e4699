//! One game in numbers, from its record alone.

use super::{Blow, SeatTally, Tally};
use crate::storage::{Who, program_called};
use engine::{Seat, classic, duel};
use serde::{Deserialize, Serialize};
use table::notation::Notation;
use table::record::{Record, Refusal, game_of};
use table::{Happened, Sitter};

/// A game whose records can be counted.
pub trait Counted: Notation {
    /// What brings one closer to the goal.
    const GOAL: Goal;

    /// The edition, where the game has several, as files name it.
    fn edition(options: &Self::Options) -> Option<String>;

    /// How the game was won, once it is over.
    fn how(&self) -> Option<How>;

    /// Takes in what happened, with the position right after it.
    fn take_in(tally: &mut Tally, event: &Self::Event, after: &Self);
}

/// What brings one closer to the goal of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Stars.
    Stars,
    /// Steps of the markers.
    Steps,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Twenty stars.
    Stars,
    /// A card has won it, before there were enough stars.
    Card,
    /// The last monster standing.
    Survival,
    /// A monster died in triumph.
    Roar,
    /// A monster stood on the top of the Tokyo Tower.
    Tower,
    /// Nobody was left.
    Nobody,
    /// The Fame marker reached its end.
    Fame,
    /// The Destruction marker reached its end.
    Destruction,
    /// Both markers stood in the spotlight.
    Spotlight,
    /// The other player had no hearts left.
    Knockout,
    /// A player gave it up.
    Forfeit,
    /// It was played under other rules than those of this program, and cannot be told.
    Unknown,
}

impl How {
    /// Every way, those of King of Tokyo first.
    pub const ALL: [Self; 12] = [
        Self::Stars,
        Self::Card,
        Self::Survival,
        Self::Roar,
        Self::Tower,
        Self::Nobody,
        Self::Fame,
        Self::Destruction,
        Self::Spotlight,
        Self::Knockout,
        Self::Forfeit,
        Self::Unknown,
    ];

    /// The name in files and in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Stars => "stars",
            Self::Card => "card",
            Self::Survival => "survival",
            Self::Roar => "roar",
            Self::Tower => "tower",
            Self::Nobody => "nobody",
            Self::Fame => "fame",
            Self::Destruction => "destruction",
            Self::Spotlight => "spotlight",
            Self::Knockout => "knockout",
            Self::Forfeit => "forfeit",
            Self::Unknown => "unknown",
        }
    }
}

/// Who sat at the other seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponents {
    /// People, and nobody else.
    People,
    /// A bot at the Easy level at most.
    Easy,
    /// At the Normal level.
    Normal,
    /// At the Hard level.
    Hard,
    /// At the Master level.
    Master,
    /// Another program.
    Program,
}

impl Opponents {
    /// All of them, people first and then the levels, the kindest first.
    pub const ALL: [Self; 6] = [
        Self::People,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Master,
        Self::Program,
    ];

    /// The name in files and in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Master => "master",
            Self::Program => "program",
        }
    }

    fn of(plays: &str) -> Self {
        match Who::recorded(plays) {
            Some(Who::Human) => Self::People,
            Some(Who::Bot(level)) => match level {
                bots::Level::Easy => Self::Easy,
                bots::Level::Normal => Self::Normal,
                bots::Level::Hard => Self::Hard,
                bots::Level::Master => Self::Master,
            },
            Some(Who::Guest(_)) | None => Self::Program,
        }
    }
}

/// What a game was to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Won, alone or together.
    Won,
    /// Lost.
    Lost,
    /// Neither: the seat changed hands, or somebody else gave the game up before it was decided.
    Neither,
}

/// A seat of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCount {
    /// The profile of the person who sat there first, if they have one.
    pub profile: Option<String>,
    /// The name that the table called them by; empty for the monster's.
    pub name: String,
    /// The monster.
    pub monster: String,
    /// Who played at first, as records say it: `person`, `bot:` with a level, `exec:` with a command.
    pub plays: String,
    /// What the game was to this seat.
    pub outcome: Outcome,
    /// The seat has changed hands.
    pub handed_over: bool,
    /// How often an answer was taken back after something had been learnt from it.
    pub take_backs: u16,
    /// The cards that it bought, in order.
    pub cards: Vec<String>,
    /// What else it had in front of it, got, moved or played, each once and in order: costumes, tiles, Evolutions,
    /// Buzz tokens, other tokens and markers. What is no card goes by the id of its words.
    #[serde(default)]
    pub had: Vec<String>,
    /// The most turns of its own in a row that it began in Tokyo.
    pub reign: u16,
    /// The most that it gained towards the goal in one turn: stars, or steps of a marker in Duel.
    pub best_turn: u8,
    /// The most hearts that it took from one other monster in one turn.
    pub blow: Option<Blow>,
    /// The fewest hearts that a wound left it with.
    pub least_hearts: Option<u8>,
    /// They took over the seat in the middle of the game.
    #[serde(default)]
    pub came_later: bool,
}

impl SeatCount {
    /// The name that the table called them by, or what the program is called that sat there; empty for the monster's.
    #[must_use]
    pub fn called(&self) -> String {
        if self.name.is_empty() {
            program_called(&self.plays).unwrap_or_default()
        } else {
            self.name.clone()
        }
    }
}

impl SeatCount {
    /// Did a person play?
    #[must_use]
    pub fn is_person(&self) -> bool {
        Opponents::of(&self.plays) == Opponents::People
    }
}

/// A finished game in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCount {
    /// The name of the game.
    pub id: String,
    /// The game from which it went on, if it began in the middle of one.
    pub parent: Option<String>,
    /// Which game, as files name it.
    pub game: String,
    /// The edition, where the game has several.
    pub edition: Option<String>,
    /// When it began, in seconds since 1970 (UTC).
    pub began: Option<u64>,
    /// What [`SeatCount::best_turn`] counts.
    pub goal: Goal,
    /// How many turns were played.
    pub turns: u16,
    /// How it ended.
    pub how: How,
    /// Who sat where, clockwise.
    pub seats: Vec<SeatCount>,
    /// The people who took over a seat later, each with the seat: to them the game was neither won nor lost, as to whoever
    /// sat there first.
    #[serde(default)]
    pub later: Vec<(usize, SeatCount)>,
}

impl GameCount {
    /// The strongest of those who sat at the other seats.
    #[must_use]
    pub fn opponents(&self, seat: usize) -> Opponents {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        let others = others.map(|(_, other)| Opponents::of(&other.plays));
        others.max().unwrap_or(Opponents::People)
    }
}

/// Why a record is not counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Skipped {
    /// The game still runs.
    Running,
    /// It cannot be read, or not to the end.
    Unreadable(String),
}

impl From<Refusal> for Skipped {
    fn from(refusal: Refusal) -> Self {
        Self::Unreadable(refusal.to_string())
    }
}

/// Counts the game of this record; `name` is its name if the record itself knows none.
///
/// # Errors
/// [`Skipped`] when there is no finished game to be counted.
pub fn count(bytes: &[u8], name: &str) -> Result<GameCount, Skipped> {
    let game = game_of(bytes)?;
    match game.as_str() {
        classic::State::SLUG => count_one::<classic::State>(bytes, name),
        duel::State::SLUG => count_one::<duel::State>(bytes, name),
        other => Err(Skipped::Unreadable(format!("game: {other:?}"))),
    }
}

fn count_one<G: Counted>(bytes: &[u8], name: &str) -> Result<GameCount, Skipped> {
    let record = Record::<G>::read(bytes)?;
    let Some(end) = &record.end else {
        return Err(match &record.damage {
            Some(damage) => Skipped::Unreadable(format!("line {}: {}", damage.line, damage.harm)),
            None => Skipped::Running,
        });
    };
    let known = record.disagreement.is_none();
    let mut tally = Tally::new(record.head.seats.len());
    let mut turns = record.table.state().turn();
    if known {
        let told = &mut |event, after: &G| G::take_in(&mut tally, &event, after);
        let _ = record.table.at(usize::MAX, told);
    } else {
        let stored = record.stored().iter().filter_map(|moment| moment.turn);
        turns = stored.max().unwrap_or(turns).max(turns);
    }
    let how = match end.forfeit {
        Some(_) => How::Forfeit,
        None if known => record.table.state().how().unwrap_or(How::Unknown),
        None => How::Unknown,
    };
    let seats = record.head.seats.len();
    let later = (0..seats).flat_map(|nth| {
        came_later(&record, Seat(nth as u8))
            .into_iter()
            .map(move |count| (nth, count))
    });
    let later = later.collect();
    let seats = (0..seats as u8).zip(tally.seats()).map(|(nth, tally)| {
        let seat = Seat(nth);
        let outcome = match end.forfeit {
            Some(loser) if loser == nth => Outcome::Lost,
            Some(_) if seats == 2 => Outcome::Won,
            Some(_) => Outcome::Neither,
            None if end.winners.contains(&nth) => Outcome::Won,
            None => Outcome::Lost,
        };
        seat_count(&record, seat, outcome, tally)
    });
    Ok(GameCount {
        id: record.head.id.clone().unwrap_or_else(|| name.to_owned()),
        parent: record.head.parent.as_ref().map(|parent| parent.game.clone()),
        game: G::SLUG.to_owned(),
        edition: G::edition(&record.head.options),
        began: record.head.time,
        goal: G::GOAL,
        turns,
        how,
        seats: seats.collect(),
        later,
    })
}

/// Who it is that sits at a table: what plays, and as whom.
fn who(sitter: &Sitter) -> (&str, Option<&str>) {
    (&sitter.plays, sitter.profile.as_deref())
}

/// How often an answer was taken back after something had been learnt, while this one sat here.
fn take_backs<G: Counted>(record: &Record<G>, seat: Seat, of: &Sitter) -> u16 {
    let sits = |answers: usize| {
        let sat = record
            .table
            .sitters_of(seat)
            .take_while(|(from, _)| *from <= answers);
        sat.last().is_some_and(|(_, sitter)| who(sitter) == who(of))
    };
    let took_back = |what: &Happened<G>| matches!(what, Happened::TookBack { seat: by, .. } if *by == seat);
    let remarks = record.table.remarks();
    let taken_back = remarks
        .iter()
        .filter(|remark| took_back(&remark.what) && sits(remark.answers));
    taken_back.count().try_into().unwrap_or(u16::MAX)
}

/// The people who took over a seat from somebody else, each once.
fn came_later<G: Counted>(record: &Record<G>, seat: Seat) -> Vec<SeatCount> {
    let mut known: Vec<&Sitter> = Vec::new();
    let mut found = Vec::new();
    for (_, sitter) in record.table.sitters_of(seat) {
        let new = known.iter().all(|other| who(other) != who(sitter));
        if new && !known.is_empty() && sitter.is_person() {
            found.push(sitter);
        }
        known.push(sitter);
    }
    let nothing = SeatTally::default();
    let counts = found.into_iter().map(|sitter| SeatCount {
        handed_over: true,
        came_later: true,
        ..count_of(record, seat, Outcome::Neither, sitter, &nothing)
    });
    counts.collect()
}

fn seat_count<G: Counted>(record: &Record<G>, seat: Seat, outcome: Outcome, tally: &SeatTally) -> SeatCount {
    let sat: Vec<&Sitter> = record.table.sitters_of(seat).map(|(_, sitter)| sitter).collect();
    let first = sat.first().copied().cloned().unwrap_or_default();
    let handed_over = !sat.iter().all(|other| who(other) == who(&first));
    let outcome = if handed_over { Outcome::Neither } else { outcome };
    SeatCount {
        handed_over,
        ..count_of(record, seat, outcome, &first, tally)
    }
}

/// What a game was to one of those who sat on a seat.
fn count_of<G: Counted>(
    record: &Record<G>,
    seat: Seat,
    outcome: Outcome,
    sitter: &Sitter,
    tally: &SeatTally,
) -> SeatCount {
    let head = &record.head.seats[seat.index()];
    SeatCount {
        profile: sitter.profile.clone(),
        name: sitter.name.clone(),
        monster: head.monster.clone(),
        plays: sitter.plays.clone(),
        outcome,
        handed_over: false,
        take_backs: take_backs(record, seat, sitter),
        cards: tally.cards.iter().map(|card| (*card).to_owned()).collect(),
        had: tally.had.iter().map(ToString::to_string).collect(),
        reign: tally.reign,
        best_turn: tally.best_turn,
        blow: tally.blow,
        least_hearts: tally.least_hearts,
        came_later: false,
    }
}
