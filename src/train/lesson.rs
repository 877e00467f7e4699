//! One game as lessons: the positions in which a turn began, and what each should have been valued at.

use super::LONGEST;
use crate::bots::draw::Draw;
use crate::bots::learned::{Inputs, Learned, looked_at, seats_of};
use crate::bots::net::Net;
use crate::bots::normal::Normal;
use crate::bots::search::{Judge, Shares};
use crate::bots::temper::Tempers;
use crate::bots::{Bot, Stop};
use crate::engine::{Asked, Chance, Seat};

/// How far a target lies from what was foreseen one turn ahead to what came in the end.
const FAITH: f32 = 0.5;

/// A position, and the value that it should have.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    /// The seats that may still win, as a mask.
    pub hopeful: u8,
    /// The seats that it is looked at from, and the inputs of each.
    pub seats: Vec<(Seat, Vec<(u16, f32)>)>,
    /// The shares it should have.
    pub target: Shares,
}

impl Lesson {
    /// A position as it is; the target comes later.
    fn new<G: Inputs>(state: &G) -> Self {
        Self {
            hopeful: state.hopeful(),
            seats: seats_of(looked_at(state))
                .map(|seat| {
                    let mut inputs = Vec::with_capacity(64);
                    state.inputs(seat, &mut |input, amount| inputs.push((input as u16, amount)));
                    (seat, inputs)
                })
                .collect(),
            target: [0.0; 6],
        }
    }
}

/// What happened between two turns' beginnings.
struct Step {
    lesson: Lesson,
    /// The same position as it was foreseen the turn before, where that is another one.
    veiled: Option<Lesson>,
    /// What the net made of the position.
    worth: Shares,
    /// What the plan of its turn foresaw for the one whose turn it was.
    foreseen: Option<(Seat, f32)>,
}

/// Somebody from whose games a net learns, who does not learn himself.
pub(super) struct Rival<G: Tempers> {
    /// The seat of the one who learns; all others are the rival's.
    pub own: Seat,
    /// Who plays them.
    pub player: Normal<G, Learned>,
}

/// Plays a game out and makes lessons of it. So many answers of a thousand are given at random, but none of a rival's.
pub(super) fn of<G, J>(
    mut state: G,
    mut player: Normal<G, J>,
    mut rival: Option<Rival<G>>,
    net: &Net,
    mut luck: Draw,
    whims: u32,
) -> Vec<Lesson>
where
    G: Tempers + Inputs + Send,
    J: Judge<G> + Send,
{
    let (stop, mut sums) = (Stop::default(), Vec::new());
    let mut steps: Vec<Step> = Vec::new();
    let (mut resting, mut before) = (false, None);
    for _ in 0..LONGEST {
        if state.rests() && !resting && state.asks() != Asked::NoOne {
            let lesson = Lesson::new(&state);
            let worth = lesson.valued(net, &mut sums);
            let mut ahead = state.clone();
            if let Some(before) = before.replace(state.clone()) {
                ahead.veil(&before);
            }
            steps.push(Step {
                veiled: (ahead != state).then(|| Lesson::new(&ahead)),
                lesson,
                worth,
                foreseen: None,
            });
        }
        resting = state.rests();
        let answer = match state.asks() {
            Asked::NoOne => break,
            Asked::Nature => state.deal(&mut luck),
            Asked::Seat(seat) => {
                let rolling = state.rolling();
                if let Some(Rival { own, player }) = &mut rival
                    && *own != seat
                {
                    player.choose(&state, seat, &stop)
                } else if !rolling && luck.below(1000) < whims {
                    state.any_answer(&mut luck)
                } else {
                    let answer = player.choose(&state, seat, &stop);
                    if rolling
                        && let Some(step) = steps.last_mut()
                        && step.foreseen.is_none()
                    {
                        step.foreseen = player.foreseen().map(|worth| (seat, worth));
                    }
                    answer
                }
            }
        };
        if answer.is_none_or(|answer| state.apply(answer).is_err()) {
            break;
        }
    }
    match state.scores() {
        Some(scores) => targeted(steps, scores.shares),
        None => Vec::new(),
    }
}

/// Goes back from the end and says what each position should have been valued at.
fn targeted(steps: Vec<Step>, end: Shares) -> Vec<Lesson> {
    let (mut next, mut final_worth) = (end, end);
    let mut lessons = Vec::with_capacity(steps.len());
    for step in steps.into_iter().rev() {
        let ahead = foreseen(&step, &next);
        for (worth, ahead) in final_worth.iter_mut().zip(ahead) {
            *worth = FAITH * *worth + (1.0 - FAITH) * ahead;
        }
        next = step.worth;
        for mut lesson in step.veiled.into_iter().chain([step.lesson]) {
            lesson.target = final_worth;
            lessons.push(lesson);
        }
    }
    lessons.reverse();
    lessons
}

/// What one turn's foresight says: exact for the one whose turn it was; the others divide the rest as the next position does.
fn foreseen(step: &Step, next: &Shares) -> Shares {
    let Some((mover, worth)) = step.foreseen else {
        return *next;
    };
    let rest = |shares: &Shares| shares.iter().sum::<f32>() - shares[mover.index()];
    let worth = worth.clamp(0.0, 1.0);
    let shares = if rest(next) > 1e-6 { next } else { &step.worth };
    let rest = rest(shares);
    let mut ahead = shares.map(|share| {
        if rest > 1e-6 {
            share * (1.0 - worth) / rest
        } else {
            0.0
        }
    });
    ahead[mover.index()] = worth;
    ahead
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_lie_between_foresight_and_the_end() {
        let step = |worth: [f32; 2], foreseen| Step {
            lesson: Lesson {
                hopeful: 3,
                seats: Vec::new(),
                target: [0.0; 6],
            },
            veiled: None,
            worth: [worth[0], worth[1], 0.0, 0.0, 0.0, 0.0],
            foreseen,
        };
        let steps = vec![
            step([0.5, 0.5], Some((Seat(0), 0.6))),
            step([0.3, 0.7], Some((Seat(1), 0.8))),
        ];
        let lessons = targeted(steps, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        // The last turn foresaw 0.2 for seat 0, which won: half of 0.2 and half of 1.
        assert!((lessons[1].target[0] - 0.6).abs() < 1e-6);
        assert!((lessons[1].target[1] - 0.4).abs() < 1e-6);
        // The first one foresaw 0.6; what came of it is now held to be 0.6 as well.
        assert!((lessons[0].target[0] - 0.6).abs() < 1e-6);
    }
}
