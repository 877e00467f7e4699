//! Judges the questions of a game: whether they come in the order of the book, ask whom it says, offer what it
//! allows, and leave out nothing. Objections are gathered, so that a game can be followed to its end.

use super::choices;
use super::facts::{buys, has, lives, ruled, storm};
use super::hits;
use super::missed;
use super::mixes::Watcher;
use super::notes::Notes;
use super::owed;
use super::trade;
use super::uses::{self, Row};
use super::windows::{distance, goes_round, name, step_of, step_told, wrong_seat};
use crate::classic::{Event, State, What};
use crate::{Asked, Game, Seat};

/// Something that the book does not allow.
#[derive(Debug)]
pub(super) struct Finding {
    /// What kind of mistake, and what it is about.
    pub kind: String,
    /// Where: the game, the turn, and more.
    pub text: String,
}

/// The referee of questions.
pub(super) struct Judge {
    pub seed: u64,
    pub notes: Notes,
    pub findings: Vec<Finding>,
    pub questions: u64,
    rows: Vec<Row>,
    /// The position after the last answer, with the notes, and the one in which this step was reached.
    last: Option<(State, Notes)>,
    entry: Option<(State, Notes)>,
    over: bool,
}

impl Judge {
    pub(super) fn new() -> Self {
        Self {
            seed: 0,
            notes: Notes::default(),
            findings: Vec::new(),
            questions: 0,
            rows: uses::rows(),
            last: None,
            entry: None,
            over: false,
        }
    }

    /// Another game begins.
    pub(super) fn opens(&mut self, seed: u64, start: &State) {
        self.seed = seed;
        self.notes = Notes::default();
        if start.turn().number > 0 {
            let asked = step_of(name(start.question().what, &self.notes));
            self.notes.step = asked.unwrap_or(45);
        }
        // Of what has happened in this turn so far it has heard nothing.
        self.notes.left_tokyo = true;
        let spent = start.in_play().iter().filter(|held| held.spent_hit);
        self.notes.used_on_hit = spent
            .map(|held| (held.key, held.face.slug(), held.owner))
            .collect();
        let tally = start.tally();
        (self.notes.lost, self.notes.healed, self.notes.energy) = (tally.lost, tally.healed, tally.energy);
        self.last = Some((*start, self.notes.clone()));
        self.entry = Some((*start, self.notes.clone()));
        self.over = false;
    }

    /// Somebody may be meant: how that one stands.
    fn stands(state: &State, seat: Seat) -> String {
        let player = state.player(seat);
        let curse = state.curse().map_or("no curse", |curse| curse.slug());
        format!(
            "{seat:?} ({}♥ {}★ {}⚡, {curse})",
            player.hearts, player.stars, player.energy
        )
    }

    fn objects(&mut self, kind: String, state: &State, more: &str) {
        let text = format!(
            "seed {}, turn {}, {:?} asks {:?}: {more}",
            self.seed,
            state.turn().number,
            state.question().what,
            state.asks()
        );
        self.findings.push(Finding { kind, text });
    }

    /// A step of the turn is reached: those before it are over.
    fn reaches(&mut self, step: u8, state: &State) {
        if step <= self.notes.step || self.over {
            return;
        }
        let from = self.notes.step;
        if let (Some((last, before)), Some((entry, noted))) = (self.last.take(), self.entry.take()) {
            let span = missed::Span {
                from,
                to: step,
                entry: (&entry, &noted),
                last: (&last, &before),
                now: (state, &self.notes),
            };
            for (what, who) in missed::windows(&span) {
                let text = format!("{} was not asked", Self::stands(state, who));
                self.objects(format!("missed: {what}"), state, &text);
            }
            self.last = Some((last, before));
        }
        self.entry = Some((*state, self.notes.clone()));
        self.notes.step = step;
    }

    /// Somebody is asked.
    fn asks(&mut self, what: What, seat: Seat, state: &State) {
        let name = name(what, &self.notes);
        if state.turn().number == 0 {
            return;
        }
        if ![
            "harm",
            "dying",
            "beside-dice",
            "lightning-armor",
            "electric-carrot",
            "mega-purr",
            "feast-of-crows",
            "trick-or-threat",
            "deep-dive",
        ]
        .contains(&name)
        {
            for seat in std::mem::take(&mut self.notes.fallen) {
                self.objects(
                    "missed: dying".to_owned(),
                    state,
                    &format!("{seat:?} might have held Nine Lives"),
                );
            }
        }
        if let Some(seat) = self.notes.reflects.take().filter(|_| name != "icy-reflection") {
            self.objects(
                "missed: icy-reflection".to_owned(),
                state,
                &format!("{seat:?} chose no model"),
            );
        }
        if let Some(wrong) = wrong_seat(name, seat, state) {
            self.objects(format!("who: {name}: {wrong}"), state, "");
        }
        if !lives(state, seat)
            && !["dying", "mega-purr", "feast-of-crows"].contains(&name)
            && state.player(seat).alive
        {
            self.objects(format!("who: {name}: a doomed monster is asked"), state, "");
        }
        if let Some(step) = step_of(name) {
            let reopened = name == "opponent-dice" && self.notes.step == 65 && self.notes.thrown_again;
            if reopened {
                self.notes.step = step;
                self.notes.rounds.remove(name);
                self.notes.thrown_again = false;
            }
            if step < self.notes.step {
                let at = self.notes.step;
                self.objects(format!("order: {name} after step {at}"), state, "");
            } else {
                self.reaches(step, state);
            }
            if self.notes.skipped && step < 198 {
                self.objects(format!("order: {name} in a turn that is given up"), state, "");
            }
        }
        self.blows(name, state);
        self.debts(name, seat, state);
        if goes_round(name) {
            let here = distance(state, seat);
            let before = self.notes.rounds.insert(name, here);
            if before.is_some_and(|before| before > here) {
                self.objects(format!("round: {name} goes back"), state, "");
            }
        }
        if !self.notes.asked.contains(&(name, seat)) {
            self.notes.asked.push((name, seat));
        }
        if name == "harm" && !self.notes.harm_asked.contains(&seat) {
            self.notes.harm_asked.push(seat);
        }
        if name == "reveal" {
            self.notes.owed_reveal.retain(|owed| *owed != seat);
        } else if ["buy", "sale", "end-of-turn"].contains(&name) {
            for seat in std::mem::take(&mut self.notes.owed_reveal) {
                // It may have bought something that keeps it from buying more.
                if !buys(state, seat) || !has(state, seat, "opportunist") || !lives(state, seat) {
                    continue;
                }
                self.objects("missed: reveal".to_owned(), state, &Self::stands(state, seat));
            }
        }
        if name == "dying" {
            self.notes.fallen.retain(|other| *other != seat);
        }
        if name == "yield" {
            self.notes.owed_yield.retain(|owed| *owed != seat);
        }
    }

    /// What somebody is owed is asked before what follows (see `owed`).
    fn debts(&mut self, name: &str, seat: Seat, state: &State) {
        self.notes
            .debts
            .retain(|debt| (debt.name, debt.seat) != (name, seat));
        let late = |debt: &owed::Debt| owed::is_late(debt, name);
        let (late, kept): (Vec<_>, Vec<_>) = self.notes.debts.drain(..).partition(late);
        self.notes.debts = kept;
        for debt in late.iter().filter(|debt| owed::stands(debt, state)) {
            self.objects(
                format!("missed: {}", debt.name),
                state,
                &Self::stands(state, debt.seat),
            );
        }
    }

    /// Whoever was wounded in Tokyo and is still there has been asked whether it yields (D9).
    fn yields(&mut self, state: &State) {
        for seat in std::mem::take(&mut self.notes.owed_yield) {
            let forbidden = storm(state, seat) || ruled(state, "pharaonic-ego");
            if lives(state, seat) && state.in_tokyo(seat) && !self.over && !forbidden {
                self.objects("missed: yield".to_owned(), state, &Self::stands(state, seat));
            }
        }
    }

    /// H20: Freeze Ray, then Target Acquired, then Lightning Armor (`evolutions.md` §4).
    fn blows(&mut self, name: &str, state: &State) {
        let step = match name {
            "freeze-ray" => 1,
            "target-acquired" => 2,
            "lightning-armor" => 3,
            _ => return,
        };
        if step < self.notes.blow {
            self.objects(format!("order: {name} after what follows it at H20"), state, "");
        }
        self.notes.blow = step;
    }
}

impl Watcher for Judge {
    fn hears(&mut self, event: Event, was: &State, is: &State) {
        if matches!(
            event,
            Event::GroupResolved { .. } | Event::TurnEnded { .. } | Event::EnteredTokyo { .. }
        ) {
            self.yields(was);
        }
        if let Some(step) = step_told(event, is, &self.notes) {
            // Who has just been eliminated is still alive in the position before.
            let gone = !is.player(is.active()).alive;
            self.reaches(step, if gone { is } else { was });
        }
        for (what, seat) in trade::missed(event, was, is, &mut self.notes) {
            self.objects(format!("missed: {what}"), was, &Self::stands(was, seat));
        }
        for (what, text) in hits::missed(event, was, is, &mut self.notes) {
            self.objects(format!("missed: {what}"), was, &text);
        }
        if let Event::DecisionMade {
            seat,
            what,
            answer,
            automatic,
        } = event
        {
            if automatic {
                self.asks(what, seat, is);
            }
            self.notes.answers(what, seat, answer);
        }
        let debts = owed::brings(event, is, &self.notes);
        if let Some(name) = self.notes.hears(event, is) {
            self.blows(name, is);
        }
        self.notes.debts.extend(debts);
        self.over |= matches!(event, Event::GameEnded { .. });
        if matches!(event, Event::TurnStarted { .. } | Event::DecisionMade { .. }) {
            self.last = Some((*is, self.notes.clone()));
            if matches!(event, Event::TurnStarted { .. }) {
                self.entry = Some((*is, self.notes.clone()));
            }
        }
    }

    fn looks(&mut self, state: &State) {
        let Asked::Seat(asked) = state.asks() else { return };
        self.questions += 1;
        self.asks(state.question().what, asked, state);
        let rows = std::mem::take(&mut self.rows);
        let notes = std::mem::take(&mut self.notes);
        let mut objections = Vec::new();
        for seat in state.all_seats() {
            uses::compare(&rows, state, &notes, seat, |kind, row, text| {
                let what = name(state.question().what, &notes);
                let free = row.at.contains(&"any");
                let kind = match (kind, what) {
                    // One objection is enough where nothing at all is open, or everything.
                    ("not offered", "draw") => "closed: draw".to_owned(),
                    ("not offered", _) if free && (20..30).contains(&step_of(what).unwrap_or(0)) => {
                        format!("closed: {what}")
                    }
                    ("out of time", "dying" | "beside-dice") if free => format!("open: {what}"),
                    _ if free => format!("{kind}: {}", row.slug),
                    _ => format!("{kind}: {} at {what}", row.slug),
                };
                objections.push((
                    kind,
                    format!("{} {}: {text}", Self::stands(state, seat), row.slug),
                ));
            });
        }
        for (kind, text) in choices::objections(state, &notes) {
            objections.push((kind.to_owned(), format!("{asked:?} {text}")));
        }
        (self.rows, self.notes) = (rows, notes);
        for (kind, text) in objections {
            self.objects(kind, state, &text);
        }
        self.last = Some((*state, self.notes.clone()));
    }
}
