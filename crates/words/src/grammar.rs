//! What French does to a name: « d’Alienoid » but « de Gigazaur », also for names that players chose
//! themselves; and how each language writes a number, and what is searched.
//!
//! Sentences ask for it with `{ DE($who) }`, with `{ DE_CARD($card) }` for what stands in quotation marks, and
//! with `{ QUE($who) }` for « qu’Alienoid »; [`teach`] makes them known to a loader. English does not ask.

use super::{Language, line};
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
        let marks = |letter: char| "!?.,;:«»“”\"".contains(letter);
        let typed = folded(typed);
        let words = typed.split_whitespace().map(|word| word.trim_matches(marks));
        Self(words.filter(|word| !word.is_empty()).map(str::to_owned).collect())
    }

    /// The same words without the s or x of several.
    #[must_use]
    pub fn of_one(&self) -> Self {
        let one = |word: &String| match word.strip_suffix("es").or(word.strip_suffix(['s', 'x'])) {
            Some(one) if one.len() > 2 => one.to_owned(),
            _ => word.clone(),
        };
        Self(self.0.iter().map(one).collect())
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

/// A decimal number as a language writes it: 13199.5 is “13,199.5” and « 13 199,5 ». Digits are grouped from the fifth
/// one on, so that a year stays as it is.
#[must_use]
pub fn number(digits: &str, language: Language) -> String {
    let (group, point) = match language {
        Language::English => (',', "."),
        Language::French => ('\u{202f}', ","),
    };
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let (sign, whole) = whole.split_at(whole.len() - whole.trim_start_matches(['-', '−']).len());
    let mut written = sign.to_owned();
    for (nth, digit) in whole.char_indices() {
        if nth > 0 && whole.len() > 4 && (whole.len() - nth).is_multiple_of(3) {
            written.push(group);
        }
        written.push(digit);
    }
    if !rest.is_empty() {
        written.push_str(point);
        written.push_str(rest);
    }
    written
}

/// Do two words stay on one line: a number with the word for what it counts?
#[must_use]
pub fn hold_together(before: &str, after: &str) -> bool {
    before.ends_with(|letter: char| letter.is_ascii_digit()) && after.starts_with(char::is_alphabetic)
}

/// A text in which no line ends between a number and the word for what it counts.
#[must_use]
pub fn held(text: &str) -> String {
    let mut held = String::with_capacity(text.len());
    for word in text.split_inclusive(' ') {
        let before = held.strip_suffix(' ');
        if before.is_some_and(|before| hold_together(before, word)) {
            let _ = held.pop();
            held.push('\u{a0}');
        }
        held.push_str(word);
    }
    held
}

/// A chance from 0 to 1 in whole percent, as every sentence, bar and curve tells it: only what never comes is 0, and only
/// what is certain (up to the last thousandth) is 100.
#[must_use]
pub fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round().clamp(0.0, 100.0) as u8;
    match rounded {
        0 if chance > 0.0 => 1,
        100 if chance < 0.9995 => 99,
        rounded => rounded,
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

/// Makes `DE(…)`, `DE_CARD(…)` and `QUE(…)` known to all languages of a loader, and how the `language` that was loaded
/// writes numbers. To be called after every load.
pub(super) fn teach(loader: &FluentLanguageLoader, language: Language) {
    loader.with_bundles_mut(|bundle| {
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| written(value, Language::English),
            Language::French => |value, _| written(value, Language::French),
        }));
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

/// A value of a sentence, if it is a number.
fn written(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(value) => Some(number(&value.as_string(), language)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Sought, de, folded, held, number, percent};
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
    fn long_numbers_are_grouped_as_each_language_does() {
        for (digits, english, french) in [
            ("0", "0", "0"),
            ("2026", "2026", "2026"),
            ("13199", "13,199", "13\u{202f}199"),
            ("-13199.50", "-13,199.50", "-13\u{202f}199,50"),
            ("1234567", "1,234,567", "1\u{202f}234\u{202f}567"),
            ("0.25", "0.25", "0,25"),
        ] {
            assert_eq!(number(digits, Language::English), english);
            assert_eq!(number(digits, Language::French), french);
        }
        for (language, said) in [
            (Language::English, "13,199 games"),
            (Language::French, "13\u{202f}199 parties"),
        ] {
            let words = Words::new(language);
            let bought = words.text_with("statistics-bought", &[("count", 13_199.into())]);
            assert_eq!(bought, said, "a number in a sentence");
        }
    }

    #[test]
    fn a_number_is_held_to_the_word_for_what_it_counts() {
        for (text, wanted) in [
            ("+2 Wickedness", "+2\u{a0}Wickedness"),
            ("2 jetons Dé, 1 coup", "2\u{a0}jetons Dé, 1\u{a0}coup"),
            ("Turn 3, then 4.", "Turn 3, then 4."),
            ("3 · 4 dice", "3 · 4\u{a0}dice"),
            ("you have 5", "you have 5"),
            ("", ""),
        ] {
            assert_eq!(held(text), wanted);
        }
    }

    #[test]
    fn only_what_is_certain_is_told_as_all_or_nothing() {
        for (chance, told) in [
            (0.0, 0),
            (0.001, 1),
            (0.024, 2),
            (0.025, 3),
            (0.5, 50),
            (0.994, 99),
            (0.999, 99),
            (0.9996, 100),
            (1.0, 100),
            (1.2, 100),
            (-0.1, 0),
        ] {
            assert_eq!(percent(chance), told, "{chance}");
        }
    }

    #[test]
    fn every_word_that_is_searched_must_occur_somewhere() {
        let texts = [folded("Zoé, Alienoid"), folded("Dark Edition")];
        let texts = [texts[0].as_str(), texts[1].as_str()];
        for typed in ["zoe", "  ZOÉ dark ", "edition alien", ""] {
            assert!(Sought::new(typed).occurs_in(&texts), "{typed}");
        }
        assert!(!Sought::new("zoe kraken").occurs_in(&texts));
        assert!(Sought::new(" !").is_empty() && !Sought::new("z").is_empty());
        let texts = [folded("Even more wicked")];
        assert!(Sought::new("“Even more wicked!”").occurs_in(&[texts[0].as_str()]));
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
