//! What a turn of King of Tokyo may go for.

use crate::reasons::Aims;
use engine::classic::rule::Rule;
use engine::classic::{CardId, Moment, State};
use engine::{Game, Seat};

/// What a turn may go for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// To win the game in this turn.
    Win,
    /// To knock out this monster.
    KnockOut(Seat),
    /// To come into Tokyo.
    Enter,
    /// So many stars or more.
    Stars(u8),
    /// So many hearts or more off one monster.
    Hit(u8),
    /// So many hearts or more for oneself.
    Heal(u8),
    /// So much energy or more.
    Energy(u8),
    /// To buy this card.
    Buy(CardId),
}

/// Hearts with which a monster looks after itself first.
const WEAK: u8 = 4;

impl Aims for State {
    type Aim = Aim;

    fn reached(&self, before: &Self, seat: Seat, into: &mut Vec<Aim>) {
        let (was, is) = (before.player(seat), self.player(seat));
        if self
            .scores()
            .is_some_and(|scores| scores.shares[seat.index()] >= 1.0)
        {
            into.push(Aim::Win);
        }
        let mut most = 0;
        for other in self.all_seats().filter(|other| *other != seat) {
            let (was, is) = (before.player(other), self.player(other));
            if was.alive && !is.alive {
                into.push(Aim::KnockOut(other));
            }
            most = most.max(was.hearts.saturating_sub(is.hearts));
        }
        if !before.in_tokyo(seat) && self.in_tokyo(seat) {
            into.push(Aim::Enter);
        }
        into.extend((1..=most).map(Aim::Hit));
        into.extend((1..=is.stars.saturating_sub(was.stars)).map(Aim::Stars));
        into.extend((1..=is.hearts.saturating_sub(was.hearts)).map(Aim::Heal));
        let energy = is.energy.saturating_sub(was.energy).min(u16::from(u8::MAX)) as u8;
        into.extend((1..=energy).map(Aim::Energy));
        let new = |card: &CardId| {
            let had = before.held_by(seat).filter(|held| held.face == *card).count();
            had < self.held_by(seat).filter(|held| held.face == *card).count()
        };
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

    fn may_be_touched(&self, seat: Seat) -> bool {
        let mine = [Moment::Roll, Moment::ChangeDice];
        let others = [Moment::OpponentDice, Moment::ProbedDie, Moment::Commit];
        self.in_play().iter().any(|held| {
            let moments: &[Moment] = if held.owner == seat { &mine } else { &others };
            let touches = |rule: &Rule| matches!(rule, Rule::May(may) if moments.iter().any(|moment| may.at.contains(moment)));
            held.face.card().rules.iter().any(touches)
        })
    }

    fn weight(&self, seat: Seat, aim: Aim) -> f32 {
        match aim {
            Aim::Win => 40.0,
            Aim::KnockOut(_) => 10.0,
            Aim::Enter => 1.5,
            Aim::Stars(count) => f32::from(count),
            Aim::Hit(count) => 0.8 * f32::from(count),
            Aim::Heal(count) if self.player(seat).hearts <= WEAK => 1.5 * f32::from(count),
            Aim::Heal(count) => 0.7 * f32::from(count),
            Aim::Energy(count) => 0.5 * f32::from(count),
            Aim::Buy(card) => 0.5 + 0.4 * f32::from(self.printed_cost(card)),
        }
    }
}
