//! What may be said is read, and what may not is refused in one line.

use super::{Boxes, Command, Monster, Refusal, language_of, read};
use std::ffi::OsString;
use words::{Language, Words};

fn line(text: &str) -> Vec<OsString> {
    std::iter::once("king-of-tokyo")
        .chain(text.split_whitespace())
        .map(OsString::from)
        .collect()
}

fn refused(text: &str) -> String {
    match read(&line(text), &Words::new(Language::English)) {
        Err(Refusal::Problem(problem)) => problem.0,
        Err(Refusal::Shown(shown)) => panic!("{text} shows {shown}"),
        Ok(command) => panic!("{text} is {command:?}"),
    }
}

#[test]
fn a_file_without_a_command_is_opened_in_the_window() {
    let words = Words::new(Language::English);
    for text in ["evening.kot", "--lang fr /tmp/evening.KOT", "play evening.kot"] {
        match read(&line(text), &words) {
            Ok(Command::Play(play)) => assert!(play.game_file.is_some(), "{text}"),
            _ => panic!("{text} opens no file"),
        }
    }
}

#[test]
fn without_a_command_the_window_opens() {
    let words = Words::new(Language::English);
    for text in ["", "--players 3", "play --players 3"] {
        assert!(
            matches!(read(&line(text), &words), Ok(Command::Play(_))),
            "{text}"
        );
    }
}

#[test]
fn each_refusal_is_one_line_that_names_what_is_allowed() {
    for (text, named) in [
        ("--no-such-option", "--players"),
        ("simulate --no-such-option", "--games"),
        ("dance", "simulate"),
        ("simulate --players 7", "2"),
        ("simulate --players 1", "6"),
        ("simulate --players many", "6"),
        ("simulate --players", "6"),
        ("watch --bots normal,", "easy, normal"),
        ("soak --game", "--game needs a value; allowed: classic, duel"),
        ("simulate --games 0", "from 1 to 4294967295"),
        ("simulate --games 99999999999", "from 1 to 4294967295"),
        ("simulate --threads 99999999999", "from 1 to 4294967295"),
        ("simulate --seed -3", "from 0 to 18446744073709551615"),
        (
            "watch --seed 18446744073709551616",
            "from 0 to 18446744073709551615",
        ),
        ("picture --out a.png --turns 65536", "from 0 to 65535"),
        ("--lang fr frob", "no command frob; there are play, simulate"),
        ("frob --lang fr", "no command frob; there are play, simulate"),
        ("simulate --seed 1 --seed 2", "--seed"),
        ("--seed 1 watch", "play"),
        ("picture --screen play", "--out"),
        ("picture --out a.png --size 1280", "320"),
        ("picture --out a.png --theme pink", "light"),
        ("simulate --json=true", "--json is said by itself, without “true”"),
        ("help dance", "dance"),
        ("watch --lang xx", "fr"),
        ("watch --edition new", "base, dark"),
        ("simulate --wickedness blue", "off, red, green, mixed"),
        (
            "ladder --match",
            "random, claws, greedy, child, adult, exact, easy",
        ),
        (
            "ladder --pool",
            "random, claws, greedy, child, adult, exact, easy",
        ),
        ("ladder --games 0", "from 1 to 4294967295"),
        ("ladder --players 7", "from 2 to 6"),
        ("arena --seat exec:", "easy, normal"),
        ("ladder --match greedy:", "A:B, each one of random"),
        ("ladder --match exec:./bot", "exec:COMMAND"),
        ("ladder --match greedy:claws --sprt 55:50", "as in 50:55"),
        ("ladder --shard 5/4 --resume part", "2/4 for the second"),
        ("ladder --shard 1/4", "--resume"),
        ("watch --two-player-variant no", "on, off"),
        ("arena --seat exec:", "exec:"),
        ("arena --seat easy --move-time 0", "from 1"),
        (
            "watch --monsters gigazaur",
            "--monsters cannot be “gigazaur”; allowed: two different ones, as in gigazaur,the-king, of gigazaur, alienoid, \
             space-penguin, meka-dragon, cyber-kitty, the-king",
        ),
        (
            "watch --packs anubis",
            "cultists, tower, transformation, curses, berserk",
        ),
        ("watch --monsters gigazaur,gigazaur", "two different"),
        ("watch --monsters gigazaur,kraken", "two different"),
        ("watch --monsters gigazaur,the-king,alienoid", "two different"),
        ("simulate --monsters", "--monsters needs a value"),
        ("engine --seed 3", "--schema"),
        ("play --speed warp", "instant"),
        ("play --take-back all", "off, last, anything"),
        ("simulate --json=3", "--json"),
        ("picture --out a.png --bots genius", "easy, normal"),
        (
            "solve --variant cards",
            "--variant cannot be “cards”; allowed: stars, energy, both",
        ),
        ("solve --levels normal,,easy", "easy, normal"),
        ("solve --games 0", "from 1 to"),
        ("solve --bots easy", "--levels"),
        ("play dance", "a file whose name ends with .kot"),
        ("--lang fr watch", "play"),
        ("play --game", "--game needs a value; allowed: classic, duel"),
    ] {
        let problem = refused(text);
        assert!(problem.contains(named), "{text}: {problem}");
        assert!(!problem.contains('\n'), "{text}: {problem}");
    }
}

#[test]
fn boxes_are_typed_as_they_are_read() {
    let words = Words::new(Language::English);
    for (text, good) in [
        ("", true),
        (" --edition dark", true),
        (" --edition dark --wickedness mixed --promos --halloween", true),
        (" --wickedness green --no-cards", true),
        (" --edition dark --wickedness off", false),
        (" --promos --no-cards", false),
        (" --halloween --no-cards", false),
    ] {
        let Ok(Command::Watch(watch)) = read(&line(&format!("watch{text}")), &words) else {
            panic!("{text} is not read")
        };
        let options = watch.table.boxes.options(&words);
        assert_eq!(options.is_ok(), good, "{text}");
        if let Ok(options) = options {
            assert!(options.check().is_ok());
            assert_eq!(Boxes::typed(&options), text);
        }
    }
}

#[test]
fn duellists_are_typed_with_a_comma() {
    let words = Words::new(Language::English);
    for command in ["play", "simulate", "watch", "picture --out a.png"] {
        let read = read(
            &line(&format!("{command} --monsters the-king,meka-dragon")),
            &words,
        );
        let boxes = match read {
            Ok(Command::Play(play)) => play.boxes,
            Ok(Command::Simulate(simulate)) => simulate.table.boxes,
            Ok(Command::Watch(watch)) => watch.table.boxes,
            Ok(Command::Picture(picture)) => picture.boxes,
            _ => panic!("{command} takes no monsters"),
        };
        assert_eq!(
            boxes.monsters,
            Some([Monster::TheKing, Monster::MekaDragon]),
            "{command}"
        );
    }
}

#[test]
#[cfg(unix)]
fn a_value_that_is_no_text_names_its_option() {
    use std::os::unix::ffi::OsStringExt;
    let refused = |text: &str| {
        let bytes = |word: &OsString| {
            let word = word.to_str().expect("typed above").replace('?', "\u{1}");
            let bytes = word.bytes().map(|byte| if byte == 1 { 0xff } else { byte });
            OsString::from_vec(bytes.collect())
        };
        let arguments: Vec<_> = line(text).iter().map(bytes).collect();
        match read(&arguments, &Words::new(Language::English)) {
            Err(Refusal::Problem(problem)) => problem.0,
            _ => panic!("{text} is understood"),
        }
    };
    for (text, named) in [
        (
            "simulate --seed ?",
            "--seed cannot be “\u{fffd}”; allowed: whole numbers",
        ),
        (
            "simulate --json --bots=a? --seed 1",
            "--bots cannot be “a\u{fffd}”; allowed: random",
        ),
        ("picture --out ? --size ?", "--size"),
    ] {
        let problem = refused(text);
        assert!(problem.contains(named), "{text}: {problem}");
    }
}

#[test]
fn help_speaks_the_language_asked_for() {
    for (language, options) in [
        (Language::English, "Options:"),
        (Language::French, "Options\u{a0}:"),
    ] {
        let words = Words::new(language);
        for command in [
            "", "play", "simulate", "watch", "picture", "engine", "ladder", "merge", "worth", "solve",
            "train",
        ] {
            let arguments = line(&format!("{command} --help --lang {language}"));
            assert_eq!(language_of(&arguments), Some(language));
            let Err(Refusal::Shown(help)) = read(&arguments, &words) else {
                panic!("{command} --help shows no help")
            };
            assert!(help.contains(options), "{help}");
            assert!(!help.contains("No localization"), "{help}");
        }
    }
}

#[test]
fn help_is_a_word_as_well() {
    let words = Words::new(Language::English);
    let shown = |text: &str| match read(&line(text), &words) {
        Err(Refusal::Shown(shown)) => shown,
        _ => panic!("{text} shows nothing"),
    };
    assert_eq!(shown("help"), shown("--help"));
    assert_eq!(shown("help train"), shown("train --help"));
    assert_ne!(shown("help"), shown("help train"));
}

#[test]
fn a_command_with_commas_and_colons_is_one_contestant() {
    use super::values::{Contestant, Listed, Rivals};
    let named = |name: &str| Contestant::Named(name.to_owned());
    let program = |command: &str| Contestant::Program(command.to_owned());
    for (typed, who) in [
        ("easy", vec![named("easy")]),
        ("easy, hard", vec![named("easy"), named("hard")]),
        ("exec:bot a,b", vec![program("bot a,b")]),
        ("easy,exec:bot a,hard", vec![named("easy"), program("bot a,hard")]),
        (
            "net:a.net,easy",
            vec![Contestant::Net("a.net".into()), named("easy")],
        ),
    ] {
        assert_eq!(typed.parse::<Listed>().map(|list| list.0), Ok(who), "{typed}");
    }
    for (typed, one, other) in [
        ("normal:easy", named("normal"), named("easy")),
        ("normal:exec:./a:b", named("normal"), program("./a:b")),
        ("exec:./a:normal", program("./a"), named("normal")),
        (
            "exec:./a --at x:1:normal",
            program("./a --at x:1"),
            named("normal"),
        ),
        ("exec:./a:exec:./b", program("./a"), program("./b")),
        ("net:a.net:hard", Contestant::Net("a.net".into()), named("hard")),
        ("a:b:hard", named("a:b"), named("hard")),
    ] {
        assert_eq!(typed.parse::<Rivals>(), Ok(Rivals([one, other])), "{typed}");
    }
}
