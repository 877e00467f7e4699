//! Whole games told and asked in both languages, and single moments word by word.

use super::{Speaker, Teller, names};
use crate::engine::duel::{Answer, Event, Monster, Setup, State};
use crate::engine::{Asked, Chance, Game, Seat};
use crate::i18n::{Language, Line, Words};
use crate::session::Dealer;

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

#[test]
fn dump() {
    for language in Language::ALL {
        let words = Words::new(language);
        for seed in [3, 4] {
            let mut chance = Dealer::new(seed);
            let mut state = table(&mut chance);
            let who = names(&words, &state);
            let mut teller = Teller::new(&state);
            let mut asked = 0;
            loop {
                let answer = match state.asks() {
                    Asked::NoOne => break,
                    Asked::Nature => state.deal(&mut chance).expect("nature"),
                    Asked::Seat(_) => {
                        let speaker = Speaker { words: &words, names: &who, state: &state };
                        let answer = state.any_answer(&mut chance).expect("answer");
                        let speech = speaker.question();
                        asked += 1;
                        println!("      ? {} | {} | => {} | {:?}", speech.title, speech.hints.join(" / "), speaker.label(answer), speaker.preview(answer));
                        answer
                    }
                };
                state
                    .apply_telling(answer, &mut |event, _| {
                        for line in teller.tell(&event, &words, &who) {
                            println!("{line}");
                        }
                    })
                    .expect("legal");
            }
        }
    }
}
