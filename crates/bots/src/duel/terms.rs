//! What a player's strength in Duel is made of: a list of terms, each with the amount that a position has of
//! it. What a term is worth stands elsewhere.

use super::ways::Ways;
use engine::Seat;
use engine::duel::rule::{On, Rule, Stat, Who};
use engine::duel::{Bonus, CardId, State, Track};
use std::sync::LazyLock;

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
/// Steps of both markers to the player's spotlight zones: one term for each pair of a smaller and a larger
/// number.
pub const ZONES: usize = STEPS + WAYS;
/// Energy.
pub const ENERGY: usize = ZONES + NEAR * FAR;
/// Dice tokens.
pub const TOKENS: usize = ENERGY + CUBES.len();
/// Dice beyond six that the player whose turn begins is about to throw.
pub const DICE: usize = TOKENS + 1;
/// Cards that wait for the player's next turn.
pub const AWAITED: usize = DICE + 1;
/// Bonuses on the next spaces toward the player's end of a track: hits, hearts, energy, tokens; and stops
/// there.
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

/// Visits the terms that a player has something of, with the ways of the markers as they are in this
/// position.
pub(super) fn each(state: &State, ways: &Ways, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let player = state.player(seat);
    visit(HEALTH + usize::from(player.health).min(HEARTS - 1), 1.0);
    let ways = Track::ALL.map(|track| {
        ways.way(state, seat, track, &mut |bonus, stops, ahead| {
            offer(bonus, stops, ahead, visit);
        })
    });
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
        let (abouts, worth) = &CARDS[card.index()];
        for about in abouts.iter() {
            visit(RULES + usize::from(*about), *worth);
        }
    }
}

/// What the rules of each card are about, and how much of it each of them is: a card is as good as it is
/// dear, in quarters of the middle price.
static CARDS: LazyLock<Vec<(Vec<u8>, f32)>> = LazyLock::new(|| {
    let of = |card: CardId| {
        let abouts = card.card().rules.iter().filter_map(about);
        (
            abouts.map(|about| about as u8).collect(),
            f32::from(card.cost()) / 4.0,
        )
    };
    CardId::all().map(of).collect()
});

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
