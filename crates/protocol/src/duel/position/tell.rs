//! From a state to words: what lies on the table is said, what waits stands under `rest`.

use super::{Deck, EndingName, Lying, Markers, OutcomeEntry, Phase, Position, SeatEntry, TurnEntry};
use crate::desk::value;
use crate::duel::slug::Token;
use crate::position::{Rest, differences};
use engine::duel::{self, Answer, Buzz, Ending, Face, Outcome, Player, State, Track, What};
use table::notation::said::dice_of;

impl Position {
    /// All of it.
    pub fn whole(state: &State, coming: &[Answer]) -> Self {
        let mut position = Self::told(state);
        // The phase says what waits, if nothing else does.
        let by_phase = position.clone().lay();
        if !matches!(by_phase, Ok(laid) if laid.state == *state) {
            let actual = value(state);
            match position.table().map(|table| table.bare()) {
                Ok(Ok(bare)) => {
                    let mut rest = Rest::new();
                    differences(&mut String::new(), &position.record(&bare), &actual, &mut rest);
                    position.rest = rest;
                }
                // Every state that the rules reach can be laid out; what cannot is told as it is.
                _ => {
                    position.rest.insert(String::new(), actual);
                }
            }
        }
        position.deck.order = coming
            .iter()
            .filter_map(|answer| match answer {
                Answer::Card(card) => Some(*card),
                _ => None,
            })
            .collect();
        position
    }

    /// What lies on the table: all that anybody may know.
    pub fn told(state: &State) -> Self {
        let table = duel::Position::of(state);
        let turn = &table.turn;
        // Dice that nobody has thrown yet show nothing.
        let unthrown = turn.rolls == 1 && matches!(state.question().what, What::Throw { .. });
        let lying = |(buzz, placing): (Buzz, &Option<duel::Placing>)| {
            let placing = (*placing)?;
            Some((
                Token(buzz),
                Lying {
                    track: placing.track,
                    low: Some(placing.low),
                    turned: placing.turned,
                    spaces: None,
                },
            ))
        };
        Self {
            automatic: table.automatic,
            first: table.first.0,
            seats: table.players.iter().map(SeatEntry::told).collect(),
            markers: Markers {
                fame: table.markers[Track::Fame.index()],
                destruction: table.markers[Track::Destruction.index()],
            },
            buzz: Buzz::ALL.into_iter().zip(&table.buzz).filter_map(lying).collect(),
            market: table.market.to_vec(),
            deck: Deck {
                size: Some(state.deck().count()),
                order: Vec::new(),
            },
            discard: table.discard.iter().collect(),
            turn: TurnEntry {
                active: turn.active.0,
                number: turn.number,
                phase: if unthrown {
                    Phase::FirstRoll
                } else {
                    Phase::of(state)
                },
                dice: turn.dice.iter().filter(|_| !unthrown).collect(),
                rolls: Some(if unthrown { 0 } else { turn.rolls }),
                fewer_dice: turn.fewer,
                tokens_spent: turn.tokens,
                out: dice_of(turn.out),
                added: Face::ALL
                    .into_iter()
                    .flat_map(|face| std::iter::repeat_n(face, usize::from(turn.added[face.index()])))
                    .collect(),
                resolved: turn.resolved.iter().collect(),
                claws: turn.claws,
                bought: turn.bought,
                buying: state.purchase(),
                used: turn.spent.iter().collect(),
                again: turn.again,
            },
            outcome: table.outcome.map(OutcomeEntry::told),
            rest: Rest::new(),
        }
    }
}

impl SeatEntry {
    fn told(player: &Player) -> Self {
        Self {
            monster: player.monster,
            hearts: Some(player.health),
            energy: player.energy,
            tokens: player.tokens,
            cards: player.kept.to_vec(),
            awaiting: player.awaiting.iter().collect(),
            hits: player.hits,
            shielded: player.shielded,
        }
    }
}

impl OutcomeEntry {
    pub fn told(Outcome { ending, winner }: Outcome) -> Self {
        let (ending, track) = match ending {
            Ending::Victory(track) => (EndingName::Victory, Some(track)),
            Ending::Spotlight => (EndingName::Spotlight, None),
            Ending::Knockout => (EndingName::Knockout, None),
        };
        Self {
            ending,
            track,
            winner: winner.0,
        }
    }
}
