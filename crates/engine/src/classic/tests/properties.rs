//! What holds at every question of any game: looked for in random games, a few hundred per table.

use super::events::Listener;
use super::kit::table;
use super::random_games::{play, play_on};
use crate::classic::rule::{Kind, Stat};
use crate::classic::{Answer, CardId, Dice, Face, Key, Pick, Setup, Split, State, Use, What};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Illegal, Seat};

/// Random games of every size; `look` sees every position.
fn every_position(games: u64, mut look: impl FnMut(&State)) {
    for seats in 2..=6 {
        for seed in 0..games {
            play(seats, 10_000 + seed, |before, _, _| look(before));
        }
    }
}

fn answers(state: &State) -> Vec<Answer> {
    let mut answers = Vec::new();
    state.answers(&mut answers);
    answers
}

#[test]
fn a_position_is_small_and_copied_in_one_piece() {
    fn is_copy<T: Copy>() {}
    is_copy::<State>();
    let size = size_of::<State>();
    // Of it 500 bytes are the sets of hooks, numbers and moments that each seat’s cards care about.
    assert!(size < 4608, "{size} bytes");
}

#[test]
fn no_answer_is_listed_twice_and_the_default_is_one_of_them() {
    every_position(30, |state| {
        if state.asks() == Asked::Nature {
            return;
        }
        let mut listed = answers(state);
        let default = state.default_answer().expect("a seat is asked");
        assert!(listed.contains(&default), "{default:?} at {:?}", state.question());
        assert!(
            listed.len() > 1,
            "{:?} was asked with one answer: {listed:?}",
            state.question()
        );
        for seat in state.all_seats() {
            if Asked::Seat(seat) != state.asks() {
                state.free_actions(seat, &mut listed);
            }
        }
        let unique: std::collections::HashSet<_> = listed.iter().collect();
        assert_eq!(unique.len(), listed.len(), "{listed:?} at {:?}", state.question());
    });
}

#[test]
fn natures_odds_are_whole_and_her_answers_are_listed() {
    let mut lottery = Lottery(7);
    every_position(2, |state| {
        let mut odds = Vec::new();
        state.odds(&mut odds);
        if state.asks() != Asked::Nature {
            assert!(odds.is_empty());
            assert_eq!(state.deal(&mut lottery), None);
            return;
        }
        let sum: f32 = odds.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum} at {:?}", state.question());
        let listed: Vec<_> = odds.iter().map(|(answer, _)| *answer).collect();
        assert_eq!(listed, answers(state));
        let dealt = state.deal(&mut lottery).expect("Nature is asked");
        assert!(state.offers(dealt));
    });
}

/// Something wrong of every kind, some of it right by accident.
fn guesses(state: &State, lottery: &mut Lottery) -> Vec<Answer> {
    let mut any = |bound: u32| lottery.below(bound) as u8;
    let cards = CardId::all().len() as u32;
    let card = CardId::all().nth(usize::from(any(cards))).expect("one of them");
    let key = Key(u16::from(any(12)));
    let face = Face::ALL[usize::from(any(6))];
    let dice: Dice = (0..any(8)).map(|_| face).collect();
    let picks = [
        Pick::Nothing,
        Pick::Die(any(9)),
        Pick::DieFace(any(9), face),
        Pick::Card(key),
        Pick::Slot(any(5)),
        Pick::Deck(any(4)),
    ];
    let mut all = vec![
        Answer::Faces(dice),
        Answer::Card(card),
        Answer::Reroll(u16::from(any(255))),
        Answer::Reroll(1 << 9),
        Answer::Done,
        Answer::Group(face),
        Answer::RestInDefaultOrder,
        Answer::Hearts(Split {
            others: [0; 6],
            heal: any(7),
            poison: any(3),
            shrink: any(3),
        }),
        Answer::Yield,
        Answer::Stay,
        Answer::Buy(any(5)),
        Answer::Sweep,
        Answer::Accept,
    ];
    all.extend(picks.map(Answer::Choose));
    all.extend(picks.map(|pick| {
        Answer::Use(Use {
            key,
            face: card,
            rule: any(4),
            pick,
        })
    }));
    // Uses of cards that are there, aimed wrongly or at the wrong time.
    for held in state.in_play() {
        all.extend(picks.map(|pick| {
            Answer::Use(Use {
                key: held.key,
                face: held.face,
                rule: any(3),
                pick,
            })
        }));
    }
    all
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut lottery = Lottery(11);
    let mut refused = 0;
    every_position(4, |state| {
        let mut legal = answers(state);
        for seat in state.all_seats() {
            if matches!(state.asks(), Asked::Seat(asked) if asked != seat) {
                state.free_actions(seat, &mut legal);
            }
        }
        for guess in guesses(state, &mut lottery) {
            let mut tried = *state;
            let mut told = 0;
            match tried.apply_telling(guess, &mut |_, _| told += 1) {
                Ok(()) => {
                    // Nature may name the faces in any order; the list has them sorted.
                    let mut listed = guess;
                    if let Answer::Faces(dice) = guess {
                        let mut faces: Vec<_> = dice.iter().collect();
                        faces.sort_unstable();
                        listed = Answer::Faces(faces.into_iter().collect());
                    }
                    assert!(legal.contains(&listed), "{guess:?} at {:?}", state.question());
                }
                Err(Illegal::GameOver) => unreachable!("somebody is asked"),
                Err(_) => {
                    assert_eq!(tried, *state, "{guess:?} at {:?}", state.question());
                    assert_eq!(told, 0);
                    refused += 1;
                }
            }
        }
    });
    assert!(refused > 10_000, "{refused}");
}

#[test]
fn views_hide_what_others_know_and_lose_nothing() {
    let mut hidden = 0;
    every_position(20, |state| {
        for viewer in state.all_seats().map(Some).chain([None]) {
            let view = state.view(viewer);
            view.check().expect("a view is whole");
            for (depth, known) in view.known.iter().enumerate() {
                let knows = viewer.is_some_and(|seat| state.known[depth].by.contains(seat));
                assert_eq!(known.card.is_some(), knows);
                hidden += u32::from(!knows);
            }
            assert_eq!(view.deck_size(), state.deck_size());
        }
    });
    assert!(hidden > 1_000, "{hidden}");
}

#[test]
fn a_view_offers_what_the_truth_offers() {
    every_position(10, |state| {
        if let Asked::Seat(seat) = state.asks() {
            assert_eq!(answers(&state.view(Some(seat))), answers(state));
        }
    });
}

#[test]
fn imagined_positions_are_whole_and_can_be_played_on() {
    let mut lottery = Lottery(13);
    for seats in 2..=6 {
        for seed in 0..6 {
            let mut turns = 0;
            play(seats, 20_000 + seed, |before, _, _| {
                turns += 1;
                if turns % 40 != 0 {
                    return;
                }
                for seat in before.all_seats() {
                    let mut imagined = before.view(Some(seat));
                    imagined.imagine(seat, &mut lottery);
                    imagined.check().expect("whole");
                    for _ in 0..30 {
                        let mut legal = Vec::new();
                        let answer = match imagined.asks() {
                            Asked::NoOne => break,
                            Asked::Nature => imagined.deal(&mut lottery).expect("Nature is asked"),
                            Asked::Seat(_) => {
                                imagined.answers(&mut legal);
                                legal[lottery.below(legal.len() as u32) as usize]
                            }
                        };
                        imagined.apply(answer).expect("listed");
                    }
                }
            });
        }
    }
}

/// A table late in a wild game: all Keep cards are dealt out, everybody is rich, some are poisoned.
pub fn wild_table(seats: usize, seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let mut any = |bound: usize| lottery.below(bound as u32) as usize;
    let mut laid = table(seats);
    let keep: Vec<&'static str> = CardId::all()
        .filter(|card| card.kind() == Kind::Keep && card.card().base > 0 && !card.copies_others())
        .map(CardId::slug)
        .collect();
    for slug in &keep {
        for _ in 0..CardId::from_slug(slug).expect("listed").card().base {
            laid = laid.holding(Seat(any(seats) as u8), *slug);
        }
    }
    laid = laid.mimicking(Seat(any(seats) as u8), keep[any(keep.len())]);
    for seat in (0..seats as u8).map(Seat) {
        laid = laid
            .energy(seat, any(30) as u16)
            .hearts(seat, 1 + any(10) as u8)
            .stars(seat, any(15) as u8)
            .poison(seat, any(3) as u8)
            .shrink(seat, any(3) as u8);
    }
    laid = laid.in_city(Seat(any(seats) as u8));
    laid.turn_of(Seat(any(seats) as u8)).state
}

#[test]
fn wild_tables_play_on_to_the_end() {
    for seats in 2..=6 {
        for seed in 0..40 {
            let mut listener = None;
            let end = play_on(wild_table(seats, seed), seed, |before, after, answer| {
                if let Err(broken) = after.check() {
                    panic!(
                        "seed {seed}: {broken}\nafter {answer:?} at {:?}\n{after:#?}",
                        before.question()
                    );
                }
                Listener::follows(&mut listener, before, after, answer);
            });
            assert!(end.outcome().is_some());
        }
    }
}

/// The answers that the question itself has, any-time cards aside.
fn own_answers(state: &State) -> Vec<Answer> {
    let mut listed = Vec::new();
    state.each_answer(&mut |answer| {
        listed.push(answer);
        true
    });
    listed
}

#[test]
fn forced_answers_given_by_hand_make_the_same_game() {
    for seats in 2..=6 {
        for seed in 0..30 {
            let mut said = Vec::new();
            let end = play(seats, 30_000 + seed, |_, _, answer| said.push(answer));
            let mut setup = Setup::of(seats).expect("2 to 6");
            setup.options.automatic = false;
            let mut by_hand = setup.start().expect("a table");
            let mut said = said.into_iter().peekable();
            let mut forced = 0;
            while by_hand.asks() != Asked::NoOne {
                let own = own_answers(&by_hand);
                if matches!(by_hand.asks(), Asked::Seat(_)) && own.len() == 1 {
                    by_hand.apply(own[0]).expect("listed");
                    forced += 1;
                } else {
                    let next = said.next().expect("the game goes on");
                    by_hand.apply(next).expect("it was legal with the option on");
                }
            }
            assert!(said.peek().is_none() && forced > 0);
            by_hand.options = end.options;
            assert_eq!(by_hand, end);
        }
    }
}

#[test]
fn free_uses_leave_the_question_as_it_was() {
    // Rapid Healing in front of everybody in turn, in positions of random games laid anew.
    let mut used = 0;
    every_position(60, |state| {
        for seat in state.all_seats() {
            let mut free = Vec::new();
            state.free_actions(seat, &mut free);
            for answer in free {
                let mut after = *state;
                // With less energy the question may lose its answers; by hand it stays open all the same.
                after.options.automatic = false;
                after.apply(answer).expect("listed");
                used += 1;
                // Regeneration and its copy add their hearts, as far as the cap allows.
                let hearts = 1 + state.stat(Stat::HeartsPerGain, seat, 0) as u8;
                let healed = state.cap(seat).min(state.player(seat).hearts + hearts);
                assert_eq!(after.player(seat).hearts, healed);
                assert_eq!(after.player(seat).energy, state.player(seat).energy - 2);
                assert_eq!(after.question(), state.question());
                if Asked::Seat(seat) != state.asks()
                    || matches!(state.question().what, What::Yield | What::Hearts)
                {
                    assert_eq!(own_answers(&after), own_answers(state));
                }
            }
        }
    });
    assert!(used > 300, "{used}");
}

#[test]
fn a_laid_table_is_whole() {
    // The kit itself: cards in front of somebody are missing from the deck.
    let table = table(3)
        .holding(Seat(1), ["jets", "wings"])
        .mimicking(Seat(2), "jets")
        .turn_of(Seat(0));
    table.state.check().expect("whole");
    assert_eq!(table.state.deck_size(), 66 - 3 - 3);
}
