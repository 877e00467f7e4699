//! What a learned value reads off a position of King of Tokyo, seen from one seat: the seat itself, the
//! others in the order in which they move, all cards, and what is for sale. Cards are numbers here; what one
//! is good for is learned.

mod boxes;
#[cfg(test)]
mod tests;

use super::packs;
use crate::layout::Layout;
use crate::learned::Features;
use engine::classic::cards::COUNT as CARDS;
use engine::classic::rule::Stat;
use engine::classic::{CardId, Edition, Held, MARKET, Place, Player, State, Wickedness};
use engine::{Game, Seat, Seats};
use std::sync::{Arc, LazyLock};

/// Numbers of hearts that are told apart.
const HEARTS: usize = 13;
/// Numbers of stars that are told apart.
const STARS: usize = 21;
/// Numbers of cubes that are told apart.
const CUBES: usize = 16;
/// Cubes of others are told apart as these many or fewer; and more.
const PURSES: [u16; 7] = [0, 1, 2, 4, 6, 9, 13];
/// Steps of the gauge.
const GAUGE: usize = 11;
/// Tokens that are told apart.
const TOKENS: usize = 4;
/// Dice and rolls more or less than usual that are told apart: from two less to three more.
const ODD: usize = 6;
/// The most others at a table.
const OTHERS: usize = 5;
/// Hearts of one in danger that are told apart.
const IN_DANGER: usize = 8;
/// Numbers of those that are told apart who may hit a monster before it moves again.
const THREATS: usize = 6;

/// The seat itself: hearts, outside and in Tokyo.
const OWN_HEARTS: usize = 0;
/// Stars, outside and in Tokyo.
const OWN_STARS: usize = OWN_HEARTS + 2 * HEARTS;
/// Energy.
const OWN_CUBES: usize = OWN_STARS + 2 * STARS;
/// How many others move before it.
const OWN_WAIT: usize = OWN_CUBES + CUBES;
/// Hearts of the one that moves now, outside and in Tokyo.
const NOW_HEARTS: usize = OWN_WAIT + 6;
/// Stars of the one that moves now, outside and in Tokyo.
const NOW_STARS: usize = NOW_HEARTS + 2 * HEARTS;
/// Poison.
const OWN_POISON: usize = NOW_STARS + 2 * STARS;
/// Shrink tokens.
const OWN_SHRINK: usize = OWN_POISON + TOKENS;
/// The gauge.
const OWN_GAUGE: usize = OWN_SHRINK + TOKENS;
/// Dice of a turn.
const OWN_DICE: usize = OWN_GAUGE + GAUGE;
/// Rolls of a turn.
const OWN_ROLLS: usize = OWN_DICE + ODD;
/// Some numbers as amounts: energy, hearts below the cap, cards and what they cost, claws in any case, more
/// claws, the cap, cheaper cards, in the Bay, crowned, risen.
const OWN_AMOUNTS: usize = OWN_ROLLS + ODD;
const AMOUNTS: usize = 11;
/// How many may hit the seat before it moves again, by its hearts.
const DANGER: usize = OWN_AMOUNTS + AMOUNTS;
/// The claws they may add to their dice, as an amount.
const DANGER_CLAWS: usize = DANGER + THREATS * IN_DANGER;
/// Each of the others, in the order in which they move after the seat.
const OTHER: usize = DANGER_CLAWS + 1;
/// Of another: hearts, outside and in Tokyo.
const THEIR_HEARTS: usize = 0;
/// Stars.
const THEIR_STARS: usize = THEIR_HEARTS + 2 * HEARTS;
/// Energy.
const THEIR_CUBES: usize = THEIR_STARS + STARS;
/// Moves before the seat does again; hearts then, outside and in Tokyo; poison, shrink, gauge; dice, claws
/// and cards as amounts.
const THEIR_HEARTS_BEFORE: usize = THEIR_CUBES + PURSES.len() + 1;
const THEIR_STARS_BEFORE: usize = THEIR_HEARTS_BEFORE + 2 * HEARTS;
const THEIR_AMOUNTS: usize = THEIR_STARS_BEFORE + STARS;
const ONE_OTHER: usize = THEIR_AMOUNTS + 8;
/// The most stars among the others.
const LEADER: usize = OTHER + OTHERS * ONE_OTHER;
/// The fewest hearts among those that the seat's claws reach.
const WEAKEST: usize = LEADER + STARS;
/// How many live.
const LIVING: usize = WEAKEST + HEARTS;
/// Tokyo is empty, the Bay is open, no power cards, the two-player variant, the Dark Edition, a gauge,
/// costumes.
const TABLE: usize = LIVING + 7;
const TABLES: usize = 7;
/// Cards of the seat.
const OWN_CARDS: usize = TABLE + TABLES;
/// Cards of the others.
const THEIR_CARDS: usize = OWN_CARDS + CARDS;
/// Cards for sale that the seat, which moves now, can pay.
const PAYABLE_NOW: usize = THEIR_CARDS + CARDS;
/// Cards for sale that the seat can pay, but others move before it.
const PAYABLE: usize = PAYABLE_NOW + CARDS;
/// Cards for sale that the seat can nearly pay.
const NEARLY: usize = PAYABLE + CARDS;

/// Cubes short of a price that still count as nearly.
const NEAR: u16 = 3;

/// The names of all features. They stay when features move.
fn layout() -> Layout {
    let own = [
        ("hearts", OWN_HEARTS),
        ("stars", OWN_STARS),
        ("cubes", OWN_CUBES),
        ("wait", OWN_WAIT),
        ("hearts-now", NOW_HEARTS),
        ("stars-now", NOW_STARS),
        ("poison", OWN_POISON),
        ("shrink", OWN_SHRINK),
        ("gauge", OWN_GAUGE),
        ("dice", OWN_DICE),
        ("rolls", OWN_ROLLS),
        ("amounts", OWN_AMOUNTS),
        ("danger", DANGER),
        ("danger-claws", DANGER_CLAWS),
    ];
    let their = [
        ("hearts", THEIR_HEARTS),
        ("stars", THEIR_STARS),
        ("cubes", THEIR_CUBES),
        ("hearts-before", THEIR_HEARTS_BEFORE),
        ("stars-before", THEIR_STARS_BEFORE),
        ("amounts", THEIR_AMOUNTS),
    ];
    let table = [
        ("leader", LEADER),
        ("weakest", WEAKEST),
        ("living", LIVING),
        ("table", TABLE),
    ];
    let cards = [
        ("own-cards", OWN_CARDS),
        ("their-cards", THEIR_CARDS),
        ("payable-now", PAYABLE_NOW),
        ("payable", PAYABLE),
        ("nearly-payable", NEARLY),
    ];
    let mut layout = Layout::default();
    layout.counted("own-", &own, OTHER);
    for block in 0..OTHERS {
        let at = OTHER + block * ONE_OTHER;
        let block = format!("other-{}-", block + 1);
        layout.counted(
            &block,
            &their.map(|(name, first)| (name, at + first)),
            at + ONE_OTHER,
        );
    }
    layout.counted("", &table, OWN_CARDS);
    for (block, first) in cards {
        layout.named(block, first, CardId::all().map(CardId::slug));
    }
    boxes::lay(&mut layout);
    layout
}

impl Features for State {
    const MEANING: u64 = 1;
    const NETS: &'static [&'static str] = &["classic-two", "classic-bare", "classic-many"];

    fn net_index(&self) -> usize {
        let options = self.options();
        match self.seats() {
            2 if !options.power_cards && options.wickedness == Wickedness::Off => 1,
            2 => 0,
            _ => 2,
        }
    }

    fn layout() -> &'static Arc<Layout> {
        static LAYOUT: LazyLock<Arc<Layout>> = LazyLock::new(|| Arc::new(layout()));
        &LAYOUT
    }

    fn contenders(&self) -> Seats {
        self.living()
    }

    fn straight_of_unmet(block: &str) -> f32 {
        boxes::straight_of_unmet(block)
    }

    fn features(&self, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
        boxes::visit(self, seat, visit);
        match packs::as_valued(self) {
            Some(known) => base(&known, seat, visit),
            None => base(self, seat, visit),
        }
    }
}

/// What the second edition and its cards have.
fn base(state: &State, seat: Seat, visit: &mut impl FnMut(usize, f32)) {
    let (player, inside) = (state.player(seat), state.in_tokyo(seat));
    let (active, options) = (state.active(), state.options());
    let moving = seat == active;
    own(state, seat, player, inside, moving, visit);

    let mut others = state.living_after(seat).filter(|other| *other != seat);
    let mut before = false;
    let (mut leader, mut weakest, mut wait) = (0, HEARTS - 1, 0);
    let (mut threats, mut claws) = (0, 0);
    for block in 0..OTHERS {
        let Some(other) = others.next() else { break };
        // From the active monster on they move before the seat does.
        before |= other == active;
        let reach = state.in_tokyo(other) != inside;
        if before {
            wait += 1;
        }
        let them = state.player(other);
        let added = state.stat(Stat::SmashesFlat, other, 0) + state.stat(Stat::SmashesIfAny, other, 0);
        if reach {
            weakest = weakest.min(usize::from(them.hearts).min(HEARTS - 1));
            if before {
                threats += 1;
                claws += added;
            }
        }
        leader = leader.max(usize::from(them.stars).min(STARS - 1));
        let at = OTHER + block * ONE_OTHER;
        one_other(state, other, them, at, before, added, visit);
    }
    visit(OWN_WAIT + wait, 1.0);
    if !moving {
        let hearts = usize::from(player.hearts).min(IN_DANGER - 1);
        visit(DANGER + IN_DANGER * threats + hearts, 1.0);
        visit(DANGER_CLAWS, 0.25 * claws as f32);
    }
    visit(LEADER + leader, 1.0);
    visit(WEAKEST + weakest, 1.0);
    visit(LIVING + state.living_count().min(6) as usize, 1.0);

    let flags = [
        state.all_seats().all(|seat| !state.in_tokyo(seat)),
        state.bay_open(),
        !options.power_cards,
        state.two_player_variant(),
        options.edition == Edition::Dark,
        options.wickedness != Wickedness::Off,
        options.halloween,
    ];
    for (flag, _) in flags.iter().enumerate().filter(|(_, flag)| **flag) {
        visit(TABLE + flag, 1.0);
    }
    for slot in 0..MARKET {
        let Some(card) = state.market()[slot] else {
            continue;
        };
        let price = u16::from(state.price(seat, card));
        if price <= player.energy {
            let sale = if moving { PAYABLE_NOW } else { PAYABLE };
            visit(sale + card.index(), 1.0);
        } else if price <= player.energy + NEAR {
            visit(NEARLY + card.index(), 1.0);
        }
    }
    // Evolutions and what belongs to monster packs have no weights yet.
    let known = |held: &&Held| held.face.evolution().is_none() && held.card.piece().is_none();
    for held in state.in_play().iter().filter(known) {
        let (cards, face) = (held.face.card(), held.face.index());
        let amount = if cards.tokens > 0 {
            (1.0 + f32::from(held.tokens)) / (1.0 + f32::from(cards.tokens))
        } else {
            1.0
        };
        if held.owner == seat {
            visit(OWN_CARDS + face, amount);
        } else if state.player(held.owner).alive {
            visit(THEIR_CARDS + face, amount);
        }
    }
}

/// A number among those told apart around the usual one.
fn odd(number: i32) -> usize {
    (number + 2).clamp(0, ODD as i32 - 1) as usize
}

fn own(
    state: &State,
    seat: Seat,
    player: &Player,
    inside: bool,
    moving: bool,
    visit: &mut impl FnMut(usize, f32),
) {
    let hearts = HEARTS * usize::from(inside) + usize::from(player.hearts).min(HEARTS - 1);
    let stars = STARS * usize::from(inside) + usize::from(player.stars).min(STARS - 1);
    visit(OWN_HEARTS + hearts, 1.0);
    visit(OWN_STARS + stars, 1.0);
    if moving {
        visit(NOW_HEARTS + hearts, 1.0);
        visit(NOW_STARS + stars, 1.0);
    }
    let energy = f32::from(player.energy);
    visit(OWN_CUBES + usize::from(player.energy).min(CUBES - 1), 1.0);
    visit(OWN_POISON + usize::from(player.poison).min(TOKENS - 1), 1.0);
    visit(OWN_SHRINK + usize::from(player.shrink).min(TOKENS - 1), 1.0);
    visit(OWN_GAUGE + usize::from(player.wicked).min(GAUGE - 1), 1.0);
    visit(OWN_DICE + odd(i32::from(state.dice_count(seat)) - 6), 1.0);
    visit(OWN_ROLLS + odd(state.stat(Stat::Rolls, seat, 3) - 3), 1.0);
    let (mut cards, mut cost) = (0.0, 0.0);
    for held in state.held_by(seat).filter(|held| held.card.piece().is_none()) {
        cards += 1.0;
        cost += f32::from(held.face.card().cost);
    }
    let cap = state.cap(seat);
    let amounts = [
        0.1 * energy,
        0.1 * f32::from(cap.saturating_sub(player.hearts)),
        0.2 * cards,
        0.05 * cost,
        0.5 * state.stat(Stat::SmashesFlat, seat, 0) as f32,
        0.5 * state.stat(Stat::SmashesIfAny, seat, 0) as f32,
        0.5 * (f32::from(cap) - 10.0),
        0.5 * (10 - state.stat(Stat::Price, seat, 10)) as f32,
        f32::from(u8::from(player.place == Place::Bay)),
        f32::from(u8::from(player.crowned)),
        f32::from(u8::from(player.risen)),
    ];
    for (number, amount) in amounts.into_iter().enumerate() {
        if amount != 0.0 {
            visit(OWN_AMOUNTS + number, amount);
        }
    }
}

fn one_other(
    state: &State,
    other: Seat,
    them: &Player,
    at: usize,
    before: bool,
    added: i32,
    visit: &mut impl FnMut(usize, f32),
) {
    let hearts = HEARTS * usize::from(state.in_tokyo(other)) + usize::from(them.hearts).min(HEARTS - 1);
    let stars = usize::from(them.stars).min(STARS - 1);
    visit(at + THEIR_HEARTS + hearts, 1.0);
    visit(at + THEIR_STARS + stars, 1.0);
    let purse = PURSES.iter().position(|most| them.energy <= *most);
    visit(at + THEIR_CUBES + purse.unwrap_or(PURSES.len()), 1.0);
    if before {
        visit(at + THEIR_HEARTS_BEFORE + hearts, 1.0);
        visit(at + THEIR_STARS_BEFORE + stars, 1.0);
    }
    let mut cost = 0.0;
    for held in state.held_by(other) {
        cost += f32::from(held.face.card().cost);
    }
    let amounts = [
        f32::from(u8::from(before)),
        0.5 * f32::from(them.poison),
        0.5 * f32::from(them.shrink),
        0.1 * f32::from(them.wicked),
        0.5 * (f32::from(state.dice_count(other)) - 6.0),
        0.5 * added as f32,
        0.05 * cost,
        f32::from(u8::from(them.crowned)),
    ];
    for (number, amount) in amounts.into_iter().enumerate() {
        if amount != 0.0 {
            visit(at + THEIR_AMOUNTS + number, amount);
        }
    }
}
