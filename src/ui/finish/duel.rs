//! A finished duel, as the result shows it.

use super::{Count, Finished};
use crate::engine::Seat;
use crate::engine::duel::Ending;
use crate::i18n::Words;
use crate::storage::SeatSetup;
use crate::ui::screen::Context;
use crate::ui::screen::duel::Summary;

impl Finished for Summary {
    fn seats(&self) -> &[SeatSetup] {
        &self.setup.seats
    }

    fn won(&self, seat: Seat) -> bool {
        self.outcome.winner == seat
    }

    fn how(&self, context: Context<'_>) -> String {
        let words = context.words;
        match self.outcome.ending {
            Ending::Victory(track) => words.text(&format!("duel-result-victory-{}", track.slug())),
            Ending::Spotlight => words.text("duel-result-spotlight"),
            Ending::Knockout => {
                let loser = self.last.rival(self.outcome.winner);
                let name = context.name(&self.setup.seats[loser.index()]);
                words.text_with("duel-result-knockout", &[("name", name.into())])
            }
        }
    }

    fn turns(&self) -> u16 {
        self.turns
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn places(&self) -> Vec<Seat> {
        let winner = self.outcome.winner;
        vec![winner, self.last.rival(winner)]
    }

    fn fate(&self, context: Context<'_>, _: Seat) -> String {
        let fallen = self.outcome.ending == Ending::Knockout;
        let words: &Words = context.words;
        words.text(if fallen {
            "duel-result-fallen"
        } else {
            "duel-result-beaten"
        })
    }

    fn counts(&self, seat: Seat) -> Vec<Count> {
        let player = self.last.player(seat);
        let hearts = match player.health {
            0 => Count::Skull,
            hearts => Count::Number("tokens/heart", hearts.into()),
        };
        vec![
            hearts,
            Count::Number("tokens/energy", player.energy),
            Count::Number("duel/dice-token", player.tokens.into()),
            Count::Number("tokens/keep", player.kept.iter().count() as u16),
        ]
    }

    fn columns(&self) -> u8 {
        4
    }
}
