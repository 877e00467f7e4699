//! What an answer brings: it is played on a copy, up to the next question, throw or turn, and what happens is
//! read from the events. Everything that a preview says comes from here, so that it is what will happen.
//!
//! Dice are never foreseen. A card that fills the market on the way is any card: which one comes makes no
//! difference to what the answer itself does.

use engine::duel::{Answer, Buzz, Event, Face, Outcome, State, What};
use engine::{Asked, Game, Seat};

/// What an answer brings about, each event with the position right after it.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// What happens, as far as it is the doing of this answer: not what is answered without asking after it.
    pub events: Vec<(Event, State)>,
    /// The Buzz token that has to be placed first, and what that means for the rest.
    pub token: Option<(Buzz, Placed)>,
    /// Where the next decision is to be made, if this answer leads there by itself.
    pub(super) next: Option<State>,
}

/// What follows once a Buzz token is placed that an answer brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placed {
    /// The same wherever it lies: it stands among the events.
    Alike,
    /// It depends on the place.
    Open,
    /// It depends on the place, and there are some that win.
    Wins,
}

impl Course {
    /// What `answer` brings in `state`.
    #[must_use]
    pub fn of(state: &State, answer: Answer) -> Self {
        let mut course = Self::up_to_a_question(state, answer);
        let Some(asked) = course.next else { return course };
        // A card that was bought brings its token before it acts.
        if let (Answer::Buy(_), What::Place { buzz }) = (answer, asked.question().what) {
            course.place(&asked, buzz);
        }
        course
    }

    fn up_to_a_question(state: &State, answer: Answer) -> Self {
        let (mut events, next) = play(state, answer);
        let mut decisions = 0;
        let own = events.iter().position(|(event, _)| {
            decisions += u8::from(matches!(event, Event::DecisionMade { .. }));
            decisions > 1
        });
        let next = next.filter(|_| own.is_none());
        events.truncate(own.unwrap_or(events.len()));
        Self {
            events,
            token: None,
            next,
        }
    }

    /// Looks at every place that the token may have.
    fn place(&mut self, asked: &State, buzz: Buzz) {
        let Asked::Seat(seat) = asked.asks() else { return };
        let mut ways: Vec<Self> = Vec::new();
        asked.each_place(buzz, &mut |placing| {
            ways.push(Self::up_to_a_question(asked, Answer::Place(placing)));
            true
        });
        let told = |course: &Self| -> Vec<Event> {
            let happens = course.events.iter().map(|(event, _)| *event);
            let own = |event: &Event| !matches!(event, Event::BuzzPlaced { .. } | Event::DecisionMade { .. });
            happens.filter(own).collect()
        };
        let alike = ways.windows(2).all(|pair| told(&pair[0]) == told(&pair[1]));
        let placed = if alike {
            Placed::Alike
        } else if ways.iter().any(|course| course.wins(seat)) {
            Placed::Wins
        } else {
            Placed::Open
        };
        self.token = Some((buzz, placed));
        self.next = None;
        if let (Placed::Alike, Some(course)) = (placed, ways.pop()) {
            self.events.extend(course.events);
        }
    }

    /// How the game ends with it.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(&self.events)
    }

    /// Does this player win with it?
    #[must_use]
    pub fn wins(&self, seat: Seat) -> bool {
        self.outcome().is_some_and(|outcome| outcome.winner == seat)
    }
}

/// What the dice of a roll would do if no more of them were thrown.
#[derive(Debug, Clone, Default)]
pub struct Tray {
    /// What each face that can be resolved does: by itself, if all of them are offered; one after the other,
    /// if they are resolved without asking.
    pub faces: Vec<(Face, Course)>,
    /// How the game ends without another decision.
    pub outcome: Option<Outcome>,
    /// Faces that win, resolved one after the other.
    pub winning: Vec<Face>,
    /// Did the roll count at all before somebody was asked about something else?
    pub counts: bool,
    /// Is there a power on the dice that cannot be used?
    pub no_power: bool,
}

impl Tray {
    /// What stopping with the dice as they lie comes to.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Self {
        let (events, next) = play(state, Answer::Done);
        let mut tray = Self {
            outcome: outcome(&events),
            counts: true,
            ..Self::default()
        };
        let last = events.last().map_or(*state, |(_, last)| *last);
        match next {
            Some(next) if next.question().what == What::Face => {
                for face in offered(&next) {
                    tray.faces.push((face, Course::of(&next, Answer::Resolve(face))));
                }
                tray.winning = winning_order(&next, seat).unwrap_or_default();
                tray.no_power = next.rolled(Face::Power) > 0 && !next.resolvable(Face::Power);
            }
            _ => {
                for (event, after) in events {
                    if let Event::FaceResolved { face, .. } = event {
                        tray.faces.push((face, Course::default()));
                    }
                    if let Some((_, course)) = tray.faces.last_mut() {
                        course.events.push((event, after));
                    }
                }
                // A card or a power has its say first, and may change what the dice do.
                tray.counts = !tray.faces.is_empty() || next.is_none();
                let resolved = tray.faces.iter().any(|(face, _)| *face == Face::Power);
                tray.no_power = last.rolled(Face::Power) > 0 && !resolved;
            }
        }
        tray
    }

    /// Who wins with them: `seat`, whose they are, in one order of their faces, or whoever does without a decision.
    #[must_use]
    pub fn winner(&self, seat: Seat) -> Option<Seat> {
        let outcome = self.outcome.map(|outcome| outcome.winner);
        outcome.or_else(|| (!self.winning.is_empty()).then_some(seat))
    }

    /// Everything that is foreseen of it, in the order in which it is told: the faces that win, or each one by
    /// itself.
    #[must_use]
    pub fn courses(&self, state: &State, seat: Seat) -> Vec<Course> {
        if self.winning.is_empty() {
            return self.faces.iter().map(|(_, course)| course.clone()).collect();
        }
        let (_, next) = play(state, Answer::Done);
        let Some(mut now) = next else { return Vec::new() };
        let mut courses = Vec::new();
        for face in &self.winning {
            let (events, next) = play(&now, Answer::Resolve(*face));
            courses.push(Course {
                events,
                ..Course::default()
            });
            match next {
                Some(next) if next.asks() == Asked::Seat(seat) => now = next,
                _ => break,
            }
        }
        courses
    }
}

/// An order of faces that wins for whoever resolves them, chance and the rival's decisions left out. Hearts and
/// energy win nothing.
#[must_use]
pub fn winning_order(state: &State, seat: Seat) -> Option<Vec<Face>> {
    let faces = offered(state).filter(|face| !matches!(face, Face::Heart | Face::Energy));
    for face in faces {
        let (events, next) = play(state, Answer::Resolve(face));
        if outcome(&events).is_some_and(|outcome| outcome.winner == seat) {
            return Some(vec![face]);
        }
        let next = next.filter(|next| next.asks() == Asked::Seat(seat) && next.question().what == What::Face);
        if let Some(mut rest) = next.and_then(|next| winning_order(&next, seat)) {
            rest.insert(0, face);
            return Some(rest);
        }
    }
    None
}

fn offered(state: &State) -> impl Iterator<Item = Face> + '_ {
    Face::ALL
        .into_iter()
        .filter(|face| state.offers(Answer::Resolve(*face)))
}

/// Plays an answer up to the next throw or question that is left open, at most into the next turn; and the
/// position there, if it is still the same turn.
fn play(state: &State, answer: Answer) -> (Vec<(Event, State)>, Option<State>) {
    let (mut after, mut events, mut over) = (*state, Vec::new(), false);
    let mut said = Some(answer);
    while let Some(answer) = said.take() {
        let heard = after.apply_telling(answer, &mut |event, now| {
            if !over {
                events.push((event, *now));
            }
            over |= matches!(event, Event::TurnStarted { .. });
        });
        if heard.is_ok() && matches!(after.question().what, What::Reveal { .. }) {
            said = after.deck().iter().next().map(Answer::Card);
        }
    }
    (events, (!over && after.outcome().is_none()).then_some(after))
}

fn outcome(events: &[(Event, State)]) -> Option<Outcome> {
    events.iter().find_map(|(event, _)| match event {
        Event::GameEnded { outcome } => Some(*outcome),
        _ => None,
    })
}
