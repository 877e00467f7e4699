//! Words from a file, made fit to be shown: no letter of them moves a cursor, rings a bell or turns the direction
//! of what stands beside it, and none of them fills a screen.

/// So many letters of what stands between quotes are shown.
const QUOTED: usize = 80;
/// So many letters are shown in all.
const LONGEST: usize = 400;

/// Is this a letter that does something to what stands around it, instead of standing there?
#[must_use]
pub fn acts(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// The same text with every letter that would act in a terminal or a window, and not only stand there, told by
/// its number, as `\u{1b}`. Line feeds and tabs stay.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if acts(letter) && !matches!(letter, '\n' | '\t') {
            plain.extend(letter.escape_unicode());
        } else {
            plain.push(letter);
        }
    }
    plain
}

/// What is wrong with a file, in words that quote it: [`plain`], on one line, and clipped. What stands between
/// quotes shows 80 letters at most, all of it 400.
#[must_use]
pub fn quoted(reason: &str) -> String {
    let mut told = String::new();
    let (mut letters, mut within) = (0, 0);
    let mut opened = None;
    for letter in reason.chars() {
        match (opened, letter) {
            (Some(open), close) if open == close => opened = None,
            (Some(_), _) => within += 1,
            (None, '`' | '"') => (opened, within) = (Some(letter), 0),
            (None, _) => {}
        }
        if opened.is_some() && within > QUOTED {
            if within == QUOTED + 1 {
                told.push('…');
            }
            continue;
        }
        letters += 1;
        if letters > LONGEST {
            told.push('…');
            break;
        }
        if acts(letter) {
            told.extend(letter.escape_unicode());
        } else {
            told.push(letter);
        }
    }
    told
}

/// A name from a file, as it may stand on a line: letters that act are left out, and of the others so many are
/// taken.
#[must_use]
pub fn name(text: &str, longest: usize) -> String {
    // No more is looked at than can be shown many times over.
    let letters = text.trim_start().chars().take(longest.saturating_mul(8));
    let letters = letters.filter(|letter| !acts(*letter));
    let name: String = letters.take(longest).collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, QUOTED, name, plain, quoted};

    /// What a terminal or a line of text would act upon.
    const ACTING: [char; 12] = [
        '\u{0}', '\u{7}', '\u{8}', '\r', '\u{1b}', '\u{7f}', '\u{9b}', '\u{200f}', '\u{202e}', '\u{2066}',
        '\u{2028}', '\u{feff}',
    ];

    #[test]
    fn no_letter_acts_upon_a_terminal() {
        for letter in ACTING {
            let text = format!("unknown variant `ab{letter}[2Jc`, expected `x`");
            for told in [plain(&text), quoted(&text)] {
                assert!(!told.contains(letter), "{told:?}");
                assert!(told.contains(&letter.escape_unicode().to_string()), "{told:?}");
            }
            assert_eq!(name(&format!(" Zo{letter}é "), 9), "Zoé");
        }
        assert_eq!(plain("Zoé : ♥ 三\n\tfin"), "Zoé : ♥ 三\n\tfin");
        assert_eq!(quoted("a\nb"), "a\\u{a}b");
    }

    #[test]
    fn what_is_quoted_is_clipped_and_what_is_said_about_it_stays() {
        let said = quoted(&format!(
            "unknown variant `{}`, expected `base`",
            "A".repeat(1 << 20)
        ));
        assert_eq!(
            said,
            format!("unknown variant `{}…`, expected `base`", "A".repeat(QUOTED))
        );
        assert!(quoted(&"é".repeat(1 << 20)).chars().count() <= LONGEST + 1);
        assert_eq!(name(&"é".repeat(1 << 20), 24).chars().count(), 24);
    }
}
