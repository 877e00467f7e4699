//! What must hold at every question. Tests and `simulate` assert it after every answer, and so does loading.

use super::agenda::Effect;
use super::buzz::{Buzz, Shape};
use super::cards::{CardId, Cards};
use super::state::{Ending, Outcome, State};
use super::track::{LAST, Track};
use crate::Seat;
use crate::parts::must;

impl State {
    /// Checks the invariants.
    ///
    /// # Errors
    /// A sentence that names the first one that is broken. It never panics, whatever a file said.
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.check_ranges()?;
        self.check_waiting()?;
        // Visiting stops at the first answer.
        must(
            self.outcome.is_some() || !self.each_answer(&mut |_| false),
            || format!("asks: {:?} is asked and has no answer", self.asks),
        )
    }

    /// Every card is somewhere, and nowhere twice.
    pub(super) fn check_cards(&self) -> Result<(), String> {
        let on_the_way = self.agenda.iter().filter_map(|effect| match effect {
            Effect::Settle(card, _) => Some(*card),
            _ => None,
        });
        let everywhere = self
            .deck
            .iter()
            .chain(self.discard.iter())
            .chain(self.market.iter().copied().flatten())
            .chain(self.players.iter().flat_map(|player| player.kept.iter().copied()))
            .chain(on_the_way);
        let mut seen = Cards::default();
        for card in everywhere {
            must(!seen.has(card), || {
                format!(
                    "deck: {} lies in two places, and there is one of each card",
                    card.slug()
                )
            })?;
            seen.add(card);
        }
        match CardId::all().find(|card| !seen.has(*card)) {
            Some(card) => Err(format!("deck: {} lies nowhere", card.slug())),
            None => Ok(()),
        }
    }

    /// Buzz tokens lie side by side, and markers where a step can have brought them.
    pub(super) fn check_tracks(&self) -> Result<(), String> {
        let mut covered = [0u32; 2];
        for (buzz, placing) in self.laid() {
            let (slug, length) = (buzz.slug(), buzz.length());
            must((-LAST..=LAST + 1 - length).contains(&placing.low), || {
                format!(
                    "buzz: the lowest space of {slug} is from -{LAST} to {}, not {}",
                    LAST + 1 - length,
                    placing.low
                )
            })?;
            must(!placing.turned || buzz.turns(), || {
                format!("buzz: {slug} lies one way round only, so it is not turned")
            })?;
            must(!buzz.is_king() || self.stops_have_an_owner(), || {
                format!("buzz: {slug} belongs to The King, who does not play")
            })?;
            let spaces = ((1 << length) - 1) << (placing.low + LAST);
            let taken = &mut covered[placing.track.index()];
            must(*taken & spaces == 0, || {
                format!("buzz: {slug} lies on another token")
            })?;
            *taken |= spaces;
        }
        for track in Track::ALL {
            let (at, field) = (self.marker(track), format_args!("markers[{}]", track.index()));
            let shape = self.buzz_at(track, at).map(Buzz::shape);
            let middle = self
                .buzz_at(track, at)
                .and_then(|buzz| self.placing(buzz))
                .is_some_and(|placing| at.whole() == Some(placing.low + 1));
            must(
                at.whole().is_some() || matches!(shape, Some(Shape::Longer(_))),
                || {
                    format!(
                        "{field}: {at:?} is no space; only a token that makes the track longer has one there"
                    )
                },
            )?;
            must(shape != Some(Shape::Shorter) || !middle, || {
                format!("{field}: {at:?} is the space that a token takes away")
            })?;
        }
        Ok(())
    }

    /// The market is filled from the right, and has gaps only while it is being dealt or when the deck is
    /// empty.
    pub(super) fn check_market(&self) -> Result<(), String> {
        let gap = self.market.iter().position(Option::is_none);
        let Some(gap) = gap else { return Ok(()) };
        must(self.market[gap..].iter().all(Option::is_none), || {
            format!("market[{gap}]: it is empty, and a card lies on its left; cards slide to the right")
        })?;
        must(self.deck.is_empty() || self.deals(), || {
            format!("market[{gap}]: it is empty, and cards lie in the deck")
        })
    }

    /// The game is over when somebody has won, and who has won it says itself.
    pub(super) fn check_outcome(&self) -> Result<(), String> {
        let at_end = |track: &Track| self.marker(*track).halves().abs() == 2 * LAST;
        let ended: Vec<Track> = Track::ALL.into_iter().filter(at_end).collect();
        let fallen: Vec<Seat> = self
            .seats_in_order()
            .filter(|seat| self.player(*seat).health == 0)
            .collect();
        let Some(Outcome { ending, winner }) = self.outcome else {
            must(
                ended.is_empty(),
                || "outcome: a marker is at the end of its track, and the game is not over",
            )?;
            return must(
                fallen.is_empty(),
                || "players: a player has no hearts left, and the game is not over",
            );
        };
        self.sits("outcome.winner", winner)?;
        let right = match ending {
            Ending::Victory(track) => {
                (&*ended, &*fallen) == (&[track], &[])
                    && self.markers_won(winner) == Some(Ending::Victory(track))
            }
            Ending::Spotlight => ended.is_empty() && fallen.is_empty() && self.in_own_zone(winner) == 2,
            Ending::Knockout => ended.is_empty() && fallen == [self.rival(winner)],
        };
        must(right, || {
            format!(
                "outcome: seat {} has not won by {ending:?} on this table",
                winner.0
            )
        })
    }
}
