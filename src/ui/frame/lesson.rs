//! A game that teaches: everything that is said at it stands in a script, Nature's answers and those of the other
//! players as well, and a narrator speaks on the way.
//!
//! A script is data, a list of [`Line`]s in a file; [`Lesson::read`] plays it through once and is refused where
//! the rules refuse it, so that a lesson that is begun can be gone through. Knows no widget and no game by name.

use super::PlayableGame;
use ::table::notation::Notation;
use engine::{Asked, Game, Seat};
use serde::Deserialize;

/// What a sentence speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Topic {
    /// Nothing in particular.
    Middle,
    /// Whose turn it is, and the goal.
    Status,
    /// The ways to hint, log, help and menu.
    Tools,
    /// The dice.
    Dice,
    /// The buttons.
    Answers,
    /// The board of whoever is asked.
    Board,
    /// The plate of the first other player.
    Rival,
    /// What is fought over: a city, tracks.
    Arena,
    /// The cards for sale.
    Cards,
    /// The first of them, from the left.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
}

/// One line of a script: at most one of `act`, `throw` and `then`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<S> {
    /// The sentence that is said, by its name.
    say: Option<String>,
    /// What it speaks of.
    #[serde(default = "nowhere")]
    at: Topic,
    /// What the person shall answer.
    #[serde(rename = "do")]
    act: Option<S>,
    /// What falls when the person throws.
    throw: Option<S>,
    /// What Nature or another player answers.
    then: Option<S>,
}

const fn nowhere() -> Topic {
    Topic::Middle
}

/// What goes on at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// Something is said, until it has been read.
    Told,
    /// The person gives this answer.
    Asked(usize),
    /// The person throws the dice.
    Thrown(usize),
    /// Nature or another player gives this answer.
    Happens(usize),
}

impl Deed {
    /// Which answer it is about, counted from the first.
    const fn answer(self) -> Option<usize> {
        match self {
            Self::Told => None,
            Self::Asked(nth) | Self::Thrown(nth) | Self::Happens(nth) => Some(nth),
        }
    }
}

/// A number of a position that sentences may tell, and by how much it has changed since the sentence before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    /// Its name.
    pub name: &'static str,
    /// What it is now.
    pub now: i32,
    /// What it has gained, or lost.
    pub change: i32,
}

/// One step of a lesson.
#[derive(Debug, Clone)]
struct Step {
    say: Option<String>,
    at: Topic,
    deed: Deed,
    /// So many answers have been given when it comes.
    answered: usize,
    facts: Vec<Fact>,
}

/// What the narrator says.
#[derive(Debug, Clone, Copy)]
pub struct Saying<'a> {
    /// The sentence, by its name.
    pub say: &'a str,
    /// What it speaks of.
    pub at: Topic,
    /// The numbers that it may tell.
    pub facts: &'a [Fact],
    /// It is read, and nothing else is to be done.
    pub is_told: bool,
    /// Something else was tried than what it asks for.
    pub astray: bool,
    /// It is the last one.
    pub is_last: bool,
    /// The number of this sentence, from 1, and of all.
    pub nth: (usize, usize),
}

/// Why a script is no lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoLesson {
    /// It cannot be read.
    #[error("the script cannot be read: {0}")]
    Unreadable(String),
    /// A line is not for whoever is asked.
    #[error("line {line}: {asked} is asked there")]
    NotTheirs {
        /// Which, from 1.
        line: usize,
        /// Who is asked there.
        asked: String,
    },
    /// The rules refuse an answer.
    #[error("line {line}: {why}")]
    Refused {
        /// Which, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// Nobody wins in the end.
    #[error("the script ends before the game does")]
    Unfinished,
}

/// A script, and where one is in it.
#[derive(Debug, Clone)]
pub struct Lesson<G: Game> {
    game: &'static str,
    answers: Vec<G::Answer>,
    steps: Vec<Step>,
    at: usize,
    astray: bool,
}

impl<G: PlayableGame> Lesson<G> {
    /// Reads the script of a game that begins at `start`, for the person on this seat.
    ///
    /// # Errors
    /// [`NoLesson`] where it cannot be gone through to the end of the game.
    pub fn read(start: &G, person: Seat, script: &str) -> Result<Self, NoLesson>
    where
        G: Notation,
    {
        let lines: Vec<Line<G::Said>> =
            serde_json::from_str(script).map_err(|why| NoLesson::Unreadable(why.to_string()))?;
        let (mut state, mut answers, mut steps) = (start.clone(), Vec::new(), Vec::new());
        let mut before = state.facts(person);
        for (nth, line) in (1..).zip(lines) {
            let theirs = |asked: Asked| match (&line.act, &line.throw, &line.then) {
                (Some(_), ..) => asked == Asked::Seat(person),
                (_, Some(_), _) => asked == Asked::Nature,
                (.., Some(_)) => asked != Asked::Seat(person) && asked != Asked::NoOne,
                (None, None, None) => true,
            };
            if !theirs(state.asks()) {
                let asked = format!("{:?}", state.asks());
                return Err(NoLesson::NotTheirs { line: nth, asked });
            }
            let given = answers.len();
            let deed = match (&line.act, &line.throw, &line.then) {
                (Some(_), ..) => Deed::Asked(given),
                (_, Some(_), _) => Deed::Thrown(given),
                (.., Some(_)) => Deed::Happens(given),
                (None, None, None) => Deed::Told,
            };
            let facts = told(&before, &state.facts(person));
            if line.say.is_some() {
                before = state.facts(person);
            }
            let said = line.act.or(line.throw).or(line.then);
            steps.push(Step {
                say: line.say,
                at: line.at,
                deed,
                answered: given,
                facts,
            });
            if let Some(said) = said {
                let refused = |why: String| NoLesson::Refused { line: nth, why };
                let answer = state.hear(&said).map_err(|why| refused(why.to_string()))?;
                state.apply(answer).map_err(|why| refused(why.to_string()))?;
                answers.push(answer);
                // What a person is spared is said by itself.
                while state.asks() == Asked::Seat(person)
                    && let Some(answer) = state.foregone()
                {
                    state.apply(answer).map_err(|why| refused(why.to_string()))?;
                    answers.push(answer);
                }
            }
        }
        if state.asks() != Asked::NoOne {
            return Err(NoLesson::Unfinished);
        }
        Ok(Self {
            game: G::SLUG,
            answers,
            steps,
            at: 0,
            astray: false,
        })
    }

    /// The same, taken up at this step; from the beginning where it has no such step.
    #[must_use]
    pub fn from_step(self, at: usize) -> Self {
        let at = if at < self.steps.len() { at } else { 0 };
        Self { at, ..self }
    }

    /// The game that it teaches, by its name in files.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The step at which one is, from 0.
    #[must_use]
    pub fn step(&self) -> usize {
        self.at
    }

    /// What has been answered before the step at which one is.
    #[must_use]
    pub fn past(&self) -> &[G::Answer] {
        let answered = self.steps.get(self.at).map_or(0, |step| step.answered);
        self.answers.get(..answered).unwrap_or(&[])
    }

    /// The answer that Nature or another player gives after so many, unless something is to be read first.
    #[must_use]
    pub fn scripted(&self, answered: usize) -> Option<G::Answer> {
        let told = self.steps[self.at.min(self.steps.len())..].iter();
        let mut told = told.skip_while(|step| step.deed != Deed::Told);
        let until = told.find_map(|step| step.deed.answer());
        let open = until.is_none_or(|until| answered < until);
        self.answers.get(answered).copied().filter(|_| open)
    }

    /// So many answers have been given.
    pub fn follow(&mut self, answered: usize) {
        let before = self.at;
        while let Some(step) = self.steps.get(self.at)
            && step.deed.answer().is_some_and(|nth| nth < answered)
        {
            self.at += 1;
        }
        self.astray &= self.at == before;
    }

    /// What was told has been read; the last of all stays.
    pub fn read_on(&mut self) {
        if self.is_telling() && !self.is_at_its_end() {
            self.at += 1;
        }
    }

    /// Is something told that has to be read first?
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.steps
            .get(self.at)
            .is_some_and(|step| step.deed == Deed::Told)
    }

    /// Is there nothing after what is told?
    #[must_use]
    pub fn is_at_its_end(&self) -> bool {
        self.at + 1 >= self.steps.len()
    }

    /// What the person shall answer now.
    #[must_use]
    pub fn wanted(&self) -> Option<G::Answer> {
        match self.steps.get(self.at)?.deed {
            Deed::Asked(nth) => self.answers.get(nth).copied(),
            Deed::Told | Deed::Thrown(_) | Deed::Happens(_) => None,
        }
    }

    /// May the person say this? What is not wanted now is held back, and said to be.
    pub fn allows(&mut self, answer: G::Answer) -> bool {
        let wanted = self.wanted() == Some(answer);
        self.astray = !wanted;
        wanted
    }

    /// What the narrator says now; nothing while others act.
    #[must_use]
    pub fn saying(&self) -> Option<Saying<'_>> {
        let step = self.steps.get(self.at)?;
        let count = |steps: &[Step]| steps.iter().filter(|step| step.say.is_some()).count();
        Some(Saying {
            say: step.say.as_deref()?,
            at: step.at,
            facts: &step.facts,
            is_told: step.deed == Deed::Told,
            astray: self.astray,
            is_last: self.is_at_its_end(),
            nth: (count(&self.steps[..=self.at]), count(&self.steps)),
        })
    }
}

/// The numbers now, and what has become of them since.
fn told(before: &[(&'static str, i32)], now: &[(&'static str, i32)]) -> Vec<Fact> {
    let fact = |(name, now): &(&'static str, i32)| {
        let was = before
            .iter()
            .find(|(of, _)| of == name)
            .map_or(*now, |(_, was)| *was);
        Fact {
            name,
            now: *now,
            change: (now - was).abs(),
        }
    };
    now.iter().map(fact).collect()
}
