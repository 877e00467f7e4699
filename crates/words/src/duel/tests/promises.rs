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
use std::collections::BTreeSet;
use table::Dealer;

#[test]
fn a_preview_says_what_then_happens() {
    keeps_its_word(20_000, 1);
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
                "{answer:?}: {told:?}, but {:?}",
                truth.told()
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
            let signed = |bonus: &str| bonus.contains(" hit") || bonus.starts_with('+');
            let rest = rest.trim_end_matches('.');
            let mut told = rest.split(", ").flat_map(|part| part.split(" and "));
            let bonuses = self.speaker.words.list(&self.bonuses(truth));
            return told.all(signed) && rest.replace('+', "") == bonuses;
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

    /// Looks at the dice as they lie: what they bring is what happens when everybody says the usual thing, and what wins
    /// wins.
    fn sees_the_dice(&self) -> usize {
        if self.state.question().what != What::Roll || !self.state.offers(Answer::Done) {
            return 0;
        }
        let told = heard(self.speaker.lying(&Tray::of(self.state, self.seat)));
        let mut stopped = *self.state;
        stopped.apply(Answer::Done).expect("stopping was offered");
        for sentence in &told {
            let kept = if let Some(order) = after(sentence, "With these dice you win: ") {
                self.order_wins(stopped, order.trim_end_matches('.'))
            } else if let Some(sum) = after(sentence, "Stop now: ") {
                self.sum_is_kept(sum)
            } else {
                let outcome = stopped.outcome().map(|outcome| outcome.winner);
                outcome.is_some_and(|winner| sentence.ends_with("you win.") == (winner == self.seat))
            };
            assert!(kept, "{sentence:?} of {told:?}: {:?}", self.state);
        }
        assert!(told.last().is_some_and(|sum| sum.starts_with("Stop now: ")));
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

    /// Stops, everybody says the usual thing, and what changes on the table is what was said.
    fn sum_is_kept(&self, sum: &str) -> bool {
        let mut parts = sum.split(" · ");
        let said = parts.next().unwrap_or_default();
        let unless: Vec<&str> = parts.collect();
        let counted = self.counts_the_dice(&unless);
        let (me, other) = (self.seat, self.state.rival(self.seat));
        let (before, now) = (self.state, &counted.last);
        let health = |state: &State, seat: Seat| i32::from(state.player(seat).health);
        let mut told = Told::default();
        for part in said
            .replace(" and ", ", ")
            .split(", ")
            .filter(|part| *part != "nothing")
        {
            told.read(part);
        }
        let lost = health(before, other) - health(now, other);
        let strikes = counted.thrown || told.taken == lost;
        let steps = Track::ALL.map(|track| {
            let run = counted
                .truth
                .pulls()
                .into_iter()
                .filter(|run| (run.seat, run.track) == (me, track));
            run.map(|run| run.steps as i32).sum::<i32>()
        });
        let tokens = i32::from(now.player(me).tokens) - i32::from(before.player(me).tokens);
        let energy = i32::from(now.player(me).energy) - i32::from(before.player(me).energy);
        let asked: Vec<String> = counted.unless(self.speaker.words);
        let rest = now.rolled(Face::Power) > 0
            && counted.truth.resolved(Face::Power) == 0
            && !counted
                .truth
                .told()
                .iter()
                .any(|event| matches!(event, Event::FaceAdded { .. }));
        let kept = told.hits == counted.hits(other)
            && strikes
            && told.hearts - told.lost == health(now, me) - health(before, me)
            && (told.energy, told.tokens, told.steps) == (energy, tokens, steps)
            && told.idle == rest
            && unless == asked;
        if !kept {
            println!(
                "{told:?} {unless:?}, but {asked:?} {energy} {tokens} {steps:?} {:?}",
                counted.truth.told()
            );
        }
        kept
    }

    /// Counts the dice with other eyes than those of the preview: question by question, on a game of its own.
    fn counts_the_dice(&self, unless: &[&str]) -> Counted {
        let thrown = unless.contains(&"then dice against the hits");
        let (mut after, mut last, mut events) = (*self.state, *self.state, Vec::new());
        let mut counted = Counted::default_of(self.state, thrown);
        let mut said = Some(Answer::Done);
        let mut over = false;
        while let Some(answer) = said.take() {
            after
                .apply_telling(answer, &mut |event, state| {
                    over |= matches!(
                        event,
                        Event::TurnStarted { .. } | Event::DecisionMade { what: What::Buy, .. }
                    );
                    if !over {
                        last = *state;
                        events.push((event, *state));
                    }
                })
                .expect("the usual thing is offered");
            if over || after.outcome().is_some() {
                break;
            }
            said = counted.usual(&after, self.seat);
        }
        counted.truth.events = events;
        counted.last = last;
        counted
    }
}

/// What happened when the dice were counted.
struct Counted {
    truth: Truth,
    last: State,
    /// Dice against hits are thrown, and none of them strikes.
    thrown: bool,
    asked: BTreeSet<&'static str>,
}

impl Counted {
    fn default_of(state: &State, thrown: bool) -> Self {
        Self {
            truth: Truth {
                events: Vec::new(),
                after: *state,
                placed: false,
                places: Vec::new(),
            },
            last: *state,
            thrown,
            asked: BTreeSet::new(),
        }
    }

    /// What everybody says: what the rules say for somebody who is away, and yes to one more face.
    fn usual(&mut self, state: &State, seat: Seat) -> Option<Answer> {
        let what = state.question().what;
        match state.asks() {
            Asked::Nature => {
                let What::ThrowAgainst { dice, .. } = what else {
                    return None;
                };
                assert!(self.thrown, "that dice are thrown is said");
                self.asked.insert("then dice against the hits");
                Some(Answer::Faces((0..dice).map(|_| Face::Heart).collect()))
            }
            Asked::NoOne => None,
            Asked::Seat(_) if what == What::Buy => None,
            Asked::Seat(asked) if asked != seat => {
                self.asked.insert("if nobody reacts");
                state.default_answer()
            }
            Asked::Seat(_) => match what {
                What::May { by: Source::Power(_) } => Some(Answer::Accept),
                What::May { .. } | What::Choose { optional: true, .. } => {
                    // In the middle of the faces, or before them.
                    let counted = state.turn().resolved.iter().next().is_some();
                    self.asked.insert(if counted {
                        "then a choice"
                    } else {
                        "unless a choice changes it"
                    });
                    state.default_answer()
                }
                _ => state.default_answer(),
            },
        }
    }

    /// What has to be said with it.
    fn unless(&self, words: &Words) -> Vec<String> {
        let told = self.truth.told();
        let added: BTreeSet<String> = told
            .iter()
            .filter_map(|event| match event {
                Event::FaceAdded { face, .. } => Some(called(words, *face)),
                _ => None,
            })
            .collect();
        let pulls = told.iter().find_map(|event| match event {
            Event::Pulled {
                track,
                by: Cause::Power(Monster::Gigazaur),
                ..
            } => Some(*track),
            _ => None,
        });
        let added = added.into_iter().map(|face| format!("if your power adds {face}"));
        let pulls = pulls.map(|track| match track {
            Track::Fame => "if your power pulls ★".to_owned(),
            Track::Destruction => "if your power pulls Destruction".to_owned(),
        });
        let order = [
            "unless a choice changes it",
            "then a choice",
            "then dice against the hits",
            "if nobody reacts",
        ];
        let rest = order.into_iter().filter(|said| self.asked.contains(said));
        added.chain(pulls).chain(rest.map(str::to_owned)).collect()
    }

    /// Hits that came to a player, whatever became of them.
    fn hits(&self, who: Seat) -> i32 {
        let hits = self.truth.sum(|event| match *event {
            Event::Hurt { seat, hits, .. }
            | Event::Unhurt { seat, hits, .. }
            | Event::Softened { seat, hits, .. }
                if seat == who =>
            {
                hits.into()
            }
            _ => 0,
        });
        hits as i32
    }
}

/// What was said of the dice, read again.
#[derive(Debug, Default)]
struct Told {
    hits: i32,
    /// Hearts that they take.
    taken: i32,
    hearts: i32,
    lost: i32,
    energy: i32,
    tokens: i32,
    steps: [i32; 2],
    idle: bool,
}

impl Told {
    fn read(&mut self, part: &str) {
        let said = number(part.trim_start_matches(|letter: char| !letter.is_ascii_digit())) as i32;
        let counts = part.ends_with(['♥', '⚡']) || part.contains("dice token");
        assert!(
            !counts || part.starts_with(['+', '−']),
            "a change has its sign: {part}"
        );
        if part.starts_with('−') {
            self.lost = said;
        } else if part.contains(" on ") {
            self.hits = said;
            self.taken = match part.split_once("(−") {
                Some((_, taken)) => number(taken) as i32,
                None if part.ends_with("nothing") => 0,
                None => said,
            };
        } else if part.starts_with('★') {
            self.steps[Track::Fame.index()] = said;
        } else if part.starts_with("Destruction") {
            self.steps[Track::Destruction.index()] = said;
        } else if part.ends_with('♥') {
            self.hearts = said;
        } else if part.ends_with('⚡') {
            self.energy = said;
        } else if part.ends_with("dice token") || part.ends_with("dice tokens") {
            self.tokens = said;
        } else if part == "no special power" {
            self.idle = true;
        } else {
            assert_eq!(part, "your special power", "it is not known how this is kept");
        }
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
        let lost = self.sum(|event| match *event {
            Event::Hurt { seat, hearts, .. } if seat == who => hearts.into(),
            _ => 0,
        });
        // The last heart stays.
        lost - self.sum(|event| u32::from(matches!(event, Event::Saved { seat, .. } if *seat == who)))
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
