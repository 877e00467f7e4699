//! The show of Duel: what its events move on the table, and for how long.
//!
//! Start at [`DuelMotion`], a [`Show`] with the choreography of this module: [`Steps`] says what moves and
//! what stays visible of an event, the readers answer what the table looks like at any moment. How long each
//! event is shown stands in [`pace`].
//!
//! Deliberately absent: a clock (each tick hands in the moment), rules, widgets and words.

mod flights;
pub mod pace;
mod readers;
#[cfg(test)]
mod tests;

pub use super::show::{Speed, pose};
pub use readers::March;

use super::show::journey;
use super::show::monster::Dial;
use super::show::table::Lying;
use super::show::{Choreography, Show};
use engine::duel::{
    Bonus, Buzz, CardId, Cause, Dice, Event, Face, Phase, Placing, Space, State, Track, What,
};
use engine::parts::DiceMask;
use engine::{Seat, Seats};

/// The show of one table of Duel.
pub type DuelMotion = Show<Steps>;

/// What flies over the table.
pub type Journey = journey::Journey<CardId, Face>;

/// What moves.
#[expect(missing_docs, reason = "each kind says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Moving {
    /// Dice in the air.
    Throw { mask: DiceMask, fresh: bool, salt: u32 },
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
    /// A packet lands.
    Shake { seat: Seat, amount: u8 },
    /// A packet is softened, or does nothing.
    Shield { seat: Seat },
    /// A monster strikes at its rival.
    Strike { seat: Seat },
    /// A marker walks one step.
    March { track: Track, from: Space, to: Space },
    /// A token of The King holds a marker.
    Held { track: Track },
    /// The space of a token gives its bonus.
    Reached { buzz: Buzz, bonus: Bonus },
    /// A Buzz token is laid.
    Lay { buzz: Buzz, from: Option<Placing> },
    /// A turn is announced.
    Banner { seat: Seat, extra: bool },
    /// A card comes into a market slot.
    Arrive { slot: u8 },
    /// A card slides into a market slot from a higher one.
    Slide { slot: u8, from: u8 },
    /// A card leaves a market slot.
    Leave { slot: u8, card: CardId },
    /// Something flies.
    Flight(Journey),
    /// A Keep card is new in front of a player.
    Gained { card: CardId },
    /// A card acts.
    Used { seat: Seat, card: CardId },
    /// A special power acts.
    Power { seat: Seat },
    /// A monster loses its last heart.
    Lethal { seat: Seat },
    /// A monster falls.
    Fall { seat: Seat },
    /// A player wins.
    Crown,
}

/// What stays visible of the events that have been shown.
#[derive(Debug, Clone)]
pub struct Steps {
    /// The dice lie in groups.
    gathered: bool,
    group: Option<Face>,
    rerolling: Option<DiceMask>,
    first_throw: Option<(Seat, Dice)>,
    /// Fresh dice thrown against a packet lie on the table.
    against: Option<(Seat, CardId, Dice)>,
    /// The marker that was pulled last, and by whom.
    pulled: Option<(Seat, Track)>,
    lying: Lying<Face>,
    throws: u32,
}

impl Choreography for Steps {
    type Game = State;
    type Moving = Moving;

    fn still(first: &State) -> Self {
        let gathered = match first.phase() {
            Phase::Final
            | Phase::Skip
            | Phase::Toll
            | Phase::TakeOut
            | Phase::Faces
            | Phase::AfterFaces
            | Phase::Buy
            | Phase::End
            | Phase::Pass
            | Phase::Over => true,
            Phase::Deal(_)
            | Phase::FirstThrow(_)
            | Phase::Wake
            | Phase::Shop
            | Phase::Awaited
            | Phase::FirstRoll
            | Phase::Roll
            | Phase::Convert => false,
        };
        Self {
            gathered,
            group: None,
            rerolling: None,
            first_throw: None,
            against: None,
            pulled: None,
            lying: Lying::default(),
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
        if !matches!(event, Event::Softened { .. } | Event::DecisionMade { .. }) {
            self.against = None;
        }
        match *event {
            Event::DecisionMade {
                answer: engine::duel::Answer::Reroll(dice),
                ..
            } => self.rerolling = Some(dice),
            Event::Rolled { thrown, dice, .. } => {
                self.lying.throw(thrown, dice);
                (self.rerolling, self.first_throw) = (None, None);
                self.throws += 1;
            }
            Event::RollFinal { .. } => {
                self.gathered = true;
                self.rerolling = None;
            }
            Event::FirstThrown { seat, dice } => {
                self.first_throw = Some((seat, dice));
                self.throws += 1;
            }
            Event::ThrownAgainst { seat, card, dice } => {
                self.against = Some((seat, card, dice));
                self.throws += 1;
            }
            Event::FaceResolved { face, .. } => self.group = Some(face),
            Event::Pulled { seat, track, .. } => self.pulled = Some((seat, track)),
            Event::TurnStarted { .. } => {
                *self = Self {
                    gathered: false,
                    group: None,
                    rerolling: None,
                    first_throw: None,
                    pulled: None,
                    against: None,
                    lying: Lying::default(),
                    throws: self.throws,
                };
            }
            Event::DecisionMade {
                what: What::Face | What::Buy,
                ..
            }
            | Event::Bought { .. }
            | Event::Swept { .. }
            | Event::GameEnded { .. } => self.group = None,
            _ => {}
        }
    }

    fn is_movement(moving: &Moving) -> bool {
        match moving {
            Moving::Throw { .. }
            | Moving::Gather
            | Moving::Strike { .. }
            | Moving::March { .. }
            | Moving::Lay { .. }
            | Moving::Arrive { .. }
            | Moving::Slide { .. }
            | Moving::Leave { .. }
            | Moving::Flight(_)
            | Moving::Gained { .. } => true,
            Moving::Group
            | Moving::Count { .. }
            | Moving::Shake { .. }
            | Moving::Shield { .. }
            | Moving::Held { .. }
            | Moving::Reached { .. }
            | Moving::Banner { .. }
            | Moving::Used { .. }
            | Moving::Power { .. }
            | Moving::Lethal { .. }
            | Moving::Fall { .. }
            | Moving::Crown => false,
        }
    }

    fn moves(&self, event: &Event, before: &State, after: &State, add: &mut dyn FnMut(Moving, u64)) {
        compare(before, after, add);
        effects(event, before, after, self.throws, add);
        flights::flights(event, before, after, add);
    }
}

/// Numbers, markers, tokens and cards are compared with the position before, whatever the event was: nothing
/// on the table can jump because an event was forgotten here.
fn compare(before: &State, after: &State, add: &mut dyn FnMut(Moving, u64)) {
    for seat in [Seat(0), Seat(1)] {
        let (old, new) = (before.player(seat), after.player(seat));
        for (dial, from, to) in [
            (Dial::Hearts, u16::from(old.health), u16::from(new.health)),
            (Dial::Energy, old.energy, new.energy),
            (Dial::Tokens, u16::from(old.tokens), u16::from(new.tokens)),
        ] {
            if from != to {
                add(Moving::Count { seat, dial, from, to }, pace::FLOAT);
            }
        }
        for card in new.kept.iter().filter(|card| !old.kept.has(**card)) {
            add(Moving::Gained { card: *card }, pace::GAINED);
        }
    }
    for track in Track::ALL {
        let (from, to) = (before.marker(track), after.marker(track));
        if from != to {
            add(Moving::March { track, from, to }, pace::MARCH);
        }
    }
    for buzz in Buzz::ALL {
        let from = before.placing(buzz);
        if after.placing(buzz).is_some() && from != after.placing(buzz) {
            add(Moving::Lay { buzz, from }, pace::LAY);
        }
    }
    // Cards that were in a higher slot of the market before.
    for (slot, card) in after.market().iter().enumerate() {
        let was = before
            .market()
            .iter()
            .position(|old| old == card && old.is_some());
        if let Some(from) = was.filter(|from| *from != slot) {
            let (slot, from) = (slot as u8, from as u8);
            add(Moving::Slide { slot, from }, pace::SLIDE);
        }
    }
}

/// Is it this player's monster that strikes?
fn strikes(by: Cause, state: &State, seat: Seat) -> bool {
    match by {
        Cause::Dice(_) => state.turn().active == seat,
        Cause::Card(card) => state.player(seat).kept.has(card),
        Cause::Power(monster) => state.player(seat).monster == monster,
        Cause::Buzz(_) | Cause::NoPurchase => false,
    }
}

/// What an event moves by itself; `salt` tells its throw from the others.
fn effects(event: &Event, before: &State, after: &State, salt: u32, add: &mut dyn FnMut(Moving, u64)) {
    let used = |seat, by: Cause| match by {
        Cause::Card(card) => Some(Moving::Used { seat, card }),
        Cause::Power(_) => Some(Moving::Power { seat }),
        Cause::Dice(_) | Cause::Buzz(_) | Cause::NoPurchase => None,
    };
    match *event {
        Event::Rolled { thrown, roll, .. } => {
            let fresh = roll == 1;
            let lasts = if fresh { pace::THROW } else { pace::THROW_AGAIN };
            let mask = thrown;
            add(Moving::Throw { mask, fresh, salt }, lasts);
        }
        Event::FirstThrown { dice, .. } => {
            let mask = dice.all();
            let fresh = true;
            add(Moving::Throw { mask, fresh, salt }, pace::FIRST_THROW);
        }
        Event::ThrownAgainst { seat, card, dice } => {
            let mask = dice.all();
            let fresh = true;
            add(Moving::Throw { mask, fresh, salt }, pace::THROW);
            add(Moving::Used { seat, card }, pace::USED);
        }
        Event::RollFinal { .. } => add(Moving::Gather, pace::GATHER),
        Event::FaceResolved { face, seat, .. } => {
            add(Moving::Group, pace::GROUP);
            if face == Face::Power {
                add(Moving::Power { seat }, pace::USED);
            }
        }
        Event::FaceAdded { seat, .. } => {
            add(Moving::Group, pace::GROUP);
            add(Moving::Power { seat }, pace::USED);
        }
        Event::Triggered { seat, by } => {
            if let Some(moving) = used(seat, by) {
                add(moving, pace::USED);
            }
        }
        Event::Hurt { seat, hits, by, .. } => {
            let amount = hits;
            let rival = after.rival(seat);
            if strikes(by, after, rival) {
                add(Moving::Strike { seat: rival }, pace::STRIKE);
            }
            add(Moving::Shake { seat, amount }, pace::HIT);
            if after.player(seat).health == 0 {
                add(Moving::Lethal { seat }, pace::LETHAL);
            }
        }
        Event::Unhurt { seat, .. } => add(Moving::Shield { seat }, pace::HIT),
        Event::Softened { seat, card, .. } | Event::Saved { seat, card } => {
            add(Moving::Shield { seat }, pace::HIT);
            add(Moving::Used { seat, card }, pace::USED);
        }
        Event::DiceLost { seat, card, .. }
        | Event::DiceTakenOut { seat, card, .. }
        | Event::Awaiting { seat, card }
        | Event::ExtraTurnGained { seat, card } => add(Moving::Used { seat, card }, pace::USED),
        Event::PullStopped { track, .. } => add(Moving::Held { track }, pace::HELD),
        Event::BonusReached { buzz, bonus, .. } => add(Moving::Reached { buzz, bonus }, pace::REACHED),
        Event::TurnStarted { seat, extra, .. } => add(Moving::Banner { seat, extra }, pace::BANNER),
        Event::CardRevealed { slot, .. } => add(Moving::Arrive { slot }, pace::ARRIVE),
        Event::Bought { card, slot, .. } => add(Moving::Leave { slot, card }, pace::LEAVE),
        Event::MarketDropped {
            seat, slot, card, by, ..
        } => {
            add(Moving::Leave { slot, card }, pace::LEAVE);
            add(Moving::Used { seat, card: by }, pace::USED);
        }
        Event::Swept { .. } => {
            for (slot, card) in before.market().iter().enumerate() {
                if let Some(card) = *card {
                    let slot = slot as u8;
                    add(Moving::Leave { slot, card }, pace::LEAVE);
                }
            }
        }
        Event::GameEnded { .. } => {
            let down = [Seat(0), Seat(1)]
                .into_iter()
                .find(|seat| after.player(*seat).health == 0);
            if let Some(seat) = down {
                add(Moving::Fall { seat }, pace::FALL);
            }
            add(Moving::Crown, pace::CROWN);
        }
        Event::GameStarted
        | Event::FirstPlayer { .. }
        | Event::DecisionMade { .. }
        | Event::TokenSpent { .. }
        | Event::HeartsGained { .. }
        | Event::EnergyGained { .. }
        | Event::EnergyPaid { .. }
        | Event::TokensGained { .. }
        | Event::Pulled { .. }
        | Event::BuzzPlaced { .. }
        | Event::CardKept { .. }
        | Event::CardLost { .. }
        | Event::CardsSwapped { .. } => {}
    }
}
