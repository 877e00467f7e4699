//! A person is asked: the question, its numbered answers, and everything else that can be typed there.

use super::{Flow, Session};
use crate::cli::text::choices::{Act, Choice, Choices, choices, interruptions};
use crate::cli::text::command::{Command, HELP, Typed, is_one_of};
use crate::cli::text::dice::{Unknown, letter, named};
use crate::cli::text::terminal::Heard;
use crate::cli::text::{Explained, Question, TextGame};
use crate::ui::frame::hands::SUBSTITUTE;
use crate::ui::screen::help::{rules_in_words, rules_with};
use bots::Stop;
use engine::Seat;
use engine::parts::DiceMask;
use std::collections::BTreeMap;
use words::grammar::{Sought, folded};

/// So many answers are compared by a hint.
const COMPARED: usize = 5;
/// Of so many cards with a name all are explained; of more they are only listed.
const EXPLAINED: usize = 4;
/// A tip is told so often.
const TIPPED: u8 = 3;

impl<G: TextGame> Session<G> {
    /// Asks a person, until the game goes on.
    pub(super) fn ask(&mut self, seat: Seat) -> Flow {
        if self.table.stranger() == Some(seat) {
            if let Some(flow) = self.hand_over(seat) {
                return flow;
            }
            self.table.identify();
        }
        self.shown_to = self.eyes();
        let choices = self.choices(seat);
        self.pose(seat, &choices, false);
        loop {
            let prompt = self.text("text-prompt", &[("count", choices.list.len().into())]);
            let line = match self.hear(&prompt) {
                Heard::Line(line) => line,
                Heard::End | Heard::Interrupted => return self.leave(),
            };
            let flow = match Typed::of(&line, &self.words) {
                Typed::Number(number) => match choices.act(number) {
                    Some(Act::Say(answer)) => self.answer(*answer),
                    Some(Act::Reroll) => self.ask_dice(seat, &choices),
                    Some(Act::Open(group)) => self.ask_among(seat, &choices, *group),
                    Some(Act::Speak) => self.let_speak(),
                    Some(Act::Hush) => Some(self.hush()),
                    None => self.wrong(&choices),
                },
                Typed::Command(Command::Keep, dice) => self.keep(&dice, &choices),
                Typed::Command(Command::Again, _) => {
                    self.pose(seat, &choices, true);
                    None
                }
                Typed::Command(Command::Card, name) => {
                    self.explain(&name, &choices);
                    None
                }
                Typed::Command(command, rest) => self.obey(seat, command, &rest),
                Typed::Nothing | Typed::Unknown => self.wrong(&choices),
            };
            if let Some(flow) = flow {
                return flow;
            }
        }
    }

    /// Everything that can be said by this person, who is asked, or plays from their hand meanwhile.
    fn choices(&self, seat: Seat) -> Choices<G::Answer> {
        let (seen, words, names) = (self.table.seen(), &self.words, &self.names);
        if self.table.interrupts() == Some(seat) {
            return interruptions(seen, seat, words, names);
        }
        let mut choices = choices(seen, seat, self.people().into_iter(), words, names);
        if let Some((_, pass)) = self.table.round() {
            let passes = choices
                .list
                .iter_mut()
                .filter(|choice| choice.act == Act::Say(pass));
            passes.for_each(|choice| choice.called = words.text("play-round-pass"));
        }
        if !self.table.may_speak().is_empty() {
            let id = match self.shown_to {
                None => "text-speak",
                Some(_) => "text-speak-other",
            };
            choices.add(Act::Speak, words.text(id));
        }
        choices
    }

    /// Waits until the person says who they are who may see what the others may not.
    fn hand_over(&mut self, seat: Seat) -> Option<Flow> {
        self.clear_private();
        let name = self.names.name(seat).to_owned();
        let asked = self.text("text-hand-over", &[("name", name.clone().into())]);
        self.say_apart(&asked);
        let again = self.text("text-hand-over-again", &[("name", name.into())]);
        loop {
            let line = match self.hear("") {
                Heard::Line(line) => line,
                Heard::End | Heard::Interrupted => return Some(self.leave()),
            };
            let flow = match Typed::of(&line, &self.words) {
                Typed::Nothing => return None,
                // These speak of the question, which is not to be seen yet.
                Typed::Command(Command::Hint | Command::Card | Command::Keep | Command::Again, _)
                | Typed::Number(_)
                | Typed::Unknown => {
                    self.say(&again);
                    None
                }
                Typed::Command(command, rest) => self.obey(seat, command, &rest),
            };
            if flow.is_some() {
                return flow;
            }
        }
    }

    /// Says the question and its answers, and all tips where it is said `again`.
    fn pose(&mut self, seat: Seat, choices: &Choices<G::Answer>, again: bool) {
        let asked = self.asked(seat);
        self.say_apart(&asked.title);
        let rolls = self.table.seen().rolls(&self.words);
        let rolls = rolls.filter(|_| self.table.interrupts().is_none());
        let mut lines: Vec<String> = rolls.into_iter().chain(asked.told).collect();
        for tip in asked.tips {
            if again || is_news(&mut self.tips, &tip) {
                lines.push(tip);
            }
        }
        for line in lines {
            self.say(&line);
        }
        if self.shown_to == Some(seat) {
            let hand = self.table.seen().hand(seat, &self.words, &self.names);
            hand.iter().for_each(|line| self.say(line));
        }
        if self.table.interrupts().is_none() {
            self.say_dice();
        }
        self.say_choices(&choices.list);
    }

    /// Says what can be said, with what is told of it.
    fn say_choices(&mut self, list: &[Choice<G::Answer>]) {
        for (number, choice) in (1_u32..).zip(list) {
            let values = [
                ("number", number.to_string().into()),
                ("answer", choice.called.clone().into()),
                ("told", choice.told.join(" ").into()),
            ];
            let line = match choice.told.is_empty() {
                true => self.text("text-answer", &values[..2]),
                false => self.text("text-answer-told", &values),
            };
            self.say(&line);
        }
    }

    /// What this person is asked, and what is good to know about it.
    fn asked(&self, seat: Seat) -> Question {
        let name = || self.names.name(seat).to_owned();
        if self.table.interrupts() == Some(seat) {
            let title = self.text("play-speak-ask", &[("name", name().into())]);
            return Question {
                title,
                ..Question::default()
            };
        }
        let mut asked = TextGame::question(&**self.table.seen(), &self.words, &self.names);
        if self.table.humans().nth(1).is_some() {
            let values = [("name", name().into()), ("question", asked.title.into())];
            asked.title = self.text("text-asked", &values);
        }
        asked
    }

    /// Says which dice the question is about.
    pub(super) fn say_dice(&mut self) {
        let (dice, beside) = TextGame::dice(&**self.table.seen(), &self.words);
        if !dice.is_empty() {
            let id = if beside { "text-dice-beside" } else { "text-dice" };
            let line = self.text(id, &[("dice", self.lettered(&dice, DiceMask::MAX).into())]);
            self.say(&line);
        }
    }

    /// Some of these dice, each with its letter.
    fn lettered(&self, dice: &[String], some: DiceMask) -> String {
        let dice = dice.iter().enumerate().filter(|(die, _)| some & 1 << die != 0);
        let said = dice.map(|(die, face)| {
            let values = [("letter", letter(die).into()), ("face", face.clone().into())];
            self.text("text-die", &values)
        });
        said.collect::<Vec<_>>().join(", ")
    }

    /// Says answers with their numbers.
    pub(super) fn say_numbered<'a>(&mut self, answers: impl Iterator<Item = &'a String>) {
        for (number, answer) in (1_u32..).zip(answers) {
            let values = [
                ("number", number.to_string().into()),
                ("answer", answer.clone().into()),
            ];
            let line = self.text("text-answer", &values);
            self.say(&line);
        }
    }

    /// Says something that has nothing to do with the lines before.
    pub(super) fn say_apart(&mut self, text: &str) {
        self.terminal.say("");
        self.say(text);
    }

    pub(super) fn say_text(&mut self, id: &str) {
        let text = self.words.text(id);
        self.say(&text);
    }

    /// What was typed is neither an answer nor a command.
    fn wrong(&mut self, choices: &Choices<G::Answer>) -> Option<Flow> {
        let said = match choices.list.len() {
            1 => self.words.text("text-wrong-only"),
            count => self.text("text-wrong", &[("count", count.into())]),
        };
        self.say(&said);
        None
    }

    /// Says an answer; at a moment that is open to everybody the one that lets it pass is said for all.
    fn answer(&mut self, answer: G::Answer) -> Option<Flow> {
        let Some(told) = self.table.answer_for_all(answer) else {
            self.say_text("text-refused");
            return None;
        };
        self.look_away();
        self.tell(told);
        Some(Flow::On)
    }

    // Dice

    /// Are these dice that lie on the table?
    fn names_dice(&self, typed: &str) -> bool {
        let (dice, _) = TextGame::dice(&**self.table.seen(), &self.words);
        named(typed, &dice, G::FACES, &self.words).is_ok()
    }

    /// Asks which dice are kept.
    fn ask_dice(&mut self, seat: Seat, choices: &Choices<G::Answer>) -> Option<Flow> {
        self.say_text("text-which-dice");
        loop {
            let prompt = self.words.text("text-which-prompt");
            match self.hear(&prompt) {
                Heard::Line(line) if line.is_empty() => {
                    self.pose(seat, choices, false);
                    return None;
                }
                // What names dice is no command here, though a letter may be one elsewhere.
                Heard::Line(line) if self.names_dice(&line) => return self.keep(&line, choices),
                Heard::Line(line) => match Typed::of(&line, &self.words) {
                    Typed::Command(Command::Keep, dice) => {
                        if let Some(flow) = self.keep(&dice, choices) {
                            return Some(flow);
                        }
                    }
                    Typed::Command(command, rest) => return self.obey(seat, command, &rest),
                    _ => {
                        if let Some(flow) = self.keep(&line, choices) {
                            return Some(flow);
                        }
                    }
                },
                Heard::End | Heard::Interrupted => return Some(self.leave()),
            }
        }
    }

    /// Keeps the dice that are named, and rolls the others.
    fn keep(&mut self, typed: &str, choices: &Choices<G::Answer>) -> Option<Flow> {
        if choices.rerollable == 0 {
            self.say_text("text-keep-none");
            return None;
        }
        let (dice, _) = TextGame::dice(&**self.table.seen(), &self.words);
        let kept = match named(typed, &dice, G::FACES, &self.words) {
            Ok(kept) => kept,
            Err(unknown) => {
                let wrong = match unknown {
                    Unknown::Lacks(face) => self.text("text-lacks-dice", &[("face", face.into())]),
                    Unknown::Word(said) => {
                        let example = dice.last().cloned().unwrap_or_default();
                        let last = letter(dice.len().saturating_sub(1));
                        let values = [
                            ("said", said.into()),
                            ("last", last.into()),
                            ("example", example.into()),
                        ];
                        self.text("text-wrong-dice", &values)
                    }
                };
                self.say(&wrong);
                return None;
            }
        };
        match choices.rerollable & !kept {
            0 => {
                self.say_text("text-keeps-all");
                None
            }
            thrown => {
                let said = match self.lettered(&dice, !thrown) {
                    kept if kept.is_empty() => self.words.text("text-kept-none"),
                    kept => self.text("text-kept-dice", &[("dice", kept.into())]),
                };
                self.say(&said);
                self.answer(G::reroll(thrown))
            }
        }
    }

    /// Asks which answer of a group is meant.
    fn ask_among(&mut self, seat: Seat, choices: &Choices<G::Answer>, group: usize) -> Option<Flow> {
        let group = choices.groups.get(group)?;
        let asked = self.text("text-among", &[("group", group.called.clone().into())]);
        self.say_apart(&asked);
        self.say_choices(&group.list);
        let count = group.list.len();
        loop {
            let prompt = self.text("text-prompt", &[("count", count.into())]);
            let line = match self.hear(&prompt) {
                Heard::Line(line) => line,
                Heard::End | Heard::Interrupted => return Some(self.leave()),
            };
            match Typed::of(&line, &self.words) {
                Typed::Nothing => {
                    self.pose(seat, choices, false);
                    return None;
                }
                Typed::Number(number) => {
                    let meant = number.checked_sub(1).and_then(|number| group.list.get(number));
                    if let Some(Act::Say(answer)) = meant.map(|choice| choice.act) {
                        return self.answer(answer);
                    }
                }
                Typed::Command(Command::Again, _) => {
                    self.say_apart(&asked);
                    self.say_choices(&group.list);
                    continue;
                }
                // These speak of the numbers before.
                Typed::Command(Command::Card | Command::Keep, _) | Typed::Unknown => {}
                Typed::Command(command, rest) => {
                    if let Some(flow) = self.obey(seat, command, &rest) {
                        return Some(flow);
                    }
                    continue;
                }
            }
            let wrong = self.text("text-wrong", &[("count", count.into())]);
            self.say(&wrong);
        }
    }

    // Commands

    /// Carries out what can be asked for at any question.
    fn obey(&mut self, seat: Seat, command: Command, rest: &str) -> Option<Flow> {
        match command {
            Command::Help => {
                for line in HELP {
                    self.say_text(line);
                }
            }
            Command::Table => self.say_table(),
            Command::Log => self.say_log(rest.parse().unwrap_or_else(|_| self.turns_back())),
            Command::Rules => self.rules(rest),
            Command::Hint => self.hint(),
            Command::Why => self.why(),
            Command::Play => return self.let_speak(),
            Command::Undo => return self.undo(),
            Command::Redo => return self.redo(),
            Command::Concede => return self.concede(seat),
            Command::Quit => return self.quit(),
            // They belong to the numbered answers.
            Command::Card | Command::Keep | Command::Again => self.say_text("text-refused"),
        }
        None
    }

    /// Names the chapters of the rules, tells the one of a number, or all rules that speak of something.
    fn rules(&mut self, typed: &str) {
        let page = self.table.seen().page();
        let chapters = rules_in_words(page, &self.words);
        let number = typed.parse::<usize>().ok();
        let chosen = number.and_then(|number| chapters.get(number.checked_sub(1)?));
        if let Some((title, rules)) = chosen {
            self.say(title);
            return rules.iter().for_each(|rule| self.say(rule));
        }
        if number.is_none() && !typed.is_empty() {
            let found = rules_with(page, typed, &self.words);
            if found.is_empty() {
                let none = self.text("help-search-none", &[("what", typed.to_owned().into())]);
                self.say(&none);
            }
            for rule in found.iter().flat_map(|(_, rules)| rules) {
                self.say(rule);
            }
            return;
        }
        self.say_text("text-chapters");
        for (number, (title, _)) in (1_u32..).zip(chapters) {
            let values = [("number", number.to_string().into()), ("answer", title.into())];
            let line = self.text("text-answer", &values);
            self.say(&line);
        }
    }

    /// Says what Master would do.
    fn hint(&mut self) {
        if !self.table.gives_hints() {
            return self.say_text("text-hint-off");
        }
        if self.table.interrupts().is_some() {
            return self.say_text("text-hint-none");
        }
        if !self.table.may_advise() {
            return self.say_text("text-hint-secret");
        }
        let advice = self.table.advice().and_then(|think| think(&Stop::default()));
        let Some(advice) = advice else {
            return self.say_text("text-hint-none");
        };
        let seen = self.table.seen();
        let mut lines: Vec<String> = Vec::new();
        for (answer, chance) in advice.answers_in_words(seen, &self.words, &self.names) {
            if lines.len() < COMPARED {
                lines.push(self.text(
                    "text-advised",
                    &[("answer", answer.into()), ("chance", chance.into())],
                ));
            }
        }
        if let Some(aim) = advice.aim_in_words(seen, &self.words, &self.names) {
            lines.push(self.text("text-aimed", &[("aim", aim.into())]));
        }
        if lines.is_empty() {
            return self.say_text("text-hint-none");
        }
        for line in lines {
            self.say(&line);
        }
    }

    /// Says what the bot had in mind that has moved last.
    fn why(&mut self) {
        let Some(reasons) = self.table.reasons()(&Stop::default()) else {
            return self.say_text("text-why-none");
        };
        let name = self.names.name(reasons.whose).to_owned();
        let title = self.text("advice-why-title", &[("name", name.into())]);
        self.say(&title);
        let lines = reasons.in_words(&self.words, &self.names);
        if lines.is_empty() {
            return self.say_text("advice-why-none");
        }
        for line in lines {
            self.say(&line);
        }
    }

    fn undo(&mut self) -> Option<Flow> {
        let Some(taken) = self.table.undo() else {
            self.say_text("text-undo-none");
            return None;
        };
        self.clear_private();
        self.recall();
        // A moment that was let pass for everybody goes by the name of the answer that did so.
        let said = match self.table.let_pass_for_all(&taken.before, taken.answer) {
            true => self.words.text("play-round-pass"),
            false => taken.before.says(taken.answer, &self.words, &self.names),
        };
        let said = if said.is_empty() || !taken.before.audience().includes(None) {
            self.words.text("text-undone-something")
        } else {
            self.text("text-undone", &[("answer", said.into())])
        };
        self.say(&said);
        Some(Flow::On)
    }

    fn redo(&mut self) -> Option<Flow> {
        if !self.table.can_redo() || !self.table.redo() {
            self.say_text("text-redo-none");
            return None;
        }
        self.clear_private();
        self.recall();
        self.say_text("text-redone");
        self.say_log(1);
        Some(Flow::On)
    }

    /// Gives up. The game ends with the last person who plays; before that a bot plays on.
    fn concede(&mut self, seat: Seat) -> Option<Flow> {
        let others = self.people().into_iter().any(|other| other != seat);
        let name = self.names.name(seat).to_owned();
        let asked = if others {
            self.text("text-concede-others", &[("name", name.into())])
        } else {
            self.words.text("text-concede-alone")
        };
        match self.hear(&asked) {
            Heard::Line(line) if is_one_of(&line, "text-yes", &self.words) => {}
            Heard::Line(_) => {
                self.say_text("text-stays");
                return None;
            }
            Heard::End | Heard::Interrupted => return Some(self.leave()),
        }
        self.clear_private();
        if others {
            self.table.give_up(seat, SUBSTITUTE);
        } else {
            self.table.concede(seat);
        }
        self.recall();
        if let Some(last) = self.told.last() {
            self.terminal.say(&last.line);
        }
        Some(Flow::On)
    }

    /// Ends; where the game would be lost, only when that is said twice.
    pub(super) fn quit(&mut self) -> Option<Flow> {
        if self.table.is_saved() == Some(false) {
            // There may be room by now.
            self.table.save_for_good();
            self.tell_news();
        }
        if self.table.is_saved() == Some(false) {
            let asked = self.words.text("text-not-kept");
            match self.hear(&asked) {
                Heard::Line(line) if !is_one_of(&line, "text-command-quit", &self.words) => {
                    self.say_text("text-stays");
                    return None;
                }
                Heard::Line(_) | Heard::End | Heard::Interrupted => {}
            }
        }
        Some(self.leave())
    }

    /// Explains what an answer is about, the card of a name, or everything on the table.
    fn explain(&mut self, typed: &str, choices: &Choices<G::Answer>) {
        if let Ok(number) = typed.parse::<usize>() {
            return match choices.act(number) {
                Some(Act::Say(answer)) => self.tell_of_answer(*answer, number),
                Some(Act::Reroll) => self.say_text("text-which-dice"),
                Some(Act::Open(group)) => {
                    let list = choices.groups.get(*group).map(|group| group.list.clone());
                    self.say_choices(&list.unwrap_or_default());
                }
                Some(Act::Speak) => self.say_text("play-speak-hint"),
                Some(Act::Hush) => self.say_nothing_about(number),
                None => drop(self.wrong(choices)),
            };
        }
        let on_table = self.table.seen().on_table(&self.words, &self.names);
        if typed.is_empty() {
            if on_table.is_empty() {
                self.say_text("text-no-cards");
            }
            return on_table.iter().for_each(|found| self.tell_about(found));
        }
        let sought = Sought::new(typed);
        let mut found: Vec<Explained> = on_table;
        found.extend(G::everything(&self.words));
        found.retain(|explained| sought.occurs_in(&[&folded(&explained.name)]));
        let mut names: Vec<String> = Vec::new();
        found.retain(|explained| {
            let is_new = !names.contains(&explained.name);
            if is_new {
                names.push(explained.name.clone());
            }
            is_new
        });
        match found.len() {
            0 => {
                let said = self.text("text-no-card", &[("name", typed.to_owned().into())]);
                self.say(&said);
            }
            1..=EXPLAINED => found.iter().for_each(|found| self.tell_about(found)),
            count => {
                let values = [("count", count.into()), ("cards", names.join(", ").into())];
                let said = self.text("text-too-many", &values);
                self.say(&said);
            }
        }
    }

    /// Explains what an answer is about, and what it leads to.
    fn tell_of_answer(&mut self, answer: G::Answer, number: usize) {
        let seen = self.table.seen();
        let about = seen.about(answer, &self.words);
        let comes = seen.foresees(answer, &self.words, &self.names);
        if about.is_none() && comes.is_empty() {
            return self.say_nothing_about(number);
        }
        if let Some(found) = about {
            self.tell_about(&found);
        }
        for line in comes {
            self.say(&line);
        }
    }

    fn say_nothing_about(&mut self, number: usize) {
        let said = self.text("text-nothing-about", &[("number", number.into())]);
        self.say(&said);
    }

    fn tell_about(&mut self, found: &Explained) {
        let (name, text) = (found.name.clone().into(), found.text.clone().into());
        let said = match found.price {
            Some(price) => {
                let energy = u32::from(price).into();
                self.text(
                    "text-costs",
                    &[("name", name), ("energy", energy), ("text", text)],
                )
            }
            None => self.text("text-explains", &[("name", name), ("text", text)]),
        };
        self.say(&said);
    }
}

/// Shall this tip be told once more?
fn is_news(tips: &mut BTreeMap<String, u8>, tip: &str) -> bool {
    let told = tips.entry(tip.to_owned()).or_default();
    *told = told.saturating_add(1);
    *told <= TIPPED
}
