//! Luck is fair: its mean over all that Nature can say is nothing, for every seat, whatever is believed.

use super::LuckMeter;
use crate::draw::Draw;
use crate::levels::ValueFn;
use crate::search::{Evaluator, WinProbabilities};
use engine::classic::{Edition, Options, Setup, State};
use engine::duel::{Monster, Setup as DuelSetup, State as Duel};
use engine::{Asked, Chance as _};

/// Somebody who believes nonsense, and always the same.
#[derive(Debug, Clone)]
struct Nonsense;

impl<G: crate::search::Lookahead> Evaluator<G> for Nonsense {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        let mut draw = Draw::from_words(3, &state.hash_words());
        let mut shares = [0.0; 6];
        for share in shares.iter_mut().take(state.seats()) {
            *share = draw.below(1_000) as f32 / 1_000.0;
        }
        shares
    }
}

/// Looks at what Nature could have said in a game played at random; says at how many questions with how much luck.
fn is_fair<G: crate::roll_plan::RollPlan + Copy>(
    mut state: G,
    evaluator: impl Evaluator<G> + Clone,
    seed: u64,
) -> (u32, f32) {
    let (mut chance, mut answers, mut odds) = (Draw::new(seed), Vec::new(), Vec::new());
    let mut meter = LuckMeter::new(1, evaluator);
    let (mut asked, mut most) = (0, 0.0_f32);
    for _ in 0..400 {
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Seat(_) => {
                answers.clear();
                state.answers(&mut answers);
                answers[chance.below(answers.len() as u32) as usize]
            }
            Asked::Nature => {
                odds.clear();
                state.odds(&mut odds);
                let drawn = odds.len() > super::FEW && state.dice_to_throw() == 0;
                let mut mean = [0.0_f32; 6];
                for (answer, odds) in odds.iter().filter(|_| !drawn) {
                    let luck = meter.luck(&state, *answer);
                    for (sum, luck) in mean.iter_mut().zip(luck) {
                        *sum += odds * luck;
                        most = most.max(luck.abs());
                    }
                }
                assert!(mean.iter().all(|mean| mean.abs() < 1e-3), "{mean:?}");
                asked += 1;
                state.deal(&mut chance).expect("Nature answers")
            }
        };
        state.apply(answer).expect("it is offered");
    }
    (asked, most)
}

#[test]
fn nobody_is_lucky_in_the_mean_whatever_is_believed() {
    let by_hand = ValueFn::<<State as crate::levels::Levels>::HandSet>::set_by_hand();
    for (seats, edition) in [(2, Edition::Base), (4, Edition::Dark)] {
        let mut setup = Setup::of(seats).expect("seats");
        setup.options = Options::of(edition);
        let start = setup.start().expect("a table");
        let (asked, most) = is_fair::<State>(start, by_hand.clone(), 5);
        assert!(asked > 20 && most > 0.02, "{asked} {most}");
        let (asked, most) = is_fair::<State>(start, Nonsense, 6);
        assert!(asked > 20 && most > 0.02, "{asked} {most}");
    }
    let duel = DuelSetup::of([Monster::Gigazaur, Monster::Alienoid])
        .start()
        .expect("two");
    let (asked, most) = is_fair::<Duel>(duel, Nonsense, 7);
    assert!(asked > 20 && most > 0.02, "{asked} {most}");
}
