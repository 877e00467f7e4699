//! Every word a player reads. Start at [`Words`]: the Fluent files of one language, English behind it key by
//! key.
//!
//! ```
//! use words::{Language, Words, fl};
//!
//! let (english, french) = (Words::new(Language::English), Words::new(Language::French));
//! assert_eq!(fl!(english, "play-menu-rules"), "How to play, and the keys");
//! assert_ne!(fl!(french, "play-menu-rules"), fl!(english, "play-menu-rules"));
//! ```
//!
//! `app.ftl` (window and errors) is asked through [`fl!`](crate::fl), which checks keys and arguments while
//! compiling; the other files beside it (what cards do, the log, the help, Duel and so on) are asked by slug, by
//! event and by option while running, through [`Words::text`] and its kin. What is said of one game stands in [`classic`] and
//! [`duel`], built alike: `classic/tell.rs` and `duel/tell.rs` make lines of the log of events. No language
//! lives in a global: whoever shows words holds a [`Words`], and switching language replaces it.

pub mod classic;
pub mod duel;
pub mod grammar;
pub mod line;
mod names;
mod system;

pub use line::{Icon, Line, Part, Symbol, Tone};
pub use names::Names;
pub use system::System;

use engine::classic::Options;
use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::{I18nAssets, LanguageLoader};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// The value of a Fluent variable: `3.into()`, `"Jets".into()`, `name.into()`.
pub use fluent_bundle::FluentValue as Value;

/// A message of `app.ftl` with its arguments, checked while compiling: `fl!(words, "title-play")`.
#[macro_export]
macro_rules! fl {
    ($words:expr, $($rest:tt)+) => {
        i18n_embed_fl::fl!($words.loader(), $($rest)+)
    };
}

/// A language the game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Language {
    /// English, the language behind all others.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The code used in files and on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language of a code like `fr`, `fr-CA` or `fr_FR.UTF-8`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first language of the system that the game speaks; English if there is none.
    #[must_use]
    pub fn of_system() -> Self {
        i18n_embed::DesktopLanguageRequester::requested_languages()
            .iter()
            .find_map(|wanted| Self::from_code(wanted.language.as_str()))
            .unwrap_or_default()
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code()
            .parse()
            .expect("our own codes are language identifiers")
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.code())
    }
}

impl std::str::FromStr for Language {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Self::from_code(code).ok_or(())
    }
}

#[derive(rust_embed::RustEmbed)]
#[folder = "../../i18n/"]
struct Files;

/// The files of one language as a single Fluent resource, so that a sentence of the log may refer to a
/// monster.
struct Joined;

/// In reading order; the first one is the file that the `fl!` macro checks.
const PARTS: [&str; 11] = [
    "app.ftl",
    "cards.ftl",
    "duel.ftl",
    "evolutions.ftl",
    "gallery.ftl",
    "help.ftl",
    "lessons.ftl",
    "log.ftl",
    "packs.ftl",
    "cli.ftl",
    "text.ftl",
];

impl I18nAssets for Joined {
    fn get_files(&self, file_path: &str) -> Vec<Cow<'_, [u8]>> {
        let folder = file_path.split('/').next().unwrap_or_default();
        let mut joined = Vec::new();
        for file in PARTS
            .iter()
            .filter_map(|part| Files::get(&format!("{folder}/{part}")))
        {
            joined.extend_from_slice(&file.data);
            joined.extend_from_slice(b"\n\n");
        }
        if joined.is_empty() {
            Vec::new()
        } else {
            vec![Cow::Owned(joined)]
        }
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(Files::iter().map(|name| name.to_string()))
    }
}

/// The words of one language, with the cards as the boxes on the table print them. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Words {
    language: Language,
    loader: Arc<FluentLanguageLoader>,
    printed: Options,
    system: System,
}

impl Words {
    /// Loads a language, with English behind it.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let loader = FluentLanguageLoader::new("app", Language::English.identifier());
        if let Err(error) = loader.load_languages(&Joined, &[language.identifier()]) {
            log::error!("words of {language}: {error}");
        }
        // After every load: otherwise arguments are wrapped in invisible marks.
        loader.set_use_isolating(false);
        grammar::teach(&loader, language);
        line::teach(&loader);
        Self {
            language,
            loader: Arc::new(loader),
            printed: Options::default(),
            system: System::HERE,
        }
    }

    /// The same words for whoever sits at such a system.
    #[must_use]
    pub fn on(&self, system: System) -> Self {
        Self {
            system,
            ..self.clone()
        }
    }

    /// Which system these words are for.
    #[must_use]
    pub const fn system(&self) -> System {
        self.system
    }

    /// How a key is called on the keyboards of this system: the message, or its attribute for the system.
    #[must_use]
    pub fn key(&self, id: &str) -> String {
        match self.system.keys() {
            Some(own) if self.has_attribute(id, own) => self.attribute(id, own),
            Some(_) | None => self.text(id),
        }
    }

    /// The same words for a table that has agreed on these options: some cards have another name, cost or
    /// effect there.
    #[must_use]
    pub fn printed(&self, options: &Options) -> Self {
        Self {
            printed: *options,
            ..self.clone()
        }
    }

    /// The options of the table that is spoken about.
    #[must_use]
    pub const fn table(&self) -> &Options {
        &self.printed
    }

    /// Which language these words are in.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The loader, for [`fl!`](crate::fl).
    #[must_use]
    pub fn loader(&self) -> &FluentLanguageLoader {
        &self.loader
    }

    /// A message looked up while running.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.loader.get(id)
    }

    /// An attribute of a message looked up while running: `attribute("card-jets", "text")`.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str) -> String {
        self.loader.get_attr(id, attribute)
    }

    /// A message with arguments looked up while running: `text_with("log-stars", &[("count", 3.into())])`.
    #[must_use]
    pub fn text_with<'a>(&self, id: &str, arguments: &[(&'a str, Value<'a>)]) -> String {
        self.loader
            .get_args_concrete(id, arguments.iter().cloned().collect::<HashMap<_, _>>())
    }

    /// What has become more or less by so many, in the message for `more` or for `less`, which gets `count`; nothing where
    /// nothing has.
    #[must_use]
    pub fn change(&self, by: impl Into<i32>, more: &str, less: &str) -> Option<String> {
        let by = by.into();
        let id = if by > 0 { more } else { less };
        (by != 0).then(|| self.text_with(id, &[("count", by.abs().into())]))
    }

    /// A number as this language writes it.
    #[must_use]
    pub fn number(&self, number: impl std::fmt::Display) -> String {
        grammar::number(&number.to_string(), self.language)
    }

    /// Does a message have this attribute, in this language or behind it?
    #[must_use]
    pub fn has_attribute(&self, id: &str, attribute: &str) -> bool {
        self.loader.has_attr(id, attribute)
    }

    /// Is there such a message, in this language or behind it?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.loader.has(id)
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, System, Words};

    #[test]
    fn keys_are_called_as_the_keyboards_of_the_system_have_them() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (id, plain, mac) in [
                ("help-key-undo", "Ctrl Z", "⌘ Z"),
                ("help-key-redo", "Ctrl Y", "⇧ ⌘ Z"),
                ("help-key-quit", "Ctrl Q", "⌘ Q"),
                ("help-key-full-screen", "F11", "⌃ ⌘ F"),
                ("key-pick", "Ctrl O", "⌘ O"),
                // What is called the same everywhere is said once.
                ("help-key-roll", "R", "R"),
                ("help-key-help", "F1", "F1"),
            ] {
                for system in System::ALL {
                    let wanted = if system == System::Mac { mac } else { plain };
                    assert_eq!(words.on(system).key(id), wanted, "{id} on {system:?}");
                }
            }
            // No key is called Ctrl on a Mac, by whatever it is found.
            let ids = words.loader().with_message_iter(&language.identifier(), |all| {
                let ids = all.map(|message| message.id.name.to_owned());
                ids.filter(|id| id.contains("key-")).collect::<Vec<_>>()
            });
            assert!(ids.len() > 20, "{ids:?}");
            for id in ids {
                let said = words.on(System::Mac).key(&id);
                assert!(!said.contains("Ctrl"), "{id}: {said}");
            }
        }
    }

    #[test]
    fn each_language_has_its_own_words_and_english_behind() {
        for language in Language::ALL {
            let words = Words::new(language);
            assert_eq!(words.language(), language);
            assert_eq!(crate::fl!(words, "app-title"), "King of Tokyo");
            assert!(!words.has("there-is-no-such-message"));
        }
    }

    #[test]
    fn codes_of_systems_are_understood() {
        assert_eq!(Language::from_code("fr_CA.UTF-8"), Some(Language::French));
        assert_eq!(Language::from_code("EN"), Some(Language::English));
        assert_eq!(Language::from_code("ja"), None);
    }
}
