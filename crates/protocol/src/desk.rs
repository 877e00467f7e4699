//! One open game: the position, whoever answers for Nature, what was answered and told, and the way back.
//!
//! Invariant: a request that is refused has changed nothing. Every change is made on copies and put in place at its end.

use super::advice;
use super::error::{Code, Error, Result, read};
use super::request::{
    Advise, Apply, Events, Legal, Load, Nothing, Opening, Saved, SavedNature, Undo, View, Worth,
};
use super::spoken::{Laid, Spoken, Viewer};
use engine::{Asked, Audience, Illegal, Seat};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use table::Dealer;

/// An open game, whichever it is.
pub trait Open: std::fmt::Debug {
    /// Carries out the request of this name; `None` when there is none.
    fn ask(&mut self, name: &str, fields: Map<String, Value>) -> Option<Result<Map<String, Value>>>;
}

/// Who answers for Nature.
#[derive(Debug, Clone)]
enum Nature {
    Asked,
    Dealt { seed: u64, dealer: Box<Dealer> },
}

impl Nature {
    fn of(opening: &Opening) -> Result<Option<Self>> {
        match (opening.seed, opening.nature) {
            (Some(_), Some(_)) => {
                let sentence = "give a seed, or let Nature be asked; not both";
                Err(Error::new(Code::BadField, sentence).at("nature"))
            }
            (Some(seed), None) => Ok(Some(Self::Dealt {
                seed,
                dealer: Box::new(Dealer::new(seed)),
            })),
            (None, Some(_)) => Ok(Some(Self::Asked)),
            (None, None) => Ok(None),
        }
    }
}

/// Something to be told, in the order in which it happened.
#[derive(Debug, Clone, Copy)]
enum Told<G: Spoken> {
    /// Nature answered; only this seat may know what, if it is not for all to see.
    Nature(G::Answer, Audience),
    Event(G::Event),
}

/// All that changes.
#[derive(Debug, Clone)]
struct Moment<G: Spoken> {
    state: G,
    nature: Nature,
    /// What the coming reveals will be, as far as that is known.
    coming: VecDeque<G::Answer>,
    answers: usize,
    told: usize,
}

/// A game that is open.
#[derive(Debug)]
pub struct Desk<G: Spoken> {
    start: G,
    now: Moment<G>,
    answers: Vec<G::Answer>,
    told: Vec<Told<G>>,
    back: Vec<Moment<G>>,
}

impl<G: Spoken> Desk<G> {
    /// A new table.
    pub fn new(opening: &Opening, table: Value) -> Result<Self> {
        let nature = Nature::of(opening)?.ok_or_else(|| {
            let sentence = "say who answers for Nature: a seed, or \"nature\": \"asked\"";
            Error::new(Code::BadField, sentence).at("seed")
        })?;
        let start = G::start(read(table)?)?;
        let mut desk = Self::at(start, nature, Vec::new());
        desk.advance()?;
        Ok(desk)
    }

    /// A table as it is described or as it was saved.
    pub fn load(opening: &Opening, fields: Value) -> Result<Self> {
        let nature = Nature::of(opening)?;
        match read::<Load<G::Position, G::Said>>(fields)? {
            Load {
                position: Some(position),
                saved: None,
            } => {
                let laid = G::lay(position).map_err(|error| error.within("position"))?;
                let mut desk = Self::at(laid.state, nature.unwrap_or(Nature::Asked), laid.coming);
                desk.told = laid.events.into_iter().map(Told::Event).collect();
                desk.now.told = desk.told.len();
                desk.advance()?;
                Ok(desk)
            }
            Load {
                position: None,
                saved: Some(saved),
            } => Self::replay(saved, nature).map_err(|error| error.within("saved")),
            _ => {
                let sentence = "give a position, or what was saved; one of them";
                Err(Error::new(Code::BadField, sentence).at("position"))
            }
        }
    }

    fn at(start: G, nature: Nature, coming: Vec<G::Answer>) -> Self {
        Self {
            now: Moment {
                state: start.clone(),
                nature,
                coming: coming.into(),
                answers: 0,
                told: 0,
            },
            start,
            answers: Vec::new(),
            told: Vec::new(),
            back: Vec::new(),
        }
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
                seed,
                dealer: Box::new(Dealer::resumed(seed, drawn)),
            },
        });
        let mut desk = Self::at(start, nature, Vec::new());
        for (index, said) in saved.answers.iter().enumerate() {
            let at = format!("answers[{index}]");
            let answer = desk.now.state.hear(said).map_err(|error| error.within(&at))?;
            let mut now = desk.now.clone();
            let mut news = News::default();
            news.step(&mut now.state, answer)
                .map_err(|error| error.at(&*at))?;
            desk.keep(now, news);
        }
        if desk.now.state != end {
            let sentence = "the answers do not lead from the start to this position";
            return Err(Error::new(Code::BadSave, sentence).at("position"));
        }
        desk.now.coming = coming.into();
        Ok(desk)
    }

    /// Puts a new moment in place.
    fn keep(&mut self, mut now: Moment<G>, news: News<G>) {
        self.answers.extend(news.answers);
        self.told.extend(news.told);
        now.answers = self.answers.len();
        now.told = self.told.len();
        self.now = now;
    }

    /// Lets Nature answer as far as somebody speaks for it.
    fn advance(&mut self) -> Result<()> {
        let (mut now, mut news) = (self.now.clone(), News::default());
        news.go_on(&mut now)?;
        self.keep(now, news);
        Ok(())
    }

    /// Says an answer, and lets Nature go on.
    fn say(&mut self, answer: G::Answer) -> Result<()> {
        let (mut now, mut news) = (self.now.clone(), News::default());
        news.step(&mut now.state, answer)?;
        news.go_on(&mut now)?;
        self.back.push(self.now.clone());
        self.keep(now, news);
        Ok(())
    }

    /// A deck in a known order answers the reveals from now on.
    fn shuffle(&mut self, coming: Vec<G::Answer>) -> Result<()> {
        let (mut now, mut news) = (self.now.clone(), News::default());
        now.coming = coming.into();
        news.go_on(&mut now)?;
        self.back.push(self.now.clone());
        self.keep(now, news);
        Ok(())
    }

    fn seat(&self, seat: u8, at: &str) -> Result<Seat> {
        if usize::from(seat) < self.now.state.seats() {
            return Ok(Seat(seat));
        }
        let seats = self.now.state.seats();
        let sentence = format!("seat {seat} does not sit at this table of {seats}; they are counted from 0");
        Err(Error::new(Code::BadField, sentence).at(at))
    }

    /// What stands at the end of every answer that may have changed the position.
    fn standing(&self) -> Map<String, Value> {
        fields(json!({
            "question": self.now.state.question(),
            "answered": self.now.answers,
            "told": self.now.told,
        }))
    }

    fn legal_for(&self, seat: Option<Seat>) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        match seat {
            Some(seat) if self.now.state.asks() != Asked::Seat(seat) => {
                self.now.state.free_actions(seat, &mut answers);
            }
            _ => self.now.state.answers(&mut answers),
        }
        answers
    }

    fn apply(&mut self, apply: Apply<G::Said>) -> Result<()> {
        let seat = apply.seat.map(|seat| self.seat(seat, "seat")).transpose()?;
        let answer = match (apply.answer, apply.index) {
            (Some(said), None) => {
                if let Some(coming) = self
                    .now
                    .state
                    .shuffled(&said)
                    .map_err(|error| error.within("answer"))?
                {
                    return match seat {
                        None => self.shuffle(coming),
                        Some(seat) => Err(not_for(seat)),
                    };
                }
                self.now
                    .state
                    .hear(&said)
                    .map_err(|error| error.within("answer"))?
            }
            (None, Some(index)) => {
                let legal = self.legal_for(seat);
                *legal.get(index).ok_or_else(|| {
                    let sentence = format!("there are {} legal answers, numbered from 0", legal.len());
                    Error::new(Code::NoSuchThing, sentence).at("index")
                })?
            }
            _ => {
                let sentence = "give an answer, or the index of a legal one; one of them";
                return Err(Error::new(Code::BadField, sentence).at("answer"));
            }
        };
        if let Some(seat) = seat
            && self.now.state.speaker(answer) != Some(seat)
        {
            return Err(not_for(seat));
        }
        self.say(answer).map_err(|error| error.within("answer"))
    }

    fn undo(&mut self, steps: usize) -> Result<()> {
        let left = self.back.len();
        let Some(keep) = left.checked_sub(steps) else {
            let sentence = format!("{left} steps can be taken back, to the first question after new or load");
            return Err(Error::new(Code::NothingToUndo, sentence).at("steps"));
        };
        if let Some(moment) = self.back.get(keep) {
            self.now = moment.clone();
            self.back.truncate(keep);
            self.answers.truncate(self.now.answers);
            self.told.truncate(self.now.told);
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
                Told::Event(told) => event.extend(G::tell(viewer.hears::<G>(*told)?, &self.start)),
            }
            Some(Value::Object(event))
        })
        .collect()
    }

    fn save(&self) -> Saved<G::Position, G::Said> {
        Saved {
            format: Saved::<(), ()>::FORMAT,
            game: G::SLUG.to_owned(),
            nature: match &self.now.nature {
                Nature::Asked => None,
                Nature::Dealt { seed, dealer } => Some(SavedNature {
                    seed: *seed,
                    drawn: dealer.place(),
                }),
            },
            start: self.start.position(&[]),
            answers: self.answers.iter().map(|answer| G::say(*answer)).collect(),
            position: self.position(),
        }
    }

    /// The cards that were bought in the turn that is played, as far as it was played here.
    fn bought(&self) -> Vec<Value> {
        let mut bought = Vec::new();
        for told in self.told.iter().rev() {
            let Told::Event(event) = told else { continue };
            let told = G::tell(*event, &self.start);
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

    /// The seed of the table, 0 where Nature is asked.
    fn seed(&self) -> u64 {
        match self.now.nature {
            Nature::Asked => 0,
            Nature::Dealt { seed, .. } => seed,
        }
    }

    fn position(&self) -> G::Position {
        let coming: Vec<_> = self.now.coming.iter().copied().collect();
        self.now.state.position(&coming)
    }
}

impl<G: Spoken> Open for Desk<G> {
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
                let mut answer = fields(json!({ "position": self.now.state.seen(seat) }));
                answer.insert("question".into(), Value::Object(self.now.state.question()));
                Ok(answer)
            }),
            "legal" => read::<Legal>(given).and_then(|Legal { seat, full }| {
                let seat = seat.map(|seat| self.seat(seat, "seat")).transpose()?;
                let answers = self.legal_for(seat);
                let mut answer = fields(json!({ "count": answers.len() }));
                answer.extend(self.now.state.list(&answers, full));
                Ok(answer)
            }),
            "advise" => read::<Advise>(given).and_then(|Advise { level, seed }| {
                let level = advice::level(level.as_deref())?;
                advice::advise(&self.now.state, level, seed.unwrap_or(self.seed()))
            }),
            "value" => read::<Worth>(given)
                .and_then(|Worth { seed }| advice::value(&self.now.state, seed.unwrap_or(self.seed()))),
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
                Ok(fields(json!({ "events": events, "told": self.now.told })))
            }),
            "save" => read::<Nothing>(given).map(|_| fields(json!({ "saved": self.save() }))),
            _ => return None,
        })
    }
}

impl<G: Spoken> Desk<G> {
    /// What is answered to the request that opened it.
    pub fn opened(&self) -> Map<String, Value> {
        self.standing()
    }
}

/// What has happened and is not kept yet.
struct News<G: Spoken> {
    answers: Vec<G::Answer>,
    told: Vec<Told<G>>,
}

impl<G: Spoken> Default for News<G> {
    fn default() -> Self {
        Self {
            answers: Vec::new(),
            told: Vec::new(),
        }
    }
}

impl<G: Spoken> News<G> {
    /// Says one answer.
    fn step(&mut self, state: &mut G, answer: G::Answer) -> Result<()> {
        let before = self.told.len();
        if state.asks() == Asked::Nature {
            self.told.push(Told::Nature(answer, state.audience()));
        }
        let told = &mut self.told;
        let done = state.apply_telling(answer, &mut |event, _| told.push(Told::Event(event)));
        if let Err(illegal) = done {
            self.told.truncate(before);
            let code = match illegal {
                Illegal::GameOver => Code::GameOver,
                Illegal::NotNow => Code::NotNow,
                Illegal::NotYours => Code::NotYours,
                Illegal::NoSuchThing => Code::NoSuchThing,
                Illegal::TooDear => Code::TooDear,
            };
            return Err(Error::new(code, illegal.to_string()));
        }
        self.answers.push(answer);
        Ok(())
    }

    /// Nature answers as far as the deck is known or a dealer deals.
    fn go_on(&mut self, now: &mut Moment<G>) -> Result<()> {
        while now.state.asks() == Asked::Nature {
            let coming = if now.state.draws() {
                now.coming.pop_front()
            } else {
                None
            };
            let answer = match (coming, &mut now.nature) {
                (Some(answer), _) => answer,
                (None, Nature::Dealt { dealer, .. }) => match now.state.deal(dealer.as_mut()) {
                    Some(answer) => answer,
                    None => break,
                },
                (None, Nature::Asked) => break,
            };
            self.step(&mut now.state, answer)?;
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
pub fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}

/// Plain data as JSON.
pub fn value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data has a form in JSON")
}
