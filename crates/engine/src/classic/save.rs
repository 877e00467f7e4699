//! Loading a position: a file may say anything, a position may not.
//!
//! Whatever comes out of `deserialize` holds the invariants of `check` and has a legal answer for whoever is
//! asked, so it can be played on without a panic. A refusal is a sentence that names the field and says what
//! is allowed there. Here stand the ranges of the numbers; which tasks may wait on which stands in `waiting`,
//! the invariants of the rules in `invariant`.

use super::Wickedness;
use super::agenda::Task;
use super::capacity::{MOST_HITS, MOST_KEYS, MOST_ROLLS};
use super::cards::CardId;
use super::event::{HitKind, Reason};
use super::rule::{Kind, Side, Stat, Tile};
use super::state::{Ending, Extra, Held, Hit, Key, MARKET, MAX_SEATS, Player, State, Turn};
use super::wicked::{MOST_WICKED, TILES};
use crate::classic::{Dice, Face};
use crate::parts::{DiceMask, FaceSet, MAX_DICE, must, small, within};
use crate::{Seat, Seats};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;

// No game comes near these; beyond them a sum might leave its type.
const MOST_ENERGY: u32 = super::capacity::MOST_ENERGY as u32;
const MOST_TOKENS: u32 = super::capacity::MOST_TOKENS as u32;
const MOST_HARM: u32 = 99;
const MOST_ADDED_SMASHES: u8 = 60;
/// At most two monsters stand in Tokyo, so at most two can yield it in a turn.
const MOST_DEPARTURES: u32 = 2;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The derived one, an inherent function through `remote = "Self"`.
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut state = Self::deserialize(deserializer)?;
        state.in_play.ruled_by(state.packs.curse);
        state.check_invariants().map_err(D::Error::custom)?;
        if let Some(depth) = state.known.iter().position(|known| known.card.is_none()) {
            let sentence =
                format!("known[{depth}].card: it is hidden, and only a whole position can be played on");
            return Err(D::Error::custom(sentence));
        }
        if state.has_unseen_evolutions() {
            let sentence = "evolutions.unseen: they are hidden, and only a whole position can be played on";
            return Err(D::Error::custom(sentence));
        }
        Ok(state)
    }
}

impl State {
    /// Every number stands for something that is there. Whatever else reads the position relies on it, so it
    /// comes first.
    pub(super) fn check_ranges(&self) -> Result<(), String> {
        within("seats", self.seats, 2..=u32::from(small(MAX_SEATS)))?;
        self.options
            .check()
            .map_err(|error| format!("options: {error}"))?;
        self.check_players()?;
        self.check_turn()?;
        self.check_hits()?;
        self.check_cards()?;
        self.sits("order", self.order)?;
        for (index, Extra { seat, .. }) in self.queued.iter().enumerate() {
            self.sits(format_args!("queued[{index}].seat"), *seat)?;
            must(self.player(*seat).alive, || {
                format!("queued[{index}]: seat {} is out of the game", seat.0)
            })?;
        }
        for (seat, claws) in self.first.claws.iter().enumerate() {
            within(format_args!("first.claws[{seat}]"), *claws, 0..=6)?;
        }
        self.only_seats("first.running", self.first.running)?;
        self.check_outcome()
    }

    /// Does this seat belong to the table?
    pub(super) fn sits(&self, field: impl Display, seat: Seat) -> Result<(), String> {
        must(seat.0 < self.seats, || {
            format!(
                "{field}: seat {} does not sit at this table of {}",
                seat.0, self.seats
            )
        })
    }

    fn only_seats(&self, field: impl Display, seats: Seats) -> Result<(), String> {
        must(Seats::first(self.seats).contains_all(seats), || {
            format!(
                "{field}: the seats {seats:?} do not all sit at this table of {}",
                self.seats
            )
        })
    }

    fn check_players(&self) -> Result<(), String> {
        for (index, player) in self.players.iter().enumerate() {
            let field = format_args!("players[{index}]");
            if index >= usize::from(self.seats) {
                must(*player == Player::default(), || {
                    format!("{field}: nobody sits here, so it must be left as it is in an empty place")
                })?;
                continue;
            }
            let twice = self.players[..index]
                .iter()
                .any(|other| other.monster == player.monster);
            must(!twice, || {
                format!("{field}.monster: {} sits twice", player.monster.slug())
            })?;
            // A hit about to land may stand against hearts healed beyond the cap.
            within(format_args!("{field}.hearts"), player.hearts, 0..=MOST_HARM + 1)?;
            within(format_args!("{field}.energy"), player.energy, 0..=MOST_ENERGY)?;
            within(format_args!("{field}.poison"), player.poison, 0..=MOST_TOKENS)?;
            within(format_args!("{field}.shrink"), player.shrink, 0..=MOST_TOKENS)?;
            let most_wicked = if self.gauge() { u32::from(MOST_WICKED) } else { 0 };
            within(format_args!("{field}.wicked"), player.wicked, 0..=most_wicked)?;
            if let Some(leader) = player.follows {
                self.sits(format_args!("{field}.follows"), leader)?;
                must(leader.index() != index && self.player(leader).alive, || {
                    format!("{field}.follows: it shares the fate of a living monster, not of itself")
                })?;
            }
            must(player.alive || player.hearts == 0 && player.stars == 0, || {
                format!("{field}.alive: a monster that is out has neither hearts nor stars")
            })?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), String> {
        let turn = &self.turn;
        if turn.number == 0 {
            return must(
                *turn == Turn::default() && self.penalty == 0 && self.culprits.is_empty(),
                || "turn.number: 0, and yet something has happened in the turn",
            );
        }
        must(
            self.begun || turn.number == 1 && turn.rolls <= 1 && turn.dice == Dice::fresh(turn.dice.len()),
            || "begun: nobody has answered yet, and yet a turn is played",
        )?;
        self.sits("turn.active", turn.active)?;
        for (field, mask) in [
            ("turn.started_in_tokyo", turn.started_in_tokyo),
            ("turn.shielded", turn.shielded),
            ("turn.wounded", turn.wounded),
            ("turn.lost", turn.lost),
            ("turn.clawed", turn.clawed),
        ] {
            self.only_seats(field, mask)?;
        }
        for (index, mask) in turn.harmed.iter().enumerate() {
            self.only_seats(format_args!("turn.harmed[{index}]"), *mask)?;
        }
        within("turn.cheers", turn.cheers, 0..=u32::from(MOST_ADDED_SMASHES))?;
        for (index, yielder) in turn.yielders.iter().enumerate() {
            self.sits(format_args!("turn.yielders[{index}]"), *yielder)?;
        }
        within("turn.rolls", turn.rolls, 0..=u32::from(MOST_ROLLS))?;
        within("turn.more_rolls", turn.more_rolls, 0..=u32::from(MOST_ROLLS))?;
        within("penalty", self.penalty, 0..=u32::from(small(MAX_DICE)))?;
        must((turn.reason == Reason::FewerDice) == (self.penalty > 0), || {
            format!(
                "penalty: {} dice fewer in a turn of the kind {:?}",
                self.penalty, turn.reason
            )
        })?;
        // The dice of packs are thrown even without others, and dice may leave the roll.
        let bare = self.special_room() > 0 && turn.dice.is_empty();
        must((turn.rolls == 0) == turn.dice.is_empty() || bare, || {
            format!("turn.dice: {} dice after {} rolls", turn.dice.len(), turn.rolls)
        })?;
        self.only_dice("turn.probed", turn.probed)?;
        must(
            turn.probing == 0 || usize::from(turn.probing) < turn.dice.len(),
            || {
                format!(
                    "turn.probing: there is no die {} among {}",
                    turn.probing,
                    turn.dice.len()
                )
            },
        )?;
        self.check_groups()
    }

    /// A set of the turn's dice.
    pub(super) fn only_dice(&self, field: impl Display, dice: DiceMask) -> Result<(), String> {
        must(dice & !self.turn.dice.all() == 0, || {
            format!(
                "{field}: the mask {dice:#b} names dice beyond the {} of the turn",
                self.turn.dice.len()
            )
        })
    }

    fn check_groups(&self) -> Result<(), String> {
        let turn = &self.turn;
        if !turn.fixed {
            return must(
                turn.sizes == [0; 6] && turn.groups.is_empty() && !turn.in_order,
                || "turn.fixed: there are no groups before the dice are fixed",
            );
        }
        let counts = turn.dice.counts();
        // What made an empty group count may have gone since.
        let anyway = |face| self.powered() && matches!(face, Face::Claw | Face::Heart);
        let mut there = FaceSet::NONE;
        for face in Face::ALL {
            let (size, count) = (turn.sizes[face.index()], counts[face.index()]);
            let added = match face {
                Face::Claw => MOST_ADDED_SMASHES,
                Face::Energy => self.symbols_of_berserk(face),
                Face::One | Face::Two | Face::Three | Face::Heart => 0,
            };
            must((count..=count + added).contains(&size), || {
                format!(
                    "turn.sizes[{}]: {size} of {face:?}, with {count} on the dice",
                    face.index()
                )
            })?;
            if size > 0 || anyway(face) {
                there.insert(face);
            }
        }
        must(there.contains_all(turn.groups), || {
            format!("turn.groups: {:?} names empty groups", turn.groups)
        })
    }

    fn check_hits(&self) -> Result<(), String> {
        within("hits", small(self.hits.len()), 0..=u32::from(small(MOST_HITS)))?;
        for (index, hit) in self.hits.iter().enumerate() {
            self.check_hit(format_args!("hits[{index}]"), hit)?;
        }
        for (index, hit) in self.follow_ups.iter().enumerate() {
            self.check_hit(format_args!("follow_ups[{index}]"), hit)?;
        }
        self.check_hit("struck", &self.struck)?;
        self.only_seats("culprits", self.culprits)?;
        for (index, fallen) in self.fallen.iter().enumerate() {
            self.sits(format_args!("fallen[{index}].seat"), fallen.seat)?;
            let twice = self.fallen[..index].iter().any(|other| other.seat == fallen.seat);
            // Who has been brought back waits for those who still choose whether to live on, and who lives on
            // without hearts may gain some meanwhile.
            let back = self.powered() && self.agenda.iter().any(|task| matches!(task, Task::Bury(_)))
                || self.claims(Stat::Undying, fallen.seat);
            must(!twice && (back || self.player(fallen.seat).hearts == 0), || {
                format!(
                    "fallen[{index}].seat: seat {} is named twice, or has hearts left",
                    fallen.seat.0
                )
            })?;
            if let Some(by) = fallen.by {
                self.sits(format_args!("fallen[{index}].by"), by)?;
            }
        }
        let departures = &self.turn.departures;
        within("turn.departures", small(departures.len()), 0..=MOST_DEPARTURES)?;
        for (index, hit) in departures.iter().enumerate() {
            let field = format_args!("turn.departures[{index}]");
            self.check_hit(field, hit)?;
            must(!hit.held && hit.victim == self.turn.active, || {
                format!("{field}: only the active monster suffers it, when it takes Tokyo")
            })?;
        }
        Ok(())
    }

    fn check_hit(&self, field: impl Display, hit: &Hit) -> Result<(), String> {
        self.sits(format_args!("{field}.victim"), hit.victim)?;
        if let Some(by) = hit.by {
            self.sits(format_args!("{field}.by"), by)?;
        }
        within(format_args!("{field}.amount"), hit.amount, 0..=MOST_HARM)?;
        must(!hit.held || hit.kind == HitKind::Smash, || {
            format!("{field}.held: only smashes wait for their victim to yield or stay")
        })
    }

    fn check_cards(&self) -> Result<(), String> {
        for (depth, known) in self.known.iter().enumerate() {
            self.only_seats(format_args!("known[{depth}].by"), known.by)?;
        }
        let filled = (0..MARKET)
            .filter(|slot| self.market[*slot].is_some())
            .fold(0, |mask, slot| mask | 1 << slot);
        must(self.revealed & !filled == 0, || {
            format!("revealed: the mask {:#b} names empty slots", self.revealed)
        })?;
        self.check_tiles()?;
        let dealing = self
            .agenda
            .iter()
            .any(|task| matches!(task, Task::DealCostumes(_)))
            || self.agenda.iter().any(|task| matches!(task, Task::LayTile(_)));
        must(
            dealing || self.drawn.is_empty() && self.costumes.is_empty(),
            || "costumes: they are dealt at the start only; later they lie in the deck",
        )?;
        must(
            self.drawn.iter().all(|card| card.kind() == Kind::Costume),
            || "drawn: only costumes are drawn at the start",
        )?;
        within("next_key", self.next_key, 1..=u32::from(MOST_KEYS))?;
        for (index, held) in self.in_play.iter().enumerate() {
            self.check_held(format_args!("in_play[{index}]"), index, held)?;
        }
        Ok(())
    }

    /// Each of the ten tiles is in one place, with one side up.
    fn check_tiles(&self) -> Result<(), String> {
        let mut seen = [false; TILES as usize + 1];
        let held = self.in_play.iter().map(|held| held.card);
        for tile in self.all_tiles().chain(held) {
            let Some(Tile { number, side, .. }) = tile.tile() else {
                continue;
            };
            let lies_so = match self.options.wickedness {
                Wickedness::Off | Wickedness::Mixed => true,
                Wickedness::Red => side == Side::Red,
                Wickedness::Green => side == Side::Green,
            };
            must(lies_so, || {
                format!("tiles: {} is not on the side that the options say", tile.slug())
            })?;
            must(self.gauge(), || {
                format!("tiles: {} is there, and the game has no gauge", tile.slug())
            })?;
            must(!std::mem::replace(&mut seen[usize::from(number)], true), || {
                format!(
                    "tiles: the tile {number} is in two places, once as {}",
                    tile.slug()
                )
            })?;
        }
        must(self.tiles >> CardId::tiles().len() == 0, || {
            format!(
                "tiles: the mask {:#b} names more tiles than there are",
                self.tiles
            )
        })
    }

    fn check_held(&self, field: impl Display, index: usize, held: &Held) -> Result<(), String> {
        self.sits(format_args!("{field}.owner"), held.owner)?;
        must(held.key != Key::NONE && held.key.0 < self.next_key, || {
            format!(
                "{field}.key: {} is not from 1 to the last key given, {}",
                held.key.0,
                self.next_key - 1
            )
        })?;
        let twice = self.in_play[..index].iter().any(|other| other.key == held.key);
        must(!twice, || format!("{field}.key: {} is there twice", held.key.0))?;
        must(held.card.kind().stays(), || {
            format!("{field}.card: {} is not kept", held.card.slug())
        })?;
        let face = self.face_of(held);
        must(face == Some(held.face), || {
            format!(
                "{field}.face: {} cannot act as {}, copying the card of the key {}",
                held.card.slug(),
                held.face.slug(),
                held.copies.0
            )
        })?;
        if let Some(giver) = held.giver.get() {
            self.sits(format_args!("{field}.giver"), giver)?;
        }
        within(
            format_args!("{field}.tokens"),
            held.tokens,
            0..=u32::from(held.face.card().most_tokens),
        )
    }

    /// What this card must act as: itself, or the card that it copies.
    fn face_of(&self, held: &Held) -> Option<CardId> {
        if held.copies == Key::NONE {
            return Some(held.card);
        }
        let copied = self.held(held.copies)?.card;
        if held.card.is_permanent() && copied.is_permanent() && held.card != copied {
            return Some(copied);
        }
        (held.card.copies_others() && copied.kind() == Kind::Keep && !copied.copies_others())
            .then_some(copied)
    }

    fn check_outcome(&self) -> Result<(), String> {
        let Some(outcome) = self.outcome else {
            // The end is not tested before hits that are held back have landed (`core.md` §2.7.5).
            let held = self
                .agenda
                .iter()
                .any(|task| matches!(task, Task::HeldHits(_) | Task::Settle(_)));
            return must(
                self.living_count() >= 2 || held,
                || "outcome: fewer than two monsters are left, and the game is not over",
            );
        };
        self.only_seats("outcome.winners", outcome.winners)?;
        let winners = outcome.winners.len();
        let fits = match outcome.ending {
            Ending::Stars => winners >= 1,
            Ending::Survivor | Ending::Roar | Ending::Tower => winners >= 1,
            Ending::Nobody => winners == 0,
        };
        must(fits, || {
            format!(
                "outcome.winners: {winners} of them with the ending {:?}",
                outcome.ending
            )
        })
    }
}
