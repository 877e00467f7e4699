//! Dice are counted alike wherever it is said how many there are, and a group that a card bends says which.

use super::{play_telling, setup};
use crate::classic::{Speaker, Teller, names};
use crate::{Language, Words};
use engine::classic::{Answer, CardId, Edition, Event, Face, Law, Options, Pack, PowerUp, State, What};
use engine::parts::DiceMask;
use engine::{Asked, Game};
use std::collections::BTreeSet;

/// Every pack with dice of its own.
fn with_special_dice() -> Options {
    Options {
        packs: [Pack::Curses, Pack::Berserk].into_iter().collect(),
        ..Options::default()
    }
}

/// How many a sentence says that there are: its first number, in digits or as the word for one.
fn said(sentence: &str) -> Option<u32> {
    sentence
        .split(|letter: char| !letter.is_alphanumeric())
        .find_map(|word| match word {
            "one" | "un" => Some(1),
            digits => digits.parse().ok(),
        })
}

/// What the button says of a throw, and what the log says once all of its dice have fallen.
fn assert_counted_alike(words: &Words, before: &State, dice: DiceMask, events: &[Event]) {
    let names = names(words, before);
    let speaker = Speaker::new(words, &names, before);
    let label = speaker.label(Answer::Reroll(dice));
    assert_eq!(said(&label), Some(dice.count_ones()), "{label}");
    let mut teller = Teller::new(before);
    let lines = |event: &Event| -> Vec<String> {
        let told = teller.tell(event, words, &names);
        told.iter().map(ToString::to_string).collect()
    };
    let told: Vec<String> = events.iter().flat_map(lines).collect();
    let who = names.name(before.active());
    let own = told.iter().filter_map(|line| line.strip_prefix(who));
    let thrown = events
        .iter()
        .any(|event| matches!(event, Event::DiceRolled { .. }));
    if thrown {
        assert_eq!(
            own.clone().next().and_then(said),
            Some(dice.count_ones()),
            "{told:?}"
        );
    } else {
        // One line for each of those that have faces of their own.
        assert_eq!(own.count() as u32, dice.count_ones(), "{told:?}");
    }
}

#[test]
fn the_log_counts_as_many_dice_as_the_button() {
    let (mut mixed, mut alone) = (0, 0);
    let all = Language::ALL.map(Words::new);
    for seed in 0..30 {
        let table = setup(2 + seed as usize % 4, with_special_dice());
        let mut open: Option<(State, DiceMask, Vec<Event>)> = None;
        play_telling(seed, &table, &mut |before, answer, events| {
            if let Asked::Seat(_) = before.asks()
                && let Some((before, dice, events)) = open.take()
            {
                for words in &all {
                    assert_counted_alike(words, &before, dice, &events);
                }
                let ordinary = before.turn().dice.all();
                mixed += u32::from(dice & ordinary != 0 && dice & !ordinary != 0);
                alone += u32::from(dice & ordinary == 0);
            }
            match answer {
                Answer::Reroll(dice) => open = Some((*before, dice, events.to_vec())),
                // Those that are thrown, and nothing that comes after them.
                Answer::Faces(_) | Answer::Special(_) => {
                    if let Some((_, _, told)) = &mut open {
                        let rolled = |event: &&Event| {
                            matches!(event, Event::DiceRolled { .. } | Event::SpecialRolled { .. })
                        };
                        told.extend(events.iter().filter(rolled));
                    }
                }
                _ => {}
            }
        });
    }
    assert!(mixed > 50 && alone > 3, "{mixed} {alone}");
}

#[test]
fn as_many_dice_are_thrown_first_as_it_is_said_before() {
    let mut special = 0;
    for seed in 0..30 {
        let table = setup(3, with_special_dice());
        let (mut expected, mut thrown) = (None, 0);
        play_telling(seed, &table, &mut |before, _, events| {
            let turn = before.turn();
            let all = turn.dice.all();
            if turn.rolls == 1 && before.question().what == (What::Throw { dice: all }) {
                expected = Some(turn.dice.len() + before.special_dice_thrown() as usize);
                thrown = 0;
            }
            thrown += events
                .iter()
                .map(|event| match event {
                    Event::DiceRolled { mask, .. } => mask.count_ones() as usize,
                    Event::SpecialRolled { .. } => 1,
                    _ => 0,
                })
                .sum::<usize>();
            if before.question().what == What::Roll
                && turn.rolls == 1
                && let Some(expected) = expected.take()
            {
                assert_eq!(before.dice_of_turn().count_ones() as usize, expected);
                special += expected - turn.dice.len();
            }
        });
    }
    assert!(special > 100, "{special}");
}

/// Does the position say that what these dice show brings its owner less, or something else?
fn is_bent(state: &State, face: Face) -> bool {
    let seat = state.active();
    state.dead(seat, face)
        || state.bars_gains_of(seat, face)
        || face == Face::Claw && state.claws_are_barred(seat)
}

#[test]
fn a_group_that_brings_nothing_says_because_of_what() {
    let options = [
        with_special_dice(),
        Options {
            halloween: true,
            promos: true,
            packs: [Pack::Curses].into_iter().collect(),
            power_up: PowerUp::Standard,
            ..Options::of(Edition::Dark)
        },
    ];
    let all = Language::ALL.map(Words::new);
    let mut met: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..160 {
        let table = setup(4, options[seed as usize % 2]);
        play_telling(seed, &table, &mut |before, _, events| {
            for event in events {
                let Event::GroupResolved { face, count, by, .. } = *event else {
                    continue;
                };
                let claws = face == Face::Claw && count > 0;
                if claws && before.turn().fixed && is_bent(before, face) {
                    assert!(by.is_some(), "{count} {face:?} of {before:?}");
                }
                let Some(by) = by else { continue };
                met.insert(by.slug());
                for words in &all {
                    let names = names(words, before);
                    let told = Teller::new(before).tell(event, words, &names);
                    let told: Vec<String> = told.iter().map(ToString::to_string).collect();
                    let card = crate::classic::card_name(words, by);
                    assert!(told.len() == 1 && told[0].contains(&card), "{told:?}: {card}");
                    assert!(told[0].contains(names.name(before.active())), "{told:?}");
                }
            }
        });
    }
    let bars = CardId::curses().filter(|curse| {
        matches!(
            curse.law(),
            Some(Law::Holder(_) | Law::Sand | Law::HeartsInTokyo | Law::Confused)
        )
    });
    // A curse that keeps the market from others has nothing to do with dice.
    let bars = bars.map(CardId::slug).filter(|slug| *slug != "forbidden-library");
    for slug in bars.chain(["body-spirit-ka"]) {
        assert!(met.contains(slug), "{slug} is not among {met:?}");
    }
}
