//! One place at a table, whatever is played there: its name, its monster, its colour, and who plays.

use super::{Fields, take};
use bots::{Level, persona};
use engine::parts::{Colour, Monster};
use serde::{Deserialize, Serialize};
use table::{Sitter, quoted};

/// The longest name, in letters.
pub const NAME_LENGTH: usize = 14;

/// One seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatSetup {
    /// The name its player has typed; empty means the monster's own name.
    pub name: String,
    /// Its monster.
    pub monster: Monster,
    /// Its colour.
    pub colour: Colour,
    /// Who plays it.
    pub who: Who,
    /// The profile of the person who plays it, if they have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
}

impl SeatSetup {
    /// The profile that counts: only people have one.
    #[must_use]
    pub fn profile(&self) -> Option<&str> {
        self.profile.as_deref().filter(|_| self.who == Who::Human)
    }
}

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// Somebody in front of the screen.
    Human,
    /// The computer.
    Bot(Level),
}

impl Who {
    /// Everybody who can sit down.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Normal),
        Self::Bot(Level::Hard),
        Self::Bot(Level::Master),
    ];

    /// Does it play by the character of its monster?
    #[must_use]
    pub fn has_character(self) -> bool {
        match self {
            Self::Human => false,
            Self::Bot(level) => persona::shown(level) > 0.0,
        }
    }

    /// Who plays, as records say it; `None` for whoever is neither a person nor one of our bots.
    #[must_use]
    pub fn recorded(plays: &str) -> Option<Self> {
        match plays.strip_prefix(BOT) {
            Some(level) => level.parse().ok().map(Self::Bot),
            None => (plays == PERSON).then_some(Self::Human),
        }
    }

    /// The name in files: `human`, or the level of the bot.
    #[must_use]
    pub fn slug(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(level) => level.to_string(),
        }
    }
}

/// What a record says of whoever is a person.
const PERSON: &str = Sitter::PERSON;
/// How a record names a bot: this, and its level.
const BOT: &str = "bot:";

impl From<&SeatSetup> for Sitter {
    /// Who sits there, as a record says it.
    fn from(seat: &SeatSetup) -> Self {
        Self {
            name: seat.name.trim().to_owned(),
            colour: seat.colour.slug().to_owned(),
            plays: match seat.who {
                Who::Human => PERSON.to_owned(),
                Who::Bot(level) => format!("{BOT}{level}"),
            },
            profile: seat.profile().map(str::to_owned),
        }
    }
}

/// A seat as the settings keep it, from what a record says of it. Whoever is no bot of ours is a person here.
pub(super) fn sitter_of(monster: &str, sitter: &Sitter) -> serde_json::Value {
    let who = sitter.plays.strip_prefix(BOT);
    let who = who.filter(|level| Who::ALL.iter().any(|who| who.slug() == **level));
    let mut seat = serde_json::json!({
        "name": sitter.name,
        "monster": monster,
        "who": who.map_or_else(|| Who::Human.slug(), str::to_owned),
    });
    if let Some(profile) = &sitter.profile {
        seat["profile"] = profile.clone().into();
    }
    if !sitter.colour.is_empty() {
        seat["colour"] = sitter.colour.clone().into();
    }
    seat
}

impl Serialize for Who {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.slug())
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        let found = Self::ALL.into_iter().find(|who| who.slug() == slug);
        found.ok_or_else(|| {
            serde::de::Error::invalid_value(serde::de::Unexpected::Str(&slug), &"human or a level")
        })
    }
}

/// Gives `seat` a monster. Whoever had it takes the one that becomes free.
pub(super) fn choose_monster(seats: &mut [SeatSetup], seat: usize, monster: Monster) {
    let Some(before) = seats.get(seat).map(|seat| seat.monster) else {
        return;
    };
    if let Some(other) = seats.iter_mut().find(|other| other.monster == monster) {
        other.monster = before;
    }
    seats[seat].monster = monster;
}

/// Gives `seat` a colour. Whoever had it takes the one that becomes free.
pub(super) fn choose_colour(seats: &mut [SeatSetup], seat: usize, colour: Colour) {
    let Some(before) = seats.get(seat).map(|seat| seat.colour) else {
        return;
    };
    if let Some(other) = seats.iter_mut().find(|other| other.colour == colour) {
        other.colour = before;
    }
    seats[seat].colour = colour;
}

/// Names `seat`, letter by letter; what is too long is left out. A name may end with a space while it is
/// typed.
pub(super) fn rename(seats: &mut [SeatSetup], seat: usize, name: &str) {
    if let Some(seat) = seats.get_mut(seat) {
        seat.name = name
            .trim_start()
            .chars()
            .filter(|letter| !quoted::acts(*letter))
            .take(NAME_LENGTH)
            .collect();
    }
}

/// Makes places that were typed or came from a file ones that can be played with these `monsters`.
pub(super) fn mend(seats: &mut [SeatSetup], monsters: &[Monster]) {
    for seat in 0..seats.len() {
        let (before, rest) = seats.split_at_mut(seat);
        let this = &mut rest[0];
        let is_taken = |monster| before.iter().any(|other| other.monster == monster);
        if is_taken(this.monster) || !monsters.contains(&this.monster) {
            this.monster = free(monsters, |monster| !is_taken(*monster));
        }
        if before.iter().any(|other| other.colour == this.colour) {
            this.colour = free(&Colour::ALL, |colour| {
                before.iter().all(|other| other.colour != *colour)
            });
        }
        let name = std::mem::take(&mut this.name);
        rename(seats, seat, &name);
        let name = &mut seats[seat].name;
        name.truncate(name.trim_end().len());
    }
}

/// The places that a file asks for, with what it does not say; `who` sits there usually.
pub(super) fn seated(asked: &[SeatFields], monsters: &[Monster], who: &[Who]) -> Vec<SeatSetup> {
    let mut seats: Vec<SeatSetup> = Vec::new();
    for (index, seat) in asked.iter().enumerate() {
        // What is free here is also not what a later seat has asked for.
        let monster = seat.monster.unwrap_or_else(|| {
            free(monsters, |monster| {
                seats.iter().all(|other| other.monster != *monster)
                    && asked.iter().all(|other| other.monster != Some(*monster))
            })
        });
        let colour = seat.colour.unwrap_or_else(|| {
            free(&Colour::ALL, |colour| {
                seats.iter().all(|other| other.colour != *colour)
                    && asked.iter().all(|other| other.colour != Some(*colour))
            })
        });
        seats.push(SeatSetup {
            name: seat.name.clone().unwrap_or_default(),
            monster,
            colour,
            who: seat
                .who
                .or(who.get(index).copied())
                .unwrap_or(Who::Bot(Level::Normal)),
            profile: seat.profile.clone(),
        });
    }
    seats
}

/// What a file says about a seat.
#[derive(Default)]
pub(super) struct SeatFields {
    pub name: Option<String>,
    pub monster: Option<Monster>,
    pub colour: Option<Colour>,
    pub who: Option<Who>,
    pub profile: Option<String>,
}

impl SeatFields {
    pub(super) fn understood(seat: serde_json::Value, odd: &mut Vec<String>) -> Self {
        let mut fields: Fields = serde_json::from_value(seat).unwrap_or_else(|error| {
            odd.push(format!("seats: {error}"));
            Fields::new()
        });
        Self {
            name: take(&mut fields, "name", odd),
            monster: take(&mut fields, "monster", odd),
            colour: take(&mut fields, "colour", odd),
            who: take(&mut fields, "who", odd),
            profile: take(&mut fields, "profile", odd),
        }
    }
}

/// The first thing that nobody has; there are six seats at most and six things at least, so there is one.
pub(super) fn free<T: Copy>(all: &[T], is_free: impl Fn(&T) -> bool) -> T {
    all.iter().copied().find(|thing| is_free(thing)).unwrap_or(all[0])
}
