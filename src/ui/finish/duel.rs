//! A finished duel, as the result shows it.

use super::{Count, Finished, ResultView};
use crate::storage::{DuelSetup, SeatSetup, Who};
use crate::ui::Context;
use crate::ui::review::Replayable;
use crate::ui::{art, font, theme};
use engine::Seat;
use engine::duel::{Ending, Outcome, State, Track};
use iced::widget::{Space, column, container, row, stack};
use iced::{Color, Element, Fill, FillPortion, Theme, border};
use words::{Words, duel};

/// A finished game of Duel: all that the result needs.
#[derive(Debug, Clone)]
pub struct Summary {
    /// Who sat where, for names, colours and the rematch.
    pub setup: DuelSetup,
    /// Who won and how; `None` where the game was given up.
    pub outcome: Option<Outcome>,
    /// All that was played.
    pub game: Finished<State>,
}

impl ResultView for Summary {
    fn seats(&self) -> &[SeatSetup] {
        &self.setup.seats
    }

    fn forfeit(&self) -> Option<Seat> {
        self.game.forfeit()
    }

    fn won(&self, seat: Seat) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == seat)
    }

    fn how(&self, context: Context<'_>) -> Option<String> {
        let (words, outcome) = (context.words, self.outcome?);
        Some(match outcome.ending {
            Ending::Victory(track) => words.text(&format!("duel-result-victory-{}", track.slug())),
            Ending::Spotlight => words.text("duel-result-spotlight"),
            Ending::Knockout => {
                let loser = self.last().rival(outcome.winner);
                let name = context.name(&self.setup.seats[loser.index()]);
                words.text_with("duel-result-knockout", &[("name", name.into())])
            }
        })
    }

    fn turns(&self) -> u16 {
        self.last().turn().number
    }

    fn seed(&self) -> u64 {
        self.game.seed()
    }

    fn places(&self) -> Vec<Seat> {
        let rival = |seat| self.last().rival(seat);
        let first = match self.outcome {
            Some(outcome) => outcome.winner,
            None => self.forfeit().map_or(Seat(0), rival),
        };
        vec![first, rival(first)]
    }

    fn fate(&self, context: Context<'_>, _: Seat) -> String {
        let words: &Words = context.words;
        words.text(match self.outcome.map(|outcome| outcome.ending) {
            None => "result-alive",
            Some(Ending::Knockout) => "duel-result-fallen",
            Some(Ending::Victory(_) | Ending::Spotlight) => "duel-result-beaten",
        })
    }

    fn counts(&self, seat: Seat) -> Vec<Count> {
        let player = self.last().player(seat);
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
    /// The last position.
    #[must_use]
    pub fn last(&self) -> &State {
        self.game.state()
    }

    /// Who sits at the left end of the tracks, as at the table: the only person, and otherwise the first
    /// seat.
    fn near(&self) -> Seat {
        let is_human = |seat: &Seat| self.setup.seats[seat.index()].who == Who::Human;
        let mut humans = [Seat(0), Seat(1)].into_iter().filter(is_human);
        let first = humans.next().filter(|_| humans.next().is_none());
        first.unwrap_or_default()
    }

    /// One track with its marker, below its name.
    fn track<'a, Message: 'a>(&self, track: Track, context: Context<'a>) -> Element<'a, Message> {
        const NEAR: f32 = 3.0;
        let height = context.grow(30.0, 42.0);
        let marker = self.marker(track);
        let cell = |halves: i8| -> Element<'a, Message> {
            let here = halves == marker;
            let owner = &self.setup.seats[self.owner(halves).index()];
            let path = match halves.abs() {
                _ if here => format!("duel/marker-{}.svg", track.slug()),
                VICTORY => "duel/victory.svg".to_owned(),
                _ => String::new(),
            };
            let face = (!path.is_empty()).then(|| art::svg(&path).width(height).height(height));
            container(column![].push(face))
                .center_x(Fill)
                .center_y(height)
                .style(space(theme::house(owner.colour), halves))
                .into()
        };
        // Between two spaces stands a marker only on the space that a token has put there.
        let spaces = |from: i8, to: i8| {
            let there = (from..=to).filter(move |halves| halves % 2 == 0 || *halves == marker);
            let count = there.clone().count() as u16;
            let cells = row(there.map(cell)).spacing(NEAR);
            let won = self.has_won(track, from);
            let ring = won.then(|| container(Space::new()).width(Fill).height(Fill).style(ring));
            // A ring lies over the cells and takes none of their room.
            stack![cells].push(ring).width(FillPortion(count))
        };
        let parts = [
            (-14, -14),
            (-13, -11),
            (-10, -6),
            (-5, 5),
            (6, 10),
            (11, 13),
            (14, 14),
        ];
        let all = row(parts.map(|(from, to)| spaces(from, to).into())).spacing(NEAR);
        let label = font::bold(duel::track_name(context.words, track), 13);
        column![label, all].spacing(3).into()
    }

    /// How many half spaces to the right of the middle a marker stands.
    fn marker(&self, track: Track) -> i8 {
        // The near one pulls to the left, where the spaces below zero are drawn.
        -self.last().marker(track).halves() * self.last().side(self.near())
    }

    /// On whose side a space lies.
    fn owner(&self, halves: i8) -> Seat {
        let near = self.near();
        if halves < 0 { near } else { self.last().rival(near) }
    }

    /// Has the game been won on these spaces of a track, named by the first one from the left?
    fn has_won(&self, track: Track, from: i8) -> bool {
        let won = self.outcome.filter(|outcome| outcome.winner == self.owner(from));
        match won.map(|outcome| outcome.ending) {
            Some(Ending::Victory(of)) => of == track && from.abs() == VICTORY,
            Some(Ending::Spotlight) => matches!(from, -10 | 6),
            Some(Ending::Knockout) | None => false,
        }
    }
}

/// A victory space, in half spaces from the middle.
const VICTORY: i8 = 14;

/// A space in the colour of its owner; a zone is lit.
fn space(house: Color, halves: i8) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let own = theme::on_panel(theme::colours(theme), house);
        let (fill, glow) = match halves.abs() {
            VICTORY => (own, 0.6),
            6..=10 => (theme::mix(own, theme::arena::LIT, 0.8), 0.85),
            _ => (own, 0.0),
        };
        let look = theme::space(fill, glow)(theme);
        if glow > 0.0 {
            container::Style {
                border: border::rounded(5).width(2).color(own),
                ..look
            }
        } else {
            look
        }
    }
}

/// Around what has won.
fn ring(theme: &Theme) -> container::Style {
    container::Style {
        border: border::rounded(6).width(2.5).color(theme::colours(theme).text),
        ..container::Style::default()
    }
}

impl Replayable for Summary {
    type Game = State;

    fn setup(&self) -> &DuelSetup {
        &self.setup
    }

    fn game(&self) -> &Finished<State> {
        &self.game
    }
}

#[cfg(test)]
mod tests {
    use super::{Finished, ResultView, State};
    use crate::storage::DuelSetup;
    use crate::ui::game_screen::ScreenGame as _;
    use crate::ui::picture::finished;
    use engine::Seat;
    use engine::duel::{Ending, Track};

    #[test]
    fn whoever_gives_up_leaves_the_first_place_to_the_rival() {
        let setup = DuelSetup::default();
        let whole = finished::<State>(&setup).expect("a finished duel").game;
        let mut given_up = whole.at(whole.history().len() / 2, &mut |_, _| {});
        given_up.concede(Seat(0));
        let game = Finished::of(&given_up).expect("it is over");
        let summary = State::summary(&setup, game, &()).expect("a result");
        assert_eq!(summary.places(), [Seat(1), Seat(0)]);
        assert!(!summary.won(Seat(1)) && summary.forfeit() == Some(Seat(0)));
        let ringed = |track: &Track| {
            [-14, -10, 6, 14]
                .iter()
                .any(|from| summary.has_won(*track, *from))
        };
        assert!(!Track::ALL.iter().any(ringed));
    }

    #[test]
    fn the_winner_stands_first_and_has_won_alone() {
        for seed in 1..9 {
            let setup = DuelSetup {
                seed: Some(seed),
                ..DuelSetup::default()
            };
            let summary = finished::<State>(&setup).expect("a finished duel");
            let places = summary.places();
            assert_eq!(places.len(), 2, "seed {seed}");
            assert_eq!(summary.near(), Seat(0), "where the person sits");
            let won_on = |track| [-14, -10, 6, 14].map(|from| summary.has_won(track, from));
            let rings = Track::ALL.map(won_on).concat().into_iter().filter(|won| *won);
            let outcome = summary.outcome.expect("it was played to its end");
            let expected = match outcome.ending {
                Ending::Victory(track) => {
                    assert!(summary.has_won(track, summary.marker(track)), "seed {seed}");
                    1
                }
                Ending::Spotlight => 2,
                Ending::Knockout => 0,
            };
            assert_eq!(rings.count(), expected, "seed {seed}");
            assert!(summary.won(places[0]) && !summary.won(places[1]), "seed {seed}");
            assert!(places.iter().all(|seat| summary.counts(*seat).len() == 4));
        }
    }
}
