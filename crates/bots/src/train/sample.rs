//! One game as samples: the positions in which a turn began, and what each should have been valued at.

use super::guests::Guests;
use super::{Curriculum, shares_of};
use crate::draw::Draw;
use crate::learned::evaluated_seats;
use crate::net::Net;
use crate::planner::Planner;
use crate::search::{Evaluator, WinProbabilities};
use crate::{Bot, Stop};
use engine::{Chance, Seat, Seats};

/// A position, and the value that it should have.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// The seats that may still win.
    pub contenders: Seats,
    /// The seats that it is looked at from, and the features of each.
    pub seats: Vec<(Seat, Vec<(u16, f32)>)>,
    /// What each seat's player adds to its strength: below 0 for a guest, and nothing where nobody is one.
    pub players: WinProbabilities,
    /// The shares it should have.
    pub target: WinProbabilities,
}

impl Sample {
    /// A position as it is, with these guests at the table; the target comes later.
    fn new<G: Curriculum>(state: &G, guests: &Guests<G>) -> Self {
        let adds = |seat: Seat| {
            let guest = guests.get(seat.index()).and_then(Option::as_ref);
            guest.map_or(0.0, |guest| -guest.weaker * state.openness())
        };
        let (contenders, asked) = (state.contenders(), evaluated_seats(state));
        let mut players = [0.0; 6];
        for seat in asked {
            // Of two, one is asked how far it is ahead of the other.
            let other = contenders.difference(asked).iter().map(adds).sum::<f32>();
            players[seat.index()] = adds(seat) - other;
        }
        Self {
            players,
            contenders,
            seats: asked
                .iter()
                .map(|seat| {
                    let mut features = Vec::with_capacity(64);
                    state.features(seat, &mut |feature, amount| {
                        features.push((feature as u16, amount));
                    });
                    (seat, features)
                })
                .collect(),
            target: [0.0; 6],
        }
    }
}

/// Samples as whole numbers, so that a file holds the same bits.
impl Sample {
    /// The numbers.
    #[must_use]
    pub fn words(&self) -> Vec<u32> {
        let seats = |seats: Seats| seats.iter().fold(0, |mask, seat| mask | 1 << seat.0);
        let mut words = vec![seats(self.contenders), self.seats.len() as u32];
        for (seat, features) in &self.seats {
            words.extend([u32::from(seat.0), features.len() as u32]);
            words.extend(
                features
                    .iter()
                    .flat_map(|(feature, amount)| [u32::from(*feature), amount.to_bits()]),
            );
        }
        words.extend(
            self.players
                .iter()
                .chain(&self.target)
                .map(|share| share.to_bits()),
        );
        words
    }

    /// The sample of these numbers; `None` where they are none, or are about features that `layout` has not.
    #[must_use]
    pub fn of_words(words: &[u32], layout: usize) -> Option<Self> {
        let mut words = words.iter().copied();
        let seat = |word: u32| u8::try_from(word).ok().filter(|seat| *seat < 6).map(Seat);
        let mask = words.next()?;
        let contenders = (0..6).filter(|seat| mask >> seat & 1 != 0).map(Seat).collect();
        let mut seats = Vec::new();
        for _ in 0..words.next().filter(|count| *count <= 6)? {
            let (seat, count) = (seat(words.next()?)?, words.next()?);
            let mut features = Vec::new();
            for _ in 0..count {
                let feature = u16::try_from(words.next()?)
                    .ok()
                    .filter(|feature| usize::from(*feature) < layout)?;
                features.push((feature, f32::from_bits(words.next()?)));
            }
            seats.push((seat, features));
        }
        let mut shares = || -> Option<WinProbabilities> {
            let mut shares = WinProbabilities::default();
            for share in &mut shares {
                *share = f32::from_bits(words.next()?);
            }
            Some(shares)
        };
        let (players, target) = (shares()?, shares()?);
        words.next().is_none().then_some(Self {
            contenders,
            seats,
            players,
            target,
        })
    }
}

/// What happened between two turns' beginnings.
struct Step {
    sample: Sample,
    /// The same position as it was foreseen the turn before, where that is another one.
    veiled: Option<Sample>,
    /// What the net made of the position.
    worth: WinProbabilities,
    /// What all could hope for, as the plan of its turn foresaw it.
    foreseen: Option<WinProbabilities>,
}

/// Plays a game out and makes samples of it. So many answers of a thousand are given at random, but none of a
/// guest's; and so far a target lies from what was foreseen one turn ahead to what came in the end.
pub(super) fn of<G, J>(
    start: G,
    mut player: Planner<G, J>,
    mut guests: Guests<G>,
    net: &Net,
    mut luck: Draw,
    whims: u32,
    lambda: f32,
) -> Vec<Sample>
where
    G: Curriculum,
    J: Evaluator<G> + Send,
{
    let (stop, mut sums) = (Stop::default(), Vec::new());
    let mut steps: Vec<Step> = Vec::new();
    let (mut resting, mut before) = (false, None);
    // The first throw of the turn.
    let mut first: Option<G> = None;
    // A plan takes everybody for as strong as the net.
    let equals = guests.iter().flatten().all(|guest| guest.weaker == 0.0);
    let shares = shares_of(start, &mut |table, asked| {
        let state = table.state();
        if state.is_quiet() && !resting {
            first = None;
            let sample = Sample::new(state, &guests);
            let worth = sample.evaluate(net, &mut sums);
            let mut ahead = state.clone();
            if let Some(before) = before.replace(state.clone()) {
                ahead.hide_unseen(&before);
            }
            steps.push(Step {
                veiled: (ahead != *state).then(|| Sample::new(&ahead, &guests)),
                sample,
                worth,
                foreseen: None,
            });
        }
        resting = state.is_quiet();
        let Some(seat) = asked else {
            if first.is_none() && state.dice_to_throw() != 0 {
                first = Some(state.clone());
            }
            return state.deal(&mut luck);
        };
        let rolling = state.is_rolling();
        if let Some(Some(guest)) = guests.get_mut(seat.index()) {
            return guest.bot.choose(&table.seen_by(asked), &stop);
        }
        if !rolling && luck.below(1000) < whims {
            return state.any_answer(&mut luck);
        }
        if rolling
            && equals
            && let (Some(step), Some(thrown)) = (steps.last_mut(), &first)
            && step.foreseen.is_none()
        {
            step.foreseen = player.foreseen(thrown, &table.seen_by(asked), seat, &stop);
        }
        player.choose(&table.seen_by(asked), &stop)
    });
    shares.map_or_else(Vec::new, |shares| targeted(steps, shares, lambda))
}

/// Goes back from the end and says what each position should have been valued at.
fn targeted(steps: Vec<Step>, end: WinProbabilities, lambda: f32) -> Vec<Sample> {
    let (mut next, mut final_worth) = (end, end);
    let mut samples = Vec::with_capacity(steps.len());
    for step in steps.into_iter().rev() {
        let ahead = step.foreseen.unwrap_or(next);
        for (worth, ahead) in final_worth.iter_mut().zip(ahead) {
            *worth = lambda * *worth + (1.0 - lambda) * ahead;
        }
        next = step.worth;
        for mut sample in step.veiled.into_iter().chain([step.sample]) {
            sample.target = final_worth;
            samples.push(sample);
        }
    }
    samples.reverse();
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baselines::RulesOfThumb;
    use crate::learned::Features;
    use crate::train::guests::Guest;
    use engine::classic::{Setup, State};
    use engine::{Asked, Game};

    /// What a card for sale is worth is learned with the card, and with its place still empty.
    #[test]
    fn a_card_that_came_into_the_market_makes_two_lessons() {
        let net = crate::train::fresh::<State>(0, 1);
        let (mut twice, mut once) = (0, 0);
        for seed in 0..8 {
            let mut luck = Draw::new(seed);
            let start = State::training_start(0, &mut luck);
            let player = Planner::with_evaluator(seed, <State as crate::levels::Levels>::HandSet::default());
            let samples = of(start, player, Vec::new(), &net, luck, 50, 0.75);
            for pair in samples.windows(2) {
                let [empty, full] = [&pair[0], &pair[1]].map(|sample| &sample.seats[0].1);
                if empty.len() <= full.len() && empty.iter().all(|feature| full.contains(feature)) {
                    assert_eq!(pair[0].target, pair[1].target);
                    twice += 1;
                } else {
                    once += 1;
                }
            }
        }
        assert!(twice > 0 && once > twice, "{twice} {once}");
    }

    #[test]
    fn what_players_add_is_told_and_fades() {
        let mut setup = Setup::of(4).expect("two to six");
        setup.options.power_cards = false;
        let guests: Guests<State> = vec![
            None,
            Some(Guest {
                bot: Box::new(RulesOfThumb::Greedy),
                weaker: 2.0,
            }),
            None,
            None,
        ];
        let (mut least, mut most, mut pairs) = (0.0_f32, f32::MIN, 0);
        for seed in 0..8 {
            let mut luck = Draw::new(seed);
            let mut state = setup.start().expect("different monsters");
            while state.asks() != Asked::NoOne {
                let sample = Sample::new(&state, &guests);
                let told = &sample.players;
                let adds = -2.0 * state.openness();
                match sample.seats[..] {
                    // One is asked how far it is ahead of the other.
                    [(seat, _)] => {
                        pairs += 1;
                        let other = state.contenders().iter().find(|other| *other != seat);
                        let expected = match (seat, other) {
                            (Seat(1), _) => adds,
                            (_, Some(Seat(1))) => -adds,
                            _ => 0.0,
                        };
                        assert_eq!(told[seat.index()], expected);
                    }
                    _ => {
                        let alive = state.contenders().contains(Seat(1));
                        let expected = if alive { adds } else { 0.0 };
                        assert_eq!(*told, [0.0, expected, 0.0, 0.0, 0.0, 0.0]);
                    }
                }
                least = told[1].min(least);
                if told[1] < 0.0 {
                    most = told[1].max(most);
                }
                let answer = match state.asks() {
                    Asked::Nature => state.deal(&mut luck),
                    _ => state.any_answer(&mut luck),
                };
                state.apply(answer.expect("an answer")).expect("a legal answer");
            }
        }
        assert!(pairs > 0);
        assert!(least == -2.0 && most > -1.5, "{least} {most}");
    }

    #[test]
    fn targets_lie_between_foresight_and_the_end() {
        const LAMBDA: f32 = 0.75;
        let step = |worth: [f32; 2], foreseen| Step {
            sample: Sample {
                contenders: Seats::first(2),
                seats: Vec::new(),
                players: [0.0; 6],
                target: [0.0; 6],
            },
            veiled: None,
            worth: [worth[0], worth[1], 0.0, 0.0, 0.0, 0.0],
            foreseen,
        };
        let steps = vec![
            step([0.5, 0.5], Some([0.6, 0.4, 0.0, 0.0, 0.0, 0.0])),
            step([0.3, 0.7], Some([0.2, 0.8, 0.0, 0.0, 0.0, 0.0])),
        ];
        let samples = targeted(steps, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0], LAMBDA);
        // The last turn foresaw 0.2 for seat 0, which won.
        let last = LAMBDA + (1.0 - LAMBDA) * 0.2;
        assert!((samples[1].target[0] - last).abs() < 1e-6);
        assert!((samples[1].target[1] - (1.0 - last)).abs() < 1e-6);
        // The first one foresaw 0.6, and what came of it is now held to be `last`.
        let first = LAMBDA * last + (1.0 - LAMBDA) * 0.6;
        assert!((samples[0].target[0] - first).abs() < 1e-6);
    }
}
