//! One game that programs play: the table, what the deck is known to bring, and what was told. The history
//! and the way back are the table's; here stands only where each request began.
//!
//! Invariant: a request that is refused has changed nothing. Every change is tried on a draft and put in
//! place at its end.

use super::actions::{self, Numbers};
use super::advice;
use super::error::{Code, Error, Result, read};
use super::game::{Laid, Protocol, Viewer};
use super::request::{
    Advise, Apply, Events, Legal, Load, Long, Nothing, Opening, Saved, SavedNature, Undo, View, Worth,
};
use engine::{Asked, Audience, Illegal, Seat};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use table::record::{Record, Refusal};
use table::{Draft, Table};

/// An open game, whichever it is.
pub(crate) trait OpenGame: std::fmt::Debug {
    /// Carries out the request of this name; `None` when there is none.
    fn ask(&mut self, name: &str, fields: Map<String, Value>) -> Option<Result<Map<String, Value>>>;

    /// The same game once more, with its history.
    fn copy(&self) -> Box<dyn OpenGame>;

    /// What is answered to whatever may have changed the position.
    fn standing(&self) -> Map<String, Value>;
}

/// Who answers for Nature, as it was said.
#[derive(Debug, Clone, Copy)]
enum Nature {
    Asked,
    Dealt { seed: u64, drawn: u64 },
}

impl Nature {
    fn of(opening: &Opening) -> Result<Option<Self>> {
        match (opening.seed, opening.nature) {
            (Some(_), Some(_)) => {
                let sentence = "give a seed, or let Nature be asked; not both";
                Err(Error::new(Code::BadField, sentence).at("nature"))
            }
            (Some(Long(seed)), None) => Ok(Some(Self::Dealt { seed, drawn: 0 })),
            (None, Some(_)) => Ok(Some(Self::Asked)),
            (None, None) => Ok(None),
        }
    }

    /// Seats the dealer, if there is one.
    fn sit<G: Protocol>(self, table: &mut Table<G>) {
        if let Self::Dealt { seed, drawn } = self {
            table.deal_from(seed, drawn);
        }
    }
}

/// Something to be told, in the order in which it happened.
#[derive(Debug, Clone, Copy)]
enum Told<G: Protocol> {
    /// Nature answered; only this seat may know what, if it is not for all to see.
    Nature(G::Answer, Audience),
    Event(G::Event),
}

/// Where a request that changed the position began.
#[derive(Debug, Clone)]
struct Mark<A> {
    answers: usize,
    told: usize,
    coming: Coming<A>,
}

/// What the coming reveals will be, as far as that is known. Most answers do not change it, and every step back
/// knows it: they share one list.
type Coming<A> = Arc<VecDeque<A>>;

/// A game that programs play: the table, what the deck is known to bring, and what was told.
#[derive(Debug, Clone)]
pub(crate) struct Desk<G: Protocol> {
    table: Table<G>,
    coming: Coming<G::Answer>,
    told: Vec<Told<G>>,
    back: Vec<Mark<G::Answer>>,
    /// Counted when somebody asks for it.
    numbers: OnceLock<Arc<G::Numbers>>,
}

impl<G: Protocol> Desk<G> {
    /// A new table.
    pub(crate) fn new(opening: &Opening, table: Value) -> Result<Self> {
        let nature = Nature::of(opening)?.ok_or_else(|| {
            let sentence = "say who answers for Nature: a seed, or \"nature\": \"asked\"";
            Error::new(Code::BadField, sentence).at("seed")
        })?;
        let table: G::Table = read(table)?;
        let start = G::start(table.clone())?;
        let coming = G::coming(&table, &start)?;
        Self::opened_at(start, nature, coming, Vec::new())
    }

    /// A table as it is described or as it was saved.
    pub(crate) fn load(opening: &Opening, fields: Value) -> Result<Self> {
        let nature = Nature::of(opening)?;
        let load = read::<Load<G::Position, G::Said>>(fields)?;
        let from = match (load.turn, load.answers) {
            (None, None) => Until::End,
            (Some(turn), None) => Until::Turn(turn),
            (None, Some(answers)) => Until::Answers(answers),
            (Some(_), Some(_)) => {
                let sentence = "give a turn, or a number of answers; one of them";
                return Err(Error::new(Code::BadField, sentence).at("turn"));
            }
        };
        if from != Until::End && load.record.is_none() {
            let at = if load.turn.is_some() { "turn" } else { "answers" };
            let sentence = "only a record goes on from the middle; give a record, or leave this out";
            return Err(Error::new(Code::BadField, sentence).at(at));
        }
        match load {
            Load {
                record: Some(record),
                position: None,
                saved: None,
                ..
            } => Self::recall(&record, from, nature),
            Load {
                position: Some(position),
                saved: None,
                record: None,
                ..
            } => {
                let Laid {
                    state,
                    coming,
                    events,
                } = G::lay(position).map_err(|error| error.within("position"))?;
                let told = events.into_iter().map(Told::Event).collect();
                Self::opened_at(state, nature.unwrap_or(Nature::Asked), coming, told)
            }
            Load {
                position: None,
                saved: Some(saved),
                record: None,
                ..
            } => Self::replay(saved, nature).map_err(|error| error.within("saved")),
            _ => {
                let sentence = "give a position, what was saved, or a record; one of them";
                Err(Error::new(Code::BadField, sentence).at("position"))
            }
        }
    }

    fn at(start: G) -> Self {
        Self {
            table: Table::without_dealer(start),
            coming: Coming::default(),
            told: Vec::new(),
            back: Vec::new(),
            numbers: OnceLock::new(),
        }
    }

    fn opened_at(start: G, nature: Nature, coming: Vec<G::Answer>, told: Vec<Told<G>>) -> Result<Self> {
        let mut desk = Self::at(start);
        desk.told = told;
        nature.sit(&mut desk.table);
        let mut next = Next::of(&desk.table, known(coming));
        next.go_on()?;
        desk.keep(next);
        Ok(desk)
    }

    fn replay(saved: Saved<G::Position, G::Said>, nature: Option<Nature>) -> Result<Self> {
        if saved.format != Saved::<(), ()>::FORMAT {
            let sentence = format!("only format {} is known", Saved::<(), ()>::FORMAT);
            return Err(Error::new(Code::BadSave, sentence).at("format"));
        }
        let start = G::lay(saved.start).map_err(|error| error.within("start"))?.state;
        let Laid {
            state: end, coming, ..
        } = G::lay(saved.position).map_err(|error| error.within("position"))?;
        let nature = nature.unwrap_or(match saved.nature {
            None => Nature::Asked,
            Some(SavedNature { seed, drawn }) => Nature::Dealt {
                seed: seed.0,
                drawn: drawn.0,
            },
        });
        let mut desk = Self::at(start);
        let mut next = Next::of(&desk.table, known(coming));
        for (index, said) in saved.answers.iter().enumerate() {
            let at = format!("answers[{index}]");
            let heard = next.draft.state().hear(said);
            let answer = heard.map_err(|error| Error::from(error).within(&at))?;
            next.say(answer).map_err(|error| error.at(&*at))?;
        }
        desk.keep(next);
        if *desk.table.state() != end {
            let sentence = "the answers do not lead from the start to this position";
            return Err(Error::new(Code::BadSave, sentence).at("position"));
        }
        nature.sit(&mut desk.table);
        Ok(desk)
    }

    /// The game of a record, as far as it is wanted.
    fn recall(record: &str, from: Until, nature: Option<Nature>) -> Result<Self> {
        let bad = |sentence: String| Error::new(Code::BadSave, sentence).at("record");
        let record = Record::<G>::read(record.as_bytes()).map_err(|refusal| unreadable(&refusal))?;
        if let Some(damage) = &record.damage {
            return Err(bad(format!(
                "the record is damaged in {damage}; look for another copy of it"
            )));
        }
        let answers = record.table.history();
        let missing = |sentence: String, at: &str| match &record.disagreement {
            None => Error::new(Code::NoSuchThing, sentence).at(at),
            Some(other) => bad(format!(
                "line {}: it was played under other rules: {}; up to \"answers\":{} it can be loaded",
                other.line, other.why, other.agreed
            )),
        };
        let most = match from {
            Until::Answers(most) if most > answers.len() => {
                let sentence = format!("the record has {} answers", answers.len());
                return Err(missing(sentence, "answers"));
            }
            Until::Answers(most) => most,
            Until::End if record.disagreement.is_some() => return Err(missing(String::new(), "record")),
            Until::Turn(0) => {
                let sentence = "turns are counted from 1; say \"answers\":0 for the first position";
                return Err(Error::new(Code::BadField, sentence).at("turn"));
            }
            Until::End | Until::Turn(_) => answers.len(),
        };
        let mut desk = Self::at(record.table.start().clone());
        let mut next = Next::of(&desk.table, Coming::default());
        for answer in &answers[..most] {
            if matches!(from, Until::Turn(turn) if next.draft.state().turn() >= turn) {
                break;
            }
            next.say(*answer).map_err(|error| bad(error.message))?;
        }
        let last = next.draft.state().turn();
        if let Until::Turn(turn) = from
            && last < turn
        {
            return Err(missing(format!("the last turn of the record is {last}"), "turn"));
        }
        desk.keep(next);
        let there = record.table.at(desk.table.history().len(), &mut |_, _| {});
        let nature = nature.unwrap_or(match there.dealer() {
            None => Nature::Asked,
            Some(dealer) => Nature::Dealt {
                seed: there.seed(),
                drawn: dealer.place(),
            },
        });
        nature.sit(&mut desk.table);
        let mut next = Next::of(&desk.table, Coming::default());
        next.go_on()?;
        desk.keep(next);
        Ok(desk)
    }

    /// Puts in place what was tried.
    fn keep(&mut self, next: Next<G>) {
        let kept = self.table.keep(next.draft);
        debug_assert!(kept, "nobody else answers at this table");
        self.coming = next.coming;
        self.told.extend(next.told);
    }

    fn mark(&self) -> Mark<G::Answer> {
        Mark {
            answers: self.table.history().len(),
            told: self.told.len(),
            coming: self.coming.clone(),
        }
    }

    /// Says an answer, and lets Nature go on.
    fn say(&mut self, answer: G::Answer) -> Result<()> {
        let mut next = Next::of(&self.table, self.coming.clone());
        next.say(answer)?;
        next.go_on()?;
        self.back.push(self.mark());
        self.keep(next);
        Ok(())
    }

    /// A deck in a known order answers the reveals from now on.
    fn shuffle(&mut self, coming: Vec<G::Answer>) -> Result<()> {
        let mut next = Next::of(&self.table, known(coming));
        next.go_on()?;
        self.back.push(self.mark());
        self.keep(next);
        Ok(())
    }

    fn seat(&self, seat: u8, at: &str) -> Result<Seat> {
        if usize::from(seat) < self.table.state().seats() {
            return Ok(Seat(seat));
        }
        let seats = self.table.state().seats();
        let sentence = format!("seat {seat} does not sit at this table of {seats}; they are counted from 0");
        Err(Error::new(Code::BadField, sentence).at(at))
    }

    fn legal_for(&self, seat: Option<Seat>) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        match seat {
            Some(seat) if self.table.state().asks() != Asked::Seat(seat) => {
                self.table.state().free_actions(seat, &mut answers);
            }
            _ => self.table.state().answers(&mut answers),
        }
        answers
    }

    fn apply(&mut self, apply: Apply<G::Said>) -> Result<()> {
        let seat = apply.seat.map(|seat| self.seat(seat, "seat")).transpose()?;
        let answer = match (apply.answer, apply.index, apply.action) {
            (Some(said), None, None) => {
                if let Some(coming) = self
                    .table
                    .state()
                    .shuffled(&said)
                    .map_err(|error| error.within("answer"))?
                {
                    return match seat {
                        None => self.shuffle(coming),
                        Some(seat) => Err(not_for(seat)),
                    };
                }
                self.table
                    .state()
                    .hear(&said)
                    .map_err(|error| error.within("answer"))?
            }
            (None, None, Some(action)) => self.action(seat, action)?,
            (None, Some(index), None) => {
                let legal = self.legal_for(seat);
                *legal.get(index).ok_or_else(|| {
                    let sentence = format!("there are {} legal answers, numbered from 0", legal.len());
                    Error::new(Code::NoSuchThing, sentence).at("index")
                })?
            }
            _ => {
                let sentence = "give an answer, the index of a legal one, or an action; one of them";
                return Err(Error::new(Code::BadField, sentence).at("answer"));
            }
        };
        if let Some(seat) = seat
            && self.table.state().speaker(answer) != Some(seat)
        {
            return Err(not_for(seat));
        }
        self.say(answer).map_err(|error| error.within("answer"))
    }

    fn numbers(&self) -> &G::Numbers {
        self.numbers
            .get_or_init(|| Arc::new(self.table.state().numbers()))
    }

    /// Each of these answers with its action; nobody numbers what Nature says.
    fn mask(&self, seat: Option<Seat>, answers: &[G::Answer]) -> Vec<Option<u64>> {
        let state = self.table.state();
        let speaker = seat.or(match state.asks() {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        });
        let Some(speaker) = speaker else { return Vec::new() };
        let number = |answer: &G::Answer| self.numbers().number(state, speaker, *answer);
        answers.iter().map(number).collect()
    }

    /// The legal answer of this number.
    fn action(&self, seat: Option<Seat>, action: u64) -> Result<G::Answer> {
        let legal = self.legal_for(seat);
        let mask = self.mask(seat, &legal);
        let found = mask.iter().position(|number| *number == Some(action));
        let found = found.and_then(|index| legal.get(index).copied());
        found.ok_or_else(|| match self.numbers().size() {
            size if action >= size => {
                let sentence = format!("there are {size} actions in this game, numbered from 0");
                Error::new(Code::NoSuchThing, sentence).at("action")
            }
            _ => {
                let sentence = "this action is not legal now; legal with \"mask\":true tells those that are";
                Error::new(Code::NotNow, sentence).at("action")
            }
        })
    }

    fn undo(&mut self, steps: usize) -> Result<()> {
        let left = self.back.len();
        let Some(keep) = left.checked_sub(steps) else {
            let sentence = format!("{left} steps can be taken back, to the first question after new or load");
            return Err(Error::new(Code::NothingToUndo, sentence).at("steps"));
        };
        let mark = self.back.drain(keep..).next();
        if let Some(mark) = mark {
            self.table.undo_to(mark.answers);
            self.told.truncate(mark.told);
            self.coming = mark.coming;
        }
        Ok(())
    }

    fn events(&self, since: usize, viewer: Viewer) -> Vec<Value> {
        let told = self.told.iter().enumerate().skip(since);
        told.filter_map(|(number, told)| {
            let mut event = fields(json!({ "n": number }));
            match told {
                Told::Nature(answer, audience) => {
                    event.insert("event".into(), "NatureAnswered".into());
                    let answer = viewer.is_in(*audience).then(|| G::say(*answer));
                    event.insert("answer".into(), value(&answer));
                }
                Told::Event(told) => event.extend(G::tell(viewer.hears::<G>(*told)?, self.table.start())),
            }
            Some(Value::Object(event))
        })
        .collect()
    }

    fn save(&self) -> Saved<G::Position, G::Said> {
        Saved {
            format: Saved::<(), ()>::FORMAT,
            game: G::SLUG.to_owned(),
            nature: self.table.dealer().map(|dealer| SavedNature {
                seed: Long(self.table.seed()),
                drawn: Long(dealer.place()),
            }),
            start: self.table.start().position(&[]),
            answers: self
                .table
                .history()
                .iter()
                .map(|answer| G::say(*answer))
                .collect(),
            position: self.position(),
        }
    }

    /// The cards that were bought in the turn that is played, as far as it was played here.
    fn bought(&self) -> Vec<Value> {
        let mut bought = Vec::new();
        for told in self.told.iter().rev() {
            let Told::Event(event) = told else { continue };
            let told = G::tell(*event, self.table.start());
            match told.get("event").and_then(Value::as_str) {
                Some("TurnStarted") => break,
                Some("CardBought" | "Bought") => {
                    bought.push(json!({ "seat": told.get("seat"), "card": told.get("card") }));
                }
                _ => {}
            }
        }
        bought.reverse();
        bought
    }

    /// The seed that was said; without one that of the table, 0 where Nature is asked.
    fn seed_or(&self, said: Option<Long>) -> u64 {
        let own = || self.table.dealer().map_or(0, |_| self.table.seed());
        said.map_or_else(own, |Long(seed)| seed)
    }

    fn position(&self) -> G::Position {
        let coming: Vec<_> = self.coming.iter().copied().collect();
        self.table.state().position(&coming)
    }
}

impl<G: Protocol> OpenGame for Desk<G> {
    fn ask(&mut self, name: &str, given: Map<String, Value>) -> Option<Result<Map<String, Value>>> {
        let given = Value::Object(given);
        Some(match name {
            "state" => read::<Nothing>(given).map(|_| {
                let mut answer = fields(json!({ "position": self.position(), "bought": self.bought() }));
                answer.extend(self.standing());
                answer
            }),
            "view" => read::<View>(given).and_then(|View { seat }| {
                let seat = seat.map(|seat| self.seat(seat, "seat")).transpose()?;
                let mut answer = fields(json!({ "position": self.table.state().seen(seat) }));
                // The default answer to a question about hidden things tells them.
                let question = self.table.state().view(seat).question();
                answer.insert("question".into(), Value::Object(question));
                Ok(answer)
            }),
            "actions" => read::<Nothing>(given).map(|_| actions::told::<G>(G::SLUG, self.numbers())),
            "legal" => read::<Legal>(given).and_then(|Legal { seat, full, mask }| {
                let seat = seat.map(|seat| self.seat(seat, "seat")).transpose()?;
                let answers = self.legal_for(seat);
                let mut answer = fields(json!({ "count": answers.len() }));
                if mask {
                    answer.insert("mask".into(), json!(self.mask(seat, &answers)));
                    if !full {
                        return Ok(answer);
                    }
                }
                let mut weights = Vec::new();
                if seat.is_none() {
                    self.table.state().weights(&mut weights);
                }
                let weights: Vec<u64> = weights.into_iter().map(|(_, weight)| weight).collect();
                if !weights.is_empty() {
                    answer.insert("weights".into(), weights.iter().sum::<u64>().into());
                }
                answer.extend(self.table.state().list(&answers, &weights, full));
                Ok(answer)
            }),
            "advise" => read::<Advise>(given).and_then(|Advise { level, seed }| {
                let level = advice::level(level.as_deref())?;
                advice::advise(self.table.state(), level, self.seed_or(seed))
            }),
            "value" => read::<Worth>(given)
                .and_then(|Worth { seed }| advice::value(self.table.state(), self.seed_or(seed))),
            "apply" => read(given)
                .and_then(|apply| self.apply(apply))
                .map(|()| self.standing()),
            "undo" => read::<Undo>(given)
                .and_then(|Undo { steps }| self.undo(steps))
                .map(|()| self.standing()),
            "events" => read::<Events>(given).and_then(|Events { since, seat }| {
                let viewer = match seat {
                    Some(seat) => Viewer::Seat(self.seat(seat, "seat")?),
                    None => Viewer::Referee,
                };
                let events = self.events(since, viewer);
                Ok(fields(json!({ "events": events, "told": self.told.len() })))
            }),
            "save" => read::<Nothing>(given).map(|_| fields(json!({ "saved": self.save() }))),
            _ => return None,
        })
    }

    fn copy(&self) -> Box<dyn OpenGame> {
        Box::new(self.clone())
    }

    fn standing(&self) -> Map<String, Value> {
        fields(json!({
            "question": self.table.state().question(),
            "answered": self.table.history().len(),
            "told": self.told.len(),
        }))
    }
}

/// Where the game of a record goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Until {
    /// Where the record ends.
    End,
    /// At the beginning of this turn.
    Turn(u16),
    /// After so many answers.
    Answers(usize),
}

/// Why a record cannot be read.
pub(crate) fn unreadable(refusal: &Refusal) -> Error {
    Error::new(Code::BadSave, refusal.to_string()).at("record")
}

/// What is known to come.
fn known<A>(coming: Vec<A>) -> Coming<A> {
    Arc::new(coming.into())
}

/// What is tried and not kept yet.
struct Next<G: Protocol> {
    draft: Draft<G>,
    coming: Coming<G::Answer>,
    told: Vec<Told<G>>,
}

impl<G: Protocol> Next<G> {
    fn of(table: &Table<G>, coming: Coming<G::Answer>) -> Self {
        Self {
            draft: table.draft(),
            coming,
            told: Vec::new(),
        }
    }

    /// Says one answer.
    fn say(&mut self, answer: G::Answer) -> Result<()> {
        let state = self.draft.state();
        let nature = (state.asks() == Asked::Nature).then(|| Told::Nature(answer, state.audience()));
        let before = self.told.len();
        self.told.extend(nature);
        let told = &mut self.told;
        let done = self
            .draft
            .say(answer, &mut |event, _| told.push(Told::Event(event)));
        done.map_err(|illegal| {
            self.told.truncate(before);
            let code = match illegal {
                Illegal::GameOver => Code::GameOver,
                Illegal::NotNow => Code::NotNow,
                Illegal::NotYours => Code::NotYours,
                Illegal::NoSuchThing => Code::NoSuchThing,
                Illegal::TooDear => Code::TooDear,
            };
            Error::new(code, illegal.to_string())
        })
    }

    /// Nature answers as far as the deck is known or a dealer deals.
    fn go_on(&mut self) -> Result<()> {
        while self.draft.state().asks() == Asked::Nature {
            let next = self.draft.state().drawn(&self.coming);
            let known = next.and_then(|index| Arc::make_mut(&mut self.coming).remove(index));
            match known.or_else(|| self.draft.dealt()) {
                Some(answer) => self.say(answer)?,
                None => break,
            }
        }
        Ok(())
    }
}

/// This seat has said what others may say.
fn not_for(seat: Seat) -> Error {
    let sentence = format!("this is not for seat {} to say", seat.0);
    Error::new(Code::NotYours, sentence).at("seat")
}

/// The fields of an object.
pub(crate) fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}

/// Plain data as JSON.
pub(crate) fn value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data has a form in JSON")
}
