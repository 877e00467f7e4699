//! A finished duel, as the result shows it.

use super::{Count, Finished};
use crate::engine::Seat;
use crate::engine::duel::{Ending, Outcome, State, Track};
use crate::i18n::{Words, duel};
use crate::storage::{DuelSetup, SeatSetup, Who};
use crate::ui::screen::Context;
use crate::ui::{art, font, theme};
use iced::widget::{column, container, row, text};
use iced::{Center, Element, Fill};

/// A finished game of Duel: all that the result needs.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Who sat where, for names, colours and the rematch.
    pub setup: DuelSetup,
    /// Who won and how.
    pub outcome: Outcome,
    /// How many turns were played.
    pub turns: u16,
    /// The last position.
    pub last: State,
    /// The number from which its chance was drawn.
    pub seed: u64,
}

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

    fn another(&self, words: &Words) -> String {
        words.text("duel-result-new")
    }

    /// Where the markers stand.
    fn more<'a, Message: 'a>(&self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let tracks = Track::ALL.map(|track| self.track(track, context));
        Some(column(tracks).spacing(context.grow(6.0, 10.0)).into())
    }
}

impl Summary {
    /// Who sits at the left end of the tracks, as at the table: the only person, and otherwise the first seat.
    fn near(&self) -> Seat {
        let is_human = |seat: &Seat| self.setup.seats[seat.index()].who == Who::Human;
        let mut humans = [Seat(0), Seat(1)].into_iter().filter(is_human);
        let first = humans.next().filter(|_| humans.next().is_none());
        first.unwrap_or_default()
    }

    /// One track with its marker.
    fn track<'a, Message: 'a>(&self, track: Track, context: Context<'a>) -> Element<'a, Message> {
        let height = context.grow(20.0, 25.0);
        let near = self.near();
        // The near one pulls to the left, where the spaces below zero are drawn.
        let marker = -self.last.marker(track).halves() * self.last.side(near);
        let cell = |halves: i8| -> Option<Element<'a, Message>> {
            let here = halves == marker;
            if halves % 2 != 0 && !here {
                return None;
            }
            let owner = if halves < 0 { near } else { self.last.rival(near) };
            let owner = &self.setup.seats[owner.index()];
            let glow = match halves.unsigned_abs() {
                14 => 0.9,
                6..=10 => 0.5,
                _ => 0.0,
            };
            let face = here.then(|| {
                let picture = art::svg(&format!("duel/marker-{}.svg", track.slug()));
                picture.width(height).height(height)
            });
            let cell = container(column![].push(face))
                .center_x(Fill)
                .center_y(height)
                .style(theme::space(theme::house(owner.colour), glow));
            Some(cell.into())
        };
        let label = font::bold(duel::track_name(context.words, track), 13)
            .width(context.grow(86.0, 100.0))
            .wrapping(text::Wrapping::None);
        let cells = row((-14..=14).filter_map(cell)).spacing(3);
        row![label, cells].spacing(10).align_y(Center).into()
    }
}

#[cfg(test)]
mod tests {
    use super::Finished;
    use crate::storage::DuelSetup;
    use crate::ui::picture::finished_duel;

    #[test]
    fn the_winner_stands_first_and_has_won_alone() {
        for seed in 1..5 {
            let setup = DuelSetup {
                seed: Some(seed),
                ..DuelSetup::default()
            };
            let summary = finished_duel(setup).expect("a finished duel");
            let places = summary.places();
            assert_eq!(places.len(), 2, "seed {seed}");
            assert_eq!(summary.near(), crate::engine::Seat(0), "where the person sits");
            assert!(summary.won(places[0]) && !summary.won(places[1]), "seed {seed}");
            assert!(places.iter().all(|seat| summary.counts(*seat).len() == 4));
        }
    }
}
