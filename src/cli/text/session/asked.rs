//! A person is asked: the question, its numbered answers, and everything else that can be typed there.

use super::{Flow, Session};
use crate::cli::text::choices::{Act, Choices, choices, interruptions};
use crate::cli::text::command::{Command, HELP, Typed, is_one_of, numbers};
use crate::cli::text::terminal::Heard;
use crate::cli::text::{Explained, TextGame};
use crate::ui::frame::hands::SUBSTITUTE;
use bots::Stop;
use engine::Seat;
use engine::parts::DiceMask;
use words::grammar::{Sought, folded};

/// So many answers are compared by a hint.
const COMPARED: usize = 5;
/// Of so many cards with a name all are explained; of more they are only listed.
const EXPLAINED: usize = 4;

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
        self.pose(seat, &choices);
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
                    Some(Act::Speak) => self.let_speak(),
                    Some(Act::Hush) => Some(self.hush()),
                    None => self.wrong(&choices),
                },
                Typed::Command(Command::Keep, dice) => self.keep(&dice, &choices),
                Typed::Command(Command::Again, _) => {
                    self.pose(seat, &choices);
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
            let passes = choices.list.iter_mut().filter(|(act, _)| *act == Act::Say(pass));
            passes.for_each(|(_, said)| *said = words.text("play-round-pass"));
        }
        if !self.table.may_speak().is_empty() {
            let id = match self.shown_to {
                None => "text-speak",
                Some(_) => "text-speak-other",
            };
            choices.list.push((Act::Speak, words.text(id)));
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

    /// Says the question and its answers.
    fn pose(&mut self, seat: Seat, choices: &Choices<G::Answer>) {
        let mut asked = self.asked(seat).into_iter();
        self.say_apart(&asked.next().unwrap_or_default());
        for line in asked {
            self.say(&line);
        }
        if self.shown_to == Some(seat) {
            let hand = self.table.seen().hand(seat, &self.words, &self.names);
            hand.iter().for_each(|line| self.say(line));
        }
        if self.table.interrupts().is_none() {
            self.say_dice();
        }
        self.say_numbered(choices.list.iter().map(|(_, answer)| answer));
    }

    /// What this person is asked, and what is good to know about it.
    fn asked(&self, seat: Seat) -> Vec<String> {
        let name = || self.names.name(seat).to_owned();
        if self.table.interrupts() == Some(seat) {
            return vec![self.text("play-speak-ask", &[("name", name().into())])];
        }
        let mut asked = self.table.seen().question(&self.words, &self.names);
        let several = self.table.humans().nth(1).is_some();
        if let Some(question) = asked.first_mut().filter(|_| several) {
            let values = [("name", name().into()), ("question", question.clone().into())];
            *question = self.text("text-asked", &values);
        }
        asked
    }

    /// Says which dice the question is about.
    fn say_dice(&mut self) {
        let (dice, beside) = self.table.seen().dice(&self.words);
        if !dice.is_empty() {
            let list: Vec<String> = (1_u32..)
                .zip(dice)
                .map(|(number, face)| {
                    self.text("text-die", &[("number", number.into()), ("face", face.into())])
                })
                .collect();
            let id = if beside { "text-dice-beside" } else { "text-dice" };
            let line = self.text(id, &[("dice", list.join(", ").into())]);
            self.say(&line);
        }
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

    /// Asks which dice are kept.
    fn ask_dice(&mut self, seat: Seat, choices: &Choices<G::Answer>) -> Option<Flow> {
        self.say_text("text-which-dice");
        loop {
            let prompt = self.words.text("text-which-prompt");
            match self.hear(&prompt) {
                Heard::Line(line) if line.is_empty() => {
                    self.pose(seat, choices);
                    return None;
                }
                Heard::Line(line) => match Typed::of(&line, &self.words) {
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

    /// Keeps the dice of these numbers, and rolls the others.
    fn keep(&mut self, typed: &str, choices: &Choices<G::Answer>) -> Option<Flow> {
        if choices.rerollable == 0 {
            self.say_text("text-keep-none");
            return None;
        }
        let dice = self.table.seen().dice(&self.words).0.len();
        let Some(kept) = numbers(typed).and_then(|numbers| mask(&numbers, dice)) else {
            let wrong = self.text("text-wrong-dice", &[("count", dice.into())]);
            self.say(&wrong);
            return None;
        };
        match choices.rerollable & !kept {
            0 => {
                self.say_text("text-keeps-all");
                None
            }
            thrown => self.answer(G::reroll(thrown)),
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

    /// Names the chapters of the rules, or tells the one of a number.
    fn rules(&mut self, typed: &str) {
        let chapters = self.table.seen().rules(&self.words);
        let number = typed
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        if let Some((title, rules)) = number.and_then(|number| chapters.get(number)) {
            self.say(title);
            return rules.iter().for_each(|rule| self.say(rule));
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
        let found = self.table.reasons()(&Stop::default());
        let told = found.map(|reasons| reasons.told).unwrap_or_default();
        let lines = told
            .iter()
            .filter_map(|told| told.in_words(&self.words, &self.names));
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() {
            return self.say_text("text-why-none");
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
        let said = taken.before.says(taken.answer, &self.words, &self.names);
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
                Some(Act::Say(answer)) => match self.table.seen().about(*answer, &self.words) {
                    Some(found) => self.tell_about(&found),
                    None => self.say_nothing_about(number),
                },
                Some(Act::Reroll) => self.say_text("text-which-dice"),
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

/// The dice of these numbers, from 1, as a mask; 0 stands for none. Nothing where there is no such die.
fn mask(numbers: &[usize], dice: usize) -> Option<DiceMask> {
    match numbers {
        [] => None,
        [0] => Some(0),
        numbers => numbers.iter().try_fold(0, |mask: DiceMask, number| {
            (1..=dice).contains(number).then(|| mask | 1 << (number - 1))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::mask;

    #[test]
    fn dice_are_named_by_their_numbers() {
        assert_eq!(mask(&[1, 3, 3], 6), Some(0b101));
        assert_eq!(mask(&[0], 6), Some(0));
        assert_eq!(mask(&[7], 6), None);
        assert_eq!(mask(&[0, 1], 6), None);
        assert_eq!(mask(&[], 6), None);
    }
}
