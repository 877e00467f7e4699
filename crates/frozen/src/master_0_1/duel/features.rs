//! What a learned value reads off a position of Duel, seen from one seat: a block of numbers for the seat
//! itself, the same block for the rival, and what lies in the market. Cards are numbers here; what one is
//! good for is learned.
//!
//! What only lives within a turn (the Roll, hits taken, a shield until the end of the turn) is no feature:
//! positions are valued where a turn begins.

use super::ways::{SIGHT, Ways};
use crate::master_0_1::layout::Layout;
use crate::master_0_1::learned::Features;
use engine::duel::cards::COUNT as CARDS;
use engine::duel::{Bonus, CardId, MARKET, Monster, Player, State, Track};
use engine::{Seat, Seats};

/// Numbers of hearts that are told apart.
const HEARTS: usize = 16;
/// Numbers of steps to the end of a track that are told apart; only tokens that lengthen it make more.
const STEPPED: usize = 15;
/// The smaller number of steps to a spotlight zone is counted up to one less than this, the larger one
/// likewise.
const NEAR: usize = 4;
const FAR: usize = 7;
/// Numbers of cubes that are told apart.
const CUBES: usize = 13;
/// More cubes than this are no riches.
const MOST_CUBES: u16 = 20;
/// Dice that a turn can have, and none.
const POOLS: usize = 9;
/// What may lie on a space ahead: a hit, two hits, a heart, an energy, a token, or a stop.
const AHEADS: usize = 6;
/// Cubes short of a price that still count as nearly.
const NEARLY_SHORT: u16 = 3;

/// Of a player: hearts, off the turn and on it.
const HEALTH: usize = 0;
/// Nothing to heal.
const UNHURT: usize = HEALTH + 2 * HEARTS;
/// Steps to this player's end of each track, off the turn and on it.
const STEPS: usize = UNHURT + 1;
/// Steps to this player's two spotlight zones as a pair, off the turn and on it.
const ZONES: usize = STEPS + 2 * 2 * STEPPED;
/// Energy, one by one.
const ENERGY: usize = ZONES + 2 * NEAR * FAR;
/// Energy as an amount, in tens.
const RICHES: usize = ENERGY + CUBES;
/// One dice token, and two.
const TOKENS: usize = RICHES + 1;
/// The monster.
const MONSTER: usize = TOKENS + 2;
/// Each Keep card in play.
const KEPT: usize = MONSTER + Monster::ALL.len();
/// Each card that waits for this player's next turn.
const WAITING: usize = KEPT + CARDS;
/// What lies on the next spaces toward this player's end of each track, by track, distance and kind.
const AHEAD: usize = WAITING + CARDS;
/// The turn is this player's.
const TO_MOVE: usize = AHEAD + 2 * SIGHT as usize * AHEADS;
/// Dice of the turn, if it is this player's.
const DICE: usize = TO_MOVE + 1;
/// Market cards that this player can pay, off the turn and on it.
const PAYABLE: usize = DICE + POOLS;
/// Market cards for which this player has a few cubes too little.
const NEARLY: usize = PAYABLE + 2 * CARDS;
/// All that is said of one player.
const BLOCK: usize = NEARLY + CARDS;

/// The block of the seat itself.
const OWN: usize = 0;
/// The block of the rival.
const RIVAL: usize = OWN + BLOCK;
/// Cards in the market.
const VISIBLE: usize = RIVAL + BLOCK;

/// The names of all features. They stay when features move.
fn layout() -> Layout {
    let cards = || CardId::all().map(CardId::slug);
    let mut layout = Layout::default();
    for (whose, at) in [("own", OWN), ("rival", RIVAL)] {
        let body = [
            ("health", HEALTH),
            ("unhurt", UNHURT),
            ("steps", STEPS),
            ("zones", ZONES),
            ("energy", ENERGY),
            ("riches", RICHES),
            ("tokens", TOKENS),
        ];
        let firsts = body.map(|(name, first)| (name, at + first));
        layout.counted(&format!("{whose}-"), &firsts, at + MONSTER);
        let monsters = Monster::ALL.into_iter().map(Monster::slug);
        layout.named(&format!("{whose}-monster"), at + MONSTER, monsters);
        layout.named(&format!("{whose}-kept"), at + KEPT, cards());
        layout.named(&format!("{whose}-waiting"), at + WAITING, cards());
        let turn = [("ahead", AHEAD), ("to-move", TO_MOVE), ("dice", DICE)];
        let firsts = turn.map(|(name, first)| (name, at + first));
        layout.counted(&format!("{whose}-"), &firsts, at + PAYABLE);
        layout.named(&format!("{whose}-payable"), at + PAYABLE, cards());
        layout.named(&format!("{whose}-payable-now"), at + PAYABLE + CARDS, cards());
        layout.named(&format!("{whose}-nearly-payable"), at + NEARLY, cards());
    }
    layout.named("visible", VISIBLE, cards());
    layout
}

impl Features for State {
    const NETS: &'static [&'static str] = &["duel"];

    fn layout() -> Layout {
        layout()
    }

    fn contenders(&self) -> Seats {
        Seats::first(2)
    }

    fn features(&self, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
        let (ways, rival) = (Ways::of(self), self.rival(seat));
        block(self, &ways, seat, &mut |feature, amount| {
            visit(OWN + feature, amount);
        });
        block(self, &ways, rival, &mut |feature, amount| {
            visit(RIVAL + feature, amount);
        });
        for card in self.market().iter().flatten() {
            visit(VISIBLE + card.index(), 1.0);
        }
    }
}

/// All that is said of one player.
#[inline]
fn block(state: &State, ways: &Ways, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let player = state.player(seat);
    let to_move = state.active() == seat;
    let hearts = usize::from(player.health).min(HEARTS - 1);
    visit(HEALTH + usize::from(to_move) * HEARTS + hearts, 1.0);
    if to_move {
        visit(TO_MOVE, 1.0);
        visit(DICE + usize::from(state.pool()).min(POOLS - 1), 1.0);
    }
    if player.health >= player.monster.health() {
        visit(UNHURT, 1.0);
    }
    go(state, ways, seat, usize::from(to_move), visit);
    visit(ENERGY + usize::from(player.energy).min(CUBES - 1), 1.0);
    if player.energy > 0 {
        visit(RICHES, f32::from(player.energy.min(MOST_CUBES)) / 10.0);
    }
    if player.tokens > 0 {
        visit(TOKENS + usize::from(player.tokens > 1), 1.0);
    }
    visit(MONSTER + player.monster as usize, 1.0);
    for card in player.kept.set().iter() {
        visit(KEPT + card.index(), 1.0);
    }
    for card in player.awaiting.iter() {
        visit(WAITING + card.index(), 1.0);
    }
    buy(state, player, usize::from(to_move), visit);
}

/// The ways of both markers.
fn go(state: &State, ways: &Ways, seat: Seat, to_move: usize, visit: &mut impl FnMut(usize, f32)) {
    let to_zones = Track::ALL.map(|track| {
        let lane = track.index();
        let way = ways.way(state, seat, track, &mut |bonus, stops, ahead| {
            let kind = match bonus {
                _ if stops => 5,
                Bonus::Hit => 0,
                Bonus::TwoHits => 1,
                Bonus::Heart => 2,
                Bonus::Energy => 3,
                Bonus::Token => 4,
                Bonus::Blank => return,
            };
            let space = lane * usize::from(SIGHT) + usize::from(ahead) - 1;
            visit(AHEAD + AHEADS * space + kind, 1.0);
        });
        let steps = usize::from(way.to_end).min(STEPPED - 1);
        visit(STEPS + (2 * lane + to_move) * STEPPED + steps, 1.0);
        usize::from(way.to_zone).min(FAR - 1)
    });
    let (near, far) = (
        to_zones[0].min(to_zones[1]).min(NEAR - 1),
        to_zones[0].max(to_zones[1]),
    );
    visit(ZONES + (to_move * NEAR + near) * FAR + far, 1.0);
}

/// What this player could buy.
fn buy(state: &State, player: &Player, to_move: usize, visit: &mut impl FnMut(usize, f32)) {
    for slot in 0..MARKET {
        let (Some(card), Some(price)) = (state.market()[slot], state.price(slot, 0)) else {
            continue;
        };
        let price = u16::from(price);
        if price <= player.energy {
            visit(PAYABLE + to_move * CARDS + card.index(), 1.0);
        } else if price <= player.energy + NEARLY_SHORT {
            visit(NEARLY + card.index(), 1.0);
        }
    }
}
