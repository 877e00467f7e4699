//! The people who play here: a name, a colour and a favourite monster, and an id that records hold and nobody
//! is shown. To rename somebody changes no record.

use super::seat::NAME_LENGTH;
use super::{Colour, Fields, GameSetup, Kept, Who, take};
use engine::parts::Monster;
use serde::Serialize;
use serde_json::Value;
use table::fresh_seed;

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// What records know them by: random, and never shown.
    pub id: String,
    /// Their name, never empty.
    pub name: String,
    /// Their colour.
    pub colour: Colour,
    /// Their favourite monster.
    pub monster: Monster,
}

impl Profile {
    /// Somebody new. `None` without a name.
    #[must_use]
    pub fn new(name: &str, colour: Colour, monster: Monster) -> Option<Self> {
        Some(Self {
            id: fresh_id(),
            name: fit(name)?,
            colour,
            monster,
        })
    }
}

/// Everybody who plays here.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Profiles {
    /// In the order in which they came.
    pub people: Vec<Profile>,
    /// The ids of those who were deleted: records hold them, and nobody is shown them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deleted: Vec<String>,
}

/// A profile that was deleted, to be had back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeletedProfile {
    profile: Profile,
    place: usize,
}

impl DeletedProfile {
    /// Who it was.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Where they stood among the others.
    #[must_use]
    pub fn place(&self) -> usize {
        self.place
    }
}

impl From<Vec<Profile>> for Profiles {
    fn from(people: Vec<Profile>) -> Self {
        Self {
            people,
            deleted: Vec::new(),
        }
    }
}

impl Profiles {
    /// Whoever has this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Profile> {
        self.people.iter().find(|profile| profile.id == id)
    }

    /// Whoever has this name, however it is written.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Profile> {
        let plain = |name: &str| name.trim().to_lowercase();
        self.people
            .iter()
            .find(|profile| plain(&profile.name) == plain(name))
    }

    /// Changes somebody; a name that is empty stays as it was.
    pub fn change(&mut self, id: &str, name: &str, colour: Colour, monster: Monster) {
        if let Some(profile) = self.people.iter_mut().find(|profile| profile.id == id) {
            profile.name = fit(name).unwrap_or_else(|| std::mem::take(&mut profile.name));
            (profile.colour, profile.monster) = (colour, monster);
        }
    }

    /// Deletes somebody. Records keep the id; whoever takes the same name later is somebody new. `None` where
    /// nobody has this id.
    pub fn delete(&mut self, id: &str) -> Option<DeletedProfile> {
        let place = self.people.iter().position(|profile| profile.id == id)?;
        let profile = self.people.remove(place);
        self.deleted.push(profile.id.clone());
        Some(DeletedProfile { profile, place })
    }

    /// Brings somebody back to where they stood.
    pub fn restore(&mut self, deleted: DeletedProfile) {
        let DeletedProfile { profile, place } = deleted;
        self.deleted.retain(|id| *id != profile.id);
        if self.get(&profile.id).is_none() {
            self.people.insert(place.min(self.people.len()), profile);
        }
    }

    /// Did somebody who was deleted have this id?
    #[must_use]
    pub fn is_deleted(&self, id: &str) -> bool {
        self.deleted.iter().any(|deleted| deleted == id)
    }

    /// Seats the people of an arranged table: whoever typed the name of somebody who is known is that one, and
    /// the very first name that is typed makes the first profile. Nobody is two people at once.
    pub fn seat(&mut self, setup: &mut impl GameSetup) {
        let mut taken: Vec<String> = Vec::new();
        for seat in setup.seats_mut() {
            let known = seat.profile().and_then(|id| self.get(id));
            let called = Some(seat.name.as_str()).filter(|name| !name.trim().is_empty());
            let called = called.filter(|_| seat.who == Who::Human);
            let found = match (known, called) {
                (Some(profile), _) => Some(profile.clone()),
                (None, Some(name)) => match self.named(name) {
                    None if self.people.is_empty() => {
                        let first = Profile::new(name, seat.colour, seat.monster);
                        self.people.extend(first.clone());
                        first
                    }
                    known => known.cloned(),
                },
                (None, None) => None,
            };
            let found = found.filter(|profile| !taken.contains(&profile.id));
            if let Some(profile) = &found {
                seat.name.clone_from(&profile.name);
            }
            seat.profile = found.map(|profile| profile.id);
            taken.extend(seat.profile.clone());
        }
    }
}

impl Kept for Profiles {
    const NAME: &'static str = "profiles";

    fn understood(mut fields: Fields, odd: &mut Vec<String>) -> Self {
        let people: Vec<Value> = take(&mut fields, "people", odd).unwrap_or_default();
        let mut profiles = Self {
            deleted: take(&mut fields, "deleted", odd).unwrap_or_default(),
            ..Self::default()
        };
        for value in people {
            let mut fields: Fields = match serde_json::from_value(value) {
                Ok(fields) => fields,
                Err(error) => {
                    odd.push(format!("people: {error}"));
                    continue;
                }
            };
            let name: Option<String> = take(&mut fields, "name", odd);
            let Some(name) = name.as_deref().and_then(fit) else {
                odd.push("people.name".to_owned());
                continue;
            };
            let id: Option<String> = take(&mut fields, "id", odd);
            let id = id.filter(|id| !id.is_empty() && profiles.get(id).is_none());
            profiles.people.push(Profile {
                id: id.unwrap_or_else(fresh_id),
                name,
                colour: take(&mut fields, "colour", odd).unwrap_or(Colour::ALL[0]),
                monster: take(&mut fields, "monster", odd).unwrap_or(Monster::ALL[0]),
            });
        }
        profiles
    }
}

fn fresh_id() -> String {
    format!("{:016x}", fresh_seed())
}

/// A name as it can be shown; `None` where nothing is left of it.
fn fit(name: &str) -> Option<String> {
    let name: String = name
        .trim()
        .chars()
        .filter(|letter| !letter.is_control())
        .take(NAME_LENGTH)
        .collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Folder;
    use crate::storage::{Error, ProfileStore, TableSetup};
    use bots::Level;

    fn table(names: &[&str]) -> TableSetup {
        let mut table = TableSetup::of_bots(&vec![Level::Normal; names.len().max(2)], None);
        for (seat, name) in names.iter().enumerate() {
            table.seats[seat].who = Who::Human;
            table.rename(seat, name);
        }
        table
    }

    #[test]
    fn the_first_name_that_is_typed_makes_a_profile_and_the_next_ones_do_not() {
        let mut profiles = Profiles::default();
        let mut setup = table(&["", "Zoé", "Max"]);
        profiles.seat(&mut setup);
        assert_eq!(profiles.people.len(), 1);
        let zoe = profiles.people[0].clone();
        assert_eq!((zoe.name.as_str(), zoe.monster), ("Zoé", setup.seats[1].monster));
        let seated: Vec<_> = setup.seats.iter().map(|seat| seat.profile.clone()).collect();
        assert_eq!(seated, [None, Some(zoe.id.clone()), None]);
        // Next time the name is enough, however it is written; nobody sits there twice.
        let mut again = table(&["zoé ", "ZOÉ"]);
        profiles.seat(&mut again);
        assert_eq!(again.seats[0].profile, Some(zoe.id));
        assert_eq!((again.seats[1].profile.clone(), profiles.people.len()), (None, 1));
    }

    #[test]
    fn a_bot_has_no_profile_and_another_name_is_somebody_else() {
        let mut profiles = Profiles::default();
        let mut setup = table(&["Zoé", "Max"]);
        profiles.seat(&mut setup);
        let zoe = setup.seats[0].profile.clone();
        setup.seats[0].who = Who::Bot(Level::Easy);
        assert_eq!(setup.seats[0].profile(), None);
        setup.seats[0].who = Who::Human;
        setup.rename(0, "Ana");
        profiles.seat(&mut setup);
        assert!(zoe.is_some() && setup.seats[0].profile.is_none());
    }

    #[test]
    fn whoever_is_deleted_comes_back_where_they_stood_and_a_new_one_of_their_name_is_somebody_else() {
        let folder = Folder::new("deleted-profiles");
        let mut store = ProfileStore::at(&folder.0);
        let people = ["Zoé", "Max", "Ana"].map(|name| Profile::new(name, Colour::Blue, Monster::TheKing));
        let mut profiles = Profiles::from(people.into_iter().flatten().collect::<Vec<_>>());
        let (before, max) = (profiles.clone(), profiles.people[1].id.clone());
        let deleted = profiles.delete(&max).expect("Max was there");
        assert!(profiles.delete(&max).is_none() && profiles.is_deleted(&max));
        store.save(&profiles).expect("saved");
        let (mut read, trouble) = store.load();
        assert!(
            trouble.is_none() && read == profiles,
            "it is kept who was deleted"
        );
        read.restore(deleted);
        assert_eq!(read, before);
        // Somebody of that name sits down, in the seat that was his.
        let mut setup = table(&["Max", "Zoé"]);
        setup.seats[0].profile = Some(max.clone());
        profiles.seat(&mut setup);
        assert_eq!(setup.seats[0].profile, None);
        let again = Profile::new("Max", Colour::Blue, Monster::TheKing).expect("a name");
        assert_ne!(again.id, max);
    }

    #[test]
    fn people_are_found_again_and_odd_ones_cost_only_themselves() {
        let folder = Folder::new("profiles");
        let mut store = ProfileStore::at(&folder.0);
        let mut profiles = Profiles::default();
        for name in ["Zoé", "Max"] {
            let profile = Profile::new(name, Colour::Blue, Monster::TheKing);
            profiles.people.extend(profile);
        }
        store.save(&profiles).expect("saved");
        assert_eq!(store.load().0, profiles);
        let id = profiles.people[0].id.clone();
        profiles.change(&id, "  ", Colour::Red, Monster::Kraken);
        assert_eq!(profiles.people[0].name, "Zoé", "nobody is without a name");
        profiles.change(&id, "Zoë", Colour::Red, Monster::Kraken);
        assert_eq!(
            (profiles.people[0].id.clone(), profiles.people[0].name.as_str()),
            (id, "Zoë")
        );
        let odd = r#"{"version":1,"people":[{"id":"a","name":"Zoé","colour":"mauve"},7,{"id":"a","name":"Max"},{"name":""}]}"#;
        std::fs::write(folder.0.join("profiles.json"), odd).expect("a file");
        let (read, trouble) = store.load();
        assert!(
            matches!(trouble, Some(Error::Partly { kept: Some(_), .. })),
            "{trouble:?}"
        );
        let names: Vec<_> = read.people.iter().map(|profile| profile.name.as_str()).collect();
        assert_eq!(names, ["Zoé", "Max"]);
        assert!(read.people[0].id == "a" && read.people[1].id != "a");
        std::fs::write(folder.0.join("profiles.json"), "no people").expect("a file");
        let (read, trouble) = store.load();
        assert!(read.people.is_empty());
        assert!(
            matches!(trouble, Some(Error::Damaged { kept: Some(_), .. })),
            "{trouble:?}"
        );
    }
}
