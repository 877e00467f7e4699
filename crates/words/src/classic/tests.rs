//! Whole games asked in both languages, and single moments word by word. What is told of events stands in
//! `tests/log.rs` of the workspace, with bots at the table.

mod counted;
mod promises;

use super::{Selected, Speaker, Speech, Teller, face_name, marked_die, names, piece_comes, piece_goes};
use crate::{Language, Words, line};
use engine::classic::rule::{Rule, Stat};
use engine::classic::{
    Answer, CardId, Cause, Edition, Event, Face, Key, Moment, Monster, Options, Pack, Packs, Pick, PowerUp,
    Setup, State, Use, What, has_evolutions,
};
use engine::{Asked, Chance, Game, Seat};
use std::collections::BTreeSet;
use table::Dealer;

/// Is a text what a player may read?
fn readable(text: &str) -> bool {
    !text.is_empty()
        && !text.contains("No localization")
        && !text.contains(['{', '}', '$'])
        && !text.contains("  ")
        && text.trim() == text
}

fn setup(seats: usize, options: Options) -> Setup {
    Setup {
        options,
        ..Setup::of(seats).expect("2 to 6 seats")
    }
}

fn table(seats: usize, options: Options) -> State {
    setup(seats, options).start().expect("a table")
}

/// Everything that can be put on a table.
fn all_boxes() -> Options {
    Options {
        halloween: true,
        promos: true,
        ..Options::of(Edition::Dark)
    }
}

/// Every way to use a card against a hit, with its name where the card has several.
fn against_hits() -> impl Iterator<Item = (CardId, u8)> {
    let rules = |card: CardId| {
        let rules = card.card().rules.iter().zip(0..);
        rules.filter_map(move |(rule, nth)| match rule {
            Rule::May(may) if may.at.contains(&Moment::Harm) => Some((card, nth)),
            _ => None,
        })
    };
    CardId::everything().flat_map(rules)
}

/// A position in which somebody is about to lose hearts.
fn hit() -> State {
    let mut found = None;
    for seed in 0..200 {
        play(seed, 4, all_boxes(), &mut |state, _, _| {
            if state.question().what == What::Harm && found.is_none() {
                found = Some(*state);
            }
        });
        if let Some(state) = found {
            return state;
        }
    }
    panic!("nobody is hit")
}

#[test]
fn every_answer_to_a_hit_says_what_it_does() {
    let state = hit();
    let names = crate::Names::default();
    for (language, use_it, instead) in [
        (Language::English, "Use ", "instead of losing 2♥"),
        (Language::French, "Utiliser ", "au lieu de perdre 2♥"),
    ] {
        let words = Words::new(language);
        let speaker = Speaker::new(&words, &names, &state);
        let mut said = BTreeSet::new();
        for (card, rule) in against_hits() {
            let name = card.slug();
            let pick = if name == "robot" {
                Pick::Number(2)
            } else {
                Pick::Nothing
            };
            let used = Use {
                key: Key::NONE,
                face: card,
                rule,
                pick,
            };
            let label = speaker.label(Answer::Use(used));
            let lays = used.may().is_some_and(|may| may.steps.is_empty());
            let does = label.contains(':') && !label.starts_with(use_it);
            assert!(readable(&label) && (does || lays), "{name} {rule}: {label}");
            assert_eq!(label.contains(instead), name == "robot", "{label}");
            assert!(said.insert(label), "two answers say the same: {name} {rule}");
        }
        assert!(said.len() > 20, "{}", said.len());
    }
}

#[test]
fn whoever_lives_on_without_a_heart_is_told_so_and_not_alarmed() {
    let names = crate::Names::default();
    let (mut kept, mut alarmed) = (0, 0);
    let languages = Language::ALL.map(|language| {
        let words = Words::new(language);
        let zombie = super::card_name(&words, CardId::from_slug("zombie").expect("a costume"));
        (words, zombie)
    });
    for seed in 0..1_200 {
        if kept > 3 && alarmed > 3 {
            break;
        }
        play(seed, 4, all_boxes(), &mut |state, seat, _| {
            if state.question().what != What::Harm {
                return;
            }
            for (words, zombie) in &languages {
                let said = Speaker::new(words, &names, state).question();
                let grave = super::takes_last_heart(state, seat);
                assert_eq!(said.warning, grave, "{said:?}");
                alarmed += u32::from(grave);
                if state.claims(Stat::Undying, seat) {
                    let none_left = said.lines[0].contains(" 0♥");
                    assert!(!grave, "{said:?}");
                    assert_eq!(none_left, said.lines[0].contains(zombie), "{said:?}");
                    kept += u32::from(none_left);
                }
            }
        });
    }
    assert!(kept > 3 && alarmed > 3, "{kept} {alarmed}");
}

/// A game of random answers: every position that asks a seat, with every legal answer.
fn play(seed: u64, seats: usize, options: Options, asked: &mut dyn FnMut(&State, Seat, &[Answer])) {
    play_from(seed, &setup(seats, options), asked);
}

fn play_from(seed: u64, setup: &Setup, asked: &mut dyn FnMut(&State, Seat, &[Answer])) {
    let mut chance = Dealer::new(seed);
    let mut state = setup.start().expect("a table");
    let mut answers = Vec::new();
    for _ in 0..1_500 {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance).expect("Nature is asked"),
            Asked::Seat(seat) => {
                answers.clear();
                state.answers(&mut answers);
                asked(&state, seat, &answers);
                answers[chance.below(answers.len() as u32) as usize]
            }
        };
        state.apply(answer).expect("the answer is legal");
    }
}

/// A game of random answers: every answer with the position before it, and with what happens after it.
fn play_telling(seed: u64, setup: &Setup, said: &mut dyn FnMut(&State, Answer, &[Event])) {
    let mut chance = Dealer::new(seed);
    let mut state = setup.start().expect("a table");
    for _ in 0..1_500 {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => state.any_answer(&mut chance),
        };
        let (before, answer) = (state, answer.expect("somebody is asked"));
        let mut events = Vec::new();
        let told = state.apply_telling(answer, &mut |event, _| events.push(event));
        told.expect("the answer is legal");
        said(&before, answer, &events);
    }
}

/// The name of a question, without what it carries.
fn kind(what: What) -> String {
    let name = format!("{what:?}");
    name.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// The question and every answer to it can be read.
fn assert_worded(words: &Words, state: &State, seat: Seat, answers: &[Answer]) {
    let names = names(words, state);
    let speaker = Speaker::new(words, &names, state);
    let speech = speaker.question();
    for text in [&speech.title]
        .into_iter()
        .chain(&speech.lines)
        .chain(&speech.more)
    {
        assert!(readable(text), "{:?}: {text:?}", state.question());
    }
    for answer in answers {
        let label = speaker.label(*answer);
        assert!(readable(&label), "{:?}: {answer:?}: {label:?}", state.question());
    }
    let mut free = Vec::new();
    state.free_actions(seat, &mut free);
    for answer in &free {
        let Answer::Use(used) = *answer else {
            panic!("only cards are used whatever is asked: {answer:?}");
        };
        for owner in [None, Some(seat)] {
            let label = speaker.free(used, owner);
            let named = label.contains(names.name(seat));
            assert!(readable(&label) && named == owner.is_some(), "{label:?}");
        }
        assert!(speaker.card_of(*answer).is_some());
    }
}

#[test]
fn every_question_and_answer_has_words_in_both_languages() {
    let languages = Language::ALL.map(|language| Words::new(language).printed(&all_boxes()));
    let mut heard = BTreeSet::new();
    for seed in 0..24 {
        let seats = 2 + seed as usize % 5;
        play(seed, seats, all_boxes(), &mut |state, seat, answers| {
            heard.insert(kind(state.question().what));
            for words in &languages {
                assert_worded(words, state, seat, answers);
            }
        });
    }
    assert!(heard.len() >= 12, "too few questions were asked: {heard:?}");
}

/// Each monster that has Evolutions plays in several games; all that these ask can be read.
#[test]
fn every_choice_of_an_evolution_has_words_in_both_languages() {
    let languages = Language::ALL.map(Words::new);
    let monsters: Vec<Monster> = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster))
        .collect();
    let mut asking = BTreeSet::new();
    for seed in 0..36 {
        let first = seed as usize * 5;
        let powered = Setup {
            monsters: (0..4)
                .map(|seat| monsters[(first + seat) % monsters.len()])
                .collect(),
            options: Options {
                power_up: PowerUp::Standard,
                ..Options::default()
            },
            first: None,
        };
        play_from(seed, &powered, &mut |state, seat, answers| {
            if let What::Evolution { by } = state.question().what {
                asking.insert(by.slug());
            }
            for words in &languages {
                assert_worded(words, state, seat, answers);
            }
        });
    }
    assert!(
        asking.len() >= 12 && asking.contains("target-acquired"),
        "too few Evolutions asked: {asking:?}"
    );
}

#[test]
fn nothing_is_said_where_no_seat_is_asked() {
    let (words, state) = (Words::new(Language::English), table(3, Options::default()));
    assert_eq!(state.asks(), Asked::Nature, "a throw for the first turn");
    let names = names(&words, &state);
    let speaker = Speaker::new(&words, &names, &state);
    assert_eq!(speaker.question(), Speech::default());
    assert_eq!(speaker.label(Answer::Done), "");
}

#[test]
fn what_is_selected_changes_what_is_asked() {
    let words = Words::new(Language::English);
    let mut rolls = 0;
    play(1, 4, Options::default(), &mut |state, _, _| {
        if state.question().what != What::Roll || !state.may_reroll() {
            return;
        }
        let names = names(&words, state);
        let title = |kept| {
            let selected = Selected {
                kept,
                ..Selected::default()
            };
            let speaker = Speaker {
                words: &words,
                names: &names,
                state,
                selected,
            };
            speaker.question().title
        };
        assert_eq!(title(0), crate::fl!(words, "play-ask-roll"));
        assert_eq!(
            title(state.turn().dice.all()),
            crate::fl!(words, "play-ask-roll-all")
        );
        rolls += 1;
    });
    assert!(rolls > 10, "{rolls}");
}

#[test]
fn a_die_that_a_flood_takes_is_removed_and_not_rerolled() {
    let words = Words::new(Language::English);
    let options = Options {
        packs: Packs::NONE.with(Pack::Curses, true),
        ..Options::default()
    };
    let (mut flooded, mut blessed) = (0, 0);
    for seed in 0..60 {
        play(seed, 3, options, &mut |state, _, answers| {
            let What::Curse { by } = state.question().what else {
                return;
            };
            let names = names(&words, state);
            let speaker = Speaker::new(&words, &names, state);
            let dice = answers
                .iter()
                .filter(|answer| matches!(answer, Answer::Choose(Pick::Die(_) | Pick::Remove(_))));
            for answer in dice {
                let said = speaker.label(*answer);
                let leaves = matches!(answer, Answer::Choose(Pick::Remove(_)));
                let (verb, count) = match (by.slug(), leaves) {
                    ("raging-flood", true) => ("Remove", &mut flooded),
                    ("false-blessing", true) => ("Remove", &mut blessed),
                    ("false-blessing", false) => ("Reroll", &mut blessed),
                    (other, _) => panic!("{other} asks for a die: {said}"),
                };
                assert!(said.starts_with(verb), "{said} by {}", by.slug());
                *count += 1;
            }
        });
    }
    assert!(flooded > 5 && blessed > 5, "{flooded} {blessed}");
}

#[test]
fn a_curse_asks_for_what_is_chosen_and_says_who_gets_it() {
    let words = Words::new(Language::English);
    let options = Options {
        packs: Packs::NONE.with(Pack::Curses, true),
        power_up: PowerUp::Standard,
        ..Options::default()
    };
    let kinds = [
        ("khepri-rebellion", "units", "what do you give NAME?"),
        ("khepri-rebellion", "seat", "who gets the Golden Scarab?"),
        ("pharaonic-skin", "units", "what do you give NAME?"),
        ("inadequate-offering", "card", "which card do you discard?"),
        ("forbidden-library", "card", "which card do you discard?"),
        ("raging-flood", "face", "which face do you add?"),
        ("raging-flood", "remove", "which die do you remove?"),
        ("false-blessing", "remove", "reroll or remove a die?"),
        ("false-blessing", "dice", "which dice are rerolled?"),
        ("confused-senses", "dice", "which dice are rerolled?"),
        ("gaze-of-the-sphinx", "draw", "what do you gain?"),
        ("gaze-of-the-sphinx", "hand", "what do you lose?"),
    ];
    let mut met = BTreeSet::new();
    for seed in 0..160 {
        play(seed, 3, options, &mut |state, seat, answers| {
            let What::Curse { by } = state.question().what else {
                return;
            };
            let mut chosen = answers.iter().filter_map(|answer| match answer {
                Answer::Choose(Pick::Units(..)) if by.slug() == "gaze-of-the-sphinx" => None,
                Answer::Choose(Pick::Units(..)) => Some("units"),
                Answer::Choose(Pick::Seat(_)) => Some("seat"),
                Answer::Choose(Pick::Kind(_)) => Some("hand"),
                Answer::Choose(Pick::Card(_)) if by.slug() == "gaze-of-the-sphinx" => Some("hand"),
                Answer::Choose(Pick::Card(_)) => Some("card"),
                Answer::Choose(Pick::Face(_)) => Some("face"),
                Answer::Choose(Pick::Remove(_)) => Some("remove"),
                Answer::Choose(Pick::Dice(_)) => Some("dice"),
                Answer::Choose(Pick::Nothing) if by.slug() == "gaze-of-the-sphinx" => Some("draw"),
                _ => None,
            });
            let Some(chosen) = chosen.next_back() else {
                return;
            };
            let names = names(&words, state);
            let title = Speaker::new(&words, &names, state).question().title;
            let kind = kinds
                .iter()
                .find(|(card, pick, _)| (*card, *pick) == (by.slug(), chosen));
            let (_, _, asks) = kind.unwrap_or_else(|| panic!("{} asks for {chosen}: {title}", by.slug()));
            // The holder of the Scarab gives the active monster, or gets what that one gives.
            let gets = if seat == state.active() {
                state.scarab()
            } else {
                Some(state.active())
            };
            let name = gets.map_or("", |gets| names.name(gets));
            assert!(gets != Some(seat) || chosen != "units", "{title}");
            assert!(
                title.ends_with(&asks.replace("NAME", name)),
                "{title} of {chosen}"
            );
            met.insert((by.slug(), chosen));
        });
    }
    let all: BTreeSet<_> = kinds.iter().map(|(card, pick, _)| (*card, *pick)).collect();
    assert_eq!(met, all);
}

#[test]
fn what_an_evolution_says_to_its_owner_is_not_said_to_somebody_else() {
    let words = Words::new(Language::English);
    let (mut own, mut others) = (0, 0);
    for seed in 0..60 {
        let options = Options {
            power_up: PowerUp::Draft,
            ..all_boxes()
        };
        play(seed, 4, options, &mut |state, seat, _| {
            let What::Evolution { by } = state.question().what else {
                return;
            };
            let names = names(&words, state);
            let speaker = Speaker::new(&words, &names, state);
            let said = speaker.question().lines.join(" ");
            let owner = state.asking_owner().expect("a card asks");
            let told = said.starts_with(&format!("It says to {}: ", names.name(owner)));
            assert_eq!(told, owner != seat, "{by:?}: {said}");
            if told { others += 1 } else { own += 1 }
        });
    }
    assert!(own > 10 && others > 3, "{own} {others}");
}

#[test]
fn what_a_card_that_is_bought_brings_is_foreseen() {
    let words = Words::new(Language::English);
    let mut met = 0;
    for seed in 0..40 {
        play(seed, 3, all_boxes(), &mut |state, seat, answers| {
            let bought = answers.iter().filter(|answer| matches!(answer, Answer::Buy(_)));
            for answer in bought {
                let mut now = *state;
                now.apply(*answer).expect("it is offered");
                let mut cards = Vec::new();
                // It acts once the next card for sale is turned over.
                while now.asks() == Asked::Nature && matches!(now.question().what, What::Reveal { .. }) {
                    cards.clear();
                    now.answers(&mut cards);
                    now.apply(cards[0]).expect("a card");
                }
                let stars = i32::from(now.player(seat).stars) - i32::from(state.player(seat).stars);
                if stars <= 0 || now.outcome().is_some() || !now.player(seat).alive {
                    continue;
                }
                let names = names(&words, state);
                let speaker = Speaker::new(&words, &names, state);
                let said = speaker.foresees(*answer).join(" ");
                assert!(
                    said.contains(&format!("+{stars}★")),
                    "{answer:?} brings {stars}: {said}"
                );
                met += 1;
            }
        });
    }
    assert!(met > 20, "{met}");
}

#[test]
fn what_one_monster_hands_to_another_names_both() {
    let [one, other] = [Seat(0), Seat(1)];
    let stars = |seat, delta, cause| Event::StarsChanged {
        seat,
        asked: delta,
        delta,
        now: 3,
        cause,
    };
    let energy = |seat, delta, cause| Event::EnergyChanged {
        seat,
        delta,
        now: 3,
        cause,
    };
    let handed = [
        ("a star given", stars(one, -1, Cause::PaidTo(other))),
        ("a star received", stars(one, 1, Cause::PaidBy(other))),
        ("energy given", energy(one, -1, Cause::PaidTo(other))),
        ("energy received", energy(one, 1, Cause::PaidBy(other))),
        (
            "a heart received",
            Event::LifeGained {
                seat: one,
                asked: 1,
                delta: 1,
                now: 3,
                cause: Cause::PaidBy(other),
            },
        ),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let state = table(2, Options::default());
        let names = names(&words, &state);
        for (what, event) in &handed {
            let told = Teller::new(&state).tell(event, &words, &names);
            let said: Vec<String> = told.iter().map(ToString::to_string).collect();
            let said = said.join(" ");
            for seat in [one, other] {
                let name = line::plain(names.name(seat));
                assert!(said.contains(&name), "{what}: {said:?} does not name {name}");
            }
        }
    }
}

#[test]
fn dice_and_pieces_stand_in_sentences_with_their_article() {
    for language in Language::ALL {
        let words = Words::new(language);
        for piece in CardId::pieces() {
            let (comes, goes) = (piece_comes(&words, piece), piece_goes(&words, piece));
            assert!(
                !comes.is_empty() && !goes.is_empty() && comes != goes,
                "{comes}, {goes}"
            );
        }
        for face in Face::ALL {
            assert!(
                marked_die(&words, face).contains(&face_name(&words, face)),
                "{face:?}"
            );
        }
    }
    let french = Words::new(Language::French);
    let said = line::plain(&marked_die(&french, Face::Claw));
    assert_eq!(said, "une griffe");
}

#[test]
fn where_the_other_evolution_goes_is_told_by_how_it_is_played() {
    let words = Words::new(Language::English);
    for (power_up, first, later) in [
        (PowerUp::Standard, "shuffled back into your deck", "is discarded"),
        (
            PowerUp::Controlled,
            "shuffled back into your deck",
            "goes under your deck",
        ),
        (PowerUp::Draft, "shuffled back into your deck", "is discarded"),
    ] {
        let options = Options {
            power_up,
            ..Options::default()
        };
        let mut told = [0, 0];
        for seed in 0..12 {
            play(seed, 3, options, &mut |state, _, _| {
                if state.question().what != What::Draw {
                    return;
                }
                let names = names(&words, state);
                let said = Speaker::new(&words, &names, state);
                let is_later = state.turn().number > 0;
                let lines = said.question().lines;
                let wanted = if is_later { later } else { first };
                assert!(
                    lines.iter().any(|line| line.contains(wanted)),
                    "{power_up:?}: {lines:?}"
                );
                told[usize::from(is_later)] += 1;
            });
        }
        assert!(told.iter().all(|times| *times > 0), "{power_up:?}: {told:?}");
    }
}

#[test]
fn what_stopping_leads_to_is_what_comes_when_everybody_says_the_usual_thing() {
    let words = Words::new(Language::English);
    let (mut closed, mut out, mut won) = (0, 0, 0);
    for seed in 0..40 {
        let options = if seed % 2 == 0 {
            all_boxes()
        } else {
            Options::default()
        };
        play(seed, 3, options, &mut |state, seat, _| {
            let stops =
                (state.question().what == What::Roll && state.offers(Answer::Done)).then_some(Answer::Done);
            let rest = state
                .offers(Answer::RestInDefaultOrder)
                .then_some(Answer::RestInDefaultOrder);
            let Some(answer) = stops.or(rest) else { return };
            let names = names(&words, state);
            let speaker = Speaker::new(&words, &names, state);
            let told = speaker.foresees(answer);
            assert!(told.iter().all(|line| readable(line)), "{told:?}");
            let open = ["choice or a roll", "nobody reacts"];
            if told
                .iter()
                .any(|line| open.iter().any(|word| line.contains(word)))
            {
                return;
            }
            let mut now = *state;
            now.apply(answer).expect("it is offered");
            while now.turn().number == state.turn().number
                && !matches!(
                    now.question().what,
                    What::Buy | What::Theft | What::Sale | What::ExtraTurn { .. }
                )
                && matches!(now.asks(), Asked::Seat(_))
                && let Some(usual) = now.default_answer()
            {
                now.apply(usual).expect("it is offered");
            }
            closed += 1;
            for other in state.all_seats().filter(|other| state.player(*other).alive) {
                let falls = !now.player(other).alive;
                let line = if other == seat {
                    "You are eliminated.".to_owned()
                } else {
                    format!("{} is eliminated.", names.name(other))
                };
                if now.turn().number == state.turn().number {
                    assert_eq!(told.contains(&line), falls, "{told:?}");
                }
                out += u32::from(falls);
            }
            if let Some(outcome) = now.outcome().filter(|_| now.turn().number == state.turn().number) {
                let wins = outcome.winners.contains(seat);
                assert_eq!(
                    told.iter().any(|line| line.starts_with("You win")),
                    wins,
                    "{told:?}"
                );
                won += 1;
            }
        });
    }
    assert!(closed > 300 && out > 5 && won > 1, "{closed} {out} {won}");
}

#[test]
fn what_comes_as_the_turn_ends_is_foreseen_whether_or_not_something_can_be_bought() {
    let mut met = [[0; 2]; 2];
    for language in Language::ALL {
        let words = Words::new(language);
        let late = ["text-see-late", "text-see-late-idle"].map(|id| {
            let told = words.text_with(id, &[("what", "?".into())]);
            told.trim_end_matches("?.").to_owned()
        });
        for seed in 0..40 {
            let options = Options {
                promos: true,
                halloween: seed % 2 == 0,
                ..Options::default()
            };
            play(seed, 3, options, &mut |state, seat, _| {
                if state.question().what != What::Roll || !state.offers(Answer::Done) {
                    return;
                }
                let had = |now: &State| {
                    let player = now.player(seat);
                    (player.stars, player.energy, player.hearts)
                };
                let (mut now, mut answer) = (*state, Some(Answer::Done));
                let (mut bought, mut over) = (None, None);
                while let Some(said) = answer.take() {
                    let told = now.apply_telling(said, &mut |event, now| {
                        if matches!(event, Event::TurnEnded { .. }) {
                            over = over.or(Some(had(now)));
                        }
                    });
                    let goes_on = told.is_ok() && over.is_none() && matches!(now.asks(), Asked::Seat(_));
                    let own = now.asks() == Asked::Seat(seat);
                    if goes_on && own && now.question().what == What::Buy {
                        bought = Some(had(&now));
                    }
                    answer = match now.question().what {
                        What::ExtraTurn { .. } => None,
                        _ => now.default_answer().filter(|_| goes_on),
                    };
                }
                let (Some(bought), Some(over)) = (bought, over) else {
                    return;
                };
                let names = names(&words, state);
                let told = Speaker::new(&words, &names, state).foresees(Answer::Done);
                let [sure, idle] = late
                    .each_ref()
                    .map(|late| told.iter().any(|line| line.starts_with(late)));
                let open = ["text-see-open", "text-see-reacts"].map(|id| words.text(id));
                let known =
                    !told.iter().any(|line| open.contains(line)) && state.foresee(Answer::Done).is_usual();
                if known {
                    let more = bought != over;
                    assert!(!sure && (idle || !more), "{told:?}");
                    met[usize::from(idle)][usize::from(more)] += 1;
                }
            });
        }
    }
    assert!(met[0][0] > 50 && met[1][1] > 5 && met[0][1] == 0, "{met:?}");
}

#[test]
fn a_button_says_what_is_done_and_the_line_beside_it_what_comes_of_it() {
    let mut met = 0;
    for language in Language::ALL {
        let words = Words::new(language);
        for seed in 0..60 {
            play(seed, 4, all_boxes(), &mut |state, seat, answers| {
                let names = names(&words, state);
                let speaker = Speaker::new(&words, &names, state);
                let out = words.text("text-see-fall").to_lowercase();
                let words_of_it = ["eliminated", "hors jeu", "you are out", out.trim_end_matches('.')];
                for answer in answers
                    .iter()
                    .filter(|answer| !matches!(answer, Answer::Reroll(_)))
                {
                    let Some(fate) = speaker.foretold(*answer).filter(|fate| fate.loses) else {
                        continue;
                    };
                    let label = speaker.label(*answer).to_lowercase();
                    let twice = words_of_it.iter().any(|said| label.contains(said));
                    assert!(!twice, "{label}: {} ({seat:?})", fate.said);
                    met += 1;
                }
            });
        }
    }
    assert!(met > 20, "{met}");
}
