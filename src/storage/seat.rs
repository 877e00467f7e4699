//! One place at a table, whatever is played there: its name, its monster, its colour, and who plays.

mod called;

pub(super) use called::shortened;
pub use called::{called, command_called, program_called};

use super::{Fields, take};
use bots::{Level, persona};
use engine::parts::{Colour, Monster};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Mutex;
use table::{Sitter, quoted};

/// The longest name, in letters.
pub const NAME_LENGTH: usize = 14;
/// The longest command of a program that can be typed, in letters.
pub const COMMAND_LENGTH: usize = 400;

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
    /// What has been typed as the command of a program that shall play it. It starts nothing: [`Who::Guest`] does.
    #[serde(skip)]
    pub command: String,
    /// What the program is called that has played it, in a game that was saved.
    #[serde(skip)]
    pub program: Option<String>,
}

impl SeatSetup {
    /// A place whose player has typed no name.
    #[must_use]
    pub fn new(monster: Monster, colour: Colour, who: Who) -> Self {
        Self {
            name: String::new(),
            monster,
            colour,
            who,
            profile: None,
            command: String::new(),
            program: None,
        }
    }

    /// What the program is called that plays it, or has played it in a game that was saved; `None` where a person or
    /// a bot of ours plays.
    #[must_use]
    pub fn program(&self) -> Option<String> {
        match self.who {
            Who::Human => None,
            Who::Bot(_) => self.program.clone(),
            Who::Guest(Guest::UNNAMED) => Some(command_called(&self.command)),
            Who::Guest(guest) => program_called(guest.plays()),
        }
    }

    /// The name that is its own: what its player has typed, or what the program is called that plays it.
    #[must_use]
    pub fn own_name(&self) -> Option<String> {
        let typed = Some(self.name.trim()).filter(|name| !name.is_empty());
        let typed = typed.map(str::to_owned);
        typed.or_else(|| self.program().filter(|name| !name.is_empty()))
    }

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
    /// Somebody who was invited by name: another program, or a bot without a level.
    Guest(Guest),
}

/// Somebody who was invited to a seat since this program was started: another program by its command, or a bot that is
/// known by its name. No file makes one: in settings and profiles a level stands at its seat, and who goes on with a game
/// finds a level there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Guest(&'static str);

impl Guest {
    /// Invites whoever records call so: `exec:` with a command, or `bot:` with a name. Only what a person has asked for
    /// on this machine may come here.
    #[must_use]
    pub fn invited(plays: &str) -> Self {
        // They are few, and wanted as long as the program runs.
        static INVITED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let mut invited = INVITED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let known = invited.get(plays).copied();
        let known = known.unwrap_or_else(|| String::leak(plays.to_owned()));
        invited.insert(known);
        Self(known)
    }

    /// A program whose command is still to be typed. Nothing is started for it.
    pub const UNNAMED: Self = Self(PROGRAM);

    /// Invites the program that this command starts.
    #[must_use]
    pub fn program(command: &str) -> Self {
        Self::invited(&format!("{PROGRAM}{command}"))
    }

    /// Who it is, as records say it.
    #[must_use]
    pub fn plays(self) -> &'static str {
        self.0
    }

    /// The command, if it is another program.
    #[must_use]
    pub fn command(self) -> Option<&'static str> {
        self.0.strip_prefix(PROGRAM)
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> String {
        called(self.0)
    }
}

impl Who {
    /// The bot that plays on for somebody who is gone: a person who has given up, or a guest.
    pub const SUBSTITUTE: Self = Self::Bot(Level::Normal);

    /// Everybody who can sit down without an invitation.
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
            Self::Human | Self::Guest(_) => false,
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

    /// The name in files: `human`, or the level of the bot. A guest is named in none.
    #[must_use]
    pub fn slug(self) -> String {
        match self {
            Self::Guest(_) => Self::SUBSTITUTE.slug(),
            Self::Human => "human".to_owned(),
            Self::Bot(level) => level.to_string(),
        }
    }
}

/// What a record says of whoever is a person.
const PERSON: &str = Sitter::PERSON;
/// How a record names a bot: this, and its level.
const BOT: &str = "bot:";
/// How a record names another program: this, and its command.
const PROGRAM: &str = "exec:";

impl From<&SeatSetup> for Sitter {
    /// Who sits there, as a record says it.
    fn from(seat: &SeatSetup) -> Self {
        Self {
            name: seat.name.trim().to_owned(),
            colour: seat.colour.slug().to_owned(),
            plays: match seat.who {
                Who::Human => PERSON.to_owned(),
                Who::Bot(level) => format!("{BOT}{level}"),
                Who::Guest(guest) => guest.plays().to_owned(),
            },
            profile: seat.profile().map(str::to_owned),
        }
    }
}

/// A seat as the settings keep it, from what a record says of it. Nobody is invited by a record: where it names neither
/// a person nor a level, a bot sits here, and a person where it names nobody.
pub(super) fn sitter_of(monster: &str, sitter: &Sitter) -> serde_json::Value {
    let who = match sitter.plays.as_str() {
        "" => Who::Human,
        plays => Who::recorded(plays).unwrap_or(Who::SUBSTITUTE),
    };
    let mut seat = serde_json::json!({
        "name": sitter.name,
        "monster": monster,
        "who": who,
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

/// A command as it is typed or was kept: on one line, without letters that act, and not too long.
pub(super) fn command(typed: &str) -> String {
    let letters = typed.chars().filter(|letter| !quoted::acts(*letter));
    letters.take(COMMAND_LENGTH).collect()
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
        // Whoever has played another game plays no longer.
        seats[seat].program = None;
    }
    tell_programs_apart(seats);
}

/// A program goes by the name of its own; where several are called alike, the later ones have a number behind it.
fn tell_programs_apart(seats: &mut [SeatSetup]) {
    let mut called: Vec<String> = Vec::new();
    for seat in seats.iter_mut().filter(|seat| matches!(seat.who, Who::Guest(_))) {
        let Some(name) = seat.program() else {
            continue;
        };
        let before = called.iter().filter(|other| **other == name).count();
        seat.profile = None;
        seat.name = match before {
            0 => String::new(),
            before => {
                // A number and a space must find room.
                let short: String = name.chars().take(NAME_LENGTH - 2).collect();
                format!("{} {}", short.trim_end(), before + 1)
            }
        };
        called.push(name);
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
        let who = seat.who.or(who.get(index).copied());
        seats.push(SeatSetup {
            name: seat.name.clone().unwrap_or_default(),
            profile: seat.profile.clone(),
            ..SeatSetup::new(monster, colour, who.unwrap_or(Who::Bot(Level::Normal)))
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

#[cfg(test)]
mod tests {
    use super::{Guest, SeatSetup, Who};
    use crate::storage::{GameSetup, TableSetup};
    use bots::Level;

    #[test]
    fn programs_that_are_called_alike_are_told_apart() {
        let mut table = TableSetup::of_bots(&[Level::Easy; 5], Some(1));
        table.rename(4, "Zoé");
        for (seat, command) in ["./bot", "python3 bot.py", "./rival", "./bot --deep"]
            .iter()
            .enumerate()
        {
            table.rename(seat, "Max");
            table.seats[seat].who = Who::Guest(Guest::program(command));
        }
        table.mend();
        let names: Vec<_> = table.seats.iter().filter_map(SeatSetup::own_name).collect();
        assert_eq!(names, ["bot", "bot 2", "rival", "bot 3", "Zoé"]);
        let long = "exec:a-very-long-name-that-goes-on-and-on";
        let mut table = TableSetup::of_bots(&[Level::Easy; 2], Some(1));
        for seat in &mut table.seats {
            seat.who = Who::Guest(Guest::invited(long));
        }
        table.mend();
        assert_eq!(table.seats[1].own_name().as_deref(), Some("a-very-long- 2"));
    }

    #[test]
    fn no_file_invites_a_guest() {
        let guest = Who::Guest(Guest::invited("exec:./bot"));
        assert_eq!(
            guest,
            Who::Guest(Guest::invited("exec:./bot")),
            "it is the same one"
        );
        let kept = serde_json::to_string(&guest).expect("settings");
        assert_eq!(kept, "\"normal\"", "in settings its level stands");
        for text in ["\"exec:./bot\"", "\"bot:greedy\"", "\"guest\""] {
            assert!(serde_json::from_str::<Who>(text).is_err(), "{text}");
        }
        for plays in ["exec:./bot", "bot:greedy", "bot:net:my.net", "exec:", ""] {
            assert_eq!(Who::recorded(plays), None, "{plays}");
        }
    }
}
