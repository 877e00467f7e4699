//! Whatever is asked can be read aloud and answered by a number.

use super::choices::{Act, choices};
use super::spoken::spoken;
use super::{Explained, TextGame};
use crate::ui::frame::PlayableGame;
use engine::classic::{Edition, Options, PowerUp, Setup, State as Classic, Wickedness};
use engine::duel::{self, State as Duel};
use engine::{Asked, Seat, View};
use std::collections::BTreeSet;
use table::Dealer;
use words::{Language, Names, Words};

/// Can this be read aloud? It is no riddle of symbols, and speaks of no mouse.
fn is_readable(said: &str) -> bool {
    !said.is_empty()
        && said.trim() == said
        && !said.contains(['★', '♥', '⚡', '→', '·', '{', '}', '$'])
        && !said.contains(|letter| ('\u{E000}'..='\u{F8FF}').contains(&letter))
        && !said.contains("  ")
        && !["No localization", "Click", "click", "Cliquez", "cliquez"]
            .iter()
            .any(|bad| said.contains(bad))
}

fn assert_readable<G: TextGame>(text: &str, words: &Words) -> String {
    let said = spoken(text, G::STAR, words);
    assert!(is_readable(&said), "{}: “{said}” of “{text}”", words.language());
    said
}

/// Plays a game at random; everything that is said on the way is readable, and no two answers are called alike.
fn plays_through<G: TextGame>(start: &G, seed: u64, words: &Words) {
    let words = &start.printed(words);
    let names = Names::new(
        (0..start.seats() as u8)
            .map(|seat| (format!("P{seat}"), Names::default().monster(Seat(seat))))
            .collect(),
    );
    let (mut state, mut chance) = (*start, Dealer::new(seed));
    let mut teller = PlayableGame::teller(start);
    for _ in 0..20_000 {
        let said = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance).expect("Nature is asked"),
            Asked::Seat(seat) => {
                hears_its_question(&View::of(&state, Some(seat)), seat, words, &names);
                state.any_answer(&mut chance).expect("a seat is asked")
            }
        };
        let mut told = Vec::new();
        state
            .apply_telling(said, &mut |event, _| told.push(event))
            .expect("it is offered");
        for event in told.into_iter().filter_map(|event| G::seen_by(event, None)) {
            for line in G::narrate(&mut teller, &event, words, &names) {
                let said = super::spoken::spoken_parts(&line.parts, G::STAR, words);
                assert!(is_readable(&said), "“{said}” of {line}");
            }
        }
    }
    panic!("seed {seed} does not end");
}

#[test]
fn the_rules_can_be_read_aloud() {
    fn told<G: TextGame>(start: &G, words: &Words) {
        let chapters = start.rules(&start.printed(words));
        assert!(chapters.len() > 3);
        for (title, rules) in chapters {
            assert_readable::<G>(&title, words);
            assert!(!rules.is_empty(), "{title}");
            for rule in rules {
                assert_readable::<G>(&rule, words);
            }
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let table = Setup::of(4).expect("four may play").start();
        told::<Classic>(&table.expect("a table"), &words);
        let [one, other, ..] = duel::Monster::ALL;
        told::<Duel>(&duel::Setup::of([one, other]).start().expect("a duel"), &words);
    }
}

fn hears_its_question<G: TextGame>(seen: &View<G>, seat: Seat, words: &Words, names: &Names) {
    for line in seen.question(words, names) {
        assert_readable::<G>(&line, words);
    }
    for die in seen.dice(words).0 {
        assert_readable::<G>(&die, words);
    }
    for line in seen.stands(words, names) {
        assert_readable::<G>(&line, words);
    }
    for Explained { name, text, .. } in seen.on_table(words, names) {
        assert_readable::<G>(&name, words);
        assert_readable::<G>(&text, words);
    }
    let everybody = (0..seen.seats() as u8).map(Seat);
    let choices = choices(seen, seat, everybody, words, names);
    let mut answers = Vec::new();
    seen.answers(&mut answers);
    assert_eq!(
        choices.list.iter().any(|(act, _)| *act == Act::Reroll),
        answers.iter().any(|answer| G::thrown(*answer).is_some())
    );
    let mut called = BTreeSet::new();
    let said = answers
        .iter()
        .filter(|answer| G::thrown(**answer).is_none())
        .count();
    let listed = choices
        .list
        .iter()
        .filter(|(act, _)| matches!(act, Act::Say(_)))
        .count();
    // Only pairs of dice of a duel may look alike.
    assert!(
        listed >= said || G::STAR == Duel::STAR,
        "{listed} of {said} answers are listed"
    );
    for (act, label) in &choices.list {
        let said = assert_readable::<G>(label, words);
        assert!(
            called.insert(said.clone()),
            "two answers are called “{said}”: {act:?}"
        );
        if let Act::Say(answer) = act
            && let Some(about) = seen.about(*answer, words)
        {
            assert_readable::<G>(&about.text, words);
        }
    }
}

#[test]
fn every_question_of_the_classic_game_can_be_read_aloud() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (seed, seats, options) in [
            (1, 4, Options::of(Edition::Base)),
            (
                2,
                6,
                Options {
                    wickedness: Wickedness::Mixed,
                    promos: true,
                    halloween: true,
                    ..Options::of(Edition::Base)
                },
            ),
            (3, 3, Options::of(Edition::Dark)),
            (4, 2, Options::of(Edition::Dark)),
            (
                5,
                5,
                Options {
                    power_up: PowerUp::Draft,
                    ..Options::of(Edition::Base)
                },
            ),
            (
                6,
                4,
                Options {
                    power_up: PowerUp::Standard,
                    promos: true,
                    ..Options::of(Edition::Base)
                },
            ),
        ] {
            let mut setup = Setup::of(seats).expect("so many may play");
            setup.options = options;
            setup.monsters = options.edition.monsters()[..seats].to_vec();
            plays_through::<Classic>(&setup.start().expect("a table"), seed, &words);
        }
    }
}

#[test]
fn every_question_of_a_duel_can_be_read_aloud() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (seed, pair) in (1..).zip(duel::Monster::ALL.windows(2)) {
            let start = duel::Setup::of([pair[0], pair[1]]).start().expect("a duel");
            plays_through::<Duel>(&start, seed, &words);
        }
    }
}

#[test]
fn everything_that_can_be_looked_up_is_explained() {
    fn explained<G: TextGame>(words: &Words) {
        let all = G::everything(words);
        assert!(all.len() > 50);
        for Explained { name, text, .. } in all {
            assert_readable::<G>(&name, words);
            assert_readable::<G>(&text, words);
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        explained::<Classic>(&words);
        explained::<Duel>(&words);
    }
}
