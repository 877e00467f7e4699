//! Monsters, seats and options become a first position (`core.md` §1.1).

use super::CardId;
use super::agenda::Task;
use super::evolution::{PowerUp, has_evolutions};
use super::packs::{Pack, Packs};
use super::question::Question;
use super::rule::{Kind, Side};
use super::state::{MARKET, MAX_SEATS, Place, Player, State};
use crate::parts::{Bag, Monster, small};
use crate::{Seat, Seats, Whole};
use serde::{Deserialize, Serialize};

/// Which box is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The base game, second edition.
    #[default]
    Base,
    /// The Dark Edition.
    Dark,
}

impl Edition {
    /// The six monsters of the box, in its order. Any monster may play in any edition (`expansions.md` §9).
    #[must_use]
    pub const fn monsters(self) -> [Monster; 6] {
        match self {
            Self::Base => [
                Monster::Gigazaur,
                Monster::CyberKitty,
                Monster::TheKing,
                Monster::MekaDragon,
                Monster::SpacePenguin,
                Monster::Alienoid,
            ],
            Self::Dark => [
                Monster::Gigazaur,
                Monster::CyberBunny,
                Monster::TheKing,
                Monster::MekaDragon,
                Monster::Kraken,
                Monster::Alienoid,
            ],
        }
    }
}

/// The wickedness gauge, and which sides of the tiles lie up (`expansions.md` §1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wickedness {
    /// No gauge.
    #[default]
    Off,
    /// The red sides; "Even more wicked!" calls them orange.
    Red,
    /// The green sides.
    Green,
    /// Each tile lies with either side up.
    Mixed,
}

/// What the table agreed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which box is played: its deck and its prices.
    pub edition: Edition,
    /// Power cards and their market; without them there is nothing to buy.
    pub power_cards: bool,
    /// The promo cards join the deck (`power-cards.md` §2.4).
    pub promos: bool,
    /// Everybody starts with one of two costumes, the others join the deck (`expansions.md` §7).
    pub halloween: bool,
    /// The wickedness gauge; the Dark Edition is always played with it.
    pub wickedness: Wickedness,
    /// Energy in place of stars for Tokyo when exactly two monsters start (`core.md` §1.5).
    pub two_player_variant: bool,
    /// Questions with exactly one legal answer resolve by themselves (`core.md` §2.1).
    pub automatic: bool,
    /// Who is asked tells nothing about hidden cards: where the number of legal answers hangs on something
    /// that only the asked seat knows, it is asked even if just one is left. Today that is a monster at the
    /// market that has looked at cards of the deck which it may buy; what lies open is not asked about in
    /// vain.
    #[serde(skip_serializing_if = "is_off")]
    pub always_ask: bool,
    /// Whether Evolutions are in the game, and how they come to the monsters (`evolutions.md` §1.7).
    #[serde(skip_serializing_if = "PowerUp::is_off")]
    pub power_up: PowerUp,
    /// The monster packs that are on the table (`expansions.md` §2 to §6).
    #[serde(skip_serializing_if = "Packs::is_empty")]
    pub packs: Packs,
}

/// Options that are off are left out of files, so that those of older games stay as they are.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
const fn is_off(option: &bool) -> bool {
    !*option
}

impl Default for Options {
    fn default() -> Self {
        Self {
            edition: Edition::Base,
            power_cards: true,
            promos: false,
            halloween: false,
            wickedness: Wickedness::Off,
            two_player_variant: true,
            automatic: true,
            always_ask: false,
            power_up: PowerUp::Off,
            packs: Packs::NONE,
        }
    }
}

impl Options {
    /// The default options of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self {
            edition,
            wickedness: match edition {
                Edition::Base => Wickedness::Off,
                Edition::Dark => Wickedness::Red,
            },
            ..Self::default()
        }
    }

    /// Checks that the options go together (`expansions.md` §11).
    ///
    /// # Errors
    /// [`SetupError`] with what to change.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.edition == Edition::Dark && self.wickedness == Wickedness::Off {
            return Err(SetupError::DarkWithoutGauge);
        }
        if !self.power_cards && self.promos {
            return Err(SetupError::PromosWithoutCards);
        }
        if !self.power_cards && self.halloween {
            return Err(SetupError::CostumesWithoutCards);
        }
        if !self.power_cards && !self.power_up.is_off() {
            return Err(SetupError::EvolutionsWithoutCards);
        }
        Ok(())
    }

    /// How many copies of a power card are in the game with these options; costumes included, tiles not.
    #[must_use]
    pub fn copies(&self, card: CardId) -> u8 {
        if !self.power_cards {
            return 0;
        }
        let printed = card.card();
        match printed.kind {
            Kind::Tile(_) | Kind::Evolution(_) | Kind::Piece(_) | Kind::Curse(_) => 0,
            Kind::Costume => u8::from(self.halloween),
            Kind::Keep | Kind::Discard => {
                let boxed = match self.edition {
                    Edition::Base => printed.base,
                    Edition::Dark => printed.dark,
                };
                boxed.max(u8::from(self.promos && printed.promo))
            }
        }
    }

    /// The deck, without costumes.
    #[must_use]
    pub fn deck(&self) -> Bag {
        self.bag(|kind| matches!(kind, Kind::Keep | Kind::Discard))
    }

    /// The costumes.
    #[must_use]
    pub fn costumes(&self) -> Bag {
        self.bag(|kind| kind == Kind::Costume)
    }

    fn bag(&self, of: fn(Kind) -> bool) -> Bag {
        let mut bag = Bag::default();
        for card in CardId::all().filter(|card| of(card.kind())) {
            for _ in 0..self.copies(card) {
                bag.add(card.0);
            }
        }
        bag
    }

    /// What a card costs as printed in this edition, in energy.
    #[must_use]
    pub fn printed_cost(&self, card: CardId) -> u8 {
        match self.edition {
            Edition::Base => card.card().cost,
            Edition::Dark => card.card().dark_cost,
        }
    }
}

/// A table before the first throw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The monsters, in seat order.
    pub monsters: Vec<Monster>,
    /// What the table agreed on.
    pub options: Options,
    /// Who begins; `None` lets the dice decide (`core.md` §1.1).
    #[serde(default)]
    pub first: Option<Seat>,
}

/// The table cannot be set up like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{0} seats: King of Tokyo is played by 2 to 6")]
    Seats(usize),
    /// A monster sits twice.
    #[error("{} was chosen twice: every seat takes a different monster", .0.slug())]
    SameMonster(Monster),
    /// The one who begins does not sit at the table.
    #[error("seat {} begins, and there is no such seat: they are counted from 0", .0.0)]
    NoSuchSeat(Seat),
    /// The Dark Edition has the gauge on its board.
    #[error("the Dark Edition is played with the wickedness gauge: choose red, green or mixed tiles")]
    DarkWithoutGauge,
    /// Promo cards without power cards.
    #[error("promo cards join the power cards: switch the power cards on, or the promos off")]
    PromosWithoutCards,
    /// A monster without Evolutions in a game with Evolutions.
    #[error("{} has no Evolutions: choose another monster, or switch Power-Up! off", .0.slug())]
    NoEvolutions(Monster),
    /// Evolutions without power cards.
    #[error("Evolutions work with the power cards: switch the power cards on, or Power-Up! off")]
    EvolutionsWithoutCards,
    /// Costumes without power cards.
    #[error("costumes are power cards: switch the power cards on, or Halloween off")]
    CostumesWithoutCards,
}

impl Setup {
    /// A table of the first `seats` monsters of the box with the default options.
    ///
    /// # Errors
    /// [`SetupError::Seats`] unless 2 to 6.
    pub fn of(seats: usize) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        Ok(Self {
            monsters: Monster::ALL[..seats].to_vec(),
            options: Options::default(),
            first: None,
        })
    }

    /// The first position. Nature is asked first: which sides of the tiles lie up if they are mixed, the
    /// costumes, the market, then the throw for the first turn.
    ///
    /// # Errors
    /// [`SetupError`] for a wrong number of seats, a monster chosen twice, or options that do not go
    /// together.
    pub fn start(&self) -> Result<State, SetupError> {
        let seats = self.monsters.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        for (index, monster) in self.monsters.iter().enumerate() {
            if self.monsters[..index].contains(monster) {
                return Err(SetupError::SameMonster(*monster));
            }
        }
        if let Some(first) = self.first.filter(|first| first.index() >= seats) {
            return Err(SetupError::NoSuchSeat(first));
        }
        self.options.check()?;
        let powerless = self.monsters.iter().find(|monster| !has_evolutions(**monster));
        if let Some(monster) = powerless.filter(|_| !self.options.power_up.is_off()) {
            return Err(SetupError::NoEvolutions(*monster));
        }
        let mut players = [Player::default(); MAX_SEATS];
        for (player, monster) in players.iter_mut().zip(&self.monsters) {
            *player = Player {
                monster: *monster,
                alive: true,
                hearts: 10,
                place: Place::Outside,
                ..Player::default()
            };
        }
        let mut state = State {
            whole: Whole,
            options: self.options,
            seats: small(seats),
            players,
            market: [None; MARKET],
            bag: self.options.deck(),
            known: Default::default(),
            discard: Default::default(),
            in_play: Default::default(),
            resolving: Default::default(),
            next_key: 1,
            turn: Default::default(),
            order: Seat(0),
            penalty: 0,
            queued: Default::default(),
            hits: Default::default(),
            follow_ups: Default::default(),
            struck: Default::default(),
            fallen: Default::default(),
            culprits: Seats::NONE,
            tiles: 0,
            costumes: self.options.costumes(),
            drawn: Default::default(),
            beside: Default::default(),
            revealed: 0,
            begun: false,
            first: Default::default(),
            evolutions: Default::default(),
            packs: Default::default(),
            agenda: Default::default(),
            asks: Question::NONE,
            outcome: None,
        };
        state.first.running = self.first.map_or(state.living(), Seats::of);
        state.agenda.push(Task::FirstThrow(Seat(0)));
        state.lay_evolutions();
        state.lay_packs();
        if self.options.power_cards {
            for slot in (0..small(MARKET)).rev() {
                state.agenda.push(Task::Refill(slot));
            }
        }
        if self.options.halloween {
            state.agenda.push(Task::DealCostumes(Seat(0)));
        }
        match self.options.wickedness {
            Wickedness::Off => {}
            Wickedness::Red => state.lay_tiles(Side::Red),
            Wickedness::Green => state.lay_tiles(Side::Green),
            Wickedness::Mixed => state.agenda.push(Task::LayTile(1)),
        }
        if self.options.packs.has(Pack::Curses) {
            state.agenda.push(Task::FirstCurse);
        }
        state.begin();
        Ok(state)
    }
}
