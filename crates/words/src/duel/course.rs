//! What an answer brings: it is played on a copy, up to the next question, throw or turn, and what happens is
//! read from the events. Everything that a preview says comes from here, so that it is what will happen.
//!
//! Dice are never foreseen. A card that fills the market on the way is any card: which one comes makes no
//! difference to what the answer itself does.

use engine::duel::{
    Answer, Buzz, Choice, Event, Face, Outcome, Pick, Source, State, Track, What, steps_to_end,
};
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
            // A token that has only one place is laid there by itself, and then the card that brought it acts.
            let placed = matches!(answer, Answer::Buy(_)) && is_only_place(event);
            decisions += u8::from(matches!(event, Event::DecisionMade { .. }) && !placed);
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
        // What is told of a pull is how far it is from a victory then, which the token may change.
        let told = |course: &Self| -> Vec<(Event, Option<u8>)> {
            let after = course.events.last().map_or(*asked, |(_, after)| *after);
            let left = |event: &Event| match *event {
                Event::Pulled { track, to, .. } => {
                    let side = if to.halves() < 0 { -1 } else { 1 };
                    Some(steps_to_end(after.placings(), track, to, side))
                }
                _ => None,
            };
            let happens = course.events.iter().map(|(event, _)| (*event, left(event)));
            let own = |event: &Event| !matches!(event, Event::BuzzPlaced { .. } | Event::DecisionMade { .. });
            happens.filter(|(event, _)| own(event)).collect()
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

/// Is a token laid in the only place that it has?
const fn is_only_place(event: &Event) -> bool {
    matches!(
        event,
        Event::DecisionMade {
            what: What::Place { .. },
            automatic: true,
            ..
        }
    )
}

/// What the dice of a roll bring if no more of them are thrown: they are counted on a copy, up to what may be bought, with
/// all that cards and powers add on the way. Whoever is asked meanwhile says the usual thing.
#[derive(Debug, Clone, Default)]
pub struct Tray {
    /// All that happens.
    pub course: Course,
    /// What may make it come out otherwise.
    pub doubts: Doubts,
    /// How the game ends without another decision.
    pub outcome: Option<Outcome>,
    /// Faces that win, resolved one after the other.
    pub winning: Vec<Face>,
    /// Is there a power on the dice that cannot be used?
    pub no_power: bool,
}

/// What may make dice bring something else than what is told of them. Faces that a power adds and markers that it pulls are
/// told by name instead.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Doubts {
    /// Whose dice they are may do something before they count.
    pub before: bool,
    /// The same while they count.
    pub after: bool,
    /// Dice are thrown against hits.
    pub thrown: bool,
    /// The rival may do something about it.
    pub answered: bool,
}

impl Tray {
    /// What stopping with the dice as they lie comes to.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Self {
        let (events, next) = play(state, Answer::Done);
        let faces = next.filter(|next| next.question().what == What::Face);
        let mut tray = Self {
            outcome: outcome(&events),
            winning: faces
                .and_then(|next| winning_order(&next, seat))
                .unwrap_or_default(),
            ..Self::default()
        };
        tray.follow(state, seat);
        let used = |(event, _): &(Event, State)| {
            let power = |face: &Face| *face == Face::Power;
            matches!(event, Event::FaceAdded { .. })
                || matches!(event, Event::FaceResolved { face, .. } if power(face))
        };
        tray.no_power = state.rolled(Face::Power) > 0 && !tray.course.events.iter().any(used);
        tray
    }

    /// Stops, and goes on with the usual answers until the dice have been counted.
    fn follow(&mut self, state: &State, seat: Seat) {
        let (mut now, mut over) = (*state, false);
        let mut said = Some(Answer::Done);
        while let Some(answer) = said.take() {
            let events = &mut self.course.events;
            let heard = now.apply_telling(answer, &mut |event, after| {
                over |= is_past_the_dice(&event);
                if !over {
                    events.push((event, *after));
                }
            });
            if heard.is_ok() && !over {
                said = self.usual(&now, seat);
            }
        }
    }

    /// What is usually said to the open question, and what that leaves in doubt; `None` where the dice have been counted.
    fn usual(&mut self, now: &State, seat: Seat) -> Option<Answer> {
        let what = now.question().what;
        match (now.asks(), what) {
            (Asked::NoOne, _) | (Asked::Seat(_), What::Buy) => None,
            // As if none of them struck: how many do is told by nobody, and the rest is the same.
            (Asked::Nature, What::ThrowAgainst { dice, .. }) => {
                self.doubts.thrown = true;
                let hearts = std::iter::repeat_n(Face::Heart, usize::from(dice));
                Some(Answer::Faces(hearts.collect()))
            }
            (Asked::Nature, _) => None,
            // Whoever may add the same face once more does.
            (Asked::Seat(_), What::May { by: Source::Power(_) }) => Some(Answer::Accept),
            (Asked::Seat(asked), _) => {
                self.doubt(asked == seat, what);
                now.default_answer()
            }
        }
    }

    /// Somebody may say something else here.
    fn doubt(&mut self, own: bool, what: What) {
        let counted = |(event, _): &(Event, State)| matches!(event, Event::FaceResolved { .. });
        match what {
            _ if !own => self.doubts.answered = true,
            // The order is up to whoever resolves them, what a power is used for is told, and tokens bring nothing yet.
            What::Face
            | What::Choose {
                of: Choice::Face | Choice::Track | Choice::King,
                ..
            } => {}
            _ if self.course.events.iter().any(counted) => self.doubts.after = true,
            _ => self.doubts.before = true,
        }
    }

    /// The faces that a power is taken to add, each once.
    #[must_use]
    pub fn added(&self) -> Vec<Face> {
        let mut faces = Vec::new();
        for (event, _) in &self.course.events {
            if let Event::FaceAdded { face, .. } = event
                && !faces.contains(face)
            {
                faces.push(*face);
            }
        }
        faces
    }

    /// The marker that a power is taken to pull.
    #[must_use]
    pub fn chosen(&self) -> Option<Track> {
        self.course.events.iter().find_map(|(event, _)| match event {
            Event::DecisionMade {
                answer: Answer::Choose(Pick::Track(track)),
                ..
            } => Some(*track),
            _ => None,
        })
    }

    /// Who wins with them: `seat`, whose they are, in one order of their faces, or whoever does without a decision.
    #[must_use]
    pub fn winner(&self, seat: Seat) -> Option<Seat> {
        let outcome = self.outcome.map(|outcome| outcome.winner);
        outcome.or_else(|| (!self.winning.is_empty()).then_some(seat))
    }

    /// Everything that is foreseen of it, in the order in which it happens: the faces that win, or all of it.
    #[must_use]
    pub fn courses(&self, state: &State, seat: Seat) -> Vec<Course> {
        if self.winning.is_empty() {
            return vec![self.course.clone()];
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

/// Is what happens here, or comes after it, no longer of the dice?
const fn is_past_the_dice(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnStarted { .. } | Event::DecisionMade { what: What::Buy, .. }
    )
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
