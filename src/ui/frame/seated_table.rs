//! The game behind the screen: the live table, who sits where, and the bot that thinks beside it.
//!
//! The position of a running game stays in the [`LiveTable`], and only this file chooses among its views. What
//! it hands out is a [`View`] of the onlooker, of the only person at the screen, or of the person who is asked
//! and has said who they are; events go the same way.
//!
//! Answers are applied at once. A bot thinks about a copy of what its seat may see, on another thread; what
//! it found is told with the ticket of the position it was about, and dropped when that is gone. Knows no
//! widget, no clock and no game by name.

mod guests;
mod play;
mod secrets;

pub use guests::Quit;

use super::hint::{Advice, Move, Reasons};
use super::lesson::Lesson;
use super::{PlayableGame, Recording};
use crate::storage::games::{Keeps, News, Opened};
use crate::storage::{Asking, OrderAsked, SeatSetup, Stops, TakeBack, Who};
use crate::ui::widget::PlayedBy;
use crate::ui::work::Work;
use ::table::notation::Notation;
use ::table::{Decider, Decision, Finished, LiveTable, PastMove, Remark, Sitter, fresh_seed};
use bots::reasons::Reason;
use bots::{self, Bot, BotGame, Level, Stop};
use engine::{Asked, Seat, Seats, View};
use guests::Visitor;
use std::sync::{Arc, Mutex};
use words::{Names, Words};

/// A table before the game, of whatever game: where it begins, and who sits where.
#[derive(Debug, Clone)]
pub struct Seating<G> {
    /// The first position.
    pub start: G,
    /// The seats, clockwise: names, colours and who plays them. There is at least one.
    pub seats: Vec<SeatSetup>,
    /// The number from which all chance is drawn; `None` for a new one.
    pub seed: Option<u64>,
    /// May people ask for a hint?
    pub hints: bool,
    /// What people may take back.
    pub take_back: TakeBack,
}

/// A table being played, with the people and bots who sit at it.
#[derive(Debug)]
pub struct SeatedTable<G: BotGame> {
    seats: Vec<SeatSetup>,
    table: LiveTable<G>,
    /// What the screen may show of it.
    seen: View<G>,
    /// The person who has said who they are; they are believed until somebody else is asked.
    identified: Option<Seat>,
    /// Whoever is asked says who they are first where somebody else was the last to do so.
    hands_over: bool,
    /// Who was the last to say who they are.
    at_screen: Option<Seat>,
    /// The person who wants to play a card although somebody else is asked, and has said who they are.
    speaking: Option<Seat>,
    /// Whoever is asked would have to say who they are first.
    private: bool,
    /// When each seat is asked about what nobody else sees; `None` as usual.
    stops: Vec<Option<Stops>>,
    /// When somebody who plays alone is.
    usual_stops: Stops,
    /// When people are asked for the order of their dice.
    order: OrderAsked,
    thinking: Option<Thinking>,
    bots: Vec<BotSlot<G>>,
    /// The guests, by seat.
    visitors: Vec<Option<Visitor<G>>>,
    /// Those of them who play no longer, until that is told.
    quits: Vec<Quit>,
    hints: bool,
    take_back: TakeBack,
    /// People throw the first dice of their turns themselves.
    by_hand: bool,
    /// The decision that may be taken back now.
    back: Option<Decision<G>>,
    /// What saves every answer, if anything does.
    keeper: Option<Box<dyn Keeps<G>>>,
    /// The script by which it is played, if it teaches.
    lesson: Option<Lesson<G>>,
}

/// Where the bot of a seat waits between two questions. Bots answer alike whatever they were asked before,
/// but they remember what they have worked out; one that is still at work on a dropped question is not waited
/// for.
struct BotSlot<G: BotGame>(Arc<Mutex<Option<Box<dyn Bot<G>>>>>);

impl<G: BotGame> BotSlot<G> {
    fn empty() -> Self {
        Self(Arc::default())
    }

    fn choose(&self, level: Level, seed: u64, seen: &View<G>, stop: &Stop) -> Option<G::Answer> {
        let rested = self.0.lock().ok().and_then(|mut slot| slot.take());
        let mut bot = rested.unwrap_or_else(|| bots::bot(level, seed));
        let answer = bot.choose(seen, stop);
        if let Ok(mut slot) = self.0.lock() {
            *slot = Some(bot);
        }
        answer
    }
}

impl<G: BotGame> Clone for BotSlot<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: BotGame> std::fmt::Debug for BotSlot<G> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("BotSlot").finish_non_exhaustive()
    }
}

/// The seat of the only person, if just one sits there.
pub(super) fn only_person(seats: &[SeatSetup]) -> Option<Seat> {
    let mut people = (0..)
        .map(Seat)
        .zip(seats)
        .filter(|(_, seat)| seat.who == Who::Human);
    let (person, _) = people.next()?;
    people.next().is_none().then_some(person)
}

/// Moves whose reasons are told.
const TOLD: usize = 4;

/// A bot at work about the question of a ticket.
#[derive(Debug)]
struct Thinking {
    ticket: u64,
    _work: Option<Work>,
}

impl<G: PlayableGame> SeatedTable<G> {
    /// Sets a table; nobody has been asked yet.
    #[must_use]
    pub fn new(seating: impl Into<Seating<G>>) -> Self {
        let Seating {
            start,
            seats,
            seed,
            hints,
            take_back,
        } = seating.into();
        let sitters = seats.iter().map(Sitter::from).collect();
        let table = LiveTable::new(start, seed.unwrap_or_else(fresh_seed)).seating(sitters);
        Self {
            hints,
            take_back,
            ..Self::of(seats, table)
        }
    }

    /// A table at which something has been played; nobody gets a hint there.
    #[must_use]
    pub fn of(seats: Vec<SeatSetup>, table: LiveTable<G>) -> Self {
        let mut live = Self {
            // One by one: clones of a slot are the same slot, and all seats would share a bot.
            bots: seats.iter().map(|_| BotSlot::empty()).collect(),
            visitors: seats.iter().map(|seat| Visitor::of(seat.who)).collect(),
            quits: Vec::new(),
            stops: vec![None; seats.len()],
            usual_stops: Stops::default(),
            order: OrderAsked::default(),
            speaking: None,
            private: false,
            seats,
            seen: table.seen_by(None),
            table,
            identified: None,
            hands_over: false,
            at_screen: None,
            thinking: None,
            hints: false,
            take_back: TakeBack::Off,
            by_hand: false,
            back: None,
            keeper: None,
            lesson: None,
        };
        live.look();
        live
    }

    /// A game that was saved, at the question at which it was left.
    #[must_use]
    pub fn resumed(seats: Vec<SeatSetup>, hints: bool, take_back: TakeBack, opened: Opened<G>) -> Self
    where
        G: Notation,
    {
        let (table, keeper) = opened.into_parts();
        let mut resumed = Self {
            hints,
            take_back,
            keeper: Some(Box::new(keeper)),
            ..Self::of(seats, table)
        };
        resumed.let_go_of_strangers();
        resumed.look();
        resumed
    }

    /// A table that teaches, at the step at which the lesson is taken up. Nobody saves it, gets a hint, or takes
    /// anything back there.
    #[must_use]
    pub fn taught(seats: Vec<SeatSetup>, start: G, lesson: Lesson<G>) -> Self {
        let sitters = seats.iter().map(Sitter::from).collect();
        let mut table = LiveTable::without_dealer(start).seating(sitters);
        for answer in lesson.past() {
            if table.say(*answer, None, &mut |_, _| {}).is_err() {
                log::error!("a lesson that was gone through once is refused");
                break;
            }
        }
        let mut taught = Self::of(seats, table);
        (taught.lesson, taught.by_hand) = (Some(lesson), true);
        taught
    }

    /// The lesson, if it teaches.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson<G>> {
        self.lesson.as_ref()
    }

    /// The same, to go on with it.
    pub fn lesson_mut(&mut self) -> Option<&mut Lesson<G>> {
        self.lesson.as_mut()
    }

    /// From here on everything is saved by this one.
    pub fn keep_with(&mut self, keeper: Box<dyn Keeps<G>>) {
        self.keeper = Some(keeper);
    }

    /// Is everything saved that has happened? `None` where nothing saves it.
    #[must_use]
    pub fn is_saved(&self) -> Option<bool> {
        self.keeper.as_ref().map(|keeper| keeper.is_saved())
    }

    /// What there is to tell about saving since the last call.
    pub fn take_news(&mut self) -> Option<News> {
        self.keeper.as_mut()?.take_news()
    }

    /// The name under which the game is saved, with all that has happened.
    #[must_use]
    pub fn saved_as(&self) -> Option<String> {
        let keeper = self.keeper.as_ref().filter(|keeper| keeper.is_saved())?;
        Some(keeper.name().to_owned())
    }

    /// A person gives the game up, and ends it.
    pub fn concede(&mut self, seat: Seat) {
        self.table.concede(seat);
        self.keep();
        self.thinking = None;
        self.look();
        self.see_guests_off();
    }

    /// The person who has given the game up, with whom it has ended.
    #[must_use]
    pub fn conceded(&self) -> Option<Seat> {
        self.table.forfeit()
    }

    /// What has happened beside the answers, in order.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark<G>> {
        self.table.remarks()
    }

    /// Tries again to save what is missing in the file.
    pub fn save_again(&mut self) {
        self.keep();
    }

    /// The same, and waits until that is on the disk for good or has failed.
    pub fn save_for_good(&mut self) {
        if let Some(keeper) = &mut self.keeper {
            keeper.save_for_good(&self.table);
        }
    }

    /// Saves what has happened, before anybody is shown it.
    fn keep(&mut self) {
        if let Some(keeper) = &mut self.keeper {
            keeper.follow(&self.table);
        }
    }

    /// What the screen could show before the first answer.
    #[must_use]
    pub fn first_seen(&self) -> View<G> {
        self.table.first_seen_by(self.viewer())
    }

    /// All that has been played, once the game is over and nothing is hidden any more.
    #[must_use]
    pub fn finished(&self) -> Option<Finished<G>> {
        self.table.finished()
    }

    /// What the screen may show of the position.
    #[must_use]
    pub fn seen(&self) -> &View<G> {
        &self.seen
    }

    /// Whose eyes see what is shown: the only person's, or theirs who is asked and has said who they are.
    fn eyes(&self) -> Option<Seat> {
        let asked = self.identified.filter(|seat| self.asked() == Some(*seat));
        self.viewer().or(self.speaking).or(asked)
    }

    /// Looks at the position anew.
    fn look(&mut self) {
        self.identified = self.identified.filter(|seat| self.asked() == Some(*seat));
        self.speaking = self.speaking.filter(|seat| self.is_human(*seat));
        self.seen = self.table.seen_by(self.eyes());
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(self.table.answered());
        }
        let asked = self.asked().filter(|seat| self.is_human(*seat));
        self.private = asked.is_some_and(|seat| {
            let (own, open) = (self.table.seen_by(Some(seat)), self.table.seen_by(None));
            G::is_private(&own, &open)
        });
        let decider = self.decider();
        self.back = self.table.takes_back(self.take_back, decider);
    }

    /// The decision of a person that may be taken back now.
    #[must_use]
    pub fn back(&self) -> Option<&Decision<G>> {
        self.back.as_ref()
    }

    /// Takes that decision back, and everything since.
    pub fn undo(&mut self) -> Option<Decision<G>> {
        let decider = self.decider();
        let taken = self.table.take_back(self.take_back, decider)?;
        let answered = self.table.answered();
        let visitors = self.visitors.iter_mut().flatten();
        visitors.for_each(|visitor| visitor.rewind(answered));
        self.forget_faces();
        self.keep();
        self.thinking = None;
        self.look();
        Some(taken)
    }

    /// May something that was taken back be said again?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.table.can_redo()
    }

    /// Says again the decision that was taken back last, and what followed until a person was asked anew.
    /// `false` when there is none.
    pub fn redo(&mut self) -> bool {
        let mut said = false;
        while !(said && self.decides()) && self.table.redo(None, &mut |_, _| {}) {
            said = true;
        }
        self.forget_faces();
        self.keep();
        self.thinking = None;
        self.look();
        said
    }

    /// Is a person asked, and has something to decide?
    fn decides(&self) -> bool {
        let person = self.asked().filter(|seat| self.is_human(*seat));
        person.is_some_and(|seat| {
            self.table
                .seen_by(Some(seat))
                .spared(seat, self.asking(seat))
                .is_none()
        })
    }

    /// Tells again what has happened, as the screen may show it: each event with how many answers had been
    /// given before it.
    pub fn tell_again(&self, hears: &mut dyn FnMut(usize, G::Event)) {
        self.table.tell_again(self.viewer(), hears);
    }

    /// From here on somebody else plays this seat.
    pub fn hand_over(&mut self, seat: Seat, who: Who) {
        self.change_hands(seat, who, false);
    }

    /// Whoever plays this seat gives up, and somebody else plays on for them.
    pub fn give_up(&mut self, seat: Seat, who: Who) {
        self.change_hands(seat, who, true);
    }

    fn change_hands(&mut self, seat: Seat, who: Who, conceded: bool) {
        let Some(setup) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if setup.program().is_some() {
            // It had the name of its program.
            setup.name.clear();
        }
        (setup.who, setup.program) = (who, None);
        let sitter = Sitter::from(&*setup);
        if conceded {
            self.table.give_up(seat, sitter);
        } else {
            self.table.hand_over(seat, sitter);
        }
        self.forget_faces();
        self.keep();
        if let Some(slot) = self.bots.get_mut(seat.index()) {
            *slot = BotSlot::empty();
        }
        if let Some(visitor) = self.visitors.get_mut(seat.index()) {
            *visitor = Visitor::of(who);
        }
        self.thinking = None;
        self.look();
    }

    /// The person who is asked and would have to say who they are first: others sit at the screen, and what
    /// they may know is not for all.
    #[must_use]
    pub fn stranger(&self) -> Option<Seat> {
        let seat = self.asked().filter(|seat| self.is_human(*seat))?;
        let other = self.hands_over && self.viewer().is_none() && self.at_screen != Some(seat);
        ((self.private || other) && !self.is_known(seat)).then_some(seat)
    }

    /// Shall whoever is asked say who they are, also where nothing is hidden from those who look on?
    pub fn ask_who_is_there(&mut self, hands_over: bool) {
        self.hands_over = hands_over;
    }

    /// Does whoever looks at the screen see what this person sees?
    #[must_use]
    pub fn is_known(&self, seat: Seat) -> bool {
        [self.viewer(), self.identified, self.speaking].contains(&Some(seat))
    }

    /// The person who is asked says who they are.
    pub fn identify(&mut self) {
        self.identified = self.stranger().or(self.identified);
        self.at_screen = self.identified.or(self.at_screen);
        self.look();
    }

    /// May people ask for a hint?
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.hints
    }

    /// The advice for the person who is asked, to be thought out elsewhere: what the best bot on this seat
    /// would do.
    pub fn advice(&self) -> Option<impl FnOnce(&Stop) -> Option<Advice<G>> + Send + 'static> {
        let seat = self.asked()?;
        let (seen, seed) = (self.table.seen_by(Some(seat)), self.bot_seed(seat));
        let table = self.table.seed();
        Some(move |stop: &Stop| {
            let mut list = G::advisor(table).advise(&seen, stop)?;
            list.retain(|advised| seen.may_be_chosen(advised.answer));
            let best = list.first()?.answer;
            let reason = G::reasoner(Level::Master, seed).reason(&seen, best, stop);
            Some(Advice { list, reason })
        })
    }

    /// Why the bot that has spoken last answered as it did since it began to, to be thought out elsewhere;
    /// what says nothing is left out, and so is what is long ago.
    pub fn reasons(&self) -> impl FnOnce(&Stop) -> Option<Reasons<G>> + Send + 'static {
        // What a guest has in mind nobody knows.
        let is_bot = |seat: Seat| self.level(seat).is_some();
        let secret = self.table.kept_secret(is_bot);
        let last = self.table.last_moves(is_bot);
        // What another one has said before is not what it had in mind.
        let last = match (secret, last) {
            (Some(seat), Some((whose, moves))) if seat == whose => Some((seat, moves)),
            (Some(seat), _) => Some((seat, Vec::new())),
            (None, last) => last,
        };
        let last = last.and_then(|(whose, moves)| {
            let level = self.level(whose)?;
            Some((whose, moves, level, self.bot_seed(whose)))
        });
        let secret = secret.is_some();
        move |stop: &Stop| {
            let (whose, moves, level, seed) = last?;
            let mut reasoner = G::reasoner(level, seed);
            let mut told = Vec::new();
            for PastMove { own, open, answer } in moves {
                let reason = reasoner.reason(&own, answer, stop)?;
                if reason != Reason::Only {
                    told.push(Move {
                        before: open,
                        answer,
                        reason,
                    });
                }
            }
            let old = told.len().saturating_sub(TOLD);
            told.drain(..old);
            Some(Reasons { whose, told, secret })
        }
    }

    /// The bot that has spoken last.
    #[must_use]
    pub fn last_bot(&self) -> Option<Seat> {
        let is_bot = |seat: Seat| !self.is_human(seat);
        let last = || self.table.last_moves(is_bot).map(|(seat, _)| seat);
        self.table.kept_secret(is_bot).or_else(last)
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    /// The number from which this game's chance is drawn.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// Counts answers: whoever speaks about an earlier count is too late.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.table.ticket()
    }

    /// Who is asked.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self.table.asks() {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        }
    }

    /// The arrangement of one seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatSetup {
        &self.seats[seat.index().min(self.seats.len() - 1)]
    }

    /// Does a person sit there?
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.seat(seat).who == Who::Human
    }

    /// Who plays this seat, as its mark shows it; `character` tells of the character that a bot shows there.
    #[must_use]
    pub fn played_by(&self, seat: Seat, character: impl FnOnce() -> String) -> PlayedBy {
        let seat = self.seat(seat);
        match seat.who {
            Who::Human => PlayedBy::Person,
            _ if seat.program().is_some() => PlayedBy::Program,
            who => PlayedBy::Bot(who.has_character().then(character)),
        }
    }

    /// Every seat of the game, clockwise.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.table.seats() as u8).map(Seat)
    }

    /// The seats of persons.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.everybody().filter(|seat| self.is_human(*seat))
    }

    /// The seats of bots.
    #[must_use]
    pub fn bots(&self) -> Seats {
        self.everybody().filter(|seat| !self.is_human(*seat)).collect()
    }

    /// Whose eyes look at the screen, if only one person sits there.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        only_person(&self.seats)
    }

    /// All that has been played so far, as it was shown.
    #[must_use]
    pub fn recording(&self) -> Recording<G>
    where
        G: PlayableGame,
    {
        Recording::from_past(self.seats.clone(), self.table.past(self.viewer()))
    }

    /// The same table, where people may ask for a hint or not, and take back so much.
    #[must_use]
    pub(super) fn agreed(self, hints: bool, take_back: TakeBack) -> Self {
        Self {
            hints,
            take_back,
            ..self
        }
    }

    /// The names in a language.
    #[must_use]
    pub fn names(&self, words: &Words) -> Names {
        let name = |seat: &SeatSetup| {
            let own = seat.own_name();
            own.unwrap_or_else(|| words.monster_name(seat.monster))
        };
        Names::new(self.seats.iter().map(|seat| (name(seat), seat.monster)).collect())
    }

    /// Who has given an answer that a seat gave in a position, as it saw it.
    fn decider(&self) -> impl Fn(Seat, &View<G>) -> Decider + use<G> {
        let who: Vec<(Who, Asking)> = self
            .everybody()
            .map(|seat| (self.seat(seat).who, self.asking(seat)))
            .collect();
        move |seat, seen| match who.get(seat.index()) {
            Some((Who::Human, asking)) => {
                let spared = seen.asked_viewer().is_some() && seen.spared(seat, *asking).is_some();
                if spared { Decider::Nobody } else { Decider::Person }
            }
            Some((Who::Bot(_) | Who::Guest(_), _)) | None => Decider::Bot,
        }
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        match self.seat(seat).who {
            Who::Human | Who::Guest(_) => None,
            Who::Bot(level) => Some(level),
        }
    }

    fn bot_seed(&self, seat: Seat) -> u64 {
        bots::seed_of(self.table.seed(), seat)
    }
}
