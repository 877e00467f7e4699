//! The Evolutions, a file for each monster that has some (`evolutions.md` §2 and §3).
//!
//! A monster's file holds its eight cards in the order of the rule file, each declared once, with `CARDS` as
//! table of contents; it is listed in [`MONSTERS`], and nothing else of the rules names it. An Evolution that
//! stays begins with [`PLAY`](crate::classic::rule::PLAY) (or with a `play` of its own that names moments at
//! which its owner is asked as well), then says what it does there. Any other says with
//! [`play`](crate::classic::rule::play) when it is played and what happens; it is discarded afterwards unless
//! it lingers. A moment other than `AnyTime` opens a window for whoever might hold the card. Choices are
//! steps `Ask`; where each of several monsters chooses, a line `On::Each` says what, and `Table::for_each`
//! calls it.

mod alienoid;
mod baby_gigazaur;
mod boogie_woogie;
mod cyber_bunny;
mod cyber_kitty;
mod gigazaur;
mod kraken;
mod meka_dragon;
mod pandakai;
mod pumpkin_jack;
mod space_penguin;
mod the_king;

use crate::classic::agenda::{Frame, Table};
use crate::classic::event::Event;
use crate::classic::question::Pick;
use crate::classic::rule::{Asking, Card, On, Rule, Step, Who};
use crate::classic::state::{Held, State};
use crate::classic::{CardId, Face, HitKind};
use crate::parts::small;

/// The monsters that have Evolutions, in the order of the rule file.
pub(super) const MONSTERS: &[&[Card]] = &[
    space_penguin::CARDS,
    alienoid::CARDS,
    cyber_kitty::CARDS,
    the_king::CARDS,
    gigazaur::CARDS,
    meka_dragon::CARDS,
    boogie_woogie::CARDS,
    pumpkin_jack::CARDS,
    pandakai::CARDS,
    cyber_bunny::CARDS,
    kraken::CARDS,
    baby_gigazaur::CARDS,
];

/// What an Evolution puts on the table besides itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trace {
    /// The target token, in front of a monster.
    Target,
    /// Saucers on Keep cards.
    Saucers,
    /// A power card under itself.
    Reserve,
}

impl CardId {
    /// What it puts on the table besides itself, if it does.
    #[must_use]
    pub fn trace(self) -> Option<Trace> {
        let traces = [
            (meka_dragon::TARGET_ACQUIRED.slug, Trace::Target),
            (alienoid::SUPERIOR_ALIEN_TECHNOLOGY.slug, Trace::Saucers),
            (baby_gigazaur::MY_TOY.slug, Trace::Reserve),
        ];
        let found = traces.into_iter().find(|(slug, _)| *slug == self.slug());
        found.map(|(_, trace)| trace)
    }
}

/// A card that has been played for this turn goes at the end of it.
const GONE_WITH_THE_TURN: Rule = Rule::When(On::AnyTurnEnd, Who::Anyone, &[Step::Discard]);

/// The owner does it, or not.
const YES_OR_NO: Asking = Asking {
    whom: |_, frame| Some(frame.owner),
    picks: |_, _, list| {
        list(Pick::Nothing);
        list(Pick::Number(1));
    },
};

/// The owner pays 2 energy, or not.
const STAKE: Asking = Asking {
    whom: |_, frame| Some(frame.owner),
    picks: |state, frame, list| {
        list(Pick::Nothing);
        if state.player(frame.owner).energy >= 2 {
            list(Pick::Number(1));
        }
    },
};

/// Is this its owner's own turn?
fn own_turn(state: &State, held: &Held) -> bool {
    state.active() == held.owner
}

/// Has a smash just cost somebody hearts?
fn by_smash(state: &State, _: &Frame) -> bool {
    state.struck().kind == HitKind::Smash
}

/// All ordinary dice of the turn but those that nobody can change, with what they show.
fn free_dice(state: &State) -> impl Iterator<Item = (u8, Face)> + '_ {
    let locked = state.locked_dice();
    let dice = state.turn().dice.iter().enumerate();
    dice.map(|(index, face)| (small(index), face))
        .filter(move |(index, _)| locked & 1 << index == 0)
}

/// Each free die, to be turned to one of these faces.
fn turned_to(state: &State, faces: &[Face], list: &mut dyn FnMut(Pick)) {
    for (die, shown) in free_dice(state) {
        for face in faces.iter().filter(|face| **face != shown) {
            list(Pick::DieFace(die, *face));
        }
    }
}

/// The counters on a card are these from now on.
fn set_tokens(table: &mut Table<'_>, frame: &Frame, now: u8) {
    let held = table.in_play.marks().find(|held| held.key == frame.key);
    if let Some(held) = held
        && held.tokens != now
    {
        held.tokens = now;
        let (seat, card) = (frame.owner, frame.face);
        table.tell(Event::CardCountersChanged { seat, card, now });
    }
}

/// Does a gift act on the monster before which it lies? Not on its own.
fn haunts(held: &Held) -> bool {
    held.giver.get().is_some_and(|giver| giver != held.owner)
}

/// The monsters that the active one has wounded this turn, with a smash among its dice.
fn gift_targets(state: &State, held: &Held, list: &mut dyn FnMut(Pick)) {
    if state.tally().claws == 0 || !own_turn(state, held) {
        return;
    }
    for seat in state.turn().clawed {
        if seat != held.owner && state.player(seat).alive {
            list(Pick::Seat(seat));
        }
    }
}

/// A gift from the hand goes to the monster that was picked.
fn give_gift(table: &mut Table<'_>, frame: &Frame) {
    if let Pick::Seat(to) = frame.pick {
        table.lay_before(frame.key, to, Some(frame.owner));
    }
}

/// A gift is passed on; whose it is does not change.
fn pass_gift(table: &mut Table<'_>, frame: &Frame) {
    let giver = table.held(frame.key).and_then(|held| held.giver.get());
    if let Pick::Seat(to) = frame.pick {
        table.lay_before(frame.key, to, giver);
    }
}

/// What a monster chose to hand over: 0 energy, 1 a star, 2 a heart.
fn hands_unit(table: &mut Table<'_>, frame: &Frame) {
    let (Some(from), to) = (frame.about.get(), frame.owner) else {
        return;
    };
    match frame.pick {
        Pick::Number(0) => table.hands_over(from, to, true),
        Pick::Number(1) => table.hands_over(from, to, false),
        Pick::Number(2) => table.hands_heart(from, to, frame.face),
        _ => {}
    }
}
