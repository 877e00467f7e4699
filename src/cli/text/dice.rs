//! Dice as they are said: by their letters, or by what they show.
//!
//! Dice are read aloud as “A three, B one”: a number for each would be taken for what it shows. So letters name dice,
//! and words and numbers what lies on them: `a c`, `ac`, `two two`, `2 2`, `two claws`, `all hearts`, `none`.

use super::command::is_one_of;
use engine::parts::DiceMask;
use words::{Words, grammar};

/// How a face is called when dice are named by it: the messages of its word, of the other words for one such die, and
/// of those for several.
pub(in crate::cli::text) type Called = (&'static str, &'static str, &'static str);

/// The letter of a die, by its place in the row.
pub(in crate::cli::text) fn letter(die: usize) -> String {
    let letter = u8::try_from(die).ok().and_then(|die| b'A'.checked_add(die));
    char::from(letter.unwrap_or(b'?')).to_string()
}

/// Why dice that were named cannot be found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli::text) enum Unknown {
    /// This is neither the letter of a die nor what one shows.
    Word(String),
    /// There are not so many dice that show this.
    Lacks(String),
}

/// The dice that were named, as a mask. `dice` is what each one shows, in words.
pub(in crate::cli::text) fn named(
    typed: &str,
    dice: &[String],
    faces: &[Called],
    words: &Words,
) -> Result<DiceMask, Unknown> {
    let shown: Vec<String> = dice.iter().map(|die| grammar::folded(die)).collect();
    let said = typed.split(|letter: char| letter == ',' || letter == '.' || letter.is_whitespace());
    let skipped = |word: &str| word.is_empty() || is_one_of(word, "text-said-filler", words);
    let said: Vec<&str> = said.filter(|word| !skipped(word)).collect();
    let all: DiceMask = (0..dice.len()).fold(0, |all, die| all | 1 << die);
    if is_one_of(typed, "text-said-all", words) {
        return Ok(all);
    }
    match said[..] {
        [] => return Err(Unknown::Word(typed.trim().to_owned())),
        [only] if is_one_of(only, "text-said-none", words) => return Ok(0),
        _ => {}
    }
    let mut picked: DiceMask = 0;
    let mut rest = said.into_iter().peekable();
    while let Some(typed) = rest.next() {
        let word = &grammar::folded(typed);
        // “Two claws” are as many of them.
        let several = rest.peek().and_then(|next| of_several(next, faces, words));
        if let (Some(count), Some((face, _))) = (number(word, words), several) {
            rest.next();
            pick(&mut picked, face, Some(count), &shown, words)?;
        } else if let Some((face, _)) = of_several(word, faces, words) {
            pick(&mut picked, face, None, &shown, words)?;
        } else if let Some((face, ..)) = faces.iter().find(|called| is_face(word, called, words)) {
            pick(&mut picked, face, Some(1), &shown, words)?;
        } else if let Some(die) = special(word, picked, &shown) {
            picked |= 1 << die;
        } else if let Some(letters) = by_letters(word, dice.len()) {
            picked |= letters;
        } else {
            return Err(Unknown::Word(typed.to_owned()));
        }
    }
    Ok(picked)
}

fn is_face(word: &str, (face, others, _): &Called, words: &Words) -> bool {
    is_one_of(word, face, words) || is_one_of(word, others, words)
}

/// The face of which a word names several.
fn of_several<'a>(word: &str, faces: &'a [Called], words: &Words) -> Option<(&'a str, &'a Called)> {
    let called = faces
        .iter()
        .find(|(.., several)| is_one_of(word, several, words))?;
    Some((called.0, called))
}

/// A number that says how many.
fn number(word: &str, words: &Words) -> Option<usize> {
    if let Ok(number) = word.parse() {
        return Some(number);
    }
    let counted = words.text("text-said-numbers");
    let counted = counted.split(',').map(|number| grammar::folded(number.trim()));
    (1..)
        .zip(counted)
        .find_map(|(number, called)| (called == word).then_some(number))
}

/// Picks so many more dice that show a face; all of them where no number is said.
fn pick(
    picked: &mut DiceMask,
    face: &str,
    count: Option<usize>,
    shown: &[String],
    words: &Words,
) -> Result<(), Unknown> {
    let face = words.text(face);
    let folded = grammar::folded(&face);
    // A die of a pack says which die it is before what it shows.
    let shows = |die: &str| die == folded || die.split(' ').next_back() == Some(folded.as_str());
    let free = |die: &usize| *picked & 1 << die == 0 && shows(&shown[*die]);
    let found: Vec<usize> = (0..shown.len())
        .filter(free)
        .take(count.unwrap_or(usize::MAX))
        .collect();
    if found.is_empty() || count.is_some_and(|count| found.len() < count) {
        return Err(Unknown::Lacks(face));
    }
    for die in found {
        *picked |= 1 << die;
    }
    Ok(())
}

/// A die of a pack, by a word of its own.
fn special(word: &str, picked: DiceMask, shown: &[String]) -> Option<usize> {
    let named = |die: &usize| {
        let mut said = shown[*die].split(|letter: char| !letter.is_alphanumeric());
        picked & 1 << die == 0 && shown[*die].contains(' ') && said.any(|said| said == word)
    };
    (0..shown.len()).find(named)
}

/// Dice by their letters, together or apart.
fn by_letters(word: &str, dice: usize) -> Option<DiceMask> {
    word.bytes().try_fold(0, |picked: DiceMask, letter| {
        let die = usize::from(letter.checked_sub(b'a')?);
        (die < dice).then(|| picked | 1 << die)
    })
}

#[cfg(test)]
mod tests {
    use super::super::TextGame;
    use super::{Unknown, letter, named};
    use engine::classic::State as Classic;
    use engine::duel::State as Duel;
    use words::{Language, Words};

    #[test]
    fn dice_are_named_by_letter_or_by_what_they_show() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        let dice = |row: &str| row.split(", ").map(str::to_owned).collect::<Vec<_>>();
        let six = dice("three, one, two, claw, two, claw");
        let six_in_french = dice("trois, un, deux, griffe, deux, griffe");
        for (typed, wanted) in [
            ("a c", 0b00_0101),
            ("ACD", 0b00_1101),
            ("two two", 0b01_0100),
            ("2, 2", 0b01_0100),
            ("two", 0b00_0100),
            ("two claws", 0b10_1000),
            ("claws", 0b10_1000),
            ("the twos and a", 0b01_0101),
            ("one claw", 0b00_1010),
            ("three one", 0b00_0011),
            ("none", 0),
            ("0", 0),
            ("all", 0b11_1111),
        ] {
            let found = named(typed, &six, Classic::FACES, &english);
            assert_eq!(found, Ok(wanted), "{typed}");
        }
        for (typed, wanted) in [
            ("deux deux", 0b01_0100),
            ("deux griffes", 0b10_1000),
            ("les griffes et a", 0b10_1001),
            ("un trois", 0b00_0011),
            ("aucun", 0),
            ("tout", 0b11_1111),
        ] {
            let found = named(typed, &six_in_french, Classic::FACES, &french);
            assert_eq!(found, Ok(wanted), "{typed}");
        }
        let duel = dice("Destruction, power, Fame, Fame, heart, claw");
        for (typed, wanted) in [
            ("fame fame", 0b00_1100),
            ("star power", 0b00_0110),
            ("destruction", 0b00_0001),
            ("f", 0b10_0000),
        ] {
            assert_eq!(named(typed, &duel, Duel::FACES, &english), Ok(wanted), "{typed}");
        }
        let packs = dice("claw, one, Berserk die: claw, Die of Fate: Eye");
        for (typed, wanted) in [("claws", 0b0101), ("berserk", 0b0100), ("fate one", 0b1010)] {
            assert_eq!(
                named(typed, &packs, Classic::FACES, &english),
                Ok(wanted),
                "{typed}"
            );
        }
    }

    #[test]
    fn what_no_die_is_or_shows_is_told_apart() {
        let words = Words::new(Language::English);
        let dice = ["three", "one"].map(str::to_owned);
        let found = |typed: &str| named(typed, &dice, Classic::FACES, &words);
        assert_eq!(found("two"), Err(Unknown::Lacks("two".into())));
        assert_eq!(found("one one"), Err(Unknown::Lacks("one".into())));
        assert_eq!(found("two ones"), Err(Unknown::Lacks("one".into())));
        assert_eq!(found("c"), Err(Unknown::Word("c".into())));
        assert_eq!(found("7"), Err(Unknown::Word("7".into())));
        assert_eq!(
            found("a Zèbre"),
            Err(Unknown::Word("Zèbre".into())),
            "as it was typed"
        );
        assert_eq!(found(""), Err(Unknown::Word(String::new())));
        assert_eq!(letter(0), "A");
        assert_eq!(letter(7), "H");
    }
}
