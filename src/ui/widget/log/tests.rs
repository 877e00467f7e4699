//! Sentences as they are drawn: what stays together, and what has room.

use super::{Icon, Ink, Line, Measured, Piece, Tone, caption, cut, joined};
use crate::ui::font;
use iced::Size;
use iced_test::Simulator;
use words::{Language, Part, Symbol, Words, line};

#[test]
fn what_just_happened_stays_on_one_line_however_little_room_there_is() {
    font::load();
    let words = Words::new(Language::French);
    let told = "Cyberlapin perd 3♥ sous les griffes de Dragon (→ 8♥).";
    for width in [1000.0, 420.0, 300.0, 200.0] {
        let line = Line {
            icon: Icon::Picture("ui/roll.svg"),
            tone: Tone::Plain,
            parts: line::parts(told),
        };
        let settings = iced::Settings {
            default_font: font::TEXT,
            ..iced::Settings::default()
        };
        let line = caption::<()>(line, &words, &[]);
        let mut ui = Simulator::with_size(settings, Size::new(width, 28.0), line);
        let mut place = |word: &str| ui.find(word).expect("it is written").bounds();
        let (first, later) = (place("Cyberlapin"), place("griffes"));
        assert_eq!((first.y, first.height), (later.y, later.height), "{width}");
        assert!(first.y >= 0.0 && first.y + first.height <= 28.0, "{width}");
        if width > 290.0 {
            let last = place("(→");
            assert!(last.x + last.width < width, "{width}: {last:?}");
        }
    }
}

#[test]
fn a_number_and_its_symbol_stay_together() {
    let parts = line::parts("pay 2⚡, gain 1♥");
    let words = cut(&parts);
    assert_eq!(words.len(), 3);
    assert_eq!(
        words[1],
        [
            Piece::Letters("2"),
            Piece::Part(&Part::Symbol(Symbol::Energy)),
            Piece::Letters(",")
        ]
    );
}

#[test]
fn no_line_ends_between_a_number_and_what_it_counts() {
    let words = |told: &str| {
        let parts = line::parts(told);
        let of = |word: &Vec<Piece<'_>>| -> String {
            let shown = word.iter().map(|piece| match piece {
                Piece::Letters(letters) => letters,
                Piece::Part(_) => "#",
                Piece::Space => "_",
            });
            shown.collect()
        };
        cut(&parts).iter().map(of).collect::<Vec<_>>()
    };
    let odds = words("Stop: +2★ · 3× ⚡ 42% · 1× ♥ 7%");
    assert_eq!(odds, ["Stop:", "+2#", "·", "3×_#_42%", "·", "1×_#_7%"]);
    assert_eq!(words("loses 3♥ (→ 8♥)."), ["loses", "3#", "(→_8#)."]);
    let mut gains = line::parts("");
    gains.push(Part::Seat {
        seat: engine::Seat(1),
        name: "The King".to_owned(),
    });
    gains.extend(line::parts(" +2★ · 4 dice"));
    assert_eq!(cut(&gains).len(), 3, "{gains:?}");
    assert_eq!(words("you have ♥ left"), ["you", "have", "#", "left"]);
    assert_eq!(words("you would have 3♥."), ["you", "would", "have_3#."]);
    assert_eq!(words("1 claw · 2♥"), ["1_claw", "·", "2#"]);
    assert_eq!(words("+2★, −1 Wickedness"), ["+2#,", "−1_Wickedness"]);
    assert_eq!(words("2 jetons Dé"), ["2_jetons", "Dé"]);
}

#[test]
fn a_space_that_does_not_break_stays_inside_its_word() {
    let parts = line::parts("perdez 2\u{a0}♥\u{a0}! Aïe");
    assert_eq!(cut(&parts).len(), 3);
}

/// Where the first picture and these words of a sentence are drawn, in letters of this size.
fn around_a_picture(
    told: &str,
    font: iced::Font,
    size: u32,
    before: &str,
    after: &str,
) -> [iced::Rectangle; 3] {
    use crate::ui::art::Drawn;
    use iced_test::selector::Candidate;
    let words = Words::new(Language::French);
    let settings = iced::Settings {
        default_font: font::TEXT,
        ..iced::Settings::default()
    };
    let ink = Ink::new(&words, &[], size);
    let line = super::rich::<()>(told, Ink { font, ..ink });
    let mut ui = Simulator::with_size(settings, Size::new(900.0, 60.0), line);
    let picture = ui.find(|candidate: Candidate<'_>| match candidate {
        Candidate::Custom { state, bounds, .. } => state.downcast_ref::<Drawn>().map(|_| bounds),
        _ => None,
    });
    let picture = picture.expect("a picture");
    let mut place = |word: &str| ui.find(word).expect("it is written").bounds();
    [place(before), picture, place(after)]
}

#[test]
fn no_picture_touches_a_letter_in_letters_of_any_size() {
    font::load();
    for (told, before, after) in [
        ("gagnez 1⚡ si vous", "1", "si"),
        ("perdez 2♥ ou 3★", "2", "ou"),
        ("prenez 1★\u{a0}: tout", "1", "\u{a0}:"),
        ("vos ★ si", "vos", "si"),
    ] {
        for size in 8..=30 {
            let [before, picture, after] = around_a_picture(told, font::TEXT, size, before, after);
            let letters = size as f32;
            let (left, right) = (
                picture.x - before.x - before.width,
                after.x - picture.x - picture.width,
            );
            assert!(left >= letters * 0.05, "{told} in {size}: {left}");
            let wanted = if after.width < letters * 0.6 && told.contains('\u{a0}') {
                0.05
            } else {
                0.3
            };
            assert!(right >= letters * wanted, "{told} in {size}: {right}");
        }
    }
}

#[test]
fn no_picture_in_a_title_touches_the_letter_that_leans_over_it() {
    font::load();
    for (told, before, after) in [
        ("Lose 1♥\u{a0}?", "1", "\u{a0}?"),
        ("The King vous fait perdre 8♥ ou 3★", "8", "ou"),
        ("Pay 7⚡ now", "7", "now"),
    ] {
        for size in [12, 16, 19, 21, 34] {
            let [before, picture, _] = around_a_picture(told, font::TITLE, size, before, after);
            let left = picture.x - before.x - before.width;
            assert!(
                left >= size as f32 * (font::LEAN + 0.12),
                "{told} in {size}: {left}"
            );
        }
    }
}

#[test]
fn a_sentence_of_words_alone_holds_its_numbers_too() {
    let words = Words::new(Language::English);
    let line = super::rich::<()>("You gain 2 Wickedness", Ink::new(&words, &[], 14));
    let mut ui = Simulator::new(line);
    ui.find("You gain 2\u{a0}Wickedness").expect("it is written");
}

#[test]
fn joined_sentences_are_told_whole_in_smaller_letters_before_any_is_left_out() {
    let words = Words::new(Language::English);
    let ink = Ink::new(&words, &[], 13);
    let said = [
        "−3♥",
        "★ moved 2 spaces toward Alienoid",
        "Alienoid bought Unstable DNA",
        "Alienoid moved the Cat token",
        "Alienoid +7⚡, +1 dice token",
    ];
    let said = said.map(str::to_owned);
    let (mut whole, mut smaller, mut shortened) = (0, 0, 0);
    for wide in [120.0, 200.0, 280.0, 320.0, 360.0, 400.0, 460.0, 600.0] {
        let room = Size::new(wide, 37.0);
        let (line, size, all) = joined(&said, room, ink, 10);
        let what = format!("{wide}: {line} in {size}");
        let told = said.iter().filter(|said| line.contains(*said)).count();
        assert!(
            told > 0 && all == (told == said.len()) && all != line.ends_with('…'),
            "{what}"
        );
        let high = Measured::new(&line::parts(&line), ink).height(size as f32, wide);
        assert!(high <= room.height, "{what}: {high}");
        assert!(all || size == 10, "{what}");
        whole += u32::from(all);
        smaller += u32::from(all && size < 13);
        shortened += u32::from(!all);
    }
    assert!(
        whole > 1 && smaller > 0 && shortened > 0,
        "{whole} {smaller} {shortened}"
    );
}
