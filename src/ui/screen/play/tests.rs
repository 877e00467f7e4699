//! Games played through the screen: by messages, by keys, and by pressing what can be read.

use super::choice::{Act, Desk, Key as Typed, Selection};
use super::{Action, Message, Play};
use crate::bots::Level;
use crate::engine::classic::{Answer, Pick, State, What};
use crate::engine::parts::Face;
use crate::engine::{Asked, Chance, Game, Seat};
use crate::i18n::{Language, Words};
use crate::session::Dealer;
use crate::storage::{Settings, Speed, TableSetup, Who};
use crate::ui::font;
use crate::ui::screen::Context;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Size, Task};
use iced_test::Simulator;
use std::collections::BTreeMap;

struct House {
    words: Words,
    settings: Settings,
    size: Size,
}

impl House {
    fn new(language: Language, speed: Speed) -> Self {
        Self {
            words: Words::new(language),
            settings: Settings {
                speed,
                ..Settings::default()
            },
            size: Size::new(960.0, 600.0),
        }
    }

    fn quick() -> Self {
        Self::new(Language::English, Speed::Instant)
    }

    fn context(&self) -> Context<'_> {
        Context {
            words: &self.words,
            settings: &self.settings,
            size: self.size,
        }
    }
}

fn bots(seats: usize, seed: u64) -> TableSetup {
    TableSetup::of_bots(&vec![Level::Easy; seats], Some(seed))
}

fn people(seats: usize, seed: u64) -> TableSetup {
    let mut table = bots(seats, seed);
    for seat in &mut table.seats {
        seat.who = Who::Human;
    }
    table
}

/// Runs a task to its end and gives back what it said.
fn run(task: Task<Message>) -> Vec<Message> {
    use iced::futures::StreamExt;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let Some(stream) = iced_runtime::task::into_stream(task) else {
            return Vec::new();
        };
        stream
            .filter_map(async |action| match action {
                iced_runtime::Action::Output(message) => Some(message),
                _ => None,
            })
            .collect()
            .await
    })
}

/// Every kind of question; a hit that would knock out counts as a kind of its own.
const KINDS: [&str; 19] = [
    "StartOfTurn",
    "Roll",
    "RollOneDie",
    "BuyFromOthers",
    "BuyFromDeck",
    "OpponentDice",
    "ProbedDie",
    "ChangeDice",
    "Group",
    "Hearts",
    "Harm",
    "HarmDeadly",
    "BesideDice",
    "Yield",
    "Buy",
    "Opportunity",
    "ChooseCard",
    "Sale",
    "ExtraTurn",
];

/// Positions in which each kind of question is asked, from games played at random; by the kind's own name.
fn questions(seats: usize) -> BTreeMap<String, State> {
    let mut found = BTreeMap::new();
    for seed in 0..20_000 {
        if found.len() == KINDS.len() - 1 {
            break;
        }
        let mut dealer = Dealer::new(seed);
        let mut state = people(seats, seed).game().start().expect("a table");
        let mut answers = Vec::new();
        for _ in 0..900 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer),
                Asked::Seat(_) => {
                    let kind = kind(&state);
                    found.entry(kind).or_insert(state);
                    answers.clear();
                    state.answers(&mut answers);
                    // Whoever can buy buys, so that cards come into play.
                    let buys: Vec<Answer> = answers
                        .iter()
                        .copied()
                        .filter(|answer| {
                            matches!(answer, Answer::Buy(_))
                                || matches!(answer, Answer::Use(used) if used.pick != Pick::Nothing)
                        })
                        .collect();
                    let from = if buys.is_empty() || dealer.below(4) == 0 {
                        &answers
                    } else {
                        &buys
                    };
                    Some(from[dealer.below(from.len() as u32) as usize])
                }
            };
            let Some(answer) = answer else { break };
            state.apply(answer).expect("a listed answer");
        }
    }
    found.insert("Hearts".to_owned(), with_tokens());
    found
}

fn kind(state: &State) -> String {
    let name = format!("{:?}", state.question().what);
    let name = name.split([' ', '{']).next().unwrap_or_default().to_owned();
    let deadly = match state.question().of {
        Asked::Seat(seat) => Desk::new(state, seat, Selection::default(), false).is_deadly(),
        Asked::Nature | Asked::NoOne => false,
    };
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let has = |of: fn(Pick) -> bool| {
        answers
            .iter()
            .any(|answer| matches!(answer, Answer::Use(used) if of(used.pick)))
    };
    let special = match state.question().what {
        What::Harm if deadly => "Deadly",
        What::Roll if has(|pick| matches!(pick, Pick::Die(_))) => "OneDie",
        What::Buy if has(|pick| matches!(pick, Pick::Card(_))) => "FromOthers",
        What::Buy if has(|pick| matches!(pick, Pick::Deck(_))) => "FromDeck",
        _ => "",
    };
    format!("{name}{special}")
}

/// A monster outside with Poison and Shrink tokens that has rolled hearts: no card of this box gives such tokens yet.
fn with_tokens() -> State {
    for seed in 0.. {
        let mut dealer = Dealer::new(seed);
        let mut state = people(3, seed).game().start().expect("a table");
        while state.question().what != What::Roll {
            let answer = state.deal(&mut dealer).expect("the dealer begins");
            state.apply(answer).expect("dealt");
        }
        if state.turn().dice.count(Face::Heart) < 3 {
            continue;
        }
        let seat = state.active().index();
        let mut file = serde_json::to_value(state).expect("a position can be written");
        let player = &mut file["players"][seat];
        (player["poison"], player["shrink"], player["hearts"]) = (1.into(), 2.into(), 6.into());
        let mut state: State = serde_json::from_value(file).expect("and read again");
        state.apply(Answer::Done).expect("stop");
        while matches!(state.question().what, What::Group) {
            state.apply(Answer::Group(Face::Heart)).expect("hearts first");
        }
        if state.question().what == What::Hearts {
            return state;
        }
    }
    unreachable!("hearts are rolled sooner or later")
}

#[test]
fn every_kind_of_question_is_met() {
    let found = questions(5);
    for kind in KINDS {
        assert!(found.contains_key(kind), "{kind}");
    }
}

#[test]
fn zz_gallery() {
    font::load();
    let (w, h) = (1024.0, 640.0);
    for language in Language::ALL {
        let mut house = House::quick();
        house.words = Words::new(language);
        house.size = Size::new(w, h);
        for (kind, state) in questions(5) {
            let mut setup = people(5, 1);
            if let Asked::Seat(asked) = state.asks() {
                for (n, seat) in setup.seats.iter_mut().enumerate() {
                    if n != asked.index() {
                        seat.who = Who::Bot(Level::Easy);
                    }
                }
            }
            let play = Play::at(setup, state, house.context());
            let mut ui = Simulator::with_size(
                iced::Settings {
                    default_font: font::TEXT,
                    ..Default::default()
                },
                house.size,
                play.view(house.context()),
            );
            let path = format!("/tmp/shots/q_{kind}_{language}");
            let _ = std::fs::remove_file(format!("{path}-tiny-skia.png"));
            let _ = ui
                .snapshot(&crate::ui::theme::dark())
                .expect("x")
                .matches_image(&path);
        }
    }
}
