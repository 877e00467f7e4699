//! What the log tells of the table itself: what was taken back, and seats that have changed hands.

use super::PlayableGame;
use crate::storage::Who;
use ::table::Decision;
use engine::Seat;
use words::{Icon, Line, Names, Tone, Words, line};

/// Something that happened at the table and not in the game.
#[derive(Debug, Clone)]
pub(super) enum Note<G: PlayableGame> {
    /// A decision was taken back although more was known by then.
    TookBack(Decision<G>),
    /// Somebody else plays a seat now.
    Handed(Seat, Who),
    /// Its person has given up, and somebody else plays on.
    Conceded(Seat, Who),
}

impl<G: PlayableGame> Note<G> {
    /// It as a line of the log.
    pub(super) fn told(&self, words: &Words, names: &Names) -> Line {
        let (icon, seat, id, more) = match self {
            Self::TookBack(taken) => {
                let said = taken.before.answer_in_words(taken.answer, words, names);
                let id = if said.is_empty() {
                    "log-took-back"
                } else {
                    "log-took-back-what"
                };
                ("ui/undo.svg", taken.seat, id, said)
            }
            Self::Handed(seat, Who::Human) => ("ui/person.svg", *seat, "log-seat-person", String::new()),
            Self::Handed(seat, bot) => ("ui/bot.svg", *seat, "log-seat-bot", level(*bot, words)),
            Self::Conceded(seat, bot) => ("ui/bot.svg", *seat, "log-seat-conceded", level(*bot, words)),
        };
        let values = [
            ("who", names.marked(seat).into()),
            ("what", more.clone().into()),
            ("level", more.into()),
        ];
        let said = words.text_with(id, &values);
        Line {
            icon: Icon::Picture(icon),
            tone: Tone::Plain,
            parts: line::parts(&said),
        }
    }
}

/// How a bot plays, in words.
fn level(who: Who, words: &Words) -> String {
    words.text(&format!("who-{}", who.slug()))
}
