//! What is searched among the games: who plays, with which monster, which game, its title and its days. The
//! words of all games are read on another thread, once, and forgotten with the search.

use super::list;
use crate::storage::Moment;
use crate::storage::games::{Games, Name, Summary};
use crate::ui::context;
use crate::ui::work::Work;
use bots::Stop;
use iced::Task;
use std::collections::HashMap;
use words::Words;
use words::grammar::{Sought, folded};

/// So many games are told of at once.
const OFTEN: usize = 250;

/// What has been read.
#[derive(Debug, Clone)]
pub enum Read {
    /// The words of some games, to be searched.
    Some(Vec<(Name, Box<str>)>),
    /// That was all.
    All,
}

/// A search.
#[derive(Debug)]
pub(super) struct Search {
    typed: String,
    sought: Sought,
    texts: HashMap<Name, Box<str>>,
    /// While they are read.
    work: Option<Work>,
}

impl Search {
    /// Begins to read these games.
    pub(super) fn new(games: Games, names: Vec<Name>, words: Words) -> (Self, Task<Read>) {
        let read = move |stop: &Stop, tell: &mut dyn FnMut(Read)| {
            for names in names.chunks(OFTEN) {
                let mut read = Vec::with_capacity(names.len());
                for name in names {
                    if stop.asked() {
                        return;
                    }
                    read.push((name.clone(), text_of(&games, name, &words)));
                }
                tell(Read::Some(read));
            }
            tell(Read::All);
        };
        let (work, task) = Work::telling(read, |read| read);
        let search = Self {
            typed: String::new(),
            sought: Sought::new(""),
            texts: HashMap::new(),
            work: Some(work),
        };
        (search, task)
    }

    /// What was typed.
    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    /// This is typed now.
    pub(super) fn seek(&mut self, typed: String) {
        self.sought = Sought::new(&typed);
        self.typed = typed;
    }

    /// Takes in what has been read.
    pub(super) fn take_in(&mut self, read: Read) {
        match read {
            Read::Some(texts) => self.texts.extend(texts),
            Read::All => self.work = None,
        }
    }

    /// A game is called something else.
    pub(super) fn renamed(&mut self, games: &Games, name: &Name, words: &Words) {
        self.texts.insert(name.clone(), text_of(games, name, words));
    }

    /// Are games still being read?
    pub(super) fn is_reading(&self) -> bool {
        self.work.is_some()
    }

    /// Is this game among those that are sought?
    pub(super) fn finds(&self, name: &Name) -> bool {
        self.sought.is_empty()
            || self
                .texts
                .get(name)
                .is_some_and(|text| self.sought.occurs_in(&[text]))
    }
}

/// The words by which a game is found; of a file that cannot be read, its name.
fn text_of(games: &Games, name: &Name, words: &Words) -> Box<str> {
    let text = games
        .unproven_summary(name)
        .map_or_else(|_| name.file(), |summary| described(&summary, words));
    folded(&text).into()
}

fn described(summary: &Summary, words: &Words) -> String {
    let mut said = vec![
        summary.title.clone().unwrap_or_default(),
        words.text("app-title"),
        list::kind(words, summary),
    ];
    for seat in &summary.seats {
        said.push(context::seated(words, seat));
        said.push(context::monster_called(words, &seat.monster));
    }
    let played = summary.played.and_then(Moment::of_system);
    for day in summary.began.and_then(Moment::of).into_iter().chain(played) {
        said.push(context::date(words, &day));
        said.push(day.iso_day());
    }
    said.join("\n")
}
