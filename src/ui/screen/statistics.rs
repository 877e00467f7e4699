//! What has been played, in numbers, charts and milestones, for one person or for all.
//!
//! The counting and the judging of decisions happen elsewhere and on another thread; what is found arrives
//! here, and leaving the screen ends the work. What is drawn stands in `page` and below it.

mod chart;
mod editor;
mod page;
#[cfg(test)]
mod tests;

use crate::statistics::{
    Accuracy, Filter, Gathered, Milestone, Opponents, Progress, Reached, Totals, gather, judge, milestones,
    remember, to_csv,
};
use crate::storage::games::{Error, Games};
use crate::storage::{DeletedProfile, Profile, Profiles, beside};
use crate::ui::Context;
use crate::ui::work::Work;
use bots::Stop;
pub use editor::Change;
use editor::Editor;
use iced::keyboard::{self, key::Named};
use iced::{Element, Task};
use std::sync::Arc;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// So many records are counted.
    Counted(Progress),
    /// All are.
    Gathered(Arc<Gathered>),
    /// The folder cannot be read.
    Failed(Trouble),
    /// The decisions in a game have been judged.
    Judged(String, Accuracy),
    /// The next value of a choice was asked for.
    Next(Choice),
    /// A page was chosen.
    Chosen(Page),
    /// The profile that is shown shall be changed.
    EditPressed,
    /// The profile that is shown shall be deleted.
    DeletePressed,
    /// The profile that was deleted last shall come back.
    UndoPressed,
    /// Something was changed in it.
    Edited(Change),
    /// The numbers shall be written as a table.
    ExportPressed,
    /// Back to the title.
    BackPressed,
}

/// Why nothing can be counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// There is no folder.
    NoFolder,
    /// It cannot be read.
    Unreadable(String),
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message>),
    /// Keep a profile that was changed.
    Keep(Profile),
    /// Delete this profile.
    Delete(DeletedProfile),
    /// Bring back a profile that was deleted.
    Restore(DeletedProfile),
    /// Write this table somewhere.
    Export(String),
    /// Go back.
    Back,
}

/// What is chosen from the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Whose.
    Person,
    /// The game and its edition.
    Game,
    /// How many monsters.
    Players,
    /// Against whom.
    Opponents,
    /// Since when.
    Period,
}

impl Choice {
    const ALL: [Self; 5] = [
        Self::Person,
        Self::Game,
        Self::Players,
        Self::Opponents,
        Self::Period,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Person => "p",
            Self::Game => "j",
            Self::Players => "n",
            Self::Opponents => "c",
            Self::Period => "t",
        }
    }
}

/// A page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The numbers, and wins over time and by monster.
    Overview,
    /// Favourite cards, and records.
    Cards,
    /// How well one decided.
    Accuracy,
    /// What one has come to.
    Milestones,
}

impl Page {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Overview, Self::Cards, Self::Accuracy, Self::Milestones];
}

/// Since when games count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Period {
    Ever,
    Year,
    Month,
}

impl Period {
    const ALL: [Self; 3] = [Self::Ever, Self::Year, Self::Month];

    fn since(self, now: u64) -> Option<u64> {
        let days = match self {
            Self::Ever => return None,
            Self::Year => 365,
            Self::Month => 30,
        };
        Some(now.saturating_sub(days * 86_400))
    }
}

/// The statistics.
#[derive(Debug)]
pub struct Statistics {
    profiles: Profiles,
    /// This moment, in seconds since 1970.
    now: u64,
    gathered: Option<Gathered>,
    progress: Option<Progress>,
    trouble: Option<Trouble>,
    filter: Filter,
    period: Period,
    page: Page,
    totals: Totals,
    reached: Vec<Reached>,
    editor: Option<Editor>,
    deleted: Vec<DeletedProfile>,
    work: Option<Work>,
}

impl Statistics {
    /// Begins to count; the task is that work.
    pub fn new(games: Games, profiles: Profiles, now: u64) -> (Self, Task<Message>) {
        let mut screen = Self::idle(profiles, now);
        let (work, task) = Work::telling(move |stop, tell| find(&games, stop, tell), |found| found);
        screen.work = Some(work);
        (screen, task)
    }

    /// With what was found, for pictures and tests.
    #[must_use]
    pub fn done(gathered: Gathered, profiles: Profiles, now: u64) -> Self {
        let mut screen = Self::idle(profiles, now);
        let _ = screen.update(Message::Gathered(Arc::new(gathered)));
        screen
    }

    fn idle(profiles: Profiles, now: u64) -> Self {
        Self {
            filter: Filter {
                profile: profiles.people.first().map(|profile| profile.id.clone()),
                ..Filter::default()
            },
            profiles,
            now,
            gathered: None,
            progress: None,
            trouble: None,
            period: Period::Ever,
            page: Page::Overview,
            totals: Totals::default(),
            reached: Vec::new(),
            editor: None,
            deleted: Vec::new(),
            work: None,
        }
    }

    /// Shows another page.
    #[must_use]
    pub fn at(mut self, page: Page) -> Self {
        self.page = page;
        self
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Counted(progress) => self.progress = Some(progress),
            Message::Gathered(gathered) => {
                self.gathered = Some(Arc::unwrap_or_clone(gathered));
                self.add_up();
            }
            Message::Failed(trouble) => self.trouble = Some(trouble),
            Message::Judged(id, accuracy) => {
                if let Some(gathered) = &mut self.gathered {
                    gathered.unjudged.retain(|(_, other)| *other != id);
                    gathered.accuracy.insert(id, accuracy);
                }
            }
            Message::Next(choice) => {
                self.choose_next(choice);
                self.add_up();
            }
            Message::Chosen(page) => self.page = page,
            Message::EditPressed => {
                let shown = self.shown().cloned();
                self.editor = shown.map(Editor::new);
                if self.editor.is_some() {
                    return Action::Run(iced::widget::operation::focus(editor::FIELD));
                }
            }
            Message::DeletePressed => return self.delete(),
            Message::UndoPressed => return self.deleted.pop().map_or(Action::None, Action::Restore),
            Message::Edited(change) => {
                let Some(editor) = &mut self.editor else {
                    return Action::None;
                };
                match editor.change(change) {
                    editor::Step::On => {}
                    editor::Step::Closed => self.editor = None,
                    editor::Step::Saved(profile) => {
                        self.editor = None;
                        self.profiles
                            .change(&profile.id, &profile.name, profile.colour, profile.monster);
                        return Action::Keep(profile);
                    }
                }
            }
            Message::ExportPressed => {
                if let Some(gathered) = self.gathered.as_ref().filter(|_| self.totals.all.games > 0) {
                    return Action::Export(to_csv(&gathered.games, &gathered.accuracy, &self.filter));
                }
            }
            Message::BackPressed => return Action::Back,
        }
        Action::None
    }

    /// Deletes the profile that is shown; the one before it is shown then.
    fn delete(&mut self) -> Action {
        let shown = self.filter.profile.as_deref();
        let Some(deleted) = shown.and_then(|id| self.profiles.delete(id)) else {
            return Action::None;
        };
        let before = self.profiles.people.get(deleted.place().saturating_sub(1));
        self.filter.profile = before.map(|profile| profile.id.clone());
        self.add_up();
        self.deleted.push(deleted.clone());
        Action::Delete(deleted)
    }

    /// Somebody who was deleted is back, and shown.
    pub fn know_again(&mut self, deleted: &DeletedProfile) {
        self.deleted.retain(|other| other != deleted);
        self.profiles.restore(deleted.clone());
        self.filter.profile = Some(deleted.profile().id.clone());
        self.add_up();
    }

    fn add_up(&mut self) {
        self.filter.since = self.period.since(self.now);
        if let Some(gathered) = &self.gathered {
            self.totals = Totals::of(&gathered.games, &self.filter);
            self.reached = milestones(&gathered.games, self.filter.profile.as_deref());
        }
    }

    /// The profile that is shown, if it is known here.
    fn shown(&self) -> Option<&Profile> {
        self.filter
            .profile
            .as_deref()
            .and_then(|id| self.profiles.get(id))
    }

    /// Everybody who can be chosen, by id and name: who is known here, and who else stands in the records.
    fn people(&self) -> Vec<(String, String)> {
        let known = self.profiles.people.iter();
        let mut people: Vec<_> = known.map(|one| (one.id.clone(), one.name.clone())).collect();
        let games = self.gathered.iter().flat_map(|gathered| &gathered.games);
        let seats = games.flat_map(|game| game.seats.iter().chain(game.later.iter().map(|(_, seat)| seat)));
        for seat in seats {
            if let Some(id) = &seat.profile
                && people.iter().all(|(known, _)| known != id)
                && !self.profiles.is_deleted(id)
            {
                people.push((id.clone(), seat.name.clone()));
            }
        }
        people
    }

    fn choose_next(&mut self, choice: Choice) {
        let games = self.gathered.iter().flat_map(|gathered| &gathered.games);
        let filter = &mut self.filter;
        match choice {
            Choice::Person => {
                let people = self.people().into_iter().map(|(id, _)| Some(id));
                let all: Vec<_> = std::iter::once(None).chain(people).collect();
                self.filter.profile = next(&all, &self.filter.profile);
            }
            Choice::Game => {
                let mut all: Vec<_> = games
                    .map(|game| (Some(game.game.clone()), game.edition.clone()))
                    .collect();
                all.push((None, None));
                all.sort();
                all.dedup();
                (filter.game, filter.edition) = next(&all, &(filter.game.clone(), filter.edition.clone()));
            }
            Choice::Players => {
                let mut all: Vec<_> = games.map(|game| Some(game.seats.len())).collect();
                all.push(None);
                all.sort_unstable();
                all.dedup();
                filter.players = next(&all, &filter.players);
            }
            Choice::Opponents => {
                let some = Opponents::ALL.map(Some).into_iter();
                let all: Vec<_> = std::iter::once(None).chain(some).collect();
                filter.opponents = next(&all, &filter.opponents);
            }
            Choice::Period => self.period = beside(&Period::ALL, self.period, true),
        }
    }

    /// What Escape closes while something is typed.
    #[must_use]
    pub fn closed_while_typing(&self) -> Option<Message> {
        self.editor.as_ref().map(|_| Message::Edited(Change::Closed))
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        use keyboard::Key;
        if self.editor.is_some() {
            return Editor::hotkey(key).map(Message::Edited);
        }
        match key.as_ref() {
            Key::Named(Named::Escape) => Some(Message::BackPressed),
            Key::Named(Named::ArrowRight) => Some(Message::Chosen(beside(&Page::ALL, self.page, true))),
            Key::Named(Named::ArrowLeft) => Some(Message::Chosen(beside(&Page::ALL, self.page, false))),
            Key::Named(Named::Delete | Named::Backspace) => Some(Message::DeletePressed),
            Key::Character("e") => Some(Message::EditPressed),
            Key::Character("x") => Some(Message::ExportPressed),
            Key::Character(letter) => {
                let page = letter.parse::<usize>().ok().and_then(|nth| nth.checked_sub(1));
                let page = page
                    .and_then(|nth| Page::ALL.get(nth))
                    .copied()
                    .map(Message::Chosen);
                let choice = Choice::ALL.into_iter().find(|choice| choice.key() == letter);
                page.or(choice.map(Message::Next))
            }
            _ => None,
        }
    }

    /// The message of a key that is pressed together with the command key.
    #[must_use]
    pub fn commanded(&self, key: &keyboard::Key) -> Option<Message> {
        let undoes = matches!(key.as_ref(), keyboard::Key::Character("z"));
        (undoes && self.editor.is_none() && !self.deleted.is_empty()).then_some(Message::UndoPressed)
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let screen = page::view(self, context);
        match &self.editor {
            Some(editor) => {
                let editor = editor.view(context).map(Message::Edited);
                crate::ui::widget::dialog(screen, editor, Message::Edited(Change::Closed))
            }
            None => screen,
        }
    }

    /// When a milestone was reached, if it was.
    fn reached(&self, milestone: Milestone) -> Option<&Reached> {
        self.reached.iter().find(|reached| reached.milestone == milestone)
    }
}

/// The value after `now` in a list, round and round.
fn next<T: PartialEq + Clone>(all: &[T], now: &T) -> T {
    let at = all.iter().position(|one| one == now).map_or(0, |at| at + 1);
    all.get(at % all.len().max(1)).unwrap_or(now).clone()
}

/// Counts all games, then judges what nobody has judged, one game at a time.
fn find(games: &Games, stop: &Stop, tell: &mut dyn FnMut(Message)) {
    const OFTEN: usize = 25;
    let gathered = gather(games, stop, &mut |progress| {
        if progress.done % OFTEN == 0 {
            tell(Message::Counted(progress));
        }
    });
    let gathered = match gathered {
        Ok(gathered) => gathered,
        Err(Error::NoFolder) => return tell(Message::Failed(Trouble::NoFolder)),
        Err(error) => {
            log::warn!("{error}");
            let path = games.folder().map(|folder| folder.display().to_string());
            return tell(Message::Failed(Trouble::Unreadable(path.unwrap_or_default())));
        }
    };
    let unjudged = gathered.unjudged.clone();
    tell(Message::Gathered(Arc::new(gathered)));
    for (name, id) in unjudged {
        if stop.asked() {
            return;
        }
        let bytes = games.read(&name).ok();
        if let Some(accuracy) = bytes.and_then(|bytes| judge(&bytes, stop)) {
            remember(games, &name, &accuracy);
            tell(Message::Judged(id, accuracy));
        }
    }
}
