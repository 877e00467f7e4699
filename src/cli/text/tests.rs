//! Whatever is asked can be read aloud and answered by a number.

use super::choices::{Act, Choice, choices};
use super::spoken::spoken;
use super::{Explained, TextGame};
use crate::ui::frame::PlayableGame;
use crate::ui::screen::help::rules_in_words;
use engine::classic::{Edition, Options, PowerUp, Setup, State as Classic, Wickedness};
use engine::duel::{self, State as Duel};
use engine::{Asked, Game as _, Seat, View};
use std::collections::BTreeSet;
use table::Dealer;
use words::{Language, Names, Words};

/// Can this be read aloud? It is no riddle of symbols, and speaks of no mouse.
fn is_readable(said: &str) -> bool {
    !said.is_empty()
        && said.trim() == said
        && !said.contains(['★', '♥', '⚡', '→', '·', '{', '}', '$', '%'])
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
        let chapters = rules_in_words(start.page(), &start.printed(words));
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
    let asked = TextGame::question(&**seen, words, names);
    let rolls = seen.rolls(words);
    assert_readable::<G>(&asked.title, words);
    for line in asked.told.iter().chain(&asked.tips).chain(&rolls) {
        assert_readable::<G>(line, words);
    }
    for die in TextGame::dice(&**seen, words).0 {
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
        choices.list.iter().any(|choice| choice.act == Act::Reroll),
        answers.iter().any(|answer| G::thrown(*answer).is_some())
    );
    let said = answers
        .iter()
        .filter(|answer| G::thrown(**answer).is_none())
        .count();
    let (list, groups) = (&choices.list, &choices.groups);
    let listed = groups.iter().flat_map(|group| &group.list).chain(list);
    let listed = listed.filter(|choice| matches!(choice.act, Act::Say(_))).count();
    // Only pairs of dice of a duel may look alike.
    assert!(
        listed >= said || G::STAR == Duel::STAR,
        "{listed} of {said} answers are listed"
    );
    assert!(
        choices.list.len() <= 20 || !groups.is_empty() || G::STAR == Classic::STAR,
        "{} answers in a row",
        choices.list.len()
    );
    for list in groups.iter().map(|group| &group.list).chain([list]) {
        let mut called = BTreeSet::new();
        for Choice {
            act,
            called: label,
            told,
        } in list
        {
            let said = assert_readable::<G>(label, words);
            assert!(
                called.insert(said.clone()),
                "two answers are called “{said}”: {act:?}"
            );
            told.iter()
                .for_each(|told| drop(assert_readable::<G>(told, words)));
            if let Act::Say(answer) = act {
                for line in seen.foresees(*answer, words, names) {
                    assert_readable::<G>(&line, words);
                }
                if let Some(about) = seen.about(*answer, words) {
                    assert_readable::<G>(&about.text, words);
                    // What is bought or chosen is told where it is offered.
                    assert!(
                        !seen.offers_card(*answer) || told.contains(&about.text),
                        "{said} is not explained"
                    );
                }
            }
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

#[test]
fn a_place_for_a_token_is_asked_by_its_track_first() {
    let words = &Words::new(Language::English);
    let mut asked = 0;
    for seed in 0..40 {
        let start = duel::Setup::of([duel::Monster::TheKing, duel::Monster::Gigazaur]);
        let (mut state, mut chance) = (start.start().expect("a duel"), Dealer::new(seed));
        for _ in 0..2_000 {
            let said = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut chance).expect("Nature is asked"),
                Asked::Seat(seat) => {
                    let mut places = Vec::new();
                    let names = Names::new(vec![
                        ("Ada".into(), Default::default()),
                        ("Ben".into(), Default::default()),
                    ]);
                    state.answers(&mut places);
                    places.retain(|answer| state.gathered(*answer, words, &names).is_some());
                    // Which of two tokens is laid that lie beside the board makes no difference.
                    places.retain(|answer| match answer {
                        duel::Answer::Choose(duel::Pick::Place(duel::Buzz::King2, _)) => duel::Buzz::KINGS
                            .iter()
                            .any(|king| state.placing(*king).is_some()),
                        _ => true,
                    });
                    if places.len() > 8 {
                        let seen = View::of(&state, Some(seat));
                        let choices = choices(&seen, seat, std::iter::empty(), words, &names);
                        assert!(choices.list.len() <= 5, "{:?}", choices.list);
                        let alone = choices.list.iter().filter(
                            |choice| matches!(choice.act, Act::Say(answer) if places.contains(&answer)),
                        );
                        let grouped = choices.groups.iter().map(|group| group.list.len());
                        let within = grouped.sum::<usize>() + alone.count();
                        assert_eq!(within, places.len(), "every place is in one of them");
                        asked += 1;
                    }
                    state.any_answer(&mut chance).expect("a seat is asked")
                }
            };
            state.apply(said).expect("it is offered");
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn which_roll_it_is_is_told_while_dice_are_rolled() {
    fn told<G: TextGame>(mut state: G, rolls: impl Fn(&str) -> bool) {
        let (words, mut chance) = (Words::new(Language::English), Dealer::new(3));
        let mut heard = BTreeSet::new();
        for _ in 0..3_000 {
            let said = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut chance),
                Asked::Seat(_) => {
                    heard.extend(state.rolls(&words));
                    state.any_answer(&mut chance)
                }
            };
            state
                .apply(said.expect("somebody is asked"))
                .expect("it is offered");
        }
        for wanted in ["This is roll 1 of 3.", "This is roll 2 of 3."] {
            assert!(heard.iter().any(|line| line.starts_with(wanted)), "{heard:?}");
        }
        assert!(heard.iter().all(|line| rolls(line)), "{heard:?}");
    }
    let rolls = |line: &str| line.contains("roll");
    told::<Classic>(Setup::of(4).expect("four").start().expect("a table"), rolls);
    let [one, other, ..] = duel::Monster::ALL;
    told::<Duel>(duel::Setup::of([one, other]).start().expect("a duel"), rolls);
}
