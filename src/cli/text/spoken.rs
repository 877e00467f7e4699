//! Sentences as they are read aloud: names without their marks, symbols and faces of dice as words.

use words::{Part, Symbol, Words, grammar, line};

/// The words for the faces of the classic dice, in their order.
pub(super) const FACES: [&str; 6] = [
    "text-face-one",
    "text-face-two",
    "text-face-three",
    "text-face-energy",
    "text-face-heart",
    "text-face-claw",
];

/// What stands at the end of what has been said so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Words,
    Symbol,
    Face,
}

/// A text without marks and symbols; `star` is the message for what ★ counts in this game, and takes `count`.
/// Several faces in a row are listed with commas.
pub(super) fn spoken(text: &str, star: &str, words: &Words) -> String {
    spoken_parts(&line::parts(text), star, words)
}

/// The same of a text that has been cut at its marks and symbols.
pub(super) fn spoken_parts(parts: &[Part], star: &str, words: &Words) -> String {
    let (mut said, mut end) = (String::new(), End::Words);
    for part in parts {
        match part {
            Part::Face { .. } | Part::Die { .. } => {
                if end == End::Face {
                    said.truncate(said.trim_end().len());
                    said.push_str(", ");
                } else if said.ends_with(char::is_alphanumeric) {
                    said.push(' ');
                }
                said.push_str(&face(part, words));
                end = End::Face;
            }
            Part::Symbol(symbol) => {
                counted(*symbol, star, words, &mut said);
                end = End::Symbol;
            }
            Part::Text(text) if end == End::Face && text.trim().is_empty() => said.push_str(text),
            Part::Text(_)
            | Part::Seat { .. }
            | Part::Card { .. }
            | Part::Term { .. }
            | Part::Picture { .. } => {
                // In brackets stands what a number is now, and between two things what becomes of one.
                let now = format!("{} ", words.text("text-now"));
                let text = part.to_string().replace("(→ ", &format!("({now}"));
                let text = text.replace(" · ", ", ").replace(" → ", ": ");
                let text = text.replace("\u{a0}%", "%");
                let text = text.replace('%', &format!(" {}", words.text("text-percent")));
                if end != End::Words && text.starts_with(char::is_alphanumeric) {
                    said.push(' ');
                }
                said.push_str(&text);
                end = End::Words;
            }
        }
    }
    said.trim().to_owned()
}

/// The word for a face of a die.
fn face(part: &Part, words: &Words) -> String {
    match part {
        Part::Face { face, .. } => words.text(FACES[face.index()]),
        // A symbol stands for some faces of Duel in its sentences.
        other => match other.to_string().as_str() {
            "★" => words.text("text-duel-face-fame"),
            "♥" => words.text("text-duel-face-heart"),
            "⚡" => words.text("text-duel-face-energy"),
            name => name.to_owned(),
        },
    }
}

/// Adds the word for a symbol, in the number that stands before it.
fn counted(symbol: Symbol, star: &str, words: &Words, said: &mut String) {
    let before = said.trim_end();
    let digits = before.chars().rev().take_while(char::is_ascii_digit).count();
    let count = before[before.len() - digits..].parse::<u32>().ok();
    let count = count.unwrap_or_else(|| if before_one(before, words) { 1 } else { 2 });
    let id = match symbol {
        Symbol::Star => star,
        Symbol::Heart => "text-heart",
        Symbol::Energy => "text-energy",
    };
    if said.ends_with(char::is_alphanumeric) {
        said.push(' ');
    }
    said.push_str(&words.text_with(id, &[("count", count.into())]));
}

/// Does the last word go before one thing, as “each” does?
fn before_one(said: &str, words: &Words) -> bool {
    let last = said.rsplit(|letter: char| !letter.is_alphanumeric()).next();
    let last = grammar::folded(last.unwrap_or_default());
    let list = words.text("text-before-one");
    list.split_whitespace().any(|word| grammar::folded(word) == last)
}

#[cfg(test)]
mod tests {
    use super::spoken;
    use engine::classic::Face;
    use words::classic::marked_face;
    use words::{Language, Words};

    #[test]
    fn symbols_are_words_in_their_number() {
        let english = Words::new(Language::English);
        let said = |text: &str| spoken(text, "text-star", &english);
        assert_eq!(said("1♥ and 2♥, +3★"), "1 heart and 2 hearts, +3 stars");
        assert_eq!(
            said("Each ♥ heals; ♥ do not."),
            "Each heart heals; hearts do not."
        );
        assert_eq!(said("Buy it for 5⚡"), "Buy it for 5 energy");
        assert_eq!(said("Gain 2★ (→ 5★)."), "Gain 2 stars (now 5 stars).");
        assert_eq!(said("12% to win"), "12 percent to win");
        assert_eq!(
            spoken("Pull ★ 2 spaces", "text-fame", &english),
            "Pull Fame 2 spaces"
        );
        let french = Words::new(Language::French);
        assert_eq!(
            spoken("Un ♥ soigne, 3⚡ de moins", "text-star", &french),
            "Un cœur soigne, 3 énergies de moins"
        );
        assert_eq!(
            spoken("12\u{a0}% de chances", "text-star", &french),
            "12 pour cent de chances"
        );
    }

    #[test]
    fn faces_in_a_row_are_listed() {
        let words = Words::new(Language::English);
        let faces = [Face::One, Face::Claw, Face::Heart].map(|face| marked_face(&words, face));
        let said = spoken(
            &format!("Gigazaur rolls {}.", faces.join(" ")),
            "text-star",
            &words,
        );
        assert_eq!(said, "Gigazaur rolls one, claw, heart.");
    }

    #[test]
    fn faces_that_stand_close_are_told_apart() {
        for (language, twice, once, all) in [
            (
                Language::English,
                "With claw, claw you",
                "+1 claw.",
                "one, two, three",
            ),
            (
                Language::French,
                "With griffe, griffe you",
                "+1 griffe.",
                "un, deux, trois",
            ),
        ] {
            let words = Words::new(language);
            let said = |text: &str| spoken(text, "text-star", &words);
            let claw = marked_face(&words, Face::Claw);
            assert_eq!(said(&format!("With {claw}{claw} you")), twice);
            assert_eq!(said(&format!("+1{claw}.")), once);
            let numbers = [Face::One, Face::Two, Face::Three].map(|face| marked_face(&words, face));
            assert_eq!(said(&numbers.concat()), all);
        }
    }
}
