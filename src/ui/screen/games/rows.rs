//! The games of the list, of which only those that can be seen are read and remembered.

use crate::storage::games::{Error, Games, Name, Summary};
use crate::ui::standing::Standing;
use crate::ui::widget::rows::Visible;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Says how the seats of a game stand; nothing where that cannot be known.
pub type Reader = fn(&Games, &Summary) -> Vec<Standing>;

/// A game of the list.
#[derive(Debug)]
pub enum Row {
    /// It can be read.
    Game(Box<Shown>),
    /// It cannot.
    Bad(Error),
}

/// A game that can be read.
#[derive(Debug)]
pub struct Shown {
    /// The game in short.
    pub summary: Summary,
    /// How its seats stand, if that is known.
    pub standings: Vec<Standing>,
}

/// What most people want to do with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Continue,
    LookAt,
    /// Somebody has given it up: a copy goes on from there, or it is looked at.
    Revive,
    /// It is what one player saw.
    None,
}

impl Shown {
    pub(super) fn use_of(&self) -> Use {
        let summary = &self.summary;
        match (summary.seen_by, &summary.winners, summary.forfeit) {
            (Some(_), ..) => Use::None,
            (None, None, _) => Use::Continue,
            (None, Some(_), Some(_)) => Use::Revive,
            (None, Some(_), None) => Use::LookAt,
        }
    }
}

/// The games of the list.
#[derive(Debug)]
pub(super) struct Rows {
    games: Games,
    reader: Reader,
    names: Vec<Name>,
    /// The places of those among them that are shown, where not all are.
    narrowed: Option<Vec<usize>>,
    read: HashMap<Name, Row>,
    /// How far the list is moved from its top.
    offset: f32,
}

impl Rows {
    pub(super) fn new(games: Games, reader: Reader) -> Self {
        Self {
            games,
            reader,
            names: Vec::new(),
            narrowed: None,
            read: HashMap::new(),
            offset: 0.0,
        }
    }

    /// These are the games; what is known of them is read anew. All of them are shown.
    pub(super) fn list(&mut self, names: Vec<Name>) {
        self.names = names;
        self.narrowed = None;
        self.read.clear();
    }

    /// Shows only the games that are wanted.
    pub(super) fn narrow(&mut self, wanted: impl Fn(&Name) -> bool) {
        let names = self.names.iter().enumerate();
        let wanted = names.filter(|(_, name)| wanted(name));
        self.narrowed = Some(wanted.map(|(at, _)| at).collect());
    }

    /// Shows all games.
    pub(super) fn widen(&mut self) {
        self.narrowed = None;
    }

    /// All games, shown or not.
    pub(super) fn all(&self) -> &[Name] {
        &self.names
    }

    /// So many games are shown.
    pub(super) fn len(&self) -> usize {
        self.narrowed.as_ref().map_or(self.names.len(), Vec::len)
    }

    /// So many games are remembered.
    #[cfg(test)]
    pub(super) fn remembered(&self) -> usize {
        self.read.len()
    }

    pub(super) fn name(&self, at: usize) -> Option<&Name> {
        let at = match &self.narrowed {
            Some(shown) => *shown.get(at)?,
            None => at,
        };
        self.names.get(at)
    }

    pub(super) fn find(&self, name: &Name) -> Option<usize> {
        (0..self.len()).find(|at| self.name(*at) == Some(name))
    }

    /// The game at a place of the list, if it was read.
    pub(super) fn row(&self, at: usize) -> Option<&Row> {
        self.read.get(self.name(at)?)
    }

    pub(super) fn offset(&self) -> f32 {
        self.offset
    }

    pub(super) fn scroll(&mut self, offset: f32) {
        self.offset = offset.max(0.0);
    }

    /// Moves the list just so far that this game can be seen whole.
    pub(super) fn reveal(&mut self, at: usize, visible: Visible) {
        self.offset = visible.reveal(self.offset, at, self.len());
    }

    /// What is known of a game is no longer so.
    pub(super) fn forget(&mut self, at: usize) {
        if let Some(name) = self.name(at).cloned() {
            self.read.remove(&name);
        }
    }

    /// Reads what can be seen and was not read yet, and the chosen game, and forgets all others.
    pub(super) fn read(&mut self, visible: Visible, chosen: usize) {
        let range = visible.range(self.offset, self.len());
        let wanted = range.chain([chosen]).filter_map(|at| self.name(at).cloned());
        let wanted: Vec<Name> = wanted.collect();
        let mut read = HashMap::new();
        for name in wanted {
            if let Entry::Vacant(free) = read.entry(name) {
                let row = self.read.remove(free.key());
                let row = row.unwrap_or_else(|| self.one(free.key()));
                free.insert(row);
            }
        }
        self.read = read;
    }

    fn one(&self, name: &Name) -> Row {
        match self.games.summary(name) {
            Ok(summary) => Row::Game(Box::new(Shown {
                standings: (self.reader)(&self.games, &summary),
                summary,
            })),
            Err(trouble) => Row::Bad(trouble),
        }
    }
}
