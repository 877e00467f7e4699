//! Everything that lies on a table of either game, to be looked up: picture, text, rulings, prices and copies, and how
//! often one had it. Listed from the tables of the engine ([`Item`]).
//!
//! There are hundreds of things: only those that can be seen are drawn, and of the others little more than the name
//! is remembered.

mod details;
mod filters;
mod grid;
mod item;
#[cfg(test)]
mod tests;

pub use item::{Group, Item, Printing, Source};

use crate::statistics::{CardShare, Filter, Gathered, Share, Totals, gather};
use crate::storage::games::Games;
use crate::storage::{Profile, beside};
use crate::ui::Context;
use crate::ui::widget::subject::Subject;
use crate::ui::work::Work;
use crate::ui::{theme, widget};
use iced::keyboard::{self, key};
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{column, container, row, text_input};
use iced::{Center, Element, Fill, Size, Task};
use std::sync::Arc;
use words::grammar::{Sought, folded};
use words::{Part, Words};

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The list was moved: so far from its top.
    Scrolled(f32),
    /// The choice goes so far in the list.
    Moved(Way),
    /// Something of the list was pressed.
    Pressed(usize),
    /// Something that belongs to the chosen one was pressed.
    RelatedPressed(usize),
    /// What was chosen before shall be shown again.
    BeforePressed,
    /// What is told of the chosen one shall be read on.
    ReadOn,
    /// What is told of this one, in a window of this size, was moved: so far, of so much.
    Read(Told, f32, f32),
    /// A kind was chosen; `None` is all of them.
    GroupChosen(Option<Group>),
    /// A box was chosen; `None` is all of them.
    SourceChosen(Option<Source>),
    /// Prices were chosen.
    PriceChosen(Price),
    /// Something shall be searched.
    SearchPressed,
    /// This is searched.
    Sought(String),
    /// What was typed is enough: keys mean the list again.
    SearchDone,
    /// Everything shall be shown again.
    Cleared,
    /// The games are counted.
    Counted(Option<Arc<Gathered>>),
    /// Back to where one came from.
    BackPressed,
}

/// What is told, and in a window of which size: what has no room in one may have it in another.
pub type Told = (Item, [u32; 2]);

/// Where the choice goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// So many things further.
    Things(isize),
    /// So many rows further.
    Rows(isize),
    /// So many pages further.
    Pages(isize),
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Carry this out.
    Run(Task<Message>),
    /// Go back.
    Back,
}

/// Some prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// Any, or none.
    Any,
    /// So much energy, at least and at most.
    Between(u8, u8),
}

impl Price {
    /// Every choice.
    pub const ALL: [Self; 6] = [
        Self::Any,
        Self::Between(0, 2),
        Self::Between(3, 3),
        Self::Between(4, 4),
        Self::Between(5, 5),
        Self::Between(6, u8::MAX),
    ];

    fn admits(self, price: Option<u8>) -> bool {
        match self {
            Self::Any => true,
            Self::Between(least, most) => price.is_some_and(|price| (least..=most).contains(&price)),
        }
    }
}

/// A thing with the words by which it is found.
#[derive(Debug)]
struct Entry {
    item: Item,
    name: String,
    sought: Box<str>,
}

/// How often somebody had what is shown.
#[derive(Debug)]
struct Counts {
    /// Who it is; nobody where there are no profiles.
    name: Option<String>,
    totals: Totals,
}

/// The gallery.
#[derive(Debug)]
pub struct Gallery {
    entries: Vec<Entry>,
    /// The places of those that are shown.
    shown: Vec<usize>,
    /// Which of these is looked at.
    chosen: usize,
    group: Option<Group>,
    source: Option<Source>,
    price: Price,
    typed: String,
    /// How far the list is moved from its top.
    offset: f32,
    /// How far what is told was moved last, and how far it can be; nothing while it has room.
    read: Option<(Told, f32, f32)>,
    /// What was chosen before, one after the other.
    before: Vec<Item>,
    whose: Option<Profile>,
    counts: Option<Counts>,
    work: Option<Work>,
}

/// The list that is scrolled.
const LIST: &str = "things";
/// What is told of the chosen one.
const DETAILS: &str = "thing";
/// The field in which something is searched.
const SEARCH: &str = "sought";

impl Gallery {
    /// Begins, and counts the games of the person; the task is that work.
    pub fn new(games: Games, whose: Option<Profile>, words: &Words) -> (Self, Task<Message>) {
        let mut gallery = Self::idle(whose, words);
        let count = move |stop: &bots::Stop| gather(&games, stop, &mut |_| {}).ok().map(Arc::new);
        let (work, task) = Work::begin(count, |counted| Message::Counted(counted.flatten()));
        gallery.work = Some(work);
        (gallery, task)
    }

    /// Without games, for pictures and tests.
    #[must_use]
    pub fn idle(whose: Option<Profile>, words: &Words) -> Self {
        let entries: Vec<Entry> = Item::all().into_iter().map(|item| entry(item, words)).collect();
        Self {
            shown: (0..entries.len()).collect(),
            entries,
            chosen: 0,
            group: None,
            source: None,
            price: Price::Any,
            typed: String::new(),
            offset: 0.0,
            read: None,
            before: Vec::new(),
            whose,
            counts: None,
            work: None,
        }
    }

    /// Shows what has this id in the words, whatever is chosen; nothing happens where there is none.
    pub fn look_up(&mut self, id: &str, context: Context<'_>) -> Task<Message> {
        match self
            .entries
            .iter()
            .map(|entry| entry.item)
            .find(|item| item.id() == id)
        {
            Some(item) => self.show(item, context),
            None => Task::none(),
        }
    }

    /// The same where nothing scrolls the list: it stays at its top, for pictures.
    pub fn pose(&mut self, id: &str, context: Context<'_>) {
        let _ = self.look_up(id, context);
        self.offset = 0.0;
    }

    /// Is there something that has this id in the words?
    #[must_use]
    pub fn knows(id: &str) -> bool {
        Item::all().into_iter().any(|item| item.id() == id)
    }

    /// Shows one thing, or all of a kind.
    pub fn turn_to(&mut self, subject: Subject, context: Context<'_>) -> Task<Message> {
        let kind = match subject {
            Subject::Thing(id) => return self.look_up(id, context),
            Subject::Kind(kind) => kind,
        };
        self.clear();
        self.group = Group::ALL.into_iter().find(|group| group.slug() == kind);
        self.narrow();
        self.choose(0, context)
    }

    /// What is looked at.
    fn item(&self) -> Option<Item> {
        let at = *self.shown.get(self.chosen)?;
        self.entries.get(at).map(|entry| entry.item)
    }

    fn entry(&self, at: usize) -> Option<&Entry> {
        self.entries.get(*self.shown.get(at)?)
    }

    /// Chooses a thing; where what is chosen hides it, everything is shown.
    fn show(&mut self, item: Item, context: Context<'_>) -> Task<Message> {
        let place = |gallery: &Self| {
            let mut shown = gallery.shown.iter();
            shown.position(|at| gallery.entries[*at].item == item)
        };
        if place(self).is_none() {
            self.clear();
            self.narrow();
        }
        match place(self) {
            Some(at) => self.choose(at, context),
            None => Task::none(),
        }
    }

    fn choose(&mut self, at: usize, context: Context<'_>) -> Task<Message> {
        self.chosen = at.min(self.shown.len().saturating_sub(1));
        self.read = None;
        let places = grid::Places::new(context);
        let (visible, columns) = (places.visible, places.columns);
        let rows = self.shown.len().div_ceil(columns);
        self.offset = visible.reveal(self.offset, self.chosen / columns, rows);
        let to = |id, y| operation::scroll_to(id, AbsoluteOffset { x: 0.0, y });
        Task::batch([to(LIST, self.offset), to(DETAILS, 0.0)])
    }

    fn clear(&mut self) {
        (self.group, self.source, self.price) = (None, None, Price::Any);
        self.typed.clear();
    }

    fn is_narrowed(&self) -> bool {
        self.group.is_some()
            || self.source.is_some()
            || self.price != Price::Any
            || !self.typed.trim().is_empty()
    }

    /// Lists what is wanted.
    fn narrow(&mut self) {
        let sought = Sought::new(&self.typed);
        let wanted = |entry: &Entry| {
            let fits = self.group.is_none_or(|group| entry.item.group() == group);
            fits && (sought.is_empty() || sought.occurs_in(&[&entry.sought]))
                && (self.source.is_none() && self.price == Price::Any
                    || entry.item.printings().iter().any(|printing| {
                        self.source.is_none_or(|source| source == printing.source)
                            && self.price.admits(printing.price)
                    }))
        };
        let entries = self.entries.iter().enumerate();
        let shown = entries.filter(|(_, entry)| wanted(entry)).map(|(at, _)| at);
        self.shown = shown.collect();
    }

    /// What is wanted has changed: what was chosen stays chosen if it is still shown.
    fn narrow_again(&mut self, context: Context<'_>) -> Task<Message> {
        let chosen = self.item();
        self.narrow();
        let mut shown = self.shown.iter();
        let again = shown.position(|at| Some(self.entries[*at].item) == chosen);
        self.choose(again.unwrap_or(0), context)
    }

    /// Goes to something, and remembers the way back.
    fn go(&mut self, item: Item, context: Context<'_>) -> Task<Message> {
        self.before.extend(self.item());
        self.show(item, context)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Scrolled(offset) => self.offset = offset.max(0.0),
            Message::Pressed(at) => return Action::Run(self.choose(at, context)),
            Message::Moved(way) => {
                let places = grid::Places::new(context);
                let columns = places.columns as isize;
                let by = match way {
                    Way::Things(by) => by,
                    Way::Rows(by) => by.saturating_mul(columns),
                    Way::Pages(by) => by.saturating_mul(places.visible.page() * columns),
                };
                let to = self.chosen.saturating_add_signed(by);
                return Action::Run(self.choose(to, context));
            }
            Message::RelatedPressed(nth) => {
                let related = self.item().and_then(|item| item.related().get(nth).copied());
                if let Some(item) = related {
                    return Action::Run(self.go(item, context));
                }
            }
            Message::BeforePressed => {
                if let Some(item) = self.before.pop() {
                    return Action::Run(self.show(item, context));
                }
            }
            Message::Read(told, at, most) => self.read = Some((told, at, most)),
            Message::ReadOn => return Action::Run(self.read_on(context)),
            Message::GroupChosen(group) => {
                self.group = group;
                return Action::Run(self.narrow_again(context));
            }
            Message::SourceChosen(source) => {
                self.source = source;
                return Action::Run(self.narrow_again(context));
            }
            Message::PriceChosen(price) => {
                self.price = price;
                return Action::Run(self.narrow_again(context));
            }
            Message::SearchPressed => {
                let there = operation::focus(SEARCH);
                return Action::Run(there.chain(operation::select_all(SEARCH)));
            }
            Message::Sought(typed) => {
                self.typed = typed;
                return Action::Run(self.narrow_again(context));
            }
            // Whatever is focused instead takes the keys from the field.
            Message::SearchDone => return Action::Run(operation::focus(LIST)),
            Message::Cleared => {
                self.clear();
                return Action::Run(Task::batch([self.narrow_again(context), operation::focus(LIST)]));
            }
            Message::Counted(gathered) => self.count(gathered.as_deref()),
            Message::BackPressed => return Action::Back,
        }
        Action::None
    }

    /// What is told now; `None` where nothing is.
    fn told(&self, context: Context<'_>) -> Option<Told> {
        let Size { width, height } = context.size;
        self.item().map(|item| (item, [width as u32, height as u32]))
    }

    /// How far what is told now is moved, and how far it can be; `None` where all of it has room.
    fn reads_on(&self, context: Context<'_>) -> Option<(f32, f32)> {
        let (told, at, most) = self.read?;
        (self.told(context) == Some(told) && most > 0.0).then_some((at, most))
    }

    /// Moves what is told of the chosen one on, and at its end back to the beginning.
    fn read_on(&self, context: Context<'_>) -> Task<Message> {
        const STEP: f32 = 160.0;
        match self.reads_on(context) {
            Some((at, most)) if at >= most - 1.0 => {
                operation::scroll_to(DETAILS, AbsoluteOffset { x: 0.0, y: 0.0 })
            }
            Some(_) => operation::scroll_by(DETAILS, AbsoluteOffset { x: 0.0, y: STEP }),
            None => Task::none(),
        }
    }

    /// Adds up the games of the person.
    pub fn count(&mut self, gathered: Option<&Gathered>) {
        self.work = None;
        self.counts = gathered.map(|gathered| {
            let filter = Filter {
                profile: self.whose.as_ref().map(|one| one.id.clone()),
                ..Filter::default()
            };
            Counts {
                name: self.whose.as_ref().map(|one| one.name.clone()),
                totals: Totals::of(&gathered.games, &filter),
            }
        });
    }

    /// In how many games the person had the chosen one, and how many of them were won; `None` before they are
    /// counted, and of what nobody can have.
    fn share(&self, item: Item) -> Option<Share> {
        if item.is_nobodys() {
            return None;
        }
        let totals = &self.counts.as_ref()?.totals;
        if let Item::Monster(monster) = item {
            return Some(totals.monsters.get(monster.slug()).copied().unwrap_or_default());
        }
        let (games, name) = item.recorded();
        let counts = |card: &&CardShare| card.card == name && games.contains(&card.game.as_str());
        let all = totals.had.iter().filter(counts).map(|card| card.share);
        Some(all.fold(Share::default(), |sum, share| Share {
            won: sum.won + share.won,
            games: sum.games + share.games,
        }))
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, context: Context<'_>) -> Option<Message> {
        use keyboard::Key::{Character, Named};
        match key.as_ref() {
            Named(key::Named::ArrowRight) => Some(Message::Moved(Way::Things(1))),
            Named(key::Named::ArrowLeft) => Some(Message::Moved(Way::Things(-1))),
            Named(key::Named::ArrowDown) => Some(Message::Moved(Way::Rows(1))),
            Named(key::Named::ArrowUp) => Some(Message::Moved(Way::Rows(-1))),
            Named(key::Named::PageDown) => Some(Message::Moved(Way::Pages(1))),
            Named(key::Named::PageUp) => Some(Message::Moved(Way::Pages(-1))),
            Named(key::Named::Home) => Some(Message::Moved(Way::Things(isize::MIN))),
            Named(key::Named::End) => Some(Message::Moved(Way::Things(isize::MAX))),
            Named(key::Named::Space) | Character(" ") => self.reads_on(context).map(|_| Message::ReadOn),
            Named(key::Named::Backspace) if !self.before.is_empty() => Some(Message::BeforePressed),
            Named(key::Named::Escape) if self.is_narrowed() => Some(Message::Cleared),
            Named(key::Named::Escape) => Some(Message::BackPressed),
            Character("f" | "/") => Some(Message::SearchPressed),
            Character("k") => Some(Message::GroupChosen(after(&Group::ALL, self.group))),
            Character("b") => Some(Message::SourceChosen(after(&Source::ALL, self.source))),
            Character("p") => Some(Message::PriceChosen(beside(&Price::ALL, self.price, true))),
            Character(letter) => {
                let nth = letter.parse::<usize>().ok()?.checked_sub(1)?;
                let related = self.item()?.related();
                (nth < related.len()).then_some(Message::RelatedPressed(nth))
            }
            _ => None,
        }
    }

    /// The message of a key that is pressed together with the command key.
    #[must_use]
    pub fn commanded(&self, key: &keyboard::Key) -> Option<Message> {
        matches!(key.as_ref(), keyboard::Key::Character("f")).then_some(Message::SearchPressed)
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let head = widget::header(
            words.text("gallery-title"),
            words.text("back"),
            Message::BackPressed,
            Some(self.search_field(context)),
        );
        let places = grid::Places::new(context);
        let body = row![
            container(filters::kinds(self, context)).width(places.kinds),
            grid::view(self, context),
            container(details::view(self, context)).width(places.details),
        ]
        .spacing(places.between)
        .height(Fill);
        let body = column![filters::boxes(self, context), body]
            .spacing(places.below_boxes)
            .padding(iced::Padding {
                top: 0.0,
                right: places.side,
                bottom: places.foot,
                left: places.side,
            });
        container(column![head, body])
            .style(theme::ground)
            .width(Fill)
            .height(Fill)
            .into()
    }

    /// Where one types what is searched.
    fn search_field<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let field = text_input(&words.text("gallery-search"), &self.typed)
            .on_input(Message::Sought)
            .on_submit(Message::SearchDone)
            .id(SEARCH)
            .size(15)
            .padding([8, 12])
            .width(context.grow(250.0, 320.0))
            .style(theme::field);
        let end: Element<'a, Message> = if self.is_narrowed() {
            let close = format!("{} ({})", words.text("gallery-all"), words.text("key-escape"));
            widget::symbol("close", close, Some(Message::Cleared)).into()
        } else {
            widget::keycap("F")
        };
        let end = container(end).center_x(40).align_y(Center);
        row![field, end].spacing(2).align_y(Center).into()
    }
}

/// The choice after `now`, where nothing chosen comes first and again at the end.
fn after<T: Copy + PartialEq>(all: &[T], now: Option<T>) -> Option<T> {
    let with_none: Vec<Option<T>> = std::iter::once(None)
        .chain(all.iter().copied().map(Some))
        .collect();
    beside(&with_none, now, true)
}

/// A thing, with everything by which somebody may search it.
fn entry(item: Item, words: &Words) -> Entry {
    let name = item.name(&item::printed_in(words, Source::Base));
    let mut said = vec![name.clone(), item.kind(words)];
    for printing in item.printings() {
        let printed = item::printed_in(words, printing.source);
        said.push(item.name(&printed));
        said.push(item.parts(&printed).iter().map(Part::to_string).collect());
        said.push(words.text(&format!("gallery-box-{}", printing.source.slug())));
    }
    if let Some((_, power)) = item.power() {
        said.push(words::line::plain(&words.attribute(&power, "text")));
    }
    Entry {
        item,
        name,
        sought: folded(&said.join("\n")).into(),
    }
}
