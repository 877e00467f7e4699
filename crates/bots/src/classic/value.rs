//! The hand-set value of a position: a strength for each living monster, and shares of the win in proportion
//! to how these strengths compare.
//!
//! Strength is a sum of what stars, hearts, energy, Tokyo, tokens and kept cards are good for. The numbers
//! were set by hand and checked by matches; a learned value can take this place.

use crate::search::{Evaluator, WinProbabilities};
use engine::classic::rule::{Kind, Rule, Stat};
use engine::classic::{Held, Key, State};
use engine::{Game, Seat};

/// The evaluator with numbers set by hand.
#[derive(Debug, Clone, Copy)]
pub struct HandSet {
    /// Worth of the first star.
    pub star: f32,
    /// How much more each further star is worth than the one before.
    pub star_growth: f32,
    /// Part of the worth of stars that is lost for each living monster missing to four: knocking out is
    /// nearer then.
    pub duel: f32,
    /// Worth of having twenty when a turn ends soon.
    pub crown: f32,
    /// Worth of hearts, by number; 0 is next to death.
    pub hearts: [f32; 13],
    /// Hearts that a monster takes from each of those it can reach, in a turn.
    pub blow: f32,
    /// Of the hearts that attackers after the first would take in Tokyo, the part that is suffered: one may
    /// yield.
    pub later_blows: f32,
    /// Chance to hold Tokyo through one opponent's turn.
    pub hold: f32,
    /// Loss in Tokyo for each opponent missing to three: claws that reach everybody reach few.
    pub lonely: f32,
    /// Worth of the first cube of energy.
    pub energy: f32,
    /// Cubes at which the worth of one more has halved.
    pub energy_half: f32,
    /// Worth of one point of the printed price of a card that acts.
    pub price: f32,
    /// Worth of each die beyond six, and loss for each one missing.
    pub die: f32,
    /// Worth of each roll beyond three.
    pub roll: f32,
    /// Worth of a claw added to every roll.
    pub claw: f32,
    /// Worth of a claw added to rolls that have one.
    pub more_claws: f32,
    /// Worth of each heart that the cap is above ten.
    pub cap: f32,
    /// Worth of each cube that cards are cheaper.
    pub discount: f32,
    /// Loss for each Poison token.
    pub poison: f32,
    /// Differences of strength count this much.
    pub sharpness: f32,
}

impl Default for HandSet {
    fn default() -> Self {
        Self {
            star: 0.12,
            star_growth: 0.012,
            duel: 0.25,
            crown: 2.5,
            hearts: [
                -4.0, -2.6, -1.9, -1.4, -1.0, -0.7, -0.48, -0.32, -0.2, -0.09, 0.0, 0.06, 0.12,
            ],
            blow: 1.1,
            later_blows: 0.3,
            hold: 0.5,
            lonely: 0.08,
            energy: 0.15,
            energy_half: 12.0,
            price: 0.075,
            die: 0.5,
            roll: 0.4,
            claw: 0.5,
            more_claws: 0.3,
            cap: 0.05,
            discount: 0.2,
            poison: 0.3,
            sharpness: 1.0,
        }
    }
}

impl Evaluator<State> for HandSet {
    fn win_probabilities(&self, state: &State) -> WinProbabilities {
        if let Some(scores) = state.scores() {
            return scores.shares;
        }
        let living = state.living();
        let table = Table::read(self, state);
        let mut shares = [0.0; 6];
        let mut total = 0.0;
        for seat in living {
            let weight = exp_approx(self.sharpness * self.strength(state, seat, &table));
            shares[seat.index()] = weight;
            total += weight;
        }
        if total > 0.0 {
            shares = shares.map(|share| share / total);
        }
        shares
    }
}

/// What all strengths are read from.
struct Table {
    /// Hearts that each seat takes from those it reaches.
    blows: [f32; 6],
    /// Worth of each seat's cards, tokens and dice.
    goods: [f32; 6],
    /// Living seats in the order in which they move, the active one first.
    order: [Seat; 6],
    living: usize,
}

impl Table {
    fn read(evaluator: &HandSet, state: &State) -> Self {
        let mut table = Self {
            blows: [0.0; 6],
            goods: [0.0; 6],
            order: [Seat(0); 6],
            living: 0,
        };
        let active = state.active();
        let mut cards = [false; 6];
        for held in state.in_play() {
            cards[held.owner.index()] = true;
        }
        let after = state.living_after(active).filter(|seat| *seat != active);
        for seat in std::iter::once(active)
            .filter(|seat| state.player(*seat).alive)
            .chain(after)
        {
            table.order[table.living] = seat;
            table.living += 1;
            let player = state.player(seat);
            let mut goods = -evaluator.poison * f32::from(player.poison);
            let mut blow = evaluator.blow;
            let dice = if cards[seat.index()] {
                let (flat, more) = (
                    state.stat(Stat::SmashesFlat, seat, 0) as f32,
                    state.stat(Stat::SmashesIfAny, seat, 0) as f32,
                );
                blow += flat + 0.6 * more;
                goods += evaluator.claw * flat + evaluator.more_claws * more;
                goods += evaluator.roll * (state.stat(Stat::Rolls, seat, 3) - 3) as f32;
                goods += evaluator.cap * (f32::from(state.cap(seat)) - 10.0);
                goods += evaluator.discount * (10 - state.stat(Stat::Price, seat, 10)) as f32;
                goods += state
                    .held_by(seat)
                    .map(|held| evaluator.card(state, held))
                    .sum::<f32>();
                f32::from(state.dice_count(seat)) - 6.0
            } else {
                -f32::from(player.shrink)
            };
            goods += evaluator.die * dice;
            table.goods[seat.index()] = goods;
            table.blows[seat.index()] = blow;
        }
        table
    }
}

impl HandSet {
    fn strength(&self, state: &State, seat: Seat, table: &Table) -> f32 {
        let player = state.player(seat);
        let order = &table.order[..table.living];
        let before = order.iter().position(|other| *other == seat).unwrap_or(0);
        // Those that move before this monster does again and can reach it.
        let in_tokyo = state.in_tokyo(seat);
        let mut danger = 0.0;
        let mut attackers = 0;
        for other in order[..before]
            .iter()
            .filter(|other| state.in_tokyo(**other) != in_tokyo)
        {
            let blow = table.blows[other.index()];
            danger += if in_tokyo && attackers > 0 {
                self.later_blows * blow
            } else {
                blow
            };
            attackers += 1;
        }
        let mut stars = f32::from(player.stars);
        if in_tokyo && before > 0 {
            let mut hold = 1.0;
            for _ in 0..attackers {
                hold *= self.hold;
            }
            if state.two_player_variant() {
                danger -= 0.1;
            } else {
                stars += 2.0 * hold;
            }
        }
        let missing = 4usize.saturating_sub(table.living) as f32;
        let mut strength = self.stars(stars) * (1.0 - self.duel * missing);
        if in_tokyo {
            strength -= self.lonely * missing;
        }
        if player.stars >= 20 {
            strength += self.crown;
        }
        strength += self.hearts(f32::from(player.hearts) - danger) + table.goods[seat.index()];
        strength + self.energy(f32::from(player.energy))
    }

    fn stars(&self, stars: f32) -> f32 {
        let stars = if stars > 20.0 { 20.0 } else { stars };
        stars * (self.star + 0.5 * self.star_growth * stars)
    }

    fn hearts(&self, hearts: f32) -> f32 {
        if hearts <= 0.0 {
            return self.hearts[0] + 0.3 * hearts;
        }
        let low = (hearts as usize).min(11);
        let part = hearts - low as f32;
        self.hearts[low] + part * (self.hearts[low + 1] - self.hearts[low])
    }

    /// Each cube is worth a little less than the one before.
    fn energy(&self, energy: f32) -> f32 {
        self.energy * energy * self.energy_half / (self.energy_half + energy)
    }

    /// What a kept card is worth beside the numbers that are read off the table: its printed price, if it
    /// does anything else, in proportion to the counters left. A tile has no price; the level it lay on
    /// stands for it.
    fn card(&self, state: &State, held: &Held) -> f32 {
        let card = held.face.card();
        let mut worth = 0.0;
        if card.rules.iter().any(acts) {
            worth = self.price
                * match held.card.kind() {
                    Kind::Tile(tile) => f32::from(tile.level),
                    Kind::Keep | Kind::Costume | Kind::Discard => f32::from(card.cost),
                    // None has a price; `evolutions` says what they are worth.
                    Kind::Evolution(_) => 0.0,
                    // Nor have these; `packs` says it.
                    Kind::Piece(_) | Kind::Curse(_) => 0.0,
                };
        }
        if card.tokens > 0 {
            worth *= f32::from(held.tokens) / f32::from(card.tokens);
        }
        // A copy is good as long as there is something to copy.
        if held.copies != Key::NONE && state.held(held.copies).is_none() {
            worth *= 0.5;
        }
        worth
    }
}

/// Does a rule do more than change one of the numbers that are valued by themselves?
fn acts(rule: &Rule) -> bool {
    !matches!(
        rule,
        Rule::Always(
            Stat::Cap | Stat::Price | Stat::Dice | Stat::Rolls | Stat::SmashesFlat | Stat::SmashesIfAny,
            _
        )
    )
}

/// Grows like the exponential, made of products alone so that every machine agrees.
pub(super) fn exp_approx(strength: f32) -> f32 {
    let mut growth = 1.0 + (if strength < -60.0 { -60.0 } else { strength }) / 64.0;
    for _ in 0..6 {
        growth *= growth;
    }
    growth
}
