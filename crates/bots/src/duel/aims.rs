//! What a turn of Duel may go for.

use crate::reasons::Aims;
use engine::Seat;
use engine::duel::{CardId, Ending, State, Track};

/// What a turn may go for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// To win the duel in this turn, in this way.
    Win(Ending),
    /// To have this marker in the own spotlight.
    Spotlight(Track),
    /// To pull this marker so many spaces or more.
    Pull(Track, u8),
    /// So many hearts or more off the rival.
    Hit(u8),
    /// So many hearts or more for oneself.
    Heal(u8),
    /// So much energy or more.
    Energy(u8),
    /// To buy this card.
    Buy(CardId),
}

/// Hearts with which a monster looks after itself first.
const WEAK: u8 = 5;

impl Aims for State {
    type Aim = Aim;

    fn reached(&self, before: &Self, seat: Seat, into: &mut Vec<Aim>) {
        let rival = self.rival(seat);
        if let Some(outcome) = self.outcome().filter(|outcome| outcome.winner == seat) {
            into.push(Aim::Win(outcome.ending));
        }
        for track in Track::ALL {
            let (from, to) = (before.marker(track), self.marker(track));
            let toward = |halves: i8| halves * self.side(seat);
            let spaces = (toward(to.halves()) - toward(from.halves())) / 2;
            if spaces > 0 {
                let mine = toward(to.halves()) > 0 && to.in_spotlight();
                let was = toward(from.halves()) > 0 && from.in_spotlight();
                if mine && !was {
                    into.push(Aim::Spotlight(track));
                }
                into.extend((1..=spaces as u8).map(|spaces| Aim::Pull(track, spaces)));
            }
        }
        let lost = |seat: Seat| {
            before
                .player(seat)
                .health
                .saturating_sub(self.player(seat).health)
        };
        into.extend((1..=lost(rival)).map(Aim::Hit));
        let (was, is) = (before.player(seat), self.player(seat));
        into.extend((1..=is.health.saturating_sub(was.health)).map(Aim::Heal));
        let energy = is.energy.saturating_sub(was.energy).min(u16::from(u8::MAX)) as u8;
        into.extend((1..=energy).map(Aim::Energy));
        let new = |card: &CardId| is.kept.iter().any(|kept| kept == card);
        into.extend(
            before
                .market()
                .iter()
                .flatten()
                .copied()
                .filter(new)
                .map(Aim::Buy),
        );
    }

    fn weight(&self, seat: Seat, aim: Aim) -> f32 {
        match aim {
            Aim::Win(_) => 40.0,
            Aim::Spotlight(_) => 2.5,
            Aim::Pull(_, spaces) => 0.8 * f32::from(spaces),
            Aim::Hit(count) => f32::from(count),
            Aim::Heal(count) if self.player(seat).health <= WEAK => 1.2 * f32::from(count),
            Aim::Heal(count) => 0.6 * f32::from(count),
            Aim::Energy(count) => 0.5 * f32::from(count),
            Aim::Buy(card) => 0.5 + 0.4 * f32::from(card.cost()),
        }
    }
}
