//! Who wins and who is out with an answer, in words.

use super::Speaker;
use super::course::{Course, Fate};
use crate::fl;
use engine::classic::{Answer, Foresight};
use engine::{Seat, Seats};

/// What an answer leads to, where somebody wins or is out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foretold {
    /// In words, to the one who is asked; they begin small.
    pub said: String,
    /// The one who is asked wins.
    pub wins: bool,
    /// The one who is asked does not win, and is out.
    pub loses: bool,
    /// Nothing is said but that the one who is asked is out.
    pub only_out: bool,
}

impl Speaker<'_> {
    /// Who wins and who is out with an answer, said to the one who is asked; `None` where nobody is.
    #[must_use]
    pub fn foretold(&self, answer: Answer) -> Option<Foretold> {
        self.foretold_to(answer, self.seat())
    }

    /// Who wins and who is out with an answer, said to `to`, or to everybody; `None` where nobody is.
    #[must_use]
    pub fn foretold_to(&self, answer: Answer, to: Option<Seat>) -> Option<Foretold> {
        let asked = self.seat()?;
        let mut seen = self.state.foresee(answer);
        // Of dice that are resolved first, what they do; the others come later in any case.
        if let (Answer::Group(_), None) = (answer, seen.winners) {
            let own = Course::of(self.state, answer).unanswered();
            let out = seen.out.iter().filter(|seat| own.fate(*seat) == Fate::Out);
            seen.out = out.collect();
        }
        if seen.is_usual() {
            return None;
        }
        let (wins, ends_all) = (seen.wins(asked), seen.winners.is_some_and(Seats::is_empty));
        let mut said = Vec::new();
        match seen.winners {
            _ if to.is_some_and(|seat| seen.wins(seat)) => said.push(fl!(self.words, "play-fate-win")),
            Some(_) if ends_all => said.push(fl!(self.words, "play-fate-nobody")),
            Some(winners) => {
                let (count, who) = (winners.len(), self.all(winners));
                said.push(fl!(self.words, "play-fate-wins", count = count, who = who));
            }
            None => {}
        }
        let gone = if ends_all { Seats::default() } else { seen.out };
        let told = to.filter(|seat| gone.contains(*seat));
        let out = told.is_some_and(|seat| !seen.wins(seat));
        if out {
            said.push(fl!(self.words, "play-fate-out-you"));
        }
        let others = told.map_or(gone, |seat| gone.without(seat));
        if !others.is_empty() {
            let (count, who) = (others.len(), self.all(others));
            said.push(fl!(self.words, "play-fate-out", count = count, who = who));
        }
        said.extend(self.unless(&seen, to));
        Some(Foretold {
            only_out: out && said.len() == 1,
            said: said.join(", "),
            wins,
            loses: !wins && (ends_all || seen.out.contains(asked)),
        })
    }

    /// Who may play something against it.
    fn unless(&self, seen: &Foresight, to: Option<Seat>) -> Option<String> {
        let (words, who) = (self.words, seen.may_answer);
        let you = to.is_some_and(|seat| who.contains(seat));
        Some(match who.len() {
            0 => return None,
            1 if you => fl!(words, "play-fate-unless-you"),
            1 => fl!(words, "play-fate-unless", who = self.all(who)),
            _ => fl!(words, "play-fate-unless-any"),
        })
    }

    fn all(&self, seats: Seats) -> String {
        let names: Vec<String> = seats
            .iter()
            .map(|seat| self.names.name(seat).to_owned())
            .collect();
        self.words.list(&names)
    }
}
