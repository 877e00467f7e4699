//! One table being played: the position, the seeded dealer who answers for Nature, and the history.
//!
//! A session applies answers at once; showing what happened is somebody else's business. It knows no game by name, no
//! window, no language and no bot.

pub mod notation;

use engine::{Asked, Chance, Game, Illegal};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Nature's hand: one stream of numbers from a seed, the same on every machine.
#[derive(Debug, Clone)]
pub struct Dealer {
    stream: ChaCha8Rng,
}

impl Dealer {
    /// A dealer whose every throw and card follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            stream: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// A dealer who has dealt before, and goes on at this place of the stream.
    #[must_use]
    pub fn resumed(seed: u64, place: u64) -> Self {
        let mut dealer = Self::new(seed);
        dealer.stream.set_word_pos(u128::from(place));
        dealer
    }

    /// How far the stream has been used up.
    #[must_use]
    pub fn place(&self) -> u64 {
        // No game comes near the end of these.
        self.stream.get_word_pos() as u64
    }
}

impl Chance for Dealer {
    fn below(&mut self, bound: u32) -> u32 {
        // Written out (Lemire's multiplication), so that no new version of a library deals other cards for an old seed.
        let bound = u64::from(bound.max(1));
        let unfair = (1 << 32) % bound;
        loop {
            let product = u64::from(self.stream.next_u32()) * bound;
            if product & u64::from(u32::MAX) >= unfair {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A seed for a table for which nobody has chosen one.
#[must_use]
pub fn fresh_seed() -> u64 {
    // Short enough to be told to a friend.
    u64::from(rand::rng().next_u32())
}

/// A table being played.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    start: G,
    state: G,
    seed: u64,
    dealer: Dealer,
    history: Vec<G::Answer>,
    ticket: u64,
}

impl<G: Game> Session<G> {
    /// A table at its first position; call [`advance`](Self::advance) to let the dealer begin.
    #[must_use]
    pub fn new(start: G, seed: u64) -> Self {
        Self {
            state: start.clone(),
            start,
            seed,
            dealer: Dealer::new(seed),
            history: Vec::new(),
            ticket: 0,
        }
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The position before the first answer.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The seed of the dealer.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Every answer so far, Nature's included: with the start they are the whole game.
    #[must_use]
    pub fn history(&self) -> &[G::Answer] {
        &self.history
    }

    /// A number that grows with every change of the table and never comes back; a thought about another one is stale.
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.ticket
    }

    /// The same table when only so many answers had been given, to be looked at; what happened until then is told.
    #[must_use]
    pub fn at(&self, answers: usize, teller: &mut dyn FnMut(G::Event, &G)) -> Self {
        let mut table = Self::new(self.start.clone(), self.seed);
        for answer in self.history.iter().take(answers) {
            table
                .say(*answer, teller)
                .expect("what has been said once can be said again");
        }
        table
    }

    /// Lets the dealer answer for Nature until a seat is asked or the game is over.
    pub fn advance(&mut self, teller: &mut dyn FnMut(G::Event, &G)) {
        while self.state.asks() == Asked::Nature {
            let answer = self
                .state
                .deal(&mut self.dealer)
                .expect("Nature is asked what can be dealt");
            self.say(answer, teller)
                .expect("the dealer deals what is offered");
        }
    }

    /// Says a seat's answer, then lets the dealer go on.
    ///
    /// # Errors
    /// [`Illegal`] when the answer is not offered; nothing has changed then.
    pub fn answer(&mut self, answer: G::Answer, teller: &mut dyn FnMut(G::Event, &G)) -> Result<(), Illegal> {
        self.say(answer, teller)?;
        self.advance(teller);
        Ok(())
    }

    /// Says one answer and keeps it.
    fn say(&mut self, answer: G::Answer, teller: &mut dyn FnMut(G::Event, &G)) -> Result<(), Illegal> {
        self.state.apply_telling(answer, teller)?;
        self.history.push(answer);
        self.ticket += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::classic::{Answer, Setup, State};

    fn table(seed: u64) -> Session<State> {
        Session::new(
            Setup::of(3).expect("three may play").start().expect("a table"),
            seed,
        )
    }

    /// Plays the first listed answers until the end of some turns.
    fn play(session: &mut Session<State>, answers: usize) {
        session.advance(&mut |_, _| {});
        for _ in 0..answers {
            let mut legal = Vec::new();
            session.state().answers(&mut legal);
            let Some(last) = legal.last().copied() else { return };
            session
                .answer(last, &mut |_, _| {})
                .expect("a listed answer is legal");
        }
    }

    #[test]
    fn a_seed_is_enough_to_share_a_game() {
        let (mut one, mut other, mut another) = (table(7), table(7), table(8));
        for session in [&mut one, &mut other, &mut another] {
            play(session, 60);
        }
        assert_eq!(one.state(), other.state());
        assert_eq!(one.history(), other.history());
        assert_ne!(one.history(), another.history());
    }

    #[test]
    fn the_history_is_the_whole_game() {
        let mut session = table(3);
        play(&mut session, 80);
        let mut replay = *session.start();
        for answer in session.history() {
            replay.apply(*answer).expect("it was legal before");
        }
        assert_eq!(replay, *session.state());
    }

    #[test]
    fn a_table_is_seen_as_it_was() {
        let mut session = table(3);
        play(&mut session, 10);
        let (then, answers) = (*session.state(), session.history().len());
        play(&mut session, 30);
        let mut events = 0;
        let before = session.at(answers, &mut |_, _| events += 1);
        assert_eq!((before.state(), before.history().len()), (&then, answers));
        assert!(events >= answers, "{events} of {answers}");
        assert_eq!(session.at(usize::MAX, &mut |_, _| {}).state(), session.state());
    }

    #[test]
    fn a_refused_answer_leaves_the_table_as_it_was() {
        let mut session = table(5);
        session.advance(&mut |_, _| {});
        let (before, ticket) = (*session.state(), session.ticket());
        assert!(session.answer(Answer::Yield, &mut |_, _| {}).is_err());
        assert_eq!((*session.state(), session.ticket()), (before, ticket));
    }

    /// Other numbers here would be other games for every seed that was ever told to a friend.
    #[test]
    fn the_dealer_of_a_seed_throws_the_same_dice_for_ever() {
        let mut dealer = Dealer::new(1);
        let throws: Vec<u32> = (0..20).map(|_| dealer.below(6)).collect();
        assert_eq!(
            throws,
            [3, 2, 5, 0, 1, 3, 2, 1, 4, 1, 5, 4, 2, 2, 4, 0, 0, 5, 1, 4]
        );
        assert_eq!(dealer.below(1), 0);
        assert_eq!(
            [1_000, 1 << 31, u32::MAX].map(|bound| dealer.below(bound)),
            [483, 2_022_188_273, 2_479_094_365]
        );
    }
}
