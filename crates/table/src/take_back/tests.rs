//! What may be taken back, told as the people at the table live through it.

use super::*;
use engine::Asked;
use engine::classic::{Setup, State};
use engine::proof::Lottery;

/// Zoé sits on the first seat, and perhaps a second person on the next one; bots play the others.
struct Evening {
    game: LiveTable<State>,
    people: u8,
    chance: Lottery,
}

impl Evening {
    fn of(people: u8, seed: u64) -> Self {
        let start = Setup::of(3).expect("three may play").start().expect("a table");
        let mut game = LiveTable::new(start, seed);
        game.begin(None, &mut |_, _| {});
        let chance = Lottery(seed);
        Self { game, people, chance }
    }

    fn decider(&self) -> impl Fn(Seat, &View<State>) -> Decider + use<> {
        let people = self.people;
        move |seat, _| {
            if seat.0 < people {
                Decider::Person
            } else {
                Decider::Bot
            }
        }
    }

    fn asked(&self) -> Option<Seat> {
        match self.game.asks() {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        seat.0 < self.people
    }

    /// Whoever is asked says anything.
    fn answer(&mut self) -> Option<engine::classic::Answer> {
        let seat = self.asked()?;
        let answer = self.game.seen_by(Some(seat)).any_answer(&mut self.chance)?;
        self.game
            .answer(answer, None, &mut |_, _| {})
            .expect("what the view offers is offered");
        Some(answer)
    }

    /// The bots answer until a person is asked.
    fn until_a_person(&mut self) -> Option<Seat> {
        loop {
            let seat = self.asked()?;
            if self.is_person(seat) {
                return Some(seat);
            }
            self.answer()?;
        }
    }

    fn offered(&self, how: TakeBack) -> Option<Decision<State>> {
        self.game.takes_back(how, self.decider())
    }

    fn take_back(&mut self, how: TakeBack) -> Option<Decision<State>> {
        let decider = self.decider();
        self.game.take_back(how, decider)
    }
}

#[test]
fn only_what_has_taught_nobody_anything_is_free() {
    let (mut free, mut dear) = (0, 0);
    for seed in 0..30 {
        let mut evening = Evening::of(2, seed);
        for _ in 0..40 {
            let Some(seat) = evening.until_a_person() else {
                break;
            };
            let before = evening.game.answered();
            let view = evening.game.seen_by(None);
            let said = evening.answer().expect("asked");
            // One answer more and nothing else: no die, no card, and nobody else.
            let quiet = evening.game.answered() == before + 1;
            match evening.offered(TakeBack::Off) {
                Some(back) => {
                    assert!(quiet && back.free);
                    assert_eq!((back.answers, back.seat, back.answer), (before, seat, said));
                    assert_eq!(back.before, view);
                    free += 1;
                }
                None => dear += usize::from(!quiet),
            }
            // Somebody else answers, and it is no longer free.
            if evening.asked().is_some_and(|seat| !evening.is_person(seat)) {
                evening.answer();
                assert!(evening.offered(TakeBack::Off).is_none());
            }
        }
    }
    assert!(free > 50 && dear > 50, "{free} {dear}");
}

#[test]
fn across_a_throw_the_same_dice_come_again() {
    for seed in 0..10 {
        let mut evening = Evening::of(1, seed);
        for _ in 0..12 {
            let Some(seat) = evening.until_a_person() else {
                break;
            };
            let (asked, answers) = (evening.game.seen_by(Some(seat)), evening.game.answered());
            let said = evening.answer().expect("asked");
            evening.until_a_person();
            let (then, many) = (evening.game.seen_by(None), evening.game.answered());
            let back = evening.take_back(TakeBack::Last).expect("the last decision");
            assert_eq!((back.answers, back.answer), (answers, said));
            assert_eq!(evening.game.seen_by(Some(seat)), asked);
            // The same is said again, by the bots, too.
            while evening.game.redo(None, &mut |_, _| {}) {}
            assert_eq!(
                (evening.game.seen_by(None), evening.game.answered()),
                (then, many)
            );
        }
    }
}

#[test]
fn the_last_decision_is_one_and_anything_goes_back_to_the_first() {
    let mut evening = Evening::of(1, 3);
    let mut decisions = Vec::new();
    for _ in 0..20 {
        if evening.until_a_person().is_none() {
            break;
        }
        decisions.push(evening.game.answered());
        evening.answer();
    }
    evening.until_a_person();
    assert!(decisions.len() > 10, "{decisions:?}");
    let back = evening.take_back(TakeBack::Last).expect("the last decision");
    assert_eq!(Some(back.answers), decisions.pop());
    while let Some(back) = evening.take_back(TakeBack::Last) {
        assert!(back.free, "the one before it was decided long ago");
        assert_eq!(Some(back.answers), decisions.pop());
    }
    // Another decision is the last one.
    let here = evening.game.answered();
    evening.answer();
    evening.until_a_person();
    let again = evening.take_back(TakeBack::Last).expect("the last decision");
    assert_eq!(again.answers, here);
    while let Some(back) = evening.take_back(TakeBack::Anything) {
        assert_eq!(Some(back.answers), decisions.pop());
    }
    assert!(decisions.is_empty(), "{decisions:?}");
}

#[test]
fn bots_alone_take_nothing_back() {
    let mut evening = Evening::of(0, 5);
    for _ in 0..70 {
        evening.answer();
        for how in TakeBack::ALL {
            assert!(evening.offered(how).is_none());
        }
    }
}

#[test]
fn a_card_that_was_known_and_now_lies_open_is_not_unlearnt() {
    // Wherever somebody's knowledge has changed since, the answer is not free, also without a new card drawn.
    let mut met = 0;
    for seed in 0..400 {
        let mut evening = Evening::of(3, seed);
        for _ in 0..150 {
            let knew: Vec<bool> = (0..3).map(|seat| evening.game.knows_more(Seat(seat))).collect();
            let before = evening.game.answered();
            if evening.answer().is_none() {
                break;
            }
            let knows: Vec<bool> = (0..3).map(|seat| evening.game.knows_more(Seat(seat))).collect();
            if knew != knows && evening.game.answered() == before + 1 {
                assert!(
                    evening
                        .offered(TakeBack::Off)
                        .is_none_or(|back| back.answers != before)
                );
                met += 1;
            }
        }
    }
    assert!(met > 0, "no card that was known came to lie open in 400 games");
}

#[test]
fn the_choices_have_their_names() {
    for how in TakeBack::ALL {
        assert_eq!(how.slug().parse(), Ok(how));
        assert_eq!(how.to_string(), how.slug());
        assert_eq!(serde_json::to_value(how).expect("a word"), how.slug());
    }
    assert!("never".parse::<TakeBack>().is_err());
    assert_eq!(TakeBack::default(), TakeBack::Off);
}
