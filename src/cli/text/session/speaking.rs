//! A person who wants to play what nobody else sees, whoever is asked: they say who they are, the others look away,
//! and the game waits for them.

use super::{Flow, Session};
use crate::cli::text::TextGame;
use crate::cli::text::command::{Command, Typed};
use crate::cli::text::terminal::Heard;
use engine::Seat;

impl<G: TextGame> Session<G> {
    /// Somebody wants to look at their hand, and to play from it: they say who they are, and the others look away.
    pub(super) fn let_speak(&mut self) -> Option<Flow> {
        let people = self.table.may_speak();
        if people.is_empty() {
            self.say_text("text-speak-none");
            return None;
        }
        self.table.look_away();
        self.clear_private();
        let asked = self.words.text("play-speak-title");
        self.say_apart(&asked);
        self.say_text("play-speak-hint");
        let named = people.iter().map(|seat| {
            let name = self.names.name(*seat).to_owned();
            self.text("play-speak-who", &[("name", name.into())])
        });
        let nobody = self.words.text("play-speak-nobody");
        let list: Vec<String> = named.chain([nobody]).collect();
        self.say_numbered(list.iter());
        let prompt = self.text("text-prompt", &[("count", list.len().into())]);
        loop {
            let line = match self.hear(&prompt) {
                Heard::Line(line) => line,
                Heard::End | Heard::Interrupted => return Some(self.leave()),
            };
            match Typed::of(&line, &self.words) {
                Typed::Number(number) if (1..=list.len()).contains(&number) => {
                    if let Some(seat) = people.get(number - 1) {
                        self.hear_out(*seat);
                    }
                    return Some(Flow::On);
                }
                Typed::Nothing => return Some(Flow::On),
                Typed::Command(Command::Quit, _) => return self.quit().or(Some(Flow::On)),
                Typed::Number(_) | Typed::Command(..) | Typed::Unknown => {
                    let wrong = self.text("text-wrong", &[("count", list.len().into())]);
                    self.say(&wrong);
                }
            }
        }
    }

    /// This person has said who they are. Whoever can play something only at the moment that is open to everybody
    /// one after the other is asked about that at once.
    fn hear_out(&mut self, seat: Seat) {
        self.table.speak(seat);
        let mut free = Vec::new();
        self.table.seen().free_actions(seat, &mut free);
        if free.is_empty() && self.table.comes_to(seat) {
            self.hush();
        }
    }

    /// Whoever plays although somebody else is asked is done.
    pub(super) fn hush(&mut self) -> Flow {
        let told = self.table.hush();
        self.tell(told);
        Flow::On
    }

    /// Whoever has answered looks away, unless they are not done, or what they are asked next is for their eyes as
    /// well.
    pub(super) fn look_away(&mut self) {
        let Some(seat) = self.shown_to.filter(|_| self.table.interrupts().is_none()) else {
            return;
        };
        self.table.look_away();
        if self.table.stranger() == Some(seat) {
            self.table.identify();
        }
    }
}
