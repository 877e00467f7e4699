//! The look back as a screen: what is found arrives, moments are opened, and nothing goes on that nobody
//! waits for.

use super::list::{in_points, is_luck, luck_so_far};
use super::{Action, Item, Message, Review};
use crate::asking::undecided;
use crate::storage::{DuelSetup, Speed, TableSetup, Who};
use crate::ui::Context;
use crate::ui::harness::{Surroundings, run};
use crate::ui::picture::blundered;
use crate::ui::review::Replayable;
use bots::Level;
use bots::review::{Findings, Luck, News, Point, Swing};
use engine::{Asked, Game as _, Seat, View};
use engine::{classic, duel};
use iced::keyboard::{Key, Modifiers, key::Named};
use words::Language;

fn with<T>(language: Language, test: impl FnOnce(Context<'_>) -> T) -> T {
    let surroundings = Surroundings {
        size: crate::ui::USUAL,
        ..Surroundings::new(language, Speed::default())
    };
    test(surroundings.context())
}

fn friends() -> impl Replayable {
    let mut table = TableSetup::of_bots(&[Level::Easy; 3], Some(6));
    for seat in &mut table.seats[..2] {
        seat.who = Who::Human;
    }
    blundered::<classic::State>(&table).expect("a finished game")
}

fn duel() -> impl Replayable {
    let setup = DuelSetup::of([Who::Bot(Level::Easy), Who::Human], Some(5));
    blundered::<duel::State>(&setup).expect("a finished duel")
}

/// Everything that can be listed can be said, opened, and left again.
fn opens_all<S: Replayable>(summary: &S, people: &[Seat]) {
    let mut review = Review::done(summary);
    assert_eq!(review.people, people);
    for language in Language::ALL {
        with(language, |context| {
            assert_eq!(review.findings.points().len(), usize::from(summary.turns()) + 1);
            for seat in people.iter().copied() {
                let _ = review.update(Message::SeatChosen(seat), summary, context);
                let items = review.items();
                let mine = |item: &Item<_>| !matches!(item, Item::Choice(verdict) if verdict.seat != seat);
                assert!(items.iter().all(mine) && !items.is_empty());
                for (nth, item) in items.iter().enumerate() {
                    let page = super::list::Page::new(&review, summary, context);
                    if let Item::Choice(verdict) = item {
                        let told = page.told(verdict);
                        assert!(told.iter().all(|said| !said.is_empty()), "{told:?}");
                        assert!(verdict.played == verdict.best || told[1] != told[2], "{told:?}");
                    }
                    review.open(nth, summary, context);
                    assert_eq!(review.nth(), Some(nth));
                    let escape = review.hotkey(&Key::Named(Named::Escape), Modifiers::default());
                    let action = review.update(escape.expect("a way back"), summary, context);
                    assert!(matches!(action, Action::Run(_)) && !review.watches);
                }
            }
            let action = review.update(Message::BackPressed, summary, context);
            assert!(matches!(action, Action::Back));
        });
    }
}

#[test]
fn every_moment_of_a_game_among_friends_can_be_opened() {
    opens_all(&friends(), &[Seat(0), Seat(1)]);
}

#[test]
fn every_moment_of_a_duel_can_be_opened() {
    opens_all(&duel(), &[Seat(1)]);
}

#[test]
fn whoever_leaves_stops_the_work() {
    let summary = duel();
    let (review, _task) = Review::new(&summary);
    let stop = review.work.as_ref().expect("work").stop();
    assert!(!stop.asked() && !review.findings.is_done());
    drop(review);
    assert!(stop.asked());
}

#[test]
fn the_best_answer_is_pointed_out_until_the_other_one_is() {
    let summary = friends();
    with(Language::English, |context| {
        let mut review = Review::done(&summary);
        review.open_a_choice(&summary, context);
        let open = |review: &Review<_>| review.open.as_ref().map(|open| open.best);
        assert_eq!(open(&review), Some(true));
        let _ = review.update(Message::Compared(false), &summary, context);
        assert_eq!(open(&review), Some(false));
        let down = review.hotkey(&Key::Named(Named::ArrowDown), Modifiers::default());
        let _ = review.update(down.expect("a key for it"), &summary, context);
        assert_eq!(open(&review), Some(true));
        assert_eq!(review.whose, Some(Seat(0)));
    });
}

#[test]
fn what_is_found_on_the_other_thread_arrives() {
    let summary = friends();
    let (mut review, task) = Review::new(&summary);
    let found = run(task);
    assert!(!found.is_empty());
    with(Language::English, |context| {
        for message in found {
            let _ = review.update(message, &summary, context);
        }
    });
    assert!(review.work.is_none());
    assert_eq!(review.findings, Review::done(&summary).findings);
}

#[test]
fn a_decision_of_anybody_can_be_asked_about() {
    let summary = duel();
    with(Language::English, |context| {
        let mut review = Review::done(&summary);
        let _ = review.update(Message::WatchPressed, &summary, context);
        let key = |review: &Review<_>, key: Key| {
            let message = review.hotkey(&key, Modifiers::default());
            message.expect("a key for it")
        };
        let next = Key::Named(Named::ArrowRight);
        let hint = Key::Character("h".into());
        let (mut told, mut bots) = (0, 0);
        for _ in 0..12 {
            let step = key(&review, next.clone());
            let _ = review.update(step, &summary, context);
            assert!(review.open.is_none(), "what was said was about another moment");
            let asks = key(&review, hint.clone());
            if let Action::Run(task) = review.update(asks, &summary, context) {
                for message in run(task) {
                    let _ = review.update(message, &summary, context);
                }
            }
            let Some(open) = &review.open else { continue };
            let Item::Choice(verdict) = open.item else {
                panic!("a decision was asked about");
            };
            let page = super::list::Page::new(&review, &summary, context);
            assert!(page.told(&verdict).iter().all(|said| !said.is_empty()));
            assert!(verdict.worth <= verdict.hope);
            told += 1;
            bots += usize::from(verdict.seat == Seat(0));
        }
        assert!(told > 3 && bots > 0, "{told} told, {bots} of a bot");
    });
}

#[test]
fn the_moments_of_the_list_are_gone_through_in_the_order_of_the_game() {
    let summary = friends();
    with(Language::English, |context| {
        let mut review = Review::done(&summary);
        let _ = review.update(Message::WatchPressed, &summary, context);
        let at = |review: &Review<_>| review.replay.as_ref().map(|replay| replay.at());
        let jump = |review: &Review<_>, shift: bool| {
            let held = if shift {
                Modifiers::SHIFT
            } else {
                Modifiers::empty()
            };
            review
                .hotkey(&Key::Character("t".into()), held)
                .expect("a key for it")
        };
        let mut seen = vec![at(&review)];
        for _ in 0..review.items().len() {
            let on = jump(&review, false);
            let _ = review.update(on, &summary, context);
            seen.push(at(&review));
        }
        seen.dedup();
        assert!(seen.is_sorted() && seen.len() > 2, "{seen:?}");
        let back = jump(&review, true);
        let _ = review.update(back, &summary, context);
        assert_eq!(at(&review), seen[seen.len() - 2]);
        assert!(review.open.is_some());
    });
}

/// A game of three turns in which so many answers of Nature could be measured, and so many could not.
fn lucky(measured: u32, unmeasured: u32) -> Findings<()> {
    let mut found = Findings::default();
    for turn in 1..=4 {
        found.hear(News::Point(Point {
            at: usize::from(turn),
            turn: turn.min(3),
            whose: (turn < 4).then_some(Seat(0)),
            shares: [0.5, 0.5, 0.0, 0.0, 0.0, 0.0],
        }));
    }
    for (turn, moved) in [(1, 0.1), (2, -0.3), (3, 0.05)] {
        found.hear(News::Luck(Luck {
            turn,
            moved: if measured > 0 {
                [moved, -moved, 0.0, 0.0, 0.0, 0.0]
            } else {
                [0.0; 6]
            },
            measured,
            unmeasured,
        }));
    }
    found
}

#[test]
fn luck_is_added_up_from_turn_to_turn_once_all_of_it_is_known() {
    let mut found = lucky(4, 0);
    assert!(luck_so_far(&found, Seat(0)).is_empty(), "more may be found");
    found.hear(News::Done);
    for (seat, wanted) in [
        (Seat(0), [0.0, 0.1, -0.2, -0.15]),
        (Seat(1), [0.0, -0.1, 0.2, 0.15]),
    ] {
        let drawn = luck_so_far(&found, seat);
        assert_eq!(drawn.len(), wanted.len());
        let close = |(one, other): (&f32, &f32)| (one - other).abs() < 1e-6;
        assert!(drawn.iter().zip(&wanted).all(close), "{drawn:?}");
        assert_eq!(found.luck_of(seat), drawn.last().copied());
    }
}

#[test]
fn a_turning_point_is_called_luck_where_luck_moved_most_of_it() {
    let mut found = lucky(4, 0);
    found.hear(News::Done);
    for (turn, seat, change, luck) in [
        (1, Seat(0), 0.12, true),
        (1, Seat(0), 0.3, false),
        (1, Seat(0), -0.2, false),
        (2, Seat(0), -0.4, true),
        (2, Seat(1), 0.4, true),
        (2, Seat(1), -0.4, false),
        (3, Seat(1), 0.3, false),
    ] {
        let mut after = [0.0; 6];
        after[seat.index()] = 0.5 + change;
        let swing = Swing {
            from: 0,
            to: 1,
            turn,
            whose: Seat(0),
            seat,
            before: [0.5, 0.5, 0.0, 0.0, 0.0, 0.0],
            after,
            erred: None,
        };
        assert_eq!(is_luck(&found, &swing), luck, "turn {turn}, {seat:?} {change}");
    }
}

#[test]
fn luck_that_could_not_be_measured_is_never_nothing() {
    for (measured, unmeasured, said) in [(4, 0, "−15"), (4, 2, "−15"), (0, 2, "—")] {
        let mut found = lucky(measured, unmeasured);
        found.hear(News::Done);
        assert_eq!(in_points(found.luck_of(Seat(0))).0, said);
        assert_eq!(luck_so_far(&found, Seat(0)).is_empty(), measured == 0);
        assert_eq!(found.unmeasured(), 3 * unmeasured);
    }
    for (moved, said) in [(0.004, "0"), (-0.004, "0"), (0.005, "+1"), (-1.234, "−123")] {
        assert_eq!(in_points(Some(moved)).0, said);
    }
}

/// The review and the statistics tell the same luck and the same mistakes of whoever played; of bots only the luck.
fn tells_of_each<S: Replayable>(summary: &S, people: &[Seat]) {
    let review = Review::done(summary);
    for seat in (0..summary.seats().len() as u8).map(Seat) {
        assert!(review.findings.luck_of(seat).is_some(), "{seat:?}");
        assert_eq!(
            review.given_away(seat).is_some(),
            people.contains(&seat),
            "{seat:?}"
        );
    }
    let all = (0..6).map(Seat).filter_map(|seat| review.findings.luck_of(seat));
    let sum: f32 = all.sum();
    assert!(sum.abs() < 0.01, "what one wins others lose: {sum}");
}

#[test]
fn luck_is_told_of_everybody_and_mistakes_of_people() {
    tells_of_each(&friends(), &[Seat(0), Seat(1)]);
    tells_of_each(&duel(), &[Seat(1)]);
}

/// How many answers of these seats the table gave by itself, when everybody is asked as usual; none of them is judged.
fn given_unasked<S: Replayable>(summary: &S, people: &[Seat]) -> usize {
    let review = Review::done(summary);
    let judged = |at: usize| review.findings.verdicts().iter().any(|verdict| verdict.at == at);
    let answers = summary.game().history();
    let (mut state, mut unasked) = (summary.game().start().clone(), 0);
    for (at, answer) in answers.iter().enumerate() {
        if let Asked::Seat(seat) = state.asks()
            && people.contains(&seat)
            && undecided(&View::of(&state, Some(seat)), seat) == Some(*answer)
        {
            unasked += 1;
            assert!(!judged(at), "{answer:?} of {seat:?} in turn {}", state.turn());
        }
        state.apply(*answer).expect("it was played");
    }
    unasked
}

#[test]
fn nobody_is_judged_by_what_the_table_answers_by_itself() {
    let mut evolutions = TableSetup::of_bots(&[Level::Easy; 2], Some(4));
    evolutions.options.power_up = classic::PowerUp::Standard;
    evolutions.seats[0].who = Who::Human;
    let played = blundered::<classic::State>(&evolutions).expect("a finished game");
    let unasked = [
        given_unasked(&played, &[Seat(0)]),
        given_unasked(&friends(), &[Seat(0), Seat(1)]),
        given_unasked(&duel(), &[Seat(1)]),
    ];
    assert!(unasked.iter().all(|count| *count >= 2), "{unasked:?}");
}
