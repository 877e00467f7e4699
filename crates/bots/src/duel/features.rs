//! What a learned value reads off a position of Duel, seen from one seat: a block of numbers for the seat
//! itself, the same block for the rival, and what lies in the market. Cards are numbers here; what one is
//! good for is learned.
//!
//! What only lives within a turn (the Roll, hits taken, a shield until the end of the turn) is no feature:
//! positions are valued where a turn begins.

use super::ways::{SIGHT, Ways};
use crate::layout::Layout;
use crate::learned::Features;
use engine::duel::cards::COUNT as CARDS;
use engine::duel::{Bonus, CardId, MARKET, Monster, Player, State, Track};
use engine::{Seat, Seats};
use std::sync::{Arc, LazyLock};

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
    const MEANING: u64 = 1;
    const NETS: &'static [&'static str] = &["duel"];

    fn layout() -> &'static Arc<Layout> {
        static LAYOUT: LazyLock<Arc<Layout>> = LazyLock::new(|| Arc::new(layout()));
        &LAYOUT
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::roll_plan::FEW_DICE;
    use crate::search::Lookahead;
    use engine::duel::rule::{On, Rule};
    use engine::duel::{Kind, Setup, What};
    use engine::{Asked, Chance, Game};
    use serde_json::json;

    /// The groups by where they begin in a block, with what they are called.
    const GROUPS: [(usize, &str); 15] = [
        (HEALTH, "health"),
        (UNHURT, "unhurt"),
        (STEPS, "steps"),
        (ZONES, "zones"),
        (ENERGY, "energy"),
        (RICHES, "riches"),
        (TOKENS, "tokens"),
        (MONSTER, "monster"),
        (KEPT, "kept"),
        (WAITING, "waiting"),
        (AHEAD, "ahead"),
        (TO_MOVE, "to move"),
        (DICE, "dice"),
        (PAYABLE, "payable"),
        (NEARLY, "nearly"),
    ];

    /// Positions in which a turn is about to begin, from games in which anything is done.
    fn resting(games: u64, look: &mut dyn FnMut(&State)) {
        for seed in 0..games {
            let mut draw = Draw::new(seed);
            let one = draw.below(6);
            let other = (one + 1 + draw.below(5)) % 6;
            let monsters = [one, other].map(|monster| Monster::ALL[monster as usize]);
            let mut state = Setup::of(monsters).start().expect("two different monsters");
            while state.asks() != Asked::NoOne {
                if state.is_quiet() {
                    look(&state);
                }
                let answer = state.deal(&mut draw).or_else(|| state.any_answer(&mut draw));
                state
                    .apply(answer.expect("somebody is asked"))
                    .expect("a legal answer");
            }
        }
    }

    fn seen(state: &State, seat: Seat) -> Vec<f32> {
        let mut amounts = vec![0.0; State::layout().features()];
        state.features(seat, &mut |feature, amount| amounts[feature] += amount);
        amounts
    }

    #[test]
    fn inputs_are_in_their_places_and_of_good_size() {
        assert!(
            GROUPS.is_sorted_by_key(|(begin, _)| *begin) && GROUPS[14].0 < BLOCK,
            "one group after the other"
        );
        resting(60, &mut |state| {
            for seat in state.seats_in_order() {
                let (mut some, mut once) = (0, vec![false; State::layout().features()]);
                state.features(seat, &mut |feature, amount| {
                    assert!((0.05..=2.0).contains(&amount), "{feature}: {amount}");
                    assert!(!once[feature], "{feature} is told twice");
                    once[feature] = true;
                    some += 1;
                });
                assert!((18..100).contains(&some), "{some}");
                // What one of several must be the case is said once.
                let count = |from: usize, to: usize| once[from..to].iter().filter(|told| **told).count();
                for block in [OWN, RIVAL] {
                    assert_eq!(count(block + HEALTH, block + UNHURT), 1);
                    assert_eq!(count(block + STEPS, block + ZONES), 2);
                    assert_eq!(count(block + ZONES, block + ENERGY), 1);
                    assert_eq!(count(block + ENERGY, block + RICHES), 1);
                    assert_eq!(count(block + MONSTER, block + KEPT), 1);
                    let kept = [seat, state.rival(seat)][usize::from(block == RIVAL)];
                    assert_eq!(
                        count(block + KEPT, block + WAITING),
                        state.player(kept).kept.len()
                    );
                }
                assert!(once[OWN + TO_MOVE] != once[RIVAL + TO_MOVE]);
            }
        });
    }

    /// The same position with the players on each other's seats.
    fn seats_swapped(state: &State) -> State {
        let mut facts = serde_json::to_value(state).expect("a position can be saved");
        facts["players"].as_array_mut().expect("players").swap(0, 1);
        facts["first"] = json!(1 - state.first().0);
        facts["turn"]["active"] = json!(1 - state.active().0);
        if let Asked::Seat(seat) = state.asks() {
            facts["asks"]["of"] = json!({ "Seat": 1 - seat.0 });
        }
        serde_json::from_value(facts).expect("still a position")
    }

    #[test]
    fn both_seats_are_seen_alike() {
        let mut swapped = 0;
        resting(20, &mut |state| {
            let [one, other] = [Seat(0), Seat(1)].map(|seat| seen(state, seat));
            assert_eq!(one[OWN..RIVAL], other[RIVAL..VISIBLE]);
            assert_eq!(one[RIVAL..VISIBLE], other[OWN..RIVAL]);
            assert_eq!(one[VISIBLE..], other[VISIBLE..]);
            // In the middle of a question more than the seats would have to change.
            if !matches!(state.question().what, What::FirstRoll | What::Throw { .. }) {
                return;
            }
            let across = seats_swapped(state);
            assert_eq!(seen(&across, Seat(0)), other);
            assert_eq!(seen(&across, Seat(1)), one);
            swapped += 1;
        });
        assert!(swapped > 200, "{swapped}");
    }

    /// What no game comes to, or hardly any.
    fn never(feature: usize) -> bool {
        let zones = feature.checked_sub(ZONES).filter(|pair| *pair < 2 * NEAR * FAR);
        // A player without hearts has lost.
        feature == HEALTH || feature == HEALTH + HEARTS
            // At the end of a track the game is over, and with both markers in their zones.
            || (0..4).any(|nth| feature == STEPS + nth * STEPPED)
            || zones.is_some_and(|pair| pair % (NEAR * FAR) == 0)
            // The smaller number comes first.
            || zones.is_some_and(|pair| pair / FAR % NEAR > pair % FAR)
            // Nobody values a turn with few dice before it is played.
            || (DICE..=DICE + FEW_DICE).contains(&feature)
            || never_there(feature)
    }

    /// A card that stays in front of nobody, or does not wait for a turn.
    fn never_there(feature: usize) -> bool {
        let card = |first: usize| {
            let nth = feature.checked_sub(first)?;
            CardId::all().nth(nth).filter(|_| nth < CARDS)
        };
        let awaits = |card: CardId| {
            let mut rules = card.card().rules.iter();
            rules.any(|rule| matches!(rule, Rule::When(On::Awaited, ..)))
        };
        card(KEPT).is_some_and(|card| card.kind() != Kind::Keep)
            || card(WAITING).is_some_and(|card| !awaits(card))
    }

    #[test]
    fn every_input_is_met() {
        let mut met = vec![0; State::layout().features()];
        resting(600, &mut |state| {
            for seat in state.seats_in_order() {
                state.features(seat, &mut |feature, _| met[feature] += 1);
            }
        });
        let name = |feature: usize| {
            let (begin, name) = GROUPS
                .iter()
                .rfind(|(begin, _)| *begin <= feature)
                .expect("the first begins at 0");
            format!("{name} {}", feature - begin)
        };
        // Both blocks are met alike, since both seats look.
        let missed: Vec<String> = (0..BLOCK)
            .filter(|feature| met[*feature] == 0 && !never(*feature))
            .map(name)
            .collect();
        assert_eq!(missed, [""; 0]);
        assert!(met[VISIBLE..].iter().all(|count| *count > 0));
    }
}
