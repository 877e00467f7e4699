//! What a player's strength in Duel is made of: a list of terms, each with the amount that a position has of it. What a term
//! is worth stands elsewhere.

use crate::engine::Seat;
use crate::engine::duel::rule::{On, Rule, Stat, Who};
use crate::engine::duel::{Bonus, Buzz, Placing, Shape, Space, State, Track};

/// Numbers of hearts that are told apart.
const HEARTS: usize = 16;
/// Numbers of steps to the end of a track that are told apart.
const WAYS: usize = 16;
/// The smaller number of steps to a spotlight zone is counted up to one less than this.
const NEAR: usize = 4;
/// The larger one is counted up to one less than this; a marker beyond its zone is as far as that.
const FAR: usize = 7;
/// Energy is told apart as the first cubes, those after them, and the rest.
const CUBES: [f32; 3] = [3.0, 4.0, 8.0];
/// What bonuses on the next spaces may be.
const BONUSES: usize = 5;
/// Things that rules are about.
const ABOUT: usize = 24;

/// Health, one term for each number of hearts.
pub const HEALTH: usize = 0;
/// Steps from a marker to the player's end of its track, one term for each number of them.
pub const STEPS: usize = HEALTH + HEARTS;
/// Steps of both markers to the player's spotlight zones: one term for each pair of a smaller and a larger number.
pub const ZONES: usize = STEPS + WAYS;
/// Energy.
pub const ENERGY: usize = ZONES + NEAR * FAR;
/// Dice tokens.
pub const TOKENS: usize = ENERGY + CUBES.len();
/// Dice beyond six that the player whose turn begins is about to throw.
pub const DICE: usize = TOKENS + 1;
/// Cards that wait for the player's next turn.
pub const AWAITED: usize = DICE + 1;
/// Bonuses on the next spaces toward the player's end of a track: hits, hearts, energy, tokens; and stops there.
pub const AHEAD: usize = AWAITED + 1;
/// Rules of cards in play, one term for each thing that rules are about.
pub const RULES: usize = AHEAD + BONUSES;
/// How many terms there are.
pub const COUNT: usize = RULES + ABOUT;

/// What the terms are worth, each group by itself. Numbers that never occur are worth nothing.
#[derive(Debug, Clone, Copy)]
pub struct Worths {
    /// By number of hearts.
    pub health: [f32; HEARTS],
    /// By number of steps to the end of a track.
    pub steps: [f32; WAYS],
    /// By numbers of steps to the zones, the smaller one first.
    pub zones: [[f32; FAR]; NEAR],
    /// Of a cube among the first, the next, and the rest.
    pub energy: [f32; CUBES.len()],
    /// Of a dice token.
    pub tokens: f32,
    /// Of a die beyond six.
    pub dice: f32,
    /// Of a card that waits.
    pub awaited: f32,
    /// Of a hit, a heart, an energy, a token and a stop on the next space.
    pub ahead: [f32; BONUSES],
    /// Of rules on a card of the middle price, by what they are about.
    pub rules: [f32; ABOUT],
}

impl Worths {
    /// All of them in the order of the terms.
    #[must_use]
    pub fn in_a_row(&self) -> [f32; COUNT] {
        let mut row = [0.0; COUNT];
        row[HEALTH..STEPS].copy_from_slice(&self.health);
        row[STEPS..ZONES].copy_from_slice(&self.steps);
        row[ZONES..ENERGY].copy_from_slice(self.zones.as_flattened());
        row[ENERGY..TOKENS].copy_from_slice(&self.energy);
        row[TOKENS] = self.tokens;
        row[DICE] = self.dice;
        row[AWAITED] = self.awaited;
        row[AHEAD..RULES].copy_from_slice(&self.ahead);
        row[RULES..].copy_from_slice(&self.rules);
        row
    }
}

/// Spaces ahead at whose bonuses one looks.
const SIGHT: u8 = 4;

/// Visits the terms that a player has something of.
pub fn each(state: &State, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let player = state.player(seat);
    visit(HEALTH + usize::from(player.health).min(HEARTS - 1), 1.0);
    let ways = Track::ALL.map(|track| Way::of(state, seat, track, visit));
    for way in ways {
        visit(STEPS + usize::from(way.to_end).min(WAYS - 1), 1.0);
    }
    let zones = ways.map(|way| usize::from(way.to_zone).min(FAR - 1));
    let (near, far) = (zones[0].min(zones[1]).min(NEAR - 1), zones[0].max(zones[1]));
    visit(ZONES + near * FAR + far, 1.0);
    let mut energy = f32::from(player.energy);
    for (term, most) in CUBES.into_iter().enumerate() {
        let part = if energy < most { energy } else { most };
        visit(ENERGY + term, part);
        energy -= part;
    }
    visit(TOKENS, f32::from(player.tokens));
    visit(AWAITED, player.awaiting.count() as f32);
    if state.active() == seat {
        visit(DICE, f32::from(state.pool()) - 6.0);
    }
    for card in player.kept.iter() {
        let card = card.card();
        for rule in card.rules {
            if let Some(about) = about(rule) {
                // A card is as good as it is dear, in quarters of the middle price.
                visit(RULES + about, f32::from(card.cost) / 4.0);
            }
        }
    }
}

/// The way of a marker to a player's end of its track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Way {
    to_end: u8,
    to_zone: u8,
}

impl Way {
    fn of(state: &State, seat: Seat, track: Track, visit: &mut impl FnMut(usize, f32)) -> Self {
        let mut laid = state.laid().filter(|(_, placing)| placing.track == track);
        let bends = |(buzz, _): (Buzz, Placing)| matches!(buzz.shape(), Shape::Longer(_) | Shape::Shorter);
        match state.marker(track).whole() {
            Some(at) if !laid.any(bends) => Self::counted(state, seat, track, at, visit),
            _ => Self::walked(state, seat, track, visit),
        }
    }

    /// Where no token bends the track all steps are alike and can be counted.
    fn counted(state: &State, seat: Seat, track: Track, at: i8, visit: &mut impl FnMut(usize, f32)) -> Self {
        let side = state.side(seat);
        let (zone, pulled) = (3..=5, at * side);
        for (buzz, placing) in state.laid().filter(|(_, placing)| placing.track == track) {
            for (x, bonus) in (placing.low..).zip(buzz.bonuses(placing).iter()) {
                let ahead = (x - at) * side;
                if (1..=SIGHT as i8).contains(&ahead) {
                    let stops = buzz.is_king() && state.stops(seat, track, Space::at(x));
                    offer(*bonus, stops, ahead.unsigned_abs(), visit);
                }
            }
        }
        Self {
            to_end: (7 - pulled).unsigned_abs(),
            to_zone: if pulled < *zone.start() {
                (zone.start() - pulled).unsigned_abs()
            } else if zone.contains(&pulled) {
                0
            } else {
                u8::MAX
            },
        }
    }

    fn walked(state: &State, seat: Seat, track: Track, visit: &mut impl FnMut(usize, f32)) -> Self {
        let side = state.side(seat);
        let own = |space: Space| space.in_spotlight() && space.halves() * side > 0;
        let mut at = state.marker(track);
        let mut way = Self {
            to_end: 0,
            to_zone: if own(at) { 0 } else { u8::MAX },
        };
        while let Some(next) = state.next_space(track, at, side) {
            at = next;
            way.to_end += 1;
            if way.to_zone == u8::MAX && own(at) {
                way.to_zone = way.to_end;
            }
            if way.to_end <= SIGHT
                && let Some((_, bonus)) = state.bonus_at(track, at)
            {
                offer(bonus, state.stops(seat, track, at), way.to_end, visit);
            }
        }
        way
    }
}

/// Visits the term of a bonus, or of a stop, so many steps ahead.
fn offer(bonus: Bonus, stops: bool, ahead: u8, visit: &mut impl FnMut(usize, f32)) {
    let near = 1.0 / f32::from(ahead);
    match bonus {
        _ if stops => visit(AHEAD + 4, near),
        Bonus::Blank => {}
        Bonus::Hit => visit(AHEAD, near),
        Bonus::TwoHits => visit(AHEAD, 2.0 * near),
        Bonus::Heart => visit(AHEAD + 1, near),
        Bonus::Energy => visit(AHEAD + 2, near),
        Bonus::Token => visit(AHEAD + 3, near),
    }
}

/// What a rule is about, as a number below [`ABOUT`]; nothing where another rule of the card says it all.
fn about(rule: &Rule) -> Option<usize> {
    Some(match rule {
        Rule::Always(Stat::ExtraDice, _) => 0,
        Rule::Always(Stat::Rolls, _) => 1,
        Rule::Always(Stat::Claws, _) => 2,
        Rule::Always(Stat::FreeFaces, _) => 3,
        Rule::Always(Stat::Immune, _) => 4,
        Rule::May(..) => 5,
        Rule::When(on, who, _) => match on {
            On::Bought | On::Awaited => return None,
            On::Purchase => 6,
            On::TurnStart(0) => return None,
            On::TurnStart(_) => 7,
            On::RollFinal => 8,
            On::BeforeResolving(0) => 9,
            On::BeforeResolving(1) => 10,
            On::BeforeResolving(_) => 11,
            On::AfterFaces => 12,
            On::TurnEnd => 13,
            On::EnergyGained => 14,
            On::HeartsGained => 15,
            On::Stepped => 16,
            On::Bonus => 17,
            On::Harm(0) => 18,
            On::Harm(1) => 19,
            On::Harm(_) => 20,
            On::Emptied => 21,
            On::Hurt => match who {
                Who::Me => 22,
                Who::Rival => 23,
            },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::duel::tests::positions;

    #[test]
    fn counting_a_way_is_walking_it() {
        let straight = |state: &State, track: Track| {
            let mut laid = state.laid().filter(|(_, placing)| placing.track == track);
            laid.all(|(buzz, _)| matches!(buzz.shape(), Shape::Plain(_) | Shape::Stop))
        };
        let mut compared = 0;
        for (state, _) in positions(150, |state, _| state.laid().count() > 1) {
            for track in Track::ALL.into_iter().filter(|track| straight(&state, *track)) {
                let at = state.marker(track).whole().expect("no token bends the track");
                for seat in state.seats_in_order() {
                    let (mut counted, mut walked) = ([0.0; COUNT], [0.0; COUNT]);
                    let one = Way::counted(&state, seat, track, at, &mut |term, amount| {
                        counted[term] += amount;
                    });
                    let other = Way::walked(&state, seat, track, &mut |term, amount| {
                        walked[term] += amount;
                    });
                    // Beyond the zone nobody comes back to it by oneself.
                    assert_eq!(one, other, "{state:?}");
                    for (one, other) in counted.iter().zip(&walked) {
                        assert!((one - other).abs() < 1e-5, "{counted:?} {walked:?}");
                    }
                    compared += 1;
                }
            }
        }
        assert!(compared > 150, "{compared}");
    }
}
