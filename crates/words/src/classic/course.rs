//! What an answer brings: it is played on a copy, up to the next question or throw, and what happens is read
//! from the events. What buttons and hints say of an answer comes from here, so that it is what will happen.

use engine::classic::rule::{Rule, Stat};
use engine::classic::{Answer, CardId, Event, State, What};
use engine::{Asked, Game, Seat};

/// What an answer brings about.
#[derive(Debug, Clone)]
pub(super) struct Course {
    /// What happens, as far as it is the doing of this answer: not what is answered without asking after it, nor what
    /// another turn begins with.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: State,
}

impl Course {
    /// What `answer` brings in `state`.
    pub(super) fn of(state: &State, answer: Answer) -> Self {
        let (mut after, mut last) = (*state, *state);
        let (mut events, mut decisions) = (Vec::new(), 0);
        let _ = after.apply_telling(answer, &mut |event, now| {
            let goes_on = matches!(event, Event::DecisionMade { .. } | Event::TurnStarted { .. });
            decisions += u8::from(goes_on);
            if decisions < 2 {
                events.push(event);
                last = *now;
            }
        });
        Self {
            events,
            after: if decisions < 2 { after } else { last },
        }
    }

    /// The same once the hits have landed that are held back from `who`, where everybody says the usual thing.
    pub(super) fn past_hits(self, who: Seat) -> Self {
        self.going_on_while(|state| {
            let harm = state.question().what == What::Harm && state.asks() == Asked::Seat(who);
            harm || state.held_hits().any(|hit| hit.victim == who)
        })
    }

    /// The same where nobody answers a hit.
    pub(super) fn unanswered(self) -> Self {
        self.going_on_while(|state| state.question().what == What::Harm)
    }

    /// Everybody says the usual thing, as long as it is like that.
    fn going_on_while(mut self, waits: impl Fn(&State) -> bool) -> Self {
        while waits(&self.after) {
            let usual = self.after.default_answer();
            let (mut after, events) = (self.after, &mut self.events);
            let told = usual.map(|usual| after.apply_telling(usual, &mut |event, _| events.push(event)));
            if !matches!(told, Some(Ok(()))) {
                break;
            }
            self.after = after;
        }
        self
    }

    /// Stars that somebody gains.
    pub(super) fn stars(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::StarsChanged { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    /// Energy that somebody gains.
    pub(super) fn energy(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::EnergyChanged { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    /// Hearts that somebody gains.
    pub(super) fn healed(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::LifeGained { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    /// Wickedness that somebody gains.
    pub(super) fn wickedness(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::WickednessChanged { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    /// Hearts that somebody loses.
    pub(super) fn lost(&self, who: Seat) -> i32 {
        self.sum(|event| match event.hearts_gone() {
            Some((victim, gone)) if victim == who => gone.into(),
            _ => 0,
        })
    }

    /// Does somebody come into Tokyo?
    pub(super) fn enters(&self, who: Seat) -> bool {
        let enters = |event: &Event| matches!(event, Event::EnteredTokyo { seat, .. } if *seat == who);
        self.events.iter().any(enters)
    }

    fn sum(&self, of: impl Fn(&Event) -> i32) -> i32 {
        self.events.iter().map(of).sum()
    }

    /// The card with which somebody lives on without a heart, where nothing else is left.
    pub(super) fn kept_by(&self, who: Seat) -> Option<CardId> {
        let player = self.after.player(who);
        let heartless = player.alive && player.hearts == 0 && !self.after.doomed(who);
        let keeps = |rule: &Rule| matches!(rule, Rule::Always(Stat::Undying, _));
        let mut held = self.after.held_by(who).filter(|_| heartless);
        held.find(|held| held.face.card().rules.iter().any(keeps))
            .map(|held| held.face)
    }

    /// What becomes of somebody.
    pub(super) fn fate(&self, who: Seat) -> Fate {
        for event in self.events.iter().rev() {
            match *event {
                Event::Eliminated { seat } if seat == who => return Fate::Out,
                Event::Reborn { seat, hearts, .. } if seat == who => return Fate::Reborn(hearts),
                Event::ReachedZero { seat } if seat == who => return Fate::Zero,
                _ => {}
            }
        }
        Fate::Lives
    }
}

/// What becomes of a monster that is hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// It has hearts left.
    Lives,
    /// It has none left, and others are asked before it is known what comes of that.
    Zero,
    /// A card brings it back with so many hearts.
    Reborn(u8),
    /// It is knocked out.
    Out,
}

/// Does taking the hit that is landing cost the last heart? Then it is not to be taken by pressing Enter once
/// too often. Other than [`State::lethal`] this plays the answer on a copy: what answers the hit by itself
/// and what strikes right after it count as well.
#[must_use]
pub fn takes_last_heart(state: &State, seat: Seat) -> bool {
    let course = Course::of(state, Answer::Done);
    state.landing().is_some() && course.fate(seat) != Fate::Lives && course.kept_by(seat).is_none()
}
