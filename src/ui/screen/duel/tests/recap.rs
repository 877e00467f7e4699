//! What is told of all that has happened since one's last turn.

use super::super::recap::recap;
use super::asking;
use super::positions::{random_game, random_game_told};
use crate::ui::harness::Surroundings;
use engine::duel::{Bonus, Buzz, CardId, Cause, Event, Face, Placing, Space, State, Track, What};
use engine::{Asked, Game as _, Seat};
use words::Words;

/// A turn begins.
fn begins(seat: Seat, number: u16) -> Event {
    Event::TurnStarted {
        seat,
        number,
        extra: false,
    }
}

/// Kinds of events that change something for somebody, and how they are told.
fn kinds(own: Seat, other: Seat, name: &str, toward: i8) -> Vec<(Event, String)> {
    let card = |slug: &str| CardId::from_slug(slug).expect("a card");
    let by = Cause::Dice(Face::Claw);
    let hurt = |seat, hearts| Event::Hurt {
        seat,
        hits: hearts,
        hearts,
        by,
    };
    let placed = |buzz, from| Event::BuzzPlaced {
        seat: other,
        buzz,
        to: Placing {
            track: Track::Fame,
            low: 5,
            turned: false,
        },
        from,
    };
    let pulled = |seat, from: i8| Event::Pulled {
        seat,
        track: Track::Destruction,
        from: Space::at(from),
        to: Space::START,
        left: 0,
        by,
    };
    let moved = Some(Placing {
        track: Track::Fame,
        low: -5,
        turned: false,
    });
    vec![
        (hurt(own, 3), "−3♥".to_owned()),
        (hurt(other, 2), format!("{name} −2♥")),
        (
            Event::HeartsGained {
                seat: other,
                hearts: 2,
                by,
            },
            format!("{name} +2♥"),
        ),
        (
            Event::HeartsGained {
                seat: own,
                hearts: 1,
                by,
            },
            "+1♥".to_owned(),
        ),
        (
            Event::EnergyGained {
                seat: other,
                energy: 4,
                by,
            },
            format!("{name} +4⚡"),
        ),
        (
            Event::EnergyGained {
                seat: own,
                energy: 4,
                by,
            },
            "+4⚡".to_owned(),
        ),
        (
            Event::EnergyPaid {
                seat: own,
                energy: 1,
                by,
            },
            "−1⚡".to_owned(),
        ),
        (
            Event::TokensGained {
                seat: other,
                tokens: 1,
                by,
            },
            format!("{name} +1 dice token"),
        ),
        (Event::TokenSpent { seat: other }, format!("{name} −1 dice token")),
        (
            pulled(other, toward),
            format!("Destruction moved 1 space toward {name}"),
        ),
        (
            pulled(own, -toward),
            "Destruction moved 1 space toward you".to_owned(),
        ),
        (placed(Buzz::King, None), format!("{name} placed a King token")),
        (placed(Buzz::King2, moved), format!("{name} moved a King token")),
        (placed(Buzz::Cat, moved), format!("{name} moved the Cat token")),
        (placed(Buzz::Cat, None), format!("{name} placed the Cat token")),
        (
            Event::Bought {
                seat: other,
                card: card("unchained"),
                slot: 0,
                paid: 3,
            },
            format!("{name} bought Unchained"),
        ),
        (
            Event::CardLost {
                seat: own,
                card: card("unchained"),
            },
            "you no longer have Unchained".to_owned(),
        ),
        (
            Event::CardLost {
                seat: other,
                card: card("unchained"),
            },
            format!("{name} no longer has Unchained"),
        ),
        (
            Event::CardsSwapped {
                seat: other,
                given: card("unstable-dna"),
                taken: card("unchained"),
            },
            format!("{name} swapped Unstable DNA for your Unchained"),
        ),
        (
            Event::CardsSwapped {
                seat: own,
                given: card("unstable-dna"),
                taken: card("unchained"),
            },
            "you swapped Unstable DNA for Unchained".to_owned(),
        ),
        (
            Event::Awaiting {
                seat: own,
                card: card("thunder-stomp"),
            },
            "fewer dice for you: Thunder Stomp".to_owned(),
        ),
        (
            Event::MarketDropped {
                seat: other,
                slot: 0,
                card: card("unchained"),
                by: card("alien-metabolism"),
            },
            format!("{name} discarded Unchained, which was for sale"),
        ),
        (
            Event::Swept { seat: other },
            format!("{name} replaced the cards for sale"),
        ),
    ]
}

#[test]
fn whatever_has_changed_something_for_somebody_is_told_even_if_nothing_else_has() {
    let surroundings = Surroundings::quick();
    // With both markers in the middle.
    let mut found = None;
    random_game(1, &mut |state| {
        let middle = |track| state.marker(track) == Space::START;
        if state.question().what == What::Roll && Track::ALL.into_iter().all(middle) {
            found.get_or_insert(*state);
        }
    });
    let state = found.expect("somebody rolls first");
    let own = state.active();
    let other = state.rival(own);
    let duel = asking(&state, true, &surroundings);
    let names = duel.frame.names(&surroundings.words);
    for (event, wanted) in kinds(own, other, names.name(other), state.side(own)) {
        // Told the last one first.
        let told = [begins(own, 4), event, begins(other, 3)];
        let told = recap(&state, own, told.iter());
        let said = told.map_or_else(Vec::new, |told| {
            told.sentences(&state, own, &surroundings.words, &names)
        });
        let said: Vec<String> = said.iter().map(|line| words::line::plain(line)).collect();
        assert_eq!(said, [wanted], "{event:?}");
    }
    // What is told by the events around it.
    for event in [
        Event::BonusReached {
            seat: other,
            buzz: Buzz::Cat,
            bonus: Bonus::Hit,
        },
        Event::FaceResolved {
            seat: other,
            face: Face::Claw,
            count: 1,
        },
    ] {
        assert!(recap(&state, own, [begins(own, 4), event, begins(other, 3)].iter()).is_none());
    }
}

/// What is otherwise than at the end of one's last turn, each as a word that the recap has to say.
fn changes(before: &State, now: &State, words: &Words) -> Vec<String> {
    let mut found = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let (was, is) = (before.player(seat), now.player(seat));
        let dials = [
            (was.health != is.health, "♥"),
            (is.energy > was.energy, "⚡"),
            (was.tokens != is.tokens, "dice token"),
        ];
        found.extend(
            dials
                .into_iter()
                .filter(|(other, _)| *other)
                .map(|(_, word)| word.to_owned()),
        );
        let cards = was.kept.iter().filter(|card| !is.kept.contains(card));
        let cards = cards.chain(is.kept.iter().filter(|card| !was.kept.contains(card)));
        found.extend(cards.map(|card| words::duel::card_name(words, *card)));
    }
    for track in Track::ALL {
        if before.marker(track) != now.marker(track) {
            found.push(words::duel::marker(words, track));
        }
    }
    for (buzz, at) in now.laid() {
        if before.placing(buzz) != Some(at) {
            let king = if buzz.is_king() {
                "King".to_owned()
            } else {
                words::duel::buzz_name(words, buzz)
            };
            found.push(king);
        }
    }
    found
}

#[test]
fn all_that_is_otherwise_since_ones_turn_is_told() {
    let surroundings = Surroundings::quick();
    let words = &surroundings.words;
    let mut met = 0;
    for seed in 0..40 {
        let (mut told, mut last) = (Vec::new(), [None, None]);
        random_game_told(seed, &mut |state, happened| {
            for (event, after) in happened.iter() {
                told.push(*event);
                if let Event::TurnStarted { seat, .. } = event {
                    last[after.rival(*seat).index()].get_or_insert(*after);
                }
            }
            let seat = state.active();
            let Some(before) = last[seat.index()]
                .take()
                .filter(|_| state.asks() == Asked::Seat(seat))
            else {
                return;
            };
            let names = asking(state, true, &surroundings).frame.names(words);
            let recap = recap(state, seat, told.iter().rev());
            let said = recap.map_or_else(Vec::new, |recap| recap.sentences(state, seat, words, &names));
            let said = words::line::plain(&said.join(" · "));
            for wanted in changes(&before, state, words) {
                let wanted = words::line::plain(&wanted);
                assert!(said.contains(&wanted), "{seed}: {wanted} is not told in {said}");
                met += 1;
            }
        });
    }
    assert!(met > 500, "{met}");
}
