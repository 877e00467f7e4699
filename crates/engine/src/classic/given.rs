//! What a card would do: the same position in two versions, in one of which somebody has just got it.
//!
//! For whoever measures what cards are worth; nobody at a table can do this.

use super::Dice;
use super::agenda::{Phase, Table, Task};
use super::cards::CardId;
use super::packs::{FLOORS, Piece};
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
    /// rule, a tile and an Evolution in a deck are where they should be, and so are one Cultist more, a floor of the Tower
    /// that nobody owns, the Golden Scarab of somebody else and a monster that is not Berserk. A transformation card is
    /// taken from whoever's turn it is. The top of the Tower is the end of the game, and worth nothing but that.
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
            Kind::Piece(piece) => position.refuse_piece(piece).then_some(position),
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

    /// Takes a piece of a monster pack to where it lies before the monster whose turn it is gets it; says whether it can
    /// get it.
    fn refuse_piece(&mut self, piece: Piece) -> bool {
        let seat = self.turn.active;
        if !self.has_pack(piece.pack()) {
            return false;
        }
        match piece {
            Piece::Cultists => true,
            Piece::Floor(floor) => floor < FLOORS && self.floor_owner(floor).is_none(),
            Piece::Scarab => self.scarab().is_some_and(|owner| owner != seat),
            Piece::Berserk => !self.is_berserk(seat),
            Piece::Form if !self.may_be_given(seat) => false,
            Piece::Form => {
                let mut table = Table {
                    state: self,
                    teller: &mut |_, _| {},
                    turns: 0,
                };
                table.lose_form(seat);
                true
            }
        }
    }

    /// The same position after this seat has got that card for nothing: a Keep card, a costume or a tile in front of it,
    /// a Discard card resolved, an Evolution in its hand, a curse ruling from now on, what a monster pack puts in front of
    /// a monster, or that monster Berserk. `None` where it [may not](Self::may_be_given), or where the card is not to be had
    /// ([`refused`](Self::refused)). Questions that the card asks at once come next; then the turn goes on with its first
    /// throw.
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
            Kind::Piece(piece) => table.give_piece(seat, piece)?,
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

impl Table<'_> {
    /// Gives a monster a piece of a pack, as its pack would; `None` where it cannot get it.
    fn give_piece(&mut self, seat: Seat, piece: Piece) -> Option<()> {
        if !self.has_pack(piece.pack()) {
            return None;
        }
        match piece {
            Piece::Cultists => {
                self.one_more_cultist(seat);
            }
            Piece::Floor(floor) => {
                let free = floor < FLOORS && self.floor_owner(floor).is_none();
                free.then(|| self.take_piece(seat, piece))?;
            }
            Piece::Scarab => {
                let other = self.scarab().is_some_and(|owner| owner != seat);
                other.then(|| self.take_scarab(seat))?;
            }
            Piece::Berserk => {
                let calm = !self.is_berserk(seat);
                calm.then(|| self.packs.berserk.insert(seat))?;
            }
            Piece::Form => {
                let bare = self.is_beast(seat).is_none();
                // Everybody has one, so it comes from no other monster.
                bare.then(|| self.comes_into_play(seat, CardId::of_piece(piece), None))?;
            }
        }
        Some(())
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
            .chain(CardId::pieces())
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
                with.check().expect("the table is whole");
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
            // One Cultist more and the Scarab of somebody else can be given.
            for held in state.in_play().iter().filter(|held| held.card.piece().is_none()) {
                assert_eq!(state.refused(held.card, &mut Lottery(1)), None);
            }
            for seat in state.all_seats().filter(|seat| *seat != state.active()) {
                assert_eq!(state.given(seat, card), None);
            }
        });
    }

    /// What a monster has of each piece before and after it was refused and given.
    #[test]
    fn pieces_of_packs_are_refused_and_given() {
        let has = |state: &State, seat: Seat, slug: &str| match slug {
            "cultists" => state.cultists(seat),
            "tower-bottom" => u8::from(state.floor_owner(1) == Some(seat)),
            "tower-middle" => u8::from(state.floor_owner(2) == Some(seat)),
            "tower-top" => u8::from(state.floor_owner(3) == Some(seat)),
            "transformation" => u8::from(state.is_beast(seat).is_some()),
            "golden-scarab" => u8::from(state.scarab() == Some(seat)),
            "berserk" => u8::from(state.is_berserk(seat)),
            other => panic!("{other} is new"),
        };
        let mut seen = std::collections::BTreeMap::<&str, (u32, u32)>::new();
        for game in 0..30 {
            play_on(everything(3), game, 900, |state, _, _| {
                let seat = state.active();
                if !state.may_be_given(seat) {
                    return;
                }
                for card in CardId::pieces() {
                    let (slug, before) = (card.slug(), has(state, seat, card.slug()));
                    let Some(refused) = state.refused(card, &mut Lottery(1)) else {
                        seen.entry(slug).or_default().1 += 1;
                        continue;
                    };
                    refused
                        .check()
                        .unwrap_or_else(|broken| panic!("{slug}: {broken}"));
                    let without = has(&refused, seat, slug);
                    let wanted = if slug == "transformation" { 0 } else { before };
                    assert_eq!(without, wanted, "{slug}");
                    let with = refused
                        .given(seat, card)
                        .unwrap_or_else(|| panic!("{slug} is given"));
                    with.check().unwrap_or_else(|broken| panic!("{slug}: {broken}"));
                    assert_eq!(has(&with, seat, slug), without + 1, "{slug}");
                    for other in state.all_seats().filter(|other| *other != seat) {
                        let lost = u8::from(slug == "golden-scarab") * has(&refused, other, slug);
                        assert_eq!(
                            has(&with, other, slug),
                            has(&refused, other, slug) - lost,
                            "{slug}"
                        );
                    }
                    seen.entry(slug).or_default().0 += 1;
                }
            });
        }
        for (slug, (given, kept)) in seen {
            assert_eq!(given > 0, slug != "tower-top", "{slug}: {given}");
            let is_kept = ["tower-bottom", "golden-scarab", "berserk"].contains(&slug);
            assert!(kept > 0 || !is_kept, "{slug}: somebody has it at some time");
        }
        // Without the pack there is nothing to give.
        play_on(
            Setup::of(3).expect("3").start().expect("a table"),
            1,
            300,
            |state, _, _| {
                for card in CardId::pieces() {
                    assert_eq!(state.refused(card, &mut Lottery(1)), None);
                    assert_eq!(state.given(state.active(), card), None);
                }
            },
        );
    }
}
