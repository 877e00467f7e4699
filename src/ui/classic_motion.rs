//! The show of the classic game: what its events move on the table, and for how long.
//!
//! Start at [`Motion`], a [`Show`] with the choreography of this module: [`Steps`] says what moves and what
//! stays visible of an event, the readers answer what the table looks like at any moment. How long each event
//! is shown stands in [`pace`].
//!
//! Deliberately absent: a clock (each tick hands in the moment), rules, widgets and words.

mod flights;
pub mod pace;
mod readers;
#[cfg(test)]
mod tests;

pub use super::show::{Speed, pose};
pub use readers::Stand;

use super::show::journey;
use super::show::monster::Dial;
use super::show::table::Lying;
use super::show::{Choreography, Show};
use engine::classic::{
    Answer, BoughtFrom, CardId, Cause, Dice, Event, Face, Held, Key, Piece, Place, Reason, SpecialDie, State,
    What,
};
use engine::parts::{DiceMask, FaceSet};
use engine::{Seat, Seats};

/// The show of one table of the classic game.
pub type Motion = Show<Steps>;

/// What flies over the table.
pub type Journey = journey::Journey<CardId, Face>;

/// What moves.
#[expect(missing_docs, reason = "each kind says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Moving {
    /// Dice in the air.
    Throw { mask: DiceMask, fresh: bool, salt: u32 },
    /// A die turned to another face.
    Turned { die: u8, from: Face },
    /// Dice thrown for a card, beside those of the turn.
    Beside,
    /// A die of a monster pack comes to lie.
    Special(SpecialDie),
    /// The open curse is another one, or acts.
    Curse,
    /// A transformation card is turned over.
    Flip { seat: Seat },
    /// The dice gather in groups.
    Gather,
    /// A group takes effect.
    Group,
    /// A number changes.
    Count {
        seat: Seat,
        dial: Dial,
        from: u16,
        to: u16,
    },
    /// A hit lands.
    Shake { seat: Seat, amount: u8 },
    /// A hit is softened.
    Shield { seat: Seat },
    /// A monster strikes.
    Strike { seat: Seat, victims: Seats },
    /// A figure walks.
    Travel { seat: Seat, from: Place, to: Place },
    /// Tokyo pays.
    Glow { seat: Seat },
    /// A turn is announced.
    Banner { seat: Seat, reason: Reason },
    /// A card comes into a market slot.
    Arrive { slot: u8 },
    /// A card leaves a market slot.
    Leave { slot: u8, card: CardId },
    /// Something flies.
    Flight(Journey),
    /// A kept card is new in front of a monster.
    Gained { key: Key },
    /// A card acts.
    Used { seat: Seat, card: CardId },
    /// A monster loses its last heart.
    Lethal { seat: Seat },
    /// A monster falls.
    Fall { seat: Seat },
    /// A monster wins.
    Crown,
}

/// What stays visible of the events that have been shown.
#[derive(Debug, Clone)]
pub struct Steps {
    group: Option<Face>,
    /// The groups that have taken effect this turn.
    resolved: FaceSet<Face>,
    /// The monsters whose fall has been shown: told before they are taken off the table.
    fallen: Seats,
    rerolling: Option<DiceMask>,
    first_throw: Option<(Seat, Dice)>,
    beside_for: Option<(Seat, CardId)>,
    /// Dice beside those of the turn lie on the table.
    beside_lies: bool,
    lying: Lying<Face>,
    /// The dice that were last meant to be thrown, by number, those of monster packs included.
    loose: DiceMask,
    /// The slot out of which a card was bought last: it is paid for afterwards.
    sold: Option<u8>,
    throws: u32,
}

impl Choreography for Steps {
    type Game = State;
    type Moving = Moving;

    fn still(first: &State) -> Self {
        Self {
            group: None,
            resolved: if first.turn().fixed {
                FaceSet::ALL.difference(first.turn().groups)
            } else {
                FaceSet::NONE
            },
            fallen: Seats::NONE,
            rerolling: None,
            first_throw: None,
            beside_for: None,
            beside_lies: !first.beside().is_empty(),
            lying: Lying::default(),
            loose: DiceMask::MAX,
            sold: None,
            throws: 0,
        }
    }

    fn hold(event: &Event, next: Option<&Event>, watched: Seats) -> u64 {
        pace::hold(event, next, watched)
    }

    fn is_throw(event: &Event) -> bool {
        pace::is_throw(event)
    }

    fn remember(&mut self, event: &Event) {
        match event {
            Event::BesideRolled { .. } => self.beside_lies = true,
            Event::DecisionMade { .. } => {}
            _ => self.beside_lies = false,
        }
        match *event {
            Event::DiceRolled { mask, dice, .. } => self.lying.throw(mask, dice),
            Event::DieRerolled { die, to, .. } | Event::DieChanged { die, to, .. } => {
                self.lying.turn(die, to);
            }
            Event::TurnStarted { .. } => self.lying = Lying::default(),
            _ => {}
        }
        if let Event::CardBought { from, .. } = *event {
            self.sold = match from {
                BoughtFrom::Market(slot) => Some(slot),
                _ => None,
            };
        }
        match *event {
            Event::DecisionMade {
                answer: Answer::Reroll(dice),
                ..
            } => (self.rerolling, self.loose) = (Some(dice), dice),
            // What comes after the dice is no effect of theirs: a card is paid for before it is bought.
            Event::DecisionMade {
                what: What::Exchange | What::Theft | What::Buy | What::Opportunity | What::Sale,
                ..
            } => self.group = None,
            Event::DiceRolled { .. } | Event::DiceFixed { .. } => {
                (self.rerolling, self.first_throw, self.resolved) = (None, None, FaceSet::NONE);
                self.throws += 1;
            }
            Event::DieRerolled { .. } => self.throws += 1,
            Event::SpecialRolled { .. } => {
                self.rerolling = None;
                self.throws += 1;
            }
            Event::BesideRolled { seat, card, .. } => {
                self.beside_for = Some((seat, card));
                self.throws += 1;
            }
            Event::FirstPlayerRoll { seat, dice } => {
                self.first_throw = Some((seat, dice));
                self.throws += 1;
            }
            Event::Eliminated { seat } => self.fallen.insert(seat),
            Event::Reborn { seat, .. } => self.fallen.remove(seat),
            Event::GroupResolved { face, .. } => {
                self.group = Some(face);
                self.resolved.insert(face);
            }
            Event::EnteredTokyo { .. }
            | Event::CardBought { .. }
            | Event::MarketSwept { .. }
            | Event::TurnStarted { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded { .. } => {
                (self.group, self.rerolling) = (None, None);
                if matches!(event, Event::TurnStarted { .. }) {
                    self.loose = DiceMask::MAX;
                    self.first_throw = None;
                }
            }
            _ => {}
        }
    }

    fn is_movement(moving: &Moving) -> bool {
        match moving {
            Moving::Throw { .. }
            | Moving::Turned { .. }
            | Moving::Beside
            | Moving::Special(_)
            | Moving::Flip { .. }
            | Moving::Gather
            | Moving::Strike { .. }
            | Moving::Travel { .. }
            | Moving::Arrive { .. }
            | Moving::Leave { .. }
            | Moving::Flight(_)
            | Moving::Gained { .. } => true,
            Moving::Group
            | Moving::Curse
            | Moving::Count { .. }
            | Moving::Shake { .. }
            | Moving::Shield { .. }
            | Moving::Glow { .. }
            | Moving::Banner { .. }
            | Moving::Used { .. }
            | Moving::Lethal { .. }
            | Moving::Fall { .. }
            | Moving::Crown => false,
        }
    }

    fn moves(&self, event: &Event, before: &State, after: &State, add: &mut dyn FnMut(Moving, u64)) {
        compare(before, after, add);
        effects(event, after, self.throws, add);
        flights::flights(event, self, before, add);
    }
}

/// Numbers, figures and kept cards are compared with the position before, whatever the event was: nothing on
/// the table can jump because an event was forgotten here.
fn compare(before: &State, after: &State, add: &mut dyn FnMut(Moving, u64)) {
    if before.all_seats().count() != after.all_seats().count() {
        return;
    }
    for seat in after.all_seats() {
        let (old, new) = (*before.player(seat), *after.player(seat));
        if new.alive {
            for (dial, from, to) in [
                (Dial::Hearts, u16::from(old.hearts), u16::from(new.hearts)),
                (Dial::Stars, u16::from(old.stars), u16::from(new.stars)),
                (Dial::Energy, old.energy, new.energy),
                (Dial::Wicked, u16::from(old.wicked), u16::from(new.wicked)),
            ] {
                if from != to {
                    add(Moving::Count { seat, dial, from, to }, pace::FLOAT);
                }
            }
        }
        if old.place != new.place {
            add(
                Moving::Travel {
                    seat,
                    from: old.place,
                    to: new.place,
                },
                pace::TRAVEL,
            );
        }
    }
    for held in after.in_play() {
        // New on the table, or in front of somebody else.
        if before.held(held.key).is_none_or(|old| old.owner != held.owner) {
            add(Moving::Gained { key: held.key }, pace::GAINED);
        }
    }
}

/// What an event moves by itself; `salt` tells its throw from the others.
fn effects(event: &Event, after: &State, salt: u32, add: &mut dyn FnMut(Moving, u64)) {
    match *event {
        Event::DiceRolled { mask, roll, .. } => {
            let fresh = roll <= 1;
            let lasts = if fresh { pace::THROW } else { pace::THROW_AGAIN };
            add(Moving::Throw { mask, fresh, salt }, lasts);
        }
        Event::FirstPlayerRoll { dice, .. } => {
            add(
                Moving::Throw {
                    mask: dice.all(),
                    fresh: true,
                    salt,
                },
                pace::FIRST_THROW,
            );
        }
        Event::DieRerolled { die, .. } => {
            add(
                Moving::Throw {
                    mask: 1 << die,
                    fresh: false,
                    salt,
                },
                pace::THROW_AGAIN,
            );
        }
        Event::DieChanged { die, from, .. } => add(Moving::Turned { die, from }, pace::TURNED),
        Event::BesideRolled { .. } => add(Moving::Beside, pace::BESIDE),
        Event::SpecialRolled { face, .. } => add(Moving::Special(face.die()), pace::SPECIAL),
        Event::CurseRevealed { .. } | Event::FateResolved { .. } => add(Moving::Curse, pace::CURSE),
        Event::FormFlipped { seat, .. } => {
            add(Moving::Flip { seat }, pace::TURNED);
            add(
                Moving::Used {
                    seat,
                    card: CardId::of_piece(Piece::Form),
                },
                pace::USED,
            );
        }
        Event::CultistGained { seat, .. } => {
            add(
                Moving::Used {
                    seat,
                    card: CardId::of_piece(Piece::Cultists),
                },
                pace::USED,
            );
        }
        Event::PieceTaken { seat, piece, .. } => {
            add(Moving::Used { seat, card: piece }, pace::USED);
            add(Moving::Glow { seat }, pace::FLOAT);
        }
        Event::DiceFixed { .. } => add(Moving::Gather, pace::GATHER),
        Event::GroupResolved { .. } => add(Moving::Group, pace::GROUP),
        Event::BatchOpened {
            by: Some(seat),
            victims,
            ..
        } if !victims.contains(seat) => add(Moving::Strike { seat, victims }, pace::STRIKE),
        Event::LifeLost { victim, amount, .. } => {
            add(Moving::Shake { seat: victim, amount }, pace::HIT);
        }
        Event::DamageReduced { victim, .. } | Event::DamagePrevented { victim, .. } => {
            add(Moving::Shield { seat: victim }, pace::HIT);
        }
        Event::StarsChanged {
            seat,
            cause: Cause::Income | Cause::Entering,
            ..
        }
        | Event::EnergyChanged {
            seat,
            cause: Cause::Income | Cause::Entering,
            ..
        } => {
            add(Moving::Glow { seat }, pace::FLOAT);
        }
        Event::TurnStarted { seat, reason, .. } => {
            add(Moving::Banner { seat, reason }, pace::BANNER);
        }
        Event::CardRevealed { slot, .. } => add(Moving::Arrive { slot }, pace::ARRIVE),
        Event::CardBought {
            card,
            from: BoughtFrom::Market(slot),
            ..
        } => add(Moving::Leave { slot, card }, pace::LEAVE),
        Event::DamageIncreased { card, .. } => {
            let holds = |held: &&Held| held.face == card;
            if let Some(held) = after.in_play().iter().find(holds) {
                let seat = held.owner;
                add(Moving::Used { seat, card }, pace::USED);
            }
        }
        Event::Crowned { seat, card } | Event::Bound { seat, card, .. } => {
            add(Moving::Used { seat, card }, pace::USED);
            add(Moving::Glow { seat }, pace::FLOAT);
        }
        Event::EvolutionPlayed { seat, card } => {
            add(Moving::Used { seat, card }, pace::USED);
            add(Moving::Glow { seat }, pace::FLOAT);
        }
        Event::CardUsed { seat, card } => add(Moving::Used { seat, card }, pace::USED),
        Event::ReachedZero { seat } => add(Moving::Lethal { seat }, pace::LETHAL),
        Event::Eliminated { seat } => add(Moving::Fall { seat }, pace::FALL),
        Event::GameEnded { .. } => add(Moving::Crown, pace::CROWN),
        _ => {}
    }
}
