//! The words of every language: complete, alike, and typeset as each language wants it.

mod source;

use engine::classic::rule::Rule;
use engine::classic::{CardId, Moment, SetupError, What};
use engine::duel;
use engine::parts::Monster;
use engine::{Illegal, Seat};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};
use words::{Language, Words, grammar, line};
use words::{classic, duel as said};

/// Everything one message says: its value and its attributes, by name.
type Messages = BTreeMap<String, BTreeMap<String, Pattern<String>>>;

/// The files of a language, by name.
fn files(language: Language) -> BTreeMap<String, Messages> {
    let folder = source::root().join("i18n").join(language.code());
    let entries = std::fs::read_dir(&folder).expect("every language has a folder");
    let names = entries.map(|entry| entry.expect("the folder can be listed").file_name());
    names
        .map(|name| {
            let text = std::fs::read_to_string(folder.join(&name)).expect("Fluent files are text");
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{language}/{name:?} is no Fluent file: {errors:?}"));
            (name.to_string_lossy().into_owned(), messages(&resource))
        })
        .collect()
}

fn messages(resource: &Resource<String>) -> Messages {
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.iter().map(|value| (String::new(), value.clone()));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (attribute.id.name.clone(), attribute.value.clone()));
        let before = found.insert(message.id.name.clone(), value.chain(attributes).collect());
        assert!(before.is_none(), "{} stands twice in a file", message.id.name);
    }
    found
}

/// The variables that a pattern needs, functions and selectors included.
fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            variables_of(expression, &mut found);
        }
    }
    found
}

fn variables_of(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => variables_inline(inline, found),
        Expression::Select { selector, variants } => {
            variables_inline(selector, found);
            for variant in variants {
                found.extend(variables(&variant.value));
            }
        }
    }
}

fn variables_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                variables_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => variables_of(expression, found),
        _ => {}
    }
}

/// What a pattern can read like: variables are an X, and each variant is read by itself.
fn readings(pattern: &Pattern<String>) -> Vec<String> {
    let (mut whole, mut all) = (String::new(), Vec::new());
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => whole.push_str(&value.replace("\\u00A0", "\u{a0}")),
            PatternElement::Placeable { expression } => {
                whole.push('X');
                if let Expression::Select { variants, .. } = expression {
                    all.extend(variants.iter().flat_map(|variant| readings(&variant.value)));
                }
            }
        }
    }
    all.push(whole);
    all
}

fn every_reading(language: Language) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (file, messages) in files(language) {
        for (id, patterns) in messages {
            for (attribute, pattern) in &patterns {
                let dot = if attribute.is_empty() { "" } else { "." };
                let at = format!("{language}/{file}: {id}{dot}{attribute}");
                all.extend(readings(pattern).into_iter().map(|text| (at.clone(), text)));
            }
        }
    }
    all
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_variables() {
    let english = files(Language::English);
    for language in Language::ALL {
        let theirs = files(language);
        let names = |files: &BTreeMap<String, Messages>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&theirs), names(&english), "{language}");
        let mut seen = BTreeSet::new();
        for (file, english) in &english {
            let theirs = &theirs[file];
            let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
            let (there, here) = (ids(theirs), ids(english));
            let missing: Vec<_> = here.difference(&there).collect();
            assert!(missing.is_empty(), "{language}/{file} lacks {missing:?}");
            let lonely: Vec<_> = there.difference(&here).collect();
            assert!(lonely.is_empty(), "{language}/{file}: not in English: {lonely:?}");
            for (id, patterns) in english {
                assert!(seen.insert(id.clone()), "{id} stands in two files");
                let kept = |messages: &BTreeMap<String, Pattern<String>>| {
                    messages
                        .iter()
                        .map(|(name, pattern)| (name.clone(), variables(pattern)))
                        .collect::<Vec<_>>()
                };
                assert_eq!(kept(&theirs[id]), kept(patterns), "{language}/{file}: {id}");
            }
        }
    }
}

#[test]
fn every_language_names_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for named in Language::ALL {
            let id = format!("language-{}", named.code());
            assert!(words.has(&id) && readable(&words.text(&id)), "{language}: {id}");
        }
    }
}

#[test]
fn french_is_typeset_as_in_books() {
    let mut wrong = Vec::new();
    for (at, text) in every_reading(Language::French) {
        wrong.extend(misset_in_french(&text).map(|why| format!("{at}: {why}: {text}")));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// What is set otherwise than CONTRIBUTING.md says: U+202F before `; ! ?`, U+00A0 before `: » %` and after
/// `«`, neither anywhere else.
fn misset_in_french(text: &str) -> impl Iterator<Item = String> {
    const NARROW: char = '\u{202f}';
    const WIDE: char = '\u{a0}';
    let letters: Vec<char> = text.chars().collect();
    let mut wrong = Vec::new();
    for (n, letter) in letters.iter().enumerate() {
        let before = n.checked_sub(1).map(|n| letters[n]);
        let after = letters.get(n + 1).copied();
        // A run of marks (« !? ») is spaced once.
        let marks = before.is_some_and(|before| ";:!?".contains(before));
        let wanted = match letter {
            ';' | '!' | '?' => Some(NARROW),
            '»' | '%' => Some(WIDE),
            ':' if after.is_none_or(char::is_whitespace) => Some(WIDE),
            _ => None,
        };
        if wanted.is_some() && before.is_some() && !marks && before != wanted {
            wrong.push(format!("the space before {letter}"));
        }
        if *letter == '«' && after != Some(WIDE) {
            wrong.push("the space after «".to_owned());
        }
        // A colon may follow what ends in a space.
        let right = match *letter {
            NARROW => after.is_some_and(|after| ";!?".contains(after)),
            WIDE => before == Some('«') || after.is_none_or(|after| ":»%".contains(after)),
            _ => true,
        };
        if !right {
            wrong.push(format!("a space that does not break, after {before:?}"));
        }
        if matches!(letter, '\'' | '"' | '“' | '”') {
            wrong.push(format!("{letter} instead of ’ or « »"));
        }
    }
    if text.contains("  ") {
        wrong.push("two spaces".to_owned());
    }
    wrong.into_iter()
}

#[test]
fn a_wrong_space_is_found() {
    let wrong = |text: &str| misset_in_french(text).count();
    assert_eq!(wrong("Fuir\u{202f}? Non\u{a0}: « X »"), 2);
    assert_eq!(wrong("Fuir\u{202f}? Non\u{a0}: «\u{a0}X\u{a0}» à 5\u{a0}% !?"), 1);
    assert_eq!(wrong("Fuir\u{a0}? 29\u{202f}% et\u{a0}plus"), 5);
}

#[test]
fn english_is_typeset_as_in_books() {
    let wrong: Vec<String> = every_reading(Language::English)
        .into_iter()
        .filter(|(_, text)| {
            text.contains(['\'', '"', '\u{a0}', '\u{202f}']) || text.contains("  ") || text.contains(" :")
        })
        .map(|(at, text)| format!("{at}: {text}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// British spellings, by the letters that give them away, and how an American writes them.
const SPELLINGS: [(&str, &str); 14] = [
    ("colour", "color"),
    ("favour", "favor"),
    ("honour", "honor"),
    ("neighbour", "neighbor"),
    ("armour", "armor"),
    ("behaviour", "behavior"),
    ("licence", "license"),
    ("defence", "defense"),
    ("centre", "center"),
    ("grey", "gray"),
    ("towards", "toward"),
    ("cancelled", "canceled"),
    ("programme", "program"),
    ("isation", "ization"),
];

/// Words that name what another word names already: in which language, in the files that begin so, which one
/// is meant.
const SYNONYMS: [(Language, &str, &str, &str); 42] = [
    (Language::English, "", "counter", "token"),
    (Language::English, "", "flee", "yield"),
    (Language::English, "", "abandon", "yield"),
    (Language::English, "", "sweep", "replace"),
    (Language::English, "", "throw", "roll"),
    (Language::English, "", "victory point", "★"),
    (Language::English, "", "life point", "♥"),
    (Language::English, "", "smash", "claw"),
    (Language::English, "app", "knock", "eliminate"),
    (Language::English, "app", "bots", "computer players"),
    (Language::English, "cards", "knock", "eliminate"),
    (Language::English, "log", "knock", "eliminate"),
    (Language::English, "cards", "hurt", "wound"),
    (Language::English, "evolutions", "hurt", "wound"),
    (Language::English, "packs", "hurt", "wound"),
    (Language::English, "help", "hurt", "wound"),
    (Language::French, "", "abandon", "fuir"),
    (Language::French, "", "céder", "fuir"),
    (Language::French, "", "cédez", "fuir"),
    (Language::French, "", "brelan", "triplé"),
    (Language::French, "", "édition dark", "Dark Edition"),
    (Language::French, "", "compteur", "jeton"),
    (Language::French, "", " à tokyo", "dans Tokyo"),
    (Language::French, "", "dégât", "perdre des ♥"),
    (Language::French, "", "power up", "Power-Up !"),
    (Language::French, "", "célébrité", "Gloire"),
    (Language::French, "", "monster pack", "pack"),
    (Language::French, "app", "marqueur", "jeton"),
    (Language::French, "cards", "marqueur", "jeton"),
    (Language::French, "log", "marqueur", "jeton"),
    (Language::French, "", "graine", "code de la donne"),
    (Language::French, "", "entraîneur", "garde-fou"),
    (Language::French, "app", "packs", "extensions"),
    (Language::French, "help", "packs", "extensions"),
    (Language::French, "gallery", "packs", "extensions"),
    (Language::French, "app", "conseil", "indice (H) ou astuce"),
    (Language::French, "lessons", "conseil", "indice (H) ou astuce"),
    (Language::French, "help", "conseil", "indice (H) ou astuce"),
    // Whoever reads may be a girl or a boy.
    (Language::French, "", "vous seul", "personne d’autre"),
    (Language::French, "", "êtes sûr", "a word for everybody"),
    (Language::French, "", "êtes entré", "a word for everybody"),
    (Language::French, "", "vous a frappé", "a word for everybody"),
];

/// What the printed games call so: their names are no words of ours.
const PRINTED: [&str; 7] = [
    "Flame Thrower",
    "Throw a Tanker",
    "Programmed To Destroy",
    "Smashing Pumpkin",
    "Tail Sweep",
    "Too Cute to Smash",
    "Smash your foes, take the city, be the king.",
];

#[test]
fn one_thing_has_one_word_and_english_is_american() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (at, text) in every_reading(language) {
            let file = at.split_once('/').map_or("", |(_, file)| file);
            // What the boxes call things, and what somebody may type, is to be found and not to be read.
            if at.ends_with(".printed") || at.contains(": text-said-") {
                continue;
            }
            let said = text.to_lowercase();
            let banned = SYNONYMS
                .iter()
                .filter(|(of, files, ..)| *of == language && file.starts_with(files));
            let banned = banned.map(|(.., word, meant)| (word, meant));
            let british = SPELLINGS.iter().filter(|_| language == Language::English);
            let british = british.map(|(word, meant)| (word, meant));
            for (word, meant) in banned.chain(british) {
                if said.contains(word) && !PRINTED.contains(&text.as_str()) {
                    wrong.push(format!("{at}: {meant} is meant by {word}: {text}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn no_sentence_begins_with_a_bare_who() {
    // A question may.
    let mut wrong = Vec::new();
    for (language, who) in [(Language::English, "Who "), (Language::French, "Qui ")] {
        for (at, text) in every_reading(language) {
            let sentences = text.split_inclusive(['.', '!', '?', '\n']).map(str::trim);
            let bare = |sentence: &str| sentence.starts_with(who) && sentence.ends_with('.');
            wrong.extend(
                sentences
                    .filter(|sentence| bare(sentence))
                    .map(|_| format!("{at}: {text}")),
            );
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn cards_say_what_is_gained_and_lost_in_one_way() {
    // “Gain 1★”, « perdez 2♥ »: neither “+1★” nor “−2♥”.
    for language in Language::ALL {
        let words = Words::new(language);
        for card in CardId::everything() {
            let text = line::plain(&classic::card_text(&words, card));
            let signed = text.contains(['+', '\u{2212}']);
            assert!(!signed, "{language}: {}: {text}", card.slug());
        }
    }
}

/// What the rulings name as a thing of the table and not as a card.
const NO_NAMES: [&str; 2] = ["card-berserk", "card-cultists"];

#[test]
fn rulings_name_cards_in_quotation_marks() {
    let mut wrong = Vec::new();
    for (language, open) in [(Language::English, "“"), (Language::French, "«\u{a0}")] {
        let words = Words::new(language);
        let classic = CardId::everything().map(|card| format!("card-{}", card.slug()));
        let duel = duel::CardId::all().map(|card| format!("duel-card-{}", card.slug()));
        let ids: Vec<String> = classic
            .chain(duel)
            .filter(|id| !NO_NAMES.contains(&id.as_str()))
            .collect();
        let names: Vec<(bool, String)> = ids
            .iter()
            .map(|id| (id.starts_with("duel-"), words.text(id)))
            .collect();
        for id in files(language)["gallery.ftl"]
            .keys()
            .filter(|id| id.starts_with("ruling-"))
        {
            let ruling = line::plain(&words.text(id));
            for (_, name) in names
                .iter()
                .filter(|(of_duel, _)| *of_duel == id.starts_with("ruling-duel-"))
            {
                let named = ruling.match_indices(name.as_str()).filter(|(at, _)| {
                    let next = ruling[at + name.len()..].chars().next();
                    let before = ruling[..*at].chars().next_back();
                    !next.is_some_and(|letter| letter.is_alphabetic() || letter == '-')
                        && !before.is_some_and(|letter| letter.is_alphabetic() || letter == '-')
                });
                wrong.extend(
                    named
                        .filter(|(at, _)| !ruling[..*at].ends_with(open))
                        .map(|_| format!("{language}: {id}: {name}: {ruling}")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Is a text what a player may read?
fn readable(text: &str) -> bool {
    !text.is_empty()
        && !text.contains("No localization")
        && !text.contains(['{', '}', '$'])
        && !text.contains(|letter| ('\u{E000}'..='\u{F8FF}').contains(&letter))
        && !text.contains("  ")
        && text.trim() == text
}

#[test]
fn cards_monsters_and_errors_have_words() {
    let languages = Language::ALL.map(Words::new);
    for words in &languages {
        for card in CardId::everything() {
            let (name, text) = (classic::card_name(words, card), classic::card_text(words, card));
            let text = line::plain(&text);
            assert!(readable(&name) && !name.ends_with('.'), "{}: {name}", card.slug());
            assert!(readable(&text) && text.ends_with('.'), "{}: {text}", card.slug());
            assert!(
                text.chars().count() < 170,
                "{} has no room on a card: {text}",
                card.slug()
            );
        }
        for monster in Monster::ALL {
            assert!(words.monster_of(monster).contains(&words.monster_name(monster)));
        }
        for moment in windows() {
            assert!(readable(&words.text(&format!("play-ask-window-{moment}"))));
        }
        for error in [
            SetupError::NoEvolutions(Monster::Kraken),
            SetupError::EvolutionsWithoutCards,
            SetupError::Seats(7),
            SetupError::SameMonster(Monster::Alienoid),
            SetupError::NoSuchSeat(Seat(7)),
            SetupError::DarkWithoutGauge,
            SetupError::PromosWithoutCards,
            SetupError::CostumesWithoutCards,
        ] {
            assert!(readable(&classic::setup_error(words, error)));
        }
        for illegal in [
            Illegal::GameOver,
            Illegal::NotNow,
            Illegal::NotYours,
            Illegal::NoSuchThing,
            Illegal::TooDear,
        ] {
            assert!(readable(&words.illegal(illegal)));
        }
    }
    for card in CardId::everything() {
        assert_apart(&languages, card.slug(), |words| classic::card_text(words, card));
    }
}

/// The moments that have a window of their own in games with Evolutions.
fn windows() -> impl Iterator<Item = &'static str> {
    let rules = CardId::evolutions().flat_map(|card| card.card().rules);
    let moments = rules.filter_map(|rule| match rule {
        Rule::May(may) => Some(may.at),
        _ => None,
    });
    let windows = moments.flatten().filter(|moment| {
        let what = What::Window { moment: **moment };
        let known = [
            Moment::Buy,
            Moment::Harm,
            Moment::ChangeDice,
            Moment::OpponentDice,
            Moment::Reveal,
        ];
        what.moment() != Some(Moment::AnyTime) && !known.contains(*moment)
    });
    windows.map(|moment| moment.slug())
}

#[test]
fn every_evolution_is_worded_and_no_other() {
    let slugs: BTreeSet<String> = CardId::evolutions()
        .map(|card| format!("card-{}", card.slug()))
        .collect();
    let worded: BTreeSet<String> = files(Language::English)["evolutions.ftl"]
        .keys()
        .filter(|id| id.starts_with("card-"))
        .cloned()
        .collect();
    assert_eq!(worded, slugs);
    for id in files(Language::English)["evolutions.ftl"].keys() {
        if let Some((slug, _)) = id.strip_prefix("play-choice-").and_then(|id| id.rsplit_once('-')) {
            assert!(CardId::from_slug(slug).is_some(), "{id}");
        }
    }
}

#[test]
fn what_the_packs_hold_is_worded_and_nothing_else() {
    let held = CardId::pieces().chain(CardId::curses());
    let slugs: BTreeSet<String> = held.map(|card| format!("card-{}", card.slug())).collect();
    let worded: BTreeSet<String> = files(Language::English)["packs.ftl"]
        .keys()
        .filter(|id| id.starts_with("card-"))
        .cloned()
        .collect();
    assert_eq!(worded, slugs);
}

/// No two languages say this in the same words.
fn assert_apart(languages: &[Words], what: &str, said: impl Fn(&Words) -> String) {
    let texts: BTreeSet<String> = languages.iter().map(said).collect();
    assert_eq!(texts.len(), languages.len(), "{what}: {texts:?}");
}

#[test]
fn no_card_is_worded_that_does_not_exist() {
    let slugs: BTreeSet<String> = CardId::all()
        .map(|card| format!("card-{}", card.slug()))
        .collect();
    let worded: BTreeSet<String> = files(Language::English)["cards.ftl"]
        .keys()
        .filter(|id| id.starts_with("card-"))
        .cloned()
        .collect();
    assert_eq!(worded, slugs);
    for messages in files(Language::English).values() {
        for kind in ["log-tokens-", "play-card-tokens-"] {
            let about = messages.keys().filter_map(|id| id.strip_prefix(kind));
            about.for_each(|slug| assert!(CardId::from_slug(slug).is_some(), "{kind}{slug}"));
        }
    }
}

#[test]
fn cards_tokens_powers_and_faces_of_duel_have_words() {
    let languages = Language::ALL.map(Words::new);
    let named = |name: &str| readable(name) && !name.ends_with('.');
    let told = |text: &str| readable(text) && text.ends_with('.');
    for words in &languages {
        for card in duel::CardId::all() {
            let (name, text) = (
                said::card_name(words, card),
                line::plain(&said::card_text(words, card)),
            );
            assert!(named(&name) && told(&text), "{}: {name}: {text}", card.slug());
            assert!(
                text.chars().count() < 170,
                "{} has no room on a card: {text}",
                card.slug()
            );
        }
        for buzz in duel::Buzz::ALL {
            let (name, text) = (said::buzz_name(words, buzz), said::buzz_text(words, buzz));
            assert!(named(&name) && told(&text), "{}: {name}: {text}", buzz.slug());
        }
        for monster in duel::Monster::ALL {
            let (rule, tip) = (said::power_text(words, monster), said::power_tip(words, monster));
            let (rule, tip) = (line::plain(&rule), line::plain(&tip));
            assert!(told(&rule) && told(&tip), "{}: {rule} {tip}", monster.slug());
            assert!(named(
                &words.text(&format!("duel-level-{}", monster.board().level))
            ));
        }
        for face in duel::Face::ALL {
            let name = said::face_name(words, face);
            assert!(named(&name), "{}: {name}", face.slug());
            assert!(
                source::root()
                    .join("resources/art")
                    .join(said::face_picture(face))
                    .is_file()
            );
        }
        for track in duel::Track::ALL {
            assert!(named(&said::track_name(words, track)) && named(&said::marker(words, track)));
        }
        for kind in [duel::Kind::Keep, duel::Kind::Discard] {
            assert!(named(&said::kind_name(words, kind)));
        }
    }
    for card in duel::CardId::all() {
        assert_apart(&languages, card.slug(), |words| said::card_text(words, card));
    }
}

/// What messages of Duel say about one card, token or monster: the beginning of their ids, and an end they
/// may have.
const ABOUT_ONE: [(&str, &str); 6] = [
    ("duel-log-may-", ""),
    ("duel-ask-", ""),
    ("duel-hint-", ""),
    ("duel-do-", "-not"),
    ("duel-do-", "-last"),
    ("duel-do-power-", ""),
];

/// The card or monster that a message of Duel is about, if its id is built from a slug.
fn about_one(id: &str) -> bool {
    ABOUT_ONE.iter().any(|(begin, end)| {
        id.strip_prefix(begin)
            .map(|slug| slug.strip_suffix(end).unwrap_or(slug))
            .is_some_and(|slug| {
                duel::CardId::from_slug(slug).is_some() || duel::Monster::from_slug(slug).is_some()
            })
    })
}

#[test]
fn nothing_is_worded_that_duel_does_not_have() {
    let ids = |kind: &str| -> BTreeSet<String> {
        files(Language::English)["duel.ftl"]
            .keys()
            .filter_map(|id| id.strip_prefix(kind).map(str::to_owned))
            .collect()
    };
    let slugs = |slugs: &mut dyn Iterator<Item = &'static str>| slugs.map(str::to_owned).collect();
    let cards: BTreeSet<String> = slugs(&mut duel::CardId::all().map(duel::CardId::slug));
    let monsters: BTreeSet<String> = slugs(&mut duel::Monster::ALL.into_iter().map(duel::Monster::slug));
    let faces: BTreeSet<String> = slugs(&mut duel::Face::ALL.into_iter().map(duel::Face::slug));
    let tracks: BTreeSet<String> = slugs(&mut duel::Track::ALL.into_iter().map(duel::Track::slug));
    // The two tokens of The King share their words.
    let tokens = duel::Buzz::ALL
        .into_iter()
        .filter(|buzz| *buzz != duel::Buzz::King2);
    let tokens: BTreeSet<String> = slugs(&mut tokens.map(duel::Buzz::slug));
    assert_eq!(ids("duel-card-"), cards);
    assert_eq!(ids("duel-power-"), monsters);
    assert_eq!(ids("duel-do-power-"), monsters);
    assert_eq!(ids("duel-face-"), faces);
    assert_eq!(ids("duel-track-"), tracks);
    assert_eq!(ids("duel-buzz-"), tokens);
}

#[test]
fn no_message_of_duel_is_forgotten_and_none_is_missing() {
    // Where a marker stands is built from whose side it is on; board, setup and result are asked by the
    // window.
    let said = |id: &str| {
        [
            "log-",
            "ask-",
            "hint-",
            "do-",
            "see-",
            "by-",
            "at-",
            "bonus-",
            "standing-",
        ]
        .iter()
        .any(|kind| {
            id.strip_prefix("duel-")
                .is_some_and(|rest| rest.starts_with(kind))
        }) && !id.contains("-where-")
            && !about_one(id)
    };
    let worded: BTreeSet<String> = files(Language::English)["duel.ftl"]
        .keys()
        .filter(|id| said(id))
        .cloned()
        .collect();
    let used: BTreeSet<String> = source::all_sources()
        .into_iter()
        .flat_map(|source| source.literals)
        .map(|literal| literal.text)
        .filter(|text| {
            said(text)
                && !text.ends_with('-')
                && !text.ends_with("-where")
                && text
                    .bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter == b'-')
        })
        .collect();
    let differing: Vec<_> = worded.symmetric_difference(&used).collect();
    assert!(differing.is_empty(), "only worded or only used: {differing:?}");
}

#[test]
fn no_message_is_forgotten_and_none_is_missing() {
    let built = |id: &str| {
        ["cli-option-", "cli-about", "log-tokens-", "face-special-"]
            .iter()
            .any(|begin| id.starts_with(begin))
    };
    let said = |id: &str| {
        ["log-", "face-", "error-", "cli-"]
            .iter()
            .any(|kind| id.starts_with(kind))
            && !built(id)
    };
    let files = files(Language::English);
    let worded: BTreeSet<String> = files
        .values()
        .flat_map(BTreeMap::keys)
        .filter(|id| said(id))
        .cloned()
        .collect();
    let used: BTreeSet<String> = source::all_sources()
        .into_iter()
        .flat_map(|source| source.literals)
        .map(|literal| literal.text)
        .filter(|text| {
            said(text)
                && text
                    .bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter == b'-')
        })
        .collect();
    let differing: Vec<_> = worded.symmetric_difference(&used).collect();
    assert!(differing.is_empty(), "only worded or only used: {differing:?}");
}

/// Messages whose ids are put together of two parts, by the first one: where a marker stands.
const KINDS: [&str; 3] = ["duel-character", "duel-where", "duel-see-where"];

/// The messages that nothing asks for. An id is asked for as it stands, or built: `character-{}-says`.
fn unasked<'a>(ids: &'a BTreeSet<String>, literals: &BTreeSet<String>) -> Vec<&'a String> {
    let kinds = KINDS.iter().filter(|kind| literals.contains(**kind));
    let kinds = kinds.map(|kind| (format!("{kind}-"), String::new()));
    let built = literals.iter().filter_map(|literal| {
        let (begin, rest) = literal.split_once('{')?;
        let (_, end) = rest.split_once('}')?;
        let is_id = |part: &str| {
            part.bytes()
                .all(|letter| letter.is_ascii_lowercase() || letter == b'-')
        };
        let built = begin.ends_with('-') && is_id(begin) && is_id(end);
        built.then(|| (begin.to_owned(), end.to_owned()))
    });
    let built: Vec<(String, String)> = built.chain(kinds).collect();
    let is_built = |id: &str| {
        built.iter().any(|(begin, end)| {
            id.len() > begin.len() + end.len() && id.starts_with(begin) && id.ends_with(end)
        })
    };
    ids.iter()
        .filter(|id| !literals.contains(*id) && !is_built(id))
        .collect()
}

/// What is asked for and has no words: whatever begins as the id of a message does, and is none.
fn unworded<'a>(ids: &BTreeSet<String>, literals: &'a BTreeSet<String>) -> Vec<&'a String> {
    let begins = |id: &str| id.split_once('-').map(|(begin, _)| begin.to_owned());
    let areas: BTreeSet<String> = ids.iter().filter_map(|id| begins(id)).collect();
    let is_id = |text: &str| {
        let part = |part: &str| {
            !part.is_empty()
                && part
                    .bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        text.split('-').all(part) && begins(text).is_some_and(|area| areas.contains(&area))
    };
    let wanted = literals.iter().filter(|literal| is_id(literal));
    wanted
        .filter(|id| !ids.contains(*id) && !KINDS.contains(&id.as_str()))
        .collect()
}

/// The sentences that the scripts of the first games name.
fn told_in_lessons() -> Vec<String> {
    let mut told = Vec::new();
    for game in ["classic", "duel"] {
        let path = format!("resources/lessons/{game}.json");
        let script = std::fs::read_to_string(path).expect("the script of a first game");
        let script: Vec<serde_json::Value> = serde_json::from_str(&script).expect("a list of lines");
        let said = script.iter().filter_map(|line| line["say"].as_str());
        told.extend(said.map(|say| format!("lesson-{game}-{say}")));
    }
    assert!(told.len() > 50, "{}", told.len());
    told
}

#[test]
fn every_message_is_asked_for_and_whatever_is_asked_for_has_words() {
    // The engine and the protocol word nothing for players, nor does the table of what Evolutions are worth;
    // their slugs may begin as messages do.
    let silent = [
        "crates/engine",
        "crates/protocol",
        "crates/bots/src/classic/evolutions",
    ];
    let said = |source: &source::Source| !silent.iter().any(|folder| source.path.starts_with(folder));
    let sources = source::all_sources().into_iter().filter(said);
    let literals = sources
        .flat_map(|source| source.literals)
        .map(|literal| literal.text);
    let literals: BTreeSet<String> = literals.chain(told_in_lessons()).collect();
    for kind in KINDS {
        assert!(literals.contains(kind), "{kind} is built no more");
    }
    for language in Language::ALL {
        let files = files(language);
        let ids: BTreeSet<String> = files.values().flat_map(BTreeMap::keys).cloned().collect();
        let (unasked, unworded) = (unasked(&ids, &literals), unworded(&ids, &literals));
        assert!(unasked.is_empty(), "{language}: nothing asks for {unasked:?}");
        assert!(unworded.is_empty(), "{language}: no words for {unworded:?}");
        let messages = files.values().flat_map(BTreeMap::values);
        let attributes: BTreeSet<&String> = messages.flat_map(BTreeMap::keys).collect();
        let unasked: Vec<_> = attributes
            .into_iter()
            .filter(|name| !name.is_empty() && !literals.contains(*name))
            .collect();
        assert!(
            unasked.is_empty(),
            "{language}: nothing asks for the attributes {unasked:?}"
        );
    }
}

#[test]
fn forgotten_and_missing_messages_are_found() {
    let set = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>();
    let ids = set(&[
        "play-roll",
        "play-stop",
        "character-bold",
        "character-bold-says",
        "log-turn",
        "duel-where-own",
    ]);
    let literals = set(&[
        "play-roll",
        "play-sop",
        "character-{}",
        "{}-says",
        "log",
        "duel-where",
        "a-roll",
        "play-",
    ]);
    assert_eq!(unasked(&ids, &literals), ["log-turn", "play-stop"]);
    assert_eq!(unworded(&ids, &literals), ["play-sop"]);
    // A message that is only the beginning of another one is not asked for by it.
    let ids = set(&["duel-setup", "duel-setup-first"]);
    assert_eq!(unasked(&ids, &set(&["duel-setup-first"])), ["duel-setup"]);
}

#[test]
fn the_written_genitive_is_the_one_that_names_get() {
    let words = Words::new(Language::French);
    for monster in Monster::ALL {
        assert_eq!(
            words.monster_of(monster),
            grammar::de(&words.monster_name(monster))
        );
    }
}

#[test]
fn no_sentence_stands_in_the_source() {
    let mut wrong = Vec::new();
    // The engine words its errors for developers, the protocol and the record for the authors of programs;
    // players read `error-…` messages.
    for source in source::all_sources().iter().filter(|source| {
        !["crates/engine", "crates/protocol", "crates/table"]
            .iter()
            .any(|folder| source.path.starts_with(folder))
    }) {
        let sentences = source.literals.iter().filter(|literal| is_sentence(literal));
        wrong.extend(
            sentences.map(|literal| format!("{}:{}: \"{}\"", source.path, literal.line, literal.text)),
        );
    }
    assert!(
        wrong.is_empty(),
        "words belong into i18n:\n{}\n",
        wrong.join("\n")
    );
}

/// Two English words in small letters next to each other, and not said to developers.
fn is_sentence(literal: &source::Literal) -> bool {
    const TO_DEVELOPERS: [&str; 7] = [
        "log::",
        ".expect(",
        "panic!(",
        "unreachable!(",
        "assert",
        "#[",
        "de::Error::invalid_value(",
    ];
    let word = |word: &str| word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase());
    let words: Vec<&str> = literal
        .text
        .split(' ')
        .map(|word| word.trim_end_matches([',', '.', ':', ';']))
        .collect();
    words.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
        && !TO_DEVELOPERS
            .iter()
            .any(|context| literal.before.contains(context))
}

#[test]
fn the_search_for_sentences_finds_them() {
    let code = r##"
        /// the comment is fine
        #[error("an attribute is fine")]
        fn f(life: &'static str) { log::debug!("so is this"); g('"', "roll the dice"); h(r#"no way, really now"#, "ui/roll.svg"); }
    "##;
    let found: Vec<_> = source::cut("f.rs".into(), code).literals;
    let sentences: Vec<_> = found
        .iter()
        .filter(|literal| is_sentence(literal))
        .map(|literal| literal.text.as_str())
        .collect();
    assert_eq!(sentences, ["roll the dice", "no way, really now"]);
}
