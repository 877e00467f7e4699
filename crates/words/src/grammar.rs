//! What French does to a name: « d’Alienoid » but « de Gigazaur », also for names that players chose
//! themselves.
//!
//! Sentences ask for it with `{ DE($who) }`, with `{ DE_CARD($card) }` for what stands in quotation marks, and
//! with `{ QUE($who) }` for « qu’Alienoid »; [`teach`] makes them known to a loader. English does not ask.

use super::line;
use fluent_bundle::FluentValue;
use i18n_embed::fluent::FluentLanguageLoader;

/// Beginnings of words whose h is mute in French, without accents. An h that is not listed is breathed, as in
/// most names of other languages: « de Harry », but « d’Hector ».
const MUTE: [&str; 41] = [
    "habi", "hadrien", "haleine", "hallu", "harmon", "hector", "helene", "helico", "helo", "henri", "herb",
    "hercul", "herit", "hermes", "hermine", "hermione", "hermit", "heroi", "hesit", "heur", "hiber", "hier",
    "hilair", "hipp", "hist", "hiver", "homer", "homm", "honor", "hopit", "horac", "horiz", "horlog", "horr",
    "hortens", "hotel", "hubert", "hugues", "huil", "humain", "hydr",
];

/// Do « de » and « que » lose their e before this name?
#[must_use]
pub fn elides(name: &str) -> bool {
    let plain: String = name
        .trim_start()
        .chars()
        .take(12)
        .flat_map(char::to_lowercase)
        .map(without_accent)
        .collect();
    let mut letters = plain.chars();
    match letters.next() {
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'œ' | 'æ') => true,
        // « d’Yvette », but « de Yann » and « de Y ».
        Some('y') => letters
            .next()
            .is_some_and(|next| next.is_alphabetic() && !"aeiou".contains(next)),
        Some('h') => MUTE.iter().any(|mute| plain.starts_with(mute)),
        _ => false,
    }
}

/// « de » and the name, as French puts them together.
#[must_use]
pub fn de(name: &str) -> String {
    if elides(name) {
        format!("d\u{2019}{name}")
    } else {
        format!("de {name}")
    }
}

/// A text as it is searched: small letters without accents, whatever apostrophe and space was typed.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '\u{2019}' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            letter => folded.push(without_accent(letter)),
        }
    }
    folded
}

/// What somebody searches: every word of it, however it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought(Vec<String>);

impl Sought {
    /// The words that were typed.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        Self(folded(typed).split_whitespace().map(str::to_owned).collect())
    }

    /// Was nothing typed?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Does every word occur in one of these [folded] texts?
    #[must_use]
    pub fn occurs_in(&self, texts: &[&str]) -> bool {
        let occurs = |word: &String| texts.iter().any(|text| text.contains(word.as_str()));
        self.0.iter().all(occurs)
    }
}

fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' | 'ì' => 'i',
        'ô' | 'ö' | 'ó' | 'ò' | 'õ' | 'ø' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ÿ' | 'ý' => 'y',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

/// Makes `DE(…)`, `DE_CARD(…)` and `QUE(…)` known to all languages of a loader. To be called after every load.
pub(super) fn teach(loader: &FluentLanguageLoader) {
    loader.with_bundles_mut(|bundle| {
        for (function, word, open, close) in [
            ("DE", "d", "", ""),
            ("DE_CARD", "d", "«\u{a0}", "\u{a0}»"),
            ("QUE", "qu", "", ""),
        ] {
            let taught = bundle.add_function(function, move |positional, _| match positional.first() {
                Some(FluentValue::String(name)) if elides(line::spoken(name)) => {
                    format!("{word}\u{2019}{open}{name}{close}").into()
                }
                Some(FluentValue::String(name)) => format!("{word}e {open}{name}{close}").into(),
                _ => FluentValue::Error,
            });
            if let Err(error) = taught {
                log::error!("the function {function} of French names: {error}");
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{Sought, de, folded};
    use crate::{Language, Words, fl};

    #[test]
    fn a_text_is_found_however_it_is_typed() {
        assert_eq!(folded("Énergie\u{202f}! L’Œuf reçu"), "energie ! l'oeuf recu");
        assert_eq!(
            folded("energie ! L'oeuf RECU"),
            folded("Énergie\u{202f}! l’œuf reçu")
        );
    }

    #[test]
    fn every_word_that_is_searched_must_occur_somewhere() {
        let texts = [folded("Zoé, Alienoid"), folded("Dark Edition")];
        let texts = [texts[0].as_str(), texts[1].as_str()];
        for typed in ["zoe", "  ZOÉ dark ", "edition alien", ""] {
            assert!(Sought::new(typed).occurs_in(&texts), "{typed}");
        }
        assert!(!Sought::new("zoe kraken").occurs_in(&texts));
        assert!(Sought::new(" ").is_empty() && !Sought::new("z").is_empty());
    }

    #[test]
    fn que_is_elided_as_de_is() {
        let words = Words::new(Language::French);
        for (name, wanted) in [
            ("Alienoid", "Ce qu’Alienoid avait en tête"),
            ("Gigazaur", "Ce que Gigazaur avait en tête"),
        ] {
            assert_eq!(fl!(words, "advice-why-title", name = name), wanted);
        }
    }

    #[test]
    fn names_are_elided_as_a_french_reader_expects() {
        for (name, wanted) in [
            ("Alienoid", "d’Alienoid"),
            ("Gigazaur", "de Gigazaur"),
            ("The King", "de The King"),
            ("Élodie", "d’Élodie"),
            ("œuf", "d’œuf"),
            ("Ümit", "d’Ümit"),
            ("Hélène", "d’Hélène"),
            ("HERCULE", "d’HERCULE"),
            ("Harry", "de Harry"),
            ("Hulk", "de Hulk"),
            ("Yvette", "d’Yvette"),
            ("Yann", "de Yann"),
            ("Y", "de Y"),
            ("8bit", "de 8bit"),
            ("", "de "),
        ] {
            assert_eq!(de(name), wanted);
        }
    }
}
