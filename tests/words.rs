//! The words of both languages: complete, alike, and typeset as each language wants it.

mod source;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use king_of_tokyo::bots::Level;
use king_of_tokyo::engine::classic::{
    BoughtFrom, CardId, Cause, Ending, Event, HitKind, LeaveReason, Monster, Outcome, Place, Reason, Setup,
    SetupError, State, What,
};
use king_of_tokyo::engine::parts::{Dice, Face};
use king_of_tokyo::engine::{Asked, Game, Illegal, Seat};
use king_of_tokyo::i18n::{Language, Line, Names, Words, grammar, narrate};
use king_of_tokyo::session::Session;
use std::collections::{BTreeMap, BTreeSet};

/// Everything one message says: its value and its attributes, by name.
type Messages = BTreeMap<String, BTreeMap<String, Pattern<String>>>;

/// The files of a language, by name.
fn files(language: Language) -> BTreeMap<String, Messages> {
    let folder = source::root().join("i18n").join(language.code());
    let entries = std::fs::read_dir(&folder).expect("every language has a folder");
    let names = entries.map(|entry| entry.expect("the folder can be listed").file_name());
    names
        .map(|name| {
            let text = std::fs::read_to_string(folder.join(&name)).expect("Fluent files are text");
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{language}/{name:?} is no Fluent file: {errors:?}"));
            (name.to_string_lossy().into_owned(), messages(&resource))
        })
        .collect()
}

fn messages(resource: &Resource<String>) -> Messages {
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.iter().map(|value| (String::new(), value.clone()));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (attribute.id.name.clone(), attribute.value.clone()));
        let before = found.insert(message.id.name.clone(), value.chain(attributes).collect());
        assert!(before.is_none(), "{} stands twice in a file", message.id.name);
    }
    found
}

/// The variables that a pattern needs, functions and selectors included.
fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            variables_of(expression, &mut found);
        }
    }
    found
}

fn variables_of(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => variables_inline(inline, found),
        Expression::Select { selector, variants } => {
            variables_inline(selector, found);
            for variant in variants {
                found.extend(variables(&variant.value));
            }
        }
    }
}

fn variables_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                variables_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => variables_of(expression, found),
        _ => {}
    }
}

/// What a pattern can read like: variables are an X, and each variant is read by itself.
fn readings(pattern: &Pattern<String>) -> Vec<String> {
    let (mut whole, mut all) = (String::new(), Vec::new());
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => whole.push_str(&value.replace("\\u00A0", "\u{a0}")),
            PatternElement::Placeable { expression } => {
                whole.push('X');
                if let Expression::Select { variants, .. } = expression {
                    all.extend(variants.iter().flat_map(|variant| readings(&variant.value)));
                }
            }
        }
    }
    all.push(whole);
    all
}

fn every_reading(language: Language) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (file, messages) in files(language) {
        for (id, patterns) in messages {
            for pattern in patterns.values() {
                all.extend(
                    readings(pattern)
                        .into_iter()
                        .map(|text| (format!("{language}/{file}: {id}"), text)),
                );
            }
        }
    }
    all
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (english, french) = (files(Language::English), files(Language::French));
    let names = |files: &BTreeMap<String, Messages>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&english), names(&french));
    let mut seen = BTreeSet::new();
    for (file, english) in &english {
        let french = &french[file];
        let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (ids(english), ids(french));
        let lonely: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(lonely.is_empty(), "{file}: only in one language: {lonely:?}");
        for (id, patterns) in english {
            assert!(seen.insert(id.clone()), "{id} stands in two files");
            let kept = |messages: &BTreeMap<String, Pattern<String>>| {
                messages
                    .iter()
                    .map(|(name, pattern)| (name.clone(), variables(pattern)))
                    .collect::<Vec<_>>()
            };
            assert_eq!(kept(patterns), kept(&french[id]), "{file}: {id}");
        }
    }
}

#[test]
fn french_is_typeset_as_in_books() {
    let mut wrong = Vec::new();
    for (at, text) in every_reading(Language::French) {
        let letters: Vec<char> = text.chars().collect();
        for (n, letter) in letters.iter().enumerate() {
            let before = n.checked_sub(1).map(|n| letters[n]);
            let after = letters.get(n + 1).copied();
            let wants_space = match letter {
                ':' => after.is_none_or(char::is_whitespace),
                ';' | '!' | '?' | '»' | '%' => true,
                _ => false,
            };
            // A run of marks (« !? ») is spaced once; « 3 : » in front of nothing is a heading.
            let marks = before.is_some_and(|before| ";:!?".contains(before));
            if wants_space
                && before.is_some()
                && !marks
                && before != Some('\u{a0}')
                && before != Some('\u{202f}')
            {
                wrong.push(format!("{at}: no U+00A0 before {letter}: {text}"));
            }
            if *letter == '«' && after != Some('\u{a0}') && after != Some('\u{202f}') {
                wrong.push(format!("{at}: no U+00A0 after «: {text}"));
            }
            if matches!(letter, '\'' | '"' | '“' | '”') {
                wrong.push(format!("{at}: {letter} instead of ’ or « »: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn english_is_typeset_as_in_books() {
    let wrong: Vec<String> = every_reading(Language::English)
        .into_iter()
        .filter(|(_, text)| {
            text.contains(['\'', '"', '\u{a0}']) || text.contains("  ") || text.contains(" :")
        })
        .map(|(at, text)| format!("{at}: {text}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
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

#[test]
fn cards_monsters_and_errors_have_words() {
    let (english, french) = (Words::new(Language::English), Words::new(Language::French));
    for words in [&english, &french] {
        for card in CardId::all() {
            let (name, text) = (words.card_name(card), words.card_text(card));
            assert!(readable(&name) && !name.ends_with('.'), "{}: {name}", card.slug());
            assert!(readable(&text) && text.ends_with('.'), "{}: {text}", card.slug());
            assert!(
                text.chars().count() < 170,
                "{} has no room on a card: {text}",
                card.slug()
            );
        }
        for monster in Monster::ALL {
            assert!(words.monster_of(monster).contains(&words.monster_name(monster)));
        }
        for error in [SetupError::Seats(7), SetupError::SameMonster(Monster::Alienoid)] {
            assert!(readable(&words.setup_error(error)));
        }
        for illegal in [Illegal::GameOver, Illegal::NotOffered] {
            assert!(readable(&words.illegal(illegal)));
        }
    }
    for card in CardId::all() {
        assert_ne!(english.card_text(card), french.card_text(card), "{}", card.slug());
    }
}

#[test]
fn no_card_is_worded_that_does_not_exist() {
    let slugs: BTreeSet<String> = CardId::all()
        .map(|card| format!("card-{}", card.slug()))
        .collect();
    let worded: BTreeSet<String> = files(Language::English)["cards.ftl"]
        .keys()
        .filter(|id| id.starts_with("card-"))
        .cloned()
        .collect();
    assert_eq!(worded, slugs);
}

#[test]
fn no_message_is_forgotten_and_none_is_missing() {
    let built = |id: &str| id.starts_with("cli-option-") || id.starts_with("cli-about");
    let said = |id: &str| {
        ["log-", "face-", "error-", "cli-"]
            .iter()
            .any(|kind| id.starts_with(kind))
            && !built(id)
    };
    let files = files(Language::English);
    let worded: BTreeSet<String> = files
        .values()
        .flat_map(BTreeMap::keys)
        .filter(|id| said(id))
        .cloned()
        .collect();
    let used: BTreeSet<String> = source::sources("src")
        .into_iter()
        .flat_map(|source| source.literals)
        .map(|literal| literal.text)
        .filter(|text| {
            said(text)
                && text
                    .bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter == b'-')
        })
        .collect();
    let differing: Vec<_> = worded.symmetric_difference(&used).collect();
    assert!(differing.is_empty(), "only worded or only used: {differing:?}");
}

#[test]
fn the_written_genitive_is_the_one_that_names_get() {
    let words = Words::new(Language::French);
    for monster in Monster::ALL {
        assert_eq!(
            words.monster_of(monster),
            grammar::de(&words.monster_name(monster))
        );
    }
}

/// Every kind of event, and every cause where it changes the sentence. A new kind of event stops this from compiling.
fn one_of_each() -> Vec<Event> {
    let (seat, other, victim) = (Seat(0), Seat(1), Seat(1));
    let mut cards = CardId::all();
    let (card, face) = (cards.next().expect("a card"), cards.next().expect("another card"));
    let dice: Dice = Face::ALL.into_iter().collect();
    let (from, to) = (Face::One, Face::Claw);
    let mut events = vec![
        Event::GameStarted { seats: 6 },
        Event::FirstPlayerRoll { seat, dice },
        Event::FirstPlayerTied { seats: 0b111 },
        Event::FirstPlayer { seat },
        Event::DiceRolled {
            seat,
            roll: 1,
            limit: 3,
            mask: 63,
            dice,
        },
        Event::DiceRolled {
            seat,
            roll: 2,
            limit: 3,
            mask: 1,
            dice,
        },
        Event::DieRerolled {
            by: other,
            card,
            die: 0,
            from,
            to,
        },
        Event::DieChanged {
            by: seat,
            card,
            die: 0,
            from,
            to,
        },
        Event::RollLimitChanged { seat, card, limit: 4 },
        Event::SmashesAdded { seat, card, count: 1 },
        Event::GroupResolved {
            seat,
            face: Face::Claw,
            count: 1,
        },
        Event::DamageReduced {
            victim,
            card,
            from: 3,
            to: 1,
            dice,
        },
        Event::DamageReduced {
            victim,
            card,
            from: 1,
            to: 0,
            dice,
        },
        Event::DamagePrevented { victim, amount: 2 },
        Event::BesideRolled { seat, card, dice },
        Event::YieldChosen { seat },
        Event::StayChosen { seat },
        Event::HeldHitCancelled {
            seat,
            card,
            amount: 3,
        },
        Event::EnteredTokyo {
            seat,
            place: Place::City,
        },
        Event::EnteredTokyo {
            seat,
            place: Place::Bay,
        },
        Event::MovedBayToCity { seat },
        Event::LeftTokyo {
            seat,
            place: Place::Bay,
            reason: LeaveReason::BayClosed,
        },
        Event::LeftTokyo {
            seat,
            place: Place::City,
            reason: LeaveReason::Forced(card),
        },
        Event::BayClosed,
        Event::Reborn { seat, card },
        Event::Eliminated { seat },
        Event::CardRevealed { slot: 0, card },
        Event::CardBought {
            seat,
            card,
            from: BoughtFrom::Market(0),
            price: 3,
        },
        Event::CardBought {
            seat,
            card,
            from: BoughtFrom::Deck,
            price: 3,
        },
        Event::CardBought {
            seat,
            card,
            from: BoughtFrom::Monster(other),
            price: 3,
        },
        Event::CardSold {
            seat,
            card,
            refund: 4,
        },
        Event::CardPeeked {
            seat,
            card: Some(card),
        },
        Event::MimicSet {
            seat,
            card,
            of: other,
            face,
        },
        Event::MimicSet {
            seat,
            card,
            of: seat,
            face,
        },
        Event::MimicCleared { seat, card },
        Event::CapChanged { seat, cap: 12 },
        Event::DeckReshuffled { size: 12 },
        Event::ExtraTurnQueued { seat, card },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Stars,
                winners: 1,
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Stars,
                winners: 3,
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Survivor,
                winners: 2,
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Nobody,
                winners: 0,
            },
        },
    ];
    for reason in [Reason::Order, Reason::FewerDice, Reason::Extra] {
        events.push(Event::TurnStarted {
            seat,
            number: 2,
            reason,
        });
    }
    for now in 0..4 {
        events.push(Event::CardCountersChanged { seat, card, now });
    }
    for delta in [-2, -1, 1, 2] {
        events.push(Event::PoisonChanged { seat, delta, now: 3 });
        events.push(Event::ShrinkChanged { seat, delta, now: 3 });
    }
    for cause in [
        Cause::Dice,
        Cause::Card(card),
        Cause::Income,
        Cause::Entering,
        Cause::Tokens,
        Cause::PaidBy(other),
    ] {
        events.push(Event::StarsChanged {
            seat,
            asked: 1,
            delta: 1,
            now: 4,
            cause,
        });
        events.push(Event::EnergyChanged {
            seat,
            delta: 1,
            now: 4,
            cause,
        });
        events.push(Event::LifeGained {
            seat,
            asked: 1,
            delta: 1,
            now: 4,
            cause,
        });
    }
    for card in CardId::all() {
        events.push(Event::StarsChanged {
            seat,
            asked: -5,
            delta: -2,
            now: 0,
            cause: Cause::Card(card),
        });
        events.push(Event::EnergyChanged {
            seat,
            delta: -2,
            now: 0,
            cause: Cause::Card(card),
        });
    }
    events.push(Event::EnergyChanged {
        seat,
        delta: -2,
        now: 1,
        cause: Cause::Sweep,
    });
    events.push(Event::EnergyChanged {
        seat,
        delta: -2,
        now: 1,
        cause: Cause::Tokens,
    });
    events.push(Event::StarsChanged {
        seat,
        asked: -2,
        delta: -2,
        now: 1,
        cause: Cause::Tokens,
    });
    for (kind, by, card) in [
        (HitKind::Smash, Some(seat), None),
        (HitKind::Card, Some(seat), Some(card)),
        (HitKind::Card, Some(victim), Some(card)),
        (HitKind::Card, None, Some(card)),
        (HitKind::Card, None, None),
        (HitKind::Token, None, None),
    ] {
        events.push(Event::LifeLost {
            victim,
            amount: 2,
            kind,
            by,
            card,
            now: 5,
        });
    }
    events
}

/// Events that other sentences of the moment already tell, or that only some cards bring to the log.
fn untold() -> Vec<Event> {
    let (seat, dice) = (Seat(0), Dice::default());
    let card = CardId::all().next().expect("a card");
    vec![
        Event::TurnEnded { seat },
        Event::DiceFixed { seat, dice },
        Event::GroupResolved {
            seat,
            face: Face::One,
            count: 2,
        },
        Event::DiceRolled {
            seat,
            roll: 1,
            limit: 3,
            mask: 0,
            dice,
        },
        Event::StarsChanged {
            seat,
            asked: 2,
            delta: 0,
            now: 20,
            cause: Cause::Dice,
        },
        Event::StarsChanged {
            seat,
            asked: -3,
            delta: -3,
            now: 0,
            cause: Cause::Death,
        },
        Event::EnergyChanged {
            seat,
            delta: -3,
            now: 0,
            cause: Cause::Price(card),
        },
        Event::EnergyChanged {
            seat,
            delta: 3,
            now: 3,
            cause: Cause::Sale(card),
        },
        Event::LifeGained {
            seat,
            asked: 1,
            delta: 0,
            now: 10,
            cause: Cause::Dice,
        },
        Event::BatchOpened {
            kind: HitKind::Smash,
            by: Some(seat),
            card: None,
        },
        Event::DamageReduced {
            victim: seat,
            card,
            from: 2,
            to: 2,
            dice,
        },
        Event::LeftTokyo {
            seat,
            place: Place::City,
            reason: LeaveReason::Yielded,
        },
        Event::ReachedZero { seat },
        Event::MarketSwept { seat },
        Event::DecisionMade {
            seat,
            what: What::Yield,
            answer: king_of_tokyo::engine::classic::Answer::Stay,
            automatic: false,
        },
    ]
}

/// Stops compiling when there is a new kind of event: then it belongs into one of the two lists above.
#[expect(dead_code, reason = "only the compiler reads it")]
fn every_kind(event: &Event) {
    match event {
        Event::GameStarted { .. } | Event::FirstPlayerRoll { .. } | Event::FirstPlayerTied { .. } => {}
        Event::FirstPlayer { .. } | Event::TurnStarted { .. } | Event::TurnEnded { .. } => {}
        Event::DiceRolled { .. } | Event::DieRerolled { .. } | Event::DieChanged { .. } => {}
        Event::RollLimitChanged { .. } | Event::DiceFixed { .. } | Event::SmashesAdded { .. } => {}
        Event::GroupResolved { .. } | Event::StarsChanged { .. } | Event::EnergyChanged { .. } => {}
        Event::LifeGained { .. } | Event::BatchOpened { .. } | Event::DamageReduced { .. } => {}
        Event::DamagePrevented { .. } | Event::LifeLost { .. } | Event::BesideRolled { .. } => {}
        Event::PoisonChanged { .. } | Event::ShrinkChanged { .. } | Event::YieldChosen { .. } => {}
        Event::StayChosen { .. } | Event::HeldHitCancelled { .. } | Event::EnteredTokyo { .. } => {}
        Event::MovedBayToCity { .. } | Event::LeftTokyo { .. } | Event::BayClosed => {}
        Event::ReachedZero { .. } | Event::Reborn { .. } | Event::Eliminated { .. } => {}
        Event::MarketSwept { .. } | Event::CardRevealed { .. } | Event::CardBought { .. } => {}
        Event::CardUsed { .. } | Event::CardDiscarded { .. } | Event::CardSold { .. } => {}
        Event::CardPeeked { .. } | Event::MimicSet { .. } | Event::MimicCleared { .. } => {}
        Event::CardCountersChanged { .. } | Event::CapChanged { .. } | Event::DeckReshuffled { .. } => {}
        Event::ExtraTurnQueued { .. } | Event::GameEnded { .. } | Event::DecisionMade { .. } => {}
    }
}

fn table() -> Names {
    Names::new(vec![
        ("Alienoid".into(), Monster::Alienoid),
        ("Gigazaur".into(), Monster::Gigazaur),
        ("Zoé {$who}".into(), Monster::TheKing),
    ])
}

#[test]
fn every_event_has_words_with_everything_in_them() {
    let names = table();
    for language in Language::ALL {
        let words = Words::new(language);
        for event in one_of_each() {
            let line = narrate(&words, &event, &names, Some(Seat(0)));
            let text = line
                .map(|line| line.to_string())
                .unwrap_or_default()
                .replace("Zoé {$who}", "Zoé");
            if std::env::var_os("SHOW_WORDS").is_some() {
                println!("{text}");
            }
            assert!(readable(&text), "{language}: {event:?}: {text:?}");
        }
        for event in untold() {
            assert_eq!(
                narrate(&words, &event, &names, None).map(|line| line.to_string()),
                None,
                "{event:?}"
            );
        }
    }
}

#[test]
fn pictures_in_front_of_lines_are_there() {
    let (words, names) = (Words::new(Language::English), table());
    for event in one_of_each() {
        let line = narrate(&words, &event, &names, None);
        let path = line.map(|line| line.icon.path()).unwrap_or_default();
        assert!(
            source::root().join("resources/art").join(&path).is_file(),
            "{event:?}: {path:?}"
        );
    }
}

fn told(language: Language, event: Event, viewer: Option<Seat>) -> String {
    narrate(&Words::new(language), &event, &table(), viewer)
        .as_ref()
        .map(Line::to_string)
        .unwrap_or_default()
}

#[test]
fn french_elides_before_a_vowel_and_not_before_a_consonant() {
    let hurt = |victim, by| {
        let (kind, by) = (HitKind::Smash, Some(by));
        let event = Event::LifeLost {
            victim,
            amount: 3,
            kind,
            by,
            card: None,
            now: 7,
        };
        told(Language::French, event, None)
    };
    assert_eq!(
        hurt(Seat(1), Seat(0)),
        "Gigazaur perd 3♥ sous les griffes d’Alienoid (7♥)."
    );
    assert_eq!(
        hurt(Seat(0), Seat(1)),
        "Alienoid perd 3♥ sous les griffes de Gigazaur (7♥)."
    );
}

#[test]
fn one_claw_is_not_claws() {
    let strike = |language, count| {
        told(
            language,
            Event::GroupResolved {
                seat: Seat(0),
                face: Face::Claw,
                count,
            },
            None,
        )
    };
    assert_eq!(strike(Language::English, 1), "Alienoid strikes with one claw.");
    assert_eq!(strike(Language::English, 2), "Alienoid strikes with 2 claws.");
    assert_eq!(strike(Language::French, 1), "Alienoid attaque avec une griffe.");
    assert_eq!(strike(Language::French, 2), "Alienoid attaque avec 2 griffes.");
}

#[test]
fn a_card_looked_at_in_secret_is_named_only_to_the_one_who_looks() {
    for language in Language::ALL {
        let words = Words::new(language);
        for card in CardId::all() {
            let peek = |viewer| {
                told(
                    language,
                    Event::CardPeeked {
                        seat: Seat(0),
                        card: Some(card),
                    },
                    viewer,
                )
            };
            assert!(peek(Some(Seat(0))).contains(&words.card_name(card)));
            assert!(!peek(Some(Seat(1))).contains(&words.card_name(card)));
            assert_eq!(peek(Some(Seat(1))), peek(None));
        }
    }
}

#[test]
fn whole_games_can_be_told_in_both_languages() {
    let tellers = Language::ALL.map(Words::new);
    let mut lines = 0;
    for seed in 0..24 {
        let start = Setup::of(2 + seed as usize % 5)
            .and_then(|setup| setup.start())
            .expect("2 to 6 seats");
        let names = Names::of_monsters(&tellers[0], &start);
        let mut tell = |event: Event, _: &State| {
            let [english, french] = tellers
                .each_ref()
                .map(|words| narrate(words, &event, &names, None));
            assert_eq!(english.is_some(), french.is_some(), "{event:?}");
            for line in [english, french].into_iter().flatten() {
                assert!(readable(&line.to_string()), "{event:?}: {line}");
                lines += 1;
            }
        };
        let mut session = Session::new(start, seed);
        session.advance(&mut tell);
        let mut bots: Vec<_> = (0..6)
            .map(|seat| king_of_tokyo::bots::bot(Level::Easy, 10 * seed + seat))
            .collect();
        while let Asked::Seat(seat) = session.state().asks() {
            let seen = session.state().view(Some(seat));
            let answer = bots[seat.index()]
                .choose(&seen, seat, &Default::default())
                .expect("a bot that is not stopped");
            session
                .answer(answer, &mut tell)
                .expect("bots choose among legal answers");
        }
    }
    assert!(lines > 5_000, "{lines} lines are too few for 24 games");
}

#[test]
fn no_sentence_stands_in_the_source() {
    let mut wrong = Vec::new();
    // The engine words its errors for developers; players read `error-…` messages instead.
    for source in source::sources("src")
        .iter()
        .filter(|source| !source.path.starts_with("src/engine"))
    {
        let sentences = source.literals.iter().filter(|literal| is_sentence(literal));
        wrong.extend(
            sentences.map(|literal| format!("{}:{}: \"{}\"", source.path, literal.line, literal.text)),
        );
    }
    assert!(
        wrong.is_empty(),
        "words belong into i18n:\n{}\n",
        wrong.join("\n")
    );
}

/// Two English words in small letters next to each other, and not said to developers. The reasons of `anyhow` stand,
/// like those of the system, behind a sentence of ours.
fn is_sentence(literal: &source::Literal) -> bool {
    const TO_DEVELOPERS: [&str; 8] = [
        "log::",
        ".expect(",
        ".context(",
        "panic!(",
        "unreachable!(",
        "assert",
        "#[",
        "de::Error::invalid_value(",
    ];
    let word = |word: &str| word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase());
    let words: Vec<&str> = literal
        .text
        .split(' ')
        .map(|word| word.trim_end_matches([',', '.', ':', ';']))
        .collect();
    words.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
        && !TO_DEVELOPERS
            .iter()
            .any(|context| literal.before.contains(context))
}

#[test]
fn the_search_for_sentences_finds_them() {
    let code = r##"
        /// the comment is fine
        #[error("an attribute is fine")]
        fn f(life: &'static str) { log::debug!("so is this"); g('"', "roll the dice"); h(r#"no way, really now"#, "ui/roll.svg"); }
    "##;
    let found: Vec<_> = source::cut("f.rs".into(), code).literals;
    let sentences: Vec<_> = found
        .iter()
        .filter(|literal| is_sentence(literal))
        .map(|literal| literal.text.as_str())
        .collect();
    assert_eq!(sentences, ["roll the dice", "no way, really now"]);
}
