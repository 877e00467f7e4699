//! Duel as bots play it: any legal answer, for the time being.

use super::{Bot, Level, Seated, Stop};
use crate::engine::duel::{Answer, State};
use crate::engine::{Asked, Game, Seat};

struct Any(u64);

impl Bot<State> for Any {
    fn choose(&mut self, seen: &State, seat: Seat, _: &Stop) -> Option<Answer> {
        if seen.asks() != Asked::Seat(seat) {
            return None;
        }
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        self.0 = super::draw::mixed(self.0, 1);
        answers.get(self.0 as usize % answers.len().max(1)).copied()
    }
}

impl Seated for State {
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Any(seed))
    }
}
