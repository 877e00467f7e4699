//! King of Tokyo as the generic search sees it.

use super::state_hash;
use crate::search::{ChanceNode, Lookahead};
use engine::classic::{Answer, Key, MARKET, Moment, Pick, Split, Spot, State, What, Wickedness};
use engine::{Asked, Game, Seat};

/// Draws of a question to Nature with too many answers to weigh them all.
const DRAWS: u8 = 6;
/// New markets that are tried before one is paid for.
const MARKETS: u8 = 8;
/// Next curses that are tried.
const CURSES: u8 = 3;
/// Answers to a choice of an Evolution or a curse that are compared while looking ahead.
const FEW: usize = 6;
/// Hearts below which a wounded monster leaves Tokyo by habit.
const FEARFUL: u8 = 6;

/// Hearts that are told apart of the one who decides, and of others.
const HEARTS_TOLD: u8 = 6;
const HEARTS_NEAR: u8 = 3;
/// Stars beyond which each counts.
const STARS_NEAR: u8 = 13;

/// A number that grows out of several.
struct Key64(u64);

impl Key64 {
    fn of(word: u64) -> Self {
        Self(word)
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Lookahead for State {
    fn hash_words(&self) -> Vec<u64> {
        state_hash::words(self)
    }

    /// Without cards a turn is planned so quickly that the next one can be as well.
    fn looks_further(&self) -> bool {
        let options = self.options();
        self.seats() == 2
            && !options.power_cards
            && options.wickedness == Wickedness::Off
            && !self.powered()
            && options.packs.is_empty()
    }

    fn is_quiet(&self) -> bool {
        // The first roll is counted when it is asked for. Special dice may be thrown again later, by what they
        // show themselves.
        let unthrown = || {
            let turn = self.turn();
            turn.dice.is_empty() && self.berserk_die().is_none() && self.fate().is_none()
        };
        self.turn().rolls <= 1
            && match self.question().what {
                What::Throw { .. } => true,
                What::ThrowSpecial { .. } => unthrown(),
                _ => false,
            }
    }

    fn asks_like(&self, other: &Self) -> bool {
        self.question() == other.question()
    }

    fn default_policy(&self) -> Option<Answer> {
        let question = self.question();
        match (question.what, question.of) {
            (What::Yield, Asked::Seat(seat)) => Some(if self.player(seat).hearts < FEARFUL {
                Answer::Yield
            } else {
                Answer::Stay
            }),
            (What::ExtraTurn { .. }, _) => Some(Answer::Accept),
            (What::Hearts, Asked::Seat(seat)) => {
                let used = uses_of_hearts(self, seat).into_iter().next();
                used.or_else(|| self.default_answer())
            }
            _ => self.default_answer(),
        }
    }

    fn candidates(&self, into: &mut Vec<Answer>) {
        match (self.question().what, self.question().of) {
            (What::Yield, _) => into.extend([Answer::Stay, Answer::Yield]),
            (What::Harm, _) => self.answers(into),
            (What::Hearts, Asked::Seat(seat)) => into.extend(uses_of_hearts(self, seat)),
            // Sweeping and looking at the deck wait until they are really asked.
            (What::Buy, Asked::Seat(seat)) => {
                into.push(Answer::Done);
                into.extend(
                    (0..MARKET)
                        .filter(|slot| self.affordable(seat, *slot))
                        .map(|slot| Answer::Buy(slot as u8)),
                );
            }
            // What keeps somebody in the game, and the few ways to do what an Evolution asks for.
            (
                What::Window {
                    moment: Moment::Dying,
                }
                | What::Evolution { .. }
                | What::Curse { .. },
                _,
            ) => {
                self.answers(into);
                leave_out_like_dice(self, into);
                into.truncate(FEW);
            }
            _ => {}
        }
    }

    fn chance_node(&self) -> ChanceNode {
        match self.question().what {
            What::Throw { dice } => match dice.count_ones() {
                0..=2 => ChanceNode::Expand,
                _ => ChanceNode::Sample(DRAWS),
            },
            // What cards throw mostly comes after each final roll.
            What::ThrowBeside { dice, .. } => match dice.count_ones() {
                0 | 1 => ChanceNode::Expand,
                _ => ChanceNode::Sample(DRAWS),
            },
            What::ThrowDie { .. } | What::ThrowSpecial { .. } => ChanceNode::Expand,
            // The next curse rules at once.
            What::Reveal { spot: Spot::Curse } => ChanceNode::Sample(CURSES),
            // Which card comes next counts only for those who may buy it at once.
            _ => ChanceNode::Sample(1),
        }
    }

    /// Purchases and yields: who lives by how much, what can be paid, what lies there, and whether the stars
    /// bring the end near.
    fn decision_key(&self) -> Option<u64> {
        let Asked::Seat(seat) = self.asks() else {
            return None;
        };
        let what = match self.question().what {
            What::Buy => 1,
            What::Yield => 2,
            _ => return None,
        };
        let mut key = Key64::of(what);
        for other in self.all_seats() {
            let player = self.player(other);
            let near = if other == seat { HEARTS_TOLD } else { HEARTS_NEAR };
            key.add(
                u64::from(player.hearts.min(near))
                    | u64::from(player.stars.saturating_sub(STARS_NEAR)) << 8
                    | u64::from(player.place as u8) << 16,
            );
        }
        key.add(u64::from(seat.0));
        if what == 1 {
            key.add(u64::from(self.player(seat).energy));
            for slot in self.market() {
                key.add(slot.map_or(0, |card| card.index() as u64 + 1));
            }
        }
        Some(key.0)
    }

    /// What hearts are for only finishes the dice.
    fn depth_cost(&self) -> u8 {
        u8::from(self.question().what != What::Hearts)
    }

    /// A card that was turned over is not known beforehand, unless it was bought as well. Where somebody has
    /// seen what lies on the deck, which cards seldom allow, it stays.
    fn hide_unseen(&mut self, seen: &Self) {
        self.turn_back(seen);
    }

    fn samples(&self, answer: Answer) -> u8 {
        match answer {
            Answer::Sweep => MARKETS,
            // A look at the deck: what is seen decides.
            Answer::Use(used) if self.question().what == What::Buy && used.key != Key::NONE => MARKETS,
            _ => 1,
        }
    }
}

/// What hearts may be used for by `seat`, which wastes none: to heal, to take Shrink tokens away or Poison
/// tokens, one after the other in each order. Others are not healed.
fn uses_of_hearts(state: &State, seat: Seat) -> Vec<Answer> {
    /// To heal, Shrink, Poison.
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let Some(Answer::Hearts(all)) = state.default_answer() else {
        return Vec::new();
    };
    let player = state.player(seat);
    let missing = state.cap(seat).saturating_sub(player.hearts);
    let mut found: Vec<Answer> = Vec::new();
    for order in ORDERS {
        let (mut left, mut used) = (all.heal, [0; 3]);
        for what in order {
            used[what] = [missing, player.shrink, player.poison][what].min(left);
            left -= used[what];
        }
        let answer = Answer::Hearts(Split {
            heal: used[0] + left,
            shrink: used[1],
            poison: used[2],
            ..Split::default()
        });
        if !found.contains(&answer) && state.offers(answer) {
            found.push(answer);
        }
    }
    found
}

/// Of dice that show the same, one is as good to choose as another.
fn leave_out_like_dice(state: &State, answers: &mut Vec<Answer>) {
    let dice = state.turn().dice;
    // The dice of the packs lie behind the others, each of its own kind.
    let shown = |die: u8| {
        let face = (usize::from(die) < dice.len()).then(|| dice.get(usize::from(die)));
        face.ok_or(die)
    };
    // Where dice may be thrown again instead, each that may leave is looked at.
    let either = answers
        .iter()
        .any(|answer| matches!(answer, Answer::Choose(Pick::Die(_))));
    let likeness = |answer: &Answer| match answer {
        Answer::Choose(Pick::Remove(_)) if either => None,
        Answer::Choose(Pick::Die(die) | Pick::Remove(die)) => Some((shown(*die), None)),
        Answer::Choose(Pick::DieFace(die, to)) => Some((shown(*die), Some(*to))),
        _ => None,
    };
    let mut seen = Vec::new();
    answers.retain(|answer| {
        let Some(like) = likeness(answer) else { return true };
        let new = !seen.contains(&like);
        seen.push(like);
        new
    });
}
