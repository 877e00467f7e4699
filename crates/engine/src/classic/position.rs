//! Positions laid by hand: a table told by what lies on it, and the part of a turn at which play goes on.
//!
//! [`Position`] holds what can be seen and counted, and nothing of what waits. [`Position::bare`] makes a
//! state of it in which nobody is asked yet; [`State::resume`] takes such a state, lets a turn go on at a
//! [`Stage`] and comes back with the first question. What is laid holds the same invariants as what is
//! loaded: everything else is a sentence.

use super::agenda::{Phase, Task};
use super::in_play::InPlay;
use super::question::{Moment, Question, What};
use super::rule::Stat;
use super::state::{Extra, Held, Key, Known, MARKET, Outcome, Player, State, Turn};
use super::{CardId, Event, EvolutionSet, Options, PowerUp, Reserved, Setup, SpecialFace};
use crate::parts::must;
use crate::parts::{Shelf, small};
use crate::{Asked, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize};

/// What lies on a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    /// What the table agreed on.
    pub options: Options,
    /// The monsters, in seat order.
    pub players: Vec<Player>,
    /// The market, slot by slot.
    pub market: [Option<CardId>; MARKET],
    /// Cards on top of the deck that somebody has seen, the top one first.
    pub known: Vec<Known>,
    /// The discard pile, in any order.
    pub discard: Vec<CardId>,
    /// Cards and tiles in play, in the order in which they came.
    pub in_play: Vec<Held>,
    /// The Evolutions in each hand, in seat order; those that are left out are empty.
    pub hands: Vec<EvolutionSet>,
    /// Those in each discard pile of Evolutions, in seat order.
    pub evolutions_discarded: Vec<EvolutionSet>,
    /// Those in each deck, in seat order; where none is said, those of its monster that lie nowhere else.
    pub evolution_decks: Vec<Option<EvolutionSet>>,
    /// Those under each deck, in seat order, the one that is drawn first at the front.
    pub under_decks: Vec<Vec<CardId>>,
    /// Of those in hands and discard piles, the ones that everybody knows to be there.
    pub shown: EvolutionSet,
    /// Whose the Evolution is that somebody else holds in its hand.
    pub stray_of: Option<Seat>,
    /// The bearer of the target token.
    pub target: Option<Seat>,
    /// The cards on which a saucer lies.
    pub saucers: Vec<Key>,
    /// Power cards under Evolutions.
    pub reserved: Vec<Reserved>,
    /// The wickedness tiles that still lie on the gauge.
    pub gauge: Vec<CardId>,
    /// The curse that lies open, in a game with curses.
    pub curse: Option<CardId>,
    /// The curses that are over.
    pub curses_gone: Vec<CardId>,
    /// Who is Berserk.
    pub berserk: Seats,
    /// What the Berserk die shows in this turn.
    pub berserk_die: Option<SpecialFace>,
    /// What the Die of Fate shows in this turn.
    pub fate: Option<SpecialFace>,
    /// The Die of Fate has taken effect.
    pub fated: bool,
    /// The record of the turn.
    pub turn: Turn,
    /// The seat whose ordinary turn was the last one.
    pub order: Seat,
    /// Dice lost in a chain of extra turns.
    pub penalty: u8,
    /// Full extra turns that wait.
    pub queued: Vec<Extra>,
    /// The name that the next card in play gets.
    pub next_key: u16,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The parts of a turn at which a position laid by hand can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The turn begins: income, cards at the start of a turn, then the first roll.
    Start,
    /// Rolling: the first throw if there are no dice yet, otherwise what to throw again.
    Roll,
    /// The rolls are over: the others have their say about the dice, then the active monster.
    ChangeDice,
    /// The dice are counted and their groups resolved; if groups are marked, only those are left.
    Resolve,
    /// The groups are resolved: the active monster enters Tokyo if it has to.
    Enter,
    /// Buying.
    Buy,
    /// The end of the turn.
    End,
}

impl Position {
    /// What lies on the table of `state`.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            options: state.options,
            players: state.players[..usize::from(state.seats)].to_vec(),
            market: state.market,
            known: state.known.to_vec(),
            discard: state
                .discarded()
                .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
                .collect(),
            in_play: state.in_play.to_vec(),
            hands: state.all_seats().map(|seat| state.hand(seat)).collect(),
            evolutions_discarded: state
                .all_seats()
                .map(|seat| state.evolutions_discarded(seat))
                .collect(),
            evolution_decks: state.all_seats().map(|seat| state.unusual_deck(seat)).collect(),
            under_decks: state
                .all_seats()
                .map(|seat| state.evolutions.under[seat.index()].to_vec())
                .collect(),
            shown: state.evolutions.shown,
            stray_of: state.evolutions.stray_of,
            target: state.evolutions.target,
            saucers: state.evolutions.saucers.to_vec(),
            reserved: state.evolutions.reserved.to_vec(),
            gauge: state.all_tiles().collect(),
            curse: state.packs.curse,
            curses_gone: state.curses_gone().collect(),
            berserk: state.packs.berserk,
            berserk_die: state.packs.die,
            fate: state.packs.fate,
            fated: state.packs.fated,
            turn: state.turn,
            order: state.order,
            penalty: state.penalty,
            queued: state.queued.to_vec(),
            next_key: state.next_key,
            outcome: state.outcome,
        }
    }

    /// A state in which all this lies on the table, every other card in the deck, and nobody is asked yet. It
    /// is not checked: only [`State::resume`] and loading make something to play on of it.
    ///
    /// # Errors
    /// A sentence when there is no such table, or a card lies in more places than there are copies of it.
    pub fn bare(&self) -> Result<State, String> {
        let setup = Setup {
            monsters: self.players.iter().map(|player| player.monster).collect(),
            options: self.options,
            first: None,
        };
        let mut state = setup.start().map_err(|error| error.to_string())?;
        state.agenda.clear();
        state.asks = Question::NONE;
        state.first = Default::default();
        let mut costumes = std::mem::take(&mut state.costumes);
        state.bag.pour(&mut costumes);
        let known = self.known.iter().map(|known| known.card);
        let placed = self
            .market
            .iter()
            .copied()
            .chain(known)
            .flatten()
            .chain(self.discard.iter().copied())
            .chain(self.in_play.iter().map(|held| held.card))
            .chain(self.reserved.iter().map(|under| under.card))
            .filter(|card| card.kind().is_power_card());
        for card in placed {
            must(state.bag.take(card.0), || {
                format!("{} lies in more places than there are copies of it", card.slug())
            })?;
        }
        for card in &self.discard {
            must(card.kind().is_power_card(), || {
                format!("discard: {} is no card", card.slug())
            })?;
            state.discard.add(card.0);
        }
        state.players[..self.players.len()].copy_from_slice(&self.players);
        state.market = self.market;
        fill(&mut state.known, &self.known, "known")?;
        let mut in_play = Shelf::default();
        fill(&mut in_play, &self.in_play, "in_play")?;
        state.in_play = InPlay::new(in_play);
        self.lay_evolutions(&mut state)?;
        fill(&mut state.queued, &self.queued, "queued")?;
        state.tiles = 0;
        for tile in &self.gauge {
            must(tile.tile().is_some(), || {
                format!("gauge: {} is no tile", tile.slug())
            })?;
            must(state.tiles & tile.tile_bit() == 0, || {
                format!("gauge: {} lies there twice", tile.slug())
            })?;
            state.tiles |= tile.tile_bit();
        }
        self.lay_curses(&mut state)?;
        state.packs.berserk = self.berserk;
        state.packs.die = self.berserk_die;
        state.packs.fate = self.fate;
        state.packs.fated = self.fated;
        state.turn = self.turn;
        state.order = self.order;
        state.penalty = self.penalty;
        state.next_key = self.next_key;
        state.outcome = self.outcome;
        state.begun = self.turn.number > 0;
        Ok(state)
    }

    /// Where the Evolutions lie that are not in play, and what belongs to those that are.
    fn lay_evolutions(&self, state: &mut State) -> Result<(), String> {
        let zones = &mut state.evolutions;
        zones.pool = EvolutionSet::NONE;
        let seats = 0..usize::from(state.seats);
        for seat in seats.clone() {
            let of = |sets: &[EvolutionSet]| sets.get(seat).copied().unwrap_or_default();
            zones.hands[seat] = of(&self.hands);
            zones.discards[seat] = of(&self.evolutions_discarded);
            zones.decks[seat] = self
                .evolution_decks
                .get(seat)
                .copied()
                .flatten()
                .unwrap_or_default();
            let under = self.under_decks.get(seat).map_or(&[][..], Vec::as_slice);
            fill(&mut zones.under[seat], under, "evolutions.under")?;
        }
        zones.shown = self.shown;
        zones.stray_of = self.stray_of;
        zones.target = self.target;
        let mut saucers = self.saucers.clone();
        saucers.sort_unstable();
        fill(&mut zones.saucers, &saucers, "evolutions.saucers")?;
        let mut reserved = self.reserved.clone();
        reserved.sort_unstable_by_key(|under| under.key);
        fill(&mut zones.reserved, &reserved, "evolutions.reserved")?;
        let said = |seat: usize| self.evolution_decks.get(seat).is_some_and(Option::is_some);
        for seat in seats.filter(|seat| !said(*seat)) {
            state.evolutions.decks[seat] = state.usual_deck(Seat(small(seat)));
        }
        // A draft deals what lies nowhere yet.
        if state.options.power_up == PowerUp::Draft && self.turn.number == 0 {
            state.evolutions.pool = state.all_evolutions().but(state.placed_evolutions());
        }
        Ok(())
    }

    /// The curses: one lies open, others are over, the rest lies face down.
    fn lay_curses(&self, state: &mut State) -> Result<(), String> {
        for curse in self.curse.iter().chain(&self.curses_gone) {
            must(state.packs.curses.contains(*curse), || {
                format!(
                    "curse: {} is no curse of this game, or lies in two places",
                    curse.slug()
                )
            })?;
            state.packs.curses.take(*curse);
        }
        for curse in &self.curses_gone {
            state.packs.gone.insert(*curse);
        }
        state.packs.curse = self.curse;
        state.in_play.ruled_by(self.curse);
        Ok(())
    }
}

fn fill<T: Copy + Default, const N: usize>(
    shelf: &mut Shelf<T, N>,
    items: &[T],
    field: &str,
) -> Result<(), String> {
    must(items.len() <= N, || {
        format!("{field}: at most {N} entries fit here, found {}", items.len())
    })?;
    *shelf = items.iter().copied().collect();
    Ok(())
}

impl State {
    /// Lets the turn of a state in which nothing waits go on at `stage`, up to the first question.
    ///
    /// # Errors
    /// What cannot be read, and a sentence that names the first thing that cannot be.
    pub fn resume<'de, D: Deserializer<'de>>(deserializer: D, stage: Stage) -> Result<Self, D::Error> {
        Self::resume_telling(deserializer, stage, &mut |_, _| {})
    }

    /// [`State::resume`], and tells what happens before the first question, as
    /// [`Game::apply_telling`](crate::Game::apply_telling) does.
    ///
    /// # Errors
    /// A sentence that names the first thing that cannot be. What was told until then has not happened.
    pub fn resume_telling<'de, D: Deserializer<'de>>(
        deserializer: D,
        stage: Stage,
        teller: &mut dyn FnMut(Event, &Self),
    ) -> Result<Self, D::Error> {
        // The derived one, which checks nothing.
        let mut state = Self::deserialize(deserializer)?;
        state.in_play.ruled_by(state.packs.curse);
        state.go_on(stage, teller).map_err(serde::de::Error::custom)?;
        Ok(state)
    }

    /// The part of the turn that is being played; `None` before the first turn and after the end.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        Some(match self.agenda.first()? {
            Task::Phase(next) => match next {
                Phase::Start | Phase::Income | Phase::Curse | Phase::Copies | Phase::Gift | Phase::Roll => {
                    Stage::Start
                }
                Phase::FixDice => Stage::Roll,
                Phase::Commit | Phase::Fate | Phase::TakeStock => Stage::ChangeDice,
                Phase::Resolve | Phase::AfterDice | Phase::EnterTokyo => Stage::Resolve,
                Phase::Exchange | Phase::TakePlace | Phase::Theft | Phase::Flip | Phase::Buy => Stage::Enter,
                Phase::End => Stage::Buy,
                Phase::Effects | Phase::Poison | Phase::AnyEnd | Phase::Close => Stage::End,
            },
            Task::NextTurn => Stage::End,
            _ => return None,
        })
    }

    /// Would turns go on for ever without anybody being asked? Nobody would throw a die, and Tokyo would
    /// bring nobody the stars that end the game, or the energy with which there is something to buy.
    #[must_use]
    pub fn goes_on_unasked(&self) -> bool {
        let all = |holds: &dyn Fn(Seat) -> bool| self.living_after(Seat(0)).all(holds);
        let tokyo_pays = !self.two_player_variant() || self.options.power_cards;
        self.outcome.is_none()
            && all(&|seat| self.dice_count(seat) == 0)
            && (!tokyo_pays || all(&|seat| !self.in_tokyo(seat) && self.claims(Stat::StaysOut, seat)))
    }

    fn go_on(&mut self, stage: Stage, teller: &mut dyn FnMut(Event, &Self)) -> Result<(), String> {
        let seat = self.turn.active;
        must(self.outcome.is_none(), || "outcome: the game is over")?;
        must(self.turn.number > 0, || "turn.number: turns are counted from 1")?;
        self.agenda.clear();
        self.hits.clear();
        self.follow_ups.clear();
        self.fallen.clear();
        self.culprits = Seats::NONE;
        self.beside = Default::default();
        self.revealed = 0;
        self.asks = Question::NONE;
        self.begun = true;
        self.turn.fixed = match stage {
            Stage::Start | Stage::Roll | Stage::ChangeDice => false,
            Stage::Resolve => self.turn.fixed,
            Stage::Enter | Stage::Buy | Stage::End => true,
        };
        if self.turn.fixed && self.turn.sizes == [0; 6] {
            self.turn.sizes = self.turn.dice.counts();
        }
        self.check_table_of_turn()?;
        self.check_ranges()?;
        match stage {
            Stage::Start => {
                self.turn.number -= 1;
                self.agenda.push(Task::OpenTurn(seat, self.turn.reason));
            }
            Stage::Roll => {
                self.agenda.push(Task::Phase(Phase::FixDice));
                self.agenda.push(Task::Rolling);
            }
            Stage::ChangeDice => self.agenda.push(Task::Phase(Phase::FixDice)),
            Stage::Resolve if !self.turn.fixed => self.agenda.push(Task::Phase(Phase::TakeStock)),
            Stage::Resolve => {
                if let Some(next) = self.phase_after(Phase::Resolve) {
                    self.agenda.push(Task::Phase(next));
                }
                self.agenda.push(Task::Grouping);
            }
            Stage::Enter => self.agenda.push(Task::Phase(Phase::EnterTokyo)),
            Stage::Buy => self.agenda.push(Task::Phase(Phase::Buy)),
            Stage::End => self.agenda.push(Task::Phase(Phase::End)),
        }
        self.begin_telling(teller);
        self.check_invariants()
    }

    /// Everything but the turn, checked as if the active monster were about to end a turn in which nothing
    /// has happened.
    fn check_table_of_turn(&self) -> Result<(), String> {
        let seat = self.turn.active;
        let mut table = *self;
        table.turn = Turn {
            active: seat,
            number: self.turn.number,
            reason: self.turn.reason,
            fixed: true,
            ..Turn::default()
        };
        table.check_ranges()?;
        must(self.player(seat).alive, || {
            format!("turn.active: seat {} is out of the game", seat.0)
        })?;
        must(
            !self.goes_on_unasked(),
            || "players: nobody has a die to throw, and nobody would be asked again",
        )?;
        table.agenda.push(Task::Phase(Phase::Effects));
        table.agenda.push(Task::Offer(seat, Moment::Sale));
        table.asks = Question {
            of: Asked::Seat(seat),
            what: What::Sale,
        };
        table.check_invariants()
    }
}

impl Held {
    /// A card or tile that has just come to `owner`.
    #[must_use]
    pub fn fresh(key: Key, card: CardId, owner: Seat) -> Self {
        Self {
            key,
            card,
            face: card,
            owner,
            tokens: card.card().tokens,
            ..Self::default()
        }
    }
}
