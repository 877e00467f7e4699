//! Loading a position: a file may say anything, a position may not.
//!
//! Whatever comes out of `deserialize` holds the invariants of `check` and has a legal answer for whoever is
//! asked, so it can be played on without a panic. A refusal is a sentence that names the field and says what
//! is allowed there. Here stand the ranges of the numbers; which effects may wait on which stands in
//! `waiting`, the invariants of the rules in `invariant`.

use super::agenda::{Effect, Phase};
use super::cards::{CardId, Cards};
use super::face::Face;
use super::question::What;
use super::rule::{On, Rule, Step};
use super::state::{MOST_ENERGY, MOST_EXTRA, MOST_TOKENS, Player, REGULAR, State, Turn};
use crate::Seat;
use crate::parts::{FaceSet, must, small, within};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;

/// Rolls in a turn, with every card that gives one more.
const MOST_ROLLS: u32 = 4;
/// Claws that cards can add to the Roll.
const MOST_BONUS_CLAWS: u8 = 3;
/// Regular dice that cards can take away: one for each Keep card, and one more.
const MOST_FEWER: u32 = 32;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The derived one, an inherent function through `remote = "Self"`.
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let state = Self::unchecked(deserializer)?;
        state.check_invariants().map_err(D::Error::custom)?;
        Ok(state)
    }
}

/// Has any line of this card such a step?
pub(super) fn does(card: CardId, step: impl Fn(&Step) -> bool) -> bool {
    card.card().rules.iter().any(|rule| match rule {
        Rule::When(_, _, steps) | Rule::May(_, _, steps) => steps.iter().any(&step),
        Rule::Always(..) => false,
    })
}

impl CardId {
    /// Can it be used once a turn only? [`Turn::spent`] holds those that were.
    #[must_use]
    pub fn once_a_turn(self) -> bool {
        does(self, |step| matches!(step, Step::Spend))
    }
}

impl State {
    /// Reads a position without looking at what it says. Only [`State::resume`] makes something to play on of
    /// it.
    ///
    /// # Errors
    /// What is no position at all.
    pub fn unchecked<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The derived one, which checks nothing.
        Self::deserialize(deserializer)
    }

    /// Every number stands for something that is there. Whatever else reads the position relies on it, so it
    /// comes first.
    pub(super) fn check_ranges(&self) -> Result<(), String> {
        self.sits("first", self.first)?;
        self.sits("turn.active", self.turn.active)?;
        let monsters = self.players.map(|player| player.monster);
        must(monsters[0] != monsters[1], || {
            format!("players[1].monster: {} sits twice", monsters[1].slug())
        })?;
        for seat in [Seat(0), Seat(1)] {
            self.check_player(seat)?;
        }
        self.check_cards()?;
        self.check_tracks()?;
        self.check_market()?;
        self.check_turn()?;
        self.check_outcome()
    }

    /// Is this one of the two seats?
    pub(super) fn sits(&self, field: impl Display, seat: Seat) -> Result<(), String> {
        must(usize::from(seat.0) < self.players.len(), || {
            format!("{field}: there is no seat {}; the two seats are 0 and 1", seat.0)
        })
    }

    pub(super) fn stops_have_an_owner(&self) -> bool {
        self.players
            .iter()
            .any(|player| player.monster.board().owns_stops)
    }

    /// Is Nature asked for a card?
    pub(super) fn deals(&self) -> bool {
        matches!(self.asks.what, What::Reveal { .. })
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let (player, field) = (self.player(seat), format_args!("players[{}]", seat.0));
        within(
            format_args!("{field}.health"),
            player.health,
            0..=player.monster.health().into(),
        )?;
        within(
            format_args!("{field}.energy"),
            player.energy,
            0..=MOST_ENERGY.into(),
        )?;
        within(
            format_args!("{field}.tokens"),
            player.tokens,
            0..=MOST_TOKENS.into(),
        )?;
        for card in player.kept.iter() {
            must(card.kind() == super::Kind::Keep, || {
                format!("{field}.kept: {} is not kept", card.slug())
            })?;
        }
        for card in player.awaiting.iter() {
            must(Cards::listening(On::Awaited).has(card), || {
                format!("{field}.awaiting: {} does not wait for a turn", card.slug())
            })?;
            must(!self.unseen(card), || {
                format!("{field}.awaiting: {} was never bought", card.slug())
            })?;
        }
        Ok(())
    }

    /// Has nobody bought this card yet?
    pub(super) fn unseen(&self, card: CardId) -> bool {
        self.deck.has(card) || self.market.contains(&Some(card))
    }

    fn check_turn(&self) -> Result<(), String> {
        let turn = &self.turn;
        if let Phase::Deal(_) | Phase::FirstThrow(_) = self.phase {
            return self.check_before_first_turn();
        }
        must(turn.number > 0, || "turn.number: turns are counted from 1")?;
        must(turn.number > 1 || turn.active == self.first, || {
            format!("turn.active: the first turn is that of seat {}", self.first.0)
        })?;
        must(self.first_claws == 0, || "first_claws: it is settled who began")?;
        must(
            self.begun,
            || "begun: nobody has answered yet, and yet a turn is played",
        )?;
        for card in turn.spent.iter() {
            must(card.once_a_turn(), || {
                format!("turn.spent: {} is not limited to once a turn", card.slug())
            })?;
            must(!self.unseen(card), || {
                format!("turn.spent: nobody has bought {} yet", card.slug())
            })?;
        }
        within("turn.fewer", turn.fewer, 0..=MOST_FEWER)?;
        within("turn.tokens", turn.tokens, 0..=MOST_EXTRA.into())?;
        within("turn.rolls", turn.rolls, 0..=MOST_ROLLS)?;
        within("turn.bought", turn.bought, 0..=Cards::ALL.count())?;
        self.check_dice()?;
        self.check_roll()?;
        self.check_progress()
    }

    /// Until the first turn everything is as it was laid out.
    fn check_before_first_turn(&self) -> Result<(), String> {
        let Turn { active, number, .. } = self.turn;
        if let Phase::FirstThrow(seat) = self.phase {
            self.sits("phase: who throws next", seat)?;
        }
        must(
            number <= 1 && self.turn == Turn::of(active, number),
            || "turn: nothing has happened in it before the first turn",
        )?;
        must(
            active == self.first && (number == 1 || active == Seat(0)),
            || "turn.active: before the first turn it is the seat that begins, or seat 0",
        )?;
        for seat in [Seat(0), Seat(1)] {
            let player = self.player(seat);
            let energy = u16::from(number == 1 && seat != self.first);
            let fresh = Player {
                energy,
                ..Player::new(player.monster)
            };
            must(*player == fresh, || {
                format!(
                    "players[{}]: before the first turn nobody has won or lost anything",
                    seat.0
                )
            })?;
        }
        let untouched = self.markers == [super::Space::START; 2]
            && self.buzz.iter().all(Option::is_none)
            && self.discard.is_empty();
        must(
            untouched,
            || "phase: this is before the first turn, and yet something lies on the tracks or on the discard pile",
        )?;
        within("first_claws", self.first_claws, 0..=REGULAR.into())?;
        must(
            self.first_claws == 0 || self.phase == Phase::FirstThrow(Seat(1)),
            || "first_claws: nobody has thrown for the first turn",
        )?;
        must(
            self.begun == (self.deck != Cards::ALL),
            || "begun: a game has begun when the first card of the market is dealt",
        )
    }

    /// The dice of the pool.
    fn check_dice(&self) -> Result<(), String> {
        let turn = &self.turn;
        if turn.rolls == 0 {
            return must(turn.dice.is_empty(), || {
                format!("turn.dice: {} dice, and nothing was rolled yet", turn.dice.len())
            });
        }
        let regular = self.regular_dice();
        let (least, most) = (regular + turn.tokens, regular + MOST_EXTRA);
        must((least..=most).contains(&small(turn.dice.len())), || {
            format!(
                "turn.dice: {} dice; with these cards and tokens there are {least} to {most}",
                turn.dice.len()
            )
        })
    }

    /// What became of the Roll.
    fn check_roll(&self) -> Result<(), String> {
        let turn = &self.turn;
        must(turn.out & !turn.dice.all() == 0, || {
            format!(
                "turn.out: the mask {:#b} names dice beyond the {} of the turn",
                turn.out,
                turn.dice.len()
            )
        })?;
        must(
            matches!(turn.out.count_ones(), 0 | 2),
            || "turn.out: two dice are taken out, or none",
        )?;
        let power = turn.dice.count(Face::Power);
        let most = self.player(turn.active).monster.most_added(power);
        let added: u32 = turn.added.iter().map(|count| u32::from(*count)).sum();
        within("turn.added", added, 0..=most.into())?;
        must(
            turn.added[Face::Power.index()] == 0,
            || "turn.added: power is never added",
        )?;
        must(FaceSet::ALL.contains_all(turn.resolved), || {
            format!(
                "turn.resolved: the mask {:#b} names more than six faces",
                turn.resolved.bits()
            )
        })?;
        for face in turn.resolved.iter() {
            let least = match face {
                Face::Claw => 0,
                Face::Energy | Face::Heart | Face::Power => 1,
                Face::Fame | Face::Destruction => 3,
            };
            must(self.rolled(face) >= least, || {
                format!("turn.resolved: there is not enough {} in the Roll", face.slug())
            })?;
        }
        let claws =
            small((turn.dice.showing(Face::Claw) & !turn.out).count_ones()) + turn.added[Face::Claw.index()];
        let (least, most) = if turn.resolved.contains(Face::Claw) {
            (claws.max(1), claws + MOST_BONUS_CLAWS)
        } else {
            (0, 0)
        };
        within("turn.claws", turn.claws, least.into()..=most.into())
    }

    /// What can have happened in this part of the turn.
    fn check_progress(&self) -> Result<(), String> {
        let turn = &self.turn;
        let reached = |phase: Phase| self.phase.place() >= phase.place();
        if self.phase == Phase::Over {
            return Ok(());
        }
        // Whoever lays a position at the market by hand need not say what was rolled.
        let unsaid = turn.rolls == 0 && reached(Phase::Buy);
        must((turn.rolls > 0) == reached(Phase::Roll) || unsaid, || {
            format!("turn.rolls: {} in this part of the turn", turn.rolls)
        })?;
        let sells = |card: CardId| does(card, |step| matches!(step, Step::Shop(_)));
        let early = turn.bought == 1 && turn.spent.iter().any(sells);
        must(turn.bought == 0 || early || reached(Phase::Buy), || {
            format!("turn.bought: {} cards, before anything is sold", turn.bought)
        })?;
        must(
            !turn.again || turn.bought > 0,
            || "turn.again: it was not bought this turn",
        )?;
        // Not while something is still sold at the start of the turn.
        let awaited = self.phase == Phase::Awaited && matches!(self.agenda.first(), Some(Effect::Line(_)));
        must(
            turn.fewer == 0 || awaited || reached(Phase::FirstRoll),
            || "turn.fewer: dice are set aside when the start of the turn is over",
        )?;
        must(
            turn.tokens == 0 || reached(Phase::FirstRoll),
            || "turn.tokens: none is spent before the first roll",
        )?;
        let added = turn.added != [0; 6];
        must(
            !added || reached(Phase::Final),
            || "turn.added: the Roll is not final yet",
        )?;
        let resolving = turn.out != 0 || !turn.resolved.is_empty();
        must(
            !resolving || reached(Phase::Faces),
            || "turn.resolved: no face is resolved, and no die taken out, before the Roll is final",
        )?;
        must(
            turn.counting == (reached(Phase::Final) && !reached(Phase::AfterFaces)),
            || "turn.counting: the Roll counts from when it is final to the last face",
        )?;
        must(
            self.player(turn.active).awaiting.is_empty() || !reached(Phase::FirstRoll),
            || {
                format!(
                    "players[{}].awaiting: what waits for a turn is done at its start",
                    turn.active.0
                )
            },
        )
    }
}
