//! In random games with all boxes it makes no difference which void face a die shows: nothing reads it
//! (`expansions.md` §4.5).

use super::super::kit::{card, powered_setup};
use super::super::random_games::play_on;
use crate::classic::{
    Answer, Edition, Face, Monster, Options, Pack, Pick, PowerUp, SpecialFace, State, What, Wickedness,
    has_evolutions,
};
use crate::proof::Lottery;
use crate::{Chance, Game as _};

fn table_of(seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let mut coin = || lottery.below(2) == 0;
    let options = Options {
        packs: Pack::ALL
            .into_iter()
            .filter(|_| coin())
            .chain([Pack::Curses])
            .collect(),
        promos: true,
        halloween: coin(),
        wickedness: Wickedness::Mixed,
        power_up: PowerUp::Standard,
        ..Options::of(if coin() { Edition::Base } else { Edition::Dark })
    };
    let all = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster));
    let monsters: Vec<Monster> = all.skip(seed as usize % 8).take(2 + seed as usize % 3).collect();
    let mut setup = powered_setup(&monsters, options.power_up);
    setup.options = options;
    setup.start().expect("a table")
}

/// The rest of the turn, the dice being kept and the groups resolved in the default order; what was asked, and
/// what could be said to it but for choices of a die.
fn rest_of_turn(mut state: State, seed: u64) -> (State, Vec<String>) {
    let (number, mut heard) = (state.turn.number, Vec::new());
    while state.turn.number == number && state.outcome().is_none() {
        let question = state.question();
        let mut lottery = Lottery(seed + 31 * heard.len() as u64);
        let mut answers = Vec::new();
        state.answers(&mut answers);
        answers.retain(|answer| match answer {
            Answer::Use(used) => matches!(used.pick, Pick::Nothing | Pick::Slot(_) | Pick::Card(_)),
            Answer::Choose(pick) => !matches!(pick, Pick::Die(_) | Pick::Dice(_) | Pick::Remove(_)),
            Answer::Reroll(_) => false,
            _ => true,
        });
        let answer = match question.what {
            // Whoever turns dice may well look at what they show.
            What::Roll | What::ChangeDice => Some(Answer::Done),
            What::Group | What::Curse { .. } => state.default_answer(),
            _ if state.asks() == crate::Asked::Nature => {
                heard.push(format!("{question:?}"));
                state.deal(&mut lottery)
            }
            _ => {
                heard.push(format!("{question:?} {answers:?}"));
                let nth = lottery.below(answers.len().max(1) as u32);
                answers
                    .get(nth as usize)
                    .copied()
                    .or_else(|| state.default_answer())
            }
        };
        state.apply(answer.expect("an answer")).expect("it is offered");
    }
    (state, heard)
}

#[test]
fn which_void_face_a_die_shows_makes_no_difference() {
    let bodies = card("body-spirit-ka");
    let mut tried = 0;
    for seed in 0..120 {
        let mut lottery = Lottery(seed);
        play_on(table_of(seed), seed, |_, after, _| {
            if after.question().what != What::Roll || after.packs.fate.is_none() {
                return;
            }
            let mut one = *after;
            one.packs.curses.take(bodies);
            one.packs.gone.take(bodies);
            if let Some(over) = one.packs.curse.replace(bodies).filter(|over| *over != bodies) {
                one.packs.gone.insert(over);
            }
            one.in_play.ruled_by(Some(bodies));
            let (fate, void) = match lottery.below(2) {
                0 => (SpecialFace::River, [Face::One, Face::Two, Face::Three]),
                _ => (SpecialFace::Snake, [Face::Heart, Face::Energy, Face::Claw]),
            };
            one.packs.fate = Some(fate);
            let mut other = one;
            for (die, face) in one.turn.dice.iter().enumerate() {
                if void.contains(&face) && one.locked_dice() & 1 << die == 0 {
                    other.turn.dice.set(die, void[lottery.below(3) as usize]);
                }
            }
            let ((one, heard), (other, also)) = (rest_of_turn(one, seed), rest_of_turn(other, seed));
            assert_eq!(heard, also, "game {seed}");
            assert_eq!(one.players, other.players, "game {seed}");
            tried += 1;
        });
    }
    assert!(tried > 500, "{tried} turns");
}
