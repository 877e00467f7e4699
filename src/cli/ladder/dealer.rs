//! The same luck for rivals: in every seating of one seed, a turn's dice follow from its number and cards
//! from how many came before them. Rivals who play alike play the same game, and what tells them apart is how
//! they play.

use crate::cli::game::CliGame;
use bots::draw::{Draw, mixed};
use engine::Chance;

/// Tells the dice of a seed from every other use of it.
const DICE: u64 = 0x6563_6964_7265_6c61;
/// The same for cards.
const CARDS: u64 = 0x7364_7261_6372_616c;

/// Nature's hand at the ladder.
#[derive(Debug, Clone)]
pub(in crate::cli) struct DuplicateDealer {
    seed: u64,
    turn: u16,
    /// Throws of this turn so far.
    throws: u64,
    /// Cards of the game so far.
    cards: u64,
    stream: Draw,
}

impl DuplicateDealer {
    /// A dealer whose luck follows from `seed` and from how far the game has come.
    pub(in crate::cli) fn new(seed: u64) -> Self {
        Self {
            seed,
            turn: 0,
            throws: 0,
            cards: 0,
            stream: Draw::new(seed),
        }
    }

    /// Nature's answer; `None` when it is not asked.
    pub(in crate::cli) fn deal<K: CliGame>(&mut self, state: &K) -> Option<K::Answer> {
        let turn = state.turn();
        if turn != self.turn {
            (self.turn, self.throws) = (turn, 0);
        }
        self.stream = if state.reveals() {
            self.cards += 1;
            Draw::new(mixed(self.seed ^ CARDS, self.cards))
        } else {
            self.throws += 1;
            Draw::new(mixed(mixed(self.seed ^ DICE, turn.into()), self.throws))
        };
        state.deal(self)
    }
}

impl Chance for DuplicateDealer {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream.below(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::DuplicateDealer;
    use crate::cli::game::CliGame;
    use bots::baselines::{Baselines, contestants};
    use bots::train::Curriculum;
    use bots::{Stop, seed_of};
    use engine::classic::{Options, State};
    use engine::duel::State as Duel;
    use engine::{Asked, Game, Seat, View};
    use words::{Language, Words};

    /// What Nature says in a game of these two, turn by turn.
    fn luck<K: CliGame + Baselines + Curriculum>(
        names: [&str; 2],
        agreed: &K::Agreed,
        seed: u64,
    ) -> Vec<Vec<K::Answer>> {
        let all = contestants::<K>();
        let mut bots: Vec<_> = names
            .iter()
            .zip(0..)
            .map(|(name, seat)| {
                let one = all.iter().find(|one| one.name() == *name).expect("in the pool");
                one.bot(seed_of(seed, Seat(seat)))
            })
            .collect();
        let mut state =
            <K as CliGame>::table(2, agreed, seed, &Words::new(Language::English)).expect("a table");
        let (mut dealer, stop) = (DuplicateDealer::new(seed), Stop::default());
        let mut said = vec![Vec::new()];
        loop {
            let answer = match state.asks() {
                Asked::NoOne => return said,
                Asked::Nature => {
                    let answer = dealer.deal(&state).expect("Nature is asked");
                    said.resize(usize::from(state.turn()) + 1, Vec::new());
                    said.last_mut().expect("this turn").push(answer);
                    answer
                }
                Asked::Seat(seat) => bots[seat.index()]
                    .choose(&View::of(&state, Some(seat)), &stop)
                    .expect("an answer"),
            };
            state.apply(answer).expect("a legal answer");
        }
    }

    #[test]
    fn equal_rivals_have_the_same_luck_in_every_seating() {
        let options = Options::default();
        let one = luck::<State>(["greedy", "greedy"], &options, 4);
        assert!(one.len() > 5 && one == luck::<State>(["greedy", "greedy"], &options, 4));
        assert_ne!(one, luck::<State>(["greedy", "greedy"], &options, 5));
        let one = luck::<Duel>(["greedy", "greedy"], &None, 4);
        assert_eq!(one, luck::<Duel>(["greedy", "greedy"], &None, 4));
    }

    #[test]
    fn the_first_throw_of_a_turn_is_the_same_whoever_throws() {
        let options = Options {
            power_cards: false,
            ..Options::default()
        };
        let mut turns = 0;
        for seed in 0..10 {
            let there = luck::<State>(["greedy", "random"], &options, seed);
            let back = luck::<State>(["random", "greedy"], &options, seed);
            // Without cards every turn begins with six dice. What was thrown again is thrown from other dice.
            for (one, other) in there.iter().zip(&back) {
                assert_eq!(one.first(), other.first());
                turns += 1;
            }
            assert_ne!(there, back);
        }
        assert!(turns > 50, "{turns}");
    }

    /// The cards of a game in the order in which they come.
    #[test]
    fn cards_come_in_the_same_order_whoever_buys() {
        let options = Options::default();
        let cards = |names| {
            let said = luck::<State>(names, &options, 6).concat();
            let cards = said
                .into_iter()
                .filter(|answer| matches!(answer, engine::classic::Answer::Card(_)));
            cards.collect::<Vec<_>>()
        };
        let (one, other) = (cards(["greedy", "random"]), cards(["random", "greedy"]));
        let both = one.len().min(other.len());
        assert!(both > 4);
        assert_eq!(one[..both], other[..both]);
    }

    #[test]
    fn games_of_one_seed_go_on_without_the_table() {
        // A throw is only as long as its dice, so the next one starts anew.
        let state = State::table(2, &Options::default(), 1, &Words::new(Language::English)).expect("a table");
        let (mut one, mut other) = (DuplicateDealer::new(9), DuplicateDealer::new(9));
        assert_eq!(one.deal(&state), other.deal(&state));
        let again = one.deal(&state);
        assert_ne!(again, DuplicateDealer::new(9).deal(&state));
        assert_eq!(again, other.deal(&state));
        assert!(state.asks() == Asked::Nature);
    }
}
