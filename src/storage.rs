//! What outlives the program: the settings, and in them the last table (start at [`Store`]), the people who
//! play here ([`ProfileStore`]), and the games
//! themselves (start at [`games::Games`]).
//!
//! A file that cannot be understood never stops the game and is never silently overwritten: it is put aside
//! under another name, or left alone and nothing is saved until it has been moved. The [`Error`] says so in
//! terms that a person can act on; the window words it. A single field that cannot be understood costs only
//! itself. Writing goes to a temporary file that replaces the old one in a single step, so that a crash
//! leaves either the old or the new one.
//!
//! Deliberately absent: words, windows.

mod calendar;
mod classic;
mod comfort;
mod duel;
mod folders;
mod game_setup;
pub mod games;
mod learning;
mod pictures;
mod profiles;
mod reports;
mod seat;
mod settings;
mod store;
mod whole;
mod window_place;

pub use ::table::TakeBack;
pub use calendar::Moment;
pub use classic::{SEATS, TableSetup};
pub use comfort::{Comfort, OrderAsked, TimeUp, Timer};
pub use duel::DuelSetup;
pub use engine::parts::Colour;
pub use folders::{documents, home};
pub use game_setup::GameSetup;
pub use games::is_same_file;
pub use learning::Learning;
pub use pictures::Pictures;
pub use profiles::{DeletedProfile, Profile, Profiles};
pub use reports::Reports;
pub use seat::{COMMAND_LENGTH, Guest, NAME_LENGTH, SeatSetup, Who, called, command_called, program_called};
pub use settings::{
    Appearance, Asking, Drawing, FirstThrow, Settings, Sight, Speed, Stops, TextSize, Volume, beside,
};
pub use store::{Error, Fields, Kept, KeptFile, VERSION, understood};
pub use whole::{finish_writing, write_free, write_whole};
pub use window_place::WindowPlace;

use store::take;

/// Removes what programs of this game have left behind that were ended while they wrote a file.
pub fn sweep() {
    let games = folders::data().map(|data| data.join("games"));
    for folder in [folders::settings(), folders::data(), games]
        .into_iter()
        .flatten()
    {
        whole::sweep(&folder);
    }
}

/// The file of the settings.
pub type Store = KeptFile<Settings>;
/// The file of the people who play here.
pub type ProfileStore = KeptFile<Profiles>;

#[cfg(test)]
pub(crate) use tests::Folder;

#[cfg(test)]
mod tests {
    use super::{Error, Settings, Speed, Store, TableSetup, TextSize};
    use crate::storage::Who;
    use bots::Level;
    use engine::classic::{Edition, Options, Pack, PowerUp, Wickedness};
    use std::path::PathBuf;

    const FILE: &str = "settings.json";

    /// An empty folder of this test's own, removed at the end.
    pub(crate) struct Folder(pub(crate) PathBuf);

    impl Folder {
        pub(crate) fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("king-of-tokyo-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&path);
            std::fs::create_dir_all(&path).expect("a temporary folder");
            Self(path)
        }

        fn write(&self, text: &str) {
            std::fs::write(self.0.join(FILE), text).expect("a temporary file");
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_first_start_has_defaults_and_nothing_to_complain_about() {
        let folder = Folder::new("first");
        let (settings, error) = Store::at(folder.0.join("not").join("there")).load();
        assert_eq!(settings, Settings::default());
        assert!(error.is_none());
    }

    #[test]
    fn what_was_saved_is_read_again() {
        let folder = Folder::new("round-trip");
        let mut store = Store::at(folder.0.join("deep").join("down"));
        let mut settings = Settings {
            language: Some("fr".into()),
            speed: Speed::Fast,
            text_size: TextSize::Larger,
            ..Settings::default()
        };
        settings.table.add_seat();
        settings.table.seats[0].name = "Zoé".into();
        settings.table.seed = Some(u64::MAX);
        store.save(&settings).expect("saved");
        let (read, error) = store.load();
        assert!(error.is_none());
        assert_eq!(read, settings);
        let left: Vec<_> = std::fs::read_dir(folder.0.join("deep").join("down"))
            .expect("folder")
            .collect();
        assert_eq!(left.len(), 1, "no temporary file is left behind");
    }

    #[test]
    fn every_option_of_a_table_is_read_again() {
        // No one table has all of them: promo cards and costumes need power cards.
        let tables = [
            Options {
                edition: Edition::Dark,
                power_cards: true,
                promos: true,
                halloween: true,
                wickedness: Wickedness::Mixed,
                two_player_variant: false,
                automatic: false,
                always_ask: true,
                power_up: PowerUp::Controlled,
                packs: Pack::ALL.into_iter().collect(),
            },
            Options {
                power_cards: false,
                ..Options::default()
            },
        ];
        let folder = Folder::new("every-option");
        let mut store = Store::at(&folder.0);
        for options in tables {
            let mut settings = Settings::default();
            settings.table.options = options;
            store.save(&settings).expect("saved");
            let (read, error) = store.load();
            assert!(error.is_none(), "{error:?}");
            assert_eq!(read.table.options, options);
        }
        // An option that is as usual in both of them would be read again whoever forgets it.
        let fields = |options| serde_json::to_value(options).expect("plain data");
        let [all, none] = tables.map(fields);
        let usual = fields(Options::default());
        for (name, said) in all.as_object().expect("an object") {
            let unusual = [Some(said), none.get(name)];
            assert!(unusual.iter().any(|said| *said != usual.get(name)), "{name}");
        }
    }

    #[test]
    fn a_damaged_file_is_kept_aside_and_the_next_one_too() {
        let folder = Folder::new("damaged");
        let mut store = Store::at(&folder.0);
        for (text, kept_as) in [
            ("{ \"versi", "settings.damaged.json"),
            ("[]", "settings.damaged-2.json"),
        ] {
            folder.write(text);
            let (settings, error) = store.load();
            assert_eq!(settings, Settings::default());
            let Some(Error::Damaged { kept: Some(kept), .. }) = error else {
                panic!("{error:?}")
            };
            assert_eq!(kept, folder.0.join(kept_as));
            assert_eq!(std::fs::read_to_string(kept).expect("kept"), text);
            assert!(!folder.0.join(FILE).exists());
        }
    }

    #[test]
    fn a_file_from_the_future_is_kept_aside() {
        let folder = Folder::new("future");
        folder.write("{ \"version\": 99, \"speed\": \"warp\" }");
        let (settings, error) = Store::at(&folder.0).load();
        assert_eq!(settings, Settings::default());
        assert!(
            matches!(
                error,
                Some(Error::TooNew {
                    found: 99,
                    kept: Some(_),
                    ..
                })
            ),
            "{error:?}"
        );
    }

    #[test]
    fn missing_and_unknown_fields_are_forgiven_and_an_odd_table_is_mended() {
        let folder = Folder::new("forgiving");
        folder.write(
            "{ \"version\": 1, \"speed\": \"slow\", \"colour-of-the-sky\": 3, \"table\": { \"seats\": [
               { \"name\": \"A\", \"monster\": \"gigazaur\", \"colour\": \"red\", \"who\": \"human\" },
               { \"name\": \"B\", \"monster\": \"gigazaur\", \"colour\": \"red\", \"who\": \"easy\" } ] } }",
        );
        let (settings, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(settings.speed, Speed::Slow);
        assert_ne!(settings.table.seats[0].monster, settings.table.seats[1].monster);
        assert_ne!(settings.table.seats[0].colour, settings.table.seats[1].colour);
        assert!(settings.table.seed.is_none());
        assert_ne!(settings.table, TableSetup::default());
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_with_the_path_in_it() {
        let folder = Folder::new("unwritable");
        std::fs::write(folder.0.join("a-file"), "").expect("a file where the folder should be");
        let error = Store::at(folder.0.join("a-file"))
            .save(&Settings::default())
            .expect_err("unwritable");
        assert!(
            matches!(&error, Error::Unwritable { path, .. } if path.ends_with(FILE)),
            "{error:?}"
        );
        assert!(Store::nowhere().save(&Settings::default()).is_ok());
    }

    #[test]
    fn one_odd_word_or_missing_field_costs_nothing_else() {
        let folder = Folder::new("odd");
        let file =
            "{ \"version\": 1, \"language\": \"fr\", \"speed\": \"warp\", \"appearance\": 3, \"table\": {
            \"two_player_variant\": false, \"seed\": -1, \"seats\": [
               { \"name\": \"Zoé\", \"monster\": \"alienoid\", \"colour\": \"mauve\", \"who\": \"human\" },
               { \"name\": \"Max\", \"monster\": \"godzilla\", \"colour\": \"green\", \"who\": \"genius\" },
               { \"colour\": \"red\", \"who\": \"easy\" },
               null ] } }";
        folder.write(file);
        let (settings, error) = Store::at(&folder.0).load();
        let Some(Error::Partly {
            kept: Some(kept),
            odd,
            ..
        }) = error
        else {
            panic!("{error:?}")
        };
        assert_eq!(std::fs::read_to_string(kept).expect("kept"), file);
        let fields: Vec<_> = odd.iter().filter_map(|odd| odd.split(':').next()).collect();
        assert_eq!(
            fields,
            ["speed", "appearance", "seed", "colour", "monster", "who", "seats"]
        );
        assert_eq!(settings.language.as_deref(), Some("fr"));
        assert_eq!(settings.speed, Speed::default());
        assert!(!settings.table.options.two_player_variant);
        let names: Vec<_> = settings
            .table
            .seats
            .iter()
            .map(|seat| seat.name.as_str())
            .collect();
        assert_eq!(names, ["Zoé", "Max", "", ""]);
        let who: Vec<_> = settings.table.seats.iter().map(|seat| seat.who).collect();
        assert_eq!(who[0], Who::Human);
        assert_eq!(who[2], Who::Bot(Level::Easy));
        assert!(settings.table.game().start().is_ok());
        // It is told once.
        let (again, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(again, settings);
    }

    #[test]
    fn options_that_do_not_go_together_are_mended_and_told() {
        let folder = Folder::new("options");
        folder.write(
            "{ \"version\": 1, \"table\": { \"edition\": \"dark\", \"wickedness\": \"off\", \"power_cards\": false,
               \"promos\": true, \"halloween\": true } }",
        );
        let (settings, error) = Store::at(&folder.0).load();
        let Some(Error::Partly { odd, .. }) = error else {
            panic!("{error:?}")
        };
        let fields: Vec<_> = odd.iter().filter_map(|odd| odd.split(':').next()).collect();
        assert_eq!(fields, ["wickedness", "promos", "halloween"]);
        let options = settings.table.options;
        assert_eq!(
            (options.edition, options.wickedness),
            (Edition::Dark, Wickedness::Red)
        );
        assert!(!options.power_cards && !options.promos && !options.halloween);
        assert!(settings.table.game().start().is_ok());
        let (again, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(again, settings);
    }

    #[test]
    fn the_dark_edition_alone_is_enough_to_say() {
        let folder = Folder::new("dark");
        folder.write("{ \"version\": 1, \"table\": { \"edition\": \"dark\" } }");
        let (settings, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(settings.table.options, Options::of(Edition::Dark));
        let boxed = Edition::Dark.monsters();
        assert!(
            settings
                .table
                .seats
                .iter()
                .all(|seat| boxed.contains(&seat.monster))
        );
    }

    #[test]
    fn a_file_without_a_version_is_read() {
        let folder = Folder::new("no-version");
        folder.write("{ \"speed\": \"fast\" }");
        let (settings, error) = Store::at(&folder.0).load();
        assert!(error.is_none(), "{error:?}");
        assert_eq!(settings.speed, Speed::Fast);
    }

    #[test]
    fn a_glance_touches_nothing() {
        let folder = Folder::new("glance");
        folder.write("no settings");
        assert_eq!(Store::at(&folder.0).glance(), Settings::default());
        folder.write("{ \"language\": \"fr\", \"speed\": 1 }");
        assert_eq!(Store::at(&folder.0).glance().language.as_deref(), Some("fr"));
        let files: Vec<_> = std::fs::read_dir(&folder.0).expect("folder").collect();
        assert_eq!(files.len(), 1);
    }

    #[test]
    #[cfg(unix)]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let folder = Folder::new("unreadable");
        let path = folder.0.join(FILE);
        // Not even an administrator can read this one.
        std::os::unix::fs::symlink(&path, &path).expect("a link to itself");
        let mut store = Store::at(&folder.0);
        let (settings, error) = store.load();
        assert!(matches!(error, Some(Error::Unreadable { .. })), "{error:?}");
        for _ in 0..2 {
            let saved = store.save(&settings);
            assert!(matches!(saved, Err(Error::InTheWay { .. })), "{saved:?}");
            assert!(path.symlink_metadata().expect("still there").is_symlink());
        }
        std::fs::remove_file(&path).expect("out of the way");
        store.save(&settings).expect("saved");
        store.save(&settings).expect("and again");
    }

    #[test]
    #[cfg(unix)]
    fn what_never_ends_is_not_read_and_not_written_over() {
        let folder = Folder::new("endless");
        let path = folder.0.join(FILE);
        std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
        let mut store = Store::at(&folder.0);
        assert_eq!(store.glance(), Settings::default());
        let (settings, error) = store.load();
        assert!(matches!(error, Some(Error::Unreadable { .. })), "{error:?}");
        let saved = store.save(&settings);
        assert!(matches!(saved, Err(Error::InTheWay { .. })), "{saved:?}");
        std::fs::remove_file(&path).expect("out of the way");
        // Nobody ever writes into this one: to open it would be to wait for ever.
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        if made.is_ok_and(|made| made.success()) {
            assert_eq!(store.glance(), Settings::default());
            assert!(matches!(store.load().1, Some(Error::Unreadable { .. })));
        }
    }

    #[test]
    fn a_huge_file_is_put_aside_whole() {
        let folder = Folder::new("huge");
        let huge = " ".repeat(3 << 20);
        folder.write(&huge);
        let (settings, error) = Store::at(&folder.0).load();
        assert_eq!(settings, Settings::default());
        let Some(Error::Damaged { kept: Some(kept), .. }) = error else {
            panic!("{error:?}")
        };
        assert_eq!(std::fs::metadata(kept).expect("kept").len(), huge.len() as u64);
    }

    #[test]
    fn a_damaged_file_that_cannot_be_put_aside_is_not_written_over() {
        let folder = Folder::new("full");
        for number in 1..100 {
            let name = match number {
                1 => "settings.damaged.json".to_owned(),
                _ => format!("settings.damaged-{number}.json"),
            };
            std::fs::write(folder.0.join(name), "").expect("a temporary file");
        }
        folder.write("precious");
        let mut store = Store::at(&folder.0);
        let (settings, error) = store.load();
        assert!(
            matches!(error, Some(Error::Damaged { kept: None, .. })),
            "{error:?}"
        );
        let saved = store.save(&settings);
        assert!(matches!(saved, Err(Error::InTheWay { .. })), "{saved:?}");
        let text = std::fs::read_to_string(folder.0.join(FILE)).expect("still there");
        assert_eq!(text, "precious");
    }
}
