//! A finished game looked back on: who stood how well at each turn, where that turned, which decisions cost
//! most, and what luck did.
//!
//! Start at [`look_back`]. It follows a [`PlayedGame`], the start and every answer, asks an [`Advisor`] what
//! the positions and the answers were worth and a [`Gauge`] what Nature's answers changed, and tells what it finds as [`News`] while it goes; [`Findings`]
//! gathers that. [`chances`] is the first part of it alone. What it must know of a game besides stands in [`BotGame`].
//!
//! Positions are played through again rather than kept: what is found is small, however long the game was.
//!
//! Deliberately absent: threads, clocks, words, and any game by name.

mod findings;
#[cfg(test)]
mod tests;

pub use findings::{Findings, LEAST, Luck, MOST, News, Point, Swing, Verdict};

use crate::advice::Advisor;
use crate::luck::Gauge;
use crate::{BotGame, Stop};
use engine::{Asked, Game, Seat, Seats, View};
use findings::WORTH_A_WORD;
use std::ops::Range;
use table::Table;

/// A whole game.
#[derive(Debug, Clone)]
pub struct PlayedGame<G: BotGame> {
    /// The position before the first answer.
    pub start: G,
    /// Every answer, Nature's included.
    pub answers: Vec<G::Answer>,
    /// The seats whose decisions are judged: those of people.
    pub judged: Seats,
    /// Where a bot has played such a seat: which one, from and before how many answers.
    pub spared: Vec<(Seat, Range<usize>)>,
    /// The answer with which a seat decides nothing, where there is one: it is given without asking.
    pub undecided: Undecided<G>,
}

/// With which answer a seat decides nothing in a position, as it sees it; `None` where there is none.
pub type Undecided<G> = fn(&View<G>, Seat) -> Option<<G as Game>::Answer>;

impl<G: BotGame> PlayedGame<G> {
    /// What has been played at a table. Where a seat that is judged has changed hands, only what people have
    /// answered there is judged.
    #[must_use]
    pub fn of(session: &Table<G>, judged: Seats) -> Self {
        let mut spared = Vec::new();
        for seat in judged {
            let sat: Vec<_> = session.sitters_of(seat).collect();
            let ends = sat.iter().skip(1).map(|(from, _)| *from).chain([usize::MAX]);
            let stretches = sat.iter().zip(ends);
            let bots = stretches.filter(|((_, sitter), _)| !sitter.is_person());
            if sat.iter().any(|(_, sitter)| sitter.is_person()) {
                spared.extend(bots.map(|((from, _), end)| (seat, *from..end)));
            }
        }
        Self {
            start: session.start().clone(),
            answers: session.history().to_vec(),
            judged,
            spared,
            undecided: |_, _| None,
        }
    }

    /// The same game, of which answers that decide nothing are not judged.
    #[must_use]
    pub fn sparing(self, undecided: Undecided<G>) -> Self {
        Self { undecided, ..self }
    }

    /// Is what this seat decides after so many answers judged?
    #[must_use]
    pub fn judges(&self, seat: Seat, at: usize) -> bool {
        let spared = |(whose, answers): &(Seat, Range<usize>)| *whose == seat && answers.contains(&at);
        self.judged.contains(seat) && !self.spared.iter().any(spared)
    }

    /// Plays the game again: `seen` is told each position together with the number of answers before it, and
    /// ends the walk by saying `None`.
    fn walk(&self, from: usize, mut seen: impl FnMut(usize, &G) -> Option<()>) -> Option<()> {
        let mut state = self.start.clone();
        for (at, answer) in self.answers.iter().enumerate() {
            if at >= from {
                seen(at, &state)?;
            }
            state.apply(*answer).ok()?;
        }
        seen(self.answers.len(), &state)
    }

    /// The seat that decides in this position, when there is something to decide and the next answer is its
    /// word.
    fn decides(&self, at: usize, state: &G, all: &mut Vec<G::Answer>) -> Option<Seat> {
        let Asked::Seat(seat) = state.asks() else {
            return None;
        };
        let said = *self.answers.get(at)?;
        all.clear();
        state.answers(all);
        let speaks = all.len() > 1 && state.speaker(said) == Some(seat);
        let decides = || (self.undecided)(&View::of(state, Some(seat)), seat) != Some(said);
        (speaks && decides()).then_some(seat)
    }
}

/// Looks back on a game: first the course of the chances, then where they turned, then every decision that is
/// judged, then the luck of every turn. `tell` hears everything as soon as it is found; `false` when it was stopped before the end.
pub fn look_back<G: BotGame>(
    game: &PlayedGame<G>,
    advisor: &mut dyn Advisor<G>,
    gauge: &mut dyn Gauge<G>,
    stop: &Stop,
    tell: &mut dyn FnMut(News<G::Answer>),
) -> bool {
    let mut look = Look {
        game,
        advisor,
        gauge,
        stop,
        found: Found {
            tell,
            findings: Findings::default(),
            done: 0,
            all: 0,
        },
    };
    look.back().is_some()
}

/// What everybody could hope for whenever a turn began, as far as an onlooker sees, and what became of it;
/// `tell` hears each point as soon as it is found. `None` when it was stopped before the end.
pub fn chances<G: BotGame>(
    game: &PlayedGame<G>,
    advisor: &mut dyn Advisor<G>,
    stop: &Stop,
    tell: &mut dyn FnMut(Point),
) -> Option<()> {
    let mut turn = 0;
    game.walk(0, |at, state| {
        if stop.asked() {
            return None;
        }
        let over = state.scores();
        let begins = over.is_none() && state.turn() != turn;
        if begins {
            turn = state.turn();
        }
        let mut hopes = || advisor.win_probabilities(&View::of(state, None), stop);
        let mut point = |whose, shares| {
            tell(Point {
                at,
                turn: state.turn(),
                whose,
                shares,
            });
        };
        match over {
            Some(scores) => point(None, scores.shares),
            None if begins => point(Some(state.active()), hopes()?),
            None => {}
        }
        if over.is_none() && at == game.answers.len() {
            // It was given up: what everybody could still hope for then.
            point(None, hopes()?);
        }
        Some(())
    })
}

/// What the decision was worth after so many answers; `None` where nobody had anything to decide, where the
/// advisor has no opinion, or when stopped.
pub fn verdict_on<G: BotGame>(
    game: &PlayedGame<G>,
    at: usize,
    advisor: &mut dyn Advisor<G>,
    stop: &Stop,
) -> Option<Verdict<G::Answer>> {
    let mut found = None;
    game.walk(at, |at, state| {
        let seat = game.decides(at, state, &mut Vec::new());
        found = seat.and_then(|seat| weigh(game, at, state, seat, advisor, stop)?);
        None
    });
    found
}

/// One decision: `None` when stopped, and no verdict where the advisor has no opinion.
fn weigh<G: BotGame>(
    game: &PlayedGame<G>,
    at: usize,
    state: &G,
    seat: Seat,
    advisor: &mut dyn Advisor<G>,
    stop: &Stop,
) -> Option<Option<Verdict<G::Answer>>> {
    let played = *game.answers.get(at)?;
    let seen = View::of(state, Some(seat));
    let go_on = || (!stop.asked()).then_some(());
    let advised = advisor.advise(&seen, stop);
    go_on()?;
    // About what the advisor has no opinion nothing is said.
    let Some(best) = advised.and_then(|advised| advised.first().copied()) else {
        return Some(None);
    };
    let worth = if best.answer == played {
        Some(best.worth)
    } else {
        advisor.worth(&seen, played, stop)
    };
    go_on()?;
    Some(worth.map(|worth| Verdict {
        at,
        turn: state.turn(),
        seat,
        played,
        worth: worth.min(best.worth),
        best: best.answer,
        hope: best.worth,
    }))
}

/// A look back in progress.
struct Look<'a, G: BotGame> {
    game: &'a PlayedGame<G>,
    advisor: &'a mut dyn Advisor<G>,
    gauge: &'a mut dyn Gauge<G>,
    stop: &'a Stop,
    found: Found<'a, G::Answer>,
}

/// What it has found, and whom it tells.
struct Found<'a, A> {
    tell: &'a mut dyn FnMut(News<A>),
    findings: Findings<A>,
    /// Questions to the advisor and the gauge, so far and in all.
    done: usize,
    all: usize,
}

impl<A: Copy> Found<'_, A> {
    fn find(&mut self, news: News<A>) {
        self.findings.hear(news);
        (self.tell)(news);
    }

    /// One of them has been asked once more; of luck, about a whole turn.
    fn step(&mut self) {
        self.done += 1;
        self.find(News::Progress(self.done as f32 / self.all.max(self.done) as f32));
    }
}

impl<G: BotGame> Look<'_, G> {
    /// `None` when stopped, here and below.
    fn back(&mut self) -> Option<()> {
        let (beginnings, decisions) = self.count()?;
        self.found.all = 2 * beginnings + decisions;
        self.follow_the_chances()?;
        let swings = self.found.findings.turns(self.game.judged);
        self.found.all += self.count_between(&swings)?;
        for swing in swings {
            self.judge(swing.from, swing.to, |_, _| true)?;
            let swing = self.found.findings.explained(swing);
            self.found.find(News::Swing(swing));
        }
        let game = self.game;
        self.judge(0, usize::MAX, |seat, at| game.judges(seat, at))?;
        self.follow_the_luck()?;
        self.found.find(News::Done);
        Some(())
    }

    fn go_on(&self) -> Option<()> {
        (!self.stop.asked()).then_some(())
    }

    /// How many turns begin, and how many decisions are to be judged.
    fn count(&self) -> Option<(usize, usize)> {
        let (mut turn, mut turns, mut decisions, mut all) = (0, 0, 0, Vec::new());
        self.game.walk(0, |at, state| {
            self.go_on()?;
            if state.turn() != turn && state.scores().is_none() {
                (turn, turns) = (state.turn(), turns + 1);
            }
            let seat = self.game.decides(at, state, &mut all);
            decisions += usize::from(seat.is_some_and(|seat| self.game.judges(seat, at)));
            Some(())
        })?;
        Some((turns, decisions))
    }

    /// How many decisions of those who are not judged lie in these stretches.
    fn count_between(&self, swings: &[Swing]) -> Option<usize> {
        let (mut decisions, mut all) = (0, Vec::new());
        self.game.walk(0, |at, state| {
            self.go_on()?;
            let within = swings.iter().any(|swing| (swing.from..swing.to).contains(&at));
            let seat = self.game.decides(at, state, &mut all).filter(|_| within);
            decisions += usize::from(seat.is_some_and(|seat| !self.game.judges(seat, at)));
            Some(())
        })?;
        Some(decisions)
    }

    fn follow_the_chances(&mut self) -> Option<()> {
        chances(self.game, self.advisor, self.stop, &mut |point| {
            self.found.find(News::Point(point));
            if point.whose.is_some() {
                self.found.step();
            }
        })
    }

    /// What Nature's answers changed, turn by turn.
    fn follow_the_luck(&mut self) -> Option<()> {
        let game = self.game;
        let mut turn: Option<Luck> = None;
        game.walk(0, |at, state| {
            if self.stop.asked() {
                return None;
            }
            let begins = state.scores().is_none() && state.turn() != turn.map_or(0, |luck| luck.turn);
            if begins && let Some(over) = turn.replace(Luck::of(state.turn())) {
                self.found.find(News::Luck(over));
                self.found.step();
            }
            if let (Asked::Nature, Some(answer), Some(luck)) = (state.asks(), game.answers.get(at), &mut turn)
            {
                luck.add(self.gauge.measure(state, *answer, self.stop));
            }
            // What was cut short has not been measured.
            (!self.stop.asked()).then_some(())
        })?;
        if let Some(over) = turn {
            self.found.find(News::Luck(over));
            self.found.step();
        }
        Some(())
    }

    /// Judges the decisions of some seats in a stretch of the game, unless they have been judged already.
    fn judge(&mut self, from: usize, to: usize, whose: impl Fn(Seat, usize) -> bool) -> Option<()> {
        let game = self.game;
        let mut all = Vec::new();
        let mut walked = Some(());
        game.walk(from, |at, state| {
            walked = self.go_on();
            walked?;
            if at >= to {
                return None;
            }
            let seat = game.decides(at, state, &mut all).filter(|seat| whose(*seat, at));
            if let Some(seat) = seat.filter(|_| !self.found.findings.has_judged(at)) {
                walked = self.weigh(at, state, seat);
                self.found.step();
            }
            walked
        });
        walked
    }

    /// One decision.
    fn weigh(&mut self, at: usize, state: &G, seat: Seat) -> Option<()> {
        let found = weigh(self.game, at, state, seat, &mut *self.advisor, self.stop)?;
        if let Some(verdict) = found {
            self.found.find(News::Verdict(verdict));
        }
        Some(())
    }
}

/// Did the swing come from a decision, rather than from what nobody decides?
fn is_to_blame(cost: f32, change: f32) -> bool {
    cost >= WORTH_A_WORD && cost >= change.abs() / 2.0
}
