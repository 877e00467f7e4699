//! The kit of all tests of Duel's rules: lay a table, then tell the game as it would be told in a room.
//!
//! [`table`] lays a position in the middle of a game (a card that lies somewhere is taken out of the deck, so
//! nothing is doubled); [`Laid::turn_of`], [`Laid::rolled`] and [`Laid::buying`] start there,
//! [`Laid::first_turn`] at the beginning. From then on only public answers drive it: every method of
//! [`Table`] says one sentence, and panics with the open question if nobody asked for it. Nothing resolves by
//! itself, but the deck turns over the dearest cards left unless a test says which ones
//! ([`Laid::next_cards`]) or wants to be asked ([`Laid::reveals_by_hand`]). After each sentence the
//! invariants are checked.

mod table;

pub(crate) use table::Table;

use crate::duel::{
    Answer, Buzz, CardId, Choice, Ending, Event, Face, MARKET, Monster, Outcome, Pick, Placing, Question,
    Setup, Source, Space, Stage, State, Track, Turn, What,
};
use crate::{Asked, Game, Seat};

/// The seats. A begins unless a test says otherwise, and so pulls toward -7.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// The card of that name.
#[track_caller]
pub(crate) fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
}

fn named(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

#[track_caller]
fn space(x: f64) -> Space {
    Space::try_from(x).expect("a space")
}

/// A table in the middle of a game: A is Gigazaur, B is Alienoid, 14 hearts each; the market and the tracks
/// are empty.
pub(crate) fn table() -> Laid {
    table_of(Monster::Gigazaur, Monster::Alienoid)
}

/// The same with these monsters.
pub(crate) fn table_of(a: Monster, b: Monster) -> Laid {
    let mut setup = Setup::of([a, b]).first(A);
    setup.automatic = false;
    let mut state = setup.start().expect("two different monsters");
    state.agenda.clear();
    state.asks = Question::NONE;
    state.begun = true;
    state.player_mut(B).energy = 0;
    Laid {
        state,
        next: Vec::new(),
        by_hand: false,
    }
}

/// A new table at its very first question.
pub(crate) fn fresh(setup: Setup) -> Table {
    Table {
        state: setup.start().expect("two different monsters"),
        told: Vec::new(),
        next: Vec::new(),
        by_hand: true,
    }
}

/// A table being laid.
#[derive(Debug)]
pub(crate) struct Laid {
    state: State,
    next: Vec<CardId>,
    by_hand: bool,
}

impl Laid {
    /// This seat took the first turn: it pulls toward -7, the other one toward +7.
    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.state.first = seat;
        self
    }

    pub(crate) fn hearts(mut self, seat: Seat, hearts: u8) -> Self {
        self.state.player_mut(seat).health = hearts;
        self
    }

    pub(crate) fn energy(mut self, seat: Seat, energy: u16) -> Self {
        self.state.player_mut(seat).energy = energy;
        self
    }

    /// Dice tokens.
    pub(crate) fn tokens(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.player_mut(seat).tokens = tokens;
        self
    }

    /// Puts cards in front of a seat, in this order.
    #[track_caller]
    pub(crate) fn holding(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let card = self.take(slug);
            self.state.player_mut(seat).kept.push(card);
        }
        self
    }

    /// The Fame marker stands at `x`; an extra space ends in .5.
    #[track_caller]
    pub(crate) fn fame_at(mut self, x: f64) -> Self {
        self.state.markers[Track::Fame.index()] = space(x);
        self
    }

    /// The Destruction marker stands at `x`.
    #[track_caller]
    pub(crate) fn destruction_at(mut self, x: f64) -> Self {
        self.state.markers[Track::Destruction.index()] = space(x);
        self
    }

    /// A Buzz token lies on a track, `low` being the lowest space that it covers.
    pub(crate) fn buzz(mut self, buzz: Buzz, track: Track, low: i8) -> Self {
        self.state.buzz[buzz.index()] = Some(at(track, low));
        self
    }

    /// The same the other way round: its printed order runs toward -7.
    pub(crate) fn buzz_turned(mut self, buzz: Buzz, track: Track, low: i8) -> Self {
        self.state.buzz[buzz.index()] = Some(turned(track, low));
        self
    }

    /// The cards of the market from the rightmost slot on, which is cheaper.
    #[track_caller]
    pub(crate) fn market(mut self, slugs: impl Slugs) -> Self {
        for (slot, slug) in slugs.list().into_iter().enumerate() {
            self.state.market[slot] = Some(self.take(slug));
        }
        self
    }

    /// The deck turns these over, in this order, before any other card.
    #[track_caller]
    pub(crate) fn next_cards(mut self, slugs: impl Slugs) -> Self {
        self.next = slugs.list().into_iter().map(card).collect();
        self
    }

    /// Only these cards are left in the deck; the others are out of the game. Say it last.
    #[track_caller]
    pub(crate) fn deck(mut self, slugs: impl Slugs) -> Self {
        let deck: Vec<CardId> = slugs.list().into_iter().map(|slug| self.take(slug)).collect();
        for card in std::mem::take(&mut self.state.deck).iter() {
            self.state.discard.add(card);
        }
        deck.into_iter().for_each(|card| self.state.deck.add(card));
        self
    }

    /// The test itself says what the deck turns over.
    pub(crate) fn reveals_by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    /// Questions with one legal answer resolve by themselves.
    pub(crate) fn automatic(mut self) -> Self {
        self.state.automatic = true;
        self
    }

    /// The turn of that seat begins, somewhere in the middle of the game.
    #[track_caller]
    pub(crate) fn turn_of(self, seat: Seat) -> Table {
        self.starts(Turn::of(seat, 9), Stage::Start)
    }

    /// The very first turn of the game begins.
    #[track_caller]
    pub(crate) fn first_turn(self) -> Table {
        let first = self.state.first;
        self.starts(Turn::of(first, 1), Stage::Start)
    }

    /// That seat has thrown for the last time, and its dice show this: the Roll becomes final. Dice that a
    /// test does not name show nothing that matters.
    #[track_caller]
    pub(crate) fn rolled<const N: usize>(self, seat: Seat, faces: [Face; N]) -> Table {
        let mut turn = Turn::of(seat, 9);
        let mut state = self.state;
        state.turn = turn;
        turn.dice = padded(&state, &faces, usize::from(state.pool()))
            .into_iter()
            .collect();
        turn.rolls = state.roll_limit(seat);
        self.starts(turn, Stage::Final)
    }

    /// That seat has resolved nothing and may buy.
    #[track_caller]
    pub(crate) fn buying(self, seat: Seat) -> Table {
        self.starts(Turn::of(seat, 9), Stage::Buy)
    }

    #[track_caller]
    fn starts(mut self, turn: Turn, stage: Stage) -> Table {
        self.fill_market();
        self.state.turn = turn;
        let mut told = Vec::new();
        let state = self
            .state
            .resume_telling(stage, &mut |event, state| told.push((event, *state)))
            .unwrap_or_else(|why| panic!("no such table can be laid: {why}"));
        let table = Table {
            state,
            told,
            next: self.next,
            by_hand: self.by_hand,
        };
        table.check();
        table
    }

    /// Slots that a test does not name hold dear cards, which nobody buys by accident.
    fn fill_market(&mut self) {
        for slot in 0..MARKET {
            let hidden = |card: &CardId| !self.next.contains(card);
            if self.state.market[slot].is_none()
                && let Some(card) = dearest(&self.state, hidden)
            {
                self.state.deck.take(card);
                self.state.market[slot] = Some(card);
            }
        }
    }

    #[track_caller]
    fn take(&mut self, slug: &str) -> CardId {
        let card = card(slug);
        assert!(
            self.state.deck.take(card),
            "no {slug} is left in the deck; is it on the table already?"
        );
        card
    }
}

/// A place of a Buzz token, `low` being the lowest space that it covers.
pub(crate) const fn at(track: Track, low: i8) -> Placing {
    Placing {
        track,
        low,
        turned: false,
    }
}

/// The same the other way round.
pub(crate) const fn turned(track: Track, low: i8) -> Placing {
    Placing {
        turned: true,
        ..at(track, low)
    }
}

/// The dearest card of the deck that passes the test.
fn dearest(state: &State, test: impl Fn(&CardId) -> bool) -> Option<CardId> {
    state.deck().iter().filter(test).max_by_key(|card| card.cost())
}

/// These faces, and for the other dice of the throw such as change nothing: two fame and two destruction at
/// most, a power that does nothing alone, and hearts, of which there is but one for who is hurt. A face that
/// the test names does not come by itself.
#[track_caller]
fn padded(state: &State, faces: &[Face], dice: usize) -> Vec<Face> {
    let seat = state.active();
    let monster = state.player(seat).monster;
    let power = !matches!(monster, Monster::SpacePenguin | Monster::MekaDragon);
    let dull = [
        (Face::Fame, 2),
        (Face::Destruction, 2),
        (Face::Power, usize::from(power)),
        (Face::Heart, if state.missing_hearts(seat) == 0 { 8 } else { 1 }),
    ];
    let mut padded = faces.to_vec();
    for (face, most) in dull {
        if !faces.contains(&face) {
            let room = dice.saturating_sub(padded.len());
            padded.extend(std::iter::repeat_n(face, room.min(most)));
        }
    }
    assert_eq!(padded.len(), dice, "faces for {dice} dice; name them all");
    padded
}

/// One card name or several.
pub(crate) trait Slugs {
    fn list(self) -> Vec<&'static str>;
}

impl Slugs for &'static str {
    fn list(self) -> Vec<&'static str> {
        vec![self]
    }
}

impl<const N: usize> Slugs for [&'static str; N] {
    fn list(self) -> Vec<&'static str> {
        self.to_vec()
    }
}

/// Dice by their indices.
pub(crate) fn mask<const N: usize>(dice: [u8; N]) -> u16 {
    dice.into_iter().fold(0, |mask, die| mask | 1 << die)
}
