//! One game in the terminal, question by question.
//!
//! Where several people play at one terminal, what one of them alone may see is said only after that person has
//! said who they are, and taken off the screen before anything is said to another one.

mod asked;
mod speaking;

use super::TextGame;
use super::command::is_one_of;
use super::spoken::{spoken, spoken_parts};
use super::terminal::{Heard, Terminal};
use crate::cli::interrupt;
use crate::storage::Who;
use crate::storage::games::News;
use crate::ui;
use crate::ui::frame::notes::{self, Notes};
use crate::ui::frame::{PlayableGame, SeatedTable};
use crate::ui::show::Transition;
use engine::Seat;
use std::collections::BTreeMap;
use words::{Names, Tone, Words, fl};

/// How it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// With whoever is asked next.
    On,
    /// Not at all: somebody has quit.
    Left,
}

/// A line of what has happened.
#[derive(Debug)]
struct Told {
    begins_turn: bool,
    line: String,
}

/// A game being played in a terminal.
#[derive(Debug)]
pub(super) struct Session<G: TextGame> {
    table: SeatedTable<G>,
    terminal: Terminal,
    words: Words,
    names: Names,
    teller: <G as PlayableGame>::Teller,
    told: Vec<Told>,
    /// The person for whose eyes alone something stands on the screen that others look at as well.
    shown_to: Option<Seat>,
    /// What stood on the screen before the lines that have been told was taken off.
    shown: usize,
    /// How often each tip has been told.
    tips: BTreeMap<String, u8>,
}

impl<G: TextGame> Session<G> {
    /// A game at this table, of which nothing has been said yet.
    pub(super) fn new(table: SeatedTable<G>, terminal: Terminal, words: &Words) -> Self {
        let words = table.seen().printed(words);
        Self {
            names: table.names(&words),
            teller: PlayableGame::teller(&*table.first_seen()),
            told: Vec::new(),
            shown_to: None,
            shown: 0,
            tips: BTreeMap::new(),
            words,
            terminal,
            table,
        }
    }

    /// Plays until the game is over, or somebody quits.
    pub(super) fn play(&mut self, notes: impl IntoIterator<Item = String>) {
        let begin = self.words.text("text-begins");
        self.say(&begin);
        for note in notes {
            self.say(&note);
        }
        self.introduce();
        self.recall();
        if !self.told.is_empty() {
            self.say_log(self.turns_back());
        }
        let told = self.table.begin();
        self.tell(told);
        while self.step() == Flow::On {}
    }

    /// Who plays where.
    fn introduce(&mut self) {
        let seats = self.table.everybody().zip(self.table.seats());
        let lines: Vec<String> = seats
            .map(|(seat, setup)| {
                let monster = self.words.monster_name(setup.monster);
                let who = self.names.name(seat).to_owned();
                let is_called_so = who == monster;
                let values = [("who", who.into()), ("monster", monster.into())];
                match setup.who {
                    Who::Human if is_called_so && self.table.viewer().is_some() => {
                        self.words.text_with("text-seat-you", &values[1..])
                    }
                    Who::Human if is_called_so => self.words.text_with("text-seat-person", &values[..1]),
                    Who::Human => self.words.text_with("text-seat-person-monster", &values),
                    Who::Bot(level) => {
                        let level = self.words.text(&format!("who-{level}"));
                        let [who, _] = values;
                        self.words
                            .text_with("text-seat-bot", &[who, ("level", level.into())])
                    }
                    Who::Guest(guest) => {
                        let [who, monster] = values;
                        // The seat of a program goes by the name of the program.
                        let (who, called) = match setup.program() {
                            Some(_) => (("who", monster.1), who.1),
                            None => (who, guest.name().into()),
                        };
                        self.words.text_with("text-seat-guest", &[who, ("guest", called)])
                    }
                }
            })
            .collect();
        for line in lines {
            self.say(&line);
        }
    }

    /// Lets the next one who is asked answer.
    fn step(&mut self) -> Flow {
        self.tell_news();
        self.say_the_foregone();
        if self.is_over() {
            return self.end();
        }
        if interrupt::asked() {
            return self.leave();
        }
        match self.table.interrupts().or(self.table.asked()) {
            Some(seat) if self.table.is_human(seat) => self.ask(seat),
            Some(_) => {
                let mut answered = false;
                let once = |_: &_| std::mem::replace(&mut answered, true);
                let told = self.table.play_on_unless(interrupt::asked, once);
                self.tell(told);
                Flow::On
            }
            None => {
                let told = self.table.begin();
                if told.is_empty() {
                    // Nobody is asked, and nothing is dealt: it cannot go on.
                    return self.end();
                }
                self.tell(told);
                Flow::On
            }
        }
    }

    fn is_over(&self) -> bool {
        self.table.seen().scores().is_some() || self.table.conceded().is_some()
    }

    /// People are not asked what makes no difference, nor about cards in their hands when they want to be spared.
    fn say_the_foregone(&mut self) {
        while let Some(answer) = self.table.spared()
            && let Some(told) = self.table.answer(answer)
        {
            self.tell(told);
        }
    }

    /// Says what has become of saving.
    fn tell_news(&mut self) {
        let quits = self.table.take_quits();
        if !quits.is_empty() {
            // A seat no longer goes by the name of its program.
            self.names = self.table.names(&self.words);
        }
        for quit in quits {
            let told = quit.told(&self.words, &self.names);
            self.say(&told);
        }
        let Some(news) = self.table.take_news() else {
            return;
        };
        let said = match news {
            News::Trouble(trouble) => {
                let why = ui::trouble_of_games(&self.words, &trouble);
                fl!(self.words, "saves-stopped", why = why)
            }
            News::Mended => fl!(self.words, "saves-mended"),
            News::Moved(path) => {
                let path = path.display().to_string();
                fl!(self.words, "saves-moved", path = path)
            }
        };
        self.say(&said);
    }

    /// The game is over.
    fn end(&mut self) -> Flow {
        self.clear_private();
        self.say_table();
        // Whoever gave up has been told so.
        if self.table.conceded().is_none() {
            let over = self.words.text("text-over");
            self.say(&over);
            self.say_how_it_ended();
        }
        self.tell_news();
        while self.table.is_saved() == Some(false) {
            let asked = self.words.text("text-not-kept-over");
            let goes = match self.hear(&asked) {
                Heard::Line(line) => is_one_of(&line, "text-command-quit", &self.words),
                Heard::End | Heard::Interrupted => true,
            };
            // Whoever goes has tried it once more.
            self.table.save_for_good();
            self.tell_news();
            if self.table.is_saved() != Some(false) {
                let kept = self.words.text("text-kept-over");
                self.say(&kept);
            } else if goes {
                let lost = self.words.text("text-lost");
                self.say(&lost);
                break;
            }
        }
        Flow::Left
    }

    /// Somebody who plays alone has won or lost.
    fn say_how_it_ended(&mut self) {
        let (scores, viewer) = (self.table.seen().scores(), self.table.viewer());
        if let (Some(scores), Some(seat)) = (scores, viewer) {
            let won = scores.shares.get(seat.index()).is_some_and(|share| *share > 0.0);
            let ended = self
                .words
                .text(if won { "text-you-win" } else { "text-you-lose" });
            self.say(&ended);
        }
    }

    /// Somebody quits, or nobody is there any more.
    fn leave(&mut self) -> Flow {
        self.clear_private();
        if self.table.is_saved() == Some(false) {
            self.table.save_for_good();
        }
        let kept = match self.table.is_saved() {
            Some(true) => "text-kept",
            Some(false) | None => "text-lost",
        };
        let kept = self.words.text(kept);
        self.terminal.say("");
        self.say(&kept);
        Flow::Left
    }

    // What is said

    fn say(&mut self, text: &str) {
        let said = spoken(text, G::STAR, &self.words);
        self.terminal.say(&said);
    }

    fn text(&self, id: &str, values: &[(&str, words::Value<'_>)]) -> String {
        self.words.text_with(id, values)
    }

    /// Asks for a line.
    fn hear(&mut self, prompt: &str) -> Heard {
        if !prompt.is_empty() {
            // Words are set apart from what is typed.
            let prompt = format!("{} ", spoken(prompt, G::STAR, &self.words));
            self.terminal.prompt(&prompt);
        }
        let heard = self.terminal.hear();
        if heard != Heard::Interrupted && heard != Heard::End {
            return heard;
        }
        self.terminal.say("");
        heard
    }

    /// Whose eyes see what is said, where others share the terminal.
    fn eyes(&self) -> Option<Seat> {
        // Of what several people see together nobody has to be kept from anything.
        let shared = self.table.viewer().is_none();
        self.table.seen().viewer().filter(|_| shared)
    }

    /// Takes off the screen what only one person may see.
    fn clear_private(&mut self) {
        if self.shown_to.take().is_some() {
            let told = match self.terminal.clear() {
                true => "text-cleared",
                false => "text-scrolled",
            };
            self.say_text(told);
        }
    }

    /// Tells what has happened. What only one person may see is gone before anybody else is told something.
    fn tell(&mut self, told: Vec<Transition<G>>) {
        if self.shown_to != self.eyes() {
            self.clear_private();
        }
        for (event, _) in told {
            self.narrate(&event);
        }
        self.show();
    }

    fn narrate(&mut self, event: &G::Event) {
        if let Some(seat) = G::falls(event).filter(|seat| self.table.is_human(*seat)) {
            // The line of the log is for those who look on.
            let _ = G::narrate(&mut self.teller, event, &self.words, &self.names);
            return self.tell_of_falling(seat);
        }
        for line in G::narrate(&mut self.teller, event, &self.words, &self.names) {
            self.told.push(Told {
                begins_turn: line.tone == Tone::Heading,
                line: spoken_parts(&line.parts, G::STAR, &self.words),
            });
        }
    }

    /// A person at this terminal is eliminated: they are told so, and what follows.
    fn tell_of_falling(&mut self, seat: Seat) {
        let name = self.names.name(seat).to_owned();
        let out = match self.table.viewer() {
            Some(_) => self.words.text("text-you-out"),
            None => self.text("text-you-out-of", &[("name", name.into())]),
        };
        let goes_on = self.table.seen().scores().is_none();
        let follows = goes_on.then(|| self.words.text("text-you-watch"));
        for line in [out].into_iter().chain(follows) {
            self.told.push(Told {
                begins_turn: false,
                line: spoken(&line, G::STAR, &self.words),
            });
        }
    }

    /// Says what has been told and not been said yet.
    fn show(&mut self) {
        for told in &self.told[self.shown.min(self.told.len())..] {
            if told.begins_turn {
                self.terminal.say("");
            }
            self.terminal.say(&told.line);
        }
        self.shown = self.told.len();
    }

    /// Tells all that has happened anew, without saying it.
    fn recall(&mut self) {
        self.teller = PlayableGame::teller(&*self.table.first_seen());
        self.told.clear();
        let mut events = Vec::new();
        self.table
            .tell_again(&mut |before, event| events.push((before, event)));
        let mut remarks = Notes::of(self.table.remarks());
        for (before, event) in events {
            let noted: Vec<_> = remarks.before(before).collect();
            for remark in &noted {
                self.note(remark);
            }
            self.narrate(&event);
        }
        for remark in remarks.rest() {
            self.note(&remark);
        }
        self.shown = self.told.len();
    }

    fn note(&mut self, remark: &::table::Remark<G>) {
        let line = notes::told(remark, &self.words, &self.names);
        self.told.push(Told {
            begins_turn: false,
            line: spoken_parts(&line.parts, G::STAR, &self.words),
        });
    }

    /// So many turns are told again where nothing else is said: one of everybody, and the one that is played.
    fn turns_back(&self) -> usize {
        self.table.seats().len()
    }

    /// Says the last turns again.
    fn say_log(&mut self, turns: usize) {
        let begins = self
            .told
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, told)| told.begins_turn);
        let first = begins.take(turns.max(1)).last().map_or(0, |(at, _)| at);
        if self.told.is_empty() {
            let empty = self.words.text("text-log-empty");
            self.say(&empty);
        }
        for told in &self.told[first..] {
            if told.begins_turn {
                self.terminal.say("");
            }
            self.terminal.say(&told.line);
        }
    }

    /// Says how everybody stands.
    fn say_table(&mut self) {
        let seen = self.table.seen();
        let mut lines = Vec::new();
        if seen.scores().is_none() && seen.turn() > 0 {
            let name = self.names.name(seen.active()).to_owned();
            let turn = u32::from(seen.turn());
            lines.push(self.text("text-turn", &[("turn", turn.into()), ("name", name.into())]));
        }
        let rolls = seen.rolls(&self.words);
        lines.extend(seen.stands(&self.words, &self.names));
        for line in lines {
            self.say(&line);
        }
        if let Some(rolls) = rolls {
            self.say(&rolls);
            self.say_dice();
        }
    }

    /// The people at this terminal who still play.
    fn people(&self) -> Vec<Seat> {
        let plays = |seat: &Seat| self.table.seen().plays(*seat);
        self.table.humans().filter(plays).collect()
    }
}
