//! What a card would do: the same position in two versions, in one of which somebody has just got it.
//!
//! For whoever measures what cards are worth; nobody at a table can do this.

use super::Dice;
use super::agenda::{Phase, Table, Task};
use super::cards::CardId;
use super::question::{Question, What};
use super::rule::Kind;
use super::state::State;
use crate::parts::small;
use crate::{Asked, Chance, Game as _, Seat};

impl State {
    /// May this seat be [`given`](Self::given) something? Its turn has begun, and its dice are about to be thrown for the
    /// first time.
    #[must_use]
    pub fn may_be_given(&self, seat: Seat) -> bool {
        let mut waiting = self.agenda.iter().rev();
        let mut next = || {
            waiting
                .find(|task| !matches!(task, Task::SpecialDice(_)))
                .copied()
        };
        self.asks() == Asked::Nature
            && seat == self.turn.active
            && self.turn.rolls == 1
            && matches!(self.asks.what, What::Throw { .. })
            && [next(), next()] == [Task::Rolling, Task::Phase(Phase::FixDice)].map(Some)
    }

    /// The same position with this card where nobody sees it: if it is for sale, another one is turned over in its
    /// place. `None` where somebody has it, where it is gone, or where the table has no such card. A curse that does not
    /// rule, a tile and an Evolution in a deck are where they should be.
    #[must_use]
    pub fn refused(&self, card: CardId, chance: &mut dyn Chance) -> Option<Self> {
        let mut position = *self;
        match card.card().kind {
            Kind::Tile(_) => (self.tiles & card.tile_bit() != 0).then_some(position),
            Kind::Curse(_) => self.packs.curses.contains(card).then_some(position),
            Kind::Evolution(_) => {
                let mut decks = self.evolutions.decks.iter();
                decks.any(|deck| deck.contains(card)).then_some(position)
            }
            Kind::Piece(_) => None,
            Kind::Keep | Kind::Discard | Kind::Costume => {
                if position.bag.count(card.0) > 0 {
                    return Some(position);
                }
                let slot = self.market.iter().position(|sold| *sold == Some(card))?;
                let bag = &mut position.bag;
                let other = bag.nth(chance.below(bag.total().max(1)))?;
                bag.take(other);
                bag.add(card.0);
                position.market[slot] = Some(CardId(other));
                position.revealed &= !(1 << small(slot));
                Some(position)
            }
        }
    }

    /// The same position after this seat has got that card for nothing: a Keep card, a costume or a tile in front of it,
    /// a Discard card resolved, an Evolution in its hand, a curse ruling from now on. `None` where it
    /// [may not](Self::may_be_given), or where the card is not to be had ([`refused`](Self::refused)). Questions that the
    /// card asks at once come next; then the turn goes on with its first throw.
    #[must_use]
    pub fn given(&self, seat: Seat, card: CardId) -> Option<Self> {
        if !self.may_be_given(seat) {
            return None;
        }
        let mut position = *self;
        let mut table = Table {
            state: &mut position,
            teller: &mut |_, _| {},
            turns: 0,
        };
        table.asks = Question::NONE;
        // How many dice are thrown is found anew.
        table
            .agenda
            .retain(|task| !matches!(task, Task::SpecialDice(_) | Task::Rolling));
        table.agenda.pop();
        table.push(Task::Phase(Phase::Roll));
        table.turn.rolls = 0;
        table.turn.dice = Dice::fresh(0);
        match card.card().kind {
            Kind::Piece(_) => return None,
            Kind::Evolution(_) => {
                let index = seat.index();
                if !table.evolutions.decks[index].take(card) {
                    return None;
                }
                table.evolutions.hands[index].insert(card);
            }
            Kind::Curse(_) => {
                if !table.packs.curses.contains(card) {
                    return None;
                }
                table.curse_revealed(card);
            }
            Kind::Tile(_) => {
                if table.tiles & card.tile_bit() == 0 {
                    return None;
                }
                table.take_tile(seat, card);
            }
            Kind::Keep | Kind::Discard | Kind::Costume => {
                if !table.bag.take(card.0) || !table.resolving.has_room() {
                    return None;
                }
                table.resolving.push(card);
                table.gain_card(card, seat);
            }
        }
        table.run();
        Some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CardId, Options, Pack, PowerUp, Setup, State, Wickedness};
    use crate::proof::{Lottery, play_on};
    use crate::{Chance, Game, Seat};

    fn everything(seats: usize) -> State {
        let mut setup = Setup::of(seats).expect("2 to 6");
        setup.options = Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            power_up: PowerUp::Standard,
            packs: Pack::ALL.into_iter().collect(),
            ..Options::default()
        };
        setup.start().expect("a table")
    }

    /// Plays some answers at random; says what is broken.
    fn goes_on(mut state: State, chance: &mut Lottery) -> Result<(), String> {
        for _ in 0..60 {
            state.check()?;
            let Some(answer) = state.any_answer(chance) else {
                break;
            };
            state
                .apply(answer)
                .map_err(|error| format!("{answer:?}: {error:?}"))?;
        }
        Ok(())
    }

    #[test]
    fn whatever_is_given_lies_where_it_should_and_the_game_goes_on() {
        let (mut given, mut chance) = (std::collections::BTreeSet::new(), Lottery(7));
        let cards: Vec<CardId> = CardId::all()
            .chain(CardId::tiles())
            .chain(CardId::evolutions())
            .chain(CardId::curses())
            .collect();
        for (game, seats) in (0..40u64).zip((2..=6).cycle()) {
            play_on(everything(seats), game, 900, |state, _, _| {
                let seat = state.active();
                if !state.may_be_given(seat) {
                    return;
                }
                let many = u32::try_from(cards.len()).expect("hundreds");
                let card = cards[chance.below(many) as usize];
                let Some(refused) = state.refused(card, &mut chance) else {
                    return;
                };
                refused.check().expect("the table is whole");
                let Some(with) = refused.given(seat, card) else {
                    return;
                };
                given.insert(card);
                assert_ne!(with, refused, "{}", card.slug());
                if let Err(broken) = goes_on(with, &mut chance) {
                    panic!("{} in game {game}: {broken}", card.slug());
                }
            });
        }
        assert!(given.len() > 120, "{} of {}", given.len(), cards.len());
    }

    #[test]
    fn nothing_is_given_that_somebody_has_or_at_another_time() {
        let start = everything(3);
        let card = CardId::all().next().expect("a card");
        assert_eq!(start.given(Seat(0), card), None, "nobody rolls yet");
        play_on(start, 3, 400, |state, _, _| {
            for held in state.in_play() {
                assert_eq!(state.refused(held.card, &mut Lottery(1)), None);
            }
            for seat in state.all_seats().filter(|seat| *seat != state.active()) {
                assert_eq!(state.given(seat, card), None);
            }
        });
    }
}
