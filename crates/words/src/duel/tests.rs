//! Whole games told and asked in both languages, and single moments word by word.

mod promises;

use super::{Speaker, Teller, Tray, names};
use crate::line::{self, plain};
use crate::{Language, Line, Names, Part, Tone, Words};
use engine::duel::rule::{Rule, Step};
use engine::duel::{
    Answer, Buzz, CardId, Cause, Ending, Event, Face, Monster, Outcome, Pick, Placing, Setup, Space, State,
    Track, What,
};
use engine::{Asked, Chance, Game, Seat};
use std::collections::BTreeSet;
use table::Dealer;

fn table(chance: &mut Dealer) -> State {
    let one = chance.below(6);
    let other = (one + 1 + chance.below(5)) % 6;
    let first = [None, Some(Seat(0)), Some(Seat(1))][chance.below(3) as usize];
    let setup = Setup {
        monsters: [one, other].map(|nth| Monster::ALL[nth as usize]),
        first,
        automatic: chance.below(4) > 0,
    };
    setup.start().expect("two different monsters")
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

fn is_drawn(path: &str) -> bool {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../resources/art")
        .join(path)
        .is_file()
}

/// A game of random answers, in pieces: every position that asks a seat with the answer it gets, and every
/// event.
fn play(seed: u64, asked: &mut dyn FnMut(&State, Answer), told: &mut dyn FnMut(&State, Event, &State)) {
    let mut chance = Dealer::new(seed);
    let mut state = table(&mut chance);
    let start = state;
    for _ in 0..4_000 {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut chance),
            Asked::Seat(_) => state.any_answer(&mut chance),
        }
        .expect("somebody is asked");
        if let Asked::Seat(_) = state.asks() {
            asked(&state, answer);
        }
        state
            .apply_telling(answer, &mut |event, now| told(&start, event, now))
            .expect("the answer is legal");
    }
}

#[test]
fn whole_games_are_told_in_both_languages_with_what_everybody_has() {
    let languages = Language::ALL.map(Words::new);
    let mut lines = 0;
    for seed in 0..40 {
        let mut tellers: Vec<Teller> = Vec::new();
        play(seed, &mut |_, _| {}, &mut |start, event, now| {
            if tellers.is_empty() {
                tellers = vec![Teller::new(start); 2];
            }
            let told: Vec<Vec<Line>> = languages
                .iter()
                .zip(&mut tellers)
                .map(|(words, teller)| teller.tell(&event, words, &names(words, start)))
                .collect();
            assert_eq!(told[0].len(), told[1].len(), "{event:?}");
            for line in told.iter().flatten() {
                assert!(readable(&line.to_string()), "{event:?}: {line}");
                assert!(is_drawn(&line.icon.path()), "{event:?}: {:?}", line.icon);
                for part in &line.parts {
                    match part {
                        Part::Term { id, .. } => assert!(languages[0].has_attribute(id, "text"), "{id}"),
                        Part::Picture { path, .. } | Part::Die { path, .. } => {
                            assert!(is_drawn(path), "{path}");
                        }
                        _ => {}
                    }
                }
                lines += 1;
            }
            for teller in &tellers {
                assert_eq!(teller, &tellers[0]);
                assert!(teller.agrees_with(now), "{event:?}: {teller:?}");
            }
        });
    }
    assert!(lines > 10_000, "{lines} lines are too few for 40 games");
}

#[test]
fn every_question_and_answer_has_words_in_both_languages() {
    let languages = Language::ALL.map(Words::new);
    let mut heard = BTreeSet::new();
    for seed in 100..160 {
        play(
            seed,
            &mut |state, answer| {
                for words in &languages {
                    let names = names(words, state);
                    let speaker = Speaker {
                        words,
                        names: &names,
                        state,
                    };
                    let speech = speaker.question();
                    for text in std::iter::once(&speech.title).chain(&speech.hints) {
                        assert!(readable(&plain(text)), "{:?}: {text:?}", state.question());
                    }
                    let label = speaker.label(answer);
                    assert!(readable(&label), "{:?}: {answer:?}: {label:?}", state.question());
                    // Places are pointed at; their names stand where there is a line for them.
                    let place = matches!(answer, Answer::Place(_) | Answer::Choose(Pick::Place(..)));
                    let room = if place { 80 } else { 52 };
                    assert!(label.chars().count() <= room, "no room on a button: {label}");
                    for text in speaker.preview(answer) {
                        assert!(
                            readable(&plain(&text)),
                            "{:?}: {answer:?}: {text:?}",
                            state.question()
                        );
                    }
                    if state.question().what == What::Roll {
                        let Asked::Seat(seat) = state.asks() else { continue };
                        let told = speaker.lying(&Tray::of(state, seat));
                        assert!(told.iter().all(|text| readable(&plain(text))), "{told:?}");
                    }
                }
                if let What::May { by } | What::Choose { by, .. } = state.question().what {
                    heard.insert(super::speaker::slug(by));
                }
            },
            &mut |_, _, _| {},
        );
    }
    assert!(heard.len() > 8, "too few cards and powers have asked: {heard:?}");
}

#[test]
fn whatever_asks_by_itself_has_its_own_words() {
    let words = Words::new(Language::French);
    let mut asking = 0;
    for card in CardId::all() {
        for rule in card.card().rules {
            let Rule::When(_, _, steps) = rule else { continue };
            let slug = card.slug();
            let may = steps.iter().any(|step| matches!(step, Step::May(_)));
            let or = steps.iter().any(|step| matches!(step, Step::ChooseOr(..)));
            let must = steps.iter().any(|step| matches!(step, Step::Choose(_)));
            let mut wanted = Vec::new();
            if may || or || must {
                asking += 1;
                wanted.extend([format!("duel-ask-{slug}"), format!("duel-hint-{slug}")]);
            }
            if may {
                wanted.push(format!("duel-do-{slug}"));
            }
            if may || or {
                wanted.push(format!("duel-do-{slug}-not"));
            }
            for id in wanted {
                assert!(words.has(&id), "{id} is missing");
            }
        }
    }
    assert_eq!(asking, 9);
    for monster in Monster::ALL {
        assert!(words.has(&format!("duel-do-power-{}", monster.slug())));
    }
}

/// What a teller that listens from the beginning makes of these events: Gigazaur pulls toward -7.
fn told(language: Language, events: &[Event]) -> Vec<String> {
    let start = Setup::of([Monster::Gigazaur, Monster::Alienoid])
        .first(Seat(0))
        .start()
        .expect("two different monsters");
    let words = Words::new(language);
    let (mut teller, names) = (Teller::new(&start), names(&words, &start));
    let lines = events.iter().flat_map(|event| teller.tell(event, &words, &names));
    lines.map(|line| line.to_string()).collect()
}

fn pulled(seat: Seat, from: i8, to: i8, left: u8) -> Event {
    Event::Pulled {
        seat,
        track: Track::Fame,
        from: Space::at(from),
        to: Space::at(to),
        left,
        by: Cause::Dice(Face::Fame),
    }
}

#[test]
fn a_pull_is_one_line_as_far_as_nothing_disturbs_it() {
    let walk = [
        pulled(Seat(0), 0, -1, 2),
        pulled(Seat(0), -1, -2, 1),
        pulled(Seat(0), -2, -3, 0),
    ];
    assert_eq!(
        told(Language::English, &walk),
        ["Gigazaur pulls ★ 3 spaces with the dice: in the spotlight, 4 spaces from victory."]
    );
    assert_eq!(
        told(Language::French, &walk),
        ["Gigazaur tire ★ de 3 cases avec les dés\u{a0}: sous les projecteurs, à 4 cases de la victoire."]
    );
    let cat = Event::Hurt {
        seat: Seat(1),
        hits: 1,
        hearts: 1,
        by: Cause::Buzz(Buzz::Cat),
    };
    let disturbed = [walk[0], walk[1], cat, walk[2]];
    assert_eq!(
        told(Language::English, &disturbed),
        [
            "Gigazaur pulls ★ 2 spaces with the dice: now 5 spaces from victory.",
            "Alienoid loses 1♥ to the Cat token (→ 13♥).",
            "Gigazaur pulls ★ on by 1 space: in the spotlight, 4 spaces from victory.",
        ]
    );
}

#[test]
fn a_place_is_told_as_the_one_who_pulls_sees_it() {
    let place = |from, to| told(Language::English, &[pulled(Seat(1), from, to, 0)]).concat();
    assert!(place(-5, -4).ends_with(": still in Gigazaur’s spotlight, 3 spaces from victory."));
    assert!(place(-3, -2).ends_with(": still 5 spaces from Gigazaur’s victory."));
    assert!(place(-1, 0).ends_with(": now in the center."));
    assert!(place(5, 6).ends_with(": now 1 space from victory."));
    assert!(place(6, 7).ends_with(": the victory space is reached."));
    let half = Event::Pulled {
        seat: Seat(0),
        track: Track::Destruction,
        from: Space::at(-2),
        to: Space::from_halves(-5).expect("a space"),
        left: 0,
        by: Cause::Power(Monster::Gigazaur),
    };
    assert_eq!(
        told(Language::English, &[half]),
        ["Gigazaur pulls Destruction 1 space with the special power: now 5 spaces from victory."]
    );
}

#[test]
fn a_king_token_ends_a_pull_and_no_other_pull_goes_on() {
    let stop = Event::PullStopped {
        seat: Seat(0),
        track: Track::Fame,
        buzz: Buzz::King,
        lost: 2,
    };
    assert_eq!(
        told(
            Language::English,
            &[pulled(Seat(0), 0, -1, 2), stop, pulled(Seat(0), -1, -2, 1)]
        ),
        [
            "Gigazaur pulls ★ 1 space with the dice: now 6 spaces from victory.",
            "A King token stops ★: the last 2 spaces of Gigazaur’s pull are lost.",
        ]
    );
}

#[test]
fn claws_are_told_by_what_they_did_unless_something_comes_between() {
    let strike = Event::FaceResolved {
        seat: Seat(0),
        face: Face::Claw,
        count: 3,
    };
    let hurt = |hearts| Event::Hurt {
        seat: Seat(1),
        hits: hearts,
        hearts,
        by: Cause::Dice(Face::Claw),
    };
    let plating = CardId::from_slug("armor-plating").expect("the card");
    let softened = Event::Softened {
        seat: Seat(1),
        hits: 1,
        card: plating,
    };
    assert_eq!(
        told(Language::French, &[strike, hurt(3)]),
        ["Alienoid perd 3♥ sous les griffes de Gigazaur (→ 11♥)."]
    );
    assert_eq!(
        told(Language::French, &[strike, softened, hurt(2)]),
        [
            "Gigazaur attaque avec 3 griffes.",
            "Alienoid évite un coup grâce à « Blindage renforcé ».",
            "Alienoid perd 2♥ sous les griffes de Gigazaur (→ 12♥).",
        ]
    );
}

#[test]
fn a_card_is_told_with_its_owner() {
    let card = |slug| CardId::from_slug(slug).expect("the card");
    let bought = Event::Bought {
        seat: Seat(0),
        card: card("jets-scrambled"),
        slot: 1,
        paid: 0,
    };
    let hurt = |seat| Event::Hurt {
        seat,
        hits: 5,
        hearts: 5,
        by: Cause::Card(card("jets-scrambled")),
    };
    assert_eq!(
        told(Language::English, &[bought, hurt(Seat(0)), hurt(Seat(1))])[1..],
        [
            "Gigazaur loses 5♥ because of Jets Scrambled (→ 9♥).",
            "Alienoid loses 5♥ to Gigazaur’s Jets Scrambled (→ 9♥).",
        ]
    );
}

#[test]
fn the_three_endings_and_the_headings_are_told() {
    let ended = |ending| {
        let outcome = Outcome {
            ending,
            winner: Seat(1),
        };
        told(Language::English, &[Event::GameEnded { outcome }]).concat()
    };
    assert_eq!(
        ended(Ending::Victory(Track::Destruction)),
        "Destruction stands on Alienoid’s victory space: Alienoid wins the duel!"
    );
    assert_eq!(
        ended(Ending::Spotlight),
        "Both markers are in Alienoid’s spotlight: Alienoid wins the duel!"
    );
    assert_eq!(
        ended(Ending::Knockout),
        "Gigazaur is knocked out: Alienoid wins the duel!"
    );
    let start = Setup::of([Monster::Gigazaur, Monster::Alienoid])
        .start()
        .expect("two different monsters");
    let words = Words::new(Language::English);
    let turn = Event::TurnStarted {
        seat: Seat(0),
        number: 2,
        extra: false,
    };
    let lines = Teller::new(&start).tell(&turn, &words, &names(&words, &start));
    assert_eq!(lines[0].tone, Tone::Heading);
}

#[test]
fn places_of_tokens_are_counted_from_the_middle_on_either_side() {
    let words = Words::new(Language::English);
    let start = Setup::of([Monster::Gigazaur, Monster::Alienoid])
        .first(Seat(1))
        .start()
        .expect("two different monsters");
    let names = names(&words, &start);
    let place = |buzz, low| {
        let placing = Placing {
            track: Track::Fame,
            low,
            turned: false,
        };
        super::placing(&words, &names, start.first(), buzz, placing)
    };
    assert_eq!(place(Buzz::Cat, 0), "center");
    assert_eq!(place(Buzz::Cat, -7), "Alienoid’s space 7");
    assert_eq!(place(Buzz::Lizard, 3), "Gigazaur’s spaces 3 to 4");
    assert_eq!(place(Buzz::Lizard, -4), "Alienoid’s spaces 3 to 4");
    assert_eq!(place(Buzz::Dragon, -2), "center to Alienoid’s space 2");
    assert_eq!(place(Buzz::Dragon, 0), "center to Gigazaur’s space 2");
    assert_eq!(
        place(Buzz::Dragon, -1),
        "Alienoid’s space 1 to Gigazaur’s space 1"
    );
}

/// A table at which Gigazaur begins against Alienoid, with dear cards for sale, after these throws; each is
/// kept as it falls and its faces are left to be resolved until the last one.
fn after(throws: &[&[Face]]) -> State {
    let setup = Setup {
        monsters: [Monster::Gigazaur, Monster::Alienoid],
        first: Some(Seat(0)),
        automatic: false,
    };
    let mut state = setup.start().expect("two different monsters");
    let mut dear = ["energize", "sack-the-stadium", "monster-coaster"]
        .into_iter()
        .cycle();
    let mut throws = throws.iter();
    loop {
        let answer = match state.question().what {
            What::Reveal { .. } => {
                let card = dear.next().and_then(CardId::from_slug).expect("the card");
                Answer::Card(card)
            }
            What::FirstRoll => Answer::Throw,
            What::Throw { .. } => Answer::Faces(throws.next().expect("a throw").iter().copied().collect()),
            What::Roll | What::Buy => Answer::Done,
            _ if throws.len() > 0 => state.default_answer().expect("somebody is asked"),
            _ => return state,
        };
        state.apply(answer).expect("the answer is legal");
    }
}

/// What is said about an answer, in English.
fn said(state: &State, answer: Answer) -> (String, Vec<String>) {
    let words = Words::new(Language::English);
    let names: Names = names(&words, state);
    let speaker = Speaker {
        words: &words,
        names: &names,
        state,
    };
    let told = speaker.preview(answer);
    (
        speaker.label(answer),
        told.iter().map(|sentence| plain(sentence)).collect(),
    )
}

#[test]
fn hints_show_faces_and_markers_as_they_lie_on_the_table() {
    use Face::{Fame, Power};
    let words = Words::new(Language::English);
    let state = after(&[&[Fame, Fame, Fame, Fame, Power]]);
    let names = names(&words, &state);
    let speaker = Speaker {
        words: &words,
        names: &names,
        state: &state,
    };
    let told = speaker.preview(Answer::Resolve(Fame));
    let parts = line::parts(&told[0]);
    let shown = |part: &Part| matches!(part, Part::Symbol(_) | Part::Die { .. } | Part::Picture { .. });
    assert!(parts.iter().any(shown), "{parts:?}");
    assert!(plain(&told[0]).starts_with("★"), "{told:?}");
}

#[test]
fn an_answer_is_called_by_what_it_does_and_told_where_it_leads() {
    use Face::{Claw, Destruction, Energy, Fame, Power};
    let one = after(&[&[Fame, Fame, Fame, Fame, Fame]]);
    assert_eq!(
        said(&one, Answer::Resolve(Fame)),
        (
            "Pull Fame 3 spaces".into(),
            vec!["★ comes 3 spaces closer to you: into your spotlight, 4 spaces from your victory.".into()]
        )
    );
    let claws = after(&[&[Claw, Claw, Claw, Power, Energy]]);
    assert_eq!(
        said(&claws, Answer::Resolve(Claw)),
        (
            "3 hits on Alienoid".into(),
            vec!["Alienoid loses 3♥ and has 11♥ left.".into()]
        )
    );
    let powers = after(&[&[Power, Power, Power, Power, Energy]]);
    assert_eq!(said(&powers, Answer::Resolve(Power)).0, "Special power: 2 pulls");
    let two = after(&[
        &[Fame; 5],
        &[Claw, Claw, Power, Destruction, Destruction, Fame],
        &[
            Destruction,
            Destruction,
            Destruction,
            Destruction,
            Destruction,
            Energy,
        ],
    ]);
    assert_eq!(
        said(&two, Answer::Resolve(Destruction)).1,
        ["This brings Destruction into the spotlight beside the other marker: you win."]
    );
}

#[test]
fn the_end_of_a_buzz_free_duel_is_foreseen() {
    use Face::{Claw, Destruction, Fame, Power};
    let quiet: &[Face] = &[Power, Destruction, Destruction, Fame, Fame, Claw];
    let six = [Fame; 6];
    // 3, then 4 spaces: the victory space is 7 away.
    let state = after(&[&six[..5], quiet, &six]);
    assert_eq!(
        said(&state, Answer::Resolve(Fame)).1,
        ["This pulls ★ onto your victory space: you win."]
    );
    let (words, names) = (
        Words::new(Language::English),
        names(&Words::new(Language::English), &state),
    );
    let speaker = Speaker {
        words: &words,
        names: &names,
        state: &state,
    };
    let (own, rival) = (Seat(0), Seat(1));
    let told = |to| speaker.foretold_to(Answer::Resolve(Fame), to);
    assert_eq!(told(Some(own)).as_deref(), Some("you win"));
    let by_name = format!("{} wins", names.name(own));
    assert_eq!(told(Some(rival)), Some(by_name.clone()));
    assert_eq!(told(None), Some(by_name));
    let claws = [Claw; 6];
    let state = after(&[&claws[..5], quiet, &claws, quiet, &claws]);
    assert_eq!(
        said(&state, Answer::Resolve(Claw)).1,
        ["This knocks out Alienoid: you win."]
    );
}

#[test]
fn how_it_stands_is_said_in_one_line() {
    use Face::{Energy, Fame};
    let state = after(&[&[Fame, Fame, Fame, Fame, Energy], &[Energy; 6]]);
    let line = |language| {
        let words = Words::new(language);
        super::standing(&words, &names(&words, &state), &state).join(" · ")
    };
    assert_eq!(
        line(Language::English),
        "Gigazaur 14♥ 2⚡ · Alienoid 14♥ 1⚡ · Fame 5 spaces from Gigazaur’s victory · Destruction in the center"
    );
    assert_eq!(
        line(Language::French),
        "Gigazaur 14♥ 2⚡ · Alienoid 14♥ 1⚡ · Gloire à 5 cases de la victoire de Gigazaur · Destruction au centre"
    );
}
