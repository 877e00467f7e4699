//! Events told as sentences: all of them, in both languages, to those who may hear them.

use bots::{self, Level};
use engine::classic::{
    Answer, BoughtFrom, CardId, Cause, Dice, Ending, Event, Face, HitKind, LeaveReason, Monster, Outcome,
    Piece, Place, Reason, Setup, SpecialFace, State, What,
};
use engine::{Asked, Game, Seat, Seats};
use std::path::Path;
use table::Table;
use words::classic::{Teller, card_name, names};
use words::{Language, Line, Names, Words};

/// Is a text what a player may read?
fn readable(text: &str) -> bool {
    !text.is_empty()
        && !text.contains("No localization")
        && !text.contains(['{', '}', '$'])
        && !text.contains(|letter| ('\u{E000}'..='\u{F8FF}').contains(&letter))
        && !text.contains("  ")
        && text.trim() == text
}

/// Every kind of event, and every cause where it changes the sentence. A new kind of event stops this from
/// compiling.
fn one_of_each() -> Vec<Event> {
    let (seat, other, victim) = (Seat(0), Seat(1), Seat(1));
    let mut cards = CardId::all();
    let (card, face) = (cards.next().expect("a card"), cards.next().expect("another card"));
    let curse = CardId::curses().next().expect("a curse");
    let dice: Dice = Face::ALL.into_iter().collect();
    let (from, to) = (Face::One, Face::Claw);
    let mut events = vec![
        Event::GameStarted { seats: 6 },
        Event::FirstPlayerRoll { seat, dice },
        Event::FirstPlayerTied {
            seats: Seats::first(3),
        },
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
            void: 0,
            by: None,
        },
        Event::GroupResolved {
            seat,
            face: Face::Energy,
            count: 3,
            void: 3,
            by: Some(curse),
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
        Event::Reborn {
            seat,
            card,
            hearts: 12,
        },
        Event::DamageIncreased {
            victim: seat,
            card,
            from: 2,
            to: 3,
        },
        Event::CardsSwapped {
            seat,
            gave: card,
            with: Seat(1),
            got: card,
        },
        Event::CardStolen {
            seat,
            from: Seat(1),
            card,
            price: 4,
        },
        Event::CostumeDrawn { seat, card },
        Event::CostumeKept { seat, card },
        Event::TileShown { tile: card },
        Event::WickednessChanged {
            seat,
            delta: 2,
            now: 5,
        },
        Event::TileTaken { seat, tile: card },
        Event::TileDeclined { seat, level: 6 },
        Event::Crowned { seat, card },
        Event::Bound {
            seat,
            to: Seat(1),
            card,
        },
        Event::EvolutionDrawn { seat, card: None },
        Event::EvolutionDrawn {
            seat,
            card: Some(card),
        },
        Event::EvolutionKept { seat, card: None },
        Event::EvolutionKept {
            seat,
            card: Some(card),
        },
        Event::EvolutionDiscarded { seat, card: None },
        Event::EvolutionDiscarded {
            seat,
            card: Some(card),
        },
        Event::EvolutionPlayed { seat, card },
        Event::EvolutionMoved {
            from: seat,
            to: other,
            card,
        },
        Event::EvolutionTaken { seat, card },
        Event::CultistGained {
            seat,
            face: to,
            now: 2,
        },
        Event::PieceTaken {
            seat,
            piece: CardId::of_piece(Piece::Floor(1)),
            from: None,
        },
        Event::PieceTaken {
            seat,
            piece: CardId::of_piece(Piece::Floor(2)),
            from: Some(other),
        },
        Event::PieceLost {
            seat,
            piece: CardId::of_piece(Piece::Floor(1)),
        },
        Event::SpecialRolled {
            seat,
            face: SpecialFace::Skull,
        },
        Event::SpecialRolled {
            seat,
            face: SpecialFace::Ankh,
        },
        Event::CurseRevealed { curse },
        Event::FateResolved {
            seat,
            curse,
            face: SpecialFace::Eye,
        },
        Event::FateResolved {
            seat,
            curse,
            face: SpecialFace::Ankh,
        },
        Event::FateResolved {
            seat,
            curse,
            face: SpecialFace::Snake,
        },
        Event::DieAdded {
            seat,
            card: curse,
            face: to,
        },
        Event::DieRemoved {
            seat,
            card: curse,
            die: 2,
        },
        Event::PieceTaken {
            seat,
            piece: CardId::of_piece(Piece::Berserk),
            from: None,
        },
        Event::PieceLost {
            seat,
            piece: CardId::of_piece(Piece::Berserk),
        },
        Event::PieceLost {
            seat,
            piece: CardId::of_piece(Piece::Scarab),
        },
        Event::FormFlipped { seat, beast: true },
        Event::FormFlipped { seat, beast: false },
        Event::EvolutionsReshuffled { seat, size: 3 },
        Event::FaceNamed { seat, card, face: to },
        Event::Targeted { seat, to: other },
        Event::TurnSkipped { seat, card },
        Event::CardReserved { seat, card },
        Event::CardShown { seat, card },
        Event::CardTaken { seat, card },
        Event::PurchasePrevented {
            seat,
            card,
            instead: None,
        },
        Event::PurchasePrevented {
            seat,
            card,
            instead: Some(face),
        },
        Event::CardBought {
            seat,
            card,
            from: BoughtFrom::Discard,
            price: 3,
        },
        Event::CardBought {
            seat,
            card,
            from: BoughtFrom::Reserve,
            price: 3,
        },
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
        Event::CopySet {
            seat,
            card,
            of: other,
            face,
        },
        Event::CopySet {
            seat,
            card,
            of: seat,
            face,
        },
        Event::CopyCleared { seat, card },
        Event::CapChanged {
            seat,
            cap: 12,
            trimmed: 0,
        },
        Event::DeckReshuffled { size: 12 },
        Event::ExtraTurnQueued { seat, card },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Stars,
                winners: Seats::of(Seat(0)),
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Stars,
                winners: Seats::first(2),
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Survivor,
                winners: Seats::of(Seat(1)),
            },
        },
        Event::GameEnded {
            outcome: Outcome {
                ending: Ending::Nobody,
                winners: Seats::NONE,
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
            void: 0,
            by: None,
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
            victims: Seats::of(Seat(1)),
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
        Event::WickednessChanged {
            seat,
            delta: -4,
            now: 0,
        },
        Event::MarketSwept { seat },
        Event::DecisionMade {
            seat,
            what: What::Yield,
            answer: Answer::Stay,
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
        Event::CardPeeked { .. } | Event::CopySet { .. } | Event::CopyCleared { .. } => {}
        Event::CardCountersChanged { .. } | Event::CapChanged { .. } | Event::DeckReshuffled { .. } => {}
        Event::DamageIncreased { .. } | Event::CardsSwapped { .. } | Event::CardStolen { .. } => {}
        Event::CostumeDrawn { .. } | Event::CostumeKept { .. } | Event::TileShown { .. } => {}
        Event::WickednessChanged { .. } | Event::TileTaken { .. } | Event::TileDeclined { .. } => {}
        Event::Crowned { .. } | Event::Bound { .. } => {}
        Event::EvolutionDrawn { .. } | Event::EvolutionKept { .. } | Event::EvolutionPlayed { .. } => {}
        Event::EvolutionDiscarded { .. } => {}
        Event::CultistGained { .. } | Event::PieceTaken { .. } | Event::PieceLost { .. } => {}
        Event::FormFlipped { .. } | Event::SpecialRolled { .. } | Event::CurseRevealed { .. } => {}
        Event::FateResolved { .. } | Event::DieAdded { .. } | Event::DieRemoved { .. } => {}
        Event::EvolutionMoved { .. } | Event::EvolutionTaken { .. } | Event::FaceNamed { .. } => {}
        Event::EvolutionsReshuffled { .. } | Event::Targeted { .. } | Event::TurnSkipped { .. } => {}
        Event::CardReserved { .. } | Event::CardShown { .. } | Event::CardTaken { .. } => {}
        Event::PurchasePrevented { .. } => {}
        Event::ExtraTurnQueued { .. } | Event::GameEnded { .. } | Event::DecisionMade { .. } => {}
    }
}

/// The line of an event that nothing has gone before.
fn narrate(words: &Words, event: &Event, names: &Names) -> Option<Line> {
    Teller::default().tell(event, words, names).pop()
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
            let line = narrate(&words, &event, &names);
            let text = line
                .map(|line| line.to_string())
                .unwrap_or_default()
                .replace("Zoé {$who}", "Zoé");
            assert!(readable(&text), "{language}: {event:?}: {text:?}");
        }
        for event in untold() {
            assert_eq!(
                narrate(&words, &event, &names).map(|line| line.to_string()),
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
        let line = narrate(&words, &event, &names);
        let path = line.map(|line| line.icon.path()).unwrap_or_default();
        assert!(
            Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("resources/art")
                .join(&path)
                .is_file(),
            "{event:?}: {path:?}"
        );
    }
}

fn told(language: Language, event: Event) -> String {
    narrate(&Words::new(language), &event, &table())
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
        told(Language::French, event)
    };
    assert_eq!(
        hurt(Seat(1), Seat(0)),
        "Gigazaur perd 3♥ sous les griffes d’Alienoid (→ 7♥)."
    );
    assert_eq!(
        hurt(Seat(0), Seat(1)),
        "Alienoid perd 3♥ sous les griffes de Gigazaur (→ 7♥)."
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
                void: 0,
                by: None,
            },
        )
    };
    assert_eq!(strike(Language::English, 1), "Alienoid resolves one claw.");
    assert_eq!(strike(Language::English, 2), "Alienoid resolves 2 claws.");
    assert_eq!(strike(Language::French, 1), "Alienoid résout une griffe.");
    assert_eq!(strike(Language::French, 2), "Alienoid résout 2 griffes.");
}

/// What is told of events that follow each other.
fn told_in_turn(language: Language, events: &[Event]) -> Vec<String> {
    let (words, names, mut teller) = (Words::new(language), table(), Teller::default());
    let lines = events.iter().flat_map(|event| teller.tell(event, &words, &names));
    lines.map(|line| line.to_string()).collect()
}

fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).expect("the card")
}

#[test]
fn who_wins_with_seventeen_stars_owes_it_to_the_astronaut() {
    let (seat, astronaut) = (Seat(1), card("astronaut"));
    let crowned = Event::Crowned {
        seat,
        card: astronaut,
    };
    let outcome = Outcome {
        ending: Ending::Stars,
        winners: Seats::from_iter([seat]),
    };
    let last = |before: &[Event]| {
        let events: Vec<Event> = before
            .iter()
            .copied()
            .chain([Event::GameEnded { outcome }])
            .collect();
        let end = |language| told_in_turn(language, &events).pop().expect("a line");
        (end(Language::English), end(Language::French))
    };
    let (english, french) = last(&[crowned]);
    assert_eq!(english, "Gigazaur wins thanks to Astronaut!");
    assert!(french.starts_with("Gigazaur gagne grâce à"), "{french}");
    let stars = "Gigazaur wins on stars!";
    assert_eq!(last(&[]).0, stars);
    // Whoever fell since has lost it, and in another turn it is another victory.
    let fell = Event::Reborn {
        hearts: 4,
        seat,
        card: card("it-has-a-child"),
    };
    assert_eq!(last(&[crowned, fell]).0, stars);
    let turn = Event::TurnStarted {
        seat,
        number: 4,
        reason: Reason::Order,
    };
    assert_eq!(last(&[crowned, turn]).0, stars);
}

#[test]
fn a_die_that_somebody_else_rerolls_is_told_with_whose_it_is() {
    let turn = Event::TurnStarted {
        seat: Seat(1),
        number: 3,
        reason: Reason::Order,
    };
    let rerolled = |by| Event::DieRerolled {
        by,
        card: card("psychic-probe"),
        die: 0,
        from: Face::Three,
        to: Face::One,
    };
    assert_eq!(
        told_in_turn(Language::English, &[turn, rerolled(Seat(0)), rerolled(Seat(1))])[1..],
        [
            "Alienoid rerolls one of Gigazaur’s dice with Psychic Probe: 3 → 1",
            "Gigazaur rerolls a die with Psychic Probe: 3 → 1",
        ]
    );
    assert_eq!(
        told_in_turn(Language::French, &[turn, rerolled(Seat(0))])[1],
        "Alienoid relance un dé de Gigazaur grâce à «\u{a0}Sonde psychique\u{a0}»\u{a0}: 3 → 1"
    );
}

#[test]
fn what_a_card_takes_from_somebody_is_not_paid() {
    let moved = |seat, delta, now, cause| Event::EnergyChanged {
        seat,
        delta,
        now,
        cause,
    };
    let between = [
        moved(Seat(1), -1, 2, Cause::PaidTo(Seat(0))),
        moved(Seat(0), 1, 5, Cause::PaidBy(Seat(1))),
    ];
    let used = Event::CardUsed {
        seat: Seat(0),
        card: card("pirate"),
    };
    let events: Vec<Event> = [used].into_iter().chain(between).chain(between).collect();
    assert_eq!(
        told_in_turn(Language::English, &events),
        [
            "Gigazaur loses 1⚡ because of Pirate (→ 2⚡).",
            "Alienoid takes 1⚡ from Gigazaur (→ 5⚡).",
            "Gigazaur pays 1⚡ to Alienoid (→ 2⚡).",
            "Alienoid receives 1⚡ from Gigazaur (→ 5⚡).",
        ]
    );
}

#[test]
fn what_lies_on_a_card_is_told_as_what_it_is() {
    let left = |slug, now| {
        let (seat, card) = (Seat(0), card(slug));
        told_in_turn(
            Language::English,
            &[Event::CardCountersChanged { seat, card, now }],
        )
        .concat()
    };
    assert_eq!(
        left("smoke-cloud", 2),
        "2 tokens are left on Alienoid’s Smoke Cloud."
    );
    assert_eq!(
        left("battery-monster", 4),
        "4⚡ are left on Alienoid’s Battery Monster."
    );
    assert!(
        left("thunder-stomp", 1)
            .ends_with("every other monster rolls 1 die fewer until Alienoid’s next turn.")
    );
}

#[test]
fn french_elides_in_front_of_a_card_in_its_quotation_marks() {
    let hurt = |slug| {
        let event = Event::LifeLost {
            victim: Seat(1),
            amount: 1,
            kind: HitKind::Card,
            by: None,
            card: Some(card(slug)),
            now: 9,
        };
        told(Language::French, event)
    };
    let marked =
        |before: &str, name: &str| format!("Gigazaur perd 1♥ à cause {before}«\u{a0}{name}\u{a0}» (→ 9♥).");
    assert_eq!(hurt("jet-fighters"), marked("d’", "Avions de chasse"));
    assert_eq!(hurt("tank"), marked("de ", "Tank"));
}

#[test]
fn a_card_looked_at_in_secret_is_named_only_to_the_one_who_looks() {
    for language in Language::ALL {
        let words = Words::new(language);
        for card in CardId::all() {
            let peek = |viewer| {
                let (seat, card) = (Seat(0), Some(card));
                let seen = State::seen_by(Event::CardPeeked { seat, card }, viewer);
                seen.map(|event| told(language, event)).unwrap_or_default()
            };
            assert!(peek(Some(Seat(0))).contains(&card_name(&words, card)));
            assert!(!peek(Some(Seat(1))).contains(&card_name(&words, card)));
            assert_eq!(peek(Some(Seat(1))), peek(None));
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let languages = Language::ALL.map(Words::new);
    let mut lines = 0;
    for seed in 0..24 {
        let start = Setup::of(2 + seed as usize % 5)
            .and_then(|setup| setup.start())
            .expect("2 to 6 seats");
        let names = names(&languages[0], &start);
        let mut tellers = languages.each_ref().map(|_| Teller::new(&start));
        let mut tell = |event: Event, _: &State| {
            let told: Vec<Vec<Line>> = languages
                .iter()
                .zip(&mut tellers)
                .map(|(words, teller)| teller.tell(&event, words, &names))
                .collect();
            let alike = |lines: &Vec<Line>| lines.len() == told[0].len();
            assert!(told.iter().all(alike), "{event:?}");
            for line in told.iter().flatten() {
                assert!(readable(&line.to_string()), "{event:?}: {line}");
                lines += 1;
            }
        };
        let mut session = Table::new(start, seed);
        session.advance(&mut tell);
        let mut bots: Vec<_> = (0..6)
            .map(|seat| bots::bot(Level::Easy, 10 * seed + seat))
            .collect();
        while let Asked::Seat(seat) = session.state().asks() {
            let seen = session.seen_by(Some(seat));
            let answer = bots[seat.index()]
                .choose(&seen, &Default::default())
                .expect("a bot that is not stopped");
            session
                .answer(answer, &mut tell)
                .expect("bots choose among legal answers");
        }
    }
    assert!(lines > 5_000, "{lines} lines are too few for 24 games");
}
