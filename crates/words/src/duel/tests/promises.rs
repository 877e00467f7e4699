//! What is said before an answer is what happens after it. Every sentence of a preview, every button and every
//! hint with a number is read again and held against the game as it is then really played, with other cards
//! from the deck than those that the preview saw. A sentence that cannot be read here fails, so that a new one
//! has to say how it is kept.

use super::super::{Speaker, Tray, marked_face, names};
use super::table;
use crate::line::plain;
use crate::{Language, Names, Words};
use engine::duel::{Answer, Bonus, Cause, Event, Face, Monster, Source, State, Track, What};
use engine::{Asked, Chance, Game, Seat};
use table::Dealer;

#[test]
fn a_preview_says_what_then_happens() {
    keeps_its_word(2_000, 1);
}

fn keeps_its_word(questions: usize, first: u64) {
    let words = Words::new(Language::English);
    let (mut asked, mut read, mut wins, mut trays, mut tokens) = (0, 0, 0, 0, 0);
    for seed in first.. {
        if asked >= questions {
            break;
        }
        let mut chance = Dealer::new(seed);
        let mut state = table(&mut chance);
        let names = names(&words, &state);
        while state.outcome().is_none() {
            if let Asked::Seat(seat) = state.asks() {
                let witness = Witness::new(&words, &names, &state, seat);
                let mut answers = Vec::new();
                state.answers(&mut answers);
                for answer in answers {
                    let told = witness.hears(answer, &mut chance);
                    read += told.len();
                    wins += usize::from(told.iter().any(|text| text.ends_with("you win.")));
                    tokens += usize::from(told.iter().any(|text| text.starts_with("First you place")));
                }
                trays += witness.sees_the_dice();
                asked += 1;
            }
            let answer = match state.asks() {
                Asked::Seat(_) => state.any_answer(&mut chance),
                Asked::Nature => state.deal(&mut chance),
                Asked::NoOne => None,
            };
            state
                .apply(answer.expect("somebody is asked"))
                .expect("a legal answer");
        }
    }
    assert!(
        read > questions && wins > 0 && trays > 0 && tokens > 0,
        "{read} {wins} {trays} {tokens}"
    );
}

/// Somebody who is told something, and remembers it.
struct Witness<'a> {
    speaker: Speaker<'a>,
    state: &'a State,
    seat: Seat,
    rival: &'a str,
}

/// What really happened: each event of an answer with the position after it, and where it led.
struct Truth {
    events: Vec<(Event, State)>,
    after: State,
    /// A token was laid on the way.
    placed: bool,
    /// Which of its places win.
    places: Vec<bool>,
}

impl<'a> Witness<'a> {
    fn new(words: &'a Words, names: &'a Names, state: &'a State, seat: Seat) -> Self {
        Self {
            speaker: Speaker { words, names, state },
            state,
            seat,
            rival: names.name(state.rival(seat)),
        }
    }

    /// Plays an answer, the deck really drawn from, a token laid anywhere.
    fn plays(&self, answer: Answer, chance: &mut Dealer) -> Truth {
        let (mut after, mut events, mut placed) = (*self.state, Vec::new(), false);
        let mut places = Vec::new();
        let (mut decisions, mut over) = (0, false);
        let mut said = Some(answer);
        while let Some(now) = said.take() {
            after
                .apply_telling(now, &mut |event, state| {
                    let laid = matches!(
                        event,
                        Event::DecisionMade {
                            answer: Answer::Place(_),
                            ..
                        }
                    );
                    let own = laid && matches!(answer, Answer::Buy(_));
                    decisions += u8::from(matches!(event, Event::DecisionMade { .. }) && !own);
                    over |= decisions > 1;
                    if !over {
                        events.push((event, *state));
                    }
                    over |= matches!(event, Event::TurnStarted { .. });
                })
                .expect("a listed answer");
            match after.question().what {
                What::Reveal { .. } => said = after.deal(chance),
                What::Place { .. } if matches!(answer, Answer::Buy(_)) && !placed && !over => {
                    placed = true;
                    let mut answers = Vec::new();
                    after.answers(&mut answers);
                    // A card that could be used here is another decision.
                    answers.retain(|answer| matches!(answer, Answer::Place(_)));
                    places = answers
                        .iter()
                        .map(|place| self.wins_with(&after, *place))
                        .collect();
                    let nth = chance.below(answers.len() as u32) as usize;
                    said = answers.get(nth).copied();
                }
                _ => {}
            }
        }
        Truth {
            events,
            after,
            placed,
            places,
        }
    }

    /// Hears everything that is said about an answer, and fails if any of it is not so.
    fn hears(&self, answer: Answer, chance: &mut Dealer) -> Vec<String> {
        let told = heard(self.speaker.preview(answer));
        let truth = self.plays(answer, chance);
        let mut pulls = truth.pulls().into_iter();
        for sentence in &told {
            let kept = self.is_kept(sentence, &truth, &mut pulls);
            assert!(
                kept,
                "{:?} of {:?}: {sentence:?} of {told:?}, but {:?} then {:?}",
                answer,
                self.state.question(),
                truth.told(),
                truth.after.question()
            );
        }
        let label = self.speaker.label(answer);
        assert!(
            self.label_is_kept(answer, &label, &truth),
            "{answer:?}: {label:?}, but {:?}",
            truth.told()
        );
        // An end that comes is never kept secret, unless a place of a token decides it.
        if !truth.placed
            && let Some(outcome) = truth.outcome()
        {
            let first = told.first().map(String::as_str).unwrap_or_default();
            assert_eq!(
                first.ends_with("you win."),
                outcome == self.seat,
                "{answer:?}: {told:?}"
            );
        }
        if answer == Answer::Accept || answer == Answer::Done {
            let hint = self
                .speaker
                .question()
                .hints
                .into_iter()
                .next()
                .unwrap_or_default();
            assert!(
                self.hint_is_kept(answer, &hint, &truth),
                "{answer:?}: {hint:?}, but {:?}",
                truth.told()
            );
        }
        told
    }

    fn is_kept(&self, text: &str, truth: &Truth, pulls: &mut impl Iterator<Item = Run>) -> bool {
        let (me, other) = (self.seat, self.state.rival(self.seat));
        if text.starts_with("First you place the ") {
            return truth.placed && (!text.contains("you win") || truth.places.contains(&true));
        }
        if text.ends_with("you win.") {
            return truth.outcome() == Some(me);
        }
        if text.ends_with("you lose.") || text.ends_with(" wins.") {
            return truth.outcome() == Some(other);
        }
        if let Some(rest) = after(text, "Bonus: ") {
            return rest.trim_end_matches('.') == self.speaker.words.list(&self.bonuses(truth));
        }
        if let Some(rest) = after(text, "It stops at The King’s token: ") {
            return truth.stops(number(rest));
        }
        for (who, lose, gain) in [
            (me, "You lose ".to_owned(), "You gain ".to_owned()),
            (
                other,
                format!("{} loses ", self.rival),
                format!("{} gains ", self.rival),
            ),
        ] {
            if let Some(rest) = after(text, &lose) {
                let left = rest.split_once('♥').map_or(99, |(_, left)| number(left));
                let now = truth.last(self.state).player(who).health;
                return number(rest) == truth.lost(who) && left == u32::from(now);
            }
            if let Some(rest) = after(text, &gain) {
                return gains(rest) == truth.gained(who);
            }
        }
        // A pull: the next one that happened.
        let Some(run) = pulls.next() else { return false };
        let marker = if run.track == Track::Fame {
            "★"
        } else {
            "Destruction"
        };
        let to_me = format!("{marker} comes ");
        let away = format!("{marker} goes ");
        if let Some(rest) = after(text, &to_me) {
            let left = rest
                .split_once(": ")
                .and_then(|(_, place)| place.split(", ").last().map(number));
            let told = left.filter(|_| rest.contains(" from "));
            let told = told.is_none_or(|left| left == run.left(truth.last(self.state)));
            return run.seat == me && number(rest) == run.steps && told;
        }
        after(text, &away).is_some_and(|rest| run.seat == other && number(rest) == run.steps)
    }

    fn wins_with(&self, state: &State, place: Answer) -> bool {
        let mut after = *state;
        let heard = after.apply(place);
        heard.is_ok() && after.outcome().is_some_and(|outcome| outcome.winner == self.seat)
    }

    /// The bonuses that were reached and not lost.
    fn bonuses(&self, truth: &Truth) -> Vec<String> {
        let rival = self.state.rival(self.seat);
        let mut told = Vec::new();
        for (nth, (event, before)) in truth.events.iter().enumerate() {
            if let Event::BonusReached { seat, bonus, .. } = *event
                && seat == self.seat
            {
                let hits = matches!(bonus, Bonus::Hit | Bonus::TwoHits);
                let next = truth.events.get(nth + 1).map_or(before, |(_, next)| next);
                if hits || next.player(seat) != before.player(seat) {
                    told.push(plain(&self.speaker.bonus(bonus, rival)));
                }
            }
        }
        told
    }

    fn label_is_kept(&self, answer: Answer, label: &str, truth: &Truth) -> bool {
        let me = self.seat;
        let said = label
            .split(|letter: char| !letter.is_ascii_digit())
            .find(|part| !part.is_empty());
        let said: u32 = said.and_then(|digits| digits.parse().ok()).unwrap_or(0);
        match answer {
            Answer::Buy(_) => truth.events.iter().any(|(event, _)| {
                matches!(event, Event::Bought { paid, .. } if label.ends_with(&format!(" for {paid}⚡")))
            }),
            Answer::Resolve(Face::Claw) => truth.resolved(Face::Claw) == said,
            Answer::Resolve(Face::Heart) => truth.gain_by(me, Cause::Dice(Face::Heart)).0 == said,
            Answer::Resolve(Face::Energy) => truth.gain_by(me, Cause::Dice(Face::Energy)).1 == said,
            Answer::Resolve(face @ (Face::Fame | Face::Destruction)) => truth.pulled_by(face) == said,
            Answer::Resolve(Face::Power) => {
                let power = Cause::Power(self.state.player(me).monster);
                match self.state.player(me).monster {
                    Monster::SpacePenguin => truth.gain_by(me, power).2 == said,
                    Monster::CyberKitty => truth.gain_by(me, power).1 == said,
                    // Where somebody is asked first, the hits are on their way.
                    Monster::MekaDragon => {
                        let (powers, claws) = (truth.resolved(Face::Power), truth.resolved(Face::Claw));
                        truth.hits_by(power) == said || powers * claws == said
                    }
                    _ => true,
                }
            }
            Answer::Throw => match truth.after.question().what {
                What::Throw { dice } => dice.count_ones() == said,
                _ => said == 0,
            },
            Answer::Done if label.contains("+1⚡") => truth.gain_by(me, Cause::NoPurchase).1 == 1,
            Answer::Sweep => {
                let energy = |state: &State| u32::from(state.player(me).energy);
                energy(self.state) - energy(&truth.events[truth.events.len() - 1].1) == said
            }
            Answer::Accept if label.contains('+') => {
                let gained = truth.gained(me);
                [gained.0, gained.1].contains(&said)
            }
            _ => true,
        }
    }

    /// The hints that tell what an answer gives.
    fn hint_is_kept(&self, answer: Answer, hint: &str, truth: &Truth) -> bool {
        let me = self.seat;
        let energy = u32::from(truth.last(self.state).player(me).energy);
        if let (Some((_, rest)), Answer::Accept) = (hint.split_once("If you sleep, you gain "), answer) {
            return truth.gained(me).0 == number(rest);
        }
        if let (Some((_, rest)), Answer::Accept) = (hint.split_once("you gain as much and have "), answer) {
            return energy == number(rest);
        }
        if let (Some((_, rest)), Answer::Accept) =
            (hint.split_once("You discard Rebooting and gain "), answer)
        {
            let tokens = if rest.contains("dice token") {
                number(rest)
            } else {
                0
            };
            return truth.gained(me) == (0, 2, tokens);
        }
        if let (Some((_, rest)), Answer::Done) = (hint.split_once("that makes "), answer) {
            return u32::from(truth.last(self.state).pool()) == number(rest);
        }
        if let (What::May { by: Source::Card(_) }, Some((_, rest)), Answer::Done) = (
            self.state.question().what,
            hint.split_once(" token gives you "),
            answer,
        ) {
            return self
                .bonuses(truth)
                .first()
                .is_some_and(|bonus| rest.starts_with(bonus));
        }
        true
    }

    /// Looks at the dice as they lie: each face does what was said, if it is resolved first; and what wins
    /// wins.
    fn sees_the_dice(&self) -> usize {
        if self.state.question().what != What::Roll || !self.state.offers(Answer::Done) {
            return 0;
        }
        let told = heard(self.speaker.lying(&Tray::of(self.state, self.seat)));
        let mut stopped = *self.state;
        let mut events = Vec::new();
        stopped
            .apply_telling(Answer::Done, &mut |event, state| events.push((event, *state)))
            .expect("stopping was offered");
        for sentence in &told {
            let kept = if let Some(order) = after(sentence, "With these dice you win: ") {
                self.order_wins(stopped, order.trim_end_matches('.'))
            } else if sentence == "Stop now: nothing" {
                !events
                    .iter()
                    .any(|(event, _)| matches!(event, Event::FaceResolved { .. }))
            } else if let Some(sum) = after(sentence, "Stop now: ") {
                self.sum_is_kept(sum, stopped, &events)
            } else {
                let outcome = stopped.outcome().map(|outcome| outcome.winner);
                outcome.is_some_and(|winner| sentence.ends_with("you win.") == (winner == self.seat))
            };
            assert!(kept, "{sentence:?} of {told:?}: {:?}", self.state);
        }
        told.len()
    }

    fn order_wins(&self, mut state: State, order: &str) -> bool {
        let mut won = false;
        for name in order.split(" → ") {
            let face = Face::ALL
                .into_iter()
                .find(|face| called(self.speaker.words, *face) == name);
            let Some(face) = face else { return false };
            // The last one is resolved without asking.
            if state.outcome().is_none() && state.apply(Answer::Resolve(face)).is_err() {
                return false;
            }
            won = state.outcome().is_some_and(|outcome| outcome.winner == self.seat);
        }
        won
    }

    fn sum_is_kept(&self, sum: &str, stopped: State, events: &[(Event, State)]) -> bool {
        // What one face does, taken first; or what was resolved without asking.
        let does = |face: Face| -> Truth {
            let mut after = stopped;
            let mut own = Vec::new();
            if stopped.question().what == What::Face && stopped.asks() == Asked::Seat(self.seat) {
                let mut decisions = 0;
                after
                    .apply_telling(Answer::Resolve(face), &mut |event, state| {
                        decisions += u8::from(matches!(event, Event::DecisionMade { .. }));
                        if decisions < 2 {
                            own.push((event, *state));
                        }
                    })
                    .unwrap_or_else(|_| panic!("{face:?} is not offered: {sum}"));
            } else {
                let from = events.iter().position(
                    |(event, _)| matches!(event, Event::FaceResolved { face: of, .. } if *of == face),
                );
                own.extend(events[from.expect("it is resolved")..].iter().copied());
                let next = own.iter().skip(1).position(|(event, _)| {
                    matches!(event, Event::FaceResolved { .. } | Event::TurnStarted { .. })
                });
                own.truncate(next.map_or(own.len(), |next| next + 1));
            }
            Truth {
                events: own,
                after,
                placed: false,
                places: Vec::new(),
            }
        };
        sum.replace(" and ", ", ").split(", ").all(|part| {
            let said = number(part.trim_start_matches(|letter: char| !letter.is_ascii_digit()));
            let steps = |face| {
                let runs = does(face).pulls();
                runs.iter()
                    .filter(|run| run.seat == self.seat && pulled_with(face) == Some(run.track))
                    .map(|run| run.steps)
                    .sum::<u32>()
                    == said
            };
            // What a pull brings besides stands behind it.
            let (part, besides) = match part.split_once(" (") {
                Some((part, besides)) => (part, besides.trim_end_matches(')')),
                None => (part, ""),
            };
            let bonuses = |face| self.bonuses(&does(face)).join(" + ");
            if part.contains(" on ") {
                let claws = does(Face::Claw);
                let unhurt =
                    |event: &Event| matches!(event, Event::Unhurt { seat, .. } if *seat != self.seat);
                let nothing = claws.told().iter().any(unhurt);
                claws.resolved(Face::Claw) == said && part.ends_with(" nothing") == nothing
            } else if part.starts_with('★') || part.starts_with("Destruction") {
                let face = if part.starts_with('★') {
                    Face::Fame
                } else {
                    Face::Destruction
                };
                steps(face) && bonuses(face) == besides
            } else if part.ends_with('♥') {
                does(Face::Heart).gained(self.seat).0 == said
            } else if part.ends_with('⚡') {
                does(Face::Energy).gained(self.seat).1 == said
            } else if part == "your special power" {
                does(Face::Power).resolved(Face::Power) > 0
            } else {
                part == "no special power" && !stopped.offers(Answer::Resolve(Face::Power))
            }
        })
    }
}

/// A pull that happened.
#[derive(Debug, Clone, Copy)]
struct Run {
    seat: Seat,
    track: Track,
    steps: u32,
    to: engine::duel::Space,
}

impl Run {
    /// Steps from where it came to to the end of the track, walked one by one.
    fn left(&self, state: &State) -> u32 {
        let side = if self.to.halves() < 0 { -1 } else { 1 };
        let (mut at, mut steps) = (self.to, 0);
        while at.halves().abs() < 14 {
            at = state
                .next_space(self.track, at, side)
                .expect("not at the end yet");
            steps += 1;
        }
        steps
    }
}

impl Truth {
    fn told(&self) -> Vec<Event> {
        self.events.iter().map(|(event, _)| *event).collect()
    }

    fn last<'a>(&'a self, before: &'a State) -> &'a State {
        self.events.last().map_or(before, |(_, state)| state)
    }

    fn outcome(&self) -> Option<Seat> {
        self.events.iter().find_map(|(event, _)| match event {
            Event::GameEnded { outcome } => Some(outcome.winner),
            _ => None,
        })
    }

    fn sum(&self, of: impl Fn(&Event) -> u32) -> u32 {
        self.events.iter().map(|(event, _)| of(event)).sum()
    }

    fn lost(&self, who: Seat) -> u32 {
        self.sum(|event| match *event {
            Event::Hurt { seat, hearts, .. } if seat == who => hearts.into(),
            _ => 0,
        })
    }

    /// Hearts, energy and dice tokens, those of Buzz bonuses left out.
    fn gained(&self, who: Seat) -> (u32, u32, u32) {
        let buzz = |by: Cause| matches!(by, Cause::Buzz(_));
        (
            self.sum(|event| match *event {
                Event::HeartsGained { seat, hearts, by } if seat == who && !buzz(by) => hearts.into(),
                _ => 0,
            }),
            self.sum(|event| match *event {
                Event::EnergyGained { seat, energy, by } if seat == who && !buzz(by) => energy.into(),
                _ => 0,
            }),
            self.sum(|event| match *event {
                Event::TokensGained { seat, tokens, by } if seat == who && !buzz(by) => tokens.into(),
                _ => 0,
            }),
        )
    }

    fn gain_by(&self, who: Seat, cause: Cause) -> (u32, u32, u32) {
        let events = self.events.iter().copied().filter(|(event, _)| {
            matches!(*event,
                Event::HeartsGained { by, .. } | Event::EnergyGained { by, .. } | Event::TokensGained { by, .. }
                    if by == cause)
        });
        let own = Self {
            events: events.collect(),
            after: self.after,
            placed: false,
            places: Vec::new(),
        };
        own.gained(who)
    }

    fn hits_by(&self, cause: Cause) -> u32 {
        self.sum(|event| match *event {
            Event::Hurt { hits, by, .. } | Event::Unhurt { hits, by, .. } if by == cause => hits.into(),
            Event::Softened { hits, .. } => hits.into(),
            _ => 0,
        })
    }

    fn resolved(&self, of: Face) -> u32 {
        self.sum(|event| match *event {
            Event::FaceResolved { face, count, .. } if face == of => count.into(),
            _ => 0,
        })
    }

    /// Steps of the pull that a face of the dice begins.
    fn pulled_by(&self, face: Face) -> u32 {
        self.events
            .iter()
            .find_map(|(event, _)| match *event {
                Event::Pulled { left, by, .. } if by == Cause::Dice(face) => Some(u32::from(left) + 1),
                _ => None,
            })
            .unwrap_or(0)
    }

    fn stops(&self, steps: u32) -> bool {
        self.events
            .iter()
            .any(|(event, _)| matches!(event, Event::PullStopped { lost, .. } if u32::from(*lost) == steps))
    }

    /// The pulls, steps of one marker by one player in a row being one.
    fn pulls(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (event, _) in &self.events {
            if let Event::Pulled { seat, track, to, .. } = *event {
                match runs.last_mut() {
                    Some(run) if (run.seat, run.track) == (seat, track) => {
                        (run.steps, run.to) = (run.steps + 1, to);
                    }
                    _ => runs.push(Run {
                        seat,
                        track,
                        steps: 1,
                        to,
                    }),
                }
            }
        }
        runs
    }
}

fn called(words: &Words, face: Face) -> String {
    plain(&marked_face(words, face))
}

/// Sentences as they are read.
fn heard(told: Vec<String>) -> Vec<String> {
    told.iter().map(|sentence| plain(sentence)).collect()
}

fn pulled_with(face: Face) -> Option<Track> {
    match face {
        Face::Fame => Some(Track::Fame),
        Face::Destruction => Some(Track::Destruction),
        _ => None,
    }
}

fn after<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.strip_prefix(start)
}

/// The first number of a text.
fn number(text: &str) -> u32 {
    let digits = text.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let end = digits
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(u32::MAX)
}

/// Hearts, energy and dice tokens of a list.
fn gains(text: &str) -> (u32, u32, u32) {
    let mut all = (0, 0, 0);
    for part in text.trim_end_matches('.').replace(" and ", ", ").split(", ") {
        match part {
            _ if part.ends_with('♥') => all.0 = number(part),
            _ if part.ends_with('⚡') => all.1 = number(part),
            _ => all.2 = number(part),
        }
    }
    all
}
